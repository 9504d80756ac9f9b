// Made by `npm run schemas` from the *.schema.json files beside this folder. Do not edit.
var Dr=(r,i)=>()=>{try{return i||r((i={exports:{}}).exports,i),i.exports}catch(x){throw i=0,x}};var Fr=Dr(Nr=>{"use strict";Object.defineProperty(Nr,"__esModule",{value:!0});function Lr(r){let i=r.length,x=0,A=0,P;for(;A<i;)x++,P=r.charCodeAt(A++),P>=55296&&
P<=56319&&A<i&&(P=r.charCodeAt(A),(P&64512)===56320&&A++);return x}Nr.default=Lr;Lr.code='require("ajv/dist/runtime/ucs2length").default'});var Mr=Dr((vi,Er)=>{"use strict";Er.exports=function r(i,x){if(i===x)return!0;if(i&&x&&typeof i=="object"&&typeof x=="object"){if(i.constructor!==x.constructor)
return!1;var A,P,k;if(Array.isArray(i)){if(A=i.length,A!=x.length)return!1;for(P=A;P--!==0;)if(!r(i[P],x[P]))return!1;return!0}if(i.constructor===RegExp)return i.
source===x.source&&i.flags===x.flags;if(i.valueOf!==Object.prototype.valueOf)return i.valueOf()===x.valueOf();if(i.toString!==Object.prototype.toString)return i.
toString()===x.toString();if(k=Object.keys(i),A=k.length,A!==Object.keys(x).length)return!1;for(P=A;P--!==0;)if(!Object.prototype.hasOwnProperty.call(x,k[P]))return!1;
for(P=A;P--!==0;){var e=k[P];if(!r(i[e],x[e]))return!1}return!0}return i!==i&&x!==x}});var Br=Dr(_r=>{"use strict";Object.defineProperty(_r,"__esModule",{value:!0});var Cr=Mr();Cr.code='require("ajv/dist/runtime/equal").default';_r.default=Cr});var Yr=pr,Kr={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:clauses",$comment:"The shape of clauses.json.",title:"Clauses of the interfa\
ce",type:"array",items:{type:"object",required:["id","section","capability","level","text"],additionalProperties:!1,properties:{id:{type:"string",pattern:"^C[1-\
9](\\.\\d+){1,2}$"},section:{type:"string",pattern:"^[1-9](\\.[1-9])?$"},capability:{enum:["core","signup","sse","websocket","webhooks","limits"]},level:{enum:[
"MUST","SHOULD"]},text:{type:"string",minLength:10},excluded:{title:"Why nothing judges or observes it",type:"string",minLength:10},observedBy:{title:"Probes th\
at show it",type:"array",minItems:1,items:{type:"string"}}}}},es=new RegExp("^C[1-9](\\.\\d+){1,2}$","u"),Qr=new RegExp("^[1-9](\\.[1-9])?$","u"),I=Fr().default;
function pr(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=pr.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),Array.isArray(r)){let n=r.length;for(let o=0;o<n;o++){let a=r[o];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===
void 0){let p={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[p]:e.push(p),s++}if(a.section===
void 0){let p={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"section"}};e===null?e=[p]:e.push(p),s++}if(a.capability===
void 0){let p={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"capability"}};e===null?e=[p]:e.push(p),s++}if(a.level===
void 0){let p={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"level"}};e===null?e=[p]:e.push(p),s++}if(a.text===
void 0){let p={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"text"}};e===null?e=[p]:e.push(p),s++}for(let p in a)
if(!(p==="id"||p==="section"||p==="capability"||p==="level"||p==="text"||p==="excluded"||p==="observedBy")){let u={instancePath:i+"/"+o,schemaPath:"#/items/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[u]:e.push(u),s++}if(a.id!==void 0){let p=a.id;if(typeof p=="string"){
if(!es.test(p)){let u={instancePath:i+"/"+o+"/id",schemaPath:"#/items/properties/id/pattern",keyword:"pattern",params:{pattern:"^C[1-9](\\.\\d+){1,2}$"}};e===null?
e=[u]:e.push(u),s++}}else{let u={instancePath:i+"/"+o+"/id",schemaPath:"#/items/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(
u),s++}}if(a.section!==void 0){let p=a.section;if(typeof p=="string"){if(!Qr.test(p)){let u={instancePath:i+"/"+o+"/section",schemaPath:"#/items/properties/sect\
ion/pattern",keyword:"pattern",params:{pattern:"^[1-9](\\.[1-9])?$"}};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:i+"/"+o+"/section",schemaPath:"#/it\
ems/properties/section/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),s++}}if(a.capability!==void 0){let p=a.capability;if(!(p==="core"||
p==="signup"||p==="sse"||p==="websocket"||p==="webhooks"||p==="limits")){let u={instancePath:i+"/"+o+"/capability",schemaPath:"#/items/properties/capability/enu\
m",keyword:"enum",params:{allowedValues:Kr.items.properties.capability.enum}};e===null?e=[u]:e.push(u),s++}}if(a.level!==void 0){let p=a.level;if(!(p==="MUST"||
p==="SHOULD")){let u={instancePath:i+"/"+o+"/level",schemaPath:"#/items/properties/level/enum",keyword:"enum",params:{allowedValues:Kr.items.properties.level.enum}};
e===null?e=[u]:e.push(u),s++}}if(a.text!==void 0){let p=a.text;if(typeof p=="string"){if(I(p)<10){let u={instancePath:i+"/"+o+"/text",schemaPath:"#/items/proper\
ties/text/minLength",keyword:"minLength",params:{limit:10}};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:i+"/"+o+"/text",schemaPath:"#/items/propertie\
s/text/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),s++}}if(a.excluded!==void 0){let p=a.excluded;if(typeof p=="string"){if(I(p)<10){let u={
instancePath:i+"/"+o+"/excluded",schemaPath:"#/items/properties/excluded/minLength",keyword:"minLength",params:{limit:10}};e===null?e=[u]:e.push(u),s++}}else{let u={
instancePath:i+"/"+o+"/excluded",schemaPath:"#/items/properties/excluded/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),s++}}if(a.observedBy!==
void 0){let p=a.observedBy;if(Array.isArray(p)){if(p.length<1){let h={instancePath:i+"/"+o+"/observedBy",schemaPath:"#/items/properties/observedBy/minItems",keyword:"\
minItems",params:{limit:1}};e===null?e=[h]:e.push(h),s++}let u=p.length;for(let h=0;h<u;h++)if(typeof p[h]!="string"){let m={instancePath:i+"/"+o+"/observedBy/"+
h,schemaPath:"#/items/properties/observedBy/items/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),s++}}else{let u={instancePath:i+"/"+o+"/\
observedBy",schemaPath:"#/items/properties/observedBy/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),s++}}}else{let p={instancePath:i+"/"+
o,schemaPath:"#/items/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"array"}};e===null?e=[n]:e.push(n),s++}return pr.errors=e,s===0}pr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var rs=lr,Sr={$schema:"http\
s://json-schema.org/draft/2020-12/schema",$id:"urn:assay:gaps",$comment:"The shape of gaps.json. The readings of a key that two gaps share stand at the first of\
 them; `parameters` are the defaults of a reading that no profile has.",title:"Gaps of the interface",type:"array",items:{type:"object",required:["id","section",
"capability","level","text","keys","readings"],additionalProperties:!1,properties:{id:{type:"string",pattern:"^G[1-9](\\.\\d+)$"},section:{type:"string",pattern:"\
^[1-9](\\.[1-9])?$"},capability:{enum:["core","signup","sse","websocket","webhooks","limits"]},level:{enum:["MUST","SHOULD"]},text:{type:"string",minLength:10},
excluded:{title:"Why nothing judges or observes it",type:"string",minLength:10},observedBy:{title:"Probes that show it",type:"array",minItems:1,items:{type:"str\
ing"}},keys:{type:"array",minItems:1,items:{type:"string"}},readings:{type:"array",items:{type:"object",required:["key","name","meaning"],additionalProperties:!1,
properties:{key:{type:"string"},name:{type:"string"},meaning:{type:"string",minLength:5},parameters:{type:"object"}}}}}}},ee=Object.prototype.hasOwnProperty,ss=new RegExp(
"^G[1-9](\\.\\d+)$","u");function lr(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=lr.evaluated;
if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),Array.isArray(r)){let n=r.length;for(let o=0;o<n;o++){let a=r[o];if(a&&typeof a=="object"&&
!Array.isArray(a)){if(a.id===void 0){let p={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[p]:
e.push(p),s++}if(a.section===void 0){let p={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"section"}};e===null?e=
[p]:e.push(p),s++}if(a.capability===void 0){let p={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"capability"}};
e===null?e=[p]:e.push(p),s++}if(a.level===void 0){let p={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"level"}};
e===null?e=[p]:e.push(p),s++}if(a.text===void 0){let p={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"text"}};e===
null?e=[p]:e.push(p),s++}if(a.keys===void 0){let p={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"keys"}};e===null?
e=[p]:e.push(p),s++}if(a.readings===void 0){let p={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"readings"}};e===
null?e=[p]:e.push(p),s++}for(let p in a)if(!ee.call(Sr.items.properties,p)){let u={instancePath:i+"/"+o,schemaPath:"#/items/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:p}};e===null?e=[u]:e.push(u),s++}if(a.id!==void 0){let p=a.id;if(typeof p=="string"){if(!ss.test(p)){let u={instancePath:i+
"/"+o+"/id",schemaPath:"#/items/properties/id/pattern",keyword:"pattern",params:{pattern:"^G[1-9](\\.\\d+)$"}};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:i+
"/"+o+"/id",schemaPath:"#/items/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),s++}}if(a.section!==void 0){let p=a.section;
if(typeof p=="string"){if(!Qr.test(p)){let u={instancePath:i+"/"+o+"/section",schemaPath:"#/items/properties/section/pattern",keyword:"pattern",params:{pattern:"\
^[1-9](\\.[1-9])?$"}};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:i+"/"+o+"/section",schemaPath:"#/items/properties/section/type",keyword:"type",params:{
type:"string"}};e===null?e=[u]:e.push(u),s++}}if(a.capability!==void 0){let p=a.capability;if(!(p==="core"||p==="signup"||p==="sse"||p==="websocket"||p==="webho\
oks"||p==="limits")){let u={instancePath:i+"/"+o+"/capability",schemaPath:"#/items/properties/capability/enum",keyword:"enum",params:{allowedValues:Sr.items.properties.
capability.enum}};e===null?e=[u]:e.push(u),s++}}if(a.level!==void 0){let p=a.level;if(!(p==="MUST"||p==="SHOULD")){let u={instancePath:i+"/"+o+"/level",schemaPath:"\
#/items/properties/level/enum",keyword:"enum",params:{allowedValues:Sr.items.properties.level.enum}};e===null?e=[u]:e.push(u),s++}}if(a.text!==void 0){let p=a.text;
if(typeof p=="string"){if(I(p)<10){let u={instancePath:i+"/"+o+"/text",schemaPath:"#/items/properties/text/minLength",keyword:"minLength",params:{limit:10}};e===
null?e=[u]:e.push(u),s++}}else{let u={instancePath:i+"/"+o+"/text",schemaPath:"#/items/properties/text/type",keyword:"type",params:{type:"string"}};e===null?e=[
u]:e.push(u),s++}}if(a.excluded!==void 0){let p=a.excluded;if(typeof p=="string"){if(I(p)<10){let u={instancePath:i+"/"+o+"/excluded",schemaPath:"#/items/proper\
ties/excluded/minLength",keyword:"minLength",params:{limit:10}};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:i+"/"+o+"/excluded",schemaPath:"#/items/p\
roperties/excluded/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),s++}}if(a.observedBy!==void 0){let p=a.observedBy;if(Array.isArray(p)){
if(p.length<1){let h={instancePath:i+"/"+o+"/observedBy",schemaPath:"#/items/properties/observedBy/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[h]:
e.push(h),s++}let u=p.length;for(let h=0;h<u;h++)if(typeof p[h]!="string"){let m={instancePath:i+"/"+o+"/observedBy/"+h,schemaPath:"#/items/properties/observedB\
y/items/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),s++}}else{let u={instancePath:i+"/"+o+"/observedBy",schemaPath:"#/items/properties\
/observedBy/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),s++}}if(a.keys!==void 0){let p=a.keys;if(Array.isArray(p)){if(p.length<1){let h={
instancePath:i+"/"+o+"/keys",schemaPath:"#/items/properties/keys/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[h]:e.push(h),s++}let u=p.length;for(let h=0;h<
u;h++)if(typeof p[h]!="string"){let m={instancePath:i+"/"+o+"/keys/"+h,schemaPath:"#/items/properties/keys/items/type",keyword:"type",params:{type:"string"}};e===
null?e=[m]:e.push(m),s++}}else{let u={instancePath:i+"/"+o+"/keys",schemaPath:"#/items/properties/keys/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:
e.push(u),s++}}if(a.readings!==void 0){let p=a.readings;if(Array.isArray(p)){let u=p.length;for(let h=0;h<u;h++){let m=p[h];if(m&&typeof m=="object"&&!Array.isArray(
m)){if(m.key===void 0){let j={instancePath:i+"/"+o+"/readings/"+h,schemaPath:"#/items/properties/readings/items/required",keyword:"required",params:{missingProperty:"\
key"}};e===null?e=[j]:e.push(j),s++}if(m.name===void 0){let j={instancePath:i+"/"+o+"/readings/"+h,schemaPath:"#/items/properties/readings/items/required",keyword:"\
required",params:{missingProperty:"name"}};e===null?e=[j]:e.push(j),s++}if(m.meaning===void 0){let j={instancePath:i+"/"+o+"/readings/"+h,schemaPath:"#/items/pr\
operties/readings/items/required",keyword:"required",params:{missingProperty:"meaning"}};e===null?e=[j]:e.push(j),s++}for(let j in m)if(!(j==="key"||j==="name"||
j==="meaning"||j==="parameters")){let d={instancePath:i+"/"+o+"/readings/"+h,schemaPath:"#/items/properties/readings/items/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:j}};e===null?e=[d]:e.push(d),s++}if(m.key!==void 0&&typeof m.key!="string"){let j={instancePath:i+"/"+o+"/readings/"+
h+"/key",schemaPath:"#/items/properties/readings/items/properties/key/type",keyword:"type",params:{type:"string"}};e===null?e=[j]:e.push(j),s++}if(m.name!==void 0&&
typeof m.name!="string"){let j={instancePath:i+"/"+o+"/readings/"+h+"/name",schemaPath:"#/items/properties/readings/items/properties/name/type",keyword:"type",params:{
type:"string"}};e===null?e=[j]:e.push(j),s++}if(m.meaning!==void 0){let j=m.meaning;if(typeof j=="string"){if(I(j)<5){let d={instancePath:i+"/"+o+"/readings/"+h+
"/meaning",schemaPath:"#/items/properties/readings/items/properties/meaning/minLength",keyword:"minLength",params:{limit:5}};e===null?e=[d]:e.push(d),s++}}else{
let d={instancePath:i+"/"+o+"/readings/"+h+"/meaning",schemaPath:"#/items/properties/readings/items/properties/meaning/type",keyword:"type",params:{type:"string"}};
e===null?e=[d]:e.push(d),s++}}if(m.parameters!==void 0){let j=m.parameters;if(!(j&&typeof j=="object"&&!Array.isArray(j))){let d={instancePath:i+"/"+o+"/reading\
s/"+h+"/parameters",schemaPath:"#/items/properties/readings/items/properties/parameters/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}}}else{
let j={instancePath:i+"/"+o+"/readings/"+h,schemaPath:"#/items/properties/readings/items/type",keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(j),s++}}}else{
let u={instancePath:i+"/"+o+"/readings",schemaPath:"#/items/properties/readings/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),s++}}}else{
let p={instancePath:i+"/"+o,schemaPath:"#/items/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}}}else{let n={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),s++}return lr.errors=e,s===0}lr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var is=ur;function te(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=te.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.role===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"role"}};e===null?e=[n]:e.push(n),s++}if(r.content===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"content"}};e===null?e=[n]:e.push(n),s++}if(r.role!==void 0&&typeof r.role!="string"){let n={instancePath:i+"/role",schemaPath:"#/properties/rol\
e/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),s++}if(r.content!==void 0&&typeof r.content!="string"){let n={instancePath:i+"/content",
schemaPath:"#/properties/content/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return te.errors=e,s===0}te.evaluated={props:{role:!0,content:!0},dynamicProps:!1,dynamicItems:!1};function ur(r,{
instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=ur.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&
(f.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.model!==void 0&&typeof r.model!="string"){let n={instancePath:i+"/model",schemaPath:"#/propertie\
s/model/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),s++}if(r.messages!==void 0){let n=r.messages;if(Array.isArray(n)){let o=n.length;for(let a=0;a<
o;a++)te(n[a],{instancePath:i+"/messages/"+a,parentData:n,parentDataProperty:a,rootData:P,dynamicAnchors:k})||(e=e===null?te.errors:e.concat(te.errors),s=e.length)}else{
let o={instancePath:i+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),s++}}if(r.max_tokens!==
void 0){let n=r.max_tokens;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/max_tokens",schemaPath:"#/properties/max_tokens/typ\
e",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),s++}}if(r.temperature!==void 0){let n=r.temperature;if(!(typeof n=="number"&&isFinite(n))){let o={
instancePath:i+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return ur.errors=e,s===0}ur.evaluated={props:{model:!0,messages:!0,max_tokens:!0,
temperature:!0},dynamicProps:!1,dynamicItems:!1};var ts=dr;function dr(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=dr.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.choices===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"choices"}};e===null?e=[n]:e.push(n),s++}if(r.choices!==void 0){let n=r.choices;if(Array.isArray(n)){let o=n.length;for(let a=0;a<
o;a++){let p=n[a];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.message===void 0){let u={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items\
/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[u]:e.push(u),s++}if(p.message!==void 0){let u=p.message;if(u&&typeof u=="object"&&
!Array.isArray(u)){if(u.content===void 0){let h={instancePath:i+"/choices/"+a+"/message",schemaPath:"#/properties/choices/items/properties/message/required",keyword:"\
required",params:{missingProperty:"content"}};e===null?e=[h]:e.push(h),s++}if(u.content!==void 0&&typeof u.content!="string"){let h={instancePath:i+"/choices/"+
a+"/message/content",schemaPath:"#/properties/choices/items/properties/message/properties/content/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.
push(h),s++}}else{let h={instancePath:i+"/choices/"+a+"/message",schemaPath:"#/properties/choices/items/properties/message/type",keyword:"type",params:{type:"ob\
ject"}};e===null?e=[h]:e.push(h),s++}}}else{let u={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items/type",keyword:"type",params:{type:"object"}};
e===null?e=[u]:e.push(u),s++}}}else{let o={instancePath:i+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:
e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return dr.errors=e,s===0}dr.evaluated=
{props:{choices:!0},dynamicProps:!1,dynamicItems:!1};var ns=te,os=fr,M={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:load-run",$comment:"\
load-run.json, the only thing a load report reads. A run is valid when it gives no reason against it, and only a valid run is ok or has missed an objective.",title:"\
Load run",type:"object",required:["schema","outcome","exitCode","valid","reasons","notes","requests","metrics","throughput","rates","goodput","littlesLaw","erro\
rs","conformance","series","slo","scenario","suite","target","workload","schedule","instrument","startedAt","durationMs"],additionalProperties:!1,properties:{schema:{
const:"assay.load/1"},outcome:{enum:["ok","slo-failed","invalid","aborted"]},exitCode:{enum:[0,1,3,4]},valid:{type:"boolean"},reasons:{type:"array",items:{type:"\
string",minLength:1,pattern:"^[^\\n]*$"}},notes:{type:"array",items:{type:"string",minLength:1,pattern:"^[^\\n]*$"}},requests:{type:"object",required:["started",
"ok","failed","dropped","interrupted","errorShare"],additionalProperties:!1,properties:{started:{type:"integer",minimum:0},ok:{type:"integer",minimum:0},failed:{
type:"integer",minimum:0},dropped:{type:"integer",minimum:0},errorShare:{type:"number",minimum:0,maximum:1},interrupted:{type:"integer",minimum:0}}},metrics:{type:"\
object",propertyNames:{pattern:"^[a-z][a-z0-9-]*$"},additionalProperties:{$ref:"#/$defs/metric"}},throughput:{type:"object",required:["completionsPerSecond","ou\
tputTokensPerSecond","tokensPerSecondPerUser"],additionalProperties:!1,properties:{completionsPerSecond:{type:"number",minimum:0},outputTokensPerSecond:{type:["\
number","null"],minimum:0},tokensPerSecondPerUser:{type:["object","null"],required:["p50","p10","p1"],additionalProperties:!1,properties:{p50:{type:["number","n\
ull"],minimum:0},p10:{type:["number","null"],minimum:0},p1:{type:["number","null"],minimum:0}}}}},rates:{type:["object","null"],required:["askedPerSecond","sent\
PerSecond","admittedPerSecond","completedPerSecond"],additionalProperties:!1,properties:{askedPerSecond:{type:["number","null"],minimum:0},sentPerSecond:{type:"\
number",minimum:0},admittedPerSecond:{type:"number",minimum:0},completedPerSecond:{type:"number",minimum:0}}},goodput:{type:["object","null"],required:["share",
"perSecond","tokensPerSecond","goals"],additionalProperties:!1,properties:{share:{type:"number",minimum:0,maximum:1},perSecond:{type:"number",minimum:0},tokensPerSecond:{
type:["number","null"],minimum:0},goals:{type:"array",items:{type:"object",required:["slo","share"],additionalProperties:!1,properties:{slo:{type:"string",minLength:1,
pattern:"^[^\\n]*$"},share:{type:"number",minimum:0,maximum:1}}}}}},littlesLaw:{type:["object","null"],required:["inFlight","arrivalsPerSecond","meanStaySeconds",
"residual"],additionalProperties:!1,properties:{inFlight:{type:"number",minimum:0},arrivalsPerSecond:{type:"number",minimum:0},meanStaySeconds:{type:["number","\
null"],minimum:0},residual:{type:["number","null"],minimum:0}}},errors:{type:"array",items:{type:"object",required:["class","count","example"],additionalProperties:!1,
properties:{class:{$ref:"#/$defs/failureClass"},count:{type:"integer",minimum:1},example:{type:["string","null"]}}}},conformance:{type:"object",required:["sampl\
ed","conforming","example"],additionalProperties:!1,properties:{sampled:{type:"integer",minimum:0},conforming:{type:"integer",minimum:0},example:{type:["string",
"null"]}}},series:{anyOf:[{type:"null"},{$ref:"#/$defs/series"}]},slo:{type:"array",items:{type:"object",required:["slo","metric","op","threshold","unit","actua\
l","ok","reason"],additionalProperties:!1,properties:{slo:{type:"string",minLength:1,pattern:"^[^\\n]*$"},metric:{type:"string",minLength:1,pattern:"^[^\\n]*$"},
op:{enum:["<","<=",">",">="]},threshold:{type:"number",minimum:0},unit:{enum:["ms","share","per-second"]},actual:{type:["number","null"],minimum:0},ok:{type:["b\
oolean","null"]},reason:{type:["string","null"]}}}},scenario:{type:"string",minLength:1,pattern:"^[^\\n]*$"},suite:{type:"object",required:["version"],additionalProperties:!1,
properties:{version:{type:"string",minLength:1,pattern:"^[^\\n]*$"}}},target:{type:"object",required:["baseUrl","model"],additionalProperties:!1,properties:{baseUrl:{
type:"string",pattern:"^https?://"},model:{type:"string",minLength:1,pattern:"^[^\\n]*$"}}},workload:{$ref:"#/$defs/workload"},schedule:{type:"object",required:[
"seed","sha256"],additionalProperties:!1,properties:{seed:{type:"string"},sha256:{type:"string",pattern:"^[0-9a-f]{64}$"}}},instrument:{type:"object",required:[
"note","engine","cpuShare","memory","ttftErrorMs","gapErrorMs","errorsMs","scheduleLagMs","verdict","reasons","marked","k6ExitCode"],additionalProperties:!1,properties:{
note:{type:"string",minLength:1,pattern:"^[^\\n]*$"},engine:{type:"string",minLength:1,pattern:"^[^\\n]*$"},cpuShare:{type:["number","null"],minimum:0,maximum:1},
memory:{type:["object","null"],required:["peakMiB","earlyMiB","lateMiB"],additionalProperties:!1,properties:{peakMiB:{type:"number",minimum:0},earlyMiB:{type:"n\
umber",minimum:0},lateMiB:{type:"number",minimum:0}}},ttftErrorMs:{anyOf:[{type:"null"},{$ref:"#/$defs/errorMs"}]},gapErrorMs:{anyOf:[{type:"null"},{$ref:"#/$de\
fs/errorMs"}]},errorsMs:{type:"object",propertyNames:{pattern:"^[a-z][a-z0-9-]*$"},additionalProperties:{$ref:"#/$defs/errorMs"}},scheduleLagMs:{anyOf:[{type:"n\
ull"},{$ref:"#/$defs/errorMs"}]},verdict:{enum:["valid","suspect"]},reasons:{type:"array",items:{type:"string",minLength:1,pattern:"^[^\\n]*$"}},marked:{type:"a\
rray",items:{type:"string",pattern:"^[a-z][a-z0-9-]* (p50|p90|p95|p99|max)$"}},k6ExitCode:{type:["integer","null"]}}},startedAt:{type:"string",pattern:"^\\d{4}-\\\
d{2}-\\d{2}T[0-9:.]+Z$"},durationMs:{type:"integer",minimum:0}},oneOf:[{properties:{outcome:{const:"ok"},exitCode:{const:0},valid:{const:!0},reasons:{type:"arra\
y",maxItems:0}}},{properties:{outcome:{const:"slo-failed"},exitCode:{const:1},valid:{const:!0},reasons:{type:"array",maxItems:0}}},{properties:{outcome:{const:"\
invalid"},exitCode:{enum:[3,4]},valid:{const:!1},reasons:{type:"array",minItems:1}}},{properties:{outcome:{const:"aborted"},exitCode:{const:3},valid:{const:!1},
reasons:{type:"array",minItems:1}}}],$defs:{metric:{type:"object",required:["unit","n","p50","p90","p95","p99","max","ci","bound"],additionalProperties:!1,properties:{
unit:{const:"ms"},n:{type:"integer",minimum:0},p50:{type:["number","null"],minimum:0},p90:{type:["number","null"],minimum:0},p95:{type:["number","null"],minimum:0},
p99:{type:["number","null"],minimum:0},max:{type:["number","null"],minimum:0},ci:{type:["object","null"],additionalProperties:{type:"object",required:["low","hi\
gh"],additionalProperties:!1,properties:{low:{type:"number"},high:{type:"number"}}}},bound:{type:["object","null"],additionalProperties:{type:"number"}}}},workload:{
type:"object",required:["model","vus","durationSeconds","ratePerSecond","burstiness","traceSpeed","thinkSeconds","maxTokens","promptTokens","lengths","prefixSha\
re","keys","mix","requestTimeoutSeconds"],additionalProperties:!1,properties:{model:{enum:["closed","open-constant","open-poisson","open-gamma","open-trace"]},vus:{
type:"integer",minimum:1},durationSeconds:{type:"number",minimum:0},ratePerSecond:{type:["number","null"],minimum:0},burstiness:{type:"number",minimum:0},traceSpeed:{
type:"number",minimum:0},thinkSeconds:{type:"number",minimum:0},maxTokens:{type:"integer",minimum:1},promptTokens:{type:"integer",minimum:1},lengths:{type:"obje\
ct",required:["kind"],properties:{kind:{enum:["fixed","lognormal","empirical"]},promptCv:{type:"number",minimum:0},outputCv:{type:"number",minimum:0},correlation:{
type:"number",minimum:-1,maximum:1},count:{type:"integer",minimum:1}},additionalProperties:!1},prefixShare:{type:"number",minimum:0,maximum:1},keys:{type:"integ\
er",minimum:1},mix:{type:"object",required:["json","sse","websocket"],additionalProperties:!1,properties:{json:{type:"number",minimum:0},sse:{type:"number",minimum:0},
websocket:{type:"number",minimum:0}}},requestTimeoutSeconds:{type:"number",minimum:0}}},errorMs:{type:"object",required:["p50","p99"],additionalProperties:!1,properties:{
p50:{type:["number","null"],minimum:0},p99:{type:["number","null"],minimum:0}}},failureClass:{enum:["http-429","http-4xx","http-5xx","http-other","bad-json","no\
t-a-completion","timeout","network","truncated","stream-error","timeout-connect","timeout-headers","timeout-first-token","timeout-idle","timeout-total","refused",
"reset","dns","tls","too-large","too-many-events","aborted"]},series:{type:"object",required:["timeline","dots","curves"],additionalProperties:!1,properties:{timeline:{
type:"object",required:["bucketSeconds","buckets"],additionalProperties:!1,properties:{bucketSeconds:{type:"number",exclusiveMinimum:0},buckets:{type:"array",maxItems:128,
items:{type:"object",required:["planned","sent","completed","inFlight","slowestMs","failed"],additionalProperties:!1,properties:{planned:{type:["integer","null"],
minimum:0},sent:{type:"integer",minimum:0},completed:{type:"integer",minimum:0},inFlight:{type:"number",minimum:0},slowestMs:{type:["number","null"],minimum:0},
failed:{type:"object",propertyNames:{$ref:"#/$defs/failureClass"},additionalProperties:{type:"integer",minimum:1}}}}}}},dots:{type:"object",required:["requests",
"points"],additionalProperties:!1,properties:{requests:{type:"integer",minimum:0},points:{type:"array",maxItems:600,items:{type:"array",minItems:4,maxItems:4,prefixItems:[
{type:"number"},{type:["number","null"],minimum:0},{type:"number",minimum:0},{anyOf:[{const:"ok"},{$ref:"#/$defs/failureClass"}]}]}}}},curves:{type:"object",propertyNames:{
pattern:"^[a-z][a-z0-9-]*$"},additionalProperties:{type:"array",maxItems:128,items:{type:"array",minItems:2,maxItems:2,prefixItems:[{type:"number"},{type:"numbe\
r",exclusiveMinimum:0,maximum:1}]}}}}}}},J=new RegExp("^[^\\n]*$","u"),mr=new RegExp("^[a-z][a-z0-9-]*$","u"),as=new RegExp("^https?://","u"),ps=new RegExp("^[0\
-9a-f]{64}$","u"),ls=new RegExp("^[a-z][a-z0-9-]* (p50|p90|p95|p99|max)$","u"),us=new RegExp("^\\d{4}-\\d{2}-\\d{2}T[0-9:.]+Z$","u"),re={type:"object",required:[
"unit","n","p50","p90","p95","p99","max","ci","bound"],additionalProperties:!1,properties:{unit:{const:"ms"},n:{type:"integer",minimum:0},p50:{type:["number","n\
ull"],minimum:0},p90:{type:["number","null"],minimum:0},p95:{type:["number","null"],minimum:0},p99:{type:["number","null"],minimum:0},max:{type:["number","null"],
minimum:0},ci:{type:["object","null"],additionalProperties:{type:"object",required:["low","high"],additionalProperties:!1,properties:{low:{type:"number"},high:{
type:"number"}}}},bound:{type:["object","null"],additionalProperties:{type:"number"}}}};function oe(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,
dynamicAnchors:k={}}={}){let e=null,s=0,f=oe.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.unit===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"unit"}};e===null?e=[n]:e.push(n),s++}if(r.n===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"n"}};e===null?e=[n]:e.push(n),s++}if(r.p50===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"p50"}};e===null?e=[n]:e.push(n),s++}if(r.p90===void 0){let n={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"p90"}};e===null?e=[n]:e.push(n),s++}if(r.p95===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"p95"}};e===null?e=[n]:e.push(n),s++}if(r.p99===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"p99"}};e===null?e=[n]:e.push(n),s++}if(r.max===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
max"}};e===null?e=[n]:e.push(n),s++}if(r.ci===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ci"}};e===null?e=
[n]:e.push(n),s++}if(r.bound===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"bound"}};e===null?e=[n]:e.push(
n),s++}for(let n in r)if(!ee.call(re.properties,n)){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};
e===null?e=[o]:e.push(o),s++}if(r.unit!==void 0&&r.unit!=="ms"){let n={instancePath:i+"/unit",schemaPath:"#/properties/unit/const",keyword:"const",params:{allowedValue:"\
ms"}};e===null?e=[n]:e.push(n),s++}if(r.n!==void 0){let n=r.n;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/n",schemaPath:"#\
/properties/n/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+
"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.p50!==void 0){let n=r.p50;if(!(typeof n==
"number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/p50",schemaPath:"#/properties/p50/type",keyword:"type",params:{type:re.properties.p50.type}};e===null?
e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/p50",schemaPath:"#/properties/p50/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.p90!==void 0){let n=r.p90;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/\
p90",schemaPath:"#/properties/p90/type",keyword:"type",params:{type:re.properties.p90.type}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<
0||isNaN(n))){let o={instancePath:i+"/p90",schemaPath:"#/properties/p90/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}
if(r.p95!==void 0){let n=r.p95;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/p95",schemaPath:"#/properties/p95/type",keyword:"type",params:{
type:re.properties.p95.type}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/p95",schemaPath:"#/prope\
rties/p95/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.p99!==void 0){let n=r.p99;if(!(typeof n=="number"&&isFinite(
n))&&n!==null){let o={instancePath:i+"/p99",schemaPath:"#/properties/p99/type",keyword:"type",params:{type:re.properties.p99.type}};e===null?e=[o]:e.push(o),s++}
if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/p99",schemaPath:"#/properties/p99/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.max!==void 0){let n=r.max;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/max",schemaPath:"\
#/properties/max/type",keyword:"type",params:{type:re.properties.max.type}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={
instancePath:i+"/max",schemaPath:"#/properties/max/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.ci!==void 0){
let n=r.ci;if(!(n&&typeof n=="object"&&!Array.isArray(n))&&n!==null){let o={instancePath:i+"/ci",schemaPath:"#/properties/ci/type",keyword:"type",params:{type:re.
properties.ci.type}};e===null?e=[o]:e.push(o),s++}if(n&&typeof n=="object"&&!Array.isArray(n))for(let o in n){let a=n[o];if(a&&typeof a=="object"&&!Array.isArray(
a)){if(a.low===void 0){let p={instancePath:i+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/ci/additionalProperties/required",keyword:"\
required",params:{missingProperty:"low"}};e===null?e=[p]:e.push(p),s++}if(a.high===void 0){let p={instancePath:i+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/properties/ci/additionalProperties/required",keyword:"required",params:{missingProperty:"high"}};e===null?e=[p]:e.push(p),s++}for(let p in a)if(!(p===
"low"||p==="high")){let u={instancePath:i+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/ci/additionalProperties/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[u]:e.push(u),s++}if(a.low!==void 0){let p=a.low;if(!(typeof p=="number"&&isFinite(p))){
let u={instancePath:i+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/low",schemaPath:"#/properties/ci/additionalProperties/properties/low/type",keyword:"type",
params:{type:"number"}};e===null?e=[u]:e.push(u),s++}}if(a.high!==void 0){let p=a.high;if(!(typeof p=="number"&&isFinite(p))){let u={instancePath:i+"/ci/"+o.replace(
/~/g,"~0").replace(/\//g,"~1")+"/high",schemaPath:"#/properties/ci/additionalProperties/properties/high/type",keyword:"type",params:{type:"number"}};e===null?e=
[u]:e.push(u),s++}}}else{let p={instancePath:i+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/ci/additionalProperties/type",keyword:"t\
ype",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}}}if(r.bound!==void 0){let n=r.bound;if(!(n&&typeof n=="object"&&!Array.isArray(n))&&n!==null){let o={
instancePath:i+"/bound",schemaPath:"#/properties/bound/type",keyword:"type",params:{type:re.properties.bound.type}};e===null?e=[o]:e.push(o),s++}if(n&&typeof n==
"object"&&!Array.isArray(n))for(let o in n){let a=n[o];if(!(typeof a=="number"&&isFinite(a))){let p={instancePath:i+"/bound/"+o.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/bound/additionalProperties/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),s++}}}}else{let n={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return oe.errors=e,s===0}oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var ds={enum:["http-429","http-4xx","http-5xx","http-other","bad-json","not-a-completion","timeout","network","truncated","stream-error","timeout-connect","time\
out-headers","timeout-first-token","timeout-idle","timeout-total","refused","reset","dns","tls","too-large","too-many-events","aborted"]};function Z(r,{instancePath:i="",
parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=Z.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=
void 0),!(r==="http-429"||r==="http-4xx"||r==="http-5xx"||r==="http-other"||r==="bad-json"||r==="not-a-completion"||r==="timeout"||r==="network"||r==="truncated"||
r==="stream-error"||r==="timeout-connect"||r==="timeout-headers"||r==="timeout-first-token"||r==="timeout-idle"||r==="timeout-total"||r==="refused"||r==="reset"||
r==="dns"||r==="tls"||r==="too-large"||r==="too-many-events"||r==="aborted")){let n={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ds.
enum}};e===null?e=[n]:e.push(n),s++}return Z.errors=e,s===0}Z.evaluated={dynamicProps:!1,dynamicItems:!1};var Ir={type:"object",required:["timeline","dots","cur\
ves"],additionalProperties:!1,properties:{timeline:{type:"object",required:["bucketSeconds","buckets"],additionalProperties:!1,properties:{bucketSeconds:{type:"\
number",exclusiveMinimum:0},buckets:{type:"array",maxItems:128,items:{type:"object",required:["planned","sent","completed","inFlight","slowestMs","failed"],additionalProperties:!1,
properties:{planned:{type:["integer","null"],minimum:0},sent:{type:"integer",minimum:0},completed:{type:"integer",minimum:0},inFlight:{type:"number",minimum:0},
slowestMs:{type:["number","null"],minimum:0},failed:{type:"object",propertyNames:{$ref:"#/$defs/failureClass"},additionalProperties:{type:"integer",minimum:1}}}}}}},
dots:{type:"object",required:["requests","points"],additionalProperties:!1,properties:{requests:{type:"integer",minimum:0},points:{type:"array",maxItems:600,items:{
type:"array",minItems:4,maxItems:4,prefixItems:[{type:"number"},{type:["number","null"],minimum:0},{type:"number",minimum:0},{anyOf:[{const:"ok"},{$ref:"#/$defs\
/failureClass"}]}]}}}},curves:{type:"object",propertyNames:{pattern:"^[a-z][a-z0-9-]*$"},additionalProperties:{type:"array",maxItems:128,items:{type:"array",minItems:2,
maxItems:2,prefixItems:[{type:"number"},{type:"number",exclusiveMinimum:0,maximum:1}]}}}}};function ae(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,
dynamicAnchors:k={}}={}){let e=null,s=0,f=ae.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.timeline===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"timeline"}};e===null?e=[p]:e.push(p),s++}if(r.
dots===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dots"}};e===null?e=[p]:e.push(p),s++}if(r.curves===void 0){
let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"curves"}};e===null?e=[p]:e.push(p),s++}for(let p in r)if(!(p==="timeli\
ne"||p==="dots"||p==="curves")){let u={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?
e=[u]:e.push(u),s++}if(r.timeline!==void 0){let p=r.timeline;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.bucketSeconds===void 0){let u={instancePath:i+"/t\
imeline",schemaPath:"#/properties/timeline/required",keyword:"required",params:{missingProperty:"bucketSeconds"}};e===null?e=[u]:e.push(u),s++}if(p.buckets===void 0){
let u={instancePath:i+"/timeline",schemaPath:"#/properties/timeline/required",keyword:"required",params:{missingProperty:"buckets"}};e===null?e=[u]:e.push(u),s++}
for(let u in p)if(!(u==="bucketSeconds"||u==="buckets")){let h={instancePath:i+"/timeline",schemaPath:"#/properties/timeline/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:u}};e===null?e=[h]:e.push(h),s++}if(p.bucketSeconds!==void 0){let u=p.bucketSeconds;if(typeof u=="number"&&isFinite(
u)){if(u<=0||isNaN(u)){let h={instancePath:i+"/timeline/bucketSeconds",schemaPath:"#/properties/timeline/properties/bucketSeconds/exclusiveMinimum",keyword:"exc\
lusiveMinimum",params:{comparison:">",limit:0}};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:i+"/timeline/bucketSeconds",schemaPath:"#/properties/time\
line/properties/bucketSeconds/type",keyword:"type",params:{type:"number"}};e===null?e=[h]:e.push(h),s++}}if(p.buckets!==void 0){let u=p.buckets;if(Array.isArray(
u)){if(u.length>128){let m={instancePath:i+"/timeline/buckets",schemaPath:"#/properties/timeline/properties/buckets/maxItems",keyword:"maxItems",params:{limit:128}};
e===null?e=[m]:e.push(m),s++}let h=u.length;for(let m=0;m<h;m++){let j=u[m];if(j&&typeof j=="object"&&!Array.isArray(j)){if(j.planned===void 0){let d={instancePath:i+
"/timeline/buckets/"+m,schemaPath:"#/properties/timeline/properties/buckets/items/required",keyword:"required",params:{missingProperty:"planned"}};e===null?e=[d]:
e.push(d),s++}if(j.sent===void 0){let d={instancePath:i+"/timeline/buckets/"+m,schemaPath:"#/properties/timeline/properties/buckets/items/required",keyword:"req\
uired",params:{missingProperty:"sent"}};e===null?e=[d]:e.push(d),s++}if(j.completed===void 0){let d={instancePath:i+"/timeline/buckets/"+m,schemaPath:"#/propert\
ies/timeline/properties/buckets/items/required",keyword:"required",params:{missingProperty:"completed"}};e===null?e=[d]:e.push(d),s++}if(j.inFlight===void 0){let d={
instancePath:i+"/timeline/buckets/"+m,schemaPath:"#/properties/timeline/properties/buckets/items/required",keyword:"required",params:{missingProperty:"inFlight"}};
e===null?e=[d]:e.push(d),s++}if(j.slowestMs===void 0){let d={instancePath:i+"/timeline/buckets/"+m,schemaPath:"#/properties/timeline/properties/buckets/items/re\
quired",keyword:"required",params:{missingProperty:"slowestMs"}};e===null?e=[d]:e.push(d),s++}if(j.failed===void 0){let d={instancePath:i+"/timeline/buckets/"+m,
schemaPath:"#/properties/timeline/properties/buckets/items/required",keyword:"required",params:{missingProperty:"failed"}};e===null?e=[d]:e.push(d),s++}for(let d in j)
if(!(d==="planned"||d==="sent"||d==="completed"||d==="inFlight"||d==="slowestMs"||d==="failed")){let t={instancePath:i+"/timeline/buckets/"+m,schemaPath:"#/prop\
erties/timeline/properties/buckets/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[t]:e.push(t),s++}if(j.planned!==
void 0){let d=j.planned;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null){let t={instancePath:i+"/timeline/buckets/"+m+"/planned",schemaPath:"\
#/properties/timeline/properties/buckets/items/properties/planned/type",keyword:"type",params:{type:Ir.properties.timeline.properties.buckets.items.properties.planned.
type}};e===null?e=[t]:e.push(t),s++}if(typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))){let t={instancePath:i+"/timeline/buckets/"+m+"/planned",schemaPath:"#/p\
roperties/timeline/properties/buckets/items/properties/planned/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[t]:e.push(t),s++}}if(j.sent!==
void 0){let d=j.sent;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let t={instancePath:i+"/timeline/buckets/"+m+"/sent",schemaPath:"#/properties/tim\
eline/properties/buckets/items/properties/sent/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),s++}if(typeof d=="number"&&isFinite(d)&&(d<
0||isNaN(d))){let t={instancePath:i+"/timeline/buckets/"+m+"/sent",schemaPath:"#/properties/timeline/properties/buckets/items/properties/sent/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[t]:e.push(t),s++}}if(j.completed!==void 0){let d=j.completed;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&
isFinite(d))){let t={instancePath:i+"/timeline/buckets/"+m+"/completed",schemaPath:"#/properties/timeline/properties/buckets/items/properties/completed/type",keyword:"\
type",params:{type:"integer"}};e===null?e=[t]:e.push(t),s++}if(typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))){let t={instancePath:i+"/timeline/buckets/"+m+"/\
completed",schemaPath:"#/properties/timeline/properties/buckets/items/properties/completed/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?
e=[t]:e.push(t),s++}}if(j.inFlight!==void 0){let d=j.inFlight;if(typeof d=="number"&&isFinite(d)){if(d<0||isNaN(d)){let t={instancePath:i+"/timeline/buckets/"+m+
"/inFlight",schemaPath:"#/properties/timeline/properties/buckets/items/properties/inFlight/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?
e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/timeline/buckets/"+m+"/inFlight",schemaPath:"#/properties/timeline/properties/buckets/items/properties/inFligh\
t/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),s++}}if(j.slowestMs!==void 0){let d=j.slowestMs;if(!(typeof d=="number"&&isFinite(d))&&d!==
null){let t={instancePath:i+"/timeline/buckets/"+m+"/slowestMs",schemaPath:"#/properties/timeline/properties/buckets/items/properties/slowestMs/type",keyword:"t\
ype",params:{type:Ir.properties.timeline.properties.buckets.items.properties.slowestMs.type}};e===null?e=[t]:e.push(t),s++}if(typeof d=="number"&&isFinite(d)&&(d<
0||isNaN(d))){let t={instancePath:i+"/timeline/buckets/"+m+"/slowestMs",schemaPath:"#/properties/timeline/properties/buckets/items/properties/slowestMs/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[t]:e.push(t),s++}}if(j.failed!==void 0){let d=j.failed;if(d&&typeof d=="object"&&!Array.isArray(
d)){for(let t in d){let c=s;Z(t,{instancePath:i+"/timeline/buckets/"+m+"/failed",parentData:d,parentDataProperty:"failed",rootData:P,dynamicAnchors:k})||(e=e===
null?Z.errors:e.concat(Z.errors),s=e.length);var n=c===s;if(!n){let O={instancePath:i+"/timeline/buckets/"+m+"/failed",schemaPath:"#/properties/timeline/propert\
ies/buckets/items/properties/failed/propertyNames",keyword:"propertyNames",params:{propertyName:t}};e===null?e=[O]:e.push(O),s++}}for(let t in d){let c=d[t];if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let O={instancePath:i+"/timeline/buckets/"+m+"/failed/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/proper\
ties/timeline/properties/buckets/items/properties/failed/additionalProperties/type",keyword:"type",params:{type:"integer"}};e===null?e=[O]:e.push(O),s++}if(typeof c==
"number"&&isFinite(c)&&(c<1||isNaN(c))){let O={instancePath:i+"/timeline/buckets/"+m+"/failed/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/propertie\
s/timeline/properties/buckets/items/properties/failed/additionalProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[O]:e.push(O),
s++}}}else{let t={instancePath:i+"/timeline/buckets/"+m+"/failed",schemaPath:"#/properties/timeline/properties/buckets/items/properties/failed/type",keyword:"ty\
pe",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}}}else{let d={instancePath:i+"/timeline/buckets/"+m,schemaPath:"#/properties/timeline/properties/bucket\
s/items/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}}}else{let h={instancePath:i+"/timeline/buckets",schemaPath:"#/properties/time\
line/properties/buckets/type",keyword:"type",params:{type:"array"}};e===null?e=[h]:e.push(h),s++}}}else{let u={instancePath:i+"/timeline",schemaPath:"#/properti\
es/timeline/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),s++}}if(r.dots!==void 0){let p=r.dots;if(p&&typeof p=="object"&&!Array.isArray(
p)){if(p.requests===void 0){let u={instancePath:i+"/dots",schemaPath:"#/properties/dots/required",keyword:"required",params:{missingProperty:"requests"}};e===null?
e=[u]:e.push(u),s++}if(p.points===void 0){let u={instancePath:i+"/dots",schemaPath:"#/properties/dots/required",keyword:"required",params:{missingProperty:"poin\
ts"}};e===null?e=[u]:e.push(u),s++}for(let u in p)if(!(u==="requests"||u==="points")){let h={instancePath:i+"/dots",schemaPath:"#/properties/dots/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[h]:e.push(h),s++}if(p.requests!==void 0){let u=p.requests;if(!(typeof u=="numb\
er"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let h={instancePath:i+"/dots/requests",schemaPath:"#/properties/dots/properties/requests/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[h]:e.push(h),s++}if(typeof u=="number"&&isFinite(u)&&(u<0||isNaN(u))){let h={instancePath:i+"/dots/requests",schemaPath:"#/properties/dot\
s/properties/requests/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),s++}}if(p.points!==void 0){let u=p.points;if(Array.isArray(
u)){if(u.length>600){let m={instancePath:i+"/dots/points",schemaPath:"#/properties/dots/properties/points/maxItems",keyword:"maxItems",params:{limit:600}};e===null?
e=[m]:e.push(m),s++}let h=u.length;for(let m=0;m<h;m++){let j=u[m];if(Array.isArray(j)){if(j.length>4){let t={instancePath:i+"/dots/points/"+m,schemaPath:"#/pro\
perties/dots/properties/points/items/maxItems",keyword:"maxItems",params:{limit:4}};e===null?e=[t]:e.push(t),s++}if(j.length<4){let t={instancePath:i+"/dots/poi\
nts/"+m,schemaPath:"#/properties/dots/properties/points/items/minItems",keyword:"minItems",params:{limit:4}};e===null?e=[t]:e.push(t),s++}let d=j.length;if(d>0){
let t=j[0];if(!(typeof t=="number"&&isFinite(t))){let c={instancePath:i+"/dots/points/"+m+"/0",schemaPath:"#/properties/dots/properties/points/items/prefixItems\
/0/type",keyword:"type",params:{type:"number"}};e===null?e=[c]:e.push(c),s++}}if(d>1){let t=j[1];if(!(typeof t=="number"&&isFinite(t))&&t!==null){let c={instancePath:i+
"/dots/points/"+m+"/1",schemaPath:"#/properties/dots/properties/points/items/prefixItems/1/type",keyword:"type",params:{type:Ir.properties.dots.properties.points.
items.prefixItems[1].type}};e===null?e=[c]:e.push(c),s++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let c={instancePath:i+"/dots/points/"+m+"/1",schemaPath:"\
#/properties/dots/properties/points/items/prefixItems/1/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[c]:e.push(c),s++}}if(d>2){let t=j[2];
if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){let c={instancePath:i+"/dots/points/"+m+"/2",schemaPath:"#/properties/dots/properties/points/items/prefixI\
tems/2/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:i+"/dots/points/"+m+"/2",schemaPath:"\
#/properties/dots/properties/points/items/prefixItems/2/type",keyword:"type",params:{type:"number"}};e===null?e=[c]:e.push(c),s++}}if(d>3){let t=j[3],c=s,O=!1,L=s;
if(t!=="ok"){let l={instancePath:i+"/dots/points/"+m+"/3",schemaPath:"#/properties/dots/properties/points/items/prefixItems/3/anyOf/0/const",keyword:"const",params:{
allowedValue:"ok"}};e===null?e=[l]:e.push(l),s++}var o=L===s;O=O||o;let g=s;Z(t,{instancePath:i+"/dots/points/"+m+"/3",parentData:j,parentDataProperty:3,rootData:P,
dynamicAnchors:k})||(e=e===null?Z.errors:e.concat(Z.errors),s=e.length);var o=g===s;if(O=O||o,O)s=c,e!==null&&(c?e.length=c:e=null);else{let l={instancePath:i+"\
/dots/points/"+m+"/3",schemaPath:"#/properties/dots/properties/points/items/prefixItems/3/anyOf",keyword:"anyOf",params:{}};e===null?e=[l]:e.push(l),s++}}}else{
let d={instancePath:i+"/dots/points/"+m,schemaPath:"#/properties/dots/properties/points/items/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(
d),s++}}}else{let h={instancePath:i+"/dots/points",schemaPath:"#/properties/dots/properties/points/type",keyword:"type",params:{type:"array"}};e===null?e=[h]:e.
push(h),s++}}}else{let u={instancePath:i+"/dots",schemaPath:"#/properties/dots/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),s++}}if(r.curves!==
void 0){let p=r.curves;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let u in p){let h=s;if(typeof u=="string"&&!mr.test(u)){let m={instancePath:i+"/curves",
schemaPath:"#/properties/curves/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},propertyName:u};e===null?e=[m]:e.push(m),s++}var a=h===
s;if(!a){let m={instancePath:i+"/curves",schemaPath:"#/properties/curves/propertyNames",keyword:"propertyNames",params:{propertyName:u}};e===null?e=[m]:e.push(m),
s++}}for(let u in p){let h=p[u];if(Array.isArray(h)){if(h.length>128){let j={instancePath:i+"/curves/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/pr\
operties/curves/additionalProperties/maxItems",keyword:"maxItems",params:{limit:128}};e===null?e=[j]:e.push(j),s++}let m=h.length;for(let j=0;j<m;j++){let d=h[j];
if(Array.isArray(d)){if(d.length>2){let c={instancePath:i+"/curves/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+j,schemaPath:"#/properties/curves/additionalPr\
operties/items/maxItems",keyword:"maxItems",params:{limit:2}};e===null?e=[c]:e.push(c),s++}if(d.length<2){let c={instancePath:i+"/curves/"+u.replace(/~/g,"~0").
replace(/\//g,"~1")+"/"+j,schemaPath:"#/properties/curves/additionalProperties/items/minItems",keyword:"minItems",params:{limit:2}};e===null?e=[c]:e.push(c),s++}
let t=d.length;if(t>0){let c=d[0];if(!(typeof c=="number"&&isFinite(c))){let O={instancePath:i+"/curves/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+j+"/0",schemaPath:"\
#/properties/curves/additionalProperties/items/prefixItems/0/type",keyword:"type",params:{type:"number"}};e===null?e=[O]:e.push(O),s++}}if(t>1){let c=d[1];if(typeof c==
"number"&&isFinite(c)){if(c>1||isNaN(c)){let O={instancePath:i+"/curves/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+j+"/1",schemaPath:"#/properties/curves/ad\
ditionalProperties/items/prefixItems/1/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[O]:e.push(O),s++}if(c<=0||isNaN(c)){let O={instancePath:i+
"/curves/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+j+"/1",schemaPath:"#/properties/curves/additionalProperties/items/prefixItems/1/exclusiveMinimum",keyword:"\
exclusiveMinimum",params:{comparison:">",limit:0}};e===null?e=[O]:e.push(O),s++}}else{let O={instancePath:i+"/curves/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+
"/"+j+"/1",schemaPath:"#/properties/curves/additionalProperties/items/prefixItems/1/type",keyword:"type",params:{type:"number"}};e===null?e=[O]:e.push(O),s++}}}else{
let t={instancePath:i+"/curves/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+j,schemaPath:"#/properties/curves/additionalProperties/items/type",keyword:"type",
params:{type:"array"}};e===null?e=[t]:e.push(t),s++}}}else{let m={instancePath:i+"/curves/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/cu\
rves/additionalProperties/type",keyword:"type",params:{type:"array"}};e===null?e=[m]:e.push(m),s++}}}else{let u={instancePath:i+"/curves",schemaPath:"#/properti\
es/curves/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),s++}}}else{let p={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[p]:e.push(p),s++}return ae.errors=e,s===0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ar={type:"object",required:["model",
"vus","durationSeconds","ratePerSecond","burstiness","traceSpeed","thinkSeconds","maxTokens","promptTokens","lengths","prefixShare","keys","mix","requestTimeout\
Seconds"],additionalProperties:!1,properties:{model:{enum:["closed","open-constant","open-poisson","open-gamma","open-trace"]},vus:{type:"integer",minimum:1},durationSeconds:{
type:"number",minimum:0},ratePerSecond:{type:["number","null"],minimum:0},burstiness:{type:"number",minimum:0},traceSpeed:{type:"number",minimum:0},thinkSeconds:{
type:"number",minimum:0},maxTokens:{type:"integer",minimum:1},promptTokens:{type:"integer",minimum:1},lengths:{type:"object",required:["kind"],properties:{kind:{
enum:["fixed","lognormal","empirical"]},promptCv:{type:"number",minimum:0},outputCv:{type:"number",minimum:0},correlation:{type:"number",minimum:-1,maximum:1},count:{
type:"integer",minimum:1}},additionalProperties:!1},prefixShare:{type:"number",minimum:0,maximum:1},keys:{type:"integer",minimum:1},mix:{type:"object",required:[
"json","sse","websocket"],additionalProperties:!1,properties:{json:{type:"number",minimum:0},sse:{type:"number",minimum:0},websocket:{type:"number",minimum:0}}},
requestTimeoutSeconds:{type:"number",minimum:0}}};function pe(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,
s=0,f=pe.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.model===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"model"}};e===null?e=[n]:e.push(n),s++}if(r.vus===void 0){let n={instancePath:i,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"vus"}};e===null?e=[n]:e.push(n),s++}if(r.durationSeconds===void 0){let n={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"durationSeconds"}};e===null?e=[n]:e.push(n),s++}if(r.ratePerSecond===void 0){let n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"ratePerSecond"}};e===null?e=[n]:e.push(n),s++}if(r.burstiness===void 0){let n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"burstiness"}};e===null?e=[n]:e.push(n),s++}if(r.traceSpeed===void 0){let n={instancePath:i,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"traceSpeed"}};e===null?e=[n]:e.push(n),s++}if(r.thinkSeconds===void 0){let n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"thinkSeconds"}};e===null?e=[n]:e.push(n),s++}if(r.maxTokens===void 0){let n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"maxTokens"}};e===null?e=[n]:e.push(n),s++}if(r.promptTokens===void 0){let n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"promptTokens"}};e===null?e=[n]:e.push(n),s++}if(r.lengths===void 0){let n={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"lengths"}};e===null?e=[n]:e.push(n),s++}if(r.prefixShare===void 0){let n={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"prefixShare"}};e===null?e=[n]:e.push(n),s++}if(r.keys===void 0){let n={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"keys"}};e===null?e=[n]:e.push(n),s++}if(r.mix===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"mix"}};e===null?e=[n]:e.push(n),s++}if(r.requestTimeoutSeconds===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"requestTimeoutSeconds"}};e===null?e=[n]:e.push(n),s++}for(let n in r)if(!ee.call(ar.properties,n)){let o={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),s++}if(r.model!==void 0){let n=r.model;if(!(n==="\
closed"||n==="open-constant"||n==="open-poisson"||n==="open-gamma"||n==="open-trace")){let o={instancePath:i+"/model",schemaPath:"#/properties/model/enum",keyword:"\
enum",params:{allowedValues:ar.properties.model.enum}};e===null?e=[o]:e.push(o),s++}}if(r.vus!==void 0){let n=r.vus;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n))){let o={instancePath:i+"/vus",schemaPath:"#/properties/vus/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),s++}if(typeof n==
"number"&&isFinite(n)&&(n<1||isNaN(n))){let o={instancePath:i+"/vus",schemaPath:"#/properties/vus/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===
null?e=[o]:e.push(o),s++}}if(r.durationSeconds!==void 0){let n=r.durationSeconds;if(typeof n=="number"&&isFinite(n)){if(n<0||isNaN(n)){let o={instancePath:i+"/d\
urationSeconds",schemaPath:"#/properties/durationSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}else{let o={
instancePath:i+"/durationSeconds",schemaPath:"#/properties/durationSeconds/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),s++}}if(r.ratePerSecond!==
void 0){let n=r.ratePerSecond;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/ratePerSecond",schemaPath:"#/properties/ratePerSecond/typ\
e",keyword:"type",params:{type:ar.properties.ratePerSecond.type}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+
"/ratePerSecond",schemaPath:"#/properties/ratePerSecond/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.burstiness!==
void 0){let n=r.burstiness;if(typeof n=="number"&&isFinite(n)){if(n<0||isNaN(n)){let o={instancePath:i+"/burstiness",schemaPath:"#/properties/burstiness/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/burstiness",schemaPath:"#/properties/burstiness/t\
ype",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),s++}}if(r.traceSpeed!==void 0){let n=r.traceSpeed;if(typeof n=="number"&&isFinite(n)){if(n<
0||isNaN(n)){let o={instancePath:i+"/traceSpeed",schemaPath:"#/properties/traceSpeed/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:
e.push(o),s++}}else{let o={instancePath:i+"/traceSpeed",schemaPath:"#/properties/traceSpeed/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),
s++}}if(r.thinkSeconds!==void 0){let n=r.thinkSeconds;if(typeof n=="number"&&isFinite(n)){if(n<0||isNaN(n)){let o={instancePath:i+"/thinkSeconds",schemaPath:"#/\
properties/thinkSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/thinkSeconds",schemaPath:"\
#/properties/thinkSeconds/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),s++}}if(r.maxTokens!==void 0){let n=r.maxTokens;if(!(typeof n=="\
number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/maxTokens",schemaPath:"#/properties/maxTokens/type",keyword:"type",params:{type:"integer"}};e===
null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<1||isNaN(n))){let o={instancePath:i+"/maxTokens",schemaPath:"#/properties/maxTokens/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}};e===null?e=[o]:e.push(o),s++}}if(r.promptTokens!==void 0){let n=r.promptTokens;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))){let o={instancePath:i+"/promptTokens",schemaPath:"#/properties/promptTokens/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(
o),s++}if(typeof n=="number"&&isFinite(n)&&(n<1||isNaN(n))){let o={instancePath:i+"/promptTokens",schemaPath:"#/properties/promptTokens/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1}};e===null?e=[o]:e.push(o),s++}}if(r.lengths!==void 0){let n=r.lengths;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.kind===
void 0){let o={instancePath:i+"/lengths",schemaPath:"#/properties/lengths/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[o]:e.push(o),
s++}for(let o in n)if(!(o==="kind"||o==="promptCv"||o==="outputCv"||o==="correlation"||o==="count")){let a={instancePath:i+"/lengths",schemaPath:"#/properties/l\
engths/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[a]:e.push(a),s++}if(n.kind!==void 0){let o=n.kind;if(!(o===
"fixed"||o==="lognormal"||o==="empirical")){let a={instancePath:i+"/lengths/kind",schemaPath:"#/properties/lengths/properties/kind/enum",keyword:"enum",params:{
allowedValues:ar.properties.lengths.properties.kind.enum}};e===null?e=[a]:e.push(a),s++}}if(n.promptCv!==void 0){let o=n.promptCv;if(typeof o=="number"&&isFinite(
o)){if(o<0||isNaN(o)){let a={instancePath:i+"/lengths/promptCv",schemaPath:"#/properties/lengths/properties/promptCv/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/lengths/promptCv",schemaPath:"#/properties/lengths/properties/promptCv/type",keyword:"t\
ype",params:{type:"number"}};e===null?e=[a]:e.push(a),s++}}if(n.outputCv!==void 0){let o=n.outputCv;if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(o)){let a={
instancePath:i+"/lengths/outputCv",schemaPath:"#/properties/lengths/properties/outputCv/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=
[a]:e.push(a),s++}}else{let a={instancePath:i+"/lengths/outputCv",schemaPath:"#/properties/lengths/properties/outputCv/type",keyword:"type",params:{type:"number"}};
e===null?e=[a]:e.push(a),s++}}if(n.correlation!==void 0){let o=n.correlation;if(typeof o=="number"&&isFinite(o)){if(o>1||isNaN(o)){let a={instancePath:i+"/lengt\
hs/correlation",schemaPath:"#/properties/lengths/properties/correlation/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[a]:e.push(a),s++}
if(o<-1||isNaN(o)){let a={instancePath:i+"/lengths/correlation",schemaPath:"#/properties/lengths/properties/correlation/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-1}};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/lengths/correlation",schemaPath:"#/properties/lengths/properties/correlation/type",keyword:"\
type",params:{type:"number"}};e===null?e=[a]:e.push(a),s++}}if(n.count!==void 0){let o=n.count;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let a={
instancePath:i+"/lengths/count",schemaPath:"#/properties/lengths/properties/count/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),s++}if(typeof o==
"number"&&isFinite(o)&&(o<1||isNaN(o))){let a={instancePath:i+"/lengths/count",schemaPath:"#/properties/lengths/properties/count/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}};e===null?e=[a]:e.push(a),s++}}}else{let o={instancePath:i+"/lengths",schemaPath:"#/properties/lengths/type",keyword:"type",params:{type:"\
object"}};e===null?e=[o]:e.push(o),s++}}if(r.prefixShare!==void 0){let n=r.prefixShare;if(typeof n=="number"&&isFinite(n)){if(n>1||isNaN(n)){let o={instancePath:i+
"/prefixShare",schemaPath:"#/properties/prefixShare/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[o]:e.push(o),s++}if(n<0||isNaN(n)){
let o={instancePath:i+"/prefixShare",schemaPath:"#/properties/prefixShare/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),
s++}}else{let o={instancePath:i+"/prefixShare",schemaPath:"#/properties/prefixShare/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),s++}}if(r.
keys!==void 0){let n=r.keys;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/keys",schemaPath:"#/properties/keys/type",keyword:"\
type",params:{type:"integer"}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<1||isNaN(n))){let o={instancePath:i+"/keys",schemaPath:"#/pro\
perties/keys/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[o]:e.push(o),s++}}if(r.mix!==void 0){let n=r.mix;if(n&&typeof n=="object"&&
!Array.isArray(n)){if(n.json===void 0){let o={instancePath:i+"/mix",schemaPath:"#/properties/mix/required",keyword:"required",params:{missingProperty:"json"}};e===
null?e=[o]:e.push(o),s++}if(n.sse===void 0){let o={instancePath:i+"/mix",schemaPath:"#/properties/mix/required",keyword:"required",params:{missingProperty:"sse"}};
e===null?e=[o]:e.push(o),s++}if(n.websocket===void 0){let o={instancePath:i+"/mix",schemaPath:"#/properties/mix/required",keyword:"required",params:{missingProperty:"\
websocket"}};e===null?e=[o]:e.push(o),s++}for(let o in n)if(!(o==="json"||o==="sse"||o==="websocket")){let a={instancePath:i+"/mix",schemaPath:"#/properties/mix\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[a]:e.push(a),s++}if(n.json!==void 0){let o=n.json;if(typeof o==
"number"&&isFinite(o)){if(o<0||isNaN(o)){let a={instancePath:i+"/mix/json",schemaPath:"#/properties/mix/properties/json/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/mix/json",schemaPath:"#/properties/mix/properties/json/type",keyword:"type",params:{type:"\
number"}};e===null?e=[a]:e.push(a),s++}}if(n.sse!==void 0){let o=n.sse;if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(o)){let a={instancePath:i+"/mix/sse",schemaPath:"\
#/properties/mix/properties/sse/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/mix/sse",
schemaPath:"#/properties/mix/properties/sse/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),s++}}if(n.websocket!==void 0){let o=n.websocket;
if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(o)){let a={instancePath:i+"/mix/websocket",schemaPath:"#/properties/mix/properties/websocket/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/mix/websocket",schemaPath:"#/properties/mix/properties/web\
socket/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),s++}}}else{let o={instancePath:i+"/mix",schemaPath:"#/properties/mix/type",keyword:"\
type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}if(r.requestTimeoutSeconds!==void 0){let n=r.requestTimeoutSeconds;if(typeof n=="number"&&isFinite(n)){
if(n<0||isNaN(n)){let o={instancePath:i+"/requestTimeoutSeconds",schemaPath:"#/properties/requestTimeoutSeconds/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/requestTimeoutSeconds",schemaPath:"#/properties/requestTimeoutSeconds/type",keyword:"typ\
e",params:{type:"number"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.
push(n),s++}return pe.errors=e,s===0}pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Rr={type:"object",required:["p50","p99"],additionalProperties:!1,
properties:{p50:{type:["number","null"],minimum:0},p99:{type:["number","null"],minimum:0}}};function G(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,
dynamicAnchors:k={}}={}){let e=null,s=0,f=G.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.p50===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p50"}};e===null?e=[n]:e.push(n),s++}if(r.p99===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p99"}};e===null?e=[n]:e.push(n),s++}for(let n in r)if(!(n==="p\
50"||n==="p99")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),
s++}if(r.p50!==void 0){let n=r.p50;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/p50",schemaPath:"#/properties/p50/type",keyword:"typ\
e",params:{type:Rr.properties.p50.type}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/p50",schemaPath:"\
#/properties/p50/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.p99!==void 0){let n=r.p99;if(!(typeof n=="numbe\
r"&&isFinite(n))&&n!==null){let o={instancePath:i+"/p99",schemaPath:"#/properties/p99/type",keyword:"type",params:{type:Rr.properties.p99.type}};e===null?e=[o]:
e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/p99",schemaPath:"#/properties/p99/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.
push(n),s++}return G.errors=e,s===0}G.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function fr(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,
dynamicAnchors:k={}}={}){let e=null,s=0,f=fr.evaluated;f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0);let n=s,o=!1,a=null,p=s;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.outcome!==void 0&&r.outcome!=="ok"){let g={instancePath:i+"/outcome",schemaPath:"#/oneOf/0/properties/outcome/const",keyword:"\
const",params:{allowedValue:"ok"}};e===null?e=[g]:e.push(g),s++}if(r.exitCode!==void 0&&r.exitCode!==0){let g={instancePath:i+"/exitCode",schemaPath:"#/oneOf/0/\
properties/exitCode/const",keyword:"const",params:{allowedValue:0}};e===null?e=[g]:e.push(g),s++}if(r.valid!==void 0&&r.valid!==!0){let g={instancePath:i+"/vali\
d",schemaPath:"#/oneOf/0/properties/valid/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[g]:e.push(g),s++}if(r.reasons!==void 0){let g=r.reasons;if(Array.
isArray(g)){if(g.length>0){let l={instancePath:i+"/reasons",schemaPath:"#/oneOf/0/properties/reasons/maxItems",keyword:"maxItems",params:{limit:0}};e===null?e=[
l]:e.push(l),s++}}else{let l={instancePath:i+"/reasons",schemaPath:"#/oneOf/0/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(
l),s++}}}var m=p===s;if(m){o=!0,a=0;var u={};u.outcome=!0,u.exitCode=!0,u.valid=!0,u.reasons=!0}let h=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.outcome!==
void 0&&r.outcome!=="slo-failed"){let g={instancePath:i+"/outcome",schemaPath:"#/oneOf/1/properties/outcome/const",keyword:"const",params:{allowedValue:"slo-fai\
led"}};e===null?e=[g]:e.push(g),s++}if(r.exitCode!==void 0&&r.exitCode!==1){let g={instancePath:i+"/exitCode",schemaPath:"#/oneOf/1/properties/exitCode/const",keyword:"\
const",params:{allowedValue:1}};e===null?e=[g]:e.push(g),s++}if(r.valid!==void 0&&r.valid!==!0){let g={instancePath:i+"/valid",schemaPath:"#/oneOf/1/properties/\
valid/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[g]:e.push(g),s++}if(r.reasons!==void 0){let g=r.reasons;if(Array.isArray(g)){if(g.length>0){let l={
instancePath:i+"/reasons",schemaPath:"#/oneOf/1/properties/reasons/maxItems",keyword:"maxItems",params:{limit:0}};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+
"/reasons",schemaPath:"#/oneOf/1/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),s++}}}var m=h===s;if(m&&o)o=!1,a=[a,1];else{
m&&(o=!0,a=1,u!==!0&&(u=u||{},u.outcome=!0,u.exitCode=!0,u.valid=!0,u.reasons=!0));let g=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.outcome!==void 0&&r.
outcome!=="invalid"){let y={instancePath:i+"/outcome",schemaPath:"#/oneOf/2/properties/outcome/const",keyword:"const",params:{allowedValue:"invalid"}};e===null?
e=[y]:e.push(y),s++}if(r.exitCode!==void 0){let y=r.exitCode;if(!(y===3||y===4)){let b={instancePath:i+"/exitCode",schemaPath:"#/oneOf/2/properties/exitCode/enu\
m",keyword:"enum",params:{allowedValues:M.oneOf[2].properties.exitCode.enum}};e===null?e=[b]:e.push(b),s++}}if(r.valid!==void 0&&r.valid!==!1){let y={instancePath:i+
"/valid",schemaPath:"#/oneOf/2/properties/valid/const",keyword:"const",params:{allowedValue:!1}};e===null?e=[y]:e.push(y),s++}if(r.reasons!==void 0){let y=r.reasons;
if(Array.isArray(y)){if(y.length<1){let b={instancePath:i+"/reasons",schemaPath:"#/oneOf/2/properties/reasons/minItems",keyword:"minItems",params:{limit:1}};e===
null?e=[b]:e.push(b),s++}}else{let b={instancePath:i+"/reasons",schemaPath:"#/oneOf/2/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=
[b]:e.push(b),s++}}}var m=g===s;if(m&&o)o=!1,a=[a,2];else{m&&(o=!0,a=2,u!==!0&&(u=u||{},u.outcome=!0,u.exitCode=!0,u.valid=!0,u.reasons=!0));let y=s;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.outcome!==void 0&&r.outcome!=="aborted"){let w={instancePath:i+"/outcome",schemaPath:"#/oneOf/3/properties/outcome/const",keyword:"\
const",params:{allowedValue:"aborted"}};e===null?e=[w]:e.push(w),s++}if(r.exitCode!==void 0&&r.exitCode!==3){let w={instancePath:i+"/exitCode",schemaPath:"#/one\
Of/3/properties/exitCode/const",keyword:"const",params:{allowedValue:3}};e===null?e=[w]:e.push(w),s++}if(r.valid!==void 0&&r.valid!==!1){let w={instancePath:i+"\
/valid",schemaPath:"#/oneOf/3/properties/valid/const",keyword:"const",params:{allowedValue:!1}};e===null?e=[w]:e.push(w),s++}if(r.reasons!==void 0){let w=r.reasons;
if(Array.isArray(w)){if(w.length<1){let $={instancePath:i+"/reasons",schemaPath:"#/oneOf/3/properties/reasons/minItems",keyword:"minItems",params:{limit:1}};e===
null?e=[$]:e.push($),s++}}else{let $={instancePath:i+"/reasons",schemaPath:"#/oneOf/3/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=
[$]:e.push($),s++}}}var m=y===s;m&&o?(o=!1,a=[a,3]):m&&(o=!0,a=3,u!==!0&&(u=u||{},u.outcome=!0,u.exitCode=!0,u.valid=!0,u.reasons=!0))}}if(o)s=n,e!==null&&(n?e.
length=n:e=null);else{let g={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:a}};e===null?e=[g]:e.push(g),s++}if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.schema===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[g]:e.push(
g),s++}if(r.outcome===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"outcome"}};e===null?e=[g]:e.push(g),s++}
if(r.exitCode===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exitCode"}};e===null?e=[g]:e.push(g),s++}if(r.
valid===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid"}};e===null?e=[g]:e.push(g),s++}if(r.reasons===void 0){
let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reasons"}};e===null?e=[g]:e.push(g),s++}if(r.notes===void 0){let g={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"notes"}};e===null?e=[g]:e.push(g),s++}if(r.requests===void 0){let g={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"requests"}};e===null?e=[g]:e.push(g),s++}if(r.metrics===void 0){let g={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"metrics"}};e===null?e=[g]:e.push(g),s++}if(r.throughput===void 0){let g={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"throughput"}};e===null?e=[g]:e.push(g),s++}if(r.rates===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"rates"}};e===null?e=[g]:e.push(g),s++}if(r.goodput===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"goodput"}};e===null?e=[g]:e.push(g),s++}if(r.littlesLaw===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"littlesLaw"}};e===null?e=[g]:e.push(g),s++}if(r.errors===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
errors"}};e===null?e=[g]:e.push(g),s++}if(r.conformance===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"conf\
ormance"}};e===null?e=[g]:e.push(g),s++}if(r.series===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"series"}};
e===null?e=[g]:e.push(g),s++}if(r.slo===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"slo"}};e===null?e=[g]:
e.push(g),s++}if(r.scenario===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scenario"}};e===null?e=[g]:e.push(
g),s++}if(r.suite===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"suite"}};e===null?e=[g]:e.push(g),s++}if(r.
target===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"target"}};e===null?e=[g]:e.push(g),s++}if(r.workload===
void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"workload"}};e===null?e=[g]:e.push(g),s++}if(r.schedule===void 0){
let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schedule"}};e===null?e=[g]:e.push(g),s++}if(r.instrument===void 0){let g={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"instrument"}};e===null?e=[g]:e.push(g),s++}if(r.startedAt===void 0){let g={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"startedAt"}};e===null?e=[g]:e.push(g),s++}if(r.durationMs===void 0){let g={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"durationMs"}};e===null?e=[g]:e.push(g),s++}for(let g in r)if(!ee.call(M.properties,g)){let l={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}};e===null?e=[l]:e.push(l),s++}if(r.schema!==void 0&&r.schema!==
"assay.load/1"){let g={instancePath:i+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"assay.load/1"}};e===null?e=[g]:e.push(
g),s++}if(r.outcome!==void 0){let g=r.outcome;if(!(g==="ok"||g==="slo-failed"||g==="invalid"||g==="aborted")){let l={instancePath:i+"/outcome",schemaPath:"#/pro\
perties/outcome/enum",keyword:"enum",params:{allowedValues:M.properties.outcome.enum}};e===null?e=[l]:e.push(l),s++}}if(r.exitCode!==void 0){let g=r.exitCode;if(!(g===
0||g===1||g===3||g===4)){let l={instancePath:i+"/exitCode",schemaPath:"#/properties/exitCode/enum",keyword:"enum",params:{allowedValues:M.properties.exitCode.enum}};
e===null?e=[l]:e.push(l),s++}}if(r.valid!==void 0&&typeof r.valid!="boolean"){let g={instancePath:i+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",
params:{type:"boolean"}};e===null?e=[g]:e.push(g),s++}if(r.reasons!==void 0){let g=r.reasons;if(Array.isArray(g)){let l=g.length;for(let y=0;y<l;y++){let b=g[y];
if(typeof b=="string"){if(I(b)<1){let w={instancePath:i+"/reasons/"+y,schemaPath:"#/properties/reasons/items/minLength",keyword:"minLength",params:{limit:1}};e===
null?e=[w]:e.push(w),s++}if(!J.test(b)){let w={instancePath:i+"/reasons/"+y,schemaPath:"#/properties/reasons/items/pattern",keyword:"pattern",params:{pattern:"^\
[^\\n]*$"}};e===null?e=[w]:e.push(w),s++}}else{let w={instancePath:i+"/reasons/"+y,schemaPath:"#/properties/reasons/items/type",keyword:"type",params:{type:"str\
ing"}};e===null?e=[w]:e.push(w),s++}}}else{let l={instancePath:i+"/reasons",schemaPath:"#/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?
e=[l]:e.push(l),s++}}if(r.notes!==void 0){let g=r.notes;if(Array.isArray(g)){let l=g.length;for(let y=0;y<l;y++){let b=g[y];if(typeof b=="string"){if(I(b)<1){let w={
instancePath:i+"/notes/"+y,schemaPath:"#/properties/notes/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[w]:e.push(w),s++}if(!J.test(b)){let w={
instancePath:i+"/notes/"+y,schemaPath:"#/properties/notes/items/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[w]:e.push(w),s++}}else{let w={
instancePath:i+"/notes/"+y,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),s++}}}else{let l={instancePath:i+
"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),s++}}if(r.requests!==void 0){let g=r.requests;if(g&&
typeof g=="object"&&!Array.isArray(g)){if(g.started===void 0){let l={instancePath:i+"/requests",schemaPath:"#/properties/requests/required",keyword:"required",params:{
missingProperty:"started"}};e===null?e=[l]:e.push(l),s++}if(g.ok===void 0){let l={instancePath:i+"/requests",schemaPath:"#/properties/requests/required",keyword:"\
required",params:{missingProperty:"ok"}};e===null?e=[l]:e.push(l),s++}if(g.failed===void 0){let l={instancePath:i+"/requests",schemaPath:"#/properties/requests/\
required",keyword:"required",params:{missingProperty:"failed"}};e===null?e=[l]:e.push(l),s++}if(g.dropped===void 0){let l={instancePath:i+"/requests",schemaPath:"\
#/properties/requests/required",keyword:"required",params:{missingProperty:"dropped"}};e===null?e=[l]:e.push(l),s++}if(g.interrupted===void 0){let l={instancePath:i+
"/requests",schemaPath:"#/properties/requests/required",keyword:"required",params:{missingProperty:"interrupted"}};e===null?e=[l]:e.push(l),s++}if(g.errorShare===
void 0){let l={instancePath:i+"/requests",schemaPath:"#/properties/requests/required",keyword:"required",params:{missingProperty:"errorShare"}};e===null?e=[l]:e.
push(l),s++}for(let l in g)if(!(l==="started"||l==="ok"||l==="failed"||l==="dropped"||l==="errorShare"||l==="interrupted")){let y={instancePath:i+"/requests",schemaPath:"\
#/properties/requests/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[y]:e.push(y),s++}if(g.started!==void 0){let l=g.
started;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let y={instancePath:i+"/requests/started",schemaPath:"#/properties/requests/properties/started\
/type",keyword:"type",params:{type:"integer"}};e===null?e=[y]:e.push(y),s++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){let y={instancePath:i+"/request\
s/started",schemaPath:"#/properties/requests/properties/started/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[y]:e.push(y),s++}}if(g.
ok!==void 0){let l=g.ok;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let y={instancePath:i+"/requests/ok",schemaPath:"#/properties/requests/propert\
ies/ok/type",keyword:"type",params:{type:"integer"}};e===null?e=[y]:e.push(y),s++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){let y={instancePath:i+"/r\
equests/ok",schemaPath:"#/properties/requests/properties/ok/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[y]:e.push(y),s++}}if(g.failed!==
void 0){let l=g.failed;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let y={instancePath:i+"/requests/failed",schemaPath:"#/properties/requests/prop\
erties/failed/type",keyword:"type",params:{type:"integer"}};e===null?e=[y]:e.push(y),s++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){let y={instancePath:i+
"/requests/failed",schemaPath:"#/properties/requests/properties/failed/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[y]:e.push(y),s++}}
if(g.dropped!==void 0){let l=g.dropped;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let y={instancePath:i+"/requests/dropped",schemaPath:"#/propert\
ies/requests/properties/dropped/type",keyword:"type",params:{type:"integer"}};e===null?e=[y]:e.push(y),s++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){
let y={instancePath:i+"/requests/dropped",schemaPath:"#/properties/requests/properties/dropped/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===
null?e=[y]:e.push(y),s++}}if(g.errorShare!==void 0){let l=g.errorShare;if(typeof l=="number"&&isFinite(l)){if(l>1||isNaN(l)){let y={instancePath:i+"/requests/er\
rorShare",schemaPath:"#/properties/requests/properties/errorShare/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[y]:e.push(y),s++}if(l<
0||isNaN(l)){let y={instancePath:i+"/requests/errorShare",schemaPath:"#/properties/requests/properties/errorShare/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/requests/errorShare",schemaPath:"#/properties/requests/properties/errorShare/type",keyword:"\
type",params:{type:"number"}};e===null?e=[y]:e.push(y),s++}}if(g.interrupted!==void 0){let l=g.interrupted;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l))){let y={instancePath:i+"/requests/interrupted",schemaPath:"#/properties/requests/properties/interrupted/type",keyword:"type",params:{type:"integer"}};e===null?
e=[y]:e.push(y),s++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){let y={instancePath:i+"/requests/interrupted",schemaPath:"#/properties/requests/propert\
ies/interrupted/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[y]:e.push(y),s++}}}else{let l={instancePath:i+"/requests",schemaPath:"#\
/properties/requests/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),s++}}if(r.metrics!==void 0){let g=r.metrics;if(g&&typeof g=="object"&&
!Array.isArray(g)){for(let l in g){let y=s;if(typeof l=="string"&&!mr.test(l)){let b={instancePath:i+"/metrics",schemaPath:"#/properties/metrics/propertyNames/p\
attern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},propertyName:l};e===null?e=[b]:e.push(b),s++}var j=y===s;if(!j){let b={instancePath:i+"/metrics",
schemaPath:"#/properties/metrics/propertyNames",keyword:"propertyNames",params:{propertyName:l}};e===null?e=[b]:e.push(b),s++}}for(let l in g)oe(g[l],{instancePath:i+
"/metrics/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:g,parentDataProperty:l,rootData:P,dynamicAnchors:k})||(e=e===null?oe.errors:e.concat(oe.errors),
s=e.length)}else{let l={instancePath:i+"/metrics",schemaPath:"#/properties/metrics/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),s++}}if(r.
throughput!==void 0){let g=r.throughput;if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.completionsPerSecond===void 0){let l={instancePath:i+"/throughput",schemaPath:"\
#/properties/throughput/required",keyword:"required",params:{missingProperty:"completionsPerSecond"}};e===null?e=[l]:e.push(l),s++}if(g.outputTokensPerSecond===
void 0){let l={instancePath:i+"/throughput",schemaPath:"#/properties/throughput/required",keyword:"required",params:{missingProperty:"outputTokensPerSecond"}};e===
null?e=[l]:e.push(l),s++}if(g.tokensPerSecondPerUser===void 0){let l={instancePath:i+"/throughput",schemaPath:"#/properties/throughput/required",keyword:"requir\
ed",params:{missingProperty:"tokensPerSecondPerUser"}};e===null?e=[l]:e.push(l),s++}for(let l in g)if(!(l==="completionsPerSecond"||l==="outputTokensPerSecond"||
l==="tokensPerSecondPerUser")){let y={instancePath:i+"/throughput",schemaPath:"#/properties/throughput/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:l}};e===null?e=[y]:e.push(y),s++}if(g.completionsPerSecond!==void 0){let l=g.completionsPerSecond;if(typeof l=="number"&&isFinite(l)){if(l<0||
isNaN(l)){let y={instancePath:i+"/throughput/completionsPerSecond",schemaPath:"#/properties/throughput/properties/completionsPerSecond/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/throughput/completionsPerSecond",schemaPath:"#/properties/throughpu\
t/properties/completionsPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[y]:e.push(y),s++}}if(g.outputTokensPerSecond!==void 0){let l=g.outputTokensPerSecond;
if(!(typeof l=="number"&&isFinite(l))&&l!==null){let y={instancePath:i+"/throughput/outputTokensPerSecond",schemaPath:"#/properties/throughput/properties/output\
TokensPerSecond/type",keyword:"type",params:{type:M.properties.throughput.properties.outputTokensPerSecond.type}};e===null?e=[y]:e.push(y),s++}if(typeof l=="num\
ber"&&isFinite(l)&&(l<0||isNaN(l))){let y={instancePath:i+"/throughput/outputTokensPerSecond",schemaPath:"#/properties/throughput/properties/outputTokensPerSeco\
nd/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[y]:e.push(y),s++}}if(g.tokensPerSecondPerUser!==void 0){let l=g.tokensPerSecondPerUser;
if(!(l&&typeof l=="object"&&!Array.isArray(l))&&l!==null){let y={instancePath:i+"/throughput/tokensPerSecondPerUser",schemaPath:"#/properties/throughput/propert\
ies/tokensPerSecondPerUser/type",keyword:"type",params:{type:M.properties.throughput.properties.tokensPerSecondPerUser.type}};e===null?e=[y]:e.push(y),s++}if(l&&
typeof l=="object"&&!Array.isArray(l)){if(l.p50===void 0){let y={instancePath:i+"/throughput/tokensPerSecondPerUser",schemaPath:"#/properties/throughput/propert\
ies/tokensPerSecondPerUser/required",keyword:"required",params:{missingProperty:"p50"}};e===null?e=[y]:e.push(y),s++}if(l.p10===void 0){let y={instancePath:i+"/\
throughput/tokensPerSecondPerUser",schemaPath:"#/properties/throughput/properties/tokensPerSecondPerUser/required",keyword:"required",params:{missingProperty:"p\
10"}};e===null?e=[y]:e.push(y),s++}if(l.p1===void 0){let y={instancePath:i+"/throughput/tokensPerSecondPerUser",schemaPath:"#/properties/throughput/properties/t\
okensPerSecondPerUser/required",keyword:"required",params:{missingProperty:"p1"}};e===null?e=[y]:e.push(y),s++}for(let y in l)if(!(y==="p50"||y==="p10"||y==="p1")){
let b={instancePath:i+"/throughput/tokensPerSecondPerUser",schemaPath:"#/properties/throughput/properties/tokensPerSecondPerUser/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:y}};e===null?e=[b]:e.push(b),s++}if(l.p50!==void 0){let y=l.p50;if(!(typeof y=="number"&&isFinite(y))&&y!==null){
let b={instancePath:i+"/throughput/tokensPerSecondPerUser/p50",schemaPath:"#/properties/throughput/properties/tokensPerSecondPerUser/properties/p50/type",keyword:"\
type",params:{type:M.properties.throughput.properties.tokensPerSecondPerUser.properties.p50.type}};e===null?e=[b]:e.push(b),s++}if(typeof y=="number"&&isFinite(
y)&&(y<0||isNaN(y))){let b={instancePath:i+"/throughput/tokensPerSecondPerUser/p50",schemaPath:"#/properties/throughput/properties/tokensPerSecondPerUser/proper\
ties/p50/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[b]:e.push(b),s++}}if(l.p10!==void 0){let y=l.p10;if(!(typeof y=="number"&&isFinite(
y))&&y!==null){let b={instancePath:i+"/throughput/tokensPerSecondPerUser/p10",schemaPath:"#/properties/throughput/properties/tokensPerSecondPerUser/properties/p\
10/type",keyword:"type",params:{type:M.properties.throughput.properties.tokensPerSecondPerUser.properties.p10.type}};e===null?e=[b]:e.push(b),s++}if(typeof y=="\
number"&&isFinite(y)&&(y<0||isNaN(y))){let b={instancePath:i+"/throughput/tokensPerSecondPerUser/p10",schemaPath:"#/properties/throughput/properties/tokensPerSe\
condPerUser/properties/p10/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[b]:e.push(b),s++}}if(l.p1!==void 0){let y=l.p1;if(!(typeof y==
"number"&&isFinite(y))&&y!==null){let b={instancePath:i+"/throughput/tokensPerSecondPerUser/p1",schemaPath:"#/properties/throughput/properties/tokensPerSecondPe\
rUser/properties/p1/type",keyword:"type",params:{type:M.properties.throughput.properties.tokensPerSecondPerUser.properties.p1.type}};e===null?e=[b]:e.push(b),s++}
if(typeof y=="number"&&isFinite(y)&&(y<0||isNaN(y))){let b={instancePath:i+"/throughput/tokensPerSecondPerUser/p1",schemaPath:"#/properties/throughput/propertie\
s/tokensPerSecondPerUser/properties/p1/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[b]:e.push(b),s++}}}}}else{let l={instancePath:i+
"/throughput",schemaPath:"#/properties/throughput/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),s++}}if(r.rates!==void 0){let g=r.rates;
if(!(g&&typeof g=="object"&&!Array.isArray(g))&&g!==null){let l={instancePath:i+"/rates",schemaPath:"#/properties/rates/type",keyword:"type",params:{type:M.properties.
rates.type}};e===null?e=[l]:e.push(l),s++}if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.askedPerSecond===void 0){let l={instancePath:i+"/rates",schemaPath:"\
#/properties/rates/required",keyword:"required",params:{missingProperty:"askedPerSecond"}};e===null?e=[l]:e.push(l),s++}if(g.sentPerSecond===void 0){let l={instancePath:i+
"/rates",schemaPath:"#/properties/rates/required",keyword:"required",params:{missingProperty:"sentPerSecond"}};e===null?e=[l]:e.push(l),s++}if(g.admittedPerSecond===
void 0){let l={instancePath:i+"/rates",schemaPath:"#/properties/rates/required",keyword:"required",params:{missingProperty:"admittedPerSecond"}};e===null?e=[l]:
e.push(l),s++}if(g.completedPerSecond===void 0){let l={instancePath:i+"/rates",schemaPath:"#/properties/rates/required",keyword:"required",params:{missingProperty:"\
completedPerSecond"}};e===null?e=[l]:e.push(l),s++}for(let l in g)if(!(l==="askedPerSecond"||l==="sentPerSecond"||l==="admittedPerSecond"||l==="completedPerSeco\
nd")){let y={instancePath:i+"/rates",schemaPath:"#/properties/rates/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?
e=[y]:e.push(y),s++}if(g.askedPerSecond!==void 0){let l=g.askedPerSecond;if(!(typeof l=="number"&&isFinite(l))&&l!==null){let y={instancePath:i+"/rates/askedPer\
Second",schemaPath:"#/properties/rates/properties/askedPerSecond/type",keyword:"type",params:{type:M.properties.rates.properties.askedPerSecond.type}};e===null?
e=[y]:e.push(y),s++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){let y={instancePath:i+"/rates/askedPerSecond",schemaPath:"#/properties/rates/properties\
/askedPerSecond/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[y]:e.push(y),s++}}if(g.sentPerSecond!==void 0){let l=g.sentPerSecond;if(typeof l==
"number"&&isFinite(l)){if(l<0||isNaN(l)){let y={instancePath:i+"/rates/sentPerSecond",schemaPath:"#/properties/rates/properties/sentPerSecond/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/rates/sentPerSecond",schemaPath:"#/properties/rates/proper\
ties/sentPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[y]:e.push(y),s++}}if(g.admittedPerSecond!==void 0){let l=g.admittedPerSecond;if(typeof l==
"number"&&isFinite(l)){if(l<0||isNaN(l)){let y={instancePath:i+"/rates/admittedPerSecond",schemaPath:"#/properties/rates/properties/admittedPerSecond/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/rates/admittedPerSecond",schemaPath:"#/properties/rates/pr\
operties/admittedPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[y]:e.push(y),s++}}if(g.completedPerSecond!==void 0){let l=g.completedPerSecond;
if(typeof l=="number"&&isFinite(l)){if(l<0||isNaN(l)){let y={instancePath:i+"/rates/completedPerSecond",schemaPath:"#/properties/rates/properties/completedPerSe\
cond/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/rates/completedPerSecond",schemaPath:"\
#/properties/rates/properties/completedPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[y]:e.push(y),s++}}}}if(r.goodput!==void 0){let g=r.goodput;
if(!(g&&typeof g=="object"&&!Array.isArray(g))&&g!==null){let l={instancePath:i+"/goodput",schemaPath:"#/properties/goodput/type",keyword:"type",params:{type:M.
properties.goodput.type}};e===null?e=[l]:e.push(l),s++}if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.share===void 0){let l={instancePath:i+"/goodput",schemaPath:"\
#/properties/goodput/required",keyword:"required",params:{missingProperty:"share"}};e===null?e=[l]:e.push(l),s++}if(g.perSecond===void 0){let l={instancePath:i+
"/goodput",schemaPath:"#/properties/goodput/required",keyword:"required",params:{missingProperty:"perSecond"}};e===null?e=[l]:e.push(l),s++}if(g.tokensPerSecond===
void 0){let l={instancePath:i+"/goodput",schemaPath:"#/properties/goodput/required",keyword:"required",params:{missingProperty:"tokensPerSecond"}};e===null?e=[l]:
e.push(l),s++}if(g.goals===void 0){let l={instancePath:i+"/goodput",schemaPath:"#/properties/goodput/required",keyword:"required",params:{missingProperty:"goals"}};
e===null?e=[l]:e.push(l),s++}for(let l in g)if(!(l==="share"||l==="perSecond"||l==="tokensPerSecond"||l==="goals")){let y={instancePath:i+"/goodput",schemaPath:"\
#/properties/goodput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[y]:e.push(y),s++}if(g.share!==void 0){let l=g.
share;if(typeof l=="number"&&isFinite(l)){if(l>1||isNaN(l)){let y={instancePath:i+"/goodput/share",schemaPath:"#/properties/goodput/properties/share/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1}};e===null?e=[y]:e.push(y),s++}if(l<0||isNaN(l)){let y={instancePath:i+"/goodput/share",schemaPath:"#/properties/goodpu\
t/properties/share/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/goodput/share",schemaPath:"\
#/properties/goodput/properties/share/type",keyword:"type",params:{type:"number"}};e===null?e=[y]:e.push(y),s++}}if(g.perSecond!==void 0){let l=g.perSecond;if(typeof l==
"number"&&isFinite(l)){if(l<0||isNaN(l)){let y={instancePath:i+"/goodput/perSecond",schemaPath:"#/properties/goodput/properties/perSecond/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/goodput/perSecond",schemaPath:"#/properties/goodput/properties\
/perSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[y]:e.push(y),s++}}if(g.tokensPerSecond!==void 0){let l=g.tokensPerSecond;if(!(typeof l=="num\
ber"&&isFinite(l))&&l!==null){let y={instancePath:i+"/goodput/tokensPerSecond",schemaPath:"#/properties/goodput/properties/tokensPerSecond/type",keyword:"type",
params:{type:M.properties.goodput.properties.tokensPerSecond.type}};e===null?e=[y]:e.push(y),s++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){let y={instancePath:i+
"/goodput/tokensPerSecond",schemaPath:"#/properties/goodput/properties/tokensPerSecond/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[
y]:e.push(y),s++}}if(g.goals!==void 0){let l=g.goals;if(Array.isArray(l)){let y=l.length;for(let b=0;b<y;b++){let w=l[b];if(w&&typeof w=="object"&&!Array.isArray(
w)){if(w.slo===void 0){let $={instancePath:i+"/goodput/goals/"+b,schemaPath:"#/properties/goodput/properties/goals/items/required",keyword:"required",params:{missingProperty:"\
slo"}};e===null?e=[$]:e.push($),s++}if(w.share===void 0){let $={instancePath:i+"/goodput/goals/"+b,schemaPath:"#/properties/goodput/properties/goals/items/requi\
red",keyword:"required",params:{missingProperty:"share"}};e===null?e=[$]:e.push($),s++}for(let $ in w)if(!($==="slo"||$==="share")){let V={instancePath:i+"/good\
put/goals/"+b,schemaPath:"#/properties/goodput/properties/goals/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:$}};e===null?
e=[V]:e.push(V),s++}if(w.slo!==void 0){let $=w.slo;if(typeof $=="string"){if(I($)<1){let V={instancePath:i+"/goodput/goals/"+b+"/slo",schemaPath:"#/properties/g\
oodput/properties/goals/items/properties/slo/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[V]:e.push(V),s++}if(!J.test($)){let V={instancePath:i+
"/goodput/goals/"+b+"/slo",schemaPath:"#/properties/goodput/properties/goals/items/properties/slo/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?
e=[V]:e.push(V),s++}}else{let V={instancePath:i+"/goodput/goals/"+b+"/slo",schemaPath:"#/properties/goodput/properties/goals/items/properties/slo/type",keyword:"\
type",params:{type:"string"}};e===null?e=[V]:e.push(V),s++}}if(w.share!==void 0){let $=w.share;if(typeof $=="number"&&isFinite($)){if($>1||isNaN($)){let V={instancePath:i+
"/goodput/goals/"+b+"/share",schemaPath:"#/properties/goodput/properties/goals/items/properties/share/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};
e===null?e=[V]:e.push(V),s++}if($<0||isNaN($)){let V={instancePath:i+"/goodput/goals/"+b+"/share",schemaPath:"#/properties/goodput/properties/goals/items/proper\
ties/share/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[V]:e.push(V),s++}}else{let V={instancePath:i+"/goodput/goals/"+b+"/share",schemaPath:"\
#/properties/goodput/properties/goals/items/properties/share/type",keyword:"type",params:{type:"number"}};e===null?e=[V]:e.push(V),s++}}}else{let $={instancePath:i+
"/goodput/goals/"+b,schemaPath:"#/properties/goodput/properties/goals/items/type",keyword:"type",params:{type:"object"}};e===null?e=[$]:e.push($),s++}}}else{let y={
instancePath:i+"/goodput/goals",schemaPath:"#/properties/goodput/properties/goals/type",keyword:"type",params:{type:"array"}};e===null?e=[y]:e.push(y),s++}}}}if(r.
littlesLaw!==void 0){let g=r.littlesLaw;if(!(g&&typeof g=="object"&&!Array.isArray(g))&&g!==null){let l={instancePath:i+"/littlesLaw",schemaPath:"#/properties/l\
ittlesLaw/type",keyword:"type",params:{type:M.properties.littlesLaw.type}};e===null?e=[l]:e.push(l),s++}if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.inFlight===
void 0){let l={instancePath:i+"/littlesLaw",schemaPath:"#/properties/littlesLaw/required",keyword:"required",params:{missingProperty:"inFlight"}};e===null?e=[l]:
e.push(l),s++}if(g.arrivalsPerSecond===void 0){let l={instancePath:i+"/littlesLaw",schemaPath:"#/properties/littlesLaw/required",keyword:"required",params:{missingProperty:"\
arrivalsPerSecond"}};e===null?e=[l]:e.push(l),s++}if(g.meanStaySeconds===void 0){let l={instancePath:i+"/littlesLaw",schemaPath:"#/properties/littlesLaw/require\
d",keyword:"required",params:{missingProperty:"meanStaySeconds"}};e===null?e=[l]:e.push(l),s++}if(g.residual===void 0){let l={instancePath:i+"/littlesLaw",schemaPath:"\
#/properties/littlesLaw/required",keyword:"required",params:{missingProperty:"residual"}};e===null?e=[l]:e.push(l),s++}for(let l in g)if(!(l==="inFlight"||l==="\
arrivalsPerSecond"||l==="meanStaySeconds"||l==="residual")){let y={instancePath:i+"/littlesLaw",schemaPath:"#/properties/littlesLaw/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:l}};e===null?e=[y]:e.push(y),s++}if(g.inFlight!==void 0){let l=g.inFlight;if(typeof l=="number"&&isFinite(l)){if(l<
0||isNaN(l)){let y={instancePath:i+"/littlesLaw/inFlight",schemaPath:"#/properties/littlesLaw/properties/inFlight/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/littlesLaw/inFlight",schemaPath:"#/properties/littlesLaw/properties/inFlight/type",keyword:"\
type",params:{type:"number"}};e===null?e=[y]:e.push(y),s++}}if(g.arrivalsPerSecond!==void 0){let l=g.arrivalsPerSecond;if(typeof l=="number"&&isFinite(l)){if(l<
0||isNaN(l)){let y={instancePath:i+"/littlesLaw/arrivalsPerSecond",schemaPath:"#/properties/littlesLaw/properties/arrivalsPerSecond/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/littlesLaw/arrivalsPerSecond",schemaPath:"#/properties/littlesLaw/propertie\
s/arrivalsPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[y]:e.push(y),s++}}if(g.meanStaySeconds!==void 0){let l=g.meanStaySeconds;if(!(typeof l==
"number"&&isFinite(l))&&l!==null){let y={instancePath:i+"/littlesLaw/meanStaySeconds",schemaPath:"#/properties/littlesLaw/properties/meanStaySeconds/type",keyword:"\
type",params:{type:M.properties.littlesLaw.properties.meanStaySeconds.type}};e===null?e=[y]:e.push(y),s++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){let y={
instancePath:i+"/littlesLaw/meanStaySeconds",schemaPath:"#/properties/littlesLaw/properties/meanStaySeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[y]:e.push(y),s++}}if(g.residual!==void 0){let l=g.residual;if(!(typeof l=="number"&&isFinite(l))&&l!==null){let y={instancePath:i+"/littlesLaw/resid\
ual",schemaPath:"#/properties/littlesLaw/properties/residual/type",keyword:"type",params:{type:M.properties.littlesLaw.properties.residual.type}};e===null?e=[y]:
e.push(y),s++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){let y={instancePath:i+"/littlesLaw/residual",schemaPath:"#/properties/littlesLaw/properties/r\
esidual/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[y]:e.push(y),s++}}}}if(r.errors!==void 0){let g=r.errors;if(Array.isArray(g)){let l=g.
length;for(let y=0;y<l;y++){let b=g[y];if(b&&typeof b=="object"&&!Array.isArray(b)){if(b.class===void 0){let w={instancePath:i+"/errors/"+y,schemaPath:"#/proper\
ties/errors/items/required",keyword:"required",params:{missingProperty:"class"}};e===null?e=[w]:e.push(w),s++}if(b.count===void 0){let w={instancePath:i+"/error\
s/"+y,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty:"count"}};e===null?e=[w]:e.push(w),s++}if(b.example===void 0){let w={
instancePath:i+"/errors/"+y,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty:"example"}};e===null?e=[w]:e.push(w),s++}
for(let w in b)if(!(w==="class"||w==="count"||w==="example")){let $={instancePath:i+"/errors/"+y,schemaPath:"#/properties/errors/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:w}};e===null?e=[$]:e.push($),s++}if(b.class!==void 0&&(Z(b.class,{instancePath:i+"/errors/"+y+"/class",parentData:b,
parentDataProperty:"class",rootData:P,dynamicAnchors:k})||(e=e===null?Z.errors:e.concat(Z.errors),s=e.length)),b.count!==void 0){let w=b.count;if(!(typeof w=="n\
umber"&&!(w%1)&&!isNaN(w)&&isFinite(w))){let $={instancePath:i+"/errors/"+y+"/count",schemaPath:"#/properties/errors/items/properties/count/type",keyword:"type",
params:{type:"integer"}};e===null?e=[$]:e.push($),s++}if(typeof w=="number"&&isFinite(w)&&(w<1||isNaN(w))){let $={instancePath:i+"/errors/"+y+"/count",schemaPath:"\
#/properties/errors/items/properties/count/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[$]:e.push($),s++}}if(b.example!==void 0){let w=b.
example;if(typeof w!="string"&&w!==null){let $={instancePath:i+"/errors/"+y+"/example",schemaPath:"#/properties/errors/items/properties/example/type",keyword:"t\
ype",params:{type:M.properties.errors.items.properties.example.type}};e===null?e=[$]:e.push($),s++}}}else{let w={instancePath:i+"/errors/"+y,schemaPath:"#/prope\
rties/errors/items/type",keyword:"type",params:{type:"object"}};e===null?e=[w]:e.push(w),s++}}}else{let l={instancePath:i+"/errors",schemaPath:"#/properties/err\
ors/type",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),s++}}if(r.conformance!==void 0){let g=r.conformance;if(g&&typeof g=="object"&&!Array.isArray(
g)){if(g.sampled===void 0){let l={instancePath:i+"/conformance",schemaPath:"#/properties/conformance/required",keyword:"required",params:{missingProperty:"sampl\
ed"}};e===null?e=[l]:e.push(l),s++}if(g.conforming===void 0){let l={instancePath:i+"/conformance",schemaPath:"#/properties/conformance/required",keyword:"requir\
ed",params:{missingProperty:"conforming"}};e===null?e=[l]:e.push(l),s++}if(g.example===void 0){let l={instancePath:i+"/conformance",schemaPath:"#/properties/con\
formance/required",keyword:"required",params:{missingProperty:"example"}};e===null?e=[l]:e.push(l),s++}for(let l in g)if(!(l==="sampled"||l==="conforming"||l===
"example")){let y={instancePath:i+"/conformance",schemaPath:"#/properties/conformance/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[y]:e.push(y),s++}if(g.sampled!==void 0){let l=g.sampled;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let y={instancePath:i+"/conformanc\
e/sampled",schemaPath:"#/properties/conformance/properties/sampled/type",keyword:"type",params:{type:"integer"}};e===null?e=[y]:e.push(y),s++}if(typeof l=="numb\
er"&&isFinite(l)&&(l<0||isNaN(l))){let y={instancePath:i+"/conformance/sampled",schemaPath:"#/properties/conformance/properties/sampled/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}};e===null?e=[y]:e.push(y),s++}}if(g.conforming!==void 0){let l=g.conforming;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l))){let y={instancePath:i+"/conformance/conforming",schemaPath:"#/properties/conformance/properties/conforming/type",keyword:"type",params:{type:"integer"}};e===
null?e=[y]:e.push(y),s++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){let y={instancePath:i+"/conformance/conforming",schemaPath:"#/properties/conforman\
ce/properties/conforming/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[y]:e.push(y),s++}}if(g.example!==void 0){let l=g.example;if(typeof l!=
"string"&&l!==null){let y={instancePath:i+"/conformance/example",schemaPath:"#/properties/conformance/properties/example/type",keyword:"type",params:{type:M.properties.
conformance.properties.example.type}};e===null?e=[y]:e.push(y),s++}}}else{let l={instancePath:i+"/conformance",schemaPath:"#/properties/conformance/type",keyword:"\
type",params:{type:"object"}};e===null?e=[l]:e.push(l),s++}}if(r.series!==void 0){let g=r.series,l=s,y=!1,b=s;if(g!==null){let $={instancePath:i+"/series",schemaPath:"\
#/properties/series/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[$]:e.push($),s++}var d=b===s;y=y||d;let w=s;ae(g,{instancePath:i+"/series",parentData:r,
parentDataProperty:"series",rootData:P,dynamicAnchors:k})||(e=e===null?ae.errors:e.concat(ae.errors),s=e.length);var d=w===s;if(y=y||d,y)s=l,e!==null&&(l?e.length=
l:e=null);else{let $={instancePath:i+"/series",schemaPath:"#/properties/series/anyOf",keyword:"anyOf",params:{}};e===null?e=[$]:e.push($),s++}}if(r.slo!==void 0){
let g=r.slo;if(Array.isArray(g)){let l=g.length;for(let y=0;y<l;y++){let b=g[y];if(b&&typeof b=="object"&&!Array.isArray(b)){if(b.slo===void 0){let w={instancePath:i+
"/slo/"+y,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"slo"}};e===null?e=[w]:e.push(w),s++}if(b.metric===void 0){let w={
instancePath:i+"/slo/"+y,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"metric"}};e===null?e=[w]:e.push(w),s++}if(b.op===
void 0){let w={instancePath:i+"/slo/"+y,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"op"}};e===null?e=[w]:e.push(w),
s++}if(b.threshold===void 0){let w={instancePath:i+"/slo/"+y,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"threshold"}};
e===null?e=[w]:e.push(w),s++}if(b.unit===void 0){let w={instancePath:i+"/slo/"+y,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"\
unit"}};e===null?e=[w]:e.push(w),s++}if(b.actual===void 0){let w={instancePath:i+"/slo/"+y,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{
missingProperty:"actual"}};e===null?e=[w]:e.push(w),s++}if(b.ok===void 0){let w={instancePath:i+"/slo/"+y,schemaPath:"#/properties/slo/items/required",keyword:"\
required",params:{missingProperty:"ok"}};e===null?e=[w]:e.push(w),s++}if(b.reason===void 0){let w={instancePath:i+"/slo/"+y,schemaPath:"#/properties/slo/items/r\
equired",keyword:"required",params:{missingProperty:"reason"}};e===null?e=[w]:e.push(w),s++}for(let w in b)if(!(w==="slo"||w==="metric"||w==="op"||w==="threshol\
d"||w==="unit"||w==="actual"||w==="ok"||w==="reason")){let $={instancePath:i+"/slo/"+y,schemaPath:"#/properties/slo/items/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:w}};e===null?e=[$]:e.push($),s++}if(b.slo!==void 0){let w=b.slo;if(typeof w=="string"){if(I(w)<1){let $={instancePath:i+
"/slo/"+y+"/slo",schemaPath:"#/properties/slo/items/properties/slo/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[$]:e.push($),s++}if(!J.test(w)){
let $={instancePath:i+"/slo/"+y+"/slo",schemaPath:"#/properties/slo/items/properties/slo/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[$]:
e.push($),s++}}else{let $={instancePath:i+"/slo/"+y+"/slo",schemaPath:"#/properties/slo/items/properties/slo/type",keyword:"type",params:{type:"string"}};e===null?
e=[$]:e.push($),s++}}if(b.metric!==void 0){let w=b.metric;if(typeof w=="string"){if(I(w)<1){let $={instancePath:i+"/slo/"+y+"/metric",schemaPath:"#/properties/s\
lo/items/properties/metric/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[$]:e.push($),s++}if(!J.test(w)){let $={instancePath:i+"/slo/"+y+"/metric",
schemaPath:"#/properties/slo/items/properties/metric/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[$]:e.push($),s++}}else{let $={instancePath:i+
"/slo/"+y+"/metric",schemaPath:"#/properties/slo/items/properties/metric/type",keyword:"type",params:{type:"string"}};e===null?e=[$]:e.push($),s++}}if(b.op!==void 0){
let w=b.op;if(!(w==="<"||w==="<="||w===">"||w===">=")){let $={instancePath:i+"/slo/"+y+"/op",schemaPath:"#/properties/slo/items/properties/op/enum",keyword:"enu\
m",params:{allowedValues:M.properties.slo.items.properties.op.enum}};e===null?e=[$]:e.push($),s++}}if(b.threshold!==void 0){let w=b.threshold;if(typeof w=="numb\
er"&&isFinite(w)){if(w<0||isNaN(w)){let $={instancePath:i+"/slo/"+y+"/threshold",schemaPath:"#/properties/slo/items/properties/threshold/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}};e===null?e=[$]:e.push($),s++}}else{let $={instancePath:i+"/slo/"+y+"/threshold",schemaPath:"#/properties/slo/items/propert\
ies/threshold/type",keyword:"type",params:{type:"number"}};e===null?e=[$]:e.push($),s++}}if(b.unit!==void 0){let w=b.unit;if(!(w==="ms"||w==="share"||w==="per-s\
econd")){let $={instancePath:i+"/slo/"+y+"/unit",schemaPath:"#/properties/slo/items/properties/unit/enum",keyword:"enum",params:{allowedValues:M.properties.slo.
items.properties.unit.enum}};e===null?e=[$]:e.push($),s++}}if(b.actual!==void 0){let w=b.actual;if(!(typeof w=="number"&&isFinite(w))&&w!==null){let $={instancePath:i+
"/slo/"+y+"/actual",schemaPath:"#/properties/slo/items/properties/actual/type",keyword:"type",params:{type:M.properties.slo.items.properties.actual.type}};e===null?
e=[$]:e.push($),s++}if(typeof w=="number"&&isFinite(w)&&(w<0||isNaN(w))){let $={instancePath:i+"/slo/"+y+"/actual",schemaPath:"#/properties/slo/items/properties\
/actual/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[$]:e.push($),s++}}if(b.ok!==void 0){let w=b.ok;if(typeof w!="boolean"&&w!==null){
let $={instancePath:i+"/slo/"+y+"/ok",schemaPath:"#/properties/slo/items/properties/ok/type",keyword:"type",params:{type:M.properties.slo.items.properties.ok.type}};
e===null?e=[$]:e.push($),s++}}if(b.reason!==void 0){let w=b.reason;if(typeof w!="string"&&w!==null){let $={instancePath:i+"/slo/"+y+"/reason",schemaPath:"#/prop\
erties/slo/items/properties/reason/type",keyword:"type",params:{type:M.properties.slo.items.properties.reason.type}};e===null?e=[$]:e.push($),s++}}}else{let w={
instancePath:i+"/slo/"+y,schemaPath:"#/properties/slo/items/type",keyword:"type",params:{type:"object"}};e===null?e=[w]:e.push(w),s++}}}else{let l={instancePath:i+
"/slo",schemaPath:"#/properties/slo/type",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),s++}}if(r.scenario!==void 0){let g=r.scenario;if(typeof g==
"string"){if(I(g)<1){let l={instancePath:i+"/scenario",schemaPath:"#/properties/scenario/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(
l),s++}if(!J.test(g)){let l={instancePath:i+"/scenario",schemaPath:"#/properties/scenario/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[l]:
e.push(l),s++}}else{let l={instancePath:i+"/scenario",schemaPath:"#/properties/scenario/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),s++}}
if(r.suite!==void 0){let g=r.suite;if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.version===void 0){let l={instancePath:i+"/suite",schemaPath:"#/properties/s\
uite/required",keyword:"required",params:{missingProperty:"version"}};e===null?e=[l]:e.push(l),s++}for(let l in g)if(l!=="version"){let y={instancePath:i+"/suit\
e",schemaPath:"#/properties/suite/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[y]:e.push(y),s++}if(g.version!==
void 0){let l=g.version;if(typeof l=="string"){if(I(l)<1){let y={instancePath:i+"/suite/version",schemaPath:"#/properties/suite/properties/version/minLength",keyword:"\
minLength",params:{limit:1}};e===null?e=[y]:e.push(y),s++}if(!J.test(l)){let y={instancePath:i+"/suite/version",schemaPath:"#/properties/suite/properties/versio\
n/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/suite/version",schemaPath:"#/properties/su\
ite/properties/version/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),s++}}}else{let l={instancePath:i+"/suite",schemaPath:"#/properties/\
suite/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),s++}}if(r.target!==void 0){let g=r.target;if(g&&typeof g=="object"&&!Array.isArray(g)){
if(g.baseUrl===void 0){let l={instancePath:i+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty:"baseUrl"}};e===null?
e=[l]:e.push(l),s++}if(g.model===void 0){let l={instancePath:i+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty:"m\
odel"}};e===null?e=[l]:e.push(l),s++}for(let l in g)if(!(l==="baseUrl"||l==="model")){let y={instancePath:i+"/target",schemaPath:"#/properties/target/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[y]:e.push(y),s++}if(g.baseUrl!==void 0){let l=g.baseUrl;if(typeof l=="stri\
ng"){if(!as.test(l)){let y={instancePath:i+"/target/baseUrl",schemaPath:"#/properties/target/properties/baseUrl/pattern",keyword:"pattern",params:{pattern:"^htt\
ps?://"}};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/target/baseUrl",schemaPath:"#/properties/target/properties/baseUrl/type",keyword:"type",params:{
type:"string"}};e===null?e=[y]:e.push(y),s++}}if(g.model!==void 0){let l=g.model;if(typeof l=="string"){if(I(l)<1){let y={instancePath:i+"/target/model",schemaPath:"\
#/properties/target/properties/model/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[y]:e.push(y),s++}if(!J.test(l)){let y={instancePath:i+"/target\
/model",schemaPath:"#/properties/target/properties/model/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+
"/target/model",schemaPath:"#/properties/target/properties/model/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),s++}}}else{let l={instancePath:i+
"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),s++}}if(r.workload!==void 0&&(pe(r.workload,{instancePath:i+
"/workload",parentData:r,parentDataProperty:"workload",rootData:P,dynamicAnchors:k})||(e=e===null?pe.errors:e.concat(pe.errors),s=e.length)),r.schedule!==void 0){
let g=r.schedule;if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.seed===void 0){let l={instancePath:i+"/schedule",schemaPath:"#/properties/schedule/required",
keyword:"required",params:{missingProperty:"seed"}};e===null?e=[l]:e.push(l),s++}if(g.sha256===void 0){let l={instancePath:i+"/schedule",schemaPath:"#/propertie\
s/schedule/required",keyword:"required",params:{missingProperty:"sha256"}};e===null?e=[l]:e.push(l),s++}for(let l in g)if(!(l==="seed"||l==="sha256")){let y={instancePath:i+
"/schedule",schemaPath:"#/properties/schedule/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[y]:e.push(y),s++}if(g.
seed!==void 0&&typeof g.seed!="string"){let l={instancePath:i+"/schedule/seed",schemaPath:"#/properties/schedule/properties/seed/type",keyword:"type",params:{type:"\
string"}};e===null?e=[l]:e.push(l),s++}if(g.sha256!==void 0){let l=g.sha256;if(typeof l=="string"){if(!ps.test(l)){let y={instancePath:i+"/schedule/sha256",schemaPath:"\
#/properties/schedule/properties/sha256/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"\
/schedule/sha256",schemaPath:"#/properties/schedule/properties/sha256/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),s++}}}else{let l={instancePath:i+
"/schedule",schemaPath:"#/properties/schedule/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),s++}}if(r.instrument!==void 0){let g=r.instrument;
if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.note===void 0){let l={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"requ\
ired",params:{missingProperty:"note"}};e===null?e=[l]:e.push(l),s++}if(g.engine===void 0){let l={instancePath:i+"/instrument",schemaPath:"#/properties/instrumen\
t/required",keyword:"required",params:{missingProperty:"engine"}};e===null?e=[l]:e.push(l),s++}if(g.cpuShare===void 0){let l={instancePath:i+"/instrument",schemaPath:"\
#/properties/instrument/required",keyword:"required",params:{missingProperty:"cpuShare"}};e===null?e=[l]:e.push(l),s++}if(g.memory===void 0){let l={instancePath:i+
"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"memory"}};e===null?e=[l]:e.push(l),s++}if(g.ttftErrorMs===
void 0){let l={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"ttftErrorMs"}};e===null?e=
[l]:e.push(l),s++}if(g.gapErrorMs===void 0){let l={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"\
gapErrorMs"}};e===null?e=[l]:e.push(l),s++}if(g.errorsMs===void 0){let l={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"re\
quired",params:{missingProperty:"errorsMs"}};e===null?e=[l]:e.push(l),s++}if(g.scheduleLagMs===void 0){let l={instancePath:i+"/instrument",schemaPath:"#/propert\
ies/instrument/required",keyword:"required",params:{missingProperty:"scheduleLagMs"}};e===null?e=[l]:e.push(l),s++}if(g.verdict===void 0){let l={instancePath:i+
"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"verdict"}};e===null?e=[l]:e.push(l),s++}if(g.reasons===void 0){
let l={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"reasons"}};e===null?e=[l]:e.push(l),
s++}if(g.marked===void 0){let l={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"marked"}};
e===null?e=[l]:e.push(l),s++}if(g.k6ExitCode===void 0){let l={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{
missingProperty:"k6ExitCode"}};e===null?e=[l]:e.push(l),s++}for(let l in g)if(!ee.call(M.properties.instrument.properties,l)){let y={instancePath:i+"/instrument",
schemaPath:"#/properties/instrument/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[y]:e.push(y),s++}if(g.note!==
void 0){let l=g.note;if(typeof l=="string"){if(I(l)<1){let y={instancePath:i+"/instrument/note",schemaPath:"#/properties/instrument/properties/note/minLength",keyword:"\
minLength",params:{limit:1}};e===null?e=[y]:e.push(y),s++}if(!J.test(l)){let y={instancePath:i+"/instrument/note",schemaPath:"#/properties/instrument/properties\
/note/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/instrument/note",schemaPath:"#/propert\
ies/instrument/properties/note/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),s++}}if(g.engine!==void 0){let l=g.engine;if(typeof l=="str\
ing"){if(I(l)<1){let y={instancePath:i+"/instrument/engine",schemaPath:"#/properties/instrument/properties/engine/minLength",keyword:"minLength",params:{limit:1}};
e===null?e=[y]:e.push(y),s++}if(!J.test(l)){let y={instancePath:i+"/instrument/engine",schemaPath:"#/properties/instrument/properties/engine/pattern",keyword:"p\
attern",params:{pattern:"^[^\\n]*$"}};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/instrument/engine",schemaPath:"#/properties/instrument/properti\
es/engine/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),s++}}if(g.cpuShare!==void 0){let l=g.cpuShare;if(!(typeof l=="number"&&isFinite(
l))&&l!==null){let y={instancePath:i+"/instrument/cpuShare",schemaPath:"#/properties/instrument/properties/cpuShare/type",keyword:"type",params:{type:M.properties.
instrument.properties.cpuShare.type}};e===null?e=[y]:e.push(y),s++}if(typeof l=="number"&&isFinite(l)){if(l>1||isNaN(l)){let y={instancePath:i+"/instrument/cpuS\
hare",schemaPath:"#/properties/instrument/properties/cpuShare/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[y]:e.push(y),s++}if(l<0||
isNaN(l)){let y={instancePath:i+"/instrument/cpuShare",schemaPath:"#/properties/instrument/properties/cpuShare/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}};e===null?e=[y]:e.push(y),s++}}}if(g.memory!==void 0){let l=g.memory;if(!(l&&typeof l=="object"&&!Array.isArray(l))&&l!==null){let y={instancePath:i+"/\
instrument/memory",schemaPath:"#/properties/instrument/properties/memory/type",keyword:"type",params:{type:M.properties.instrument.properties.memory.type}};e===
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
ties/lateMiB/type",keyword:"type",params:{type:"number"}};e===null?e=[b]:e.push(b),s++}}}}if(g.ttftErrorMs!==void 0){let l=g.ttftErrorMs,y=s,b=!1,w=s;if(l!==null){
let V={instancePath:i+"/instrument/ttftErrorMs",schemaPath:"#/properties/instrument/properties/ttftErrorMs/anyOf/0/type",keyword:"type",params:{type:"null"}};e===
null?e=[V]:e.push(V),s++}var t=w===s;b=b||t;let $=s;G(l,{instancePath:i+"/instrument/ttftErrorMs",parentData:g,parentDataProperty:"ttftErrorMs",rootData:P,dynamicAnchors:k})||
(e=e===null?G.errors:e.concat(G.errors),s=e.length);var t=$===s;if(b=b||t,b)s=y,e!==null&&(y?e.length=y:e=null);else{let V={instancePath:i+"/instrument/ttftErro\
rMs",schemaPath:"#/properties/instrument/properties/ttftErrorMs/anyOf",keyword:"anyOf",params:{}};e===null?e=[V]:e.push(V),s++}}if(g.gapErrorMs!==void 0){let l=g.
gapErrorMs,y=s,b=!1,w=s;if(l!==null){let V={instancePath:i+"/instrument/gapErrorMs",schemaPath:"#/properties/instrument/properties/gapErrorMs/anyOf/0/type",keyword:"\
type",params:{type:"null"}};e===null?e=[V]:e.push(V),s++}var c=w===s;b=b||c;let $=s;G(l,{instancePath:i+"/instrument/gapErrorMs",parentData:g,parentDataProperty:"\
gapErrorMs",rootData:P,dynamicAnchors:k})||(e=e===null?G.errors:e.concat(G.errors),s=e.length);var c=$===s;if(b=b||c,b)s=y,e!==null&&(y?e.length=y:e=null);else{
let V={instancePath:i+"/instrument/gapErrorMs",schemaPath:"#/properties/instrument/properties/gapErrorMs/anyOf",keyword:"anyOf",params:{}};e===null?e=[V]:e.push(
V),s++}}if(g.errorsMs!==void 0){let l=g.errorsMs;if(l&&typeof l=="object"&&!Array.isArray(l)){for(let y in l){let b=s;if(typeof y=="string"&&!mr.test(y)){let w={
instancePath:i+"/instrument/errorsMs",schemaPath:"#/properties/instrument/properties/errorsMs/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[a-z][a\
-z0-9-]*$"},propertyName:y};e===null?e=[w]:e.push(w),s++}var O=b===s;if(!O){let w={instancePath:i+"/instrument/errorsMs",schemaPath:"#/properties/instrument/pro\
perties/errorsMs/propertyNames",keyword:"propertyNames",params:{propertyName:y}};e===null?e=[w]:e.push(w),s++}}for(let y in l)G(l[y],{instancePath:i+"/instrumen\
t/errorsMs/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:y,rootData:P,dynamicAnchors:k})||(e=e===null?G.errors:e.concat(G.errors),s=
e.length)}else{let y={instancePath:i+"/instrument/errorsMs",schemaPath:"#/properties/instrument/properties/errorsMs/type",keyword:"type",params:{type:"object"}};
e===null?e=[y]:e.push(y),s++}}if(g.scheduleLagMs!==void 0){let l=g.scheduleLagMs,y=s,b=!1,w=s;if(l!==null){let V={instancePath:i+"/instrument/scheduleLagMs",schemaPath:"\
#/properties/instrument/properties/scheduleLagMs/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[V]:e.push(V),s++}var L=w===s;b=b||L;let $=s;G(l,
{instancePath:i+"/instrument/scheduleLagMs",parentData:g,parentDataProperty:"scheduleLagMs",rootData:P,dynamicAnchors:k})||(e=e===null?G.errors:e.concat(G.errors),
s=e.length);var L=$===s;if(b=b||L,b)s=y,e!==null&&(y?e.length=y:e=null);else{let V={instancePath:i+"/instrument/scheduleLagMs",schemaPath:"#/properties/instrume\
nt/properties/scheduleLagMs/anyOf",keyword:"anyOf",params:{}};e===null?e=[V]:e.push(V),s++}}if(g.verdict!==void 0){let l=g.verdict;if(!(l==="valid"||l==="suspec\
t")){let y={instancePath:i+"/instrument/verdict",schemaPath:"#/properties/instrument/properties/verdict/enum",keyword:"enum",params:{allowedValues:M.properties.
instrument.properties.verdict.enum}};e===null?e=[y]:e.push(y),s++}}if(g.reasons!==void 0){let l=g.reasons;if(Array.isArray(l)){let y=l.length;for(let b=0;b<y;b++){
let w=l[b];if(typeof w=="string"){if(I(w)<1){let $={instancePath:i+"/instrument/reasons/"+b,schemaPath:"#/properties/instrument/properties/reasons/items/minLeng\
th",keyword:"minLength",params:{limit:1}};e===null?e=[$]:e.push($),s++}if(!J.test(w)){let $={instancePath:i+"/instrument/reasons/"+b,schemaPath:"#/properties/in\
strument/properties/reasons/items/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[$]:e.push($),s++}}else{let $={instancePath:i+"/instrument\
/reasons/"+b,schemaPath:"#/properties/instrument/properties/reasons/items/type",keyword:"type",params:{type:"string"}};e===null?e=[$]:e.push($),s++}}}else{let y={
instancePath:i+"/instrument/reasons",schemaPath:"#/properties/instrument/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[y]:e.push(y),
s++}}if(g.marked!==void 0){let l=g.marked;if(Array.isArray(l)){let y=l.length;for(let b=0;b<y;b++){let w=l[b];if(typeof w=="string"){if(!ls.test(w)){let $={instancePath:i+
"/instrument/marked/"+b,schemaPath:"#/properties/instrument/properties/marked/items/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]* (p50|p90|p95|p9\
9|max)$"}};e===null?e=[$]:e.push($),s++}}else{let $={instancePath:i+"/instrument/marked/"+b,schemaPath:"#/properties/instrument/properties/marked/items/type",keyword:"\
type",params:{type:"string"}};e===null?e=[$]:e.push($),s++}}}else{let y={instancePath:i+"/instrument/marked",schemaPath:"#/properties/instrument/properties/mark\
ed/type",keyword:"type",params:{type:"array"}};e===null?e=[y]:e.push(y),s++}}if(g.k6ExitCode!==void 0){let l=g.k6ExitCode;if(!(typeof l=="number"&&!(l%1)&&!isNaN(
l)&&isFinite(l))&&l!==null){let y={instancePath:i+"/instrument/k6ExitCode",schemaPath:"#/properties/instrument/properties/k6ExitCode/type",keyword:"type",params:{
type:M.properties.instrument.properties.k6ExitCode.type}};e===null?e=[y]:e.push(y),s++}}}else{let l={instancePath:i+"/instrument",schemaPath:"#/properties/instr\
ument/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),s++}}if(r.startedAt!==void 0){let g=r.startedAt;if(typeof g=="string"){if(!us.test(g)){
let l={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T[0-9:.]+Z$"}};e===null?e=
[l]:e.push(l),s++}}else{let l={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(
l),s++}}if(r.durationMs!==void 0){let g=r.durationMs;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){let l={instancePath:i+"/durationMs",schemaPath:"#\
/properties/durationMs/type",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),s++}if(typeof g=="number"&&isFinite(g)&&(g<0||isNaN(g))){let l={instancePath:i+
"/durationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),s++}}}else{let g={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),s++}return fr.errors=e,s===0}fr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var ms=cr,Vr={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:openai:chat-completion-chunk",$comment:"Gap G4.7, reading sse.events = chunk\
s-done. Text may be null or left out in a delta, the role may come again, the finish reason may be left out until the last chunk, and the chunk with the token c\
ounts has no choices.",title:"Chunk of a streamed chat completion",type:"object",required:["id","object","created","model","choices"],properties:{id:{type:"stri\
ng",minLength:1},object:{const:"chat.completion.chunk"},created:{type:"integer",minimum:0},model:{type:"string"},choices:{type:"array",items:{type:"object",required:[
"index","delta"],properties:{index:{type:"integer",minimum:0},delta:{type:"object",properties:{role:{type:["string","null"]},content:{type:["string","null"]}}},
finish_reason:{type:["string","null"]}}}},usage:{$ref:"urn:assay:openai:usage"}}},Tr={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:open\
ai:usage",$comment:"Gap G2.4, reading response.fields = openai. The whole may be null, and so may the breakdowns, as several servers send them.",title:"Token co\
unts",type:["object","null"],required:["prompt_tokens","completion_tokens","total_tokens"],properties:{prompt_tokens:{type:"integer",minimum:0},completion_tokens:{
type:"integer",minimum:0},total_tokens:{type:"integer",minimum:0},prompt_tokens_details:{type:["object","null"]},completion_tokens_details:{type:["object","null"]}}};
function W(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=W.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:Tr.type}};e===null?e=[n]:e.push(n),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.prompt_tokens===void 0){let n={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"prompt_tokens"}};e===null?e=[n]:e.push(n),s++}if(r.completion_tokens===void 0){let n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"completion_tokens"}};e===null?e=[n]:e.push(n),s++}if(r.total_tokens===void 0){let n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"total_tokens"}};e===null?e=[n]:e.push(n),s++}if(r.prompt_tokens!==void 0){let n=r.prompt_tokens;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/prompt_tokens",schemaPath:"#/properties/prompt_tokens/type",keyword:"type",params:{type:"inte\
ger"}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/prompt_tokens",schemaPath:"#/properties/prompt_\
tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.completion_tokens!==void 0){let n=r.completion_tokens;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/completion_tokens",schemaPath:"#/properties/completion_tokens/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/completion_tokens",schemaPath:"#/properties\
/completion_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.total_tokens!==void 0){let n=r.total_tokens;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/total_tokens",schemaPath:"#/properties/total_tokens/type",keyword:"type",params:{type:"intege\
r"}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/total_tokens",schemaPath:"#/properties/total_toke\
ns/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.prompt_tokens_details!==void 0){let n=r.prompt_tokens_details;
if(!(n&&typeof n=="object"&&!Array.isArray(n))&&n!==null){let o={instancePath:i+"/prompt_tokens_details",schemaPath:"#/properties/prompt_tokens_details/type",keyword:"\
type",params:{type:Tr.properties.prompt_tokens_details.type}};e===null?e=[o]:e.push(o),s++}}if(r.completion_tokens_details!==void 0){let n=r.completion_tokens_details;
if(!(n&&typeof n=="object"&&!Array.isArray(n))&&n!==null){let o={instancePath:i+"/completion_tokens_details",schemaPath:"#/properties/completion_tokens_details/\
type",keyword:"type",params:{type:Tr.properties.completion_tokens_details.type}};e===null?e=[o]:e.push(o),s++}}}return W.errors=e,s===0}W.evaluated={props:{prompt_tokens:!0,
completion_tokens:!0,total_tokens:!0,prompt_tokens_details:!0,completion_tokens_details:!0},dynamicProps:!1,dynamicItems:!1};function cr(r,{instancePath:i="",parentData:x,
parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=cr.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?
e=[n]:e.push(n),s++}if(r.object===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"object"}};e===null?e=[n]:e.push(
n),s++}if(r.created===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created"}};e===null?e=[n]:e.push(n),s++}
if(r.model===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"model"}};e===null?e=[n]:e.push(n),s++}if(r.choices===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"choices"}};e===null?e=[n]:e.push(n),s++}if(r.id!==void 0){let n=r.
id;if(typeof n=="string"){if(I(n)<1){let o={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(
o),s++}}else{let o={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.object!==void 0&&
r.object!=="chat.completion.chunk"){let n={instancePath:i+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"chat.completion\
.chunk"}};e===null?e=[n]:e.push(n),s++}if(r.created!==void 0){let n=r.created;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/\
created",schemaPath:"#/properties/created/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(
n))){let o={instancePath:i+"/created",schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}
if(r.model!==void 0&&typeof r.model!="string"){let n={instancePath:i+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"}};e===null?
e=[n]:e.push(n),s++}if(r.choices!==void 0){let n=r.choices;if(Array.isArray(n)){let o=n.length;for(let a=0;a<o;a++){let p=n[a];if(p&&typeof p=="object"&&!Array.
isArray(p)){if(p.index===void 0){let u={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items/required",keyword:"required",params:{missingProperty:"\
index"}};e===null?e=[u]:e.push(u),s++}if(p.delta===void 0){let u={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items/required",keyword:"require\
d",params:{missingProperty:"delta"}};e===null?e=[u]:e.push(u),s++}if(p.index!==void 0){let u=p.index;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let h={
instancePath:i+"/choices/"+a+"/index",schemaPath:"#/properties/choices/items/properties/index/type",keyword:"type",params:{type:"integer"}};e===null?e=[h]:e.push(
h),s++}if(typeof u=="number"&&isFinite(u)&&(u<0||isNaN(u))){let h={instancePath:i+"/choices/"+a+"/index",schemaPath:"#/properties/choices/items/properties/index\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),s++}}if(p.delta!==void 0){let u=p.delta;if(u&&typeof u=="object"&&!Array.
isArray(u)){if(u.role!==void 0){let h=u.role;if(typeof h!="string"&&h!==null){let m={instancePath:i+"/choices/"+a+"/delta/role",schemaPath:"#/properties/choices\
/items/properties/delta/properties/role/type",keyword:"type",params:{type:Vr.properties.choices.items.properties.delta.properties.role.type}};e===null?e=[m]:e.push(
m),s++}}if(u.content!==void 0){let h=u.content;if(typeof h!="string"&&h!==null){let m={instancePath:i+"/choices/"+a+"/delta/content",schemaPath:"#/properties/ch\
oices/items/properties/delta/properties/content/type",keyword:"type",params:{type:Vr.properties.choices.items.properties.delta.properties.content.type}};e===null?
e=[m]:e.push(m),s++}}}else{let h={instancePath:i+"/choices/"+a+"/delta",schemaPath:"#/properties/choices/items/properties/delta/type",keyword:"type",params:{type:"\
object"}};e===null?e=[h]:e.push(h),s++}}if(p.finish_reason!==void 0){let u=p.finish_reason;if(typeof u!="string"&&u!==null){let h={instancePath:i+"/choices/"+a+
"/finish_reason",schemaPath:"#/properties/choices/items/properties/finish_reason/type",keyword:"type",params:{type:Vr.properties.choices.items.properties.finish_reason.
type}};e===null?e=[h]:e.push(h),s++}}}else{let u={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items/type",keyword:"type",params:{type:"object"}};
e===null?e=[u]:e.push(u),s++}}}else{let o={instancePath:i+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:
e.push(o),s++}}r.usage!==void 0&&(W(r.usage,{instancePath:i+"/usage",parentData:r,parentDataProperty:"usage",rootData:P,dynamicAnchors:k})||(e=e===null?W.errors:
e.concat(W.errors),s=e.length))}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return cr.errors=
e,s===0}cr.evaluated={props:{id:!0,object:!0,created:!0,model:!0,choices:!0,usage:!0},dynamicProps:!1,dynamicItems:!1};var fs=yr;function yr(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=yr.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),s++}if(r.object===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"object"}};e===null?e=[n]:e.push(n),s++}if(r.created===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
created"}};e===null?e=[n]:e.push(n),s++}if(r.model===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"model"}};
e===null?e=[n]:e.push(n),s++}if(r.choices===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"choices"}};e===null?
e=[n]:e.push(n),s++}if(r.id!==void 0){let n=r.id;if(typeof n=="string"){if(I(n)<1){let o={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"m\
inLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[o]:e.push(o),s++}}if(r.object!==void 0&&r.object!=="chat.completion"){let n={instancePath:i+"/object",schemaPath:"#/properties/object/const",keyword:"\
const",params:{allowedValue:"chat.completion"}};e===null?e=[n]:e.push(n),s++}if(r.created!==void 0){let n=r.created;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n))){let o={instancePath:i+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),s++}if(typeof n==
"number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/created",schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[o]:e.push(o),s++}}if(r.model!==void 0&&typeof r.model!="string"){let n={instancePath:i+"/model",schemaPath:"#/properties/model/type",keyword:"type",
params:{type:"string"}};e===null?e=[n]:e.push(n),s++}if(r.choices!==void 0){let n=r.choices;if(Array.isArray(n)){if(n.length<1){let a={instancePath:i+"/choices",
schemaPath:"#/properties/choices/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[a]:e.push(a),s++}let o=n.length;for(let a=0;a<o;a++){let p=n[a];if(p&&
typeof p=="object"&&!Array.isArray(p)){if(p.index===void 0){let u={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items/required",keyword:"requir\
ed",params:{missingProperty:"index"}};e===null?e=[u]:e.push(u),s++}if(p.message===void 0){let u={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/i\
tems/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[u]:e.push(u),s++}if(p.finish_reason===void 0){let u={instancePath:i+"/choices/"+
a,schemaPath:"#/properties/choices/items/required",keyword:"required",params:{missingProperty:"finish_reason"}};e===null?e=[u]:e.push(u),s++}if(p.index!==void 0){
let u=p.index;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let h={instancePath:i+"/choices/"+a+"/index",schemaPath:"#/properties/choices/items/prop\
erties/index/type",keyword:"type",params:{type:"integer"}};e===null?e=[h]:e.push(h),s++}if(typeof u=="number"&&isFinite(u)&&(u<0||isNaN(u))){let h={instancePath:i+
"/choices/"+a+"/index",schemaPath:"#/properties/choices/items/properties/index/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(
h),s++}}if(p.message!==void 0){let u=p.message;if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.role===void 0){let h={instancePath:i+"/choices/"+a+"/message",schemaPath:"\
#/properties/choices/items/properties/message/required",keyword:"required",params:{missingProperty:"role"}};e===null?e=[h]:e.push(h),s++}if(u.content===void 0){
let h={instancePath:i+"/choices/"+a+"/message",schemaPath:"#/properties/choices/items/properties/message/required",keyword:"required",params:{missingProperty:"c\
ontent"}};e===null?e=[h]:e.push(h),s++}if(u.role!==void 0&&u.role!=="assistant"){let h={instancePath:i+"/choices/"+a+"/message/role",schemaPath:"#/properties/ch\
oices/items/properties/message/properties/role/const",keyword:"const",params:{allowedValue:"assistant"}};e===null?e=[h]:e.push(h),s++}if(u.content!==void 0&&typeof u.
content!="string"){let h={instancePath:i+"/choices/"+a+"/message/content",schemaPath:"#/properties/choices/items/properties/message/properties/content/type",keyword:"\
type",params:{type:"string"}};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:i+"/choices/"+a+"/message",schemaPath:"#/properties/choices/items/propertie\
s/message/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),s++}}if(p.finish_reason!==void 0&&typeof p.finish_reason!="string"){let u={instancePath:i+
"/choices/"+a+"/finish_reason",schemaPath:"#/properties/choices/items/properties/finish_reason/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(
u),s++}}else{let u={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),s++}}}else{
let o={instancePath:i+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),s++}}r.usage!==void 0&&(W(
r.usage,{instancePath:i+"/usage",parentData:r,parentDataProperty:"usage",rootData:P,dynamicAnchors:k})||(e=e===null?W.errors:e.concat(W.errors),s=e.length))}else{
let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return yr.errors=e,s===0}yr.evaluated={props:{id:!0,
object:!0,created:!0,model:!0,choices:!0,usage:!0},dynamicProps:!1,dynamicItems:!1};var cs=hr,Gr={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"ur\
n:assay:openai:error-body-full",$comment:"Gap G7.2, reading errors.body = openai, in full: four keys, of which param and code may be null. A numeric code is a d\
eviation that clients notice, so it is not allowed here.",title:"Error body, in full",type:"object",required:["error"],properties:{error:{type:"object",required:[
"message","type","param","code"],properties:{message:{type:"string"},type:{type:"string"},param:{type:["string","null"]},code:{type:["string","null"]}}}}};function hr(r,{
instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=hr.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&
(f.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.error===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
error"}};e===null?e=[n]:e.push(n),s++}if(r.error!==void 0){let n=r.error;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.message===void 0){let o={instancePath:i+
"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[o]:e.push(o),s++}if(n.type===void 0){let o={
instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[o]:e.push(o),s++}if(n.param===void 0){
let o={instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"param"}};e===null?e=[o]:e.push(o),s++}if(n.code===
void 0){let o={instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"code"}};e===null?e=[o]:e.push(o),s++}
if(n.message!==void 0&&typeof n.message!="string"){let o={instancePath:i+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",
params:{type:"string"}};e===null?e=[o]:e.push(o),s++}if(n.type!==void 0&&typeof n.type!="string"){let o={instancePath:i+"/error/type",schemaPath:"#/properties/e\
rror/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}if(n.param!==void 0){let o=n.param;if(typeof o!="string"&&o!==null){
let a={instancePath:i+"/error/param",schemaPath:"#/properties/error/properties/param/type",keyword:"type",params:{type:Gr.properties.error.properties.param.type}};
e===null?e=[a]:e.push(a),s++}}if(n.code!==void 0){let o=n.code;if(typeof o!="string"&&o!==null){let a={instancePath:i+"/error/code",schemaPath:"#/properties/err\
or/properties/code/type",keyword:"type",params:{type:Gr.properties.error.properties.code.type}};e===null?e=[a]:e.push(a),s++}}}else{let o={instancePath:i+"/erro\
r",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return hr.errors=e,s===0}hr.evaluated={props:{error:!0},dynamicProps:!1,dynamicItems:!1};var ys=gr;function gr(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=gr.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.error===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"error"}};e===null?e=[n]:e.push(n),s++}if(r.error!==void 0){let n=r.error;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.message===
void 0){let o={instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[o]:e.push(o),
s++}if(n.message!==void 0&&typeof n.message!="string"){let o={instancePath:i+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"\
object"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return gr.
errors=e,s===0}gr.evaluated={props:{error:!0},dynamicProps:!1,dynamicItems:!1};var hs=Pr;function Pr(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=Pr.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.object===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"object"}};e===null?e=[n]:e.push(n),s++}if(r.data===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"}};e===null?e=[n]:e.push(n),s++}if(r.object!==void 0&&r.object!=="list"){let n={instancePath:i+"/object",schemaPath:"#/properties/object/c\
onst",keyword:"const",params:{allowedValue:"list"}};e===null?e=[n]:e.push(n),s++}if(r.data!==void 0){let n=r.data;if(Array.isArray(n)){let o=n.length;for(let a=0;a<
o;a++){let p=n[a];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.id===void 0){let u={instancePath:i+"/data/"+a,schemaPath:"#/properties/data/items/required",
keyword:"required",params:{missingProperty:"id"}};e===null?e=[u]:e.push(u),s++}if(p.id!==void 0){let u=p.id;if(typeof u=="string"){if(I(u)<1){let h={instancePath:i+
"/data/"+a+"/id",schemaPath:"#/properties/data/items/properties/id/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:i+
"/data/"+a+"/id",schemaPath:"#/properties/data/items/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),s++}}}else{let u={instancePath:i+
"/data/"+a,schemaPath:"#/properties/data/items/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),s++}}}else{let o={instancePath:i+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[n]:e.push(n),s++}return Pr.errors=e,s===0}Pr.evaluated={props:{object:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var gs=W,Ps=kr;var ks={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:readings",$comment:"One member per key of gaps.json, one branch per reading of tha\
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
$ref:"#/$defs/schemaIdOrOwn"},terminator:{$ref:"#/$defs/text"},usageSwitch:{$ref:"#/$defs/object"}},required:["reading","schema"],additionalProperties:!1}]}},"w\
ebsocket.path":{if:{type:"string"},then:{enum:["same-path"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"same\
-path"},subprotocols:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"other-path"},path:{$ref:"#/$defs/path"},
subprotocols:{$ref:"#/$defs/texts"}},required:["reading","path"],additionalProperties:!1}]}},"websocket.frames":{if:{type:"string"},then:{enum:["chunks"]},else:{
type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"chunks"},schema:{$ref:"#/$defs/schemaId"},terminators:{$ref:"#/$defs/te\
xts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"wrapped"},requestType:{$ref:"#/$defs/text"},requestMember:{$ref:"#/$defs/text"},
typePointer:{$ref:"#/$defs/pointer"},chunkPointer:{$ref:"#/$defs/pointer"},doneTypes:{$ref:"#/$defs/texts"},schema:{$ref:"#/$defs/schemaId"},terminators:{$ref:"\
#/$defs/texts"}},required:["reading","requestType"],additionalProperties:!1}]}},"websocket.auth":{if:{type:"string"},then:{enum:["bearer"]},else:{type:"object",
discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"bearer"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"\
subprotocol"},prefix:{$ref:"#/$defs/text"}},required:["reading","prefix"],additionalProperties:!1},{properties:{reading:{const:"first-message"},field:{$ref:"#/$\
defs/text"}},required:["reading","field"],additionalProperties:!1},{properties:{reading:{const:"query"},name:{$ref:"#/$defs/text"}},required:["reading","name"],
additionalProperties:!1}]}},"endpoints.other":{if:{type:"string"},then:{enum:["openai"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{
reading:{const:"openai"},endpoints:{$ref:"#/$defs/endpoints"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"list"},endpoints:{$ref:"\
#/$defs/endpoints"}},required:["reading","endpoints"],additionalProperties:!1}]}},"key.lifetime":{if:{type:"string"},then:{enum:["unlimited"]},else:{type:"objec\
t",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"unlimited"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"\
seconds"},seconds:{$ref:"#/$defs/seconds"}},required:["reading","seconds"],additionalProperties:!1}]}},"key.scopes":{type:"object",discriminator:{propertyName:"\
reading"},oneOf:[{properties:{reading:{const:"list"},scopes:{$ref:"#/$defs/texts"}},required:["reading","scopes"],additionalProperties:!1}]},"key.rotation":{type:"\
object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"endpoint"},method:{$ref:"#/$defs/method"},path:{$ref:"#/$defs/path"},effect:{
$ref:"#/$defs/text"}},required:["reading","method","path","effect"],additionalProperties:!1}]},"key.revocation":{type:"object",discriminator:{propertyName:"read\
ing"},oneOf:[{properties:{reading:{const:"endpoint"},method:{$ref:"#/$defs/method"},path:{$ref:"#/$defs/path"},effect:{$ref:"#/$defs/text"}},required:["reading",
"method","path","effect"],additionalProperties:!1}]},"errors.missingKey":{if:{type:"string"},then:{enum:["401","403"]},else:{type:"object",discriminator:{propertyName:"\
reading"},oneOf:[{properties:{reading:{const:"401"},status:{$ref:"#/$defs/statuses"},tolerated:{$ref:"#/$defs/tolerated"}},required:["reading"],additionalProperties:!1},
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
{properties:{reading:{const:"type-timestamp-data"},schema:{$ref:"#/$defs/schemaId"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"\
openai"},schema:{$ref:"#/$defs/schemaId"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"cloudevents"},schema:{$ref:"#/$defs/schema\
Id"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"custom"},schema:{$ref:"#/$defs/schemaIdOrOwn"},typePointer:{$ref:"#/$defs/point\
er"},timePointer:{$ref:"#/$defs/pointer"}},required:["reading","schema"],additionalProperties:!1}]}},"webhooks.delivery":{if:{type:"string"},then:{enum:["post-j\
son"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"post-json"},deadlineSeconds:{$ref:"#/$defs/seconds"},arrivalSeconds:{
$ref:"#/$defs/seconds"},quietSeconds:{$ref:"#/$defs/seconds"},timeScale:{$ref:"#/$defs/seconds"}},required:["reading"],additionalProperties:!1}]}},"webhooks.ret\
ry":{if:{type:"string"},then:{enum:["same-id","none"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"same-id"},
delaysSeconds:{type:"array",minItems:1,items:{$ref:"#/$defs/seconds"}},waitSeconds:{$ref:"#/$defs/seconds"}},required:["reading"],additionalProperties:!1},{properties:{
reading:{const:"none"}},required:["reading"],additionalProperties:!1}]}},"webhooks.signature":{if:{type:"string"},then:{enum:["standard-v1","standard-v1a","stri\
pe","github","none"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"standard-v1"},toleranceSeconds:{$ref:"#/$de\
fs/seconds"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"standard-v1a"},toleranceSeconds:{$ref:"#/$defs/seconds"}},required:["re\
ading"],additionalProperties:!1},{properties:{reading:{const:"stripe"},toleranceSeconds:{$ref:"#/$defs/seconds"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"github"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"none"}},required:["reading"],additionalProperties:!1}]}},
"webhooks.trigger":{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"operation"},method:{$ref:"#/$defs/method"},path:{$ref:"\
#/$defs/path"},body:{$ref:"#/$defs/object"},type:{$ref:"#/$defs/text"}},required:["reading","method","path"],additionalProperties:!1}]},"webhooks.registration":{
if:{type:"string"},then:{enum:["manual"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"manual"}},required:["re\
ading"],additionalProperties:!1},{properties:{reading:{const:"rest"},method:{$ref:"#/$defs/method"},path:{$ref:"#/$defs/path"},body:{$ref:"#/$defs/object"},idPointer:{
$ref:"#/$defs/pointer"},secretPointer:{$ref:"#/$defs/pointer"},removePath:{$ref:"#/$defs/path"},rotatePath:{$ref:"#/$defs/path"},listPath:{$ref:"#/$defs/path"}},
required:["reading","method","path","body"],additionalProperties:!1},{properties:{reading:{const:"per-request"},field:{$ref:"#/$defs/text"}},required:["reading",
"field"],additionalProperties:!1}]}},"limits.quota":{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"list"},quotas:{type:"\
array",minItems:1,items:{type:"object",required:["quota","unit","scope"],additionalProperties:!1,properties:{quota:{type:"integer",minimum:1},unit:{enum:["reque\
sts","tokens","concurrent"]},windowSeconds:{$ref:"#/$defs/seconds"},scope:{enum:["key","account","address"]}}}}},required:["reading","quotas"],additionalProperties:!1}]},
"limits.headers":{if:{type:"string"},then:{enum:["x-ratelimit-durations","ratelimit-fields","ratelimit-03","x-ratelimit-epoch","anthropic","none"]},else:{type:"\
object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"x-ratelimit-durations"}},required:["reading"],additionalProperties:!1},{properties:{
reading:{const:"ratelimit-fields"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"ratelimit-03"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"x-ratelimit-epoch"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"anthropic"}},required:["reading"],additionalProperties:!1},
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
ray",uniqueItems:!0,items:{type:"integer",minimum:100,maximum:599}},schemaId:{title:"Id of a schema that Assay ships",type:"string",pattern:"^urn:assay:"},schemaIdOrOwn:{
title:"Id of a schema that Assay ships, or a schema of the deployment's own (JSON Schema 2020-12)",type:["string","object"],pattern:"^urn:assay:"},object:{type:"\
object"},endpoints:{type:"array",items:{type:"object",required:["method","path"],additionalProperties:!1,properties:{method:{$ref:"#/$defs/method"},path:{$ref:"\
#/$defs/path"}}}},seconds:{type:"number",exclusiveMinimum:0}}};function _(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=_.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),Array.isArray(r)){let n=r.length;for(let p=0;p<n;p++){let u=r[p];if(typeof u=="string"){if(I(u)<1){let h={instancePath:i+
"/"+p,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:i+"/"+p,schemaPath:"#/items/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),s++}}let o=r.length,a;if(o>1){let p={};for(;o--;){let u=r[o];if(typeof u=="string"){if(typeof p[u]==
"number"){a=p[u];let h={instancePath:i,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:o,j:a}};e===null?e=[h]:e.push(h),s++;break}p[u]=o}}}}else{let n={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),s++}return _.errors=e,s===0}_.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};function le(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=le.evaluated;if(f.dynamicProps&&
(f.props=void 0),f.dynamicItems&&(f.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="list"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[a]:e.push(a),s++}if(r.names===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"names"}};e===
null?e=[a]:e.push(a),s++}for(let a in r)if(!(a==="reading"||a==="names")){let p={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:a}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="list"){let a={instancePath:i+"/reading",schemaPath:"#\
/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[a]:e.push(a),s++}r.names!==void 0&&(_(r.names,{instancePath:i+"/nam\
es",parentData:r,parentDataProperty:"names",rootData:P,dynamicAnchors:k})||(e=e===null?_.errors:e.concat(_.errors),s=e.length))}var n=!0}else{let a={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}else{let a={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}}else{let o={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return le.errors=e,f.props=n,s===0}le.evaluated={dynamicProps:!0,dynamicItems:!1};var ie={
if:{type:"string"},then:{enum:["model+messages","all-four","messages"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{
const:"model+messages"},required:{const:["model","messages"]}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"all-four"},required:{const:[
"model","messages","max_tokens","temperature"]}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"messages"},required:{const:["message\
s"]}},required:["reading"],additionalProperties:!1}]}},Ur=Br().default;function ue(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){
let e=null,s=0,f=ue.evaluated;f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let m={};e===null?e=[m]:
e.push(m),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(p){let m=s;if(!(r==="model+messages"||r==="all-four"||r==="messages")){let d={instancePath:i,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:ie.then.enum}};e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="then"}else{let m=s;if(r&&typeof r==
"object"&&!Array.isArray(r)){let d=r.reading;if(typeof d=="string")if(d==="model+messages"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t===
"reading"||t==="required")){let c={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="model+messages"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading\
/const",keyword:"const",params:{allowedValue:"model+messages"}};e===null?e=[t]:e.push(t),s++}if(r.required!==void 0&&!Ur(r.required,ie.else.oneOf[0].properties.
required.const)){let t={instancePath:i+"/required",schemaPath:"#/else/oneOf/0/properties/required/const",keyword:"const",params:{allowedValue:ie.else.oneOf[0].properties.
required.const}};e===null?e=[t]:e.push(t),s++}}var h=!0}else if(d==="all-four"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t===
"required")){let c={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:
e.push(c),s++}if(r.reading!==void 0&&r.reading!=="all-four"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"cons\
t",params:{allowedValue:"all-four"}};e===null?e=[t]:e.push(t),s++}if(r.required!==void 0&&!Ur(r.required,ie.else.oneOf[1].properties.required.const)){let t={instancePath:i+
"/required",schemaPath:"#/else/oneOf/1/properties/required/const",keyword:"const",params:{allowedValue:ie.else.oneOf[1].properties.required.const}};e===null?e=[
t]:e.push(t),s++}}h!==!0&&(h=!0)}else if(d==="messages"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#\
/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="required")){
let c={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}
if(r.reading!==void 0&&r.reading!=="messages"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"\
messages"}};e===null?e=[t]:e.push(t),s++}if(r.required!==void 0&&!Ur(r.required,ie.else.oneOf[2].properties.required.const)){let t={instancePath:i+"/required",schemaPath:"\
#/else/oneOf/2/properties/required/const",keyword:"const",params:{allowedValue:ie.else.oneOf[2].properties.required.const}};e===null?e=[t]:e.push(t),s++}}h!==!0&&
(h=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:d}};e===null?e=[t]:e.
push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:d}};e===null?e=[t]:e.
push(t),s++}}else{let d={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="else"}if(!o){
let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[m]:e.push(m),s++}return ue.errors=e,f.props=h,s===0}ue.evaluated={dynamicProps:!0,
dynamicItems:!1};var ws={if:{type:"string"},then:{enum:["discovery","any"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{
const:"discovery"},path:{$ref:"#/$defs/path"},schema:{$ref:"#/$defs/schemaId"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"list"},
models:{type:"array",items:{type:"string",minLength:1},uniqueItems:!0,minItems:1}},required:["reading","models"],additionalProperties:!1},{properties:{reading:{
const:"any"}},required:["reading"],additionalProperties:!1}]}};var bs=new RegExp("^/(?!/)[^\\s#]*$","u");function U(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,
f=U.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),typeof r=="string"){if(!bs.test(r)){let n={instancePath:i,schemaPath:"#/patte\
rn",keyword:"pattern",params:{pattern:"^/(?!/)[^\\s#]*$"}};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
string"}};e===null?e=[n]:e.push(n),s++}return U.errors=e,s===0}U.evaluated={dynamicProps:!1,dynamicItems:!1};var Xr=new RegExp("^urn:assay:","u");function T(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=T.
evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),typeof r=="string"){if(!Xr.test(r)){let n={instancePath:i,schemaPath:"#/pattern",
keyword:"pattern",params:{pattern:"^urn:assay:"}};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"stri\
ng"}};e===null?e=[n]:e.push(n),s++}return T.errors=e,s===0}T.evaluated={dynamicProps:!1,dynamicItems:!1};function de(r,{instancePath:i="",parentData:x,parentDataProperty:A,
rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=de.evaluated;f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0);let n=s,o=!0,a=s;if(typeof r!=
"string"){let m={};e===null?e=[m]:e.push(m),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(p){let m=s;if(!(r==="discovery"||r==="any")){let d={instancePath:i,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:ws.then.enum}};e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="then"}else{let m=s;if(r&&typeof r==
"object"&&!Array.isArray(r)){let d=r.reading;if(typeof d=="string")if(d==="discovery"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={
instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t===
"reading"||t==="path"||t==="schema")){let c={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="discovery"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/cons\
t",keyword:"const",params:{allowedValue:"discovery"}};e===null?e=[t]:e.push(t),s++}r.path!==void 0&&(U(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"\
path",rootData:P,dynamicAnchors:k})||(e=e===null?U.errors:e.concat(U.errors),s=e.length)),r.schema!==void 0&&(T(r.schema,{instancePath:i+"/schema",parentData:r,
parentDataProperty:"schema",rootData:P,dynamicAnchors:k})||(e=e===null?T.errors:e.concat(T.errors),s=e.length))}var h=!0}else if(d==="list"){if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[t]:e.push(t),s++}if(r.models===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"models"}};
e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="models")){let c={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="list"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[t]:e.push(t),s++}if(r.models!==void 0){let t=r.models;if(Array.
isArray(t)){if(t.length<1){let g={instancePath:i+"/models",schemaPath:"#/else/oneOf/1/properties/models/minItems",keyword:"minItems",params:{limit:1}};e===null?
e=[g]:e.push(g),s++}let c=t.length;for(let g=0;g<c;g++){let l=t[g];if(typeof l=="string"){if(I(l)<1){let y={instancePath:i+"/models/"+g,schemaPath:"#/else/oneOf\
/1/properties/models/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/models/"+g,schemaPath:"#/\
else/oneOf/1/properties/models/items/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),s++}}let O=t.length,L;if(O>1){let g={};for(;O--;){let l=t[O];
if(typeof l=="string"){if(typeof g[l]=="number"){L=g[l];let y={instancePath:i+"/models",schemaPath:"#/else/oneOf/1/properties/models/uniqueItems",keyword:"uniqu\
eItems",params:{i:O,j:L}};e===null?e=[y]:e.push(y),s++;break}g[l]=O}}}}else{let c={instancePath:i+"/models",schemaPath:"#/else/oneOf/1/properties/models/type",keyword:"\
type",params:{type:"array"}};e===null?e=[c]:e.push(c),s++}}}h!==!0&&(h=!0)}else if(d==="any"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!==
"reading"){let c={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.
push(c),s++}if(r.reading!==void 0&&r.reading!=="any"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{
allowedValue:"any"}};e===null?e=[t]:e.push(t),s++}}h!==!0&&(h=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"reading",tagValue:d}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"\
tag",tag:"reading",tagValue:d}};e===null?e=[t]:e.push(t),s++}}else{let d={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?
e=[d]:e.push(d),s++}var p=m===s;o=p,u="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[m]:e.push(m),s++}
return de.errors=e,f.props=h,s===0}de.evaluated={dynamicProps:!0,dynamicItems:!1};var qs={if:{type:"string"},then:{enum:["openai"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"openai"},roles:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{
const:"list"},roles:{$ref:"#/$defs/texts"}},required:["reading","roles"],additionalProperties:!1}]}};function me(r,{instancePath:i="",parentData:x,parentDataProperty:A,
rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=me.evaluated;f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0);let n=s,o=!0,a=s;if(typeof r!=
"string"){let m={};e===null?e=[m]:e.push(m),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(p){let m=s;if(r!=="openai"){let d={instancePath:i,schemaPath:"\
#/then/enum",keyword:"enum",params:{allowedValues:qs.then.enum}};e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="then"}else{let m=s;if(r&&typeof r=="object"&&!Array.
isArray(r)){let d=r.reading;if(typeof d=="string")if(d==="openai"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="roles")){let c={
instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.
reading!==void 0&&r.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
openai"}};e===null?e=[t]:e.push(t),s++}r.roles!==void 0&&(_(r.roles,{instancePath:i+"/roles",parentData:r,parentDataProperty:"roles",rootData:P,dynamicAnchors:k})||
(e=e===null?_.errors:e.concat(_.errors),s=e.length))}var h=!0}else if(d==="list"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.roles===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"roles"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="r\
oles")){let c={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(
c),s++}if(r.reading!==void 0&&r.reading!=="list"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{
allowedValue:"list"}};e===null?e=[t]:e.push(t),s++}r.roles!==void 0&&(_(r.roles,{instancePath:i+"/roles",parentData:r,parentDataProperty:"roles",rootData:P,dynamicAnchors:k})||
(e=e===null?_.errors:e.concat(_.errors),s=e.length))}h!==!0&&(h=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"mapping",tag:"reading",tagValue:d}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"reading",tagValue:d}};e===null?e=[t]:e.push(t),s++}}else{let d={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};
e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[m]:e.push(
m),s++}return me.errors=e,f.props=h,s===0}me.evaluated={dynamicProps:!0,dynamicItems:!1};var vs={if:{type:"string"},then:{enum:["openai","bare"]},else:{type:"ob\
ject",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"openai"},schema:{$ref:"#/$defs/schemaId"},object:{$ref:"#/$defs/text"},role:{$ref:"\
#/$defs/text"},finishReasons:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"bare"}},required:["reading"],additionalProperties:!1}]}};function N(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=N.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),typeof r=="string"){if(I(r)<1){let n={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1}};e===
null?e=[n]:e.push(n),s++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),s++}return N.errors=e,s===
0}N.evaluated={dynamicProps:!1,dynamicItems:!1};function fe(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,
s=0,f=fe.evaluated;f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let m={};e===null?e=[m]:e.push(m),s++}
var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(p){let m=s;if(!(r==="openai"||r==="bare")){let d={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",
params:{allowedValues:vs.then.enum}};e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="then"}else{let m=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let d=r.reading;
if(typeof d=="string")if(d==="openai"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/requ\
ired",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="schema"||t==="object"||t==="ro\
le"||t==="finishReasons")){let c={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",
keyword:"const",params:{allowedValue:"openai"}};e===null?e=[t]:e.push(t),s++}r.schema!==void 0&&(T(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"\
schema",rootData:P,dynamicAnchors:k})||(e=e===null?T.errors:e.concat(T.errors),s=e.length)),r.object!==void 0&&(N(r.object,{instancePath:i+"/object",parentData:r,
parentDataProperty:"object",rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:e.concat(N.errors),s=e.length)),r.role!==void 0&&(N(r.role,{instancePath:i+"/rol\
e",parentData:r,parentDataProperty:"role",rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:e.concat(N.errors),s=e.length)),r.finishReasons!==void 0&&(_(r.finishReasons,
{instancePath:i+"/finishReasons",parentData:r,parentDataProperty:"finishReasons",rootData:P,dynamicAnchors:k})||(e=e===null?_.errors:e.concat(_.errors),s=e.length))}
var h=!0}else if(d==="bare"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let c={instancePath:i,schemaPath:"#/else/oneOf/1/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="bare"){let t={
instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"bare"}};e===null?e=[t]:e.push(t),s++}}h!==!0&&
(h=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:d}};e===null?e=[t]:e.
push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:d}};e===null?e=[t]:e.
push(t),s++}}else{let d={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="else"}if(!o){
let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[m]:e.push(m),s++}return fe.errors=e,f.props=h,s===0}fe.evaluated={dynamicProps:!0,
dynamicItems:!1};var $s={if:{type:"string"},then:{enum:["opaque"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"\
opaque"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"pattern"},pattern:{$ref:"#/$defs/text"}},required:["reading","pattern"],additionalProperties:!1}]}};
function ce(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=ce.evaluated;f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let m={};e===null?e=[m]:e.push(m),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=
null);let u;if(p){let m=s;if(r!=="opaque"){let d={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:$s.then.enum}};e===null?e=[d]:e.push(
d),s++}var p=m===s;o=p,u="then"}else{let m=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let d=r.reading;if(typeof d=="string")if(d==="opaque"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let c={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="opaque"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"opaque"}};e===null?e=[t]:e.push(t),s++}}var h=!0}else if(d==="pattern"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}if(r.pattern===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"\
pattern"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="pattern")){let c={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="pattern"){let t={instancePath:i+"\
/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"pattern"}};e===null?e=[t]:e.push(t),s++}r.pattern!==void 0&&
(N(r.pattern,{instancePath:i+"/pattern",parentData:r,parentDataProperty:"pattern",rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:e.concat(N.errors),s=e.length))}
h!==!0&&(h=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:d}};e===null?
e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:d}};e===null?
e=[t]:e.push(t),s++}}else{let d={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="\
else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[m]:e.push(m),s++}return ce.errors=e,f.props=h,s===0}ce.
evaluated={dynamicProps:!0,dynamicItems:!1};var js={if:{type:"string"},then:{enum:["none"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{
reading:{const:"none"}},required:["reading"],additionalProperties:!1}]}};function ye(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){
let e=null,s=0,f=ye.evaluated;f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let m={};e===null?e=[m]:
e.push(m),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(p){let m=s;if(r!=="none"){let d={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{
allowedValues:js.then.enum}};e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="then"}else{let m=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let d=r.reading;if(typeof d==
"string")if(d==="none"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let c={instancePath:i,schemaPath:"#/else/oneOf/0/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="none"){let t={
instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"none"}};e===null?e=[t]:e.push(t),s++}}var h=!0}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:d}};e===null?e=[t]:e.push(t),s++}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:d}};e===null?e=[t]:e.push(t),s++}}else{
let d={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="else"}if(!o){let m={instancePath:i,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[m]:e.push(m),s++}return ye.errors=e,f.props=h,s===0}ye.evaluated={dynamicProps:!0,dynamicItems:!1};
var xs={if:{type:"string"},then:{enum:["email-password-name"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"em\
ail-password-name"},fields:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"template"},body:{$ref:"#/$defs/obj\
ect"}},required:["reading","body"],additionalProperties:!1}]}};function K(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=K.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r))){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[n]:e.push(n),s++}return K.errors=e,s===0}K.evaluated={dynamicProps:!1,dynamicItems:!1};function he(r,{instancePath:i="",parentData:x,parentDataProperty:A,
rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=he.evaluated;f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0);let n=s,o=!0,a=s;if(typeof r!=
"string"){let m={};e===null?e=[m]:e.push(m),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(p){let m=s;if(r!=="email-password-name"){let d={instancePath:i,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:xs.then.enum}};e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="then"}else{let m=s;if(r&&typeof r==
"object"&&!Array.isArray(r)){let d=r.reading;if(typeof d=="string")if(d==="email-password-name"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t===
"reading"||t==="fields")){let c={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===
null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="email-password-name"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/readin\
g/const",keyword:"const",params:{allowedValue:"email-password-name"}};e===null?e=[t]:e.push(t),s++}r.fields!==void 0&&(_(r.fields,{instancePath:i+"/fields",parentData:r,
parentDataProperty:"fields",rootData:P,dynamicAnchors:k})||(e=e===null?_.errors:e.concat(_.errors),s=e.length))}var h=!0}else if(d==="template"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}if(r.body===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"bo\
dy"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="body")){let c={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="template"){let t={instancePath:i+"/reading",
schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"template"}};e===null?e=[t]:e.push(t),s++}r.body!==void 0&&(K(r.body,{
instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:P,dynamicAnchors:k})||(e=e===null?K.errors:e.concat(K.errors),s=e.length))}h!==!0&&(h=!0)}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:d}};e===null?e=[t]:e.push(t),s++}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:d}};e===null?e=[t]:e.push(t),s++}}else{
let d={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="else"}if(!o){let m={instancePath:i,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[m]:e.push(m),s++}return he.errors=e,f.props=h,s===0}he.evaluated={dynamicProps:!0,dynamicItems:!1};
var Os={if:{type:"string"},then:{enum:["key-pointer","mail"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"key\
-pointer"},pointers:{type:"array",minItems:1,items:{$ref:"#/$defs/pointer"}}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"mail"}},
required:["reading"],additionalProperties:!1}]}};var As=new RegExp("^(/.*)?$","u");function B(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=B.evaluated;
if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),typeof r=="string"){if(!As.test(r)){let n={instancePath:i,schemaPath:"#/pattern",keyword:"p\
attern",params:{pattern:"^(/.*)?$"}};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?
e=[n]:e.push(n),s++}return B.errors=e,s===0}B.evaluated={dynamicProps:!1,dynamicItems:!1};function ge(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,
dynamicAnchors:k={}}={}){let e=null,s=0,f=ge.evaluated;f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){
let m={};e===null?e=[m]:e.push(m),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(p){let m=s;if(!(r==="key-pointer"||r==="mail")){let d={instancePath:i,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Os.then.enum}};e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="then"}else{let m=s;if(r&&typeof r==
"object"&&!Array.isArray(r)){let d=r.reading;if(typeof d=="string")if(d==="key-pointer"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={
instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t===
"reading"||t==="pointers")){let c={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="key-pointer"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/co\
nst",keyword:"const",params:{allowedValue:"key-pointer"}};e===null?e=[t]:e.push(t),s++}if(r.pointers!==void 0){let t=r.pointers;if(Array.isArray(t)){if(t.length<
1){let O={instancePath:i+"/pointers",schemaPath:"#/else/oneOf/0/properties/pointers/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[O]:e.push(O),s++}
let c=t.length;for(let O=0;O<c;O++)B(t[O],{instancePath:i+"/pointers/"+O,parentData:t,parentDataProperty:O,rootData:P,dynamicAnchors:k})||(e=e===null?B.errors:e.
concat(B.errors),s=e.length)}else{let c={instancePath:i+"/pointers",schemaPath:"#/else/oneOf/0/properties/pointers/type",keyword:"type",params:{type:"array"}};e===
null?e=[c]:e.push(c),s++}}}var h=!0}else if(d==="mail"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/\
else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let c={instancePath:i,
schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&
r.reading!=="mail"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"mail"}};e===null?
e=[t]:e.push(t),s++}}h!==!0&&(h=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:d}};
e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:d}};
e===null?e=[t]:e.push(t),s++}}else{let d={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}var p=m===
s;o=p,u="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[m]:e.push(m),s++}return ge.errors=e,f.props=h,
s===0}ge.evaluated={dynamicProps:!0,dynamicItems:!1};var Ds={if:{type:"string"},then:{enum:["at-least-one","minus-one-unlimited"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"at-least-one"},minimum:{const:1}},required:["reading"],additionalProperties:!1},{properties:{reading:{
const:"minus-one-unlimited"},minimum:{const:1},unlimited:{const:-1}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"range"},minimum:{
type:"integer"},maximum:{type:"integer",minimum:1}},required:["reading","minimum","maximum"],additionalProperties:!1}]}};function Pe(r,{instancePath:i="",parentData:x,
parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=Pe.evaluated;f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0);let n=s,
o=!0,a=s;if(typeof r!="string"){let m={};e===null?e=[m]:e.push(m),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(p){let m=s;if(!(r==="at-least-one"||
r==="minus-one-unlimited")){let d={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Ds.then.enum}};e===null?e=[d]:e.push(d),s++}var p=m===
s;o=p,u="then"}else{let m=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let d=r.reading;if(typeof d=="string")if(d==="at-least-one"){if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="minimum")){let c={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="at-least-one"){let t={instancePath:i+"/reading",
schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"at-least-one"}};e===null?e=[t]:e.push(t),s++}if(r.minimum!==void 0&&r.
minimum!==1){let t={instancePath:i+"/minimum",schemaPath:"#/else/oneOf/0/properties/minimum/const",keyword:"const",params:{allowedValue:1}};e===null?e=[t]:e.push(
t),s++}}var h=!0}else if(d==="minus-one-unlimited"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else\
/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="minimum"||t==="un\
limited")){let c={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.
push(c),s++}if(r.reading!==void 0&&r.reading!=="minus-one-unlimited"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"\
const",params:{allowedValue:"minus-one-unlimited"}};e===null?e=[t]:e.push(t),s++}if(r.minimum!==void 0&&r.minimum!==1){let t={instancePath:i+"/minimum",schemaPath:"\
#/else/oneOf/1/properties/minimum/const",keyword:"const",params:{allowedValue:1}};e===null?e=[t]:e.push(t),s++}if(r.unlimited!==void 0&&r.unlimited!==-1){let t={
instancePath:i+"/unlimited",schemaPath:"#/else/oneOf/1/properties/unlimited/const",keyword:"const",params:{allowedValue:-1}};e===null?e=[t]:e.push(t),s++}}h!==!0&&
(h=!0)}else if(d==="range"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.minimum===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"\
required",params:{missingProperty:"minimum"}};e===null?e=[t]:e.push(t),s++}if(r.maximum===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"\
required",params:{missingProperty:"maximum"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="minimum"||t==="maximum")){let c={instancePath:i,
schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&
r.reading!=="range"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"range"}};e===null?
e=[t]:e.push(t),s++}if(r.minimum!==void 0){let t=r.minimum;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let c={instancePath:i+"/minimum",schemaPath:"\
#/else/oneOf/2/properties/minimum/type",keyword:"type",params:{type:"integer"}};e===null?e=[c]:e.push(c),s++}}if(r.maximum!==void 0){let t=r.maximum;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let c={instancePath:i+"/maximum",schemaPath:"#/else/oneOf/2/properties/maximum/type",keyword:"type",params:{type:"int\
eger"}};e===null?e=[c]:e.push(c),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let c={instancePath:i+"/maximum",schemaPath:"#/else/oneOf/2/properties\
/maximum/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[c]:e.push(c),s++}}}h!==!0&&(h=!0)}else{let t={instancePath:i,schemaPath:"#/els\
e/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:d}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:d}};e===null?e=[t]:e.push(t),s++}}else{let d={instancePath:i,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:u}};e===null?e=[m]:e.push(m),s++}return Pe.errors=e,f.props=h,s===0}Pe.evaluated={dynamicProps:!0,dynamicItems:!1};var Ns={if:{type:"\
string"},then:{enum:["0..2","0..1"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"0..2"},minimum:{const:0},maximum:{
const:2}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"0..1"},minimum:{const:0},maximum:{const:1}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"range"},minimum:{type:"number"},maximum:{type:"number"}},required:["reading","minimum","maximum"],additionalProperties:!1}]}};function ke(r,{
instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=ke.evaluated;f.dynamicProps&&(f.props=void 0),f.dynamicItems&&
(f.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let m={};e===null?e=[m]:e.push(m),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(p){let m=s;
if(!(r==="0..2"||r==="0..1")){let d={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Ns.then.enum}};e===null?e=[d]:e.push(d),s++}var p=m===
s;o=p,u="then"}else{let m=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let d=r.reading;if(typeof d=="string")if(d==="0..2"){if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(
t),s++}for(let t in r)if(!(t==="reading"||t==="minimum"||t==="maximum")){let c={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="0..2"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"0..2"}};e===null?e=[t]:e.push(t),s++}if(r.minimum!==void 0&&r.minimum!==0){let t={
instancePath:i+"/minimum",schemaPath:"#/else/oneOf/0/properties/minimum/const",keyword:"const",params:{allowedValue:0}};e===null?e=[t]:e.push(t),s++}if(r.maximum!==
void 0&&r.maximum!==2){let t={instancePath:i+"/maximum",schemaPath:"#/else/oneOf/0/properties/maximum/const",keyword:"const",params:{allowedValue:2}};e===null?e=
[t]:e.push(t),s++}}var h=!0}else if(d==="0..1"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/one\
Of/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="minimum"||t==="maximu\
m")){let c={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(
c),s++}if(r.reading!==void 0&&r.reading!=="0..1"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{
allowedValue:"0..1"}};e===null?e=[t]:e.push(t),s++}if(r.minimum!==void 0&&r.minimum!==0){let t={instancePath:i+"/minimum",schemaPath:"#/else/oneOf/1/properties/\
minimum/const",keyword:"const",params:{allowedValue:0}};e===null?e=[t]:e.push(t),s++}if(r.maximum!==void 0&&r.maximum!==1){let t={instancePath:i+"/maximum",schemaPath:"\
#/else/oneOf/1/properties/maximum/const",keyword:"const",params:{allowedValue:1}};e===null?e=[t]:e.push(t),s++}}h!==!0&&(h=!0)}else if(d==="range"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}if(r.minimum===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"\
minimum"}};e===null?e=[t]:e.push(t),s++}if(r.maximum===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"\
maximum"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="minimum"||t==="maximum")){let c={instancePath:i,schemaPath:"#/else/oneOf/2/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="range"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"range"}};e===null?e=[t]:e.push(t),s++}if(r.minimum!==void 0){
let t=r.minimum;if(!(typeof t=="number"&&isFinite(t))){let c={instancePath:i+"/minimum",schemaPath:"#/else/oneOf/2/properties/minimum/type",keyword:"type",params:{
type:"number"}};e===null?e=[c]:e.push(c),s++}}if(r.maximum!==void 0){let t=r.maximum;if(!(typeof t=="number"&&isFinite(t))){let c={instancePath:i+"/maximum",schemaPath:"\
#/else/oneOf/2/properties/maximum/type",keyword:"type",params:{type:"number"}};e===null?e=[c]:e.push(c),s++}}}h!==!0&&(h=!0)}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:d}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:d}};e===null?e=[t]:e.push(t),s++}}else{let d={instancePath:i,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:u}};e===null?e=[m]:e.push(m),s++}return ke.errors=e,f.props=h,s===0}ke.evaluated={dynamicProps:!0,dynamicItems:!1};var _s={if:{type:"\
string"},then:{enum:["same-path"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"same-path"}},required:["readin\
g"],additionalProperties:!1},{properties:{reading:{const:"other-path"},path:{$ref:"#/$defs/path"}},required:["reading","path"],additionalProperties:!1}]}};function we(r,{
instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=we.evaluated;f.dynamicProps&&(f.props=void 0),f.dynamicItems&&
(f.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let m={};e===null?e=[m]:e.push(m),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(p){let m=s;
if(r!=="same-path"){let d={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:_s.then.enum}};e===null?e=[d]:e.push(d),s++}var p=m===s;
o=p,u="then"}else{let m=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let d=r.reading;if(typeof d=="string")if(d==="same-path"){if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=
[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let c={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="same-path"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/\
properties/reading/const",keyword:"const",params:{allowedValue:"same-path"}};e===null?e=[t]:e.push(t),s++}}var h=!0}else if(d==="other-path"){if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[t]:e.push(t),s++}if(r.path===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"path"}};
e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="path")){let c={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="other-path"){let t={instancePath:i+"/reading",
schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"other-path"}};e===null?e=[t]:e.push(t),s++}r.path!==void 0&&(U(r.path,
{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:P,dynamicAnchors:k})||(e=e===null?U.errors:e.concat(U.errors),s=e.length))}h!==!0&&(h=!0)}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:d}};e===null?e=[t]:e.push(t),s++}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:d}};e===null?e=[t]:e.push(t),s++}}else{
let d={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="else"}if(!o){let m={instancePath:i,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[m]:e.push(m),s++}return we.errors=e,f.props=h,s===0}we.evaluated={dynamicProps:!0,dynamicItems:!1};
var Ss={if:{type:"string"},then:{enum:["stream-true","accept"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"s\
tream-true"},field:{$ref:"#/$defs/text"},value:{const:!0}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"accept"},mediaType:{$ref:"\
#/$defs/text"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"query"},name:{$ref:"#/$defs/text"},value:{$ref:"#/$defs/text"}},required:[
"reading","name","value"],additionalProperties:!1}]}};function be(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,
s=0,f=be.evaluated;f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let m={};e===null?e=[m]:e.push(m),s++}
var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(p){let m=s;if(!(r==="stream-true"||r==="accept")){let d={instancePath:i,schemaPath:"#/then/enum",keyword:"\
enum",params:{allowedValues:Ss.then.enum}};e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="then"}else{let m=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let d=r.
reading;if(typeof d=="string")if(d==="stream-true"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else\
/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="field"||t==="valu\
e")){let c={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(
c),s++}if(r.reading!==void 0&&r.reading!=="stream-true"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{
allowedValue:"stream-true"}};e===null?e=[t]:e.push(t),s++}if(r.field!==void 0&&(N(r.field,{instancePath:i+"/field",parentData:r,parentDataProperty:"field",rootData:P,
dynamicAnchors:k})||(e=e===null?N.errors:e.concat(N.errors),s=e.length)),r.value!==void 0&&r.value!==!0){let t={instancePath:i+"/value",schemaPath:"#/else/oneOf\
/0/properties/value/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[t]:e.push(t),s++}}var h=!0}else if(d==="accept"){if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=
[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="mediaType")){let c={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="accept"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"accept"}};e===null?e=[t]:e.push(t),s++}r.mediaType!==void 0&&(N(r.mediaType,{instancePath:i+
"/mediaType",parentData:r,parentDataProperty:"mediaType",rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:e.concat(N.errors),s=e.length))}h!==!0&&(h=!0)}else if(d===
"query"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.name===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{
missingProperty:"name"}};e===null?e=[t]:e.push(t),s++}if(r.value===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{
missingProperty:"value"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="name"||t==="value")){let c={instancePath:i,schemaPath:"#/else/one\
Of/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="query"){
let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"query"}};e===null?e=[t]:e.push(t),s++}
r.name!==void 0&&(N(r.name,{instancePath:i+"/name",parentData:r,parentDataProperty:"name",rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:e.concat(N.errors),
s=e.length)),r.value!==void 0&&(N(r.value,{instancePath:i+"/value",parentData:r,parentDataProperty:"value",rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:e.
concat(N.errors),s=e.length))}h!==!0&&(h=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"r\
eading",tagValue:d}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"\
reading",tagValue:d}};e===null?e=[t]:e.push(t),s++}}else{let d={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.
push(d),s++}var p=m===s;o=p,u="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[m]:e.push(m),s++}return be.
errors=e,f.props=h,s===0}be.evaluated={dynamicProps:!0,dynamicItems:!1};var Is={if:{type:"string"},then:{enum:["chunks-done"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"chunks-done"},mediaType:{$ref:"#/$defs/text"},schema:{$ref:"#/$defs/schemaId"},object:{$ref:"#/$defs\
/text"},terminator:{$ref:"#/$defs/text"},usageSwitch:{$ref:"#/$defs/object"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"typed"},
mediaType:{$ref:"#/$defs/text"},typePointer:{$ref:"#/$defs/pointer"},doneType:{$ref:"#/$defs/text"}},required:["reading","doneType"],additionalProperties:!1},{properties:{
reading:{const:"custom"},mediaType:{$ref:"#/$defs/text"},schema:{$ref:"#/$defs/schemaIdOrOwn"},terminator:{$ref:"#/$defs/text"},usageSwitch:{$ref:"#/$defs/objec\
t"}},required:["reading","schema"],additionalProperties:!1}]}},Vs={title:"Id of a schema that Assay ships, or a schema of the deployment's own (JSON Schema 2020\
-12)",type:["string","object"],pattern:"^urn:assay:"};function Y(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,
s=0,f=Y.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),typeof r!="string"&&!(r&&typeof r=="object"&&!Array.isArray(r))){let n={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:Vs.type}};e===null?e=[n]:e.push(n),s++}if(typeof r=="string"&&!Xr.test(r)){let n={instancePath:i,schemaPath:"#/p\
attern",keyword:"pattern",params:{pattern:"^urn:assay:"}};e===null?e=[n]:e.push(n),s++}return Y.errors=e,s===0}Y.evaluated={dynamicProps:!1,dynamicItems:!1};function qe(r,{
instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=qe.evaluated;f.dynamicProps&&(f.props=void 0),f.dynamicItems&&
(f.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let m={};e===null?e=[m]:e.push(m),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(p){let m=s;
if(r!=="chunks-done"){let d={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Is.then.enum}};e===null?e=[d]:e.push(d),s++}var p=m===
s;o=p,u="then"}else{let m=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let d=r.reading;if(typeof d=="string")if(d==="chunks-done"){if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=
[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="mediaType"||t==="schema"||t==="object"||t==="terminator"||t==="usageSwitch")){let c={instancePath:i,schemaPath:"\
#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!==
"chunks-done"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"chunks-done"}};e===null?
e=[t]:e.push(t),s++}r.mediaType!==void 0&&(N(r.mediaType,{instancePath:i+"/mediaType",parentData:r,parentDataProperty:"mediaType",rootData:P,dynamicAnchors:k})||
(e=e===null?N.errors:e.concat(N.errors),s=e.length)),r.schema!==void 0&&(T(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"schema",rootData:P,
dynamicAnchors:k})||(e=e===null?T.errors:e.concat(T.errors),s=e.length)),r.object!==void 0&&(N(r.object,{instancePath:i+"/object",parentData:r,parentDataProperty:"\
object",rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:e.concat(N.errors),s=e.length)),r.terminator!==void 0&&(N(r.terminator,{instancePath:i+"/terminator",
parentData:r,parentDataProperty:"terminator",rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:e.concat(N.errors),s=e.length)),r.usageSwitch!==void 0&&(K(r.usageSwitch,
{instancePath:i+"/usageSwitch",parentData:r,parentDataProperty:"usageSwitch",rootData:P,dynamicAnchors:k})||(e=e===null?K.errors:e.concat(K.errors),s=e.length))}
var h=!0}else if(d==="typed"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.doneType===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"\
required",params:{missingProperty:"doneType"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="mediaType"||t==="typePointer"||t==="doneType")){
let c={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}
if(r.reading!==void 0&&r.reading!=="typed"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"\
typed"}};e===null?e=[t]:e.push(t),s++}r.mediaType!==void 0&&(N(r.mediaType,{instancePath:i+"/mediaType",parentData:r,parentDataProperty:"mediaType",rootData:P,dynamicAnchors:k})||
(e=e===null?N.errors:e.concat(N.errors),s=e.length)),r.typePointer!==void 0&&(B(r.typePointer,{instancePath:i+"/typePointer",parentData:r,parentDataProperty:"ty\
pePointer",rootData:P,dynamicAnchors:k})||(e=e===null?B.errors:e.concat(B.errors),s=e.length)),r.doneType!==void 0&&(N(r.doneType,{instancePath:i+"/doneType",parentData:r,
parentDataProperty:"doneType",rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:e.concat(N.errors),s=e.length))}h!==!0&&(h=!0)}else if(d==="custom"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}if(r.schema===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"\
schema"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="mediaType"||t==="schema"||t==="terminator"||t==="usageSwitch")){let c={instancePath:i,
schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&
r.reading!=="custom"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"custom"}};e===
null?e=[t]:e.push(t),s++}r.mediaType!==void 0&&(N(r.mediaType,{instancePath:i+"/mediaType",parentData:r,parentDataProperty:"mediaType",rootData:P,dynamicAnchors:k})||
(e=e===null?N.errors:e.concat(N.errors),s=e.length)),r.schema!==void 0&&(Y(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"schema",rootData:P,
dynamicAnchors:k})||(e=e===null?Y.errors:e.concat(Y.errors),s=e.length)),r.terminator!==void 0&&(N(r.terminator,{instancePath:i+"/terminator",parentData:r,parentDataProperty:"\
terminator",rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:e.concat(N.errors),s=e.length)),r.usageSwitch!==void 0&&(K(r.usageSwitch,{instancePath:i+"/usage\
Switch",parentData:r,parentDataProperty:"usageSwitch",rootData:P,dynamicAnchors:k})||(e=e===null?K.errors:e.concat(K.errors),s=e.length))}h!==!0&&(h=!0)}else{let t={
instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:d}};e===null?e=[t]:e.push(t),s++}else{let t={
instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:d}};e===null?e=[t]:e.push(t),s++}}else{let d={
instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="else"}if(!o){let m={instancePath:i,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[m]:e.push(m),s++}return qe.errors=e,f.props=h,s===0}qe.evaluated={dynamicProps:!0,dynamicItems:!1};
var Ts={if:{type:"string"},then:{enum:["same-path"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"same-path"},
subprotocols:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"other-path"},path:{$ref:"#/$defs/path"},subprotocols:{
$ref:"#/$defs/texts"}},required:["reading","path"],additionalProperties:!1}]}};function ve(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){
let e=null,s=0,f=ve.evaluated;f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let m={};e===null?e=[m]:
e.push(m),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(p){let m=s;if(r!=="same-path"){let d={instancePath:i,schemaPath:"#/then/enum",keyword:"en\
um",params:{allowedValues:Ts.then.enum}};e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="then"}else{let m=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let d=r.
reading;if(typeof d=="string")if(d==="same-path"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/o\
neOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="subprotocols")){let c={
instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.
reading!==void 0&&r.reading!=="same-path"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
same-path"}};e===null?e=[t]:e.push(t),s++}r.subprotocols!==void 0&&(_(r.subprotocols,{instancePath:i+"/subprotocols",parentData:r,parentDataProperty:"subprotoco\
ls",rootData:P,dynamicAnchors:k})||(e=e===null?_.errors:e.concat(_.errors),s=e.length))}var h=!0}else if(d==="other-path"){if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(
t),s++}if(r.path===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[t]:e.push(
t),s++}for(let t in r)if(!(t==="reading"||t==="path"||t==="subprotocols")){let c={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="other-path"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"other-path"}};e===null?e=[t]:e.push(t),s++}r.path!==void 0&&(U(r.path,{instancePath:i+
"/path",parentData:r,parentDataProperty:"path",rootData:P,dynamicAnchors:k})||(e=e===null?U.errors:e.concat(U.errors),s=e.length)),r.subprotocols!==void 0&&(_(r.
subprotocols,{instancePath:i+"/subprotocols",parentData:r,parentDataProperty:"subprotocols",rootData:P,dynamicAnchors:k})||(e=e===null?_.errors:e.concat(_.errors),
s=e.length))}h!==!0&&(h=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:d}};
e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:d}};
e===null?e=[t]:e.push(t),s++}}else{let d={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}var p=m===
s;o=p,u="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[m]:e.push(m),s++}return ve.errors=e,f.props=h,
s===0}ve.evaluated={dynamicProps:!0,dynamicItems:!1};var Us={if:{type:"string"},then:{enum:["chunks"]},else:{type:"object",discriminator:{propertyName:"reading"},
oneOf:[{properties:{reading:{const:"chunks"},schema:{$ref:"#/$defs/schemaId"},terminators:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"wrapped"},requestType:{$ref:"#/$defs/text"},requestMember:{$ref:"#/$defs/text"},typePointer:{$ref:"#/$defs/pointer"},chunkPointer:{
$ref:"#/$defs/pointer"},doneTypes:{$ref:"#/$defs/texts"},schema:{$ref:"#/$defs/schemaId"},terminators:{$ref:"#/$defs/texts"}},required:["reading","requestType"],
additionalProperties:!1}]}};function $e(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=$e.evaluated;
f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let m={};e===null?e=[m]:e.push(m),s++}var p=a===s;s=n,
e!==null&&(n?e.length=n:e=null);let u;if(p){let m=s;if(r!=="chunks"){let d={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Us.then.
enum}};e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="then"}else{let m=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let d=r.reading;if(typeof d=="string")if(d===
"chunks"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="schema"||t==="terminators")){let c={instancePath:i,schemaPath:"\
#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!==
"chunks"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"chunks"}};e===null?e=[t]:e.
push(t),s++}r.schema!==void 0&&(T(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"schema",rootData:P,dynamicAnchors:k})||(e=e===null?T.errors:
e.concat(T.errors),s=e.length)),r.terminators!==void 0&&(_(r.terminators,{instancePath:i+"/terminators",parentData:r,parentDataProperty:"terminators",rootData:P,
dynamicAnchors:k})||(e=e===null?_.errors:e.concat(_.errors),s=e.length))}var h=!0}else if(d==="wrapped"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===
void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.requestType===
void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"requestType"}};e===null?e=[t]:e.push(t),s++}for(let t in r)
if(!(t==="reading"||t==="requestType"||t==="requestMember"||t==="typePointer"||t==="chunkPointer"||t==="doneTypes"||t==="schema"||t==="terminators")){let c={instancePath:i,
schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&
r.reading!=="wrapped"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"wrapped"}};e===
null?e=[t]:e.push(t),s++}r.requestType!==void 0&&(N(r.requestType,{instancePath:i+"/requestType",parentData:r,parentDataProperty:"requestType",rootData:P,dynamicAnchors:k})||
(e=e===null?N.errors:e.concat(N.errors),s=e.length)),r.requestMember!==void 0&&(N(r.requestMember,{instancePath:i+"/requestMember",parentData:r,parentDataProperty:"\
requestMember",rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:e.concat(N.errors),s=e.length)),r.typePointer!==void 0&&(B(r.typePointer,{instancePath:i+"/ty\
pePointer",parentData:r,parentDataProperty:"typePointer",rootData:P,dynamicAnchors:k})||(e=e===null?B.errors:e.concat(B.errors),s=e.length)),r.chunkPointer!==void 0&&
(B(r.chunkPointer,{instancePath:i+"/chunkPointer",parentData:r,parentDataProperty:"chunkPointer",rootData:P,dynamicAnchors:k})||(e=e===null?B.errors:e.concat(B.
errors),s=e.length)),r.doneTypes!==void 0&&(_(r.doneTypes,{instancePath:i+"/doneTypes",parentData:r,parentDataProperty:"doneTypes",rootData:P,dynamicAnchors:k})||
(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.schema!==void 0&&(T(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"schema",rootData:P,
dynamicAnchors:k})||(e=e===null?T.errors:e.concat(T.errors),s=e.length)),r.terminators!==void 0&&(_(r.terminators,{instancePath:i+"/terminators",parentData:r,parentDataProperty:"\
terminators",rootData:P,dynamicAnchors:k})||(e=e===null?_.errors:e.concat(_.errors),s=e.length))}h!==!0&&(h=!0)}else{let t={instancePath:i,schemaPath:"#/else/di\
scriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:d}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/el\
se/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:d}};e===null?e=[t]:e.push(t),s++}}else{let d={instancePath:i,schemaPath:"#/\
else/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:u}};e===null?e=[m]:e.push(m),s++}return $e.errors=e,f.props=h,s===0}$e.evaluated={dynamicProps:!0,dynamicItems:!1};var Ls={if:{type:"\
string"},then:{enum:["bearer"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"bearer"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"subprotocol"},prefix:{$ref:"#/$defs/text"}},required:["reading","prefix"],additionalProperties:!1},{properties:{reading:{const:"fir\
st-message"},field:{$ref:"#/$defs/text"}},required:["reading","field"],additionalProperties:!1},{properties:{reading:{const:"query"},name:{$ref:"#/$defs/text"}},
required:["reading","name"],additionalProperties:!1}]}};function je(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){
let e=null,s=0,f=je.evaluated;f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let m={};e===null?e=[m]:
e.push(m),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(p){let m=s;if(r!=="bearer"){let d={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",
params:{allowedValues:Ls.then.enum}};e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="then"}else{let m=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let d=r.reading;
if(typeof d=="string")if(d==="bearer"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/requ\
ired",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let c={instancePath:i,schemaPath:"#/e\
lse/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!==
"bearer"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"bearer"}};e===null?e=[t]:e.
push(t),s++}}var h=!0}else if(d==="subprotocol"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/on\
eOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.prefix===void 0){let t={instancePath:i,schemaPath:"#/el\
se/oneOf/1/required",keyword:"required",params:{missingProperty:"prefix"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="prefix")){let c={
instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.
reading!==void 0&&r.reading!=="subprotocol"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"\
subprotocol"}};e===null?e=[t]:e.push(t),s++}r.prefix!==void 0&&(N(r.prefix,{instancePath:i+"/prefix",parentData:r,parentDataProperty:"prefix",rootData:P,dynamicAnchors:k})||
(e=e===null?N.errors:e.concat(N.errors),s=e.length))}h!==!0&&(h=!0)}else if(d==="first-message"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.field===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"field"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t===
"reading"||t==="field")){let c={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===
null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="first-message"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/cons\
t",keyword:"const",params:{allowedValue:"first-message"}};e===null?e=[t]:e.push(t),s++}r.field!==void 0&&(N(r.field,{instancePath:i+"/field",parentData:r,parentDataProperty:"\
field",rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:e.concat(N.errors),s=e.length))}h!==!0&&(h=!0)}else if(d==="query"){if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=
[t]:e.push(t),s++}if(r.name===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=
[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="name")){let c={instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="query"){let t={instancePath:i+"/reading",schemaPath:"#/e\
lse/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"query"}};e===null?e=[t]:e.push(t),s++}r.name!==void 0&&(N(r.name,{instancePath:i+"/n\
ame",parentData:r,parentDataProperty:"name",rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:e.concat(N.errors),s=e.length))}h!==!0&&(h=!0)}else{let t={instancePath:i,
schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:d}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,
schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:d}};e===null?e=[t]:e.push(t),s++}}else{let d={instancePath:i,
schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="else"}if(!o){let m={instancePath:i,schemaPath:"#\
/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[m]:e.push(m),s++}return je.errors=e,f.props=h,s===0}je.evaluated={dynamicProps:!0,dynamicItems:!1};var Fs={
if:{type:"string"},then:{enum:["openai"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"openai"},endpoints:{$ref:"\
#/$defs/endpoints"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"list"},endpoints:{$ref:"#/$defs/endpoints"}},required:["reading",
"endpoints"],additionalProperties:!1}]}};var Es={enum:["GET","POST","PUT","PATCH","DELETE"]};function R(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,
s=0,f=R.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),!(r==="GET"||r==="POST"||r==="PUT"||r==="PATCH"||r==="DELETE")){let n={instancePath:i,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Es.enum}};e===null?e=[n]:e.push(n),s++}return R.errors=e,s===0}R.evaluated={dynamicProps:!1,dynamicItems:!1};
function X(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=X.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),Array.isArray(r)){let n=r.length;for(let o=0;o<n;o++){let a=r[o];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.method===
void 0){let p={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"method"}};e===null?e=[p]:e.push(p),s++}if(a.path===
void 0){let p={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[p]:e.push(p),s++}for(let p in a)
if(!(p==="method"||p==="path")){let u={instancePath:i+"/"+o,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[u]:e.push(u),s++}a.method!==void 0&&(R(a.method,{instancePath:i+"/"+o+"/method",parentData:a,parentDataProperty:"method",rootData:P,dynamicAnchors:k})||
(e=e===null?R.errors:e.concat(R.errors),s=e.length)),a.path!==void 0&&(U(a.path,{instancePath:i+"/"+o+"/path",parentData:a,parentDataProperty:"path",rootData:P,
dynamicAnchors:k})||(e=e===null?U.errors:e.concat(U.errors),s=e.length))}else{let p={instancePath:i+"/"+o,schemaPath:"#/items/type",keyword:"type",params:{type:"\
object"}};e===null?e=[p]:e.push(p),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),s++}return X.
errors=e,s===0}X.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function xe(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){
let e=null,s=0,f=xe.evaluated;f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let m={};e===null?e=[m]:
e.push(m),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(p){let m=s;if(r!=="openai"){let d={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",
params:{allowedValues:Fs.then.enum}};e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="then"}else{let m=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let d=r.reading;
if(typeof d=="string")if(d==="openai"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/requ\
ired",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="endpoints")){let c={instancePath:i,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&
r.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"openai"}};e===
null?e=[t]:e.push(t),s++}r.endpoints!==void 0&&(X(r.endpoints,{instancePath:i+"/endpoints",parentData:r,parentDataProperty:"endpoints",rootData:P,dynamicAnchors:k})||
(e=e===null?X.errors:e.concat(X.errors),s=e.length))}var h=!0}else if(d==="list"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.endpoints===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"endpoints"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t===
"endpoints")){let c={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:
e.push(c),s++}if(r.reading!==void 0&&r.reading!=="list"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{
allowedValue:"list"}};e===null?e=[t]:e.push(t),s++}r.endpoints!==void 0&&(X(r.endpoints,{instancePath:i+"/endpoints",parentData:r,parentDataProperty:"endpoints",
rootData:P,dynamicAnchors:k})||(e=e===null?X.errors:e.concat(X.errors),s=e.length))}h!==!0&&(h=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",
keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:d}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discrimina\
tor",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:d}};e===null?e=[t]:e.push(t),s++}}else{let d={instancePath:i,schemaPath:"#/else/type",keyword:"\
type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};
e===null?e=[m]:e.push(m),s++}return xe.errors=e,f.props=h,s===0}xe.evaluated={dynamicProps:!0,dynamicItems:!1};var Ms={if:{type:"string"},then:{enum:["unlimited"]},
else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"unlimited"}},required:["reading"],additionalProperties:!1},{properties:{
reading:{const:"seconds"},seconds:{$ref:"#/$defs/seconds"}},required:["reading","seconds"],additionalProperties:!1}]}};function F(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=F.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),typeof r=="number"&&isFinite(r)){if(r<=0||isNaN(r)){let n={instancePath:i,schemaPath:"#/exclusiveMinimum",keyword:"excl\
usiveMinimum",params:{comparison:">",limit:0}};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"number"}};
e===null?e=[n]:e.push(n),s++}return F.errors=e,s===0}F.evaluated={dynamicProps:!1,dynamicItems:!1};function Oe(r,{instancePath:i="",parentData:x,parentDataProperty:A,
rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=Oe.evaluated;f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0);let n=s,o=!0,a=s;if(typeof r!=
"string"){let m={};e===null?e=[m]:e.push(m),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(p){let m=s;if(r!=="unlimited"){let d={instancePath:i,schemaPath:"\
#/then/enum",keyword:"enum",params:{allowedValues:Ms.then.enum}};e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="then"}else{let m=s;if(r&&typeof r=="object"&&!Array.
isArray(r)){let d=r.reading;if(typeof d=="string")if(d==="unlimited"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let c={
instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.
reading!==void 0&&r.reading!=="unlimited"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
unlimited"}};e===null?e=[t]:e.push(t),s++}}var h=!0}else if(d==="seconds"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.seconds===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"seconds"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t===
"seconds")){let c={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:
e.push(c),s++}if(r.reading!==void 0&&r.reading!=="seconds"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",
params:{allowedValue:"seconds"}};e===null?e=[t]:e.push(t),s++}r.seconds!==void 0&&(F(r.seconds,{instancePath:i+"/seconds",parentData:r,parentDataProperty:"secon\
ds",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:e.concat(F.errors),s=e.length))}h!==!0&&(h=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminat\
or",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:d}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discri\
minator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:d}};e===null?e=[t]:e.push(t),s++}}else{let d={instancePath:i,schemaPath:"#/else/type",
keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:u}};e===null?e=[m]:e.push(m),s++}return Oe.errors=e,f.props=h,s===0}Oe.evaluated={dynamicProps:!0,dynamicItems:!1};function Ae(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=Ae.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="list"){if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?
e=[a]:e.push(a),s++}if(r.scopes===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"scopes"}};e===null?e=
[a]:e.push(a),s++}for(let a in r)if(!(a==="reading"||a==="scopes")){let p={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:a}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="list"){let a={instancePath:i+"/reading",schemaPath:"#/oneOf\
/0/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[a]:e.push(a),s++}r.scopes!==void 0&&(_(r.scopes,{instancePath:i+"/scopes",
parentData:r,parentDataProperty:"scopes",rootData:P,dynamicAnchors:k})||(e=e===null?_.errors:e.concat(_.errors),s=e.length))}var n=!0}else{let a={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}else{let a={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}}else{let o={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return Ae.errors=e,f.props=n,s===0}Ae.evaluated={dynamicProps:!0,dynamicItems:!1};function De(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=De.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="endpoint"){if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[a]:e.push(a),s++}if(r.method===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"method"}};e===null?
e=[a]:e.push(a),s++}if(r.path===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[a]:
e.push(a),s++}if(r.effect===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"effect"}};e===null?e=[a]:e.
push(a),s++}for(let a in r)if(!(a==="reading"||a==="method"||a==="path"||a==="effect")){let p={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="endpoint"){let a={instancePath:i+"/reading",
schemaPath:"#/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"endpoint"}};e===null?e=[a]:e.push(a),s++}r.method!==void 0&&(R(r.method,{instancePath:i+
"/method",parentData:r,parentDataProperty:"method",rootData:P,dynamicAnchors:k})||(e=e===null?R.errors:e.concat(R.errors),s=e.length)),r.path!==void 0&&(U(r.path,
{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:P,dynamicAnchors:k})||(e=e===null?U.errors:e.concat(U.errors),s=e.length)),r.effect!==void 0&&
(N(r.effect,{instancePath:i+"/effect",parentData:r,parentDataProperty:"effect",rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:e.concat(N.errors),s=e.length))}
var n=!0}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(
a),s++}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}}else{
let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return De.errors=e,f.props=n,s===0}De.evaluated={dynamicProps:!0,
dynamicItems:!1};function Ne(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=Ne.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="endpoint"){if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[a]:e.push(a),s++}if(r.method===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"method"}};e===null?
e=[a]:e.push(a),s++}if(r.path===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[a]:
e.push(a),s++}if(r.effect===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"effect"}};e===null?e=[a]:e.
push(a),s++}for(let a in r)if(!(a==="reading"||a==="method"||a==="path"||a==="effect")){let p={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="endpoint"){let a={instancePath:i+"/reading",
schemaPath:"#/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"endpoint"}};e===null?e=[a]:e.push(a),s++}r.method!==void 0&&(R(r.method,{instancePath:i+
"/method",parentData:r,parentDataProperty:"method",rootData:P,dynamicAnchors:k})||(e=e===null?R.errors:e.concat(R.errors),s=e.length)),r.path!==void 0&&(U(r.path,
{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:P,dynamicAnchors:k})||(e=e===null?U.errors:e.concat(U.errors),s=e.length)),r.effect!==void 0&&
(N(r.effect,{instancePath:i+"/effect",parentData:r,parentDataProperty:"effect",rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:e.concat(N.errors),s=e.length))}
var n=!0}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(
a),s++}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}}else{
let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return Ne.errors=e,f.props=n,s===0}Ne.evaluated={dynamicProps:!0,
dynamicItems:!1};var Cs={if:{type:"string"},then:{enum:["401","403"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"\
401"},status:{$ref:"#/$defs/statuses"},tolerated:{$ref:"#/$defs/tolerated"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"403"},status:{
$ref:"#/$defs/statuses"},tolerated:{$ref:"#/$defs/tolerated"}},required:["reading"],additionalProperties:!1}]}};function S(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=S.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),Array.isArray(r)){if(r.length<1){let p={instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}};e===
null?e=[p]:e.push(p),s++}let n=r.length;for(let p=0;p<n;p++){let u=r[p];if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let h={instancePath:i+"/"+p,schemaPath:"\
#/items/type",keyword:"type",params:{type:"integer"}};e===null?e=[h]:e.push(h),s++}if(typeof u=="number"&&isFinite(u)){if(u>599||isNaN(u)){let h={instancePath:i+
"/"+p,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};e===null?e=[h]:e.push(h),s++}if(u<100||isNaN(u)){let h={instancePath:i+
"/"+p,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};e===null?e=[h]:e.push(h),s++}}}let o=r.length,a;if(o>1){let p={};for(;o--;){
let u=r[o];if(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)){if(typeof p[u]=="number"){a=p[u];let h={instancePath:i,schemaPath:"#/uniqueItems",keyword:"uni\
queItems",params:{i:o,j:a}};e===null?e=[h]:e.push(h),s++;break}p[u]=o}}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===
null?e=[n]:e.push(n),s++}return S.errors=e,s===0}S.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function z(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=z.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),Array.isArray(r)){let n=r.length;for(let p=0;p<n;p++){let u=r[p];if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){
let h={instancePath:i+"/"+p,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"}};e===null?e=[h]:e.push(h),s++}if(typeof u=="number"&&isFinite(u)){if(u>
599||isNaN(u)){let h={instancePath:i+"/"+p,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};e===null?e=[h]:e.push(h),s++}if(u<
100||isNaN(u)){let h={instancePath:i+"/"+p,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};e===null?e=[h]:e.push(h),s++}}}let o=r.
length,a;if(o>1){let p={};for(;o--;){let u=r[o];if(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)){if(typeof p[u]=="number"){a=p[u];let h={instancePath:i,schemaPath:"\
#/uniqueItems",keyword:"uniqueItems",params:{i:o,j:a}};e===null?e=[h]:e.push(h),s++;break}p[u]=o}}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"array"}};e===null?e=[n]:e.push(n),s++}return z.errors=e,s===0}z.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function _e(r,{instancePath:i="",
parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=_e.evaluated;f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=
void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let m={};e===null?e=[m]:e.push(m),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(p){let m=s;if(!(r===
"401"||r==="403")){let d={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Cs.then.enum}};e===null?e=[d]:e.push(d),s++}var p=m===s;o=
p,u="then"}else{let m=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let d=r.reading;if(typeof d=="string")if(d==="401"){if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(
t),s++}for(let t in r)if(!(t==="reading"||t==="status"||t==="tolerated")){let c={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="401"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"401"}};e===null?e=[t]:e.push(t),s++}r.status!==void 0&&(S(r.status,{instancePath:i+
"/status",parentData:r,parentDataProperty:"status",rootData:P,dynamicAnchors:k})||(e=e===null?S.errors:e.concat(S.errors),s=e.length)),r.tolerated!==void 0&&(z(
r.tolerated,{instancePath:i+"/tolerated",parentData:r,parentDataProperty:"tolerated",rootData:P,dynamicAnchors:k})||(e=e===null?z.errors:e.concat(z.errors),s=e.
length))}var h=!0}else if(d==="403"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/requir\
ed",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="status"||t==="tolerated")){let c={
instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.
reading!==void 0&&r.reading!=="403"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"\
403"}};e===null?e=[t]:e.push(t),s++}r.status!==void 0&&(S(r.status,{instancePath:i+"/status",parentData:r,parentDataProperty:"status",rootData:P,dynamicAnchors:k})||
(e=e===null?S.errors:e.concat(S.errors),s=e.length)),r.tolerated!==void 0&&(z(r.tolerated,{instancePath:i+"/tolerated",parentData:r,parentDataProperty:"tolerate\
d",rootData:P,dynamicAnchors:k})||(e=e===null?z.errors:e.concat(z.errors),s=e.length))}h!==!0&&(h=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminato\
r",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:d}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discrim\
inator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:d}};e===null?e=[t]:e.push(t),s++}}else{let d={instancePath:i,schemaPath:"#/else/type",
keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:u}};e===null?e=[m]:e.push(m),s++}return _e.errors=e,f.props=h,s===0}_e.evaluated={dynamicProps:!0,dynamicItems:!1};var Bs={if:{type:"string"},then:{
enum:["401","403"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"401"},status:{$ref:"#/$defs/statuses"},tolerated:{
$ref:"#/$defs/tolerated"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"403"},status:{$ref:"#/$defs/statuses"},tolerated:{$ref:"#/\
$defs/tolerated"}},required:["reading"],additionalProperties:!1}]}};function Se(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){
let e=null,s=0,f=Se.evaluated;f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let m={};e===null?e=[m]:
e.push(m),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(p){let m=s;if(!(r==="401"||r==="403")){let d={instancePath:i,schemaPath:"#/then/enum",keyword:"\
enum",params:{allowedValues:Bs.then.enum}};e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="then"}else{let m=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let d=r.
reading;if(typeof d=="string")if(d==="401"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0\
/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="status"||t==="tolerated")){
let c={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}
if(r.reading!==void 0&&r.reading!=="401"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
401"}};e===null?e=[t]:e.push(t),s++}r.status!==void 0&&(S(r.status,{instancePath:i+"/status",parentData:r,parentDataProperty:"status",rootData:P,dynamicAnchors:k})||
(e=e===null?S.errors:e.concat(S.errors),s=e.length)),r.tolerated!==void 0&&(z(r.tolerated,{instancePath:i+"/tolerated",parentData:r,parentDataProperty:"tolerate\
d",rootData:P,dynamicAnchors:k})||(e=e===null?z.errors:e.concat(z.errors),s=e.length))}var h=!0}else if(d==="403"){if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),
s++}for(let t in r)if(!(t==="reading"||t==="status"||t==="tolerated")){let c={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="403"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"403"}};e===null?e=[t]:e.push(t),s++}r.status!==void 0&&(S(r.status,{instancePath:i+
"/status",parentData:r,parentDataProperty:"status",rootData:P,dynamicAnchors:k})||(e=e===null?S.errors:e.concat(S.errors),s=e.length)),r.tolerated!==void 0&&(z(
r.tolerated,{instancePath:i+"/tolerated",parentData:r,parentDataProperty:"tolerated",rootData:P,dynamicAnchors:k})||(e=e===null?z.errors:e.concat(z.errors),s=e.
length))}h!==!0&&(h=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:d}};
e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:d}};
e===null?e=[t]:e.push(t),s++}}else{let d={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}var p=m===
s;o=p,u="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[m]:e.push(m),s++}return Se.errors=e,f.props=h,
s===0}Se.evaluated={dynamicProps:!0,dynamicItems:!1};var Ks={if:{type:"string"},then:{enum:["table"]},else:{type:"object",discriminator:{propertyName:"reading"},
oneOf:[{properties:{reading:{const:"table"},malformed:{$ref:"#/$defs/statuses"},invalid:{$ref:"#/$defs/statuses"},unknownModel:{$ref:"#/$defs/statuses"},tooLarge:{
$ref:"#/$defs/statuses"},unsupportedMedia:{$ref:"#/$defs/statuses"},unknownPath:{$ref:"#/$defs/statuses"},limit:{$ref:"#/$defs/statuses"}},required:["reading"],
additionalProperties:!1}]}};function Ie(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=Ie.evaluated;
f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let m={};e===null?e=[m]:e.push(m),s++}var p=a===s;s=n,
e!==null&&(n?e.length=n:e=null);let u;if(p){let m=s;if(r!=="table"){let d={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Ks.then.
enum}};e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="then"}else{let m=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let d=r.reading;if(typeof d=="string")if(d===
"table"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="malformed"||t==="invalid"||t==="unknownModel"||t==="tooLarge"||
t==="unsupportedMedia"||t==="unknownPath"||t==="limit")){let c={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="table"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/prop\
erties/reading/const",keyword:"const",params:{allowedValue:"table"}};e===null?e=[t]:e.push(t),s++}r.malformed!==void 0&&(S(r.malformed,{instancePath:i+"/malform\
ed",parentData:r,parentDataProperty:"malformed",rootData:P,dynamicAnchors:k})||(e=e===null?S.errors:e.concat(S.errors),s=e.length)),r.invalid!==void 0&&(S(r.invalid,
{instancePath:i+"/invalid",parentData:r,parentDataProperty:"invalid",rootData:P,dynamicAnchors:k})||(e=e===null?S.errors:e.concat(S.errors),s=e.length)),r.unknownModel!==
void 0&&(S(r.unknownModel,{instancePath:i+"/unknownModel",parentData:r,parentDataProperty:"unknownModel",rootData:P,dynamicAnchors:k})||(e=e===null?S.errors:e.concat(
S.errors),s=e.length)),r.tooLarge!==void 0&&(S(r.tooLarge,{instancePath:i+"/tooLarge",parentData:r,parentDataProperty:"tooLarge",rootData:P,dynamicAnchors:k})||
(e=e===null?S.errors:e.concat(S.errors),s=e.length)),r.unsupportedMedia!==void 0&&(S(r.unsupportedMedia,{instancePath:i+"/unsupportedMedia",parentData:r,parentDataProperty:"\
unsupportedMedia",rootData:P,dynamicAnchors:k})||(e=e===null?S.errors:e.concat(S.errors),s=e.length)),r.unknownPath!==void 0&&(S(r.unknownPath,{instancePath:i+"\
/unknownPath",parentData:r,parentDataProperty:"unknownPath",rootData:P,dynamicAnchors:k})||(e=e===null?S.errors:e.concat(S.errors),s=e.length)),r.limit!==void 0&&
(S(r.limit,{instancePath:i+"/limit",parentData:r,parentDataProperty:"limit",rootData:P,dynamicAnchors:k})||(e=e===null?S.errors:e.concat(S.errors),s=e.length))}
var h=!0}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:d}};e===null?e=[t]:
e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:d}};e===null?e=[t]:
e.push(t),s++}}else{let d={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="else"}
if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[m]:e.push(m),s++}return Ie.errors=e,f.props=h,s===0}Ie.evaluated=
{dynamicProps:!0,dynamicItems:!1};var Rs={if:{type:"string"},then:{enum:["openai","problem","detail","bare"]},else:{type:"object",discriminator:{propertyName:"r\
eading"},oneOf:[{properties:{reading:{const:"openai"},schema:{$ref:"#/$defs/schemaId"},fullSchema:{$ref:"#/$defs/schemaId"},mediaTypes:{$ref:"#/$defs/texts"}},required:[
"reading"],additionalProperties:!1},{properties:{reading:{const:"problem"},schema:{$ref:"#/$defs/schemaId"},mediaTypes:{$ref:"#/$defs/texts"}},required:["readin\
g"],additionalProperties:!1},{properties:{reading:{const:"detail"},schema:{$ref:"#/$defs/schemaId"},mediaTypes:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"bare"},schema:{$ref:"#/$defs/schemaId"},mediaTypes:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1}]}};function Ve(r,{
instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=Ve.evaluated;f.dynamicProps&&(f.props=void 0),f.dynamicItems&&
(f.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let m={};e===null?e=[m]:e.push(m),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(p){let m=s;
if(!(r==="openai"||r==="problem"||r==="detail"||r==="bare")){let d={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Rs.then.enum}};
e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="then"}else{let m=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let d=r.reading;if(typeof d=="string")if(d==="op\
enai"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="schema"||t==="fullSchema"||t==="mediaTypes")){let c={instancePath:i,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&
r.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"openai"}};e===
null?e=[t]:e.push(t),s++}r.schema!==void 0&&(T(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"schema",rootData:P,dynamicAnchors:k})||(e=e===
null?T.errors:e.concat(T.errors),s=e.length)),r.fullSchema!==void 0&&(T(r.fullSchema,{instancePath:i+"/fullSchema",parentData:r,parentDataProperty:"fullSchema",
rootData:P,dynamicAnchors:k})||(e=e===null?T.errors:e.concat(T.errors),s=e.length)),r.mediaTypes!==void 0&&(_(r.mediaTypes,{instancePath:i+"/mediaTypes",parentData:r,
parentDataProperty:"mediaTypes",rootData:P,dynamicAnchors:k})||(e=e===null?_.errors:e.concat(_.errors),s=e.length))}var h=!0}else if(d==="problem"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="schema"||t==="mediaTypes")){let c={instancePath:i,schemaPath:"#/else/oneOf/1/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="problem"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"problem"}};e===null?e=[t]:e.push(t),s++}r.schema!==void 0&&
(T(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"schema",rootData:P,dynamicAnchors:k})||(e=e===null?T.errors:e.concat(T.errors),s=e.length)),
r.mediaTypes!==void 0&&(_(r.mediaTypes,{instancePath:i+"/mediaTypes",parentData:r,parentDataProperty:"mediaTypes",rootData:P,dynamicAnchors:k})||(e=e===null?_.errors:
e.concat(_.errors),s=e.length))}h!==!0&&(h=!0)}else if(d==="detail"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="schema"||t===
"mediaTypes")){let c={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[
c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="detail"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"con\
st",params:{allowedValue:"detail"}};e===null?e=[t]:e.push(t),s++}r.schema!==void 0&&(T(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"schem\
a",rootData:P,dynamicAnchors:k})||(e=e===null?T.errors:e.concat(T.errors),s=e.length)),r.mediaTypes!==void 0&&(_(r.mediaTypes,{instancePath:i+"/mediaTypes",parentData:r,
parentDataProperty:"mediaTypes",rootData:P,dynamicAnchors:k})||(e=e===null?_.errors:e.concat(_.errors),s=e.length))}h!==!0&&(h=!0)}else if(d==="bare"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="schema"||t==="mediaTypes")){let c={instancePath:i,schemaPath:"#/else/oneOf/3/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="bare"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"bare"}};e===null?e=[t]:e.push(t),s++}r.schema!==void 0&&(T(
r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"schema",rootData:P,dynamicAnchors:k})||(e=e===null?T.errors:e.concat(T.errors),s=e.length)),
r.mediaTypes!==void 0&&(_(r.mediaTypes,{instancePath:i+"/mediaTypes",parentData:r,parentDataProperty:"mediaTypes",rootData:P,dynamicAnchors:k})||(e=e===null?_.errors:
e.concat(_.errors),s=e.length))}h!==!0&&(h=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"\
reading",tagValue:d}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"\
reading",tagValue:d}};e===null?e=[t]:e.push(t),s++}}else{let d={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.
push(d),s++}var p=m===s;o=p,u="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[m]:e.push(m),s++}return Ve.
errors=e,f.props=h,s===0}Ve.evaluated={dynamicProps:!0,dynamicItems:!1};function Te(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=Te.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="list"){if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?
e=[a]:e.push(a),s++}if(r.codes===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"codes"}};e===null?e=[
a]:e.push(a),s++}for(let a in r)if(!(a==="reading"||a==="codes")){let p={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:a}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="list"){let a={instancePath:i+"/reading",schemaPath:"#/oneOf/0\
/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[a]:e.push(a),s++}r.codes!==void 0&&(_(r.codes,{instancePath:i+"/codes",parentData:r,
parentDataProperty:"codes",rootData:P,dynamicAnchors:k})||(e=e===null?_.errors:e.concat(_.errors),s=e.length))}var n=!0}else{let a={instancePath:i,schemaPath:"#\
/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}else{let a={instancePath:i,schemaPath:"#\
/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}}else{let o={instancePath:i,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return Te.errors=e,f.props=n,s===0}Te.evaluated={dynamicProps:!0,dynamicItems:!1};var Gs={
if:{type:"string"},then:{enum:["refused"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"refused"}},required:["\
reading"],additionalProperties:!1},{properties:{reading:{const:"list"},mistakes:{$ref:"#/$defs/texts"}},required:["reading","mistakes"],additionalProperties:!1}]}};
function Ue(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=Ue.evaluated;f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let m={};e===null?e=[m]:e.push(m),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=
null);let u;if(p){let m=s;if(r!=="refused"){let d={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Gs.then.enum}};e===null?e=[d]:e.
push(d),s++}var p=m===s;o=p,u="then"}else{let m=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let d=r.reading;if(typeof d=="string")if(d==="refused"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let c={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="refused"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"refused"}};e===null?e=[t]:e.push(t),s++}}var h=!0}else if(d==="list"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}if(r.mistakes===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"\
mistakes"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="mistakes")){let c={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="list"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[t]:e.push(t),s++}r.mistakes!==void 0&&
(_(r.mistakes,{instancePath:i+"/mistakes",parentData:r,parentDataProperty:"mistakes",rootData:P,dynamicAnchors:k})||(e=e===null?_.errors:e.concat(_.errors),s=e.
length))}h!==!0&&(h=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:d}};
e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:d}};
e===null?e=[t]:e.push(t),s++}}else{let d={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}var p=m===
s;o=p,u="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[m]:e.push(m),s++}return Ue.errors=e,f.props=h,
s===0}Ue.evaluated={dynamicProps:!0,dynamicItems:!1};var zs={if:{type:"string"},then:{enum:["openai"]},else:{type:"object",discriminator:{propertyName:"reading"},
oneOf:[{properties:{reading:{const:"openai"},types:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"list"},types:{
$ref:"#/$defs/texts"}},required:["reading","types"],additionalProperties:!1}]}};function Le(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,
dynamicAnchors:k={}}={}){let e=null,s=0,f=Le.evaluated;f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){
let m={};e===null?e=[m]:e.push(m),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(p){let m=s;if(r!=="openai"){let d={instancePath:i,schemaPath:"#/t\
hen/enum",keyword:"enum",params:{allowedValues:zs.then.enum}};e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="then"}else{let m=s;if(r&&typeof r=="object"&&!Array.
isArray(r)){let d=r.reading;if(typeof d=="string")if(d==="openai"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="types")){let c={
instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.
reading!==void 0&&r.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
openai"}};e===null?e=[t]:e.push(t),s++}r.types!==void 0&&(_(r.types,{instancePath:i+"/types",parentData:r,parentDataProperty:"types",rootData:P,dynamicAnchors:k})||
(e=e===null?_.errors:e.concat(_.errors),s=e.length))}var h=!0}else if(d==="list"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.types===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"types"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="t\
ypes")){let c={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(
c),s++}if(r.reading!==void 0&&r.reading!=="list"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{
allowedValue:"list"}};e===null?e=[t]:e.push(t),s++}r.types!==void 0&&(_(r.types,{instancePath:i+"/types",parentData:r,parentDataProperty:"types",rootData:P,dynamicAnchors:k})||
(e=e===null?_.errors:e.concat(_.errors),s=e.length))}h!==!0&&(h=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"mapping",tag:"reading",tagValue:d}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"reading",tagValue:d}};e===null?e=[t]:e.push(t),s++}}else{let d={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};
e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[m]:e.push(
m),s++}return Le.errors=e,f.props=h,s===0}Le.evaluated={dynamicProps:!0,dynamicItems:!1};var Zs={if:{type:"string"},then:{enum:["type-timestamp-data","openai","\
cloudevents"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"type-timestamp-data"},schema:{$ref:"#/$defs/schema\
Id"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"openai"},schema:{$ref:"#/$defs/schemaId"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"cloudevents"},schema:{$ref:"#/$defs/schemaId"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"custom"},
schema:{$ref:"#/$defs/schemaIdOrOwn"},typePointer:{$ref:"#/$defs/pointer"},timePointer:{$ref:"#/$defs/pointer"}},required:["reading","schema"],additionalProperties:!1}]}};
function Fe(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=Fe.evaluated;f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let m={};e===null?e=[m]:e.push(m),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=
null);let u;if(p){let m=s;if(!(r==="type-timestamp-data"||r==="openai"||r==="cloudevents")){let d={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{
allowedValues:Zs.then.enum}};e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="then"}else{let m=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let d=r.reading;if(typeof d==
"string")if(d==="type-timestamp-data"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/requ\
ired",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="schema")){let c={instancePath:i,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&
r.reading!=="type-timestamp-data"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"t\
ype-timestamp-data"}};e===null?e=[t]:e.push(t),s++}r.schema!==void 0&&(T(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"schema",rootData:P,
dynamicAnchors:k})||(e=e===null?T.errors:e.concat(T.errors),s=e.length))}var h=!0}else if(d==="openai"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===
void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)
if(!(t==="reading"||t==="schema")){let c={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",
keyword:"const",params:{allowedValue:"openai"}};e===null?e=[t]:e.push(t),s++}r.schema!==void 0&&(T(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"\
schema",rootData:P,dynamicAnchors:k})||(e=e===null?T.errors:e.concat(T.errors),s=e.length))}h!==!0&&(h=!0)}else if(d==="cloudevents"){if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="schema")){let c={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="cloudevents"){let t={instancePath:i+"/reading",
schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"cloudevents"}};e===null?e=[t]:e.push(t),s++}r.schema!==void 0&&(T(r.schema,
{instancePath:i+"/schema",parentData:r,parentDataProperty:"schema",rootData:P,dynamicAnchors:k})||(e=e===null?T.errors:e.concat(T.errors),s=e.length))}h!==!0&&(h=
!0)}else if(d==="custom"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.schema===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"\
required",params:{missingProperty:"schema"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="schema"||t==="typePointer"||t==="timePointer")){
let c={instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}
if(r.reading!==void 0&&r.reading!=="custom"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"\
custom"}};e===null?e=[t]:e.push(t),s++}r.schema!==void 0&&(Y(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"schema",rootData:P,dynamicAnchors:k})||
(e=e===null?Y.errors:e.concat(Y.errors),s=e.length)),r.typePointer!==void 0&&(B(r.typePointer,{instancePath:i+"/typePointer",parentData:r,parentDataProperty:"ty\
pePointer",rootData:P,dynamicAnchors:k})||(e=e===null?B.errors:e.concat(B.errors),s=e.length)),r.timePointer!==void 0&&(B(r.timePointer,{instancePath:i+"/timePo\
inter",parentData:r,parentDataProperty:"timePointer",rootData:P,dynamicAnchors:k})||(e=e===null?B.errors:e.concat(B.errors),s=e.length))}h!==!0&&(h=!0)}else{let t={
instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:d}};e===null?e=[t]:e.push(t),s++}else{let t={
instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:d}};e===null?e=[t]:e.push(t),s++}}else{let d={
instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="else"}if(!o){let m={instancePath:i,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[m]:e.push(m),s++}return Fe.errors=e,f.props=h,s===0}Fe.evaluated={dynamicProps:!0,dynamicItems:!1};
var Hs={if:{type:"string"},then:{enum:["post-json"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"post-json"},
deadlineSeconds:{$ref:"#/$defs/seconds"},arrivalSeconds:{$ref:"#/$defs/seconds"},quietSeconds:{$ref:"#/$defs/seconds"},timeScale:{$ref:"#/$defs/seconds"}},required:[
"reading"],additionalProperties:!1}]}};function Ee(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=Ee.
evaluated;f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let m={};e===null?e=[m]:e.push(m),s++}var p=a===
s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(p){let m=s;if(r!=="post-json"){let d={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Hs.
then.enum}};e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="then"}else{let m=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let d=r.reading;if(typeof d=="string")
if(d==="post-json"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"requ\
ired",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="deadlineSeconds"||t==="arrivalSeconds"||t==="quie\
tSeconds"||t==="timeScale")){let c={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="post-json"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/cons\
t",keyword:"const",params:{allowedValue:"post-json"}};e===null?e=[t]:e.push(t),s++}r.deadlineSeconds!==void 0&&(F(r.deadlineSeconds,{instancePath:i+"/deadlineSe\
conds",parentData:r,parentDataProperty:"deadlineSeconds",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:e.concat(F.errors),s=e.length)),r.arrivalSeconds!==
void 0&&(F(r.arrivalSeconds,{instancePath:i+"/arrivalSeconds",parentData:r,parentDataProperty:"arrivalSeconds",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:
e.concat(F.errors),s=e.length)),r.quietSeconds!==void 0&&(F(r.quietSeconds,{instancePath:i+"/quietSeconds",parentData:r,parentDataProperty:"quietSeconds",rootData:P,
dynamicAnchors:k})||(e=e===null?F.errors:e.concat(F.errors),s=e.length)),r.timeScale!==void 0&&(F(r.timeScale,{instancePath:i+"/timeScale",parentData:r,parentDataProperty:"\
timeScale",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:e.concat(F.errors),s=e.length))}var h=!0}else{let t={instancePath:i,schemaPath:"#/else/discrimina\
tor",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:d}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discr\
iminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:d}};e===null?e=[t]:e.push(t),s++}}else{let d={instancePath:i,schemaPath:"#/else/typ\
e",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:u}};e===null?e=[m]:e.push(m),s++}return Ee.errors=e,f.props=h,s===0}Ee.evaluated={dynamicProps:!0,dynamicItems:!1};var Js={if:{type:"string"},then:{
enum:["same-id","none"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"same-id"},delaysSeconds:{type:"array",minItems:1,
items:{$ref:"#/$defs/seconds"}},waitSeconds:{$ref:"#/$defs/seconds"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"none"}},required:[
"reading"],additionalProperties:!1}]}};function Me(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=Me.
evaluated;f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let m={};e===null?e=[m]:e.push(m),s++}var p=a===
s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(p){let m=s;if(!(r==="same-id"||r==="none")){let d={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{
allowedValues:Js.then.enum}};e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="then"}else{let m=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let d=r.reading;if(typeof d==
"string")if(d==="same-id"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="delaysSeconds"||t==="waitSeconds")){let c={instancePath:i,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&
r.reading!=="same-id"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"same-id"}};e===
null?e=[t]:e.push(t),s++}if(r.delaysSeconds!==void 0){let t=r.delaysSeconds;if(Array.isArray(t)){if(t.length<1){let O={instancePath:i+"/delaysSeconds",schemaPath:"\
#/else/oneOf/0/properties/delaysSeconds/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[O]:e.push(O),s++}let c=t.length;for(let O=0;O<c;O++)F(t[O],{instancePath:i+
"/delaysSeconds/"+O,parentData:t,parentDataProperty:O,rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:e.concat(F.errors),s=e.length)}else{let c={instancePath:i+
"/delaysSeconds",schemaPath:"#/else/oneOf/0/properties/delaysSeconds/type",keyword:"type",params:{type:"array"}};e===null?e=[c]:e.push(c),s++}}r.waitSeconds!==void 0&&
(F(r.waitSeconds,{instancePath:i+"/waitSeconds",parentData:r,parentDataProperty:"waitSeconds",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:e.concat(F.errors),
s=e.length))}var h=!0}else if(d==="none"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/r\
equired",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let c={instancePath:i,schemaPath:"\
#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!==
"none"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"none"}};e===null?e=[t]:e.push(
t),s++}}h!==!0&&(h=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:d}};e===
null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:d}};e===
null?e=[t]:e.push(t),s++}}else{let d={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}var p=m===s;o=
p,u="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[m]:e.push(m),s++}return Me.errors=e,f.props=h,s===
0}Me.evaluated={dynamicProps:!0,dynamicItems:!1};var Ws={if:{type:"string"},then:{enum:["standard-v1","standard-v1a","stripe","github","none"]},else:{type:"obje\
ct",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"standard-v1"},toleranceSeconds:{$ref:"#/$defs/seconds"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"standard-v1a"},toleranceSeconds:{$ref:"#/$defs/seconds"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"\
stripe"},toleranceSeconds:{$ref:"#/$defs/seconds"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"github"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"none"}},required:["reading"],additionalProperties:!1}]}};function Ce(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,
dynamicAnchors:k={}}={}){let e=null,s=0,f=Ce.evaluated;f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){
let m={};e===null?e=[m]:e.push(m),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(p){let m=s;if(!(r==="standard-v1"||r==="standard-v1a"||r==="strip\
e"||r==="github"||r==="none")){let d={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Ws.then.enum}};e===null?e=[d]:e.push(d),s++}var p=m===
s;o=p,u="then"}else{let m=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let d=r.reading;if(typeof d=="string")if(d==="standard-v1"){if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=
[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="toleranceSeconds")){let c={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="standard-v1"){let t={instancePath:i+"/readin\
g",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"standard-v1"}};e===null?e=[t]:e.push(t),s++}r.toleranceSeconds!==void 0&&
(F(r.toleranceSeconds,{instancePath:i+"/toleranceSeconds",parentData:r,parentDataProperty:"toleranceSeconds",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:
e.concat(F.errors),s=e.length))}var h=!0}else if(d==="standard-v1a"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="toleranceSe\
conds")){let c={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(
c),s++}if(r.reading!==void 0&&r.reading!=="standard-v1a"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",
params:{allowedValue:"standard-v1a"}};e===null?e=[t]:e.push(t),s++}r.toleranceSeconds!==void 0&&(F(r.toleranceSeconds,{instancePath:i+"/toleranceSeconds",parentData:r,
parentDataProperty:"toleranceSeconds",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:e.concat(F.errors),s=e.length))}h!==!0&&(h=!0)}else if(d==="stripe"){if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"\
reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="toleranceSeconds")){let c={instancePath:i,schemaPath:"#/else/oneOf/2/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="stripe"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"stripe"}};e===null?e=[t]:e.push(t),s++}r.toleranceSeconds!==
void 0&&(F(r.toleranceSeconds,{instancePath:i+"/toleranceSeconds",parentData:r,parentDataProperty:"toleranceSeconds",rootData:P,dynamicAnchors:k})||(e=e===null?
F.errors:e.concat(F.errors),s=e.length))}h!==!0&&(h=!0)}else if(d==="github"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let c={
instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.
reading!==void 0&&r.reading!=="github"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"\
github"}};e===null?e=[t]:e.push(t),s++}}h!==!0&&(h=!0)}else if(d==="none"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/4/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let c={
instancePath:i,schemaPath:"#/else/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.
reading!==void 0&&r.reading!=="none"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/4/properties/reading/const",keyword:"const",params:{allowedValue:"\
none"}};e===null?e=[t]:e.push(t),s++}}h!==!0&&(h=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",
tag:"reading",tagValue:d}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",
tag:"reading",tagValue:d}};e===null?e=[t]:e.push(t),s++}}else{let d={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[
d]:e.push(d),s++}var p=m===s;o=p,u="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[m]:e.push(m),s++}return Ce.
errors=e,f.props=h,s===0}Ce.evaluated={dynamicProps:!0,dynamicItems:!1};function Be(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=Be.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="operation"){if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[a]:e.push(a),s++}if(r.method===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"method"}};e===null?
e=[a]:e.push(a),s++}if(r.path===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[a]:
e.push(a),s++}for(let a in r)if(!(a==="reading"||a==="method"||a==="path"||a==="body"||a==="type")){let p={instancePath:i,schemaPath:"#/oneOf/0/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="operation"){let a={instancePath:i+
"/reading",schemaPath:"#/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"operation"}};e===null?e=[a]:e.push(a),s++}r.method!==void 0&&(R(
r.method,{instancePath:i+"/method",parentData:r,parentDataProperty:"method",rootData:P,dynamicAnchors:k})||(e=e===null?R.errors:e.concat(R.errors),s=e.length)),
r.path!==void 0&&(U(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:P,dynamicAnchors:k})||(e=e===null?U.errors:e.concat(U.errors),
s=e.length)),r.body!==void 0&&(K(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:P,dynamicAnchors:k})||(e=e===null?K.errors:e.concat(
K.errors),s=e.length)),r.type!==void 0&&(N(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"type",rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:
e.concat(N.errors),s=e.length))}var n=!0}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};
e===null?e=[a]:e.push(a),s++}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===
null?e=[a]:e.push(a),s++}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return Be.errors=e,
f.props=n,s===0}Be.evaluated={dynamicProps:!0,dynamicItems:!1};var zr={if:{type:"string"},then:{enum:["manual"]},else:{type:"object",discriminator:{propertyName:"\
reading"},oneOf:[{properties:{reading:{const:"manual"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"rest"},method:{$ref:"#/$defs/\
method"},path:{$ref:"#/$defs/path"},body:{$ref:"#/$defs/object"},idPointer:{$ref:"#/$defs/pointer"},secretPointer:{$ref:"#/$defs/pointer"},removePath:{$ref:"#/$\
defs/path"},rotatePath:{$ref:"#/$defs/path"},listPath:{$ref:"#/$defs/path"}},required:["reading","method","path","body"],additionalProperties:!1},{properties:{reading:{
const:"per-request"},field:{$ref:"#/$defs/text"}},required:["reading","field"],additionalProperties:!1}]}};function Ke(r,{instancePath:i="",parentData:x,parentDataProperty:A,
rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=Ke.evaluated;f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0);let n=s,o=!0,a=s;if(typeof r!=
"string"){let m={};e===null?e=[m]:e.push(m),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(p){let m=s;if(r!=="manual"){let d={instancePath:i,schemaPath:"\
#/then/enum",keyword:"enum",params:{allowedValues:zr.then.enum}};e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="then"}else{let m=s;if(r&&typeof r=="object"&&!Array.
isArray(r)){let d=r.reading;if(typeof d=="string")if(d==="manual"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let c={instancePath:i,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&
r.reading!=="manual"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"manual"}};e===
null?e=[t]:e.push(t),s++}}var h=!0}else if(d==="rest"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/e\
lse/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.method===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"method"}};e===null?e=[t]:e.push(t),s++}if(r.path===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[t]:e.push(t),s++}if(r.body===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"body"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!ee.call(zr.else.oneOf[1].properties,
t)){let c={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),
s++}if(r.reading!==void 0&&r.reading!=="rest"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"\
rest"}};e===null?e=[t]:e.push(t),s++}r.method!==void 0&&(R(r.method,{instancePath:i+"/method",parentData:r,parentDataProperty:"method",rootData:P,dynamicAnchors:k})||
(e=e===null?R.errors:e.concat(R.errors),s=e.length)),r.path!==void 0&&(U(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:P,dynamicAnchors:k})||
(e=e===null?U.errors:e.concat(U.errors),s=e.length)),r.body!==void 0&&(K(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:P,dynamicAnchors:k})||
(e=e===null?K.errors:e.concat(K.errors),s=e.length)),r.idPointer!==void 0&&(B(r.idPointer,{instancePath:i+"/idPointer",parentData:r,parentDataProperty:"idPointe\
r",rootData:P,dynamicAnchors:k})||(e=e===null?B.errors:e.concat(B.errors),s=e.length)),r.secretPointer!==void 0&&(B(r.secretPointer,{instancePath:i+"/secretPoin\
ter",parentData:r,parentDataProperty:"secretPointer",rootData:P,dynamicAnchors:k})||(e=e===null?B.errors:e.concat(B.errors),s=e.length)),r.removePath!==void 0&&
(U(r.removePath,{instancePath:i+"/removePath",parentData:r,parentDataProperty:"removePath",rootData:P,dynamicAnchors:k})||(e=e===null?U.errors:e.concat(U.errors),
s=e.length)),r.rotatePath!==void 0&&(U(r.rotatePath,{instancePath:i+"/rotatePath",parentData:r,parentDataProperty:"rotatePath",rootData:P,dynamicAnchors:k})||(e=
e===null?U.errors:e.concat(U.errors),s=e.length)),r.listPath!==void 0&&(U(r.listPath,{instancePath:i+"/listPath",parentData:r,parentDataProperty:"listPath",rootData:P,
dynamicAnchors:k})||(e=e===null?U.errors:e.concat(U.errors),s=e.length))}h!==!0&&(h=!0)}else if(d==="per-request"){if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),
s++}if(r.field===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"field"}};e===null?e=[t]:e.push(t),
s++}for(let t in r)if(!(t==="reading"||t==="field")){let c={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="per-request"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/\
2/properties/reading/const",keyword:"const",params:{allowedValue:"per-request"}};e===null?e=[t]:e.push(t),s++}r.field!==void 0&&(N(r.field,{instancePath:i+"/fie\
ld",parentData:r,parentDataProperty:"field",rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:e.concat(N.errors),s=e.length))}h!==!0&&(h=!0)}else{let t={instancePath:i,
schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:d}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,
schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:d}};e===null?e=[t]:e.push(t),s++}}else{let d={instancePath:i,
schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="else"}if(!o){let m={instancePath:i,schemaPath:"#\
/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[m]:e.push(m),s++}return Ke.errors=e,f.props=h,s===0}Ke.evaluated={dynamicProps:!0,dynamicItems:!1};var Zr={
type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"list"},quotas:{type:"array",minItems:1,items:{type:"object",required:["\
quota","unit","scope"],additionalProperties:!1,properties:{quota:{type:"integer",minimum:1},unit:{enum:["requests","tokens","concurrent"]},windowSeconds:{$ref:"\
#/$defs/seconds"},scope:{enum:["key","account","address"]}}}}},required:["reading","quotas"],additionalProperties:!1}]};function Re(r,{instancePath:i="",parentData:x,
parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=Re.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="list"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){
let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[a]:e.push(a),s++}if(r.quotas===void 0){
let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"quotas"}};e===null?e=[a]:e.push(a),s++}for(let a in r)if(!(a===
"reading"||a==="quotas")){let p={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?
e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="list"){let a={instancePath:i+"/reading",schemaPath:"#/oneOf/0/properties/reading/const",keyword:"const",
params:{allowedValue:"list"}};e===null?e=[a]:e.push(a),s++}if(r.quotas!==void 0){let a=r.quotas;if(Array.isArray(a)){if(a.length<1){let u={instancePath:i+"/quot\
as",schemaPath:"#/oneOf/0/properties/quotas/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[u]:e.push(u),s++}let p=a.length;for(let u=0;u<p;u++){let h=a[u];
if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.quota===void 0){let m={instancePath:i+"/quotas/"+u,schemaPath:"#/oneOf/0/properties/quotas/items/required",keyword:"\
required",params:{missingProperty:"quota"}};e===null?e=[m]:e.push(m),s++}if(h.unit===void 0){let m={instancePath:i+"/quotas/"+u,schemaPath:"#/oneOf/0/properties\
/quotas/items/required",keyword:"required",params:{missingProperty:"unit"}};e===null?e=[m]:e.push(m),s++}if(h.scope===void 0){let m={instancePath:i+"/quotas/"+u,
schemaPath:"#/oneOf/0/properties/quotas/items/required",keyword:"required",params:{missingProperty:"scope"}};e===null?e=[m]:e.push(m),s++}for(let m in h)if(!(m===
"quota"||m==="unit"||m==="windowSeconds"||m==="scope")){let j={instancePath:i+"/quotas/"+u,schemaPath:"#/oneOf/0/properties/quotas/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:m}};e===null?e=[j]:e.push(j),s++}if(h.quota!==void 0){let m=h.quota;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&
isFinite(m))){let j={instancePath:i+"/quotas/"+u+"/quota",schemaPath:"#/oneOf/0/properties/quotas/items/properties/quota/type",keyword:"type",params:{type:"inte\
ger"}};e===null?e=[j]:e.push(j),s++}if(typeof m=="number"&&isFinite(m)&&(m<1||isNaN(m))){let j={instancePath:i+"/quotas/"+u+"/quota",schemaPath:"#/oneOf/0/prope\
rties/quotas/items/properties/quota/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[j]:e.push(j),s++}}if(h.unit!==void 0){let m=h.unit;
if(!(m==="requests"||m==="tokens"||m==="concurrent")){let j={instancePath:i+"/quotas/"+u+"/unit",schemaPath:"#/oneOf/0/properties/quotas/items/properties/unit/e\
num",keyword:"enum",params:{allowedValues:Zr.oneOf[0].properties.quotas.items.properties.unit.enum}};e===null?e=[j]:e.push(j),s++}}if(h.windowSeconds!==void 0&&
(F(h.windowSeconds,{instancePath:i+"/quotas/"+u+"/windowSeconds",parentData:h,parentDataProperty:"windowSeconds",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:
e.concat(F.errors),s=e.length)),h.scope!==void 0){let m=h.scope;if(!(m==="key"||m==="account"||m==="address")){let j={instancePath:i+"/quotas/"+u+"/scope",schemaPath:"\
#/oneOf/0/properties/quotas/items/properties/scope/enum",keyword:"enum",params:{allowedValues:Zr.oneOf[0].properties.quotas.items.properties.scope.enum}};e===null?
e=[j]:e.push(j),s++}}}else{let m={instancePath:i+"/quotas/"+u,schemaPath:"#/oneOf/0/properties/quotas/items/type",keyword:"type",params:{type:"object"}};e===null?
e=[m]:e.push(m),s++}}}else{let p={instancePath:i+"/quotas",schemaPath:"#/oneOf/0/properties/quotas/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.
push(p),s++}}}var n=!0}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?
e=[a]:e.push(a),s++}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:
e.push(a),s++}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return Re.errors=e,f.props=n,s===
0}Re.evaluated={dynamicProps:!0,dynamicItems:!1};var Qs={if:{type:"string"},then:{enum:["x-ratelimit-durations","ratelimit-fields","ratelimit-03","x-ratelimit-e\
poch","anthropic","none"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"x-ratelimit-durations"}},required:["re\
ading"],additionalProperties:!1},{properties:{reading:{const:"ratelimit-fields"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"rat\
elimit-03"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"x-ratelimit-epoch"}},required:["reading"],additionalProperties:!1},{properties:{
reading:{const:"anthropic"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"none"}},required:["reading"],additionalProperties:!1}]}};
function Ge(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=Ge.evaluated;f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let m={};e===null?e=[m]:e.push(m),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=
null);let u;if(p){let m=s;if(!(r==="x-ratelimit-durations"||r==="ratelimit-fields"||r==="ratelimit-03"||r==="x-ratelimit-epoch"||r==="anthropic"||r==="none")){let d={
instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Qs.then.enum}};e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="then"}else{let m=s;if(r&&
typeof r=="object"&&!Array.isArray(r)){let d=r.reading;if(typeof d=="string")if(d==="x-ratelimit-durations"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===
void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)
if(t!=="reading"){let c={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?
e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="x-ratelimit-durations"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/c\
onst",keyword:"const",params:{allowedValue:"x-ratelimit-durations"}};e===null?e=[t]:e.push(t),s++}}var h=!0}else if(d==="ratelimit-fields"){if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let c={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="ratelimit-fields"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"ratelimit-fields"}};e===null?e=[t]:e.push(t),s++}}h!==!0&&(h=!0)}else if(d==="rat\
elimit-03"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let c={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="ratelimit-03"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"ratelimit-03"}};e===null?e=[t]:e.push(t),s++}}h!==!0&&(h=!0)}else if(d===
"x-ratelimit-epoch"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"req\
uired",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let c={instancePath:i,schemaPath:"#/else/oneOf/3/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="x-ratelimit-epoch"){
let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"x-ratelimit-epoch"}};e===null?e=[t]:
e.push(t),s++}}h!==!0&&(h=!0)}else if(d==="anthropic"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/e\
lse/oneOf/4/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let c={instancePath:i,
schemaPath:"#/else/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&
r.reading!=="anthropic"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/4/properties/reading/const",keyword:"const",params:{allowedValue:"anthropic"}};
e===null?e=[t]:e.push(t),s++}}h!==!0&&(h=!0)}else if(d==="none"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/5/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let c={instancePath:i,
schemaPath:"#/else/oneOf/5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&
r.reading!=="none"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/5/properties/reading/const",keyword:"const",params:{allowedValue:"none"}};e===null?
e=[t]:e.push(t),s++}}h!==!0&&(h=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:d}};
e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:d}};
e===null?e=[t]:e.push(t),s++}}else{let d={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}var p=m===
s;o=p,u="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[m]:e.push(m),s++}return Ge.errors=e,f.props=h,
s===0}Ge.evaluated={dynamicProps:!0,dynamicItems:!1};var Xs={if:{type:"string"},then:{enum:["429-retry-after","429","503","queue"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"429-retry-after"},status:{$ref:"#/$defs/statuses"}},required:["reading"],additionalProperties:!1},{properties:{
reading:{const:"429"},status:{$ref:"#/$defs/statuses"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"503"},status:{$ref:"#/$defs/s\
tatuses"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"queue"}},required:["reading"],additionalProperties:!1}]}};function ze(r,{instancePath:i="",
parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=ze.evaluated;f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=
void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let m={};e===null?e=[m]:e.push(m),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(p){let m=s;if(!(r===
"429-retry-after"||r==="429"||r==="503"||r==="queue")){let d={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Xs.then.enum}};e===null?
e=[d]:e.push(d),s++}var p=m===s;o=p,u="then"}else{let m=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let d=r.reading;if(typeof d=="string")if(d==="429"){if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"\
reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="status")){let c={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="429"){let t={instancePath:i+"/rea\
ding",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"429"}};e===null?e=[t]:e.push(t),s++}r.status!==void 0&&(S(r.status,
{instancePath:i+"/status",parentData:r,parentDataProperty:"status",rootData:P,dynamicAnchors:k})||(e=e===null?S.errors:e.concat(S.errors),s=e.length))}var h=!0}else if(d===
"503"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="status")){let c={instancePath:i,schemaPath:"#/else/oneOf/2/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="503"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"503"}};e===null?e=[t]:e.push(t),s++}r.status!==void 0&&(S(
r.status,{instancePath:i+"/status",parentData:r,parentDataProperty:"status",rootData:P,dynamicAnchors:k})||(e=e===null?S.errors:e.concat(S.errors),s=e.length))}
h!==!0&&(h=!0)}else if(d==="429-retry-after"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf\
/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="status")){let c={instancePath:i,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&
r.reading!=="429-retry-after"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"429-r\
etry-after"}};e===null?e=[t]:e.push(t),s++}r.status!==void 0&&(S(r.status,{instancePath:i+"/status",parentData:r,parentDataProperty:"status",rootData:P,dynamicAnchors:k})||
(e=e===null?S.errors:e.concat(S.errors),s=e.length))}h!==!0&&(h=!0)}else if(d==="queue"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={
instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="r\
eading"){let c={instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(
c),s++}if(r.reading!==void 0&&r.reading!=="queue"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/3/properties/reading/const",keyword:"const",params:{
allowedValue:"queue"}};e===null?e=[t]:e.push(t),s++}}h!==!0&&(h=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"mapping",tag:"reading",tagValue:d}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"reading",tagValue:d}};e===null?e=[t]:e.push(t),s++}}else{let d={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};
e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[m]:e.push(
m),s++}return ze.errors=e,f.props=h,s===0}ze.evaluated={dynamicProps:!0,dynamicItems:!1};function Ze(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=Ze.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="number"){if(r&&typeof r=="objec\
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
type:"object"}};e===null?e=[o]:e.push(o),s++}return Ze.errors=e,f.props=n,s===0}Ze.evaluated={dynamicProps:!0,dynamicItems:!1};var Ys={if:{type:"string"},then:{
enum:["headers"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"headers"}},required:["reading"],additionalProperties:!1}]}};
function He(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=He.evaluated;f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let m={};e===null?e=[m]:e.push(m),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=
null);let u;if(p){let m=s;if(r!=="headers"){let d={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Ys.then.enum}};e===null?e=[d]:e.
push(d),s++}var p=m===s;o=p,u="then"}else{let m=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let d=r.reading;if(typeof d=="string")if(d==="headers"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let c={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="headers"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"headers"}};e===null?e=[t]:e.push(t),s++}}var h=!0}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:d}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:d}};e===null?e=[t]:e.push(t),s++}}else{let d={instancePath:i,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:u}};e===null?e=[m]:e.push(m),s++}return He.errors=e,f.props=h,s===0}He.evaluated={dynamicProps:!0,dynamicItems:!1};function Je(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=Je.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="described"){if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[a]:e.push(a),s++}if(r.text===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"text"}};e===null?
e=[a]:e.push(a),s++}for(let a in r)if(!(a==="reading"||a==="text")){let p={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:a}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="described"){let a={instancePath:i+"/reading",schemaPath:"#/\
oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"described"}};e===null?e=[a]:e.push(a),s++}r.text!==void 0&&(N(r.text,{instancePath:i+"/t\
ext",parentData:r,parentDataProperty:"text",rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:e.concat(N.errors),s=e.length))}var n=!0}else{let a={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}else{let a={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}}else{let o={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return Je.errors=e,f.props=n,s===0}Je.evaluated={dynamicProps:!0,dynamicItems:!1};var ei={
if:{type:"string"},then:{enum:["path"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"path"},prefix:{$ref:"#/$d\
efs/path"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"header"},name:{$ref:"#/$defs/text"}},required:["reading","name"],additionalProperties:!1}]}};
function We(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=We.evaluated;f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let m={};e===null?e=[m]:e.push(m),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=
null);let u;if(p){let m=s;if(r!=="path"){let d={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:ei.then.enum}};e===null?e=[d]:e.push(
d),s++}var p=m===s;o=p,u="then"}else{let m=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let d=r.reading;if(typeof d=="string")if(d==="path"){if(r&&typeof r=="\
object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readin\
g"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="prefix")){let c={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="path"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"path"}};e===null?e=[t]:e.push(t),s++}r.prefix!==void 0&&(U(r.prefix,{instancePath:i+
"/prefix",parentData:r,parentDataProperty:"prefix",rootData:P,dynamicAnchors:k})||(e=e===null?U.errors:e.concat(U.errors),s=e.length))}var h=!0}else if(d==="hea\
der"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.name===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{
missingProperty:"name"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="name")){let c={instancePath:i,schemaPath:"#/else/oneOf/1/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[c]:e.push(c),s++}if(r.reading!==void 0&&r.reading!=="header"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"header"}};e===null?e=[t]:e.push(t),s++}r.name!==void 0&&(N(
r.name,{instancePath:i+"/name",parentData:r,parentDataProperty:"name",rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:e.concat(N.errors),s=e.length))}h!==!0&&
(h=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:d}};e===null?e=[t]:e.
push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:d}};e===null?e=[t]:e.
push(t),s++}}else{let d={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}var p=m===s;o=p,u="else"}if(!o){
let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[m]:e.push(m),s++}return We.errors=e,f.props=h,s===0}We.evaluated={dynamicProps:!0,
dynamicItems:!1};function Q(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=Q.evaluated;if(f.dynamicProps&&
(f.props=void 0),f.dynamicItems&&(f.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){for(let n in r)if(!ee.call(ks.properties,n)){let o={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),s++}r["capabilities.other"]!==void 0&&(le(r["capa\
bilities.other"],{instancePath:i+"/capabilities.other",parentData:r,parentDataProperty:"capabilities.other",rootData:P,dynamicAnchors:k})||(e=e===null?le.errors:
e.concat(le.errors),s=e.length)),r["request.required"]!==void 0&&(ue(r["request.required"],{instancePath:i+"/request.required",parentData:r,parentDataProperty:"\
request.required",rootData:P,dynamicAnchors:k})||(e=e===null?ue.errors:e.concat(ue.errors),s=e.length)),r["request.models"]!==void 0&&(de(r["request.models"],{instancePath:i+
"/request.models",parentData:r,parentDataProperty:"request.models",rootData:P,dynamicAnchors:k})||(e=e===null?de.errors:e.concat(de.errors),s=e.length)),r["requ\
est.roles"]!==void 0&&(me(r["request.roles"],{instancePath:i+"/request.roles",parentData:r,parentDataProperty:"request.roles",rootData:P,dynamicAnchors:k})||(e=
e===null?me.errors:e.concat(me.errors),s=e.length)),r["response.fields"]!==void 0&&(fe(r["response.fields"],{instancePath:i+"/response.fields",parentData:r,parentDataProperty:"\
response.fields",rootData:P,dynamicAnchors:k})||(e=e===null?fe.errors:e.concat(fe.errors),s=e.length)),r["key.format"]!==void 0&&(ce(r["key.format"],{instancePath:i+
"/key.format",parentData:r,parentDataProperty:"key.format",rootData:P,dynamicAnchors:k})||(e=e===null?ce.errors:e.concat(ce.errors),s=e.length)),r.states!==void 0&&
(ye(r.states,{instancePath:i+"/states",parentData:r,parentDataProperty:"states",rootData:P,dynamicAnchors:k})||(e=e===null?ye.errors:e.concat(ye.errors),s=e.length)),
r["signup.request"]!==void 0&&(he(r["signup.request"],{instancePath:i+"/signup.request",parentData:r,parentDataProperty:"signup.request",rootData:P,dynamicAnchors:k})||
(e=e===null?he.errors:e.concat(he.errors),s=e.length)),r["signup.response"]!==void 0&&(ge(r["signup.response"],{instancePath:i+"/signup.response",parentData:r,parentDataProperty:"\
signup.response",rootData:P,dynamicAnchors:k})||(e=e===null?ge.errors:e.concat(ge.errors),s=e.length)),r["maxTokens.bounds"]!==void 0&&(Pe(r["maxTokens.bounds"],
{instancePath:i+"/maxTokens.bounds",parentData:r,parentDataProperty:"maxTokens.bounds",rootData:P,dynamicAnchors:k})||(e=e===null?Pe.errors:e.concat(Pe.errors),
s=e.length)),r["temperature.bounds"]!==void 0&&(ke(r["temperature.bounds"],{instancePath:i+"/temperature.bounds",parentData:r,parentDataProperty:"temperature.bo\
unds",rootData:P,dynamicAnchors:k})||(e=e===null?ke.errors:e.concat(ke.errors),s=e.length)),r["sse.path"]!==void 0&&(we(r["sse.path"],{instancePath:i+"/sse.path",
parentData:r,parentDataProperty:"sse.path",rootData:P,dynamicAnchors:k})||(e=e===null?we.errors:e.concat(we.errors),s=e.length)),r["sse.switch"]!==void 0&&(be(r["\
sse.switch"],{instancePath:i+"/sse.switch",parentData:r,parentDataProperty:"sse.switch",rootData:P,dynamicAnchors:k})||(e=e===null?be.errors:e.concat(be.errors),
s=e.length)),r["sse.events"]!==void 0&&(qe(r["sse.events"],{instancePath:i+"/sse.events",parentData:r,parentDataProperty:"sse.events",rootData:P,dynamicAnchors:k})||
(e=e===null?qe.errors:e.concat(qe.errors),s=e.length)),r["websocket.path"]!==void 0&&(ve(r["websocket.path"],{instancePath:i+"/websocket.path",parentData:r,parentDataProperty:"\
websocket.path",rootData:P,dynamicAnchors:k})||(e=e===null?ve.errors:e.concat(ve.errors),s=e.length)),r["websocket.frames"]!==void 0&&($e(r["websocket.frames"],
{instancePath:i+"/websocket.frames",parentData:r,parentDataProperty:"websocket.frames",rootData:P,dynamicAnchors:k})||(e=e===null?$e.errors:e.concat($e.errors),
s=e.length)),r["websocket.auth"]!==void 0&&(je(r["websocket.auth"],{instancePath:i+"/websocket.auth",parentData:r,parentDataProperty:"websocket.auth",rootData:P,
dynamicAnchors:k})||(e=e===null?je.errors:e.concat(je.errors),s=e.length)),r["endpoints.other"]!==void 0&&(xe(r["endpoints.other"],{instancePath:i+"/endpoints.o\
ther",parentData:r,parentDataProperty:"endpoints.other",rootData:P,dynamicAnchors:k})||(e=e===null?xe.errors:e.concat(xe.errors),s=e.length)),r["key.lifetime"]!==
void 0&&(Oe(r["key.lifetime"],{instancePath:i+"/key.lifetime",parentData:r,parentDataProperty:"key.lifetime",rootData:P,dynamicAnchors:k})||(e=e===null?Oe.errors:
e.concat(Oe.errors),s=e.length)),r["key.scopes"]!==void 0&&(Ae(r["key.scopes"],{instancePath:i+"/key.scopes",parentData:r,parentDataProperty:"key.scopes",rootData:P,
dynamicAnchors:k})||(e=e===null?Ae.errors:e.concat(Ae.errors),s=e.length)),r["key.rotation"]!==void 0&&(De(r["key.rotation"],{instancePath:i+"/key.rotation",parentData:r,
parentDataProperty:"key.rotation",rootData:P,dynamicAnchors:k})||(e=e===null?De.errors:e.concat(De.errors),s=e.length)),r["key.revocation"]!==void 0&&(Ne(r["key\
.revocation"],{instancePath:i+"/key.revocation",parentData:r,parentDataProperty:"key.revocation",rootData:P,dynamicAnchors:k})||(e=e===null?Ne.errors:e.concat(Ne.
errors),s=e.length)),r["errors.missingKey"]!==void 0&&(_e(r["errors.missingKey"],{instancePath:i+"/errors.missingKey",parentData:r,parentDataProperty:"errors.mi\
ssingKey",rootData:P,dynamicAnchors:k})||(e=e===null?_e.errors:e.concat(_e.errors),s=e.length)),r["errors.wrongKey"]!==void 0&&(Se(r["errors.wrongKey"],{instancePath:i+
"/errors.wrongKey",parentData:r,parentDataProperty:"errors.wrongKey",rootData:P,dynamicAnchors:k})||(e=e===null?Se.errors:e.concat(Se.errors),s=e.length)),r["er\
rors.status"]!==void 0&&(Ie(r["errors.status"],{instancePath:i+"/errors.status",parentData:r,parentDataProperty:"errors.status",rootData:P,dynamicAnchors:k})||(e=
e===null?Ie.errors:e.concat(Ie.errors),s=e.length)),r["errors.body"]!==void 0&&(Ve(r["errors.body"],{instancePath:i+"/errors.body",parentData:r,parentDataProperty:"\
errors.body",rootData:P,dynamicAnchors:k})||(e=e===null?Ve.errors:e.concat(Ve.errors),s=e.length)),r["errors.codes"]!==void 0&&(Te(r["errors.codes"],{instancePath:i+
"/errors.codes",parentData:r,parentDataProperty:"errors.codes",rootData:P,dynamicAnchors:k})||(e=e===null?Te.errors:e.concat(Te.errors),s=e.length)),r["errors.c\
onditions"]!==void 0&&(Ue(r["errors.conditions"],{instancePath:i+"/errors.conditions",parentData:r,parentDataProperty:"errors.conditions",rootData:P,dynamicAnchors:k})||
(e=e===null?Ue.errors:e.concat(Ue.errors),s=e.length)),r["webhooks.types"]!==void 0&&(Le(r["webhooks.types"],{instancePath:i+"/webhooks.types",parentData:r,parentDataProperty:"\
webhooks.types",rootData:P,dynamicAnchors:k})||(e=e===null?Le.errors:e.concat(Le.errors),s=e.length)),r["webhooks.payload"]!==void 0&&(Fe(r["webhooks.payload"],
{instancePath:i+"/webhooks.payload",parentData:r,parentDataProperty:"webhooks.payload",rootData:P,dynamicAnchors:k})||(e=e===null?Fe.errors:e.concat(Fe.errors),
s=e.length)),r["webhooks.delivery"]!==void 0&&(Ee(r["webhooks.delivery"],{instancePath:i+"/webhooks.delivery",parentData:r,parentDataProperty:"webhooks.delivery",
rootData:P,dynamicAnchors:k})||(e=e===null?Ee.errors:e.concat(Ee.errors),s=e.length)),r["webhooks.retry"]!==void 0&&(Me(r["webhooks.retry"],{instancePath:i+"/we\
bhooks.retry",parentData:r,parentDataProperty:"webhooks.retry",rootData:P,dynamicAnchors:k})||(e=e===null?Me.errors:e.concat(Me.errors),s=e.length)),r["webhooks\
.signature"]!==void 0&&(Ce(r["webhooks.signature"],{instancePath:i+"/webhooks.signature",parentData:r,parentDataProperty:"webhooks.signature",rootData:P,dynamicAnchors:k})||
(e=e===null?Ce.errors:e.concat(Ce.errors),s=e.length)),r["webhooks.trigger"]!==void 0&&(Be(r["webhooks.trigger"],{instancePath:i+"/webhooks.trigger",parentData:r,
parentDataProperty:"webhooks.trigger",rootData:P,dynamicAnchors:k})||(e=e===null?Be.errors:e.concat(Be.errors),s=e.length)),r["webhooks.registration"]!==void 0&&
(Ke(r["webhooks.registration"],{instancePath:i+"/webhooks.registration",parentData:r,parentDataProperty:"webhooks.registration",rootData:P,dynamicAnchors:k})||(e=
e===null?Ke.errors:e.concat(Ke.errors),s=e.length)),r["limits.quota"]!==void 0&&(Re(r["limits.quota"],{instancePath:i+"/limits.quota",parentData:r,parentDataProperty:"\
limits.quota",rootData:P,dynamicAnchors:k})||(e=e===null?Re.errors:e.concat(Re.errors),s=e.length)),r["limits.headers"]!==void 0&&(Ge(r["limits.headers"],{instancePath:i+
"/limits.headers",parentData:r,parentDataProperty:"limits.headers",rootData:P,dynamicAnchors:k})||(e=e===null?Ge.errors:e.concat(Ge.errors),s=e.length)),r["limi\
ts.exceeded"]!==void 0&&(ze(r["limits.exceeded"],{instancePath:i+"/limits.exceeded",parentData:r,parentDataProperty:"limits.exceeded",rootData:P,dynamicAnchors:k})||
(e=e===null?ze.errors:e.concat(ze.errors),s=e.length)),r["maxTokens.maximum"]!==void 0&&(Ze(r["maxTokens.maximum"],{instancePath:i+"/maxTokens.maximum",parentData:r,
parentDataProperty:"maxTokens.maximum",rootData:P,dynamicAnchors:k})||(e=e===null?Ze.errors:e.concat(Ze.errors),s=e.length)),r["version.deprecation"]!==void 0&&
(He(r["version.deprecation"],{instancePath:i+"/version.deprecation",parentData:r,parentDataProperty:"version.deprecation",rootData:P,dynamicAnchors:k})||(e=e===
null?He.errors:e.concat(He.errors),s=e.length)),r["version.compatibility"]!==void 0&&(Je(r["version.compatibility"],{instancePath:i+"/version.compatibility",parentData:r,
parentDataProperty:"version.compatibility",rootData:P,dynamicAnchors:k})||(e=e===null?Je.errors:e.concat(Je.errors),s=e.length)),r["version.selection"]!==void 0&&
(We(r["version.selection"],{instancePath:i+"/version.selection",parentData:r,parentDataProperty:"version.selection",rootData:P,dynamicAnchors:k})||(e=e===null?We.
errors:e.concat(We.errors),s=e.length))}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return Q.
errors=e,s===0}Q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function kr(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){
let e=null,s=0,f=kr.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.schema===void 0){
let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[n]:e.push(n),s++}if(r.name===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[n]:e.push(n),s++}if(r.title===void 0){let n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"title"}};e===null?e=[n]:e.push(n),s++}if(r.readings===void 0){let n={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"readings"}};e===null?e=[n]:e.push(n),s++}for(let n in r)if(!(n==="schema"||n==="name"||n==="title"||n==="reading\
s")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),s++}if(r.schema!==
void 0&&r.schema!=="assay.profile/1"){let n={instancePath:i+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"assay.profile\
/1"}};e===null?e=[n]:e.push(n),s++}if(r.name!==void 0){let n=r.name;if(typeof n=="string"){if(!mr.test(n)){let o={instancePath:i+"/name",schemaPath:"#/propertie\
s/name/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/name",schemaPath:"#/propertie\
s/name/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.title!==void 0){let n=r.title;if(typeof n=="string"){if(I(n)<1){let o={instancePath:i+
"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/title",schemaPath:"\
#/properties/title/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.readings!==void 0){let n=r.readings;if(Q(n,{instancePath:i+"/\
readings",parentData:r,parentDataProperty:"readings",rootData:P,dynamicAnchors:k})||(e=e===null?Q.errors:e.concat(Q.errors),s=e.length),n&&typeof n=="object"&&!Array.
isArray(n))for(let o in n){let a=n[o];if(!(a&&typeof a=="object"&&!Array.isArray(a))){let p={instancePath:i+"/readings/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/properties/readings/additionalProperties/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}}else{let o={instancePath:i+"/r\
eadings",schemaPath:"#/properties/readings/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/\
type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return kr.errors=e,s===0}kr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ri=Q,
si=wr,ii={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:readings:bare-error",$comment:"Gap G7.2, reading errors.body = bare: a JSON obje\
ct or a JSON string, and nothing more is promised.",title:"Bare error body",type:["object","string"]};function wr(r,{instancePath:i="",parentData:x,parentDataProperty:A,
rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=wr.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),!(r&&typeof r=="object"&&
!Array.isArray(r))&&typeof r!="string"){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:ii.type}};e===null?e=[n]:e.push(n),s++}return wr.errors=
e,s===0}wr.evaluated={dynamicProps:!1,dynamicItems:!1};var ti=br,ni={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:readings:detail",$comment:"\
Gap G7.2, reading errors.body = detail: one key, whose value is a sentence or a list of objects.",title:"Error body with a detail key",type:"object",required:["\
detail"],properties:{detail:{type:["string","array"],items:{type:"object"}}}};function br(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){
let e=null,s=0,f=br.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.detail===void 0){
let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"}};e===null?e=[n]:e.push(n),s++}if(r.detail!==void 0){let n=r.detail;
if(typeof n!="string"&&!Array.isArray(n)){let o={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:ni.properties.detail.
type}};e===null?e=[o]:e.push(o),s++}if(Array.isArray(n)){let o=n.length;for(let a=0;a<o;a++){let p=n[a];if(!(p&&typeof p=="object"&&!Array.isArray(p))){let u={instancePath:i+
"/detail/"+a,schemaPath:"#/properties/detail/items/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),s++}}}}}else{let n={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return br.errors=e,s===0}br.evaluated={props:{detail:!0},dynamicProps:!1,dynamicItems:!1};
var oi=qr;function qr(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=qr.evaluated;f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0);let n=s,o=!1,a=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.title===void 0){let m={instancePath:i,schemaPath:"#/any\
Of/0/required",keyword:"required",params:{missingProperty:"title"}};e===null?e=[m]:e.push(m),s++}var h=a===s;if(o=o||h,h){var p={};p.title=!0}let u=s;if(r&&typeof r==
"object"&&!Array.isArray(r)&&r.detail===void 0){let m={instancePath:i,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty:"detail"}};e===
null?e=[m]:e.push(m),s++}var h=u===s;if(o=o||h,h&&p!==!0&&(p=p||{},p.detail=!0),o)s=n,e!==null&&(n?e.length=n:e=null);else{let m={instancePath:i,schemaPath:"#/a\
nyOf",keyword:"anyOf",params:{}};e===null?e=[m]:e.push(m),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(p!==!0&&(p=p||{},p.type=!0,p.title=!0,p.status=!0,
p.detail=!0,p.instance=!0),r.type!==void 0&&typeof r.type!="string"){let m={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"\
string"}};e===null?e=[m]:e.push(m),s++}if(r.title!==void 0&&typeof r.title!="string"){let m={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"\
type",params:{type:"string"}};e===null?e=[m]:e.push(m),s++}if(r.status!==void 0){let m=r.status;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let j={
instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"}};e===null?e=[j]:e.push(j),s++}if(typeof m=="number"&&isFinite(
m)){if(m>599||isNaN(m)){let j={instancePath:i+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};e===null?
e=[j]:e.push(j),s++}if(m<100||isNaN(m)){let j={instancePath:i+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};
e===null?e=[j]:e.push(j),s++}}}if(r.detail!==void 0&&typeof r.detail!="string"){let m={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[m]:e.push(m),s++}if(r.instance!==void 0&&typeof r.instance!="string"){let m={instancePath:i+"/instance",schemaPath:"#/p\
roperties/instance/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[m]:e.push(m),s++}return qr.errors=e,f.props=p,s===0}qr.evaluated={dynamicProps:!0,dynamicItems:!1};var ai=vr;var Hr={type:"object",required:["v","t0EpochUs","t0MonotonicUs","clock","segment"],properties:{v:{const:1},t0EpochUs:{$ref:"#/$defs/count"},t0MonotonicUs:{$ref:"\
#/$defs/countOrNull"},clock:{enum:["monotonic","wall"]},segment:{type:["string","null"]}}};function C(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=C.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"integer"}};e===null?e=[n]:e.push(n),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let n={instancePath:i,schemaPath:"#/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[n]:e.push(n),s++}return C.errors=e,s===0}C.evaluated={dynamicProps:!1,dynamicItems:!1};var pi={type:["integer","nu\
ll"],minimum:0};function H(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=H.evaluated;if(f.dynamicProps&&
(f.props=void 0),f.dynamicItems&&(f.items=void 0),!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let n={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:pi.type}};e===null?e=[n]:e.push(n),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let n={instancePath:i,schemaPath:"#/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[n]:e.push(n),s++}return H.errors=e,s===0}H.evaluated={dynamicProps:!1,dynamicItems:!1};function Qe(r,{instancePath:i="",
parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=Qe.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=
void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.v===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"v"}};
e===null?e=[n]:e.push(n),s++}if(r.t0EpochUs===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"t0EpochUs"}};e===
null?e=[n]:e.push(n),s++}if(r.t0MonotonicUs===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"t0MonotonicUs"}};
e===null?e=[n]:e.push(n),s++}if(r.clock===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"clock"}};e===null?e=
[n]:e.push(n),s++}if(r.segment===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"segment"}};e===null?e=[n]:e.push(
n),s++}if(r.v!==void 0&&r.v!==1){let n={instancePath:i+"/v",schemaPath:"#/properties/v/const",keyword:"const",params:{allowedValue:1}};e===null?e=[n]:e.push(n),
s++}if(r.t0EpochUs!==void 0&&(C(r.t0EpochUs,{instancePath:i+"/t0EpochUs",parentData:r,parentDataProperty:"t0EpochUs",rootData:P,dynamicAnchors:k})||(e=e===null?
C.errors:e.concat(C.errors),s=e.length)),r.t0MonotonicUs!==void 0&&(H(r.t0MonotonicUs,{instancePath:i+"/t0MonotonicUs",parentData:r,parentDataProperty:"t0Monoto\
nicUs",rootData:P,dynamicAnchors:k})||(e=e===null?H.errors:e.concat(H.errors),s=e.length)),r.clock!==void 0){let n=r.clock;if(!(n==="monotonic"||n==="wall")){let o={
instancePath:i+"/clock",schemaPath:"#/properties/clock/enum",keyword:"enum",params:{allowedValues:Hr.properties.clock.enum}};e===null?e=[o]:e.push(o),s++}}if(r.
segment!==void 0){let n=r.segment;if(typeof n!="string"&&n!==null){let o={instancePath:i+"/segment",schemaPath:"#/properties/segment/type",keyword:"type",params:{
type:Hr.properties.segment.type}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[n]:e.push(n),s++}return Qe.errors=e,s===0}Qe.evaluated={props:{v:!0,t0EpochUs:!0,t0MonotonicUs:!0,clock:!0,segment:!0},dynamicProps:!1,dynamicItems:!1};var se={
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
ct","null"],maxProperties:16,additionalProperties:{type:"string",maxLength:128}},sampledValid:{type:["boolean","null"]}}},li={type:["integer","null"]};function E(r,{
instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=E.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&
(f.items=void 0),!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:li.type}};
e===null?e=[n]:e.push(n),s++}return E.errors=e,s===0}E.evaluated={dynamicProps:!1,dynamicItems:!1};function Xe(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=Xe.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),Array.isArray(r)){if(r.length>2){let a={instancePath:i,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:2}};e===
null?e=[a]:e.push(a),s++}if(r.length<2){let a={instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:2}};e===null?e=[a]:e.push(a),s++}let n=r.
length;if(n>0&&(C(r[0],{instancePath:i+"/0",parentData:r,parentDataProperty:0,rootData:P,dynamicAnchors:k})||(e=e===null?C.errors:e.concat(C.errors),s=e.length)),
n>1){let a=r[1];if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let p={instancePath:i+"/1",schemaPath:"#/prefixItems/1/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[p]:e.push(p),s++}if(typeof a=="number"&&isFinite(a)&&(a<1||isNaN(a))){let p={instancePath:i+"/1",schemaPath:"#/prefixItems/1/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}};e===null?e=[p]:e.push(p),s++}}if(!(r.length<=2)){let a={instancePath:i,schemaPath:"#/items",keyword:"items",params:{limit:2}};
e===null?e=[a]:e.push(a),s++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),s++}return Xe.errors=
e,s===0}Xe.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function Ye(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){
let e=null,s=0,f=Ye.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.scheme===void 0){
let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scheme"}};e===null?e=[n]:e.push(n),s++}if(r.counts===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"counts"}};e===null?e=[n]:e.push(n),s++}if(r.scheme!==void 0&&r.scheme!=="log2/32"){let n={instancePath:i+
"/scheme",schemaPath:"#/properties/scheme/const",keyword:"const",params:{allowedValue:"log2/32"}};e===null?e=[n]:e.push(n),s++}if(r.counts!==void 0){let n=r.counts;
if(Array.isArray(n)){let o=n.length;for(let a=0;a<o;a++)Xe(n[a],{instancePath:i+"/counts/"+a,parentData:n,parentDataProperty:a,rootData:P,dynamicAnchors:k})||(e=
e===null?Xe.errors:e.concat(Xe.errors),s=e.length)}else{let o={instancePath:i+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type:"array"}};
e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return Ye.errors=
e,s===0}Ye.evaluated={props:{scheme:!0,counts:!0},dynamicProps:!1,dynamicItems:!1};var ui=new RegExp("^[0-9a-f]{8}$","u");function er(r,{instancePath:i="",parentData:x,
parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=er.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),r&&
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
let a={instancePath:i+"/v",schemaPath:"#/properties/v/const",keyword:"const",params:{allowedValue:1}};e===null?e=[a]:e.push(a),s++}if(r.i!==void 0&&(C(r.i,{instancePath:i+
"/i",parentData:r,parentDataProperty:"i",rootData:P,dynamicAnchors:k})||(e=e===null?C.errors:e.concat(C.errors),s=e.length)),r.vu!==void 0&&(C(r.vu,{instancePath:i+
"/vu",parentData:r,parentDataProperty:"vu",rootData:P,dynamicAnchors:k})||(e=e===null?C.errors:e.concat(C.errors),s=e.length)),r.scenario!==void 0&&typeof r.scenario!=
"string"){let a={instancePath:i+"/scenario",schemaPath:"#/properties/scenario/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),s++}if(r.transport!==
void 0){let a=r.transport;if(!(a==="json"||a==="sse"||a==="websocket")){let p={instancePath:i+"/transport",schemaPath:"#/properties/transport/enum",keyword:"enu\
m",params:{allowedValues:se.properties.transport.enum}};e===null?e=[p]:e.push(p),s++}}if(r.key!==void 0){let a=r.key;if(typeof a!="string"&&a!==null){let p={instancePath:i+
"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type:se.properties.key.type}};e===null?e=[p]:e.push(p),s++}if(typeof a=="string"&&!ui.test(a)){
let p={instancePath:i+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{8}$"}};e===null?e=[p]:e.push(p),s++}}if(r.scheduledUs!==
void 0&&(E(r.scheduledUs,{instancePath:i+"/scheduledUs",parentData:r,parentDataProperty:"scheduledUs",rootData:P,dynamicAnchors:k})||(e=e===null?E.errors:e.concat(
E.errors),s=e.length)),r.sentUs!==void 0&&(E(r.sentUs,{instancePath:i+"/sentUs",parentData:r,parentDataProperty:"sentUs",rootData:P,dynamicAnchors:k})||(e=e===null?
E.errors:e.concat(E.errors),s=e.length)),r.connectedUs!==void 0&&(E(r.connectedUs,{instancePath:i+"/connectedUs",parentData:r,parentDataProperty:"connectedUs",rootData:P,
dynamicAnchors:k})||(e=e===null?E.errors:e.concat(E.errors),s=e.length)),r.headersUs!==void 0&&(E(r.headersUs,{instancePath:i+"/headersUs",parentData:r,parentDataProperty:"\
headersUs",rootData:P,dynamicAnchors:k})||(e=e===null?E.errors:e.concat(E.errors),s=e.length)),r.firstByteUs!==void 0&&(E(r.firstByteUs,{instancePath:i+"/firstB\
yteUs",parentData:r,parentDataProperty:"firstByteUs",rootData:P,dynamicAnchors:k})||(e=e===null?E.errors:e.concat(E.errors),s=e.length)),r.firstEventUs!==void 0&&
(E(r.firstEventUs,{instancePath:i+"/firstEventUs",parentData:r,parentDataProperty:"firstEventUs",rootData:P,dynamicAnchors:k})||(e=e===null?E.errors:e.concat(E.
errors),s=e.length)),r.firstTokenUs!==void 0&&(E(r.firstTokenUs,{instancePath:i+"/firstTokenUs",parentData:r,parentDataProperty:"firstTokenUs",rootData:P,dynamicAnchors:k})||
(e=e===null?E.errors:e.concat(E.errors),s=e.length)),r.lastTokenUs!==void 0&&(E(r.lastTokenUs,{instancePath:i+"/lastTokenUs",parentData:r,parentDataProperty:"la\
stTokenUs",rootData:P,dynamicAnchors:k})||(e=e===null?E.errors:e.concat(E.errors),s=e.length)),r.doneUs!==void 0&&(E(r.doneUs,{instancePath:i+"/doneUs",parentData:r,
parentDataProperty:"doneUs",rootData:P,dynamicAnchors:k})||(e=e===null?E.errors:e.concat(E.errors),s=e.length)),r.closedUs!==void 0&&(E(r.closedUs,{instancePath:i+
"/closedUs",parentData:r,parentDataProperty:"closedUs",rootData:P,dynamicAnchors:k})||(e=e===null?E.errors:e.concat(E.errors),s=e.length)),r.status!==void 0){let a=r.
status;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let p={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[p]:e.push(p),s++}if(typeof a=="number"&&isFinite(a)){if(a>999||isNaN(a)){let p={instancePath:i+"/status",schemaPath:"#/properties/status/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:999}};e===null?e=[p]:e.push(p),s++}if(a<0||isNaN(a)){let p={instancePath:i+"/status",schemaPath:"#/prop\
erties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),s++}}}if(r.class!==void 0){let a=r.class;if(!(a==="ok"||a===
"truncated"||a==="stream-error"||a==="bad-json"||a==="not-a-completion"||a==="http-429"||a==="http-4xx"||a==="http-5xx"||a==="http-other"||a==="timeout-connect"||
a==="timeout-headers"||a==="timeout-first-token"||a==="timeout-idle"||a==="timeout-total"||a==="refused"||a==="reset"||a==="dns"||a==="tls"||a==="network"||a===
"too-large"||a==="too-many-events"||a==="aborted"||a==="interrupted")){let p={instancePath:i+"/class",schemaPath:"#/properties/class/enum",keyword:"enum",params:{
allowedValues:se.properties.class.enum}};e===null?e=[p]:e.push(p),s++}}if(r.error!==void 0){let a=r.error;if(typeof a!="string"&&a!==null){let p={instancePath:i+
"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:se.properties.error.type}};e===null?e=[p]:e.push(p),s++}if(typeof a=="string"&&I(a)>200){
let p={instancePath:i+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit:200}};e===null?e=[p]:e.push(p),s++}}if(r.chunks!==void 0&&
(C(r.chunks,{instancePath:i+"/chunks",parentData:r,parentDataProperty:"chunks",rootData:P,dynamicAnchors:k})||(e=e===null?C.errors:e.concat(C.errors),s=e.length)),
r.events!==void 0&&(C(r.events,{instancePath:i+"/events",parentData:r,parentDataProperty:"events",rootData:P,dynamicAnchors:k})||(e=e===null?C.errors:e.concat(C.
errors),s=e.length)),r.promptTokens!==void 0&&(H(r.promptTokens,{instancePath:i+"/promptTokens",parentData:r,parentDataProperty:"promptTokens",rootData:P,dynamicAnchors:k})||
(e=e===null?H.errors:e.concat(H.errors),s=e.length)),r.completionTokens!==void 0&&(H(r.completionTokens,{instancePath:i+"/completionTokens",parentData:r,parentDataProperty:"\
completionTokens",rootData:P,dynamicAnchors:k})||(e=e===null?H.errors:e.concat(H.errors),s=e.length)),r.bytes!==void 0&&(C(r.bytes,{instancePath:i+"/bytes",parentData:r,
parentDataProperty:"bytes",rootData:P,dynamicAnchors:k})||(e=e===null?C.errors:e.concat(C.errors),s=e.length)),r.gaps!==void 0){let a=r.gaps,p=s,u=!1,h=s;if(a!==
null){let j={instancePath:i+"/gaps",schemaPath:"#/properties/gaps/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[j]:e.push(j),s++}var n=h===s;u=
u||n;let m=s;Ye(a,{instancePath:i+"/gaps",parentData:r,parentDataProperty:"gaps",rootData:P,dynamicAnchors:k})||(e=e===null?Ye.errors:e.concat(Ye.errors),s=e.length);
var n=m===s;if(u=u||n,n){var o={};o.scheme=!0,o.counts=!0}if(u)s=p,e!==null&&(p?e.length=p:e=null);else{let j={instancePath:i+"/gaps",schemaPath:"#/properties/g\
aps/anyOf",keyword:"anyOf",params:{}};e===null?e=[j]:e.push(j),s++}}if(r.gapsUs!==void 0){let a=r.gapsUs;if(!Array.isArray(a)&&a!==null){let p={instancePath:i+"\
/gapsUs",schemaPath:"#/properties/gapsUs/type",keyword:"type",params:{type:se.properties.gapsUs.type}};e===null?e=[p]:e.push(p),s++}if(Array.isArray(a)){let p=a.
length;for(let u=0;u<p;u++)C(a[u],{instancePath:i+"/gapsUs/"+u,parentData:a,parentDataProperty:u,rootData:P,dynamicAnchors:k})||(e=e===null?C.errors:e.concat(C.
errors),s=e.length)}}if(r.retryAfter!==void 0){let a=r.retryAfter;if(typeof a!="string"&&a!==null){let p={instancePath:i+"/retryAfter",schemaPath:"#/properties/\
retryAfter/type",keyword:"type",params:{type:se.properties.retryAfter.type}};e===null?e=[p]:e.push(p),s++}if(typeof a=="string"&&I(a)>64){let p={instancePath:i+
"/retryAfter",schemaPath:"#/properties/retryAfter/maxLength",keyword:"maxLength",params:{limit:64}};e===null?e=[p]:e.push(p),s++}}if(r.limits!==void 0){let a=r.
limits;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null){let p={instancePath:i+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type:se.
properties.limits.type}};e===null?e=[p]:e.push(p),s++}if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>16){let p={instancePath:i+"/limits",
schemaPath:"#/properties/limits/maxProperties",keyword:"maxProperties",params:{limit:16}};e===null?e=[p]:e.push(p),s++}for(let p in a){let u=a[p];if(typeof u=="\
string"){if(I(u)>128){let h={instancePath:i+"/limits/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/limits/additionalProperties/maxLength",
keyword:"maxLength",params:{limit:128}};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:i+"/limits/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/limits/additionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),s++}}}}if(r.sampledValid!==void 0){let a=r.sampledValid;
if(typeof a!="boolean"&&a!==null){let p={instancePath:i+"/sampledValid",schemaPath:"#/properties/sampledValid/type",keyword:"type",params:{type:se.properties.sampledValid.
type}};e===null?e=[p]:e.push(p),s++}}}else{let a={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),s++}return er.
errors=e,s===0}er.evaluated={props:{v:!0,i:!0,vu:!0,scenario:!0,transport:!0,key:!0,scheduledUs:!0,sentUs:!0,connectedUs:!0,headersUs:!0,firstByteUs:!0,firstEventUs:!0,
firstTokenUs:!0,lastTokenUs:!0,doneUs:!0,closedUs:!0,status:!0,class:!0,error:!0,chunks:!0,events:!0,promptTokens:!0,completionTokens:!0,bytes:!0,gaps:!0,gapsUs:!0,
retryAfter:!0,limits:!0,sampledValid:!0},dynamicProps:!1,dynamicItems:!1};function vr(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){
let e=null,s=0,f=vr.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r))){let m={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}let n=s,o=!0,a=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.
clock===void 0&&(m="clock")){let j={};e===null?e=[j]:e.push(j),s++}}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let u;if(p){let m=s;Qe(r,{instancePath:i,parentData:x,
parentDataProperty:A,rootData:P,dynamicAnchors:k})||(e=e===null?Qe.errors:e.concat(Qe.errors),s=e.length);var p=m===s;if(o=p,o){var h={};h.v=!0,h.t0EpochUs=!0,h.
t0MonotonicUs=!0,h.clock=!0,h.segment=!0}u="then"}else{let m=s;er(r,{instancePath:i,parentData:x,parentDataProperty:A,rootData:P,dynamicAnchors:k})||(e=e===null?
er.errors:e.concat(er.errors),s=e.length);var p=m===s;o=p,o&&h!==!0&&(h=h||{},h.v=!0,h.i=!0,h.vu=!0,h.scenario=!0,h.transport=!0,h.key=!0,h.scheduledUs=!0,h.sentUs=
!0,h.connectedUs=!0,h.headersUs=!0,h.firstByteUs=!0,h.firstEventUs=!0,h.firstTokenUs=!0,h.lastTokenUs=!0,h.doneUs=!0,h.closedUs=!0,h.status=!0,h.class=!0,h.error=
!0,h.chunks=!0,h.events=!0,h.promptTokens=!0,h.completionTokens=!0,h.bytes=!0,h.gaps=!0,h.gapsUs=!0,h.retryAfter=!0,h.limits=!0,h.sampledValid=!0),u="else"}if(!o){
let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u}};e===null?e=[m]:e.push(m),s++}return vr.errors=e,f.props=h,s===0}vr.evaluated={dynamicProps:!0,
dynamicItems:!1};var di=$r,nr={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:run",$comment:"run.json, the only thing a report reads. The\
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
mi=new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$","u"),Jr={type:"object",required:["id","outcome","counts"],additionalProperties:!1,properties:{
id:{enum:["core","signup","sse","websocket","webhooks","limits"]},outcome:{enum:["conformant","non-conformant","incomplete","broken","not-offered","not-judged"]},
counts:{type:"object",required:["pass","fail","warn","inconclusive","not-applicable","observed","error"],additionalProperties:!1,properties:{pass:{type:"integer",
minimum:0},fail:{type:"integer",minimum:0},warn:{type:"integer",minimum:0},inconclusive:{type:"integer",minimum:0},"not-applicable":{type:"integer",minimum:0},observed:{
type:"integer",minimum:0},error:{type:"integer",minimum:0}}}}};function rr(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){
let e=null,s=0,f=rr.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let n={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),s++}if(r.outcome===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"outcome"}};e===null?e=[n]:e.push(n),s++}if(r.counts===void 0){let n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"counts"}};e===null?e=[n]:e.push(n),s++}for(let n in r)if(!(n==="id"||n==="outcome"||n==="counts")){let o={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),s++}if(r.id!==void 0){
let n=r.id;if(!(n==="core"||n==="signup"||n==="sse"||n==="websocket"||n==="webhooks"||n==="limits")){let o={instancePath:i+"/id",schemaPath:"#/properties/id/enu\
m",keyword:"enum",params:{allowedValues:Jr.properties.id.enum}};e===null?e=[o]:e.push(o),s++}}if(r.outcome!==void 0){let n=r.outcome;if(!(n==="conformant"||n===
"non-conformant"||n==="incomplete"||n==="broken"||n==="not-offered"||n==="not-judged")){let o={instancePath:i+"/outcome",schemaPath:"#/properties/outcome/enum",
keyword:"enum",params:{allowedValues:Jr.properties.outcome.enum}};e===null?e=[o]:e.push(o),s++}}if(r.counts!==void 0){let n=r.counts;if(n&&typeof n=="object"&&!Array.
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
null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return rr.errors=e,
s===0}rr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var or={type:"object",required:["id","title","capability","level","layer","verdict","issues","exch\
anges"],additionalProperties:!1,properties:{id:{type:"string",minLength:1},title:{type:"string",minLength:1},capability:{enum:["core","signup","sse","websocket",
"webhooks","limits"]},clause:{type:"string",pattern:"^C\\d"},gap:{type:"string",pattern:"^G\\d"},reading:{type:"string",minLength:1},level:{enum:["MUST","SHOULD"]},
layer:{enum:["spec","declared","profile","observed"]},verdict:{enum:["pass","fail","warn","inconclusive","not-applicable","observed","error"]},reason:{type:"str\
ing"},detail:{type:"string"},issues:{type:"array",items:{$ref:"#/$defs/issue"}},exchanges:{type:"array",items:{type:"string",minLength:1}}},if:{properties:{clause:!0},
required:["clause"]},then:{properties:{gap:!1}},else:{properties:{gap:!0,reading:!0},required:["gap","reading"]},allOf:[{if:{properties:{verdict:{const:"pass"}}},
then:{properties:{exchanges:{type:"array",minItems:1},issues:{type:"array",maxItems:0}}}}]},fi=new RegExp("^C\\d","u"),ci=new RegExp("^G\\d","u");function sr(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=sr.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.at===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"at"}};e===null?e=[n]:e.push(n),s++}if(r.expected===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"expected"}};e===null?e=[n]:e.push(n),s++}if(r.received===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
received"}};e===null?e=[n]:e.push(n),s++}for(let n in r)if(!(n==="at"||n==="expected"||n==="received")){let o={instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),s++}if(r.at!==void 0){let n=r.at;if(typeof n=="string"){if(I(n)<1){let o={
instancePath:i+"/at",schemaPath:"#/properties/at/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/at",
schemaPath:"#/properties/at/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.expected!==void 0&&typeof r.expected!="string"){let n={
instancePath:i+"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),s++}if(r.received!==void 0&&typeof r.
received!="string"){let n={instancePath:i+"/received",schemaPath:"#/properties/received/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),s++}}else{
let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return sr.errors=e,s===0}sr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ir(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=ir.evaluated;f.dynamicProps&&
(f.props=void 0),f.dynamicItems&&(f.items=void 0);let n=s,o=!0,a=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.verdict!==void 0&&r.verdict!=="pass"){let c={};
e===null?e=[c]:e.push(c),s++}var p=a===s;if(s=n,e!==null&&(n?e.length=n:e=null),p){let c=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.exchanges!==void 0){
let L=r.exchanges;if(Array.isArray(L)){if(L.length<1){let g={instancePath:i+"/exchanges",schemaPath:"#/allOf/0/then/properties/exchanges/minItems",keyword:"minI\
tems",params:{limit:1}};e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:i+"/exchanges",schemaPath:"#/allOf/0/then/properties/exchanges/type",keyword:"typ\
e",params:{type:"array"}};e===null?e=[g]:e.push(g),s++}}if(r.issues!==void 0){let L=r.issues;if(Array.isArray(L)){if(L.length>0){let g={instancePath:i+"/issues",
schemaPath:"#/allOf/0/then/properties/issues/maxItems",keyword:"maxItems",params:{limit:0}};e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:i+"/issues",schemaPath:"\
#/allOf/0/then/properties/issues/type",keyword:"type",params:{type:"array"}};e===null?e=[g]:e.push(g),s++}}}var p=c===s;if(o=p,o){var u={};u.exchanges=!0,u.issues=
!0,u.verdict=!0}}if(!o){let c={instancePath:i,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[c]:e.push(c),s++}let h=s,m=!0,j=s;
if(r&&typeof r=="object"&&!Array.isArray(r)){let c;if(r.clause===void 0&&(c="clause")){let O={};e===null?e=[O]:e.push(O),s++}}var d=j===s;u!==!0&&(u=u||{},u.clause=
!0),s=h,e!==null&&(h?e.length=h:e=null);let t;if(d){let c=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.gap!==void 0){let L={instancePath:i+"/gap",schemaPath:"\
#/then/properties/gap/false schema",keyword:"false schema",params:{}};e===null?e=[L]:e.push(L),s++}var d=c===s;m=d,m&&u!==!0&&(u=u||{},u.gap=!0),t="then"}else{let c=s;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.gap===void 0){let L={instancePath:i,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"g\
ap"}};e===null?e=[L]:e.push(L),s++}if(r.reading===void 0){let L={instancePath:i,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[L]:e.push(L),s++}}var d=c===s;m=d,m&&u!==!0&&(u=u||{},u.gap=!0,u.reading=!0),t="else"}if(!m){let c={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:t}};e===null?e=[c]:e.push(c),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let c={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"}};e===null?e=[c]:e.push(c),s++}if(r.title===void 0){let c={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"title"}};e===null?e=[c]:e.push(c),s++}if(r.capability===void 0){let c={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
capability"}};e===null?e=[c]:e.push(c),s++}if(r.level===void 0){let c={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"level"}};
e===null?e=[c]:e.push(c),s++}if(r.layer===void 0){let c={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"layer"}};e===null?e=
[c]:e.push(c),s++}if(r.verdict===void 0){let c={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"verdict"}};e===null?e=[c]:e.push(
c),s++}if(r.issues===void 0){let c={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"issues"}};e===null?e=[c]:e.push(c),s++}if(r.
exchanges===void 0){let c={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exchanges"}};e===null?e=[c]:e.push(c),s++}for(let c in r)
if(!ee.call(or.properties,c)){let O={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}};e===null?e=
[O]:e.push(O),s++}if(r.id!==void 0){let c=r.id;if(typeof c=="string"){if(I(c)<1){let O={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"min\
Length",params:{limit:1}};e===null?e=[O]:e.push(O),s++}}else{let O={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[O]:e.push(O),s++}}if(r.title!==void 0){let c=r.title;if(typeof c=="string"){if(I(c)<1){let O={instancePath:i+"/title",schemaPath:"#/properties/title\
/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[O]:e.push(O),s++}}else{let O={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"\
type",params:{type:"string"}};e===null?e=[O]:e.push(O),s++}}if(r.capability!==void 0){let c=r.capability;if(!(c==="core"||c==="signup"||c==="sse"||c==="websocke\
t"||c==="webhooks"||c==="limits")){let O={instancePath:i+"/capability",schemaPath:"#/properties/capability/enum",keyword:"enum",params:{allowedValues:or.properties.
capability.enum}};e===null?e=[O]:e.push(O),s++}}if(r.clause!==void 0){let c=r.clause;if(typeof c=="string"){if(!fi.test(c)){let O={instancePath:i+"/clause",schemaPath:"\
#/properties/clause/pattern",keyword:"pattern",params:{pattern:"^C\\d"}};e===null?e=[O]:e.push(O),s++}}else{let O={instancePath:i+"/clause",schemaPath:"#/proper\
ties/clause/type",keyword:"type",params:{type:"string"}};e===null?e=[O]:e.push(O),s++}}if(r.gap!==void 0){let c=r.gap;if(typeof c=="string"){if(!ci.test(c)){let O={
instancePath:i+"/gap",schemaPath:"#/properties/gap/pattern",keyword:"pattern",params:{pattern:"^G\\d"}};e===null?e=[O]:e.push(O),s++}}else{let O={instancePath:i+
"/gap",schemaPath:"#/properties/gap/type",keyword:"type",params:{type:"string"}};e===null?e=[O]:e.push(O),s++}}if(r.reading!==void 0){let c=r.reading;if(typeof c==
"string"){if(I(c)<1){let O={instancePath:i+"/reading",schemaPath:"#/properties/reading/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[O]:e.push(O),
s++}}else{let O={instancePath:i+"/reading",schemaPath:"#/properties/reading/type",keyword:"type",params:{type:"string"}};e===null?e=[O]:e.push(O),s++}}if(r.level!==
void 0){let c=r.level;if(!(c==="MUST"||c==="SHOULD")){let O={instancePath:i+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues:or.
properties.level.enum}};e===null?e=[O]:e.push(O),s++}}if(r.layer!==void 0){let c=r.layer;if(!(c==="spec"||c==="declared"||c==="profile"||c==="observed")){let O={
instancePath:i+"/layer",schemaPath:"#/properties/layer/enum",keyword:"enum",params:{allowedValues:or.properties.layer.enum}};e===null?e=[O]:e.push(O),s++}}if(r.
verdict!==void 0){let c=r.verdict;if(!(c==="pass"||c==="fail"||c==="warn"||c==="inconclusive"||c==="not-applicable"||c==="observed"||c==="error")){let O={instancePath:i+
"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues:or.properties.verdict.enum}};e===null?e=[O]:e.push(O),s++}}if(r.reason!==
void 0&&typeof r.reason!="string"){let c={instancePath:i+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.
push(c),s++}if(r.detail!==void 0&&typeof r.detail!="string"){let c={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"\
string"}};e===null?e=[c]:e.push(c),s++}if(r.issues!==void 0){let c=r.issues;if(Array.isArray(c)){let O=c.length;for(let L=0;L<O;L++)sr(c[L],{instancePath:i+"/is\
sues/"+L,parentData:c,parentDataProperty:L,rootData:P,dynamicAnchors:k})||(e=e===null?sr.errors:e.concat(sr.errors),s=e.length)}else{let O={instancePath:i+"/iss\
ues",schemaPath:"#/properties/issues/type",keyword:"type",params:{type:"array"}};e===null?e=[O]:e.push(O),s++}}if(r.exchanges!==void 0){let c=r.exchanges;if(Array.
isArray(c)){let O=c.length;for(let L=0;L<O;L++){let g=c[L];if(typeof g=="string"){if(I(g)<1){let l={instancePath:i+"/exchanges/"+L,schemaPath:"#/properties/exch\
anges/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/exchanges/"+L,schemaPath:"#/properties/e\
xchanges/items/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),s++}}}else{let O={instancePath:i+"/exchanges",schemaPath:"#/properties/exch\
anges/type",keyword:"type",params:{type:"array"}};e===null?e=[O]:e.push(O),s++}}}else{let c={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[c]:e.push(c),s++}return ir.errors=e,s===0}ir.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Wr={type:"object",required:["id","metho\
d","url","headers","body","status","durationMs"],additionalProperties:!1,properties:{id:{type:"string",minLength:1},method:{type:"string",minLength:1},url:{type:"\
string",minLength:1},headers:{type:"array",items:{type:"array",minItems:2,maxItems:2,items:{type:"string"}}},body:{type:["string","null"]},status:{type:["intege\
r","null"],minimum:100,maximum:999},durationMs:{type:"number",minimum:0}}};function tr(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){
let e=null,s=0,f=tr.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let n={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),s++}if(r.method===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"method"}};e===null?e=[n]:e.push(n),s++}if(r.url===void 0){let n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"url"}};e===null?e=[n]:e.push(n),s++}if(r.headers===void 0){let n={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"headers"}};e===null?e=[n]:e.push(n),s++}if(r.body===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"body"}};e===null?e=[n]:e.push(n),s++}if(r.status===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"status"}};e===null?e=[n]:e.push(n),s++}if(r.durationMs===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
durationMs"}};e===null?e=[n]:e.push(n),s++}for(let n in r)if(!(n==="id"||n==="method"||n==="url"||n==="headers"||n==="body"||n==="status"||n==="durationMs")){let o={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),s++}if(r.id!==void 0){
let n=r.id;if(typeof n=="string"){if(I(n)<1){let o={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}};e===null?e=
[o]:e.push(o),s++}}else{let o={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.
method!==void 0){let n=r.method;if(typeof n=="string"){if(I(n)<1){let o={instancePath:i+"/method",schemaPath:"#/properties/method/minLength",keyword:"minLength",
params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type:"string"}};
e===null?e=[o]:e.push(o),s++}}if(r.url!==void 0){let n=r.url;if(typeof n=="string"){if(I(n)<1){let o={instancePath:i+"/url",schemaPath:"#/properties/url/minLeng\
th",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{
type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.headers!==void 0){let n=r.headers;if(Array.isArray(n)){let o=n.length;for(let a=0;a<o;a++){let p=n[a];if(Array.
isArray(p)){if(p.length>2){let h={instancePath:i+"/headers/"+a,schemaPath:"#/properties/headers/items/maxItems",keyword:"maxItems",params:{limit:2}};e===null?e=
[h]:e.push(h),s++}if(p.length<2){let h={instancePath:i+"/headers/"+a,schemaPath:"#/properties/headers/items/minItems",keyword:"minItems",params:{limit:2}};e===null?
e=[h]:e.push(h),s++}let u=p.length;for(let h=0;h<u;h++)if(typeof p[h]!="string"){let m={instancePath:i+"/headers/"+a+"/"+h,schemaPath:"#/properties/headers/item\
s/items/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),s++}}else{let u={instancePath:i+"/headers/"+a,schemaPath:"#/properties/headers/ite\
ms/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),s++}}}else{let o={instancePath:i+"/headers",schemaPath:"#/properties/headers/type",keyword:"\
type",params:{type:"array"}};e===null?e=[o]:e.push(o),s++}}if(r.body!==void 0){let n=r.body;if(typeof n!="string"&&n!==null){let o={instancePath:i+"/body",schemaPath:"\
#/properties/body/type",keyword:"type",params:{type:Wr.properties.body.type}};e===null?e=[o]:e.push(o),s++}}if(r.status!==void 0){let n=r.status;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null){let o={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:Wr.properties.
status.type}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)){if(n>999||isNaN(n)){let o={instancePath:i+"/status",schemaPath:"#/properties/stat\
us/maximum",keyword:"maximum",params:{comparison:"<=",limit:999}};e===null?e=[o]:e.push(o),s++}if(n<100||isNaN(n)){let o={instancePath:i+"/status",schemaPath:"#\
/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};e===null?e=[o]:e.push(o),s++}}}if(r.durationMs!==void 0){let n=r.durationMs;if(typeof n==
"number"&&isFinite(n)){if(n<0||isNaN(n)){let o={instancePath:i+"/durationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type:"numb\
er"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return tr.
errors=e,s===0}tr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function $r(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){
let e=null,s=0,f=$r.evaluated;f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0);let n=s,o=!0,a=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.
outcome!==void 0&&r.outcome!=="conformant"){let q={};e===null?e=[q]:e.push(q),s++}var p=a===s;if(s=n,e!==null&&(n?e.length=n:e=null),p){let q=s;if(r&&typeof r==
"object"&&!Array.isArray(r)&&r.exitCode!==void 0&&r.exitCode!==0){let D={instancePath:i+"/exitCode",schemaPath:"#/allOf/0/then/properties/exitCode/const",keyword:"\
const",params:{allowedValue:0}};e===null?e=[D]:e.push(D),s++}var p=q===s;if(o=p,o){var u={};u.exitCode=!0,u.outcome=!0}}if(!o){let q={instancePath:i,schemaPath:"\
#/allOf/0/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[q]:e.push(q),s++}let h=s,m=!0,j=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.outcome!==
void 0&&r.outcome!=="non-conformant"){let q={};e===null?e=[q]:e.push(q),s++}var d=j===s;if(s=h,e!==null&&(h?e.length=h:e=null),d){let q=s;if(r&&typeof r=="objec\
t"&&!Array.isArray(r)&&r.exitCode!==void 0&&r.exitCode!==1){let D={instancePath:i+"/exitCode",schemaPath:"#/allOf/1/then/properties/exitCode/const",keyword:"con\
st",params:{allowedValue:1}};e===null?e=[D]:e.push(D),s++}var d=q===s;if(m=d,m){var t={};t.exitCode=!0,t.outcome=!0}}if(!m){let q={instancePath:i,schemaPath:"#/\
allOf/1/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[q]:e.push(q),s++}u!==!0&&t!==void 0&&(t===!0?u=!0:(u=u||{},Object.assign(u,t)));let c=s,O=!0,
L=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.outcome!==void 0&&r.outcome!=="incomplete"){let q={};e===null?e=[q]:e.push(q),s++}var g=L===s;if(s=c,e!==null&&
(c?e.length=c:e=null),g){let q=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.exitCode!==void 0&&r.exitCode!==3){let D={instancePath:i+"/exitCode",schemaPath:"\
#/allOf/2/then/properties/exitCode/const",keyword:"const",params:{allowedValue:3}};e===null?e=[D]:e.push(D),s++}var g=q===s;if(O=g,O){var l={};l.exitCode=!0,l.outcome=
!0}}if(!O){let q={instancePath:i,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[q]:e.push(q),s++}u!==!0&&l!==void 0&&(l===!0?
u=!0:(u=u||{},Object.assign(u,l)));let y=s,b=!0,w=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.outcome!==void 0&&r.outcome!=="broken"){let q={};e===null?e=[
q]:e.push(q),s++}var $=w===s;if(s=y,e!==null&&(y?e.length=y:e=null),$){let q=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.exitCode!==void 0&&r.exitCode!==4){
let D={instancePath:i+"/exitCode",schemaPath:"#/allOf/3/then/properties/exitCode/const",keyword:"const",params:{allowedValue:4}};e===null?e=[D]:e.push(D),s++}var $=q===
s;if(b=$,b){var V={};V.exitCode=!0,V.outcome=!0}}if(!b){let q={instancePath:i,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=
[q]:e.push(q),s++}if(u!==!0&&V!==void 0&&(V===!0?u=!0:(u=u||{},Object.assign(u,V))),r&&typeof r=="object"&&!Array.isArray(r)){if(r.schema===void 0){let q={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[q]:e.push(q),s++}if(r.outcome===void 0){let q={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"outcome"}};e===null?e=[q]:e.push(q),s++}if(r.exitCode===void 0){let q={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"exitCode"}};e===null?e=[q]:e.push(q),s++}if(r.reason===void 0){let q={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"reason"}};e===null?e=[q]:e.push(q),s++}if(r.suite===void 0){let q={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"suite"}};e===null?e=[q]:e.push(q),s++}if(r.target===void 0){let q={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
target"}};e===null?e=[q]:e.push(q),s++}if(r.seed===void 0){let q={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"seed"}};e===
null?e=[q]:e.push(q),s++}if(r.startedAt===void 0){let q={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"startedAt"}};e===null?
e=[q]:e.push(q),s++}if(r.durationMs===void 0){let q={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"durationMs"}};e===null?e=
[q]:e.push(q),s++}if(r.cost===void 0){let q={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cost"}};e===null?e=[q]:e.push(q),
s++}if(r.capabilities===void 0){let q={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"capabilities"}};e===null?e=[q]:e.push(
q),s++}if(r.checks===void 0){let q={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"checks"}};e===null?e=[q]:e.push(q),s++}if(r.
exchanges===void 0){let q={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exchanges"}};e===null?e=[q]:e.push(q),s++}for(let q in r)
if(!ee.call(nr.properties,q)){let v={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}};e===null?e=
[v]:e.push(v),s++}if(r.schema!==void 0&&r.schema!=="assay.run/1"){let q={instancePath:i+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{
allowedValue:"assay.run/1"}};e===null?e=[q]:e.push(q),s++}if(r.outcome!==void 0){let q=r.outcome;if(!(q==="conformant"||q==="non-conformant"||q==="incomplete"||
q==="broken")){let v={instancePath:i+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:nr.properties.outcome.enum}};e===null?
e=[v]:e.push(v),s++}}if(r.exitCode!==void 0){let q=r.exitCode;if(!(q===0||q===1||q===3||q===4)){let v={instancePath:i+"/exitCode",schemaPath:"#/properties/exitC\
ode/enum",keyword:"enum",params:{allowedValues:nr.properties.exitCode.enum}};e===null?e=[v]:e.push(v),s++}}if(r.reason!==void 0){let q=r.reason;if(typeof q!="st\
ring"&&q!==null){let v={instancePath:i+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:nr.properties.reason.type}};e===null?e=[v]:e.
push(v),s++}}if(r.suite!==void 0){let q=r.suite;if(q&&typeof q=="object"&&!Array.isArray(q)){if(q.version===void 0){let v={instancePath:i+"/suite",schemaPath:"#\
/properties/suite/required",keyword:"required",params:{missingProperty:"version"}};e===null?e=[v]:e.push(v),s++}if(q.checks===void 0){let v={instancePath:i+"/su\
ite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"checks"}};e===null?e=[v]:e.push(v),s++}if(q.known===void 0){let v={instancePath:i+
"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"known"}};e===null?e=[v]:e.push(v),s++}if(q.profile===void 0){let v={
instancePath:i+"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"profile"}};e===null?e=[v]:e.push(v),s++}for(let v in q)
if(!(v==="version"||v==="checks"||v==="profile"||v==="known")){let D={instancePath:i+"/suite",schemaPath:"#/properties/suite/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:v}};e===null?e=[D]:e.push(D),s++}if(q.version!==void 0){let v=q.version;if(typeof v=="string"){if(I(v)<1){let D={instancePath:i+
"/suite/version",schemaPath:"#/properties/suite/properties/version/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[D]:e.push(D),s++}}else{let D={instancePath:i+
"/suite/version",schemaPath:"#/properties/suite/properties/version/type",keyword:"type",params:{type:"string"}};e===null?e=[D]:e.push(D),s++}}if(q.checks!==void 0){
let v=q.checks;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v))){let D={instancePath:i+"/suite/checks",schemaPath:"#/properties/suite/properties/checks/\
type",keyword:"type",params:{type:"integer"}};e===null?e=[D]:e.push(D),s++}if(typeof v=="number"&&isFinite(v)&&(v<0||isNaN(v))){let D={instancePath:i+"/suite/ch\
ecks",schemaPath:"#/properties/suite/properties/checks/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[D]:e.push(D),s++}}if(q.profile!==
void 0){let v=q.profile;if(typeof v=="string"){if(I(v)<1){let D={instancePath:i+"/suite/profile",schemaPath:"#/properties/suite/properties/profile/minLength",keyword:"\
minLength",params:{limit:1}};e===null?e=[D]:e.push(D),s++}}else{let D={instancePath:i+"/suite/profile",schemaPath:"#/properties/suite/properties/profile/type",keyword:"\
type",params:{type:"string"}};e===null?e=[D]:e.push(D),s++}}if(q.known!==void 0){let v=q.known;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v))){let D={
instancePath:i+"/suite/known",schemaPath:"#/properties/suite/properties/known/type",keyword:"type",params:{type:"integer"}};e===null?e=[D]:e.push(D),s++}if(typeof v==
"number"&&isFinite(v)&&(v<1||isNaN(v))){let D={instancePath:i+"/suite/known",schemaPath:"#/properties/suite/properties/known/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}};e===null?e=[D]:e.push(D),s++}}}else{let v={instancePath:i+"/suite",schemaPath:"#/properties/suite/type",keyword:"type",params:{type:"o\
bject"}};e===null?e=[v]:e.push(v),s++}}if(r.target!==void 0){let q=r.target;if(q&&typeof q=="object"&&!Array.isArray(q)){if(q.baseUrl===void 0){let v={instancePath:i+
"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty:"baseUrl"}};e===null?e=[v]:e.push(v),s++}if(q.model===void 0){let v={
instancePath:i+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty:"model"}};e===null?e=[v]:e.push(v),s++}for(let v in q)
if(!(v==="baseUrl"||v==="model")){let D={instancePath:i+"/target",schemaPath:"#/properties/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}};
e===null?e=[D]:e.push(D),s++}if(q.baseUrl!==void 0){let v=q.baseUrl;if(typeof v=="string"){if(I(v)<1){let D={instancePath:i+"/target/baseUrl",schemaPath:"#/prop\
erties/target/properties/baseUrl/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[D]:e.push(D),s++}}else{let D={instancePath:i+"/target/baseUrl",schemaPath:"\
#/properties/target/properties/baseUrl/type",keyword:"type",params:{type:"string"}};e===null?e=[D]:e.push(D),s++}}if(q.model!==void 0){let v=q.model;if(typeof v!=
"string"&&v!==null){let D={instancePath:i+"/target/model",schemaPath:"#/properties/target/properties/model/type",keyword:"type",params:{type:nr.properties.target.
properties.model.type}};e===null?e=[D]:e.push(D),s++}}}else{let v={instancePath:i+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type:"o\
bject"}};e===null?e=[v]:e.push(v),s++}}if(r.seed!==void 0&&typeof r.seed!="string"){let q={instancePath:i+"/seed",schemaPath:"#/properties/seed/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[q]:e.push(q),s++}if(r.startedAt!==void 0){let q=r.startedAt;if(typeof q=="string"){if(!mi.test(q)){let v={instancePath:i+
"/startedAt",schemaPath:"#/properties/startedAt/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$"}};e===null?e=
[v]:e.push(v),s++}}else{let v={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type:"string"}};e===null?e=[v]:e.push(
v),s++}}if(r.durationMs!==void 0){let q=r.durationMs;if(typeof q=="number"&&isFinite(q)){if(q<0||isNaN(q)){let v={instancePath:i+"/durationMs",schemaPath:"#/pro\
perties/durationMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[v]:e.push(v),s++}}else{let v={instancePath:i+"/durationMs",schemaPath:"\
#/properties/durationMs/type",keyword:"type",params:{type:"number"}};e===null?e=[v]:e.push(v),s++}}if(r.cost!==void 0){let q=r.cost;if(q&&typeof q=="object"&&!Array.
isArray(q)){if(q.requests===void 0){let v={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"requests"}};
e===null?e=[v]:e.push(v),s++}if(q.promptTokens===void 0){let v={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"\
promptTokens"}};e===null?e=[v]:e.push(v),s++}if(q.completionTokens===void 0){let v={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"requ\
ired",params:{missingProperty:"completionTokens"}};e===null?e=[v]:e.push(v),s++}for(let v in q)if(!(v==="requests"||v==="promptTokens"||v==="completionTokens")){
let D={instancePath:i+"/cost",schemaPath:"#/properties/cost/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}};e===null?e=[D]:e.
push(D),s++}if(q.requests!==void 0){let v=q.requests;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v))){let D={instancePath:i+"/cost/requests",schemaPath:"\
#/properties/cost/properties/requests/type",keyword:"type",params:{type:"integer"}};e===null?e=[D]:e.push(D),s++}if(typeof v=="number"&&isFinite(v)&&(v<0||isNaN(
v))){let D={instancePath:i+"/cost/requests",schemaPath:"#/properties/cost/properties/requests/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?
e=[D]:e.push(D),s++}}if(q.promptTokens!==void 0){let v=q.promptTokens;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v))){let D={instancePath:i+"/cost/pro\
mptTokens",schemaPath:"#/properties/cost/properties/promptTokens/type",keyword:"type",params:{type:"integer"}};e===null?e=[D]:e.push(D),s++}if(typeof v=="number"&&
isFinite(v)&&(v<0||isNaN(v))){let D={instancePath:i+"/cost/promptTokens",schemaPath:"#/properties/cost/properties/promptTokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[D]:e.push(D),s++}}if(q.completionTokens!==void 0){let v=q.completionTokens;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(
v))){let D={instancePath:i+"/cost/completionTokens",schemaPath:"#/properties/cost/properties/completionTokens/type",keyword:"type",params:{type:"integer"}};e===
null?e=[D]:e.push(D),s++}if(typeof v=="number"&&isFinite(v)&&(v<0||isNaN(v))){let D={instancePath:i+"/cost/completionTokens",schemaPath:"#/properties/cost/prope\
rties/completionTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[D]:e.push(D),s++}}}else{let v={instancePath:i+"/cost",schemaPath:"\
#/properties/cost/type",keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),s++}}if(r.capabilities!==void 0){let q=r.capabilities;if(Array.isArray(q)){
let v=q.length;for(let D=0;D<v;D++)rr(q[D],{instancePath:i+"/capabilities/"+D,parentData:q,parentDataProperty:D,rootData:P,dynamicAnchors:k})||(e=e===null?rr.errors:
e.concat(rr.errors),s=e.length)}else{let v={instancePath:i+"/capabilities",schemaPath:"#/properties/capabilities/type",keyword:"type",params:{type:"array"}};e===
null?e=[v]:e.push(v),s++}}if(r.checks!==void 0){let q=r.checks;if(Array.isArray(q)){let v=q.length;for(let D=0;D<v;D++)ir(q[D],{instancePath:i+"/checks/"+D,parentData:q,
parentDataProperty:D,rootData:P,dynamicAnchors:k})||(e=e===null?ir.errors:e.concat(ir.errors),s=e.length)}else{let v={instancePath:i+"/checks",schemaPath:"#/pro\
perties/checks/type",keyword:"type",params:{type:"array"}};e===null?e=[v]:e.push(v),s++}}if(r.exchanges!==void 0){let q=r.exchanges;if(Array.isArray(q)){let v=q.
length;for(let D=0;D<v;D++)tr(q[D],{instancePath:i+"/exchanges/"+D,parentData:q,parentDataProperty:D,rootData:P,dynamicAnchors:k})||(e=e===null?tr.errors:e.concat(
tr.errors),s=e.length)}else{let v={instancePath:i+"/exchanges",schemaPath:"#/properties/exchanges/type",keyword:"type",params:{type:"array"}};e===null?e=[v]:e.push(
v),s++}}}else{let q={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[q]:e.push(q),s++}return $r.errors=e,s===0}$r.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var yi=jr,ne={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:statement",$comment:"What a deplo\
yment declares of itself (ISO/IEC 9646: implementation conformance statement). A reading is given by its name, or as an object with its parameters.",title:"Stat\
ement",type:"object",required:["schema"],additionalProperties:!1,properties:{schema:{const:"assay.statement/1"},name:{title:"Of whom this is said",type:"string",
minLength:1},extends:{title:"Profile whose readings are declared too",enum:["openai","none"]},capabilities:{type:"object",additionalProperties:!1,properties:{core:{
const:"supported"},signup:{enum:["supported","unsupported"]},sse:{enum:["supported","unsupported"]},websocket:{enum:["supported","unsupported"]},webhooks:{enum:[
"supported","unsupported"]},limits:{enum:["supported","unsupported"]}}},notes:{title:"A remark per capability",type:"object",additionalProperties:!1,properties:{
core:{type:"string"},signup:{type:"string"},sse:{type:"string"},websocket:{type:"string"},webhooks:{type:"string"},limits:{type:"string"}}},readings:{$ref:"urn:\
assay:readings"}}};function jr(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=jr.evaluated;if(f.dynamicProps&&
(f.props=void 0),f.dynamicItems&&(f.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.schema===void 0){let n={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"schema"}};e===null?e=[n]:e.push(n),s++}for(let n in r)if(!(n==="schema"||n==="name"||n==="extends"||n==="capabilitie\
s"||n==="notes"||n==="readings")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?
e=[o]:e.push(o),s++}if(r.schema!==void 0&&r.schema!=="assay.statement/1"){let n={instancePath:i+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",
params:{allowedValue:"assay.statement/1"}};e===null?e=[n]:e.push(n),s++}if(r.name!==void 0){let n=r.name;if(typeof n=="string"){if(I(n)<1){let o={instancePath:i+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.extends!==void 0){let n=r.extends;if(!(n==="openai"||n==="none")){
let o={instancePath:i+"/extends",schemaPath:"#/properties/extends/enum",keyword:"enum",params:{allowedValues:ne.properties.extends.enum}};e===null?e=[o]:e.push(
o),s++}}if(r.capabilities!==void 0){let n=r.capabilities;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let o in n)if(!(o==="core"||o==="signup"||o==="sse"||o===
"websocket"||o==="webhooks"||o==="limits")){let a={instancePath:i+"/capabilities",schemaPath:"#/properties/capabilities/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:o}};e===null?e=[a]:e.push(a),s++}if(n.core!==void 0&&n.core!=="supported"){let o={instancePath:i+"/capabilities/core",schemaPath:"\
#/properties/capabilities/properties/core/const",keyword:"const",params:{allowedValue:"supported"}};e===null?e=[o]:e.push(o),s++}if(n.signup!==void 0){let o=n.signup;
if(!(o==="supported"||o==="unsupported")){let a={instancePath:i+"/capabilities/signup",schemaPath:"#/properties/capabilities/properties/signup/enum",keyword:"en\
um",params:{allowedValues:ne.properties.capabilities.properties.signup.enum}};e===null?e=[a]:e.push(a),s++}}if(n.sse!==void 0){let o=n.sse;if(!(o==="supported"||
o==="unsupported")){let a={instancePath:i+"/capabilities/sse",schemaPath:"#/properties/capabilities/properties/sse/enum",keyword:"enum",params:{allowedValues:ne.
properties.capabilities.properties.sse.enum}};e===null?e=[a]:e.push(a),s++}}if(n.websocket!==void 0){let o=n.websocket;if(!(o==="supported"||o==="unsupported")){
let a={instancePath:i+"/capabilities/websocket",schemaPath:"#/properties/capabilities/properties/websocket/enum",keyword:"enum",params:{allowedValues:ne.properties.
capabilities.properties.websocket.enum}};e===null?e=[a]:e.push(a),s++}}if(n.webhooks!==void 0){let o=n.webhooks;if(!(o==="supported"||o==="unsupported")){let a={
instancePath:i+"/capabilities/webhooks",schemaPath:"#/properties/capabilities/properties/webhooks/enum",keyword:"enum",params:{allowedValues:ne.properties.capabilities.
properties.webhooks.enum}};e===null?e=[a]:e.push(a),s++}}if(n.limits!==void 0){let o=n.limits;if(!(o==="supported"||o==="unsupported")){let a={instancePath:i+"/\
capabilities/limits",schemaPath:"#/properties/capabilities/properties/limits/enum",keyword:"enum",params:{allowedValues:ne.properties.capabilities.properties.limits.
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
o),s++}}r.readings!==void 0&&(Q(r.readings,{instancePath:i+"/readings",parentData:r,parentDataProperty:"readings",rootData:P,dynamicAnchors:k})||(e=e===null?Q.errors:
e.concat(Q.errors),s=e.length))}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return jr.errors=
e,s===0}jr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var hi=xr;var gi=new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$","u");function xr(r,{instancePath:i="",parentData:x,parentDataProperty:A,
rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=xr.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),r&&typeof r=="object"&&
!Array.isArray(r)){if(r.specversion===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"specversion"}};e===null?
e=[n]:e.push(n),s++}if(r.id===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),s++}
if(r.source===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"}};e===null?e=[n]:e.push(n),s++}if(r.type===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[n]:e.push(n),s++}if(r.specversion!==void 0&&
r.specversion!=="1.0"){let n={instancePath:i+"/specversion",schemaPath:"#/properties/specversion/const",keyword:"const",params:{allowedValue:"1.0"}};e===null?e=
[n]:e.push(n),s++}if(r.id!==void 0){let n=r.id;if(typeof n=="string"){if(I(n)<1){let o={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"min\
Length",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[o]:e.push(o),s++}}if(r.source!==void 0){let n=r.source;if(typeof n=="string"){if(I(n)<1){let o={instancePath:i+"/source",schemaPath:"#/properties/so\
urce/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/source",schemaPath:"#/properties/source/type",keyword:"\
type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.type!==void 0){let n=r.type;if(typeof n=="string"){if(I(n)<1){let o={instancePath:i+"/type",schemaPath:"\
#/properties/type/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/type",schemaPath:"#/properties/typ\
e/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.time!==void 0){let n=r.time;if(typeof n=="string"){if(!gi.test(n)){let o={instancePath:i+
"/time",schemaPath:"#/properties/time/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"}};
e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/time",schemaPath:"#/properties/time/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(
o),s++}}if(r.datacontenttype!==void 0){let n=r.datacontenttype;if(typeof n=="string"){if(I(n)<1){let o={instancePath:i+"/datacontenttype",schemaPath:"#/properti\
es/datacontenttype/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/datacontenttype",schemaPath:"#/pr\
operties/datacontenttype/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return xr.errors=e,s===0}xr.evaluated={props:{specversion:!0,id:!0,source:!0,type:!0,time:!0,datacontenttype:!0},
dynamicProps:!1,dynamicItems:!1};var Pi=Or;function Or(r,{instancePath:i="",parentData:x,parentDataProperty:A,rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=Or.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),s++}if(r.type===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[n]:e.push(n),s++}if(r.created_at===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created\
_at"}};e===null?e=[n]:e.push(n),s++}if(r.data===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?
e=[n]:e.push(n),s++}if(r.id!==void 0){let n=r.id;if(typeof n=="string"){if(I(n)<1){let o={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"m\
inLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[o]:e.push(o),s++}}if(r.object!==void 0&&r.object!=="event"){let n={instancePath:i+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{
allowedValue:"event"}};e===null?e=[n]:e.push(n),s++}if(r.type!==void 0){let n=r.type;if(typeof n=="string"){if(I(n)<1){let o={instancePath:i+"/type",schemaPath:"\
#/properties/type/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/type",schemaPath:"#/properties/typ\
e/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.created_at!==void 0){let n=r.created_at;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))){let o={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),
s++}if(typeof n=="number"&&isFinite(n)){if(n>99999999999||isNaN(n)){let o={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:99999999999}};e===null?e=[o]:e.push(o),s++}if(n<0||isNaN(n)){let o={instancePath:i+"/created_at",schemaPath:"#/properties/c\
reated_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}}if(r.data!==void 0){let n=r.data;if(!(n&&typeof n=="object"&&
!Array.isArray(n))){let o={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{
let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return Or.errors=e,s===0}Or.evaluated={props:{id:!0,
object:!0,type:!0,created_at:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var ki=Ar;var wi=new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:?\\d{2})$","u");function Ar(r,{instancePath:i="",parentData:x,parentDataProperty:A,
rootData:P=r,dynamicAnchors:k={}}={}){let e=null,s=0,f=Ar.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),r&&typeof r=="object"&&
!Array.isArray(r)){if(r.type===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[n]:e.push(n),
s++}if(r.timestamp===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"timestamp"}};e===null?e=[n]:e.push(n),s++}
if(r.data===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[n]:e.push(n),s++}if(r.type!==void 0){
let n=r.type;if(typeof n=="string"){if(I(n)<1){let o={instancePath:i+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit:1}};e===
null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),
s++}}if(r.timestamp!==void 0){let n=r.timestamp;if(typeof n=="string"){if(!wi.test(n)){let o={instancePath:i+"/timestamp",schemaPath:"#/properties/timestamp/pat\
tern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:?\\d{2})$"}};e===null?e=[o]:e.push(o),s++}}else{let o={
instancePath:i+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.data!==void 0){let n=r.
data;if(!(n&&typeof n=="object"&&!Array.isArray(n))){let o={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"}};e===
null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return Ar.errors=e,
s===0}Ar.evaluated={props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var ji={"urn:assay:clauses":Yr,"urn:assay:gaps":rs,"urn:assay:interfac\
e:chat-completion-request":is,"urn:assay:interface:chat-completion-response":ts,"urn:assay:interface:message":ns,"urn:assay:load-run":os,"urn:assay:openai:chat-\
completion-chunk":ms,"urn:assay:openai:chat-completion":fs,"urn:assay:openai:error-body-full":cs,"urn:assay:openai:error-body":ys,"urn:assay:openai:model-list":hs,
"urn:assay:openai:usage":gs,"urn:assay:profile":Ps,"urn:assay:readings":ri,"urn:assay:readings:bare-error":si,"urn:assay:readings:detail":ti,"urn:assay:readings\
:problem":oi,"urn:assay:row":ai,"urn:assay:run":di,"urn:assay:statement":yi,"urn:assay:webhooks:cloudevents":hi,"urn:assay:webhooks:openai-event":Pi,"urn:assay:\
webhooks:type-timestamp-data":ki};export{ji as validators};
