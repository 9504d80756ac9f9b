// Made by `npm run schemas` from the *.schema.json files beside this folder. Do not edit.
var Zr=(s,i)=>()=>{try{return i||s((i={exports:{}}).exports,i),i.exports}catch(N){throw i=0,N}};var is=Zr(Hr=>{"use strict";Object.defineProperty(Hr,"__esModule",{value:!0});function ss(s){let i=s.length,N=0,D=0,k;for(;D<i;)N++,k=s.charCodeAt(D++),k>=55296&&
k<=56319&&D<i&&(k=s.charCodeAt(D),(k&64512)===56320&&D++);return N}Hr.default=ss;ss.code='require("ajv/dist/runtime/ucs2length").default'});var ns=Zr((Gi,ts)=>{"use strict";ts.exports=function s(i,N){if(i===N)return!0;if(i&&N&&typeof i=="object"&&typeof N=="object"){if(i.constructor!==N.constructor)
return!1;var D,k,w;if(Array.isArray(i)){if(D=i.length,D!=N.length)return!1;for(k=D;k--!==0;)if(!s(i[k],N[k]))return!1;return!0}if(i.constructor===RegExp)return i.
source===N.source&&i.flags===N.flags;if(i.valueOf!==Object.prototype.valueOf)return i.valueOf()===N.valueOf();if(i.toString!==Object.prototype.toString)return i.
toString()===N.toString();if(w=Object.keys(i),D=w.length,D!==Object.keys(N).length)return!1;for(k=D;k--!==0;)if(!Object.prototype.hasOwnProperty.call(N,w[k]))return!1;
for(k=D;k--!==0;){var e=w[k];if(!s(i[e],N[e]))return!1}return!0}return i!==i&&N!==N}});var ps=Zr(Wr=>{"use strict";Object.defineProperty(Wr,"__esModule",{value:!0});var os=ns();os.code='require("ajv/dist/runtime/equal").default';Wr.default=os});var gs=$r,as={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:clauses",$comment:"The shape of clauses.json.",title:"Clauses of the interfa\
ce",type:"array",items:{type:"object",required:["id","section","capability","level","text"],additionalProperties:!1,properties:{id:{type:"string",pattern:"^C[1-\
9](\\.\\d+){1,2}$"},section:{type:"string",pattern:"^[1-9](\\.[1-9])?$"},capability:{enum:["core","signup","sse","websocket","webhooks","limits"]},level:{enum:[
"MUST","SHOULD"]},text:{type:"string",minLength:10},excluded:{title:"Why nothing judges or observes it",type:"string",minLength:10},observedBy:{title:"Probes th\
at show it",type:"array",minItems:1,items:{type:"string"}}}}},Ps=new RegExp("^C[1-9](\\.\\d+){1,2}$","u"),ys=new RegExp("^[1-9](\\.[1-9])?$","u"),V=is().default;
function $r(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=$r.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),Array.isArray(s)){let n=s.length;for(let o=0;o<n;o++){let p=s[o];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.id===
void 0){let l={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[l]:e.push(l),r++}if(p.section===
void 0){let l={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"section"}};e===null?e=[l]:e.push(l),r++}if(p.capability===
void 0){let l={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"capability"}};e===null?e=[l]:e.push(l),r++}if(p.level===
void 0){let l={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"level"}};e===null?e=[l]:e.push(l),r++}if(p.text===
void 0){let l={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"text"}};e===null?e=[l]:e.push(l),r++}for(let l in p)
if(!(l==="id"||l==="section"||l==="capability"||l==="level"||l==="text"||l==="excluded"||l==="observedBy")){let d={instancePath:i+"/"+o,schemaPath:"#/items/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[d]:e.push(d),r++}if(p.id!==void 0){let l=p.id;if(typeof l=="string"){
if(!Ps.test(l)){let d={instancePath:i+"/"+o+"/id",schemaPath:"#/items/properties/id/pattern",keyword:"pattern",params:{pattern:"^C[1-9](\\.\\d+){1,2}$"}};e===null?
e=[d]:e.push(d),r++}}else{let d={instancePath:i+"/"+o+"/id",schemaPath:"#/items/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(
d),r++}}if(p.section!==void 0){let l=p.section;if(typeof l=="string"){if(!ys.test(l)){let d={instancePath:i+"/"+o+"/section",schemaPath:"#/items/properties/sect\
ion/pattern",keyword:"pattern",params:{pattern:"^[1-9](\\.[1-9])?$"}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:i+"/"+o+"/section",schemaPath:"#/it\
ems/properties/section/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}if(p.capability!==void 0){let l=p.capability;if(!(l==="core"||
l==="signup"||l==="sse"||l==="websocket"||l==="webhooks"||l==="limits")){let d={instancePath:i+"/"+o+"/capability",schemaPath:"#/items/properties/capability/enu\
m",keyword:"enum",params:{allowedValues:as.items.properties.capability.enum}};e===null?e=[d]:e.push(d),r++}}if(p.level!==void 0){let l=p.level;if(!(l==="MUST"||
l==="SHOULD")){let d={instancePath:i+"/"+o+"/level",schemaPath:"#/items/properties/level/enum",keyword:"enum",params:{allowedValues:as.items.properties.level.enum}};
e===null?e=[d]:e.push(d),r++}}if(p.text!==void 0){let l=p.text;if(typeof l=="string"){if(V(l)<10){let d={instancePath:i+"/"+o+"/text",schemaPath:"#/items/proper\
ties/text/minLength",keyword:"minLength",params:{limit:10}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:i+"/"+o+"/text",schemaPath:"#/items/propertie\
s/text/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}if(p.excluded!==void 0){let l=p.excluded;if(typeof l=="string"){if(V(l)<10){let d={
instancePath:i+"/"+o+"/excluded",schemaPath:"#/items/properties/excluded/minLength",keyword:"minLength",params:{limit:10}};e===null?e=[d]:e.push(d),r++}}else{let d={
instancePath:i+"/"+o+"/excluded",schemaPath:"#/items/properties/excluded/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}if(p.observedBy!==
void 0){let l=p.observedBy;if(Array.isArray(l)){if(l.length<1){let P={instancePath:i+"/"+o+"/observedBy",schemaPath:"#/items/properties/observedBy/minItems",keyword:"\
minItems",params:{limit:1}};e===null?e=[P]:e.push(P),r++}let d=l.length;for(let P=0;P<d;P++)if(typeof l[P]!="string"){let c={instancePath:i+"/"+o+"/observedBy/"+
P,schemaPath:"#/items/properties/observedBy/items/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}else{let d={instancePath:i+"/"+o+"/\
observedBy",schemaPath:"#/items/properties/observedBy/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}}else{let l={instancePath:i+"/"+
o,schemaPath:"#/items/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"array"}};e===null?e=[n]:e.push(n),r++}return $r.errors=e,r===0}$r.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var ks=jr,te={$schema:"http\
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
bject"},reasons:{type:"array",maxItems:0}}},$defs:{count:{type:"integer",minimum:0},line:{type:"string",minLength:1,pattern:"^[^\\n]*$"}}},ie=Object.prototype.hasOwnProperty;var Q=new RegExp("^[^\\n]*$","u");function X(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=X.evaluated;
if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),typeof s=="string"){if(V(s)<1){let n={instancePath:i,schemaPath:"#/minLength",keyword:"minL\
ength",params:{limit:1}};e===null?e=[n]:e.push(n),r++}if(!Q.test(s)){let n={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};
e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}return X.errors=
e,r===0}X.evaluated={dynamicProps:!1,dynamicItems:!1};function F(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=F.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i,schemaPath:"#/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[n]:e.push(n),r++}return F.errors=e,r===0}F.evaluated={dynamicProps:!1,dynamicItems:!1};function jr(s,{instancePath:i="",
parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=jr.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=
void 0);let n=r,o=!0,p=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let g;if(s.valid===void 0&&(g="valid")){let $={};e===null?e=[$]:e.push($),r++}else if(s.valid!==
void 0&&s.valid!==!1){let $={};e===null?e=[$]:e.push($),r++}}var l=p===r;r=n,e!==null&&(n?e.length=n:e=null);let d;if(l){let g=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.fairness!==void 0&&s.fairness!==null){let f={instancePath:i+"/fairness",schemaPath:"#/then/properties/fairness/type",keyword:"type",params:{type:"\
null"}};e===null?e=[f]:e.push(f),r++}if(s.reasons!==void 0){let f=s.reasons;if(Array.isArray(f)){if(f.length<1){let a={instancePath:i+"/reasons",schemaPath:"#/t\
hen/properties/reasons/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/reasons",schemaPath:"#/then/pro\
perties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}}else{let f={instancePath:i,schemaPath:"#/then/type",keyword:"type",params:{
type:"object"}};e===null?e=[f]:e.push(f),r++}var l=g===r;if(o=l,o){var P={};P.fairness=!0,P.reasons=!0,P.valid=!0}d="then"}else{let g=r;if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.fairness!==void 0){let f=s.fairness;if(!(f&&typeof f=="object"&&!Array.isArray(f))){let a={instancePath:i+"/fairness",schemaPath:"#/else\
/properties/fairness/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.reasons!==void 0){let f=s.reasons;if(Array.isArray(f)){if(f.
length>0){let a={instancePath:i+"/reasons",schemaPath:"#/else/properties/reasons/maxItems",keyword:"maxItems",params:{limit:0}};e===null?e=[a]:e.push(a),r++}}else{
let a={instancePath:i+"/reasons",schemaPath:"#/else/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}}else{let f={instancePath:i,
schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var l=g===r;o=l,o&&P!==!0&&(P=P||{},P.fairness=!0,P.reasons=!0),d="\
else"}if(!o){let g={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[g]:e.push(g),r++}if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.schema===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[g]:e.push(g),r++}if(s.
outcome===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"outcome"}};e===null?e=[g]:e.push(g),r++}if(s.exitCode===
void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exitCode"}};e===null?e=[g]:e.push(g),r++}if(s.valid===void 0){
let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid"}};e===null?e=[g]:e.push(g),r++}if(s.reasons===void 0){let g={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"reasons"}};e===null?e=[g]:e.push(g),r++}if(s.notes===void 0){let g={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"notes"}};e===null?e=[g]:e.push(g),r++}if(s.scenario===void 0){let g={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"scenario"}};e===null?e=[g]:e.push(g),r++}if(s.suite===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"suite"}};e===null?e=[g]:e.push(g),r++}if(s.target===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"target"}};e===null?e=[g]:e.push(g),r++}if(s.engine===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
engine"}};e===null?e=[g]:e.push(g),r++}if(s.seed===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"seed"}};e===
null?e=[g]:e.push(g),r++}if(s.startedAt===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"startedAt"}};e===null?
e=[g]:e.push(g),r++}if(s.durationMs===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"durationMs"}};e===null?e=
[g]:e.push(g),r++}if(s.most===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"most"}};e===null?e=[g]:e.push(g),
r++}if(s.cost===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cost"}};e===null?e=[g]:e.push(g),r++}if(s.keys===
void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"keys"}};e===null?e=[g]:e.push(g),r++}if(s.sources===void 0){let g={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"}};e===null?e=[g]:e.push(g),r++}if(s.answer===void 0){let g={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"answer"}};e===null?e=[g]:e.push(g),r++}if(s.ended===void 0){let g={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"ended"}};e===null?e=[g]:e.push(g),r++}if(s.asked===void 0){let g={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"asked"}};e===null?e=[g]:e.push(g),r++}if(s.fairness===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"fairness"}};e===null?e=[g]:e.push(g),r++}if(s.scope===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"scope"}};e===null?e=[g]:e.push(g),r++}for(let g in s)if(!ie.call(te.properties,g)){let $={instancePath:i,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:g}};e===null?e=[$]:e.push($),r++}if(s.schema!==void 0&&s.schema!=="assay.fairness/1"){let g={instancePath:i+
"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"assay.fairness/1"}};e===null?e=[g]:e.push(g),r++}if(s.outcome!==void 0){let g=s.
outcome;if(!(g==="answered"||g==="invalid"||g==="aborted")){let $={instancePath:i+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:te.
properties.outcome.enum}};e===null?e=[$]:e.push($),r++}}if(s.exitCode!==void 0){let g=s.exitCode;if(!(g===0||g===3||g===4)){let $={instancePath:i+"/exitCode",schemaPath:"\
#/properties/exitCode/enum",keyword:"enum",params:{allowedValues:te.properties.exitCode.enum}};e===null?e=[$]:e.push($),r++}}if(s.valid!==void 0&&typeof s.valid!=
"boolean"){let g={instancePath:i+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type:"boolean"}};e===null?e=[g]:e.push(g),r++}if(s.reasons!==
void 0){let g=s.reasons;if(Array.isArray(g)){let $=g.length;for(let f=0;f<$;f++)X(g[f],{instancePath:i+"/reasons/"+f,parentData:g,parentDataProperty:f,rootData:k,
dynamicAnchors:w})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)}else{let $={instancePath:i+"/reasons",schemaPath:"#/properties/reasons/type",keyword:"ty\
pe",params:{type:"array"}};e===null?e=[$]:e.push($),r++}}if(s.notes!==void 0){let g=s.notes;if(Array.isArray(g)){let $=g.length;for(let f=0;f<$;f++)X(g[f],{instancePath:i+
"/notes/"+f,parentData:g,parentDataProperty:f,rootData:k,dynamicAnchors:w})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)}else{let $={instancePath:i+"/no\
tes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:"array"}};e===null?e=[$]:e.push($),r++}}if(s.scenario!==void 0&&s.scenario!=="fairness"){let g={
instancePath:i+"/scenario",schemaPath:"#/properties/scenario/const",keyword:"const",params:{allowedValue:"fairness"}};e===null?e=[g]:e.push(g),r++}if(s.suite!==
void 0){let g=s.suite;if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.version===void 0){let $={instancePath:i+"/suite",schemaPath:"#/properties/suite/required",
keyword:"required",params:{missingProperty:"version"}};e===null?e=[$]:e.push($),r++}for(let $ in g)if($!=="version"){let f={instancePath:i+"/suite",schemaPath:"\
#/properties/suite/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:$}};e===null?e=[f]:e.push(f),r++}if(g.version!==void 0&&typeof g.
version!="string"){let $={instancePath:i+"/suite/version",schemaPath:"#/properties/suite/properties/version/type",keyword:"type",params:{type:"string"}};e===null?
e=[$]:e.push($),r++}}else{let $={instancePath:i+"/suite",schemaPath:"#/properties/suite/type",keyword:"type",params:{type:"object"}};e===null?e=[$]:e.push($),r++}}
if(s.target!==void 0){let g=s.target;if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.baseUrl===void 0){let $={instancePath:i+"/target",schemaPath:"#/propertie\
s/target/required",keyword:"required",params:{missingProperty:"baseUrl"}};e===null?e=[$]:e.push($),r++}if(g.model===void 0){let $={instancePath:i+"/target",schemaPath:"\
#/properties/target/required",keyword:"required",params:{missingProperty:"model"}};e===null?e=[$]:e.push($),r++}for(let $ in g)if(!($==="baseUrl"||$==="model")){
let f={instancePath:i+"/target",schemaPath:"#/properties/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:$}};e===null?e=[
f]:e.push(f),r++}if(g.baseUrl!==void 0&&typeof g.baseUrl!="string"){let $={instancePath:i+"/target/baseUrl",schemaPath:"#/properties/target/properties/baseUrl/t\
ype",keyword:"type",params:{type:"string"}};e===null?e=[$]:e.push($),r++}if(g.model!==void 0&&typeof g.model!="string"){let $={instancePath:i+"/target/model",schemaPath:"\
#/properties/target/properties/model/type",keyword:"type",params:{type:"string"}};e===null?e=[$]:e.push($),r++}}else{let $={instancePath:i+"/target",schemaPath:"\
#/properties/target/type",keyword:"type",params:{type:"object"}};e===null?e=[$]:e.push($),r++}}if(s.engine!==void 0&&typeof s.engine!="string"){let g={instancePath:i+
"/engine",schemaPath:"#/properties/engine/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}if(s.seed!==void 0&&typeof s.seed!="string"){
let g={instancePath:i+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}if(s.startedAt!==void 0&&typeof s.
startedAt!="string"){let g={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),
r++}if(s.durationMs!==void 0){let g=s.durationMs;if(typeof g=="number"&&isFinite(g)){if(g<0||isNaN(g)){let $={instancePath:i+"/durationMs",schemaPath:"#/propert\
ies/durationMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[$]:e.push($),r++}}else{let $={instancePath:i+"/durationMs",schemaPath:"#\
/properties/durationMs/type",keyword:"type",params:{type:"number"}};e===null?e=[$]:e.push($),r++}}if(s.most!==void 0){let g=s.most;if(g&&typeof g=="object"&&!Array.
isArray(g)){if(g.requests===void 0){let $={instancePath:i+"/most",schemaPath:"#/properties/most/required",keyword:"required",params:{missingProperty:"requests"}};
e===null?e=[$]:e.push($),r++}if(g.seconds===void 0){let $={instancePath:i+"/most",schemaPath:"#/properties/most/required",keyword:"required",params:{missingProperty:"\
seconds"}};e===null?e=[$]:e.push($),r++}for(let $ in g)if(!($==="requests"||$==="seconds")){let f={instancePath:i+"/most",schemaPath:"#/properties/most/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:$}};e===null?e=[f]:e.push(f),r++}if(g.requests!==void 0&&(F(g.requests,{instancePath:i+"\
/most/requests",parentData:g,parentDataProperty:"requests",rootData:k,dynamicAnchors:w})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),g.seconds!==void 0){
let $=g.seconds;if(typeof $=="number"&&isFinite($)){if($<0||isNaN($)){let f={instancePath:i+"/most/seconds",schemaPath:"#/properties/most/properties/seconds/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:i+"/most/seconds",schemaPath:"#/properties/most\
/properties/seconds/type",keyword:"type",params:{type:"number"}};e===null?e=[f]:e.push(f),r++}}}else{let $={instancePath:i+"/most",schemaPath:"#/properties/most\
/type",keyword:"type",params:{type:"object"}};e===null?e=[$]:e.push($),r++}}if(s.cost!==void 0){let g=s.cost;if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.requests===
void 0){let $={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"requests"}};e===null?e=[$]:e.push($),r++}
if(g.accepted===void 0){let $={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"accepted"}};e===null?e=
[$]:e.push($),r++}if(g.refused===void 0){let $={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"refus\
ed"}};e===null?e=[$]:e.push($),r++}if(g.stray===void 0){let $={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"\
stray"}};e===null?e=[$]:e.push($),r++}if(g.tokens===void 0){let $={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"\
tokens"}};e===null?e=[$]:e.push($),r++}if(g.seconds===void 0){let $={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"\
seconds"}};e===null?e=[$]:e.push($),r++}for(let $ in g)if(!($==="requests"||$==="accepted"||$==="refused"||$==="stray"||$==="tokens"||$==="seconds")){let f={instancePath:i+
"/cost",schemaPath:"#/properties/cost/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:$}};e===null?e=[f]:e.push(f),r++}if(g.requests!==
void 0&&(F(g.requests,{instancePath:i+"/cost/requests",parentData:g,parentDataProperty:"requests",rootData:k,dynamicAnchors:w})||(e=e===null?F.errors:e.concat(F.
errors),r=e.length)),g.accepted!==void 0&&(F(g.accepted,{instancePath:i+"/cost/accepted",parentData:g,parentDataProperty:"accepted",rootData:k,dynamicAnchors:w})||
(e=e===null?F.errors:e.concat(F.errors),r=e.length)),g.refused!==void 0&&(F(g.refused,{instancePath:i+"/cost/refused",parentData:g,parentDataProperty:"refused",
rootData:k,dynamicAnchors:w})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),g.stray!==void 0&&(F(g.stray,{instancePath:i+"/cost/stray",parentData:g,parentDataProperty:"\
stray",rootData:k,dynamicAnchors:w})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),g.tokens!==void 0&&(F(g.tokens,{instancePath:i+"/cost/tokens",parentData:g,
parentDataProperty:"tokens",rootData:k,dynamicAnchors:w})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),g.seconds!==void 0){let $=g.seconds;if(typeof $==
"number"&&isFinite($)){if($<0||isNaN($)){let f={instancePath:i+"/cost/seconds",schemaPath:"#/properties/cost/properties/seconds/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:i+"/cost/seconds",schemaPath:"#/properties/cost/properties/seconds/type",keyword:"\
type",params:{type:"number"}};e===null?e=[f]:e.push(f),r++}}}else{let $={instancePath:i+"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{type:"\
object"}};e===null?e=[$]:e.push($),r++}}if(s.keys!==void 0){let g=s.keys;if(Array.isArray(g)){if(g.length<1){let f={instancePath:i+"/keys",schemaPath:"#/propert\
ies/keys/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[f]:e.push(f),r++}let $=g.length;for(let f=0;f<$;f++){let a=g[f];if(typeof a=="string"){if(V(
a)>4){let h={instancePath:i+"/keys/"+f,schemaPath:"#/properties/keys/items/maxLength",keyword:"maxLength",params:{limit:4}};e===null?e=[h]:e.push(h),r++}}else{let h={
instancePath:i+"/keys/"+f,schemaPath:"#/properties/keys/items/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}}}else{let $={instancePath:i+
"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type:"array"}};e===null?e=[$]:e.push($),r++}}if(s.sources!==void 0){let g=s.sources;if(Array.
isArray(g)){if(g.length<1){let f={instancePath:i+"/sources",schemaPath:"#/properties/sources/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[f]:e.push(
f),r++}let $=g.length;for(let f=0;f<$;f++)if(typeof g[f]!="string"){let a={instancePath:i+"/sources/"+f,schemaPath:"#/properties/sources/items/type",keyword:"ty\
pe",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}else{let $={instancePath:i+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type:"\
array"}};e===null?e=[$]:e.push($),r++}}if(s.answer!==void 0){let g=s.answer;if(Array.isArray(g)){let $=g.length;for(let f=0;f<$;f++)X(g[f],{instancePath:i+"/ans\
wer/"+f,parentData:g,parentDataProperty:f,rootData:k,dynamicAnchors:w})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)}else{let $={instancePath:i+"/answer",
schemaPath:"#/properties/answer/type",keyword:"type",params:{type:"array"}};e===null?e=[$]:e.push($),r++}}if(s.ended!==void 0){let g=s.ended,$=r,f=!1,a=r;if(g!==
null){let b={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[b]:e.push(b),r++}var c=a===r;
f=f||c;let h=r;if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.because===void 0){let b={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf/1/require\
d",keyword:"required",params:{missingProperty:"because"}};e===null?e=[b]:e.push(b),r++}if(g.note===void 0){let b={instancePath:i+"/ended",schemaPath:"#/properti\
es/ended/anyOf/1/required",keyword:"required",params:{missingProperty:"note"}};e===null?e=[b]:e.push(b),r++}for(let b in g)if(!(b==="because"||b==="note")){let v={
instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}};e===null?e=[v]:
e.push(v),r++}if(g.because!==void 0&&typeof g.because!="string"){let b={instancePath:i+"/ended/because",schemaPath:"#/properties/ended/anyOf/1/properties/becaus\
e/type",keyword:"type",params:{type:"string"}};e===null?e=[b]:e.push(b),r++}if(g.note!==void 0&&typeof g.note!="string"){let b={instancePath:i+"/ended/note",schemaPath:"\
#/properties/ended/anyOf/1/properties/note/type",keyword:"type",params:{type:"string"}};e===null?e=[b]:e.push(b),r++}}else{let b={instancePath:i+"/ended",schemaPath:"\
#/properties/ended/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}var c=h===r;if(f=f||c,f)r=$,e!==null&&($?e.length=$:e=null);else{
let b={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf",keyword:"anyOf",params:{}};e===null?e=[b]:e.push(b),r++}}if(s.asked!==void 0){let g=s.asked;
if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.victimPerSecond===void 0){let $={instancePath:i+"/asked",schemaPath:"#/properties/asked/required",keyword:"req\
uired",params:{missingProperty:"victimPerSecond"}};e===null?e=[$]:e.push($),r++}if(g.aggressorPerSecond===void 0){let $={instancePath:i+"/asked",schemaPath:"#/p\
roperties/asked/required",keyword:"required",params:{missingProperty:"aggressorPerSecond"}};e===null?e=[$]:e.push($),r++}if(g.phaseSeconds===void 0){let $={instancePath:i+
"/asked",schemaPath:"#/properties/asked/required",keyword:"required",params:{missingProperty:"phaseSeconds"}};e===null?e=[$]:e.push($),r++}if(g.rounds===void 0){
let $={instancePath:i+"/asked",schemaPath:"#/properties/asked/required",keyword:"required",params:{missingProperty:"rounds"}};e===null?e=[$]:e.push($),r++}if(g.
restSeconds===void 0){let $={instancePath:i+"/asked",schemaPath:"#/properties/asked/required",keyword:"required",params:{missingProperty:"restSeconds"}};e===null?
e=[$]:e.push($),r++}if(g.accounts===void 0){let $={instancePath:i+"/asked",schemaPath:"#/properties/asked/required",keyword:"required",params:{missingProperty:"\
accounts"}};e===null?e=[$]:e.push($),r++}for(let $ in g)if(!($==="victimPerSecond"||$==="aggressorPerSecond"||$==="phaseSeconds"||$==="rounds"||$==="restSeconds"||
$==="accounts")){let f={instancePath:i+"/asked",schemaPath:"#/properties/asked/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:$}};
e===null?e=[f]:e.push(f),r++}if(g.victimPerSecond!==void 0){let $=g.victimPerSecond;if(typeof $=="number"&&isFinite($)){if($<0||isNaN($)){let f={instancePath:i+
"/asked/victimPerSecond",schemaPath:"#/properties/asked/properties/victimPerSecond/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[f]:e.
push(f),r++}}else{let f={instancePath:i+"/asked/victimPerSecond",schemaPath:"#/properties/asked/properties/victimPerSecond/type",keyword:"type",params:{type:"nu\
mber"}};e===null?e=[f]:e.push(f),r++}}if(g.aggressorPerSecond!==void 0){let $=g.aggressorPerSecond;if(typeof $=="number"&&isFinite($)){if($<0||isNaN($)){let f={
instancePath:i+"/asked/aggressorPerSecond",schemaPath:"#/properties/asked/properties/aggressorPerSecond/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:i+"/asked/aggressorPerSecond",schemaPath:"#/properties/asked/properties/aggressorPerSecond/type",keyword:"\
type",params:{type:"number"}};e===null?e=[f]:e.push(f),r++}}if(g.phaseSeconds!==void 0){let $=g.phaseSeconds;if(typeof $=="number"&&isFinite($)){if($<0||isNaN($)){
let f={instancePath:i+"/asked/phaseSeconds",schemaPath:"#/properties/asked/properties/phaseSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:i+"/asked/phaseSeconds",schemaPath:"#/properties/asked/properties/phaseSeconds/type",keyword:"type",params:{
type:"number"}};e===null?e=[f]:e.push(f),r++}}if(g.rounds!==void 0&&(F(g.rounds,{instancePath:i+"/asked/rounds",parentData:g,parentDataProperty:"rounds",rootData:k,
dynamicAnchors:w})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),g.restSeconds!==void 0){let $=g.restSeconds;if(typeof $=="number"&&isFinite($)){if($<0||
isNaN($)){let f={instancePath:i+"/asked/restSeconds",schemaPath:"#/properties/asked/properties/restSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:i+"/asked/restSeconds",schemaPath:"#/properties/asked/properties/restSeconds/type",keyword:"type",params:{
type:"number"}};e===null?e=[f]:e.push(f),r++}}if(g.accounts!==void 0){let $=g.accounts;if(Array.isArray($)){let f=$.length;for(let a=0;a<f;a++)if(typeof $[a]!="\
string"){let h={instancePath:i+"/asked/accounts/"+a,schemaPath:"#/properties/asked/properties/accounts/items/type",keyword:"type",params:{type:"string"}};e===null?
e=[h]:e.push(h),r++}}else{let f={instancePath:i+"/asked/accounts",schemaPath:"#/properties/asked/properties/accounts/type",keyword:"type",params:{type:"array"}};
e===null?e=[f]:e.push(f),r++}}}else{let $={instancePath:i+"/asked",schemaPath:"#/properties/asked/type",keyword:"type",params:{type:"object"}};e===null?e=[$]:e.
push($),r++}}if(s.fairness!==void 0){let g=s.fairness,$=r,f=!1,a=r;if(g!==null){let b={instancePath:i+"/fairness",schemaPath:"#/properties/fairness/anyOf/0/type",
keyword:"type",params:{type:"null"}};e===null?e=[b]:e.push(b),r++}var t=a===r;f=f||t;let h=r;if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.keys===void 0){let b={
instancePath:i+"/fairness",schemaPath:"#/properties/fairness/anyOf/1/required",keyword:"required",params:{missingProperty:"keys"}};e===null?e=[b]:e.push(b),r++}
if(g.jainOfVictims===void 0){let b={instancePath:i+"/fairness",schemaPath:"#/properties/fairness/anyOf/1/required",keyword:"required",params:{missingProperty:"j\
ainOfVictims"}};e===null?e=[b]:e.push(b),r++}if(g.jainOfAll===void 0){let b={instancePath:i+"/fairness",schemaPath:"#/properties/fairness/anyOf/1/required",keyword:"\
required",params:{missingProperty:"jainOfAll"}};e===null?e=[b]:e.push(b),r++}if(g.ttft===void 0){let b={instancePath:i+"/fairness",schemaPath:"#/properties/fair\
ness/anyOf/1/required",keyword:"required",params:{missingProperty:"ttft"}};e===null?e=[b]:e.push(b),r++}if(g.spill===void 0){let b={instancePath:i+"/fairness",schemaPath:"\
#/properties/fairness/anyOf/1/required",keyword:"required",params:{missingProperty:"spill"}};e===null?e=[b]:e.push(b),r++}for(let b in g)if(!(b==="keys"||b==="j\
ainOfVictims"||b==="jainOfAll"||b==="ttft"||b==="spill")){let v={instancePath:i+"/fairness",schemaPath:"#/properties/fairness/anyOf/1/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:b}};e===null?e=[v]:e.push(v),r++}if(g.keys!==void 0){let b=g.keys;if(Array.isArray(b)){let v=b.length;for(let O=0;O<
v;O++){let S=b[O];if(S&&typeof S=="object"&&!Array.isArray(S)){if(S.key===void 0){let q={instancePath:i+"/fairness/keys/"+O,schemaPath:"#/properties/fairness/an\
yOf/1/properties/keys/items/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[q]:e.push(q),r++}if(S.isAggressor===void 0){let q={instancePath:i+
"/fairness/keys/"+O,schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/required",keyword:"required",params:{missingProperty:"isAggressor"}};e===null?
e=[q]:e.push(q),r++}if(S.calm===void 0){let q={instancePath:i+"/fairness/keys/"+O,schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/required",keyword:"\
required",params:{missingProperty:"calm"}};e===null?e=[q]:e.push(q),r++}if(S.press===void 0){let q={instancePath:i+"/fairness/keys/"+O,schemaPath:"#/properties/\
fairness/anyOf/1/properties/keys/items/required",keyword:"required",params:{missingProperty:"press"}};e===null?e=[q]:e.push(q),r++}for(let q in S)if(!(q==="key"||
q==="isAggressor"||q==="calm"||q==="press")){let j={instancePath:i+"/fairness/keys/"+O,schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:q}};e===null?e=[j]:e.push(j),r++}if(S.key!==void 0&&typeof S.key!="string"){let q={instancePath:i+
"/fairness/keys/"+O+"/key",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/properties/key/type",keyword:"type",params:{type:"string"}};e===null?
e=[q]:e.push(q),r++}if(S.isAggressor!==void 0&&typeof S.isAggressor!="boolean"){let q={instancePath:i+"/fairness/keys/"+O+"/isAggressor",schemaPath:"#/propertie\
s/fairness/anyOf/1/properties/keys/items/properties/isAggressor/type",keyword:"type",params:{type:"boolean"}};e===null?e=[q]:e.push(q),r++}if(S.calm!==void 0){let q=S.
calm;if(q&&typeof q=="object"&&!Array.isArray(q)){if(q.asked===void 0){let j={instancePath:i+"/fairness/keys/"+O+"/calm",schemaPath:"#/properties/fairness/anyOf\
/1/properties/keys/items/properties/calm/required",keyword:"required",params:{missingProperty:"asked"}};e===null?e=[j]:e.push(j),r++}if(q.completed===void 0){let j={
instancePath:i+"/fairness/keys/"+O+"/calm",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/properties/calm/required",keyword:"required",params:{
missingProperty:"completed"}};e===null?e=[j]:e.push(j),r++}if(q.refused===void 0){let j={instancePath:i+"/fairness/keys/"+O+"/calm",schemaPath:"#/properties/fai\
rness/anyOf/1/properties/keys/items/properties/calm/required",keyword:"required",params:{missingProperty:"refused"}};e===null?e=[j]:e.push(j),r++}if(q.goodPerSecond===
void 0){let j={instancePath:i+"/fairness/keys/"+O+"/calm",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/properties/calm/required",keyword:"req\
uired",params:{missingProperty:"goodPerSecond"}};e===null?e=[j]:e.push(j),r++}for(let j in q)if(!(j==="asked"||j==="completed"||j==="refused"||j==="goodPerSecon\
d")){let A={instancePath:i+"/fairness/keys/"+O+"/calm",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/properties/calm/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:j}};e===null?e=[A]:e.push(A),r++}if(q.asked!==void 0&&(F(q.asked,{instancePath:i+"/fairness/keys/"+O+"/calm/ask\
ed",parentData:q,parentDataProperty:"asked",rootData:k,dynamicAnchors:w})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),q.completed!==void 0&&(F(q.completed,
{instancePath:i+"/fairness/keys/"+O+"/calm/completed",parentData:q,parentDataProperty:"completed",rootData:k,dynamicAnchors:w})||(e=e===null?F.errors:e.concat(F.
errors),r=e.length)),q.refused!==void 0&&(F(q.refused,{instancePath:i+"/fairness/keys/"+O+"/calm/refused",parentData:q,parentDataProperty:"refused",rootData:k,dynamicAnchors:w})||
(e=e===null?F.errors:e.concat(F.errors),r=e.length)),q.goodPerSecond!==void 0){let j=q.goodPerSecond;if(typeof j=="number"&&isFinite(j)){if(j<0||isNaN(j)){let A={
instancePath:i+"/fairness/keys/"+O+"/calm/goodPerSecond",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/properties/calm/properties/goodPerSecon\
d/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[A]:e.push(A),r++}}else{let A={instancePath:i+"/fairness/keys/"+O+"/calm/goodPerSecond",
schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/properties/calm/properties/goodPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=
[A]:e.push(A),r++}}}else{let j={instancePath:i+"/fairness/keys/"+O+"/calm",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/properties/calm/type",
keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(j),r++}}if(S.press!==void 0){let q=S.press;if(q&&typeof q=="object"&&!Array.isArray(q)){if(q.asked===
void 0){let j={instancePath:i+"/fairness/keys/"+O+"/press",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/properties/press/required",keyword:"r\
equired",params:{missingProperty:"asked"}};e===null?e=[j]:e.push(j),r++}if(q.completed===void 0){let j={instancePath:i+"/fairness/keys/"+O+"/press",schemaPath:"\
#/properties/fairness/anyOf/1/properties/keys/items/properties/press/required",keyword:"required",params:{missingProperty:"completed"}};e===null?e=[j]:e.push(j),
r++}if(q.refused===void 0){let j={instancePath:i+"/fairness/keys/"+O+"/press",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/properties/press/r\
equired",keyword:"required",params:{missingProperty:"refused"}};e===null?e=[j]:e.push(j),r++}if(q.goodPerSecond===void 0){let j={instancePath:i+"/fairness/keys/"+
O+"/press",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/properties/press/required",keyword:"required",params:{missingProperty:"goodPerSecond"}};
e===null?e=[j]:e.push(j),r++}for(let j in q)if(!(j==="asked"||j==="completed"||j==="refused"||j==="goodPerSecond")){let A={instancePath:i+"/fairness/keys/"+O+"/\
press",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/properties/press/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:j}};
e===null?e=[A]:e.push(A),r++}if(q.asked!==void 0&&(F(q.asked,{instancePath:i+"/fairness/keys/"+O+"/press/asked",parentData:q,parentDataProperty:"asked",rootData:k,
dynamicAnchors:w})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),q.completed!==void 0&&(F(q.completed,{instancePath:i+"/fairness/keys/"+O+"/press/comple\
ted",parentData:q,parentDataProperty:"completed",rootData:k,dynamicAnchors:w})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),q.refused!==void 0&&(F(q.refused,
{instancePath:i+"/fairness/keys/"+O+"/press/refused",parentData:q,parentDataProperty:"refused",rootData:k,dynamicAnchors:w})||(e=e===null?F.errors:e.concat(F.errors),
r=e.length)),q.goodPerSecond!==void 0){let j=q.goodPerSecond;if(typeof j=="number"&&isFinite(j)){if(j<0||isNaN(j)){let A={instancePath:i+"/fairness/keys/"+O+"/p\
ress/goodPerSecond",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/properties/press/properties/goodPerSecond/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[A]:e.push(A),r++}}else{let A={instancePath:i+"/fairness/keys/"+O+"/press/goodPerSecond",schemaPath:"#/properties/fairness/\
anyOf/1/properties/keys/items/properties/press/properties/goodPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[A]:e.push(A),r++}}}else{let j={
instancePath:i+"/fairness/keys/"+O+"/press",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/properties/press/type",keyword:"type",params:{type:"\
object"}};e===null?e=[j]:e.push(j),r++}}}else{let q={instancePath:i+"/fairness/keys/"+O,schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/type",keyword:"\
type",params:{type:"object"}};e===null?e=[q]:e.push(q),r++}}}else{let v={instancePath:i+"/fairness/keys",schemaPath:"#/properties/fairness/anyOf/1/properties/ke\
ys/type",keyword:"type",params:{type:"array"}};e===null?e=[v]:e.push(v),r++}}if(g.jainOfVictims!==void 0){let b=g.jainOfVictims;if(!(typeof b=="number"&&isFinite(
b))&&b!==null){let v={instancePath:i+"/fairness/jainOfVictims",schemaPath:"#/properties/fairness/anyOf/1/properties/jainOfVictims/type",keyword:"type",params:{type:te.
properties.fairness.anyOf[1].properties.jainOfVictims.type}};e===null?e=[v]:e.push(v),r++}if(typeof b=="number"&&isFinite(b)){if(b>1.000001||isNaN(b)){let v={instancePath:i+
"/fairness/jainOfVictims",schemaPath:"#/properties/fairness/anyOf/1/properties/jainOfVictims/maximum",keyword:"maximum",params:{comparison:"<=",limit:1.000001}};
e===null?e=[v]:e.push(v),r++}if(b<0||isNaN(b)){let v={instancePath:i+"/fairness/jainOfVictims",schemaPath:"#/properties/fairness/anyOf/1/properties/jainOfVictim\
s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[v]:e.push(v),r++}}}if(g.jainOfAll!==void 0){let b=g.jainOfAll;if(!(typeof b=="number"&&
isFinite(b))&&b!==null){let v={instancePath:i+"/fairness/jainOfAll",schemaPath:"#/properties/fairness/anyOf/1/properties/jainOfAll/type",keyword:"type",params:{
type:te.properties.fairness.anyOf[1].properties.jainOfAll.type}};e===null?e=[v]:e.push(v),r++}if(typeof b=="number"&&isFinite(b)){if(b>1.000001||isNaN(b)){let v={
instancePath:i+"/fairness/jainOfAll",schemaPath:"#/properties/fairness/anyOf/1/properties/jainOfAll/maximum",keyword:"maximum",params:{comparison:"<=",limit:1.000001}};
e===null?e=[v]:e.push(v),r++}if(b<0||isNaN(b)){let v={instancePath:i+"/fairness/jainOfAll",schemaPath:"#/properties/fairness/anyOf/1/properties/jainOfAll/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[v]:e.push(v),r++}}}if(g.ttft!==void 0){let b=g.ttft;if(Array.isArray(b)){let v=b.length;for(let O=0;O<
v;O++){let S=b[O];if(S&&typeof S=="object"&&!Array.isArray(S)){if(S.percentile===void 0){let q={instancePath:i+"/fairness/ttft/"+O,schemaPath:"#/properties/fair\
ness/anyOf/1/properties/ttft/items/required",keyword:"required",params:{missingProperty:"percentile"}};e===null?e=[q]:e.push(q),r++}if(S.calmMs===void 0){let q={
instancePath:i+"/fairness/ttft/"+O,schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/required",keyword:"required",params:{missingProperty:"calmMs"}};
e===null?e=[q]:e.push(q),r++}if(S.pressMs===void 0){let q={instancePath:i+"/fairness/ttft/"+O,schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/re\
quired",keyword:"required",params:{missingProperty:"pressMs"}};e===null?e=[q]:e.push(q),r++}if(S.ratio===void 0){let q={instancePath:i+"/fairness/ttft/"+O,schemaPath:"\
#/properties/fairness/anyOf/1/properties/ttft/items/required",keyword:"required",params:{missingProperty:"ratio"}};e===null?e=[q]:e.push(q),r++}if(S.ratioSpan===
void 0){let q={instancePath:i+"/fairness/ttft/"+O,schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/required",keyword:"required",params:{missingProperty:"\
ratioSpan"}};e===null?e=[q]:e.push(q),r++}for(let q in S)if(!(q==="percentile"||q==="calmMs"||q==="pressMs"||q==="ratio"||q==="ratioSpan")){let j={instancePath:i+
"/fairness/ttft/"+O,schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}};
e===null?e=[j]:e.push(j),r++}if(S.percentile!==void 0){let q=S.percentile;if(typeof q=="number"&&isFinite(q)){if(q<0||isNaN(q)){let j={instancePath:i+"/fairness\
/ttft/"+O+"/percentile",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/percentile/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}};e===null?e=[j]:e.push(j),r++}}else{let j={instancePath:i+"/fairness/ttft/"+O+"/percentile",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/i\
tems/properties/percentile/type",keyword:"type",params:{type:"number"}};e===null?e=[j]:e.push(j),r++}}if(S.calmMs!==void 0){let q=S.calmMs;if(!(typeof q=="numbe\
r"&&isFinite(q))&&q!==null){let j={instancePath:i+"/fairness/ttft/"+O+"/calmMs",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/calmM\
s/type",keyword:"type",params:{type:te.properties.fairness.anyOf[1].properties.ttft.items.properties.calmMs.type}};e===null?e=[j]:e.push(j),r++}if(typeof q=="nu\
mber"&&isFinite(q)&&(q<0||isNaN(q))){let j={instancePath:i+"/fairness/ttft/"+O+"/calmMs",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/propert\
ies/calmMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[j]:e.push(j),r++}}if(S.pressMs!==void 0){let q=S.pressMs;if(!(typeof q=="num\
ber"&&isFinite(q))&&q!==null){let j={instancePath:i+"/fairness/ttft/"+O+"/pressMs",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/pr\
essMs/type",keyword:"type",params:{type:te.properties.fairness.anyOf[1].properties.ttft.items.properties.pressMs.type}};e===null?e=[j]:e.push(j),r++}if(typeof q==
"number"&&isFinite(q)&&(q<0||isNaN(q))){let j={instancePath:i+"/fairness/ttft/"+O+"/pressMs",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/pro\
perties/pressMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[j]:e.push(j),r++}}if(S.ratio!==void 0){let q=S.ratio;if(!(typeof q=="nu\
mber"&&isFinite(q))&&q!==null){let j={instancePath:i+"/fairness/ttft/"+O+"/ratio",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/rat\
io/type",keyword:"type",params:{type:te.properties.fairness.anyOf[1].properties.ttft.items.properties.ratio.type}};e===null?e=[j]:e.push(j),r++}if(typeof q=="nu\
mber"&&isFinite(q)&&(q<0||isNaN(q))){let j={instancePath:i+"/fairness/ttft/"+O+"/ratio",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properti\
es/ratio/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[j]:e.push(j),r++}}if(S.ratioSpan!==void 0){let q=S.ratioSpan,j=r,A=!1,J=r;if(q!==
null){let R={instancePath:i+"/fairness/ttft/"+O+"/ratioSpan",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/ratioSpan/anyOf/0/type",
keyword:"type",params:{type:"null"}};e===null?e=[R]:e.push(R),r++}var x=J===r;A=A||x;let me=r;if(q&&typeof q=="object"&&!Array.isArray(q)){if(q.low===void 0){let R={
instancePath:i+"/fairness/ttft/"+O+"/ratioSpan",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/ratioSpan/anyOf/1/required",keyword:"\
required",params:{missingProperty:"low"}};e===null?e=[R]:e.push(R),r++}if(q.high===void 0){let R={instancePath:i+"/fairness/ttft/"+O+"/ratioSpan",schemaPath:"#/\
properties/fairness/anyOf/1/properties/ttft/items/properties/ratioSpan/anyOf/1/required",keyword:"required",params:{missingProperty:"high"}};e===null?e=[R]:e.push(
R),r++}for(let R in q)if(!(R==="low"||R==="high")){let ue={instancePath:i+"/fairness/ttft/"+O+"/ratioSpan",schemaPath:"#/properties/fairness/anyOf/1/properties/\
ttft/items/properties/ratioSpan/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:R}};e===null?e=[ue]:e.push(ue),r++}if(q.
low!==void 0){let R=q.low;if(!(typeof R=="number"&&isFinite(R))){let ue={instancePath:i+"/fairness/ttft/"+O+"/ratioSpan/low",schemaPath:"#/properties/fairness/a\
nyOf/1/properties/ttft/items/properties/ratioSpan/anyOf/1/properties/low/type",keyword:"type",params:{type:"number"}};e===null?e=[ue]:e.push(ue),r++}}if(q.high!==
void 0){let R=q.high;if(!(typeof R=="number"&&isFinite(R))){let ue={instancePath:i+"/fairness/ttft/"+O+"/ratioSpan/high",schemaPath:"#/properties/fairness/anyOf\
/1/properties/ttft/items/properties/ratioSpan/anyOf/1/properties/high/type",keyword:"type",params:{type:"number"}};e===null?e=[ue]:e.push(ue),r++}}}else{let R={
instancePath:i+"/fairness/ttft/"+O+"/ratioSpan",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/ratioSpan/anyOf/1/type",keyword:"type",
params:{type:"object"}};e===null?e=[R]:e.push(R),r++}var x=me===r;if(A=A||x,A)r=j,e!==null&&(j?e.length=j:e=null);else{let R={instancePath:i+"/fairness/ttft/"+O+
"/ratioSpan",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/ratioSpan/anyOf",keyword:"anyOf",params:{}};e===null?e=[R]:e.push(R),r++}}}else{
let q={instancePath:i+"/fairness/ttft/"+O,schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/type",keyword:"type",params:{type:"object"}};e===null?
e=[q]:e.push(q),r++}}}else{let v={instancePath:i+"/fairness/ttft",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/type",keyword:"type",params:{type:"a\
rray"}};e===null?e=[v]:e.push(v),r++}}if(g.spill!==void 0){let b=g.spill;if(b&&typeof b=="object"&&!Array.isArray(b)){if(b.calmShare===void 0){let v={instancePath:i+
"/fairness/spill",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/required",keyword:"required",params:{missingProperty:"calmShare"}};e===null?e=[v]:e.
push(v),r++}if(b.pressShare===void 0){let v={instancePath:i+"/fairness/spill",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/required",keyword:"requ\
ired",params:{missingProperty:"pressShare"}};e===null?e=[v]:e.push(v),r++}if(b.difference===void 0){let v={instancePath:i+"/fairness/spill",schemaPath:"#/proper\
ties/fairness/anyOf/1/properties/spill/required",keyword:"required",params:{missingProperty:"difference"}};e===null?e=[v]:e.push(v),r++}if(b.span===void 0){let v={
instancePath:i+"/fairness/spill",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/required",keyword:"required",params:{missingProperty:"span"}};e===null?
e=[v]:e.push(v),r++}if(b.verdict===void 0){let v={instancePath:i+"/fairness/spill",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/required",keyword:"\
required",params:{missingProperty:"verdict"}};e===null?e=[v]:e.push(v),r++}for(let v in b)if(!(v==="calmShare"||v==="pressShare"||v==="difference"||v==="span"||
v==="verdict")){let O={instancePath:i+"/fairness/spill",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:v}};e===null?e=[O]:e.push(O),r++}if(b.calmShare!==void 0){let v=b.calmShare;if(typeof v=="number"&&isFinite(v)){if(v>1||isNaN(
v)){let O={instancePath:i+"/fairness/spill/calmShare",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/calmShare/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1}};e===null?e=[O]:e.push(O),r++}if(v<0||isNaN(v)){let O={instancePath:i+"/fairness/spill/calmShare",schemaPath:"#/properties/fair\
ness/anyOf/1/properties/spill/properties/calmShare/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[O]:e.push(O),r++}}else{let O={instancePath:i+
"/fairness/spill/calmShare",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/calmShare/type",keyword:"type",params:{type:"number"}};e===null?
e=[O]:e.push(O),r++}}if(b.pressShare!==void 0){let v=b.pressShare;if(typeof v=="number"&&isFinite(v)){if(v>1||isNaN(v)){let O={instancePath:i+"/fairness/spill/p\
ressShare",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/pressShare/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?
e=[O]:e.push(O),r++}if(v<0||isNaN(v)){let O={instancePath:i+"/fairness/spill/pressShare",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/p\
ressShare/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[O]:e.push(O),r++}}else{let O={instancePath:i+"/fairness/spill/pressShare",schemaPath:"\
#/properties/fairness/anyOf/1/properties/spill/properties/pressShare/type",keyword:"type",params:{type:"number"}};e===null?e=[O]:e.push(O),r++}}if(b.difference!==
void 0){let v=b.difference;if(!(typeof v=="number"&&isFinite(v))){let O={instancePath:i+"/fairness/spill/difference",schemaPath:"#/properties/fairness/anyOf/1/p\
roperties/spill/properties/difference/type",keyword:"type",params:{type:"number"}};e===null?e=[O]:e.push(O),r++}}if(b.span!==void 0){let v=b.span,O=r,S=!1,q=r;if(v!==
null){let A={instancePath:i+"/fairness/spill/span",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/span/anyOf/0/type",keyword:"type",params:{
type:"null"}};e===null?e=[A]:e.push(A),r++}var m=q===r;S=S||m;let j=r;if(v&&typeof v=="object"&&!Array.isArray(v)){if(v.low===void 0){let A={instancePath:i+"/fa\
irness/spill/span",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/span/anyOf/1/required",keyword:"required",params:{missingProperty:"low"}};
e===null?e=[A]:e.push(A),r++}if(v.high===void 0){let A={instancePath:i+"/fairness/spill/span",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/propert\
ies/span/anyOf/1/required",keyword:"required",params:{missingProperty:"high"}};e===null?e=[A]:e.push(A),r++}for(let A in v)if(!(A==="low"||A==="high")){let J={instancePath:i+
"/fairness/spill/span",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/span/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:A}};e===null?e=[J]:e.push(J),r++}if(v.low!==void 0){let A=v.low;if(!(typeof A=="number"&&isFinite(A))){let J={instancePath:i+"/fairness/spill\
/span/low",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/span/anyOf/1/properties/low/type",keyword:"type",params:{type:"number"}};e===null?
e=[J]:e.push(J),r++}}if(v.high!==void 0){let A=v.high;if(!(typeof A=="number"&&isFinite(A))){let J={instancePath:i+"/fairness/spill/span/high",schemaPath:"#/pro\
perties/fairness/anyOf/1/properties/spill/properties/span/anyOf/1/properties/high/type",keyword:"type",params:{type:"number"}};e===null?e=[J]:e.push(J),r++}}}else{
let A={instancePath:i+"/fairness/spill/span",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/span/anyOf/1/type",keyword:"type",params:{type:"\
object"}};e===null?e=[A]:e.push(A),r++}var m=j===r;if(S=S||m,S)r=O,e!==null&&(O?e.length=O:e=null);else{let A={instancePath:i+"/fairness/spill/span",schemaPath:"\
#/properties/fairness/anyOf/1/properties/spill/properties/span/anyOf",keyword:"anyOf",params:{}};e===null?e=[A]:e.push(A),r++}}if(b.verdict!==void 0){let v=b.verdict;
if(!(v==="spills"||v==="does-not-spill"||v==="unclear")){let O={instancePath:i+"/fairness/spill/verdict",schemaPath:"#/properties/fairness/anyOf/1/properties/sp\
ill/properties/verdict/enum",keyword:"enum",params:{allowedValues:te.properties.fairness.anyOf[1].properties.spill.properties.verdict.enum}};e===null?e=[O]:e.push(
O),r++}}}else{let v={instancePath:i+"/fairness/spill",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/type",keyword:"type",params:{type:"object"}};e===
null?e=[v]:e.push(v),r++}}}else{let b={instancePath:i+"/fairness",schemaPath:"#/properties/fairness/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?
e=[b]:e.push(b),r++}var t=h===r;if(f=f||t,f)r=$,e!==null&&($?e.length=$:e=null);else{let b={instancePath:i+"/fairness",schemaPath:"#/properties/fairness/anyOf",
keyword:"anyOf",params:{}};e===null?e=[b]:e.push(b),r++}}if(s.scope!==void 0){let g=s.scope,$=r,f=!1,a=r;if(g!==null){let b={instancePath:i+"/scope",schemaPath:"\
#/properties/scope/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[b]:e.push(b),r++}var u=a===r;f=f||u;let h=r;if(g&&typeof g=="object"&&!Array.isArray(
g)){if(g.among===void 0){let b={instancePath:i+"/scope",schemaPath:"#/properties/scope/anyOf/1/required",keyword:"required",params:{missingProperty:"among"}};e===
null?e=[b]:e.push(b),r++}if(g.why===void 0){let b={instancePath:i+"/scope",schemaPath:"#/properties/scope/anyOf/1/required",keyword:"required",params:{missingProperty:"\
why"}};e===null?e=[b]:e.push(b),r++}for(let b in g)if(!(b==="among"||b==="why")){let v={instancePath:i+"/scope",schemaPath:"#/properties/scope/anyOf/1/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:b}};e===null?e=[v]:e.push(v),r++}if(g.among!==void 0){let b=g.among;if(Array.isArray(b)){
let v=b.length;for(let O=0;O<v;O++){let S=b[O];if(!(S==="key"||S==="account"||S==="address"||S==="key-and-address"||S==="global")){let q={instancePath:i+"/scope\
/among/"+O,schemaPath:"#/properties/scope/anyOf/1/properties/among/items/enum",keyword:"enum",params:{allowedValues:te.properties.scope.anyOf[1].properties.among.
items.enum}};e===null?e=[q]:e.push(q),r++}}}else{let v={instancePath:i+"/scope/among",schemaPath:"#/properties/scope/anyOf/1/properties/among/type",keyword:"typ\
e",params:{type:"array"}};e===null?e=[v]:e.push(v),r++}}if(g.why!==void 0&&typeof g.why!="string"){let b={instancePath:i+"/scope/why",schemaPath:"#/properties/s\
cope/anyOf/1/properties/why/type",keyword:"type",params:{type:"string"}};e===null?e=[b]:e.push(b),r++}}else{let b={instancePath:i+"/scope",schemaPath:"#/propert\
ies/scope/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}var u=h===r;if(f=f||u,f)r=$,e!==null&&($?e.length=$:e=null);else{let b={
instancePath:i+"/scope",schemaPath:"#/properties/scope/anyOf",keyword:"anyOf",params:{}};e===null?e=[b]:e.push(b),r++}}}else{let g={instancePath:i,schemaPath:"#\
/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}return jr.errors=e,r===0}jr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ws=Or,
Jr={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:gaps",$comment:"The shape of gaps.json. The readings of a key that two gaps share stan\
d at the first of them; `parameters` are the defaults of a reading that no profile has.",title:"Gaps of the interface",type:"array",items:{type:"object",required:[
"id","section","capability","level","text","keys","readings"],additionalProperties:!1,properties:{id:{type:"string",pattern:"^G[1-9](\\.\\d+)$"},section:{type:"\
string",pattern:"^[1-9](\\.[1-9])?$"},capability:{enum:["core","signup","sse","websocket","webhooks","limits"]},level:{enum:["MUST","SHOULD"]},text:{type:"strin\
g",minLength:10},excluded:{title:"Why nothing judges or observes it",type:"string",minLength:10},observedBy:{title:"Probes that show it",type:"array",minItems:1,
items:{type:"string"}},keys:{type:"array",minItems:1,items:{type:"string"}},readings:{type:"array",items:{type:"object",required:["key","name","meaning"],additionalProperties:!1,
properties:{key:{type:"string"},name:{type:"string"},meaning:{type:"string",minLength:5},parameters:{type:"object"}}}}}}},bs=new RegExp("^G[1-9](\\.\\d+)$","u");
function Or(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=Or.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),Array.isArray(s)){let n=s.length;for(let o=0;o<n;o++){let p=s[o];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.id===
void 0){let l={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[l]:e.push(l),r++}if(p.section===
void 0){let l={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"section"}};e===null?e=[l]:e.push(l),r++}if(p.capability===
void 0){let l={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"capability"}};e===null?e=[l]:e.push(l),r++}if(p.level===
void 0){let l={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"level"}};e===null?e=[l]:e.push(l),r++}if(p.text===
void 0){let l={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"text"}};e===null?e=[l]:e.push(l),r++}if(p.keys===void 0){
let l={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"keys"}};e===null?e=[l]:e.push(l),r++}if(p.readings===void 0){
let l={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"readings"}};e===null?e=[l]:e.push(l),r++}for(let l in p)if(!ie.
call(Jr.items.properties,l)){let d={instancePath:i+"/"+o,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[d]:e.push(d),r++}if(p.id!==void 0){let l=p.id;if(typeof l=="string"){if(!bs.test(l)){let d={instancePath:i+"/"+o+"/id",schemaPath:"#/items/propertie\
s/id/pattern",keyword:"pattern",params:{pattern:"^G[1-9](\\.\\d+)$"}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:i+"/"+o+"/id",schemaPath:"#/items/p\
roperties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}if(p.section!==void 0){let l=p.section;if(typeof l=="string"){if(!ys.test(
l)){let d={instancePath:i+"/"+o+"/section",schemaPath:"#/items/properties/section/pattern",keyword:"pattern",params:{pattern:"^[1-9](\\.[1-9])?$"}};e===null?e=[
d]:e.push(d),r++}}else{let d={instancePath:i+"/"+o+"/section",schemaPath:"#/items/properties/section/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:
e.push(d),r++}}if(p.capability!==void 0){let l=p.capability;if(!(l==="core"||l==="signup"||l==="sse"||l==="websocket"||l==="webhooks"||l==="limits")){let d={instancePath:i+
"/"+o+"/capability",schemaPath:"#/items/properties/capability/enum",keyword:"enum",params:{allowedValues:Jr.items.properties.capability.enum}};e===null?e=[d]:e.
push(d),r++}}if(p.level!==void 0){let l=p.level;if(!(l==="MUST"||l==="SHOULD")){let d={instancePath:i+"/"+o+"/level",schemaPath:"#/items/properties/level/enum",
keyword:"enum",params:{allowedValues:Jr.items.properties.level.enum}};e===null?e=[d]:e.push(d),r++}}if(p.text!==void 0){let l=p.text;if(typeof l=="string"){if(V(
l)<10){let d={instancePath:i+"/"+o+"/text",schemaPath:"#/items/properties/text/minLength",keyword:"minLength",params:{limit:10}};e===null?e=[d]:e.push(d),r++}}else{
let d={instancePath:i+"/"+o+"/text",schemaPath:"#/items/properties/text/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}if(p.excluded!==
void 0){let l=p.excluded;if(typeof l=="string"){if(V(l)<10){let d={instancePath:i+"/"+o+"/excluded",schemaPath:"#/items/properties/excluded/minLength",keyword:"\
minLength",params:{limit:10}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:i+"/"+o+"/excluded",schemaPath:"#/items/properties/excluded/type",keyword:"\
type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}if(p.observedBy!==void 0){let l=p.observedBy;if(Array.isArray(l)){if(l.length<1){let P={instancePath:i+
"/"+o+"/observedBy",schemaPath:"#/items/properties/observedBy/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[P]:e.push(P),r++}let d=l.length;for(let P=0;P<
d;P++)if(typeof l[P]!="string"){let c={instancePath:i+"/"+o+"/observedBy/"+P,schemaPath:"#/items/properties/observedBy/items/type",keyword:"type",params:{type:"\
string"}};e===null?e=[c]:e.push(c),r++}}else{let d={instancePath:i+"/"+o+"/observedBy",schemaPath:"#/items/properties/observedBy/type",keyword:"type",params:{type:"\
array"}};e===null?e=[d]:e.push(d),r++}}if(p.keys!==void 0){let l=p.keys;if(Array.isArray(l)){if(l.length<1){let P={instancePath:i+"/"+o+"/keys",schemaPath:"#/it\
ems/properties/keys/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[P]:e.push(P),r++}let d=l.length;for(let P=0;P<d;P++)if(typeof l[P]!="string"){let c={
instancePath:i+"/"+o+"/keys/"+P,schemaPath:"#/items/properties/keys/items/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}else{let d={
instancePath:i+"/"+o+"/keys",schemaPath:"#/items/properties/keys/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}if(p.readings!==void 0){
let l=p.readings;if(Array.isArray(l)){let d=l.length;for(let P=0;P<d;P++){let c=l[P];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.key===void 0){let x={instancePath:i+
"/"+o+"/readings/"+P,schemaPath:"#/items/properties/readings/items/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[x]:e.push(x),r++}if(c.
name===void 0){let x={instancePath:i+"/"+o+"/readings/"+P,schemaPath:"#/items/properties/readings/items/required",keyword:"required",params:{missingProperty:"na\
me"}};e===null?e=[x]:e.push(x),r++}if(c.meaning===void 0){let x={instancePath:i+"/"+o+"/readings/"+P,schemaPath:"#/items/properties/readings/items/required",keyword:"\
required",params:{missingProperty:"meaning"}};e===null?e=[x]:e.push(x),r++}for(let x in c)if(!(x==="key"||x==="name"||x==="meaning"||x==="parameters")){let m={instancePath:i+
"/"+o+"/readings/"+P,schemaPath:"#/items/properties/readings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:x}};e===null?
e=[m]:e.push(m),r++}if(c.key!==void 0&&typeof c.key!="string"){let x={instancePath:i+"/"+o+"/readings/"+P+"/key",schemaPath:"#/items/properties/readings/items/p\
roperties/key/type",keyword:"type",params:{type:"string"}};e===null?e=[x]:e.push(x),r++}if(c.name!==void 0&&typeof c.name!="string"){let x={instancePath:i+"/"+o+
"/readings/"+P+"/name",schemaPath:"#/items/properties/readings/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[x]:e.push(x),r++}if(c.
meaning!==void 0){let x=c.meaning;if(typeof x=="string"){if(V(x)<5){let m={instancePath:i+"/"+o+"/readings/"+P+"/meaning",schemaPath:"#/items/properties/reading\
s/items/properties/meaning/minLength",keyword:"minLength",params:{limit:5}};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/"+o+"/readings/"+P+"/mean\
ing",schemaPath:"#/items/properties/readings/items/properties/meaning/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}}if(c.parameters!==
void 0){let x=c.parameters;if(!(x&&typeof x=="object"&&!Array.isArray(x))){let m={instancePath:i+"/"+o+"/readings/"+P+"/parameters",schemaPath:"#/items/properti\
es/readings/items/properties/parameters/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}}}else{let x={instancePath:i+"/"+o+"/readings/"+
P,schemaPath:"#/items/properties/readings/items/type",keyword:"type",params:{type:"object"}};e===null?e=[x]:e.push(x),r++}}}else{let d={instancePath:i+"/"+o+"/r\
eadings",schemaPath:"#/items/properties/readings/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}}else{let l={instancePath:i+"/"+o,schemaPath:"\
#/items/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
array"}};e===null?e=[n]:e.push(n),r++}return Or.errors=e,r===0}Or.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var qs=xr;function ce(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=ce.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.role===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"role"}};e===null?e=[n]:e.push(n),r++}if(s.content===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"content"}};e===null?e=[n]:e.push(n),r++}if(s.role!==void 0&&typeof s.role!="string"){let n={instancePath:i+"/role",schemaPath:"#/properties/rol\
e/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(s.content!==void 0&&typeof s.content!="string"){let n={instancePath:i+"/content",
schemaPath:"#/properties/content/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return ce.errors=e,r===0}ce.evaluated={props:{role:!0,content:!0},dynamicProps:!1,dynamicItems:!1};function xr(s,{
instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=xr.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&
(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.model!==void 0&&typeof s.model!="string"){let n={instancePath:i+"/model",schemaPath:"#/propertie\
s/model/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(s.messages!==void 0){let n=s.messages;if(Array.isArray(n)){let o=n.length;for(let p=0;p<
o;p++)ce(n[p],{instancePath:i+"/messages/"+p,parentData:n,parentDataProperty:p,rootData:k,dynamicAnchors:w})||(e=e===null?ce.errors:e.concat(ce.errors),r=e.length)}else{
let o={instancePath:i+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(s.max_tokens!==
void 0){let n=s.max_tokens;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/max_tokens",schemaPath:"#/properties/max_tokens/typ\
e",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}}if(s.temperature!==void 0){let n=s.temperature;if(!(typeof n=="number"&&isFinite(n))){let o={
instancePath:i+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return xr.errors=e,r===0}xr.evaluated={props:{model:!0,messages:!0,max_tokens:!0,
temperature:!0},dynamicProps:!1,dynamicItems:!1};var vs=Ar;function Ar(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=Ar.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.choices===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"choices"}};e===null?e=[n]:e.push(n),r++}if(s.choices!==void 0){let n=s.choices;if(Array.isArray(n)){let o=n.length;for(let p=0;p<
o;p++){let l=n[p];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.message===void 0){let d={instancePath:i+"/choices/"+p,schemaPath:"#/properties/choices/items\
/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[d]:e.push(d),r++}if(l.message!==void 0){let d=l.message;if(d&&typeof d=="object"&&
!Array.isArray(d)){if(d.content===void 0){let P={instancePath:i+"/choices/"+p+"/message",schemaPath:"#/properties/choices/items/properties/message/required",keyword:"\
required",params:{missingProperty:"content"}};e===null?e=[P]:e.push(P),r++}if(d.content!==void 0&&typeof d.content!="string"){let P={instancePath:i+"/choices/"+
p+"/message/content",schemaPath:"#/properties/choices/items/properties/message/properties/content/type",keyword:"type",params:{type:"string"}};e===null?e=[P]:e.
push(P),r++}}else{let P={instancePath:i+"/choices/"+p+"/message",schemaPath:"#/properties/choices/items/properties/message/type",keyword:"type",params:{type:"ob\
ject"}};e===null?e=[P]:e.push(P),r++}}}else{let d={instancePath:i+"/choices/"+p,schemaPath:"#/properties/choices/items/type",keyword:"type",params:{type:"object"}};
e===null?e=[d]:e.push(d),r++}}}else{let o={instancePath:i+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:
e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Ar.errors=e,r===0}Ar.evaluated=
{props:{choices:!0},dynamicProps:!1,dynamicItems:!1};var $s=ce,js=Nr,kr={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:limiter-run",$comment:"\
limiter-run.json, the only thing a report about a limiter reads. A run that is not valid carries no finding.",title:"Run that asked a limiter",type:"object",required:[
"schema","outcome","exitCode","valid","reasons","notes","scenario","suite","target","engine","seed","startedAt","durationMs","most","cost","keys","sources","ans\
wer","finding","statement","settings","ended","decisions","dots","releases"],additionalProperties:!1,properties:{schema:{const:"assay.limiter/1"},outcome:{enum:[
"answered","undetermined","invalid","aborted"]},exitCode:{enum:[0,3,4]},valid:{type:"boolean"},reasons:{type:"array",items:{$ref:"#/$defs/line"}},notes:{type:"a\
rray",items:{$ref:"#/$defs/line"}},scenario:{const:"rate-limit"},suite:{type:"object",required:["version"],additionalProperties:!1,properties:{version:{type:"st\
ring"}}},target:{type:"object",required:["baseUrl","model"],additionalProperties:!1,properties:{baseUrl:{type:"string"},model:{type:"string"}}},engine:{type:"st\
ring"},seed:{type:"string"},startedAt:{type:"string"},durationMs:{type:"number",minimum:0},most:{type:"object",required:["requests","seconds"],additionalProperties:!1,
properties:{requests:{$ref:"#/$defs/count"},seconds:{type:"number",minimum:0}}},cost:{type:"object",required:["requests","accepted","refused","stray","tokens","\
seconds"],additionalProperties:!1,properties:{requests:{$ref:"#/$defs/count"},accepted:{$ref:"#/$defs/count"},refused:{$ref:"#/$defs/count"},stray:{$ref:"#/$def\
s/count"},tokens:{$ref:"#/$defs/count"},seconds:{type:"number",minimum:0}}},keys:{type:"array",minItems:1,items:{type:"string",maxLength:4}},sources:{type:"arra\
y",minItems:1,items:{type:"string"}},answer:{type:"array",items:{$ref:"#/$defs/line"}},finding:{anyOf:[{type:"null"},{$ref:"#/$defs/finding"}]},statement:{type:[
"object","null"]},settings:{type:["string","null"]},ended:{anyOf:[{type:"null"},{type:"object",required:["because","note"],additionalProperties:!1,properties:{because:{
type:"string"},note:{type:"string"}}}]},decisions:{type:"array",items:{$ref:"#/$defs/decision"}},dots:{type:"array",items:{$ref:"#/$defs/dot"}},releases:{type:"\
array",items:{type:"object",required:["key","atMs"],additionalProperties:!1,properties:{key:{type:"string"},atMs:{type:"array",items:{type:"number"}}}}}},if:{properties:{
valid:{const:!1}},required:["valid"]},then:{type:"object",properties:{finding:{type:"null"},reasons:{type:"array",minItems:1}}},else:{type:"object",properties:{
finding:{type:"object"},reasons:{type:"array",maxItems:0}}},$defs:{count:{type:"integer",minimum:0},line:{type:"string",minLength:1,pattern:"^[^\\n]*$"},interval:{
type:"object",required:["value","low","high"],additionalProperties:!1,properties:{value:{type:"number"},low:{type:"number"},high:{type:"number"}}},finding:{type:"\
object",required:["verdict","families","reason","experiment","posterior","capacity","windowMs","ratePerSecond","phases","scopes","unit"],properties:{verdict:{enum:[
"identified","one-of","undetermined","no-limit-seen"]},families:{type:"array",items:{type:"string"}},reason:{type:["string","null"]},experiment:{type:["string",
"null"]},posterior:{type:"array",items:{type:"object",required:["family","probability"],additionalProperties:!1,properties:{family:{type:"string"},probability:{
type:"number",minimum:0,maximum:1.000001}}}},capacity:{anyOf:[{type:"null"},{$ref:"#/$defs/interval"}]},windowMs:{anyOf:[{type:"null"},{$ref:"#/$defs/interval"}]},
ratePerSecond:{anyOf:[{type:"null"},{$ref:"#/$defs/interval"}]},phases:{type:"array",items:{type:"string"}},scopes:{type:"array",items:{type:"string"}},unit:{type:"\
string"}}},decision:{type:"object",required:["type","atMs"],properties:{type:{enum:["stage","done"]},atMs:{type:"number"}}},dot:{type:"object",required:["sentMs",
"key","source","kind","outcome","status"],additionalProperties:!1,properties:{sentMs:{type:"number"},key:{type:"string"},source:{type:"string"},kind:{type:"stri\
ng"},outcome:{enum:["accepted","refused","stray"]},status:{type:"integer"}}}}};function Y(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=Y.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),typeof s=="string"){if(V(s)<1){let n={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1}};e===
null?e=[n]:e.push(n),r++}if(!Q.test(s)){let n={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[n]:e.push(n),r++}}else{
let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}return Y.errors=e,r===0}Y.evaluated={dynamicProps:!1,
dynamicItems:!1};function G(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=G.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i,schemaPath:"#/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[n]:e.push(n),r++}return G.errors=e,r===0}G.evaluated={dynamicProps:!1,dynamicItems:!1};var Qr={type:"object",required:[
"verdict","families","reason","experiment","posterior","capacity","windowMs","ratePerSecond","phases","scopes","unit"],properties:{verdict:{enum:["identified","\
one-of","undetermined","no-limit-seen"]},families:{type:"array",items:{type:"string"}},reason:{type:["string","null"]},experiment:{type:["string","null"]},posterior:{
type:"array",items:{type:"object",required:["family","probability"],additionalProperties:!1,properties:{family:{type:"string"},probability:{type:"number",minimum:0,
maximum:1.000001}}}},capacity:{anyOf:[{type:"null"},{$ref:"#/$defs/interval"}]},windowMs:{anyOf:[{type:"null"},{$ref:"#/$defs/interval"}]},ratePerSecond:{anyOf:[
{type:"null"},{$ref:"#/$defs/interval"}]},phases:{type:"array",items:{type:"string"}},scopes:{type:"array",items:{type:"string"}},unit:{type:"string"}}};function ee(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=ee.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.value===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"value"}};e===null?e=[n]:e.push(n),r++}if(s.low===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"low"}};e===null?e=[n]:e.push(n),r++}if(s.high===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
high"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="value"||n==="low"||n==="high")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),r++}if(s.value!==void 0){let n=s.value;if(!(typeof n=="number"&&isFinite(n))){let o={
instancePath:i+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}if(s.low!==void 0){let n=s.low;
if(!(typeof n=="number"&&isFinite(n))){let o={instancePath:i+"/low",schemaPath:"#/properties/low/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(
o),r++}}if(s.high!==void 0){let n=s.high;if(!(typeof n=="number"&&isFinite(n))){let o={instancePath:i+"/high",schemaPath:"#/properties/high/type",keyword:"type",
params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(
n),r++}return ee.errors=e,r===0}ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function he(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,
dynamicAnchors:w={}}={}){let e=null,r=0,y=he.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(
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
ned"||l==="no-limit-seen")){let d={instancePath:i+"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues:Qr.properties.verdict.enum}};
e===null?e=[d]:e.push(d),r++}}if(s.families!==void 0){let l=s.families;if(Array.isArray(l)){let d=l.length;for(let P=0;P<d;P++)if(typeof l[P]!="string"){let c={
instancePath:i+"/families/"+P,schemaPath:"#/properties/families/items/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}else{let d={instancePath:i+
"/families",schemaPath:"#/properties/families/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}if(s.reason!==void 0){let l=s.reason;if(typeof l!=
"string"&&l!==null){let d={instancePath:i+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:Qr.properties.reason.type}};e===null?e=[d]:
e.push(d),r++}}if(s.experiment!==void 0){let l=s.experiment;if(typeof l!="string"&&l!==null){let d={instancePath:i+"/experiment",schemaPath:"#/properties/experi\
ment/type",keyword:"type",params:{type:Qr.properties.experiment.type}};e===null?e=[d]:e.push(d),r++}}if(s.posterior!==void 0){let l=s.posterior;if(Array.isArray(
l)){let d=l.length;for(let P=0;P<d;P++){let c=l[P];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.family===void 0){let x={instancePath:i+"/posterior/"+P,schemaPath:"\
#/properties/posterior/items/required",keyword:"required",params:{missingProperty:"family"}};e===null?e=[x]:e.push(x),r++}if(c.probability===void 0){let x={instancePath:i+
"/posterior/"+P,schemaPath:"#/properties/posterior/items/required",keyword:"required",params:{missingProperty:"probability"}};e===null?e=[x]:e.push(x),r++}for(let x in c)
if(!(x==="family"||x==="probability")){let m={instancePath:i+"/posterior/"+P,schemaPath:"#/properties/posterior/items/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:x}};e===null?e=[m]:e.push(m),r++}if(c.family!==void 0&&typeof c.family!="string"){let x={instancePath:i+"/posterior/"+P+"/\
family",schemaPath:"#/properties/posterior/items/properties/family/type",keyword:"type",params:{type:"string"}};e===null?e=[x]:e.push(x),r++}if(c.probability!==
void 0){let x=c.probability;if(typeof x=="number"&&isFinite(x)){if(x>1.000001||isNaN(x)){let m={instancePath:i+"/posterior/"+P+"/probability",schemaPath:"#/prop\
erties/posterior/items/properties/probability/maximum",keyword:"maximum",params:{comparison:"<=",limit:1.000001}};e===null?e=[m]:e.push(m),r++}if(x<0||isNaN(x)){
let m={instancePath:i+"/posterior/"+P+"/probability",schemaPath:"#/properties/posterior/items/properties/probability/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/posterior/"+P+"/probability",schemaPath:"#/properties/posterior/items/properties/probab\
ility/type",keyword:"type",params:{type:"number"}};e===null?e=[m]:e.push(m),r++}}}else{let x={instancePath:i+"/posterior/"+P,schemaPath:"#/properties/posterior/\
items/type",keyword:"type",params:{type:"object"}};e===null?e=[x]:e.push(x),r++}}}else{let d={instancePath:i+"/posterior",schemaPath:"#/properties/posterior/typ\
e",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}if(s.capacity!==void 0){let l=s.capacity,d=r,P=!1,c=r;if(l!==null){let m={instancePath:i+
"/capacity",schemaPath:"#/properties/capacity/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[m]:e.push(m),r++}var n=c===r;P=P||n;let x=r;ee(l,{instancePath:i+
"/capacity",parentData:s,parentDataProperty:"capacity",rootData:k,dynamicAnchors:w})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length);var n=x===r;if(P=P||
n,P)r=d,e!==null&&(d?e.length=d:e=null);else{let m={instancePath:i+"/capacity",schemaPath:"#/properties/capacity/anyOf",keyword:"anyOf",params:{}};e===null?e=[m]:
e.push(m),r++}}if(s.windowMs!==void 0){let l=s.windowMs,d=r,P=!1,c=r;if(l!==null){let m={instancePath:i+"/windowMs",schemaPath:"#/properties/windowMs/anyOf/0/ty\
pe",keyword:"type",params:{type:"null"}};e===null?e=[m]:e.push(m),r++}var o=c===r;P=P||o;let x=r;ee(l,{instancePath:i+"/windowMs",parentData:s,parentDataProperty:"\
windowMs",rootData:k,dynamicAnchors:w})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length);var o=x===r;if(P=P||o,P)r=d,e!==null&&(d?e.length=d:e=null);else{
let m={instancePath:i+"/windowMs",schemaPath:"#/properties/windowMs/anyOf",keyword:"anyOf",params:{}};e===null?e=[m]:e.push(m),r++}}if(s.ratePerSecond!==void 0){
let l=s.ratePerSecond,d=r,P=!1,c=r;if(l!==null){let m={instancePath:i+"/ratePerSecond",schemaPath:"#/properties/ratePerSecond/anyOf/0/type",keyword:"type",params:{
type:"null"}};e===null?e=[m]:e.push(m),r++}var p=c===r;P=P||p;let x=r;ee(l,{instancePath:i+"/ratePerSecond",parentData:s,parentDataProperty:"ratePerSecond",rootData:k,
dynamicAnchors:w})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length);var p=x===r;if(P=P||p,P)r=d,e!==null&&(d?e.length=d:e=null);else{let m={instancePath:i+
"/ratePerSecond",schemaPath:"#/properties/ratePerSecond/anyOf",keyword:"anyOf",params:{}};e===null?e=[m]:e.push(m),r++}}if(s.phases!==void 0){let l=s.phases;if(Array.
isArray(l)){let d=l.length;for(let P=0;P<d;P++)if(typeof l[P]!="string"){let c={instancePath:i+"/phases/"+P,schemaPath:"#/properties/phases/items/type",keyword:"\
type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}else{let d={instancePath:i+"/phases",schemaPath:"#/properties/phases/type",keyword:"type",params:{type:"\
array"}};e===null?e=[d]:e.push(d),r++}}if(s.scopes!==void 0){let l=s.scopes;if(Array.isArray(l)){let d=l.length;for(let P=0;P<d;P++)if(typeof l[P]!="string"){let c={
instancePath:i+"/scopes/"+P,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}else{let d={instancePath:i+
"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}if(s.unit!==void 0&&typeof s.unit!="string"){
let l={instancePath:i+"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return he.errors=e,r===0}he.evaluated={props:{verdict:!0,families:!0,reason:!0,
experiment:!0,posterior:!0,capacity:!0,windowMs:!0,ratePerSecond:!0,phases:!0,scopes:!0,unit:!0},dynamicProps:!1,dynamicItems:!1};var Os={type:"object",required:[
"type","atMs"],properties:{type:{enum:["stage","done"]},atMs:{type:"number"}}};function ge(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){
let e=null,r=0,y=ge.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){
let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[n]:e.push(n),r++}if(s.atMs===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"atMs"}};e===null?e=[n]:e.push(n),r++}if(s.type!==void 0){let n=s.type;if(!(n==="stage"||n===
"done")){let o={instancePath:i+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:Os.properties.type.enum}};e===null?e=[o]:e.push(
o),r++}}if(s.atMs!==void 0){let n=s.atMs;if(!(typeof n=="number"&&isFinite(n))){let o={instancePath:i+"/atMs",schemaPath:"#/properties/atMs/type",keyword:"type",
params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(
n),r++}return ge.errors=e,r===0}ge.evaluated={props:{type:!0,atMs:!0},dynamicProps:!1,dynamicItems:!1};var xs={type:"object",required:["sentMs","key","source","\
kind","outcome","status"],additionalProperties:!1,properties:{sentMs:{type:"number"},key:{type:"string"},source:{type:"string"},kind:{type:"string"},outcome:{enum:[
"accepted","refused","stray"]},status:{type:"integer"}}};function Pe(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){
let e=null,r=0,y=Pe.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.sentMs===void 0){
let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sentMs"}};e===null?e=[n]:e.push(n),r++}if(s.key===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[n]:e.push(n),r++}if(s.source===void 0){let n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"source"}};e===null?e=[n]:e.push(n),r++}if(s.kind===void 0){let n={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"kind"}};e===null?e=[n]:e.push(n),r++}if(s.outcome===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"outcome"}};e===null?e=[n]:e.push(n),r++}if(s.status===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"status"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="sentMs"||n==="key"||n==="source"||n==="kind"||n==="outcome"||n==="statu\
s")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),r++}if(s.sentMs!==
void 0){let n=s.sentMs;if(!(typeof n=="number"&&isFinite(n))){let o={instancePath:i+"/sentMs",schemaPath:"#/properties/sentMs/type",keyword:"type",params:{type:"\
number"}};e===null?e=[o]:e.push(o),r++}}if(s.key!==void 0&&typeof s.key!="string"){let n={instancePath:i+"/key",schemaPath:"#/properties/key/type",keyword:"type",
params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(s.source!==void 0&&typeof s.source!="string"){let n={instancePath:i+"/source",schemaPath:"#/properties/s\
ource/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(s.kind!==void 0&&typeof s.kind!="string"){let n={instancePath:i+"/kind",schemaPath:"\
#/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(s.outcome!==void 0){let n=s.outcome;if(!(n==="accepted"||n==="ref\
used"||n==="stray")){let o={instancePath:i+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:xs.properties.outcome.enum}};e===
null?e=[o]:e.push(o),r++}}if(s.status!==void 0){let n=s.status;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[n]:e.push(n),r++}return Pe.errors=e,r===0}Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Nr(s,{instancePath:i="",parentData:N,
parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=Nr.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,
o=!0,p=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.valid===void 0&&(t="valid")){let u={};e===null?e=[u]:e.push(u),r++}else if(s.valid!==void 0&&s.
valid!==!1){let u={};e===null?e=[u]:e.push(u),r++}}var l=p===r;r=n,e!==null&&(n?e.length=n:e=null);let d;if(l){let t=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.finding!==void 0&&s.finding!==null){let g={instancePath:i+"/finding",schemaPath:"#/then/properties/finding/type",keyword:"type",params:{type:"null"}};e===
null?e=[g]:e.push(g),r++}if(s.reasons!==void 0){let g=s.reasons;if(Array.isArray(g)){if(g.length<1){let $={instancePath:i+"/reasons",schemaPath:"#/then/properti\
es/reasons/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[$]:e.push($),r++}}else{let $={instancePath:i+"/reasons",schemaPath:"#/then/properties/reas\
ons/type",keyword:"type",params:{type:"array"}};e===null?e=[$]:e.push($),r++}}}else{let g={instancePath:i,schemaPath:"#/then/type",keyword:"type",params:{type:"\
object"}};e===null?e=[g]:e.push(g),r++}var l=t===r;if(o=l,o){var P={};P.finding=!0,P.reasons=!0,P.valid=!0}d="then"}else{let t=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.finding!==void 0){let g=s.finding;if(!(g&&typeof g=="object"&&!Array.isArray(g))){let $={instancePath:i+"/finding",schemaPath:"#/else/propertie\
s/finding/type",keyword:"type",params:{type:"object"}};e===null?e=[$]:e.push($),r++}}if(s.reasons!==void 0){let g=s.reasons;if(Array.isArray(g)){if(g.length>0){
let $={instancePath:i+"/reasons",schemaPath:"#/else/properties/reasons/maxItems",keyword:"maxItems",params:{limit:0}};e===null?e=[$]:e.push($),r++}}else{let $={
instancePath:i+"/reasons",schemaPath:"#/else/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[$]:e.push($),r++}}}else{let g={instancePath:i,
schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}var l=t===r;o=l,o&&P!==!0&&(P=P||{},P.finding=!0,P.reasons=!0),d="e\
lse"}if(!o){let t={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[t]:e.push(t),r++}if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.schema===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[t]:e.push(t),r++}if(s.
outcome===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"outcome"}};e===null?e=[t]:e.push(t),r++}if(s.exitCode===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exitCode"}};e===null?e=[t]:e.push(t),r++}if(s.valid===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid"}};e===null?e=[t]:e.push(t),r++}if(s.reasons===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"reasons"}};e===null?e=[t]:e.push(t),r++}if(s.notes===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"notes"}};e===null?e=[t]:e.push(t),r++}if(s.scenario===void 0){let t={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"scenario"}};e===null?e=[t]:e.push(t),r++}if(s.suite===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"suite"}};e===null?e=[t]:e.push(t),r++}if(s.target===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"target"}};e===null?e=[t]:e.push(t),r++}if(s.engine===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
engine"}};e===null?e=[t]:e.push(t),r++}if(s.seed===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"seed"}};e===
null?e=[t]:e.push(t),r++}if(s.startedAt===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"startedAt"}};e===null?
e=[t]:e.push(t),r++}if(s.durationMs===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"durationMs"}};e===null?e=
[t]:e.push(t),r++}if(s.most===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"most"}};e===null?e=[t]:e.push(t),
r++}if(s.cost===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cost"}};e===null?e=[t]:e.push(t),r++}if(s.keys===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"keys"}};e===null?e=[t]:e.push(t),r++}if(s.sources===void 0){let t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"}};e===null?e=[t]:e.push(t),r++}if(s.answer===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"answer"}};e===null?e=[t]:e.push(t),r++}if(s.finding===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"finding"}};e===null?e=[t]:e.push(t),r++}if(s.statement===void 0){let t={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"statement"}};e===null?e=[t]:e.push(t),r++}if(s.settings===void 0){let t={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"settings"}};e===null?e=[t]:e.push(t),r++}if(s.ended===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"ended"}};e===null?e=[t]:e.push(t),r++}if(s.decisions===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"decisions"}};e===null?e=[t]:e.push(t),r++}if(s.dots===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"dots"}};e===null?e=[t]:e.push(t),r++}if(s.releases===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
releases"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!ie.call(kr.properties,t)){let u={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.schema!==void 0&&s.schema!=="assay.limiter/1"){let t={instancePath:i+"/schema",schemaPath:"\
#/properties/schema/const",keyword:"const",params:{allowedValue:"assay.limiter/1"}};e===null?e=[t]:e.push(t),r++}if(s.outcome!==void 0){let t=s.outcome;if(!(t===
"answered"||t==="undetermined"||t==="invalid"||t==="aborted")){let u={instancePath:i+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:kr.
properties.outcome.enum}};e===null?e=[u]:e.push(u),r++}}if(s.exitCode!==void 0){let t=s.exitCode;if(!(t===0||t===3||t===4)){let u={instancePath:i+"/exitCode",schemaPath:"\
#/properties/exitCode/enum",keyword:"enum",params:{allowedValues:kr.properties.exitCode.enum}};e===null?e=[u]:e.push(u),r++}}if(s.valid!==void 0&&typeof s.valid!=
"boolean"){let t={instancePath:i+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type:"boolean"}};e===null?e=[t]:e.push(t),r++}if(s.reasons!==
void 0){let t=s.reasons;if(Array.isArray(t)){let u=t.length;for(let g=0;g<u;g++)Y(t[g],{instancePath:i+"/reasons/"+g,parentData:t,parentDataProperty:g,rootData:k,
dynamicAnchors:w})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.length)}else{let u={instancePath:i+"/reasons",schemaPath:"#/properties/reasons/type",keyword:"ty\
pe",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}if(s.notes!==void 0){let t=s.notes;if(Array.isArray(t)){let u=t.length;for(let g=0;g<u;g++)Y(t[g],{instancePath:i+
"/notes/"+g,parentData:t,parentDataProperty:g,rootData:k,dynamicAnchors:w})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.length)}else{let u={instancePath:i+"/no\
tes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}if(s.scenario!==void 0&&s.scenario!=="rate-limit"){
let t={instancePath:i+"/scenario",schemaPath:"#/properties/scenario/const",keyword:"const",params:{allowedValue:"rate-limit"}};e===null?e=[t]:e.push(t),r++}if(s.
suite!==void 0){let t=s.suite;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.version===void 0){let u={instancePath:i+"/suite",schemaPath:"#/properties/suite/\
required",keyword:"required",params:{missingProperty:"version"}};e===null?e=[u]:e.push(u),r++}for(let u in t)if(u!=="version"){let g={instancePath:i+"/suite",schemaPath:"\
#/properties/suite/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[g]:e.push(g),r++}if(t.version!==void 0&&typeof t.
version!="string"){let u={instancePath:i+"/suite/version",schemaPath:"#/properties/suite/properties/version/type",keyword:"type",params:{type:"string"}};e===null?
e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/suite",schemaPath:"#/properties/suite/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}
if(s.target!==void 0){let t=s.target;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.baseUrl===void 0){let u={instancePath:i+"/target",schemaPath:"#/propertie\
s/target/required",keyword:"required",params:{missingProperty:"baseUrl"}};e===null?e=[u]:e.push(u),r++}if(t.model===void 0){let u={instancePath:i+"/target",schemaPath:"\
#/properties/target/required",keyword:"required",params:{missingProperty:"model"}};e===null?e=[u]:e.push(u),r++}for(let u in t)if(!(u==="baseUrl"||u==="model")){
let g={instancePath:i+"/target",schemaPath:"#/properties/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[
g]:e.push(g),r++}if(t.baseUrl!==void 0&&typeof t.baseUrl!="string"){let u={instancePath:i+"/target/baseUrl",schemaPath:"#/properties/target/properties/baseUrl/t\
ype",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}if(t.model!==void 0&&typeof t.model!="string"){let u={instancePath:i+"/target/model",schemaPath:"\
#/properties/target/properties/model/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/target",schemaPath:"\
#/properties/target/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}if(s.engine!==void 0&&typeof s.engine!="string"){let t={instancePath:i+
"/engine",schemaPath:"#/properties/engine/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}if(s.seed!==void 0&&typeof s.seed!="string"){
let t={instancePath:i+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}if(s.startedAt!==void 0&&typeof s.
startedAt!="string"){let t={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),
r++}if(s.durationMs!==void 0){let t=s.durationMs;if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){let u={instancePath:i+"/durationMs",schemaPath:"#/propert\
ies/durationMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/durationMs",schemaPath:"#\
/properties/durationMs/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),r++}}if(s.most!==void 0){let t=s.most;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.requests===void 0){let u={instancePath:i+"/most",schemaPath:"#/properties/most/required",keyword:"required",params:{missingProperty:"requests"}};
e===null?e=[u]:e.push(u),r++}if(t.seconds===void 0){let u={instancePath:i+"/most",schemaPath:"#/properties/most/required",keyword:"required",params:{missingProperty:"\
seconds"}};e===null?e=[u]:e.push(u),r++}for(let u in t)if(!(u==="requests"||u==="seconds")){let g={instancePath:i+"/most",schemaPath:"#/properties/most/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[g]:e.push(g),r++}if(t.requests!==void 0&&(G(t.requests,{instancePath:i+"\
/most/requests",parentData:t,parentDataProperty:"requests",rootData:k,dynamicAnchors:w})||(e=e===null?G.errors:e.concat(G.errors),r=e.length)),t.seconds!==void 0){
let u=t.seconds;if(typeof u=="number"&&isFinite(u)){if(u<0||isNaN(u)){let g={instancePath:i+"/most/seconds",schemaPath:"#/properties/most/properties/seconds/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[g]:e.push(g),r++}}else{let g={instancePath:i+"/most/seconds",schemaPath:"#/properties/most\
/properties/seconds/type",keyword:"type",params:{type:"number"}};e===null?e=[g]:e.push(g),r++}}}else{let u={instancePath:i+"/most",schemaPath:"#/properties/most\
/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}if(s.cost!==void 0){let t=s.cost;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.requests===
void 0){let u={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"requests"}};e===null?e=[u]:e.push(u),r++}
if(t.accepted===void 0){let u={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"accepted"}};e===null?e=
[u]:e.push(u),r++}if(t.refused===void 0){let u={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"refus\
ed"}};e===null?e=[u]:e.push(u),r++}if(t.stray===void 0){let u={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"\
stray"}};e===null?e=[u]:e.push(u),r++}if(t.tokens===void 0){let u={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"\
tokens"}};e===null?e=[u]:e.push(u),r++}if(t.seconds===void 0){let u={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"\
seconds"}};e===null?e=[u]:e.push(u),r++}for(let u in t)if(!(u==="requests"||u==="accepted"||u==="refused"||u==="stray"||u==="tokens"||u==="seconds")){let g={instancePath:i+
"/cost",schemaPath:"#/properties/cost/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[g]:e.push(g),r++}if(t.requests!==
void 0&&(G(t.requests,{instancePath:i+"/cost/requests",parentData:t,parentDataProperty:"requests",rootData:k,dynamicAnchors:w})||(e=e===null?G.errors:e.concat(G.
errors),r=e.length)),t.accepted!==void 0&&(G(t.accepted,{instancePath:i+"/cost/accepted",parentData:t,parentDataProperty:"accepted",rootData:k,dynamicAnchors:w})||
(e=e===null?G.errors:e.concat(G.errors),r=e.length)),t.refused!==void 0&&(G(t.refused,{instancePath:i+"/cost/refused",parentData:t,parentDataProperty:"refused",
rootData:k,dynamicAnchors:w})||(e=e===null?G.errors:e.concat(G.errors),r=e.length)),t.stray!==void 0&&(G(t.stray,{instancePath:i+"/cost/stray",parentData:t,parentDataProperty:"\
stray",rootData:k,dynamicAnchors:w})||(e=e===null?G.errors:e.concat(G.errors),r=e.length)),t.tokens!==void 0&&(G(t.tokens,{instancePath:i+"/cost/tokens",parentData:t,
parentDataProperty:"tokens",rootData:k,dynamicAnchors:w})||(e=e===null?G.errors:e.concat(G.errors),r=e.length)),t.seconds!==void 0){let u=t.seconds;if(typeof u==
"number"&&isFinite(u)){if(u<0||isNaN(u)){let g={instancePath:i+"/cost/seconds",schemaPath:"#/properties/cost/properties/seconds/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[g]:e.push(g),r++}}else{let g={instancePath:i+"/cost/seconds",schemaPath:"#/properties/cost/properties/seconds/type",keyword:"\
type",params:{type:"number"}};e===null?e=[g]:e.push(g),r++}}}else{let u={instancePath:i+"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{type:"\
object"}};e===null?e=[u]:e.push(u),r++}}if(s.keys!==void 0){let t=s.keys;if(Array.isArray(t)){if(t.length<1){let g={instancePath:i+"/keys",schemaPath:"#/propert\
ies/keys/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[g]:e.push(g),r++}let u=t.length;for(let g=0;g<u;g++){let $=t[g];if(typeof $=="string"){if(V(
$)>4){let f={instancePath:i+"/keys/"+g,schemaPath:"#/properties/keys/items/maxLength",keyword:"maxLength",params:{limit:4}};e===null?e=[f]:e.push(f),r++}}else{let f={
instancePath:i+"/keys/"+g,schemaPath:"#/properties/keys/items/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}}}else{let u={instancePath:i+
"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}if(s.sources!==void 0){let t=s.sources;if(Array.
isArray(t)){if(t.length<1){let g={instancePath:i+"/sources",schemaPath:"#/properties/sources/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[g]:e.push(
g),r++}let u=t.length;for(let g=0;g<u;g++)if(typeof t[g]!="string"){let $={instancePath:i+"/sources/"+g,schemaPath:"#/properties/sources/items/type",keyword:"ty\
pe",params:{type:"string"}};e===null?e=[$]:e.push($),r++}}else{let u={instancePath:i+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type:"\
array"}};e===null?e=[u]:e.push(u),r++}}if(s.answer!==void 0){let t=s.answer;if(Array.isArray(t)){let u=t.length;for(let g=0;g<u;g++)Y(t[g],{instancePath:i+"/ans\
wer/"+g,parentData:t,parentDataProperty:g,rootData:k,dynamicAnchors:w})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.length)}else{let u={instancePath:i+"/answer",
schemaPath:"#/properties/answer/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}if(s.finding!==void 0){let t=s.finding,u=r,g=!1,$=r;if(t!==
null){let a={instancePath:i+"/finding",schemaPath:"#/properties/finding/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[a]:e.push(a),r++}var c=$===
r;g=g||c;let f=r;he(t,{instancePath:i+"/finding",parentData:s,parentDataProperty:"finding",rootData:k,dynamicAnchors:w})||(e=e===null?he.errors:e.concat(he.errors),
r=e.length);var c=f===r;if(g=g||c,c){var x={};x.verdict=!0,x.families=!0,x.reason=!0,x.experiment=!0,x.posterior=!0,x.capacity=!0,x.windowMs=!0,x.ratePerSecond=
!0,x.phases=!0,x.scopes=!0,x.unit=!0}if(g)r=u,e!==null&&(u?e.length=u:e=null);else{let a={instancePath:i+"/finding",schemaPath:"#/properties/finding/anyOf",keyword:"\
anyOf",params:{}};e===null?e=[a]:e.push(a),r++}}if(s.statement!==void 0){let t=s.statement;if(!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null){let u={instancePath:i+
"/statement",schemaPath:"#/properties/statement/type",keyword:"type",params:{type:kr.properties.statement.type}};e===null?e=[u]:e.push(u),r++}}if(s.settings!==void 0){
let t=s.settings;if(typeof t!="string"&&t!==null){let u={instancePath:i+"/settings",schemaPath:"#/properties/settings/type",keyword:"type",params:{type:kr.properties.
settings.type}};e===null?e=[u]:e.push(u),r++}}if(s.ended!==void 0){let t=s.ended,u=r,g=!1,$=r;if(t!==null){let a={instancePath:i+"/ended",schemaPath:"#/properti\
es/ended/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[a]:e.push(a),r++}var m=$===r;g=g||m;let f=r;if(t&&typeof t=="object"&&!Array.isArray(t)){
if(t.because===void 0){let a={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf/1/required",keyword:"required",params:{missingProperty:"because"}};e===
null?e=[a]:e.push(a),r++}if(t.note===void 0){let a={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf/1/required",keyword:"required",params:{missingProperty:"\
note"}};e===null?e=[a]:e.push(a),r++}for(let a in t)if(!(a==="because"||a==="note")){let h={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf/1/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[h]:e.push(h),r++}if(t.because!==void 0&&typeof t.because!="string"){let a={
instancePath:i+"/ended/because",schemaPath:"#/properties/ended/anyOf/1/properties/because/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),
r++}if(t.note!==void 0&&typeof t.note!="string"){let a={instancePath:i+"/ended/note",schemaPath:"#/properties/ended/anyOf/1/properties/note/type",keyword:"type",
params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf/1/type",keyword:"type",params:{type:"\
object"}};e===null?e=[a]:e.push(a),r++}var m=f===r;if(g=g||m,g)r=u,e!==null&&(u?e.length=u:e=null);else{let a={instancePath:i+"/ended",schemaPath:"#/properties/\
ended/anyOf",keyword:"anyOf",params:{}};e===null?e=[a]:e.push(a),r++}}if(s.decisions!==void 0){let t=s.decisions;if(Array.isArray(t)){let u=t.length;for(let g=0;g<
u;g++)ge(t[g],{instancePath:i+"/decisions/"+g,parentData:t,parentDataProperty:g,rootData:k,dynamicAnchors:w})||(e=e===null?ge.errors:e.concat(ge.errors),r=e.length)}else{
let u={instancePath:i+"/decisions",schemaPath:"#/properties/decisions/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}if(s.dots!==void 0){
let t=s.dots;if(Array.isArray(t)){let u=t.length;for(let g=0;g<u;g++)Pe(t[g],{instancePath:i+"/dots/"+g,parentData:t,parentDataProperty:g,rootData:k,dynamicAnchors:w})||
(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length)}else{let u={instancePath:i+"/dots",schemaPath:"#/properties/dots/type",keyword:"type",params:{type:"array"}};
e===null?e=[u]:e.push(u),r++}}if(s.releases!==void 0){let t=s.releases;if(Array.isArray(t)){let u=t.length;for(let g=0;g<u;g++){let $=t[g];if($&&typeof $=="obje\
ct"&&!Array.isArray($)){if($.key===void 0){let f={instancePath:i+"/releases/"+g,schemaPath:"#/properties/releases/items/required",keyword:"required",params:{missingProperty:"\
key"}};e===null?e=[f]:e.push(f),r++}if($.atMs===void 0){let f={instancePath:i+"/releases/"+g,schemaPath:"#/properties/releases/items/required",keyword:"required",
params:{missingProperty:"atMs"}};e===null?e=[f]:e.push(f),r++}for(let f in $)if(!(f==="key"||f==="atMs")){let a={instancePath:i+"/releases/"+g,schemaPath:"#/pro\
perties/releases/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[a]:e.push(a),r++}if($.key!==void 0&&typeof $.
key!="string"){let f={instancePath:i+"/releases/"+g+"/key",schemaPath:"#/properties/releases/items/properties/key/type",keyword:"type",params:{type:"string"}};e===
null?e=[f]:e.push(f),r++}if($.atMs!==void 0){let f=$.atMs;if(Array.isArray(f)){let a=f.length;for(let h=0;h<a;h++){let b=f[h];if(!(typeof b=="number"&&isFinite(
b))){let v={instancePath:i+"/releases/"+g+"/atMs/"+h,schemaPath:"#/properties/releases/items/properties/atMs/items/type",keyword:"type",params:{type:"number"}};
e===null?e=[v]:e.push(v),r++}}}else{let a={instancePath:i+"/releases/"+g+"/atMs",schemaPath:"#/properties/releases/items/properties/atMs/type",keyword:"type",params:{
type:"array"}};e===null?e=[a]:e.push(a),r++}}}else{let f={instancePath:i+"/releases/"+g,schemaPath:"#/properties/releases/items/type",keyword:"type",params:{type:"\
object"}};e===null?e=[f]:e.push(f),r++}}}else{let u={instancePath:i+"/releases",schemaPath:"#/properties/releases/type",keyword:"type",params:{type:"array"}};e===
null?e=[u]:e.push(u),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Nr.errors=e,
r===0}Nr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var As=Sr,C={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:load-run",$comment:"\
load-run.json, the only thing a load report reads. A run is valid when it gives no reason against it, and only a valid run is ok or has missed an objective.",title:"\
Load run",type:"object",required:["schema","outcome","exitCode","valid","reasons","notes","requests","metrics","throughput","rates","goodput","littlesLaw","erro\
rs","conformance","series","slo","scenario","suite","target","workload","schedule","instrument","startedAt","durationMs"],additionalProperties:!1,properties:{schema:{
const:"assay.load/1"},outcome:{enum:["ok","slo-failed","invalid","aborted"]},exitCode:{enum:[0,1,3,4]},valid:{type:"boolean"},reasons:{type:"array",items:{type:"\
string",minLength:1,pattern:"^[^\\n]*$"}},notes:{type:"array",items:{type:"string",minLength:1,pattern:"^[^\\n]*$"}},requests:{type:"object",required:["started",
"ok","failed","dropped","interrupted","errorShare"],additionalProperties:!1,properties:{started:{type:"integer",minimum:0},ok:{type:"integer",minimum:0},failed:{
type:"integer",minimum:0},dropped:{type:"integer",minimum:0},errorShare:{type:"number",minimum:0,maximum:1},interrupted:{type:"integer",minimum:0}}},tokens:{type:[
"object","null"],required:["n","askedMean","p50","mean","over"],additionalProperties:!1,properties:{n:{type:"integer",minimum:1},askedMean:{type:"number",minimum:0},
p50:{type:["number","null"],minimum:0},mean:{type:"number",minimum:0},over:{type:["object","null"],required:["count","share","mean"],additionalProperties:!1,properties:{
count:{type:"integer",minimum:1},share:{type:"number",minimum:0,maximum:1},mean:{type:"number",minimum:0}}}}},sentBy:{type:"object",required:["json","sse","webs\
ocket"],additionalProperties:!1,properties:{json:{type:"integer",minimum:0},sse:{type:"integer",minimum:0},websocket:{type:"integer",minimum:0}}},metrics:{type:"\
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
properties:{class:{$ref:"#/$defs/failureClass"},count:{type:"integer",minimum:1},example:{type:["string","null"]},refusedKeys:{type:"integer",minimum:1}}}},conformance:{
type:"object",required:["sampled","conforming","example"],additionalProperties:!1,properties:{sampled:{type:"integer",minimum:0},conforming:{type:"integer",minimum:0},
example:{type:["string","null"]}}},series:{anyOf:[{type:"null"},{$ref:"#/$defs/series"}]},slo:{type:"array",items:{type:"object",required:["slo","metric","op","\
threshold","unit","actual","ok","reason"],additionalProperties:!1,properties:{slo:{type:"string",minLength:1,pattern:"^[^\\n]*$"},metric:{type:"string",minLength:1,
pattern:"^[^\\n]*$"},op:{enum:["<","<=",">",">="]},threshold:{type:"number",minimum:0},unit:{enum:["ms","share","per-second"]},actual:{type:["number","null"],minimum:0},
ok:{type:["boolean","null"]},reason:{type:["string","null"]}}}},scenario:{type:"string",minLength:1,pattern:"^[^\\n]*$"},suite:{type:"object",required:["version"],
additionalProperties:!1,properties:{version:{type:"string",minLength:1,pattern:"^[^\\n]*$"}}},target:{type:"object",required:["baseUrl","model"],additionalProperties:!1,
properties:{isEmbedded:{const:!0},baseUrl:{type:"string",pattern:"^https?://"},model:{type:"string",minLength:1,pattern:"^[^\\n]*$"}}},workload:{$ref:"#/$defs/w\
orkload"},schedule:{type:"object",required:["seed","sha256"],additionalProperties:!1,properties:{seed:{type:"string"},sha256:{type:"string",pattern:"^[0-9a-f]{6\
4}$"}}},instrument:{type:"object",required:["note","engine","cpuShare","memory","ttftErrorMs","gapErrorMs","errorsMs","scheduleLagMs","verdict","reasons","marke\
d","k6ExitCode"],additionalProperties:!1,properties:{note:{type:"string",minLength:1,pattern:"^[^\\n]*$"},engine:{type:"string",minLength:1,pattern:"^[^\\n]*$"},
cpuShare:{type:["number","null"],minimum:0,maximum:1},memory:{type:["object","null"],required:["peakMiB","earlyMiB","lateMiB"],additionalProperties:!1,properties:{
peakMiB:{type:"number",minimum:0},earlyMiB:{type:"number",minimum:0},lateMiB:{type:"number",minimum:0}}},ttftErrorMs:{anyOf:[{type:"null"},{$ref:"#/$defs/errorM\
s"}]},gapErrorMs:{anyOf:[{type:"null"},{$ref:"#/$defs/errorMs"}]},errorsMs:{type:"object",propertyNames:{pattern:"^[a-z][a-z0-9-]*$"},additionalProperties:{$ref:"\
#/$defs/errorMs"}},scheduleLagMs:{anyOf:[{type:"null"},{$ref:"#/$defs/errorMs"}]},verdict:{enum:["valid","suspect"]},reasons:{type:"array",items:{type:"string",
minLength:1,pattern:"^[^\\n]*$"}},marked:{type:"array",items:{type:"string",pattern:"^[a-z][a-z0-9-]* (p50|p90|p95|p99|max)$"}},k6ExitCode:{type:["integer","nul\
l"]}}},startedAt:{type:"string",pattern:"^\\d{4}-\\d{2}-\\d{2}T[0-9:.]+Z$"},durationMs:{type:"integer",minimum:0}},oneOf:[{properties:{outcome:{const:"ok"},exitCode:{
const:0},valid:{const:!0},reasons:{type:"array",maxItems:0}}},{properties:{outcome:{const:"slo-failed"},exitCode:{const:1},valid:{const:!0},reasons:{type:"array",
maxItems:0}}},{properties:{outcome:{const:"invalid"},exitCode:{enum:[3,4]},valid:{const:!1},reasons:{type:"array",minItems:1}}},{properties:{outcome:{const:"abo\
rted"},exitCode:{const:3},valid:{const:!1},reasons:{type:"array",minItems:1}}}],$defs:{metric:{type:"object",required:["unit","n","p50","p90","p95","p99","max",
"ci","bound"],additionalProperties:!1,properties:{unit:{const:"ms"},n:{type:"integer",minimum:0},p50:{type:["number","null"],minimum:0},p90:{type:["number","nul\
l"],minimum:0},p95:{type:["number","null"],minimum:0},p99:{type:["number","null"],minimum:0},max:{type:["number","null"],minimum:0},ci:{type:["object","null"],additionalProperties:{
type:"object",required:["low","high"],additionalProperties:!1,properties:{low:{type:"number"},high:{type:"number"}}}},bound:{type:["object","null"],additionalProperties:{
type:"number"}}}},workload:{type:"object",required:["model","vus","durationSeconds","ratePerSecond","burstiness","traceSpeed","thinkSeconds","maxTokens","prompt\
Tokens","lengths","prefixShare","keys","mix","requestTimeoutSeconds"],additionalProperties:!1,properties:{model:{enum:["closed","open-constant","open-poisson","\
open-gamma","open-trace"]},vus:{type:"integer",minimum:1},durationSeconds:{type:"number",minimum:0},ratePerSecond:{type:["number","null"],minimum:0},burstiness:{
type:"number",minimum:0},traceSpeed:{type:"number",minimum:0},thinkSeconds:{type:"number",minimum:0},maxTokens:{type:"integer",minimum:1},promptTokens:{type:"in\
teger",minimum:1},lengths:{type:"object",required:["kind"],properties:{kind:{enum:["fixed","lognormal","empirical"]},promptCv:{type:"number",minimum:0},outputCv:{
type:"number",minimum:0},correlation:{type:"number",minimum:-1,maximum:1},count:{type:"integer",minimum:1}},additionalProperties:!1},prefixShare:{type:"number",
minimum:0,maximum:1},keys:{type:"integer",minimum:1},mix:{type:"object",required:["json","sse","websocket"],additionalProperties:!1,properties:{json:{type:"numb\
er",minimum:0},sse:{type:"number",minimum:0},websocket:{type:"number",minimum:0}}},requestTimeoutSeconds:{type:"number",minimum:0}}},errorMs:{type:"object",required:[
"p50","p99"],additionalProperties:!1,properties:{p50:{type:["number","null"],minimum:0},p99:{type:["number","null"],minimum:0}}},failureClass:{enum:["http-429",
"http-4xx","http-5xx","http-other","bad-json","not-a-completion","timeout","network","truncated","stream-error","stream-429","timeout-connect","timeout-headers",
"timeout-first-token","timeout-idle","timeout-total","refused","reset","dns","tls","too-large","too-many-events","aborted"]},series:{type:"object",required:["ti\
meline","dots","curves"],additionalProperties:!1,properties:{timeline:{type:"object",required:["bucketSeconds","buckets"],additionalProperties:!1,properties:{bucketSeconds:{
type:"number",exclusiveMinimum:0},buckets:{type:"array",maxItems:128,items:{type:"object",required:["planned","sent","completed","inFlight","slowestMs","failed"],
additionalProperties:!1,properties:{planned:{type:["integer","null"],minimum:0},sent:{type:"integer",minimum:0},completed:{type:"integer",minimum:0},inFlight:{type:"\
number",minimum:0},slowestMs:{type:["number","null"],minimum:0},failed:{type:"object",propertyNames:{$ref:"#/$defs/failureClass"},additionalProperties:{type:"in\
teger",minimum:1}}}}}}},dots:{type:"object",required:["requests","points"],additionalProperties:!1,properties:{requests:{type:"integer",minimum:0},points:{type:"\
array",maxItems:600,items:{type:"array",minItems:4,maxItems:4,prefixItems:[{type:"number"},{type:["number","null"],minimum:0},{type:"number",minimum:0},{anyOf:[
{const:"ok"},{$ref:"#/$defs/failureClass"}]}]}}}},curves:{type:"object",propertyNames:{pattern:"^[a-z][a-z0-9-]*$"},additionalProperties:{type:"array",maxItems:128,
items:{type:"array",minItems:2,maxItems:2,prefixItems:[{type:"number"},{type:"number",exclusiveMinimum:0,maximum:1}]}}}}}}},Dr=new RegExp("^[a-z][a-z0-9-]*$","u"),
Ns=new RegExp("^https?://","u"),Ds=new RegExp("^[0-9a-f]{64}$","u"),Ss=new RegExp("^[a-z][a-z0-9-]* (p50|p90|p95|p99|max)$","u"),_s=new RegExp("^\\d{4}-\\d{2}-\\d{\
2}T[0-9:.]+Z$","u"),de={type:"object",required:["unit","n","p50","p90","p95","p99","max","ci","bound"],additionalProperties:!1,properties:{unit:{const:"ms"},n:{
type:"integer",minimum:0},p50:{type:["number","null"],minimum:0},p90:{type:["number","null"],minimum:0},p95:{type:["number","null"],minimum:0},p99:{type:["numbe\
r","null"],minimum:0},max:{type:["number","null"],minimum:0},ci:{type:["object","null"],additionalProperties:{type:"object",required:["low","high"],additionalProperties:!1,
properties:{low:{type:"number"},high:{type:"number"}}}},bound:{type:["object","null"],additionalProperties:{type:"number"}}}};function ke(s,{instancePath:i="",parentData:N,
parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=ke.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.unit===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"unit"}};e===
null?e=[n]:e.push(n),r++}if(s.n===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"n"}};e===null?e=[n]:e.push(n),
r++}if(s.p50===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p50"}};e===null?e=[n]:e.push(n),r++}if(s.p90===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p90"}};e===null?e=[n]:e.push(n),r++}if(s.p95===void 0){let n={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p95"}};e===null?e=[n]:e.push(n),r++}if(s.p99===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"p99"}};e===null?e=[n]:e.push(n),r++}if(s.max===void 0){let n={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"max"}};e===null?e=[n]:e.push(n),r++}if(s.ci===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"ci"}};e===null?e=[n]:e.push(n),r++}if(s.bound===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"bound"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!ie.call(de.properties,n)){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),r++}if(s.unit!==void 0&&s.unit!=="ms"){let n={instancePath:i+"/unit",schemaPath:"#\
/properties/unit/const",keyword:"const",params:{allowedValue:"ms"}};e===null?e=[n]:e.push(n),r++}if(s.n!==void 0){let n=s.n;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))){let o={instancePath:i+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}if(typeof n==
"number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?
e=[o]:e.push(o),r++}}if(s.p50!==void 0){let n=s.p50;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/p50",schemaPath:"#/properties/p50/t\
ype",keyword:"type",params:{type:de.properties.p50.type}};e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+
"/p50",schemaPath:"#/properties/p50/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}if(s.p90!==void 0){let n=s.p90;if(!(typeof n==
"number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/p90",schemaPath:"#/properties/p90/type",keyword:"type",params:{type:de.properties.p90.type}};e===null?
e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/p90",schemaPath:"#/properties/p90/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}if(s.p95!==void 0){let n=s.p95;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/\
p95",schemaPath:"#/properties/p95/type",keyword:"type",params:{type:de.properties.p95.type}};e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<
0||isNaN(n))){let o={instancePath:i+"/p95",schemaPath:"#/properties/p95/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}
if(s.p99!==void 0){let n=s.p99;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/p99",schemaPath:"#/properties/p99/type",keyword:"type",params:{
type:de.properties.p99.type}};e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/p99",schemaPath:"#/prope\
rties/p99/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}if(s.max!==void 0){let n=s.max;if(!(typeof n=="number"&&isFinite(
n))&&n!==null){let o={instancePath:i+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type:de.properties.max.type}};e===null?e=[o]:e.push(o),r++}
if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/max",schemaPath:"#/properties/max/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}};e===null?e=[o]:e.push(o),r++}}if(s.ci!==void 0){let n=s.ci;if(!(n&&typeof n=="object"&&!Array.isArray(n))&&n!==null){let o={instancePath:i+"/ci",schemaPath:"\
#/properties/ci/type",keyword:"type",params:{type:de.properties.ci.type}};e===null?e=[o]:e.push(o),r++}if(n&&typeof n=="object"&&!Array.isArray(n))for(let o in n){
let p=n[o];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.low===void 0){let l={instancePath:i+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/p\
roperties/ci/additionalProperties/required",keyword:"required",params:{missingProperty:"low"}};e===null?e=[l]:e.push(l),r++}if(p.high===void 0){let l={instancePath:i+
"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/ci/additionalProperties/required",keyword:"required",params:{missingProperty:"high"}};e===
null?e=[l]:e.push(l),r++}for(let l in p)if(!(l==="low"||l==="high")){let d={instancePath:i+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/propert\
ies/ci/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[d]:e.push(d),r++}if(p.low!==void 0){
let l=p.low;if(!(typeof l=="number"&&isFinite(l))){let d={instancePath:i+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/low",schemaPath:"#/properties/ci/addi\
tionalProperties/properties/low/type",keyword:"type",params:{type:"number"}};e===null?e=[d]:e.push(d),r++}}if(p.high!==void 0){let l=p.high;if(!(typeof l=="numb\
er"&&isFinite(l))){let d={instancePath:i+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/high",schemaPath:"#/properties/ci/additionalProperties/properties/hig\
h/type",keyword:"type",params:{type:"number"}};e===null?e=[d]:e.push(d),r++}}}else{let l={instancePath:i+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/ci/additionalProperties/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}}if(s.bound!==void 0){let n=s.bound;if(!(n&&typeof n==
"object"&&!Array.isArray(n))&&n!==null){let o={instancePath:i+"/bound",schemaPath:"#/properties/bound/type",keyword:"type",params:{type:de.properties.bound.type}};
e===null?e=[o]:e.push(o),r++}if(n&&typeof n=="object"&&!Array.isArray(n))for(let o in n){let p=n[o];if(!(typeof p=="number"&&isFinite(p))){let l={instancePath:i+
"/bound/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/bound/additionalProperties/type",keyword:"type",params:{type:"number"}};e===null?e=[
l]:e.push(l),r++}}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return ke.errors=e,r===0}
ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Is={enum:["http-429","http-4xx","http-5xx","http-other","bad-json","not-a-completion","timeout","net\
work","truncated","stream-error","stream-429","timeout-connect","timeout-headers","timeout-first-token","timeout-idle","timeout-total","refused","reset","dns","\
tls","too-large","too-many-events","aborted"]};function re(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,
r=0,y=re.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),!(s==="http-429"||s==="http-4xx"||s==="http-5xx"||s==="http-other"||s===
"bad-json"||s==="not-a-completion"||s==="timeout"||s==="network"||s==="truncated"||s==="stream-error"||s==="stream-429"||s==="timeout-connect"||s==="timeout-hea\
ders"||s==="timeout-first-token"||s==="timeout-idle"||s==="timeout-total"||s==="refused"||s==="reset"||s==="dns"||s==="tls"||s==="too-large"||s==="too-many-even\
ts"||s==="aborted")){let n={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Is.enum}};e===null?e=[n]:e.push(n),r++}return re.errors=e,r===
0}re.evaluated={dynamicProps:!1,dynamicItems:!1};var Xr={type:"object",required:["timeline","dots","curves"],additionalProperties:!1,properties:{timeline:{type:"\
object",required:["bucketSeconds","buckets"],additionalProperties:!1,properties:{bucketSeconds:{type:"number",exclusiveMinimum:0},buckets:{type:"array",maxItems:128,
items:{type:"object",required:["planned","sent","completed","inFlight","slowestMs","failed"],additionalProperties:!1,properties:{planned:{type:["integer","null"],
minimum:0},sent:{type:"integer",minimum:0},completed:{type:"integer",minimum:0},inFlight:{type:"number",minimum:0},slowestMs:{type:["number","null"],minimum:0},
failed:{type:"object",propertyNames:{$ref:"#/$defs/failureClass"},additionalProperties:{type:"integer",minimum:1}}}}}}},dots:{type:"object",required:["requests",
"points"],additionalProperties:!1,properties:{requests:{type:"integer",minimum:0},points:{type:"array",maxItems:600,items:{type:"array",minItems:4,maxItems:4,prefixItems:[
{type:"number"},{type:["number","null"],minimum:0},{type:"number",minimum:0},{anyOf:[{const:"ok"},{$ref:"#/$defs/failureClass"}]}]}}}},curves:{type:"object",propertyNames:{
pattern:"^[a-z][a-z0-9-]*$"},additionalProperties:{type:"array",maxItems:128,items:{type:"array",minItems:2,maxItems:2,prefixItems:[{type:"number"},{type:"numbe\
r",exclusiveMinimum:0,maximum:1}]}}}}};function we(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=we.
evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.timeline===void 0){let l={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"timeline"}};e===null?e=[l]:e.push(l),r++}if(s.dots===void 0){let l={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"dots"}};e===null?e=[l]:e.push(l),r++}if(s.curves===void 0){let l={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"curves"}};e===null?e=[l]:e.push(l),r++}for(let l in s)if(!(l==="timeline"||l==="dots"||l==="curves")){let d={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[d]:e.push(d),r++}if(s.timeline!==void 0){let l=s.timeline;
if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.bucketSeconds===void 0){let d={instancePath:i+"/timeline",schemaPath:"#/properties/timeline/required",keyword:"\
required",params:{missingProperty:"bucketSeconds"}};e===null?e=[d]:e.push(d),r++}if(l.buckets===void 0){let d={instancePath:i+"/timeline",schemaPath:"#/properti\
es/timeline/required",keyword:"required",params:{missingProperty:"buckets"}};e===null?e=[d]:e.push(d),r++}for(let d in l)if(!(d==="bucketSeconds"||d==="buckets")){
let P={instancePath:i+"/timeline",schemaPath:"#/properties/timeline/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?
e=[P]:e.push(P),r++}if(l.bucketSeconds!==void 0){let d=l.bucketSeconds;if(typeof d=="number"&&isFinite(d)){if(d<=0||isNaN(d)){let P={instancePath:i+"/timeline/b\
ucketSeconds",schemaPath:"#/properties/timeline/properties/bucketSeconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}};e===null?
e=[P]:e.push(P),r++}}else{let P={instancePath:i+"/timeline/bucketSeconds",schemaPath:"#/properties/timeline/properties/bucketSeconds/type",keyword:"type",params:{
type:"number"}};e===null?e=[P]:e.push(P),r++}}if(l.buckets!==void 0){let d=l.buckets;if(Array.isArray(d)){if(d.length>128){let c={instancePath:i+"/timeline/buck\
ets",schemaPath:"#/properties/timeline/properties/buckets/maxItems",keyword:"maxItems",params:{limit:128}};e===null?e=[c]:e.push(c),r++}let P=d.length;for(let c=0;c<
P;c++){let x=d[c];if(x&&typeof x=="object"&&!Array.isArray(x)){if(x.planned===void 0){let m={instancePath:i+"/timeline/buckets/"+c,schemaPath:"#/properties/time\
line/properties/buckets/items/required",keyword:"required",params:{missingProperty:"planned"}};e===null?e=[m]:e.push(m),r++}if(x.sent===void 0){let m={instancePath:i+
"/timeline/buckets/"+c,schemaPath:"#/properties/timeline/properties/buckets/items/required",keyword:"required",params:{missingProperty:"sent"}};e===null?e=[m]:e.
push(m),r++}if(x.completed===void 0){let m={instancePath:i+"/timeline/buckets/"+c,schemaPath:"#/properties/timeline/properties/buckets/items/required",keyword:"\
required",params:{missingProperty:"completed"}};e===null?e=[m]:e.push(m),r++}if(x.inFlight===void 0){let m={instancePath:i+"/timeline/buckets/"+c,schemaPath:"#/\
properties/timeline/properties/buckets/items/required",keyword:"required",params:{missingProperty:"inFlight"}};e===null?e=[m]:e.push(m),r++}if(x.slowestMs===void 0){
let m={instancePath:i+"/timeline/buckets/"+c,schemaPath:"#/properties/timeline/properties/buckets/items/required",keyword:"required",params:{missingProperty:"sl\
owestMs"}};e===null?e=[m]:e.push(m),r++}if(x.failed===void 0){let m={instancePath:i+"/timeline/buckets/"+c,schemaPath:"#/properties/timeline/properties/buckets/\
items/required",keyword:"required",params:{missingProperty:"failed"}};e===null?e=[m]:e.push(m),r++}for(let m in x)if(!(m==="planned"||m==="sent"||m==="completed"||
m==="inFlight"||m==="slowestMs"||m==="failed")){let t={instancePath:i+"/timeline/buckets/"+c,schemaPath:"#/properties/timeline/properties/buckets/items/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:m}};e===null?e=[t]:e.push(t),r++}if(x.planned!==void 0){let m=x.planned;if(!(typeof m=="\
number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&m!==null){let t={instancePath:i+"/timeline/buckets/"+c+"/planned",schemaPath:"#/properties/timeline/properties/buckets\
/items/properties/planned/type",keyword:"type",params:{type:Xr.properties.timeline.properties.buckets.items.properties.planned.type}};e===null?e=[t]:e.push(t),r++}
if(typeof m=="number"&&isFinite(m)&&(m<0||isNaN(m))){let t={instancePath:i+"/timeline/buckets/"+c+"/planned",schemaPath:"#/properties/timeline/properties/bucket\
s/items/properties/planned/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[t]:e.push(t),r++}}if(x.sent!==void 0){let m=x.sent;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let t={instancePath:i+"/timeline/buckets/"+c+"/sent",schemaPath:"#/properties/timeline/properties/buckets/items/prope\
rties/sent/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),r++}if(typeof m=="number"&&isFinite(m)&&(m<0||isNaN(m))){let t={instancePath:i+
"/timeline/buckets/"+c+"/sent",schemaPath:"#/properties/timeline/properties/buckets/items/properties/sent/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[t]:e.push(t),r++}}if(x.completed!==void 0){let m=x.completed;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let t={instancePath:i+"/timel\
ine/buckets/"+c+"/completed",schemaPath:"#/properties/timeline/properties/buckets/items/properties/completed/type",keyword:"type",params:{type:"integer"}};e===null?
e=[t]:e.push(t),r++}if(typeof m=="number"&&isFinite(m)&&(m<0||isNaN(m))){let t={instancePath:i+"/timeline/buckets/"+c+"/completed",schemaPath:"#/properties/time\
line/properties/buckets/items/properties/completed/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[t]:e.push(t),r++}}if(x.inFlight!==void 0){
let m=x.inFlight;if(typeof m=="number"&&isFinite(m)){if(m<0||isNaN(m)){let t={instancePath:i+"/timeline/buckets/"+c+"/inFlight",schemaPath:"#/properties/timelin\
e/properties/buckets/items/properties/inFlight/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+
"/timeline/buckets/"+c+"/inFlight",schemaPath:"#/properties/timeline/properties/buckets/items/properties/inFlight/type",keyword:"type",params:{type:"number"}};e===
null?e=[t]:e.push(t),r++}}if(x.slowestMs!==void 0){let m=x.slowestMs;if(!(typeof m=="number"&&isFinite(m))&&m!==null){let t={instancePath:i+"/timeline/buckets/"+
c+"/slowestMs",schemaPath:"#/properties/timeline/properties/buckets/items/properties/slowestMs/type",keyword:"type",params:{type:Xr.properties.timeline.properties.
buckets.items.properties.slowestMs.type}};e===null?e=[t]:e.push(t),r++}if(typeof m=="number"&&isFinite(m)&&(m<0||isNaN(m))){let t={instancePath:i+"/timeline/buc\
kets/"+c+"/slowestMs",schemaPath:"#/properties/timeline/properties/buckets/items/properties/slowestMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[t]:e.push(t),r++}}if(x.failed!==void 0){let m=x.failed;if(m&&typeof m=="object"&&!Array.isArray(m)){for(let t in m){let u=r;re(t,{instancePath:i+"/t\
imeline/buckets/"+c+"/failed",parentData:m,parentDataProperty:"failed",rootData:k,dynamicAnchors:w})||(e=e===null?re.errors:e.concat(re.errors),r=e.length);var n=u===
r;if(!n){let g={instancePath:i+"/timeline/buckets/"+c+"/failed",schemaPath:"#/properties/timeline/properties/buckets/items/properties/failed/propertyNames",keyword:"\
propertyNames",params:{propertyName:t}};e===null?e=[g]:e.push(g),r++}}for(let t in m){let u=m[t];if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let g={
instancePath:i+"/timeline/buckets/"+c+"/failed/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/timeline/properties/buckets/items/properties/\
failed/additionalProperties/type",keyword:"type",params:{type:"integer"}};e===null?e=[g]:e.push(g),r++}if(typeof u=="number"&&isFinite(u)&&(u<1||isNaN(u))){let g={
instancePath:i+"/timeline/buckets/"+c+"/failed/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/timeline/properties/buckets/items/properties/\
failed/additionalProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[g]:e.push(g),r++}}}else{let t={instancePath:i+"/timeline/bu\
ckets/"+c+"/failed",schemaPath:"#/properties/timeline/properties/buckets/items/properties/failed/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(
t),r++}}}else{let m={instancePath:i+"/timeline/buckets/"+c,schemaPath:"#/properties/timeline/properties/buckets/items/type",keyword:"type",params:{type:"object"}};
e===null?e=[m]:e.push(m),r++}}}else{let P={instancePath:i+"/timeline/buckets",schemaPath:"#/properties/timeline/properties/buckets/type",keyword:"type",params:{
type:"array"}};e===null?e=[P]:e.push(P),r++}}}else{let d={instancePath:i+"/timeline",schemaPath:"#/properties/timeline/type",keyword:"type",params:{type:"object"}};
e===null?e=[d]:e.push(d),r++}}if(s.dots!==void 0){let l=s.dots;if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.requests===void 0){let d={instancePath:i+"/dots",
schemaPath:"#/properties/dots/required",keyword:"required",params:{missingProperty:"requests"}};e===null?e=[d]:e.push(d),r++}if(l.points===void 0){let d={instancePath:i+
"/dots",schemaPath:"#/properties/dots/required",keyword:"required",params:{missingProperty:"points"}};e===null?e=[d]:e.push(d),r++}for(let d in l)if(!(d==="requ\
ests"||d==="points")){let P={instancePath:i+"/dots",schemaPath:"#/properties/dots/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};
e===null?e=[P]:e.push(P),r++}if(l.requests!==void 0){let d=l.requests;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let P={instancePath:i+"/dots/req\
uests",schemaPath:"#/properties/dots/properties/requests/type",keyword:"type",params:{type:"integer"}};e===null?e=[P]:e.push(P),r++}if(typeof d=="number"&&isFinite(
d)&&(d<0||isNaN(d))){let P={instancePath:i+"/dots/requests",schemaPath:"#/properties/dots/properties/requests/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}};e===null?e=[P]:e.push(P),r++}}if(l.points!==void 0){let d=l.points;if(Array.isArray(d)){if(d.length>600){let c={instancePath:i+"/dots/points",schemaPath:"\
#/properties/dots/properties/points/maxItems",keyword:"maxItems",params:{limit:600}};e===null?e=[c]:e.push(c),r++}let P=d.length;for(let c=0;c<P;c++){let x=d[c];
if(Array.isArray(x)){if(x.length>4){let t={instancePath:i+"/dots/points/"+c,schemaPath:"#/properties/dots/properties/points/items/maxItems",keyword:"maxItems",params:{
limit:4}};e===null?e=[t]:e.push(t),r++}if(x.length<4){let t={instancePath:i+"/dots/points/"+c,schemaPath:"#/properties/dots/properties/points/items/minItems",keyword:"\
minItems",params:{limit:4}};e===null?e=[t]:e.push(t),r++}let m=x.length;if(m>0){let t=x[0];if(!(typeof t=="number"&&isFinite(t))){let u={instancePath:i+"/dots/p\
oints/"+c+"/0",schemaPath:"#/properties/dots/properties/points/items/prefixItems/0/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),r++}}if(m>
1){let t=x[1];if(!(typeof t=="number"&&isFinite(t))&&t!==null){let u={instancePath:i+"/dots/points/"+c+"/1",schemaPath:"#/properties/dots/properties/points/item\
s/prefixItems/1/type",keyword:"type",params:{type:Xr.properties.dots.properties.points.items.prefixItems[1].type}};e===null?e=[u]:e.push(u),r++}if(typeof t=="nu\
mber"&&isFinite(t)&&(t<0||isNaN(t))){let u={instancePath:i+"/dots/points/"+c+"/1",schemaPath:"#/properties/dots/properties/points/items/prefixItems/1/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[u]:e.push(u),r++}}if(m>2){let t=x[2];if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){let u={instancePath:i+
"/dots/points/"+c+"/2",schemaPath:"#/properties/dots/properties/points/items/prefixItems/2/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?
e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/dots/points/"+c+"/2",schemaPath:"#/properties/dots/properties/points/items/prefixItems/2/type",keyword:"type",
params:{type:"number"}};e===null?e=[u]:e.push(u),r++}}if(m>3){let t=x[3],u=r,g=!1,$=r;if(t!=="ok"){let a={instancePath:i+"/dots/points/"+c+"/3",schemaPath:"#/pr\
operties/dots/properties/points/items/prefixItems/3/anyOf/0/const",keyword:"const",params:{allowedValue:"ok"}};e===null?e=[a]:e.push(a),r++}var o=$===r;g=g||o;let f=r;
re(t,{instancePath:i+"/dots/points/"+c+"/3",parentData:x,parentDataProperty:3,rootData:k,dynamicAnchors:w})||(e=e===null?re.errors:e.concat(re.errors),r=e.length);
var o=f===r;if(g=g||o,g)r=u,e!==null&&(u?e.length=u:e=null);else{let a={instancePath:i+"/dots/points/"+c+"/3",schemaPath:"#/properties/dots/properties/points/it\
ems/prefixItems/3/anyOf",keyword:"anyOf",params:{}};e===null?e=[a]:e.push(a),r++}}}else{let m={instancePath:i+"/dots/points/"+c,schemaPath:"#/properties/dots/pr\
operties/points/items/type",keyword:"type",params:{type:"array"}};e===null?e=[m]:e.push(m),r++}}}else{let P={instancePath:i+"/dots/points",schemaPath:"#/propert\
ies/dots/properties/points/type",keyword:"type",params:{type:"array"}};e===null?e=[P]:e.push(P),r++}}}else{let d={instancePath:i+"/dots",schemaPath:"#/propertie\
s/dots/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}if(s.curves!==void 0){let l=s.curves;if(l&&typeof l=="object"&&!Array.isArray(
l)){for(let d in l){let P=r;if(typeof d=="string"&&!Dr.test(d)){let c={instancePath:i+"/curves",schemaPath:"#/properties/curves/propertyNames/pattern",keyword:"\
pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},propertyName:d};e===null?e=[c]:e.push(c),r++}var p=P===r;if(!p){let c={instancePath:i+"/curves",schemaPath:"#/prop\
erties/curves/propertyNames",keyword:"propertyNames",params:{propertyName:d}};e===null?e=[c]:e.push(c),r++}}for(let d in l){let P=l[d];if(Array.isArray(P)){if(P.
length>128){let x={instancePath:i+"/curves/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/curves/additionalProperties/maxItems",keyword:"ma\
xItems",params:{limit:128}};e===null?e=[x]:e.push(x),r++}let c=P.length;for(let x=0;x<c;x++){let m=P[x];if(Array.isArray(m)){if(m.length>2){let u={instancePath:i+
"/curves/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+x,schemaPath:"#/properties/curves/additionalProperties/items/maxItems",keyword:"maxItems",params:{limit:2}};
e===null?e=[u]:e.push(u),r++}if(m.length<2){let u={instancePath:i+"/curves/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+x,schemaPath:"#/properties/curves/addi\
tionalProperties/items/minItems",keyword:"minItems",params:{limit:2}};e===null?e=[u]:e.push(u),r++}let t=m.length;if(t>0){let u=m[0];if(!(typeof u=="number"&&isFinite(
u))){let g={instancePath:i+"/curves/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+x+"/0",schemaPath:"#/properties/curves/additionalProperties/items/prefixItems\
/0/type",keyword:"type",params:{type:"number"}};e===null?e=[g]:e.push(g),r++}}if(t>1){let u=m[1];if(typeof u=="number"&&isFinite(u)){if(u>1||isNaN(u)){let g={instancePath:i+
"/curves/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+x+"/1",schemaPath:"#/properties/curves/additionalProperties/items/prefixItems/1/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:1}};e===null?e=[g]:e.push(g),r++}if(u<=0||isNaN(u)){let g={instancePath:i+"/curves/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/"+x+"/1",schemaPath:"#/properties/curves/additionalProperties/items/prefixItems/1/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}};
e===null?e=[g]:e.push(g),r++}}else{let g={instancePath:i+"/curves/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+x+"/1",schemaPath:"#/properties/curves/addition\
alProperties/items/prefixItems/1/type",keyword:"type",params:{type:"number"}};e===null?e=[g]:e.push(g),r++}}}else{let t={instancePath:i+"/curves/"+d.replace(/~/g,
"~0").replace(/\//g,"~1")+"/"+x,schemaPath:"#/properties/curves/additionalProperties/items/type",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),
r++}}}else{let c={instancePath:i+"/curves/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/curves/additionalProperties/type",keyword:"type",params:{
type:"array"}};e===null?e=[c]:e.push(c),r++}}}else{let d={instancePath:i+"/curves",schemaPath:"#/properties/curves/type",keyword:"type",params:{type:"object"}};
e===null?e=[d]:e.push(d),r++}}}else{let l={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return we.errors=
e,r===0}we.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var qr={type:"object",required:["model","vus","durationSeconds","ratePerSecond","burstiness","tr\
aceSpeed","thinkSeconds","maxTokens","promptTokens","lengths","prefixShare","keys","mix","requestTimeoutSeconds"],additionalProperties:!1,properties:{model:{enum:[
"closed","open-constant","open-poisson","open-gamma","open-trace"]},vus:{type:"integer",minimum:1},durationSeconds:{type:"number",minimum:0},ratePerSecond:{type:[
"number","null"],minimum:0},burstiness:{type:"number",minimum:0},traceSpeed:{type:"number",minimum:0},thinkSeconds:{type:"number",minimum:0},maxTokens:{type:"in\
teger",minimum:1},promptTokens:{type:"integer",minimum:1},lengths:{type:"object",required:["kind"],properties:{kind:{enum:["fixed","lognormal","empirical"]},promptCv:{
type:"number",minimum:0},outputCv:{type:"number",minimum:0},correlation:{type:"number",minimum:-1,maximum:1},count:{type:"integer",minimum:1}},additionalProperties:!1},
prefixShare:{type:"number",minimum:0,maximum:1},keys:{type:"integer",minimum:1},mix:{type:"object",required:["json","sse","websocket"],additionalProperties:!1,properties:{
json:{type:"number",minimum:0},sse:{type:"number",minimum:0},websocket:{type:"number",minimum:0}}},requestTimeoutSeconds:{type:"number",minimum:0}}};function be(s,{
instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=be.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&
(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.model===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
model"}};e===null?e=[n]:e.push(n),r++}if(s.vus===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"vus"}};e===null?
e=[n]:e.push(n),r++}if(s.durationSeconds===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"durationSeconds"}};
e===null?e=[n]:e.push(n),r++}if(s.ratePerSecond===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ratePerSecon\
d"}};e===null?e=[n]:e.push(n),r++}if(s.burstiness===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"burstiness"}};
e===null?e=[n]:e.push(n),r++}if(s.traceSpeed===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"traceSpeed"}};e===
null?e=[n]:e.push(n),r++}if(s.thinkSeconds===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"thinkSeconds"}};e===
null?e=[n]:e.push(n),r++}if(s.maxTokens===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"maxTokens"}};e===null?
e=[n]:e.push(n),r++}if(s.promptTokens===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"promptTokens"}};e===null?
e=[n]:e.push(n),r++}if(s.lengths===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"lengths"}};e===null?e=[n]:e.
push(n),r++}if(s.prefixShare===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"prefixShare"}};e===null?e=[n]:e.
push(n),r++}if(s.keys===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"keys"}};e===null?e=[n]:e.push(n),r++}if(s.
mix===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mix"}};e===null?e=[n]:e.push(n),r++}if(s.requestTimeoutSeconds===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requestTimeoutSeconds"}};e===null?e=[n]:e.push(n),r++}for(let n in s)
if(!ie.call(qr.properties,n)){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=
[o]:e.push(o),r++}if(s.model!==void 0){let n=s.model;if(!(n==="closed"||n==="open-constant"||n==="open-poisson"||n==="open-gamma"||n==="open-trace")){let o={instancePath:i+
"/model",schemaPath:"#/properties/model/enum",keyword:"enum",params:{allowedValues:qr.properties.model.enum}};e===null?e=[o]:e.push(o),r++}}if(s.vus!==void 0){let n=s.
vus;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/vus",schemaPath:"#/properties/vus/type",keyword:"type",params:{type:"integ\
er"}};e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<1||isNaN(n))){let o={instancePath:i+"/vus",schemaPath:"#/properties/vus/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}};e===null?e=[o]:e.push(o),r++}}if(s.durationSeconds!==void 0){let n=s.durationSeconds;if(typeof n=="number"&&isFinite(
n)){if(n<0||isNaN(n)){let o={instancePath:i+"/durationSeconds",schemaPath:"#/properties/durationSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/durationSeconds",schemaPath:"#/properties/durationSeconds/type",keyword:"type",params:{type:"number"}};
e===null?e=[o]:e.push(o),r++}}if(s.ratePerSecond!==void 0){let n=s.ratePerSecond;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/ratePe\
rSecond",schemaPath:"#/properties/ratePerSecond/type",keyword:"type",params:{type:qr.properties.ratePerSecond.type}};e===null?e=[o]:e.push(o),r++}if(typeof n=="\
number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/ratePerSecond",schemaPath:"#/properties/ratePerSecond/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[o]:e.push(o),r++}}if(s.burstiness!==void 0){let n=s.burstiness;if(typeof n=="number"&&isFinite(n)){if(n<0||isNaN(n)){let o={instancePath:i+
"/burstiness",schemaPath:"#/properties/burstiness/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+
"/burstiness",schemaPath:"#/properties/burstiness/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}if(s.traceSpeed!==void 0){let n=s.traceSpeed;
if(typeof n=="number"&&isFinite(n)){if(n<0||isNaN(n)){let o={instancePath:i+"/traceSpeed",schemaPath:"#/properties/traceSpeed/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/traceSpeed",schemaPath:"#/properties/traceSpeed/type",keyword:"type",params:{
type:"number"}};e===null?e=[o]:e.push(o),r++}}if(s.thinkSeconds!==void 0){let n=s.thinkSeconds;if(typeof n=="number"&&isFinite(n)){if(n<0||isNaN(n)){let o={instancePath:i+
"/thinkSeconds",schemaPath:"#/properties/thinkSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+
"/thinkSeconds",schemaPath:"#/properties/thinkSeconds/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}if(s.maxTokens!==void 0){let n=s.
maxTokens;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/maxTokens",schemaPath:"#/properties/maxTokens/type",keyword:"type",params:{
type:"integer"}};e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<1||isNaN(n))){let o={instancePath:i+"/maxTokens",schemaPath:"#/properties/m\
axTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[o]:e.push(o),r++}}if(s.promptTokens!==void 0){let n=s.promptTokens;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/promptTokens",schemaPath:"#/properties/promptTokens/type",keyword:"type",params:{type:"intege\
r"}};e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<1||isNaN(n))){let o={instancePath:i+"/promptTokens",schemaPath:"#/properties/promptToke\
ns/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[o]:e.push(o),r++}}if(s.lengths!==void 0){let n=s.lengths;if(n&&typeof n=="object"&&!Array.
isArray(n)){if(n.kind===void 0){let o={instancePath:i+"/lengths",schemaPath:"#/properties/lengths/required",keyword:"required",params:{missingProperty:"kind"}};
e===null?e=[o]:e.push(o),r++}for(let o in n)if(!(o==="kind"||o==="promptCv"||o==="outputCv"||o==="correlation"||o==="count")){let p={instancePath:i+"/lengths",schemaPath:"\
#/properties/lengths/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[p]:e.push(p),r++}if(n.kind!==void 0){let o=n.
kind;if(!(o==="fixed"||o==="lognormal"||o==="empirical")){let p={instancePath:i+"/lengths/kind",schemaPath:"#/properties/lengths/properties/kind/enum",keyword:"\
enum",params:{allowedValues:qr.properties.lengths.properties.kind.enum}};e===null?e=[p]:e.push(p),r++}}if(n.promptCv!==void 0){let o=n.promptCv;if(typeof o=="nu\
mber"&&isFinite(o)){if(o<0||isNaN(o)){let p={instancePath:i+"/lengths/promptCv",schemaPath:"#/properties/lengths/properties/promptCv/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/lengths/promptCv",schemaPath:"#/properties/lengths/properties/promp\
tCv/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),r++}}if(n.outputCv!==void 0){let o=n.outputCv;if(typeof o=="number"&&isFinite(o)){if(o<
0||isNaN(o)){let p={instancePath:i+"/lengths/outputCv",schemaPath:"#/properties/lengths/properties/outputCv/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/lengths/outputCv",schemaPath:"#/properties/lengths/properties/outputCv/type",keyword:"type",params:{type:"\
number"}};e===null?e=[p]:e.push(p),r++}}if(n.correlation!==void 0){let o=n.correlation;if(typeof o=="number"&&isFinite(o)){if(o>1||isNaN(o)){let p={instancePath:i+
"/lengths/correlation",schemaPath:"#/properties/lengths/properties/correlation/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[p]:e.push(
p),r++}if(o<-1||isNaN(o)){let p={instancePath:i+"/lengths/correlation",schemaPath:"#/properties/lengths/properties/correlation/minimum",keyword:"minimum",params:{
comparison:">=",limit:-1}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/lengths/correlation",schemaPath:"#/properties/lengths/properties/correlati\
on/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),r++}}if(n.count!==void 0){let o=n.count;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o))){let p={instancePath:i+"/lengths/count",schemaPath:"#/properties/lengths/properties/count/type",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(
p),r++}if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){let p={instancePath:i+"/lengths/count",schemaPath:"#/properties/lengths/properties/count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}};e===null?e=[p]:e.push(p),r++}}}else{let o={instancePath:i+"/lengths",schemaPath:"#/properties/lengths/type",keyword:"\
type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.prefixShare!==void 0){let n=s.prefixShare;if(typeof n=="number"&&isFinite(n)){if(n>1||isNaN(n)){
let o={instancePath:i+"/prefixShare",schemaPath:"#/properties/prefixShare/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[o]:e.push(o),
r++}if(n<0||isNaN(n)){let o={instancePath:i+"/prefixShare",schemaPath:"#/properties/prefixShare/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===
null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/prefixShare",schemaPath:"#/properties/prefixShare/type",keyword:"type",params:{type:"number"}};e===null?e=
[o]:e.push(o),r++}}if(s.keys!==void 0){let n=s.keys;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/keys",schemaPath:"#/proper\
ties/keys/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<1||isNaN(n))){let o={instancePath:i+
"/keys",schemaPath:"#/properties/keys/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[o]:e.push(o),r++}}if(s.mix!==void 0){let n=s.mix;
if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.json===void 0){let o={instancePath:i+"/mix",schemaPath:"#/properties/mix/required",keyword:"required",params:{
missingProperty:"json"}};e===null?e=[o]:e.push(o),r++}if(n.sse===void 0){let o={instancePath:i+"/mix",schemaPath:"#/properties/mix/required",keyword:"required",
params:{missingProperty:"sse"}};e===null?e=[o]:e.push(o),r++}if(n.websocket===void 0){let o={instancePath:i+"/mix",schemaPath:"#/properties/mix/required",keyword:"\
required",params:{missingProperty:"websocket"}};e===null?e=[o]:e.push(o),r++}for(let o in n)if(!(o==="json"||o==="sse"||o==="websocket")){let p={instancePath:i+
"/mix",schemaPath:"#/properties/mix/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[p]:e.push(p),r++}if(n.json!==
void 0){let o=n.json;if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(o)){let p={instancePath:i+"/mix/json",schemaPath:"#/properties/mix/properties/json/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/mix/json",schemaPath:"#/properties/mix/propert\
ies/json/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),r++}}if(n.sse!==void 0){let o=n.sse;if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(
o)){let p={instancePath:i+"/mix/sse",schemaPath:"#/properties/mix/properties/sse/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(
p),r++}}else{let p={instancePath:i+"/mix/sse",schemaPath:"#/properties/mix/properties/sse/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),
r++}}if(n.websocket!==void 0){let o=n.websocket;if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(o)){let p={instancePath:i+"/mix/websocket",schemaPath:"#/prope\
rties/mix/properties/websocket/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/mix/webso\
cket",schemaPath:"#/properties/mix/properties/websocket/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),r++}}}else{let o={instancePath:i+"\
/mix",schemaPath:"#/properties/mix/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.requestTimeoutSeconds!==void 0){let n=s.requestTimeoutSeconds;
if(typeof n=="number"&&isFinite(n)){if(n<0||isNaN(n)){let o={instancePath:i+"/requestTimeoutSeconds",schemaPath:"#/properties/requestTimeoutSeconds/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/requestTimeoutSeconds",schemaPath:"#/properties/requestTim\
eoutSeconds/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[n]:e.push(n),r++}return be.errors=e,r===0}be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ls={type:"object",required:["p50","p\
99"],additionalProperties:!1,properties:{p50:{type:["number","null"],minimum:0},p99:{type:["number","null"],minimum:0}}};function H(s,{instancePath:i="",parentData:N,
parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=H.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.p50===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p50"}};e===null?
e=[n]:e.push(n),r++}if(s.p99===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p99"}};e===null?e=[n]:e.push(n),
r++}for(let n in s)if(!(n==="p50"||n==="p99")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};
e===null?e=[o]:e.push(o),r++}if(s.p50!==void 0){let n=s.p50;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/p50",schemaPath:"#/properti\
es/p50/type",keyword:"type",params:{type:ls.properties.p50.type}};e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+
"/p50",schemaPath:"#/properties/p50/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}if(s.p99!==void 0){let n=s.p99;if(!(typeof n==
"number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/p99",schemaPath:"#/properties/p99/type",keyword:"type",params:{type:ls.properties.p99.type}};e===null?
e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/p99",schemaPath:"#/properties/p99/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.
push(n),r++}return H.errors=e,r===0}H.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Sr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,
dynamicAnchors:w={}}={}){let e=null,r=0,y=Sr.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!1,p=null,l=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.outcome!==void 0&&s.outcome!=="ok"){let f={instancePath:i+"/outcome",schemaPath:"#/oneOf/0/properties/outcome/const",keyword:"\
const",params:{allowedValue:"ok"}};e===null?e=[f]:e.push(f),r++}if(s.exitCode!==void 0&&s.exitCode!==0){let f={instancePath:i+"/exitCode",schemaPath:"#/oneOf/0/\
properties/exitCode/const",keyword:"const",params:{allowedValue:0}};e===null?e=[f]:e.push(f),r++}if(s.valid!==void 0&&s.valid!==!0){let f={instancePath:i+"/vali\
d",schemaPath:"#/oneOf/0/properties/valid/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[f]:e.push(f),r++}if(s.reasons!==void 0){let f=s.reasons;if(Array.
isArray(f)){if(f.length>0){let a={instancePath:i+"/reasons",schemaPath:"#/oneOf/0/properties/reasons/maxItems",keyword:"maxItems",params:{limit:0}};e===null?e=[
a]:e.push(a),r++}}else{let a={instancePath:i+"/reasons",schemaPath:"#/oneOf/0/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(
a),r++}}}var c=l===r;if(c){o=!0,p=0;var d={};d.outcome=!0,d.exitCode=!0,d.valid=!0,d.reasons=!0}let P=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.outcome!==
void 0&&s.outcome!=="slo-failed"){let f={instancePath:i+"/outcome",schemaPath:"#/oneOf/1/properties/outcome/const",keyword:"const",params:{allowedValue:"slo-fai\
led"}};e===null?e=[f]:e.push(f),r++}if(s.exitCode!==void 0&&s.exitCode!==1){let f={instancePath:i+"/exitCode",schemaPath:"#/oneOf/1/properties/exitCode/const",keyword:"\
const",params:{allowedValue:1}};e===null?e=[f]:e.push(f),r++}if(s.valid!==void 0&&s.valid!==!0){let f={instancePath:i+"/valid",schemaPath:"#/oneOf/1/properties/\
valid/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[f]:e.push(f),r++}if(s.reasons!==void 0){let f=s.reasons;if(Array.isArray(f)){if(f.length>0){let a={
instancePath:i+"/reasons",schemaPath:"#/oneOf/1/properties/reasons/maxItems",keyword:"maxItems",params:{limit:0}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+
"/reasons",schemaPath:"#/oneOf/1/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}}var c=P===r;if(c&&o)o=!1,p=[p,1];else{
c&&(o=!0,p=1,d!==!0&&(d=d||{},d.outcome=!0,d.exitCode=!0,d.valid=!0,d.reasons=!0));let f=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.outcome!==void 0&&s.
outcome!=="invalid"){let h={instancePath:i+"/outcome",schemaPath:"#/oneOf/2/properties/outcome/const",keyword:"const",params:{allowedValue:"invalid"}};e===null?
e=[h]:e.push(h),r++}if(s.exitCode!==void 0){let h=s.exitCode;if(!(h===3||h===4)){let b={instancePath:i+"/exitCode",schemaPath:"#/oneOf/2/properties/exitCode/enu\
m",keyword:"enum",params:{allowedValues:C.oneOf[2].properties.exitCode.enum}};e===null?e=[b]:e.push(b),r++}}if(s.valid!==void 0&&s.valid!==!1){let h={instancePath:i+
"/valid",schemaPath:"#/oneOf/2/properties/valid/const",keyword:"const",params:{allowedValue:!1}};e===null?e=[h]:e.push(h),r++}if(s.reasons!==void 0){let h=s.reasons;
if(Array.isArray(h)){if(h.length<1){let b={instancePath:i+"/reasons",schemaPath:"#/oneOf/2/properties/reasons/minItems",keyword:"minItems",params:{limit:1}};e===
null?e=[b]:e.push(b),r++}}else{let b={instancePath:i+"/reasons",schemaPath:"#/oneOf/2/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=
[b]:e.push(b),r++}}}var c=f===r;if(c&&o)o=!1,p=[p,2];else{c&&(o=!0,p=2,d!==!0&&(d=d||{},d.outcome=!0,d.exitCode=!0,d.valid=!0,d.reasons=!0));let h=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.outcome!==void 0&&s.outcome!=="aborted"){let v={instancePath:i+"/outcome",schemaPath:"#/oneOf/3/properties/outcome/const",keyword:"\
const",params:{allowedValue:"aborted"}};e===null?e=[v]:e.push(v),r++}if(s.exitCode!==void 0&&s.exitCode!==3){let v={instancePath:i+"/exitCode",schemaPath:"#/one\
Of/3/properties/exitCode/const",keyword:"const",params:{allowedValue:3}};e===null?e=[v]:e.push(v),r++}if(s.valid!==void 0&&s.valid!==!1){let v={instancePath:i+"\
/valid",schemaPath:"#/oneOf/3/properties/valid/const",keyword:"const",params:{allowedValue:!1}};e===null?e=[v]:e.push(v),r++}if(s.reasons!==void 0){let v=s.reasons;
if(Array.isArray(v)){if(v.length<1){let O={instancePath:i+"/reasons",schemaPath:"#/oneOf/3/properties/reasons/minItems",keyword:"minItems",params:{limit:1}};e===
null?e=[O]:e.push(O),r++}}else{let O={instancePath:i+"/reasons",schemaPath:"#/oneOf/3/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=
[O]:e.push(O),r++}}}var c=h===r;c&&o?(o=!1,p=[p,3]):c&&(o=!0,p=3,d!==!0&&(d=d||{},d.outcome=!0,d.exitCode=!0,d.valid=!0,d.reasons=!0))}}if(o)r=n,e!==null&&(n?e.
length=n:e=null);else{let f={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:p}};e===null?e=[f]:e.push(f),r++}if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.schema===void 0){let f={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[f]:e.push(
f),r++}if(s.outcome===void 0){let f={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"outcome"}};e===null?e=[f]:e.push(f),r++}
if(s.exitCode===void 0){let f={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exitCode"}};e===null?e=[f]:e.push(f),r++}if(s.
valid===void 0){let f={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid"}};e===null?e=[f]:e.push(f),r++}if(s.reasons===void 0){
let f={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reasons"}};e===null?e=[f]:e.push(f),r++}if(s.notes===void 0){let f={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"notes"}};e===null?e=[f]:e.push(f),r++}if(s.requests===void 0){let f={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"requests"}};e===null?e=[f]:e.push(f),r++}if(s.metrics===void 0){let f={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"metrics"}};e===null?e=[f]:e.push(f),r++}if(s.throughput===void 0){let f={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"throughput"}};e===null?e=[f]:e.push(f),r++}if(s.rates===void 0){let f={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"rates"}};e===null?e=[f]:e.push(f),r++}if(s.goodput===void 0){let f={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"goodput"}};e===null?e=[f]:e.push(f),r++}if(s.littlesLaw===void 0){let f={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"littlesLaw"}};e===null?e=[f]:e.push(f),r++}if(s.errors===void 0){let f={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
errors"}};e===null?e=[f]:e.push(f),r++}if(s.conformance===void 0){let f={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"conf\
ormance"}};e===null?e=[f]:e.push(f),r++}if(s.series===void 0){let f={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"series"}};
e===null?e=[f]:e.push(f),r++}if(s.slo===void 0){let f={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"slo"}};e===null?e=[f]:
e.push(f),r++}if(s.scenario===void 0){let f={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scenario"}};e===null?e=[f]:e.push(
f),r++}if(s.suite===void 0){let f={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"suite"}};e===null?e=[f]:e.push(f),r++}if(s.
target===void 0){let f={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"target"}};e===null?e=[f]:e.push(f),r++}if(s.workload===
void 0){let f={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"workload"}};e===null?e=[f]:e.push(f),r++}if(s.schedule===void 0){
let f={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schedule"}};e===null?e=[f]:e.push(f),r++}if(s.instrument===void 0){let f={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"instrument"}};e===null?e=[f]:e.push(f),r++}if(s.startedAt===void 0){let f={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"startedAt"}};e===null?e=[f]:e.push(f),r++}if(s.durationMs===void 0){let f={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"durationMs"}};e===null?e=[f]:e.push(f),r++}for(let f in s)if(!ie.call(C.properties,f)){let a={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[a]:e.push(a),r++}if(s.schema!==void 0&&s.schema!==
"assay.load/1"){let f={instancePath:i+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"assay.load/1"}};e===null?e=[f]:e.push(
f),r++}if(s.outcome!==void 0){let f=s.outcome;if(!(f==="ok"||f==="slo-failed"||f==="invalid"||f==="aborted")){let a={instancePath:i+"/outcome",schemaPath:"#/pro\
perties/outcome/enum",keyword:"enum",params:{allowedValues:C.properties.outcome.enum}};e===null?e=[a]:e.push(a),r++}}if(s.exitCode!==void 0){let f=s.exitCode;if(!(f===
0||f===1||f===3||f===4)){let a={instancePath:i+"/exitCode",schemaPath:"#/properties/exitCode/enum",keyword:"enum",params:{allowedValues:C.properties.exitCode.enum}};
e===null?e=[a]:e.push(a),r++}}if(s.valid!==void 0&&typeof s.valid!="boolean"){let f={instancePath:i+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",
params:{type:"boolean"}};e===null?e=[f]:e.push(f),r++}if(s.reasons!==void 0){let f=s.reasons;if(Array.isArray(f)){let a=f.length;for(let h=0;h<a;h++){let b=f[h];
if(typeof b=="string"){if(V(b)<1){let v={instancePath:i+"/reasons/"+h,schemaPath:"#/properties/reasons/items/minLength",keyword:"minLength",params:{limit:1}};e===
null?e=[v]:e.push(v),r++}if(!Q.test(b)){let v={instancePath:i+"/reasons/"+h,schemaPath:"#/properties/reasons/items/pattern",keyword:"pattern",params:{pattern:"^\
[^\\n]*$"}};e===null?e=[v]:e.push(v),r++}}else{let v={instancePath:i+"/reasons/"+h,schemaPath:"#/properties/reasons/items/type",keyword:"type",params:{type:"str\
ing"}};e===null?e=[v]:e.push(v),r++}}}else{let a={instancePath:i+"/reasons",schemaPath:"#/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?
e=[a]:e.push(a),r++}}if(s.notes!==void 0){let f=s.notes;if(Array.isArray(f)){let a=f.length;for(let h=0;h<a;h++){let b=f[h];if(typeof b=="string"){if(V(b)<1){let v={
instancePath:i+"/notes/"+h,schemaPath:"#/properties/notes/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[v]:e.push(v),r++}if(!Q.test(b)){let v={
instancePath:i+"/notes/"+h,schemaPath:"#/properties/notes/items/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[v]:e.push(v),r++}}else{let v={
instancePath:i+"/notes/"+h,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type:"string"}};e===null?e=[v]:e.push(v),r++}}}else{let a={instancePath:i+
"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}if(s.requests!==void 0){let f=s.requests;if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f.started===void 0){let a={instancePath:i+"/requests",schemaPath:"#/properties/requests/required",keyword:"required",params:{
missingProperty:"started"}};e===null?e=[a]:e.push(a),r++}if(f.ok===void 0){let a={instancePath:i+"/requests",schemaPath:"#/properties/requests/required",keyword:"\
required",params:{missingProperty:"ok"}};e===null?e=[a]:e.push(a),r++}if(f.failed===void 0){let a={instancePath:i+"/requests",schemaPath:"#/properties/requests/\
required",keyword:"required",params:{missingProperty:"failed"}};e===null?e=[a]:e.push(a),r++}if(f.dropped===void 0){let a={instancePath:i+"/requests",schemaPath:"\
#/properties/requests/required",keyword:"required",params:{missingProperty:"dropped"}};e===null?e=[a]:e.push(a),r++}if(f.interrupted===void 0){let a={instancePath:i+
"/requests",schemaPath:"#/properties/requests/required",keyword:"required",params:{missingProperty:"interrupted"}};e===null?e=[a]:e.push(a),r++}if(f.errorShare===
void 0){let a={instancePath:i+"/requests",schemaPath:"#/properties/requests/required",keyword:"required",params:{missingProperty:"errorShare"}};e===null?e=[a]:e.
push(a),r++}for(let a in f)if(!(a==="started"||a==="ok"||a==="failed"||a==="dropped"||a==="errorShare"||a==="interrupted")){let h={instancePath:i+"/requests",schemaPath:"\
#/properties/requests/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[h]:e.push(h),r++}if(f.started!==void 0){let a=f.
started;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let h={instancePath:i+"/requests/started",schemaPath:"#/properties/requests/properties/started\
/type",keyword:"type",params:{type:"integer"}};e===null?e=[h]:e.push(h),r++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let h={instancePath:i+"/request\
s/started",schemaPath:"#/properties/requests/properties/started/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}if(f.
ok!==void 0){let a=f.ok;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let h={instancePath:i+"/requests/ok",schemaPath:"#/properties/requests/propert\
ies/ok/type",keyword:"type",params:{type:"integer"}};e===null?e=[h]:e.push(h),r++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let h={instancePath:i+"/r\
equests/ok",schemaPath:"#/properties/requests/properties/ok/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}if(f.failed!==
void 0){let a=f.failed;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let h={instancePath:i+"/requests/failed",schemaPath:"#/properties/requests/prop\
erties/failed/type",keyword:"type",params:{type:"integer"}};e===null?e=[h]:e.push(h),r++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let h={instancePath:i+
"/requests/failed",schemaPath:"#/properties/requests/properties/failed/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}
if(f.dropped!==void 0){let a=f.dropped;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let h={instancePath:i+"/requests/dropped",schemaPath:"#/propert\
ies/requests/properties/dropped/type",keyword:"type",params:{type:"integer"}};e===null?e=[h]:e.push(h),r++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){
let h={instancePath:i+"/requests/dropped",schemaPath:"#/properties/requests/properties/dropped/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===
null?e=[h]:e.push(h),r++}}if(f.errorShare!==void 0){let a=f.errorShare;if(typeof a=="number"&&isFinite(a)){if(a>1||isNaN(a)){let h={instancePath:i+"/requests/er\
rorShare",schemaPath:"#/properties/requests/properties/errorShare/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[h]:e.push(h),r++}if(a<
0||isNaN(a)){let h={instancePath:i+"/requests/errorShare",schemaPath:"#/properties/requests/properties/errorShare/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+"/requests/errorShare",schemaPath:"#/properties/requests/properties/errorShare/type",keyword:"\
type",params:{type:"number"}};e===null?e=[h]:e.push(h),r++}}if(f.interrupted!==void 0){let a=f.interrupted;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a))){let h={instancePath:i+"/requests/interrupted",schemaPath:"#/properties/requests/properties/interrupted/type",keyword:"type",params:{type:"integer"}};e===null?
e=[h]:e.push(h),r++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let h={instancePath:i+"/requests/interrupted",schemaPath:"#/properties/requests/propert\
ies/interrupted/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}}else{let a={instancePath:i+"/requests",schemaPath:"#\
/properties/requests/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.tokens!==void 0){let f=s.tokens;if(!(f&&typeof f=="object"&&
!Array.isArray(f))&&f!==null){let a={instancePath:i+"/tokens",schemaPath:"#/properties/tokens/type",keyword:"type",params:{type:C.properties.tokens.type}};e===null?
e=[a]:e.push(a),r++}if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.n===void 0){let a={instancePath:i+"/tokens",schemaPath:"#/properties/tokens/required",keyword:"\
required",params:{missingProperty:"n"}};e===null?e=[a]:e.push(a),r++}if(f.askedMean===void 0){let a={instancePath:i+"/tokens",schemaPath:"#/properties/tokens/re\
quired",keyword:"required",params:{missingProperty:"askedMean"}};e===null?e=[a]:e.push(a),r++}if(f.p50===void 0){let a={instancePath:i+"/tokens",schemaPath:"#/p\
roperties/tokens/required",keyword:"required",params:{missingProperty:"p50"}};e===null?e=[a]:e.push(a),r++}if(f.mean===void 0){let a={instancePath:i+"/tokens",schemaPath:"\
#/properties/tokens/required",keyword:"required",params:{missingProperty:"mean"}};e===null?e=[a]:e.push(a),r++}if(f.over===void 0){let a={instancePath:i+"/token\
s",schemaPath:"#/properties/tokens/required",keyword:"required",params:{missingProperty:"over"}};e===null?e=[a]:e.push(a),r++}for(let a in f)if(!(a==="n"||a==="\
askedMean"||a==="p50"||a==="mean"||a==="over")){let h={instancePath:i+"/tokens",schemaPath:"#/properties/tokens/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:a}};e===null?e=[h]:e.push(h),r++}if(f.n!==void 0){let a=f.n;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let h={instancePath:i+
"/tokens/n",schemaPath:"#/properties/tokens/properties/n/type",keyword:"type",params:{type:"integer"}};e===null?e=[h]:e.push(h),r++}if(typeof a=="number"&&isFinite(
a)&&(a<1||isNaN(a))){let h={instancePath:i+"/tokens/n",schemaPath:"#/properties/tokens/properties/n/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};
e===null?e=[h]:e.push(h),r++}}if(f.askedMean!==void 0){let a=f.askedMean;if(typeof a=="number"&&isFinite(a)){if(a<0||isNaN(a)){let h={instancePath:i+"/tokens/as\
kedMean",schemaPath:"#/properties/tokens/properties/askedMean/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}else{let h={
instancePath:i+"/tokens/askedMean",schemaPath:"#/properties/tokens/properties/askedMean/type",keyword:"type",params:{type:"number"}};e===null?e=[h]:e.push(h),r++}}
if(f.p50!==void 0){let a=f.p50;if(!(typeof a=="number"&&isFinite(a))&&a!==null){let h={instancePath:i+"/tokens/p50",schemaPath:"#/properties/tokens/properties/p\
50/type",keyword:"type",params:{type:C.properties.tokens.properties.p50.type}};e===null?e=[h]:e.push(h),r++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){
let h={instancePath:i+"/tokens/p50",schemaPath:"#/properties/tokens/properties/p50/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.
push(h),r++}}if(f.mean!==void 0){let a=f.mean;if(typeof a=="number"&&isFinite(a)){if(a<0||isNaN(a)){let h={instancePath:i+"/tokens/mean",schemaPath:"#/propertie\
s/tokens/properties/mean/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+"/tokens/mean",schemaPath:"\
#/properties/tokens/properties/mean/type",keyword:"type",params:{type:"number"}};e===null?e=[h]:e.push(h),r++}}if(f.over!==void 0){let a=f.over;if(!(a&&typeof a==
"object"&&!Array.isArray(a))&&a!==null){let h={instancePath:i+"/tokens/over",schemaPath:"#/properties/tokens/properties/over/type",keyword:"type",params:{type:C.
properties.tokens.properties.over.type}};e===null?e=[h]:e.push(h),r++}if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.count===void 0){let h={instancePath:i+"/\
tokens/over",schemaPath:"#/properties/tokens/properties/over/required",keyword:"required",params:{missingProperty:"count"}};e===null?e=[h]:e.push(h),r++}if(a.share===
void 0){let h={instancePath:i+"/tokens/over",schemaPath:"#/properties/tokens/properties/over/required",keyword:"required",params:{missingProperty:"share"}};e===
null?e=[h]:e.push(h),r++}if(a.mean===void 0){let h={instancePath:i+"/tokens/over",schemaPath:"#/properties/tokens/properties/over/required",keyword:"required",params:{
missingProperty:"mean"}};e===null?e=[h]:e.push(h),r++}for(let h in a)if(!(h==="count"||h==="share"||h==="mean")){let b={instancePath:i+"/tokens/over",schemaPath:"\
#/properties/tokens/properties/over/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[b]:e.push(b),r++}if(a.count!==
void 0){let h=a.count;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h))){let b={instancePath:i+"/tokens/over/count",schemaPath:"#/properties/tokens/prope\
rties/over/properties/count/type",keyword:"type",params:{type:"integer"}};e===null?e=[b]:e.push(b),r++}if(typeof h=="number"&&isFinite(h)&&(h<1||isNaN(h))){let b={
instancePath:i+"/tokens/over/count",schemaPath:"#/properties/tokens/properties/over/properties/count/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};
e===null?e=[b]:e.push(b),r++}}if(a.share!==void 0){let h=a.share;if(typeof h=="number"&&isFinite(h)){if(h>1||isNaN(h)){let b={instancePath:i+"/tokens/over/share",
schemaPath:"#/properties/tokens/properties/over/properties/share/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[b]:e.push(b),r++}if(h<
0||isNaN(h)){let b={instancePath:i+"/tokens/over/share",schemaPath:"#/properties/tokens/properties/over/properties/share/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[b]:e.push(b),r++}}else{let b={instancePath:i+"/tokens/over/share",schemaPath:"#/properties/tokens/properties/over/properties/share/typ\
e",keyword:"type",params:{type:"number"}};e===null?e=[b]:e.push(b),r++}}if(a.mean!==void 0){let h=a.mean;if(typeof h=="number"&&isFinite(h)){if(h<0||isNaN(h)){let b={
instancePath:i+"/tokens/over/mean",schemaPath:"#/properties/tokens/properties/over/properties/mean/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[b]:e.push(b),r++}}else{let b={instancePath:i+"/tokens/over/mean",schemaPath:"#/properties/tokens/properties/over/properties/mean/type",keyword:"type",
params:{type:"number"}};e===null?e=[b]:e.push(b),r++}}}}}}if(s.sentBy!==void 0){let f=s.sentBy;if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.json===void 0){
let a={instancePath:i+"/sentBy",schemaPath:"#/properties/sentBy/required",keyword:"required",params:{missingProperty:"json"}};e===null?e=[a]:e.push(a),r++}if(f.
sse===void 0){let a={instancePath:i+"/sentBy",schemaPath:"#/properties/sentBy/required",keyword:"required",params:{missingProperty:"sse"}};e===null?e=[a]:e.push(
a),r++}if(f.websocket===void 0){let a={instancePath:i+"/sentBy",schemaPath:"#/properties/sentBy/required",keyword:"required",params:{missingProperty:"websocket"}};
e===null?e=[a]:e.push(a),r++}for(let a in f)if(!(a==="json"||a==="sse"||a==="websocket")){let h={instancePath:i+"/sentBy",schemaPath:"#/properties/sentBy/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[h]:e.push(h),r++}if(f.json!==void 0){let a=f.json;if(!(typeof a=="numb\
er"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let h={instancePath:i+"/sentBy/json",schemaPath:"#/properties/sentBy/properties/json/type",keyword:"type",params:{type:"in\
teger"}};e===null?e=[h]:e.push(h),r++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let h={instancePath:i+"/sentBy/json",schemaPath:"#/properties/sentBy/\
properties/json/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}if(f.sse!==void 0){let a=f.sse;if(!(typeof a=="number"&&
!(a%1)&&!isNaN(a)&&isFinite(a))){let h={instancePath:i+"/sentBy/sse",schemaPath:"#/properties/sentBy/properties/sse/type",keyword:"type",params:{type:"integer"}};
e===null?e=[h]:e.push(h),r++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let h={instancePath:i+"/sentBy/sse",schemaPath:"#/properties/sentBy/properties\
/sse/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}if(f.websocket!==void 0){let a=f.websocket;if(!(typeof a=="numbe\
r"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let h={instancePath:i+"/sentBy/websocket",schemaPath:"#/properties/sentBy/properties/websocket/type",keyword:"type",params:{
type:"integer"}};e===null?e=[h]:e.push(h),r++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let h={instancePath:i+"/sentBy/websocket",schemaPath:"#/prope\
rties/sentBy/properties/websocket/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}}else{let a={instancePath:i+"/sentB\
y",schemaPath:"#/properties/sentBy/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.metrics!==void 0){let f=s.metrics;if(f&&typeof f==
"object"&&!Array.isArray(f)){for(let a in f){let h=r;if(typeof a=="string"&&!Dr.test(a)){let b={instancePath:i+"/metrics",schemaPath:"#/properties/metrics/prope\
rtyNames/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},propertyName:a};e===null?e=[b]:e.push(b),r++}var x=h===r;if(!x){let b={instancePath:i+"\
/metrics",schemaPath:"#/properties/metrics/propertyNames",keyword:"propertyNames",params:{propertyName:a}};e===null?e=[b]:e.push(b),r++}}for(let a in f)ke(f[a],
{instancePath:i+"/metrics/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:f,parentDataProperty:a,rootData:k,dynamicAnchors:w})||(e=e===null?ke.errors:e.concat(
ke.errors),r=e.length)}else{let a={instancePath:i+"/metrics",schemaPath:"#/properties/metrics/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(
a),r++}}if(s.throughput!==void 0){let f=s.throughput;if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.completionsPerSecond===void 0){let a={instancePath:i+"/th\
roughput",schemaPath:"#/properties/throughput/required",keyword:"required",params:{missingProperty:"completionsPerSecond"}};e===null?e=[a]:e.push(a),r++}if(f.outputTokensPerSecond===
void 0){let a={instancePath:i+"/throughput",schemaPath:"#/properties/throughput/required",keyword:"required",params:{missingProperty:"outputTokensPerSecond"}};e===
null?e=[a]:e.push(a),r++}if(f.tokensPerSecondPerUser===void 0){let a={instancePath:i+"/throughput",schemaPath:"#/properties/throughput/required",keyword:"requir\
ed",params:{missingProperty:"tokensPerSecondPerUser"}};e===null?e=[a]:e.push(a),r++}for(let a in f)if(!(a==="completionsPerSecond"||a==="outputTokensPerSecond"||
a==="tokensPerSecondPerUser")){let h={instancePath:i+"/throughput",schemaPath:"#/properties/throughput/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a}};e===null?e=[h]:e.push(h),r++}if(f.completionsPerSecond!==void 0){let a=f.completionsPerSecond;if(typeof a=="number"&&isFinite(a)){if(a<0||
isNaN(a)){let h={instancePath:i+"/throughput/completionsPerSecond",schemaPath:"#/properties/throughput/properties/completionsPerSecond/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+"/throughput/completionsPerSecond",schemaPath:"#/properties/throughpu\
t/properties/completionsPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[h]:e.push(h),r++}}if(f.outputTokensPerSecond!==void 0){let a=f.outputTokensPerSecond;
if(!(typeof a=="number"&&isFinite(a))&&a!==null){let h={instancePath:i+"/throughput/outputTokensPerSecond",schemaPath:"#/properties/throughput/properties/output\
TokensPerSecond/type",keyword:"type",params:{type:C.properties.throughput.properties.outputTokensPerSecond.type}};e===null?e=[h]:e.push(h),r++}if(typeof a=="num\
ber"&&isFinite(a)&&(a<0||isNaN(a))){let h={instancePath:i+"/throughput/outputTokensPerSecond",schemaPath:"#/properties/throughput/properties/outputTokensPerSeco\
nd/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}if(f.tokensPerSecondPerUser!==void 0){let a=f.tokensPerSecondPerUser;
if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null){let h={instancePath:i+"/throughput/tokensPerSecondPerUser",schemaPath:"#/properties/throughput/propert\
ies/tokensPerSecondPerUser/type",keyword:"type",params:{type:C.properties.throughput.properties.tokensPerSecondPerUser.type}};e===null?e=[h]:e.push(h),r++}if(a&&
typeof a=="object"&&!Array.isArray(a)){if(a.p50===void 0){let h={instancePath:i+"/throughput/tokensPerSecondPerUser",schemaPath:"#/properties/throughput/propert\
ies/tokensPerSecondPerUser/required",keyword:"required",params:{missingProperty:"p50"}};e===null?e=[h]:e.push(h),r++}if(a.p10===void 0){let h={instancePath:i+"/\
throughput/tokensPerSecondPerUser",schemaPath:"#/properties/throughput/properties/tokensPerSecondPerUser/required",keyword:"required",params:{missingProperty:"p\
10"}};e===null?e=[h]:e.push(h),r++}if(a.p1===void 0){let h={instancePath:i+"/throughput/tokensPerSecondPerUser",schemaPath:"#/properties/throughput/properties/t\
okensPerSecondPerUser/required",keyword:"required",params:{missingProperty:"p1"}};e===null?e=[h]:e.push(h),r++}for(let h in a)if(!(h==="p50"||h==="p10"||h==="p1")){
let b={instancePath:i+"/throughput/tokensPerSecondPerUser",schemaPath:"#/properties/throughput/properties/tokensPerSecondPerUser/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:h}};e===null?e=[b]:e.push(b),r++}if(a.p50!==void 0){let h=a.p50;if(!(typeof h=="number"&&isFinite(h))&&h!==null){
let b={instancePath:i+"/throughput/tokensPerSecondPerUser/p50",schemaPath:"#/properties/throughput/properties/tokensPerSecondPerUser/properties/p50/type",keyword:"\
type",params:{type:C.properties.throughput.properties.tokensPerSecondPerUser.properties.p50.type}};e===null?e=[b]:e.push(b),r++}if(typeof h=="number"&&isFinite(
h)&&(h<0||isNaN(h))){let b={instancePath:i+"/throughput/tokensPerSecondPerUser/p50",schemaPath:"#/properties/throughput/properties/tokensPerSecondPerUser/proper\
ties/p50/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[b]:e.push(b),r++}}if(a.p10!==void 0){let h=a.p10;if(!(typeof h=="number"&&isFinite(
h))&&h!==null){let b={instancePath:i+"/throughput/tokensPerSecondPerUser/p10",schemaPath:"#/properties/throughput/properties/tokensPerSecondPerUser/properties/p\
10/type",keyword:"type",params:{type:C.properties.throughput.properties.tokensPerSecondPerUser.properties.p10.type}};e===null?e=[b]:e.push(b),r++}if(typeof h=="\
number"&&isFinite(h)&&(h<0||isNaN(h))){let b={instancePath:i+"/throughput/tokensPerSecondPerUser/p10",schemaPath:"#/properties/throughput/properties/tokensPerSe\
condPerUser/properties/p10/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[b]:e.push(b),r++}}if(a.p1!==void 0){let h=a.p1;if(!(typeof h==
"number"&&isFinite(h))&&h!==null){let b={instancePath:i+"/throughput/tokensPerSecondPerUser/p1",schemaPath:"#/properties/throughput/properties/tokensPerSecondPe\
rUser/properties/p1/type",keyword:"type",params:{type:C.properties.throughput.properties.tokensPerSecondPerUser.properties.p1.type}};e===null?e=[b]:e.push(b),r++}
if(typeof h=="number"&&isFinite(h)&&(h<0||isNaN(h))){let b={instancePath:i+"/throughput/tokensPerSecondPerUser/p1",schemaPath:"#/properties/throughput/propertie\
s/tokensPerSecondPerUser/properties/p1/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[b]:e.push(b),r++}}}}}else{let a={instancePath:i+
"/throughput",schemaPath:"#/properties/throughput/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.rates!==void 0){let f=s.rates;
if(!(f&&typeof f=="object"&&!Array.isArray(f))&&f!==null){let a={instancePath:i+"/rates",schemaPath:"#/properties/rates/type",keyword:"type",params:{type:C.properties.
rates.type}};e===null?e=[a]:e.push(a),r++}if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.askedPerSecond===void 0){let a={instancePath:i+"/rates",schemaPath:"\
#/properties/rates/required",keyword:"required",params:{missingProperty:"askedPerSecond"}};e===null?e=[a]:e.push(a),r++}if(f.sentPerSecond===void 0){let a={instancePath:i+
"/rates",schemaPath:"#/properties/rates/required",keyword:"required",params:{missingProperty:"sentPerSecond"}};e===null?e=[a]:e.push(a),r++}if(f.admittedPerSecond===
void 0){let a={instancePath:i+"/rates",schemaPath:"#/properties/rates/required",keyword:"required",params:{missingProperty:"admittedPerSecond"}};e===null?e=[a]:
e.push(a),r++}if(f.completedPerSecond===void 0){let a={instancePath:i+"/rates",schemaPath:"#/properties/rates/required",keyword:"required",params:{missingProperty:"\
completedPerSecond"}};e===null?e=[a]:e.push(a),r++}for(let a in f)if(!(a==="askedPerSecond"||a==="sentPerSecond"||a==="admittedPerSecond"||a==="completedPerSeco\
nd")){let h={instancePath:i+"/rates",schemaPath:"#/properties/rates/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?
e=[h]:e.push(h),r++}if(f.askedPerSecond!==void 0){let a=f.askedPerSecond;if(!(typeof a=="number"&&isFinite(a))&&a!==null){let h={instancePath:i+"/rates/askedPer\
Second",schemaPath:"#/properties/rates/properties/askedPerSecond/type",keyword:"type",params:{type:C.properties.rates.properties.askedPerSecond.type}};e===null?
e=[h]:e.push(h),r++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let h={instancePath:i+"/rates/askedPerSecond",schemaPath:"#/properties/rates/properties\
/askedPerSecond/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}if(f.sentPerSecond!==void 0){let a=f.sentPerSecond;if(typeof a==
"number"&&isFinite(a)){if(a<0||isNaN(a)){let h={instancePath:i+"/rates/sentPerSecond",schemaPath:"#/properties/rates/properties/sentPerSecond/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+"/rates/sentPerSecond",schemaPath:"#/properties/rates/proper\
ties/sentPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[h]:e.push(h),r++}}if(f.admittedPerSecond!==void 0){let a=f.admittedPerSecond;if(typeof a==
"number"&&isFinite(a)){if(a<0||isNaN(a)){let h={instancePath:i+"/rates/admittedPerSecond",schemaPath:"#/properties/rates/properties/admittedPerSecond/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+"/rates/admittedPerSecond",schemaPath:"#/properties/rates/pr\
operties/admittedPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[h]:e.push(h),r++}}if(f.completedPerSecond!==void 0){let a=f.completedPerSecond;
if(typeof a=="number"&&isFinite(a)){if(a<0||isNaN(a)){let h={instancePath:i+"/rates/completedPerSecond",schemaPath:"#/properties/rates/properties/completedPerSe\
cond/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+"/rates/completedPerSecond",schemaPath:"\
#/properties/rates/properties/completedPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[h]:e.push(h),r++}}}}if(s.goodput!==void 0){let f=s.goodput;
if(!(f&&typeof f=="object"&&!Array.isArray(f))&&f!==null){let a={instancePath:i+"/goodput",schemaPath:"#/properties/goodput/type",keyword:"type",params:{type:C.
properties.goodput.type}};e===null?e=[a]:e.push(a),r++}if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.share===void 0){let a={instancePath:i+"/goodput",schemaPath:"\
#/properties/goodput/required",keyword:"required",params:{missingProperty:"share"}};e===null?e=[a]:e.push(a),r++}if(f.perSecond===void 0){let a={instancePath:i+
"/goodput",schemaPath:"#/properties/goodput/required",keyword:"required",params:{missingProperty:"perSecond"}};e===null?e=[a]:e.push(a),r++}if(f.tokensPerSecond===
void 0){let a={instancePath:i+"/goodput",schemaPath:"#/properties/goodput/required",keyword:"required",params:{missingProperty:"tokensPerSecond"}};e===null?e=[a]:
e.push(a),r++}if(f.goals===void 0){let a={instancePath:i+"/goodput",schemaPath:"#/properties/goodput/required",keyword:"required",params:{missingProperty:"goals"}};
e===null?e=[a]:e.push(a),r++}for(let a in f)if(!(a==="share"||a==="perSecond"||a==="tokensPerSecond"||a==="goals")){let h={instancePath:i+"/goodput",schemaPath:"\
#/properties/goodput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[h]:e.push(h),r++}if(f.share!==void 0){let a=f.
share;if(typeof a=="number"&&isFinite(a)){if(a>1||isNaN(a)){let h={instancePath:i+"/goodput/share",schemaPath:"#/properties/goodput/properties/share/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1}};e===null?e=[h]:e.push(h),r++}if(a<0||isNaN(a)){let h={instancePath:i+"/goodput/share",schemaPath:"#/properties/goodpu\
t/properties/share/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+"/goodput/share",schemaPath:"\
#/properties/goodput/properties/share/type",keyword:"type",params:{type:"number"}};e===null?e=[h]:e.push(h),r++}}if(f.perSecond!==void 0){let a=f.perSecond;if(typeof a==
"number"&&isFinite(a)){if(a<0||isNaN(a)){let h={instancePath:i+"/goodput/perSecond",schemaPath:"#/properties/goodput/properties/perSecond/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+"/goodput/perSecond",schemaPath:"#/properties/goodput/properties\
/perSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[h]:e.push(h),r++}}if(f.tokensPerSecond!==void 0){let a=f.tokensPerSecond;if(!(typeof a=="num\
ber"&&isFinite(a))&&a!==null){let h={instancePath:i+"/goodput/tokensPerSecond",schemaPath:"#/properties/goodput/properties/tokensPerSecond/type",keyword:"type",
params:{type:C.properties.goodput.properties.tokensPerSecond.type}};e===null?e=[h]:e.push(h),r++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let h={instancePath:i+
"/goodput/tokensPerSecond",schemaPath:"#/properties/goodput/properties/tokensPerSecond/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[
h]:e.push(h),r++}}if(f.goals!==void 0){let a=f.goals;if(Array.isArray(a)){let h=a.length;for(let b=0;b<h;b++){let v=a[b];if(v&&typeof v=="object"&&!Array.isArray(
v)){if(v.slo===void 0){let O={instancePath:i+"/goodput/goals/"+b,schemaPath:"#/properties/goodput/properties/goals/items/required",keyword:"required",params:{missingProperty:"\
slo"}};e===null?e=[O]:e.push(O),r++}if(v.share===void 0){let O={instancePath:i+"/goodput/goals/"+b,schemaPath:"#/properties/goodput/properties/goals/items/requi\
red",keyword:"required",params:{missingProperty:"share"}};e===null?e=[O]:e.push(O),r++}for(let O in v)if(!(O==="slo"||O==="share")){let S={instancePath:i+"/good\
put/goals/"+b,schemaPath:"#/properties/goodput/properties/goals/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:O}};e===null?
e=[S]:e.push(S),r++}if(v.slo!==void 0){let O=v.slo;if(typeof O=="string"){if(V(O)<1){let S={instancePath:i+"/goodput/goals/"+b+"/slo",schemaPath:"#/properties/g\
oodput/properties/goals/items/properties/slo/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[S]:e.push(S),r++}if(!Q.test(O)){let S={instancePath:i+
"/goodput/goals/"+b+"/slo",schemaPath:"#/properties/goodput/properties/goals/items/properties/slo/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?
e=[S]:e.push(S),r++}}else{let S={instancePath:i+"/goodput/goals/"+b+"/slo",schemaPath:"#/properties/goodput/properties/goals/items/properties/slo/type",keyword:"\
type",params:{type:"string"}};e===null?e=[S]:e.push(S),r++}}if(v.share!==void 0){let O=v.share;if(typeof O=="number"&&isFinite(O)){if(O>1||isNaN(O)){let S={instancePath:i+
"/goodput/goals/"+b+"/share",schemaPath:"#/properties/goodput/properties/goals/items/properties/share/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};
e===null?e=[S]:e.push(S),r++}if(O<0||isNaN(O)){let S={instancePath:i+"/goodput/goals/"+b+"/share",schemaPath:"#/properties/goodput/properties/goals/items/proper\
ties/share/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[S]:e.push(S),r++}}else{let S={instancePath:i+"/goodput/goals/"+b+"/share",schemaPath:"\
#/properties/goodput/properties/goals/items/properties/share/type",keyword:"type",params:{type:"number"}};e===null?e=[S]:e.push(S),r++}}}else{let O={instancePath:i+
"/goodput/goals/"+b,schemaPath:"#/properties/goodput/properties/goals/items/type",keyword:"type",params:{type:"object"}};e===null?e=[O]:e.push(O),r++}}}else{let h={
instancePath:i+"/goodput/goals",schemaPath:"#/properties/goodput/properties/goals/type",keyword:"type",params:{type:"array"}};e===null?e=[h]:e.push(h),r++}}}}if(s.
littlesLaw!==void 0){let f=s.littlesLaw;if(!(f&&typeof f=="object"&&!Array.isArray(f))&&f!==null){let a={instancePath:i+"/littlesLaw",schemaPath:"#/properties/l\
ittlesLaw/type",keyword:"type",params:{type:C.properties.littlesLaw.type}};e===null?e=[a]:e.push(a),r++}if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.inFlight===
void 0){let a={instancePath:i+"/littlesLaw",schemaPath:"#/properties/littlesLaw/required",keyword:"required",params:{missingProperty:"inFlight"}};e===null?e=[a]:
e.push(a),r++}if(f.arrivalsPerSecond===void 0){let a={instancePath:i+"/littlesLaw",schemaPath:"#/properties/littlesLaw/required",keyword:"required",params:{missingProperty:"\
arrivalsPerSecond"}};e===null?e=[a]:e.push(a),r++}if(f.meanStaySeconds===void 0){let a={instancePath:i+"/littlesLaw",schemaPath:"#/properties/littlesLaw/require\
d",keyword:"required",params:{missingProperty:"meanStaySeconds"}};e===null?e=[a]:e.push(a),r++}if(f.residual===void 0){let a={instancePath:i+"/littlesLaw",schemaPath:"\
#/properties/littlesLaw/required",keyword:"required",params:{missingProperty:"residual"}};e===null?e=[a]:e.push(a),r++}for(let a in f)if(!(a==="inFlight"||a==="\
arrivalsPerSecond"||a==="meanStaySeconds"||a==="residual")){let h={instancePath:i+"/littlesLaw",schemaPath:"#/properties/littlesLaw/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}};e===null?e=[h]:e.push(h),r++}if(f.inFlight!==void 0){let a=f.inFlight;if(typeof a=="number"&&isFinite(a)){if(a<
0||isNaN(a)){let h={instancePath:i+"/littlesLaw/inFlight",schemaPath:"#/properties/littlesLaw/properties/inFlight/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+"/littlesLaw/inFlight",schemaPath:"#/properties/littlesLaw/properties/inFlight/type",keyword:"\
type",params:{type:"number"}};e===null?e=[h]:e.push(h),r++}}if(f.arrivalsPerSecond!==void 0){let a=f.arrivalsPerSecond;if(typeof a=="number"&&isFinite(a)){if(a<
0||isNaN(a)){let h={instancePath:i+"/littlesLaw/arrivalsPerSecond",schemaPath:"#/properties/littlesLaw/properties/arrivalsPerSecond/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+"/littlesLaw/arrivalsPerSecond",schemaPath:"#/properties/littlesLaw/propertie\
s/arrivalsPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[h]:e.push(h),r++}}if(f.meanStaySeconds!==void 0){let a=f.meanStaySeconds;if(!(typeof a==
"number"&&isFinite(a))&&a!==null){let h={instancePath:i+"/littlesLaw/meanStaySeconds",schemaPath:"#/properties/littlesLaw/properties/meanStaySeconds/type",keyword:"\
type",params:{type:C.properties.littlesLaw.properties.meanStaySeconds.type}};e===null?e=[h]:e.push(h),r++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let h={
instancePath:i+"/littlesLaw/meanStaySeconds",schemaPath:"#/properties/littlesLaw/properties/meanStaySeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[h]:e.push(h),r++}}if(f.residual!==void 0){let a=f.residual;if(!(typeof a=="number"&&isFinite(a))&&a!==null){let h={instancePath:i+"/littlesLaw/resid\
ual",schemaPath:"#/properties/littlesLaw/properties/residual/type",keyword:"type",params:{type:C.properties.littlesLaw.properties.residual.type}};e===null?e=[h]:
e.push(h),r++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let h={instancePath:i+"/littlesLaw/residual",schemaPath:"#/properties/littlesLaw/properties/r\
esidual/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}}}if(s.errors!==void 0){let f=s.errors;if(Array.isArray(f)){let a=f.
length;for(let h=0;h<a;h++){let b=f[h];if(b&&typeof b=="object"&&!Array.isArray(b)){if(b.class===void 0){let v={instancePath:i+"/errors/"+h,schemaPath:"#/proper\
ties/errors/items/required",keyword:"required",params:{missingProperty:"class"}};e===null?e=[v]:e.push(v),r++}if(b.count===void 0){let v={instancePath:i+"/error\
s/"+h,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty:"count"}};e===null?e=[v]:e.push(v),r++}if(b.example===void 0){let v={
instancePath:i+"/errors/"+h,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty:"example"}};e===null?e=[v]:e.push(v),r++}
for(let v in b)if(!(v==="class"||v==="count"||v==="example"||v==="refusedKeys")){let O={instancePath:i+"/errors/"+h,schemaPath:"#/properties/errors/items/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:v}};e===null?e=[O]:e.push(O),r++}if(b.class!==void 0&&(re(b.class,{instancePath:i+"/er\
rors/"+h+"/class",parentData:b,parentDataProperty:"class",rootData:k,dynamicAnchors:w})||(e=e===null?re.errors:e.concat(re.errors),r=e.length)),b.count!==void 0){
let v=b.count;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v))){let O={instancePath:i+"/errors/"+h+"/count",schemaPath:"#/properties/errors/items/proper\
ties/count/type",keyword:"type",params:{type:"integer"}};e===null?e=[O]:e.push(O),r++}if(typeof v=="number"&&isFinite(v)&&(v<1||isNaN(v))){let O={instancePath:i+
"/errors/"+h+"/count",schemaPath:"#/properties/errors/items/properties/count/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[O]:e.push(
O),r++}}if(b.example!==void 0){let v=b.example;if(typeof v!="string"&&v!==null){let O={instancePath:i+"/errors/"+h+"/example",schemaPath:"#/properties/errors/it\
ems/properties/example/type",keyword:"type",params:{type:C.properties.errors.items.properties.example.type}};e===null?e=[O]:e.push(O),r++}}if(b.refusedKeys!==void 0){
let v=b.refusedKeys;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v))){let O={instancePath:i+"/errors/"+h+"/refusedKeys",schemaPath:"#/properties/errors/\
items/properties/refusedKeys/type",keyword:"type",params:{type:"integer"}};e===null?e=[O]:e.push(O),r++}if(typeof v=="number"&&isFinite(v)&&(v<1||isNaN(v))){let O={
instancePath:i+"/errors/"+h+"/refusedKeys",schemaPath:"#/properties/errors/items/properties/refusedKeys/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};
e===null?e=[O]:e.push(O),r++}}}else{let v={instancePath:i+"/errors/"+h,schemaPath:"#/properties/errors/items/type",keyword:"type",params:{type:"object"}};e===null?
e=[v]:e.push(v),r++}}}else{let a={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),
r++}}if(s.conformance!==void 0){let f=s.conformance;if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.sampled===void 0){let a={instancePath:i+"/conformance",schemaPath:"\
#/properties/conformance/required",keyword:"required",params:{missingProperty:"sampled"}};e===null?e=[a]:e.push(a),r++}if(f.conforming===void 0){let a={instancePath:i+
"/conformance",schemaPath:"#/properties/conformance/required",keyword:"required",params:{missingProperty:"conforming"}};e===null?e=[a]:e.push(a),r++}if(f.example===
void 0){let a={instancePath:i+"/conformance",schemaPath:"#/properties/conformance/required",keyword:"required",params:{missingProperty:"example"}};e===null?e=[a]:
e.push(a),r++}for(let a in f)if(!(a==="sampled"||a==="conforming"||a==="example")){let h={instancePath:i+"/conformance",schemaPath:"#/properties/conformance/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[h]:e.push(h),r++}if(f.sampled!==void 0){let a=f.sampled;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let h={instancePath:i+"/conformance/sampled",schemaPath:"#/properties/conformance/properties/sampled/type",keyword:"t\
ype",params:{type:"integer"}};e===null?e=[h]:e.push(h),r++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let h={instancePath:i+"/conformance/sampled",schemaPath:"\
#/properties/conformance/properties/sampled/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}if(f.conforming!==void 0){
let a=f.conforming;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let h={instancePath:i+"/conformance/conforming",schemaPath:"#/properties/conformanc\
e/properties/conforming/type",keyword:"type",params:{type:"integer"}};e===null?e=[h]:e.push(h),r++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let h={instancePath:i+
"/conformance/conforming",schemaPath:"#/properties/conformance/properties/conforming/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:
e.push(h),r++}}if(f.example!==void 0){let a=f.example;if(typeof a!="string"&&a!==null){let h={instancePath:i+"/conformance/example",schemaPath:"#/properties/con\
formance/properties/example/type",keyword:"type",params:{type:C.properties.conformance.properties.example.type}};e===null?e=[h]:e.push(h),r++}}}else{let a={instancePath:i+
"/conformance",schemaPath:"#/properties/conformance/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.series!==void 0){let f=s.series,
a=r,h=!1,b=r;if(f!==null){let O={instancePath:i+"/series",schemaPath:"#/properties/series/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[O]:e.push(
O),r++}var m=b===r;h=h||m;let v=r;we(f,{instancePath:i+"/series",parentData:s,parentDataProperty:"series",rootData:k,dynamicAnchors:w})||(e=e===null?we.errors:e.
concat(we.errors),r=e.length);var m=v===r;if(h=h||m,h)r=a,e!==null&&(a?e.length=a:e=null);else{let O={instancePath:i+"/series",schemaPath:"#/properties/series/a\
nyOf",keyword:"anyOf",params:{}};e===null?e=[O]:e.push(O),r++}}if(s.slo!==void 0){let f=s.slo;if(Array.isArray(f)){let a=f.length;for(let h=0;h<a;h++){let b=f[h];
if(b&&typeof b=="object"&&!Array.isArray(b)){if(b.slo===void 0){let v={instancePath:i+"/slo/"+h,schemaPath:"#/properties/slo/items/required",keyword:"required",
params:{missingProperty:"slo"}};e===null?e=[v]:e.push(v),r++}if(b.metric===void 0){let v={instancePath:i+"/slo/"+h,schemaPath:"#/properties/slo/items/required",
keyword:"required",params:{missingProperty:"metric"}};e===null?e=[v]:e.push(v),r++}if(b.op===void 0){let v={instancePath:i+"/slo/"+h,schemaPath:"#/properties/sl\
o/items/required",keyword:"required",params:{missingProperty:"op"}};e===null?e=[v]:e.push(v),r++}if(b.threshold===void 0){let v={instancePath:i+"/slo/"+h,schemaPath:"\
#/properties/slo/items/required",keyword:"required",params:{missingProperty:"threshold"}};e===null?e=[v]:e.push(v),r++}if(b.unit===void 0){let v={instancePath:i+
"/slo/"+h,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"unit"}};e===null?e=[v]:e.push(v),r++}if(b.actual===void 0){let v={
instancePath:i+"/slo/"+h,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"actual"}};e===null?e=[v]:e.push(v),r++}if(b.ok===
void 0){let v={instancePath:i+"/slo/"+h,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"ok"}};e===null?e=[v]:e.push(v),
r++}if(b.reason===void 0){let v={instancePath:i+"/slo/"+h,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"reason"}};e===
null?e=[v]:e.push(v),r++}for(let v in b)if(!(v==="slo"||v==="metric"||v==="op"||v==="threshold"||v==="unit"||v==="actual"||v==="ok"||v==="reason")){let O={instancePath:i+
"/slo/"+h,schemaPath:"#/properties/slo/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}};e===null?e=[O]:e.push(O),r++}if(b.
slo!==void 0){let v=b.slo;if(typeof v=="string"){if(V(v)<1){let O={instancePath:i+"/slo/"+h+"/slo",schemaPath:"#/properties/slo/items/properties/slo/minLength",
keyword:"minLength",params:{limit:1}};e===null?e=[O]:e.push(O),r++}if(!Q.test(v)){let O={instancePath:i+"/slo/"+h+"/slo",schemaPath:"#/properties/slo/items/prop\
erties/slo/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[O]:e.push(O),r++}}else{let O={instancePath:i+"/slo/"+h+"/slo",schemaPath:"#/prop\
erties/slo/items/properties/slo/type",keyword:"type",params:{type:"string"}};e===null?e=[O]:e.push(O),r++}}if(b.metric!==void 0){let v=b.metric;if(typeof v=="st\
ring"){if(V(v)<1){let O={instancePath:i+"/slo/"+h+"/metric",schemaPath:"#/properties/slo/items/properties/metric/minLength",keyword:"minLength",params:{limit:1}};
e===null?e=[O]:e.push(O),r++}if(!Q.test(v)){let O={instancePath:i+"/slo/"+h+"/metric",schemaPath:"#/properties/slo/items/properties/metric/pattern",keyword:"pat\
tern",params:{pattern:"^[^\\n]*$"}};e===null?e=[O]:e.push(O),r++}}else{let O={instancePath:i+"/slo/"+h+"/metric",schemaPath:"#/properties/slo/items/properties/m\
etric/type",keyword:"type",params:{type:"string"}};e===null?e=[O]:e.push(O),r++}}if(b.op!==void 0){let v=b.op;if(!(v==="<"||v==="<="||v===">"||v===">=")){let O={
instancePath:i+"/slo/"+h+"/op",schemaPath:"#/properties/slo/items/properties/op/enum",keyword:"enum",params:{allowedValues:C.properties.slo.items.properties.op.
enum}};e===null?e=[O]:e.push(O),r++}}if(b.threshold!==void 0){let v=b.threshold;if(typeof v=="number"&&isFinite(v)){if(v<0||isNaN(v)){let O={instancePath:i+"/sl\
o/"+h+"/threshold",schemaPath:"#/properties/slo/items/properties/threshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[O]:e.push(O),
r++}}else{let O={instancePath:i+"/slo/"+h+"/threshold",schemaPath:"#/properties/slo/items/properties/threshold/type",keyword:"type",params:{type:"number"}};e===
null?e=[O]:e.push(O),r++}}if(b.unit!==void 0){let v=b.unit;if(!(v==="ms"||v==="share"||v==="per-second")){let O={instancePath:i+"/slo/"+h+"/unit",schemaPath:"#/\
properties/slo/items/properties/unit/enum",keyword:"enum",params:{allowedValues:C.properties.slo.items.properties.unit.enum}};e===null?e=[O]:e.push(O),r++}}if(b.
actual!==void 0){let v=b.actual;if(!(typeof v=="number"&&isFinite(v))&&v!==null){let O={instancePath:i+"/slo/"+h+"/actual",schemaPath:"#/properties/slo/items/pr\
operties/actual/type",keyword:"type",params:{type:C.properties.slo.items.properties.actual.type}};e===null?e=[O]:e.push(O),r++}if(typeof v=="number"&&isFinite(v)&&
(v<0||isNaN(v))){let O={instancePath:i+"/slo/"+h+"/actual",schemaPath:"#/properties/slo/items/properties/actual/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0}};e===null?e=[O]:e.push(O),r++}}if(b.ok!==void 0){let v=b.ok;if(typeof v!="boolean"&&v!==null){let O={instancePath:i+"/slo/"+h+"/ok",schemaPath:"#/pr\
operties/slo/items/properties/ok/type",keyword:"type",params:{type:C.properties.slo.items.properties.ok.type}};e===null?e=[O]:e.push(O),r++}}if(b.reason!==void 0){
let v=b.reason;if(typeof v!="string"&&v!==null){let O={instancePath:i+"/slo/"+h+"/reason",schemaPath:"#/properties/slo/items/properties/reason/type",keyword:"ty\
pe",params:{type:C.properties.slo.items.properties.reason.type}};e===null?e=[O]:e.push(O),r++}}}else{let v={instancePath:i+"/slo/"+h,schemaPath:"#/properties/sl\
o/items/type",keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),r++}}}else{let a={instancePath:i+"/slo",schemaPath:"#/properties/slo/type",keyword:"\
type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}if(s.scenario!==void 0){let f=s.scenario;if(typeof f=="string"){if(V(f)<1){let a={instancePath:i+"/sc\
enario",schemaPath:"#/properties/scenario/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),r++}if(!Q.test(f)){let a={instancePath:i+"/s\
cenario",schemaPath:"#/properties/scenario/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/s\
cenario",schemaPath:"#/properties/scenario/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}if(s.suite!==void 0){let f=s.suite;if(f&&typeof f==
"object"&&!Array.isArray(f)){if(f.version===void 0){let a={instancePath:i+"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"\
version"}};e===null?e=[a]:e.push(a),r++}for(let a in f)if(a!=="version"){let h={instancePath:i+"/suite",schemaPath:"#/properties/suite/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}};e===null?e=[h]:e.push(h),r++}if(f.version!==void 0){let a=f.version;if(typeof a=="string"){if(V(a)<1){let h={
instancePath:i+"/suite/version",schemaPath:"#/properties/suite/properties/version/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[h]:e.push(h),r++}
if(!Q.test(a)){let h={instancePath:i+"/suite/version",schemaPath:"#/properties/suite/properties/version/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};
e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+"/suite/version",schemaPath:"#/properties/suite/properties/version/type",keyword:"type",params:{type:"s\
tring"}};e===null?e=[h]:e.push(h),r++}}}else{let a={instancePath:i+"/suite",schemaPath:"#/properties/suite/type",keyword:"type",params:{type:"object"}};e===null?
e=[a]:e.push(a),r++}}if(s.target!==void 0){let f=s.target;if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.baseUrl===void 0){let a={instancePath:i+"/target",schemaPath:"\
#/properties/target/required",keyword:"required",params:{missingProperty:"baseUrl"}};e===null?e=[a]:e.push(a),r++}if(f.model===void 0){let a={instancePath:i+"/t\
arget",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty:"model"}};e===null?e=[a]:e.push(a),r++}for(let a in f)if(!(a==="isEm\
bedded"||a==="baseUrl"||a==="model")){let h={instancePath:i+"/target",schemaPath:"#/properties/target/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a}};e===null?e=[h]:e.push(h),r++}if(f.isEmbedded!==void 0&&f.isEmbedded!==!0){let a={instancePath:i+"/target/isEmbedded",schemaPath:"#/proper\
ties/target/properties/isEmbedded/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[a]:e.push(a),r++}if(f.baseUrl!==void 0){let a=f.baseUrl;if(typeof a==
"string"){if(!Ns.test(a)){let h={instancePath:i+"/target/baseUrl",schemaPath:"#/properties/target/properties/baseUrl/pattern",keyword:"pattern",params:{pattern:"\
^https?://"}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+"/target/baseUrl",schemaPath:"#/properties/target/properties/baseUrl/type",keyword:"type",
params:{type:"string"}};e===null?e=[h]:e.push(h),r++}}if(f.model!==void 0){let a=f.model;if(typeof a=="string"){if(V(a)<1){let h={instancePath:i+"/target/model",
schemaPath:"#/properties/target/properties/model/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[h]:e.push(h),r++}if(!Q.test(a)){let h={instancePath:i+
"/target/model",schemaPath:"#/properties/target/properties/model/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[h]:e.push(h),r++}}else{let h={
instancePath:i+"/target/model",schemaPath:"#/properties/target/properties/model/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}}}else{
let a={instancePath:i+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.workload!==void 0&&
(be(s.workload,{instancePath:i+"/workload",parentData:s,parentDataProperty:"workload",rootData:k,dynamicAnchors:w})||(e=e===null?be.errors:e.concat(be.errors),r=
e.length)),s.schedule!==void 0){let f=s.schedule;if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.seed===void 0){let a={instancePath:i+"/schedule",schemaPath:"\
#/properties/schedule/required",keyword:"required",params:{missingProperty:"seed"}};e===null?e=[a]:e.push(a),r++}if(f.sha256===void 0){let a={instancePath:i+"/s\
chedule",schemaPath:"#/properties/schedule/required",keyword:"required",params:{missingProperty:"sha256"}};e===null?e=[a]:e.push(a),r++}for(let a in f)if(!(a===
"seed"||a==="sha256")){let h={instancePath:i+"/schedule",schemaPath:"#/properties/schedule/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};
e===null?e=[h]:e.push(h),r++}if(f.seed!==void 0&&typeof f.seed!="string"){let a={instancePath:i+"/schedule/seed",schemaPath:"#/properties/schedule/properties/se\
ed/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(f.sha256!==void 0){let a=f.sha256;if(typeof a=="string"){if(!Ds.test(a)){let h={
instancePath:i+"/schedule/sha256",schemaPath:"#/properties/schedule/properties/sha256/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}};e===null?e=[
h]:e.push(h),r++}}else{let h={instancePath:i+"/schedule/sha256",schemaPath:"#/properties/schedule/properties/sha256/type",keyword:"type",params:{type:"string"}};
e===null?e=[h]:e.push(h),r++}}}else{let a={instancePath:i+"/schedule",schemaPath:"#/properties/schedule/type",keyword:"type",params:{type:"object"}};e===null?e=
[a]:e.push(a),r++}}if(s.instrument!==void 0){let f=s.instrument;if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.note===void 0){let a={instancePath:i+"/instrum\
ent",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"note"}};e===null?e=[a]:e.push(a),r++}if(f.engine===void 0){let a={
instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"engine"}};e===null?e=[a]:e.push(a),r++}if(f.
cpuShare===void 0){let a={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"cpuShare"}};e===
null?e=[a]:e.push(a),r++}if(f.memory===void 0){let a={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"\
memory"}};e===null?e=[a]:e.push(a),r++}if(f.ttftErrorMs===void 0){let a={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"req\
uired",params:{missingProperty:"ttftErrorMs"}};e===null?e=[a]:e.push(a),r++}if(f.gapErrorMs===void 0){let a={instancePath:i+"/instrument",schemaPath:"#/properti\
es/instrument/required",keyword:"required",params:{missingProperty:"gapErrorMs"}};e===null?e=[a]:e.push(a),r++}if(f.errorsMs===void 0){let a={instancePath:i+"/i\
nstrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"errorsMs"}};e===null?e=[a]:e.push(a),r++}if(f.scheduleLagMs===
void 0){let a={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"scheduleLagMs"}};e===null?
e=[a]:e.push(a),r++}if(f.verdict===void 0){let a={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"\
verdict"}};e===null?e=[a]:e.push(a),r++}if(f.reasons===void 0){let a={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"requir\
ed",params:{missingProperty:"reasons"}};e===null?e=[a]:e.push(a),r++}if(f.marked===void 0){let a={instancePath:i+"/instrument",schemaPath:"#/properties/instrume\
nt/required",keyword:"required",params:{missingProperty:"marked"}};e===null?e=[a]:e.push(a),r++}if(f.k6ExitCode===void 0){let a={instancePath:i+"/instrument",schemaPath:"\
#/properties/instrument/required",keyword:"required",params:{missingProperty:"k6ExitCode"}};e===null?e=[a]:e.push(a),r++}for(let a in f)if(!ie.call(C.properties.
instrument.properties,a)){let h={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};
e===null?e=[h]:e.push(h),r++}if(f.note!==void 0){let a=f.note;if(typeof a=="string"){if(V(a)<1){let h={instancePath:i+"/instrument/note",schemaPath:"#/propertie\
s/instrument/properties/note/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[h]:e.push(h),r++}if(!Q.test(a)){let h={instancePath:i+"/instrument/not\
e",schemaPath:"#/properties/instrument/properties/note/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+
"/instrument/note",schemaPath:"#/properties/instrument/properties/note/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}}if(f.engine!==
void 0){let a=f.engine;if(typeof a=="string"){if(V(a)<1){let h={instancePath:i+"/instrument/engine",schemaPath:"#/properties/instrument/properties/engine/minLen\
gth",keyword:"minLength",params:{limit:1}};e===null?e=[h]:e.push(h),r++}if(!Q.test(a)){let h={instancePath:i+"/instrument/engine",schemaPath:"#/properties/instr\
ument/properties/engine/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+"/instrument/engine",schemaPath:"\
#/properties/instrument/properties/engine/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}}if(f.cpuShare!==void 0){let a=f.cpuShare;if(!(typeof a==
"number"&&isFinite(a))&&a!==null){let h={instancePath:i+"/instrument/cpuShare",schemaPath:"#/properties/instrument/properties/cpuShare/type",keyword:"type",params:{
type:C.properties.instrument.properties.cpuShare.type}};e===null?e=[h]:e.push(h),r++}if(typeof a=="number"&&isFinite(a)){if(a>1||isNaN(a)){let h={instancePath:i+
"/instrument/cpuShare",schemaPath:"#/properties/instrument/properties/cpuShare/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[h]:e.push(
h),r++}if(a<0||isNaN(a)){let h={instancePath:i+"/instrument/cpuShare",schemaPath:"#/properties/instrument/properties/cpuShare/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}}if(f.memory!==void 0){let a=f.memory;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null){let h={instancePath:i+
"/instrument/memory",schemaPath:"#/properties/instrument/properties/memory/type",keyword:"type",params:{type:C.properties.instrument.properties.memory.type}};e===
null?e=[h]:e.push(h),r++}if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.peakMiB===void 0){let h={instancePath:i+"/instrument/memory",schemaPath:"#/properties\
/instrument/properties/memory/required",keyword:"required",params:{missingProperty:"peakMiB"}};e===null?e=[h]:e.push(h),r++}if(a.earlyMiB===void 0){let h={instancePath:i+
"/instrument/memory",schemaPath:"#/properties/instrument/properties/memory/required",keyword:"required",params:{missingProperty:"earlyMiB"}};e===null?e=[h]:e.push(
h),r++}if(a.lateMiB===void 0){let h={instancePath:i+"/instrument/memory",schemaPath:"#/properties/instrument/properties/memory/required",keyword:"required",params:{
missingProperty:"lateMiB"}};e===null?e=[h]:e.push(h),r++}for(let h in a)if(!(h==="peakMiB"||h==="earlyMiB"||h==="lateMiB")){let b={instancePath:i+"/instrument/m\
emory",schemaPath:"#/properties/instrument/properties/memory/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[b]:
e.push(b),r++}if(a.peakMiB!==void 0){let h=a.peakMiB;if(typeof h=="number"&&isFinite(h)){if(h<0||isNaN(h)){let b={instancePath:i+"/instrument/memory/peakMiB",schemaPath:"\
#/properties/instrument/properties/memory/properties/peakMiB/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[b]:e.push(b),r++}}else{let b={
instancePath:i+"/instrument/memory/peakMiB",schemaPath:"#/properties/instrument/properties/memory/properties/peakMiB/type",keyword:"type",params:{type:"number"}};
e===null?e=[b]:e.push(b),r++}}if(a.earlyMiB!==void 0){let h=a.earlyMiB;if(typeof h=="number"&&isFinite(h)){if(h<0||isNaN(h)){let b={instancePath:i+"/instrument/\
memory/earlyMiB",schemaPath:"#/properties/instrument/properties/memory/properties/earlyMiB/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?
e=[b]:e.push(b),r++}}else{let b={instancePath:i+"/instrument/memory/earlyMiB",schemaPath:"#/properties/instrument/properties/memory/properties/earlyMiB/type",keyword:"\
type",params:{type:"number"}};e===null?e=[b]:e.push(b),r++}}if(a.lateMiB!==void 0){let h=a.lateMiB;if(typeof h=="number"&&isFinite(h)){if(h<0||isNaN(h)){let b={
instancePath:i+"/instrument/memory/lateMiB",schemaPath:"#/properties/instrument/properties/memory/properties/lateMiB/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[b]:e.push(b),r++}}else{let b={instancePath:i+"/instrument/memory/lateMiB",schemaPath:"#/properties/instrument/properties/memory/proper\
ties/lateMiB/type",keyword:"type",params:{type:"number"}};e===null?e=[b]:e.push(b),r++}}}}if(f.ttftErrorMs!==void 0){let a=f.ttftErrorMs,h=r,b=!1,v=r;if(a!==null){
let S={instancePath:i+"/instrument/ttftErrorMs",schemaPath:"#/properties/instrument/properties/ttftErrorMs/anyOf/0/type",keyword:"type",params:{type:"null"}};e===
null?e=[S]:e.push(S),r++}var t=v===r;b=b||t;let O=r;H(a,{instancePath:i+"/instrument/ttftErrorMs",parentData:f,parentDataProperty:"ttftErrorMs",rootData:k,dynamicAnchors:w})||
(e=e===null?H.errors:e.concat(H.errors),r=e.length);var t=O===r;if(b=b||t,b)r=h,e!==null&&(h?e.length=h:e=null);else{let S={instancePath:i+"/instrument/ttftErro\
rMs",schemaPath:"#/properties/instrument/properties/ttftErrorMs/anyOf",keyword:"anyOf",params:{}};e===null?e=[S]:e.push(S),r++}}if(f.gapErrorMs!==void 0){let a=f.
gapErrorMs,h=r,b=!1,v=r;if(a!==null){let S={instancePath:i+"/instrument/gapErrorMs",schemaPath:"#/properties/instrument/properties/gapErrorMs/anyOf/0/type",keyword:"\
type",params:{type:"null"}};e===null?e=[S]:e.push(S),r++}var u=v===r;b=b||u;let O=r;H(a,{instancePath:i+"/instrument/gapErrorMs",parentData:f,parentDataProperty:"\
gapErrorMs",rootData:k,dynamicAnchors:w})||(e=e===null?H.errors:e.concat(H.errors),r=e.length);var u=O===r;if(b=b||u,b)r=h,e!==null&&(h?e.length=h:e=null);else{
let S={instancePath:i+"/instrument/gapErrorMs",schemaPath:"#/properties/instrument/properties/gapErrorMs/anyOf",keyword:"anyOf",params:{}};e===null?e=[S]:e.push(
S),r++}}if(f.errorsMs!==void 0){let a=f.errorsMs;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let h in a){let b=r;if(typeof h=="string"&&!Dr.test(h)){let v={
instancePath:i+"/instrument/errorsMs",schemaPath:"#/properties/instrument/properties/errorsMs/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[a-z][a\
-z0-9-]*$"},propertyName:h};e===null?e=[v]:e.push(v),r++}var g=b===r;if(!g){let v={instancePath:i+"/instrument/errorsMs",schemaPath:"#/properties/instrument/pro\
perties/errorsMs/propertyNames",keyword:"propertyNames",params:{propertyName:h}};e===null?e=[v]:e.push(v),r++}}for(let h in a)H(a[h],{instancePath:i+"/instrumen\
t/errorsMs/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:h,rootData:k,dynamicAnchors:w})||(e=e===null?H.errors:e.concat(H.errors),r=
e.length)}else{let h={instancePath:i+"/instrument/errorsMs",schemaPath:"#/properties/instrument/properties/errorsMs/type",keyword:"type",params:{type:"object"}};
e===null?e=[h]:e.push(h),r++}}if(f.scheduleLagMs!==void 0){let a=f.scheduleLagMs,h=r,b=!1,v=r;if(a!==null){let S={instancePath:i+"/instrument/scheduleLagMs",schemaPath:"\
#/properties/instrument/properties/scheduleLagMs/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[S]:e.push(S),r++}var $=v===r;b=b||$;let O=r;H(a,
{instancePath:i+"/instrument/scheduleLagMs",parentData:f,parentDataProperty:"scheduleLagMs",rootData:k,dynamicAnchors:w})||(e=e===null?H.errors:e.concat(H.errors),
r=e.length);var $=O===r;if(b=b||$,b)r=h,e!==null&&(h?e.length=h:e=null);else{let S={instancePath:i+"/instrument/scheduleLagMs",schemaPath:"#/properties/instrume\
nt/properties/scheduleLagMs/anyOf",keyword:"anyOf",params:{}};e===null?e=[S]:e.push(S),r++}}if(f.verdict!==void 0){let a=f.verdict;if(!(a==="valid"||a==="suspec\
t")){let h={instancePath:i+"/instrument/verdict",schemaPath:"#/properties/instrument/properties/verdict/enum",keyword:"enum",params:{allowedValues:C.properties.
instrument.properties.verdict.enum}};e===null?e=[h]:e.push(h),r++}}if(f.reasons!==void 0){let a=f.reasons;if(Array.isArray(a)){let h=a.length;for(let b=0;b<h;b++){
let v=a[b];if(typeof v=="string"){if(V(v)<1){let O={instancePath:i+"/instrument/reasons/"+b,schemaPath:"#/properties/instrument/properties/reasons/items/minLeng\
th",keyword:"minLength",params:{limit:1}};e===null?e=[O]:e.push(O),r++}if(!Q.test(v)){let O={instancePath:i+"/instrument/reasons/"+b,schemaPath:"#/properties/in\
strument/properties/reasons/items/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[O]:e.push(O),r++}}else{let O={instancePath:i+"/instrument\
/reasons/"+b,schemaPath:"#/properties/instrument/properties/reasons/items/type",keyword:"type",params:{type:"string"}};e===null?e=[O]:e.push(O),r++}}}else{let h={
instancePath:i+"/instrument/reasons",schemaPath:"#/properties/instrument/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[h]:e.push(h),
r++}}if(f.marked!==void 0){let a=f.marked;if(Array.isArray(a)){let h=a.length;for(let b=0;b<h;b++){let v=a[b];if(typeof v=="string"){if(!Ss.test(v)){let O={instancePath:i+
"/instrument/marked/"+b,schemaPath:"#/properties/instrument/properties/marked/items/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]* (p50|p90|p95|p9\
9|max)$"}};e===null?e=[O]:e.push(O),r++}}else{let O={instancePath:i+"/instrument/marked/"+b,schemaPath:"#/properties/instrument/properties/marked/items/type",keyword:"\
type",params:{type:"string"}};e===null?e=[O]:e.push(O),r++}}}else{let h={instancePath:i+"/instrument/marked",schemaPath:"#/properties/instrument/properties/mark\
ed/type",keyword:"type",params:{type:"array"}};e===null?e=[h]:e.push(h),r++}}if(f.k6ExitCode!==void 0){let a=f.k6ExitCode;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a))&&a!==null){let h={instancePath:i+"/instrument/k6ExitCode",schemaPath:"#/properties/instrument/properties/k6ExitCode/type",keyword:"type",params:{
type:C.properties.instrument.properties.k6ExitCode.type}};e===null?e=[h]:e.push(h),r++}}}else{let a={instancePath:i+"/instrument",schemaPath:"#/properties/instr\
ument/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.startedAt!==void 0){let f=s.startedAt;if(typeof f=="string"){if(!_s.test(f)){
let a={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T[0-9:.]+Z$"}};e===null?e=
[a]:e.push(a),r++}}else{let a={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(
a),r++}}if(s.durationMs!==void 0){let f=s.durationMs;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){let a={instancePath:i+"/durationMs",schemaPath:"#\
/properties/durationMs/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof f=="number"&&isFinite(f)&&(f<0||isNaN(f))){let a={instancePath:i+
"/durationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}}else{let f={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}return Sr.errors=e,r===0}Sr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Vs=_r,Yr={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:openai:chat-completion-chunk",$comment:"Gap G4.7, reading sse.events = chunk\
s-done. Text may be null or left out in a delta, the role may come again, the finish reason may be left out until the last chunk, and the chunk with the token c\
ounts has no choices.",title:"Chunk of a streamed chat completion",type:"object",required:["id","object","created","model","choices"],properties:{id:{type:"stri\
ng",minLength:1},object:{const:"chat.completion.chunk"},created:{type:"integer",minimum:0},model:{type:"string"},choices:{type:"array",items:{type:"object",required:[
"index","delta"],properties:{index:{type:"integer",minimum:0},delta:{type:"object",properties:{role:{type:["string","null"]},content:{type:["string","null"]}}},
finish_reason:{type:["string","null"]}}}},usage:{$ref:"urn:assay:openai:usage"}}},es={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:open\
ai:usage",$comment:"Gap G2.4, reading response.fields = openai. The whole may be null, and so may the breakdowns, as several servers send them.",title:"Token co\
unts",type:["object","null"],required:["prompt_tokens","completion_tokens","total_tokens"],properties:{prompt_tokens:{type:"integer",minimum:0},completion_tokens:{
type:"integer",minimum:0},total_tokens:{type:"integer",minimum:0},prompt_tokens_details:{type:["object","null"]},completion_tokens_details:{type:["object","null"]}}};
function oe(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=oe.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),!(s&&typeof s=="object"&&!Array.isArray(s))&&s!==null){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:es.type}};e===null?e=[n]:e.push(n),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.prompt_tokens===void 0){let n={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"prompt_tokens"}};e===null?e=[n]:e.push(n),r++}if(s.completion_tokens===void 0){let n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"completion_tokens"}};e===null?e=[n]:e.push(n),r++}if(s.total_tokens===void 0){let n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"total_tokens"}};e===null?e=[n]:e.push(n),r++}if(s.prompt_tokens!==void 0){let n=s.prompt_tokens;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/prompt_tokens",schemaPath:"#/properties/prompt_tokens/type",keyword:"type",params:{type:"inte\
ger"}};e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/prompt_tokens",schemaPath:"#/properties/prompt_\
tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}if(s.completion_tokens!==void 0){let n=s.completion_tokens;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/completion_tokens",schemaPath:"#/properties/completion_tokens/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/completion_tokens",schemaPath:"#/properties\
/completion_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}if(s.total_tokens!==void 0){let n=s.total_tokens;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/total_tokens",schemaPath:"#/properties/total_tokens/type",keyword:"type",params:{type:"intege\
r"}};e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/total_tokens",schemaPath:"#/properties/total_toke\
ns/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}if(s.prompt_tokens_details!==void 0){let n=s.prompt_tokens_details;
if(!(n&&typeof n=="object"&&!Array.isArray(n))&&n!==null){let o={instancePath:i+"/prompt_tokens_details",schemaPath:"#/properties/prompt_tokens_details/type",keyword:"\
type",params:{type:es.properties.prompt_tokens_details.type}};e===null?e=[o]:e.push(o),r++}}if(s.completion_tokens_details!==void 0){let n=s.completion_tokens_details;
if(!(n&&typeof n=="object"&&!Array.isArray(n))&&n!==null){let o={instancePath:i+"/completion_tokens_details",schemaPath:"#/properties/completion_tokens_details/\
type",keyword:"type",params:{type:es.properties.completion_tokens_details.type}};e===null?e=[o]:e.push(o),r++}}}return oe.errors=e,r===0}oe.evaluated={props:{prompt_tokens:!0,
completion_tokens:!0,total_tokens:!0,prompt_tokens_details:!0,completion_tokens_details:!0},dynamicProps:!1,dynamicItems:!1};function _r(s,{instancePath:i="",parentData:N,
parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=_r.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?
e=[n]:e.push(n),r++}if(s.object===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"object"}};e===null?e=[n]:e.push(
n),r++}if(s.created===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created"}};e===null?e=[n]:e.push(n),r++}
if(s.model===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"model"}};e===null?e=[n]:e.push(n),r++}if(s.choices===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"choices"}};e===null?e=[n]:e.push(n),r++}if(s.id!==void 0){let n=s.
id;if(typeof n=="string"){if(V(n)<1){let o={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(
o),r++}}else{let o={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.object!==void 0&&
s.object!=="chat.completion.chunk"){let n={instancePath:i+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"chat.completion\
.chunk"}};e===null?e=[n]:e.push(n),r++}if(s.created!==void 0){let n=s.created;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/\
created",schemaPath:"#/properties/created/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(
n))){let o={instancePath:i+"/created",schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}
if(s.model!==void 0&&typeof s.model!="string"){let n={instancePath:i+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"}};e===null?
e=[n]:e.push(n),r++}if(s.choices!==void 0){let n=s.choices;if(Array.isArray(n)){let o=n.length;for(let p=0;p<o;p++){let l=n[p];if(l&&typeof l=="object"&&!Array.
isArray(l)){if(l.index===void 0){let d={instancePath:i+"/choices/"+p,schemaPath:"#/properties/choices/items/required",keyword:"required",params:{missingProperty:"\
index"}};e===null?e=[d]:e.push(d),r++}if(l.delta===void 0){let d={instancePath:i+"/choices/"+p,schemaPath:"#/properties/choices/items/required",keyword:"require\
d",params:{missingProperty:"delta"}};e===null?e=[d]:e.push(d),r++}if(l.index!==void 0){let d=l.index;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let P={
instancePath:i+"/choices/"+p+"/index",schemaPath:"#/properties/choices/items/properties/index/type",keyword:"type",params:{type:"integer"}};e===null?e=[P]:e.push(
P),r++}if(typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))){let P={instancePath:i+"/choices/"+p+"/index",schemaPath:"#/properties/choices/items/properties/index\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[P]:e.push(P),r++}}if(l.delta!==void 0){let d=l.delta;if(d&&typeof d=="object"&&!Array.
isArray(d)){if(d.role!==void 0){let P=d.role;if(typeof P!="string"&&P!==null){let c={instancePath:i+"/choices/"+p+"/delta/role",schemaPath:"#/properties/choices\
/items/properties/delta/properties/role/type",keyword:"type",params:{type:Yr.properties.choices.items.properties.delta.properties.role.type}};e===null?e=[c]:e.push(
c),r++}}if(d.content!==void 0){let P=d.content;if(typeof P!="string"&&P!==null){let c={instancePath:i+"/choices/"+p+"/delta/content",schemaPath:"#/properties/ch\
oices/items/properties/delta/properties/content/type",keyword:"type",params:{type:Yr.properties.choices.items.properties.delta.properties.content.type}};e===null?
e=[c]:e.push(c),r++}}}else{let P={instancePath:i+"/choices/"+p+"/delta",schemaPath:"#/properties/choices/items/properties/delta/type",keyword:"type",params:{type:"\
object"}};e===null?e=[P]:e.push(P),r++}}if(l.finish_reason!==void 0){let d=l.finish_reason;if(typeof d!="string"&&d!==null){let P={instancePath:i+"/choices/"+p+
"/finish_reason",schemaPath:"#/properties/choices/items/properties/finish_reason/type",keyword:"type",params:{type:Yr.properties.choices.items.properties.finish_reason.
type}};e===null?e=[P]:e.push(P),r++}}}else{let d={instancePath:i+"/choices/"+p,schemaPath:"#/properties/choices/items/type",keyword:"type",params:{type:"object"}};
e===null?e=[d]:e.push(d),r++}}}else{let o={instancePath:i+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:
e.push(o),r++}}s.usage!==void 0&&(oe(s.usage,{instancePath:i+"/usage",parentData:s,parentDataProperty:"usage",rootData:k,dynamicAnchors:w})||(e=e===null?oe.errors:
e.concat(oe.errors),r=e.length))}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return _r.errors=
e,r===0}_r.evaluated={props:{id:!0,object:!0,created:!0,model:!0,choices:!0,usage:!0},dynamicProps:!1,dynamicItems:!1};var Ms=Ir;function Ir(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=Ir.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),r++}if(s.object===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"object"}};e===null?e=[n]:e.push(n),r++}if(s.created===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
created"}};e===null?e=[n]:e.push(n),r++}if(s.model===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"model"}};
e===null?e=[n]:e.push(n),r++}if(s.choices===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"choices"}};e===null?
e=[n]:e.push(n),r++}if(s.id!==void 0){let n=s.id;if(typeof n=="string"){if(V(n)<1){let o={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"m\
inLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[o]:e.push(o),r++}}if(s.object!==void 0&&s.object!=="chat.completion"){let n={instancePath:i+"/object",schemaPath:"#/properties/object/const",keyword:"\
const",params:{allowedValue:"chat.completion"}};e===null?e=[n]:e.push(n),r++}if(s.created!==void 0){let n=s.created;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n))){let o={instancePath:i+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}if(typeof n==
"number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/created",schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[o]:e.push(o),r++}}if(s.model!==void 0&&typeof s.model!="string"){let n={instancePath:i+"/model",schemaPath:"#/properties/model/type",keyword:"type",
params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(s.choices!==void 0){let n=s.choices;if(Array.isArray(n)){if(n.length<1){let p={instancePath:i+"/choices",
schemaPath:"#/properties/choices/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[p]:e.push(p),r++}let o=n.length;for(let p=0;p<o;p++){let l=n[p];if(l&&
typeof l=="object"&&!Array.isArray(l)){if(l.index===void 0){let d={instancePath:i+"/choices/"+p,schemaPath:"#/properties/choices/items/required",keyword:"requir\
ed",params:{missingProperty:"index"}};e===null?e=[d]:e.push(d),r++}if(l.message===void 0){let d={instancePath:i+"/choices/"+p,schemaPath:"#/properties/choices/i\
tems/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[d]:e.push(d),r++}if(l.finish_reason===void 0){let d={instancePath:i+"/choices/"+
p,schemaPath:"#/properties/choices/items/required",keyword:"required",params:{missingProperty:"finish_reason"}};e===null?e=[d]:e.push(d),r++}if(l.index!==void 0){
let d=l.index;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let P={instancePath:i+"/choices/"+p+"/index",schemaPath:"#/properties/choices/items/prop\
erties/index/type",keyword:"type",params:{type:"integer"}};e===null?e=[P]:e.push(P),r++}if(typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))){let P={instancePath:i+
"/choices/"+p+"/index",schemaPath:"#/properties/choices/items/properties/index/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[P]:e.push(
P),r++}}if(l.message!==void 0){let d=l.message;if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.role===void 0){let P={instancePath:i+"/choices/"+p+"/message",schemaPath:"\
#/properties/choices/items/properties/message/required",keyword:"required",params:{missingProperty:"role"}};e===null?e=[P]:e.push(P),r++}if(d.content===void 0){
let P={instancePath:i+"/choices/"+p+"/message",schemaPath:"#/properties/choices/items/properties/message/required",keyword:"required",params:{missingProperty:"c\
ontent"}};e===null?e=[P]:e.push(P),r++}if(d.role!==void 0&&d.role!=="assistant"){let P={instancePath:i+"/choices/"+p+"/message/role",schemaPath:"#/properties/ch\
oices/items/properties/message/properties/role/const",keyword:"const",params:{allowedValue:"assistant"}};e===null?e=[P]:e.push(P),r++}if(d.content!==void 0&&typeof d.
content!="string"){let P={instancePath:i+"/choices/"+p+"/message/content",schemaPath:"#/properties/choices/items/properties/message/properties/content/type",keyword:"\
type",params:{type:"string"}};e===null?e=[P]:e.push(P),r++}}else{let P={instancePath:i+"/choices/"+p+"/message",schemaPath:"#/properties/choices/items/propertie\
s/message/type",keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(P),r++}}if(l.finish_reason!==void 0&&typeof l.finish_reason!="string"){let d={instancePath:i+
"/choices/"+p+"/finish_reason",schemaPath:"#/properties/choices/items/properties/finish_reason/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(
d),r++}}else{let d={instancePath:i+"/choices/"+p,schemaPath:"#/properties/choices/items/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}}else{
let o={instancePath:i+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}s.usage!==void 0&&(oe(
s.usage,{instancePath:i+"/usage",parentData:s,parentDataProperty:"usage",rootData:k,dynamicAnchors:w})||(e=e===null?oe.errors:e.concat(oe.errors),r=e.length))}else{
let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Ir.errors=e,r===0}Ir.evaluated={props:{id:!0,
object:!0,created:!0,model:!0,choices:!0,usage:!0},dynamicProps:!1,dynamicItems:!1};var Fs=Vr,us={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"ur\
n:assay:openai:error-body-full",$comment:"Gap G7.2, reading errors.body = openai, in full: four keys, of which param and code may be null. A numeric code is a d\
eviation that clients notice, so it is not allowed here.",title:"Error body, in full",type:"object",required:["error"],properties:{error:{type:"object",required:[
"message","type","param","code"],properties:{message:{type:"string"},type:{type:"string"},param:{type:["string","null"]},code:{type:["string","null"]}}}}};function Vr(s,{
instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=Vr.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&
(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.error===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
error"}};e===null?e=[n]:e.push(n),r++}if(s.error!==void 0){let n=s.error;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.message===void 0){let o={instancePath:i+
"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[o]:e.push(o),r++}if(n.type===void 0){let o={
instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[o]:e.push(o),r++}if(n.param===void 0){
let o={instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"param"}};e===null?e=[o]:e.push(o),r++}if(n.code===
void 0){let o={instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"code"}};e===null?e=[o]:e.push(o),r++}
if(n.message!==void 0&&typeof n.message!="string"){let o={instancePath:i+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",
params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(n.type!==void 0&&typeof n.type!="string"){let o={instancePath:i+"/error/type",schemaPath:"#/properties/e\
rror/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(n.param!==void 0){let o=n.param;if(typeof o!="string"&&o!==null){
let p={instancePath:i+"/error/param",schemaPath:"#/properties/error/properties/param/type",keyword:"type",params:{type:us.properties.error.properties.param.type}};
e===null?e=[p]:e.push(p),r++}}if(n.code!==void 0){let o=n.code;if(typeof o!="string"&&o!==null){let p={instancePath:i+"/error/code",schemaPath:"#/properties/err\
or/properties/code/type",keyword:"type",params:{type:us.properties.error.properties.code.type}};e===null?e=[p]:e.push(p),r++}}}else{let o={instancePath:i+"/erro\
r",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Vr.errors=e,r===0}Vr.evaluated={props:{error:!0},dynamicProps:!1,dynamicItems:!1};var Ts=Mr;function Mr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=Mr.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.error===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"error"}};e===null?e=[n]:e.push(n),r++}if(s.error!==void 0){let n=s.error;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.message===
void 0){let o={instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[o]:e.push(o),
r++}if(n.message!==void 0&&typeof n.message!="string"){let o={instancePath:i+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"\
object"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Mr.
errors=e,r===0}Mr.evaluated={props:{error:!0},dynamicProps:!1,dynamicItems:!1};var Us=Fr;function Fr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=Fr.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.object===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"object"}};e===null?e=[n]:e.push(n),r++}if(s.data===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"}};e===null?e=[n]:e.push(n),r++}if(s.object!==void 0&&s.object!=="list"){let n={instancePath:i+"/object",schemaPath:"#/properties/object/c\
onst",keyword:"const",params:{allowedValue:"list"}};e===null?e=[n]:e.push(n),r++}if(s.data!==void 0){let n=s.data;if(Array.isArray(n)){let o=n.length;for(let p=0;p<
o;p++){let l=n[p];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.id===void 0){let d={instancePath:i+"/data/"+p,schemaPath:"#/properties/data/items/required",
keyword:"required",params:{missingProperty:"id"}};e===null?e=[d]:e.push(d),r++}if(l.id!==void 0){let d=l.id;if(typeof d=="string"){if(V(d)<1){let P={instancePath:i+
"/data/"+p+"/id",schemaPath:"#/properties/data/items/properties/id/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[P]:e.push(P),r++}}else{let P={instancePath:i+
"/data/"+p+"/id",schemaPath:"#/properties/data/items/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[P]:e.push(P),r++}}}else{let d={instancePath:i+
"/data/"+p,schemaPath:"#/properties/data/items/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}}else{let o={instancePath:i+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[n]:e.push(n),r++}return Fr.errors=e,r===0}Fr.evaluated={props:{object:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Ls=oe,Es=Tr;var Cs={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:readings",$comment:"One member per key of gaps.json, one branch per reading of tha\
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
#/$defs/path"}}}},seconds:{type:"number",exclusiveMinimum:0}}};function I(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=I.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),Array.isArray(s)){let n=s.length;for(let l=0;l<n;l++){let d=s[l];if(typeof d=="string"){if(V(d)<1){let P={instancePath:i+
"/"+l,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[P]:e.push(P),r++}}else{let P={instancePath:i+"/"+l,schemaPath:"#/items/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[P]:e.push(P),r++}}let o=s.length,p;if(o>1){let l={};for(;o--;){let d=s[o];if(typeof d=="string"){if(typeof l[d]==
"number"){p=l[d];let P={instancePath:i,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:o,j:p}};e===null?e=[P]:e.push(P),r++;break}l[d]=o}}}}else{let n={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}return I.errors=e,r===0}I.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};function qe(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=qe.evaluated;if(y.dynamicProps&&
(y.props=void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let o=s.reading;if(typeof o=="string")if(o==="list"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let p={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[p]:e.push(p),r++}if(s.names===void 0){let p={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"names"}};e===
null?e=[p]:e.push(p),r++}for(let p in s)if(!(p==="reading"||p==="names")){let l={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:p}};e===null?e=[l]:e.push(l),r++}if(s.reading!==void 0&&s.reading!=="list"){let p={instancePath:i+"/reading",schemaPath:"#\
/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[p]:e.push(p),r++}s.names!==void 0&&(I(s.names,{instancePath:i+"/nam\
es",parentData:s,parentDataProperty:"names",rootData:k,dynamicAnchors:w})||(e=e===null?I.errors:e.concat(I.errors),r=e.length))}var n=!0}else{let p={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[p]:e.push(p),r++}else{let p={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[p]:e.push(p),r++}}else{let o={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return qe.errors=e,y.props=n,r===0}qe.evaluated={dynamicProps:!0,dynamicItems:!1};var fe={
if:{type:"string"},then:{enum:["model+messages","all-four","messages"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{
const:"model+messages"},required:{const:["model","messages"]}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"all-four"},required:{const:[
"model","messages","max_tokens","temperature"]}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"messages"},required:{const:["message\
s"]}},required:["reading"],additionalProperties:!1}]}},vr=ps().default;function ve(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){
let e=null,r=0,y=ve.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,p=r;if(typeof s!="string"){let c={};e===null?e=[c]:
e.push(c),r++}var l=p===r;r=n,e!==null&&(n?e.length=n:e=null);let d;if(l){let c=r;if(!(s==="model+messages"||s==="all-four"||s==="messages")){let m={instancePath:i,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:fe.then.enum}};e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,d="then"}else{let c=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="model+messages"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t===
"reading"||t==="required")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="model+messages"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading\
/const",keyword:"const",params:{allowedValue:"model+messages"}};e===null?e=[t]:e.push(t),r++}if(s.required!==void 0&&!vr(s.required,fe.else.oneOf[0].properties.
required.const)){let t={instancePath:i+"/required",schemaPath:"#/else/oneOf/0/properties/required/const",keyword:"const",params:{allowedValue:fe.else.oneOf[0].properties.
required.const}};e===null?e=[t]:e.push(t),r++}}var P=!0}else if(m==="all-four"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t===
"required")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:
e.push(u),r++}if(s.reading!==void 0&&s.reading!=="all-four"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"cons\
t",params:{allowedValue:"all-four"}};e===null?e=[t]:e.push(t),r++}if(s.required!==void 0&&!vr(s.required,fe.else.oneOf[1].properties.required.const)){let t={instancePath:i+
"/required",schemaPath:"#/else/oneOf/1/properties/required/const",keyword:"const",params:{allowedValue:fe.else.oneOf[1].properties.required.const}};e===null?e=[
t]:e.push(t),r++}}P!==!0&&(P=!0)}else if(m==="messages"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#\
/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="required")){
let u={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}
if(s.reading!==void 0&&s.reading!=="messages"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"\
messages"}};e===null?e=[t]:e.push(t),r++}if(s.required!==void 0&&!vr(s.required,fe.else.oneOf[2].properties.required.const)){let t={instancePath:i+"/required",schemaPath:"\
#/else/oneOf/2/properties/required/const",keyword:"const",params:{allowedValue:fe.else.oneOf[2].properties.required.const}};e===null?e=[t]:e.push(t),r++}}P!==!0&&
(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[t]:e.
push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[t]:e.
push(t),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,d="else"}if(!o){
let c={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[c]:e.push(c),r++}return ve.errors=e,y.props=P,r===0}ve.evaluated={dynamicProps:!0,
dynamicItems:!1};var Bs={if:{type:"string"},then:{enum:["discovery","any"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{
const:"discovery"},path:{$ref:"#/$defs/path"},schema:{$ref:"#/$defs/schemaId"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"list"},
models:{type:"array",items:{type:"string",minLength:1},uniqueItems:!0,minItems:1}},required:["reading","models"],additionalProperties:!1},{properties:{reading:{
const:"any"}},required:["reading"],additionalProperties:!1}]}};var Ks=new RegExp("^/(?!/)[^\\s#]*$","u");function U(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,
y=U.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),typeof s=="string"){if(!Ks.test(s)){let n={instancePath:i,schemaPath:"#/patte\
rn",keyword:"pattern",params:{pattern:"^/(?!/)[^\\s#]*$"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
string"}};e===null?e=[n]:e.push(n),r++}return U.errors=e,r===0}U.evaluated={dynamicProps:!1,dynamicItems:!1};var hs=new RegExp("^urn:assay:","u");function T(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=T.
evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),typeof s=="string"){if(!hs.test(s)){let n={instancePath:i,schemaPath:"#/pattern",
keyword:"pattern",params:{pattern:"^urn:assay:"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"stri\
ng"}};e===null?e=[n]:e.push(n),r++}return T.errors=e,r===0}T.evaluated={dynamicProps:!1,dynamicItems:!1};function $e(s,{instancePath:i="",parentData:N,parentDataProperty:D,
rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=$e.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,p=r;if(typeof s!=
"string"){let c={};e===null?e=[c]:e.push(c),r++}var l=p===r;r=n,e!==null&&(n?e.length=n:e=null);let d;if(l){let c=r;if(!(s==="discovery"||s==="any")){let m={instancePath:i,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Bs.then.enum}};e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,d="then"}else{let c=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="discovery"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={
instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t===
"reading"||t==="path"||t==="schema")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="discovery"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/cons\
t",keyword:"const",params:{allowedValue:"discovery"}};e===null?e=[t]:e.push(t),r++}s.path!==void 0&&(U(s.path,{instancePath:i+"/path",parentData:s,parentDataProperty:"\
path",rootData:k,dynamicAnchors:w})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),s.schema!==void 0&&(T(s.schema,{instancePath:i+"/schema",parentData:s,
parentDataProperty:"schema",rootData:k,dynamicAnchors:w})||(e=e===null?T.errors:e.concat(T.errors),r=e.length))}var P=!0}else if(m==="list"){if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[t]:e.push(t),r++}if(s.models===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"models"}};
e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="models")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="list"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[t]:e.push(t),r++}if(s.models!==void 0){let t=s.models;if(Array.
isArray(t)){if(t.length<1){let f={instancePath:i+"/models",schemaPath:"#/else/oneOf/1/properties/models/minItems",keyword:"minItems",params:{limit:1}};e===null?
e=[f]:e.push(f),r++}let u=t.length;for(let f=0;f<u;f++){let a=t[f];if(typeof a=="string"){if(V(a)<1){let h={instancePath:i+"/models/"+f,schemaPath:"#/else/oneOf\
/1/properties/models/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+"/models/"+f,schemaPath:"#/\
else/oneOf/1/properties/models/items/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}}let g=t.length,$;if(g>1){let f={};for(;g--;){let a=t[g];
if(typeof a=="string"){if(typeof f[a]=="number"){$=f[a];let h={instancePath:i+"/models",schemaPath:"#/else/oneOf/1/properties/models/uniqueItems",keyword:"uniqu\
eItems",params:{i:g,j:$}};e===null?e=[h]:e.push(h),r++;break}f[a]=g}}}}else{let u={instancePath:i+"/models",schemaPath:"#/else/oneOf/1/properties/models/type",keyword:"\
type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}}P!==!0&&(P=!0)}else if(m==="any"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!==
"reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.
push(u),r++}if(s.reading!==void 0&&s.reading!=="any"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{
allowedValue:"any"}};e===null?e=[t]:e.push(t),r++}}P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"\
tag",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?
e=[m]:e.push(m),r++}var l=c===r;o=l,d="else"}if(!o){let c={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[c]:e.push(c),r++}
return $e.errors=e,y.props=P,r===0}$e.evaluated={dynamicProps:!0,dynamicItems:!1};var Rs={if:{type:"string"},then:{enum:["openai"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"openai"},roles:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{
const:"list"},roles:{$ref:"#/$defs/texts"}},required:["reading","roles"],additionalProperties:!1}]}};function je(s,{instancePath:i="",parentData:N,parentDataProperty:D,
rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=je.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,p=r;if(typeof s!=
"string"){let c={};e===null?e=[c]:e.push(c),r++}var l=p===r;r=n,e!==null&&(n?e.length=n:e=null);let d;if(l){let c=r;if(s!=="openai"){let m={instancePath:i,schemaPath:"\
#/then/enum",keyword:"enum",params:{allowedValues:Rs.then.enum}};e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,d="then"}else{let c=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="openai"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="roles")){let u={
instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.
reading!==void 0&&s.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
openai"}};e===null?e=[t]:e.push(t),r++}s.roles!==void 0&&(I(s.roles,{instancePath:i+"/roles",parentData:s,parentDataProperty:"roles",rootData:k,dynamicAnchors:w})||
(e=e===null?I.errors:e.concat(I.errors),r=e.length))}var P=!0}else if(m==="list"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.roles===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"roles"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="r\
oles")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(
u),r++}if(s.reading!==void 0&&s.reading!=="list"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{
allowedValue:"list"}};e===null?e=[t]:e.push(t),r++}s.roles!==void 0&&(I(s.roles,{instancePath:i+"/roles",parentData:s,parentDataProperty:"roles",rootData:k,dynamicAnchors:w})||
(e=e===null?I.errors:e.concat(I.errors),r=e.length))}P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"mapping",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};
e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,d="else"}if(!o){let c={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[c]:e.push(
c),r++}return je.errors=e,y.props=P,r===0}je.evaluated={dynamicProps:!0,dynamicItems:!1};var Gs={if:{type:"string"},then:{enum:["openai","bare"]},else:{type:"ob\
ject",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"openai"},schema:{$ref:"#/$defs/schemaId"},object:{$ref:"#/$defs/text"},role:{$ref:"\
#/$defs/text"},finishReasons:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"bare"}},required:["reading"],additionalProperties:!1}]}};function _(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=_.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),typeof s=="string"){if(V(s)<1){let n={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1}};e===
null?e=[n]:e.push(n),r++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}return _.errors=e,r===
0}_.evaluated={dynamicProps:!1,dynamicItems:!1};function Oe(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,
r=0,y=Oe.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,p=r;if(typeof s!="string"){let c={};e===null?e=[c]:e.push(c),r++}
var l=p===r;r=n,e!==null&&(n?e.length=n:e=null);let d;if(l){let c=r;if(!(s==="openai"||s==="bare")){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",
params:{allowedValues:Gs.then.enum}};e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,d="then"}else{let c=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;
if(typeof m=="string")if(m==="openai"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/requ\
ired",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="schema"||t==="object"||t==="ro\
le"||t==="finishReasons")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",
keyword:"const",params:{allowedValue:"openai"}};e===null?e=[t]:e.push(t),r++}s.schema!==void 0&&(T(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"\
schema",rootData:k,dynamicAnchors:w})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),s.object!==void 0&&(_(s.object,{instancePath:i+"/object",parentData:s,
parentDataProperty:"object",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)),s.role!==void 0&&(_(s.role,{instancePath:i+"/rol\
e",parentData:s,parentDataProperty:"role",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)),s.finishReasons!==void 0&&(I(s.finishReasons,
{instancePath:i+"/finishReasons",parentData:s,parentDataProperty:"finishReasons",rootData:k,dynamicAnchors:w})||(e=e===null?I.errors:e.concat(I.errors),r=e.length))}
var P=!0}else if(m==="bare"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/1/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="bare"){let t={
instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"bare"}};e===null?e=[t]:e.push(t),r++}}P!==!0&&
(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[t]:e.
push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[t]:e.
push(t),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,d="else"}if(!o){
let c={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[c]:e.push(c),r++}return Oe.errors=e,y.props=P,r===0}Oe.evaluated={dynamicProps:!0,
dynamicItems:!1};var zs={if:{type:"string"},then:{enum:["opaque"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"\
opaque"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"pattern"},pattern:{$ref:"#/$defs/text"}},required:["reading","pattern"],additionalProperties:!1}]}};
function xe(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=xe.evaluated;y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,p=r;if(typeof s!="string"){let c={};e===null?e=[c]:e.push(c),r++}var l=p===r;r=n,e!==null&&(n?e.length=n:e=
null);let d;if(l){let c=r;if(s!=="opaque"){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:zs.then.enum}};e===null?e=[m]:e.push(
m),r++}var l=c===r;o=l,d="then"}else{let c=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="opaque"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="opaque"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"opaque"}};e===null?e=[t]:e.push(t),r++}}var P=!0}else if(m==="pattern"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),r++}if(s.pattern===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"\
pattern"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="pattern")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="pattern"){let t={instancePath:i+"\
/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"pattern"}};e===null?e=[t]:e.push(t),r++}s.pattern!==void 0&&
(_(s.pattern,{instancePath:i+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:e.concat(_.errors),r=e.length))}
P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?
e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?
e=[t]:e.push(t),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,d="\
else"}if(!o){let c={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[c]:e.push(c),r++}return xe.errors=e,y.props=P,r===0}xe.
evaluated={dynamicProps:!0,dynamicItems:!1};var Zs={if:{type:"string"},then:{enum:["none"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{
reading:{const:"none"}},required:["reading"],additionalProperties:!1}]}};function Ae(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){
let e=null,r=0,y=Ae.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,p=r;if(typeof s!="string"){let c={};e===null?e=[c]:
e.push(c),r++}var l=p===r;r=n,e!==null&&(n?e.length=n:e=null);let d;if(l){let c=r;if(s!=="none"){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{
allowedValues:Zs.then.enum}};e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,d="then"}else{let c=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;if(typeof m==
"string")if(m==="none"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/0/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="none"){let t={
instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"none"}};e===null?e=[t]:e.push(t),r++}}var P=!0}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),r++}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),r++}}else{
let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,d="else"}if(!o){let c={instancePath:i,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[c]:e.push(c),r++}return Ae.errors=e,y.props=P,r===0}Ae.evaluated={dynamicProps:!0,dynamicItems:!1};
var Hs={if:{type:"string"},then:{enum:["email-password-name"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"em\
ail-password-name"},fields:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"template"},body:{$ref:"#/$defs/obj\
ect"}},required:["reading","body"],additionalProperties:!1}]}};function z(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=z.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),!(s&&typeof s=="object"&&!Array.isArray(s))){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[n]:e.push(n),r++}return z.errors=e,r===0}z.evaluated={dynamicProps:!1,dynamicItems:!1};function Ne(s,{instancePath:i="",parentData:N,parentDataProperty:D,
rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=Ne.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,p=r;if(typeof s!=
"string"){let c={};e===null?e=[c]:e.push(c),r++}var l=p===r;r=n,e!==null&&(n?e.length=n:e=null);let d;if(l){let c=r;if(s!=="email-password-name"){let m={instancePath:i,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Hs.then.enum}};e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,d="then"}else{let c=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="email-password-name"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t===
"reading"||t==="fields")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===
null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="email-password-name"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/readin\
g/const",keyword:"const",params:{allowedValue:"email-password-name"}};e===null?e=[t]:e.push(t),r++}s.fields!==void 0&&(I(s.fields,{instancePath:i+"/fields",parentData:s,
parentDataProperty:"fields",rootData:k,dynamicAnchors:w})||(e=e===null?I.errors:e.concat(I.errors),r=e.length))}var P=!0}else if(m==="template"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),r++}if(s.body===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"bo\
dy"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="body")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="template"){let t={instancePath:i+"/reading",
schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"template"}};e===null?e=[t]:e.push(t),r++}s.body!==void 0&&(z(s.body,{
instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:k,dynamicAnchors:w})||(e=e===null?z.errors:e.concat(z.errors),r=e.length))}P!==!0&&(P=!0)}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),r++}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),r++}}else{
let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,d="else"}if(!o){let c={instancePath:i,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[c]:e.push(c),r++}return Ne.errors=e,y.props=P,r===0}Ne.evaluated={dynamicProps:!0,dynamicItems:!1};
var Ws={if:{type:"string"},then:{enum:["key-pointer","mail"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"key\
-pointer"},pointers:{type:"array",minItems:1,items:{$ref:"#/$defs/pointer"}}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"mail"}},
required:["reading"],additionalProperties:!1}]}};var Js=new RegExp("^(/.*)?$","u");function K(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=K.evaluated;
if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),typeof s=="string"){if(!Js.test(s)){let n={instancePath:i,schemaPath:"#/pattern",keyword:"p\
attern",params:{pattern:"^(/.*)?$"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?
e=[n]:e.push(n),r++}return K.errors=e,r===0}K.evaluated={dynamicProps:!1,dynamicItems:!1};function De(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,
dynamicAnchors:w={}}={}){let e=null,r=0,y=De.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,p=r;if(typeof s!="string"){
let c={};e===null?e=[c]:e.push(c),r++}var l=p===r;r=n,e!==null&&(n?e.length=n:e=null);let d;if(l){let c=r;if(!(s==="key-pointer"||s==="mail")){let m={instancePath:i,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Ws.then.enum}};e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,d="then"}else{let c=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="key-pointer"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={
instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t===
"reading"||t==="pointers")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="key-pointer"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/co\
nst",keyword:"const",params:{allowedValue:"key-pointer"}};e===null?e=[t]:e.push(t),r++}if(s.pointers!==void 0){let t=s.pointers;if(Array.isArray(t)){if(t.length<
1){let g={instancePath:i+"/pointers",schemaPath:"#/else/oneOf/0/properties/pointers/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[g]:e.push(g),r++}
let u=t.length;for(let g=0;g<u;g++)K(t[g],{instancePath:i+"/pointers/"+g,parentData:t,parentDataProperty:g,rootData:k,dynamicAnchors:w})||(e=e===null?K.errors:e.
concat(K.errors),r=e.length)}else{let u={instancePath:i+"/pointers",schemaPath:"#/else/oneOf/0/properties/pointers/type",keyword:"type",params:{type:"array"}};e===
null?e=[u]:e.push(u),r++}}}var P=!0}else if(m==="mail"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/\
else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,
schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&
s.reading!=="mail"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"mail"}};e===null?
e=[t]:e.push(t),r++}}P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};
e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};
e===null?e=[t]:e.push(t),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=c===
r;o=l,d="else"}if(!o){let c={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[c]:e.push(c),r++}return De.errors=e,y.props=P,
r===0}De.evaluated={dynamicProps:!0,dynamicItems:!1};var Qs={if:{type:"string"},then:{enum:["at-least-one","minus-one-unlimited"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"at-least-one"},minimum:{const:1}},required:["reading"],additionalProperties:!1},{properties:{reading:{
const:"minus-one-unlimited"},minimum:{const:1},unlimited:{const:-1}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"range"},minimum:{
type:"integer"},maximum:{type:"integer",minimum:1}},required:["reading","minimum","maximum"],additionalProperties:!1}]}};function Se(s,{instancePath:i="",parentData:N,
parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=Se.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,
o=!0,p=r;if(typeof s!="string"){let c={};e===null?e=[c]:e.push(c),r++}var l=p===r;r=n,e!==null&&(n?e.length=n:e=null);let d;if(l){let c=r;if(!(s==="at-least-one"||
s==="minus-one-unlimited")){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Qs.then.enum}};e===null?e=[m]:e.push(m),r++}var l=c===
r;o=l,d="then"}else{let c=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="at-least-one"){if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="minimum")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="at-least-one"){let t={instancePath:i+"/reading",
schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"at-least-one"}};e===null?e=[t]:e.push(t),r++}if(s.minimum!==void 0&&s.
minimum!==1){let t={instancePath:i+"/minimum",schemaPath:"#/else/oneOf/0/properties/minimum/const",keyword:"const",params:{allowedValue:1}};e===null?e=[t]:e.push(
t),r++}}var P=!0}else if(m==="minus-one-unlimited"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else\
/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="minimum"||t==="un\
limited")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.
push(u),r++}if(s.reading!==void 0&&s.reading!=="minus-one-unlimited"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"\
const",params:{allowedValue:"minus-one-unlimited"}};e===null?e=[t]:e.push(t),r++}if(s.minimum!==void 0&&s.minimum!==1){let t={instancePath:i+"/minimum",schemaPath:"\
#/else/oneOf/1/properties/minimum/const",keyword:"const",params:{allowedValue:1}};e===null?e=[t]:e.push(t),r++}if(s.unlimited!==void 0&&s.unlimited!==-1){let t={
instancePath:i+"/unlimited",schemaPath:"#/else/oneOf/1/properties/unlimited/const",keyword:"const",params:{allowedValue:-1}};e===null?e=[t]:e.push(t),r++}}P!==!0&&
(P=!0)}else if(m==="range"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.minimum===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"\
required",params:{missingProperty:"minimum"}};e===null?e=[t]:e.push(t),r++}if(s.maximum===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"\
required",params:{missingProperty:"maximum"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="minimum"||t==="maximum")){let u={instancePath:i,
schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&
s.reading!=="range"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"range"}};e===null?
e=[t]:e.push(t),r++}if(s.minimum!==void 0){let t=s.minimum;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let u={instancePath:i+"/minimum",schemaPath:"\
#/else/oneOf/2/properties/minimum/type",keyword:"type",params:{type:"integer"}};e===null?e=[u]:e.push(u),r++}}if(s.maximum!==void 0){let t=s.maximum;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let u={instancePath:i+"/maximum",schemaPath:"#/else/oneOf/2/properties/maximum/type",keyword:"type",params:{type:"int\
eger"}};e===null?e=[u]:e.push(u),r++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let u={instancePath:i+"/maximum",schemaPath:"#/else/oneOf/2/properties\
/maximum/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[u]:e.push(u),r++}}}P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"#/els\
e/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),r++}}else{let m={instancePath:i,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,d="else"}if(!o){let c={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:d}};e===null?e=[c]:e.push(c),r++}return Se.errors=e,y.props=P,r===0}Se.evaluated={dynamicProps:!0,dynamicItems:!1};var Xs={if:{type:"\
string"},then:{enum:["0..2","0..1"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"0..2"},minimum:{const:0},maximum:{
const:2}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"0..1"},minimum:{const:0},maximum:{const:1}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"range"},minimum:{type:"number"},maximum:{type:"number"}},required:["reading","minimum","maximum"],additionalProperties:!1}]}};function _e(s,{
instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=_e.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&
(y.items=void 0);let n=r,o=!0,p=r;if(typeof s!="string"){let c={};e===null?e=[c]:e.push(c),r++}var l=p===r;r=n,e!==null&&(n?e.length=n:e=null);let d;if(l){let c=r;
if(!(s==="0..2"||s==="0..1")){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Xs.then.enum}};e===null?e=[m]:e.push(m),r++}var l=c===
r;o=l,d="then"}else{let c=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="0..2"){if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(
t),r++}for(let t in s)if(!(t==="reading"||t==="minimum"||t==="maximum")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="0..2"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"0..2"}};e===null?e=[t]:e.push(t),r++}if(s.minimum!==void 0&&s.minimum!==0){let t={
instancePath:i+"/minimum",schemaPath:"#/else/oneOf/0/properties/minimum/const",keyword:"const",params:{allowedValue:0}};e===null?e=[t]:e.push(t),r++}if(s.maximum!==
void 0&&s.maximum!==2){let t={instancePath:i+"/maximum",schemaPath:"#/else/oneOf/0/properties/maximum/const",keyword:"const",params:{allowedValue:2}};e===null?e=
[t]:e.push(t),r++}}var P=!0}else if(m==="0..1"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/one\
Of/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="minimum"||t==="maximu\
m")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(
u),r++}if(s.reading!==void 0&&s.reading!=="0..1"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{
allowedValue:"0..1"}};e===null?e=[t]:e.push(t),r++}if(s.minimum!==void 0&&s.minimum!==0){let t={instancePath:i+"/minimum",schemaPath:"#/else/oneOf/1/properties/\
minimum/const",keyword:"const",params:{allowedValue:0}};e===null?e=[t]:e.push(t),r++}if(s.maximum!==void 0&&s.maximum!==1){let t={instancePath:i+"/maximum",schemaPath:"\
#/else/oneOf/1/properties/maximum/const",keyword:"const",params:{allowedValue:1}};e===null?e=[t]:e.push(t),r++}}P!==!0&&(P=!0)}else if(m==="range"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),r++}if(s.minimum===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"\
minimum"}};e===null?e=[t]:e.push(t),r++}if(s.maximum===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"\
maximum"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="minimum"||t==="maximum")){let u={instancePath:i,schemaPath:"#/else/oneOf/2/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="range"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"range"}};e===null?e=[t]:e.push(t),r++}if(s.minimum!==void 0){
let t=s.minimum;if(!(typeof t=="number"&&isFinite(t))){let u={instancePath:i+"/minimum",schemaPath:"#/else/oneOf/2/properties/minimum/type",keyword:"type",params:{
type:"number"}};e===null?e=[u]:e.push(u),r++}}if(s.maximum!==void 0){let t=s.maximum;if(!(typeof t=="number"&&isFinite(t))){let u={instancePath:i+"/maximum",schemaPath:"\
#/else/oneOf/2/properties/maximum/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),r++}}}P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),r++}}else{let m={instancePath:i,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,d="else"}if(!o){let c={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:d}};e===null?e=[c]:e.push(c),r++}return _e.errors=e,y.props=P,r===0}_e.evaluated={dynamicProps:!0,dynamicItems:!1};var Ys={if:{type:"\
string"},then:{enum:["same-path"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"same-path"}},required:["readin\
g"],additionalProperties:!1},{properties:{reading:{const:"other-path"},path:{$ref:"#/$defs/path"}},required:["reading","path"],additionalProperties:!1}]}};function Ie(s,{
instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=Ie.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&
(y.items=void 0);let n=r,o=!0,p=r;if(typeof s!="string"){let c={};e===null?e=[c]:e.push(c),r++}var l=p===r;r=n,e!==null&&(n?e.length=n:e=null);let d;if(l){let c=r;
if(s!=="same-path"){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Ys.then.enum}};e===null?e=[m]:e.push(m),r++}var l=c===r;
o=l,d="then"}else{let c=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="same-path"){if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=
[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="same-path"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/\
properties/reading/const",keyword:"const",params:{allowedValue:"same-path"}};e===null?e=[t]:e.push(t),r++}}var P=!0}else if(m==="other-path"){if(s&&typeof s=="o\
bject"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[t]:e.push(t),r++}if(s.path===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"path"}};
e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="path")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="other-path"){let t={instancePath:i+"/reading",
schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"other-path"}};e===null?e=[t]:e.push(t),r++}s.path!==void 0&&(U(s.path,
{instancePath:i+"/path",parentData:s,parentDataProperty:"path",rootData:k,dynamicAnchors:w})||(e=e===null?U.errors:e.concat(U.errors),r=e.length))}P!==!0&&(P=!0)}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),r++}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),r++}}else{
let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,d="else"}if(!o){let c={instancePath:i,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[c]:e.push(c),r++}return Ie.errors=e,y.props=P,r===0}Ie.evaluated={dynamicProps:!0,dynamicItems:!1};
var ei={if:{type:"string"},then:{enum:["stream-true","accept"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"s\
tream-true"},field:{$ref:"#/$defs/text"},value:{const:!0}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"accept"},mediaType:{$ref:"\
#/$defs/text"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"query"},name:{$ref:"#/$defs/text"},value:{$ref:"#/$defs/text"}},required:[
"reading","name","value"],additionalProperties:!1}]}};function Ve(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,
r=0,y=Ve.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,p=r;if(typeof s!="string"){let c={};e===null?e=[c]:e.push(c),r++}
var l=p===r;r=n,e!==null&&(n?e.length=n:e=null);let d;if(l){let c=r;if(!(s==="stream-true"||s==="accept")){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"\
enum",params:{allowedValues:ei.then.enum}};e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,d="then"}else{let c=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.
reading;if(typeof m=="string")if(m==="stream-true"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else\
/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="field"||t==="valu\
e")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(
u),r++}if(s.reading!==void 0&&s.reading!=="stream-true"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{
allowedValue:"stream-true"}};e===null?e=[t]:e.push(t),r++}if(s.field!==void 0&&(_(s.field,{instancePath:i+"/field",parentData:s,parentDataProperty:"field",rootData:k,
dynamicAnchors:w})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)),s.value!==void 0&&s.value!==!0){let t={instancePath:i+"/value",schemaPath:"#/else/oneOf\
/0/properties/value/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[t]:e.push(t),r++}}var P=!0}else if(m==="accept"){if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=
[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="mediaType")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="accept"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"accept"}};e===null?e=[t]:e.push(t),r++}s.mediaType!==void 0&&(_(s.mediaType,{instancePath:i+
"/mediaType",parentData:s,parentDataProperty:"mediaType",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:e.concat(_.errors),r=e.length))}P!==!0&&(P=!0)}else if(m===
"query"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.name===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{
missingProperty:"name"}};e===null?e=[t]:e.push(t),r++}if(s.value===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{
missingProperty:"value"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="name"||t==="value")){let u={instancePath:i,schemaPath:"#/else/one\
Of/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="query"){
let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"query"}};e===null?e=[t]:e.push(t),r++}
s.name!==void 0&&(_(s.name,{instancePath:i+"/name",parentData:s,parentDataProperty:"name",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:e.concat(_.errors),
r=e.length)),s.value!==void 0&&(_(s.value,{instancePath:i+"/value",parentData:s,parentDataProperty:"value",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:e.
concat(_.errors),r=e.length))}P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"r\
eading",tagValue:m}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"\
reading",tagValue:m}};e===null?e=[t]:e.push(t),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.
push(m),r++}var l=c===r;o=l,d="else"}if(!o){let c={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[c]:e.push(c),r++}return Ve.
errors=e,y.props=P,r===0}Ve.evaluated={dynamicProps:!0,dynamicItems:!1};var ri={if:{type:"string"},then:{enum:["chunks-done"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"chunks-done"},mediaType:{$ref:"#/$defs/text"},schema:{$ref:"#/$defs/schemaId"},object:{$ref:"#/$defs\
/text"},terminator:{$ref:"#/$defs/text"},usageSwitch:{$ref:"#/$defs/object"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"typed"},
mediaType:{$ref:"#/$defs/text"},typePointer:{$ref:"#/$defs/pointer"},doneType:{$ref:"#/$defs/text"}},required:["reading","doneType"],additionalProperties:!1},{properties:{
reading:{const:"custom"},mediaType:{$ref:"#/$defs/text"},schema:{$ref:"#/$defs/schemaIdOrOwn"},terminator:{$ref:"#/$defs/text"},usageSwitch:{$ref:"#/$defs/objec\
t"}},required:["reading","schema"],additionalProperties:!1}]}},si={title:"Id of a schema that Assay ships, or a schema of the deployment's own (JSON Schema 2020\
-12)",type:["string","object"],pattern:"^urn:assay:"};function le(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,
r=0,y=le.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),typeof s!="string"&&!(s&&typeof s=="object"&&!Array.isArray(s))){let n={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:si.type}};e===null?e=[n]:e.push(n),r++}if(typeof s=="string"&&!hs.test(s)){let n={instancePath:i,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^urn:assay:"}};e===null?e=[n]:e.push(n),r++}return le.errors=e,r===0}le.evaluated={dynamicProps:!1,dynamicItems:!1};
function Me(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=Me.evaluated;y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,p=r;if(typeof s!="string"){let c={};e===null?e=[c]:e.push(c),r++}var l=p===r;r=n,e!==null&&(n?e.length=n:e=
null);let d;if(l){let c=r;if(s!=="chunks-done"){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:ri.then.enum}};e===null?e=[m]:
e.push(m),r++}var l=c===r;o=l,d="then"}else{let c=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="chunks-done"){if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"\
reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="mediaType"||t==="schema"||t==="object"||t==="terminator"||t==="usageSwitch")){let u={
instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.
reading!==void 0&&s.reading!=="chunks-done"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
chunks-done"}};e===null?e=[t]:e.push(t),r++}s.mediaType!==void 0&&(_(s.mediaType,{instancePath:i+"/mediaType",parentData:s,parentDataProperty:"mediaType",rootData:k,
dynamicAnchors:w})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)),s.schema!==void 0&&(T(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"\
schema",rootData:k,dynamicAnchors:w})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),s.object!==void 0&&(_(s.object,{instancePath:i+"/object",parentData:s,
parentDataProperty:"object",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)),s.terminator!==void 0&&(_(s.terminator,{instancePath:i+
"/terminator",parentData:s,parentDataProperty:"terminator",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)),s.usageSwitch!==void 0&&
(z(s.usageSwitch,{instancePath:i+"/usageSwitch",parentData:s,parentDataProperty:"usageSwitch",rootData:k,dynamicAnchors:w})||(e=e===null?z.errors:e.concat(z.errors),
r=e.length))}var P=!0}else if(m==="typed"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/\
required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.doneType===void 0){let t={instancePath:i,schemaPath:"#/else/o\
neOf/1/required",keyword:"required",params:{missingProperty:"doneType"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="mediaType"||t==="t\
ypePointer"||t==="doneType")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="typed"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"\
const",params:{allowedValue:"typed"}};e===null?e=[t]:e.push(t),r++}s.mediaType!==void 0&&(_(s.mediaType,{instancePath:i+"/mediaType",parentData:s,parentDataProperty:"\
mediaType",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)),s.typePointer!==void 0&&(K(s.typePointer,{instancePath:i+"/typePo\
inter",parentData:s,parentDataProperty:"typePointer",rootData:k,dynamicAnchors:w})||(e=e===null?K.errors:e.concat(K.errors),r=e.length)),s.doneType!==void 0&&(_(
s.doneType,{instancePath:i+"/doneType",parentData:s,parentDataProperty:"doneType",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:e.concat(_.errors),r=e.length))}
P!==!0&&(P=!0)}else if(m==="custom"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/requir\
ed",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.schema===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/r\
equired",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="mediaType"||t==="schema"||t===
"terminator"||t==="usageSwitch")){let u={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="custom"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",
keyword:"const",params:{allowedValue:"custom"}};e===null?e=[t]:e.push(t),r++}s.mediaType!==void 0&&(_(s.mediaType,{instancePath:i+"/mediaType",parentData:s,parentDataProperty:"\
mediaType",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)),s.schema!==void 0&&(le(s.schema,{instancePath:i+"/schema",parentData:s,
parentDataProperty:"schema",rootData:k,dynamicAnchors:w})||(e=e===null?le.errors:e.concat(le.errors),r=e.length)),s.terminator!==void 0&&(_(s.terminator,{instancePath:i+
"/terminator",parentData:s,parentDataProperty:"terminator",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)),s.usageSwitch!==void 0&&
(z(s.usageSwitch,{instancePath:i+"/usageSwitch",parentData:s,parentDataProperty:"usageSwitch",rootData:k,dynamicAnchors:w})||(e=e===null?z.errors:e.concat(z.errors),
r=e.length))}P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};
e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};
e===null?e=[t]:e.push(t),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=c===
r;o=l,d="else"}if(!o){let c={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[c]:e.push(c),r++}return Me.errors=e,y.props=P,
r===0}Me.evaluated={dynamicProps:!0,dynamicItems:!1};var ii={if:{type:"string"},then:{enum:["same-path"]},else:{type:"object",discriminator:{propertyName:"readi\
ng"},oneOf:[{properties:{reading:{const:"same-path"},subprotocols:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"\
other-path"},path:{$ref:"#/$defs/path"},subprotocols:{$ref:"#/$defs/texts"}},required:["reading","path"],additionalProperties:!1}]}};function Fe(s,{instancePath:i="",
parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=Fe.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=
void 0);let n=r,o=!0,p=r;if(typeof s!="string"){let c={};e===null?e=[c]:e.push(c),r++}var l=p===r;r=n,e!==null&&(n?e.length=n:e=null);let d;if(l){let c=r;if(s!==
"same-path"){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:ii.then.enum}};e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,d="\
then"}else{let c=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="same-path"){if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(
t),r++}for(let t in s)if(!(t==="reading"||t==="subprotocols")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="same-path"){let t={instancePath:i+"/reading",schemaPath:"#/\
else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"same-path"}};e===null?e=[t]:e.push(t),r++}s.subprotocols!==void 0&&(I(s.subprotocols,
{instancePath:i+"/subprotocols",parentData:s,parentDataProperty:"subprotocols",rootData:k,dynamicAnchors:w})||(e=e===null?I.errors:e.concat(I.errors),r=e.length))}
var P=!0}else if(m==="other-path"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",
keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.path===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/require\
d",keyword:"required",params:{missingProperty:"path"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="path"||t==="subprotocols")){let u={instancePath:i,
schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&
s.reading!=="other-path"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"other-path"}};
e===null?e=[t]:e.push(t),r++}s.path!==void 0&&(U(s.path,{instancePath:i+"/path",parentData:s,parentDataProperty:"path",rootData:k,dynamicAnchors:w})||(e=e===null?
U.errors:e.concat(U.errors),r=e.length)),s.subprotocols!==void 0&&(I(s.subprotocols,{instancePath:i+"/subprotocols",parentData:s,parentDataProperty:"subprotocol\
s",rootData:k,dynamicAnchors:w})||(e=e===null?I.errors:e.concat(I.errors),r=e.length))}P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminato\
r",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discrim\
inator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",
keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,d="else"}if(!o){let c={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:d}};e===null?e=[c]:e.push(c),r++}return Fe.errors=e,y.props=P,r===0}Fe.evaluated={dynamicProps:!0,dynamicItems:!1};var ti={if:{type:"string"},then:{
enum:["chunks"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"chunks"},schema:{$ref:"#/$defs/schemaId"},terminators:{
$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"wrapped"},requestType:{$ref:"#/$defs/text"},requestMember:{$ref:"\
#/$defs/text"},typePointer:{$ref:"#/$defs/pointer"},chunkPointer:{$ref:"#/$defs/pointer"},doneTypes:{$ref:"#/$defs/texts"},schema:{$ref:"#/$defs/schemaId"},terminators:{
$ref:"#/$defs/texts"}},required:["reading","requestType"],additionalProperties:!1}]}};function Te(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,
dynamicAnchors:w={}}={}){let e=null,r=0,y=Te.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,p=r;if(typeof s!="string"){
let c={};e===null?e=[c]:e.push(c),r++}var l=p===r;r=n,e!==null&&(n?e.length=n:e=null);let d;if(l){let c=r;if(s!=="chunks"){let m={instancePath:i,schemaPath:"#/t\
hen/enum",keyword:"enum",params:{allowedValues:ti.then.enum}};e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,d="then"}else{let c=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="chunks"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="schema"||t===
"terminators")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=
[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="chunks"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"co\
nst",params:{allowedValue:"chunks"}};e===null?e=[t]:e.push(t),r++}s.schema!==void 0&&(T(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"sche\
ma",rootData:k,dynamicAnchors:w})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),s.terminators!==void 0&&(I(s.terminators,{instancePath:i+"/terminators",
parentData:s,parentDataProperty:"terminators",rootData:k,dynamicAnchors:w})||(e=e===null?I.errors:e.concat(I.errors),r=e.length))}var P=!0}else if(m==="wrapped"){
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"\
reading"}};e===null?e=[t]:e.push(t),r++}if(s.requestType===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"\
requestType"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="requestType"||t==="requestMember"||t==="typePointer"||t==="chunkPointer"||t===
"doneTypes"||t==="schema"||t==="terminators")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="wrapped"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",
keyword:"const",params:{allowedValue:"wrapped"}};e===null?e=[t]:e.push(t),r++}s.requestType!==void 0&&(_(s.requestType,{instancePath:i+"/requestType",parentData:s,
parentDataProperty:"requestType",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)),s.requestMember!==void 0&&(_(s.requestMember,
{instancePath:i+"/requestMember",parentData:s,parentDataProperty:"requestMember",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)),
s.typePointer!==void 0&&(K(s.typePointer,{instancePath:i+"/typePointer",parentData:s,parentDataProperty:"typePointer",rootData:k,dynamicAnchors:w})||(e=e===null?
K.errors:e.concat(K.errors),r=e.length)),s.chunkPointer!==void 0&&(K(s.chunkPointer,{instancePath:i+"/chunkPointer",parentData:s,parentDataProperty:"chunkPointe\
r",rootData:k,dynamicAnchors:w})||(e=e===null?K.errors:e.concat(K.errors),r=e.length)),s.doneTypes!==void 0&&(I(s.doneTypes,{instancePath:i+"/doneTypes",parentData:s,
parentDataProperty:"doneTypes",rootData:k,dynamicAnchors:w})||(e=e===null?I.errors:e.concat(I.errors),r=e.length)),s.schema!==void 0&&(T(s.schema,{instancePath:i+
"/schema",parentData:s,parentDataProperty:"schema",rootData:k,dynamicAnchors:w})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),s.terminators!==void 0&&(I(
s.terminators,{instancePath:i+"/terminators",parentData:s,parentDataProperty:"terminators",rootData:k,dynamicAnchors:w})||(e=e===null?I.errors:e.concat(I.errors),
r=e.length))}P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};
e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};
e===null?e=[t]:e.push(t),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=c===
r;o=l,d="else"}if(!o){let c={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[c]:e.push(c),r++}return Te.errors=e,y.props=P,
r===0}Te.evaluated={dynamicProps:!0,dynamicItems:!1};var ni={if:{type:"string"},then:{enum:["bearer"]},else:{type:"object",discriminator:{propertyName:"reading"},
oneOf:[{properties:{reading:{const:"bearer"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"subprotocol"},prefix:{$ref:"#/$defs/tex\
t"}},required:["reading","prefix"],additionalProperties:!1},{properties:{reading:{const:"first-message"},field:{$ref:"#/$defs/text"}},required:["reading","field"],
additionalProperties:!1},{properties:{reading:{const:"query"},name:{$ref:"#/$defs/text"}},required:["reading","name"],additionalProperties:!1}]}};function Ue(s,{
instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=Ue.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&
(y.items=void 0);let n=r,o=!0,p=r;if(typeof s!="string"){let c={};e===null?e=[c]:e.push(c),r++}var l=p===r;r=n,e!==null&&(n?e.length=n:e=null);let d;if(l){let c=r;
if(s!=="bearer"){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:ni.then.enum}};e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,
d="then"}else{let c=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="bearer"){if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(
t),r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="bearer"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",
keyword:"const",params:{allowedValue:"bearer"}};e===null?e=[t]:e.push(t),r++}}var P=!0}else if(m==="subprotocol"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}
if(s.prefix===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"prefix"}};e===null?e=[t]:e.push(t),
r++}for(let t in s)if(!(t==="reading"||t==="prefix")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="subprotocol"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/\
1/properties/reading/const",keyword:"const",params:{allowedValue:"subprotocol"}};e===null?e=[t]:e.push(t),r++}s.prefix!==void 0&&(_(s.prefix,{instancePath:i+"/p\
refix",parentData:s,parentDataProperty:"prefix",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:e.concat(_.errors),r=e.length))}P!==!0&&(P=!0)}else if(m==="\
first-message"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",
params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.field===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"requir\
ed",params:{missingProperty:"field"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="field")){let u={instancePath:i,schemaPath:"#/else/one\
Of/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="first-\
message"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"first-message"}};e===null?
e=[t]:e.push(t),r++}s.field!==void 0&&(_(s.field,{instancePath:i+"/field",parentData:s,parentDataProperty:"field",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:
e.concat(_.errors),r=e.length))}P!==!0&&(P=!0)}else if(m==="query"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.name===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="name")){let u={
instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.
reading!==void 0&&s.reading!=="query"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"\
query"}};e===null?e=[t]:e.push(t),r++}s.name!==void 0&&(_(s.name,{instancePath:i+"/name",parentData:s,parentDataProperty:"name",rootData:k,dynamicAnchors:w})||(e=
e===null?_.errors:e.concat(_.errors),r=e.length))}P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"\
tag",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?
e=[m]:e.push(m),r++}var l=c===r;o=l,d="else"}if(!o){let c={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[c]:e.push(c),r++}
return Ue.errors=e,y.props=P,r===0}Ue.evaluated={dynamicProps:!0,dynamicItems:!1};var oi={if:{type:"string"},then:{enum:["openai"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"openai"},endpoints:{$ref:"#/$defs/endpoints"}},required:["reading"],additionalProperties:!1},{properties:{
reading:{const:"list"},endpoints:{$ref:"#/$defs/endpoints"}},required:["reading","endpoints"],additionalProperties:!1}]}};var pi={enum:["GET","POST","PUT","PATCH","DELETE"]};function Z(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,
r=0,y=Z.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),!(s==="GET"||s==="POST"||s==="PUT"||s==="PATCH"||s==="DELETE")){let n={instancePath:i,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:pi.enum}};e===null?e=[n]:e.push(n),r++}return Z.errors=e,r===0}Z.evaluated={dynamicProps:!1,dynamicItems:!1};
function ae(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=ae.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),Array.isArray(s)){let n=s.length;for(let o=0;o<n;o++){let p=s[o];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.method===
void 0){let l={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"method"}};e===null?e=[l]:e.push(l),r++}if(p.path===
void 0){let l={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[l]:e.push(l),r++}for(let l in p)
if(!(l==="method"||l==="path")){let d={instancePath:i+"/"+o,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[d]:e.push(d),r++}p.method!==void 0&&(Z(p.method,{instancePath:i+"/"+o+"/method",parentData:p,parentDataProperty:"method",rootData:k,dynamicAnchors:w})||
(e=e===null?Z.errors:e.concat(Z.errors),r=e.length)),p.path!==void 0&&(U(p.path,{instancePath:i+"/"+o+"/path",parentData:p,parentDataProperty:"path",rootData:k,
dynamicAnchors:w})||(e=e===null?U.errors:e.concat(U.errors),r=e.length))}else{let l={instancePath:i+"/"+o,schemaPath:"#/items/type",keyword:"type",params:{type:"\
object"}};e===null?e=[l]:e.push(l),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}return ae.
errors=e,r===0}ae.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function Le(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){
let e=null,r=0,y=Le.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,p=r;if(typeof s!="string"){let c={};e===null?e=[c]:
e.push(c),r++}var l=p===r;r=n,e!==null&&(n?e.length=n:e=null);let d;if(l){let c=r;if(s!=="openai"){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",
params:{allowedValues:oi.then.enum}};e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,d="then"}else{let c=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;
if(typeof m=="string")if(m==="openai"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/requ\
ired",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="endpoints")){let u={instancePath:i,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&
s.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"openai"}};e===
null?e=[t]:e.push(t),r++}s.endpoints!==void 0&&(ae(s.endpoints,{instancePath:i+"/endpoints",parentData:s,parentDataProperty:"endpoints",rootData:k,dynamicAnchors:w})||
(e=e===null?ae.errors:e.concat(ae.errors),r=e.length))}var P=!0}else if(m==="list"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.endpoints===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"endpoints"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t===
"endpoints")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:
e.push(u),r++}if(s.reading!==void 0&&s.reading!=="list"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{
allowedValue:"list"}};e===null?e=[t]:e.push(t),r++}s.endpoints!==void 0&&(ae(s.endpoints,{instancePath:i+"/endpoints",parentData:s,parentDataProperty:"endpoints",
rootData:k,dynamicAnchors:w})||(e=e===null?ae.errors:e.concat(ae.errors),r=e.length))}P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",
keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discrimina\
tor",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"\
type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,d="else"}if(!o){let c={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};
e===null?e=[c]:e.push(c),r++}return Le.errors=e,y.props=P,r===0}Le.evaluated={dynamicProps:!0,dynamicItems:!1};var ai={if:{type:"string"},then:{enum:["unlimited"]},
else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"unlimited"}},required:["reading"],additionalProperties:!1},{properties:{
reading:{const:"seconds"},seconds:{$ref:"#/$defs/seconds"}},required:["reading","seconds"],additionalProperties:!1}]}};function L(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=L.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),typeof s=="number"&&isFinite(s)){if(s<=0||isNaN(s)){let n={instancePath:i,schemaPath:"#/exclusiveMinimum",keyword:"excl\
usiveMinimum",params:{comparison:">",limit:0}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"number"}};
e===null?e=[n]:e.push(n),r++}return L.errors=e,r===0}L.evaluated={dynamicProps:!1,dynamicItems:!1};function Ee(s,{instancePath:i="",parentData:N,parentDataProperty:D,
rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=Ee.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,p=r;if(typeof s!=
"string"){let c={};e===null?e=[c]:e.push(c),r++}var l=p===r;r=n,e!==null&&(n?e.length=n:e=null);let d;if(l){let c=r;if(s!=="unlimited"){let m={instancePath:i,schemaPath:"\
#/then/enum",keyword:"enum",params:{allowedValues:ai.then.enum}};e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,d="then"}else{let c=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="unlimited"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={
instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.
reading!==void 0&&s.reading!=="unlimited"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
unlimited"}};e===null?e=[t]:e.push(t),r++}}var P=!0}else if(m==="seconds"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.seconds===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"seconds"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t===
"seconds")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:
e.push(u),r++}if(s.reading!==void 0&&s.reading!=="seconds"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",
params:{allowedValue:"seconds"}};e===null?e=[t]:e.push(t),r++}s.seconds!==void 0&&(L(s.seconds,{instancePath:i+"/seconds",parentData:s,parentDataProperty:"secon\
ds",rootData:k,dynamicAnchors:w})||(e=e===null?L.errors:e.concat(L.errors),r=e.length))}P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminat\
or",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discri\
minator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",
keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,d="else"}if(!o){let c={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:d}};e===null?e=[c]:e.push(c),r++}return Ee.errors=e,y.props=P,r===0}Ee.evaluated={dynamicProps:!0,dynamicItems:!1};function Ce(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=Ce.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let o=s.reading;if(typeof o=="string")if(o==="list"){if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.reading===void 0){let p={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?
e=[p]:e.push(p),r++}if(s.scopes===void 0){let p={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"scopes"}};e===null?e=
[p]:e.push(p),r++}for(let p in s)if(!(p==="reading"||p==="scopes")){let l={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:p}};e===null?e=[l]:e.push(l),r++}if(s.reading!==void 0&&s.reading!=="list"){let p={instancePath:i+"/reading",schemaPath:"#/oneOf\
/0/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[p]:e.push(p),r++}s.scopes!==void 0&&(I(s.scopes,{instancePath:i+"/scopes",
parentData:s,parentDataProperty:"scopes",rootData:k,dynamicAnchors:w})||(e=e===null?I.errors:e.concat(I.errors),r=e.length))}var n=!0}else{let p={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[p]:e.push(p),r++}else{let p={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[p]:e.push(p),r++}}else{let o={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Ce.errors=e,y.props=n,r===0}Ce.evaluated={dynamicProps:!0,dynamicItems:!1};function Be(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=Be.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let o=s.reading;if(typeof o=="string")if(o==="endpoint"){if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.reading===void 0){let p={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[p]:e.push(p),r++}if(s.method===void 0){let p={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"method"}};e===null?
e=[p]:e.push(p),r++}if(s.path===void 0){let p={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[p]:
e.push(p),r++}if(s.effect===void 0){let p={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"effect"}};e===null?e=[p]:e.
push(p),r++}for(let p in s)if(!(p==="reading"||p==="method"||p==="path"||p==="effect")){let l={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:p}};e===null?e=[l]:e.push(l),r++}if(s.reading!==void 0&&s.reading!=="endpoint"){let p={instancePath:i+"/reading",
schemaPath:"#/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"endpoint"}};e===null?e=[p]:e.push(p),r++}s.method!==void 0&&(Z(s.method,{instancePath:i+
"/method",parentData:s,parentDataProperty:"method",rootData:k,dynamicAnchors:w})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length)),s.path!==void 0&&(U(s.path,
{instancePath:i+"/path",parentData:s,parentDataProperty:"path",rootData:k,dynamicAnchors:w})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),s.effect!==void 0&&
(_(s.effect,{instancePath:i+"/effect",parentData:s,parentDataProperty:"effect",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:e.concat(_.errors),r=e.length))}
var n=!0}else{let p={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[p]:e.push(
p),r++}else{let p={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[p]:e.push(p),r++}}else{
let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Be.errors=e,y.props=n,r===0}Be.evaluated={dynamicProps:!0,
dynamicItems:!1};function Ke(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=Ke.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let o=s.reading;if(typeof o=="string")if(o==="endpoint"){if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.reading===void 0){let p={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[p]:e.push(p),r++}if(s.method===void 0){let p={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"method"}};e===null?
e=[p]:e.push(p),r++}if(s.path===void 0){let p={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[p]:
e.push(p),r++}if(s.effect===void 0){let p={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"effect"}};e===null?e=[p]:e.
push(p),r++}for(let p in s)if(!(p==="reading"||p==="method"||p==="path"||p==="effect")){let l={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:p}};e===null?e=[l]:e.push(l),r++}if(s.reading!==void 0&&s.reading!=="endpoint"){let p={instancePath:i+"/reading",
schemaPath:"#/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"endpoint"}};e===null?e=[p]:e.push(p),r++}s.method!==void 0&&(Z(s.method,{instancePath:i+
"/method",parentData:s,parentDataProperty:"method",rootData:k,dynamicAnchors:w})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length)),s.path!==void 0&&(U(s.path,
{instancePath:i+"/path",parentData:s,parentDataProperty:"path",rootData:k,dynamicAnchors:w})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),s.effect!==void 0&&
(_(s.effect,{instancePath:i+"/effect",parentData:s,parentDataProperty:"effect",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:e.concat(_.errors),r=e.length))}
var n=!0}else{let p={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[p]:e.push(
p),r++}else{let p={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[p]:e.push(p),r++}}else{
let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Ke.errors=e,y.props=n,r===0}Ke.evaluated={dynamicProps:!0,
dynamicItems:!1};var li={if:{type:"string"},then:{enum:["401","403"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"\
401"},status:{$ref:"#/$defs/statuses"},tolerated:{$ref:"#/$defs/tolerated"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"403"},status:{
$ref:"#/$defs/statuses"},tolerated:{$ref:"#/$defs/tolerated"}},required:["reading"],additionalProperties:!1}]}};function M(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=M.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),Array.isArray(s)){if(s.length<1){let l={instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}};e===
null?e=[l]:e.push(l),r++}let n=s.length;for(let l=0;l<n;l++){let d=s[l];if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let P={instancePath:i+"/"+l,schemaPath:"\
#/items/type",keyword:"type",params:{type:"integer"}};e===null?e=[P]:e.push(P),r++}if(typeof d=="number"&&isFinite(d)){if(d>599||isNaN(d)){let P={instancePath:i+
"/"+l,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};e===null?e=[P]:e.push(P),r++}if(d<100||isNaN(d)){let P={instancePath:i+
"/"+l,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};e===null?e=[P]:e.push(P),r++}}}let o=s.length,p;if(o>1){let l={};for(;o--;){
let d=s[o];if(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)){if(typeof l[d]=="number"){p=l[d];let P={instancePath:i,schemaPath:"#/uniqueItems",keyword:"uni\
queItems",params:{i:o,j:p}};e===null?e=[P]:e.push(P),r++;break}l[d]=o}}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===
null?e=[n]:e.push(n),r++}return M.errors=e,r===0}M.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function W(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=W.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),Array.isArray(s)){let n=s.length;for(let l=0;l<n;l++){let d=s[l];if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){
let P={instancePath:i+"/"+l,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"}};e===null?e=[P]:e.push(P),r++}if(typeof d=="number"&&isFinite(d)){if(d>
599||isNaN(d)){let P={instancePath:i+"/"+l,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};e===null?e=[P]:e.push(P),r++}if(d<
100||isNaN(d)){let P={instancePath:i+"/"+l,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};e===null?e=[P]:e.push(P),r++}}}let o=s.
length,p;if(o>1){let l={};for(;o--;){let d=s[o];if(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)){if(typeof l[d]=="number"){p=l[d];let P={instancePath:i,schemaPath:"\
#/uniqueItems",keyword:"uniqueItems",params:{i:o,j:p}};e===null?e=[P]:e.push(P),r++;break}l[d]=o}}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"array"}};e===null?e=[n]:e.push(n),r++}return W.errors=e,r===0}W.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function Re(s,{instancePath:i="",
parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=Re.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=
void 0);let n=r,o=!0,p=r;if(typeof s!="string"){let c={};e===null?e=[c]:e.push(c),r++}var l=p===r;r=n,e!==null&&(n?e.length=n:e=null);let d;if(l){let c=r;if(!(s===
"401"||s==="403")){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:li.then.enum}};e===null?e=[m]:e.push(m),r++}var l=c===r;o=
l,d="then"}else{let c=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="401"){if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(
t),r++}for(let t in s)if(!(t==="reading"||t==="status"||t==="tolerated")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="401"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"401"}};e===null?e=[t]:e.push(t),r++}s.status!==void 0&&(M(s.status,{instancePath:i+
"/status",parentData:s,parentDataProperty:"status",rootData:k,dynamicAnchors:w})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.tolerated!==void 0&&(W(
s.tolerated,{instancePath:i+"/tolerated",parentData:s,parentDataProperty:"tolerated",rootData:k,dynamicAnchors:w})||(e=e===null?W.errors:e.concat(W.errors),r=e.
length))}var P=!0}else if(m==="403"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/requir\
ed",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="status"||t==="tolerated")){let u={
instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.
reading!==void 0&&s.reading!=="403"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"\
403"}};e===null?e=[t]:e.push(t),r++}s.status!==void 0&&(M(s.status,{instancePath:i+"/status",parentData:s,parentDataProperty:"status",rootData:k,dynamicAnchors:w})||
(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.tolerated!==void 0&&(W(s.tolerated,{instancePath:i+"/tolerated",parentData:s,parentDataProperty:"tolerate\
d",rootData:k,dynamicAnchors:w})||(e=e===null?W.errors:e.concat(W.errors),r=e.length))}P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminato\
r",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discrim\
inator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",
keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,d="else"}if(!o){let c={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:d}};e===null?e=[c]:e.push(c),r++}return Re.errors=e,y.props=P,r===0}Re.evaluated={dynamicProps:!0,dynamicItems:!1};var ui={if:{type:"string"},then:{
enum:["401","403"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"401"},status:{$ref:"#/$defs/statuses"},tolerated:{
$ref:"#/$defs/tolerated"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"403"},status:{$ref:"#/$defs/statuses"},tolerated:{$ref:"#/\
$defs/tolerated"}},required:["reading"],additionalProperties:!1}]}};function Ge(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){
let e=null,r=0,y=Ge.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,p=r;if(typeof s!="string"){let c={};e===null?e=[c]:
e.push(c),r++}var l=p===r;r=n,e!==null&&(n?e.length=n:e=null);let d;if(l){let c=r;if(!(s==="401"||s==="403")){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"\
enum",params:{allowedValues:ui.then.enum}};e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,d="then"}else{let c=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.
reading;if(typeof m=="string")if(m==="401"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0\
/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="status"||t==="tolerated")){
let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}
if(s.reading!==void 0&&s.reading!=="401"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
401"}};e===null?e=[t]:e.push(t),r++}s.status!==void 0&&(M(s.status,{instancePath:i+"/status",parentData:s,parentDataProperty:"status",rootData:k,dynamicAnchors:w})||
(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.tolerated!==void 0&&(W(s.tolerated,{instancePath:i+"/tolerated",parentData:s,parentDataProperty:"tolerate\
d",rootData:k,dynamicAnchors:w})||(e=e===null?W.errors:e.concat(W.errors),r=e.length))}var P=!0}else if(m==="403"){if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),
r++}for(let t in s)if(!(t==="reading"||t==="status"||t==="tolerated")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="403"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"403"}};e===null?e=[t]:e.push(t),r++}s.status!==void 0&&(M(s.status,{instancePath:i+
"/status",parentData:s,parentDataProperty:"status",rootData:k,dynamicAnchors:w})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.tolerated!==void 0&&(W(
s.tolerated,{instancePath:i+"/tolerated",parentData:s,parentDataProperty:"tolerated",rootData:k,dynamicAnchors:w})||(e=e===null?W.errors:e.concat(W.errors),r=e.
length))}P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};
e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};
e===null?e=[t]:e.push(t),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=c===
r;o=l,d="else"}if(!o){let c={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[c]:e.push(c),r++}return Ge.errors=e,y.props=P,
r===0}Ge.evaluated={dynamicProps:!0,dynamicItems:!1};var di={if:{type:"string"},then:{enum:["table"]},else:{type:"object",discriminator:{propertyName:"reading"},
oneOf:[{properties:{reading:{const:"table"},malformed:{$ref:"#/$defs/statuses"},invalid:{$ref:"#/$defs/statuses"},unknownModel:{$ref:"#/$defs/statuses"},tooLarge:{
$ref:"#/$defs/statuses"},unsupportedMedia:{$ref:"#/$defs/statuses"},unknownPath:{$ref:"#/$defs/statuses"},limit:{$ref:"#/$defs/statuses"}},required:["reading"],
additionalProperties:!1}]}};function ze(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=ze.evaluated;
y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,p=r;if(typeof s!="string"){let c={};e===null?e=[c]:e.push(c),r++}var l=p===r;r=n,
e!==null&&(n?e.length=n:e=null);let d;if(l){let c=r;if(s!=="table"){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:di.then.
enum}};e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,d="then"}else{let c=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;if(typeof m=="string")if(m===
"table"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="malformed"||t==="invalid"||t==="unknownModel"||t==="tooLarge"||
t==="unsupportedMedia"||t==="unknownPath"||t==="limit")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="table"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/prop\
erties/reading/const",keyword:"const",params:{allowedValue:"table"}};e===null?e=[t]:e.push(t),r++}s.malformed!==void 0&&(M(s.malformed,{instancePath:i+"/malform\
ed",parentData:s,parentDataProperty:"malformed",rootData:k,dynamicAnchors:w})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.invalid!==void 0&&(M(s.invalid,
{instancePath:i+"/invalid",parentData:s,parentDataProperty:"invalid",rootData:k,dynamicAnchors:w})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.unknownModel!==
void 0&&(M(s.unknownModel,{instancePath:i+"/unknownModel",parentData:s,parentDataProperty:"unknownModel",rootData:k,dynamicAnchors:w})||(e=e===null?M.errors:e.concat(
M.errors),r=e.length)),s.tooLarge!==void 0&&(M(s.tooLarge,{instancePath:i+"/tooLarge",parentData:s,parentDataProperty:"tooLarge",rootData:k,dynamicAnchors:w})||
(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.unsupportedMedia!==void 0&&(M(s.unsupportedMedia,{instancePath:i+"/unsupportedMedia",parentData:s,parentDataProperty:"\
unsupportedMedia",rootData:k,dynamicAnchors:w})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.unknownPath!==void 0&&(M(s.unknownPath,{instancePath:i+"\
/unknownPath",parentData:s,parentDataProperty:"unknownPath",rootData:k,dynamicAnchors:w})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.limit!==void 0&&
(M(s.limit,{instancePath:i+"/limit",parentData:s,parentDataProperty:"limit",rootData:k,dynamicAnchors:w})||(e=e===null?M.errors:e.concat(M.errors),r=e.length))}
var P=!0}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[t]:
e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[t]:
e.push(t),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,d="else"}
if(!o){let c={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[c]:e.push(c),r++}return ze.errors=e,y.props=P,r===0}ze.evaluated=
{dynamicProps:!0,dynamicItems:!1};var mi={if:{type:"string"},then:{enum:["openai","problem","detail","bare"]},else:{type:"object",discriminator:{propertyName:"r\
eading"},oneOf:[{properties:{reading:{const:"openai"},schema:{$ref:"#/$defs/schemaId"},fullSchema:{$ref:"#/$defs/schemaId"},mediaTypes:{$ref:"#/$defs/texts"}},required:[
"reading"],additionalProperties:!1},{properties:{reading:{const:"problem"},schema:{$ref:"#/$defs/schemaId"},mediaTypes:{$ref:"#/$defs/texts"}},required:["readin\
g"],additionalProperties:!1},{properties:{reading:{const:"detail"},schema:{$ref:"#/$defs/schemaId"},mediaTypes:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"bare"},schema:{$ref:"#/$defs/schemaId"},mediaTypes:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1}]}};function Ze(s,{
instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=Ze.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&
(y.items=void 0);let n=r,o=!0,p=r;if(typeof s!="string"){let c={};e===null?e=[c]:e.push(c),r++}var l=p===r;r=n,e!==null&&(n?e.length=n:e=null);let d;if(l){let c=r;
if(!(s==="openai"||s==="problem"||s==="detail"||s==="bare")){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:mi.then.enum}};
e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,d="then"}else{let c=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="op\
enai"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="schema"||t==="fullSchema"||t==="mediaTypes")){let u={instancePath:i,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&
s.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"openai"}};e===
null?e=[t]:e.push(t),r++}s.schema!==void 0&&(T(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"schema",rootData:k,dynamicAnchors:w})||(e=e===
null?T.errors:e.concat(T.errors),r=e.length)),s.fullSchema!==void 0&&(T(s.fullSchema,{instancePath:i+"/fullSchema",parentData:s,parentDataProperty:"fullSchema",
rootData:k,dynamicAnchors:w})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),s.mediaTypes!==void 0&&(I(s.mediaTypes,{instancePath:i+"/mediaTypes",parentData:s,
parentDataProperty:"mediaTypes",rootData:k,dynamicAnchors:w})||(e=e===null?I.errors:e.concat(I.errors),r=e.length))}var P=!0}else if(m==="problem"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="schema"||t==="mediaTypes")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="problem"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"problem"}};e===null?e=[t]:e.push(t),r++}s.schema!==void 0&&
(T(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"schema",rootData:k,dynamicAnchors:w})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),
s.mediaTypes!==void 0&&(I(s.mediaTypes,{instancePath:i+"/mediaTypes",parentData:s,parentDataProperty:"mediaTypes",rootData:k,dynamicAnchors:w})||(e=e===null?I.errors:
e.concat(I.errors),r=e.length))}P!==!0&&(P=!0)}else if(m==="detail"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="schema"||t===
"mediaTypes")){let u={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[
u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="detail"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"con\
st",params:{allowedValue:"detail"}};e===null?e=[t]:e.push(t),r++}s.schema!==void 0&&(T(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"schem\
a",rootData:k,dynamicAnchors:w})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),s.mediaTypes!==void 0&&(I(s.mediaTypes,{instancePath:i+"/mediaTypes",parentData:s,
parentDataProperty:"mediaTypes",rootData:k,dynamicAnchors:w})||(e=e===null?I.errors:e.concat(I.errors),r=e.length))}P!==!0&&(P=!0)}else if(m==="bare"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="schema"||t==="mediaTypes")){let u={instancePath:i,schemaPath:"#/else/oneOf/3/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="bare"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"bare"}};e===null?e=[t]:e.push(t),r++}s.schema!==void 0&&(T(
s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"schema",rootData:k,dynamicAnchors:w})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),
s.mediaTypes!==void 0&&(I(s.mediaTypes,{instancePath:i+"/mediaTypes",parentData:s,parentDataProperty:"mediaTypes",rootData:k,dynamicAnchors:w})||(e=e===null?I.errors:
e.concat(I.errors),r=e.length))}P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"\
reading",tagValue:m}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"\
reading",tagValue:m}};e===null?e=[t]:e.push(t),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.
push(m),r++}var l=c===r;o=l,d="else"}if(!o){let c={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[c]:e.push(c),r++}return Ze.
errors=e,y.props=P,r===0}Ze.evaluated={dynamicProps:!0,dynamicItems:!1};function He(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=He.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let o=s.reading;if(typeof o=="string")if(o==="list"){if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.reading===void 0){let p={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?
e=[p]:e.push(p),r++}if(s.codes===void 0){let p={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"codes"}};e===null?e=[
p]:e.push(p),r++}for(let p in s)if(!(p==="reading"||p==="codes")){let l={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:p}};e===null?e=[l]:e.push(l),r++}if(s.reading!==void 0&&s.reading!=="list"){let p={instancePath:i+"/reading",schemaPath:"#/oneOf/0\
/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[p]:e.push(p),r++}s.codes!==void 0&&(I(s.codes,{instancePath:i+"/codes",parentData:s,
parentDataProperty:"codes",rootData:k,dynamicAnchors:w})||(e=e===null?I.errors:e.concat(I.errors),r=e.length))}var n=!0}else{let p={instancePath:i,schemaPath:"#\
/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[p]:e.push(p),r++}else{let p={instancePath:i,schemaPath:"#\
/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[p]:e.push(p),r++}}else{let o={instancePath:i,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return He.errors=e,y.props=n,r===0}He.evaluated={dynamicProps:!0,dynamicItems:!1};var fi={
if:{type:"string"},then:{enum:["refused"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"refused"}},required:["\
reading"],additionalProperties:!1},{properties:{reading:{const:"list"},mistakes:{$ref:"#/$defs/texts"}},required:["reading","mistakes"],additionalProperties:!1}]}};
function We(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=We.evaluated;y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,p=r;if(typeof s!="string"){let c={};e===null?e=[c]:e.push(c),r++}var l=p===r;r=n,e!==null&&(n?e.length=n:e=
null);let d;if(l){let c=r;if(s!=="refused"){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:fi.then.enum}};e===null?e=[m]:e.
push(m),r++}var l=c===r;o=l,d="then"}else{let c=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="refused"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="refused"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"refused"}};e===null?e=[t]:e.push(t),r++}}var P=!0}else if(m==="list"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),r++}if(s.mistakes===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"\
mistakes"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="mistakes")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="list"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[t]:e.push(t),r++}s.mistakes!==void 0&&
(I(s.mistakes,{instancePath:i+"/mistakes",parentData:s,parentDataProperty:"mistakes",rootData:k,dynamicAnchors:w})||(e=e===null?I.errors:e.concat(I.errors),r=e.
length))}P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};
e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};
e===null?e=[t]:e.push(t),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=c===
r;o=l,d="else"}if(!o){let c={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[c]:e.push(c),r++}return We.errors=e,y.props=P,
r===0}We.evaluated={dynamicProps:!0,dynamicItems:!1};var ci={if:{type:"string"},then:{enum:["openai"]},else:{type:"object",discriminator:{propertyName:"reading"},
oneOf:[{properties:{reading:{const:"openai"},types:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"list"},types:{
$ref:"#/$defs/texts"}},required:["reading","types"],additionalProperties:!1}]}};function Je(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,
dynamicAnchors:w={}}={}){let e=null,r=0,y=Je.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,p=r;if(typeof s!="string"){
let c={};e===null?e=[c]:e.push(c),r++}var l=p===r;r=n,e!==null&&(n?e.length=n:e=null);let d;if(l){let c=r;if(s!=="openai"){let m={instancePath:i,schemaPath:"#/t\
hen/enum",keyword:"enum",params:{allowedValues:ci.then.enum}};e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,d="then"}else{let c=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="openai"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="types")){let u={
instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.
reading!==void 0&&s.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
openai"}};e===null?e=[t]:e.push(t),r++}s.types!==void 0&&(I(s.types,{instancePath:i+"/types",parentData:s,parentDataProperty:"types",rootData:k,dynamicAnchors:w})||
(e=e===null?I.errors:e.concat(I.errors),r=e.length))}var P=!0}else if(m==="list"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.types===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"types"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="t\
ypes")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(
u),r++}if(s.reading!==void 0&&s.reading!=="list"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{
allowedValue:"list"}};e===null?e=[t]:e.push(t),r++}s.types!==void 0&&(I(s.types,{instancePath:i+"/types",parentData:s,parentDataProperty:"types",rootData:k,dynamicAnchors:w})||
(e=e===null?I.errors:e.concat(I.errors),r=e.length))}P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"mapping",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};
e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,d="else"}if(!o){let c={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[c]:e.push(
c),r++}return Je.errors=e,y.props=P,r===0}Je.evaluated={dynamicProps:!0,dynamicItems:!1};var yi={if:{type:"string"},then:{enum:["type-timestamp-data","openai","\
cloudevents"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"type-timestamp-data"},schema:{$ref:"#/$defs/schema\
Id"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"openai"},schema:{$ref:"#/$defs/schemaId"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"cloudevents"},schema:{$ref:"#/$defs/schemaId"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"custom"},
schema:{$ref:"#/$defs/schemaIdOrOwn"},typePointer:{$ref:"#/$defs/pointer"},timePointer:{$ref:"#/$defs/pointer"}},required:["reading","schema"],additionalProperties:!1}]}};
function Qe(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=Qe.evaluated;y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,p=r;if(typeof s!="string"){let c={};e===null?e=[c]:e.push(c),r++}var l=p===r;r=n,e!==null&&(n?e.length=n:e=
null);let d;if(l){let c=r;if(!(s==="type-timestamp-data"||s==="openai"||s==="cloudevents")){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{
allowedValues:yi.then.enum}};e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,d="then"}else{let c=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;if(typeof m==
"string")if(m==="type-timestamp-data"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/requ\
ired",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="schema")){let u={instancePath:i,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&
s.reading!=="type-timestamp-data"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"t\
ype-timestamp-data"}};e===null?e=[t]:e.push(t),r++}s.schema!==void 0&&(T(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"schema",rootData:k,
dynamicAnchors:w})||(e=e===null?T.errors:e.concat(T.errors),r=e.length))}var P=!0}else if(m==="openai"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===
void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)
if(!(t==="reading"||t==="schema")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",
keyword:"const",params:{allowedValue:"openai"}};e===null?e=[t]:e.push(t),r++}s.schema!==void 0&&(T(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"\
schema",rootData:k,dynamicAnchors:w})||(e=e===null?T.errors:e.concat(T.errors),r=e.length))}P!==!0&&(P=!0)}else if(m==="cloudevents"){if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="schema")){let u={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="cloudevents"){let t={instancePath:i+"/reading",
schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"cloudevents"}};e===null?e=[t]:e.push(t),r++}s.schema!==void 0&&(T(s.schema,
{instancePath:i+"/schema",parentData:s,parentDataProperty:"schema",rootData:k,dynamicAnchors:w})||(e=e===null?T.errors:e.concat(T.errors),r=e.length))}P!==!0&&(P=
!0)}else if(m==="custom"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.schema===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"\
required",params:{missingProperty:"schema"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="schema"||t==="typePointer"||t==="timePointer")){
let u={instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}
if(s.reading!==void 0&&s.reading!=="custom"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"\
custom"}};e===null?e=[t]:e.push(t),r++}s.schema!==void 0&&(le(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"schema",rootData:k,dynamicAnchors:w})||
(e=e===null?le.errors:e.concat(le.errors),r=e.length)),s.typePointer!==void 0&&(K(s.typePointer,{instancePath:i+"/typePointer",parentData:s,parentDataProperty:"\
typePointer",rootData:k,dynamicAnchors:w})||(e=e===null?K.errors:e.concat(K.errors),r=e.length)),s.timePointer!==void 0&&(K(s.timePointer,{instancePath:i+"/time\
Pointer",parentData:s,parentDataProperty:"timePointer",rootData:k,dynamicAnchors:w})||(e=e===null?K.errors:e.concat(K.errors),r=e.length))}P!==!0&&(P=!0)}else{let t={
instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),r++}else{let t={
instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),r++}}else{let m={
instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,d="else"}if(!o){let c={instancePath:i,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[c]:e.push(c),r++}return Qe.errors=e,y.props=P,r===0}Qe.evaluated={dynamicProps:!0,dynamicItems:!1};
var hi={if:{type:"string"},then:{enum:["post-json"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"post-json"},
deadlineSeconds:{$ref:"#/$defs/seconds"},arrivalSeconds:{$ref:"#/$defs/seconds"},quietSeconds:{$ref:"#/$defs/seconds"},timeScale:{$ref:"#/$defs/seconds"}},required:[
"reading"],additionalProperties:!1}]}};function Xe(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=Xe.
evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,p=r;if(typeof s!="string"){let c={};e===null?e=[c]:e.push(c),r++}var l=p===
r;r=n,e!==null&&(n?e.length=n:e=null);let d;if(l){let c=r;if(s!=="post-json"){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:hi.
then.enum}};e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,d="then"}else{let c=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;if(typeof m=="string")
if(m==="post-json"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"requ\
ired",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="deadlineSeconds"||t==="arrivalSeconds"||t==="quie\
tSeconds"||t==="timeScale")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="post-json"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/cons\
t",keyword:"const",params:{allowedValue:"post-json"}};e===null?e=[t]:e.push(t),r++}s.deadlineSeconds!==void 0&&(L(s.deadlineSeconds,{instancePath:i+"/deadlineSe\
conds",parentData:s,parentDataProperty:"deadlineSeconds",rootData:k,dynamicAnchors:w})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.arrivalSeconds!==
void 0&&(L(s.arrivalSeconds,{instancePath:i+"/arrivalSeconds",parentData:s,parentDataProperty:"arrivalSeconds",rootData:k,dynamicAnchors:w})||(e=e===null?L.errors:
e.concat(L.errors),r=e.length)),s.quietSeconds!==void 0&&(L(s.quietSeconds,{instancePath:i+"/quietSeconds",parentData:s,parentDataProperty:"quietSeconds",rootData:k,
dynamicAnchors:w})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.timeScale!==void 0&&(L(s.timeScale,{instancePath:i+"/timeScale",parentData:s,parentDataProperty:"\
timeScale",rootData:k,dynamicAnchors:w})||(e=e===null?L.errors:e.concat(L.errors),r=e.length))}var P=!0}else{let t={instancePath:i,schemaPath:"#/else/discrimina\
tor",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discr\
iminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),r++}}else{let m={instancePath:i,schemaPath:"#/else/typ\
e",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,d="else"}if(!o){let c={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:d}};e===null?e=[c]:e.push(c),r++}return Xe.errors=e,y.props=P,r===0}Xe.evaluated={dynamicProps:!0,dynamicItems:!1};var gi={if:{type:"string"},then:{
enum:["same-id","none"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"same-id"},delaysSeconds:{type:"array",minItems:1,
items:{$ref:"#/$defs/seconds"}},waitSeconds:{$ref:"#/$defs/seconds"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"none"}},required:[
"reading"],additionalProperties:!1}]}};function Ye(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=Ye.
evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,p=r;if(typeof s!="string"){let c={};e===null?e=[c]:e.push(c),r++}var l=p===
r;r=n,e!==null&&(n?e.length=n:e=null);let d;if(l){let c=r;if(!(s==="same-id"||s==="none")){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{
allowedValues:gi.then.enum}};e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,d="then"}else{let c=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;if(typeof m==
"string")if(m==="same-id"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="delaysSeconds"||t==="waitSeconds")){let u={instancePath:i,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&
s.reading!=="same-id"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"same-id"}};e===
null?e=[t]:e.push(t),r++}if(s.delaysSeconds!==void 0){let t=s.delaysSeconds;if(Array.isArray(t)){if(t.length<1){let g={instancePath:i+"/delaysSeconds",schemaPath:"\
#/else/oneOf/0/properties/delaysSeconds/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[g]:e.push(g),r++}let u=t.length;for(let g=0;g<u;g++)L(t[g],{instancePath:i+
"/delaysSeconds/"+g,parentData:t,parentDataProperty:g,rootData:k,dynamicAnchors:w})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)}else{let u={instancePath:i+
"/delaysSeconds",schemaPath:"#/else/oneOf/0/properties/delaysSeconds/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}s.waitSeconds!==void 0&&
(L(s.waitSeconds,{instancePath:i+"/waitSeconds",parentData:s,parentDataProperty:"waitSeconds",rootData:k,dynamicAnchors:w})||(e=e===null?L.errors:e.concat(L.errors),
r=e.length))}var P=!0}else if(m==="none"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/r\
equired",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,schemaPath:"\
#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!==
"none"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"none"}};e===null?e=[t]:e.push(
t),r++}}P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===
null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===
null?e=[t]:e.push(t),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=c===r;o=
l,d="else"}if(!o){let c={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[c]:e.push(c),r++}return Ye.errors=e,y.props=P,r===
0}Ye.evaluated={dynamicProps:!0,dynamicItems:!1};var Pi={if:{type:"string"},then:{enum:["standard-v1","standard-v1a","stripe","github","none"]},else:{type:"obje\
ct",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"standard-v1"},toleranceSeconds:{$ref:"#/$defs/seconds"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"standard-v1a"},toleranceSeconds:{$ref:"#/$defs/seconds"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"\
stripe"},toleranceSeconds:{$ref:"#/$defs/seconds"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"github"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"none"}},required:["reading"],additionalProperties:!1}]}};function er(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,
dynamicAnchors:w={}}={}){let e=null,r=0,y=er.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,p=r;if(typeof s!="string"){
let c={};e===null?e=[c]:e.push(c),r++}var l=p===r;r=n,e!==null&&(n?e.length=n:e=null);let d;if(l){let c=r;if(!(s==="standard-v1"||s==="standard-v1a"||s==="strip\
e"||s==="github"||s==="none")){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Pi.then.enum}};e===null?e=[m]:e.push(m),r++}var l=c===
r;o=l,d="then"}else{let c=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="standard-v1"){if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=
[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="toleranceSeconds")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="standard-v1"){let t={instancePath:i+"/readin\
g",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"standard-v1"}};e===null?e=[t]:e.push(t),r++}s.toleranceSeconds!==void 0&&
(L(s.toleranceSeconds,{instancePath:i+"/toleranceSeconds",parentData:s,parentDataProperty:"toleranceSeconds",rootData:k,dynamicAnchors:w})||(e=e===null?L.errors:
e.concat(L.errors),r=e.length))}var P=!0}else if(m==="standard-v1a"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="toleranceSe\
conds")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(
u),r++}if(s.reading!==void 0&&s.reading!=="standard-v1a"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",
params:{allowedValue:"standard-v1a"}};e===null?e=[t]:e.push(t),r++}s.toleranceSeconds!==void 0&&(L(s.toleranceSeconds,{instancePath:i+"/toleranceSeconds",parentData:s,
parentDataProperty:"toleranceSeconds",rootData:k,dynamicAnchors:w})||(e=e===null?L.errors:e.concat(L.errors),r=e.length))}P!==!0&&(P=!0)}else if(m==="stripe"){if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"\
reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="toleranceSeconds")){let u={instancePath:i,schemaPath:"#/else/oneOf/2/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="stripe"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"stripe"}};e===null?e=[t]:e.push(t),r++}s.toleranceSeconds!==
void 0&&(L(s.toleranceSeconds,{instancePath:i+"/toleranceSeconds",parentData:s,parentDataProperty:"toleranceSeconds",rootData:k,dynamicAnchors:w})||(e=e===null?
L.errors:e.concat(L.errors),r=e.length))}P!==!0&&(P=!0)}else if(m==="github"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={
instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.
reading!==void 0&&s.reading!=="github"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"\
github"}};e===null?e=[t]:e.push(t),r++}}P!==!0&&(P=!0)}else if(m==="none"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/4/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={
instancePath:i,schemaPath:"#/else/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.
reading!==void 0&&s.reading!=="none"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/4/properties/reading/const",keyword:"const",params:{allowedValue:"\
none"}};e===null?e=[t]:e.push(t),r++}}P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",
tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",
tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[
m]:e.push(m),r++}var l=c===r;o=l,d="else"}if(!o){let c={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[c]:e.push(c),r++}return er.
errors=e,y.props=P,r===0}er.evaluated={dynamicProps:!0,dynamicItems:!1};function rr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=rr.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let o=s.reading;if(typeof o=="string")if(o==="operation"){if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){if(s.reading===void 0){let p={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[p]:e.push(p),r++}if(s.method===void 0){let p={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"method"}};e===null?
e=[p]:e.push(p),r++}if(s.path===void 0){let p={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[p]:
e.push(p),r++}for(let p in s)if(!(p==="reading"||p==="method"||p==="path"||p==="body"||p==="type")){let l={instancePath:i,schemaPath:"#/oneOf/0/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[l]:e.push(l),r++}if(s.reading!==void 0&&s.reading!=="operation"){let p={instancePath:i+
"/reading",schemaPath:"#/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"operation"}};e===null?e=[p]:e.push(p),r++}s.method!==void 0&&(Z(
s.method,{instancePath:i+"/method",parentData:s,parentDataProperty:"method",rootData:k,dynamicAnchors:w})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length)),
s.path!==void 0&&(U(s.path,{instancePath:i+"/path",parentData:s,parentDataProperty:"path",rootData:k,dynamicAnchors:w})||(e=e===null?U.errors:e.concat(U.errors),
r=e.length)),s.body!==void 0&&(z(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:k,dynamicAnchors:w})||(e=e===null?z.errors:e.concat(
z.errors),r=e.length)),s.type!==void 0&&(_(s.type,{instancePath:i+"/type",parentData:s,parentDataProperty:"type",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:
e.concat(_.errors),r=e.length))}var n=!0}else{let p={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};
e===null?e=[p]:e.push(p),r++}else{let p={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===
null?e=[p]:e.push(p),r++}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return rr.errors=e,
y.props=n,r===0}rr.evaluated={dynamicProps:!0,dynamicItems:!1};var ds={if:{type:"string"},then:{enum:["manual"]},else:{type:"object",discriminator:{propertyName:"\
reading"},oneOf:[{properties:{reading:{const:"manual"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"rest"},method:{$ref:"#/$defs/\
method"},path:{$ref:"#/$defs/path"},body:{$ref:"#/$defs/object"},idPointer:{$ref:"#/$defs/pointer"},secretPointer:{$ref:"#/$defs/pointer"},removePath:{$ref:"#/$\
defs/path"},rotatePath:{$ref:"#/$defs/path"},listPath:{$ref:"#/$defs/path"}},required:["reading","method","path","body"],additionalProperties:!1},{properties:{reading:{
const:"per-request"},field:{$ref:"#/$defs/text"}},required:["reading","field"],additionalProperties:!1}]}};function sr(s,{instancePath:i="",parentData:N,parentDataProperty:D,
rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=sr.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,p=r;if(typeof s!=
"string"){let c={};e===null?e=[c]:e.push(c),r++}var l=p===r;r=n,e!==null&&(n?e.length=n:e=null);let d;if(l){let c=r;if(s!=="manual"){let m={instancePath:i,schemaPath:"\
#/then/enum",keyword:"enum",params:{allowedValues:ds.then.enum}};e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,d="then"}else{let c=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="manual"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&
s.reading!=="manual"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"manual"}};e===
null?e=[t]:e.push(t),r++}}var P=!0}else if(m==="rest"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/e\
lse/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.method===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"method"}};e===null?e=[t]:e.push(t),r++}if(s.path===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[t]:e.push(t),r++}if(s.body===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"body"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!ie.call(ds.else.oneOf[1].properties,
t)){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),
r++}if(s.reading!==void 0&&s.reading!=="rest"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"\
rest"}};e===null?e=[t]:e.push(t),r++}s.method!==void 0&&(Z(s.method,{instancePath:i+"/method",parentData:s,parentDataProperty:"method",rootData:k,dynamicAnchors:w})||
(e=e===null?Z.errors:e.concat(Z.errors),r=e.length)),s.path!==void 0&&(U(s.path,{instancePath:i+"/path",parentData:s,parentDataProperty:"path",rootData:k,dynamicAnchors:w})||
(e=e===null?U.errors:e.concat(U.errors),r=e.length)),s.body!==void 0&&(z(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:k,dynamicAnchors:w})||
(e=e===null?z.errors:e.concat(z.errors),r=e.length)),s.idPointer!==void 0&&(K(s.idPointer,{instancePath:i+"/idPointer",parentData:s,parentDataProperty:"idPointe\
r",rootData:k,dynamicAnchors:w})||(e=e===null?K.errors:e.concat(K.errors),r=e.length)),s.secretPointer!==void 0&&(K(s.secretPointer,{instancePath:i+"/secretPoin\
ter",parentData:s,parentDataProperty:"secretPointer",rootData:k,dynamicAnchors:w})||(e=e===null?K.errors:e.concat(K.errors),r=e.length)),s.removePath!==void 0&&
(U(s.removePath,{instancePath:i+"/removePath",parentData:s,parentDataProperty:"removePath",rootData:k,dynamicAnchors:w})||(e=e===null?U.errors:e.concat(U.errors),
r=e.length)),s.rotatePath!==void 0&&(U(s.rotatePath,{instancePath:i+"/rotatePath",parentData:s,parentDataProperty:"rotatePath",rootData:k,dynamicAnchors:w})||(e=
e===null?U.errors:e.concat(U.errors),r=e.length)),s.listPath!==void 0&&(U(s.listPath,{instancePath:i+"/listPath",parentData:s,parentDataProperty:"listPath",rootData:k,
dynamicAnchors:w})||(e=e===null?U.errors:e.concat(U.errors),r=e.length))}P!==!0&&(P=!0)}else if(m==="per-request"){if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),
r++}if(s.field===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"field"}};e===null?e=[t]:e.push(t),
r++}for(let t in s)if(!(t==="reading"||t==="field")){let u={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="per-request"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/\
2/properties/reading/const",keyword:"const",params:{allowedValue:"per-request"}};e===null?e=[t]:e.push(t),r++}s.field!==void 0&&(_(s.field,{instancePath:i+"/fie\
ld",parentData:s,parentDataProperty:"field",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:e.concat(_.errors),r=e.length))}P!==!0&&(P=!0)}else{let t={instancePath:i,
schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,
schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),r++}}else{let m={instancePath:i,
schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,d="else"}if(!o){let c={instancePath:i,schemaPath:"#\
/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[c]:e.push(c),r++}return sr.errors=e,y.props=P,r===0}sr.evaluated={dynamicProps:!0,dynamicItems:!1};var rs={
type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"list"},quotas:{type:"array",minItems:1,items:{type:"object",required:["\
quota","unit","scope"],additionalProperties:!1,properties:{quota:{type:"integer",minimum:1},unit:{enum:["requests","tokens","concurrent"]},windowSeconds:{$ref:"\
#/$defs/seconds"},scope:{enum:["key","account","address"]}}}},charged:{title:"What counts besides the calls that are answered",type:"array",uniqueItems:!0,items:{
enum:["refused","invalid","unauthorized"]}}},required:["reading","quotas"],additionalProperties:!1}]};function ir(s,{instancePath:i="",parentData:N,parentDataProperty:D,
rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=ir.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){let o=s.reading;if(typeof o=="string")if(o==="list"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let p={instancePath:i,
schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[p]:e.push(p),r++}if(s.quotas===void 0){let p={instancePath:i,
schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"quotas"}};e===null?e=[p]:e.push(p),r++}for(let p in s)if(!(p==="reading"||p==="quota\
s"||p==="charged")){let l={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[
l]:e.push(l),r++}if(s.reading!==void 0&&s.reading!=="list"){let p={instancePath:i+"/reading",schemaPath:"#/oneOf/0/properties/reading/const",keyword:"const",params:{
allowedValue:"list"}};e===null?e=[p]:e.push(p),r++}if(s.quotas!==void 0){let p=s.quotas;if(Array.isArray(p)){if(p.length<1){let d={instancePath:i+"/quotas",schemaPath:"\
#/oneOf/0/properties/quotas/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[d]:e.push(d),r++}let l=p.length;for(let d=0;d<l;d++){let P=p[d];if(P&&typeof P==
"object"&&!Array.isArray(P)){if(P.quota===void 0){let c={instancePath:i+"/quotas/"+d,schemaPath:"#/oneOf/0/properties/quotas/items/required",keyword:"required",
params:{missingProperty:"quota"}};e===null?e=[c]:e.push(c),r++}if(P.unit===void 0){let c={instancePath:i+"/quotas/"+d,schemaPath:"#/oneOf/0/properties/quotas/it\
ems/required",keyword:"required",params:{missingProperty:"unit"}};e===null?e=[c]:e.push(c),r++}if(P.scope===void 0){let c={instancePath:i+"/quotas/"+d,schemaPath:"\
#/oneOf/0/properties/quotas/items/required",keyword:"required",params:{missingProperty:"scope"}};e===null?e=[c]:e.push(c),r++}for(let c in P)if(!(c==="quota"||c===
"unit"||c==="windowSeconds"||c==="scope")){let x={instancePath:i+"/quotas/"+d,schemaPath:"#/oneOf/0/properties/quotas/items/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:c}};e===null?e=[x]:e.push(x),r++}if(P.quota!==void 0){let c=P.quota;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(
c))){let x={instancePath:i+"/quotas/"+d+"/quota",schemaPath:"#/oneOf/0/properties/quotas/items/properties/quota/type",keyword:"type",params:{type:"integer"}};e===
null?e=[x]:e.push(x),r++}if(typeof c=="number"&&isFinite(c)&&(c<1||isNaN(c))){let x={instancePath:i+"/quotas/"+d+"/quota",schemaPath:"#/oneOf/0/properties/quota\
s/items/properties/quota/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[x]:e.push(x),r++}}if(P.unit!==void 0){let c=P.unit;if(!(c==="r\
equests"||c==="tokens"||c==="concurrent")){let x={instancePath:i+"/quotas/"+d+"/unit",schemaPath:"#/oneOf/0/properties/quotas/items/properties/unit/enum",keyword:"\
enum",params:{allowedValues:rs.oneOf[0].properties.quotas.items.properties.unit.enum}};e===null?e=[x]:e.push(x),r++}}if(P.windowSeconds!==void 0&&(L(P.windowSeconds,
{instancePath:i+"/quotas/"+d+"/windowSeconds",parentData:P,parentDataProperty:"windowSeconds",rootData:k,dynamicAnchors:w})||(e=e===null?L.errors:e.concat(L.errors),
r=e.length)),P.scope!==void 0){let c=P.scope;if(!(c==="key"||c==="account"||c==="address")){let x={instancePath:i+"/quotas/"+d+"/scope",schemaPath:"#/oneOf/0/pr\
operties/quotas/items/properties/scope/enum",keyword:"enum",params:{allowedValues:rs.oneOf[0].properties.quotas.items.properties.scope.enum}};e===null?e=[x]:e.push(
x),r++}}}else{let c={instancePath:i+"/quotas/"+d,schemaPath:"#/oneOf/0/properties/quotas/items/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(
c),r++}}}else{let l={instancePath:i+"/quotas",schemaPath:"#/oneOf/0/properties/quotas/type",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}}
if(s.charged!==void 0){let p=s.charged;if(Array.isArray(p)){let l=p.length;for(let c=0;c<l;c++){let x=p[c];if(!(x==="refused"||x==="invalid"||x==="unauthorized")){
let m={instancePath:i+"/charged/"+c,schemaPath:"#/oneOf/0/properties/charged/items/enum",keyword:"enum",params:{allowedValues:rs.oneOf[0].properties.charged.items.
enum}};e===null?e=[m]:e.push(m),r++}}let d=p.length,P;if(d>1){e:for(;d--;)for(P=d;P--;)if(vr(p[d],p[P])){let c={instancePath:i+"/charged",schemaPath:"#/oneOf/0/\
properties/charged/uniqueItems",keyword:"uniqueItems",params:{i:d,j:P}};e===null?e=[c]:e.push(c),r++;break e}}}else{let l={instancePath:i+"/charged",schemaPath:"\
#/oneOf/0/properties/charged/type",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}}}var n=!0}else{let p={instancePath:i,schemaPath:"#/discri\
minator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[p]:e.push(p),r++}else{let p={instancePath:i,schemaPath:"#/discri\
minator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[p]:e.push(p),r++}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return ir.errors=e,y.props=n,r===0}ir.evaluated={dynamicProps:!0,dynamicItems:!1};var ki={if:{type:"s\
tring"},then:{enum:["x-ratelimit-durations","ratelimit-fields","ratelimit-03","x-ratelimit-epoch","anthropic","none"]},else:{type:"object",discriminator:{propertyName:"\
reading"},oneOf:[{properties:{reading:{const:"x-ratelimit-durations"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"ratelimit-fiel\
ds"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"ratelimit-03"}},required:["reading"],additionalProperties:!1},{properties:{reading:{
const:"x-ratelimit-epoch"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"anthropic"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"none"}},required:["reading"],additionalProperties:!1}]}};function tr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,
dynamicAnchors:w={}}={}){let e=null,r=0,y=tr.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,p=r;if(typeof s!="string"){
let c={};e===null?e=[c]:e.push(c),r++}var l=p===r;r=n,e!==null&&(n?e.length=n:e=null);let d;if(l){let c=r;if(!(s==="x-ratelimit-durations"||s==="ratelimit-field\
s"||s==="ratelimit-03"||s==="x-ratelimit-epoch"||s==="anthropic"||s==="none")){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:ki.
then.enum}};e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,d="then"}else{let c=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;if(typeof m=="string")
if(m==="x-ratelimit-durations"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/0/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="x-ratelimit-du\
rations"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"x-ratelimit-durations"}};e===
null?e=[t]:e.push(t),r++}}var P=!0}else if(m==="ratelimit-fields"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,
schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&
s.reading!=="ratelimit-fields"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"rate\
limit-fields"}};e===null?e=[t]:e.push(t),r++}}P!==!0&&(P=!0)}else if(m==="ratelimit-03"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={
instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="r\
eading"){let u={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(
u),r++}if(s.reading!==void 0&&s.reading!=="ratelimit-03"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",
params:{allowedValue:"ratelimit-03"}};e===null?e=[t]:e.push(t),r++}}P!==!0&&(P=!0)}else if(m==="x-ratelimit-epoch"){if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),
r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="x-ratelimit-epoch"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/3/properties/read\
ing/const",keyword:"const",params:{allowedValue:"x-ratelimit-epoch"}};e===null?e=[t]:e.push(t),r++}}P!==!0&&(P=!0)}else if(m==="anthropic"){if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/4/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/4/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="anthropic"){let t={instancePath:i+"/reading",schemaPath:"#/e\
lse/oneOf/4/properties/reading/const",keyword:"const",params:{allowedValue:"anthropic"}};e===null?e=[t]:e.push(t),r++}}P!==!0&&(P=!0)}else if(m==="none"){if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/5/required",keyword:"required",params:{missingProperty:"\
reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/5/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="none"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/5/properties/reading/const",keyword:"const",params:{allowedValue:"none"}};e===null?e=[t]:e.push(t),r++}}P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),r++}}else{let m={instancePath:i,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,d="else"}if(!o){let c={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:d}};e===null?e=[c]:e.push(c),r++}return tr.errors=e,y.props=P,r===0}tr.evaluated={dynamicProps:!0,dynamicItems:!1};var wi={if:{type:"\
string"},then:{enum:["429-retry-after","429","503","queue"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"429-\
retry-after"},status:{$ref:"#/$defs/statuses"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"429"},status:{$ref:"#/$defs/statuses"}},
required:["reading"],additionalProperties:!1},{properties:{reading:{const:"503"},status:{$ref:"#/$defs/statuses"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"queue"}},required:["reading"],additionalProperties:!1}]}};function nr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,
dynamicAnchors:w={}}={}){let e=null,r=0,y=nr.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,p=r;if(typeof s!="string"){
let c={};e===null?e=[c]:e.push(c),r++}var l=p===r;r=n,e!==null&&(n?e.length=n:e=null);let d;if(l){let c=r;if(!(s==="429-retry-after"||s==="429"||s==="503"||s===
"queue")){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:wi.then.enum}};e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,d="the\
n"}else{let c=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="429"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}
for(let t in s)if(!(t==="reading"||t==="status")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="429"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/proper\
ties/reading/const",keyword:"const",params:{allowedValue:"429"}};e===null?e=[t]:e.push(t),r++}s.status!==void 0&&(M(s.status,{instancePath:i+"/status",parentData:s,
parentDataProperty:"status",rootData:k,dynamicAnchors:w})||(e=e===null?M.errors:e.concat(M.errors),r=e.length))}var P=!0}else if(m==="503"){if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="status")){let u={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="503"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"503"}};e===null?e=[t]:e.push(t),r++}s.status!==void 0&&(M(s.status,{instancePath:i+
"/status",parentData:s,parentDataProperty:"status",rootData:k,dynamicAnchors:w})||(e=e===null?M.errors:e.concat(M.errors),r=e.length))}P!==!0&&(P=!0)}else if(m===
"429-retry-after"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"requi\
red",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="status")){let u={instancePath:i,schemaPath:"#/else\
/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="42\
9-retry-after"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"429-retry-after"}};e===
null?e=[t]:e.push(t),r++}s.status!==void 0&&(M(s.status,{instancePath:i+"/status",parentData:s,parentDataProperty:"status",rootData:k,dynamicAnchors:w})||(e=e===
null?M.errors:e.concat(M.errors),r=e.length))}P!==!0&&(P=!0)}else if(m==="queue"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={
instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.
reading!==void 0&&s.reading!=="queue"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"\
queue"}};e===null?e=[t]:e.push(t),r++}}P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mappin\
g",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"t\
ag",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?
e=[m]:e.push(m),r++}var l=c===r;o=l,d="else"}if(!o){let c={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[c]:e.push(c),r++}
return nr.errors=e,y.props=P,r===0}nr.evaluated={dynamicProps:!0,dynamicItems:!1};function or(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=or.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let o=s.reading;if(typeof o=="string")if(o==="number"){if(s&&typeof s=="objec\
t"&&!Array.isArray(s)){if(s.reading===void 0){let p={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?
e=[p]:e.push(p),r++}if(s.maximum===void 0){let p={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"maximum"}};e===null?
e=[p]:e.push(p),r++}for(let p in s)if(!(p==="reading"||p==="maximum")){let l={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:p}};e===null?e=[l]:e.push(l),r++}if(s.reading!==void 0&&s.reading!=="number"){let p={instancePath:i+"/reading",schemaPath:"#/\
oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"number"}};e===null?e=[p]:e.push(p),r++}if(s.maximum!==void 0){let p=s.maximum;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let l={instancePath:i+"/maximum",schemaPath:"#/oneOf/0/properties/maximum/type",keyword:"type",params:{type:"integer"}};
e===null?e=[l]:e.push(l),r++}if(typeof p=="number"&&isFinite(p)&&(p<1||isNaN(p))){let l={instancePath:i+"/maximum",schemaPath:"#/oneOf/0/properties/maximum/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[l]:e.push(l),r++}}}var n=!0}else{let p={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[p]:e.push(p),r++}else{let p={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[p]:e.push(p),r++}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[o]:e.push(o),r++}return or.errors=e,y.props=n,r===0}or.evaluated={dynamicProps:!0,dynamicItems:!1};var bi={if:{type:"string"},then:{
enum:["headers"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"headers"}},required:["reading"],additionalProperties:!1}]}};
function pr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=pr.evaluated;y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,p=r;if(typeof s!="string"){let c={};e===null?e=[c]:e.push(c),r++}var l=p===r;r=n,e!==null&&(n?e.length=n:e=
null);let d;if(l){let c=r;if(s!=="headers"){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:bi.then.enum}};e===null?e=[m]:e.
push(m),r++}var l=c===r;o=l,d="then"}else{let c=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="headers"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="headers"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"headers"}};e===null?e=[t]:e.push(t),r++}}var P=!0}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),r++}}else{let m={instancePath:i,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,d="else"}if(!o){let c={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:d}};e===null?e=[c]:e.push(c),r++}return pr.errors=e,y.props=P,r===0}pr.evaluated={dynamicProps:!0,dynamicItems:!1};function ar(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=ar.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let o=s.reading;if(typeof o=="string")if(o==="described"){if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){if(s.reading===void 0){let p={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[p]:e.push(p),r++}if(s.text===void 0){let p={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"text"}};e===null?
e=[p]:e.push(p),r++}for(let p in s)if(!(p==="reading"||p==="text")){let l={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:p}};e===null?e=[l]:e.push(l),r++}if(s.reading!==void 0&&s.reading!=="described"){let p={instancePath:i+"/reading",schemaPath:"#/\
oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"described"}};e===null?e=[p]:e.push(p),r++}s.text!==void 0&&(_(s.text,{instancePath:i+"/t\
ext",parentData:s,parentDataProperty:"text",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:e.concat(_.errors),r=e.length))}var n=!0}else{let p={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[p]:e.push(p),r++}else{let p={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[p]:e.push(p),r++}}else{let o={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return ar.errors=e,y.props=n,r===0}ar.evaluated={dynamicProps:!0,dynamicItems:!1};var qi={
if:{type:"string"},then:{enum:["path"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"path"},prefix:{$ref:"#/$d\
efs/path"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"header"},name:{$ref:"#/$defs/text"}},required:["reading","name"],additionalProperties:!1}]}};
function lr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=lr.evaluated;y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,p=r;if(typeof s!="string"){let c={};e===null?e=[c]:e.push(c),r++}var l=p===r;r=n,e!==null&&(n?e.length=n:e=
null);let d;if(l){let c=r;if(s!=="path"){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:qi.then.enum}};e===null?e=[m]:e.push(
m),r++}var l=c===r;o=l,d="then"}else{let c=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m=s.reading;if(typeof m=="string")if(m==="path"){if(s&&typeof s=="\
object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readin\
g"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="prefix")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="path"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"path"}};e===null?e=[t]:e.push(t),r++}s.prefix!==void 0&&(U(s.prefix,{instancePath:i+
"/prefix",parentData:s,parentDataProperty:"prefix",rootData:k,dynamicAnchors:w})||(e=e===null?U.errors:e.concat(U.errors),r=e.length))}var P=!0}else if(m==="hea\
der"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.name===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{
missingProperty:"name"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="name")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="header"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"header"}};e===null?e=[t]:e.push(t),r++}s.name!==void 0&&(_(
s.name,{instancePath:i+"/name",parentData:s,parentDataProperty:"name",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:e.concat(_.errors),r=e.length))}P!==!0&&
(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[t]:e.
push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[t]:e.
push(t),r++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var l=c===r;o=l,d="else"}if(!o){
let c={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[c]:e.push(c),r++}return lr.errors=e,y.props=P,r===0}lr.evaluated={dynamicProps:!0,
dynamicItems:!1};function pe(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=pe.evaluated;if(y.dynamicProps&&
(y.props=void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let n in s)if(!ie.call(Cs.properties,n)){let o={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),r++}s["capabilities.other"]!==void 0&&(qe(s["capa\
bilities.other"],{instancePath:i+"/capabilities.other",parentData:s,parentDataProperty:"capabilities.other",rootData:k,dynamicAnchors:w})||(e=e===null?qe.errors:
e.concat(qe.errors),r=e.length)),s["request.required"]!==void 0&&(ve(s["request.required"],{instancePath:i+"/request.required",parentData:s,parentDataProperty:"\
request.required",rootData:k,dynamicAnchors:w})||(e=e===null?ve.errors:e.concat(ve.errors),r=e.length)),s["request.models"]!==void 0&&($e(s["request.models"],{instancePath:i+
"/request.models",parentData:s,parentDataProperty:"request.models",rootData:k,dynamicAnchors:w})||(e=e===null?$e.errors:e.concat($e.errors),r=e.length)),s["requ\
est.roles"]!==void 0&&(je(s["request.roles"],{instancePath:i+"/request.roles",parentData:s,parentDataProperty:"request.roles",rootData:k,dynamicAnchors:w})||(e=
e===null?je.errors:e.concat(je.errors),r=e.length)),s["response.fields"]!==void 0&&(Oe(s["response.fields"],{instancePath:i+"/response.fields",parentData:s,parentDataProperty:"\
response.fields",rootData:k,dynamicAnchors:w})||(e=e===null?Oe.errors:e.concat(Oe.errors),r=e.length)),s["key.format"]!==void 0&&(xe(s["key.format"],{instancePath:i+
"/key.format",parentData:s,parentDataProperty:"key.format",rootData:k,dynamicAnchors:w})||(e=e===null?xe.errors:e.concat(xe.errors),r=e.length)),s.states!==void 0&&
(Ae(s.states,{instancePath:i+"/states",parentData:s,parentDataProperty:"states",rootData:k,dynamicAnchors:w})||(e=e===null?Ae.errors:e.concat(Ae.errors),r=e.length)),
s["signup.request"]!==void 0&&(Ne(s["signup.request"],{instancePath:i+"/signup.request",parentData:s,parentDataProperty:"signup.request",rootData:k,dynamicAnchors:w})||
(e=e===null?Ne.errors:e.concat(Ne.errors),r=e.length)),s["signup.response"]!==void 0&&(De(s["signup.response"],{instancePath:i+"/signup.response",parentData:s,parentDataProperty:"\
signup.response",rootData:k,dynamicAnchors:w})||(e=e===null?De.errors:e.concat(De.errors),r=e.length)),s["maxTokens.bounds"]!==void 0&&(Se(s["maxTokens.bounds"],
{instancePath:i+"/maxTokens.bounds",parentData:s,parentDataProperty:"maxTokens.bounds",rootData:k,dynamicAnchors:w})||(e=e===null?Se.errors:e.concat(Se.errors),
r=e.length)),s["temperature.bounds"]!==void 0&&(_e(s["temperature.bounds"],{instancePath:i+"/temperature.bounds",parentData:s,parentDataProperty:"temperature.bo\
unds",rootData:k,dynamicAnchors:w})||(e=e===null?_e.errors:e.concat(_e.errors),r=e.length)),s["sse.path"]!==void 0&&(Ie(s["sse.path"],{instancePath:i+"/sse.path",
parentData:s,parentDataProperty:"sse.path",rootData:k,dynamicAnchors:w})||(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length)),s["sse.switch"]!==void 0&&(Ve(s["\
sse.switch"],{instancePath:i+"/sse.switch",parentData:s,parentDataProperty:"sse.switch",rootData:k,dynamicAnchors:w})||(e=e===null?Ve.errors:e.concat(Ve.errors),
r=e.length)),s["sse.events"]!==void 0&&(Me(s["sse.events"],{instancePath:i+"/sse.events",parentData:s,parentDataProperty:"sse.events",rootData:k,dynamicAnchors:w})||
(e=e===null?Me.errors:e.concat(Me.errors),r=e.length)),s["websocket.path"]!==void 0&&(Fe(s["websocket.path"],{instancePath:i+"/websocket.path",parentData:s,parentDataProperty:"\
websocket.path",rootData:k,dynamicAnchors:w})||(e=e===null?Fe.errors:e.concat(Fe.errors),r=e.length)),s["websocket.frames"]!==void 0&&(Te(s["websocket.frames"],
{instancePath:i+"/websocket.frames",parentData:s,parentDataProperty:"websocket.frames",rootData:k,dynamicAnchors:w})||(e=e===null?Te.errors:e.concat(Te.errors),
r=e.length)),s["websocket.auth"]!==void 0&&(Ue(s["websocket.auth"],{instancePath:i+"/websocket.auth",parentData:s,parentDataProperty:"websocket.auth",rootData:k,
dynamicAnchors:w})||(e=e===null?Ue.errors:e.concat(Ue.errors),r=e.length)),s["endpoints.other"]!==void 0&&(Le(s["endpoints.other"],{instancePath:i+"/endpoints.o\
ther",parentData:s,parentDataProperty:"endpoints.other",rootData:k,dynamicAnchors:w})||(e=e===null?Le.errors:e.concat(Le.errors),r=e.length)),s["key.lifetime"]!==
void 0&&(Ee(s["key.lifetime"],{instancePath:i+"/key.lifetime",parentData:s,parentDataProperty:"key.lifetime",rootData:k,dynamicAnchors:w})||(e=e===null?Ee.errors:
e.concat(Ee.errors),r=e.length)),s["key.scopes"]!==void 0&&(Ce(s["key.scopes"],{instancePath:i+"/key.scopes",parentData:s,parentDataProperty:"key.scopes",rootData:k,
dynamicAnchors:w})||(e=e===null?Ce.errors:e.concat(Ce.errors),r=e.length)),s["key.rotation"]!==void 0&&(Be(s["key.rotation"],{instancePath:i+"/key.rotation",parentData:s,
parentDataProperty:"key.rotation",rootData:k,dynamicAnchors:w})||(e=e===null?Be.errors:e.concat(Be.errors),r=e.length)),s["key.revocation"]!==void 0&&(Ke(s["key\
.revocation"],{instancePath:i+"/key.revocation",parentData:s,parentDataProperty:"key.revocation",rootData:k,dynamicAnchors:w})||(e=e===null?Ke.errors:e.concat(Ke.
errors),r=e.length)),s["errors.missingKey"]!==void 0&&(Re(s["errors.missingKey"],{instancePath:i+"/errors.missingKey",parentData:s,parentDataProperty:"errors.mi\
ssingKey",rootData:k,dynamicAnchors:w})||(e=e===null?Re.errors:e.concat(Re.errors),r=e.length)),s["errors.wrongKey"]!==void 0&&(Ge(s["errors.wrongKey"],{instancePath:i+
"/errors.wrongKey",parentData:s,parentDataProperty:"errors.wrongKey",rootData:k,dynamicAnchors:w})||(e=e===null?Ge.errors:e.concat(Ge.errors),r=e.length)),s["er\
rors.status"]!==void 0&&(ze(s["errors.status"],{instancePath:i+"/errors.status",parentData:s,parentDataProperty:"errors.status",rootData:k,dynamicAnchors:w})||(e=
e===null?ze.errors:e.concat(ze.errors),r=e.length)),s["errors.body"]!==void 0&&(Ze(s["errors.body"],{instancePath:i+"/errors.body",parentData:s,parentDataProperty:"\
errors.body",rootData:k,dynamicAnchors:w})||(e=e===null?Ze.errors:e.concat(Ze.errors),r=e.length)),s["errors.codes"]!==void 0&&(He(s["errors.codes"],{instancePath:i+
"/errors.codes",parentData:s,parentDataProperty:"errors.codes",rootData:k,dynamicAnchors:w})||(e=e===null?He.errors:e.concat(He.errors),r=e.length)),s["errors.c\
onditions"]!==void 0&&(We(s["errors.conditions"],{instancePath:i+"/errors.conditions",parentData:s,parentDataProperty:"errors.conditions",rootData:k,dynamicAnchors:w})||
(e=e===null?We.errors:e.concat(We.errors),r=e.length)),s["webhooks.types"]!==void 0&&(Je(s["webhooks.types"],{instancePath:i+"/webhooks.types",parentData:s,parentDataProperty:"\
webhooks.types",rootData:k,dynamicAnchors:w})||(e=e===null?Je.errors:e.concat(Je.errors),r=e.length)),s["webhooks.payload"]!==void 0&&(Qe(s["webhooks.payload"],
{instancePath:i+"/webhooks.payload",parentData:s,parentDataProperty:"webhooks.payload",rootData:k,dynamicAnchors:w})||(e=e===null?Qe.errors:e.concat(Qe.errors),
r=e.length)),s["webhooks.delivery"]!==void 0&&(Xe(s["webhooks.delivery"],{instancePath:i+"/webhooks.delivery",parentData:s,parentDataProperty:"webhooks.delivery",
rootData:k,dynamicAnchors:w})||(e=e===null?Xe.errors:e.concat(Xe.errors),r=e.length)),s["webhooks.retry"]!==void 0&&(Ye(s["webhooks.retry"],{instancePath:i+"/we\
bhooks.retry",parentData:s,parentDataProperty:"webhooks.retry",rootData:k,dynamicAnchors:w})||(e=e===null?Ye.errors:e.concat(Ye.errors),r=e.length)),s["webhooks\
.signature"]!==void 0&&(er(s["webhooks.signature"],{instancePath:i+"/webhooks.signature",parentData:s,parentDataProperty:"webhooks.signature",rootData:k,dynamicAnchors:w})||
(e=e===null?er.errors:e.concat(er.errors),r=e.length)),s["webhooks.trigger"]!==void 0&&(rr(s["webhooks.trigger"],{instancePath:i+"/webhooks.trigger",parentData:s,
parentDataProperty:"webhooks.trigger",rootData:k,dynamicAnchors:w})||(e=e===null?rr.errors:e.concat(rr.errors),r=e.length)),s["webhooks.registration"]!==void 0&&
(sr(s["webhooks.registration"],{instancePath:i+"/webhooks.registration",parentData:s,parentDataProperty:"webhooks.registration",rootData:k,dynamicAnchors:w})||(e=
e===null?sr.errors:e.concat(sr.errors),r=e.length)),s["limits.quota"]!==void 0&&(ir(s["limits.quota"],{instancePath:i+"/limits.quota",parentData:s,parentDataProperty:"\
limits.quota",rootData:k,dynamicAnchors:w})||(e=e===null?ir.errors:e.concat(ir.errors),r=e.length)),s["limits.headers"]!==void 0&&(tr(s["limits.headers"],{instancePath:i+
"/limits.headers",parentData:s,parentDataProperty:"limits.headers",rootData:k,dynamicAnchors:w})||(e=e===null?tr.errors:e.concat(tr.errors),r=e.length)),s["limi\
ts.exceeded"]!==void 0&&(nr(s["limits.exceeded"],{instancePath:i+"/limits.exceeded",parentData:s,parentDataProperty:"limits.exceeded",rootData:k,dynamicAnchors:w})||
(e=e===null?nr.errors:e.concat(nr.errors),r=e.length)),s["maxTokens.maximum"]!==void 0&&(or(s["maxTokens.maximum"],{instancePath:i+"/maxTokens.maximum",parentData:s,
parentDataProperty:"maxTokens.maximum",rootData:k,dynamicAnchors:w})||(e=e===null?or.errors:e.concat(or.errors),r=e.length)),s["version.deprecation"]!==void 0&&
(pr(s["version.deprecation"],{instancePath:i+"/version.deprecation",parentData:s,parentDataProperty:"version.deprecation",rootData:k,dynamicAnchors:w})||(e=e===
null?pr.errors:e.concat(pr.errors),r=e.length)),s["version.compatibility"]!==void 0&&(ar(s["version.compatibility"],{instancePath:i+"/version.compatibility",parentData:s,
parentDataProperty:"version.compatibility",rootData:k,dynamicAnchors:w})||(e=e===null?ar.errors:e.concat(ar.errors),r=e.length)),s["version.selection"]!==void 0&&
(lr(s["version.selection"],{instancePath:i+"/version.selection",parentData:s,parentDataProperty:"version.selection",rootData:k,dynamicAnchors:w})||(e=e===null?lr.
errors:e.concat(lr.errors),r=e.length))}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return pe.
errors=e,r===0}pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Tr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){
let e=null,r=0,y=Tr.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.schema===void 0){
let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[n]:e.push(n),r++}if(s.name===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[n]:e.push(n),r++}if(s.title===void 0){let n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"title"}};e===null?e=[n]:e.push(n),r++}if(s.readings===void 0){let n={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"readings"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="schema"||n==="name"||n==="title"||n==="reading\
s")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),r++}if(s.schema!==
void 0&&s.schema!=="assay.profile/1"){let n={instancePath:i+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"assay.profile\
/1"}};e===null?e=[n]:e.push(n),r++}if(s.name!==void 0){let n=s.name;if(typeof n=="string"){if(!Dr.test(n)){let o={instancePath:i+"/name",schemaPath:"#/propertie\
s/name/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/name",schemaPath:"#/propertie\
s/name/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.title!==void 0){let n=s.title;if(typeof n=="string"){if(V(n)<1){let o={instancePath:i+
"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/title",schemaPath:"\
#/properties/title/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.readings!==void 0){let n=s.readings;if(pe(n,{instancePath:i+"\
/readings",parentData:s,parentDataProperty:"readings",rootData:k,dynamicAnchors:w})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length),n&&typeof n=="object"&&
!Array.isArray(n))for(let o in n){let p=n[o];if(!(p&&typeof p=="object"&&!Array.isArray(p))){let l={instancePath:i+"/readings/"+o.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/readings/additionalProperties/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}else{let o={instancePath:i+
"/readings",schemaPath:"#/properties/readings/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Tr.errors=e,r===0}Tr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var vi=pe,
$i=Ur,ji={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:readings:bare-error",$comment:"Gap G7.2, reading errors.body = bare: a JSON obje\
ct or a JSON string, and nothing more is promised.",title:"Bare error body",type:["object","string"]};function Ur(s,{instancePath:i="",parentData:N,parentDataProperty:D,
rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=Ur.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),!(s&&typeof s=="object"&&
!Array.isArray(s))&&typeof s!="string"){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:ji.type}};e===null?e=[n]:e.push(n),r++}return Ur.errors=
e,r===0}Ur.evaluated={dynamicProps:!1,dynamicItems:!1};var Oi=Lr,xi={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:readings:detail",$comment:"\
Gap G7.2, reading errors.body = detail: one key, whose value is a sentence or a list of objects.",title:"Error body with a detail key",type:"object",required:["\
detail"],properties:{detail:{type:["string","array"],items:{type:"object"}}}};function Lr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){
let e=null,r=0,y=Lr.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.detail===void 0){
let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"}};e===null?e=[n]:e.push(n),r++}if(s.detail!==void 0){let n=s.detail;
if(typeof n!="string"&&!Array.isArray(n)){let o={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:xi.properties.detail.
type}};e===null?e=[o]:e.push(o),r++}if(Array.isArray(n)){let o=n.length;for(let p=0;p<o;p++){let l=n[p];if(!(l&&typeof l=="object"&&!Array.isArray(l))){let d={instancePath:i+
"/detail/"+p,schemaPath:"#/properties/detail/items/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}}}}else{let n={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Lr.errors=e,r===0}Lr.evaluated={props:{detail:!0},dynamicProps:!1,dynamicItems:!1};
var Ai=Er;function Er(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=Er.evaluated;y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!1,p=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.title===void 0){let c={instancePath:i,schemaPath:"#/any\
Of/0/required",keyword:"required",params:{missingProperty:"title"}};e===null?e=[c]:e.push(c),r++}var P=p===r;if(o=o||P,P){var l={};l.title=!0}let d=r;if(s&&typeof s==
"object"&&!Array.isArray(s)&&s.detail===void 0){let c={instancePath:i,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty:"detail"}};e===
null?e=[c]:e.push(c),r++}var P=d===r;if(o=o||P,P&&l!==!0&&(l=l||{},l.detail=!0),o)r=n,e!==null&&(n?e.length=n:e=null);else{let c={instancePath:i,schemaPath:"#/a\
nyOf",keyword:"anyOf",params:{}};e===null?e=[c]:e.push(c),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(l!==!0&&(l=l||{},l.type=!0,l.title=!0,l.status=!0,
l.detail=!0,l.instance=!0),s.type!==void 0&&typeof s.type!="string"){let c={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"\
string"}};e===null?e=[c]:e.push(c),r++}if(s.title!==void 0&&typeof s.title!="string"){let c={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"\
type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}if(s.status!==void 0){let c=s.status;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let x={
instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"}};e===null?e=[x]:e.push(x),r++}if(typeof c=="number"&&isFinite(
c)){if(c>599||isNaN(c)){let x={instancePath:i+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};e===null?
e=[x]:e.push(x),r++}if(c<100||isNaN(c)){let x={instancePath:i+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};
e===null?e=[x]:e.push(x),r++}}}if(s.detail!==void 0&&typeof s.detail!="string"){let c={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}if(s.instance!==void 0&&typeof s.instance!="string"){let c={instancePath:i+"/instance",schemaPath:"#/p\
roperties/instance/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}else{let c={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[c]:e.push(c),r++}return Er.errors=e,y.props=l,r===0}Er.evaluated={dynamicProps:!0,dynamicItems:!1};var Ni=Cr;var ms={type:"object",required:["v","t0EpochUs","t0MonotonicUs","clock","segment"],properties:{v:{const:1},t0EpochUs:{$ref:"#/$defs/count"},t0MonotonicUs:{$ref:"\
#/$defs/countOrNull"},clock:{enum:["monotonic","wall"]},segment:{type:["string","null"]}}};function B(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=B.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i,schemaPath:"#/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[n]:e.push(n),r++}return B.errors=e,r===0}B.evaluated={dynamicProps:!1,dynamicItems:!1};var Di={type:["integer","nu\
ll"],minimum:0};function se(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=se.evaluated;if(y.dynamicProps&&
(y.props=void 0),y.dynamicItems&&(y.items=void 0),!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null){let n={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:Di.type}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i,schemaPath:"#/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[n]:e.push(n),r++}return se.errors=e,r===0}se.evaluated={dynamicProps:!1,dynamicItems:!1};function ur(s,{instancePath:i="",
parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=ur.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.v===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"v"}};
e===null?e=[n]:e.push(n),r++}if(s.t0EpochUs===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"t0EpochUs"}};e===
null?e=[n]:e.push(n),r++}if(s.t0MonotonicUs===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"t0MonotonicUs"}};
e===null?e=[n]:e.push(n),r++}if(s.clock===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"clock"}};e===null?e=
[n]:e.push(n),r++}if(s.segment===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"segment"}};e===null?e=[n]:e.push(
n),r++}if(s.v!==void 0&&s.v!==1){let n={instancePath:i+"/v",schemaPath:"#/properties/v/const",keyword:"const",params:{allowedValue:1}};e===null?e=[n]:e.push(n),
r++}if(s.t0EpochUs!==void 0&&(B(s.t0EpochUs,{instancePath:i+"/t0EpochUs",parentData:s,parentDataProperty:"t0EpochUs",rootData:k,dynamicAnchors:w})||(e=e===null?
B.errors:e.concat(B.errors),r=e.length)),s.t0MonotonicUs!==void 0&&(se(s.t0MonotonicUs,{instancePath:i+"/t0MonotonicUs",parentData:s,parentDataProperty:"t0Monot\
onicUs",rootData:k,dynamicAnchors:w})||(e=e===null?se.errors:e.concat(se.errors),r=e.length)),s.clock!==void 0){let n=s.clock;if(!(n==="monotonic"||n==="wall")){
let o={instancePath:i+"/clock",schemaPath:"#/properties/clock/enum",keyword:"enum",params:{allowedValues:ms.properties.clock.enum}};e===null?e=[o]:e.push(o),r++}}
if(s.segment!==void 0){let n=s.segment;if(typeof n!="string"&&n!==null){let o={instancePath:i+"/segment",schemaPath:"#/properties/segment/type",keyword:"type",params:{
type:ms.properties.segment.type}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[n]:e.push(n),r++}return ur.errors=e,r===0}ur.evaluated={props:{v:!0,t0EpochUs:!0,t0MonotonicUs:!0,clock:!0,segment:!0},dynamicProps:!1,dynamicItems:!1};function dr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=dr.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.v===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"v"}};e===null?e=[n]:e.push(n),r++}if(s.decision===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"decision"}};e===null?e=[n]:e.push(n),r++}if(s.v!==void 0&&s.v!==1){let n={instancePath:i+"/v",schemaPath:"#/properties/v/const",keyword:"const",
params:{allowedValue:1}};e===null?e=[n]:e.push(n),r++}if(s.decision!==void 0){let n=s.decision;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.type===void 0){
let o={instancePath:i+"/decision",schemaPath:"#/properties/decision/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[o]:e.push(o),r++}if(n.
type!==void 0&&typeof n.type!="string"){let o={instancePath:i+"/decision/type",schemaPath:"#/properties/decision/properties/type/type",keyword:"type",params:{type:"\
string"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/decision",schemaPath:"#/properties/decision/type",keyword:"type",params:{type:"object"}};e===
null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return dr.errors=e,
r===0}dr.evaluated={props:{v:!0,decision:!0},dynamicProps:!1,dynamicItems:!1};var ne={type:"object",required:["v","i","vu","scenario","transport","key","schedul\
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
string",maxLength:128}},sampledValid:{type:["boolean","null"]},ask:{type:["object","null"]},date:{type:["string","null"]}}},Si={type:["integer","null"]};function E(s,{
instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=E.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&
(y.items=void 0),!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:Si.type}};
e===null?e=[n]:e.push(n),r++}return E.errors=e,r===0}E.evaluated={dynamicProps:!1,dynamicItems:!1};function mr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=mr.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),Array.isArray(s)){if(s.length>2){let p={instancePath:i,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:2}};e===
null?e=[p]:e.push(p),r++}if(s.length<2){let p={instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:2}};e===null?e=[p]:e.push(p),r++}let n=s.
length;if(n>0&&(B(s[0],{instancePath:i+"/0",parentData:s,parentDataProperty:0,rootData:k,dynamicAnchors:w})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),
n>1){let p=s[1];if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let l={instancePath:i+"/1",schemaPath:"#/prefixItems/1/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[l]:e.push(l),r++}if(typeof p=="number"&&isFinite(p)&&(p<1||isNaN(p))){let l={instancePath:i+"/1",schemaPath:"#/prefixItems/1/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}};e===null?e=[l]:e.push(l),r++}}if(!(s.length<=2)){let p={instancePath:i,schemaPath:"#/items",keyword:"items",params:{limit:2}};
e===null?e=[p]:e.push(p),r++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}return mr.errors=
e,r===0}mr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function fr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){
let e=null,r=0,y=fr.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.scheme===void 0){
let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scheme"}};e===null?e=[n]:e.push(n),r++}if(s.counts===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"counts"}};e===null?e=[n]:e.push(n),r++}if(s.scheme!==void 0&&s.scheme!=="log2/32"){let n={instancePath:i+
"/scheme",schemaPath:"#/properties/scheme/const",keyword:"const",params:{allowedValue:"log2/32"}};e===null?e=[n]:e.push(n),r++}if(s.counts!==void 0){let n=s.counts;
if(Array.isArray(n)){let o=n.length;for(let p=0;p<o;p++)mr(n[p],{instancePath:i+"/counts/"+p,parentData:n,parentDataProperty:p,rootData:k,dynamicAnchors:w})||(e=
e===null?mr.errors:e.concat(mr.errors),r=e.length)}else{let o={instancePath:i+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type:"array"}};
e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return fr.errors=
e,r===0}fr.evaluated={props:{scheme:!0,counts:!0},dynamicProps:!1,dynamicItems:!1};var _i=new RegExp("^[0-9a-f]{8}$","u");function cr(s,{instancePath:i="",parentData:N,
parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=cr.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.v===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"v"}};e===null?
e=[p]:e.push(p),r++}if(s.i===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"i"}};e===null?e=[p]:e.push(p),r++}
if(s.vu===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"vu"}};e===null?e=[p]:e.push(p),r++}if(s.scenario===void 0){
let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scenario"}};e===null?e=[p]:e.push(p),r++}if(s.transport===void 0){let p={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"transport"}};e===null?e=[p]:e.push(p),r++}if(s.key===void 0){let p={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[p]:e.push(p),r++}if(s.scheduledUs===void 0){let p={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"scheduledUs"}};e===null?e=[p]:e.push(p),r++}if(s.sentUs===void 0){let p={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"sentUs"}};e===null?e=[p]:e.push(p),r++}if(s.connectedUs===void 0){let p={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"connectedUs"}};e===null?e=[p]:e.push(p),r++}if(s.headersUs===void 0){let p={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"headersUs"}};e===null?e=[p]:e.push(p),r++}if(s.firstByteUs===void 0){let p={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"firstByteUs"}};e===null?e=[p]:e.push(p),r++}if(s.firstEventUs===void 0){let p={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"firstEventUs"}};e===null?e=[p]:e.push(p),r++}if(s.firstTokenUs===void 0){let p={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"firstTokenUs"}};e===null?e=[p]:e.push(p),r++}if(s.lastTokenUs===void 0){let p={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"lastTokenUs"}};e===null?e=[p]:e.push(p),r++}if(s.doneUs===void 0){let p={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"doneUs"}};e===null?e=[p]:e.push(p),r++}if(s.closedUs===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"closedUs"}};e===null?e=[p]:e.push(p),r++}if(s.status===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"status"}};e===null?e=[p]:e.push(p),r++}if(s.class===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"class"}};e===null?e=[p]:e.push(p),r++}if(s.error===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
error"}};e===null?e=[p]:e.push(p),r++}if(s.chunks===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"chunks"}};
e===null?e=[p]:e.push(p),r++}if(s.events===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"events"}};e===null?
e=[p]:e.push(p),r++}if(s.promptTokens===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"promptTokens"}};e===null?
e=[p]:e.push(p),r++}if(s.completionTokens===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"completionTokens"}};
e===null?e=[p]:e.push(p),r++}if(s.bytes===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"bytes"}};e===null?e=
[p]:e.push(p),r++}if(s.gaps===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"gaps"}};e===null?e=[p]:e.push(p),
r++}if(s.gapsUs===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"gapsUs"}};e===null?e=[p]:e.push(p),r++}if(s.
retryAfter===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retryAfter"}};e===null?e=[p]:e.push(p),r++}if(s.limits===
void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"limits"}};e===null?e=[p]:e.push(p),r++}if(s.sampledValid===void 0){
let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sampledValid"}};e===null?e=[p]:e.push(p),r++}if(s.v!==void 0&&s.v!==1){
let p={instancePath:i+"/v",schemaPath:"#/properties/v/const",keyword:"const",params:{allowedValue:1}};e===null?e=[p]:e.push(p),r++}if(s.i!==void 0&&(B(s.i,{instancePath:i+
"/i",parentData:s,parentDataProperty:"i",rootData:k,dynamicAnchors:w})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),s.vu!==void 0&&(B(s.vu,{instancePath:i+
"/vu",parentData:s,parentDataProperty:"vu",rootData:k,dynamicAnchors:w})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),s.scenario!==void 0&&typeof s.scenario!=
"string"){let p={instancePath:i+"/scenario",schemaPath:"#/properties/scenario/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(s.transport!==
void 0){let p=s.transport;if(!(p==="json"||p==="sse"||p==="websocket")){let l={instancePath:i+"/transport",schemaPath:"#/properties/transport/enum",keyword:"enu\
m",params:{allowedValues:ne.properties.transport.enum}};e===null?e=[l]:e.push(l),r++}}if(s.key!==void 0){let p=s.key;if(typeof p!="string"&&p!==null){let l={instancePath:i+
"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type:ne.properties.key.type}};e===null?e=[l]:e.push(l),r++}if(typeof p=="string"&&!_i.test(p)){
let l={instancePath:i+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{8}$"}};e===null?e=[l]:e.push(l),r++}}if(s.scheduledUs!==
void 0&&(E(s.scheduledUs,{instancePath:i+"/scheduledUs",parentData:s,parentDataProperty:"scheduledUs",rootData:k,dynamicAnchors:w})||(e=e===null?E.errors:e.concat(
E.errors),r=e.length)),s.sentUs!==void 0&&(E(s.sentUs,{instancePath:i+"/sentUs",parentData:s,parentDataProperty:"sentUs",rootData:k,dynamicAnchors:w})||(e=e===null?
E.errors:e.concat(E.errors),r=e.length)),s.connectedUs!==void 0&&(E(s.connectedUs,{instancePath:i+"/connectedUs",parentData:s,parentDataProperty:"connectedUs",rootData:k,
dynamicAnchors:w})||(e=e===null?E.errors:e.concat(E.errors),r=e.length)),s.headersUs!==void 0&&(E(s.headersUs,{instancePath:i+"/headersUs",parentData:s,parentDataProperty:"\
headersUs",rootData:k,dynamicAnchors:w})||(e=e===null?E.errors:e.concat(E.errors),r=e.length)),s.firstByteUs!==void 0&&(E(s.firstByteUs,{instancePath:i+"/firstB\
yteUs",parentData:s,parentDataProperty:"firstByteUs",rootData:k,dynamicAnchors:w})||(e=e===null?E.errors:e.concat(E.errors),r=e.length)),s.firstEventUs!==void 0&&
(E(s.firstEventUs,{instancePath:i+"/firstEventUs",parentData:s,parentDataProperty:"firstEventUs",rootData:k,dynamicAnchors:w})||(e=e===null?E.errors:e.concat(E.
errors),r=e.length)),s.firstTokenUs!==void 0&&(E(s.firstTokenUs,{instancePath:i+"/firstTokenUs",parentData:s,parentDataProperty:"firstTokenUs",rootData:k,dynamicAnchors:w})||
(e=e===null?E.errors:e.concat(E.errors),r=e.length)),s.lastTokenUs!==void 0&&(E(s.lastTokenUs,{instancePath:i+"/lastTokenUs",parentData:s,parentDataProperty:"la\
stTokenUs",rootData:k,dynamicAnchors:w})||(e=e===null?E.errors:e.concat(E.errors),r=e.length)),s.doneUs!==void 0&&(E(s.doneUs,{instancePath:i+"/doneUs",parentData:s,
parentDataProperty:"doneUs",rootData:k,dynamicAnchors:w})||(e=e===null?E.errors:e.concat(E.errors),r=e.length)),s.closedUs!==void 0&&(E(s.closedUs,{instancePath:i+
"/closedUs",parentData:s,parentDataProperty:"closedUs",rootData:k,dynamicAnchors:w})||(e=e===null?E.errors:e.concat(E.errors),r=e.length)),s.status!==void 0){let p=s.
status;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let l={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[l]:e.push(l),r++}if(typeof p=="number"&&isFinite(p)){if(p>999||isNaN(p)){let l={instancePath:i+"/status",schemaPath:"#/properties/status/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:999}};e===null?e=[l]:e.push(l),r++}if(p<0||isNaN(p)){let l={instancePath:i+"/status",schemaPath:"#/prop\
erties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}}if(s.class!==void 0){let p=s.class;if(!(p==="ok"||p===
"truncated"||p==="stream-error"||p==="stream-429"||p==="bad-json"||p==="not-a-completion"||p==="http-429"||p==="http-4xx"||p==="http-5xx"||p==="http-other"||p===
"timeout-connect"||p==="timeout-headers"||p==="timeout-first-token"||p==="timeout-idle"||p==="timeout-total"||p==="refused"||p==="reset"||p==="dns"||p==="tls"||
p==="network"||p==="too-large"||p==="too-many-events"||p==="aborted"||p==="interrupted")){let l={instancePath:i+"/class",schemaPath:"#/properties/class/enum",keyword:"\
enum",params:{allowedValues:ne.properties.class.enum}};e===null?e=[l]:e.push(l),r++}}if(s.error!==void 0){let p=s.error;if(typeof p!="string"&&p!==null){let l={
instancePath:i+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:ne.properties.error.type}};e===null?e=[l]:e.push(l),r++}if(typeof p=="s\
tring"&&V(p)>200){let l={instancePath:i+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit:200}};e===null?e=[l]:e.push(l),r++}}
if(s.chunks!==void 0&&(B(s.chunks,{instancePath:i+"/chunks",parentData:s,parentDataProperty:"chunks",rootData:k,dynamicAnchors:w})||(e=e===null?B.errors:e.concat(
B.errors),r=e.length)),s.events!==void 0&&(B(s.events,{instancePath:i+"/events",parentData:s,parentDataProperty:"events",rootData:k,dynamicAnchors:w})||(e=e===null?
B.errors:e.concat(B.errors),r=e.length)),s.promptTokens!==void 0&&(se(s.promptTokens,{instancePath:i+"/promptTokens",parentData:s,parentDataProperty:"promptToke\
ns",rootData:k,dynamicAnchors:w})||(e=e===null?se.errors:e.concat(se.errors),r=e.length)),s.completionTokens!==void 0&&(se(s.completionTokens,{instancePath:i+"/\
completionTokens",parentData:s,parentDataProperty:"completionTokens",rootData:k,dynamicAnchors:w})||(e=e===null?se.errors:e.concat(se.errors),r=e.length)),s.bytes!==
void 0&&(B(s.bytes,{instancePath:i+"/bytes",parentData:s,parentDataProperty:"bytes",rootData:k,dynamicAnchors:w})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),
s.gaps!==void 0){let p=s.gaps,l=r,d=!1,P=r;if(p!==null){let x={instancePath:i+"/gaps",schemaPath:"#/properties/gaps/anyOf/0/type",keyword:"type",params:{type:"n\
ull"}};e===null?e=[x]:e.push(x),r++}var n=P===r;d=d||n;let c=r;fr(p,{instancePath:i+"/gaps",parentData:s,parentDataProperty:"gaps",rootData:k,dynamicAnchors:w})||
(e=e===null?fr.errors:e.concat(fr.errors),r=e.length);var n=c===r;if(d=d||n,n){var o={};o.scheme=!0,o.counts=!0}if(d)r=l,e!==null&&(l?e.length=l:e=null);else{let x={
instancePath:i+"/gaps",schemaPath:"#/properties/gaps/anyOf",keyword:"anyOf",params:{}};e===null?e=[x]:e.push(x),r++}}if(s.gapsUs!==void 0){let p=s.gapsUs;if(!Array.
isArray(p)&&p!==null){let l={instancePath:i+"/gapsUs",schemaPath:"#/properties/gapsUs/type",keyword:"type",params:{type:ne.properties.gapsUs.type}};e===null?e=[
l]:e.push(l),r++}if(Array.isArray(p)){let l=p.length;for(let d=0;d<l;d++)B(p[d],{instancePath:i+"/gapsUs/"+d,parentData:p,parentDataProperty:d,rootData:k,dynamicAnchors:w})||
(e=e===null?B.errors:e.concat(B.errors),r=e.length)}}if(s.retryAfter!==void 0){let p=s.retryAfter;if(typeof p!="string"&&p!==null){let l={instancePath:i+"/retry\
After",schemaPath:"#/properties/retryAfter/type",keyword:"type",params:{type:ne.properties.retryAfter.type}};e===null?e=[l]:e.push(l),r++}if(typeof p=="string"&&
V(p)>64){let l={instancePath:i+"/retryAfter",schemaPath:"#/properties/retryAfter/maxLength",keyword:"maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}}
if(s.limits!==void 0){let p=s.limits;if(!(p&&typeof p=="object"&&!Array.isArray(p))&&p!==null){let l={instancePath:i+"/limits",schemaPath:"#/properties/limits/t\
ype",keyword:"type",params:{type:ne.properties.limits.type}};e===null?e=[l]:e.push(l),r++}if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).length>
16){let l={instancePath:i+"/limits",schemaPath:"#/properties/limits/maxProperties",keyword:"maxProperties",params:{limit:16}};e===null?e=[l]:e.push(l),r++}for(let l in p){
let d=p[l];if(typeof d=="string"){if(V(d)>128){let P={instancePath:i+"/limits/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/limits/additio\
nalProperties/maxLength",keyword:"maxLength",params:{limit:128}};e===null?e=[P]:e.push(P),r++}}else{let P={instancePath:i+"/limits/"+l.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/limits/additionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[P]:e.push(P),r++}}}}if(s.sampledValid!==
void 0){let p=s.sampledValid;if(typeof p!="boolean"&&p!==null){let l={instancePath:i+"/sampledValid",schemaPath:"#/properties/sampledValid/type",keyword:"type",
params:{type:ne.properties.sampledValid.type}};e===null?e=[l]:e.push(l),r++}}if(s.ask!==void 0){let p=s.ask;if(!(p&&typeof p=="object"&&!Array.isArray(p))&&p!==
null){let l={instancePath:i+"/ask",schemaPath:"#/properties/ask/type",keyword:"type",params:{type:ne.properties.ask.type}};e===null?e=[l]:e.push(l),r++}}if(s.date!==
void 0){let p=s.date;if(typeof p!="string"&&p!==null){let l={instancePath:i+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type:ne.properties.
date.type}};e===null?e=[l]:e.push(l),r++}}}else{let p={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}return cr.
errors=e,r===0}cr.evaluated={props:{v:!0,i:!0,vu:!0,scenario:!0,transport:!0,key:!0,scheduledUs:!0,sentUs:!0,connectedUs:!0,headersUs:!0,firstByteUs:!0,firstEventUs:!0,
firstTokenUs:!0,lastTokenUs:!0,doneUs:!0,closedUs:!0,status:!0,class:!0,error:!0,chunks:!0,events:!0,promptTokens:!0,completionTokens:!0,bytes:!0,gaps:!0,gapsUs:!0,
retryAfter:!0,limits:!0,sampledValid:!0,ask:!0,date:!0},dynamicProps:!1,dynamicItems:!1};function Cr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,
dynamicAnchors:w={}}={}){let e=null,r=0,y=Cr.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),!(s&&typeof s=="object"&&!Array.isArray(
s))){let m={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}let n=r,o=!0,p=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){let m;if(s.clock===void 0&&(m="clock")){let t={};e===null?e=[t]:e.push(t),r++}}var l=p===r;r=n,e!==null&&(n?e.length=n:e=null);let d;if(l){let m=r;ur(
s,{instancePath:i,parentData:N,parentDataProperty:D,rootData:k,dynamicAnchors:w})||(e=e===null?ur.errors:e.concat(ur.errors),r=e.length);var l=m===r;if(o=l,o){var P={};
P.v=!0,P.t0EpochUs=!0,P.t0MonotonicUs=!0,P.clock=!0,P.segment=!0}d="then"}else{let m=r,t=r,u=!0,g=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.decision===
void 0&&(a="decision")){let h={};e===null?e=[h]:e.push(h),r++}}var c=g===r;r=t,e!==null&&(t?e.length=t:e=null);let $;if(c){let a=r;dr(s,{instancePath:i,parentData:N,
parentDataProperty:D,rootData:k,dynamicAnchors:w})||(e=e===null?dr.errors:e.concat(dr.errors),r=e.length);var c=a===r;if(u=c,u){var x={};x.v=!0,x.decision=!0}$=
"then"}else{let a=r;cr(s,{instancePath:i,parentData:N,parentDataProperty:D,rootData:k,dynamicAnchors:w})||(e=e===null?cr.errors:e.concat(cr.errors),r=e.length);
var c=a===r;u=c,u&&x!==!0&&(x=x||{},x.v=!0,x.i=!0,x.vu=!0,x.scenario=!0,x.transport=!0,x.key=!0,x.scheduledUs=!0,x.sentUs=!0,x.connectedUs=!0,x.headersUs=!0,x.firstByteUs=
!0,x.firstEventUs=!0,x.firstTokenUs=!0,x.lastTokenUs=!0,x.doneUs=!0,x.closedUs=!0,x.status=!0,x.class=!0,x.error=!0,x.chunks=!0,x.events=!0,x.promptTokens=!0,x.
completionTokens=!0,x.bytes=!0,x.gaps=!0,x.gapsUs=!0,x.retryAfter=!0,x.limits=!0,x.sampledValid=!0,x.ask=!0,x.date=!0),$="else"}if(!u){let a={instancePath:i,schemaPath:"\
#/else/if",keyword:"if",params:{failingKeyword:$}};e===null?e=[a]:e.push(a),r++}var l=m===r;o=l,o&&P!==!0&&x!==void 0&&(x===!0?P=!0:(P=P||{},Object.assign(P,x))),
d="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[m]:e.push(m),r++}return Cr.errors=e,y.props=P,r===0}
Cr.evaluated={dynamicProps:!0,dynamicItems:!1};var Ii=Br,wr={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:run",$comment:"run.json, the \
only thing a report reads. The exit code follows from the outcome, a check hangs on one clause or one gap, and a pass rests on an exchange.",title:"Run",type:"o\
bject",required:["schema","outcome","exitCode","reason","suite","target","seed","startedAt","durationMs","cost","capabilities","checks","exchanges"],additionalProperties:!1,
properties:{schema:{const:"assay.run/1"},outcome:{enum:["conformant","non-conformant","incomplete","broken"]},exitCode:{enum:[0,1,3,4]},reason:{type:["string","\
null"]},suite:{type:"object",required:["version","checks","known","profile"],additionalProperties:!1,properties:{version:{type:"string",minLength:1},checks:{type:"\
integer",minimum:0},profile:{type:"string",minLength:1},known:{type:"integer",minimum:1}}},target:{type:"object",required:["baseUrl","model"],additionalProperties:!1,
properties:{isEmbedded:{const:!0},baseUrl:{type:"string",minLength:1},model:{type:["string","null"]}}},notes:{type:"array",items:{type:"string",minLength:1}},seed:{
type:"string"},startedAt:{type:"string",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$"},durationMs:{type:"number",minimum:0},cost:{type:"objec\
t",required:["requests","promptTokens","completionTokens"],additionalProperties:!1,properties:{requests:{type:"integer",minimum:0},promptTokens:{type:"integer",
minimum:0},completionTokens:{type:"integer",minimum:0}}},capabilities:{type:"array",items:{$ref:"#/$defs/capability"}},checks:{type:"array",items:{$ref:"#/$defs\
/check"}},exchanges:{type:"array",items:{$ref:"#/$defs/exchange"}}},allOf:[{if:{properties:{outcome:{const:"conformant"}}},then:{properties:{exitCode:{const:0}}}},
{if:{properties:{outcome:{const:"non-conformant"}}},then:{properties:{exitCode:{const:1}}}},{if:{properties:{outcome:{const:"incomplete"}}},then:{properties:{exitCode:{
const:3}}}},{if:{properties:{outcome:{const:"broken"}}},then:{properties:{exitCode:{const:4}}}}],$defs:{capability:{type:"object",required:["id","outcome","coun\
ts"],additionalProperties:!1,properties:{id:{enum:["core","signup","sse","websocket","webhooks","limits"]},outcome:{enum:["conformant","non-conformant","incompl\
ete","broken","not-offered","not-judged"]},counts:{type:"object",required:["pass","fail","warn","inconclusive","not-applicable","observed","error"],additionalProperties:!1,
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
"null"]},status:{type:["integer","null"],minimum:100,maximum:999},durationMs:{type:"number",minimum:0}}}}},Vi=new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\\
.\\d+)?Z$","u"),fs={type:"object",required:["id","outcome","counts"],additionalProperties:!1,properties:{id:{enum:["core","signup","sse","websocket","webhooks",
"limits"]},outcome:{enum:["conformant","non-conformant","incomplete","broken","not-offered","not-judged"]},counts:{type:"object",required:["pass","fail","warn",
"inconclusive","not-applicable","observed","error"],additionalProperties:!1,properties:{pass:{type:"integer",minimum:0},fail:{type:"integer",minimum:0},warn:{type:"\
integer",minimum:0},inconclusive:{type:"integer",minimum:0},"not-applicable":{type:"integer",minimum:0},observed:{type:"integer",minimum:0},error:{type:"integer",
minimum:0}}}}};function yr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=yr.evaluated;if(y.dynamicProps&&
(y.props=void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),r++}if(s.outcome===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"outcome"}};e===null?e=[n]:e.push(n),r++}if(s.counts===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
counts"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="id"||n==="outcome"||n==="counts")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),r++}if(s.id!==void 0){let n=s.id;if(!(n==="core"||n==="signup"||n==="sse"||n==="we\
bsocket"||n==="webhooks"||n==="limits")){let o={instancePath:i+"/id",schemaPath:"#/properties/id/enum",keyword:"enum",params:{allowedValues:fs.properties.id.enum}};
e===null?e=[o]:e.push(o),r++}}if(s.outcome!==void 0){let n=s.outcome;if(!(n==="conformant"||n==="non-conformant"||n==="incomplete"||n==="broken"||n==="not-offer\
ed"||n==="not-judged")){let o={instancePath:i+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:fs.properties.outcome.enum}};
e===null?e=[o]:e.push(o),r++}}if(s.counts!==void 0){let n=s.counts;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.pass===void 0){let o={instancePath:i+"/coun\
ts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:"pass"}};e===null?e=[o]:e.push(o),r++}if(n.fail===void 0){let o={instancePath:i+
"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:"fail"}};e===null?e=[o]:e.push(o),r++}if(n.warn===void 0){let o={
instancePath:i+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:"warn"}};e===null?e=[o]:e.push(o),r++}if(n.inconclusive===
void 0){let o={instancePath:i+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:"inconclusive"}};e===null?e=[o]:e.push(
o),r++}if(n["not-applicable"]===void 0){let o={instancePath:i+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:"no\
t-applicable"}};e===null?e=[o]:e.push(o),r++}if(n.observed===void 0){let o={instancePath:i+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",
params:{missingProperty:"observed"}};e===null?e=[o]:e.push(o),r++}if(n.error===void 0){let o={instancePath:i+"/counts",schemaPath:"#/properties/counts/required",
keyword:"required",params:{missingProperty:"error"}};e===null?e=[o]:e.push(o),r++}for(let o in n)if(!(o==="pass"||o==="fail"||o==="warn"||o==="inconclusive"||o===
"not-applicable"||o==="observed"||o==="error")){let p={instancePath:i+"/counts",schemaPath:"#/properties/counts/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:o}};e===null?e=[p]:e.push(p),r++}if(n.pass!==void 0){let o=n.pass;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={
instancePath:i+"/counts/pass",schemaPath:"#/properties/counts/properties/pass/type",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),r++}if(typeof o==
"number"&&isFinite(o)&&(o<0||isNaN(o))){let p={instancePath:i+"/counts/pass",schemaPath:"#/properties/counts/properties/pass/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[p]:e.push(p),r++}}if(n.fail!==void 0){let o=n.fail;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:i+
"/counts/fail",schemaPath:"#/properties/counts/properties/fail/type",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),r++}if(typeof o=="number"&&
isFinite(o)&&(o<0||isNaN(o))){let p={instancePath:i+"/counts/fail",schemaPath:"#/properties/counts/properties/fail/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[p]:e.push(p),r++}}if(n.warn!==void 0){let o=n.warn;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:i+"/c\
ounts/warn",schemaPath:"#/properties/counts/properties/warn/type",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),r++}if(typeof o=="number"&&isFinite(
o)&&(o<0||isNaN(o))){let p={instancePath:i+"/counts/warn",schemaPath:"#/properties/counts/properties/warn/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[p]:e.push(p),r++}}if(n.inconclusive!==void 0){let o=n.inconclusive;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:i+"\
/counts/inconclusive",schemaPath:"#/properties/counts/properties/inconclusive/type",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),r++}if(typeof o==
"number"&&isFinite(o)&&(o<0||isNaN(o))){let p={instancePath:i+"/counts/inconclusive",schemaPath:"#/properties/counts/properties/inconclusive/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),r++}}if(n["not-applicable"]!==void 0){let o=n["not-applicable"];if(!(typeof o=="number"&&!(o%
1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:i+"/counts/not-applicable",schemaPath:"#/properties/counts/properties/not-applicable/type",keyword:"type",params:{
type:"integer"}};e===null?e=[p]:e.push(p),r++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let p={instancePath:i+"/counts/not-applicable",schemaPath:"#/\
properties/counts/properties/not-applicable/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),r++}}if(n.observed!==void 0){let o=n.
observed;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:i+"/counts/observed",schemaPath:"#/properties/counts/properties/observed/\
type",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),r++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let p={instancePath:i+"/counts/o\
bserved",schemaPath:"#/properties/counts/properties/observed/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),r++}}if(n.error!==
void 0){let o=n.error;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:i+"/counts/error",schemaPath:"#/properties/counts/properties\
/error/type",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),r++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let p={instancePath:i+"/c\
ounts/error",schemaPath:"#/properties/counts/properties/error/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),r++}}}else{let o={
instancePath:i+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return yr.errors=e,r===0}yr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var br={type:"object",required:["id","title","capability","level","layer","verdict","issues","exchanges"],additionalProperties:!1,properties:{id:{type:"string",
minLength:1},title:{type:"string",minLength:1},capability:{enum:["core","signup","sse","websocket","webhooks","limits"]},clause:{type:"string",pattern:"^C\\d"},
gap:{type:"string",pattern:"^G\\d"},reading:{type:"string",minLength:1},level:{enum:["MUST","SHOULD"]},layer:{enum:["spec","declared","profile","observed"]},verdict:{
enum:["pass","fail","warn","inconclusive","not-applicable","observed","error"]},reason:{type:"string"},detail:{type:"string"},issues:{type:"array",items:{$ref:"\
#/$defs/issue"}},exchanges:{type:"array",items:{type:"string",minLength:1}}},if:{properties:{clause:!0},required:["clause"]},then:{properties:{gap:!1}},else:{properties:{
gap:!0,reading:!0},required:["gap","reading"]},allOf:[{if:{properties:{verdict:{const:"pass"}}},then:{properties:{exchanges:{type:"array",minItems:1},issues:{type:"\
array",maxItems:0}}}}]},Mi=new RegExp("^C\\d","u"),Fi=new RegExp("^G\\d","u");function hr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=hr.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.at===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"at"}};e===null?e=[n]:e.push(n),r++}if(s.expected===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"expected"}};e===null?e=[n]:e.push(n),r++}if(s.received===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
received"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="at"||n==="expected"||n==="received")){let o={instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),r++}if(s.at!==void 0){let n=s.at;if(typeof n=="string"){if(V(n)<1){let o={
instancePath:i+"/at",schemaPath:"#/properties/at/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/at",
schemaPath:"#/properties/at/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.expected!==void 0&&typeof s.expected!="string"){let n={
instancePath:i+"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(s.received!==void 0&&typeof s.
received!="string"){let n={instancePath:i+"/received",schemaPath:"#/properties/received/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}else{
let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return hr.errors=e,r===0}hr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function gr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=gr.evaluated;y.dynamicProps&&
(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,p=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.verdict!==void 0&&s.verdict!=="pass"){let u={};
e===null?e=[u]:e.push(u),r++}var l=p===r;if(r=n,e!==null&&(n?e.length=n:e=null),l){let u=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.exchanges!==void 0){
let $=s.exchanges;if(Array.isArray($)){if($.length<1){let f={instancePath:i+"/exchanges",schemaPath:"#/allOf/0/then/properties/exchanges/minItems",keyword:"minI\
tems",params:{limit:1}};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:i+"/exchanges",schemaPath:"#/allOf/0/then/properties/exchanges/type",keyword:"typ\
e",params:{type:"array"}};e===null?e=[f]:e.push(f),r++}}if(s.issues!==void 0){let $=s.issues;if(Array.isArray($)){if($.length>0){let f={instancePath:i+"/issues",
schemaPath:"#/allOf/0/then/properties/issues/maxItems",keyword:"maxItems",params:{limit:0}};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:i+"/issues",schemaPath:"\
#/allOf/0/then/properties/issues/type",keyword:"type",params:{type:"array"}};e===null?e=[f]:e.push(f),r++}}}var l=u===r;if(o=l,o){var d={};d.exchanges=!0,d.issues=
!0,d.verdict=!0}}if(!o){let u={instancePath:i,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[u]:e.push(u),r++}let P=r,c=!0,x=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.clause===void 0&&(u="clause")){let g={};e===null?e=[g]:e.push(g),r++}}var m=x===r;d!==!0&&(d=d||{},d.clause=
!0),r=P,e!==null&&(P?e.length=P:e=null);let t;if(m){let u=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.gap!==void 0){let $={instancePath:i+"/gap",schemaPath:"\
#/then/properties/gap/false schema",keyword:"false schema",params:{}};e===null?e=[$]:e.push($),r++}var m=u===r;c=m,c&&d!==!0&&(d=d||{},d.gap=!0),t="then"}else{let u=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.gap===void 0){let $={instancePath:i,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"g\
ap"}};e===null?e=[$]:e.push($),r++}if(s.reading===void 0){let $={instancePath:i,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[$]:e.push($),r++}}var m=u===r;c=m,c&&d!==!0&&(d=d||{},d.gap=!0,d.reading=!0),t="else"}if(!c){let u={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:t}};e===null?e=[u]:e.push(u),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"}};e===null?e=[u]:e.push(u),r++}if(s.title===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"title"}};e===null?e=[u]:e.push(u),r++}if(s.capability===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
capability"}};e===null?e=[u]:e.push(u),r++}if(s.level===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"level"}};
e===null?e=[u]:e.push(u),r++}if(s.layer===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"layer"}};e===null?e=
[u]:e.push(u),r++}if(s.verdict===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"verdict"}};e===null?e=[u]:e.push(
u),r++}if(s.issues===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"issues"}};e===null?e=[u]:e.push(u),r++}if(s.
exchanges===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exchanges"}};e===null?e=[u]:e.push(u),r++}for(let u in s)
if(!ie.call(br.properties,u)){let g={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=
[g]:e.push(g),r++}if(s.id!==void 0){let u=s.id;if(typeof u=="string"){if(V(u)<1){let g={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"min\
Length",params:{limit:1}};e===null?e=[g]:e.push(g),r++}}else{let g={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[g]:e.push(g),r++}}if(s.title!==void 0){let u=s.title;if(typeof u=="string"){if(V(u)<1){let g={instancePath:i+"/title",schemaPath:"#/properties/title\
/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[g]:e.push(g),r++}}else{let g={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"\
type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}}if(s.capability!==void 0){let u=s.capability;if(!(u==="core"||u==="signup"||u==="sse"||u==="websocke\
t"||u==="webhooks"||u==="limits")){let g={instancePath:i+"/capability",schemaPath:"#/properties/capability/enum",keyword:"enum",params:{allowedValues:br.properties.
capability.enum}};e===null?e=[g]:e.push(g),r++}}if(s.clause!==void 0){let u=s.clause;if(typeof u=="string"){if(!Mi.test(u)){let g={instancePath:i+"/clause",schemaPath:"\
#/properties/clause/pattern",keyword:"pattern",params:{pattern:"^C\\d"}};e===null?e=[g]:e.push(g),r++}}else{let g={instancePath:i+"/clause",schemaPath:"#/proper\
ties/clause/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}}if(s.gap!==void 0){let u=s.gap;if(typeof u=="string"){if(!Fi.test(u)){let g={
instancePath:i+"/gap",schemaPath:"#/properties/gap/pattern",keyword:"pattern",params:{pattern:"^G\\d"}};e===null?e=[g]:e.push(g),r++}}else{let g={instancePath:i+
"/gap",schemaPath:"#/properties/gap/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}}if(s.reading!==void 0){let u=s.reading;if(typeof u==
"string"){if(V(u)<1){let g={instancePath:i+"/reading",schemaPath:"#/properties/reading/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[g]:e.push(g),
r++}}else{let g={instancePath:i+"/reading",schemaPath:"#/properties/reading/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}}if(s.level!==
void 0){let u=s.level;if(!(u==="MUST"||u==="SHOULD")){let g={instancePath:i+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues:br.
properties.level.enum}};e===null?e=[g]:e.push(g),r++}}if(s.layer!==void 0){let u=s.layer;if(!(u==="spec"||u==="declared"||u==="profile"||u==="observed")){let g={
instancePath:i+"/layer",schemaPath:"#/properties/layer/enum",keyword:"enum",params:{allowedValues:br.properties.layer.enum}};e===null?e=[g]:e.push(g),r++}}if(s.
verdict!==void 0){let u=s.verdict;if(!(u==="pass"||u==="fail"||u==="warn"||u==="inconclusive"||u==="not-applicable"||u==="observed"||u==="error")){let g={instancePath:i+
"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues:br.properties.verdict.enum}};e===null?e=[g]:e.push(g),r++}}if(s.reason!==
void 0&&typeof s.reason!="string"){let u={instancePath:i+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.
push(u),r++}if(s.detail!==void 0&&typeof s.detail!="string"){let u={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"\
string"}};e===null?e=[u]:e.push(u),r++}if(s.issues!==void 0){let u=s.issues;if(Array.isArray(u)){let g=u.length;for(let $=0;$<g;$++)hr(u[$],{instancePath:i+"/is\
sues/"+$,parentData:u,parentDataProperty:$,rootData:k,dynamicAnchors:w})||(e=e===null?hr.errors:e.concat(hr.errors),r=e.length)}else{let g={instancePath:i+"/iss\
ues",schemaPath:"#/properties/issues/type",keyword:"type",params:{type:"array"}};e===null?e=[g]:e.push(g),r++}}if(s.exchanges!==void 0){let u=s.exchanges;if(Array.
isArray(u)){let g=u.length;for(let $=0;$<g;$++){let f=u[$];if(typeof f=="string"){if(V(f)<1){let a={instancePath:i+"/exchanges/"+$,schemaPath:"#/properties/exch\
anges/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/exchanges/"+$,schemaPath:"#/properties/e\
xchanges/items/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}}else{let g={instancePath:i+"/exchanges",schemaPath:"#/properties/exch\
anges/type",keyword:"type",params:{type:"array"}};e===null?e=[g]:e.push(g),r++}}}else{let u={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[u]:e.push(u),r++}return gr.errors=e,r===0}gr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var cs={type:"object",required:["id","metho\
d","url","headers","body","status","durationMs"],additionalProperties:!1,properties:{id:{type:"string",minLength:1},method:{type:"string",minLength:1},url:{type:"\
string",minLength:1},headers:{type:"array",items:{type:"array",minItems:2,maxItems:2,items:{type:"string"}}},body:{type:["string","null"]},status:{type:["intege\
r","null"],minimum:100,maximum:999},durationMs:{type:"number",minimum:0}}};function Pr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){
let e=null,r=0,y=Pr.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let n={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),r++}if(s.method===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"method"}};e===null?e=[n]:e.push(n),r++}if(s.url===void 0){let n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"url"}};e===null?e=[n]:e.push(n),r++}if(s.headers===void 0){let n={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"headers"}};e===null?e=[n]:e.push(n),r++}if(s.body===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"body"}};e===null?e=[n]:e.push(n),r++}if(s.status===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"status"}};e===null?e=[n]:e.push(n),r++}if(s.durationMs===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
durationMs"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="id"||n==="method"||n==="url"||n==="headers"||n==="body"||n==="status"||n==="durationMs")){let o={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),r++}if(s.id!==void 0){
let n=s.id;if(typeof n=="string"){if(V(n)<1){let o={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}};e===null?e=
[o]:e.push(o),r++}}else{let o={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.
method!==void 0){let n=s.method;if(typeof n=="string"){if(V(n)<1){let o={instancePath:i+"/method",schemaPath:"#/properties/method/minLength",keyword:"minLength",
params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type:"string"}};
e===null?e=[o]:e.push(o),r++}}if(s.url!==void 0){let n=s.url;if(typeof n=="string"){if(V(n)<1){let o={instancePath:i+"/url",schemaPath:"#/properties/url/minLeng\
th",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{
type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.headers!==void 0){let n=s.headers;if(Array.isArray(n)){let o=n.length;for(let p=0;p<o;p++){let l=n[p];if(Array.
isArray(l)){if(l.length>2){let P={instancePath:i+"/headers/"+p,schemaPath:"#/properties/headers/items/maxItems",keyword:"maxItems",params:{limit:2}};e===null?e=
[P]:e.push(P),r++}if(l.length<2){let P={instancePath:i+"/headers/"+p,schemaPath:"#/properties/headers/items/minItems",keyword:"minItems",params:{limit:2}};e===null?
e=[P]:e.push(P),r++}let d=l.length;for(let P=0;P<d;P++)if(typeof l[P]!="string"){let c={instancePath:i+"/headers/"+p+"/"+P,schemaPath:"#/properties/headers/item\
s/items/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}else{let d={instancePath:i+"/headers/"+p,schemaPath:"#/properties/headers/ite\
ms/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}}else{let o={instancePath:i+"/headers",schemaPath:"#/properties/headers/type",keyword:"\
type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(s.body!==void 0){let n=s.body;if(typeof n!="string"&&n!==null){let o={instancePath:i+"/body",schemaPath:"\
#/properties/body/type",keyword:"type",params:{type:cs.properties.body.type}};e===null?e=[o]:e.push(o),r++}}if(s.status!==void 0){let n=s.status;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null){let o={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:cs.properties.
status.type}};e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)){if(n>999||isNaN(n)){let o={instancePath:i+"/status",schemaPath:"#/properties/stat\
us/maximum",keyword:"maximum",params:{comparison:"<=",limit:999}};e===null?e=[o]:e.push(o),r++}if(n<100||isNaN(n)){let o={instancePath:i+"/status",schemaPath:"#\
/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};e===null?e=[o]:e.push(o),r++}}}if(s.durationMs!==void 0){let n=s.durationMs;if(typeof n==
"number"&&isFinite(n)){if(n<0||isNaN(n)){let o={instancePath:i+"/durationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type:"numb\
er"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Pr.
errors=e,r===0}Pr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Br(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){
let e=null,r=0,y=Br.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,p=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.
outcome!==void 0&&s.outcome!=="conformant"){let q={};e===null?e=[q]:e.push(q),r++}var l=p===r;if(r=n,e!==null&&(n?e.length=n:e=null),l){let q=r;if(s&&typeof s==
"object"&&!Array.isArray(s)&&s.exitCode!==void 0&&s.exitCode!==0){let A={instancePath:i+"/exitCode",schemaPath:"#/allOf/0/then/properties/exitCode/const",keyword:"\
const",params:{allowedValue:0}};e===null?e=[A]:e.push(A),r++}var l=q===r;if(o=l,o){var d={};d.exitCode=!0,d.outcome=!0}}if(!o){let q={instancePath:i,schemaPath:"\
#/allOf/0/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[q]:e.push(q),r++}let P=r,c=!0,x=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.outcome!==
void 0&&s.outcome!=="non-conformant"){let q={};e===null?e=[q]:e.push(q),r++}var m=x===r;if(r=P,e!==null&&(P?e.length=P:e=null),m){let q=r;if(s&&typeof s=="objec\
t"&&!Array.isArray(s)&&s.exitCode!==void 0&&s.exitCode!==1){let A={instancePath:i+"/exitCode",schemaPath:"#/allOf/1/then/properties/exitCode/const",keyword:"con\
st",params:{allowedValue:1}};e===null?e=[A]:e.push(A),r++}var m=q===r;if(c=m,c){var t={};t.exitCode=!0,t.outcome=!0}}if(!c){let q={instancePath:i,schemaPath:"#/\
allOf/1/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[q]:e.push(q),r++}d!==!0&&t!==void 0&&(t===!0?d=!0:(d=d||{},Object.assign(d,t)));let u=r,g=!0,
$=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.outcome!==void 0&&s.outcome!=="incomplete"){let q={};e===null?e=[q]:e.push(q),r++}var f=$===r;if(r=u,e!==null&&
(u?e.length=u:e=null),f){let q=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.exitCode!==void 0&&s.exitCode!==3){let A={instancePath:i+"/exitCode",schemaPath:"\
#/allOf/2/then/properties/exitCode/const",keyword:"const",params:{allowedValue:3}};e===null?e=[A]:e.push(A),r++}var f=q===r;if(g=f,g){var a={};a.exitCode=!0,a.outcome=
!0}}if(!g){let q={instancePath:i,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[q]:e.push(q),r++}d!==!0&&a!==void 0&&(a===!0?
d=!0:(d=d||{},Object.assign(d,a)));let h=r,b=!0,v=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.outcome!==void 0&&s.outcome!=="broken"){let q={};e===null?e=[
q]:e.push(q),r++}var O=v===r;if(r=h,e!==null&&(h?e.length=h:e=null),O){let q=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.exitCode!==void 0&&s.exitCode!==4){
let A={instancePath:i+"/exitCode",schemaPath:"#/allOf/3/then/properties/exitCode/const",keyword:"const",params:{allowedValue:4}};e===null?e=[A]:e.push(A),r++}var O=q===
r;if(b=O,b){var S={};S.exitCode=!0,S.outcome=!0}}if(!b){let q={instancePath:i,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=
[q]:e.push(q),r++}if(d!==!0&&S!==void 0&&(S===!0?d=!0:(d=d||{},Object.assign(d,S))),s&&typeof s=="object"&&!Array.isArray(s)){if(s.schema===void 0){let q={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[q]:e.push(q),r++}if(s.outcome===void 0){let q={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"outcome"}};e===null?e=[q]:e.push(q),r++}if(s.exitCode===void 0){let q={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"exitCode"}};e===null?e=[q]:e.push(q),r++}if(s.reason===void 0){let q={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"reason"}};e===null?e=[q]:e.push(q),r++}if(s.suite===void 0){let q={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"suite"}};e===null?e=[q]:e.push(q),r++}if(s.target===void 0){let q={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
target"}};e===null?e=[q]:e.push(q),r++}if(s.seed===void 0){let q={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"seed"}};e===
null?e=[q]:e.push(q),r++}if(s.startedAt===void 0){let q={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"startedAt"}};e===null?
e=[q]:e.push(q),r++}if(s.durationMs===void 0){let q={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"durationMs"}};e===null?e=
[q]:e.push(q),r++}if(s.cost===void 0){let q={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cost"}};e===null?e=[q]:e.push(q),
r++}if(s.capabilities===void 0){let q={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"capabilities"}};e===null?e=[q]:e.push(
q),r++}if(s.checks===void 0){let q={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"checks"}};e===null?e=[q]:e.push(q),r++}if(s.
exchanges===void 0){let q={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exchanges"}};e===null?e=[q]:e.push(q),r++}for(let q in s)
if(!ie.call(wr.properties,q)){let j={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}};e===null?e=
[j]:e.push(j),r++}if(s.schema!==void 0&&s.schema!=="assay.run/1"){let q={instancePath:i+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{
allowedValue:"assay.run/1"}};e===null?e=[q]:e.push(q),r++}if(s.outcome!==void 0){let q=s.outcome;if(!(q==="conformant"||q==="non-conformant"||q==="incomplete"||
q==="broken")){let j={instancePath:i+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:wr.properties.outcome.enum}};e===null?
e=[j]:e.push(j),r++}}if(s.exitCode!==void 0){let q=s.exitCode;if(!(q===0||q===1||q===3||q===4)){let j={instancePath:i+"/exitCode",schemaPath:"#/properties/exitC\
ode/enum",keyword:"enum",params:{allowedValues:wr.properties.exitCode.enum}};e===null?e=[j]:e.push(j),r++}}if(s.reason!==void 0){let q=s.reason;if(typeof q!="st\
ring"&&q!==null){let j={instancePath:i+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:wr.properties.reason.type}};e===null?e=[j]:e.
push(j),r++}}if(s.suite!==void 0){let q=s.suite;if(q&&typeof q=="object"&&!Array.isArray(q)){if(q.version===void 0){let j={instancePath:i+"/suite",schemaPath:"#\
/properties/suite/required",keyword:"required",params:{missingProperty:"version"}};e===null?e=[j]:e.push(j),r++}if(q.checks===void 0){let j={instancePath:i+"/su\
ite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"checks"}};e===null?e=[j]:e.push(j),r++}if(q.known===void 0){let j={instancePath:i+
"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"known"}};e===null?e=[j]:e.push(j),r++}if(q.profile===void 0){let j={
instancePath:i+"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"profile"}};e===null?e=[j]:e.push(j),r++}for(let j in q)
if(!(j==="version"||j==="checks"||j==="profile"||j==="known")){let A={instancePath:i+"/suite",schemaPath:"#/properties/suite/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:j}};e===null?e=[A]:e.push(A),r++}if(q.version!==void 0){let j=q.version;if(typeof j=="string"){if(V(j)<1){let A={instancePath:i+
"/suite/version",schemaPath:"#/properties/suite/properties/version/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[A]:e.push(A),r++}}else{let A={instancePath:i+
"/suite/version",schemaPath:"#/properties/suite/properties/version/type",keyword:"type",params:{type:"string"}};e===null?e=[A]:e.push(A),r++}}if(q.checks!==void 0){
let j=q.checks;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j))){let A={instancePath:i+"/suite/checks",schemaPath:"#/properties/suite/properties/checks/\
type",keyword:"type",params:{type:"integer"}};e===null?e=[A]:e.push(A),r++}if(typeof j=="number"&&isFinite(j)&&(j<0||isNaN(j))){let A={instancePath:i+"/suite/ch\
ecks",schemaPath:"#/properties/suite/properties/checks/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[A]:e.push(A),r++}}if(q.profile!==
void 0){let j=q.profile;if(typeof j=="string"){if(V(j)<1){let A={instancePath:i+"/suite/profile",schemaPath:"#/properties/suite/properties/profile/minLength",keyword:"\
minLength",params:{limit:1}};e===null?e=[A]:e.push(A),r++}}else{let A={instancePath:i+"/suite/profile",schemaPath:"#/properties/suite/properties/profile/type",keyword:"\
type",params:{type:"string"}};e===null?e=[A]:e.push(A),r++}}if(q.known!==void 0){let j=q.known;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j))){let A={
instancePath:i+"/suite/known",schemaPath:"#/properties/suite/properties/known/type",keyword:"type",params:{type:"integer"}};e===null?e=[A]:e.push(A),r++}if(typeof j==
"number"&&isFinite(j)&&(j<1||isNaN(j))){let A={instancePath:i+"/suite/known",schemaPath:"#/properties/suite/properties/known/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}};e===null?e=[A]:e.push(A),r++}}}else{let j={instancePath:i+"/suite",schemaPath:"#/properties/suite/type",keyword:"type",params:{type:"o\
bject"}};e===null?e=[j]:e.push(j),r++}}if(s.target!==void 0){let q=s.target;if(q&&typeof q=="object"&&!Array.isArray(q)){if(q.baseUrl===void 0){let j={instancePath:i+
"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty:"baseUrl"}};e===null?e=[j]:e.push(j),r++}if(q.model===void 0){let j={
instancePath:i+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty:"model"}};e===null?e=[j]:e.push(j),r++}for(let j in q)
if(!(j==="isEmbedded"||j==="baseUrl"||j==="model")){let A={instancePath:i+"/target",schemaPath:"#/properties/target/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:j}};e===null?e=[A]:e.push(A),r++}if(q.isEmbedded!==void 0&&q.isEmbedded!==!0){let j={instancePath:i+"/target/isEmbedded",schemaPath:"\
#/properties/target/properties/isEmbedded/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[j]:e.push(j),r++}if(q.baseUrl!==void 0){let j=q.baseUrl;if(typeof j==
"string"){if(V(j)<1){let A={instancePath:i+"/target/baseUrl",schemaPath:"#/properties/target/properties/baseUrl/minLength",keyword:"minLength",params:{limit:1}};
e===null?e=[A]:e.push(A),r++}}else{let A={instancePath:i+"/target/baseUrl",schemaPath:"#/properties/target/properties/baseUrl/type",keyword:"type",params:{type:"\
string"}};e===null?e=[A]:e.push(A),r++}}if(q.model!==void 0){let j=q.model;if(typeof j!="string"&&j!==null){let A={instancePath:i+"/target/model",schemaPath:"#/\
properties/target/properties/model/type",keyword:"type",params:{type:wr.properties.target.properties.model.type}};e===null?e=[A]:e.push(A),r++}}}else{let j={instancePath:i+
"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(j),r++}}if(s.notes!==void 0){let q=s.notes;if(Array.
isArray(q)){let j=q.length;for(let A=0;A<j;A++){let J=q[A];if(typeof J=="string"){if(V(J)<1){let me={instancePath:i+"/notes/"+A,schemaPath:"#/properties/notes/i\
tems/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[me]:e.push(me),r++}}else{let me={instancePath:i+"/notes/"+A,schemaPath:"#/properties/notes/ite\
ms/type",keyword:"type",params:{type:"string"}};e===null?e=[me]:e.push(me),r++}}}else{let j={instancePath:i+"/notes",schemaPath:"#/properties/notes/type",keyword:"\
type",params:{type:"array"}};e===null?e=[j]:e.push(j),r++}}if(s.seed!==void 0&&typeof s.seed!="string"){let q={instancePath:i+"/seed",schemaPath:"#/properties/s\
eed/type",keyword:"type",params:{type:"string"}};e===null?e=[q]:e.push(q),r++}if(s.startedAt!==void 0){let q=s.startedAt;if(typeof q=="string"){if(!Vi.test(q)){
let j={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$"}};
e===null?e=[j]:e.push(j),r++}}else{let j={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type:"string"}};e===null?e=
[j]:e.push(j),r++}}if(s.durationMs!==void 0){let q=s.durationMs;if(typeof q=="number"&&isFinite(q)){if(q<0||isNaN(q)){let j={instancePath:i+"/durationMs",schemaPath:"\
#/properties/durationMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[j]:e.push(j),r++}}else{let j={instancePath:i+"/durationMs",schemaPath:"\
#/properties/durationMs/type",keyword:"type",params:{type:"number"}};e===null?e=[j]:e.push(j),r++}}if(s.cost!==void 0){let q=s.cost;if(q&&typeof q=="object"&&!Array.
isArray(q)){if(q.requests===void 0){let j={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"requests"}};
e===null?e=[j]:e.push(j),r++}if(q.promptTokens===void 0){let j={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"\
promptTokens"}};e===null?e=[j]:e.push(j),r++}if(q.completionTokens===void 0){let j={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"requ\
ired",params:{missingProperty:"completionTokens"}};e===null?e=[j]:e.push(j),r++}for(let j in q)if(!(j==="requests"||j==="promptTokens"||j==="completionTokens")){
let A={instancePath:i+"/cost",schemaPath:"#/properties/cost/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:j}};e===null?e=[A]:e.
push(A),r++}if(q.requests!==void 0){let j=q.requests;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j))){let A={instancePath:i+"/cost/requests",schemaPath:"\
#/properties/cost/properties/requests/type",keyword:"type",params:{type:"integer"}};e===null?e=[A]:e.push(A),r++}if(typeof j=="number"&&isFinite(j)&&(j<0||isNaN(
j))){let A={instancePath:i+"/cost/requests",schemaPath:"#/properties/cost/properties/requests/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?
e=[A]:e.push(A),r++}}if(q.promptTokens!==void 0){let j=q.promptTokens;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j))){let A={instancePath:i+"/cost/pro\
mptTokens",schemaPath:"#/properties/cost/properties/promptTokens/type",keyword:"type",params:{type:"integer"}};e===null?e=[A]:e.push(A),r++}if(typeof j=="number"&&
isFinite(j)&&(j<0||isNaN(j))){let A={instancePath:i+"/cost/promptTokens",schemaPath:"#/properties/cost/properties/promptTokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[A]:e.push(A),r++}}if(q.completionTokens!==void 0){let j=q.completionTokens;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(
j))){let A={instancePath:i+"/cost/completionTokens",schemaPath:"#/properties/cost/properties/completionTokens/type",keyword:"type",params:{type:"integer"}};e===
null?e=[A]:e.push(A),r++}if(typeof j=="number"&&isFinite(j)&&(j<0||isNaN(j))){let A={instancePath:i+"/cost/completionTokens",schemaPath:"#/properties/cost/prope\
rties/completionTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[A]:e.push(A),r++}}}else{let j={instancePath:i+"/cost",schemaPath:"\
#/properties/cost/type",keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(j),r++}}if(s.capabilities!==void 0){let q=s.capabilities;if(Array.isArray(q)){
let j=q.length;for(let A=0;A<j;A++)yr(q[A],{instancePath:i+"/capabilities/"+A,parentData:q,parentDataProperty:A,rootData:k,dynamicAnchors:w})||(e=e===null?yr.errors:
e.concat(yr.errors),r=e.length)}else{let j={instancePath:i+"/capabilities",schemaPath:"#/properties/capabilities/type",keyword:"type",params:{type:"array"}};e===
null?e=[j]:e.push(j),r++}}if(s.checks!==void 0){let q=s.checks;if(Array.isArray(q)){let j=q.length;for(let A=0;A<j;A++)gr(q[A],{instancePath:i+"/checks/"+A,parentData:q,
parentDataProperty:A,rootData:k,dynamicAnchors:w})||(e=e===null?gr.errors:e.concat(gr.errors),r=e.length)}else{let j={instancePath:i+"/checks",schemaPath:"#/pro\
perties/checks/type",keyword:"type",params:{type:"array"}};e===null?e=[j]:e.push(j),r++}}if(s.exchanges!==void 0){let q=s.exchanges;if(Array.isArray(q)){let j=q.
length;for(let A=0;A<j;A++)Pr(q[A],{instancePath:i+"/exchanges/"+A,parentData:q,parentDataProperty:A,rootData:k,dynamicAnchors:w})||(e=e===null?Pr.errors:e.concat(
Pr.errors),r=e.length)}else{let j={instancePath:i+"/exchanges",schemaPath:"#/properties/exchanges/type",keyword:"type",params:{type:"array"}};e===null?e=[j]:e.push(
j),r++}}}else{let q={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[q]:e.push(q),r++}return Br.errors=e,r===0}Br.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var Ti=Kr,ye={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:statement",$comment:"What a deplo\
yment declares of itself (ISO/IEC 9646: implementation conformance statement). A reading is given by its name, or as an object with its parameters.",title:"Stat\
ement",type:"object",required:["schema"],additionalProperties:!1,properties:{schema:{const:"assay.statement/1"},name:{title:"Of whom this is said",type:"string",
minLength:1},extends:{title:"Profile whose readings are declared too",enum:["openai","none"]},capabilities:{type:"object",additionalProperties:!1,properties:{core:{
const:"supported"},signup:{enum:["supported","unsupported"]},sse:{enum:["supported","unsupported"]},websocket:{enum:["supported","unsupported"]},webhooks:{enum:[
"supported","unsupported"]},limits:{enum:["supported","unsupported"]}}},notes:{title:"A remark per capability",type:"object",additionalProperties:!1,properties:{
core:{type:"string"},signup:{type:"string"},sse:{type:"string"},websocket:{type:"string"},webhooks:{type:"string"},limits:{type:"string"}}},readings:{$ref:"urn:\
assay:readings"}}};function Kr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=Kr.evaluated;if(y.dynamicProps&&
(y.props=void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.schema===void 0){let n={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"schema"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="schema"||n==="name"||n==="extends"||n==="capabilitie\
s"||n==="notes"||n==="readings")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?
e=[o]:e.push(o),r++}if(s.schema!==void 0&&s.schema!=="assay.statement/1"){let n={instancePath:i+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",
params:{allowedValue:"assay.statement/1"}};e===null?e=[n]:e.push(n),r++}if(s.name!==void 0){let n=s.name;if(typeof n=="string"){if(V(n)<1){let o={instancePath:i+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.extends!==void 0){let n=s.extends;if(!(n==="openai"||n==="none")){
let o={instancePath:i+"/extends",schemaPath:"#/properties/extends/enum",keyword:"enum",params:{allowedValues:ye.properties.extends.enum}};e===null?e=[o]:e.push(
o),r++}}if(s.capabilities!==void 0){let n=s.capabilities;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let o in n)if(!(o==="core"||o==="signup"||o==="sse"||o===
"websocket"||o==="webhooks"||o==="limits")){let p={instancePath:i+"/capabilities",schemaPath:"#/properties/capabilities/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:o}};e===null?e=[p]:e.push(p),r++}if(n.core!==void 0&&n.core!=="supported"){let o={instancePath:i+"/capabilities/core",schemaPath:"\
#/properties/capabilities/properties/core/const",keyword:"const",params:{allowedValue:"supported"}};e===null?e=[o]:e.push(o),r++}if(n.signup!==void 0){let o=n.signup;
if(!(o==="supported"||o==="unsupported")){let p={instancePath:i+"/capabilities/signup",schemaPath:"#/properties/capabilities/properties/signup/enum",keyword:"en\
um",params:{allowedValues:ye.properties.capabilities.properties.signup.enum}};e===null?e=[p]:e.push(p),r++}}if(n.sse!==void 0){let o=n.sse;if(!(o==="supported"||
o==="unsupported")){let p={instancePath:i+"/capabilities/sse",schemaPath:"#/properties/capabilities/properties/sse/enum",keyword:"enum",params:{allowedValues:ye.
properties.capabilities.properties.sse.enum}};e===null?e=[p]:e.push(p),r++}}if(n.websocket!==void 0){let o=n.websocket;if(!(o==="supported"||o==="unsupported")){
let p={instancePath:i+"/capabilities/websocket",schemaPath:"#/properties/capabilities/properties/websocket/enum",keyword:"enum",params:{allowedValues:ye.properties.
capabilities.properties.websocket.enum}};e===null?e=[p]:e.push(p),r++}}if(n.webhooks!==void 0){let o=n.webhooks;if(!(o==="supported"||o==="unsupported")){let p={
instancePath:i+"/capabilities/webhooks",schemaPath:"#/properties/capabilities/properties/webhooks/enum",keyword:"enum",params:{allowedValues:ye.properties.capabilities.
properties.webhooks.enum}};e===null?e=[p]:e.push(p),r++}}if(n.limits!==void 0){let o=n.limits;if(!(o==="supported"||o==="unsupported")){let p={instancePath:i+"/\
capabilities/limits",schemaPath:"#/properties/capabilities/properties/limits/enum",keyword:"enum",params:{allowedValues:ye.properties.capabilities.properties.limits.
enum}};e===null?e=[p]:e.push(p),r++}}}else{let o={instancePath:i+"/capabilities",schemaPath:"#/properties/capabilities/type",keyword:"type",params:{type:"object"}};
e===null?e=[o]:e.push(o),r++}}if(s.notes!==void 0){let n=s.notes;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let o in n)if(!(o==="core"||o==="signup"||o===
"sse"||o==="websocket"||o==="webhooks"||o==="limits")){let p={instancePath:i+"/notes",schemaPath:"#/properties/notes/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:o}};e===null?e=[p]:e.push(p),r++}if(n.core!==void 0&&typeof n.core!="string"){let o={instancePath:i+"/notes/core",schemaPath:"\
#/properties/notes/properties/core/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(n.signup!==void 0&&typeof n.signup!="string"){let o={
instancePath:i+"/notes/signup",schemaPath:"#/properties/notes/properties/signup/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(n.sse!==
void 0&&typeof n.sse!="string"){let o={instancePath:i+"/notes/sse",schemaPath:"#/properties/notes/properties/sse/type",keyword:"type",params:{type:"string"}};e===
null?e=[o]:e.push(o),r++}if(n.websocket!==void 0&&typeof n.websocket!="string"){let o={instancePath:i+"/notes/websocket",schemaPath:"#/properties/notes/properti\
es/websocket/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(n.webhooks!==void 0&&typeof n.webhooks!="string"){let o={instancePath:i+
"/notes/webhooks",schemaPath:"#/properties/notes/properties/webhooks/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(n.limits!==void 0&&
typeof n.limits!="string"){let o={instancePath:i+"/notes/limits",schemaPath:"#/properties/notes/properties/limits/type",keyword:"type",params:{type:"string"}};e===
null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(
o),r++}}s.readings!==void 0&&(pe(s.readings,{instancePath:i+"/readings",parentData:s,parentDataProperty:"readings",rootData:k,dynamicAnchors:w})||(e=e===null?pe.
errors:e.concat(pe.errors),r=e.length))}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Kr.
errors=e,r===0}Kr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ui=Rr;var Li=new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$","u");function Rr(s,{instancePath:i="",parentData:N,parentDataProperty:D,
rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=Rr.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.specversion===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"specversion"}};e===null?
e=[n]:e.push(n),r++}if(s.id===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),r++}
if(s.source===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"}};e===null?e=[n]:e.push(n),r++}if(s.type===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[n]:e.push(n),r++}if(s.specversion!==void 0&&
s.specversion!=="1.0"){let n={instancePath:i+"/specversion",schemaPath:"#/properties/specversion/const",keyword:"const",params:{allowedValue:"1.0"}};e===null?e=
[n]:e.push(n),r++}if(s.id!==void 0){let n=s.id;if(typeof n=="string"){if(V(n)<1){let o={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"min\
Length",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[o]:e.push(o),r++}}if(s.source!==void 0){let n=s.source;if(typeof n=="string"){if(V(n)<1){let o={instancePath:i+"/source",schemaPath:"#/properties/so\
urce/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/source",schemaPath:"#/properties/source/type",keyword:"\
type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.type!==void 0){let n=s.type;if(typeof n=="string"){if(V(n)<1){let o={instancePath:i+"/type",schemaPath:"\
#/properties/type/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/type",schemaPath:"#/properties/typ\
e/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.time!==void 0){let n=s.time;if(typeof n=="string"){if(!Li.test(n)){let o={instancePath:i+
"/time",schemaPath:"#/properties/time/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"}};
e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/time",schemaPath:"#/properties/time/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(
o),r++}}if(s.datacontenttype!==void 0){let n=s.datacontenttype;if(typeof n=="string"){if(V(n)<1){let o={instancePath:i+"/datacontenttype",schemaPath:"#/properti\
es/datacontenttype/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/datacontenttype",schemaPath:"#/pr\
operties/datacontenttype/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Rr.errors=e,r===0}Rr.evaluated={props:{specversion:!0,id:!0,source:!0,type:!0,time:!0,datacontenttype:!0},
dynamicProps:!1,dynamicItems:!1};var Ei=Gr;function Gr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=Gr.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),r++}if(s.type===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[n]:e.push(n),r++}if(s.created_at===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created\
_at"}};e===null?e=[n]:e.push(n),r++}if(s.data===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?
e=[n]:e.push(n),r++}if(s.id!==void 0){let n=s.id;if(typeof n=="string"){if(V(n)<1){let o={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"m\
inLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[o]:e.push(o),r++}}if(s.object!==void 0&&s.object!=="event"){let n={instancePath:i+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{
allowedValue:"event"}};e===null?e=[n]:e.push(n),r++}if(s.type!==void 0){let n=s.type;if(typeof n=="string"){if(V(n)<1){let o={instancePath:i+"/type",schemaPath:"\
#/properties/type/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/type",schemaPath:"#/properties/typ\
e/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.created_at!==void 0){let n=s.created_at;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))){let o={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),
r++}if(typeof n=="number"&&isFinite(n)){if(n>99999999999||isNaN(n)){let o={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:99999999999}};e===null?e=[o]:e.push(o),r++}if(n<0||isNaN(n)){let o={instancePath:i+"/created_at",schemaPath:"#/properties/c\
reated_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}}if(s.data!==void 0){let n=s.data;if(!(n&&typeof n=="object"&&
!Array.isArray(n))){let o={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}}else{
let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Gr.errors=e,r===0}Gr.evaluated={props:{id:!0,
object:!0,type:!0,created_at:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Ci=zr;var Bi=new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:?\\d{2})$","u");function zr(s,{instancePath:i="",parentData:N,parentDataProperty:D,
rootData:k=s,dynamicAnchors:w={}}={}){let e=null,r=0,y=zr.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.type===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[n]:e.push(n),
r++}if(s.timestamp===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"timestamp"}};e===null?e=[n]:e.push(n),r++}
if(s.data===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[n]:e.push(n),r++}if(s.type!==void 0){
let n=s.type;if(typeof n=="string"){if(V(n)<1){let o={instancePath:i+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit:1}};e===
null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),
r++}}if(s.timestamp!==void 0){let n=s.timestamp;if(typeof n=="string"){if(!Bi.test(n)){let o={instancePath:i+"/timestamp",schemaPath:"#/properties/timestamp/pat\
tern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:?\\d{2})$"}};e===null?e=[o]:e.push(o),r++}}else{let o={
instancePath:i+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.data!==void 0){let n=s.
data;if(!(n&&typeof n=="object"&&!Array.isArray(n))){let o={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"}};e===
null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return zr.errors=e,
r===0}zr.evaluated={props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Zi={"urn:assay:clauses":gs,"urn:assay:fairness-run":ks,"urn:assay:\
gaps":ws,"urn:assay:interface:chat-completion-request":qs,"urn:assay:interface:chat-completion-response":vs,"urn:assay:interface:message":$s,"urn:assay:limiter-\
run":js,"urn:assay:load-run":As,"urn:assay:openai:chat-completion-chunk":Vs,"urn:assay:openai:chat-completion":Ms,"urn:assay:openai:error-body-full":Fs,"urn:ass\
ay:openai:error-body":Ts,"urn:assay:openai:model-list":Us,"urn:assay:openai:usage":Ls,"urn:assay:profile":Es,"urn:assay:readings":vi,"urn:assay:readings:bare-er\
ror":$i,"urn:assay:readings:detail":Oi,"urn:assay:readings:problem":Ai,"urn:assay:row":Ni,"urn:assay:run":Ii,"urn:assay:statement":Ti,"urn:assay:webhooks:cloude\
vents":Ui,"urn:assay:webhooks:openai-event":Ei,"urn:assay:webhooks:type-timestamp-data":Ci};export{Zi as validators};
