// Made by `npm run schemas` from the *.schema.json files beside this folder. Do not edit.
var jr=(r,i)=>()=>{try{return i||r((i={exports:{}}).exports,i),i.exports}catch(j){throw i=0,j}};var Ir=jr(xr=>{"use strict";Object.defineProperty(xr,"__esModule",{value:!0});function Sr(r){let i=r.length,j=0,x=0,P;for(;x<i;)j++,P=r.charCodeAt(x++),P>=55296&&
P<=56319&&x<i&&(P=r.charCodeAt(x),(P&64512)===56320&&x++);return j}xr.default=Sr;Sr.code='require("ajv/dist/runtime/ucs2length").default'});var Tr=jr((hi,Vr)=>{"use strict";Vr.exports=function r(i,j){if(i===j)return!0;if(i&&j&&typeof i=="object"&&typeof j=="object"){if(i.constructor!==j.constructor)
return!1;var x,P,k;if(Array.isArray(i)){if(x=i.length,x!=j.length)return!1;for(P=x;P--!==0;)if(!r(i[P],j[P]))return!1;return!0}if(i.constructor===RegExp)return i.
source===j.source&&i.flags===j.flags;if(i.valueOf!==Object.prototype.valueOf)return i.valueOf()===j.valueOf();if(i.toString!==Object.prototype.toString)return i.
toString()===j.toString();if(k=Object.keys(i),x=k.length,x!==Object.keys(j).length)return!1;for(P=x;P--!==0;)if(!Object.prototype.hasOwnProperty.call(j,k[P]))return!1;
for(P=x;P--!==0;){var e=k[P];if(!r(i[e],j[e]))return!1}return!0}return i!==i&&j!==j}});var Lr=jr(Or=>{"use strict";Object.defineProperty(Or,"__esModule",{value:!0});var Ur=Tr();Ur.code='require("ajv/dist/runtime/equal").default';Or.default=Ur});var Hr=tr,Er={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:clauses",$comment:"The shape of clauses.json.",title:"Clauses of the interfa\
ce",type:"array",items:{type:"object",required:["id","section","capability","level","text"],additionalProperties:!1,properties:{id:{type:"string",pattern:"^C[1-\
9](\\.\\d+){1,2}$"},section:{type:"string",pattern:"^[1-9](\\.[1-9])?$"},capability:{enum:["core","signup","sse","websocket","webhooks","limits"]},level:{enum:[
"MUST","SHOULD"]},text:{type:"string",minLength:10},excluded:{title:"Why nothing judges or observes it",type:"string",minLength:10},observedBy:{title:"Probes th\
at show it",type:"array",minItems:1,items:{type:"string"}}}}},Wr=new RegExp("^C[1-9](\\.\\d+){1,2}$","u"),Zr=new RegExp("^[1-9](\\.[1-9])?$","u"),S=Ir().default;
function tr(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=tr.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),Array.isArray(r)){let n=r.length;for(let o=0;o<n;o++){let a=r[o];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===
void 0){let p={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[p]:e.push(p),s++}if(a.section===
void 0){let p={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"section"}};e===null?e=[p]:e.push(p),s++}if(a.capability===
void 0){let p={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"capability"}};e===null?e=[p]:e.push(p),s++}if(a.level===
void 0){let p={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"level"}};e===null?e=[p]:e.push(p),s++}if(a.text===
void 0){let p={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"text"}};e===null?e=[p]:e.push(p),s++}for(let p in a)
if(!(p==="id"||p==="section"||p==="capability"||p==="level"||p==="text"||p==="excluded"||p==="observedBy")){let m={instancePath:i+"/"+o,schemaPath:"#/items/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[m]:e.push(m),s++}if(a.id!==void 0){let p=a.id;if(typeof p=="string"){
if(!Wr.test(p)){let m={instancePath:i+"/"+o+"/id",schemaPath:"#/items/properties/id/pattern",keyword:"pattern",params:{pattern:"^C[1-9](\\.\\d+){1,2}$"}};e===null?
e=[m]:e.push(m),s++}}else{let m={instancePath:i+"/"+o+"/id",schemaPath:"#/items/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(
m),s++}}if(a.section!==void 0){let p=a.section;if(typeof p=="string"){if(!Zr.test(p)){let m={instancePath:i+"/"+o+"/section",schemaPath:"#/items/properties/sect\
ion/pattern",keyword:"pattern",params:{pattern:"^[1-9](\\.[1-9])?$"}};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:i+"/"+o+"/section",schemaPath:"#/it\
ems/properties/section/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),s++}}if(a.capability!==void 0){let p=a.capability;if(!(p==="core"||
p==="signup"||p==="sse"||p==="websocket"||p==="webhooks"||p==="limits")){let m={instancePath:i+"/"+o+"/capability",schemaPath:"#/items/properties/capability/enu\
m",keyword:"enum",params:{allowedValues:Er.items.properties.capability.enum}};e===null?e=[m]:e.push(m),s++}}if(a.level!==void 0){let p=a.level;if(!(p==="MUST"||
p==="SHOULD")){let m={instancePath:i+"/"+o+"/level",schemaPath:"#/items/properties/level/enum",keyword:"enum",params:{allowedValues:Er.items.properties.level.enum}};
e===null?e=[m]:e.push(m),s++}}if(a.text!==void 0){let p=a.text;if(typeof p=="string"){if(S(p)<10){let m={instancePath:i+"/"+o+"/text",schemaPath:"#/items/proper\
ties/text/minLength",keyword:"minLength",params:{limit:10}};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:i+"/"+o+"/text",schemaPath:"#/items/propertie\
s/text/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),s++}}if(a.excluded!==void 0){let p=a.excluded;if(typeof p=="string"){if(S(p)<10){let m={
instancePath:i+"/"+o+"/excluded",schemaPath:"#/items/properties/excluded/minLength",keyword:"minLength",params:{limit:10}};e===null?e=[m]:e.push(m),s++}}else{let m={
instancePath:i+"/"+o+"/excluded",schemaPath:"#/items/properties/excluded/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),s++}}if(a.observedBy!==
void 0){let p=a.observedBy;if(Array.isArray(p)){if(p.length<1){let g={instancePath:i+"/"+o+"/observedBy",schemaPath:"#/items/properties/observedBy/minItems",keyword:"\
minItems",params:{limit:1}};e===null?e=[g]:e.push(g),s++}let m=p.length;for(let g=0;g<m;g++)if(typeof p[g]!="string"){let d={instancePath:i+"/"+o+"/observedBy/"+
g,schemaPath:"#/items/properties/observedBy/items/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),s++}}else{let m={instancePath:i+"/"+o+"/\
observedBy",schemaPath:"#/items/properties/observedBy/type",keyword:"type",params:{type:"array"}};e===null?e=[m]:e.push(m),s++}}}else{let p={instancePath:i+"/"+
o,schemaPath:"#/items/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"array"}};e===null?e=[n]:e.push(n),s++}return tr.errors=e,s===0}tr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Jr=nr,Ar={$schema:"http\
s://json-schema.org/draft/2020-12/schema",$id:"urn:assay:gaps",$comment:"The shape of gaps.json. The readings of a key that two gaps share stand at the first of\
 them; `parameters` are the defaults of a reading that no profile has.",title:"Gaps of the interface",type:"array",items:{type:"object",required:["id","section",
"capability","level","text","keys","readings"],additionalProperties:!1,properties:{id:{type:"string",pattern:"^G[1-9](\\.\\d+)$"},section:{type:"string",pattern:"\
^[1-9](\\.[1-9])?$"},capability:{enum:["core","signup","sse","websocket","webhooks","limits"]},level:{enum:["MUST","SHOULD"]},text:{type:"string",minLength:10},
excluded:{title:"Why nothing judges or observes it",type:"string",minLength:10},observedBy:{title:"Probes that show it",type:"array",minItems:1,items:{type:"str\
ing"}},keys:{type:"array",minItems:1,items:{type:"string"}},readings:{type:"array",items:{type:"object",required:["key","name","meaning"],additionalProperties:!1,
properties:{key:{type:"string"},name:{type:"string"},meaning:{type:"string",minLength:5},parameters:{type:"object"}}}}}}},J=Object.prototype.hasOwnProperty,Qr=new RegExp(
"^G[1-9](\\.\\d+)$","u");function nr(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=nr.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),Array.isArray(r)){let n=r.length;for(let o=0;o<n;o++){let a=r[o];if(a&&typeof a=="object"&&
!Array.isArray(a)){if(a.id===void 0){let p={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[p]:
e.push(p),s++}if(a.section===void 0){let p={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"section"}};e===null?e=
[p]:e.push(p),s++}if(a.capability===void 0){let p={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"capability"}};
e===null?e=[p]:e.push(p),s++}if(a.level===void 0){let p={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"level"}};
e===null?e=[p]:e.push(p),s++}if(a.text===void 0){let p={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"text"}};e===
null?e=[p]:e.push(p),s++}if(a.keys===void 0){let p={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"keys"}};e===null?
e=[p]:e.push(p),s++}if(a.readings===void 0){let p={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"readings"}};e===
null?e=[p]:e.push(p),s++}for(let p in a)if(!J.call(Ar.items.properties,p)){let m={instancePath:i+"/"+o,schemaPath:"#/items/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:p}};e===null?e=[m]:e.push(m),s++}if(a.id!==void 0){let p=a.id;if(typeof p=="string"){if(!Qr.test(p)){let m={instancePath:i+
"/"+o+"/id",schemaPath:"#/items/properties/id/pattern",keyword:"pattern",params:{pattern:"^G[1-9](\\.\\d+)$"}};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:i+
"/"+o+"/id",schemaPath:"#/items/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),s++}}if(a.section!==void 0){let p=a.section;
if(typeof p=="string"){if(!Zr.test(p)){let m={instancePath:i+"/"+o+"/section",schemaPath:"#/items/properties/section/pattern",keyword:"pattern",params:{pattern:"\
^[1-9](\\.[1-9])?$"}};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:i+"/"+o+"/section",schemaPath:"#/items/properties/section/type",keyword:"type",params:{
type:"string"}};e===null?e=[m]:e.push(m),s++}}if(a.capability!==void 0){let p=a.capability;if(!(p==="core"||p==="signup"||p==="sse"||p==="websocket"||p==="webho\
oks"||p==="limits")){let m={instancePath:i+"/"+o+"/capability",schemaPath:"#/items/properties/capability/enum",keyword:"enum",params:{allowedValues:Ar.items.properties.
capability.enum}};e===null?e=[m]:e.push(m),s++}}if(a.level!==void 0){let p=a.level;if(!(p==="MUST"||p==="SHOULD")){let m={instancePath:i+"/"+o+"/level",schemaPath:"\
#/items/properties/level/enum",keyword:"enum",params:{allowedValues:Ar.items.properties.level.enum}};e===null?e=[m]:e.push(m),s++}}if(a.text!==void 0){let p=a.text;
if(typeof p=="string"){if(S(p)<10){let m={instancePath:i+"/"+o+"/text",schemaPath:"#/items/properties/text/minLength",keyword:"minLength",params:{limit:10}};e===
null?e=[m]:e.push(m),s++}}else{let m={instancePath:i+"/"+o+"/text",schemaPath:"#/items/properties/text/type",keyword:"type",params:{type:"string"}};e===null?e=[
m]:e.push(m),s++}}if(a.excluded!==void 0){let p=a.excluded;if(typeof p=="string"){if(S(p)<10){let m={instancePath:i+"/"+o+"/excluded",schemaPath:"#/items/proper\
ties/excluded/minLength",keyword:"minLength",params:{limit:10}};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:i+"/"+o+"/excluded",schemaPath:"#/items/p\
roperties/excluded/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),s++}}if(a.observedBy!==void 0){let p=a.observedBy;if(Array.isArray(p)){
if(p.length<1){let g={instancePath:i+"/"+o+"/observedBy",schemaPath:"#/items/properties/observedBy/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[g]:
e.push(g),s++}let m=p.length;for(let g=0;g<m;g++)if(typeof p[g]!="string"){let d={instancePath:i+"/"+o+"/observedBy/"+g,schemaPath:"#/items/properties/observedB\
y/items/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),s++}}else{let m={instancePath:i+"/"+o+"/observedBy",schemaPath:"#/items/properties\
/observedBy/type",keyword:"type",params:{type:"array"}};e===null?e=[m]:e.push(m),s++}}if(a.keys!==void 0){let p=a.keys;if(Array.isArray(p)){if(p.length<1){let g={
instancePath:i+"/"+o+"/keys",schemaPath:"#/items/properties/keys/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[g]:e.push(g),s++}let m=p.length;for(let g=0;g<
m;g++)if(typeof p[g]!="string"){let d={instancePath:i+"/"+o+"/keys/"+g,schemaPath:"#/items/properties/keys/items/type",keyword:"type",params:{type:"string"}};e===
null?e=[d]:e.push(d),s++}}else{let m={instancePath:i+"/"+o+"/keys",schemaPath:"#/items/properties/keys/type",keyword:"type",params:{type:"array"}};e===null?e=[m]:
e.push(m),s++}}if(a.readings!==void 0){let p=a.readings;if(Array.isArray(p)){let m=p.length;for(let g=0;g<m;g++){let d=p[g];if(d&&typeof d=="object"&&!Array.isArray(
d)){if(d.key===void 0){let D={instancePath:i+"/"+o+"/readings/"+g,schemaPath:"#/items/properties/readings/items/required",keyword:"required",params:{missingProperty:"\
key"}};e===null?e=[D]:e.push(D),s++}if(d.name===void 0){let D={instancePath:i+"/"+o+"/readings/"+g,schemaPath:"#/items/properties/readings/items/required",keyword:"\
required",params:{missingProperty:"name"}};e===null?e=[D]:e.push(D),s++}if(d.meaning===void 0){let D={instancePath:i+"/"+o+"/readings/"+g,schemaPath:"#/items/pr\
operties/readings/items/required",keyword:"required",params:{missingProperty:"meaning"}};e===null?e=[D]:e.push(D),s++}for(let D in d)if(!(D==="key"||D==="name"||
D==="meaning"||D==="parameters")){let f={instancePath:i+"/"+o+"/readings/"+g,schemaPath:"#/items/properties/readings/items/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:D}};e===null?e=[f]:e.push(f),s++}if(d.key!==void 0&&typeof d.key!="string"){let D={instancePath:i+"/"+o+"/readings/"+
g+"/key",schemaPath:"#/items/properties/readings/items/properties/key/type",keyword:"type",params:{type:"string"}};e===null?e=[D]:e.push(D),s++}if(d.name!==void 0&&
typeof d.name!="string"){let D={instancePath:i+"/"+o+"/readings/"+g+"/name",schemaPath:"#/items/properties/readings/items/properties/name/type",keyword:"type",params:{
type:"string"}};e===null?e=[D]:e.push(D),s++}if(d.meaning!==void 0){let D=d.meaning;if(typeof D=="string"){if(S(D)<5){let f={instancePath:i+"/"+o+"/readings/"+g+
"/meaning",schemaPath:"#/items/properties/readings/items/properties/meaning/minLength",keyword:"minLength",params:{limit:5}};e===null?e=[f]:e.push(f),s++}}else{
let f={instancePath:i+"/"+o+"/readings/"+g+"/meaning",schemaPath:"#/items/properties/readings/items/properties/meaning/type",keyword:"type",params:{type:"string"}};
e===null?e=[f]:e.push(f),s++}}if(d.parameters!==void 0){let D=d.parameters;if(!(D&&typeof D=="object"&&!Array.isArray(D))){let f={instancePath:i+"/"+o+"/reading\
s/"+g+"/parameters",schemaPath:"#/items/properties/readings/items/properties/parameters/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}}}else{
let D={instancePath:i+"/"+o+"/readings/"+g,schemaPath:"#/items/properties/readings/items/type",keyword:"type",params:{type:"object"}};e===null?e=[D]:e.push(D),s++}}}else{
let m={instancePath:i+"/"+o+"/readings",schemaPath:"#/items/properties/readings/type",keyword:"type",params:{type:"array"}};e===null?e=[m]:e.push(m),s++}}}else{
let p={instancePath:i+"/"+o,schemaPath:"#/items/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}}}else{let n={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),s++}return nr.errors=e,s===0}nr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Xr=or;function ee(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=ee.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.role===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"role"}};e===null?e=[n]:e.push(n),s++}if(r.content===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"content"}};e===null?e=[n]:e.push(n),s++}if(r.role!==void 0&&typeof r.role!="string"){let n={instancePath:i+"/role",schemaPath:"#/properties/rol\
e/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),s++}if(r.content!==void 0&&typeof r.content!="string"){let n={instancePath:i+"/content",
schemaPath:"#/properties/content/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return ee.errors=e,s===0}ee.evaluated={props:{role:!0,content:!0},dynamicProps:!1,dynamicItems:!1};function or(r,{
instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=or.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.model!==void 0&&typeof r.model!="string"){let n={instancePath:i+"/model",schemaPath:"#/propertie\
s/model/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),s++}if(r.messages!==void 0){let n=r.messages;if(Array.isArray(n)){let o=n.length;for(let a=0;a<
o;a++)ee(n[a],{instancePath:i+"/messages/"+a,parentData:n,parentDataProperty:a,rootData:P,dynamicAnchors:k})||(e=e===null?ee.errors:e.concat(ee.errors),s=e.length)}else{
let o={instancePath:i+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),s++}}if(r.max_tokens!==
void 0){let n=r.max_tokens;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/max_tokens",schemaPath:"#/properties/max_tokens/typ\
e",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),s++}}if(r.temperature!==void 0){let n=r.temperature;if(!(typeof n=="number"&&isFinite(n))){let o={
instancePath:i+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return or.errors=e,s===0}or.evaluated={props:{model:!0,messages:!0,max_tokens:!0,
temperature:!0},dynamicProps:!1,dynamicItems:!1};var Yr=ar;function ar(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=ar.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.choices===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"choices"}};e===null?e=[n]:e.push(n),s++}if(r.choices!==void 0){let n=r.choices;if(Array.isArray(n)){let o=n.length;for(let a=0;a<
o;a++){let p=n[a];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.message===void 0){let m={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items\
/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[m]:e.push(m),s++}if(p.message!==void 0){let m=p.message;if(m&&typeof m=="object"&&
!Array.isArray(m)){if(m.content===void 0){let g={instancePath:i+"/choices/"+a+"/message",schemaPath:"#/properties/choices/items/properties/message/required",keyword:"\
required",params:{missingProperty:"content"}};e===null?e=[g]:e.push(g),s++}if(m.content!==void 0&&typeof m.content!="string"){let g={instancePath:i+"/choices/"+
a+"/message/content",schemaPath:"#/properties/choices/items/properties/message/properties/content/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.
push(g),s++}}else{let g={instancePath:i+"/choices/"+a+"/message",schemaPath:"#/properties/choices/items/properties/message/type",keyword:"type",params:{type:"ob\
ject"}};e===null?e=[g]:e.push(g),s++}}}else{let m={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items/type",keyword:"type",params:{type:"object"}};
e===null?e=[m]:e.push(m),s++}}}else{let o={instancePath:i+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:
e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return ar.errors=e,s===0}ar.evaluated=
{props:{choices:!0},dynamicProps:!1,dynamicItems:!1};var es=ee,rs=pr,E={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:load-run",$comment:"\
load-run.json, the only thing a load report reads. A run is valid when it gives no reason against it, and only a valid run is ok or has missed an objective.",title:"\
Load run",type:"object",required:["schema","outcome","exitCode","valid","reasons","notes","requests","metrics","throughput","rates","goodput","littlesLaw","erro\
rs","conformance","slo","scenario","suite","target","workload","schedule","instrument","startedAt","durationMs"],additionalProperties:!1,properties:{schema:{const:"\
assay.load/1"},outcome:{enum:["ok","slo-failed","invalid","aborted"]},exitCode:{enum:[0,1,3,4]},valid:{type:"boolean"},reasons:{type:"array",items:{type:"string",
minLength:1,pattern:"^[^\\n]*$"}},notes:{type:"array",items:{type:"string",minLength:1,pattern:"^[^\\n]*$"}},requests:{type:"object",required:["started","ok","f\
ailed","dropped","interrupted","errorShare"],additionalProperties:!1,properties:{started:{type:"integer",minimum:0},ok:{type:"integer",minimum:0},failed:{type:"\
integer",minimum:0},dropped:{type:"integer",minimum:0},errorShare:{type:"number",minimum:0,maximum:1},interrupted:{type:"integer",minimum:0}}},metrics:{type:"ob\
ject",propertyNames:{pattern:"^[a-z][a-z0-9-]*$"},additionalProperties:{$ref:"#/$defs/metric"}},throughput:{type:"object",required:["completionsPerSecond","outp\
utTokensPerSecond","tokensPerSecondPerUser"],additionalProperties:!1,properties:{completionsPerSecond:{type:"number",minimum:0},outputTokensPerSecond:{type:["nu\
mber","null"],minimum:0},tokensPerSecondPerUser:{type:["object","null"],required:["p50","p10","p1"],additionalProperties:!1,properties:{p50:{type:["number","nul\
l"],minimum:0},p10:{type:["number","null"],minimum:0},p1:{type:["number","null"],minimum:0}}}}},rates:{type:["object","null"],required:["askedPerSecond","sentPe\
rSecond","admittedPerSecond","completedPerSecond"],additionalProperties:!1,properties:{askedPerSecond:{type:["number","null"],minimum:0},sentPerSecond:{type:"nu\
mber",minimum:0},admittedPerSecond:{type:"number",minimum:0},completedPerSecond:{type:"number",minimum:0}}},goodput:{type:["object","null"],required:["share","p\
erSecond","tokensPerSecond","goals"],additionalProperties:!1,properties:{share:{type:"number",minimum:0,maximum:1},perSecond:{type:"number",minimum:0},tokensPerSecond:{
type:["number","null"],minimum:0},goals:{type:"array",items:{type:"object",required:["slo","share"],additionalProperties:!1,properties:{slo:{type:"string",minLength:1,
pattern:"^[^\\n]*$"},share:{type:"number",minimum:0,maximum:1}}}}}},littlesLaw:{type:["object","null"],required:["inFlight","arrivalsPerSecond","meanStaySeconds",
"residual"],additionalProperties:!1,properties:{inFlight:{type:"number",minimum:0},arrivalsPerSecond:{type:"number",minimum:0},meanStaySeconds:{type:["number","\
null"],minimum:0},residual:{type:["number","null"],minimum:0}}},errors:{type:"array",items:{type:"object",required:["class","count","example"],additionalProperties:!1,
properties:{class:{enum:["http-429","http-4xx","http-5xx","http-other","bad-json","not-a-completion","timeout","network","truncated","stream-error","timeout-con\
nect","timeout-headers","timeout-first-token","timeout-idle","timeout-total","refused","reset","dns","tls","too-large","too-many-events","aborted"]},count:{type:"\
integer",minimum:1},example:{type:["string","null"]}}}},conformance:{type:"object",required:["sampled","conforming","example"],additionalProperties:!1,properties:{
sampled:{type:"integer",minimum:0},conforming:{type:"integer",minimum:0},example:{type:["string","null"]}}},slo:{type:"array",items:{type:"object",required:["sl\
o","metric","op","threshold","unit","actual","ok","reason"],additionalProperties:!1,properties:{slo:{type:"string",minLength:1,pattern:"^[^\\n]*$"},metric:{type:"\
string",minLength:1,pattern:"^[^\\n]*$"},op:{enum:["<","<=",">",">="]},threshold:{type:"number",minimum:0},unit:{enum:["ms","share","per-second"]},actual:{type:[
"number","null"],minimum:0},ok:{type:["boolean","null"]},reason:{type:["string","null"]}}}},scenario:{type:"string",minLength:1,pattern:"^[^\\n]*$"},suite:{type:"\
object",required:["version"],additionalProperties:!1,properties:{version:{type:"string",minLength:1,pattern:"^[^\\n]*$"}}},target:{type:"object",required:["base\
Url","model"],additionalProperties:!1,properties:{baseUrl:{type:"string",pattern:"^https?://"},model:{type:"string",minLength:1,pattern:"^[^\\n]*$"}}},workload:{
$ref:"#/$defs/workload"},schedule:{type:"object",required:["seed","sha256"],additionalProperties:!1,properties:{seed:{type:"string"},sha256:{type:"string",pattern:"\
^[0-9a-f]{64}$"}}},instrument:{type:"object",required:["note","engine","cpuShare","memory","ttftErrorMs","gapErrorMs","scheduleLagMs","verdict","reasons","marke\
d","k6ExitCode"],additionalProperties:!1,properties:{note:{type:"string",minLength:1,pattern:"^[^\\n]*$"},engine:{type:"string",minLength:1,pattern:"^[^\\n]*$"},
cpuShare:{type:["number","null"],minimum:0,maximum:1},memory:{type:["object","null"],required:["peakMiB","earlyMiB","lateMiB"],additionalProperties:!1,properties:{
peakMiB:{type:"number",minimum:0},earlyMiB:{type:"number",minimum:0},lateMiB:{type:"number",minimum:0}}},ttftErrorMs:{anyOf:[{type:"null"},{$ref:"#/$defs/errorM\
s"}]},gapErrorMs:{anyOf:[{type:"null"},{$ref:"#/$defs/errorMs"}]},scheduleLagMs:{anyOf:[{type:"null"},{$ref:"#/$defs/errorMs"}]},verdict:{enum:["valid","suspect"]},
reasons:{type:"array",items:{type:"string",minLength:1,pattern:"^[^\\n]*$"}},marked:{type:"array",items:{type:"string",minLength:1}},k6ExitCode:{type:["integer",
"null"]}}},startedAt:{type:"string",pattern:"^\\d{4}-\\d{2}-\\d{2}T[0-9:.]+Z$"},durationMs:{type:"integer",minimum:0}},oneOf:[{properties:{outcome:{const:"ok"},
exitCode:{const:0},valid:{const:!0},reasons:{type:"array",maxItems:0}}},{properties:{outcome:{const:"slo-failed"},exitCode:{const:1},valid:{const:!0},reasons:{type:"\
array",maxItems:0}}},{properties:{outcome:{const:"invalid"},exitCode:{enum:[3,4]},valid:{const:!1},reasons:{type:"array",minItems:1}}},{properties:{outcome:{const:"\
aborted"},exitCode:{const:3},valid:{const:!1},reasons:{type:"array",minItems:1}}}],$defs:{metric:{type:"object",required:["unit","n","p50","p90","p95","p99","ma\
x","ci","bound"],additionalProperties:!1,properties:{unit:{const:"ms"},n:{type:"integer",minimum:0},p50:{type:["number","null"],minimum:0},p90:{type:["number","\
null"],minimum:0},p95:{type:["number","null"],minimum:0},p99:{type:["number","null"],minimum:0},max:{type:["number","null"],minimum:0},ci:{type:["object","null"],
additionalProperties:{type:"object",required:["low","high"],additionalProperties:!1,properties:{low:{type:"number"},high:{type:"number"}}}},bound:{type:["object",
"null"],additionalProperties:{type:"number"}}}},workload:{type:"object",required:["model","vus","durationSeconds","ratePerSecond","burstiness","traceSpeed","thi\
nkSeconds","maxTokens","promptTokens","lengths","prefixShare","keys","mix","requestTimeoutSeconds"],additionalProperties:!1,properties:{model:{enum:["closed","o\
pen-constant","open-poisson","open-gamma","open-trace"]},vus:{type:"integer",minimum:1},durationSeconds:{type:"number",minimum:0},ratePerSecond:{type:["number",
"null"],minimum:0},burstiness:{type:"number",minimum:0},traceSpeed:{type:"number",minimum:0},thinkSeconds:{type:"number",minimum:0},maxTokens:{type:"integer",minimum:1},
promptTokens:{type:"integer",minimum:1},lengths:{type:"object",required:["kind"],properties:{kind:{enum:["fixed","lognormal","empirical"]},promptCv:{type:"numbe\
r",minimum:0},outputCv:{type:"number",minimum:0},correlation:{type:"number",minimum:-1,maximum:1},count:{type:"integer",minimum:1}},additionalProperties:!1},prefixShare:{
type:"number",minimum:0,maximum:1},keys:{type:"integer",minimum:1},mix:{type:"object",required:["json","sse","websocket"],additionalProperties:!1,properties:{json:{
type:"number",minimum:0},sse:{type:"number",minimum:0},websocket:{type:"number",minimum:0}}},requestTimeoutSeconds:{type:"number",minimum:0}}},errorMs:{type:"ob\
ject",required:["p50","p99"],additionalProperties:!1,properties:{p50:{type:["number","null"],minimum:0},p99:{type:["number","null"],minimum:0}}}}},Z=new RegExp(
"^[^\\n]*$","u"),zr=new RegExp("^[a-z][a-z0-9-]*$","u"),ss=new RegExp("^https?://","u"),is=new RegExp("^[0-9a-f]{64}$","u"),ts=new RegExp("^\\d{4}-\\d{2}-\\d{2}T[0\
-9:.]+Z$","u"),Q={type:"object",required:["unit","n","p50","p90","p95","p99","max","ci","bound"],additionalProperties:!1,properties:{unit:{const:"ms"},n:{type:"\
integer",minimum:0},p50:{type:["number","null"],minimum:0},p90:{type:["number","null"],minimum:0},p95:{type:["number","null"],minimum:0},p99:{type:["number","nu\
ll"],minimum:0},max:{type:["number","null"],minimum:0},ci:{type:["object","null"],additionalProperties:{type:"object",required:["low","high"],additionalProperties:!1,
properties:{low:{type:"number"},high:{type:"number"}}}},bound:{type:["object","null"],additionalProperties:{type:"number"}}}};function se(r,{instancePath:i="",parentData:j,
parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=se.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){if(r.unit===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"unit"}};e===
null?e=[n]:e.push(n),s++}if(r.n===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"n"}};e===null?e=[n]:e.push(n),
s++}if(r.p50===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p50"}};e===null?e=[n]:e.push(n),s++}if(r.p90===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p90"}};e===null?e=[n]:e.push(n),s++}if(r.p95===void 0){let n={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p95"}};e===null?e=[n]:e.push(n),s++}if(r.p99===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"p99"}};e===null?e=[n]:e.push(n),s++}if(r.max===void 0){let n={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"max"}};e===null?e=[n]:e.push(n),s++}if(r.ci===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"ci"}};e===null?e=[n]:e.push(n),s++}if(r.bound===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"bound"}};e===null?e=[n]:e.push(n),s++}for(let n in r)if(!J.call(Q.properties,n)){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),s++}if(r.unit!==void 0&&r.unit!=="ms"){let n={instancePath:i+"/unit",schemaPath:"#\
/properties/unit/const",keyword:"const",params:{allowedValue:"ms"}};e===null?e=[n]:e.push(n),s++}if(r.n!==void 0){let n=r.n;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))){let o={instancePath:i+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),s++}if(typeof n==
"number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?
e=[o]:e.push(o),s++}}if(r.p50!==void 0){let n=r.p50;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/p50",schemaPath:"#/properties/p50/t\
ype",keyword:"type",params:{type:Q.properties.p50.type}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+
"/p50",schemaPath:"#/properties/p50/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.p90!==void 0){let n=r.p90;if(!(typeof n==
"number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/p90",schemaPath:"#/properties/p90/type",keyword:"type",params:{type:Q.properties.p90.type}};e===null?e=
[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/p90",schemaPath:"#/properties/p90/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.p95!==void 0){let n=r.p95;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/\
p95",schemaPath:"#/properties/p95/type",keyword:"type",params:{type:Q.properties.p95.type}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<
0||isNaN(n))){let o={instancePath:i+"/p95",schemaPath:"#/properties/p95/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}
if(r.p99!==void 0){let n=r.p99;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/p99",schemaPath:"#/properties/p99/type",keyword:"type",params:{
type:Q.properties.p99.type}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/p99",schemaPath:"#/proper\
ties/p99/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.max!==void 0){let n=r.max;if(!(typeof n=="number"&&isFinite(
n))&&n!==null){let o={instancePath:i+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type:Q.properties.max.type}};e===null?e=[o]:e.push(o),s++}
if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/max",schemaPath:"#/properties/max/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.ci!==void 0){let n=r.ci;if(!(n&&typeof n=="object"&&!Array.isArray(n))&&n!==null){let o={instancePath:i+"/ci",schemaPath:"\
#/properties/ci/type",keyword:"type",params:{type:Q.properties.ci.type}};e===null?e=[o]:e.push(o),s++}if(n&&typeof n=="object"&&!Array.isArray(n))for(let o in n){
let a=n[o];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.low===void 0){let p={instancePath:i+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/p\
roperties/ci/additionalProperties/required",keyword:"required",params:{missingProperty:"low"}};e===null?e=[p]:e.push(p),s++}if(a.high===void 0){let p={instancePath:i+
"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/ci/additionalProperties/required",keyword:"required",params:{missingProperty:"high"}};e===
null?e=[p]:e.push(p),s++}for(let p in a)if(!(p==="low"||p==="high")){let m={instancePath:i+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/propert\
ies/ci/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[m]:e.push(m),s++}if(a.low!==void 0){
let p=a.low;if(!(typeof p=="number"&&isFinite(p))){let m={instancePath:i+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/low",schemaPath:"#/properties/ci/addi\
tionalProperties/properties/low/type",keyword:"type",params:{type:"number"}};e===null?e=[m]:e.push(m),s++}}if(a.high!==void 0){let p=a.high;if(!(typeof p=="numb\
er"&&isFinite(p))){let m={instancePath:i+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/high",schemaPath:"#/properties/ci/additionalProperties/properties/hig\
h/type",keyword:"type",params:{type:"number"}};e===null?e=[m]:e.push(m),s++}}}else{let p={instancePath:i+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/ci/additionalProperties/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}}}if(r.bound!==void 0){let n=r.bound;if(!(n&&typeof n==
"object"&&!Array.isArray(n))&&n!==null){let o={instancePath:i+"/bound",schemaPath:"#/properties/bound/type",keyword:"type",params:{type:Q.properties.bound.type}};
e===null?e=[o]:e.push(o),s++}if(n&&typeof n=="object"&&!Array.isArray(n))for(let o in n){let a=n[o];if(!(typeof a=="number"&&isFinite(a))){let p={instancePath:i+
"/bound/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/bound/additionalProperties/type",keyword:"type",params:{type:"number"}};e===null?e=[
p]:e.push(p),s++}}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return se.errors=e,s===0}
se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ir={type:"object",required:["model","vus","durationSeconds","ratePerSecond","burstiness","traceSpeed",
"thinkSeconds","maxTokens","promptTokens","lengths","prefixShare","keys","mix","requestTimeoutSeconds"],additionalProperties:!1,properties:{model:{enum:["closed",
"open-constant","open-poisson","open-gamma","open-trace"]},vus:{type:"integer",minimum:1},durationSeconds:{type:"number",minimum:0},ratePerSecond:{type:["number",
"null"],minimum:0},burstiness:{type:"number",minimum:0},traceSpeed:{type:"number",minimum:0},thinkSeconds:{type:"number",minimum:0},maxTokens:{type:"integer",minimum:1},
promptTokens:{type:"integer",minimum:1},lengths:{type:"object",required:["kind"],properties:{kind:{enum:["fixed","lognormal","empirical"]},promptCv:{type:"numbe\
r",minimum:0},outputCv:{type:"number",minimum:0},correlation:{type:"number",minimum:-1,maximum:1},count:{type:"integer",minimum:1}},additionalProperties:!1},prefixShare:{
type:"number",minimum:0,maximum:1},keys:{type:"integer",minimum:1},mix:{type:"object",required:["json","sse","websocket"],additionalProperties:!1,properties:{json:{
type:"number",minimum:0},sse:{type:"number",minimum:0},websocket:{type:"number",minimum:0}}},requestTimeoutSeconds:{type:"number",minimum:0}}};function ie(r,{instancePath:i="",
parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=ie.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.model===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
model"}};e===null?e=[n]:e.push(n),s++}if(r.vus===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"vus"}};e===null?
e=[n]:e.push(n),s++}if(r.durationSeconds===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"durationSeconds"}};
e===null?e=[n]:e.push(n),s++}if(r.ratePerSecond===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ratePerSecon\
d"}};e===null?e=[n]:e.push(n),s++}if(r.burstiness===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"burstiness"}};
e===null?e=[n]:e.push(n),s++}if(r.traceSpeed===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"traceSpeed"}};e===
null?e=[n]:e.push(n),s++}if(r.thinkSeconds===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"thinkSeconds"}};e===
null?e=[n]:e.push(n),s++}if(r.maxTokens===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"maxTokens"}};e===null?
e=[n]:e.push(n),s++}if(r.promptTokens===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"promptTokens"}};e===null?
e=[n]:e.push(n),s++}if(r.lengths===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"lengths"}};e===null?e=[n]:e.
push(n),s++}if(r.prefixShare===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"prefixShare"}};e===null?e=[n]:e.
push(n),s++}if(r.keys===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"keys"}};e===null?e=[n]:e.push(n),s++}if(r.
mix===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mix"}};e===null?e=[n]:e.push(n),s++}if(r.requestTimeoutSeconds===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requestTimeoutSeconds"}};e===null?e=[n]:e.push(n),s++}for(let n in r)
if(!J.call(ir.properties,n)){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=
[o]:e.push(o),s++}if(r.model!==void 0){let n=r.model;if(!(n==="closed"||n==="open-constant"||n==="open-poisson"||n==="open-gamma"||n==="open-trace")){let o={instancePath:i+
"/model",schemaPath:"#/properties/model/enum",keyword:"enum",params:{allowedValues:ir.properties.model.enum}};e===null?e=[o]:e.push(o),s++}}if(r.vus!==void 0){let n=r.
vus;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/vus",schemaPath:"#/properties/vus/type",keyword:"type",params:{type:"integ\
er"}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<1||isNaN(n))){let o={instancePath:i+"/vus",schemaPath:"#/properties/vus/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}};e===null?e=[o]:e.push(o),s++}}if(r.durationSeconds!==void 0){let n=r.durationSeconds;if(typeof n=="number"&&isFinite(
n)){if(n<0||isNaN(n)){let o={instancePath:i+"/durationSeconds",schemaPath:"#/properties/durationSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/durationSeconds",schemaPath:"#/properties/durationSeconds/type",keyword:"type",params:{type:"number"}};
e===null?e=[o]:e.push(o),s++}}if(r.ratePerSecond!==void 0){let n=r.ratePerSecond;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/ratePe\
rSecond",schemaPath:"#/properties/ratePerSecond/type",keyword:"type",params:{type:ir.properties.ratePerSecond.type}};e===null?e=[o]:e.push(o),s++}if(typeof n=="\
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
enum",params:{allowedValues:ir.properties.lengths.properties.kind.enum}};e===null?e=[a]:e.push(a),s++}}if(n.promptCv!==void 0){let o=n.promptCv;if(typeof o=="nu\
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
object"}};e===null?e=[n]:e.push(n),s++}return ie.errors=e,s===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Fr={type:"object",required:["p50","p\
99"],additionalProperties:!1,properties:{p50:{type:["number","null"],minimum:0},p99:{type:["number","null"],minimum:0}}};function G(r,{instancePath:i="",parentData:j,
parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=G.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){if(r.p50===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p50"}};e===null?
e=[n]:e.push(n),s++}if(r.p99===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p99"}};e===null?e=[n]:e.push(n),
s++}for(let n in r)if(!(n==="p50"||n==="p99")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};
e===null?e=[o]:e.push(o),s++}if(r.p50!==void 0){let n=r.p50;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/p50",schemaPath:"#/properti\
es/p50/type",keyword:"type",params:{type:Fr.properties.p50.type}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+
"/p50",schemaPath:"#/properties/p50/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.p99!==void 0){let n=r.p99;if(!(typeof n==
"number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/p99",schemaPath:"#/properties/p99/type",keyword:"type",params:{type:Fr.properties.p99.type}};e===null?
e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/p99",schemaPath:"#/properties/p99/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.
push(n),s++}return G.errors=e,s===0}G.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function pr(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,
dynamicAnchors:k={}}={}){let e=null,s=0,u=pr.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);let n=s,o=!1,a=null,p=s;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.outcome!==void 0&&r.outcome!=="ok"){let c={instancePath:i+"/outcome",schemaPath:"#/oneOf/0/properties/outcome/const",keyword:"\
const",params:{allowedValue:"ok"}};e===null?e=[c]:e.push(c),s++}if(r.exitCode!==void 0&&r.exitCode!==0){let c={instancePath:i+"/exitCode",schemaPath:"#/oneOf/0/\
properties/exitCode/const",keyword:"const",params:{allowedValue:0}};e===null?e=[c]:e.push(c),s++}if(r.valid!==void 0&&r.valid!==!0){let c={instancePath:i+"/vali\
d",schemaPath:"#/oneOf/0/properties/valid/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[c]:e.push(c),s++}if(r.reasons!==void 0){let c=r.reasons;if(Array.
isArray(c)){if(c.length>0){let l={instancePath:i+"/reasons",schemaPath:"#/oneOf/0/properties/reasons/maxItems",keyword:"maxItems",params:{limit:0}};e===null?e=[
l]:e.push(l),s++}}else{let l={instancePath:i+"/reasons",schemaPath:"#/oneOf/0/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(
l),s++}}}var d=p===s;if(d){o=!0,a=0;var m={};m.outcome=!0,m.exitCode=!0,m.valid=!0,m.reasons=!0}let g=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.outcome!==
void 0&&r.outcome!=="slo-failed"){let c={instancePath:i+"/outcome",schemaPath:"#/oneOf/1/properties/outcome/const",keyword:"const",params:{allowedValue:"slo-fai\
led"}};e===null?e=[c]:e.push(c),s++}if(r.exitCode!==void 0&&r.exitCode!==1){let c={instancePath:i+"/exitCode",schemaPath:"#/oneOf/1/properties/exitCode/const",keyword:"\
const",params:{allowedValue:1}};e===null?e=[c]:e.push(c),s++}if(r.valid!==void 0&&r.valid!==!0){let c={instancePath:i+"/valid",schemaPath:"#/oneOf/1/properties/\
valid/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[c]:e.push(c),s++}if(r.reasons!==void 0){let c=r.reasons;if(Array.isArray(c)){if(c.length>0){let l={
instancePath:i+"/reasons",schemaPath:"#/oneOf/1/properties/reasons/maxItems",keyword:"maxItems",params:{limit:0}};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+
"/reasons",schemaPath:"#/oneOf/1/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),s++}}}var d=g===s;if(d&&o)o=!1,a=[a,1];else{
d&&(o=!0,a=1,m!==!0&&(m=m||{},m.outcome=!0,m.exitCode=!0,m.valid=!0,m.reasons=!0));let c=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.outcome!==void 0&&r.
outcome!=="invalid"){let y={instancePath:i+"/outcome",schemaPath:"#/oneOf/2/properties/outcome/const",keyword:"const",params:{allowedValue:"invalid"}};e===null?
e=[y]:e.push(y),s++}if(r.exitCode!==void 0){let y=r.exitCode;if(!(y===3||y===4)){let b={instancePath:i+"/exitCode",schemaPath:"#/oneOf/2/properties/exitCode/enu\
m",keyword:"enum",params:{allowedValues:E.oneOf[2].properties.exitCode.enum}};e===null?e=[b]:e.push(b),s++}}if(r.valid!==void 0&&r.valid!==!1){let y={instancePath:i+
"/valid",schemaPath:"#/oneOf/2/properties/valid/const",keyword:"const",params:{allowedValue:!1}};e===null?e=[y]:e.push(y),s++}if(r.reasons!==void 0){let y=r.reasons;
if(Array.isArray(y)){if(y.length<1){let b={instancePath:i+"/reasons",schemaPath:"#/oneOf/2/properties/reasons/minItems",keyword:"minItems",params:{limit:1}};e===
null?e=[b]:e.push(b),s++}}else{let b={instancePath:i+"/reasons",schemaPath:"#/oneOf/2/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=
[b]:e.push(b),s++}}}var d=c===s;if(d&&o)o=!1,a=[a,2];else{d&&(o=!0,a=2,m!==!0&&(m=m||{},m.outcome=!0,m.exitCode=!0,m.valid=!0,m.reasons=!0));let y=s;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.outcome!==void 0&&r.outcome!=="aborted"){let w={instancePath:i+"/outcome",schemaPath:"#/oneOf/3/properties/outcome/const",keyword:"\
const",params:{allowedValue:"aborted"}};e===null?e=[w]:e.push(w),s++}if(r.exitCode!==void 0&&r.exitCode!==3){let w={instancePath:i+"/exitCode",schemaPath:"#/one\
Of/3/properties/exitCode/const",keyword:"const",params:{allowedValue:3}};e===null?e=[w]:e.push(w),s++}if(r.valid!==void 0&&r.valid!==!1){let w={instancePath:i+"\
/valid",schemaPath:"#/oneOf/3/properties/valid/const",keyword:"const",params:{allowedValue:!1}};e===null?e=[w]:e.push(w),s++}if(r.reasons!==void 0){let w=r.reasons;
if(Array.isArray(w)){if(w.length<1){let $={instancePath:i+"/reasons",schemaPath:"#/oneOf/3/properties/reasons/minItems",keyword:"minItems",params:{limit:1}};e===
null?e=[$]:e.push($),s++}}else{let $={instancePath:i+"/reasons",schemaPath:"#/oneOf/3/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=
[$]:e.push($),s++}}}var d=y===s;d&&o?(o=!1,a=[a,3]):d&&(o=!0,a=3,m!==!0&&(m=m||{},m.outcome=!0,m.exitCode=!0,m.valid=!0,m.reasons=!0))}}if(o)s=n,e!==null&&(n?e.
length=n:e=null);else{let c={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:a}};e===null?e=[c]:e.push(c),s++}if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.schema===void 0){let c={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[c]:e.push(
c),s++}if(r.outcome===void 0){let c={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"outcome"}};e===null?e=[c]:e.push(c),s++}
if(r.exitCode===void 0){let c={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exitCode"}};e===null?e=[c]:e.push(c),s++}if(r.
valid===void 0){let c={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid"}};e===null?e=[c]:e.push(c),s++}if(r.reasons===void 0){
let c={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reasons"}};e===null?e=[c]:e.push(c),s++}if(r.notes===void 0){let c={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"notes"}};e===null?e=[c]:e.push(c),s++}if(r.requests===void 0){let c={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"requests"}};e===null?e=[c]:e.push(c),s++}if(r.metrics===void 0){let c={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"metrics"}};e===null?e=[c]:e.push(c),s++}if(r.throughput===void 0){let c={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"throughput"}};e===null?e=[c]:e.push(c),s++}if(r.rates===void 0){let c={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"rates"}};e===null?e=[c]:e.push(c),s++}if(r.goodput===void 0){let c={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"goodput"}};e===null?e=[c]:e.push(c),s++}if(r.littlesLaw===void 0){let c={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"littlesLaw"}};e===null?e=[c]:e.push(c),s++}if(r.errors===void 0){let c={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
errors"}};e===null?e=[c]:e.push(c),s++}if(r.conformance===void 0){let c={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"conf\
ormance"}};e===null?e=[c]:e.push(c),s++}if(r.slo===void 0){let c={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"slo"}};e===
null?e=[c]:e.push(c),s++}if(r.scenario===void 0){let c={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scenario"}};e===null?
e=[c]:e.push(c),s++}if(r.suite===void 0){let c={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"suite"}};e===null?e=[c]:e.push(
c),s++}if(r.target===void 0){let c={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"target"}};e===null?e=[c]:e.push(c),s++}if(r.
workload===void 0){let c={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"workload"}};e===null?e=[c]:e.push(c),s++}if(r.schedule===
void 0){let c={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schedule"}};e===null?e=[c]:e.push(c),s++}if(r.instrument===void 0){
let c={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"instrument"}};e===null?e=[c]:e.push(c),s++}if(r.startedAt===void 0){let c={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"startedAt"}};e===null?e=[c]:e.push(c),s++}if(r.durationMs===void 0){let c={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"durationMs"}};e===null?e=[c]:e.push(c),s++}for(let c in r)if(!J.call(E.properties,c)){let l={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}};e===null?e=[l]:e.push(l),s++}if(r.schema!==void 0&&
r.schema!=="assay.load/1"){let c={instancePath:i+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"assay.load/1"}};e===null?
e=[c]:e.push(c),s++}if(r.outcome!==void 0){let c=r.outcome;if(!(c==="ok"||c==="slo-failed"||c==="invalid"||c==="aborted")){let l={instancePath:i+"/outcome",schemaPath:"\
#/properties/outcome/enum",keyword:"enum",params:{allowedValues:E.properties.outcome.enum}};e===null?e=[l]:e.push(l),s++}}if(r.exitCode!==void 0){let c=r.exitCode;
if(!(c===0||c===1||c===3||c===4)){let l={instancePath:i+"/exitCode",schemaPath:"#/properties/exitCode/enum",keyword:"enum",params:{allowedValues:E.properties.exitCode.
enum}};e===null?e=[l]:e.push(l),s++}}if(r.valid!==void 0&&typeof r.valid!="boolean"){let c={instancePath:i+"/valid",schemaPath:"#/properties/valid/type",keyword:"\
type",params:{type:"boolean"}};e===null?e=[c]:e.push(c),s++}if(r.reasons!==void 0){let c=r.reasons;if(Array.isArray(c)){let l=c.length;for(let y=0;y<l;y++){let b=c[y];
if(typeof b=="string"){if(S(b)<1){let w={instancePath:i+"/reasons/"+y,schemaPath:"#/properties/reasons/items/minLength",keyword:"minLength",params:{limit:1}};e===
null?e=[w]:e.push(w),s++}if(!Z.test(b)){let w={instancePath:i+"/reasons/"+y,schemaPath:"#/properties/reasons/items/pattern",keyword:"pattern",params:{pattern:"^\
[^\\n]*$"}};e===null?e=[w]:e.push(w),s++}}else{let w={instancePath:i+"/reasons/"+y,schemaPath:"#/properties/reasons/items/type",keyword:"type",params:{type:"str\
ing"}};e===null?e=[w]:e.push(w),s++}}}else{let l={instancePath:i+"/reasons",schemaPath:"#/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?
e=[l]:e.push(l),s++}}if(r.notes!==void 0){let c=r.notes;if(Array.isArray(c)){let l=c.length;for(let y=0;y<l;y++){let b=c[y];if(typeof b=="string"){if(S(b)<1){let w={
instancePath:i+"/notes/"+y,schemaPath:"#/properties/notes/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[w]:e.push(w),s++}if(!Z.test(b)){let w={
instancePath:i+"/notes/"+y,schemaPath:"#/properties/notes/items/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[w]:e.push(w),s++}}else{let w={
instancePath:i+"/notes/"+y,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),s++}}}else{let l={instancePath:i+
"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),s++}}if(r.requests!==void 0){let c=r.requests;if(c&&
typeof c=="object"&&!Array.isArray(c)){if(c.started===void 0){let l={instancePath:i+"/requests",schemaPath:"#/properties/requests/required",keyword:"required",params:{
missingProperty:"started"}};e===null?e=[l]:e.push(l),s++}if(c.ok===void 0){let l={instancePath:i+"/requests",schemaPath:"#/properties/requests/required",keyword:"\
required",params:{missingProperty:"ok"}};e===null?e=[l]:e.push(l),s++}if(c.failed===void 0){let l={instancePath:i+"/requests",schemaPath:"#/properties/requests/\
required",keyword:"required",params:{missingProperty:"failed"}};e===null?e=[l]:e.push(l),s++}if(c.dropped===void 0){let l={instancePath:i+"/requests",schemaPath:"\
#/properties/requests/required",keyword:"required",params:{missingProperty:"dropped"}};e===null?e=[l]:e.push(l),s++}if(c.interrupted===void 0){let l={instancePath:i+
"/requests",schemaPath:"#/properties/requests/required",keyword:"required",params:{missingProperty:"interrupted"}};e===null?e=[l]:e.push(l),s++}if(c.errorShare===
void 0){let l={instancePath:i+"/requests",schemaPath:"#/properties/requests/required",keyword:"required",params:{missingProperty:"errorShare"}};e===null?e=[l]:e.
push(l),s++}for(let l in c)if(!(l==="started"||l==="ok"||l==="failed"||l==="dropped"||l==="errorShare"||l==="interrupted")){let y={instancePath:i+"/requests",schemaPath:"\
#/properties/requests/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[y]:e.push(y),s++}if(c.started!==void 0){let l=c.
started;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let y={instancePath:i+"/requests/started",schemaPath:"#/properties/requests/properties/started\
/type",keyword:"type",params:{type:"integer"}};e===null?e=[y]:e.push(y),s++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){let y={instancePath:i+"/request\
s/started",schemaPath:"#/properties/requests/properties/started/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[y]:e.push(y),s++}}if(c.
ok!==void 0){let l=c.ok;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let y={instancePath:i+"/requests/ok",schemaPath:"#/properties/requests/propert\
ies/ok/type",keyword:"type",params:{type:"integer"}};e===null?e=[y]:e.push(y),s++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){let y={instancePath:i+"/r\
equests/ok",schemaPath:"#/properties/requests/properties/ok/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[y]:e.push(y),s++}}if(c.failed!==
void 0){let l=c.failed;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let y={instancePath:i+"/requests/failed",schemaPath:"#/properties/requests/prop\
erties/failed/type",keyword:"type",params:{type:"integer"}};e===null?e=[y]:e.push(y),s++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){let y={instancePath:i+
"/requests/failed",schemaPath:"#/properties/requests/properties/failed/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[y]:e.push(y),s++}}
if(c.dropped!==void 0){let l=c.dropped;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let y={instancePath:i+"/requests/dropped",schemaPath:"#/propert\
ies/requests/properties/dropped/type",keyword:"type",params:{type:"integer"}};e===null?e=[y]:e.push(y),s++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){
let y={instancePath:i+"/requests/dropped",schemaPath:"#/properties/requests/properties/dropped/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===
null?e=[y]:e.push(y),s++}}if(c.errorShare!==void 0){let l=c.errorShare;if(typeof l=="number"&&isFinite(l)){if(l>1||isNaN(l)){let y={instancePath:i+"/requests/er\
rorShare",schemaPath:"#/properties/requests/properties/errorShare/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[y]:e.push(y),s++}if(l<
0||isNaN(l)){let y={instancePath:i+"/requests/errorShare",schemaPath:"#/properties/requests/properties/errorShare/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/requests/errorShare",schemaPath:"#/properties/requests/properties/errorShare/type",keyword:"\
type",params:{type:"number"}};e===null?e=[y]:e.push(y),s++}}if(c.interrupted!==void 0){let l=c.interrupted;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l))){let y={instancePath:i+"/requests/interrupted",schemaPath:"#/properties/requests/properties/interrupted/type",keyword:"type",params:{type:"integer"}};e===null?
e=[y]:e.push(y),s++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){let y={instancePath:i+"/requests/interrupted",schemaPath:"#/properties/requests/propert\
ies/interrupted/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[y]:e.push(y),s++}}}else{let l={instancePath:i+"/requests",schemaPath:"#\
/properties/requests/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),s++}}if(r.metrics!==void 0){let c=r.metrics;if(c&&typeof c=="object"&&
!Array.isArray(c)){for(let l in c){let y=s;if(typeof l=="string"&&!zr.test(l)){let b={instancePath:i+"/metrics",schemaPath:"#/properties/metrics/propertyNames/p\
attern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},propertyName:l};e===null?e=[b]:e.push(b),s++}var D=y===s;if(!D){let b={instancePath:i+"/metrics",
schemaPath:"#/properties/metrics/propertyNames",keyword:"propertyNames",params:{propertyName:l}};e===null?e=[b]:e.push(b),s++}}for(let l in c)se(c[l],{instancePath:i+
"/metrics/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:c,parentDataProperty:l,rootData:P,dynamicAnchors:k})||(e=e===null?se.errors:e.concat(se.errors),
s=e.length)}else{let l={instancePath:i+"/metrics",schemaPath:"#/properties/metrics/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),s++}}if(r.
throughput!==void 0){let c=r.throughput;if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.completionsPerSecond===void 0){let l={instancePath:i+"/throughput",schemaPath:"\
#/properties/throughput/required",keyword:"required",params:{missingProperty:"completionsPerSecond"}};e===null?e=[l]:e.push(l),s++}if(c.outputTokensPerSecond===
void 0){let l={instancePath:i+"/throughput",schemaPath:"#/properties/throughput/required",keyword:"required",params:{missingProperty:"outputTokensPerSecond"}};e===
null?e=[l]:e.push(l),s++}if(c.tokensPerSecondPerUser===void 0){let l={instancePath:i+"/throughput",schemaPath:"#/properties/throughput/required",keyword:"requir\
ed",params:{missingProperty:"tokensPerSecondPerUser"}};e===null?e=[l]:e.push(l),s++}for(let l in c)if(!(l==="completionsPerSecond"||l==="outputTokensPerSecond"||
l==="tokensPerSecondPerUser")){let y={instancePath:i+"/throughput",schemaPath:"#/properties/throughput/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:l}};e===null?e=[y]:e.push(y),s++}if(c.completionsPerSecond!==void 0){let l=c.completionsPerSecond;if(typeof l=="number"&&isFinite(l)){if(l<0||
isNaN(l)){let y={instancePath:i+"/throughput/completionsPerSecond",schemaPath:"#/properties/throughput/properties/completionsPerSecond/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/throughput/completionsPerSecond",schemaPath:"#/properties/throughpu\
t/properties/completionsPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[y]:e.push(y),s++}}if(c.outputTokensPerSecond!==void 0){let l=c.outputTokensPerSecond;
if(!(typeof l=="number"&&isFinite(l))&&l!==null){let y={instancePath:i+"/throughput/outputTokensPerSecond",schemaPath:"#/properties/throughput/properties/output\
TokensPerSecond/type",keyword:"type",params:{type:E.properties.throughput.properties.outputTokensPerSecond.type}};e===null?e=[y]:e.push(y),s++}if(typeof l=="num\
ber"&&isFinite(l)&&(l<0||isNaN(l))){let y={instancePath:i+"/throughput/outputTokensPerSecond",schemaPath:"#/properties/throughput/properties/outputTokensPerSeco\
nd/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[y]:e.push(y),s++}}if(c.tokensPerSecondPerUser!==void 0){let l=c.tokensPerSecondPerUser;
if(!(l&&typeof l=="object"&&!Array.isArray(l))&&l!==null){let y={instancePath:i+"/throughput/tokensPerSecondPerUser",schemaPath:"#/properties/throughput/propert\
ies/tokensPerSecondPerUser/type",keyword:"type",params:{type:E.properties.throughput.properties.tokensPerSecondPerUser.type}};e===null?e=[y]:e.push(y),s++}if(l&&
typeof l=="object"&&!Array.isArray(l)){if(l.p50===void 0){let y={instancePath:i+"/throughput/tokensPerSecondPerUser",schemaPath:"#/properties/throughput/propert\
ies/tokensPerSecondPerUser/required",keyword:"required",params:{missingProperty:"p50"}};e===null?e=[y]:e.push(y),s++}if(l.p10===void 0){let y={instancePath:i+"/\
throughput/tokensPerSecondPerUser",schemaPath:"#/properties/throughput/properties/tokensPerSecondPerUser/required",keyword:"required",params:{missingProperty:"p\
10"}};e===null?e=[y]:e.push(y),s++}if(l.p1===void 0){let y={instancePath:i+"/throughput/tokensPerSecondPerUser",schemaPath:"#/properties/throughput/properties/t\
okensPerSecondPerUser/required",keyword:"required",params:{missingProperty:"p1"}};e===null?e=[y]:e.push(y),s++}for(let y in l)if(!(y==="p50"||y==="p10"||y==="p1")){
let b={instancePath:i+"/throughput/tokensPerSecondPerUser",schemaPath:"#/properties/throughput/properties/tokensPerSecondPerUser/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:y}};e===null?e=[b]:e.push(b),s++}if(l.p50!==void 0){let y=l.p50;if(!(typeof y=="number"&&isFinite(y))&&y!==null){
let b={instancePath:i+"/throughput/tokensPerSecondPerUser/p50",schemaPath:"#/properties/throughput/properties/tokensPerSecondPerUser/properties/p50/type",keyword:"\
type",params:{type:E.properties.throughput.properties.tokensPerSecondPerUser.properties.p50.type}};e===null?e=[b]:e.push(b),s++}if(typeof y=="number"&&isFinite(
y)&&(y<0||isNaN(y))){let b={instancePath:i+"/throughput/tokensPerSecondPerUser/p50",schemaPath:"#/properties/throughput/properties/tokensPerSecondPerUser/proper\
ties/p50/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[b]:e.push(b),s++}}if(l.p10!==void 0){let y=l.p10;if(!(typeof y=="number"&&isFinite(
y))&&y!==null){let b={instancePath:i+"/throughput/tokensPerSecondPerUser/p10",schemaPath:"#/properties/throughput/properties/tokensPerSecondPerUser/properties/p\
10/type",keyword:"type",params:{type:E.properties.throughput.properties.tokensPerSecondPerUser.properties.p10.type}};e===null?e=[b]:e.push(b),s++}if(typeof y=="\
number"&&isFinite(y)&&(y<0||isNaN(y))){let b={instancePath:i+"/throughput/tokensPerSecondPerUser/p10",schemaPath:"#/properties/throughput/properties/tokensPerSe\
condPerUser/properties/p10/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[b]:e.push(b),s++}}if(l.p1!==void 0){let y=l.p1;if(!(typeof y==
"number"&&isFinite(y))&&y!==null){let b={instancePath:i+"/throughput/tokensPerSecondPerUser/p1",schemaPath:"#/properties/throughput/properties/tokensPerSecondPe\
rUser/properties/p1/type",keyword:"type",params:{type:E.properties.throughput.properties.tokensPerSecondPerUser.properties.p1.type}};e===null?e=[b]:e.push(b),s++}
if(typeof y=="number"&&isFinite(y)&&(y<0||isNaN(y))){let b={instancePath:i+"/throughput/tokensPerSecondPerUser/p1",schemaPath:"#/properties/throughput/propertie\
s/tokensPerSecondPerUser/properties/p1/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[b]:e.push(b),s++}}}}}else{let l={instancePath:i+
"/throughput",schemaPath:"#/properties/throughput/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),s++}}if(r.rates!==void 0){let c=r.rates;
if(!(c&&typeof c=="object"&&!Array.isArray(c))&&c!==null){let l={instancePath:i+"/rates",schemaPath:"#/properties/rates/type",keyword:"type",params:{type:E.properties.
rates.type}};e===null?e=[l]:e.push(l),s++}if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.askedPerSecond===void 0){let l={instancePath:i+"/rates",schemaPath:"\
#/properties/rates/required",keyword:"required",params:{missingProperty:"askedPerSecond"}};e===null?e=[l]:e.push(l),s++}if(c.sentPerSecond===void 0){let l={instancePath:i+
"/rates",schemaPath:"#/properties/rates/required",keyword:"required",params:{missingProperty:"sentPerSecond"}};e===null?e=[l]:e.push(l),s++}if(c.admittedPerSecond===
void 0){let l={instancePath:i+"/rates",schemaPath:"#/properties/rates/required",keyword:"required",params:{missingProperty:"admittedPerSecond"}};e===null?e=[l]:
e.push(l),s++}if(c.completedPerSecond===void 0){let l={instancePath:i+"/rates",schemaPath:"#/properties/rates/required",keyword:"required",params:{missingProperty:"\
completedPerSecond"}};e===null?e=[l]:e.push(l),s++}for(let l in c)if(!(l==="askedPerSecond"||l==="sentPerSecond"||l==="admittedPerSecond"||l==="completedPerSeco\
nd")){let y={instancePath:i+"/rates",schemaPath:"#/properties/rates/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?
e=[y]:e.push(y),s++}if(c.askedPerSecond!==void 0){let l=c.askedPerSecond;if(!(typeof l=="number"&&isFinite(l))&&l!==null){let y={instancePath:i+"/rates/askedPer\
Second",schemaPath:"#/properties/rates/properties/askedPerSecond/type",keyword:"type",params:{type:E.properties.rates.properties.askedPerSecond.type}};e===null?
e=[y]:e.push(y),s++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){let y={instancePath:i+"/rates/askedPerSecond",schemaPath:"#/properties/rates/properties\
/askedPerSecond/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[y]:e.push(y),s++}}if(c.sentPerSecond!==void 0){let l=c.sentPerSecond;if(typeof l==
"number"&&isFinite(l)){if(l<0||isNaN(l)){let y={instancePath:i+"/rates/sentPerSecond",schemaPath:"#/properties/rates/properties/sentPerSecond/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/rates/sentPerSecond",schemaPath:"#/properties/rates/proper\
ties/sentPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[y]:e.push(y),s++}}if(c.admittedPerSecond!==void 0){let l=c.admittedPerSecond;if(typeof l==
"number"&&isFinite(l)){if(l<0||isNaN(l)){let y={instancePath:i+"/rates/admittedPerSecond",schemaPath:"#/properties/rates/properties/admittedPerSecond/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/rates/admittedPerSecond",schemaPath:"#/properties/rates/pr\
operties/admittedPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[y]:e.push(y),s++}}if(c.completedPerSecond!==void 0){let l=c.completedPerSecond;
if(typeof l=="number"&&isFinite(l)){if(l<0||isNaN(l)){let y={instancePath:i+"/rates/completedPerSecond",schemaPath:"#/properties/rates/properties/completedPerSe\
cond/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/rates/completedPerSecond",schemaPath:"\
#/properties/rates/properties/completedPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[y]:e.push(y),s++}}}}if(r.goodput!==void 0){let c=r.goodput;
if(!(c&&typeof c=="object"&&!Array.isArray(c))&&c!==null){let l={instancePath:i+"/goodput",schemaPath:"#/properties/goodput/type",keyword:"type",params:{type:E.
properties.goodput.type}};e===null?e=[l]:e.push(l),s++}if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.share===void 0){let l={instancePath:i+"/goodput",schemaPath:"\
#/properties/goodput/required",keyword:"required",params:{missingProperty:"share"}};e===null?e=[l]:e.push(l),s++}if(c.perSecond===void 0){let l={instancePath:i+
"/goodput",schemaPath:"#/properties/goodput/required",keyword:"required",params:{missingProperty:"perSecond"}};e===null?e=[l]:e.push(l),s++}if(c.tokensPerSecond===
void 0){let l={instancePath:i+"/goodput",schemaPath:"#/properties/goodput/required",keyword:"required",params:{missingProperty:"tokensPerSecond"}};e===null?e=[l]:
e.push(l),s++}if(c.goals===void 0){let l={instancePath:i+"/goodput",schemaPath:"#/properties/goodput/required",keyword:"required",params:{missingProperty:"goals"}};
e===null?e=[l]:e.push(l),s++}for(let l in c)if(!(l==="share"||l==="perSecond"||l==="tokensPerSecond"||l==="goals")){let y={instancePath:i+"/goodput",schemaPath:"\
#/properties/goodput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[y]:e.push(y),s++}if(c.share!==void 0){let l=c.
share;if(typeof l=="number"&&isFinite(l)){if(l>1||isNaN(l)){let y={instancePath:i+"/goodput/share",schemaPath:"#/properties/goodput/properties/share/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1}};e===null?e=[y]:e.push(y),s++}if(l<0||isNaN(l)){let y={instancePath:i+"/goodput/share",schemaPath:"#/properties/goodpu\
t/properties/share/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/goodput/share",schemaPath:"\
#/properties/goodput/properties/share/type",keyword:"type",params:{type:"number"}};e===null?e=[y]:e.push(y),s++}}if(c.perSecond!==void 0){let l=c.perSecond;if(typeof l==
"number"&&isFinite(l)){if(l<0||isNaN(l)){let y={instancePath:i+"/goodput/perSecond",schemaPath:"#/properties/goodput/properties/perSecond/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/goodput/perSecond",schemaPath:"#/properties/goodput/properties\
/perSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[y]:e.push(y),s++}}if(c.tokensPerSecond!==void 0){let l=c.tokensPerSecond;if(!(typeof l=="num\
ber"&&isFinite(l))&&l!==null){let y={instancePath:i+"/goodput/tokensPerSecond",schemaPath:"#/properties/goodput/properties/tokensPerSecond/type",keyword:"type",
params:{type:E.properties.goodput.properties.tokensPerSecond.type}};e===null?e=[y]:e.push(y),s++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){let y={instancePath:i+
"/goodput/tokensPerSecond",schemaPath:"#/properties/goodput/properties/tokensPerSecond/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[
y]:e.push(y),s++}}if(c.goals!==void 0){let l=c.goals;if(Array.isArray(l)){let y=l.length;for(let b=0;b<y;b++){let w=l[b];if(w&&typeof w=="object"&&!Array.isArray(
w)){if(w.slo===void 0){let $={instancePath:i+"/goodput/goals/"+b,schemaPath:"#/properties/goodput/properties/goals/items/required",keyword:"required",params:{missingProperty:"\
slo"}};e===null?e=[$]:e.push($),s++}if(w.share===void 0){let $={instancePath:i+"/goodput/goals/"+b,schemaPath:"#/properties/goodput/properties/goals/items/requi\
red",keyword:"required",params:{missingProperty:"share"}};e===null?e=[$]:e.push($),s++}for(let $ in w)if(!($==="slo"||$==="share")){let V={instancePath:i+"/good\
put/goals/"+b,schemaPath:"#/properties/goodput/properties/goals/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:$}};e===null?
e=[V]:e.push(V),s++}if(w.slo!==void 0){let $=w.slo;if(typeof $=="string"){if(S($)<1){let V={instancePath:i+"/goodput/goals/"+b+"/slo",schemaPath:"#/properties/g\
oodput/properties/goals/items/properties/slo/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[V]:e.push(V),s++}if(!Z.test($)){let V={instancePath:i+
"/goodput/goals/"+b+"/slo",schemaPath:"#/properties/goodput/properties/goals/items/properties/slo/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?
e=[V]:e.push(V),s++}}else{let V={instancePath:i+"/goodput/goals/"+b+"/slo",schemaPath:"#/properties/goodput/properties/goals/items/properties/slo/type",keyword:"\
type",params:{type:"string"}};e===null?e=[V]:e.push(V),s++}}if(w.share!==void 0){let $=w.share;if(typeof $=="number"&&isFinite($)){if($>1||isNaN($)){let V={instancePath:i+
"/goodput/goals/"+b+"/share",schemaPath:"#/properties/goodput/properties/goals/items/properties/share/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};
e===null?e=[V]:e.push(V),s++}if($<0||isNaN($)){let V={instancePath:i+"/goodput/goals/"+b+"/share",schemaPath:"#/properties/goodput/properties/goals/items/proper\
ties/share/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[V]:e.push(V),s++}}else{let V={instancePath:i+"/goodput/goals/"+b+"/share",schemaPath:"\
#/properties/goodput/properties/goals/items/properties/share/type",keyword:"type",params:{type:"number"}};e===null?e=[V]:e.push(V),s++}}}else{let $={instancePath:i+
"/goodput/goals/"+b,schemaPath:"#/properties/goodput/properties/goals/items/type",keyword:"type",params:{type:"object"}};e===null?e=[$]:e.push($),s++}}}else{let y={
instancePath:i+"/goodput/goals",schemaPath:"#/properties/goodput/properties/goals/type",keyword:"type",params:{type:"array"}};e===null?e=[y]:e.push(y),s++}}}}if(r.
littlesLaw!==void 0){let c=r.littlesLaw;if(!(c&&typeof c=="object"&&!Array.isArray(c))&&c!==null){let l={instancePath:i+"/littlesLaw",schemaPath:"#/properties/l\
ittlesLaw/type",keyword:"type",params:{type:E.properties.littlesLaw.type}};e===null?e=[l]:e.push(l),s++}if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.inFlight===
void 0){let l={instancePath:i+"/littlesLaw",schemaPath:"#/properties/littlesLaw/required",keyword:"required",params:{missingProperty:"inFlight"}};e===null?e=[l]:
e.push(l),s++}if(c.arrivalsPerSecond===void 0){let l={instancePath:i+"/littlesLaw",schemaPath:"#/properties/littlesLaw/required",keyword:"required",params:{missingProperty:"\
arrivalsPerSecond"}};e===null?e=[l]:e.push(l),s++}if(c.meanStaySeconds===void 0){let l={instancePath:i+"/littlesLaw",schemaPath:"#/properties/littlesLaw/require\
d",keyword:"required",params:{missingProperty:"meanStaySeconds"}};e===null?e=[l]:e.push(l),s++}if(c.residual===void 0){let l={instancePath:i+"/littlesLaw",schemaPath:"\
#/properties/littlesLaw/required",keyword:"required",params:{missingProperty:"residual"}};e===null?e=[l]:e.push(l),s++}for(let l in c)if(!(l==="inFlight"||l==="\
arrivalsPerSecond"||l==="meanStaySeconds"||l==="residual")){let y={instancePath:i+"/littlesLaw",schemaPath:"#/properties/littlesLaw/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:l}};e===null?e=[y]:e.push(y),s++}if(c.inFlight!==void 0){let l=c.inFlight;if(typeof l=="number"&&isFinite(l)){if(l<
0||isNaN(l)){let y={instancePath:i+"/littlesLaw/inFlight",schemaPath:"#/properties/littlesLaw/properties/inFlight/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/littlesLaw/inFlight",schemaPath:"#/properties/littlesLaw/properties/inFlight/type",keyword:"\
type",params:{type:"number"}};e===null?e=[y]:e.push(y),s++}}if(c.arrivalsPerSecond!==void 0){let l=c.arrivalsPerSecond;if(typeof l=="number"&&isFinite(l)){if(l<
0||isNaN(l)){let y={instancePath:i+"/littlesLaw/arrivalsPerSecond",schemaPath:"#/properties/littlesLaw/properties/arrivalsPerSecond/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/littlesLaw/arrivalsPerSecond",schemaPath:"#/properties/littlesLaw/propertie\
s/arrivalsPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[y]:e.push(y),s++}}if(c.meanStaySeconds!==void 0){let l=c.meanStaySeconds;if(!(typeof l==
"number"&&isFinite(l))&&l!==null){let y={instancePath:i+"/littlesLaw/meanStaySeconds",schemaPath:"#/properties/littlesLaw/properties/meanStaySeconds/type",keyword:"\
type",params:{type:E.properties.littlesLaw.properties.meanStaySeconds.type}};e===null?e=[y]:e.push(y),s++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){let y={
instancePath:i+"/littlesLaw/meanStaySeconds",schemaPath:"#/properties/littlesLaw/properties/meanStaySeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[y]:e.push(y),s++}}if(c.residual!==void 0){let l=c.residual;if(!(typeof l=="number"&&isFinite(l))&&l!==null){let y={instancePath:i+"/littlesLaw/resid\
ual",schemaPath:"#/properties/littlesLaw/properties/residual/type",keyword:"type",params:{type:E.properties.littlesLaw.properties.residual.type}};e===null?e=[y]:
e.push(y),s++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){let y={instancePath:i+"/littlesLaw/residual",schemaPath:"#/properties/littlesLaw/properties/r\
esidual/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[y]:e.push(y),s++}}}}if(r.errors!==void 0){let c=r.errors;if(Array.isArray(c)){let l=c.
length;for(let y=0;y<l;y++){let b=c[y];if(b&&typeof b=="object"&&!Array.isArray(b)){if(b.class===void 0){let w={instancePath:i+"/errors/"+y,schemaPath:"#/proper\
ties/errors/items/required",keyword:"required",params:{missingProperty:"class"}};e===null?e=[w]:e.push(w),s++}if(b.count===void 0){let w={instancePath:i+"/error\
s/"+y,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty:"count"}};e===null?e=[w]:e.push(w),s++}if(b.example===void 0){let w={
instancePath:i+"/errors/"+y,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty:"example"}};e===null?e=[w]:e.push(w),s++}
for(let w in b)if(!(w==="class"||w==="count"||w==="example")){let $={instancePath:i+"/errors/"+y,schemaPath:"#/properties/errors/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:w}};e===null?e=[$]:e.push($),s++}if(b.class!==void 0){let w=b.class;if(!(w==="http-429"||w==="http-4xx"||w==="h\
ttp-5xx"||w==="http-other"||w==="bad-json"||w==="not-a-completion"||w==="timeout"||w==="network"||w==="truncated"||w==="stream-error"||w==="timeout-connect"||w===
"timeout-headers"||w==="timeout-first-token"||w==="timeout-idle"||w==="timeout-total"||w==="refused"||w==="reset"||w==="dns"||w==="tls"||w==="too-large"||w==="t\
oo-many-events"||w==="aborted")){let $={instancePath:i+"/errors/"+y+"/class",schemaPath:"#/properties/errors/items/properties/class/enum",keyword:"enum",params:{
allowedValues:E.properties.errors.items.properties.class.enum}};e===null?e=[$]:e.push($),s++}}if(b.count!==void 0){let w=b.count;if(!(typeof w=="number"&&!(w%1)&&
!isNaN(w)&&isFinite(w))){let $={instancePath:i+"/errors/"+y+"/count",schemaPath:"#/properties/errors/items/properties/count/type",keyword:"type",params:{type:"i\
nteger"}};e===null?e=[$]:e.push($),s++}if(typeof w=="number"&&isFinite(w)&&(w<1||isNaN(w))){let $={instancePath:i+"/errors/"+y+"/count",schemaPath:"#/properties\
/errors/items/properties/count/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[$]:e.push($),s++}}if(b.example!==void 0){let w=b.example;
if(typeof w!="string"&&w!==null){let $={instancePath:i+"/errors/"+y+"/example",schemaPath:"#/properties/errors/items/properties/example/type",keyword:"type",params:{
type:E.properties.errors.items.properties.example.type}};e===null?e=[$]:e.push($),s++}}}else{let w={instancePath:i+"/errors/"+y,schemaPath:"#/properties/errors/\
items/type",keyword:"type",params:{type:"object"}};e===null?e=[w]:e.push(w),s++}}}else{let l={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",keyword:"\
type",params:{type:"array"}};e===null?e=[l]:e.push(l),s++}}if(r.conformance!==void 0){let c=r.conformance;if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.sampled===
void 0){let l={instancePath:i+"/conformance",schemaPath:"#/properties/conformance/required",keyword:"required",params:{missingProperty:"sampled"}};e===null?e=[l]:
e.push(l),s++}if(c.conforming===void 0){let l={instancePath:i+"/conformance",schemaPath:"#/properties/conformance/required",keyword:"required",params:{missingProperty:"\
conforming"}};e===null?e=[l]:e.push(l),s++}if(c.example===void 0){let l={instancePath:i+"/conformance",schemaPath:"#/properties/conformance/required",keyword:"r\
equired",params:{missingProperty:"example"}};e===null?e=[l]:e.push(l),s++}for(let l in c)if(!(l==="sampled"||l==="conforming"||l==="example")){let y={instancePath:i+
"/conformance",schemaPath:"#/properties/conformance/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[y]:e.push(y),
s++}if(c.sampled!==void 0){let l=c.sampled;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let y={instancePath:i+"/conformance/sampled",schemaPath:"#/\
properties/conformance/properties/sampled/type",keyword:"type",params:{type:"integer"}};e===null?e=[y]:e.push(y),s++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(
l))){let y={instancePath:i+"/conformance/sampled",schemaPath:"#/properties/conformance/properties/sampled/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[y]:e.push(y),s++}}if(c.conforming!==void 0){let l=c.conforming;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let y={instancePath:i+"/con\
formance/conforming",schemaPath:"#/properties/conformance/properties/conforming/type",keyword:"type",params:{type:"integer"}};e===null?e=[y]:e.push(y),s++}if(typeof l==
"number"&&isFinite(l)&&(l<0||isNaN(l))){let y={instancePath:i+"/conformance/conforming",schemaPath:"#/properties/conformance/properties/conforming/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[y]:e.push(y),s++}}if(c.example!==void 0){let l=c.example;if(typeof l!="string"&&l!==null){let y={instancePath:i+
"/conformance/example",schemaPath:"#/properties/conformance/properties/example/type",keyword:"type",params:{type:E.properties.conformance.properties.example.type}};
e===null?e=[y]:e.push(y),s++}}}else{let l={instancePath:i+"/conformance",schemaPath:"#/properties/conformance/type",keyword:"type",params:{type:"object"}};e===null?
e=[l]:e.push(l),s++}}if(r.slo!==void 0){let c=r.slo;if(Array.isArray(c)){let l=c.length;for(let y=0;y<l;y++){let b=c[y];if(b&&typeof b=="object"&&!Array.isArray(
b)){if(b.slo===void 0){let w={instancePath:i+"/slo/"+y,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"slo"}};e===null?
e=[w]:e.push(w),s++}if(b.metric===void 0){let w={instancePath:i+"/slo/"+y,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"\
metric"}};e===null?e=[w]:e.push(w),s++}if(b.op===void 0){let w={instancePath:i+"/slo/"+y,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{
missingProperty:"op"}};e===null?e=[w]:e.push(w),s++}if(b.threshold===void 0){let w={instancePath:i+"/slo/"+y,schemaPath:"#/properties/slo/items/required",keyword:"\
required",params:{missingProperty:"threshold"}};e===null?e=[w]:e.push(w),s++}if(b.unit===void 0){let w={instancePath:i+"/slo/"+y,schemaPath:"#/properties/slo/it\
ems/required",keyword:"required",params:{missingProperty:"unit"}};e===null?e=[w]:e.push(w),s++}if(b.actual===void 0){let w={instancePath:i+"/slo/"+y,schemaPath:"\
#/properties/slo/items/required",keyword:"required",params:{missingProperty:"actual"}};e===null?e=[w]:e.push(w),s++}if(b.ok===void 0){let w={instancePath:i+"/sl\
o/"+y,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"ok"}};e===null?e=[w]:e.push(w),s++}if(b.reason===void 0){let w={instancePath:i+
"/slo/"+y,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"reason"}};e===null?e=[w]:e.push(w),s++}for(let w in b)if(!(w===
"slo"||w==="metric"||w==="op"||w==="threshold"||w==="unit"||w==="actual"||w==="ok"||w==="reason")){let $={instancePath:i+"/slo/"+y,schemaPath:"#/properties/slo/\
items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:w}};e===null?e=[$]:e.push($),s++}if(b.slo!==void 0){let w=b.slo;if(typeof w==
"string"){if(S(w)<1){let $={instancePath:i+"/slo/"+y+"/slo",schemaPath:"#/properties/slo/items/properties/slo/minLength",keyword:"minLength",params:{limit:1}};e===
null?e=[$]:e.push($),s++}if(!Z.test(w)){let $={instancePath:i+"/slo/"+y+"/slo",schemaPath:"#/properties/slo/items/properties/slo/pattern",keyword:"pattern",params:{
pattern:"^[^\\n]*$"}};e===null?e=[$]:e.push($),s++}}else{let $={instancePath:i+"/slo/"+y+"/slo",schemaPath:"#/properties/slo/items/properties/slo/type",keyword:"\
type",params:{type:"string"}};e===null?e=[$]:e.push($),s++}}if(b.metric!==void 0){let w=b.metric;if(typeof w=="string"){if(S(w)<1){let $={instancePath:i+"/slo/"+
y+"/metric",schemaPath:"#/properties/slo/items/properties/metric/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[$]:e.push($),s++}if(!Z.test(w)){let $={
instancePath:i+"/slo/"+y+"/metric",schemaPath:"#/properties/slo/items/properties/metric/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[$]:
e.push($),s++}}else{let $={instancePath:i+"/slo/"+y+"/metric",schemaPath:"#/properties/slo/items/properties/metric/type",keyword:"type",params:{type:"string"}};
e===null?e=[$]:e.push($),s++}}if(b.op!==void 0){let w=b.op;if(!(w==="<"||w==="<="||w===">"||w===">=")){let $={instancePath:i+"/slo/"+y+"/op",schemaPath:"#/prope\
rties/slo/items/properties/op/enum",keyword:"enum",params:{allowedValues:E.properties.slo.items.properties.op.enum}};e===null?e=[$]:e.push($),s++}}if(b.threshold!==
void 0){let w=b.threshold;if(typeof w=="number"&&isFinite(w)){if(w<0||isNaN(w)){let $={instancePath:i+"/slo/"+y+"/threshold",schemaPath:"#/properties/slo/items/\
properties/threshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[$]:e.push($),s++}}else{let $={instancePath:i+"/slo/"+y+"/threshold",
schemaPath:"#/properties/slo/items/properties/threshold/type",keyword:"type",params:{type:"number"}};e===null?e=[$]:e.push($),s++}}if(b.unit!==void 0){let w=b.unit;
if(!(w==="ms"||w==="share"||w==="per-second")){let $={instancePath:i+"/slo/"+y+"/unit",schemaPath:"#/properties/slo/items/properties/unit/enum",keyword:"enum",params:{
allowedValues:E.properties.slo.items.properties.unit.enum}};e===null?e=[$]:e.push($),s++}}if(b.actual!==void 0){let w=b.actual;if(!(typeof w=="number"&&isFinite(
w))&&w!==null){let $={instancePath:i+"/slo/"+y+"/actual",schemaPath:"#/properties/slo/items/properties/actual/type",keyword:"type",params:{type:E.properties.slo.
items.properties.actual.type}};e===null?e=[$]:e.push($),s++}if(typeof w=="number"&&isFinite(w)&&(w<0||isNaN(w))){let $={instancePath:i+"/slo/"+y+"/actual",schemaPath:"\
#/properties/slo/items/properties/actual/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[$]:e.push($),s++}}if(b.ok!==void 0){let w=b.ok;
if(typeof w!="boolean"&&w!==null){let $={instancePath:i+"/slo/"+y+"/ok",schemaPath:"#/properties/slo/items/properties/ok/type",keyword:"type",params:{type:E.properties.
slo.items.properties.ok.type}};e===null?e=[$]:e.push($),s++}}if(b.reason!==void 0){let w=b.reason;if(typeof w!="string"&&w!==null){let $={instancePath:i+"/slo/"+
y+"/reason",schemaPath:"#/properties/slo/items/properties/reason/type",keyword:"type",params:{type:E.properties.slo.items.properties.reason.type}};e===null?e=[$]:
e.push($),s++}}}else{let w={instancePath:i+"/slo/"+y,schemaPath:"#/properties/slo/items/type",keyword:"type",params:{type:"object"}};e===null?e=[w]:e.push(w),s++}}}else{
let l={instancePath:i+"/slo",schemaPath:"#/properties/slo/type",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),s++}}if(r.scenario!==void 0){let c=r.
scenario;if(typeof c=="string"){if(S(c)<1){let l={instancePath:i+"/scenario",schemaPath:"#/properties/scenario/minLength",keyword:"minLength",params:{limit:1}};
e===null?e=[l]:e.push(l),s++}if(!Z.test(c)){let l={instancePath:i+"/scenario",schemaPath:"#/properties/scenario/pattern",keyword:"pattern",params:{pattern:"^[^\\\
n]*$"}};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/scenario",schemaPath:"#/properties/scenario/type",keyword:"type",params:{type:"string"}};e===
null?e=[l]:e.push(l),s++}}if(r.suite!==void 0){let c=r.suite;if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.version===void 0){let l={instancePath:i+"/suite",
schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"version"}};e===null?e=[l]:e.push(l),s++}for(let l in c)if(l!=="version"){let y={
instancePath:i+"/suite",schemaPath:"#/properties/suite/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[y]:e.push(
y),s++}if(c.version!==void 0){let l=c.version;if(typeof l=="string"){if(S(l)<1){let y={instancePath:i+"/suite/version",schemaPath:"#/properties/suite/properties\
/version/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[y]:e.push(y),s++}if(!Z.test(l)){let y={instancePath:i+"/suite/version",schemaPath:"#/prope\
rties/suite/properties/version/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/suite/version",
schemaPath:"#/properties/suite/properties/version/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),s++}}}else{let l={instancePath:i+"/suite",
schemaPath:"#/properties/suite/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),s++}}if(r.target!==void 0){let c=r.target;if(c&&typeof c=="\
object"&&!Array.isArray(c)){if(c.baseUrl===void 0){let l={instancePath:i+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty:"\
baseUrl"}};e===null?e=[l]:e.push(l),s++}if(c.model===void 0){let l={instancePath:i+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{
missingProperty:"model"}};e===null?e=[l]:e.push(l),s++}for(let l in c)if(!(l==="baseUrl"||l==="model")){let y={instancePath:i+"/target",schemaPath:"#/properties\
/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[y]:e.push(y),s++}if(c.baseUrl!==void 0){let l=c.baseUrl;
if(typeof l=="string"){if(!ss.test(l)){let y={instancePath:i+"/target/baseUrl",schemaPath:"#/properties/target/properties/baseUrl/pattern",keyword:"pattern",params:{
pattern:"^https?://"}};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/target/baseUrl",schemaPath:"#/properties/target/properties/baseUrl/type",keyword:"\
type",params:{type:"string"}};e===null?e=[y]:e.push(y),s++}}if(c.model!==void 0){let l=c.model;if(typeof l=="string"){if(S(l)<1){let y={instancePath:i+"/target/\
model",schemaPath:"#/properties/target/properties/model/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[y]:e.push(y),s++}if(!Z.test(l)){let y={instancePath:i+
"/target/model",schemaPath:"#/properties/target/properties/model/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[y]:e.push(y),s++}}else{let y={
instancePath:i+"/target/model",schemaPath:"#/properties/target/properties/model/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),s++}}}else{
let l={instancePath:i+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),s++}}if(r.workload!==void 0&&
(ie(r.workload,{instancePath:i+"/workload",parentData:r,parentDataProperty:"workload",rootData:P,dynamicAnchors:k})||(e=e===null?ie.errors:e.concat(ie.errors),s=
e.length)),r.schedule!==void 0){let c=r.schedule;if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.seed===void 0){let l={instancePath:i+"/schedule",schemaPath:"\
#/properties/schedule/required",keyword:"required",params:{missingProperty:"seed"}};e===null?e=[l]:e.push(l),s++}if(c.sha256===void 0){let l={instancePath:i+"/s\
chedule",schemaPath:"#/properties/schedule/required",keyword:"required",params:{missingProperty:"sha256"}};e===null?e=[l]:e.push(l),s++}for(let l in c)if(!(l===
"seed"||l==="sha256")){let y={instancePath:i+"/schedule",schemaPath:"#/properties/schedule/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[y]:e.push(y),s++}if(c.seed!==void 0&&typeof c.seed!="string"){let l={instancePath:i+"/schedule/seed",schemaPath:"#/properties/schedule/properties/se\
ed/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),s++}if(c.sha256!==void 0){let l=c.sha256;if(typeof l=="string"){if(!is.test(l)){let y={
instancePath:i+"/schedule/sha256",schemaPath:"#/properties/schedule/properties/sha256/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}};e===null?e=[
y]:e.push(y),s++}}else{let y={instancePath:i+"/schedule/sha256",schemaPath:"#/properties/schedule/properties/sha256/type",keyword:"type",params:{type:"string"}};
e===null?e=[y]:e.push(y),s++}}}else{let l={instancePath:i+"/schedule",schemaPath:"#/properties/schedule/type",keyword:"type",params:{type:"object"}};e===null?e=
[l]:e.push(l),s++}}if(r.instrument!==void 0){let c=r.instrument;if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.note===void 0){let l={instancePath:i+"/instrum\
ent",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"note"}};e===null?e=[l]:e.push(l),s++}if(c.engine===void 0){let l={
instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"engine"}};e===null?e=[l]:e.push(l),s++}if(c.
cpuShare===void 0){let l={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"cpuShare"}};e===
null?e=[l]:e.push(l),s++}if(c.memory===void 0){let l={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"\
memory"}};e===null?e=[l]:e.push(l),s++}if(c.ttftErrorMs===void 0){let l={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"req\
uired",params:{missingProperty:"ttftErrorMs"}};e===null?e=[l]:e.push(l),s++}if(c.gapErrorMs===void 0){let l={instancePath:i+"/instrument",schemaPath:"#/properti\
es/instrument/required",keyword:"required",params:{missingProperty:"gapErrorMs"}};e===null?e=[l]:e.push(l),s++}if(c.scheduleLagMs===void 0){let l={instancePath:i+
"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"scheduleLagMs"}};e===null?e=[l]:e.push(l),s++}if(c.verdict===
void 0){let l={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"verdict"}};e===null?e=[l]:
e.push(l),s++}if(c.reasons===void 0){let l={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"\
reasons"}};e===null?e=[l]:e.push(l),s++}if(c.marked===void 0){let l={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"require\
d",params:{missingProperty:"marked"}};e===null?e=[l]:e.push(l),s++}if(c.k6ExitCode===void 0){let l={instancePath:i+"/instrument",schemaPath:"#/properties/instru\
ment/required",keyword:"required",params:{missingProperty:"k6ExitCode"}};e===null?e=[l]:e.push(l),s++}for(let l in c)if(!J.call(E.properties.instrument.properties,
l)){let y={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[y]:e.push(y),s++}if(c.note!==void 0){let l=c.note;if(typeof l=="string"){if(S(l)<1){let y={instancePath:i+"/instrument/note",schemaPath:"#/propertie\
s/instrument/properties/note/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[y]:e.push(y),s++}if(!Z.test(l)){let y={instancePath:i+"/instrument/not\
e",schemaPath:"#/properties/instrument/properties/note/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+
"/instrument/note",schemaPath:"#/properties/instrument/properties/note/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),s++}}if(c.engine!==
void 0){let l=c.engine;if(typeof l=="string"){if(S(l)<1){let y={instancePath:i+"/instrument/engine",schemaPath:"#/properties/instrument/properties/engine/minLen\
gth",keyword:"minLength",params:{limit:1}};e===null?e=[y]:e.push(y),s++}if(!Z.test(l)){let y={instancePath:i+"/instrument/engine",schemaPath:"#/properties/instr\
ument/properties/engine/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/instrument/engine",schemaPath:"\
#/properties/instrument/properties/engine/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),s++}}if(c.cpuShare!==void 0){let l=c.cpuShare;if(!(typeof l==
"number"&&isFinite(l))&&l!==null){let y={instancePath:i+"/instrument/cpuShare",schemaPath:"#/properties/instrument/properties/cpuShare/type",keyword:"type",params:{
type:E.properties.instrument.properties.cpuShare.type}};e===null?e=[y]:e.push(y),s++}if(typeof l=="number"&&isFinite(l)){if(l>1||isNaN(l)){let y={instancePath:i+
"/instrument/cpuShare",schemaPath:"#/properties/instrument/properties/cpuShare/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[y]:e.push(
y),s++}if(l<0||isNaN(l)){let y={instancePath:i+"/instrument/cpuShare",schemaPath:"#/properties/instrument/properties/cpuShare/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[y]:e.push(y),s++}}}if(c.memory!==void 0){let l=c.memory;if(!(l&&typeof l=="object"&&!Array.isArray(l))&&l!==null){let y={instancePath:i+
"/instrument/memory",schemaPath:"#/properties/instrument/properties/memory/type",keyword:"type",params:{type:E.properties.instrument.properties.memory.type}};e===
null?e=[y]:e.push(y),s++}if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.peakMiB===void 0){let y={instancePath:i+"/instrument/memory",schemaPath:"#/properties\
/instrument/properties/memory/required",keyword:"required",params:{missingProperty:"peakMiB"}};e===null?e=[y]:e.push(y),s++}if(l.earlyMiB===void 0){let y={instancePath:i+
"/instrument/memory",schemaPath:"#/properties/instrument/properties/memory/required",keyword:"required",params:{missingProperty:"earlyMiB"}};e===null?e=[y]:e.push(
y),s++}if(l.lateMiB===void 0){let y={instancePath:i+"/instrument/memory",schemaPath:"#/properties/instrument/properties/memory/required",keyword:"required",params:{
missingProperty:"lateMiB"}};e===null?e=[y]:e.push(y),s++}for(let y in l)if(!(y==="peakMiB"||y==="earlyMiB"||y==="lateMiB")){let b={instancePath:i+"/instrument/m\
emory",schemaPath:"#/properties/instrument/properties/memory/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[b]:
e.push(b),s++}if(l.peakMiB!==void 0){let y=l.peakMiB;if(typeof y=="number"&&isFinite(y)){if(y<0||isNaN(y)){let b={instancePath:i+"/instrument/memory/peakMiB",schemaPath:"\
#/properties/instrument/properties/memory/properties/peakMiB/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[b]:e.push(b),s++}}else{let b={
instancePath:i+"/instrument/memory/peakMiB",schemaPath:"#/properties/instrument/properties/memory/properties/peakMiB/type",keyword:"type",params:{type:"number"}};
e===null?e=[b]:e.push(b),s++}}if(l.earlyMiB!==void 0){let y=l.earlyMiB;if(typeof y=="number"&&isFinite(y)){if(y<0||isNaN(y)){let b={instancePath:i+"/instrument/\
memory/earlyMiB",schemaPath:"#/properties/instrument/properties/memory/properties/earlyMiB/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?
e=[b]:e.push(b),s++}}else{let b={instancePath:i+"/instrument/memory/earlyMiB",schemaPath:"#/properties/instrument/properties/memory/properties/earlyMiB/type",keyword:"\
type",params:{type:"number"}};e===null?e=[b]:e.push(b),s++}}if(l.lateMiB!==void 0){let y=l.lateMiB;if(typeof y=="number"&&isFinite(y)){if(y<0||isNaN(y)){let b={
instancePath:i+"/instrument/memory/lateMiB",schemaPath:"#/properties/instrument/properties/memory/properties/lateMiB/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[b]:e.push(b),s++}}else{let b={instancePath:i+"/instrument/memory/lateMiB",schemaPath:"#/properties/instrument/properties/memory/proper\
ties/lateMiB/type",keyword:"type",params:{type:"number"}};e===null?e=[b]:e.push(b),s++}}}}if(c.ttftErrorMs!==void 0){let l=c.ttftErrorMs,y=s,b=!1,w=s;if(l!==null){
let V={instancePath:i+"/instrument/ttftErrorMs",schemaPath:"#/properties/instrument/properties/ttftErrorMs/anyOf/0/type",keyword:"type",params:{type:"null"}};e===
null?e=[V]:e.push(V),s++}var f=w===s;b=b||f;let $=s;G(l,{instancePath:i+"/instrument/ttftErrorMs",parentData:c,parentDataProperty:"ttftErrorMs",rootData:P,dynamicAnchors:k})||
(e=e===null?G.errors:e.concat(G.errors),s=e.length);var f=$===s;if(b=b||f,b)s=y,e!==null&&(y?e.length=y:e=null);else{let V={instancePath:i+"/instrument/ttftErro\
rMs",schemaPath:"#/properties/instrument/properties/ttftErrorMs/anyOf",keyword:"anyOf",params:{}};e===null?e=[V]:e.push(V),s++}}if(c.gapErrorMs!==void 0){let l=c.
gapErrorMs,y=s,b=!1,w=s;if(l!==null){let V={instancePath:i+"/instrument/gapErrorMs",schemaPath:"#/properties/instrument/properties/gapErrorMs/anyOf/0/type",keyword:"\
type",params:{type:"null"}};e===null?e=[V]:e.push(V),s++}var t=w===s;b=b||t;let $=s;G(l,{instancePath:i+"/instrument/gapErrorMs",parentData:c,parentDataProperty:"\
gapErrorMs",rootData:P,dynamicAnchors:k})||(e=e===null?G.errors:e.concat(G.errors),s=e.length);var t=$===s;if(b=b||t,b)s=y,e!==null&&(y?e.length=y:e=null);else{
let V={instancePath:i+"/instrument/gapErrorMs",schemaPath:"#/properties/instrument/properties/gapErrorMs/anyOf",keyword:"anyOf",params:{}};e===null?e=[V]:e.push(
V),s++}}if(c.scheduleLagMs!==void 0){let l=c.scheduleLagMs,y=s,b=!1,w=s;if(l!==null){let V={instancePath:i+"/instrument/scheduleLagMs",schemaPath:"#/properties/\
instrument/properties/scheduleLagMs/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[V]:e.push(V),s++}var h=w===s;b=b||h;let $=s;G(l,{instancePath:i+
"/instrument/scheduleLagMs",parentData:c,parentDataProperty:"scheduleLagMs",rootData:P,dynamicAnchors:k})||(e=e===null?G.errors:e.concat(G.errors),s=e.length);var h=$===
s;if(b=b||h,b)s=y,e!==null&&(y?e.length=y:e=null);else{let V={instancePath:i+"/instrument/scheduleLagMs",schemaPath:"#/properties/instrument/properties/schedule\
LagMs/anyOf",keyword:"anyOf",params:{}};e===null?e=[V]:e.push(V),s++}}if(c.verdict!==void 0){let l=c.verdict;if(!(l==="valid"||l==="suspect")){let y={instancePath:i+
"/instrument/verdict",schemaPath:"#/properties/instrument/properties/verdict/enum",keyword:"enum",params:{allowedValues:E.properties.instrument.properties.verdict.
enum}};e===null?e=[y]:e.push(y),s++}}if(c.reasons!==void 0){let l=c.reasons;if(Array.isArray(l)){let y=l.length;for(let b=0;b<y;b++){let w=l[b];if(typeof w=="st\
ring"){if(S(w)<1){let $={instancePath:i+"/instrument/reasons/"+b,schemaPath:"#/properties/instrument/properties/reasons/items/minLength",keyword:"minLength",params:{
limit:1}};e===null?e=[$]:e.push($),s++}if(!Z.test(w)){let $={instancePath:i+"/instrument/reasons/"+b,schemaPath:"#/properties/instrument/properties/reasons/item\
s/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[$]:e.push($),s++}}else{let $={instancePath:i+"/instrument/reasons/"+b,schemaPath:"#/prope\
rties/instrument/properties/reasons/items/type",keyword:"type",params:{type:"string"}};e===null?e=[$]:e.push($),s++}}}else{let y={instancePath:i+"/instrument/re\
asons",schemaPath:"#/properties/instrument/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[y]:e.push(y),s++}}if(c.marked!==void 0){let l=c.
marked;if(Array.isArray(l)){let y=l.length;for(let b=0;b<y;b++){let w=l[b];if(typeof w=="string"){if(S(w)<1){let $={instancePath:i+"/instrument/marked/"+b,schemaPath:"\
#/properties/instrument/properties/marked/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[$]:e.push($),s++}}else{let $={instancePath:i+"/inst\
rument/marked/"+b,schemaPath:"#/properties/instrument/properties/marked/items/type",keyword:"type",params:{type:"string"}};e===null?e=[$]:e.push($),s++}}}else{let y={
instancePath:i+"/instrument/marked",schemaPath:"#/properties/instrument/properties/marked/type",keyword:"type",params:{type:"array"}};e===null?e=[y]:e.push(y),s++}}
if(c.k6ExitCode!==void 0){let l=c.k6ExitCode;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null){let y={instancePath:i+"/instrument/k6ExitCode",
schemaPath:"#/properties/instrument/properties/k6ExitCode/type",keyword:"type",params:{type:E.properties.instrument.properties.k6ExitCode.type}};e===null?e=[y]:
e.push(y),s++}}}else{let l={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(
l),s++}}if(r.startedAt!==void 0){let c=r.startedAt;if(typeof c=="string"){if(!ts.test(c)){let l={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/\
pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T[0-9:.]+Z$"}};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/startedAt",schemaPath:"\
#/properties/startedAt/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),s++}}if(r.durationMs!==void 0){let c=r.durationMs;if(!(typeof c=="n\
umber"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let l={instancePath:i+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type:"integer"}};e===
null?e=[l]:e.push(l),s++}if(typeof c=="number"&&isFinite(c)&&(c<0||isNaN(c))){let l={instancePath:i+"/durationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),s++}}}else{let c={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[c]:e.push(c),s++}return pr.errors=e,s===0}pr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ns=lr,Dr={$schema:"https://json-schema.org/dra\
ft/2020-12/schema",$id:"urn:assay:openai:chat-completion-chunk",$comment:"Gap G4.7, reading sse.events = chunks-done. Text may be null or left out in a delta, t\
he role may come again, the finish reason may be left out until the last chunk, and the chunk with the token counts has no choices.",title:"Chunk of a streamed \
chat completion",type:"object",required:["id","object","created","model","choices"],properties:{id:{type:"string",minLength:1},object:{const:"chat.completion.ch\
unk"},created:{type:"integer",minimum:0},model:{type:"string"},choices:{type:"array",items:{type:"object",required:["index","delta"],properties:{index:{type:"in\
teger",minimum:0},delta:{type:"object",properties:{role:{type:["string","null"]},content:{type:["string","null"]}}},finish_reason:{type:["string","null"]}}}},usage:{
$ref:"urn:assay:openai:usage"}}},Nr={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:openai:usage",$comment:"Gap G2.4, reading response.fi\
elds = openai. The whole may be null, and so may the breakdowns, as several servers send them.",title:"Token counts",type:["object","null"],required:["prompt_to\
kens","completion_tokens","total_tokens"],properties:{prompt_tokens:{type:"integer",minimum:0},completion_tokens:{type:"integer",minimum:0},total_tokens:{type:"\
integer",minimum:0},prompt_tokens_details:{type:["object","null"]},completion_tokens_details:{type:["object","null"]}}};function z(r,{instancePath:i="",parentData:j,
parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=z.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),!(r&&
typeof r=="object"&&!Array.isArray(r))&&r!==null){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:Nr.type}};e===null?e=[n]:e.push(n),s++}if(r&&
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
isArray(n))&&n!==null){let o={instancePath:i+"/prompt_tokens_details",schemaPath:"#/properties/prompt_tokens_details/type",keyword:"type",params:{type:Nr.properties.
prompt_tokens_details.type}};e===null?e=[o]:e.push(o),s++}}if(r.completion_tokens_details!==void 0){let n=r.completion_tokens_details;if(!(n&&typeof n=="object"&&
!Array.isArray(n))&&n!==null){let o={instancePath:i+"/completion_tokens_details",schemaPath:"#/properties/completion_tokens_details/type",keyword:"type",params:{
type:Nr.properties.completion_tokens_details.type}};e===null?e=[o]:e.push(o),s++}}}return z.errors=e,s===0}z.evaluated={props:{prompt_tokens:!0,completion_tokens:!0,
total_tokens:!0,prompt_tokens_details:!0,completion_tokens_details:!0},dynamicProps:!1,dynamicItems:!1};function lr(r,{instancePath:i="",parentData:j,parentDataProperty:x,
rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=lr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r&&typeof r=="object"&&
!Array.isArray(r)){if(r.id===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),s++}
if(r.object===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"object"}};e===null?e=[n]:e.push(n),s++}if(r.created===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created"}};e===null?e=[n]:e.push(n),s++}if(r.model===void 0){let n={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"model"}};e===null?e=[n]:e.push(n),s++}if(r.choices===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"choices"}};e===null?e=[n]:e.push(n),s++}if(r.id!==void 0){let n=r.id;if(typeof n=="string"){
if(S(n)<1){let o={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.object!==void 0&&r.object!=="chat.completion.c\
hunk"){let n={instancePath:i+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"chat.completion.chunk"}};e===null?e=[n]:e.push(
n),s++}if(r.created!==void 0){let n=r.created;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/created",schemaPath:"#/propertie\
s/created/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+
"/created",schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.model!==void 0&&typeof r.
model!="string"){let n={instancePath:i+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),s++}if(r.choices!==
void 0){let n=r.choices;if(Array.isArray(n)){let o=n.length;for(let a=0;a<o;a++){let p=n[a];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.index===void 0){let m={
instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items/required",keyword:"required",params:{missingProperty:"index"}};e===null?e=[m]:e.push(m),s++}
if(p.delta===void 0){let m={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items/required",keyword:"required",params:{missingProperty:"delta"}};e===
null?e=[m]:e.push(m),s++}if(p.index!==void 0){let m=p.index;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let g={instancePath:i+"/choices/"+a+"/inde\
x",schemaPath:"#/properties/choices/items/properties/index/type",keyword:"type",params:{type:"integer"}};e===null?e=[g]:e.push(g),s++}if(typeof m=="number"&&isFinite(
m)&&(m<0||isNaN(m))){let g={instancePath:i+"/choices/"+a+"/index",schemaPath:"#/properties/choices/items/properties/index/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[g]:e.push(g),s++}}if(p.delta!==void 0){let m=p.delta;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.role!==void 0){let g=m.role;if(typeof g!=
"string"&&g!==null){let d={instancePath:i+"/choices/"+a+"/delta/role",schemaPath:"#/properties/choices/items/properties/delta/properties/role/type",keyword:"typ\
e",params:{type:Dr.properties.choices.items.properties.delta.properties.role.type}};e===null?e=[d]:e.push(d),s++}}if(m.content!==void 0){let g=m.content;if(typeof g!=
"string"&&g!==null){let d={instancePath:i+"/choices/"+a+"/delta/content",schemaPath:"#/properties/choices/items/properties/delta/properties/content/type",keyword:"\
type",params:{type:Dr.properties.choices.items.properties.delta.properties.content.type}};e===null?e=[d]:e.push(d),s++}}}else{let g={instancePath:i+"/choices/"+
a+"/delta",schemaPath:"#/properties/choices/items/properties/delta/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),s++}}if(p.finish_reason!==
void 0){let m=p.finish_reason;if(typeof m!="string"&&m!==null){let g={instancePath:i+"/choices/"+a+"/finish_reason",schemaPath:"#/properties/choices/items/prope\
rties/finish_reason/type",keyword:"type",params:{type:Dr.properties.choices.items.properties.finish_reason.type}};e===null?e=[g]:e.push(g),s++}}}else{let m={instancePath:i+
"/choices/"+a,schemaPath:"#/properties/choices/items/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}}}else{let o={instancePath:i+"/ch\
oices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),s++}}r.usage!==void 0&&(z(r.usage,{instancePath:i+"\
/usage",parentData:r,parentDataProperty:"usage",rootData:P,dynamicAnchors:k})||(e=e===null?z.errors:e.concat(z.errors),s=e.length))}else{let n={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return lr.errors=e,s===0}lr.evaluated={props:{id:!0,object:!0,created:!0,model:!0,choices:!0,
usage:!0},dynamicProps:!1,dynamicItems:!1};var os=ur;function ur(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=ur.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),s++}if(r.object===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"object"}};e===null?e=[n]:e.push(n),s++}if(r.created===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
created"}};e===null?e=[n]:e.push(n),s++}if(r.model===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"model"}};
e===null?e=[n]:e.push(n),s++}if(r.choices===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"choices"}};e===null?
e=[n]:e.push(n),s++}if(r.id!==void 0){let n=r.id;if(typeof n=="string"){if(S(n)<1){let o={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"m\
inLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[o]:e.push(o),s++}}if(r.object!==void 0&&r.object!=="chat.completion"){let n={instancePath:i+"/object",schemaPath:"#/properties/object/const",keyword:"\
const",params:{allowedValue:"chat.completion"}};e===null?e=[n]:e.push(n),s++}if(r.created!==void 0){let n=r.created;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n))){let o={instancePath:i+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),s++}if(typeof n==
"number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/created",schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[o]:e.push(o),s++}}if(r.model!==void 0&&typeof r.model!="string"){let n={instancePath:i+"/model",schemaPath:"#/properties/model/type",keyword:"type",
params:{type:"string"}};e===null?e=[n]:e.push(n),s++}if(r.choices!==void 0){let n=r.choices;if(Array.isArray(n)){if(n.length<1){let a={instancePath:i+"/choices",
schemaPath:"#/properties/choices/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[a]:e.push(a),s++}let o=n.length;for(let a=0;a<o;a++){let p=n[a];if(p&&
typeof p=="object"&&!Array.isArray(p)){if(p.index===void 0){let m={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items/required",keyword:"requir\
ed",params:{missingProperty:"index"}};e===null?e=[m]:e.push(m),s++}if(p.message===void 0){let m={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/i\
tems/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[m]:e.push(m),s++}if(p.finish_reason===void 0){let m={instancePath:i+"/choices/"+
a,schemaPath:"#/properties/choices/items/required",keyword:"required",params:{missingProperty:"finish_reason"}};e===null?e=[m]:e.push(m),s++}if(p.index!==void 0){
let m=p.index;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let g={instancePath:i+"/choices/"+a+"/index",schemaPath:"#/properties/choices/items/prop\
erties/index/type",keyword:"type",params:{type:"integer"}};e===null?e=[g]:e.push(g),s++}if(typeof m=="number"&&isFinite(m)&&(m<0||isNaN(m))){let g={instancePath:i+
"/choices/"+a+"/index",schemaPath:"#/properties/choices/items/properties/index/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[g]:e.push(
g),s++}}if(p.message!==void 0){let m=p.message;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.role===void 0){let g={instancePath:i+"/choices/"+a+"/message",schemaPath:"\
#/properties/choices/items/properties/message/required",keyword:"required",params:{missingProperty:"role"}};e===null?e=[g]:e.push(g),s++}if(m.content===void 0){
let g={instancePath:i+"/choices/"+a+"/message",schemaPath:"#/properties/choices/items/properties/message/required",keyword:"required",params:{missingProperty:"c\
ontent"}};e===null?e=[g]:e.push(g),s++}if(m.role!==void 0&&m.role!=="assistant"){let g={instancePath:i+"/choices/"+a+"/message/role",schemaPath:"#/properties/ch\
oices/items/properties/message/properties/role/const",keyword:"const",params:{allowedValue:"assistant"}};e===null?e=[g]:e.push(g),s++}if(m.content!==void 0&&typeof m.
content!="string"){let g={instancePath:i+"/choices/"+a+"/message/content",schemaPath:"#/properties/choices/items/properties/message/properties/content/type",keyword:"\
type",params:{type:"string"}};e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:i+"/choices/"+a+"/message",schemaPath:"#/properties/choices/items/propertie\
s/message/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),s++}}if(p.finish_reason!==void 0&&typeof p.finish_reason!="string"){let m={instancePath:i+
"/choices/"+a+"/finish_reason",schemaPath:"#/properties/choices/items/properties/finish_reason/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(
m),s++}}else{let m={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}}}else{
let o={instancePath:i+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),s++}}r.usage!==void 0&&(z(
r.usage,{instancePath:i+"/usage",parentData:r,parentDataProperty:"usage",rootData:P,dynamicAnchors:k})||(e=e===null?z.errors:e.concat(z.errors),s=e.length))}else{
let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return ur.errors=e,s===0}ur.evaluated={props:{id:!0,
object:!0,created:!0,model:!0,choices:!0,usage:!0},dynamicProps:!1,dynamicItems:!1};var as=dr,Mr={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"ur\
n:assay:openai:error-body-full",$comment:"Gap G7.2, reading errors.body = openai, in full: four keys, of which param and code may be null. A numeric code is a d\
eviation that clients notice, so it is not allowed here.",title:"Error body, in full",type:"object",required:["error"],properties:{error:{type:"object",required:[
"message","type","param","code"],properties:{message:{type:"string"},type:{type:"string"},param:{type:["string","null"]},code:{type:["string","null"]}}}}};function dr(r,{
instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=dr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.error===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
error"}};e===null?e=[n]:e.push(n),s++}if(r.error!==void 0){let n=r.error;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.message===void 0){let o={instancePath:i+
"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[o]:e.push(o),s++}if(n.type===void 0){let o={
instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[o]:e.push(o),s++}if(n.param===void 0){
let o={instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"param"}};e===null?e=[o]:e.push(o),s++}if(n.code===
void 0){let o={instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"code"}};e===null?e=[o]:e.push(o),s++}
if(n.message!==void 0&&typeof n.message!="string"){let o={instancePath:i+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",
params:{type:"string"}};e===null?e=[o]:e.push(o),s++}if(n.type!==void 0&&typeof n.type!="string"){let o={instancePath:i+"/error/type",schemaPath:"#/properties/e\
rror/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}if(n.param!==void 0){let o=n.param;if(typeof o!="string"&&o!==null){
let a={instancePath:i+"/error/param",schemaPath:"#/properties/error/properties/param/type",keyword:"type",params:{type:Mr.properties.error.properties.param.type}};
e===null?e=[a]:e.push(a),s++}}if(n.code!==void 0){let o=n.code;if(typeof o!="string"&&o!==null){let a={instancePath:i+"/error/code",schemaPath:"#/properties/err\
or/properties/code/type",keyword:"type",params:{type:Mr.properties.error.properties.code.type}};e===null?e=[a]:e.push(a),s++}}}else{let o={instancePath:i+"/erro\
r",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return dr.errors=e,s===0}dr.evaluated={props:{error:!0},dynamicProps:!1,dynamicItems:!1};var ps=mr;function mr(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=mr.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.error===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"error"}};e===null?e=[n]:e.push(n),s++}if(r.error!==void 0){let n=r.error;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.message===
void 0){let o={instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[o]:e.push(o),
s++}if(n.message!==void 0&&typeof n.message!="string"){let o={instancePath:i+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"\
object"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return mr.
errors=e,s===0}mr.evaluated={props:{error:!0},dynamicProps:!1,dynamicItems:!1};var ls=fr;function fr(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=fr.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.object===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"object"}};e===null?e=[n]:e.push(n),s++}if(r.data===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"}};e===null?e=[n]:e.push(n),s++}if(r.object!==void 0&&r.object!=="list"){let n={instancePath:i+"/object",schemaPath:"#/properties/object/c\
onst",keyword:"const",params:{allowedValue:"list"}};e===null?e=[n]:e.push(n),s++}if(r.data!==void 0){let n=r.data;if(Array.isArray(n)){let o=n.length;for(let a=0;a<
o;a++){let p=n[a];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.id===void 0){let m={instancePath:i+"/data/"+a,schemaPath:"#/properties/data/items/required",
keyword:"required",params:{missingProperty:"id"}};e===null?e=[m]:e.push(m),s++}if(p.id!==void 0){let m=p.id;if(typeof m=="string"){if(S(m)<1){let g={instancePath:i+
"/data/"+a+"/id",schemaPath:"#/properties/data/items/properties/id/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:i+
"/data/"+a+"/id",schemaPath:"#/properties/data/items/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),s++}}}else{let m={instancePath:i+
"/data/"+a,schemaPath:"#/properties/data/items/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}}}else{let o={instancePath:i+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[n]:e.push(n),s++}return fr.errors=e,s===0}fr.evaluated={props:{object:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var us=z,ds=cr;var ms={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:readings",$comment:"One member per key of gaps.json, one branch per reading of tha\
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
ket.path":{if:{type:"string"},then:{enum:["same-path"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"same-path"},
subprotocols:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"other-path"},path:{$ref:"#/$defs/path"},subprotocols:{
$ref:"#/$defs/texts"}},required:["reading","path"],additionalProperties:!1}]}},"websocket.frames":{if:{type:"string"},then:{enum:["chunks"]},else:{type:"object",
discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"chunks"},schema:{$ref:"#/$defs/schemaId"},terminators:{$ref:"#/$defs/texts"}},required:[
"reading"],additionalProperties:!1},{properties:{reading:{const:"wrapped"},requestType:{$ref:"#/$defs/text"},requestMember:{$ref:"#/$defs/text"},typePointer:{$ref:"\
#/$defs/pointer"},chunkPointer:{$ref:"#/$defs/pointer"},doneTypes:{$ref:"#/$defs/texts"},schema:{$ref:"#/$defs/schemaId"},terminators:{$ref:"#/$defs/texts"}},required:[
"reading","requestType"],additionalProperties:!1}]}},"websocket.auth":{if:{type:"string"},then:{enum:["bearer"]},else:{type:"object",discriminator:{propertyName:"\
reading"},oneOf:[{properties:{reading:{const:"bearer"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"subprotocol"},prefix:{$ref:"#\
/$defs/text"}},required:["reading","prefix"],additionalProperties:!1},{properties:{reading:{const:"first-message"},field:{$ref:"#/$defs/text"}},required:["readi\
ng","field"],additionalProperties:!1},{properties:{reading:{const:"query"},name:{$ref:"#/$defs/text"}},required:["reading","name"],additionalProperties:!1}]}},"\
endpoints.other":{if:{type:"string"},then:{enum:["openai"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"opena\
i"},endpoints:{$ref:"#/$defs/endpoints"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"list"},endpoints:{$ref:"#/$defs/endpoints"}},
required:["reading","endpoints"],additionalProperties:!1}]}},"key.lifetime":{if:{type:"string"},then:{enum:["unlimited"]},else:{type:"object",discriminator:{propertyName:"\
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
"reading","mistakes"],additionalProperties:!1}]}},"webhooks.types":{if:{type:"string"},then:{enum:["openai"]},else:{type:"object",discriminator:{propertyName:"r\
eading"},oneOf:[{properties:{reading:{const:"openai"},types:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"l\
ist"},types:{$ref:"#/$defs/texts"}},required:["reading","types"],additionalProperties:!1}]}},"webhooks.payload":{if:{type:"string"},then:{enum:["type-timestamp-\
data","openai","cloudevents"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"type-timestamp-data"},schema:{$ref:"\
#/$defs/schemaId"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"openai"},schema:{$ref:"#/$defs/schemaId"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"cloudevents"},schema:{$ref:"#/$defs/schemaId"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"custom"},
schema:{$ref:"#/$defs/schemaId"}},required:["reading","schema"],additionalProperties:!1}]}},"webhooks.delivery":{if:{type:"string"},then:{enum:["post-json"]},else:{
type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"post-json"},deadlineSeconds:{$ref:"#/$defs/seconds"},arrivalSeconds:{$ref:"\
#/$defs/seconds"},quietSeconds:{$ref:"#/$defs/seconds"},timeScale:{$ref:"#/$defs/seconds"}},required:["reading"],additionalProperties:!1}]}},"webhooks.retry":{if:{
type:"string"},then:{enum:["same-id","none"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"same-id"},delaysSeconds:{
type:"array",minItems:1,items:{$ref:"#/$defs/seconds"}},waitSeconds:{$ref:"#/$defs/seconds"}},required:["reading"],additionalProperties:!1},{properties:{reading:{
const:"none"}},required:["reading"],additionalProperties:!1}]}},"webhooks.signature":{if:{type:"string"},then:{enum:["standard-v1","standard-v1a","stripe","gith\
ub","none"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"standard-v1"},toleranceSeconds:{$ref:"#/$defs/second\
s"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"standard-v1a"},toleranceSeconds:{$ref:"#/$defs/seconds"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"stripe"},toleranceSeconds:{$ref:"#/$defs/seconds"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"gith\
ub"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"none"}},required:["reading"],additionalProperties:!1}]}},"webhooks.trigger":{type:"\
object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"operation"},method:{$ref:"#/$defs/method"},path:{$ref:"#/$defs/path"},body:{$ref:"\
#/$defs/object"},type:{$ref:"#/$defs/text"}},required:["reading","method","path"],additionalProperties:!1}]},"webhooks.registration":{if:{type:"string"},then:{enum:[
"manual"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"manual"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"rest"},method:{$ref:"#/$defs/method"},path:{$ref:"#/$defs/path"},body:{$ref:"#/$defs/object"},idPointer:{$ref:"#/$defs/pointer"},secretPointer:{
$ref:"#/$defs/pointer"},removePath:{$ref:"#/$defs/path"},rotatePath:{$ref:"#/$defs/path"},listPath:{$ref:"#/$defs/path"}},required:["reading","method","path","b\
ody"],additionalProperties:!1},{properties:{reading:{const:"per-request"},field:{$ref:"#/$defs/text"}},required:["reading","field"],additionalProperties:!1}]}},
"limits.quota":{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"list"},quotas:{type:"array",minItems:1,items:{type:"obj\
ect",required:["quota","unit","scope"],additionalProperties:!1,properties:{quota:{type:"integer",minimum:1},unit:{enum:["requests","tokens","concurrent"]},windowSeconds:{
$ref:"#/$defs/seconds"},scope:{enum:["key","account","address"]}}}}},required:["reading","quotas"],additionalProperties:!1}]},"limits.headers":{if:{type:"string"},
then:{enum:["x-ratelimit-durations","ratelimit-fields","ratelimit-03","x-ratelimit-epoch","anthropic","none"]},else:{type:"object",discriminator:{propertyName:"\
reading"},oneOf:[{properties:{reading:{const:"x-ratelimit-durations"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"ratelimit-fiel\
ds"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"ratelimit-03"}},required:["reading"],additionalProperties:!1},{properties:{reading:{
const:"x-ratelimit-epoch"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"anthropic"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"none"}},required:["reading"],additionalProperties:!1}]}},"limits.exceeded":{if:{type:"string"},then:{enum:["429-retry-after","429",
"503","queue"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"429-retry-after"},status:{$ref:"#/$defs/statuses"}},
required:["reading"],additionalProperties:!1},{properties:{reading:{const:"429"},status:{$ref:"#/$defs/statuses"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"503"},status:{$ref:"#/$defs/statuses"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"queue"}},required:[
"reading"],additionalProperties:!1}]}},"maxTokens.maximum":{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"number"},maximum:{
type:"integer",minimum:1}},required:["reading","maximum"],additionalProperties:!1}]},"version.deprecation":{if:{type:"string"},then:{enum:["headers"]},else:{type:"\
object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"headers"}},required:["reading"],additionalProperties:!1}]}},"version.compatib\
ility":{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"described"},text:{$ref:"#/$defs/text"}},required:["reading","te\
xt"],additionalProperties:!1}]},"version.selection":{if:{type:"string"},then:{enum:["path"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{
properties:{reading:{const:"path"},prefix:{$ref:"#/$defs/path"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"header"},name:{$ref:"\
#/$defs/text"}},required:["reading","name"],additionalProperties:!1}]}},text:{type:"string",minLength:1},texts:{type:"array",items:{type:"string",minLength:1},uniqueItems:!0},
path:{title:"Path below the base URL",type:"string",pattern:"^/(?!/)[^\\s#]*$"},pointer:{title:"JSON pointer (RFC 6901)",type:"string",pattern:"^(/.*)?$"},method:{
enum:["GET","POST","PUT","PATCH","DELETE"]},statuses:{type:"array",minItems:1,uniqueItems:!0,items:{type:"integer",minimum:100,maximum:599}},tolerated:{type:"ar\
ray",uniqueItems:!0,items:{type:"integer",minimum:100,maximum:599}},schemaId:{title:"Id of a schema that Assay ships",type:"string",pattern:"^urn:assay:"},object:{
type:"object"},endpoints:{type:"array",items:{type:"object",required:["method","path"],additionalProperties:!1,properties:{method:{$ref:"#/$defs/method"},path:{
$ref:"#/$defs/path"}}}},seconds:{type:"number",exclusiveMinimum:0}}};function N(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=N.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),Array.isArray(r)){let n=r.length;for(let p=0;p<n;p++){let m=r[p];if(typeof m=="string"){if(S(m)<1){let g={instancePath:i+
"/"+p,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:i+"/"+p,schemaPath:"#/items/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),s++}}let o=r.length,a;if(o>1){let p={};for(;o--;){let m=r[o];if(typeof m=="string"){if(typeof p[m]==
"number"){a=p[m];let g={instancePath:i,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:o,j:a}};e===null?e=[g]:e.push(g),s++;break}p[m]=o}}}}else{let n={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),s++}return N.errors=e,s===0}N.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};function te(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=te.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="list"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[a]:e.push(a),s++}if(r.names===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"names"}};e===
null?e=[a]:e.push(a),s++}for(let a in r)if(!(a==="reading"||a==="names")){let p={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:a}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="list"){let a={instancePath:i+"/reading",schemaPath:"#\
/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[a]:e.push(a),s++}r.names!==void 0&&(N(r.names,{instancePath:i+"/nam\
es",parentData:r,parentDataProperty:"names",rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:e.concat(N.errors),s=e.length))}var n=!0}else{let a={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}else{let a={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}}else{let o={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return te.errors=e,u.props=n,s===0}te.evaluated={dynamicProps:!0,dynamicItems:!1};var Y={
if:{type:"string"},then:{enum:["model+messages","all-four","messages"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{
const:"model+messages"},required:{const:["model","messages"]}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"all-four"},required:{const:[
"model","messages","max_tokens","temperature"]}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"messages"},required:{const:["message\
s"]}},required:["reading"],additionalProperties:!1}]}},_r=Lr().default;function ne(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){
let e=null,s=0,u=ne.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let d={};e===null?e=[d]:
e.push(d),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(p){let d=s;if(!(r==="model+messages"||r==="all-four"||r==="messages")){let f={instancePath:i,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Y.then.enum}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="then"}else{let d=s;if(r&&typeof r=="\
object"&&!Array.isArray(r)){let f=r.reading;if(typeof f=="string")if(f==="model+messages"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={
instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t===
"reading"||t==="required")){let h={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="model+messages"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading\
/const",keyword:"const",params:{allowedValue:"model+messages"}};e===null?e=[t]:e.push(t),s++}if(r.required!==void 0&&!_r(r.required,Y.else.oneOf[0].properties.required.
const)){let t={instancePath:i+"/required",schemaPath:"#/else/oneOf/0/properties/required/const",keyword:"const",params:{allowedValue:Y.else.oneOf[0].properties.
required.const}};e===null?e=[t]:e.push(t),s++}}var g=!0}else if(f==="all-four"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t===
"required")){let h={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:
e.push(h),s++}if(r.reading!==void 0&&r.reading!=="all-four"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"cons\
t",params:{allowedValue:"all-four"}};e===null?e=[t]:e.push(t),s++}if(r.required!==void 0&&!_r(r.required,Y.else.oneOf[1].properties.required.const)){let t={instancePath:i+
"/required",schemaPath:"#/else/oneOf/1/properties/required/const",keyword:"const",params:{allowedValue:Y.else.oneOf[1].properties.required.const}};e===null?e=[t]:
e.push(t),s++}}g!==!0&&(g=!0)}else if(f==="messages"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/el\
se/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="required")){let h={
instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.
reading!==void 0&&r.reading!=="messages"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"\
messages"}};e===null?e=[t]:e.push(t),s++}if(r.required!==void 0&&!_r(r.required,Y.else.oneOf[2].properties.required.const)){let t={instancePath:i+"/required",schemaPath:"\
#/else/oneOf/2/properties/required/const",keyword:"const",params:{allowedValue:Y.else.oneOf[2].properties.required.const}};e===null?e=[t]:e.push(t),s++}}g!==!0&&
(g=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.
push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.
push(t),s++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="else"}if(!o){
let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[d]:e.push(d),s++}return ne.errors=e,u.props=g,s===0}ne.evaluated={dynamicProps:!0,
dynamicItems:!1};var fs={if:{type:"string"},then:{enum:["discovery","any"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{
const:"discovery"},path:{$ref:"#/$defs/path"},schema:{$ref:"#/$defs/schemaId"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"list"},
models:{type:"array",items:{type:"string",minLength:1},uniqueItems:!0,minItems:1}},required:["reading","models"],additionalProperties:!1},{properties:{reading:{
const:"any"}},required:["reading"],additionalProperties:!1}]}};var cs=new RegExp("^/(?!/)[^\\s#]*$","u");function T(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,
u=T.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof r=="string"){if(!cs.test(r)){let n={instancePath:i,schemaPath:"#/patte\
rn",keyword:"pattern",params:{pattern:"^/(?!/)[^\\s#]*$"}};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
string"}};e===null?e=[n]:e.push(n),s++}return T.errors=e,s===0}T.evaluated={dynamicProps:!1,dynamicItems:!1};var ys=new RegExp("^urn:assay:","u");function _(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=_.
evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof r=="string"){if(!ys.test(r)){let n={instancePath:i,schemaPath:"#/pattern",
keyword:"pattern",params:{pattern:"^urn:assay:"}};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"stri\
ng"}};e===null?e=[n]:e.push(n),s++}return _.errors=e,s===0}_.evaluated={dynamicProps:!1,dynamicItems:!1};function oe(r,{instancePath:i="",parentData:j,parentDataProperty:x,
rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=oe.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);let n=s,o=!0,a=s;if(typeof r!=
"string"){let d={};e===null?e=[d]:e.push(d),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(p){let d=s;if(!(r==="discovery"||r==="any")){let f={instancePath:i,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:fs.then.enum}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="then"}else{let d=s;if(r&&typeof r==
"object"&&!Array.isArray(r)){let f=r.reading;if(typeof f=="string")if(f==="discovery"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={
instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t===
"reading"||t==="path"||t==="schema")){let h={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="discovery"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/cons\
t",keyword:"const",params:{allowedValue:"discovery"}};e===null?e=[t]:e.push(t),s++}r.path!==void 0&&(T(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"\
path",rootData:P,dynamicAnchors:k})||(e=e===null?T.errors:e.concat(T.errors),s=e.length)),r.schema!==void 0&&(_(r.schema,{instancePath:i+"/schema",parentData:r,
parentDataProperty:"schema",rootData:P,dynamicAnchors:k})||(e=e===null?_.errors:e.concat(_.errors),s=e.length))}var g=!0}else if(f==="list"){if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[t]:e.push(t),s++}if(r.models===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"models"}};
e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="models")){let h={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="list"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[t]:e.push(t),s++}if(r.models!==void 0){let t=r.models;if(Array.
isArray(t)){if(t.length<1){let y={instancePath:i+"/models",schemaPath:"#/else/oneOf/1/properties/models/minItems",keyword:"minItems",params:{limit:1}};e===null?
e=[y]:e.push(y),s++}let h=t.length;for(let y=0;y<h;y++){let b=t[y];if(typeof b=="string"){if(S(b)<1){let w={instancePath:i+"/models/"+y,schemaPath:"#/else/oneOf\
/1/properties/models/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[w]:e.push(w),s++}}else{let w={instancePath:i+"/models/"+y,schemaPath:"#/\
else/oneOf/1/properties/models/items/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),s++}}let c=t.length,l;if(c>1){let y={};for(;c--;){let b=t[c];
if(typeof b=="string"){if(typeof y[b]=="number"){l=y[b];let w={instancePath:i+"/models",schemaPath:"#/else/oneOf/1/properties/models/uniqueItems",keyword:"uniqu\
eItems",params:{i:c,j:l}};e===null?e=[w]:e.push(w),s++;break}y[b]=c}}}}else{let h={instancePath:i+"/models",schemaPath:"#/else/oneOf/1/properties/models/type",keyword:"\
type",params:{type:"array"}};e===null?e=[h]:e.push(h),s++}}}g!==!0&&(g=!0)}else if(f==="any"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!==
"reading"){let h={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.
push(h),s++}if(r.reading!==void 0&&r.reading!=="any"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{
allowedValue:"any"}};e===null?e=[t]:e.push(t),s++}}g!==!0&&(g=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"\
tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?
e=[f]:e.push(f),s++}var p=d===s;o=p,m="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[d]:e.push(d),s++}
return oe.errors=e,u.props=g,s===0}oe.evaluated={dynamicProps:!0,dynamicItems:!1};var hs={if:{type:"string"},then:{enum:["openai"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"openai"},roles:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{
const:"list"},roles:{$ref:"#/$defs/texts"}},required:["reading","roles"],additionalProperties:!1}]}};function ae(r,{instancePath:i="",parentData:j,parentDataProperty:x,
rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=ae.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);let n=s,o=!0,a=s;if(typeof r!=
"string"){let d={};e===null?e=[d]:e.push(d),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(p){let d=s;if(r!=="openai"){let f={instancePath:i,schemaPath:"\
#/then/enum",keyword:"enum",params:{allowedValues:hs.then.enum}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="then"}else{let d=s;if(r&&typeof r=="object"&&!Array.
isArray(r)){let f=r.reading;if(typeof f=="string")if(f==="openai"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="roles")){let h={
instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.
reading!==void 0&&r.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
openai"}};e===null?e=[t]:e.push(t),s++}r.roles!==void 0&&(N(r.roles,{instancePath:i+"/roles",parentData:r,parentDataProperty:"roles",rootData:P,dynamicAnchors:k})||
(e=e===null?N.errors:e.concat(N.errors),s=e.length))}var g=!0}else if(f==="list"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.roles===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"roles"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="r\
oles")){let h={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(
h),s++}if(r.reading!==void 0&&r.reading!=="list"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{
allowedValue:"list"}};e===null?e=[t]:e.push(t),s++}r.roles!==void 0&&(N(r.roles,{instancePath:i+"/roles",parentData:r,parentDataProperty:"roles",rootData:P,dynamicAnchors:k})||
(e=e===null?N.errors:e.concat(N.errors),s=e.length))}g!==!0&&(g=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};
e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[d]:e.push(
d),s++}return ae.errors=e,u.props=g,s===0}ae.evaluated={dynamicProps:!0,dynamicItems:!1};var gs={if:{type:"string"},then:{enum:["openai","bare"]},else:{type:"ob\
ject",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"openai"},schema:{$ref:"#/$defs/schemaId"},object:{$ref:"#/$defs/text"},role:{$ref:"\
#/$defs/text"},finishReasons:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"bare"}},required:["reading"],additionalProperties:!1}]}};function A(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=A.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),typeof r=="string"){if(S(r)<1){let n={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1}};e===
null?e=[n]:e.push(n),s++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),s++}return A.errors=e,s===
0}A.evaluated={dynamicProps:!1,dynamicItems:!1};function pe(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,
s=0,u=pe.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let d={};e===null?e=[d]:e.push(d),s++}
var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(p){let d=s;if(!(r==="openai"||r==="bare")){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",
params:{allowedValues:gs.then.enum}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="then"}else{let d=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.reading;
if(typeof f=="string")if(f==="openai"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/requ\
ired",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="schema"||t==="object"||t==="ro\
le"||t==="finishReasons")){let h={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",
keyword:"const",params:{allowedValue:"openai"}};e===null?e=[t]:e.push(t),s++}r.schema!==void 0&&(_(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"\
schema",rootData:P,dynamicAnchors:k})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.object!==void 0&&(A(r.object,{instancePath:i+"/object",parentData:r,
parentDataProperty:"object",rootData:P,dynamicAnchors:k})||(e=e===null?A.errors:e.concat(A.errors),s=e.length)),r.role!==void 0&&(A(r.role,{instancePath:i+"/rol\
e",parentData:r,parentDataProperty:"role",rootData:P,dynamicAnchors:k})||(e=e===null?A.errors:e.concat(A.errors),s=e.length)),r.finishReasons!==void 0&&(N(r.finishReasons,
{instancePath:i+"/finishReasons",parentData:r,parentDataProperty:"finishReasons",rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:e.concat(N.errors),s=e.length))}
var g=!0}else if(f==="bare"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let h={instancePath:i,schemaPath:"#/else/oneOf/1/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="bare"){let t={
instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"bare"}};e===null?e=[t]:e.push(t),s++}}g!==!0&&
(g=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.
push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.
push(t),s++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="else"}if(!o){
let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[d]:e.push(d),s++}return pe.errors=e,u.props=g,s===0}pe.evaluated={dynamicProps:!0,
dynamicItems:!1};var Ps={if:{type:"string"},then:{enum:["opaque"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"\
opaque"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"pattern"},pattern:{$ref:"#/$defs/text"}},required:["reading","pattern"],additionalProperties:!1}]}};
function le(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=le.evaluated;u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let d={};e===null?e=[d]:e.push(d),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=
null);let m;if(p){let d=s;if(r!=="opaque"){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Ps.then.enum}};e===null?e=[f]:e.push(
f),s++}var p=d===s;o=p,m="then"}else{let d=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.reading;if(typeof f=="string")if(f==="opaque"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let h={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="opaque"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"opaque"}};e===null?e=[t]:e.push(t),s++}}var g=!0}else if(f==="pattern"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}if(r.pattern===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"\
pattern"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="pattern")){let h={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="pattern"){let t={instancePath:i+"\
/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"pattern"}};e===null?e=[t]:e.push(t),s++}r.pattern!==void 0&&
(A(r.pattern,{instancePath:i+"/pattern",parentData:r,parentDataProperty:"pattern",rootData:P,dynamicAnchors:k})||(e=e===null?A.errors:e.concat(A.errors),s=e.length))}
g!==!0&&(g=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?
e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?
e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="\
else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[d]:e.push(d),s++}return le.errors=e,u.props=g,s===0}le.
evaluated={dynamicProps:!0,dynamicItems:!1};var ks={if:{type:"string"},then:{enum:["none"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{
reading:{const:"none"}},required:["reading"],additionalProperties:!1}]}};function ue(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){
let e=null,s=0,u=ue.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let d={};e===null?e=[d]:
e.push(d),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(p){let d=s;if(r!=="none"){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{
allowedValues:ks.then.enum}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="then"}else{let d=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.reading;if(typeof f==
"string")if(f==="none"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let h={instancePath:i,schemaPath:"#/else/oneOf/0/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="none"){let t={
instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"none"}};e===null?e=[t]:e.push(t),s++}}var g=!0}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{
let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="else"}if(!o){let d={instancePath:i,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[d]:e.push(d),s++}return ue.errors=e,u.props=g,s===0}ue.evaluated={dynamicProps:!0,dynamicItems:!1};
var ws={if:{type:"string"},then:{enum:["email-password-name"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"em\
ail-password-name"},fields:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"template"},body:{$ref:"#/$defs/obj\
ect"}},required:["reading","body"],additionalProperties:!1}]}};function C(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=C.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r))){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[n]:e.push(n),s++}return C.errors=e,s===0}C.evaluated={dynamicProps:!1,dynamicItems:!1};function de(r,{instancePath:i="",parentData:j,parentDataProperty:x,
rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=de.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);let n=s,o=!0,a=s;if(typeof r!=
"string"){let d={};e===null?e=[d]:e.push(d),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(p){let d=s;if(r!=="email-password-name"){let f={instancePath:i,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:ws.then.enum}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="then"}else{let d=s;if(r&&typeof r==
"object"&&!Array.isArray(r)){let f=r.reading;if(typeof f=="string")if(f==="email-password-name"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t===
"reading"||t==="fields")){let h={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===
null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="email-password-name"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/readin\
g/const",keyword:"const",params:{allowedValue:"email-password-name"}};e===null?e=[t]:e.push(t),s++}r.fields!==void 0&&(N(r.fields,{instancePath:i+"/fields",parentData:r,
parentDataProperty:"fields",rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:e.concat(N.errors),s=e.length))}var g=!0}else if(f==="template"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}if(r.body===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"bo\
dy"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="body")){let h={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="template"){let t={instancePath:i+"/reading",
schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"template"}};e===null?e=[t]:e.push(t),s++}r.body!==void 0&&(C(r.body,{
instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:P,dynamicAnchors:k})||(e=e===null?C.errors:e.concat(C.errors),s=e.length))}g!==!0&&(g=!0)}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{
let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="else"}if(!o){let d={instancePath:i,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[d]:e.push(d),s++}return de.errors=e,u.props=g,s===0}de.evaluated={dynamicProps:!0,dynamicItems:!1};
var bs={if:{type:"string"},then:{enum:["key-pointer","mail"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"key\
-pointer"},pointers:{type:"array",minItems:1,items:{$ref:"#/$defs/pointer"}}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"mail"}},
required:["reading"],additionalProperties:!1}]}};var qs=new RegExp("^(/.*)?$","u");function M(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=M.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof r=="string"){if(!qs.test(r)){let n={instancePath:i,schemaPath:"#/pattern",keyword:"p\
attern",params:{pattern:"^(/.*)?$"}};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?
e=[n]:e.push(n),s++}return M.errors=e,s===0}M.evaluated={dynamicProps:!1,dynamicItems:!1};function me(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,
dynamicAnchors:k={}}={}){let e=null,s=0,u=me.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){
let d={};e===null?e=[d]:e.push(d),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(p){let d=s;if(!(r==="key-pointer"||r==="mail")){let f={instancePath:i,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:bs.then.enum}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="then"}else{let d=s;if(r&&typeof r==
"object"&&!Array.isArray(r)){let f=r.reading;if(typeof f=="string")if(f==="key-pointer"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={
instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t===
"reading"||t==="pointers")){let h={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="key-pointer"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/co\
nst",keyword:"const",params:{allowedValue:"key-pointer"}};e===null?e=[t]:e.push(t),s++}if(r.pointers!==void 0){let t=r.pointers;if(Array.isArray(t)){if(t.length<
1){let c={instancePath:i+"/pointers",schemaPath:"#/else/oneOf/0/properties/pointers/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[c]:e.push(c),s++}
let h=t.length;for(let c=0;c<h;c++)M(t[c],{instancePath:i+"/pointers/"+c,parentData:t,parentDataProperty:c,rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.
concat(M.errors),s=e.length)}else{let h={instancePath:i+"/pointers",schemaPath:"#/else/oneOf/0/properties/pointers/type",keyword:"type",params:{type:"array"}};e===
null?e=[h]:e.push(h),s++}}}var g=!0}else if(f==="mail"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/\
else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let h={instancePath:i,
schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&
r.reading!=="mail"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"mail"}};e===null?
e=[t]:e.push(t),s++}}g!==!0&&(g=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};
e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};
e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var p=d===
s;o=p,m="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[d]:e.push(d),s++}return me.errors=e,u.props=g,
s===0}me.evaluated={dynamicProps:!0,dynamicItems:!1};var vs={if:{type:"string"},then:{enum:["at-least-one","minus-one-unlimited"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"at-least-one"},minimum:{const:1}},required:["reading"],additionalProperties:!1},{properties:{reading:{
const:"minus-one-unlimited"},minimum:{const:1},unlimited:{const:-1}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"range"},minimum:{
type:"integer"},maximum:{type:"integer",minimum:1}},required:["reading","minimum","maximum"],additionalProperties:!1}]}};function fe(r,{instancePath:i="",parentData:j,
parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=fe.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);let n=s,
o=!0,a=s;if(typeof r!="string"){let d={};e===null?e=[d]:e.push(d),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(p){let d=s;if(!(r==="at-least-one"||
r==="minus-one-unlimited")){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:vs.then.enum}};e===null?e=[f]:e.push(f),s++}var p=d===
s;o=p,m="then"}else{let d=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.reading;if(typeof f=="string")if(f==="at-least-one"){if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="minimum")){let h={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="at-least-one"){let t={instancePath:i+"/reading",
schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"at-least-one"}};e===null?e=[t]:e.push(t),s++}if(r.minimum!==void 0&&r.
minimum!==1){let t={instancePath:i+"/minimum",schemaPath:"#/else/oneOf/0/properties/minimum/const",keyword:"const",params:{allowedValue:1}};e===null?e=[t]:e.push(
t),s++}}var g=!0}else if(f==="minus-one-unlimited"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else\
/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="minimum"||t==="un\
limited")){let h={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.
push(h),s++}if(r.reading!==void 0&&r.reading!=="minus-one-unlimited"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"\
const",params:{allowedValue:"minus-one-unlimited"}};e===null?e=[t]:e.push(t),s++}if(r.minimum!==void 0&&r.minimum!==1){let t={instancePath:i+"/minimum",schemaPath:"\
#/else/oneOf/1/properties/minimum/const",keyword:"const",params:{allowedValue:1}};e===null?e=[t]:e.push(t),s++}if(r.unlimited!==void 0&&r.unlimited!==-1){let t={
instancePath:i+"/unlimited",schemaPath:"#/else/oneOf/1/properties/unlimited/const",keyword:"const",params:{allowedValue:-1}};e===null?e=[t]:e.push(t),s++}}g!==!0&&
(g=!0)}else if(f==="range"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.minimum===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"\
required",params:{missingProperty:"minimum"}};e===null?e=[t]:e.push(t),s++}if(r.maximum===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"\
required",params:{missingProperty:"maximum"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="minimum"||t==="maximum")){let h={instancePath:i,
schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&
r.reading!=="range"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"range"}};e===null?
e=[t]:e.push(t),s++}if(r.minimum!==void 0){let t=r.minimum;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let h={instancePath:i+"/minimum",schemaPath:"\
#/else/oneOf/2/properties/minimum/type",keyword:"type",params:{type:"integer"}};e===null?e=[h]:e.push(h),s++}}if(r.maximum!==void 0){let t=r.maximum;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let h={instancePath:i+"/maximum",schemaPath:"#/else/oneOf/2/properties/maximum/type",keyword:"type",params:{type:"int\
eger"}};e===null?e=[h]:e.push(h),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let h={instancePath:i+"/maximum",schemaPath:"#/else/oneOf/2/properties\
/maximum/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[h]:e.push(h),s++}}}g!==!0&&(g=!0)}else{let t={instancePath:i,schemaPath:"#/els\
e/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:m}};e===null?e=[d]:e.push(d),s++}return fe.errors=e,u.props=g,s===0}fe.evaluated={dynamicProps:!0,dynamicItems:!1};var $s={if:{type:"\
string"},then:{enum:["0..2","0..1"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"0..2"},minimum:{const:0},maximum:{
const:2}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"0..1"},minimum:{const:0},maximum:{const:1}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"range"},minimum:{type:"number"},maximum:{type:"number"}},required:["reading","minimum","maximum"],additionalProperties:!1}]}};function ce(r,{
instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=ce.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let d={};e===null?e=[d]:e.push(d),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(p){let d=s;
if(!(r==="0..2"||r==="0..1")){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:$s.then.enum}};e===null?e=[f]:e.push(f),s++}var p=d===
s;o=p,m="then"}else{let d=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.reading;if(typeof f=="string")if(f==="0..2"){if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(
t),s++}for(let t in r)if(!(t==="reading"||t==="minimum"||t==="maximum")){let h={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="0..2"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"0..2"}};e===null?e=[t]:e.push(t),s++}if(r.minimum!==void 0&&r.minimum!==0){let t={
instancePath:i+"/minimum",schemaPath:"#/else/oneOf/0/properties/minimum/const",keyword:"const",params:{allowedValue:0}};e===null?e=[t]:e.push(t),s++}if(r.maximum!==
void 0&&r.maximum!==2){let t={instancePath:i+"/maximum",schemaPath:"#/else/oneOf/0/properties/maximum/const",keyword:"const",params:{allowedValue:2}};e===null?e=
[t]:e.push(t),s++}}var g=!0}else if(f==="0..1"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/one\
Of/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="minimum"||t==="maximu\
m")){let h={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(
h),s++}if(r.reading!==void 0&&r.reading!=="0..1"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{
allowedValue:"0..1"}};e===null?e=[t]:e.push(t),s++}if(r.minimum!==void 0&&r.minimum!==0){let t={instancePath:i+"/minimum",schemaPath:"#/else/oneOf/1/properties/\
minimum/const",keyword:"const",params:{allowedValue:0}};e===null?e=[t]:e.push(t),s++}if(r.maximum!==void 0&&r.maximum!==1){let t={instancePath:i+"/maximum",schemaPath:"\
#/else/oneOf/1/properties/maximum/const",keyword:"const",params:{allowedValue:1}};e===null?e=[t]:e.push(t),s++}}g!==!0&&(g=!0)}else if(f==="range"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}if(r.minimum===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"\
minimum"}};e===null?e=[t]:e.push(t),s++}if(r.maximum===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"\
maximum"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="minimum"||t==="maximum")){let h={instancePath:i,schemaPath:"#/else/oneOf/2/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="range"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"range"}};e===null?e=[t]:e.push(t),s++}if(r.minimum!==void 0){
let t=r.minimum;if(!(typeof t=="number"&&isFinite(t))){let h={instancePath:i+"/minimum",schemaPath:"#/else/oneOf/2/properties/minimum/type",keyword:"type",params:{
type:"number"}};e===null?e=[h]:e.push(h),s++}}if(r.maximum!==void 0){let t=r.maximum;if(!(typeof t=="number"&&isFinite(t))){let h={instancePath:i+"/maximum",schemaPath:"\
#/else/oneOf/2/properties/maximum/type",keyword:"type",params:{type:"number"}};e===null?e=[h]:e.push(h),s++}}}g!==!0&&(g=!0)}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:m}};e===null?e=[d]:e.push(d),s++}return ce.errors=e,u.props=g,s===0}ce.evaluated={dynamicProps:!0,dynamicItems:!1};var js={if:{type:"\
string"},then:{enum:["same-path"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"same-path"}},required:["readin\
g"],additionalProperties:!1},{properties:{reading:{const:"other-path"},path:{$ref:"#/$defs/path"}},required:["reading","path"],additionalProperties:!1}]}};function ye(r,{
instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=ye.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let d={};e===null?e=[d]:e.push(d),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(p){let d=s;
if(r!=="same-path"){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:js.then.enum}};e===null?e=[f]:e.push(f),s++}var p=d===s;
o=p,m="then"}else{let d=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.reading;if(typeof f=="string")if(f==="same-path"){if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=
[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let h={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="same-path"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/\
properties/reading/const",keyword:"const",params:{allowedValue:"same-path"}};e===null?e=[t]:e.push(t),s++}}var g=!0}else if(f==="other-path"){if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[t]:e.push(t),s++}if(r.path===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"path"}};
e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="path")){let h={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="other-path"){let t={instancePath:i+"/reading",
schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"other-path"}};e===null?e=[t]:e.push(t),s++}r.path!==void 0&&(T(r.path,
{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:P,dynamicAnchors:k})||(e=e===null?T.errors:e.concat(T.errors),s=e.length))}g!==!0&&(g=!0)}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{
let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="else"}if(!o){let d={instancePath:i,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[d]:e.push(d),s++}return ye.errors=e,u.props=g,s===0}ye.evaluated={dynamicProps:!0,dynamicItems:!1};
var xs={if:{type:"string"},then:{enum:["stream-true","accept"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"s\
tream-true"},field:{$ref:"#/$defs/text"},value:{const:!0}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"accept"},mediaType:{$ref:"\
#/$defs/text"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"query"},name:{$ref:"#/$defs/text"},value:{$ref:"#/$defs/text"}},required:[
"reading","name","value"],additionalProperties:!1}]}};function he(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,
s=0,u=he.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let d={};e===null?e=[d]:e.push(d),s++}
var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(p){let d=s;if(!(r==="stream-true"||r==="accept")){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"\
enum",params:{allowedValues:xs.then.enum}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="then"}else{let d=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.
reading;if(typeof f=="string")if(f==="stream-true"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else\
/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="field"||t==="valu\
e")){let h={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(
h),s++}if(r.reading!==void 0&&r.reading!=="stream-true"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{
allowedValue:"stream-true"}};e===null?e=[t]:e.push(t),s++}if(r.field!==void 0&&(A(r.field,{instancePath:i+"/field",parentData:r,parentDataProperty:"field",rootData:P,
dynamicAnchors:k})||(e=e===null?A.errors:e.concat(A.errors),s=e.length)),r.value!==void 0&&r.value!==!0){let t={instancePath:i+"/value",schemaPath:"#/else/oneOf\
/0/properties/value/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[t]:e.push(t),s++}}var g=!0}else if(f==="accept"){if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=
[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="mediaType")){let h={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="accept"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"accept"}};e===null?e=[t]:e.push(t),s++}r.mediaType!==void 0&&(A(r.mediaType,{instancePath:i+
"/mediaType",parentData:r,parentDataProperty:"mediaType",rootData:P,dynamicAnchors:k})||(e=e===null?A.errors:e.concat(A.errors),s=e.length))}g!==!0&&(g=!0)}else if(f===
"query"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.name===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{
missingProperty:"name"}};e===null?e=[t]:e.push(t),s++}if(r.value===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{
missingProperty:"value"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="name"||t==="value")){let h={instancePath:i,schemaPath:"#/else/one\
Of/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="query"){
let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"query"}};e===null?e=[t]:e.push(t),s++}
r.name!==void 0&&(A(r.name,{instancePath:i+"/name",parentData:r,parentDataProperty:"name",rootData:P,dynamicAnchors:k})||(e=e===null?A.errors:e.concat(A.errors),
s=e.length)),r.value!==void 0&&(A(r.value,{instancePath:i+"/value",parentData:r,parentDataProperty:"value",rootData:P,dynamicAnchors:k})||(e=e===null?A.errors:e.
concat(A.errors),s=e.length))}g!==!0&&(g=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"r\
eading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"\
reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.
push(f),s++}var p=d===s;o=p,m="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[d]:e.push(d),s++}return he.
errors=e,u.props=g,s===0}he.evaluated={dynamicProps:!0,dynamicItems:!1};var Os={if:{type:"string"},then:{enum:["chunks-done"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"chunks-done"},mediaType:{$ref:"#/$defs/text"},schema:{$ref:"#/$defs/schemaId"},object:{$ref:"#/$defs\
/text"},terminator:{$ref:"#/$defs/text"},usageSwitch:{$ref:"#/$defs/object"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"typed"},
mediaType:{$ref:"#/$defs/text"},typePointer:{$ref:"#/$defs/pointer"},doneType:{$ref:"#/$defs/text"}},required:["reading","doneType"],additionalProperties:!1},{properties:{
reading:{const:"custom"},mediaType:{$ref:"#/$defs/text"},schema:{$ref:"#/$defs/schemaId"},terminator:{$ref:"#/$defs/text"},usageSwitch:{$ref:"#/$defs/object"}},
required:["reading","schema"],additionalProperties:!1}]}};function ge(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){
let e=null,s=0,u=ge.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let d={};e===null?e=[d]:
e.push(d),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(p){let d=s;if(r!=="chunks-done"){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"\
enum",params:{allowedValues:Os.then.enum}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="then"}else{let d=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.
reading;if(typeof f=="string")if(f==="chunks-done"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else\
/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="mediaType"||t==="\
schema"||t==="object"||t==="terminator"||t==="usageSwitch")){let h={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="chunks-done"){let t={instancePath:i+"/reading",schemaPath:"#/\
else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"chunks-done"}};e===null?e=[t]:e.push(t),s++}r.mediaType!==void 0&&(A(r.mediaType,{instancePath:i+
"/mediaType",parentData:r,parentDataProperty:"mediaType",rootData:P,dynamicAnchors:k})||(e=e===null?A.errors:e.concat(A.errors),s=e.length)),r.schema!==void 0&&
(_(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"schema",rootData:P,dynamicAnchors:k})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),
r.object!==void 0&&(A(r.object,{instancePath:i+"/object",parentData:r,parentDataProperty:"object",rootData:P,dynamicAnchors:k})||(e=e===null?A.errors:e.concat(A.
errors),s=e.length)),r.terminator!==void 0&&(A(r.terminator,{instancePath:i+"/terminator",parentData:r,parentDataProperty:"terminator",rootData:P,dynamicAnchors:k})||
(e=e===null?A.errors:e.concat(A.errors),s=e.length)),r.usageSwitch!==void 0&&(C(r.usageSwitch,{instancePath:i+"/usageSwitch",parentData:r,parentDataProperty:"us\
ageSwitch",rootData:P,dynamicAnchors:k})||(e=e===null?C.errors:e.concat(C.errors),s=e.length))}var g=!0}else if(f==="typed"){if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(
t),s++}if(r.doneType===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"doneType"}};e===null?e=[t]:
e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="mediaType"||t==="typePointer"||t==="doneType")){let h={instancePath:i,schemaPath:"#/else/oneOf/1/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="typed"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"typed"}};e===null?e=[t]:e.push(t),s++}r.mediaType!==void 0&&
(A(r.mediaType,{instancePath:i+"/mediaType",parentData:r,parentDataProperty:"mediaType",rootData:P,dynamicAnchors:k})||(e=e===null?A.errors:e.concat(A.errors),s=
e.length)),r.typePointer!==void 0&&(M(r.typePointer,{instancePath:i+"/typePointer",parentData:r,parentDataProperty:"typePointer",rootData:P,dynamicAnchors:k})||
(e=e===null?M.errors:e.concat(M.errors),s=e.length)),r.doneType!==void 0&&(A(r.doneType,{instancePath:i+"/doneType",parentData:r,parentDataProperty:"doneType",rootData:P,
dynamicAnchors:k})||(e=e===null?A.errors:e.concat(A.errors),s=e.length))}g!==!0&&(g=!0)}else if(f==="custom"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}
if(r.schema===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[t]:e.push(t),
s++}for(let t in r)if(!(t==="reading"||t==="mediaType"||t==="schema"||t==="terminator"||t==="usageSwitch")){let h={instancePath:i,schemaPath:"#/else/oneOf/2/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="custom"){let t={
instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"custom"}};e===null?e=[t]:e.push(t),s++}r.mediaType!==
void 0&&(A(r.mediaType,{instancePath:i+"/mediaType",parentData:r,parentDataProperty:"mediaType",rootData:P,dynamicAnchors:k})||(e=e===null?A.errors:e.concat(A.errors),
s=e.length)),r.schema!==void 0&&(_(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"schema",rootData:P,dynamicAnchors:k})||(e=e===null?_.errors:
e.concat(_.errors),s=e.length)),r.terminator!==void 0&&(A(r.terminator,{instancePath:i+"/terminator",parentData:r,parentDataProperty:"terminator",rootData:P,dynamicAnchors:k})||
(e=e===null?A.errors:e.concat(A.errors),s=e.length)),r.usageSwitch!==void 0&&(C(r.usageSwitch,{instancePath:i+"/usageSwitch",parentData:r,parentDataProperty:"us\
ageSwitch",rootData:P,dynamicAnchors:k})||(e=e===null?C.errors:e.concat(C.errors),s=e.length))}g!==!0&&(g=!0)}else{let t={instancePath:i,schemaPath:"#/else/disc\
riminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else\
/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"#/el\
se/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",
params:{failingKeyword:m}};e===null?e=[d]:e.push(d),s++}return ge.errors=e,u.props=g,s===0}ge.evaluated={dynamicProps:!0,dynamicItems:!1};var As={if:{type:"stri\
ng"},then:{enum:["same-path"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"same-path"},subprotocols:{$ref:"#/\
$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"other-path"},path:{$ref:"#/$defs/path"},subprotocols:{$ref:"#/$defs/te\
xts"}},required:["reading","path"],additionalProperties:!1}]}};function Pe(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){
let e=null,s=0,u=Pe.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let d={};e===null?e=[d]:
e.push(d),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(p){let d=s;if(r!=="same-path"){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"en\
um",params:{allowedValues:As.then.enum}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="then"}else{let d=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.
reading;if(typeof f=="string")if(f==="same-path"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/o\
neOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="subprotocols")){let h={
instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.
reading!==void 0&&r.reading!=="same-path"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
same-path"}};e===null?e=[t]:e.push(t),s++}r.subprotocols!==void 0&&(N(r.subprotocols,{instancePath:i+"/subprotocols",parentData:r,parentDataProperty:"subprotoco\
ls",rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:e.concat(N.errors),s=e.length))}var g=!0}else if(f==="other-path"){if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(
t),s++}if(r.path===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[t]:e.push(
t),s++}for(let t in r)if(!(t==="reading"||t==="path"||t==="subprotocols")){let h={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="other-path"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"other-path"}};e===null?e=[t]:e.push(t),s++}r.path!==void 0&&(T(r.path,{instancePath:i+
"/path",parentData:r,parentDataProperty:"path",rootData:P,dynamicAnchors:k})||(e=e===null?T.errors:e.concat(T.errors),s=e.length)),r.subprotocols!==void 0&&(N(r.
subprotocols,{instancePath:i+"/subprotocols",parentData:r,parentDataProperty:"subprotocols",rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:e.concat(N.errors),
s=e.length))}g!==!0&&(g=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};
e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};
e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var p=d===
s;o=p,m="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[d]:e.push(d),s++}return Pe.errors=e,u.props=g,
s===0}Pe.evaluated={dynamicProps:!0,dynamicItems:!1};var Ds={if:{type:"string"},then:{enum:["chunks"]},else:{type:"object",discriminator:{propertyName:"reading"},
oneOf:[{properties:{reading:{const:"chunks"},schema:{$ref:"#/$defs/schemaId"},terminators:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"wrapped"},requestType:{$ref:"#/$defs/text"},requestMember:{$ref:"#/$defs/text"},typePointer:{$ref:"#/$defs/pointer"},chunkPointer:{
$ref:"#/$defs/pointer"},doneTypes:{$ref:"#/$defs/texts"},schema:{$ref:"#/$defs/schemaId"},terminators:{$ref:"#/$defs/texts"}},required:["reading","requestType"],
additionalProperties:!1}]}};function ke(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=ke.evaluated;
u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let d={};e===null?e=[d]:e.push(d),s++}var p=a===s;s=n,
e!==null&&(n?e.length=n:e=null);let m;if(p){let d=s;if(r!=="chunks"){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Ds.then.
enum}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="then"}else{let d=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.reading;if(typeof f=="string")if(f===
"chunks"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="schema"||t==="terminators")){let h={instancePath:i,schemaPath:"\
#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!==
"chunks"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"chunks"}};e===null?e=[t]:e.
push(t),s++}r.schema!==void 0&&(_(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"schema",rootData:P,dynamicAnchors:k})||(e=e===null?_.errors:
e.concat(_.errors),s=e.length)),r.terminators!==void 0&&(N(r.terminators,{instancePath:i+"/terminators",parentData:r,parentDataProperty:"terminators",rootData:P,
dynamicAnchors:k})||(e=e===null?N.errors:e.concat(N.errors),s=e.length))}var g=!0}else if(f==="wrapped"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===
void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.requestType===
void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"requestType"}};e===null?e=[t]:e.push(t),s++}for(let t in r)
if(!(t==="reading"||t==="requestType"||t==="requestMember"||t==="typePointer"||t==="chunkPointer"||t==="doneTypes"||t==="schema"||t==="terminators")){let h={instancePath:i,
schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&
r.reading!=="wrapped"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"wrapped"}};e===
null?e=[t]:e.push(t),s++}r.requestType!==void 0&&(A(r.requestType,{instancePath:i+"/requestType",parentData:r,parentDataProperty:"requestType",rootData:P,dynamicAnchors:k})||
(e=e===null?A.errors:e.concat(A.errors),s=e.length)),r.requestMember!==void 0&&(A(r.requestMember,{instancePath:i+"/requestMember",parentData:r,parentDataProperty:"\
requestMember",rootData:P,dynamicAnchors:k})||(e=e===null?A.errors:e.concat(A.errors),s=e.length)),r.typePointer!==void 0&&(M(r.typePointer,{instancePath:i+"/ty\
pePointer",parentData:r,parentDataProperty:"typePointer",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.errors),s=e.length)),r.chunkPointer!==void 0&&
(M(r.chunkPointer,{instancePath:i+"/chunkPointer",parentData:r,parentDataProperty:"chunkPointer",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.
errors),s=e.length)),r.doneTypes!==void 0&&(N(r.doneTypes,{instancePath:i+"/doneTypes",parentData:r,parentDataProperty:"doneTypes",rootData:P,dynamicAnchors:k})||
(e=e===null?N.errors:e.concat(N.errors),s=e.length)),r.schema!==void 0&&(_(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"schema",rootData:P,
dynamicAnchors:k})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.terminators!==void 0&&(N(r.terminators,{instancePath:i+"/terminators",parentData:r,parentDataProperty:"\
terminators",rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:e.concat(N.errors),s=e.length))}g!==!0&&(g=!0)}else{let t={instancePath:i,schemaPath:"#/else/di\
scriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/el\
se/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"#/\
else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:m}};e===null?e=[d]:e.push(d),s++}return ke.errors=e,u.props=g,s===0}ke.evaluated={dynamicProps:!0,dynamicItems:!1};var Ns={if:{type:"\
string"},then:{enum:["bearer"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"bearer"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"subprotocol"},prefix:{$ref:"#/$defs/text"}},required:["reading","prefix"],additionalProperties:!1},{properties:{reading:{const:"fir\
st-message"},field:{$ref:"#/$defs/text"}},required:["reading","field"],additionalProperties:!1},{properties:{reading:{const:"query"},name:{$ref:"#/$defs/text"}},
required:["reading","name"],additionalProperties:!1}]}};function we(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){
let e=null,s=0,u=we.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let d={};e===null?e=[d]:
e.push(d),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(p){let d=s;if(r!=="bearer"){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",
params:{allowedValues:Ns.then.enum}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="then"}else{let d=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.reading;
if(typeof f=="string")if(f==="bearer"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/requ\
ired",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let h={instancePath:i,schemaPath:"#/e\
lse/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!==
"bearer"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"bearer"}};e===null?e=[t]:e.
push(t),s++}}var g=!0}else if(f==="subprotocol"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/on\
eOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.prefix===void 0){let t={instancePath:i,schemaPath:"#/el\
se/oneOf/1/required",keyword:"required",params:{missingProperty:"prefix"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="prefix")){let h={
instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.
reading!==void 0&&r.reading!=="subprotocol"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"\
subprotocol"}};e===null?e=[t]:e.push(t),s++}r.prefix!==void 0&&(A(r.prefix,{instancePath:i+"/prefix",parentData:r,parentDataProperty:"prefix",rootData:P,dynamicAnchors:k})||
(e=e===null?A.errors:e.concat(A.errors),s=e.length))}g!==!0&&(g=!0)}else if(f==="first-message"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.field===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"field"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t===
"reading"||t==="field")){let h={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===
null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="first-message"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/cons\
t",keyword:"const",params:{allowedValue:"first-message"}};e===null?e=[t]:e.push(t),s++}r.field!==void 0&&(A(r.field,{instancePath:i+"/field",parentData:r,parentDataProperty:"\
field",rootData:P,dynamicAnchors:k})||(e=e===null?A.errors:e.concat(A.errors),s=e.length))}g!==!0&&(g=!0)}else if(f==="query"){if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=
[t]:e.push(t),s++}if(r.name===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=
[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="name")){let h={instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="query"){let t={instancePath:i+"/reading",schemaPath:"#/e\
lse/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"query"}};e===null?e=[t]:e.push(t),s++}r.name!==void 0&&(A(r.name,{instancePath:i+"/n\
ame",parentData:r,parentDataProperty:"name",rootData:P,dynamicAnchors:k})||(e=e===null?A.errors:e.concat(A.errors),s=e.length))}g!==!0&&(g=!0)}else{let t={instancePath:i,
schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,
schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,
schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="else"}if(!o){let d={instancePath:i,schemaPath:"#\
/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[d]:e.push(d),s++}return we.errors=e,u.props=g,s===0}we.evaluated={dynamicProps:!0,dynamicItems:!1};var _s={
if:{type:"string"},then:{enum:["openai"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"openai"},endpoints:{$ref:"\
#/$defs/endpoints"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"list"},endpoints:{$ref:"#/$defs/endpoints"}},required:["reading",
"endpoints"],additionalProperties:!1}]}};var Ss={enum:["GET","POST","PUT","PATCH","DELETE"]};function B(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,
s=0,u=B.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),!(r==="GET"||r==="POST"||r==="PUT"||r==="PATCH"||r==="DELETE")){let n={instancePath:i,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ss.enum}};e===null?e=[n]:e.push(n),s++}return B.errors=e,s===0}B.evaluated={dynamicProps:!1,dynamicItems:!1};
function W(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=W.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),Array.isArray(r)){let n=r.length;for(let o=0;o<n;o++){let a=r[o];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.method===
void 0){let p={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"method"}};e===null?e=[p]:e.push(p),s++}if(a.path===
void 0){let p={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[p]:e.push(p),s++}for(let p in a)
if(!(p==="method"||p==="path")){let m={instancePath:i+"/"+o,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[m]:e.push(m),s++}a.method!==void 0&&(B(a.method,{instancePath:i+"/"+o+"/method",parentData:a,parentDataProperty:"method",rootData:P,dynamicAnchors:k})||
(e=e===null?B.errors:e.concat(B.errors),s=e.length)),a.path!==void 0&&(T(a.path,{instancePath:i+"/"+o+"/path",parentData:a,parentDataProperty:"path",rootData:P,
dynamicAnchors:k})||(e=e===null?T.errors:e.concat(T.errors),s=e.length))}else{let p={instancePath:i+"/"+o,schemaPath:"#/items/type",keyword:"type",params:{type:"\
object"}};e===null?e=[p]:e.push(p),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),s++}return W.
errors=e,s===0}W.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function be(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){
let e=null,s=0,u=be.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let d={};e===null?e=[d]:
e.push(d),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(p){let d=s;if(r!=="openai"){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",
params:{allowedValues:_s.then.enum}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="then"}else{let d=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.reading;
if(typeof f=="string")if(f==="openai"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/requ\
ired",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="endpoints")){let h={instancePath:i,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&
r.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"openai"}};e===
null?e=[t]:e.push(t),s++}r.endpoints!==void 0&&(W(r.endpoints,{instancePath:i+"/endpoints",parentData:r,parentDataProperty:"endpoints",rootData:P,dynamicAnchors:k})||
(e=e===null?W.errors:e.concat(W.errors),s=e.length))}var g=!0}else if(f==="list"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.endpoints===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"endpoints"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t===
"endpoints")){let h={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:
e.push(h),s++}if(r.reading!==void 0&&r.reading!=="list"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{
allowedValue:"list"}};e===null?e=[t]:e.push(t),s++}r.endpoints!==void 0&&(W(r.endpoints,{instancePath:i+"/endpoints",parentData:r,parentDataProperty:"endpoints",
rootData:P,dynamicAnchors:k})||(e=e===null?W.errors:e.concat(W.errors),s=e.length))}g!==!0&&(g=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",
keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discrimina\
tor",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"\
type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};
e===null?e=[d]:e.push(d),s++}return be.errors=e,u.props=g,s===0}be.evaluated={dynamicProps:!0,dynamicItems:!1};var Is={if:{type:"string"},then:{enum:["unlimited"]},
else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"unlimited"}},required:["reading"],additionalProperties:!1},{properties:{
reading:{const:"seconds"},seconds:{$ref:"#/$defs/seconds"}},required:["reading","seconds"],additionalProperties:!1}]}};function U(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=U.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),typeof r=="number"&&isFinite(r)){if(r<=0||isNaN(r)){let n={instancePath:i,schemaPath:"#/exclusiveMinimum",keyword:"excl\
usiveMinimum",params:{comparison:">",limit:0}};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"number"}};
e===null?e=[n]:e.push(n),s++}return U.errors=e,s===0}U.evaluated={dynamicProps:!1,dynamicItems:!1};function qe(r,{instancePath:i="",parentData:j,parentDataProperty:x,
rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=qe.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);let n=s,o=!0,a=s;if(typeof r!=
"string"){let d={};e===null?e=[d]:e.push(d),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(p){let d=s;if(r!=="unlimited"){let f={instancePath:i,schemaPath:"\
#/then/enum",keyword:"enum",params:{allowedValues:Is.then.enum}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="then"}else{let d=s;if(r&&typeof r=="object"&&!Array.
isArray(r)){let f=r.reading;if(typeof f=="string")if(f==="unlimited"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let h={
instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.
reading!==void 0&&r.reading!=="unlimited"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
unlimited"}};e===null?e=[t]:e.push(t),s++}}var g=!0}else if(f==="seconds"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.seconds===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"seconds"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t===
"seconds")){let h={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:
e.push(h),s++}if(r.reading!==void 0&&r.reading!=="seconds"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",
params:{allowedValue:"seconds"}};e===null?e=[t]:e.push(t),s++}r.seconds!==void 0&&(U(r.seconds,{instancePath:i+"/seconds",parentData:r,parentDataProperty:"secon\
ds",rootData:P,dynamicAnchors:k})||(e=e===null?U.errors:e.concat(U.errors),s=e.length))}g!==!0&&(g=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminat\
or",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discri\
minator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"#/else/type",
keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:m}};e===null?e=[d]:e.push(d),s++}return qe.errors=e,u.props=g,s===0}qe.evaluated={dynamicProps:!0,dynamicItems:!1};function ve(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=ve.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="list"){if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?
e=[a]:e.push(a),s++}if(r.scopes===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"scopes"}};e===null?e=
[a]:e.push(a),s++}for(let a in r)if(!(a==="reading"||a==="scopes")){let p={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:a}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="list"){let a={instancePath:i+"/reading",schemaPath:"#/oneOf\
/0/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[a]:e.push(a),s++}r.scopes!==void 0&&(N(r.scopes,{instancePath:i+"/scopes",
parentData:r,parentDataProperty:"scopes",rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:e.concat(N.errors),s=e.length))}var n=!0}else{let a={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}else{let a={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}}else{let o={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return ve.errors=e,u.props=n,s===0}ve.evaluated={dynamicProps:!0,dynamicItems:!1};function $e(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=$e.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="endpoint"){if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[a]:e.push(a),s++}if(r.method===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"method"}};e===null?
e=[a]:e.push(a),s++}if(r.path===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[a]:
e.push(a),s++}if(r.effect===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"effect"}};e===null?e=[a]:e.
push(a),s++}for(let a in r)if(!(a==="reading"||a==="method"||a==="path"||a==="effect")){let p={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="endpoint"){let a={instancePath:i+"/reading",
schemaPath:"#/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"endpoint"}};e===null?e=[a]:e.push(a),s++}r.method!==void 0&&(B(r.method,{instancePath:i+
"/method",parentData:r,parentDataProperty:"method",rootData:P,dynamicAnchors:k})||(e=e===null?B.errors:e.concat(B.errors),s=e.length)),r.path!==void 0&&(T(r.path,
{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:P,dynamicAnchors:k})||(e=e===null?T.errors:e.concat(T.errors),s=e.length)),r.effect!==void 0&&
(A(r.effect,{instancePath:i+"/effect",parentData:r,parentDataProperty:"effect",rootData:P,dynamicAnchors:k})||(e=e===null?A.errors:e.concat(A.errors),s=e.length))}
var n=!0}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(
a),s++}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}}else{
let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return $e.errors=e,u.props=n,s===0}$e.evaluated={dynamicProps:!0,
dynamicItems:!1};function je(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=je.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="endpoint"){if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[a]:e.push(a),s++}if(r.method===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"method"}};e===null?
e=[a]:e.push(a),s++}if(r.path===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[a]:
e.push(a),s++}if(r.effect===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"effect"}};e===null?e=[a]:e.
push(a),s++}for(let a in r)if(!(a==="reading"||a==="method"||a==="path"||a==="effect")){let p={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="endpoint"){let a={instancePath:i+"/reading",
schemaPath:"#/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"endpoint"}};e===null?e=[a]:e.push(a),s++}r.method!==void 0&&(B(r.method,{instancePath:i+
"/method",parentData:r,parentDataProperty:"method",rootData:P,dynamicAnchors:k})||(e=e===null?B.errors:e.concat(B.errors),s=e.length)),r.path!==void 0&&(T(r.path,
{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:P,dynamicAnchors:k})||(e=e===null?T.errors:e.concat(T.errors),s=e.length)),r.effect!==void 0&&
(A(r.effect,{instancePath:i+"/effect",parentData:r,parentDataProperty:"effect",rootData:P,dynamicAnchors:k})||(e=e===null?A.errors:e.concat(A.errors),s=e.length))}
var n=!0}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(
a),s++}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}}else{
let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return je.errors=e,u.props=n,s===0}je.evaluated={dynamicProps:!0,
dynamicItems:!1};var Vs={if:{type:"string"},then:{enum:["401","403"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"\
401"},status:{$ref:"#/$defs/statuses"},tolerated:{$ref:"#/$defs/tolerated"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"403"},status:{
$ref:"#/$defs/statuses"},tolerated:{$ref:"#/$defs/tolerated"}},required:["reading"],additionalProperties:!1}]}};function I(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=I.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),Array.isArray(r)){if(r.length<1){let p={instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}};e===
null?e=[p]:e.push(p),s++}let n=r.length;for(let p=0;p<n;p++){let m=r[p];if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let g={instancePath:i+"/"+p,schemaPath:"\
#/items/type",keyword:"type",params:{type:"integer"}};e===null?e=[g]:e.push(g),s++}if(typeof m=="number"&&isFinite(m)){if(m>599||isNaN(m)){let g={instancePath:i+
"/"+p,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};e===null?e=[g]:e.push(g),s++}if(m<100||isNaN(m)){let g={instancePath:i+
"/"+p,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};e===null?e=[g]:e.push(g),s++}}}let o=r.length,a;if(o>1){let p={};for(;o--;){
let m=r[o];if(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)){if(typeof p[m]=="number"){a=p[m];let g={instancePath:i,schemaPath:"#/uniqueItems",keyword:"uni\
queItems",params:{i:o,j:a}};e===null?e=[g]:e.push(g),s++;break}p[m]=o}}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===
null?e=[n]:e.push(n),s++}return I.errors=e,s===0}I.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function K(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=K.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),Array.isArray(r)){let n=r.length;for(let p=0;p<n;p++){let m=r[p];if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){
let g={instancePath:i+"/"+p,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"}};e===null?e=[g]:e.push(g),s++}if(typeof m=="number"&&isFinite(m)){if(m>
599||isNaN(m)){let g={instancePath:i+"/"+p,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};e===null?e=[g]:e.push(g),s++}if(m<
100||isNaN(m)){let g={instancePath:i+"/"+p,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};e===null?e=[g]:e.push(g),s++}}}let o=r.
length,a;if(o>1){let p={};for(;o--;){let m=r[o];if(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)){if(typeof p[m]=="number"){a=p[m];let g={instancePath:i,schemaPath:"\
#/uniqueItems",keyword:"uniqueItems",params:{i:o,j:a}};e===null?e=[g]:e.push(g),s++;break}p[m]=o}}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"array"}};e===null?e=[n]:e.push(n),s++}return K.errors=e,s===0}K.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function xe(r,{instancePath:i="",
parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=xe.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let d={};e===null?e=[d]:e.push(d),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(p){let d=s;if(!(r===
"401"||r==="403")){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Vs.then.enum}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=
p,m="then"}else{let d=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.reading;if(typeof f=="string")if(f==="401"){if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(
t),s++}for(let t in r)if(!(t==="reading"||t==="status"||t==="tolerated")){let h={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="401"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"401"}};e===null?e=[t]:e.push(t),s++}r.status!==void 0&&(I(r.status,{instancePath:i+
"/status",parentData:r,parentDataProperty:"status",rootData:P,dynamicAnchors:k})||(e=e===null?I.errors:e.concat(I.errors),s=e.length)),r.tolerated!==void 0&&(K(
r.tolerated,{instancePath:i+"/tolerated",parentData:r,parentDataProperty:"tolerated",rootData:P,dynamicAnchors:k})||(e=e===null?K.errors:e.concat(K.errors),s=e.
length))}var g=!0}else if(f==="403"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/requir\
ed",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="status"||t==="tolerated")){let h={
instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.
reading!==void 0&&r.reading!=="403"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"\
403"}};e===null?e=[t]:e.push(t),s++}r.status!==void 0&&(I(r.status,{instancePath:i+"/status",parentData:r,parentDataProperty:"status",rootData:P,dynamicAnchors:k})||
(e=e===null?I.errors:e.concat(I.errors),s=e.length)),r.tolerated!==void 0&&(K(r.tolerated,{instancePath:i+"/tolerated",parentData:r,parentDataProperty:"tolerate\
d",rootData:P,dynamicAnchors:k})||(e=e===null?K.errors:e.concat(K.errors),s=e.length))}g!==!0&&(g=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminato\
r",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discrim\
inator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"#/else/type",
keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:m}};e===null?e=[d]:e.push(d),s++}return xe.errors=e,u.props=g,s===0}xe.evaluated={dynamicProps:!0,dynamicItems:!1};var Ts={if:{type:"string"},then:{
enum:["401","403"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"401"},status:{$ref:"#/$defs/statuses"},tolerated:{
$ref:"#/$defs/tolerated"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"403"},status:{$ref:"#/$defs/statuses"},tolerated:{$ref:"#/\
$defs/tolerated"}},required:["reading"],additionalProperties:!1}]}};function Oe(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){
let e=null,s=0,u=Oe.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let d={};e===null?e=[d]:
e.push(d),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(p){let d=s;if(!(r==="401"||r==="403")){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"\
enum",params:{allowedValues:Ts.then.enum}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="then"}else{let d=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.
reading;if(typeof f=="string")if(f==="401"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0\
/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="status"||t==="tolerated")){
let h={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}
if(r.reading!==void 0&&r.reading!=="401"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
401"}};e===null?e=[t]:e.push(t),s++}r.status!==void 0&&(I(r.status,{instancePath:i+"/status",parentData:r,parentDataProperty:"status",rootData:P,dynamicAnchors:k})||
(e=e===null?I.errors:e.concat(I.errors),s=e.length)),r.tolerated!==void 0&&(K(r.tolerated,{instancePath:i+"/tolerated",parentData:r,parentDataProperty:"tolerate\
d",rootData:P,dynamicAnchors:k})||(e=e===null?K.errors:e.concat(K.errors),s=e.length))}var g=!0}else if(f==="403"){if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),
s++}for(let t in r)if(!(t==="reading"||t==="status"||t==="tolerated")){let h={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="403"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"403"}};e===null?e=[t]:e.push(t),s++}r.status!==void 0&&(I(r.status,{instancePath:i+
"/status",parentData:r,parentDataProperty:"status",rootData:P,dynamicAnchors:k})||(e=e===null?I.errors:e.concat(I.errors),s=e.length)),r.tolerated!==void 0&&(K(
r.tolerated,{instancePath:i+"/tolerated",parentData:r,parentDataProperty:"tolerated",rootData:P,dynamicAnchors:k})||(e=e===null?K.errors:e.concat(K.errors),s=e.
length))}g!==!0&&(g=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};
e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};
e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var p=d===
s;o=p,m="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[d]:e.push(d),s++}return Oe.errors=e,u.props=g,
s===0}Oe.evaluated={dynamicProps:!0,dynamicItems:!1};var Us={if:{type:"string"},then:{enum:["table"]},else:{type:"object",discriminator:{propertyName:"reading"},
oneOf:[{properties:{reading:{const:"table"},malformed:{$ref:"#/$defs/statuses"},invalid:{$ref:"#/$defs/statuses"},unknownModel:{$ref:"#/$defs/statuses"},tooLarge:{
$ref:"#/$defs/statuses"},unsupportedMedia:{$ref:"#/$defs/statuses"},unknownPath:{$ref:"#/$defs/statuses"},limit:{$ref:"#/$defs/statuses"}},required:["reading"],
additionalProperties:!1}]}};function Ae(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=Ae.evaluated;
u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let d={};e===null?e=[d]:e.push(d),s++}var p=a===s;s=n,
e!==null&&(n?e.length=n:e=null);let m;if(p){let d=s;if(r!=="table"){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Us.then.
enum}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="then"}else{let d=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.reading;if(typeof f=="string")if(f===
"table"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="malformed"||t==="invalid"||t==="unknownModel"||t==="tooLarge"||
t==="unsupportedMedia"||t==="unknownPath"||t==="limit")){let h={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="table"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/prop\
erties/reading/const",keyword:"const",params:{allowedValue:"table"}};e===null?e=[t]:e.push(t),s++}r.malformed!==void 0&&(I(r.malformed,{instancePath:i+"/malform\
ed",parentData:r,parentDataProperty:"malformed",rootData:P,dynamicAnchors:k})||(e=e===null?I.errors:e.concat(I.errors),s=e.length)),r.invalid!==void 0&&(I(r.invalid,
{instancePath:i+"/invalid",parentData:r,parentDataProperty:"invalid",rootData:P,dynamicAnchors:k})||(e=e===null?I.errors:e.concat(I.errors),s=e.length)),r.unknownModel!==
void 0&&(I(r.unknownModel,{instancePath:i+"/unknownModel",parentData:r,parentDataProperty:"unknownModel",rootData:P,dynamicAnchors:k})||(e=e===null?I.errors:e.concat(
I.errors),s=e.length)),r.tooLarge!==void 0&&(I(r.tooLarge,{instancePath:i+"/tooLarge",parentData:r,parentDataProperty:"tooLarge",rootData:P,dynamicAnchors:k})||
(e=e===null?I.errors:e.concat(I.errors),s=e.length)),r.unsupportedMedia!==void 0&&(I(r.unsupportedMedia,{instancePath:i+"/unsupportedMedia",parentData:r,parentDataProperty:"\
unsupportedMedia",rootData:P,dynamicAnchors:k})||(e=e===null?I.errors:e.concat(I.errors),s=e.length)),r.unknownPath!==void 0&&(I(r.unknownPath,{instancePath:i+"\
/unknownPath",parentData:r,parentDataProperty:"unknownPath",rootData:P,dynamicAnchors:k})||(e=e===null?I.errors:e.concat(I.errors),s=e.length)),r.limit!==void 0&&
(I(r.limit,{instancePath:i+"/limit",parentData:r,parentDataProperty:"limit",rootData:P,dynamicAnchors:k})||(e=e===null?I.errors:e.concat(I.errors),s=e.length))}
var g=!0}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:
e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:
e.push(t),s++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="else"}
if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[d]:e.push(d),s++}return Ae.errors=e,u.props=g,s===0}Ae.evaluated=
{dynamicProps:!0,dynamicItems:!1};var Ls={if:{type:"string"},then:{enum:["openai","problem","detail","bare"]},else:{type:"object",discriminator:{propertyName:"r\
eading"},oneOf:[{properties:{reading:{const:"openai"},schema:{$ref:"#/$defs/schemaId"},fullSchema:{$ref:"#/$defs/schemaId"},mediaTypes:{$ref:"#/$defs/texts"}},required:[
"reading"],additionalProperties:!1},{properties:{reading:{const:"problem"},schema:{$ref:"#/$defs/schemaId"},mediaTypes:{$ref:"#/$defs/texts"}},required:["readin\
g"],additionalProperties:!1},{properties:{reading:{const:"detail"},schema:{$ref:"#/$defs/schemaId"},mediaTypes:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"bare"},schema:{$ref:"#/$defs/schemaId"},mediaTypes:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1}]}};function De(r,{
instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=De.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let d={};e===null?e=[d]:e.push(d),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(p){let d=s;
if(!(r==="openai"||r==="problem"||r==="detail"||r==="bare")){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Ls.then.enum}};
e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="then"}else{let d=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.reading;if(typeof f=="string")if(f==="op\
enai"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="schema"||t==="fullSchema"||t==="mediaTypes")){let h={instancePath:i,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&
r.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"openai"}};e===
null?e=[t]:e.push(t),s++}r.schema!==void 0&&(_(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"schema",rootData:P,dynamicAnchors:k})||(e=e===
null?_.errors:e.concat(_.errors),s=e.length)),r.fullSchema!==void 0&&(_(r.fullSchema,{instancePath:i+"/fullSchema",parentData:r,parentDataProperty:"fullSchema",
rootData:P,dynamicAnchors:k})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.mediaTypes!==void 0&&(N(r.mediaTypes,{instancePath:i+"/mediaTypes",parentData:r,
parentDataProperty:"mediaTypes",rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:e.concat(N.errors),s=e.length))}var g=!0}else if(f==="problem"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="schema"||t==="mediaTypes")){let h={instancePath:i,schemaPath:"#/else/oneOf/1/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="problem"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"problem"}};e===null?e=[t]:e.push(t),s++}r.schema!==void 0&&
(_(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"schema",rootData:P,dynamicAnchors:k})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),
r.mediaTypes!==void 0&&(N(r.mediaTypes,{instancePath:i+"/mediaTypes",parentData:r,parentDataProperty:"mediaTypes",rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:
e.concat(N.errors),s=e.length))}g!==!0&&(g=!0)}else if(f==="detail"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="schema"||t===
"mediaTypes")){let h={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[
h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="detail"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"con\
st",params:{allowedValue:"detail"}};e===null?e=[t]:e.push(t),s++}r.schema!==void 0&&(_(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"schem\
a",rootData:P,dynamicAnchors:k})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.mediaTypes!==void 0&&(N(r.mediaTypes,{instancePath:i+"/mediaTypes",parentData:r,
parentDataProperty:"mediaTypes",rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:e.concat(N.errors),s=e.length))}g!==!0&&(g=!0)}else if(f==="bare"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="schema"||t==="mediaTypes")){let h={instancePath:i,schemaPath:"#/else/oneOf/3/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="bare"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"bare"}};e===null?e=[t]:e.push(t),s++}r.schema!==void 0&&(_(
r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"schema",rootData:P,dynamicAnchors:k})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),
r.mediaTypes!==void 0&&(N(r.mediaTypes,{instancePath:i+"/mediaTypes",parentData:r,parentDataProperty:"mediaTypes",rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:
e.concat(N.errors),s=e.length))}g!==!0&&(g=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"\
reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"\
reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.
push(f),s++}var p=d===s;o=p,m="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[d]:e.push(d),s++}return De.
errors=e,u.props=g,s===0}De.evaluated={dynamicProps:!0,dynamicItems:!1};function Ne(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=Ne.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="list"){if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?
e=[a]:e.push(a),s++}if(r.codes===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"codes"}};e===null?e=[
a]:e.push(a),s++}for(let a in r)if(!(a==="reading"||a==="codes")){let p={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:a}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="list"){let a={instancePath:i+"/reading",schemaPath:"#/oneOf/0\
/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[a]:e.push(a),s++}r.codes!==void 0&&(N(r.codes,{instancePath:i+"/codes",parentData:r,
parentDataProperty:"codes",rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:e.concat(N.errors),s=e.length))}var n=!0}else{let a={instancePath:i,schemaPath:"#\
/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}else{let a={instancePath:i,schemaPath:"#\
/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}}else{let o={instancePath:i,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return Ne.errors=e,u.props=n,s===0}Ne.evaluated={dynamicProps:!0,dynamicItems:!1};var Es={
if:{type:"string"},then:{enum:["refused"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"refused"}},required:["\
reading"],additionalProperties:!1},{properties:{reading:{const:"list"},mistakes:{$ref:"#/$defs/texts"}},required:["reading","mistakes"],additionalProperties:!1}]}};
function _e(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=_e.evaluated;u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let d={};e===null?e=[d]:e.push(d),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=
null);let m;if(p){let d=s;if(r!=="refused"){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Es.then.enum}};e===null?e=[f]:e.
push(f),s++}var p=d===s;o=p,m="then"}else{let d=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.reading;if(typeof f=="string")if(f==="refused"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let h={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="refused"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"refused"}};e===null?e=[t]:e.push(t),s++}}var g=!0}else if(f==="list"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}if(r.mistakes===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"\
mistakes"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="mistakes")){let h={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="list"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[t]:e.push(t),s++}r.mistakes!==void 0&&
(N(r.mistakes,{instancePath:i+"/mistakes",parentData:r,parentDataProperty:"mistakes",rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:e.concat(N.errors),s=e.
length))}g!==!0&&(g=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};
e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};
e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var p=d===
s;o=p,m="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[d]:e.push(d),s++}return _e.errors=e,u.props=g,
s===0}_e.evaluated={dynamicProps:!0,dynamicItems:!1};var Fs={if:{type:"string"},then:{enum:["openai"]},else:{type:"object",discriminator:{propertyName:"reading"},
oneOf:[{properties:{reading:{const:"openai"},types:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"list"},types:{
$ref:"#/$defs/texts"}},required:["reading","types"],additionalProperties:!1}]}};function Se(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,
dynamicAnchors:k={}}={}){let e=null,s=0,u=Se.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){
let d={};e===null?e=[d]:e.push(d),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(p){let d=s;if(r!=="openai"){let f={instancePath:i,schemaPath:"#/t\
hen/enum",keyword:"enum",params:{allowedValues:Fs.then.enum}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="then"}else{let d=s;if(r&&typeof r=="object"&&!Array.
isArray(r)){let f=r.reading;if(typeof f=="string")if(f==="openai"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="types")){let h={
instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.
reading!==void 0&&r.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
openai"}};e===null?e=[t]:e.push(t),s++}r.types!==void 0&&(N(r.types,{instancePath:i+"/types",parentData:r,parentDataProperty:"types",rootData:P,dynamicAnchors:k})||
(e=e===null?N.errors:e.concat(N.errors),s=e.length))}var g=!0}else if(f==="list"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.types===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"types"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="t\
ypes")){let h={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(
h),s++}if(r.reading!==void 0&&r.reading!=="list"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{
allowedValue:"list"}};e===null?e=[t]:e.push(t),s++}r.types!==void 0&&(N(r.types,{instancePath:i+"/types",parentData:r,parentDataProperty:"types",rootData:P,dynamicAnchors:k})||
(e=e===null?N.errors:e.concat(N.errors),s=e.length))}g!==!0&&(g=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};
e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[d]:e.push(
d),s++}return Se.errors=e,u.props=g,s===0}Se.evaluated={dynamicProps:!0,dynamicItems:!1};var Ms={if:{type:"string"},then:{enum:["type-timestamp-data","openai","\
cloudevents"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"type-timestamp-data"},schema:{$ref:"#/$defs/schema\
Id"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"openai"},schema:{$ref:"#/$defs/schemaId"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"cloudevents"},schema:{$ref:"#/$defs/schemaId"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"custom"},
schema:{$ref:"#/$defs/schemaId"}},required:["reading","schema"],additionalProperties:!1}]}};function Ie(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,
dynamicAnchors:k={}}={}){let e=null,s=0,u=Ie.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){
let d={};e===null?e=[d]:e.push(d),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(p){let d=s;if(!(r==="type-timestamp-data"||r==="openai"||r==="clo\
udevents")){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Ms.then.enum}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="t\
hen"}else{let d=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.reading;if(typeof f=="string")if(f==="type-timestamp-data"){if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=
[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="schema")){let h={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="type-timestamp-data"){let t={instancePath:i+"/reading",
schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"type-timestamp-data"}};e===null?e=[t]:e.push(t),s++}r.schema!==void 0&&
(_(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"schema",rootData:P,dynamicAnchors:k})||(e=e===null?_.errors:e.concat(_.errors),s=e.length))}
var g=!0}else if(f==="openai"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="schema")){let h={instancePath:i,schemaPath:"#\
/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!==
"openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"openai"}};e===null?e=[t]:e.
push(t),s++}r.schema!==void 0&&(_(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"schema",rootData:P,dynamicAnchors:k})||(e=e===null?_.errors:
e.concat(_.errors),s=e.length))}g!==!0&&(g=!0)}else if(f==="cloudevents"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t===
"schema")){let h={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.
push(h),s++}if(r.reading!==void 0&&r.reading!=="cloudevents"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"con\
st",params:{allowedValue:"cloudevents"}};e===null?e=[t]:e.push(t),s++}r.schema!==void 0&&(_(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"\
schema",rootData:P,dynamicAnchors:k})||(e=e===null?_.errors:e.concat(_.errors),s=e.length))}g!==!0&&(g=!0)}else if(f==="custom"){if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=
[t]:e.push(t),s++}if(r.schema===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"schema"}};e===null?
e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="schema")){let h={instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="custom"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"custom"}};e===null?e=[t]:e.push(t),s++}r.schema!==void 0&&(_(r.schema,{instancePath:i+
"/schema",parentData:r,parentDataProperty:"schema",rootData:P,dynamicAnchors:k})||(e=e===null?_.errors:e.concat(_.errors),s=e.length))}g!==!0&&(g=!0)}else{let t={
instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{let t={
instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{let f={
instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="else"}if(!o){let d={instancePath:i,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[d]:e.push(d),s++}return Ie.errors=e,u.props=g,s===0}Ie.evaluated={dynamicProps:!0,dynamicItems:!1};
var Cs={if:{type:"string"},then:{enum:["post-json"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"post-json"},
deadlineSeconds:{$ref:"#/$defs/seconds"},arrivalSeconds:{$ref:"#/$defs/seconds"},quietSeconds:{$ref:"#/$defs/seconds"},timeScale:{$ref:"#/$defs/seconds"}},required:[
"reading"],additionalProperties:!1}]}};function Ve(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=Ve.
evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let d={};e===null?e=[d]:e.push(d),s++}var p=a===
s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(p){let d=s;if(r!=="post-json"){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Cs.
then.enum}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="then"}else{let d=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.reading;if(typeof f=="string")
if(f==="post-json"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"requ\
ired",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="deadlineSeconds"||t==="arrivalSeconds"||t==="quie\
tSeconds"||t==="timeScale")){let h={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="post-json"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/cons\
t",keyword:"const",params:{allowedValue:"post-json"}};e===null?e=[t]:e.push(t),s++}r.deadlineSeconds!==void 0&&(U(r.deadlineSeconds,{instancePath:i+"/deadlineSe\
conds",parentData:r,parentDataProperty:"deadlineSeconds",rootData:P,dynamicAnchors:k})||(e=e===null?U.errors:e.concat(U.errors),s=e.length)),r.arrivalSeconds!==
void 0&&(U(r.arrivalSeconds,{instancePath:i+"/arrivalSeconds",parentData:r,parentDataProperty:"arrivalSeconds",rootData:P,dynamicAnchors:k})||(e=e===null?U.errors:
e.concat(U.errors),s=e.length)),r.quietSeconds!==void 0&&(U(r.quietSeconds,{instancePath:i+"/quietSeconds",parentData:r,parentDataProperty:"quietSeconds",rootData:P,
dynamicAnchors:k})||(e=e===null?U.errors:e.concat(U.errors),s=e.length)),r.timeScale!==void 0&&(U(r.timeScale,{instancePath:i+"/timeScale",parentData:r,parentDataProperty:"\
timeScale",rootData:P,dynamicAnchors:k})||(e=e===null?U.errors:e.concat(U.errors),s=e.length))}var g=!0}else{let t={instancePath:i,schemaPath:"#/else/discrimina\
tor",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discr\
iminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"#/else/typ\
e",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:m}};e===null?e=[d]:e.push(d),s++}return Ve.errors=e,u.props=g,s===0}Ve.evaluated={dynamicProps:!0,dynamicItems:!1};var Bs={if:{type:"string"},then:{
enum:["same-id","none"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"same-id"},delaysSeconds:{type:"array",minItems:1,
items:{$ref:"#/$defs/seconds"}},waitSeconds:{$ref:"#/$defs/seconds"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"none"}},required:[
"reading"],additionalProperties:!1}]}};function Te(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=Te.
evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let d={};e===null?e=[d]:e.push(d),s++}var p=a===
s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(p){let d=s;if(!(r==="same-id"||r==="none")){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{
allowedValues:Bs.then.enum}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="then"}else{let d=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.reading;if(typeof f==
"string")if(f==="same-id"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="delaysSeconds"||t==="waitSeconds")){let h={instancePath:i,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&
r.reading!=="same-id"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"same-id"}};e===
null?e=[t]:e.push(t),s++}if(r.delaysSeconds!==void 0){let t=r.delaysSeconds;if(Array.isArray(t)){if(t.length<1){let c={instancePath:i+"/delaysSeconds",schemaPath:"\
#/else/oneOf/0/properties/delaysSeconds/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[c]:e.push(c),s++}let h=t.length;for(let c=0;c<h;c++)U(t[c],{instancePath:i+
"/delaysSeconds/"+c,parentData:t,parentDataProperty:c,rootData:P,dynamicAnchors:k})||(e=e===null?U.errors:e.concat(U.errors),s=e.length)}else{let h={instancePath:i+
"/delaysSeconds",schemaPath:"#/else/oneOf/0/properties/delaysSeconds/type",keyword:"type",params:{type:"array"}};e===null?e=[h]:e.push(h),s++}}r.waitSeconds!==void 0&&
(U(r.waitSeconds,{instancePath:i+"/waitSeconds",parentData:r,parentDataProperty:"waitSeconds",rootData:P,dynamicAnchors:k})||(e=e===null?U.errors:e.concat(U.errors),
s=e.length))}var g=!0}else if(f==="none"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/r\
equired",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let h={instancePath:i,schemaPath:"\
#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!==
"none"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"none"}};e===null?e=[t]:e.push(
t),s++}}g!==!0&&(g=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===
null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===
null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=
p,m="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[d]:e.push(d),s++}return Te.errors=e,u.props=g,s===
0}Te.evaluated={dynamicProps:!0,dynamicItems:!1};var Ks={if:{type:"string"},then:{enum:["standard-v1","standard-v1a","stripe","github","none"]},else:{type:"obje\
ct",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"standard-v1"},toleranceSeconds:{$ref:"#/$defs/seconds"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"standard-v1a"},toleranceSeconds:{$ref:"#/$defs/seconds"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"\
stripe"},toleranceSeconds:{$ref:"#/$defs/seconds"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"github"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"none"}},required:["reading"],additionalProperties:!1}]}};function Ue(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,
dynamicAnchors:k={}}={}){let e=null,s=0,u=Ue.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){
let d={};e===null?e=[d]:e.push(d),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(p){let d=s;if(!(r==="standard-v1"||r==="standard-v1a"||r==="strip\
e"||r==="github"||r==="none")){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Ks.then.enum}};e===null?e=[f]:e.push(f),s++}var p=d===
s;o=p,m="then"}else{let d=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.reading;if(typeof f=="string")if(f==="standard-v1"){if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=
[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="toleranceSeconds")){let h={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="standard-v1"){let t={instancePath:i+"/readin\
g",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"standard-v1"}};e===null?e=[t]:e.push(t),s++}r.toleranceSeconds!==void 0&&
(U(r.toleranceSeconds,{instancePath:i+"/toleranceSeconds",parentData:r,parentDataProperty:"toleranceSeconds",rootData:P,dynamicAnchors:k})||(e=e===null?U.errors:
e.concat(U.errors),s=e.length))}var g=!0}else if(f==="standard-v1a"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="toleranceSe\
conds")){let h={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(
h),s++}if(r.reading!==void 0&&r.reading!=="standard-v1a"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",
params:{allowedValue:"standard-v1a"}};e===null?e=[t]:e.push(t),s++}r.toleranceSeconds!==void 0&&(U(r.toleranceSeconds,{instancePath:i+"/toleranceSeconds",parentData:r,
parentDataProperty:"toleranceSeconds",rootData:P,dynamicAnchors:k})||(e=e===null?U.errors:e.concat(U.errors),s=e.length))}g!==!0&&(g=!0)}else if(f==="stripe"){if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"\
reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="toleranceSeconds")){let h={instancePath:i,schemaPath:"#/else/oneOf/2/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="stripe"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"stripe"}};e===null?e=[t]:e.push(t),s++}r.toleranceSeconds!==
void 0&&(U(r.toleranceSeconds,{instancePath:i+"/toleranceSeconds",parentData:r,parentDataProperty:"toleranceSeconds",rootData:P,dynamicAnchors:k})||(e=e===null?
U.errors:e.concat(U.errors),s=e.length))}g!==!0&&(g=!0)}else if(f==="github"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let h={
instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.
reading!==void 0&&r.reading!=="github"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"\
github"}};e===null?e=[t]:e.push(t),s++}}g!==!0&&(g=!0)}else if(f==="none"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/4/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let h={
instancePath:i,schemaPath:"#/else/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.
reading!==void 0&&r.reading!=="none"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/4/properties/reading/const",keyword:"const",params:{allowedValue:"\
none"}};e===null?e=[t]:e.push(t),s++}}g!==!0&&(g=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",
tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",
tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[
f]:e.push(f),s++}var p=d===s;o=p,m="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[d]:e.push(d),s++}return Ue.
errors=e,u.props=g,s===0}Ue.evaluated={dynamicProps:!0,dynamicItems:!1};function Le(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=Le.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="operation"){if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[a]:e.push(a),s++}if(r.method===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"method"}};e===null?
e=[a]:e.push(a),s++}if(r.path===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[a]:
e.push(a),s++}for(let a in r)if(!(a==="reading"||a==="method"||a==="path"||a==="body"||a==="type")){let p={instancePath:i,schemaPath:"#/oneOf/0/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="operation"){let a={instancePath:i+
"/reading",schemaPath:"#/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"operation"}};e===null?e=[a]:e.push(a),s++}r.method!==void 0&&(B(
r.method,{instancePath:i+"/method",parentData:r,parentDataProperty:"method",rootData:P,dynamicAnchors:k})||(e=e===null?B.errors:e.concat(B.errors),s=e.length)),
r.path!==void 0&&(T(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:P,dynamicAnchors:k})||(e=e===null?T.errors:e.concat(T.errors),
s=e.length)),r.body!==void 0&&(C(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:P,dynamicAnchors:k})||(e=e===null?C.errors:e.concat(
C.errors),s=e.length)),r.type!==void 0&&(A(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"type",rootData:P,dynamicAnchors:k})||(e=e===null?A.errors:
e.concat(A.errors),s=e.length))}var n=!0}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};
e===null?e=[a]:e.push(a),s++}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===
null?e=[a]:e.push(a),s++}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return Le.errors=e,
u.props=n,s===0}Le.evaluated={dynamicProps:!0,dynamicItems:!1};var Cr={if:{type:"string"},then:{enum:["manual"]},else:{type:"object",discriminator:{propertyName:"\
reading"},oneOf:[{properties:{reading:{const:"manual"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"rest"},method:{$ref:"#/$defs/\
method"},path:{$ref:"#/$defs/path"},body:{$ref:"#/$defs/object"},idPointer:{$ref:"#/$defs/pointer"},secretPointer:{$ref:"#/$defs/pointer"},removePath:{$ref:"#/$\
defs/path"},rotatePath:{$ref:"#/$defs/path"},listPath:{$ref:"#/$defs/path"}},required:["reading","method","path","body"],additionalProperties:!1},{properties:{reading:{
const:"per-request"},field:{$ref:"#/$defs/text"}},required:["reading","field"],additionalProperties:!1}]}};function Ee(r,{instancePath:i="",parentData:j,parentDataProperty:x,
rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=Ee.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);let n=s,o=!0,a=s;if(typeof r!=
"string"){let d={};e===null?e=[d]:e.push(d),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(p){let d=s;if(r!=="manual"){let f={instancePath:i,schemaPath:"\
#/then/enum",keyword:"enum",params:{allowedValues:Cr.then.enum}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="then"}else{let d=s;if(r&&typeof r=="object"&&!Array.
isArray(r)){let f=r.reading;if(typeof f=="string")if(f==="manual"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let h={instancePath:i,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&
r.reading!=="manual"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"manual"}};e===
null?e=[t]:e.push(t),s++}}var g=!0}else if(f==="rest"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/e\
lse/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.method===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"method"}};e===null?e=[t]:e.push(t),s++}if(r.path===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[t]:e.push(t),s++}if(r.body===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"body"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!J.call(Cr.else.oneOf[1].properties,
t)){let h={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),
s++}if(r.reading!==void 0&&r.reading!=="rest"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"\
rest"}};e===null?e=[t]:e.push(t),s++}r.method!==void 0&&(B(r.method,{instancePath:i+"/method",parentData:r,parentDataProperty:"method",rootData:P,dynamicAnchors:k})||
(e=e===null?B.errors:e.concat(B.errors),s=e.length)),r.path!==void 0&&(T(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:P,dynamicAnchors:k})||
(e=e===null?T.errors:e.concat(T.errors),s=e.length)),r.body!==void 0&&(C(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:P,dynamicAnchors:k})||
(e=e===null?C.errors:e.concat(C.errors),s=e.length)),r.idPointer!==void 0&&(M(r.idPointer,{instancePath:i+"/idPointer",parentData:r,parentDataProperty:"idPointe\
r",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.errors),s=e.length)),r.secretPointer!==void 0&&(M(r.secretPointer,{instancePath:i+"/secretPoin\
ter",parentData:r,parentDataProperty:"secretPointer",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.errors),s=e.length)),r.removePath!==void 0&&
(T(r.removePath,{instancePath:i+"/removePath",parentData:r,parentDataProperty:"removePath",rootData:P,dynamicAnchors:k})||(e=e===null?T.errors:e.concat(T.errors),
s=e.length)),r.rotatePath!==void 0&&(T(r.rotatePath,{instancePath:i+"/rotatePath",parentData:r,parentDataProperty:"rotatePath",rootData:P,dynamicAnchors:k})||(e=
e===null?T.errors:e.concat(T.errors),s=e.length)),r.listPath!==void 0&&(T(r.listPath,{instancePath:i+"/listPath",parentData:r,parentDataProperty:"listPath",rootData:P,
dynamicAnchors:k})||(e=e===null?T.errors:e.concat(T.errors),s=e.length))}g!==!0&&(g=!0)}else if(f==="per-request"){if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),
s++}if(r.field===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"field"}};e===null?e=[t]:e.push(t),
s++}for(let t in r)if(!(t==="reading"||t==="field")){let h={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="per-request"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/\
2/properties/reading/const",keyword:"const",params:{allowedValue:"per-request"}};e===null?e=[t]:e.push(t),s++}r.field!==void 0&&(A(r.field,{instancePath:i+"/fie\
ld",parentData:r,parentDataProperty:"field",rootData:P,dynamicAnchors:k})||(e=e===null?A.errors:e.concat(A.errors),s=e.length))}g!==!0&&(g=!0)}else{let t={instancePath:i,
schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,
schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,
schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="else"}if(!o){let d={instancePath:i,schemaPath:"#\
/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[d]:e.push(d),s++}return Ee.errors=e,u.props=g,s===0}Ee.evaluated={dynamicProps:!0,dynamicItems:!1};var Br={
type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"list"},quotas:{type:"array",minItems:1,items:{type:"object",required:["\
quota","unit","scope"],additionalProperties:!1,properties:{quota:{type:"integer",minimum:1},unit:{enum:["requests","tokens","concurrent"]},windowSeconds:{$ref:"\
#/$defs/seconds"},scope:{enum:["key","account","address"]}}}}},required:["reading","quotas"],additionalProperties:!1}]};function Fe(r,{instancePath:i="",parentData:j,
parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=Fe.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="list"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){
let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[a]:e.push(a),s++}if(r.quotas===void 0){
let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"quotas"}};e===null?e=[a]:e.push(a),s++}for(let a in r)if(!(a===
"reading"||a==="quotas")){let p={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?
e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="list"){let a={instancePath:i+"/reading",schemaPath:"#/oneOf/0/properties/reading/const",keyword:"const",
params:{allowedValue:"list"}};e===null?e=[a]:e.push(a),s++}if(r.quotas!==void 0){let a=r.quotas;if(Array.isArray(a)){if(a.length<1){let m={instancePath:i+"/quot\
as",schemaPath:"#/oneOf/0/properties/quotas/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[m]:e.push(m),s++}let p=a.length;for(let m=0;m<p;m++){let g=a[m];
if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.quota===void 0){let d={instancePath:i+"/quotas/"+m,schemaPath:"#/oneOf/0/properties/quotas/items/required",keyword:"\
required",params:{missingProperty:"quota"}};e===null?e=[d]:e.push(d),s++}if(g.unit===void 0){let d={instancePath:i+"/quotas/"+m,schemaPath:"#/oneOf/0/properties\
/quotas/items/required",keyword:"required",params:{missingProperty:"unit"}};e===null?e=[d]:e.push(d),s++}if(g.scope===void 0){let d={instancePath:i+"/quotas/"+m,
schemaPath:"#/oneOf/0/properties/quotas/items/required",keyword:"required",params:{missingProperty:"scope"}};e===null?e=[d]:e.push(d),s++}for(let d in g)if(!(d===
"quota"||d==="unit"||d==="windowSeconds"||d==="scope")){let D={instancePath:i+"/quotas/"+m,schemaPath:"#/oneOf/0/properties/quotas/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:d}};e===null?e=[D]:e.push(D),s++}if(g.quota!==void 0){let d=g.quota;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&
isFinite(d))){let D={instancePath:i+"/quotas/"+m+"/quota",schemaPath:"#/oneOf/0/properties/quotas/items/properties/quota/type",keyword:"type",params:{type:"inte\
ger"}};e===null?e=[D]:e.push(D),s++}if(typeof d=="number"&&isFinite(d)&&(d<1||isNaN(d))){let D={instancePath:i+"/quotas/"+m+"/quota",schemaPath:"#/oneOf/0/prope\
rties/quotas/items/properties/quota/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[D]:e.push(D),s++}}if(g.unit!==void 0){let d=g.unit;
if(!(d==="requests"||d==="tokens"||d==="concurrent")){let D={instancePath:i+"/quotas/"+m+"/unit",schemaPath:"#/oneOf/0/properties/quotas/items/properties/unit/e\
num",keyword:"enum",params:{allowedValues:Br.oneOf[0].properties.quotas.items.properties.unit.enum}};e===null?e=[D]:e.push(D),s++}}if(g.windowSeconds!==void 0&&
(U(g.windowSeconds,{instancePath:i+"/quotas/"+m+"/windowSeconds",parentData:g,parentDataProperty:"windowSeconds",rootData:P,dynamicAnchors:k})||(e=e===null?U.errors:
e.concat(U.errors),s=e.length)),g.scope!==void 0){let d=g.scope;if(!(d==="key"||d==="account"||d==="address")){let D={instancePath:i+"/quotas/"+m+"/scope",schemaPath:"\
#/oneOf/0/properties/quotas/items/properties/scope/enum",keyword:"enum",params:{allowedValues:Br.oneOf[0].properties.quotas.items.properties.scope.enum}};e===null?
e=[D]:e.push(D),s++}}}else{let d={instancePath:i+"/quotas/"+m,schemaPath:"#/oneOf/0/properties/quotas/items/type",keyword:"type",params:{type:"object"}};e===null?
e=[d]:e.push(d),s++}}}else{let p={instancePath:i+"/quotas",schemaPath:"#/oneOf/0/properties/quotas/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.
push(p),s++}}}var n=!0}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?
e=[a]:e.push(a),s++}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:
e.push(a),s++}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return Fe.errors=e,u.props=n,s===
0}Fe.evaluated={dynamicProps:!0,dynamicItems:!1};var Gs={if:{type:"string"},then:{enum:["x-ratelimit-durations","ratelimit-fields","ratelimit-03","x-ratelimit-e\
poch","anthropic","none"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"x-ratelimit-durations"}},required:["re\
ading"],additionalProperties:!1},{properties:{reading:{const:"ratelimit-fields"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"rat\
elimit-03"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"x-ratelimit-epoch"}},required:["reading"],additionalProperties:!1},{properties:{
reading:{const:"anthropic"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"none"}},required:["reading"],additionalProperties:!1}]}};
function Me(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=Me.evaluated;u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let d={};e===null?e=[d]:e.push(d),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=
null);let m;if(p){let d=s;if(!(r==="x-ratelimit-durations"||r==="ratelimit-fields"||r==="ratelimit-03"||r==="x-ratelimit-epoch"||r==="anthropic"||r==="none")){let f={
instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Gs.then.enum}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="then"}else{let d=s;if(r&&
typeof r=="object"&&!Array.isArray(r)){let f=r.reading;if(typeof f=="string")if(f==="x-ratelimit-durations"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===
void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)
if(t!=="reading"){let h={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?
e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="x-ratelimit-durations"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/c\
onst",keyword:"const",params:{allowedValue:"x-ratelimit-durations"}};e===null?e=[t]:e.push(t),s++}}var g=!0}else if(f==="ratelimit-fields"){if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let h={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="ratelimit-fields"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"ratelimit-fields"}};e===null?e=[t]:e.push(t),s++}}g!==!0&&(g=!0)}else if(f==="rat\
elimit-03"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let h={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="ratelimit-03"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"ratelimit-03"}};e===null?e=[t]:e.push(t),s++}}g!==!0&&(g=!0)}else if(f===
"x-ratelimit-epoch"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"req\
uired",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let h={instancePath:i,schemaPath:"#/else/oneOf/3/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="x-ratelimit-epoch"){
let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"x-ratelimit-epoch"}};e===null?e=[t]:
e.push(t),s++}}g!==!0&&(g=!0)}else if(f==="anthropic"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/e\
lse/oneOf/4/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let h={instancePath:i,
schemaPath:"#/else/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&
r.reading!=="anthropic"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/4/properties/reading/const",keyword:"const",params:{allowedValue:"anthropic"}};
e===null?e=[t]:e.push(t),s++}}g!==!0&&(g=!0)}else if(f==="none"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/5/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let h={instancePath:i,
schemaPath:"#/else/oneOf/5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&
r.reading!=="none"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/5/properties/reading/const",keyword:"const",params:{allowedValue:"none"}};e===null?
e=[t]:e.push(t),s++}}g!==!0&&(g=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};
e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};
e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var p=d===
s;o=p,m="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[d]:e.push(d),s++}return Me.errors=e,u.props=g,
s===0}Me.evaluated={dynamicProps:!0,dynamicItems:!1};var Rs={if:{type:"string"},then:{enum:["429-retry-after","429","503","queue"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"429-retry-after"},status:{$ref:"#/$defs/statuses"}},required:["reading"],additionalProperties:!1},{properties:{
reading:{const:"429"},status:{$ref:"#/$defs/statuses"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"503"},status:{$ref:"#/$defs/s\
tatuses"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"queue"}},required:["reading"],additionalProperties:!1}]}};function Ce(r,{instancePath:i="",
parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=Ce.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let d={};e===null?e=[d]:e.push(d),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(p){let d=s;if(!(r===
"429-retry-after"||r==="429"||r==="503"||r==="queue")){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Rs.then.enum}};e===null?
e=[f]:e.push(f),s++}var p=d===s;o=p,m="then"}else{let d=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.reading;if(typeof f=="string")if(f==="429"){if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"\
reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="status")){let h={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="429"){let t={instancePath:i+"/rea\
ding",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"429"}};e===null?e=[t]:e.push(t),s++}r.status!==void 0&&(I(r.status,
{instancePath:i+"/status",parentData:r,parentDataProperty:"status",rootData:P,dynamicAnchors:k})||(e=e===null?I.errors:e.concat(I.errors),s=e.length))}var g=!0}else if(f===
"503"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="status")){let h={instancePath:i,schemaPath:"#/else/oneOf/2/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="503"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"503"}};e===null?e=[t]:e.push(t),s++}r.status!==void 0&&(I(
r.status,{instancePath:i+"/status",parentData:r,parentDataProperty:"status",rootData:P,dynamicAnchors:k})||(e=e===null?I.errors:e.concat(I.errors),s=e.length))}
g!==!0&&(g=!0)}else if(f==="429-retry-after"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf\
/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="status")){let h={instancePath:i,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&
r.reading!=="429-retry-after"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"429-r\
etry-after"}};e===null?e=[t]:e.push(t),s++}r.status!==void 0&&(I(r.status,{instancePath:i+"/status",parentData:r,parentDataProperty:"status",rootData:P,dynamicAnchors:k})||
(e=e===null?I.errors:e.concat(I.errors),s=e.length))}g!==!0&&(g=!0)}else if(f==="queue"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={
instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="r\
eading"){let h={instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(
h),s++}if(r.reading!==void 0&&r.reading!=="queue"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/3/properties/reading/const",keyword:"const",params:{
allowedValue:"queue"}};e===null?e=[t]:e.push(t),s++}}g!==!0&&(g=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};
e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[d]:e.push(
d),s++}return Ce.errors=e,u.props=g,s===0}Ce.evaluated={dynamicProps:!0,dynamicItems:!1};function Be(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=Be.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="number"){if(r&&typeof r=="objec\
t"&&!Array.isArray(r)){if(r.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?
e=[a]:e.push(a),s++}if(r.maximum===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"maximum"}};e===null?
e=[a]:e.push(a),s++}for(let a in r)if(!(a==="reading"||a==="maximum")){let p={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:a}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="number"){let a={instancePath:i+"/reading",schemaPath:"#/\
oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"number"}};e===null?e=[a]:e.push(a),s++}if(r.maximum!==void 0){let a=r.maximum;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let p={instancePath:i+"/maximum",schemaPath:"#/oneOf/0/properties/maximum/type",keyword:"type",params:{type:"integer"}};
e===null?e=[p]:e.push(p),s++}if(typeof a=="number"&&isFinite(a)&&(a<1||isNaN(a))){let p={instancePath:i+"/maximum",schemaPath:"#/oneOf/0/properties/maximum/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[p]:e.push(p),s++}}}var n=!0}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[o]:e.push(o),s++}return Be.errors=e,u.props=n,s===0}Be.evaluated={dynamicProps:!0,dynamicItems:!1};var Zs={if:{type:"string"},then:{
enum:["headers"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"headers"}},required:["reading"],additionalProperties:!1}]}};
function Ke(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=Ke.evaluated;u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let d={};e===null?e=[d]:e.push(d),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=
null);let m;if(p){let d=s;if(r!=="headers"){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Zs.then.enum}};e===null?e=[f]:e.
push(f),s++}var p=d===s;o=p,m="then"}else{let d=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.reading;if(typeof f=="string")if(f==="headers"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let h={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="headers"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"headers"}};e===null?e=[t]:e.push(t),s++}}var g=!0}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),s++}}else{let f={instancePath:i,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:m}};e===null?e=[d]:e.push(d),s++}return Ke.errors=e,u.props=g,s===0}Ke.evaluated={dynamicProps:!0,dynamicItems:!1};function Ge(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=Ge.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="described"){if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[a]:e.push(a),s++}if(r.text===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"text"}};e===null?
e=[a]:e.push(a),s++}for(let a in r)if(!(a==="reading"||a==="text")){let p={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:a}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="described"){let a={instancePath:i+"/reading",schemaPath:"#/\
oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"described"}};e===null?e=[a]:e.push(a),s++}r.text!==void 0&&(A(r.text,{instancePath:i+"/t\
ext",parentData:r,parentDataProperty:"text",rootData:P,dynamicAnchors:k})||(e=e===null?A.errors:e.concat(A.errors),s=e.length))}var n=!0}else{let a={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}else{let a={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}}else{let o={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return Ge.errors=e,u.props=n,s===0}Ge.evaluated={dynamicProps:!0,dynamicItems:!1};var zs={
if:{type:"string"},then:{enum:["path"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"path"},prefix:{$ref:"#/$d\
efs/path"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"header"},name:{$ref:"#/$defs/text"}},required:["reading","name"],additionalProperties:!1}]}};
function Re(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=Re.evaluated;u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let d={};e===null?e=[d]:e.push(d),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=
null);let m;if(p){let d=s;if(r!=="path"){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:zs.then.enum}};e===null?e=[f]:e.push(
f),s++}var p=d===s;o=p,m="then"}else{let d=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f=r.reading;if(typeof f=="string")if(f==="path"){if(r&&typeof r=="\
object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readin\
g"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="prefix")){let h={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="path"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"path"}};e===null?e=[t]:e.push(t),s++}r.prefix!==void 0&&(T(r.prefix,{instancePath:i+
"/prefix",parentData:r,parentDataProperty:"prefix",rootData:P,dynamicAnchors:k})||(e=e===null?T.errors:e.concat(T.errors),s=e.length))}var g=!0}else if(f==="hea\
der"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.name===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{
missingProperty:"name"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="name")){let h={instancePath:i,schemaPath:"#/else/oneOf/1/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),s++}if(r.reading!==void 0&&r.reading!=="header"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"header"}};e===null?e=[t]:e.push(t),s++}r.name!==void 0&&(A(
r.name,{instancePath:i+"/name",parentData:r,parentDataProperty:"name",rootData:P,dynamicAnchors:k})||(e=e===null?A.errors:e.concat(A.errors),s=e.length))}g!==!0&&
(g=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.
push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.
push(t),s++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}var p=d===s;o=p,m="else"}if(!o){
let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[d]:e.push(d),s++}return Re.errors=e,u.props=g,s===0}Re.evaluated={dynamicProps:!0,
dynamicItems:!1};function H(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=H.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){for(let n in r)if(!J.call(ms.properties,n)){let o={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),s++}r["capabilities.other"]!==void 0&&(te(r["capa\
bilities.other"],{instancePath:i+"/capabilities.other",parentData:r,parentDataProperty:"capabilities.other",rootData:P,dynamicAnchors:k})||(e=e===null?te.errors:
e.concat(te.errors),s=e.length)),r["request.required"]!==void 0&&(ne(r["request.required"],{instancePath:i+"/request.required",parentData:r,parentDataProperty:"\
request.required",rootData:P,dynamicAnchors:k})||(e=e===null?ne.errors:e.concat(ne.errors),s=e.length)),r["request.models"]!==void 0&&(oe(r["request.models"],{instancePath:i+
"/request.models",parentData:r,parentDataProperty:"request.models",rootData:P,dynamicAnchors:k})||(e=e===null?oe.errors:e.concat(oe.errors),s=e.length)),r["requ\
est.roles"]!==void 0&&(ae(r["request.roles"],{instancePath:i+"/request.roles",parentData:r,parentDataProperty:"request.roles",rootData:P,dynamicAnchors:k})||(e=
e===null?ae.errors:e.concat(ae.errors),s=e.length)),r["response.fields"]!==void 0&&(pe(r["response.fields"],{instancePath:i+"/response.fields",parentData:r,parentDataProperty:"\
response.fields",rootData:P,dynamicAnchors:k})||(e=e===null?pe.errors:e.concat(pe.errors),s=e.length)),r["key.format"]!==void 0&&(le(r["key.format"],{instancePath:i+
"/key.format",parentData:r,parentDataProperty:"key.format",rootData:P,dynamicAnchors:k})||(e=e===null?le.errors:e.concat(le.errors),s=e.length)),r.states!==void 0&&
(ue(r.states,{instancePath:i+"/states",parentData:r,parentDataProperty:"states",rootData:P,dynamicAnchors:k})||(e=e===null?ue.errors:e.concat(ue.errors),s=e.length)),
r["signup.request"]!==void 0&&(de(r["signup.request"],{instancePath:i+"/signup.request",parentData:r,parentDataProperty:"signup.request",rootData:P,dynamicAnchors:k})||
(e=e===null?de.errors:e.concat(de.errors),s=e.length)),r["signup.response"]!==void 0&&(me(r["signup.response"],{instancePath:i+"/signup.response",parentData:r,parentDataProperty:"\
signup.response",rootData:P,dynamicAnchors:k})||(e=e===null?me.errors:e.concat(me.errors),s=e.length)),r["maxTokens.bounds"]!==void 0&&(fe(r["maxTokens.bounds"],
{instancePath:i+"/maxTokens.bounds",parentData:r,parentDataProperty:"maxTokens.bounds",rootData:P,dynamicAnchors:k})||(e=e===null?fe.errors:e.concat(fe.errors),
s=e.length)),r["temperature.bounds"]!==void 0&&(ce(r["temperature.bounds"],{instancePath:i+"/temperature.bounds",parentData:r,parentDataProperty:"temperature.bo\
unds",rootData:P,dynamicAnchors:k})||(e=e===null?ce.errors:e.concat(ce.errors),s=e.length)),r["sse.path"]!==void 0&&(ye(r["sse.path"],{instancePath:i+"/sse.path",
parentData:r,parentDataProperty:"sse.path",rootData:P,dynamicAnchors:k})||(e=e===null?ye.errors:e.concat(ye.errors),s=e.length)),r["sse.switch"]!==void 0&&(he(r["\
sse.switch"],{instancePath:i+"/sse.switch",parentData:r,parentDataProperty:"sse.switch",rootData:P,dynamicAnchors:k})||(e=e===null?he.errors:e.concat(he.errors),
s=e.length)),r["sse.events"]!==void 0&&(ge(r["sse.events"],{instancePath:i+"/sse.events",parentData:r,parentDataProperty:"sse.events",rootData:P,dynamicAnchors:k})||
(e=e===null?ge.errors:e.concat(ge.errors),s=e.length)),r["websocket.path"]!==void 0&&(Pe(r["websocket.path"],{instancePath:i+"/websocket.path",parentData:r,parentDataProperty:"\
websocket.path",rootData:P,dynamicAnchors:k})||(e=e===null?Pe.errors:e.concat(Pe.errors),s=e.length)),r["websocket.frames"]!==void 0&&(ke(r["websocket.frames"],
{instancePath:i+"/websocket.frames",parentData:r,parentDataProperty:"websocket.frames",rootData:P,dynamicAnchors:k})||(e=e===null?ke.errors:e.concat(ke.errors),
s=e.length)),r["websocket.auth"]!==void 0&&(we(r["websocket.auth"],{instancePath:i+"/websocket.auth",parentData:r,parentDataProperty:"websocket.auth",rootData:P,
dynamicAnchors:k})||(e=e===null?we.errors:e.concat(we.errors),s=e.length)),r["endpoints.other"]!==void 0&&(be(r["endpoints.other"],{instancePath:i+"/endpoints.o\
ther",parentData:r,parentDataProperty:"endpoints.other",rootData:P,dynamicAnchors:k})||(e=e===null?be.errors:e.concat(be.errors),s=e.length)),r["key.lifetime"]!==
void 0&&(qe(r["key.lifetime"],{instancePath:i+"/key.lifetime",parentData:r,parentDataProperty:"key.lifetime",rootData:P,dynamicAnchors:k})||(e=e===null?qe.errors:
e.concat(qe.errors),s=e.length)),r["key.scopes"]!==void 0&&(ve(r["key.scopes"],{instancePath:i+"/key.scopes",parentData:r,parentDataProperty:"key.scopes",rootData:P,
dynamicAnchors:k})||(e=e===null?ve.errors:e.concat(ve.errors),s=e.length)),r["key.rotation"]!==void 0&&($e(r["key.rotation"],{instancePath:i+"/key.rotation",parentData:r,
parentDataProperty:"key.rotation",rootData:P,dynamicAnchors:k})||(e=e===null?$e.errors:e.concat($e.errors),s=e.length)),r["key.revocation"]!==void 0&&(je(r["key\
.revocation"],{instancePath:i+"/key.revocation",parentData:r,parentDataProperty:"key.revocation",rootData:P,dynamicAnchors:k})||(e=e===null?je.errors:e.concat(je.
errors),s=e.length)),r["errors.missingKey"]!==void 0&&(xe(r["errors.missingKey"],{instancePath:i+"/errors.missingKey",parentData:r,parentDataProperty:"errors.mi\
ssingKey",rootData:P,dynamicAnchors:k})||(e=e===null?xe.errors:e.concat(xe.errors),s=e.length)),r["errors.wrongKey"]!==void 0&&(Oe(r["errors.wrongKey"],{instancePath:i+
"/errors.wrongKey",parentData:r,parentDataProperty:"errors.wrongKey",rootData:P,dynamicAnchors:k})||(e=e===null?Oe.errors:e.concat(Oe.errors),s=e.length)),r["er\
rors.status"]!==void 0&&(Ae(r["errors.status"],{instancePath:i+"/errors.status",parentData:r,parentDataProperty:"errors.status",rootData:P,dynamicAnchors:k})||(e=
e===null?Ae.errors:e.concat(Ae.errors),s=e.length)),r["errors.body"]!==void 0&&(De(r["errors.body"],{instancePath:i+"/errors.body",parentData:r,parentDataProperty:"\
errors.body",rootData:P,dynamicAnchors:k})||(e=e===null?De.errors:e.concat(De.errors),s=e.length)),r["errors.codes"]!==void 0&&(Ne(r["errors.codes"],{instancePath:i+
"/errors.codes",parentData:r,parentDataProperty:"errors.codes",rootData:P,dynamicAnchors:k})||(e=e===null?Ne.errors:e.concat(Ne.errors),s=e.length)),r["errors.c\
onditions"]!==void 0&&(_e(r["errors.conditions"],{instancePath:i+"/errors.conditions",parentData:r,parentDataProperty:"errors.conditions",rootData:P,dynamicAnchors:k})||
(e=e===null?_e.errors:e.concat(_e.errors),s=e.length)),r["webhooks.types"]!==void 0&&(Se(r["webhooks.types"],{instancePath:i+"/webhooks.types",parentData:r,parentDataProperty:"\
webhooks.types",rootData:P,dynamicAnchors:k})||(e=e===null?Se.errors:e.concat(Se.errors),s=e.length)),r["webhooks.payload"]!==void 0&&(Ie(r["webhooks.payload"],
{instancePath:i+"/webhooks.payload",parentData:r,parentDataProperty:"webhooks.payload",rootData:P,dynamicAnchors:k})||(e=e===null?Ie.errors:e.concat(Ie.errors),
s=e.length)),r["webhooks.delivery"]!==void 0&&(Ve(r["webhooks.delivery"],{instancePath:i+"/webhooks.delivery",parentData:r,parentDataProperty:"webhooks.delivery",
rootData:P,dynamicAnchors:k})||(e=e===null?Ve.errors:e.concat(Ve.errors),s=e.length)),r["webhooks.retry"]!==void 0&&(Te(r["webhooks.retry"],{instancePath:i+"/we\
bhooks.retry",parentData:r,parentDataProperty:"webhooks.retry",rootData:P,dynamicAnchors:k})||(e=e===null?Te.errors:e.concat(Te.errors),s=e.length)),r["webhooks\
.signature"]!==void 0&&(Ue(r["webhooks.signature"],{instancePath:i+"/webhooks.signature",parentData:r,parentDataProperty:"webhooks.signature",rootData:P,dynamicAnchors:k})||
(e=e===null?Ue.errors:e.concat(Ue.errors),s=e.length)),r["webhooks.trigger"]!==void 0&&(Le(r["webhooks.trigger"],{instancePath:i+"/webhooks.trigger",parentData:r,
parentDataProperty:"webhooks.trigger",rootData:P,dynamicAnchors:k})||(e=e===null?Le.errors:e.concat(Le.errors),s=e.length)),r["webhooks.registration"]!==void 0&&
(Ee(r["webhooks.registration"],{instancePath:i+"/webhooks.registration",parentData:r,parentDataProperty:"webhooks.registration",rootData:P,dynamicAnchors:k})||(e=
e===null?Ee.errors:e.concat(Ee.errors),s=e.length)),r["limits.quota"]!==void 0&&(Fe(r["limits.quota"],{instancePath:i+"/limits.quota",parentData:r,parentDataProperty:"\
limits.quota",rootData:P,dynamicAnchors:k})||(e=e===null?Fe.errors:e.concat(Fe.errors),s=e.length)),r["limits.headers"]!==void 0&&(Me(r["limits.headers"],{instancePath:i+
"/limits.headers",parentData:r,parentDataProperty:"limits.headers",rootData:P,dynamicAnchors:k})||(e=e===null?Me.errors:e.concat(Me.errors),s=e.length)),r["limi\
ts.exceeded"]!==void 0&&(Ce(r["limits.exceeded"],{instancePath:i+"/limits.exceeded",parentData:r,parentDataProperty:"limits.exceeded",rootData:P,dynamicAnchors:k})||
(e=e===null?Ce.errors:e.concat(Ce.errors),s=e.length)),r["maxTokens.maximum"]!==void 0&&(Be(r["maxTokens.maximum"],{instancePath:i+"/maxTokens.maximum",parentData:r,
parentDataProperty:"maxTokens.maximum",rootData:P,dynamicAnchors:k})||(e=e===null?Be.errors:e.concat(Be.errors),s=e.length)),r["version.deprecation"]!==void 0&&
(Ke(r["version.deprecation"],{instancePath:i+"/version.deprecation",parentData:r,parentDataProperty:"version.deprecation",rootData:P,dynamicAnchors:k})||(e=e===
null?Ke.errors:e.concat(Ke.errors),s=e.length)),r["version.compatibility"]!==void 0&&(Ge(r["version.compatibility"],{instancePath:i+"/version.compatibility",parentData:r,
parentDataProperty:"version.compatibility",rootData:P,dynamicAnchors:k})||(e=e===null?Ge.errors:e.concat(Ge.errors),s=e.length)),r["version.selection"]!==void 0&&
(Re(r["version.selection"],{instancePath:i+"/version.selection",parentData:r,parentDataProperty:"version.selection",rootData:P,dynamicAnchors:k})||(e=e===null?Re.
errors:e.concat(Re.errors),s=e.length))}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return H.
errors=e,s===0}H.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function cr(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){
let e=null,s=0,u=cr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.schema===void 0){
let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[n]:e.push(n),s++}if(r.name===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[n]:e.push(n),s++}if(r.title===void 0){let n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"title"}};e===null?e=[n]:e.push(n),s++}if(r.readings===void 0){let n={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"readings"}};e===null?e=[n]:e.push(n),s++}for(let n in r)if(!(n==="schema"||n==="name"||n==="title"||n==="reading\
s")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),s++}if(r.schema!==
void 0&&r.schema!=="assay.profile/1"){let n={instancePath:i+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"assay.profile\
/1"}};e===null?e=[n]:e.push(n),s++}if(r.name!==void 0){let n=r.name;if(typeof n=="string"){if(!zr.test(n)){let o={instancePath:i+"/name",schemaPath:"#/propertie\
s/name/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/name",schemaPath:"#/propertie\
s/name/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.title!==void 0){let n=r.title;if(typeof n=="string"){if(S(n)<1){let o={instancePath:i+
"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/title",schemaPath:"\
#/properties/title/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.readings!==void 0){let n=r.readings;if(H(n,{instancePath:i+"/\
readings",parentData:r,parentDataProperty:"readings",rootData:P,dynamicAnchors:k})||(e=e===null?H.errors:e.concat(H.errors),s=e.length),n&&typeof n=="object"&&!Array.
isArray(n))for(let o in n){let a=n[o];if(!(a&&typeof a=="object"&&!Array.isArray(a))){let p={instancePath:i+"/readings/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/properties/readings/additionalProperties/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}}else{let o={instancePath:i+"/r\
eadings",schemaPath:"#/properties/readings/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/\
type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return cr.errors=e,s===0}cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Hs=H,
Ws=yr,Js={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:readings:bare-error",$comment:"Gap G7.2, reading errors.body = bare: a JSON obje\
ct or a JSON string, and nothing more is promised.",title:"Bare error body",type:["object","string"]};function yr(r,{instancePath:i="",parentData:j,parentDataProperty:x,
rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=yr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),!(r&&typeof r=="object"&&
!Array.isArray(r))&&typeof r!="string"){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:Js.type}};e===null?e=[n]:e.push(n),s++}return yr.errors=
e,s===0}yr.evaluated={dynamicProps:!1,dynamicItems:!1};var Qs=hr,Xs={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:readings:detail",$comment:"\
Gap G7.2, reading errors.body = detail: one key, whose value is a sentence or a list of objects.",title:"Error body with a detail key",type:"object",required:["\
detail"],properties:{detail:{type:["string","array"],items:{type:"object"}}}};function hr(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){
let e=null,s=0,u=hr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.detail===void 0){
let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"}};e===null?e=[n]:e.push(n),s++}if(r.detail!==void 0){let n=r.detail;
if(typeof n!="string"&&!Array.isArray(n)){let o={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:Xs.properties.detail.
type}};e===null?e=[o]:e.push(o),s++}if(Array.isArray(n)){let o=n.length;for(let a=0;a<o;a++){let p=n[a];if(!(p&&typeof p=="object"&&!Array.isArray(p))){let m={instancePath:i+
"/detail/"+a,schemaPath:"#/properties/detail/items/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}}}}}else{let n={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return hr.errors=e,s===0}hr.evaluated={props:{detail:!0},dynamicProps:!1,dynamicItems:!1};
var Ys=gr;function gr(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=gr.evaluated;u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0);let n=s,o=!1,a=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.title===void 0){let d={instancePath:i,schemaPath:"#/any\
Of/0/required",keyword:"required",params:{missingProperty:"title"}};e===null?e=[d]:e.push(d),s++}var g=a===s;if(o=o||g,g){var p={};p.title=!0}let m=s;if(r&&typeof r==
"object"&&!Array.isArray(r)&&r.detail===void 0){let d={instancePath:i,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty:"detail"}};e===
null?e=[d]:e.push(d),s++}var g=m===s;if(o=o||g,g&&p!==!0&&(p=p||{},p.detail=!0),o)s=n,e!==null&&(n?e.length=n:e=null);else{let d={instancePath:i,schemaPath:"#/a\
nyOf",keyword:"anyOf",params:{}};e===null?e=[d]:e.push(d),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(p!==!0&&(p=p||{},p.type=!0,p.title=!0,p.status=!0,
p.detail=!0,p.instance=!0),r.type!==void 0&&typeof r.type!="string"){let d={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"\
string"}};e===null?e=[d]:e.push(d),s++}if(r.title!==void 0&&typeof r.title!="string"){let d={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"\
type",params:{type:"string"}};e===null?e=[d]:e.push(d),s++}if(r.status!==void 0){let d=r.status;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let D={
instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"}};e===null?e=[D]:e.push(D),s++}if(typeof d=="number"&&isFinite(
d)){if(d>599||isNaN(d)){let D={instancePath:i+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};e===null?
e=[D]:e.push(D),s++}if(d<100||isNaN(d)){let D={instancePath:i+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};
e===null?e=[D]:e.push(D),s++}}}if(r.detail!==void 0&&typeof r.detail!="string"){let d={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[d]:e.push(d),s++}if(r.instance!==void 0&&typeof r.instance!="string"){let d={instancePath:i+"/instance",schemaPath:"#/p\
roperties/instance/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),s++}}else{let d={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[d]:e.push(d),s++}return gr.errors=e,u.props=p,s===0}gr.evaluated={dynamicProps:!0,dynamicItems:!1};var ei=Pr;var Kr={type:"object",required:["v","t0EpochUs","t0MonotonicUs","clock","segment"],properties:{v:{const:1},t0EpochUs:{$ref:"#/$defs/count"},t0MonotonicUs:{$ref:"\
#/$defs/countOrNull"},clock:{enum:["monotonic","wall"]},segment:{type:["string","null"]}}};function F(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=F.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"integer"}};e===null?e=[n]:e.push(n),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let n={instancePath:i,schemaPath:"#/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[n]:e.push(n),s++}return F.errors=e,s===0}F.evaluated={dynamicProps:!1,dynamicItems:!1};var ri={type:["integer","nu\
ll"],minimum:0};function R(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=R.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let n={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:ri.type}};e===null?e=[n]:e.push(n),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let n={instancePath:i,schemaPath:"#/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[n]:e.push(n),s++}return R.errors=e,s===0}R.evaluated={dynamicProps:!1,dynamicItems:!1};function Ze(r,{instancePath:i="",
parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=Ze.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.v===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"v"}};
e===null?e=[n]:e.push(n),s++}if(r.t0EpochUs===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"t0EpochUs"}};e===
null?e=[n]:e.push(n),s++}if(r.t0MonotonicUs===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"t0MonotonicUs"}};
e===null?e=[n]:e.push(n),s++}if(r.clock===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"clock"}};e===null?e=
[n]:e.push(n),s++}if(r.segment===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"segment"}};e===null?e=[n]:e.push(
n),s++}if(r.v!==void 0&&r.v!==1){let n={instancePath:i+"/v",schemaPath:"#/properties/v/const",keyword:"const",params:{allowedValue:1}};e===null?e=[n]:e.push(n),
s++}if(r.t0EpochUs!==void 0&&(F(r.t0EpochUs,{instancePath:i+"/t0EpochUs",parentData:r,parentDataProperty:"t0EpochUs",rootData:P,dynamicAnchors:k})||(e=e===null?
F.errors:e.concat(F.errors),s=e.length)),r.t0MonotonicUs!==void 0&&(R(r.t0MonotonicUs,{instancePath:i+"/t0MonotonicUs",parentData:r,parentDataProperty:"t0Monoto\
nicUs",rootData:P,dynamicAnchors:k})||(e=e===null?R.errors:e.concat(R.errors),s=e.length)),r.clock!==void 0){let n=r.clock;if(!(n==="monotonic"||n==="wall")){let o={
instancePath:i+"/clock",schemaPath:"#/properties/clock/enum",keyword:"enum",params:{allowedValues:Kr.properties.clock.enum}};e===null?e=[o]:e.push(o),s++}}if(r.
segment!==void 0){let n=r.segment;if(typeof n!="string"&&n!==null){let o={instancePath:i+"/segment",schemaPath:"#/properties/segment/type",keyword:"type",params:{
type:Kr.properties.segment.type}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[n]:e.push(n),s++}return Ze.errors=e,s===0}Ze.evaluated={props:{v:!0,t0EpochUs:!0,t0MonotonicUs:!0,clock:!0,segment:!0},dynamicProps:!1,dynamicItems:!1};var X={
type:"object",required:["v","i","vu","scenario","transport","key","scheduledUs","sentUs","connectedUs","headersUs","firstByteUs","firstEventUs","firstTokenUs","\
lastTokenUs","doneUs","closedUs","status","class","error","chunks","events","promptTokens","completionTokens","bytes","gaps","gapsUs","retryAfter","limits","sam\
pledValid"],properties:{v:{const:1},i:{$ref:"#/$defs/count"},vu:{$ref:"#/$defs/count"},scenario:{type:"string"},transport:{enum:["json","sse","websocket"]},key:{
type:["string","null"],pattern:"^[0-9a-f]{8}$"},scheduledUs:{$ref:"#/$defs/time"},sentUs:{$ref:"#/$defs/time"},connectedUs:{$ref:"#/$defs/time"},headersUs:{$ref:"\
#/$defs/time"},firstByteUs:{$ref:"#/$defs/time"},firstEventUs:{$ref:"#/$defs/time"},firstTokenUs:{$ref:"#/$defs/time"},lastTokenUs:{$ref:"#/$defs/time"},doneUs:{
$ref:"#/$defs/time"},closedUs:{$ref:"#/$defs/time"},status:{type:"integer",minimum:0,maximum:999},class:{enum:["ok","truncated","stream-error","bad-json","not-a\
-completion","http-429","http-4xx","http-5xx","http-other","timeout-connect","timeout-headers","timeout-first-token","timeout-idle","timeout-total","refused","r\
eset","dns","tls","network","too-large","too-many-events","aborted","interrupted"]},error:{type:["string","null"],maxLength:200},chunks:{$ref:"#/$defs/count"},events:{
$ref:"#/$defs/count"},promptTokens:{$ref:"#/$defs/countOrNull"},completionTokens:{$ref:"#/$defs/countOrNull"},bytes:{$ref:"#/$defs/count"},gaps:{anyOf:[{type:"n\
ull"},{$ref:"#/$defs/sketch"}]},gapsUs:{type:["array","null"],items:{$ref:"#/$defs/count"}},retryAfter:{type:["string","null"],maxLength:64},limits:{type:["obje\
ct","null"],maxProperties:16,additionalProperties:{type:"string",maxLength:128}},sampledValid:{type:["boolean","null"]}}},si={type:["integer","null"]};function L(r,{
instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=L.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0),!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:si.type}};
e===null?e=[n]:e.push(n),s++}return L.errors=e,s===0}L.evaluated={dynamicProps:!1,dynamicItems:!1};function ze(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=ze.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),Array.isArray(r)){if(r.length>2){let a={instancePath:i,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:2}};e===
null?e=[a]:e.push(a),s++}if(r.length<2){let a={instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:2}};e===null?e=[a]:e.push(a),s++}let n=r.
length;if(n>0&&(F(r[0],{instancePath:i+"/0",parentData:r,parentDataProperty:0,rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:e.concat(F.errors),s=e.length)),
n>1){let a=r[1];if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let p={instancePath:i+"/1",schemaPath:"#/prefixItems/1/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[p]:e.push(p),s++}if(typeof a=="number"&&isFinite(a)&&(a<1||isNaN(a))){let p={instancePath:i+"/1",schemaPath:"#/prefixItems/1/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}};e===null?e=[p]:e.push(p),s++}}if(!(r.length<=2)){let a={instancePath:i,schemaPath:"#/items",keyword:"items",params:{limit:2}};
e===null?e=[a]:e.push(a),s++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),s++}return ze.errors=
e,s===0}ze.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function He(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){
let e=null,s=0,u=He.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.scheme===void 0){
let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scheme"}};e===null?e=[n]:e.push(n),s++}if(r.counts===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"counts"}};e===null?e=[n]:e.push(n),s++}if(r.scheme!==void 0&&r.scheme!=="log2/32"){let n={instancePath:i+
"/scheme",schemaPath:"#/properties/scheme/const",keyword:"const",params:{allowedValue:"log2/32"}};e===null?e=[n]:e.push(n),s++}if(r.counts!==void 0){let n=r.counts;
if(Array.isArray(n)){let o=n.length;for(let a=0;a<o;a++)ze(n[a],{instancePath:i+"/counts/"+a,parentData:n,parentDataProperty:a,rootData:P,dynamicAnchors:k})||(e=
e===null?ze.errors:e.concat(ze.errors),s=e.length)}else{let o={instancePath:i+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type:"array"}};
e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return He.errors=
e,s===0}He.evaluated={props:{scheme:!0,counts:!0},dynamicProps:!1,dynamicItems:!1};var ii=new RegExp("^[0-9a-f]{8}$","u");function We(r,{instancePath:i="",parentData:j,
parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=We.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r&&
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
let a={instancePath:i+"/v",schemaPath:"#/properties/v/const",keyword:"const",params:{allowedValue:1}};e===null?e=[a]:e.push(a),s++}if(r.i!==void 0&&(F(r.i,{instancePath:i+
"/i",parentData:r,parentDataProperty:"i",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:e.concat(F.errors),s=e.length)),r.vu!==void 0&&(F(r.vu,{instancePath:i+
"/vu",parentData:r,parentDataProperty:"vu",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:e.concat(F.errors),s=e.length)),r.scenario!==void 0&&typeof r.scenario!=
"string"){let a={instancePath:i+"/scenario",schemaPath:"#/properties/scenario/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),s++}if(r.transport!==
void 0){let a=r.transport;if(!(a==="json"||a==="sse"||a==="websocket")){let p={instancePath:i+"/transport",schemaPath:"#/properties/transport/enum",keyword:"enu\
m",params:{allowedValues:X.properties.transport.enum}};e===null?e=[p]:e.push(p),s++}}if(r.key!==void 0){let a=r.key;if(typeof a!="string"&&a!==null){let p={instancePath:i+
"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type:X.properties.key.type}};e===null?e=[p]:e.push(p),s++}if(typeof a=="string"&&!ii.test(a)){let p={
instancePath:i+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{8}$"}};e===null?e=[p]:e.push(p),s++}}if(r.scheduledUs!==
void 0&&(L(r.scheduledUs,{instancePath:i+"/scheduledUs",parentData:r,parentDataProperty:"scheduledUs",rootData:P,dynamicAnchors:k})||(e=e===null?L.errors:e.concat(
L.errors),s=e.length)),r.sentUs!==void 0&&(L(r.sentUs,{instancePath:i+"/sentUs",parentData:r,parentDataProperty:"sentUs",rootData:P,dynamicAnchors:k})||(e=e===null?
L.errors:e.concat(L.errors),s=e.length)),r.connectedUs!==void 0&&(L(r.connectedUs,{instancePath:i+"/connectedUs",parentData:r,parentDataProperty:"connectedUs",rootData:P,
dynamicAnchors:k})||(e=e===null?L.errors:e.concat(L.errors),s=e.length)),r.headersUs!==void 0&&(L(r.headersUs,{instancePath:i+"/headersUs",parentData:r,parentDataProperty:"\
headersUs",rootData:P,dynamicAnchors:k})||(e=e===null?L.errors:e.concat(L.errors),s=e.length)),r.firstByteUs!==void 0&&(L(r.firstByteUs,{instancePath:i+"/firstB\
yteUs",parentData:r,parentDataProperty:"firstByteUs",rootData:P,dynamicAnchors:k})||(e=e===null?L.errors:e.concat(L.errors),s=e.length)),r.firstEventUs!==void 0&&
(L(r.firstEventUs,{instancePath:i+"/firstEventUs",parentData:r,parentDataProperty:"firstEventUs",rootData:P,dynamicAnchors:k})||(e=e===null?L.errors:e.concat(L.
errors),s=e.length)),r.firstTokenUs!==void 0&&(L(r.firstTokenUs,{instancePath:i+"/firstTokenUs",parentData:r,parentDataProperty:"firstTokenUs",rootData:P,dynamicAnchors:k})||
(e=e===null?L.errors:e.concat(L.errors),s=e.length)),r.lastTokenUs!==void 0&&(L(r.lastTokenUs,{instancePath:i+"/lastTokenUs",parentData:r,parentDataProperty:"la\
stTokenUs",rootData:P,dynamicAnchors:k})||(e=e===null?L.errors:e.concat(L.errors),s=e.length)),r.doneUs!==void 0&&(L(r.doneUs,{instancePath:i+"/doneUs",parentData:r,
parentDataProperty:"doneUs",rootData:P,dynamicAnchors:k})||(e=e===null?L.errors:e.concat(L.errors),s=e.length)),r.closedUs!==void 0&&(L(r.closedUs,{instancePath:i+
"/closedUs",parentData:r,parentDataProperty:"closedUs",rootData:P,dynamicAnchors:k})||(e=e===null?L.errors:e.concat(L.errors),s=e.length)),r.status!==void 0){let a=r.
status;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let p={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[p]:e.push(p),s++}if(typeof a=="number"&&isFinite(a)){if(a>999||isNaN(a)){let p={instancePath:i+"/status",schemaPath:"#/properties/status/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:999}};e===null?e=[p]:e.push(p),s++}if(a<0||isNaN(a)){let p={instancePath:i+"/status",schemaPath:"#/prop\
erties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),s++}}}if(r.class!==void 0){let a=r.class;if(!(a==="ok"||a===
"truncated"||a==="stream-error"||a==="bad-json"||a==="not-a-completion"||a==="http-429"||a==="http-4xx"||a==="http-5xx"||a==="http-other"||a==="timeout-connect"||
a==="timeout-headers"||a==="timeout-first-token"||a==="timeout-idle"||a==="timeout-total"||a==="refused"||a==="reset"||a==="dns"||a==="tls"||a==="network"||a===
"too-large"||a==="too-many-events"||a==="aborted"||a==="interrupted")){let p={instancePath:i+"/class",schemaPath:"#/properties/class/enum",keyword:"enum",params:{
allowedValues:X.properties.class.enum}};e===null?e=[p]:e.push(p),s++}}if(r.error!==void 0){let a=r.error;if(typeof a!="string"&&a!==null){let p={instancePath:i+
"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:X.properties.error.type}};e===null?e=[p]:e.push(p),s++}if(typeof a=="string"&&S(a)>200){
let p={instancePath:i+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit:200}};e===null?e=[p]:e.push(p),s++}}if(r.chunks!==void 0&&
(F(r.chunks,{instancePath:i+"/chunks",parentData:r,parentDataProperty:"chunks",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:e.concat(F.errors),s=e.length)),
r.events!==void 0&&(F(r.events,{instancePath:i+"/events",parentData:r,parentDataProperty:"events",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:e.concat(F.
errors),s=e.length)),r.promptTokens!==void 0&&(R(r.promptTokens,{instancePath:i+"/promptTokens",parentData:r,parentDataProperty:"promptTokens",rootData:P,dynamicAnchors:k})||
(e=e===null?R.errors:e.concat(R.errors),s=e.length)),r.completionTokens!==void 0&&(R(r.completionTokens,{instancePath:i+"/completionTokens",parentData:r,parentDataProperty:"\
completionTokens",rootData:P,dynamicAnchors:k})||(e=e===null?R.errors:e.concat(R.errors),s=e.length)),r.bytes!==void 0&&(F(r.bytes,{instancePath:i+"/bytes",parentData:r,
parentDataProperty:"bytes",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:e.concat(F.errors),s=e.length)),r.gaps!==void 0){let a=r.gaps,p=s,m=!1,g=s;if(a!==
null){let D={instancePath:i+"/gaps",schemaPath:"#/properties/gaps/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[D]:e.push(D),s++}var n=g===s;m=
m||n;let d=s;He(a,{instancePath:i+"/gaps",parentData:r,parentDataProperty:"gaps",rootData:P,dynamicAnchors:k})||(e=e===null?He.errors:e.concat(He.errors),s=e.length);
var n=d===s;if(m=m||n,n){var o={};o.scheme=!0,o.counts=!0}if(m)s=p,e!==null&&(p?e.length=p:e=null);else{let D={instancePath:i+"/gaps",schemaPath:"#/properties/g\
aps/anyOf",keyword:"anyOf",params:{}};e===null?e=[D]:e.push(D),s++}}if(r.gapsUs!==void 0){let a=r.gapsUs;if(!Array.isArray(a)&&a!==null){let p={instancePath:i+"\
/gapsUs",schemaPath:"#/properties/gapsUs/type",keyword:"type",params:{type:X.properties.gapsUs.type}};e===null?e=[p]:e.push(p),s++}if(Array.isArray(a)){let p=a.
length;for(let m=0;m<p;m++)F(a[m],{instancePath:i+"/gapsUs/"+m,parentData:a,parentDataProperty:m,rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:e.concat(F.
errors),s=e.length)}}if(r.retryAfter!==void 0){let a=r.retryAfter;if(typeof a!="string"&&a!==null){let p={instancePath:i+"/retryAfter",schemaPath:"#/properties/\
retryAfter/type",keyword:"type",params:{type:X.properties.retryAfter.type}};e===null?e=[p]:e.push(p),s++}if(typeof a=="string"&&S(a)>64){let p={instancePath:i+"\
/retryAfter",schemaPath:"#/properties/retryAfter/maxLength",keyword:"maxLength",params:{limit:64}};e===null?e=[p]:e.push(p),s++}}if(r.limits!==void 0){let a=r.limits;
if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null){let p={instancePath:i+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type:X.properties.
limits.type}};e===null?e=[p]:e.push(p),s++}if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>16){let p={instancePath:i+"/limits",schemaPath:"\
#/properties/limits/maxProperties",keyword:"maxProperties",params:{limit:16}};e===null?e=[p]:e.push(p),s++}for(let p in a){let m=a[p];if(typeof m=="string"){if(S(
m)>128){let g={instancePath:i+"/limits/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/limits/additionalProperties/maxLength",keyword:"maxLe\
ngth",params:{limit:128}};e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:i+"/limits/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/\
limits/additionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),s++}}}}if(r.sampledValid!==void 0){let a=r.sampledValid;if(typeof a!=
"boolean"&&a!==null){let p={instancePath:i+"/sampledValid",schemaPath:"#/properties/sampledValid/type",keyword:"type",params:{type:X.properties.sampledValid.type}};
e===null?e=[p]:e.push(p),s++}}}else{let a={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),s++}return We.errors=
e,s===0}We.evaluated={props:{v:!0,i:!0,vu:!0,scenario:!0,transport:!0,key:!0,scheduledUs:!0,sentUs:!0,connectedUs:!0,headersUs:!0,firstByteUs:!0,firstEventUs:!0,
firstTokenUs:!0,lastTokenUs:!0,doneUs:!0,closedUs:!0,status:!0,class:!0,error:!0,chunks:!0,events:!0,promptTokens:!0,completionTokens:!0,bytes:!0,gaps:!0,gapsUs:!0,
retryAfter:!0,limits:!0,sampledValid:!0},dynamicProps:!1,dynamicItems:!1};function Pr(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){
let e=null,s=0,u=Pr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r))){let d={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}let n=s,o=!0,a=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.
clock===void 0&&(d="clock")){let D={};e===null?e=[D]:e.push(D),s++}}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let m;if(p){let d=s;Ze(r,{instancePath:i,parentData:j,
parentDataProperty:x,rootData:P,dynamicAnchors:k})||(e=e===null?Ze.errors:e.concat(Ze.errors),s=e.length);var p=d===s;if(o=p,o){var g={};g.v=!0,g.t0EpochUs=!0,g.
t0MonotonicUs=!0,g.clock=!0,g.segment=!0}m="then"}else{let d=s;We(r,{instancePath:i,parentData:j,parentDataProperty:x,rootData:P,dynamicAnchors:k})||(e=e===null?
We.errors:e.concat(We.errors),s=e.length);var p=d===s;o=p,o&&g!==!0&&(g=g||{},g.v=!0,g.i=!0,g.vu=!0,g.scenario=!0,g.transport=!0,g.key=!0,g.scheduledUs=!0,g.sentUs=
!0,g.connectedUs=!0,g.headersUs=!0,g.firstByteUs=!0,g.firstEventUs=!0,g.firstTokenUs=!0,g.lastTokenUs=!0,g.doneUs=!0,g.closedUs=!0,g.status=!0,g.class=!0,g.error=
!0,g.chunks=!0,g.events=!0,g.promptTokens=!0,g.completionTokens=!0,g.bytes=!0,g.gaps=!0,g.gapsUs=!0,g.retryAfter=!0,g.limits=!0,g.sampledValid=!0),m="else"}if(!o){
let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};e===null?e=[d]:e.push(d),s++}return Pr.errors=e,u.props=g,s===0}Pr.evaluated={dynamicProps:!0,
dynamicItems:!1};var ti=kr,rr={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:run",$comment:"run.json, the only thing a report reads. The\
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
ni=new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$","u"),Gr={type:"object",required:["id","outcome","counts"],additionalProperties:!1,properties:{
id:{enum:["core","signup","sse","websocket","webhooks","limits"]},outcome:{enum:["conformant","non-conformant","incomplete","broken","not-offered","not-judged"]},
counts:{type:"object",required:["pass","fail","warn","inconclusive","not-applicable","observed","error"],additionalProperties:!1,properties:{pass:{type:"integer",
minimum:0},fail:{type:"integer",minimum:0},warn:{type:"integer",minimum:0},inconclusive:{type:"integer",minimum:0},"not-applicable":{type:"integer",minimum:0},observed:{
type:"integer",minimum:0},error:{type:"integer",minimum:0}}}}};function Je(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){
let e=null,s=0,u=Je.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let n={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),s++}if(r.outcome===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"outcome"}};e===null?e=[n]:e.push(n),s++}if(r.counts===void 0){let n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"counts"}};e===null?e=[n]:e.push(n),s++}for(let n in r)if(!(n==="id"||n==="outcome"||n==="counts")){let o={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),s++}if(r.id!==void 0){
let n=r.id;if(!(n==="core"||n==="signup"||n==="sse"||n==="websocket"||n==="webhooks"||n==="limits")){let o={instancePath:i+"/id",schemaPath:"#/properties/id/enu\
m",keyword:"enum",params:{allowedValues:Gr.properties.id.enum}};e===null?e=[o]:e.push(o),s++}}if(r.outcome!==void 0){let n=r.outcome;if(!(n==="conformant"||n===
"non-conformant"||n==="incomplete"||n==="broken"||n==="not-offered"||n==="not-judged")){let o={instancePath:i+"/outcome",schemaPath:"#/properties/outcome/enum",
keyword:"enum",params:{allowedValues:Gr.properties.outcome.enum}};e===null?e=[o]:e.push(o),s++}}if(r.counts!==void 0){let n=r.counts;if(n&&typeof n=="object"&&!Array.
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
null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return Je.errors=e,
s===0}Je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var sr={type:"object",required:["id","title","capability","level","layer","verdict","issues","exch\
anges"],additionalProperties:!1,properties:{id:{type:"string",minLength:1},title:{type:"string",minLength:1},capability:{enum:["core","signup","sse","websocket",
"webhooks","limits"]},clause:{type:"string",pattern:"^C\\d"},gap:{type:"string",pattern:"^G\\d"},reading:{type:"string",minLength:1},level:{enum:["MUST","SHOULD"]},
layer:{enum:["spec","declared","profile","observed"]},verdict:{enum:["pass","fail","warn","inconclusive","not-applicable","observed","error"]},reason:{type:"str\
ing"},detail:{type:"string"},issues:{type:"array",items:{$ref:"#/$defs/issue"}},exchanges:{type:"array",items:{type:"string",minLength:1}}},if:{properties:{clause:!0},
required:["clause"]},then:{properties:{gap:!1}},else:{properties:{gap:!0,reading:!0},required:["gap","reading"]},allOf:[{if:{properties:{verdict:{const:"pass"}}},
then:{properties:{exchanges:{type:"array",minItems:1},issues:{type:"array",maxItems:0}}}}]},oi=new RegExp("^C\\d","u"),ai=new RegExp("^G\\d","u");function Qe(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=Qe.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.at===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"at"}};e===null?e=[n]:e.push(n),s++}if(r.expected===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"expected"}};e===null?e=[n]:e.push(n),s++}if(r.received===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
received"}};e===null?e=[n]:e.push(n),s++}for(let n in r)if(!(n==="at"||n==="expected"||n==="received")){let o={instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),s++}if(r.at!==void 0){let n=r.at;if(typeof n=="string"){if(S(n)<1){let o={
instancePath:i+"/at",schemaPath:"#/properties/at/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/at",
schemaPath:"#/properties/at/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.expected!==void 0&&typeof r.expected!="string"){let n={
instancePath:i+"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),s++}if(r.received!==void 0&&typeof r.
received!="string"){let n={instancePath:i+"/received",schemaPath:"#/properties/received/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),s++}}else{
let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return Qe.errors=e,s===0}Qe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Xe(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=Xe.evaluated;u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0);let n=s,o=!0,a=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.verdict!==void 0&&r.verdict!=="pass"){let h={};
e===null?e=[h]:e.push(h),s++}var p=a===s;if(s=n,e!==null&&(n?e.length=n:e=null),p){let h=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.exchanges!==void 0){
let l=r.exchanges;if(Array.isArray(l)){if(l.length<1){let y={instancePath:i+"/exchanges",schemaPath:"#/allOf/0/then/properties/exchanges/minItems",keyword:"minI\
tems",params:{limit:1}};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/exchanges",schemaPath:"#/allOf/0/then/properties/exchanges/type",keyword:"typ\
e",params:{type:"array"}};e===null?e=[y]:e.push(y),s++}}if(r.issues!==void 0){let l=r.issues;if(Array.isArray(l)){if(l.length>0){let y={instancePath:i+"/issues",
schemaPath:"#/allOf/0/then/properties/issues/maxItems",keyword:"maxItems",params:{limit:0}};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/issues",schemaPath:"\
#/allOf/0/then/properties/issues/type",keyword:"type",params:{type:"array"}};e===null?e=[y]:e.push(y),s++}}}var p=h===s;if(o=p,o){var m={};m.exchanges=!0,m.issues=
!0,m.verdict=!0}}if(!o){let h={instancePath:i,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[h]:e.push(h),s++}let g=s,d=!0,D=s;
if(r&&typeof r=="object"&&!Array.isArray(r)){let h;if(r.clause===void 0&&(h="clause")){let c={};e===null?e=[c]:e.push(c),s++}}var f=D===s;m!==!0&&(m=m||{},m.clause=
!0),s=g,e!==null&&(g?e.length=g:e=null);let t;if(f){let h=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.gap!==void 0){let l={instancePath:i+"/gap",schemaPath:"\
#/then/properties/gap/false schema",keyword:"false schema",params:{}};e===null?e=[l]:e.push(l),s++}var f=h===s;d=f,d&&m!==!0&&(m=m||{},m.gap=!0),t="then"}else{let h=s;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.gap===void 0){let l={instancePath:i,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"g\
ap"}};e===null?e=[l]:e.push(l),s++}if(r.reading===void 0){let l={instancePath:i,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[l]:e.push(l),s++}}var f=h===s;d=f,d&&m!==!0&&(m=m||{},m.gap=!0,m.reading=!0),t="else"}if(!d){let h={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:t}};e===null?e=[h]:e.push(h),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let h={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"}};e===null?e=[h]:e.push(h),s++}if(r.title===void 0){let h={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"title"}};e===null?e=[h]:e.push(h),s++}if(r.capability===void 0){let h={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
capability"}};e===null?e=[h]:e.push(h),s++}if(r.level===void 0){let h={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"level"}};
e===null?e=[h]:e.push(h),s++}if(r.layer===void 0){let h={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"layer"}};e===null?e=
[h]:e.push(h),s++}if(r.verdict===void 0){let h={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"verdict"}};e===null?e=[h]:e.push(
h),s++}if(r.issues===void 0){let h={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"issues"}};e===null?e=[h]:e.push(h),s++}if(r.
exchanges===void 0){let h={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exchanges"}};e===null?e=[h]:e.push(h),s++}for(let h in r)
if(!J.call(sr.properties,h)){let c={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=
[c]:e.push(c),s++}if(r.id!==void 0){let h=r.id;if(typeof h=="string"){if(S(h)<1){let c={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"min\
Length",params:{limit:1}};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[c]:e.push(c),s++}}if(r.title!==void 0){let h=r.title;if(typeof h=="string"){if(S(h)<1){let c={instancePath:i+"/title",schemaPath:"#/properties/title\
/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"\
type",params:{type:"string"}};e===null?e=[c]:e.push(c),s++}}if(r.capability!==void 0){let h=r.capability;if(!(h==="core"||h==="signup"||h==="sse"||h==="websocke\
t"||h==="webhooks"||h==="limits")){let c={instancePath:i+"/capability",schemaPath:"#/properties/capability/enum",keyword:"enum",params:{allowedValues:sr.properties.
capability.enum}};e===null?e=[c]:e.push(c),s++}}if(r.clause!==void 0){let h=r.clause;if(typeof h=="string"){if(!oi.test(h)){let c={instancePath:i+"/clause",schemaPath:"\
#/properties/clause/pattern",keyword:"pattern",params:{pattern:"^C\\d"}};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:i+"/clause",schemaPath:"#/proper\
ties/clause/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),s++}}if(r.gap!==void 0){let h=r.gap;if(typeof h=="string"){if(!ai.test(h)){let c={
instancePath:i+"/gap",schemaPath:"#/properties/gap/pattern",keyword:"pattern",params:{pattern:"^G\\d"}};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:i+
"/gap",schemaPath:"#/properties/gap/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),s++}}if(r.reading!==void 0){let h=r.reading;if(typeof h==
"string"){if(S(h)<1){let c={instancePath:i+"/reading",schemaPath:"#/properties/reading/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[c]:e.push(c),
s++}}else{let c={instancePath:i+"/reading",schemaPath:"#/properties/reading/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),s++}}if(r.level!==
void 0){let h=r.level;if(!(h==="MUST"||h==="SHOULD")){let c={instancePath:i+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues:sr.
properties.level.enum}};e===null?e=[c]:e.push(c),s++}}if(r.layer!==void 0){let h=r.layer;if(!(h==="spec"||h==="declared"||h==="profile"||h==="observed")){let c={
instancePath:i+"/layer",schemaPath:"#/properties/layer/enum",keyword:"enum",params:{allowedValues:sr.properties.layer.enum}};e===null?e=[c]:e.push(c),s++}}if(r.
verdict!==void 0){let h=r.verdict;if(!(h==="pass"||h==="fail"||h==="warn"||h==="inconclusive"||h==="not-applicable"||h==="observed"||h==="error")){let c={instancePath:i+
"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues:sr.properties.verdict.enum}};e===null?e=[c]:e.push(c),s++}}if(r.reason!==
void 0&&typeof r.reason!="string"){let h={instancePath:i+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.
push(h),s++}if(r.detail!==void 0&&typeof r.detail!="string"){let h={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"\
string"}};e===null?e=[h]:e.push(h),s++}if(r.issues!==void 0){let h=r.issues;if(Array.isArray(h)){let c=h.length;for(let l=0;l<c;l++)Qe(h[l],{instancePath:i+"/is\
sues/"+l,parentData:h,parentDataProperty:l,rootData:P,dynamicAnchors:k})||(e=e===null?Qe.errors:e.concat(Qe.errors),s=e.length)}else{let c={instancePath:i+"/iss\
ues",schemaPath:"#/properties/issues/type",keyword:"type",params:{type:"array"}};e===null?e=[c]:e.push(c),s++}}if(r.exchanges!==void 0){let h=r.exchanges;if(Array.
isArray(h)){let c=h.length;for(let l=0;l<c;l++){let y=h[l];if(typeof y=="string"){if(S(y)<1){let b={instancePath:i+"/exchanges/"+l,schemaPath:"#/properties/exch\
anges/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[b]:e.push(b),s++}}else{let b={instancePath:i+"/exchanges/"+l,schemaPath:"#/properties/e\
xchanges/items/type",keyword:"type",params:{type:"string"}};e===null?e=[b]:e.push(b),s++}}}else{let c={instancePath:i+"/exchanges",schemaPath:"#/properties/exch\
anges/type",keyword:"type",params:{type:"array"}};e===null?e=[c]:e.push(c),s++}}}else{let h={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[h]:e.push(h),s++}return Xe.errors=e,s===0}Xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Rr={type:"object",required:["id","metho\
d","url","headers","body","status","durationMs"],additionalProperties:!1,properties:{id:{type:"string",minLength:1},method:{type:"string",minLength:1},url:{type:"\
string",minLength:1},headers:{type:"array",items:{type:"array",minItems:2,maxItems:2,items:{type:"string"}}},body:{type:["string","null"]},status:{type:["intege\
r","null"],minimum:100,maximum:999},durationMs:{type:"number",minimum:0}}};function Ye(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){
let e=null,s=0,u=Ye.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let n={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),s++}if(r.method===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"method"}};e===null?e=[n]:e.push(n),s++}if(r.url===void 0){let n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"url"}};e===null?e=[n]:e.push(n),s++}if(r.headers===void 0){let n={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"headers"}};e===null?e=[n]:e.push(n),s++}if(r.body===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"body"}};e===null?e=[n]:e.push(n),s++}if(r.status===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"status"}};e===null?e=[n]:e.push(n),s++}if(r.durationMs===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
durationMs"}};e===null?e=[n]:e.push(n),s++}for(let n in r)if(!(n==="id"||n==="method"||n==="url"||n==="headers"||n==="body"||n==="status"||n==="durationMs")){let o={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),s++}if(r.id!==void 0){
let n=r.id;if(typeof n=="string"){if(S(n)<1){let o={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}};e===null?e=
[o]:e.push(o),s++}}else{let o={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.
method!==void 0){let n=r.method;if(typeof n=="string"){if(S(n)<1){let o={instancePath:i+"/method",schemaPath:"#/properties/method/minLength",keyword:"minLength",
params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type:"string"}};
e===null?e=[o]:e.push(o),s++}}if(r.url!==void 0){let n=r.url;if(typeof n=="string"){if(S(n)<1){let o={instancePath:i+"/url",schemaPath:"#/properties/url/minLeng\
th",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{
type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.headers!==void 0){let n=r.headers;if(Array.isArray(n)){let o=n.length;for(let a=0;a<o;a++){let p=n[a];if(Array.
isArray(p)){if(p.length>2){let g={instancePath:i+"/headers/"+a,schemaPath:"#/properties/headers/items/maxItems",keyword:"maxItems",params:{limit:2}};e===null?e=
[g]:e.push(g),s++}if(p.length<2){let g={instancePath:i+"/headers/"+a,schemaPath:"#/properties/headers/items/minItems",keyword:"minItems",params:{limit:2}};e===null?
e=[g]:e.push(g),s++}let m=p.length;for(let g=0;g<m;g++)if(typeof p[g]!="string"){let d={instancePath:i+"/headers/"+a+"/"+g,schemaPath:"#/properties/headers/item\
s/items/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),s++}}else{let m={instancePath:i+"/headers/"+a,schemaPath:"#/properties/headers/ite\
ms/type",keyword:"type",params:{type:"array"}};e===null?e=[m]:e.push(m),s++}}}else{let o={instancePath:i+"/headers",schemaPath:"#/properties/headers/type",keyword:"\
type",params:{type:"array"}};e===null?e=[o]:e.push(o),s++}}if(r.body!==void 0){let n=r.body;if(typeof n!="string"&&n!==null){let o={instancePath:i+"/body",schemaPath:"\
#/properties/body/type",keyword:"type",params:{type:Rr.properties.body.type}};e===null?e=[o]:e.push(o),s++}}if(r.status!==void 0){let n=r.status;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null){let o={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:Rr.properties.
status.type}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)){if(n>999||isNaN(n)){let o={instancePath:i+"/status",schemaPath:"#/properties/stat\
us/maximum",keyword:"maximum",params:{comparison:"<=",limit:999}};e===null?e=[o]:e.push(o),s++}if(n<100||isNaN(n)){let o={instancePath:i+"/status",schemaPath:"#\
/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};e===null?e=[o]:e.push(o),s++}}}if(r.durationMs!==void 0){let n=r.durationMs;if(typeof n==
"number"&&isFinite(n)){if(n<0||isNaN(n)){let o={instancePath:i+"/durationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type:"numb\
er"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return Ye.
errors=e,s===0}Ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function kr(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){
let e=null,s=0,u=kr.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);let n=s,o=!0,a=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.
outcome!==void 0&&r.outcome!=="conformant"){let q={};e===null?e=[q]:e.push(q),s++}var p=a===s;if(s=n,e!==null&&(n?e.length=n:e=null),p){let q=s;if(r&&typeof r==
"object"&&!Array.isArray(r)&&r.exitCode!==void 0&&r.exitCode!==0){let O={instancePath:i+"/exitCode",schemaPath:"#/allOf/0/then/properties/exitCode/const",keyword:"\
const",params:{allowedValue:0}};e===null?e=[O]:e.push(O),s++}var p=q===s;if(o=p,o){var m={};m.exitCode=!0,m.outcome=!0}}if(!o){let q={instancePath:i,schemaPath:"\
#/allOf/0/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[q]:e.push(q),s++}let g=s,d=!0,D=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.outcome!==
void 0&&r.outcome!=="non-conformant"){let q={};e===null?e=[q]:e.push(q),s++}var f=D===s;if(s=g,e!==null&&(g?e.length=g:e=null),f){let q=s;if(r&&typeof r=="objec\
t"&&!Array.isArray(r)&&r.exitCode!==void 0&&r.exitCode!==1){let O={instancePath:i+"/exitCode",schemaPath:"#/allOf/1/then/properties/exitCode/const",keyword:"con\
st",params:{allowedValue:1}};e===null?e=[O]:e.push(O),s++}var f=q===s;if(d=f,d){var t={};t.exitCode=!0,t.outcome=!0}}if(!d){let q={instancePath:i,schemaPath:"#/\
allOf/1/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[q]:e.push(q),s++}m!==!0&&t!==void 0&&(t===!0?m=!0:(m=m||{},Object.assign(m,t)));let h=s,c=!0,
l=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.outcome!==void 0&&r.outcome!=="incomplete"){let q={};e===null?e=[q]:e.push(q),s++}var y=l===s;if(s=h,e!==null&&
(h?e.length=h:e=null),y){let q=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.exitCode!==void 0&&r.exitCode!==3){let O={instancePath:i+"/exitCode",schemaPath:"\
#/allOf/2/then/properties/exitCode/const",keyword:"const",params:{allowedValue:3}};e===null?e=[O]:e.push(O),s++}var y=q===s;if(c=y,c){var b={};b.exitCode=!0,b.outcome=
!0}}if(!c){let q={instancePath:i,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[q]:e.push(q),s++}m!==!0&&b!==void 0&&(b===!0?
m=!0:(m=m||{},Object.assign(m,b)));let w=s,$=!0,V=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.outcome!==void 0&&r.outcome!=="broken"){let q={};e===null?e=[
q]:e.push(q),s++}var $r=V===s;if(s=w,e!==null&&(w?e.length=w:e=null),$r){let q=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.exitCode!==void 0&&r.exitCode!==
4){let O={instancePath:i+"/exitCode",schemaPath:"#/allOf/3/then/properties/exitCode/const",keyword:"const",params:{allowedValue:4}};e===null?e=[O]:e.push(O),s++}
var $r=q===s;if($=$r,$){var er={};er.exitCode=!0,er.outcome=!0}}if(!$){let q={instancePath:i,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword:"then"}};
e===null?e=[q]:e.push(q),s++}if(m!==!0&&er!==void 0&&(er===!0?m=!0:(m=m||{},Object.assign(m,er))),r&&typeof r=="object"&&!Array.isArray(r)){if(r.schema===void 0){
let q={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[q]:e.push(q),s++}if(r.outcome===void 0){let q={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"outcome"}};e===null?e=[q]:e.push(q),s++}if(r.exitCode===void 0){let q={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"exitCode"}};e===null?e=[q]:e.push(q),s++}if(r.reason===void 0){let q={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"reason"}};e===null?e=[q]:e.push(q),s++}if(r.suite===void 0){let q={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"suite"}};e===null?e=[q]:e.push(q),s++}if(r.target===void 0){let q={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"target"}};e===null?e=[q]:e.push(q),s++}if(r.seed===void 0){let q={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
seed"}};e===null?e=[q]:e.push(q),s++}if(r.startedAt===void 0){let q={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"startedA\
t"}};e===null?e=[q]:e.push(q),s++}if(r.durationMs===void 0){let q={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"durationMs"}};
e===null?e=[q]:e.push(q),s++}if(r.cost===void 0){let q={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cost"}};e===null?e=[q]:
e.push(q),s++}if(r.capabilities===void 0){let q={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"capabilities"}};e===null?e=[
q]:e.push(q),s++}if(r.checks===void 0){let q={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"checks"}};e===null?e=[q]:e.push(
q),s++}if(r.exchanges===void 0){let q={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exchanges"}};e===null?e=[q]:e.push(q),
s++}for(let q in r)if(!J.call(rr.properties,q)){let v={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}};
e===null?e=[v]:e.push(v),s++}if(r.schema!==void 0&&r.schema!=="assay.run/1"){let q={instancePath:i+"/schema",schemaPath:"#/properties/schema/const",keyword:"con\
st",params:{allowedValue:"assay.run/1"}};e===null?e=[q]:e.push(q),s++}if(r.outcome!==void 0){let q=r.outcome;if(!(q==="conformant"||q==="non-conformant"||q==="i\
ncomplete"||q==="broken")){let v={instancePath:i+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:rr.properties.outcome.enum}};
e===null?e=[v]:e.push(v),s++}}if(r.exitCode!==void 0){let q=r.exitCode;if(!(q===0||q===1||q===3||q===4)){let v={instancePath:i+"/exitCode",schemaPath:"#/propert\
ies/exitCode/enum",keyword:"enum",params:{allowedValues:rr.properties.exitCode.enum}};e===null?e=[v]:e.push(v),s++}}if(r.reason!==void 0){let q=r.reason;if(typeof q!=
"string"&&q!==null){let v={instancePath:i+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:rr.properties.reason.type}};e===null?e=[v]:
e.push(v),s++}}if(r.suite!==void 0){let q=r.suite;if(q&&typeof q=="object"&&!Array.isArray(q)){if(q.version===void 0){let v={instancePath:i+"/suite",schemaPath:"\
#/properties/suite/required",keyword:"required",params:{missingProperty:"version"}};e===null?e=[v]:e.push(v),s++}if(q.checks===void 0){let v={instancePath:i+"/s\
uite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"checks"}};e===null?e=[v]:e.push(v),s++}if(q.known===void 0){let v={instancePath:i+
"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"known"}};e===null?e=[v]:e.push(v),s++}if(q.profile===void 0){let v={
instancePath:i+"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"profile"}};e===null?e=[v]:e.push(v),s++}for(let v in q)
if(!(v==="version"||v==="checks"||v==="profile"||v==="known")){let O={instancePath:i+"/suite",schemaPath:"#/properties/suite/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:v}};e===null?e=[O]:e.push(O),s++}if(q.version!==void 0){let v=q.version;if(typeof v=="string"){if(S(v)<1){let O={instancePath:i+
"/suite/version",schemaPath:"#/properties/suite/properties/version/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[O]:e.push(O),s++}}else{let O={instancePath:i+
"/suite/version",schemaPath:"#/properties/suite/properties/version/type",keyword:"type",params:{type:"string"}};e===null?e=[O]:e.push(O),s++}}if(q.checks!==void 0){
let v=q.checks;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v))){let O={instancePath:i+"/suite/checks",schemaPath:"#/properties/suite/properties/checks/\
type",keyword:"type",params:{type:"integer"}};e===null?e=[O]:e.push(O),s++}if(typeof v=="number"&&isFinite(v)&&(v<0||isNaN(v))){let O={instancePath:i+"/suite/ch\
ecks",schemaPath:"#/properties/suite/properties/checks/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[O]:e.push(O),s++}}if(q.profile!==
void 0){let v=q.profile;if(typeof v=="string"){if(S(v)<1){let O={instancePath:i+"/suite/profile",schemaPath:"#/properties/suite/properties/profile/minLength",keyword:"\
minLength",params:{limit:1}};e===null?e=[O]:e.push(O),s++}}else{let O={instancePath:i+"/suite/profile",schemaPath:"#/properties/suite/properties/profile/type",keyword:"\
type",params:{type:"string"}};e===null?e=[O]:e.push(O),s++}}if(q.known!==void 0){let v=q.known;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v))){let O={
instancePath:i+"/suite/known",schemaPath:"#/properties/suite/properties/known/type",keyword:"type",params:{type:"integer"}};e===null?e=[O]:e.push(O),s++}if(typeof v==
"number"&&isFinite(v)&&(v<1||isNaN(v))){let O={instancePath:i+"/suite/known",schemaPath:"#/properties/suite/properties/known/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}};e===null?e=[O]:e.push(O),s++}}}else{let v={instancePath:i+"/suite",schemaPath:"#/properties/suite/type",keyword:"type",params:{type:"o\
bject"}};e===null?e=[v]:e.push(v),s++}}if(r.target!==void 0){let q=r.target;if(q&&typeof q=="object"&&!Array.isArray(q)){if(q.baseUrl===void 0){let v={instancePath:i+
"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty:"baseUrl"}};e===null?e=[v]:e.push(v),s++}if(q.model===void 0){let v={
instancePath:i+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty:"model"}};e===null?e=[v]:e.push(v),s++}for(let v in q)
if(!(v==="baseUrl"||v==="model")){let O={instancePath:i+"/target",schemaPath:"#/properties/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}};
e===null?e=[O]:e.push(O),s++}if(q.baseUrl!==void 0){let v=q.baseUrl;if(typeof v=="string"){if(S(v)<1){let O={instancePath:i+"/target/baseUrl",schemaPath:"#/prop\
erties/target/properties/baseUrl/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[O]:e.push(O),s++}}else{let O={instancePath:i+"/target/baseUrl",schemaPath:"\
#/properties/target/properties/baseUrl/type",keyword:"type",params:{type:"string"}};e===null?e=[O]:e.push(O),s++}}if(q.model!==void 0){let v=q.model;if(typeof v!=
"string"&&v!==null){let O={instancePath:i+"/target/model",schemaPath:"#/properties/target/properties/model/type",keyword:"type",params:{type:rr.properties.target.
properties.model.type}};e===null?e=[O]:e.push(O),s++}}}else{let v={instancePath:i+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type:"o\
bject"}};e===null?e=[v]:e.push(v),s++}}if(r.seed!==void 0&&typeof r.seed!="string"){let q={instancePath:i+"/seed",schemaPath:"#/properties/seed/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[q]:e.push(q),s++}if(r.startedAt!==void 0){let q=r.startedAt;if(typeof q=="string"){if(!ni.test(q)){let v={instancePath:i+
"/startedAt",schemaPath:"#/properties/startedAt/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$"}};e===null?e=
[v]:e.push(v),s++}}else{let v={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type:"string"}};e===null?e=[v]:e.push(
v),s++}}if(r.durationMs!==void 0){let q=r.durationMs;if(typeof q=="number"&&isFinite(q)){if(q<0||isNaN(q)){let v={instancePath:i+"/durationMs",schemaPath:"#/pro\
perties/durationMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[v]:e.push(v),s++}}else{let v={instancePath:i+"/durationMs",schemaPath:"\
#/properties/durationMs/type",keyword:"type",params:{type:"number"}};e===null?e=[v]:e.push(v),s++}}if(r.cost!==void 0){let q=r.cost;if(q&&typeof q=="object"&&!Array.
isArray(q)){if(q.requests===void 0){let v={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"requests"}};
e===null?e=[v]:e.push(v),s++}if(q.promptTokens===void 0){let v={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"\
promptTokens"}};e===null?e=[v]:e.push(v),s++}if(q.completionTokens===void 0){let v={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"requ\
ired",params:{missingProperty:"completionTokens"}};e===null?e=[v]:e.push(v),s++}for(let v in q)if(!(v==="requests"||v==="promptTokens"||v==="completionTokens")){
let O={instancePath:i+"/cost",schemaPath:"#/properties/cost/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}};e===null?e=[O]:e.
push(O),s++}if(q.requests!==void 0){let v=q.requests;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v))){let O={instancePath:i+"/cost/requests",schemaPath:"\
#/properties/cost/properties/requests/type",keyword:"type",params:{type:"integer"}};e===null?e=[O]:e.push(O),s++}if(typeof v=="number"&&isFinite(v)&&(v<0||isNaN(
v))){let O={instancePath:i+"/cost/requests",schemaPath:"#/properties/cost/properties/requests/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?
e=[O]:e.push(O),s++}}if(q.promptTokens!==void 0){let v=q.promptTokens;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v))){let O={instancePath:i+"/cost/pro\
mptTokens",schemaPath:"#/properties/cost/properties/promptTokens/type",keyword:"type",params:{type:"integer"}};e===null?e=[O]:e.push(O),s++}if(typeof v=="number"&&
isFinite(v)&&(v<0||isNaN(v))){let O={instancePath:i+"/cost/promptTokens",schemaPath:"#/properties/cost/properties/promptTokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[O]:e.push(O),s++}}if(q.completionTokens!==void 0){let v=q.completionTokens;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(
v))){let O={instancePath:i+"/cost/completionTokens",schemaPath:"#/properties/cost/properties/completionTokens/type",keyword:"type",params:{type:"integer"}};e===
null?e=[O]:e.push(O),s++}if(typeof v=="number"&&isFinite(v)&&(v<0||isNaN(v))){let O={instancePath:i+"/cost/completionTokens",schemaPath:"#/properties/cost/prope\
rties/completionTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[O]:e.push(O),s++}}}else{let v={instancePath:i+"/cost",schemaPath:"\
#/properties/cost/type",keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),s++}}if(r.capabilities!==void 0){let q=r.capabilities;if(Array.isArray(q)){
let v=q.length;for(let O=0;O<v;O++)Je(q[O],{instancePath:i+"/capabilities/"+O,parentData:q,parentDataProperty:O,rootData:P,dynamicAnchors:k})||(e=e===null?Je.errors:
e.concat(Je.errors),s=e.length)}else{let v={instancePath:i+"/capabilities",schemaPath:"#/properties/capabilities/type",keyword:"type",params:{type:"array"}};e===
null?e=[v]:e.push(v),s++}}if(r.checks!==void 0){let q=r.checks;if(Array.isArray(q)){let v=q.length;for(let O=0;O<v;O++)Xe(q[O],{instancePath:i+"/checks/"+O,parentData:q,
parentDataProperty:O,rootData:P,dynamicAnchors:k})||(e=e===null?Xe.errors:e.concat(Xe.errors),s=e.length)}else{let v={instancePath:i+"/checks",schemaPath:"#/pro\
perties/checks/type",keyword:"type",params:{type:"array"}};e===null?e=[v]:e.push(v),s++}}if(r.exchanges!==void 0){let q=r.exchanges;if(Array.isArray(q)){let v=q.
length;for(let O=0;O<v;O++)Ye(q[O],{instancePath:i+"/exchanges/"+O,parentData:q,parentDataProperty:O,rootData:P,dynamicAnchors:k})||(e=e===null?Ye.errors:e.concat(
Ye.errors),s=e.length)}else{let v={instancePath:i+"/exchanges",schemaPath:"#/properties/exchanges/type",keyword:"type",params:{type:"array"}};e===null?e=[v]:e.push(
v),s++}}}else{let q={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[q]:e.push(q),s++}return kr.errors=e,s===0}kr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var pi=wr,re={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:statement",$comment:"What a deplo\
yment declares of itself (ISO/IEC 9646: implementation conformance statement). A reading is given by its name, or as an object with its parameters.",title:"Stat\
ement",type:"object",required:["schema"],additionalProperties:!1,properties:{schema:{const:"assay.statement/1"},name:{title:"Of whom this is said",type:"string",
minLength:1},extends:{title:"Profile whose readings are declared too",enum:["openai","none"]},capabilities:{type:"object",additionalProperties:!1,properties:{core:{
const:"supported"},signup:{enum:["supported","unsupported"]},sse:{enum:["supported","unsupported"]},websocket:{enum:["supported","unsupported"]},webhooks:{enum:[
"supported","unsupported"]},limits:{enum:["supported","unsupported"]}}},notes:{title:"A remark per capability",type:"object",additionalProperties:!1,properties:{
core:{type:"string"},signup:{type:"string"},sse:{type:"string"},websocket:{type:"string"},webhooks:{type:"string"},limits:{type:"string"}}},readings:{$ref:"urn:\
assay:readings"}}};function wr(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=wr.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.schema===void 0){let n={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"schema"}};e===null?e=[n]:e.push(n),s++}for(let n in r)if(!(n==="schema"||n==="name"||n==="extends"||n==="capabilitie\
s"||n==="notes"||n==="readings")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?
e=[o]:e.push(o),s++}if(r.schema!==void 0&&r.schema!=="assay.statement/1"){let n={instancePath:i+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",
params:{allowedValue:"assay.statement/1"}};e===null?e=[n]:e.push(n),s++}if(r.name!==void 0){let n=r.name;if(typeof n=="string"){if(S(n)<1){let o={instancePath:i+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.extends!==void 0){let n=r.extends;if(!(n==="openai"||n==="none")){
let o={instancePath:i+"/extends",schemaPath:"#/properties/extends/enum",keyword:"enum",params:{allowedValues:re.properties.extends.enum}};e===null?e=[o]:e.push(
o),s++}}if(r.capabilities!==void 0){let n=r.capabilities;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let o in n)if(!(o==="core"||o==="signup"||o==="sse"||o===
"websocket"||o==="webhooks"||o==="limits")){let a={instancePath:i+"/capabilities",schemaPath:"#/properties/capabilities/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:o}};e===null?e=[a]:e.push(a),s++}if(n.core!==void 0&&n.core!=="supported"){let o={instancePath:i+"/capabilities/core",schemaPath:"\
#/properties/capabilities/properties/core/const",keyword:"const",params:{allowedValue:"supported"}};e===null?e=[o]:e.push(o),s++}if(n.signup!==void 0){let o=n.signup;
if(!(o==="supported"||o==="unsupported")){let a={instancePath:i+"/capabilities/signup",schemaPath:"#/properties/capabilities/properties/signup/enum",keyword:"en\
um",params:{allowedValues:re.properties.capabilities.properties.signup.enum}};e===null?e=[a]:e.push(a),s++}}if(n.sse!==void 0){let o=n.sse;if(!(o==="supported"||
o==="unsupported")){let a={instancePath:i+"/capabilities/sse",schemaPath:"#/properties/capabilities/properties/sse/enum",keyword:"enum",params:{allowedValues:re.
properties.capabilities.properties.sse.enum}};e===null?e=[a]:e.push(a),s++}}if(n.websocket!==void 0){let o=n.websocket;if(!(o==="supported"||o==="unsupported")){
let a={instancePath:i+"/capabilities/websocket",schemaPath:"#/properties/capabilities/properties/websocket/enum",keyword:"enum",params:{allowedValues:re.properties.
capabilities.properties.websocket.enum}};e===null?e=[a]:e.push(a),s++}}if(n.webhooks!==void 0){let o=n.webhooks;if(!(o==="supported"||o==="unsupported")){let a={
instancePath:i+"/capabilities/webhooks",schemaPath:"#/properties/capabilities/properties/webhooks/enum",keyword:"enum",params:{allowedValues:re.properties.capabilities.
properties.webhooks.enum}};e===null?e=[a]:e.push(a),s++}}if(n.limits!==void 0){let o=n.limits;if(!(o==="supported"||o==="unsupported")){let a={instancePath:i+"/\
capabilities/limits",schemaPath:"#/properties/capabilities/properties/limits/enum",keyword:"enum",params:{allowedValues:re.properties.capabilities.properties.limits.
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
o),s++}}r.readings!==void 0&&(H(r.readings,{instancePath:i+"/readings",parentData:r,parentDataProperty:"readings",rootData:P,dynamicAnchors:k})||(e=e===null?H.errors:
e.concat(H.errors),s=e.length))}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return wr.errors=
e,s===0}wr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var li=br;var ui=new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$","u");function br(r,{instancePath:i="",parentData:j,parentDataProperty:x,
rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=br.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r&&typeof r=="object"&&
!Array.isArray(r)){if(r.specversion===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"specversion"}};e===null?
e=[n]:e.push(n),s++}if(r.id===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),s++}
if(r.source===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"}};e===null?e=[n]:e.push(n),s++}if(r.type===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[n]:e.push(n),s++}if(r.specversion!==void 0&&
r.specversion!=="1.0"){let n={instancePath:i+"/specversion",schemaPath:"#/properties/specversion/const",keyword:"const",params:{allowedValue:"1.0"}};e===null?e=
[n]:e.push(n),s++}if(r.id!==void 0){let n=r.id;if(typeof n=="string"){if(S(n)<1){let o={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"min\
Length",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[o]:e.push(o),s++}}if(r.source!==void 0){let n=r.source;if(typeof n=="string"){if(S(n)<1){let o={instancePath:i+"/source",schemaPath:"#/properties/so\
urce/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/source",schemaPath:"#/properties/source/type",keyword:"\
type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.type!==void 0){let n=r.type;if(typeof n=="string"){if(S(n)<1){let o={instancePath:i+"/type",schemaPath:"\
#/properties/type/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/type",schemaPath:"#/properties/typ\
e/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.time!==void 0){let n=r.time;if(typeof n=="string"){if(!ui.test(n)){let o={instancePath:i+
"/time",schemaPath:"#/properties/time/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"}};
e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/time",schemaPath:"#/properties/time/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(
o),s++}}if(r.datacontenttype!==void 0){let n=r.datacontenttype;if(typeof n=="string"){if(S(n)<1){let o={instancePath:i+"/datacontenttype",schemaPath:"#/properti\
es/datacontenttype/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/datacontenttype",schemaPath:"#/pr\
operties/datacontenttype/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return br.errors=e,s===0}br.evaluated={props:{specversion:!0,id:!0,source:!0,type:!0,time:!0,datacontenttype:!0},
dynamicProps:!1,dynamicItems:!1};var di=qr;function qr(r,{instancePath:i="",parentData:j,parentDataProperty:x,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=qr.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),s++}if(r.type===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[n]:e.push(n),s++}if(r.created_at===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created\
_at"}};e===null?e=[n]:e.push(n),s++}if(r.data===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?
e=[n]:e.push(n),s++}if(r.id!==void 0){let n=r.id;if(typeof n=="string"){if(S(n)<1){let o={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"m\
inLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[o]:e.push(o),s++}}if(r.object!==void 0&&r.object!=="event"){let n={instancePath:i+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{
allowedValue:"event"}};e===null?e=[n]:e.push(n),s++}if(r.type!==void 0){let n=r.type;if(typeof n=="string"){if(S(n)<1){let o={instancePath:i+"/type",schemaPath:"\
#/properties/type/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/type",schemaPath:"#/properties/typ\
e/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.created_at!==void 0){let n=r.created_at;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))){let o={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),
s++}if(typeof n=="number"&&isFinite(n)){if(n>99999999999||isNaN(n)){let o={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:99999999999}};e===null?e=[o]:e.push(o),s++}if(n<0||isNaN(n)){let o={instancePath:i+"/created_at",schemaPath:"#/properties/c\
reated_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}}if(r.data!==void 0){let n=r.data;if(!(n&&typeof n=="object"&&
!Array.isArray(n))){let o={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{
let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return qr.errors=e,s===0}qr.evaluated={props:{id:!0,
object:!0,type:!0,created_at:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var mi=vr;var fi=new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:?\\d{2})$","u");function vr(r,{instancePath:i="",parentData:j,parentDataProperty:x,
rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,u=vr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r&&typeof r=="object"&&
!Array.isArray(r)){if(r.type===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[n]:e.push(n),
s++}if(r.timestamp===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"timestamp"}};e===null?e=[n]:e.push(n),s++}
if(r.data===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[n]:e.push(n),s++}if(r.type!==void 0){
let n=r.type;if(typeof n=="string"){if(S(n)<1){let o={instancePath:i+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit:1}};e===
null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),
s++}}if(r.timestamp!==void 0){let n=r.timestamp;if(typeof n=="string"){if(!fi.test(n)){let o={instancePath:i+"/timestamp",schemaPath:"#/properties/timestamp/pat\
tern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:?\\d{2})$"}};e===null?e=[o]:e.push(o),s++}}else{let o={
instancePath:i+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.data!==void 0){let n=r.
data;if(!(n&&typeof n=="object"&&!Array.isArray(n))){let o={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"}};e===
null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return vr.errors=e,
s===0}vr.evaluated={props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Pi={"urn:assay:clauses":Hr,"urn:assay:gaps":Jr,"urn:assay:interfac\
e:chat-completion-request":Xr,"urn:assay:interface:chat-completion-response":Yr,"urn:assay:interface:message":es,"urn:assay:load-run":rs,"urn:assay:openai:chat-\
completion-chunk":ns,"urn:assay:openai:chat-completion":os,"urn:assay:openai:error-body-full":as,"urn:assay:openai:error-body":ps,"urn:assay:openai:model-list":ls,
"urn:assay:openai:usage":us,"urn:assay:profile":ds,"urn:assay:readings":Hs,"urn:assay:readings:bare-error":Ws,"urn:assay:readings:detail":Qs,"urn:assay:readings\
:problem":Ys,"urn:assay:row":ei,"urn:assay:run":ti,"urn:assay:statement":pi,"urn:assay:webhooks:cloudevents":li,"urn:assay:webhooks:openai-event":di,"urn:assay:\
webhooks:type-timestamp-data":mi};export{Pi as validators};
