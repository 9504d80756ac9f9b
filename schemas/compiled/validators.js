// Made by `npm run schemas` from the *.schema.json files beside this folder. Do not edit.
var zr=(s,i)=>()=>{try{return i||s((i={exports:{}}).exports,i),i.exports}catch(S){throw i=0,S}};var ss=zr(Zr=>{"use strict";Object.defineProperty(Zr,"__esModule",{value:!0});function rs(s){let i=s.length,S=0,D=0,b;for(;D<i;)S++,b=s.charCodeAt(D++),b>=55296&&
b<=56319&&D<i&&(b=s.charCodeAt(D),(b&64512)===56320&&D++);return S}Zr.default=rs;rs.code='require("ajv/dist/runtime/ucs2length").default'});var ts=zr((Gi,is)=>{"use strict";is.exports=function s(i,S){if(i===S)return!0;if(i&&S&&typeof i=="object"&&typeof S=="object"){if(i.constructor!==S.constructor)
return!1;var D,b,q;if(Array.isArray(i)){if(D=i.length,D!=S.length)return!1;for(b=D;b--!==0;)if(!s(i[b],S[b]))return!1;return!0}if(i.constructor===RegExp)return i.
source===S.source&&i.flags===S.flags;if(i.valueOf!==Object.prototype.valueOf)return i.valueOf()===S.valueOf();if(i.toString!==Object.prototype.toString)return i.
toString()===S.toString();if(q=Object.keys(i),D=q.length,D!==Object.keys(S).length)return!1;for(b=D;b--!==0;)if(!Object.prototype.hasOwnProperty.call(S,q[b]))return!1;
for(b=D;b--!==0;){var e=q[b];if(!s(i[e],S[e]))return!1}return!0}return i!==i&&S!==S}});var os=zr(Hr=>{"use strict";Object.defineProperty(Hr,"__esModule",{value:!0});var ns=ts();ns.code='require("ajv/dist/runtime/equal").default';Hr.default=ns});var gs=vr,as={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:clauses",$comment:"The shape of clauses.json.",title:"Clauses of the interfa\
ce",type:"array",items:{type:"object",required:["id","section","capability","level","text"],additionalProperties:!1,properties:{id:{type:"string",pattern:"^C[1-\
9](\\.\\d+){1,2}$"},section:{type:"string",pattern:"^[1-9](\\.[1-9])?$"},capability:{enum:["core","signup","sse","websocket","webhooks","limits"]},level:{enum:[
"MUST","SHOULD"]},text:{type:"string",minLength:10},excluded:{title:"Why nothing judges or observes it",type:"string",minLength:10},observedBy:{title:"Probes th\
at show it",type:"array",minItems:1,items:{type:"string"}}}}},Ps=new RegExp("^C[1-9](\\.\\d+){1,2}$","u"),cs=new RegExp("^[1-9](\\.[1-9])?$","u"),V=ss().default;
function vr(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=vr.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),Array.isArray(s)){let t=s.length;for(let o=0;o<t;o++){let a=s[o];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===
void 0){let l={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[l]:e.push(l),r++}if(a.section===
void 0){let l={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"section"}};e===null?e=[l]:e.push(l),r++}if(a.capability===
void 0){let l={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"capability"}};e===null?e=[l]:e.push(l),r++}if(a.level===
void 0){let l={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"level"}};e===null?e=[l]:e.push(l),r++}if(a.text===
void 0){let l={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"text"}};e===null?e=[l]:e.push(l),r++}for(let l in a)
if(!(l==="id"||l==="section"||l==="capability"||l==="level"||l==="text"||l==="excluded"||l==="observedBy")){let d={instancePath:i+"/"+o,schemaPath:"#/items/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[d]:e.push(d),r++}if(a.id!==void 0){let l=a.id;if(typeof l=="string"){
if(!Ps.test(l)){let d={instancePath:i+"/"+o+"/id",schemaPath:"#/items/properties/id/pattern",keyword:"pattern",params:{pattern:"^C[1-9](\\.\\d+){1,2}$"}};e===null?
e=[d]:e.push(d),r++}}else{let d={instancePath:i+"/"+o+"/id",schemaPath:"#/items/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(
d),r++}}if(a.section!==void 0){let l=a.section;if(typeof l=="string"){if(!cs.test(l)){let d={instancePath:i+"/"+o+"/section",schemaPath:"#/items/properties/sect\
ion/pattern",keyword:"pattern",params:{pattern:"^[1-9](\\.[1-9])?$"}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:i+"/"+o+"/section",schemaPath:"#/it\
ems/properties/section/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}if(a.capability!==void 0){let l=a.capability;if(!(l==="core"||
l==="signup"||l==="sse"||l==="websocket"||l==="webhooks"||l==="limits")){let d={instancePath:i+"/"+o+"/capability",schemaPath:"#/items/properties/capability/enu\
m",keyword:"enum",params:{allowedValues:as.items.properties.capability.enum}};e===null?e=[d]:e.push(d),r++}}if(a.level!==void 0){let l=a.level;if(!(l==="MUST"||
l==="SHOULD")){let d={instancePath:i+"/"+o+"/level",schemaPath:"#/items/properties/level/enum",keyword:"enum",params:{allowedValues:as.items.properties.level.enum}};
e===null?e=[d]:e.push(d),r++}}if(a.text!==void 0){let l=a.text;if(typeof l=="string"){if(V(l)<10){let d={instancePath:i+"/"+o+"/text",schemaPath:"#/items/proper\
ties/text/minLength",keyword:"minLength",params:{limit:10}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:i+"/"+o+"/text",schemaPath:"#/items/propertie\
s/text/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}if(a.excluded!==void 0){let l=a.excluded;if(typeof l=="string"){if(V(l)<10){let d={
instancePath:i+"/"+o+"/excluded",schemaPath:"#/items/properties/excluded/minLength",keyword:"minLength",params:{limit:10}};e===null?e=[d]:e.push(d),r++}}else{let d={
instancePath:i+"/"+o+"/excluded",schemaPath:"#/items/properties/excluded/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}if(a.observedBy!==
void 0){let l=a.observedBy;if(Array.isArray(l)){if(l.length<1){let g={instancePath:i+"/"+o+"/observedBy",schemaPath:"#/items/properties/observedBy/minItems",keyword:"\
minItems",params:{limit:1}};e===null?e=[g]:e.push(g),r++}let d=l.length;for(let g=0;g<d;g++)if(typeof l[g]!="string"){let f={instancePath:i+"/"+o+"/observedBy/"+
g,schemaPath:"#/items/properties/observedBy/items/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}}else{let d={instancePath:i+"/"+o+"/\
observedBy",schemaPath:"#/items/properties/observedBy/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}}else{let l={instancePath:i+"/"+
o,schemaPath:"#/items/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"array"}};e===null?e=[t]:e.push(t),r++}return vr.errors=e,r===0}vr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var ks=$r,te={$schema:"http\
s://json-schema.org/draft/2020-12/schema",$id:"urn:assay:fairness-run",$comment:"fairness-run.json: how a target treated several keys while one asked for much m\
ore. A run that is not valid carries no figures.",title:"Run that compared keys",type:"object",required:["schema","outcome","exitCode","valid","reasons","notes",
"scenario","suite","target","engine","seed","startedAt","durationMs","most","cost","keys","sources","answer","ended","asked","fairness","scope"],additionalProperties:!1,
properties:{schema:{const:"assay.fairness/1"},outcome:{enum:["answered","invalid","aborted"]},exitCode:{enum:[0,3,4]},valid:{type:"boolean"},reasons:{type:"arra\
y",items:{$ref:"#/$defs/line"}},notes:{type:"array",items:{$ref:"#/$defs/line"}},scenario:{const:"fairness"},suite:{type:"object",required:["version"],additionalProperties:!1,
properties:{version:{type:"string"}}},target:{type:"object",required:["baseUrl","model"],additionalProperties:!1,properties:{baseUrl:{type:"string"},model:{type:"\
string"}}},engine:{type:"string"},seed:{type:"string"},startedAt:{type:"string"},durationMs:{type:"number",minimum:0},most:{type:"object",required:["requests","\
seconds"],additionalProperties:!1,properties:{requests:{$ref:"#/$defs/count"},seconds:{type:"number",minimum:0}}},cost:{type:"object",required:["requests","acce\
pted","refused","stray","tokens","seconds"],additionalProperties:!1,properties:{requests:{$ref:"#/$defs/count"},accepted:{$ref:"#/$defs/count"},refused:{$ref:"#\
/$defs/count"},stray:{$ref:"#/$defs/count"},tokens:{$ref:"#/$defs/count"},seconds:{type:"number",minimum:0}}},keys:{type:"array",minItems:1,items:{type:"string",
maxLength:4}},sources:{type:"array",minItems:1,items:{type:"string"}},answer:{type:"array",items:{$ref:"#/$defs/line"}},ended:{anyOf:[{type:"null"},{type:"objec\
t",required:["because","note"],additionalProperties:!1,properties:{because:{type:"string"},note:{type:"string"}}}]},asked:{type:"object",required:["victimPerSec\
ond","aggressorPerSecond","phaseSeconds","rounds","restSeconds","accounts"],additionalProperties:!1,properties:{victimPerSecond:{type:"number",minimum:0},aggressorPerSecond:{
type:"number",minimum:0},phaseSeconds:{type:"number",minimum:0},rounds:{$ref:"#/$defs/count"},restSeconds:{type:"number",minimum:0},accounts:{type:"array",items:{
type:"string"}}}},fairness:{anyOf:[{type:"null"},{type:"object",required:["keys","jainOfVictims","jainOfAll","ttft","spill"],additionalProperties:!1,properties:{
keys:{type:"array",items:{type:"object",required:["key","isAggressor","calm","press"],additionalProperties:!1,properties:{key:{type:"string"},isAggressor:{type:"\
boolean"},calm:{type:"object",required:["asked","completed","refused","goodPerSecond"],additionalProperties:!1,properties:{asked:{$ref:"#/$defs/count"},completed:{
$ref:"#/$defs/count"},refused:{$ref:"#/$defs/count"},goodPerSecond:{type:"number",minimum:0}}},press:{type:"object",required:["asked","completed","refused","goo\
dPerSecond"],additionalProperties:!1,properties:{asked:{$ref:"#/$defs/count"},completed:{$ref:"#/$defs/count"},refused:{$ref:"#/$defs/count"},goodPerSecond:{type:"\
number",minimum:0}}}}}},jainOfVictims:{type:["number","null"],minimum:0,maximum:1.000001},jainOfAll:{type:["number","null"],minimum:0,maximum:1.000001},ttft:{type:"\
array",items:{type:"object",required:["percentile","calmMs","pressMs","ratio","ratioSpan"],additionalProperties:!1,properties:{percentile:{type:"number",minimum:0},
calmMs:{type:["number","null"],minimum:0},pressMs:{type:["number","null"],minimum:0},ratio:{type:["number","null"],minimum:0},ratioSpan:{anyOf:[{type:"null"},{type:"\
object",required:["low","high"],additionalProperties:!1,properties:{low:{type:"number"},high:{type:"number"}}}]}}}},spill:{type:"object",required:["calmShare","\
pressShare","difference","span","verdict"],additionalProperties:!1,properties:{calmShare:{type:"number",minimum:0,maximum:1},pressShare:{type:"number",minimum:0,
maximum:1},difference:{type:"number"},span:{anyOf:[{type:"null"},{type:"object",required:["low","high"],additionalProperties:!1,properties:{low:{type:"number"},
high:{type:"number"}}}]},verdict:{enum:["spills","does-not-spill","unclear"]}}}}}]},scope:{anyOf:[{type:"null"},{type:"object",required:["among","why"],additionalProperties:!1,
properties:{among:{type:"array",items:{enum:["key","account","address","key-and-address","global"]}},why:{type:"string"}}}]}},if:{properties:{valid:{const:!1}},
required:["valid"]},then:{type:"object",properties:{fairness:{type:"null"},reasons:{type:"array",minItems:1}}},else:{type:"object",properties:{fairness:{type:"o\
bject"},reasons:{type:"array",maxItems:0}}},$defs:{count:{type:"integer",minimum:0},line:{type:"string",minLength:1,pattern:"^[^\\n]*$"}}},ie=Object.prototype.hasOwnProperty;var Q=new RegExp("^[^\\n]*$","u");function X(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=X.evaluated;
if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),typeof s=="string"){if(V(s)<1){let t={instancePath:i,schemaPath:"#/minLength",keyword:"minL\
ength",params:{limit:1}};e===null?e=[t]:e.push(t),r++}if(!Q.test(s)){let t={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};
e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}return X.errors=
e,r===0}X.evaluated={dynamicProps:!1,dynamicItems:!1};function F(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=F.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"integer"}};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let t={instancePath:i,schemaPath:"#/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[t]:e.push(t),r++}return F.errors=e,r===0}F.evaluated={dynamicProps:!1,dynamicItems:!1};function $r(s,{instancePath:i="",
parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=$r.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=
void 0);let t=r,o=!0,a=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let k;if(s.valid===void 0&&(k="valid")){let y={};e===null?e=[y]:e.push(y),r++}else if(s.valid!==
void 0&&s.valid!==!1){let y={};e===null?e=[y]:e.push(y),r++}}var l=a===r;r=t,e!==null&&(t?e.length=t:e=null);let d;if(l){let k=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.fairness!==void 0&&s.fairness!==null){let u={instancePath:i+"/fairness",schemaPath:"#/then/properties/fairness/type",keyword:"type",params:{type:"\
null"}};e===null?e=[u]:e.push(u),r++}if(s.reasons!==void 0){let u=s.reasons;if(Array.isArray(u)){if(u.length<1){let p={instancePath:i+"/reasons",schemaPath:"#/t\
hen/properties/reasons/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/reasons",schemaPath:"#/then/pro\
perties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}}else{let u={instancePath:i,schemaPath:"#/then/type",keyword:"type",params:{
type:"object"}};e===null?e=[u]:e.push(u),r++}var l=k===r;if(o=l,o){var g={};g.fairness=!0,g.reasons=!0,g.valid=!0}d="then"}else{let k=r;if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.fairness!==void 0){let u=s.fairness;if(!(u&&typeof u=="object"&&!Array.isArray(u))){let p={instancePath:i+"/fairness",schemaPath:"#/else\
/properties/fairness/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.reasons!==void 0){let u=s.reasons;if(Array.isArray(u)){if(u.
length>0){let p={instancePath:i+"/reasons",schemaPath:"#/else/properties/reasons/maxItems",keyword:"maxItems",params:{limit:0}};e===null?e=[p]:e.push(p),r++}}else{
let p={instancePath:i+"/reasons",schemaPath:"#/else/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}}else{let u={instancePath:i,
schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}var l=k===r;o=l,o&&g!==!0&&(g=g||{},g.fairness=!0,g.reasons=!0),d="\
else"}if(!o){let k={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[k]:e.push(k),r++}if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.schema===void 0){let k={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[k]:e.push(k),r++}if(s.
outcome===void 0){let k={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"outcome"}};e===null?e=[k]:e.push(k),r++}if(s.exitCode===
void 0){let k={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exitCode"}};e===null?e=[k]:e.push(k),r++}if(s.valid===void 0){
let k={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid"}};e===null?e=[k]:e.push(k),r++}if(s.reasons===void 0){let k={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"reasons"}};e===null?e=[k]:e.push(k),r++}if(s.notes===void 0){let k={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"notes"}};e===null?e=[k]:e.push(k),r++}if(s.scenario===void 0){let k={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"scenario"}};e===null?e=[k]:e.push(k),r++}if(s.suite===void 0){let k={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"suite"}};e===null?e=[k]:e.push(k),r++}if(s.target===void 0){let k={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"target"}};e===null?e=[k]:e.push(k),r++}if(s.engine===void 0){let k={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
engine"}};e===null?e=[k]:e.push(k),r++}if(s.seed===void 0){let k={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"seed"}};e===
null?e=[k]:e.push(k),r++}if(s.startedAt===void 0){let k={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"startedAt"}};e===null?
e=[k]:e.push(k),r++}if(s.durationMs===void 0){let k={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"durationMs"}};e===null?e=
[k]:e.push(k),r++}if(s.most===void 0){let k={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"most"}};e===null?e=[k]:e.push(k),
r++}if(s.cost===void 0){let k={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cost"}};e===null?e=[k]:e.push(k),r++}if(s.keys===
void 0){let k={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"keys"}};e===null?e=[k]:e.push(k),r++}if(s.sources===void 0){let k={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"}};e===null?e=[k]:e.push(k),r++}if(s.answer===void 0){let k={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"answer"}};e===null?e=[k]:e.push(k),r++}if(s.ended===void 0){let k={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"ended"}};e===null?e=[k]:e.push(k),r++}if(s.asked===void 0){let k={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"asked"}};e===null?e=[k]:e.push(k),r++}if(s.fairness===void 0){let k={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"fairness"}};e===null?e=[k]:e.push(k),r++}if(s.scope===void 0){let k={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"scope"}};e===null?e=[k]:e.push(k),r++}for(let k in s)if(!ie.call(te.properties,k)){let y={instancePath:i,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:k}};e===null?e=[y]:e.push(y),r++}if(s.schema!==void 0&&s.schema!=="assay.fairness/1"){let k={instancePath:i+
"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"assay.fairness/1"}};e===null?e=[k]:e.push(k),r++}if(s.outcome!==void 0){let k=s.
outcome;if(!(k==="answered"||k==="invalid"||k==="aborted")){let y={instancePath:i+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:te.
properties.outcome.enum}};e===null?e=[y]:e.push(y),r++}}if(s.exitCode!==void 0){let k=s.exitCode;if(!(k===0||k===3||k===4)){let y={instancePath:i+"/exitCode",schemaPath:"\
#/properties/exitCode/enum",keyword:"enum",params:{allowedValues:te.properties.exitCode.enum}};e===null?e=[y]:e.push(y),r++}}if(s.valid!==void 0&&typeof s.valid!=
"boolean"){let k={instancePath:i+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type:"boolean"}};e===null?e=[k]:e.push(k),r++}if(s.reasons!==
void 0){let k=s.reasons;if(Array.isArray(k)){let y=k.length;for(let u=0;u<y;u++)X(k[u],{instancePath:i+"/reasons/"+u,parentData:k,parentDataProperty:u,rootData:b,
dynamicAnchors:q})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)}else{let y={instancePath:i+"/reasons",schemaPath:"#/properties/reasons/type",keyword:"ty\
pe",params:{type:"array"}};e===null?e=[y]:e.push(y),r++}}if(s.notes!==void 0){let k=s.notes;if(Array.isArray(k)){let y=k.length;for(let u=0;u<y;u++)X(k[u],{instancePath:i+
"/notes/"+u,parentData:k,parentDataProperty:u,rootData:b,dynamicAnchors:q})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)}else{let y={instancePath:i+"/no\
tes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:"array"}};e===null?e=[y]:e.push(y),r++}}if(s.scenario!==void 0&&s.scenario!=="fairness"){let k={
instancePath:i+"/scenario",schemaPath:"#/properties/scenario/const",keyword:"const",params:{allowedValue:"fairness"}};e===null?e=[k]:e.push(k),r++}if(s.suite!==
void 0){let k=s.suite;if(k&&typeof k=="object"&&!Array.isArray(k)){if(k.version===void 0){let y={instancePath:i+"/suite",schemaPath:"#/properties/suite/required",
keyword:"required",params:{missingProperty:"version"}};e===null?e=[y]:e.push(y),r++}for(let y in k)if(y!=="version"){let u={instancePath:i+"/suite",schemaPath:"\
#/properties/suite/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[u]:e.push(u),r++}if(k.version!==void 0&&typeof k.
version!="string"){let y={instancePath:i+"/suite/version",schemaPath:"#/properties/suite/properties/version/type",keyword:"type",params:{type:"string"}};e===null?
e=[y]:e.push(y),r++}}else{let y={instancePath:i+"/suite",schemaPath:"#/properties/suite/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}
if(s.target!==void 0){let k=s.target;if(k&&typeof k=="object"&&!Array.isArray(k)){if(k.baseUrl===void 0){let y={instancePath:i+"/target",schemaPath:"#/propertie\
s/target/required",keyword:"required",params:{missingProperty:"baseUrl"}};e===null?e=[y]:e.push(y),r++}if(k.model===void 0){let y={instancePath:i+"/target",schemaPath:"\
#/properties/target/required",keyword:"required",params:{missingProperty:"model"}};e===null?e=[y]:e.push(y),r++}for(let y in k)if(!(y==="baseUrl"||y==="model")){
let u={instancePath:i+"/target",schemaPath:"#/properties/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[
u]:e.push(u),r++}if(k.baseUrl!==void 0&&typeof k.baseUrl!="string"){let y={instancePath:i+"/target/baseUrl",schemaPath:"#/properties/target/properties/baseUrl/t\
ype",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}if(k.model!==void 0&&typeof k.model!="string"){let y={instancePath:i+"/target/model",schemaPath:"\
#/properties/target/properties/model/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:i+"/target",schemaPath:"\
#/properties/target/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}if(s.engine!==void 0&&typeof s.engine!="string"){let k={instancePath:i+
"/engine",schemaPath:"#/properties/engine/type",keyword:"type",params:{type:"string"}};e===null?e=[k]:e.push(k),r++}if(s.seed!==void 0&&typeof s.seed!="string"){
let k={instancePath:i+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type:"string"}};e===null?e=[k]:e.push(k),r++}if(s.startedAt!==void 0&&typeof s.
startedAt!="string"){let k={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type:"string"}};e===null?e=[k]:e.push(k),
r++}if(s.durationMs!==void 0){let k=s.durationMs;if(typeof k=="number"&&isFinite(k)){if(k<0||isNaN(k)){let y={instancePath:i+"/durationMs",schemaPath:"#/propert\
ies/durationMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:i+"/durationMs",schemaPath:"#\
/properties/durationMs/type",keyword:"type",params:{type:"number"}};e===null?e=[y]:e.push(y),r++}}if(s.most!==void 0){let k=s.most;if(k&&typeof k=="object"&&!Array.
isArray(k)){if(k.requests===void 0){let y={instancePath:i+"/most",schemaPath:"#/properties/most/required",keyword:"required",params:{missingProperty:"requests"}};
e===null?e=[y]:e.push(y),r++}if(k.seconds===void 0){let y={instancePath:i+"/most",schemaPath:"#/properties/most/required",keyword:"required",params:{missingProperty:"\
seconds"}};e===null?e=[y]:e.push(y),r++}for(let y in k)if(!(y==="requests"||y==="seconds")){let u={instancePath:i+"/most",schemaPath:"#/properties/most/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[u]:e.push(u),r++}if(k.requests!==void 0&&(F(k.requests,{instancePath:i+"\
/most/requests",parentData:k,parentDataProperty:"requests",rootData:b,dynamicAnchors:q})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),k.seconds!==void 0){
let y=k.seconds;if(typeof y=="number"&&isFinite(y)){if(y<0||isNaN(y)){let u={instancePath:i+"/most/seconds",schemaPath:"#/properties/most/properties/seconds/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/most/seconds",schemaPath:"#/properties/most\
/properties/seconds/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),r++}}}else{let y={instancePath:i+"/most",schemaPath:"#/properties/most\
/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}if(s.cost!==void 0){let k=s.cost;if(k&&typeof k=="object"&&!Array.isArray(k)){if(k.requests===
void 0){let y={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"requests"}};e===null?e=[y]:e.push(y),r++}
if(k.accepted===void 0){let y={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"accepted"}};e===null?e=
[y]:e.push(y),r++}if(k.refused===void 0){let y={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"refus\
ed"}};e===null?e=[y]:e.push(y),r++}if(k.stray===void 0){let y={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"\
stray"}};e===null?e=[y]:e.push(y),r++}if(k.tokens===void 0){let y={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"\
tokens"}};e===null?e=[y]:e.push(y),r++}if(k.seconds===void 0){let y={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"\
seconds"}};e===null?e=[y]:e.push(y),r++}for(let y in k)if(!(y==="requests"||y==="accepted"||y==="refused"||y==="stray"||y==="tokens"||y==="seconds")){let u={instancePath:i+
"/cost",schemaPath:"#/properties/cost/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[u]:e.push(u),r++}if(k.requests!==
void 0&&(F(k.requests,{instancePath:i+"/cost/requests",parentData:k,parentDataProperty:"requests",rootData:b,dynamicAnchors:q})||(e=e===null?F.errors:e.concat(F.
errors),r=e.length)),k.accepted!==void 0&&(F(k.accepted,{instancePath:i+"/cost/accepted",parentData:k,parentDataProperty:"accepted",rootData:b,dynamicAnchors:q})||
(e=e===null?F.errors:e.concat(F.errors),r=e.length)),k.refused!==void 0&&(F(k.refused,{instancePath:i+"/cost/refused",parentData:k,parentDataProperty:"refused",
rootData:b,dynamicAnchors:q})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),k.stray!==void 0&&(F(k.stray,{instancePath:i+"/cost/stray",parentData:k,parentDataProperty:"\
stray",rootData:b,dynamicAnchors:q})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),k.tokens!==void 0&&(F(k.tokens,{instancePath:i+"/cost/tokens",parentData:k,
parentDataProperty:"tokens",rootData:b,dynamicAnchors:q})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),k.seconds!==void 0){let y=k.seconds;if(typeof y==
"number"&&isFinite(y)){if(y<0||isNaN(y)){let u={instancePath:i+"/cost/seconds",schemaPath:"#/properties/cost/properties/seconds/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/cost/seconds",schemaPath:"#/properties/cost/properties/seconds/type",keyword:"\
type",params:{type:"number"}};e===null?e=[u]:e.push(u),r++}}}else{let y={instancePath:i+"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{type:"\
object"}};e===null?e=[y]:e.push(y),r++}}if(s.keys!==void 0){let k=s.keys;if(Array.isArray(k)){if(k.length<1){let u={instancePath:i+"/keys",schemaPath:"#/propert\
ies/keys/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[u]:e.push(u),r++}let y=k.length;for(let u=0;u<y;u++){let p=k[u];if(typeof p=="string"){if(V(
p)>4){let h={instancePath:i+"/keys/"+u,schemaPath:"#/properties/keys/items/maxLength",keyword:"maxLength",params:{limit:4}};e===null?e=[h]:e.push(h),r++}}else{let h={
instancePath:i+"/keys/"+u,schemaPath:"#/properties/keys/items/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}}}else{let y={instancePath:i+
"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type:"array"}};e===null?e=[y]:e.push(y),r++}}if(s.sources!==void 0){let k=s.sources;if(Array.
isArray(k)){if(k.length<1){let u={instancePath:i+"/sources",schemaPath:"#/properties/sources/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[u]:e.push(
u),r++}let y=k.length;for(let u=0;u<y;u++)if(typeof k[u]!="string"){let p={instancePath:i+"/sources/"+u,schemaPath:"#/properties/sources/items/type",keyword:"ty\
pe",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}else{let y={instancePath:i+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type:"\
array"}};e===null?e=[y]:e.push(y),r++}}if(s.answer!==void 0){let k=s.answer;if(Array.isArray(k)){let y=k.length;for(let u=0;u<y;u++)X(k[u],{instancePath:i+"/ans\
wer/"+u,parentData:k,parentDataProperty:u,rootData:b,dynamicAnchors:q})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)}else{let y={instancePath:i+"/answer",
schemaPath:"#/properties/answer/type",keyword:"type",params:{type:"array"}};e===null?e=[y]:e.push(y),r++}}if(s.ended!==void 0){let k=s.ended,y=r,u=!1,p=r;if(k!==
null){let v={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[v]:e.push(v),r++}var f=p===r;
u=u||f;let h=r;if(k&&typeof k=="object"&&!Array.isArray(k)){if(k.because===void 0){let v={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf/1/require\
d",keyword:"required",params:{missingProperty:"because"}};e===null?e=[v]:e.push(v),r++}if(k.note===void 0){let v={instancePath:i+"/ended",schemaPath:"#/properti\
es/ended/anyOf/1/required",keyword:"required",params:{missingProperty:"note"}};e===null?e=[v]:e.push(v),r++}for(let v in k)if(!(v==="because"||v==="note")){let w={
instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}};e===null?e=[w]:
e.push(w),r++}if(k.because!==void 0&&typeof k.because!="string"){let v={instancePath:i+"/ended/because",schemaPath:"#/properties/ended/anyOf/1/properties/becaus\
e/type",keyword:"type",params:{type:"string"}};e===null?e=[v]:e.push(v),r++}if(k.note!==void 0&&typeof k.note!="string"){let v={instancePath:i+"/ended/note",schemaPath:"\
#/properties/ended/anyOf/1/properties/note/type",keyword:"type",params:{type:"string"}};e===null?e=[v]:e.push(v),r++}}else{let v={instancePath:i+"/ended",schemaPath:"\
#/properties/ended/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),r++}var f=h===r;if(u=u||f,u)r=y,e!==null&&(y?e.length=y:e=null);else{
let v={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf",keyword:"anyOf",params:{}};e===null?e=[v]:e.push(v),r++}}if(s.asked!==void 0){let k=s.asked;
if(k&&typeof k=="object"&&!Array.isArray(k)){if(k.victimPerSecond===void 0){let y={instancePath:i+"/asked",schemaPath:"#/properties/asked/required",keyword:"req\
uired",params:{missingProperty:"victimPerSecond"}};e===null?e=[y]:e.push(y),r++}if(k.aggressorPerSecond===void 0){let y={instancePath:i+"/asked",schemaPath:"#/p\
roperties/asked/required",keyword:"required",params:{missingProperty:"aggressorPerSecond"}};e===null?e=[y]:e.push(y),r++}if(k.phaseSeconds===void 0){let y={instancePath:i+
"/asked",schemaPath:"#/properties/asked/required",keyword:"required",params:{missingProperty:"phaseSeconds"}};e===null?e=[y]:e.push(y),r++}if(k.rounds===void 0){
let y={instancePath:i+"/asked",schemaPath:"#/properties/asked/required",keyword:"required",params:{missingProperty:"rounds"}};e===null?e=[y]:e.push(y),r++}if(k.
restSeconds===void 0){let y={instancePath:i+"/asked",schemaPath:"#/properties/asked/required",keyword:"required",params:{missingProperty:"restSeconds"}};e===null?
e=[y]:e.push(y),r++}if(k.accounts===void 0){let y={instancePath:i+"/asked",schemaPath:"#/properties/asked/required",keyword:"required",params:{missingProperty:"\
accounts"}};e===null?e=[y]:e.push(y),r++}for(let y in k)if(!(y==="victimPerSecond"||y==="aggressorPerSecond"||y==="phaseSeconds"||y==="rounds"||y==="restSeconds"||
y==="accounts")){let u={instancePath:i+"/asked",schemaPath:"#/properties/asked/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};
e===null?e=[u]:e.push(u),r++}if(k.victimPerSecond!==void 0){let y=k.victimPerSecond;if(typeof y=="number"&&isFinite(y)){if(y<0||isNaN(y)){let u={instancePath:i+
"/asked/victimPerSecond",schemaPath:"#/properties/asked/properties/victimPerSecond/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[u]:e.
push(u),r++}}else{let u={instancePath:i+"/asked/victimPerSecond",schemaPath:"#/properties/asked/properties/victimPerSecond/type",keyword:"type",params:{type:"nu\
mber"}};e===null?e=[u]:e.push(u),r++}}if(k.aggressorPerSecond!==void 0){let y=k.aggressorPerSecond;if(typeof y=="number"&&isFinite(y)){if(y<0||isNaN(y)){let u={
instancePath:i+"/asked/aggressorPerSecond",schemaPath:"#/properties/asked/properties/aggressorPerSecond/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/asked/aggressorPerSecond",schemaPath:"#/properties/asked/properties/aggressorPerSecond/type",keyword:"\
type",params:{type:"number"}};e===null?e=[u]:e.push(u),r++}}if(k.phaseSeconds!==void 0){let y=k.phaseSeconds;if(typeof y=="number"&&isFinite(y)){if(y<0||isNaN(y)){
let u={instancePath:i+"/asked/phaseSeconds",schemaPath:"#/properties/asked/properties/phaseSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/asked/phaseSeconds",schemaPath:"#/properties/asked/properties/phaseSeconds/type",keyword:"type",params:{
type:"number"}};e===null?e=[u]:e.push(u),r++}}if(k.rounds!==void 0&&(F(k.rounds,{instancePath:i+"/asked/rounds",parentData:k,parentDataProperty:"rounds",rootData:b,
dynamicAnchors:q})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),k.restSeconds!==void 0){let y=k.restSeconds;if(typeof y=="number"&&isFinite(y)){if(y<0||
isNaN(y)){let u={instancePath:i+"/asked/restSeconds",schemaPath:"#/properties/asked/properties/restSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/asked/restSeconds",schemaPath:"#/properties/asked/properties/restSeconds/type",keyword:"type",params:{
type:"number"}};e===null?e=[u]:e.push(u),r++}}if(k.accounts!==void 0){let y=k.accounts;if(Array.isArray(y)){let u=y.length;for(let p=0;p<u;p++)if(typeof y[p]!="\
string"){let h={instancePath:i+"/asked/accounts/"+p,schemaPath:"#/properties/asked/properties/accounts/items/type",keyword:"type",params:{type:"string"}};e===null?
e=[h]:e.push(h),r++}}else{let u={instancePath:i+"/asked/accounts",schemaPath:"#/properties/asked/properties/accounts/type",keyword:"type",params:{type:"array"}};
e===null?e=[u]:e.push(u),r++}}}else{let y={instancePath:i+"/asked",schemaPath:"#/properties/asked/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.
push(y),r++}}if(s.fairness!==void 0){let k=s.fairness,y=r,u=!1,p=r;if(k!==null){let v={instancePath:i+"/fairness",schemaPath:"#/properties/fairness/anyOf/0/type",
keyword:"type",params:{type:"null"}};e===null?e=[v]:e.push(v),r++}var n=p===r;u=u||n;let h=r;if(k&&typeof k=="object"&&!Array.isArray(k)){if(k.keys===void 0){let v={
instancePath:i+"/fairness",schemaPath:"#/properties/fairness/anyOf/1/required",keyword:"required",params:{missingProperty:"keys"}};e===null?e=[v]:e.push(v),r++}
if(k.jainOfVictims===void 0){let v={instancePath:i+"/fairness",schemaPath:"#/properties/fairness/anyOf/1/required",keyword:"required",params:{missingProperty:"j\
ainOfVictims"}};e===null?e=[v]:e.push(v),r++}if(k.jainOfAll===void 0){let v={instancePath:i+"/fairness",schemaPath:"#/properties/fairness/anyOf/1/required",keyword:"\
required",params:{missingProperty:"jainOfAll"}};e===null?e=[v]:e.push(v),r++}if(k.ttft===void 0){let v={instancePath:i+"/fairness",schemaPath:"#/properties/fair\
ness/anyOf/1/required",keyword:"required",params:{missingProperty:"ttft"}};e===null?e=[v]:e.push(v),r++}if(k.spill===void 0){let v={instancePath:i+"/fairness",schemaPath:"\
#/properties/fairness/anyOf/1/required",keyword:"required",params:{missingProperty:"spill"}};e===null?e=[v]:e.push(v),r++}for(let v in k)if(!(v==="keys"||v==="j\
ainOfVictims"||v==="jainOfAll"||v==="ttft"||v==="spill")){let w={instancePath:i+"/fairness",schemaPath:"#/properties/fairness/anyOf/1/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:v}};e===null?e=[w]:e.push(w),r++}if(k.keys!==void 0){let v=k.keys;if(Array.isArray(v)){let w=v.length;for(let O=0;O<
w;O++){let N=v[O];if(N&&typeof N=="object"&&!Array.isArray(N)){if(N.key===void 0){let $={instancePath:i+"/fairness/keys/"+O,schemaPath:"#/properties/fairness/an\
yOf/1/properties/keys/items/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[$]:e.push($),r++}if(N.isAggressor===void 0){let $={instancePath:i+
"/fairness/keys/"+O,schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/required",keyword:"required",params:{missingProperty:"isAggressor"}};e===null?
e=[$]:e.push($),r++}if(N.calm===void 0){let $={instancePath:i+"/fairness/keys/"+O,schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/required",keyword:"\
required",params:{missingProperty:"calm"}};e===null?e=[$]:e.push($),r++}if(N.press===void 0){let $={instancePath:i+"/fairness/keys/"+O,schemaPath:"#/properties/\
fairness/anyOf/1/properties/keys/items/required",keyword:"required",params:{missingProperty:"press"}};e===null?e=[$]:e.push($),r++}for(let $ in N)if(!($==="key"||
$==="isAggressor"||$==="calm"||$==="press")){let j={instancePath:i+"/fairness/keys/"+O,schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:$}};e===null?e=[j]:e.push(j),r++}if(N.key!==void 0&&typeof N.key!="string"){let $={instancePath:i+
"/fairness/keys/"+O+"/key",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/properties/key/type",keyword:"type",params:{type:"string"}};e===null?
e=[$]:e.push($),r++}if(N.isAggressor!==void 0&&typeof N.isAggressor!="boolean"){let $={instancePath:i+"/fairness/keys/"+O+"/isAggressor",schemaPath:"#/propertie\
s/fairness/anyOf/1/properties/keys/items/properties/isAggressor/type",keyword:"type",params:{type:"boolean"}};e===null?e=[$]:e.push($),r++}if(N.calm!==void 0){let $=N.
calm;if($&&typeof $=="object"&&!Array.isArray($)){if($.asked===void 0){let j={instancePath:i+"/fairness/keys/"+O+"/calm",schemaPath:"#/properties/fairness/anyOf\
/1/properties/keys/items/properties/calm/required",keyword:"required",params:{missingProperty:"asked"}};e===null?e=[j]:e.push(j),r++}if($.completed===void 0){let j={
instancePath:i+"/fairness/keys/"+O+"/calm",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/properties/calm/required",keyword:"required",params:{
missingProperty:"completed"}};e===null?e=[j]:e.push(j),r++}if($.refused===void 0){let j={instancePath:i+"/fairness/keys/"+O+"/calm",schemaPath:"#/properties/fai\
rness/anyOf/1/properties/keys/items/properties/calm/required",keyword:"required",params:{missingProperty:"refused"}};e===null?e=[j]:e.push(j),r++}if($.goodPerSecond===
void 0){let j={instancePath:i+"/fairness/keys/"+O+"/calm",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/properties/calm/required",keyword:"req\
uired",params:{missingProperty:"goodPerSecond"}};e===null?e=[j]:e.push(j),r++}for(let j in $)if(!(j==="asked"||j==="completed"||j==="refused"||j==="goodPerSecon\
d")){let x={instancePath:i+"/fairness/keys/"+O+"/calm",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/properties/calm/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:j}};e===null?e=[x]:e.push(x),r++}if($.asked!==void 0&&(F($.asked,{instancePath:i+"/fairness/keys/"+O+"/calm/ask\
ed",parentData:$,parentDataProperty:"asked",rootData:b,dynamicAnchors:q})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),$.completed!==void 0&&(F($.completed,
{instancePath:i+"/fairness/keys/"+O+"/calm/completed",parentData:$,parentDataProperty:"completed",rootData:b,dynamicAnchors:q})||(e=e===null?F.errors:e.concat(F.
errors),r=e.length)),$.refused!==void 0&&(F($.refused,{instancePath:i+"/fairness/keys/"+O+"/calm/refused",parentData:$,parentDataProperty:"refused",rootData:b,dynamicAnchors:q})||
(e=e===null?F.errors:e.concat(F.errors),r=e.length)),$.goodPerSecond!==void 0){let j=$.goodPerSecond;if(typeof j=="number"&&isFinite(j)){if(j<0||isNaN(j)){let x={
instancePath:i+"/fairness/keys/"+O+"/calm/goodPerSecond",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/properties/calm/properties/goodPerSecon\
d/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[x]:e.push(x),r++}}else{let x={instancePath:i+"/fairness/keys/"+O+"/calm/goodPerSecond",
schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/properties/calm/properties/goodPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=
[x]:e.push(x),r++}}}else{let j={instancePath:i+"/fairness/keys/"+O+"/calm",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/properties/calm/type",
keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(j),r++}}if(N.press!==void 0){let $=N.press;if($&&typeof $=="object"&&!Array.isArray($)){if($.asked===
void 0){let j={instancePath:i+"/fairness/keys/"+O+"/press",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/properties/press/required",keyword:"r\
equired",params:{missingProperty:"asked"}};e===null?e=[j]:e.push(j),r++}if($.completed===void 0){let j={instancePath:i+"/fairness/keys/"+O+"/press",schemaPath:"\
#/properties/fairness/anyOf/1/properties/keys/items/properties/press/required",keyword:"required",params:{missingProperty:"completed"}};e===null?e=[j]:e.push(j),
r++}if($.refused===void 0){let j={instancePath:i+"/fairness/keys/"+O+"/press",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/properties/press/r\
equired",keyword:"required",params:{missingProperty:"refused"}};e===null?e=[j]:e.push(j),r++}if($.goodPerSecond===void 0){let j={instancePath:i+"/fairness/keys/"+
O+"/press",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/properties/press/required",keyword:"required",params:{missingProperty:"goodPerSecond"}};
e===null?e=[j]:e.push(j),r++}for(let j in $)if(!(j==="asked"||j==="completed"||j==="refused"||j==="goodPerSecond")){let x={instancePath:i+"/fairness/keys/"+O+"/\
press",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/properties/press/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:j}};
e===null?e=[x]:e.push(x),r++}if($.asked!==void 0&&(F($.asked,{instancePath:i+"/fairness/keys/"+O+"/press/asked",parentData:$,parentDataProperty:"asked",rootData:b,
dynamicAnchors:q})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),$.completed!==void 0&&(F($.completed,{instancePath:i+"/fairness/keys/"+O+"/press/comple\
ted",parentData:$,parentDataProperty:"completed",rootData:b,dynamicAnchors:q})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),$.refused!==void 0&&(F($.refused,
{instancePath:i+"/fairness/keys/"+O+"/press/refused",parentData:$,parentDataProperty:"refused",rootData:b,dynamicAnchors:q})||(e=e===null?F.errors:e.concat(F.errors),
r=e.length)),$.goodPerSecond!==void 0){let j=$.goodPerSecond;if(typeof j=="number"&&isFinite(j)){if(j<0||isNaN(j)){let x={instancePath:i+"/fairness/keys/"+O+"/p\
ress/goodPerSecond",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/properties/press/properties/goodPerSecond/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[x]:e.push(x),r++}}else{let x={instancePath:i+"/fairness/keys/"+O+"/press/goodPerSecond",schemaPath:"#/properties/fairness/\
anyOf/1/properties/keys/items/properties/press/properties/goodPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[x]:e.push(x),r++}}}else{let j={
instancePath:i+"/fairness/keys/"+O+"/press",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/properties/press/type",keyword:"type",params:{type:"\
object"}};e===null?e=[j]:e.push(j),r++}}}else{let $={instancePath:i+"/fairness/keys/"+O,schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/type",keyword:"\
type",params:{type:"object"}};e===null?e=[$]:e.push($),r++}}}else{let w={instancePath:i+"/fairness/keys",schemaPath:"#/properties/fairness/anyOf/1/properties/ke\
ys/type",keyword:"type",params:{type:"array"}};e===null?e=[w]:e.push(w),r++}}if(k.jainOfVictims!==void 0){let v=k.jainOfVictims;if(!(typeof v=="number"&&isFinite(
v))&&v!==null){let w={instancePath:i+"/fairness/jainOfVictims",schemaPath:"#/properties/fairness/anyOf/1/properties/jainOfVictims/type",keyword:"type",params:{type:te.
properties.fairness.anyOf[1].properties.jainOfVictims.type}};e===null?e=[w]:e.push(w),r++}if(typeof v=="number"&&isFinite(v)){if(v>1.000001||isNaN(v)){let w={instancePath:i+
"/fairness/jainOfVictims",schemaPath:"#/properties/fairness/anyOf/1/properties/jainOfVictims/maximum",keyword:"maximum",params:{comparison:"<=",limit:1.000001}};
e===null?e=[w]:e.push(w),r++}if(v<0||isNaN(v)){let w={instancePath:i+"/fairness/jainOfVictims",schemaPath:"#/properties/fairness/anyOf/1/properties/jainOfVictim\
s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[w]:e.push(w),r++}}}if(k.jainOfAll!==void 0){let v=k.jainOfAll;if(!(typeof v=="number"&&
isFinite(v))&&v!==null){let w={instancePath:i+"/fairness/jainOfAll",schemaPath:"#/properties/fairness/anyOf/1/properties/jainOfAll/type",keyword:"type",params:{
type:te.properties.fairness.anyOf[1].properties.jainOfAll.type}};e===null?e=[w]:e.push(w),r++}if(typeof v=="number"&&isFinite(v)){if(v>1.000001||isNaN(v)){let w={
instancePath:i+"/fairness/jainOfAll",schemaPath:"#/properties/fairness/anyOf/1/properties/jainOfAll/maximum",keyword:"maximum",params:{comparison:"<=",limit:1.000001}};
e===null?e=[w]:e.push(w),r++}if(v<0||isNaN(v)){let w={instancePath:i+"/fairness/jainOfAll",schemaPath:"#/properties/fairness/anyOf/1/properties/jainOfAll/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[w]:e.push(w),r++}}}if(k.ttft!==void 0){let v=k.ttft;if(Array.isArray(v)){let w=v.length;for(let O=0;O<
w;O++){let N=v[O];if(N&&typeof N=="object"&&!Array.isArray(N)){if(N.percentile===void 0){let $={instancePath:i+"/fairness/ttft/"+O,schemaPath:"#/properties/fair\
ness/anyOf/1/properties/ttft/items/required",keyword:"required",params:{missingProperty:"percentile"}};e===null?e=[$]:e.push($),r++}if(N.calmMs===void 0){let $={
instancePath:i+"/fairness/ttft/"+O,schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/required",keyword:"required",params:{missingProperty:"calmMs"}};
e===null?e=[$]:e.push($),r++}if(N.pressMs===void 0){let $={instancePath:i+"/fairness/ttft/"+O,schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/re\
quired",keyword:"required",params:{missingProperty:"pressMs"}};e===null?e=[$]:e.push($),r++}if(N.ratio===void 0){let $={instancePath:i+"/fairness/ttft/"+O,schemaPath:"\
#/properties/fairness/anyOf/1/properties/ttft/items/required",keyword:"required",params:{missingProperty:"ratio"}};e===null?e=[$]:e.push($),r++}if(N.ratioSpan===
void 0){let $={instancePath:i+"/fairness/ttft/"+O,schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/required",keyword:"required",params:{missingProperty:"\
ratioSpan"}};e===null?e=[$]:e.push($),r++}for(let $ in N)if(!($==="percentile"||$==="calmMs"||$==="pressMs"||$==="ratio"||$==="ratioSpan")){let j={instancePath:i+
"/fairness/ttft/"+O,schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:$}};
e===null?e=[j]:e.push(j),r++}if(N.percentile!==void 0){let $=N.percentile;if(typeof $=="number"&&isFinite($)){if($<0||isNaN($)){let j={instancePath:i+"/fairness\
/ttft/"+O+"/percentile",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/percentile/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}};e===null?e=[j]:e.push(j),r++}}else{let j={instancePath:i+"/fairness/ttft/"+O+"/percentile",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/i\
tems/properties/percentile/type",keyword:"type",params:{type:"number"}};e===null?e=[j]:e.push(j),r++}}if(N.calmMs!==void 0){let $=N.calmMs;if(!(typeof $=="numbe\
r"&&isFinite($))&&$!==null){let j={instancePath:i+"/fairness/ttft/"+O+"/calmMs",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/calmM\
s/type",keyword:"type",params:{type:te.properties.fairness.anyOf[1].properties.ttft.items.properties.calmMs.type}};e===null?e=[j]:e.push(j),r++}if(typeof $=="nu\
mber"&&isFinite($)&&($<0||isNaN($))){let j={instancePath:i+"/fairness/ttft/"+O+"/calmMs",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/propert\
ies/calmMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[j]:e.push(j),r++}}if(N.pressMs!==void 0){let $=N.pressMs;if(!(typeof $=="num\
ber"&&isFinite($))&&$!==null){let j={instancePath:i+"/fairness/ttft/"+O+"/pressMs",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/pr\
essMs/type",keyword:"type",params:{type:te.properties.fairness.anyOf[1].properties.ttft.items.properties.pressMs.type}};e===null?e=[j]:e.push(j),r++}if(typeof $==
"number"&&isFinite($)&&($<0||isNaN($))){let j={instancePath:i+"/fairness/ttft/"+O+"/pressMs",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/pro\
perties/pressMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[j]:e.push(j),r++}}if(N.ratio!==void 0){let $=N.ratio;if(!(typeof $=="nu\
mber"&&isFinite($))&&$!==null){let j={instancePath:i+"/fairness/ttft/"+O+"/ratio",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/rat\
io/type",keyword:"type",params:{type:te.properties.fairness.anyOf[1].properties.ttft.items.properties.ratio.type}};e===null?e=[j]:e.push(j),r++}if(typeof $=="nu\
mber"&&isFinite($)&&($<0||isNaN($))){let j={instancePath:i+"/fairness/ttft/"+O+"/ratio",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properti\
es/ratio/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[j]:e.push(j),r++}}if(N.ratioSpan!==void 0){let $=N.ratioSpan,j=r,x=!1,C=r;if($!==
null){let z={instancePath:i+"/fairness/ttft/"+O+"/ratioSpan",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/ratioSpan/anyOf/0/type",
keyword:"type",params:{type:"null"}};e===null?e=[z]:e.push(z),r++}var A=C===r;x=x||A;let hs=r;if($&&typeof $=="object"&&!Array.isArray($)){if($.low===void 0){let z={
instancePath:i+"/fairness/ttft/"+O+"/ratioSpan",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/ratioSpan/anyOf/1/required",keyword:"\
required",params:{missingProperty:"low"}};e===null?e=[z]:e.push(z),r++}if($.high===void 0){let z={instancePath:i+"/fairness/ttft/"+O+"/ratioSpan",schemaPath:"#/\
properties/fairness/anyOf/1/properties/ttft/items/properties/ratioSpan/anyOf/1/required",keyword:"required",params:{missingProperty:"high"}};e===null?e=[z]:e.push(
z),r++}for(let z in $)if(!(z==="low"||z==="high")){let ue={instancePath:i+"/fairness/ttft/"+O+"/ratioSpan",schemaPath:"#/properties/fairness/anyOf/1/properties/\
ttft/items/properties/ratioSpan/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:z}};e===null?e=[ue]:e.push(ue),r++}if($.
low!==void 0){let z=$.low;if(!(typeof z=="number"&&isFinite(z))){let ue={instancePath:i+"/fairness/ttft/"+O+"/ratioSpan/low",schemaPath:"#/properties/fairness/a\
nyOf/1/properties/ttft/items/properties/ratioSpan/anyOf/1/properties/low/type",keyword:"type",params:{type:"number"}};e===null?e=[ue]:e.push(ue),r++}}if($.high!==
void 0){let z=$.high;if(!(typeof z=="number"&&isFinite(z))){let ue={instancePath:i+"/fairness/ttft/"+O+"/ratioSpan/high",schemaPath:"#/properties/fairness/anyOf\
/1/properties/ttft/items/properties/ratioSpan/anyOf/1/properties/high/type",keyword:"type",params:{type:"number"}};e===null?e=[ue]:e.push(ue),r++}}}else{let z={
instancePath:i+"/fairness/ttft/"+O+"/ratioSpan",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/ratioSpan/anyOf/1/type",keyword:"type",
params:{type:"object"}};e===null?e=[z]:e.push(z),r++}var A=hs===r;if(x=x||A,x)r=j,e!==null&&(j?e.length=j:e=null);else{let z={instancePath:i+"/fairness/ttft/"+O+
"/ratioSpan",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/ratioSpan/anyOf",keyword:"anyOf",params:{}};e===null?e=[z]:e.push(z),r++}}}else{
let $={instancePath:i+"/fairness/ttft/"+O,schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/type",keyword:"type",params:{type:"object"}};e===null?
e=[$]:e.push($),r++}}}else{let w={instancePath:i+"/fairness/ttft",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/type",keyword:"type",params:{type:"a\
rray"}};e===null?e=[w]:e.push(w),r++}}if(k.spill!==void 0){let v=k.spill;if(v&&typeof v=="object"&&!Array.isArray(v)){if(v.calmShare===void 0){let w={instancePath:i+
"/fairness/spill",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/required",keyword:"required",params:{missingProperty:"calmShare"}};e===null?e=[w]:e.
push(w),r++}if(v.pressShare===void 0){let w={instancePath:i+"/fairness/spill",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/required",keyword:"requ\
ired",params:{missingProperty:"pressShare"}};e===null?e=[w]:e.push(w),r++}if(v.difference===void 0){let w={instancePath:i+"/fairness/spill",schemaPath:"#/proper\
ties/fairness/anyOf/1/properties/spill/required",keyword:"required",params:{missingProperty:"difference"}};e===null?e=[w]:e.push(w),r++}if(v.span===void 0){let w={
instancePath:i+"/fairness/spill",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/required",keyword:"required",params:{missingProperty:"span"}};e===null?
e=[w]:e.push(w),r++}if(v.verdict===void 0){let w={instancePath:i+"/fairness/spill",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/required",keyword:"\
required",params:{missingProperty:"verdict"}};e===null?e=[w]:e.push(w),r++}for(let w in v)if(!(w==="calmShare"||w==="pressShare"||w==="difference"||w==="span"||
w==="verdict")){let O={instancePath:i+"/fairness/spill",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:w}};e===null?e=[O]:e.push(O),r++}if(v.calmShare!==void 0){let w=v.calmShare;if(typeof w=="number"&&isFinite(w)){if(w>1||isNaN(
w)){let O={instancePath:i+"/fairness/spill/calmShare",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/calmShare/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1}};e===null?e=[O]:e.push(O),r++}if(w<0||isNaN(w)){let O={instancePath:i+"/fairness/spill/calmShare",schemaPath:"#/properties/fair\
ness/anyOf/1/properties/spill/properties/calmShare/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[O]:e.push(O),r++}}else{let O={instancePath:i+
"/fairness/spill/calmShare",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/calmShare/type",keyword:"type",params:{type:"number"}};e===null?
e=[O]:e.push(O),r++}}if(v.pressShare!==void 0){let w=v.pressShare;if(typeof w=="number"&&isFinite(w)){if(w>1||isNaN(w)){let O={instancePath:i+"/fairness/spill/p\
ressShare",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/pressShare/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?
e=[O]:e.push(O),r++}if(w<0||isNaN(w)){let O={instancePath:i+"/fairness/spill/pressShare",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/p\
ressShare/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[O]:e.push(O),r++}}else{let O={instancePath:i+"/fairness/spill/pressShare",schemaPath:"\
#/properties/fairness/anyOf/1/properties/spill/properties/pressShare/type",keyword:"type",params:{type:"number"}};e===null?e=[O]:e.push(O),r++}}if(v.difference!==
void 0){let w=v.difference;if(!(typeof w=="number"&&isFinite(w))){let O={instancePath:i+"/fairness/spill/difference",schemaPath:"#/properties/fairness/anyOf/1/p\
roperties/spill/properties/difference/type",keyword:"type",params:{type:"number"}};e===null?e=[O]:e.push(O),r++}}if(v.span!==void 0){let w=v.span,O=r,N=!1,$=r;if(w!==
null){let x={instancePath:i+"/fairness/spill/span",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/span/anyOf/0/type",keyword:"type",params:{
type:"null"}};e===null?e=[x]:e.push(x),r++}var m=$===r;N=N||m;let j=r;if(w&&typeof w=="object"&&!Array.isArray(w)){if(w.low===void 0){let x={instancePath:i+"/fa\
irness/spill/span",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/span/anyOf/1/required",keyword:"required",params:{missingProperty:"low"}};
e===null?e=[x]:e.push(x),r++}if(w.high===void 0){let x={instancePath:i+"/fairness/spill/span",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/propert\
ies/span/anyOf/1/required",keyword:"required",params:{missingProperty:"high"}};e===null?e=[x]:e.push(x),r++}for(let x in w)if(!(x==="low"||x==="high")){let C={instancePath:i+
"/fairness/spill/span",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/span/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:x}};e===null?e=[C]:e.push(C),r++}if(w.low!==void 0){let x=w.low;if(!(typeof x=="number"&&isFinite(x))){let C={instancePath:i+"/fairness/spill\
/span/low",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/span/anyOf/1/properties/low/type",keyword:"type",params:{type:"number"}};e===null?
e=[C]:e.push(C),r++}}if(w.high!==void 0){let x=w.high;if(!(typeof x=="number"&&isFinite(x))){let C={instancePath:i+"/fairness/spill/span/high",schemaPath:"#/pro\
perties/fairness/anyOf/1/properties/spill/properties/span/anyOf/1/properties/high/type",keyword:"type",params:{type:"number"}};e===null?e=[C]:e.push(C),r++}}}else{
let x={instancePath:i+"/fairness/spill/span",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/span/anyOf/1/type",keyword:"type",params:{type:"\
object"}};e===null?e=[x]:e.push(x),r++}var m=j===r;if(N=N||m,N)r=O,e!==null&&(O?e.length=O:e=null);else{let x={instancePath:i+"/fairness/spill/span",schemaPath:"\
#/properties/fairness/anyOf/1/properties/spill/properties/span/anyOf",keyword:"anyOf",params:{}};e===null?e=[x]:e.push(x),r++}}if(v.verdict!==void 0){let w=v.verdict;
if(!(w==="spills"||w==="does-not-spill"||w==="unclear")){let O={instancePath:i+"/fairness/spill/verdict",schemaPath:"#/properties/fairness/anyOf/1/properties/sp\
ill/properties/verdict/enum",keyword:"enum",params:{allowedValues:te.properties.fairness.anyOf[1].properties.spill.properties.verdict.enum}};e===null?e=[O]:e.push(
O),r++}}}else{let w={instancePath:i+"/fairness/spill",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/type",keyword:"type",params:{type:"object"}};e===
null?e=[w]:e.push(w),r++}}}else{let v={instancePath:i+"/fairness",schemaPath:"#/properties/fairness/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?
e=[v]:e.push(v),r++}var n=h===r;if(u=u||n,u)r=y,e!==null&&(y?e.length=y:e=null);else{let v={instancePath:i+"/fairness",schemaPath:"#/properties/fairness/anyOf",
keyword:"anyOf",params:{}};e===null?e=[v]:e.push(v),r++}}if(s.scope!==void 0){let k=s.scope,y=r,u=!1,p=r;if(k!==null){let v={instancePath:i+"/scope",schemaPath:"\
#/properties/scope/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[v]:e.push(v),r++}var P=p===r;u=u||P;let h=r;if(k&&typeof k=="object"&&!Array.isArray(
k)){if(k.among===void 0){let v={instancePath:i+"/scope",schemaPath:"#/properties/scope/anyOf/1/required",keyword:"required",params:{missingProperty:"among"}};e===
null?e=[v]:e.push(v),r++}if(k.why===void 0){let v={instancePath:i+"/scope",schemaPath:"#/properties/scope/anyOf/1/required",keyword:"required",params:{missingProperty:"\
why"}};e===null?e=[v]:e.push(v),r++}for(let v in k)if(!(v==="among"||v==="why")){let w={instancePath:i+"/scope",schemaPath:"#/properties/scope/anyOf/1/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:v}};e===null?e=[w]:e.push(w),r++}if(k.among!==void 0){let v=k.among;if(Array.isArray(v)){
let w=v.length;for(let O=0;O<w;O++){let N=v[O];if(!(N==="key"||N==="account"||N==="address"||N==="key-and-address"||N==="global")){let $={instancePath:i+"/scope\
/among/"+O,schemaPath:"#/properties/scope/anyOf/1/properties/among/items/enum",keyword:"enum",params:{allowedValues:te.properties.scope.anyOf[1].properties.among.
items.enum}};e===null?e=[$]:e.push($),r++}}}else{let w={instancePath:i+"/scope/among",schemaPath:"#/properties/scope/anyOf/1/properties/among/type",keyword:"typ\
e",params:{type:"array"}};e===null?e=[w]:e.push(w),r++}}if(k.why!==void 0&&typeof k.why!="string"){let v={instancePath:i+"/scope/why",schemaPath:"#/properties/s\
cope/anyOf/1/properties/why/type",keyword:"type",params:{type:"string"}};e===null?e=[v]:e.push(v),r++}}else{let v={instancePath:i+"/scope",schemaPath:"#/propert\
ies/scope/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),r++}var P=h===r;if(u=u||P,u)r=y,e!==null&&(y?e.length=y:e=null);else{let v={
instancePath:i+"/scope",schemaPath:"#/properties/scope/anyOf",keyword:"anyOf",params:{}};e===null?e=[v]:e.push(v),r++}}}else{let k={instancePath:i,schemaPath:"#\
/type",keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),r++}return $r.errors=e,r===0}$r.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ws=jr,
Wr={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:gaps",$comment:"The shape of gaps.json. The readings of a key that two gaps share stan\
d at the first of them; `parameters` are the defaults of a reading that no profile has.",title:"Gaps of the interface",type:"array",items:{type:"object",required:[
"id","section","capability","level","text","keys","readings"],additionalProperties:!1,properties:{id:{type:"string",pattern:"^G[1-9](\\.\\d+)$"},section:{type:"\
string",pattern:"^[1-9](\\.[1-9])?$"},capability:{enum:["core","signup","sse","websocket","webhooks","limits"]},level:{enum:["MUST","SHOULD"]},text:{type:"strin\
g",minLength:10},excluded:{title:"Why nothing judges or observes it",type:"string",minLength:10},observedBy:{title:"Probes that show it",type:"array",minItems:1,
items:{type:"string"}},keys:{type:"array",minItems:1,items:{type:"string"}},readings:{type:"array",items:{type:"object",required:["key","name","meaning"],additionalProperties:!1,
properties:{key:{type:"string"},name:{type:"string"},meaning:{type:"string",minLength:5},parameters:{type:"object"}}}}}}},bs=new RegExp("^G[1-9](\\.\\d+)$","u");
function jr(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=jr.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),Array.isArray(s)){let t=s.length;for(let o=0;o<t;o++){let a=s[o];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===
void 0){let l={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[l]:e.push(l),r++}if(a.section===
void 0){let l={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"section"}};e===null?e=[l]:e.push(l),r++}if(a.capability===
void 0){let l={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"capability"}};e===null?e=[l]:e.push(l),r++}if(a.level===
void 0){let l={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"level"}};e===null?e=[l]:e.push(l),r++}if(a.text===
void 0){let l={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"text"}};e===null?e=[l]:e.push(l),r++}if(a.keys===void 0){
let l={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"keys"}};e===null?e=[l]:e.push(l),r++}if(a.readings===void 0){
let l={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"readings"}};e===null?e=[l]:e.push(l),r++}for(let l in a)if(!ie.
call(Wr.items.properties,l)){let d={instancePath:i+"/"+o,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[d]:e.push(d),r++}if(a.id!==void 0){let l=a.id;if(typeof l=="string"){if(!bs.test(l)){let d={instancePath:i+"/"+o+"/id",schemaPath:"#/items/propertie\
s/id/pattern",keyword:"pattern",params:{pattern:"^G[1-9](\\.\\d+)$"}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:i+"/"+o+"/id",schemaPath:"#/items/p\
roperties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}if(a.section!==void 0){let l=a.section;if(typeof l=="string"){if(!cs.test(
l)){let d={instancePath:i+"/"+o+"/section",schemaPath:"#/items/properties/section/pattern",keyword:"pattern",params:{pattern:"^[1-9](\\.[1-9])?$"}};e===null?e=[
d]:e.push(d),r++}}else{let d={instancePath:i+"/"+o+"/section",schemaPath:"#/items/properties/section/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:
e.push(d),r++}}if(a.capability!==void 0){let l=a.capability;if(!(l==="core"||l==="signup"||l==="sse"||l==="websocket"||l==="webhooks"||l==="limits")){let d={instancePath:i+
"/"+o+"/capability",schemaPath:"#/items/properties/capability/enum",keyword:"enum",params:{allowedValues:Wr.items.properties.capability.enum}};e===null?e=[d]:e.
push(d),r++}}if(a.level!==void 0){let l=a.level;if(!(l==="MUST"||l==="SHOULD")){let d={instancePath:i+"/"+o+"/level",schemaPath:"#/items/properties/level/enum",
keyword:"enum",params:{allowedValues:Wr.items.properties.level.enum}};e===null?e=[d]:e.push(d),r++}}if(a.text!==void 0){let l=a.text;if(typeof l=="string"){if(V(
l)<10){let d={instancePath:i+"/"+o+"/text",schemaPath:"#/items/properties/text/minLength",keyword:"minLength",params:{limit:10}};e===null?e=[d]:e.push(d),r++}}else{
let d={instancePath:i+"/"+o+"/text",schemaPath:"#/items/properties/text/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}if(a.excluded!==
void 0){let l=a.excluded;if(typeof l=="string"){if(V(l)<10){let d={instancePath:i+"/"+o+"/excluded",schemaPath:"#/items/properties/excluded/minLength",keyword:"\
minLength",params:{limit:10}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:i+"/"+o+"/excluded",schemaPath:"#/items/properties/excluded/type",keyword:"\
type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}if(a.observedBy!==void 0){let l=a.observedBy;if(Array.isArray(l)){if(l.length<1){let g={instancePath:i+
"/"+o+"/observedBy",schemaPath:"#/items/properties/observedBy/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[g]:e.push(g),r++}let d=l.length;for(let g=0;g<
d;g++)if(typeof l[g]!="string"){let f={instancePath:i+"/"+o+"/observedBy/"+g,schemaPath:"#/items/properties/observedBy/items/type",keyword:"type",params:{type:"\
string"}};e===null?e=[f]:e.push(f),r++}}else{let d={instancePath:i+"/"+o+"/observedBy",schemaPath:"#/items/properties/observedBy/type",keyword:"type",params:{type:"\
array"}};e===null?e=[d]:e.push(d),r++}}if(a.keys!==void 0){let l=a.keys;if(Array.isArray(l)){if(l.length<1){let g={instancePath:i+"/"+o+"/keys",schemaPath:"#/it\
ems/properties/keys/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[g]:e.push(g),r++}let d=l.length;for(let g=0;g<d;g++)if(typeof l[g]!="string"){let f={
instancePath:i+"/"+o+"/keys/"+g,schemaPath:"#/items/properties/keys/items/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}}else{let d={
instancePath:i+"/"+o+"/keys",schemaPath:"#/items/properties/keys/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}if(a.readings!==void 0){
let l=a.readings;if(Array.isArray(l)){let d=l.length;for(let g=0;g<d;g++){let f=l[g];if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.key===void 0){let A={instancePath:i+
"/"+o+"/readings/"+g,schemaPath:"#/items/properties/readings/items/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[A]:e.push(A),r++}if(f.
name===void 0){let A={instancePath:i+"/"+o+"/readings/"+g,schemaPath:"#/items/properties/readings/items/required",keyword:"required",params:{missingProperty:"na\
me"}};e===null?e=[A]:e.push(A),r++}if(f.meaning===void 0){let A={instancePath:i+"/"+o+"/readings/"+g,schemaPath:"#/items/properties/readings/items/required",keyword:"\
required",params:{missingProperty:"meaning"}};e===null?e=[A]:e.push(A),r++}for(let A in f)if(!(A==="key"||A==="name"||A==="meaning"||A==="parameters")){let m={instancePath:i+
"/"+o+"/readings/"+g,schemaPath:"#/items/properties/readings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A}};e===null?
e=[m]:e.push(m),r++}if(f.key!==void 0&&typeof f.key!="string"){let A={instancePath:i+"/"+o+"/readings/"+g+"/key",schemaPath:"#/items/properties/readings/items/p\
roperties/key/type",keyword:"type",params:{type:"string"}};e===null?e=[A]:e.push(A),r++}if(f.name!==void 0&&typeof f.name!="string"){let A={instancePath:i+"/"+o+
"/readings/"+g+"/name",schemaPath:"#/items/properties/readings/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[A]:e.push(A),r++}if(f.
meaning!==void 0){let A=f.meaning;if(typeof A=="string"){if(V(A)<5){let m={instancePath:i+"/"+o+"/readings/"+g+"/meaning",schemaPath:"#/items/properties/reading\
s/items/properties/meaning/minLength",keyword:"minLength",params:{limit:5}};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/"+o+"/readings/"+g+"/mean\
ing",schemaPath:"#/items/properties/readings/items/properties/meaning/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}}if(f.parameters!==
void 0){let A=f.parameters;if(!(A&&typeof A=="object"&&!Array.isArray(A))){let m={instancePath:i+"/"+o+"/readings/"+g+"/parameters",schemaPath:"#/items/properti\
es/readings/items/properties/parameters/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}}}else{let A={instancePath:i+"/"+o+"/readings/"+
g,schemaPath:"#/items/properties/readings/items/type",keyword:"type",params:{type:"object"}};e===null?e=[A]:e.push(A),r++}}}else{let d={instancePath:i+"/"+o+"/r\
eadings",schemaPath:"#/items/properties/readings/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}}else{let l={instancePath:i+"/"+o,schemaPath:"\
#/items/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
array"}};e===null?e=[t]:e.push(t),r++}return jr.errors=e,r===0}jr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var qs=Or;function fe(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=fe.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.role===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"role"}};e===null?e=[t]:e.push(t),r++}if(s.content===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"content"}};e===null?e=[t]:e.push(t),r++}if(s.role!==void 0&&typeof s.role!="string"){let t={instancePath:i+"/role",schemaPath:"#/properties/rol\
e/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}if(s.content!==void 0&&typeof s.content!="string"){let t={instancePath:i+"/content",
schemaPath:"#/properties/content/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return fe.errors=e,r===0}fe.evaluated={props:{role:!0,content:!0},dynamicProps:!1,dynamicItems:!1};function Or(s,{
instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=Or.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&
(c.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.model!==void 0&&typeof s.model!="string"){let t={instancePath:i+"/model",schemaPath:"#/propertie\
s/model/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}if(s.messages!==void 0){let t=s.messages;if(Array.isArray(t)){let o=t.length;for(let a=0;a<
o;a++)fe(t[a],{instancePath:i+"/messages/"+a,parentData:t,parentDataProperty:a,rootData:b,dynamicAnchors:q})||(e=e===null?fe.errors:e.concat(fe.errors),r=e.length)}else{
let o={instancePath:i+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(s.max_tokens!==
void 0){let t=s.max_tokens;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:i+"/max_tokens",schemaPath:"#/properties/max_tokens/typ\
e",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}}if(s.temperature!==void 0){let t=s.temperature;if(!(typeof t=="number"&&isFinite(t))){let o={
instancePath:i+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Or.errors=e,r===0}Or.evaluated={props:{model:!0,messages:!0,max_tokens:!0,
temperature:!0},dynamicProps:!1,dynamicItems:!1};var vs=xr;function xr(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=xr.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.choices===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"choices"}};e===null?e=[t]:e.push(t),r++}if(s.choices!==void 0){let t=s.choices;if(Array.isArray(t)){let o=t.length;for(let a=0;a<
o;a++){let l=t[a];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.message===void 0){let d={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items\
/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[d]:e.push(d),r++}if(l.message!==void 0){let d=l.message;if(d&&typeof d=="object"&&
!Array.isArray(d)){if(d.content===void 0){let g={instancePath:i+"/choices/"+a+"/message",schemaPath:"#/properties/choices/items/properties/message/required",keyword:"\
required",params:{missingProperty:"content"}};e===null?e=[g]:e.push(g),r++}if(d.content!==void 0&&typeof d.content!="string"){let g={instancePath:i+"/choices/"+
a+"/message/content",schemaPath:"#/properties/choices/items/properties/message/properties/content/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.
push(g),r++}}else{let g={instancePath:i+"/choices/"+a+"/message",schemaPath:"#/properties/choices/items/properties/message/type",keyword:"type",params:{type:"ob\
ject"}};e===null?e=[g]:e.push(g),r++}}}else{let d={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items/type",keyword:"type",params:{type:"object"}};
e===null?e=[d]:e.push(d),r++}}}else{let o={instancePath:i+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:
e.push(o),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return xr.errors=e,r===0}xr.evaluated=
{props:{choices:!0},dynamicProps:!1,dynamicItems:!1};var $s=fe,js=Ar,Pr={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:limiter-run",$comment:"\
limiter-run.json, the only thing a report about a limiter reads. A run that is not valid carries no finding.",title:"Run that asked a limiter",type:"object",required:[
"schema","outcome","exitCode","valid","reasons","notes","scenario","suite","target","engine","seed","startedAt","durationMs","most","cost","keys","sources","ans\
wer","finding","statement","settings","ended","decisions","dots","releases","headers"],additionalProperties:!1,properties:{schema:{const:"assay.limiter/1"},outcome:{
enum:["answered","undetermined","invalid","aborted"]},exitCode:{enum:[0,3,4]},valid:{type:"boolean"},reasons:{type:"array",items:{$ref:"#/$defs/line"}},notes:{type:"\
array",items:{$ref:"#/$defs/line"}},scenario:{const:"rate-limit"},suite:{type:"object",required:["version"],additionalProperties:!1,properties:{version:{type:"s\
tring"}}},target:{type:"object",required:["baseUrl","model"],additionalProperties:!1,properties:{baseUrl:{type:"string"},model:{type:"string"}}},engine:{type:"s\
tring"},seed:{type:"string"},startedAt:{type:"string"},durationMs:{type:"number",minimum:0},most:{type:"object",required:["requests","seconds"],additionalProperties:!1,
properties:{requests:{$ref:"#/$defs/count"},seconds:{type:"number",minimum:0}}},cost:{type:"object",required:["requests","accepted","refused","stray","tokens","\
seconds"],additionalProperties:!1,properties:{requests:{$ref:"#/$defs/count"},accepted:{$ref:"#/$defs/count"},refused:{$ref:"#/$defs/count"},stray:{$ref:"#/$def\
s/count"},tokens:{$ref:"#/$defs/count"},seconds:{type:"number",minimum:0}}},keys:{type:"array",minItems:1,items:{type:"string",maxLength:4}},sources:{type:"arra\
y",minItems:1,items:{type:"string"}},answer:{type:"array",items:{$ref:"#/$defs/line"}},finding:{anyOf:[{type:"null"},{$ref:"#/$defs/finding"}]},statement:{type:[
"object","null"]},settings:{type:["string","null"]},ended:{anyOf:[{type:"null"},{type:"object",required:["because","note"],additionalProperties:!1,properties:{because:{
type:"string"},note:{type:"string"}}}]},decisions:{type:"array",items:{$ref:"#/$defs/decision"}},dots:{type:"array",items:{$ref:"#/$defs/dot"}},releases:{type:"\
array",items:{type:"object",required:["key","atMs"],additionalProperties:!1,properties:{key:{type:"string"},atMs:{type:"array",items:{type:"number"}}}}},headers:{
anyOf:[{type:"null"},{type:"object",required:["retryAfter","remaining"],additionalProperties:!1,properties:{retryAfter:{anyOf:[{type:"null"},{type:"object",required:[
"promises","meanErrorSeconds","leastErrorSeconds","mostErrorSeconds","earlyShare","isConstant"],additionalProperties:!1,properties:{promises:{$ref:"#/$defs/coun\
t"},meanErrorSeconds:{type:"number"},leastErrorSeconds:{type:"number"},mostErrorSeconds:{type:"number"},earlyShare:{type:"number"},isConstant:{type:"boolean"}}}]},
remaining:{anyOf:[{type:"null"},{type:"object",required:["told","exact","mostOff"],additionalProperties:!1,properties:{told:{$ref:"#/$defs/count"},exact:{$ref:"\
#/$defs/count"},mostOff:{type:"integer"}}}]}}}]}},if:{properties:{valid:{const:!1}},required:["valid"]},then:{type:"object",properties:{finding:{type:"null"},reasons:{
type:"array",minItems:1}}},else:{type:"object",properties:{finding:{type:"object"},reasons:{type:"array",maxItems:0}}},$defs:{count:{type:"integer",minimum:0},line:{
type:"string",minLength:1,pattern:"^[^\\n]*$"},interval:{type:"object",required:["value","low","high"],additionalProperties:!1,properties:{value:{type:"number"},
low:{type:"number"},high:{type:"number"}}},finding:{type:"object",required:["verdict","families","reason","experiment","posterior","capacity","windowMs","ratePe\
rSecond","phases","scopes","unit"],properties:{verdict:{enum:["identified","one-of","undetermined","no-limit-seen"]},families:{type:"array",items:{type:"string"}},
reason:{type:["string","null"]},experiment:{type:["string","null"]},posterior:{type:"array",items:{type:"object",required:["family","probability"],additionalProperties:!1,
properties:{family:{type:"string"},probability:{type:"number",minimum:0,maximum:1.000001}}}},capacity:{anyOf:[{type:"null"},{$ref:"#/$defs/interval"}]},windowMs:{
anyOf:[{type:"null"},{$ref:"#/$defs/interval"}]},ratePerSecond:{anyOf:[{type:"null"},{$ref:"#/$defs/interval"}]},phases:{type:"array",items:{type:"string"}},scopes:{
type:"array",items:{type:"string"}},unit:{type:"string"}}},decision:{type:"object",required:["type","atMs"],properties:{type:{enum:["stage","done"]},atMs:{type:"\
number"}}},dot:{type:"object",required:["sentMs","key","source","kind","outcome","status"],additionalProperties:!1,properties:{sentMs:{type:"number"},key:{type:"\
string"},source:{type:"string"},kind:{type:"string"},outcome:{enum:["accepted","refused","stray"]},status:{type:"integer"}}}}};function Y(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=Y.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),typeof s=="string"){if(V(s)<1){let t={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1}};e===
null?e=[t]:e.push(t),r++}if(!Q.test(s)){let t={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[t]:e.push(t),r++}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}return Y.errors=e,r===0}Y.evaluated={dynamicProps:!1,
dynamicItems:!1};function B(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=B.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"integer"}};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let t={instancePath:i,schemaPath:"#/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[t]:e.push(t),r++}return B.errors=e,r===0}B.evaluated={dynamicProps:!1,dynamicItems:!1};var Jr={type:"object",required:[
"verdict","families","reason","experiment","posterior","capacity","windowMs","ratePerSecond","phases","scopes","unit"],properties:{verdict:{enum:["identified","\
one-of","undetermined","no-limit-seen"]},families:{type:"array",items:{type:"string"}},reason:{type:["string","null"]},experiment:{type:["string","null"]},posterior:{
type:"array",items:{type:"object",required:["family","probability"],additionalProperties:!1,properties:{family:{type:"string"},probability:{type:"number",minimum:0,
maximum:1.000001}}}},capacity:{anyOf:[{type:"null"},{$ref:"#/$defs/interval"}]},windowMs:{anyOf:[{type:"null"},{$ref:"#/$defs/interval"}]},ratePerSecond:{anyOf:[
{type:"null"},{$ref:"#/$defs/interval"}]},phases:{type:"array",items:{type:"string"}},scopes:{type:"array",items:{type:"string"}},unit:{type:"string"}}};function ee(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=ee.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.value===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"value"}};e===null?e=[t]:e.push(t),r++}if(s.low===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"low"}};e===null?e=[t]:e.push(t),r++}if(s.high===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
high"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="value"||t==="low"||t==="high")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t}};e===null?e=[o]:e.push(o),r++}if(s.value!==void 0){let t=s.value;if(!(typeof t=="number"&&isFinite(t))){let o={
instancePath:i+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}if(s.low!==void 0){let t=s.low;
if(!(typeof t=="number"&&isFinite(t))){let o={instancePath:i+"/low",schemaPath:"#/properties/low/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(
o),r++}}if(s.high!==void 0){let t=s.high;if(!(typeof t=="number"&&isFinite(t))){let o={instancePath:i+"/high",schemaPath:"#/properties/high/type",keyword:"type",
params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(
t),r++}return ee.errors=e,r===0}ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ye(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,
dynamicAnchors:q={}}={}){let e=null,r=0,c=ye.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.verdict===void 0){let l={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"verdict"}};e===null?e=[l]:e.push(l),r++}if(s.
families===void 0){let l={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"families"}};e===null?e=[l]:e.push(l),r++}if(s.reason===
void 0){let l={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reason"}};e===null?e=[l]:e.push(l),r++}if(s.experiment===void 0){
let l={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"experiment"}};e===null?e=[l]:e.push(l),r++}if(s.posterior===void 0){let l={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"posterior"}};e===null?e=[l]:e.push(l),r++}if(s.capacity===void 0){let l={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"capacity"}};e===null?e=[l]:e.push(l),r++}if(s.windowMs===void 0){let l={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"windowMs"}};e===null?e=[l]:e.push(l),r++}if(s.ratePerSecond===void 0){let l={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"ratePerSecond"}};e===null?e=[l]:e.push(l),r++}if(s.phases===void 0){let l={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"phases"}};e===null?e=[l]:e.push(l),r++}if(s.scopes===void 0){let l={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"scopes"}};e===null?e=[l]:e.push(l),r++}if(s.unit===void 0){let l={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"unit"}};e===null?e=[l]:e.push(l),r++}if(s.verdict!==void 0){let l=s.verdict;if(!(l==="identified"||l==="one-of"||l==="undetermi\
ned"||l==="no-limit-seen")){let d={instancePath:i+"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues:Jr.properties.verdict.enum}};
e===null?e=[d]:e.push(d),r++}}if(s.families!==void 0){let l=s.families;if(Array.isArray(l)){let d=l.length;for(let g=0;g<d;g++)if(typeof l[g]!="string"){let f={
instancePath:i+"/families/"+g,schemaPath:"#/properties/families/items/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}}else{let d={instancePath:i+
"/families",schemaPath:"#/properties/families/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}if(s.reason!==void 0){let l=s.reason;if(typeof l!=
"string"&&l!==null){let d={instancePath:i+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:Jr.properties.reason.type}};e===null?e=[d]:
e.push(d),r++}}if(s.experiment!==void 0){let l=s.experiment;if(typeof l!="string"&&l!==null){let d={instancePath:i+"/experiment",schemaPath:"#/properties/experi\
ment/type",keyword:"type",params:{type:Jr.properties.experiment.type}};e===null?e=[d]:e.push(d),r++}}if(s.posterior!==void 0){let l=s.posterior;if(Array.isArray(
l)){let d=l.length;for(let g=0;g<d;g++){let f=l[g];if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.family===void 0){let A={instancePath:i+"/posterior/"+g,schemaPath:"\
#/properties/posterior/items/required",keyword:"required",params:{missingProperty:"family"}};e===null?e=[A]:e.push(A),r++}if(f.probability===void 0){let A={instancePath:i+
"/posterior/"+g,schemaPath:"#/properties/posterior/items/required",keyword:"required",params:{missingProperty:"probability"}};e===null?e=[A]:e.push(A),r++}for(let A in f)
if(!(A==="family"||A==="probability")){let m={instancePath:i+"/posterior/"+g,schemaPath:"#/properties/posterior/items/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:A}};e===null?e=[m]:e.push(m),r++}if(f.family!==void 0&&typeof f.family!="string"){let A={instancePath:i+"/posterior/"+g+"/\
family",schemaPath:"#/properties/posterior/items/properties/family/type",keyword:"type",params:{type:"string"}};e===null?e=[A]:e.push(A),r++}if(f.probability!==
void 0){let A=f.probability;if(typeof A=="number"&&isFinite(A)){if(A>1.000001||isNaN(A)){let m={instancePath:i+"/posterior/"+g+"/probability",schemaPath:"#/prop\
erties/posterior/items/properties/probability/maximum",keyword:"maximum",params:{comparison:"<=",limit:1.000001}};e===null?e=[m]:e.push(m),r++}if(A<0||isNaN(A)){
let m={instancePath:i+"/posterior/"+g+"/probability",schemaPath:"#/properties/posterior/items/properties/probability/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/posterior/"+g+"/probability",schemaPath:"#/properties/posterior/items/properties/probab\
ility/type",keyword:"type",params:{type:"number"}};e===null?e=[m]:e.push(m),r++}}}else{let A={instancePath:i+"/posterior/"+g,schemaPath:"#/properties/posterior/\
items/type",keyword:"type",params:{type:"object"}};e===null?e=[A]:e.push(A),r++}}}else{let d={instancePath:i+"/posterior",schemaPath:"#/properties/posterior/typ\
e",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}if(s.capacity!==void 0){let l=s.capacity,d=r,g=!1,f=r;if(l!==null){let m={instancePath:i+
"/capacity",schemaPath:"#/properties/capacity/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[m]:e.push(m),r++}var t=f===r;g=g||t;let A=r;ee(l,{instancePath:i+
"/capacity",parentData:s,parentDataProperty:"capacity",rootData:b,dynamicAnchors:q})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length);var t=A===r;if(g=g||
t,g)r=d,e!==null&&(d?e.length=d:e=null);else{let m={instancePath:i+"/capacity",schemaPath:"#/properties/capacity/anyOf",keyword:"anyOf",params:{}};e===null?e=[m]:
e.push(m),r++}}if(s.windowMs!==void 0){let l=s.windowMs,d=r,g=!1,f=r;if(l!==null){let m={instancePath:i+"/windowMs",schemaPath:"#/properties/windowMs/anyOf/0/ty\
pe",keyword:"type",params:{type:"null"}};e===null?e=[m]:e.push(m),r++}var o=f===r;g=g||o;let A=r;ee(l,{instancePath:i+"/windowMs",parentData:s,parentDataProperty:"\
windowMs",rootData:b,dynamicAnchors:q})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length);var o=A===r;if(g=g||o,g)r=d,e!==null&&(d?e.length=d:e=null);else{
let m={instancePath:i+"/windowMs",schemaPath:"#/properties/windowMs/anyOf",keyword:"anyOf",params:{}};e===null?e=[m]:e.push(m),r++}}if(s.ratePerSecond!==void 0){
let l=s.ratePerSecond,d=r,g=!1,f=r;if(l!==null){let m={instancePath:i+"/ratePerSecond",schemaPath:"#/properties/ratePerSecond/anyOf/0/type",keyword:"type",params:{
type:"null"}};e===null?e=[m]:e.push(m),r++}var a=f===r;g=g||a;let A=r;ee(l,{instancePath:i+"/ratePerSecond",parentData:s,parentDataProperty:"ratePerSecond",rootData:b,
dynamicAnchors:q})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length);var a=A===r;if(g=g||a,g)r=d,e!==null&&(d?e.length=d:e=null);else{let m={instancePath:i+
"/ratePerSecond",schemaPath:"#/properties/ratePerSecond/anyOf",keyword:"anyOf",params:{}};e===null?e=[m]:e.push(m),r++}}if(s.phases!==void 0){let l=s.phases;if(Array.
isArray(l)){let d=l.length;for(let g=0;g<d;g++)if(typeof l[g]!="string"){let f={instancePath:i+"/phases/"+g,schemaPath:"#/properties/phases/items/type",keyword:"\
type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}}else{let d={instancePath:i+"/phases",schemaPath:"#/properties/phases/type",keyword:"type",params:{type:"\
array"}};e===null?e=[d]:e.push(d),r++}}if(s.scopes!==void 0){let l=s.scopes;if(Array.isArray(l)){let d=l.length;for(let g=0;g<d;g++)if(typeof l[g]!="string"){let f={
instancePath:i+"/scopes/"+g,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}}else{let d={instancePath:i+
"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}if(s.unit!==void 0&&typeof s.unit!="string"){
let l={instancePath:i+"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return ye.errors=e,r===0}ye.evaluated={props:{verdict:!0,families:!0,reason:!0,
experiment:!0,posterior:!0,capacity:!0,windowMs:!0,ratePerSecond:!0,phases:!0,scopes:!0,unit:!0},dynamicProps:!1,dynamicItems:!1};var Os={type:"object",required:[
"type","atMs"],properties:{type:{enum:["stage","done"]},atMs:{type:"number"}}};function he(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){
let e=null,r=0,c=he.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[t]:e.push(t),r++}if(s.atMs===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"atMs"}};e===null?e=[t]:e.push(t),r++}if(s.type!==void 0){let t=s.type;if(!(t==="stage"||t===
"done")){let o={instancePath:i+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:Os.properties.type.enum}};e===null?e=[o]:e.push(
o),r++}}if(s.atMs!==void 0){let t=s.atMs;if(!(typeof t=="number"&&isFinite(t))){let o={instancePath:i+"/atMs",schemaPath:"#/properties/atMs/type",keyword:"type",
params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(
t),r++}return he.errors=e,r===0}he.evaluated={props:{type:!0,atMs:!0},dynamicProps:!1,dynamicItems:!1};var xs={type:"object",required:["sentMs","key","source","\
kind","outcome","status"],additionalProperties:!1,properties:{sentMs:{type:"number"},key:{type:"string"},source:{type:"string"},kind:{type:"string"},outcome:{enum:[
"accepted","refused","stray"]},status:{type:"integer"}}};function ge(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){
let e=null,r=0,c=ge.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.sentMs===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sentMs"}};e===null?e=[t]:e.push(t),r++}if(s.key===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[t]:e.push(t),r++}if(s.source===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"source"}};e===null?e=[t]:e.push(t),r++}if(s.kind===void 0){let t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"kind"}};e===null?e=[t]:e.push(t),r++}if(s.outcome===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"outcome"}};e===null?e=[t]:e.push(t),r++}if(s.status===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"status"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="sentMs"||t==="key"||t==="source"||t==="kind"||t==="outcome"||t==="statu\
s")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[o]:e.push(o),r++}if(s.sentMs!==
void 0){let t=s.sentMs;if(!(typeof t=="number"&&isFinite(t))){let o={instancePath:i+"/sentMs",schemaPath:"#/properties/sentMs/type",keyword:"type",params:{type:"\
number"}};e===null?e=[o]:e.push(o),r++}}if(s.key!==void 0&&typeof s.key!="string"){let t={instancePath:i+"/key",schemaPath:"#/properties/key/type",keyword:"type",
params:{type:"string"}};e===null?e=[t]:e.push(t),r++}if(s.source!==void 0&&typeof s.source!="string"){let t={instancePath:i+"/source",schemaPath:"#/properties/s\
ource/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}if(s.kind!==void 0&&typeof s.kind!="string"){let t={instancePath:i+"/kind",schemaPath:"\
#/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}if(s.outcome!==void 0){let t=s.outcome;if(!(t==="accepted"||t==="ref\
used"||t==="stray")){let o={instancePath:i+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:xs.properties.outcome.enum}};e===
null?e=[o]:e.push(o),r++}}if(s.status!==void 0){let t=s.status;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:i+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[t]:e.push(t),r++}return ge.errors=e,r===0}ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ar(s,{instancePath:i="",parentData:S,
parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=Ar.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let t=r,
o=!0,a=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.valid===void 0&&(y="valid")){let u={};e===null?e=[u]:e.push(u),r++}else if(s.valid!==void 0&&s.
valid!==!1){let u={};e===null?e=[u]:e.push(u),r++}}var l=a===r;r=t,e!==null&&(t?e.length=t:e=null);let d;if(l){let y=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.finding!==void 0&&s.finding!==null){let p={instancePath:i+"/finding",schemaPath:"#/then/properties/finding/type",keyword:"type",params:{type:"null"}};e===
null?e=[p]:e.push(p),r++}if(s.reasons!==void 0){let p=s.reasons;if(Array.isArray(p)){if(p.length<1){let h={instancePath:i+"/reasons",schemaPath:"#/then/properti\
es/reasons/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+"/reasons",schemaPath:"#/then/properties/reas\
ons/type",keyword:"type",params:{type:"array"}};e===null?e=[h]:e.push(h),r++}}}else{let p={instancePath:i,schemaPath:"#/then/type",keyword:"type",params:{type:"\
object"}};e===null?e=[p]:e.push(p),r++}var l=y===r;if(o=l,o){var g={};g.finding=!0,g.reasons=!0,g.valid=!0}d="then"}else{let y=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.finding!==void 0){let p=s.finding;if(!(p&&typeof p=="object"&&!Array.isArray(p))){let h={instancePath:i+"/finding",schemaPath:"#/else/propertie\
s/finding/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}}if(s.reasons!==void 0){let p=s.reasons;if(Array.isArray(p)){if(p.length>0){
let h={instancePath:i+"/reasons",schemaPath:"#/else/properties/reasons/maxItems",keyword:"maxItems",params:{limit:0}};e===null?e=[h]:e.push(h),r++}}else{let h={
instancePath:i+"/reasons",schemaPath:"#/else/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[h]:e.push(h),r++}}}else{let p={instancePath:i,
schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}var l=y===r;o=l,o&&g!==!0&&(g=g||{},g.finding=!0,g.reasons=!0),d="e\
lse"}if(!o){let y={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[y]:e.push(y),r++}if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.schema===void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[y]:e.push(y),r++}if(s.
outcome===void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"outcome"}};e===null?e=[y]:e.push(y),r++}if(s.exitCode===
void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exitCode"}};e===null?e=[y]:e.push(y),r++}if(s.valid===void 0){
let y={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid"}};e===null?e=[y]:e.push(y),r++}if(s.reasons===void 0){let y={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"reasons"}};e===null?e=[y]:e.push(y),r++}if(s.notes===void 0){let y={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"notes"}};e===null?e=[y]:e.push(y),r++}if(s.scenario===void 0){let y={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"scenario"}};e===null?e=[y]:e.push(y),r++}if(s.suite===void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"suite"}};e===null?e=[y]:e.push(y),r++}if(s.target===void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"target"}};e===null?e=[y]:e.push(y),r++}if(s.engine===void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
engine"}};e===null?e=[y]:e.push(y),r++}if(s.seed===void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"seed"}};e===
null?e=[y]:e.push(y),r++}if(s.startedAt===void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"startedAt"}};e===null?
e=[y]:e.push(y),r++}if(s.durationMs===void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"durationMs"}};e===null?e=
[y]:e.push(y),r++}if(s.most===void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"most"}};e===null?e=[y]:e.push(y),
r++}if(s.cost===void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cost"}};e===null?e=[y]:e.push(y),r++}if(s.keys===
void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"keys"}};e===null?e=[y]:e.push(y),r++}if(s.sources===void 0){let y={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"}};e===null?e=[y]:e.push(y),r++}if(s.answer===void 0){let y={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"answer"}};e===null?e=[y]:e.push(y),r++}if(s.finding===void 0){let y={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"finding"}};e===null?e=[y]:e.push(y),r++}if(s.statement===void 0){let y={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"statement"}};e===null?e=[y]:e.push(y),r++}if(s.settings===void 0){let y={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"settings"}};e===null?e=[y]:e.push(y),r++}if(s.ended===void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"ended"}};e===null?e=[y]:e.push(y),r++}if(s.decisions===void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"decisions"}};e===null?e=[y]:e.push(y),r++}if(s.dots===void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"dots"}};e===null?e=[y]:e.push(y),r++}if(s.releases===void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
releases"}};e===null?e=[y]:e.push(y),r++}if(s.headers===void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"header\
s"}};e===null?e=[y]:e.push(y),r++}for(let y in s)if(!ie.call(Pr.properties,y)){let u={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:y}};e===null?e=[u]:e.push(u),r++}if(s.schema!==void 0&&s.schema!=="assay.limiter/1"){let y={instancePath:i+"/schema",schemaPath:"\
#/properties/schema/const",keyword:"const",params:{allowedValue:"assay.limiter/1"}};e===null?e=[y]:e.push(y),r++}if(s.outcome!==void 0){let y=s.outcome;if(!(y===
"answered"||y==="undetermined"||y==="invalid"||y==="aborted")){let u={instancePath:i+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:Pr.
properties.outcome.enum}};e===null?e=[u]:e.push(u),r++}}if(s.exitCode!==void 0){let y=s.exitCode;if(!(y===0||y===3||y===4)){let u={instancePath:i+"/exitCode",schemaPath:"\
#/properties/exitCode/enum",keyword:"enum",params:{allowedValues:Pr.properties.exitCode.enum}};e===null?e=[u]:e.push(u),r++}}if(s.valid!==void 0&&typeof s.valid!=
"boolean"){let y={instancePath:i+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type:"boolean"}};e===null?e=[y]:e.push(y),r++}if(s.reasons!==
void 0){let y=s.reasons;if(Array.isArray(y)){let u=y.length;for(let p=0;p<u;p++)Y(y[p],{instancePath:i+"/reasons/"+p,parentData:y,parentDataProperty:p,rootData:b,
dynamicAnchors:q})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.length)}else{let u={instancePath:i+"/reasons",schemaPath:"#/properties/reasons/type",keyword:"ty\
pe",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}if(s.notes!==void 0){let y=s.notes;if(Array.isArray(y)){let u=y.length;for(let p=0;p<u;p++)Y(y[p],{instancePath:i+
"/notes/"+p,parentData:y,parentDataProperty:p,rootData:b,dynamicAnchors:q})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.length)}else{let u={instancePath:i+"/no\
tes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}if(s.scenario!==void 0&&s.scenario!=="rate-limit"){
let y={instancePath:i+"/scenario",schemaPath:"#/properties/scenario/const",keyword:"const",params:{allowedValue:"rate-limit"}};e===null?e=[y]:e.push(y),r++}if(s.
suite!==void 0){let y=s.suite;if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.version===void 0){let u={instancePath:i+"/suite",schemaPath:"#/properties/suite/\
required",keyword:"required",params:{missingProperty:"version"}};e===null?e=[u]:e.push(u),r++}for(let u in y)if(u!=="version"){let p={instancePath:i+"/suite",schemaPath:"\
#/properties/suite/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[p]:e.push(p),r++}if(y.version!==void 0&&typeof y.
version!="string"){let u={instancePath:i+"/suite/version",schemaPath:"#/properties/suite/properties/version/type",keyword:"type",params:{type:"string"}};e===null?
e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/suite",schemaPath:"#/properties/suite/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}
if(s.target!==void 0){let y=s.target;if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.baseUrl===void 0){let u={instancePath:i+"/target",schemaPath:"#/propertie\
s/target/required",keyword:"required",params:{missingProperty:"baseUrl"}};e===null?e=[u]:e.push(u),r++}if(y.model===void 0){let u={instancePath:i+"/target",schemaPath:"\
#/properties/target/required",keyword:"required",params:{missingProperty:"model"}};e===null?e=[u]:e.push(u),r++}for(let u in y)if(!(u==="baseUrl"||u==="model")){
let p={instancePath:i+"/target",schemaPath:"#/properties/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[
p]:e.push(p),r++}if(y.baseUrl!==void 0&&typeof y.baseUrl!="string"){let u={instancePath:i+"/target/baseUrl",schemaPath:"#/properties/target/properties/baseUrl/t\
ype",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}if(y.model!==void 0&&typeof y.model!="string"){let u={instancePath:i+"/target/model",schemaPath:"\
#/properties/target/properties/model/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/target",schemaPath:"\
#/properties/target/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}if(s.engine!==void 0&&typeof s.engine!="string"){let y={instancePath:i+
"/engine",schemaPath:"#/properties/engine/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}if(s.seed!==void 0&&typeof s.seed!="string"){
let y={instancePath:i+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}if(s.startedAt!==void 0&&typeof s.
startedAt!="string"){let y={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),
r++}if(s.durationMs!==void 0){let y=s.durationMs;if(typeof y=="number"&&isFinite(y)){if(y<0||isNaN(y)){let u={instancePath:i+"/durationMs",schemaPath:"#/propert\
ies/durationMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/durationMs",schemaPath:"#\
/properties/durationMs/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),r++}}if(s.most!==void 0){let y=s.most;if(y&&typeof y=="object"&&!Array.
isArray(y)){if(y.requests===void 0){let u={instancePath:i+"/most",schemaPath:"#/properties/most/required",keyword:"required",params:{missingProperty:"requests"}};
e===null?e=[u]:e.push(u),r++}if(y.seconds===void 0){let u={instancePath:i+"/most",schemaPath:"#/properties/most/required",keyword:"required",params:{missingProperty:"\
seconds"}};e===null?e=[u]:e.push(u),r++}for(let u in y)if(!(u==="requests"||u==="seconds")){let p={instancePath:i+"/most",schemaPath:"#/properties/most/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[p]:e.push(p),r++}if(y.requests!==void 0&&(B(y.requests,{instancePath:i+"\
/most/requests",parentData:y,parentDataProperty:"requests",rootData:b,dynamicAnchors:q})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),y.seconds!==void 0){
let u=y.seconds;if(typeof u=="number"&&isFinite(u)){if(u<0||isNaN(u)){let p={instancePath:i+"/most/seconds",schemaPath:"#/properties/most/properties/seconds/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/most/seconds",schemaPath:"#/properties/most\
/properties/seconds/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),r++}}}else{let u={instancePath:i+"/most",schemaPath:"#/properties/most\
/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}if(s.cost!==void 0){let y=s.cost;if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.requests===
void 0){let u={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"requests"}};e===null?e=[u]:e.push(u),r++}
if(y.accepted===void 0){let u={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"accepted"}};e===null?e=
[u]:e.push(u),r++}if(y.refused===void 0){let u={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"refus\
ed"}};e===null?e=[u]:e.push(u),r++}if(y.stray===void 0){let u={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"\
stray"}};e===null?e=[u]:e.push(u),r++}if(y.tokens===void 0){let u={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"\
tokens"}};e===null?e=[u]:e.push(u),r++}if(y.seconds===void 0){let u={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"\
seconds"}};e===null?e=[u]:e.push(u),r++}for(let u in y)if(!(u==="requests"||u==="accepted"||u==="refused"||u==="stray"||u==="tokens"||u==="seconds")){let p={instancePath:i+
"/cost",schemaPath:"#/properties/cost/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[p]:e.push(p),r++}if(y.requests!==
void 0&&(B(y.requests,{instancePath:i+"/cost/requests",parentData:y,parentDataProperty:"requests",rootData:b,dynamicAnchors:q})||(e=e===null?B.errors:e.concat(B.
errors),r=e.length)),y.accepted!==void 0&&(B(y.accepted,{instancePath:i+"/cost/accepted",parentData:y,parentDataProperty:"accepted",rootData:b,dynamicAnchors:q})||
(e=e===null?B.errors:e.concat(B.errors),r=e.length)),y.refused!==void 0&&(B(y.refused,{instancePath:i+"/cost/refused",parentData:y,parentDataProperty:"refused",
rootData:b,dynamicAnchors:q})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),y.stray!==void 0&&(B(y.stray,{instancePath:i+"/cost/stray",parentData:y,parentDataProperty:"\
stray",rootData:b,dynamicAnchors:q})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),y.tokens!==void 0&&(B(y.tokens,{instancePath:i+"/cost/tokens",parentData:y,
parentDataProperty:"tokens",rootData:b,dynamicAnchors:q})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),y.seconds!==void 0){let u=y.seconds;if(typeof u==
"number"&&isFinite(u)){if(u<0||isNaN(u)){let p={instancePath:i+"/cost/seconds",schemaPath:"#/properties/cost/properties/seconds/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/cost/seconds",schemaPath:"#/properties/cost/properties/seconds/type",keyword:"\
type",params:{type:"number"}};e===null?e=[p]:e.push(p),r++}}}else{let u={instancePath:i+"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{type:"\
object"}};e===null?e=[u]:e.push(u),r++}}if(s.keys!==void 0){let y=s.keys;if(Array.isArray(y)){if(y.length<1){let p={instancePath:i+"/keys",schemaPath:"#/propert\
ies/keys/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[p]:e.push(p),r++}let u=y.length;for(let p=0;p<u;p++){let h=y[p];if(typeof h=="string"){if(V(
h)>4){let v={instancePath:i+"/keys/"+p,schemaPath:"#/properties/keys/items/maxLength",keyword:"maxLength",params:{limit:4}};e===null?e=[v]:e.push(v),r++}}else{let v={
instancePath:i+"/keys/"+p,schemaPath:"#/properties/keys/items/type",keyword:"type",params:{type:"string"}};e===null?e=[v]:e.push(v),r++}}}else{let u={instancePath:i+
"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}if(s.sources!==void 0){let y=s.sources;if(Array.
isArray(y)){if(y.length<1){let p={instancePath:i+"/sources",schemaPath:"#/properties/sources/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[p]:e.push(
p),r++}let u=y.length;for(let p=0;p<u;p++)if(typeof y[p]!="string"){let h={instancePath:i+"/sources/"+p,schemaPath:"#/properties/sources/items/type",keyword:"ty\
pe",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}}else{let u={instancePath:i+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type:"\
array"}};e===null?e=[u]:e.push(u),r++}}if(s.answer!==void 0){let y=s.answer;if(Array.isArray(y)){let u=y.length;for(let p=0;p<u;p++)Y(y[p],{instancePath:i+"/ans\
wer/"+p,parentData:y,parentDataProperty:p,rootData:b,dynamicAnchors:q})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.length)}else{let u={instancePath:i+"/answer",
schemaPath:"#/properties/answer/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}if(s.finding!==void 0){let y=s.finding,u=r,p=!1,h=r;if(y!==
null){let w={instancePath:i+"/finding",schemaPath:"#/properties/finding/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[w]:e.push(w),r++}var f=h===
r;p=p||f;let v=r;ye(y,{instancePath:i+"/finding",parentData:s,parentDataProperty:"finding",rootData:b,dynamicAnchors:q})||(e=e===null?ye.errors:e.concat(ye.errors),
r=e.length);var f=v===r;if(p=p||f,f){var A={};A.verdict=!0,A.families=!0,A.reason=!0,A.experiment=!0,A.posterior=!0,A.capacity=!0,A.windowMs=!0,A.ratePerSecond=
!0,A.phases=!0,A.scopes=!0,A.unit=!0}if(p)r=u,e!==null&&(u?e.length=u:e=null);else{let w={instancePath:i+"/finding",schemaPath:"#/properties/finding/anyOf",keyword:"\
anyOf",params:{}};e===null?e=[w]:e.push(w),r++}}if(s.statement!==void 0){let y=s.statement;if(!(y&&typeof y=="object"&&!Array.isArray(y))&&y!==null){let u={instancePath:i+
"/statement",schemaPath:"#/properties/statement/type",keyword:"type",params:{type:Pr.properties.statement.type}};e===null?e=[u]:e.push(u),r++}}if(s.settings!==void 0){
let y=s.settings;if(typeof y!="string"&&y!==null){let u={instancePath:i+"/settings",schemaPath:"#/properties/settings/type",keyword:"type",params:{type:Pr.properties.
settings.type}};e===null?e=[u]:e.push(u),r++}}if(s.ended!==void 0){let y=s.ended,u=r,p=!1,h=r;if(y!==null){let w={instancePath:i+"/ended",schemaPath:"#/properti\
es/ended/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[w]:e.push(w),r++}var m=h===r;p=p||m;let v=r;if(y&&typeof y=="object"&&!Array.isArray(y)){
if(y.because===void 0){let w={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf/1/required",keyword:"required",params:{missingProperty:"because"}};e===
null?e=[w]:e.push(w),r++}if(y.note===void 0){let w={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf/1/required",keyword:"required",params:{missingProperty:"\
note"}};e===null?e=[w]:e.push(w),r++}for(let w in y)if(!(w==="because"||w==="note")){let O={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf/1/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:w}};e===null?e=[O]:e.push(O),r++}if(y.because!==void 0&&typeof y.because!="string"){let w={
instancePath:i+"/ended/because",schemaPath:"#/properties/ended/anyOf/1/properties/because/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),
r++}if(y.note!==void 0&&typeof y.note!="string"){let w={instancePath:i+"/ended/note",schemaPath:"#/properties/ended/anyOf/1/properties/note/type",keyword:"type",
params:{type:"string"}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf/1/type",keyword:"type",params:{type:"\
object"}};e===null?e=[w]:e.push(w),r++}var m=v===r;if(p=p||m,p)r=u,e!==null&&(u?e.length=u:e=null);else{let w={instancePath:i+"/ended",schemaPath:"#/properties/\
ended/anyOf",keyword:"anyOf",params:{}};e===null?e=[w]:e.push(w),r++}}if(s.decisions!==void 0){let y=s.decisions;if(Array.isArray(y)){let u=y.length;for(let p=0;p<
u;p++)he(y[p],{instancePath:i+"/decisions/"+p,parentData:y,parentDataProperty:p,rootData:b,dynamicAnchors:q})||(e=e===null?he.errors:e.concat(he.errors),r=e.length)}else{
let u={instancePath:i+"/decisions",schemaPath:"#/properties/decisions/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}if(s.dots!==void 0){
let y=s.dots;if(Array.isArray(y)){let u=y.length;for(let p=0;p<u;p++)ge(y[p],{instancePath:i+"/dots/"+p,parentData:y,parentDataProperty:p,rootData:b,dynamicAnchors:q})||
(e=e===null?ge.errors:e.concat(ge.errors),r=e.length)}else{let u={instancePath:i+"/dots",schemaPath:"#/properties/dots/type",keyword:"type",params:{type:"array"}};
e===null?e=[u]:e.push(u),r++}}if(s.releases!==void 0){let y=s.releases;if(Array.isArray(y)){let u=y.length;for(let p=0;p<u;p++){let h=y[p];if(h&&typeof h=="obje\
ct"&&!Array.isArray(h)){if(h.key===void 0){let v={instancePath:i+"/releases/"+p,schemaPath:"#/properties/releases/items/required",keyword:"required",params:{missingProperty:"\
key"}};e===null?e=[v]:e.push(v),r++}if(h.atMs===void 0){let v={instancePath:i+"/releases/"+p,schemaPath:"#/properties/releases/items/required",keyword:"required",
params:{missingProperty:"atMs"}};e===null?e=[v]:e.push(v),r++}for(let v in h)if(!(v==="key"||v==="atMs")){let w={instancePath:i+"/releases/"+p,schemaPath:"#/pro\
perties/releases/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}};e===null?e=[w]:e.push(w),r++}if(h.key!==void 0&&typeof h.
key!="string"){let v={instancePath:i+"/releases/"+p+"/key",schemaPath:"#/properties/releases/items/properties/key/type",keyword:"type",params:{type:"string"}};e===
null?e=[v]:e.push(v),r++}if(h.atMs!==void 0){let v=h.atMs;if(Array.isArray(v)){let w=v.length;for(let O=0;O<w;O++){let N=v[O];if(!(typeof N=="number"&&isFinite(
N))){let $={instancePath:i+"/releases/"+p+"/atMs/"+O,schemaPath:"#/properties/releases/items/properties/atMs/items/type",keyword:"type",params:{type:"number"}};
e===null?e=[$]:e.push($),r++}}}else{let w={instancePath:i+"/releases/"+p+"/atMs",schemaPath:"#/properties/releases/items/properties/atMs/type",keyword:"type",params:{
type:"array"}};e===null?e=[w]:e.push(w),r++}}}else{let v={instancePath:i+"/releases/"+p,schemaPath:"#/properties/releases/items/type",keyword:"type",params:{type:"\
object"}};e===null?e=[v]:e.push(v),r++}}}else{let u={instancePath:i+"/releases",schemaPath:"#/properties/releases/type",keyword:"type",params:{type:"array"}};e===
null?e=[u]:e.push(u),r++}}if(s.headers!==void 0){let y=s.headers,u=r,p=!1,h=r;if(y!==null){let w={instancePath:i+"/headers",schemaPath:"#/properties/headers/any\
Of/0/type",keyword:"type",params:{type:"null"}};e===null?e=[w]:e.push(w),r++}var k=h===r;p=p||k;let v=r;if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.retryAfter===
void 0){let w={instancePath:i+"/headers",schemaPath:"#/properties/headers/anyOf/1/required",keyword:"required",params:{missingProperty:"retryAfter"}};e===null?e=
[w]:e.push(w),r++}if(y.remaining===void 0){let w={instancePath:i+"/headers",schemaPath:"#/properties/headers/anyOf/1/required",keyword:"required",params:{missingProperty:"\
remaining"}};e===null?e=[w]:e.push(w),r++}for(let w in y)if(!(w==="retryAfter"||w==="remaining")){let O={instancePath:i+"/headers",schemaPath:"#/properties/head\
ers/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:w}};e===null?e=[O]:e.push(O),r++}if(y.retryAfter!==void 0){let w=y.retryAfter,
O=r,N=!1,$=r;if(w!==null){let x={instancePath:i+"/headers/retryAfter",schemaPath:"#/properties/headers/anyOf/1/properties/retryAfter/anyOf/0/type",keyword:"type",
params:{type:"null"}};e===null?e=[x]:e.push(x),r++}var n=$===r;N=N||n;let j=r;if(w&&typeof w=="object"&&!Array.isArray(w)){if(w.promises===void 0){let x={instancePath:i+
"/headers/retryAfter",schemaPath:"#/properties/headers/anyOf/1/properties/retryAfter/anyOf/1/required",keyword:"required",params:{missingProperty:"promises"}};e===
null?e=[x]:e.push(x),r++}if(w.meanErrorSeconds===void 0){let x={instancePath:i+"/headers/retryAfter",schemaPath:"#/properties/headers/anyOf/1/properties/retryAf\
ter/anyOf/1/required",keyword:"required",params:{missingProperty:"meanErrorSeconds"}};e===null?e=[x]:e.push(x),r++}if(w.leastErrorSeconds===void 0){let x={instancePath:i+
"/headers/retryAfter",schemaPath:"#/properties/headers/anyOf/1/properties/retryAfter/anyOf/1/required",keyword:"required",params:{missingProperty:"leastErrorSec\
onds"}};e===null?e=[x]:e.push(x),r++}if(w.mostErrorSeconds===void 0){let x={instancePath:i+"/headers/retryAfter",schemaPath:"#/properties/headers/anyOf/1/proper\
ties/retryAfter/anyOf/1/required",keyword:"required",params:{missingProperty:"mostErrorSeconds"}};e===null?e=[x]:e.push(x),r++}if(w.earlyShare===void 0){let x={
instancePath:i+"/headers/retryAfter",schemaPath:"#/properties/headers/anyOf/1/properties/retryAfter/anyOf/1/required",keyword:"required",params:{missingProperty:"\
earlyShare"}};e===null?e=[x]:e.push(x),r++}if(w.isConstant===void 0){let x={instancePath:i+"/headers/retryAfter",schemaPath:"#/properties/headers/anyOf/1/proper\
ties/retryAfter/anyOf/1/required",keyword:"required",params:{missingProperty:"isConstant"}};e===null?e=[x]:e.push(x),r++}for(let x in w)if(!(x==="promises"||x===
"meanErrorSeconds"||x==="leastErrorSeconds"||x==="mostErrorSeconds"||x==="earlyShare"||x==="isConstant")){let C={instancePath:i+"/headers/retryAfter",schemaPath:"\
#/properties/headers/anyOf/1/properties/retryAfter/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:x}};e===null?e=[C]:e.
push(C),r++}if(w.promises!==void 0&&(B(w.promises,{instancePath:i+"/headers/retryAfter/promises",parentData:w,parentDataProperty:"promises",rootData:b,dynamicAnchors:q})||
(e=e===null?B.errors:e.concat(B.errors),r=e.length)),w.meanErrorSeconds!==void 0){let x=w.meanErrorSeconds;if(!(typeof x=="number"&&isFinite(x))){let C={instancePath:i+
"/headers/retryAfter/meanErrorSeconds",schemaPath:"#/properties/headers/anyOf/1/properties/retryAfter/anyOf/1/properties/meanErrorSeconds/type",keyword:"type",params:{
type:"number"}};e===null?e=[C]:e.push(C),r++}}if(w.leastErrorSeconds!==void 0){let x=w.leastErrorSeconds;if(!(typeof x=="number"&&isFinite(x))){let C={instancePath:i+
"/headers/retryAfter/leastErrorSeconds",schemaPath:"#/properties/headers/anyOf/1/properties/retryAfter/anyOf/1/properties/leastErrorSeconds/type",keyword:"type",
params:{type:"number"}};e===null?e=[C]:e.push(C),r++}}if(w.mostErrorSeconds!==void 0){let x=w.mostErrorSeconds;if(!(typeof x=="number"&&isFinite(x))){let C={instancePath:i+
"/headers/retryAfter/mostErrorSeconds",schemaPath:"#/properties/headers/anyOf/1/properties/retryAfter/anyOf/1/properties/mostErrorSeconds/type",keyword:"type",params:{
type:"number"}};e===null?e=[C]:e.push(C),r++}}if(w.earlyShare!==void 0){let x=w.earlyShare;if(!(typeof x=="number"&&isFinite(x))){let C={instancePath:i+"/header\
s/retryAfter/earlyShare",schemaPath:"#/properties/headers/anyOf/1/properties/retryAfter/anyOf/1/properties/earlyShare/type",keyword:"type",params:{type:"number"}};
e===null?e=[C]:e.push(C),r++}}if(w.isConstant!==void 0&&typeof w.isConstant!="boolean"){let x={instancePath:i+"/headers/retryAfter/isConstant",schemaPath:"#/pro\
perties/headers/anyOf/1/properties/retryAfter/anyOf/1/properties/isConstant/type",keyword:"type",params:{type:"boolean"}};e===null?e=[x]:e.push(x),r++}}else{let x={
instancePath:i+"/headers/retryAfter",schemaPath:"#/properties/headers/anyOf/1/properties/retryAfter/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?
e=[x]:e.push(x),r++}var n=j===r;if(N=N||n,N)r=O,e!==null&&(O?e.length=O:e=null);else{let x={instancePath:i+"/headers/retryAfter",schemaPath:"#/properties/header\
s/anyOf/1/properties/retryAfter/anyOf",keyword:"anyOf",params:{}};e===null?e=[x]:e.push(x),r++}}if(y.remaining!==void 0){let w=y.remaining,O=r,N=!1,$=r;if(w!==null){
let x={instancePath:i+"/headers/remaining",schemaPath:"#/properties/headers/anyOf/1/properties/remaining/anyOf/0/type",keyword:"type",params:{type:"null"}};e===
null?e=[x]:e.push(x),r++}var P=$===r;N=N||P;let j=r;if(w&&typeof w=="object"&&!Array.isArray(w)){if(w.told===void 0){let x={instancePath:i+"/headers/remaining",
schemaPath:"#/properties/headers/anyOf/1/properties/remaining/anyOf/1/required",keyword:"required",params:{missingProperty:"told"}};e===null?e=[x]:e.push(x),r++}
if(w.exact===void 0){let x={instancePath:i+"/headers/remaining",schemaPath:"#/properties/headers/anyOf/1/properties/remaining/anyOf/1/required",keyword:"require\
d",params:{missingProperty:"exact"}};e===null?e=[x]:e.push(x),r++}if(w.mostOff===void 0){let x={instancePath:i+"/headers/remaining",schemaPath:"#/properties/hea\
ders/anyOf/1/properties/remaining/anyOf/1/required",keyword:"required",params:{missingProperty:"mostOff"}};e===null?e=[x]:e.push(x),r++}for(let x in w)if(!(x===
"told"||x==="exact"||x==="mostOff")){let C={instancePath:i+"/headers/remaining",schemaPath:"#/properties/headers/anyOf/1/properties/remaining/anyOf/1/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:x}};e===null?e=[C]:e.push(C),r++}if(w.told!==void 0&&(B(w.told,{instancePath:i+"/headers/r\
emaining/told",parentData:w,parentDataProperty:"told",rootData:b,dynamicAnchors:q})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),w.exact!==void 0&&(B(w.
exact,{instancePath:i+"/headers/remaining/exact",parentData:w,parentDataProperty:"exact",rootData:b,dynamicAnchors:q})||(e=e===null?B.errors:e.concat(B.errors),
r=e.length)),w.mostOff!==void 0){let x=w.mostOff;if(!(typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(x))){let C={instancePath:i+"/headers/remaining/mostOff",schemaPath:"\
#/properties/headers/anyOf/1/properties/remaining/anyOf/1/properties/mostOff/type",keyword:"type",params:{type:"integer"}};e===null?e=[C]:e.push(C),r++}}}else{let x={
instancePath:i+"/headers/remaining",schemaPath:"#/properties/headers/anyOf/1/properties/remaining/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?
e=[x]:e.push(x),r++}var P=j===r;if(N=N||P,N)r=O,e!==null&&(O?e.length=O:e=null);else{let x={instancePath:i+"/headers/remaining",schemaPath:"#/properties/headers\
/anyOf/1/properties/remaining/anyOf",keyword:"anyOf",params:{}};e===null?e=[x]:e.push(x),r++}}}else{let w={instancePath:i+"/headers",schemaPath:"#/properties/he\
aders/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[w]:e.push(w),r++}var k=v===r;if(p=p||k,p)r=u,e!==null&&(u?e.length=u:e=null);else{let w={
instancePath:i+"/headers",schemaPath:"#/properties/headers/anyOf",keyword:"anyOf",params:{}};e===null?e=[w]:e.push(w),r++}}}else{let y={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}return Ar.errors=e,r===0}Ar.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var As=Dr,
K={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:load-run",$comment:"load-run.json, the only thing a load report reads. A run is valid w\
hen it gives no reason against it, and only a valid run is ok or has missed an objective.",title:"Load run",type:"object",required:["schema","outcome","exitCode",
"valid","reasons","notes","requests","metrics","throughput","rates","goodput","littlesLaw","errors","conformance","series","slo","scenario","suite","target","wo\
rkload","schedule","instrument","startedAt","durationMs"],additionalProperties:!1,properties:{schema:{const:"assay.load/1"},outcome:{enum:["ok","slo-failed","in\
valid","aborted"]},exitCode:{enum:[0,1,3,4]},valid:{type:"boolean"},reasons:{type:"array",items:{type:"string",minLength:1,pattern:"^[^\\n]*$"}},notes:{type:"ar\
ray",items:{type:"string",minLength:1,pattern:"^[^\\n]*$"}},requests:{type:"object",required:["started","ok","failed","dropped","interrupted","errorShare"],additionalProperties:!1,
properties:{started:{type:"integer",minimum:0},ok:{type:"integer",minimum:0},failed:{type:"integer",minimum:0},dropped:{type:"integer",minimum:0},errorShare:{type:"\
number",minimum:0,maximum:1},interrupted:{type:"integer",minimum:0}}},metrics:{type:"object",propertyNames:{pattern:"^[a-z][a-z0-9-]*$"},additionalProperties:{$ref:"\
#/$defs/metric"}},throughput:{type:"object",required:["completionsPerSecond","outputTokensPerSecond","tokensPerSecondPerUser"],additionalProperties:!1,properties:{
completionsPerSecond:{type:"number",minimum:0},outputTokensPerSecond:{type:["number","null"],minimum:0},tokensPerSecondPerUser:{type:["object","null"],required:[
"p50","p10","p1"],additionalProperties:!1,properties:{p50:{type:["number","null"],minimum:0},p10:{type:["number","null"],minimum:0},p1:{type:["number","null"],minimum:0}}}}},
rates:{type:["object","null"],required:["askedPerSecond","sentPerSecond","admittedPerSecond","completedPerSecond"],additionalProperties:!1,properties:{askedPerSecond:{
type:["number","null"],minimum:0},sentPerSecond:{type:"number",minimum:0},admittedPerSecond:{type:"number",minimum:0},completedPerSecond:{type:"number",minimum:0}}},
goodput:{type:["object","null"],required:["share","perSecond","tokensPerSecond","goals"],additionalProperties:!1,properties:{share:{type:"number",minimum:0,maximum:1},
perSecond:{type:"number",minimum:0},tokensPerSecond:{type:["number","null"],minimum:0},goals:{type:"array",items:{type:"object",required:["slo","share"],additionalProperties:!1,
properties:{slo:{type:"string",minLength:1,pattern:"^[^\\n]*$"},share:{type:"number",minimum:0,maximum:1}}}}}},littlesLaw:{type:["object","null"],required:["inF\
light","arrivalsPerSecond","meanStaySeconds","residual"],additionalProperties:!1,properties:{inFlight:{type:"number",minimum:0},arrivalsPerSecond:{type:"number",
minimum:0},meanStaySeconds:{type:["number","null"],minimum:0},residual:{type:["number","null"],minimum:0}}},errors:{type:"array",items:{type:"object",required:[
"class","count","example"],additionalProperties:!1,properties:{class:{$ref:"#/$defs/failureClass"},count:{type:"integer",minimum:1},example:{type:["string","nul\
l"]}}}},conformance:{type:"object",required:["sampled","conforming","example"],additionalProperties:!1,properties:{sampled:{type:"integer",minimum:0},conforming:{
type:"integer",minimum:0},example:{type:["string","null"]}}},series:{anyOf:[{type:"null"},{$ref:"#/$defs/series"}]},slo:{type:"array",items:{type:"object",required:[
"slo","metric","op","threshold","unit","actual","ok","reason"],additionalProperties:!1,properties:{slo:{type:"string",minLength:1,pattern:"^[^\\n]*$"},metric:{type:"\
string",minLength:1,pattern:"^[^\\n]*$"},op:{enum:["<","<=",">",">="]},threshold:{type:"number",minimum:0},unit:{enum:["ms","share","per-second"]},actual:{type:[
"number","null"],minimum:0},ok:{type:["boolean","null"]},reason:{type:["string","null"]}}}},scenario:{type:"string",minLength:1,pattern:"^[^\\n]*$"},suite:{type:"\
object",required:["version"],additionalProperties:!1,properties:{version:{type:"string",minLength:1,pattern:"^[^\\n]*$"}}},target:{type:"object",required:["base\
Url","model"],additionalProperties:!1,properties:{baseUrl:{type:"string",pattern:"^https?://"},model:{type:"string",minLength:1,pattern:"^[^\\n]*$"}}},workload:{
$ref:"#/$defs/workload"},schedule:{type:"object",required:["seed","sha256"],additionalProperties:!1,properties:{seed:{type:"string"},sha256:{type:"string",pattern:"\
^[0-9a-f]{64}$"}}},instrument:{type:"object",required:["note","engine","cpuShare","memory","ttftErrorMs","gapErrorMs","errorsMs","scheduleLagMs","verdict","reas\
ons","marked","k6ExitCode"],additionalProperties:!1,properties:{note:{type:"string",minLength:1,pattern:"^[^\\n]*$"},engine:{type:"string",minLength:1,pattern:"\
^[^\\n]*$"},cpuShare:{type:["number","null"],minimum:0,maximum:1},memory:{type:["object","null"],required:["peakMiB","earlyMiB","lateMiB"],additionalProperties:!1,
properties:{peakMiB:{type:"number",minimum:0},earlyMiB:{type:"number",minimum:0},lateMiB:{type:"number",minimum:0}}},ttftErrorMs:{anyOf:[{type:"null"},{$ref:"#/\
$defs/errorMs"}]},gapErrorMs:{anyOf:[{type:"null"},{$ref:"#/$defs/errorMs"}]},errorsMs:{type:"object",propertyNames:{pattern:"^[a-z][a-z0-9-]*$"},additionalProperties:{
$ref:"#/$defs/errorMs"}},scheduleLagMs:{anyOf:[{type:"null"},{$ref:"#/$defs/errorMs"}]},verdict:{enum:["valid","suspect"]},reasons:{type:"array",items:{type:"st\
ring",minLength:1,pattern:"^[^\\n]*$"}},marked:{type:"array",items:{type:"string",pattern:"^[a-z][a-z0-9-]* (p50|p90|p95|p99|max)$"}},k6ExitCode:{type:["integer",
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
ject",required:["p50","p99"],additionalProperties:!1,properties:{p50:{type:["number","null"],minimum:0},p99:{type:["number","null"],minimum:0}}},failureClass:{enum:[
"http-429","http-4xx","http-5xx","http-other","bad-json","not-a-completion","timeout","network","truncated","stream-error","stream-429","timeout-connect","timeo\
ut-headers","timeout-first-token","timeout-idle","timeout-total","refused","reset","dns","tls","too-large","too-many-events","aborted"]},series:{type:"object",required:[
"timeline","dots","curves"],additionalProperties:!1,properties:{timeline:{type:"object",required:["bucketSeconds","buckets"],additionalProperties:!1,properties:{
bucketSeconds:{type:"number",exclusiveMinimum:0},buckets:{type:"array",maxItems:128,items:{type:"object",required:["planned","sent","completed","inFlight","slow\
estMs","failed"],additionalProperties:!1,properties:{planned:{type:["integer","null"],minimum:0},sent:{type:"integer",minimum:0},completed:{type:"integer",minimum:0},
inFlight:{type:"number",minimum:0},slowestMs:{type:["number","null"],minimum:0},failed:{type:"object",propertyNames:{$ref:"#/$defs/failureClass"},additionalProperties:{
type:"integer",minimum:1}}}}}}},dots:{type:"object",required:["requests","points"],additionalProperties:!1,properties:{requests:{type:"integer",minimum:0},points:{
type:"array",maxItems:600,items:{type:"array",minItems:4,maxItems:4,prefixItems:[{type:"number"},{type:["number","null"],minimum:0},{type:"number",minimum:0},{anyOf:[
{const:"ok"},{$ref:"#/$defs/failureClass"}]}]}}}},curves:{type:"object",propertyNames:{pattern:"^[a-z][a-z0-9-]*$"},additionalProperties:{type:"array",maxItems:128,
items:{type:"array",minItems:2,maxItems:2,prefixItems:[{type:"number"},{type:"number",exclusiveMinimum:0,maximum:1}]}}}}}}},Sr=new RegExp("^[a-z][a-z0-9-]*$","u"),
Ss=new RegExp("^https?://","u"),Ds=new RegExp("^[0-9a-f]{64}$","u"),Ns=new RegExp("^[a-z][a-z0-9-]* (p50|p90|p95|p99|max)$","u"),_s=new RegExp("^\\d{4}-\\d{2}-\\d{\
2}T[0-9:.]+Z$","u"),de={type:"object",required:["unit","n","p50","p90","p95","p99","max","ci","bound"],additionalProperties:!1,properties:{unit:{const:"ms"},n:{
type:"integer",minimum:0},p50:{type:["number","null"],minimum:0},p90:{type:["number","null"],minimum:0},p95:{type:["number","null"],minimum:0},p99:{type:["numbe\
r","null"],minimum:0},max:{type:["number","null"],minimum:0},ci:{type:["object","null"],additionalProperties:{type:"object",required:["low","high"],additionalProperties:!1,
properties:{low:{type:"number"},high:{type:"number"}}}},bound:{type:["object","null"],additionalProperties:{type:"number"}}}};function Pe(s,{instancePath:i="",parentData:S,
parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=Pe.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.unit===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"unit"}};e===
null?e=[t]:e.push(t),r++}if(s.n===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"n"}};e===null?e=[t]:e.push(t),
r++}if(s.p50===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p50"}};e===null?e=[t]:e.push(t),r++}if(s.p90===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p90"}};e===null?e=[t]:e.push(t),r++}if(s.p95===void 0){let t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p95"}};e===null?e=[t]:e.push(t),r++}if(s.p99===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"p99"}};e===null?e=[t]:e.push(t),r++}if(s.max===void 0){let t={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"max"}};e===null?e=[t]:e.push(t),r++}if(s.ci===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"ci"}};e===null?e=[t]:e.push(t),r++}if(s.bound===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"bound"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!ie.call(de.properties,t)){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t}};e===null?e=[o]:e.push(o),r++}if(s.unit!==void 0&&s.unit!=="ms"){let t={instancePath:i+"/unit",schemaPath:"#\
/properties/unit/const",keyword:"const",params:{allowedValue:"ms"}};e===null?e=[t]:e.push(t),r++}if(s.n!==void 0){let t=s.n;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){let o={instancePath:i+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}if(typeof t==
"number"&&isFinite(t)&&(t<0||isNaN(t))){let o={instancePath:i+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?
e=[o]:e.push(o),r++}}if(s.p50!==void 0){let t=s.p50;if(!(typeof t=="number"&&isFinite(t))&&t!==null){let o={instancePath:i+"/p50",schemaPath:"#/properties/p50/t\
ype",keyword:"type",params:{type:de.properties.p50.type}};e===null?e=[o]:e.push(o),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let o={instancePath:i+
"/p50",schemaPath:"#/properties/p50/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}if(s.p90!==void 0){let t=s.p90;if(!(typeof t==
"number"&&isFinite(t))&&t!==null){let o={instancePath:i+"/p90",schemaPath:"#/properties/p90/type",keyword:"type",params:{type:de.properties.p90.type}};e===null?
e=[o]:e.push(o),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let o={instancePath:i+"/p90",schemaPath:"#/properties/p90/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}if(s.p95!==void 0){let t=s.p95;if(!(typeof t=="number"&&isFinite(t))&&t!==null){let o={instancePath:i+"/\
p95",schemaPath:"#/properties/p95/type",keyword:"type",params:{type:de.properties.p95.type}};e===null?e=[o]:e.push(o),r++}if(typeof t=="number"&&isFinite(t)&&(t<
0||isNaN(t))){let o={instancePath:i+"/p95",schemaPath:"#/properties/p95/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}
if(s.p99!==void 0){let t=s.p99;if(!(typeof t=="number"&&isFinite(t))&&t!==null){let o={instancePath:i+"/p99",schemaPath:"#/properties/p99/type",keyword:"type",params:{
type:de.properties.p99.type}};e===null?e=[o]:e.push(o),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let o={instancePath:i+"/p99",schemaPath:"#/prope\
rties/p99/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}if(s.max!==void 0){let t=s.max;if(!(typeof t=="number"&&isFinite(
t))&&t!==null){let o={instancePath:i+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type:de.properties.max.type}};e===null?e=[o]:e.push(o),r++}
if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let o={instancePath:i+"/max",schemaPath:"#/properties/max/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}};e===null?e=[o]:e.push(o),r++}}if(s.ci!==void 0){let t=s.ci;if(!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null){let o={instancePath:i+"/ci",schemaPath:"\
#/properties/ci/type",keyword:"type",params:{type:de.properties.ci.type}};e===null?e=[o]:e.push(o),r++}if(t&&typeof t=="object"&&!Array.isArray(t))for(let o in t){
let a=t[o];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.low===void 0){let l={instancePath:i+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/p\
roperties/ci/additionalProperties/required",keyword:"required",params:{missingProperty:"low"}};e===null?e=[l]:e.push(l),r++}if(a.high===void 0){let l={instancePath:i+
"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/ci/additionalProperties/required",keyword:"required",params:{missingProperty:"high"}};e===
null?e=[l]:e.push(l),r++}for(let l in a)if(!(l==="low"||l==="high")){let d={instancePath:i+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/propert\
ies/ci/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[d]:e.push(d),r++}if(a.low!==void 0){
let l=a.low;if(!(typeof l=="number"&&isFinite(l))){let d={instancePath:i+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/low",schemaPath:"#/properties/ci/addi\
tionalProperties/properties/low/type",keyword:"type",params:{type:"number"}};e===null?e=[d]:e.push(d),r++}}if(a.high!==void 0){let l=a.high;if(!(typeof l=="numb\
er"&&isFinite(l))){let d={instancePath:i+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/high",schemaPath:"#/properties/ci/additionalProperties/properties/hig\
h/type",keyword:"type",params:{type:"number"}};e===null?e=[d]:e.push(d),r++}}}else{let l={instancePath:i+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/ci/additionalProperties/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}}if(s.bound!==void 0){let t=s.bound;if(!(t&&typeof t==
"object"&&!Array.isArray(t))&&t!==null){let o={instancePath:i+"/bound",schemaPath:"#/properties/bound/type",keyword:"type",params:{type:de.properties.bound.type}};
e===null?e=[o]:e.push(o),r++}if(t&&typeof t=="object"&&!Array.isArray(t))for(let o in t){let a=t[o];if(!(typeof a=="number"&&isFinite(a))){let l={instancePath:i+
"/bound/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/bound/additionalProperties/type",keyword:"type",params:{type:"number"}};e===null?e=[
l]:e.push(l),r++}}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Pe.errors=e,r===0}
Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Is={enum:["http-429","http-4xx","http-5xx","http-other","bad-json","not-a-completion","timeout","net\
work","truncated","stream-error","stream-429","timeout-connect","timeout-headers","timeout-first-token","timeout-idle","timeout-total","refused","reset","dns","\
tls","too-large","too-many-events","aborted"]};function re(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,
r=0,c=re.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),!(s==="http-429"||s==="http-4xx"||s==="http-5xx"||s==="http-other"||s===
"bad-json"||s==="not-a-completion"||s==="timeout"||s==="network"||s==="truncated"||s==="stream-error"||s==="stream-429"||s==="timeout-connect"||s==="timeout-hea\
ders"||s==="timeout-first-token"||s==="timeout-idle"||s==="timeout-total"||s==="refused"||s==="reset"||s==="dns"||s==="tls"||s==="too-large"||s==="too-many-even\
ts"||s==="aborted")){let t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Is.enum}};e===null?e=[t]:e.push(t),r++}return re.errors=e,r===
0}re.evaluated={dynamicProps:!1,dynamicItems:!1};var Qr={type:"object",required:["timeline","dots","curves"],additionalProperties:!1,properties:{timeline:{type:"\
object",required:["bucketSeconds","buckets"],additionalProperties:!1,properties:{bucketSeconds:{type:"number",exclusiveMinimum:0},buckets:{type:"array",maxItems:128,
items:{type:"object",required:["planned","sent","completed","inFlight","slowestMs","failed"],additionalProperties:!1,properties:{planned:{type:["integer","null"],
minimum:0},sent:{type:"integer",minimum:0},completed:{type:"integer",minimum:0},inFlight:{type:"number",minimum:0},slowestMs:{type:["number","null"],minimum:0},
failed:{type:"object",propertyNames:{$ref:"#/$defs/failureClass"},additionalProperties:{type:"integer",minimum:1}}}}}}},dots:{type:"object",required:["requests",
"points"],additionalProperties:!1,properties:{requests:{type:"integer",minimum:0},points:{type:"array",maxItems:600,items:{type:"array",minItems:4,maxItems:4,prefixItems:[
{type:"number"},{type:["number","null"],minimum:0},{type:"number",minimum:0},{anyOf:[{const:"ok"},{$ref:"#/$defs/failureClass"}]}]}}}},curves:{type:"object",propertyNames:{
pattern:"^[a-z][a-z0-9-]*$"},additionalProperties:{type:"array",maxItems:128,items:{type:"array",minItems:2,maxItems:2,prefixItems:[{type:"number"},{type:"numbe\
r",exclusiveMinimum:0,maximum:1}]}}}}};function ke(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=ke.
evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.timeline===void 0){let l={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"timeline"}};e===null?e=[l]:e.push(l),r++}if(s.dots===void 0){let l={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"dots"}};e===null?e=[l]:e.push(l),r++}if(s.curves===void 0){let l={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"curves"}};e===null?e=[l]:e.push(l),r++}for(let l in s)if(!(l==="timeline"||l==="dots"||l==="curves")){let d={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[d]:e.push(d),r++}if(s.timeline!==void 0){let l=s.timeline;
if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.bucketSeconds===void 0){let d={instancePath:i+"/timeline",schemaPath:"#/properties/timeline/required",keyword:"\
required",params:{missingProperty:"bucketSeconds"}};e===null?e=[d]:e.push(d),r++}if(l.buckets===void 0){let d={instancePath:i+"/timeline",schemaPath:"#/properti\
es/timeline/required",keyword:"required",params:{missingProperty:"buckets"}};e===null?e=[d]:e.push(d),r++}for(let d in l)if(!(d==="bucketSeconds"||d==="buckets")){
let g={instancePath:i+"/timeline",schemaPath:"#/properties/timeline/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?
e=[g]:e.push(g),r++}if(l.bucketSeconds!==void 0){let d=l.bucketSeconds;if(typeof d=="number"&&isFinite(d)){if(d<=0||isNaN(d)){let g={instancePath:i+"/timeline/b\
ucketSeconds",schemaPath:"#/properties/timeline/properties/bucketSeconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}};e===null?
e=[g]:e.push(g),r++}}else{let g={instancePath:i+"/timeline/bucketSeconds",schemaPath:"#/properties/timeline/properties/bucketSeconds/type",keyword:"type",params:{
type:"number"}};e===null?e=[g]:e.push(g),r++}}if(l.buckets!==void 0){let d=l.buckets;if(Array.isArray(d)){if(d.length>128){let f={instancePath:i+"/timeline/buck\
ets",schemaPath:"#/properties/timeline/properties/buckets/maxItems",keyword:"maxItems",params:{limit:128}};e===null?e=[f]:e.push(f),r++}let g=d.length;for(let f=0;f<
g;f++){let A=d[f];if(A&&typeof A=="object"&&!Array.isArray(A)){if(A.planned===void 0){let m={instancePath:i+"/timeline/buckets/"+f,schemaPath:"#/properties/time\
line/properties/buckets/items/required",keyword:"required",params:{missingProperty:"planned"}};e===null?e=[m]:e.push(m),r++}if(A.sent===void 0){let m={instancePath:i+
"/timeline/buckets/"+f,schemaPath:"#/properties/timeline/properties/buckets/items/required",keyword:"required",params:{missingProperty:"sent"}};e===null?e=[m]:e.
push(m),r++}if(A.completed===void 0){let m={instancePath:i+"/timeline/buckets/"+f,schemaPath:"#/properties/timeline/properties/buckets/items/required",keyword:"\
required",params:{missingProperty:"completed"}};e===null?e=[m]:e.push(m),r++}if(A.inFlight===void 0){let m={instancePath:i+"/timeline/buckets/"+f,schemaPath:"#/\
properties/timeline/properties/buckets/items/required",keyword:"required",params:{missingProperty:"inFlight"}};e===null?e=[m]:e.push(m),r++}if(A.slowestMs===void 0){
let m={instancePath:i+"/timeline/buckets/"+f,schemaPath:"#/properties/timeline/properties/buckets/items/required",keyword:"required",params:{missingProperty:"sl\
owestMs"}};e===null?e=[m]:e.push(m),r++}if(A.failed===void 0){let m={instancePath:i+"/timeline/buckets/"+f,schemaPath:"#/properties/timeline/properties/buckets/\
items/required",keyword:"required",params:{missingProperty:"failed"}};e===null?e=[m]:e.push(m),r++}for(let m in A)if(!(m==="planned"||m==="sent"||m==="completed"||
m==="inFlight"||m==="slowestMs"||m==="failed")){let n={instancePath:i+"/timeline/buckets/"+f,schemaPath:"#/properties/timeline/properties/buckets/items/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:m}};e===null?e=[n]:e.push(n),r++}if(A.planned!==void 0){let m=A.planned;if(!(typeof m=="\
number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&m!==null){let n={instancePath:i+"/timeline/buckets/"+f+"/planned",schemaPath:"#/properties/timeline/properties/buckets\
/items/properties/planned/type",keyword:"type",params:{type:Qr.properties.timeline.properties.buckets.items.properties.planned.type}};e===null?e=[n]:e.push(n),r++}
if(typeof m=="number"&&isFinite(m)&&(m<0||isNaN(m))){let n={instancePath:i+"/timeline/buckets/"+f+"/planned",schemaPath:"#/properties/timeline/properties/bucket\
s/items/properties/planned/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[n]:e.push(n),r++}}if(A.sent!==void 0){let m=A.sent;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let n={instancePath:i+"/timeline/buckets/"+f+"/sent",schemaPath:"#/properties/timeline/properties/buckets/items/prope\
rties/sent/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof m=="number"&&isFinite(m)&&(m<0||isNaN(m))){let n={instancePath:i+
"/timeline/buckets/"+f+"/sent",schemaPath:"#/properties/timeline/properties/buckets/items/properties/sent/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[n]:e.push(n),r++}}if(A.completed!==void 0){let m=A.completed;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let n={instancePath:i+"/timel\
ine/buckets/"+f+"/completed",schemaPath:"#/properties/timeline/properties/buckets/items/properties/completed/type",keyword:"type",params:{type:"integer"}};e===null?
e=[n]:e.push(n),r++}if(typeof m=="number"&&isFinite(m)&&(m<0||isNaN(m))){let n={instancePath:i+"/timeline/buckets/"+f+"/completed",schemaPath:"#/properties/time\
line/properties/buckets/items/properties/completed/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[n]:e.push(n),r++}}if(A.inFlight!==void 0){
let m=A.inFlight;if(typeof m=="number"&&isFinite(m)){if(m<0||isNaN(m)){let n={instancePath:i+"/timeline/buckets/"+f+"/inFlight",schemaPath:"#/properties/timelin\
e/properties/buckets/items/properties/inFlight/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+
"/timeline/buckets/"+f+"/inFlight",schemaPath:"#/properties/timeline/properties/buckets/items/properties/inFlight/type",keyword:"type",params:{type:"number"}};e===
null?e=[n]:e.push(n),r++}}if(A.slowestMs!==void 0){let m=A.slowestMs;if(!(typeof m=="number"&&isFinite(m))&&m!==null){let n={instancePath:i+"/timeline/buckets/"+
f+"/slowestMs",schemaPath:"#/properties/timeline/properties/buckets/items/properties/slowestMs/type",keyword:"type",params:{type:Qr.properties.timeline.properties.
buckets.items.properties.slowestMs.type}};e===null?e=[n]:e.push(n),r++}if(typeof m=="number"&&isFinite(m)&&(m<0||isNaN(m))){let n={instancePath:i+"/timeline/buc\
kets/"+f+"/slowestMs",schemaPath:"#/properties/timeline/properties/buckets/items/properties/slowestMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[n]:e.push(n),r++}}if(A.failed!==void 0){let m=A.failed;if(m&&typeof m=="object"&&!Array.isArray(m)){for(let n in m){let P=r;re(n,{instancePath:i+"/t\
imeline/buckets/"+f+"/failed",parentData:m,parentDataProperty:"failed",rootData:b,dynamicAnchors:q})||(e=e===null?re.errors:e.concat(re.errors),r=e.length);var t=P===
r;if(!t){let k={instancePath:i+"/timeline/buckets/"+f+"/failed",schemaPath:"#/properties/timeline/properties/buckets/items/properties/failed/propertyNames",keyword:"\
propertyNames",params:{propertyName:n}};e===null?e=[k]:e.push(k),r++}}for(let n in m){let P=m[n];if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P))){let k={
instancePath:i+"/timeline/buckets/"+f+"/failed/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/timeline/properties/buckets/items/properties/\
failed/additionalProperties/type",keyword:"type",params:{type:"integer"}};e===null?e=[k]:e.push(k),r++}if(typeof P=="number"&&isFinite(P)&&(P<1||isNaN(P))){let k={
instancePath:i+"/timeline/buckets/"+f+"/failed/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/timeline/properties/buckets/items/properties/\
failed/additionalProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[k]:e.push(k),r++}}}else{let n={instancePath:i+"/timeline/bu\
ckets/"+f+"/failed",schemaPath:"#/properties/timeline/properties/buckets/items/properties/failed/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(
n),r++}}}else{let m={instancePath:i+"/timeline/buckets/"+f,schemaPath:"#/properties/timeline/properties/buckets/items/type",keyword:"type",params:{type:"object"}};
e===null?e=[m]:e.push(m),r++}}}else{let g={instancePath:i+"/timeline/buckets",schemaPath:"#/properties/timeline/properties/buckets/type",keyword:"type",params:{
type:"array"}};e===null?e=[g]:e.push(g),r++}}}else{let d={instancePath:i+"/timeline",schemaPath:"#/properties/timeline/type",keyword:"type",params:{type:"object"}};
e===null?e=[d]:e.push(d),r++}}if(s.dots!==void 0){let l=s.dots;if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.requests===void 0){let d={instancePath:i+"/dots",
schemaPath:"#/properties/dots/required",keyword:"required",params:{missingProperty:"requests"}};e===null?e=[d]:e.push(d),r++}if(l.points===void 0){let d={instancePath:i+
"/dots",schemaPath:"#/properties/dots/required",keyword:"required",params:{missingProperty:"points"}};e===null?e=[d]:e.push(d),r++}for(let d in l)if(!(d==="requ\
ests"||d==="points")){let g={instancePath:i+"/dots",schemaPath:"#/properties/dots/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};
e===null?e=[g]:e.push(g),r++}if(l.requests!==void 0){let d=l.requests;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let g={instancePath:i+"/dots/req\
uests",schemaPath:"#/properties/dots/properties/requests/type",keyword:"type",params:{type:"integer"}};e===null?e=[g]:e.push(g),r++}if(typeof d=="number"&&isFinite(
d)&&(d<0||isNaN(d))){let g={instancePath:i+"/dots/requests",schemaPath:"#/properties/dots/properties/requests/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}};e===null?e=[g]:e.push(g),r++}}if(l.points!==void 0){let d=l.points;if(Array.isArray(d)){if(d.length>600){let f={instancePath:i+"/dots/points",schemaPath:"\
#/properties/dots/properties/points/maxItems",keyword:"maxItems",params:{limit:600}};e===null?e=[f]:e.push(f),r++}let g=d.length;for(let f=0;f<g;f++){let A=d[f];
if(Array.isArray(A)){if(A.length>4){let n={instancePath:i+"/dots/points/"+f,schemaPath:"#/properties/dots/properties/points/items/maxItems",keyword:"maxItems",params:{
limit:4}};e===null?e=[n]:e.push(n),r++}if(A.length<4){let n={instancePath:i+"/dots/points/"+f,schemaPath:"#/properties/dots/properties/points/items/minItems",keyword:"\
minItems",params:{limit:4}};e===null?e=[n]:e.push(n),r++}let m=A.length;if(m>0){let n=A[0];if(!(typeof n=="number"&&isFinite(n))){let P={instancePath:i+"/dots/p\
oints/"+f+"/0",schemaPath:"#/properties/dots/properties/points/items/prefixItems/0/type",keyword:"type",params:{type:"number"}};e===null?e=[P]:e.push(P),r++}}if(m>
1){let n=A[1];if(!(typeof n=="number"&&isFinite(n))&&n!==null){let P={instancePath:i+"/dots/points/"+f+"/1",schemaPath:"#/properties/dots/properties/points/item\
s/prefixItems/1/type",keyword:"type",params:{type:Qr.properties.dots.properties.points.items.prefixItems[1].type}};e===null?e=[P]:e.push(P),r++}if(typeof n=="nu\
mber"&&isFinite(n)&&(n<0||isNaN(n))){let P={instancePath:i+"/dots/points/"+f+"/1",schemaPath:"#/properties/dots/properties/points/items/prefixItems/1/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[P]:e.push(P),r++}}if(m>2){let n=A[2];if(typeof n=="number"&&isFinite(n)){if(n<0||isNaN(n)){let P={instancePath:i+
"/dots/points/"+f+"/2",schemaPath:"#/properties/dots/properties/points/items/prefixItems/2/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?
e=[P]:e.push(P),r++}}else{let P={instancePath:i+"/dots/points/"+f+"/2",schemaPath:"#/properties/dots/properties/points/items/prefixItems/2/type",keyword:"type",
params:{type:"number"}};e===null?e=[P]:e.push(P),r++}}if(m>3){let n=A[3],P=r,k=!1,y=r;if(n!=="ok"){let p={instancePath:i+"/dots/points/"+f+"/3",schemaPath:"#/pr\
operties/dots/properties/points/items/prefixItems/3/anyOf/0/const",keyword:"const",params:{allowedValue:"ok"}};e===null?e=[p]:e.push(p),r++}var o=y===r;k=k||o;let u=r;
re(n,{instancePath:i+"/dots/points/"+f+"/3",parentData:A,parentDataProperty:3,rootData:b,dynamicAnchors:q})||(e=e===null?re.errors:e.concat(re.errors),r=e.length);
var o=u===r;if(k=k||o,k)r=P,e!==null&&(P?e.length=P:e=null);else{let p={instancePath:i+"/dots/points/"+f+"/3",schemaPath:"#/properties/dots/properties/points/it\
ems/prefixItems/3/anyOf",keyword:"anyOf",params:{}};e===null?e=[p]:e.push(p),r++}}}else{let m={instancePath:i+"/dots/points/"+f,schemaPath:"#/properties/dots/pr\
operties/points/items/type",keyword:"type",params:{type:"array"}};e===null?e=[m]:e.push(m),r++}}}else{let g={instancePath:i+"/dots/points",schemaPath:"#/propert\
ies/dots/properties/points/type",keyword:"type",params:{type:"array"}};e===null?e=[g]:e.push(g),r++}}}else{let d={instancePath:i+"/dots",schemaPath:"#/propertie\
s/dots/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}if(s.curves!==void 0){let l=s.curves;if(l&&typeof l=="object"&&!Array.isArray(
l)){for(let d in l){let g=r;if(typeof d=="string"&&!Sr.test(d)){let f={instancePath:i+"/curves",schemaPath:"#/properties/curves/propertyNames/pattern",keyword:"\
pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},propertyName:d};e===null?e=[f]:e.push(f),r++}var a=g===r;if(!a){let f={instancePath:i+"/curves",schemaPath:"#/prop\
erties/curves/propertyNames",keyword:"propertyNames",params:{propertyName:d}};e===null?e=[f]:e.push(f),r++}}for(let d in l){let g=l[d];if(Array.isArray(g)){if(g.
length>128){let A={instancePath:i+"/curves/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/curves/additionalProperties/maxItems",keyword:"ma\
xItems",params:{limit:128}};e===null?e=[A]:e.push(A),r++}let f=g.length;for(let A=0;A<f;A++){let m=g[A];if(Array.isArray(m)){if(m.length>2){let P={instancePath:i+
"/curves/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+A,schemaPath:"#/properties/curves/additionalProperties/items/maxItems",keyword:"maxItems",params:{limit:2}};
e===null?e=[P]:e.push(P),r++}if(m.length<2){let P={instancePath:i+"/curves/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+A,schemaPath:"#/properties/curves/addi\
tionalProperties/items/minItems",keyword:"minItems",params:{limit:2}};e===null?e=[P]:e.push(P),r++}let n=m.length;if(n>0){let P=m[0];if(!(typeof P=="number"&&isFinite(
P))){let k={instancePath:i+"/curves/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+A+"/0",schemaPath:"#/properties/curves/additionalProperties/items/prefixItems\
/0/type",keyword:"type",params:{type:"number"}};e===null?e=[k]:e.push(k),r++}}if(n>1){let P=m[1];if(typeof P=="number"&&isFinite(P)){if(P>1||isNaN(P)){let k={instancePath:i+
"/curves/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+A+"/1",schemaPath:"#/properties/curves/additionalProperties/items/prefixItems/1/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:1}};e===null?e=[k]:e.push(k),r++}if(P<=0||isNaN(P)){let k={instancePath:i+"/curves/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/"+A+"/1",schemaPath:"#/properties/curves/additionalProperties/items/prefixItems/1/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}};
e===null?e=[k]:e.push(k),r++}}else{let k={instancePath:i+"/curves/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+A+"/1",schemaPath:"#/properties/curves/addition\
alProperties/items/prefixItems/1/type",keyword:"type",params:{type:"number"}};e===null?e=[k]:e.push(k),r++}}}else{let n={instancePath:i+"/curves/"+d.replace(/~/g,
"~0").replace(/\//g,"~1")+"/"+A,schemaPath:"#/properties/curves/additionalProperties/items/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),
r++}}}else{let f={instancePath:i+"/curves/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/curves/additionalProperties/type",keyword:"type",params:{
type:"array"}};e===null?e=[f]:e.push(f),r++}}}else{let d={instancePath:i+"/curves",schemaPath:"#/properties/curves/type",keyword:"type",params:{type:"object"}};
e===null?e=[d]:e.push(d),r++}}}else{let l={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return ke.errors=
e,r===0}ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var br={type:"object",required:["model","vus","durationSeconds","ratePerSecond","burstiness","tr\
aceSpeed","thinkSeconds","maxTokens","promptTokens","lengths","prefixShare","keys","mix","requestTimeoutSeconds"],additionalProperties:!1,properties:{model:{enum:[
"closed","open-constant","open-poisson","open-gamma","open-trace"]},vus:{type:"integer",minimum:1},durationSeconds:{type:"number",minimum:0},ratePerSecond:{type:[
"number","null"],minimum:0},burstiness:{type:"number",minimum:0},traceSpeed:{type:"number",minimum:0},thinkSeconds:{type:"number",minimum:0},maxTokens:{type:"in\
teger",minimum:1},promptTokens:{type:"integer",minimum:1},lengths:{type:"object",required:["kind"],properties:{kind:{enum:["fixed","lognormal","empirical"]},promptCv:{
type:"number",minimum:0},outputCv:{type:"number",minimum:0},correlation:{type:"number",minimum:-1,maximum:1},count:{type:"integer",minimum:1}},additionalProperties:!1},
prefixShare:{type:"number",minimum:0,maximum:1},keys:{type:"integer",minimum:1},mix:{type:"object",required:["json","sse","websocket"],additionalProperties:!1,properties:{
json:{type:"number",minimum:0},sse:{type:"number",minimum:0},websocket:{type:"number",minimum:0}}},requestTimeoutSeconds:{type:"number",minimum:0}}};function we(s,{
instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=we.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&
(c.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.model===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
model"}};e===null?e=[t]:e.push(t),r++}if(s.vus===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"vus"}};e===null?
e=[t]:e.push(t),r++}if(s.durationSeconds===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"durationSeconds"}};
e===null?e=[t]:e.push(t),r++}if(s.ratePerSecond===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ratePerSecon\
d"}};e===null?e=[t]:e.push(t),r++}if(s.burstiness===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"burstiness"}};
e===null?e=[t]:e.push(t),r++}if(s.traceSpeed===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"traceSpeed"}};e===
null?e=[t]:e.push(t),r++}if(s.thinkSeconds===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"thinkSeconds"}};e===
null?e=[t]:e.push(t),r++}if(s.maxTokens===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"maxTokens"}};e===null?
e=[t]:e.push(t),r++}if(s.promptTokens===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"promptTokens"}};e===null?
e=[t]:e.push(t),r++}if(s.lengths===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"lengths"}};e===null?e=[t]:e.
push(t),r++}if(s.prefixShare===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"prefixShare"}};e===null?e=[t]:e.
push(t),r++}if(s.keys===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"keys"}};e===null?e=[t]:e.push(t),r++}if(s.
mix===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mix"}};e===null?e=[t]:e.push(t),r++}if(s.requestTimeoutSeconds===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requestTimeoutSeconds"}};e===null?e=[t]:e.push(t),r++}for(let t in s)
if(!ie.call(br.properties,t)){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=
[o]:e.push(o),r++}if(s.model!==void 0){let t=s.model;if(!(t==="closed"||t==="open-constant"||t==="open-poisson"||t==="open-gamma"||t==="open-trace")){let o={instancePath:i+
"/model",schemaPath:"#/properties/model/enum",keyword:"enum",params:{allowedValues:br.properties.model.enum}};e===null?e=[o]:e.push(o),r++}}if(s.vus!==void 0){let t=s.
vus;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:i+"/vus",schemaPath:"#/properties/vus/type",keyword:"type",params:{type:"integ\
er"}};e===null?e=[o]:e.push(o),r++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let o={instancePath:i+"/vus",schemaPath:"#/properties/vus/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}};e===null?e=[o]:e.push(o),r++}}if(s.durationSeconds!==void 0){let t=s.durationSeconds;if(typeof t=="number"&&isFinite(
t)){if(t<0||isNaN(t)){let o={instancePath:i+"/durationSeconds",schemaPath:"#/properties/durationSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/durationSeconds",schemaPath:"#/properties/durationSeconds/type",keyword:"type",params:{type:"number"}};
e===null?e=[o]:e.push(o),r++}}if(s.ratePerSecond!==void 0){let t=s.ratePerSecond;if(!(typeof t=="number"&&isFinite(t))&&t!==null){let o={instancePath:i+"/ratePe\
rSecond",schemaPath:"#/properties/ratePerSecond/type",keyword:"type",params:{type:br.properties.ratePerSecond.type}};e===null?e=[o]:e.push(o),r++}if(typeof t=="\
number"&&isFinite(t)&&(t<0||isNaN(t))){let o={instancePath:i+"/ratePerSecond",schemaPath:"#/properties/ratePerSecond/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[o]:e.push(o),r++}}if(s.burstiness!==void 0){let t=s.burstiness;if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){let o={instancePath:i+
"/burstiness",schemaPath:"#/properties/burstiness/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+
"/burstiness",schemaPath:"#/properties/burstiness/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}if(s.traceSpeed!==void 0){let t=s.traceSpeed;
if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){let o={instancePath:i+"/traceSpeed",schemaPath:"#/properties/traceSpeed/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/traceSpeed",schemaPath:"#/properties/traceSpeed/type",keyword:"type",params:{
type:"number"}};e===null?e=[o]:e.push(o),r++}}if(s.thinkSeconds!==void 0){let t=s.thinkSeconds;if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){let o={instancePath:i+
"/thinkSeconds",schemaPath:"#/properties/thinkSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+
"/thinkSeconds",schemaPath:"#/properties/thinkSeconds/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}if(s.maxTokens!==void 0){let t=s.
maxTokens;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:i+"/maxTokens",schemaPath:"#/properties/maxTokens/type",keyword:"type",params:{
type:"integer"}};e===null?e=[o]:e.push(o),r++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let o={instancePath:i+"/maxTokens",schemaPath:"#/properties/m\
axTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[o]:e.push(o),r++}}if(s.promptTokens!==void 0){let t=s.promptTokens;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:i+"/promptTokens",schemaPath:"#/properties/promptTokens/type",keyword:"type",params:{type:"intege\
r"}};e===null?e=[o]:e.push(o),r++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let o={instancePath:i+"/promptTokens",schemaPath:"#/properties/promptToke\
ns/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[o]:e.push(o),r++}}if(s.lengths!==void 0){let t=s.lengths;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.kind===void 0){let o={instancePath:i+"/lengths",schemaPath:"#/properties/lengths/required",keyword:"required",params:{missingProperty:"kind"}};
e===null?e=[o]:e.push(o),r++}for(let o in t)if(!(o==="kind"||o==="promptCv"||o==="outputCv"||o==="correlation"||o==="count")){let a={instancePath:i+"/lengths",schemaPath:"\
#/properties/lengths/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[a]:e.push(a),r++}if(t.kind!==void 0){let o=t.
kind;if(!(o==="fixed"||o==="lognormal"||o==="empirical")){let a={instancePath:i+"/lengths/kind",schemaPath:"#/properties/lengths/properties/kind/enum",keyword:"\
enum",params:{allowedValues:br.properties.lengths.properties.kind.enum}};e===null?e=[a]:e.push(a),r++}}if(t.promptCv!==void 0){let o=t.promptCv;if(typeof o=="nu\
mber"&&isFinite(o)){if(o<0||isNaN(o)){let a={instancePath:i+"/lengths/promptCv",schemaPath:"#/properties/lengths/properties/promptCv/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/lengths/promptCv",schemaPath:"#/properties/lengths/properties/promp\
tCv/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),r++}}if(t.outputCv!==void 0){let o=t.outputCv;if(typeof o=="number"&&isFinite(o)){if(o<
0||isNaN(o)){let a={instancePath:i+"/lengths/outputCv",schemaPath:"#/properties/lengths/properties/outputCv/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/lengths/outputCv",schemaPath:"#/properties/lengths/properties/outputCv/type",keyword:"type",params:{type:"\
number"}};e===null?e=[a]:e.push(a),r++}}if(t.correlation!==void 0){let o=t.correlation;if(typeof o=="number"&&isFinite(o)){if(o>1||isNaN(o)){let a={instancePath:i+
"/lengths/correlation",schemaPath:"#/properties/lengths/properties/correlation/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[a]:e.push(
a),r++}if(o<-1||isNaN(o)){let a={instancePath:i+"/lengths/correlation",schemaPath:"#/properties/lengths/properties/correlation/minimum",keyword:"minimum",params:{
comparison:">=",limit:-1}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/lengths/correlation",schemaPath:"#/properties/lengths/properties/correlati\
on/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),r++}}if(t.count!==void 0){let o=t.count;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o))){let a={instancePath:i+"/lengths/count",schemaPath:"#/properties/lengths/properties/count/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(
a),r++}if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){let a={instancePath:i+"/lengths/count",schemaPath:"#/properties/lengths/properties/count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}};e===null?e=[a]:e.push(a),r++}}}else{let o={instancePath:i+"/lengths",schemaPath:"#/properties/lengths/type",keyword:"\
type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.prefixShare!==void 0){let t=s.prefixShare;if(typeof t=="number"&&isFinite(t)){if(t>1||isNaN(t)){
let o={instancePath:i+"/prefixShare",schemaPath:"#/properties/prefixShare/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[o]:e.push(o),
r++}if(t<0||isNaN(t)){let o={instancePath:i+"/prefixShare",schemaPath:"#/properties/prefixShare/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===
null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/prefixShare",schemaPath:"#/properties/prefixShare/type",keyword:"type",params:{type:"number"}};e===null?e=
[o]:e.push(o),r++}}if(s.keys!==void 0){let t=s.keys;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:i+"/keys",schemaPath:"#/proper\
ties/keys/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let o={instancePath:i+
"/keys",schemaPath:"#/properties/keys/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[o]:e.push(o),r++}}if(s.mix!==void 0){let t=s.mix;
if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.json===void 0){let o={instancePath:i+"/mix",schemaPath:"#/properties/mix/required",keyword:"required",params:{
missingProperty:"json"}};e===null?e=[o]:e.push(o),r++}if(t.sse===void 0){let o={instancePath:i+"/mix",schemaPath:"#/properties/mix/required",keyword:"required",
params:{missingProperty:"sse"}};e===null?e=[o]:e.push(o),r++}if(t.websocket===void 0){let o={instancePath:i+"/mix",schemaPath:"#/properties/mix/required",keyword:"\
required",params:{missingProperty:"websocket"}};e===null?e=[o]:e.push(o),r++}for(let o in t)if(!(o==="json"||o==="sse"||o==="websocket")){let a={instancePath:i+
"/mix",schemaPath:"#/properties/mix/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[a]:e.push(a),r++}if(t.json!==
void 0){let o=t.json;if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(o)){let a={instancePath:i+"/mix/json",schemaPath:"#/properties/mix/properties/json/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/mix/json",schemaPath:"#/properties/mix/propert\
ies/json/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),r++}}if(t.sse!==void 0){let o=t.sse;if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(
o)){let a={instancePath:i+"/mix/sse",schemaPath:"#/properties/mix/properties/sse/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(
a),r++}}else{let a={instancePath:i+"/mix/sse",schemaPath:"#/properties/mix/properties/sse/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),
r++}}if(t.websocket!==void 0){let o=t.websocket;if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(o)){let a={instancePath:i+"/mix/websocket",schemaPath:"#/prope\
rties/mix/properties/websocket/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/mix/webso\
cket",schemaPath:"#/properties/mix/properties/websocket/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),r++}}}else{let o={instancePath:i+"\
/mix",schemaPath:"#/properties/mix/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.requestTimeoutSeconds!==void 0){let t=s.requestTimeoutSeconds;
if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){let o={instancePath:i+"/requestTimeoutSeconds",schemaPath:"#/properties/requestTimeoutSeconds/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/requestTimeoutSeconds",schemaPath:"#/properties/requestTim\
eoutSeconds/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[t]:e.push(t),r++}return we.errors=e,r===0}we.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ps={type:"object",required:["p50","p\
99"],additionalProperties:!1,properties:{p50:{type:["number","null"],minimum:0},p99:{type:["number","null"],minimum:0}}};function W(s,{instancePath:i="",parentData:S,
parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=W.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.p50===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p50"}};e===null?
e=[t]:e.push(t),r++}if(s.p99===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p99"}};e===null?e=[t]:e.push(t),
r++}for(let t in s)if(!(t==="p50"||t==="p99")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[o]:e.push(o),r++}if(s.p50!==void 0){let t=s.p50;if(!(typeof t=="number"&&isFinite(t))&&t!==null){let o={instancePath:i+"/p50",schemaPath:"#/properti\
es/p50/type",keyword:"type",params:{type:ps.properties.p50.type}};e===null?e=[o]:e.push(o),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let o={instancePath:i+
"/p50",schemaPath:"#/properties/p50/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}if(s.p99!==void 0){let t=s.p99;if(!(typeof t==
"number"&&isFinite(t))&&t!==null){let o={instancePath:i+"/p99",schemaPath:"#/properties/p99/type",keyword:"type",params:{type:ps.properties.p99.type}};e===null?
e=[o]:e.push(o),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let o={instancePath:i+"/p99",schemaPath:"#/properties/p99/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.
push(t),r++}return W.errors=e,r===0}W.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Dr(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,
dynamicAnchors:q={}}={}){let e=null,r=0,c=Dr.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let t=r,o=!1,a=null,l=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.outcome!==void 0&&s.outcome!=="ok"){let u={instancePath:i+"/outcome",schemaPath:"#/oneOf/0/properties/outcome/const",keyword:"\
const",params:{allowedValue:"ok"}};e===null?e=[u]:e.push(u),r++}if(s.exitCode!==void 0&&s.exitCode!==0){let u={instancePath:i+"/exitCode",schemaPath:"#/oneOf/0/\
properties/exitCode/const",keyword:"const",params:{allowedValue:0}};e===null?e=[u]:e.push(u),r++}if(s.valid!==void 0&&s.valid!==!0){let u={instancePath:i+"/vali\
d",schemaPath:"#/oneOf/0/properties/valid/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[u]:e.push(u),r++}if(s.reasons!==void 0){let u=s.reasons;if(Array.
isArray(u)){if(u.length>0){let p={instancePath:i+"/reasons",schemaPath:"#/oneOf/0/properties/reasons/maxItems",keyword:"maxItems",params:{limit:0}};e===null?e=[
p]:e.push(p),r++}}else{let p={instancePath:i+"/reasons",schemaPath:"#/oneOf/0/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(
p),r++}}}var f=l===r;if(f){o=!0,a=0;var d={};d.outcome=!0,d.exitCode=!0,d.valid=!0,d.reasons=!0}let g=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.outcome!==
void 0&&s.outcome!=="slo-failed"){let u={instancePath:i+"/outcome",schemaPath:"#/oneOf/1/properties/outcome/const",keyword:"const",params:{allowedValue:"slo-fai\
led"}};e===null?e=[u]:e.push(u),r++}if(s.exitCode!==void 0&&s.exitCode!==1){let u={instancePath:i+"/exitCode",schemaPath:"#/oneOf/1/properties/exitCode/const",keyword:"\
const",params:{allowedValue:1}};e===null?e=[u]:e.push(u),r++}if(s.valid!==void 0&&s.valid!==!0){let u={instancePath:i+"/valid",schemaPath:"#/oneOf/1/properties/\
valid/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[u]:e.push(u),r++}if(s.reasons!==void 0){let u=s.reasons;if(Array.isArray(u)){if(u.length>0){let p={
instancePath:i+"/reasons",schemaPath:"#/oneOf/1/properties/reasons/maxItems",keyword:"maxItems",params:{limit:0}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+
"/reasons",schemaPath:"#/oneOf/1/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}}var f=g===r;if(f&&o)o=!1,a=[a,1];else{
f&&(o=!0,a=1,d!==!0&&(d=d||{},d.outcome=!0,d.exitCode=!0,d.valid=!0,d.reasons=!0));let u=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.outcome!==void 0&&s.
outcome!=="invalid"){let h={instancePath:i+"/outcome",schemaPath:"#/oneOf/2/properties/outcome/const",keyword:"const",params:{allowedValue:"invalid"}};e===null?
e=[h]:e.push(h),r++}if(s.exitCode!==void 0){let h=s.exitCode;if(!(h===3||h===4)){let v={instancePath:i+"/exitCode",schemaPath:"#/oneOf/2/properties/exitCode/enu\
m",keyword:"enum",params:{allowedValues:K.oneOf[2].properties.exitCode.enum}};e===null?e=[v]:e.push(v),r++}}if(s.valid!==void 0&&s.valid!==!1){let h={instancePath:i+
"/valid",schemaPath:"#/oneOf/2/properties/valid/const",keyword:"const",params:{allowedValue:!1}};e===null?e=[h]:e.push(h),r++}if(s.reasons!==void 0){let h=s.reasons;
if(Array.isArray(h)){if(h.length<1){let v={instancePath:i+"/reasons",schemaPath:"#/oneOf/2/properties/reasons/minItems",keyword:"minItems",params:{limit:1}};e===
null?e=[v]:e.push(v),r++}}else{let v={instancePath:i+"/reasons",schemaPath:"#/oneOf/2/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=
[v]:e.push(v),r++}}}var f=u===r;if(f&&o)o=!1,a=[a,2];else{f&&(o=!0,a=2,d!==!0&&(d=d||{},d.outcome=!0,d.exitCode=!0,d.valid=!0,d.reasons=!0));let h=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.outcome!==void 0&&s.outcome!=="aborted"){let w={instancePath:i+"/outcome",schemaPath:"#/oneOf/3/properties/outcome/const",keyword:"\
const",params:{allowedValue:"aborted"}};e===null?e=[w]:e.push(w),r++}if(s.exitCode!==void 0&&s.exitCode!==3){let w={instancePath:i+"/exitCode",schemaPath:"#/one\
Of/3/properties/exitCode/const",keyword:"const",params:{allowedValue:3}};e===null?e=[w]:e.push(w),r++}if(s.valid!==void 0&&s.valid!==!1){let w={instancePath:i+"\
/valid",schemaPath:"#/oneOf/3/properties/valid/const",keyword:"const",params:{allowedValue:!1}};e===null?e=[w]:e.push(w),r++}if(s.reasons!==void 0){let w=s.reasons;
if(Array.isArray(w)){if(w.length<1){let O={instancePath:i+"/reasons",schemaPath:"#/oneOf/3/properties/reasons/minItems",keyword:"minItems",params:{limit:1}};e===
null?e=[O]:e.push(O),r++}}else{let O={instancePath:i+"/reasons",schemaPath:"#/oneOf/3/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=
[O]:e.push(O),r++}}}var f=h===r;f&&o?(o=!1,a=[a,3]):f&&(o=!0,a=3,d!==!0&&(d=d||{},d.outcome=!0,d.exitCode=!0,d.valid=!0,d.reasons=!0))}}if(o)r=t,e!==null&&(t?e.
length=t:e=null);else{let u={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:a}};e===null?e=[u]:e.push(u),r++}if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.schema===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[u]:e.push(
u),r++}if(s.outcome===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"outcome"}};e===null?e=[u]:e.push(u),r++}
if(s.exitCode===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exitCode"}};e===null?e=[u]:e.push(u),r++}if(s.
valid===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid"}};e===null?e=[u]:e.push(u),r++}if(s.reasons===void 0){
let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reasons"}};e===null?e=[u]:e.push(u),r++}if(s.notes===void 0){let u={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"notes"}};e===null?e=[u]:e.push(u),r++}if(s.requests===void 0){let u={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"requests"}};e===null?e=[u]:e.push(u),r++}if(s.metrics===void 0){let u={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"metrics"}};e===null?e=[u]:e.push(u),r++}if(s.throughput===void 0){let u={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"throughput"}};e===null?e=[u]:e.push(u),r++}if(s.rates===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"rates"}};e===null?e=[u]:e.push(u),r++}if(s.goodput===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"goodput"}};e===null?e=[u]:e.push(u),r++}if(s.littlesLaw===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"littlesLaw"}};e===null?e=[u]:e.push(u),r++}if(s.errors===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
errors"}};e===null?e=[u]:e.push(u),r++}if(s.conformance===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"conf\
ormance"}};e===null?e=[u]:e.push(u),r++}if(s.series===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"series"}};
e===null?e=[u]:e.push(u),r++}if(s.slo===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"slo"}};e===null?e=[u]:
e.push(u),r++}if(s.scenario===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scenario"}};e===null?e=[u]:e.push(
u),r++}if(s.suite===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"suite"}};e===null?e=[u]:e.push(u),r++}if(s.
target===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"target"}};e===null?e=[u]:e.push(u),r++}if(s.workload===
void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"workload"}};e===null?e=[u]:e.push(u),r++}if(s.schedule===void 0){
let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schedule"}};e===null?e=[u]:e.push(u),r++}if(s.instrument===void 0){let u={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"instrument"}};e===null?e=[u]:e.push(u),r++}if(s.startedAt===void 0){let u={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"startedAt"}};e===null?e=[u]:e.push(u),r++}if(s.durationMs===void 0){let u={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"durationMs"}};e===null?e=[u]:e.push(u),r++}for(let u in s)if(!ie.call(K.properties,u)){let p={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[p]:e.push(p),r++}if(s.schema!==void 0&&s.schema!==
"assay.load/1"){let u={instancePath:i+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"assay.load/1"}};e===null?e=[u]:e.push(
u),r++}if(s.outcome!==void 0){let u=s.outcome;if(!(u==="ok"||u==="slo-failed"||u==="invalid"||u==="aborted")){let p={instancePath:i+"/outcome",schemaPath:"#/pro\
perties/outcome/enum",keyword:"enum",params:{allowedValues:K.properties.outcome.enum}};e===null?e=[p]:e.push(p),r++}}if(s.exitCode!==void 0){let u=s.exitCode;if(!(u===
0||u===1||u===3||u===4)){let p={instancePath:i+"/exitCode",schemaPath:"#/properties/exitCode/enum",keyword:"enum",params:{allowedValues:K.properties.exitCode.enum}};
e===null?e=[p]:e.push(p),r++}}if(s.valid!==void 0&&typeof s.valid!="boolean"){let u={instancePath:i+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",
params:{type:"boolean"}};e===null?e=[u]:e.push(u),r++}if(s.reasons!==void 0){let u=s.reasons;if(Array.isArray(u)){let p=u.length;for(let h=0;h<p;h++){let v=u[h];
if(typeof v=="string"){if(V(v)<1){let w={instancePath:i+"/reasons/"+h,schemaPath:"#/properties/reasons/items/minLength",keyword:"minLength",params:{limit:1}};e===
null?e=[w]:e.push(w),r++}if(!Q.test(v)){let w={instancePath:i+"/reasons/"+h,schemaPath:"#/properties/reasons/items/pattern",keyword:"pattern",params:{pattern:"^\
[^\\n]*$"}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:i+"/reasons/"+h,schemaPath:"#/properties/reasons/items/type",keyword:"type",params:{type:"str\
ing"}};e===null?e=[w]:e.push(w),r++}}}else{let p={instancePath:i+"/reasons",schemaPath:"#/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?
e=[p]:e.push(p),r++}}if(s.notes!==void 0){let u=s.notes;if(Array.isArray(u)){let p=u.length;for(let h=0;h<p;h++){let v=u[h];if(typeof v=="string"){if(V(v)<1){let w={
instancePath:i+"/notes/"+h,schemaPath:"#/properties/notes/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[w]:e.push(w),r++}if(!Q.test(v)){let w={
instancePath:i+"/notes/"+h,schemaPath:"#/properties/notes/items/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[w]:e.push(w),r++}}else{let w={
instancePath:i+"/notes/"+h,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),r++}}}else{let p={instancePath:i+
"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}if(s.requests!==void 0){let u=s.requests;if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u.started===void 0){let p={instancePath:i+"/requests",schemaPath:"#/properties/requests/required",keyword:"required",params:{
missingProperty:"started"}};e===null?e=[p]:e.push(p),r++}if(u.ok===void 0){let p={instancePath:i+"/requests",schemaPath:"#/properties/requests/required",keyword:"\
required",params:{missingProperty:"ok"}};e===null?e=[p]:e.push(p),r++}if(u.failed===void 0){let p={instancePath:i+"/requests",schemaPath:"#/properties/requests/\
required",keyword:"required",params:{missingProperty:"failed"}};e===null?e=[p]:e.push(p),r++}if(u.dropped===void 0){let p={instancePath:i+"/requests",schemaPath:"\
#/properties/requests/required",keyword:"required",params:{missingProperty:"dropped"}};e===null?e=[p]:e.push(p),r++}if(u.interrupted===void 0){let p={instancePath:i+
"/requests",schemaPath:"#/properties/requests/required",keyword:"required",params:{missingProperty:"interrupted"}};e===null?e=[p]:e.push(p),r++}if(u.errorShare===
void 0){let p={instancePath:i+"/requests",schemaPath:"#/properties/requests/required",keyword:"required",params:{missingProperty:"errorShare"}};e===null?e=[p]:e.
push(p),r++}for(let p in u)if(!(p==="started"||p==="ok"||p==="failed"||p==="dropped"||p==="errorShare"||p==="interrupted")){let h={instancePath:i+"/requests",schemaPath:"\
#/properties/requests/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[h]:e.push(h),r++}if(u.started!==void 0){let p=u.
started;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let h={instancePath:i+"/requests/started",schemaPath:"#/properties/requests/properties/started\
/type",keyword:"type",params:{type:"integer"}};e===null?e=[h]:e.push(h),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let h={instancePath:i+"/request\
s/started",schemaPath:"#/properties/requests/properties/started/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}if(u.
ok!==void 0){let p=u.ok;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let h={instancePath:i+"/requests/ok",schemaPath:"#/properties/requests/propert\
ies/ok/type",keyword:"type",params:{type:"integer"}};e===null?e=[h]:e.push(h),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let h={instancePath:i+"/r\
equests/ok",schemaPath:"#/properties/requests/properties/ok/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}if(u.failed!==
void 0){let p=u.failed;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let h={instancePath:i+"/requests/failed",schemaPath:"#/properties/requests/prop\
erties/failed/type",keyword:"type",params:{type:"integer"}};e===null?e=[h]:e.push(h),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let h={instancePath:i+
"/requests/failed",schemaPath:"#/properties/requests/properties/failed/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}
if(u.dropped!==void 0){let p=u.dropped;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let h={instancePath:i+"/requests/dropped",schemaPath:"#/propert\
ies/requests/properties/dropped/type",keyword:"type",params:{type:"integer"}};e===null?e=[h]:e.push(h),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){
let h={instancePath:i+"/requests/dropped",schemaPath:"#/properties/requests/properties/dropped/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===
null?e=[h]:e.push(h),r++}}if(u.errorShare!==void 0){let p=u.errorShare;if(typeof p=="number"&&isFinite(p)){if(p>1||isNaN(p)){let h={instancePath:i+"/requests/er\
rorShare",schemaPath:"#/properties/requests/properties/errorShare/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[h]:e.push(h),r++}if(p<
0||isNaN(p)){let h={instancePath:i+"/requests/errorShare",schemaPath:"#/properties/requests/properties/errorShare/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+"/requests/errorShare",schemaPath:"#/properties/requests/properties/errorShare/type",keyword:"\
type",params:{type:"number"}};e===null?e=[h]:e.push(h),r++}}if(u.interrupted!==void 0){let p=u.interrupted;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p))){let h={instancePath:i+"/requests/interrupted",schemaPath:"#/properties/requests/properties/interrupted/type",keyword:"type",params:{type:"integer"}};e===null?
e=[h]:e.push(h),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let h={instancePath:i+"/requests/interrupted",schemaPath:"#/properties/requests/propert\
ies/interrupted/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}}else{let p={instancePath:i+"/requests",schemaPath:"#\
/properties/requests/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.metrics!==void 0){let u=s.metrics;if(u&&typeof u=="object"&&
!Array.isArray(u)){for(let p in u){let h=r;if(typeof p=="string"&&!Sr.test(p)){let v={instancePath:i+"/metrics",schemaPath:"#/properties/metrics/propertyNames/p\
attern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},propertyName:p};e===null?e=[v]:e.push(v),r++}var A=h===r;if(!A){let v={instancePath:i+"/metrics",
schemaPath:"#/properties/metrics/propertyNames",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[v]:e.push(v),r++}}for(let p in u)Pe(u[p],{instancePath:i+
"/metrics/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:p,rootData:b,dynamicAnchors:q})||(e=e===null?Pe.errors:e.concat(Pe.errors),
r=e.length)}else{let p={instancePath:i+"/metrics",schemaPath:"#/properties/metrics/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.
throughput!==void 0){let u=s.throughput;if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.completionsPerSecond===void 0){let p={instancePath:i+"/throughput",schemaPath:"\
#/properties/throughput/required",keyword:"required",params:{missingProperty:"completionsPerSecond"}};e===null?e=[p]:e.push(p),r++}if(u.outputTokensPerSecond===
void 0){let p={instancePath:i+"/throughput",schemaPath:"#/properties/throughput/required",keyword:"required",params:{missingProperty:"outputTokensPerSecond"}};e===
null?e=[p]:e.push(p),r++}if(u.tokensPerSecondPerUser===void 0){let p={instancePath:i+"/throughput",schemaPath:"#/properties/throughput/required",keyword:"requir\
ed",params:{missingProperty:"tokensPerSecondPerUser"}};e===null?e=[p]:e.push(p),r++}for(let p in u)if(!(p==="completionsPerSecond"||p==="outputTokensPerSecond"||
p==="tokensPerSecondPerUser")){let h={instancePath:i+"/throughput",schemaPath:"#/properties/throughput/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:p}};e===null?e=[h]:e.push(h),r++}if(u.completionsPerSecond!==void 0){let p=u.completionsPerSecond;if(typeof p=="number"&&isFinite(p)){if(p<0||
isNaN(p)){let h={instancePath:i+"/throughput/completionsPerSecond",schemaPath:"#/properties/throughput/properties/completionsPerSecond/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+"/throughput/completionsPerSecond",schemaPath:"#/properties/throughpu\
t/properties/completionsPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[h]:e.push(h),r++}}if(u.outputTokensPerSecond!==void 0){let p=u.outputTokensPerSecond;
if(!(typeof p=="number"&&isFinite(p))&&p!==null){let h={instancePath:i+"/throughput/outputTokensPerSecond",schemaPath:"#/properties/throughput/properties/output\
TokensPerSecond/type",keyword:"type",params:{type:K.properties.throughput.properties.outputTokensPerSecond.type}};e===null?e=[h]:e.push(h),r++}if(typeof p=="num\
ber"&&isFinite(p)&&(p<0||isNaN(p))){let h={instancePath:i+"/throughput/outputTokensPerSecond",schemaPath:"#/properties/throughput/properties/outputTokensPerSeco\
nd/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}if(u.tokensPerSecondPerUser!==void 0){let p=u.tokensPerSecondPerUser;
if(!(p&&typeof p=="object"&&!Array.isArray(p))&&p!==null){let h={instancePath:i+"/throughput/tokensPerSecondPerUser",schemaPath:"#/properties/throughput/propert\
ies/tokensPerSecondPerUser/type",keyword:"type",params:{type:K.properties.throughput.properties.tokensPerSecondPerUser.type}};e===null?e=[h]:e.push(h),r++}if(p&&
typeof p=="object"&&!Array.isArray(p)){if(p.p50===void 0){let h={instancePath:i+"/throughput/tokensPerSecondPerUser",schemaPath:"#/properties/throughput/propert\
ies/tokensPerSecondPerUser/required",keyword:"required",params:{missingProperty:"p50"}};e===null?e=[h]:e.push(h),r++}if(p.p10===void 0){let h={instancePath:i+"/\
throughput/tokensPerSecondPerUser",schemaPath:"#/properties/throughput/properties/tokensPerSecondPerUser/required",keyword:"required",params:{missingProperty:"p\
10"}};e===null?e=[h]:e.push(h),r++}if(p.p1===void 0){let h={instancePath:i+"/throughput/tokensPerSecondPerUser",schemaPath:"#/properties/throughput/properties/t\
okensPerSecondPerUser/required",keyword:"required",params:{missingProperty:"p1"}};e===null?e=[h]:e.push(h),r++}for(let h in p)if(!(h==="p50"||h==="p10"||h==="p1")){
let v={instancePath:i+"/throughput/tokensPerSecondPerUser",schemaPath:"#/properties/throughput/properties/tokensPerSecondPerUser/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:h}};e===null?e=[v]:e.push(v),r++}if(p.p50!==void 0){let h=p.p50;if(!(typeof h=="number"&&isFinite(h))&&h!==null){
let v={instancePath:i+"/throughput/tokensPerSecondPerUser/p50",schemaPath:"#/properties/throughput/properties/tokensPerSecondPerUser/properties/p50/type",keyword:"\
type",params:{type:K.properties.throughput.properties.tokensPerSecondPerUser.properties.p50.type}};e===null?e=[v]:e.push(v),r++}if(typeof h=="number"&&isFinite(
h)&&(h<0||isNaN(h))){let v={instancePath:i+"/throughput/tokensPerSecondPerUser/p50",schemaPath:"#/properties/throughput/properties/tokensPerSecondPerUser/proper\
ties/p50/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[v]:e.push(v),r++}}if(p.p10!==void 0){let h=p.p10;if(!(typeof h=="number"&&isFinite(
h))&&h!==null){let v={instancePath:i+"/throughput/tokensPerSecondPerUser/p10",schemaPath:"#/properties/throughput/properties/tokensPerSecondPerUser/properties/p\
10/type",keyword:"type",params:{type:K.properties.throughput.properties.tokensPerSecondPerUser.properties.p10.type}};e===null?e=[v]:e.push(v),r++}if(typeof h=="\
number"&&isFinite(h)&&(h<0||isNaN(h))){let v={instancePath:i+"/throughput/tokensPerSecondPerUser/p10",schemaPath:"#/properties/throughput/properties/tokensPerSe\
condPerUser/properties/p10/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[v]:e.push(v),r++}}if(p.p1!==void 0){let h=p.p1;if(!(typeof h==
"number"&&isFinite(h))&&h!==null){let v={instancePath:i+"/throughput/tokensPerSecondPerUser/p1",schemaPath:"#/properties/throughput/properties/tokensPerSecondPe\
rUser/properties/p1/type",keyword:"type",params:{type:K.properties.throughput.properties.tokensPerSecondPerUser.properties.p1.type}};e===null?e=[v]:e.push(v),r++}
if(typeof h=="number"&&isFinite(h)&&(h<0||isNaN(h))){let v={instancePath:i+"/throughput/tokensPerSecondPerUser/p1",schemaPath:"#/properties/throughput/propertie\
s/tokensPerSecondPerUser/properties/p1/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[v]:e.push(v),r++}}}}}else{let p={instancePath:i+
"/throughput",schemaPath:"#/properties/throughput/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.rates!==void 0){let u=s.rates;
if(!(u&&typeof u=="object"&&!Array.isArray(u))&&u!==null){let p={instancePath:i+"/rates",schemaPath:"#/properties/rates/type",keyword:"type",params:{type:K.properties.
rates.type}};e===null?e=[p]:e.push(p),r++}if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.askedPerSecond===void 0){let p={instancePath:i+"/rates",schemaPath:"\
#/properties/rates/required",keyword:"required",params:{missingProperty:"askedPerSecond"}};e===null?e=[p]:e.push(p),r++}if(u.sentPerSecond===void 0){let p={instancePath:i+
"/rates",schemaPath:"#/properties/rates/required",keyword:"required",params:{missingProperty:"sentPerSecond"}};e===null?e=[p]:e.push(p),r++}if(u.admittedPerSecond===
void 0){let p={instancePath:i+"/rates",schemaPath:"#/properties/rates/required",keyword:"required",params:{missingProperty:"admittedPerSecond"}};e===null?e=[p]:
e.push(p),r++}if(u.completedPerSecond===void 0){let p={instancePath:i+"/rates",schemaPath:"#/properties/rates/required",keyword:"required",params:{missingProperty:"\
completedPerSecond"}};e===null?e=[p]:e.push(p),r++}for(let p in u)if(!(p==="askedPerSecond"||p==="sentPerSecond"||p==="admittedPerSecond"||p==="completedPerSeco\
nd")){let h={instancePath:i+"/rates",schemaPath:"#/properties/rates/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?
e=[h]:e.push(h),r++}if(u.askedPerSecond!==void 0){let p=u.askedPerSecond;if(!(typeof p=="number"&&isFinite(p))&&p!==null){let h={instancePath:i+"/rates/askedPer\
Second",schemaPath:"#/properties/rates/properties/askedPerSecond/type",keyword:"type",params:{type:K.properties.rates.properties.askedPerSecond.type}};e===null?
e=[h]:e.push(h),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let h={instancePath:i+"/rates/askedPerSecond",schemaPath:"#/properties/rates/properties\
/askedPerSecond/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}if(u.sentPerSecond!==void 0){let p=u.sentPerSecond;if(typeof p==
"number"&&isFinite(p)){if(p<0||isNaN(p)){let h={instancePath:i+"/rates/sentPerSecond",schemaPath:"#/properties/rates/properties/sentPerSecond/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+"/rates/sentPerSecond",schemaPath:"#/properties/rates/proper\
ties/sentPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[h]:e.push(h),r++}}if(u.admittedPerSecond!==void 0){let p=u.admittedPerSecond;if(typeof p==
"number"&&isFinite(p)){if(p<0||isNaN(p)){let h={instancePath:i+"/rates/admittedPerSecond",schemaPath:"#/properties/rates/properties/admittedPerSecond/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+"/rates/admittedPerSecond",schemaPath:"#/properties/rates/pr\
operties/admittedPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[h]:e.push(h),r++}}if(u.completedPerSecond!==void 0){let p=u.completedPerSecond;
if(typeof p=="number"&&isFinite(p)){if(p<0||isNaN(p)){let h={instancePath:i+"/rates/completedPerSecond",schemaPath:"#/properties/rates/properties/completedPerSe\
cond/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+"/rates/completedPerSecond",schemaPath:"\
#/properties/rates/properties/completedPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[h]:e.push(h),r++}}}}if(s.goodput!==void 0){let u=s.goodput;
if(!(u&&typeof u=="object"&&!Array.isArray(u))&&u!==null){let p={instancePath:i+"/goodput",schemaPath:"#/properties/goodput/type",keyword:"type",params:{type:K.
properties.goodput.type}};e===null?e=[p]:e.push(p),r++}if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.share===void 0){let p={instancePath:i+"/goodput",schemaPath:"\
#/properties/goodput/required",keyword:"required",params:{missingProperty:"share"}};e===null?e=[p]:e.push(p),r++}if(u.perSecond===void 0){let p={instancePath:i+
"/goodput",schemaPath:"#/properties/goodput/required",keyword:"required",params:{missingProperty:"perSecond"}};e===null?e=[p]:e.push(p),r++}if(u.tokensPerSecond===
void 0){let p={instancePath:i+"/goodput",schemaPath:"#/properties/goodput/required",keyword:"required",params:{missingProperty:"tokensPerSecond"}};e===null?e=[p]:
e.push(p),r++}if(u.goals===void 0){let p={instancePath:i+"/goodput",schemaPath:"#/properties/goodput/required",keyword:"required",params:{missingProperty:"goals"}};
e===null?e=[p]:e.push(p),r++}for(let p in u)if(!(p==="share"||p==="perSecond"||p==="tokensPerSecond"||p==="goals")){let h={instancePath:i+"/goodput",schemaPath:"\
#/properties/goodput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[h]:e.push(h),r++}if(u.share!==void 0){let p=u.
share;if(typeof p=="number"&&isFinite(p)){if(p>1||isNaN(p)){let h={instancePath:i+"/goodput/share",schemaPath:"#/properties/goodput/properties/share/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1}};e===null?e=[h]:e.push(h),r++}if(p<0||isNaN(p)){let h={instancePath:i+"/goodput/share",schemaPath:"#/properties/goodpu\
t/properties/share/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+"/goodput/share",schemaPath:"\
#/properties/goodput/properties/share/type",keyword:"type",params:{type:"number"}};e===null?e=[h]:e.push(h),r++}}if(u.perSecond!==void 0){let p=u.perSecond;if(typeof p==
"number"&&isFinite(p)){if(p<0||isNaN(p)){let h={instancePath:i+"/goodput/perSecond",schemaPath:"#/properties/goodput/properties/perSecond/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+"/goodput/perSecond",schemaPath:"#/properties/goodput/properties\
/perSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[h]:e.push(h),r++}}if(u.tokensPerSecond!==void 0){let p=u.tokensPerSecond;if(!(typeof p=="num\
ber"&&isFinite(p))&&p!==null){let h={instancePath:i+"/goodput/tokensPerSecond",schemaPath:"#/properties/goodput/properties/tokensPerSecond/type",keyword:"type",
params:{type:K.properties.goodput.properties.tokensPerSecond.type}};e===null?e=[h]:e.push(h),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let h={instancePath:i+
"/goodput/tokensPerSecond",schemaPath:"#/properties/goodput/properties/tokensPerSecond/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[
h]:e.push(h),r++}}if(u.goals!==void 0){let p=u.goals;if(Array.isArray(p)){let h=p.length;for(let v=0;v<h;v++){let w=p[v];if(w&&typeof w=="object"&&!Array.isArray(
w)){if(w.slo===void 0){let O={instancePath:i+"/goodput/goals/"+v,schemaPath:"#/properties/goodput/properties/goals/items/required",keyword:"required",params:{missingProperty:"\
slo"}};e===null?e=[O]:e.push(O),r++}if(w.share===void 0){let O={instancePath:i+"/goodput/goals/"+v,schemaPath:"#/properties/goodput/properties/goals/items/requi\
red",keyword:"required",params:{missingProperty:"share"}};e===null?e=[O]:e.push(O),r++}for(let O in w)if(!(O==="slo"||O==="share")){let N={instancePath:i+"/good\
put/goals/"+v,schemaPath:"#/properties/goodput/properties/goals/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:O}};e===null?
e=[N]:e.push(N),r++}if(w.slo!==void 0){let O=w.slo;if(typeof O=="string"){if(V(O)<1){let N={instancePath:i+"/goodput/goals/"+v+"/slo",schemaPath:"#/properties/g\
oodput/properties/goals/items/properties/slo/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[N]:e.push(N),r++}if(!Q.test(O)){let N={instancePath:i+
"/goodput/goals/"+v+"/slo",schemaPath:"#/properties/goodput/properties/goals/items/properties/slo/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?
e=[N]:e.push(N),r++}}else{let N={instancePath:i+"/goodput/goals/"+v+"/slo",schemaPath:"#/properties/goodput/properties/goals/items/properties/slo/type",keyword:"\
type",params:{type:"string"}};e===null?e=[N]:e.push(N),r++}}if(w.share!==void 0){let O=w.share;if(typeof O=="number"&&isFinite(O)){if(O>1||isNaN(O)){let N={instancePath:i+
"/goodput/goals/"+v+"/share",schemaPath:"#/properties/goodput/properties/goals/items/properties/share/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};
e===null?e=[N]:e.push(N),r++}if(O<0||isNaN(O)){let N={instancePath:i+"/goodput/goals/"+v+"/share",schemaPath:"#/properties/goodput/properties/goals/items/proper\
ties/share/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[N]:e.push(N),r++}}else{let N={instancePath:i+"/goodput/goals/"+v+"/share",schemaPath:"\
#/properties/goodput/properties/goals/items/properties/share/type",keyword:"type",params:{type:"number"}};e===null?e=[N]:e.push(N),r++}}}else{let O={instancePath:i+
"/goodput/goals/"+v,schemaPath:"#/properties/goodput/properties/goals/items/type",keyword:"type",params:{type:"object"}};e===null?e=[O]:e.push(O),r++}}}else{let h={
instancePath:i+"/goodput/goals",schemaPath:"#/properties/goodput/properties/goals/type",keyword:"type",params:{type:"array"}};e===null?e=[h]:e.push(h),r++}}}}if(s.
littlesLaw!==void 0){let u=s.littlesLaw;if(!(u&&typeof u=="object"&&!Array.isArray(u))&&u!==null){let p={instancePath:i+"/littlesLaw",schemaPath:"#/properties/l\
ittlesLaw/type",keyword:"type",params:{type:K.properties.littlesLaw.type}};e===null?e=[p]:e.push(p),r++}if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.inFlight===
void 0){let p={instancePath:i+"/littlesLaw",schemaPath:"#/properties/littlesLaw/required",keyword:"required",params:{missingProperty:"inFlight"}};e===null?e=[p]:
e.push(p),r++}if(u.arrivalsPerSecond===void 0){let p={instancePath:i+"/littlesLaw",schemaPath:"#/properties/littlesLaw/required",keyword:"required",params:{missingProperty:"\
arrivalsPerSecond"}};e===null?e=[p]:e.push(p),r++}if(u.meanStaySeconds===void 0){let p={instancePath:i+"/littlesLaw",schemaPath:"#/properties/littlesLaw/require\
d",keyword:"required",params:{missingProperty:"meanStaySeconds"}};e===null?e=[p]:e.push(p),r++}if(u.residual===void 0){let p={instancePath:i+"/littlesLaw",schemaPath:"\
#/properties/littlesLaw/required",keyword:"required",params:{missingProperty:"residual"}};e===null?e=[p]:e.push(p),r++}for(let p in u)if(!(p==="inFlight"||p==="\
arrivalsPerSecond"||p==="meanStaySeconds"||p==="residual")){let h={instancePath:i+"/littlesLaw",schemaPath:"#/properties/littlesLaw/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:p}};e===null?e=[h]:e.push(h),r++}if(u.inFlight!==void 0){let p=u.inFlight;if(typeof p=="number"&&isFinite(p)){if(p<
0||isNaN(p)){let h={instancePath:i+"/littlesLaw/inFlight",schemaPath:"#/properties/littlesLaw/properties/inFlight/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+"/littlesLaw/inFlight",schemaPath:"#/properties/littlesLaw/properties/inFlight/type",keyword:"\
type",params:{type:"number"}};e===null?e=[h]:e.push(h),r++}}if(u.arrivalsPerSecond!==void 0){let p=u.arrivalsPerSecond;if(typeof p=="number"&&isFinite(p)){if(p<
0||isNaN(p)){let h={instancePath:i+"/littlesLaw/arrivalsPerSecond",schemaPath:"#/properties/littlesLaw/properties/arrivalsPerSecond/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+"/littlesLaw/arrivalsPerSecond",schemaPath:"#/properties/littlesLaw/propertie\
s/arrivalsPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[h]:e.push(h),r++}}if(u.meanStaySeconds!==void 0){let p=u.meanStaySeconds;if(!(typeof p==
"number"&&isFinite(p))&&p!==null){let h={instancePath:i+"/littlesLaw/meanStaySeconds",schemaPath:"#/properties/littlesLaw/properties/meanStaySeconds/type",keyword:"\
type",params:{type:K.properties.littlesLaw.properties.meanStaySeconds.type}};e===null?e=[h]:e.push(h),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let h={
instancePath:i+"/littlesLaw/meanStaySeconds",schemaPath:"#/properties/littlesLaw/properties/meanStaySeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[h]:e.push(h),r++}}if(u.residual!==void 0){let p=u.residual;if(!(typeof p=="number"&&isFinite(p))&&p!==null){let h={instancePath:i+"/littlesLaw/resid\
ual",schemaPath:"#/properties/littlesLaw/properties/residual/type",keyword:"type",params:{type:K.properties.littlesLaw.properties.residual.type}};e===null?e=[h]:
e.push(h),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let h={instancePath:i+"/littlesLaw/residual",schemaPath:"#/properties/littlesLaw/properties/r\
esidual/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}}}if(s.errors!==void 0){let u=s.errors;if(Array.isArray(u)){let p=u.
length;for(let h=0;h<p;h++){let v=u[h];if(v&&typeof v=="object"&&!Array.isArray(v)){if(v.class===void 0){let w={instancePath:i+"/errors/"+h,schemaPath:"#/proper\
ties/errors/items/required",keyword:"required",params:{missingProperty:"class"}};e===null?e=[w]:e.push(w),r++}if(v.count===void 0){let w={instancePath:i+"/error\
s/"+h,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty:"count"}};e===null?e=[w]:e.push(w),r++}if(v.example===void 0){let w={
instancePath:i+"/errors/"+h,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty:"example"}};e===null?e=[w]:e.push(w),r++}
for(let w in v)if(!(w==="class"||w==="count"||w==="example")){let O={instancePath:i+"/errors/"+h,schemaPath:"#/properties/errors/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:w}};e===null?e=[O]:e.push(O),r++}if(v.class!==void 0&&(re(v.class,{instancePath:i+"/errors/"+h+"/class",parentData:v,
parentDataProperty:"class",rootData:b,dynamicAnchors:q})||(e=e===null?re.errors:e.concat(re.errors),r=e.length)),v.count!==void 0){let w=v.count;if(!(typeof w==
"number"&&!(w%1)&&!isNaN(w)&&isFinite(w))){let O={instancePath:i+"/errors/"+h+"/count",schemaPath:"#/properties/errors/items/properties/count/type",keyword:"typ\
e",params:{type:"integer"}};e===null?e=[O]:e.push(O),r++}if(typeof w=="number"&&isFinite(w)&&(w<1||isNaN(w))){let O={instancePath:i+"/errors/"+h+"/count",schemaPath:"\
#/properties/errors/items/properties/count/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[O]:e.push(O),r++}}if(v.example!==void 0){let w=v.
example;if(typeof w!="string"&&w!==null){let O={instancePath:i+"/errors/"+h+"/example",schemaPath:"#/properties/errors/items/properties/example/type",keyword:"t\
ype",params:{type:K.properties.errors.items.properties.example.type}};e===null?e=[O]:e.push(O),r++}}}else{let w={instancePath:i+"/errors/"+h,schemaPath:"#/prope\
rties/errors/items/type",keyword:"type",params:{type:"object"}};e===null?e=[w]:e.push(w),r++}}}else{let p={instancePath:i+"/errors",schemaPath:"#/properties/err\
ors/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}if(s.conformance!==void 0){let u=s.conformance;if(u&&typeof u=="object"&&!Array.isArray(
u)){if(u.sampled===void 0){let p={instancePath:i+"/conformance",schemaPath:"#/properties/conformance/required",keyword:"required",params:{missingProperty:"sampl\
ed"}};e===null?e=[p]:e.push(p),r++}if(u.conforming===void 0){let p={instancePath:i+"/conformance",schemaPath:"#/properties/conformance/required",keyword:"requir\
ed",params:{missingProperty:"conforming"}};e===null?e=[p]:e.push(p),r++}if(u.example===void 0){let p={instancePath:i+"/conformance",schemaPath:"#/properties/con\
formance/required",keyword:"required",params:{missingProperty:"example"}};e===null?e=[p]:e.push(p),r++}for(let p in u)if(!(p==="sampled"||p==="conforming"||p===
"example")){let h={instancePath:i+"/conformance",schemaPath:"#/properties/conformance/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[h]:e.push(h),r++}if(u.sampled!==void 0){let p=u.sampled;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let h={instancePath:i+"/conformanc\
e/sampled",schemaPath:"#/properties/conformance/properties/sampled/type",keyword:"type",params:{type:"integer"}};e===null?e=[h]:e.push(h),r++}if(typeof p=="numb\
er"&&isFinite(p)&&(p<0||isNaN(p))){let h={instancePath:i+"/conformance/sampled",schemaPath:"#/properties/conformance/properties/sampled/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}if(u.conforming!==void 0){let p=u.conforming;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p))){let h={instancePath:i+"/conformance/conforming",schemaPath:"#/properties/conformance/properties/conforming/type",keyword:"type",params:{type:"integer"}};e===
null?e=[h]:e.push(h),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let h={instancePath:i+"/conformance/conforming",schemaPath:"#/properties/conforman\
ce/properties/conforming/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}if(u.example!==void 0){let p=u.example;if(typeof p!=
"string"&&p!==null){let h={instancePath:i+"/conformance/example",schemaPath:"#/properties/conformance/properties/example/type",keyword:"type",params:{type:K.properties.
conformance.properties.example.type}};e===null?e=[h]:e.push(h),r++}}}else{let p={instancePath:i+"/conformance",schemaPath:"#/properties/conformance/type",keyword:"\
type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.series!==void 0){let u=s.series,p=r,h=!1,v=r;if(u!==null){let O={instancePath:i+"/series",schemaPath:"\
#/properties/series/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[O]:e.push(O),r++}var m=v===r;h=h||m;let w=r;ke(u,{instancePath:i+"/series",parentData:s,
parentDataProperty:"series",rootData:b,dynamicAnchors:q})||(e=e===null?ke.errors:e.concat(ke.errors),r=e.length);var m=w===r;if(h=h||m,h)r=p,e!==null&&(p?e.length=
p:e=null);else{let O={instancePath:i+"/series",schemaPath:"#/properties/series/anyOf",keyword:"anyOf",params:{}};e===null?e=[O]:e.push(O),r++}}if(s.slo!==void 0){
let u=s.slo;if(Array.isArray(u)){let p=u.length;for(let h=0;h<p;h++){let v=u[h];if(v&&typeof v=="object"&&!Array.isArray(v)){if(v.slo===void 0){let w={instancePath:i+
"/slo/"+h,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"slo"}};e===null?e=[w]:e.push(w),r++}if(v.metric===void 0){let w={
instancePath:i+"/slo/"+h,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"metric"}};e===null?e=[w]:e.push(w),r++}if(v.op===
void 0){let w={instancePath:i+"/slo/"+h,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"op"}};e===null?e=[w]:e.push(w),
r++}if(v.threshold===void 0){let w={instancePath:i+"/slo/"+h,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"threshold"}};
e===null?e=[w]:e.push(w),r++}if(v.unit===void 0){let w={instancePath:i+"/slo/"+h,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"\
unit"}};e===null?e=[w]:e.push(w),r++}if(v.actual===void 0){let w={instancePath:i+"/slo/"+h,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{
missingProperty:"actual"}};e===null?e=[w]:e.push(w),r++}if(v.ok===void 0){let w={instancePath:i+"/slo/"+h,schemaPath:"#/properties/slo/items/required",keyword:"\
required",params:{missingProperty:"ok"}};e===null?e=[w]:e.push(w),r++}if(v.reason===void 0){let w={instancePath:i+"/slo/"+h,schemaPath:"#/properties/slo/items/r\
equired",keyword:"required",params:{missingProperty:"reason"}};e===null?e=[w]:e.push(w),r++}for(let w in v)if(!(w==="slo"||w==="metric"||w==="op"||w==="threshol\
d"||w==="unit"||w==="actual"||w==="ok"||w==="reason")){let O={instancePath:i+"/slo/"+h,schemaPath:"#/properties/slo/items/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:w}};e===null?e=[O]:e.push(O),r++}if(v.slo!==void 0){let w=v.slo;if(typeof w=="string"){if(V(w)<1){let O={instancePath:i+
"/slo/"+h+"/slo",schemaPath:"#/properties/slo/items/properties/slo/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[O]:e.push(O),r++}if(!Q.test(w)){
let O={instancePath:i+"/slo/"+h+"/slo",schemaPath:"#/properties/slo/items/properties/slo/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[O]:
e.push(O),r++}}else{let O={instancePath:i+"/slo/"+h+"/slo",schemaPath:"#/properties/slo/items/properties/slo/type",keyword:"type",params:{type:"string"}};e===null?
e=[O]:e.push(O),r++}}if(v.metric!==void 0){let w=v.metric;if(typeof w=="string"){if(V(w)<1){let O={instancePath:i+"/slo/"+h+"/metric",schemaPath:"#/properties/s\
lo/items/properties/metric/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[O]:e.push(O),r++}if(!Q.test(w)){let O={instancePath:i+"/slo/"+h+"/metric",
schemaPath:"#/properties/slo/items/properties/metric/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[O]:e.push(O),r++}}else{let O={instancePath:i+
"/slo/"+h+"/metric",schemaPath:"#/properties/slo/items/properties/metric/type",keyword:"type",params:{type:"string"}};e===null?e=[O]:e.push(O),r++}}if(v.op!==void 0){
let w=v.op;if(!(w==="<"||w==="<="||w===">"||w===">=")){let O={instancePath:i+"/slo/"+h+"/op",schemaPath:"#/properties/slo/items/properties/op/enum",keyword:"enu\
m",params:{allowedValues:K.properties.slo.items.properties.op.enum}};e===null?e=[O]:e.push(O),r++}}if(v.threshold!==void 0){let w=v.threshold;if(typeof w=="numb\
er"&&isFinite(w)){if(w<0||isNaN(w)){let O={instancePath:i+"/slo/"+h+"/threshold",schemaPath:"#/properties/slo/items/properties/threshold/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}};e===null?e=[O]:e.push(O),r++}}else{let O={instancePath:i+"/slo/"+h+"/threshold",schemaPath:"#/properties/slo/items/propert\
ies/threshold/type",keyword:"type",params:{type:"number"}};e===null?e=[O]:e.push(O),r++}}if(v.unit!==void 0){let w=v.unit;if(!(w==="ms"||w==="share"||w==="per-s\
econd")){let O={instancePath:i+"/slo/"+h+"/unit",schemaPath:"#/properties/slo/items/properties/unit/enum",keyword:"enum",params:{allowedValues:K.properties.slo.
items.properties.unit.enum}};e===null?e=[O]:e.push(O),r++}}if(v.actual!==void 0){let w=v.actual;if(!(typeof w=="number"&&isFinite(w))&&w!==null){let O={instancePath:i+
"/slo/"+h+"/actual",schemaPath:"#/properties/slo/items/properties/actual/type",keyword:"type",params:{type:K.properties.slo.items.properties.actual.type}};e===null?
e=[O]:e.push(O),r++}if(typeof w=="number"&&isFinite(w)&&(w<0||isNaN(w))){let O={instancePath:i+"/slo/"+h+"/actual",schemaPath:"#/properties/slo/items/properties\
/actual/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[O]:e.push(O),r++}}if(v.ok!==void 0){let w=v.ok;if(typeof w!="boolean"&&w!==null){
let O={instancePath:i+"/slo/"+h+"/ok",schemaPath:"#/properties/slo/items/properties/ok/type",keyword:"type",params:{type:K.properties.slo.items.properties.ok.type}};
e===null?e=[O]:e.push(O),r++}}if(v.reason!==void 0){let w=v.reason;if(typeof w!="string"&&w!==null){let O={instancePath:i+"/slo/"+h+"/reason",schemaPath:"#/prop\
erties/slo/items/properties/reason/type",keyword:"type",params:{type:K.properties.slo.items.properties.reason.type}};e===null?e=[O]:e.push(O),r++}}}else{let w={
instancePath:i+"/slo/"+h,schemaPath:"#/properties/slo/items/type",keyword:"type",params:{type:"object"}};e===null?e=[w]:e.push(w),r++}}}else{let p={instancePath:i+
"/slo",schemaPath:"#/properties/slo/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}if(s.scenario!==void 0){let u=s.scenario;if(typeof u==
"string"){if(V(u)<1){let p={instancePath:i+"/scenario",schemaPath:"#/properties/scenario/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[p]:e.push(
p),r++}if(!Q.test(u)){let p={instancePath:i+"/scenario",schemaPath:"#/properties/scenario/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[p]:
e.push(p),r++}}else{let p={instancePath:i+"/scenario",schemaPath:"#/properties/scenario/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}
if(s.suite!==void 0){let u=s.suite;if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.version===void 0){let p={instancePath:i+"/suite",schemaPath:"#/properties/s\
uite/required",keyword:"required",params:{missingProperty:"version"}};e===null?e=[p]:e.push(p),r++}for(let p in u)if(p!=="version"){let h={instancePath:i+"/suit\
e",schemaPath:"#/properties/suite/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[h]:e.push(h),r++}if(u.version!==
void 0){let p=u.version;if(typeof p=="string"){if(V(p)<1){let h={instancePath:i+"/suite/version",schemaPath:"#/properties/suite/properties/version/minLength",keyword:"\
minLength",params:{limit:1}};e===null?e=[h]:e.push(h),r++}if(!Q.test(p)){let h={instancePath:i+"/suite/version",schemaPath:"#/properties/suite/properties/versio\
n/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+"/suite/version",schemaPath:"#/properties/su\
ite/properties/version/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}}}else{let p={instancePath:i+"/suite",schemaPath:"#/properties/\
suite/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.target!==void 0){let u=s.target;if(u&&typeof u=="object"&&!Array.isArray(u)){
if(u.baseUrl===void 0){let p={instancePath:i+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty:"baseUrl"}};e===null?
e=[p]:e.push(p),r++}if(u.model===void 0){let p={instancePath:i+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty:"m\
odel"}};e===null?e=[p]:e.push(p),r++}for(let p in u)if(!(p==="baseUrl"||p==="model")){let h={instancePath:i+"/target",schemaPath:"#/properties/target/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[h]:e.push(h),r++}if(u.baseUrl!==void 0){let p=u.baseUrl;if(typeof p=="stri\
ng"){if(!Ss.test(p)){let h={instancePath:i+"/target/baseUrl",schemaPath:"#/properties/target/properties/baseUrl/pattern",keyword:"pattern",params:{pattern:"^htt\
ps?://"}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+"/target/baseUrl",schemaPath:"#/properties/target/properties/baseUrl/type",keyword:"type",params:{
type:"string"}};e===null?e=[h]:e.push(h),r++}}if(u.model!==void 0){let p=u.model;if(typeof p=="string"){if(V(p)<1){let h={instancePath:i+"/target/model",schemaPath:"\
#/properties/target/properties/model/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[h]:e.push(h),r++}if(!Q.test(p)){let h={instancePath:i+"/target\
/model",schemaPath:"#/properties/target/properties/model/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+
"/target/model",schemaPath:"#/properties/target/properties/model/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}}}else{let p={instancePath:i+
"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.workload!==void 0&&(we(s.workload,{instancePath:i+
"/workload",parentData:s,parentDataProperty:"workload",rootData:b,dynamicAnchors:q})||(e=e===null?we.errors:e.concat(we.errors),r=e.length)),s.schedule!==void 0){
let u=s.schedule;if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.seed===void 0){let p={instancePath:i+"/schedule",schemaPath:"#/properties/schedule/required",
keyword:"required",params:{missingProperty:"seed"}};e===null?e=[p]:e.push(p),r++}if(u.sha256===void 0){let p={instancePath:i+"/schedule",schemaPath:"#/propertie\
s/schedule/required",keyword:"required",params:{missingProperty:"sha256"}};e===null?e=[p]:e.push(p),r++}for(let p in u)if(!(p==="seed"||p==="sha256")){let h={instancePath:i+
"/schedule",schemaPath:"#/properties/schedule/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[h]:e.push(h),r++}if(u.
seed!==void 0&&typeof u.seed!="string"){let p={instancePath:i+"/schedule/seed",schemaPath:"#/properties/schedule/properties/seed/type",keyword:"type",params:{type:"\
string"}};e===null?e=[p]:e.push(p),r++}if(u.sha256!==void 0){let p=u.sha256;if(typeof p=="string"){if(!Ds.test(p)){let h={instancePath:i+"/schedule/sha256",schemaPath:"\
#/properties/schedule/properties/sha256/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+"\
/schedule/sha256",schemaPath:"#/properties/schedule/properties/sha256/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}}}else{let p={instancePath:i+
"/schedule",schemaPath:"#/properties/schedule/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.instrument!==void 0){let u=s.instrument;
if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.note===void 0){let p={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"requ\
ired",params:{missingProperty:"note"}};e===null?e=[p]:e.push(p),r++}if(u.engine===void 0){let p={instancePath:i+"/instrument",schemaPath:"#/properties/instrumen\
t/required",keyword:"required",params:{missingProperty:"engine"}};e===null?e=[p]:e.push(p),r++}if(u.cpuShare===void 0){let p={instancePath:i+"/instrument",schemaPath:"\
#/properties/instrument/required",keyword:"required",params:{missingProperty:"cpuShare"}};e===null?e=[p]:e.push(p),r++}if(u.memory===void 0){let p={instancePath:i+
"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"memory"}};e===null?e=[p]:e.push(p),r++}if(u.ttftErrorMs===
void 0){let p={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"ttftErrorMs"}};e===null?e=
[p]:e.push(p),r++}if(u.gapErrorMs===void 0){let p={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"\
gapErrorMs"}};e===null?e=[p]:e.push(p),r++}if(u.errorsMs===void 0){let p={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"re\
quired",params:{missingProperty:"errorsMs"}};e===null?e=[p]:e.push(p),r++}if(u.scheduleLagMs===void 0){let p={instancePath:i+"/instrument",schemaPath:"#/propert\
ies/instrument/required",keyword:"required",params:{missingProperty:"scheduleLagMs"}};e===null?e=[p]:e.push(p),r++}if(u.verdict===void 0){let p={instancePath:i+
"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"verdict"}};e===null?e=[p]:e.push(p),r++}if(u.reasons===void 0){
let p={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"reasons"}};e===null?e=[p]:e.push(p),
r++}if(u.marked===void 0){let p={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"marked"}};
e===null?e=[p]:e.push(p),r++}if(u.k6ExitCode===void 0){let p={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{
missingProperty:"k6ExitCode"}};e===null?e=[p]:e.push(p),r++}for(let p in u)if(!ie.call(K.properties.instrument.properties,p)){let h={instancePath:i+"/instrument",
schemaPath:"#/properties/instrument/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[h]:e.push(h),r++}if(u.note!==
void 0){let p=u.note;if(typeof p=="string"){if(V(p)<1){let h={instancePath:i+"/instrument/note",schemaPath:"#/properties/instrument/properties/note/minLength",keyword:"\
minLength",params:{limit:1}};e===null?e=[h]:e.push(h),r++}if(!Q.test(p)){let h={instancePath:i+"/instrument/note",schemaPath:"#/properties/instrument/properties\
/note/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+"/instrument/note",schemaPath:"#/propert\
ies/instrument/properties/note/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}}if(u.engine!==void 0){let p=u.engine;if(typeof p=="str\
ing"){if(V(p)<1){let h={instancePath:i+"/instrument/engine",schemaPath:"#/properties/instrument/properties/engine/minLength",keyword:"minLength",params:{limit:1}};
e===null?e=[h]:e.push(h),r++}if(!Q.test(p)){let h={instancePath:i+"/instrument/engine",schemaPath:"#/properties/instrument/properties/engine/pattern",keyword:"p\
attern",params:{pattern:"^[^\\n]*$"}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+"/instrument/engine",schemaPath:"#/properties/instrument/properti\
es/engine/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}}if(u.cpuShare!==void 0){let p=u.cpuShare;if(!(typeof p=="number"&&isFinite(
p))&&p!==null){let h={instancePath:i+"/instrument/cpuShare",schemaPath:"#/properties/instrument/properties/cpuShare/type",keyword:"type",params:{type:K.properties.
instrument.properties.cpuShare.type}};e===null?e=[h]:e.push(h),r++}if(typeof p=="number"&&isFinite(p)){if(p>1||isNaN(p)){let h={instancePath:i+"/instrument/cpuS\
hare",schemaPath:"#/properties/instrument/properties/cpuShare/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[h]:e.push(h),r++}if(p<0||
isNaN(p)){let h={instancePath:i+"/instrument/cpuShare",schemaPath:"#/properties/instrument/properties/cpuShare/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}};e===null?e=[h]:e.push(h),r++}}}if(u.memory!==void 0){let p=u.memory;if(!(p&&typeof p=="object"&&!Array.isArray(p))&&p!==null){let h={instancePath:i+"/\
instrument/memory",schemaPath:"#/properties/instrument/properties/memory/type",keyword:"type",params:{type:K.properties.instrument.properties.memory.type}};e===
null?e=[h]:e.push(h),r++}if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.peakMiB===void 0){let h={instancePath:i+"/instrument/memory",schemaPath:"#/properties\
/instrument/properties/memory/required",keyword:"required",params:{missingProperty:"peakMiB"}};e===null?e=[h]:e.push(h),r++}if(p.earlyMiB===void 0){let h={instancePath:i+
"/instrument/memory",schemaPath:"#/properties/instrument/properties/memory/required",keyword:"required",params:{missingProperty:"earlyMiB"}};e===null?e=[h]:e.push(
h),r++}if(p.lateMiB===void 0){let h={instancePath:i+"/instrument/memory",schemaPath:"#/properties/instrument/properties/memory/required",keyword:"required",params:{
missingProperty:"lateMiB"}};e===null?e=[h]:e.push(h),r++}for(let h in p)if(!(h==="peakMiB"||h==="earlyMiB"||h==="lateMiB")){let v={instancePath:i+"/instrument/m\
emory",schemaPath:"#/properties/instrument/properties/memory/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[v]:
e.push(v),r++}if(p.peakMiB!==void 0){let h=p.peakMiB;if(typeof h=="number"&&isFinite(h)){if(h<0||isNaN(h)){let v={instancePath:i+"/instrument/memory/peakMiB",schemaPath:"\
#/properties/instrument/properties/memory/properties/peakMiB/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[v]:e.push(v),r++}}else{let v={
instancePath:i+"/instrument/memory/peakMiB",schemaPath:"#/properties/instrument/properties/memory/properties/peakMiB/type",keyword:"type",params:{type:"number"}};
e===null?e=[v]:e.push(v),r++}}if(p.earlyMiB!==void 0){let h=p.earlyMiB;if(typeof h=="number"&&isFinite(h)){if(h<0||isNaN(h)){let v={instancePath:i+"/instrument/\
memory/earlyMiB",schemaPath:"#/properties/instrument/properties/memory/properties/earlyMiB/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?
e=[v]:e.push(v),r++}}else{let v={instancePath:i+"/instrument/memory/earlyMiB",schemaPath:"#/properties/instrument/properties/memory/properties/earlyMiB/type",keyword:"\
type",params:{type:"number"}};e===null?e=[v]:e.push(v),r++}}if(p.lateMiB!==void 0){let h=p.lateMiB;if(typeof h=="number"&&isFinite(h)){if(h<0||isNaN(h)){let v={
instancePath:i+"/instrument/memory/lateMiB",schemaPath:"#/properties/instrument/properties/memory/properties/lateMiB/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[v]:e.push(v),r++}}else{let v={instancePath:i+"/instrument/memory/lateMiB",schemaPath:"#/properties/instrument/properties/memory/proper\
ties/lateMiB/type",keyword:"type",params:{type:"number"}};e===null?e=[v]:e.push(v),r++}}}}if(u.ttftErrorMs!==void 0){let p=u.ttftErrorMs,h=r,v=!1,w=r;if(p!==null){
let N={instancePath:i+"/instrument/ttftErrorMs",schemaPath:"#/properties/instrument/properties/ttftErrorMs/anyOf/0/type",keyword:"type",params:{type:"null"}};e===
null?e=[N]:e.push(N),r++}var n=w===r;v=v||n;let O=r;W(p,{instancePath:i+"/instrument/ttftErrorMs",parentData:u,parentDataProperty:"ttftErrorMs",rootData:b,dynamicAnchors:q})||
(e=e===null?W.errors:e.concat(W.errors),r=e.length);var n=O===r;if(v=v||n,v)r=h,e!==null&&(h?e.length=h:e=null);else{let N={instancePath:i+"/instrument/ttftErro\
rMs",schemaPath:"#/properties/instrument/properties/ttftErrorMs/anyOf",keyword:"anyOf",params:{}};e===null?e=[N]:e.push(N),r++}}if(u.gapErrorMs!==void 0){let p=u.
gapErrorMs,h=r,v=!1,w=r;if(p!==null){let N={instancePath:i+"/instrument/gapErrorMs",schemaPath:"#/properties/instrument/properties/gapErrorMs/anyOf/0/type",keyword:"\
type",params:{type:"null"}};e===null?e=[N]:e.push(N),r++}var P=w===r;v=v||P;let O=r;W(p,{instancePath:i+"/instrument/gapErrorMs",parentData:u,parentDataProperty:"\
gapErrorMs",rootData:b,dynamicAnchors:q})||(e=e===null?W.errors:e.concat(W.errors),r=e.length);var P=O===r;if(v=v||P,v)r=h,e!==null&&(h?e.length=h:e=null);else{
let N={instancePath:i+"/instrument/gapErrorMs",schemaPath:"#/properties/instrument/properties/gapErrorMs/anyOf",keyword:"anyOf",params:{}};e===null?e=[N]:e.push(
N),r++}}if(u.errorsMs!==void 0){let p=u.errorsMs;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let h in p){let v=r;if(typeof h=="string"&&!Sr.test(h)){let w={
instancePath:i+"/instrument/errorsMs",schemaPath:"#/properties/instrument/properties/errorsMs/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[a-z][a\
-z0-9-]*$"},propertyName:h};e===null?e=[w]:e.push(w),r++}var k=v===r;if(!k){let w={instancePath:i+"/instrument/errorsMs",schemaPath:"#/properties/instrument/pro\
perties/errorsMs/propertyNames",keyword:"propertyNames",params:{propertyName:h}};e===null?e=[w]:e.push(w),r++}}for(let h in p)W(p[h],{instancePath:i+"/instrumen\
t/errorsMs/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:p,parentDataProperty:h,rootData:b,dynamicAnchors:q})||(e=e===null?W.errors:e.concat(W.errors),r=
e.length)}else{let h={instancePath:i+"/instrument/errorsMs",schemaPath:"#/properties/instrument/properties/errorsMs/type",keyword:"type",params:{type:"object"}};
e===null?e=[h]:e.push(h),r++}}if(u.scheduleLagMs!==void 0){let p=u.scheduleLagMs,h=r,v=!1,w=r;if(p!==null){let N={instancePath:i+"/instrument/scheduleLagMs",schemaPath:"\
#/properties/instrument/properties/scheduleLagMs/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[N]:e.push(N),r++}var y=w===r;v=v||y;let O=r;W(p,
{instancePath:i+"/instrument/scheduleLagMs",parentData:u,parentDataProperty:"scheduleLagMs",rootData:b,dynamicAnchors:q})||(e=e===null?W.errors:e.concat(W.errors),
r=e.length);var y=O===r;if(v=v||y,v)r=h,e!==null&&(h?e.length=h:e=null);else{let N={instancePath:i+"/instrument/scheduleLagMs",schemaPath:"#/properties/instrume\
nt/properties/scheduleLagMs/anyOf",keyword:"anyOf",params:{}};e===null?e=[N]:e.push(N),r++}}if(u.verdict!==void 0){let p=u.verdict;if(!(p==="valid"||p==="suspec\
t")){let h={instancePath:i+"/instrument/verdict",schemaPath:"#/properties/instrument/properties/verdict/enum",keyword:"enum",params:{allowedValues:K.properties.
instrument.properties.verdict.enum}};e===null?e=[h]:e.push(h),r++}}if(u.reasons!==void 0){let p=u.reasons;if(Array.isArray(p)){let h=p.length;for(let v=0;v<h;v++){
let w=p[v];if(typeof w=="string"){if(V(w)<1){let O={instancePath:i+"/instrument/reasons/"+v,schemaPath:"#/properties/instrument/properties/reasons/items/minLeng\
th",keyword:"minLength",params:{limit:1}};e===null?e=[O]:e.push(O),r++}if(!Q.test(w)){let O={instancePath:i+"/instrument/reasons/"+v,schemaPath:"#/properties/in\
strument/properties/reasons/items/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[O]:e.push(O),r++}}else{let O={instancePath:i+"/instrument\
/reasons/"+v,schemaPath:"#/properties/instrument/properties/reasons/items/type",keyword:"type",params:{type:"string"}};e===null?e=[O]:e.push(O),r++}}}else{let h={
instancePath:i+"/instrument/reasons",schemaPath:"#/properties/instrument/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[h]:e.push(h),
r++}}if(u.marked!==void 0){let p=u.marked;if(Array.isArray(p)){let h=p.length;for(let v=0;v<h;v++){let w=p[v];if(typeof w=="string"){if(!Ns.test(w)){let O={instancePath:i+
"/instrument/marked/"+v,schemaPath:"#/properties/instrument/properties/marked/items/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]* (p50|p90|p95|p9\
9|max)$"}};e===null?e=[O]:e.push(O),r++}}else{let O={instancePath:i+"/instrument/marked/"+v,schemaPath:"#/properties/instrument/properties/marked/items/type",keyword:"\
type",params:{type:"string"}};e===null?e=[O]:e.push(O),r++}}}else{let h={instancePath:i+"/instrument/marked",schemaPath:"#/properties/instrument/properties/mark\
ed/type",keyword:"type",params:{type:"array"}};e===null?e=[h]:e.push(h),r++}}if(u.k6ExitCode!==void 0){let p=u.k6ExitCode;if(!(typeof p=="number"&&!(p%1)&&!isNaN(
p)&&isFinite(p))&&p!==null){let h={instancePath:i+"/instrument/k6ExitCode",schemaPath:"#/properties/instrument/properties/k6ExitCode/type",keyword:"type",params:{
type:K.properties.instrument.properties.k6ExitCode.type}};e===null?e=[h]:e.push(h),r++}}}else{let p={instancePath:i+"/instrument",schemaPath:"#/properties/instr\
ument/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.startedAt!==void 0){let u=s.startedAt;if(typeof u=="string"){if(!_s.test(u)){
let p={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T[0-9:.]+Z$"}};e===null?e=
[p]:e.push(p),r++}}else{let p={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(
p),r++}}if(s.durationMs!==void 0){let u=s.durationMs;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let p={instancePath:i+"/durationMs",schemaPath:"#\
/properties/durationMs/type",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),r++}if(typeof u=="number"&&isFinite(u)&&(u<0||isNaN(u))){let p={instancePath:i+
"/durationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),r++}}}else{let u={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}return Dr.errors=e,r===0}Dr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Vs=Nr,Xr={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:openai:chat-completion-chunk",$comment:"Gap G4.7, reading sse.events = chunk\
s-done. Text may be null or left out in a delta, the role may come again, the finish reason may be left out until the last chunk, and the chunk with the token c\
ounts has no choices.",title:"Chunk of a streamed chat completion",type:"object",required:["id","object","created","model","choices"],properties:{id:{type:"stri\
ng",minLength:1},object:{const:"chat.completion.chunk"},created:{type:"integer",minimum:0},model:{type:"string"},choices:{type:"array",items:{type:"object",required:[
"index","delta"],properties:{index:{type:"integer",minimum:0},delta:{type:"object",properties:{role:{type:["string","null"]},content:{type:["string","null"]}}},
finish_reason:{type:["string","null"]}}}},usage:{$ref:"urn:assay:openai:usage"}}},Yr={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:open\
ai:usage",$comment:"Gap G2.4, reading response.fields = openai. The whole may be null, and so may the breakdowns, as several servers send them.",title:"Token co\
unts",type:["object","null"],required:["prompt_tokens","completion_tokens","total_tokens"],properties:{prompt_tokens:{type:"integer",minimum:0},completion_tokens:{
type:"integer",minimum:0},total_tokens:{type:"integer",minimum:0},prompt_tokens_details:{type:["object","null"]},completion_tokens_details:{type:["object","null"]}}};
function oe(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=oe.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),!(s&&typeof s=="object"&&!Array.isArray(s))&&s!==null){let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:Yr.type}};e===null?e=[t]:e.push(t),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.prompt_tokens===void 0){let t={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"prompt_tokens"}};e===null?e=[t]:e.push(t),r++}if(s.completion_tokens===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"completion_tokens"}};e===null?e=[t]:e.push(t),r++}if(s.total_tokens===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"total_tokens"}};e===null?e=[t]:e.push(t),r++}if(s.prompt_tokens!==void 0){let t=s.prompt_tokens;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:i+"/prompt_tokens",schemaPath:"#/properties/prompt_tokens/type",keyword:"type",params:{type:"inte\
ger"}};e===null?e=[o]:e.push(o),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let o={instancePath:i+"/prompt_tokens",schemaPath:"#/properties/prompt_\
tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}if(s.completion_tokens!==void 0){let t=s.completion_tokens;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:i+"/completion_tokens",schemaPath:"#/properties/completion_tokens/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[o]:e.push(o),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let o={instancePath:i+"/completion_tokens",schemaPath:"#/properties\
/completion_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}if(s.total_tokens!==void 0){let t=s.total_tokens;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:i+"/total_tokens",schemaPath:"#/properties/total_tokens/type",keyword:"type",params:{type:"intege\
r"}};e===null?e=[o]:e.push(o),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let o={instancePath:i+"/total_tokens",schemaPath:"#/properties/total_toke\
ns/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}if(s.prompt_tokens_details!==void 0){let t=s.prompt_tokens_details;
if(!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null){let o={instancePath:i+"/prompt_tokens_details",schemaPath:"#/properties/prompt_tokens_details/type",keyword:"\
type",params:{type:Yr.properties.prompt_tokens_details.type}};e===null?e=[o]:e.push(o),r++}}if(s.completion_tokens_details!==void 0){let t=s.completion_tokens_details;
if(!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null){let o={instancePath:i+"/completion_tokens_details",schemaPath:"#/properties/completion_tokens_details/\
type",keyword:"type",params:{type:Yr.properties.completion_tokens_details.type}};e===null?e=[o]:e.push(o),r++}}}return oe.errors=e,r===0}oe.evaluated={props:{prompt_tokens:!0,
completion_tokens:!0,total_tokens:!0,prompt_tokens_details:!0,completion_tokens_details:!0},dynamicProps:!1,dynamicItems:!1};function Nr(s,{instancePath:i="",parentData:S,
parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=Nr.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?
e=[t]:e.push(t),r++}if(s.object===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"object"}};e===null?e=[t]:e.push(
t),r++}if(s.created===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created"}};e===null?e=[t]:e.push(t),r++}
if(s.model===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"model"}};e===null?e=[t]:e.push(t),r++}if(s.choices===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"choices"}};e===null?e=[t]:e.push(t),r++}if(s.id!==void 0){let t=s.
id;if(typeof t=="string"){if(V(t)<1){let o={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(
o),r++}}else{let o={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.object!==void 0&&
s.object!=="chat.completion.chunk"){let t={instancePath:i+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"chat.completion\
.chunk"}};e===null?e=[t]:e.push(t),r++}if(s.created!==void 0){let t=s.created;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:i+"/\
created",schemaPath:"#/properties/created/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(
t))){let o={instancePath:i+"/created",schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}
if(s.model!==void 0&&typeof s.model!="string"){let t={instancePath:i+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"}};e===null?
e=[t]:e.push(t),r++}if(s.choices!==void 0){let t=s.choices;if(Array.isArray(t)){let o=t.length;for(let a=0;a<o;a++){let l=t[a];if(l&&typeof l=="object"&&!Array.
isArray(l)){if(l.index===void 0){let d={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items/required",keyword:"required",params:{missingProperty:"\
index"}};e===null?e=[d]:e.push(d),r++}if(l.delta===void 0){let d={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items/required",keyword:"require\
d",params:{missingProperty:"delta"}};e===null?e=[d]:e.push(d),r++}if(l.index!==void 0){let d=l.index;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let g={
instancePath:i+"/choices/"+a+"/index",schemaPath:"#/properties/choices/items/properties/index/type",keyword:"type",params:{type:"integer"}};e===null?e=[g]:e.push(
g),r++}if(typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))){let g={instancePath:i+"/choices/"+a+"/index",schemaPath:"#/properties/choices/items/properties/index\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[g]:e.push(g),r++}}if(l.delta!==void 0){let d=l.delta;if(d&&typeof d=="object"&&!Array.
isArray(d)){if(d.role!==void 0){let g=d.role;if(typeof g!="string"&&g!==null){let f={instancePath:i+"/choices/"+a+"/delta/role",schemaPath:"#/properties/choices\
/items/properties/delta/properties/role/type",keyword:"type",params:{type:Xr.properties.choices.items.properties.delta.properties.role.type}};e===null?e=[f]:e.push(
f),r++}}if(d.content!==void 0){let g=d.content;if(typeof g!="string"&&g!==null){let f={instancePath:i+"/choices/"+a+"/delta/content",schemaPath:"#/properties/ch\
oices/items/properties/delta/properties/content/type",keyword:"type",params:{type:Xr.properties.choices.items.properties.delta.properties.content.type}};e===null?
e=[f]:e.push(f),r++}}}else{let g={instancePath:i+"/choices/"+a+"/delta",schemaPath:"#/properties/choices/items/properties/delta/type",keyword:"type",params:{type:"\
object"}};e===null?e=[g]:e.push(g),r++}}if(l.finish_reason!==void 0){let d=l.finish_reason;if(typeof d!="string"&&d!==null){let g={instancePath:i+"/choices/"+a+
"/finish_reason",schemaPath:"#/properties/choices/items/properties/finish_reason/type",keyword:"type",params:{type:Xr.properties.choices.items.properties.finish_reason.
type}};e===null?e=[g]:e.push(g),r++}}}else{let d={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items/type",keyword:"type",params:{type:"object"}};
e===null?e=[d]:e.push(d),r++}}}else{let o={instancePath:i+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:
e.push(o),r++}}s.usage!==void 0&&(oe(s.usage,{instancePath:i+"/usage",parentData:s,parentDataProperty:"usage",rootData:b,dynamicAnchors:q})||(e=e===null?oe.errors:
e.concat(oe.errors),r=e.length))}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Nr.errors=
e,r===0}Nr.evaluated={props:{id:!0,object:!0,created:!0,model:!0,choices:!0,usage:!0},dynamicProps:!1,dynamicItems:!1};var Ms=_r;function _r(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=_r.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"}};e===null?e=[t]:e.push(t),r++}if(s.object===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"object"}};e===null?e=[t]:e.push(t),r++}if(s.created===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
created"}};e===null?e=[t]:e.push(t),r++}if(s.model===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"model"}};
e===null?e=[t]:e.push(t),r++}if(s.choices===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"choices"}};e===null?
e=[t]:e.push(t),r++}if(s.id!==void 0){let t=s.id;if(typeof t=="string"){if(V(t)<1){let o={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"m\
inLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[o]:e.push(o),r++}}if(s.object!==void 0&&s.object!=="chat.completion"){let t={instancePath:i+"/object",schemaPath:"#/properties/object/const",keyword:"\
const",params:{allowedValue:"chat.completion"}};e===null?e=[t]:e.push(t),r++}if(s.created!==void 0){let t=s.created;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){let o={instancePath:i+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}if(typeof t==
"number"&&isFinite(t)&&(t<0||isNaN(t))){let o={instancePath:i+"/created",schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[o]:e.push(o),r++}}if(s.model!==void 0&&typeof s.model!="string"){let t={instancePath:i+"/model",schemaPath:"#/properties/model/type",keyword:"type",
params:{type:"string"}};e===null?e=[t]:e.push(t),r++}if(s.choices!==void 0){let t=s.choices;if(Array.isArray(t)){if(t.length<1){let a={instancePath:i+"/choices",
schemaPath:"#/properties/choices/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[a]:e.push(a),r++}let o=t.length;for(let a=0;a<o;a++){let l=t[a];if(l&&
typeof l=="object"&&!Array.isArray(l)){if(l.index===void 0){let d={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items/required",keyword:"requir\
ed",params:{missingProperty:"index"}};e===null?e=[d]:e.push(d),r++}if(l.message===void 0){let d={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/i\
tems/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[d]:e.push(d),r++}if(l.finish_reason===void 0){let d={instancePath:i+"/choices/"+
a,schemaPath:"#/properties/choices/items/required",keyword:"required",params:{missingProperty:"finish_reason"}};e===null?e=[d]:e.push(d),r++}if(l.index!==void 0){
let d=l.index;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let g={instancePath:i+"/choices/"+a+"/index",schemaPath:"#/properties/choices/items/prop\
erties/index/type",keyword:"type",params:{type:"integer"}};e===null?e=[g]:e.push(g),r++}if(typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))){let g={instancePath:i+
"/choices/"+a+"/index",schemaPath:"#/properties/choices/items/properties/index/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[g]:e.push(
g),r++}}if(l.message!==void 0){let d=l.message;if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.role===void 0){let g={instancePath:i+"/choices/"+a+"/message",schemaPath:"\
#/properties/choices/items/properties/message/required",keyword:"required",params:{missingProperty:"role"}};e===null?e=[g]:e.push(g),r++}if(d.content===void 0){
let g={instancePath:i+"/choices/"+a+"/message",schemaPath:"#/properties/choices/items/properties/message/required",keyword:"required",params:{missingProperty:"c\
ontent"}};e===null?e=[g]:e.push(g),r++}if(d.role!==void 0&&d.role!=="assistant"){let g={instancePath:i+"/choices/"+a+"/message/role",schemaPath:"#/properties/ch\
oices/items/properties/message/properties/role/const",keyword:"const",params:{allowedValue:"assistant"}};e===null?e=[g]:e.push(g),r++}if(d.content!==void 0&&typeof d.
content!="string"){let g={instancePath:i+"/choices/"+a+"/message/content",schemaPath:"#/properties/choices/items/properties/message/properties/content/type",keyword:"\
type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}}else{let g={instancePath:i+"/choices/"+a+"/message",schemaPath:"#/properties/choices/items/propertie\
s/message/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}}if(l.finish_reason!==void 0&&typeof l.finish_reason!="string"){let d={instancePath:i+
"/choices/"+a+"/finish_reason",schemaPath:"#/properties/choices/items/properties/finish_reason/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(
d),r++}}else{let d={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}}else{
let o={instancePath:i+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}s.usage!==void 0&&(oe(
s.usage,{instancePath:i+"/usage",parentData:s,parentDataProperty:"usage",rootData:b,dynamicAnchors:q})||(e=e===null?oe.errors:e.concat(oe.errors),r=e.length))}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return _r.errors=e,r===0}_r.evaluated={props:{id:!0,
object:!0,created:!0,model:!0,choices:!0,usage:!0},dynamicProps:!1,dynamicItems:!1};var Fs=Ir,ls={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"ur\
n:assay:openai:error-body-full",$comment:"Gap G7.2, reading errors.body = openai, in full: four keys, of which param and code may be null. A numeric code is a d\
eviation that clients notice, so it is not allowed here.",title:"Error body, in full",type:"object",required:["error"],properties:{error:{type:"object",required:[
"message","type","param","code"],properties:{message:{type:"string"},type:{type:"string"},param:{type:["string","null"]},code:{type:["string","null"]}}}}};function Ir(s,{
instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=Ir.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&
(c.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.error===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
error"}};e===null?e=[t]:e.push(t),r++}if(s.error!==void 0){let t=s.error;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.message===void 0){let o={instancePath:i+
"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[o]:e.push(o),r++}if(t.type===void 0){let o={
instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[o]:e.push(o),r++}if(t.param===void 0){
let o={instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"param"}};e===null?e=[o]:e.push(o),r++}if(t.code===
void 0){let o={instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"code"}};e===null?e=[o]:e.push(o),r++}
if(t.message!==void 0&&typeof t.message!="string"){let o={instancePath:i+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",
params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(t.type!==void 0&&typeof t.type!="string"){let o={instancePath:i+"/error/type",schemaPath:"#/properties/e\
rror/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(t.param!==void 0){let o=t.param;if(typeof o!="string"&&o!==null){
let a={instancePath:i+"/error/param",schemaPath:"#/properties/error/properties/param/type",keyword:"type",params:{type:ls.properties.error.properties.param.type}};
e===null?e=[a]:e.push(a),r++}}if(t.code!==void 0){let o=t.code;if(typeof o!="string"&&o!==null){let a={instancePath:i+"/error/code",schemaPath:"#/properties/err\
or/properties/code/type",keyword:"type",params:{type:ls.properties.error.properties.code.type}};e===null?e=[a]:e.push(a),r++}}}else{let o={instancePath:i+"/erro\
r",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Ir.errors=e,r===0}Ir.evaluated={props:{error:!0},dynamicProps:!1,dynamicItems:!1};var Ts=Vr;function Vr(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=Vr.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.error===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"error"}};e===null?e=[t]:e.push(t),r++}if(s.error!==void 0){let t=s.error;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.message===
void 0){let o={instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[o]:e.push(o),
r++}if(t.message!==void 0&&typeof t.message!="string"){let o={instancePath:i+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"\
object"}};e===null?e=[o]:e.push(o),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Vr.
errors=e,r===0}Vr.evaluated={props:{error:!0},dynamicProps:!1,dynamicItems:!1};var Us=Mr;function Mr(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=Mr.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.object===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"object"}};e===null?e=[t]:e.push(t),r++}if(s.data===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"}};e===null?e=[t]:e.push(t),r++}if(s.object!==void 0&&s.object!=="list"){let t={instancePath:i+"/object",schemaPath:"#/properties/object/c\
onst",keyword:"const",params:{allowedValue:"list"}};e===null?e=[t]:e.push(t),r++}if(s.data!==void 0){let t=s.data;if(Array.isArray(t)){let o=t.length;for(let a=0;a<
o;a++){let l=t[a];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.id===void 0){let d={instancePath:i+"/data/"+a,schemaPath:"#/properties/data/items/required",
keyword:"required",params:{missingProperty:"id"}};e===null?e=[d]:e.push(d),r++}if(l.id!==void 0){let d=l.id;if(typeof d=="string"){if(V(d)<1){let g={instancePath:i+
"/data/"+a+"/id",schemaPath:"#/properties/data/items/properties/id/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[g]:e.push(g),r++}}else{let g={instancePath:i+
"/data/"+a+"/id",schemaPath:"#/properties/data/items/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}}}else{let d={instancePath:i+
"/data/"+a,schemaPath:"#/properties/data/items/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}}else{let o={instancePath:i+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[t]:e.push(t),r++}return Mr.errors=e,r===0}Mr.evaluated={props:{object:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Ls=oe,Es=Fr;var Cs={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:readings",$comment:"One member per key of gaps.json, one branch per reading of tha\
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
sts","tokens","concurrent"]},windowSeconds:{$ref:"#/$defs/seconds"},scope:{enum:["key","account","address"]}}}},charged:{title:"What counts besides the calls th\
at are answered",type:"array",uniqueItems:!0,items:{enum:["refused","invalid","unauthorized"]}}},required:["reading","quotas"],additionalProperties:!1}]},"limit\
s.headers":{if:{type:"string"},then:{enum:["x-ratelimit-durations","ratelimit-fields","ratelimit-03","x-ratelimit-epoch","anthropic","none"]},else:{type:"object",
discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"x-ratelimit-durations"}},required:["reading"],additionalProperties:!1},{properties:{reading:{
const:"ratelimit-fields"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"ratelimit-03"}},required:["reading"],additionalProperties:!1},
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
#/$defs/path"}}}},seconds:{type:"number",exclusiveMinimum:0}}};function I(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=I.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),Array.isArray(s)){let t=s.length;for(let l=0;l<t;l++){let d=s[l];if(typeof d=="string"){if(V(d)<1){let g={instancePath:i+
"/"+l,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[g]:e.push(g),r++}}else{let g={instancePath:i+"/"+l,schemaPath:"#/items/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}}let o=s.length,a;if(o>1){let l={};for(;o--;){let d=s[o];if(typeof d=="string"){if(typeof l[d]==
"number"){a=l[d];let g={instancePath:i,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:o,j:a}};e===null?e=[g]:e.push(g),r++;break}l[d]=o}}}}else{let t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),r++}return I.errors=e,r===0}I.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};function be(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=be.evaluated;if(c.dynamicProps&&
(c.props=void 0),c.dynamicItems&&(c.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let o=s.reading;if(typeof o=="string")if(o==="list"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[a]:e.push(a),r++}if(s.names===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"names"}};e===
null?e=[a]:e.push(a),r++}for(let a in s)if(!(a==="reading"||a==="names")){let l={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:a}};e===null?e=[l]:e.push(l),r++}if(s.reading!==void 0&&s.reading!=="list"){let a={instancePath:i+"/reading",schemaPath:"#\
/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[a]:e.push(a),r++}s.names!==void 0&&(I(s.names,{instancePath:i+"/nam\
es",parentData:s,parentDataProperty:"names",rootData:b,dynamicAnchors:q})||(e=e===null?I.errors:e.concat(I.errors),r=e.length))}var t=!0}else{let a={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),r++}else{let a={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),r++}}else{let o={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return be.errors=e,c.props=t,r===0}be.evaluated={dynamicProps:!0,dynamicItems:!1};var me={
if:{type:"string"},then:{enum:["model+messages","all-four","messages"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{
const:"model+messages"},required:{const:["model","messages"]}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"all-four"},required:{const:[
"model","messages","max_tokens","temperature"]}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"messages"},required:{const:["message\
s"]}},required:["reading"],additionalProperties:!1}]}},qr=os().default;function qe(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){
let e=null,r=0,c=qe.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let t=r,o=!0,a=r;if(typeof s!="string"){let f={};e===null?e=[f]:
e.push(f),r++}var l=a===r;r=t,e!==null&&(t?e.length=t:e=null);let d;if(l){let f=r;if(!(s==="model+messages"||s==="all-four"||s==="messages")){let m={instancePath:i,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:me.then.enum}};e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,d="then"}else{let f=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="model+messages"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){
let n={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n===
"reading"||n==="required")){let P={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};
e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="model+messages"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading\
/const",keyword:"const",params:{allowedValue:"model+messages"}};e===null?e=[n]:e.push(n),r++}if(s.required!==void 0&&!qr(s.required,me.else.oneOf[0].properties.
required.const)){let n={instancePath:i+"/required",schemaPath:"#/else/oneOf/0/properties/required/const",keyword:"const",params:{allowedValue:me.else.oneOf[0].properties.
required.const}};e===null?e=[n]:e.push(n),r++}}var g=!0}else if(m==="all-four"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n===
"required")){let P={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:
e.push(P),r++}if(s.reading!==void 0&&s.reading!=="all-four"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"cons\
t",params:{allowedValue:"all-four"}};e===null?e=[n]:e.push(n),r++}if(s.required!==void 0&&!qr(s.required,me.else.oneOf[1].properties.required.const)){let n={instancePath:i+
"/required",schemaPath:"#/else/oneOf/1/properties/required/const",keyword:"const",params:{allowedValue:me.else.oneOf[1].properties.required.const}};e===null?e=[
n]:e.push(n),r++}}g!==!0&&(g=!0)}else if(m==="messages"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#\
/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="required")){
let P={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}
if(s.reading!==void 0&&s.reading!=="messages"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"\
messages"}};e===null?e=[n]:e.push(n),r++}if(s.required!==void 0&&!qr(s.required,me.else.oneOf[2].properties.required.const)){let n={instancePath:i+"/required",schemaPath:"\
#/else/oneOf/2/properties/required/const",keyword:"const",params:{allowedValue:me.else.oneOf[2].properties.required.const}};e===null?e=[n]:e.push(n),r++}}g!==!0&&
(g=!0)}else{let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[n]:e.
push(n),r++}else{let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[n]:e.
push(n),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,d="else"}if(!o){
let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),r++}return qe.errors=e,c.props=g,r===0}qe.evaluated={dynamicProps:!0,
dynamicItems:!1};var Bs={if:{type:"string"},then:{enum:["discovery","any"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{
const:"discovery"},path:{$ref:"#/$defs/path"},schema:{$ref:"#/$defs/schemaId"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"list"},
models:{type:"array",items:{type:"string",minLength:1},uniqueItems:!0,minItems:1}},required:["reading","models"],additionalProperties:!1},{properties:{reading:{
const:"any"}},required:["reading"],additionalProperties:!1}]}};var Ks=new RegExp("^/(?!/)[^\\s#]*$","u");function U(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,
c=U.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),typeof s=="string"){if(!Ks.test(s)){let t={instancePath:i,schemaPath:"#/patte\
rn",keyword:"pattern",params:{pattern:"^/(?!/)[^\\s#]*$"}};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
string"}};e===null?e=[t]:e.push(t),r++}return U.errors=e,r===0}U.evaluated={dynamicProps:!1,dynamicItems:!1};var ys=new RegExp("^urn:assay:","u");function T(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=T.
evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),typeof s=="string"){if(!ys.test(s)){let t={instancePath:i,schemaPath:"#/pattern",
keyword:"pattern",params:{pattern:"^urn:assay:"}};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"stri\
ng"}};e===null?e=[t]:e.push(t),r++}return T.errors=e,r===0}T.evaluated={dynamicProps:!1,dynamicItems:!1};function ve(s,{instancePath:i="",parentData:S,parentDataProperty:D,
rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=ve.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let t=r,o=!0,a=r;if(typeof s!=
"string"){let f={};e===null?e=[f]:e.push(f),r++}var l=a===r;r=t,e!==null&&(t?e.length=t:e=null);let d;if(l){let f=r;if(!(s==="discovery"||s==="any")){let m={instancePath:i,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Bs.then.enum}};e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,d="then"}else{let f=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="discovery"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={
instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n===
"reading"||n==="path"||n==="schema")){let P={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};
e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="discovery"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/cons\
t",keyword:"const",params:{allowedValue:"discovery"}};e===null?e=[n]:e.push(n),r++}s.path!==void 0&&(U(s.path,{instancePath:i+"/path",parentData:s,parentDataProperty:"\
path",rootData:b,dynamicAnchors:q})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),s.schema!==void 0&&(T(s.schema,{instancePath:i+"/schema",parentData:s,
parentDataProperty:"schema",rootData:b,dynamicAnchors:q})||(e=e===null?T.errors:e.concat(T.errors),r=e.length))}var g=!0}else if(m==="list"){if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[n]:e.push(n),r++}if(s.models===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"models"}};
e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="models")){let P={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="list"){let n={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[n]:e.push(n),r++}if(s.models!==void 0){let n=s.models;if(Array.
isArray(n)){if(n.length<1){let u={instancePath:i+"/models",schemaPath:"#/else/oneOf/1/properties/models/minItems",keyword:"minItems",params:{limit:1}};e===null?
e=[u]:e.push(u),r++}let P=n.length;for(let u=0;u<P;u++){let p=n[u];if(typeof p=="string"){if(V(p)<1){let h={instancePath:i+"/models/"+u,schemaPath:"#/else/oneOf\
/1/properties/models/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+"/models/"+u,schemaPath:"#/\
else/oneOf/1/properties/models/items/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}}let k=n.length,y;if(k>1){let u={};for(;k--;){let p=n[k];
if(typeof p=="string"){if(typeof u[p]=="number"){y=u[p];let h={instancePath:i+"/models",schemaPath:"#/else/oneOf/1/properties/models/uniqueItems",keyword:"uniqu\
eItems",params:{i:k,j:y}};e===null?e=[h]:e.push(h),r++;break}u[p]=k}}}}else{let P={instancePath:i+"/models",schemaPath:"#/else/oneOf/1/properties/models/type",keyword:"\
type",params:{type:"array"}};e===null?e=[P]:e.push(P),r++}}}g!==!0&&(g=!0)}else if(m==="any"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){
let n={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(n!==
"reading"){let P={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.
push(P),r++}if(s.reading!==void 0&&s.reading!=="any"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{
allowedValue:"any"}};e===null?e=[n]:e.push(n),r++}}g!==!0&&(g=!0)}else{let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"reading",tagValue:m}};e===null?e=[n]:e.push(n),r++}else{let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"\
tag",tag:"reading",tagValue:m}};e===null?e=[n]:e.push(n),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?
e=[m]:e.push(m),r++}var l=f===r;o=l,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),r++}
return ve.errors=e,c.props=g,r===0}ve.evaluated={dynamicProps:!0,dynamicItems:!1};var Rs={if:{type:"string"},then:{enum:["openai"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"openai"},roles:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{
const:"list"},roles:{$ref:"#/$defs/texts"}},required:["reading","roles"],additionalProperties:!1}]}};function $e(s,{instancePath:i="",parentData:S,parentDataProperty:D,
rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=$e.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let t=r,o=!0,a=r;if(typeof s!=
"string"){let f={};e===null?e=[f]:e.push(f),r++}var l=a===r;r=t,e!==null&&(t?e.length=t:e=null);let d;if(l){let f=r;if(s!=="openai"){let m={instancePath:i,schemaPath:"\
#/then/enum",keyword:"enum",params:{allowedValues:Rs.then.enum}};e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,d="then"}else{let f=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="openai"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"\
#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="roles")){let P={
instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.
reading!==void 0&&s.reading!=="openai"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
openai"}};e===null?e=[n]:e.push(n),r++}s.roles!==void 0&&(I(s.roles,{instancePath:i+"/roles",parentData:s,parentDataProperty:"roles",rootData:b,dynamicAnchors:q})||
(e=e===null?I.errors:e.concat(I.errors),r=e.length))}var g=!0}else if(m==="list"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}if(s.roles===void 0){let n={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"roles"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="r\
oles")){let P={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(
P),r++}if(s.reading!==void 0&&s.reading!=="list"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{
allowedValue:"list"}};e===null?e=[n]:e.push(n),r++}s.roles!==void 0&&(I(s.roles,{instancePath:i+"/roles",parentData:s,parentDataProperty:"roles",rootData:b,dynamicAnchors:q})||
(e=e===null?I.errors:e.concat(I.errors),r=e.length))}g!==!0&&(g=!0)}else{let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"mapping",tag:"reading",tagValue:m}};e===null?e=[n]:e.push(n),r++}else{let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"reading",tagValue:m}};e===null?e=[n]:e.push(n),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};
e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(
f),r++}return $e.errors=e,c.props=g,r===0}$e.evaluated={dynamicProps:!0,dynamicItems:!1};var Gs={if:{type:"string"},then:{enum:["openai","bare"]},else:{type:"ob\
ject",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"openai"},schema:{$ref:"#/$defs/schemaId"},object:{$ref:"#/$defs/text"},role:{$ref:"\
#/$defs/text"},finishReasons:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"bare"}},required:["reading"],additionalProperties:!1}]}};function _(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=_.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),typeof s=="string"){if(V(s)<1){let t={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1}};e===
null?e=[t]:e.push(t),r++}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}return _.errors=e,r===
0}_.evaluated={dynamicProps:!1,dynamicItems:!1};function je(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,
r=0,c=je.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let t=r,o=!0,a=r;if(typeof s!="string"){let f={};e===null?e=[f]:e.push(f),r++}
var l=a===r;r=t,e!==null&&(t?e.length=t:e=null);let d;if(l){let f=r;if(!(s==="openai"||s==="bare")){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",
params:{allowedValues:Gs.then.enum}};e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,d="then"}else{let f=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;
if(typeof m=="string")if(m==="openai"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/0/requ\
ired",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="schema"||n==="object"||n==="ro\
le"||n==="finishReasons")){let P={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};
e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="openai"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",
keyword:"const",params:{allowedValue:"openai"}};e===null?e=[n]:e.push(n),r++}s.schema!==void 0&&(T(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"\
schema",rootData:b,dynamicAnchors:q})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),s.object!==void 0&&(_(s.object,{instancePath:i+"/object",parentData:s,
parentDataProperty:"object",rootData:b,dynamicAnchors:q})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)),s.role!==void 0&&(_(s.role,{instancePath:i+"/rol\
e",parentData:s,parentDataProperty:"role",rootData:b,dynamicAnchors:q})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)),s.finishReasons!==void 0&&(I(s.finishReasons,
{instancePath:i+"/finishReasons",parentData:s,parentDataProperty:"finishReasons",rootData:b,dynamicAnchors:q})||(e=e===null?I.errors:e.concat(I.errors),r=e.length))}
var g=!0}else if(m==="bare"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(n!=="reading"){let P={instancePath:i,schemaPath:"#/else/oneOf/1/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="bare"){let n={
instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"bare"}};e===null?e=[n]:e.push(n),r++}}g!==!0&&
(g=!0)}else{let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[n]:e.
push(n),r++}else{let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[n]:e.
push(n),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,d="else"}if(!o){
let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),r++}return je.errors=e,c.props=g,r===0}je.evaluated={dynamicProps:!0,
dynamicItems:!1};var zs={if:{type:"string"},then:{enum:["opaque"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"\
opaque"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"pattern"},pattern:{$ref:"#/$defs/text"}},required:["reading","pattern"],additionalProperties:!1}]}};
function Oe(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=Oe.evaluated;c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0);let t=r,o=!0,a=r;if(typeof s!="string"){let f={};e===null?e=[f]:e.push(f),r++}var l=a===r;r=t,e!==null&&(t?e.length=t:e=
null);let d;if(l){let f=r;if(s!=="opaque"){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:zs.then.enum}};e===null?e=[m]:e.push(
m),r++}var l=f===r;o=l,d="then"}else{let f=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="opaque"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(n!=="reading"){let P={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="opaque"){let n={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"opaque"}};e===null?e=[n]:e.push(n),r++}}var g=!0}else if(m==="pattern"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[n]:e.push(n),r++}if(s.pattern===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"\
pattern"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="pattern")){let P={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="pattern"){let n={instancePath:i+"\
/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"pattern"}};e===null?e=[n]:e.push(n),r++}s.pattern!==void 0&&
(_(s.pattern,{instancePath:i+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:b,dynamicAnchors:q})||(e=e===null?_.errors:e.concat(_.errors),r=e.length))}
g!==!0&&(g=!0)}else{let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?
e=[n]:e.push(n),r++}else{let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?
e=[n]:e.push(n),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,d="\
else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),r++}return Oe.errors=e,c.props=g,r===0}Oe.
evaluated={dynamicProps:!0,dynamicItems:!1};var Zs={if:{type:"string"},then:{enum:["none"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{
reading:{const:"none"}},required:["reading"],additionalProperties:!1}]}};function xe(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){
let e=null,r=0,c=xe.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let t=r,o=!0,a=r;if(typeof s!="string"){let f={};e===null?e=[f]:
e.push(f),r++}var l=a===r;r=t,e!==null&&(t?e.length=t:e=null);let d;if(l){let f=r;if(s!=="none"){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{
allowedValues:Zs.then.enum}};e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,d="then"}else{let f=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;if(typeof m==
"string")if(m==="none"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(n!=="reading"){let P={instancePath:i,schemaPath:"#/else/oneOf/0/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="none"){let n={
instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"none"}};e===null?e=[n]:e.push(n),r++}}var g=!0}else{
let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[n]:e.push(n),r++}else{
let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[n]:e.push(n),r++}}else{
let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,d="else"}if(!o){let f={instancePath:i,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),r++}return xe.errors=e,c.props=g,r===0}xe.evaluated={dynamicProps:!0,dynamicItems:!1};
var Hs={if:{type:"string"},then:{enum:["email-password-name"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"em\
ail-password-name"},fields:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"template"},body:{$ref:"#/$defs/obj\
ect"}},required:["reading","body"],additionalProperties:!1}]}};function Z(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=Z.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),!(s&&typeof s=="object"&&!Array.isArray(s))){let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[t]:e.push(t),r++}return Z.errors=e,r===0}Z.evaluated={dynamicProps:!1,dynamicItems:!1};function Ae(s,{instancePath:i="",parentData:S,parentDataProperty:D,
rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=Ae.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let t=r,o=!0,a=r;if(typeof s!=
"string"){let f={};e===null?e=[f]:e.push(f),r++}var l=a===r;r=t,e!==null&&(t?e.length=t:e=null);let d;if(l){let f=r;if(s!=="email-password-name"){let m={instancePath:i,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Hs.then.enum}};e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,d="then"}else{let f=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="email-password-name"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){
let n={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n===
"reading"||n==="fields")){let P={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===
null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="email-password-name"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/readin\
g/const",keyword:"const",params:{allowedValue:"email-password-name"}};e===null?e=[n]:e.push(n),r++}s.fields!==void 0&&(I(s.fields,{instancePath:i+"/fields",parentData:s,
parentDataProperty:"fields",rootData:b,dynamicAnchors:q})||(e=e===null?I.errors:e.concat(I.errors),r=e.length))}var g=!0}else if(m==="template"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[n]:e.push(n),r++}if(s.body===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"bo\
dy"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="body")){let P={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="template"){let n={instancePath:i+"/reading",
schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"template"}};e===null?e=[n]:e.push(n),r++}s.body!==void 0&&(Z(s.body,{
instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:b,dynamicAnchors:q})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length))}g!==!0&&(g=!0)}else{
let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[n]:e.push(n),r++}else{
let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[n]:e.push(n),r++}}else{
let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,d="else"}if(!o){let f={instancePath:i,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),r++}return Ae.errors=e,c.props=g,r===0}Ae.evaluated={dynamicProps:!0,dynamicItems:!1};
var Ws={if:{type:"string"},then:{enum:["key-pointer","mail"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"key\
-pointer"},pointers:{type:"array",minItems:1,items:{$ref:"#/$defs/pointer"}}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"mail"}},
required:["reading"],additionalProperties:!1}]}};var Js=new RegExp("^(/.*)?$","u");function G(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=G.evaluated;
if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),typeof s=="string"){if(!Js.test(s)){let t={instancePath:i,schemaPath:"#/pattern",keyword:"p\
attern",params:{pattern:"^(/.*)?$"}};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?
e=[t]:e.push(t),r++}return G.errors=e,r===0}G.evaluated={dynamicProps:!1,dynamicItems:!1};function Se(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,
dynamicAnchors:q={}}={}){let e=null,r=0,c=Se.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let t=r,o=!0,a=r;if(typeof s!="string"){
let f={};e===null?e=[f]:e.push(f),r++}var l=a===r;r=t,e!==null&&(t?e.length=t:e=null);let d;if(l){let f=r;if(!(s==="key-pointer"||s==="mail")){let m={instancePath:i,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Ws.then.enum}};e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,d="then"}else{let f=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="key-pointer"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={
instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n===
"reading"||n==="pointers")){let P={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};
e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="key-pointer"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/co\
nst",keyword:"const",params:{allowedValue:"key-pointer"}};e===null?e=[n]:e.push(n),r++}if(s.pointers!==void 0){let n=s.pointers;if(Array.isArray(n)){if(n.length<
1){let k={instancePath:i+"/pointers",schemaPath:"#/else/oneOf/0/properties/pointers/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[k]:e.push(k),r++}
let P=n.length;for(let k=0;k<P;k++)G(n[k],{instancePath:i+"/pointers/"+k,parentData:n,parentDataProperty:k,rootData:b,dynamicAnchors:q})||(e=e===null?G.errors:e.
concat(G.errors),r=e.length)}else{let P={instancePath:i+"/pointers",schemaPath:"#/else/oneOf/0/properties/pointers/type",keyword:"type",params:{type:"array"}};e===
null?e=[P]:e.push(P),r++}}}var g=!0}else if(m==="mail"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/\
else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(n!=="reading"){let P={instancePath:i,
schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&
s.reading!=="mail"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"mail"}};e===null?
e=[n]:e.push(n),r++}}g!==!0&&(g=!0)}else{let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};
e===null?e=[n]:e.push(n),r++}else{let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};
e===null?e=[n]:e.push(n),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=f===
r;o=l,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),r++}return Se.errors=e,c.props=g,
r===0}Se.evaluated={dynamicProps:!0,dynamicItems:!1};var Qs={if:{type:"string"},then:{enum:["at-least-one","minus-one-unlimited"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"at-least-one"},minimum:{const:1}},required:["reading"],additionalProperties:!1},{properties:{reading:{
const:"minus-one-unlimited"},minimum:{const:1},unlimited:{const:-1}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"range"},minimum:{
type:"integer"},maximum:{type:"integer",minimum:1}},required:["reading","minimum","maximum"],additionalProperties:!1}]}};function De(s,{instancePath:i="",parentData:S,
parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=De.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let t=r,
o=!0,a=r;if(typeof s!="string"){let f={};e===null?e=[f]:e.push(f),r++}var l=a===r;r=t,e!==null&&(t?e.length=t:e=null);let d;if(l){let f=r;if(!(s==="at-least-one"||
s==="minus-one-unlimited")){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Qs.then.enum}};e===null?e=[m]:e.push(m),r++}var l=f===
r;o=l,d="then"}else{let f=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="at-least-one"){if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="minimum")){let P={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="at-least-one"){let n={instancePath:i+"/reading",
schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"at-least-one"}};e===null?e=[n]:e.push(n),r++}if(s.minimum!==void 0&&s.
minimum!==1){let n={instancePath:i+"/minimum",schemaPath:"#/else/oneOf/0/properties/minimum/const",keyword:"const",params:{allowedValue:1}};e===null?e=[n]:e.push(
n),r++}}var g=!0}else if(m==="minus-one-unlimited"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else\
/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="minimum"||n==="un\
limited")){let P={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.
push(P),r++}if(s.reading!==void 0&&s.reading!=="minus-one-unlimited"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"\
const",params:{allowedValue:"minus-one-unlimited"}};e===null?e=[n]:e.push(n),r++}if(s.minimum!==void 0&&s.minimum!==1){let n={instancePath:i+"/minimum",schemaPath:"\
#/else/oneOf/1/properties/minimum/const",keyword:"const",params:{allowedValue:1}};e===null?e=[n]:e.push(n),r++}if(s.unlimited!==void 0&&s.unlimited!==-1){let n={
instancePath:i+"/unlimited",schemaPath:"#/else/oneOf/1/properties/unlimited/const",keyword:"const",params:{allowedValue:-1}};e===null?e=[n]:e.push(n),r++}}g!==!0&&
(g=!0)}else if(m==="range"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}if(s.minimum===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"\
required",params:{missingProperty:"minimum"}};e===null?e=[n]:e.push(n),r++}if(s.maximum===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"\
required",params:{missingProperty:"maximum"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="minimum"||n==="maximum")){let P={instancePath:i,
schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&
s.reading!=="range"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"range"}};e===null?
e=[n]:e.push(n),r++}if(s.minimum!==void 0){let n=s.minimum;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let P={instancePath:i+"/minimum",schemaPath:"\
#/else/oneOf/2/properties/minimum/type",keyword:"type",params:{type:"integer"}};e===null?e=[P]:e.push(P),r++}}if(s.maximum!==void 0){let n=s.maximum;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let P={instancePath:i+"/maximum",schemaPath:"#/else/oneOf/2/properties/maximum/type",keyword:"type",params:{type:"int\
eger"}};e===null?e=[P]:e.push(P),r++}if(typeof n=="number"&&isFinite(n)&&(n<1||isNaN(n))){let P={instancePath:i+"/maximum",schemaPath:"#/else/oneOf/2/properties\
/maximum/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[P]:e.push(P),r++}}}g!==!0&&(g=!0)}else{let n={instancePath:i,schemaPath:"#/els\
e/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[n]:e.push(n),r++}else{let n={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[n]:e.push(n),r++}}else{let m={instancePath:i,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),r++}return De.errors=e,c.props=g,r===0}De.evaluated={dynamicProps:!0,dynamicItems:!1};var Xs={if:{type:"\
string"},then:{enum:["0..2","0..1"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"0..2"},minimum:{const:0},maximum:{
const:2}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"0..1"},minimum:{const:0},maximum:{const:1}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"range"},minimum:{type:"number"},maximum:{type:"number"}},required:["reading","minimum","maximum"],additionalProperties:!1}]}};function Ne(s,{
instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=Ne.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&
(c.items=void 0);let t=r,o=!0,a=r;if(typeof s!="string"){let f={};e===null?e=[f]:e.push(f),r++}var l=a===r;r=t,e!==null&&(t?e.length=t:e=null);let d;if(l){let f=r;
if(!(s==="0..2"||s==="0..1")){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Xs.then.enum}};e===null?e=[m]:e.push(m),r++}var l=f===
r;o=l,d="then"}else{let f=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="0..2"){if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(
n),r++}for(let n in s)if(!(n==="reading"||n==="minimum"||n==="maximum")){let P={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="0..2"){let n={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"0..2"}};e===null?e=[n]:e.push(n),r++}if(s.minimum!==void 0&&s.minimum!==0){let n={
instancePath:i+"/minimum",schemaPath:"#/else/oneOf/0/properties/minimum/const",keyword:"const",params:{allowedValue:0}};e===null?e=[n]:e.push(n),r++}if(s.maximum!==
void 0&&s.maximum!==2){let n={instancePath:i+"/maximum",schemaPath:"#/else/oneOf/0/properties/maximum/const",keyword:"const",params:{allowedValue:2}};e===null?e=
[n]:e.push(n),r++}}var g=!0}else if(m==="0..1"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/one\
Of/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="minimum"||n==="maximu\
m")){let P={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(
P),r++}if(s.reading!==void 0&&s.reading!=="0..1"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{
allowedValue:"0..1"}};e===null?e=[n]:e.push(n),r++}if(s.minimum!==void 0&&s.minimum!==0){let n={instancePath:i+"/minimum",schemaPath:"#/else/oneOf/1/properties/\
minimum/const",keyword:"const",params:{allowedValue:0}};e===null?e=[n]:e.push(n),r++}if(s.maximum!==void 0&&s.maximum!==1){let n={instancePath:i+"/maximum",schemaPath:"\
#/else/oneOf/1/properties/maximum/const",keyword:"const",params:{allowedValue:1}};e===null?e=[n]:e.push(n),r++}}g!==!0&&(g=!0)}else if(m==="range"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[n]:e.push(n),r++}if(s.minimum===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"\
minimum"}};e===null?e=[n]:e.push(n),r++}if(s.maximum===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"\
maximum"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="minimum"||n==="maximum")){let P={instancePath:i,schemaPath:"#/else/oneOf/2/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="range"){let n={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"range"}};e===null?e=[n]:e.push(n),r++}if(s.minimum!==void 0){
let n=s.minimum;if(!(typeof n=="number"&&isFinite(n))){let P={instancePath:i+"/minimum",schemaPath:"#/else/oneOf/2/properties/minimum/type",keyword:"type",params:{
type:"number"}};e===null?e=[P]:e.push(P),r++}}if(s.maximum!==void 0){let n=s.maximum;if(!(typeof n=="number"&&isFinite(n))){let P={instancePath:i+"/maximum",schemaPath:"\
#/else/oneOf/2/properties/maximum/type",keyword:"type",params:{type:"number"}};e===null?e=[P]:e.push(P),r++}}}g!==!0&&(g=!0)}else{let n={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[n]:e.push(n),r++}else{let n={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[n]:e.push(n),r++}}else{let m={instancePath:i,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),r++}return Ne.errors=e,c.props=g,r===0}Ne.evaluated={dynamicProps:!0,dynamicItems:!1};var Ys={if:{type:"\
string"},then:{enum:["same-path"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"same-path"}},required:["readin\
g"],additionalProperties:!1},{properties:{reading:{const:"other-path"},path:{$ref:"#/$defs/path"}},required:["reading","path"],additionalProperties:!1}]}};function _e(s,{
instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=_e.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&
(c.items=void 0);let t=r,o=!0,a=r;if(typeof s!="string"){let f={};e===null?e=[f]:e.push(f),r++}var l=a===r;r=t,e!==null&&(t?e.length=t:e=null);let d;if(l){let f=r;
if(s!=="same-path"){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Ys.then.enum}};e===null?e=[m]:e.push(m),r++}var l=f===r;
o=l,d="then"}else{let f=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="same-path"){if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=
[n]:e.push(n),r++}for(let n in s)if(n!=="reading"){let P={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="same-path"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/\
properties/reading/const",keyword:"const",params:{allowedValue:"same-path"}};e===null?e=[n]:e.push(n),r++}}var g=!0}else if(m==="other-path"){if(s&&typeof s=="o\
bject"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[n]:e.push(n),r++}if(s.path===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"path"}};
e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="path")){let P={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="other-path"){let n={instancePath:i+"/reading",
schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"other-path"}};e===null?e=[n]:e.push(n),r++}s.path!==void 0&&(U(s.path,
{instancePath:i+"/path",parentData:s,parentDataProperty:"path",rootData:b,dynamicAnchors:q})||(e=e===null?U.errors:e.concat(U.errors),r=e.length))}g!==!0&&(g=!0)}else{
let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[n]:e.push(n),r++}else{
let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[n]:e.push(n),r++}}else{
let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,d="else"}if(!o){let f={instancePath:i,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),r++}return _e.errors=e,c.props=g,r===0}_e.evaluated={dynamicProps:!0,dynamicItems:!1};
var ei={if:{type:"string"},then:{enum:["stream-true","accept"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"s\
tream-true"},field:{$ref:"#/$defs/text"},value:{const:!0}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"accept"},mediaType:{$ref:"\
#/$defs/text"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"query"},name:{$ref:"#/$defs/text"},value:{$ref:"#/$defs/text"}},required:[
"reading","name","value"],additionalProperties:!1}]}};function Ie(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,
r=0,c=Ie.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let t=r,o=!0,a=r;if(typeof s!="string"){let f={};e===null?e=[f]:e.push(f),r++}
var l=a===r;r=t,e!==null&&(t?e.length=t:e=null);let d;if(l){let f=r;if(!(s==="stream-true"||s==="accept")){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"\
enum",params:{allowedValues:ei.then.enum}};e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,d="then"}else{let f=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.
reading;if(typeof m=="string")if(m==="stream-true"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else\
/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="field"||n==="valu\
e")){let P={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(
P),r++}if(s.reading!==void 0&&s.reading!=="stream-true"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{
allowedValue:"stream-true"}};e===null?e=[n]:e.push(n),r++}if(s.field!==void 0&&(_(s.field,{instancePath:i+"/field",parentData:s,parentDataProperty:"field",rootData:b,
dynamicAnchors:q})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)),s.value!==void 0&&s.value!==!0){let n={instancePath:i+"/value",schemaPath:"#/else/oneOf\
/0/properties/value/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[n]:e.push(n),r++}}var g=!0}else if(m==="accept"){if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=
[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="mediaType")){let P={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="accept"){let n={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"accept"}};e===null?e=[n]:e.push(n),r++}s.mediaType!==void 0&&(_(s.mediaType,{instancePath:i+
"/mediaType",parentData:s,parentDataProperty:"mediaType",rootData:b,dynamicAnchors:q})||(e=e===null?_.errors:e.concat(_.errors),r=e.length))}g!==!0&&(g=!0)}else if(m===
"query"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}if(s.name===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{
missingProperty:"name"}};e===null?e=[n]:e.push(n),r++}if(s.value===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{
missingProperty:"value"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="name"||n==="value")){let P={instancePath:i,schemaPath:"#/else/one\
Of/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="query"){
let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"query"}};e===null?e=[n]:e.push(n),r++}
s.name!==void 0&&(_(s.name,{instancePath:i+"/name",parentData:s,parentDataProperty:"name",rootData:b,dynamicAnchors:q})||(e=e===null?_.errors:e.concat(_.errors),
r=e.length)),s.value!==void 0&&(_(s.value,{instancePath:i+"/value",parentData:s,parentDataProperty:"value",rootData:b,dynamicAnchors:q})||(e=e===null?_.errors:e.
concat(_.errors),r=e.length))}g!==!0&&(g=!0)}else{let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"r\
eading",tagValue:m}};e===null?e=[n]:e.push(n),r++}else{let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"\
reading",tagValue:m}};e===null?e=[n]:e.push(n),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.
push(m),r++}var l=f===r;o=l,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),r++}return Ie.
errors=e,c.props=g,r===0}Ie.evaluated={dynamicProps:!0,dynamicItems:!1};var ri={if:{type:"string"},then:{enum:["chunks-done"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"chunks-done"},mediaType:{$ref:"#/$defs/text"},schema:{$ref:"#/$defs/schemaId"},object:{$ref:"#/$defs\
/text"},terminator:{$ref:"#/$defs/text"},usageSwitch:{$ref:"#/$defs/object"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"typed"},
mediaType:{$ref:"#/$defs/text"},typePointer:{$ref:"#/$defs/pointer"},doneType:{$ref:"#/$defs/text"}},required:["reading","doneType"],additionalProperties:!1},{properties:{
reading:{const:"custom"},mediaType:{$ref:"#/$defs/text"},schema:{$ref:"#/$defs/schemaIdOrOwn"},terminator:{$ref:"#/$defs/text"},usageSwitch:{$ref:"#/$defs/objec\
t"}},required:["reading","schema"],additionalProperties:!1}]}},si={title:"Id of a schema that Assay ships, or a schema of the deployment's own (JSON Schema 2020\
-12)",type:["string","object"],pattern:"^urn:assay:"};function le(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,
r=0,c=le.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),typeof s!="string"&&!(s&&typeof s=="object"&&!Array.isArray(s))){let t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:si.type}};e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&!ys.test(s)){let t={instancePath:i,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^urn:assay:"}};e===null?e=[t]:e.push(t),r++}return le.errors=e,r===0}le.evaluated={dynamicProps:!1,dynamicItems:!1};
function Ve(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=Ve.evaluated;c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0);let t=r,o=!0,a=r;if(typeof s!="string"){let f={};e===null?e=[f]:e.push(f),r++}var l=a===r;r=t,e!==null&&(t?e.length=t:e=
null);let d;if(l){let f=r;if(s!=="chunks-done"){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:ri.then.enum}};e===null?e=[m]:
e.push(m),r++}var l=f===r;o=l,d="then"}else{let f=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="chunks-done"){if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"\
reading"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="mediaType"||n==="schema"||n==="object"||n==="terminator"||n==="usageSwitch")){let P={
instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.
reading!==void 0&&s.reading!=="chunks-done"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
chunks-done"}};e===null?e=[n]:e.push(n),r++}s.mediaType!==void 0&&(_(s.mediaType,{instancePath:i+"/mediaType",parentData:s,parentDataProperty:"mediaType",rootData:b,
dynamicAnchors:q})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)),s.schema!==void 0&&(T(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"\
schema",rootData:b,dynamicAnchors:q})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),s.object!==void 0&&(_(s.object,{instancePath:i+"/object",parentData:s,
parentDataProperty:"object",rootData:b,dynamicAnchors:q})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)),s.terminator!==void 0&&(_(s.terminator,{instancePath:i+
"/terminator",parentData:s,parentDataProperty:"terminator",rootData:b,dynamicAnchors:q})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)),s.usageSwitch!==void 0&&
(Z(s.usageSwitch,{instancePath:i+"/usageSwitch",parentData:s,parentDataProperty:"usageSwitch",rootData:b,dynamicAnchors:q})||(e=e===null?Z.errors:e.concat(Z.errors),
r=e.length))}var g=!0}else if(m==="typed"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/1/\
required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}if(s.doneType===void 0){let n={instancePath:i,schemaPath:"#/else/o\
neOf/1/required",keyword:"required",params:{missingProperty:"doneType"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="mediaType"||n==="t\
ypePointer"||n==="doneType")){let P={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};
e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="typed"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"\
const",params:{allowedValue:"typed"}};e===null?e=[n]:e.push(n),r++}s.mediaType!==void 0&&(_(s.mediaType,{instancePath:i+"/mediaType",parentData:s,parentDataProperty:"\
mediaType",rootData:b,dynamicAnchors:q})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)),s.typePointer!==void 0&&(G(s.typePointer,{instancePath:i+"/typePo\
inter",parentData:s,parentDataProperty:"typePointer",rootData:b,dynamicAnchors:q})||(e=e===null?G.errors:e.concat(G.errors),r=e.length)),s.doneType!==void 0&&(_(
s.doneType,{instancePath:i+"/doneType",parentData:s,parentDataProperty:"doneType",rootData:b,dynamicAnchors:q})||(e=e===null?_.errors:e.concat(_.errors),r=e.length))}
g!==!0&&(g=!0)}else if(m==="custom"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/2/requir\
ed",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}if(s.schema===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/2/r\
equired",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="mediaType"||n==="schema"||n===
"terminator"||n==="usageSwitch")){let P={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};
e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="custom"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",
keyword:"const",params:{allowedValue:"custom"}};e===null?e=[n]:e.push(n),r++}s.mediaType!==void 0&&(_(s.mediaType,{instancePath:i+"/mediaType",parentData:s,parentDataProperty:"\
mediaType",rootData:b,dynamicAnchors:q})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)),s.schema!==void 0&&(le(s.schema,{instancePath:i+"/schema",parentData:s,
parentDataProperty:"schema",rootData:b,dynamicAnchors:q})||(e=e===null?le.errors:e.concat(le.errors),r=e.length)),s.terminator!==void 0&&(_(s.terminator,{instancePath:i+
"/terminator",parentData:s,parentDataProperty:"terminator",rootData:b,dynamicAnchors:q})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)),s.usageSwitch!==void 0&&
(Z(s.usageSwitch,{instancePath:i+"/usageSwitch",parentData:s,parentDataProperty:"usageSwitch",rootData:b,dynamicAnchors:q})||(e=e===null?Z.errors:e.concat(Z.errors),
r=e.length))}g!==!0&&(g=!0)}else{let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};
e===null?e=[n]:e.push(n),r++}else{let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};
e===null?e=[n]:e.push(n),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=f===
r;o=l,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),r++}return Ve.errors=e,c.props=g,
r===0}Ve.evaluated={dynamicProps:!0,dynamicItems:!1};var ii={if:{type:"string"},then:{enum:["same-path"]},else:{type:"object",discriminator:{propertyName:"readi\
ng"},oneOf:[{properties:{reading:{const:"same-path"},subprotocols:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"\
other-path"},path:{$ref:"#/$defs/path"},subprotocols:{$ref:"#/$defs/texts"}},required:["reading","path"],additionalProperties:!1}]}};function Me(s,{instancePath:i="",
parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=Me.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=
void 0);let t=r,o=!0,a=r;if(typeof s!="string"){let f={};e===null?e=[f]:e.push(f),r++}var l=a===r;r=t,e!==null&&(t?e.length=t:e=null);let d;if(l){let f=r;if(s!==
"same-path"){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:ii.then.enum}};e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,d="\
then"}else{let f=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="same-path"){if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(
n),r++}for(let n in s)if(!(n==="reading"||n==="subprotocols")){let P={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="same-path"){let n={instancePath:i+"/reading",schemaPath:"#/\
else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"same-path"}};e===null?e=[n]:e.push(n),r++}s.subprotocols!==void 0&&(I(s.subprotocols,
{instancePath:i+"/subprotocols",parentData:s,parentDataProperty:"subprotocols",rootData:b,dynamicAnchors:q})||(e=e===null?I.errors:e.concat(I.errors),r=e.length))}
var g=!0}else if(m==="other-path"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/1/required",
keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}if(s.path===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/1/require\
d",keyword:"required",params:{missingProperty:"path"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="path"||n==="subprotocols")){let P={instancePath:i,
schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&
s.reading!=="other-path"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"other-path"}};
e===null?e=[n]:e.push(n),r++}s.path!==void 0&&(U(s.path,{instancePath:i+"/path",parentData:s,parentDataProperty:"path",rootData:b,dynamicAnchors:q})||(e=e===null?
U.errors:e.concat(U.errors),r=e.length)),s.subprotocols!==void 0&&(I(s.subprotocols,{instancePath:i+"/subprotocols",parentData:s,parentDataProperty:"subprotocol\
s",rootData:b,dynamicAnchors:q})||(e=e===null?I.errors:e.concat(I.errors),r=e.length))}g!==!0&&(g=!0)}else{let n={instancePath:i,schemaPath:"#/else/discriminato\
r",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[n]:e.push(n),r++}else{let n={instancePath:i,schemaPath:"#/else/discrim\
inator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[n]:e.push(n),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",
keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:d}};e===null?e=[f]:e.push(f),r++}return Me.errors=e,c.props=g,r===0}Me.evaluated={dynamicProps:!0,dynamicItems:!1};var ti={if:{type:"string"},then:{
enum:["chunks"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"chunks"},schema:{$ref:"#/$defs/schemaId"},terminators:{
$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"wrapped"},requestType:{$ref:"#/$defs/text"},requestMember:{$ref:"\
#/$defs/text"},typePointer:{$ref:"#/$defs/pointer"},chunkPointer:{$ref:"#/$defs/pointer"},doneTypes:{$ref:"#/$defs/texts"},schema:{$ref:"#/$defs/schemaId"},terminators:{
$ref:"#/$defs/texts"}},required:["reading","requestType"],additionalProperties:!1}]}};function Fe(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,
dynamicAnchors:q={}}={}){let e=null,r=0,c=Fe.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let t=r,o=!0,a=r;if(typeof s!="string"){
let f={};e===null?e=[f]:e.push(f),r++}var l=a===r;r=t,e!==null&&(t?e.length=t:e=null);let d;if(l){let f=r;if(s!=="chunks"){let m={instancePath:i,schemaPath:"#/t\
hen/enum",keyword:"enum",params:{allowedValues:ti.then.enum}};e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,d="then"}else{let f=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="chunks"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"\
#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="schema"||n===
"terminators")){let P={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=
[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="chunks"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"co\
nst",params:{allowedValue:"chunks"}};e===null?e=[n]:e.push(n),r++}s.schema!==void 0&&(T(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"sche\
ma",rootData:b,dynamicAnchors:q})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),s.terminators!==void 0&&(I(s.terminators,{instancePath:i+"/terminators",
parentData:s,parentDataProperty:"terminators",rootData:b,dynamicAnchors:q})||(e=e===null?I.errors:e.concat(I.errors),r=e.length))}var g=!0}else if(m==="wrapped"){
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"\
reading"}};e===null?e=[n]:e.push(n),r++}if(s.requestType===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"\
requestType"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="requestType"||n==="requestMember"||n==="typePointer"||n==="chunkPointer"||n===
"doneTypes"||n==="schema"||n==="terminators")){let P={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};
e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="wrapped"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",
keyword:"const",params:{allowedValue:"wrapped"}};e===null?e=[n]:e.push(n),r++}s.requestType!==void 0&&(_(s.requestType,{instancePath:i+"/requestType",parentData:s,
parentDataProperty:"requestType",rootData:b,dynamicAnchors:q})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)),s.requestMember!==void 0&&(_(s.requestMember,
{instancePath:i+"/requestMember",parentData:s,parentDataProperty:"requestMember",rootData:b,dynamicAnchors:q})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)),
s.typePointer!==void 0&&(G(s.typePointer,{instancePath:i+"/typePointer",parentData:s,parentDataProperty:"typePointer",rootData:b,dynamicAnchors:q})||(e=e===null?
G.errors:e.concat(G.errors),r=e.length)),s.chunkPointer!==void 0&&(G(s.chunkPointer,{instancePath:i+"/chunkPointer",parentData:s,parentDataProperty:"chunkPointe\
r",rootData:b,dynamicAnchors:q})||(e=e===null?G.errors:e.concat(G.errors),r=e.length)),s.doneTypes!==void 0&&(I(s.doneTypes,{instancePath:i+"/doneTypes",parentData:s,
parentDataProperty:"doneTypes",rootData:b,dynamicAnchors:q})||(e=e===null?I.errors:e.concat(I.errors),r=e.length)),s.schema!==void 0&&(T(s.schema,{instancePath:i+
"/schema",parentData:s,parentDataProperty:"schema",rootData:b,dynamicAnchors:q})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),s.terminators!==void 0&&(I(
s.terminators,{instancePath:i+"/terminators",parentData:s,parentDataProperty:"terminators",rootData:b,dynamicAnchors:q})||(e=e===null?I.errors:e.concat(I.errors),
r=e.length))}g!==!0&&(g=!0)}else{let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};
e===null?e=[n]:e.push(n),r++}else{let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};
e===null?e=[n]:e.push(n),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=f===
r;o=l,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),r++}return Fe.errors=e,c.props=g,
r===0}Fe.evaluated={dynamicProps:!0,dynamicItems:!1};var ni={if:{type:"string"},then:{enum:["bearer"]},else:{type:"object",discriminator:{propertyName:"reading"},
oneOf:[{properties:{reading:{const:"bearer"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"subprotocol"},prefix:{$ref:"#/$defs/tex\
t"}},required:["reading","prefix"],additionalProperties:!1},{properties:{reading:{const:"first-message"},field:{$ref:"#/$defs/text"}},required:["reading","field"],
additionalProperties:!1},{properties:{reading:{const:"query"},name:{$ref:"#/$defs/text"}},required:["reading","name"],additionalProperties:!1}]}};function Te(s,{
instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=Te.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&
(c.items=void 0);let t=r,o=!0,a=r;if(typeof s!="string"){let f={};e===null?e=[f]:e.push(f),r++}var l=a===r;r=t,e!==null&&(t?e.length=t:e=null);let d;if(l){let f=r;
if(s!=="bearer"){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:ni.then.enum}};e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,
d="then"}else{let f=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="bearer"){if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(
n),r++}for(let n in s)if(n!=="reading"){let P={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};
e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="bearer"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",
keyword:"const",params:{allowedValue:"bearer"}};e===null?e=[n]:e.push(n),r++}}var g=!0}else if(m==="subprotocol"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}
if(s.prefix===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"prefix"}};e===null?e=[n]:e.push(n),
r++}for(let n in s)if(!(n==="reading"||n==="prefix")){let P={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="subprotocol"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/\
1/properties/reading/const",keyword:"const",params:{allowedValue:"subprotocol"}};e===null?e=[n]:e.push(n),r++}s.prefix!==void 0&&(_(s.prefix,{instancePath:i+"/p\
refix",parentData:s,parentDataProperty:"prefix",rootData:b,dynamicAnchors:q})||(e=e===null?_.errors:e.concat(_.errors),r=e.length))}g!==!0&&(g=!0)}else if(m==="\
first-message"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",
params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}if(s.field===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"requir\
ed",params:{missingProperty:"field"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="field")){let P={instancePath:i,schemaPath:"#/else/one\
Of/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="first-\
message"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"first-message"}};e===null?
e=[n]:e.push(n),r++}s.field!==void 0&&(_(s.field,{instancePath:i+"/field",parentData:s,parentDataProperty:"field",rootData:b,dynamicAnchors:q})||(e=e===null?_.errors:
e.concat(_.errors),r=e.length))}g!==!0&&(g=!0)}else if(m==="query"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"\
#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}if(s.name===void 0){let n={instancePath:i,schemaPath:"\
#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="name")){let P={
instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.
reading!==void 0&&s.reading!=="query"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"\
query"}};e===null?e=[n]:e.push(n),r++}s.name!==void 0&&(_(s.name,{instancePath:i+"/name",parentData:s,parentDataProperty:"name",rootData:b,dynamicAnchors:q})||(e=
e===null?_.errors:e.concat(_.errors),r=e.length))}g!==!0&&(g=!0)}else{let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"reading",tagValue:m}};e===null?e=[n]:e.push(n),r++}else{let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"\
tag",tag:"reading",tagValue:m}};e===null?e=[n]:e.push(n),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?
e=[m]:e.push(m),r++}var l=f===r;o=l,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),r++}
return Te.errors=e,c.props=g,r===0}Te.evaluated={dynamicProps:!0,dynamicItems:!1};var oi={if:{type:"string"},then:{enum:["openai"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"openai"},endpoints:{$ref:"#/$defs/endpoints"}},required:["reading"],additionalProperties:!1},{properties:{
reading:{const:"list"},endpoints:{$ref:"#/$defs/endpoints"}},required:["reading","endpoints"],additionalProperties:!1}]}};var ai={enum:["GET","POST","PUT","PATCH","DELETE"]};function H(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,
r=0,c=H.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),!(s==="GET"||s==="POST"||s==="PUT"||s==="PATCH"||s==="DELETE")){let t={instancePath:i,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ai.enum}};e===null?e=[t]:e.push(t),r++}return H.errors=e,r===0}H.evaluated={dynamicProps:!1,dynamicItems:!1};
function pe(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=pe.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),Array.isArray(s)){let t=s.length;for(let o=0;o<t;o++){let a=s[o];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.method===
void 0){let l={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"method"}};e===null?e=[l]:e.push(l),r++}if(a.path===
void 0){let l={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[l]:e.push(l),r++}for(let l in a)
if(!(l==="method"||l==="path")){let d={instancePath:i+"/"+o,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[d]:e.push(d),r++}a.method!==void 0&&(H(a.method,{instancePath:i+"/"+o+"/method",parentData:a,parentDataProperty:"method",rootData:b,dynamicAnchors:q})||
(e=e===null?H.errors:e.concat(H.errors),r=e.length)),a.path!==void 0&&(U(a.path,{instancePath:i+"/"+o+"/path",parentData:a,parentDataProperty:"path",rootData:b,
dynamicAnchors:q})||(e=e===null?U.errors:e.concat(U.errors),r=e.length))}else{let l={instancePath:i+"/"+o,schemaPath:"#/items/type",keyword:"type",params:{type:"\
object"}};e===null?e=[l]:e.push(l),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),r++}return pe.
errors=e,r===0}pe.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function Ue(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){
let e=null,r=0,c=Ue.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let t=r,o=!0,a=r;if(typeof s!="string"){let f={};e===null?e=[f]:
e.push(f),r++}var l=a===r;r=t,e!==null&&(t?e.length=t:e=null);let d;if(l){let f=r;if(s!=="openai"){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",
params:{allowedValues:oi.then.enum}};e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,d="then"}else{let f=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;
if(typeof m=="string")if(m==="openai"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/0/requ\
ired",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="endpoints")){let P={instancePath:i,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&
s.reading!=="openai"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"openai"}};e===
null?e=[n]:e.push(n),r++}s.endpoints!==void 0&&(pe(s.endpoints,{instancePath:i+"/endpoints",parentData:s,parentDataProperty:"endpoints",rootData:b,dynamicAnchors:q})||
(e=e===null?pe.errors:e.concat(pe.errors),r=e.length))}var g=!0}else if(m==="list"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}if(s.endpoints===void 0){let n={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"endpoints"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n===
"endpoints")){let P={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:
e.push(P),r++}if(s.reading!==void 0&&s.reading!=="list"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{
allowedValue:"list"}};e===null?e=[n]:e.push(n),r++}s.endpoints!==void 0&&(pe(s.endpoints,{instancePath:i+"/endpoints",parentData:s,parentDataProperty:"endpoints",
rootData:b,dynamicAnchors:q})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length))}g!==!0&&(g=!0)}else{let n={instancePath:i,schemaPath:"#/else/discriminator",
keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[n]:e.push(n),r++}else{let n={instancePath:i,schemaPath:"#/else/discrimina\
tor",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[n]:e.push(n),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"\
type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};
e===null?e=[f]:e.push(f),r++}return Ue.errors=e,c.props=g,r===0}Ue.evaluated={dynamicProps:!0,dynamicItems:!1};var pi={if:{type:"string"},then:{enum:["unlimited"]},
else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"unlimited"}},required:["reading"],additionalProperties:!1},{properties:{
reading:{const:"seconds"},seconds:{$ref:"#/$defs/seconds"}},required:["reading","seconds"],additionalProperties:!1}]}};function L(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=L.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),typeof s=="number"&&isFinite(s)){if(s<=0||isNaN(s)){let t={instancePath:i,schemaPath:"#/exclusiveMinimum",keyword:"excl\
usiveMinimum",params:{comparison:">",limit:0}};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"number"}};
e===null?e=[t]:e.push(t),r++}return L.errors=e,r===0}L.evaluated={dynamicProps:!1,dynamicItems:!1};function Le(s,{instancePath:i="",parentData:S,parentDataProperty:D,
rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=Le.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let t=r,o=!0,a=r;if(typeof s!=
"string"){let f={};e===null?e=[f]:e.push(f),r++}var l=a===r;r=t,e!==null&&(t?e.length=t:e=null);let d;if(l){let f=r;if(s!=="unlimited"){let m={instancePath:i,schemaPath:"\
#/then/enum",keyword:"enum",params:{allowedValues:pi.then.enum}};e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,d="then"}else{let f=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="unlimited"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,
schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(n!=="reading"){let P={
instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.
reading!==void 0&&s.reading!=="unlimited"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
unlimited"}};e===null?e=[n]:e.push(n),r++}}var g=!0}else if(m==="seconds"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}if(s.seconds===void 0){let n={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"seconds"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n===
"seconds")){let P={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:
e.push(P),r++}if(s.reading!==void 0&&s.reading!=="seconds"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",
params:{allowedValue:"seconds"}};e===null?e=[n]:e.push(n),r++}s.seconds!==void 0&&(L(s.seconds,{instancePath:i+"/seconds",parentData:s,parentDataProperty:"secon\
ds",rootData:b,dynamicAnchors:q})||(e=e===null?L.errors:e.concat(L.errors),r=e.length))}g!==!0&&(g=!0)}else{let n={instancePath:i,schemaPath:"#/else/discriminat\
or",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[n]:e.push(n),r++}else{let n={instancePath:i,schemaPath:"#/else/discri\
minator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[n]:e.push(n),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",
keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:d}};e===null?e=[f]:e.push(f),r++}return Le.errors=e,c.props=g,r===0}Le.evaluated={dynamicProps:!0,dynamicItems:!1};function Ee(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=Ee.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let o=s.reading;if(typeof o=="string")if(o==="list"){if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?
e=[a]:e.push(a),r++}if(s.scopes===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"scopes"}};e===null?e=
[a]:e.push(a),r++}for(let a in s)if(!(a==="reading"||a==="scopes")){let l={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:a}};e===null?e=[l]:e.push(l),r++}if(s.reading!==void 0&&s.reading!=="list"){let a={instancePath:i+"/reading",schemaPath:"#/oneOf\
/0/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[a]:e.push(a),r++}s.scopes!==void 0&&(I(s.scopes,{instancePath:i+"/scopes",
parentData:s,parentDataProperty:"scopes",rootData:b,dynamicAnchors:q})||(e=e===null?I.errors:e.concat(I.errors),r=e.length))}var t=!0}else{let a={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),r++}else{let a={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),r++}}else{let o={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Ee.errors=e,c.props=t,r===0}Ee.evaluated={dynamicProps:!0,dynamicItems:!1};function Ce(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=Ce.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let o=s.reading;if(typeof o=="string")if(o==="endpoint"){if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[a]:e.push(a),r++}if(s.method===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"method"}};e===null?
e=[a]:e.push(a),r++}if(s.path===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[a]:
e.push(a),r++}if(s.effect===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"effect"}};e===null?e=[a]:e.
push(a),r++}for(let a in s)if(!(a==="reading"||a==="method"||a==="path"||a==="effect")){let l={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}};e===null?e=[l]:e.push(l),r++}if(s.reading!==void 0&&s.reading!=="endpoint"){let a={instancePath:i+"/reading",
schemaPath:"#/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"endpoint"}};e===null?e=[a]:e.push(a),r++}s.method!==void 0&&(H(s.method,{instancePath:i+
"/method",parentData:s,parentDataProperty:"method",rootData:b,dynamicAnchors:q})||(e=e===null?H.errors:e.concat(H.errors),r=e.length)),s.path!==void 0&&(U(s.path,
{instancePath:i+"/path",parentData:s,parentDataProperty:"path",rootData:b,dynamicAnchors:q})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),s.effect!==void 0&&
(_(s.effect,{instancePath:i+"/effect",parentData:s,parentDataProperty:"effect",rootData:b,dynamicAnchors:q})||(e=e===null?_.errors:e.concat(_.errors),r=e.length))}
var t=!0}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(
a),r++}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),r++}}else{
let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Ce.errors=e,c.props=t,r===0}Ce.evaluated={dynamicProps:!0,
dynamicItems:!1};function Be(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=Be.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let o=s.reading;if(typeof o=="string")if(o==="endpoint"){if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[a]:e.push(a),r++}if(s.method===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"method"}};e===null?
e=[a]:e.push(a),r++}if(s.path===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[a]:
e.push(a),r++}if(s.effect===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"effect"}};e===null?e=[a]:e.
push(a),r++}for(let a in s)if(!(a==="reading"||a==="method"||a==="path"||a==="effect")){let l={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}};e===null?e=[l]:e.push(l),r++}if(s.reading!==void 0&&s.reading!=="endpoint"){let a={instancePath:i+"/reading",
schemaPath:"#/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"endpoint"}};e===null?e=[a]:e.push(a),r++}s.method!==void 0&&(H(s.method,{instancePath:i+
"/method",parentData:s,parentDataProperty:"method",rootData:b,dynamicAnchors:q})||(e=e===null?H.errors:e.concat(H.errors),r=e.length)),s.path!==void 0&&(U(s.path,
{instancePath:i+"/path",parentData:s,parentDataProperty:"path",rootData:b,dynamicAnchors:q})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),s.effect!==void 0&&
(_(s.effect,{instancePath:i+"/effect",parentData:s,parentDataProperty:"effect",rootData:b,dynamicAnchors:q})||(e=e===null?_.errors:e.concat(_.errors),r=e.length))}
var t=!0}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(
a),r++}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),r++}}else{
let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Be.errors=e,c.props=t,r===0}Be.evaluated={dynamicProps:!0,
dynamicItems:!1};var li={if:{type:"string"},then:{enum:["401","403"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"\
401"},status:{$ref:"#/$defs/statuses"},tolerated:{$ref:"#/$defs/tolerated"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"403"},status:{
$ref:"#/$defs/statuses"},tolerated:{$ref:"#/$defs/tolerated"}},required:["reading"],additionalProperties:!1}]}};function M(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=M.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),Array.isArray(s)){if(s.length<1){let l={instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}};e===
null?e=[l]:e.push(l),r++}let t=s.length;for(let l=0;l<t;l++){let d=s[l];if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let g={instancePath:i+"/"+l,schemaPath:"\
#/items/type",keyword:"type",params:{type:"integer"}};e===null?e=[g]:e.push(g),r++}if(typeof d=="number"&&isFinite(d)){if(d>599||isNaN(d)){let g={instancePath:i+
"/"+l,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};e===null?e=[g]:e.push(g),r++}if(d<100||isNaN(d)){let g={instancePath:i+
"/"+l,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};e===null?e=[g]:e.push(g),r++}}}let o=s.length,a;if(o>1){let l={};for(;o--;){
let d=s[o];if(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)){if(typeof l[d]=="number"){a=l[d];let g={instancePath:i,schemaPath:"#/uniqueItems",keyword:"uni\
queItems",params:{i:o,j:a}};e===null?e=[g]:e.push(g),r++;break}l[d]=o}}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===
null?e=[t]:e.push(t),r++}return M.errors=e,r===0}M.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function J(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=J.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),Array.isArray(s)){let t=s.length;for(let l=0;l<t;l++){let d=s[l];if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){
let g={instancePath:i+"/"+l,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"}};e===null?e=[g]:e.push(g),r++}if(typeof d=="number"&&isFinite(d)){if(d>
599||isNaN(d)){let g={instancePath:i+"/"+l,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};e===null?e=[g]:e.push(g),r++}if(d<
100||isNaN(d)){let g={instancePath:i+"/"+l,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};e===null?e=[g]:e.push(g),r++}}}let o=s.
length,a;if(o>1){let l={};for(;o--;){let d=s[o];if(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)){if(typeof l[d]=="number"){a=l[d];let g={instancePath:i,schemaPath:"\
#/uniqueItems",keyword:"uniqueItems",params:{i:o,j:a}};e===null?e=[g]:e.push(g),r++;break}l[d]=o}}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"array"}};e===null?e=[t]:e.push(t),r++}return J.errors=e,r===0}J.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function Ke(s,{instancePath:i="",
parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=Ke.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=
void 0);let t=r,o=!0,a=r;if(typeof s!="string"){let f={};e===null?e=[f]:e.push(f),r++}var l=a===r;r=t,e!==null&&(t?e.length=t:e=null);let d;if(l){let f=r;if(!(s===
"401"||s==="403")){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:li.then.enum}};e===null?e=[m]:e.push(m),r++}var l=f===r;o=
l,d="then"}else{let f=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="401"){if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(
n),r++}for(let n in s)if(!(n==="reading"||n==="status"||n==="tolerated")){let P={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="401"){let n={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"401"}};e===null?e=[n]:e.push(n),r++}s.status!==void 0&&(M(s.status,{instancePath:i+
"/status",parentData:s,parentDataProperty:"status",rootData:b,dynamicAnchors:q})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.tolerated!==void 0&&(J(
s.tolerated,{instancePath:i+"/tolerated",parentData:s,parentDataProperty:"tolerated",rootData:b,dynamicAnchors:q})||(e=e===null?J.errors:e.concat(J.errors),r=e.
length))}var g=!0}else if(m==="403"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/1/requir\
ed",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="status"||n==="tolerated")){let P={
instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.
reading!==void 0&&s.reading!=="403"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"\
403"}};e===null?e=[n]:e.push(n),r++}s.status!==void 0&&(M(s.status,{instancePath:i+"/status",parentData:s,parentDataProperty:"status",rootData:b,dynamicAnchors:q})||
(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.tolerated!==void 0&&(J(s.tolerated,{instancePath:i+"/tolerated",parentData:s,parentDataProperty:"tolerate\
d",rootData:b,dynamicAnchors:q})||(e=e===null?J.errors:e.concat(J.errors),r=e.length))}g!==!0&&(g=!0)}else{let n={instancePath:i,schemaPath:"#/else/discriminato\
r",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[n]:e.push(n),r++}else{let n={instancePath:i,schemaPath:"#/else/discrim\
inator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[n]:e.push(n),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",
keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:d}};e===null?e=[f]:e.push(f),r++}return Ke.errors=e,c.props=g,r===0}Ke.evaluated={dynamicProps:!0,dynamicItems:!1};var ui={if:{type:"string"},then:{
enum:["401","403"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"401"},status:{$ref:"#/$defs/statuses"},tolerated:{
$ref:"#/$defs/tolerated"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"403"},status:{$ref:"#/$defs/statuses"},tolerated:{$ref:"#/\
$defs/tolerated"}},required:["reading"],additionalProperties:!1}]}};function Re(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){
let e=null,r=0,c=Re.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let t=r,o=!0,a=r;if(typeof s!="string"){let f={};e===null?e=[f]:
e.push(f),r++}var l=a===r;r=t,e!==null&&(t?e.length=t:e=null);let d;if(l){let f=r;if(!(s==="401"||s==="403")){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"\
enum",params:{allowedValues:ui.then.enum}};e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,d="then"}else{let f=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.
reading;if(typeof m=="string")if(m==="401"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/0\
/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="status"||n==="tolerated")){
let P={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}
if(s.reading!==void 0&&s.reading!=="401"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
401"}};e===null?e=[n]:e.push(n),r++}s.status!==void 0&&(M(s.status,{instancePath:i+"/status",parentData:s,parentDataProperty:"status",rootData:b,dynamicAnchors:q})||
(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.tolerated!==void 0&&(J(s.tolerated,{instancePath:i+"/tolerated",parentData:s,parentDataProperty:"tolerate\
d",rootData:b,dynamicAnchors:q})||(e=e===null?J.errors:e.concat(J.errors),r=e.length))}var g=!0}else if(m==="403"){if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),
r++}for(let n in s)if(!(n==="reading"||n==="status"||n==="tolerated")){let P={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="403"){let n={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"403"}};e===null?e=[n]:e.push(n),r++}s.status!==void 0&&(M(s.status,{instancePath:i+
"/status",parentData:s,parentDataProperty:"status",rootData:b,dynamicAnchors:q})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.tolerated!==void 0&&(J(
s.tolerated,{instancePath:i+"/tolerated",parentData:s,parentDataProperty:"tolerated",rootData:b,dynamicAnchors:q})||(e=e===null?J.errors:e.concat(J.errors),r=e.
length))}g!==!0&&(g=!0)}else{let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};
e===null?e=[n]:e.push(n),r++}else{let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};
e===null?e=[n]:e.push(n),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=f===
r;o=l,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),r++}return Re.errors=e,c.props=g,
r===0}Re.evaluated={dynamicProps:!0,dynamicItems:!1};var di={if:{type:"string"},then:{enum:["table"]},else:{type:"object",discriminator:{propertyName:"reading"},
oneOf:[{properties:{reading:{const:"table"},malformed:{$ref:"#/$defs/statuses"},invalid:{$ref:"#/$defs/statuses"},unknownModel:{$ref:"#/$defs/statuses"},tooLarge:{
$ref:"#/$defs/statuses"},unsupportedMedia:{$ref:"#/$defs/statuses"},unknownPath:{$ref:"#/$defs/statuses"},limit:{$ref:"#/$defs/statuses"}},required:["reading"],
additionalProperties:!1}]}};function Ge(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=Ge.evaluated;
c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let t=r,o=!0,a=r;if(typeof s!="string"){let f={};e===null?e=[f]:e.push(f),r++}var l=a===r;r=t,
e!==null&&(t?e.length=t:e=null);let d;if(l){let f=r;if(s!=="table"){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:di.then.
enum}};e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,d="then"}else{let f=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;if(typeof m=="string")if(m===
"table"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="malformed"||n==="invalid"||n==="unknownModel"||n==="tooLarge"||
n==="unsupportedMedia"||n==="unknownPath"||n==="limit")){let P={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="table"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/prop\
erties/reading/const",keyword:"const",params:{allowedValue:"table"}};e===null?e=[n]:e.push(n),r++}s.malformed!==void 0&&(M(s.malformed,{instancePath:i+"/malform\
ed",parentData:s,parentDataProperty:"malformed",rootData:b,dynamicAnchors:q})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.invalid!==void 0&&(M(s.invalid,
{instancePath:i+"/invalid",parentData:s,parentDataProperty:"invalid",rootData:b,dynamicAnchors:q})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.unknownModel!==
void 0&&(M(s.unknownModel,{instancePath:i+"/unknownModel",parentData:s,parentDataProperty:"unknownModel",rootData:b,dynamicAnchors:q})||(e=e===null?M.errors:e.concat(
M.errors),r=e.length)),s.tooLarge!==void 0&&(M(s.tooLarge,{instancePath:i+"/tooLarge",parentData:s,parentDataProperty:"tooLarge",rootData:b,dynamicAnchors:q})||
(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.unsupportedMedia!==void 0&&(M(s.unsupportedMedia,{instancePath:i+"/unsupportedMedia",parentData:s,parentDataProperty:"\
unsupportedMedia",rootData:b,dynamicAnchors:q})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.unknownPath!==void 0&&(M(s.unknownPath,{instancePath:i+"\
/unknownPath",parentData:s,parentDataProperty:"unknownPath",rootData:b,dynamicAnchors:q})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.limit!==void 0&&
(M(s.limit,{instancePath:i+"/limit",parentData:s,parentDataProperty:"limit",rootData:b,dynamicAnchors:q})||(e=e===null?M.errors:e.concat(M.errors),r=e.length))}
var g=!0}else{let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[n]:
e.push(n),r++}else{let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[n]:
e.push(n),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,d="else"}
if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),r++}return Ge.errors=e,c.props=g,r===0}Ge.evaluated=
{dynamicProps:!0,dynamicItems:!1};var mi={if:{type:"string"},then:{enum:["openai","problem","detail","bare"]},else:{type:"object",discriminator:{propertyName:"r\
eading"},oneOf:[{properties:{reading:{const:"openai"},schema:{$ref:"#/$defs/schemaId"},fullSchema:{$ref:"#/$defs/schemaId"},mediaTypes:{$ref:"#/$defs/texts"}},required:[
"reading"],additionalProperties:!1},{properties:{reading:{const:"problem"},schema:{$ref:"#/$defs/schemaId"},mediaTypes:{$ref:"#/$defs/texts"}},required:["readin\
g"],additionalProperties:!1},{properties:{reading:{const:"detail"},schema:{$ref:"#/$defs/schemaId"},mediaTypes:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"bare"},schema:{$ref:"#/$defs/schemaId"},mediaTypes:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1}]}};function ze(s,{
instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=ze.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&
(c.items=void 0);let t=r,o=!0,a=r;if(typeof s!="string"){let f={};e===null?e=[f]:e.push(f),r++}var l=a===r;r=t,e!==null&&(t?e.length=t:e=null);let d;if(l){let f=r;
if(!(s==="openai"||s==="problem"||s==="detail"||s==="bare")){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:mi.then.enum}};
e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,d="then"}else{let f=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="op\
enai"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="schema"||n==="fullSchema"||n==="mediaTypes")){let P={instancePath:i,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&
s.reading!=="openai"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"openai"}};e===
null?e=[n]:e.push(n),r++}s.schema!==void 0&&(T(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"schema",rootData:b,dynamicAnchors:q})||(e=e===
null?T.errors:e.concat(T.errors),r=e.length)),s.fullSchema!==void 0&&(T(s.fullSchema,{instancePath:i+"/fullSchema",parentData:s,parentDataProperty:"fullSchema",
rootData:b,dynamicAnchors:q})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),s.mediaTypes!==void 0&&(I(s.mediaTypes,{instancePath:i+"/mediaTypes",parentData:s,
parentDataProperty:"mediaTypes",rootData:b,dynamicAnchors:q})||(e=e===null?I.errors:e.concat(I.errors),r=e.length))}var g=!0}else if(m==="problem"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="schema"||n==="mediaTypes")){let P={instancePath:i,schemaPath:"#/else/oneOf/1/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="problem"){let n={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"problem"}};e===null?e=[n]:e.push(n),r++}s.schema!==void 0&&
(T(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"schema",rootData:b,dynamicAnchors:q})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),
s.mediaTypes!==void 0&&(I(s.mediaTypes,{instancePath:i+"/mediaTypes",parentData:s,parentDataProperty:"mediaTypes",rootData:b,dynamicAnchors:q})||(e=e===null?I.errors:
e.concat(I.errors),r=e.length))}g!==!0&&(g=!0)}else if(m==="detail"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"\
#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="schema"||n===
"mediaTypes")){let P={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[
P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="detail"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"con\
st",params:{allowedValue:"detail"}};e===null?e=[n]:e.push(n),r++}s.schema!==void 0&&(T(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"schem\
a",rootData:b,dynamicAnchors:q})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),s.mediaTypes!==void 0&&(I(s.mediaTypes,{instancePath:i+"/mediaTypes",parentData:s,
parentDataProperty:"mediaTypes",rootData:b,dynamicAnchors:q})||(e=e===null?I.errors:e.concat(I.errors),r=e.length))}g!==!0&&(g=!0)}else if(m==="bare"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="schema"||n==="mediaTypes")){let P={instancePath:i,schemaPath:"#/else/oneOf/3/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="bare"){let n={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"bare"}};e===null?e=[n]:e.push(n),r++}s.schema!==void 0&&(T(
s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"schema",rootData:b,dynamicAnchors:q})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),
s.mediaTypes!==void 0&&(I(s.mediaTypes,{instancePath:i+"/mediaTypes",parentData:s,parentDataProperty:"mediaTypes",rootData:b,dynamicAnchors:q})||(e=e===null?I.errors:
e.concat(I.errors),r=e.length))}g!==!0&&(g=!0)}else{let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"\
reading",tagValue:m}};e===null?e=[n]:e.push(n),r++}else{let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"\
reading",tagValue:m}};e===null?e=[n]:e.push(n),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.
push(m),r++}var l=f===r;o=l,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),r++}return ze.
errors=e,c.props=g,r===0}ze.evaluated={dynamicProps:!0,dynamicItems:!1};function Ze(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=Ze.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let o=s.reading;if(typeof o=="string")if(o==="list"){if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?
e=[a]:e.push(a),r++}if(s.codes===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"codes"}};e===null?e=[
a]:e.push(a),r++}for(let a in s)if(!(a==="reading"||a==="codes")){let l={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:a}};e===null?e=[l]:e.push(l),r++}if(s.reading!==void 0&&s.reading!=="list"){let a={instancePath:i+"/reading",schemaPath:"#/oneOf/0\
/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[a]:e.push(a),r++}s.codes!==void 0&&(I(s.codes,{instancePath:i+"/codes",parentData:s,
parentDataProperty:"codes",rootData:b,dynamicAnchors:q})||(e=e===null?I.errors:e.concat(I.errors),r=e.length))}var t=!0}else{let a={instancePath:i,schemaPath:"#\
/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),r++}else{let a={instancePath:i,schemaPath:"#\
/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),r++}}else{let o={instancePath:i,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Ze.errors=e,c.props=t,r===0}Ze.evaluated={dynamicProps:!0,dynamicItems:!1};var fi={
if:{type:"string"},then:{enum:["refused"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"refused"}},required:["\
reading"],additionalProperties:!1},{properties:{reading:{const:"list"},mistakes:{$ref:"#/$defs/texts"}},required:["reading","mistakes"],additionalProperties:!1}]}};
function He(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=He.evaluated;c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0);let t=r,o=!0,a=r;if(typeof s!="string"){let f={};e===null?e=[f]:e.push(f),r++}var l=a===r;r=t,e!==null&&(t?e.length=t:e=
null);let d;if(l){let f=r;if(s!=="refused"){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:fi.then.enum}};e===null?e=[m]:e.
push(m),r++}var l=f===r;o=l,d="then"}else{let f=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="refused"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(n!=="reading"){let P={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="refused"){let n={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"refused"}};e===null?e=[n]:e.push(n),r++}}var g=!0}else if(m==="list"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[n]:e.push(n),r++}if(s.mistakes===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"\
mistakes"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="mistakes")){let P={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="list"){let n={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[n]:e.push(n),r++}s.mistakes!==void 0&&
(I(s.mistakes,{instancePath:i+"/mistakes",parentData:s,parentDataProperty:"mistakes",rootData:b,dynamicAnchors:q})||(e=e===null?I.errors:e.concat(I.errors),r=e.
length))}g!==!0&&(g=!0)}else{let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};
e===null?e=[n]:e.push(n),r++}else{let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};
e===null?e=[n]:e.push(n),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=f===
r;o=l,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),r++}return He.errors=e,c.props=g,
r===0}He.evaluated={dynamicProps:!0,dynamicItems:!1};var ci={if:{type:"string"},then:{enum:["openai"]},else:{type:"object",discriminator:{propertyName:"reading"},
oneOf:[{properties:{reading:{const:"openai"},types:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"list"},types:{
$ref:"#/$defs/texts"}},required:["reading","types"],additionalProperties:!1}]}};function We(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,
dynamicAnchors:q={}}={}){let e=null,r=0,c=We.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let t=r,o=!0,a=r;if(typeof s!="string"){
let f={};e===null?e=[f]:e.push(f),r++}var l=a===r;r=t,e!==null&&(t?e.length=t:e=null);let d;if(l){let f=r;if(s!=="openai"){let m={instancePath:i,schemaPath:"#/t\
hen/enum",keyword:"enum",params:{allowedValues:ci.then.enum}};e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,d="then"}else{let f=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="openai"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"\
#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="types")){let P={
instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.
reading!==void 0&&s.reading!=="openai"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
openai"}};e===null?e=[n]:e.push(n),r++}s.types!==void 0&&(I(s.types,{instancePath:i+"/types",parentData:s,parentDataProperty:"types",rootData:b,dynamicAnchors:q})||
(e=e===null?I.errors:e.concat(I.errors),r=e.length))}var g=!0}else if(m==="list"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}if(s.types===void 0){let n={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"types"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="t\
ypes")){let P={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(
P),r++}if(s.reading!==void 0&&s.reading!=="list"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{
allowedValue:"list"}};e===null?e=[n]:e.push(n),r++}s.types!==void 0&&(I(s.types,{instancePath:i+"/types",parentData:s,parentDataProperty:"types",rootData:b,dynamicAnchors:q})||
(e=e===null?I.errors:e.concat(I.errors),r=e.length))}g!==!0&&(g=!0)}else{let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"mapping",tag:"reading",tagValue:m}};e===null?e=[n]:e.push(n),r++}else{let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"reading",tagValue:m}};e===null?e=[n]:e.push(n),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};
e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(
f),r++}return We.errors=e,c.props=g,r===0}We.evaluated={dynamicProps:!0,dynamicItems:!1};var yi={if:{type:"string"},then:{enum:["type-timestamp-data","openai","\
cloudevents"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"type-timestamp-data"},schema:{$ref:"#/$defs/schema\
Id"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"openai"},schema:{$ref:"#/$defs/schemaId"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"cloudevents"},schema:{$ref:"#/$defs/schemaId"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"custom"},
schema:{$ref:"#/$defs/schemaIdOrOwn"},typePointer:{$ref:"#/$defs/pointer"},timePointer:{$ref:"#/$defs/pointer"}},required:["reading","schema"],additionalProperties:!1}]}};
function Je(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=Je.evaluated;c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0);let t=r,o=!0,a=r;if(typeof s!="string"){let f={};e===null?e=[f]:e.push(f),r++}var l=a===r;r=t,e!==null&&(t?e.length=t:e=
null);let d;if(l){let f=r;if(!(s==="type-timestamp-data"||s==="openai"||s==="cloudevents")){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{
allowedValues:yi.then.enum}};e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,d="then"}else{let f=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;if(typeof m==
"string")if(m==="type-timestamp-data"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/0/requ\
ired",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="schema")){let P={instancePath:i,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&
s.reading!=="type-timestamp-data"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"t\
ype-timestamp-data"}};e===null?e=[n]:e.push(n),r++}s.schema!==void 0&&(T(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"schema",rootData:b,
dynamicAnchors:q})||(e=e===null?T.errors:e.concat(T.errors),r=e.length))}var g=!0}else if(m==="openai"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===
void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}for(let n in s)
if(!(n==="reading"||n==="schema")){let P={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};
e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="openai"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",
keyword:"const",params:{allowedValue:"openai"}};e===null?e=[n]:e.push(n),r++}s.schema!==void 0&&(T(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"\
schema",rootData:b,dynamicAnchors:q})||(e=e===null?T.errors:e.concat(T.errors),r=e.length))}g!==!0&&(g=!0)}else if(m==="cloudevents"){if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="schema")){let P={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="cloudevents"){let n={instancePath:i+"/reading",
schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"cloudevents"}};e===null?e=[n]:e.push(n),r++}s.schema!==void 0&&(T(s.schema,
{instancePath:i+"/schema",parentData:s,parentDataProperty:"schema",rootData:b,dynamicAnchors:q})||(e=e===null?T.errors:e.concat(T.errors),r=e.length))}g!==!0&&(g=
!0)}else if(m==="custom"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}if(s.schema===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"\
required",params:{missingProperty:"schema"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="schema"||n==="typePointer"||n==="timePointer")){
let P={instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}
if(s.reading!==void 0&&s.reading!=="custom"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"\
custom"}};e===null?e=[n]:e.push(n),r++}s.schema!==void 0&&(le(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"schema",rootData:b,dynamicAnchors:q})||
(e=e===null?le.errors:e.concat(le.errors),r=e.length)),s.typePointer!==void 0&&(G(s.typePointer,{instancePath:i+"/typePointer",parentData:s,parentDataProperty:"\
typePointer",rootData:b,dynamicAnchors:q})||(e=e===null?G.errors:e.concat(G.errors),r=e.length)),s.timePointer!==void 0&&(G(s.timePointer,{instancePath:i+"/time\
Pointer",parentData:s,parentDataProperty:"timePointer",rootData:b,dynamicAnchors:q})||(e=e===null?G.errors:e.concat(G.errors),r=e.length))}g!==!0&&(g=!0)}else{let n={
instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[n]:e.push(n),r++}else{let n={
instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[n]:e.push(n),r++}}else{let m={
instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,d="else"}if(!o){let f={instancePath:i,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),r++}return Je.errors=e,c.props=g,r===0}Je.evaluated={dynamicProps:!0,dynamicItems:!1};
var hi={if:{type:"string"},then:{enum:["post-json"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"post-json"},
deadlineSeconds:{$ref:"#/$defs/seconds"},arrivalSeconds:{$ref:"#/$defs/seconds"},quietSeconds:{$ref:"#/$defs/seconds"},timeScale:{$ref:"#/$defs/seconds"}},required:[
"reading"],additionalProperties:!1}]}};function Qe(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=Qe.
evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let t=r,o=!0,a=r;if(typeof s!="string"){let f={};e===null?e=[f]:e.push(f),r++}var l=a===
r;r=t,e!==null&&(t?e.length=t:e=null);let d;if(l){let f=r;if(s!=="post-json"){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:hi.
then.enum}};e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,d="then"}else{let f=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;if(typeof m=="string")
if(m==="post-json"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"requ\
ired",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="deadlineSeconds"||n==="arrivalSeconds"||n==="quie\
tSeconds"||n==="timeScale")){let P={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};
e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="post-json"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/cons\
t",keyword:"const",params:{allowedValue:"post-json"}};e===null?e=[n]:e.push(n),r++}s.deadlineSeconds!==void 0&&(L(s.deadlineSeconds,{instancePath:i+"/deadlineSe\
conds",parentData:s,parentDataProperty:"deadlineSeconds",rootData:b,dynamicAnchors:q})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.arrivalSeconds!==
void 0&&(L(s.arrivalSeconds,{instancePath:i+"/arrivalSeconds",parentData:s,parentDataProperty:"arrivalSeconds",rootData:b,dynamicAnchors:q})||(e=e===null?L.errors:
e.concat(L.errors),r=e.length)),s.quietSeconds!==void 0&&(L(s.quietSeconds,{instancePath:i+"/quietSeconds",parentData:s,parentDataProperty:"quietSeconds",rootData:b,
dynamicAnchors:q})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.timeScale!==void 0&&(L(s.timeScale,{instancePath:i+"/timeScale",parentData:s,parentDataProperty:"\
timeScale",rootData:b,dynamicAnchors:q})||(e=e===null?L.errors:e.concat(L.errors),r=e.length))}var g=!0}else{let n={instancePath:i,schemaPath:"#/else/discrimina\
tor",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[n]:e.push(n),r++}else{let n={instancePath:i,schemaPath:"#/else/discr\
iminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[n]:e.push(n),r++}}else{let m={instancePath:i,schemaPath:"#/else/typ\
e",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:d}};e===null?e=[f]:e.push(f),r++}return Qe.errors=e,c.props=g,r===0}Qe.evaluated={dynamicProps:!0,dynamicItems:!1};var gi={if:{type:"string"},then:{
enum:["same-id","none"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"same-id"},delaysSeconds:{type:"array",minItems:1,
items:{$ref:"#/$defs/seconds"}},waitSeconds:{$ref:"#/$defs/seconds"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"none"}},required:[
"reading"],additionalProperties:!1}]}};function Xe(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=Xe.
evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let t=r,o=!0,a=r;if(typeof s!="string"){let f={};e===null?e=[f]:e.push(f),r++}var l=a===
r;r=t,e!==null&&(t?e.length=t:e=null);let d;if(l){let f=r;if(!(s==="same-id"||s==="none")){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{
allowedValues:gi.then.enum}};e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,d="then"}else{let f=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;if(typeof m==
"string")if(m==="same-id"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="delaysSeconds"||n==="waitSeconds")){let P={instancePath:i,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&
s.reading!=="same-id"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"same-id"}};e===
null?e=[n]:e.push(n),r++}if(s.delaysSeconds!==void 0){let n=s.delaysSeconds;if(Array.isArray(n)){if(n.length<1){let k={instancePath:i+"/delaysSeconds",schemaPath:"\
#/else/oneOf/0/properties/delaysSeconds/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[k]:e.push(k),r++}let P=n.length;for(let k=0;k<P;k++)L(n[k],{instancePath:i+
"/delaysSeconds/"+k,parentData:n,parentDataProperty:k,rootData:b,dynamicAnchors:q})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)}else{let P={instancePath:i+
"/delaysSeconds",schemaPath:"#/else/oneOf/0/properties/delaysSeconds/type",keyword:"type",params:{type:"array"}};e===null?e=[P]:e.push(P),r++}}s.waitSeconds!==void 0&&
(L(s.waitSeconds,{instancePath:i+"/waitSeconds",parentData:s,parentDataProperty:"waitSeconds",rootData:b,dynamicAnchors:q})||(e=e===null?L.errors:e.concat(L.errors),
r=e.length))}var g=!0}else if(m==="none"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/1/r\
equired",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(n!=="reading"){let P={instancePath:i,schemaPath:"\
#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!==
"none"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"none"}};e===null?e=[n]:e.push(
n),r++}}g!==!0&&(g=!0)}else{let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===
null?e=[n]:e.push(n),r++}else{let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===
null?e=[n]:e.push(n),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=f===r;o=
l,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),r++}return Xe.errors=e,c.props=g,r===
0}Xe.evaluated={dynamicProps:!0,dynamicItems:!1};var Pi={if:{type:"string"},then:{enum:["standard-v1","standard-v1a","stripe","github","none"]},else:{type:"obje\
ct",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"standard-v1"},toleranceSeconds:{$ref:"#/$defs/seconds"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"standard-v1a"},toleranceSeconds:{$ref:"#/$defs/seconds"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"\
stripe"},toleranceSeconds:{$ref:"#/$defs/seconds"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"github"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"none"}},required:["reading"],additionalProperties:!1}]}};function Ye(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,
dynamicAnchors:q={}}={}){let e=null,r=0,c=Ye.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let t=r,o=!0,a=r;if(typeof s!="string"){
let f={};e===null?e=[f]:e.push(f),r++}var l=a===r;r=t,e!==null&&(t?e.length=t:e=null);let d;if(l){let f=r;if(!(s==="standard-v1"||s==="standard-v1a"||s==="strip\
e"||s==="github"||s==="none")){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Pi.then.enum}};e===null?e=[m]:e.push(m),r++}var l=f===
r;o=l,d="then"}else{let f=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="standard-v1"){if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=
[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="toleranceSeconds")){let P={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="standard-v1"){let n={instancePath:i+"/readin\
g",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"standard-v1"}};e===null?e=[n]:e.push(n),r++}s.toleranceSeconds!==void 0&&
(L(s.toleranceSeconds,{instancePath:i+"/toleranceSeconds",parentData:s,parentDataProperty:"toleranceSeconds",rootData:b,dynamicAnchors:q})||(e=e===null?L.errors:
e.concat(L.errors),r=e.length))}var g=!0}else if(m==="standard-v1a"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"\
#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="toleranceSe\
conds")){let P={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(
P),r++}if(s.reading!==void 0&&s.reading!=="standard-v1a"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",
params:{allowedValue:"standard-v1a"}};e===null?e=[n]:e.push(n),r++}s.toleranceSeconds!==void 0&&(L(s.toleranceSeconds,{instancePath:i+"/toleranceSeconds",parentData:s,
parentDataProperty:"toleranceSeconds",rootData:b,dynamicAnchors:q})||(e=e===null?L.errors:e.concat(L.errors),r=e.length))}g!==!0&&(g=!0)}else if(m==="stripe"){if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"\
reading"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="toleranceSeconds")){let P={instancePath:i,schemaPath:"#/else/oneOf/2/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="stripe"){let n={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"stripe"}};e===null?e=[n]:e.push(n),r++}s.toleranceSeconds!==
void 0&&(L(s.toleranceSeconds,{instancePath:i+"/toleranceSeconds",parentData:s,parentDataProperty:"toleranceSeconds",rootData:b,dynamicAnchors:q})||(e=e===null?
L.errors:e.concat(L.errors),r=e.length))}g!==!0&&(g=!0)}else if(m==="github"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,
schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(n!=="reading"){let P={
instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.
reading!==void 0&&s.reading!=="github"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"\
github"}};e===null?e=[n]:e.push(n),r++}}g!==!0&&(g=!0)}else if(m==="none"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,
schemaPath:"#/else/oneOf/4/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(n!=="reading"){let P={
instancePath:i,schemaPath:"#/else/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.
reading!==void 0&&s.reading!=="none"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/4/properties/reading/const",keyword:"const",params:{allowedValue:"\
none"}};e===null?e=[n]:e.push(n),r++}}g!==!0&&(g=!0)}else{let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",
tag:"reading",tagValue:m}};e===null?e=[n]:e.push(n),r++}else{let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",
tag:"reading",tagValue:m}};e===null?e=[n]:e.push(n),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[
m]:e.push(m),r++}var l=f===r;o=l,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),r++}return Ye.
errors=e,c.props=g,r===0}Ye.evaluated={dynamicProps:!0,dynamicItems:!1};function er(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=er.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let o=s.reading;if(typeof o=="string")if(o==="operation"){if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){if(s.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[a]:e.push(a),r++}if(s.method===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"method"}};e===null?
e=[a]:e.push(a),r++}if(s.path===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[a]:
e.push(a),r++}for(let a in s)if(!(a==="reading"||a==="method"||a==="path"||a==="body"||a==="type")){let l={instancePath:i,schemaPath:"#/oneOf/0/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[l]:e.push(l),r++}if(s.reading!==void 0&&s.reading!=="operation"){let a={instancePath:i+
"/reading",schemaPath:"#/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"operation"}};e===null?e=[a]:e.push(a),r++}s.method!==void 0&&(H(
s.method,{instancePath:i+"/method",parentData:s,parentDataProperty:"method",rootData:b,dynamicAnchors:q})||(e=e===null?H.errors:e.concat(H.errors),r=e.length)),
s.path!==void 0&&(U(s.path,{instancePath:i+"/path",parentData:s,parentDataProperty:"path",rootData:b,dynamicAnchors:q})||(e=e===null?U.errors:e.concat(U.errors),
r=e.length)),s.body!==void 0&&(Z(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:b,dynamicAnchors:q})||(e=e===null?Z.errors:e.concat(
Z.errors),r=e.length)),s.type!==void 0&&(_(s.type,{instancePath:i+"/type",parentData:s,parentDataProperty:"type",rootData:b,dynamicAnchors:q})||(e=e===null?_.errors:
e.concat(_.errors),r=e.length))}var t=!0}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};
e===null?e=[a]:e.push(a),r++}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===
null?e=[a]:e.push(a),r++}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return er.errors=e,
c.props=t,r===0}er.evaluated={dynamicProps:!0,dynamicItems:!1};var us={if:{type:"string"},then:{enum:["manual"]},else:{type:"object",discriminator:{propertyName:"\
reading"},oneOf:[{properties:{reading:{const:"manual"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"rest"},method:{$ref:"#/$defs/\
method"},path:{$ref:"#/$defs/path"},body:{$ref:"#/$defs/object"},idPointer:{$ref:"#/$defs/pointer"},secretPointer:{$ref:"#/$defs/pointer"},removePath:{$ref:"#/$\
defs/path"},rotatePath:{$ref:"#/$defs/path"},listPath:{$ref:"#/$defs/path"}},required:["reading","method","path","body"],additionalProperties:!1},{properties:{reading:{
const:"per-request"},field:{$ref:"#/$defs/text"}},required:["reading","field"],additionalProperties:!1}]}};function rr(s,{instancePath:i="",parentData:S,parentDataProperty:D,
rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=rr.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let t=r,o=!0,a=r;if(typeof s!=
"string"){let f={};e===null?e=[f]:e.push(f),r++}var l=a===r;r=t,e!==null&&(t?e.length=t:e=null);let d;if(l){let f=r;if(s!=="manual"){let m={instancePath:i,schemaPath:"\
#/then/enum",keyword:"enum",params:{allowedValues:us.then.enum}};e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,d="then"}else{let f=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="manual"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"\
#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(n!=="reading"){let P={instancePath:i,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&
s.reading!=="manual"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"manual"}};e===
null?e=[n]:e.push(n),r++}}var g=!0}else if(m==="rest"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/e\
lse/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}if(s.method===void 0){let n={instancePath:i,schemaPath:"\
#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"method"}};e===null?e=[n]:e.push(n),r++}if(s.path===void 0){let n={instancePath:i,schemaPath:"\
#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[n]:e.push(n),r++}if(s.body===void 0){let n={instancePath:i,schemaPath:"\
#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"body"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!ie.call(us.else.oneOf[1].properties,
n)){let P={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),
r++}if(s.reading!==void 0&&s.reading!=="rest"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"\
rest"}};e===null?e=[n]:e.push(n),r++}s.method!==void 0&&(H(s.method,{instancePath:i+"/method",parentData:s,parentDataProperty:"method",rootData:b,dynamicAnchors:q})||
(e=e===null?H.errors:e.concat(H.errors),r=e.length)),s.path!==void 0&&(U(s.path,{instancePath:i+"/path",parentData:s,parentDataProperty:"path",rootData:b,dynamicAnchors:q})||
(e=e===null?U.errors:e.concat(U.errors),r=e.length)),s.body!==void 0&&(Z(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:b,dynamicAnchors:q})||
(e=e===null?Z.errors:e.concat(Z.errors),r=e.length)),s.idPointer!==void 0&&(G(s.idPointer,{instancePath:i+"/idPointer",parentData:s,parentDataProperty:"idPointe\
r",rootData:b,dynamicAnchors:q})||(e=e===null?G.errors:e.concat(G.errors),r=e.length)),s.secretPointer!==void 0&&(G(s.secretPointer,{instancePath:i+"/secretPoin\
ter",parentData:s,parentDataProperty:"secretPointer",rootData:b,dynamicAnchors:q})||(e=e===null?G.errors:e.concat(G.errors),r=e.length)),s.removePath!==void 0&&
(U(s.removePath,{instancePath:i+"/removePath",parentData:s,parentDataProperty:"removePath",rootData:b,dynamicAnchors:q})||(e=e===null?U.errors:e.concat(U.errors),
r=e.length)),s.rotatePath!==void 0&&(U(s.rotatePath,{instancePath:i+"/rotatePath",parentData:s,parentDataProperty:"rotatePath",rootData:b,dynamicAnchors:q})||(e=
e===null?U.errors:e.concat(U.errors),r=e.length)),s.listPath!==void 0&&(U(s.listPath,{instancePath:i+"/listPath",parentData:s,parentDataProperty:"listPath",rootData:b,
dynamicAnchors:q})||(e=e===null?U.errors:e.concat(U.errors),r=e.length))}g!==!0&&(g=!0)}else if(m==="per-request"){if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),
r++}if(s.field===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"field"}};e===null?e=[n]:e.push(n),
r++}for(let n in s)if(!(n==="reading"||n==="field")){let P={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="per-request"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/\
2/properties/reading/const",keyword:"const",params:{allowedValue:"per-request"}};e===null?e=[n]:e.push(n),r++}s.field!==void 0&&(_(s.field,{instancePath:i+"/fie\
ld",parentData:s,parentDataProperty:"field",rootData:b,dynamicAnchors:q})||(e=e===null?_.errors:e.concat(_.errors),r=e.length))}g!==!0&&(g=!0)}else{let n={instancePath:i,
schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[n]:e.push(n),r++}else{let n={instancePath:i,
schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[n]:e.push(n),r++}}else{let m={instancePath:i,
schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,d="else"}if(!o){let f={instancePath:i,schemaPath:"#\
/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),r++}return rr.errors=e,c.props=g,r===0}rr.evaluated={dynamicProps:!0,dynamicItems:!1};var es={
type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"list"},quotas:{type:"array",minItems:1,items:{type:"object",required:["\
quota","unit","scope"],additionalProperties:!1,properties:{quota:{type:"integer",minimum:1},unit:{enum:["requests","tokens","concurrent"]},windowSeconds:{$ref:"\
#/$defs/seconds"},scope:{enum:["key","account","address"]}}}},charged:{title:"What counts besides the calls that are answered",type:"array",uniqueItems:!0,items:{
enum:["refused","invalid","unauthorized"]}}},required:["reading","quotas"],additionalProperties:!1}]};function sr(s,{instancePath:i="",parentData:S,parentDataProperty:D,
rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=sr.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){let o=s.reading;if(typeof o=="string")if(o==="list"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let a={instancePath:i,
schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[a]:e.push(a),r++}if(s.quotas===void 0){let a={instancePath:i,
schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"quotas"}};e===null?e=[a]:e.push(a),r++}for(let a in s)if(!(a==="reading"||a==="quota\
s"||a==="charged")){let l={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[
l]:e.push(l),r++}if(s.reading!==void 0&&s.reading!=="list"){let a={instancePath:i+"/reading",schemaPath:"#/oneOf/0/properties/reading/const",keyword:"const",params:{
allowedValue:"list"}};e===null?e=[a]:e.push(a),r++}if(s.quotas!==void 0){let a=s.quotas;if(Array.isArray(a)){if(a.length<1){let d={instancePath:i+"/quotas",schemaPath:"\
#/oneOf/0/properties/quotas/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[d]:e.push(d),r++}let l=a.length;for(let d=0;d<l;d++){let g=a[d];if(g&&typeof g==
"object"&&!Array.isArray(g)){if(g.quota===void 0){let f={instancePath:i+"/quotas/"+d,schemaPath:"#/oneOf/0/properties/quotas/items/required",keyword:"required",
params:{missingProperty:"quota"}};e===null?e=[f]:e.push(f),r++}if(g.unit===void 0){let f={instancePath:i+"/quotas/"+d,schemaPath:"#/oneOf/0/properties/quotas/it\
ems/required",keyword:"required",params:{missingProperty:"unit"}};e===null?e=[f]:e.push(f),r++}if(g.scope===void 0){let f={instancePath:i+"/quotas/"+d,schemaPath:"\
#/oneOf/0/properties/quotas/items/required",keyword:"required",params:{missingProperty:"scope"}};e===null?e=[f]:e.push(f),r++}for(let f in g)if(!(f==="quota"||f===
"unit"||f==="windowSeconds"||f==="scope")){let A={instancePath:i+"/quotas/"+d,schemaPath:"#/oneOf/0/properties/quotas/items/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:f}};e===null?e=[A]:e.push(A),r++}if(g.quota!==void 0){let f=g.quota;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(
f))){let A={instancePath:i+"/quotas/"+d+"/quota",schemaPath:"#/oneOf/0/properties/quotas/items/properties/quota/type",keyword:"type",params:{type:"integer"}};e===
null?e=[A]:e.push(A),r++}if(typeof f=="number"&&isFinite(f)&&(f<1||isNaN(f))){let A={instancePath:i+"/quotas/"+d+"/quota",schemaPath:"#/oneOf/0/properties/quota\
s/items/properties/quota/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[A]:e.push(A),r++}}if(g.unit!==void 0){let f=g.unit;if(!(f==="r\
equests"||f==="tokens"||f==="concurrent")){let A={instancePath:i+"/quotas/"+d+"/unit",schemaPath:"#/oneOf/0/properties/quotas/items/properties/unit/enum",keyword:"\
enum",params:{allowedValues:es.oneOf[0].properties.quotas.items.properties.unit.enum}};e===null?e=[A]:e.push(A),r++}}if(g.windowSeconds!==void 0&&(L(g.windowSeconds,
{instancePath:i+"/quotas/"+d+"/windowSeconds",parentData:g,parentDataProperty:"windowSeconds",rootData:b,dynamicAnchors:q})||(e=e===null?L.errors:e.concat(L.errors),
r=e.length)),g.scope!==void 0){let f=g.scope;if(!(f==="key"||f==="account"||f==="address")){let A={instancePath:i+"/quotas/"+d+"/scope",schemaPath:"#/oneOf/0/pr\
operties/quotas/items/properties/scope/enum",keyword:"enum",params:{allowedValues:es.oneOf[0].properties.quotas.items.properties.scope.enum}};e===null?e=[A]:e.push(
A),r++}}}else{let f={instancePath:i+"/quotas/"+d,schemaPath:"#/oneOf/0/properties/quotas/items/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(
f),r++}}}else{let l={instancePath:i+"/quotas",schemaPath:"#/oneOf/0/properties/quotas/type",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}}
if(s.charged!==void 0){let a=s.charged;if(Array.isArray(a)){let l=a.length;for(let f=0;f<l;f++){let A=a[f];if(!(A==="refused"||A==="invalid"||A==="unauthorized")){
let m={instancePath:i+"/charged/"+f,schemaPath:"#/oneOf/0/properties/charged/items/enum",keyword:"enum",params:{allowedValues:es.oneOf[0].properties.charged.items.
enum}};e===null?e=[m]:e.push(m),r++}}let d=a.length,g;if(d>1){e:for(;d--;)for(g=d;g--;)if(qr(a[d],a[g])){let f={instancePath:i+"/charged",schemaPath:"#/oneOf/0/\
properties/charged/uniqueItems",keyword:"uniqueItems",params:{i:d,j:g}};e===null?e=[f]:e.push(f),r++;break e}}}else{let l={instancePath:i+"/charged",schemaPath:"\
#/oneOf/0/properties/charged/type",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}}}var t=!0}else{let a={instancePath:i,schemaPath:"#/discri\
minator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),r++}else{let a={instancePath:i,schemaPath:"#/discri\
minator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),r++}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return sr.errors=e,c.props=t,r===0}sr.evaluated={dynamicProps:!0,dynamicItems:!1};var ki={if:{type:"s\
tring"},then:{enum:["x-ratelimit-durations","ratelimit-fields","ratelimit-03","x-ratelimit-epoch","anthropic","none"]},else:{type:"object",discriminator:{propertyName:"\
reading"},oneOf:[{properties:{reading:{const:"x-ratelimit-durations"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"ratelimit-fiel\
ds"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"ratelimit-03"}},required:["reading"],additionalProperties:!1},{properties:{reading:{
const:"x-ratelimit-epoch"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"anthropic"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"none"}},required:["reading"],additionalProperties:!1}]}};function ir(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,
dynamicAnchors:q={}}={}){let e=null,r=0,c=ir.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let t=r,o=!0,a=r;if(typeof s!="string"){
let f={};e===null?e=[f]:e.push(f),r++}var l=a===r;r=t,e!==null&&(t?e.length=t:e=null);let d;if(l){let f=r;if(!(s==="x-ratelimit-durations"||s==="ratelimit-field\
s"||s==="ratelimit-03"||s==="x-ratelimit-epoch"||s==="anthropic"||s==="none")){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:ki.
then.enum}};e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,d="then"}else{let f=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;if(typeof m=="string")
if(m==="x-ratelimit-durations"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(n!=="reading"){let P={instancePath:i,schemaPath:"#/else/oneOf/0/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="x-ratelimit-du\
rations"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"x-ratelimit-durations"}};e===
null?e=[n]:e.push(n),r++}}var g=!0}else if(m==="ratelimit-fields"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"\
#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(n!=="reading"){let P={instancePath:i,
schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&
s.reading!=="ratelimit-fields"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"rate\
limit-fields"}};e===null?e=[n]:e.push(n),r++}}g!==!0&&(g=!0)}else if(m==="ratelimit-03"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={
instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(n!=="r\
eading"){let P={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(
P),r++}if(s.reading!==void 0&&s.reading!=="ratelimit-03"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",
params:{allowedValue:"ratelimit-03"}};e===null?e=[n]:e.push(n),r++}}g!==!0&&(g=!0)}else if(m==="x-ratelimit-epoch"){if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),
r++}for(let n in s)if(n!=="reading"){let P={instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};
e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="x-ratelimit-epoch"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/3/properties/read\
ing/const",keyword:"const",params:{allowedValue:"x-ratelimit-epoch"}};e===null?e=[n]:e.push(n),r++}}g!==!0&&(g=!0)}else if(m==="anthropic"){if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/4/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[n]:e.push(n),r++}for(let n in s)if(n!=="reading"){let P={instancePath:i,schemaPath:"#/else/oneOf/4/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="anthropic"){let n={instancePath:i+"/reading",schemaPath:"#/e\
lse/oneOf/4/properties/reading/const",keyword:"const",params:{allowedValue:"anthropic"}};e===null?e=[n]:e.push(n),r++}}g!==!0&&(g=!0)}else if(m==="none"){if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/5/required",keyword:"required",params:{missingProperty:"\
reading"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(n!=="reading"){let P={instancePath:i,schemaPath:"#/else/oneOf/5/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="none"){let n={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/5/properties/reading/const",keyword:"const",params:{allowedValue:"none"}};e===null?e=[n]:e.push(n),r++}}g!==!0&&(g=!0)}else{let n={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[n]:e.push(n),r++}else{let n={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[n]:e.push(n),r++}}else{let m={instancePath:i,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),r++}return ir.errors=e,c.props=g,r===0}ir.evaluated={dynamicProps:!0,dynamicItems:!1};var wi={if:{type:"\
string"},then:{enum:["429-retry-after","429","503","queue"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"429-\
retry-after"},status:{$ref:"#/$defs/statuses"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"429"},status:{$ref:"#/$defs/statuses"}},
required:["reading"],additionalProperties:!1},{properties:{reading:{const:"503"},status:{$ref:"#/$defs/statuses"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"queue"}},required:["reading"],additionalProperties:!1}]}};function tr(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,
dynamicAnchors:q={}}={}){let e=null,r=0,c=tr.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let t=r,o=!0,a=r;if(typeof s!="string"){
let f={};e===null?e=[f]:e.push(f),r++}var l=a===r;r=t,e!==null&&(t?e.length=t:e=null);let d;if(l){let f=r;if(!(s==="429-retry-after"||s==="429"||s==="503"||s===
"queue")){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:wi.then.enum}};e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,d="the\
n"}else{let f=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="429"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}
for(let n in s)if(!(n==="reading"||n==="status")){let P={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="429"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/proper\
ties/reading/const",keyword:"const",params:{allowedValue:"429"}};e===null?e=[n]:e.push(n),r++}s.status!==void 0&&(M(s.status,{instancePath:i+"/status",parentData:s,
parentDataProperty:"status",rootData:b,dynamicAnchors:q})||(e=e===null?M.errors:e.concat(M.errors),r=e.length))}var g=!0}else if(m==="503"){if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="status")){let P={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="503"){let n={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"503"}};e===null?e=[n]:e.push(n),r++}s.status!==void 0&&(M(s.status,{instancePath:i+
"/status",parentData:s,parentDataProperty:"status",rootData:b,dynamicAnchors:q})||(e=e===null?M.errors:e.concat(M.errors),r=e.length))}g!==!0&&(g=!0)}else if(m===
"429-retry-after"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"requi\
red",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="status")){let P={instancePath:i,schemaPath:"#/else\
/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="42\
9-retry-after"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"429-retry-after"}};e===
null?e=[n]:e.push(n),r++}s.status!==void 0&&(M(s.status,{instancePath:i+"/status",parentData:s,parentDataProperty:"status",rootData:b,dynamicAnchors:q})||(e=e===
null?M.errors:e.concat(M.errors),r=e.length))}g!==!0&&(g=!0)}else if(m==="queue"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,
schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(n!=="reading"){let P={
instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.
reading!==void 0&&s.reading!=="queue"){let n={instancePath:i+"/reading",schemaPath:"#/else/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"\
queue"}};e===null?e=[n]:e.push(n),r++}}g!==!0&&(g=!0)}else{let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mappin\
g",tag:"reading",tagValue:m}};e===null?e=[n]:e.push(n),r++}else{let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"t\
ag",tag:"reading",tagValue:m}};e===null?e=[n]:e.push(n),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?
e=[m]:e.push(m),r++}var l=f===r;o=l,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),r++}
return tr.errors=e,c.props=g,r===0}tr.evaluated={dynamicProps:!0,dynamicItems:!1};function nr(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=nr.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let o=s.reading;if(typeof o=="string")if(o==="number"){if(s&&typeof s=="objec\
t"&&!Array.isArray(s)){if(s.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?
e=[a]:e.push(a),r++}if(s.maximum===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"maximum"}};e===null?
e=[a]:e.push(a),r++}for(let a in s)if(!(a==="reading"||a==="maximum")){let l={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:a}};e===null?e=[l]:e.push(l),r++}if(s.reading!==void 0&&s.reading!=="number"){let a={instancePath:i+"/reading",schemaPath:"#/\
oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"number"}};e===null?e=[a]:e.push(a),r++}if(s.maximum!==void 0){let a=s.maximum;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l={instancePath:i+"/maximum",schemaPath:"#/oneOf/0/properties/maximum/type",keyword:"type",params:{type:"integer"}};
e===null?e=[l]:e.push(l),r++}if(typeof a=="number"&&isFinite(a)&&(a<1||isNaN(a))){let l={instancePath:i+"/maximum",schemaPath:"#/oneOf/0/properties/maximum/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[l]:e.push(l),r++}}}var t=!0}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),r++}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),r++}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[o]:e.push(o),r++}return nr.errors=e,c.props=t,r===0}nr.evaluated={dynamicProps:!0,dynamicItems:!1};var bi={if:{type:"string"},then:{
enum:["headers"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"headers"}},required:["reading"],additionalProperties:!1}]}};
function or(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=or.evaluated;c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0);let t=r,o=!0,a=r;if(typeof s!="string"){let f={};e===null?e=[f]:e.push(f),r++}var l=a===r;r=t,e!==null&&(t?e.length=t:e=
null);let d;if(l){let f=r;if(s!=="headers"){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:bi.then.enum}};e===null?e=[m]:e.
push(m),r++}var l=f===r;o=l,d="then"}else{let f=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="headers"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(n!=="reading"){let P={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="headers"){let n={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"headers"}};e===null?e=[n]:e.push(n),r++}}var g=!0}else{let n={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[n]:e.push(n),r++}else{let n={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[n]:e.push(n),r++}}else{let m={instancePath:i,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),r++}return or.errors=e,c.props=g,r===0}or.evaluated={dynamicProps:!0,dynamicItems:!1};function ar(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=ar.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let o=s.reading;if(typeof o=="string")if(o==="described"){if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){if(s.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[a]:e.push(a),r++}if(s.text===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"text"}};e===null?
e=[a]:e.push(a),r++}for(let a in s)if(!(a==="reading"||a==="text")){let l={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:a}};e===null?e=[l]:e.push(l),r++}if(s.reading!==void 0&&s.reading!=="described"){let a={instancePath:i+"/reading",schemaPath:"#/\
oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"described"}};e===null?e=[a]:e.push(a),r++}s.text!==void 0&&(_(s.text,{instancePath:i+"/t\
ext",parentData:s,parentDataProperty:"text",rootData:b,dynamicAnchors:q})||(e=e===null?_.errors:e.concat(_.errors),r=e.length))}var t=!0}else{let a={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),r++}else{let a={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),r++}}else{let o={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return ar.errors=e,c.props=t,r===0}ar.evaluated={dynamicProps:!0,dynamicItems:!1};var qi={
if:{type:"string"},then:{enum:["path"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"path"},prefix:{$ref:"#/$d\
efs/path"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"header"},name:{$ref:"#/$defs/text"}},required:["reading","name"],additionalProperties:!1}]}};
function pr(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=pr.evaluated;c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0);let t=r,o=!0,a=r;if(typeof s!="string"){let f={};e===null?e=[f]:e.push(f),r++}var l=a===r;r=t,e!==null&&(t?e.length=t:e=
null);let d;if(l){let f=r;if(s!=="path"){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:qi.then.enum}};e===null?e=[m]:e.push(
m),r++}var l=f===r;o=l,d="then"}else{let f=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="path"){if(s&&typeof s=="\
object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readin\
g"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="prefix")){let P={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="path"){let n={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"path"}};e===null?e=[n]:e.push(n),r++}s.prefix!==void 0&&(U(s.prefix,{instancePath:i+
"/prefix",parentData:s,parentDataProperty:"prefix",rootData:b,dynamicAnchors:q})||(e=e===null?U.errors:e.concat(U.errors),r=e.length))}var g=!0}else if(m==="hea\
der"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}if(s.name===void 0){let n={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{
missingProperty:"name"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="reading"||n==="name")){let P={instancePath:i,schemaPath:"#/else/oneOf/1/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[P]:e.push(P),r++}if(s.reading!==void 0&&s.reading!=="header"){let n={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"header"}};e===null?e=[n]:e.push(n),r++}s.name!==void 0&&(_(
s.name,{instancePath:i+"/name",parentData:s,parentDataProperty:"name",rootData:b,dynamicAnchors:q})||(e=e===null?_.errors:e.concat(_.errors),r=e.length))}g!==!0&&
(g=!0)}else{let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[n]:e.
push(n),r++}else{let n={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[n]:e.
push(n),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=f===r;o=l,d="else"}if(!o){
let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),r++}return pr.errors=e,c.props=g,r===0}pr.evaluated={dynamicProps:!0,
dynamicItems:!1};function ae(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=ae.evaluated;if(c.dynamicProps&&
(c.props=void 0),c.dynamicItems&&(c.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(!ie.call(Cs.properties,t)){let o={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[o]:e.push(o),r++}s["capabilities.other"]!==void 0&&(be(s["capa\
bilities.other"],{instancePath:i+"/capabilities.other",parentData:s,parentDataProperty:"capabilities.other",rootData:b,dynamicAnchors:q})||(e=e===null?be.errors:
e.concat(be.errors),r=e.length)),s["request.required"]!==void 0&&(qe(s["request.required"],{instancePath:i+"/request.required",parentData:s,parentDataProperty:"\
request.required",rootData:b,dynamicAnchors:q})||(e=e===null?qe.errors:e.concat(qe.errors),r=e.length)),s["request.models"]!==void 0&&(ve(s["request.models"],{instancePath:i+
"/request.models",parentData:s,parentDataProperty:"request.models",rootData:b,dynamicAnchors:q})||(e=e===null?ve.errors:e.concat(ve.errors),r=e.length)),s["requ\
est.roles"]!==void 0&&($e(s["request.roles"],{instancePath:i+"/request.roles",parentData:s,parentDataProperty:"request.roles",rootData:b,dynamicAnchors:q})||(e=
e===null?$e.errors:e.concat($e.errors),r=e.length)),s["response.fields"]!==void 0&&(je(s["response.fields"],{instancePath:i+"/response.fields",parentData:s,parentDataProperty:"\
response.fields",rootData:b,dynamicAnchors:q})||(e=e===null?je.errors:e.concat(je.errors),r=e.length)),s["key.format"]!==void 0&&(Oe(s["key.format"],{instancePath:i+
"/key.format",parentData:s,parentDataProperty:"key.format",rootData:b,dynamicAnchors:q})||(e=e===null?Oe.errors:e.concat(Oe.errors),r=e.length)),s.states!==void 0&&
(xe(s.states,{instancePath:i+"/states",parentData:s,parentDataProperty:"states",rootData:b,dynamicAnchors:q})||(e=e===null?xe.errors:e.concat(xe.errors),r=e.length)),
s["signup.request"]!==void 0&&(Ae(s["signup.request"],{instancePath:i+"/signup.request",parentData:s,parentDataProperty:"signup.request",rootData:b,dynamicAnchors:q})||
(e=e===null?Ae.errors:e.concat(Ae.errors),r=e.length)),s["signup.response"]!==void 0&&(Se(s["signup.response"],{instancePath:i+"/signup.response",parentData:s,parentDataProperty:"\
signup.response",rootData:b,dynamicAnchors:q})||(e=e===null?Se.errors:e.concat(Se.errors),r=e.length)),s["maxTokens.bounds"]!==void 0&&(De(s["maxTokens.bounds"],
{instancePath:i+"/maxTokens.bounds",parentData:s,parentDataProperty:"maxTokens.bounds",rootData:b,dynamicAnchors:q})||(e=e===null?De.errors:e.concat(De.errors),
r=e.length)),s["temperature.bounds"]!==void 0&&(Ne(s["temperature.bounds"],{instancePath:i+"/temperature.bounds",parentData:s,parentDataProperty:"temperature.bo\
unds",rootData:b,dynamicAnchors:q})||(e=e===null?Ne.errors:e.concat(Ne.errors),r=e.length)),s["sse.path"]!==void 0&&(_e(s["sse.path"],{instancePath:i+"/sse.path",
parentData:s,parentDataProperty:"sse.path",rootData:b,dynamicAnchors:q})||(e=e===null?_e.errors:e.concat(_e.errors),r=e.length)),s["sse.switch"]!==void 0&&(Ie(s["\
sse.switch"],{instancePath:i+"/sse.switch",parentData:s,parentDataProperty:"sse.switch",rootData:b,dynamicAnchors:q})||(e=e===null?Ie.errors:e.concat(Ie.errors),
r=e.length)),s["sse.events"]!==void 0&&(Ve(s["sse.events"],{instancePath:i+"/sse.events",parentData:s,parentDataProperty:"sse.events",rootData:b,dynamicAnchors:q})||
(e=e===null?Ve.errors:e.concat(Ve.errors),r=e.length)),s["websocket.path"]!==void 0&&(Me(s["websocket.path"],{instancePath:i+"/websocket.path",parentData:s,parentDataProperty:"\
websocket.path",rootData:b,dynamicAnchors:q})||(e=e===null?Me.errors:e.concat(Me.errors),r=e.length)),s["websocket.frames"]!==void 0&&(Fe(s["websocket.frames"],
{instancePath:i+"/websocket.frames",parentData:s,parentDataProperty:"websocket.frames",rootData:b,dynamicAnchors:q})||(e=e===null?Fe.errors:e.concat(Fe.errors),
r=e.length)),s["websocket.auth"]!==void 0&&(Te(s["websocket.auth"],{instancePath:i+"/websocket.auth",parentData:s,parentDataProperty:"websocket.auth",rootData:b,
dynamicAnchors:q})||(e=e===null?Te.errors:e.concat(Te.errors),r=e.length)),s["endpoints.other"]!==void 0&&(Ue(s["endpoints.other"],{instancePath:i+"/endpoints.o\
ther",parentData:s,parentDataProperty:"endpoints.other",rootData:b,dynamicAnchors:q})||(e=e===null?Ue.errors:e.concat(Ue.errors),r=e.length)),s["key.lifetime"]!==
void 0&&(Le(s["key.lifetime"],{instancePath:i+"/key.lifetime",parentData:s,parentDataProperty:"key.lifetime",rootData:b,dynamicAnchors:q})||(e=e===null?Le.errors:
e.concat(Le.errors),r=e.length)),s["key.scopes"]!==void 0&&(Ee(s["key.scopes"],{instancePath:i+"/key.scopes",parentData:s,parentDataProperty:"key.scopes",rootData:b,
dynamicAnchors:q})||(e=e===null?Ee.errors:e.concat(Ee.errors),r=e.length)),s["key.rotation"]!==void 0&&(Ce(s["key.rotation"],{instancePath:i+"/key.rotation",parentData:s,
parentDataProperty:"key.rotation",rootData:b,dynamicAnchors:q})||(e=e===null?Ce.errors:e.concat(Ce.errors),r=e.length)),s["key.revocation"]!==void 0&&(Be(s["key\
.revocation"],{instancePath:i+"/key.revocation",parentData:s,parentDataProperty:"key.revocation",rootData:b,dynamicAnchors:q})||(e=e===null?Be.errors:e.concat(Be.
errors),r=e.length)),s["errors.missingKey"]!==void 0&&(Ke(s["errors.missingKey"],{instancePath:i+"/errors.missingKey",parentData:s,parentDataProperty:"errors.mi\
ssingKey",rootData:b,dynamicAnchors:q})||(e=e===null?Ke.errors:e.concat(Ke.errors),r=e.length)),s["errors.wrongKey"]!==void 0&&(Re(s["errors.wrongKey"],{instancePath:i+
"/errors.wrongKey",parentData:s,parentDataProperty:"errors.wrongKey",rootData:b,dynamicAnchors:q})||(e=e===null?Re.errors:e.concat(Re.errors),r=e.length)),s["er\
rors.status"]!==void 0&&(Ge(s["errors.status"],{instancePath:i+"/errors.status",parentData:s,parentDataProperty:"errors.status",rootData:b,dynamicAnchors:q})||(e=
e===null?Ge.errors:e.concat(Ge.errors),r=e.length)),s["errors.body"]!==void 0&&(ze(s["errors.body"],{instancePath:i+"/errors.body",parentData:s,parentDataProperty:"\
errors.body",rootData:b,dynamicAnchors:q})||(e=e===null?ze.errors:e.concat(ze.errors),r=e.length)),s["errors.codes"]!==void 0&&(Ze(s["errors.codes"],{instancePath:i+
"/errors.codes",parentData:s,parentDataProperty:"errors.codes",rootData:b,dynamicAnchors:q})||(e=e===null?Ze.errors:e.concat(Ze.errors),r=e.length)),s["errors.c\
onditions"]!==void 0&&(He(s["errors.conditions"],{instancePath:i+"/errors.conditions",parentData:s,parentDataProperty:"errors.conditions",rootData:b,dynamicAnchors:q})||
(e=e===null?He.errors:e.concat(He.errors),r=e.length)),s["webhooks.types"]!==void 0&&(We(s["webhooks.types"],{instancePath:i+"/webhooks.types",parentData:s,parentDataProperty:"\
webhooks.types",rootData:b,dynamicAnchors:q})||(e=e===null?We.errors:e.concat(We.errors),r=e.length)),s["webhooks.payload"]!==void 0&&(Je(s["webhooks.payload"],
{instancePath:i+"/webhooks.payload",parentData:s,parentDataProperty:"webhooks.payload",rootData:b,dynamicAnchors:q})||(e=e===null?Je.errors:e.concat(Je.errors),
r=e.length)),s["webhooks.delivery"]!==void 0&&(Qe(s["webhooks.delivery"],{instancePath:i+"/webhooks.delivery",parentData:s,parentDataProperty:"webhooks.delivery",
rootData:b,dynamicAnchors:q})||(e=e===null?Qe.errors:e.concat(Qe.errors),r=e.length)),s["webhooks.retry"]!==void 0&&(Xe(s["webhooks.retry"],{instancePath:i+"/we\
bhooks.retry",parentData:s,parentDataProperty:"webhooks.retry",rootData:b,dynamicAnchors:q})||(e=e===null?Xe.errors:e.concat(Xe.errors),r=e.length)),s["webhooks\
.signature"]!==void 0&&(Ye(s["webhooks.signature"],{instancePath:i+"/webhooks.signature",parentData:s,parentDataProperty:"webhooks.signature",rootData:b,dynamicAnchors:q})||
(e=e===null?Ye.errors:e.concat(Ye.errors),r=e.length)),s["webhooks.trigger"]!==void 0&&(er(s["webhooks.trigger"],{instancePath:i+"/webhooks.trigger",parentData:s,
parentDataProperty:"webhooks.trigger",rootData:b,dynamicAnchors:q})||(e=e===null?er.errors:e.concat(er.errors),r=e.length)),s["webhooks.registration"]!==void 0&&
(rr(s["webhooks.registration"],{instancePath:i+"/webhooks.registration",parentData:s,parentDataProperty:"webhooks.registration",rootData:b,dynamicAnchors:q})||(e=
e===null?rr.errors:e.concat(rr.errors),r=e.length)),s["limits.quota"]!==void 0&&(sr(s["limits.quota"],{instancePath:i+"/limits.quota",parentData:s,parentDataProperty:"\
limits.quota",rootData:b,dynamicAnchors:q})||(e=e===null?sr.errors:e.concat(sr.errors),r=e.length)),s["limits.headers"]!==void 0&&(ir(s["limits.headers"],{instancePath:i+
"/limits.headers",parentData:s,parentDataProperty:"limits.headers",rootData:b,dynamicAnchors:q})||(e=e===null?ir.errors:e.concat(ir.errors),r=e.length)),s["limi\
ts.exceeded"]!==void 0&&(tr(s["limits.exceeded"],{instancePath:i+"/limits.exceeded",parentData:s,parentDataProperty:"limits.exceeded",rootData:b,dynamicAnchors:q})||
(e=e===null?tr.errors:e.concat(tr.errors),r=e.length)),s["maxTokens.maximum"]!==void 0&&(nr(s["maxTokens.maximum"],{instancePath:i+"/maxTokens.maximum",parentData:s,
parentDataProperty:"maxTokens.maximum",rootData:b,dynamicAnchors:q})||(e=e===null?nr.errors:e.concat(nr.errors),r=e.length)),s["version.deprecation"]!==void 0&&
(or(s["version.deprecation"],{instancePath:i+"/version.deprecation",parentData:s,parentDataProperty:"version.deprecation",rootData:b,dynamicAnchors:q})||(e=e===
null?or.errors:e.concat(or.errors),r=e.length)),s["version.compatibility"]!==void 0&&(ar(s["version.compatibility"],{instancePath:i+"/version.compatibility",parentData:s,
parentDataProperty:"version.compatibility",rootData:b,dynamicAnchors:q})||(e=e===null?ar.errors:e.concat(ar.errors),r=e.length)),s["version.selection"]!==void 0&&
(pr(s["version.selection"],{instancePath:i+"/version.selection",parentData:s,parentDataProperty:"version.selection",rootData:b,dynamicAnchors:q})||(e=e===null?pr.
errors:e.concat(pr.errors),r=e.length))}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return ae.
errors=e,r===0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Fr(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){
let e=null,r=0,c=Fr.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.schema===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[t]:e.push(t),r++}if(s.name===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[t]:e.push(t),r++}if(s.title===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"title"}};e===null?e=[t]:e.push(t),r++}if(s.readings===void 0){let t={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"readings"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="schema"||t==="name"||t==="title"||t==="reading\
s")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[o]:e.push(o),r++}if(s.schema!==
void 0&&s.schema!=="assay.profile/1"){let t={instancePath:i+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"assay.profile\
/1"}};e===null?e=[t]:e.push(t),r++}if(s.name!==void 0){let t=s.name;if(typeof t=="string"){if(!Sr.test(t)){let o={instancePath:i+"/name",schemaPath:"#/propertie\
s/name/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/name",schemaPath:"#/propertie\
s/name/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.title!==void 0){let t=s.title;if(typeof t=="string"){if(V(t)<1){let o={instancePath:i+
"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/title",schemaPath:"\
#/properties/title/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.readings!==void 0){let t=s.readings;if(ae(t,{instancePath:i+"\
/readings",parentData:s,parentDataProperty:"readings",rootData:b,dynamicAnchors:q})||(e=e===null?ae.errors:e.concat(ae.errors),r=e.length),t&&typeof t=="object"&&
!Array.isArray(t))for(let o in t){let a=t[o];if(!(a&&typeof a=="object"&&!Array.isArray(a))){let l={instancePath:i+"/readings/"+o.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/readings/additionalProperties/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}else{let o={instancePath:i+
"/readings",schemaPath:"#/properties/readings/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}}else{let t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Fr.errors=e,r===0}Fr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var vi=ae,
$i=Tr,ji={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:readings:bare-error",$comment:"Gap G7.2, reading errors.body = bare: a JSON obje\
ct or a JSON string, and nothing more is promised.",title:"Bare error body",type:["object","string"]};function Tr(s,{instancePath:i="",parentData:S,parentDataProperty:D,
rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=Tr.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),!(s&&typeof s=="object"&&
!Array.isArray(s))&&typeof s!="string"){let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:ji.type}};e===null?e=[t]:e.push(t),r++}return Tr.errors=
e,r===0}Tr.evaluated={dynamicProps:!1,dynamicItems:!1};var Oi=Ur,xi={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:readings:detail",$comment:"\
Gap G7.2, reading errors.body = detail: one key, whose value is a sentence or a list of objects.",title:"Error body with a detail key",type:"object",required:["\
detail"],properties:{detail:{type:["string","array"],items:{type:"object"}}}};function Ur(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){
let e=null,r=0,c=Ur.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.detail===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"}};e===null?e=[t]:e.push(t),r++}if(s.detail!==void 0){let t=s.detail;
if(typeof t!="string"&&!Array.isArray(t)){let o={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:xi.properties.detail.
type}};e===null?e=[o]:e.push(o),r++}if(Array.isArray(t)){let o=t.length;for(let a=0;a<o;a++){let l=t[a];if(!(l&&typeof l=="object"&&!Array.isArray(l))){let d={instancePath:i+
"/detail/"+a,schemaPath:"#/properties/detail/items/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}}}}else{let t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Ur.errors=e,r===0}Ur.evaluated={props:{detail:!0},dynamicProps:!1,dynamicItems:!1};
var Ai=Lr;function Lr(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=Lr.evaluated;c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0);let t=r,o=!1,a=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.title===void 0){let f={instancePath:i,schemaPath:"#/any\
Of/0/required",keyword:"required",params:{missingProperty:"title"}};e===null?e=[f]:e.push(f),r++}var g=a===r;if(o=o||g,g){var l={};l.title=!0}let d=r;if(s&&typeof s==
"object"&&!Array.isArray(s)&&s.detail===void 0){let f={instancePath:i,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty:"detail"}};e===
null?e=[f]:e.push(f),r++}var g=d===r;if(o=o||g,g&&l!==!0&&(l=l||{},l.detail=!0),o)r=t,e!==null&&(t?e.length=t:e=null);else{let f={instancePath:i,schemaPath:"#/a\
nyOf",keyword:"anyOf",params:{}};e===null?e=[f]:e.push(f),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(l!==!0&&(l=l||{},l.type=!0,l.title=!0,l.status=!0,
l.detail=!0,l.instance=!0),s.type!==void 0&&typeof s.type!="string"){let f={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"\
string"}};e===null?e=[f]:e.push(f),r++}if(s.title!==void 0&&typeof s.title!="string"){let f={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"\
type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(s.status!==void 0){let f=s.status;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){let A={
instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"}};e===null?e=[A]:e.push(A),r++}if(typeof f=="number"&&isFinite(
f)){if(f>599||isNaN(f)){let A={instancePath:i+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};e===null?
e=[A]:e.push(A),r++}if(f<100||isNaN(f)){let A={instancePath:i+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};
e===null?e=[A]:e.push(A),r++}}}if(s.detail!==void 0&&typeof s.detail!="string"){let f={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(s.instance!==void 0&&typeof s.instance!="string"){let f={instancePath:i+"/instance",schemaPath:"#/p\
roperties/instance/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[f]:e.push(f),r++}return Lr.errors=e,c.props=l,r===0}Lr.evaluated={dynamicProps:!0,dynamicItems:!1};var Si=Er;var ds={type:"object",required:["v","t0EpochUs","t0MonotonicUs","clock","segment"],properties:{v:{const:1},t0EpochUs:{$ref:"#/$defs/count"},t0MonotonicUs:{$ref:"\
#/$defs/countOrNull"},clock:{enum:["monotonic","wall"]},segment:{type:["string","null"]}}};function R(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=R.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"integer"}};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let t={instancePath:i,schemaPath:"#/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[t]:e.push(t),r++}return R.errors=e,r===0}R.evaluated={dynamicProps:!1,dynamicItems:!1};var Di={type:["integer","nu\
ll"],minimum:0};function se(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=se.evaluated;if(c.dynamicProps&&
(c.props=void 0),c.dynamicItems&&(c.items=void 0),!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null){let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:Di.type}};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let t={instancePath:i,schemaPath:"#/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[t]:e.push(t),r++}return se.errors=e,r===0}se.evaluated={dynamicProps:!1,dynamicItems:!1};function lr(s,{instancePath:i="",
parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=lr.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.v===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"v"}};
e===null?e=[t]:e.push(t),r++}if(s.t0EpochUs===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"t0EpochUs"}};e===
null?e=[t]:e.push(t),r++}if(s.t0MonotonicUs===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"t0MonotonicUs"}};
e===null?e=[t]:e.push(t),r++}if(s.clock===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"clock"}};e===null?e=
[t]:e.push(t),r++}if(s.segment===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"segment"}};e===null?e=[t]:e.push(
t),r++}if(s.v!==void 0&&s.v!==1){let t={instancePath:i+"/v",schemaPath:"#/properties/v/const",keyword:"const",params:{allowedValue:1}};e===null?e=[t]:e.push(t),
r++}if(s.t0EpochUs!==void 0&&(R(s.t0EpochUs,{instancePath:i+"/t0EpochUs",parentData:s,parentDataProperty:"t0EpochUs",rootData:b,dynamicAnchors:q})||(e=e===null?
R.errors:e.concat(R.errors),r=e.length)),s.t0MonotonicUs!==void 0&&(se(s.t0MonotonicUs,{instancePath:i+"/t0MonotonicUs",parentData:s,parentDataProperty:"t0Monot\
onicUs",rootData:b,dynamicAnchors:q})||(e=e===null?se.errors:e.concat(se.errors),r=e.length)),s.clock!==void 0){let t=s.clock;if(!(t==="monotonic"||t==="wall")){
let o={instancePath:i+"/clock",schemaPath:"#/properties/clock/enum",keyword:"enum",params:{allowedValues:ds.properties.clock.enum}};e===null?e=[o]:e.push(o),r++}}
if(s.segment!==void 0){let t=s.segment;if(typeof t!="string"&&t!==null){let o={instancePath:i+"/segment",schemaPath:"#/properties/segment/type",keyword:"type",params:{
type:ds.properties.segment.type}};e===null?e=[o]:e.push(o),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[t]:e.push(t),r++}return lr.errors=e,r===0}lr.evaluated={props:{v:!0,t0EpochUs:!0,t0MonotonicUs:!0,clock:!0,segment:!0},dynamicProps:!1,dynamicItems:!1};function ur(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=ur.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.v===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"v"}};e===null?e=[t]:e.push(t),r++}if(s.decision===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"decision"}};e===null?e=[t]:e.push(t),r++}if(s.v!==void 0&&s.v!==1){let t={instancePath:i+"/v",schemaPath:"#/properties/v/const",keyword:"const",
params:{allowedValue:1}};e===null?e=[t]:e.push(t),r++}if(s.decision!==void 0){let t=s.decision;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){
let o={instancePath:i+"/decision",schemaPath:"#/properties/decision/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[o]:e.push(o),r++}if(t.
type!==void 0&&typeof t.type!="string"){let o={instancePath:i+"/decision/type",schemaPath:"#/properties/decision/properties/type/type",keyword:"type",params:{type:"\
string"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/decision",schemaPath:"#/properties/decision/type",keyword:"type",params:{type:"object"}};e===
null?e=[o]:e.push(o),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return ur.errors=e,
r===0}ur.evaluated={props:{v:!0,decision:!0},dynamicProps:!1,dynamicItems:!1};var ne={type:"object",required:["v","i","vu","scenario","transport","key","schedul\
edUs","sentUs","connectedUs","headersUs","firstByteUs","firstEventUs","firstTokenUs","lastTokenUs","doneUs","closedUs","status","class","error","chunks","events",
"promptTokens","completionTokens","bytes","gaps","gapsUs","retryAfter","limits","sampledValid"],properties:{v:{const:1},i:{$ref:"#/$defs/count"},vu:{$ref:"#/$de\
fs/count"},scenario:{type:"string"},transport:{enum:["json","sse","websocket"]},key:{type:["string","null"],pattern:"^[0-9a-f]{8}$"},scheduledUs:{$ref:"#/$defs/\
time"},sentUs:{$ref:"#/$defs/time"},connectedUs:{$ref:"#/$defs/time"},headersUs:{$ref:"#/$defs/time"},firstByteUs:{$ref:"#/$defs/time"},firstEventUs:{$ref:"#/$d\
efs/time"},firstTokenUs:{$ref:"#/$defs/time"},lastTokenUs:{$ref:"#/$defs/time"},doneUs:{$ref:"#/$defs/time"},closedUs:{$ref:"#/$defs/time"},status:{type:"intege\
r",minimum:0,maximum:999},class:{enum:["ok","truncated","stream-error","stream-429","bad-json","not-a-completion","http-429","http-4xx","http-5xx","http-other",
"timeout-connect","timeout-headers","timeout-first-token","timeout-idle","timeout-total","refused","reset","dns","tls","network","too-large","too-many-events","\
aborted","interrupted"]},error:{type:["string","null"],maxLength:200},chunks:{$ref:"#/$defs/count"},events:{$ref:"#/$defs/count"},promptTokens:{$ref:"#/$defs/co\
untOrNull"},completionTokens:{$ref:"#/$defs/countOrNull"},bytes:{$ref:"#/$defs/count"},gaps:{anyOf:[{type:"null"},{$ref:"#/$defs/sketch"}]},gapsUs:{type:["array",
"null"],items:{$ref:"#/$defs/count"}},retryAfter:{type:["string","null"],maxLength:64},limits:{type:["object","null"],maxProperties:16,additionalProperties:{type:"\
string",maxLength:128}},sampledValid:{type:["boolean","null"]},ask:{type:["object","null"]},date:{type:["string","null"]}}},Ni={type:["integer","null"]};function E(s,{
instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=E.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&
(c.items=void 0),!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null){let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:Ni.type}};
e===null?e=[t]:e.push(t),r++}return E.errors=e,r===0}E.evaluated={dynamicProps:!1,dynamicItems:!1};function dr(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=dr.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),Array.isArray(s)){if(s.length>2){let a={instancePath:i,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:2}};e===
null?e=[a]:e.push(a),r++}if(s.length<2){let a={instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:2}};e===null?e=[a]:e.push(a),r++}let t=s.
length;if(t>0&&(R(s[0],{instancePath:i+"/0",parentData:s,parentDataProperty:0,rootData:b,dynamicAnchors:q})||(e=e===null?R.errors:e.concat(R.errors),r=e.length)),
t>1){let a=s[1];if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l={instancePath:i+"/1",schemaPath:"#/prefixItems/1/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[l]:e.push(l),r++}if(typeof a=="number"&&isFinite(a)&&(a<1||isNaN(a))){let l={instancePath:i+"/1",schemaPath:"#/prefixItems/1/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}};e===null?e=[l]:e.push(l),r++}}if(!(s.length<=2)){let a={instancePath:i,schemaPath:"#/items",keyword:"items",params:{limit:2}};
e===null?e=[a]:e.push(a),r++}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),r++}return dr.errors=
e,r===0}dr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function mr(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){
let e=null,r=0,c=mr.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.scheme===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scheme"}};e===null?e=[t]:e.push(t),r++}if(s.counts===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"counts"}};e===null?e=[t]:e.push(t),r++}if(s.scheme!==void 0&&s.scheme!=="log2/32"){let t={instancePath:i+
"/scheme",schemaPath:"#/properties/scheme/const",keyword:"const",params:{allowedValue:"log2/32"}};e===null?e=[t]:e.push(t),r++}if(s.counts!==void 0){let t=s.counts;
if(Array.isArray(t)){let o=t.length;for(let a=0;a<o;a++)dr(t[a],{instancePath:i+"/counts/"+a,parentData:t,parentDataProperty:a,rootData:b,dynamicAnchors:q})||(e=
e===null?dr.errors:e.concat(dr.errors),r=e.length)}else{let o={instancePath:i+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type:"array"}};
e===null?e=[o]:e.push(o),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return mr.errors=
e,r===0}mr.evaluated={props:{scheme:!0,counts:!0},dynamicProps:!1,dynamicItems:!1};var _i=new RegExp("^[0-9a-f]{8}$","u");function fr(s,{instancePath:i="",parentData:S,
parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=fr.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.v===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"v"}};e===null?
e=[a]:e.push(a),r++}if(s.i===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"i"}};e===null?e=[a]:e.push(a),r++}
if(s.vu===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"vu"}};e===null?e=[a]:e.push(a),r++}if(s.scenario===void 0){
let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scenario"}};e===null?e=[a]:e.push(a),r++}if(s.transport===void 0){let a={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"transport"}};e===null?e=[a]:e.push(a),r++}if(s.key===void 0){let a={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[a]:e.push(a),r++}if(s.scheduledUs===void 0){let a={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"scheduledUs"}};e===null?e=[a]:e.push(a),r++}if(s.sentUs===void 0){let a={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"sentUs"}};e===null?e=[a]:e.push(a),r++}if(s.connectedUs===void 0){let a={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"connectedUs"}};e===null?e=[a]:e.push(a),r++}if(s.headersUs===void 0){let a={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"headersUs"}};e===null?e=[a]:e.push(a),r++}if(s.firstByteUs===void 0){let a={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"firstByteUs"}};e===null?e=[a]:e.push(a),r++}if(s.firstEventUs===void 0){let a={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"firstEventUs"}};e===null?e=[a]:e.push(a),r++}if(s.firstTokenUs===void 0){let a={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"firstTokenUs"}};e===null?e=[a]:e.push(a),r++}if(s.lastTokenUs===void 0){let a={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"lastTokenUs"}};e===null?e=[a]:e.push(a),r++}if(s.doneUs===void 0){let a={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"doneUs"}};e===null?e=[a]:e.push(a),r++}if(s.closedUs===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"closedUs"}};e===null?e=[a]:e.push(a),r++}if(s.status===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"status"}};e===null?e=[a]:e.push(a),r++}if(s.class===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"class"}};e===null?e=[a]:e.push(a),r++}if(s.error===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
error"}};e===null?e=[a]:e.push(a),r++}if(s.chunks===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"chunks"}};
e===null?e=[a]:e.push(a),r++}if(s.events===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"events"}};e===null?
e=[a]:e.push(a),r++}if(s.promptTokens===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"promptTokens"}};e===null?
e=[a]:e.push(a),r++}if(s.completionTokens===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"completionTokens"}};
e===null?e=[a]:e.push(a),r++}if(s.bytes===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"bytes"}};e===null?e=
[a]:e.push(a),r++}if(s.gaps===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"gaps"}};e===null?e=[a]:e.push(a),
r++}if(s.gapsUs===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"gapsUs"}};e===null?e=[a]:e.push(a),r++}if(s.
retryAfter===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retryAfter"}};e===null?e=[a]:e.push(a),r++}if(s.limits===
void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"limits"}};e===null?e=[a]:e.push(a),r++}if(s.sampledValid===void 0){
let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sampledValid"}};e===null?e=[a]:e.push(a),r++}if(s.v!==void 0&&s.v!==1){
let a={instancePath:i+"/v",schemaPath:"#/properties/v/const",keyword:"const",params:{allowedValue:1}};e===null?e=[a]:e.push(a),r++}if(s.i!==void 0&&(R(s.i,{instancePath:i+
"/i",parentData:s,parentDataProperty:"i",rootData:b,dynamicAnchors:q})||(e=e===null?R.errors:e.concat(R.errors),r=e.length)),s.vu!==void 0&&(R(s.vu,{instancePath:i+
"/vu",parentData:s,parentDataProperty:"vu",rootData:b,dynamicAnchors:q})||(e=e===null?R.errors:e.concat(R.errors),r=e.length)),s.scenario!==void 0&&typeof s.scenario!=
"string"){let a={instancePath:i+"/scenario",schemaPath:"#/properties/scenario/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(s.transport!==
void 0){let a=s.transport;if(!(a==="json"||a==="sse"||a==="websocket")){let l={instancePath:i+"/transport",schemaPath:"#/properties/transport/enum",keyword:"enu\
m",params:{allowedValues:ne.properties.transport.enum}};e===null?e=[l]:e.push(l),r++}}if(s.key!==void 0){let a=s.key;if(typeof a!="string"&&a!==null){let l={instancePath:i+
"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type:ne.properties.key.type}};e===null?e=[l]:e.push(l),r++}if(typeof a=="string"&&!_i.test(a)){
let l={instancePath:i+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{8}$"}};e===null?e=[l]:e.push(l),r++}}if(s.scheduledUs!==
void 0&&(E(s.scheduledUs,{instancePath:i+"/scheduledUs",parentData:s,parentDataProperty:"scheduledUs",rootData:b,dynamicAnchors:q})||(e=e===null?E.errors:e.concat(
E.errors),r=e.length)),s.sentUs!==void 0&&(E(s.sentUs,{instancePath:i+"/sentUs",parentData:s,parentDataProperty:"sentUs",rootData:b,dynamicAnchors:q})||(e=e===null?
E.errors:e.concat(E.errors),r=e.length)),s.connectedUs!==void 0&&(E(s.connectedUs,{instancePath:i+"/connectedUs",parentData:s,parentDataProperty:"connectedUs",rootData:b,
dynamicAnchors:q})||(e=e===null?E.errors:e.concat(E.errors),r=e.length)),s.headersUs!==void 0&&(E(s.headersUs,{instancePath:i+"/headersUs",parentData:s,parentDataProperty:"\
headersUs",rootData:b,dynamicAnchors:q})||(e=e===null?E.errors:e.concat(E.errors),r=e.length)),s.firstByteUs!==void 0&&(E(s.firstByteUs,{instancePath:i+"/firstB\
yteUs",parentData:s,parentDataProperty:"firstByteUs",rootData:b,dynamicAnchors:q})||(e=e===null?E.errors:e.concat(E.errors),r=e.length)),s.firstEventUs!==void 0&&
(E(s.firstEventUs,{instancePath:i+"/firstEventUs",parentData:s,parentDataProperty:"firstEventUs",rootData:b,dynamicAnchors:q})||(e=e===null?E.errors:e.concat(E.
errors),r=e.length)),s.firstTokenUs!==void 0&&(E(s.firstTokenUs,{instancePath:i+"/firstTokenUs",parentData:s,parentDataProperty:"firstTokenUs",rootData:b,dynamicAnchors:q})||
(e=e===null?E.errors:e.concat(E.errors),r=e.length)),s.lastTokenUs!==void 0&&(E(s.lastTokenUs,{instancePath:i+"/lastTokenUs",parentData:s,parentDataProperty:"la\
stTokenUs",rootData:b,dynamicAnchors:q})||(e=e===null?E.errors:e.concat(E.errors),r=e.length)),s.doneUs!==void 0&&(E(s.doneUs,{instancePath:i+"/doneUs",parentData:s,
parentDataProperty:"doneUs",rootData:b,dynamicAnchors:q})||(e=e===null?E.errors:e.concat(E.errors),r=e.length)),s.closedUs!==void 0&&(E(s.closedUs,{instancePath:i+
"/closedUs",parentData:s,parentDataProperty:"closedUs",rootData:b,dynamicAnchors:q})||(e=e===null?E.errors:e.concat(E.errors),r=e.length)),s.status!==void 0){let a=s.
status;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[l]:e.push(l),r++}if(typeof a=="number"&&isFinite(a)){if(a>999||isNaN(a)){let l={instancePath:i+"/status",schemaPath:"#/properties/status/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:999}};e===null?e=[l]:e.push(l),r++}if(a<0||isNaN(a)){let l={instancePath:i+"/status",schemaPath:"#/prop\
erties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}}if(s.class!==void 0){let a=s.class;if(!(a==="ok"||a===
"truncated"||a==="stream-error"||a==="stream-429"||a==="bad-json"||a==="not-a-completion"||a==="http-429"||a==="http-4xx"||a==="http-5xx"||a==="http-other"||a===
"timeout-connect"||a==="timeout-headers"||a==="timeout-first-token"||a==="timeout-idle"||a==="timeout-total"||a==="refused"||a==="reset"||a==="dns"||a==="tls"||
a==="network"||a==="too-large"||a==="too-many-events"||a==="aborted"||a==="interrupted")){let l={instancePath:i+"/class",schemaPath:"#/properties/class/enum",keyword:"\
enum",params:{allowedValues:ne.properties.class.enum}};e===null?e=[l]:e.push(l),r++}}if(s.error!==void 0){let a=s.error;if(typeof a!="string"&&a!==null){let l={
instancePath:i+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:ne.properties.error.type}};e===null?e=[l]:e.push(l),r++}if(typeof a=="s\
tring"&&V(a)>200){let l={instancePath:i+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit:200}};e===null?e=[l]:e.push(l),r++}}
if(s.chunks!==void 0&&(R(s.chunks,{instancePath:i+"/chunks",parentData:s,parentDataProperty:"chunks",rootData:b,dynamicAnchors:q})||(e=e===null?R.errors:e.concat(
R.errors),r=e.length)),s.events!==void 0&&(R(s.events,{instancePath:i+"/events",parentData:s,parentDataProperty:"events",rootData:b,dynamicAnchors:q})||(e=e===null?
R.errors:e.concat(R.errors),r=e.length)),s.promptTokens!==void 0&&(se(s.promptTokens,{instancePath:i+"/promptTokens",parentData:s,parentDataProperty:"promptToke\
ns",rootData:b,dynamicAnchors:q})||(e=e===null?se.errors:e.concat(se.errors),r=e.length)),s.completionTokens!==void 0&&(se(s.completionTokens,{instancePath:i+"/\
completionTokens",parentData:s,parentDataProperty:"completionTokens",rootData:b,dynamicAnchors:q})||(e=e===null?se.errors:e.concat(se.errors),r=e.length)),s.bytes!==
void 0&&(R(s.bytes,{instancePath:i+"/bytes",parentData:s,parentDataProperty:"bytes",rootData:b,dynamicAnchors:q})||(e=e===null?R.errors:e.concat(R.errors),r=e.length)),
s.gaps!==void 0){let a=s.gaps,l=r,d=!1,g=r;if(a!==null){let A={instancePath:i+"/gaps",schemaPath:"#/properties/gaps/anyOf/0/type",keyword:"type",params:{type:"n\
ull"}};e===null?e=[A]:e.push(A),r++}var t=g===r;d=d||t;let f=r;mr(a,{instancePath:i+"/gaps",parentData:s,parentDataProperty:"gaps",rootData:b,dynamicAnchors:q})||
(e=e===null?mr.errors:e.concat(mr.errors),r=e.length);var t=f===r;if(d=d||t,t){var o={};o.scheme=!0,o.counts=!0}if(d)r=l,e!==null&&(l?e.length=l:e=null);else{let A={
instancePath:i+"/gaps",schemaPath:"#/properties/gaps/anyOf",keyword:"anyOf",params:{}};e===null?e=[A]:e.push(A),r++}}if(s.gapsUs!==void 0){let a=s.gapsUs;if(!Array.
isArray(a)&&a!==null){let l={instancePath:i+"/gapsUs",schemaPath:"#/properties/gapsUs/type",keyword:"type",params:{type:ne.properties.gapsUs.type}};e===null?e=[
l]:e.push(l),r++}if(Array.isArray(a)){let l=a.length;for(let d=0;d<l;d++)R(a[d],{instancePath:i+"/gapsUs/"+d,parentData:a,parentDataProperty:d,rootData:b,dynamicAnchors:q})||
(e=e===null?R.errors:e.concat(R.errors),r=e.length)}}if(s.retryAfter!==void 0){let a=s.retryAfter;if(typeof a!="string"&&a!==null){let l={instancePath:i+"/retry\
After",schemaPath:"#/properties/retryAfter/type",keyword:"type",params:{type:ne.properties.retryAfter.type}};e===null?e=[l]:e.push(l),r++}if(typeof a=="string"&&
V(a)>64){let l={instancePath:i+"/retryAfter",schemaPath:"#/properties/retryAfter/maxLength",keyword:"maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}}
if(s.limits!==void 0){let a=s.limits;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null){let l={instancePath:i+"/limits",schemaPath:"#/properties/limits/t\
ype",keyword:"type",params:{type:ne.properties.limits.type}};e===null?e=[l]:e.push(l),r++}if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>
16){let l={instancePath:i+"/limits",schemaPath:"#/properties/limits/maxProperties",keyword:"maxProperties",params:{limit:16}};e===null?e=[l]:e.push(l),r++}for(let l in a){
let d=a[l];if(typeof d=="string"){if(V(d)>128){let g={instancePath:i+"/limits/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/limits/additio\
nalProperties/maxLength",keyword:"maxLength",params:{limit:128}};e===null?e=[g]:e.push(g),r++}}else{let g={instancePath:i+"/limits/"+l.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/limits/additionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}}}}if(s.sampledValid!==
void 0){let a=s.sampledValid;if(typeof a!="boolean"&&a!==null){let l={instancePath:i+"/sampledValid",schemaPath:"#/properties/sampledValid/type",keyword:"type",
params:{type:ne.properties.sampledValid.type}};e===null?e=[l]:e.push(l),r++}}if(s.ask!==void 0){let a=s.ask;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==
null){let l={instancePath:i+"/ask",schemaPath:"#/properties/ask/type",keyword:"type",params:{type:ne.properties.ask.type}};e===null?e=[l]:e.push(l),r++}}if(s.date!==
void 0){let a=s.date;if(typeof a!="string"&&a!==null){let l={instancePath:i+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type:ne.properties.
date.type}};e===null?e=[l]:e.push(l),r++}}}else{let a={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return fr.
errors=e,r===0}fr.evaluated={props:{v:!0,i:!0,vu:!0,scenario:!0,transport:!0,key:!0,scheduledUs:!0,sentUs:!0,connectedUs:!0,headersUs:!0,firstByteUs:!0,firstEventUs:!0,
firstTokenUs:!0,lastTokenUs:!0,doneUs:!0,closedUs:!0,status:!0,class:!0,error:!0,chunks:!0,events:!0,promptTokens:!0,completionTokens:!0,bytes:!0,gaps:!0,gapsUs:!0,
retryAfter:!0,limits:!0,sampledValid:!0,ask:!0,date:!0},dynamicProps:!1,dynamicItems:!1};function Er(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,
dynamicAnchors:q={}}={}){let e=null,r=0,c=Er.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),!(s&&typeof s=="object"&&!Array.isArray(
s))){let m={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}let t=r,o=!0,a=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){let m;if(s.clock===void 0&&(m="clock")){let n={};e===null?e=[n]:e.push(n),r++}}var l=a===r;r=t,e!==null&&(t?e.length=t:e=null);let d;if(l){let m=r;lr(
s,{instancePath:i,parentData:S,parentDataProperty:D,rootData:b,dynamicAnchors:q})||(e=e===null?lr.errors:e.concat(lr.errors),r=e.length);var l=m===r;if(o=l,o){var g={};
g.v=!0,g.t0EpochUs=!0,g.t0MonotonicUs=!0,g.clock=!0,g.segment=!0}d="then"}else{let m=r,n=r,P=!0,k=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.decision===
void 0&&(p="decision")){let h={};e===null?e=[h]:e.push(h),r++}}var f=k===r;r=n,e!==null&&(n?e.length=n:e=null);let y;if(f){let p=r;ur(s,{instancePath:i,parentData:S,
parentDataProperty:D,rootData:b,dynamicAnchors:q})||(e=e===null?ur.errors:e.concat(ur.errors),r=e.length);var f=p===r;if(P=f,P){var A={};A.v=!0,A.decision=!0}y=
"then"}else{let p=r;fr(s,{instancePath:i,parentData:S,parentDataProperty:D,rootData:b,dynamicAnchors:q})||(e=e===null?fr.errors:e.concat(fr.errors),r=e.length);
var f=p===r;P=f,P&&A!==!0&&(A=A||{},A.v=!0,A.i=!0,A.vu=!0,A.scenario=!0,A.transport=!0,A.key=!0,A.scheduledUs=!0,A.sentUs=!0,A.connectedUs=!0,A.headersUs=!0,A.firstByteUs=
!0,A.firstEventUs=!0,A.firstTokenUs=!0,A.lastTokenUs=!0,A.doneUs=!0,A.closedUs=!0,A.status=!0,A.class=!0,A.error=!0,A.chunks=!0,A.events=!0,A.promptTokens=!0,A.
completionTokens=!0,A.bytes=!0,A.gaps=!0,A.gapsUs=!0,A.retryAfter=!0,A.limits=!0,A.sampledValid=!0,A.ask=!0,A.date=!0),y="else"}if(!P){let p={instancePath:i,schemaPath:"\
#/else/if",keyword:"if",params:{failingKeyword:y}};e===null?e=[p]:e.push(p),r++}var l=m===r;o=l,o&&g!==!0&&A!==void 0&&(A===!0?g=!0:(g=g||{},Object.assign(g,A))),
d="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[m]:e.push(m),r++}return Er.errors=e,c.props=g,r===0}
Er.evaluated={dynamicProps:!0,dynamicItems:!1};var Ii=Cr,kr={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:run",$comment:"run.json, the \
only thing a report reads. The exit code follows from the outcome, a check hangs on one clause or one gap, and a pass rests on an exchange.",title:"Run",type:"o\
bject",required:["schema","outcome","exitCode","reason","suite","target","seed","startedAt","durationMs","cost","capabilities","checks","exchanges"],additionalProperties:!1,
properties:{schema:{const:"assay.run/1"},outcome:{enum:["conformant","non-conformant","incomplete","broken"]},exitCode:{enum:[0,1,3,4]},reason:{type:["string","\
null"]},suite:{type:"object",required:["version","checks","known","profile"],additionalProperties:!1,properties:{version:{type:"string",minLength:1},checks:{type:"\
integer",minimum:0},profile:{type:"string",minLength:1},known:{type:"integer",minimum:1}}},target:{type:"object",required:["baseUrl","model"],additionalProperties:!1,
properties:{baseUrl:{type:"string",minLength:1},model:{type:["string","null"]}}},seed:{type:"string"},startedAt:{type:"string",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}\
:\\d{2}:\\d{2}(\\.\\d+)?Z$"},durationMs:{type:"number",minimum:0},cost:{type:"object",required:["requests","promptTokens","completionTokens"],additionalProperties:!1,
properties:{requests:{type:"integer",minimum:0},promptTokens:{type:"integer",minimum:0},completionTokens:{type:"integer",minimum:0}}},capabilities:{type:"array",
items:{$ref:"#/$defs/capability"}},checks:{type:"array",items:{$ref:"#/$defs/check"}},exchanges:{type:"array",items:{$ref:"#/$defs/exchange"}}},allOf:[{if:{properties:{
outcome:{const:"conformant"}}},then:{properties:{exitCode:{const:0}}}},{if:{properties:{outcome:{const:"non-conformant"}}},then:{properties:{exitCode:{const:1}}}},
{if:{properties:{outcome:{const:"incomplete"}}},then:{properties:{exitCode:{const:3}}}},{if:{properties:{outcome:{const:"broken"}}},then:{properties:{exitCode:{
const:4}}}}],$defs:{capability:{type:"object",required:["id","outcome","counts"],additionalProperties:!1,properties:{id:{enum:["core","signup","sse","websocket",
"webhooks","limits"]},outcome:{enum:["conformant","non-conformant","incomplete","broken","not-offered","not-judged"]},counts:{type:"object",required:["pass","fa\
il","warn","inconclusive","not-applicable","observed","error"],additionalProperties:!1,properties:{pass:{type:"integer",minimum:0},fail:{type:"integer",minimum:0},
warn:{type:"integer",minimum:0},inconclusive:{type:"integer",minimum:0},"not-applicable":{type:"integer",minimum:0},observed:{type:"integer",minimum:0},error:{type:"\
integer",minimum:0}}}}},check:{type:"object",required:["id","title","capability","level","layer","verdict","issues","exchanges"],additionalProperties:!1,properties:{
id:{type:"string",minLength:1},title:{type:"string",minLength:1},capability:{enum:["core","signup","sse","websocket","webhooks","limits"]},clause:{type:"string",
pattern:"^C\\d"},gap:{type:"string",pattern:"^G\\d"},reading:{type:"string",minLength:1},level:{enum:["MUST","SHOULD"]},layer:{enum:["spec","declared","profile",
"observed"]},verdict:{enum:["pass","fail","warn","inconclusive","not-applicable","observed","error"]},reason:{type:"string"},detail:{type:"string"},issues:{type:"\
array",items:{$ref:"#/$defs/issue"}},exchanges:{type:"array",items:{type:"string",minLength:1}}},if:{properties:{clause:!0},required:["clause"]},then:{properties:{
gap:!1}},else:{properties:{gap:!0,reading:!0},required:["gap","reading"]},allOf:[{if:{properties:{verdict:{const:"pass"}}},then:{properties:{exchanges:{type:"ar\
ray",minItems:1},issues:{type:"array",maxItems:0}}}}]},issue:{type:"object",required:["at","expected","received"],additionalProperties:!1,properties:{at:{type:"\
string",minLength:1},expected:{type:"string"},received:{type:"string"}}},exchange:{type:"object",required:["id","method","url","headers","body","status","durati\
onMs"],additionalProperties:!1,properties:{id:{type:"string",minLength:1},method:{type:"string",minLength:1},url:{type:"string",minLength:1},headers:{type:"arra\
y",items:{type:"array",minItems:2,maxItems:2,items:{type:"string"}}},body:{type:["string","null"]},status:{type:["integer","null"],minimum:100,maximum:999},durationMs:{
type:"number",minimum:0}}}}},Vi=new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$","u"),ms={type:"object",required:["id","outcome","counts"],additionalProperties:!1,
properties:{id:{enum:["core","signup","sse","websocket","webhooks","limits"]},outcome:{enum:["conformant","non-conformant","incomplete","broken","not-offered","\
not-judged"]},counts:{type:"object",required:["pass","fail","warn","inconclusive","not-applicable","observed","error"],additionalProperties:!1,properties:{pass:{
type:"integer",minimum:0},fail:{type:"integer",minimum:0},warn:{type:"integer",minimum:0},inconclusive:{type:"integer",minimum:0},"not-applicable":{type:"intege\
r",minimum:0},observed:{type:"integer",minimum:0},error:{type:"integer",minimum:0}}}}};function cr(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,
dynamicAnchors:q={}}={}){let e=null,r=0,c=cr.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.id===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[t]:e.push(t),r++}if(s.outcome===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"outcome"}};e===null?e=[t]:e.push(t),r++}if(s.counts===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"counts"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="id"||t===
"outcome"||t==="counts")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[o]:
e.push(o),r++}if(s.id!==void 0){let t=s.id;if(!(t==="core"||t==="signup"||t==="sse"||t==="websocket"||t==="webhooks"||t==="limits")){let o={instancePath:i+"/id",
schemaPath:"#/properties/id/enum",keyword:"enum",params:{allowedValues:ms.properties.id.enum}};e===null?e=[o]:e.push(o),r++}}if(s.outcome!==void 0){let t=s.outcome;
if(!(t==="conformant"||t==="non-conformant"||t==="incomplete"||t==="broken"||t==="not-offered"||t==="not-judged")){let o={instancePath:i+"/outcome",schemaPath:"\
#/properties/outcome/enum",keyword:"enum",params:{allowedValues:ms.properties.outcome.enum}};e===null?e=[o]:e.push(o),r++}}if(s.counts!==void 0){let t=s.counts;
if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.pass===void 0){let o={instancePath:i+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{
missingProperty:"pass"}};e===null?e=[o]:e.push(o),r++}if(t.fail===void 0){let o={instancePath:i+"/counts",schemaPath:"#/properties/counts/required",keyword:"req\
uired",params:{missingProperty:"fail"}};e===null?e=[o]:e.push(o),r++}if(t.warn===void 0){let o={instancePath:i+"/counts",schemaPath:"#/properties/counts/require\
d",keyword:"required",params:{missingProperty:"warn"}};e===null?e=[o]:e.push(o),r++}if(t.inconclusive===void 0){let o={instancePath:i+"/counts",schemaPath:"#/pr\
operties/counts/required",keyword:"required",params:{missingProperty:"inconclusive"}};e===null?e=[o]:e.push(o),r++}if(t["not-applicable"]===void 0){let o={instancePath:i+
"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:"not-applicable"}};e===null?e=[o]:e.push(o),r++}if(t.observed===void 0){
let o={instancePath:i+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:"observed"}};e===null?e=[o]:e.push(o),r++}if(t.
error===void 0){let o={instancePath:i+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:"error"}};e===null?e=[o]:e.
push(o),r++}for(let o in t)if(!(o==="pass"||o==="fail"||o==="warn"||o==="inconclusive"||o==="not-applicable"||o==="observed"||o==="error")){let a={instancePath:i+
"/counts",schemaPath:"#/properties/counts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[a]:e.push(a),r++}if(t.
pass!==void 0){let o=t.pass;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let a={instancePath:i+"/counts/pass",schemaPath:"#/properties/counts/prope\
rties/pass/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let a={instancePath:i+
"/counts/pass",schemaPath:"#/properties/counts/properties/pass/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}if(t.fail!==
void 0){let o=t.fail;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let a={instancePath:i+"/counts/fail",schemaPath:"#/properties/counts/properties/f\
ail/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let a={instancePath:i+"/coun\
ts/fail",schemaPath:"#/properties/counts/properties/fail/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}if(t.warn!==
void 0){let o=t.warn;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let a={instancePath:i+"/counts/warn",schemaPath:"#/properties/counts/properties/w\
arn/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let a={instancePath:i+"/coun\
ts/warn",schemaPath:"#/properties/counts/properties/warn/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}if(t.inconclusive!==
void 0){let o=t.inconclusive;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let a={instancePath:i+"/counts/inconclusive",schemaPath:"#/properties/cou\
nts/properties/inconclusive/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let a={
instancePath:i+"/counts/inconclusive",schemaPath:"#/properties/counts/properties/inconclusive/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?
e=[a]:e.push(a),r++}}if(t["not-applicable"]!==void 0){let o=t["not-applicable"];if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let a={instancePath:i+
"/counts/not-applicable",schemaPath:"#/properties/counts/properties/not-applicable/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof o==
"number"&&isFinite(o)&&(o<0||isNaN(o))){let a={instancePath:i+"/counts/not-applicable",schemaPath:"#/properties/counts/properties/not-applicable/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}if(t.observed!==void 0){let o=t.observed;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o))){let a={instancePath:i+"/counts/observed",schemaPath:"#/properties/counts/properties/observed/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.
push(a),r++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let a={instancePath:i+"/counts/observed",schemaPath:"#/properties/counts/properties/observed/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}if(t.error!==void 0){let o=t.error;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o))){let a={instancePath:i+"/counts/error",schemaPath:"#/properties/counts/properties/error/type",keyword:"type",params:{type:"integer"}};e===null?
e=[a]:e.push(a),r++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let a={instancePath:i+"/counts/error",schemaPath:"#/properties/counts/properties/error/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}}else{let o={instancePath:i+"/counts",schemaPath:"#/properties/counts\
/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[t]:e.push(t),r++}return cr.errors=e,r===0}cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var wr={type:"object",required:["id","title","capa\
bility","level","layer","verdict","issues","exchanges"],additionalProperties:!1,properties:{id:{type:"string",minLength:1},title:{type:"string",minLength:1},capability:{
enum:["core","signup","sse","websocket","webhooks","limits"]},clause:{type:"string",pattern:"^C\\d"},gap:{type:"string",pattern:"^G\\d"},reading:{type:"string",
minLength:1},level:{enum:["MUST","SHOULD"]},layer:{enum:["spec","declared","profile","observed"]},verdict:{enum:["pass","fail","warn","inconclusive","not-applic\
able","observed","error"]},reason:{type:"string"},detail:{type:"string"},issues:{type:"array",items:{$ref:"#/$defs/issue"}},exchanges:{type:"array",items:{type:"\
string",minLength:1}}},if:{properties:{clause:!0},required:["clause"]},then:{properties:{gap:!1}},else:{properties:{gap:!0,reading:!0},required:["gap","reading"]},
allOf:[{if:{properties:{verdict:{const:"pass"}}},then:{properties:{exchanges:{type:"array",minItems:1},issues:{type:"array",maxItems:0}}}}]},Mi=new RegExp("^C\\d",
"u"),Fi=new RegExp("^G\\d","u");function yr(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=yr.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.at===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"at"}};e===null?e=[t]:e.push(t),r++}if(s.expected===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"expected"}};e===null?e=[t]:e.push(t),r++}if(s.received===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
received"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="at"||t==="expected"||t==="received")){let o={instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[o]:e.push(o),r++}if(s.at!==void 0){let t=s.at;if(typeof t=="string"){if(V(t)<1){let o={
instancePath:i+"/at",schemaPath:"#/properties/at/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/at",
schemaPath:"#/properties/at/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.expected!==void 0&&typeof s.expected!="string"){let t={
instancePath:i+"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}if(s.received!==void 0&&typeof s.
received!="string"){let t={instancePath:i+"/received",schemaPath:"#/properties/received/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return yr.errors=e,r===0}yr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function hr(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=hr.evaluated;c.dynamicProps&&
(c.props=void 0),c.dynamicItems&&(c.items=void 0);let t=r,o=!0,a=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.verdict!==void 0&&s.verdict!=="pass"){let P={};
e===null?e=[P]:e.push(P),r++}var l=a===r;if(r=t,e!==null&&(t?e.length=t:e=null),l){let P=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.exchanges!==void 0){
let y=s.exchanges;if(Array.isArray(y)){if(y.length<1){let u={instancePath:i+"/exchanges",schemaPath:"#/allOf/0/then/properties/exchanges/minItems",keyword:"minI\
tems",params:{limit:1}};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/exchanges",schemaPath:"#/allOf/0/then/properties/exchanges/type",keyword:"typ\
e",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}if(s.issues!==void 0){let y=s.issues;if(Array.isArray(y)){if(y.length>0){let u={instancePath:i+"/issues",
schemaPath:"#/allOf/0/then/properties/issues/maxItems",keyword:"maxItems",params:{limit:0}};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/issues",schemaPath:"\
#/allOf/0/then/properties/issues/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}}var l=P===r;if(o=l,o){var d={};d.exchanges=!0,d.issues=
!0,d.verdict=!0}}if(!o){let P={instancePath:i,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[P]:e.push(P),r++}let g=r,f=!0,A=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){let P;if(s.clause===void 0&&(P="clause")){let k={};e===null?e=[k]:e.push(k),r++}}var m=A===r;d!==!0&&(d=d||{},d.clause=
!0),r=g,e!==null&&(g?e.length=g:e=null);let n;if(m){let P=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.gap!==void 0){let y={instancePath:i+"/gap",schemaPath:"\
#/then/properties/gap/false schema",keyword:"false schema",params:{}};e===null?e=[y]:e.push(y),r++}var m=P===r;f=m,f&&d!==!0&&(d=d||{},d.gap=!0),n="then"}else{let P=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.gap===void 0){let y={instancePath:i,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"g\
ap"}};e===null?e=[y]:e.push(y),r++}if(s.reading===void 0){let y={instancePath:i,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[y]:e.push(y),r++}}var m=P===r;f=m,f&&d!==!0&&(d=d||{},d.gap=!0,d.reading=!0),n="else"}if(!f){let P={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:n}};e===null?e=[P]:e.push(P),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let P={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"}};e===null?e=[P]:e.push(P),r++}if(s.title===void 0){let P={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"title"}};e===null?e=[P]:e.push(P),r++}if(s.capability===void 0){let P={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
capability"}};e===null?e=[P]:e.push(P),r++}if(s.level===void 0){let P={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"level"}};
e===null?e=[P]:e.push(P),r++}if(s.layer===void 0){let P={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"layer"}};e===null?e=
[P]:e.push(P),r++}if(s.verdict===void 0){let P={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"verdict"}};e===null?e=[P]:e.push(
P),r++}if(s.issues===void 0){let P={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"issues"}};e===null?e=[P]:e.push(P),r++}if(s.
exchanges===void 0){let P={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exchanges"}};e===null?e=[P]:e.push(P),r++}for(let P in s)
if(!ie.call(wr.properties,P)){let k={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}};e===null?e=
[k]:e.push(k),r++}if(s.id!==void 0){let P=s.id;if(typeof P=="string"){if(V(P)<1){let k={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"min\
Length",params:{limit:1}};e===null?e=[k]:e.push(k),r++}}else{let k={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[k]:e.push(k),r++}}if(s.title!==void 0){let P=s.title;if(typeof P=="string"){if(V(P)<1){let k={instancePath:i+"/title",schemaPath:"#/properties/title\
/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[k]:e.push(k),r++}}else{let k={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"\
type",params:{type:"string"}};e===null?e=[k]:e.push(k),r++}}if(s.capability!==void 0){let P=s.capability;if(!(P==="core"||P==="signup"||P==="sse"||P==="websocke\
t"||P==="webhooks"||P==="limits")){let k={instancePath:i+"/capability",schemaPath:"#/properties/capability/enum",keyword:"enum",params:{allowedValues:wr.properties.
capability.enum}};e===null?e=[k]:e.push(k),r++}}if(s.clause!==void 0){let P=s.clause;if(typeof P=="string"){if(!Mi.test(P)){let k={instancePath:i+"/clause",schemaPath:"\
#/properties/clause/pattern",keyword:"pattern",params:{pattern:"^C\\d"}};e===null?e=[k]:e.push(k),r++}}else{let k={instancePath:i+"/clause",schemaPath:"#/proper\
ties/clause/type",keyword:"type",params:{type:"string"}};e===null?e=[k]:e.push(k),r++}}if(s.gap!==void 0){let P=s.gap;if(typeof P=="string"){if(!Fi.test(P)){let k={
instancePath:i+"/gap",schemaPath:"#/properties/gap/pattern",keyword:"pattern",params:{pattern:"^G\\d"}};e===null?e=[k]:e.push(k),r++}}else{let k={instancePath:i+
"/gap",schemaPath:"#/properties/gap/type",keyword:"type",params:{type:"string"}};e===null?e=[k]:e.push(k),r++}}if(s.reading!==void 0){let P=s.reading;if(typeof P==
"string"){if(V(P)<1){let k={instancePath:i+"/reading",schemaPath:"#/properties/reading/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[k]:e.push(k),
r++}}else{let k={instancePath:i+"/reading",schemaPath:"#/properties/reading/type",keyword:"type",params:{type:"string"}};e===null?e=[k]:e.push(k),r++}}if(s.level!==
void 0){let P=s.level;if(!(P==="MUST"||P==="SHOULD")){let k={instancePath:i+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues:wr.
properties.level.enum}};e===null?e=[k]:e.push(k),r++}}if(s.layer!==void 0){let P=s.layer;if(!(P==="spec"||P==="declared"||P==="profile"||P==="observed")){let k={
instancePath:i+"/layer",schemaPath:"#/properties/layer/enum",keyword:"enum",params:{allowedValues:wr.properties.layer.enum}};e===null?e=[k]:e.push(k),r++}}if(s.
verdict!==void 0){let P=s.verdict;if(!(P==="pass"||P==="fail"||P==="warn"||P==="inconclusive"||P==="not-applicable"||P==="observed"||P==="error")){let k={instancePath:i+
"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues:wr.properties.verdict.enum}};e===null?e=[k]:e.push(k),r++}}if(s.reason!==
void 0&&typeof s.reason!="string"){let P={instancePath:i+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"}};e===null?e=[P]:e.
push(P),r++}if(s.detail!==void 0&&typeof s.detail!="string"){let P={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"\
string"}};e===null?e=[P]:e.push(P),r++}if(s.issues!==void 0){let P=s.issues;if(Array.isArray(P)){let k=P.length;for(let y=0;y<k;y++)yr(P[y],{instancePath:i+"/is\
sues/"+y,parentData:P,parentDataProperty:y,rootData:b,dynamicAnchors:q})||(e=e===null?yr.errors:e.concat(yr.errors),r=e.length)}else{let k={instancePath:i+"/iss\
ues",schemaPath:"#/properties/issues/type",keyword:"type",params:{type:"array"}};e===null?e=[k]:e.push(k),r++}}if(s.exchanges!==void 0){let P=s.exchanges;if(Array.
isArray(P)){let k=P.length;for(let y=0;y<k;y++){let u=P[y];if(typeof u=="string"){if(V(u)<1){let p={instancePath:i+"/exchanges/"+y,schemaPath:"#/properties/exch\
anges/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/exchanges/"+y,schemaPath:"#/properties/e\
xchanges/items/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}}else{let k={instancePath:i+"/exchanges",schemaPath:"#/properties/exch\
anges/type",keyword:"type",params:{type:"array"}};e===null?e=[k]:e.push(k),r++}}}else{let P={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[P]:e.push(P),r++}return hr.errors=e,r===0}hr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var fs={type:"object",required:["id","metho\
d","url","headers","body","status","durationMs"],additionalProperties:!1,properties:{id:{type:"string",minLength:1},method:{type:"string",minLength:1},url:{type:"\
string",minLength:1},headers:{type:"array",items:{type:"array",minItems:2,maxItems:2,items:{type:"string"}}},body:{type:["string","null"]},status:{type:["intege\
r","null"],minimum:100,maximum:999},durationMs:{type:"number",minimum:0}}};function gr(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){
let e=null,r=0,c=gr.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[t]:e.push(t),r++}if(s.method===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"method"}};e===null?e=[t]:e.push(t),r++}if(s.url===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"url"}};e===null?e=[t]:e.push(t),r++}if(s.headers===void 0){let t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"headers"}};e===null?e=[t]:e.push(t),r++}if(s.body===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"body"}};e===null?e=[t]:e.push(t),r++}if(s.status===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"status"}};e===null?e=[t]:e.push(t),r++}if(s.durationMs===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
durationMs"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="id"||t==="method"||t==="url"||t==="headers"||t==="body"||t==="status"||t==="durationMs")){let o={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[o]:e.push(o),r++}if(s.id!==void 0){
let t=s.id;if(typeof t=="string"){if(V(t)<1){let o={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}};e===null?e=
[o]:e.push(o),r++}}else{let o={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.
method!==void 0){let t=s.method;if(typeof t=="string"){if(V(t)<1){let o={instancePath:i+"/method",schemaPath:"#/properties/method/minLength",keyword:"minLength",
params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type:"string"}};
e===null?e=[o]:e.push(o),r++}}if(s.url!==void 0){let t=s.url;if(typeof t=="string"){if(V(t)<1){let o={instancePath:i+"/url",schemaPath:"#/properties/url/minLeng\
th",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{
type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.headers!==void 0){let t=s.headers;if(Array.isArray(t)){let o=t.length;for(let a=0;a<o;a++){let l=t[a];if(Array.
isArray(l)){if(l.length>2){let g={instancePath:i+"/headers/"+a,schemaPath:"#/properties/headers/items/maxItems",keyword:"maxItems",params:{limit:2}};e===null?e=
[g]:e.push(g),r++}if(l.length<2){let g={instancePath:i+"/headers/"+a,schemaPath:"#/properties/headers/items/minItems",keyword:"minItems",params:{limit:2}};e===null?
e=[g]:e.push(g),r++}let d=l.length;for(let g=0;g<d;g++)if(typeof l[g]!="string"){let f={instancePath:i+"/headers/"+a+"/"+g,schemaPath:"#/properties/headers/item\
s/items/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}}else{let d={instancePath:i+"/headers/"+a,schemaPath:"#/properties/headers/ite\
ms/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}}else{let o={instancePath:i+"/headers",schemaPath:"#/properties/headers/type",keyword:"\
type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(s.body!==void 0){let t=s.body;if(typeof t!="string"&&t!==null){let o={instancePath:i+"/body",schemaPath:"\
#/properties/body/type",keyword:"type",params:{type:fs.properties.body.type}};e===null?e=[o]:e.push(o),r++}}if(s.status!==void 0){let t=s.status;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let o={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:fs.properties.
status.type}};e===null?e=[o]:e.push(o),r++}if(typeof t=="number"&&isFinite(t)){if(t>999||isNaN(t)){let o={instancePath:i+"/status",schemaPath:"#/properties/stat\
us/maximum",keyword:"maximum",params:{comparison:"<=",limit:999}};e===null?e=[o]:e.push(o),r++}if(t<100||isNaN(t)){let o={instancePath:i+"/status",schemaPath:"#\
/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};e===null?e=[o]:e.push(o),r++}}}if(s.durationMs!==void 0){let t=s.durationMs;if(typeof t==
"number"&&isFinite(t)){if(t<0||isNaN(t)){let o={instancePath:i+"/durationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type:"numb\
er"}};e===null?e=[o]:e.push(o),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return gr.
errors=e,r===0}gr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Cr(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){
let e=null,r=0,c=Cr.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let t=r,o=!0,a=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.
outcome!==void 0&&s.outcome!=="conformant"){let $={};e===null?e=[$]:e.push($),r++}var l=a===r;if(r=t,e!==null&&(t?e.length=t:e=null),l){let $=r;if(s&&typeof s==
"object"&&!Array.isArray(s)&&s.exitCode!==void 0&&s.exitCode!==0){let x={instancePath:i+"/exitCode",schemaPath:"#/allOf/0/then/properties/exitCode/const",keyword:"\
const",params:{allowedValue:0}};e===null?e=[x]:e.push(x),r++}var l=$===r;if(o=l,o){var d={};d.exitCode=!0,d.outcome=!0}}if(!o){let $={instancePath:i,schemaPath:"\
#/allOf/0/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[$]:e.push($),r++}let g=r,f=!0,A=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.outcome!==
void 0&&s.outcome!=="non-conformant"){let $={};e===null?e=[$]:e.push($),r++}var m=A===r;if(r=g,e!==null&&(g?e.length=g:e=null),m){let $=r;if(s&&typeof s=="objec\
t"&&!Array.isArray(s)&&s.exitCode!==void 0&&s.exitCode!==1){let x={instancePath:i+"/exitCode",schemaPath:"#/allOf/1/then/properties/exitCode/const",keyword:"con\
st",params:{allowedValue:1}};e===null?e=[x]:e.push(x),r++}var m=$===r;if(f=m,f){var n={};n.exitCode=!0,n.outcome=!0}}if(!f){let $={instancePath:i,schemaPath:"#/\
allOf/1/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[$]:e.push($),r++}d!==!0&&n!==void 0&&(n===!0?d=!0:(d=d||{},Object.assign(d,n)));let P=r,k=!0,
y=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.outcome!==void 0&&s.outcome!=="incomplete"){let $={};e===null?e=[$]:e.push($),r++}var u=y===r;if(r=P,e!==null&&
(P?e.length=P:e=null),u){let $=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.exitCode!==void 0&&s.exitCode!==3){let x={instancePath:i+"/exitCode",schemaPath:"\
#/allOf/2/then/properties/exitCode/const",keyword:"const",params:{allowedValue:3}};e===null?e=[x]:e.push(x),r++}var u=$===r;if(k=u,k){var p={};p.exitCode=!0,p.outcome=
!0}}if(!k){let $={instancePath:i,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[$]:e.push($),r++}d!==!0&&p!==void 0&&(p===!0?
d=!0:(d=d||{},Object.assign(d,p)));let h=r,v=!0,w=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.outcome!==void 0&&s.outcome!=="broken"){let $={};e===null?e=[
$]:e.push($),r++}var O=w===r;if(r=h,e!==null&&(h?e.length=h:e=null),O){let $=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.exitCode!==void 0&&s.exitCode!==4){
let x={instancePath:i+"/exitCode",schemaPath:"#/allOf/3/then/properties/exitCode/const",keyword:"const",params:{allowedValue:4}};e===null?e=[x]:e.push(x),r++}var O=$===
r;if(v=O,v){var N={};N.exitCode=!0,N.outcome=!0}}if(!v){let $={instancePath:i,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=
[$]:e.push($),r++}if(d!==!0&&N!==void 0&&(N===!0?d=!0:(d=d||{},Object.assign(d,N))),s&&typeof s=="object"&&!Array.isArray(s)){if(s.schema===void 0){let $={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[$]:e.push($),r++}if(s.outcome===void 0){let $={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"outcome"}};e===null?e=[$]:e.push($),r++}if(s.exitCode===void 0){let $={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"exitCode"}};e===null?e=[$]:e.push($),r++}if(s.reason===void 0){let $={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"reason"}};e===null?e=[$]:e.push($),r++}if(s.suite===void 0){let $={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"suite"}};e===null?e=[$]:e.push($),r++}if(s.target===void 0){let $={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
target"}};e===null?e=[$]:e.push($),r++}if(s.seed===void 0){let $={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"seed"}};e===
null?e=[$]:e.push($),r++}if(s.startedAt===void 0){let $={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"startedAt"}};e===null?
e=[$]:e.push($),r++}if(s.durationMs===void 0){let $={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"durationMs"}};e===null?e=
[$]:e.push($),r++}if(s.cost===void 0){let $={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cost"}};e===null?e=[$]:e.push($),
r++}if(s.capabilities===void 0){let $={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"capabilities"}};e===null?e=[$]:e.push(
$),r++}if(s.checks===void 0){let $={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"checks"}};e===null?e=[$]:e.push($),r++}if(s.
exchanges===void 0){let $={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exchanges"}};e===null?e=[$]:e.push($),r++}for(let $ in s)
if(!ie.call(kr.properties,$)){let j={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:$}};e===null?e=
[j]:e.push(j),r++}if(s.schema!==void 0&&s.schema!=="assay.run/1"){let $={instancePath:i+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{
allowedValue:"assay.run/1"}};e===null?e=[$]:e.push($),r++}if(s.outcome!==void 0){let $=s.outcome;if(!($==="conformant"||$==="non-conformant"||$==="incomplete"||
$==="broken")){let j={instancePath:i+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:kr.properties.outcome.enum}};e===null?
e=[j]:e.push(j),r++}}if(s.exitCode!==void 0){let $=s.exitCode;if(!($===0||$===1||$===3||$===4)){let j={instancePath:i+"/exitCode",schemaPath:"#/properties/exitC\
ode/enum",keyword:"enum",params:{allowedValues:kr.properties.exitCode.enum}};e===null?e=[j]:e.push(j),r++}}if(s.reason!==void 0){let $=s.reason;if(typeof $!="st\
ring"&&$!==null){let j={instancePath:i+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:kr.properties.reason.type}};e===null?e=[j]:e.
push(j),r++}}if(s.suite!==void 0){let $=s.suite;if($&&typeof $=="object"&&!Array.isArray($)){if($.version===void 0){let j={instancePath:i+"/suite",schemaPath:"#\
/properties/suite/required",keyword:"required",params:{missingProperty:"version"}};e===null?e=[j]:e.push(j),r++}if($.checks===void 0){let j={instancePath:i+"/su\
ite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"checks"}};e===null?e=[j]:e.push(j),r++}if($.known===void 0){let j={instancePath:i+
"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"known"}};e===null?e=[j]:e.push(j),r++}if($.profile===void 0){let j={
instancePath:i+"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"profile"}};e===null?e=[j]:e.push(j),r++}for(let j in $)
if(!(j==="version"||j==="checks"||j==="profile"||j==="known")){let x={instancePath:i+"/suite",schemaPath:"#/properties/suite/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:j}};e===null?e=[x]:e.push(x),r++}if($.version!==void 0){let j=$.version;if(typeof j=="string"){if(V(j)<1){let x={instancePath:i+
"/suite/version",schemaPath:"#/properties/suite/properties/version/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[x]:e.push(x),r++}}else{let x={instancePath:i+
"/suite/version",schemaPath:"#/properties/suite/properties/version/type",keyword:"type",params:{type:"string"}};e===null?e=[x]:e.push(x),r++}}if($.checks!==void 0){
let j=$.checks;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j))){let x={instancePath:i+"/suite/checks",schemaPath:"#/properties/suite/properties/checks/\
type",keyword:"type",params:{type:"integer"}};e===null?e=[x]:e.push(x),r++}if(typeof j=="number"&&isFinite(j)&&(j<0||isNaN(j))){let x={instancePath:i+"/suite/ch\
ecks",schemaPath:"#/properties/suite/properties/checks/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[x]:e.push(x),r++}}if($.profile!==
void 0){let j=$.profile;if(typeof j=="string"){if(V(j)<1){let x={instancePath:i+"/suite/profile",schemaPath:"#/properties/suite/properties/profile/minLength",keyword:"\
minLength",params:{limit:1}};e===null?e=[x]:e.push(x),r++}}else{let x={instancePath:i+"/suite/profile",schemaPath:"#/properties/suite/properties/profile/type",keyword:"\
type",params:{type:"string"}};e===null?e=[x]:e.push(x),r++}}if($.known!==void 0){let j=$.known;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j))){let x={
instancePath:i+"/suite/known",schemaPath:"#/properties/suite/properties/known/type",keyword:"type",params:{type:"integer"}};e===null?e=[x]:e.push(x),r++}if(typeof j==
"number"&&isFinite(j)&&(j<1||isNaN(j))){let x={instancePath:i+"/suite/known",schemaPath:"#/properties/suite/properties/known/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}};e===null?e=[x]:e.push(x),r++}}}else{let j={instancePath:i+"/suite",schemaPath:"#/properties/suite/type",keyword:"type",params:{type:"o\
bject"}};e===null?e=[j]:e.push(j),r++}}if(s.target!==void 0){let $=s.target;if($&&typeof $=="object"&&!Array.isArray($)){if($.baseUrl===void 0){let j={instancePath:i+
"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty:"baseUrl"}};e===null?e=[j]:e.push(j),r++}if($.model===void 0){let j={
instancePath:i+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty:"model"}};e===null?e=[j]:e.push(j),r++}for(let j in $)
if(!(j==="baseUrl"||j==="model")){let x={instancePath:i+"/target",schemaPath:"#/properties/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:j}};
e===null?e=[x]:e.push(x),r++}if($.baseUrl!==void 0){let j=$.baseUrl;if(typeof j=="string"){if(V(j)<1){let x={instancePath:i+"/target/baseUrl",schemaPath:"#/prop\
erties/target/properties/baseUrl/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[x]:e.push(x),r++}}else{let x={instancePath:i+"/target/baseUrl",schemaPath:"\
#/properties/target/properties/baseUrl/type",keyword:"type",params:{type:"string"}};e===null?e=[x]:e.push(x),r++}}if($.model!==void 0){let j=$.model;if(typeof j!=
"string"&&j!==null){let x={instancePath:i+"/target/model",schemaPath:"#/properties/target/properties/model/type",keyword:"type",params:{type:kr.properties.target.
properties.model.type}};e===null?e=[x]:e.push(x),r++}}}else{let j={instancePath:i+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type:"o\
bject"}};e===null?e=[j]:e.push(j),r++}}if(s.seed!==void 0&&typeof s.seed!="string"){let $={instancePath:i+"/seed",schemaPath:"#/properties/seed/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[$]:e.push($),r++}if(s.startedAt!==void 0){let $=s.startedAt;if(typeof $=="string"){if(!Vi.test($)){let j={instancePath:i+
"/startedAt",schemaPath:"#/properties/startedAt/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$"}};e===null?e=
[j]:e.push(j),r++}}else{let j={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type:"string"}};e===null?e=[j]:e.push(
j),r++}}if(s.durationMs!==void 0){let $=s.durationMs;if(typeof $=="number"&&isFinite($)){if($<0||isNaN($)){let j={instancePath:i+"/durationMs",schemaPath:"#/pro\
perties/durationMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[j]:e.push(j),r++}}else{let j={instancePath:i+"/durationMs",schemaPath:"\
#/properties/durationMs/type",keyword:"type",params:{type:"number"}};e===null?e=[j]:e.push(j),r++}}if(s.cost!==void 0){let $=s.cost;if($&&typeof $=="object"&&!Array.
isArray($)){if($.requests===void 0){let j={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"requests"}};
e===null?e=[j]:e.push(j),r++}if($.promptTokens===void 0){let j={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"\
promptTokens"}};e===null?e=[j]:e.push(j),r++}if($.completionTokens===void 0){let j={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"requ\
ired",params:{missingProperty:"completionTokens"}};e===null?e=[j]:e.push(j),r++}for(let j in $)if(!(j==="requests"||j==="promptTokens"||j==="completionTokens")){
let x={instancePath:i+"/cost",schemaPath:"#/properties/cost/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:j}};e===null?e=[x]:e.
push(x),r++}if($.requests!==void 0){let j=$.requests;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j))){let x={instancePath:i+"/cost/requests",schemaPath:"\
#/properties/cost/properties/requests/type",keyword:"type",params:{type:"integer"}};e===null?e=[x]:e.push(x),r++}if(typeof j=="number"&&isFinite(j)&&(j<0||isNaN(
j))){let x={instancePath:i+"/cost/requests",schemaPath:"#/properties/cost/properties/requests/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?
e=[x]:e.push(x),r++}}if($.promptTokens!==void 0){let j=$.promptTokens;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j))){let x={instancePath:i+"/cost/pro\
mptTokens",schemaPath:"#/properties/cost/properties/promptTokens/type",keyword:"type",params:{type:"integer"}};e===null?e=[x]:e.push(x),r++}if(typeof j=="number"&&
isFinite(j)&&(j<0||isNaN(j))){let x={instancePath:i+"/cost/promptTokens",schemaPath:"#/properties/cost/properties/promptTokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[x]:e.push(x),r++}}if($.completionTokens!==void 0){let j=$.completionTokens;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(
j))){let x={instancePath:i+"/cost/completionTokens",schemaPath:"#/properties/cost/properties/completionTokens/type",keyword:"type",params:{type:"integer"}};e===
null?e=[x]:e.push(x),r++}if(typeof j=="number"&&isFinite(j)&&(j<0||isNaN(j))){let x={instancePath:i+"/cost/completionTokens",schemaPath:"#/properties/cost/prope\
rties/completionTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[x]:e.push(x),r++}}}else{let j={instancePath:i+"/cost",schemaPath:"\
#/properties/cost/type",keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(j),r++}}if(s.capabilities!==void 0){let $=s.capabilities;if(Array.isArray($)){
let j=$.length;for(let x=0;x<j;x++)cr($[x],{instancePath:i+"/capabilities/"+x,parentData:$,parentDataProperty:x,rootData:b,dynamicAnchors:q})||(e=e===null?cr.errors:
e.concat(cr.errors),r=e.length)}else{let j={instancePath:i+"/capabilities",schemaPath:"#/properties/capabilities/type",keyword:"type",params:{type:"array"}};e===
null?e=[j]:e.push(j),r++}}if(s.checks!==void 0){let $=s.checks;if(Array.isArray($)){let j=$.length;for(let x=0;x<j;x++)hr($[x],{instancePath:i+"/checks/"+x,parentData:$,
parentDataProperty:x,rootData:b,dynamicAnchors:q})||(e=e===null?hr.errors:e.concat(hr.errors),r=e.length)}else{let j={instancePath:i+"/checks",schemaPath:"#/pro\
perties/checks/type",keyword:"type",params:{type:"array"}};e===null?e=[j]:e.push(j),r++}}if(s.exchanges!==void 0){let $=s.exchanges;if(Array.isArray($)){let j=$.
length;for(let x=0;x<j;x++)gr($[x],{instancePath:i+"/exchanges/"+x,parentData:$,parentDataProperty:x,rootData:b,dynamicAnchors:q})||(e=e===null?gr.errors:e.concat(
gr.errors),r=e.length)}else{let j={instancePath:i+"/exchanges",schemaPath:"#/properties/exchanges/type",keyword:"type",params:{type:"array"}};e===null?e=[j]:e.push(
j),r++}}}else{let $={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[$]:e.push($),r++}return Cr.errors=e,r===0}Cr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var Ti=Br,ce={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:statement",$comment:"What a deplo\
yment declares of itself (ISO/IEC 9646: implementation conformance statement). A reading is given by its name, or as an object with its parameters.",title:"Stat\
ement",type:"object",required:["schema"],additionalProperties:!1,properties:{schema:{const:"assay.statement/1"},name:{title:"Of whom this is said",type:"string",
minLength:1},extends:{title:"Profile whose readings are declared too",enum:["openai","none"]},capabilities:{type:"object",additionalProperties:!1,properties:{core:{
const:"supported"},signup:{enum:["supported","unsupported"]},sse:{enum:["supported","unsupported"]},websocket:{enum:["supported","unsupported"]},webhooks:{enum:[
"supported","unsupported"]},limits:{enum:["supported","unsupported"]}}},notes:{title:"A remark per capability",type:"object",additionalProperties:!1,properties:{
core:{type:"string"},signup:{type:"string"},sse:{type:"string"},websocket:{type:"string"},webhooks:{type:"string"},limits:{type:"string"}}},readings:{$ref:"urn:\
assay:readings"}}};function Br(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=Br.evaluated;if(c.dynamicProps&&
(c.props=void 0),c.dynamicItems&&(c.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.schema===void 0){let t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"schema"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="schema"||t==="name"||t==="extends"||t==="capabilitie\
s"||t==="notes"||t==="readings")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?
e=[o]:e.push(o),r++}if(s.schema!==void 0&&s.schema!=="assay.statement/1"){let t={instancePath:i+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",
params:{allowedValue:"assay.statement/1"}};e===null?e=[t]:e.push(t),r++}if(s.name!==void 0){let t=s.name;if(typeof t=="string"){if(V(t)<1){let o={instancePath:i+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.extends!==void 0){let t=s.extends;if(!(t==="openai"||t==="none")){
let o={instancePath:i+"/extends",schemaPath:"#/properties/extends/enum",keyword:"enum",params:{allowedValues:ce.properties.extends.enum}};e===null?e=[o]:e.push(
o),r++}}if(s.capabilities!==void 0){let t=s.capabilities;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let o in t)if(!(o==="core"||o==="signup"||o==="sse"||o===
"websocket"||o==="webhooks"||o==="limits")){let a={instancePath:i+"/capabilities",schemaPath:"#/properties/capabilities/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:o}};e===null?e=[a]:e.push(a),r++}if(t.core!==void 0&&t.core!=="supported"){let o={instancePath:i+"/capabilities/core",schemaPath:"\
#/properties/capabilities/properties/core/const",keyword:"const",params:{allowedValue:"supported"}};e===null?e=[o]:e.push(o),r++}if(t.signup!==void 0){let o=t.signup;
if(!(o==="supported"||o==="unsupported")){let a={instancePath:i+"/capabilities/signup",schemaPath:"#/properties/capabilities/properties/signup/enum",keyword:"en\
um",params:{allowedValues:ce.properties.capabilities.properties.signup.enum}};e===null?e=[a]:e.push(a),r++}}if(t.sse!==void 0){let o=t.sse;if(!(o==="supported"||
o==="unsupported")){let a={instancePath:i+"/capabilities/sse",schemaPath:"#/properties/capabilities/properties/sse/enum",keyword:"enum",params:{allowedValues:ce.
properties.capabilities.properties.sse.enum}};e===null?e=[a]:e.push(a),r++}}if(t.websocket!==void 0){let o=t.websocket;if(!(o==="supported"||o==="unsupported")){
let a={instancePath:i+"/capabilities/websocket",schemaPath:"#/properties/capabilities/properties/websocket/enum",keyword:"enum",params:{allowedValues:ce.properties.
capabilities.properties.websocket.enum}};e===null?e=[a]:e.push(a),r++}}if(t.webhooks!==void 0){let o=t.webhooks;if(!(o==="supported"||o==="unsupported")){let a={
instancePath:i+"/capabilities/webhooks",schemaPath:"#/properties/capabilities/properties/webhooks/enum",keyword:"enum",params:{allowedValues:ce.properties.capabilities.
properties.webhooks.enum}};e===null?e=[a]:e.push(a),r++}}if(t.limits!==void 0){let o=t.limits;if(!(o==="supported"||o==="unsupported")){let a={instancePath:i+"/\
capabilities/limits",schemaPath:"#/properties/capabilities/properties/limits/enum",keyword:"enum",params:{allowedValues:ce.properties.capabilities.properties.limits.
enum}};e===null?e=[a]:e.push(a),r++}}}else{let o={instancePath:i+"/capabilities",schemaPath:"#/properties/capabilities/type",keyword:"type",params:{type:"object"}};
e===null?e=[o]:e.push(o),r++}}if(s.notes!==void 0){let t=s.notes;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let o in t)if(!(o==="core"||o==="signup"||o===
"sse"||o==="websocket"||o==="webhooks"||o==="limits")){let a={instancePath:i+"/notes",schemaPath:"#/properties/notes/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:o}};e===null?e=[a]:e.push(a),r++}if(t.core!==void 0&&typeof t.core!="string"){let o={instancePath:i+"/notes/core",schemaPath:"\
#/properties/notes/properties/core/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(t.signup!==void 0&&typeof t.signup!="string"){let o={
instancePath:i+"/notes/signup",schemaPath:"#/properties/notes/properties/signup/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(t.sse!==
void 0&&typeof t.sse!="string"){let o={instancePath:i+"/notes/sse",schemaPath:"#/properties/notes/properties/sse/type",keyword:"type",params:{type:"string"}};e===
null?e=[o]:e.push(o),r++}if(t.websocket!==void 0&&typeof t.websocket!="string"){let o={instancePath:i+"/notes/websocket",schemaPath:"#/properties/notes/properti\
es/websocket/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(t.webhooks!==void 0&&typeof t.webhooks!="string"){let o={instancePath:i+
"/notes/webhooks",schemaPath:"#/properties/notes/properties/webhooks/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(t.limits!==void 0&&
typeof t.limits!="string"){let o={instancePath:i+"/notes/limits",schemaPath:"#/properties/notes/properties/limits/type",keyword:"type",params:{type:"string"}};e===
null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(
o),r++}}s.readings!==void 0&&(ae(s.readings,{instancePath:i+"/readings",parentData:s,parentDataProperty:"readings",rootData:b,dynamicAnchors:q})||(e=e===null?ae.
errors:e.concat(ae.errors),r=e.length))}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Br.
errors=e,r===0}Br.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ui=Kr;var Li=new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$","u");function Kr(s,{instancePath:i="",parentData:S,parentDataProperty:D,
rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=Kr.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.specversion===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"specversion"}};e===null?
e=[t]:e.push(t),r++}if(s.id===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[t]:e.push(t),r++}
if(s.source===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"}};e===null?e=[t]:e.push(t),r++}if(s.type===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[t]:e.push(t),r++}if(s.specversion!==void 0&&
s.specversion!=="1.0"){let t={instancePath:i+"/specversion",schemaPath:"#/properties/specversion/const",keyword:"const",params:{allowedValue:"1.0"}};e===null?e=
[t]:e.push(t),r++}if(s.id!==void 0){let t=s.id;if(typeof t=="string"){if(V(t)<1){let o={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"min\
Length",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[o]:e.push(o),r++}}if(s.source!==void 0){let t=s.source;if(typeof t=="string"){if(V(t)<1){let o={instancePath:i+"/source",schemaPath:"#/properties/so\
urce/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/source",schemaPath:"#/properties/source/type",keyword:"\
type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.type!==void 0){let t=s.type;if(typeof t=="string"){if(V(t)<1){let o={instancePath:i+"/type",schemaPath:"\
#/properties/type/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/type",schemaPath:"#/properties/typ\
e/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.time!==void 0){let t=s.time;if(typeof t=="string"){if(!Li.test(t)){let o={instancePath:i+
"/time",schemaPath:"#/properties/time/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"}};
e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/time",schemaPath:"#/properties/time/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(
o),r++}}if(s.datacontenttype!==void 0){let t=s.datacontenttype;if(typeof t=="string"){if(V(t)<1){let o={instancePath:i+"/datacontenttype",schemaPath:"#/properti\
es/datacontenttype/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/datacontenttype",schemaPath:"#/pr\
operties/datacontenttype/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Kr.errors=e,r===0}Kr.evaluated={props:{specversion:!0,id:!0,source:!0,type:!0,time:!0,datacontenttype:!0},
dynamicProps:!1,dynamicItems:!1};var Ei=Rr;function Rr(s,{instancePath:i="",parentData:S,parentDataProperty:D,rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=Rr.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"}};e===null?e=[t]:e.push(t),r++}if(s.type===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[t]:e.push(t),r++}if(s.created_at===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created\
_at"}};e===null?e=[t]:e.push(t),r++}if(s.data===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?
e=[t]:e.push(t),r++}if(s.id!==void 0){let t=s.id;if(typeof t=="string"){if(V(t)<1){let o={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"m\
inLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[o]:e.push(o),r++}}if(s.object!==void 0&&s.object!=="event"){let t={instancePath:i+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{
allowedValue:"event"}};e===null?e=[t]:e.push(t),r++}if(s.type!==void 0){let t=s.type;if(typeof t=="string"){if(V(t)<1){let o={instancePath:i+"/type",schemaPath:"\
#/properties/type/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/type",schemaPath:"#/properties/typ\
e/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.created_at!==void 0){let t=s.created_at;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){let o={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),
r++}if(typeof t=="number"&&isFinite(t)){if(t>99999999999||isNaN(t)){let o={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:99999999999}};e===null?e=[o]:e.push(o),r++}if(t<0||isNaN(t)){let o={instancePath:i+"/created_at",schemaPath:"#/properties/c\
reated_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}}if(s.data!==void 0){let t=s.data;if(!(t&&typeof t=="object"&&
!Array.isArray(t))){let o={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Rr.errors=e,r===0}Rr.evaluated={props:{id:!0,
object:!0,type:!0,created_at:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Ci=Gr;var Bi=new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:?\\d{2})$","u");function Gr(s,{instancePath:i="",parentData:S,parentDataProperty:D,
rootData:b=s,dynamicAnchors:q={}}={}){let e=null,r=0,c=Gr.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.type===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[t]:e.push(t),
r++}if(s.timestamp===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"timestamp"}};e===null?e=[t]:e.push(t),r++}
if(s.data===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[t]:e.push(t),r++}if(s.type!==void 0){
let t=s.type;if(typeof t=="string"){if(V(t)<1){let o={instancePath:i+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit:1}};e===
null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),
r++}}if(s.timestamp!==void 0){let t=s.timestamp;if(typeof t=="string"){if(!Bi.test(t)){let o={instancePath:i+"/timestamp",schemaPath:"#/properties/timestamp/pat\
tern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:?\\d{2})$"}};e===null?e=[o]:e.push(o),r++}}else{let o={
instancePath:i+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.data!==void 0){let t=s.
data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let o={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"}};e===
null?e=[o]:e.push(o),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Gr.errors=e,
r===0}Gr.evaluated={props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Zi={"urn:assay:clauses":gs,"urn:assay:fairness-run":ks,"urn:assay:\
gaps":ws,"urn:assay:interface:chat-completion-request":qs,"urn:assay:interface:chat-completion-response":vs,"urn:assay:interface:message":$s,"urn:assay:limiter-\
run":js,"urn:assay:load-run":As,"urn:assay:openai:chat-completion-chunk":Vs,"urn:assay:openai:chat-completion":Ms,"urn:assay:openai:error-body-full":Fs,"urn:ass\
ay:openai:error-body":Ts,"urn:assay:openai:model-list":Us,"urn:assay:openai:usage":Ls,"urn:assay:profile":Es,"urn:assay:readings":vi,"urn:assay:readings:bare-er\
ror":$i,"urn:assay:readings:detail":Oi,"urn:assay:readings:problem":Ai,"urn:assay:row":Si,"urn:assay:run":Ii,"urn:assay:statement":Ti,"urn:assay:webhooks:cloude\
vents":Ui,"urn:assay:webhooks:openai-event":Ei,"urn:assay:webhooks:type-timestamp-data":Ci};export{Zi as validators};
