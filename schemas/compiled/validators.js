// Made by `npm run schemas` from the *.schema.json files beside this folder. Do not edit.
var dr=(r,t)=>()=>{try{return t||r((t={exports:{}}).exports,t),t.exports}catch(b){throw t=0,b}};var Pr=dr(ur=>{"use strict";Object.defineProperty(ur,"__esModule",{value:!0});function gr(r){let t=r.length,b=0,v=0,y;for(;v<t;)b++,y=r.charCodeAt(v++),y>=55296&&
y<=56319&&v<t&&(y=r.charCodeAt(v),(y&64512)===56320&&v++);return b}ur.default=gr;gr.code='require("ajv/dist/runtime/ucs2length").default'});var wr=dr((zs,kr)=>{"use strict";kr.exports=function r(t,b){if(t===b)return!0;if(t&&b&&typeof t=="object"&&typeof b=="object"){if(t.constructor!==b.constructor)
return!1;var v,y,h;if(Array.isArray(t)){if(v=t.length,v!=b.length)return!1;for(y=v;y--!==0;)if(!r(t[y],b[y]))return!1;return!0}if(t.constructor===RegExp)return t.
source===b.source&&t.flags===b.flags;if(t.valueOf!==Object.prototype.valueOf)return t.valueOf()===b.valueOf();if(t.toString!==Object.prototype.toString)return t.
toString()===b.toString();if(h=Object.keys(t),v=h.length,v!==Object.keys(b).length)return!1;for(y=v;y--!==0;)if(!Object.prototype.hasOwnProperty.call(b,h[y]))return!1;
for(y=v;y--!==0;){var e=h[y];if(!r(t[e],b[e]))return!1}return!0}return t!==t&&b!==b}});var qr=dr(fr=>{"use strict";Object.defineProperty(fr,"__esModule",{value:!0});var br=wr();br.code='require("ajv/dist/runtime/equal").default';fr.default=br});var Vr=ze,vr={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:clauses",$comment:"The shape of clauses.json.",title:"Clauses of the interfa\
ce",type:"array",items:{type:"object",required:["id","section","capability","level","text"],additionalProperties:!1,properties:{id:{type:"string",pattern:"^C[1-\
9](\\.\\d+){1,2}$"},section:{type:"string",pattern:"^[1-9](\\.[1-9])?$"},capability:{enum:["core","signup","sse","websocket","webhooks","limits"]},level:{enum:[
"MUST","SHOULD"]},text:{type:"string",minLength:10},excluded:{title:"Why nothing judges or observes it",type:"string",minLength:10},observedBy:{title:"Probes th\
at show it",type:"array",minItems:1,items:{type:"string"}}}}},Ir=new RegExp("^C[1-9](\\.\\d+){1,2}$","u"),Dr=new RegExp("^[1-9](\\.[1-9])?$","u"),_=Pr().default;
function ze(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=ze.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),Array.isArray(r)){let n=r.length;for(let o=0;o<n;o++){let l=r[o];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.id===
void 0){let d={instancePath:t+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[d]:e.push(d),s++}if(l.section===
void 0){let d={instancePath:t+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"section"}};e===null?e=[d]:e.push(d),s++}if(l.capability===
void 0){let d={instancePath:t+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"capability"}};e===null?e=[d]:e.push(d),s++}if(l.level===
void 0){let d={instancePath:t+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"level"}};e===null?e=[d]:e.push(d),s++}if(l.text===
void 0){let d={instancePath:t+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"text"}};e===null?e=[d]:e.push(d),s++}for(let d in l)
if(!(d==="id"||d==="section"||d==="capability"||d==="level"||d==="text"||d==="excluded"||d==="observedBy")){let f={instancePath:t+"/"+o,schemaPath:"#/items/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[f]:e.push(f),s++}if(l.id!==void 0){let d=l.id;if(typeof d=="string"){
if(!Ir.test(d)){let f={instancePath:t+"/"+o+"/id",schemaPath:"#/items/properties/id/pattern",keyword:"pattern",params:{pattern:"^C[1-9](\\.\\d+){1,2}$"}};e===null?
e=[f]:e.push(f),s++}}else{let f={instancePath:t+"/"+o+"/id",schemaPath:"#/items/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(
f),s++}}if(l.section!==void 0){let d=l.section;if(typeof d=="string"){if(!Dr.test(d)){let f={instancePath:t+"/"+o+"/section",schemaPath:"#/items/properties/sect\
ion/pattern",keyword:"pattern",params:{pattern:"^[1-9](\\.[1-9])?$"}};e===null?e=[f]:e.push(f),s++}}else{let f={instancePath:t+"/"+o+"/section",schemaPath:"#/it\
ems/properties/section/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),s++}}if(l.capability!==void 0){let d=l.capability;if(!(d==="core"||
d==="signup"||d==="sse"||d==="websocket"||d==="webhooks"||d==="limits")){let f={instancePath:t+"/"+o+"/capability",schemaPath:"#/items/properties/capability/enu\
m",keyword:"enum",params:{allowedValues:vr.items.properties.capability.enum}};e===null?e=[f]:e.push(f),s++}}if(l.level!==void 0){let d=l.level;if(!(d==="MUST"||
d==="SHOULD")){let f={instancePath:t+"/"+o+"/level",schemaPath:"#/items/properties/level/enum",keyword:"enum",params:{allowedValues:vr.items.properties.level.enum}};
e===null?e=[f]:e.push(f),s++}}if(l.text!==void 0){let d=l.text;if(typeof d=="string"){if(_(d)<10){let f={instancePath:t+"/"+o+"/text",schemaPath:"#/items/proper\
ties/text/minLength",keyword:"minLength",params:{limit:10}};e===null?e=[f]:e.push(f),s++}}else{let f={instancePath:t+"/"+o+"/text",schemaPath:"#/items/propertie\
s/text/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),s++}}if(l.excluded!==void 0){let d=l.excluded;if(typeof d=="string"){if(_(d)<10){let f={
instancePath:t+"/"+o+"/excluded",schemaPath:"#/items/properties/excluded/minLength",keyword:"minLength",params:{limit:10}};e===null?e=[f]:e.push(f),s++}}else{let f={
instancePath:t+"/"+o+"/excluded",schemaPath:"#/items/properties/excluded/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),s++}}if(l.observedBy!==
void 0){let d=l.observedBy;if(Array.isArray(d)){if(d.length<1){let c={instancePath:t+"/"+o+"/observedBy",schemaPath:"#/items/properties/observedBy/minItems",keyword:"\
minItems",params:{limit:1}};e===null?e=[c]:e.push(c),s++}let f=d.length;for(let c=0;c<f;c++)if(typeof d[c]!="string"){let u={instancePath:t+"/"+o+"/observedBy/"+
c,schemaPath:"#/items/properties/observedBy/items/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),s++}}else{let f={instancePath:t+"/"+o+"/\
observedBy",schemaPath:"#/items/properties/observedBy/type",keyword:"type",params:{type:"array"}};e===null?e=[f]:e.push(f),s++}}}else{let d={instancePath:t+"/"+
o,schemaPath:"#/items/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}}}else{let n={instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"array"}};e===null?e=[n]:e.push(n),s++}return ze.errors=e,s===0}ze.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Tr=He,mr={$schema:"http\
s://json-schema.org/draft/2020-12/schema",$id:"urn:assay:gaps",$comment:"The shape of gaps.json. The readings of a key that two gaps share stand at the first of\
 them; `parameters` are the defaults of a reading that no profile has.",title:"Gaps of the interface",type:"array",items:{type:"object",required:["id","section",
"capability","level","text","keys","readings"],additionalProperties:!1,properties:{id:{type:"string",pattern:"^G[1-9](\\.\\d+)$"},section:{type:"string",pattern:"\
^[1-9](\\.[1-9])?$"},capability:{enum:["core","signup","sse","websocket","webhooks","limits"]},level:{enum:["MUST","SHOULD"]},text:{type:"string",minLength:10},
excluded:{title:"Why nothing judges or observes it",type:"string",minLength:10},observedBy:{title:"Probes that show it",type:"array",minItems:1,items:{type:"str\
ing"}},keys:{type:"array",minItems:1,items:{type:"string"}},readings:{type:"array",items:{type:"object",required:["key","name","meaning"],additionalProperties:!1,
properties:{key:{type:"string"},name:{type:"string"},meaning:{type:"string",minLength:5},parameters:{type:"object"}}}}}}},Be=Object.prototype.hasOwnProperty,Sr=new RegExp(
"^G[1-9](\\.\\d+)$","u");function He(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=He.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),Array.isArray(r)){let n=r.length;for(let o=0;o<n;o++){let l=r[o];if(l&&typeof l=="object"&&
!Array.isArray(l)){if(l.id===void 0){let d={instancePath:t+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[d]:
e.push(d),s++}if(l.section===void 0){let d={instancePath:t+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"section"}};e===null?e=
[d]:e.push(d),s++}if(l.capability===void 0){let d={instancePath:t+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"capability"}};
e===null?e=[d]:e.push(d),s++}if(l.level===void 0){let d={instancePath:t+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"level"}};
e===null?e=[d]:e.push(d),s++}if(l.text===void 0){let d={instancePath:t+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"text"}};e===
null?e=[d]:e.push(d),s++}if(l.keys===void 0){let d={instancePath:t+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"keys"}};e===null?
e=[d]:e.push(d),s++}if(l.readings===void 0){let d={instancePath:t+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"readings"}};e===
null?e=[d]:e.push(d),s++}for(let d in l)if(!Be.call(mr.items.properties,d)){let f={instancePath:t+"/"+o,schemaPath:"#/items/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:d}};e===null?e=[f]:e.push(f),s++}if(l.id!==void 0){let d=l.id;if(typeof d=="string"){if(!Sr.test(d)){let f={instancePath:t+
"/"+o+"/id",schemaPath:"#/items/properties/id/pattern",keyword:"pattern",params:{pattern:"^G[1-9](\\.\\d+)$"}};e===null?e=[f]:e.push(f),s++}}else{let f={instancePath:t+
"/"+o+"/id",schemaPath:"#/items/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),s++}}if(l.section!==void 0){let d=l.section;
if(typeof d=="string"){if(!Dr.test(d)){let f={instancePath:t+"/"+o+"/section",schemaPath:"#/items/properties/section/pattern",keyword:"pattern",params:{pattern:"\
^[1-9](\\.[1-9])?$"}};e===null?e=[f]:e.push(f),s++}}else{let f={instancePath:t+"/"+o+"/section",schemaPath:"#/items/properties/section/type",keyword:"type",params:{
type:"string"}};e===null?e=[f]:e.push(f),s++}}if(l.capability!==void 0){let d=l.capability;if(!(d==="core"||d==="signup"||d==="sse"||d==="websocket"||d==="webho\
oks"||d==="limits")){let f={instancePath:t+"/"+o+"/capability",schemaPath:"#/items/properties/capability/enum",keyword:"enum",params:{allowedValues:mr.items.properties.
capability.enum}};e===null?e=[f]:e.push(f),s++}}if(l.level!==void 0){let d=l.level;if(!(d==="MUST"||d==="SHOULD")){let f={instancePath:t+"/"+o+"/level",schemaPath:"\
#/items/properties/level/enum",keyword:"enum",params:{allowedValues:mr.items.properties.level.enum}};e===null?e=[f]:e.push(f),s++}}if(l.text!==void 0){let d=l.text;
if(typeof d=="string"){if(_(d)<10){let f={instancePath:t+"/"+o+"/text",schemaPath:"#/items/properties/text/minLength",keyword:"minLength",params:{limit:10}};e===
null?e=[f]:e.push(f),s++}}else{let f={instancePath:t+"/"+o+"/text",schemaPath:"#/items/properties/text/type",keyword:"type",params:{type:"string"}};e===null?e=[
f]:e.push(f),s++}}if(l.excluded!==void 0){let d=l.excluded;if(typeof d=="string"){if(_(d)<10){let f={instancePath:t+"/"+o+"/excluded",schemaPath:"#/items/proper\
ties/excluded/minLength",keyword:"minLength",params:{limit:10}};e===null?e=[f]:e.push(f),s++}}else{let f={instancePath:t+"/"+o+"/excluded",schemaPath:"#/items/p\
roperties/excluded/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),s++}}if(l.observedBy!==void 0){let d=l.observedBy;if(Array.isArray(d)){
if(d.length<1){let c={instancePath:t+"/"+o+"/observedBy",schemaPath:"#/items/properties/observedBy/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[c]:
e.push(c),s++}let f=d.length;for(let c=0;c<f;c++)if(typeof d[c]!="string"){let u={instancePath:t+"/"+o+"/observedBy/"+c,schemaPath:"#/items/properties/observedB\
y/items/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),s++}}else{let f={instancePath:t+"/"+o+"/observedBy",schemaPath:"#/items/properties\
/observedBy/type",keyword:"type",params:{type:"array"}};e===null?e=[f]:e.push(f),s++}}if(l.keys!==void 0){let d=l.keys;if(Array.isArray(d)){if(d.length<1){let c={
instancePath:t+"/"+o+"/keys",schemaPath:"#/items/properties/keys/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[c]:e.push(c),s++}let f=d.length;for(let c=0;c<
f;c++)if(typeof d[c]!="string"){let u={instancePath:t+"/"+o+"/keys/"+c,schemaPath:"#/items/properties/keys/items/type",keyword:"type",params:{type:"string"}};e===
null?e=[u]:e.push(u),s++}}else{let f={instancePath:t+"/"+o+"/keys",schemaPath:"#/items/properties/keys/type",keyword:"type",params:{type:"array"}};e===null?e=[f]:
e.push(f),s++}}if(l.readings!==void 0){let d=l.readings;if(Array.isArray(d)){let f=d.length;for(let c=0;c<f;c++){let u=d[c];if(u&&typeof u=="object"&&!Array.isArray(
u)){if(u.key===void 0){let O={instancePath:t+"/"+o+"/readings/"+c,schemaPath:"#/items/properties/readings/items/required",keyword:"required",params:{missingProperty:"\
key"}};e===null?e=[O]:e.push(O),s++}if(u.name===void 0){let O={instancePath:t+"/"+o+"/readings/"+c,schemaPath:"#/items/properties/readings/items/required",keyword:"\
required",params:{missingProperty:"name"}};e===null?e=[O]:e.push(O),s++}if(u.meaning===void 0){let O={instancePath:t+"/"+o+"/readings/"+c,schemaPath:"#/items/pr\
operties/readings/items/required",keyword:"required",params:{missingProperty:"meaning"}};e===null?e=[O]:e.push(O),s++}for(let O in u)if(!(O==="key"||O==="name"||
O==="meaning"||O==="parameters")){let a={instancePath:t+"/"+o+"/readings/"+c,schemaPath:"#/items/properties/readings/items/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:O}};e===null?e=[a]:e.push(a),s++}if(u.key!==void 0&&typeof u.key!="string"){let O={instancePath:t+"/"+o+"/readings/"+
c+"/key",schemaPath:"#/items/properties/readings/items/properties/key/type",keyword:"type",params:{type:"string"}};e===null?e=[O]:e.push(O),s++}if(u.name!==void 0&&
typeof u.name!="string"){let O={instancePath:t+"/"+o+"/readings/"+c+"/name",schemaPath:"#/items/properties/readings/items/properties/name/type",keyword:"type",params:{
type:"string"}};e===null?e=[O]:e.push(O),s++}if(u.meaning!==void 0){let O=u.meaning;if(typeof O=="string"){if(_(O)<5){let a={instancePath:t+"/"+o+"/readings/"+c+
"/meaning",schemaPath:"#/items/properties/readings/items/properties/meaning/minLength",keyword:"minLength",params:{limit:5}};e===null?e=[a]:e.push(a),s++}}else{
let a={instancePath:t+"/"+o+"/readings/"+c+"/meaning",schemaPath:"#/items/properties/readings/items/properties/meaning/type",keyword:"type",params:{type:"string"}};
e===null?e=[a]:e.push(a),s++}}if(u.parameters!==void 0){let O=u.parameters;if(!(O&&typeof O=="object"&&!Array.isArray(O))){let a={instancePath:t+"/"+o+"/reading\
s/"+c+"/parameters",schemaPath:"#/items/properties/readings/items/properties/parameters/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),s++}}}else{
let O={instancePath:t+"/"+o+"/readings/"+c,schemaPath:"#/items/properties/readings/items/type",keyword:"type",params:{type:"object"}};e===null?e=[O]:e.push(O),s++}}}else{
let f={instancePath:t+"/"+o+"/readings",schemaPath:"#/items/properties/readings/type",keyword:"type",params:{type:"array"}};e===null?e=[f]:e.push(f),s++}}}else{
let d={instancePath:t+"/"+o,schemaPath:"#/items/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}}}else{let n={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),s++}return He.errors=e,s===0}He.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Lr=Ze;function B(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=B.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.role===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"role"}};e===null?e=[n]:e.push(n),s++}if(r.content===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"content"}};e===null?e=[n]:e.push(n),s++}if(r.role!==void 0&&typeof r.role!="string"){let n={instancePath:t+"/role",schemaPath:"#/properties/rol\
e/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),s++}if(r.content!==void 0&&typeof r.content!="string"){let n={instancePath:t+"/content",
schemaPath:"#/properties/content/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return B.errors=e,s===0}B.evaluated={props:{role:!0,content:!0},dynamicProps:!1,dynamicItems:!1};function Ze(r,{
instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=Ze.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.model!==void 0&&typeof r.model!="string"){let n={instancePath:t+"/model",schemaPath:"#/propertie\
s/model/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),s++}if(r.messages!==void 0){let n=r.messages;if(Array.isArray(n)){let o=n.length;for(let l=0;l<
o;l++)B(n[l],{instancePath:t+"/messages/"+l,parentData:n,parentDataProperty:l,rootData:y,dynamicAnchors:h})||(e=e===null?B.errors:e.concat(B.errors),s=e.length)}else{
let o={instancePath:t+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),s++}}if(r.max_tokens!==
void 0){let n=r.max_tokens;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:t+"/max_tokens",schemaPath:"#/properties/max_tokens/typ\
e",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),s++}}if(r.temperature!==void 0){let n=r.temperature;if(!(typeof n=="number"&&isFinite(n))){let o={
instancePath:t+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return Ze.errors=e,s===0}Ze.evaluated={props:{model:!0,messages:!0,max_tokens:!0,
temperature:!0},dynamicProps:!1,dynamicItems:!1};var Cr=Je;function Je(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=Je.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.choices===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"choices"}};e===null?e=[n]:e.push(n),s++}if(r.choices!==void 0){let n=r.choices;if(Array.isArray(n)){let o=n.length;for(let l=0;l<
o;l++){let d=n[l];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.message===void 0){let f={instancePath:t+"/choices/"+l,schemaPath:"#/properties/choices/items\
/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[f]:e.push(f),s++}if(d.message!==void 0){let f=d.message;if(f&&typeof f=="object"&&
!Array.isArray(f)){if(f.content===void 0){let c={instancePath:t+"/choices/"+l+"/message",schemaPath:"#/properties/choices/items/properties/message/required",keyword:"\
required",params:{missingProperty:"content"}};e===null?e=[c]:e.push(c),s++}if(f.content!==void 0&&typeof f.content!="string"){let c={instancePath:t+"/choices/"+
l+"/message/content",schemaPath:"#/properties/choices/items/properties/message/properties/content/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.
push(c),s++}}else{let c={instancePath:t+"/choices/"+l+"/message",schemaPath:"#/properties/choices/items/properties/message/type",keyword:"type",params:{type:"ob\
ject"}};e===null?e=[c]:e.push(c),s++}}}else{let f={instancePath:t+"/choices/"+l,schemaPath:"#/properties/choices/items/type",keyword:"type",params:{type:"object"}};
e===null?e=[f]:e.push(f),s++}}}else{let o={instancePath:t+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:
e.push(o),s++}}}else{let n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return Je.errors=e,s===0}Je.evaluated=
{props:{choices:!0},dynamicProps:!1,dynamicItems:!1};var Er=B,Fr=We,C={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:load-run",$comment:"\
load-run.json, the only thing a load report reads. A run is valid when it gives no reason against it, and only a valid run is ok or has missed an objective.",title:"\
Load run",type:"object",required:["schema","outcome","exitCode","valid","reasons","notes","requests","metrics","throughput","errors","conformance","slo","scenar\
io","suite","target","workload","schedule","instrument","startedAt","durationMs"],additionalProperties:!1,properties:{schema:{const:"assay.load/1"},outcome:{enum:[
"ok","slo-failed","invalid","aborted"]},exitCode:{enum:[0,1,3,4]},valid:{type:"boolean"},reasons:{type:"array",items:{type:"string",minLength:1,pattern:"^[^\\n]*\
$"}},notes:{type:"array",items:{type:"string",minLength:1,pattern:"^[^\\n]*$"}},requests:{type:"object",required:["started","ok","failed","dropped","errorShare"],
additionalProperties:!1,properties:{started:{type:"integer",minimum:0},ok:{type:"integer",minimum:0},failed:{type:"integer",minimum:0},dropped:{type:"integer",minimum:0},
errorShare:{type:"number",minimum:0,maximum:1}}},metrics:{type:"object",propertyNames:{pattern:"^[a-z][a-z0-9-]*$"},additionalProperties:{$ref:"#/$defs/metric"}},
throughput:{type:"object",required:["completionsPerSecond","outputTokensPerSecond"],additionalProperties:!1,properties:{completionsPerSecond:{type:"number",minimum:0},
outputTokensPerSecond:{type:["number","null"],minimum:0}}},errors:{type:"array",items:{type:"object",required:["class","count","example"],additionalProperties:!1,
properties:{class:{enum:["http-429","http-4xx","http-5xx","http-other","bad-json","not-a-completion","timeout","network"]},count:{type:"integer",minimum:1},example:{
type:["string","null"]}}}},conformance:{type:"object",required:["sampled","conforming","example"],additionalProperties:!1,properties:{sampled:{type:"integer",minimum:0},
conforming:{type:"integer",minimum:0},example:{type:["string","null"]}}},slo:{type:"array",items:{type:"object",required:["slo","metric","op","threshold","unit",
"actual","ok","reason"],additionalProperties:!1,properties:{slo:{type:"string",minLength:1,pattern:"^[^\\n]*$"},metric:{type:"string",minLength:1,pattern:"^[^\\n\
]*$"},op:{enum:["<","<=",">",">="]},threshold:{type:"number",minimum:0},unit:{enum:["ms","share","per-second"]},actual:{type:["number","null"],minimum:0},ok:{type:[
"boolean","null"]},reason:{type:["string","null"]}}}},scenario:{type:"string",minLength:1,pattern:"^[^\\n]*$"},suite:{type:"object",required:["version"],additionalProperties:!1,
properties:{version:{type:"string",minLength:1,pattern:"^[^\\n]*$"}}},target:{type:"object",required:["baseUrl","model"],additionalProperties:!1,properties:{baseUrl:{
type:"string",pattern:"^https?://"},model:{type:"string",minLength:1,pattern:"^[^\\n]*$"}}},workload:{$ref:"#/$defs/workload"},schedule:{type:"object",required:[
"seed","sha256"],additionalProperties:!1,properties:{seed:{type:"string"},sha256:{type:"string",pattern:"^[0-9a-f]{64}$"}}},instrument:{type:"object",required:[
"note","engine","cpuShare","ttfbErrorMs","scheduleLagMs","k6ExitCode"],additionalProperties:!1,properties:{note:{type:"string",minLength:1,pattern:"^[^\\n]*$"},
engine:{type:"string",minLength:1,pattern:"^[^\\n]*$"},cpuShare:{type:["number","null"],minimum:0,maximum:1},ttfbErrorMs:{type:"null"},scheduleLagMs:{type:"null"},
k6ExitCode:{type:["integer","null"]}}},startedAt:{type:"string",pattern:"^\\d{4}-\\d{2}-\\d{2}T[0-9:.]+Z$"},durationMs:{type:"integer",minimum:0}},oneOf:[{properties:{
outcome:{const:"ok"},exitCode:{const:0},valid:{const:!0},reasons:{type:"array",maxItems:0}}},{properties:{outcome:{const:"slo-failed"},exitCode:{const:1},valid:{
const:!0},reasons:{type:"array",maxItems:0}}},{properties:{outcome:{const:"invalid"},exitCode:{enum:[3,4]},valid:{const:!1},reasons:{type:"array",minItems:1}}},
{properties:{outcome:{const:"aborted"},exitCode:{const:3},valid:{const:!1},reasons:{type:"array",minItems:1}}}],$defs:{metric:{type:"object",required:["unit","n",
"p50","p90","p95","p99","max","ci"],additionalProperties:!1,properties:{unit:{const:"ms"},n:{type:"integer",minimum:0},p50:{type:["number","null"],minimum:0},p90:{
type:["number","null"],minimum:0},p95:{type:["number","null"],minimum:0},p99:{type:["number","null"],minimum:0},max:{type:["number","null"],minimum:0},ci:{type:[
"object","null"],additionalProperties:{type:"object",required:["low","high"],additionalProperties:!1,properties:{low:{type:"number"},high:{type:"number"}}}}}},workload:{
type:"object",required:["model","vus","durationSeconds","ratePerSecond","maxTokens","promptTokens","requestTimeoutSeconds"],additionalProperties:!1,properties:{
model:{enum:["closed","open-constant"]},vus:{type:"integer",minimum:1},durationSeconds:{type:"number",minimum:0},ratePerSecond:{type:["number","null"],minimum:0},
maxTokens:{type:"integer",minimum:1},promptTokens:{type:"integer",minimum:1},requestTimeoutSeconds:{type:"number",minimum:0}}}}},U=new RegExp("^[^\\n]*$","u"),_r=new RegExp(
"^[a-z][a-z0-9-]*$","u"),Mr=new RegExp("^https?://","u"),Kr=new RegExp("^[0-9a-f]{64}$","u"),Ur=new RegExp("^\\d{4}-\\d{2}-\\d{2}T[0-9:.]+Z$","u"),z={type:"obje\
ct",required:["unit","n","p50","p90","p95","p99","max","ci"],additionalProperties:!1,properties:{unit:{const:"ms"},n:{type:"integer",minimum:0},p50:{type:["numb\
er","null"],minimum:0},p90:{type:["number","null"],minimum:0},p95:{type:["number","null"],minimum:0},p99:{type:["number","null"],minimum:0},max:{type:["number",
"null"],minimum:0},ci:{type:["object","null"],additionalProperties:{type:"object",required:["low","high"],additionalProperties:!1,properties:{low:{type:"number"},
high:{type:"number"}}}}}};function Z(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=Z.evaluated;if(m.
dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.unit===void 0){let n={instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"unit"}};e===null?e=[n]:e.push(n),s++}if(r.n===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"n"}};e===null?e=[n]:e.push(n),s++}if(r.p50===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"p50"}};e===null?e=[n]:e.push(n),s++}if(r.p90===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
p90"}};e===null?e=[n]:e.push(n),s++}if(r.p95===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p95"}};e===null?
e=[n]:e.push(n),s++}if(r.p99===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p99"}};e===null?e=[n]:e.push(n),
s++}if(r.max===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"max"}};e===null?e=[n]:e.push(n),s++}if(r.ci===void 0){
let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ci"}};e===null?e=[n]:e.push(n),s++}for(let n in r)if(!(n==="unit"||n===
"n"||n==="p50"||n==="p90"||n==="p95"||n==="p99"||n==="max"||n==="ci")){let o={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:n}};e===null?e=[o]:e.push(o),s++}if(r.unit!==void 0&&r.unit!=="ms"){let n={instancePath:t+"/unit",schemaPath:"#/properties/unit/const",
keyword:"const",params:{allowedValue:"ms"}};e===null?e=[n]:e.push(n),s++}if(r.n!==void 0){let n=r.n;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={
instancePath:t+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<
0||isNaN(n))){let o={instancePath:t+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.
p50!==void 0){let n=r.p50;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let o={instancePath:t+"/p50",schemaPath:"#/properties/p50/type",keyword:"type",params:{
type:z.properties.p50.type}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:t+"/p50",schemaPath:"#/proper\
ties/p50/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.p90!==void 0){let n=r.p90;if(!(typeof n=="number"&&isFinite(
n))&&n!==null){let o={instancePath:t+"/p90",schemaPath:"#/properties/p90/type",keyword:"type",params:{type:z.properties.p90.type}};e===null?e=[o]:e.push(o),s++}
if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:t+"/p90",schemaPath:"#/properties/p90/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.p95!==void 0){let n=r.p95;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let o={instancePath:t+"/p95",schemaPath:"\
#/properties/p95/type",keyword:"type",params:{type:z.properties.p95.type}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={
instancePath:t+"/p95",schemaPath:"#/properties/p95/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.p99!==void 0){
let n=r.p99;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let o={instancePath:t+"/p99",schemaPath:"#/properties/p99/type",keyword:"type",params:{type:z.properties.
p99.type}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:t+"/p99",schemaPath:"#/properties/p99/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.max!==void 0){let n=r.max;if(!(typeof n=="number"&&isFinite(n))&&n!==null){
let o={instancePath:t+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type:z.properties.max.type}};e===null?e=[o]:e.push(o),s++}if(typeof n=="n\
umber"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:t+"/max",schemaPath:"#/properties/max/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===
null?e=[o]:e.push(o),s++}}if(r.ci!==void 0){let n=r.ci;if(!(n&&typeof n=="object"&&!Array.isArray(n))&&n!==null){let o={instancePath:t+"/ci",schemaPath:"#/prope\
rties/ci/type",keyword:"type",params:{type:z.properties.ci.type}};e===null?e=[o]:e.push(o),s++}if(n&&typeof n=="object"&&!Array.isArray(n))for(let o in n){let l=n[o];
if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.low===void 0){let d={instancePath:t+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/c\
i/additionalProperties/required",keyword:"required",params:{missingProperty:"low"}};e===null?e=[d]:e.push(d),s++}if(l.high===void 0){let d={instancePath:t+"/ci/"+
o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/ci/additionalProperties/required",keyword:"required",params:{missingProperty:"high"}};e===null?
e=[d]:e.push(d),s++}for(let d in l)if(!(d==="low"||d==="high")){let f={instancePath:t+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/c\
i/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[f]:e.push(f),s++}if(l.low!==void 0){let d=l.
low;if(!(typeof d=="number"&&isFinite(d))){let f={instancePath:t+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/low",schemaPath:"#/properties/ci/additionalPr\
operties/properties/low/type",keyword:"type",params:{type:"number"}};e===null?e=[f]:e.push(f),s++}}if(l.high!==void 0){let d=l.high;if(!(typeof d=="number"&&isFinite(
d))){let f={instancePath:t+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/high",schemaPath:"#/properties/ci/additionalProperties/properties/high/type",keyword:"\
type",params:{type:"number"}};e===null?e=[f]:e.push(f),s++}}}else{let d={instancePath:t+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties\
/ci/additionalProperties/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}}}}else{let n={instancePath:t,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return Z.errors=e,s===0}Z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $r={type:"object",required:[
"model","vus","durationSeconds","ratePerSecond","maxTokens","promptTokens","requestTimeoutSeconds"],additionalProperties:!1,properties:{model:{enum:["closed","o\
pen-constant"]},vus:{type:"integer",minimum:1},durationSeconds:{type:"number",minimum:0},ratePerSecond:{type:["number","null"],minimum:0},maxTokens:{type:"integ\
er",minimum:1},promptTokens:{type:"integer",minimum:1},requestTimeoutSeconds:{type:"number",minimum:0}}};function J(r,{instancePath:t="",parentData:b,parentDataProperty:v,
rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=J.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.
isArray(r)){if(r.model===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"model"}};e===null?e=[n]:e.push(n),s++}
if(r.vus===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"vus"}};e===null?e=[n]:e.push(n),s++}if(r.durationSeconds===
void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"durationSeconds"}};e===null?e=[n]:e.push(n),s++}if(r.ratePerSecond===
void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ratePerSecond"}};e===null?e=[n]:e.push(n),s++}if(r.maxTokens===
void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"maxTokens"}};e===null?e=[n]:e.push(n),s++}if(r.promptTokens===
void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"promptTokens"}};e===null?e=[n]:e.push(n),s++}if(r.requestTimeoutSeconds===
void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requestTimeoutSeconds"}};e===null?e=[n]:e.push(n),s++}for(let n in r)
if(!(n==="model"||n==="vus"||n==="durationSeconds"||n==="ratePerSecond"||n==="maxTokens"||n==="promptTokens"||n==="requestTimeoutSeconds")){let o={instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),s++}if(r.model!==void 0){let n=r.model;
if(!(n==="closed"||n==="open-constant")){let o={instancePath:t+"/model",schemaPath:"#/properties/model/enum",keyword:"enum",params:{allowedValues:$r.properties.
model.enum}};e===null?e=[o]:e.push(o),s++}}if(r.vus!==void 0){let n=r.vus;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:t+"/vus",
schemaPath:"#/properties/vus/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<1||isNaN(n))){let o={
instancePath:t+"/vus",schemaPath:"#/properties/vus/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[o]:e.push(o),s++}}if(r.durationSeconds!==
void 0){let n=r.durationSeconds;if(typeof n=="number"&&isFinite(n)){if(n<0||isNaN(n)){let o={instancePath:t+"/durationSeconds",schemaPath:"#/properties/duration\
Seconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:t+"/durationSeconds",schemaPath:"#/p\
roperties/durationSeconds/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),s++}}if(r.ratePerSecond!==void 0){let n=r.ratePerSecond;if(!(typeof n==
"number"&&isFinite(n))&&n!==null){let o={instancePath:t+"/ratePerSecond",schemaPath:"#/properties/ratePerSecond/type",keyword:"type",params:{type:$r.properties.
ratePerSecond.type}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:t+"/ratePerSecond",schemaPath:"#/prop\
erties/ratePerSecond/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.maxTokens!==void 0){let n=r.maxTokens;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:t+"/maxTokens",schemaPath:"#/properties/maxTokens/type",keyword:"type",params:{type:"integer"}};e===
null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<1||isNaN(n))){let o={instancePath:t+"/maxTokens",schemaPath:"#/properties/maxTokens/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}};e===null?e=[o]:e.push(o),s++}}if(r.promptTokens!==void 0){let n=r.promptTokens;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))){let o={instancePath:t+"/promptTokens",schemaPath:"#/properties/promptTokens/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(
o),s++}if(typeof n=="number"&&isFinite(n)&&(n<1||isNaN(n))){let o={instancePath:t+"/promptTokens",schemaPath:"#/properties/promptTokens/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1}};e===null?e=[o]:e.push(o),s++}}if(r.requestTimeoutSeconds!==void 0){let n=r.requestTimeoutSeconds;if(typeof n=="number"&&isFinite(
n)){if(n<0||isNaN(n)){let o={instancePath:t+"/requestTimeoutSeconds",schemaPath:"#/properties/requestTimeoutSeconds/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:t+"/requestTimeoutSeconds",schemaPath:"#/properties/requestTimeoutSeconds/type",keyword:"ty\
pe",params:{type:"number"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:
e.push(n),s++}return J.errors=e,s===0}J.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function We(r,{instancePath:t="",parentData:b,parentDataProperty:v,
rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=We.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);let n=s,o=!1,l=null,d=s;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.outcome!==void 0&&r.outcome!=="ok"){let a={instancePath:t+"/outcome",schemaPath:"#/oneOf/0/properties/outcome/const",
keyword:"const",params:{allowedValue:"ok"}};e===null?e=[a]:e.push(a),s++}if(r.exitCode!==void 0&&r.exitCode!==0){let a={instancePath:t+"/exitCode",schemaPath:"#\
/oneOf/0/properties/exitCode/const",keyword:"const",params:{allowedValue:0}};e===null?e=[a]:e.push(a),s++}if(r.valid!==void 0&&r.valid!==!0){let a={instancePath:t+
"/valid",schemaPath:"#/oneOf/0/properties/valid/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[a]:e.push(a),s++}if(r.reasons!==void 0){let a=r.reasons;
if(Array.isArray(a)){if(a.length>0){let i={instancePath:t+"/reasons",schemaPath:"#/oneOf/0/properties/reasons/maxItems",keyword:"maxItems",params:{limit:0}};e===
null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/reasons",schemaPath:"#/oneOf/0/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=
[i]:e.push(i),s++}}}var u=d===s;if(u){o=!0,l=0;var f={};f.outcome=!0,f.exitCode=!0,f.valid=!0,f.reasons=!0}let c=s;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.outcome!==void 0&&r.outcome!=="slo-failed"){let a={instancePath:t+"/outcome",schemaPath:"#/oneOf/1/properties/outcome/const",keyword:"const",params:{allowedValue:"\
slo-failed"}};e===null?e=[a]:e.push(a),s++}if(r.exitCode!==void 0&&r.exitCode!==1){let a={instancePath:t+"/exitCode",schemaPath:"#/oneOf/1/properties/exitCode/c\
onst",keyword:"const",params:{allowedValue:1}};e===null?e=[a]:e.push(a),s++}if(r.valid!==void 0&&r.valid!==!0){let a={instancePath:t+"/valid",schemaPath:"#/oneO\
f/1/properties/valid/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[a]:e.push(a),s++}if(r.reasons!==void 0){let a=r.reasons;if(Array.isArray(a)){if(a.
length>0){let i={instancePath:t+"/reasons",schemaPath:"#/oneOf/1/properties/reasons/maxItems",keyword:"maxItems",params:{limit:0}};e===null?e=[i]:e.push(i),s++}}else{
let i={instancePath:t+"/reasons",schemaPath:"#/oneOf/1/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),s++}}}var u=c===s;
if(u&&o)o=!1,l=[l,1];else{u&&(o=!0,l=1,f!==!0&&(f=f||{},f.outcome=!0,f.exitCode=!0,f.valid=!0,f.reasons=!0));let a=s;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.outcome!==void 0&&r.outcome!=="invalid"){let p={instancePath:t+"/outcome",schemaPath:"#/oneOf/2/properties/outcome/const",keyword:"const",params:{allowedValue:"\
invalid"}};e===null?e=[p]:e.push(p),s++}if(r.exitCode!==void 0){let p=r.exitCode;if(!(p===3||p===4)){let w={instancePath:t+"/exitCode",schemaPath:"#/oneOf/2/pro\
perties/exitCode/enum",keyword:"enum",params:{allowedValues:C.oneOf[2].properties.exitCode.enum}};e===null?e=[w]:e.push(w),s++}}if(r.valid!==void 0&&r.valid!==!1){
let p={instancePath:t+"/valid",schemaPath:"#/oneOf/2/properties/valid/const",keyword:"const",params:{allowedValue:!1}};e===null?e=[p]:e.push(p),s++}if(r.reasons!==
void 0){let p=r.reasons;if(Array.isArray(p)){if(p.length<1){let w={instancePath:t+"/reasons",schemaPath:"#/oneOf/2/properties/reasons/minItems",keyword:"minItem\
s",params:{limit:1}};e===null?e=[w]:e.push(w),s++}}else{let w={instancePath:t+"/reasons",schemaPath:"#/oneOf/2/properties/reasons/type",keyword:"type",params:{type:"\
array"}};e===null?e=[w]:e.push(w),s++}}}var u=a===s;if(u&&o)o=!1,l=[l,2];else{u&&(o=!0,l=2,f!==!0&&(f=f||{},f.outcome=!0,f.exitCode=!0,f.valid=!0,f.reasons=!0));
let p=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.outcome!==void 0&&r.outcome!=="aborted"){let g={instancePath:t+"/outcome",schemaPath:"#/oneOf/3/proper\
ties/outcome/const",keyword:"const",params:{allowedValue:"aborted"}};e===null?e=[g]:e.push(g),s++}if(r.exitCode!==void 0&&r.exitCode!==3){let g={instancePath:t+
"/exitCode",schemaPath:"#/oneOf/3/properties/exitCode/const",keyword:"const",params:{allowedValue:3}};e===null?e=[g]:e.push(g),s++}if(r.valid!==void 0&&r.valid!==
!1){let g={instancePath:t+"/valid",schemaPath:"#/oneOf/3/properties/valid/const",keyword:"const",params:{allowedValue:!1}};e===null?e=[g]:e.push(g),s++}if(r.reasons!==
void 0){let g=r.reasons;if(Array.isArray(g)){if(g.length<1){let q={instancePath:t+"/reasons",schemaPath:"#/oneOf/3/properties/reasons/minItems",keyword:"minItem\
s",params:{limit:1}};e===null?e=[q]:e.push(q),s++}}else{let q={instancePath:t+"/reasons",schemaPath:"#/oneOf/3/properties/reasons/type",keyword:"type",params:{type:"\
array"}};e===null?e=[q]:e.push(q),s++}}}var u=p===s;u&&o?(o=!1,l=[l,3]):u&&(o=!0,l=3,f!==!0&&(f=f||{},f.outcome=!0,f.exitCode=!0,f.valid=!0,f.reasons=!0))}}if(o)
s=n,e!==null&&(n?e.length=n:e=null);else{let a={instancePath:t,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l}};e===null?e=[a]:e.push(a),s++}if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.schema===void 0){let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema"}};
e===null?e=[a]:e.push(a),s++}if(r.outcome===void 0){let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"outcome"}};e===null?
e=[a]:e.push(a),s++}if(r.exitCode===void 0){let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exitCode"}};e===null?e=[a]:
e.push(a),s++}if(r.valid===void 0){let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid"}};e===null?e=[a]:e.push(a),s++}
if(r.reasons===void 0){let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reasons"}};e===null?e=[a]:e.push(a),s++}if(r.notes===
void 0){let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"notes"}};e===null?e=[a]:e.push(a),s++}if(r.requests===void 0){
let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requests"}};e===null?e=[a]:e.push(a),s++}if(r.metrics===void 0){let a={
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metrics"}};e===null?e=[a]:e.push(a),s++}if(r.throughput===void 0){let a={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"throughput"}};e===null?e=[a]:e.push(a),s++}if(r.errors===void 0){let a={instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"errors"}};e===null?e=[a]:e.push(a),s++}if(r.conformance===void 0){let a={instancePath:t,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"conformance"}};e===null?e=[a]:e.push(a),s++}if(r.slo===void 0){let a={instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"slo"}};e===null?e=[a]:e.push(a),s++}if(r.scenario===void 0){let a={instancePath:t,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"scenario"}};e===null?e=[a]:e.push(a),s++}if(r.suite===void 0){let a={instancePath:t,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"suite"}};e===null?e=[a]:e.push(a),s++}if(r.target===void 0){let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
target"}};e===null?e=[a]:e.push(a),s++}if(r.workload===void 0){let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"workloa\
d"}};e===null?e=[a]:e.push(a),s++}if(r.schedule===void 0){let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schedule"}};
e===null?e=[a]:e.push(a),s++}if(r.instrument===void 0){let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"instrument"}};e===
null?e=[a]:e.push(a),s++}if(r.startedAt===void 0){let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"startedAt"}};e===null?
e=[a]:e.push(a),s++}if(r.durationMs===void 0){let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"durationMs"}};e===null?e=
[a]:e.push(a),s++}for(let a in r)if(!Be.call(C.properties,a)){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};
e===null?e=[i]:e.push(i),s++}if(r.schema!==void 0&&r.schema!=="assay.load/1"){let a={instancePath:t+"/schema",schemaPath:"#/properties/schema/const",keyword:"co\
nst",params:{allowedValue:"assay.load/1"}};e===null?e=[a]:e.push(a),s++}if(r.outcome!==void 0){let a=r.outcome;if(!(a==="ok"||a==="slo-failed"||a==="invalid"||a===
"aborted")){let i={instancePath:t+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:C.properties.outcome.enum}};e===null?e=
[i]:e.push(i),s++}}if(r.exitCode!==void 0){let a=r.exitCode;if(!(a===0||a===1||a===3||a===4)){let i={instancePath:t+"/exitCode",schemaPath:"#/properties/exitCod\
e/enum",keyword:"enum",params:{allowedValues:C.properties.exitCode.enum}};e===null?e=[i]:e.push(i),s++}}if(r.valid!==void 0&&typeof r.valid!="boolean"){let a={instancePath:t+
"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),s++}if(r.reasons!==void 0){let a=r.reasons;if(Array.
isArray(a)){let i=a.length;for(let p=0;p<i;p++){let w=a[p];if(typeof w=="string"){if(_(w)<1){let g={instancePath:t+"/reasons/"+p,schemaPath:"#/properties/reason\
s/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[g]:e.push(g),s++}if(!U.test(w)){let g={instancePath:t+"/reasons/"+p,schemaPath:"#/propertie\
s/reasons/items/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:t+"/reasons/"+p,schemaPath:"#/pr\
operties/reasons/items/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),s++}}}else{let i={instancePath:t+"/reasons",schemaPath:"#/propertie\
s/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),s++}}if(r.notes!==void 0){let a=r.notes;if(Array.isArray(a)){let i=a.length;for(let p=0;p<
i;p++){let w=a[p];if(typeof w=="string"){if(_(w)<1){let g={instancePath:t+"/notes/"+p,schemaPath:"#/properties/notes/items/minLength",keyword:"minLength",params:{
limit:1}};e===null?e=[g]:e.push(g),s++}if(!U.test(w)){let g={instancePath:t+"/notes/"+p,schemaPath:"#/properties/notes/items/pattern",keyword:"pattern",params:{
pattern:"^[^\\n]*$"}};e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:t+"/notes/"+p,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type:"\
string"}};e===null?e=[g]:e.push(g),s++}}}else{let i={instancePath:t+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:"array"}};e===null?
e=[i]:e.push(i),s++}}if(r.requests!==void 0){let a=r.requests;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.started===void 0){let i={instancePath:t+"/reques\
ts",schemaPath:"#/properties/requests/required",keyword:"required",params:{missingProperty:"started"}};e===null?e=[i]:e.push(i),s++}if(a.ok===void 0){let i={instancePath:t+
"/requests",schemaPath:"#/properties/requests/required",keyword:"required",params:{missingProperty:"ok"}};e===null?e=[i]:e.push(i),s++}if(a.failed===void 0){let i={
instancePath:t+"/requests",schemaPath:"#/properties/requests/required",keyword:"required",params:{missingProperty:"failed"}};e===null?e=[i]:e.push(i),s++}if(a.dropped===
void 0){let i={instancePath:t+"/requests",schemaPath:"#/properties/requests/required",keyword:"required",params:{missingProperty:"dropped"}};e===null?e=[i]:e.push(
i),s++}if(a.errorShare===void 0){let i={instancePath:t+"/requests",schemaPath:"#/properties/requests/required",keyword:"required",params:{missingProperty:"error\
Share"}};e===null?e=[i]:e.push(i),s++}for(let i in a)if(!(i==="started"||i==="ok"||i==="failed"||i==="dropped"||i==="errorShare")){let p={instancePath:t+"/reque\
sts",schemaPath:"#/properties/requests/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(a.started!==
void 0){let i=a.started;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let p={instancePath:t+"/requests/started",schemaPath:"#/properties/requests/pr\
operties/started/type",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),s++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){let p={instancePath:t+
"/requests/started",schemaPath:"#/properties/requests/properties/started/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),s++}}
if(a.ok!==void 0){let i=a.ok;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let p={instancePath:t+"/requests/ok",schemaPath:"#/properties/requests/pr\
operties/ok/type",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),s++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){let p={instancePath:t+
"/requests/ok",schemaPath:"#/properties/requests/properties/ok/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),s++}}if(a.failed!==
void 0){let i=a.failed;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let p={instancePath:t+"/requests/failed",schemaPath:"#/properties/requests/prop\
erties/failed/type",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),s++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){let p={instancePath:t+
"/requests/failed",schemaPath:"#/properties/requests/properties/failed/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),s++}}
if(a.dropped!==void 0){let i=a.dropped;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let p={instancePath:t+"/requests/dropped",schemaPath:"#/propert\
ies/requests/properties/dropped/type",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),s++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){
let p={instancePath:t+"/requests/dropped",schemaPath:"#/properties/requests/properties/dropped/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===
null?e=[p]:e.push(p),s++}}if(a.errorShare!==void 0){let i=a.errorShare;if(typeof i=="number"&&isFinite(i)){if(i>1||isNaN(i)){let p={instancePath:t+"/requests/er\
rorShare",schemaPath:"#/properties/requests/properties/errorShare/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[p]:e.push(p),s++}if(i<
0||isNaN(i)){let p={instancePath:t+"/requests/errorShare",schemaPath:"#/properties/requests/properties/errorShare/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/requests/errorShare",schemaPath:"#/properties/requests/properties/errorShare/type",keyword:"\
type",params:{type:"number"}};e===null?e=[p]:e.push(p),s++}}}else{let i={instancePath:t+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{
type:"object"}};e===null?e=[i]:e.push(i),s++}}if(r.metrics!==void 0){let a=r.metrics;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let i in a){let p=s;if(typeof i==
"string"&&!_r.test(i)){let w={instancePath:t+"/metrics",schemaPath:"#/properties/metrics/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9\
-]*$"},propertyName:i};e===null?e=[w]:e.push(w),s++}var O=p===s;if(!O){let w={instancePath:t+"/metrics",schemaPath:"#/properties/metrics/propertyNames",keyword:"\
propertyNames",params:{propertyName:i}};e===null?e=[w]:e.push(w),s++}}for(let i in a)Z(a[i],{instancePath:t+"/metrics/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:a,parentDataProperty:i,rootData:y,dynamicAnchors:h})||(e=e===null?Z.errors:e.concat(Z.errors),s=e.length)}else{let i={instancePath:t+"/metrics",schemaPath:"\
#/properties/metrics/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}if(r.throughput!==void 0){let a=r.throughput;if(a&&typeof a=="ob\
ject"&&!Array.isArray(a)){if(a.completionsPerSecond===void 0){let i={instancePath:t+"/throughput",schemaPath:"#/properties/throughput/required",keyword:"require\
d",params:{missingProperty:"completionsPerSecond"}};e===null?e=[i]:e.push(i),s++}if(a.outputTokensPerSecond===void 0){let i={instancePath:t+"/throughput",schemaPath:"\
#/properties/throughput/required",keyword:"required",params:{missingProperty:"outputTokensPerSecond"}};e===null?e=[i]:e.push(i),s++}for(let i in a)if(!(i==="com\
pletionsPerSecond"||i==="outputTokensPerSecond")){let p={instancePath:t+"/throughput",schemaPath:"#/properties/throughput/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(a.completionsPerSecond!==void 0){let i=a.completionsPerSecond;if(typeof i=="number"&&
isFinite(i)){if(i<0||isNaN(i)){let p={instancePath:t+"/throughput/completionsPerSecond",schemaPath:"#/properties/throughput/properties/completionsPerSecond/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/throughput/completionsPerSecond",schemaPath:"\
#/properties/throughput/properties/completionsPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),s++}}if(a.outputTokensPerSecond!==
void 0){let i=a.outputTokensPerSecond;if(!(typeof i=="number"&&isFinite(i))&&i!==null){let p={instancePath:t+"/throughput/outputTokensPerSecond",schemaPath:"#/p\
roperties/throughput/properties/outputTokensPerSecond/type",keyword:"type",params:{type:C.properties.throughput.properties.outputTokensPerSecond.type}};e===null?
e=[p]:e.push(p),s++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){let p={instancePath:t+"/throughput/outputTokensPerSecond",schemaPath:"#/properties/thro\
ughput/properties/outputTokensPerSecond/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),s++}}}else{let i={instancePath:t+"\
/throughput",schemaPath:"#/properties/throughput/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}if(r.errors!==void 0){let a=r.errors;
if(Array.isArray(a)){let i=a.length;for(let p=0;p<i;p++){let w=a[p];if(w&&typeof w=="object"&&!Array.isArray(w)){if(w.class===void 0){let g={instancePath:t+"/er\
rors/"+p,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty:"class"}};e===null?e=[g]:e.push(g),s++}if(w.count===void 0){
let g={instancePath:t+"/errors/"+p,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty:"count"}};e===null?e=[g]:e.push(g),
s++}if(w.example===void 0){let g={instancePath:t+"/errors/"+p,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty:"exampl\
e"}};e===null?e=[g]:e.push(g),s++}for(let g in w)if(!(g==="class"||g==="count"||g==="example")){let q={instancePath:t+"/errors/"+p,schemaPath:"#/properties/erro\
rs/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}};e===null?e=[q]:e.push(q),s++}if(w.class!==void 0){let g=w.class;if(!(g===
"http-429"||g==="http-4xx"||g==="http-5xx"||g==="http-other"||g==="bad-json"||g==="not-a-completion"||g==="timeout"||g==="network")){let q={instancePath:t+"/err\
ors/"+p+"/class",schemaPath:"#/properties/errors/items/properties/class/enum",keyword:"enum",params:{allowedValues:C.properties.errors.items.properties.class.enum}};
e===null?e=[q]:e.push(q),s++}}if(w.count!==void 0){let g=w.count;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){let q={instancePath:t+"/errors/"+p+"/\
count",schemaPath:"#/properties/errors/items/properties/count/type",keyword:"type",params:{type:"integer"}};e===null?e=[q]:e.push(q),s++}if(typeof g=="number"&&
isFinite(g)&&(g<1||isNaN(g))){let q={instancePath:t+"/errors/"+p+"/count",schemaPath:"#/properties/errors/items/properties/count/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}};e===null?e=[q]:e.push(q),s++}}if(w.example!==void 0){let g=w.example;if(typeof g!="string"&&g!==null){let q={instancePath:t+"/errors/"+
p+"/example",schemaPath:"#/properties/errors/items/properties/example/type",keyword:"type",params:{type:C.properties.errors.items.properties.example.type}};e===
null?e=[q]:e.push(q),s++}}}else{let g={instancePath:t+"/errors/"+p,schemaPath:"#/properties/errors/items/type",keyword:"type",params:{type:"object"}};e===null?e=
[g]:e.push(g),s++}}}else{let i={instancePath:t+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),s++}}
if(r.conformance!==void 0){let a=r.conformance;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.sampled===void 0){let i={instancePath:t+"/conformance",schemaPath:"\
#/properties/conformance/required",keyword:"required",params:{missingProperty:"sampled"}};e===null?e=[i]:e.push(i),s++}if(a.conforming===void 0){let i={instancePath:t+
"/conformance",schemaPath:"#/properties/conformance/required",keyword:"required",params:{missingProperty:"conforming"}};e===null?e=[i]:e.push(i),s++}if(a.example===
void 0){let i={instancePath:t+"/conformance",schemaPath:"#/properties/conformance/required",keyword:"required",params:{missingProperty:"example"}};e===null?e=[i]:
e.push(i),s++}for(let i in a)if(!(i==="sampled"||i==="conforming"||i==="example")){let p={instancePath:t+"/conformance",schemaPath:"#/properties/conformance/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(a.sampled!==void 0){let i=a.sampled;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let p={instancePath:t+"/conformance/sampled",schemaPath:"#/properties/conformance/properties/sampled/type",keyword:"t\
ype",params:{type:"integer"}};e===null?e=[p]:e.push(p),s++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){let p={instancePath:t+"/conformance/sampled",schemaPath:"\
#/properties/conformance/properties/sampled/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),s++}}if(a.conforming!==void 0){
let i=a.conforming;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let p={instancePath:t+"/conformance/conforming",schemaPath:"#/properties/conformanc\
e/properties/conforming/type",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),s++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){let p={instancePath:t+
"/conformance/conforming",schemaPath:"#/properties/conformance/properties/conforming/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:
e.push(p),s++}}if(a.example!==void 0){let i=a.example;if(typeof i!="string"&&i!==null){let p={instancePath:t+"/conformance/example",schemaPath:"#/properties/con\
formance/properties/example/type",keyword:"type",params:{type:C.properties.conformance.properties.example.type}};e===null?e=[p]:e.push(p),s++}}}else{let i={instancePath:t+
"/conformance",schemaPath:"#/properties/conformance/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}if(r.slo!==void 0){let a=r.slo;if(Array.
isArray(a)){let i=a.length;for(let p=0;p<i;p++){let w=a[p];if(w&&typeof w=="object"&&!Array.isArray(w)){if(w.slo===void 0){let g={instancePath:t+"/slo/"+p,schemaPath:"\
#/properties/slo/items/required",keyword:"required",params:{missingProperty:"slo"}};e===null?e=[g]:e.push(g),s++}if(w.metric===void 0){let g={instancePath:t+"/s\
lo/"+p,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"metric"}};e===null?e=[g]:e.push(g),s++}if(w.op===void 0){let g={
instancePath:t+"/slo/"+p,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"op"}};e===null?e=[g]:e.push(g),s++}if(w.threshold===
void 0){let g={instancePath:t+"/slo/"+p,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"threshold"}};e===null?e=[g]:e.push(
g),s++}if(w.unit===void 0){let g={instancePath:t+"/slo/"+p,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"unit"}};e===
null?e=[g]:e.push(g),s++}if(w.actual===void 0){let g={instancePath:t+"/slo/"+p,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"\
actual"}};e===null?e=[g]:e.push(g),s++}if(w.ok===void 0){let g={instancePath:t+"/slo/"+p,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{
missingProperty:"ok"}};e===null?e=[g]:e.push(g),s++}if(w.reason===void 0){let g={instancePath:t+"/slo/"+p,schemaPath:"#/properties/slo/items/required",keyword:"\
required",params:{missingProperty:"reason"}};e===null?e=[g]:e.push(g),s++}for(let g in w)if(!(g==="slo"||g==="metric"||g==="op"||g==="threshold"||g==="unit"||g===
"actual"||g==="ok"||g==="reason")){let q={instancePath:t+"/slo/"+p,schemaPath:"#/properties/slo/items/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:g}};e===null?e=[q]:e.push(q),s++}if(w.slo!==void 0){let g=w.slo;if(typeof g=="string"){if(_(g)<1){let q={instancePath:t+"/slo/"+p+"/slo",schemaPath:"\
#/properties/slo/items/properties/slo/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[q]:e.push(q),s++}if(!U.test(g)){let q={instancePath:t+"/slo/"+
p+"/slo",schemaPath:"#/properties/slo/items/properties/slo/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[q]:e.push(q),s++}}else{let q={instancePath:t+
"/slo/"+p+"/slo",schemaPath:"#/properties/slo/items/properties/slo/type",keyword:"type",params:{type:"string"}};e===null?e=[q]:e.push(q),s++}}if(w.metric!==void 0){
let g=w.metric;if(typeof g=="string"){if(_(g)<1){let q={instancePath:t+"/slo/"+p+"/metric",schemaPath:"#/properties/slo/items/properties/metric/minLength",keyword:"\
minLength",params:{limit:1}};e===null?e=[q]:e.push(q),s++}if(!U.test(g)){let q={instancePath:t+"/slo/"+p+"/metric",schemaPath:"#/properties/slo/items/properties\
/metric/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[q]:e.push(q),s++}}else{let q={instancePath:t+"/slo/"+p+"/metric",schemaPath:"#/prop\
erties/slo/items/properties/metric/type",keyword:"type",params:{type:"string"}};e===null?e=[q]:e.push(q),s++}}if(w.op!==void 0){let g=w.op;if(!(g==="<"||g==="<="||
g===">"||g===">=")){let q={instancePath:t+"/slo/"+p+"/op",schemaPath:"#/properties/slo/items/properties/op/enum",keyword:"enum",params:{allowedValues:C.properties.
slo.items.properties.op.enum}};e===null?e=[q]:e.push(q),s++}}if(w.threshold!==void 0){let g=w.threshold;if(typeof g=="number"&&isFinite(g)){if(g<0||isNaN(g)){let q={
instancePath:t+"/slo/"+p+"/threshold",schemaPath:"#/properties/slo/items/properties/threshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?
e=[q]:e.push(q),s++}}else{let q={instancePath:t+"/slo/"+p+"/threshold",schemaPath:"#/properties/slo/items/properties/threshold/type",keyword:"type",params:{type:"\
number"}};e===null?e=[q]:e.push(q),s++}}if(w.unit!==void 0){let g=w.unit;if(!(g==="ms"||g==="share"||g==="per-second")){let q={instancePath:t+"/slo/"+p+"/unit",
schemaPath:"#/properties/slo/items/properties/unit/enum",keyword:"enum",params:{allowedValues:C.properties.slo.items.properties.unit.enum}};e===null?e=[q]:e.push(
q),s++}}if(w.actual!==void 0){let g=w.actual;if(!(typeof g=="number"&&isFinite(g))&&g!==null){let q={instancePath:t+"/slo/"+p+"/actual",schemaPath:"#/properties\
/slo/items/properties/actual/type",keyword:"type",params:{type:C.properties.slo.items.properties.actual.type}};e===null?e=[q]:e.push(q),s++}if(typeof g=="number"&&
isFinite(g)&&(g<0||isNaN(g))){let q={instancePath:t+"/slo/"+p+"/actual",schemaPath:"#/properties/slo/items/properties/actual/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[q]:e.push(q),s++}}if(w.ok!==void 0){let g=w.ok;if(typeof g!="boolean"&&g!==null){let q={instancePath:t+"/slo/"+p+"/ok",schemaPath:"\
#/properties/slo/items/properties/ok/type",keyword:"type",params:{type:C.properties.slo.items.properties.ok.type}};e===null?e=[q]:e.push(q),s++}}if(w.reason!==void 0){
let g=w.reason;if(typeof g!="string"&&g!==null){let q={instancePath:t+"/slo/"+p+"/reason",schemaPath:"#/properties/slo/items/properties/reason/type",keyword:"ty\
pe",params:{type:C.properties.slo.items.properties.reason.type}};e===null?e=[q]:e.push(q),s++}}}else{let g={instancePath:t+"/slo/"+p,schemaPath:"#/properties/sl\
o/items/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),s++}}}else{let i={instancePath:t+"/slo",schemaPath:"#/properties/slo/type",keyword:"\
type",params:{type:"array"}};e===null?e=[i]:e.push(i),s++}}if(r.scenario!==void 0){let a=r.scenario;if(typeof a=="string"){if(_(a)<1){let i={instancePath:t+"/sc\
enario",schemaPath:"#/properties/scenario/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[i]:e.push(i),s++}if(!U.test(a)){let i={instancePath:t+"/s\
cenario",schemaPath:"#/properties/scenario/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/s\
cenario",schemaPath:"#/properties/scenario/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}if(r.suite!==void 0){let a=r.suite;if(a&&typeof a==
"object"&&!Array.isArray(a)){if(a.version===void 0){let i={instancePath:t+"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"\
version"}};e===null?e=[i]:e.push(i),s++}for(let i in a)if(i!=="version"){let p={instancePath:t+"/suite",schemaPath:"#/properties/suite/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(a.version!==void 0){let i=a.version;if(typeof i=="string"){if(_(i)<1){let p={
instancePath:t+"/suite/version",schemaPath:"#/properties/suite/properties/version/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[p]:e.push(p),s++}
if(!U.test(i)){let p={instancePath:t+"/suite/version",schemaPath:"#/properties/suite/properties/version/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};
e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/suite/version",schemaPath:"#/properties/suite/properties/version/type",keyword:"type",params:{type:"s\
tring"}};e===null?e=[p]:e.push(p),s++}}}else{let i={instancePath:t+"/suite",schemaPath:"#/properties/suite/type",keyword:"type",params:{type:"object"}};e===null?
e=[i]:e.push(i),s++}}if(r.target!==void 0){let a=r.target;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.baseUrl===void 0){let i={instancePath:t+"/target",schemaPath:"\
#/properties/target/required",keyword:"required",params:{missingProperty:"baseUrl"}};e===null?e=[i]:e.push(i),s++}if(a.model===void 0){let i={instancePath:t+"/t\
arget",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty:"model"}};e===null?e=[i]:e.push(i),s++}for(let i in a)if(!(i==="base\
Url"||i==="model")){let p={instancePath:t+"/target",schemaPath:"#/properties/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[p]:e.push(p),s++}if(a.baseUrl!==void 0){let i=a.baseUrl;if(typeof i=="string"){if(!Mr.test(i)){let p={instancePath:t+"/target/baseUrl",schemaPath:"#\
/properties/target/properties/baseUrl/pattern",keyword:"pattern",params:{pattern:"^https?://"}};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/targe\
t/baseUrl",schemaPath:"#/properties/target/properties/baseUrl/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),s++}}if(a.model!==void 0){let i=a.
model;if(typeof i=="string"){if(_(i)<1){let p={instancePath:t+"/target/model",schemaPath:"#/properties/target/properties/model/minLength",keyword:"minLength",params:{
limit:1}};e===null?e=[p]:e.push(p),s++}if(!U.test(i)){let p={instancePath:t+"/target/model",schemaPath:"#/properties/target/properties/model/pattern",keyword:"p\
attern",params:{pattern:"^[^\\n]*$"}};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/target/model",schemaPath:"#/properties/target/properties/model/\
type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),s++}}}else{let i={instancePath:t+"/target",schemaPath:"#/properties/target/type",keyword:"\
type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}if(r.workload!==void 0&&(J(r.workload,{instancePath:t+"/workload",parentData:r,parentDataProperty:"w\
orkload",rootData:y,dynamicAnchors:h})||(e=e===null?J.errors:e.concat(J.errors),s=e.length)),r.schedule!==void 0){let a=r.schedule;if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.seed===void 0){let i={instancePath:t+"/schedule",schemaPath:"#/properties/schedule/required",keyword:"required",params:{missingProperty:"seed"}};
e===null?e=[i]:e.push(i),s++}if(a.sha256===void 0){let i={instancePath:t+"/schedule",schemaPath:"#/properties/schedule/required",keyword:"required",params:{missingProperty:"\
sha256"}};e===null?e=[i]:e.push(i),s++}for(let i in a)if(!(i==="seed"||i==="sha256")){let p={instancePath:t+"/schedule",schemaPath:"#/properties/schedule/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(a.seed!==void 0&&typeof a.seed!="string"){let i={instancePath:t+
"/schedule/seed",schemaPath:"#/properties/schedule/properties/seed/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}if(a.sha256!==void 0){
let i=a.sha256;if(typeof i=="string"){if(!Kr.test(i)){let p={instancePath:t+"/schedule/sha256",schemaPath:"#/properties/schedule/properties/sha256/pattern",keyword:"\
pattern",params:{pattern:"^[0-9a-f]{64}$"}};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/schedule/sha256",schemaPath:"#/properties/schedule/proper\
ties/sha256/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),s++}}}else{let i={instancePath:t+"/schedule",schemaPath:"#/properties/schedule\
/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}if(r.instrument!==void 0){let a=r.instrument;if(a&&typeof a=="object"&&!Array.isArray(
a)){if(a.note===void 0){let i={instancePath:t+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"note"}};e===
null?e=[i]:e.push(i),s++}if(a.engine===void 0){let i={instancePath:t+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"\
engine"}};e===null?e=[i]:e.push(i),s++}if(a.cpuShare===void 0){let i={instancePath:t+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"requir\
ed",params:{missingProperty:"cpuShare"}};e===null?e=[i]:e.push(i),s++}if(a.ttfbErrorMs===void 0){let i={instancePath:t+"/instrument",schemaPath:"#/properties/in\
strument/required",keyword:"required",params:{missingProperty:"ttfbErrorMs"}};e===null?e=[i]:e.push(i),s++}if(a.scheduleLagMs===void 0){let i={instancePath:t+"/\
instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"scheduleLagMs"}};e===null?e=[i]:e.push(i),s++}if(a.k6ExitCode===
void 0){let i={instancePath:t+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"k6ExitCode"}};e===null?e=[
i]:e.push(i),s++}for(let i in a)if(!(i==="note"||i==="engine"||i==="cpuShare"||i==="ttfbErrorMs"||i==="scheduleLagMs"||i==="k6ExitCode")){let p={instancePath:t+
"/instrument",schemaPath:"#/properties/instrument/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}
if(a.note!==void 0){let i=a.note;if(typeof i=="string"){if(_(i)<1){let p={instancePath:t+"/instrument/note",schemaPath:"#/properties/instrument/properties/note/\
minLength",keyword:"minLength",params:{limit:1}};e===null?e=[p]:e.push(p),s++}if(!U.test(i)){let p={instancePath:t+"/instrument/note",schemaPath:"#/properties/i\
nstrument/properties/note/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/instrument/note",schemaPath:"\
#/properties/instrument/properties/note/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),s++}}if(a.engine!==void 0){let i=a.engine;if(typeof i==
"string"){if(_(i)<1){let p={instancePath:t+"/instrument/engine",schemaPath:"#/properties/instrument/properties/engine/minLength",keyword:"minLength",params:{limit:1}};
e===null?e=[p]:e.push(p),s++}if(!U.test(i)){let p={instancePath:t+"/instrument/engine",schemaPath:"#/properties/instrument/properties/engine/pattern",keyword:"p\
attern",params:{pattern:"^[^\\n]*$"}};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/instrument/engine",schemaPath:"#/properties/instrument/properti\
es/engine/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),s++}}if(a.cpuShare!==void 0){let i=a.cpuShare;if(!(typeof i=="number"&&isFinite(
i))&&i!==null){let p={instancePath:t+"/instrument/cpuShare",schemaPath:"#/properties/instrument/properties/cpuShare/type",keyword:"type",params:{type:C.properties.
instrument.properties.cpuShare.type}};e===null?e=[p]:e.push(p),s++}if(typeof i=="number"&&isFinite(i)){if(i>1||isNaN(i)){let p={instancePath:t+"/instrument/cpuS\
hare",schemaPath:"#/properties/instrument/properties/cpuShare/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[p]:e.push(p),s++}if(i<0||
isNaN(i)){let p={instancePath:t+"/instrument/cpuShare",schemaPath:"#/properties/instrument/properties/cpuShare/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}};e===null?e=[p]:e.push(p),s++}}}if(a.ttfbErrorMs!==void 0&&a.ttfbErrorMs!==null){let i={instancePath:t+"/instrument/ttfbErrorMs",schemaPath:"#/properti\
es/instrument/properties/ttfbErrorMs/type",keyword:"type",params:{type:"null"}};e===null?e=[i]:e.push(i),s++}if(a.scheduleLagMs!==void 0&&a.scheduleLagMs!==null){
let i={instancePath:t+"/instrument/scheduleLagMs",schemaPath:"#/properties/instrument/properties/scheduleLagMs/type",keyword:"type",params:{type:"null"}};e===null?
e=[i]:e.push(i),s++}if(a.k6ExitCode!==void 0){let i=a.k6ExitCode;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null){let p={instancePath:t+"/ins\
trument/k6ExitCode",schemaPath:"#/properties/instrument/properties/k6ExitCode/type",keyword:"type",params:{type:C.properties.instrument.properties.k6ExitCode.type}};
e===null?e=[p]:e.push(p),s++}}}else{let i={instancePath:t+"/instrument",schemaPath:"#/properties/instrument/type",keyword:"type",params:{type:"object"}};e===null?
e=[i]:e.push(i),s++}}if(r.startedAt!==void 0){let a=r.startedAt;if(typeof a=="string"){if(!Ur.test(a)){let i={instancePath:t+"/startedAt",schemaPath:"#/properti\
es/startedAt/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T[0-9:.]+Z$"}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/startedA\
t",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}if(r.durationMs!==void 0){let a=r.durationMs;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let i={instancePath:t+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type:"integer"}};
e===null?e=[i]:e.push(i),s++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let i={instancePath:t+"/durationMs",schemaPath:"#/properties/durationMs/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[i]:e.push(i),s++}}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[a]:e.push(a),s++}return We.errors=e,s===0}We.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Gr=Qe,cr={$schema:"https://json-sche\
ma.org/draft/2020-12/schema",$id:"urn:assay:openai:chat-completion-chunk",$comment:"Gap G4.7, reading sse.events = chunks-done. Text may be null or left out in \
a delta, the role may come again, the finish reason may be left out until the last chunk, and the chunk with the token counts has no choices.",title:"Chunk of a\
 streamed chat completion",type:"object",required:["id","object","created","model","choices"],properties:{id:{type:"string",minLength:1},object:{const:"chat.com\
pletion.chunk"},created:{type:"integer",minimum:0},model:{type:"string"},choices:{type:"array",items:{type:"object",required:["index","delta"],properties:{index:{
type:"integer",minimum:0},delta:{type:"object",properties:{role:{type:["string","null"]},content:{type:["string","null"]}}},finish_reason:{type:["string","null"]}}}},
usage:{$ref:"urn:assay:openai:usage"}}},yr={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:openai:usage",$comment:"Gap G2.4, reading resp\
onse.fields = openai. The whole may be null, and so may the breakdowns, as several servers send them.",title:"Token counts",type:["object","null"],required:["pr\
ompt_tokens","completion_tokens","total_tokens"],properties:{prompt_tokens:{type:"integer",minimum:0},completion_tokens:{type:"integer",minimum:0},total_tokens:{
type:"integer",minimum:0},prompt_tokens_details:{type:["object","null"]},completion_tokens_details:{type:["object","null"]}}};function M(r,{instancePath:t="",parentData:b,
parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=M.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),!(r&&
typeof r=="object"&&!Array.isArray(r))&&r!==null){let n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:yr.type}};e===null?e=[n]:e.push(n),s++}if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.prompt_tokens===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pr\
ompt_tokens"}};e===null?e=[n]:e.push(n),s++}if(r.completion_tokens===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
completion_tokens"}};e===null?e=[n]:e.push(n),s++}if(r.total_tokens===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
total_tokens"}};e===null?e=[n]:e.push(n),s++}if(r.prompt_tokens!==void 0){let n=r.prompt_tokens;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={
instancePath:t+"/prompt_tokens",schemaPath:"#/properties/prompt_tokens/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),s++}if(typeof n=="\
number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:t+"/prompt_tokens",schemaPath:"#/properties/prompt_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.completion_tokens!==void 0){let n=r.completion_tokens;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){
let o={instancePath:t+"/completion_tokens",schemaPath:"#/properties/completion_tokens/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),s++}
if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:t+"/completion_tokens",schemaPath:"#/properties/completion_tokens/minimum",keyword:"min\
imum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.total_tokens!==void 0){let n=r.total_tokens;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n))){let o={instancePath:t+"/total_tokens",schemaPath:"#/properties/total_tokens/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),
s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:t+"/total_tokens",schemaPath:"#/properties/total_tokens/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.prompt_tokens_details!==void 0){let n=r.prompt_tokens_details;if(!(n&&typeof n=="object"&&!Array.
isArray(n))&&n!==null){let o={instancePath:t+"/prompt_tokens_details",schemaPath:"#/properties/prompt_tokens_details/type",keyword:"type",params:{type:yr.properties.
prompt_tokens_details.type}};e===null?e=[o]:e.push(o),s++}}if(r.completion_tokens_details!==void 0){let n=r.completion_tokens_details;if(!(n&&typeof n=="object"&&
!Array.isArray(n))&&n!==null){let o={instancePath:t+"/completion_tokens_details",schemaPath:"#/properties/completion_tokens_details/type",keyword:"type",params:{
type:yr.properties.completion_tokens_details.type}};e===null?e=[o]:e.push(o),s++}}}return M.errors=e,s===0}M.evaluated={props:{prompt_tokens:!0,completion_tokens:!0,
total_tokens:!0,prompt_tokens_details:!0,completion_tokens_details:!0},dynamicProps:!1,dynamicItems:!1};function Qe(r,{instancePath:t="",parentData:b,parentDataProperty:v,
rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=Qe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&
!Array.isArray(r)){if(r.id===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),s++}
if(r.object===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"object"}};e===null?e=[n]:e.push(n),s++}if(r.created===
void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created"}};e===null?e=[n]:e.push(n),s++}if(r.model===void 0){let n={
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"model"}};e===null?e=[n]:e.push(n),s++}if(r.choices===void 0){let n={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"choices"}};e===null?e=[n]:e.push(n),s++}if(r.id!==void 0){let n=r.id;if(typeof n=="string"){
if(_(n)<1){let o={instancePath:t+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:t+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.object!==void 0&&r.object!=="chat.completion.c\
hunk"){let n={instancePath:t+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"chat.completion.chunk"}};e===null?e=[n]:e.push(
n),s++}if(r.created!==void 0){let n=r.created;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:t+"/created",schemaPath:"#/propertie\
s/created/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:t+
"/created",schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.model!==void 0&&typeof r.
model!="string"){let n={instancePath:t+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),s++}if(r.choices!==
void 0){let n=r.choices;if(Array.isArray(n)){let o=n.length;for(let l=0;l<o;l++){let d=n[l];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.index===void 0){let f={
instancePath:t+"/choices/"+l,schemaPath:"#/properties/choices/items/required",keyword:"required",params:{missingProperty:"index"}};e===null?e=[f]:e.push(f),s++}
if(d.delta===void 0){let f={instancePath:t+"/choices/"+l,schemaPath:"#/properties/choices/items/required",keyword:"required",params:{missingProperty:"delta"}};e===
null?e=[f]:e.push(f),s++}if(d.index!==void 0){let f=d.index;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){let c={instancePath:t+"/choices/"+l+"/inde\
x",schemaPath:"#/properties/choices/items/properties/index/type",keyword:"type",params:{type:"integer"}};e===null?e=[c]:e.push(c),s++}if(typeof f=="number"&&isFinite(
f)&&(f<0||isNaN(f))){let c={instancePath:t+"/choices/"+l+"/index",schemaPath:"#/properties/choices/items/properties/index/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[c]:e.push(c),s++}}if(d.delta!==void 0){let f=d.delta;if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.role!==void 0){let c=f.role;if(typeof c!=
"string"&&c!==null){let u={instancePath:t+"/choices/"+l+"/delta/role",schemaPath:"#/properties/choices/items/properties/delta/properties/role/type",keyword:"typ\
e",params:{type:cr.properties.choices.items.properties.delta.properties.role.type}};e===null?e=[u]:e.push(u),s++}}if(f.content!==void 0){let c=f.content;if(typeof c!=
"string"&&c!==null){let u={instancePath:t+"/choices/"+l+"/delta/content",schemaPath:"#/properties/choices/items/properties/delta/properties/content/type",keyword:"\
type",params:{type:cr.properties.choices.items.properties.delta.properties.content.type}};e===null?e=[u]:e.push(u),s++}}}else{let c={instancePath:t+"/choices/"+
l+"/delta",schemaPath:"#/properties/choices/items/properties/delta/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),s++}}if(d.finish_reason!==
void 0){let f=d.finish_reason;if(typeof f!="string"&&f!==null){let c={instancePath:t+"/choices/"+l+"/finish_reason",schemaPath:"#/properties/choices/items/prope\
rties/finish_reason/type",keyword:"type",params:{type:cr.properties.choices.items.properties.finish_reason.type}};e===null?e=[c]:e.push(c),s++}}}else{let f={instancePath:t+
"/choices/"+l,schemaPath:"#/properties/choices/items/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}}}else{let o={instancePath:t+"/ch\
oices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),s++}}r.usage!==void 0&&(M(r.usage,{instancePath:t+"\
/usage",parentData:r,parentDataProperty:"usage",rootData:y,dynamicAnchors:h})||(e=e===null?M.errors:e.concat(M.errors),s=e.length))}else{let n={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return Qe.errors=e,s===0}Qe.evaluated={props:{id:!0,object:!0,created:!0,model:!0,choices:!0,
usage:!0},dynamicProps:!1,dynamicItems:!1};var Rr=Xe;function Xe(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=Xe.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),s++}if(r.object===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"object"}};e===null?e=[n]:e.push(n),s++}if(r.created===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
created"}};e===null?e=[n]:e.push(n),s++}if(r.model===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"model"}};
e===null?e=[n]:e.push(n),s++}if(r.choices===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"choices"}};e===null?
e=[n]:e.push(n),s++}if(r.id!==void 0){let n=r.id;if(typeof n=="string"){if(_(n)<1){let o={instancePath:t+"/id",schemaPath:"#/properties/id/minLength",keyword:"m\
inLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[o]:e.push(o),s++}}if(r.object!==void 0&&r.object!=="chat.completion"){let n={instancePath:t+"/object",schemaPath:"#/properties/object/const",keyword:"\
const",params:{allowedValue:"chat.completion"}};e===null?e=[n]:e.push(n),s++}if(r.created!==void 0){let n=r.created;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n))){let o={instancePath:t+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),s++}if(typeof n==
"number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:t+"/created",schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[o]:e.push(o),s++}}if(r.model!==void 0&&typeof r.model!="string"){let n={instancePath:t+"/model",schemaPath:"#/properties/model/type",keyword:"type",
params:{type:"string"}};e===null?e=[n]:e.push(n),s++}if(r.choices!==void 0){let n=r.choices;if(Array.isArray(n)){if(n.length<1){let l={instancePath:t+"/choices",
schemaPath:"#/properties/choices/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[l]:e.push(l),s++}let o=n.length;for(let l=0;l<o;l++){let d=n[l];if(d&&
typeof d=="object"&&!Array.isArray(d)){if(d.index===void 0){let f={instancePath:t+"/choices/"+l,schemaPath:"#/properties/choices/items/required",keyword:"requir\
ed",params:{missingProperty:"index"}};e===null?e=[f]:e.push(f),s++}if(d.message===void 0){let f={instancePath:t+"/choices/"+l,schemaPath:"#/properties/choices/i\
tems/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[f]:e.push(f),s++}if(d.finish_reason===void 0){let f={instancePath:t+"/choices/"+
l,schemaPath:"#/properties/choices/items/required",keyword:"required",params:{missingProperty:"finish_reason"}};e===null?e=[f]:e.push(f),s++}if(d.index!==void 0){
let f=d.index;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){let c={instancePath:t+"/choices/"+l+"/index",schemaPath:"#/properties/choices/items/prop\
erties/index/type",keyword:"type",params:{type:"integer"}};e===null?e=[c]:e.push(c),s++}if(typeof f=="number"&&isFinite(f)&&(f<0||isNaN(f))){let c={instancePath:t+
"/choices/"+l+"/index",schemaPath:"#/properties/choices/items/properties/index/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[c]:e.push(
c),s++}}if(d.message!==void 0){let f=d.message;if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.role===void 0){let c={instancePath:t+"/choices/"+l+"/message",schemaPath:"\
#/properties/choices/items/properties/message/required",keyword:"required",params:{missingProperty:"role"}};e===null?e=[c]:e.push(c),s++}if(f.content===void 0){
let c={instancePath:t+"/choices/"+l+"/message",schemaPath:"#/properties/choices/items/properties/message/required",keyword:"required",params:{missingProperty:"c\
ontent"}};e===null?e=[c]:e.push(c),s++}if(f.role!==void 0&&f.role!=="assistant"){let c={instancePath:t+"/choices/"+l+"/message/role",schemaPath:"#/properties/ch\
oices/items/properties/message/properties/role/const",keyword:"const",params:{allowedValue:"assistant"}};e===null?e=[c]:e.push(c),s++}if(f.content!==void 0&&typeof f.
content!="string"){let c={instancePath:t+"/choices/"+l+"/message/content",schemaPath:"#/properties/choices/items/properties/message/properties/content/type",keyword:"\
type",params:{type:"string"}};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:t+"/choices/"+l+"/message",schemaPath:"#/properties/choices/items/propertie\
s/message/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),s++}}if(d.finish_reason!==void 0&&typeof d.finish_reason!="string"){let f={instancePath:t+
"/choices/"+l+"/finish_reason",schemaPath:"#/properties/choices/items/properties/finish_reason/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(
f),s++}}else{let f={instancePath:t+"/choices/"+l,schemaPath:"#/properties/choices/items/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}}}else{
let o={instancePath:t+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),s++}}r.usage!==void 0&&(M(
r.usage,{instancePath:t+"/usage",parentData:r,parentDataProperty:"usage",rootData:y,dynamicAnchors:h})||(e=e===null?M.errors:e.concat(M.errors),s=e.length))}else{
let n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return Xe.errors=e,s===0}Xe.evaluated={props:{id:!0,
object:!0,created:!0,model:!0,choices:!0,usage:!0},dynamicProps:!1,dynamicItems:!1};var Br=Ye,jr={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"ur\
n:assay:openai:error-body-full",$comment:"Gap G7.2, reading errors.body = openai, in full: four keys, of which param and code may be null. A numeric code is a d\
eviation that clients notice, so it is not allowed here.",title:"Error body, in full",type:"object",required:["error"],properties:{error:{type:"object",required:[
"message","type","param","code"],properties:{message:{type:"string"},type:{type:"string"},param:{type:["string","null"]},code:{type:["string","null"]}}}}};function Ye(r,{
instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=Ye.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.error===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
error"}};e===null?e=[n]:e.push(n),s++}if(r.error!==void 0){let n=r.error;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.message===void 0){let o={instancePath:t+
"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[o]:e.push(o),s++}if(n.type===void 0){let o={
instancePath:t+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[o]:e.push(o),s++}if(n.param===void 0){
let o={instancePath:t+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"param"}};e===null?e=[o]:e.push(o),s++}if(n.code===
void 0){let o={instancePath:t+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"code"}};e===null?e=[o]:e.push(o),s++}
if(n.message!==void 0&&typeof n.message!="string"){let o={instancePath:t+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",
params:{type:"string"}};e===null?e=[o]:e.push(o),s++}if(n.type!==void 0&&typeof n.type!="string"){let o={instancePath:t+"/error/type",schemaPath:"#/properties/e\
rror/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}if(n.param!==void 0){let o=n.param;if(typeof o!="string"&&o!==null){
let l={instancePath:t+"/error/param",schemaPath:"#/properties/error/properties/param/type",keyword:"type",params:{type:jr.properties.error.properties.param.type}};
e===null?e=[l]:e.push(l),s++}}if(n.code!==void 0){let o=n.code;if(typeof o!="string"&&o!==null){let l={instancePath:t+"/error/code",schemaPath:"#/properties/err\
or/properties/code/type",keyword:"type",params:{type:jr.properties.error.properties.code.type}};e===null?e=[l]:e.push(l),s++}}}else{let o={instancePath:t+"/erro\
r",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return Ye.errors=e,s===0}Ye.evaluated={props:{error:!0},dynamicProps:!1,dynamicItems:!1};var zr=er;function er(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=er.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.error===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"error"}};e===null?e=[n]:e.push(n),s++}if(r.error!==void 0){let n=r.error;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.message===
void 0){let o={instancePath:t+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[o]:e.push(o),
s++}if(n.message!==void 0&&typeof n.message!="string"){let o={instancePath:t+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:t+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"\
object"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return er.
errors=e,s===0}er.evaluated={props:{error:!0},dynamicProps:!1,dynamicItems:!1};var Hr=rr;function rr(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=rr.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.object===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"object"}};e===null?e=[n]:e.push(n),s++}if(r.data===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"}};e===null?e=[n]:e.push(n),s++}if(r.object!==void 0&&r.object!=="list"){let n={instancePath:t+"/object",schemaPath:"#/properties/object/c\
onst",keyword:"const",params:{allowedValue:"list"}};e===null?e=[n]:e.push(n),s++}if(r.data!==void 0){let n=r.data;if(Array.isArray(n)){let o=n.length;for(let l=0;l<
o;l++){let d=n[l];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.id===void 0){let f={instancePath:t+"/data/"+l,schemaPath:"#/properties/data/items/required",
keyword:"required",params:{missingProperty:"id"}};e===null?e=[f]:e.push(f),s++}if(d.id!==void 0){let f=d.id;if(typeof f=="string"){if(_(f)<1){let c={instancePath:t+
"/data/"+l+"/id",schemaPath:"#/properties/data/items/properties/id/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:t+
"/data/"+l+"/id",schemaPath:"#/properties/data/items/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),s++}}}else{let f={instancePath:t+
"/data/"+l,schemaPath:"#/properties/data/items/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}}}else{let o={instancePath:t+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[n]:e.push(n),s++}return rr.errors=e,s===0}rr.evaluated={props:{object:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Zr=M,Jr=sr;var Wr={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:readings",$comment:"One member per key of gaps.json, one branch per reading of tha\
t key. A reading whose parameters all have a default, in gaps.json or in a profile, may be given by its name alone.",title:"Readings by key",type:"object",additionalProperties:!1,
properties:{"capabilities.other":{$ref:"#/$defs/capabilities.other"},"request.required":{$ref:"#/$defs/request.required"},"request.models":{$ref:"#/$defs/reques\
t.models"},"request.roles":{$ref:"#/$defs/request.roles"},"response.fields":{$ref:"#/$defs/response.fields"},"key.format":{$ref:"#/$defs/key.format"},states:{$ref:"\
#/$defs/states"},"signup.request":{$ref:"#/$defs/signup.request"},"signup.response":{$ref:"#/$defs/signup.response"},"maxTokens.bounds":{$ref:"#/$defs/maxTokens\
.bounds"},"temperature.bounds":{$ref:"#/$defs/temperature.bounds"},"sse.path":{$ref:"#/$defs/sse.path"},"sse.switch":{$ref:"#/$defs/sse.switch"},"sse.events":{$ref:"\
#/$defs/sse.events"},"websocket.path":{$ref:"#/$defs/websocket.path"},"websocket.frames":{$ref:"#/$defs/websocket.frames"},"websocket.auth":{$ref:"#/$defs/webso\
cket.auth"},"endpoints.other":{$ref:"#/$defs/endpoints.other"},"key.lifetime":{$ref:"#/$defs/key.lifetime"},"key.scopes":{$ref:"#/$defs/key.scopes"},"key.rotati\
on":{$ref:"#/$defs/key.rotation"},"key.revocation":{$ref:"#/$defs/key.revocation"},"errors.missingKey":{$ref:"#/$defs/errors.missingKey"},"errors.wrongKey":{$ref:"\
#/$defs/errors.wrongKey"},"errors.status":{$ref:"#/$defs/errors.status"},"errors.body":{$ref:"#/$defs/errors.body"},"errors.codes":{$ref:"#/$defs/errors.codes"},
"errors.conditions":{$ref:"#/$defs/errors.conditions"},"webhooks.types":{$ref:"#/$defs/webhooks.types"},"webhooks.payload":{$ref:"#/$defs/webhooks.payload"},"we\
bhooks.delivery":{$ref:"#/$defs/webhooks.delivery"},"webhooks.retry":{$ref:"#/$defs/webhooks.retry"},"webhooks.signature":{$ref:"#/$defs/webhooks.signature"},"w\
ebhooks.trigger":{$ref:"#/$defs/webhooks.trigger"},"webhooks.registration":{$ref:"#/$defs/webhooks.registration"},"limits.quota":{$ref:"#/$defs/limits.quota"},"\
limits.headers":{$ref:"#/$defs/limits.headers"},"limits.exceeded":{$ref:"#/$defs/limits.exceeded"},"maxTokens.maximum":{$ref:"#/$defs/maxTokens.maximum"},"versi\
on.deprecation":{$ref:"#/$defs/version.deprecation"},"version.compatibility":{$ref:"#/$defs/version.compatibility"},"version.selection":{$ref:"#/$defs/version.s\
election"}},$defs:{"capabilities.other":{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"list"},names:{$ref:"#/$defs/te\
xts"}},required:["reading","names"],additionalProperties:!1}]},"request.required":{if:{type:"string"},then:{enum:["model+messages","all-four","messages"]},else:{
type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"model+messages"},required:{const:["model","messages"]}},required:["read\
ing"],additionalProperties:!1},{properties:{reading:{const:"all-four"},required:{const:["model","messages","max_tokens","temperature"]}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"messages"},required:{const:["messages"]}},required:["reading"],additionalProperties:!1}]}},"request.models":{if:{type:"string"},then:{
enum:["discovery","any"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"discovery"},path:{$ref:"#/$defs/path"},
schema:{$ref:"#/$defs/schemaId"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"list"},models:{type:"array",items:{type:"string",minLength:1},
uniqueItems:!0,minItems:1}},required:["reading","models"],additionalProperties:!1},{properties:{reading:{const:"any"}},required:["reading"],additionalProperties:!1}]}},
"request.roles":{if:{type:"string"},then:{enum:["openai"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"openai"},
roles:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"list"},roles:{$ref:"#/$defs/texts"}},required:["reading",
"roles"],additionalProperties:!1}]}},"response.fields":{if:{type:"string"},then:{enum:["openai","bare"]},else:{type:"object",discriminator:{propertyName:"readin\
g"},oneOf:[{properties:{reading:{const:"openai"},schema:{$ref:"#/$defs/schemaId"},object:{$ref:"#/$defs/text"},role:{$ref:"#/$defs/text"},finishReasons:{$ref:"#\
/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"bare"}},required:["reading"],additionalProperties:!1}]}},"key.format":{
if:{type:"string"},then:{enum:["opaque"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"opaque"}},required:["re\
ading"],additionalProperties:!1},{properties:{reading:{const:"pattern"},pattern:{$ref:"#/$defs/text"}},required:["reading","pattern"],additionalProperties:!1}]}},
states:{if:{type:"string"},then:{enum:["none"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"none"}},required:[
"reading"],additionalProperties:!1}]}},"signup.request":{if:{type:"string"},then:{enum:["email-password-name"]},else:{type:"object",discriminator:{propertyName:"\
reading"},oneOf:[{properties:{reading:{const:"email-password-name"},fields:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{
const:"template"},body:{$ref:"#/$defs/object"}},required:["reading","body"],additionalProperties:!1}]}},"signup.response":{if:{type:"string"},then:{enum:["key-p\
ointer","mail"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"key-pointer"},pointers:{type:"array",minItems:1,
items:{$ref:"#/$defs/pointer"}}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"mail"}},required:["reading"],additionalProperties:!1}]}},
"maxTokens.bounds":{if:{type:"string"},then:{enum:["at-least-one","minus-one-unlimited"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{
reading:{const:"at-least-one"},minimum:{const:1}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"minus-one-unlimited"},minimum:{const:1},
unlimited:{const:-1}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"range"},minimum:{type:"integer"},maximum:{type:"integer",minimum:1}},
required:["reading","minimum","maximum"],additionalProperties:!1}]}},"temperature.bounds":{if:{type:"string"},then:{enum:["0..2","0..1"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"0..2"},minimum:{const:0},maximum:{const:2}},required:["reading"],additionalProperties:!1},{properties:{
reading:{const:"0..1"},minimum:{const:0},maximum:{const:1}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"range"},minimum:{type:"nu\
mber"},maximum:{type:"number"}},required:["reading","minimum","maximum"],additionalProperties:!1}]}},"sse.path":{if:{type:"string"},then:{enum:["same-path"]},else:{
type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"same-path"}},required:["reading"],additionalProperties:!1},{properties:{
reading:{const:"other-path"},path:{$ref:"#/$defs/path"}},required:["reading","path"],additionalProperties:!1}]}},"sse.switch":{if:{type:"string"},then:{enum:["s\
tream-true","accept"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"stream-true"},field:{$ref:"#/$defs/text"},
value:{const:!0}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"accept"},mediaType:{$ref:"#/$defs/text"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"query"},name:{$ref:"#/$defs/text"},value:{$ref:"#/$defs/text"}},required:["reading","name","value"],additionalProperties:!1}]}},"ss\
e.events":{if:{type:"string"},then:{enum:["chunks-done"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"chunks-\
done"},mediaType:{$ref:"#/$defs/text"},schema:{$ref:"#/$defs/schemaId"},object:{$ref:"#/$defs/text"},terminator:{$ref:"#/$defs/text"},usageSwitch:{$ref:"#/$defs\
/object"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"typed"},mediaType:{$ref:"#/$defs/text"},typePointer:{$ref:"#/$defs/pointer"},
doneType:{$ref:"#/$defs/text"}},required:["reading","doneType"],additionalProperties:!1},{properties:{reading:{const:"custom"},mediaType:{$ref:"#/$defs/text"},schema:{
$ref:"#/$defs/schemaId"},terminator:{$ref:"#/$defs/text"},usageSwitch:{$ref:"#/$defs/object"}},required:["reading","schema"],additionalProperties:!1}]}},"websoc\
ket.path":{if:{type:"string"},then:{enum:["same-path"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"same-path"}},
required:["reading"],additionalProperties:!1},{properties:{reading:{const:"other-path"},path:{$ref:"#/$defs/path"}},required:["reading","path"],additionalProperties:!1}]}},
"websocket.frames":{if:{type:"string"},then:{enum:["chunks"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"chu\
nks"},schema:{$ref:"#/$defs/schemaId"},terminators:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"wrapped"},
requestType:{$ref:"#/$defs/text"},typePointer:{$ref:"#/$defs/pointer"}},required:["reading","requestType"],additionalProperties:!1}]}},"websocket.auth":{if:{type:"\
string"},then:{enum:["bearer"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"bearer"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"subprotocol"},prefix:{$ref:"#/$defs/text"}},required:["reading","prefix"],additionalProperties:!1},{properties:{reading:{const:"fir\
st-message"},field:{$ref:"#/$defs/text"}},required:["reading","field"],additionalProperties:!1},{properties:{reading:{const:"query"},name:{$ref:"#/$defs/text"}},
required:["reading","name"],additionalProperties:!1}]}},"endpoints.other":{if:{type:"string"},then:{enum:["openai"]},else:{type:"object",discriminator:{propertyName:"\
reading"},oneOf:[{properties:{reading:{const:"openai"},endpoints:{$ref:"#/$defs/endpoints"}},required:["reading"],additionalProperties:!1},{properties:{reading:{
const:"list"},endpoints:{$ref:"#/$defs/endpoints"}},required:["reading","endpoints"],additionalProperties:!1}]}},"key.lifetime":{if:{type:"string"},then:{enum:[
"unlimited"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"unlimited"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"seconds"},seconds:{$ref:"#/$defs/seconds"}},required:["reading","seconds"],additionalProperties:!1}]}},"key.scopes":{type:"object",
discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"list"},scopes:{$ref:"#/$defs/texts"}},required:["reading","scopes"],additionalProperties:!1}]},
"key.rotation":{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"endpoint"},method:{$ref:"#/$defs/method"},path:{$ref:"#\
/$defs/path"},effect:{$ref:"#/$defs/text"}},required:["reading","method","path","effect"],additionalProperties:!1}]},"key.revocation":{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"endpoint"},method:{$ref:"#/$defs/method"},path:{$ref:"#/$defs/path"},effect:{$ref:"#/$defs/text"}},required:[
"reading","method","path","effect"],additionalProperties:!1}]},"errors.missingKey":{if:{type:"string"},then:{enum:["401","403"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"401"},status:{$ref:"#/$defs/statuses"},tolerated:{$ref:"#/$defs/tolerated"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"403"},status:{$ref:"#/$defs/statuses"},tolerated:{$ref:"#/$defs/tolerated"}},required:["reading"],additionalProperties:!1}]}},"erro\
rs.wrongKey":{if:{type:"string"},then:{enum:["401","403"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"401"},
status:{$ref:"#/$defs/statuses"},tolerated:{$ref:"#/$defs/tolerated"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"403"},status:{
$ref:"#/$defs/statuses"},tolerated:{$ref:"#/$defs/tolerated"}},required:["reading"],additionalProperties:!1}]}},"errors.status":{if:{type:"string"},then:{enum:[
"table"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"table"},malformed:{$ref:"#/$defs/statuses"},invalid:{$ref:"\
#/$defs/statuses"},unknownModel:{$ref:"#/$defs/statuses"},tooLarge:{$ref:"#/$defs/statuses"},unsupportedMedia:{$ref:"#/$defs/statuses"},unknownPath:{$ref:"#/$de\
fs/statuses"},limit:{$ref:"#/$defs/statuses"}},required:["reading"],additionalProperties:!1}]}},"errors.body":{if:{type:"string"},then:{enum:["openai","problem",
"detail","bare"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"openai"},schema:{$ref:"#/$defs/schemaId"},fullSchema:{
$ref:"#/$defs/schemaId"},mediaTypes:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"problem"},schema:{$ref:"#\
/$defs/schemaId"},mediaTypes:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"detail"},schema:{$ref:"#/$defs/s\
chemaId"},mediaTypes:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"bare"},schema:{$ref:"#/$defs/schemaId"},
mediaTypes:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1}]}},"errors.codes":{type:"object",discriminator:{propertyName:"reading"},oneOf:[
{properties:{reading:{const:"list"},codes:{$ref:"#/$defs/texts"}},required:["reading","codes"],additionalProperties:!1}]},"errors.conditions":{if:{type:"string"},
then:{enum:["refused"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"refused"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"list"},mistakes:{$ref:"#/$defs/texts"}},required:["reading","mistakes"],additionalProperties:!1}]}},"webhooks.types":{if:{type:"str\
ing"},then:{enum:["openai"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"openai"},types:{$ref:"#/$defs/texts"}},
required:["reading"],additionalProperties:!1},{properties:{reading:{const:"list"},types:{$ref:"#/$defs/texts"}},required:["reading","types"],additionalProperties:!1}]}},
"webhooks.payload":{if:{type:"string"},then:{enum:["type-timestamp-data","openai","cloudevents"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[
{properties:{reading:{const:"type-timestamp-data"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"openai"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"cloudevents"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"custom"},schema:{$ref:"#/$defs/schemaId"}},
required:["reading","schema"],additionalProperties:!1}]}},"webhooks.delivery":{if:{type:"string"},then:{enum:["post-json"]},else:{type:"object",discriminator:{propertyName:"\
reading"},oneOf:[{properties:{reading:{const:"post-json"},deadlineSeconds:{$ref:"#/$defs/seconds"}},required:["reading"],additionalProperties:!1}]}},"webhooks.r\
etry":{if:{type:"string"},then:{enum:["same-id","none"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"same-id"}},
required:["reading"],additionalProperties:!1},{properties:{reading:{const:"none"}},required:["reading"],additionalProperties:!1}]}},"webhooks.signature":{if:{type:"\
string"},then:{enum:["standard-v1","standard-v1a","stripe","github","none"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{
const:"standard-v1"},toleranceSeconds:{$ref:"#/$defs/seconds"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"standard-v1a"},toleranceSeconds:{
$ref:"#/$defs/seconds"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"stripe"},toleranceSeconds:{$ref:"#/$defs/seconds"}},required:[
"reading"],additionalProperties:!1},{properties:{reading:{const:"github"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"none"}},required:[
"reading"],additionalProperties:!1}]}},"webhooks.trigger":{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"operation"},
method:{$ref:"#/$defs/method"},path:{$ref:"#/$defs/path"},body:{$ref:"#/$defs/object"},type:{$ref:"#/$defs/text"}},required:["reading","method","path"],additionalProperties:!1}]},
"webhooks.registration":{if:{type:"string"},then:{enum:["manual"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"\
manual"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"rest"},method:{$ref:"#/$defs/method"},path:{$ref:"#/$defs/path"},body:{$ref:"\
#/$defs/object"},idPointer:{$ref:"#/$defs/pointer"},secretPointer:{$ref:"#/$defs/pointer"}},required:["reading","method","path","body"],additionalProperties:!1},
{properties:{reading:{const:"per-request"},field:{$ref:"#/$defs/text"}},required:["reading","field"],additionalProperties:!1}]}},"limits.quota":{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"list"},quotas:{type:"array",minItems:1,items:{type:"object",required:["quota","unit","scope"],additionalProperties:!1,
properties:{quota:{type:"integer",minimum:1},unit:{enum:["requests","tokens","concurrent"]},windowSeconds:{$ref:"#/$defs/seconds"},scope:{enum:["key","account",
"address"]}}}}},required:["reading","quotas"],additionalProperties:!1}]},"limits.headers":{if:{type:"string"},then:{enum:["x-ratelimit-durations","ratelimit-fie\
lds","ratelimit-03","x-ratelimit-epoch","anthropic","none"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"x-ra\
telimit-durations"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"ratelimit-fields"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"ratelimit-03"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"x-ratelimit-epoch"}},required:["reading"],
additionalProperties:!1},{properties:{reading:{const:"anthropic"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"none"}},required:[
"reading"],additionalProperties:!1}]}},"limits.exceeded":{if:{type:"string"},then:{enum:["429-retry-after","429","503","queue"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"429-retry-after"},status:{$ref:"#/$defs/statuses"}},required:["reading"],additionalProperties:!1},{properties:{
reading:{const:"429"},status:{$ref:"#/$defs/statuses"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"503"},status:{$ref:"#/$defs/s\
tatuses"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"queue"}},required:["reading"],additionalProperties:!1}]}},"maxTokens.maxim\
um":{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"number"},maximum:{type:"integer",minimum:1}},required:["reading","\
maximum"],additionalProperties:!1}]},"version.deprecation":{if:{type:"string"},then:{enum:["headers"]},else:{type:"object",discriminator:{propertyName:"reading"},
oneOf:[{properties:{reading:{const:"headers"}},required:["reading"],additionalProperties:!1}]}},"version.compatibility":{type:"object",discriminator:{propertyName:"\
reading"},oneOf:[{properties:{reading:{const:"described"},text:{$ref:"#/$defs/text"}},required:["reading","text"],additionalProperties:!1}]},"version.selection":{
if:{type:"string"},then:{enum:["path"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"path"},prefix:{$ref:"#/$d\
efs/path"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"header"},name:{$ref:"#/$defs/text"}},required:["reading","name"],additionalProperties:!1}]}},
text:{type:"string",minLength:1},texts:{type:"array",items:{type:"string",minLength:1},uniqueItems:!0},path:{title:"Path below the base URL",type:"string",pattern:"\
^/(?!/)[^\\s#]*$"},pointer:{title:"JSON pointer (RFC 6901)",type:"string",pattern:"^(/.*)?$"},method:{enum:["GET","POST","PUT","PATCH","DELETE"]},statuses:{type:"\
array",minItems:1,uniqueItems:!0,items:{type:"integer",minimum:100,maximum:599}},tolerated:{type:"array",uniqueItems:!0,items:{type:"integer",minimum:100,maximum:599}},
schemaId:{title:"Id of a schema that Assay ships",type:"string",pattern:"^urn:assay:"},object:{type:"object"},endpoints:{type:"array",items:{type:"object",required:[
"method","path"],additionalProperties:!1,properties:{method:{$ref:"#/$defs/method"},path:{$ref:"#/$defs/path"}}}},seconds:{type:"number",exclusiveMinimum:0}}};function x(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=x.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),Array.isArray(r)){let n=r.length;for(let d=0;d<n;d++){let f=r[d];if(typeof f=="string"){if(_(f)<1){let c={instancePath:t+
"/"+d,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:t+"/"+d,schemaPath:"#/items/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),s++}}let o=r.length,l;if(o>1){let d={};for(;o--;){let f=r[o];if(typeof f=="string"){if(typeof d[f]==
"number"){l=d[f];let c={instancePath:t,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:o,j:l}};e===null?e=[c]:e.push(c),s++;break}d[f]=o}}}}else{let n={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),s++}return x.errors=e,s===0}x.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};function W(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=W.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="list"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let l={instancePath:t,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[l]:e.push(l),s++}if(r.names===void 0){let l={instancePath:t,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"names"}};e===
null?e=[l]:e.push(l),s++}for(let l in r)if(!(l==="reading"||l==="names")){let d={instancePath:t,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:l}};e===null?e=[d]:e.push(d),s++}if(r.reading!==void 0&&r.reading!=="list"){let l={instancePath:t+"/reading",schemaPath:"#\
/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[l]:e.push(l),s++}r.names!==void 0&&(x(r.names,{instancePath:t+"/nam\
es",parentData:r,parentDataProperty:"names",rootData:y,dynamicAnchors:h})||(e=e===null?x.errors:e.concat(x.errors),s=e.length))}var n=!0}else{let l={instancePath:t,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[l]:e.push(l),s++}else{let l={instancePath:t,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[l]:e.push(l),s++}}else{let o={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return W.errors=e,m.props=n,s===0}W.evaluated={dynamicProps:!0,dynamicItems:!1};var R={
if:{type:"string"},then:{enum:["model+messages","all-four","messages"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{
const:"model+messages"},required:{const:["model","messages"]}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"all-four"},required:{const:[
"model","messages","max_tokens","temperature"]}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"messages"},required:{const:["message\
s"]}},required:["reading"],additionalProperties:!1}]}},hr=qr().default;function Q(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){
let e=null,s=0,m=Q.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);let n=s,o=!0,l=s;if(typeof r!="string"){let u={};e===null?e=[u]:e.
push(u),s++}var d=l===s;s=n,e!==null&&(n?e.length=n:e=null);let f;if(d){let u=s;if(!(r==="model+messages"||r==="all-four"||r==="messages")){let a={instancePath:t,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:R.then.enum}};e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="then"}else{let u=s;if(r&&typeof r=="\
object"&&!Array.isArray(r)){let a=r.reading;if(typeof a=="string")if(a==="model+messages"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={
instancePath:t,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i===
"reading"||i==="required")){let p={instancePath:t,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="model+messages"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/0/properties/reading\
/const",keyword:"const",params:{allowedValue:"model+messages"}};e===null?e=[i]:e.push(i),s++}if(r.required!==void 0&&!hr(r.required,R.else.oneOf[0].properties.required.
const)){let i={instancePath:t+"/required",schemaPath:"#/else/oneOf/0/properties/required/const",keyword:"const",params:{allowedValue:R.else.oneOf[0].properties.
required.const}};e===null?e=[i]:e.push(i),s++}}var c=!0}else if(a==="all-four"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i===
"required")){let p={instancePath:t,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:
e.push(p),s++}if(r.reading!==void 0&&r.reading!=="all-four"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"cons\
t",params:{allowedValue:"all-four"}};e===null?e=[i]:e.push(i),s++}if(r.required!==void 0&&!hr(r.required,R.else.oneOf[1].properties.required.const)){let i={instancePath:t+
"/required",schemaPath:"#/else/oneOf/1/properties/required/const",keyword:"const",params:{allowedValue:R.else.oneOf[1].properties.required.const}};e===null?e=[i]:
e.push(i),s++}}c!==!0&&(c=!0)}else if(a==="messages"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/el\
se/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i==="required")){let p={
instancePath:t,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.
reading!==void 0&&r.reading!=="messages"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"\
messages"}};e===null?e=[i]:e.push(i),s++}if(r.required!==void 0&&!hr(r.required,R.else.oneOf[2].properties.required.const)){let i={instancePath:t+"/required",schemaPath:"\
#/else/oneOf/2/properties/required/const",keyword:"const",params:{allowedValue:R.else.oneOf[2].properties.required.const}};e===null?e=[i]:e.push(i),s++}}c!==!0&&
(c=!0)}else{let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:a}};e===null?e=[i]:e.
push(i),s++}else{let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:a}};e===null?e=[i]:e.
push(i),s++}}else{let a={instancePath:t,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="else"}if(!o){
let u={instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:f}};e===null?e=[u]:e.push(u),s++}return Q.errors=e,m.props=c,s===0}Q.evaluated={dynamicProps:!0,
dynamicItems:!1};var Qr={if:{type:"string"},then:{enum:["discovery","any"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{
const:"discovery"},path:{$ref:"#/$defs/path"},schema:{$ref:"#/$defs/schemaId"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"list"},
models:{type:"array",items:{type:"string",minLength:1},uniqueItems:!0,minItems:1}},required:["reading","models"],additionalProperties:!1},{properties:{reading:{
const:"any"}},required:["reading"],additionalProperties:!1}]}};var Xr=new RegExp("^/(?!/)[^\\s#]*$","u");function N(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,
m=N.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),typeof r=="string"){if(!Xr.test(r)){let n={instancePath:t,schemaPath:"#/patte\
rn",keyword:"pattern",params:{pattern:"^/(?!/)[^\\s#]*$"}};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
string"}};e===null?e=[n]:e.push(n),s++}return N.errors=e,s===0}N.evaluated={dynamicProps:!1,dynamicItems:!1};var Yr=new RegExp("^urn:assay:","u");function D(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=D.
evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),typeof r=="string"){if(!Yr.test(r)){let n={instancePath:t,schemaPath:"#/pattern",
keyword:"pattern",params:{pattern:"^urn:assay:"}};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"stri\
ng"}};e===null?e=[n]:e.push(n),s++}return D.errors=e,s===0}D.evaluated={dynamicProps:!1,dynamicItems:!1};function X(r,{instancePath:t="",parentData:b,parentDataProperty:v,
rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=X.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);let n=s,o=!0,l=s;if(typeof r!=
"string"){let u={};e===null?e=[u]:e.push(u),s++}var d=l===s;s=n,e!==null&&(n?e.length=n:e=null);let f;if(d){let u=s;if(!(r==="discovery"||r==="any")){let a={instancePath:t,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Qr.then.enum}};e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="then"}else{let u=s;if(r&&typeof r==
"object"&&!Array.isArray(r)){let a=r.reading;if(typeof a=="string")if(a==="discovery"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={
instancePath:t,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i===
"reading"||i==="path"||i==="schema")){let p={instancePath:t,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="discovery"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/cons\
t",keyword:"const",params:{allowedValue:"discovery"}};e===null?e=[i]:e.push(i),s++}r.path!==void 0&&(N(r.path,{instancePath:t+"/path",parentData:r,parentDataProperty:"\
path",rootData:y,dynamicAnchors:h})||(e=e===null?N.errors:e.concat(N.errors),s=e.length)),r.schema!==void 0&&(D(r.schema,{instancePath:t+"/schema",parentData:r,
parentDataProperty:"schema",rootData:y,dynamicAnchors:h})||(e=e===null?D.errors:e.concat(D.errors),s=e.length))}var c=!0}else if(a==="list"){if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[i]:e.push(i),s++}if(r.models===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"models"}};
e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i==="models")){let p={instancePath:t,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="list"){let i={instancePath:t+"/reading",schemaPath:"\
#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[i]:e.push(i),s++}if(r.models!==void 0){let i=r.models;if(Array.
isArray(i)){if(i.length<1){let q={instancePath:t+"/models",schemaPath:"#/else/oneOf/1/properties/models/minItems",keyword:"minItems",params:{limit:1}};e===null?
e=[q]:e.push(q),s++}let p=i.length;for(let q=0;q<p;q++){let I=i[q];if(typeof I=="string"){if(_(I)<1){let F={instancePath:t+"/models/"+q,schemaPath:"#/else/oneOf\
/1/properties/models/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[F]:e.push(F),s++}}else{let F={instancePath:t+"/models/"+q,schemaPath:"#/\
else/oneOf/1/properties/models/items/type",keyword:"type",params:{type:"string"}};e===null?e=[F]:e.push(F),s++}}let w=i.length,g;if(w>1){let q={};for(;w--;){let I=i[w];
if(typeof I=="string"){if(typeof q[I]=="number"){g=q[I];let F={instancePath:t+"/models",schemaPath:"#/else/oneOf/1/properties/models/uniqueItems",keyword:"uniqu\
eItems",params:{i:w,j:g}};e===null?e=[F]:e.push(F),s++;break}q[I]=w}}}}else{let p={instancePath:t+"/models",schemaPath:"#/else/oneOf/1/properties/models/type",keyword:"\
type",params:{type:"array"}};e===null?e=[p]:e.push(p),s++}}}c!==!0&&(c=!0)}else if(a==="any"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){
let i={instancePath:t,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(i!==
"reading"){let p={instancePath:t,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.
push(p),s++}if(r.reading!==void 0&&r.reading!=="any"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{
allowedValue:"any"}};e===null?e=[i]:e.push(i),s++}}c!==!0&&(c=!0)}else{let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}else{let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"\
tag",tag:"reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}}else{let a={instancePath:t,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?
e=[a]:e.push(a),s++}var d=u===s;o=d,f="else"}if(!o){let u={instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:f}};e===null?e=[u]:e.push(u),s++}
return X.errors=e,m.props=c,s===0}X.evaluated={dynamicProps:!0,dynamicItems:!1};var es={if:{type:"string"},then:{enum:["openai"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"openai"},roles:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{
const:"list"},roles:{$ref:"#/$defs/texts"}},required:["reading","roles"],additionalProperties:!1}]}};function Y(r,{instancePath:t="",parentData:b,parentDataProperty:v,
rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=Y.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);let n=s,o=!0,l=s;if(typeof r!=
"string"){let u={};e===null?e=[u]:e.push(u),s++}var d=l===s;s=n,e!==null&&(n?e.length=n:e=null);let f;if(d){let u=s;if(r!=="openai"){let a={instancePath:t,schemaPath:"\
#/then/enum",keyword:"enum",params:{allowedValues:es.then.enum}};e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="then"}else{let u=s;if(r&&typeof r=="object"&&!Array.
isArray(r)){let a=r.reading;if(typeof a=="string")if(a==="openai"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"\
#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i==="roles")){let p={
instancePath:t,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.
reading!==void 0&&r.reading!=="openai"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
openai"}};e===null?e=[i]:e.push(i),s++}r.roles!==void 0&&(x(r.roles,{instancePath:t+"/roles",parentData:r,parentDataProperty:"roles",rootData:y,dynamicAnchors:h})||
(e=e===null?x.errors:e.concat(x.errors),s=e.length))}var c=!0}else if(a==="list"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}if(r.roles===void 0){let i={instancePath:t,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"roles"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i==="r\
oles")){let p={instancePath:t,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(
p),s++}if(r.reading!==void 0&&r.reading!=="list"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{
allowedValue:"list"}};e===null?e=[i]:e.push(i),s++}r.roles!==void 0&&(x(r.roles,{instancePath:t+"/roles",parentData:r,parentDataProperty:"roles",rootData:y,dynamicAnchors:h})||
(e=e===null?x.errors:e.concat(x.errors),s=e.length))}c!==!0&&(c=!0)}else{let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"mapping",tag:"reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}else{let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}}else{let a={instancePath:t,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};
e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="else"}if(!o){let u={instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:f}};e===null?e=[u]:e.push(
u),s++}return Y.errors=e,m.props=c,s===0}Y.evaluated={dynamicProps:!0,dynamicItems:!1};var rs={if:{type:"string"},then:{enum:["openai","bare"]},else:{type:"obje\
ct",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"openai"},schema:{$ref:"#/$defs/schemaId"},object:{$ref:"#/$defs/text"},role:{$ref:"\
#/$defs/text"},finishReasons:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"bare"}},required:["reading"],additionalProperties:!1}]}};function j(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=j.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),typeof r=="string"){if(_(r)<1){let n={instancePath:t,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1}};e===
null?e=[n]:e.push(n),s++}}else{let n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),s++}return j.errors=e,s===
0}j.evaluated={dynamicProps:!1,dynamicItems:!1};function ee(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,
s=0,m=ee.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);let n=s,o=!0,l=s;if(typeof r!="string"){let u={};e===null?e=[u]:e.push(u),s++}
var d=l===s;s=n,e!==null&&(n?e.length=n:e=null);let f;if(d){let u=s;if(!(r==="openai"||r==="bare")){let a={instancePath:t,schemaPath:"#/then/enum",keyword:"enum",
params:{allowedValues:rs.then.enum}};e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="then"}else{let u=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let a=r.reading;
if(typeof a=="string")if(a==="openai"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/0/requ\
ired",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i==="schema"||i==="object"||i==="ro\
le"||i==="finishReasons")){let p={instancePath:t,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="openai"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",
keyword:"const",params:{allowedValue:"openai"}};e===null?e=[i]:e.push(i),s++}r.schema!==void 0&&(D(r.schema,{instancePath:t+"/schema",parentData:r,parentDataProperty:"\
schema",rootData:y,dynamicAnchors:h})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),r.object!==void 0&&(j(r.object,{instancePath:t+"/object",parentData:r,
parentDataProperty:"object",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:e.concat(j.errors),s=e.length)),r.role!==void 0&&(j(r.role,{instancePath:t+"/rol\
e",parentData:r,parentDataProperty:"role",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:e.concat(j.errors),s=e.length)),r.finishReasons!==void 0&&(x(r.finishReasons,
{instancePath:t+"/finishReasons",parentData:r,parentDataProperty:"finishReasons",rootData:y,dynamicAnchors:h})||(e=e===null?x.errors:e.concat(x.errors),s=e.length))}
var c=!0}else if(a==="bare"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/1/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(i!=="reading"){let p={instancePath:t,schemaPath:"#/else/oneOf/1/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="bare"){let i={
instancePath:t+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"bare"}};e===null?e=[i]:e.push(i),s++}}c!==!0&&
(c=!0)}else{let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:a}};e===null?e=[i]:e.
push(i),s++}else{let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:a}};e===null?e=[i]:e.
push(i),s++}}else{let a={instancePath:t,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="else"}if(!o){
let u={instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:f}};e===null?e=[u]:e.push(u),s++}return ee.errors=e,m.props=c,s===0}ee.evaluated={dynamicProps:!0,
dynamicItems:!1};var ss={if:{type:"string"},then:{enum:["opaque"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"\
opaque"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"pattern"},pattern:{$ref:"#/$defs/text"}},required:["reading","pattern"],additionalProperties:!1}]}};
function re(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=re.evaluated;m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0);let n=s,o=!0,l=s;if(typeof r!="string"){let u={};e===null?e=[u]:e.push(u),s++}var d=l===s;s=n,e!==null&&(n?e.length=n:e=
null);let f;if(d){let u=s;if(r!=="opaque"){let a={instancePath:t,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:ss.then.enum}};e===null?e=[a]:e.push(
a),s++}var d=u===s;o=d,f="then"}else{let u=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let a=r.reading;if(typeof a=="string")if(a==="opaque"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(i!=="reading"){let p={instancePath:t,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="opaque"){let i={instancePath:t+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"opaque"}};e===null?e=[i]:e.push(i),s++}}var c=!0}else if(a==="pattern"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[i]:e.push(i),s++}if(r.pattern===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"\
pattern"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i==="pattern")){let p={instancePath:t,schemaPath:"#/else/oneOf/1/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="pattern"){let i={instancePath:t+"\
/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"pattern"}};e===null?e=[i]:e.push(i),s++}r.pattern!==void 0&&
(j(r.pattern,{instancePath:t+"/pattern",parentData:r,parentDataProperty:"pattern",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:e.concat(j.errors),s=e.length))}
c!==!0&&(c=!0)}else{let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:a}};e===null?
e=[i]:e.push(i),s++}else{let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:a}};e===null?
e=[i]:e.push(i),s++}}else{let a={instancePath:t,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="\
else"}if(!o){let u={instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:f}};e===null?e=[u]:e.push(u),s++}return re.errors=e,m.props=c,s===0}re.
evaluated={dynamicProps:!0,dynamicItems:!1};var is={if:{type:"string"},then:{enum:["none"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{
reading:{const:"none"}},required:["reading"],additionalProperties:!1}]}};function se(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){
let e=null,s=0,m=se.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);let n=s,o=!0,l=s;if(typeof r!="string"){let u={};e===null?e=[u]:
e.push(u),s++}var d=l===s;s=n,e!==null&&(n?e.length=n:e=null);let f;if(d){let u=s;if(r!=="none"){let a={instancePath:t,schemaPath:"#/then/enum",keyword:"enum",params:{
allowedValues:is.then.enum}};e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="then"}else{let u=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let a=r.reading;if(typeof a==
"string")if(a==="none"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/0/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(i!=="reading"){let p={instancePath:t,schemaPath:"#/else/oneOf/0/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="none"){let i={
instancePath:t+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"none"}};e===null?e=[i]:e.push(i),s++}}var c=!0}else{
let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}else{
let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}}else{
let a={instancePath:t,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="else"}if(!o){let u={instancePath:t,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:f}};e===null?e=[u]:e.push(u),s++}return se.errors=e,m.props=c,s===0}se.evaluated={dynamicProps:!0,dynamicItems:!1};
var ts={if:{type:"string"},then:{enum:["email-password-name"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"em\
ail-password-name"},fields:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"template"},body:{$ref:"#/$defs/obj\
ect"}},required:["reading","body"],additionalProperties:!1}]}};function T(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=T.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r))){let n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[n]:e.push(n),s++}return T.errors=e,s===0}T.evaluated={dynamicProps:!1,dynamicItems:!1};function ie(r,{instancePath:t="",parentData:b,parentDataProperty:v,
rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=ie.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);let n=s,o=!0,l=s;if(typeof r!=
"string"){let u={};e===null?e=[u]:e.push(u),s++}var d=l===s;s=n,e!==null&&(n?e.length=n:e=null);let f;if(d){let u=s;if(r!=="email-password-name"){let a={instancePath:t,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:ts.then.enum}};e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="then"}else{let u=s;if(r&&typeof r==
"object"&&!Array.isArray(r)){let a=r.reading;if(typeof a=="string")if(a==="email-password-name"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){
let i={instancePath:t,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i===
"reading"||i==="fields")){let p={instancePath:t,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===
null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="email-password-name"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/0/properties/readin\
g/const",keyword:"const",params:{allowedValue:"email-password-name"}};e===null?e=[i]:e.push(i),s++}r.fields!==void 0&&(x(r.fields,{instancePath:t+"/fields",parentData:r,
parentDataProperty:"fields",rootData:y,dynamicAnchors:h})||(e=e===null?x.errors:e.concat(x.errors),s=e.length))}var c=!0}else if(a==="template"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[i]:e.push(i),s++}if(r.body===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"bo\
dy"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i==="body")){let p={instancePath:t,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="template"){let i={instancePath:t+"/reading",
schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"template"}};e===null?e=[i]:e.push(i),s++}r.body!==void 0&&(T(r.body,{
instancePath:t+"/body",parentData:r,parentDataProperty:"body",rootData:y,dynamicAnchors:h})||(e=e===null?T.errors:e.concat(T.errors),s=e.length))}c!==!0&&(c=!0)}else{
let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}else{
let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}}else{
let a={instancePath:t,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="else"}if(!o){let u={instancePath:t,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:f}};e===null?e=[u]:e.push(u),s++}return ie.errors=e,m.props=c,s===0}ie.evaluated={dynamicProps:!0,dynamicItems:!1};
var ns={if:{type:"string"},then:{enum:["key-pointer","mail"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"key\
-pointer"},pointers:{type:"array",minItems:1,items:{$ref:"#/$defs/pointer"}}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"mail"}},
required:["reading"],additionalProperties:!1}]}};var os=new RegExp("^(/.*)?$","u");function S(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=S.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),typeof r=="string"){if(!os.test(r)){let n={instancePath:t,schemaPath:"#/pattern",keyword:"p\
attern",params:{pattern:"^(/.*)?$"}};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?
e=[n]:e.push(n),s++}return S.errors=e,s===0}S.evaluated={dynamicProps:!1,dynamicItems:!1};function te(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,
dynamicAnchors:h={}}={}){let e=null,s=0,m=te.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);let n=s,o=!0,l=s;if(typeof r!="string"){
let u={};e===null?e=[u]:e.push(u),s++}var d=l===s;s=n,e!==null&&(n?e.length=n:e=null);let f;if(d){let u=s;if(!(r==="key-pointer"||r==="mail")){let a={instancePath:t,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:ns.then.enum}};e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="then"}else{let u=s;if(r&&typeof r==
"object"&&!Array.isArray(r)){let a=r.reading;if(typeof a=="string")if(a==="key-pointer"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={
instancePath:t,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i===
"reading"||i==="pointers")){let p={instancePath:t,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="key-pointer"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/co\
nst",keyword:"const",params:{allowedValue:"key-pointer"}};e===null?e=[i]:e.push(i),s++}if(r.pointers!==void 0){let i=r.pointers;if(Array.isArray(i)){if(i.length<
1){let w={instancePath:t+"/pointers",schemaPath:"#/else/oneOf/0/properties/pointers/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[w]:e.push(w),s++}
let p=i.length;for(let w=0;w<p;w++)S(i[w],{instancePath:t+"/pointers/"+w,parentData:i,parentDataProperty:w,rootData:y,dynamicAnchors:h})||(e=e===null?S.errors:e.
concat(S.errors),s=e.length)}else{let p={instancePath:t+"/pointers",schemaPath:"#/else/oneOf/0/properties/pointers/type",keyword:"type",params:{type:"array"}};e===
null?e=[p]:e.push(p),s++}}}var c=!0}else if(a==="mail"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/\
else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(i!=="reading"){let p={instancePath:t,
schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&
r.reading!=="mail"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"mail"}};e===null?
e=[i]:e.push(i),s++}}c!==!0&&(c=!0)}else{let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:a}};
e===null?e=[i]:e.push(i),s++}else{let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:a}};
e===null?e=[i]:e.push(i),s++}}else{let a={instancePath:t,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),s++}var d=u===
s;o=d,f="else"}if(!o){let u={instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:f}};e===null?e=[u]:e.push(u),s++}return te.errors=e,m.props=c,
s===0}te.evaluated={dynamicProps:!0,dynamicItems:!1};var as={if:{type:"string"},then:{enum:["at-least-one","minus-one-unlimited"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"at-least-one"},minimum:{const:1}},required:["reading"],additionalProperties:!1},{properties:{reading:{
const:"minus-one-unlimited"},minimum:{const:1},unlimited:{const:-1}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"range"},minimum:{
type:"integer"},maximum:{type:"integer",minimum:1}},required:["reading","minimum","maximum"],additionalProperties:!1}]}};function ne(r,{instancePath:t="",parentData:b,
parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=ne.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);let n=s,
o=!0,l=s;if(typeof r!="string"){let u={};e===null?e=[u]:e.push(u),s++}var d=l===s;s=n,e!==null&&(n?e.length=n:e=null);let f;if(d){let u=s;if(!(r==="at-least-one"||
r==="minus-one-unlimited")){let a={instancePath:t,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:as.then.enum}};e===null?e=[a]:e.push(a),s++}var d=u===
s;o=d,f="then"}else{let u=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let a=r.reading;if(typeof a=="string")if(a==="at-least-one"){if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i==="minimum")){let p={instancePath:t,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="at-least-one"){let i={instancePath:t+"/reading",
schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"at-least-one"}};e===null?e=[i]:e.push(i),s++}if(r.minimum!==void 0&&r.
minimum!==1){let i={instancePath:t+"/minimum",schemaPath:"#/else/oneOf/0/properties/minimum/const",keyword:"const",params:{allowedValue:1}};e===null?e=[i]:e.push(
i),s++}}var c=!0}else if(a==="minus-one-unlimited"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else\
/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i==="minimum"||i==="un\
limited")){let p={instancePath:t,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.
push(p),s++}if(r.reading!==void 0&&r.reading!=="minus-one-unlimited"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"\
const",params:{allowedValue:"minus-one-unlimited"}};e===null?e=[i]:e.push(i),s++}if(r.minimum!==void 0&&r.minimum!==1){let i={instancePath:t+"/minimum",schemaPath:"\
#/else/oneOf/1/properties/minimum/const",keyword:"const",params:{allowedValue:1}};e===null?e=[i]:e.push(i),s++}if(r.unlimited!==void 0&&r.unlimited!==-1){let i={
instancePath:t+"/unlimited",schemaPath:"#/else/oneOf/1/properties/unlimited/const",keyword:"const",params:{allowedValue:-1}};e===null?e=[i]:e.push(i),s++}}c!==!0&&
(c=!0)}else if(a==="range"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/2/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}if(r.minimum===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/2/required",keyword:"\
required",params:{missingProperty:"minimum"}};e===null?e=[i]:e.push(i),s++}if(r.maximum===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/2/required",keyword:"\
required",params:{missingProperty:"maximum"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i==="minimum"||i==="maximum")){let p={instancePath:t,
schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&
r.reading!=="range"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"range"}};e===null?
e=[i]:e.push(i),s++}if(r.minimum!==void 0){let i=r.minimum;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let p={instancePath:t+"/minimum",schemaPath:"\
#/else/oneOf/2/properties/minimum/type",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),s++}}if(r.maximum!==void 0){let i=r.maximum;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let p={instancePath:t+"/maximum",schemaPath:"#/else/oneOf/2/properties/maximum/type",keyword:"type",params:{type:"int\
eger"}};e===null?e=[p]:e.push(p),s++}if(typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))){let p={instancePath:t+"/maximum",schemaPath:"#/else/oneOf/2/properties\
/maximum/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[p]:e.push(p),s++}}}c!==!0&&(c=!0)}else{let i={instancePath:t,schemaPath:"#/els\
e/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}else{let i={instancePath:t,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}}else{let a={instancePath:t,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="else"}if(!o){let u={instancePath:t,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:f}};e===null?e=[u]:e.push(u),s++}return ne.errors=e,m.props=c,s===0}ne.evaluated={dynamicProps:!0,dynamicItems:!1};var ps={if:{type:"\
string"},then:{enum:["0..2","0..1"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"0..2"},minimum:{const:0},maximum:{
const:2}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"0..1"},minimum:{const:0},maximum:{const:1}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"range"},minimum:{type:"number"},maximum:{type:"number"}},required:["reading","minimum","maximum"],additionalProperties:!1}]}};function oe(r,{
instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=oe.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0);let n=s,o=!0,l=s;if(typeof r!="string"){let u={};e===null?e=[u]:e.push(u),s++}var d=l===s;s=n,e!==null&&(n?e.length=n:e=null);let f;if(d){let u=s;
if(!(r==="0..2"||r==="0..1")){let a={instancePath:t,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:ps.then.enum}};e===null?e=[a]:e.push(a),s++}var d=u===
s;o=d,f="then"}else{let u=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let a=r.reading;if(typeof a=="string")if(a==="0..2"){if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(
i),s++}for(let i in r)if(!(i==="reading"||i==="minimum"||i==="maximum")){let p={instancePath:t,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="0..2"){let i={instancePath:t+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"0..2"}};e===null?e=[i]:e.push(i),s++}if(r.minimum!==void 0&&r.minimum!==0){let i={
instancePath:t+"/minimum",schemaPath:"#/else/oneOf/0/properties/minimum/const",keyword:"const",params:{allowedValue:0}};e===null?e=[i]:e.push(i),s++}if(r.maximum!==
void 0&&r.maximum!==2){let i={instancePath:t+"/maximum",schemaPath:"#/else/oneOf/0/properties/maximum/const",keyword:"const",params:{allowedValue:2}};e===null?e=
[i]:e.push(i),s++}}var c=!0}else if(a==="0..1"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/one\
Of/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i==="minimum"||i==="maximu\
m")){let p={instancePath:t,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(
p),s++}if(r.reading!==void 0&&r.reading!=="0..1"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{
allowedValue:"0..1"}};e===null?e=[i]:e.push(i),s++}if(r.minimum!==void 0&&r.minimum!==0){let i={instancePath:t+"/minimum",schemaPath:"#/else/oneOf/1/properties/\
minimum/const",keyword:"const",params:{allowedValue:0}};e===null?e=[i]:e.push(i),s++}if(r.maximum!==void 0&&r.maximum!==1){let i={instancePath:t+"/maximum",schemaPath:"\
#/else/oneOf/1/properties/maximum/const",keyword:"const",params:{allowedValue:1}};e===null?e=[i]:e.push(i),s++}}c!==!0&&(c=!0)}else if(a==="range"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[i]:e.push(i),s++}if(r.minimum===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"\
minimum"}};e===null?e=[i]:e.push(i),s++}if(r.maximum===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"\
maximum"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i==="minimum"||i==="maximum")){let p={instancePath:t,schemaPath:"#/else/oneOf/2/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="range"){let i={instancePath:t+
"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"range"}};e===null?e=[i]:e.push(i),s++}if(r.minimum!==void 0){
let i=r.minimum;if(!(typeof i=="number"&&isFinite(i))){let p={instancePath:t+"/minimum",schemaPath:"#/else/oneOf/2/properties/minimum/type",keyword:"type",params:{
type:"number"}};e===null?e=[p]:e.push(p),s++}}if(r.maximum!==void 0){let i=r.maximum;if(!(typeof i=="number"&&isFinite(i))){let p={instancePath:t+"/maximum",schemaPath:"\
#/else/oneOf/2/properties/maximum/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),s++}}}c!==!0&&(c=!0)}else{let i={instancePath:t,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}else{let i={instancePath:t,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}}else{let a={instancePath:t,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="else"}if(!o){let u={instancePath:t,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:f}};e===null?e=[u]:e.push(u),s++}return oe.errors=e,m.props=c,s===0}oe.evaluated={dynamicProps:!0,dynamicItems:!1};var ls={if:{type:"\
string"},then:{enum:["same-path"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"same-path"}},required:["readin\
g"],additionalProperties:!1},{properties:{reading:{const:"other-path"},path:{$ref:"#/$defs/path"}},required:["reading","path"],additionalProperties:!1}]}};function ae(r,{
instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=ae.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0);let n=s,o=!0,l=s;if(typeof r!="string"){let u={};e===null?e=[u]:e.push(u),s++}var d=l===s;s=n,e!==null&&(n?e.length=n:e=null);let f;if(d){let u=s;
if(r!=="same-path"){let a={instancePath:t,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:ls.then.enum}};e===null?e=[a]:e.push(a),s++}var d=u===s;
o=d,f="then"}else{let u=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let a=r.reading;if(typeof a=="string")if(a==="same-path"){if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=
[i]:e.push(i),s++}for(let i in r)if(i!=="reading"){let p={instancePath:t,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="same-path"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/0/\
properties/reading/const",keyword:"const",params:{allowedValue:"same-path"}};e===null?e=[i]:e.push(i),s++}}var c=!0}else if(a==="other-path"){if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[i]:e.push(i),s++}if(r.path===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"path"}};
e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i==="path")){let p={instancePath:t,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="other-path"){let i={instancePath:t+"/reading",
schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"other-path"}};e===null?e=[i]:e.push(i),s++}r.path!==void 0&&(N(r.path,
{instancePath:t+"/path",parentData:r,parentDataProperty:"path",rootData:y,dynamicAnchors:h})||(e=e===null?N.errors:e.concat(N.errors),s=e.length))}c!==!0&&(c=!0)}else{
let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}else{
let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}}else{
let a={instancePath:t,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="else"}if(!o){let u={instancePath:t,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:f}};e===null?e=[u]:e.push(u),s++}return ae.errors=e,m.props=c,s===0}ae.evaluated={dynamicProps:!0,dynamicItems:!1};
var ds={if:{type:"string"},then:{enum:["stream-true","accept"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"s\
tream-true"},field:{$ref:"#/$defs/text"},value:{const:!0}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"accept"},mediaType:{$ref:"\
#/$defs/text"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"query"},name:{$ref:"#/$defs/text"},value:{$ref:"#/$defs/text"}},required:[
"reading","name","value"],additionalProperties:!1}]}};function pe(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,
s=0,m=pe.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);let n=s,o=!0,l=s;if(typeof r!="string"){let u={};e===null?e=[u]:e.push(u),s++}
var d=l===s;s=n,e!==null&&(n?e.length=n:e=null);let f;if(d){let u=s;if(!(r==="stream-true"||r==="accept")){let a={instancePath:t,schemaPath:"#/then/enum",keyword:"\
enum",params:{allowedValues:ds.then.enum}};e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="then"}else{let u=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let a=r.
reading;if(typeof a=="string")if(a==="stream-true"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else\
/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i==="field"||i==="valu\
e")){let p={instancePath:t,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(
p),s++}if(r.reading!==void 0&&r.reading!=="stream-true"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{
allowedValue:"stream-true"}};e===null?e=[i]:e.push(i),s++}if(r.field!==void 0&&(j(r.field,{instancePath:t+"/field",parentData:r,parentDataProperty:"field",rootData:y,
dynamicAnchors:h})||(e=e===null?j.errors:e.concat(j.errors),s=e.length)),r.value!==void 0&&r.value!==!0){let i={instancePath:t+"/value",schemaPath:"#/else/oneOf\
/0/properties/value/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[i]:e.push(i),s++}}var c=!0}else if(a==="accept"){if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=
[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i==="mediaType")){let p={instancePath:t,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="accept"){let i={instancePath:t+"/reading",schemaPath:"\
#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"accept"}};e===null?e=[i]:e.push(i),s++}r.mediaType!==void 0&&(j(r.mediaType,{instancePath:t+
"/mediaType",parentData:r,parentDataProperty:"mediaType",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:e.concat(j.errors),s=e.length))}c!==!0&&(c=!0)}else if(a===
"query"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}if(r.name===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{
missingProperty:"name"}};e===null?e=[i]:e.push(i),s++}if(r.value===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{
missingProperty:"value"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i==="name"||i==="value")){let p={instancePath:t,schemaPath:"#/else/one\
Of/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="query"){
let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"query"}};e===null?e=[i]:e.push(i),s++}
r.name!==void 0&&(j(r.name,{instancePath:t+"/name",parentData:r,parentDataProperty:"name",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:e.concat(j.errors),
s=e.length)),r.value!==void 0&&(j(r.value,{instancePath:t+"/value",parentData:r,parentDataProperty:"value",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:e.
concat(j.errors),s=e.length))}c!==!0&&(c=!0)}else{let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"r\
eading",tagValue:a}};e===null?e=[i]:e.push(i),s++}else{let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"\
reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}}else{let a={instancePath:t,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.
push(a),s++}var d=u===s;o=d,f="else"}if(!o){let u={instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:f}};e===null?e=[u]:e.push(u),s++}return pe.
errors=e,m.props=c,s===0}pe.evaluated={dynamicProps:!0,dynamicItems:!1};var us={if:{type:"string"},then:{enum:["chunks-done"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"chunks-done"},mediaType:{$ref:"#/$defs/text"},schema:{$ref:"#/$defs/schemaId"},object:{$ref:"#/$defs\
/text"},terminator:{$ref:"#/$defs/text"},usageSwitch:{$ref:"#/$defs/object"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"typed"},
mediaType:{$ref:"#/$defs/text"},typePointer:{$ref:"#/$defs/pointer"},doneType:{$ref:"#/$defs/text"}},required:["reading","doneType"],additionalProperties:!1},{properties:{
reading:{const:"custom"},mediaType:{$ref:"#/$defs/text"},schema:{$ref:"#/$defs/schemaId"},terminator:{$ref:"#/$defs/text"},usageSwitch:{$ref:"#/$defs/object"}},
required:["reading","schema"],additionalProperties:!1}]}};function le(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){
let e=null,s=0,m=le.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);let n=s,o=!0,l=s;if(typeof r!="string"){let u={};e===null?e=[u]:
e.push(u),s++}var d=l===s;s=n,e!==null&&(n?e.length=n:e=null);let f;if(d){let u=s;if(r!=="chunks-done"){let a={instancePath:t,schemaPath:"#/then/enum",keyword:"\
enum",params:{allowedValues:us.then.enum}};e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="then"}else{let u=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let a=r.
reading;if(typeof a=="string")if(a==="chunks-done"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else\
/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i==="mediaType"||i==="\
schema"||i==="object"||i==="terminator"||i==="usageSwitch")){let p={instancePath:t,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="chunks-done"){let i={instancePath:t+"/reading",schemaPath:"#/\
else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"chunks-done"}};e===null?e=[i]:e.push(i),s++}r.mediaType!==void 0&&(j(r.mediaType,{instancePath:t+
"/mediaType",parentData:r,parentDataProperty:"mediaType",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:e.concat(j.errors),s=e.length)),r.schema!==void 0&&
(D(r.schema,{instancePath:t+"/schema",parentData:r,parentDataProperty:"schema",rootData:y,dynamicAnchors:h})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),
r.object!==void 0&&(j(r.object,{instancePath:t+"/object",parentData:r,parentDataProperty:"object",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:e.concat(j.
errors),s=e.length)),r.terminator!==void 0&&(j(r.terminator,{instancePath:t+"/terminator",parentData:r,parentDataProperty:"terminator",rootData:y,dynamicAnchors:h})||
(e=e===null?j.errors:e.concat(j.errors),s=e.length)),r.usageSwitch!==void 0&&(T(r.usageSwitch,{instancePath:t+"/usageSwitch",parentData:r,parentDataProperty:"us\
ageSwitch",rootData:y,dynamicAnchors:h})||(e=e===null?T.errors:e.concat(T.errors),s=e.length))}var c=!0}else if(a==="typed"){if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(
i),s++}if(r.doneType===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"doneType"}};e===null?e=[i]:
e.push(i),s++}for(let i in r)if(!(i==="reading"||i==="mediaType"||i==="typePointer"||i==="doneType")){let p={instancePath:t,schemaPath:"#/else/oneOf/1/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="typed"){let i={instancePath:t+
"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"typed"}};e===null?e=[i]:e.push(i),s++}r.mediaType!==void 0&&
(j(r.mediaType,{instancePath:t+"/mediaType",parentData:r,parentDataProperty:"mediaType",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:e.concat(j.errors),s=
e.length)),r.typePointer!==void 0&&(S(r.typePointer,{instancePath:t+"/typePointer",parentData:r,parentDataProperty:"typePointer",rootData:y,dynamicAnchors:h})||
(e=e===null?S.errors:e.concat(S.errors),s=e.length)),r.doneType!==void 0&&(j(r.doneType,{instancePath:t+"/doneType",parentData:r,parentDataProperty:"doneType",rootData:y,
dynamicAnchors:h})||(e=e===null?j.errors:e.concat(j.errors),s=e.length))}c!==!0&&(c=!0)}else if(a==="custom"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}
if(r.schema===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[i]:e.push(i),
s++}for(let i in r)if(!(i==="reading"||i==="mediaType"||i==="schema"||i==="terminator"||i==="usageSwitch")){let p={instancePath:t,schemaPath:"#/else/oneOf/2/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="custom"){let i={
instancePath:t+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"custom"}};e===null?e=[i]:e.push(i),s++}r.mediaType!==
void 0&&(j(r.mediaType,{instancePath:t+"/mediaType",parentData:r,parentDataProperty:"mediaType",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:e.concat(j.errors),
s=e.length)),r.schema!==void 0&&(D(r.schema,{instancePath:t+"/schema",parentData:r,parentDataProperty:"schema",rootData:y,dynamicAnchors:h})||(e=e===null?D.errors:
e.concat(D.errors),s=e.length)),r.terminator!==void 0&&(j(r.terminator,{instancePath:t+"/terminator",parentData:r,parentDataProperty:"terminator",rootData:y,dynamicAnchors:h})||
(e=e===null?j.errors:e.concat(j.errors),s=e.length)),r.usageSwitch!==void 0&&(T(r.usageSwitch,{instancePath:t+"/usageSwitch",parentData:r,parentDataProperty:"us\
ageSwitch",rootData:y,dynamicAnchors:h})||(e=e===null?T.errors:e.concat(T.errors),s=e.length))}c!==!0&&(c=!0)}else{let i={instancePath:t,schemaPath:"#/else/disc\
riminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}else{let i={instancePath:t,schemaPath:"#/else\
/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}}else{let a={instancePath:t,schemaPath:"#/el\
se/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="else"}if(!o){let u={instancePath:t,schemaPath:"#/if",keyword:"if",
params:{failingKeyword:f}};e===null?e=[u]:e.push(u),s++}return le.errors=e,m.props=c,s===0}le.evaluated={dynamicProps:!0,dynamicItems:!1};var fs={if:{type:"stri\
ng"},then:{enum:["same-path"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"same-path"}},required:["reading"],
additionalProperties:!1},{properties:{reading:{const:"other-path"},path:{$ref:"#/$defs/path"}},required:["reading","path"],additionalProperties:!1}]}};function de(r,{
instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=de.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0);let n=s,o=!0,l=s;if(typeof r!="string"){let u={};e===null?e=[u]:e.push(u),s++}var d=l===s;s=n,e!==null&&(n?e.length=n:e=null);let f;if(d){let u=s;
if(r!=="same-path"){let a={instancePath:t,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:fs.then.enum}};e===null?e=[a]:e.push(a),s++}var d=u===s;
o=d,f="then"}else{let u=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let a=r.reading;if(typeof a=="string")if(a==="same-path"){if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=
[i]:e.push(i),s++}for(let i in r)if(i!=="reading"){let p={instancePath:t,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="same-path"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/0/\
properties/reading/const",keyword:"const",params:{allowedValue:"same-path"}};e===null?e=[i]:e.push(i),s++}}var c=!0}else if(a==="other-path"){if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[i]:e.push(i),s++}if(r.path===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"path"}};
e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i==="path")){let p={instancePath:t,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="other-path"){let i={instancePath:t+"/reading",
schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"other-path"}};e===null?e=[i]:e.push(i),s++}r.path!==void 0&&(N(r.path,
{instancePath:t+"/path",parentData:r,parentDataProperty:"path",rootData:y,dynamicAnchors:h})||(e=e===null?N.errors:e.concat(N.errors),s=e.length))}c!==!0&&(c=!0)}else{
let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}else{
let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}}else{
let a={instancePath:t,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="else"}if(!o){let u={instancePath:t,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:f}};e===null?e=[u]:e.push(u),s++}return de.errors=e,m.props=c,s===0}de.evaluated={dynamicProps:!0,dynamicItems:!1};
var ms={if:{type:"string"},then:{enum:["chunks"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"chunks"},schema:{
$ref:"#/$defs/schemaId"},terminators:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"wrapped"},requestType:{$ref:"\
#/$defs/text"},typePointer:{$ref:"#/$defs/pointer"}},required:["reading","requestType"],additionalProperties:!1}]}};function ue(r,{instancePath:t="",parentData:b,
parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=ue.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);let n=s,
o=!0,l=s;if(typeof r!="string"){let u={};e===null?e=[u]:e.push(u),s++}var d=l===s;s=n,e!==null&&(n?e.length=n:e=null);let f;if(d){let u=s;if(r!=="chunks"){let a={
instancePath:t,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:ms.then.enum}};e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="then"}else{let u=s;if(r&&
typeof r=="object"&&!Array.isArray(r)){let a=r.reading;if(typeof a=="string")if(a==="chunks"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){
let i={instancePath:t,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i===
"reading"||i==="schema"||i==="terminators")){let p={instancePath:t,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="chunks"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",
keyword:"const",params:{allowedValue:"chunks"}};e===null?e=[i]:e.push(i),s++}r.schema!==void 0&&(D(r.schema,{instancePath:t+"/schema",parentData:r,parentDataProperty:"\
schema",rootData:y,dynamicAnchors:h})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),r.terminators!==void 0&&(x(r.terminators,{instancePath:t+"/terminato\
rs",parentData:r,parentDataProperty:"terminators",rootData:y,dynamicAnchors:h})||(e=e===null?x.errors:e.concat(x.errors),s=e.length))}var c=!0}else if(a==="wrap\
ped"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}if(r.requestType===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/1/required",keyword:"required",
params:{missingProperty:"requestType"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i==="requestType"||i==="typePointer")){let p={instancePath:t,
schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&
r.reading!=="wrapped"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"wrapped"}};e===
null?e=[i]:e.push(i),s++}r.requestType!==void 0&&(j(r.requestType,{instancePath:t+"/requestType",parentData:r,parentDataProperty:"requestType",rootData:y,dynamicAnchors:h})||
(e=e===null?j.errors:e.concat(j.errors),s=e.length)),r.typePointer!==void 0&&(S(r.typePointer,{instancePath:t+"/typePointer",parentData:r,parentDataProperty:"ty\
pePointer",rootData:y,dynamicAnchors:h})||(e=e===null?S.errors:e.concat(S.errors),s=e.length))}c!==!0&&(c=!0)}else{let i={instancePath:t,schemaPath:"#/else/disc\
riminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}else{let i={instancePath:t,schemaPath:"#/else\
/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}}else{let a={instancePath:t,schemaPath:"#/el\
se/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="else"}if(!o){let u={instancePath:t,schemaPath:"#/if",keyword:"if",
params:{failingKeyword:f}};e===null?e=[u]:e.push(u),s++}return ue.errors=e,m.props=c,s===0}ue.evaluated={dynamicProps:!0,dynamicItems:!1};var cs={if:{type:"stri\
ng"},then:{enum:["bearer"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"bearer"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"subprotocol"},prefix:{$ref:"#/$defs/text"}},required:["reading","prefix"],additionalProperties:!1},{properties:{reading:{const:"fir\
st-message"},field:{$ref:"#/$defs/text"}},required:["reading","field"],additionalProperties:!1},{properties:{reading:{const:"query"},name:{$ref:"#/$defs/text"}},
required:["reading","name"],additionalProperties:!1}]}};function fe(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){
let e=null,s=0,m=fe.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);let n=s,o=!0,l=s;if(typeof r!="string"){let u={};e===null?e=[u]:
e.push(u),s++}var d=l===s;s=n,e!==null&&(n?e.length=n:e=null);let f;if(d){let u=s;if(r!=="bearer"){let a={instancePath:t,schemaPath:"#/then/enum",keyword:"enum",
params:{allowedValues:cs.then.enum}};e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="then"}else{let u=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let a=r.reading;
if(typeof a=="string")if(a==="bearer"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/0/requ\
ired",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(i!=="reading"){let p={instancePath:t,schemaPath:"#/e\
lse/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!==
"bearer"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"bearer"}};e===null?e=[i]:e.
push(i),s++}}var c=!0}else if(a==="subprotocol"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/on\
eOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}if(r.prefix===void 0){let i={instancePath:t,schemaPath:"#/el\
se/oneOf/1/required",keyword:"required",params:{missingProperty:"prefix"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i==="prefix")){let p={
instancePath:t,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.
reading!==void 0&&r.reading!=="subprotocol"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"\
subprotocol"}};e===null?e=[i]:e.push(i),s++}r.prefix!==void 0&&(j(r.prefix,{instancePath:t+"/prefix",parentData:r,parentDataProperty:"prefix",rootData:y,dynamicAnchors:h})||
(e=e===null?j.errors:e.concat(j.errors),s=e.length))}c!==!0&&(c=!0)}else if(a==="first-message"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){
let i={instancePath:t,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}if(r.field===void 0){
let i={instancePath:t,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"field"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i===
"reading"||i==="field")){let p={instancePath:t,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===
null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="first-message"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/cons\
t",keyword:"const",params:{allowedValue:"first-message"}};e===null?e=[i]:e.push(i),s++}r.field!==void 0&&(j(r.field,{instancePath:t+"/field",parentData:r,parentDataProperty:"\
field",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:e.concat(j.errors),s=e.length))}c!==!0&&(c=!0)}else if(a==="query"){if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=
[i]:e.push(i),s++}if(r.name===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=
[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i==="name")){let p={instancePath:t,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="query"){let i={instancePath:t+"/reading",schemaPath:"#/e\
lse/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"query"}};e===null?e=[i]:e.push(i),s++}r.name!==void 0&&(j(r.name,{instancePath:t+"/n\
ame",parentData:r,parentDataProperty:"name",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:e.concat(j.errors),s=e.length))}c!==!0&&(c=!0)}else{let i={instancePath:t,
schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}else{let i={instancePath:t,
schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}}else{let a={instancePath:t,
schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="else"}if(!o){let u={instancePath:t,schemaPath:"#\
/if",keyword:"if",params:{failingKeyword:f}};e===null?e=[u]:e.push(u),s++}return fe.errors=e,m.props=c,s===0}fe.evaluated={dynamicProps:!0,dynamicItems:!1};var ys={
if:{type:"string"},then:{enum:["openai"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"openai"},endpoints:{$ref:"\
#/$defs/endpoints"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"list"},endpoints:{$ref:"#/$defs/endpoints"}},required:["reading",
"endpoints"],additionalProperties:!1}]}};var hs={enum:["GET","POST","PUT","PATCH","DELETE"]};function L(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,
s=0,m=L.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),!(r==="GET"||r==="POST"||r==="PUT"||r==="PATCH"||r==="DELETE")){let n={instancePath:t,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:hs.enum}};e===null?e=[n]:e.push(n),s++}return L.errors=e,s===0}L.evaluated={dynamicProps:!1,dynamicItems:!1};
function G(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=G.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),Array.isArray(r)){let n=r.length;for(let o=0;o<n;o++){let l=r[o];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.method===
void 0){let d={instancePath:t+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"method"}};e===null?e=[d]:e.push(d),s++}if(l.path===
void 0){let d={instancePath:t+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[d]:e.push(d),s++}for(let d in l)
if(!(d==="method"||d==="path")){let f={instancePath:t+"/"+o,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};
e===null?e=[f]:e.push(f),s++}l.method!==void 0&&(L(l.method,{instancePath:t+"/"+o+"/method",parentData:l,parentDataProperty:"method",rootData:y,dynamicAnchors:h})||
(e=e===null?L.errors:e.concat(L.errors),s=e.length)),l.path!==void 0&&(N(l.path,{instancePath:t+"/"+o+"/path",parentData:l,parentDataProperty:"path",rootData:y,
dynamicAnchors:h})||(e=e===null?N.errors:e.concat(N.errors),s=e.length))}else{let d={instancePath:t+"/"+o,schemaPath:"#/items/type",keyword:"type",params:{type:"\
object"}};e===null?e=[d]:e.push(d),s++}}}else{let n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),s++}return G.
errors=e,s===0}G.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function me(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){
let e=null,s=0,m=me.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);let n=s,o=!0,l=s;if(typeof r!="string"){let u={};e===null?e=[u]:
e.push(u),s++}var d=l===s;s=n,e!==null&&(n?e.length=n:e=null);let f;if(d){let u=s;if(r!=="openai"){let a={instancePath:t,schemaPath:"#/then/enum",keyword:"enum",
params:{allowedValues:ys.then.enum}};e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="then"}else{let u=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let a=r.reading;
if(typeof a=="string")if(a==="openai"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/0/requ\
ired",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i==="endpoints")){let p={instancePath:t,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&
r.reading!=="openai"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"openai"}};e===
null?e=[i]:e.push(i),s++}r.endpoints!==void 0&&(G(r.endpoints,{instancePath:t+"/endpoints",parentData:r,parentDataProperty:"endpoints",rootData:y,dynamicAnchors:h})||
(e=e===null?G.errors:e.concat(G.errors),s=e.length))}var c=!0}else if(a==="list"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}if(r.endpoints===void 0){let i={instancePath:t,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"endpoints"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i===
"endpoints")){let p={instancePath:t,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:
e.push(p),s++}if(r.reading!==void 0&&r.reading!=="list"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{
allowedValue:"list"}};e===null?e=[i]:e.push(i),s++}r.endpoints!==void 0&&(G(r.endpoints,{instancePath:t+"/endpoints",parentData:r,parentDataProperty:"endpoints",
rootData:y,dynamicAnchors:h})||(e=e===null?G.errors:e.concat(G.errors),s=e.length))}c!==!0&&(c=!0)}else{let i={instancePath:t,schemaPath:"#/else/discriminator",
keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}else{let i={instancePath:t,schemaPath:"#/else/discrimina\
tor",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}}else{let a={instancePath:t,schemaPath:"#/else/type",keyword:"\
type",params:{type:"object"}};e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="else"}if(!o){let u={instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:f}};
e===null?e=[u]:e.push(u),s++}return me.errors=e,m.props=c,s===0}me.evaluated={dynamicProps:!0,dynamicItems:!1};var gs={if:{type:"string"},then:{enum:["unlimited"]},
else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"unlimited"}},required:["reading"],additionalProperties:!1},{properties:{
reading:{const:"seconds"},seconds:{$ref:"#/$defs/seconds"}},required:["reading","seconds"],additionalProperties:!1}]}};function V(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=V.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),typeof r=="number"&&isFinite(r)){if(r<=0||isNaN(r)){let n={instancePath:t,schemaPath:"#/exclusiveMinimum",keyword:"excl\
usiveMinimum",params:{comparison:">",limit:0}};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"number"}};
e===null?e=[n]:e.push(n),s++}return V.errors=e,s===0}V.evaluated={dynamicProps:!1,dynamicItems:!1};function ce(r,{instancePath:t="",parentData:b,parentDataProperty:v,
rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=ce.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);let n=s,o=!0,l=s;if(typeof r!=
"string"){let u={};e===null?e=[u]:e.push(u),s++}var d=l===s;s=n,e!==null&&(n?e.length=n:e=null);let f;if(d){let u=s;if(r!=="unlimited"){let a={instancePath:t,schemaPath:"\
#/then/enum",keyword:"enum",params:{allowedValues:gs.then.enum}};e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="then"}else{let u=s;if(r&&typeof r=="object"&&!Array.
isArray(r)){let a=r.reading;if(typeof a=="string")if(a==="unlimited"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,
schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(i!=="reading"){let p={
instancePath:t,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.
reading!==void 0&&r.reading!=="unlimited"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
unlimited"}};e===null?e=[i]:e.push(i),s++}}var c=!0}else if(a==="seconds"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}if(r.seconds===void 0){let i={instancePath:t,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"seconds"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i===
"seconds")){let p={instancePath:t,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:
e.push(p),s++}if(r.reading!==void 0&&r.reading!=="seconds"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",
params:{allowedValue:"seconds"}};e===null?e=[i]:e.push(i),s++}r.seconds!==void 0&&(V(r.seconds,{instancePath:t+"/seconds",parentData:r,parentDataProperty:"secon\
ds",rootData:y,dynamicAnchors:h})||(e=e===null?V.errors:e.concat(V.errors),s=e.length))}c!==!0&&(c=!0)}else{let i={instancePath:t,schemaPath:"#/else/discriminat\
or",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}else{let i={instancePath:t,schemaPath:"#/else/discri\
minator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}}else{let a={instancePath:t,schemaPath:"#/else/type",
keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="else"}if(!o){let u={instancePath:t,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:f}};e===null?e=[u]:e.push(u),s++}return ce.errors=e,m.props=c,s===0}ce.evaluated={dynamicProps:!0,dynamicItems:!1};function ye(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=ye.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="list"){if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.reading===void 0){let l={instancePath:t,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?
e=[l]:e.push(l),s++}if(r.scopes===void 0){let l={instancePath:t,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"scopes"}};e===null?e=
[l]:e.push(l),s++}for(let l in r)if(!(l==="reading"||l==="scopes")){let d={instancePath:t,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:l}};e===null?e=[d]:e.push(d),s++}if(r.reading!==void 0&&r.reading!=="list"){let l={instancePath:t+"/reading",schemaPath:"#/oneOf\
/0/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[l]:e.push(l),s++}r.scopes!==void 0&&(x(r.scopes,{instancePath:t+"/scopes",
parentData:r,parentDataProperty:"scopes",rootData:y,dynamicAnchors:h})||(e=e===null?x.errors:e.concat(x.errors),s=e.length))}var n=!0}else{let l={instancePath:t,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[l]:e.push(l),s++}else{let l={instancePath:t,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[l]:e.push(l),s++}}else{let o={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return ye.errors=e,m.props=n,s===0}ye.evaluated={dynamicProps:!0,dynamicItems:!1};function he(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=he.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="endpoint"){if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.reading===void 0){let l={instancePath:t,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[l]:e.push(l),s++}if(r.method===void 0){let l={instancePath:t,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"method"}};e===null?
e=[l]:e.push(l),s++}if(r.path===void 0){let l={instancePath:t,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[l]:
e.push(l),s++}if(r.effect===void 0){let l={instancePath:t,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"effect"}};e===null?e=[l]:e.
push(l),s++}for(let l in r)if(!(l==="reading"||l==="method"||l==="path"||l==="effect")){let d={instancePath:t,schemaPath:"#/oneOf/0/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:l}};e===null?e=[d]:e.push(d),s++}if(r.reading!==void 0&&r.reading!=="endpoint"){let l={instancePath:t+"/reading",
schemaPath:"#/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"endpoint"}};e===null?e=[l]:e.push(l),s++}r.method!==void 0&&(L(r.method,{instancePath:t+
"/method",parentData:r,parentDataProperty:"method",rootData:y,dynamicAnchors:h})||(e=e===null?L.errors:e.concat(L.errors),s=e.length)),r.path!==void 0&&(N(r.path,
{instancePath:t+"/path",parentData:r,parentDataProperty:"path",rootData:y,dynamicAnchors:h})||(e=e===null?N.errors:e.concat(N.errors),s=e.length)),r.effect!==void 0&&
(j(r.effect,{instancePath:t+"/effect",parentData:r,parentDataProperty:"effect",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:e.concat(j.errors),s=e.length))}
var n=!0}else{let l={instancePath:t,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[l]:e.push(
l),s++}else{let l={instancePath:t,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[l]:e.push(l),s++}}else{
let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return he.errors=e,m.props=n,s===0}he.evaluated={dynamicProps:!0,
dynamicItems:!1};function ge(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=ge.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="endpoint"){if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.reading===void 0){let l={instancePath:t,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[l]:e.push(l),s++}if(r.method===void 0){let l={instancePath:t,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"method"}};e===null?
e=[l]:e.push(l),s++}if(r.path===void 0){let l={instancePath:t,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[l]:
e.push(l),s++}if(r.effect===void 0){let l={instancePath:t,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"effect"}};e===null?e=[l]:e.
push(l),s++}for(let l in r)if(!(l==="reading"||l==="method"||l==="path"||l==="effect")){let d={instancePath:t,schemaPath:"#/oneOf/0/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:l}};e===null?e=[d]:e.push(d),s++}if(r.reading!==void 0&&r.reading!=="endpoint"){let l={instancePath:t+"/reading",
schemaPath:"#/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"endpoint"}};e===null?e=[l]:e.push(l),s++}r.method!==void 0&&(L(r.method,{instancePath:t+
"/method",parentData:r,parentDataProperty:"method",rootData:y,dynamicAnchors:h})||(e=e===null?L.errors:e.concat(L.errors),s=e.length)),r.path!==void 0&&(N(r.path,
{instancePath:t+"/path",parentData:r,parentDataProperty:"path",rootData:y,dynamicAnchors:h})||(e=e===null?N.errors:e.concat(N.errors),s=e.length)),r.effect!==void 0&&
(j(r.effect,{instancePath:t+"/effect",parentData:r,parentDataProperty:"effect",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:e.concat(j.errors),s=e.length))}
var n=!0}else{let l={instancePath:t,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[l]:e.push(
l),s++}else{let l={instancePath:t,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[l]:e.push(l),s++}}else{
let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return ge.errors=e,m.props=n,s===0}ge.evaluated={dynamicProps:!0,
dynamicItems:!1};var Ps={if:{type:"string"},then:{enum:["401","403"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"\
401"},status:{$ref:"#/$defs/statuses"},tolerated:{$ref:"#/$defs/tolerated"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"403"},status:{
$ref:"#/$defs/statuses"},tolerated:{$ref:"#/$defs/tolerated"}},required:["reading"],additionalProperties:!1}]}};function A(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=A.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),Array.isArray(r)){if(r.length<1){let d={instancePath:t,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}};e===
null?e=[d]:e.push(d),s++}let n=r.length;for(let d=0;d<n;d++){let f=r[d];if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){let c={instancePath:t+"/"+d,schemaPath:"\
#/items/type",keyword:"type",params:{type:"integer"}};e===null?e=[c]:e.push(c),s++}if(typeof f=="number"&&isFinite(f)){if(f>599||isNaN(f)){let c={instancePath:t+
"/"+d,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};e===null?e=[c]:e.push(c),s++}if(f<100||isNaN(f)){let c={instancePath:t+
"/"+d,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};e===null?e=[c]:e.push(c),s++}}}let o=r.length,l;if(o>1){let d={};for(;o--;){
let f=r[o];if(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)){if(typeof d[f]=="number"){l=d[f];let c={instancePath:t,schemaPath:"#/uniqueItems",keyword:"uni\
queItems",params:{i:o,j:l}};e===null?e=[c]:e.push(c),s++;break}d[f]=o}}}}else{let n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===
null?e=[n]:e.push(n),s++}return A.errors=e,s===0}A.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function E(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=E.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),Array.isArray(r)){let n=r.length;for(let d=0;d<n;d++){let f=r[d];if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){
let c={instancePath:t+"/"+d,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"}};e===null?e=[c]:e.push(c),s++}if(typeof f=="number"&&isFinite(f)){if(f>
599||isNaN(f)){let c={instancePath:t+"/"+d,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};e===null?e=[c]:e.push(c),s++}if(f<
100||isNaN(f)){let c={instancePath:t+"/"+d,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};e===null?e=[c]:e.push(c),s++}}}let o=r.
length,l;if(o>1){let d={};for(;o--;){let f=r[o];if(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)){if(typeof d[f]=="number"){l=d[f];let c={instancePath:t,schemaPath:"\
#/uniqueItems",keyword:"uniqueItems",params:{i:o,j:l}};e===null?e=[c]:e.push(c),s++;break}d[f]=o}}}}else{let n={instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"array"}};e===null?e=[n]:e.push(n),s++}return E.errors=e,s===0}E.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function Pe(r,{instancePath:t="",
parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=Pe.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=
void 0);let n=s,o=!0,l=s;if(typeof r!="string"){let u={};e===null?e=[u]:e.push(u),s++}var d=l===s;s=n,e!==null&&(n?e.length=n:e=null);let f;if(d){let u=s;if(!(r===
"401"||r==="403")){let a={instancePath:t,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Ps.then.enum}};e===null?e=[a]:e.push(a),s++}var d=u===s;o=
d,f="then"}else{let u=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let a=r.reading;if(typeof a=="string")if(a==="401"){if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(
i),s++}for(let i in r)if(!(i==="reading"||i==="status"||i==="tolerated")){let p={instancePath:t,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="401"){let i={instancePath:t+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"401"}};e===null?e=[i]:e.push(i),s++}r.status!==void 0&&(A(r.status,{instancePath:t+
"/status",parentData:r,parentDataProperty:"status",rootData:y,dynamicAnchors:h})||(e=e===null?A.errors:e.concat(A.errors),s=e.length)),r.tolerated!==void 0&&(E(
r.tolerated,{instancePath:t+"/tolerated",parentData:r,parentDataProperty:"tolerated",rootData:y,dynamicAnchors:h})||(e=e===null?E.errors:e.concat(E.errors),s=e.
length))}var c=!0}else if(a==="403"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/1/requir\
ed",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i==="status"||i==="tolerated")){let p={
instancePath:t,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.
reading!==void 0&&r.reading!=="403"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"\
403"}};e===null?e=[i]:e.push(i),s++}r.status!==void 0&&(A(r.status,{instancePath:t+"/status",parentData:r,parentDataProperty:"status",rootData:y,dynamicAnchors:h})||
(e=e===null?A.errors:e.concat(A.errors),s=e.length)),r.tolerated!==void 0&&(E(r.tolerated,{instancePath:t+"/tolerated",parentData:r,parentDataProperty:"tolerate\
d",rootData:y,dynamicAnchors:h})||(e=e===null?E.errors:e.concat(E.errors),s=e.length))}c!==!0&&(c=!0)}else{let i={instancePath:t,schemaPath:"#/else/discriminato\
r",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}else{let i={instancePath:t,schemaPath:"#/else/discrim\
inator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}}else{let a={instancePath:t,schemaPath:"#/else/type",
keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="else"}if(!o){let u={instancePath:t,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:f}};e===null?e=[u]:e.push(u),s++}return Pe.errors=e,m.props=c,s===0}Pe.evaluated={dynamicProps:!0,dynamicItems:!1};var ks={if:{type:"string"},then:{
enum:["401","403"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"401"},status:{$ref:"#/$defs/statuses"},tolerated:{
$ref:"#/$defs/tolerated"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"403"},status:{$ref:"#/$defs/statuses"},tolerated:{$ref:"#/\
$defs/tolerated"}},required:["reading"],additionalProperties:!1}]}};function ke(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){
let e=null,s=0,m=ke.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);let n=s,o=!0,l=s;if(typeof r!="string"){let u={};e===null?e=[u]:
e.push(u),s++}var d=l===s;s=n,e!==null&&(n?e.length=n:e=null);let f;if(d){let u=s;if(!(r==="401"||r==="403")){let a={instancePath:t,schemaPath:"#/then/enum",keyword:"\
enum",params:{allowedValues:ks.then.enum}};e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="then"}else{let u=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let a=r.
reading;if(typeof a=="string")if(a==="401"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/0\
/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i==="status"||i==="tolerated")){
let p={instancePath:t,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}
if(r.reading!==void 0&&r.reading!=="401"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
401"}};e===null?e=[i]:e.push(i),s++}r.status!==void 0&&(A(r.status,{instancePath:t+"/status",parentData:r,parentDataProperty:"status",rootData:y,dynamicAnchors:h})||
(e=e===null?A.errors:e.concat(A.errors),s=e.length)),r.tolerated!==void 0&&(E(r.tolerated,{instancePath:t+"/tolerated",parentData:r,parentDataProperty:"tolerate\
d",rootData:y,dynamicAnchors:h})||(e=e===null?E.errors:e.concat(E.errors),s=e.length))}var c=!0}else if(a==="403"){if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),
s++}for(let i in r)if(!(i==="reading"||i==="status"||i==="tolerated")){let p={instancePath:t,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="403"){let i={instancePath:t+"/reading",schemaPath:"\
#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"403"}};e===null?e=[i]:e.push(i),s++}r.status!==void 0&&(A(r.status,{instancePath:t+
"/status",parentData:r,parentDataProperty:"status",rootData:y,dynamicAnchors:h})||(e=e===null?A.errors:e.concat(A.errors),s=e.length)),r.tolerated!==void 0&&(E(
r.tolerated,{instancePath:t+"/tolerated",parentData:r,parentDataProperty:"tolerated",rootData:y,dynamicAnchors:h})||(e=e===null?E.errors:e.concat(E.errors),s=e.
length))}c!==!0&&(c=!0)}else{let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:a}};
e===null?e=[i]:e.push(i),s++}else{let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:a}};
e===null?e=[i]:e.push(i),s++}}else{let a={instancePath:t,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),s++}var d=u===
s;o=d,f="else"}if(!o){let u={instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:f}};e===null?e=[u]:e.push(u),s++}return ke.errors=e,m.props=c,
s===0}ke.evaluated={dynamicProps:!0,dynamicItems:!1};var ws={if:{type:"string"},then:{enum:["table"]},else:{type:"object",discriminator:{propertyName:"reading"},
oneOf:[{properties:{reading:{const:"table"},malformed:{$ref:"#/$defs/statuses"},invalid:{$ref:"#/$defs/statuses"},unknownModel:{$ref:"#/$defs/statuses"},tooLarge:{
$ref:"#/$defs/statuses"},unsupportedMedia:{$ref:"#/$defs/statuses"},unknownPath:{$ref:"#/$defs/statuses"},limit:{$ref:"#/$defs/statuses"}},required:["reading"],
additionalProperties:!1}]}};function we(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=we.evaluated;
m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);let n=s,o=!0,l=s;if(typeof r!="string"){let u={};e===null?e=[u]:e.push(u),s++}var d=l===s;s=n,
e!==null&&(n?e.length=n:e=null);let f;if(d){let u=s;if(r!=="table"){let a={instancePath:t,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:ws.then.
enum}};e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="then"}else{let u=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let a=r.reading;if(typeof a=="string")if(a===
"table"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i==="malformed"||i==="invalid"||i==="unknownModel"||i==="tooLarge"||
i==="unsupportedMedia"||i==="unknownPath"||i==="limit")){let p={instancePath:t,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="table"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/0/prop\
erties/reading/const",keyword:"const",params:{allowedValue:"table"}};e===null?e=[i]:e.push(i),s++}r.malformed!==void 0&&(A(r.malformed,{instancePath:t+"/malform\
ed",parentData:r,parentDataProperty:"malformed",rootData:y,dynamicAnchors:h})||(e=e===null?A.errors:e.concat(A.errors),s=e.length)),r.invalid!==void 0&&(A(r.invalid,
{instancePath:t+"/invalid",parentData:r,parentDataProperty:"invalid",rootData:y,dynamicAnchors:h})||(e=e===null?A.errors:e.concat(A.errors),s=e.length)),r.unknownModel!==
void 0&&(A(r.unknownModel,{instancePath:t+"/unknownModel",parentData:r,parentDataProperty:"unknownModel",rootData:y,dynamicAnchors:h})||(e=e===null?A.errors:e.concat(
A.errors),s=e.length)),r.tooLarge!==void 0&&(A(r.tooLarge,{instancePath:t+"/tooLarge",parentData:r,parentDataProperty:"tooLarge",rootData:y,dynamicAnchors:h})||
(e=e===null?A.errors:e.concat(A.errors),s=e.length)),r.unsupportedMedia!==void 0&&(A(r.unsupportedMedia,{instancePath:t+"/unsupportedMedia",parentData:r,parentDataProperty:"\
unsupportedMedia",rootData:y,dynamicAnchors:h})||(e=e===null?A.errors:e.concat(A.errors),s=e.length)),r.unknownPath!==void 0&&(A(r.unknownPath,{instancePath:t+"\
/unknownPath",parentData:r,parentDataProperty:"unknownPath",rootData:y,dynamicAnchors:h})||(e=e===null?A.errors:e.concat(A.errors),s=e.length)),r.limit!==void 0&&
(A(r.limit,{instancePath:t+"/limit",parentData:r,parentDataProperty:"limit",rootData:y,dynamicAnchors:h})||(e=e===null?A.errors:e.concat(A.errors),s=e.length))}
var c=!0}else{let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:a}};e===null?e=[i]:
e.push(i),s++}else{let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:a}};e===null?e=[i]:
e.push(i),s++}}else{let a={instancePath:t,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="else"}
if(!o){let u={instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:f}};e===null?e=[u]:e.push(u),s++}return we.errors=e,m.props=c,s===0}we.evaluated=
{dynamicProps:!0,dynamicItems:!1};var bs={if:{type:"string"},then:{enum:["openai","problem","detail","bare"]},else:{type:"object",discriminator:{propertyName:"r\
eading"},oneOf:[{properties:{reading:{const:"openai"},schema:{$ref:"#/$defs/schemaId"},fullSchema:{$ref:"#/$defs/schemaId"},mediaTypes:{$ref:"#/$defs/texts"}},required:[
"reading"],additionalProperties:!1},{properties:{reading:{const:"problem"},schema:{$ref:"#/$defs/schemaId"},mediaTypes:{$ref:"#/$defs/texts"}},required:["readin\
g"],additionalProperties:!1},{properties:{reading:{const:"detail"},schema:{$ref:"#/$defs/schemaId"},mediaTypes:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"bare"},schema:{$ref:"#/$defs/schemaId"},mediaTypes:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1}]}};function be(r,{
instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=be.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0);let n=s,o=!0,l=s;if(typeof r!="string"){let u={};e===null?e=[u]:e.push(u),s++}var d=l===s;s=n,e!==null&&(n?e.length=n:e=null);let f;if(d){let u=s;
if(!(r==="openai"||r==="problem"||r==="detail"||r==="bare")){let a={instancePath:t,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:bs.then.enum}};
e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="then"}else{let u=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let a=r.reading;if(typeof a=="string")if(a==="op\
enai"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i==="schema"||i==="fullSchema"||i==="mediaTypes")){let p={instancePath:t,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&
r.reading!=="openai"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"openai"}};e===
null?e=[i]:e.push(i),s++}r.schema!==void 0&&(D(r.schema,{instancePath:t+"/schema",parentData:r,parentDataProperty:"schema",rootData:y,dynamicAnchors:h})||(e=e===
null?D.errors:e.concat(D.errors),s=e.length)),r.fullSchema!==void 0&&(D(r.fullSchema,{instancePath:t+"/fullSchema",parentData:r,parentDataProperty:"fullSchema",
rootData:y,dynamicAnchors:h})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),r.mediaTypes!==void 0&&(x(r.mediaTypes,{instancePath:t+"/mediaTypes",parentData:r,
parentDataProperty:"mediaTypes",rootData:y,dynamicAnchors:h})||(e=e===null?x.errors:e.concat(x.errors),s=e.length))}var c=!0}else if(a==="problem"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i==="schema"||i==="mediaTypes")){let p={instancePath:t,schemaPath:"#/else/oneOf/1/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="problem"){let i={instancePath:t+
"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"problem"}};e===null?e=[i]:e.push(i),s++}r.schema!==void 0&&
(D(r.schema,{instancePath:t+"/schema",parentData:r,parentDataProperty:"schema",rootData:y,dynamicAnchors:h})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),
r.mediaTypes!==void 0&&(x(r.mediaTypes,{instancePath:t+"/mediaTypes",parentData:r,parentDataProperty:"mediaTypes",rootData:y,dynamicAnchors:h})||(e=e===null?x.errors:
e.concat(x.errors),s=e.length))}c!==!0&&(c=!0)}else if(a==="detail"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"\
#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i==="schema"||i===
"mediaTypes")){let p={instancePath:t,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[
p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="detail"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"con\
st",params:{allowedValue:"detail"}};e===null?e=[i]:e.push(i),s++}r.schema!==void 0&&(D(r.schema,{instancePath:t+"/schema",parentData:r,parentDataProperty:"schem\
a",rootData:y,dynamicAnchors:h})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),r.mediaTypes!==void 0&&(x(r.mediaTypes,{instancePath:t+"/mediaTypes",parentData:r,
parentDataProperty:"mediaTypes",rootData:y,dynamicAnchors:h})||(e=e===null?x.errors:e.concat(x.errors),s=e.length))}c!==!0&&(c=!0)}else if(a==="bare"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i==="schema"||i==="mediaTypes")){let p={instancePath:t,schemaPath:"#/else/oneOf/3/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="bare"){let i={instancePath:t+
"/reading",schemaPath:"#/else/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"bare"}};e===null?e=[i]:e.push(i),s++}r.schema!==void 0&&(D(
r.schema,{instancePath:t+"/schema",parentData:r,parentDataProperty:"schema",rootData:y,dynamicAnchors:h})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),
r.mediaTypes!==void 0&&(x(r.mediaTypes,{instancePath:t+"/mediaTypes",parentData:r,parentDataProperty:"mediaTypes",rootData:y,dynamicAnchors:h})||(e=e===null?x.errors:
e.concat(x.errors),s=e.length))}c!==!0&&(c=!0)}else{let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"\
reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}else{let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"\
reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}}else{let a={instancePath:t,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.
push(a),s++}var d=u===s;o=d,f="else"}if(!o){let u={instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:f}};e===null?e=[u]:e.push(u),s++}return be.
errors=e,m.props=c,s===0}be.evaluated={dynamicProps:!0,dynamicItems:!1};function qe(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=qe.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="list"){if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.reading===void 0){let l={instancePath:t,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?
e=[l]:e.push(l),s++}if(r.codes===void 0){let l={instancePath:t,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"codes"}};e===null?e=[
l]:e.push(l),s++}for(let l in r)if(!(l==="reading"||l==="codes")){let d={instancePath:t,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:l}};e===null?e=[d]:e.push(d),s++}if(r.reading!==void 0&&r.reading!=="list"){let l={instancePath:t+"/reading",schemaPath:"#/oneOf/0\
/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[l]:e.push(l),s++}r.codes!==void 0&&(x(r.codes,{instancePath:t+"/codes",parentData:r,
parentDataProperty:"codes",rootData:y,dynamicAnchors:h})||(e=e===null?x.errors:e.concat(x.errors),s=e.length))}var n=!0}else{let l={instancePath:t,schemaPath:"#\
/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[l]:e.push(l),s++}else{let l={instancePath:t,schemaPath:"#\
/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[l]:e.push(l),s++}}else{let o={instancePath:t,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return qe.errors=e,m.props=n,s===0}qe.evaluated={dynamicProps:!0,dynamicItems:!1};var qs={
if:{type:"string"},then:{enum:["refused"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"refused"}},required:["\
reading"],additionalProperties:!1},{properties:{reading:{const:"list"},mistakes:{$ref:"#/$defs/texts"}},required:["reading","mistakes"],additionalProperties:!1}]}};
function ve(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=ve.evaluated;m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0);let n=s,o=!0,l=s;if(typeof r!="string"){let u={};e===null?e=[u]:e.push(u),s++}var d=l===s;s=n,e!==null&&(n?e.length=n:e=
null);let f;if(d){let u=s;if(r!=="refused"){let a={instancePath:t,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:qs.then.enum}};e===null?e=[a]:e.
push(a),s++}var d=u===s;o=d,f="then"}else{let u=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let a=r.reading;if(typeof a=="string")if(a==="refused"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(i!=="reading"){let p={instancePath:t,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="refused"){let i={instancePath:t+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"refused"}};e===null?e=[i]:e.push(i),s++}}var c=!0}else if(a==="list"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[i]:e.push(i),s++}if(r.mistakes===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"\
mistakes"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i==="mistakes")){let p={instancePath:t,schemaPath:"#/else/oneOf/1/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="list"){let i={instancePath:t+
"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[i]:e.push(i),s++}r.mistakes!==void 0&&
(x(r.mistakes,{instancePath:t+"/mistakes",parentData:r,parentDataProperty:"mistakes",rootData:y,dynamicAnchors:h})||(e=e===null?x.errors:e.concat(x.errors),s=e.
length))}c!==!0&&(c=!0)}else{let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:a}};
e===null?e=[i]:e.push(i),s++}else{let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:a}};
e===null?e=[i]:e.push(i),s++}}else{let a={instancePath:t,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),s++}var d=u===
s;o=d,f="else"}if(!o){let u={instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:f}};e===null?e=[u]:e.push(u),s++}return ve.errors=e,m.props=c,
s===0}ve.evaluated={dynamicProps:!0,dynamicItems:!1};var vs={if:{type:"string"},then:{enum:["openai"]},else:{type:"object",discriminator:{propertyName:"reading"},
oneOf:[{properties:{reading:{const:"openai"},types:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"list"},types:{
$ref:"#/$defs/texts"}},required:["reading","types"],additionalProperties:!1}]}};function $e(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,
dynamicAnchors:h={}}={}){let e=null,s=0,m=$e.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);let n=s,o=!0,l=s;if(typeof r!="string"){
let u={};e===null?e=[u]:e.push(u),s++}var d=l===s;s=n,e!==null&&(n?e.length=n:e=null);let f;if(d){let u=s;if(r!=="openai"){let a={instancePath:t,schemaPath:"#/t\
hen/enum",keyword:"enum",params:{allowedValues:vs.then.enum}};e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="then"}else{let u=s;if(r&&typeof r=="object"&&!Array.
isArray(r)){let a=r.reading;if(typeof a=="string")if(a==="openai"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"\
#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i==="types")){let p={
instancePath:t,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.
reading!==void 0&&r.reading!=="openai"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
openai"}};e===null?e=[i]:e.push(i),s++}r.types!==void 0&&(x(r.types,{instancePath:t+"/types",parentData:r,parentDataProperty:"types",rootData:y,dynamicAnchors:h})||
(e=e===null?x.errors:e.concat(x.errors),s=e.length))}var c=!0}else if(a==="list"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}if(r.types===void 0){let i={instancePath:t,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"types"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i==="t\
ypes")){let p={instancePath:t,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(
p),s++}if(r.reading!==void 0&&r.reading!=="list"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{
allowedValue:"list"}};e===null?e=[i]:e.push(i),s++}r.types!==void 0&&(x(r.types,{instancePath:t+"/types",parentData:r,parentDataProperty:"types",rootData:y,dynamicAnchors:h})||
(e=e===null?x.errors:e.concat(x.errors),s=e.length))}c!==!0&&(c=!0)}else{let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"mapping",tag:"reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}else{let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}}else{let a={instancePath:t,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};
e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="else"}if(!o){let u={instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:f}};e===null?e=[u]:e.push(
u),s++}return $e.errors=e,m.props=c,s===0}$e.evaluated={dynamicProps:!0,dynamicItems:!1};var $s={if:{type:"string"},then:{enum:["type-timestamp-data","openai","\
cloudevents"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"type-timestamp-data"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"openai"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"cloudevents"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"custom"},schema:{$ref:"#/$defs/schemaId"}},required:["reading","schema"],additionalProperties:!1}]}};function je(r,{instancePath:t="",
parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=je.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=
void 0);let n=s,o=!0,l=s;if(typeof r!="string"){let u={};e===null?e=[u]:e.push(u),s++}var d=l===s;s=n,e!==null&&(n?e.length=n:e=null);let f;if(d){let u=s;if(!(r===
"type-timestamp-data"||r==="openai"||r==="cloudevents")){let a={instancePath:t,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:$s.then.enum}};e===
null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="then"}else{let u=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let a=r.reading;if(typeof a=="string")if(a==="type-t\
imestamp-data"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/0/required",keyword:"required",
params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(i!=="reading"){let p={instancePath:t,schemaPath:"#/else/oneOf/0/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="type-timestamp-data"){let i={
instancePath:t+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"type-timestamp-data"}};e===null?e=[i]:e.push(
i),s++}}var c=!0}else if(a==="openai"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/1/requ\
ired",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(i!=="reading"){let p={instancePath:t,schemaPath:"#/e\
lse/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!==
"openai"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"openai"}};e===null?e=[i]:e.
push(i),s++}}c!==!0&&(c=!0)}else if(a==="cloudevents"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/e\
lse/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(i!=="reading"){let p={instancePath:t,
schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&
r.reading!=="cloudevents"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"cloudeven\
ts"}};e===null?e=[i]:e.push(i),s++}}c!==!0&&(c=!0)}else if(a==="custom"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,
schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}if(r.schema===void 0){let i={instancePath:t,
schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i==="\
schema")){let p={instancePath:t,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.
push(p),s++}if(r.reading!==void 0&&r.reading!=="custom"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/3/properties/reading/const",keyword:"const",params:{
allowedValue:"custom"}};e===null?e=[i]:e.push(i),s++}r.schema!==void 0&&(D(r.schema,{instancePath:t+"/schema",parentData:r,parentDataProperty:"schema",rootData:y,
dynamicAnchors:h})||(e=e===null?D.errors:e.concat(D.errors),s=e.length))}c!==!0&&(c=!0)}else{let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"di\
scriminator",params:{error:"mapping",tag:"reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}else{let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}}else{let a={instancePath:t,schemaPath:"#/else/type",keyword:"type",params:{
type:"object"}};e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="else"}if(!o){let u={instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:f}};e===
null?e=[u]:e.push(u),s++}return je.errors=e,m.props=c,s===0}je.evaluated={dynamicProps:!0,dynamicItems:!1};var js={if:{type:"string"},then:{enum:["post-json"]},
else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"post-json"},deadlineSeconds:{$ref:"#/$defs/seconds"}},required:["\
reading"],additionalProperties:!1}]}};function Oe(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=Oe.
evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);let n=s,o=!0,l=s;if(typeof r!="string"){let u={};e===null?e=[u]:e.push(u),s++}var d=l===
s;s=n,e!==null&&(n?e.length=n:e=null);let f;if(d){let u=s;if(r!=="post-json"){let a={instancePath:t,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:js.
then.enum}};e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="then"}else{let u=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let a=r.reading;if(typeof a=="string")
if(a==="post-json"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/0/required",keyword:"requ\
ired",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i==="deadlineSeconds")){let p={instancePath:t,schemaPath:"\
#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!==
"post-json"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"post-json"}};e===null?e=
[i]:e.push(i),s++}r.deadlineSeconds!==void 0&&(V(r.deadlineSeconds,{instancePath:t+"/deadlineSeconds",parentData:r,parentDataProperty:"deadlineSeconds",rootData:y,
dynamicAnchors:h})||(e=e===null?V.errors:e.concat(V.errors),s=e.length))}var c=!0}else{let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"discrimi\
nator",params:{error:"mapping",tag:"reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}else{let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"dis\
criminator",params:{error:"tag",tag:"reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}}else{let a={instancePath:t,schemaPath:"#/else/type",keyword:"type",params:{
type:"object"}};e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="else"}if(!o){let u={instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:f}};e===
null?e=[u]:e.push(u),s++}return Oe.errors=e,m.props=c,s===0}Oe.evaluated={dynamicProps:!0,dynamicItems:!1};var Os={if:{type:"string"},then:{enum:["same-id","non\
e"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"same-id"}},required:["reading"],additionalProperties:!1},{properties:{
reading:{const:"none"}},required:["reading"],additionalProperties:!1}]}};function xe(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){
let e=null,s=0,m=xe.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);let n=s,o=!0,l=s;if(typeof r!="string"){let u={};e===null?e=[u]:
e.push(u),s++}var d=l===s;s=n,e!==null&&(n?e.length=n:e=null);let f;if(d){let u=s;if(!(r==="same-id"||r==="none")){let a={instancePath:t,schemaPath:"#/then/enum",
keyword:"enum",params:{allowedValues:Os.then.enum}};e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="then"}else{let u=s;if(r&&typeof r=="object"&&!Array.isArray(
r)){let a=r.reading;if(typeof a=="string")if(a==="same-id"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"\
#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(i!=="reading"){let p={instancePath:t,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&
r.reading!=="same-id"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"same-id"}};e===
null?e=[i]:e.push(i),s++}}var c=!0}else if(a==="none"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/e\
lse/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(i!=="reading"){let p={instancePath:t,
schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&
r.reading!=="none"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"none"}};e===null?
e=[i]:e.push(i),s++}}c!==!0&&(c=!0)}else{let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:a}};
e===null?e=[i]:e.push(i),s++}else{let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:a}};
e===null?e=[i]:e.push(i),s++}}else{let a={instancePath:t,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),s++}var d=u===
s;o=d,f="else"}if(!o){let u={instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:f}};e===null?e=[u]:e.push(u),s++}return xe.errors=e,m.props=c,
s===0}xe.evaluated={dynamicProps:!0,dynamicItems:!1};var xs={if:{type:"string"},then:{enum:["standard-v1","standard-v1a","stripe","github","none"]},else:{type:"\
object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"standard-v1"},toleranceSeconds:{$ref:"#/$defs/seconds"}},required:["reading"],
additionalProperties:!1},{properties:{reading:{const:"standard-v1a"},toleranceSeconds:{$ref:"#/$defs/seconds"}},required:["reading"],additionalProperties:!1},{properties:{
reading:{const:"stripe"},toleranceSeconds:{$ref:"#/$defs/seconds"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"github"}},required:[
"reading"],additionalProperties:!1},{properties:{reading:{const:"none"}},required:["reading"],additionalProperties:!1}]}};function Ae(r,{instancePath:t="",parentData:b,
parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=Ae.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);let n=s,
o=!0,l=s;if(typeof r!="string"){let u={};e===null?e=[u]:e.push(u),s++}var d=l===s;s=n,e!==null&&(n?e.length=n:e=null);let f;if(d){let u=s;if(!(r==="standard-v1"||
r==="standard-v1a"||r==="stripe"||r==="github"||r==="none")){let a={instancePath:t,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:xs.then.enum}};
e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="then"}else{let u=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let a=r.reading;if(typeof a=="string")if(a==="st\
andard-v1"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i==="toleranceSeconds")){let p={instancePath:t,schemaPath:"#/else/on\
eOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="stand\
ard-v1"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"standard-v1"}};e===null?e=[
i]:e.push(i),s++}r.toleranceSeconds!==void 0&&(V(r.toleranceSeconds,{instancePath:t+"/toleranceSeconds",parentData:r,parentDataProperty:"toleranceSeconds",rootData:y,
dynamicAnchors:h})||(e=e===null?V.errors:e.concat(V.errors),s=e.length))}var c=!0}else if(a==="standard-v1a"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}
for(let i in r)if(!(i==="reading"||i==="toleranceSeconds")){let p={instancePath:t,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="standard-v1a"){let i={instancePath:t+"/reading",schemaPath:"#/el\
se/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"standard-v1a"}};e===null?e=[i]:e.push(i),s++}r.toleranceSeconds!==void 0&&(V(r.toleranceSeconds,
{instancePath:t+"/toleranceSeconds",parentData:r,parentDataProperty:"toleranceSeconds",rootData:y,dynamicAnchors:h})||(e=e===null?V.errors:e.concat(V.errors),s=
e.length))}c!==!0&&(c=!0)}else if(a==="stripe"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/one\
Of/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i==="toleranceSeconds")){let p={
instancePath:t,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.
reading!==void 0&&r.reading!=="stripe"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"\
stripe"}};e===null?e=[i]:e.push(i),s++}r.toleranceSeconds!==void 0&&(V(r.toleranceSeconds,{instancePath:t+"/toleranceSeconds",parentData:r,parentDataProperty:"t\
oleranceSeconds",rootData:y,dynamicAnchors:h})||(e=e===null?V.errors:e.concat(V.errors),s=e.length))}c!==!0&&(c=!0)}else if(a==="github"){if(r&&typeof r=="objec\
t"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[i]:e.push(i),s++}for(let i in r)if(i!=="reading"){let p={instancePath:t,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="github"){let i={instancePath:t+"/reading",schemaPath:"#/else\
/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"github"}};e===null?e=[i]:e.push(i),s++}}c!==!0&&(c=!0)}else if(a==="none"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/4/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(i!=="reading"){let p={instancePath:t,schemaPath:"#/else/oneOf/4/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="none"){let i={instancePath:t+"/reading",schemaPath:"#/\
else/oneOf/4/properties/reading/const",keyword:"const",params:{allowedValue:"none"}};e===null?e=[i]:e.push(i),s++}}c!==!0&&(c=!0)}else{let i={instancePath:t,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}else{let i={instancePath:t,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}}else{let a={instancePath:t,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="else"}if(!o){let u={instancePath:t,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:f}};e===null?e=[u]:e.push(u),s++}return Ae.errors=e,m.props=c,s===0}Ae.evaluated={dynamicProps:!0,dynamicItems:!1};function De(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=De.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="operation"){if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.reading===void 0){let l={instancePath:t,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[l]:e.push(l),s++}if(r.method===void 0){let l={instancePath:t,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"method"}};e===null?
e=[l]:e.push(l),s++}if(r.path===void 0){let l={instancePath:t,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[l]:
e.push(l),s++}for(let l in r)if(!(l==="reading"||l==="method"||l==="path"||l==="body"||l==="type")){let d={instancePath:t,schemaPath:"#/oneOf/0/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[d]:e.push(d),s++}if(r.reading!==void 0&&r.reading!=="operation"){let l={instancePath:t+
"/reading",schemaPath:"#/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"operation"}};e===null?e=[l]:e.push(l),s++}r.method!==void 0&&(L(
r.method,{instancePath:t+"/method",parentData:r,parentDataProperty:"method",rootData:y,dynamicAnchors:h})||(e=e===null?L.errors:e.concat(L.errors),s=e.length)),
r.path!==void 0&&(N(r.path,{instancePath:t+"/path",parentData:r,parentDataProperty:"path",rootData:y,dynamicAnchors:h})||(e=e===null?N.errors:e.concat(N.errors),
s=e.length)),r.body!==void 0&&(T(r.body,{instancePath:t+"/body",parentData:r,parentDataProperty:"body",rootData:y,dynamicAnchors:h})||(e=e===null?T.errors:e.concat(
T.errors),s=e.length)),r.type!==void 0&&(j(r.type,{instancePath:t+"/type",parentData:r,parentDataProperty:"type",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:
e.concat(j.errors),s=e.length))}var n=!0}else{let l={instancePath:t,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};
e===null?e=[l]:e.push(l),s++}else{let l={instancePath:t,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===
null?e=[l]:e.push(l),s++}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return De.errors=e,
m.props=n,s===0}De.evaluated={dynamicProps:!0,dynamicItems:!1};var As={if:{type:"string"},then:{enum:["manual"]},else:{type:"object",discriminator:{propertyName:"\
reading"},oneOf:[{properties:{reading:{const:"manual"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"rest"},method:{$ref:"#/$defs/\
method"},path:{$ref:"#/$defs/path"},body:{$ref:"#/$defs/object"},idPointer:{$ref:"#/$defs/pointer"},secretPointer:{$ref:"#/$defs/pointer"}},required:["reading",
"method","path","body"],additionalProperties:!1},{properties:{reading:{const:"per-request"},field:{$ref:"#/$defs/text"}},required:["reading","field"],additionalProperties:!1}]}};
function _e(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=_e.evaluated;m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0);let n=s,o=!0,l=s;if(typeof r!="string"){let u={};e===null?e=[u]:e.push(u),s++}var d=l===s;s=n,e!==null&&(n?e.length=n:e=
null);let f;if(d){let u=s;if(r!=="manual"){let a={instancePath:t,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:As.then.enum}};e===null?e=[a]:e.push(
a),s++}var d=u===s;o=d,f="then"}else{let u=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let a=r.reading;if(typeof a=="string")if(a==="manual"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(i!=="reading"){let p={instancePath:t,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="manual"){let i={instancePath:t+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"manual"}};e===null?e=[i]:e.push(i),s++}}var c=!0}else if(a==="rest"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[i]:e.push(i),s++}if(r.method===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"\
method"}};e===null?e=[i]:e.push(i),s++}if(r.path===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"\
path"}};e===null?e=[i]:e.push(i),s++}if(r.body===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"\
body"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i==="method"||i==="path"||i==="body"||i==="idPointer"||i==="secretPointer")){let p={instancePath:t,
schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&
r.reading!=="rest"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"rest"}};e===null?
e=[i]:e.push(i),s++}r.method!==void 0&&(L(r.method,{instancePath:t+"/method",parentData:r,parentDataProperty:"method",rootData:y,dynamicAnchors:h})||(e=e===null?
L.errors:e.concat(L.errors),s=e.length)),r.path!==void 0&&(N(r.path,{instancePath:t+"/path",parentData:r,parentDataProperty:"path",rootData:y,dynamicAnchors:h})||
(e=e===null?N.errors:e.concat(N.errors),s=e.length)),r.body!==void 0&&(T(r.body,{instancePath:t+"/body",parentData:r,parentDataProperty:"body",rootData:y,dynamicAnchors:h})||
(e=e===null?T.errors:e.concat(T.errors),s=e.length)),r.idPointer!==void 0&&(S(r.idPointer,{instancePath:t+"/idPointer",parentData:r,parentDataProperty:"idPointe\
r",rootData:y,dynamicAnchors:h})||(e=e===null?S.errors:e.concat(S.errors),s=e.length)),r.secretPointer!==void 0&&(S(r.secretPointer,{instancePath:t+"/secretPoin\
ter",parentData:r,parentDataProperty:"secretPointer",rootData:y,dynamicAnchors:h})||(e=e===null?S.errors:e.concat(S.errors),s=e.length))}c!==!0&&(c=!0)}else if(a===
"per-request"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/2/required",keyword:"required",
params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}if(r.field===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/2/required",keyword:"requir\
ed",params:{missingProperty:"field"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i==="field")){let p={instancePath:t,schemaPath:"#/else/one\
Of/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="per-re\
quest"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"per-request"}};e===null?e=[i]:
e.push(i),s++}r.field!==void 0&&(j(r.field,{instancePath:t+"/field",parentData:r,parentDataProperty:"field",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:
e.concat(j.errors),s=e.length))}c!==!0&&(c=!0)}else{let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"\
reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}else{let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"\
reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}}else{let a={instancePath:t,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.
push(a),s++}var d=u===s;o=d,f="else"}if(!o){let u={instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:f}};e===null?e=[u]:e.push(u),s++}return _e.
errors=e,m.props=c,s===0}_e.evaluated={dynamicProps:!0,dynamicItems:!1};var Or={type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{
const:"list"},quotas:{type:"array",minItems:1,items:{type:"object",required:["quota","unit","scope"],additionalProperties:!1,properties:{quota:{type:"integer",minimum:1},
unit:{enum:["requests","tokens","concurrent"]},windowSeconds:{$ref:"#/$defs/seconds"},scope:{enum:["key","account","address"]}}}}},required:["reading","quotas"],
additionalProperties:!1}]};function Ne(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=Ne.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="lis\
t"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let l={instancePath:t,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"\
reading"}};e===null?e=[l]:e.push(l),s++}if(r.quotas===void 0){let l={instancePath:t,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"\
quotas"}};e===null?e=[l]:e.push(l),s++}for(let l in r)if(!(l==="reading"||l==="quotas")){let d={instancePath:t,schemaPath:"#/oneOf/0/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:l}};e===null?e=[d]:e.push(d),s++}if(r.reading!==void 0&&r.reading!=="list"){let l={instancePath:t+"/reading",schemaPath:"\
#/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[l]:e.push(l),s++}if(r.quotas!==void 0){let l=r.quotas;if(Array.isArray(
l)){if(l.length<1){let f={instancePath:t+"/quotas",schemaPath:"#/oneOf/0/properties/quotas/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[f]:e.push(
f),s++}let d=l.length;for(let f=0;f<d;f++){let c=l[f];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.quota===void 0){let u={instancePath:t+"/quotas/"+f,schemaPath:"\
#/oneOf/0/properties/quotas/items/required",keyword:"required",params:{missingProperty:"quota"}};e===null?e=[u]:e.push(u),s++}if(c.unit===void 0){let u={instancePath:t+
"/quotas/"+f,schemaPath:"#/oneOf/0/properties/quotas/items/required",keyword:"required",params:{missingProperty:"unit"}};e===null?e=[u]:e.push(u),s++}if(c.scope===
void 0){let u={instancePath:t+"/quotas/"+f,schemaPath:"#/oneOf/0/properties/quotas/items/required",keyword:"required",params:{missingProperty:"scope"}};e===null?
e=[u]:e.push(u),s++}for(let u in c)if(!(u==="quota"||u==="unit"||u==="windowSeconds"||u==="scope")){let O={instancePath:t+"/quotas/"+f,schemaPath:"#/oneOf/0/pro\
perties/quotas/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[O]:e.push(O),s++}if(c.quota!==void 0){let u=c.
quota;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let O={instancePath:t+"/quotas/"+f+"/quota",schemaPath:"#/oneOf/0/properties/quotas/items/proper\
ties/quota/type",keyword:"type",params:{type:"integer"}};e===null?e=[O]:e.push(O),s++}if(typeof u=="number"&&isFinite(u)&&(u<1||isNaN(u))){let O={instancePath:t+
"/quotas/"+f+"/quota",schemaPath:"#/oneOf/0/properties/quotas/items/properties/quota/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[O]:
e.push(O),s++}}if(c.unit!==void 0){let u=c.unit;if(!(u==="requests"||u==="tokens"||u==="concurrent")){let O={instancePath:t+"/quotas/"+f+"/unit",schemaPath:"#/o\
neOf/0/properties/quotas/items/properties/unit/enum",keyword:"enum",params:{allowedValues:Or.oneOf[0].properties.quotas.items.properties.unit.enum}};e===null?e=
[O]:e.push(O),s++}}if(c.windowSeconds!==void 0&&(V(c.windowSeconds,{instancePath:t+"/quotas/"+f+"/windowSeconds",parentData:c,parentDataProperty:"windowSeconds",
rootData:y,dynamicAnchors:h})||(e=e===null?V.errors:e.concat(V.errors),s=e.length)),c.scope!==void 0){let u=c.scope;if(!(u==="key"||u==="account"||u==="address")){
let O={instancePath:t+"/quotas/"+f+"/scope",schemaPath:"#/oneOf/0/properties/quotas/items/properties/scope/enum",keyword:"enum",params:{allowedValues:Or.oneOf[0].
properties.quotas.items.properties.scope.enum}};e===null?e=[O]:e.push(O),s++}}}else{let u={instancePath:t+"/quotas/"+f,schemaPath:"#/oneOf/0/properties/quotas/i\
tems/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),s++}}}else{let d={instancePath:t+"/quotas",schemaPath:"#/oneOf/0/properties/quotas/ty\
pe",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),s++}}}var n=!0}else{let l={instancePath:t,schemaPath:"#/discriminator",keyword:"discriminator",
params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[l]:e.push(l),s++}else{let l={instancePath:t,schemaPath:"#/discriminator",keyword:"discriminator",
params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[l]:e.push(l),s++}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[o]:e.push(o),s++}return Ne.errors=e,m.props=n,s===0}Ne.evaluated={dynamicProps:!0,dynamicItems:!1};var Ds={if:{type:"string"},then:{enum:["x-ratelim\
it-durations","ratelimit-fields","ratelimit-03","x-ratelimit-epoch","anthropic","none"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{
reading:{const:"x-ratelimit-durations"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"ratelimit-fields"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"ratelimit-03"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"x-ratelimit-epoch"}},required:["reading"],
additionalProperties:!1},{properties:{reading:{const:"anthropic"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"none"}},required:[
"reading"],additionalProperties:!1}]}};function Ve(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=Ve.
evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);let n=s,o=!0,l=s;if(typeof r!="string"){let u={};e===null?e=[u]:e.push(u),s++}var d=l===
s;s=n,e!==null&&(n?e.length=n:e=null);let f;if(d){let u=s;if(!(r==="x-ratelimit-durations"||r==="ratelimit-fields"||r==="ratelimit-03"||r==="x-ratelimit-epoch"||
r==="anthropic"||r==="none")){let a={instancePath:t,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Ds.then.enum}};e===null?e=[a]:e.push(a),s++}var d=u===
s;o=d,f="then"}else{let u=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let a=r.reading;if(typeof a=="string")if(a==="x-ratelimit-durations"){if(r&&typeof r=="\
object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readin\
g"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(i!=="reading"){let p={instancePath:t,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="x-ratelimit-durations"){let i={instancePath:t+"/reading",
schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"x-ratelimit-durations"}};e===null?e=[i]:e.push(i),s++}}var c=!0}else if(a===
"ratelimit-fields"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/1/required",keyword:"requ\
ired",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(i!=="reading"){let p={instancePath:t,schemaPath:"#/else/oneOf/1/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="ratelimit-fields"){
let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"ratelimit-fields"}};e===null?e=[i]:e.
push(i),s++}}c!==!0&&(c=!0)}else if(a==="ratelimit-03"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/\
else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(i!=="reading"){let p={instancePath:t,
schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&
r.reading!=="ratelimit-03"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"ratelimi\
t-03"}};e===null?e=[i]:e.push(i),s++}}c!==!0&&(c=!0)}else if(a==="x-ratelimit-epoch"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={
instancePath:t,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(i!=="r\
eading"){let p={instancePath:t,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(
p),s++}if(r.reading!==void 0&&r.reading!=="x-ratelimit-epoch"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/3/properties/reading/const",keyword:"co\
nst",params:{allowedValue:"x-ratelimit-epoch"}};e===null?e=[i]:e.push(i),s++}}c!==!0&&(c=!0)}else if(a==="anthropic"){if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/4/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),
s++}for(let i in r)if(i!=="reading"){let p={instancePath:t,schemaPath:"#/else/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="anthropic"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/4/properties/reading/cons\
t",keyword:"const",params:{allowedValue:"anthropic"}};e===null?e=[i]:e.push(i),s++}}c!==!0&&(c=!0)}else if(a==="none"){if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/5/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(
i),s++}for(let i in r)if(i!=="reading"){let p={instancePath:t,schemaPath:"#/else/oneOf/5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="none"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/5/properties/reading/const",keyword:"\
const",params:{allowedValue:"none"}};e===null?e=[i]:e.push(i),s++}}c!==!0&&(c=!0)}else{let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"discrimi\
nator",params:{error:"mapping",tag:"reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}else{let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"dis\
criminator",params:{error:"tag",tag:"reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}}else{let a={instancePath:t,schemaPath:"#/else/type",keyword:"type",params:{
type:"object"}};e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="else"}if(!o){let u={instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:f}};e===
null?e=[u]:e.push(u),s++}return Ve.errors=e,m.props=c,s===0}Ve.evaluated={dynamicProps:!0,dynamicItems:!1};var _s={if:{type:"string"},then:{enum:["429-retry-aft\
er","429","503","queue"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"429-retry-after"},status:{$ref:"#/$defs\
/statuses"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"429"},status:{$ref:"#/$defs/statuses"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"503"},status:{$ref:"#/$defs/statuses"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"queue"}},required:[
"reading"],additionalProperties:!1}]}};function Ie(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=Ie.
evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);let n=s,o=!0,l=s;if(typeof r!="string"){let u={};e===null?e=[u]:e.push(u),s++}var d=l===
s;s=n,e!==null&&(n?e.length=n:e=null);let f;if(d){let u=s;if(!(r==="429-retry-after"||r==="429"||r==="503"||r==="queue")){let a={instancePath:t,schemaPath:"#/th\
en/enum",keyword:"enum",params:{allowedValues:_s.then.enum}};e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="then"}else{let u=s;if(r&&typeof r=="object"&&!Array.
isArray(r)){let a=r.reading;if(typeof a=="string")if(a==="429"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"\
#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i==="status")){let p={
instancePath:t,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.
reading!==void 0&&r.reading!=="429"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"\
429"}};e===null?e=[i]:e.push(i),s++}r.status!==void 0&&(A(r.status,{instancePath:t+"/status",parentData:r,parentDataProperty:"status",rootData:y,dynamicAnchors:h})||
(e=e===null?A.errors:e.concat(A.errors),s=e.length))}var c=!0}else if(a==="503"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,
schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i===
"status")){let p={instancePath:t,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.
push(p),s++}if(r.reading!==void 0&&r.reading!=="503"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{
allowedValue:"503"}};e===null?e=[i]:e.push(i),s++}r.status!==void 0&&(A(r.status,{instancePath:t+"/status",parentData:r,parentDataProperty:"status",rootData:y,dynamicAnchors:h})||
(e=e===null?A.errors:e.concat(A.errors),s=e.length))}c!==!0&&(c=!0)}else if(a==="429-retry-after"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){
let i={instancePath:t,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i===
"reading"||i==="status")){let p={instancePath:t,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===
null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="429-retry-after"){let i={instancePath:t+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/co\
nst",keyword:"const",params:{allowedValue:"429-retry-after"}};e===null?e=[i]:e.push(i),s++}r.status!==void 0&&(A(r.status,{instancePath:t+"/status",parentData:r,
parentDataProperty:"status",rootData:y,dynamicAnchors:h})||(e=e===null?A.errors:e.concat(A.errors),s=e.length))}c!==!0&&(c=!0)}else if(a==="queue"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(i!=="reading"){let p={instancePath:t,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="queue"){let i={instancePath:t+"/reading",schemaPath:"#\
/else/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"queue"}};e===null?e=[i]:e.push(i),s++}}c!==!0&&(c=!0)}else{let i={instancePath:t,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}else{let i={instancePath:t,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}}else{let a={instancePath:t,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="else"}if(!o){let u={instancePath:t,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:f}};e===null?e=[u]:e.push(u),s++}return Ie.errors=e,m.props=c,s===0}Ie.evaluated={dynamicProps:!0,dynamicItems:!1};function Te(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=Te.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="number"){if(r&&typeof r=="objec\
t"&&!Array.isArray(r)){if(r.reading===void 0){let l={instancePath:t,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?
e=[l]:e.push(l),s++}if(r.maximum===void 0){let l={instancePath:t,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"maximum"}};e===null?
e=[l]:e.push(l),s++}for(let l in r)if(!(l==="reading"||l==="maximum")){let d={instancePath:t,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:l}};e===null?e=[d]:e.push(d),s++}if(r.reading!==void 0&&r.reading!=="number"){let l={instancePath:t+"/reading",schemaPath:"#/\
oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"number"}};e===null?e=[l]:e.push(l),s++}if(r.maximum!==void 0){let l=r.maximum;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let d={instancePath:t+"/maximum",schemaPath:"#/oneOf/0/properties/maximum/type",keyword:"type",params:{type:"integer"}};
e===null?e=[d]:e.push(d),s++}if(typeof l=="number"&&isFinite(l)&&(l<1||isNaN(l))){let d={instancePath:t+"/maximum",schemaPath:"#/oneOf/0/properties/maximum/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[d]:e.push(d),s++}}}var n=!0}else{let l={instancePath:t,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[l]:e.push(l),s++}else{let l={instancePath:t,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[l]:e.push(l),s++}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[o]:e.push(o),s++}return Te.errors=e,m.props=n,s===0}Te.evaluated={dynamicProps:!0,dynamicItems:!1};var Ns={if:{type:"string"},then:{
enum:["headers"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"headers"}},required:["reading"],additionalProperties:!1}]}};
function Se(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=Se.evaluated;m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0);let n=s,o=!0,l=s;if(typeof r!="string"){let u={};e===null?e=[u]:e.push(u),s++}var d=l===s;s=n,e!==null&&(n?e.length=n:e=
null);let f;if(d){let u=s;if(r!=="headers"){let a={instancePath:t,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Ns.then.enum}};e===null?e=[a]:e.
push(a),s++}var d=u===s;o=d,f="then"}else{let u=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let a=r.reading;if(typeof a=="string")if(a==="headers"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(i!=="reading"){let p={instancePath:t,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="headers"){let i={instancePath:t+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"headers"}};e===null?e=[i]:e.push(i),s++}}var c=!0}else{let i={instancePath:t,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}else{let i={instancePath:t,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:a}};e===null?e=[i]:e.push(i),s++}}else{let a={instancePath:t,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="else"}if(!o){let u={instancePath:t,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:f}};e===null?e=[u]:e.push(u),s++}return Se.errors=e,m.props=c,s===0}Se.evaluated={dynamicProps:!0,dynamicItems:!1};function Le(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=Le.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="described"){if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.reading===void 0){let l={instancePath:t,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[l]:e.push(l),s++}if(r.text===void 0){let l={instancePath:t,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"text"}};e===null?
e=[l]:e.push(l),s++}for(let l in r)if(!(l==="reading"||l==="text")){let d={instancePath:t,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:l}};e===null?e=[d]:e.push(d),s++}if(r.reading!==void 0&&r.reading!=="described"){let l={instancePath:t+"/reading",schemaPath:"#/\
oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"described"}};e===null?e=[l]:e.push(l),s++}r.text!==void 0&&(j(r.text,{instancePath:t+"/t\
ext",parentData:r,parentDataProperty:"text",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:e.concat(j.errors),s=e.length))}var n=!0}else{let l={instancePath:t,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[l]:e.push(l),s++}else{let l={instancePath:t,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[l]:e.push(l),s++}}else{let o={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return Le.errors=e,m.props=n,s===0}Le.evaluated={dynamicProps:!0,dynamicItems:!1};var Vs={
if:{type:"string"},then:{enum:["path"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"path"},prefix:{$ref:"#/$d\
efs/path"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"header"},name:{$ref:"#/$defs/text"}},required:["reading","name"],additionalProperties:!1}]}};
function Ce(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=Ce.evaluated;m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0);let n=s,o=!0,l=s;if(typeof r!="string"){let u={};e===null?e=[u]:e.push(u),s++}var d=l===s;s=n,e!==null&&(n?e.length=n:e=
null);let f;if(d){let u=s;if(r!=="path"){let a={instancePath:t,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Vs.then.enum}};e===null?e=[a]:e.push(
a),s++}var d=u===s;o=d,f="then"}else{let u=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let a=r.reading;if(typeof a=="string")if(a==="path"){if(r&&typeof r=="\
object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readin\
g"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i==="prefix")){let p={instancePath:t,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="path"){let i={instancePath:t+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"path"}};e===null?e=[i]:e.push(i),s++}r.prefix!==void 0&&(N(r.prefix,{instancePath:t+
"/prefix",parentData:r,parentDataProperty:"prefix",rootData:y,dynamicAnchors:h})||(e=e===null?N.errors:e.concat(N.errors),s=e.length))}var c=!0}else if(a==="hea\
der"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[i]:e.push(i),s++}if(r.name===void 0){let i={instancePath:t,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{
missingProperty:"name"}};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!(i==="reading"||i==="name")){let p={instancePath:t,schemaPath:"#/else/oneOf/1/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="header"){let i={instancePath:t+
"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"header"}};e===null?e=[i]:e.push(i),s++}r.name!==void 0&&(j(
r.name,{instancePath:t+"/name",parentData:r,parentDataProperty:"name",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:e.concat(j.errors),s=e.length))}c!==!0&&
(c=!0)}else{let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:a}};e===null?e=[i]:e.
push(i),s++}else{let i={instancePath:t,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:a}};e===null?e=[i]:e.
push(i),s++}}else{let a={instancePath:t,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),s++}var d=u===s;o=d,f="else"}if(!o){
let u={instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:f}};e===null?e=[u]:e.push(u),s++}return Ce.errors=e,m.props=c,s===0}Ce.evaluated={dynamicProps:!0,
dynamicItems:!1};function K(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=K.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){for(let n in r)if(!Be.call(Wr.properties,n)){let o={instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),s++}r["capabilities.other"]!==void 0&&(W(r["capab\
ilities.other"],{instancePath:t+"/capabilities.other",parentData:r,parentDataProperty:"capabilities.other",rootData:y,dynamicAnchors:h})||(e=e===null?W.errors:e.
concat(W.errors),s=e.length)),r["request.required"]!==void 0&&(Q(r["request.required"],{instancePath:t+"/request.required",parentData:r,parentDataProperty:"requ\
est.required",rootData:y,dynamicAnchors:h})||(e=e===null?Q.errors:e.concat(Q.errors),s=e.length)),r["request.models"]!==void 0&&(X(r["request.models"],{instancePath:t+
"/request.models",parentData:r,parentDataProperty:"request.models",rootData:y,dynamicAnchors:h})||(e=e===null?X.errors:e.concat(X.errors),s=e.length)),r["reques\
t.roles"]!==void 0&&(Y(r["request.roles"],{instancePath:t+"/request.roles",parentData:r,parentDataProperty:"request.roles",rootData:y,dynamicAnchors:h})||(e=e===
null?Y.errors:e.concat(Y.errors),s=e.length)),r["response.fields"]!==void 0&&(ee(r["response.fields"],{instancePath:t+"/response.fields",parentData:r,parentDataProperty:"\
response.fields",rootData:y,dynamicAnchors:h})||(e=e===null?ee.errors:e.concat(ee.errors),s=e.length)),r["key.format"]!==void 0&&(re(r["key.format"],{instancePath:t+
"/key.format",parentData:r,parentDataProperty:"key.format",rootData:y,dynamicAnchors:h})||(e=e===null?re.errors:e.concat(re.errors),s=e.length)),r.states!==void 0&&
(se(r.states,{instancePath:t+"/states",parentData:r,parentDataProperty:"states",rootData:y,dynamicAnchors:h})||(e=e===null?se.errors:e.concat(se.errors),s=e.length)),
r["signup.request"]!==void 0&&(ie(r["signup.request"],{instancePath:t+"/signup.request",parentData:r,parentDataProperty:"signup.request",rootData:y,dynamicAnchors:h})||
(e=e===null?ie.errors:e.concat(ie.errors),s=e.length)),r["signup.response"]!==void 0&&(te(r["signup.response"],{instancePath:t+"/signup.response",parentData:r,parentDataProperty:"\
signup.response",rootData:y,dynamicAnchors:h})||(e=e===null?te.errors:e.concat(te.errors),s=e.length)),r["maxTokens.bounds"]!==void 0&&(ne(r["maxTokens.bounds"],
{instancePath:t+"/maxTokens.bounds",parentData:r,parentDataProperty:"maxTokens.bounds",rootData:y,dynamicAnchors:h})||(e=e===null?ne.errors:e.concat(ne.errors),
s=e.length)),r["temperature.bounds"]!==void 0&&(oe(r["temperature.bounds"],{instancePath:t+"/temperature.bounds",parentData:r,parentDataProperty:"temperature.bo\
unds",rootData:y,dynamicAnchors:h})||(e=e===null?oe.errors:e.concat(oe.errors),s=e.length)),r["sse.path"]!==void 0&&(ae(r["sse.path"],{instancePath:t+"/sse.path",
parentData:r,parentDataProperty:"sse.path",rootData:y,dynamicAnchors:h})||(e=e===null?ae.errors:e.concat(ae.errors),s=e.length)),r["sse.switch"]!==void 0&&(pe(r["\
sse.switch"],{instancePath:t+"/sse.switch",parentData:r,parentDataProperty:"sse.switch",rootData:y,dynamicAnchors:h})||(e=e===null?pe.errors:e.concat(pe.errors),
s=e.length)),r["sse.events"]!==void 0&&(le(r["sse.events"],{instancePath:t+"/sse.events",parentData:r,parentDataProperty:"sse.events",rootData:y,dynamicAnchors:h})||
(e=e===null?le.errors:e.concat(le.errors),s=e.length)),r["websocket.path"]!==void 0&&(de(r["websocket.path"],{instancePath:t+"/websocket.path",parentData:r,parentDataProperty:"\
websocket.path",rootData:y,dynamicAnchors:h})||(e=e===null?de.errors:e.concat(de.errors),s=e.length)),r["websocket.frames"]!==void 0&&(ue(r["websocket.frames"],
{instancePath:t+"/websocket.frames",parentData:r,parentDataProperty:"websocket.frames",rootData:y,dynamicAnchors:h})||(e=e===null?ue.errors:e.concat(ue.errors),
s=e.length)),r["websocket.auth"]!==void 0&&(fe(r["websocket.auth"],{instancePath:t+"/websocket.auth",parentData:r,parentDataProperty:"websocket.auth",rootData:y,
dynamicAnchors:h})||(e=e===null?fe.errors:e.concat(fe.errors),s=e.length)),r["endpoints.other"]!==void 0&&(me(r["endpoints.other"],{instancePath:t+"/endpoints.o\
ther",parentData:r,parentDataProperty:"endpoints.other",rootData:y,dynamicAnchors:h})||(e=e===null?me.errors:e.concat(me.errors),s=e.length)),r["key.lifetime"]!==
void 0&&(ce(r["key.lifetime"],{instancePath:t+"/key.lifetime",parentData:r,parentDataProperty:"key.lifetime",rootData:y,dynamicAnchors:h})||(e=e===null?ce.errors:
e.concat(ce.errors),s=e.length)),r["key.scopes"]!==void 0&&(ye(r["key.scopes"],{instancePath:t+"/key.scopes",parentData:r,parentDataProperty:"key.scopes",rootData:y,
dynamicAnchors:h})||(e=e===null?ye.errors:e.concat(ye.errors),s=e.length)),r["key.rotation"]!==void 0&&(he(r["key.rotation"],{instancePath:t+"/key.rotation",parentData:r,
parentDataProperty:"key.rotation",rootData:y,dynamicAnchors:h})||(e=e===null?he.errors:e.concat(he.errors),s=e.length)),r["key.revocation"]!==void 0&&(ge(r["key\
.revocation"],{instancePath:t+"/key.revocation",parentData:r,parentDataProperty:"key.revocation",rootData:y,dynamicAnchors:h})||(e=e===null?ge.errors:e.concat(ge.
errors),s=e.length)),r["errors.missingKey"]!==void 0&&(Pe(r["errors.missingKey"],{instancePath:t+"/errors.missingKey",parentData:r,parentDataProperty:"errors.mi\
ssingKey",rootData:y,dynamicAnchors:h})||(e=e===null?Pe.errors:e.concat(Pe.errors),s=e.length)),r["errors.wrongKey"]!==void 0&&(ke(r["errors.wrongKey"],{instancePath:t+
"/errors.wrongKey",parentData:r,parentDataProperty:"errors.wrongKey",rootData:y,dynamicAnchors:h})||(e=e===null?ke.errors:e.concat(ke.errors),s=e.length)),r["er\
rors.status"]!==void 0&&(we(r["errors.status"],{instancePath:t+"/errors.status",parentData:r,parentDataProperty:"errors.status",rootData:y,dynamicAnchors:h})||(e=
e===null?we.errors:e.concat(we.errors),s=e.length)),r["errors.body"]!==void 0&&(be(r["errors.body"],{instancePath:t+"/errors.body",parentData:r,parentDataProperty:"\
errors.body",rootData:y,dynamicAnchors:h})||(e=e===null?be.errors:e.concat(be.errors),s=e.length)),r["errors.codes"]!==void 0&&(qe(r["errors.codes"],{instancePath:t+
"/errors.codes",parentData:r,parentDataProperty:"errors.codes",rootData:y,dynamicAnchors:h})||(e=e===null?qe.errors:e.concat(qe.errors),s=e.length)),r["errors.c\
onditions"]!==void 0&&(ve(r["errors.conditions"],{instancePath:t+"/errors.conditions",parentData:r,parentDataProperty:"errors.conditions",rootData:y,dynamicAnchors:h})||
(e=e===null?ve.errors:e.concat(ve.errors),s=e.length)),r["webhooks.types"]!==void 0&&($e(r["webhooks.types"],{instancePath:t+"/webhooks.types",parentData:r,parentDataProperty:"\
webhooks.types",rootData:y,dynamicAnchors:h})||(e=e===null?$e.errors:e.concat($e.errors),s=e.length)),r["webhooks.payload"]!==void 0&&(je(r["webhooks.payload"],
{instancePath:t+"/webhooks.payload",parentData:r,parentDataProperty:"webhooks.payload",rootData:y,dynamicAnchors:h})||(e=e===null?je.errors:e.concat(je.errors),
s=e.length)),r["webhooks.delivery"]!==void 0&&(Oe(r["webhooks.delivery"],{instancePath:t+"/webhooks.delivery",parentData:r,parentDataProperty:"webhooks.delivery",
rootData:y,dynamicAnchors:h})||(e=e===null?Oe.errors:e.concat(Oe.errors),s=e.length)),r["webhooks.retry"]!==void 0&&(xe(r["webhooks.retry"],{instancePath:t+"/we\
bhooks.retry",parentData:r,parentDataProperty:"webhooks.retry",rootData:y,dynamicAnchors:h})||(e=e===null?xe.errors:e.concat(xe.errors),s=e.length)),r["webhooks\
.signature"]!==void 0&&(Ae(r["webhooks.signature"],{instancePath:t+"/webhooks.signature",parentData:r,parentDataProperty:"webhooks.signature",rootData:y,dynamicAnchors:h})||
(e=e===null?Ae.errors:e.concat(Ae.errors),s=e.length)),r["webhooks.trigger"]!==void 0&&(De(r["webhooks.trigger"],{instancePath:t+"/webhooks.trigger",parentData:r,
parentDataProperty:"webhooks.trigger",rootData:y,dynamicAnchors:h})||(e=e===null?De.errors:e.concat(De.errors),s=e.length)),r["webhooks.registration"]!==void 0&&
(_e(r["webhooks.registration"],{instancePath:t+"/webhooks.registration",parentData:r,parentDataProperty:"webhooks.registration",rootData:y,dynamicAnchors:h})||(e=
e===null?_e.errors:e.concat(_e.errors),s=e.length)),r["limits.quota"]!==void 0&&(Ne(r["limits.quota"],{instancePath:t+"/limits.quota",parentData:r,parentDataProperty:"\
limits.quota",rootData:y,dynamicAnchors:h})||(e=e===null?Ne.errors:e.concat(Ne.errors),s=e.length)),r["limits.headers"]!==void 0&&(Ve(r["limits.headers"],{instancePath:t+
"/limits.headers",parentData:r,parentDataProperty:"limits.headers",rootData:y,dynamicAnchors:h})||(e=e===null?Ve.errors:e.concat(Ve.errors),s=e.length)),r["limi\
ts.exceeded"]!==void 0&&(Ie(r["limits.exceeded"],{instancePath:t+"/limits.exceeded",parentData:r,parentDataProperty:"limits.exceeded",rootData:y,dynamicAnchors:h})||
(e=e===null?Ie.errors:e.concat(Ie.errors),s=e.length)),r["maxTokens.maximum"]!==void 0&&(Te(r["maxTokens.maximum"],{instancePath:t+"/maxTokens.maximum",parentData:r,
parentDataProperty:"maxTokens.maximum",rootData:y,dynamicAnchors:h})||(e=e===null?Te.errors:e.concat(Te.errors),s=e.length)),r["version.deprecation"]!==void 0&&
(Se(r["version.deprecation"],{instancePath:t+"/version.deprecation",parentData:r,parentDataProperty:"version.deprecation",rootData:y,dynamicAnchors:h})||(e=e===
null?Se.errors:e.concat(Se.errors),s=e.length)),r["version.compatibility"]!==void 0&&(Le(r["version.compatibility"],{instancePath:t+"/version.compatibility",parentData:r,
parentDataProperty:"version.compatibility",rootData:y,dynamicAnchors:h})||(e=e===null?Le.errors:e.concat(Le.errors),s=e.length)),r["version.selection"]!==void 0&&
(Ce(r["version.selection"],{instancePath:t+"/version.selection",parentData:r,parentDataProperty:"version.selection",rootData:y,dynamicAnchors:h})||(e=e===null?Ce.
errors:e.concat(Ce.errors),s=e.length))}else{let n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return K.
errors=e,s===0}K.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function sr(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){
let e=null,s=0,m=sr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.schema===void 0){
let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[n]:e.push(n),s++}if(r.name===void 0){let n={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[n]:e.push(n),s++}if(r.title===void 0){let n={instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"title"}};e===null?e=[n]:e.push(n),s++}if(r.readings===void 0){let n={instancePath:t,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"readings"}};e===null?e=[n]:e.push(n),s++}for(let n in r)if(!(n==="schema"||n==="name"||n==="title"||n==="reading\
s")){let o={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),s++}if(r.schema!==
void 0&&r.schema!=="assay.profile/1"){let n={instancePath:t+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"assay.profile\
/1"}};e===null?e=[n]:e.push(n),s++}if(r.name!==void 0){let n=r.name;if(typeof n=="string"){if(!_r.test(n)){let o={instancePath:t+"/name",schemaPath:"#/propertie\
s/name/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:t+"/name",schemaPath:"#/propertie\
s/name/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.title!==void 0){let n=r.title;if(typeof n=="string"){if(_(n)<1){let o={instancePath:t+
"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:t+"/title",schemaPath:"\
#/properties/title/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.readings!==void 0){let n=r.readings;if(K(n,{instancePath:t+"/\
readings",parentData:r,parentDataProperty:"readings",rootData:y,dynamicAnchors:h})||(e=e===null?K.errors:e.concat(K.errors),s=e.length),n&&typeof n=="object"&&!Array.
isArray(n))for(let o in n){let l=n[o];if(!(l&&typeof l=="object"&&!Array.isArray(l))){let d={instancePath:t+"/readings/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/properties/readings/additionalProperties/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}}else{let o={instancePath:t+"/r\
eadings",schemaPath:"#/properties/readings/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:t,schemaPath:"#/\
type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return sr.errors=e,s===0}sr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Is=K,
Ts=ir,Ss={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:readings:bare-error",$comment:"Gap G7.2, reading errors.body = bare: a JSON obje\
ct or a JSON string, and nothing more is promised.",title:"Bare error body",type:["object","string"]};function ir(r,{instancePath:t="",parentData:b,parentDataProperty:v,
rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=ir.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),!(r&&typeof r=="object"&&
!Array.isArray(r))&&typeof r!="string"){let n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:Ss.type}};e===null?e=[n]:e.push(n),s++}return ir.errors=
e,s===0}ir.evaluated={dynamicProps:!1,dynamicItems:!1};var Ls=tr,Cs={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:readings:detail",$comment:"\
Gap G7.2, reading errors.body = detail: one key, whose value is a sentence or a list of objects.",title:"Error body with a detail key",type:"object",required:["\
detail"],properties:{detail:{type:["string","array"],items:{type:"object"}}}};function tr(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){
let e=null,s=0,m=tr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.detail===void 0){
let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"}};e===null?e=[n]:e.push(n),s++}if(r.detail!==void 0){let n=r.detail;
if(typeof n!="string"&&!Array.isArray(n)){let o={instancePath:t+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:Cs.properties.detail.
type}};e===null?e=[o]:e.push(o),s++}if(Array.isArray(n)){let o=n.length;for(let l=0;l<o;l++){let d=n[l];if(!(d&&typeof d=="object"&&!Array.isArray(d))){let f={instancePath:t+
"/detail/"+l,schemaPath:"#/properties/detail/items/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}}}}}else{let n={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return tr.errors=e,s===0}tr.evaluated={props:{detail:!0},dynamicProps:!1,dynamicItems:!1};
var Es=nr;function nr(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=nr.evaluated;m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0);let n=s,o=!1,l=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.title===void 0){let u={instancePath:t,schemaPath:"#/any\
Of/0/required",keyword:"required",params:{missingProperty:"title"}};e===null?e=[u]:e.push(u),s++}var c=l===s;if(o=o||c,c){var d={};d.title=!0}let f=s;if(r&&typeof r==
"object"&&!Array.isArray(r)&&r.detail===void 0){let u={instancePath:t,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty:"detail"}};e===
null?e=[u]:e.push(u),s++}var c=f===s;if(o=o||c,c&&d!==!0&&(d=d||{},d.detail=!0),o)s=n,e!==null&&(n?e.length=n:e=null);else{let u={instancePath:t,schemaPath:"#/a\
nyOf",keyword:"anyOf",params:{}};e===null?e=[u]:e.push(u),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(d!==!0&&(d=d||{},d.type=!0,d.title=!0,d.status=!0,
d.detail=!0,d.instance=!0),r.type!==void 0&&typeof r.type!="string"){let u={instancePath:t+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"\
string"}};e===null?e=[u]:e.push(u),s++}if(r.title!==void 0&&typeof r.title!="string"){let u={instancePath:t+"/title",schemaPath:"#/properties/title/type",keyword:"\
type",params:{type:"string"}};e===null?e=[u]:e.push(u),s++}if(r.status!==void 0){let u=r.status;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let O={
instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"}};e===null?e=[O]:e.push(O),s++}if(typeof u=="number"&&isFinite(
u)){if(u>599||isNaN(u)){let O={instancePath:t+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};e===null?
e=[O]:e.push(O),s++}if(u<100||isNaN(u)){let O={instancePath:t+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};
e===null?e=[O]:e.push(O),s++}}}if(r.detail!==void 0&&typeof r.detail!="string"){let u={instancePath:t+"/detail",schemaPath:"#/properties/detail/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[u]:e.push(u),s++}if(r.instance!==void 0&&typeof r.instance!="string"){let u={instancePath:t+"/instance",schemaPath:"#/p\
roperties/instance/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[u]:e.push(u),s++}return nr.errors=e,m.props=d,s===0}nr.evaluated={dynamicProps:!0,dynamicItems:!1};var Fs=or,Ge={$schema:"https://js\
on-schema.org/draft/2020-12/schema",$id:"urn:assay:run",$comment:"run.json, the only thing a report reads. The exit code follows from the outcome, a check hangs\
 on one clause or one gap, and a pass rests on an exchange.",title:"Run",type:"object",required:["schema","outcome","exitCode","reason","suite","target","seed",
"startedAt","durationMs","cost","capabilities","checks","exchanges"],additionalProperties:!1,properties:{schema:{const:"assay.run/1"},outcome:{enum:["conformant",
"non-conformant","incomplete","broken"]},exitCode:{enum:[0,1,3,4]},reason:{type:["string","null"]},suite:{type:"object",required:["version","checks","known","pr\
ofile"],additionalProperties:!1,properties:{version:{type:"string",minLength:1},checks:{type:"integer",minimum:0},profile:{type:"string",minLength:1},known:{type:"\
integer",minimum:1}}},target:{type:"object",required:["baseUrl","model"],additionalProperties:!1,properties:{baseUrl:{type:"string",minLength:1},model:{type:["s\
tring","null"]}}},seed:{type:"string"},startedAt:{type:"string",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$"},durationMs:{type:"number",minimum:0},
cost:{type:"object",required:["requests","promptTokens","completionTokens"],additionalProperties:!1,properties:{requests:{type:"integer",minimum:0},promptTokens:{
type:"integer",minimum:0},completionTokens:{type:"integer",minimum:0}}},capabilities:{type:"array",items:{$ref:"#/$defs/capability"}},checks:{type:"array",items:{
$ref:"#/$defs/check"}},exchanges:{type:"array",items:{$ref:"#/$defs/exchange"}}},allOf:[{if:{properties:{outcome:{const:"conformant"}}},then:{properties:{exitCode:{
const:0}}}},{if:{properties:{outcome:{const:"non-conformant"}}},then:{properties:{exitCode:{const:1}}}},{if:{properties:{outcome:{const:"incomplete"}}},then:{properties:{
exitCode:{const:3}}}},{if:{properties:{outcome:{const:"broken"}}},then:{properties:{exitCode:{const:4}}}}],$defs:{capability:{type:"object",required:["id","outc\
ome","counts"],additionalProperties:!1,properties:{id:{enum:["core","signup","sse","websocket","webhooks","limits"]},outcome:{enum:["conformant","non-conformant",
"incomplete","broken","not-offered","not-judged"]},counts:{type:"object",required:["pass","fail","warn","inconclusive","not-applicable","observed","error"],additionalProperties:!1,
properties:{pass:{type:"integer",minimum:0},fail:{type:"integer",minimum:0},warn:{type:"integer",minimum:0},inconclusive:{type:"integer",minimum:0},"not-applica\
ble":{type:"integer",minimum:0},observed:{type:"integer",minimum:0},error:{type:"integer",minimum:0}}}}},check:{type:"object",required:["id","title","capability",
"level","layer","verdict","issues","exchanges"],additionalProperties:!1,properties:{id:{type:"string",minLength:1},title:{type:"string",minLength:1},capability:{
enum:["core","signup","sse","websocket","webhooks","limits"]},clause:{type:"string",pattern:"^C\\d"},gap:{type:"string",pattern:"^G\\d"},reading:{type:"string",
minLength:1},level:{enum:["MUST","SHOULD"]},layer:{enum:["spec","declared","profile","observed"]},verdict:{enum:["pass","fail","warn","inconclusive","not-applic\
able","observed","error"]},reason:{type:"string"},detail:{type:"string"},issues:{type:"array",items:{$ref:"#/$defs/issue"}},exchanges:{type:"array",items:{type:"\
string",minLength:1}}},if:{properties:{clause:!0},required:["clause"]},then:{properties:{gap:!1}},else:{properties:{gap:!0,reading:!0},required:["gap","reading"]},
allOf:[{if:{properties:{verdict:{const:"pass"}}},then:{properties:{exchanges:{type:"array",minItems:1},issues:{type:"array",maxItems:0}}}}]},issue:{type:"object",
required:["at","expected","received"],additionalProperties:!1,properties:{at:{type:"string",minLength:1},expected:{type:"string"},received:{type:"string"}}},exchange:{
type:"object",required:["id","method","url","headers","body","status","durationMs"],additionalProperties:!1,properties:{id:{type:"string",minLength:1},method:{type:"\
string",minLength:1},url:{type:"string",minLength:1},headers:{type:"array",items:{type:"array",minItems:2,maxItems:2,items:{type:"string"}}},body:{type:["string",
"null"]},status:{type:["integer","null"],minimum:100,maximum:999},durationMs:{type:"number",minimum:0}}}}},Ms=new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\\
.\\d+)?Z$","u"),xr={type:"object",required:["id","outcome","counts"],additionalProperties:!1,properties:{id:{enum:["core","signup","sse","websocket","webhooks",
"limits"]},outcome:{enum:["conformant","non-conformant","incomplete","broken","not-offered","not-judged"]},counts:{type:"object",required:["pass","fail","warn",
"inconclusive","not-applicable","observed","error"],additionalProperties:!1,properties:{pass:{type:"integer",minimum:0},fail:{type:"integer",minimum:0},warn:{type:"\
integer",minimum:0},inconclusive:{type:"integer",minimum:0},"not-applicable":{type:"integer",minimum:0},observed:{type:"integer",minimum:0},error:{type:"integer",
minimum:0}}}}};function Ee(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=Ee.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),s++}if(r.outcome===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"outcome"}};e===null?e=[n]:e.push(n),s++}if(r.counts===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
counts"}};e===null?e=[n]:e.push(n),s++}for(let n in r)if(!(n==="id"||n==="outcome"||n==="counts")){let o={instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),s++}if(r.id!==void 0){let n=r.id;if(!(n==="core"||n==="signup"||n==="sse"||n==="we\
bsocket"||n==="webhooks"||n==="limits")){let o={instancePath:t+"/id",schemaPath:"#/properties/id/enum",keyword:"enum",params:{allowedValues:xr.properties.id.enum}};
e===null?e=[o]:e.push(o),s++}}if(r.outcome!==void 0){let n=r.outcome;if(!(n==="conformant"||n==="non-conformant"||n==="incomplete"||n==="broken"||n==="not-offer\
ed"||n==="not-judged")){let o={instancePath:t+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:xr.properties.outcome.enum}};
e===null?e=[o]:e.push(o),s++}}if(r.counts!==void 0){let n=r.counts;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.pass===void 0){let o={instancePath:t+"/coun\
ts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:"pass"}};e===null?e=[o]:e.push(o),s++}if(n.fail===void 0){let o={instancePath:t+
"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:"fail"}};e===null?e=[o]:e.push(o),s++}if(n.warn===void 0){let o={
instancePath:t+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:"warn"}};e===null?e=[o]:e.push(o),s++}if(n.inconclusive===
void 0){let o={instancePath:t+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:"inconclusive"}};e===null?e=[o]:e.push(
o),s++}if(n["not-applicable"]===void 0){let o={instancePath:t+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:"no\
t-applicable"}};e===null?e=[o]:e.push(o),s++}if(n.observed===void 0){let o={instancePath:t+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",
params:{missingProperty:"observed"}};e===null?e=[o]:e.push(o),s++}if(n.error===void 0){let o={instancePath:t+"/counts",schemaPath:"#/properties/counts/required",
keyword:"required",params:{missingProperty:"error"}};e===null?e=[o]:e.push(o),s++}for(let o in n)if(!(o==="pass"||o==="fail"||o==="warn"||o==="inconclusive"||o===
"not-applicable"||o==="observed"||o==="error")){let l={instancePath:t+"/counts",schemaPath:"#/properties/counts/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:o}};e===null?e=[l]:e.push(l),s++}if(n.pass!==void 0){let o=n.pass;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let l={
instancePath:t+"/counts/pass",schemaPath:"#/properties/counts/properties/pass/type",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),s++}if(typeof o==
"number"&&isFinite(o)&&(o<0||isNaN(o))){let l={instancePath:t+"/counts/pass",schemaPath:"#/properties/counts/properties/pass/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[l]:e.push(l),s++}}if(n.fail!==void 0){let o=n.fail;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let l={instancePath:t+
"/counts/fail",schemaPath:"#/properties/counts/properties/fail/type",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),s++}if(typeof o=="number"&&
isFinite(o)&&(o<0||isNaN(o))){let l={instancePath:t+"/counts/fail",schemaPath:"#/properties/counts/properties/fail/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[l]:e.push(l),s++}}if(n.warn!==void 0){let o=n.warn;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let l={instancePath:t+"/c\
ounts/warn",schemaPath:"#/properties/counts/properties/warn/type",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),s++}if(typeof o=="number"&&isFinite(
o)&&(o<0||isNaN(o))){let l={instancePath:t+"/counts/warn",schemaPath:"#/properties/counts/properties/warn/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[l]:e.push(l),s++}}if(n.inconclusive!==void 0){let o=n.inconclusive;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let l={instancePath:t+"\
/counts/inconclusive",schemaPath:"#/properties/counts/properties/inconclusive/type",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),s++}if(typeof o==
"number"&&isFinite(o)&&(o<0||isNaN(o))){let l={instancePath:t+"/counts/inconclusive",schemaPath:"#/properties/counts/properties/inconclusive/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),s++}}if(n["not-applicable"]!==void 0){let o=n["not-applicable"];if(!(typeof o=="number"&&!(o%
1)&&!isNaN(o)&&isFinite(o))){let l={instancePath:t+"/counts/not-applicable",schemaPath:"#/properties/counts/properties/not-applicable/type",keyword:"type",params:{
type:"integer"}};e===null?e=[l]:e.push(l),s++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let l={instancePath:t+"/counts/not-applicable",schemaPath:"#/\
properties/counts/properties/not-applicable/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),s++}}if(n.observed!==void 0){let o=n.
observed;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let l={instancePath:t+"/counts/observed",schemaPath:"#/properties/counts/properties/observed/\
type",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),s++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let l={instancePath:t+"/counts/o\
bserved",schemaPath:"#/properties/counts/properties/observed/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),s++}}if(n.error!==
void 0){let o=n.error;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let l={instancePath:t+"/counts/error",schemaPath:"#/properties/counts/properties\
/error/type",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),s++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let l={instancePath:t+"/c\
ounts/error",schemaPath:"#/properties/counts/properties/error/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),s++}}}else{let o={
instancePath:t+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return Ee.errors=e,s===0}Ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Re={type:"object",required:["id","title","capability","level","layer","verdict","issues","exchanges"],additionalProperties:!1,properties:{id:{type:"string",
minLength:1},title:{type:"string",minLength:1},capability:{enum:["core","signup","sse","websocket","webhooks","limits"]},clause:{type:"string",pattern:"^C\\d"},
gap:{type:"string",pattern:"^G\\d"},reading:{type:"string",minLength:1},level:{enum:["MUST","SHOULD"]},layer:{enum:["spec","declared","profile","observed"]},verdict:{
enum:["pass","fail","warn","inconclusive","not-applicable","observed","error"]},reason:{type:"string"},detail:{type:"string"},issues:{type:"array",items:{$ref:"\
#/$defs/issue"}},exchanges:{type:"array",items:{type:"string",minLength:1}}},if:{properties:{clause:!0},required:["clause"]},then:{properties:{gap:!1}},else:{properties:{
gap:!0,reading:!0},required:["gap","reading"]},allOf:[{if:{properties:{verdict:{const:"pass"}}},then:{properties:{exchanges:{type:"array",minItems:1},issues:{type:"\
array",maxItems:0}}}}]},Ks=new RegExp("^C\\d","u"),Us=new RegExp("^G\\d","u");function Fe(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=Fe.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.at===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"at"}};e===null?e=[n]:e.push(n),s++}if(r.expected===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"expected"}};e===null?e=[n]:e.push(n),s++}if(r.received===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
received"}};e===null?e=[n]:e.push(n),s++}for(let n in r)if(!(n==="at"||n==="expected"||n==="received")){let o={instancePath:t,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),s++}if(r.at!==void 0){let n=r.at;if(typeof n=="string"){if(_(n)<1){let o={
instancePath:t+"/at",schemaPath:"#/properties/at/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:t+"/at",
schemaPath:"#/properties/at/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.expected!==void 0&&typeof r.expected!="string"){let n={
instancePath:t+"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),s++}if(r.received!==void 0&&typeof r.
received!="string"){let n={instancePath:t+"/received",schemaPath:"#/properties/received/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),s++}}else{
let n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return Fe.errors=e,s===0}Fe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Me(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,m=Me.evaluated;m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0);let n=s,o=!0,l=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.verdict!==void 0&&r.verdict!=="pass"){let p={};
e===null?e=[p]:e.push(p),s++}var d=l===s;if(s=n,e!==null&&(n?e.length=n:e=null),d){let p=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.exchanges!==void 0){
let g=r.exchanges;if(Array.isArray(g)){if(g.length<1){let q={instancePath:t+"/exchanges",schemaPath:"#/allOf/0/then/properties/exchanges/minItems",keyword:"minI\
tems",params:{limit:1}};e===null?e=[q]:e.push(q),s++}}else{let q={instancePath:t+"/exchanges",schemaPath:"#/allOf/0/then/properties/exchanges/type",keyword:"typ\
e",params:{type:"array"}};e===null?e=[q]:e.push(q),s++}}if(r.issues!==void 0){let g=r.issues;if(Array.isArray(g)){if(g.length>0){let q={instancePath:t+"/issues",
schemaPath:"#/allOf/0/then/properties/issues/maxItems",keyword:"maxItems",params:{limit:0}};e===null?e=[q]:e.push(q),s++}}else{let q={instancePath:t+"/issues",schemaPath:"\
#/allOf/0/then/properties/issues/type",keyword:"type",params:{type:"array"}};e===null?e=[q]:e.push(q),s++}}}var d=p===s;if(o=d,o){var f={};f.exchanges=!0,f.issues=
!0,f.verdict=!0}}if(!o){let p={instancePath:t,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[p]:e.push(p),s++}let c=s,u=!0,O=s;
if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.clause===void 0&&(p="clause")){let w={};e===null?e=[w]:e.push(w),s++}}var a=O===s;f!==!0&&(f=f||{},f.clause=
!0),s=c,e!==null&&(c?e.length=c:e=null);let i;if(a){let p=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.gap!==void 0){let g={instancePath:t+"/gap",schemaPath:"\
#/then/properties/gap/false schema",keyword:"false schema",params:{}};e===null?e=[g]:e.push(g),s++}var a=p===s;u=a,u&&f!==!0&&(f=f||{},f.gap=!0),i="then"}else{let p=s;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.gap===void 0){let g={instancePath:t,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"g\
ap"}};e===null?e=[g]:e.push(g),s++}if(r.reading===void 0){let g={instancePath:t,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[g]:e.push(g),s++}}var a=p===s;u=a,u&&f!==!0&&(f=f||{},f.gap=!0,f.reading=!0),i="else"}if(!u){let p={instancePath:t,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:i}};e===null?e=[p]:e.push(p),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let p={instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"}};e===null?e=[p]:e.push(p),s++}if(r.title===void 0){let p={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"title"}};e===null?e=[p]:e.push(p),s++}if(r.capability===void 0){let p={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
capability"}};e===null?e=[p]:e.push(p),s++}if(r.level===void 0){let p={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"level"}};
e===null?e=[p]:e.push(p),s++}if(r.layer===void 0){let p={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"layer"}};e===null?e=
[p]:e.push(p),s++}if(r.verdict===void 0){let p={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"verdict"}};e===null?e=[p]:e.push(
p),s++}if(r.issues===void 0){let p={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"issues"}};e===null?e=[p]:e.push(p),s++}if(r.
exchanges===void 0){let p={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exchanges"}};e===null?e=[p]:e.push(p),s++}for(let p in r)
if(!Be.call(Re.properties,p)){let w={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=
[w]:e.push(w),s++}if(r.id!==void 0){let p=r.id;if(typeof p=="string"){if(_(p)<1){let w={instancePath:t+"/id",schemaPath:"#/properties/id/minLength",keyword:"min\
Length",params:{limit:1}};e===null?e=[w]:e.push(w),s++}}else{let w={instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[w]:e.push(w),s++}}if(r.title!==void 0){let p=r.title;if(typeof p=="string"){if(_(p)<1){let w={instancePath:t+"/title",schemaPath:"#/properties/title\
/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[w]:e.push(w),s++}}else{let w={instancePath:t+"/title",schemaPath:"#/properties/title/type",keyword:"\
type",params:{type:"string"}};e===null?e=[w]:e.push(w),s++}}if(r.capability!==void 0){let p=r.capability;if(!(p==="core"||p==="signup"||p==="sse"||p==="websocke\
t"||p==="webhooks"||p==="limits")){let w={instancePath:t+"/capability",schemaPath:"#/properties/capability/enum",keyword:"enum",params:{allowedValues:Re.properties.
capability.enum}};e===null?e=[w]:e.push(w),s++}}if(r.clause!==void 0){let p=r.clause;if(typeof p=="string"){if(!Ks.test(p)){let w={instancePath:t+"/clause",schemaPath:"\
#/properties/clause/pattern",keyword:"pattern",params:{pattern:"^C\\d"}};e===null?e=[w]:e.push(w),s++}}else{let w={instancePath:t+"/clause",schemaPath:"#/proper\
ties/clause/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),s++}}if(r.gap!==void 0){let p=r.gap;if(typeof p=="string"){if(!Us.test(p)){let w={
instancePath:t+"/gap",schemaPath:"#/properties/gap/pattern",keyword:"pattern",params:{pattern:"^G\\d"}};e===null?e=[w]:e.push(w),s++}}else{let w={instancePath:t+
"/gap",schemaPath:"#/properties/gap/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),s++}}if(r.reading!==void 0){let p=r.reading;if(typeof p==
"string"){if(_(p)<1){let w={instancePath:t+"/reading",schemaPath:"#/properties/reading/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[w]:e.push(w),
s++}}else{let w={instancePath:t+"/reading",schemaPath:"#/properties/reading/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),s++}}if(r.level!==
void 0){let p=r.level;if(!(p==="MUST"||p==="SHOULD")){let w={instancePath:t+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues:Re.
properties.level.enum}};e===null?e=[w]:e.push(w),s++}}if(r.layer!==void 0){let p=r.layer;if(!(p==="spec"||p==="declared"||p==="profile"||p==="observed")){let w={
instancePath:t+"/layer",schemaPath:"#/properties/layer/enum",keyword:"enum",params:{allowedValues:Re.properties.layer.enum}};e===null?e=[w]:e.push(w),s++}}if(r.
verdict!==void 0){let p=r.verdict;if(!(p==="pass"||p==="fail"||p==="warn"||p==="inconclusive"||p==="not-applicable"||p==="observed"||p==="error")){let w={instancePath:t+
"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues:Re.properties.verdict.enum}};e===null?e=[w]:e.push(w),s++}}if(r.reason!==
void 0&&typeof r.reason!="string"){let p={instancePath:t+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.
push(p),s++}if(r.detail!==void 0&&typeof r.detail!="string"){let p={instancePath:t+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"\
string"}};e===null?e=[p]:e.push(p),s++}if(r.issues!==void 0){let p=r.issues;if(Array.isArray(p)){let w=p.length;for(let g=0;g<w;g++)Fe(p[g],{instancePath:t+"/is\
sues/"+g,parentData:p,parentDataProperty:g,rootData:y,dynamicAnchors:h})||(e=e===null?Fe.errors:e.concat(Fe.errors),s=e.length)}else{let w={instancePath:t+"/iss\
ues",schemaPath:"#/properties/issues/type",keyword:"type",params:{type:"array"}};e===null?e=[w]:e.push(w),s++}}if(r.exchanges!==void 0){let p=r.exchanges;if(Array.
isArray(p)){let w=p.length;for(let g=0;g<w;g++){let q=p[g];if(typeof q=="string"){if(_(q)<1){let I={instancePath:t+"/exchanges/"+g,schemaPath:"#/properties/exch\
anges/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[I]:e.push(I),s++}}else{let I={instancePath:t+"/exchanges/"+g,schemaPath:"#/properties/e\
xchanges/items/type",keyword:"type",params:{type:"string"}};e===null?e=[I]:e.push(I),s++}}}else{let w={instancePath:t+"/exchanges",schemaPath:"#/properties/exch\
anges/type",keyword:"type",params:{type:"array"}};e===null?e=[w]:e.push(w),s++}}}else{let p={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[p]:e.push(p),s++}return Me.errors=e,s===0}Me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ar={type:"object",required:["id","metho\
d","url","headers","body","status","durationMs"],additionalProperties:!1,properties:{id:{type:"string",minLength:1},method:{type:"string",minLength:1},url:{type:"\
string",minLength:1},headers:{type:"array",items:{type:"array",minItems:2,maxItems:2,items:{type:"string"}}},body:{type:["string","null"]},status:{type:["intege\
r","null"],minimum:100,maximum:999},durationMs:{type:"number",minimum:0}}};function Ke(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){
let e=null,s=0,m=Ke.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let n={
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),s++}if(r.method===void 0){let n={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"method"}};e===null?e=[n]:e.push(n),s++}if(r.url===void 0){let n={instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"url"}};e===null?e=[n]:e.push(n),s++}if(r.headers===void 0){let n={instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"headers"}};e===null?e=[n]:e.push(n),s++}if(r.body===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"body"}};e===null?e=[n]:e.push(n),s++}if(r.status===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"status"}};e===null?e=[n]:e.push(n),s++}if(r.durationMs===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
durationMs"}};e===null?e=[n]:e.push(n),s++}for(let n in r)if(!(n==="id"||n==="method"||n==="url"||n==="headers"||n==="body"||n==="status"||n==="durationMs")){let o={
instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),s++}if(r.id!==void 0){
let n=r.id;if(typeof n=="string"){if(_(n)<1){let o={instancePath:t+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}};e===null?e=
[o]:e.push(o),s++}}else{let o={instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.
method!==void 0){let n=r.method;if(typeof n=="string"){if(_(n)<1){let o={instancePath:t+"/method",schemaPath:"#/properties/method/minLength",keyword:"minLength",
params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:t+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type:"string"}};
e===null?e=[o]:e.push(o),s++}}if(r.url!==void 0){let n=r.url;if(typeof n=="string"){if(_(n)<1){let o={instancePath:t+"/url",schemaPath:"#/properties/url/minLeng\
th",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:t+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{
type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.headers!==void 0){let n=r.headers;if(Array.isArray(n)){let o=n.length;for(let l=0;l<o;l++){let d=n[l];if(Array.
isArray(d)){if(d.length>2){let c={instancePath:t+"/headers/"+l,schemaPath:"#/properties/headers/items/maxItems",keyword:"maxItems",params:{limit:2}};e===null?e=
[c]:e.push(c),s++}if(d.length<2){let c={instancePath:t+"/headers/"+l,schemaPath:"#/properties/headers/items/minItems",keyword:"minItems",params:{limit:2}};e===null?
e=[c]:e.push(c),s++}let f=d.length;for(let c=0;c<f;c++)if(typeof d[c]!="string"){let u={instancePath:t+"/headers/"+l+"/"+c,schemaPath:"#/properties/headers/item\
s/items/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),s++}}else{let f={instancePath:t+"/headers/"+l,schemaPath:"#/properties/headers/ite\
ms/type",keyword:"type",params:{type:"array"}};e===null?e=[f]:e.push(f),s++}}}else{let o={instancePath:t+"/headers",schemaPath:"#/properties/headers/type",keyword:"\
type",params:{type:"array"}};e===null?e=[o]:e.push(o),s++}}if(r.body!==void 0){let n=r.body;if(typeof n!="string"&&n!==null){let o={instancePath:t+"/body",schemaPath:"\
#/properties/body/type",keyword:"type",params:{type:Ar.properties.body.type}};e===null?e=[o]:e.push(o),s++}}if(r.status!==void 0){let n=r.status;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null){let o={instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:Ar.properties.
status.type}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)){if(n>999||isNaN(n)){let o={instancePath:t+"/status",schemaPath:"#/properties/stat\
us/maximum",keyword:"maximum",params:{comparison:"<=",limit:999}};e===null?e=[o]:e.push(o),s++}if(n<100||isNaN(n)){let o={instancePath:t+"/status",schemaPath:"#\
/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};e===null?e=[o]:e.push(o),s++}}}if(r.durationMs!==void 0){let n=r.durationMs;if(typeof n==
"number"&&isFinite(n)){if(n<0||isNaN(n)){let o={instancePath:t+"/durationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:t+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type:"numb\
er"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return Ke.
errors=e,s===0}Ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function or(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,dynamicAnchors:h={}}={}){
let e=null,s=0,m=or.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);let n=s,o=!0,l=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.
outcome!==void 0&&r.outcome!=="conformant"){let P={};e===null?e=[P]:e.push(P),s++}var d=l===s;if(s=n,e!==null&&(n?e.length=n:e=null),d){let P=s;if(r&&typeof r==
"object"&&!Array.isArray(r)&&r.exitCode!==void 0&&r.exitCode!==0){let $={instancePath:t+"/exitCode",schemaPath:"#/allOf/0/then/properties/exitCode/const",keyword:"\
const",params:{allowedValue:0}};e===null?e=[$]:e.push($),s++}var d=P===s;if(o=d,o){var f={};f.exitCode=!0,f.outcome=!0}}if(!o){let P={instancePath:t,schemaPath:"\
#/allOf/0/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[P]:e.push(P),s++}let c=s,u=!0,O=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.outcome!==
void 0&&r.outcome!=="non-conformant"){let P={};e===null?e=[P]:e.push(P),s++}var a=O===s;if(s=c,e!==null&&(c?e.length=c:e=null),a){let P=s;if(r&&typeof r=="objec\
t"&&!Array.isArray(r)&&r.exitCode!==void 0&&r.exitCode!==1){let $={instancePath:t+"/exitCode",schemaPath:"#/allOf/1/then/properties/exitCode/const",keyword:"con\
st",params:{allowedValue:1}};e===null?e=[$]:e.push($),s++}var a=P===s;if(u=a,u){var i={};i.exitCode=!0,i.outcome=!0}}if(!u){let P={instancePath:t,schemaPath:"#/\
allOf/1/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[P]:e.push(P),s++}f!==!0&&i!==void 0&&(i===!0?f=!0:(f=f||{},Object.assign(f,i)));let p=s,w=!0,
g=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.outcome!==void 0&&r.outcome!=="incomplete"){let P={};e===null?e=[P]:e.push(P),s++}var q=g===s;if(s=p,e!==null&&
(p?e.length=p:e=null),q){let P=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.exitCode!==void 0&&r.exitCode!==3){let $={instancePath:t+"/exitCode",schemaPath:"\
#/allOf/2/then/properties/exitCode/const",keyword:"const",params:{allowedValue:3}};e===null?e=[$]:e.push($),s++}var q=P===s;if(w=q,w){var I={};I.exitCode=!0,I.outcome=
!0}}if(!w){let P={instancePath:t,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[P]:e.push(P),s++}f!==!0&&I!==void 0&&(I===!0?
f=!0:(f=f||{},Object.assign(f,I)));let F=s,pr=!0,Nr=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.outcome!==void 0&&r.outcome!=="broken"){let P={};e===null?e=
[P]:e.push(P),s++}var lr=Nr===s;if(s=F,e!==null&&(F?e.length=F:e=null),lr){let P=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.exitCode!==void 0&&r.exitCode!==
4){let $={instancePath:t+"/exitCode",schemaPath:"#/allOf/3/then/properties/exitCode/const",keyword:"const",params:{allowedValue:4}};e===null?e=[$]:e.push($),s++}
var lr=P===s;if(pr=lr,pr){var Ue={};Ue.exitCode=!0,Ue.outcome=!0}}if(!pr){let P={instancePath:t,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword:"t\
hen"}};e===null?e=[P]:e.push(P),s++}if(f!==!0&&Ue!==void 0&&(Ue===!0?f=!0:(f=f||{},Object.assign(f,Ue))),r&&typeof r=="object"&&!Array.isArray(r)){if(r.schema===
void 0){let P={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[P]:e.push(P),s++}if(r.outcome===void 0){
let P={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"outcome"}};e===null?e=[P]:e.push(P),s++}if(r.exitCode===void 0){let P={
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exitCode"}};e===null?e=[P]:e.push(P),s++}if(r.reason===void 0){let P={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"reason"}};e===null?e=[P]:e.push(P),s++}if(r.suite===void 0){let P={instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"suite"}};e===null?e=[P]:e.push(P),s++}if(r.target===void 0){let P={instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"target"}};e===null?e=[P]:e.push(P),s++}if(r.seed===void 0){let P={instancePath:t,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"seed"}};e===null?e=[P]:e.push(P),s++}if(r.startedAt===void 0){let P={instancePath:t,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"startedAt"}};e===null?e=[P]:e.push(P),s++}if(r.durationMs===void 0){let P={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"durationMs"}};e===null?e=[P]:e.push(P),s++}if(r.cost===void 0){let P={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
cost"}};e===null?e=[P]:e.push(P),s++}if(r.capabilities===void 0){let P={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"capab\
ilities"}};e===null?e=[P]:e.push(P),s++}if(r.checks===void 0){let P={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"checks"}};
e===null?e=[P]:e.push(P),s++}if(r.exchanges===void 0){let P={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exchanges"}};e===
null?e=[P]:e.push(P),s++}for(let P in r)if(!Be.call(Ge.properties,P)){let k={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:P}};e===null?e=[k]:e.push(k),s++}if(r.schema!==void 0&&r.schema!=="assay.run/1"){let P={instancePath:t+"/schema",schemaPath:"#/properties/sch\
ema/const",keyword:"const",params:{allowedValue:"assay.run/1"}};e===null?e=[P]:e.push(P),s++}if(r.outcome!==void 0){let P=r.outcome;if(!(P==="conformant"||P==="\
non-conformant"||P==="incomplete"||P==="broken")){let k={instancePath:t+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:Ge.
properties.outcome.enum}};e===null?e=[k]:e.push(k),s++}}if(r.exitCode!==void 0){let P=r.exitCode;if(!(P===0||P===1||P===3||P===4)){let k={instancePath:t+"/exitC\
ode",schemaPath:"#/properties/exitCode/enum",keyword:"enum",params:{allowedValues:Ge.properties.exitCode.enum}};e===null?e=[k]:e.push(k),s++}}if(r.reason!==void 0){
let P=r.reason;if(typeof P!="string"&&P!==null){let k={instancePath:t+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:Ge.properties.
reason.type}};e===null?e=[k]:e.push(k),s++}}if(r.suite!==void 0){let P=r.suite;if(P&&typeof P=="object"&&!Array.isArray(P)){if(P.version===void 0){let k={instancePath:t+
"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"version"}};e===null?e=[k]:e.push(k),s++}if(P.checks===void 0){let k={
instancePath:t+"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"checks"}};e===null?e=[k]:e.push(k),s++}if(P.known===
void 0){let k={instancePath:t+"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"known"}};e===null?e=[k]:e.push(k),s++}
if(P.profile===void 0){let k={instancePath:t+"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"profile"}};e===null?e=
[k]:e.push(k),s++}for(let k in P)if(!(k==="version"||k==="checks"||k==="profile"||k==="known")){let $={instancePath:t+"/suite",schemaPath:"#/properties/suite/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}};e===null?e=[$]:e.push($),s++}if(P.version!==void 0){let k=P.version;if(typeof k==
"string"){if(_(k)<1){let $={instancePath:t+"/suite/version",schemaPath:"#/properties/suite/properties/version/minLength",keyword:"minLength",params:{limit:1}};e===
null?e=[$]:e.push($),s++}}else{let $={instancePath:t+"/suite/version",schemaPath:"#/properties/suite/properties/version/type",keyword:"type",params:{type:"strin\
g"}};e===null?e=[$]:e.push($),s++}}if(P.checks!==void 0){let k=P.checks;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k))){let $={instancePath:t+"/suite/\
checks",schemaPath:"#/properties/suite/properties/checks/type",keyword:"type",params:{type:"integer"}};e===null?e=[$]:e.push($),s++}if(typeof k=="number"&&isFinite(
k)&&(k<0||isNaN(k))){let $={instancePath:t+"/suite/checks",schemaPath:"#/properties/suite/properties/checks/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[$]:e.push($),s++}}if(P.profile!==void 0){let k=P.profile;if(typeof k=="string"){if(_(k)<1){let $={instancePath:t+"/suite/profile",schemaPath:"#/prop\
erties/suite/properties/profile/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[$]:e.push($),s++}}else{let $={instancePath:t+"/suite/profile",schemaPath:"\
#/properties/suite/properties/profile/type",keyword:"type",params:{type:"string"}};e===null?e=[$]:e.push($),s++}}if(P.known!==void 0){let k=P.known;if(!(typeof k==
"number"&&!(k%1)&&!isNaN(k)&&isFinite(k))){let $={instancePath:t+"/suite/known",schemaPath:"#/properties/suite/properties/known/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[$]:e.push($),s++}if(typeof k=="number"&&isFinite(k)&&(k<1||isNaN(k))){let $={instancePath:t+"/suite/known",schemaPath:"#/properties/suite\
/properties/known/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[$]:e.push($),s++}}}else{let k={instancePath:t+"/suite",schemaPath:"#/\
properties/suite/type",keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),s++}}if(r.target!==void 0){let P=r.target;if(P&&typeof P=="object"&&!Array.
isArray(P)){if(P.baseUrl===void 0){let k={instancePath:t+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty:"baseUrl"}};
e===null?e=[k]:e.push(k),s++}if(P.model===void 0){let k={instancePath:t+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty:"\
model"}};e===null?e=[k]:e.push(k),s++}for(let k in P)if(!(k==="baseUrl"||k==="model")){let $={instancePath:t+"/target",schemaPath:"#/properties/target/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:k}};e===null?e=[$]:e.push($),s++}if(P.baseUrl!==void 0){let k=P.baseUrl;if(typeof k=="str\
ing"){if(_(k)<1){let $={instancePath:t+"/target/baseUrl",schemaPath:"#/properties/target/properties/baseUrl/minLength",keyword:"minLength",params:{limit:1}};e===
null?e=[$]:e.push($),s++}}else{let $={instancePath:t+"/target/baseUrl",schemaPath:"#/properties/target/properties/baseUrl/type",keyword:"type",params:{type:"str\
ing"}};e===null?e=[$]:e.push($),s++}}if(P.model!==void 0){let k=P.model;if(typeof k!="string"&&k!==null){let $={instancePath:t+"/target/model",schemaPath:"#/pro\
perties/target/properties/model/type",keyword:"type",params:{type:Ge.properties.target.properties.model.type}};e===null?e=[$]:e.push($),s++}}}else{let k={instancePath:t+
"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),s++}}if(r.seed!==void 0&&typeof r.seed!="string"){
let P={instancePath:t+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type:"string"}};e===null?e=[P]:e.push(P),s++}if(r.startedAt!==void 0){let P=r.
startedAt;if(typeof P=="string"){if(!Ms.test(P)){let k={instancePath:t+"/startedAt",schemaPath:"#/properties/startedAt/pattern",keyword:"pattern",params:{pattern:"\
^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$"}};e===null?e=[k]:e.push(k),s++}}else{let k={instancePath:t+"/startedAt",schemaPath:"#/properties/started\
At/type",keyword:"type",params:{type:"string"}};e===null?e=[k]:e.push(k),s++}}if(r.durationMs!==void 0){let P=r.durationMs;if(typeof P=="number"&&isFinite(P)){if(P<
0||isNaN(P)){let k={instancePath:t+"/durationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[k]:
e.push(k),s++}}else{let k={instancePath:t+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type:"number"}};e===null?e=[k]:e.push(k),
s++}}if(r.cost!==void 0){let P=r.cost;if(P&&typeof P=="object"&&!Array.isArray(P)){if(P.requests===void 0){let k={instancePath:t+"/cost",schemaPath:"#/propertie\
s/cost/required",keyword:"required",params:{missingProperty:"requests"}};e===null?e=[k]:e.push(k),s++}if(P.promptTokens===void 0){let k={instancePath:t+"/cost",
schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"promptTokens"}};e===null?e=[k]:e.push(k),s++}if(P.completionTokens===void 0){
let k={instancePath:t+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"completionTokens"}};e===null?e=[k]:e.push(k),s++}
for(let k in P)if(!(k==="requests"||k==="promptTokens"||k==="completionTokens")){let $={instancePath:t+"/cost",schemaPath:"#/properties/cost/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:k}};e===null?e=[$]:e.push($),s++}if(P.requests!==void 0){let k=P.requests;if(!(typeof k=="number"&&
!(k%1)&&!isNaN(k)&&isFinite(k))){let $={instancePath:t+"/cost/requests",schemaPath:"#/properties/cost/properties/requests/type",keyword:"type",params:{type:"int\
eger"}};e===null?e=[$]:e.push($),s++}if(typeof k=="number"&&isFinite(k)&&(k<0||isNaN(k))){let $={instancePath:t+"/cost/requests",schemaPath:"#/properties/cost/p\
roperties/requests/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[$]:e.push($),s++}}if(P.promptTokens!==void 0){let k=P.promptTokens;if(!(typeof k==
"number"&&!(k%1)&&!isNaN(k)&&isFinite(k))){let $={instancePath:t+"/cost/promptTokens",schemaPath:"#/properties/cost/properties/promptTokens/type",keyword:"type",
params:{type:"integer"}};e===null?e=[$]:e.push($),s++}if(typeof k=="number"&&isFinite(k)&&(k<0||isNaN(k))){let $={instancePath:t+"/cost/promptTokens",schemaPath:"\
#/properties/cost/properties/promptTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[$]:e.push($),s++}}if(P.completionTokens!==void 0){
let k=P.completionTokens;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k))){let $={instancePath:t+"/cost/completionTokens",schemaPath:"#/properties/cost/\
properties/completionTokens/type",keyword:"type",params:{type:"integer"}};e===null?e=[$]:e.push($),s++}if(typeof k=="number"&&isFinite(k)&&(k<0||isNaN(k))){let $={
instancePath:t+"/cost/completionTokens",schemaPath:"#/properties/cost/properties/completionTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===
null?e=[$]:e.push($),s++}}}else{let k={instancePath:t+"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),
s++}}if(r.capabilities!==void 0){let P=r.capabilities;if(Array.isArray(P)){let k=P.length;for(let $=0;$<k;$++)Ee(P[$],{instancePath:t+"/capabilities/"+$,parentData:P,
parentDataProperty:$,rootData:y,dynamicAnchors:h})||(e=e===null?Ee.errors:e.concat(Ee.errors),s=e.length)}else{let k={instancePath:t+"/capabilities",schemaPath:"\
#/properties/capabilities/type",keyword:"type",params:{type:"array"}};e===null?e=[k]:e.push(k),s++}}if(r.checks!==void 0){let P=r.checks;if(Array.isArray(P)){let k=P.
length;for(let $=0;$<k;$++)Me(P[$],{instancePath:t+"/checks/"+$,parentData:P,parentDataProperty:$,rootData:y,dynamicAnchors:h})||(e=e===null?Me.errors:e.concat(
Me.errors),s=e.length)}else{let k={instancePath:t+"/checks",schemaPath:"#/properties/checks/type",keyword:"type",params:{type:"array"}};e===null?e=[k]:e.push(k),
s++}}if(r.exchanges!==void 0){let P=r.exchanges;if(Array.isArray(P)){let k=P.length;for(let $=0;$<k;$++)Ke(P[$],{instancePath:t+"/exchanges/"+$,parentData:P,parentDataProperty:$,
rootData:y,dynamicAnchors:h})||(e=e===null?Ke.errors:e.concat(Ke.errors),s=e.length)}else{let k={instancePath:t+"/exchanges",schemaPath:"#/properties/exchanges/\
type",keyword:"type",params:{type:"array"}};e===null?e=[k]:e.push(k),s++}}}else{let P={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[P]:e.push(P),s++}return or.errors=e,s===0}or.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Gs=ar,H={$schema:"https://json-schema.org/draf\
t/2020-12/schema",$id:"urn:assay:statement",$comment:"What a deployment declares of itself (ISO/IEC 9646: implementation conformance statement). A reading is gi\
ven by its name, or as an object with its parameters.",title:"Statement",type:"object",required:["schema"],additionalProperties:!1,properties:{schema:{const:"as\
say.statement/1"},name:{title:"Of whom this is said",type:"string",minLength:1},extends:{title:"Profile whose readings are declared too",enum:["openai","none"]},
capabilities:{type:"object",additionalProperties:!1,properties:{core:{const:"supported"},signup:{enum:["supported","unsupported"]},sse:{enum:["supported","unsup\
ported"]},websocket:{enum:["supported","unsupported"]},webhooks:{enum:["supported","unsupported"]},limits:{enum:["supported","unsupported"]}}},notes:{title:"A r\
emark per capability",type:"object",additionalProperties:!1,properties:{core:{type:"string"},signup:{type:"string"},sse:{type:"string"},websocket:{type:"string"},
webhooks:{type:"string"},limits:{type:"string"}}},readings:{$ref:"urn:assay:readings"}}};function ar(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:y=r,
dynamicAnchors:h={}}={}){let e=null,s=0,m=ar.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.schema===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[n]:e.push(n),s++}for(let n in r)
if(!(n==="schema"||n==="name"||n==="extends"||n==="capabilities"||n==="notes"||n==="readings")){let o={instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),s++}if(r.schema!==void 0&&r.schema!=="assay.statement/1"){let n={instancePath:t+"/\
schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"assay.statement/1"}};e===null?e=[n]:e.push(n),s++}if(r.name!==void 0){let n=r.
name;if(typeof n=="string"){if(_(n)<1){let o={instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[
o]:e.push(o),s++}}else{let o={instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.
extends!==void 0){let n=r.extends;if(!(n==="openai"||n==="none")){let o={instancePath:t+"/extends",schemaPath:"#/properties/extends/enum",keyword:"enum",params:{
allowedValues:H.properties.extends.enum}};e===null?e=[o]:e.push(o),s++}}if(r.capabilities!==void 0){let n=r.capabilities;if(n&&typeof n=="object"&&!Array.isArray(
n)){for(let o in n)if(!(o==="core"||o==="signup"||o==="sse"||o==="websocket"||o==="webhooks"||o==="limits")){let l={instancePath:t+"/capabilities",schemaPath:"#\
/properties/capabilities/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[l]:e.push(l),s++}if(n.core!==void 0&&n.
core!=="supported"){let o={instancePath:t+"/capabilities/core",schemaPath:"#/properties/capabilities/properties/core/const",keyword:"const",params:{allowedValue:"\
supported"}};e===null?e=[o]:e.push(o),s++}if(n.signup!==void 0){let o=n.signup;if(!(o==="supported"||o==="unsupported")){let l={instancePath:t+"/capabilities/si\
gnup",schemaPath:"#/properties/capabilities/properties/signup/enum",keyword:"enum",params:{allowedValues:H.properties.capabilities.properties.signup.enum}};e===
null?e=[l]:e.push(l),s++}}if(n.sse!==void 0){let o=n.sse;if(!(o==="supported"||o==="unsupported")){let l={instancePath:t+"/capabilities/sse",schemaPath:"#/prope\
rties/capabilities/properties/sse/enum",keyword:"enum",params:{allowedValues:H.properties.capabilities.properties.sse.enum}};e===null?e=[l]:e.push(l),s++}}if(n.
websocket!==void 0){let o=n.websocket;if(!(o==="supported"||o==="unsupported")){let l={instancePath:t+"/capabilities/websocket",schemaPath:"#/properties/capabil\
ities/properties/websocket/enum",keyword:"enum",params:{allowedValues:H.properties.capabilities.properties.websocket.enum}};e===null?e=[l]:e.push(l),s++}}if(n.webhooks!==
void 0){let o=n.webhooks;if(!(o==="supported"||o==="unsupported")){let l={instancePath:t+"/capabilities/webhooks",schemaPath:"#/properties/capabilities/properti\
es/webhooks/enum",keyword:"enum",params:{allowedValues:H.properties.capabilities.properties.webhooks.enum}};e===null?e=[l]:e.push(l),s++}}if(n.limits!==void 0){
let o=n.limits;if(!(o==="supported"||o==="unsupported")){let l={instancePath:t+"/capabilities/limits",schemaPath:"#/properties/capabilities/properties/limits/en\
um",keyword:"enum",params:{allowedValues:H.properties.capabilities.properties.limits.enum}};e===null?e=[l]:e.push(l),s++}}}else{let o={instancePath:t+"/capabili\
ties",schemaPath:"#/properties/capabilities/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}if(r.notes!==void 0){let n=r.notes;if(n&&
typeof n=="object"&&!Array.isArray(n)){for(let o in n)if(!(o==="core"||o==="signup"||o==="sse"||o==="websocket"||o==="webhooks"||o==="limits")){let l={instancePath:t+
"/notes",schemaPath:"#/properties/notes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[l]:e.push(l),s++}if(n.core!==
void 0&&typeof n.core!="string"){let o={instancePath:t+"/notes/core",schemaPath:"#/properties/notes/properties/core/type",keyword:"type",params:{type:"string"}};
e===null?e=[o]:e.push(o),s++}if(n.signup!==void 0&&typeof n.signup!="string"){let o={instancePath:t+"/notes/signup",schemaPath:"#/properties/notes/properties/si\
gnup/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}if(n.sse!==void 0&&typeof n.sse!="string"){let o={instancePath:t+"/notes/sse",schemaPath:"\
#/properties/notes/properties/sse/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}if(n.websocket!==void 0&&typeof n.websocket!="string"){
let o={instancePath:t+"/notes/websocket",schemaPath:"#/properties/notes/properties/websocket/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(
o),s++}if(n.webhooks!==void 0&&typeof n.webhooks!="string"){let o={instancePath:t+"/notes/webhooks",schemaPath:"#/properties/notes/properties/webhooks/type",keyword:"\
type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}if(n.limits!==void 0&&typeof n.limits!="string"){let o={instancePath:t+"/notes/limits",schemaPath:"#/\
properties/notes/properties/limits/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:t+"/notes",schemaPath:"#/\
properties/notes/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}r.readings!==void 0&&(K(r.readings,{instancePath:t+"/readings",parentData:r,
parentDataProperty:"readings",rootData:y,dynamicAnchors:h})||(e=e===null?K.errors:e.concat(K.errors),s=e.length))}else{let n={instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return ar.errors=e,s===0}ar.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Zs={"ur\
n:assay:clauses":Vr,"urn:assay:gaps":Tr,"urn:assay:interface:chat-completion-request":Lr,"urn:assay:interface:chat-completion-response":Cr,"urn:assay:interface:\
message":Er,"urn:assay:load-run":Fr,"urn:assay:openai:chat-completion-chunk":Gr,"urn:assay:openai:chat-completion":Rr,"urn:assay:openai:error-body-full":Br,"urn\
:assay:openai:error-body":zr,"urn:assay:openai:model-list":Hr,"urn:assay:openai:usage":Zr,"urn:assay:profile":Jr,"urn:assay:readings":Is,"urn:assay:readings:bar\
e-error":Ts,"urn:assay:readings:detail":Ls,"urn:assay:readings:problem":Es,"urn:assay:run":Fs,"urn:assay:statement":Gs};export{Zs as validators};
