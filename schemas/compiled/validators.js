// Made by `npm run schemas` from the *.schema.json files beside this folder. Do not edit.
var wr=(r,i)=>()=>{try{return i||r((i={exports:{}}).exports,i),i.exports}catch(b){throw i=0,b}};var Ar=wr(br=>{"use strict";Object.defineProperty(br,"__esModule",{value:!0});function Or(r){let i=r.length,b=0,q=0,y;for(;q<i;)b++,y=r.charCodeAt(q++),y>=55296&&
y<=56319&&q<i&&(y=r.charCodeAt(q),(y&64512)===56320&&q++);return b}br.default=Or;Or.code='require("ajv/dist/runtime/ucs2length").default'});var _r=wr((oi,Dr)=>{"use strict";Dr.exports=function r(i,b){if(i===b)return!0;if(i&&b&&typeof i=="object"&&typeof b=="object"){if(i.constructor!==b.constructor)
return!1;var q,y,h;if(Array.isArray(i)){if(q=i.length,q!=b.length)return!1;for(y=q;y--!==0;)if(!r(i[y],b[y]))return!1;return!0}if(i.constructor===RegExp)return i.
source===b.source&&i.flags===b.flags;if(i.valueOf!==Object.prototype.valueOf)return i.valueOf()===b.valueOf();if(i.toString!==Object.prototype.toString)return i.
toString()===b.toString();if(h=Object.keys(i),q=h.length,q!==Object.keys(b).length)return!1;for(y=q;y--!==0;)if(!Object.prototype.hasOwnProperty.call(b,h[y]))return!1;
for(y=q;y--!==0;){var e=h[y];if(!r(i[e],b[e]))return!1}return!0}return i!==i&&b!==b}});var Vr=wr(qr=>{"use strict";Object.defineProperty(qr,"__esModule",{value:!0});var Nr=_r();Nr.code='require("ajv/dist/runtime/equal").default';qr.default=Nr});var Mr=rr,Ir={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:clauses",$comment:"The shape of clauses.json.",title:"Clauses of the interfa\
ce",type:"array",items:{type:"object",required:["id","section","capability","level","text"],additionalProperties:!1,properties:{id:{type:"string",pattern:"^C[1-\
9](\\.\\d+){1,2}$"},section:{type:"string",pattern:"^[1-9](\\.[1-9])?$"},capability:{enum:["core","signup","sse","websocket","webhooks","limits"]},level:{enum:[
"MUST","SHOULD"]},text:{type:"string",minLength:10},excluded:{title:"Why nothing judges or observes it",type:"string",minLength:10},observedBy:{title:"Probes th\
at show it",type:"array",minItems:1,items:{type:"string"}}}}},Kr=new RegExp("^C[1-9](\\.\\d+){1,2}$","u"),Cr=new RegExp("^[1-9](\\.[1-9])?$","u"),_=Ar().default;
function rr(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=rr.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),Array.isArray(r)){let n=r.length;for(let o=0;o<n;o++){let a=r[o];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===
void 0){let u={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[u]:e.push(u),s++}if(a.section===
void 0){let u={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"section"}};e===null?e=[u]:e.push(u),s++}if(a.capability===
void 0){let u={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"capability"}};e===null?e=[u]:e.push(u),s++}if(a.level===
void 0){let u={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"level"}};e===null?e=[u]:e.push(u),s++}if(a.text===
void 0){let u={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"text"}};e===null?e=[u]:e.push(u),s++}for(let u in a)
if(!(u==="id"||u==="section"||u==="capability"||u==="level"||u==="text"||u==="excluded"||u==="observedBy")){let m={instancePath:i+"/"+o,schemaPath:"#/items/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[m]:e.push(m),s++}if(a.id!==void 0){let u=a.id;if(typeof u=="string"){
if(!Kr.test(u)){let m={instancePath:i+"/"+o+"/id",schemaPath:"#/items/properties/id/pattern",keyword:"pattern",params:{pattern:"^C[1-9](\\.\\d+){1,2}$"}};e===null?
e=[m]:e.push(m),s++}}else{let m={instancePath:i+"/"+o+"/id",schemaPath:"#/items/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(
m),s++}}if(a.section!==void 0){let u=a.section;if(typeof u=="string"){if(!Cr.test(u)){let m={instancePath:i+"/"+o+"/section",schemaPath:"#/items/properties/sect\
ion/pattern",keyword:"pattern",params:{pattern:"^[1-9](\\.[1-9])?$"}};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:i+"/"+o+"/section",schemaPath:"#/it\
ems/properties/section/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),s++}}if(a.capability!==void 0){let u=a.capability;if(!(u==="core"||
u==="signup"||u==="sse"||u==="websocket"||u==="webhooks"||u==="limits")){let m={instancePath:i+"/"+o+"/capability",schemaPath:"#/items/properties/capability/enu\
m",keyword:"enum",params:{allowedValues:Ir.items.properties.capability.enum}};e===null?e=[m]:e.push(m),s++}}if(a.level!==void 0){let u=a.level;if(!(u==="MUST"||
u==="SHOULD")){let m={instancePath:i+"/"+o+"/level",schemaPath:"#/items/properties/level/enum",keyword:"enum",params:{allowedValues:Ir.items.properties.level.enum}};
e===null?e=[m]:e.push(m),s++}}if(a.text!==void 0){let u=a.text;if(typeof u=="string"){if(_(u)<10){let m={instancePath:i+"/"+o+"/text",schemaPath:"#/items/proper\
ties/text/minLength",keyword:"minLength",params:{limit:10}};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:i+"/"+o+"/text",schemaPath:"#/items/propertie\
s/text/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),s++}}if(a.excluded!==void 0){let u=a.excluded;if(typeof u=="string"){if(_(u)<10){let m={
instancePath:i+"/"+o+"/excluded",schemaPath:"#/items/properties/excluded/minLength",keyword:"minLength",params:{limit:10}};e===null?e=[m]:e.push(m),s++}}else{let m={
instancePath:i+"/"+o+"/excluded",schemaPath:"#/items/properties/excluded/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),s++}}if(a.observedBy!==
void 0){let u=a.observedBy;if(Array.isArray(u)){if(u.length<1){let c={instancePath:i+"/"+o+"/observedBy",schemaPath:"#/items/properties/observedBy/minItems",keyword:"\
minItems",params:{limit:1}};e===null?e=[c]:e.push(c),s++}let m=u.length;for(let c=0;c<m;c++)if(typeof u[c]!="string"){let f={instancePath:i+"/"+o+"/observedBy/"+
c,schemaPath:"#/items/properties/observedBy/items/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),s++}}else{let m={instancePath:i+"/"+o+"/\
observedBy",schemaPath:"#/items/properties/observedBy/type",keyword:"type",params:{type:"array"}};e===null?e=[m]:e.push(m),s++}}}else{let u={instancePath:i+"/"+
o,schemaPath:"#/items/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"array"}};e===null?e=[n]:e.push(n),s++}return rr.errors=e,s===0}rr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Gr=sr,vr={$schema:"http\
s://json-schema.org/draft/2020-12/schema",$id:"urn:assay:gaps",$comment:"The shape of gaps.json. The readings of a key that two gaps share stand at the first of\
 them; `parameters` are the defaults of a reading that no profile has.",title:"Gaps of the interface",type:"array",items:{type:"object",required:["id","section",
"capability","level","text","keys","readings"],additionalProperties:!1,properties:{id:{type:"string",pattern:"^G[1-9](\\.\\d+)$"},section:{type:"string",pattern:"\
^[1-9](\\.[1-9])?$"},capability:{enum:["core","signup","sse","websocket","webhooks","limits"]},level:{enum:["MUST","SHOULD"]},text:{type:"string",minLength:10},
excluded:{title:"Why nothing judges or observes it",type:"string",minLength:10},observedBy:{title:"Probes that show it",type:"array",minItems:1,items:{type:"str\
ing"}},keys:{type:"array",minItems:1,items:{type:"string"}},readings:{type:"array",items:{type:"object",required:["key","name","meaning"],additionalProperties:!1,
properties:{key:{type:"string"},name:{type:"string"},meaning:{type:"string",minLength:5},parameters:{type:"object"}}}}}}},Je=Object.prototype.hasOwnProperty,Br=new RegExp(
"^G[1-9](\\.\\d+)$","u");function sr(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=sr.evaluated;
if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),Array.isArray(r)){let n=r.length;for(let o=0;o<n;o++){let a=r[o];if(a&&typeof a=="object"&&
!Array.isArray(a)){if(a.id===void 0){let u={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[u]:
e.push(u),s++}if(a.section===void 0){let u={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"section"}};e===null?e=
[u]:e.push(u),s++}if(a.capability===void 0){let u={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"capability"}};
e===null?e=[u]:e.push(u),s++}if(a.level===void 0){let u={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"level"}};
e===null?e=[u]:e.push(u),s++}if(a.text===void 0){let u={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"text"}};e===
null?e=[u]:e.push(u),s++}if(a.keys===void 0){let u={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"keys"}};e===null?
e=[u]:e.push(u),s++}if(a.readings===void 0){let u={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"readings"}};e===
null?e=[u]:e.push(u),s++}for(let u in a)if(!Je.call(vr.items.properties,u)){let m={instancePath:i+"/"+o,schemaPath:"#/items/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:u}};e===null?e=[m]:e.push(m),s++}if(a.id!==void 0){let u=a.id;if(typeof u=="string"){if(!Br.test(u)){let m={instancePath:i+
"/"+o+"/id",schemaPath:"#/items/properties/id/pattern",keyword:"pattern",params:{pattern:"^G[1-9](\\.\\d+)$"}};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:i+
"/"+o+"/id",schemaPath:"#/items/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),s++}}if(a.section!==void 0){let u=a.section;
if(typeof u=="string"){if(!Cr.test(u)){let m={instancePath:i+"/"+o+"/section",schemaPath:"#/items/properties/section/pattern",keyword:"pattern",params:{pattern:"\
^[1-9](\\.[1-9])?$"}};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:i+"/"+o+"/section",schemaPath:"#/items/properties/section/type",keyword:"type",params:{
type:"string"}};e===null?e=[m]:e.push(m),s++}}if(a.capability!==void 0){let u=a.capability;if(!(u==="core"||u==="signup"||u==="sse"||u==="websocket"||u==="webho\
oks"||u==="limits")){let m={instancePath:i+"/"+o+"/capability",schemaPath:"#/items/properties/capability/enum",keyword:"enum",params:{allowedValues:vr.items.properties.
capability.enum}};e===null?e=[m]:e.push(m),s++}}if(a.level!==void 0){let u=a.level;if(!(u==="MUST"||u==="SHOULD")){let m={instancePath:i+"/"+o+"/level",schemaPath:"\
#/items/properties/level/enum",keyword:"enum",params:{allowedValues:vr.items.properties.level.enum}};e===null?e=[m]:e.push(m),s++}}if(a.text!==void 0){let u=a.text;
if(typeof u=="string"){if(_(u)<10){let m={instancePath:i+"/"+o+"/text",schemaPath:"#/items/properties/text/minLength",keyword:"minLength",params:{limit:10}};e===
null?e=[m]:e.push(m),s++}}else{let m={instancePath:i+"/"+o+"/text",schemaPath:"#/items/properties/text/type",keyword:"type",params:{type:"string"}};e===null?e=[
m]:e.push(m),s++}}if(a.excluded!==void 0){let u=a.excluded;if(typeof u=="string"){if(_(u)<10){let m={instancePath:i+"/"+o+"/excluded",schemaPath:"#/items/proper\
ties/excluded/minLength",keyword:"minLength",params:{limit:10}};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:i+"/"+o+"/excluded",schemaPath:"#/items/p\
roperties/excluded/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),s++}}if(a.observedBy!==void 0){let u=a.observedBy;if(Array.isArray(u)){
if(u.length<1){let c={instancePath:i+"/"+o+"/observedBy",schemaPath:"#/items/properties/observedBy/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[c]:
e.push(c),s++}let m=u.length;for(let c=0;c<m;c++)if(typeof u[c]!="string"){let f={instancePath:i+"/"+o+"/observedBy/"+c,schemaPath:"#/items/properties/observedB\
y/items/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),s++}}else{let m={instancePath:i+"/"+o+"/observedBy",schemaPath:"#/items/properties\
/observedBy/type",keyword:"type",params:{type:"array"}};e===null?e=[m]:e.push(m),s++}}if(a.keys!==void 0){let u=a.keys;if(Array.isArray(u)){if(u.length<1){let c={
instancePath:i+"/"+o+"/keys",schemaPath:"#/items/properties/keys/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[c]:e.push(c),s++}let m=u.length;for(let c=0;c<
m;c++)if(typeof u[c]!="string"){let f={instancePath:i+"/"+o+"/keys/"+c,schemaPath:"#/items/properties/keys/items/type",keyword:"type",params:{type:"string"}};e===
null?e=[f]:e.push(f),s++}}else{let m={instancePath:i+"/"+o+"/keys",schemaPath:"#/items/properties/keys/type",keyword:"type",params:{type:"array"}};e===null?e=[m]:
e.push(m),s++}}if(a.readings!==void 0){let u=a.readings;if(Array.isArray(u)){let m=u.length;for(let c=0;c<m;c++){let f=u[c];if(f&&typeof f=="object"&&!Array.isArray(
f)){if(f.key===void 0){let x={instancePath:i+"/"+o+"/readings/"+c,schemaPath:"#/items/properties/readings/items/required",keyword:"required",params:{missingProperty:"\
key"}};e===null?e=[x]:e.push(x),s++}if(f.name===void 0){let x={instancePath:i+"/"+o+"/readings/"+c,schemaPath:"#/items/properties/readings/items/required",keyword:"\
required",params:{missingProperty:"name"}};e===null?e=[x]:e.push(x),s++}if(f.meaning===void 0){let x={instancePath:i+"/"+o+"/readings/"+c,schemaPath:"#/items/pr\
operties/readings/items/required",keyword:"required",params:{missingProperty:"meaning"}};e===null?e=[x]:e.push(x),s++}for(let x in f)if(!(x==="key"||x==="name"||
x==="meaning"||x==="parameters")){let p={instancePath:i+"/"+o+"/readings/"+c,schemaPath:"#/items/properties/readings/items/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:x}};e===null?e=[p]:e.push(p),s++}if(f.key!==void 0&&typeof f.key!="string"){let x={instancePath:i+"/"+o+"/readings/"+
c+"/key",schemaPath:"#/items/properties/readings/items/properties/key/type",keyword:"type",params:{type:"string"}};e===null?e=[x]:e.push(x),s++}if(f.name!==void 0&&
typeof f.name!="string"){let x={instancePath:i+"/"+o+"/readings/"+c+"/name",schemaPath:"#/items/properties/readings/items/properties/name/type",keyword:"type",params:{
type:"string"}};e===null?e=[x]:e.push(x),s++}if(f.meaning!==void 0){let x=f.meaning;if(typeof x=="string"){if(_(x)<5){let p={instancePath:i+"/"+o+"/readings/"+c+
"/meaning",schemaPath:"#/items/properties/readings/items/properties/meaning/minLength",keyword:"minLength",params:{limit:5}};e===null?e=[p]:e.push(p),s++}}else{
let p={instancePath:i+"/"+o+"/readings/"+c+"/meaning",schemaPath:"#/items/properties/readings/items/properties/meaning/type",keyword:"type",params:{type:"string"}};
e===null?e=[p]:e.push(p),s++}}if(f.parameters!==void 0){let x=f.parameters;if(!(x&&typeof x=="object"&&!Array.isArray(x))){let p={instancePath:i+"/"+o+"/reading\
s/"+c+"/parameters",schemaPath:"#/items/properties/readings/items/properties/parameters/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}}}else{
let x={instancePath:i+"/"+o+"/readings/"+c,schemaPath:"#/items/properties/readings/items/type",keyword:"type",params:{type:"object"}};e===null?e=[x]:e.push(x),s++}}}else{
let m={instancePath:i+"/"+o+"/readings",schemaPath:"#/items/properties/readings/type",keyword:"type",params:{type:"array"}};e===null?e=[m]:e.push(m),s++}}}else{
let u={instancePath:i+"/"+o,schemaPath:"#/items/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),s++}}}else{let n={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),s++}return sr.errors=e,s===0}sr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Rr=ir;function W(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=W.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.role===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"role"}};e===null?e=[n]:e.push(n),s++}if(r.content===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"content"}};e===null?e=[n]:e.push(n),s++}if(r.role!==void 0&&typeof r.role!="string"){let n={instancePath:i+"/role",schemaPath:"#/properties/rol\
e/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),s++}if(r.content!==void 0&&typeof r.content!="string"){let n={instancePath:i+"/content",
schemaPath:"#/properties/content/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return W.errors=e,s===0}W.evaluated={props:{role:!0,content:!0},dynamicProps:!1,dynamicItems:!1};function ir(r,{
instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=ir.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.model!==void 0&&typeof r.model!="string"){let n={instancePath:i+"/model",schemaPath:"#/propertie\
s/model/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),s++}if(r.messages!==void 0){let n=r.messages;if(Array.isArray(n)){let o=n.length;for(let a=0;a<
o;a++)W(n[a],{instancePath:i+"/messages/"+a,parentData:n,parentDataProperty:a,rootData:y,dynamicAnchors:h})||(e=e===null?W.errors:e.concat(W.errors),s=e.length)}else{
let o={instancePath:i+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),s++}}if(r.max_tokens!==
void 0){let n=r.max_tokens;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/max_tokens",schemaPath:"#/properties/max_tokens/typ\
e",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),s++}}if(r.temperature!==void 0){let n=r.temperature;if(!(typeof n=="number"&&isFinite(n))){let o={
instancePath:i+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return ir.errors=e,s===0}ir.evaluated={props:{model:!0,messages:!0,max_tokens:!0,
temperature:!0},dynamicProps:!1,dynamicItems:!1};var zr=tr;function tr(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=tr.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.choices===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"choices"}};e===null?e=[n]:e.push(n),s++}if(r.choices!==void 0){let n=r.choices;if(Array.isArray(n)){let o=n.length;for(let a=0;a<
o;a++){let u=n[a];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.message===void 0){let m={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items\
/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[m]:e.push(m),s++}if(u.message!==void 0){let m=u.message;if(m&&typeof m=="object"&&
!Array.isArray(m)){if(m.content===void 0){let c={instancePath:i+"/choices/"+a+"/message",schemaPath:"#/properties/choices/items/properties/message/required",keyword:"\
required",params:{missingProperty:"content"}};e===null?e=[c]:e.push(c),s++}if(m.content!==void 0&&typeof m.content!="string"){let c={instancePath:i+"/choices/"+
a+"/message/content",schemaPath:"#/properties/choices/items/properties/message/properties/content/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.
push(c),s++}}else{let c={instancePath:i+"/choices/"+a+"/message",schemaPath:"#/properties/choices/items/properties/message/type",keyword:"type",params:{type:"ob\
ject"}};e===null?e=[c]:e.push(c),s++}}}else{let m={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items/type",keyword:"type",params:{type:"object"}};
e===null?e=[m]:e.push(m),s++}}}else{let o={instancePath:i+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:
e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return tr.errors=e,s===0}tr.evaluated=
{props:{choices:!0},dynamicProps:!1,dynamicItems:!1};var Hr=W,Zr=nr,L={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:load-run",$comment:"\
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
type:"object",required:["model","vus","durationSeconds","ratePerSecond","burstiness","traceSpeed","thinkSeconds","maxTokens","promptTokens","lengths","prefixSha\
re","keys","mix","requestTimeoutSeconds"],additionalProperties:!1,properties:{model:{enum:["closed","open-constant","open-poisson","open-gamma","open-trace"]},vus:{
type:"integer",minimum:1},durationSeconds:{type:"number",minimum:0},ratePerSecond:{type:["number","null"],minimum:0},burstiness:{type:"number",minimum:0},traceSpeed:{
type:"number",minimum:0},thinkSeconds:{type:"number",minimum:0},maxTokens:{type:"integer",minimum:1},promptTokens:{type:"integer",minimum:1},lengths:{type:"obje\
ct",required:["kind"],properties:{kind:{enum:["fixed","lognormal","empirical"]},promptCv:{type:"number",minimum:0},outputCv:{type:"number",minimum:0},correlation:{
type:"number",minimum:-1,maximum:1},count:{type:"integer",minimum:1}},additionalProperties:!1},prefixShare:{type:"number",minimum:0,maximum:1},keys:{type:"integ\
er",minimum:1},mix:{type:"object",required:["json","sse","websocket"],additionalProperties:!1,properties:{json:{type:"number",minimum:0},sse:{type:"number",minimum:0},
websocket:{type:"number",minimum:0}}},requestTimeoutSeconds:{type:"number",minimum:0}}}}},R=new RegExp("^[^\\n]*$","u"),Lr=new RegExp("^[a-z][a-z0-9-]*$","u"),Wr=new RegExp(
"^https?://","u"),Jr=new RegExp("^[0-9a-f]{64}$","u"),Qr=new RegExp("^\\d{4}-\\d{2}-\\d{2}T[0-9:.]+Z$","u"),J={type:"object",required:["unit","n","p50","p90","p\
95","p99","max","ci"],additionalProperties:!1,properties:{unit:{const:"ms"},n:{type:"integer",minimum:0},p50:{type:["number","null"],minimum:0},p90:{type:["numb\
er","null"],minimum:0},p95:{type:["number","null"],minimum:0},p99:{type:["number","null"],minimum:0},max:{type:["number","null"],minimum:0},ci:{type:["object","\
null"],additionalProperties:{type:"object",required:["low","high"],additionalProperties:!1,properties:{low:{type:"number"},high:{type:"number"}}}}}};function X(r,{
instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=X.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.unit===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
unit"}};e===null?e=[n]:e.push(n),s++}if(r.n===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"n"}};e===null?e=
[n]:e.push(n),s++}if(r.p50===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p50"}};e===null?e=[n]:e.push(n),s++}
if(r.p90===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p90"}};e===null?e=[n]:e.push(n),s++}if(r.p95===void 0){
let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p95"}};e===null?e=[n]:e.push(n),s++}if(r.p99===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"p99"}};e===null?e=[n]:e.push(n),s++}if(r.max===void 0){let n={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"max"}};e===null?e=[n]:e.push(n),s++}if(r.ci===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"ci"}};e===null?e=[n]:e.push(n),s++}for(let n in r)if(!(n==="unit"||n==="n"||n==="p50"||n==="p90"||n==="p95"||n==="p99"||n==="\
max"||n==="ci")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),
s++}if(r.unit!==void 0&&r.unit!=="ms"){let n={instancePath:i+"/unit",schemaPath:"#/properties/unit/const",keyword:"const",params:{allowedValue:"ms"}};e===null?e=
[n]:e.push(n),s++}if(r.n!==void 0){let n=r.n;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/n",schemaPath:"#/properties/n/typ\
e",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/n",schemaPath:"\
#/properties/n/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.p50!==void 0){let n=r.p50;if(!(typeof n=="number"&&
isFinite(n))&&n!==null){let o={instancePath:i+"/p50",schemaPath:"#/properties/p50/type",keyword:"type",params:{type:J.properties.p50.type}};e===null?e=[o]:e.push(
o),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/p50",schemaPath:"#/properties/p50/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.p90!==void 0){let n=r.p90;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/p90",schemaPath:"\
#/properties/p90/type",keyword:"type",params:{type:J.properties.p90.type}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={
instancePath:i+"/p90",schemaPath:"#/properties/p90/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.p95!==void 0){
let n=r.p95;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/p95",schemaPath:"#/properties/p95/type",keyword:"type",params:{type:J.properties.
p95.type}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/p95",schemaPath:"#/properties/p95/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.p99!==void 0){let n=r.p99;if(!(typeof n=="number"&&isFinite(n))&&n!==null){
let o={instancePath:i+"/p99",schemaPath:"#/properties/p99/type",keyword:"type",params:{type:J.properties.p99.type}};e===null?e=[o]:e.push(o),s++}if(typeof n=="n\
umber"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/p99",schemaPath:"#/properties/p99/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===
null?e=[o]:e.push(o),s++}}if(r.max!==void 0){let n=r.max;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/max",schemaPath:"#/properties/\
max/type",keyword:"type",params:{type:J.properties.max.type}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+
"/max",schemaPath:"#/properties/max/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.ci!==void 0){let n=r.ci;if(!(n&&
typeof n=="object"&&!Array.isArray(n))&&n!==null){let o={instancePath:i+"/ci",schemaPath:"#/properties/ci/type",keyword:"type",params:{type:J.properties.ci.type}};
e===null?e=[o]:e.push(o),s++}if(n&&typeof n=="object"&&!Array.isArray(n))for(let o in n){let a=n[o];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.low===void 0){
let u={instancePath:i+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/ci/additionalProperties/required",keyword:"required",params:{missingProperty:"\
low"}};e===null?e=[u]:e.push(u),s++}if(a.high===void 0){let u={instancePath:i+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/ci/additi\
onalProperties/required",keyword:"required",params:{missingProperty:"high"}};e===null?e=[u]:e.push(u),s++}for(let u in a)if(!(u==="low"||u==="high")){let m={instancePath:i+
"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/ci/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};
e===null?e=[m]:e.push(m),s++}if(a.low!==void 0){let u=a.low;if(!(typeof u=="number"&&isFinite(u))){let m={instancePath:i+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,
"~1")+"/low",schemaPath:"#/properties/ci/additionalProperties/properties/low/type",keyword:"type",params:{type:"number"}};e===null?e=[m]:e.push(m),s++}}if(a.high!==
void 0){let u=a.high;if(!(typeof u=="number"&&isFinite(u))){let m={instancePath:i+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/high",schemaPath:"#/properti\
es/ci/additionalProperties/properties/high/type",keyword:"type",params:{type:"number"}};e===null?e=[m]:e.push(m),s++}}}else{let u={instancePath:i+"/ci/"+o.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/ci/additionalProperties/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),s++}}}}else{
let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return X.errors=e,s===0}X.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var er={type:"object",required:["model","vus","durationSeconds","ratePerSecond","burstiness","traceSpeed","thinkSeconds","maxTokens","promptTok\
ens","lengths","prefixShare","keys","mix","requestTimeoutSeconds"],additionalProperties:!1,properties:{model:{enum:["closed","open-constant","open-poisson","ope\
n-gamma","open-trace"]},vus:{type:"integer",minimum:1},durationSeconds:{type:"number",minimum:0},ratePerSecond:{type:["number","null"],minimum:0},burstiness:{type:"\
number",minimum:0},traceSpeed:{type:"number",minimum:0},thinkSeconds:{type:"number",minimum:0},maxTokens:{type:"integer",minimum:1},promptTokens:{type:"integer",
minimum:1},lengths:{type:"object",required:["kind"],properties:{kind:{enum:["fixed","lognormal","empirical"]},promptCv:{type:"number",minimum:0},outputCv:{type:"\
number",minimum:0},correlation:{type:"number",minimum:-1,maximum:1},count:{type:"integer",minimum:1}},additionalProperties:!1},prefixShare:{type:"number",minimum:0,
maximum:1},keys:{type:"integer",minimum:1},mix:{type:"object",required:["json","sse","websocket"],additionalProperties:!1,properties:{json:{type:"number",minimum:0},
sse:{type:"number",minimum:0},websocket:{type:"number",minimum:0}}},requestTimeoutSeconds:{type:"number",minimum:0}}};function Y(r,{instancePath:i="",parentData:b,
parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=Y.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){if(r.model===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"model"}};e===
null?e=[n]:e.push(n),s++}if(r.vus===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"vus"}};e===null?e=[n]:e.push(
n),s++}if(r.durationSeconds===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"durationSeconds"}};e===null?e=[n]:
e.push(n),s++}if(r.ratePerSecond===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ratePerSecond"}};e===null?e=
[n]:e.push(n),s++}if(r.burstiness===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"burstiness"}};e===null?e=[
n]:e.push(n),s++}if(r.traceSpeed===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"traceSpeed"}};e===null?e=[n]:
e.push(n),s++}if(r.thinkSeconds===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"thinkSeconds"}};e===null?e=[
n]:e.push(n),s++}if(r.maxTokens===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"maxTokens"}};e===null?e=[n]:
e.push(n),s++}if(r.promptTokens===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"promptTokens"}};e===null?e=[
n]:e.push(n),s++}if(r.lengths===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"lengths"}};e===null?e=[n]:e.push(
n),s++}if(r.prefixShare===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"prefixShare"}};e===null?e=[n]:e.push(
n),s++}if(r.keys===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"keys"}};e===null?e=[n]:e.push(n),s++}if(r.mix===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mix"}};e===null?e=[n]:e.push(n),s++}if(r.requestTimeoutSeconds===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requestTimeoutSeconds"}};e===null?e=[n]:e.push(n),s++}for(let n in r)
if(!Je.call(er.properties,n)){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=
[o]:e.push(o),s++}if(r.model!==void 0){let n=r.model;if(!(n==="closed"||n==="open-constant"||n==="open-poisson"||n==="open-gamma"||n==="open-trace")){let o={instancePath:i+
"/model",schemaPath:"#/properties/model/enum",keyword:"enum",params:{allowedValues:er.properties.model.enum}};e===null?e=[o]:e.push(o),s++}}if(r.vus!==void 0){let n=r.
vus;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/vus",schemaPath:"#/properties/vus/type",keyword:"type",params:{type:"integ\
er"}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<1||isNaN(n))){let o={instancePath:i+"/vus",schemaPath:"#/properties/vus/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}};e===null?e=[o]:e.push(o),s++}}if(r.durationSeconds!==void 0){let n=r.durationSeconds;if(typeof n=="number"&&isFinite(
n)){if(n<0||isNaN(n)){let o={instancePath:i+"/durationSeconds",schemaPath:"#/properties/durationSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/durationSeconds",schemaPath:"#/properties/durationSeconds/type",keyword:"type",params:{type:"number"}};
e===null?e=[o]:e.push(o),s++}}if(r.ratePerSecond!==void 0){let n=r.ratePerSecond;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/ratePe\
rSecond",schemaPath:"#/properties/ratePerSecond/type",keyword:"type",params:{type:er.properties.ratePerSecond.type}};e===null?e=[o]:e.push(o),s++}if(typeof n=="\
number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/ratePerSecond",schemaPath:"#/properties/ratePerSecond/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.burstiness!==void 0){let n=r.burstiness;if(typeof n=="number"&&isFinite(n)){if(n<0||isNaN(n)){let o={instancePath:i+
"/burstiness",schemaPath:"#/properties/burstiness/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+
"/burstiness",schemaPath:"#/properties/burstiness/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),s++}}if(r.traceSpeed!==void 0){let n=r.traceSpeed;
if(typeof n=="number"&&isFinite(n)){if(n<0||isNaN(n)){let o={instancePath:i+"/traceSpeed",schemaPath:"#/properties/traceSpeed/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/traceSpeed",schemaPath:"#/properties/traceSpeed/type",keyword:"type",params:{
type:"number"}};e===null?e=[o]:e.push(o),s++}}if(r.thinkSeconds!==void 0){let n=r.thinkSeconds;if(typeof n=="number"&&isFinite(n)){if(n<0||isNaN(n)){let o={instancePath:i+
"/thinkSeconds",schemaPath:"#/properties/thinkSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+
"/thinkSeconds",schemaPath:"#/properties/thinkSeconds/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),s++}}if(r.maxTokens!==void 0){let n=r.
maxTokens;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/maxTokens",schemaPath:"#/properties/maxTokens/type",keyword:"type",params:{
type:"integer"}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<1||isNaN(n))){let o={instancePath:i+"/maxTokens",schemaPath:"#/properties/m\
axTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[o]:e.push(o),s++}}if(r.promptTokens!==void 0){let n=r.promptTokens;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/promptTokens",schemaPath:"#/properties/promptTokens/type",keyword:"type",params:{type:"intege\
r"}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<1||isNaN(n))){let o={instancePath:i+"/promptTokens",schemaPath:"#/properties/promptToke\
ns/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[o]:e.push(o),s++}}if(r.lengths!==void 0){let n=r.lengths;if(n&&typeof n=="object"&&!Array.
isArray(n)){if(n.kind===void 0){let o={instancePath:i+"/lengths",schemaPath:"#/properties/lengths/required",keyword:"required",params:{missingProperty:"kind"}};
e===null?e=[o]:e.push(o),s++}for(let o in n)if(!(o==="kind"||o==="promptCv"||o==="outputCv"||o==="correlation"||o==="count")){let a={instancePath:i+"/lengths",schemaPath:"\
#/properties/lengths/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[a]:e.push(a),s++}if(n.kind!==void 0){let o=n.
kind;if(!(o==="fixed"||o==="lognormal"||o==="empirical")){let a={instancePath:i+"/lengths/kind",schemaPath:"#/properties/lengths/properties/kind/enum",keyword:"\
enum",params:{allowedValues:er.properties.lengths.properties.kind.enum}};e===null?e=[a]:e.push(a),s++}}if(n.promptCv!==void 0){let o=n.promptCv;if(typeof o=="nu\
mber"&&isFinite(o)){if(o<0||isNaN(o)){let a={instancePath:i+"/lengths/promptCv",schemaPath:"#/properties/lengths/properties/promptCv/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/lengths/promptCv",schemaPath:"#/properties/lengths/properties/promp\
tCv/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),s++}}if(n.outputCv!==void 0){let o=n.outputCv;if(typeof o=="number"&&isFinite(o)){if(o<
0||isNaN(o)){let a={instancePath:i+"/lengths/outputCv",schemaPath:"#/properties/lengths/properties/outputCv/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/lengths/outputCv",schemaPath:"#/properties/lengths/properties/outputCv/type",keyword:"type",params:{type:"\
number"}};e===null?e=[a]:e.push(a),s++}}if(n.correlation!==void 0){let o=n.correlation;if(typeof o=="number"&&isFinite(o)){if(o>1||isNaN(o)){let a={instancePath:i+
"/lengths/correlation",schemaPath:"#/properties/lengths/properties/correlation/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[a]:e.push(
a),s++}if(o<-1||isNaN(o)){let a={instancePath:i+"/lengths/correlation",schemaPath:"#/properties/lengths/properties/correlation/minimum",keyword:"minimum",params:{
comparison:">=",limit:-1}};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/lengths/correlation",schemaPath:"#/properties/lengths/properties/correlati\
on/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),s++}}if(n.count!==void 0){let o=n.count;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o))){let a={instancePath:i+"/lengths/count",schemaPath:"#/properties/lengths/properties/count/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(
a),s++}if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){let a={instancePath:i+"/lengths/count",schemaPath:"#/properties/lengths/properties/count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}};e===null?e=[a]:e.push(a),s++}}}else{let o={instancePath:i+"/lengths",schemaPath:"#/properties/lengths/type",keyword:"\
type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}if(r.prefixShare!==void 0){let n=r.prefixShare;if(typeof n=="number"&&isFinite(n)){if(n>1||isNaN(n)){
let o={instancePath:i+"/prefixShare",schemaPath:"#/properties/prefixShare/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[o]:e.push(o),
s++}if(n<0||isNaN(n)){let o={instancePath:i+"/prefixShare",schemaPath:"#/properties/prefixShare/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===
null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/prefixShare",schemaPath:"#/properties/prefixShare/type",keyword:"type",params:{type:"number"}};e===null?e=
[o]:e.push(o),s++}}if(r.keys!==void 0){let n=r.keys;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/keys",schemaPath:"#/proper\
ties/keys/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<1||isNaN(n))){let o={instancePath:i+
"/keys",schemaPath:"#/properties/keys/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[o]:e.push(o),s++}}if(r.mix!==void 0){let n=r.mix;
if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.json===void 0){let o={instancePath:i+"/mix",schemaPath:"#/properties/mix/required",keyword:"required",params:{
missingProperty:"json"}};e===null?e=[o]:e.push(o),s++}if(n.sse===void 0){let o={instancePath:i+"/mix",schemaPath:"#/properties/mix/required",keyword:"required",
params:{missingProperty:"sse"}};e===null?e=[o]:e.push(o),s++}if(n.websocket===void 0){let o={instancePath:i+"/mix",schemaPath:"#/properties/mix/required",keyword:"\
required",params:{missingProperty:"websocket"}};e===null?e=[o]:e.push(o),s++}for(let o in n)if(!(o==="json"||o==="sse"||o==="websocket")){let a={instancePath:i+
"/mix",schemaPath:"#/properties/mix/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[a]:e.push(a),s++}if(n.json!==
void 0){let o=n.json;if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(o)){let a={instancePath:i+"/mix/json",schemaPath:"#/properties/mix/properties/json/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/mix/json",schemaPath:"#/properties/mix/propert\
ies/json/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),s++}}if(n.sse!==void 0){let o=n.sse;if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(
o)){let a={instancePath:i+"/mix/sse",schemaPath:"#/properties/mix/properties/sse/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(
a),s++}}else{let a={instancePath:i+"/mix/sse",schemaPath:"#/properties/mix/properties/sse/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),
s++}}if(n.websocket!==void 0){let o=n.websocket;if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(o)){let a={instancePath:i+"/mix/websocket",schemaPath:"#/prope\
rties/mix/properties/websocket/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/mix/webso\
cket",schemaPath:"#/properties/mix/properties/websocket/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),s++}}}else{let o={instancePath:i+"\
/mix",schemaPath:"#/properties/mix/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}if(r.requestTimeoutSeconds!==void 0){let n=r.requestTimeoutSeconds;
if(typeof n=="number"&&isFinite(n)){if(n<0||isNaN(n)){let o={instancePath:i+"/requestTimeoutSeconds",schemaPath:"#/properties/requestTimeoutSeconds/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/requestTimeoutSeconds",schemaPath:"#/properties/requestTim\
eoutSeconds/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[n]:e.push(n),s++}return Y.errors=e,s===0}Y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function nr(r,{instancePath:i="",parentData:b,
parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=nr.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,
o=!1,a=null,u=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.outcome!==void 0&&r.outcome!=="ok"){let p={instancePath:i+"/outcome",schemaPath:"#/oneOf/0/pro\
perties/outcome/const",keyword:"const",params:{allowedValue:"ok"}};e===null?e=[p]:e.push(p),s++}if(r.exitCode!==void 0&&r.exitCode!==0){let p={instancePath:i+"/\
exitCode",schemaPath:"#/oneOf/0/properties/exitCode/const",keyword:"const",params:{allowedValue:0}};e===null?e=[p]:e.push(p),s++}if(r.valid!==void 0&&r.valid!==
!0){let p={instancePath:i+"/valid",schemaPath:"#/oneOf/0/properties/valid/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[p]:e.push(p),s++}if(r.reasons!==
void 0){let p=r.reasons;if(Array.isArray(p)){if(p.length>0){let t={instancePath:i+"/reasons",schemaPath:"#/oneOf/0/properties/reasons/maxItems",keyword:"maxItem\
s",params:{limit:0}};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/reasons",schemaPath:"#/oneOf/0/properties/reasons/type",keyword:"type",params:{type:"\
array"}};e===null?e=[t]:e.push(t),s++}}}var f=u===s;if(f){o=!0,a=0;var m={};m.outcome=!0,m.exitCode=!0,m.valid=!0,m.reasons=!0}let c=s;if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.outcome!==void 0&&r.outcome!=="slo-failed"){let p={instancePath:i+"/outcome",schemaPath:"#/oneOf/1/properties/outcome/const",keyword:"co\
nst",params:{allowedValue:"slo-failed"}};e===null?e=[p]:e.push(p),s++}if(r.exitCode!==void 0&&r.exitCode!==1){let p={instancePath:i+"/exitCode",schemaPath:"#/on\
eOf/1/properties/exitCode/const",keyword:"const",params:{allowedValue:1}};e===null?e=[p]:e.push(p),s++}if(r.valid!==void 0&&r.valid!==!0){let p={instancePath:i+
"/valid",schemaPath:"#/oneOf/1/properties/valid/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[p]:e.push(p),s++}if(r.reasons!==void 0){let p=r.reasons;
if(Array.isArray(p)){if(p.length>0){let t={instancePath:i+"/reasons",schemaPath:"#/oneOf/1/properties/reasons/maxItems",keyword:"maxItems",params:{limit:0}};e===
null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/reasons",schemaPath:"#/oneOf/1/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=
[t]:e.push(t),s++}}}var f=c===s;if(f&&o)o=!1,a=[a,1];else{f&&(o=!0,a=1,m!==!0&&(m=m||{},m.outcome=!0,m.exitCode=!0,m.valid=!0,m.reasons=!0));let p=s;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.outcome!==void 0&&r.outcome!=="invalid"){let l={instancePath:i+"/outcome",schemaPath:"#/oneOf/2/properties/outcome/const",keyword:"\
const",params:{allowedValue:"invalid"}};e===null?e=[l]:e.push(l),s++}if(r.exitCode!==void 0){let l=r.exitCode;if(!(l===3||l===4)){let w={instancePath:i+"/exitCo\
de",schemaPath:"#/oneOf/2/properties/exitCode/enum",keyword:"enum",params:{allowedValues:L.oneOf[2].properties.exitCode.enum}};e===null?e=[w]:e.push(w),s++}}if(r.
valid!==void 0&&r.valid!==!1){let l={instancePath:i+"/valid",schemaPath:"#/oneOf/2/properties/valid/const",keyword:"const",params:{allowedValue:!1}};e===null?e=
[l]:e.push(l),s++}if(r.reasons!==void 0){let l=r.reasons;if(Array.isArray(l)){if(l.length<1){let w={instancePath:i+"/reasons",schemaPath:"#/oneOf/2/properties/r\
easons/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[w]:e.push(w),s++}}else{let w={instancePath:i+"/reasons",schemaPath:"#/oneOf/2/properties/reaso\
ns/type",keyword:"type",params:{type:"array"}};e===null?e=[w]:e.push(w),s++}}}var f=p===s;if(f&&o)o=!1,a=[a,2];else{f&&(o=!0,a=2,m!==!0&&(m=m||{},m.outcome=!0,m.
exitCode=!0,m.valid=!0,m.reasons=!0));let l=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.outcome!==void 0&&r.outcome!=="aborted"){let g={instancePath:i+"\
/outcome",schemaPath:"#/oneOf/3/properties/outcome/const",keyword:"const",params:{allowedValue:"aborted"}};e===null?e=[g]:e.push(g),s++}if(r.exitCode!==void 0&&
r.exitCode!==3){let g={instancePath:i+"/exitCode",schemaPath:"#/oneOf/3/properties/exitCode/const",keyword:"const",params:{allowedValue:3}};e===null?e=[g]:e.push(
g),s++}if(r.valid!==void 0&&r.valid!==!1){let g={instancePath:i+"/valid",schemaPath:"#/oneOf/3/properties/valid/const",keyword:"const",params:{allowedValue:!1}};
e===null?e=[g]:e.push(g),s++}if(r.reasons!==void 0){let g=r.reasons;if(Array.isArray(g)){if(g.length<1){let v={instancePath:i+"/reasons",schemaPath:"#/oneOf/3/p\
roperties/reasons/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[v]:e.push(v),s++}}else{let v={instancePath:i+"/reasons",schemaPath:"#/oneOf/3/prope\
rties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[v]:e.push(v),s++}}}var f=l===s;f&&o?(o=!1,a=[a,3]):f&&(o=!0,a=3,m!==!0&&(m=m||{},m.outcome=
!0,m.exitCode=!0,m.valid=!0,m.reasons=!0))}}if(o)s=n,e!==null&&(n?e.length=n:e=null);else{let p={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:a}};
e===null?e=[p]:e.push(p),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.schema===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"schema"}};e===null?e=[p]:e.push(p),s++}if(r.outcome===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"outcome"}};e===null?e=[p]:e.push(p),s++}if(r.exitCode===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
exitCode"}};e===null?e=[p]:e.push(p),s++}if(r.valid===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid"}};
e===null?e=[p]:e.push(p),s++}if(r.reasons===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reasons"}};e===null?
e=[p]:e.push(p),s++}if(r.notes===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"notes"}};e===null?e=[p]:e.push(
p),s++}if(r.requests===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requests"}};e===null?e=[p]:e.push(p),s++}
if(r.metrics===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metrics"}};e===null?e=[p]:e.push(p),s++}if(r.throughput===
void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"throughput"}};e===null?e=[p]:e.push(p),s++}if(r.errors===void 0){
let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errors"}};e===null?e=[p]:e.push(p),s++}if(r.conformance===void 0){let p={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"conformance"}};e===null?e=[p]:e.push(p),s++}if(r.slo===void 0){let p={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"slo"}};e===null?e=[p]:e.push(p),s++}if(r.scenario===void 0){let p={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"scenario"}};e===null?e=[p]:e.push(p),s++}if(r.suite===void 0){let p={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"suite"}};e===null?e=[p]:e.push(p),s++}if(r.target===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"target"}};e===null?e=[p]:e.push(p),s++}if(r.workload===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"workload"}};e===null?e=[p]:e.push(p),s++}if(r.schedule===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"schedule"}};e===null?e=[p]:e.push(p),s++}if(r.instrument===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
instrument"}};e===null?e=[p]:e.push(p),s++}if(r.startedAt===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"st\
artedAt"}};e===null?e=[p]:e.push(p),s++}if(r.durationMs===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dura\
tionMs"}};e===null?e=[p]:e.push(p),s++}for(let p in r)if(!Je.call(L.properties,p)){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:p}};e===null?e=[t]:e.push(t),s++}if(r.schema!==void 0&&r.schema!=="assay.load/1"){let p={instancePath:i+"/schema",schemaPath:"\
#/properties/schema/const",keyword:"const",params:{allowedValue:"assay.load/1"}};e===null?e=[p]:e.push(p),s++}if(r.outcome!==void 0){let p=r.outcome;if(!(p==="o\
k"||p==="slo-failed"||p==="invalid"||p==="aborted")){let t={instancePath:i+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:L.
properties.outcome.enum}};e===null?e=[t]:e.push(t),s++}}if(r.exitCode!==void 0){let p=r.exitCode;if(!(p===0||p===1||p===3||p===4)){let t={instancePath:i+"/exitC\
ode",schemaPath:"#/properties/exitCode/enum",keyword:"enum",params:{allowedValues:L.properties.exitCode.enum}};e===null?e=[t]:e.push(t),s++}}if(r.valid!==void 0&&
typeof r.valid!="boolean"){let p={instancePath:i+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),
s++}if(r.reasons!==void 0){let p=r.reasons;if(Array.isArray(p)){let t=p.length;for(let l=0;l<t;l++){let w=p[l];if(typeof w=="string"){if(_(w)<1){let g={instancePath:i+
"/reasons/"+l,schemaPath:"#/properties/reasons/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[g]:e.push(g),s++}if(!R.test(w)){let g={instancePath:i+
"/reasons/"+l,schemaPath:"#/properties/reasons/items/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:i+
"/reasons/"+l,schemaPath:"#/properties/reasons/items/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),s++}}}else{let t={instancePath:i+"/re\
asons",schemaPath:"#/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),s++}}if(r.notes!==void 0){let p=r.notes;if(Array.isArray(
p)){let t=p.length;for(let l=0;l<t;l++){let w=p[l];if(typeof w=="string"){if(_(w)<1){let g={instancePath:i+"/notes/"+l,schemaPath:"#/properties/notes/items/minL\
ength",keyword:"minLength",params:{limit:1}};e===null?e=[g]:e.push(g),s++}if(!R.test(w)){let g={instancePath:i+"/notes/"+l,schemaPath:"#/properties/notes/items/\
pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:i+"/notes/"+l,schemaPath:"#/properties/notes/ite\
ms/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),s++}}}else{let t={instancePath:i+"/notes",schemaPath:"#/properties/notes/type",keyword:"\
type",params:{type:"array"}};e===null?e=[t]:e.push(t),s++}}if(r.requests!==void 0){let p=r.requests;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.started===
void 0){let t={instancePath:i+"/requests",schemaPath:"#/properties/requests/required",keyword:"required",params:{missingProperty:"started"}};e===null?e=[t]:e.push(
t),s++}if(p.ok===void 0){let t={instancePath:i+"/requests",schemaPath:"#/properties/requests/required",keyword:"required",params:{missingProperty:"ok"}};e===null?
e=[t]:e.push(t),s++}if(p.failed===void 0){let t={instancePath:i+"/requests",schemaPath:"#/properties/requests/required",keyword:"required",params:{missingProperty:"\
failed"}};e===null?e=[t]:e.push(t),s++}if(p.dropped===void 0){let t={instancePath:i+"/requests",schemaPath:"#/properties/requests/required",keyword:"required",params:{
missingProperty:"dropped"}};e===null?e=[t]:e.push(t),s++}if(p.errorShare===void 0){let t={instancePath:i+"/requests",schemaPath:"#/properties/requests/required",
keyword:"required",params:{missingProperty:"errorShare"}};e===null?e=[t]:e.push(t),s++}for(let t in p)if(!(t==="started"||t==="ok"||t==="failed"||t==="dropped"||
t==="errorShare")){let l={instancePath:i+"/requests",schemaPath:"#/properties/requests/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[l]:e.push(l),s++}if(p.started!==void 0){let t=p.started;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let l={instancePath:i+"/requests/s\
tarted",schemaPath:"#/properties/requests/properties/started/type",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),s++}if(typeof t=="number"&&isFinite(
t)&&(t<0||isNaN(t))){let l={instancePath:i+"/requests/started",schemaPath:"#/properties/requests/properties/started/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[l]:e.push(l),s++}}if(p.ok!==void 0){let t=p.ok;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let l={instancePath:i+"/reque\
sts/ok",schemaPath:"#/properties/requests/properties/ok/type",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),s++}if(typeof t=="number"&&isFinite(
t)&&(t<0||isNaN(t))){let l={instancePath:i+"/requests/ok",schemaPath:"#/properties/requests/properties/ok/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[l]:e.push(l),s++}}if(p.failed!==void 0){let t=p.failed;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let l={instancePath:i+"/requests/fa\
iled",schemaPath:"#/properties/requests/properties/failed/type",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),s++}if(typeof t=="number"&&isFinite(
t)&&(t<0||isNaN(t))){let l={instancePath:i+"/requests/failed",schemaPath:"#/properties/requests/properties/failed/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[l]:e.push(l),s++}}if(p.dropped!==void 0){let t=p.dropped;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let l={instancePath:i+
"/requests/dropped",schemaPath:"#/properties/requests/properties/dropped/type",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),s++}if(typeof t==
"number"&&isFinite(t)&&(t<0||isNaN(t))){let l={instancePath:i+"/requests/dropped",schemaPath:"#/properties/requests/properties/dropped/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),s++}}if(p.errorShare!==void 0){let t=p.errorShare;if(typeof t=="number"&&isFinite(t)){if(t>1||isNaN(t)){
let l={instancePath:i+"/requests/errorShare",schemaPath:"#/properties/requests/properties/errorShare/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};
e===null?e=[l]:e.push(l),s++}if(t<0||isNaN(t)){let l={instancePath:i+"/requests/errorShare",schemaPath:"#/properties/requests/properties/errorShare/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/requests/errorShare",schemaPath:"#/properties/requests/pro\
perties/errorShare/type",keyword:"type",params:{type:"number"}};e===null?e=[l]:e.push(l),s++}}}else{let t={instancePath:i+"/requests",schemaPath:"#/properties/r\
equests/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}}if(r.metrics!==void 0){let p=r.metrics;if(p&&typeof p=="object"&&!Array.isArray(
p)){for(let t in p){let l=s;if(typeof t=="string"&&!Lr.test(t)){let w={instancePath:i+"/metrics",schemaPath:"#/properties/metrics/propertyNames/pattern",keyword:"\
pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},propertyName:t};e===null?e=[w]:e.push(w),s++}var x=l===s;if(!x){let w={instancePath:i+"/metrics",schemaPath:"#/pro\
perties/metrics/propertyNames",keyword:"propertyNames",params:{propertyName:t}};e===null?e=[w]:e.push(w),s++}}for(let t in p)X(p[t],{instancePath:i+"/metrics/"+
t.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:p,parentDataProperty:t,rootData:y,dynamicAnchors:h})||(e=e===null?X.errors:e.concat(X.errors),s=e.length)}else{
let t={instancePath:i+"/metrics",schemaPath:"#/properties/metrics/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}}if(r.throughput!==void 0){
let p=r.throughput;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.completionsPerSecond===void 0){let t={instancePath:i+"/throughput",schemaPath:"#/properties\
/throughput/required",keyword:"required",params:{missingProperty:"completionsPerSecond"}};e===null?e=[t]:e.push(t),s++}if(p.outputTokensPerSecond===void 0){let t={
instancePath:i+"/throughput",schemaPath:"#/properties/throughput/required",keyword:"required",params:{missingProperty:"outputTokensPerSecond"}};e===null?e=[t]:e.
push(t),s++}for(let t in p)if(!(t==="completionsPerSecond"||t==="outputTokensPerSecond")){let l={instancePath:i+"/throughput",schemaPath:"#/properties/throughpu\
t/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(p.completionsPerSecond!==void 0){let t=p.completionsPerSecond;
if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){let l={instancePath:i+"/throughput/completionsPerSecond",schemaPath:"#/properties/throughput/properties/co\
mpletionsPerSecond/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/throughput/completion\
sPerSecond",schemaPath:"#/properties/throughput/properties/completionsPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[l]:e.push(l),s++}}if(p.
outputTokensPerSecond!==void 0){let t=p.outputTokensPerSecond;if(!(typeof t=="number"&&isFinite(t))&&t!==null){let l={instancePath:i+"/throughput/outputTokensPe\
rSecond",schemaPath:"#/properties/throughput/properties/outputTokensPerSecond/type",keyword:"type",params:{type:L.properties.throughput.properties.outputTokensPerSecond.
type}};e===null?e=[l]:e.push(l),s++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let l={instancePath:i+"/throughput/outputTokensPerSecond",schemaPath:"#\
/properties/throughput/properties/outputTokensPerSecond/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),s++}}}else{let t={
instancePath:i+"/throughput",schemaPath:"#/properties/throughput/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}}if(r.errors!==void 0){
let p=r.errors;if(Array.isArray(p)){let t=p.length;for(let l=0;l<t;l++){let w=p[l];if(w&&typeof w=="object"&&!Array.isArray(w)){if(w.class===void 0){let g={instancePath:i+
"/errors/"+l,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty:"class"}};e===null?e=[g]:e.push(g),s++}if(w.count===void 0){
let g={instancePath:i+"/errors/"+l,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty:"count"}};e===null?e=[g]:e.push(g),
s++}if(w.example===void 0){let g={instancePath:i+"/errors/"+l,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty:"exampl\
e"}};e===null?e=[g]:e.push(g),s++}for(let g in w)if(!(g==="class"||g==="count"||g==="example")){let v={instancePath:i+"/errors/"+l,schemaPath:"#/properties/erro\
rs/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}};e===null?e=[v]:e.push(v),s++}if(w.class!==void 0){let g=w.class;if(!(g===
"http-429"||g==="http-4xx"||g==="http-5xx"||g==="http-other"||g==="bad-json"||g==="not-a-completion"||g==="timeout"||g==="network")){let v={instancePath:i+"/err\
ors/"+l+"/class",schemaPath:"#/properties/errors/items/properties/class/enum",keyword:"enum",params:{allowedValues:L.properties.errors.items.properties.class.enum}};
e===null?e=[v]:e.push(v),s++}}if(w.count!==void 0){let g=w.count;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){let v={instancePath:i+"/errors/"+l+"/\
count",schemaPath:"#/properties/errors/items/properties/count/type",keyword:"type",params:{type:"integer"}};e===null?e=[v]:e.push(v),s++}if(typeof g=="number"&&
isFinite(g)&&(g<1||isNaN(g))){let v={instancePath:i+"/errors/"+l+"/count",schemaPath:"#/properties/errors/items/properties/count/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}};e===null?e=[v]:e.push(v),s++}}if(w.example!==void 0){let g=w.example;if(typeof g!="string"&&g!==null){let v={instancePath:i+"/errors/"+
l+"/example",schemaPath:"#/properties/errors/items/properties/example/type",keyword:"type",params:{type:L.properties.errors.items.properties.example.type}};e===
null?e=[v]:e.push(v),s++}}}else{let g={instancePath:i+"/errors/"+l,schemaPath:"#/properties/errors/items/type",keyword:"type",params:{type:"object"}};e===null?e=
[g]:e.push(g),s++}}}else{let t={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),s++}}
if(r.conformance!==void 0){let p=r.conformance;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.sampled===void 0){let t={instancePath:i+"/conformance",schemaPath:"\
#/properties/conformance/required",keyword:"required",params:{missingProperty:"sampled"}};e===null?e=[t]:e.push(t),s++}if(p.conforming===void 0){let t={instancePath:i+
"/conformance",schemaPath:"#/properties/conformance/required",keyword:"required",params:{missingProperty:"conforming"}};e===null?e=[t]:e.push(t),s++}if(p.example===
void 0){let t={instancePath:i+"/conformance",schemaPath:"#/properties/conformance/required",keyword:"required",params:{missingProperty:"example"}};e===null?e=[t]:
e.push(t),s++}for(let t in p)if(!(t==="sampled"||t==="conforming"||t==="example")){let l={instancePath:i+"/conformance",schemaPath:"#/properties/conformance/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(p.sampled!==void 0){let t=p.sampled;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let l={instancePath:i+"/conformance/sampled",schemaPath:"#/properties/conformance/properties/sampled/type",keyword:"t\
ype",params:{type:"integer"}};e===null?e=[l]:e.push(l),s++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let l={instancePath:i+"/conformance/sampled",schemaPath:"\
#/properties/conformance/properties/sampled/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),s++}}if(p.conforming!==void 0){
let t=p.conforming;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let l={instancePath:i+"/conformance/conforming",schemaPath:"#/properties/conformanc\
e/properties/conforming/type",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),s++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let l={instancePath:i+
"/conformance/conforming",schemaPath:"#/properties/conformance/properties/conforming/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:
e.push(l),s++}}if(p.example!==void 0){let t=p.example;if(typeof t!="string"&&t!==null){let l={instancePath:i+"/conformance/example",schemaPath:"#/properties/con\
formance/properties/example/type",keyword:"type",params:{type:L.properties.conformance.properties.example.type}};e===null?e=[l]:e.push(l),s++}}}else{let t={instancePath:i+
"/conformance",schemaPath:"#/properties/conformance/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}}if(r.slo!==void 0){let p=r.slo;if(Array.
isArray(p)){let t=p.length;for(let l=0;l<t;l++){let w=p[l];if(w&&typeof w=="object"&&!Array.isArray(w)){if(w.slo===void 0){let g={instancePath:i+"/slo/"+l,schemaPath:"\
#/properties/slo/items/required",keyword:"required",params:{missingProperty:"slo"}};e===null?e=[g]:e.push(g),s++}if(w.metric===void 0){let g={instancePath:i+"/s\
lo/"+l,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"metric"}};e===null?e=[g]:e.push(g),s++}if(w.op===void 0){let g={
instancePath:i+"/slo/"+l,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"op"}};e===null?e=[g]:e.push(g),s++}if(w.threshold===
void 0){let g={instancePath:i+"/slo/"+l,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"threshold"}};e===null?e=[g]:e.push(
g),s++}if(w.unit===void 0){let g={instancePath:i+"/slo/"+l,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"unit"}};e===
null?e=[g]:e.push(g),s++}if(w.actual===void 0){let g={instancePath:i+"/slo/"+l,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"\
actual"}};e===null?e=[g]:e.push(g),s++}if(w.ok===void 0){let g={instancePath:i+"/slo/"+l,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{
missingProperty:"ok"}};e===null?e=[g]:e.push(g),s++}if(w.reason===void 0){let g={instancePath:i+"/slo/"+l,schemaPath:"#/properties/slo/items/required",keyword:"\
required",params:{missingProperty:"reason"}};e===null?e=[g]:e.push(g),s++}for(let g in w)if(!(g==="slo"||g==="metric"||g==="op"||g==="threshold"||g==="unit"||g===
"actual"||g==="ok"||g==="reason")){let v={instancePath:i+"/slo/"+l,schemaPath:"#/properties/slo/items/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:g}};e===null?e=[v]:e.push(v),s++}if(w.slo!==void 0){let g=w.slo;if(typeof g=="string"){if(_(g)<1){let v={instancePath:i+"/slo/"+l+"/slo",schemaPath:"\
#/properties/slo/items/properties/slo/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[v]:e.push(v),s++}if(!R.test(g)){let v={instancePath:i+"/slo/"+
l+"/slo",schemaPath:"#/properties/slo/items/properties/slo/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[v]:e.push(v),s++}}else{let v={instancePath:i+
"/slo/"+l+"/slo",schemaPath:"#/properties/slo/items/properties/slo/type",keyword:"type",params:{type:"string"}};e===null?e=[v]:e.push(v),s++}}if(w.metric!==void 0){
let g=w.metric;if(typeof g=="string"){if(_(g)<1){let v={instancePath:i+"/slo/"+l+"/metric",schemaPath:"#/properties/slo/items/properties/metric/minLength",keyword:"\
minLength",params:{limit:1}};e===null?e=[v]:e.push(v),s++}if(!R.test(g)){let v={instancePath:i+"/slo/"+l+"/metric",schemaPath:"#/properties/slo/items/properties\
/metric/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[v]:e.push(v),s++}}else{let v={instancePath:i+"/slo/"+l+"/metric",schemaPath:"#/prop\
erties/slo/items/properties/metric/type",keyword:"type",params:{type:"string"}};e===null?e=[v]:e.push(v),s++}}if(w.op!==void 0){let g=w.op;if(!(g==="<"||g==="<="||
g===">"||g===">=")){let v={instancePath:i+"/slo/"+l+"/op",schemaPath:"#/properties/slo/items/properties/op/enum",keyword:"enum",params:{allowedValues:L.properties.
slo.items.properties.op.enum}};e===null?e=[v]:e.push(v),s++}}if(w.threshold!==void 0){let g=w.threshold;if(typeof g=="number"&&isFinite(g)){if(g<0||isNaN(g)){let v={
instancePath:i+"/slo/"+l+"/threshold",schemaPath:"#/properties/slo/items/properties/threshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?
e=[v]:e.push(v),s++}}else{let v={instancePath:i+"/slo/"+l+"/threshold",schemaPath:"#/properties/slo/items/properties/threshold/type",keyword:"type",params:{type:"\
number"}};e===null?e=[v]:e.push(v),s++}}if(w.unit!==void 0){let g=w.unit;if(!(g==="ms"||g==="share"||g==="per-second")){let v={instancePath:i+"/slo/"+l+"/unit",
schemaPath:"#/properties/slo/items/properties/unit/enum",keyword:"enum",params:{allowedValues:L.properties.slo.items.properties.unit.enum}};e===null?e=[v]:e.push(
v),s++}}if(w.actual!==void 0){let g=w.actual;if(!(typeof g=="number"&&isFinite(g))&&g!==null){let v={instancePath:i+"/slo/"+l+"/actual",schemaPath:"#/properties\
/slo/items/properties/actual/type",keyword:"type",params:{type:L.properties.slo.items.properties.actual.type}};e===null?e=[v]:e.push(v),s++}if(typeof g=="number"&&
isFinite(g)&&(g<0||isNaN(g))){let v={instancePath:i+"/slo/"+l+"/actual",schemaPath:"#/properties/slo/items/properties/actual/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[v]:e.push(v),s++}}if(w.ok!==void 0){let g=w.ok;if(typeof g!="boolean"&&g!==null){let v={instancePath:i+"/slo/"+l+"/ok",schemaPath:"\
#/properties/slo/items/properties/ok/type",keyword:"type",params:{type:L.properties.slo.items.properties.ok.type}};e===null?e=[v]:e.push(v),s++}}if(w.reason!==void 0){
let g=w.reason;if(typeof g!="string"&&g!==null){let v={instancePath:i+"/slo/"+l+"/reason",schemaPath:"#/properties/slo/items/properties/reason/type",keyword:"ty\
pe",params:{type:L.properties.slo.items.properties.reason.type}};e===null?e=[v]:e.push(v),s++}}}else{let g={instancePath:i+"/slo/"+l,schemaPath:"#/properties/sl\
o/items/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),s++}}}else{let t={instancePath:i+"/slo",schemaPath:"#/properties/slo/type",keyword:"\
type",params:{type:"array"}};e===null?e=[t]:e.push(t),s++}}if(r.scenario!==void 0){let p=r.scenario;if(typeof p=="string"){if(_(p)<1){let t={instancePath:i+"/sc\
enario",schemaPath:"#/properties/scenario/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),s++}if(!R.test(p)){let t={instancePath:i+"/s\
cenario",schemaPath:"#/properties/scenario/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/s\
cenario",schemaPath:"#/properties/scenario/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}}if(r.suite!==void 0){let p=r.suite;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.version===void 0){let t={instancePath:i+"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"\
version"}};e===null?e=[t]:e.push(t),s++}for(let t in p)if(t!=="version"){let l={instancePath:i+"/suite",schemaPath:"#/properties/suite/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(p.version!==void 0){let t=p.version;if(typeof t=="string"){if(_(t)<1){let l={
instancePath:i+"/suite/version",schemaPath:"#/properties/suite/properties/version/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(l),s++}
if(!R.test(t)){let l={instancePath:i+"/suite/version",schemaPath:"#/properties/suite/properties/version/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};
e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/suite/version",schemaPath:"#/properties/suite/properties/version/type",keyword:"type",params:{type:"s\
tring"}};e===null?e=[l]:e.push(l),s++}}}else{let t={instancePath:i+"/suite",schemaPath:"#/properties/suite/type",keyword:"type",params:{type:"object"}};e===null?
e=[t]:e.push(t),s++}}if(r.target!==void 0){let p=r.target;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.baseUrl===void 0){let t={instancePath:i+"/target",schemaPath:"\
#/properties/target/required",keyword:"required",params:{missingProperty:"baseUrl"}};e===null?e=[t]:e.push(t),s++}if(p.model===void 0){let t={instancePath:i+"/t\
arget",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty:"model"}};e===null?e=[t]:e.push(t),s++}for(let t in p)if(!(t==="base\
Url"||t==="model")){let l={instancePath:i+"/target",schemaPath:"#/properties/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[l]:e.push(l),s++}if(p.baseUrl!==void 0){let t=p.baseUrl;if(typeof t=="string"){if(!Wr.test(t)){let l={instancePath:i+"/target/baseUrl",schemaPath:"#\
/properties/target/properties/baseUrl/pattern",keyword:"pattern",params:{pattern:"^https?://"}};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/targe\
t/baseUrl",schemaPath:"#/properties/target/properties/baseUrl/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),s++}}if(p.model!==void 0){let t=p.
model;if(typeof t=="string"){if(_(t)<1){let l={instancePath:i+"/target/model",schemaPath:"#/properties/target/properties/model/minLength",keyword:"minLength",params:{
limit:1}};e===null?e=[l]:e.push(l),s++}if(!R.test(t)){let l={instancePath:i+"/target/model",schemaPath:"#/properties/target/properties/model/pattern",keyword:"p\
attern",params:{pattern:"^[^\\n]*$"}};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/target/model",schemaPath:"#/properties/target/properties/model/\
type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),s++}}}else{let t={instancePath:i+"/target",schemaPath:"#/properties/target/type",keyword:"\
type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}}if(r.workload!==void 0&&(Y(r.workload,{instancePath:i+"/workload",parentData:r,parentDataProperty:"w\
orkload",rootData:y,dynamicAnchors:h})||(e=e===null?Y.errors:e.concat(Y.errors),s=e.length)),r.schedule!==void 0){let p=r.schedule;if(p&&typeof p=="object"&&!Array.
isArray(p)){if(p.seed===void 0){let t={instancePath:i+"/schedule",schemaPath:"#/properties/schedule/required",keyword:"required",params:{missingProperty:"seed"}};
e===null?e=[t]:e.push(t),s++}if(p.sha256===void 0){let t={instancePath:i+"/schedule",schemaPath:"#/properties/schedule/required",keyword:"required",params:{missingProperty:"\
sha256"}};e===null?e=[t]:e.push(t),s++}for(let t in p)if(!(t==="seed"||t==="sha256")){let l={instancePath:i+"/schedule",schemaPath:"#/properties/schedule/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(p.seed!==void 0&&typeof p.seed!="string"){let t={instancePath:i+
"/schedule/seed",schemaPath:"#/properties/schedule/properties/seed/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}if(p.sha256!==void 0){
let t=p.sha256;if(typeof t=="string"){if(!Jr.test(t)){let l={instancePath:i+"/schedule/sha256",schemaPath:"#/properties/schedule/properties/sha256/pattern",keyword:"\
pattern",params:{pattern:"^[0-9a-f]{64}$"}};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/schedule/sha256",schemaPath:"#/properties/schedule/proper\
ties/sha256/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),s++}}}else{let t={instancePath:i+"/schedule",schemaPath:"#/properties/schedule\
/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}}if(r.instrument!==void 0){let p=r.instrument;if(p&&typeof p=="object"&&!Array.isArray(
p)){if(p.note===void 0){let t={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"note"}};e===
null?e=[t]:e.push(t),s++}if(p.engine===void 0){let t={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"\
engine"}};e===null?e=[t]:e.push(t),s++}if(p.cpuShare===void 0){let t={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"requir\
ed",params:{missingProperty:"cpuShare"}};e===null?e=[t]:e.push(t),s++}if(p.ttfbErrorMs===void 0){let t={instancePath:i+"/instrument",schemaPath:"#/properties/in\
strument/required",keyword:"required",params:{missingProperty:"ttfbErrorMs"}};e===null?e=[t]:e.push(t),s++}if(p.scheduleLagMs===void 0){let t={instancePath:i+"/\
instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"scheduleLagMs"}};e===null?e=[t]:e.push(t),s++}if(p.k6ExitCode===
void 0){let t={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"k6ExitCode"}};e===null?e=[
t]:e.push(t),s++}for(let t in p)if(!(t==="note"||t==="engine"||t==="cpuShare"||t==="ttfbErrorMs"||t==="scheduleLagMs"||t==="k6ExitCode")){let l={instancePath:i+
"/instrument",schemaPath:"#/properties/instrument/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}
if(p.note!==void 0){let t=p.note;if(typeof t=="string"){if(_(t)<1){let l={instancePath:i+"/instrument/note",schemaPath:"#/properties/instrument/properties/note/\
minLength",keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(l),s++}if(!R.test(t)){let l={instancePath:i+"/instrument/note",schemaPath:"#/properties/i\
nstrument/properties/note/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/instrument/note",schemaPath:"\
#/properties/instrument/properties/note/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),s++}}if(p.engine!==void 0){let t=p.engine;if(typeof t==
"string"){if(_(t)<1){let l={instancePath:i+"/instrument/engine",schemaPath:"#/properties/instrument/properties/engine/minLength",keyword:"minLength",params:{limit:1}};
e===null?e=[l]:e.push(l),s++}if(!R.test(t)){let l={instancePath:i+"/instrument/engine",schemaPath:"#/properties/instrument/properties/engine/pattern",keyword:"p\
attern",params:{pattern:"^[^\\n]*$"}};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/instrument/engine",schemaPath:"#/properties/instrument/properti\
es/engine/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),s++}}if(p.cpuShare!==void 0){let t=p.cpuShare;if(!(typeof t=="number"&&isFinite(
t))&&t!==null){let l={instancePath:i+"/instrument/cpuShare",schemaPath:"#/properties/instrument/properties/cpuShare/type",keyword:"type",params:{type:L.properties.
instrument.properties.cpuShare.type}};e===null?e=[l]:e.push(l),s++}if(typeof t=="number"&&isFinite(t)){if(t>1||isNaN(t)){let l={instancePath:i+"/instrument/cpuS\
hare",schemaPath:"#/properties/instrument/properties/cpuShare/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[l]:e.push(l),s++}if(t<0||
isNaN(t)){let l={instancePath:i+"/instrument/cpuShare",schemaPath:"#/properties/instrument/properties/cpuShare/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}};e===null?e=[l]:e.push(l),s++}}}if(p.ttfbErrorMs!==void 0&&p.ttfbErrorMs!==null){let t={instancePath:i+"/instrument/ttfbErrorMs",schemaPath:"#/properti\
es/instrument/properties/ttfbErrorMs/type",keyword:"type",params:{type:"null"}};e===null?e=[t]:e.push(t),s++}if(p.scheduleLagMs!==void 0&&p.scheduleLagMs!==null){
let t={instancePath:i+"/instrument/scheduleLagMs",schemaPath:"#/properties/instrument/properties/scheduleLagMs/type",keyword:"type",params:{type:"null"}};e===null?
e=[t]:e.push(t),s++}if(p.k6ExitCode!==void 0){let t=p.k6ExitCode;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let l={instancePath:i+"/ins\
trument/k6ExitCode",schemaPath:"#/properties/instrument/properties/k6ExitCode/type",keyword:"type",params:{type:L.properties.instrument.properties.k6ExitCode.type}};
e===null?e=[l]:e.push(l),s++}}}else{let t={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/type",keyword:"type",params:{type:"object"}};e===null?
e=[t]:e.push(t),s++}}if(r.startedAt!==void 0){let p=r.startedAt;if(typeof p=="string"){if(!Qr.test(p)){let t={instancePath:i+"/startedAt",schemaPath:"#/properti\
es/startedAt/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T[0-9:.]+Z$"}};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/startedA\
t",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}}if(r.durationMs!==void 0){let p=r.durationMs;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let t={instancePath:i+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type:"integer"}};
e===null?e=[t]:e.push(t),s++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let t={instancePath:i+"/durationMs",schemaPath:"#/properties/durationMs/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[t]:e.push(t),s++}}}else{let p={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[p]:e.push(p),s++}return nr.errors=e,s===0}nr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Xr=or,$r={$schema:"https://json-sche\
ma.org/draft/2020-12/schema",$id:"urn:assay:openai:chat-completion-chunk",$comment:"Gap G4.7, reading sse.events = chunks-done. Text may be null or left out in \
a delta, the role may come again, the finish reason may be left out until the last chunk, and the chunk with the token counts has no choices.",title:"Chunk of a\
 streamed chat completion",type:"object",required:["id","object","created","model","choices"],properties:{id:{type:"string",minLength:1},object:{const:"chat.com\
pletion.chunk"},created:{type:"integer",minimum:0},model:{type:"string"},choices:{type:"array",items:{type:"object",required:["index","delta"],properties:{index:{
type:"integer",minimum:0},delta:{type:"object",properties:{role:{type:["string","null"]},content:{type:["string","null"]}}},finish_reason:{type:["string","null"]}}}},
usage:{$ref:"urn:assay:openai:usage"}}},jr={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:openai:usage",$comment:"Gap G2.4, reading resp\
onse.fields = openai. The whole may be null, and so may the breakdowns, as several servers send them.",title:"Token counts",type:["object","null"],required:["pr\
ompt_tokens","completion_tokens","total_tokens"],properties:{prompt_tokens:{type:"integer",minimum:0},completion_tokens:{type:"integer",minimum:0},total_tokens:{
type:"integer",minimum:0},prompt_tokens_details:{type:["object","null"]},completion_tokens_details:{type:["object","null"]}}};function G(r,{instancePath:i="",parentData:b,
parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=G.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),!(r&&
typeof r=="object"&&!Array.isArray(r))&&r!==null){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:jr.type}};e===null?e=[n]:e.push(n),s++}if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.prompt_tokens===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pr\
ompt_tokens"}};e===null?e=[n]:e.push(n),s++}if(r.completion_tokens===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
completion_tokens"}};e===null?e=[n]:e.push(n),s++}if(r.total_tokens===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
total_tokens"}};e===null?e=[n]:e.push(n),s++}if(r.prompt_tokens!==void 0){let n=r.prompt_tokens;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={
instancePath:i+"/prompt_tokens",schemaPath:"#/properties/prompt_tokens/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),s++}if(typeof n=="\
number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/prompt_tokens",schemaPath:"#/properties/prompt_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.completion_tokens!==void 0){let n=r.completion_tokens;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){
let o={instancePath:i+"/completion_tokens",schemaPath:"#/properties/completion_tokens/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),s++}
if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/completion_tokens",schemaPath:"#/properties/completion_tokens/minimum",keyword:"min\
imum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.total_tokens!==void 0){let n=r.total_tokens;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n))){let o={instancePath:i+"/total_tokens",schemaPath:"#/properties/total_tokens/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),
s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/total_tokens",schemaPath:"#/properties/total_tokens/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.prompt_tokens_details!==void 0){let n=r.prompt_tokens_details;if(!(n&&typeof n=="object"&&!Array.
isArray(n))&&n!==null){let o={instancePath:i+"/prompt_tokens_details",schemaPath:"#/properties/prompt_tokens_details/type",keyword:"type",params:{type:jr.properties.
prompt_tokens_details.type}};e===null?e=[o]:e.push(o),s++}}if(r.completion_tokens_details!==void 0){let n=r.completion_tokens_details;if(!(n&&typeof n=="object"&&
!Array.isArray(n))&&n!==null){let o={instancePath:i+"/completion_tokens_details",schemaPath:"#/properties/completion_tokens_details/type",keyword:"type",params:{
type:jr.properties.completion_tokens_details.type}};e===null?e=[o]:e.push(o),s++}}}return G.errors=e,s===0}G.evaluated={props:{prompt_tokens:!0,completion_tokens:!0,
total_tokens:!0,prompt_tokens_details:!0,completion_tokens_details:!0},dynamicProps:!1,dynamicItems:!1};function or(r,{instancePath:i="",parentData:b,parentDataProperty:q,
rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=or.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&
!Array.isArray(r)){if(r.id===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),s++}
if(r.object===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"object"}};e===null?e=[n]:e.push(n),s++}if(r.created===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created"}};e===null?e=[n]:e.push(n),s++}if(r.model===void 0){let n={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"model"}};e===null?e=[n]:e.push(n),s++}if(r.choices===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"choices"}};e===null?e=[n]:e.push(n),s++}if(r.id!==void 0){let n=r.id;if(typeof n=="string"){
if(_(n)<1){let o={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.object!==void 0&&r.object!=="chat.completion.c\
hunk"){let n={instancePath:i+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"chat.completion.chunk"}};e===null?e=[n]:e.push(
n),s++}if(r.created!==void 0){let n=r.created;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/created",schemaPath:"#/propertie\
s/created/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+
"/created",schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.model!==void 0&&typeof r.
model!="string"){let n={instancePath:i+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),s++}if(r.choices!==
void 0){let n=r.choices;if(Array.isArray(n)){let o=n.length;for(let a=0;a<o;a++){let u=n[a];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.index===void 0){let m={
instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items/required",keyword:"required",params:{missingProperty:"index"}};e===null?e=[m]:e.push(m),s++}
if(u.delta===void 0){let m={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items/required",keyword:"required",params:{missingProperty:"delta"}};e===
null?e=[m]:e.push(m),s++}if(u.index!==void 0){let m=u.index;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let c={instancePath:i+"/choices/"+a+"/inde\
x",schemaPath:"#/properties/choices/items/properties/index/type",keyword:"type",params:{type:"integer"}};e===null?e=[c]:e.push(c),s++}if(typeof m=="number"&&isFinite(
m)&&(m<0||isNaN(m))){let c={instancePath:i+"/choices/"+a+"/index",schemaPath:"#/properties/choices/items/properties/index/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[c]:e.push(c),s++}}if(u.delta!==void 0){let m=u.delta;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.role!==void 0){let c=m.role;if(typeof c!=
"string"&&c!==null){let f={instancePath:i+"/choices/"+a+"/delta/role",schemaPath:"#/properties/choices/items/properties/delta/properties/role/type",keyword:"typ\
e",params:{type:$r.properties.choices.items.properties.delta.properties.role.type}};e===null?e=[f]:e.push(f),s++}}if(m.content!==void 0){let c=m.content;if(typeof c!=
"string"&&c!==null){let f={instancePath:i+"/choices/"+a+"/delta/content",schemaPath:"#/properties/choices/items/properties/delta/properties/content/type",keyword:"\
type",params:{type:$r.properties.choices.items.properties.delta.properties.content.type}};e===null?e=[f]:e.push(f),s++}}}else{let c={instancePath:i+"/choices/"+
a+"/delta",schemaPath:"#/properties/choices/items/properties/delta/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),s++}}if(u.finish_reason!==
void 0){let m=u.finish_reason;if(typeof m!="string"&&m!==null){let c={instancePath:i+"/choices/"+a+"/finish_reason",schemaPath:"#/properties/choices/items/prope\
rties/finish_reason/type",keyword:"type",params:{type:$r.properties.choices.items.properties.finish_reason.type}};e===null?e=[c]:e.push(c),s++}}}else{let m={instancePath:i+
"/choices/"+a,schemaPath:"#/properties/choices/items/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}}}else{let o={instancePath:i+"/ch\
oices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),s++}}r.usage!==void 0&&(G(r.usage,{instancePath:i+"\
/usage",parentData:r,parentDataProperty:"usage",rootData:y,dynamicAnchors:h})||(e=e===null?G.errors:e.concat(G.errors),s=e.length))}else{let n={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return or.errors=e,s===0}or.evaluated={props:{id:!0,object:!0,created:!0,model:!0,choices:!0,
usage:!0},dynamicProps:!1,dynamicItems:!1};var Yr=ar;function ar(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=ar.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),s++}if(r.object===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"object"}};e===null?e=[n]:e.push(n),s++}if(r.created===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
created"}};e===null?e=[n]:e.push(n),s++}if(r.model===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"model"}};
e===null?e=[n]:e.push(n),s++}if(r.choices===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"choices"}};e===null?
e=[n]:e.push(n),s++}if(r.id!==void 0){let n=r.id;if(typeof n=="string"){if(_(n)<1){let o={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"m\
inLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[o]:e.push(o),s++}}if(r.object!==void 0&&r.object!=="chat.completion"){let n={instancePath:i+"/object",schemaPath:"#/properties/object/const",keyword:"\
const",params:{allowedValue:"chat.completion"}};e===null?e=[n]:e.push(n),s++}if(r.created!==void 0){let n=r.created;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n))){let o={instancePath:i+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),s++}if(typeof n==
"number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/created",schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[o]:e.push(o),s++}}if(r.model!==void 0&&typeof r.model!="string"){let n={instancePath:i+"/model",schemaPath:"#/properties/model/type",keyword:"type",
params:{type:"string"}};e===null?e=[n]:e.push(n),s++}if(r.choices!==void 0){let n=r.choices;if(Array.isArray(n)){if(n.length<1){let a={instancePath:i+"/choices",
schemaPath:"#/properties/choices/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[a]:e.push(a),s++}let o=n.length;for(let a=0;a<o;a++){let u=n[a];if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u.index===void 0){let m={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items/required",keyword:"requir\
ed",params:{missingProperty:"index"}};e===null?e=[m]:e.push(m),s++}if(u.message===void 0){let m={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/i\
tems/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[m]:e.push(m),s++}if(u.finish_reason===void 0){let m={instancePath:i+"/choices/"+
a,schemaPath:"#/properties/choices/items/required",keyword:"required",params:{missingProperty:"finish_reason"}};e===null?e=[m]:e.push(m),s++}if(u.index!==void 0){
let m=u.index;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let c={instancePath:i+"/choices/"+a+"/index",schemaPath:"#/properties/choices/items/prop\
erties/index/type",keyword:"type",params:{type:"integer"}};e===null?e=[c]:e.push(c),s++}if(typeof m=="number"&&isFinite(m)&&(m<0||isNaN(m))){let c={instancePath:i+
"/choices/"+a+"/index",schemaPath:"#/properties/choices/items/properties/index/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[c]:e.push(
c),s++}}if(u.message!==void 0){let m=u.message;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.role===void 0){let c={instancePath:i+"/choices/"+a+"/message",schemaPath:"\
#/properties/choices/items/properties/message/required",keyword:"required",params:{missingProperty:"role"}};e===null?e=[c]:e.push(c),s++}if(m.content===void 0){
let c={instancePath:i+"/choices/"+a+"/message",schemaPath:"#/properties/choices/items/properties/message/required",keyword:"required",params:{missingProperty:"c\
ontent"}};e===null?e=[c]:e.push(c),s++}if(m.role!==void 0&&m.role!=="assistant"){let c={instancePath:i+"/choices/"+a+"/message/role",schemaPath:"#/properties/ch\
oices/items/properties/message/properties/role/const",keyword:"const",params:{allowedValue:"assistant"}};e===null?e=[c]:e.push(c),s++}if(m.content!==void 0&&typeof m.
content!="string"){let c={instancePath:i+"/choices/"+a+"/message/content",schemaPath:"#/properties/choices/items/properties/message/properties/content/type",keyword:"\
type",params:{type:"string"}};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:i+"/choices/"+a+"/message",schemaPath:"#/properties/choices/items/propertie\
s/message/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),s++}}if(u.finish_reason!==void 0&&typeof u.finish_reason!="string"){let m={instancePath:i+
"/choices/"+a+"/finish_reason",schemaPath:"#/properties/choices/items/properties/finish_reason/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(
m),s++}}else{let m={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}}}else{
let o={instancePath:i+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),s++}}r.usage!==void 0&&(G(
r.usage,{instancePath:i+"/usage",parentData:r,parentDataProperty:"usage",rootData:y,dynamicAnchors:h})||(e=e===null?G.errors:e.concat(G.errors),s=e.length))}else{
let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return ar.errors=e,s===0}ar.evaluated={props:{id:!0,
object:!0,created:!0,model:!0,choices:!0,usage:!0},dynamicProps:!1,dynamicItems:!1};var es=pr,Tr={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"ur\
n:assay:openai:error-body-full",$comment:"Gap G7.2, reading errors.body = openai, in full: four keys, of which param and code may be null. A numeric code is a d\
eviation that clients notice, so it is not allowed here.",title:"Error body, in full",type:"object",required:["error"],properties:{error:{type:"object",required:[
"message","type","param","code"],properties:{message:{type:"string"},type:{type:"string"},param:{type:["string","null"]},code:{type:["string","null"]}}}}};function pr(r,{
instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=pr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.error===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
error"}};e===null?e=[n]:e.push(n),s++}if(r.error!==void 0){let n=r.error;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.message===void 0){let o={instancePath:i+
"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[o]:e.push(o),s++}if(n.type===void 0){let o={
instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[o]:e.push(o),s++}if(n.param===void 0){
let o={instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"param"}};e===null?e=[o]:e.push(o),s++}if(n.code===
void 0){let o={instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"code"}};e===null?e=[o]:e.push(o),s++}
if(n.message!==void 0&&typeof n.message!="string"){let o={instancePath:i+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",
params:{type:"string"}};e===null?e=[o]:e.push(o),s++}if(n.type!==void 0&&typeof n.type!="string"){let o={instancePath:i+"/error/type",schemaPath:"#/properties/e\
rror/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}if(n.param!==void 0){let o=n.param;if(typeof o!="string"&&o!==null){
let a={instancePath:i+"/error/param",schemaPath:"#/properties/error/properties/param/type",keyword:"type",params:{type:Tr.properties.error.properties.param.type}};
e===null?e=[a]:e.push(a),s++}}if(n.code!==void 0){let o=n.code;if(typeof o!="string"&&o!==null){let a={instancePath:i+"/error/code",schemaPath:"#/properties/err\
or/properties/code/type",keyword:"type",params:{type:Tr.properties.error.properties.code.type}};e===null?e=[a]:e.push(a),s++}}}else{let o={instancePath:i+"/erro\
r",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return pr.errors=e,s===0}pr.evaluated={props:{error:!0},dynamicProps:!1,dynamicItems:!1};var rs=lr;function lr(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=lr.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.error===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"error"}};e===null?e=[n]:e.push(n),s++}if(r.error!==void 0){let n=r.error;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.message===
void 0){let o={instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[o]:e.push(o),
s++}if(n.message!==void 0&&typeof n.message!="string"){let o={instancePath:i+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"\
object"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return lr.
errors=e,s===0}lr.evaluated={props:{error:!0},dynamicProps:!1,dynamicItems:!1};var ss=ur;function ur(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=ur.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.object===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"object"}};e===null?e=[n]:e.push(n),s++}if(r.data===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"}};e===null?e=[n]:e.push(n),s++}if(r.object!==void 0&&r.object!=="list"){let n={instancePath:i+"/object",schemaPath:"#/properties/object/c\
onst",keyword:"const",params:{allowedValue:"list"}};e===null?e=[n]:e.push(n),s++}if(r.data!==void 0){let n=r.data;if(Array.isArray(n)){let o=n.length;for(let a=0;a<
o;a++){let u=n[a];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.id===void 0){let m={instancePath:i+"/data/"+a,schemaPath:"#/properties/data/items/required",
keyword:"required",params:{missingProperty:"id"}};e===null?e=[m]:e.push(m),s++}if(u.id!==void 0){let m=u.id;if(typeof m=="string"){if(_(m)<1){let c={instancePath:i+
"/data/"+a+"/id",schemaPath:"#/properties/data/items/properties/id/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:i+
"/data/"+a+"/id",schemaPath:"#/properties/data/items/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),s++}}}else{let m={instancePath:i+
"/data/"+a,schemaPath:"#/properties/data/items/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}}}else{let o={instancePath:i+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[n]:e.push(n),s++}return ur.errors=e,s===0}ur.evaluated={props:{object:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var is=G,ts=dr;var ns={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:readings",$comment:"One member per key of gaps.json, one branch per reading of tha\
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
"method","path"],additionalProperties:!1,properties:{method:{$ref:"#/$defs/method"},path:{$ref:"#/$defs/path"}}}},seconds:{type:"number",exclusiveMinimum:0}}};function O(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=O.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),Array.isArray(r)){let n=r.length;for(let u=0;u<n;u++){let m=r[u];if(typeof m=="string"){if(_(m)<1){let c={instancePath:i+
"/"+u,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:i+"/"+u,schemaPath:"#/items/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),s++}}let o=r.length,a;if(o>1){let u={};for(;o--;){let m=r[o];if(typeof m=="string"){if(typeof u[m]==
"number"){a=u[m];let c={instancePath:i,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:o,j:a}};e===null?e=[c]:e.push(c),s++;break}u[m]=o}}}}else{let n={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),s++}return O.errors=e,s===0}O.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};function ee(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=ee.evaluated;if(d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="list"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[a]:e.push(a),s++}if(r.names===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"names"}};e===
null?e=[a]:e.push(a),s++}for(let a in r)if(!(a==="reading"||a==="names")){let u={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:a}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="list"){let a={instancePath:i+"/reading",schemaPath:"#\
/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[a]:e.push(a),s++}r.names!==void 0&&(O(r.names,{instancePath:i+"/nam\
es",parentData:r,parentDataProperty:"names",rootData:y,dynamicAnchors:h})||(e=e===null?O.errors:e.concat(O.errors),s=e.length))}var n=!0}else{let a={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}else{let a={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}}else{let o={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return ee.errors=e,d.props=n,s===0}ee.evaluated={dynamicProps:!0,dynamicItems:!1};var Z={
if:{type:"string"},then:{enum:["model+messages","all-four","messages"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{
const:"model+messages"},required:{const:["model","messages"]}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"all-four"},required:{const:[
"model","messages","max_tokens","temperature"]}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"messages"},required:{const:["message\
s"]}},required:["reading"],additionalProperties:!1}]}},xr=Vr().default;function re(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){
let e=null,s=0,d=re.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:
e.push(f),s++}var u=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(u){let f=s;if(!(r==="model+messages"||r==="all-four"||r==="messages")){let p={instancePath:i,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Z.then.enum}};e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="then"}else{let f=s;if(r&&typeof r=="\
object"&&!Array.isArray(r)){let p=r.reading;if(typeof p=="string")if(p==="model+messages"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={
instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t===
"reading"||t==="required")){let l={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="model+messages"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading\
/const",keyword:"const",params:{allowedValue:"model+messages"}};e===null?e=[t]:e.push(t),s++}if(r.required!==void 0&&!xr(r.required,Z.else.oneOf[0].properties.required.
const)){let t={instancePath:i+"/required",schemaPath:"#/else/oneOf/0/properties/required/const",keyword:"const",params:{allowedValue:Z.else.oneOf[0].properties.
required.const}};e===null?e=[t]:e.push(t),s++}}var c=!0}else if(p==="all-four"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t===
"required")){let l={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:
e.push(l),s++}if(r.reading!==void 0&&r.reading!=="all-four"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"cons\
t",params:{allowedValue:"all-four"}};e===null?e=[t]:e.push(t),s++}if(r.required!==void 0&&!xr(r.required,Z.else.oneOf[1].properties.required.const)){let t={instancePath:i+
"/required",schemaPath:"#/else/oneOf/1/properties/required/const",keyword:"const",params:{allowedValue:Z.else.oneOf[1].properties.required.const}};e===null?e=[t]:
e.push(t),s++}}c!==!0&&(c=!0)}else if(p==="messages"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/el\
se/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="required")){let l={
instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.
reading!==void 0&&r.reading!=="messages"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"\
messages"}};e===null?e=[t]:e.push(t),s++}if(r.required!==void 0&&!xr(r.required,Z.else.oneOf[2].properties.required.const)){let t={instancePath:i+"/required",schemaPath:"\
#/else/oneOf/2/properties/required/const",keyword:"const",params:{allowedValue:Z.else.oneOf[2].properties.required.const}};e===null?e=[t]:e.push(t),s++}}c!==!0&&
(c=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:p}};e===null?e=[t]:e.
push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:p}};e===null?e=[t]:e.
push(t),s++}}else{let p={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="else"}if(!o){
let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[f]:e.push(f),s++}return re.errors=e,d.props=c,s===0}re.evaluated={dynamicProps:!0,
dynamicItems:!1};var os={if:{type:"string"},then:{enum:["discovery","any"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{
const:"discovery"},path:{$ref:"#/$defs/path"},schema:{$ref:"#/$defs/schemaId"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"list"},
models:{type:"array",items:{type:"string",minLength:1},uniqueItems:!0,minItems:1}},required:["reading","models"],additionalProperties:!1},{properties:{reading:{
const:"any"}},required:["reading"],additionalProperties:!1}]}};var as=new RegExp("^/(?!/)[^\\s#]*$","u");function V(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,
d=V.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),typeof r=="string"){if(!as.test(r)){let n={instancePath:i,schemaPath:"#/patte\
rn",keyword:"pattern",params:{pattern:"^/(?!/)[^\\s#]*$"}};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
string"}};e===null?e=[n]:e.push(n),s++}return V.errors=e,s===0}V.evaluated={dynamicProps:!1,dynamicItems:!1};var ps=new RegExp("^urn:assay:","u");function D(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=D.
evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),typeof r=="string"){if(!ps.test(r)){let n={instancePath:i,schemaPath:"#/pattern",
keyword:"pattern",params:{pattern:"^urn:assay:"}};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"stri\
ng"}};e===null?e=[n]:e.push(n),s++}return D.errors=e,s===0}D.evaluated={dynamicProps:!1,dynamicItems:!1};function se(r,{instancePath:i="",parentData:b,parentDataProperty:q,
rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=se.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!=
"string"){let f={};e===null?e=[f]:e.push(f),s++}var u=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(u){let f=s;if(!(r==="discovery"||r==="any")){let p={instancePath:i,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:os.then.enum}};e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="then"}else{let f=s;if(r&&typeof r==
"object"&&!Array.isArray(r)){let p=r.reading;if(typeof p=="string")if(p==="discovery"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={
instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t===
"reading"||t==="path"||t==="schema")){let l={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="discovery"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/cons\
t",keyword:"const",params:{allowedValue:"discovery"}};e===null?e=[t]:e.push(t),s++}r.path!==void 0&&(V(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"\
path",rootData:y,dynamicAnchors:h})||(e=e===null?V.errors:e.concat(V.errors),s=e.length)),r.schema!==void 0&&(D(r.schema,{instancePath:i+"/schema",parentData:r,
parentDataProperty:"schema",rootData:y,dynamicAnchors:h})||(e=e===null?D.errors:e.concat(D.errors),s=e.length))}var c=!0}else if(p==="list"){if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[t]:e.push(t),s++}if(r.models===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"models"}};
e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="models")){let l={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="list"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[t]:e.push(t),s++}if(r.models!==void 0){let t=r.models;if(Array.
isArray(t)){if(t.length<1){let v={instancePath:i+"/models",schemaPath:"#/else/oneOf/1/properties/models/minItems",keyword:"minItems",params:{limit:1}};e===null?
e=[v]:e.push(v),s++}let l=t.length;for(let v=0;v<l;v++){let S=t[v];if(typeof S=="string"){if(_(S)<1){let M={instancePath:i+"/models/"+v,schemaPath:"#/else/oneOf\
/1/properties/models/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[M]:e.push(M),s++}}else{let M={instancePath:i+"/models/"+v,schemaPath:"#/\
else/oneOf/1/properties/models/items/type",keyword:"type",params:{type:"string"}};e===null?e=[M]:e.push(M),s++}}let w=t.length,g;if(w>1){let v={};for(;w--;){let S=t[w];
if(typeof S=="string"){if(typeof v[S]=="number"){g=v[S];let M={instancePath:i+"/models",schemaPath:"#/else/oneOf/1/properties/models/uniqueItems",keyword:"uniqu\
eItems",params:{i:w,j:g}};e===null?e=[M]:e.push(M),s++;break}v[S]=w}}}}else{let l={instancePath:i+"/models",schemaPath:"#/else/oneOf/1/properties/models/type",keyword:"\
type",params:{type:"array"}};e===null?e=[l]:e.push(l),s++}}}c!==!0&&(c=!0)}else if(p==="any"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!==
"reading"){let l={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.
push(l),s++}if(r.reading!==void 0&&r.reading!=="any"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{
allowedValue:"any"}};e===null?e=[t]:e.push(t),s++}}c!==!0&&(c=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"\
tag",tag:"reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}}else{let p={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?
e=[p]:e.push(p),s++}var u=f===s;o=u,m="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[f]:e.push(f),s++}
return se.errors=e,d.props=c,s===0}se.evaluated={dynamicProps:!0,dynamicItems:!1};var ls={if:{type:"string"},then:{enum:["openai"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"openai"},roles:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{
const:"list"},roles:{$ref:"#/$defs/texts"}},required:["reading","roles"],additionalProperties:!1}]}};function ie(r,{instancePath:i="",parentData:b,parentDataProperty:q,
rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=ie.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!=
"string"){let f={};e===null?e=[f]:e.push(f),s++}var u=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(u){let f=s;if(r!=="openai"){let p={instancePath:i,schemaPath:"\
#/then/enum",keyword:"enum",params:{allowedValues:ls.then.enum}};e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.
isArray(r)){let p=r.reading;if(typeof p=="string")if(p==="openai"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="roles")){let l={
instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.
reading!==void 0&&r.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
openai"}};e===null?e=[t]:e.push(t),s++}r.roles!==void 0&&(O(r.roles,{instancePath:i+"/roles",parentData:r,parentDataProperty:"roles",rootData:y,dynamicAnchors:h})||
(e=e===null?O.errors:e.concat(O.errors),s=e.length))}var c=!0}else if(p==="list"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.roles===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"roles"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="r\
oles")){let l={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(
l),s++}if(r.reading!==void 0&&r.reading!=="list"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{
allowedValue:"list"}};e===null?e=[t]:e.push(t),s++}r.roles!==void 0&&(O(r.roles,{instancePath:i+"/roles",parentData:r,parentDataProperty:"roles",rootData:y,dynamicAnchors:h})||
(e=e===null?O.errors:e.concat(O.errors),s=e.length))}c!==!0&&(c=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"mapping",tag:"reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}}else{let p={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};
e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[f]:e.push(
f),s++}return ie.errors=e,d.props=c,s===0}ie.evaluated={dynamicProps:!0,dynamicItems:!1};var us={if:{type:"string"},then:{enum:["openai","bare"]},else:{type:"ob\
ject",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"openai"},schema:{$ref:"#/$defs/schemaId"},object:{$ref:"#/$defs/text"},role:{$ref:"\
#/$defs/text"},finishReasons:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"bare"}},required:["reading"],additionalProperties:!1}]}};function j(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=j.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),typeof r=="string"){if(_(r)<1){let n={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1}};e===
null?e=[n]:e.push(n),s++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),s++}return j.errors=e,s===
0}j.evaluated={dynamicProps:!1,dynamicItems:!1};function te(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,
s=0,d=te.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:e.push(f),s++}
var u=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(u){let f=s;if(!(r==="openai"||r==="bare")){let p={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",
params:{allowedValues:us.then.enum}};e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let p=r.reading;
if(typeof p=="string")if(p==="openai"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/requ\
ired",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="schema"||t==="object"||t==="ro\
le"||t==="finishReasons")){let l={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",
keyword:"const",params:{allowedValue:"openai"}};e===null?e=[t]:e.push(t),s++}r.schema!==void 0&&(D(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"\
schema",rootData:y,dynamicAnchors:h})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),r.object!==void 0&&(j(r.object,{instancePath:i+"/object",parentData:r,
parentDataProperty:"object",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:e.concat(j.errors),s=e.length)),r.role!==void 0&&(j(r.role,{instancePath:i+"/rol\
e",parentData:r,parentDataProperty:"role",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:e.concat(j.errors),s=e.length)),r.finishReasons!==void 0&&(O(r.finishReasons,
{instancePath:i+"/finishReasons",parentData:r,parentDataProperty:"finishReasons",rootData:y,dynamicAnchors:h})||(e=e===null?O.errors:e.concat(O.errors),s=e.length))}
var c=!0}else if(p==="bare"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let l={instancePath:i,schemaPath:"#/else/oneOf/1/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="bare"){let t={
instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"bare"}};e===null?e=[t]:e.push(t),s++}}c!==!0&&
(c=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:p}};e===null?e=[t]:e.
push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:p}};e===null?e=[t]:e.
push(t),s++}}else{let p={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="else"}if(!o){
let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[f]:e.push(f),s++}return te.errors=e,d.props=c,s===0}te.evaluated={dynamicProps:!0,
dynamicItems:!1};var ds={if:{type:"string"},then:{enum:["opaque"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"\
opaque"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"pattern"},pattern:{$ref:"#/$defs/text"}},required:["reading","pattern"],additionalProperties:!1}]}};
function ne(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=ne.evaluated;d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:e.push(f),s++}var u=a===s;s=n,e!==null&&(n?e.length=n:e=
null);let m;if(u){let f=s;if(r!=="opaque"){let p={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:ds.then.enum}};e===null?e=[p]:e.push(
p),s++}var u=f===s;o=u,m="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let p=r.reading;if(typeof p=="string")if(p==="opaque"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let l={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="opaque"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"opaque"}};e===null?e=[t]:e.push(t),s++}}var c=!0}else if(p==="pattern"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}if(r.pattern===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"\
pattern"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="pattern")){let l={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="pattern"){let t={instancePath:i+"\
/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"pattern"}};e===null?e=[t]:e.push(t),s++}r.pattern!==void 0&&
(j(r.pattern,{instancePath:i+"/pattern",parentData:r,parentDataProperty:"pattern",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:e.concat(j.errors),s=e.length))}
c!==!0&&(c=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:p}};e===null?
e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:p}};e===null?
e=[t]:e.push(t),s++}}else{let p={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="\
else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[f]:e.push(f),s++}return ne.errors=e,d.props=c,s===0}ne.
evaluated={dynamicProps:!0,dynamicItems:!1};var fs={if:{type:"string"},then:{enum:["none"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{
reading:{const:"none"}},required:["reading"],additionalProperties:!1}]}};function oe(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){
let e=null,s=0,d=oe.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:
e.push(f),s++}var u=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(u){let f=s;if(r!=="none"){let p={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{
allowedValues:fs.then.enum}};e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let p=r.reading;if(typeof p==
"string")if(p==="none"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let l={instancePath:i,schemaPath:"#/else/oneOf/0/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="none"){let t={
instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"none"}};e===null?e=[t]:e.push(t),s++}}var c=!0}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}}else{
let p={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="else"}if(!o){let f={instancePath:i,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[f]:e.push(f),s++}return oe.errors=e,d.props=c,s===0}oe.evaluated={dynamicProps:!0,dynamicItems:!1};
var ms={if:{type:"string"},then:{enum:["email-password-name"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"em\
ail-password-name"},fields:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"template"},body:{$ref:"#/$defs/obj\
ect"}},required:["reading","body"],additionalProperties:!1}]}};function U(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=U.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r))){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[n]:e.push(n),s++}return U.errors=e,s===0}U.evaluated={dynamicProps:!1,dynamicItems:!1};function ae(r,{instancePath:i="",parentData:b,parentDataProperty:q,
rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=ae.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!=
"string"){let f={};e===null?e=[f]:e.push(f),s++}var u=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(u){let f=s;if(r!=="email-password-name"){let p={instancePath:i,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:ms.then.enum}};e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="then"}else{let f=s;if(r&&typeof r==
"object"&&!Array.isArray(r)){let p=r.reading;if(typeof p=="string")if(p==="email-password-name"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t===
"reading"||t==="fields")){let l={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===
null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="email-password-name"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/readin\
g/const",keyword:"const",params:{allowedValue:"email-password-name"}};e===null?e=[t]:e.push(t),s++}r.fields!==void 0&&(O(r.fields,{instancePath:i+"/fields",parentData:r,
parentDataProperty:"fields",rootData:y,dynamicAnchors:h})||(e=e===null?O.errors:e.concat(O.errors),s=e.length))}var c=!0}else if(p==="template"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}if(r.body===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"bo\
dy"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="body")){let l={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="template"){let t={instancePath:i+"/reading",
schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"template"}};e===null?e=[t]:e.push(t),s++}r.body!==void 0&&(U(r.body,{
instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:y,dynamicAnchors:h})||(e=e===null?U.errors:e.concat(U.errors),s=e.length))}c!==!0&&(c=!0)}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}}else{
let p={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="else"}if(!o){let f={instancePath:i,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[f]:e.push(f),s++}return ae.errors=e,d.props=c,s===0}ae.evaluated={dynamicProps:!0,dynamicItems:!1};
var cs={if:{type:"string"},then:{enum:["key-pointer","mail"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"key\
-pointer"},pointers:{type:"array",minItems:1,items:{$ref:"#/$defs/pointer"}}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"mail"}},
required:["reading"],additionalProperties:!1}]}};var ys=new RegExp("^(/.*)?$","u");function E(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=E.evaluated;
if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),typeof r=="string"){if(!ys.test(r)){let n={instancePath:i,schemaPath:"#/pattern",keyword:"p\
attern",params:{pattern:"^(/.*)?$"}};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?
e=[n]:e.push(n),s++}return E.errors=e,s===0}E.evaluated={dynamicProps:!1,dynamicItems:!1};function pe(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,
dynamicAnchors:h={}}={}){let e=null,s=0,d=pe.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){
let f={};e===null?e=[f]:e.push(f),s++}var u=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(u){let f=s;if(!(r==="key-pointer"||r==="mail")){let p={instancePath:i,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:cs.then.enum}};e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="then"}else{let f=s;if(r&&typeof r==
"object"&&!Array.isArray(r)){let p=r.reading;if(typeof p=="string")if(p==="key-pointer"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={
instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t===
"reading"||t==="pointers")){let l={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="key-pointer"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/co\
nst",keyword:"const",params:{allowedValue:"key-pointer"}};e===null?e=[t]:e.push(t),s++}if(r.pointers!==void 0){let t=r.pointers;if(Array.isArray(t)){if(t.length<
1){let w={instancePath:i+"/pointers",schemaPath:"#/else/oneOf/0/properties/pointers/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[w]:e.push(w),s++}
let l=t.length;for(let w=0;w<l;w++)E(t[w],{instancePath:i+"/pointers/"+w,parentData:t,parentDataProperty:w,rootData:y,dynamicAnchors:h})||(e=e===null?E.errors:e.
concat(E.errors),s=e.length)}else{let l={instancePath:i+"/pointers",schemaPath:"#/else/oneOf/0/properties/pointers/type",keyword:"type",params:{type:"array"}};e===
null?e=[l]:e.push(l),s++}}}var c=!0}else if(p==="mail"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/\
else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let l={instancePath:i,
schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&
r.reading!=="mail"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"mail"}};e===null?
e=[t]:e.push(t),s++}}c!==!0&&(c=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:p}};
e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:p}};
e===null?e=[t]:e.push(t),s++}}else{let p={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}var u=f===
s;o=u,m="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[f]:e.push(f),s++}return pe.errors=e,d.props=c,
s===0}pe.evaluated={dynamicProps:!0,dynamicItems:!1};var hs={if:{type:"string"},then:{enum:["at-least-one","minus-one-unlimited"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"at-least-one"},minimum:{const:1}},required:["reading"],additionalProperties:!1},{properties:{reading:{
const:"minus-one-unlimited"},minimum:{const:1},unlimited:{const:-1}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"range"},minimum:{
type:"integer"},maximum:{type:"integer",minimum:1}},required:["reading","minimum","maximum"],additionalProperties:!1}]}};function le(r,{instancePath:i="",parentData:b,
parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=le.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,
o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:e.push(f),s++}var u=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(u){let f=s;if(!(r==="at-least-one"||
r==="minus-one-unlimited")){let p={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:hs.then.enum}};e===null?e=[p]:e.push(p),s++}var u=f===
s;o=u,m="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let p=r.reading;if(typeof p=="string")if(p==="at-least-one"){if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="minimum")){let l={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="at-least-one"){let t={instancePath:i+"/reading",
schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"at-least-one"}};e===null?e=[t]:e.push(t),s++}if(r.minimum!==void 0&&r.
minimum!==1){let t={instancePath:i+"/minimum",schemaPath:"#/else/oneOf/0/properties/minimum/const",keyword:"const",params:{allowedValue:1}};e===null?e=[t]:e.push(
t),s++}}var c=!0}else if(p==="minus-one-unlimited"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else\
/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="minimum"||t==="un\
limited")){let l={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.
push(l),s++}if(r.reading!==void 0&&r.reading!=="minus-one-unlimited"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"\
const",params:{allowedValue:"minus-one-unlimited"}};e===null?e=[t]:e.push(t),s++}if(r.minimum!==void 0&&r.minimum!==1){let t={instancePath:i+"/minimum",schemaPath:"\
#/else/oneOf/1/properties/minimum/const",keyword:"const",params:{allowedValue:1}};e===null?e=[t]:e.push(t),s++}if(r.unlimited!==void 0&&r.unlimited!==-1){let t={
instancePath:i+"/unlimited",schemaPath:"#/else/oneOf/1/properties/unlimited/const",keyword:"const",params:{allowedValue:-1}};e===null?e=[t]:e.push(t),s++}}c!==!0&&
(c=!0)}else if(p==="range"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.minimum===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"\
required",params:{missingProperty:"minimum"}};e===null?e=[t]:e.push(t),s++}if(r.maximum===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"\
required",params:{missingProperty:"maximum"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="minimum"||t==="maximum")){let l={instancePath:i,
schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&
r.reading!=="range"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"range"}};e===null?
e=[t]:e.push(t),s++}if(r.minimum!==void 0){let t=r.minimum;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let l={instancePath:i+"/minimum",schemaPath:"\
#/else/oneOf/2/properties/minimum/type",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),s++}}if(r.maximum!==void 0){let t=r.maximum;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let l={instancePath:i+"/maximum",schemaPath:"#/else/oneOf/2/properties/maximum/type",keyword:"type",params:{type:"int\
eger"}};e===null?e=[l]:e.push(l),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let l={instancePath:i+"/maximum",schemaPath:"#/else/oneOf/2/properties\
/maximum/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[l]:e.push(l),s++}}}c!==!0&&(c=!0)}else{let t={instancePath:i,schemaPath:"#/els\
e/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}}else{let p={instancePath:i,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:m}};e===null?e=[f]:e.push(f),s++}return le.errors=e,d.props=c,s===0}le.evaluated={dynamicProps:!0,dynamicItems:!1};var gs={if:{type:"\
string"},then:{enum:["0..2","0..1"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"0..2"},minimum:{const:0},maximum:{
const:2}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"0..1"},minimum:{const:0},maximum:{const:1}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"range"},minimum:{type:"number"},maximum:{type:"number"}},required:["reading","minimum","maximum"],additionalProperties:!1}]}};function ue(r,{
instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=ue.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:e.push(f),s++}var u=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(u){let f=s;
if(!(r==="0..2"||r==="0..1")){let p={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:gs.then.enum}};e===null?e=[p]:e.push(p),s++}var u=f===
s;o=u,m="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let p=r.reading;if(typeof p=="string")if(p==="0..2"){if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(
t),s++}for(let t in r)if(!(t==="reading"||t==="minimum"||t==="maximum")){let l={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="0..2"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"0..2"}};e===null?e=[t]:e.push(t),s++}if(r.minimum!==void 0&&r.minimum!==0){let t={
instancePath:i+"/minimum",schemaPath:"#/else/oneOf/0/properties/minimum/const",keyword:"const",params:{allowedValue:0}};e===null?e=[t]:e.push(t),s++}if(r.maximum!==
void 0&&r.maximum!==2){let t={instancePath:i+"/maximum",schemaPath:"#/else/oneOf/0/properties/maximum/const",keyword:"const",params:{allowedValue:2}};e===null?e=
[t]:e.push(t),s++}}var c=!0}else if(p==="0..1"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/one\
Of/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="minimum"||t==="maximu\
m")){let l={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(
l),s++}if(r.reading!==void 0&&r.reading!=="0..1"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{
allowedValue:"0..1"}};e===null?e=[t]:e.push(t),s++}if(r.minimum!==void 0&&r.minimum!==0){let t={instancePath:i+"/minimum",schemaPath:"#/else/oneOf/1/properties/\
minimum/const",keyword:"const",params:{allowedValue:0}};e===null?e=[t]:e.push(t),s++}if(r.maximum!==void 0&&r.maximum!==1){let t={instancePath:i+"/maximum",schemaPath:"\
#/else/oneOf/1/properties/maximum/const",keyword:"const",params:{allowedValue:1}};e===null?e=[t]:e.push(t),s++}}c!==!0&&(c=!0)}else if(p==="range"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}if(r.minimum===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"\
minimum"}};e===null?e=[t]:e.push(t),s++}if(r.maximum===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"\
maximum"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="minimum"||t==="maximum")){let l={instancePath:i,schemaPath:"#/else/oneOf/2/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="range"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"range"}};e===null?e=[t]:e.push(t),s++}if(r.minimum!==void 0){
let t=r.minimum;if(!(typeof t=="number"&&isFinite(t))){let l={instancePath:i+"/minimum",schemaPath:"#/else/oneOf/2/properties/minimum/type",keyword:"type",params:{
type:"number"}};e===null?e=[l]:e.push(l),s++}}if(r.maximum!==void 0){let t=r.maximum;if(!(typeof t=="number"&&isFinite(t))){let l={instancePath:i+"/maximum",schemaPath:"\
#/else/oneOf/2/properties/maximum/type",keyword:"type",params:{type:"number"}};e===null?e=[l]:e.push(l),s++}}}c!==!0&&(c=!0)}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}}else{let p={instancePath:i,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:m}};e===null?e=[f]:e.push(f),s++}return ue.errors=e,d.props=c,s===0}ue.evaluated={dynamicProps:!0,dynamicItems:!1};var Ps={if:{type:"\
string"},then:{enum:["same-path"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"same-path"}},required:["readin\
g"],additionalProperties:!1},{properties:{reading:{const:"other-path"},path:{$ref:"#/$defs/path"}},required:["reading","path"],additionalProperties:!1}]}};function de(r,{
instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=de.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:e.push(f),s++}var u=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(u){let f=s;
if(r!=="same-path"){let p={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Ps.then.enum}};e===null?e=[p]:e.push(p),s++}var u=f===s;
o=u,m="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let p=r.reading;if(typeof p=="string")if(p==="same-path"){if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=
[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let l={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="same-path"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/\
properties/reading/const",keyword:"const",params:{allowedValue:"same-path"}};e===null?e=[t]:e.push(t),s++}}var c=!0}else if(p==="other-path"){if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[t]:e.push(t),s++}if(r.path===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"path"}};
e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="path")){let l={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="other-path"){let t={instancePath:i+"/reading",
schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"other-path"}};e===null?e=[t]:e.push(t),s++}r.path!==void 0&&(V(r.path,
{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:y,dynamicAnchors:h})||(e=e===null?V.errors:e.concat(V.errors),s=e.length))}c!==!0&&(c=!0)}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}}else{
let p={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="else"}if(!o){let f={instancePath:i,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[f]:e.push(f),s++}return de.errors=e,d.props=c,s===0}de.evaluated={dynamicProps:!0,dynamicItems:!1};
var ks={if:{type:"string"},then:{enum:["stream-true","accept"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"s\
tream-true"},field:{$ref:"#/$defs/text"},value:{const:!0}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"accept"},mediaType:{$ref:"\
#/$defs/text"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"query"},name:{$ref:"#/$defs/text"},value:{$ref:"#/$defs/text"}},required:[
"reading","name","value"],additionalProperties:!1}]}};function fe(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,
s=0,d=fe.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:e.push(f),s++}
var u=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(u){let f=s;if(!(r==="stream-true"||r==="accept")){let p={instancePath:i,schemaPath:"#/then/enum",keyword:"\
enum",params:{allowedValues:ks.then.enum}};e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let p=r.
reading;if(typeof p=="string")if(p==="stream-true"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else\
/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="field"||t==="valu\
e")){let l={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(
l),s++}if(r.reading!==void 0&&r.reading!=="stream-true"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{
allowedValue:"stream-true"}};e===null?e=[t]:e.push(t),s++}if(r.field!==void 0&&(j(r.field,{instancePath:i+"/field",parentData:r,parentDataProperty:"field",rootData:y,
dynamicAnchors:h})||(e=e===null?j.errors:e.concat(j.errors),s=e.length)),r.value!==void 0&&r.value!==!0){let t={instancePath:i+"/value",schemaPath:"#/else/oneOf\
/0/properties/value/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[t]:e.push(t),s++}}var c=!0}else if(p==="accept"){if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=
[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="mediaType")){let l={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="accept"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"accept"}};e===null?e=[t]:e.push(t),s++}r.mediaType!==void 0&&(j(r.mediaType,{instancePath:i+
"/mediaType",parentData:r,parentDataProperty:"mediaType",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:e.concat(j.errors),s=e.length))}c!==!0&&(c=!0)}else if(p===
"query"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.name===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{
missingProperty:"name"}};e===null?e=[t]:e.push(t),s++}if(r.value===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{
missingProperty:"value"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="name"||t==="value")){let l={instancePath:i,schemaPath:"#/else/one\
Of/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="query"){
let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"query"}};e===null?e=[t]:e.push(t),s++}
r.name!==void 0&&(j(r.name,{instancePath:i+"/name",parentData:r,parentDataProperty:"name",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:e.concat(j.errors),
s=e.length)),r.value!==void 0&&(j(r.value,{instancePath:i+"/value",parentData:r,parentDataProperty:"value",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:e.
concat(j.errors),s=e.length))}c!==!0&&(c=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"r\
eading",tagValue:p}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"\
reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}}else{let p={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.
push(p),s++}var u=f===s;o=u,m="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[f]:e.push(f),s++}return fe.
errors=e,d.props=c,s===0}fe.evaluated={dynamicProps:!0,dynamicItems:!1};var ws={if:{type:"string"},then:{enum:["chunks-done"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"chunks-done"},mediaType:{$ref:"#/$defs/text"},schema:{$ref:"#/$defs/schemaId"},object:{$ref:"#/$defs\
/text"},terminator:{$ref:"#/$defs/text"},usageSwitch:{$ref:"#/$defs/object"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"typed"},
mediaType:{$ref:"#/$defs/text"},typePointer:{$ref:"#/$defs/pointer"},doneType:{$ref:"#/$defs/text"}},required:["reading","doneType"],additionalProperties:!1},{properties:{
reading:{const:"custom"},mediaType:{$ref:"#/$defs/text"},schema:{$ref:"#/$defs/schemaId"},terminator:{$ref:"#/$defs/text"},usageSwitch:{$ref:"#/$defs/object"}},
required:["reading","schema"],additionalProperties:!1}]}};function me(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){
let e=null,s=0,d=me.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:
e.push(f),s++}var u=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(u){let f=s;if(r!=="chunks-done"){let p={instancePath:i,schemaPath:"#/then/enum",keyword:"\
enum",params:{allowedValues:ws.then.enum}};e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let p=r.
reading;if(typeof p=="string")if(p==="chunks-done"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else\
/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="mediaType"||t==="\
schema"||t==="object"||t==="terminator"||t==="usageSwitch")){let l={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="chunks-done"){let t={instancePath:i+"/reading",schemaPath:"#/\
else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"chunks-done"}};e===null?e=[t]:e.push(t),s++}r.mediaType!==void 0&&(j(r.mediaType,{instancePath:i+
"/mediaType",parentData:r,parentDataProperty:"mediaType",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:e.concat(j.errors),s=e.length)),r.schema!==void 0&&
(D(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"schema",rootData:y,dynamicAnchors:h})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),
r.object!==void 0&&(j(r.object,{instancePath:i+"/object",parentData:r,parentDataProperty:"object",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:e.concat(j.
errors),s=e.length)),r.terminator!==void 0&&(j(r.terminator,{instancePath:i+"/terminator",parentData:r,parentDataProperty:"terminator",rootData:y,dynamicAnchors:h})||
(e=e===null?j.errors:e.concat(j.errors),s=e.length)),r.usageSwitch!==void 0&&(U(r.usageSwitch,{instancePath:i+"/usageSwitch",parentData:r,parentDataProperty:"us\
ageSwitch",rootData:y,dynamicAnchors:h})||(e=e===null?U.errors:e.concat(U.errors),s=e.length))}var c=!0}else if(p==="typed"){if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(
t),s++}if(r.doneType===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"doneType"}};e===null?e=[t]:
e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="mediaType"||t==="typePointer"||t==="doneType")){let l={instancePath:i,schemaPath:"#/else/oneOf/1/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="typed"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"typed"}};e===null?e=[t]:e.push(t),s++}r.mediaType!==void 0&&
(j(r.mediaType,{instancePath:i+"/mediaType",parentData:r,parentDataProperty:"mediaType",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:e.concat(j.errors),s=
e.length)),r.typePointer!==void 0&&(E(r.typePointer,{instancePath:i+"/typePointer",parentData:r,parentDataProperty:"typePointer",rootData:y,dynamicAnchors:h})||
(e=e===null?E.errors:e.concat(E.errors),s=e.length)),r.doneType!==void 0&&(j(r.doneType,{instancePath:i+"/doneType",parentData:r,parentDataProperty:"doneType",rootData:y,
dynamicAnchors:h})||(e=e===null?j.errors:e.concat(j.errors),s=e.length))}c!==!0&&(c=!0)}else if(p==="custom"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}
if(r.schema===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[t]:e.push(t),
s++}for(let t in r)if(!(t==="reading"||t==="mediaType"||t==="schema"||t==="terminator"||t==="usageSwitch")){let l={instancePath:i,schemaPath:"#/else/oneOf/2/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="custom"){let t={
instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"custom"}};e===null?e=[t]:e.push(t),s++}r.mediaType!==
void 0&&(j(r.mediaType,{instancePath:i+"/mediaType",parentData:r,parentDataProperty:"mediaType",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:e.concat(j.errors),
s=e.length)),r.schema!==void 0&&(D(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"schema",rootData:y,dynamicAnchors:h})||(e=e===null?D.errors:
e.concat(D.errors),s=e.length)),r.terminator!==void 0&&(j(r.terminator,{instancePath:i+"/terminator",parentData:r,parentDataProperty:"terminator",rootData:y,dynamicAnchors:h})||
(e=e===null?j.errors:e.concat(j.errors),s=e.length)),r.usageSwitch!==void 0&&(U(r.usageSwitch,{instancePath:i+"/usageSwitch",parentData:r,parentDataProperty:"us\
ageSwitch",rootData:y,dynamicAnchors:h})||(e=e===null?U.errors:e.concat(U.errors),s=e.length))}c!==!0&&(c=!0)}else{let t={instancePath:i,schemaPath:"#/else/disc\
riminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else\
/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}}else{let p={instancePath:i,schemaPath:"#/el\
se/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",
params:{failingKeyword:m}};e===null?e=[f]:e.push(f),s++}return me.errors=e,d.props=c,s===0}me.evaluated={dynamicProps:!0,dynamicItems:!1};var bs={if:{type:"stri\
ng"},then:{enum:["same-path"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"same-path"}},required:["reading"],
additionalProperties:!1},{properties:{reading:{const:"other-path"},path:{$ref:"#/$defs/path"}},required:["reading","path"],additionalProperties:!1}]}};function ce(r,{
instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=ce.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:e.push(f),s++}var u=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(u){let f=s;
if(r!=="same-path"){let p={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:bs.then.enum}};e===null?e=[p]:e.push(p),s++}var u=f===s;
o=u,m="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let p=r.reading;if(typeof p=="string")if(p==="same-path"){if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=
[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let l={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="same-path"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/\
properties/reading/const",keyword:"const",params:{allowedValue:"same-path"}};e===null?e=[t]:e.push(t),s++}}var c=!0}else if(p==="other-path"){if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[t]:e.push(t),s++}if(r.path===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"path"}};
e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="path")){let l={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="other-path"){let t={instancePath:i+"/reading",
schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"other-path"}};e===null?e=[t]:e.push(t),s++}r.path!==void 0&&(V(r.path,
{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:y,dynamicAnchors:h})||(e=e===null?V.errors:e.concat(V.errors),s=e.length))}c!==!0&&(c=!0)}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}}else{
let p={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="else"}if(!o){let f={instancePath:i,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[f]:e.push(f),s++}return ce.errors=e,d.props=c,s===0}ce.evaluated={dynamicProps:!0,dynamicItems:!1};
var qs={if:{type:"string"},then:{enum:["chunks"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"chunks"},schema:{
$ref:"#/$defs/schemaId"},terminators:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"wrapped"},requestType:{$ref:"\
#/$defs/text"},typePointer:{$ref:"#/$defs/pointer"}},required:["reading","requestType"],additionalProperties:!1}]}};function ye(r,{instancePath:i="",parentData:b,
parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=ye.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,
o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:e.push(f),s++}var u=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(u){let f=s;if(r!=="chunks"){let p={
instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:qs.then.enum}};e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="then"}else{let f=s;if(r&&
typeof r=="object"&&!Array.isArray(r)){let p=r.reading;if(typeof p=="string")if(p==="chunks"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t===
"reading"||t==="schema"||t==="terminators")){let l={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="chunks"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",
keyword:"const",params:{allowedValue:"chunks"}};e===null?e=[t]:e.push(t),s++}r.schema!==void 0&&(D(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"\
schema",rootData:y,dynamicAnchors:h})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),r.terminators!==void 0&&(O(r.terminators,{instancePath:i+"/terminato\
rs",parentData:r,parentDataProperty:"terminators",rootData:y,dynamicAnchors:h})||(e=e===null?O.errors:e.concat(O.errors),s=e.length))}var c=!0}else if(p==="wrap\
ped"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.requestType===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",
params:{missingProperty:"requestType"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="requestType"||t==="typePointer")){let l={instancePath:i,
schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&
r.reading!=="wrapped"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"wrapped"}};e===
null?e=[t]:e.push(t),s++}r.requestType!==void 0&&(j(r.requestType,{instancePath:i+"/requestType",parentData:r,parentDataProperty:"requestType",rootData:y,dynamicAnchors:h})||
(e=e===null?j.errors:e.concat(j.errors),s=e.length)),r.typePointer!==void 0&&(E(r.typePointer,{instancePath:i+"/typePointer",parentData:r,parentDataProperty:"ty\
pePointer",rootData:y,dynamicAnchors:h})||(e=e===null?E.errors:e.concat(E.errors),s=e.length))}c!==!0&&(c=!0)}else{let t={instancePath:i,schemaPath:"#/else/disc\
riminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else\
/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}}else{let p={instancePath:i,schemaPath:"#/el\
se/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",
params:{failingKeyword:m}};e===null?e=[f]:e.push(f),s++}return ye.errors=e,d.props=c,s===0}ye.evaluated={dynamicProps:!0,dynamicItems:!1};var vs={if:{type:"stri\
ng"},then:{enum:["bearer"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"bearer"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"subprotocol"},prefix:{$ref:"#/$defs/text"}},required:["reading","prefix"],additionalProperties:!1},{properties:{reading:{const:"fir\
st-message"},field:{$ref:"#/$defs/text"}},required:["reading","field"],additionalProperties:!1},{properties:{reading:{const:"query"},name:{$ref:"#/$defs/text"}},
required:["reading","name"],additionalProperties:!1}]}};function he(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){
let e=null,s=0,d=he.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:
e.push(f),s++}var u=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(u){let f=s;if(r!=="bearer"){let p={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",
params:{allowedValues:vs.then.enum}};e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let p=r.reading;
if(typeof p=="string")if(p==="bearer"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/requ\
ired",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let l={instancePath:i,schemaPath:"#/e\
lse/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!==
"bearer"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"bearer"}};e===null?e=[t]:e.
push(t),s++}}var c=!0}else if(p==="subprotocol"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/on\
eOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.prefix===void 0){let t={instancePath:i,schemaPath:"#/el\
se/oneOf/1/required",keyword:"required",params:{missingProperty:"prefix"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="prefix")){let l={
instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.
reading!==void 0&&r.reading!=="subprotocol"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"\
subprotocol"}};e===null?e=[t]:e.push(t),s++}r.prefix!==void 0&&(j(r.prefix,{instancePath:i+"/prefix",parentData:r,parentDataProperty:"prefix",rootData:y,dynamicAnchors:h})||
(e=e===null?j.errors:e.concat(j.errors),s=e.length))}c!==!0&&(c=!0)}else if(p==="first-message"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.field===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"field"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t===
"reading"||t==="field")){let l={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===
null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="first-message"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/cons\
t",keyword:"const",params:{allowedValue:"first-message"}};e===null?e=[t]:e.push(t),s++}r.field!==void 0&&(j(r.field,{instancePath:i+"/field",parentData:r,parentDataProperty:"\
field",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:e.concat(j.errors),s=e.length))}c!==!0&&(c=!0)}else if(p==="query"){if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=
[t]:e.push(t),s++}if(r.name===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=
[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="name")){let l={instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="query"){let t={instancePath:i+"/reading",schemaPath:"#/e\
lse/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"query"}};e===null?e=[t]:e.push(t),s++}r.name!==void 0&&(j(r.name,{instancePath:i+"/n\
ame",parentData:r,parentDataProperty:"name",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:e.concat(j.errors),s=e.length))}c!==!0&&(c=!0)}else{let t={instancePath:i,
schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,
schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}}else{let p={instancePath:i,
schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="else"}if(!o){let f={instancePath:i,schemaPath:"#\
/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[f]:e.push(f),s++}return he.errors=e,d.props=c,s===0}he.evaluated={dynamicProps:!0,dynamicItems:!1};var $s={
if:{type:"string"},then:{enum:["openai"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"openai"},endpoints:{$ref:"\
#/$defs/endpoints"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"list"},endpoints:{$ref:"#/$defs/endpoints"}},required:["reading",
"endpoints"],additionalProperties:!1}]}};var js={enum:["GET","POST","PUT","PATCH","DELETE"]};function C(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,
s=0,d=C.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),!(r==="GET"||r==="POST"||r==="PUT"||r==="PATCH"||r==="DELETE")){let n={instancePath:i,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:js.enum}};e===null?e=[n]:e.push(n),s++}return C.errors=e,s===0}C.evaluated={dynamicProps:!1,dynamicItems:!1};
function z(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=z.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),Array.isArray(r)){let n=r.length;for(let o=0;o<n;o++){let a=r[o];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.method===
void 0){let u={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"method"}};e===null?e=[u]:e.push(u),s++}if(a.path===
void 0){let u={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[u]:e.push(u),s++}for(let u in a)
if(!(u==="method"||u==="path")){let m={instancePath:i+"/"+o,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};
e===null?e=[m]:e.push(m),s++}a.method!==void 0&&(C(a.method,{instancePath:i+"/"+o+"/method",parentData:a,parentDataProperty:"method",rootData:y,dynamicAnchors:h})||
(e=e===null?C.errors:e.concat(C.errors),s=e.length)),a.path!==void 0&&(V(a.path,{instancePath:i+"/"+o+"/path",parentData:a,parentDataProperty:"path",rootData:y,
dynamicAnchors:h})||(e=e===null?V.errors:e.concat(V.errors),s=e.length))}else{let u={instancePath:i+"/"+o,schemaPath:"#/items/type",keyword:"type",params:{type:"\
object"}};e===null?e=[u]:e.push(u),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),s++}return z.
errors=e,s===0}z.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function ge(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){
let e=null,s=0,d=ge.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:
e.push(f),s++}var u=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(u){let f=s;if(r!=="openai"){let p={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",
params:{allowedValues:$s.then.enum}};e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let p=r.reading;
if(typeof p=="string")if(p==="openai"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/requ\
ired",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="endpoints")){let l={instancePath:i,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&
r.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"openai"}};e===
null?e=[t]:e.push(t),s++}r.endpoints!==void 0&&(z(r.endpoints,{instancePath:i+"/endpoints",parentData:r,parentDataProperty:"endpoints",rootData:y,dynamicAnchors:h})||
(e=e===null?z.errors:e.concat(z.errors),s=e.length))}var c=!0}else if(p==="list"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.endpoints===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"endpoints"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t===
"endpoints")){let l={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:
e.push(l),s++}if(r.reading!==void 0&&r.reading!=="list"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{
allowedValue:"list"}};e===null?e=[t]:e.push(t),s++}r.endpoints!==void 0&&(z(r.endpoints,{instancePath:i+"/endpoints",parentData:r,parentDataProperty:"endpoints",
rootData:y,dynamicAnchors:h})||(e=e===null?z.errors:e.concat(z.errors),s=e.length))}c!==!0&&(c=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",
keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discrimina\
tor",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}}else{let p={instancePath:i,schemaPath:"#/else/type",keyword:"\
type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};
e===null?e=[f]:e.push(f),s++}return ge.errors=e,d.props=c,s===0}ge.evaluated={dynamicProps:!0,dynamicItems:!1};var xs={if:{type:"string"},then:{enum:["unlimited"]},
else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"unlimited"}},required:["reading"],additionalProperties:!1},{properties:{
reading:{const:"seconds"},seconds:{$ref:"#/$defs/seconds"}},required:["reading","seconds"],additionalProperties:!1}]}};function T(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=T.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),typeof r=="number"&&isFinite(r)){if(r<=0||isNaN(r)){let n={instancePath:i,schemaPath:"#/exclusiveMinimum",keyword:"excl\
usiveMinimum",params:{comparison:">",limit:0}};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"number"}};
e===null?e=[n]:e.push(n),s++}return T.errors=e,s===0}T.evaluated={dynamicProps:!1,dynamicItems:!1};function Pe(r,{instancePath:i="",parentData:b,parentDataProperty:q,
rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=Pe.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!=
"string"){let f={};e===null?e=[f]:e.push(f),s++}var u=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(u){let f=s;if(r!=="unlimited"){let p={instancePath:i,schemaPath:"\
#/then/enum",keyword:"enum",params:{allowedValues:xs.then.enum}};e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.
isArray(r)){let p=r.reading;if(typeof p=="string")if(p==="unlimited"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let l={
instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.
reading!==void 0&&r.reading!=="unlimited"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
unlimited"}};e===null?e=[t]:e.push(t),s++}}var c=!0}else if(p==="seconds"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.seconds===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"seconds"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t===
"seconds")){let l={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:
e.push(l),s++}if(r.reading!==void 0&&r.reading!=="seconds"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",
params:{allowedValue:"seconds"}};e===null?e=[t]:e.push(t),s++}r.seconds!==void 0&&(T(r.seconds,{instancePath:i+"/seconds",parentData:r,parentDataProperty:"secon\
ds",rootData:y,dynamicAnchors:h})||(e=e===null?T.errors:e.concat(T.errors),s=e.length))}c!==!0&&(c=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminat\
or",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discri\
minator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}}else{let p={instancePath:i,schemaPath:"#/else/type",
keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:m}};e===null?e=[f]:e.push(f),s++}return Pe.errors=e,d.props=c,s===0}Pe.evaluated={dynamicProps:!0,dynamicItems:!1};function ke(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=ke.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="list"){if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?
e=[a]:e.push(a),s++}if(r.scopes===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"scopes"}};e===null?e=
[a]:e.push(a),s++}for(let a in r)if(!(a==="reading"||a==="scopes")){let u={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:a}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="list"){let a={instancePath:i+"/reading",schemaPath:"#/oneOf\
/0/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[a]:e.push(a),s++}r.scopes!==void 0&&(O(r.scopes,{instancePath:i+"/scopes",
parentData:r,parentDataProperty:"scopes",rootData:y,dynamicAnchors:h})||(e=e===null?O.errors:e.concat(O.errors),s=e.length))}var n=!0}else{let a={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}else{let a={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}}else{let o={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return ke.errors=e,d.props=n,s===0}ke.evaluated={dynamicProps:!0,dynamicItems:!1};function we(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=we.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="endpoint"){if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[a]:e.push(a),s++}if(r.method===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"method"}};e===null?
e=[a]:e.push(a),s++}if(r.path===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[a]:
e.push(a),s++}if(r.effect===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"effect"}};e===null?e=[a]:e.
push(a),s++}for(let a in r)if(!(a==="reading"||a==="method"||a==="path"||a==="effect")){let u={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="endpoint"){let a={instancePath:i+"/reading",
schemaPath:"#/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"endpoint"}};e===null?e=[a]:e.push(a),s++}r.method!==void 0&&(C(r.method,{instancePath:i+
"/method",parentData:r,parentDataProperty:"method",rootData:y,dynamicAnchors:h})||(e=e===null?C.errors:e.concat(C.errors),s=e.length)),r.path!==void 0&&(V(r.path,
{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:y,dynamicAnchors:h})||(e=e===null?V.errors:e.concat(V.errors),s=e.length)),r.effect!==void 0&&
(j(r.effect,{instancePath:i+"/effect",parentData:r,parentDataProperty:"effect",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:e.concat(j.errors),s=e.length))}
var n=!0}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(
a),s++}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}}else{
let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return we.errors=e,d.props=n,s===0}we.evaluated={dynamicProps:!0,
dynamicItems:!1};function be(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=be.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="endpoint"){if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[a]:e.push(a),s++}if(r.method===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"method"}};e===null?
e=[a]:e.push(a),s++}if(r.path===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[a]:
e.push(a),s++}if(r.effect===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"effect"}};e===null?e=[a]:e.
push(a),s++}for(let a in r)if(!(a==="reading"||a==="method"||a==="path"||a==="effect")){let u={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="endpoint"){let a={instancePath:i+"/reading",
schemaPath:"#/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"endpoint"}};e===null?e=[a]:e.push(a),s++}r.method!==void 0&&(C(r.method,{instancePath:i+
"/method",parentData:r,parentDataProperty:"method",rootData:y,dynamicAnchors:h})||(e=e===null?C.errors:e.concat(C.errors),s=e.length)),r.path!==void 0&&(V(r.path,
{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:y,dynamicAnchors:h})||(e=e===null?V.errors:e.concat(V.errors),s=e.length)),r.effect!==void 0&&
(j(r.effect,{instancePath:i+"/effect",parentData:r,parentDataProperty:"effect",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:e.concat(j.errors),s=e.length))}
var n=!0}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(
a),s++}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}}else{
let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return be.errors=e,d.props=n,s===0}be.evaluated={dynamicProps:!0,
dynamicItems:!1};var Os={if:{type:"string"},then:{enum:["401","403"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"\
401"},status:{$ref:"#/$defs/statuses"},tolerated:{$ref:"#/$defs/tolerated"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"403"},status:{
$ref:"#/$defs/statuses"},tolerated:{$ref:"#/$defs/tolerated"}},required:["reading"],additionalProperties:!1}]}};function A(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=A.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),Array.isArray(r)){if(r.length<1){let u={instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}};e===
null?e=[u]:e.push(u),s++}let n=r.length;for(let u=0;u<n;u++){let m=r[u];if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let c={instancePath:i+"/"+u,schemaPath:"\
#/items/type",keyword:"type",params:{type:"integer"}};e===null?e=[c]:e.push(c),s++}if(typeof m=="number"&&isFinite(m)){if(m>599||isNaN(m)){let c={instancePath:i+
"/"+u,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};e===null?e=[c]:e.push(c),s++}if(m<100||isNaN(m)){let c={instancePath:i+
"/"+u,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};e===null?e=[c]:e.push(c),s++}}}let o=r.length,a;if(o>1){let u={};for(;o--;){
let m=r[o];if(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)){if(typeof u[m]=="number"){a=u[m];let c={instancePath:i,schemaPath:"#/uniqueItems",keyword:"uni\
queItems",params:{i:o,j:a}};e===null?e=[c]:e.push(c),s++;break}u[m]=o}}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===
null?e=[n]:e.push(n),s++}return A.errors=e,s===0}A.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function F(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=F.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),Array.isArray(r)){let n=r.length;for(let u=0;u<n;u++){let m=r[u];if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){
let c={instancePath:i+"/"+u,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"}};e===null?e=[c]:e.push(c),s++}if(typeof m=="number"&&isFinite(m)){if(m>
599||isNaN(m)){let c={instancePath:i+"/"+u,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};e===null?e=[c]:e.push(c),s++}if(m<
100||isNaN(m)){let c={instancePath:i+"/"+u,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};e===null?e=[c]:e.push(c),s++}}}let o=r.
length,a;if(o>1){let u={};for(;o--;){let m=r[o];if(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)){if(typeof u[m]=="number"){a=u[m];let c={instancePath:i,schemaPath:"\
#/uniqueItems",keyword:"uniqueItems",params:{i:o,j:a}};e===null?e=[c]:e.push(c),s++;break}u[m]=o}}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"array"}};e===null?e=[n]:e.push(n),s++}return F.errors=e,s===0}F.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function qe(r,{instancePath:i="",
parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=qe.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=
void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:e.push(f),s++}var u=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(u){let f=s;if(!(r===
"401"||r==="403")){let p={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Os.then.enum}};e===null?e=[p]:e.push(p),s++}var u=f===s;o=
u,m="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let p=r.reading;if(typeof p=="string")if(p==="401"){if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(
t),s++}for(let t in r)if(!(t==="reading"||t==="status"||t==="tolerated")){let l={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="401"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"401"}};e===null?e=[t]:e.push(t),s++}r.status!==void 0&&(A(r.status,{instancePath:i+
"/status",parentData:r,parentDataProperty:"status",rootData:y,dynamicAnchors:h})||(e=e===null?A.errors:e.concat(A.errors),s=e.length)),r.tolerated!==void 0&&(F(
r.tolerated,{instancePath:i+"/tolerated",parentData:r,parentDataProperty:"tolerated",rootData:y,dynamicAnchors:h})||(e=e===null?F.errors:e.concat(F.errors),s=e.
length))}var c=!0}else if(p==="403"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/requir\
ed",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="status"||t==="tolerated")){let l={
instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.
reading!==void 0&&r.reading!=="403"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"\
403"}};e===null?e=[t]:e.push(t),s++}r.status!==void 0&&(A(r.status,{instancePath:i+"/status",parentData:r,parentDataProperty:"status",rootData:y,dynamicAnchors:h})||
(e=e===null?A.errors:e.concat(A.errors),s=e.length)),r.tolerated!==void 0&&(F(r.tolerated,{instancePath:i+"/tolerated",parentData:r,parentDataProperty:"tolerate\
d",rootData:y,dynamicAnchors:h})||(e=e===null?F.errors:e.concat(F.errors),s=e.length))}c!==!0&&(c=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminato\
r",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discrim\
inator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}}else{let p={instancePath:i,schemaPath:"#/else/type",
keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:m}};e===null?e=[f]:e.push(f),s++}return qe.errors=e,d.props=c,s===0}qe.evaluated={dynamicProps:!0,dynamicItems:!1};var As={if:{type:"string"},then:{
enum:["401","403"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"401"},status:{$ref:"#/$defs/statuses"},tolerated:{
$ref:"#/$defs/tolerated"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"403"},status:{$ref:"#/$defs/statuses"},tolerated:{$ref:"#/\
$defs/tolerated"}},required:["reading"],additionalProperties:!1}]}};function ve(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){
let e=null,s=0,d=ve.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:
e.push(f),s++}var u=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(u){let f=s;if(!(r==="401"||r==="403")){let p={instancePath:i,schemaPath:"#/then/enum",keyword:"\
enum",params:{allowedValues:As.then.enum}};e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let p=r.
reading;if(typeof p=="string")if(p==="401"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0\
/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="status"||t==="tolerated")){
let l={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}
if(r.reading!==void 0&&r.reading!=="401"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
401"}};e===null?e=[t]:e.push(t),s++}r.status!==void 0&&(A(r.status,{instancePath:i+"/status",parentData:r,parentDataProperty:"status",rootData:y,dynamicAnchors:h})||
(e=e===null?A.errors:e.concat(A.errors),s=e.length)),r.tolerated!==void 0&&(F(r.tolerated,{instancePath:i+"/tolerated",parentData:r,parentDataProperty:"tolerate\
d",rootData:y,dynamicAnchors:h})||(e=e===null?F.errors:e.concat(F.errors),s=e.length))}var c=!0}else if(p==="403"){if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),
s++}for(let t in r)if(!(t==="reading"||t==="status"||t==="tolerated")){let l={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="403"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"403"}};e===null?e=[t]:e.push(t),s++}r.status!==void 0&&(A(r.status,{instancePath:i+
"/status",parentData:r,parentDataProperty:"status",rootData:y,dynamicAnchors:h})||(e=e===null?A.errors:e.concat(A.errors),s=e.length)),r.tolerated!==void 0&&(F(
r.tolerated,{instancePath:i+"/tolerated",parentData:r,parentDataProperty:"tolerated",rootData:y,dynamicAnchors:h})||(e=e===null?F.errors:e.concat(F.errors),s=e.
length))}c!==!0&&(c=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:p}};
e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:p}};
e===null?e=[t]:e.push(t),s++}}else{let p={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}var u=f===
s;o=u,m="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[f]:e.push(f),s++}return ve.errors=e,d.props=c,
s===0}ve.evaluated={dynamicProps:!0,dynamicItems:!1};var Ds={if:{type:"string"},then:{enum:["table"]},else:{type:"object",discriminator:{propertyName:"reading"},
oneOf:[{properties:{reading:{const:"table"},malformed:{$ref:"#/$defs/statuses"},invalid:{$ref:"#/$defs/statuses"},unknownModel:{$ref:"#/$defs/statuses"},tooLarge:{
$ref:"#/$defs/statuses"},unsupportedMedia:{$ref:"#/$defs/statuses"},unknownPath:{$ref:"#/$defs/statuses"},limit:{$ref:"#/$defs/statuses"}},required:["reading"],
additionalProperties:!1}]}};function $e(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=$e.evaluated;
d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:e.push(f),s++}var u=a===s;s=n,
e!==null&&(n?e.length=n:e=null);let m;if(u){let f=s;if(r!=="table"){let p={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Ds.then.
enum}};e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let p=r.reading;if(typeof p=="string")if(p===
"table"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="malformed"||t==="invalid"||t==="unknownModel"||t==="tooLarge"||
t==="unsupportedMedia"||t==="unknownPath"||t==="limit")){let l={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="table"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/prop\
erties/reading/const",keyword:"const",params:{allowedValue:"table"}};e===null?e=[t]:e.push(t),s++}r.malformed!==void 0&&(A(r.malformed,{instancePath:i+"/malform\
ed",parentData:r,parentDataProperty:"malformed",rootData:y,dynamicAnchors:h})||(e=e===null?A.errors:e.concat(A.errors),s=e.length)),r.invalid!==void 0&&(A(r.invalid,
{instancePath:i+"/invalid",parentData:r,parentDataProperty:"invalid",rootData:y,dynamicAnchors:h})||(e=e===null?A.errors:e.concat(A.errors),s=e.length)),r.unknownModel!==
void 0&&(A(r.unknownModel,{instancePath:i+"/unknownModel",parentData:r,parentDataProperty:"unknownModel",rootData:y,dynamicAnchors:h})||(e=e===null?A.errors:e.concat(
A.errors),s=e.length)),r.tooLarge!==void 0&&(A(r.tooLarge,{instancePath:i+"/tooLarge",parentData:r,parentDataProperty:"tooLarge",rootData:y,dynamicAnchors:h})||
(e=e===null?A.errors:e.concat(A.errors),s=e.length)),r.unsupportedMedia!==void 0&&(A(r.unsupportedMedia,{instancePath:i+"/unsupportedMedia",parentData:r,parentDataProperty:"\
unsupportedMedia",rootData:y,dynamicAnchors:h})||(e=e===null?A.errors:e.concat(A.errors),s=e.length)),r.unknownPath!==void 0&&(A(r.unknownPath,{instancePath:i+"\
/unknownPath",parentData:r,parentDataProperty:"unknownPath",rootData:y,dynamicAnchors:h})||(e=e===null?A.errors:e.concat(A.errors),s=e.length)),r.limit!==void 0&&
(A(r.limit,{instancePath:i+"/limit",parentData:r,parentDataProperty:"limit",rootData:y,dynamicAnchors:h})||(e=e===null?A.errors:e.concat(A.errors),s=e.length))}
var c=!0}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:p}};e===null?e=[t]:
e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:p}};e===null?e=[t]:
e.push(t),s++}}else{let p={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="else"}
if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[f]:e.push(f),s++}return $e.errors=e,d.props=c,s===0}$e.evaluated=
{dynamicProps:!0,dynamicItems:!1};var _s={if:{type:"string"},then:{enum:["openai","problem","detail","bare"]},else:{type:"object",discriminator:{propertyName:"r\
eading"},oneOf:[{properties:{reading:{const:"openai"},schema:{$ref:"#/$defs/schemaId"},fullSchema:{$ref:"#/$defs/schemaId"},mediaTypes:{$ref:"#/$defs/texts"}},required:[
"reading"],additionalProperties:!1},{properties:{reading:{const:"problem"},schema:{$ref:"#/$defs/schemaId"},mediaTypes:{$ref:"#/$defs/texts"}},required:["readin\
g"],additionalProperties:!1},{properties:{reading:{const:"detail"},schema:{$ref:"#/$defs/schemaId"},mediaTypes:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"bare"},schema:{$ref:"#/$defs/schemaId"},mediaTypes:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1}]}};function je(r,{
instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=je.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:e.push(f),s++}var u=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(u){let f=s;
if(!(r==="openai"||r==="problem"||r==="detail"||r==="bare")){let p={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:_s.then.enum}};
e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let p=r.reading;if(typeof p=="string")if(p==="op\
enai"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="schema"||t==="fullSchema"||t==="mediaTypes")){let l={instancePath:i,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&
r.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"openai"}};e===
null?e=[t]:e.push(t),s++}r.schema!==void 0&&(D(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"schema",rootData:y,dynamicAnchors:h})||(e=e===
null?D.errors:e.concat(D.errors),s=e.length)),r.fullSchema!==void 0&&(D(r.fullSchema,{instancePath:i+"/fullSchema",parentData:r,parentDataProperty:"fullSchema",
rootData:y,dynamicAnchors:h})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),r.mediaTypes!==void 0&&(O(r.mediaTypes,{instancePath:i+"/mediaTypes",parentData:r,
parentDataProperty:"mediaTypes",rootData:y,dynamicAnchors:h})||(e=e===null?O.errors:e.concat(O.errors),s=e.length))}var c=!0}else if(p==="problem"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="schema"||t==="mediaTypes")){let l={instancePath:i,schemaPath:"#/else/oneOf/1/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="problem"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"problem"}};e===null?e=[t]:e.push(t),s++}r.schema!==void 0&&
(D(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"schema",rootData:y,dynamicAnchors:h})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),
r.mediaTypes!==void 0&&(O(r.mediaTypes,{instancePath:i+"/mediaTypes",parentData:r,parentDataProperty:"mediaTypes",rootData:y,dynamicAnchors:h})||(e=e===null?O.errors:
e.concat(O.errors),s=e.length))}c!==!0&&(c=!0)}else if(p==="detail"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="schema"||t===
"mediaTypes")){let l={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[
l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="detail"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"con\
st",params:{allowedValue:"detail"}};e===null?e=[t]:e.push(t),s++}r.schema!==void 0&&(D(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"schem\
a",rootData:y,dynamicAnchors:h})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),r.mediaTypes!==void 0&&(O(r.mediaTypes,{instancePath:i+"/mediaTypes",parentData:r,
parentDataProperty:"mediaTypes",rootData:y,dynamicAnchors:h})||(e=e===null?O.errors:e.concat(O.errors),s=e.length))}c!==!0&&(c=!0)}else if(p==="bare"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="schema"||t==="mediaTypes")){let l={instancePath:i,schemaPath:"#/else/oneOf/3/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="bare"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"bare"}};e===null?e=[t]:e.push(t),s++}r.schema!==void 0&&(D(
r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"schema",rootData:y,dynamicAnchors:h})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),
r.mediaTypes!==void 0&&(O(r.mediaTypes,{instancePath:i+"/mediaTypes",parentData:r,parentDataProperty:"mediaTypes",rootData:y,dynamicAnchors:h})||(e=e===null?O.errors:
e.concat(O.errors),s=e.length))}c!==!0&&(c=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"\
reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"\
reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}}else{let p={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.
push(p),s++}var u=f===s;o=u,m="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[f]:e.push(f),s++}return je.
errors=e,d.props=c,s===0}je.evaluated={dynamicProps:!0,dynamicItems:!1};function xe(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=xe.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="list"){if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?
e=[a]:e.push(a),s++}if(r.codes===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"codes"}};e===null?e=[
a]:e.push(a),s++}for(let a in r)if(!(a==="reading"||a==="codes")){let u={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:a}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="list"){let a={instancePath:i+"/reading",schemaPath:"#/oneOf/0\
/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[a]:e.push(a),s++}r.codes!==void 0&&(O(r.codes,{instancePath:i+"/codes",parentData:r,
parentDataProperty:"codes",rootData:y,dynamicAnchors:h})||(e=e===null?O.errors:e.concat(O.errors),s=e.length))}var n=!0}else{let a={instancePath:i,schemaPath:"#\
/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}else{let a={instancePath:i,schemaPath:"#\
/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}}else{let o={instancePath:i,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return xe.errors=e,d.props=n,s===0}xe.evaluated={dynamicProps:!0,dynamicItems:!1};var Ns={
if:{type:"string"},then:{enum:["refused"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"refused"}},required:["\
reading"],additionalProperties:!1},{properties:{reading:{const:"list"},mistakes:{$ref:"#/$defs/texts"}},required:["reading","mistakes"],additionalProperties:!1}]}};
function Oe(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=Oe.evaluated;d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:e.push(f),s++}var u=a===s;s=n,e!==null&&(n?e.length=n:e=
null);let m;if(u){let f=s;if(r!=="refused"){let p={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Ns.then.enum}};e===null?e=[p]:e.
push(p),s++}var u=f===s;o=u,m="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let p=r.reading;if(typeof p=="string")if(p==="refused"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let l={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="refused"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"refused"}};e===null?e=[t]:e.push(t),s++}}var c=!0}else if(p==="list"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}if(r.mistakes===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"\
mistakes"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="mistakes")){let l={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="list"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[t]:e.push(t),s++}r.mistakes!==void 0&&
(O(r.mistakes,{instancePath:i+"/mistakes",parentData:r,parentDataProperty:"mistakes",rootData:y,dynamicAnchors:h})||(e=e===null?O.errors:e.concat(O.errors),s=e.
length))}c!==!0&&(c=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:p}};
e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:p}};
e===null?e=[t]:e.push(t),s++}}else{let p={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}var u=f===
s;o=u,m="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[f]:e.push(f),s++}return Oe.errors=e,d.props=c,
s===0}Oe.evaluated={dynamicProps:!0,dynamicItems:!1};var Vs={if:{type:"string"},then:{enum:["openai"]},else:{type:"object",discriminator:{propertyName:"reading"},
oneOf:[{properties:{reading:{const:"openai"},types:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"list"},types:{
$ref:"#/$defs/texts"}},required:["reading","types"],additionalProperties:!1}]}};function Ae(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,
dynamicAnchors:h={}}={}){let e=null,s=0,d=Ae.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){
let f={};e===null?e=[f]:e.push(f),s++}var u=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(u){let f=s;if(r!=="openai"){let p={instancePath:i,schemaPath:"#/t\
hen/enum",keyword:"enum",params:{allowedValues:Vs.then.enum}};e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.
isArray(r)){let p=r.reading;if(typeof p=="string")if(p==="openai"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="types")){let l={
instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.
reading!==void 0&&r.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
openai"}};e===null?e=[t]:e.push(t),s++}r.types!==void 0&&(O(r.types,{instancePath:i+"/types",parentData:r,parentDataProperty:"types",rootData:y,dynamicAnchors:h})||
(e=e===null?O.errors:e.concat(O.errors),s=e.length))}var c=!0}else if(p==="list"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.types===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"types"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="t\
ypes")){let l={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(
l),s++}if(r.reading!==void 0&&r.reading!=="list"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{
allowedValue:"list"}};e===null?e=[t]:e.push(t),s++}r.types!==void 0&&(O(r.types,{instancePath:i+"/types",parentData:r,parentDataProperty:"types",rootData:y,dynamicAnchors:h})||
(e=e===null?O.errors:e.concat(O.errors),s=e.length))}c!==!0&&(c=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"mapping",tag:"reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}}else{let p={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};
e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[f]:e.push(
f),s++}return Ae.errors=e,d.props=c,s===0}Ae.evaluated={dynamicProps:!0,dynamicItems:!1};var Is={if:{type:"string"},then:{enum:["type-timestamp-data","openai","\
cloudevents"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"type-timestamp-data"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"openai"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"cloudevents"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"custom"},schema:{$ref:"#/$defs/schemaId"}},required:["reading","schema"],additionalProperties:!1}]}};function De(r,{instancePath:i="",
parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=De.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=
void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:e.push(f),s++}var u=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(u){let f=s;if(!(r===
"type-timestamp-data"||r==="openai"||r==="cloudevents")){let p={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Is.then.enum}};e===
null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let p=r.reading;if(typeof p=="string")if(p==="type-t\
imestamp-data"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",
params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let l={instancePath:i,schemaPath:"#/else/oneOf/0/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="type-timestamp-data"){let t={
instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"type-timestamp-data"}};e===null?e=[t]:e.push(
t),s++}}var c=!0}else if(p==="openai"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/requ\
ired",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let l={instancePath:i,schemaPath:"#/e\
lse/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!==
"openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"openai"}};e===null?e=[t]:e.
push(t),s++}}c!==!0&&(c=!0)}else if(p==="cloudevents"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/e\
lse/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let l={instancePath:i,
schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&
r.reading!=="cloudevents"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"cloudeven\
ts"}};e===null?e=[t]:e.push(t),s++}}c!==!0&&(c=!0)}else if(p==="custom"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.schema===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="\
schema")){let l={instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.
push(l),s++}if(r.reading!==void 0&&r.reading!=="custom"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/3/properties/reading/const",keyword:"const",params:{
allowedValue:"custom"}};e===null?e=[t]:e.push(t),s++}r.schema!==void 0&&(D(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"schema",rootData:y,
dynamicAnchors:h})||(e=e===null?D.errors:e.concat(D.errors),s=e.length))}c!==!0&&(c=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"di\
scriminator",params:{error:"mapping",tag:"reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}}else{let p={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{
type:"object"}};e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===
null?e=[f]:e.push(f),s++}return De.errors=e,d.props=c,s===0}De.evaluated={dynamicProps:!0,dynamicItems:!1};var Ts={if:{type:"string"},then:{enum:["post-json"]},
else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"post-json"},deadlineSeconds:{$ref:"#/$defs/seconds"}},required:["\
reading"],additionalProperties:!1}]}};function _e(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=_e.
evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:e.push(f),s++}var u=a===
s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(u){let f=s;if(r!=="post-json"){let p={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Ts.
then.enum}};e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let p=r.reading;if(typeof p=="string")
if(p==="post-json"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"requ\
ired",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="deadlineSeconds")){let l={instancePath:i,schemaPath:"\
#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!==
"post-json"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"post-json"}};e===null?e=
[t]:e.push(t),s++}r.deadlineSeconds!==void 0&&(T(r.deadlineSeconds,{instancePath:i+"/deadlineSeconds",parentData:r,parentDataProperty:"deadlineSeconds",rootData:y,
dynamicAnchors:h})||(e=e===null?T.errors:e.concat(T.errors),s=e.length))}var c=!0}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discrimi\
nator",params:{error:"mapping",tag:"reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"dis\
criminator",params:{error:"tag",tag:"reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}}else{let p={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{
type:"object"}};e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===
null?e=[f]:e.push(f),s++}return _e.errors=e,d.props=c,s===0}_e.evaluated={dynamicProps:!0,dynamicItems:!1};var Ss={if:{type:"string"},then:{enum:["same-id","non\
e"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"same-id"}},required:["reading"],additionalProperties:!1},{properties:{
reading:{const:"none"}},required:["reading"],additionalProperties:!1}]}};function Ne(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){
let e=null,s=0,d=Ne.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:
e.push(f),s++}var u=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(u){let f=s;if(!(r==="same-id"||r==="none")){let p={instancePath:i,schemaPath:"#/then/enum",
keyword:"enum",params:{allowedValues:Ss.then.enum}};e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(
r)){let p=r.reading;if(typeof p=="string")if(p==="same-id"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let l={instancePath:i,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&
r.reading!=="same-id"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"same-id"}};e===
null?e=[t]:e.push(t),s++}}var c=!0}else if(p==="none"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/e\
lse/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let l={instancePath:i,
schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&
r.reading!=="none"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"none"}};e===null?
e=[t]:e.push(t),s++}}c!==!0&&(c=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:p}};
e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:p}};
e===null?e=[t]:e.push(t),s++}}else{let p={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}var u=f===
s;o=u,m="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[f]:e.push(f),s++}return Ne.errors=e,d.props=c,
s===0}Ne.evaluated={dynamicProps:!0,dynamicItems:!1};var Us={if:{type:"string"},then:{enum:["standard-v1","standard-v1a","stripe","github","none"]},else:{type:"\
object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"standard-v1"},toleranceSeconds:{$ref:"#/$defs/seconds"}},required:["reading"],
additionalProperties:!1},{properties:{reading:{const:"standard-v1a"},toleranceSeconds:{$ref:"#/$defs/seconds"}},required:["reading"],additionalProperties:!1},{properties:{
reading:{const:"stripe"},toleranceSeconds:{$ref:"#/$defs/seconds"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"github"}},required:[
"reading"],additionalProperties:!1},{properties:{reading:{const:"none"}},required:["reading"],additionalProperties:!1}]}};function Ve(r,{instancePath:i="",parentData:b,
parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=Ve.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,
o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:e.push(f),s++}var u=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(u){let f=s;if(!(r==="standard-v1"||
r==="standard-v1a"||r==="stripe"||r==="github"||r==="none")){let p={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Us.then.enum}};
e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let p=r.reading;if(typeof p=="string")if(p==="st\
andard-v1"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="toleranceSeconds")){let l={instancePath:i,schemaPath:"#/else/on\
eOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="stand\
ard-v1"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"standard-v1"}};e===null?e=[
t]:e.push(t),s++}r.toleranceSeconds!==void 0&&(T(r.toleranceSeconds,{instancePath:i+"/toleranceSeconds",parentData:r,parentDataProperty:"toleranceSeconds",rootData:y,
dynamicAnchors:h})||(e=e===null?T.errors:e.concat(T.errors),s=e.length))}var c=!0}else if(p==="standard-v1a"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}
for(let t in r)if(!(t==="reading"||t==="toleranceSeconds")){let l={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="standard-v1a"){let t={instancePath:i+"/reading",schemaPath:"#/el\
se/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"standard-v1a"}};e===null?e=[t]:e.push(t),s++}r.toleranceSeconds!==void 0&&(T(r.toleranceSeconds,
{instancePath:i+"/toleranceSeconds",parentData:r,parentDataProperty:"toleranceSeconds",rootData:y,dynamicAnchors:h})||(e=e===null?T.errors:e.concat(T.errors),s=
e.length))}c!==!0&&(c=!0)}else if(p==="stripe"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/one\
Of/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="toleranceSeconds")){let l={
instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.
reading!==void 0&&r.reading!=="stripe"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"\
stripe"}};e===null?e=[t]:e.push(t),s++}r.toleranceSeconds!==void 0&&(T(r.toleranceSeconds,{instancePath:i+"/toleranceSeconds",parentData:r,parentDataProperty:"t\
oleranceSeconds",rootData:y,dynamicAnchors:h})||(e=e===null?T.errors:e.concat(T.errors),s=e.length))}c!==!0&&(c=!0)}else if(p==="github"){if(r&&typeof r=="objec\
t"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let l={instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="github"){let t={instancePath:i+"/reading",schemaPath:"#/else\
/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"github"}};e===null?e=[t]:e.push(t),s++}}c!==!0&&(c=!0)}else if(p==="none"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/4/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let l={instancePath:i,schemaPath:"#/else/oneOf/4/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="none"){let t={instancePath:i+"/reading",schemaPath:"#/\
else/oneOf/4/properties/reading/const",keyword:"const",params:{allowedValue:"none"}};e===null?e=[t]:e.push(t),s++}}c!==!0&&(c=!0)}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}}else{let p={instancePath:i,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:m}};e===null?e=[f]:e.push(f),s++}return Ve.errors=e,d.props=c,s===0}Ve.evaluated={dynamicProps:!0,dynamicItems:!1};function Ie(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=Ie.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="operation"){if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[a]:e.push(a),s++}if(r.method===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"method"}};e===null?
e=[a]:e.push(a),s++}if(r.path===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[a]:
e.push(a),s++}for(let a in r)if(!(a==="reading"||a==="method"||a==="path"||a==="body"||a==="type")){let u={instancePath:i,schemaPath:"#/oneOf/0/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="operation"){let a={instancePath:i+
"/reading",schemaPath:"#/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"operation"}};e===null?e=[a]:e.push(a),s++}r.method!==void 0&&(C(
r.method,{instancePath:i+"/method",parentData:r,parentDataProperty:"method",rootData:y,dynamicAnchors:h})||(e=e===null?C.errors:e.concat(C.errors),s=e.length)),
r.path!==void 0&&(V(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:y,dynamicAnchors:h})||(e=e===null?V.errors:e.concat(V.errors),
s=e.length)),r.body!==void 0&&(U(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:y,dynamicAnchors:h})||(e=e===null?U.errors:e.concat(
U.errors),s=e.length)),r.type!==void 0&&(j(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"type",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:
e.concat(j.errors),s=e.length))}var n=!0}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};
e===null?e=[a]:e.push(a),s++}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===
null?e=[a]:e.push(a),s++}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return Ie.errors=e,
d.props=n,s===0}Ie.evaluated={dynamicProps:!0,dynamicItems:!1};var Es={if:{type:"string"},then:{enum:["manual"]},else:{type:"object",discriminator:{propertyName:"\
reading"},oneOf:[{properties:{reading:{const:"manual"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"rest"},method:{$ref:"#/$defs/\
method"},path:{$ref:"#/$defs/path"},body:{$ref:"#/$defs/object"},idPointer:{$ref:"#/$defs/pointer"},secretPointer:{$ref:"#/$defs/pointer"}},required:["reading",
"method","path","body"],additionalProperties:!1},{properties:{reading:{const:"per-request"},field:{$ref:"#/$defs/text"}},required:["reading","field"],additionalProperties:!1}]}};
function Te(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=Te.evaluated;d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:e.push(f),s++}var u=a===s;s=n,e!==null&&(n?e.length=n:e=
null);let m;if(u){let f=s;if(r!=="manual"){let p={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Es.then.enum}};e===null?e=[p]:e.push(
p),s++}var u=f===s;o=u,m="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let p=r.reading;if(typeof p=="string")if(p==="manual"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let l={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="manual"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"manual"}};e===null?e=[t]:e.push(t),s++}}var c=!0}else if(p==="rest"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}if(r.method===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"\
method"}};e===null?e=[t]:e.push(t),s++}if(r.path===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"\
path"}};e===null?e=[t]:e.push(t),s++}if(r.body===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"\
body"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="method"||t==="path"||t==="body"||t==="idPointer"||t==="secretPointer")){let l={instancePath:i,
schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&
r.reading!=="rest"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"rest"}};e===null?
e=[t]:e.push(t),s++}r.method!==void 0&&(C(r.method,{instancePath:i+"/method",parentData:r,parentDataProperty:"method",rootData:y,dynamicAnchors:h})||(e=e===null?
C.errors:e.concat(C.errors),s=e.length)),r.path!==void 0&&(V(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:y,dynamicAnchors:h})||
(e=e===null?V.errors:e.concat(V.errors),s=e.length)),r.body!==void 0&&(U(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:y,dynamicAnchors:h})||
(e=e===null?U.errors:e.concat(U.errors),s=e.length)),r.idPointer!==void 0&&(E(r.idPointer,{instancePath:i+"/idPointer",parentData:r,parentDataProperty:"idPointe\
r",rootData:y,dynamicAnchors:h})||(e=e===null?E.errors:e.concat(E.errors),s=e.length)),r.secretPointer!==void 0&&(E(r.secretPointer,{instancePath:i+"/secretPoin\
ter",parentData:r,parentDataProperty:"secretPointer",rootData:y,dynamicAnchors:h})||(e=e===null?E.errors:e.concat(E.errors),s=e.length))}c!==!0&&(c=!0)}else if(p===
"per-request"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",
params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.field===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"requir\
ed",params:{missingProperty:"field"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="field")){let l={instancePath:i,schemaPath:"#/else/one\
Of/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="per-re\
quest"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"per-request"}};e===null?e=[t]:
e.push(t),s++}r.field!==void 0&&(j(r.field,{instancePath:i+"/field",parentData:r,parentDataProperty:"field",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:
e.concat(j.errors),s=e.length))}c!==!0&&(c=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"\
reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"\
reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}}else{let p={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.
push(p),s++}var u=f===s;o=u,m="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[f]:e.push(f),s++}return Te.
errors=e,d.props=c,s===0}Te.evaluated={dynamicProps:!0,dynamicItems:!1};var Sr={type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{
const:"list"},quotas:{type:"array",minItems:1,items:{type:"object",required:["quota","unit","scope"],additionalProperties:!1,properties:{quota:{type:"integer",minimum:1},
unit:{enum:["requests","tokens","concurrent"]},windowSeconds:{$ref:"#/$defs/seconds"},scope:{enum:["key","account","address"]}}}}},required:["reading","quotas"],
additionalProperties:!1}]};function Se(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=Se.evaluated;
if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="lis\
t"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"\
reading"}};e===null?e=[a]:e.push(a),s++}if(r.quotas===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"\
quotas"}};e===null?e=[a]:e.push(a),s++}for(let a in r)if(!(a==="reading"||a==="quotas")){let u={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="list"){let a={instancePath:i+"/reading",schemaPath:"\
#/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[a]:e.push(a),s++}if(r.quotas!==void 0){let a=r.quotas;if(Array.isArray(
a)){if(a.length<1){let m={instancePath:i+"/quotas",schemaPath:"#/oneOf/0/properties/quotas/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[m]:e.push(
m),s++}let u=a.length;for(let m=0;m<u;m++){let c=a[m];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.quota===void 0){let f={instancePath:i+"/quotas/"+m,schemaPath:"\
#/oneOf/0/properties/quotas/items/required",keyword:"required",params:{missingProperty:"quota"}};e===null?e=[f]:e.push(f),s++}if(c.unit===void 0){let f={instancePath:i+
"/quotas/"+m,schemaPath:"#/oneOf/0/properties/quotas/items/required",keyword:"required",params:{missingProperty:"unit"}};e===null?e=[f]:e.push(f),s++}if(c.scope===
void 0){let f={instancePath:i+"/quotas/"+m,schemaPath:"#/oneOf/0/properties/quotas/items/required",keyword:"required",params:{missingProperty:"scope"}};e===null?
e=[f]:e.push(f),s++}for(let f in c)if(!(f==="quota"||f==="unit"||f==="windowSeconds"||f==="scope")){let x={instancePath:i+"/quotas/"+m,schemaPath:"#/oneOf/0/pro\
perties/quotas/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[x]:e.push(x),s++}if(c.quota!==void 0){let f=c.
quota;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){let x={instancePath:i+"/quotas/"+m+"/quota",schemaPath:"#/oneOf/0/properties/quotas/items/proper\
ties/quota/type",keyword:"type",params:{type:"integer"}};e===null?e=[x]:e.push(x),s++}if(typeof f=="number"&&isFinite(f)&&(f<1||isNaN(f))){let x={instancePath:i+
"/quotas/"+m+"/quota",schemaPath:"#/oneOf/0/properties/quotas/items/properties/quota/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[x]:
e.push(x),s++}}if(c.unit!==void 0){let f=c.unit;if(!(f==="requests"||f==="tokens"||f==="concurrent")){let x={instancePath:i+"/quotas/"+m+"/unit",schemaPath:"#/o\
neOf/0/properties/quotas/items/properties/unit/enum",keyword:"enum",params:{allowedValues:Sr.oneOf[0].properties.quotas.items.properties.unit.enum}};e===null?e=
[x]:e.push(x),s++}}if(c.windowSeconds!==void 0&&(T(c.windowSeconds,{instancePath:i+"/quotas/"+m+"/windowSeconds",parentData:c,parentDataProperty:"windowSeconds",
rootData:y,dynamicAnchors:h})||(e=e===null?T.errors:e.concat(T.errors),s=e.length)),c.scope!==void 0){let f=c.scope;if(!(f==="key"||f==="account"||f==="address")){
let x={instancePath:i+"/quotas/"+m+"/scope",schemaPath:"#/oneOf/0/properties/quotas/items/properties/scope/enum",keyword:"enum",params:{allowedValues:Sr.oneOf[0].
properties.quotas.items.properties.scope.enum}};e===null?e=[x]:e.push(x),s++}}}else{let f={instancePath:i+"/quotas/"+m,schemaPath:"#/oneOf/0/properties/quotas/i\
tems/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}}}else{let u={instancePath:i+"/quotas",schemaPath:"#/oneOf/0/properties/quotas/ty\
pe",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),s++}}}var n=!0}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",
params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",
params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[o]:e.push(o),s++}return Se.errors=e,d.props=n,s===0}Se.evaluated={dynamicProps:!0,dynamicItems:!1};var Cs={if:{type:"string"},then:{enum:["x-ratelim\
it-durations","ratelimit-fields","ratelimit-03","x-ratelimit-epoch","anthropic","none"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{
reading:{const:"x-ratelimit-durations"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"ratelimit-fields"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"ratelimit-03"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"x-ratelimit-epoch"}},required:["reading"],
additionalProperties:!1},{properties:{reading:{const:"anthropic"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"none"}},required:[
"reading"],additionalProperties:!1}]}};function Ue(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=Ue.
evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:e.push(f),s++}var u=a===
s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(u){let f=s;if(!(r==="x-ratelimit-durations"||r==="ratelimit-fields"||r==="ratelimit-03"||r==="x-ratelimit-epoch"||
r==="anthropic"||r==="none")){let p={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Cs.then.enum}};e===null?e=[p]:e.push(p),s++}var u=f===
s;o=u,m="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let p=r.reading;if(typeof p=="string")if(p==="x-ratelimit-durations"){if(r&&typeof r=="\
object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readin\
g"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let l={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="x-ratelimit-durations"){let t={instancePath:i+"/reading",
schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"x-ratelimit-durations"}};e===null?e=[t]:e.push(t),s++}}var c=!0}else if(p===
"ratelimit-fields"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"requ\
ired",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let l={instancePath:i,schemaPath:"#/else/oneOf/1/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="ratelimit-fields"){
let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"ratelimit-fields"}};e===null?e=[t]:e.
push(t),s++}}c!==!0&&(c=!0)}else if(p==="ratelimit-03"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/\
else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let l={instancePath:i,
schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&
r.reading!=="ratelimit-03"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"ratelimi\
t-03"}};e===null?e=[t]:e.push(t),s++}}c!==!0&&(c=!0)}else if(p==="x-ratelimit-epoch"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={
instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="r\
eading"){let l={instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(
l),s++}if(r.reading!==void 0&&r.reading!=="x-ratelimit-epoch"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/3/properties/reading/const",keyword:"co\
nst",params:{allowedValue:"x-ratelimit-epoch"}};e===null?e=[t]:e.push(t),s++}}c!==!0&&(c=!0)}else if(p==="anthropic"){if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/4/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),
s++}for(let t in r)if(t!=="reading"){let l={instancePath:i,schemaPath:"#/else/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="anthropic"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/4/properties/reading/cons\
t",keyword:"const",params:{allowedValue:"anthropic"}};e===null?e=[t]:e.push(t),s++}}c!==!0&&(c=!0)}else if(p==="none"){if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/5/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(
t),s++}for(let t in r)if(t!=="reading"){let l={instancePath:i,schemaPath:"#/else/oneOf/5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="none"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/5/properties/reading/const",keyword:"\
const",params:{allowedValue:"none"}};e===null?e=[t]:e.push(t),s++}}c!==!0&&(c=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discrimi\
nator",params:{error:"mapping",tag:"reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"dis\
criminator",params:{error:"tag",tag:"reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}}else{let p={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{
type:"object"}};e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===
null?e=[f]:e.push(f),s++}return Ue.errors=e,d.props=c,s===0}Ue.evaluated={dynamicProps:!0,dynamicItems:!1};var Ls={if:{type:"string"},then:{enum:["429-retry-aft\
er","429","503","queue"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"429-retry-after"},status:{$ref:"#/$defs\
/statuses"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"429"},status:{$ref:"#/$defs/statuses"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"503"},status:{$ref:"#/$defs/statuses"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"queue"}},required:[
"reading"],additionalProperties:!1}]}};function Ee(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=Ee.
evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:e.push(f),s++}var u=a===
s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(u){let f=s;if(!(r==="429-retry-after"||r==="429"||r==="503"||r==="queue")){let p={instancePath:i,schemaPath:"#/th\
en/enum",keyword:"enum",params:{allowedValues:Ls.then.enum}};e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.
isArray(r)){let p=r.reading;if(typeof p=="string")if(p==="429"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="status")){let l={
instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.
reading!==void 0&&r.reading!=="429"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"\
429"}};e===null?e=[t]:e.push(t),s++}r.status!==void 0&&(A(r.status,{instancePath:i+"/status",parentData:r,parentDataProperty:"status",rootData:y,dynamicAnchors:h})||
(e=e===null?A.errors:e.concat(A.errors),s=e.length))}var c=!0}else if(p==="503"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t===
"status")){let l={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.
push(l),s++}if(r.reading!==void 0&&r.reading!=="503"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{
allowedValue:"503"}};e===null?e=[t]:e.push(t),s++}r.status!==void 0&&(A(r.status,{instancePath:i+"/status",parentData:r,parentDataProperty:"status",rootData:y,dynamicAnchors:h})||
(e=e===null?A.errors:e.concat(A.errors),s=e.length))}c!==!0&&(c=!0)}else if(p==="429-retry-after"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t===
"reading"||t==="status")){let l={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===
null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="429-retry-after"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/co\
nst",keyword:"const",params:{allowedValue:"429-retry-after"}};e===null?e=[t]:e.push(t),s++}r.status!==void 0&&(A(r.status,{instancePath:i+"/status",parentData:r,
parentDataProperty:"status",rootData:y,dynamicAnchors:h})||(e=e===null?A.errors:e.concat(A.errors),s=e.length))}c!==!0&&(c=!0)}else if(p==="queue"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let l={instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="queue"){let t={instancePath:i+"/reading",schemaPath:"#\
/else/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"queue"}};e===null?e=[t]:e.push(t),s++}}c!==!0&&(c=!0)}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}}else{let p={instancePath:i,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:m}};e===null?e=[f]:e.push(f),s++}return Ee.errors=e,d.props=c,s===0}Ee.evaluated={dynamicProps:!0,dynamicItems:!1};function Ce(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=Ce.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="number"){if(r&&typeof r=="objec\
t"&&!Array.isArray(r)){if(r.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?
e=[a]:e.push(a),s++}if(r.maximum===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"maximum"}};e===null?
e=[a]:e.push(a),s++}for(let a in r)if(!(a==="reading"||a==="maximum")){let u={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:a}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="number"){let a={instancePath:i+"/reading",schemaPath:"#/\
oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"number"}};e===null?e=[a]:e.push(a),s++}if(r.maximum!==void 0){let a=r.maximum;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let u={instancePath:i+"/maximum",schemaPath:"#/oneOf/0/properties/maximum/type",keyword:"type",params:{type:"integer"}};
e===null?e=[u]:e.push(u),s++}if(typeof a=="number"&&isFinite(a)&&(a<1||isNaN(a))){let u={instancePath:i+"/maximum",schemaPath:"#/oneOf/0/properties/maximum/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[u]:e.push(u),s++}}}var n=!0}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[o]:e.push(o),s++}return Ce.errors=e,d.props=n,s===0}Ce.evaluated={dynamicProps:!0,dynamicItems:!1};var Fs={if:{type:"string"},then:{
enum:["headers"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"headers"}},required:["reading"],additionalProperties:!1}]}};
function Le(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=Le.evaluated;d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:e.push(f),s++}var u=a===s;s=n,e!==null&&(n?e.length=n:e=
null);let m;if(u){let f=s;if(r!=="headers"){let p={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Fs.then.enum}};e===null?e=[p]:e.
push(p),s++}var u=f===s;o=u,m="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let p=r.reading;if(typeof p=="string")if(p==="headers"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let l={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="headers"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"headers"}};e===null?e=[t]:e.push(t),s++}}var c=!0}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:p}};e===null?e=[t]:e.push(t),s++}}else{let p={instancePath:i,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:m}};e===null?e=[f]:e.push(f),s++}return Le.errors=e,d.props=c,s===0}Le.evaluated={dynamicProps:!0,dynamicItems:!1};function Fe(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=Fe.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="described"){if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[a]:e.push(a),s++}if(r.text===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"text"}};e===null?
e=[a]:e.push(a),s++}for(let a in r)if(!(a==="reading"||a==="text")){let u={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:a}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="described"){let a={instancePath:i+"/reading",schemaPath:"#/\
oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"described"}};e===null?e=[a]:e.push(a),s++}r.text!==void 0&&(j(r.text,{instancePath:i+"/t\
ext",parentData:r,parentDataProperty:"text",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:e.concat(j.errors),s=e.length))}var n=!0}else{let a={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}else{let a={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}}else{let o={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return Fe.errors=e,d.props=n,s===0}Fe.evaluated={dynamicProps:!0,dynamicItems:!1};var Ms={
if:{type:"string"},then:{enum:["path"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"path"},prefix:{$ref:"#/$d\
efs/path"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"header"},name:{$ref:"#/$defs/text"}},required:["reading","name"],additionalProperties:!1}]}};
function Me(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=Me.evaluated;d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:e.push(f),s++}var u=a===s;s=n,e!==null&&(n?e.length=n:e=
null);let m;if(u){let f=s;if(r!=="path"){let p={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Ms.then.enum}};e===null?e=[p]:e.push(
p),s++}var u=f===s;o=u,m="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let p=r.reading;if(typeof p=="string")if(p==="path"){if(r&&typeof r=="\
object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readin\
g"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="prefix")){let l={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="path"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"path"}};e===null?e=[t]:e.push(t),s++}r.prefix!==void 0&&(V(r.prefix,{instancePath:i+
"/prefix",parentData:r,parentDataProperty:"prefix",rootData:y,dynamicAnchors:h})||(e=e===null?V.errors:e.concat(V.errors),s=e.length))}var c=!0}else if(p==="hea\
der"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.name===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{
missingProperty:"name"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="name")){let l={instancePath:i,schemaPath:"#/else/oneOf/1/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="header"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"header"}};e===null?e=[t]:e.push(t),s++}r.name!==void 0&&(j(
r.name,{instancePath:i+"/name",parentData:r,parentDataProperty:"name",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:e.concat(j.errors),s=e.length))}c!==!0&&
(c=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:p}};e===null?e=[t]:e.
push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:p}};e===null?e=[t]:e.
push(t),s++}}else{let p={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}var u=f===s;o=u,m="else"}if(!o){
let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[f]:e.push(f),s++}return Me.errors=e,d.props=c,s===0}Me.evaluated={dynamicProps:!0,
dynamicItems:!1};function B(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=B.evaluated;if(d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){for(let n in r)if(!Je.call(ns.properties,n)){let o={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),s++}r["capabilities.other"]!==void 0&&(ee(r["capa\
bilities.other"],{instancePath:i+"/capabilities.other",parentData:r,parentDataProperty:"capabilities.other",rootData:y,dynamicAnchors:h})||(e=e===null?ee.errors:
e.concat(ee.errors),s=e.length)),r["request.required"]!==void 0&&(re(r["request.required"],{instancePath:i+"/request.required",parentData:r,parentDataProperty:"\
request.required",rootData:y,dynamicAnchors:h})||(e=e===null?re.errors:e.concat(re.errors),s=e.length)),r["request.models"]!==void 0&&(se(r["request.models"],{instancePath:i+
"/request.models",parentData:r,parentDataProperty:"request.models",rootData:y,dynamicAnchors:h})||(e=e===null?se.errors:e.concat(se.errors),s=e.length)),r["requ\
est.roles"]!==void 0&&(ie(r["request.roles"],{instancePath:i+"/request.roles",parentData:r,parentDataProperty:"request.roles",rootData:y,dynamicAnchors:h})||(e=
e===null?ie.errors:e.concat(ie.errors),s=e.length)),r["response.fields"]!==void 0&&(te(r["response.fields"],{instancePath:i+"/response.fields",parentData:r,parentDataProperty:"\
response.fields",rootData:y,dynamicAnchors:h})||(e=e===null?te.errors:e.concat(te.errors),s=e.length)),r["key.format"]!==void 0&&(ne(r["key.format"],{instancePath:i+
"/key.format",parentData:r,parentDataProperty:"key.format",rootData:y,dynamicAnchors:h})||(e=e===null?ne.errors:e.concat(ne.errors),s=e.length)),r.states!==void 0&&
(oe(r.states,{instancePath:i+"/states",parentData:r,parentDataProperty:"states",rootData:y,dynamicAnchors:h})||(e=e===null?oe.errors:e.concat(oe.errors),s=e.length)),
r["signup.request"]!==void 0&&(ae(r["signup.request"],{instancePath:i+"/signup.request",parentData:r,parentDataProperty:"signup.request",rootData:y,dynamicAnchors:h})||
(e=e===null?ae.errors:e.concat(ae.errors),s=e.length)),r["signup.response"]!==void 0&&(pe(r["signup.response"],{instancePath:i+"/signup.response",parentData:r,parentDataProperty:"\
signup.response",rootData:y,dynamicAnchors:h})||(e=e===null?pe.errors:e.concat(pe.errors),s=e.length)),r["maxTokens.bounds"]!==void 0&&(le(r["maxTokens.bounds"],
{instancePath:i+"/maxTokens.bounds",parentData:r,parentDataProperty:"maxTokens.bounds",rootData:y,dynamicAnchors:h})||(e=e===null?le.errors:e.concat(le.errors),
s=e.length)),r["temperature.bounds"]!==void 0&&(ue(r["temperature.bounds"],{instancePath:i+"/temperature.bounds",parentData:r,parentDataProperty:"temperature.bo\
unds",rootData:y,dynamicAnchors:h})||(e=e===null?ue.errors:e.concat(ue.errors),s=e.length)),r["sse.path"]!==void 0&&(de(r["sse.path"],{instancePath:i+"/sse.path",
parentData:r,parentDataProperty:"sse.path",rootData:y,dynamicAnchors:h})||(e=e===null?de.errors:e.concat(de.errors),s=e.length)),r["sse.switch"]!==void 0&&(fe(r["\
sse.switch"],{instancePath:i+"/sse.switch",parentData:r,parentDataProperty:"sse.switch",rootData:y,dynamicAnchors:h})||(e=e===null?fe.errors:e.concat(fe.errors),
s=e.length)),r["sse.events"]!==void 0&&(me(r["sse.events"],{instancePath:i+"/sse.events",parentData:r,parentDataProperty:"sse.events",rootData:y,dynamicAnchors:h})||
(e=e===null?me.errors:e.concat(me.errors),s=e.length)),r["websocket.path"]!==void 0&&(ce(r["websocket.path"],{instancePath:i+"/websocket.path",parentData:r,parentDataProperty:"\
websocket.path",rootData:y,dynamicAnchors:h})||(e=e===null?ce.errors:e.concat(ce.errors),s=e.length)),r["websocket.frames"]!==void 0&&(ye(r["websocket.frames"],
{instancePath:i+"/websocket.frames",parentData:r,parentDataProperty:"websocket.frames",rootData:y,dynamicAnchors:h})||(e=e===null?ye.errors:e.concat(ye.errors),
s=e.length)),r["websocket.auth"]!==void 0&&(he(r["websocket.auth"],{instancePath:i+"/websocket.auth",parentData:r,parentDataProperty:"websocket.auth",rootData:y,
dynamicAnchors:h})||(e=e===null?he.errors:e.concat(he.errors),s=e.length)),r["endpoints.other"]!==void 0&&(ge(r["endpoints.other"],{instancePath:i+"/endpoints.o\
ther",parentData:r,parentDataProperty:"endpoints.other",rootData:y,dynamicAnchors:h})||(e=e===null?ge.errors:e.concat(ge.errors),s=e.length)),r["key.lifetime"]!==
void 0&&(Pe(r["key.lifetime"],{instancePath:i+"/key.lifetime",parentData:r,parentDataProperty:"key.lifetime",rootData:y,dynamicAnchors:h})||(e=e===null?Pe.errors:
e.concat(Pe.errors),s=e.length)),r["key.scopes"]!==void 0&&(ke(r["key.scopes"],{instancePath:i+"/key.scopes",parentData:r,parentDataProperty:"key.scopes",rootData:y,
dynamicAnchors:h})||(e=e===null?ke.errors:e.concat(ke.errors),s=e.length)),r["key.rotation"]!==void 0&&(we(r["key.rotation"],{instancePath:i+"/key.rotation",parentData:r,
parentDataProperty:"key.rotation",rootData:y,dynamicAnchors:h})||(e=e===null?we.errors:e.concat(we.errors),s=e.length)),r["key.revocation"]!==void 0&&(be(r["key\
.revocation"],{instancePath:i+"/key.revocation",parentData:r,parentDataProperty:"key.revocation",rootData:y,dynamicAnchors:h})||(e=e===null?be.errors:e.concat(be.
errors),s=e.length)),r["errors.missingKey"]!==void 0&&(qe(r["errors.missingKey"],{instancePath:i+"/errors.missingKey",parentData:r,parentDataProperty:"errors.mi\
ssingKey",rootData:y,dynamicAnchors:h})||(e=e===null?qe.errors:e.concat(qe.errors),s=e.length)),r["errors.wrongKey"]!==void 0&&(ve(r["errors.wrongKey"],{instancePath:i+
"/errors.wrongKey",parentData:r,parentDataProperty:"errors.wrongKey",rootData:y,dynamicAnchors:h})||(e=e===null?ve.errors:e.concat(ve.errors),s=e.length)),r["er\
rors.status"]!==void 0&&($e(r["errors.status"],{instancePath:i+"/errors.status",parentData:r,parentDataProperty:"errors.status",rootData:y,dynamicAnchors:h})||(e=
e===null?$e.errors:e.concat($e.errors),s=e.length)),r["errors.body"]!==void 0&&(je(r["errors.body"],{instancePath:i+"/errors.body",parentData:r,parentDataProperty:"\
errors.body",rootData:y,dynamicAnchors:h})||(e=e===null?je.errors:e.concat(je.errors),s=e.length)),r["errors.codes"]!==void 0&&(xe(r["errors.codes"],{instancePath:i+
"/errors.codes",parentData:r,parentDataProperty:"errors.codes",rootData:y,dynamicAnchors:h})||(e=e===null?xe.errors:e.concat(xe.errors),s=e.length)),r["errors.c\
onditions"]!==void 0&&(Oe(r["errors.conditions"],{instancePath:i+"/errors.conditions",parentData:r,parentDataProperty:"errors.conditions",rootData:y,dynamicAnchors:h})||
(e=e===null?Oe.errors:e.concat(Oe.errors),s=e.length)),r["webhooks.types"]!==void 0&&(Ae(r["webhooks.types"],{instancePath:i+"/webhooks.types",parentData:r,parentDataProperty:"\
webhooks.types",rootData:y,dynamicAnchors:h})||(e=e===null?Ae.errors:e.concat(Ae.errors),s=e.length)),r["webhooks.payload"]!==void 0&&(De(r["webhooks.payload"],
{instancePath:i+"/webhooks.payload",parentData:r,parentDataProperty:"webhooks.payload",rootData:y,dynamicAnchors:h})||(e=e===null?De.errors:e.concat(De.errors),
s=e.length)),r["webhooks.delivery"]!==void 0&&(_e(r["webhooks.delivery"],{instancePath:i+"/webhooks.delivery",parentData:r,parentDataProperty:"webhooks.delivery",
rootData:y,dynamicAnchors:h})||(e=e===null?_e.errors:e.concat(_e.errors),s=e.length)),r["webhooks.retry"]!==void 0&&(Ne(r["webhooks.retry"],{instancePath:i+"/we\
bhooks.retry",parentData:r,parentDataProperty:"webhooks.retry",rootData:y,dynamicAnchors:h})||(e=e===null?Ne.errors:e.concat(Ne.errors),s=e.length)),r["webhooks\
.signature"]!==void 0&&(Ve(r["webhooks.signature"],{instancePath:i+"/webhooks.signature",parentData:r,parentDataProperty:"webhooks.signature",rootData:y,dynamicAnchors:h})||
(e=e===null?Ve.errors:e.concat(Ve.errors),s=e.length)),r["webhooks.trigger"]!==void 0&&(Ie(r["webhooks.trigger"],{instancePath:i+"/webhooks.trigger",parentData:r,
parentDataProperty:"webhooks.trigger",rootData:y,dynamicAnchors:h})||(e=e===null?Ie.errors:e.concat(Ie.errors),s=e.length)),r["webhooks.registration"]!==void 0&&
(Te(r["webhooks.registration"],{instancePath:i+"/webhooks.registration",parentData:r,parentDataProperty:"webhooks.registration",rootData:y,dynamicAnchors:h})||(e=
e===null?Te.errors:e.concat(Te.errors),s=e.length)),r["limits.quota"]!==void 0&&(Se(r["limits.quota"],{instancePath:i+"/limits.quota",parentData:r,parentDataProperty:"\
limits.quota",rootData:y,dynamicAnchors:h})||(e=e===null?Se.errors:e.concat(Se.errors),s=e.length)),r["limits.headers"]!==void 0&&(Ue(r["limits.headers"],{instancePath:i+
"/limits.headers",parentData:r,parentDataProperty:"limits.headers",rootData:y,dynamicAnchors:h})||(e=e===null?Ue.errors:e.concat(Ue.errors),s=e.length)),r["limi\
ts.exceeded"]!==void 0&&(Ee(r["limits.exceeded"],{instancePath:i+"/limits.exceeded",parentData:r,parentDataProperty:"limits.exceeded",rootData:y,dynamicAnchors:h})||
(e=e===null?Ee.errors:e.concat(Ee.errors),s=e.length)),r["maxTokens.maximum"]!==void 0&&(Ce(r["maxTokens.maximum"],{instancePath:i+"/maxTokens.maximum",parentData:r,
parentDataProperty:"maxTokens.maximum",rootData:y,dynamicAnchors:h})||(e=e===null?Ce.errors:e.concat(Ce.errors),s=e.length)),r["version.deprecation"]!==void 0&&
(Le(r["version.deprecation"],{instancePath:i+"/version.deprecation",parentData:r,parentDataProperty:"version.deprecation",rootData:y,dynamicAnchors:h})||(e=e===
null?Le.errors:e.concat(Le.errors),s=e.length)),r["version.compatibility"]!==void 0&&(Fe(r["version.compatibility"],{instancePath:i+"/version.compatibility",parentData:r,
parentDataProperty:"version.compatibility",rootData:y,dynamicAnchors:h})||(e=e===null?Fe.errors:e.concat(Fe.errors),s=e.length)),r["version.selection"]!==void 0&&
(Me(r["version.selection"],{instancePath:i+"/version.selection",parentData:r,parentDataProperty:"version.selection",rootData:y,dynamicAnchors:h})||(e=e===null?Me.
errors:e.concat(Me.errors),s=e.length))}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return B.
errors=e,s===0}B.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function dr(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){
let e=null,s=0,d=dr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.schema===void 0){
let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[n]:e.push(n),s++}if(r.name===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[n]:e.push(n),s++}if(r.title===void 0){let n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"title"}};e===null?e=[n]:e.push(n),s++}if(r.readings===void 0){let n={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"readings"}};e===null?e=[n]:e.push(n),s++}for(let n in r)if(!(n==="schema"||n==="name"||n==="title"||n==="reading\
s")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),s++}if(r.schema!==
void 0&&r.schema!=="assay.profile/1"){let n={instancePath:i+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"assay.profile\
/1"}};e===null?e=[n]:e.push(n),s++}if(r.name!==void 0){let n=r.name;if(typeof n=="string"){if(!Lr.test(n)){let o={instancePath:i+"/name",schemaPath:"#/propertie\
s/name/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/name",schemaPath:"#/propertie\
s/name/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.title!==void 0){let n=r.title;if(typeof n=="string"){if(_(n)<1){let o={instancePath:i+
"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/title",schemaPath:"\
#/properties/title/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.readings!==void 0){let n=r.readings;if(B(n,{instancePath:i+"/\
readings",parentData:r,parentDataProperty:"readings",rootData:y,dynamicAnchors:h})||(e=e===null?B.errors:e.concat(B.errors),s=e.length),n&&typeof n=="object"&&!Array.
isArray(n))for(let o in n){let a=n[o];if(!(a&&typeof a=="object"&&!Array.isArray(a))){let u={instancePath:i+"/readings/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/properties/readings/additionalProperties/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),s++}}else{let o={instancePath:i+"/r\
eadings",schemaPath:"#/properties/readings/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/\
type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return dr.errors=e,s===0}dr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ks=B,
Gs=fr,Bs={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:readings:bare-error",$comment:"Gap G7.2, reading errors.body = bare: a JSON obje\
ct or a JSON string, and nothing more is promised.",title:"Bare error body",type:["object","string"]};function fr(r,{instancePath:i="",parentData:b,parentDataProperty:q,
rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=fr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),!(r&&typeof r=="object"&&
!Array.isArray(r))&&typeof r!="string"){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:Bs.type}};e===null?e=[n]:e.push(n),s++}return fr.errors=
e,s===0}fr.evaluated={dynamicProps:!1,dynamicItems:!1};var Rs=mr,zs={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:readings:detail",$comment:"\
Gap G7.2, reading errors.body = detail: one key, whose value is a sentence or a list of objects.",title:"Error body with a detail key",type:"object",required:["\
detail"],properties:{detail:{type:["string","array"],items:{type:"object"}}}};function mr(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){
let e=null,s=0,d=mr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.detail===void 0){
let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"}};e===null?e=[n]:e.push(n),s++}if(r.detail!==void 0){let n=r.detail;
if(typeof n!="string"&&!Array.isArray(n)){let o={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:zs.properties.detail.
type}};e===null?e=[o]:e.push(o),s++}if(Array.isArray(n)){let o=n.length;for(let a=0;a<o;a++){let u=n[a];if(!(u&&typeof u=="object"&&!Array.isArray(u))){let m={instancePath:i+
"/detail/"+a,schemaPath:"#/properties/detail/items/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}}}}}else{let n={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return mr.errors=e,s===0}mr.evaluated={props:{detail:!0},dynamicProps:!1,dynamicItems:!1};
var Hs=cr;function cr(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=cr.evaluated;d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!1,a=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.title===void 0){let f={instancePath:i,schemaPath:"#/any\
Of/0/required",keyword:"required",params:{missingProperty:"title"}};e===null?e=[f]:e.push(f),s++}var c=a===s;if(o=o||c,c){var u={};u.title=!0}let m=s;if(r&&typeof r==
"object"&&!Array.isArray(r)&&r.detail===void 0){let f={instancePath:i,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty:"detail"}};e===
null?e=[f]:e.push(f),s++}var c=m===s;if(o=o||c,c&&u!==!0&&(u=u||{},u.detail=!0),o)s=n,e!==null&&(n?e.length=n:e=null);else{let f={instancePath:i,schemaPath:"#/a\
nyOf",keyword:"anyOf",params:{}};e===null?e=[f]:e.push(f),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(u!==!0&&(u=u||{},u.type=!0,u.title=!0,u.status=!0,
u.detail=!0,u.instance=!0),r.type!==void 0&&typeof r.type!="string"){let f={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"\
string"}};e===null?e=[f]:e.push(f),s++}if(r.title!==void 0&&typeof r.title!="string"){let f={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"\
type",params:{type:"string"}};e===null?e=[f]:e.push(f),s++}if(r.status!==void 0){let f=r.status;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){let x={
instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"}};e===null?e=[x]:e.push(x),s++}if(typeof f=="number"&&isFinite(
f)){if(f>599||isNaN(f)){let x={instancePath:i+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};e===null?
e=[x]:e.push(x),s++}if(f<100||isNaN(f)){let x={instancePath:i+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};
e===null?e=[x]:e.push(x),s++}}}if(r.detail!==void 0&&typeof r.detail!="string"){let f={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[f]:e.push(f),s++}if(r.instance!==void 0&&typeof r.instance!="string"){let f={instancePath:i+"/instance",schemaPath:"#/p\
roperties/instance/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),s++}}else{let f={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[f]:e.push(f),s++}return cr.errors=e,d.props=u,s===0}cr.evaluated={dynamicProps:!0,dynamicItems:!1};var Zs=yr;var Ws={type:"object",required:["v","t0EpochUs","t0MonotonicUs","clock","segment"],properties:{v:{const:1},t0EpochUs:{$ref:"#/$defs/count"},t0MonotonicUs:{$ref:"\
#/$defs/countOrNull"},clock:{const:"monotonic"},segment:{type:["string","null"]}}};function I(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=I.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"integer"}};e===null?e=[n]:e.push(n),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let n={instancePath:i,schemaPath:"#/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[n]:e.push(n),s++}return I.errors=e,s===0}I.evaluated={dynamicProps:!1,dynamicItems:!1};var Js={type:["integer","nu\
ll"],minimum:0};function K(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=K.evaluated;if(d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let n={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:Js.type}};e===null?e=[n]:e.push(n),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let n={instancePath:i,schemaPath:"#/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[n]:e.push(n),s++}return K.errors=e,s===0}K.evaluated={dynamicProps:!1,dynamicItems:!1};function Ke(r,{instancePath:i="",
parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=Ke.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=
void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.v===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"v"}};
e===null?e=[n]:e.push(n),s++}if(r.t0EpochUs===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"t0EpochUs"}};e===
null?e=[n]:e.push(n),s++}if(r.t0MonotonicUs===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"t0MonotonicUs"}};
e===null?e=[n]:e.push(n),s++}if(r.clock===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"clock"}};e===null?e=
[n]:e.push(n),s++}if(r.segment===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"segment"}};e===null?e=[n]:e.push(
n),s++}if(r.v!==void 0&&r.v!==1){let n={instancePath:i+"/v",schemaPath:"#/properties/v/const",keyword:"const",params:{allowedValue:1}};e===null?e=[n]:e.push(n),
s++}if(r.t0EpochUs!==void 0&&(I(r.t0EpochUs,{instancePath:i+"/t0EpochUs",parentData:r,parentDataProperty:"t0EpochUs",rootData:y,dynamicAnchors:h})||(e=e===null?
I.errors:e.concat(I.errors),s=e.length)),r.t0MonotonicUs!==void 0&&(K(r.t0MonotonicUs,{instancePath:i+"/t0MonotonicUs",parentData:r,parentDataProperty:"t0Monoto\
nicUs",rootData:y,dynamicAnchors:h})||(e=e===null?K.errors:e.concat(K.errors),s=e.length)),r.clock!==void 0&&r.clock!=="monotonic"){let n={instancePath:i+"/cloc\
k",schemaPath:"#/properties/clock/const",keyword:"const",params:{allowedValue:"monotonic"}};e===null?e=[n]:e.push(n),s++}if(r.segment!==void 0){let n=r.segment;
if(typeof n!="string"&&n!==null){let o={instancePath:i+"/segment",schemaPath:"#/properties/segment/type",keyword:"type",params:{type:Ws.properties.segment.type}};
e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return Ke.errors=
e,s===0}Ke.evaluated={props:{v:!0,t0EpochUs:!0,t0MonotonicUs:!0,clock:!0,segment:!0},dynamicProps:!1,dynamicItems:!1};var H={type:"object",required:["v","i","vu",
"scenario","transport","key","scheduledUs","sentUs","connectedUs","headersUs","firstByteUs","firstEventUs","firstTokenUs","lastTokenUs","doneUs","closedUs","sta\
tus","class","error","chunks","events","promptTokens","completionTokens","bytes","gaps","gapsUs","retryAfter","limits","sampledValid"],properties:{v:{const:1},i:{
$ref:"#/$defs/count"},vu:{$ref:"#/$defs/count"},scenario:{type:"string"},transport:{enum:["json","sse","websocket"]},key:{type:["string","null"],pattern:"^[0-9a\
-f]{8}$"},scheduledUs:{$ref:"#/$defs/time"},sentUs:{$ref:"#/$defs/time"},connectedUs:{$ref:"#/$defs/time"},headersUs:{$ref:"#/$defs/time"},firstByteUs:{$ref:"#/\
$defs/time"},firstEventUs:{$ref:"#/$defs/time"},firstTokenUs:{$ref:"#/$defs/time"},lastTokenUs:{$ref:"#/$defs/time"},doneUs:{$ref:"#/$defs/time"},closedUs:{$ref:"\
#/$defs/time"},status:{type:"integer",minimum:0,maximum:999},class:{enum:["ok","truncated","stream-error","bad-json","not-a-completion","http-429","http-4xx","h\
ttp-5xx","http-other","timeout-connect","timeout-headers","timeout-first-token","timeout-idle","timeout-total","refused","reset","dns","tls","network","too-larg\
e","too-many-events","aborted","interrupted"]},error:{type:["string","null"],maxLength:200},chunks:{$ref:"#/$defs/count"},events:{$ref:"#/$defs/count"},promptTokens:{
$ref:"#/$defs/countOrNull"},completionTokens:{$ref:"#/$defs/countOrNull"},bytes:{$ref:"#/$defs/count"},gaps:{anyOf:[{type:"null"},{$ref:"#/$defs/sketch"}]},gapsUs:{
type:["array","null"],items:{$ref:"#/$defs/count"}},retryAfter:{type:["string","null"],maxLength:64},limits:{type:["object","null"],maxProperties:16,additionalProperties:{
type:"string",maxLength:128}},sampledValid:{type:["boolean","null"]}}},Qs={type:["integer","null"]};function N(r,{instancePath:i="",parentData:b,parentDataProperty:q,
rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=N.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))&&r!==null){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:Qs.type}};e===null?e=[n]:e.push(n),s++}return N.errors=
e,s===0}N.evaluated={dynamicProps:!1,dynamicItems:!1};function Ge(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=Ge.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),Array.isArray(r)){if(r.length>2){let a={instancePath:i,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:2}};e===
null?e=[a]:e.push(a),s++}if(r.length<2){let a={instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:2}};e===null?e=[a]:e.push(a),s++}let n=r.
length;if(n>0&&(I(r[0],{instancePath:i+"/0",parentData:r,parentDataProperty:0,rootData:y,dynamicAnchors:h})||(e=e===null?I.errors:e.concat(I.errors),s=e.length)),
n>1){let a=r[1];if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let u={instancePath:i+"/1",schemaPath:"#/prefixItems/1/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[u]:e.push(u),s++}if(typeof a=="number"&&isFinite(a)&&(a<1||isNaN(a))){let u={instancePath:i+"/1",schemaPath:"#/prefixItems/1/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}};e===null?e=[u]:e.push(u),s++}}if(!(r.length<=2)){let a={instancePath:i,schemaPath:"#/items",keyword:"items",params:{limit:2}};
e===null?e=[a]:e.push(a),s++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),s++}return Ge.errors=
e,s===0}Ge.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function Be(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){
let e=null,s=0,d=Be.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.scheme===void 0){
let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scheme"}};e===null?e=[n]:e.push(n),s++}if(r.counts===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"counts"}};e===null?e=[n]:e.push(n),s++}if(r.scheme!==void 0&&r.scheme!=="log2/32"){let n={instancePath:i+
"/scheme",schemaPath:"#/properties/scheme/const",keyword:"const",params:{allowedValue:"log2/32"}};e===null?e=[n]:e.push(n),s++}if(r.counts!==void 0){let n=r.counts;
if(Array.isArray(n)){let o=n.length;for(let a=0;a<o;a++)Ge(n[a],{instancePath:i+"/counts/"+a,parentData:n,parentDataProperty:a,rootData:y,dynamicAnchors:h})||(e=
e===null?Ge.errors:e.concat(Ge.errors),s=e.length)}else{let o={instancePath:i+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type:"array"}};
e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return Be.errors=
e,s===0}Be.evaluated={props:{scheme:!0,counts:!0},dynamicProps:!1,dynamicItems:!1};var Xs=new RegExp("^[0-9a-f]{8}$","u");function Re(r,{instancePath:i="",parentData:b,
parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=Re.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){if(r.v===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"v"}};e===null?
e=[a]:e.push(a),s++}if(r.i===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"i"}};e===null?e=[a]:e.push(a),s++}
if(r.vu===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"vu"}};e===null?e=[a]:e.push(a),s++}if(r.scenario===void 0){
let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scenario"}};e===null?e=[a]:e.push(a),s++}if(r.transport===void 0){let a={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"transport"}};e===null?e=[a]:e.push(a),s++}if(r.key===void 0){let a={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[a]:e.push(a),s++}if(r.scheduledUs===void 0){let a={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"scheduledUs"}};e===null?e=[a]:e.push(a),s++}if(r.sentUs===void 0){let a={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"sentUs"}};e===null?e=[a]:e.push(a),s++}if(r.connectedUs===void 0){let a={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"connectedUs"}};e===null?e=[a]:e.push(a),s++}if(r.headersUs===void 0){let a={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"headersUs"}};e===null?e=[a]:e.push(a),s++}if(r.firstByteUs===void 0){let a={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"firstByteUs"}};e===null?e=[a]:e.push(a),s++}if(r.firstEventUs===void 0){let a={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"firstEventUs"}};e===null?e=[a]:e.push(a),s++}if(r.firstTokenUs===void 0){let a={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"firstTokenUs"}};e===null?e=[a]:e.push(a),s++}if(r.lastTokenUs===void 0){let a={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"lastTokenUs"}};e===null?e=[a]:e.push(a),s++}if(r.doneUs===void 0){let a={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"doneUs"}};e===null?e=[a]:e.push(a),s++}if(r.closedUs===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"closedUs"}};e===null?e=[a]:e.push(a),s++}if(r.status===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"status"}};e===null?e=[a]:e.push(a),s++}if(r.class===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"class"}};e===null?e=[a]:e.push(a),s++}if(r.error===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
error"}};e===null?e=[a]:e.push(a),s++}if(r.chunks===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"chunks"}};
e===null?e=[a]:e.push(a),s++}if(r.events===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"events"}};e===null?
e=[a]:e.push(a),s++}if(r.promptTokens===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"promptTokens"}};e===null?
e=[a]:e.push(a),s++}if(r.completionTokens===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"completionTokens"}};
e===null?e=[a]:e.push(a),s++}if(r.bytes===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"bytes"}};e===null?e=
[a]:e.push(a),s++}if(r.gaps===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"gaps"}};e===null?e=[a]:e.push(a),
s++}if(r.gapsUs===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"gapsUs"}};e===null?e=[a]:e.push(a),s++}if(r.
retryAfter===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retryAfter"}};e===null?e=[a]:e.push(a),s++}if(r.limits===
void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"limits"}};e===null?e=[a]:e.push(a),s++}if(r.sampledValid===void 0){
let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sampledValid"}};e===null?e=[a]:e.push(a),s++}if(r.v!==void 0&&r.v!==1){
let a={instancePath:i+"/v",schemaPath:"#/properties/v/const",keyword:"const",params:{allowedValue:1}};e===null?e=[a]:e.push(a),s++}if(r.i!==void 0&&(I(r.i,{instancePath:i+
"/i",parentData:r,parentDataProperty:"i",rootData:y,dynamicAnchors:h})||(e=e===null?I.errors:e.concat(I.errors),s=e.length)),r.vu!==void 0&&(I(r.vu,{instancePath:i+
"/vu",parentData:r,parentDataProperty:"vu",rootData:y,dynamicAnchors:h})||(e=e===null?I.errors:e.concat(I.errors),s=e.length)),r.scenario!==void 0&&typeof r.scenario!=
"string"){let a={instancePath:i+"/scenario",schemaPath:"#/properties/scenario/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),s++}if(r.transport!==
void 0){let a=r.transport;if(!(a==="json"||a==="sse"||a==="websocket")){let u={instancePath:i+"/transport",schemaPath:"#/properties/transport/enum",keyword:"enu\
m",params:{allowedValues:H.properties.transport.enum}};e===null?e=[u]:e.push(u),s++}}if(r.key!==void 0){let a=r.key;if(typeof a!="string"&&a!==null){let u={instancePath:i+
"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type:H.properties.key.type}};e===null?e=[u]:e.push(u),s++}if(typeof a=="string"&&!Xs.test(a)){let u={
instancePath:i+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{8}$"}};e===null?e=[u]:e.push(u),s++}}if(r.scheduledUs!==
void 0&&(N(r.scheduledUs,{instancePath:i+"/scheduledUs",parentData:r,parentDataProperty:"scheduledUs",rootData:y,dynamicAnchors:h})||(e=e===null?N.errors:e.concat(
N.errors),s=e.length)),r.sentUs!==void 0&&(N(r.sentUs,{instancePath:i+"/sentUs",parentData:r,parentDataProperty:"sentUs",rootData:y,dynamicAnchors:h})||(e=e===null?
N.errors:e.concat(N.errors),s=e.length)),r.connectedUs!==void 0&&(N(r.connectedUs,{instancePath:i+"/connectedUs",parentData:r,parentDataProperty:"connectedUs",rootData:y,
dynamicAnchors:h})||(e=e===null?N.errors:e.concat(N.errors),s=e.length)),r.headersUs!==void 0&&(N(r.headersUs,{instancePath:i+"/headersUs",parentData:r,parentDataProperty:"\
headersUs",rootData:y,dynamicAnchors:h})||(e=e===null?N.errors:e.concat(N.errors),s=e.length)),r.firstByteUs!==void 0&&(N(r.firstByteUs,{instancePath:i+"/firstB\
yteUs",parentData:r,parentDataProperty:"firstByteUs",rootData:y,dynamicAnchors:h})||(e=e===null?N.errors:e.concat(N.errors),s=e.length)),r.firstEventUs!==void 0&&
(N(r.firstEventUs,{instancePath:i+"/firstEventUs",parentData:r,parentDataProperty:"firstEventUs",rootData:y,dynamicAnchors:h})||(e=e===null?N.errors:e.concat(N.
errors),s=e.length)),r.firstTokenUs!==void 0&&(N(r.firstTokenUs,{instancePath:i+"/firstTokenUs",parentData:r,parentDataProperty:"firstTokenUs",rootData:y,dynamicAnchors:h})||
(e=e===null?N.errors:e.concat(N.errors),s=e.length)),r.lastTokenUs!==void 0&&(N(r.lastTokenUs,{instancePath:i+"/lastTokenUs",parentData:r,parentDataProperty:"la\
stTokenUs",rootData:y,dynamicAnchors:h})||(e=e===null?N.errors:e.concat(N.errors),s=e.length)),r.doneUs!==void 0&&(N(r.doneUs,{instancePath:i+"/doneUs",parentData:r,
parentDataProperty:"doneUs",rootData:y,dynamicAnchors:h})||(e=e===null?N.errors:e.concat(N.errors),s=e.length)),r.closedUs!==void 0&&(N(r.closedUs,{instancePath:i+
"/closedUs",parentData:r,parentDataProperty:"closedUs",rootData:y,dynamicAnchors:h})||(e=e===null?N.errors:e.concat(N.errors),s=e.length)),r.status!==void 0){let a=r.
status;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let u={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[u]:e.push(u),s++}if(typeof a=="number"&&isFinite(a)){if(a>999||isNaN(a)){let u={instancePath:i+"/status",schemaPath:"#/properties/status/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:999}};e===null?e=[u]:e.push(u),s++}if(a<0||isNaN(a)){let u={instancePath:i+"/status",schemaPath:"#/prop\
erties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[u]:e.push(u),s++}}}if(r.class!==void 0){let a=r.class;if(!(a==="ok"||a===
"truncated"||a==="stream-error"||a==="bad-json"||a==="not-a-completion"||a==="http-429"||a==="http-4xx"||a==="http-5xx"||a==="http-other"||a==="timeout-connect"||
a==="timeout-headers"||a==="timeout-first-token"||a==="timeout-idle"||a==="timeout-total"||a==="refused"||a==="reset"||a==="dns"||a==="tls"||a==="network"||a===
"too-large"||a==="too-many-events"||a==="aborted"||a==="interrupted")){let u={instancePath:i+"/class",schemaPath:"#/properties/class/enum",keyword:"enum",params:{
allowedValues:H.properties.class.enum}};e===null?e=[u]:e.push(u),s++}}if(r.error!==void 0){let a=r.error;if(typeof a!="string"&&a!==null){let u={instancePath:i+
"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:H.properties.error.type}};e===null?e=[u]:e.push(u),s++}if(typeof a=="string"&&_(a)>200){
let u={instancePath:i+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit:200}};e===null?e=[u]:e.push(u),s++}}if(r.chunks!==void 0&&
(I(r.chunks,{instancePath:i+"/chunks",parentData:r,parentDataProperty:"chunks",rootData:y,dynamicAnchors:h})||(e=e===null?I.errors:e.concat(I.errors),s=e.length)),
r.events!==void 0&&(I(r.events,{instancePath:i+"/events",parentData:r,parentDataProperty:"events",rootData:y,dynamicAnchors:h})||(e=e===null?I.errors:e.concat(I.
errors),s=e.length)),r.promptTokens!==void 0&&(K(r.promptTokens,{instancePath:i+"/promptTokens",parentData:r,parentDataProperty:"promptTokens",rootData:y,dynamicAnchors:h})||
(e=e===null?K.errors:e.concat(K.errors),s=e.length)),r.completionTokens!==void 0&&(K(r.completionTokens,{instancePath:i+"/completionTokens",parentData:r,parentDataProperty:"\
completionTokens",rootData:y,dynamicAnchors:h})||(e=e===null?K.errors:e.concat(K.errors),s=e.length)),r.bytes!==void 0&&(I(r.bytes,{instancePath:i+"/bytes",parentData:r,
parentDataProperty:"bytes",rootData:y,dynamicAnchors:h})||(e=e===null?I.errors:e.concat(I.errors),s=e.length)),r.gaps!==void 0){let a=r.gaps,u=s,m=!1,c=s;if(a!==
null){let x={instancePath:i+"/gaps",schemaPath:"#/properties/gaps/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[x]:e.push(x),s++}var n=c===s;m=
m||n;let f=s;Be(a,{instancePath:i+"/gaps",parentData:r,parentDataProperty:"gaps",rootData:y,dynamicAnchors:h})||(e=e===null?Be.errors:e.concat(Be.errors),s=e.length);
var n=f===s;if(m=m||n,n){var o={};o.scheme=!0,o.counts=!0}if(m)s=u,e!==null&&(u?e.length=u:e=null);else{let x={instancePath:i+"/gaps",schemaPath:"#/properties/g\
aps/anyOf",keyword:"anyOf",params:{}};e===null?e=[x]:e.push(x),s++}}if(r.gapsUs!==void 0){let a=r.gapsUs;if(!Array.isArray(a)&&a!==null){let u={instancePath:i+"\
/gapsUs",schemaPath:"#/properties/gapsUs/type",keyword:"type",params:{type:H.properties.gapsUs.type}};e===null?e=[u]:e.push(u),s++}if(Array.isArray(a)){let u=a.
length;for(let m=0;m<u;m++)I(a[m],{instancePath:i+"/gapsUs/"+m,parentData:a,parentDataProperty:m,rootData:y,dynamicAnchors:h})||(e=e===null?I.errors:e.concat(I.
errors),s=e.length)}}if(r.retryAfter!==void 0){let a=r.retryAfter;if(typeof a!="string"&&a!==null){let u={instancePath:i+"/retryAfter",schemaPath:"#/properties/\
retryAfter/type",keyword:"type",params:{type:H.properties.retryAfter.type}};e===null?e=[u]:e.push(u),s++}if(typeof a=="string"&&_(a)>64){let u={instancePath:i+"\
/retryAfter",schemaPath:"#/properties/retryAfter/maxLength",keyword:"maxLength",params:{limit:64}};e===null?e=[u]:e.push(u),s++}}if(r.limits!==void 0){let a=r.limits;
if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null){let u={instancePath:i+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type:H.properties.
limits.type}};e===null?e=[u]:e.push(u),s++}if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>16){let u={instancePath:i+"/limits",schemaPath:"\
#/properties/limits/maxProperties",keyword:"maxProperties",params:{limit:16}};e===null?e=[u]:e.push(u),s++}for(let u in a){let m=a[u];if(typeof m=="string"){if(_(
m)>128){let c={instancePath:i+"/limits/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/limits/additionalProperties/maxLength",keyword:"maxLe\
ngth",params:{limit:128}};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:i+"/limits/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/\
limits/additionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),s++}}}}if(r.sampledValid!==void 0){let a=r.sampledValid;if(typeof a!=
"boolean"&&a!==null){let u={instancePath:i+"/sampledValid",schemaPath:"#/properties/sampledValid/type",keyword:"type",params:{type:H.properties.sampledValid.type}};
e===null?e=[u]:e.push(u),s++}}}else{let a={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),s++}return Re.errors=
e,s===0}Re.evaluated={props:{v:!0,i:!0,vu:!0,scenario:!0,transport:!0,key:!0,scheduledUs:!0,sentUs:!0,connectedUs:!0,headersUs:!0,firstByteUs:!0,firstEventUs:!0,
firstTokenUs:!0,lastTokenUs:!0,doneUs:!0,closedUs:!0,status:!0,class:!0,error:!0,chunks:!0,events:!0,promptTokens:!0,completionTokens:!0,bytes:!0,gaps:!0,gapsUs:!0,
retryAfter:!0,limits:!0,sampledValid:!0},dynamicProps:!1,dynamicItems:!1};function yr(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){
let e=null,s=0,d=yr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r))){let f={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}let n=s,o=!0,a=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.
clock===void 0&&(f="clock")){let x={};e===null?e=[x]:e.push(x),s++}}var u=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(u){let f=s;Ke(r,{instancePath:i,parentData:b,
parentDataProperty:q,rootData:y,dynamicAnchors:h})||(e=e===null?Ke.errors:e.concat(Ke.errors),s=e.length);var u=f===s;if(o=u,o){var c={};c.v=!0,c.t0EpochUs=!0,c.
t0MonotonicUs=!0,c.clock=!0,c.segment=!0}m="then"}else{let f=s;Re(r,{instancePath:i,parentData:b,parentDataProperty:q,rootData:y,dynamicAnchors:h})||(e=e===null?
Re.errors:e.concat(Re.errors),s=e.length);var u=f===s;o=u,o&&c!==!0&&(c=c||{},c.v=!0,c.i=!0,c.vu=!0,c.scenario=!0,c.transport=!0,c.key=!0,c.scheduledUs=!0,c.sentUs=
!0,c.connectedUs=!0,c.headersUs=!0,c.firstByteUs=!0,c.firstEventUs=!0,c.firstTokenUs=!0,c.lastTokenUs=!0,c.doneUs=!0,c.closedUs=!0,c.status=!0,c.class=!0,c.error=
!0,c.chunks=!0,c.events=!0,c.promptTokens=!0,c.completionTokens=!0,c.bytes=!0,c.gaps=!0,c.gapsUs=!0,c.retryAfter=!0,c.limits=!0,c.sampledValid=!0),m="else"}if(!o){
let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[f]:e.push(f),s++}return yr.errors=e,d.props=c,s===0}yr.evaluated={dynamicProps:!0,
dynamicItems:!1};var Ys=hr,Xe={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:run",$comment:"run.json, the only thing a report reads. The\
 exit code follows from the outcome, a check hangs on one clause or one gap, and a pass rests on an exchange.",title:"Run",type:"object",required:["schema","out\
come","exitCode","reason","suite","target","seed","startedAt","durationMs","cost","capabilities","checks","exchanges"],additionalProperties:!1,properties:{schema:{
const:"assay.run/1"},outcome:{enum:["conformant","non-conformant","incomplete","broken"]},exitCode:{enum:[0,1,3,4]},reason:{type:["string","null"]},suite:{type:"\
object",required:["version","checks","known","profile"],additionalProperties:!1,properties:{version:{type:"string",minLength:1},checks:{type:"integer",minimum:0},
profile:{type:"string",minLength:1},known:{type:"integer",minimum:1}}},target:{type:"object",required:["baseUrl","model"],additionalProperties:!1,properties:{baseUrl:{
type:"string",minLength:1},model:{type:["string","null"]}}},seed:{type:"string"},startedAt:{type:"string",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z\
$"},durationMs:{type:"number",minimum:0},cost:{type:"object",required:["requests","promptTokens","completionTokens"],additionalProperties:!1,properties:{requests:{
type:"integer",minimum:0},promptTokens:{type:"integer",minimum:0},completionTokens:{type:"integer",minimum:0}}},capabilities:{type:"array",items:{$ref:"#/$defs/\
capability"}},checks:{type:"array",items:{$ref:"#/$defs/check"}},exchanges:{type:"array",items:{$ref:"#/$defs/exchange"}}},allOf:[{if:{properties:{outcome:{const:"\
conformant"}}},then:{properties:{exitCode:{const:0}}}},{if:{properties:{outcome:{const:"non-conformant"}}},then:{properties:{exitCode:{const:1}}}},{if:{properties:{
outcome:{const:"incomplete"}}},then:{properties:{exitCode:{const:3}}}},{if:{properties:{outcome:{const:"broken"}}},then:{properties:{exitCode:{const:4}}}}],$defs:{
capability:{type:"object",required:["id","outcome","counts"],additionalProperties:!1,properties:{id:{enum:["core","signup","sse","websocket","webhooks","limits"]},
outcome:{enum:["conformant","non-conformant","incomplete","broken","not-offered","not-judged"]},counts:{type:"object",required:["pass","fail","warn","inconclusi\
ve","not-applicable","observed","error"],additionalProperties:!1,properties:{pass:{type:"integer",minimum:0},fail:{type:"integer",minimum:0},warn:{type:"integer",
minimum:0},inconclusive:{type:"integer",minimum:0},"not-applicable":{type:"integer",minimum:0},observed:{type:"integer",minimum:0},error:{type:"integer",minimum:0}}}}},
check:{type:"object",required:["id","title","capability","level","layer","verdict","issues","exchanges"],additionalProperties:!1,properties:{id:{type:"string",minLength:1},
title:{type:"string",minLength:1},capability:{enum:["core","signup","sse","websocket","webhooks","limits"]},clause:{type:"string",pattern:"^C\\d"},gap:{type:"st\
ring",pattern:"^G\\d"},reading:{type:"string",minLength:1},level:{enum:["MUST","SHOULD"]},layer:{enum:["spec","declared","profile","observed"]},verdict:{enum:["\
pass","fail","warn","inconclusive","not-applicable","observed","error"]},reason:{type:"string"},detail:{type:"string"},issues:{type:"array",items:{$ref:"#/$defs\
/issue"}},exchanges:{type:"array",items:{type:"string",minLength:1}}},if:{properties:{clause:!0},required:["clause"]},then:{properties:{gap:!1}},else:{properties:{
gap:!0,reading:!0},required:["gap","reading"]},allOf:[{if:{properties:{verdict:{const:"pass"}}},then:{properties:{exchanges:{type:"array",minItems:1},issues:{type:"\
array",maxItems:0}}}}]},issue:{type:"object",required:["at","expected","received"],additionalProperties:!1,properties:{at:{type:"string",minLength:1},expected:{
type:"string"},received:{type:"string"}}},exchange:{type:"object",required:["id","method","url","headers","body","status","durationMs"],additionalProperties:!1,
properties:{id:{type:"string",minLength:1},method:{type:"string",minLength:1},url:{type:"string",minLength:1},headers:{type:"array",items:{type:"array",minItems:2,
maxItems:2,items:{type:"string"}}},body:{type:["string","null"]},status:{type:["integer","null"],minimum:100,maximum:999},durationMs:{type:"number",minimum:0}}}}},
ei=new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$","u"),Ur={type:"object",required:["id","outcome","counts"],additionalProperties:!1,properties:{
id:{enum:["core","signup","sse","websocket","webhooks","limits"]},outcome:{enum:["conformant","non-conformant","incomplete","broken","not-offered","not-judged"]},
counts:{type:"object",required:["pass","fail","warn","inconclusive","not-applicable","observed","error"],additionalProperties:!1,properties:{pass:{type:"integer",
minimum:0},fail:{type:"integer",minimum:0},warn:{type:"integer",minimum:0},inconclusive:{type:"integer",minimum:0},"not-applicable":{type:"integer",minimum:0},observed:{
type:"integer",minimum:0},error:{type:"integer",minimum:0}}}}};function ze(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){
let e=null,s=0,d=ze.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let n={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),s++}if(r.outcome===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"outcome"}};e===null?e=[n]:e.push(n),s++}if(r.counts===void 0){let n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"counts"}};e===null?e=[n]:e.push(n),s++}for(let n in r)if(!(n==="id"||n==="outcome"||n==="counts")){let o={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),s++}if(r.id!==void 0){
let n=r.id;if(!(n==="core"||n==="signup"||n==="sse"||n==="websocket"||n==="webhooks"||n==="limits")){let o={instancePath:i+"/id",schemaPath:"#/properties/id/enu\
m",keyword:"enum",params:{allowedValues:Ur.properties.id.enum}};e===null?e=[o]:e.push(o),s++}}if(r.outcome!==void 0){let n=r.outcome;if(!(n==="conformant"||n===
"non-conformant"||n==="incomplete"||n==="broken"||n==="not-offered"||n==="not-judged")){let o={instancePath:i+"/outcome",schemaPath:"#/properties/outcome/enum",
keyword:"enum",params:{allowedValues:Ur.properties.outcome.enum}};e===null?e=[o]:e.push(o),s++}}if(r.counts!==void 0){let n=r.counts;if(n&&typeof n=="object"&&!Array.
isArray(n)){if(n.pass===void 0){let o={instancePath:i+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:"pass"}};e===
null?e=[o]:e.push(o),s++}if(n.fail===void 0){let o={instancePath:i+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:"\
fail"}};e===null?e=[o]:e.push(o),s++}if(n.warn===void 0){let o={instancePath:i+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:"\
warn"}};e===null?e=[o]:e.push(o),s++}if(n.inconclusive===void 0){let o={instancePath:i+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{
missingProperty:"inconclusive"}};e===null?e=[o]:e.push(o),s++}if(n["not-applicable"]===void 0){let o={instancePath:i+"/counts",schemaPath:"#/properties/counts/r\
equired",keyword:"required",params:{missingProperty:"not-applicable"}};e===null?e=[o]:e.push(o),s++}if(n.observed===void 0){let o={instancePath:i+"/counts",schemaPath:"\
#/properties/counts/required",keyword:"required",params:{missingProperty:"observed"}};e===null?e=[o]:e.push(o),s++}if(n.error===void 0){let o={instancePath:i+"/\
counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:"error"}};e===null?e=[o]:e.push(o),s++}for(let o in n)if(!(o==="pas\
s"||o==="fail"||o==="warn"||o==="inconclusive"||o==="not-applicable"||o==="observed"||o==="error")){let a={instancePath:i+"/counts",schemaPath:"#/properties/cou\
nts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[a]:e.push(a),s++}if(n.pass!==void 0){let o=n.pass;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let a={instancePath:i+"/counts/pass",schemaPath:"#/properties/counts/properties/pass/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[a]:e.push(a),s++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let a={instancePath:i+"/counts/pass",schemaPath:"#/properties/count\
s/properties/pass/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),s++}}if(n.fail!==void 0){let o=n.fail;if(!(typeof o=="nu\
mber"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let a={instancePath:i+"/counts/fail",schemaPath:"#/properties/counts/properties/fail/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[a]:e.push(a),s++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let a={instancePath:i+"/counts/fail",schemaPath:"#/properties/count\
s/properties/fail/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),s++}}if(n.warn!==void 0){let o=n.warn;if(!(typeof o=="nu\
mber"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let a={instancePath:i+"/counts/warn",schemaPath:"#/properties/counts/properties/warn/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[a]:e.push(a),s++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let a={instancePath:i+"/counts/warn",schemaPath:"#/properties/count\
s/properties/warn/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),s++}}if(n.inconclusive!==void 0){let o=n.inconclusive;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let a={instancePath:i+"/counts/inconclusive",schemaPath:"#/properties/counts/properties/inconclusive/type",keyword:"t\
ype",params:{type:"integer"}};e===null?e=[a]:e.push(a),s++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let a={instancePath:i+"/counts/inconclusive",schemaPath:"\
#/properties/counts/properties/inconclusive/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),s++}}if(n["not-applicable"]!==
void 0){let o=n["not-applicable"];if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let a={instancePath:i+"/counts/not-applicable",schemaPath:"#/propert\
ies/counts/properties/not-applicable/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),s++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(
o))){let a={instancePath:i+"/counts/not-applicable",schemaPath:"#/properties/counts/properties/not-applicable/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}};e===null?e=[a]:e.push(a),s++}}if(n.observed!==void 0){let o=n.observed;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let a={instancePath:i+
"/counts/observed",schemaPath:"#/properties/counts/properties/observed/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),s++}if(typeof o=="\
number"&&isFinite(o)&&(o<0||isNaN(o))){let a={instancePath:i+"/counts/observed",schemaPath:"#/properties/counts/properties/observed/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[a]:e.push(a),s++}}if(n.error!==void 0){let o=n.error;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let a={instancePath:i+
"/counts/error",schemaPath:"#/properties/counts/properties/error/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),s++}if(typeof o=="number"&&
isFinite(o)&&(o<0||isNaN(o))){let a={instancePath:i+"/counts/error",schemaPath:"#/properties/counts/properties/error/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[a]:e.push(a),s++}}}else{let o={instancePath:i+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type:"object"}};e===
null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return ze.errors=e,
s===0}ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ye={type:"object",required:["id","title","capability","level","layer","verdict","issues","exch\
anges"],additionalProperties:!1,properties:{id:{type:"string",minLength:1},title:{type:"string",minLength:1},capability:{enum:["core","signup","sse","websocket",
"webhooks","limits"]},clause:{type:"string",pattern:"^C\\d"},gap:{type:"string",pattern:"^G\\d"},reading:{type:"string",minLength:1},level:{enum:["MUST","SHOULD"]},
layer:{enum:["spec","declared","profile","observed"]},verdict:{enum:["pass","fail","warn","inconclusive","not-applicable","observed","error"]},reason:{type:"str\
ing"},detail:{type:"string"},issues:{type:"array",items:{$ref:"#/$defs/issue"}},exchanges:{type:"array",items:{type:"string",minLength:1}}},if:{properties:{clause:!0},
required:["clause"]},then:{properties:{gap:!1}},else:{properties:{gap:!0,reading:!0},required:["gap","reading"]},allOf:[{if:{properties:{verdict:{const:"pass"}}},
then:{properties:{exchanges:{type:"array",minItems:1},issues:{type:"array",maxItems:0}}}}]},ri=new RegExp("^C\\d","u"),si=new RegExp("^G\\d","u");function He(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=He.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.at===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"at"}};e===null?e=[n]:e.push(n),s++}if(r.expected===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"expected"}};e===null?e=[n]:e.push(n),s++}if(r.received===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
received"}};e===null?e=[n]:e.push(n),s++}for(let n in r)if(!(n==="at"||n==="expected"||n==="received")){let o={instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),s++}if(r.at!==void 0){let n=r.at;if(typeof n=="string"){if(_(n)<1){let o={
instancePath:i+"/at",schemaPath:"#/properties/at/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/at",
schemaPath:"#/properties/at/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.expected!==void 0&&typeof r.expected!="string"){let n={
instancePath:i+"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),s++}if(r.received!==void 0&&typeof r.
received!="string"){let n={instancePath:i+"/received",schemaPath:"#/properties/received/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),s++}}else{
let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return He.errors=e,s===0}He.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ze(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=Ze.evaluated;d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.verdict!==void 0&&r.verdict!=="pass"){let l={};
e===null?e=[l]:e.push(l),s++}var u=a===s;if(s=n,e!==null&&(n?e.length=n:e=null),u){let l=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.exchanges!==void 0){
let g=r.exchanges;if(Array.isArray(g)){if(g.length<1){let v={instancePath:i+"/exchanges",schemaPath:"#/allOf/0/then/properties/exchanges/minItems",keyword:"minI\
tems",params:{limit:1}};e===null?e=[v]:e.push(v),s++}}else{let v={instancePath:i+"/exchanges",schemaPath:"#/allOf/0/then/properties/exchanges/type",keyword:"typ\
e",params:{type:"array"}};e===null?e=[v]:e.push(v),s++}}if(r.issues!==void 0){let g=r.issues;if(Array.isArray(g)){if(g.length>0){let v={instancePath:i+"/issues",
schemaPath:"#/allOf/0/then/properties/issues/maxItems",keyword:"maxItems",params:{limit:0}};e===null?e=[v]:e.push(v),s++}}else{let v={instancePath:i+"/issues",schemaPath:"\
#/allOf/0/then/properties/issues/type",keyword:"type",params:{type:"array"}};e===null?e=[v]:e.push(v),s++}}}var u=l===s;if(o=u,o){var m={};m.exchanges=!0,m.issues=
!0,m.verdict=!0}}if(!o){let l={instancePath:i,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[l]:e.push(l),s++}let c=s,f=!0,x=s;
if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.clause===void 0&&(l="clause")){let w={};e===null?e=[w]:e.push(w),s++}}var p=x===s;m!==!0&&(m=m||{},m.clause=
!0),s=c,e!==null&&(c?e.length=c:e=null);let t;if(p){let l=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.gap!==void 0){let g={instancePath:i+"/gap",schemaPath:"\
#/then/properties/gap/false schema",keyword:"false schema",params:{}};e===null?e=[g]:e.push(g),s++}var p=l===s;f=p,f&&m!==!0&&(m=m||{},m.gap=!0),t="then"}else{let l=s;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.gap===void 0){let g={instancePath:i,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"g\
ap"}};e===null?e=[g]:e.push(g),s++}if(r.reading===void 0){let g={instancePath:i,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[g]:e.push(g),s++}}var p=l===s;f=p,f&&m!==!0&&(m=m||{},m.gap=!0,m.reading=!0),t="else"}if(!f){let l={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:t}};e===null?e=[l]:e.push(l),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let l={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"}};e===null?e=[l]:e.push(l),s++}if(r.title===void 0){let l={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"title"}};e===null?e=[l]:e.push(l),s++}if(r.capability===void 0){let l={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
capability"}};e===null?e=[l]:e.push(l),s++}if(r.level===void 0){let l={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"level"}};
e===null?e=[l]:e.push(l),s++}if(r.layer===void 0){let l={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"layer"}};e===null?e=
[l]:e.push(l),s++}if(r.verdict===void 0){let l={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"verdict"}};e===null?e=[l]:e.push(
l),s++}if(r.issues===void 0){let l={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"issues"}};e===null?e=[l]:e.push(l),s++}if(r.
exchanges===void 0){let l={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exchanges"}};e===null?e=[l]:e.push(l),s++}for(let l in r)
if(!Je.call(Ye.properties,l)){let w={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=
[w]:e.push(w),s++}if(r.id!==void 0){let l=r.id;if(typeof l=="string"){if(_(l)<1){let w={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"min\
Length",params:{limit:1}};e===null?e=[w]:e.push(w),s++}}else{let w={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[w]:e.push(w),s++}}if(r.title!==void 0){let l=r.title;if(typeof l=="string"){if(_(l)<1){let w={instancePath:i+"/title",schemaPath:"#/properties/title\
/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[w]:e.push(w),s++}}else{let w={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"\
type",params:{type:"string"}};e===null?e=[w]:e.push(w),s++}}if(r.capability!==void 0){let l=r.capability;if(!(l==="core"||l==="signup"||l==="sse"||l==="websocke\
t"||l==="webhooks"||l==="limits")){let w={instancePath:i+"/capability",schemaPath:"#/properties/capability/enum",keyword:"enum",params:{allowedValues:Ye.properties.
capability.enum}};e===null?e=[w]:e.push(w),s++}}if(r.clause!==void 0){let l=r.clause;if(typeof l=="string"){if(!ri.test(l)){let w={instancePath:i+"/clause",schemaPath:"\
#/properties/clause/pattern",keyword:"pattern",params:{pattern:"^C\\d"}};e===null?e=[w]:e.push(w),s++}}else{let w={instancePath:i+"/clause",schemaPath:"#/proper\
ties/clause/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),s++}}if(r.gap!==void 0){let l=r.gap;if(typeof l=="string"){if(!si.test(l)){let w={
instancePath:i+"/gap",schemaPath:"#/properties/gap/pattern",keyword:"pattern",params:{pattern:"^G\\d"}};e===null?e=[w]:e.push(w),s++}}else{let w={instancePath:i+
"/gap",schemaPath:"#/properties/gap/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),s++}}if(r.reading!==void 0){let l=r.reading;if(typeof l==
"string"){if(_(l)<1){let w={instancePath:i+"/reading",schemaPath:"#/properties/reading/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[w]:e.push(w),
s++}}else{let w={instancePath:i+"/reading",schemaPath:"#/properties/reading/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),s++}}if(r.level!==
void 0){let l=r.level;if(!(l==="MUST"||l==="SHOULD")){let w={instancePath:i+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues:Ye.
properties.level.enum}};e===null?e=[w]:e.push(w),s++}}if(r.layer!==void 0){let l=r.layer;if(!(l==="spec"||l==="declared"||l==="profile"||l==="observed")){let w={
instancePath:i+"/layer",schemaPath:"#/properties/layer/enum",keyword:"enum",params:{allowedValues:Ye.properties.layer.enum}};e===null?e=[w]:e.push(w),s++}}if(r.
verdict!==void 0){let l=r.verdict;if(!(l==="pass"||l==="fail"||l==="warn"||l==="inconclusive"||l==="not-applicable"||l==="observed"||l==="error")){let w={instancePath:i+
"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues:Ye.properties.verdict.enum}};e===null?e=[w]:e.push(w),s++}}if(r.reason!==
void 0&&typeof r.reason!="string"){let l={instancePath:i+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.
push(l),s++}if(r.detail!==void 0&&typeof r.detail!="string"){let l={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"\
string"}};e===null?e=[l]:e.push(l),s++}if(r.issues!==void 0){let l=r.issues;if(Array.isArray(l)){let w=l.length;for(let g=0;g<w;g++)He(l[g],{instancePath:i+"/is\
sues/"+g,parentData:l,parentDataProperty:g,rootData:y,dynamicAnchors:h})||(e=e===null?He.errors:e.concat(He.errors),s=e.length)}else{let w={instancePath:i+"/iss\
ues",schemaPath:"#/properties/issues/type",keyword:"type",params:{type:"array"}};e===null?e=[w]:e.push(w),s++}}if(r.exchanges!==void 0){let l=r.exchanges;if(Array.
isArray(l)){let w=l.length;for(let g=0;g<w;g++){let v=l[g];if(typeof v=="string"){if(_(v)<1){let S={instancePath:i+"/exchanges/"+g,schemaPath:"#/properties/exch\
anges/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[S]:e.push(S),s++}}else{let S={instancePath:i+"/exchanges/"+g,schemaPath:"#/properties/e\
xchanges/items/type",keyword:"type",params:{type:"string"}};e===null?e=[S]:e.push(S),s++}}}else{let w={instancePath:i+"/exchanges",schemaPath:"#/properties/exch\
anges/type",keyword:"type",params:{type:"array"}};e===null?e=[w]:e.push(w),s++}}}else{let l={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[l]:e.push(l),s++}return Ze.errors=e,s===0}Ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Er={type:"object",required:["id","metho\
d","url","headers","body","status","durationMs"],additionalProperties:!1,properties:{id:{type:"string",minLength:1},method:{type:"string",minLength:1},url:{type:"\
string",minLength:1},headers:{type:"array",items:{type:"array",minItems:2,maxItems:2,items:{type:"string"}}},body:{type:["string","null"]},status:{type:["intege\
r","null"],minimum:100,maximum:999},durationMs:{type:"number",minimum:0}}};function We(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){
let e=null,s=0,d=We.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let n={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),s++}if(r.method===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"method"}};e===null?e=[n]:e.push(n),s++}if(r.url===void 0){let n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"url"}};e===null?e=[n]:e.push(n),s++}if(r.headers===void 0){let n={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"headers"}};e===null?e=[n]:e.push(n),s++}if(r.body===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"body"}};e===null?e=[n]:e.push(n),s++}if(r.status===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"status"}};e===null?e=[n]:e.push(n),s++}if(r.durationMs===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
durationMs"}};e===null?e=[n]:e.push(n),s++}for(let n in r)if(!(n==="id"||n==="method"||n==="url"||n==="headers"||n==="body"||n==="status"||n==="durationMs")){let o={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),s++}if(r.id!==void 0){
let n=r.id;if(typeof n=="string"){if(_(n)<1){let o={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}};e===null?e=
[o]:e.push(o),s++}}else{let o={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.
method!==void 0){let n=r.method;if(typeof n=="string"){if(_(n)<1){let o={instancePath:i+"/method",schemaPath:"#/properties/method/minLength",keyword:"minLength",
params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type:"string"}};
e===null?e=[o]:e.push(o),s++}}if(r.url!==void 0){let n=r.url;if(typeof n=="string"){if(_(n)<1){let o={instancePath:i+"/url",schemaPath:"#/properties/url/minLeng\
th",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{
type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.headers!==void 0){let n=r.headers;if(Array.isArray(n)){let o=n.length;for(let a=0;a<o;a++){let u=n[a];if(Array.
isArray(u)){if(u.length>2){let c={instancePath:i+"/headers/"+a,schemaPath:"#/properties/headers/items/maxItems",keyword:"maxItems",params:{limit:2}};e===null?e=
[c]:e.push(c),s++}if(u.length<2){let c={instancePath:i+"/headers/"+a,schemaPath:"#/properties/headers/items/minItems",keyword:"minItems",params:{limit:2}};e===null?
e=[c]:e.push(c),s++}let m=u.length;for(let c=0;c<m;c++)if(typeof u[c]!="string"){let f={instancePath:i+"/headers/"+a+"/"+c,schemaPath:"#/properties/headers/item\
s/items/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),s++}}else{let m={instancePath:i+"/headers/"+a,schemaPath:"#/properties/headers/ite\
ms/type",keyword:"type",params:{type:"array"}};e===null?e=[m]:e.push(m),s++}}}else{let o={instancePath:i+"/headers",schemaPath:"#/properties/headers/type",keyword:"\
type",params:{type:"array"}};e===null?e=[o]:e.push(o),s++}}if(r.body!==void 0){let n=r.body;if(typeof n!="string"&&n!==null){let o={instancePath:i+"/body",schemaPath:"\
#/properties/body/type",keyword:"type",params:{type:Er.properties.body.type}};e===null?e=[o]:e.push(o),s++}}if(r.status!==void 0){let n=r.status;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null){let o={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:Er.properties.
status.type}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)){if(n>999||isNaN(n)){let o={instancePath:i+"/status",schemaPath:"#/properties/stat\
us/maximum",keyword:"maximum",params:{comparison:"<=",limit:999}};e===null?e=[o]:e.push(o),s++}if(n<100||isNaN(n)){let o={instancePath:i+"/status",schemaPath:"#\
/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};e===null?e=[o]:e.push(o),s++}}}if(r.durationMs!==void 0){let n=r.durationMs;if(typeof n==
"number"&&isFinite(n)){if(n<0||isNaN(n)){let o={instancePath:i+"/durationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type:"numb\
er"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return We.
errors=e,s===0}We.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function hr(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,dynamicAnchors:h={}}={}){
let e=null,s=0,d=hr.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.
outcome!==void 0&&r.outcome!=="conformant"){let P={};e===null?e=[P]:e.push(P),s++}var u=a===s;if(s=n,e!==null&&(n?e.length=n:e=null),u){let P=s;if(r&&typeof r==
"object"&&!Array.isArray(r)&&r.exitCode!==void 0&&r.exitCode!==0){let $={instancePath:i+"/exitCode",schemaPath:"#/allOf/0/then/properties/exitCode/const",keyword:"\
const",params:{allowedValue:0}};e===null?e=[$]:e.push($),s++}var u=P===s;if(o=u,o){var m={};m.exitCode=!0,m.outcome=!0}}if(!o){let P={instancePath:i,schemaPath:"\
#/allOf/0/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[P]:e.push(P),s++}let c=s,f=!0,x=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.outcome!==
void 0&&r.outcome!=="non-conformant"){let P={};e===null?e=[P]:e.push(P),s++}var p=x===s;if(s=c,e!==null&&(c?e.length=c:e=null),p){let P=s;if(r&&typeof r=="objec\
t"&&!Array.isArray(r)&&r.exitCode!==void 0&&r.exitCode!==1){let $={instancePath:i+"/exitCode",schemaPath:"#/allOf/1/then/properties/exitCode/const",keyword:"con\
st",params:{allowedValue:1}};e===null?e=[$]:e.push($),s++}var p=P===s;if(f=p,f){var t={};t.exitCode=!0,t.outcome=!0}}if(!f){let P={instancePath:i,schemaPath:"#/\
allOf/1/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[P]:e.push(P),s++}m!==!0&&t!==void 0&&(t===!0?m=!0:(m=m||{},Object.assign(m,t)));let l=s,w=!0,
g=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.outcome!==void 0&&r.outcome!=="incomplete"){let P={};e===null?e=[P]:e.push(P),s++}var v=g===s;if(s=l,e!==null&&
(l?e.length=l:e=null),v){let P=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.exitCode!==void 0&&r.exitCode!==3){let $={instancePath:i+"/exitCode",schemaPath:"\
#/allOf/2/then/properties/exitCode/const",keyword:"const",params:{allowedValue:3}};e===null?e=[$]:e.push($),s++}var v=P===s;if(w=v,w){var S={};S.exitCode=!0,S.outcome=
!0}}if(!w){let P={instancePath:i,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[P]:e.push(P),s++}m!==!0&&S!==void 0&&(S===!0?
m=!0:(m=m||{},Object.assign(m,S)));let M=s,Pr=!0,Fr=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.outcome!==void 0&&r.outcome!=="broken"){let P={};e===null?e=
[P]:e.push(P),s++}var kr=Fr===s;if(s=M,e!==null&&(M?e.length=M:e=null),kr){let P=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.exitCode!==void 0&&r.exitCode!==
4){let $={instancePath:i+"/exitCode",schemaPath:"#/allOf/3/then/properties/exitCode/const",keyword:"const",params:{allowedValue:4}};e===null?e=[$]:e.push($),s++}
var kr=P===s;if(Pr=kr,Pr){var Qe={};Qe.exitCode=!0,Qe.outcome=!0}}if(!Pr){let P={instancePath:i,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword:"t\
hen"}};e===null?e=[P]:e.push(P),s++}if(m!==!0&&Qe!==void 0&&(Qe===!0?m=!0:(m=m||{},Object.assign(m,Qe))),r&&typeof r=="object"&&!Array.isArray(r)){if(r.schema===
void 0){let P={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[P]:e.push(P),s++}if(r.outcome===void 0){
let P={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"outcome"}};e===null?e=[P]:e.push(P),s++}if(r.exitCode===void 0){let P={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exitCode"}};e===null?e=[P]:e.push(P),s++}if(r.reason===void 0){let P={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"reason"}};e===null?e=[P]:e.push(P),s++}if(r.suite===void 0){let P={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"suite"}};e===null?e=[P]:e.push(P),s++}if(r.target===void 0){let P={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"target"}};e===null?e=[P]:e.push(P),s++}if(r.seed===void 0){let P={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"seed"}};e===null?e=[P]:e.push(P),s++}if(r.startedAt===void 0){let P={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"startedAt"}};e===null?e=[P]:e.push(P),s++}if(r.durationMs===void 0){let P={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"durationMs"}};e===null?e=[P]:e.push(P),s++}if(r.cost===void 0){let P={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
cost"}};e===null?e=[P]:e.push(P),s++}if(r.capabilities===void 0){let P={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"capab\
ilities"}};e===null?e=[P]:e.push(P),s++}if(r.checks===void 0){let P={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"checks"}};
e===null?e=[P]:e.push(P),s++}if(r.exchanges===void 0){let P={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exchanges"}};e===
null?e=[P]:e.push(P),s++}for(let P in r)if(!Je.call(Xe.properties,P)){let k={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:P}};e===null?e=[k]:e.push(k),s++}if(r.schema!==void 0&&r.schema!=="assay.run/1"){let P={instancePath:i+"/schema",schemaPath:"#/properties/sch\
ema/const",keyword:"const",params:{allowedValue:"assay.run/1"}};e===null?e=[P]:e.push(P),s++}if(r.outcome!==void 0){let P=r.outcome;if(!(P==="conformant"||P==="\
non-conformant"||P==="incomplete"||P==="broken")){let k={instancePath:i+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:Xe.
properties.outcome.enum}};e===null?e=[k]:e.push(k),s++}}if(r.exitCode!==void 0){let P=r.exitCode;if(!(P===0||P===1||P===3||P===4)){let k={instancePath:i+"/exitC\
ode",schemaPath:"#/properties/exitCode/enum",keyword:"enum",params:{allowedValues:Xe.properties.exitCode.enum}};e===null?e=[k]:e.push(k),s++}}if(r.reason!==void 0){
let P=r.reason;if(typeof P!="string"&&P!==null){let k={instancePath:i+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:Xe.properties.
reason.type}};e===null?e=[k]:e.push(k),s++}}if(r.suite!==void 0){let P=r.suite;if(P&&typeof P=="object"&&!Array.isArray(P)){if(P.version===void 0){let k={instancePath:i+
"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"version"}};e===null?e=[k]:e.push(k),s++}if(P.checks===void 0){let k={
instancePath:i+"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"checks"}};e===null?e=[k]:e.push(k),s++}if(P.known===
void 0){let k={instancePath:i+"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"known"}};e===null?e=[k]:e.push(k),s++}
if(P.profile===void 0){let k={instancePath:i+"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"profile"}};e===null?e=
[k]:e.push(k),s++}for(let k in P)if(!(k==="version"||k==="checks"||k==="profile"||k==="known")){let $={instancePath:i+"/suite",schemaPath:"#/properties/suite/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}};e===null?e=[$]:e.push($),s++}if(P.version!==void 0){let k=P.version;if(typeof k==
"string"){if(_(k)<1){let $={instancePath:i+"/suite/version",schemaPath:"#/properties/suite/properties/version/minLength",keyword:"minLength",params:{limit:1}};e===
null?e=[$]:e.push($),s++}}else{let $={instancePath:i+"/suite/version",schemaPath:"#/properties/suite/properties/version/type",keyword:"type",params:{type:"strin\
g"}};e===null?e=[$]:e.push($),s++}}if(P.checks!==void 0){let k=P.checks;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k))){let $={instancePath:i+"/suite/\
checks",schemaPath:"#/properties/suite/properties/checks/type",keyword:"type",params:{type:"integer"}};e===null?e=[$]:e.push($),s++}if(typeof k=="number"&&isFinite(
k)&&(k<0||isNaN(k))){let $={instancePath:i+"/suite/checks",schemaPath:"#/properties/suite/properties/checks/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[$]:e.push($),s++}}if(P.profile!==void 0){let k=P.profile;if(typeof k=="string"){if(_(k)<1){let $={instancePath:i+"/suite/profile",schemaPath:"#/prop\
erties/suite/properties/profile/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[$]:e.push($),s++}}else{let $={instancePath:i+"/suite/profile",schemaPath:"\
#/properties/suite/properties/profile/type",keyword:"type",params:{type:"string"}};e===null?e=[$]:e.push($),s++}}if(P.known!==void 0){let k=P.known;if(!(typeof k==
"number"&&!(k%1)&&!isNaN(k)&&isFinite(k))){let $={instancePath:i+"/suite/known",schemaPath:"#/properties/suite/properties/known/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[$]:e.push($),s++}if(typeof k=="number"&&isFinite(k)&&(k<1||isNaN(k))){let $={instancePath:i+"/suite/known",schemaPath:"#/properties/suite\
/properties/known/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[$]:e.push($),s++}}}else{let k={instancePath:i+"/suite",schemaPath:"#/\
properties/suite/type",keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),s++}}if(r.target!==void 0){let P=r.target;if(P&&typeof P=="object"&&!Array.
isArray(P)){if(P.baseUrl===void 0){let k={instancePath:i+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty:"baseUrl"}};
e===null?e=[k]:e.push(k),s++}if(P.model===void 0){let k={instancePath:i+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty:"\
model"}};e===null?e=[k]:e.push(k),s++}for(let k in P)if(!(k==="baseUrl"||k==="model")){let $={instancePath:i+"/target",schemaPath:"#/properties/target/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:k}};e===null?e=[$]:e.push($),s++}if(P.baseUrl!==void 0){let k=P.baseUrl;if(typeof k=="str\
ing"){if(_(k)<1){let $={instancePath:i+"/target/baseUrl",schemaPath:"#/properties/target/properties/baseUrl/minLength",keyword:"minLength",params:{limit:1}};e===
null?e=[$]:e.push($),s++}}else{let $={instancePath:i+"/target/baseUrl",schemaPath:"#/properties/target/properties/baseUrl/type",keyword:"type",params:{type:"str\
ing"}};e===null?e=[$]:e.push($),s++}}if(P.model!==void 0){let k=P.model;if(typeof k!="string"&&k!==null){let $={instancePath:i+"/target/model",schemaPath:"#/pro\
perties/target/properties/model/type",keyword:"type",params:{type:Xe.properties.target.properties.model.type}};e===null?e=[$]:e.push($),s++}}}else{let k={instancePath:i+
"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),s++}}if(r.seed!==void 0&&typeof r.seed!="string"){
let P={instancePath:i+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type:"string"}};e===null?e=[P]:e.push(P),s++}if(r.startedAt!==void 0){let P=r.
startedAt;if(typeof P=="string"){if(!ei.test(P)){let k={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/pattern",keyword:"pattern",params:{pattern:"\
^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$"}};e===null?e=[k]:e.push(k),s++}}else{let k={instancePath:i+"/startedAt",schemaPath:"#/properties/started\
At/type",keyword:"type",params:{type:"string"}};e===null?e=[k]:e.push(k),s++}}if(r.durationMs!==void 0){let P=r.durationMs;if(typeof P=="number"&&isFinite(P)){if(P<
0||isNaN(P)){let k={instancePath:i+"/durationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[k]:
e.push(k),s++}}else{let k={instancePath:i+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type:"number"}};e===null?e=[k]:e.push(k),
s++}}if(r.cost!==void 0){let P=r.cost;if(P&&typeof P=="object"&&!Array.isArray(P)){if(P.requests===void 0){let k={instancePath:i+"/cost",schemaPath:"#/propertie\
s/cost/required",keyword:"required",params:{missingProperty:"requests"}};e===null?e=[k]:e.push(k),s++}if(P.promptTokens===void 0){let k={instancePath:i+"/cost",
schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"promptTokens"}};e===null?e=[k]:e.push(k),s++}if(P.completionTokens===void 0){
let k={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"completionTokens"}};e===null?e=[k]:e.push(k),s++}
for(let k in P)if(!(k==="requests"||k==="promptTokens"||k==="completionTokens")){let $={instancePath:i+"/cost",schemaPath:"#/properties/cost/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:k}};e===null?e=[$]:e.push($),s++}if(P.requests!==void 0){let k=P.requests;if(!(typeof k=="number"&&
!(k%1)&&!isNaN(k)&&isFinite(k))){let $={instancePath:i+"/cost/requests",schemaPath:"#/properties/cost/properties/requests/type",keyword:"type",params:{type:"int\
eger"}};e===null?e=[$]:e.push($),s++}if(typeof k=="number"&&isFinite(k)&&(k<0||isNaN(k))){let $={instancePath:i+"/cost/requests",schemaPath:"#/properties/cost/p\
roperties/requests/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[$]:e.push($),s++}}if(P.promptTokens!==void 0){let k=P.promptTokens;if(!(typeof k==
"number"&&!(k%1)&&!isNaN(k)&&isFinite(k))){let $={instancePath:i+"/cost/promptTokens",schemaPath:"#/properties/cost/properties/promptTokens/type",keyword:"type",
params:{type:"integer"}};e===null?e=[$]:e.push($),s++}if(typeof k=="number"&&isFinite(k)&&(k<0||isNaN(k))){let $={instancePath:i+"/cost/promptTokens",schemaPath:"\
#/properties/cost/properties/promptTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[$]:e.push($),s++}}if(P.completionTokens!==void 0){
let k=P.completionTokens;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k))){let $={instancePath:i+"/cost/completionTokens",schemaPath:"#/properties/cost/\
properties/completionTokens/type",keyword:"type",params:{type:"integer"}};e===null?e=[$]:e.push($),s++}if(typeof k=="number"&&isFinite(k)&&(k<0||isNaN(k))){let $={
instancePath:i+"/cost/completionTokens",schemaPath:"#/properties/cost/properties/completionTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===
null?e=[$]:e.push($),s++}}}else{let k={instancePath:i+"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),
s++}}if(r.capabilities!==void 0){let P=r.capabilities;if(Array.isArray(P)){let k=P.length;for(let $=0;$<k;$++)ze(P[$],{instancePath:i+"/capabilities/"+$,parentData:P,
parentDataProperty:$,rootData:y,dynamicAnchors:h})||(e=e===null?ze.errors:e.concat(ze.errors),s=e.length)}else{let k={instancePath:i+"/capabilities",schemaPath:"\
#/properties/capabilities/type",keyword:"type",params:{type:"array"}};e===null?e=[k]:e.push(k),s++}}if(r.checks!==void 0){let P=r.checks;if(Array.isArray(P)){let k=P.
length;for(let $=0;$<k;$++)Ze(P[$],{instancePath:i+"/checks/"+$,parentData:P,parentDataProperty:$,rootData:y,dynamicAnchors:h})||(e=e===null?Ze.errors:e.concat(
Ze.errors),s=e.length)}else{let k={instancePath:i+"/checks",schemaPath:"#/properties/checks/type",keyword:"type",params:{type:"array"}};e===null?e=[k]:e.push(k),
s++}}if(r.exchanges!==void 0){let P=r.exchanges;if(Array.isArray(P)){let k=P.length;for(let $=0;$<k;$++)We(P[$],{instancePath:i+"/exchanges/"+$,parentData:P,parentDataProperty:$,
rootData:y,dynamicAnchors:h})||(e=e===null?We.errors:e.concat(We.errors),s=e.length)}else{let k={instancePath:i+"/exchanges",schemaPath:"#/properties/exchanges/\
type",keyword:"type",params:{type:"array"}};e===null?e=[k]:e.push(k),s++}}}else{let P={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[P]:e.push(P),s++}return hr.errors=e,s===0}hr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ii=gr,Q={$schema:"https://json-schema.org/draf\
t/2020-12/schema",$id:"urn:assay:statement",$comment:"What a deployment declares of itself (ISO/IEC 9646: implementation conformance statement). A reading is gi\
ven by its name, or as an object with its parameters.",title:"Statement",type:"object",required:["schema"],additionalProperties:!1,properties:{schema:{const:"as\
say.statement/1"},name:{title:"Of whom this is said",type:"string",minLength:1},extends:{title:"Profile whose readings are declared too",enum:["openai","none"]},
capabilities:{type:"object",additionalProperties:!1,properties:{core:{const:"supported"},signup:{enum:["supported","unsupported"]},sse:{enum:["supported","unsup\
ported"]},websocket:{enum:["supported","unsupported"]},webhooks:{enum:["supported","unsupported"]},limits:{enum:["supported","unsupported"]}}},notes:{title:"A r\
emark per capability",type:"object",additionalProperties:!1,properties:{core:{type:"string"},signup:{type:"string"},sse:{type:"string"},websocket:{type:"string"},
webhooks:{type:"string"},limits:{type:"string"}}},readings:{$ref:"urn:assay:readings"}}};function gr(r,{instancePath:i="",parentData:b,parentDataProperty:q,rootData:y=r,
dynamicAnchors:h={}}={}){let e=null,s=0,d=gr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.schema===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[n]:e.push(n),s++}for(let n in r)
if(!(n==="schema"||n==="name"||n==="extends"||n==="capabilities"||n==="notes"||n==="readings")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),s++}if(r.schema!==void 0&&r.schema!=="assay.statement/1"){let n={instancePath:i+"/\
schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"assay.statement/1"}};e===null?e=[n]:e.push(n),s++}if(r.name!==void 0){let n=r.
name;if(typeof n=="string"){if(_(n)<1){let o={instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[
o]:e.push(o),s++}}else{let o={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.
extends!==void 0){let n=r.extends;if(!(n==="openai"||n==="none")){let o={instancePath:i+"/extends",schemaPath:"#/properties/extends/enum",keyword:"enum",params:{
allowedValues:Q.properties.extends.enum}};e===null?e=[o]:e.push(o),s++}}if(r.capabilities!==void 0){let n=r.capabilities;if(n&&typeof n=="object"&&!Array.isArray(
n)){for(let o in n)if(!(o==="core"||o==="signup"||o==="sse"||o==="websocket"||o==="webhooks"||o==="limits")){let a={instancePath:i+"/capabilities",schemaPath:"#\
/properties/capabilities/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[a]:e.push(a),s++}if(n.core!==void 0&&n.
core!=="supported"){let o={instancePath:i+"/capabilities/core",schemaPath:"#/properties/capabilities/properties/core/const",keyword:"const",params:{allowedValue:"\
supported"}};e===null?e=[o]:e.push(o),s++}if(n.signup!==void 0){let o=n.signup;if(!(o==="supported"||o==="unsupported")){let a={instancePath:i+"/capabilities/si\
gnup",schemaPath:"#/properties/capabilities/properties/signup/enum",keyword:"enum",params:{allowedValues:Q.properties.capabilities.properties.signup.enum}};e===
null?e=[a]:e.push(a),s++}}if(n.sse!==void 0){let o=n.sse;if(!(o==="supported"||o==="unsupported")){let a={instancePath:i+"/capabilities/sse",schemaPath:"#/prope\
rties/capabilities/properties/sse/enum",keyword:"enum",params:{allowedValues:Q.properties.capabilities.properties.sse.enum}};e===null?e=[a]:e.push(a),s++}}if(n.
websocket!==void 0){let o=n.websocket;if(!(o==="supported"||o==="unsupported")){let a={instancePath:i+"/capabilities/websocket",schemaPath:"#/properties/capabil\
ities/properties/websocket/enum",keyword:"enum",params:{allowedValues:Q.properties.capabilities.properties.websocket.enum}};e===null?e=[a]:e.push(a),s++}}if(n.webhooks!==
void 0){let o=n.webhooks;if(!(o==="supported"||o==="unsupported")){let a={instancePath:i+"/capabilities/webhooks",schemaPath:"#/properties/capabilities/properti\
es/webhooks/enum",keyword:"enum",params:{allowedValues:Q.properties.capabilities.properties.webhooks.enum}};e===null?e=[a]:e.push(a),s++}}if(n.limits!==void 0){
let o=n.limits;if(!(o==="supported"||o==="unsupported")){let a={instancePath:i+"/capabilities/limits",schemaPath:"#/properties/capabilities/properties/limits/en\
um",keyword:"enum",params:{allowedValues:Q.properties.capabilities.properties.limits.enum}};e===null?e=[a]:e.push(a),s++}}}else{let o={instancePath:i+"/capabili\
ties",schemaPath:"#/properties/capabilities/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}if(r.notes!==void 0){let n=r.notes;if(n&&
typeof n=="object"&&!Array.isArray(n)){for(let o in n)if(!(o==="core"||o==="signup"||o==="sse"||o==="websocket"||o==="webhooks"||o==="limits")){let a={instancePath:i+
"/notes",schemaPath:"#/properties/notes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[a]:e.push(a),s++}if(n.core!==
void 0&&typeof n.core!="string"){let o={instancePath:i+"/notes/core",schemaPath:"#/properties/notes/properties/core/type",keyword:"type",params:{type:"string"}};
e===null?e=[o]:e.push(o),s++}if(n.signup!==void 0&&typeof n.signup!="string"){let o={instancePath:i+"/notes/signup",schemaPath:"#/properties/notes/properties/si\
gnup/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}if(n.sse!==void 0&&typeof n.sse!="string"){let o={instancePath:i+"/notes/sse",schemaPath:"\
#/properties/notes/properties/sse/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}if(n.websocket!==void 0&&typeof n.websocket!="string"){
let o={instancePath:i+"/notes/websocket",schemaPath:"#/properties/notes/properties/websocket/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(
o),s++}if(n.webhooks!==void 0&&typeof n.webhooks!="string"){let o={instancePath:i+"/notes/webhooks",schemaPath:"#/properties/notes/properties/webhooks/type",keyword:"\
type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}if(n.limits!==void 0&&typeof n.limits!="string"){let o={instancePath:i+"/notes/limits",schemaPath:"#/\
properties/notes/properties/limits/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/notes",schemaPath:"#/\
properties/notes/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}r.readings!==void 0&&(B(r.readings,{instancePath:i+"/readings",parentData:r,
parentDataProperty:"readings",rootData:y,dynamicAnchors:h})||(e=e===null?B.errors:e.concat(B.errors),s=e.length))}else{let n={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return gr.errors=e,s===0}gr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var pi={"ur\
n:assay:clauses":Mr,"urn:assay:gaps":Gr,"urn:assay:interface:chat-completion-request":Rr,"urn:assay:interface:chat-completion-response":zr,"urn:assay:interface:\
message":Hr,"urn:assay:load-run":Zr,"urn:assay:openai:chat-completion-chunk":Xr,"urn:assay:openai:chat-completion":Yr,"urn:assay:openai:error-body-full":es,"urn\
:assay:openai:error-body":rs,"urn:assay:openai:model-list":ss,"urn:assay:openai:usage":is,"urn:assay:profile":ts,"urn:assay:readings":Ks,"urn:assay:readings:bar\
e-error":Gs,"urn:assay:readings:detail":Rs,"urn:assay:readings:problem":Hs,"urn:assay:row":Zs,"urn:assay:run":Ys,"urn:assay:statement":ii};export{pi as validators};
