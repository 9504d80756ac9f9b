// Made by `npm run schemas` from the *.schema.json files beside this folder. Do not edit.
var ir=(r,i)=>()=>{try{return i||r((i={exports:{}}).exports,i),i.exports}catch(k){throw i=0,k}};var ur=ir(tr=>{"use strict";Object.defineProperty(tr,"__esModule",{value:!0});function dr(r){let i=r.length,k=0,w=0,y;for(;w<i;)k++,y=r.charCodeAt(w++),y>=55296&&
y<=56319&&w<i&&(y=r.charCodeAt(w),(y&64512)===56320&&w++);return k}tr.default=dr;dr.code='require("ajv/dist/runtime/ucs2length").default'});var mr=ir((Is,fr)=>{"use strict";fr.exports=function r(i,k){if(i===k)return!0;if(i&&k&&typeof i=="object"&&typeof k=="object"){if(i.constructor!==k.constructor)
return!1;var w,y,h;if(Array.isArray(i)){if(w=i.length,w!=k.length)return!1;for(y=w;y--!==0;)if(!r(i[y],k[y]))return!1;return!0}if(i.constructor===RegExp)return i.
source===k.source&&i.flags===k.flags;if(i.valueOf!==Object.prototype.valueOf)return i.valueOf()===k.valueOf();if(i.toString!==Object.prototype.toString)return i.
toString()===k.toString();if(h=Object.keys(i),w=h.length,w!==Object.keys(k).length)return!1;for(y=w;y--!==0;)if(!Object.prototype.hasOwnProperty.call(k,h[y]))return!1;
for(y=w;y--!==0;){var e=h[y];if(!r(i[e],k[e]))return!1}return!0}return i!==i&&k!==k}});var yr=ir(nr=>{"use strict";Object.defineProperty(nr,"__esModule",{value:!0});var cr=mr();cr.code='require("ajv/dist/runtime/equal").default';nr.default=cr});var vr=Fe,hr={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:clauses",$comment:"The shape of clauses.json.",title:"Clauses of the interfa\
ce",type:"array",items:{type:"object",required:["id","section","capability","level","text"],additionalProperties:!1,properties:{id:{type:"string",pattern:"^C[1-\
9](\\.\\d+){1,2}$"},section:{type:"string",pattern:"^[1-9](\\.[1-9])?$"},capability:{enum:["core","signup","sse","websocket","webhooks","limits"]},level:{enum:[
"MUST","SHOULD"]},text:{type:"string",minLength:10},excluded:{title:"Why nothing judges or observes it",type:"string",minLength:10},observedBy:{title:"Probes th\
at show it",type:"array",minItems:1,items:{type:"string"}}}}},$r=new RegExp("^C[1-9](\\.\\d+){1,2}$","u"),br=new RegExp("^[1-9](\\.[1-9])?$","u"),V=ur().default;
function Fe(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=Fe.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),Array.isArray(r)){let n=r.length;for(let o=0;o<n;o++){let a=r[o];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===
void 0){let l={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[l]:e.push(l),s++}if(a.section===
void 0){let l={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"section"}};e===null?e=[l]:e.push(l),s++}if(a.capability===
void 0){let l={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"capability"}};e===null?e=[l]:e.push(l),s++}if(a.level===
void 0){let l={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"level"}};e===null?e=[l]:e.push(l),s++}if(a.text===
void 0){let l={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"text"}};e===null?e=[l]:e.push(l),s++}for(let l in a)
if(!(l==="id"||l==="section"||l==="capability"||l==="level"||l==="text"||l==="excluded"||l==="observedBy")){let u={instancePath:i+"/"+o,schemaPath:"#/items/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[u]:e.push(u),s++}if(a.id!==void 0){let l=a.id;if(typeof l=="string"){
if(!$r.test(l)){let u={instancePath:i+"/"+o+"/id",schemaPath:"#/items/properties/id/pattern",keyword:"pattern",params:{pattern:"^C[1-9](\\.\\d+){1,2}$"}};e===null?
e=[u]:e.push(u),s++}}else{let u={instancePath:i+"/"+o+"/id",schemaPath:"#/items/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(
u),s++}}if(a.section!==void 0){let l=a.section;if(typeof l=="string"){if(!br.test(l)){let u={instancePath:i+"/"+o+"/section",schemaPath:"#/items/properties/sect\
ion/pattern",keyword:"pattern",params:{pattern:"^[1-9](\\.[1-9])?$"}};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:i+"/"+o+"/section",schemaPath:"#/it\
ems/properties/section/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),s++}}if(a.capability!==void 0){let l=a.capability;if(!(l==="core"||
l==="signup"||l==="sse"||l==="websocket"||l==="webhooks"||l==="limits")){let u={instancePath:i+"/"+o+"/capability",schemaPath:"#/items/properties/capability/enu\
m",keyword:"enum",params:{allowedValues:hr.items.properties.capability.enum}};e===null?e=[u]:e.push(u),s++}}if(a.level!==void 0){let l=a.level;if(!(l==="MUST"||
l==="SHOULD")){let u={instancePath:i+"/"+o+"/level",schemaPath:"#/items/properties/level/enum",keyword:"enum",params:{allowedValues:hr.items.properties.level.enum}};
e===null?e=[u]:e.push(u),s++}}if(a.text!==void 0){let l=a.text;if(typeof l=="string"){if(V(l)<10){let u={instancePath:i+"/"+o+"/text",schemaPath:"#/items/proper\
ties/text/minLength",keyword:"minLength",params:{limit:10}};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:i+"/"+o+"/text",schemaPath:"#/items/propertie\
s/text/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),s++}}if(a.excluded!==void 0){let l=a.excluded;if(typeof l=="string"){if(V(l)<10){let u={
instancePath:i+"/"+o+"/excluded",schemaPath:"#/items/properties/excluded/minLength",keyword:"minLength",params:{limit:10}};e===null?e=[u]:e.push(u),s++}}else{let u={
instancePath:i+"/"+o+"/excluded",schemaPath:"#/items/properties/excluded/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),s++}}if(a.observedBy!==
void 0){let l=a.observedBy;if(Array.isArray(l)){if(l.length<1){let c={instancePath:i+"/"+o+"/observedBy",schemaPath:"#/items/properties/observedBy/minItems",keyword:"\
minItems",params:{limit:1}};e===null?e=[c]:e.push(c),s++}let u=l.length;for(let c=0;c<u;c++)if(typeof l[c]!="string"){let p={instancePath:i+"/"+o+"/observedBy/"+
c,schemaPath:"#/items/properties/observedBy/items/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),s++}}else{let u={instancePath:i+"/"+o+"/\
observedBy",schemaPath:"#/items/properties/observedBy/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),s++}}}else{let l={instancePath:i+"/"+
o,schemaPath:"#/items/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"array"}};e===null?e=[n]:e.push(n),s++}return Fe.errors=e,s===0}Fe.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var jr=Me,or={$schema:"http\
s://json-schema.org/draft/2020-12/schema",$id:"urn:assay:gaps",$comment:"The shape of gaps.json. The readings of a key that two gaps share stand at the first of\
 them; `parameters` are the defaults of a reading that no profile has.",title:"Gaps of the interface",type:"array",items:{type:"object",required:["id","section",
"capability","level","text","keys","readings"],additionalProperties:!1,properties:{id:{type:"string",pattern:"^G[1-9](\\.\\d+)$"},section:{type:"string",pattern:"\
^[1-9](\\.[1-9])?$"},capability:{enum:["core","signup","sse","websocket","webhooks","limits"]},level:{enum:["MUST","SHOULD"]},text:{type:"string",minLength:10},
excluded:{title:"Why nothing judges or observes it",type:"string",minLength:10},observedBy:{title:"Probes that show it",type:"array",minItems:1,items:{type:"str\
ing"}},keys:{type:"array",minItems:1,items:{type:"string"}},readings:{type:"array",items:{type:"object",required:["key","name","meaning"],additionalProperties:!1,
properties:{key:{type:"string"},name:{type:"string"},meaning:{type:"string",minLength:5},parameters:{type:"object"}}}}}}},er=Object.prototype.hasOwnProperty,Or=new RegExp(
"^G[1-9](\\.\\d+)$","u");function Me(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=Me.evaluated;
if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),Array.isArray(r)){let n=r.length;for(let o=0;o<n;o++){let a=r[o];if(a&&typeof a=="object"&&
!Array.isArray(a)){if(a.id===void 0){let l={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[l]:
e.push(l),s++}if(a.section===void 0){let l={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"section"}};e===null?e=
[l]:e.push(l),s++}if(a.capability===void 0){let l={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"capability"}};
e===null?e=[l]:e.push(l),s++}if(a.level===void 0){let l={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"level"}};
e===null?e=[l]:e.push(l),s++}if(a.text===void 0){let l={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"text"}};e===
null?e=[l]:e.push(l),s++}if(a.keys===void 0){let l={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"keys"}};e===null?
e=[l]:e.push(l),s++}if(a.readings===void 0){let l={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"readings"}};e===
null?e=[l]:e.push(l),s++}for(let l in a)if(!er.call(or.items.properties,l)){let u={instancePath:i+"/"+o,schemaPath:"#/items/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:l}};e===null?e=[u]:e.push(u),s++}if(a.id!==void 0){let l=a.id;if(typeof l=="string"){if(!Or.test(l)){let u={instancePath:i+
"/"+o+"/id",schemaPath:"#/items/properties/id/pattern",keyword:"pattern",params:{pattern:"^G[1-9](\\.\\d+)$"}};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:i+
"/"+o+"/id",schemaPath:"#/items/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),s++}}if(a.section!==void 0){let l=a.section;
if(typeof l=="string"){if(!br.test(l)){let u={instancePath:i+"/"+o+"/section",schemaPath:"#/items/properties/section/pattern",keyword:"pattern",params:{pattern:"\
^[1-9](\\.[1-9])?$"}};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:i+"/"+o+"/section",schemaPath:"#/items/properties/section/type",keyword:"type",params:{
type:"string"}};e===null?e=[u]:e.push(u),s++}}if(a.capability!==void 0){let l=a.capability;if(!(l==="core"||l==="signup"||l==="sse"||l==="websocket"||l==="webho\
oks"||l==="limits")){let u={instancePath:i+"/"+o+"/capability",schemaPath:"#/items/properties/capability/enum",keyword:"enum",params:{allowedValues:or.items.properties.
capability.enum}};e===null?e=[u]:e.push(u),s++}}if(a.level!==void 0){let l=a.level;if(!(l==="MUST"||l==="SHOULD")){let u={instancePath:i+"/"+o+"/level",schemaPath:"\
#/items/properties/level/enum",keyword:"enum",params:{allowedValues:or.items.properties.level.enum}};e===null?e=[u]:e.push(u),s++}}if(a.text!==void 0){let l=a.text;
if(typeof l=="string"){if(V(l)<10){let u={instancePath:i+"/"+o+"/text",schemaPath:"#/items/properties/text/minLength",keyword:"minLength",params:{limit:10}};e===
null?e=[u]:e.push(u),s++}}else{let u={instancePath:i+"/"+o+"/text",schemaPath:"#/items/properties/text/type",keyword:"type",params:{type:"string"}};e===null?e=[
u]:e.push(u),s++}}if(a.excluded!==void 0){let l=a.excluded;if(typeof l=="string"){if(V(l)<10){let u={instancePath:i+"/"+o+"/excluded",schemaPath:"#/items/proper\
ties/excluded/minLength",keyword:"minLength",params:{limit:10}};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:i+"/"+o+"/excluded",schemaPath:"#/items/p\
roperties/excluded/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),s++}}if(a.observedBy!==void 0){let l=a.observedBy;if(Array.isArray(l)){
if(l.length<1){let c={instancePath:i+"/"+o+"/observedBy",schemaPath:"#/items/properties/observedBy/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[c]:
e.push(c),s++}let u=l.length;for(let c=0;c<u;c++)if(typeof l[c]!="string"){let p={instancePath:i+"/"+o+"/observedBy/"+c,schemaPath:"#/items/properties/observedB\
y/items/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),s++}}else{let u={instancePath:i+"/"+o+"/observedBy",schemaPath:"#/items/properties\
/observedBy/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),s++}}if(a.keys!==void 0){let l=a.keys;if(Array.isArray(l)){if(l.length<1){let c={
instancePath:i+"/"+o+"/keys",schemaPath:"#/items/properties/keys/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[c]:e.push(c),s++}let u=l.length;for(let c=0;c<
u;c++)if(typeof l[c]!="string"){let p={instancePath:i+"/"+o+"/keys/"+c,schemaPath:"#/items/properties/keys/items/type",keyword:"type",params:{type:"string"}};e===
null?e=[p]:e.push(p),s++}}else{let u={instancePath:i+"/"+o+"/keys",schemaPath:"#/items/properties/keys/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:
e.push(u),s++}}if(a.readings!==void 0){let l=a.readings;if(Array.isArray(l)){let u=l.length;for(let c=0;c<u;c++){let p=l[c];if(p&&typeof p=="object"&&!Array.isArray(
p)){if(p.key===void 0){let $={instancePath:i+"/"+o+"/readings/"+c,schemaPath:"#/items/properties/readings/items/required",keyword:"required",params:{missingProperty:"\
key"}};e===null?e=[$]:e.push($),s++}if(p.name===void 0){let $={instancePath:i+"/"+o+"/readings/"+c,schemaPath:"#/items/properties/readings/items/required",keyword:"\
required",params:{missingProperty:"name"}};e===null?e=[$]:e.push($),s++}if(p.meaning===void 0){let $={instancePath:i+"/"+o+"/readings/"+c,schemaPath:"#/items/pr\
operties/readings/items/required",keyword:"required",params:{missingProperty:"meaning"}};e===null?e=[$]:e.push($),s++}for(let $ in p)if(!($==="key"||$==="name"||
$==="meaning"||$==="parameters")){let f={instancePath:i+"/"+o+"/readings/"+c,schemaPath:"#/items/properties/readings/items/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:$}};e===null?e=[f]:e.push(f),s++}if(p.key!==void 0&&typeof p.key!="string"){let $={instancePath:i+"/"+o+"/readings/"+
c+"/key",schemaPath:"#/items/properties/readings/items/properties/key/type",keyword:"type",params:{type:"string"}};e===null?e=[$]:e.push($),s++}if(p.name!==void 0&&
typeof p.name!="string"){let $={instancePath:i+"/"+o+"/readings/"+c+"/name",schemaPath:"#/items/properties/readings/items/properties/name/type",keyword:"type",params:{
type:"string"}};e===null?e=[$]:e.push($),s++}if(p.meaning!==void 0){let $=p.meaning;if(typeof $=="string"){if(V($)<5){let f={instancePath:i+"/"+o+"/readings/"+c+
"/meaning",schemaPath:"#/items/properties/readings/items/properties/meaning/minLength",keyword:"minLength",params:{limit:5}};e===null?e=[f]:e.push(f),s++}}else{
let f={instancePath:i+"/"+o+"/readings/"+c+"/meaning",schemaPath:"#/items/properties/readings/items/properties/meaning/type",keyword:"type",params:{type:"string"}};
e===null?e=[f]:e.push(f),s++}}if(p.parameters!==void 0){let $=p.parameters;if(!($&&typeof $=="object"&&!Array.isArray($))){let f={instancePath:i+"/"+o+"/reading\
s/"+c+"/parameters",schemaPath:"#/items/properties/readings/items/properties/parameters/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}}}else{
let $={instancePath:i+"/"+o+"/readings/"+c,schemaPath:"#/items/properties/readings/items/type",keyword:"type",params:{type:"object"}};e===null?e=[$]:e.push($),s++}}}else{
let u={instancePath:i+"/"+o+"/readings",schemaPath:"#/items/properties/readings/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),s++}}}else{
let l={instancePath:i+"/"+o,schemaPath:"#/items/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),s++}}}else{let n={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),s++}return Me.errors=e,s===0}Me.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var xr=Ke;function G(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=G.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.role===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"role"}};e===null?e=[n]:e.push(n),s++}if(r.content===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"content"}};e===null?e=[n]:e.push(n),s++}if(r.role!==void 0&&typeof r.role!="string"){let n={instancePath:i+"/role",schemaPath:"#/properties/rol\
e/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),s++}if(r.content!==void 0&&typeof r.content!="string"){let n={instancePath:i+"/content",
schemaPath:"#/properties/content/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return G.errors=e,s===0}G.evaluated={props:{role:!0,content:!0},dynamicProps:!1,dynamicItems:!1};function Ke(r,{
instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=Ke.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.model!==void 0&&typeof r.model!="string"){let n={instancePath:i+"/model",schemaPath:"#/propertie\
s/model/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),s++}if(r.messages!==void 0){let n=r.messages;if(Array.isArray(n)){let o=n.length;for(let a=0;a<
o;a++)G(n[a],{instancePath:i+"/messages/"+a,parentData:n,parentDataProperty:a,rootData:y,dynamicAnchors:h})||(e=e===null?G.errors:e.concat(G.errors),s=e.length)}else{
let o={instancePath:i+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),s++}}if(r.max_tokens!==
void 0){let n=r.max_tokens;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/max_tokens",schemaPath:"#/properties/max_tokens/typ\
e",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),s++}}if(r.temperature!==void 0){let n=r.temperature;if(!(typeof n=="number"&&isFinite(n))){let o={
instancePath:i+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return Ke.errors=e,s===0}Ke.evaluated={props:{model:!0,messages:!0,max_tokens:!0,
temperature:!0},dynamicProps:!1,dynamicItems:!1};var Ar=Ge;function Ge(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=Ge.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.choices===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"choices"}};e===null?e=[n]:e.push(n),s++}if(r.choices!==void 0){let n=r.choices;if(Array.isArray(n)){let o=n.length;for(let a=0;a<
o;a++){let l=n[a];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.message===void 0){let u={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items\
/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[u]:e.push(u),s++}if(l.message!==void 0){let u=l.message;if(u&&typeof u=="object"&&
!Array.isArray(u)){if(u.content===void 0){let c={instancePath:i+"/choices/"+a+"/message",schemaPath:"#/properties/choices/items/properties/message/required",keyword:"\
required",params:{missingProperty:"content"}};e===null?e=[c]:e.push(c),s++}if(u.content!==void 0&&typeof u.content!="string"){let c={instancePath:i+"/choices/"+
a+"/message/content",schemaPath:"#/properties/choices/items/properties/message/properties/content/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.
push(c),s++}}else{let c={instancePath:i+"/choices/"+a+"/message",schemaPath:"#/properties/choices/items/properties/message/type",keyword:"type",params:{type:"ob\
ject"}};e===null?e=[c]:e.push(c),s++}}}else{let u={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items/type",keyword:"type",params:{type:"object"}};
e===null?e=[u]:e.push(u),s++}}}else{let o={instancePath:i+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:
e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return Ge.errors=e,s===0}Ge.evaluated=
{props:{choices:!0},dynamicProps:!1,dynamicItems:!1};var Dr=G,_r=Ue,ar={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:openai:chat-comple\
tion-chunk",$comment:"Gap G4.7, reading sse.events = chunks-done. Text may be null or left out in a delta, the role may come again, the finish reason may be lef\
t out until the last chunk, and the chunk with the token counts has no choices.",title:"Chunk of a streamed chat completion",type:"object",required:["id","objec\
t","created","model","choices"],properties:{id:{type:"string",minLength:1},object:{const:"chat.completion.chunk"},created:{type:"integer",minimum:0},model:{type:"\
string"},choices:{type:"array",items:{type:"object",required:["index","delta"],properties:{index:{type:"integer",minimum:0},delta:{type:"object",properties:{role:{
type:["string","null"]},content:{type:["string","null"]}}},finish_reason:{type:["string","null"]}}}},usage:{$ref:"urn:assay:openai:usage"}}},lr={$schema:"https:\
//json-schema.org/draft/2020-12/schema",$id:"urn:assay:openai:usage",$comment:"Gap G2.4, reading response.fields = openai. The whole may be null, and so may the\
 breakdowns, as several servers send them.",title:"Token counts",type:["object","null"],required:["prompt_tokens","completion_tokens","total_tokens"],properties:{
prompt_tokens:{type:"integer",minimum:0},completion_tokens:{type:"integer",minimum:0},total_tokens:{type:"integer",minimum:0},prompt_tokens_details:{type:["obje\
ct","null"]},completion_tokens_details:{type:["object","null"]}}};function F(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){
let e=null,s=0,d=F.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){let n={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:lr.type}};e===null?e=[n]:e.push(n),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.prompt_tokens===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"prompt_tokens"}};e===null?e=[n]:e.push(n),s++}if(r.completion_tokens===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"completion_tokens"}};e===null?e=[n]:e.push(n),s++}if(r.total_tokens===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total_tokens"}};e===null?e=[n]:e.push(n),s++}if(r.prompt_tokens!==
void 0){let n=r.prompt_tokens;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/prompt_tokens",schemaPath:"#/properties/prompt_t\
okens/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/pr\
ompt_tokens",schemaPath:"#/properties/prompt_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.completion_tokens!==
void 0){let n=r.completion_tokens;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/completion_tokens",schemaPath:"#/properties/\
completion_tokens/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+
"/completion_tokens",schemaPath:"#/properties/completion_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.
total_tokens!==void 0){let n=r.total_tokens;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/total_tokens",schemaPath:"#/proper\
ties/total_tokens/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+
"/total_tokens",schemaPath:"#/properties/total_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.prompt_tokens_details!==
void 0){let n=r.prompt_tokens_details;if(!(n&&typeof n=="object"&&!Array.isArray(n))&&n!==null){let o={instancePath:i+"/prompt_tokens_details",schemaPath:"#/pro\
perties/prompt_tokens_details/type",keyword:"type",params:{type:lr.properties.prompt_tokens_details.type}};e===null?e=[o]:e.push(o),s++}}if(r.completion_tokens_details!==
void 0){let n=r.completion_tokens_details;if(!(n&&typeof n=="object"&&!Array.isArray(n))&&n!==null){let o={instancePath:i+"/completion_tokens_details",schemaPath:"\
#/properties/completion_tokens_details/type",keyword:"type",params:{type:lr.properties.completion_tokens_details.type}};e===null?e=[o]:e.push(o),s++}}}return F.
errors=e,s===0}F.evaluated={props:{prompt_tokens:!0,completion_tokens:!0,total_tokens:!0,prompt_tokens_details:!0,completion_tokens_details:!0},dynamicProps:!1,
dynamicItems:!1};function Ue(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=Ue.evaluated;if(d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),s++}if(r.object===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"object"}};e===null?e=[n]:e.push(n),s++}if(r.created===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
created"}};e===null?e=[n]:e.push(n),s++}if(r.model===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"model"}};
e===null?e=[n]:e.push(n),s++}if(r.choices===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"choices"}};e===null?
e=[n]:e.push(n),s++}if(r.id!==void 0){let n=r.id;if(typeof n=="string"){if(V(n)<1){let o={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"m\
inLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[o]:e.push(o),s++}}if(r.object!==void 0&&r.object!=="chat.completion.chunk"){let n={instancePath:i+"/object",schemaPath:"#/properties/object/const",keyword:"\
const",params:{allowedValue:"chat.completion.chunk"}};e===null?e=[n]:e.push(n),s++}if(r.created!==void 0){let n=r.created;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))){let o={instancePath:i+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),s++}if(typeof n==
"number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/created",schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[o]:e.push(o),s++}}if(r.model!==void 0&&typeof r.model!="string"){let n={instancePath:i+"/model",schemaPath:"#/properties/model/type",keyword:"type",
params:{type:"string"}};e===null?e=[n]:e.push(n),s++}if(r.choices!==void 0){let n=r.choices;if(Array.isArray(n)){let o=n.length;for(let a=0;a<o;a++){let l=n[a];
if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.index===void 0){let u={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items/required",keyword:"\
required",params:{missingProperty:"index"}};e===null?e=[u]:e.push(u),s++}if(l.delta===void 0){let u={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choic\
es/items/required",keyword:"required",params:{missingProperty:"delta"}};e===null?e=[u]:e.push(u),s++}if(l.index!==void 0){let u=l.index;if(!(typeof u=="number"&&
!(u%1)&&!isNaN(u)&&isFinite(u))){let c={instancePath:i+"/choices/"+a+"/index",schemaPath:"#/properties/choices/items/properties/index/type",keyword:"type",params:{
type:"integer"}};e===null?e=[c]:e.push(c),s++}if(typeof u=="number"&&isFinite(u)&&(u<0||isNaN(u))){let c={instancePath:i+"/choices/"+a+"/index",schemaPath:"#/pr\
operties/choices/items/properties/index/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[c]:e.push(c),s++}}if(l.delta!==void 0){let u=l.
delta;if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.role!==void 0){let c=u.role;if(typeof c!="string"&&c!==null){let p={instancePath:i+"/choices/"+a+"/delta\
/role",schemaPath:"#/properties/choices/items/properties/delta/properties/role/type",keyword:"type",params:{type:ar.properties.choices.items.properties.delta.properties.
role.type}};e===null?e=[p]:e.push(p),s++}}if(u.content!==void 0){let c=u.content;if(typeof c!="string"&&c!==null){let p={instancePath:i+"/choices/"+a+"/delta/co\
ntent",schemaPath:"#/properties/choices/items/properties/delta/properties/content/type",keyword:"type",params:{type:ar.properties.choices.items.properties.delta.
properties.content.type}};e===null?e=[p]:e.push(p),s++}}}else{let c={instancePath:i+"/choices/"+a+"/delta",schemaPath:"#/properties/choices/items/properties/del\
ta/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),s++}}if(l.finish_reason!==void 0){let u=l.finish_reason;if(typeof u!="string"&&u!==null){
let c={instancePath:i+"/choices/"+a+"/finish_reason",schemaPath:"#/properties/choices/items/properties/finish_reason/type",keyword:"type",params:{type:ar.properties.
choices.items.properties.finish_reason.type}};e===null?e=[c]:e.push(c),s++}}}else{let u={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items/typ\
e",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),s++}}}else{let o={instancePath:i+"/choices",schemaPath:"#/properties/choices/type",keyword:"t\
ype",params:{type:"array"}};e===null?e=[o]:e.push(o),s++}}r.usage!==void 0&&(F(r.usage,{instancePath:i+"/usage",parentData:r,parentDataProperty:"usage",rootData:y,
dynamicAnchors:h})||(e=e===null?F.errors:e.concat(F.errors),s=e.length))}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===
null?e=[n]:e.push(n),s++}return Ue.errors=e,s===0}Ue.evaluated={props:{id:!0,object:!0,created:!0,model:!0,choices:!0,usage:!0},dynamicProps:!1,dynamicItems:!1};
var Vr=Re;function Re(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=Re.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),s++}if(r.object===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"object"}};e===null?e=[n]:e.push(n),s++}if(r.created===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
created"}};e===null?e=[n]:e.push(n),s++}if(r.model===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"model"}};
e===null?e=[n]:e.push(n),s++}if(r.choices===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"choices"}};e===null?
e=[n]:e.push(n),s++}if(r.id!==void 0){let n=r.id;if(typeof n=="string"){if(V(n)<1){let o={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"m\
inLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[o]:e.push(o),s++}}if(r.object!==void 0&&r.object!=="chat.completion"){let n={instancePath:i+"/object",schemaPath:"#/properties/object/const",keyword:"\
const",params:{allowedValue:"chat.completion"}};e===null?e=[n]:e.push(n),s++}if(r.created!==void 0){let n=r.created;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n))){let o={instancePath:i+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),s++}if(typeof n==
"number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/created",schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[o]:e.push(o),s++}}if(r.model!==void 0&&typeof r.model!="string"){let n={instancePath:i+"/model",schemaPath:"#/properties/model/type",keyword:"type",
params:{type:"string"}};e===null?e=[n]:e.push(n),s++}if(r.choices!==void 0){let n=r.choices;if(Array.isArray(n)){if(n.length<1){let a={instancePath:i+"/choices",
schemaPath:"#/properties/choices/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[a]:e.push(a),s++}let o=n.length;for(let a=0;a<o;a++){let l=n[a];if(l&&
typeof l=="object"&&!Array.isArray(l)){if(l.index===void 0){let u={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items/required",keyword:"requir\
ed",params:{missingProperty:"index"}};e===null?e=[u]:e.push(u),s++}if(l.message===void 0){let u={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/i\
tems/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[u]:e.push(u),s++}if(l.finish_reason===void 0){let u={instancePath:i+"/choices/"+
a,schemaPath:"#/properties/choices/items/required",keyword:"required",params:{missingProperty:"finish_reason"}};e===null?e=[u]:e.push(u),s++}if(l.index!==void 0){
let u=l.index;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let c={instancePath:i+"/choices/"+a+"/index",schemaPath:"#/properties/choices/items/prop\
erties/index/type",keyword:"type",params:{type:"integer"}};e===null?e=[c]:e.push(c),s++}if(typeof u=="number"&&isFinite(u)&&(u<0||isNaN(u))){let c={instancePath:i+
"/choices/"+a+"/index",schemaPath:"#/properties/choices/items/properties/index/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[c]:e.push(
c),s++}}if(l.message!==void 0){let u=l.message;if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.role===void 0){let c={instancePath:i+"/choices/"+a+"/message",schemaPath:"\
#/properties/choices/items/properties/message/required",keyword:"required",params:{missingProperty:"role"}};e===null?e=[c]:e.push(c),s++}if(u.content===void 0){
let c={instancePath:i+"/choices/"+a+"/message",schemaPath:"#/properties/choices/items/properties/message/required",keyword:"required",params:{missingProperty:"c\
ontent"}};e===null?e=[c]:e.push(c),s++}if(u.role!==void 0&&u.role!=="assistant"){let c={instancePath:i+"/choices/"+a+"/message/role",schemaPath:"#/properties/ch\
oices/items/properties/message/properties/role/const",keyword:"const",params:{allowedValue:"assistant"}};e===null?e=[c]:e.push(c),s++}if(u.content!==void 0&&typeof u.
content!="string"){let c={instancePath:i+"/choices/"+a+"/message/content",schemaPath:"#/properties/choices/items/properties/message/properties/content/type",keyword:"\
type",params:{type:"string"}};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:i+"/choices/"+a+"/message",schemaPath:"#/properties/choices/items/propertie\
s/message/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),s++}}if(l.finish_reason!==void 0&&typeof l.finish_reason!="string"){let u={instancePath:i+
"/choices/"+a+"/finish_reason",schemaPath:"#/properties/choices/items/properties/finish_reason/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(
u),s++}}else{let u={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),s++}}}else{
let o={instancePath:i+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),s++}}r.usage!==void 0&&(F(
r.usage,{instancePath:i+"/usage",parentData:r,parentDataProperty:"usage",rootData:y,dynamicAnchors:h})||(e=e===null?F.errors:e.concat(F.errors),s=e.length))}else{
let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return Re.errors=e,s===0}Re.evaluated={props:{id:!0,
object:!0,created:!0,model:!0,choices:!0,usage:!0},dynamicProps:!1,dynamicItems:!1};var Ir=Be,gr={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"ur\
n:assay:openai:error-body-full",$comment:"Gap G7.2, reading errors.body = openai, in full: four keys, of which param and code may be null. A numeric code is a d\
eviation that clients notice, so it is not allowed here.",title:"Error body, in full",type:"object",required:["error"],properties:{error:{type:"object",required:[
"message","type","param","code"],properties:{message:{type:"string"},type:{type:"string"},param:{type:["string","null"]},code:{type:["string","null"]}}}}};function Be(r,{
instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=Be.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.error===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
error"}};e===null?e=[n]:e.push(n),s++}if(r.error!==void 0){let n=r.error;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.message===void 0){let o={instancePath:i+
"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[o]:e.push(o),s++}if(n.type===void 0){let o={
instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[o]:e.push(o),s++}if(n.param===void 0){
let o={instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"param"}};e===null?e=[o]:e.push(o),s++}if(n.code===
void 0){let o={instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"code"}};e===null?e=[o]:e.push(o),s++}
if(n.message!==void 0&&typeof n.message!="string"){let o={instancePath:i+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",
params:{type:"string"}};e===null?e=[o]:e.push(o),s++}if(n.type!==void 0&&typeof n.type!="string"){let o={instancePath:i+"/error/type",schemaPath:"#/properties/e\
rror/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}if(n.param!==void 0){let o=n.param;if(typeof o!="string"&&o!==null){
let a={instancePath:i+"/error/param",schemaPath:"#/properties/error/properties/param/type",keyword:"type",params:{type:gr.properties.error.properties.param.type}};
e===null?e=[a]:e.push(a),s++}}if(n.code!==void 0){let o=n.code;if(typeof o!="string"&&o!==null){let a={instancePath:i+"/error/code",schemaPath:"#/properties/err\
or/properties/code/type",keyword:"type",params:{type:gr.properties.error.properties.code.type}};e===null?e=[a]:e.push(a),s++}}}else{let o={instancePath:i+"/erro\
r",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return Be.errors=e,s===0}Be.evaluated={props:{error:!0},dynamicProps:!1,dynamicItems:!1};var Nr=He;function He(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=He.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.error===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"error"}};e===null?e=[n]:e.push(n),s++}if(r.error!==void 0){let n=r.error;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.message===
void 0){let o={instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[o]:e.push(o),
s++}if(n.message!==void 0&&typeof n.message!="string"){let o={instancePath:i+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"\
object"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return He.
errors=e,s===0}He.evaluated={props:{error:!0},dynamicProps:!1,dynamicItems:!1};var Tr=ze;function ze(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=ze.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.object===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"object"}};e===null?e=[n]:e.push(n),s++}if(r.data===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"}};e===null?e=[n]:e.push(n),s++}if(r.object!==void 0&&r.object!=="list"){let n={instancePath:i+"/object",schemaPath:"#/properties/object/c\
onst",keyword:"const",params:{allowedValue:"list"}};e===null?e=[n]:e.push(n),s++}if(r.data!==void 0){let n=r.data;if(Array.isArray(n)){let o=n.length;for(let a=0;a<
o;a++){let l=n[a];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.id===void 0){let u={instancePath:i+"/data/"+a,schemaPath:"#/properties/data/items/required",
keyword:"required",params:{missingProperty:"id"}};e===null?e=[u]:e.push(u),s++}if(l.id!==void 0){let u=l.id;if(typeof u=="string"){if(V(u)<1){let c={instancePath:i+
"/data/"+a+"/id",schemaPath:"#/properties/data/items/properties/id/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:i+
"/data/"+a+"/id",schemaPath:"#/properties/data/items/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),s++}}}else{let u={instancePath:i+
"/data/"+a,schemaPath:"#/properties/data/items/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),s++}}}else{let o={instancePath:i+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[n]:e.push(n),s++}return ze.errors=e,s===0}ze.evaluated={props:{object:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Er=F,Lr=Je;var Cr=new RegExp("^[a-z][a-z0-9-]*$","u"),Sr={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:readings",$comment:"One member per key of g\
aps.json, one branch per reading of that key. A reading whose parameters all have a default, in gaps.json or in a profile, may be given by its name alone.",title:"\
Readings by key",type:"object",additionalProperties:!1,properties:{"capabilities.other":{$ref:"#/$defs/capabilities.other"},"request.required":{$ref:"#/$defs/re\
quest.required"},"request.models":{$ref:"#/$defs/request.models"},"request.roles":{$ref:"#/$defs/request.roles"},"response.fields":{$ref:"#/$defs/response.field\
s"},"key.format":{$ref:"#/$defs/key.format"},states:{$ref:"#/$defs/states"},"signup.request":{$ref:"#/$defs/signup.request"},"signup.response":{$ref:"#/$defs/si\
gnup.response"},"maxTokens.bounds":{$ref:"#/$defs/maxTokens.bounds"},"temperature.bounds":{$ref:"#/$defs/temperature.bounds"},"sse.path":{$ref:"#/$defs/sse.path"},
"sse.switch":{$ref:"#/$defs/sse.switch"},"sse.events":{$ref:"#/$defs/sse.events"},"websocket.path":{$ref:"#/$defs/websocket.path"},"websocket.frames":{$ref:"#/$\
defs/websocket.frames"},"websocket.auth":{$ref:"#/$defs/websocket.auth"},"endpoints.other":{$ref:"#/$defs/endpoints.other"},"key.lifetime":{$ref:"#/$defs/key.li\
fetime"},"key.scopes":{$ref:"#/$defs/key.scopes"},"key.rotation":{$ref:"#/$defs/key.rotation"},"key.revocation":{$ref:"#/$defs/key.revocation"},"errors.missingK\
ey":{$ref:"#/$defs/errors.missingKey"},"errors.wrongKey":{$ref:"#/$defs/errors.wrongKey"},"errors.status":{$ref:"#/$defs/errors.status"},"errors.body":{$ref:"#/\
$defs/errors.body"},"errors.codes":{$ref:"#/$defs/errors.codes"},"errors.conditions":{$ref:"#/$defs/errors.conditions"},"webhooks.types":{$ref:"#/$defs/webhooks\
.types"},"webhooks.payload":{$ref:"#/$defs/webhooks.payload"},"webhooks.delivery":{$ref:"#/$defs/webhooks.delivery"},"webhooks.retry":{$ref:"#/$defs/webhooks.re\
try"},"webhooks.signature":{$ref:"#/$defs/webhooks.signature"},"webhooks.trigger":{$ref:"#/$defs/webhooks.trigger"},"webhooks.registration":{$ref:"#/$defs/webho\
oks.registration"},"limits.quota":{$ref:"#/$defs/limits.quota"},"limits.headers":{$ref:"#/$defs/limits.headers"},"limits.exceeded":{$ref:"#/$defs/limits.exceede\
d"},"maxTokens.maximum":{$ref:"#/$defs/maxTokens.maximum"},"version.deprecation":{$ref:"#/$defs/version.deprecation"},"version.compatibility":{$ref:"#/$defs/ver\
sion.compatibility"},"version.selection":{$ref:"#/$defs/version.selection"}},$defs:{"capabilities.other":{type:"object",discriminator:{propertyName:"reading"},oneOf:[
{properties:{reading:{const:"list"},names:{$ref:"#/$defs/texts"}},required:["reading","names"],additionalProperties:!1}]},"request.required":{if:{type:"string"},
then:{enum:["model+messages","all-four","messages"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"model+messag\
es"},required:{const:["model","messages"]}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"all-four"},required:{const:["model","mess\
ages","max_tokens","temperature"]}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"messages"},required:{const:["messages"]}},required:[
"reading"],additionalProperties:!1}]}},"request.models":{if:{type:"string"},then:{enum:["discovery","any"]},else:{type:"object",discriminator:{propertyName:"rea\
ding"},oneOf:[{properties:{reading:{const:"discovery"},path:{$ref:"#/$defs/path"},schema:{$ref:"#/$defs/schemaId"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"list"},models:{type:"array",items:{type:"string",minLength:1},uniqueItems:!0,minItems:1}},required:["reading","models"],additionalProperties:!1},
{properties:{reading:{const:"any"}},required:["reading"],additionalProperties:!1}]}},"request.roles":{if:{type:"string"},then:{enum:["openai"]},else:{type:"obje\
ct",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"openai"},roles:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"list"},roles:{$ref:"#/$defs/texts"}},required:["reading","roles"],additionalProperties:!1}]}},"response.fields":{if:{type:"string"},
then:{enum:["openai","bare"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"openai"},schema:{$ref:"#/$defs/sche\
maId"},object:{$ref:"#/$defs/text"},role:{$ref:"#/$defs/text"},finishReasons:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{
reading:{const:"bare"}},required:["reading"],additionalProperties:!1}]}},"key.format":{if:{type:"string"},then:{enum:["opaque"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"opaque"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"pattern"},pattern:{
$ref:"#/$defs/text"}},required:["reading","pattern"],additionalProperties:!1}]}},states:{if:{type:"string"},then:{enum:["none"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"none"}},required:["reading"],additionalProperties:!1}]}},"signup.request":{if:{type:"string"},then:{
enum:["email-password-name"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"email-password-name"},fields:{$ref:"\
#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"template"},body:{$ref:"#/$defs/object"}},required:["reading","body"],
additionalProperties:!1}]}},"signup.response":{if:{type:"string"},then:{enum:["key-pointer","mail"]},else:{type:"object",discriminator:{propertyName:"reading"},
oneOf:[{properties:{reading:{const:"key-pointer"},pointers:{type:"array",minItems:1,items:{$ref:"#/$defs/pointer"}}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"mail"}},required:["reading"],additionalProperties:!1}]}},"maxTokens.bounds":{if:{type:"string"},then:{enum:["at-least-one","minus-o\
ne-unlimited"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"at-least-one"},minimum:{const:1}},required:["read\
ing"],additionalProperties:!1},{properties:{reading:{const:"minus-one-unlimited"},minimum:{const:1},unlimited:{const:-1}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"range"},minimum:{type:"integer"},maximum:{type:"integer",minimum:1}},required:["reading","minimum","maximum"],additionalProperties:!1}]}},
"temperature.bounds":{if:{type:"string"},then:{enum:["0..2","0..1"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"\
0..2"},minimum:{const:0},maximum:{const:2}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"0..1"},minimum:{const:0},maximum:{const:1}},
required:["reading"],additionalProperties:!1},{properties:{reading:{const:"range"},minimum:{type:"number"},maximum:{type:"number"}},required:["reading","minimum",
"maximum"],additionalProperties:!1}]}},"sse.path":{if:{type:"string"},then:{enum:["same-path"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[
{properties:{reading:{const:"same-path"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"other-path"},path:{$ref:"#/$defs/path"}},required:[
"reading","path"],additionalProperties:!1}]}},"sse.switch":{if:{type:"string"},then:{enum:["stream-true","accept"]},else:{type:"object",discriminator:{propertyName:"\
reading"},oneOf:[{properties:{reading:{const:"stream-true"},field:{$ref:"#/$defs/text"},value:{const:!0}},required:["reading"],additionalProperties:!1},{properties:{
reading:{const:"accept"},mediaType:{$ref:"#/$defs/text"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"query"},name:{$ref:"#/$defs\
/text"},value:{$ref:"#/$defs/text"}},required:["reading","name","value"],additionalProperties:!1}]}},"sse.events":{if:{type:"string"},then:{enum:["chunks-done"]},
else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"chunks-done"},mediaType:{$ref:"#/$defs/text"},schema:{$ref:"#/$de\
fs/schemaId"},object:{$ref:"#/$defs/text"},terminator:{$ref:"#/$defs/text"},usageSwitch:{$ref:"#/$defs/object"}},required:["reading"],additionalProperties:!1},{
properties:{reading:{const:"typed"},mediaType:{$ref:"#/$defs/text"},typePointer:{$ref:"#/$defs/pointer"},doneType:{$ref:"#/$defs/text"}},required:["reading","do\
neType"],additionalProperties:!1},{properties:{reading:{const:"custom"},mediaType:{$ref:"#/$defs/text"},schema:{$ref:"#/$defs/schemaId"},terminator:{$ref:"#/$de\
fs/text"},usageSwitch:{$ref:"#/$defs/object"}},required:["reading","schema"],additionalProperties:!1}]}},"websocket.path":{if:{type:"string"},then:{enum:["same-\
path"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"same-path"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"other-path"},path:{$ref:"#/$defs/path"}},required:["reading","path"],additionalProperties:!1}]}},"websocket.frames":{if:{type:"stri\
ng"},then:{enum:["chunks"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"chunks"},schema:{$ref:"#/$defs/schema\
Id"},terminators:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"wrapped"},requestType:{$ref:"#/$defs/text"},
typePointer:{$ref:"#/$defs/pointer"}},required:["reading","requestType"],additionalProperties:!1}]}},"websocket.auth":{if:{type:"string"},then:{enum:["bearer"]},
else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"bearer"}},required:["reading"],additionalProperties:!1},{properties:{
reading:{const:"subprotocol"},prefix:{$ref:"#/$defs/text"}},required:["reading","prefix"],additionalProperties:!1},{properties:{reading:{const:"first-message"},
field:{$ref:"#/$defs/text"}},required:["reading","field"],additionalProperties:!1},{properties:{reading:{const:"query"},name:{$ref:"#/$defs/text"}},required:["r\
eading","name"],additionalProperties:!1}]}},"endpoints.other":{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"list"},endpoints:{
type:"array",items:{type:"object",required:["method","path"],additionalProperties:!1,properties:{method:{$ref:"#/$defs/method"},path:{$ref:"#/$defs/path"}}}}},required:[
"reading","endpoints"],additionalProperties:!1}]},"key.lifetime":{if:{type:"string"},then:{enum:["unlimited"]},else:{type:"object",discriminator:{propertyName:"\
reading"},oneOf:[{properties:{reading:{const:"unlimited"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"seconds"},seconds:{$ref:"#\
/$defs/seconds"}},required:["reading","seconds"],additionalProperties:!1}]}},"key.scopes":{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{
reading:{const:"list"},scopes:{$ref:"#/$defs/texts"}},required:["reading","scopes"],additionalProperties:!1}]},"key.rotation":{type:"object",discriminator:{propertyName:"\
reading"},oneOf:[{properties:{reading:{const:"endpoint"},method:{$ref:"#/$defs/method"},path:{$ref:"#/$defs/path"},effect:{$ref:"#/$defs/text"}},required:["read\
ing","method","path","effect"],additionalProperties:!1}]},"key.revocation":{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"\
endpoint"},method:{$ref:"#/$defs/method"},path:{$ref:"#/$defs/path"},effect:{$ref:"#/$defs/text"}},required:["reading","method","path","effect"],additionalProperties:!1}]},
"errors.missingKey":{if:{type:"string"},then:{enum:["401","403"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"\
401"},status:{$ref:"#/$defs/statuses"},tolerated:{$ref:"#/$defs/tolerated"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"403"},status:{
$ref:"#/$defs/statuses"},tolerated:{$ref:"#/$defs/tolerated"}},required:["reading"],additionalProperties:!1}]}},"errors.wrongKey":{if:{type:"string"},then:{enum:[
"401","403"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"401"},status:{$ref:"#/$defs/statuses"},tolerated:{$ref:"\
#/$defs/tolerated"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"403"},status:{$ref:"#/$defs/statuses"},tolerated:{$ref:"#/$defs/\
tolerated"}},required:["reading"],additionalProperties:!1}]}},"errors.status":{if:{type:"string"},then:{enum:["table"]},else:{type:"object",discriminator:{propertyName:"\
reading"},oneOf:[{properties:{reading:{const:"table"},malformed:{$ref:"#/$defs/statuses"},invalid:{$ref:"#/$defs/statuses"},unknownModel:{$ref:"#/$defs/statuses"},
tooLarge:{$ref:"#/$defs/statuses"},unsupportedMedia:{$ref:"#/$defs/statuses"},unknownPath:{$ref:"#/$defs/statuses"},limit:{$ref:"#/$defs/statuses"}},required:["\
reading"],additionalProperties:!1}]}},"errors.body":{if:{type:"string"},then:{enum:["openai","problem","detail","bare"]},else:{type:"object",discriminator:{propertyName:"\
reading"},oneOf:[{properties:{reading:{const:"openai"},schema:{$ref:"#/$defs/schemaId"},fullSchema:{$ref:"#/$defs/schemaId"},mediaTypes:{$ref:"#/$defs/texts"}},
required:["reading"],additionalProperties:!1},{properties:{reading:{const:"problem"},schema:{$ref:"#/$defs/schemaId"},mediaTypes:{$ref:"#/$defs/texts"}},required:[
"reading"],additionalProperties:!1},{properties:{reading:{const:"detail"},schema:{$ref:"#/$defs/schemaId"},mediaTypes:{$ref:"#/$defs/texts"}},required:["reading"],
additionalProperties:!1},{properties:{reading:{const:"bare"},schema:{$ref:"#/$defs/schemaId"},mediaTypes:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1}]}},
"errors.codes":{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"list"},codes:{$ref:"#/$defs/texts"}},required:["reading",
"codes"],additionalProperties:!1}]},"errors.conditions":{if:{type:"string"},then:{enum:["refused"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[
{properties:{reading:{const:"refused"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"list"},mistakes:{$ref:"#/$defs/texts"}},required:[
"reading","mistakes"],additionalProperties:!1}]}},"webhooks.types":{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"lis\
t"},types:{$ref:"#/$defs/texts"}},required:["reading","types"],additionalProperties:!1}]},"webhooks.payload":{if:{type:"string"},then:{enum:["type-timestamp-dat\
a","openai","cloudevents"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"type-timestamp-data"}},required:["rea\
ding"],additionalProperties:!1},{properties:{reading:{const:"openai"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"cloudevents"}},
required:["reading"],additionalProperties:!1},{properties:{reading:{const:"custom"},schema:{$ref:"#/$defs/schemaId"}},required:["reading","schema"],additionalProperties:!1}]}},
"webhooks.delivery":{if:{type:"string"},then:{enum:["post-json"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"\
post-json"},deadlineSeconds:{$ref:"#/$defs/seconds"}},required:["reading"],additionalProperties:!1}]}},"webhooks.retry":{if:{type:"string"},then:{enum:["same-id",
"none"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"same-id"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"none"}},required:["reading"],additionalProperties:!1}]}},"webhooks.signature":{if:{type:"string"},then:{enum:["standard-v1","standa\
rd-v1a","stripe","github","none"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"standard-v1"},toleranceSeconds:{
$ref:"#/$defs/seconds"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"standard-v1a"},toleranceSeconds:{$ref:"#/$defs/seconds"}},required:[
"reading"],additionalProperties:!1},{properties:{reading:{const:"stripe"},toleranceSeconds:{$ref:"#/$defs/seconds"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"github"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"none"}},required:["reading"],additionalProperties:!1}]}},
"webhooks.trigger":{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"operation"},method:{$ref:"#/$defs/method"},path:{$ref:"\
#/$defs/path"},body:{$ref:"#/$defs/object"},type:{$ref:"#/$defs/text"}},required:["reading","method","path"],additionalProperties:!1}]},"webhooks.registration":{
if:{type:"string"},then:{enum:["manual"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"manual"}},required:["re\
ading"],additionalProperties:!1},{properties:{reading:{const:"rest"},method:{$ref:"#/$defs/method"},path:{$ref:"#/$defs/path"},body:{$ref:"#/$defs/object"},idPointer:{
$ref:"#/$defs/pointer"},secretPointer:{$ref:"#/$defs/pointer"}},required:["reading","method","path","body"],additionalProperties:!1},{properties:{reading:{const:"\
per-request"},field:{$ref:"#/$defs/text"}},required:["reading","field"],additionalProperties:!1}]}},"limits.quota":{type:"object",discriminator:{propertyName:"r\
eading"},oneOf:[{properties:{reading:{const:"list"},quotas:{type:"array",minItems:1,items:{type:"object",required:["quota","unit","scope"],additionalProperties:!1,
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
schemaId:{title:"Id of a schema that Assay ships",type:"string",pattern:"^urn:assay:"},object:{type:"object"},seconds:{type:"number",exclusiveMinimum:0}}};function O(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=O.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),Array.isArray(r)){let n=r.length;for(let l=0;l<n;l++){let u=r[l];if(typeof u=="string"){if(V(u)<1){let c={instancePath:i+
"/"+l,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:i+"/"+l,schemaPath:"#/items/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),s++}}let o=r.length,a;if(o>1){let l={};for(;o--;){let u=r[o];if(typeof u=="string"){if(typeof l[u]==
"number"){a=l[u];let c={instancePath:i,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:o,j:a}};e===null?e=[c]:e.push(c),s++;break}l[u]=o}}}}else{let n={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),s++}return O.errors=e,s===0}O.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};function R(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=R.evaluated;if(d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="list"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[a]:e.push(a),s++}if(r.names===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"names"}};e===
null?e=[a]:e.push(a),s++}for(let a in r)if(!(a==="reading"||a==="names")){let l={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:a}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="list"){let a={instancePath:i+"/reading",schemaPath:"#\
/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[a]:e.push(a),s++}r.names!==void 0&&(O(r.names,{instancePath:i+"/nam\
es",parentData:r,parentDataProperty:"names",rootData:y,dynamicAnchors:h})||(e=e===null?O.errors:e.concat(O.errors),s=e.length))}var n=!0}else{let a={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}else{let a={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}}else{let o={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return R.errors=e,d.props=n,s===0}R.evaluated={dynamicProps:!0,dynamicItems:!1};var K={
if:{type:"string"},then:{enum:["model+messages","all-four","messages"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{
const:"model+messages"},required:{const:["model","messages"]}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"all-four"},required:{const:[
"model","messages","max_tokens","temperature"]}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"messages"},required:{const:["message\
s"]}},required:["reading"],additionalProperties:!1}]}},pr=yr().default;function B(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){
let e=null,s=0,d=B.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let p={};e===null?e=[p]:e.
push(p),s++}var l=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(l){let p=s;if(!(r==="model+messages"||r==="all-four"||r==="messages")){let f={instancePath:i,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:K.then.enum}};e===null?e=[f]:e.push(f),s++}var l=p===s;o=l,u="then"}else{let p=s;if(r&&typeof r=="\
object"&&!Array.isArray(r)){let f=r.reading;if(typeof f=="string")if(f==="model+messages"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={
instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t===
"reading"||t==="required")){let m={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="model+messages"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading\
/const",keyword:"const",params:{allowedValue:"model+messages"}};e===null?e=[t]:e.push(t),s++}if(r.required!==void 0&&!pr(r.required,K.else.oneOf[0].properties.required.
const)){let t={instancePath:i+"/required",schemaPath:"#/else/oneOf/0/properties/required/const",keyword:"const",params:{allowedValue:K.else.oneOf[0].properties.
required.const}};e===null?e=[t]:e.push(t),s++}}var c=!0}else if(f==="all-four"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t===
"required")){let m={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[m]:
e.push(m),s++}if(r.reading!==void 0&&r.reading!=="all-four"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"cons\
t",params:{allowedValue:"all-four"}};e===null?e=[t]:e.push(t),s++}if(r.required!==void 0&&!pr(r.required,K.else.oneOf[1].properties.required.const)){let t={instancePath:i+
"/required",schemaPath:"#/else/oneOf/1/properties/required/const",keyword:"const",params:{allowedValue:K.else.oneOf[1].properties.required.const}};e===null?e=[t]:
e.push(t),s++}}c!==!0&&(c=!0)}else if(f==="messages"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/el\
se/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="required")){let m={
instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.
reading!==void 0&&r.reading!=="messages"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"\
messages"}};e===null?e=[t]:e.push(t),s++}if(r.required!==void 0&&!pr(r.required,K.else.oneOf[2].properties.required.const)){let t={instancePath:i+"/required",schemaPath:"\
#/else/oneOf/2/properties/required/const",keyword:"const",params:{allowedValue:K.else.oneOf[2].properties.required.const}};e===null?e=[t]:e.push(t),s++}}c!==!0&&
(c=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.
push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.
push(t),s++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var l=p===s;o=l,u="else"}if(!o){
let p={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[p]:e.push(p),s++}return B.errors=e,d.props=c,s===0}B.evaluated={dynamicProps:!0,
dynamicItems:!1};var Fr={if:{type:"string"},then:{enum:["discovery","any"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{
const:"discovery"},path:{$ref:"#/$defs/path"},schema:{$ref:"#/$defs/schemaId"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"list"},
models:{type:"array",items:{type:"string",minLength:1},uniqueItems:!0,minItems:1}},required:["reading","models"],additionalProperties:!1},{properties:{reading:{
const:"any"}},required:["reading"],additionalProperties:!1}]}};var Mr=new RegExp("^/(?!/)[^\\s#]*$","u");function _(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,
d=_.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),typeof r=="string"){if(!Mr.test(r)){let n={instancePath:i,schemaPath:"#/patte\
rn",keyword:"pattern",params:{pattern:"^/(?!/)[^\\s#]*$"}};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
string"}};e===null?e=[n]:e.push(n),s++}return _.errors=e,s===0}_.evaluated={dynamicProps:!1,dynamicItems:!1};var Kr=new RegExp("^urn:assay:","u");function x(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=x.
evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),typeof r=="string"){if(!Kr.test(r)){let n={instancePath:i,schemaPath:"#/pattern",
keyword:"pattern",params:{pattern:"^urn:assay:"}};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"stri\
ng"}};e===null?e=[n]:e.push(n),s++}return x.errors=e,s===0}x.evaluated={dynamicProps:!1,dynamicItems:!1};function H(r,{instancePath:i="",parentData:k,parentDataProperty:w,
rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=H.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!=
"string"){let p={};e===null?e=[p]:e.push(p),s++}var l=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(l){let p=s;if(!(r==="discovery"||r==="any")){let f={instancePath:i,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Fr.then.enum}};e===null?e=[f]:e.push(f),s++}var l=p===s;o=l,u="then"}else{let p=s;if(r&&typeof r==
"object"&&!Array.isArray(r)){let f=r.reading;if(typeof f=="string")if(f==="discovery"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={
instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t===
"reading"||t==="path"||t==="schema")){let m={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="discovery"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/cons\
t",keyword:"const",params:{allowedValue:"discovery"}};e===null?e=[t]:e.push(t),s++}r.path!==void 0&&(_(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"\
path",rootData:y,dynamicAnchors:h})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.schema!==void 0&&(x(r.schema,{instancePath:i+"/schema",parentData:r,
parentDataProperty:"schema",rootData:y,dynamicAnchors:h})||(e=e===null?x.errors:e.concat(x.errors),s=e.length))}var c=!0}else if(f==="list"){if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[t]:e.push(t),s++}if(r.models===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"models"}};
e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="models")){let m={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="list"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[t]:e.push(t),s++}if(r.models!==void 0){let t=r.models;if(Array.
isArray(t)){if(t.length<1){let D={instancePath:i+"/models",schemaPath:"#/else/oneOf/1/properties/models/minItems",keyword:"minItems",params:{limit:1}};e===null?
e=[D]:e.push(D),s++}let m=t.length;for(let D=0;D<m;D++){let N=t[D];if(typeof N=="string"){if(V(N)<1){let S={instancePath:i+"/models/"+D,schemaPath:"#/else/oneOf\
/1/properties/models/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[S]:e.push(S),s++}}else{let S={instancePath:i+"/models/"+D,schemaPath:"#/\
else/oneOf/1/properties/models/items/type",keyword:"type",params:{type:"string"}};e===null?e=[S]:e.push(S),s++}}let q=t.length,A;if(q>1){let D={};for(;q--;){let N=t[q];
if(typeof N=="string"){if(typeof D[N]=="number"){A=D[N];let S={instancePath:i+"/models",schemaPath:"#/else/oneOf/1/properties/models/uniqueItems",keyword:"uniqu\
eItems",params:{i:q,j:A}};e===null?e=[S]:e.push(S),s++;break}D[N]=q}}}}else{let m={instancePath:i+"/models",schemaPath:"#/else/oneOf/1/properties/models/type",keyword:"\
type",params:{type:"array"}};e===null?e=[m]:e.push(m),s++}}}c!==!0&&(c=!0)}else if(f==="any"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!==
"reading"){let m={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.
push(m),s++}if(r.reading!==void 0&&r.reading!=="any"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{
allowedValue:"any"}};e===null?e=[t]:e.push(t),s++}}c!==!0&&(c=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"\
tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?
e=[f]:e.push(f),s++}var l=p===s;o=l,u="else"}if(!o){let p={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[p]:e.push(p),s++}
return H.errors=e,d.props=c,s===0}H.evaluated={dynamicProps:!0,dynamicItems:!1};var Gr={if:{type:"string"},then:{enum:["openai"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"openai"},roles:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{
const:"list"},roles:{$ref:"#/$defs/texts"}},required:["reading","roles"],additionalProperties:!1}]}};function z(r,{instancePath:i="",parentData:k,parentDataProperty:w,
rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=z.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!=
"string"){let p={};e===null?e=[p]:e.push(p),s++}var l=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(l){let p=s;if(r!=="openai"){let f={instancePath:i,schemaPath:"\
#/then/enum",keyword:"enum",params:{allowedValues:Gr.then.enum}};e===null?e=[f]:e.push(f),s++}var l=p===s;o=l,u="then"}else{let p=s;if(r&&typeof r=="object"&&!Array.
isArray(r)){let f=r.reading;if(typeof f=="string")if(f==="openai"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="roles")){let m={
instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.
reading!==void 0&&r.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
openai"}};e===null?e=[t]:e.push(t),s++}r.roles!==void 0&&(O(r.roles,{instancePath:i+"/roles",parentData:r,parentDataProperty:"roles",rootData:y,dynamicAnchors:h})||
(e=e===null?O.errors:e.concat(O.errors),s=e.length))}var c=!0}else if(f==="list"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.roles===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"roles"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="r\
oles")){let m={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(
m),s++}if(r.reading!==void 0&&r.reading!=="list"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{
allowedValue:"list"}};e===null?e=[t]:e.push(t),s++}r.roles!==void 0&&(O(r.roles,{instancePath:i+"/roles",parentData:r,parentDataProperty:"roles",rootData:y,dynamicAnchors:h})||
(e=e===null?O.errors:e.concat(O.errors),s=e.length))}c!==!0&&(c=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};
e===null?e=[f]:e.push(f),s++}var l=p===s;o=l,u="else"}if(!o){let p={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[p]:e.push(
p),s++}return z.errors=e,d.props=c,s===0}z.evaluated={dynamicProps:!0,dynamicItems:!1};var Ur={if:{type:"string"},then:{enum:["openai","bare"]},else:{type:"obje\
ct",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"openai"},schema:{$ref:"#/$defs/schemaId"},object:{$ref:"#/$defs/text"},role:{$ref:"\
#/$defs/text"},finishReasons:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"bare"}},required:["reading"],additionalProperties:!1}]}};function v(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=v.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),typeof r=="string"){if(V(r)<1){let n={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1}};e===
null?e=[n]:e.push(n),s++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),s++}return v.errors=e,s===
0}v.evaluated={dynamicProps:!1,dynamicItems:!1};function J(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,
s=0,d=J.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let p={};e===null?e=[p]:e.push(p),s++}
var l=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(l){let p=s;if(!(r==="openai"||r==="bare")){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",
params:{allowedValues:Ur.then.enum}};e===null?e=[f]:e.push(f),s++}var l=p===s;o=l,u="then"}else{let p=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.reading;
if(typeof f=="string")if(f==="openai"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/requ\
ired",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="schema"||t==="object"||t==="ro\
le"||t==="finishReasons")){let m={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",
keyword:"const",params:{allowedValue:"openai"}};e===null?e=[t]:e.push(t),s++}r.schema!==void 0&&(x(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"\
schema",rootData:y,dynamicAnchors:h})||(e=e===null?x.errors:e.concat(x.errors),s=e.length)),r.object!==void 0&&(v(r.object,{instancePath:i+"/object",parentData:r,
parentDataProperty:"object",rootData:y,dynamicAnchors:h})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),r.role!==void 0&&(v(r.role,{instancePath:i+"/rol\
e",parentData:r,parentDataProperty:"role",rootData:y,dynamicAnchors:h})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),r.finishReasons!==void 0&&(O(r.finishReasons,
{instancePath:i+"/finishReasons",parentData:r,parentDataProperty:"finishReasons",rootData:y,dynamicAnchors:h})||(e=e===null?O.errors:e.concat(O.errors),s=e.length))}
var c=!0}else if(f==="bare"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let m={instancePath:i,schemaPath:"#/else/oneOf/1/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="bare"){let t={
instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"bare"}};e===null?e=[t]:e.push(t),s++}}c!==!0&&
(c=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.
push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.
push(t),s++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var l=p===s;o=l,u="else"}if(!o){
let p={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[p]:e.push(p),s++}return J.errors=e,d.props=c,s===0}J.evaluated={dynamicProps:!0,
dynamicItems:!1};var Rr={if:{type:"string"},then:{enum:["opaque"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"\
opaque"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"pattern"},pattern:{$ref:"#/$defs/text"}},required:["reading","pattern"],additionalProperties:!1}]}};
function W(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=W.evaluated;d.dynamicProps&&(d.props=void 0),
d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let p={};e===null?e=[p]:e.push(p),s++}var l=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;
if(l){let p=s;if(r!=="opaque"){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Rr.then.enum}};e===null?e=[f]:e.push(f),s++}var l=p===
s;o=l,u="then"}else{let p=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.reading;if(typeof f=="string")if(f==="opaque"){if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=
[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let m={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="opaque"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/pro\
perties/reading/const",keyword:"const",params:{allowedValue:"opaque"}};e===null?e=[t]:e.push(t),s++}}var c=!0}else if(f==="pattern"){if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=
[t]:e.push(t),s++}if(r.pattern===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"pattern"}};e===null?
e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="pattern")){let m={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="pattern"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"pattern"}};e===null?e=[t]:e.push(t),s++}r.pattern!==void 0&&(v(r.pattern,{instancePath:i+
"/pattern",parentData:r,parentDataProperty:"pattern",rootData:y,dynamicAnchors:h})||(e=e===null?v.errors:e.concat(v.errors),s=e.length))}c!==!0&&(c=!0)}else{let t={
instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{let t={
instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{let f={
instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var l=p===s;o=l,u="else"}if(!o){let p={instancePath:i,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[p]:e.push(p),s++}return W.errors=e,d.props=c,s===0}W.evaluated={dynamicProps:!0,dynamicItems:!1};
var Br={if:{type:"string"},then:{enum:["none"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"none"}},required:[
"reading"],additionalProperties:!1}]}};function Z(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=Z.
evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let p={};e===null?e=[p]:e.push(p),s++}var l=a===
s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(l){let p=s;if(r!=="none"){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Br.
then.enum}};e===null?e=[f]:e.push(f),s++}var l=p===s;o=l,u="then"}else{let p=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.reading;if(typeof f=="string")
if(f==="none"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",
params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let m={instancePath:i,schemaPath:"#/else/oneOf/0/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="none"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"none"}};e===null?e=[t]:e.push(t),s++}}var c=!0}else{let t={
instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{let t={
instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{let f={
instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var l=p===s;o=l,u="else"}if(!o){let p={instancePath:i,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[p]:e.push(p),s++}return Z.errors=e,d.props=c,s===0}Z.evaluated={dynamicProps:!0,dynamicItems:!1};
var Hr={if:{type:"string"},then:{enum:["email-password-name"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"em\
ail-password-name"},fields:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"template"},body:{$ref:"#/$defs/obj\
ect"}},required:["reading","body"],additionalProperties:!1}]}};function T(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=T.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r))){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[n]:e.push(n),s++}return T.errors=e,s===0}T.evaluated={dynamicProps:!1,dynamicItems:!1};function Q(r,{instancePath:i="",parentData:k,parentDataProperty:w,
rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=Q.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!=
"string"){let p={};e===null?e=[p]:e.push(p),s++}var l=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(l){let p=s;if(r!=="email-password-name"){let f={instancePath:i,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Hr.then.enum}};e===null?e=[f]:e.push(f),s++}var l=p===s;o=l,u="then"}else{let p=s;if(r&&typeof r==
"object"&&!Array.isArray(r)){let f=r.reading;if(typeof f=="string")if(f==="email-password-name"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t===
"reading"||t==="fields")){let m={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===
null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="email-password-name"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/readin\
g/const",keyword:"const",params:{allowedValue:"email-password-name"}};e===null?e=[t]:e.push(t),s++}r.fields!==void 0&&(O(r.fields,{instancePath:i+"/fields",parentData:r,
parentDataProperty:"fields",rootData:y,dynamicAnchors:h})||(e=e===null?O.errors:e.concat(O.errors),s=e.length))}var c=!0}else if(f==="template"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}if(r.body===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"bo\
dy"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="body")){let m={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="template"){let t={instancePath:i+"/reading",
schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"template"}};e===null?e=[t]:e.push(t),s++}r.body!==void 0&&(T(r.body,{
instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:y,dynamicAnchors:h})||(e=e===null?T.errors:e.concat(T.errors),s=e.length))}c!==!0&&(c=!0)}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{
let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var l=p===s;o=l,u="else"}if(!o){let p={instancePath:i,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[p]:e.push(p),s++}return Q.errors=e,d.props=c,s===0}Q.evaluated={dynamicProps:!0,dynamicItems:!1};
var zr={if:{type:"string"},then:{enum:["key-pointer","mail"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"key\
-pointer"},pointers:{type:"array",minItems:1,items:{$ref:"#/$defs/pointer"}}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"mail"}},
required:["reading"],additionalProperties:!1}]}};var Jr=new RegExp("^(/.*)?$","u");function E(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=E.evaluated;
if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),typeof r=="string"){if(!Jr.test(r)){let n={instancePath:i,schemaPath:"#/pattern",keyword:"p\
attern",params:{pattern:"^(/.*)?$"}};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?
e=[n]:e.push(n),s++}return E.errors=e,s===0}E.evaluated={dynamicProps:!1,dynamicItems:!1};function X(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,
dynamicAnchors:h={}}={}){let e=null,s=0,d=X.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){
let p={};e===null?e=[p]:e.push(p),s++}var l=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(l){let p=s;if(!(r==="key-pointer"||r==="mail")){let f={instancePath:i,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:zr.then.enum}};e===null?e=[f]:e.push(f),s++}var l=p===s;o=l,u="then"}else{let p=s;if(r&&typeof r==
"object"&&!Array.isArray(r)){let f=r.reading;if(typeof f=="string")if(f==="key-pointer"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={
instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t===
"reading"||t==="pointers")){let m={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="key-pointer"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/co\
nst",keyword:"const",params:{allowedValue:"key-pointer"}};e===null?e=[t]:e.push(t),s++}if(r.pointers!==void 0){let t=r.pointers;if(Array.isArray(t)){if(t.length<
1){let q={instancePath:i+"/pointers",schemaPath:"#/else/oneOf/0/properties/pointers/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[q]:e.push(q),s++}
let m=t.length;for(let q=0;q<m;q++)E(t[q],{instancePath:i+"/pointers/"+q,parentData:t,parentDataProperty:q,rootData:y,dynamicAnchors:h})||(e=e===null?E.errors:e.
concat(E.errors),s=e.length)}else{let m={instancePath:i+"/pointers",schemaPath:"#/else/oneOf/0/properties/pointers/type",keyword:"type",params:{type:"array"}};e===
null?e=[m]:e.push(m),s++}}}var c=!0}else if(f==="mail"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/\
else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let m={instancePath:i,
schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&
r.reading!=="mail"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"mail"}};e===null?
e=[t]:e.push(t),s++}}c!==!0&&(c=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};
e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};
e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var l=p===
s;o=l,u="else"}if(!o){let p={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[p]:e.push(p),s++}return X.errors=e,d.props=c,s===
0}X.evaluated={dynamicProps:!0,dynamicItems:!1};var Wr={if:{type:"string"},then:{enum:["at-least-one","minus-one-unlimited"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"at-least-one"},minimum:{const:1}},required:["reading"],additionalProperties:!1},{properties:{reading:{
const:"minus-one-unlimited"},minimum:{const:1},unlimited:{const:-1}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"range"},minimum:{
type:"integer"},maximum:{type:"integer",minimum:1}},required:["reading","minimum","maximum"],additionalProperties:!1}]}};function Y(r,{instancePath:i="",parentData:k,
parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=Y.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,
o=!0,a=s;if(typeof r!="string"){let p={};e===null?e=[p]:e.push(p),s++}var l=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(l){let p=s;if(!(r==="at-least-one"||
r==="minus-one-unlimited")){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Wr.then.enum}};e===null?e=[f]:e.push(f),s++}var l=p===
s;o=l,u="then"}else{let p=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.reading;if(typeof f=="string")if(f==="at-least-one"){if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="minimum")){let m={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="at-least-one"){let t={instancePath:i+"/reading",
schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"at-least-one"}};e===null?e=[t]:e.push(t),s++}if(r.minimum!==void 0&&r.
minimum!==1){let t={instancePath:i+"/minimum",schemaPath:"#/else/oneOf/0/properties/minimum/const",keyword:"const",params:{allowedValue:1}};e===null?e=[t]:e.push(
t),s++}}var c=!0}else if(f==="minus-one-unlimited"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else\
/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="minimum"||t==="un\
limited")){let m={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.
push(m),s++}if(r.reading!==void 0&&r.reading!=="minus-one-unlimited"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"\
const",params:{allowedValue:"minus-one-unlimited"}};e===null?e=[t]:e.push(t),s++}if(r.minimum!==void 0&&r.minimum!==1){let t={instancePath:i+"/minimum",schemaPath:"\
#/else/oneOf/1/properties/minimum/const",keyword:"const",params:{allowedValue:1}};e===null?e=[t]:e.push(t),s++}if(r.unlimited!==void 0&&r.unlimited!==-1){let t={
instancePath:i+"/unlimited",schemaPath:"#/else/oneOf/1/properties/unlimited/const",keyword:"const",params:{allowedValue:-1}};e===null?e=[t]:e.push(t),s++}}c!==!0&&
(c=!0)}else if(f==="range"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.minimum===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"\
required",params:{missingProperty:"minimum"}};e===null?e=[t]:e.push(t),s++}if(r.maximum===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"\
required",params:{missingProperty:"maximum"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="minimum"||t==="maximum")){let m={instancePath:i,
schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&
r.reading!=="range"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"range"}};e===null?
e=[t]:e.push(t),s++}if(r.minimum!==void 0){let t=r.minimum;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let m={instancePath:i+"/minimum",schemaPath:"\
#/else/oneOf/2/properties/minimum/type",keyword:"type",params:{type:"integer"}};e===null?e=[m]:e.push(m),s++}}if(r.maximum!==void 0){let t=r.maximum;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let m={instancePath:i+"/maximum",schemaPath:"#/else/oneOf/2/properties/maximum/type",keyword:"type",params:{type:"int\
eger"}};e===null?e=[m]:e.push(m),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let m={instancePath:i+"/maximum",schemaPath:"#/else/oneOf/2/properties\
/maximum/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[m]:e.push(m),s++}}}c!==!0&&(c=!0)}else{let t={instancePath:i,schemaPath:"#/els\
e/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var l=p===s;o=l,u="else"}if(!o){let p={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:u}};e===null?e=[p]:e.push(p),s++}return Y.errors=e,d.props=c,s===0}Y.evaluated={dynamicProps:!0,dynamicItems:!1};var Zr={if:{type:"st\
ring"},then:{enum:["0..2","0..1"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"0..2"},minimum:{const:0},maximum:{
const:2}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"0..1"},minimum:{const:0},maximum:{const:1}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"range"},minimum:{type:"number"},maximum:{type:"number"}},required:["reading","minimum","maximum"],additionalProperties:!1}]}};function ee(r,{
instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=ee.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let p={};e===null?e=[p]:e.push(p),s++}var l=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(l){let p=s;
if(!(r==="0..2"||r==="0..1")){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Zr.then.enum}};e===null?e=[f]:e.push(f),s++}var l=p===
s;o=l,u="then"}else{let p=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.reading;if(typeof f=="string")if(f==="0..2"){if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(
t),s++}for(let t in r)if(!(t==="reading"||t==="minimum"||t==="maximum")){let m={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="0..2"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"0..2"}};e===null?e=[t]:e.push(t),s++}if(r.minimum!==void 0&&r.minimum!==0){let t={
instancePath:i+"/minimum",schemaPath:"#/else/oneOf/0/properties/minimum/const",keyword:"const",params:{allowedValue:0}};e===null?e=[t]:e.push(t),s++}if(r.maximum!==
void 0&&r.maximum!==2){let t={instancePath:i+"/maximum",schemaPath:"#/else/oneOf/0/properties/maximum/const",keyword:"const",params:{allowedValue:2}};e===null?e=
[t]:e.push(t),s++}}var c=!0}else if(f==="0..1"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/one\
Of/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="minimum"||t==="maximu\
m")){let m={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(
m),s++}if(r.reading!==void 0&&r.reading!=="0..1"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{
allowedValue:"0..1"}};e===null?e=[t]:e.push(t),s++}if(r.minimum!==void 0&&r.minimum!==0){let t={instancePath:i+"/minimum",schemaPath:"#/else/oneOf/1/properties/\
minimum/const",keyword:"const",params:{allowedValue:0}};e===null?e=[t]:e.push(t),s++}if(r.maximum!==void 0&&r.maximum!==1){let t={instancePath:i+"/maximum",schemaPath:"\
#/else/oneOf/1/properties/maximum/const",keyword:"const",params:{allowedValue:1}};e===null?e=[t]:e.push(t),s++}}c!==!0&&(c=!0)}else if(f==="range"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}if(r.minimum===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"\
minimum"}};e===null?e=[t]:e.push(t),s++}if(r.maximum===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"\
maximum"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="minimum"||t==="maximum")){let m={instancePath:i,schemaPath:"#/else/oneOf/2/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="range"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"range"}};e===null?e=[t]:e.push(t),s++}if(r.minimum!==void 0){
let t=r.minimum;if(!(typeof t=="number"&&isFinite(t))){let m={instancePath:i+"/minimum",schemaPath:"#/else/oneOf/2/properties/minimum/type",keyword:"type",params:{
type:"number"}};e===null?e=[m]:e.push(m),s++}}if(r.maximum!==void 0){let t=r.maximum;if(!(typeof t=="number"&&isFinite(t))){let m={instancePath:i+"/maximum",schemaPath:"\
#/else/oneOf/2/properties/maximum/type",keyword:"type",params:{type:"number"}};e===null?e=[m]:e.push(m),s++}}}c!==!0&&(c=!0)}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var l=p===s;o=l,u="else"}if(!o){let p={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:u}};e===null?e=[p]:e.push(p),s++}return ee.errors=e,d.props=c,s===0}ee.evaluated={dynamicProps:!0,dynamicItems:!1};var Qr={if:{type:"\
string"},then:{enum:["same-path"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"same-path"}},required:["readin\
g"],additionalProperties:!1},{properties:{reading:{const:"other-path"},path:{$ref:"#/$defs/path"}},required:["reading","path"],additionalProperties:!1}]}};function re(r,{
instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=re.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let p={};e===null?e=[p]:e.push(p),s++}var l=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(l){let p=s;
if(r!=="same-path"){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Qr.then.enum}};e===null?e=[f]:e.push(f),s++}var l=p===s;
o=l,u="then"}else{let p=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.reading;if(typeof f=="string")if(f==="same-path"){if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=
[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let m={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="same-path"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/\
properties/reading/const",keyword:"const",params:{allowedValue:"same-path"}};e===null?e=[t]:e.push(t),s++}}var c=!0}else if(f==="other-path"){if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[t]:e.push(t),s++}if(r.path===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"path"}};
e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="path")){let m={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="other-path"){let t={instancePath:i+"/reading",
schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"other-path"}};e===null?e=[t]:e.push(t),s++}r.path!==void 0&&(_(r.path,
{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:y,dynamicAnchors:h})||(e=e===null?_.errors:e.concat(_.errors),s=e.length))}c!==!0&&(c=!0)}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{
let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var l=p===s;o=l,u="else"}if(!o){let p={instancePath:i,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[p]:e.push(p),s++}return re.errors=e,d.props=c,s===0}re.evaluated={dynamicProps:!0,dynamicItems:!1};
var Xr={if:{type:"string"},then:{enum:["stream-true","accept"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"s\
tream-true"},field:{$ref:"#/$defs/text"},value:{const:!0}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"accept"},mediaType:{$ref:"\
#/$defs/text"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"query"},name:{$ref:"#/$defs/text"},value:{$ref:"#/$defs/text"}},required:[
"reading","name","value"],additionalProperties:!1}]}};function se(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,
s=0,d=se.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let p={};e===null?e=[p]:e.push(p),s++}
var l=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(l){let p=s;if(!(r==="stream-true"||r==="accept")){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"\
enum",params:{allowedValues:Xr.then.enum}};e===null?e=[f]:e.push(f),s++}var l=p===s;o=l,u="then"}else{let p=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.
reading;if(typeof f=="string")if(f==="stream-true"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else\
/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="field"||t==="valu\
e")){let m={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(
m),s++}if(r.reading!==void 0&&r.reading!=="stream-true"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{
allowedValue:"stream-true"}};e===null?e=[t]:e.push(t),s++}if(r.field!==void 0&&(v(r.field,{instancePath:i+"/field",parentData:r,parentDataProperty:"field",rootData:y,
dynamicAnchors:h})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),r.value!==void 0&&r.value!==!0){let t={instancePath:i+"/value",schemaPath:"#/else/oneOf\
/0/properties/value/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[t]:e.push(t),s++}}var c=!0}else if(f==="accept"){if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=
[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="mediaType")){let m={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="accept"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"accept"}};e===null?e=[t]:e.push(t),s++}r.mediaType!==void 0&&(v(r.mediaType,{instancePath:i+
"/mediaType",parentData:r,parentDataProperty:"mediaType",rootData:y,dynamicAnchors:h})||(e=e===null?v.errors:e.concat(v.errors),s=e.length))}c!==!0&&(c=!0)}else if(f===
"query"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.name===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{
missingProperty:"name"}};e===null?e=[t]:e.push(t),s++}if(r.value===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{
missingProperty:"value"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="name"||t==="value")){let m={instancePath:i,schemaPath:"#/else/one\
Of/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="query"){
let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"query"}};e===null?e=[t]:e.push(t),s++}
r.name!==void 0&&(v(r.name,{instancePath:i+"/name",parentData:r,parentDataProperty:"name",rootData:y,dynamicAnchors:h})||(e=e===null?v.errors:e.concat(v.errors),
s=e.length)),r.value!==void 0&&(v(r.value,{instancePath:i+"/value",parentData:r,parentDataProperty:"value",rootData:y,dynamicAnchors:h})||(e=e===null?v.errors:e.
concat(v.errors),s=e.length))}c!==!0&&(c=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"r\
eading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"\
reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.
push(f),s++}var l=p===s;o=l,u="else"}if(!o){let p={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[p]:e.push(p),s++}return se.
errors=e,d.props=c,s===0}se.evaluated={dynamicProps:!0,dynamicItems:!1};var Yr={if:{type:"string"},then:{enum:["chunks-done"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"chunks-done"},mediaType:{$ref:"#/$defs/text"},schema:{$ref:"#/$defs/schemaId"},object:{$ref:"#/$defs\
/text"},terminator:{$ref:"#/$defs/text"},usageSwitch:{$ref:"#/$defs/object"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"typed"},
mediaType:{$ref:"#/$defs/text"},typePointer:{$ref:"#/$defs/pointer"},doneType:{$ref:"#/$defs/text"}},required:["reading","doneType"],additionalProperties:!1},{properties:{
reading:{const:"custom"},mediaType:{$ref:"#/$defs/text"},schema:{$ref:"#/$defs/schemaId"},terminator:{$ref:"#/$defs/text"},usageSwitch:{$ref:"#/$defs/object"}},
required:["reading","schema"],additionalProperties:!1}]}};function ie(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){
let e=null,s=0,d=ie.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let p={};e===null?e=[p]:
e.push(p),s++}var l=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(l){let p=s;if(r!=="chunks-done"){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"\
enum",params:{allowedValues:Yr.then.enum}};e===null?e=[f]:e.push(f),s++}var l=p===s;o=l,u="then"}else{let p=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.
reading;if(typeof f=="string")if(f==="chunks-done"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else\
/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="mediaType"||t==="\
schema"||t==="object"||t==="terminator"||t==="usageSwitch")){let m={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="chunks-done"){let t={instancePath:i+"/reading",schemaPath:"#/\
else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"chunks-done"}};e===null?e=[t]:e.push(t),s++}r.mediaType!==void 0&&(v(r.mediaType,{instancePath:i+
"/mediaType",parentData:r,parentDataProperty:"mediaType",rootData:y,dynamicAnchors:h})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),r.schema!==void 0&&
(x(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"schema",rootData:y,dynamicAnchors:h})||(e=e===null?x.errors:e.concat(x.errors),s=e.length)),
r.object!==void 0&&(v(r.object,{instancePath:i+"/object",parentData:r,parentDataProperty:"object",rootData:y,dynamicAnchors:h})||(e=e===null?v.errors:e.concat(v.
errors),s=e.length)),r.terminator!==void 0&&(v(r.terminator,{instancePath:i+"/terminator",parentData:r,parentDataProperty:"terminator",rootData:y,dynamicAnchors:h})||
(e=e===null?v.errors:e.concat(v.errors),s=e.length)),r.usageSwitch!==void 0&&(T(r.usageSwitch,{instancePath:i+"/usageSwitch",parentData:r,parentDataProperty:"us\
ageSwitch",rootData:y,dynamicAnchors:h})||(e=e===null?T.errors:e.concat(T.errors),s=e.length))}var c=!0}else if(f==="typed"){if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(
t),s++}if(r.doneType===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"doneType"}};e===null?e=[t]:
e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="mediaType"||t==="typePointer"||t==="doneType")){let m={instancePath:i,schemaPath:"#/else/oneOf/1/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="typed"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"typed"}};e===null?e=[t]:e.push(t),s++}r.mediaType!==void 0&&
(v(r.mediaType,{instancePath:i+"/mediaType",parentData:r,parentDataProperty:"mediaType",rootData:y,dynamicAnchors:h})||(e=e===null?v.errors:e.concat(v.errors),s=
e.length)),r.typePointer!==void 0&&(E(r.typePointer,{instancePath:i+"/typePointer",parentData:r,parentDataProperty:"typePointer",rootData:y,dynamicAnchors:h})||
(e=e===null?E.errors:e.concat(E.errors),s=e.length)),r.doneType!==void 0&&(v(r.doneType,{instancePath:i+"/doneType",parentData:r,parentDataProperty:"doneType",rootData:y,
dynamicAnchors:h})||(e=e===null?v.errors:e.concat(v.errors),s=e.length))}c!==!0&&(c=!0)}else if(f==="custom"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}
if(r.schema===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[t]:e.push(t),
s++}for(let t in r)if(!(t==="reading"||t==="mediaType"||t==="schema"||t==="terminator"||t==="usageSwitch")){let m={instancePath:i,schemaPath:"#/else/oneOf/2/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="custom"){let t={
instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"custom"}};e===null?e=[t]:e.push(t),s++}r.mediaType!==
void 0&&(v(r.mediaType,{instancePath:i+"/mediaType",parentData:r,parentDataProperty:"mediaType",rootData:y,dynamicAnchors:h})||(e=e===null?v.errors:e.concat(v.errors),
s=e.length)),r.schema!==void 0&&(x(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"schema",rootData:y,dynamicAnchors:h})||(e=e===null?x.errors:
e.concat(x.errors),s=e.length)),r.terminator!==void 0&&(v(r.terminator,{instancePath:i+"/terminator",parentData:r,parentDataProperty:"terminator",rootData:y,dynamicAnchors:h})||
(e=e===null?v.errors:e.concat(v.errors),s=e.length)),r.usageSwitch!==void 0&&(T(r.usageSwitch,{instancePath:i+"/usageSwitch",parentData:r,parentDataProperty:"us\
ageSwitch",rootData:y,dynamicAnchors:h})||(e=e===null?T.errors:e.concat(T.errors),s=e.length))}c!==!0&&(c=!0)}else{let t={instancePath:i,schemaPath:"#/else/disc\
riminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else\
/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"#/el\
se/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var l=p===s;o=l,u="else"}if(!o){let p={instancePath:i,schemaPath:"#/if",keyword:"if",
params:{failingKeyword:u}};e===null?e=[p]:e.push(p),s++}return ie.errors=e,d.props=c,s===0}ie.evaluated={dynamicProps:!0,dynamicItems:!1};var es={if:{type:"stri\
ng"},then:{enum:["same-path"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"same-path"}},required:["reading"],
additionalProperties:!1},{properties:{reading:{const:"other-path"},path:{$ref:"#/$defs/path"}},required:["reading","path"],additionalProperties:!1}]}};function te(r,{
instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=te.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let p={};e===null?e=[p]:e.push(p),s++}var l=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(l){let p=s;
if(r!=="same-path"){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:es.then.enum}};e===null?e=[f]:e.push(f),s++}var l=p===s;
o=l,u="then"}else{let p=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.reading;if(typeof f=="string")if(f==="same-path"){if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=
[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let m={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="same-path"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/\
properties/reading/const",keyword:"const",params:{allowedValue:"same-path"}};e===null?e=[t]:e.push(t),s++}}var c=!0}else if(f==="other-path"){if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[t]:e.push(t),s++}if(r.path===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"path"}};
e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="path")){let m={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="other-path"){let t={instancePath:i+"/reading",
schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"other-path"}};e===null?e=[t]:e.push(t),s++}r.path!==void 0&&(_(r.path,
{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:y,dynamicAnchors:h})||(e=e===null?_.errors:e.concat(_.errors),s=e.length))}c!==!0&&(c=!0)}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{
let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var l=p===s;o=l,u="else"}if(!o){let p={instancePath:i,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[p]:e.push(p),s++}return te.errors=e,d.props=c,s===0}te.evaluated={dynamicProps:!0,dynamicItems:!1};
var rs={if:{type:"string"},then:{enum:["chunks"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"chunks"},schema:{
$ref:"#/$defs/schemaId"},terminators:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"wrapped"},requestType:{$ref:"\
#/$defs/text"},typePointer:{$ref:"#/$defs/pointer"}},required:["reading","requestType"],additionalProperties:!1}]}};function ne(r,{instancePath:i="",parentData:k,
parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=ne.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,
o=!0,a=s;if(typeof r!="string"){let p={};e===null?e=[p]:e.push(p),s++}var l=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(l){let p=s;if(r!=="chunks"){let f={
instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:rs.then.enum}};e===null?e=[f]:e.push(f),s++}var l=p===s;o=l,u="then"}else{let p=s;if(r&&
typeof r=="object"&&!Array.isArray(r)){let f=r.reading;if(typeof f=="string")if(f==="chunks"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t===
"reading"||t==="schema"||t==="terminators")){let m={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="chunks"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",
keyword:"const",params:{allowedValue:"chunks"}};e===null?e=[t]:e.push(t),s++}r.schema!==void 0&&(x(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"\
schema",rootData:y,dynamicAnchors:h})||(e=e===null?x.errors:e.concat(x.errors),s=e.length)),r.terminators!==void 0&&(O(r.terminators,{instancePath:i+"/terminato\
rs",parentData:r,parentDataProperty:"terminators",rootData:y,dynamicAnchors:h})||(e=e===null?O.errors:e.concat(O.errors),s=e.length))}var c=!0}else if(f==="wrap\
ped"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.requestType===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",
params:{missingProperty:"requestType"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="requestType"||t==="typePointer")){let m={instancePath:i,
schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&
r.reading!=="wrapped"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"wrapped"}};e===
null?e=[t]:e.push(t),s++}r.requestType!==void 0&&(v(r.requestType,{instancePath:i+"/requestType",parentData:r,parentDataProperty:"requestType",rootData:y,dynamicAnchors:h})||
(e=e===null?v.errors:e.concat(v.errors),s=e.length)),r.typePointer!==void 0&&(E(r.typePointer,{instancePath:i+"/typePointer",parentData:r,parentDataProperty:"ty\
pePointer",rootData:y,dynamicAnchors:h})||(e=e===null?E.errors:e.concat(E.errors),s=e.length))}c!==!0&&(c=!0)}else{let t={instancePath:i,schemaPath:"#/else/disc\
riminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else\
/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"#/el\
se/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var l=p===s;o=l,u="else"}if(!o){let p={instancePath:i,schemaPath:"#/if",keyword:"if",
params:{failingKeyword:u}};e===null?e=[p]:e.push(p),s++}return ne.errors=e,d.props=c,s===0}ne.evaluated={dynamicProps:!0,dynamicItems:!1};var ss={if:{type:"stri\
ng"},then:{enum:["bearer"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"bearer"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"subprotocol"},prefix:{$ref:"#/$defs/text"}},required:["reading","prefix"],additionalProperties:!1},{properties:{reading:{const:"fir\
st-message"},field:{$ref:"#/$defs/text"}},required:["reading","field"],additionalProperties:!1},{properties:{reading:{const:"query"},name:{$ref:"#/$defs/text"}},
required:["reading","name"],additionalProperties:!1}]}};function oe(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){
let e=null,s=0,d=oe.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let p={};e===null?e=[p]:
e.push(p),s++}var l=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(l){let p=s;if(r!=="bearer"){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",
params:{allowedValues:ss.then.enum}};e===null?e=[f]:e.push(f),s++}var l=p===s;o=l,u="then"}else{let p=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.reading;
if(typeof f=="string")if(f==="bearer"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/requ\
ired",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let m={instancePath:i,schemaPath:"#/e\
lse/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!==
"bearer"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"bearer"}};e===null?e=[t]:e.
push(t),s++}}var c=!0}else if(f==="subprotocol"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/on\
eOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.prefix===void 0){let t={instancePath:i,schemaPath:"#/el\
se/oneOf/1/required",keyword:"required",params:{missingProperty:"prefix"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="prefix")){let m={
instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.
reading!==void 0&&r.reading!=="subprotocol"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"\
subprotocol"}};e===null?e=[t]:e.push(t),s++}r.prefix!==void 0&&(v(r.prefix,{instancePath:i+"/prefix",parentData:r,parentDataProperty:"prefix",rootData:y,dynamicAnchors:h})||
(e=e===null?v.errors:e.concat(v.errors),s=e.length))}c!==!0&&(c=!0)}else if(f==="first-message"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.field===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"field"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t===
"reading"||t==="field")){let m={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===
null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="first-message"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/cons\
t",keyword:"const",params:{allowedValue:"first-message"}};e===null?e=[t]:e.push(t),s++}r.field!==void 0&&(v(r.field,{instancePath:i+"/field",parentData:r,parentDataProperty:"\
field",rootData:y,dynamicAnchors:h})||(e=e===null?v.errors:e.concat(v.errors),s=e.length))}c!==!0&&(c=!0)}else if(f==="query"){if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=
[t]:e.push(t),s++}if(r.name===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=
[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="name")){let m={instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="query"){let t={instancePath:i+"/reading",schemaPath:"#/e\
lse/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"query"}};e===null?e=[t]:e.push(t),s++}r.name!==void 0&&(v(r.name,{instancePath:i+"/n\
ame",parentData:r,parentDataProperty:"name",rootData:y,dynamicAnchors:h})||(e=e===null?v.errors:e.concat(v.errors),s=e.length))}c!==!0&&(c=!0)}else{let t={instancePath:i,
schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,
schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,
schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var l=p===s;o=l,u="else"}if(!o){let p={instancePath:i,schemaPath:"#\
/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[p]:e.push(p),s++}return oe.errors=e,d.props=c,s===0}oe.evaluated={dynamicProps:!0,dynamicItems:!1};var is={enum:["GET","POST","PUT","PATCH","DELETE"]};function L(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,
s=0,d=L.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),!(r==="GET"||r==="POST"||r==="PUT"||r==="PATCH"||r==="DELETE")){let n={instancePath:i,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:is.enum}};e===null?e=[n]:e.push(n),s++}return L.errors=e,s===0}L.evaluated={dynamicProps:!1,dynamicItems:!1};
function ae(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=ae.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="list"){if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?
e=[a]:e.push(a),s++}if(r.endpoints===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"endpoints"}};e===
null?e=[a]:e.push(a),s++}for(let a in r)if(!(a==="reading"||a==="endpoints")){let l={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:a}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="list"){let a={instancePath:i+"/reading",schemaPath:"\
#/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[a]:e.push(a),s++}if(r.endpoints!==void 0){let a=r.endpoints;if(Array.
isArray(a)){let l=a.length;for(let u=0;u<l;u++){let c=a[u];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.method===void 0){let p={instancePath:i+"/endpoints/"+
u,schemaPath:"#/oneOf/0/properties/endpoints/items/required",keyword:"required",params:{missingProperty:"method"}};e===null?e=[p]:e.push(p),s++}if(c.path===void 0){
let p={instancePath:i+"/endpoints/"+u,schemaPath:"#/oneOf/0/properties/endpoints/items/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=
[p]:e.push(p),s++}for(let p in c)if(!(p==="method"||p==="path")){let $={instancePath:i+"/endpoints/"+u,schemaPath:"#/oneOf/0/properties/endpoints/items/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[$]:e.push($),s++}c.method!==void 0&&(L(c.method,{instancePath:i+"/endpoi\
nts/"+u+"/method",parentData:c,parentDataProperty:"method",rootData:y,dynamicAnchors:h})||(e=e===null?L.errors:e.concat(L.errors),s=e.length)),c.path!==void 0&&
(_(c.path,{instancePath:i+"/endpoints/"+u+"/path",parentData:c,parentDataProperty:"path",rootData:y,dynamicAnchors:h})||(e=e===null?_.errors:e.concat(_.errors),
s=e.length))}else{let p={instancePath:i+"/endpoints/"+u,schemaPath:"#/oneOf/0/properties/endpoints/items/type",keyword:"type",params:{type:"object"}};e===null?e=
[p]:e.push(p),s++}}}else{let l={instancePath:i+"/endpoints",schemaPath:"#/oneOf/0/properties/endpoints/type",keyword:"type",params:{type:"array"}};e===null?e=[l]:
e.push(l),s++}}}var n=!0}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===
null?e=[a]:e.push(a),s++}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?
e=[a]:e.push(a),s++}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return ae.errors=e,d.props=
n,s===0}ae.evaluated={dynamicProps:!0,dynamicItems:!1};var ts={if:{type:"string"},then:{enum:["unlimited"]},else:{type:"object",discriminator:{propertyName:"rea\
ding"},oneOf:[{properties:{reading:{const:"unlimited"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"seconds"},seconds:{$ref:"#/$d\
efs/seconds"}},required:["reading","seconds"],additionalProperties:!1}]}};function I(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=I.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),typeof r=="number"&&isFinite(r)){if(r<=0||isNaN(r)){let n={instancePath:i,schemaPath:"#/exclusiveMinimum",keyword:"excl\
usiveMinimum",params:{comparison:">",limit:0}};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"number"}};
e===null?e=[n]:e.push(n),s++}return I.errors=e,s===0}I.evaluated={dynamicProps:!1,dynamicItems:!1};function le(r,{instancePath:i="",parentData:k,parentDataProperty:w,
rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=le.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!=
"string"){let p={};e===null?e=[p]:e.push(p),s++}var l=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(l){let p=s;if(r!=="unlimited"){let f={instancePath:i,schemaPath:"\
#/then/enum",keyword:"enum",params:{allowedValues:ts.then.enum}};e===null?e=[f]:e.push(f),s++}var l=p===s;o=l,u="then"}else{let p=s;if(r&&typeof r=="object"&&!Array.
isArray(r)){let f=r.reading;if(typeof f=="string")if(f==="unlimited"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let m={
instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.
reading!==void 0&&r.reading!=="unlimited"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
unlimited"}};e===null?e=[t]:e.push(t),s++}}var c=!0}else if(f==="seconds"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.seconds===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"seconds"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t===
"seconds")){let m={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[m]:
e.push(m),s++}if(r.reading!==void 0&&r.reading!=="seconds"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",
params:{allowedValue:"seconds"}};e===null?e=[t]:e.push(t),s++}r.seconds!==void 0&&(I(r.seconds,{instancePath:i+"/seconds",parentData:r,parentDataProperty:"secon\
ds",rootData:y,dynamicAnchors:h})||(e=e===null?I.errors:e.concat(I.errors),s=e.length))}c!==!0&&(c=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminat\
or",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discri\
minator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"#/else/type",
keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var l=p===s;o=l,u="else"}if(!o){let p={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:u}};e===null?e=[p]:e.push(p),s++}return le.errors=e,d.props=c,s===0}le.evaluated={dynamicProps:!0,dynamicItems:!1};function pe(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=pe.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="list"){if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?
e=[a]:e.push(a),s++}if(r.scopes===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"scopes"}};e===null?e=
[a]:e.push(a),s++}for(let a in r)if(!(a==="reading"||a==="scopes")){let l={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:a}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="list"){let a={instancePath:i+"/reading",schemaPath:"#/oneOf\
/0/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[a]:e.push(a),s++}r.scopes!==void 0&&(O(r.scopes,{instancePath:i+"/scopes",
parentData:r,parentDataProperty:"scopes",rootData:y,dynamicAnchors:h})||(e=e===null?O.errors:e.concat(O.errors),s=e.length))}var n=!0}else{let a={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}else{let a={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}}else{let o={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return pe.errors=e,d.props=n,s===0}pe.evaluated={dynamicProps:!0,dynamicItems:!1};function de(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=de.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="endpoint"){if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[a]:e.push(a),s++}if(r.method===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"method"}};e===null?
e=[a]:e.push(a),s++}if(r.path===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[a]:
e.push(a),s++}if(r.effect===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"effect"}};e===null?e=[a]:e.
push(a),s++}for(let a in r)if(!(a==="reading"||a==="method"||a==="path"||a==="effect")){let l={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="endpoint"){let a={instancePath:i+"/reading",
schemaPath:"#/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"endpoint"}};e===null?e=[a]:e.push(a),s++}r.method!==void 0&&(L(r.method,{instancePath:i+
"/method",parentData:r,parentDataProperty:"method",rootData:y,dynamicAnchors:h})||(e=e===null?L.errors:e.concat(L.errors),s=e.length)),r.path!==void 0&&(_(r.path,
{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:y,dynamicAnchors:h})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.effect!==void 0&&
(v(r.effect,{instancePath:i+"/effect",parentData:r,parentDataProperty:"effect",rootData:y,dynamicAnchors:h})||(e=e===null?v.errors:e.concat(v.errors),s=e.length))}
var n=!0}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(
a),s++}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}}else{
let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return de.errors=e,d.props=n,s===0}de.evaluated={dynamicProps:!0,
dynamicItems:!1};function ue(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=ue.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="endpoint"){if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[a]:e.push(a),s++}if(r.method===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"method"}};e===null?
e=[a]:e.push(a),s++}if(r.path===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[a]:
e.push(a),s++}if(r.effect===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"effect"}};e===null?e=[a]:e.
push(a),s++}for(let a in r)if(!(a==="reading"||a==="method"||a==="path"||a==="effect")){let l={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="endpoint"){let a={instancePath:i+"/reading",
schemaPath:"#/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"endpoint"}};e===null?e=[a]:e.push(a),s++}r.method!==void 0&&(L(r.method,{instancePath:i+
"/method",parentData:r,parentDataProperty:"method",rootData:y,dynamicAnchors:h})||(e=e===null?L.errors:e.concat(L.errors),s=e.length)),r.path!==void 0&&(_(r.path,
{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:y,dynamicAnchors:h})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.effect!==void 0&&
(v(r.effect,{instancePath:i+"/effect",parentData:r,parentDataProperty:"effect",rootData:y,dynamicAnchors:h})||(e=e===null?v.errors:e.concat(v.errors),s=e.length))}
var n=!0}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(
a),s++}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}}else{
let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return ue.errors=e,d.props=n,s===0}ue.evaluated={dynamicProps:!0,
dynamicItems:!1};var ns={if:{type:"string"},then:{enum:["401","403"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"\
401"},status:{$ref:"#/$defs/statuses"},tolerated:{$ref:"#/$defs/tolerated"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"403"},status:{
$ref:"#/$defs/statuses"},tolerated:{$ref:"#/$defs/tolerated"}},required:["reading"],additionalProperties:!1}]}};function j(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=j.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),Array.isArray(r)){if(r.length<1){let l={instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}};e===
null?e=[l]:e.push(l),s++}let n=r.length;for(let l=0;l<n;l++){let u=r[l];if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let c={instancePath:i+"/"+l,schemaPath:"\
#/items/type",keyword:"type",params:{type:"integer"}};e===null?e=[c]:e.push(c),s++}if(typeof u=="number"&&isFinite(u)){if(u>599||isNaN(u)){let c={instancePath:i+
"/"+l,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};e===null?e=[c]:e.push(c),s++}if(u<100||isNaN(u)){let c={instancePath:i+
"/"+l,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};e===null?e=[c]:e.push(c),s++}}}let o=r.length,a;if(o>1){let l={};for(;o--;){
let u=r[o];if(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)){if(typeof l[u]=="number"){a=l[u];let c={instancePath:i,schemaPath:"#/uniqueItems",keyword:"uni\
queItems",params:{i:o,j:a}};e===null?e=[c]:e.push(c),s++;break}l[u]=o}}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===
null?e=[n]:e.push(n),s++}return j.errors=e,s===0}j.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function C(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=C.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),Array.isArray(r)){let n=r.length;for(let l=0;l<n;l++){let u=r[l];if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){
let c={instancePath:i+"/"+l,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"}};e===null?e=[c]:e.push(c),s++}if(typeof u=="number"&&isFinite(u)){if(u>
599||isNaN(u)){let c={instancePath:i+"/"+l,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};e===null?e=[c]:e.push(c),s++}if(u<
100||isNaN(u)){let c={instancePath:i+"/"+l,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};e===null?e=[c]:e.push(c),s++}}}let o=r.
length,a;if(o>1){let l={};for(;o--;){let u=r[o];if(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)){if(typeof l[u]=="number"){a=l[u];let c={instancePath:i,schemaPath:"\
#/uniqueItems",keyword:"uniqueItems",params:{i:o,j:a}};e===null?e=[c]:e.push(c),s++;break}l[u]=o}}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"array"}};e===null?e=[n]:e.push(n),s++}return C.errors=e,s===0}C.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function fe(r,{instancePath:i="",
parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=fe.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=
void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let p={};e===null?e=[p]:e.push(p),s++}var l=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(l){let p=s;if(!(r===
"401"||r==="403")){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:ns.then.enum}};e===null?e=[f]:e.push(f),s++}var l=p===s;o=
l,u="then"}else{let p=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.reading;if(typeof f=="string")if(f==="401"){if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(
t),s++}for(let t in r)if(!(t==="reading"||t==="status"||t==="tolerated")){let m={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="401"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"401"}};e===null?e=[t]:e.push(t),s++}r.status!==void 0&&(j(r.status,{instancePath:i+
"/status",parentData:r,parentDataProperty:"status",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:e.concat(j.errors),s=e.length)),r.tolerated!==void 0&&(C(
r.tolerated,{instancePath:i+"/tolerated",parentData:r,parentDataProperty:"tolerated",rootData:y,dynamicAnchors:h})||(e=e===null?C.errors:e.concat(C.errors),s=e.
length))}var c=!0}else if(f==="403"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/requir\
ed",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="status"||t==="tolerated")){let m={
instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.
reading!==void 0&&r.reading!=="403"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"\
403"}};e===null?e=[t]:e.push(t),s++}r.status!==void 0&&(j(r.status,{instancePath:i+"/status",parentData:r,parentDataProperty:"status",rootData:y,dynamicAnchors:h})||
(e=e===null?j.errors:e.concat(j.errors),s=e.length)),r.tolerated!==void 0&&(C(r.tolerated,{instancePath:i+"/tolerated",parentData:r,parentDataProperty:"tolerate\
d",rootData:y,dynamicAnchors:h})||(e=e===null?C.errors:e.concat(C.errors),s=e.length))}c!==!0&&(c=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminato\
r",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discrim\
inator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"#/else/type",
keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var l=p===s;o=l,u="else"}if(!o){let p={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:u}};e===null?e=[p]:e.push(p),s++}return fe.errors=e,d.props=c,s===0}fe.evaluated={dynamicProps:!0,dynamicItems:!1};var os={if:{type:"string"},then:{
enum:["401","403"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"401"},status:{$ref:"#/$defs/statuses"},tolerated:{
$ref:"#/$defs/tolerated"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"403"},status:{$ref:"#/$defs/statuses"},tolerated:{$ref:"#/\
$defs/tolerated"}},required:["reading"],additionalProperties:!1}]}};function me(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){
let e=null,s=0,d=me.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let p={};e===null?e=[p]:
e.push(p),s++}var l=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(l){let p=s;if(!(r==="401"||r==="403")){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"\
enum",params:{allowedValues:os.then.enum}};e===null?e=[f]:e.push(f),s++}var l=p===s;o=l,u="then"}else{let p=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.
reading;if(typeof f=="string")if(f==="401"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0\
/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="status"||t==="tolerated")){
let m={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}
if(r.reading!==void 0&&r.reading!=="401"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
401"}};e===null?e=[t]:e.push(t),s++}r.status!==void 0&&(j(r.status,{instancePath:i+"/status",parentData:r,parentDataProperty:"status",rootData:y,dynamicAnchors:h})||
(e=e===null?j.errors:e.concat(j.errors),s=e.length)),r.tolerated!==void 0&&(C(r.tolerated,{instancePath:i+"/tolerated",parentData:r,parentDataProperty:"tolerate\
d",rootData:y,dynamicAnchors:h})||(e=e===null?C.errors:e.concat(C.errors),s=e.length))}var c=!0}else if(f==="403"){if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),
s++}for(let t in r)if(!(t==="reading"||t==="status"||t==="tolerated")){let m={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="403"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"403"}};e===null?e=[t]:e.push(t),s++}r.status!==void 0&&(j(r.status,{instancePath:i+
"/status",parentData:r,parentDataProperty:"status",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:e.concat(j.errors),s=e.length)),r.tolerated!==void 0&&(C(
r.tolerated,{instancePath:i+"/tolerated",parentData:r,parentDataProperty:"tolerated",rootData:y,dynamicAnchors:h})||(e=e===null?C.errors:e.concat(C.errors),s=e.
length))}c!==!0&&(c=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};
e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};
e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var l=p===
s;o=l,u="else"}if(!o){let p={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[p]:e.push(p),s++}return me.errors=e,d.props=c,
s===0}me.evaluated={dynamicProps:!0,dynamicItems:!1};var as={if:{type:"string"},then:{enum:["table"]},else:{type:"object",discriminator:{propertyName:"reading"},
oneOf:[{properties:{reading:{const:"table"},malformed:{$ref:"#/$defs/statuses"},invalid:{$ref:"#/$defs/statuses"},unknownModel:{$ref:"#/$defs/statuses"},tooLarge:{
$ref:"#/$defs/statuses"},unsupportedMedia:{$ref:"#/$defs/statuses"},unknownPath:{$ref:"#/$defs/statuses"},limit:{$ref:"#/$defs/statuses"}},required:["reading"],
additionalProperties:!1}]}};function ce(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=ce.evaluated;
d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let p={};e===null?e=[p]:e.push(p),s++}var l=a===s;s=n,
e!==null&&(n?e.length=n:e=null);let u;if(l){let p=s;if(r!=="table"){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:as.then.
enum}};e===null?e=[f]:e.push(f),s++}var l=p===s;o=l,u="then"}else{let p=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.reading;if(typeof f=="string")if(f===
"table"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="malformed"||t==="invalid"||t==="unknownModel"||t==="tooLarge"||
t==="unsupportedMedia"||t==="unknownPath"||t==="limit")){let m={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="table"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/prop\
erties/reading/const",keyword:"const",params:{allowedValue:"table"}};e===null?e=[t]:e.push(t),s++}r.malformed!==void 0&&(j(r.malformed,{instancePath:i+"/malform\
ed",parentData:r,parentDataProperty:"malformed",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:e.concat(j.errors),s=e.length)),r.invalid!==void 0&&(j(r.invalid,
{instancePath:i+"/invalid",parentData:r,parentDataProperty:"invalid",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:e.concat(j.errors),s=e.length)),r.unknownModel!==
void 0&&(j(r.unknownModel,{instancePath:i+"/unknownModel",parentData:r,parentDataProperty:"unknownModel",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:e.concat(
j.errors),s=e.length)),r.tooLarge!==void 0&&(j(r.tooLarge,{instancePath:i+"/tooLarge",parentData:r,parentDataProperty:"tooLarge",rootData:y,dynamicAnchors:h})||
(e=e===null?j.errors:e.concat(j.errors),s=e.length)),r.unsupportedMedia!==void 0&&(j(r.unsupportedMedia,{instancePath:i+"/unsupportedMedia",parentData:r,parentDataProperty:"\
unsupportedMedia",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:e.concat(j.errors),s=e.length)),r.unknownPath!==void 0&&(j(r.unknownPath,{instancePath:i+"\
/unknownPath",parentData:r,parentDataProperty:"unknownPath",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:e.concat(j.errors),s=e.length)),r.limit!==void 0&&
(j(r.limit,{instancePath:i+"/limit",parentData:r,parentDataProperty:"limit",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:e.concat(j.errors),s=e.length))}
var c=!0}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:
e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:
e.push(t),s++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var l=p===s;o=l,u="else"}
if(!o){let p={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[p]:e.push(p),s++}return ce.errors=e,d.props=c,s===0}ce.evaluated=
{dynamicProps:!0,dynamicItems:!1};var ls={if:{type:"string"},then:{enum:["openai","problem","detail","bare"]},else:{type:"object",discriminator:{propertyName:"r\
eading"},oneOf:[{properties:{reading:{const:"openai"},schema:{$ref:"#/$defs/schemaId"},fullSchema:{$ref:"#/$defs/schemaId"},mediaTypes:{$ref:"#/$defs/texts"}},required:[
"reading"],additionalProperties:!1},{properties:{reading:{const:"problem"},schema:{$ref:"#/$defs/schemaId"},mediaTypes:{$ref:"#/$defs/texts"}},required:["readin\
g"],additionalProperties:!1},{properties:{reading:{const:"detail"},schema:{$ref:"#/$defs/schemaId"},mediaTypes:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"bare"},schema:{$ref:"#/$defs/schemaId"},mediaTypes:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1}]}};function ye(r,{
instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=ye.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let p={};e===null?e=[p]:e.push(p),s++}var l=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(l){let p=s;
if(!(r==="openai"||r==="problem"||r==="detail"||r==="bare")){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:ls.then.enum}};
e===null?e=[f]:e.push(f),s++}var l=p===s;o=l,u="then"}else{let p=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.reading;if(typeof f=="string")if(f==="op\
enai"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="schema"||t==="fullSchema"||t==="mediaTypes")){let m={instancePath:i,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&
r.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"openai"}};e===
null?e=[t]:e.push(t),s++}r.schema!==void 0&&(x(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"schema",rootData:y,dynamicAnchors:h})||(e=e===
null?x.errors:e.concat(x.errors),s=e.length)),r.fullSchema!==void 0&&(x(r.fullSchema,{instancePath:i+"/fullSchema",parentData:r,parentDataProperty:"fullSchema",
rootData:y,dynamicAnchors:h})||(e=e===null?x.errors:e.concat(x.errors),s=e.length)),r.mediaTypes!==void 0&&(O(r.mediaTypes,{instancePath:i+"/mediaTypes",parentData:r,
parentDataProperty:"mediaTypes",rootData:y,dynamicAnchors:h})||(e=e===null?O.errors:e.concat(O.errors),s=e.length))}var c=!0}else if(f==="problem"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="schema"||t==="mediaTypes")){let m={instancePath:i,schemaPath:"#/else/oneOf/1/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="problem"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"problem"}};e===null?e=[t]:e.push(t),s++}r.schema!==void 0&&
(x(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"schema",rootData:y,dynamicAnchors:h})||(e=e===null?x.errors:e.concat(x.errors),s=e.length)),
r.mediaTypes!==void 0&&(O(r.mediaTypes,{instancePath:i+"/mediaTypes",parentData:r,parentDataProperty:"mediaTypes",rootData:y,dynamicAnchors:h})||(e=e===null?O.errors:
e.concat(O.errors),s=e.length))}c!==!0&&(c=!0)}else if(f==="detail"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="schema"||t===
"mediaTypes")){let m={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[
m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="detail"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"con\
st",params:{allowedValue:"detail"}};e===null?e=[t]:e.push(t),s++}r.schema!==void 0&&(x(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"schem\
a",rootData:y,dynamicAnchors:h})||(e=e===null?x.errors:e.concat(x.errors),s=e.length)),r.mediaTypes!==void 0&&(O(r.mediaTypes,{instancePath:i+"/mediaTypes",parentData:r,
parentDataProperty:"mediaTypes",rootData:y,dynamicAnchors:h})||(e=e===null?O.errors:e.concat(O.errors),s=e.length))}c!==!0&&(c=!0)}else if(f==="bare"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="schema"||t==="mediaTypes")){let m={instancePath:i,schemaPath:"#/else/oneOf/3/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="bare"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"bare"}};e===null?e=[t]:e.push(t),s++}r.schema!==void 0&&(x(
r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"schema",rootData:y,dynamicAnchors:h})||(e=e===null?x.errors:e.concat(x.errors),s=e.length)),
r.mediaTypes!==void 0&&(O(r.mediaTypes,{instancePath:i+"/mediaTypes",parentData:r,parentDataProperty:"mediaTypes",rootData:y,dynamicAnchors:h})||(e=e===null?O.errors:
e.concat(O.errors),s=e.length))}c!==!0&&(c=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"\
reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"\
reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.
push(f),s++}var l=p===s;o=l,u="else"}if(!o){let p={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[p]:e.push(p),s++}return ye.
errors=e,d.props=c,s===0}ye.evaluated={dynamicProps:!0,dynamicItems:!1};function he(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=he.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="list"){if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?
e=[a]:e.push(a),s++}if(r.codes===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"codes"}};e===null?e=[
a]:e.push(a),s++}for(let a in r)if(!(a==="reading"||a==="codes")){let l={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:a}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="list"){let a={instancePath:i+"/reading",schemaPath:"#/oneOf/0\
/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[a]:e.push(a),s++}r.codes!==void 0&&(O(r.codes,{instancePath:i+"/codes",parentData:r,
parentDataProperty:"codes",rootData:y,dynamicAnchors:h})||(e=e===null?O.errors:e.concat(O.errors),s=e.length))}var n=!0}else{let a={instancePath:i,schemaPath:"#\
/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}else{let a={instancePath:i,schemaPath:"#\
/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}}else{let o={instancePath:i,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return he.errors=e,d.props=n,s===0}he.evaluated={dynamicProps:!0,dynamicItems:!1};var ps={
if:{type:"string"},then:{enum:["refused"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"refused"}},required:["\
reading"],additionalProperties:!1},{properties:{reading:{const:"list"},mistakes:{$ref:"#/$defs/texts"}},required:["reading","mistakes"],additionalProperties:!1}]}};
function ge(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=ge.evaluated;d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let p={};e===null?e=[p]:e.push(p),s++}var l=a===s;s=n,e!==null&&(n?e.length=n:e=
null);let u;if(l){let p=s;if(r!=="refused"){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:ps.then.enum}};e===null?e=[f]:e.
push(f),s++}var l=p===s;o=l,u="then"}else{let p=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.reading;if(typeof f=="string")if(f==="refused"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let m={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="refused"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"refused"}};e===null?e=[t]:e.push(t),s++}}var c=!0}else if(f==="list"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}if(r.mistakes===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"\
mistakes"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="mistakes")){let m={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="list"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[t]:e.push(t),s++}r.mistakes!==void 0&&
(O(r.mistakes,{instancePath:i+"/mistakes",parentData:r,parentDataProperty:"mistakes",rootData:y,dynamicAnchors:h})||(e=e===null?O.errors:e.concat(O.errors),s=e.
length))}c!==!0&&(c=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};
e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};
e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var l=p===
s;o=l,u="else"}if(!o){let p={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[p]:e.push(p),s++}return ge.errors=e,d.props=c,
s===0}ge.evaluated={dynamicProps:!0,dynamicItems:!1};function Pe(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=Pe.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="list"){if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?
e=[a]:e.push(a),s++}if(r.types===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"types"}};e===null?e=[
a]:e.push(a),s++}for(let a in r)if(!(a==="reading"||a==="types")){let l={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:a}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="list"){let a={instancePath:i+"/reading",schemaPath:"#/oneOf/0\
/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[a]:e.push(a),s++}r.types!==void 0&&(O(r.types,{instancePath:i+"/types",parentData:r,
parentDataProperty:"types",rootData:y,dynamicAnchors:h})||(e=e===null?O.errors:e.concat(O.errors),s=e.length))}var n=!0}else{let a={instancePath:i,schemaPath:"#\
/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}else{let a={instancePath:i,schemaPath:"#\
/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}}else{let o={instancePath:i,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return Pe.errors=e,d.props=n,s===0}Pe.evaluated={dynamicProps:!0,dynamicItems:!1};var ds={
if:{type:"string"},then:{enum:["type-timestamp-data","openai","cloudevents"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{
const:"type-timestamp-data"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"openai"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"cloudevents"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"custom"},schema:{$ref:"#/$defs/schemaId"}},
required:["reading","schema"],additionalProperties:!1}]}};function ke(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){
let e=null,s=0,d=ke.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let p={};e===null?e=[p]:
e.push(p),s++}var l=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(l){let p=s;if(!(r==="type-timestamp-data"||r==="openai"||r==="cloudevents")){let f={instancePath:i,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:ds.then.enum}};e===null?e=[f]:e.push(f),s++}var l=p===s;o=l,u="then"}else{let p=s;if(r&&typeof r==
"object"&&!Array.isArray(r)){let f=r.reading;if(typeof f=="string")if(f==="type-timestamp-data"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!==
"reading"){let m={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.
push(m),s++}if(r.reading!==void 0&&r.reading!=="type-timestamp-data"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"\
const",params:{allowedValue:"type-timestamp-data"}};e===null?e=[t]:e.push(t),s++}}var c=!0}else if(f==="openai"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}
for(let t in r)if(t!=="reading"){let m={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",
keyword:"const",params:{allowedValue:"openai"}};e===null?e=[t]:e.push(t),s++}}c!==!0&&(c=!0)}else if(f==="cloudevents"){if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(
t),s++}for(let t in r)if(t!=="reading"){let m={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="cloudevents"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/co\
nst",keyword:"const",params:{allowedValue:"cloudevents"}};e===null?e=[t]:e.push(t),s++}}c!==!0&&(c=!0)}else if(f==="custom"){if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(
t),s++}if(r.schema===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[t]:e.push(
t),s++}for(let t in r)if(!(t==="reading"||t==="schema")){let m={instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="custom"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/3/pro\
perties/reading/const",keyword:"const",params:{allowedValue:"custom"}};e===null?e=[t]:e.push(t),s++}r.schema!==void 0&&(x(r.schema,{instancePath:i+"/schema",parentData:r,
parentDataProperty:"schema",rootData:y,dynamicAnchors:h})||(e=e===null?x.errors:e.concat(x.errors),s=e.length))}c!==!0&&(c=!0)}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var l=p===s;o=l,u="else"}if(!o){let p={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:u}};e===null?e=[p]:e.push(p),s++}return ke.errors=e,d.props=c,s===0}ke.evaluated={dynamicProps:!0,dynamicItems:!1};var us={if:{type:"\
string"},then:{enum:["post-json"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"post-json"},deadlineSeconds:{$ref:"\
#/$defs/seconds"}},required:["reading"],additionalProperties:!1}]}};function we(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){
let e=null,s=0,d=we.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let p={};e===null?e=[p]:
e.push(p),s++}var l=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(l){let p=s;if(r!=="post-json"){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"en\
um",params:{allowedValues:us.then.enum}};e===null?e=[f]:e.push(f),s++}var l=p===s;o=l,u="then"}else{let p=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.
reading;if(typeof f=="string")if(f==="post-json"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/o\
neOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="deadlineSeconds")){
let m={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}
if(r.reading!==void 0&&r.reading!=="post-json"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
post-json"}};e===null?e=[t]:e.push(t),s++}r.deadlineSeconds!==void 0&&(I(r.deadlineSeconds,{instancePath:i+"/deadlineSeconds",parentData:r,parentDataProperty:"d\
eadlineSeconds",rootData:y,dynamicAnchors:h})||(e=e===null?I.errors:e.concat(I.errors),s=e.length))}var c=!0}else{let t={instancePath:i,schemaPath:"#/else/discr\
iminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/\
discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"#/els\
e/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var l=p===s;o=l,u="else"}if(!o){let p={instancePath:i,schemaPath:"#/if",keyword:"if",
params:{failingKeyword:u}};e===null?e=[p]:e.push(p),s++}return we.errors=e,d.props=c,s===0}we.evaluated={dynamicProps:!0,dynamicItems:!1};var fs={if:{type:"stri\
ng"},then:{enum:["same-id","none"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"same-id"}},required:["reading"],
additionalProperties:!1},{properties:{reading:{const:"none"}},required:["reading"],additionalProperties:!1}]}};function be(r,{instancePath:i="",parentData:k,parentDataProperty:w,
rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=be.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!=
"string"){let p={};e===null?e=[p]:e.push(p),s++}var l=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(l){let p=s;if(!(r==="same-id"||r==="none")){let f={instancePath:i,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:fs.then.enum}};e===null?e=[f]:e.push(f),s++}var l=p===s;o=l,u="then"}else{let p=s;if(r&&typeof r==
"object"&&!Array.isArray(r)){let f=r.reading;if(typeof f=="string")if(f==="same-id"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={
instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="r\
eading"){let m={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(
m),s++}if(r.reading!==void 0&&r.reading!=="same-id"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{
allowedValue:"same-id"}};e===null?e=[t]:e.push(t),s++}}var c=!0}else if(f==="none"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let m={
instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.
reading!==void 0&&r.reading!=="none"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"\
none"}};e===null?e=[t]:e.push(t),s++}}c!==!0&&(c=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",
tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",
tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[
f]:e.push(f),s++}var l=p===s;o=l,u="else"}if(!o){let p={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[p]:e.push(p),s++}return be.
errors=e,d.props=c,s===0}be.evaluated={dynamicProps:!0,dynamicItems:!1};var ms={if:{type:"string"},then:{enum:["standard-v1","standard-v1a","stripe","github","n\
one"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"standard-v1"},toleranceSeconds:{$ref:"#/$defs/seconds"}},required:[
"reading"],additionalProperties:!1},{properties:{reading:{const:"standard-v1a"},toleranceSeconds:{$ref:"#/$defs/seconds"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"stripe"},toleranceSeconds:{$ref:"#/$defs/seconds"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"gith\
ub"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"none"}},required:["reading"],additionalProperties:!1}]}};function qe(r,{instancePath:i="",
parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=qe.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=
void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let p={};e===null?e=[p]:e.push(p),s++}var l=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(l){let p=s;if(!(r===
"standard-v1"||r==="standard-v1a"||r==="stripe"||r==="github"||r==="none")){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:ms.
then.enum}};e===null?e=[f]:e.push(f),s++}var l=p===s;o=l,u="then"}else{let p=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.reading;if(typeof f=="string")
if(f==="standard-v1"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"re\
quired",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="toleranceSeconds")){let m={instancePath:i,schemaPath:"\
#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!==
"standard-v1"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"standard-v1"}};e===null?
e=[t]:e.push(t),s++}r.toleranceSeconds!==void 0&&(I(r.toleranceSeconds,{instancePath:i+"/toleranceSeconds",parentData:r,parentDataProperty:"toleranceSeconds",rootData:y,
dynamicAnchors:h})||(e=e===null?I.errors:e.concat(I.errors),s=e.length))}var c=!0}else if(f==="standard-v1a"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}
for(let t in r)if(!(t==="reading"||t==="toleranceSeconds")){let m={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="standard-v1a"){let t={instancePath:i+"/reading",schemaPath:"#/el\
se/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"standard-v1a"}};e===null?e=[t]:e.push(t),s++}r.toleranceSeconds!==void 0&&(I(r.toleranceSeconds,
{instancePath:i+"/toleranceSeconds",parentData:r,parentDataProperty:"toleranceSeconds",rootData:y,dynamicAnchors:h})||(e=e===null?I.errors:e.concat(I.errors),s=
e.length))}c!==!0&&(c=!0)}else if(f==="stripe"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/one\
Of/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="toleranceSeconds")){let m={
instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.
reading!==void 0&&r.reading!=="stripe"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"\
stripe"}};e===null?e=[t]:e.push(t),s++}r.toleranceSeconds!==void 0&&(I(r.toleranceSeconds,{instancePath:i+"/toleranceSeconds",parentData:r,parentDataProperty:"t\
oleranceSeconds",rootData:y,dynamicAnchors:h})||(e=e===null?I.errors:e.concat(I.errors),s=e.length))}c!==!0&&(c=!0)}else if(f==="github"){if(r&&typeof r=="objec\
t"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let m={instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="github"){let t={instancePath:i+"/reading",schemaPath:"#/else\
/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"github"}};e===null?e=[t]:e.push(t),s++}}c!==!0&&(c=!0)}else if(f==="none"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/4/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let m={instancePath:i,schemaPath:"#/else/oneOf/4/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="none"){let t={instancePath:i+"/reading",schemaPath:"#/\
else/oneOf/4/properties/reading/const",keyword:"const",params:{allowedValue:"none"}};e===null?e=[t]:e.push(t),s++}}c!==!0&&(c=!0)}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var l=p===s;o=l,u="else"}if(!o){let p={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:u}};e===null?e=[p]:e.push(p),s++}return qe.errors=e,d.props=c,s===0}qe.evaluated={dynamicProps:!0,dynamicItems:!1};function ve(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=ve.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="operation"){if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[a]:e.push(a),s++}if(r.method===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"method"}};e===null?
e=[a]:e.push(a),s++}if(r.path===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[a]:
e.push(a),s++}for(let a in r)if(!(a==="reading"||a==="method"||a==="path"||a==="body"||a==="type")){let l={instancePath:i,schemaPath:"#/oneOf/0/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="operation"){let a={instancePath:i+
"/reading",schemaPath:"#/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"operation"}};e===null?e=[a]:e.push(a),s++}r.method!==void 0&&(L(
r.method,{instancePath:i+"/method",parentData:r,parentDataProperty:"method",rootData:y,dynamicAnchors:h})||(e=e===null?L.errors:e.concat(L.errors),s=e.length)),
r.path!==void 0&&(_(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:y,dynamicAnchors:h})||(e=e===null?_.errors:e.concat(_.errors),
s=e.length)),r.body!==void 0&&(T(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:y,dynamicAnchors:h})||(e=e===null?T.errors:e.concat(
T.errors),s=e.length)),r.type!==void 0&&(v(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"type",rootData:y,dynamicAnchors:h})||(e=e===null?v.errors:
e.concat(v.errors),s=e.length))}var n=!0}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};
e===null?e=[a]:e.push(a),s++}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===
null?e=[a]:e.push(a),s++}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return ve.errors=e,
d.props=n,s===0}ve.evaluated={dynamicProps:!0,dynamicItems:!1};var cs={if:{type:"string"},then:{enum:["manual"]},else:{type:"object",discriminator:{propertyName:"\
reading"},oneOf:[{properties:{reading:{const:"manual"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"rest"},method:{$ref:"#/$defs/\
method"},path:{$ref:"#/$defs/path"},body:{$ref:"#/$defs/object"},idPointer:{$ref:"#/$defs/pointer"},secretPointer:{$ref:"#/$defs/pointer"}},required:["reading",
"method","path","body"],additionalProperties:!1},{properties:{reading:{const:"per-request"},field:{$ref:"#/$defs/text"}},required:["reading","field"],additionalProperties:!1}]}};
function $e(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=$e.evaluated;d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let p={};e===null?e=[p]:e.push(p),s++}var l=a===s;s=n,e!==null&&(n?e.length=n:e=
null);let u;if(l){let p=s;if(r!=="manual"){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:cs.then.enum}};e===null?e=[f]:e.push(
f),s++}var l=p===s;o=l,u="then"}else{let p=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.reading;if(typeof f=="string")if(f==="manual"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let m={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="manual"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"manual"}};e===null?e=[t]:e.push(t),s++}}var c=!0}else if(f==="rest"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}if(r.method===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"\
method"}};e===null?e=[t]:e.push(t),s++}if(r.path===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"\
path"}};e===null?e=[t]:e.push(t),s++}if(r.body===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"\
body"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="method"||t==="path"||t==="body"||t==="idPointer"||t==="secretPointer")){let m={instancePath:i,
schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&
r.reading!=="rest"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"rest"}};e===null?
e=[t]:e.push(t),s++}r.method!==void 0&&(L(r.method,{instancePath:i+"/method",parentData:r,parentDataProperty:"method",rootData:y,dynamicAnchors:h})||(e=e===null?
L.errors:e.concat(L.errors),s=e.length)),r.path!==void 0&&(_(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:y,dynamicAnchors:h})||
(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.body!==void 0&&(T(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:y,dynamicAnchors:h})||
(e=e===null?T.errors:e.concat(T.errors),s=e.length)),r.idPointer!==void 0&&(E(r.idPointer,{instancePath:i+"/idPointer",parentData:r,parentDataProperty:"idPointe\
r",rootData:y,dynamicAnchors:h})||(e=e===null?E.errors:e.concat(E.errors),s=e.length)),r.secretPointer!==void 0&&(E(r.secretPointer,{instancePath:i+"/secretPoin\
ter",parentData:r,parentDataProperty:"secretPointer",rootData:y,dynamicAnchors:h})||(e=e===null?E.errors:e.concat(E.errors),s=e.length))}c!==!0&&(c=!0)}else if(f===
"per-request"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",
params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.field===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"requir\
ed",params:{missingProperty:"field"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="field")){let m={instancePath:i,schemaPath:"#/else/one\
Of/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="per-re\
quest"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"per-request"}};e===null?e=[t]:
e.push(t),s++}r.field!==void 0&&(v(r.field,{instancePath:i+"/field",parentData:r,parentDataProperty:"field",rootData:y,dynamicAnchors:h})||(e=e===null?v.errors:
e.concat(v.errors),s=e.length))}c!==!0&&(c=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"\
reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"\
reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.
push(f),s++}var l=p===s;o=l,u="else"}if(!o){let p={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[p]:e.push(p),s++}return $e.
errors=e,d.props=c,s===0}$e.evaluated={dynamicProps:!0,dynamicItems:!1};var Pr={type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{
const:"list"},quotas:{type:"array",minItems:1,items:{type:"object",required:["quota","unit","scope"],additionalProperties:!1,properties:{quota:{type:"integer",minimum:1},
unit:{enum:["requests","tokens","concurrent"]},windowSeconds:{$ref:"#/$defs/seconds"},scope:{enum:["key","account","address"]}}}}},required:["reading","quotas"],
additionalProperties:!1}]};function je(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=je.evaluated;
if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="lis\
t"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"\
reading"}};e===null?e=[a]:e.push(a),s++}if(r.quotas===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"\
quotas"}};e===null?e=[a]:e.push(a),s++}for(let a in r)if(!(a==="reading"||a==="quotas")){let l={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="list"){let a={instancePath:i+"/reading",schemaPath:"\
#/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[a]:e.push(a),s++}if(r.quotas!==void 0){let a=r.quotas;if(Array.isArray(
a)){if(a.length<1){let u={instancePath:i+"/quotas",schemaPath:"#/oneOf/0/properties/quotas/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[u]:e.push(
u),s++}let l=a.length;for(let u=0;u<l;u++){let c=a[u];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.quota===void 0){let p={instancePath:i+"/quotas/"+u,schemaPath:"\
#/oneOf/0/properties/quotas/items/required",keyword:"required",params:{missingProperty:"quota"}};e===null?e=[p]:e.push(p),s++}if(c.unit===void 0){let p={instancePath:i+
"/quotas/"+u,schemaPath:"#/oneOf/0/properties/quotas/items/required",keyword:"required",params:{missingProperty:"unit"}};e===null?e=[p]:e.push(p),s++}if(c.scope===
void 0){let p={instancePath:i+"/quotas/"+u,schemaPath:"#/oneOf/0/properties/quotas/items/required",keyword:"required",params:{missingProperty:"scope"}};e===null?
e=[p]:e.push(p),s++}for(let p in c)if(!(p==="quota"||p==="unit"||p==="windowSeconds"||p==="scope")){let $={instancePath:i+"/quotas/"+u,schemaPath:"#/oneOf/0/pro\
perties/quotas/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[$]:e.push($),s++}if(c.quota!==void 0){let p=c.
quota;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let $={instancePath:i+"/quotas/"+u+"/quota",schemaPath:"#/oneOf/0/properties/quotas/items/proper\
ties/quota/type",keyword:"type",params:{type:"integer"}};e===null?e=[$]:e.push($),s++}if(typeof p=="number"&&isFinite(p)&&(p<1||isNaN(p))){let $={instancePath:i+
"/quotas/"+u+"/quota",schemaPath:"#/oneOf/0/properties/quotas/items/properties/quota/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[$]:
e.push($),s++}}if(c.unit!==void 0){let p=c.unit;if(!(p==="requests"||p==="tokens"||p==="concurrent")){let $={instancePath:i+"/quotas/"+u+"/unit",schemaPath:"#/o\
neOf/0/properties/quotas/items/properties/unit/enum",keyword:"enum",params:{allowedValues:Pr.oneOf[0].properties.quotas.items.properties.unit.enum}};e===null?e=
[$]:e.push($),s++}}if(c.windowSeconds!==void 0&&(I(c.windowSeconds,{instancePath:i+"/quotas/"+u+"/windowSeconds",parentData:c,parentDataProperty:"windowSeconds",
rootData:y,dynamicAnchors:h})||(e=e===null?I.errors:e.concat(I.errors),s=e.length)),c.scope!==void 0){let p=c.scope;if(!(p==="key"||p==="account"||p==="address")){
let $={instancePath:i+"/quotas/"+u+"/scope",schemaPath:"#/oneOf/0/properties/quotas/items/properties/scope/enum",keyword:"enum",params:{allowedValues:Pr.oneOf[0].
properties.quotas.items.properties.scope.enum}};e===null?e=[$]:e.push($),s++}}}else{let p={instancePath:i+"/quotas/"+u,schemaPath:"#/oneOf/0/properties/quotas/i\
tems/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}}}else{let l={instancePath:i+"/quotas",schemaPath:"#/oneOf/0/properties/quotas/ty\
pe",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),s++}}}var n=!0}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",
params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",
params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[o]:e.push(o),s++}return je.errors=e,d.props=n,s===0}je.evaluated={dynamicProps:!0,dynamicItems:!1};var ys={if:{type:"string"},then:{enum:["x-ratelim\
it-durations","ratelimit-fields","ratelimit-03","x-ratelimit-epoch","anthropic","none"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{
reading:{const:"x-ratelimit-durations"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"ratelimit-fields"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"ratelimit-03"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"x-ratelimit-epoch"}},required:["reading"],
additionalProperties:!1},{properties:{reading:{const:"anthropic"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"none"}},required:[
"reading"],additionalProperties:!1}]}};function Oe(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=Oe.
evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let p={};e===null?e=[p]:e.push(p),s++}var l=a===
s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(l){let p=s;if(!(r==="x-ratelimit-durations"||r==="ratelimit-fields"||r==="ratelimit-03"||r==="x-ratelimit-epoch"||
r==="anthropic"||r==="none")){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:ys.then.enum}};e===null?e=[f]:e.push(f),s++}var l=p===
s;o=l,u="then"}else{let p=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.reading;if(typeof f=="string")if(f==="x-ratelimit-durations"){if(r&&typeof r=="\
object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readin\
g"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let m={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="x-ratelimit-durations"){let t={instancePath:i+"/reading",
schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"x-ratelimit-durations"}};e===null?e=[t]:e.push(t),s++}}var c=!0}else if(f===
"ratelimit-fields"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"requ\
ired",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let m={instancePath:i,schemaPath:"#/else/oneOf/1/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="ratelimit-fields"){
let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"ratelimit-fields"}};e===null?e=[t]:e.
push(t),s++}}c!==!0&&(c=!0)}else if(f==="ratelimit-03"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/\
else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let m={instancePath:i,
schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&
r.reading!=="ratelimit-03"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"ratelimi\
t-03"}};e===null?e=[t]:e.push(t),s++}}c!==!0&&(c=!0)}else if(f==="x-ratelimit-epoch"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={
instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="r\
eading"){let m={instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(
m),s++}if(r.reading!==void 0&&r.reading!=="x-ratelimit-epoch"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/3/properties/reading/const",keyword:"co\
nst",params:{allowedValue:"x-ratelimit-epoch"}};e===null?e=[t]:e.push(t),s++}}c!==!0&&(c=!0)}else if(f==="anthropic"){if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/4/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),
s++}for(let t in r)if(t!=="reading"){let m={instancePath:i,schemaPath:"#/else/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="anthropic"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/4/properties/reading/cons\
t",keyword:"const",params:{allowedValue:"anthropic"}};e===null?e=[t]:e.push(t),s++}}c!==!0&&(c=!0)}else if(f==="none"){if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/5/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(
t),s++}for(let t in r)if(t!=="reading"){let m={instancePath:i,schemaPath:"#/else/oneOf/5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="none"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/5/properties/reading/const",keyword:"\
const",params:{allowedValue:"none"}};e===null?e=[t]:e.push(t),s++}}c!==!0&&(c=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discrimi\
nator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"dis\
criminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{
type:"object"}};e===null?e=[f]:e.push(f),s++}var l=p===s;o=l,u="else"}if(!o){let p={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};e===
null?e=[p]:e.push(p),s++}return Oe.errors=e,d.props=c,s===0}Oe.evaluated={dynamicProps:!0,dynamicItems:!1};var hs={if:{type:"string"},then:{enum:["429-retry-aft\
er","429","503","queue"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"429-retry-after"},status:{$ref:"#/$defs\
/statuses"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"429"},status:{$ref:"#/$defs/statuses"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"503"},status:{$ref:"#/$defs/statuses"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"queue"}},required:[
"reading"],additionalProperties:!1}]}};function xe(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=xe.
evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let p={};e===null?e=[p]:e.push(p),s++}var l=a===
s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(l){let p=s;if(!(r==="429-retry-after"||r==="429"||r==="503"||r==="queue")){let f={instancePath:i,schemaPath:"#/th\
en/enum",keyword:"enum",params:{allowedValues:hs.then.enum}};e===null?e=[f]:e.push(f),s++}var l=p===s;o=l,u="then"}else{let p=s;if(r&&typeof r=="object"&&!Array.
isArray(r)){let f=r.reading;if(typeof f=="string")if(f==="429"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="status")){let m={
instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.
reading!==void 0&&r.reading!=="429"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"\
429"}};e===null?e=[t]:e.push(t),s++}r.status!==void 0&&(j(r.status,{instancePath:i+"/status",parentData:r,parentDataProperty:"status",rootData:y,dynamicAnchors:h})||
(e=e===null?j.errors:e.concat(j.errors),s=e.length))}var c=!0}else if(f==="503"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t===
"status")){let m={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.
push(m),s++}if(r.reading!==void 0&&r.reading!=="503"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{
allowedValue:"503"}};e===null?e=[t]:e.push(t),s++}r.status!==void 0&&(j(r.status,{instancePath:i+"/status",parentData:r,parentDataProperty:"status",rootData:y,dynamicAnchors:h})||
(e=e===null?j.errors:e.concat(j.errors),s=e.length))}c!==!0&&(c=!0)}else if(f==="429-retry-after"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t===
"reading"||t==="status")){let m={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===
null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="429-retry-after"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/co\
nst",keyword:"const",params:{allowedValue:"429-retry-after"}};e===null?e=[t]:e.push(t),s++}r.status!==void 0&&(j(r.status,{instancePath:i+"/status",parentData:r,
parentDataProperty:"status",rootData:y,dynamicAnchors:h})||(e=e===null?j.errors:e.concat(j.errors),s=e.length))}c!==!0&&(c=!0)}else if(f==="queue"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let m={instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="queue"){let t={instancePath:i+"/reading",schemaPath:"#\
/else/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"queue"}};e===null?e=[t]:e.push(t),s++}}c!==!0&&(c=!0)}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var l=p===s;o=l,u="else"}if(!o){let p={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:u}};e===null?e=[p]:e.push(p),s++}return xe.errors=e,d.props=c,s===0}xe.evaluated={dynamicProps:!0,dynamicItems:!1};function Ae(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=Ae.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="number"){if(r&&typeof r=="objec\
t"&&!Array.isArray(r)){if(r.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?
e=[a]:e.push(a),s++}if(r.maximum===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"maximum"}};e===null?
e=[a]:e.push(a),s++}for(let a in r)if(!(a==="reading"||a==="maximum")){let l={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:a}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="number"){let a={instancePath:i+"/reading",schemaPath:"#/\
oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"number"}};e===null?e=[a]:e.push(a),s++}if(r.maximum!==void 0){let a=r.maximum;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l={instancePath:i+"/maximum",schemaPath:"#/oneOf/0/properties/maximum/type",keyword:"type",params:{type:"integer"}};
e===null?e=[l]:e.push(l),s++}if(typeof a=="number"&&isFinite(a)&&(a<1||isNaN(a))){let l={instancePath:i+"/maximum",schemaPath:"#/oneOf/0/properties/maximum/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[l]:e.push(l),s++}}}var n=!0}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[o]:e.push(o),s++}return Ae.errors=e,d.props=n,s===0}Ae.evaluated={dynamicProps:!0,dynamicItems:!1};var gs={if:{type:"string"},then:{
enum:["headers"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"headers"}},required:["reading"],additionalProperties:!1}]}};
function De(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=De.evaluated;d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let p={};e===null?e=[p]:e.push(p),s++}var l=a===s;s=n,e!==null&&(n?e.length=n:e=
null);let u;if(l){let p=s;if(r!=="headers"){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:gs.then.enum}};e===null?e=[f]:e.
push(f),s++}var l=p===s;o=l,u="then"}else{let p=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.reading;if(typeof f=="string")if(f==="headers"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let m={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="headers"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"headers"}};e===null?e=[t]:e.push(t),s++}}var c=!0}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var l=p===s;o=l,u="else"}if(!o){let p={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:u}};e===null?e=[p]:e.push(p),s++}return De.errors=e,d.props=c,s===0}De.evaluated={dynamicProps:!0,dynamicItems:!1};function _e(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=_e.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="described"){if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[a]:e.push(a),s++}if(r.text===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"text"}};e===null?
e=[a]:e.push(a),s++}for(let a in r)if(!(a==="reading"||a==="text")){let l={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:a}};e===null?e=[l]:e.push(l),s++}if(r.reading!==void 0&&r.reading!=="described"){let a={instancePath:i+"/reading",schemaPath:"#/\
oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"described"}};e===null?e=[a]:e.push(a),s++}r.text!==void 0&&(v(r.text,{instancePath:i+"/t\
ext",parentData:r,parentDataProperty:"text",rootData:y,dynamicAnchors:h})||(e=e===null?v.errors:e.concat(v.errors),s=e.length))}var n=!0}else{let a={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}else{let a={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}}else{let o={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return _e.errors=e,d.props=n,s===0}_e.evaluated={dynamicProps:!0,dynamicItems:!1};var Ps={
if:{type:"string"},then:{enum:["path"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"path"},prefix:{$ref:"#/$d\
efs/path"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"header"},name:{$ref:"#/$defs/text"}},required:["reading","name"],additionalProperties:!1}]}};
function Ve(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=Ve.evaluated;d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let p={};e===null?e=[p]:e.push(p),s++}var l=a===s;s=n,e!==null&&(n?e.length=n:e=
null);let u;if(l){let p=s;if(r!=="path"){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Ps.then.enum}};e===null?e=[f]:e.push(
f),s++}var l=p===s;o=l,u="then"}else{let p=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.reading;if(typeof f=="string")if(f==="path"){if(r&&typeof r=="\
object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readin\
g"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="prefix")){let m={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="path"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"path"}};e===null?e=[t]:e.push(t),s++}r.prefix!==void 0&&(_(r.prefix,{instancePath:i+
"/prefix",parentData:r,parentDataProperty:"prefix",rootData:y,dynamicAnchors:h})||(e=e===null?_.errors:e.concat(_.errors),s=e.length))}var c=!0}else if(f==="hea\
der"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.name===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{
missingProperty:"name"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="name")){let m={instancePath:i,schemaPath:"#/else/oneOf/1/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[m]:e.push(m),s++}if(r.reading!==void 0&&r.reading!=="header"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"header"}};e===null?e=[t]:e.push(t),s++}r.name!==void 0&&(v(
r.name,{instancePath:i+"/name",parentData:r,parentDataProperty:"name",rootData:y,dynamicAnchors:h})||(e=e===null?v.errors:e.concat(v.errors),s=e.length))}c!==!0&&
(c=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.
push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.
push(t),s++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var l=p===s;o=l,u="else"}if(!o){
let p={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[p]:e.push(p),s++}return Ve.errors=e,d.props=c,s===0}Ve.evaluated={dynamicProps:!0,
dynamicItems:!1};function M(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=M.evaluated;if(d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){for(let n in r)if(!er.call(Sr.properties,n)){let o={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),s++}r["capabilities.other"]!==void 0&&(R(r["capab\
ilities.other"],{instancePath:i+"/capabilities.other",parentData:r,parentDataProperty:"capabilities.other",rootData:y,dynamicAnchors:h})||(e=e===null?R.errors:e.
concat(R.errors),s=e.length)),r["request.required"]!==void 0&&(B(r["request.required"],{instancePath:i+"/request.required",parentData:r,parentDataProperty:"requ\
est.required",rootData:y,dynamicAnchors:h})||(e=e===null?B.errors:e.concat(B.errors),s=e.length)),r["request.models"]!==void 0&&(H(r["request.models"],{instancePath:i+
"/request.models",parentData:r,parentDataProperty:"request.models",rootData:y,dynamicAnchors:h})||(e=e===null?H.errors:e.concat(H.errors),s=e.length)),r["reques\
t.roles"]!==void 0&&(z(r["request.roles"],{instancePath:i+"/request.roles",parentData:r,parentDataProperty:"request.roles",rootData:y,dynamicAnchors:h})||(e=e===
null?z.errors:e.concat(z.errors),s=e.length)),r["response.fields"]!==void 0&&(J(r["response.fields"],{instancePath:i+"/response.fields",parentData:r,parentDataProperty:"\
response.fields",rootData:y,dynamicAnchors:h})||(e=e===null?J.errors:e.concat(J.errors),s=e.length)),r["key.format"]!==void 0&&(W(r["key.format"],{instancePath:i+
"/key.format",parentData:r,parentDataProperty:"key.format",rootData:y,dynamicAnchors:h})||(e=e===null?W.errors:e.concat(W.errors),s=e.length)),r.states!==void 0&&
(Z(r.states,{instancePath:i+"/states",parentData:r,parentDataProperty:"states",rootData:y,dynamicAnchors:h})||(e=e===null?Z.errors:e.concat(Z.errors),s=e.length)),
r["signup.request"]!==void 0&&(Q(r["signup.request"],{instancePath:i+"/signup.request",parentData:r,parentDataProperty:"signup.request",rootData:y,dynamicAnchors:h})||
(e=e===null?Q.errors:e.concat(Q.errors),s=e.length)),r["signup.response"]!==void 0&&(X(r["signup.response"],{instancePath:i+"/signup.response",parentData:r,parentDataProperty:"\
signup.response",rootData:y,dynamicAnchors:h})||(e=e===null?X.errors:e.concat(X.errors),s=e.length)),r["maxTokens.bounds"]!==void 0&&(Y(r["maxTokens.bounds"],{instancePath:i+
"/maxTokens.bounds",parentData:r,parentDataProperty:"maxTokens.bounds",rootData:y,dynamicAnchors:h})||(e=e===null?Y.errors:e.concat(Y.errors),s=e.length)),r["te\
mperature.bounds"]!==void 0&&(ee(r["temperature.bounds"],{instancePath:i+"/temperature.bounds",parentData:r,parentDataProperty:"temperature.bounds",rootData:y,dynamicAnchors:h})||
(e=e===null?ee.errors:e.concat(ee.errors),s=e.length)),r["sse.path"]!==void 0&&(re(r["sse.path"],{instancePath:i+"/sse.path",parentData:r,parentDataProperty:"ss\
e.path",rootData:y,dynamicAnchors:h})||(e=e===null?re.errors:e.concat(re.errors),s=e.length)),r["sse.switch"]!==void 0&&(se(r["sse.switch"],{instancePath:i+"/ss\
e.switch",parentData:r,parentDataProperty:"sse.switch",rootData:y,dynamicAnchors:h})||(e=e===null?se.errors:e.concat(se.errors),s=e.length)),r["sse.events"]!==void 0&&
(ie(r["sse.events"],{instancePath:i+"/sse.events",parentData:r,parentDataProperty:"sse.events",rootData:y,dynamicAnchors:h})||(e=e===null?ie.errors:e.concat(ie.
errors),s=e.length)),r["websocket.path"]!==void 0&&(te(r["websocket.path"],{instancePath:i+"/websocket.path",parentData:r,parentDataProperty:"websocket.path",rootData:y,
dynamicAnchors:h})||(e=e===null?te.errors:e.concat(te.errors),s=e.length)),r["websocket.frames"]!==void 0&&(ne(r["websocket.frames"],{instancePath:i+"/websocket\
.frames",parentData:r,parentDataProperty:"websocket.frames",rootData:y,dynamicAnchors:h})||(e=e===null?ne.errors:e.concat(ne.errors),s=e.length)),r["websocket.a\
uth"]!==void 0&&(oe(r["websocket.auth"],{instancePath:i+"/websocket.auth",parentData:r,parentDataProperty:"websocket.auth",rootData:y,dynamicAnchors:h})||(e=e===
null?oe.errors:e.concat(oe.errors),s=e.length)),r["endpoints.other"]!==void 0&&(ae(r["endpoints.other"],{instancePath:i+"/endpoints.other",parentData:r,parentDataProperty:"\
endpoints.other",rootData:y,dynamicAnchors:h})||(e=e===null?ae.errors:e.concat(ae.errors),s=e.length)),r["key.lifetime"]!==void 0&&(le(r["key.lifetime"],{instancePath:i+
"/key.lifetime",parentData:r,parentDataProperty:"key.lifetime",rootData:y,dynamicAnchors:h})||(e=e===null?le.errors:e.concat(le.errors),s=e.length)),r["key.scop\
es"]!==void 0&&(pe(r["key.scopes"],{instancePath:i+"/key.scopes",parentData:r,parentDataProperty:"key.scopes",rootData:y,dynamicAnchors:h})||(e=e===null?pe.errors:
e.concat(pe.errors),s=e.length)),r["key.rotation"]!==void 0&&(de(r["key.rotation"],{instancePath:i+"/key.rotation",parentData:r,parentDataProperty:"key.rotation",
rootData:y,dynamicAnchors:h})||(e=e===null?de.errors:e.concat(de.errors),s=e.length)),r["key.revocation"]!==void 0&&(ue(r["key.revocation"],{instancePath:i+"/ke\
y.revocation",parentData:r,parentDataProperty:"key.revocation",rootData:y,dynamicAnchors:h})||(e=e===null?ue.errors:e.concat(ue.errors),s=e.length)),r["errors.m\
issingKey"]!==void 0&&(fe(r["errors.missingKey"],{instancePath:i+"/errors.missingKey",parentData:r,parentDataProperty:"errors.missingKey",rootData:y,dynamicAnchors:h})||
(e=e===null?fe.errors:e.concat(fe.errors),s=e.length)),r["errors.wrongKey"]!==void 0&&(me(r["errors.wrongKey"],{instancePath:i+"/errors.wrongKey",parentData:r,parentDataProperty:"\
errors.wrongKey",rootData:y,dynamicAnchors:h})||(e=e===null?me.errors:e.concat(me.errors),s=e.length)),r["errors.status"]!==void 0&&(ce(r["errors.status"],{instancePath:i+
"/errors.status",parentData:r,parentDataProperty:"errors.status",rootData:y,dynamicAnchors:h})||(e=e===null?ce.errors:e.concat(ce.errors),s=e.length)),r["errors\
.body"]!==void 0&&(ye(r["errors.body"],{instancePath:i+"/errors.body",parentData:r,parentDataProperty:"errors.body",rootData:y,dynamicAnchors:h})||(e=e===null?ye.
errors:e.concat(ye.errors),s=e.length)),r["errors.codes"]!==void 0&&(he(r["errors.codes"],{instancePath:i+"/errors.codes",parentData:r,parentDataProperty:"error\
s.codes",rootData:y,dynamicAnchors:h})||(e=e===null?he.errors:e.concat(he.errors),s=e.length)),r["errors.conditions"]!==void 0&&(ge(r["errors.conditions"],{instancePath:i+
"/errors.conditions",parentData:r,parentDataProperty:"errors.conditions",rootData:y,dynamicAnchors:h})||(e=e===null?ge.errors:e.concat(ge.errors),s=e.length)),r["\
webhooks.types"]!==void 0&&(Pe(r["webhooks.types"],{instancePath:i+"/webhooks.types",parentData:r,parentDataProperty:"webhooks.types",rootData:y,dynamicAnchors:h})||
(e=e===null?Pe.errors:e.concat(Pe.errors),s=e.length)),r["webhooks.payload"]!==void 0&&(ke(r["webhooks.payload"],{instancePath:i+"/webhooks.payload",parentData:r,
parentDataProperty:"webhooks.payload",rootData:y,dynamicAnchors:h})||(e=e===null?ke.errors:e.concat(ke.errors),s=e.length)),r["webhooks.delivery"]!==void 0&&(we(
r["webhooks.delivery"],{instancePath:i+"/webhooks.delivery",parentData:r,parentDataProperty:"webhooks.delivery",rootData:y,dynamicAnchors:h})||(e=e===null?we.errors:
e.concat(we.errors),s=e.length)),r["webhooks.retry"]!==void 0&&(be(r["webhooks.retry"],{instancePath:i+"/webhooks.retry",parentData:r,parentDataProperty:"webhoo\
ks.retry",rootData:y,dynamicAnchors:h})||(e=e===null?be.errors:e.concat(be.errors),s=e.length)),r["webhooks.signature"]!==void 0&&(qe(r["webhooks.signature"],{instancePath:i+
"/webhooks.signature",parentData:r,parentDataProperty:"webhooks.signature",rootData:y,dynamicAnchors:h})||(e=e===null?qe.errors:e.concat(qe.errors),s=e.length)),
r["webhooks.trigger"]!==void 0&&(ve(r["webhooks.trigger"],{instancePath:i+"/webhooks.trigger",parentData:r,parentDataProperty:"webhooks.trigger",rootData:y,dynamicAnchors:h})||
(e=e===null?ve.errors:e.concat(ve.errors),s=e.length)),r["webhooks.registration"]!==void 0&&($e(r["webhooks.registration"],{instancePath:i+"/webhooks.registrati\
on",parentData:r,parentDataProperty:"webhooks.registration",rootData:y,dynamicAnchors:h})||(e=e===null?$e.errors:e.concat($e.errors),s=e.length)),r["limits.quot\
a"]!==void 0&&(je(r["limits.quota"],{instancePath:i+"/limits.quota",parentData:r,parentDataProperty:"limits.quota",rootData:y,dynamicAnchors:h})||(e=e===null?je.
errors:e.concat(je.errors),s=e.length)),r["limits.headers"]!==void 0&&(Oe(r["limits.headers"],{instancePath:i+"/limits.headers",parentData:r,parentDataProperty:"\
limits.headers",rootData:y,dynamicAnchors:h})||(e=e===null?Oe.errors:e.concat(Oe.errors),s=e.length)),r["limits.exceeded"]!==void 0&&(xe(r["limits.exceeded"],{instancePath:i+
"/limits.exceeded",parentData:r,parentDataProperty:"limits.exceeded",rootData:y,dynamicAnchors:h})||(e=e===null?xe.errors:e.concat(xe.errors),s=e.length)),r["ma\
xTokens.maximum"]!==void 0&&(Ae(r["maxTokens.maximum"],{instancePath:i+"/maxTokens.maximum",parentData:r,parentDataProperty:"maxTokens.maximum",rootData:y,dynamicAnchors:h})||
(e=e===null?Ae.errors:e.concat(Ae.errors),s=e.length)),r["version.deprecation"]!==void 0&&(De(r["version.deprecation"],{instancePath:i+"/version.deprecation",parentData:r,
parentDataProperty:"version.deprecation",rootData:y,dynamicAnchors:h})||(e=e===null?De.errors:e.concat(De.errors),s=e.length)),r["version.compatibility"]!==void 0&&
(_e(r["version.compatibility"],{instancePath:i+"/version.compatibility",parentData:r,parentDataProperty:"version.compatibility",rootData:y,dynamicAnchors:h})||(e=
e===null?_e.errors:e.concat(_e.errors),s=e.length)),r["version.selection"]!==void 0&&(Ve(r["version.selection"],{instancePath:i+"/version.selection",parentData:r,
parentDataProperty:"version.selection",rootData:y,dynamicAnchors:h})||(e=e===null?Ve.errors:e.concat(Ve.errors),s=e.length))}else{let n={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return M.errors=e,s===0}M.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Je(r,{
instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=Je.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.schema===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
schema"}};e===null?e=[n]:e.push(n),s++}if(r.name===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};e===
null?e=[n]:e.push(n),s++}if(r.title===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"}};e===null?e=[n]:
e.push(n),s++}if(r.readings===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"readings"}};e===null?e=[n]:e.push(
n),s++}for(let n in r)if(!(n==="schema"||n==="name"||n==="title"||n==="readings")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),s++}if(r.schema!==void 0&&r.schema!=="assay.profile/1"){let n={instancePath:i+"/schema",schemaPath:"\
#/properties/schema/const",keyword:"const",params:{allowedValue:"assay.profile/1"}};e===null?e=[n]:e.push(n),s++}if(r.name!==void 0){let n=r.name;if(typeof n=="\
string"){if(!Cr.test(n)){let o={instancePath:i+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"}};e===null?e=
[o]:e.push(o),s++}}else{let o={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.
title!==void 0){let n=r.title;if(typeof n=="string"){if(V(n)<1){let o={instancePath:i+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{
limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"}};e===null?
e=[o]:e.push(o),s++}}if(r.readings!==void 0){let n=r.readings;if(M(n,{instancePath:i+"/readings",parentData:r,parentDataProperty:"readings",rootData:y,dynamicAnchors:h})||
(e=e===null?M.errors:e.concat(M.errors),s=e.length),n&&typeof n=="object"&&!Array.isArray(n))for(let o in n){let a=n[o];if(!(a&&typeof a=="object"&&!Array.isArray(
a))){let l={instancePath:i+"/readings/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/readings/additionalProperties/type",keyword:"type",params:{
type:"object"}};e===null?e=[l]:e.push(l),s++}}else{let o={instancePath:i+"/readings",schemaPath:"#/properties/readings/type",keyword:"type",params:{type:"object"}};
e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return Je.errors=
e,s===0}Je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ks=M,ws=We,bs={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:reading\
s:bare-error",$comment:"Gap G7.2, reading errors.body = bare: a JSON object or a JSON string, and nothing more is promised.",title:"Bare error body",type:["obje\
ct","string"]};function We(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=We.evaluated;if(d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r))&&typeof r!="string"){let n={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:bs.type}};e===null?e=[n]:e.push(n),s++}return We.errors=e,s===0}We.evaluated={dynamicProps:!1,dynamicItems:!1};var qs=Ze,vs={$schema:"https:/\
/json-schema.org/draft/2020-12/schema",$id:"urn:assay:readings:detail",$comment:"Gap G7.2, reading errors.body = detail: one key, whose value is a sentence or a\
 list of objects.",title:"Error body with a detail key",type:"object",required:["detail"],properties:{detail:{type:["string","array"],items:{type:"object"}}}};function Ze(r,{
instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=Ze.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.detail===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
detail"}};e===null?e=[n]:e.push(n),s++}if(r.detail!==void 0){let n=r.detail;if(typeof n!="string"&&!Array.isArray(n)){let o={instancePath:i+"/detail",schemaPath:"\
#/properties/detail/type",keyword:"type",params:{type:vs.properties.detail.type}};e===null?e=[o]:e.push(o),s++}if(Array.isArray(n)){let o=n.length;for(let a=0;a<
o;a++){let l=n[a];if(!(l&&typeof l=="object"&&!Array.isArray(l))){let u={instancePath:i+"/detail/"+a,schemaPath:"#/properties/detail/items/type",keyword:"type",
params:{type:"object"}};e===null?e=[u]:e.push(u),s++}}}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.
push(n),s++}return Ze.errors=e,s===0}Ze.evaluated={props:{detail:!0},dynamicProps:!1,dynamicItems:!1};var $s=Qe;function Qe(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=Qe.evaluated;d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!1,a=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.title===void 0){let p={instancePath:i,schemaPath:"#/any\
Of/0/required",keyword:"required",params:{missingProperty:"title"}};e===null?e=[p]:e.push(p),s++}var c=a===s;if(o=o||c,c){var l={};l.title=!0}let u=s;if(r&&typeof r==
"object"&&!Array.isArray(r)&&r.detail===void 0){let p={instancePath:i,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty:"detail"}};e===
null?e=[p]:e.push(p),s++}var c=u===s;if(o=o||c,c&&l!==!0&&(l=l||{},l.detail=!0),o)s=n,e!==null&&(n?e.length=n:e=null);else{let p={instancePath:i,schemaPath:"#/a\
nyOf",keyword:"anyOf",params:{}};e===null?e=[p]:e.push(p),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(l!==!0&&(l=l||{},l.type=!0,l.title=!0,l.status=!0,
l.detail=!0,l.instance=!0),r.type!==void 0&&typeof r.type!="string"){let p={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"\
string"}};e===null?e=[p]:e.push(p),s++}if(r.title!==void 0&&typeof r.title!="string"){let p={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"\
type",params:{type:"string"}};e===null?e=[p]:e.push(p),s++}if(r.status!==void 0){let p=r.status;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let $={
instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"}};e===null?e=[$]:e.push($),s++}if(typeof p=="number"&&isFinite(
p)){if(p>599||isNaN(p)){let $={instancePath:i+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};e===null?
e=[$]:e.push($),s++}if(p<100||isNaN(p)){let $={instancePath:i+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};
e===null?e=[$]:e.push($),s++}}}if(r.detail!==void 0&&typeof r.detail!="string"){let p={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[p]:e.push(p),s++}if(r.instance!==void 0&&typeof r.instance!="string"){let p={instancePath:i+"/instance",schemaPath:"#/p\
roperties/instance/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[p]:e.push(p),s++}return Qe.errors=e,d.props=l,s===0}Qe.evaluated={dynamicProps:!0,dynamicItems:!1};var js=Xe,Ce={$schema:"https://js\
on-schema.org/draft/2020-12/schema",$id:"urn:assay:run",$comment:"run.json, the only thing a report reads. The exit code follows from the outcome, a check hangs\
 on one clause or one gap, and a pass rests on an exchange.",title:"Run",type:"object",required:["schema","outcome","exitCode","reason","suite","target","seed",
"startedAt","durationMs","cost","capabilities","checks","exchanges"],additionalProperties:!1,properties:{schema:{const:"assay.run/1"},outcome:{enum:["conformant",
"non-conformant","incomplete","broken"]},exitCode:{enum:[0,1,3,4]},reason:{type:["string","null"]},suite:{type:"object",required:["version","checks","profile"],
additionalProperties:!1,properties:{version:{type:"string",minLength:1},checks:{type:"integer",minimum:0},profile:{type:"string",minLength:1}}},target:{type:"ob\
ject",required:["baseUrl","model"],additionalProperties:!1,properties:{baseUrl:{type:"string",minLength:1},model:{type:["string","null"]}}},seed:{type:"string"},
startedAt:{type:"string",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$"},durationMs:{type:"number",minimum:0},cost:{type:"object",required:["r\
equests","promptTokens","completionTokens"],additionalProperties:!1,properties:{requests:{type:"integer",minimum:0},promptTokens:{type:"integer",minimum:0},completionTokens:{
type:"integer",minimum:0}}},capabilities:{type:"array",items:{$ref:"#/$defs/capability"}},checks:{type:"array",items:{$ref:"#/$defs/check"}},exchanges:{type:"ar\
ray",items:{$ref:"#/$defs/exchange"}}},allOf:[{if:{properties:{outcome:{const:"conformant"}}},then:{properties:{exitCode:{const:0}}}},{if:{properties:{outcome:{
const:"non-conformant"}}},then:{properties:{exitCode:{const:1}}}},{if:{properties:{outcome:{const:"incomplete"}}},then:{properties:{exitCode:{const:3}}}},{if:{properties:{
outcome:{const:"broken"}}},then:{properties:{exitCode:{const:4}}}}],$defs:{capability:{type:"object",required:["id","outcome","counts"],additionalProperties:!1,
properties:{id:{enum:["core","signup","sse","websocket","webhooks","limits"]},outcome:{enum:["conformant","non-conformant","incomplete","broken","not-offered","\
not-judged"]},counts:{type:"object",required:["pass","fail","warn","inconclusive","not-applicable","observed","error"],additionalProperties:!1,properties:{pass:{
type:"integer",minimum:0},fail:{type:"integer",minimum:0},warn:{type:"integer",minimum:0},inconclusive:{type:"integer",minimum:0},"not-applicable":{type:"intege\
r",minimum:0},observed:{type:"integer",minimum:0},error:{type:"integer",minimum:0}}}}},check:{type:"object",required:["id","title","capability","level","layer",
"verdict","issues","exchanges"],additionalProperties:!1,properties:{id:{type:"string",minLength:1},title:{type:"string",minLength:1},capability:{enum:["core","s\
ignup","sse","websocket","webhooks","limits"]},clause:{type:"string",pattern:"^C\\d"},gap:{type:"string",pattern:"^G\\d"},reading:{type:"string",minLength:1},level:{
enum:["MUST","SHOULD"]},layer:{enum:["spec","declared","profile","observed"]},verdict:{enum:["pass","fail","warn","inconclusive","not-applicable","observed","er\
ror"]},reason:{type:"string"},detail:{type:"string"},issues:{type:"array",items:{$ref:"#/$defs/issue"}},exchanges:{type:"array",items:{type:"string",minLength:1}}},
if:{properties:{clause:!0},required:["clause"]},then:{properties:{gap:!1}},else:{properties:{gap:!0,reading:!0},required:["gap","reading"]},allOf:[{if:{properties:{
verdict:{const:"pass"}}},then:{properties:{exchanges:{type:"array",minItems:1},issues:{type:"array",maxItems:0}}}}]},issue:{type:"object",required:["at","expect\
ed","received"],additionalProperties:!1,properties:{at:{type:"string",minLength:1},expected:{type:"string"},received:{type:"string"}}},exchange:{type:"object",required:[
"id","method","url","headers","body","status","durationMs"],additionalProperties:!1,properties:{id:{type:"string",minLength:1},method:{type:"string",minLength:1},
url:{type:"string",minLength:1},headers:{type:"array",items:{type:"array",minItems:2,maxItems:2,items:{type:"string"}}},body:{type:["string","null"]},status:{type:[
"integer","null"],minimum:100,maximum:999},durationMs:{type:"number",minimum:0}}}}},Os=new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$","u"),
kr={type:"object",required:["id","outcome","counts"],additionalProperties:!1,properties:{id:{enum:["core","signup","sse","websocket","webhooks","limits"]},outcome:{
enum:["conformant","non-conformant","incomplete","broken","not-offered","not-judged"]},counts:{type:"object",required:["pass","fail","warn","inconclusive","not-\
applicable","observed","error"],additionalProperties:!1,properties:{pass:{type:"integer",minimum:0},fail:{type:"integer",minimum:0},warn:{type:"integer",minimum:0},
inconclusive:{type:"integer",minimum:0},"not-applicable":{type:"integer",minimum:0},observed:{type:"integer",minimum:0},error:{type:"integer",minimum:0}}}}};function Ie(r,{
instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=Ie.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"}};e===null?e=[n]:e.push(n),s++}if(r.outcome===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"outcome"}};e===
null?e=[n]:e.push(n),s++}if(r.counts===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"counts"}};e===null?e=[n]:
e.push(n),s++}for(let n in r)if(!(n==="id"||n==="outcome"||n==="counts")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),s++}if(r.id!==void 0){let n=r.id;if(!(n==="core"||n==="signup"||n==="sse"||n==="websocket"||n==="webh\
ooks"||n==="limits")){let o={instancePath:i+"/id",schemaPath:"#/properties/id/enum",keyword:"enum",params:{allowedValues:kr.properties.id.enum}};e===null?e=[o]:
e.push(o),s++}}if(r.outcome!==void 0){let n=r.outcome;if(!(n==="conformant"||n==="non-conformant"||n==="incomplete"||n==="broken"||n==="not-offered"||n==="not-j\
udged")){let o={instancePath:i+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:kr.properties.outcome.enum}};e===null?e=[o]:
e.push(o),s++}}if(r.counts!==void 0){let n=r.counts;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.pass===void 0){let o={instancePath:i+"/counts",schemaPath:"\
#/properties/counts/required",keyword:"required",params:{missingProperty:"pass"}};e===null?e=[o]:e.push(o),s++}if(n.fail===void 0){let o={instancePath:i+"/count\
s",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:"fail"}};e===null?e=[o]:e.push(o),s++}if(n.warn===void 0){let o={instancePath:i+
"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:"warn"}};e===null?e=[o]:e.push(o),s++}if(n.inconclusive===void 0){
let o={instancePath:i+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:"inconclusive"}};e===null?e=[o]:e.push(o),s++}
if(n["not-applicable"]===void 0){let o={instancePath:i+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:"not-appli\
cable"}};e===null?e=[o]:e.push(o),s++}if(n.observed===void 0){let o={instancePath:i+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{
missingProperty:"observed"}};e===null?e=[o]:e.push(o),s++}if(n.error===void 0){let o={instancePath:i+"/counts",schemaPath:"#/properties/counts/required",keyword:"\
required",params:{missingProperty:"error"}};e===null?e=[o]:e.push(o),s++}for(let o in n)if(!(o==="pass"||o==="fail"||o==="warn"||o==="inconclusive"||o==="not-ap\
plicable"||o==="observed"||o==="error")){let a={instancePath:i+"/counts",schemaPath:"#/properties/counts/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o}};e===null?e=[a]:e.push(a),s++}if(n.pass!==void 0){let o=n.pass;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let a={instancePath:i+
"/counts/pass",schemaPath:"#/properties/counts/properties/pass/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),s++}if(typeof o=="number"&&
isFinite(o)&&(o<0||isNaN(o))){let a={instancePath:i+"/counts/pass",schemaPath:"#/properties/counts/properties/pass/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[a]:e.push(a),s++}}if(n.fail!==void 0){let o=n.fail;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let a={instancePath:i+"/c\
ounts/fail",schemaPath:"#/properties/counts/properties/fail/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),s++}if(typeof o=="number"&&isFinite(
o)&&(o<0||isNaN(o))){let a={instancePath:i+"/counts/fail",schemaPath:"#/properties/counts/properties/fail/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[a]:e.push(a),s++}}if(n.warn!==void 0){let o=n.warn;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let a={instancePath:i+"/counts/warn",schemaPath:"\
#/properties/counts/properties/warn/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),s++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){
let a={instancePath:i+"/counts/warn",schemaPath:"#/properties/counts/properties/warn/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:
e.push(a),s++}}if(n.inconclusive!==void 0){let o=n.inconclusive;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let a={instancePath:i+"/counts/inconcl\
usive",schemaPath:"#/properties/counts/properties/inconclusive/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),s++}if(typeof o=="number"&&
isFinite(o)&&(o<0||isNaN(o))){let a={instancePath:i+"/counts/inconclusive",schemaPath:"#/properties/counts/properties/inconclusive/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[a]:e.push(a),s++}}if(n["not-applicable"]!==void 0){let o=n["not-applicable"];if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o))){let a={instancePath:i+"/counts/not-applicable",schemaPath:"#/properties/counts/properties/not-applicable/type",keyword:"type",params:{type:"integer"}};e===
null?e=[a]:e.push(a),s++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let a={instancePath:i+"/counts/not-applicable",schemaPath:"#/properties/counts/pro\
perties/not-applicable/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),s++}}if(n.observed!==void 0){let o=n.observed;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let a={instancePath:i+"/counts/observed",schemaPath:"#/properties/counts/properties/observed/type",keyword:"type",params:{
type:"integer"}};e===null?e=[a]:e.push(a),s++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let a={instancePath:i+"/counts/observed",schemaPath:"#/proper\
ties/counts/properties/observed/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),s++}}if(n.error!==void 0){let o=n.error;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let a={instancePath:i+"/counts/error",schemaPath:"#/properties/counts/properties/error/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[a]:e.push(a),s++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let a={instancePath:i+"/counts/error",schemaPath:"#/properties/coun\
ts/properties/error/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),s++}}}else{let o={instancePath:i+"/counts",schemaPath:"\
#/properties/counts/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[n]:e.push(n),s++}return Ie.errors=e,s===0}Ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Se={type:"object",required:["i\
d","title","capability","level","layer","verdict","issues","exchanges"],additionalProperties:!1,properties:{id:{type:"string",minLength:1},title:{type:"string",
minLength:1},capability:{enum:["core","signup","sse","websocket","webhooks","limits"]},clause:{type:"string",pattern:"^C\\d"},gap:{type:"string",pattern:"^G\\d"},
reading:{type:"string",minLength:1},level:{enum:["MUST","SHOULD"]},layer:{enum:["spec","declared","profile","observed"]},verdict:{enum:["pass","fail","warn","in\
conclusive","not-applicable","observed","error"]},reason:{type:"string"},detail:{type:"string"},issues:{type:"array",items:{$ref:"#/$defs/issue"}},exchanges:{type:"\
array",items:{type:"string",minLength:1}}},if:{properties:{clause:!0},required:["clause"]},then:{properties:{gap:!1}},else:{properties:{gap:!0,reading:!0},required:[
"gap","reading"]},allOf:[{if:{properties:{verdict:{const:"pass"}}},then:{properties:{exchanges:{type:"array",minItems:1},issues:{type:"array",maxItems:0}}}}]},xs=new RegExp(
"^C\\d","u"),As=new RegExp("^G\\d","u");function Ne(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=Ne.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.at===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"at"}};e===null?e=[n]:e.push(n),s++}if(r.expected===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"expected"}};e===null?e=[n]:e.push(n),s++}if(r.received===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
received"}};e===null?e=[n]:e.push(n),s++}for(let n in r)if(!(n==="at"||n==="expected"||n==="received")){let o={instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),s++}if(r.at!==void 0){let n=r.at;if(typeof n=="string"){if(V(n)<1){let o={
instancePath:i+"/at",schemaPath:"#/properties/at/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/at",
schemaPath:"#/properties/at/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.expected!==void 0&&typeof r.expected!="string"){let n={
instancePath:i+"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),s++}if(r.received!==void 0&&typeof r.
received!="string"){let n={instancePath:i+"/received",schemaPath:"#/properties/received/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),s++}}else{
let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return Ne.errors=e,s===0}Ne.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Te(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=Te.evaluated;d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.verdict!==void 0&&r.verdict!=="pass"){let m={};
e===null?e=[m]:e.push(m),s++}var l=a===s;if(s=n,e!==null&&(n?e.length=n:e=null),l){let m=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.exchanges!==void 0){
let A=r.exchanges;if(Array.isArray(A)){if(A.length<1){let D={instancePath:i+"/exchanges",schemaPath:"#/allOf/0/then/properties/exchanges/minItems",keyword:"minI\
tems",params:{limit:1}};e===null?e=[D]:e.push(D),s++}}else{let D={instancePath:i+"/exchanges",schemaPath:"#/allOf/0/then/properties/exchanges/type",keyword:"typ\
e",params:{type:"array"}};e===null?e=[D]:e.push(D),s++}}if(r.issues!==void 0){let A=r.issues;if(Array.isArray(A)){if(A.length>0){let D={instancePath:i+"/issues",
schemaPath:"#/allOf/0/then/properties/issues/maxItems",keyword:"maxItems",params:{limit:0}};e===null?e=[D]:e.push(D),s++}}else{let D={instancePath:i+"/issues",schemaPath:"\
#/allOf/0/then/properties/issues/type",keyword:"type",params:{type:"array"}};e===null?e=[D]:e.push(D),s++}}}var l=m===s;if(o=l,o){var u={};u.exchanges=!0,u.issues=
!0,u.verdict=!0}}if(!o){let m={instancePath:i,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[m]:e.push(m),s++}let c=s,p=!0,$=s;
if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.clause===void 0&&(m="clause")){let q={};e===null?e=[q]:e.push(q),s++}}var f=$===s;u!==!0&&(u=u||{},u.clause=
!0),s=c,e!==null&&(c?e.length=c:e=null);let t;if(f){let m=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.gap!==void 0){let A={instancePath:i+"/gap",schemaPath:"\
#/then/properties/gap/false schema",keyword:"false schema",params:{}};e===null?e=[A]:e.push(A),s++}var f=m===s;p=f,p&&u!==!0&&(u=u||{},u.gap=!0),t="then"}else{let m=s;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.gap===void 0){let A={instancePath:i,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"g\
ap"}};e===null?e=[A]:e.push(A),s++}if(r.reading===void 0){let A={instancePath:i,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[A]:e.push(A),s++}}var f=m===s;p=f,p&&u!==!0&&(u=u||{},u.gap=!0,u.reading=!0),t="else"}if(!p){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:t}};e===null?e=[m]:e.push(m),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let m={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"}};e===null?e=[m]:e.push(m),s++}if(r.title===void 0){let m={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"title"}};e===null?e=[m]:e.push(m),s++}if(r.capability===void 0){let m={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
capability"}};e===null?e=[m]:e.push(m),s++}if(r.level===void 0){let m={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"level"}};
e===null?e=[m]:e.push(m),s++}if(r.layer===void 0){let m={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"layer"}};e===null?e=
[m]:e.push(m),s++}if(r.verdict===void 0){let m={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"verdict"}};e===null?e=[m]:e.push(
m),s++}if(r.issues===void 0){let m={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"issues"}};e===null?e=[m]:e.push(m),s++}if(r.
exchanges===void 0){let m={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exchanges"}};e===null?e=[m]:e.push(m),s++}for(let m in r)
if(!er.call(Se.properties,m)){let q={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}};e===null?e=
[q]:e.push(q),s++}if(r.id!==void 0){let m=r.id;if(typeof m=="string"){if(V(m)<1){let q={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"min\
Length",params:{limit:1}};e===null?e=[q]:e.push(q),s++}}else{let q={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[q]:e.push(q),s++}}if(r.title!==void 0){let m=r.title;if(typeof m=="string"){if(V(m)<1){let q={instancePath:i+"/title",schemaPath:"#/properties/title\
/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[q]:e.push(q),s++}}else{let q={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"\
type",params:{type:"string"}};e===null?e=[q]:e.push(q),s++}}if(r.capability!==void 0){let m=r.capability;if(!(m==="core"||m==="signup"||m==="sse"||m==="websocke\
t"||m==="webhooks"||m==="limits")){let q={instancePath:i+"/capability",schemaPath:"#/properties/capability/enum",keyword:"enum",params:{allowedValues:Se.properties.
capability.enum}};e===null?e=[q]:e.push(q),s++}}if(r.clause!==void 0){let m=r.clause;if(typeof m=="string"){if(!xs.test(m)){let q={instancePath:i+"/clause",schemaPath:"\
#/properties/clause/pattern",keyword:"pattern",params:{pattern:"^C\\d"}};e===null?e=[q]:e.push(q),s++}}else{let q={instancePath:i+"/clause",schemaPath:"#/proper\
ties/clause/type",keyword:"type",params:{type:"string"}};e===null?e=[q]:e.push(q),s++}}if(r.gap!==void 0){let m=r.gap;if(typeof m=="string"){if(!As.test(m)){let q={
instancePath:i+"/gap",schemaPath:"#/properties/gap/pattern",keyword:"pattern",params:{pattern:"^G\\d"}};e===null?e=[q]:e.push(q),s++}}else{let q={instancePath:i+
"/gap",schemaPath:"#/properties/gap/type",keyword:"type",params:{type:"string"}};e===null?e=[q]:e.push(q),s++}}if(r.reading!==void 0){let m=r.reading;if(typeof m==
"string"){if(V(m)<1){let q={instancePath:i+"/reading",schemaPath:"#/properties/reading/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[q]:e.push(q),
s++}}else{let q={instancePath:i+"/reading",schemaPath:"#/properties/reading/type",keyword:"type",params:{type:"string"}};e===null?e=[q]:e.push(q),s++}}if(r.level!==
void 0){let m=r.level;if(!(m==="MUST"||m==="SHOULD")){let q={instancePath:i+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues:Se.
properties.level.enum}};e===null?e=[q]:e.push(q),s++}}if(r.layer!==void 0){let m=r.layer;if(!(m==="spec"||m==="declared"||m==="profile"||m==="observed")){let q={
instancePath:i+"/layer",schemaPath:"#/properties/layer/enum",keyword:"enum",params:{allowedValues:Se.properties.layer.enum}};e===null?e=[q]:e.push(q),s++}}if(r.
verdict!==void 0){let m=r.verdict;if(!(m==="pass"||m==="fail"||m==="warn"||m==="inconclusive"||m==="not-applicable"||m==="observed"||m==="error")){let q={instancePath:i+
"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues:Se.properties.verdict.enum}};e===null?e=[q]:e.push(q),s++}}if(r.reason!==
void 0&&typeof r.reason!="string"){let m={instancePath:i+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.
push(m),s++}if(r.detail!==void 0&&typeof r.detail!="string"){let m={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"\
string"}};e===null?e=[m]:e.push(m),s++}if(r.issues!==void 0){let m=r.issues;if(Array.isArray(m)){let q=m.length;for(let A=0;A<q;A++)Ne(m[A],{instancePath:i+"/is\
sues/"+A,parentData:m,parentDataProperty:A,rootData:y,dynamicAnchors:h})||(e=e===null?Ne.errors:e.concat(Ne.errors),s=e.length)}else{let q={instancePath:i+"/iss\
ues",schemaPath:"#/properties/issues/type",keyword:"type",params:{type:"array"}};e===null?e=[q]:e.push(q),s++}}if(r.exchanges!==void 0){let m=r.exchanges;if(Array.
isArray(m)){let q=m.length;for(let A=0;A<q;A++){let D=m[A];if(typeof D=="string"){if(V(D)<1){let N={instancePath:i+"/exchanges/"+A,schemaPath:"#/properties/exch\
anges/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[N]:e.push(N),s++}}else{let N={instancePath:i+"/exchanges/"+A,schemaPath:"#/properties/e\
xchanges/items/type",keyword:"type",params:{type:"string"}};e===null?e=[N]:e.push(N),s++}}}else{let q={instancePath:i+"/exchanges",schemaPath:"#/properties/exch\
anges/type",keyword:"type",params:{type:"array"}};e===null?e=[q]:e.push(q),s++}}}else{let m={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[m]:e.push(m),s++}return Te.errors=e,s===0}Te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var wr={type:"object",required:["id","metho\
d","url","headers","body","status","durationMs"],additionalProperties:!1,properties:{id:{type:"string",minLength:1},method:{type:"string",minLength:1},url:{type:"\
string",minLength:1},headers:{type:"array",items:{type:"array",minItems:2,maxItems:2,items:{type:"string"}}},body:{type:["string","null"]},status:{type:["intege\
r","null"],minimum:100,maximum:999},durationMs:{type:"number",minimum:0}}};function Ee(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){
let e=null,s=0,d=Ee.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let n={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),s++}if(r.method===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"method"}};e===null?e=[n]:e.push(n),s++}if(r.url===void 0){let n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"url"}};e===null?e=[n]:e.push(n),s++}if(r.headers===void 0){let n={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"headers"}};e===null?e=[n]:e.push(n),s++}if(r.body===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"body"}};e===null?e=[n]:e.push(n),s++}if(r.status===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"status"}};e===null?e=[n]:e.push(n),s++}if(r.durationMs===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
durationMs"}};e===null?e=[n]:e.push(n),s++}for(let n in r)if(!(n==="id"||n==="method"||n==="url"||n==="headers"||n==="body"||n==="status"||n==="durationMs")){let o={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),s++}if(r.id!==void 0){
let n=r.id;if(typeof n=="string"){if(V(n)<1){let o={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}};e===null?e=
[o]:e.push(o),s++}}else{let o={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.
method!==void 0){let n=r.method;if(typeof n=="string"){if(V(n)<1){let o={instancePath:i+"/method",schemaPath:"#/properties/method/minLength",keyword:"minLength",
params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type:"string"}};
e===null?e=[o]:e.push(o),s++}}if(r.url!==void 0){let n=r.url;if(typeof n=="string"){if(V(n)<1){let o={instancePath:i+"/url",schemaPath:"#/properties/url/minLeng\
th",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{
type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.headers!==void 0){let n=r.headers;if(Array.isArray(n)){let o=n.length;for(let a=0;a<o;a++){let l=n[a];if(Array.
isArray(l)){if(l.length>2){let c={instancePath:i+"/headers/"+a,schemaPath:"#/properties/headers/items/maxItems",keyword:"maxItems",params:{limit:2}};e===null?e=
[c]:e.push(c),s++}if(l.length<2){let c={instancePath:i+"/headers/"+a,schemaPath:"#/properties/headers/items/minItems",keyword:"minItems",params:{limit:2}};e===null?
e=[c]:e.push(c),s++}let u=l.length;for(let c=0;c<u;c++)if(typeof l[c]!="string"){let p={instancePath:i+"/headers/"+a+"/"+c,schemaPath:"#/properties/headers/item\
s/items/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),s++}}else{let u={instancePath:i+"/headers/"+a,schemaPath:"#/properties/headers/ite\
ms/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),s++}}}else{let o={instancePath:i+"/headers",schemaPath:"#/properties/headers/type",keyword:"\
type",params:{type:"array"}};e===null?e=[o]:e.push(o),s++}}if(r.body!==void 0){let n=r.body;if(typeof n!="string"&&n!==null){let o={instancePath:i+"/body",schemaPath:"\
#/properties/body/type",keyword:"type",params:{type:wr.properties.body.type}};e===null?e=[o]:e.push(o),s++}}if(r.status!==void 0){let n=r.status;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null){let o={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:wr.properties.
status.type}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)){if(n>999||isNaN(n)){let o={instancePath:i+"/status",schemaPath:"#/properties/stat\
us/maximum",keyword:"maximum",params:{comparison:"<=",limit:999}};e===null?e=[o]:e.push(o),s++}if(n<100||isNaN(n)){let o={instancePath:i+"/status",schemaPath:"#\
/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};e===null?e=[o]:e.push(o),s++}}}if(r.durationMs!==void 0){let n=r.durationMs;if(typeof n==
"number"&&isFinite(n)){if(n<0||isNaN(n)){let o={instancePath:i+"/durationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type:"numb\
er"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return Ee.
errors=e,s===0}Ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Xe(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){
let e=null,s=0,d=Xe.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);let n=s,o=!0,a=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.
outcome!==void 0&&r.outcome!=="conformant"){let g={};e===null?e=[g]:e.push(g),s++}var l=a===s;if(s=n,e!==null&&(n?e.length=n:e=null),l){let g=s;if(r&&typeof r==
"object"&&!Array.isArray(r)&&r.exitCode!==void 0&&r.exitCode!==0){let b={instancePath:i+"/exitCode",schemaPath:"#/allOf/0/then/properties/exitCode/const",keyword:"\
const",params:{allowedValue:0}};e===null?e=[b]:e.push(b),s++}var l=g===s;if(o=l,o){var u={};u.exitCode=!0,u.outcome=!0}}if(!o){let g={instancePath:i,schemaPath:"\
#/allOf/0/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[g]:e.push(g),s++}let c=s,p=!0,$=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.outcome!==
void 0&&r.outcome!=="non-conformant"){let g={};e===null?e=[g]:e.push(g),s++}var f=$===s;if(s=c,e!==null&&(c?e.length=c:e=null),f){let g=s;if(r&&typeof r=="objec\
t"&&!Array.isArray(r)&&r.exitCode!==void 0&&r.exitCode!==1){let b={instancePath:i+"/exitCode",schemaPath:"#/allOf/1/then/properties/exitCode/const",keyword:"con\
st",params:{allowedValue:1}};e===null?e=[b]:e.push(b),s++}var f=g===s;if(p=f,p){var t={};t.exitCode=!0,t.outcome=!0}}if(!p){let g={instancePath:i,schemaPath:"#/\
allOf/1/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[g]:e.push(g),s++}u!==!0&&t!==void 0&&(t===!0?u=!0:(u=u||{},Object.assign(u,t)));let m=s,q=!0,
A=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.outcome!==void 0&&r.outcome!=="incomplete"){let g={};e===null?e=[g]:e.push(g),s++}var D=A===s;if(s=m,e!==null&&
(m?e.length=m:e=null),D){let g=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.exitCode!==void 0&&r.exitCode!==3){let b={instancePath:i+"/exitCode",schemaPath:"\
#/allOf/2/then/properties/exitCode/const",keyword:"const",params:{allowedValue:3}};e===null?e=[b]:e.push(b),s++}var D=g===s;if(q=D,q){var N={};N.exitCode=!0,N.outcome=
!0}}if(!q){let g={instancePath:i,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[g]:e.push(g),s++}u!==!0&&N!==void 0&&(N===!0?
u=!0:(u=u||{},Object.assign(u,N)));let S=s,rr=!0,qr=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.outcome!==void 0&&r.outcome!=="broken"){let g={};e===null?e=
[g]:e.push(g),s++}var sr=qr===s;if(s=S,e!==null&&(S?e.length=S:e=null),sr){let g=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.exitCode!==void 0&&r.exitCode!==
4){let b={instancePath:i+"/exitCode",schemaPath:"#/allOf/3/then/properties/exitCode/const",keyword:"const",params:{allowedValue:4}};e===null?e=[b]:e.push(b),s++}
var sr=g===s;if(rr=sr,rr){var Le={};Le.exitCode=!0,Le.outcome=!0}}if(!rr){let g={instancePath:i,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword:"t\
hen"}};e===null?e=[g]:e.push(g),s++}if(u!==!0&&Le!==void 0&&(Le===!0?u=!0:(u=u||{},Object.assign(u,Le))),r&&typeof r=="object"&&!Array.isArray(r)){if(r.schema===
void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[g]:e.push(g),s++}if(r.outcome===void 0){
let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"outcome"}};e===null?e=[g]:e.push(g),s++}if(r.exitCode===void 0){let g={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exitCode"}};e===null?e=[g]:e.push(g),s++}if(r.reason===void 0){let g={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"reason"}};e===null?e=[g]:e.push(g),s++}if(r.suite===void 0){let g={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"suite"}};e===null?e=[g]:e.push(g),s++}if(r.target===void 0){let g={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"target"}};e===null?e=[g]:e.push(g),s++}if(r.seed===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"seed"}};e===null?e=[g]:e.push(g),s++}if(r.startedAt===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"startedAt"}};e===null?e=[g]:e.push(g),s++}if(r.durationMs===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"durationMs"}};e===null?e=[g]:e.push(g),s++}if(r.cost===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
cost"}};e===null?e=[g]:e.push(g),s++}if(r.capabilities===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"capab\
ilities"}};e===null?e=[g]:e.push(g),s++}if(r.checks===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"checks"}};
e===null?e=[g]:e.push(g),s++}if(r.exchanges===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exchanges"}};e===
null?e=[g]:e.push(g),s++}for(let g in r)if(!er.call(Ce.properties,g)){let P={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:g}};e===null?e=[P]:e.push(P),s++}if(r.schema!==void 0&&r.schema!=="assay.run/1"){let g={instancePath:i+"/schema",schemaPath:"#/properties/sch\
ema/const",keyword:"const",params:{allowedValue:"assay.run/1"}};e===null?e=[g]:e.push(g),s++}if(r.outcome!==void 0){let g=r.outcome;if(!(g==="conformant"||g==="\
non-conformant"||g==="incomplete"||g==="broken")){let P={instancePath:i+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:Ce.
properties.outcome.enum}};e===null?e=[P]:e.push(P),s++}}if(r.exitCode!==void 0){let g=r.exitCode;if(!(g===0||g===1||g===3||g===4)){let P={instancePath:i+"/exitC\
ode",schemaPath:"#/properties/exitCode/enum",keyword:"enum",params:{allowedValues:Ce.properties.exitCode.enum}};e===null?e=[P]:e.push(P),s++}}if(r.reason!==void 0){
let g=r.reason;if(typeof g!="string"&&g!==null){let P={instancePath:i+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:Ce.properties.
reason.type}};e===null?e=[P]:e.push(P),s++}}if(r.suite!==void 0){let g=r.suite;if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.version===void 0){let P={instancePath:i+
"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"version"}};e===null?e=[P]:e.push(P),s++}if(g.checks===void 0){let P={
instancePath:i+"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"checks"}};e===null?e=[P]:e.push(P),s++}if(g.profile===
void 0){let P={instancePath:i+"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"profile"}};e===null?e=[P]:e.push(P),
s++}for(let P in g)if(!(P==="version"||P==="checks"||P==="profile")){let b={instancePath:i+"/suite",schemaPath:"#/properties/suite/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:P}};e===null?e=[b]:e.push(b),s++}if(g.version!==void 0){let P=g.version;if(typeof P=="string"){if(V(P)<1){let b={
instancePath:i+"/suite/version",schemaPath:"#/properties/suite/properties/version/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[b]:e.push(b),s++}}else{
let b={instancePath:i+"/suite/version",schemaPath:"#/properties/suite/properties/version/type",keyword:"type",params:{type:"string"}};e===null?e=[b]:e.push(b),s++}}
if(g.checks!==void 0){let P=g.checks;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P))){let b={instancePath:i+"/suite/checks",schemaPath:"#/properties/su\
ite/properties/checks/type",keyword:"type",params:{type:"integer"}};e===null?e=[b]:e.push(b),s++}if(typeof P=="number"&&isFinite(P)&&(P<0||isNaN(P))){let b={instancePath:i+
"/suite/checks",schemaPath:"#/properties/suite/properties/checks/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[b]:e.push(b),s++}}if(g.
profile!==void 0){let P=g.profile;if(typeof P=="string"){if(V(P)<1){let b={instancePath:i+"/suite/profile",schemaPath:"#/properties/suite/properties/profile/min\
Length",keyword:"minLength",params:{limit:1}};e===null?e=[b]:e.push(b),s++}}else{let b={instancePath:i+"/suite/profile",schemaPath:"#/properties/suite/propertie\
s/profile/type",keyword:"type",params:{type:"string"}};e===null?e=[b]:e.push(b),s++}}}else{let P={instancePath:i+"/suite",schemaPath:"#/properties/suite/type",keyword:"\
type",params:{type:"object"}};e===null?e=[P]:e.push(P),s++}}if(r.target!==void 0){let g=r.target;if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.baseUrl===void 0){
let P={instancePath:i+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty:"baseUrl"}};e===null?e=[P]:e.push(P),s++}if(g.
model===void 0){let P={instancePath:i+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty:"model"}};e===null?e=[P]:e.
push(P),s++}for(let P in g)if(!(P==="baseUrl"||P==="model")){let b={instancePath:i+"/target",schemaPath:"#/properties/target/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:P}};e===null?e=[b]:e.push(b),s++}if(g.baseUrl!==void 0){let P=g.baseUrl;if(typeof P=="string"){if(V(P)<1){let b={instancePath:i+
"/target/baseUrl",schemaPath:"#/properties/target/properties/baseUrl/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[b]:e.push(b),s++}}else{let b={
instancePath:i+"/target/baseUrl",schemaPath:"#/properties/target/properties/baseUrl/type",keyword:"type",params:{type:"string"}};e===null?e=[b]:e.push(b),s++}}if(g.
model!==void 0){let P=g.model;if(typeof P!="string"&&P!==null){let b={instancePath:i+"/target/model",schemaPath:"#/properties/target/properties/model/type",keyword:"\
type",params:{type:Ce.properties.target.properties.model.type}};e===null?e=[b]:e.push(b),s++}}}else{let P={instancePath:i+"/target",schemaPath:"#/properties/tar\
get/type",keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(P),s++}}if(r.seed!==void 0&&typeof r.seed!="string"){let g={instancePath:i+"/seed",schemaPath:"\
#/properties/seed/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),s++}if(r.startedAt!==void 0){let g=r.startedAt;if(typeof g=="string"){if(!Os.
test(g)){let P={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\
\\.\\d+)?Z$"}};e===null?e=[P]:e.push(P),s++}}else{let P={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type:"strin\
g"}};e===null?e=[P]:e.push(P),s++}}if(r.durationMs!==void 0){let g=r.durationMs;if(typeof g=="number"&&isFinite(g)){if(g<0||isNaN(g)){let P={instancePath:i+"/du\
rationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[P]:e.push(P),s++}}else{let P={instancePath:i+
"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type:"number"}};e===null?e=[P]:e.push(P),s++}}if(r.cost!==void 0){let g=r.cost;if(g&&
typeof g=="object"&&!Array.isArray(g)){if(g.requests===void 0){let P={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{
missingProperty:"requests"}};e===null?e=[P]:e.push(P),s++}if(g.promptTokens===void 0){let P={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"\
required",params:{missingProperty:"promptTokens"}};e===null?e=[P]:e.push(P),s++}if(g.completionTokens===void 0){let P={instancePath:i+"/cost",schemaPath:"#/prop\
erties/cost/required",keyword:"required",params:{missingProperty:"completionTokens"}};e===null?e=[P]:e.push(P),s++}for(let P in g)if(!(P==="requests"||P==="prom\
ptTokens"||P==="completionTokens")){let b={instancePath:i+"/cost",schemaPath:"#/properties/cost/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}};
e===null?e=[b]:e.push(b),s++}if(g.requests!==void 0){let P=g.requests;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P))){let b={instancePath:i+"/cost/req\
uests",schemaPath:"#/properties/cost/properties/requests/type",keyword:"type",params:{type:"integer"}};e===null?e=[b]:e.push(b),s++}if(typeof P=="number"&&isFinite(
P)&&(P<0||isNaN(P))){let b={instancePath:i+"/cost/requests",schemaPath:"#/properties/cost/properties/requests/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}};e===null?e=[b]:e.push(b),s++}}if(g.promptTokens!==void 0){let P=g.promptTokens;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P))){let b={instancePath:i+
"/cost/promptTokens",schemaPath:"#/properties/cost/properties/promptTokens/type",keyword:"type",params:{type:"integer"}};e===null?e=[b]:e.push(b),s++}if(typeof P==
"number"&&isFinite(P)&&(P<0||isNaN(P))){let b={instancePath:i+"/cost/promptTokens",schemaPath:"#/properties/cost/properties/promptTokens/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}};e===null?e=[b]:e.push(b),s++}}if(g.completionTokens!==void 0){let P=g.completionTokens;if(!(typeof P=="number"&&!(P%1)&&!isNaN(
P)&&isFinite(P))){let b={instancePath:i+"/cost/completionTokens",schemaPath:"#/properties/cost/properties/completionTokens/type",keyword:"type",params:{type:"in\
teger"}};e===null?e=[b]:e.push(b),s++}if(typeof P=="number"&&isFinite(P)&&(P<0||isNaN(P))){let b={instancePath:i+"/cost/completionTokens",schemaPath:"#/properti\
es/cost/properties/completionTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[b]:e.push(b),s++}}}else{let P={instancePath:i+"/cos\
t",schemaPath:"#/properties/cost/type",keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(P),s++}}if(r.capabilities!==void 0){let g=r.capabilities;if(Array.
isArray(g)){let P=g.length;for(let b=0;b<P;b++)Ie(g[b],{instancePath:i+"/capabilities/"+b,parentData:g,parentDataProperty:b,rootData:y,dynamicAnchors:h})||(e=e===
null?Ie.errors:e.concat(Ie.errors),s=e.length)}else{let P={instancePath:i+"/capabilities",schemaPath:"#/properties/capabilities/type",keyword:"type",params:{type:"\
array"}};e===null?e=[P]:e.push(P),s++}}if(r.checks!==void 0){let g=r.checks;if(Array.isArray(g)){let P=g.length;for(let b=0;b<P;b++)Te(g[b],{instancePath:i+"/ch\
ecks/"+b,parentData:g,parentDataProperty:b,rootData:y,dynamicAnchors:h})||(e=e===null?Te.errors:e.concat(Te.errors),s=e.length)}else{let P={instancePath:i+"/che\
cks",schemaPath:"#/properties/checks/type",keyword:"type",params:{type:"array"}};e===null?e=[P]:e.push(P),s++}}if(r.exchanges!==void 0){let g=r.exchanges;if(Array.
isArray(g)){let P=g.length;for(let b=0;b<P;b++)Ee(g[b],{instancePath:i+"/exchanges/"+b,parentData:g,parentDataProperty:b,rootData:y,dynamicAnchors:h})||(e=e===null?
Ee.errors:e.concat(Ee.errors),s=e.length)}else{let P={instancePath:i+"/exchanges",schemaPath:"#/properties/exchanges/type",keyword:"type",params:{type:"array"}};
e===null?e=[P]:e.push(P),s++}}}else{let g={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),s++}return Xe.errors=
e,s===0}Xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ds=Ye,U={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:statement",$comment:"\
What a deployment declares of itself (ISO/IEC 9646: implementation conformance statement). A reading is given by its name, or as an object with its parameters.",
title:"Statement",type:"object",required:["schema"],additionalProperties:!1,properties:{schema:{const:"assay.statement/1"},name:{title:"Of whom this is said",type:"\
string",minLength:1},extends:{title:"Profile whose readings are declared too",enum:["openai","none"]},capabilities:{type:"object",additionalProperties:!1,properties:{
core:{const:"supported"},signup:{enum:["supported","unsupported"]},sse:{enum:["supported","unsupported"]},websocket:{enum:["supported","unsupported"]},webhooks:{
enum:["supported","unsupported"]},limits:{enum:["supported","unsupported"]}}},notes:{title:"A remark per capability",type:"object",additionalProperties:!1,properties:{
core:{type:"string"},signup:{type:"string"},sse:{type:"string"},websocket:{type:"string"},webhooks:{type:"string"},limits:{type:"string"}}},readings:{$ref:"urn:\
assay:readings"}}};function Ye(r,{instancePath:i="",parentData:k,parentDataProperty:w,rootData:y=r,dynamicAnchors:h={}}={}){let e=null,s=0,d=Ye.evaluated;if(d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.schema===void 0){let n={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"schema"}};e===null?e=[n]:e.push(n),s++}for(let n in r)if(!(n==="schema"||n==="name"||n==="extends"||n==="capabilitie\
s"||n==="notes"||n==="readings")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?
e=[o]:e.push(o),s++}if(r.schema!==void 0&&r.schema!=="assay.statement/1"){let n={instancePath:i+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",
params:{allowedValue:"assay.statement/1"}};e===null?e=[n]:e.push(n),s++}if(r.name!==void 0){let n=r.name;if(typeof n=="string"){if(V(n)<1){let o={instancePath:i+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.extends!==void 0){let n=r.extends;if(!(n==="openai"||n==="none")){
let o={instancePath:i+"/extends",schemaPath:"#/properties/extends/enum",keyword:"enum",params:{allowedValues:U.properties.extends.enum}};e===null?e=[o]:e.push(o),
s++}}if(r.capabilities!==void 0){let n=r.capabilities;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let o in n)if(!(o==="core"||o==="signup"||o==="sse"||o===
"websocket"||o==="webhooks"||o==="limits")){let a={instancePath:i+"/capabilities",schemaPath:"#/properties/capabilities/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:o}};e===null?e=[a]:e.push(a),s++}if(n.core!==void 0&&n.core!=="supported"){let o={instancePath:i+"/capabilities/core",schemaPath:"\
#/properties/capabilities/properties/core/const",keyword:"const",params:{allowedValue:"supported"}};e===null?e=[o]:e.push(o),s++}if(n.signup!==void 0){let o=n.signup;
if(!(o==="supported"||o==="unsupported")){let a={instancePath:i+"/capabilities/signup",schemaPath:"#/properties/capabilities/properties/signup/enum",keyword:"en\
um",params:{allowedValues:U.properties.capabilities.properties.signup.enum}};e===null?e=[a]:e.push(a),s++}}if(n.sse!==void 0){let o=n.sse;if(!(o==="supported"||
o==="unsupported")){let a={instancePath:i+"/capabilities/sse",schemaPath:"#/properties/capabilities/properties/sse/enum",keyword:"enum",params:{allowedValues:U.
properties.capabilities.properties.sse.enum}};e===null?e=[a]:e.push(a),s++}}if(n.websocket!==void 0){let o=n.websocket;if(!(o==="supported"||o==="unsupported")){
let a={instancePath:i+"/capabilities/websocket",schemaPath:"#/properties/capabilities/properties/websocket/enum",keyword:"enum",params:{allowedValues:U.properties.
capabilities.properties.websocket.enum}};e===null?e=[a]:e.push(a),s++}}if(n.webhooks!==void 0){let o=n.webhooks;if(!(o==="supported"||o==="unsupported")){let a={
instancePath:i+"/capabilities/webhooks",schemaPath:"#/properties/capabilities/properties/webhooks/enum",keyword:"enum",params:{allowedValues:U.properties.capabilities.
properties.webhooks.enum}};e===null?e=[a]:e.push(a),s++}}if(n.limits!==void 0){let o=n.limits;if(!(o==="supported"||o==="unsupported")){let a={instancePath:i+"/\
capabilities/limits",schemaPath:"#/properties/capabilities/properties/limits/enum",keyword:"enum",params:{allowedValues:U.properties.capabilities.properties.limits.
enum}};e===null?e=[a]:e.push(a),s++}}}else{let o={instancePath:i+"/capabilities",schemaPath:"#/properties/capabilities/type",keyword:"type",params:{type:"object"}};
e===null?e=[o]:e.push(o),s++}}if(r.notes!==void 0){let n=r.notes;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let o in n)if(!(o==="core"||o==="signup"||o===
"sse"||o==="websocket"||o==="webhooks"||o==="limits")){let a={instancePath:i+"/notes",schemaPath:"#/properties/notes/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:o}};e===null?e=[a]:e.push(a),s++}if(n.core!==void 0&&typeof n.core!="string"){let o={instancePath:i+"/notes/core",schemaPath:"\
#/properties/notes/properties/core/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}if(n.signup!==void 0&&typeof n.signup!="string"){let o={
instancePath:i+"/notes/signup",schemaPath:"#/properties/notes/properties/signup/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}if(n.sse!==
void 0&&typeof n.sse!="string"){let o={instancePath:i+"/notes/sse",schemaPath:"#/properties/notes/properties/sse/type",keyword:"type",params:{type:"string"}};e===
null?e=[o]:e.push(o),s++}if(n.websocket!==void 0&&typeof n.websocket!="string"){let o={instancePath:i+"/notes/websocket",schemaPath:"#/properties/notes/properti\
es/websocket/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}if(n.webhooks!==void 0&&typeof n.webhooks!="string"){let o={instancePath:i+
"/notes/webhooks",schemaPath:"#/properties/notes/properties/webhooks/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}if(n.limits!==void 0&&
typeof n.limits!="string"){let o={instancePath:i+"/notes/limits",schemaPath:"#/properties/notes/properties/limits/type",keyword:"type",params:{type:"string"}};e===
null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(
o),s++}}r.readings!==void 0&&(M(r.readings,{instancePath:i+"/readings",parentData:r,parentDataProperty:"readings",rootData:y,dynamicAnchors:h})||(e=e===null?M.errors:
e.concat(M.errors),s=e.length))}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return Ye.errors=
e,s===0}Ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ts={"urn:assay:clauses":vr,"urn:assay:gaps":jr,"urn:assay:interface:chat-completion-request":xr,
"urn:assay:interface:chat-completion-response":Ar,"urn:assay:interface:message":Dr,"urn:assay:openai:chat-completion-chunk":_r,"urn:assay:openai:chat-completion":Vr,
"urn:assay:openai:error-body-full":Ir,"urn:assay:openai:error-body":Nr,"urn:assay:openai:model-list":Tr,"urn:assay:openai:usage":Er,"urn:assay:profile":Lr,"urn:\
assay:readings":ks,"urn:assay:readings:bare-error":ws,"urn:assay:readings:detail":qs,"urn:assay:readings:problem":$s,"urn:assay:run":js,"urn:assay:statement":Ds};export{vr as schema0,jr as schema1,Er as schema10,Lr as schema11,ks as schema12,ws as schema13,qs as schema14,$s as schema15,js as schema16,Ds as schema17,xr as schema2,
Ar as schema3,Dr as schema4,_r as schema5,Vr as schema6,Ir as schema7,Nr as schema8,Tr as schema9,Ts as validators};
