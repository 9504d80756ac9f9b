// Made by `npm run schemas` from the *.schema.json files beside this folder. Do not edit.
var Zr=(r,i)=>()=>{try{return i||r((i={exports:{}}).exports,i),i.exports}catch(N){throw i=0,N}};var is=Zr(Hr=>{"use strict";Object.defineProperty(Hr,"__esModule",{value:!0});function ss(r){let i=r.length,N=0,D=0,k;for(;D<i;)N++,k=r.charCodeAt(D++),k>=55296&&
k<=56319&&D<i&&(k=r.charCodeAt(D),(k&64512)===56320&&D++);return N}Hr.default=ss;ss.code='require("ajv/dist/runtime/ucs2length").default'});var ns=Zr((Gi,ts)=>{"use strict";ts.exports=function r(i,N){if(i===N)return!0;if(i&&N&&typeof i=="object"&&typeof N=="object"){if(i.constructor!==N.constructor)
return!1;var D,k,w;if(Array.isArray(i)){if(D=i.length,D!=N.length)return!1;for(k=D;k--!==0;)if(!r(i[k],N[k]))return!1;return!0}if(i.constructor===RegExp)return i.
source===N.source&&i.flags===N.flags;if(i.valueOf!==Object.prototype.valueOf)return i.valueOf()===N.valueOf();if(i.toString!==Object.prototype.toString)return i.
toString()===N.toString();if(w=Object.keys(i),D=w.length,D!==Object.keys(N).length)return!1;for(k=D;k--!==0;)if(!Object.prototype.hasOwnProperty.call(N,w[k]))return!1;
for(k=D;k--!==0;){var e=w[k];if(!r(i[e],N[e]))return!1}return!0}return i!==i&&N!==N}});var as=Zr(Wr=>{"use strict";Object.defineProperty(Wr,"__esModule",{value:!0});var os=ns();os.code='require("ajv/dist/runtime/equal").default';Wr.default=os});var gs=$r,ps={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:clauses",$comment:"The shape of clauses.json.",title:"Clauses of the interfa\
ce",type:"array",items:{type:"object",required:["id","section","capability","level","text"],additionalProperties:!1,properties:{id:{type:"string",pattern:"^C[1-\
9](\\.\\d+){1,2}$"},section:{type:"string",pattern:"^[1-9](\\.[1-9])?$"},capability:{enum:["core","signup","sse","websocket","webhooks","limits"]},level:{enum:[
"MUST","SHOULD"]},text:{type:"string",minLength:10},excluded:{title:"Why nothing judges or observes it",type:"string",minLength:10},observedBy:{title:"Probes th\
at show it",type:"array",minItems:1,items:{type:"string"}}}}},Ps=new RegExp("^C[1-9](\\.\\d+){1,2}$","u"),ys=new RegExp("^[1-9](\\.[1-9])?$","u"),V=is().default;
function $r(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=$r.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),Array.isArray(r)){let n=r.length;for(let o=0;o<n;o++){let a=r[o];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===
void 0){let p={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[p]:e.push(p),s++}if(a.section===
void 0){let p={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"section"}};e===null?e=[p]:e.push(p),s++}if(a.capability===
void 0){let p={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"capability"}};e===null?e=[p]:e.push(p),s++}if(a.level===
void 0){let p={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"level"}};e===null?e=[p]:e.push(p),s++}if(a.text===
void 0){let p={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"text"}};e===null?e=[p]:e.push(p),s++}for(let p in a)
if(!(p==="id"||p==="section"||p==="capability"||p==="level"||p==="text"||p==="excluded"||p==="observedBy")){let d={instancePath:i+"/"+o,schemaPath:"#/items/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[d]:e.push(d),s++}if(a.id!==void 0){let p=a.id;if(typeof p=="string"){
if(!Ps.test(p)){let d={instancePath:i+"/"+o+"/id",schemaPath:"#/items/properties/id/pattern",keyword:"pattern",params:{pattern:"^C[1-9](\\.\\d+){1,2}$"}};e===null?
e=[d]:e.push(d),s++}}else{let d={instancePath:i+"/"+o+"/id",schemaPath:"#/items/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(
d),s++}}if(a.section!==void 0){let p=a.section;if(typeof p=="string"){if(!ys.test(p)){let d={instancePath:i+"/"+o+"/section",schemaPath:"#/items/properties/sect\
ion/pattern",keyword:"pattern",params:{pattern:"^[1-9](\\.[1-9])?$"}};e===null?e=[d]:e.push(d),s++}}else{let d={instancePath:i+"/"+o+"/section",schemaPath:"#/it\
ems/properties/section/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),s++}}if(a.capability!==void 0){let p=a.capability;if(!(p==="core"||
p==="signup"||p==="sse"||p==="websocket"||p==="webhooks"||p==="limits")){let d={instancePath:i+"/"+o+"/capability",schemaPath:"#/items/properties/capability/enu\
m",keyword:"enum",params:{allowedValues:ps.items.properties.capability.enum}};e===null?e=[d]:e.push(d),s++}}if(a.level!==void 0){let p=a.level;if(!(p==="MUST"||
p==="SHOULD")){let d={instancePath:i+"/"+o+"/level",schemaPath:"#/items/properties/level/enum",keyword:"enum",params:{allowedValues:ps.items.properties.level.enum}};
e===null?e=[d]:e.push(d),s++}}if(a.text!==void 0){let p=a.text;if(typeof p=="string"){if(V(p)<10){let d={instancePath:i+"/"+o+"/text",schemaPath:"#/items/proper\
ties/text/minLength",keyword:"minLength",params:{limit:10}};e===null?e=[d]:e.push(d),s++}}else{let d={instancePath:i+"/"+o+"/text",schemaPath:"#/items/propertie\
s/text/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),s++}}if(a.excluded!==void 0){let p=a.excluded;if(typeof p=="string"){if(V(p)<10){let d={
instancePath:i+"/"+o+"/excluded",schemaPath:"#/items/properties/excluded/minLength",keyword:"minLength",params:{limit:10}};e===null?e=[d]:e.push(d),s++}}else{let d={
instancePath:i+"/"+o+"/excluded",schemaPath:"#/items/properties/excluded/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),s++}}if(a.observedBy!==
void 0){let p=a.observedBy;if(Array.isArray(p)){if(p.length<1){let P={instancePath:i+"/"+o+"/observedBy",schemaPath:"#/items/properties/observedBy/minItems",keyword:"\
minItems",params:{limit:1}};e===null?e=[P]:e.push(P),s++}let d=p.length;for(let P=0;P<d;P++)if(typeof p[P]!="string"){let f={instancePath:i+"/"+o+"/observedBy/"+
P,schemaPath:"#/items/properties/observedBy/items/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),s++}}else{let d={instancePath:i+"/"+o+"/\
observedBy",schemaPath:"#/items/properties/observedBy/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),s++}}}else{let p={instancePath:i+"/"+
o,schemaPath:"#/items/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"array"}};e===null?e=[n]:e.push(n),s++}return $r.errors=e,s===0}$r.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var ks=jr,te={$schema:"http\
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
bject"},reasons:{type:"array",maxItems:0}}},$defs:{count:{type:"integer",minimum:0},line:{type:"string",minLength:1,pattern:"^[^\\n]*$"}}},ie=Object.prototype.hasOwnProperty;var Q=new RegExp("^[^\\n]*$","u");function X(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=X.evaluated;
if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),typeof r=="string"){if(V(r)<1){let n={instancePath:i,schemaPath:"#/minLength",keyword:"minL\
ength",params:{limit:1}};e===null?e=[n]:e.push(n),s++}if(!Q.test(r)){let n={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};
e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),s++}return X.errors=
e,s===0}X.evaluated={dynamicProps:!1,dynamicItems:!1};function F(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=F.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"integer"}};e===null?e=[n]:e.push(n),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let n={instancePath:i,schemaPath:"#/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[n]:e.push(n),s++}return F.errors=e,s===0}F.evaluated={dynamicProps:!1,dynamicItems:!1};function jr(r,{instancePath:i="",
parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=jr.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=
void 0);let n=s,o=!0,a=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let h;if(r.valid===void 0&&(h="valid")){let $={};e===null?e=[$]:e.push($),s++}else if(r.valid!==
void 0&&r.valid!==!1){let $={};e===null?e=[$]:e.push($),s++}}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let d;if(p){let h=s;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.fairness!==void 0&&r.fairness!==null){let y={instancePath:i+"/fairness",schemaPath:"#/then/properties/fairness/type",keyword:"type",params:{type:"\
null"}};e===null?e=[y]:e.push(y),s++}if(r.reasons!==void 0){let y=r.reasons;if(Array.isArray(y)){if(y.length<1){let l={instancePath:i+"/reasons",schemaPath:"#/t\
hen/properties/reasons/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/reasons",schemaPath:"#/then/pro\
perties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),s++}}}else{let y={instancePath:i,schemaPath:"#/then/type",keyword:"type",params:{
type:"object"}};e===null?e=[y]:e.push(y),s++}var p=h===s;if(o=p,o){var P={};P.fairness=!0,P.reasons=!0,P.valid=!0}d="then"}else{let h=s;if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.fairness!==void 0){let y=r.fairness;if(!(y&&typeof y=="object"&&!Array.isArray(y))){let l={instancePath:i+"/fairness",schemaPath:"#/else\
/properties/fairness/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),s++}}if(r.reasons!==void 0){let y=r.reasons;if(Array.isArray(y)){if(y.
length>0){let l={instancePath:i+"/reasons",schemaPath:"#/else/properties/reasons/maxItems",keyword:"maxItems",params:{limit:0}};e===null?e=[l]:e.push(l),s++}}else{
let l={instancePath:i+"/reasons",schemaPath:"#/else/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),s++}}}else{let y={instancePath:i,
schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),s++}var p=h===s;o=p,o&&P!==!0&&(P=P||{},P.fairness=!0,P.reasons=!0),d="\
else"}if(!o){let h={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[h]:e.push(h),s++}if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.schema===void 0){let h={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[h]:e.push(h),s++}if(r.
outcome===void 0){let h={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"outcome"}};e===null?e=[h]:e.push(h),s++}if(r.exitCode===
void 0){let h={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exitCode"}};e===null?e=[h]:e.push(h),s++}if(r.valid===void 0){
let h={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid"}};e===null?e=[h]:e.push(h),s++}if(r.reasons===void 0){let h={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"reasons"}};e===null?e=[h]:e.push(h),s++}if(r.notes===void 0){let h={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"notes"}};e===null?e=[h]:e.push(h),s++}if(r.scenario===void 0){let h={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"scenario"}};e===null?e=[h]:e.push(h),s++}if(r.suite===void 0){let h={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"suite"}};e===null?e=[h]:e.push(h),s++}if(r.target===void 0){let h={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"target"}};e===null?e=[h]:e.push(h),s++}if(r.engine===void 0){let h={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
engine"}};e===null?e=[h]:e.push(h),s++}if(r.seed===void 0){let h={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"seed"}};e===
null?e=[h]:e.push(h),s++}if(r.startedAt===void 0){let h={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"startedAt"}};e===null?
e=[h]:e.push(h),s++}if(r.durationMs===void 0){let h={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"durationMs"}};e===null?e=
[h]:e.push(h),s++}if(r.most===void 0){let h={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"most"}};e===null?e=[h]:e.push(h),
s++}if(r.cost===void 0){let h={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cost"}};e===null?e=[h]:e.push(h),s++}if(r.keys===
void 0){let h={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"keys"}};e===null?e=[h]:e.push(h),s++}if(r.sources===void 0){let h={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"}};e===null?e=[h]:e.push(h),s++}if(r.answer===void 0){let h={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"answer"}};e===null?e=[h]:e.push(h),s++}if(r.ended===void 0){let h={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"ended"}};e===null?e=[h]:e.push(h),s++}if(r.asked===void 0){let h={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"asked"}};e===null?e=[h]:e.push(h),s++}if(r.fairness===void 0){let h={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"fairness"}};e===null?e=[h]:e.push(h),s++}if(r.scope===void 0){let h={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"scope"}};e===null?e=[h]:e.push(h),s++}for(let h in r)if(!ie.call(te.properties,h)){let $={instancePath:i,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[$]:e.push($),s++}if(r.schema!==void 0&&r.schema!=="assay.fairness/1"){let h={instancePath:i+
"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"assay.fairness/1"}};e===null?e=[h]:e.push(h),s++}if(r.outcome!==void 0){let h=r.
outcome;if(!(h==="answered"||h==="invalid"||h==="aborted")){let $={instancePath:i+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:te.
properties.outcome.enum}};e===null?e=[$]:e.push($),s++}}if(r.exitCode!==void 0){let h=r.exitCode;if(!(h===0||h===3||h===4)){let $={instancePath:i+"/exitCode",schemaPath:"\
#/properties/exitCode/enum",keyword:"enum",params:{allowedValues:te.properties.exitCode.enum}};e===null?e=[$]:e.push($),s++}}if(r.valid!==void 0&&typeof r.valid!=
"boolean"){let h={instancePath:i+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type:"boolean"}};e===null?e=[h]:e.push(h),s++}if(r.reasons!==
void 0){let h=r.reasons;if(Array.isArray(h)){let $=h.length;for(let y=0;y<$;y++)X(h[y],{instancePath:i+"/reasons/"+y,parentData:h,parentDataProperty:y,rootData:k,
dynamicAnchors:w})||(e=e===null?X.errors:e.concat(X.errors),s=e.length)}else{let $={instancePath:i+"/reasons",schemaPath:"#/properties/reasons/type",keyword:"ty\
pe",params:{type:"array"}};e===null?e=[$]:e.push($),s++}}if(r.notes!==void 0){let h=r.notes;if(Array.isArray(h)){let $=h.length;for(let y=0;y<$;y++)X(h[y],{instancePath:i+
"/notes/"+y,parentData:h,parentDataProperty:y,rootData:k,dynamicAnchors:w})||(e=e===null?X.errors:e.concat(X.errors),s=e.length)}else{let $={instancePath:i+"/no\
tes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:"array"}};e===null?e=[$]:e.push($),s++}}if(r.scenario!==void 0&&r.scenario!=="fairness"){let h={
instancePath:i+"/scenario",schemaPath:"#/properties/scenario/const",keyword:"const",params:{allowedValue:"fairness"}};e===null?e=[h]:e.push(h),s++}if(r.suite!==
void 0){let h=r.suite;if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.version===void 0){let $={instancePath:i+"/suite",schemaPath:"#/properties/suite/required",
keyword:"required",params:{missingProperty:"version"}};e===null?e=[$]:e.push($),s++}for(let $ in h)if($!=="version"){let y={instancePath:i+"/suite",schemaPath:"\
#/properties/suite/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:$}};e===null?e=[y]:e.push(y),s++}if(h.version!==void 0&&typeof h.
version!="string"){let $={instancePath:i+"/suite/version",schemaPath:"#/properties/suite/properties/version/type",keyword:"type",params:{type:"string"}};e===null?
e=[$]:e.push($),s++}}else{let $={instancePath:i+"/suite",schemaPath:"#/properties/suite/type",keyword:"type",params:{type:"object"}};e===null?e=[$]:e.push($),s++}}
if(r.target!==void 0){let h=r.target;if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.baseUrl===void 0){let $={instancePath:i+"/target",schemaPath:"#/propertie\
s/target/required",keyword:"required",params:{missingProperty:"baseUrl"}};e===null?e=[$]:e.push($),s++}if(h.model===void 0){let $={instancePath:i+"/target",schemaPath:"\
#/properties/target/required",keyword:"required",params:{missingProperty:"model"}};e===null?e=[$]:e.push($),s++}for(let $ in h)if(!($==="baseUrl"||$==="model")){
let y={instancePath:i+"/target",schemaPath:"#/properties/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:$}};e===null?e=[
y]:e.push(y),s++}if(h.baseUrl!==void 0&&typeof h.baseUrl!="string"){let $={instancePath:i+"/target/baseUrl",schemaPath:"#/properties/target/properties/baseUrl/t\
ype",keyword:"type",params:{type:"string"}};e===null?e=[$]:e.push($),s++}if(h.model!==void 0&&typeof h.model!="string"){let $={instancePath:i+"/target/model",schemaPath:"\
#/properties/target/properties/model/type",keyword:"type",params:{type:"string"}};e===null?e=[$]:e.push($),s++}}else{let $={instancePath:i+"/target",schemaPath:"\
#/properties/target/type",keyword:"type",params:{type:"object"}};e===null?e=[$]:e.push($),s++}}if(r.engine!==void 0&&typeof r.engine!="string"){let h={instancePath:i+
"/engine",schemaPath:"#/properties/engine/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),s++}if(r.seed!==void 0&&typeof r.seed!="string"){
let h={instancePath:i+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),s++}if(r.startedAt!==void 0&&typeof r.
startedAt!="string"){let h={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),
s++}if(r.durationMs!==void 0){let h=r.durationMs;if(typeof h=="number"&&isFinite(h)){if(h<0||isNaN(h)){let $={instancePath:i+"/durationMs",schemaPath:"#/propert\
ies/durationMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[$]:e.push($),s++}}else{let $={instancePath:i+"/durationMs",schemaPath:"#\
/properties/durationMs/type",keyword:"type",params:{type:"number"}};e===null?e=[$]:e.push($),s++}}if(r.most!==void 0){let h=r.most;if(h&&typeof h=="object"&&!Array.
isArray(h)){if(h.requests===void 0){let $={instancePath:i+"/most",schemaPath:"#/properties/most/required",keyword:"required",params:{missingProperty:"requests"}};
e===null?e=[$]:e.push($),s++}if(h.seconds===void 0){let $={instancePath:i+"/most",schemaPath:"#/properties/most/required",keyword:"required",params:{missingProperty:"\
seconds"}};e===null?e=[$]:e.push($),s++}for(let $ in h)if(!($==="requests"||$==="seconds")){let y={instancePath:i+"/most",schemaPath:"#/properties/most/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:$}};e===null?e=[y]:e.push(y),s++}if(h.requests!==void 0&&(F(h.requests,{instancePath:i+"\
/most/requests",parentData:h,parentDataProperty:"requests",rootData:k,dynamicAnchors:w})||(e=e===null?F.errors:e.concat(F.errors),s=e.length)),h.seconds!==void 0){
let $=h.seconds;if(typeof $=="number"&&isFinite($)){if($<0||isNaN($)){let y={instancePath:i+"/most/seconds",schemaPath:"#/properties/most/properties/seconds/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/most/seconds",schemaPath:"#/properties/most\
/properties/seconds/type",keyword:"type",params:{type:"number"}};e===null?e=[y]:e.push(y),s++}}}else{let $={instancePath:i+"/most",schemaPath:"#/properties/most\
/type",keyword:"type",params:{type:"object"}};e===null?e=[$]:e.push($),s++}}if(r.cost!==void 0){let h=r.cost;if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.requests===
void 0){let $={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"requests"}};e===null?e=[$]:e.push($),s++}
if(h.accepted===void 0){let $={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"accepted"}};e===null?e=
[$]:e.push($),s++}if(h.refused===void 0){let $={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"refus\
ed"}};e===null?e=[$]:e.push($),s++}if(h.stray===void 0){let $={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"\
stray"}};e===null?e=[$]:e.push($),s++}if(h.tokens===void 0){let $={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"\
tokens"}};e===null?e=[$]:e.push($),s++}if(h.seconds===void 0){let $={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"\
seconds"}};e===null?e=[$]:e.push($),s++}for(let $ in h)if(!($==="requests"||$==="accepted"||$==="refused"||$==="stray"||$==="tokens"||$==="seconds")){let y={instancePath:i+
"/cost",schemaPath:"#/properties/cost/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:$}};e===null?e=[y]:e.push(y),s++}if(h.requests!==
void 0&&(F(h.requests,{instancePath:i+"/cost/requests",parentData:h,parentDataProperty:"requests",rootData:k,dynamicAnchors:w})||(e=e===null?F.errors:e.concat(F.
errors),s=e.length)),h.accepted!==void 0&&(F(h.accepted,{instancePath:i+"/cost/accepted",parentData:h,parentDataProperty:"accepted",rootData:k,dynamicAnchors:w})||
(e=e===null?F.errors:e.concat(F.errors),s=e.length)),h.refused!==void 0&&(F(h.refused,{instancePath:i+"/cost/refused",parentData:h,parentDataProperty:"refused",
rootData:k,dynamicAnchors:w})||(e=e===null?F.errors:e.concat(F.errors),s=e.length)),h.stray!==void 0&&(F(h.stray,{instancePath:i+"/cost/stray",parentData:h,parentDataProperty:"\
stray",rootData:k,dynamicAnchors:w})||(e=e===null?F.errors:e.concat(F.errors),s=e.length)),h.tokens!==void 0&&(F(h.tokens,{instancePath:i+"/cost/tokens",parentData:h,
parentDataProperty:"tokens",rootData:k,dynamicAnchors:w})||(e=e===null?F.errors:e.concat(F.errors),s=e.length)),h.seconds!==void 0){let $=h.seconds;if(typeof $==
"number"&&isFinite($)){if($<0||isNaN($)){let y={instancePath:i+"/cost/seconds",schemaPath:"#/properties/cost/properties/seconds/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/cost/seconds",schemaPath:"#/properties/cost/properties/seconds/type",keyword:"\
type",params:{type:"number"}};e===null?e=[y]:e.push(y),s++}}}else{let $={instancePath:i+"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{type:"\
object"}};e===null?e=[$]:e.push($),s++}}if(r.keys!==void 0){let h=r.keys;if(Array.isArray(h)){if(h.length<1){let y={instancePath:i+"/keys",schemaPath:"#/propert\
ies/keys/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[y]:e.push(y),s++}let $=h.length;for(let y=0;y<$;y++){let l=h[y];if(typeof l=="string"){if(V(
l)>4){let g={instancePath:i+"/keys/"+y,schemaPath:"#/properties/keys/items/maxLength",keyword:"maxLength",params:{limit:4}};e===null?e=[g]:e.push(g),s++}}else{let g={
instancePath:i+"/keys/"+y,schemaPath:"#/properties/keys/items/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),s++}}}else{let $={instancePath:i+
"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type:"array"}};e===null?e=[$]:e.push($),s++}}if(r.sources!==void 0){let h=r.sources;if(Array.
isArray(h)){if(h.length<1){let y={instancePath:i+"/sources",schemaPath:"#/properties/sources/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[y]:e.push(
y),s++}let $=h.length;for(let y=0;y<$;y++)if(typeof h[y]!="string"){let l={instancePath:i+"/sources/"+y,schemaPath:"#/properties/sources/items/type",keyword:"ty\
pe",params:{type:"string"}};e===null?e=[l]:e.push(l),s++}}else{let $={instancePath:i+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type:"\
array"}};e===null?e=[$]:e.push($),s++}}if(r.answer!==void 0){let h=r.answer;if(Array.isArray(h)){let $=h.length;for(let y=0;y<$;y++)X(h[y],{instancePath:i+"/ans\
wer/"+y,parentData:h,parentDataProperty:y,rootData:k,dynamicAnchors:w})||(e=e===null?X.errors:e.concat(X.errors),s=e.length)}else{let $={instancePath:i+"/answer",
schemaPath:"#/properties/answer/type",keyword:"type",params:{type:"array"}};e===null?e=[$]:e.push($),s++}}if(r.ended!==void 0){let h=r.ended,$=s,y=!1,l=s;if(h!==
null){let q={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[q]:e.push(q),s++}var f=l===s;
y=y||f;let g=s;if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.because===void 0){let q={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf/1/require\
d",keyword:"required",params:{missingProperty:"because"}};e===null?e=[q]:e.push(q),s++}if(h.note===void 0){let q={instancePath:i+"/ended",schemaPath:"#/properti\
es/ended/anyOf/1/required",keyword:"required",params:{missingProperty:"note"}};e===null?e=[q]:e.push(q),s++}for(let q in h)if(!(q==="because"||q==="note")){let v={
instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}};e===null?e=[v]:
e.push(v),s++}if(h.because!==void 0&&typeof h.because!="string"){let q={instancePath:i+"/ended/because",schemaPath:"#/properties/ended/anyOf/1/properties/becaus\
e/type",keyword:"type",params:{type:"string"}};e===null?e=[q]:e.push(q),s++}if(h.note!==void 0&&typeof h.note!="string"){let q={instancePath:i+"/ended/note",schemaPath:"\
#/properties/ended/anyOf/1/properties/note/type",keyword:"type",params:{type:"string"}};e===null?e=[q]:e.push(q),s++}}else{let q={instancePath:i+"/ended",schemaPath:"\
#/properties/ended/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[q]:e.push(q),s++}var f=g===s;if(y=y||f,y)s=$,e!==null&&($?e.length=$:e=null);else{
let q={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf",keyword:"anyOf",params:{}};e===null?e=[q]:e.push(q),s++}}if(r.asked!==void 0){let h=r.asked;
if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.victimPerSecond===void 0){let $={instancePath:i+"/asked",schemaPath:"#/properties/asked/required",keyword:"req\
uired",params:{missingProperty:"victimPerSecond"}};e===null?e=[$]:e.push($),s++}if(h.aggressorPerSecond===void 0){let $={instancePath:i+"/asked",schemaPath:"#/p\
roperties/asked/required",keyword:"required",params:{missingProperty:"aggressorPerSecond"}};e===null?e=[$]:e.push($),s++}if(h.phaseSeconds===void 0){let $={instancePath:i+
"/asked",schemaPath:"#/properties/asked/required",keyword:"required",params:{missingProperty:"phaseSeconds"}};e===null?e=[$]:e.push($),s++}if(h.rounds===void 0){
let $={instancePath:i+"/asked",schemaPath:"#/properties/asked/required",keyword:"required",params:{missingProperty:"rounds"}};e===null?e=[$]:e.push($),s++}if(h.
restSeconds===void 0){let $={instancePath:i+"/asked",schemaPath:"#/properties/asked/required",keyword:"required",params:{missingProperty:"restSeconds"}};e===null?
e=[$]:e.push($),s++}if(h.accounts===void 0){let $={instancePath:i+"/asked",schemaPath:"#/properties/asked/required",keyword:"required",params:{missingProperty:"\
accounts"}};e===null?e=[$]:e.push($),s++}for(let $ in h)if(!($==="victimPerSecond"||$==="aggressorPerSecond"||$==="phaseSeconds"||$==="rounds"||$==="restSeconds"||
$==="accounts")){let y={instancePath:i+"/asked",schemaPath:"#/properties/asked/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:$}};
e===null?e=[y]:e.push(y),s++}if(h.victimPerSecond!==void 0){let $=h.victimPerSecond;if(typeof $=="number"&&isFinite($)){if($<0||isNaN($)){let y={instancePath:i+
"/asked/victimPerSecond",schemaPath:"#/properties/asked/properties/victimPerSecond/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[y]:e.
push(y),s++}}else{let y={instancePath:i+"/asked/victimPerSecond",schemaPath:"#/properties/asked/properties/victimPerSecond/type",keyword:"type",params:{type:"nu\
mber"}};e===null?e=[y]:e.push(y),s++}}if(h.aggressorPerSecond!==void 0){let $=h.aggressorPerSecond;if(typeof $=="number"&&isFinite($)){if($<0||isNaN($)){let y={
instancePath:i+"/asked/aggressorPerSecond",schemaPath:"#/properties/asked/properties/aggressorPerSecond/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/asked/aggressorPerSecond",schemaPath:"#/properties/asked/properties/aggressorPerSecond/type",keyword:"\
type",params:{type:"number"}};e===null?e=[y]:e.push(y),s++}}if(h.phaseSeconds!==void 0){let $=h.phaseSeconds;if(typeof $=="number"&&isFinite($)){if($<0||isNaN($)){
let y={instancePath:i+"/asked/phaseSeconds",schemaPath:"#/properties/asked/properties/phaseSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/asked/phaseSeconds",schemaPath:"#/properties/asked/properties/phaseSeconds/type",keyword:"type",params:{
type:"number"}};e===null?e=[y]:e.push(y),s++}}if(h.rounds!==void 0&&(F(h.rounds,{instancePath:i+"/asked/rounds",parentData:h,parentDataProperty:"rounds",rootData:k,
dynamicAnchors:w})||(e=e===null?F.errors:e.concat(F.errors),s=e.length)),h.restSeconds!==void 0){let $=h.restSeconds;if(typeof $=="number"&&isFinite($)){if($<0||
isNaN($)){let y={instancePath:i+"/asked/restSeconds",schemaPath:"#/properties/asked/properties/restSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/asked/restSeconds",schemaPath:"#/properties/asked/properties/restSeconds/type",keyword:"type",params:{
type:"number"}};e===null?e=[y]:e.push(y),s++}}if(h.accounts!==void 0){let $=h.accounts;if(Array.isArray($)){let y=$.length;for(let l=0;l<y;l++)if(typeof $[l]!="\
string"){let g={instancePath:i+"/asked/accounts/"+l,schemaPath:"#/properties/asked/properties/accounts/items/type",keyword:"type",params:{type:"string"}};e===null?
e=[g]:e.push(g),s++}}else{let y={instancePath:i+"/asked/accounts",schemaPath:"#/properties/asked/properties/accounts/type",keyword:"type",params:{type:"array"}};
e===null?e=[y]:e.push(y),s++}}}else{let $={instancePath:i+"/asked",schemaPath:"#/properties/asked/type",keyword:"type",params:{type:"object"}};e===null?e=[$]:e.
push($),s++}}if(r.fairness!==void 0){let h=r.fairness,$=s,y=!1,l=s;if(h!==null){let q={instancePath:i+"/fairness",schemaPath:"#/properties/fairness/anyOf/0/type",
keyword:"type",params:{type:"null"}};e===null?e=[q]:e.push(q),s++}var t=l===s;y=y||t;let g=s;if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.keys===void 0){let q={
instancePath:i+"/fairness",schemaPath:"#/properties/fairness/anyOf/1/required",keyword:"required",params:{missingProperty:"keys"}};e===null?e=[q]:e.push(q),s++}
if(h.jainOfVictims===void 0){let q={instancePath:i+"/fairness",schemaPath:"#/properties/fairness/anyOf/1/required",keyword:"required",params:{missingProperty:"j\
ainOfVictims"}};e===null?e=[q]:e.push(q),s++}if(h.jainOfAll===void 0){let q={instancePath:i+"/fairness",schemaPath:"#/properties/fairness/anyOf/1/required",keyword:"\
required",params:{missingProperty:"jainOfAll"}};e===null?e=[q]:e.push(q),s++}if(h.ttft===void 0){let q={instancePath:i+"/fairness",schemaPath:"#/properties/fair\
ness/anyOf/1/required",keyword:"required",params:{missingProperty:"ttft"}};e===null?e=[q]:e.push(q),s++}if(h.spill===void 0){let q={instancePath:i+"/fairness",schemaPath:"\
#/properties/fairness/anyOf/1/required",keyword:"required",params:{missingProperty:"spill"}};e===null?e=[q]:e.push(q),s++}for(let q in h)if(!(q==="keys"||q==="j\
ainOfVictims"||q==="jainOfAll"||q==="ttft"||q==="spill")){let v={instancePath:i+"/fairness",schemaPath:"#/properties/fairness/anyOf/1/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:q}};e===null?e=[v]:e.push(v),s++}if(h.keys!==void 0){let q=h.keys;if(Array.isArray(q)){let v=q.length;for(let O=0;O<
v;O++){let S=q[O];if(S&&typeof S=="object"&&!Array.isArray(S)){if(S.key===void 0){let b={instancePath:i+"/fairness/keys/"+O,schemaPath:"#/properties/fairness/an\
yOf/1/properties/keys/items/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[b]:e.push(b),s++}if(S.isAggressor===void 0){let b={instancePath:i+
"/fairness/keys/"+O,schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/required",keyword:"required",params:{missingProperty:"isAggressor"}};e===null?
e=[b]:e.push(b),s++}if(S.calm===void 0){let b={instancePath:i+"/fairness/keys/"+O,schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/required",keyword:"\
required",params:{missingProperty:"calm"}};e===null?e=[b]:e.push(b),s++}if(S.press===void 0){let b={instancePath:i+"/fairness/keys/"+O,schemaPath:"#/properties/\
fairness/anyOf/1/properties/keys/items/required",keyword:"required",params:{missingProperty:"press"}};e===null?e=[b]:e.push(b),s++}for(let b in S)if(!(b==="key"||
b==="isAggressor"||b==="calm"||b==="press")){let j={instancePath:i+"/fairness/keys/"+O,schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:b}};e===null?e=[j]:e.push(j),s++}if(S.key!==void 0&&typeof S.key!="string"){let b={instancePath:i+
"/fairness/keys/"+O+"/key",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/properties/key/type",keyword:"type",params:{type:"string"}};e===null?
e=[b]:e.push(b),s++}if(S.isAggressor!==void 0&&typeof S.isAggressor!="boolean"){let b={instancePath:i+"/fairness/keys/"+O+"/isAggressor",schemaPath:"#/propertie\
s/fairness/anyOf/1/properties/keys/items/properties/isAggressor/type",keyword:"type",params:{type:"boolean"}};e===null?e=[b]:e.push(b),s++}if(S.calm!==void 0){let b=S.
calm;if(b&&typeof b=="object"&&!Array.isArray(b)){if(b.asked===void 0){let j={instancePath:i+"/fairness/keys/"+O+"/calm",schemaPath:"#/properties/fairness/anyOf\
/1/properties/keys/items/properties/calm/required",keyword:"required",params:{missingProperty:"asked"}};e===null?e=[j]:e.push(j),s++}if(b.completed===void 0){let j={
instancePath:i+"/fairness/keys/"+O+"/calm",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/properties/calm/required",keyword:"required",params:{
missingProperty:"completed"}};e===null?e=[j]:e.push(j),s++}if(b.refused===void 0){let j={instancePath:i+"/fairness/keys/"+O+"/calm",schemaPath:"#/properties/fai\
rness/anyOf/1/properties/keys/items/properties/calm/required",keyword:"required",params:{missingProperty:"refused"}};e===null?e=[j]:e.push(j),s++}if(b.goodPerSecond===
void 0){let j={instancePath:i+"/fairness/keys/"+O+"/calm",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/properties/calm/required",keyword:"req\
uired",params:{missingProperty:"goodPerSecond"}};e===null?e=[j]:e.push(j),s++}for(let j in b)if(!(j==="asked"||j==="completed"||j==="refused"||j==="goodPerSecon\
d")){let A={instancePath:i+"/fairness/keys/"+O+"/calm",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/properties/calm/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:j}};e===null?e=[A]:e.push(A),s++}if(b.asked!==void 0&&(F(b.asked,{instancePath:i+"/fairness/keys/"+O+"/calm/ask\
ed",parentData:b,parentDataProperty:"asked",rootData:k,dynamicAnchors:w})||(e=e===null?F.errors:e.concat(F.errors),s=e.length)),b.completed!==void 0&&(F(b.completed,
{instancePath:i+"/fairness/keys/"+O+"/calm/completed",parentData:b,parentDataProperty:"completed",rootData:k,dynamicAnchors:w})||(e=e===null?F.errors:e.concat(F.
errors),s=e.length)),b.refused!==void 0&&(F(b.refused,{instancePath:i+"/fairness/keys/"+O+"/calm/refused",parentData:b,parentDataProperty:"refused",rootData:k,dynamicAnchors:w})||
(e=e===null?F.errors:e.concat(F.errors),s=e.length)),b.goodPerSecond!==void 0){let j=b.goodPerSecond;if(typeof j=="number"&&isFinite(j)){if(j<0||isNaN(j)){let A={
instancePath:i+"/fairness/keys/"+O+"/calm/goodPerSecond",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/properties/calm/properties/goodPerSecon\
d/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[A]:e.push(A),s++}}else{let A={instancePath:i+"/fairness/keys/"+O+"/calm/goodPerSecond",
schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/properties/calm/properties/goodPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=
[A]:e.push(A),s++}}}else{let j={instancePath:i+"/fairness/keys/"+O+"/calm",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/properties/calm/type",
keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(j),s++}}if(S.press!==void 0){let b=S.press;if(b&&typeof b=="object"&&!Array.isArray(b)){if(b.asked===
void 0){let j={instancePath:i+"/fairness/keys/"+O+"/press",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/properties/press/required",keyword:"r\
equired",params:{missingProperty:"asked"}};e===null?e=[j]:e.push(j),s++}if(b.completed===void 0){let j={instancePath:i+"/fairness/keys/"+O+"/press",schemaPath:"\
#/properties/fairness/anyOf/1/properties/keys/items/properties/press/required",keyword:"required",params:{missingProperty:"completed"}};e===null?e=[j]:e.push(j),
s++}if(b.refused===void 0){let j={instancePath:i+"/fairness/keys/"+O+"/press",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/properties/press/r\
equired",keyword:"required",params:{missingProperty:"refused"}};e===null?e=[j]:e.push(j),s++}if(b.goodPerSecond===void 0){let j={instancePath:i+"/fairness/keys/"+
O+"/press",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/properties/press/required",keyword:"required",params:{missingProperty:"goodPerSecond"}};
e===null?e=[j]:e.push(j),s++}for(let j in b)if(!(j==="asked"||j==="completed"||j==="refused"||j==="goodPerSecond")){let A={instancePath:i+"/fairness/keys/"+O+"/\
press",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/properties/press/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:j}};
e===null?e=[A]:e.push(A),s++}if(b.asked!==void 0&&(F(b.asked,{instancePath:i+"/fairness/keys/"+O+"/press/asked",parentData:b,parentDataProperty:"asked",rootData:k,
dynamicAnchors:w})||(e=e===null?F.errors:e.concat(F.errors),s=e.length)),b.completed!==void 0&&(F(b.completed,{instancePath:i+"/fairness/keys/"+O+"/press/comple\
ted",parentData:b,parentDataProperty:"completed",rootData:k,dynamicAnchors:w})||(e=e===null?F.errors:e.concat(F.errors),s=e.length)),b.refused!==void 0&&(F(b.refused,
{instancePath:i+"/fairness/keys/"+O+"/press/refused",parentData:b,parentDataProperty:"refused",rootData:k,dynamicAnchors:w})||(e=e===null?F.errors:e.concat(F.errors),
s=e.length)),b.goodPerSecond!==void 0){let j=b.goodPerSecond;if(typeof j=="number"&&isFinite(j)){if(j<0||isNaN(j)){let A={instancePath:i+"/fairness/keys/"+O+"/p\
ress/goodPerSecond",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/properties/press/properties/goodPerSecond/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[A]:e.push(A),s++}}else{let A={instancePath:i+"/fairness/keys/"+O+"/press/goodPerSecond",schemaPath:"#/properties/fairness/\
anyOf/1/properties/keys/items/properties/press/properties/goodPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[A]:e.push(A),s++}}}else{let j={
instancePath:i+"/fairness/keys/"+O+"/press",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/properties/press/type",keyword:"type",params:{type:"\
object"}};e===null?e=[j]:e.push(j),s++}}}else{let b={instancePath:i+"/fairness/keys/"+O,schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/type",keyword:"\
type",params:{type:"object"}};e===null?e=[b]:e.push(b),s++}}}else{let v={instancePath:i+"/fairness/keys",schemaPath:"#/properties/fairness/anyOf/1/properties/ke\
ys/type",keyword:"type",params:{type:"array"}};e===null?e=[v]:e.push(v),s++}}if(h.jainOfVictims!==void 0){let q=h.jainOfVictims;if(!(typeof q=="number"&&isFinite(
q))&&q!==null){let v={instancePath:i+"/fairness/jainOfVictims",schemaPath:"#/properties/fairness/anyOf/1/properties/jainOfVictims/type",keyword:"type",params:{type:te.
properties.fairness.anyOf[1].properties.jainOfVictims.type}};e===null?e=[v]:e.push(v),s++}if(typeof q=="number"&&isFinite(q)){if(q>1.000001||isNaN(q)){let v={instancePath:i+
"/fairness/jainOfVictims",schemaPath:"#/properties/fairness/anyOf/1/properties/jainOfVictims/maximum",keyword:"maximum",params:{comparison:"<=",limit:1.000001}};
e===null?e=[v]:e.push(v),s++}if(q<0||isNaN(q)){let v={instancePath:i+"/fairness/jainOfVictims",schemaPath:"#/properties/fairness/anyOf/1/properties/jainOfVictim\
s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[v]:e.push(v),s++}}}if(h.jainOfAll!==void 0){let q=h.jainOfAll;if(!(typeof q=="number"&&
isFinite(q))&&q!==null){let v={instancePath:i+"/fairness/jainOfAll",schemaPath:"#/properties/fairness/anyOf/1/properties/jainOfAll/type",keyword:"type",params:{
type:te.properties.fairness.anyOf[1].properties.jainOfAll.type}};e===null?e=[v]:e.push(v),s++}if(typeof q=="number"&&isFinite(q)){if(q>1.000001||isNaN(q)){let v={
instancePath:i+"/fairness/jainOfAll",schemaPath:"#/properties/fairness/anyOf/1/properties/jainOfAll/maximum",keyword:"maximum",params:{comparison:"<=",limit:1.000001}};
e===null?e=[v]:e.push(v),s++}if(q<0||isNaN(q)){let v={instancePath:i+"/fairness/jainOfAll",schemaPath:"#/properties/fairness/anyOf/1/properties/jainOfAll/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[v]:e.push(v),s++}}}if(h.ttft!==void 0){let q=h.ttft;if(Array.isArray(q)){let v=q.length;for(let O=0;O<
v;O++){let S=q[O];if(S&&typeof S=="object"&&!Array.isArray(S)){if(S.percentile===void 0){let b={instancePath:i+"/fairness/ttft/"+O,schemaPath:"#/properties/fair\
ness/anyOf/1/properties/ttft/items/required",keyword:"required",params:{missingProperty:"percentile"}};e===null?e=[b]:e.push(b),s++}if(S.calmMs===void 0){let b={
instancePath:i+"/fairness/ttft/"+O,schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/required",keyword:"required",params:{missingProperty:"calmMs"}};
e===null?e=[b]:e.push(b),s++}if(S.pressMs===void 0){let b={instancePath:i+"/fairness/ttft/"+O,schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/re\
quired",keyword:"required",params:{missingProperty:"pressMs"}};e===null?e=[b]:e.push(b),s++}if(S.ratio===void 0){let b={instancePath:i+"/fairness/ttft/"+O,schemaPath:"\
#/properties/fairness/anyOf/1/properties/ttft/items/required",keyword:"required",params:{missingProperty:"ratio"}};e===null?e=[b]:e.push(b),s++}if(S.ratioSpan===
void 0){let b={instancePath:i+"/fairness/ttft/"+O,schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/required",keyword:"required",params:{missingProperty:"\
ratioSpan"}};e===null?e=[b]:e.push(b),s++}for(let b in S)if(!(b==="percentile"||b==="calmMs"||b==="pressMs"||b==="ratio"||b==="ratioSpan")){let j={instancePath:i+
"/fairness/ttft/"+O,schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}};
e===null?e=[j]:e.push(j),s++}if(S.percentile!==void 0){let b=S.percentile;if(typeof b=="number"&&isFinite(b)){if(b<0||isNaN(b)){let j={instancePath:i+"/fairness\
/ttft/"+O+"/percentile",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/percentile/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}};e===null?e=[j]:e.push(j),s++}}else{let j={instancePath:i+"/fairness/ttft/"+O+"/percentile",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/i\
tems/properties/percentile/type",keyword:"type",params:{type:"number"}};e===null?e=[j]:e.push(j),s++}}if(S.calmMs!==void 0){let b=S.calmMs;if(!(typeof b=="numbe\
r"&&isFinite(b))&&b!==null){let j={instancePath:i+"/fairness/ttft/"+O+"/calmMs",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/calmM\
s/type",keyword:"type",params:{type:te.properties.fairness.anyOf[1].properties.ttft.items.properties.calmMs.type}};e===null?e=[j]:e.push(j),s++}if(typeof b=="nu\
mber"&&isFinite(b)&&(b<0||isNaN(b))){let j={instancePath:i+"/fairness/ttft/"+O+"/calmMs",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/propert\
ies/calmMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[j]:e.push(j),s++}}if(S.pressMs!==void 0){let b=S.pressMs;if(!(typeof b=="num\
ber"&&isFinite(b))&&b!==null){let j={instancePath:i+"/fairness/ttft/"+O+"/pressMs",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/pr\
essMs/type",keyword:"type",params:{type:te.properties.fairness.anyOf[1].properties.ttft.items.properties.pressMs.type}};e===null?e=[j]:e.push(j),s++}if(typeof b==
"number"&&isFinite(b)&&(b<0||isNaN(b))){let j={instancePath:i+"/fairness/ttft/"+O+"/pressMs",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/pro\
perties/pressMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[j]:e.push(j),s++}}if(S.ratio!==void 0){let b=S.ratio;if(!(typeof b=="nu\
mber"&&isFinite(b))&&b!==null){let j={instancePath:i+"/fairness/ttft/"+O+"/ratio",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/rat\
io/type",keyword:"type",params:{type:te.properties.fairness.anyOf[1].properties.ttft.items.properties.ratio.type}};e===null?e=[j]:e.push(j),s++}if(typeof b=="nu\
mber"&&isFinite(b)&&(b<0||isNaN(b))){let j={instancePath:i+"/fairness/ttft/"+O+"/ratio",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properti\
es/ratio/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[j]:e.push(j),s++}}if(S.ratioSpan!==void 0){let b=S.ratioSpan,j=s,A=!1,J=s;if(b!==
null){let R={instancePath:i+"/fairness/ttft/"+O+"/ratioSpan",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/ratioSpan/anyOf/0/type",
keyword:"type",params:{type:"null"}};e===null?e=[R]:e.push(R),s++}var x=J===s;A=A||x;let me=s;if(b&&typeof b=="object"&&!Array.isArray(b)){if(b.low===void 0){let R={
instancePath:i+"/fairness/ttft/"+O+"/ratioSpan",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/ratioSpan/anyOf/1/required",keyword:"\
required",params:{missingProperty:"low"}};e===null?e=[R]:e.push(R),s++}if(b.high===void 0){let R={instancePath:i+"/fairness/ttft/"+O+"/ratioSpan",schemaPath:"#/\
properties/fairness/anyOf/1/properties/ttft/items/properties/ratioSpan/anyOf/1/required",keyword:"required",params:{missingProperty:"high"}};e===null?e=[R]:e.push(
R),s++}for(let R in b)if(!(R==="low"||R==="high")){let ue={instancePath:i+"/fairness/ttft/"+O+"/ratioSpan",schemaPath:"#/properties/fairness/anyOf/1/properties/\
ttft/items/properties/ratioSpan/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:R}};e===null?e=[ue]:e.push(ue),s++}if(b.
low!==void 0){let R=b.low;if(!(typeof R=="number"&&isFinite(R))){let ue={instancePath:i+"/fairness/ttft/"+O+"/ratioSpan/low",schemaPath:"#/properties/fairness/a\
nyOf/1/properties/ttft/items/properties/ratioSpan/anyOf/1/properties/low/type",keyword:"type",params:{type:"number"}};e===null?e=[ue]:e.push(ue),s++}}if(b.high!==
void 0){let R=b.high;if(!(typeof R=="number"&&isFinite(R))){let ue={instancePath:i+"/fairness/ttft/"+O+"/ratioSpan/high",schemaPath:"#/properties/fairness/anyOf\
/1/properties/ttft/items/properties/ratioSpan/anyOf/1/properties/high/type",keyword:"type",params:{type:"number"}};e===null?e=[ue]:e.push(ue),s++}}}else{let R={
instancePath:i+"/fairness/ttft/"+O+"/ratioSpan",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/ratioSpan/anyOf/1/type",keyword:"type",
params:{type:"object"}};e===null?e=[R]:e.push(R),s++}var x=me===s;if(A=A||x,A)s=j,e!==null&&(j?e.length=j:e=null);else{let R={instancePath:i+"/fairness/ttft/"+O+
"/ratioSpan",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/ratioSpan/anyOf",keyword:"anyOf",params:{}};e===null?e=[R]:e.push(R),s++}}}else{
let b={instancePath:i+"/fairness/ttft/"+O,schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/type",keyword:"type",params:{type:"object"}};e===null?
e=[b]:e.push(b),s++}}}else{let v={instancePath:i+"/fairness/ttft",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/type",keyword:"type",params:{type:"a\
rray"}};e===null?e=[v]:e.push(v),s++}}if(h.spill!==void 0){let q=h.spill;if(q&&typeof q=="object"&&!Array.isArray(q)){if(q.calmShare===void 0){let v={instancePath:i+
"/fairness/spill",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/required",keyword:"required",params:{missingProperty:"calmShare"}};e===null?e=[v]:e.
push(v),s++}if(q.pressShare===void 0){let v={instancePath:i+"/fairness/spill",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/required",keyword:"requ\
ired",params:{missingProperty:"pressShare"}};e===null?e=[v]:e.push(v),s++}if(q.difference===void 0){let v={instancePath:i+"/fairness/spill",schemaPath:"#/proper\
ties/fairness/anyOf/1/properties/spill/required",keyword:"required",params:{missingProperty:"difference"}};e===null?e=[v]:e.push(v),s++}if(q.span===void 0){let v={
instancePath:i+"/fairness/spill",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/required",keyword:"required",params:{missingProperty:"span"}};e===null?
e=[v]:e.push(v),s++}if(q.verdict===void 0){let v={instancePath:i+"/fairness/spill",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/required",keyword:"\
required",params:{missingProperty:"verdict"}};e===null?e=[v]:e.push(v),s++}for(let v in q)if(!(v==="calmShare"||v==="pressShare"||v==="difference"||v==="span"||
v==="verdict")){let O={instancePath:i+"/fairness/spill",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:v}};e===null?e=[O]:e.push(O),s++}if(q.calmShare!==void 0){let v=q.calmShare;if(typeof v=="number"&&isFinite(v)){if(v>1||isNaN(
v)){let O={instancePath:i+"/fairness/spill/calmShare",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/calmShare/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1}};e===null?e=[O]:e.push(O),s++}if(v<0||isNaN(v)){let O={instancePath:i+"/fairness/spill/calmShare",schemaPath:"#/properties/fair\
ness/anyOf/1/properties/spill/properties/calmShare/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[O]:e.push(O),s++}}else{let O={instancePath:i+
"/fairness/spill/calmShare",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/calmShare/type",keyword:"type",params:{type:"number"}};e===null?
e=[O]:e.push(O),s++}}if(q.pressShare!==void 0){let v=q.pressShare;if(typeof v=="number"&&isFinite(v)){if(v>1||isNaN(v)){let O={instancePath:i+"/fairness/spill/p\
ressShare",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/pressShare/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?
e=[O]:e.push(O),s++}if(v<0||isNaN(v)){let O={instancePath:i+"/fairness/spill/pressShare",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/p\
ressShare/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[O]:e.push(O),s++}}else{let O={instancePath:i+"/fairness/spill/pressShare",schemaPath:"\
#/properties/fairness/anyOf/1/properties/spill/properties/pressShare/type",keyword:"type",params:{type:"number"}};e===null?e=[O]:e.push(O),s++}}if(q.difference!==
void 0){let v=q.difference;if(!(typeof v=="number"&&isFinite(v))){let O={instancePath:i+"/fairness/spill/difference",schemaPath:"#/properties/fairness/anyOf/1/p\
roperties/spill/properties/difference/type",keyword:"type",params:{type:"number"}};e===null?e=[O]:e.push(O),s++}}if(q.span!==void 0){let v=q.span,O=s,S=!1,b=s;if(v!==
null){let A={instancePath:i+"/fairness/spill/span",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/span/anyOf/0/type",keyword:"type",params:{
type:"null"}};e===null?e=[A]:e.push(A),s++}var m=b===s;S=S||m;let j=s;if(v&&typeof v=="object"&&!Array.isArray(v)){if(v.low===void 0){let A={instancePath:i+"/fa\
irness/spill/span",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/span/anyOf/1/required",keyword:"required",params:{missingProperty:"low"}};
e===null?e=[A]:e.push(A),s++}if(v.high===void 0){let A={instancePath:i+"/fairness/spill/span",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/propert\
ies/span/anyOf/1/required",keyword:"required",params:{missingProperty:"high"}};e===null?e=[A]:e.push(A),s++}for(let A in v)if(!(A==="low"||A==="high")){let J={instancePath:i+
"/fairness/spill/span",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/span/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:A}};e===null?e=[J]:e.push(J),s++}if(v.low!==void 0){let A=v.low;if(!(typeof A=="number"&&isFinite(A))){let J={instancePath:i+"/fairness/spill\
/span/low",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/span/anyOf/1/properties/low/type",keyword:"type",params:{type:"number"}};e===null?
e=[J]:e.push(J),s++}}if(v.high!==void 0){let A=v.high;if(!(typeof A=="number"&&isFinite(A))){let J={instancePath:i+"/fairness/spill/span/high",schemaPath:"#/pro\
perties/fairness/anyOf/1/properties/spill/properties/span/anyOf/1/properties/high/type",keyword:"type",params:{type:"number"}};e===null?e=[J]:e.push(J),s++}}}else{
let A={instancePath:i+"/fairness/spill/span",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/span/anyOf/1/type",keyword:"type",params:{type:"\
object"}};e===null?e=[A]:e.push(A),s++}var m=j===s;if(S=S||m,S)s=O,e!==null&&(O?e.length=O:e=null);else{let A={instancePath:i+"/fairness/spill/span",schemaPath:"\
#/properties/fairness/anyOf/1/properties/spill/properties/span/anyOf",keyword:"anyOf",params:{}};e===null?e=[A]:e.push(A),s++}}if(q.verdict!==void 0){let v=q.verdict;
if(!(v==="spills"||v==="does-not-spill"||v==="unclear")){let O={instancePath:i+"/fairness/spill/verdict",schemaPath:"#/properties/fairness/anyOf/1/properties/sp\
ill/properties/verdict/enum",keyword:"enum",params:{allowedValues:te.properties.fairness.anyOf[1].properties.spill.properties.verdict.enum}};e===null?e=[O]:e.push(
O),s++}}}else{let v={instancePath:i+"/fairness/spill",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/type",keyword:"type",params:{type:"object"}};e===
null?e=[v]:e.push(v),s++}}}else{let q={instancePath:i+"/fairness",schemaPath:"#/properties/fairness/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?
e=[q]:e.push(q),s++}var t=g===s;if(y=y||t,y)s=$,e!==null&&($?e.length=$:e=null);else{let q={instancePath:i+"/fairness",schemaPath:"#/properties/fairness/anyOf",
keyword:"anyOf",params:{}};e===null?e=[q]:e.push(q),s++}}if(r.scope!==void 0){let h=r.scope,$=s,y=!1,l=s;if(h!==null){let q={instancePath:i+"/scope",schemaPath:"\
#/properties/scope/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[q]:e.push(q),s++}var u=l===s;y=y||u;let g=s;if(h&&typeof h=="object"&&!Array.isArray(
h)){if(h.among===void 0){let q={instancePath:i+"/scope",schemaPath:"#/properties/scope/anyOf/1/required",keyword:"required",params:{missingProperty:"among"}};e===
null?e=[q]:e.push(q),s++}if(h.why===void 0){let q={instancePath:i+"/scope",schemaPath:"#/properties/scope/anyOf/1/required",keyword:"required",params:{missingProperty:"\
why"}};e===null?e=[q]:e.push(q),s++}for(let q in h)if(!(q==="among"||q==="why")){let v={instancePath:i+"/scope",schemaPath:"#/properties/scope/anyOf/1/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:q}};e===null?e=[v]:e.push(v),s++}if(h.among!==void 0){let q=h.among;if(Array.isArray(q)){
let v=q.length;for(let O=0;O<v;O++){let S=q[O];if(!(S==="key"||S==="account"||S==="address"||S==="key-and-address"||S==="global")){let b={instancePath:i+"/scope\
/among/"+O,schemaPath:"#/properties/scope/anyOf/1/properties/among/items/enum",keyword:"enum",params:{allowedValues:te.properties.scope.anyOf[1].properties.among.
items.enum}};e===null?e=[b]:e.push(b),s++}}}else{let v={instancePath:i+"/scope/among",schemaPath:"#/properties/scope/anyOf/1/properties/among/type",keyword:"typ\
e",params:{type:"array"}};e===null?e=[v]:e.push(v),s++}}if(h.why!==void 0&&typeof h.why!="string"){let q={instancePath:i+"/scope/why",schemaPath:"#/properties/s\
cope/anyOf/1/properties/why/type",keyword:"type",params:{type:"string"}};e===null?e=[q]:e.push(q),s++}}else{let q={instancePath:i+"/scope",schemaPath:"#/propert\
ies/scope/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[q]:e.push(q),s++}var u=g===s;if(y=y||u,y)s=$,e!==null&&($?e.length=$:e=null);else{let q={
instancePath:i+"/scope",schemaPath:"#/properties/scope/anyOf",keyword:"anyOf",params:{}};e===null?e=[q]:e.push(q),s++}}}else{let h={instancePath:i,schemaPath:"#\
/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),s++}return jr.errors=e,s===0}jr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ws=Or,
Jr={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:gaps",$comment:"The shape of gaps.json. The readings of a key that two gaps share stan\
d at the first of them; `parameters` are the defaults of a reading that no profile has.",title:"Gaps of the interface",type:"array",items:{type:"object",required:[
"id","section","capability","level","text","keys","readings"],additionalProperties:!1,properties:{id:{type:"string",pattern:"^G[1-9](\\.\\d+)$"},section:{type:"\
string",pattern:"^[1-9](\\.[1-9])?$"},capability:{enum:["core","signup","sse","websocket","webhooks","limits"]},level:{enum:["MUST","SHOULD"]},text:{type:"strin\
g",minLength:10},excluded:{title:"Why nothing judges or observes it",type:"string",minLength:10},observedBy:{title:"Probes that show it",type:"array",minItems:1,
items:{type:"string"}},keys:{type:"array",minItems:1,items:{type:"string"}},readings:{type:"array",items:{type:"object",required:["key","name","meaning"],additionalProperties:!1,
properties:{key:{type:"string"},name:{type:"string"},meaning:{type:"string",minLength:5},parameters:{type:"object"}}}}}}},bs=new RegExp("^G[1-9](\\.\\d+)$","u");
function Or(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=Or.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),Array.isArray(r)){let n=r.length;for(let o=0;o<n;o++){let a=r[o];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===
void 0){let p={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[p]:e.push(p),s++}if(a.section===
void 0){let p={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"section"}};e===null?e=[p]:e.push(p),s++}if(a.capability===
void 0){let p={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"capability"}};e===null?e=[p]:e.push(p),s++}if(a.level===
void 0){let p={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"level"}};e===null?e=[p]:e.push(p),s++}if(a.text===
void 0){let p={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"text"}};e===null?e=[p]:e.push(p),s++}if(a.keys===void 0){
let p={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"keys"}};e===null?e=[p]:e.push(p),s++}if(a.readings===void 0){
let p={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"readings"}};e===null?e=[p]:e.push(p),s++}for(let p in a)if(!ie.
call(Jr.items.properties,p)){let d={instancePath:i+"/"+o,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[d]:e.push(d),s++}if(a.id!==void 0){let p=a.id;if(typeof p=="string"){if(!bs.test(p)){let d={instancePath:i+"/"+o+"/id",schemaPath:"#/items/propertie\
s/id/pattern",keyword:"pattern",params:{pattern:"^G[1-9](\\.\\d+)$"}};e===null?e=[d]:e.push(d),s++}}else{let d={instancePath:i+"/"+o+"/id",schemaPath:"#/items/p\
roperties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),s++}}if(a.section!==void 0){let p=a.section;if(typeof p=="string"){if(!ys.test(
p)){let d={instancePath:i+"/"+o+"/section",schemaPath:"#/items/properties/section/pattern",keyword:"pattern",params:{pattern:"^[1-9](\\.[1-9])?$"}};e===null?e=[
d]:e.push(d),s++}}else{let d={instancePath:i+"/"+o+"/section",schemaPath:"#/items/properties/section/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:
e.push(d),s++}}if(a.capability!==void 0){let p=a.capability;if(!(p==="core"||p==="signup"||p==="sse"||p==="websocket"||p==="webhooks"||p==="limits")){let d={instancePath:i+
"/"+o+"/capability",schemaPath:"#/items/properties/capability/enum",keyword:"enum",params:{allowedValues:Jr.items.properties.capability.enum}};e===null?e=[d]:e.
push(d),s++}}if(a.level!==void 0){let p=a.level;if(!(p==="MUST"||p==="SHOULD")){let d={instancePath:i+"/"+o+"/level",schemaPath:"#/items/properties/level/enum",
keyword:"enum",params:{allowedValues:Jr.items.properties.level.enum}};e===null?e=[d]:e.push(d),s++}}if(a.text!==void 0){let p=a.text;if(typeof p=="string"){if(V(
p)<10){let d={instancePath:i+"/"+o+"/text",schemaPath:"#/items/properties/text/minLength",keyword:"minLength",params:{limit:10}};e===null?e=[d]:e.push(d),s++}}else{
let d={instancePath:i+"/"+o+"/text",schemaPath:"#/items/properties/text/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),s++}}if(a.excluded!==
void 0){let p=a.excluded;if(typeof p=="string"){if(V(p)<10){let d={instancePath:i+"/"+o+"/excluded",schemaPath:"#/items/properties/excluded/minLength",keyword:"\
minLength",params:{limit:10}};e===null?e=[d]:e.push(d),s++}}else{let d={instancePath:i+"/"+o+"/excluded",schemaPath:"#/items/properties/excluded/type",keyword:"\
type",params:{type:"string"}};e===null?e=[d]:e.push(d),s++}}if(a.observedBy!==void 0){let p=a.observedBy;if(Array.isArray(p)){if(p.length<1){let P={instancePath:i+
"/"+o+"/observedBy",schemaPath:"#/items/properties/observedBy/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[P]:e.push(P),s++}let d=p.length;for(let P=0;P<
d;P++)if(typeof p[P]!="string"){let f={instancePath:i+"/"+o+"/observedBy/"+P,schemaPath:"#/items/properties/observedBy/items/type",keyword:"type",params:{type:"\
string"}};e===null?e=[f]:e.push(f),s++}}else{let d={instancePath:i+"/"+o+"/observedBy",schemaPath:"#/items/properties/observedBy/type",keyword:"type",params:{type:"\
array"}};e===null?e=[d]:e.push(d),s++}}if(a.keys!==void 0){let p=a.keys;if(Array.isArray(p)){if(p.length<1){let P={instancePath:i+"/"+o+"/keys",schemaPath:"#/it\
ems/properties/keys/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[P]:e.push(P),s++}let d=p.length;for(let P=0;P<d;P++)if(typeof p[P]!="string"){let f={
instancePath:i+"/"+o+"/keys/"+P,schemaPath:"#/items/properties/keys/items/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),s++}}else{let d={
instancePath:i+"/"+o+"/keys",schemaPath:"#/items/properties/keys/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),s++}}if(a.readings!==void 0){
let p=a.readings;if(Array.isArray(p)){let d=p.length;for(let P=0;P<d;P++){let f=p[P];if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.key===void 0){let x={instancePath:i+
"/"+o+"/readings/"+P,schemaPath:"#/items/properties/readings/items/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[x]:e.push(x),s++}if(f.
name===void 0){let x={instancePath:i+"/"+o+"/readings/"+P,schemaPath:"#/items/properties/readings/items/required",keyword:"required",params:{missingProperty:"na\
me"}};e===null?e=[x]:e.push(x),s++}if(f.meaning===void 0){let x={instancePath:i+"/"+o+"/readings/"+P,schemaPath:"#/items/properties/readings/items/required",keyword:"\
required",params:{missingProperty:"meaning"}};e===null?e=[x]:e.push(x),s++}for(let x in f)if(!(x==="key"||x==="name"||x==="meaning"||x==="parameters")){let m={instancePath:i+
"/"+o+"/readings/"+P,schemaPath:"#/items/properties/readings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:x}};e===null?
e=[m]:e.push(m),s++}if(f.key!==void 0&&typeof f.key!="string"){let x={instancePath:i+"/"+o+"/readings/"+P+"/key",schemaPath:"#/items/properties/readings/items/p\
roperties/key/type",keyword:"type",params:{type:"string"}};e===null?e=[x]:e.push(x),s++}if(f.name!==void 0&&typeof f.name!="string"){let x={instancePath:i+"/"+o+
"/readings/"+P+"/name",schemaPath:"#/items/properties/readings/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[x]:e.push(x),s++}if(f.
meaning!==void 0){let x=f.meaning;if(typeof x=="string"){if(V(x)<5){let m={instancePath:i+"/"+o+"/readings/"+P+"/meaning",schemaPath:"#/items/properties/reading\
s/items/properties/meaning/minLength",keyword:"minLength",params:{limit:5}};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:i+"/"+o+"/readings/"+P+"/mean\
ing",schemaPath:"#/items/properties/readings/items/properties/meaning/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),s++}}if(f.parameters!==
void 0){let x=f.parameters;if(!(x&&typeof x=="object"&&!Array.isArray(x))){let m={instancePath:i+"/"+o+"/readings/"+P+"/parameters",schemaPath:"#/items/properti\
es/readings/items/properties/parameters/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}}}else{let x={instancePath:i+"/"+o+"/readings/"+
P,schemaPath:"#/items/properties/readings/items/type",keyword:"type",params:{type:"object"}};e===null?e=[x]:e.push(x),s++}}}else{let d={instancePath:i+"/"+o+"/r\
eadings",schemaPath:"#/items/properties/readings/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),s++}}}else{let p={instancePath:i+"/"+o,schemaPath:"\
#/items/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
array"}};e===null?e=[n]:e.push(n),s++}return Or.errors=e,s===0}Or.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var qs=xr;function ce(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=ce.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.role===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"role"}};e===null?e=[n]:e.push(n),s++}if(r.content===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"content"}};e===null?e=[n]:e.push(n),s++}if(r.role!==void 0&&typeof r.role!="string"){let n={instancePath:i+"/role",schemaPath:"#/properties/rol\
e/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),s++}if(r.content!==void 0&&typeof r.content!="string"){let n={instancePath:i+"/content",
schemaPath:"#/properties/content/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return ce.errors=e,s===0}ce.evaluated={props:{role:!0,content:!0},dynamicProps:!1,dynamicItems:!1};function xr(r,{
instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=xr.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&
(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.model!==void 0&&typeof r.model!="string"){let n={instancePath:i+"/model",schemaPath:"#/propertie\
s/model/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),s++}if(r.messages!==void 0){let n=r.messages;if(Array.isArray(n)){let o=n.length;for(let a=0;a<
o;a++)ce(n[a],{instancePath:i+"/messages/"+a,parentData:n,parentDataProperty:a,rootData:k,dynamicAnchors:w})||(e=e===null?ce.errors:e.concat(ce.errors),s=e.length)}else{
let o={instancePath:i+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),s++}}if(r.max_tokens!==
void 0){let n=r.max_tokens;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/max_tokens",schemaPath:"#/properties/max_tokens/typ\
e",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),s++}}if(r.temperature!==void 0){let n=r.temperature;if(!(typeof n=="number"&&isFinite(n))){let o={
instancePath:i+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return xr.errors=e,s===0}xr.evaluated={props:{model:!0,messages:!0,max_tokens:!0,
temperature:!0},dynamicProps:!1,dynamicItems:!1};var vs=Ar;function Ar(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=Ar.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.choices===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"choices"}};e===null?e=[n]:e.push(n),s++}if(r.choices!==void 0){let n=r.choices;if(Array.isArray(n)){let o=n.length;for(let a=0;a<
o;a++){let p=n[a];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.message===void 0){let d={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items\
/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[d]:e.push(d),s++}if(p.message!==void 0){let d=p.message;if(d&&typeof d=="object"&&
!Array.isArray(d)){if(d.content===void 0){let P={instancePath:i+"/choices/"+a+"/message",schemaPath:"#/properties/choices/items/properties/message/required",keyword:"\
required",params:{missingProperty:"content"}};e===null?e=[P]:e.push(P),s++}if(d.content!==void 0&&typeof d.content!="string"){let P={instancePath:i+"/choices/"+
a+"/message/content",schemaPath:"#/properties/choices/items/properties/message/properties/content/type",keyword:"type",params:{type:"string"}};e===null?e=[P]:e.
push(P),s++}}else{let P={instancePath:i+"/choices/"+a+"/message",schemaPath:"#/properties/choices/items/properties/message/type",keyword:"type",params:{type:"ob\
ject"}};e===null?e=[P]:e.push(P),s++}}}else{let d={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items/type",keyword:"type",params:{type:"object"}};
e===null?e=[d]:e.push(d),s++}}}else{let o={instancePath:i+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:
e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return Ar.errors=e,s===0}Ar.evaluated=
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
ng"},outcome:{enum:["accepted","refused","stray"]},status:{type:"integer"}}}}};function Y(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=Y.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),typeof r=="string"){if(V(r)<1){let n={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1}};e===
null?e=[n]:e.push(n),s++}if(!Q.test(r)){let n={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[n]:e.push(n),s++}}else{
let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),s++}return Y.errors=e,s===0}Y.evaluated={dynamicProps:!1,
dynamicItems:!1};function G(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=G.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"integer"}};e===null?e=[n]:e.push(n),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let n={instancePath:i,schemaPath:"#/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[n]:e.push(n),s++}return G.errors=e,s===0}G.evaluated={dynamicProps:!1,dynamicItems:!1};var Qr={type:"object",required:[
"verdict","families","reason","experiment","posterior","capacity","windowMs","ratePerSecond","phases","scopes","unit"],properties:{verdict:{enum:["identified","\
one-of","undetermined","no-limit-seen"]},families:{type:"array",items:{type:"string"}},reason:{type:["string","null"]},experiment:{type:["string","null"]},posterior:{
type:"array",items:{type:"object",required:["family","probability"],additionalProperties:!1,properties:{family:{type:"string"},probability:{type:"number",minimum:0,
maximum:1.000001}}}},capacity:{anyOf:[{type:"null"},{$ref:"#/$defs/interval"}]},windowMs:{anyOf:[{type:"null"},{$ref:"#/$defs/interval"}]},ratePerSecond:{anyOf:[
{type:"null"},{$ref:"#/$defs/interval"}]},phases:{type:"array",items:{type:"string"}},scopes:{type:"array",items:{type:"string"}},unit:{type:"string"}}};function ee(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=ee.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.value===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"value"}};e===null?e=[n]:e.push(n),s++}if(r.low===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"low"}};e===null?e=[n]:e.push(n),s++}if(r.high===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
high"}};e===null?e=[n]:e.push(n),s++}for(let n in r)if(!(n==="value"||n==="low"||n==="high")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),s++}if(r.value!==void 0){let n=r.value;if(!(typeof n=="number"&&isFinite(n))){let o={
instancePath:i+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),s++}}if(r.low!==void 0){let n=r.low;
if(!(typeof n=="number"&&isFinite(n))){let o={instancePath:i+"/low",schemaPath:"#/properties/low/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(
o),s++}}if(r.high!==void 0){let n=r.high;if(!(typeof n=="number"&&isFinite(n))){let o={instancePath:i+"/high",schemaPath:"#/properties/high/type",keyword:"type",
params:{type:"number"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(
n),s++}return ee.errors=e,s===0}ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function he(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,
dynamicAnchors:w={}}={}){let e=null,s=0,c=he.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.verdict===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"verdict"}};e===null?e=[p]:e.push(p),s++}if(r.
families===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"families"}};e===null?e=[p]:e.push(p),s++}if(r.reason===
void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reason"}};e===null?e=[p]:e.push(p),s++}if(r.experiment===void 0){
let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"experiment"}};e===null?e=[p]:e.push(p),s++}if(r.posterior===void 0){let p={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"posterior"}};e===null?e=[p]:e.push(p),s++}if(r.capacity===void 0){let p={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"capacity"}};e===null?e=[p]:e.push(p),s++}if(r.windowMs===void 0){let p={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"windowMs"}};e===null?e=[p]:e.push(p),s++}if(r.ratePerSecond===void 0){let p={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"ratePerSecond"}};e===null?e=[p]:e.push(p),s++}if(r.phases===void 0){let p={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"phases"}};e===null?e=[p]:e.push(p),s++}if(r.scopes===void 0){let p={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"scopes"}};e===null?e=[p]:e.push(p),s++}if(r.unit===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"unit"}};e===null?e=[p]:e.push(p),s++}if(r.verdict!==void 0){let p=r.verdict;if(!(p==="identified"||p==="one-of"||p==="undetermi\
ned"||p==="no-limit-seen")){let d={instancePath:i+"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues:Qr.properties.verdict.enum}};
e===null?e=[d]:e.push(d),s++}}if(r.families!==void 0){let p=r.families;if(Array.isArray(p)){let d=p.length;for(let P=0;P<d;P++)if(typeof p[P]!="string"){let f={
instancePath:i+"/families/"+P,schemaPath:"#/properties/families/items/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),s++}}else{let d={instancePath:i+
"/families",schemaPath:"#/properties/families/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),s++}}if(r.reason!==void 0){let p=r.reason;if(typeof p!=
"string"&&p!==null){let d={instancePath:i+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:Qr.properties.reason.type}};e===null?e=[d]:
e.push(d),s++}}if(r.experiment!==void 0){let p=r.experiment;if(typeof p!="string"&&p!==null){let d={instancePath:i+"/experiment",schemaPath:"#/properties/experi\
ment/type",keyword:"type",params:{type:Qr.properties.experiment.type}};e===null?e=[d]:e.push(d),s++}}if(r.posterior!==void 0){let p=r.posterior;if(Array.isArray(
p)){let d=p.length;for(let P=0;P<d;P++){let f=p[P];if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.family===void 0){let x={instancePath:i+"/posterior/"+P,schemaPath:"\
#/properties/posterior/items/required",keyword:"required",params:{missingProperty:"family"}};e===null?e=[x]:e.push(x),s++}if(f.probability===void 0){let x={instancePath:i+
"/posterior/"+P,schemaPath:"#/properties/posterior/items/required",keyword:"required",params:{missingProperty:"probability"}};e===null?e=[x]:e.push(x),s++}for(let x in f)
if(!(x==="family"||x==="probability")){let m={instancePath:i+"/posterior/"+P,schemaPath:"#/properties/posterior/items/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:x}};e===null?e=[m]:e.push(m),s++}if(f.family!==void 0&&typeof f.family!="string"){let x={instancePath:i+"/posterior/"+P+"/\
family",schemaPath:"#/properties/posterior/items/properties/family/type",keyword:"type",params:{type:"string"}};e===null?e=[x]:e.push(x),s++}if(f.probability!==
void 0){let x=f.probability;if(typeof x=="number"&&isFinite(x)){if(x>1.000001||isNaN(x)){let m={instancePath:i+"/posterior/"+P+"/probability",schemaPath:"#/prop\
erties/posterior/items/properties/probability/maximum",keyword:"maximum",params:{comparison:"<=",limit:1.000001}};e===null?e=[m]:e.push(m),s++}if(x<0||isNaN(x)){
let m={instancePath:i+"/posterior/"+P+"/probability",schemaPath:"#/properties/posterior/items/properties/probability/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:i+"/posterior/"+P+"/probability",schemaPath:"#/properties/posterior/items/properties/probab\
ility/type",keyword:"type",params:{type:"number"}};e===null?e=[m]:e.push(m),s++}}}else{let x={instancePath:i+"/posterior/"+P,schemaPath:"#/properties/posterior/\
items/type",keyword:"type",params:{type:"object"}};e===null?e=[x]:e.push(x),s++}}}else{let d={instancePath:i+"/posterior",schemaPath:"#/properties/posterior/typ\
e",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),s++}}if(r.capacity!==void 0){let p=r.capacity,d=s,P=!1,f=s;if(p!==null){let m={instancePath:i+
"/capacity",schemaPath:"#/properties/capacity/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[m]:e.push(m),s++}var n=f===s;P=P||n;let x=s;ee(p,{instancePath:i+
"/capacity",parentData:r,parentDataProperty:"capacity",rootData:k,dynamicAnchors:w})||(e=e===null?ee.errors:e.concat(ee.errors),s=e.length);var n=x===s;if(P=P||
n,P)s=d,e!==null&&(d?e.length=d:e=null);else{let m={instancePath:i+"/capacity",schemaPath:"#/properties/capacity/anyOf",keyword:"anyOf",params:{}};e===null?e=[m]:
e.push(m),s++}}if(r.windowMs!==void 0){let p=r.windowMs,d=s,P=!1,f=s;if(p!==null){let m={instancePath:i+"/windowMs",schemaPath:"#/properties/windowMs/anyOf/0/ty\
pe",keyword:"type",params:{type:"null"}};e===null?e=[m]:e.push(m),s++}var o=f===s;P=P||o;let x=s;ee(p,{instancePath:i+"/windowMs",parentData:r,parentDataProperty:"\
windowMs",rootData:k,dynamicAnchors:w})||(e=e===null?ee.errors:e.concat(ee.errors),s=e.length);var o=x===s;if(P=P||o,P)s=d,e!==null&&(d?e.length=d:e=null);else{
let m={instancePath:i+"/windowMs",schemaPath:"#/properties/windowMs/anyOf",keyword:"anyOf",params:{}};e===null?e=[m]:e.push(m),s++}}if(r.ratePerSecond!==void 0){
let p=r.ratePerSecond,d=s,P=!1,f=s;if(p!==null){let m={instancePath:i+"/ratePerSecond",schemaPath:"#/properties/ratePerSecond/anyOf/0/type",keyword:"type",params:{
type:"null"}};e===null?e=[m]:e.push(m),s++}var a=f===s;P=P||a;let x=s;ee(p,{instancePath:i+"/ratePerSecond",parentData:r,parentDataProperty:"ratePerSecond",rootData:k,
dynamicAnchors:w})||(e=e===null?ee.errors:e.concat(ee.errors),s=e.length);var a=x===s;if(P=P||a,P)s=d,e!==null&&(d?e.length=d:e=null);else{let m={instancePath:i+
"/ratePerSecond",schemaPath:"#/properties/ratePerSecond/anyOf",keyword:"anyOf",params:{}};e===null?e=[m]:e.push(m),s++}}if(r.phases!==void 0){let p=r.phases;if(Array.
isArray(p)){let d=p.length;for(let P=0;P<d;P++)if(typeof p[P]!="string"){let f={instancePath:i+"/phases/"+P,schemaPath:"#/properties/phases/items/type",keyword:"\
type",params:{type:"string"}};e===null?e=[f]:e.push(f),s++}}else{let d={instancePath:i+"/phases",schemaPath:"#/properties/phases/type",keyword:"type",params:{type:"\
array"}};e===null?e=[d]:e.push(d),s++}}if(r.scopes!==void 0){let p=r.scopes;if(Array.isArray(p)){let d=p.length;for(let P=0;P<d;P++)if(typeof p[P]!="string"){let f={
instancePath:i+"/scopes/"+P,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),s++}}else{let d={instancePath:i+
"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),s++}}if(r.unit!==void 0&&typeof r.unit!="string"){
let p={instancePath:i+"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}return he.errors=e,s===0}he.evaluated={props:{verdict:!0,families:!0,reason:!0,
experiment:!0,posterior:!0,capacity:!0,windowMs:!0,ratePerSecond:!0,phases:!0,scopes:!0,unit:!0},dynamicProps:!1,dynamicItems:!1};var Os={type:"object",required:[
"type","atMs"],properties:{type:{enum:["stage","done"]},atMs:{type:"number"}}};function ge(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){
let e=null,s=0,c=ge.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0){
let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[n]:e.push(n),s++}if(r.atMs===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"atMs"}};e===null?e=[n]:e.push(n),s++}if(r.type!==void 0){let n=r.type;if(!(n==="stage"||n===
"done")){let o={instancePath:i+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:Os.properties.type.enum}};e===null?e=[o]:e.push(
o),s++}}if(r.atMs!==void 0){let n=r.atMs;if(!(typeof n=="number"&&isFinite(n))){let o={instancePath:i+"/atMs",schemaPath:"#/properties/atMs/type",keyword:"type",
params:{type:"number"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(
n),s++}return ge.errors=e,s===0}ge.evaluated={props:{type:!0,atMs:!0},dynamicProps:!1,dynamicItems:!1};var xs={type:"object",required:["sentMs","key","source","\
kind","outcome","status"],additionalProperties:!1,properties:{sentMs:{type:"number"},key:{type:"string"},source:{type:"string"},kind:{type:"string"},outcome:{enum:[
"accepted","refused","stray"]},status:{type:"integer"}}};function Pe(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){
let e=null,s=0,c=Pe.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.sentMs===void 0){
let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sentMs"}};e===null?e=[n]:e.push(n),s++}if(r.key===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[n]:e.push(n),s++}if(r.source===void 0){let n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"source"}};e===null?e=[n]:e.push(n),s++}if(r.kind===void 0){let n={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"kind"}};e===null?e=[n]:e.push(n),s++}if(r.outcome===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"outcome"}};e===null?e=[n]:e.push(n),s++}if(r.status===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"status"}};e===null?e=[n]:e.push(n),s++}for(let n in r)if(!(n==="sentMs"||n==="key"||n==="source"||n==="kind"||n==="outcome"||n==="statu\
s")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),s++}if(r.sentMs!==
void 0){let n=r.sentMs;if(!(typeof n=="number"&&isFinite(n))){let o={instancePath:i+"/sentMs",schemaPath:"#/properties/sentMs/type",keyword:"type",params:{type:"\
number"}};e===null?e=[o]:e.push(o),s++}}if(r.key!==void 0&&typeof r.key!="string"){let n={instancePath:i+"/key",schemaPath:"#/properties/key/type",keyword:"type",
params:{type:"string"}};e===null?e=[n]:e.push(n),s++}if(r.source!==void 0&&typeof r.source!="string"){let n={instancePath:i+"/source",schemaPath:"#/properties/s\
ource/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),s++}if(r.kind!==void 0&&typeof r.kind!="string"){let n={instancePath:i+"/kind",schemaPath:"\
#/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),s++}if(r.outcome!==void 0){let n=r.outcome;if(!(n==="accepted"||n==="ref\
used"||n==="stray")){let o={instancePath:i+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:xs.properties.outcome.enum}};e===
null?e=[o]:e.push(o),s++}}if(r.status!==void 0){let n=r.status;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[n]:e.push(n),s++}return Pe.errors=e,s===0}Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Nr(r,{instancePath:i="",parentData:N,
parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=Nr.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let n=s,
o=!0,a=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.valid===void 0&&(t="valid")){let u={};e===null?e=[u]:e.push(u),s++}else if(r.valid!==void 0&&r.
valid!==!1){let u={};e===null?e=[u]:e.push(u),s++}}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let d;if(p){let t=s;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.finding!==void 0&&r.finding!==null){let h={instancePath:i+"/finding",schemaPath:"#/then/properties/finding/type",keyword:"type",params:{type:"null"}};e===
null?e=[h]:e.push(h),s++}if(r.reasons!==void 0){let h=r.reasons;if(Array.isArray(h)){if(h.length<1){let $={instancePath:i+"/reasons",schemaPath:"#/then/properti\
es/reasons/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[$]:e.push($),s++}}else{let $={instancePath:i+"/reasons",schemaPath:"#/then/properties/reas\
ons/type",keyword:"type",params:{type:"array"}};e===null?e=[$]:e.push($),s++}}}else{let h={instancePath:i,schemaPath:"#/then/type",keyword:"type",params:{type:"\
object"}};e===null?e=[h]:e.push(h),s++}var p=t===s;if(o=p,o){var P={};P.finding=!0,P.reasons=!0,P.valid=!0}d="then"}else{let t=s;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.finding!==void 0){let h=r.finding;if(!(h&&typeof h=="object"&&!Array.isArray(h))){let $={instancePath:i+"/finding",schemaPath:"#/else/propertie\
s/finding/type",keyword:"type",params:{type:"object"}};e===null?e=[$]:e.push($),s++}}if(r.reasons!==void 0){let h=r.reasons;if(Array.isArray(h)){if(h.length>0){
let $={instancePath:i+"/reasons",schemaPath:"#/else/properties/reasons/maxItems",keyword:"maxItems",params:{limit:0}};e===null?e=[$]:e.push($),s++}}else{let $={
instancePath:i+"/reasons",schemaPath:"#/else/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[$]:e.push($),s++}}}else{let h={instancePath:i,
schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),s++}var p=t===s;o=p,o&&P!==!0&&(P=P||{},P.finding=!0,P.reasons=!0),d="e\
lse"}if(!o){let t={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[t]:e.push(t),s++}if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.schema===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[t]:e.push(t),s++}if(r.
outcome===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"outcome"}};e===null?e=[t]:e.push(t),s++}if(r.exitCode===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exitCode"}};e===null?e=[t]:e.push(t),s++}if(r.valid===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid"}};e===null?e=[t]:e.push(t),s++}if(r.reasons===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"reasons"}};e===null?e=[t]:e.push(t),s++}if(r.notes===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"notes"}};e===null?e=[t]:e.push(t),s++}if(r.scenario===void 0){let t={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"scenario"}};e===null?e=[t]:e.push(t),s++}if(r.suite===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"suite"}};e===null?e=[t]:e.push(t),s++}if(r.target===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"target"}};e===null?e=[t]:e.push(t),s++}if(r.engine===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
engine"}};e===null?e=[t]:e.push(t),s++}if(r.seed===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"seed"}};e===
null?e=[t]:e.push(t),s++}if(r.startedAt===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"startedAt"}};e===null?
e=[t]:e.push(t),s++}if(r.durationMs===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"durationMs"}};e===null?e=
[t]:e.push(t),s++}if(r.most===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"most"}};e===null?e=[t]:e.push(t),
s++}if(r.cost===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cost"}};e===null?e=[t]:e.push(t),s++}if(r.keys===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"keys"}};e===null?e=[t]:e.push(t),s++}if(r.sources===void 0){let t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"}};e===null?e=[t]:e.push(t),s++}if(r.answer===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"answer"}};e===null?e=[t]:e.push(t),s++}if(r.finding===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"finding"}};e===null?e=[t]:e.push(t),s++}if(r.statement===void 0){let t={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"statement"}};e===null?e=[t]:e.push(t),s++}if(r.settings===void 0){let t={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"settings"}};e===null?e=[t]:e.push(t),s++}if(r.ended===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"ended"}};e===null?e=[t]:e.push(t),s++}if(r.decisions===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"decisions"}};e===null?e=[t]:e.push(t),s++}if(r.dots===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"dots"}};e===null?e=[t]:e.push(t),s++}if(r.releases===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
releases"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!ie.call(kr.properties,t)){let u={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.schema!==void 0&&r.schema!=="assay.limiter/1"){let t={instancePath:i+"/schema",schemaPath:"\
#/properties/schema/const",keyword:"const",params:{allowedValue:"assay.limiter/1"}};e===null?e=[t]:e.push(t),s++}if(r.outcome!==void 0){let t=r.outcome;if(!(t===
"answered"||t==="undetermined"||t==="invalid"||t==="aborted")){let u={instancePath:i+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:kr.
properties.outcome.enum}};e===null?e=[u]:e.push(u),s++}}if(r.exitCode!==void 0){let t=r.exitCode;if(!(t===0||t===3||t===4)){let u={instancePath:i+"/exitCode",schemaPath:"\
#/properties/exitCode/enum",keyword:"enum",params:{allowedValues:kr.properties.exitCode.enum}};e===null?e=[u]:e.push(u),s++}}if(r.valid!==void 0&&typeof r.valid!=
"boolean"){let t={instancePath:i+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type:"boolean"}};e===null?e=[t]:e.push(t),s++}if(r.reasons!==
void 0){let t=r.reasons;if(Array.isArray(t)){let u=t.length;for(let h=0;h<u;h++)Y(t[h],{instancePath:i+"/reasons/"+h,parentData:t,parentDataProperty:h,rootData:k,
dynamicAnchors:w})||(e=e===null?Y.errors:e.concat(Y.errors),s=e.length)}else{let u={instancePath:i+"/reasons",schemaPath:"#/properties/reasons/type",keyword:"ty\
pe",params:{type:"array"}};e===null?e=[u]:e.push(u),s++}}if(r.notes!==void 0){let t=r.notes;if(Array.isArray(t)){let u=t.length;for(let h=0;h<u;h++)Y(t[h],{instancePath:i+
"/notes/"+h,parentData:t,parentDataProperty:h,rootData:k,dynamicAnchors:w})||(e=e===null?Y.errors:e.concat(Y.errors),s=e.length)}else{let u={instancePath:i+"/no\
tes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),s++}}if(r.scenario!==void 0&&r.scenario!=="rate-limit"){
let t={instancePath:i+"/scenario",schemaPath:"#/properties/scenario/const",keyword:"const",params:{allowedValue:"rate-limit"}};e===null?e=[t]:e.push(t),s++}if(r.
suite!==void 0){let t=r.suite;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.version===void 0){let u={instancePath:i+"/suite",schemaPath:"#/properties/suite/\
required",keyword:"required",params:{missingProperty:"version"}};e===null?e=[u]:e.push(u),s++}for(let u in t)if(u!=="version"){let h={instancePath:i+"/suite",schemaPath:"\
#/properties/suite/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[h]:e.push(h),s++}if(t.version!==void 0&&typeof t.
version!="string"){let u={instancePath:i+"/suite/version",schemaPath:"#/properties/suite/properties/version/type",keyword:"type",params:{type:"string"}};e===null?
e=[u]:e.push(u),s++}}else{let u={instancePath:i+"/suite",schemaPath:"#/properties/suite/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),s++}}
if(r.target!==void 0){let t=r.target;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.baseUrl===void 0){let u={instancePath:i+"/target",schemaPath:"#/propertie\
s/target/required",keyword:"required",params:{missingProperty:"baseUrl"}};e===null?e=[u]:e.push(u),s++}if(t.model===void 0){let u={instancePath:i+"/target",schemaPath:"\
#/properties/target/required",keyword:"required",params:{missingProperty:"model"}};e===null?e=[u]:e.push(u),s++}for(let u in t)if(!(u==="baseUrl"||u==="model")){
let h={instancePath:i+"/target",schemaPath:"#/properties/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[
h]:e.push(h),s++}if(t.baseUrl!==void 0&&typeof t.baseUrl!="string"){let u={instancePath:i+"/target/baseUrl",schemaPath:"#/properties/target/properties/baseUrl/t\
ype",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),s++}if(t.model!==void 0&&typeof t.model!="string"){let u={instancePath:i+"/target/model",schemaPath:"\
#/properties/target/properties/model/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:i+"/target",schemaPath:"\
#/properties/target/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),s++}}if(r.engine!==void 0&&typeof r.engine!="string"){let t={instancePath:i+
"/engine",schemaPath:"#/properties/engine/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}if(r.seed!==void 0&&typeof r.seed!="string"){
let t={instancePath:i+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}if(r.startedAt!==void 0&&typeof r.
startedAt!="string"){let t={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),
s++}if(r.durationMs!==void 0){let t=r.durationMs;if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){let u={instancePath:i+"/durationMs",schemaPath:"#/propert\
ies/durationMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:i+"/durationMs",schemaPath:"#\
/properties/durationMs/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),s++}}if(r.most!==void 0){let t=r.most;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.requests===void 0){let u={instancePath:i+"/most",schemaPath:"#/properties/most/required",keyword:"required",params:{missingProperty:"requests"}};
e===null?e=[u]:e.push(u),s++}if(t.seconds===void 0){let u={instancePath:i+"/most",schemaPath:"#/properties/most/required",keyword:"required",params:{missingProperty:"\
seconds"}};e===null?e=[u]:e.push(u),s++}for(let u in t)if(!(u==="requests"||u==="seconds")){let h={instancePath:i+"/most",schemaPath:"#/properties/most/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[h]:e.push(h),s++}if(t.requests!==void 0&&(G(t.requests,{instancePath:i+"\
/most/requests",parentData:t,parentDataProperty:"requests",rootData:k,dynamicAnchors:w})||(e=e===null?G.errors:e.concat(G.errors),s=e.length)),t.seconds!==void 0){
let u=t.seconds;if(typeof u=="number"&&isFinite(u)){if(u<0||isNaN(u)){let h={instancePath:i+"/most/seconds",schemaPath:"#/properties/most/properties/seconds/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:i+"/most/seconds",schemaPath:"#/properties/most\
/properties/seconds/type",keyword:"type",params:{type:"number"}};e===null?e=[h]:e.push(h),s++}}}else{let u={instancePath:i+"/most",schemaPath:"#/properties/most\
/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),s++}}if(r.cost!==void 0){let t=r.cost;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.requests===
void 0){let u={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"requests"}};e===null?e=[u]:e.push(u),s++}
if(t.accepted===void 0){let u={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"accepted"}};e===null?e=
[u]:e.push(u),s++}if(t.refused===void 0){let u={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"refus\
ed"}};e===null?e=[u]:e.push(u),s++}if(t.stray===void 0){let u={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"\
stray"}};e===null?e=[u]:e.push(u),s++}if(t.tokens===void 0){let u={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"\
tokens"}};e===null?e=[u]:e.push(u),s++}if(t.seconds===void 0){let u={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"\
seconds"}};e===null?e=[u]:e.push(u),s++}for(let u in t)if(!(u==="requests"||u==="accepted"||u==="refused"||u==="stray"||u==="tokens"||u==="seconds")){let h={instancePath:i+
"/cost",schemaPath:"#/properties/cost/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[h]:e.push(h),s++}if(t.requests!==
void 0&&(G(t.requests,{instancePath:i+"/cost/requests",parentData:t,parentDataProperty:"requests",rootData:k,dynamicAnchors:w})||(e=e===null?G.errors:e.concat(G.
errors),s=e.length)),t.accepted!==void 0&&(G(t.accepted,{instancePath:i+"/cost/accepted",parentData:t,parentDataProperty:"accepted",rootData:k,dynamicAnchors:w})||
(e=e===null?G.errors:e.concat(G.errors),s=e.length)),t.refused!==void 0&&(G(t.refused,{instancePath:i+"/cost/refused",parentData:t,parentDataProperty:"refused",
rootData:k,dynamicAnchors:w})||(e=e===null?G.errors:e.concat(G.errors),s=e.length)),t.stray!==void 0&&(G(t.stray,{instancePath:i+"/cost/stray",parentData:t,parentDataProperty:"\
stray",rootData:k,dynamicAnchors:w})||(e=e===null?G.errors:e.concat(G.errors),s=e.length)),t.tokens!==void 0&&(G(t.tokens,{instancePath:i+"/cost/tokens",parentData:t,
parentDataProperty:"tokens",rootData:k,dynamicAnchors:w})||(e=e===null?G.errors:e.concat(G.errors),s=e.length)),t.seconds!==void 0){let u=t.seconds;if(typeof u==
"number"&&isFinite(u)){if(u<0||isNaN(u)){let h={instancePath:i+"/cost/seconds",schemaPath:"#/properties/cost/properties/seconds/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:i+"/cost/seconds",schemaPath:"#/properties/cost/properties/seconds/type",keyword:"\
type",params:{type:"number"}};e===null?e=[h]:e.push(h),s++}}}else{let u={instancePath:i+"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{type:"\
object"}};e===null?e=[u]:e.push(u),s++}}if(r.keys!==void 0){let t=r.keys;if(Array.isArray(t)){if(t.length<1){let h={instancePath:i+"/keys",schemaPath:"#/propert\
ies/keys/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[h]:e.push(h),s++}let u=t.length;for(let h=0;h<u;h++){let $=t[h];if(typeof $=="string"){if(V(
$)>4){let y={instancePath:i+"/keys/"+h,schemaPath:"#/properties/keys/items/maxLength",keyword:"maxLength",params:{limit:4}};e===null?e=[y]:e.push(y),s++}}else{let y={
instancePath:i+"/keys/"+h,schemaPath:"#/properties/keys/items/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),s++}}}else{let u={instancePath:i+
"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),s++}}if(r.sources!==void 0){let t=r.sources;if(Array.
isArray(t)){if(t.length<1){let h={instancePath:i+"/sources",schemaPath:"#/properties/sources/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[h]:e.push(
h),s++}let u=t.length;for(let h=0;h<u;h++)if(typeof t[h]!="string"){let $={instancePath:i+"/sources/"+h,schemaPath:"#/properties/sources/items/type",keyword:"ty\
pe",params:{type:"string"}};e===null?e=[$]:e.push($),s++}}else{let u={instancePath:i+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type:"\
array"}};e===null?e=[u]:e.push(u),s++}}if(r.answer!==void 0){let t=r.answer;if(Array.isArray(t)){let u=t.length;for(let h=0;h<u;h++)Y(t[h],{instancePath:i+"/ans\
wer/"+h,parentData:t,parentDataProperty:h,rootData:k,dynamicAnchors:w})||(e=e===null?Y.errors:e.concat(Y.errors),s=e.length)}else{let u={instancePath:i+"/answer",
schemaPath:"#/properties/answer/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),s++}}if(r.finding!==void 0){let t=r.finding,u=s,h=!1,$=s;if(t!==
null){let l={instancePath:i+"/finding",schemaPath:"#/properties/finding/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[l]:e.push(l),s++}var f=$===
s;h=h||f;let y=s;he(t,{instancePath:i+"/finding",parentData:r,parentDataProperty:"finding",rootData:k,dynamicAnchors:w})||(e=e===null?he.errors:e.concat(he.errors),
s=e.length);var f=y===s;if(h=h||f,f){var x={};x.verdict=!0,x.families=!0,x.reason=!0,x.experiment=!0,x.posterior=!0,x.capacity=!0,x.windowMs=!0,x.ratePerSecond=
!0,x.phases=!0,x.scopes=!0,x.unit=!0}if(h)s=u,e!==null&&(u?e.length=u:e=null);else{let l={instancePath:i+"/finding",schemaPath:"#/properties/finding/anyOf",keyword:"\
anyOf",params:{}};e===null?e=[l]:e.push(l),s++}}if(r.statement!==void 0){let t=r.statement;if(!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null){let u={instancePath:i+
"/statement",schemaPath:"#/properties/statement/type",keyword:"type",params:{type:kr.properties.statement.type}};e===null?e=[u]:e.push(u),s++}}if(r.settings!==void 0){
let t=r.settings;if(typeof t!="string"&&t!==null){let u={instancePath:i+"/settings",schemaPath:"#/properties/settings/type",keyword:"type",params:{type:kr.properties.
settings.type}};e===null?e=[u]:e.push(u),s++}}if(r.ended!==void 0){let t=r.ended,u=s,h=!1,$=s;if(t!==null){let l={instancePath:i+"/ended",schemaPath:"#/properti\
es/ended/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[l]:e.push(l),s++}var m=$===s;h=h||m;let y=s;if(t&&typeof t=="object"&&!Array.isArray(t)){
if(t.because===void 0){let l={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf/1/required",keyword:"required",params:{missingProperty:"because"}};e===
null?e=[l]:e.push(l),s++}if(t.note===void 0){let l={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf/1/required",keyword:"required",params:{missingProperty:"\
note"}};e===null?e=[l]:e.push(l),s++}for(let l in t)if(!(l==="because"||l==="note")){let g={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf/1/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[g]:e.push(g),s++}if(t.because!==void 0&&typeof t.because!="string"){let l={
instancePath:i+"/ended/because",schemaPath:"#/properties/ended/anyOf/1/properties/because/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),
s++}if(t.note!==void 0&&typeof t.note!="string"){let l={instancePath:i+"/ended/note",schemaPath:"#/properties/ended/anyOf/1/properties/note/type",keyword:"type",
params:{type:"string"}};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf/1/type",keyword:"type",params:{type:"\
object"}};e===null?e=[l]:e.push(l),s++}var m=y===s;if(h=h||m,h)s=u,e!==null&&(u?e.length=u:e=null);else{let l={instancePath:i+"/ended",schemaPath:"#/properties/\
ended/anyOf",keyword:"anyOf",params:{}};e===null?e=[l]:e.push(l),s++}}if(r.decisions!==void 0){let t=r.decisions;if(Array.isArray(t)){let u=t.length;for(let h=0;h<
u;h++)ge(t[h],{instancePath:i+"/decisions/"+h,parentData:t,parentDataProperty:h,rootData:k,dynamicAnchors:w})||(e=e===null?ge.errors:e.concat(ge.errors),s=e.length)}else{
let u={instancePath:i+"/decisions",schemaPath:"#/properties/decisions/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),s++}}if(r.dots!==void 0){
let t=r.dots;if(Array.isArray(t)){let u=t.length;for(let h=0;h<u;h++)Pe(t[h],{instancePath:i+"/dots/"+h,parentData:t,parentDataProperty:h,rootData:k,dynamicAnchors:w})||
(e=e===null?Pe.errors:e.concat(Pe.errors),s=e.length)}else{let u={instancePath:i+"/dots",schemaPath:"#/properties/dots/type",keyword:"type",params:{type:"array"}};
e===null?e=[u]:e.push(u),s++}}if(r.releases!==void 0){let t=r.releases;if(Array.isArray(t)){let u=t.length;for(let h=0;h<u;h++){let $=t[h];if($&&typeof $=="obje\
ct"&&!Array.isArray($)){if($.key===void 0){let y={instancePath:i+"/releases/"+h,schemaPath:"#/properties/releases/items/required",keyword:"required",params:{missingProperty:"\
key"}};e===null?e=[y]:e.push(y),s++}if($.atMs===void 0){let y={instancePath:i+"/releases/"+h,schemaPath:"#/properties/releases/items/required",keyword:"required",
params:{missingProperty:"atMs"}};e===null?e=[y]:e.push(y),s++}for(let y in $)if(!(y==="key"||y==="atMs")){let l={instancePath:i+"/releases/"+h,schemaPath:"#/pro\
perties/releases/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[l]:e.push(l),s++}if($.key!==void 0&&typeof $.
key!="string"){let y={instancePath:i+"/releases/"+h+"/key",schemaPath:"#/properties/releases/items/properties/key/type",keyword:"type",params:{type:"string"}};e===
null?e=[y]:e.push(y),s++}if($.atMs!==void 0){let y=$.atMs;if(Array.isArray(y)){let l=y.length;for(let g=0;g<l;g++){let q=y[g];if(!(typeof q=="number"&&isFinite(
q))){let v={instancePath:i+"/releases/"+h+"/atMs/"+g,schemaPath:"#/properties/releases/items/properties/atMs/items/type",keyword:"type",params:{type:"number"}};
e===null?e=[v]:e.push(v),s++}}}else{let l={instancePath:i+"/releases/"+h+"/atMs",schemaPath:"#/properties/releases/items/properties/atMs/type",keyword:"type",params:{
type:"array"}};e===null?e=[l]:e.push(l),s++}}}else{let y={instancePath:i+"/releases/"+h,schemaPath:"#/properties/releases/items/type",keyword:"type",params:{type:"\
object"}};e===null?e=[y]:e.push(y),s++}}}else{let u={instancePath:i+"/releases",schemaPath:"#/properties/releases/type",keyword:"type",params:{type:"array"}};e===
null?e=[u]:e.push(u),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}return Nr.errors=e,
s===0}Nr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var As=Sr,C={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:load-run",$comment:"\
load-run.json, the only thing a load report reads. A run is valid when it gives no reason against it, and only a valid run is ok or has missed an objective.",title:"\
Load run",type:"object",required:["schema","outcome","exitCode","valid","reasons","notes","requests","metrics","throughput","rates","goodput","littlesLaw","erro\
rs","conformance","series","slo","scenario","suite","target","workload","schedule","instrument","startedAt","durationMs"],additionalProperties:!1,properties:{schema:{
const:"assay.load/1"},outcome:{enum:["ok","slo-failed","invalid","aborted"]},exitCode:{enum:[0,1,3,4]},valid:{type:"boolean"},reasons:{type:"array",items:{type:"\
string",minLength:1,pattern:"^[^\\n]*$"}},notes:{type:"array",items:{type:"string",minLength:1,pattern:"^[^\\n]*$"}},requests:{type:"object",required:["started",
"ok","failed","dropped","interrupted","errorShare"],additionalProperties:!1,properties:{started:{type:"integer",minimum:0},ok:{type:"integer",minimum:0},failed:{
type:"integer",minimum:0},dropped:{type:"integer",minimum:0},errorShare:{type:"number",minimum:0,maximum:1},interrupted:{type:"integer",minimum:0}}},sentBy:{type:"\
object",required:["json","sse","websocket"],additionalProperties:!1,properties:{json:{type:"integer",minimum:0},sse:{type:"integer",minimum:0},websocket:{type:"\
integer",minimum:0}}},metrics:{type:"object",propertyNames:{pattern:"^[a-z][a-z0-9-]*$"},additionalProperties:{$ref:"#/$defs/metric"}},throughput:{type:"object",
required:["completionsPerSecond","outputTokensPerSecond","tokensPerSecondPerUser"],additionalProperties:!1,properties:{completionsPerSecond:{type:"number",minimum:0},
outputTokensPerSecond:{type:["number","null"],minimum:0},tokensPerSecondPerUser:{type:["object","null"],required:["p50","p10","p1"],additionalProperties:!1,properties:{
p50:{type:["number","null"],minimum:0},p10:{type:["number","null"],minimum:0},p1:{type:["number","null"],minimum:0}}}}},rates:{type:["object","null"],required:[
"askedPerSecond","sentPerSecond","admittedPerSecond","completedPerSecond"],additionalProperties:!1,properties:{askedPerSecond:{type:["number","null"],minimum:0},
sentPerSecond:{type:"number",minimum:0},admittedPerSecond:{type:"number",minimum:0},completedPerSecond:{type:"number",minimum:0}}},goodput:{type:["object","null"],
required:["share","perSecond","tokensPerSecond","goals"],additionalProperties:!1,properties:{share:{type:"number",minimum:0,maximum:1},perSecond:{type:"number",
minimum:0},tokensPerSecond:{type:["number","null"],minimum:0},goals:{type:"array",items:{type:"object",required:["slo","share"],additionalProperties:!1,properties:{
slo:{type:"string",minLength:1,pattern:"^[^\\n]*$"},share:{type:"number",minimum:0,maximum:1}}}}}},littlesLaw:{type:["object","null"],required:["inFlight","arri\
valsPerSecond","meanStaySeconds","residual"],additionalProperties:!1,properties:{inFlight:{type:"number",minimum:0},arrivalsPerSecond:{type:"number",minimum:0},
meanStaySeconds:{type:["number","null"],minimum:0},residual:{type:["number","null"],minimum:0}}},errors:{type:"array",items:{type:"object",required:["class","co\
unt","example"],additionalProperties:!1,properties:{class:{$ref:"#/$defs/failureClass"},count:{type:"integer",minimum:1},example:{type:["string","null"]},refusedKeys:{
type:"integer",minimum:1}}}},conformance:{type:"object",required:["sampled","conforming","example"],additionalProperties:!1,properties:{sampled:{type:"integer",
minimum:0},conforming:{type:"integer",minimum:0},example:{type:["string","null"]}}},series:{anyOf:[{type:"null"},{$ref:"#/$defs/series"}]},slo:{type:"array",items:{
type:"object",required:["slo","metric","op","threshold","unit","actual","ok","reason"],additionalProperties:!1,properties:{slo:{type:"string",minLength:1,pattern:"\
^[^\\n]*$"},metric:{type:"string",minLength:1,pattern:"^[^\\n]*$"},op:{enum:["<","<=",">",">="]},threshold:{type:"number",minimum:0},unit:{enum:["ms","share","p\
er-second"]},actual:{type:["number","null"],minimum:0},ok:{type:["boolean","null"]},reason:{type:["string","null"]}}}},scenario:{type:"string",minLength:1,pattern:"\
^[^\\n]*$"},suite:{type:"object",required:["version"],additionalProperties:!1,properties:{version:{type:"string",minLength:1,pattern:"^[^\\n]*$"}}},target:{type:"\
object",required:["baseUrl","model"],additionalProperties:!1,properties:{isEmbedded:{const:!0},baseUrl:{type:"string",pattern:"^https?://"},model:{type:"string",
minLength:1,pattern:"^[^\\n]*$"}}},workload:{$ref:"#/$defs/workload"},schedule:{type:"object",required:["seed","sha256"],additionalProperties:!1,properties:{seed:{
type:"string"},sha256:{type:"string",pattern:"^[0-9a-f]{64}$"}}},instrument:{type:"object",required:["note","engine","cpuShare","memory","ttftErrorMs","gapError\
Ms","errorsMs","scheduleLagMs","verdict","reasons","marked","k6ExitCode"],additionalProperties:!1,properties:{note:{type:"string",minLength:1,pattern:"^[^\\n]*$"},
engine:{type:"string",minLength:1,pattern:"^[^\\n]*$"},cpuShare:{type:["number","null"],minimum:0,maximum:1},memory:{type:["object","null"],required:["peakMiB",
"earlyMiB","lateMiB"],additionalProperties:!1,properties:{peakMiB:{type:"number",minimum:0},earlyMiB:{type:"number",minimum:0},lateMiB:{type:"number",minimum:0}}},
ttftErrorMs:{anyOf:[{type:"null"},{$ref:"#/$defs/errorMs"}]},gapErrorMs:{anyOf:[{type:"null"},{$ref:"#/$defs/errorMs"}]},errorsMs:{type:"object",propertyNames:{
pattern:"^[a-z][a-z0-9-]*$"},additionalProperties:{$ref:"#/$defs/errorMs"}},scheduleLagMs:{anyOf:[{type:"null"},{$ref:"#/$defs/errorMs"}]},verdict:{enum:["valid",
"suspect"]},reasons:{type:"array",items:{type:"string",minLength:1,pattern:"^[^\\n]*$"}},marked:{type:"array",items:{type:"string",pattern:"^[a-z][a-z0-9-]* (p5\
0|p90|p95|p99|max)$"}},k6ExitCode:{type:["integer","null"]}}},startedAt:{type:"string",pattern:"^\\d{4}-\\d{2}-\\d{2}T[0-9:.]+Z$"},durationMs:{type:"integer",minimum:0}},
oneOf:[{properties:{outcome:{const:"ok"},exitCode:{const:0},valid:{const:!0},reasons:{type:"array",maxItems:0}}},{properties:{outcome:{const:"slo-failed"},exitCode:{
const:1},valid:{const:!0},reasons:{type:"array",maxItems:0}}},{properties:{outcome:{const:"invalid"},exitCode:{enum:[3,4]},valid:{const:!1},reasons:{type:"array",
minItems:1}}},{properties:{outcome:{const:"aborted"},exitCode:{const:3},valid:{const:!1},reasons:{type:"array",minItems:1}}}],$defs:{metric:{type:"object",required:[
"unit","n","p50","p90","p95","p99","max","ci","bound"],additionalProperties:!1,properties:{unit:{const:"ms"},n:{type:"integer",minimum:0},p50:{type:["number","n\
ull"],minimum:0},p90:{type:["number","null"],minimum:0},p95:{type:["number","null"],minimum:0},p99:{type:["number","null"],minimum:0},max:{type:["number","null"],
minimum:0},ci:{type:["object","null"],additionalProperties:{type:"object",required:["low","high"],additionalProperties:!1,properties:{low:{type:"number"},high:{
type:"number"}}}},bound:{type:["object","null"],additionalProperties:{type:"number"}}}},workload:{type:"object",required:["model","vus","durationSeconds","rateP\
erSecond","burstiness","traceSpeed","thinkSeconds","maxTokens","promptTokens","lengths","prefixShare","keys","mix","requestTimeoutSeconds"],additionalProperties:!1,
properties:{model:{enum:["closed","open-constant","open-poisson","open-gamma","open-trace"]},vus:{type:"integer",minimum:1},durationSeconds:{type:"number",minimum:0},
ratePerSecond:{type:["number","null"],minimum:0},burstiness:{type:"number",minimum:0},traceSpeed:{type:"number",minimum:0},thinkSeconds:{type:"number",minimum:0},
maxTokens:{type:"integer",minimum:1},promptTokens:{type:"integer",minimum:1},lengths:{type:"object",required:["kind"],properties:{kind:{enum:["fixed","lognormal",
"empirical"]},promptCv:{type:"number",minimum:0},outputCv:{type:"number",minimum:0},correlation:{type:"number",minimum:-1,maximum:1},count:{type:"integer",minimum:1}},
additionalProperties:!1},prefixShare:{type:"number",minimum:0,maximum:1},keys:{type:"integer",minimum:1},mix:{type:"object",required:["json","sse","websocket"],
additionalProperties:!1,properties:{json:{type:"number",minimum:0},sse:{type:"number",minimum:0},websocket:{type:"number",minimum:0}}},requestTimeoutSeconds:{type:"\
number",minimum:0}}},errorMs:{type:"object",required:["p50","p99"],additionalProperties:!1,properties:{p50:{type:["number","null"],minimum:0},p99:{type:["number",
"null"],minimum:0}}},failureClass:{enum:["http-429","http-4xx","http-5xx","http-other","bad-json","not-a-completion","timeout","network","truncated","stream-err\
or","stream-429","timeout-connect","timeout-headers","timeout-first-token","timeout-idle","timeout-total","refused","reset","dns","tls","too-large","too-many-ev\
ents","aborted"]},series:{type:"object",required:["timeline","dots","curves"],additionalProperties:!1,properties:{timeline:{type:"object",required:["bucketSecon\
ds","buckets"],additionalProperties:!1,properties:{bucketSeconds:{type:"number",exclusiveMinimum:0},buckets:{type:"array",maxItems:128,items:{type:"object",required:[
"planned","sent","completed","inFlight","slowestMs","failed"],additionalProperties:!1,properties:{planned:{type:["integer","null"],minimum:0},sent:{type:"intege\
r",minimum:0},completed:{type:"integer",minimum:0},inFlight:{type:"number",minimum:0},slowestMs:{type:["number","null"],minimum:0},failed:{type:"object",propertyNames:{
$ref:"#/$defs/failureClass"},additionalProperties:{type:"integer",minimum:1}}}}}}},dots:{type:"object",required:["requests","points"],additionalProperties:!1,properties:{
requests:{type:"integer",minimum:0},points:{type:"array",maxItems:600,items:{type:"array",minItems:4,maxItems:4,prefixItems:[{type:"number"},{type:["number","nu\
ll"],minimum:0},{type:"number",minimum:0},{anyOf:[{const:"ok"},{$ref:"#/$defs/failureClass"}]}]}}}},curves:{type:"object",propertyNames:{pattern:"^[a-z][a-z0-9-\
]*$"},additionalProperties:{type:"array",maxItems:128,items:{type:"array",minItems:2,maxItems:2,prefixItems:[{type:"number"},{type:"number",exclusiveMinimum:0,maximum:1}]}}}}}}},
Dr=new RegExp("^[a-z][a-z0-9-]*$","u"),Ns=new RegExp("^https?://","u"),Ds=new RegExp("^[0-9a-f]{64}$","u"),Ss=new RegExp("^[a-z][a-z0-9-]* (p50|p90|p95|p99|max)\
$","u"),_s=new RegExp("^\\d{4}-\\d{2}-\\d{2}T[0-9:.]+Z$","u"),de={type:"object",required:["unit","n","p50","p90","p95","p99","max","ci","bound"],additionalProperties:!1,
properties:{unit:{const:"ms"},n:{type:"integer",minimum:0},p50:{type:["number","null"],minimum:0},p90:{type:["number","null"],minimum:0},p95:{type:["number","nu\
ll"],minimum:0},p99:{type:["number","null"],minimum:0},max:{type:["number","null"],minimum:0},ci:{type:["object","null"],additionalProperties:{type:"object",required:[
"low","high"],additionalProperties:!1,properties:{low:{type:"number"},high:{type:"number"}}}},bound:{type:["object","null"],additionalProperties:{type:"number"}}}};
function ke(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=ke.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.unit===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"unit"}};e===null?e=[n]:e.push(n),s++}if(r.n===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"n"}};e===null?e=[n]:e.push(n),s++}if(r.p50===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
p50"}};e===null?e=[n]:e.push(n),s++}if(r.p90===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p90"}};e===null?
e=[n]:e.push(n),s++}if(r.p95===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p95"}};e===null?e=[n]:e.push(n),
s++}if(r.p99===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p99"}};e===null?e=[n]:e.push(n),s++}if(r.max===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"max"}};e===null?e=[n]:e.push(n),s++}if(r.ci===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"ci"}};e===null?e=[n]:e.push(n),s++}if(r.bound===void 0){let n={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"bound"}};e===null?e=[n]:e.push(n),s++}for(let n in r)if(!ie.call(de.properties,n)){let o={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),s++}if(r.unit!==void 0&&r.unit!=="ms"){let n={instancePath:i+
"/unit",schemaPath:"#/properties/unit/const",keyword:"const",params:{allowedValue:"ms"}};e===null?e=[n]:e.push(n),s++}if(r.n!==void 0){let n=r.n;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.
push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.p50!==void 0){let n=r.p50;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/p50",schemaPath:"\
#/properties/p50/type",keyword:"type",params:{type:de.properties.p50.type}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={
instancePath:i+"/p50",schemaPath:"#/properties/p50/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.p90!==void 0){
let n=r.p90;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/p90",schemaPath:"#/properties/p90/type",keyword:"type",params:{type:de.properties.
p90.type}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/p90",schemaPath:"#/properties/p90/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.p95!==void 0){let n=r.p95;if(!(typeof n=="number"&&isFinite(n))&&n!==null){
let o={instancePath:i+"/p95",schemaPath:"#/properties/p95/type",keyword:"type",params:{type:de.properties.p95.type}};e===null?e=[o]:e.push(o),s++}if(typeof n=="\
number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/p95",schemaPath:"#/properties/p95/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===
null?e=[o]:e.push(o),s++}}if(r.p99!==void 0){let n=r.p99;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/p99",schemaPath:"#/properties/\
p99/type",keyword:"type",params:{type:de.properties.p99.type}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+
"/p99",schemaPath:"#/properties/p99/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.max!==void 0){let n=r.max;if(!(typeof n==
"number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type:de.properties.max.type}};e===null?
e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/max",schemaPath:"#/properties/max/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.ci!==void 0){let n=r.ci;if(!(n&&typeof n=="object"&&!Array.isArray(n))&&n!==null){let o={instancePath:i+
"/ci",schemaPath:"#/properties/ci/type",keyword:"type",params:{type:de.properties.ci.type}};e===null?e=[o]:e.push(o),s++}if(n&&typeof n=="object"&&!Array.isArray(
n))for(let o in n){let a=n[o];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.low===void 0){let p={instancePath:i+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~\
1"),schemaPath:"#/properties/ci/additionalProperties/required",keyword:"required",params:{missingProperty:"low"}};e===null?e=[p]:e.push(p),s++}if(a.high===void 0){
let p={instancePath:i+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/ci/additionalProperties/required",keyword:"required",params:{missingProperty:"\
high"}};e===null?e=[p]:e.push(p),s++}for(let p in a)if(!(p==="low"||p==="high")){let d={instancePath:i+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/ci/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[d]:e.push(d),s++}if(a.low!==
void 0){let p=a.low;if(!(typeof p=="number"&&isFinite(p))){let d={instancePath:i+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/low",schemaPath:"#/properties\
/ci/additionalProperties/properties/low/type",keyword:"type",params:{type:"number"}};e===null?e=[d]:e.push(d),s++}}if(a.high!==void 0){let p=a.high;if(!(typeof p==
"number"&&isFinite(p))){let d={instancePath:i+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/high",schemaPath:"#/properties/ci/additionalProperties/propertie\
s/high/type",keyword:"type",params:{type:"number"}};e===null?e=[d]:e.push(d),s++}}}else{let p={instancePath:i+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/ci/additionalProperties/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}}}if(r.bound!==void 0){let n=r.bound;if(!(n&&typeof n==
"object"&&!Array.isArray(n))&&n!==null){let o={instancePath:i+"/bound",schemaPath:"#/properties/bound/type",keyword:"type",params:{type:de.properties.bound.type}};
e===null?e=[o]:e.push(o),s++}if(n&&typeof n=="object"&&!Array.isArray(n))for(let o in n){let a=n[o];if(!(typeof a=="number"&&isFinite(a))){let p={instancePath:i+
"/bound/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/bound/additionalProperties/type",keyword:"type",params:{type:"number"}};e===null?e=[
p]:e.push(p),s++}}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return ke.errors=e,s===0}
ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Is={enum:["http-429","http-4xx","http-5xx","http-other","bad-json","not-a-completion","timeout","net\
work","truncated","stream-error","stream-429","timeout-connect","timeout-headers","timeout-first-token","timeout-idle","timeout-total","refused","reset","dns","\
tls","too-large","too-many-events","aborted"]};function re(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,
s=0,c=re.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),!(r==="http-429"||r==="http-4xx"||r==="http-5xx"||r==="http-other"||r===
"bad-json"||r==="not-a-completion"||r==="timeout"||r==="network"||r==="truncated"||r==="stream-error"||r==="stream-429"||r==="timeout-connect"||r==="timeout-hea\
ders"||r==="timeout-first-token"||r==="timeout-idle"||r==="timeout-total"||r==="refused"||r==="reset"||r==="dns"||r==="tls"||r==="too-large"||r==="too-many-even\
ts"||r==="aborted")){let n={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Is.enum}};e===null?e=[n]:e.push(n),s++}return re.errors=e,s===
0}re.evaluated={dynamicProps:!1,dynamicItems:!1};var Xr={type:"object",required:["timeline","dots","curves"],additionalProperties:!1,properties:{timeline:{type:"\
object",required:["bucketSeconds","buckets"],additionalProperties:!1,properties:{bucketSeconds:{type:"number",exclusiveMinimum:0},buckets:{type:"array",maxItems:128,
items:{type:"object",required:["planned","sent","completed","inFlight","slowestMs","failed"],additionalProperties:!1,properties:{planned:{type:["integer","null"],
minimum:0},sent:{type:"integer",minimum:0},completed:{type:"integer",minimum:0},inFlight:{type:"number",minimum:0},slowestMs:{type:["number","null"],minimum:0},
failed:{type:"object",propertyNames:{$ref:"#/$defs/failureClass"},additionalProperties:{type:"integer",minimum:1}}}}}}},dots:{type:"object",required:["requests",
"points"],additionalProperties:!1,properties:{requests:{type:"integer",minimum:0},points:{type:"array",maxItems:600,items:{type:"array",minItems:4,maxItems:4,prefixItems:[
{type:"number"},{type:["number","null"],minimum:0},{type:"number",minimum:0},{anyOf:[{const:"ok"},{$ref:"#/$defs/failureClass"}]}]}}}},curves:{type:"object",propertyNames:{
pattern:"^[a-z][a-z0-9-]*$"},additionalProperties:{type:"array",maxItems:128,items:{type:"array",minItems:2,maxItems:2,prefixItems:[{type:"number"},{type:"numbe\
r",exclusiveMinimum:0,maximum:1}]}}}}};function we(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=we.
evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.timeline===void 0){let p={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"timeline"}};e===null?e=[p]:e.push(p),s++}if(r.dots===void 0){let p={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"dots"}};e===null?e=[p]:e.push(p),s++}if(r.curves===void 0){let p={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"curves"}};e===null?e=[p]:e.push(p),s++}for(let p in r)if(!(p==="timeline"||p==="dots"||p==="curves")){let d={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[d]:e.push(d),s++}if(r.timeline!==void 0){let p=r.timeline;
if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.bucketSeconds===void 0){let d={instancePath:i+"/timeline",schemaPath:"#/properties/timeline/required",keyword:"\
required",params:{missingProperty:"bucketSeconds"}};e===null?e=[d]:e.push(d),s++}if(p.buckets===void 0){let d={instancePath:i+"/timeline",schemaPath:"#/properti\
es/timeline/required",keyword:"required",params:{missingProperty:"buckets"}};e===null?e=[d]:e.push(d),s++}for(let d in p)if(!(d==="bucketSeconds"||d==="buckets")){
let P={instancePath:i+"/timeline",schemaPath:"#/properties/timeline/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?
e=[P]:e.push(P),s++}if(p.bucketSeconds!==void 0){let d=p.bucketSeconds;if(typeof d=="number"&&isFinite(d)){if(d<=0||isNaN(d)){let P={instancePath:i+"/timeline/b\
ucketSeconds",schemaPath:"#/properties/timeline/properties/bucketSeconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}};e===null?
e=[P]:e.push(P),s++}}else{let P={instancePath:i+"/timeline/bucketSeconds",schemaPath:"#/properties/timeline/properties/bucketSeconds/type",keyword:"type",params:{
type:"number"}};e===null?e=[P]:e.push(P),s++}}if(p.buckets!==void 0){let d=p.buckets;if(Array.isArray(d)){if(d.length>128){let f={instancePath:i+"/timeline/buck\
ets",schemaPath:"#/properties/timeline/properties/buckets/maxItems",keyword:"maxItems",params:{limit:128}};e===null?e=[f]:e.push(f),s++}let P=d.length;for(let f=0;f<
P;f++){let x=d[f];if(x&&typeof x=="object"&&!Array.isArray(x)){if(x.planned===void 0){let m={instancePath:i+"/timeline/buckets/"+f,schemaPath:"#/properties/time\
line/properties/buckets/items/required",keyword:"required",params:{missingProperty:"planned"}};e===null?e=[m]:e.push(m),s++}if(x.sent===void 0){let m={instancePath:i+
"/timeline/buckets/"+f,schemaPath:"#/properties/timeline/properties/buckets/items/required",keyword:"required",params:{missingProperty:"sent"}};e===null?e=[m]:e.
push(m),s++}if(x.completed===void 0){let m={instancePath:i+"/timeline/buckets/"+f,schemaPath:"#/properties/timeline/properties/buckets/items/required",keyword:"\
required",params:{missingProperty:"completed"}};e===null?e=[m]:e.push(m),s++}if(x.inFlight===void 0){let m={instancePath:i+"/timeline/buckets/"+f,schemaPath:"#/\
properties/timeline/properties/buckets/items/required",keyword:"required",params:{missingProperty:"inFlight"}};e===null?e=[m]:e.push(m),s++}if(x.slowestMs===void 0){
let m={instancePath:i+"/timeline/buckets/"+f,schemaPath:"#/properties/timeline/properties/buckets/items/required",keyword:"required",params:{missingProperty:"sl\
owestMs"}};e===null?e=[m]:e.push(m),s++}if(x.failed===void 0){let m={instancePath:i+"/timeline/buckets/"+f,schemaPath:"#/properties/timeline/properties/buckets/\
items/required",keyword:"required",params:{missingProperty:"failed"}};e===null?e=[m]:e.push(m),s++}for(let m in x)if(!(m==="planned"||m==="sent"||m==="completed"||
m==="inFlight"||m==="slowestMs"||m==="failed")){let t={instancePath:i+"/timeline/buckets/"+f,schemaPath:"#/properties/timeline/properties/buckets/items/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:m}};e===null?e=[t]:e.push(t),s++}if(x.planned!==void 0){let m=x.planned;if(!(typeof m=="\
number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&m!==null){let t={instancePath:i+"/timeline/buckets/"+f+"/planned",schemaPath:"#/properties/timeline/properties/buckets\
/items/properties/planned/type",keyword:"type",params:{type:Xr.properties.timeline.properties.buckets.items.properties.planned.type}};e===null?e=[t]:e.push(t),s++}
if(typeof m=="number"&&isFinite(m)&&(m<0||isNaN(m))){let t={instancePath:i+"/timeline/buckets/"+f+"/planned",schemaPath:"#/properties/timeline/properties/bucket\
s/items/properties/planned/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[t]:e.push(t),s++}}if(x.sent!==void 0){let m=x.sent;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let t={instancePath:i+"/timeline/buckets/"+f+"/sent",schemaPath:"#/properties/timeline/properties/buckets/items/prope\
rties/sent/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),s++}if(typeof m=="number"&&isFinite(m)&&(m<0||isNaN(m))){let t={instancePath:i+
"/timeline/buckets/"+f+"/sent",schemaPath:"#/properties/timeline/properties/buckets/items/properties/sent/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[t]:e.push(t),s++}}if(x.completed!==void 0){let m=x.completed;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let t={instancePath:i+"/timel\
ine/buckets/"+f+"/completed",schemaPath:"#/properties/timeline/properties/buckets/items/properties/completed/type",keyword:"type",params:{type:"integer"}};e===null?
e=[t]:e.push(t),s++}if(typeof m=="number"&&isFinite(m)&&(m<0||isNaN(m))){let t={instancePath:i+"/timeline/buckets/"+f+"/completed",schemaPath:"#/properties/time\
line/properties/buckets/items/properties/completed/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[t]:e.push(t),s++}}if(x.inFlight!==void 0){
let m=x.inFlight;if(typeof m=="number"&&isFinite(m)){if(m<0||isNaN(m)){let t={instancePath:i+"/timeline/buckets/"+f+"/inFlight",schemaPath:"#/properties/timelin\
e/properties/buckets/items/properties/inFlight/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+
"/timeline/buckets/"+f+"/inFlight",schemaPath:"#/properties/timeline/properties/buckets/items/properties/inFlight/type",keyword:"type",params:{type:"number"}};e===
null?e=[t]:e.push(t),s++}}if(x.slowestMs!==void 0){let m=x.slowestMs;if(!(typeof m=="number"&&isFinite(m))&&m!==null){let t={instancePath:i+"/timeline/buckets/"+
f+"/slowestMs",schemaPath:"#/properties/timeline/properties/buckets/items/properties/slowestMs/type",keyword:"type",params:{type:Xr.properties.timeline.properties.
buckets.items.properties.slowestMs.type}};e===null?e=[t]:e.push(t),s++}if(typeof m=="number"&&isFinite(m)&&(m<0||isNaN(m))){let t={instancePath:i+"/timeline/buc\
kets/"+f+"/slowestMs",schemaPath:"#/properties/timeline/properties/buckets/items/properties/slowestMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[t]:e.push(t),s++}}if(x.failed!==void 0){let m=x.failed;if(m&&typeof m=="object"&&!Array.isArray(m)){for(let t in m){let u=s;re(t,{instancePath:i+"/t\
imeline/buckets/"+f+"/failed",parentData:m,parentDataProperty:"failed",rootData:k,dynamicAnchors:w})||(e=e===null?re.errors:e.concat(re.errors),s=e.length);var n=u===
s;if(!n){let h={instancePath:i+"/timeline/buckets/"+f+"/failed",schemaPath:"#/properties/timeline/properties/buckets/items/properties/failed/propertyNames",keyword:"\
propertyNames",params:{propertyName:t}};e===null?e=[h]:e.push(h),s++}}for(let t in m){let u=m[t];if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let h={
instancePath:i+"/timeline/buckets/"+f+"/failed/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/timeline/properties/buckets/items/properties/\
failed/additionalProperties/type",keyword:"type",params:{type:"integer"}};e===null?e=[h]:e.push(h),s++}if(typeof u=="number"&&isFinite(u)&&(u<1||isNaN(u))){let h={
instancePath:i+"/timeline/buckets/"+f+"/failed/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/timeline/properties/buckets/items/properties/\
failed/additionalProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[h]:e.push(h),s++}}}else{let t={instancePath:i+"/timeline/bu\
ckets/"+f+"/failed",schemaPath:"#/properties/timeline/properties/buckets/items/properties/failed/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(
t),s++}}}else{let m={instancePath:i+"/timeline/buckets/"+f,schemaPath:"#/properties/timeline/properties/buckets/items/type",keyword:"type",params:{type:"object"}};
e===null?e=[m]:e.push(m),s++}}}else{let P={instancePath:i+"/timeline/buckets",schemaPath:"#/properties/timeline/properties/buckets/type",keyword:"type",params:{
type:"array"}};e===null?e=[P]:e.push(P),s++}}}else{let d={instancePath:i+"/timeline",schemaPath:"#/properties/timeline/type",keyword:"type",params:{type:"object"}};
e===null?e=[d]:e.push(d),s++}}if(r.dots!==void 0){let p=r.dots;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.requests===void 0){let d={instancePath:i+"/dots",
schemaPath:"#/properties/dots/required",keyword:"required",params:{missingProperty:"requests"}};e===null?e=[d]:e.push(d),s++}if(p.points===void 0){let d={instancePath:i+
"/dots",schemaPath:"#/properties/dots/required",keyword:"required",params:{missingProperty:"points"}};e===null?e=[d]:e.push(d),s++}for(let d in p)if(!(d==="requ\
ests"||d==="points")){let P={instancePath:i+"/dots",schemaPath:"#/properties/dots/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};
e===null?e=[P]:e.push(P),s++}if(p.requests!==void 0){let d=p.requests;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let P={instancePath:i+"/dots/req\
uests",schemaPath:"#/properties/dots/properties/requests/type",keyword:"type",params:{type:"integer"}};e===null?e=[P]:e.push(P),s++}if(typeof d=="number"&&isFinite(
d)&&(d<0||isNaN(d))){let P={instancePath:i+"/dots/requests",schemaPath:"#/properties/dots/properties/requests/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}};e===null?e=[P]:e.push(P),s++}}if(p.points!==void 0){let d=p.points;if(Array.isArray(d)){if(d.length>600){let f={instancePath:i+"/dots/points",schemaPath:"\
#/properties/dots/properties/points/maxItems",keyword:"maxItems",params:{limit:600}};e===null?e=[f]:e.push(f),s++}let P=d.length;for(let f=0;f<P;f++){let x=d[f];
if(Array.isArray(x)){if(x.length>4){let t={instancePath:i+"/dots/points/"+f,schemaPath:"#/properties/dots/properties/points/items/maxItems",keyword:"maxItems",params:{
limit:4}};e===null?e=[t]:e.push(t),s++}if(x.length<4){let t={instancePath:i+"/dots/points/"+f,schemaPath:"#/properties/dots/properties/points/items/minItems",keyword:"\
minItems",params:{limit:4}};e===null?e=[t]:e.push(t),s++}let m=x.length;if(m>0){let t=x[0];if(!(typeof t=="number"&&isFinite(t))){let u={instancePath:i+"/dots/p\
oints/"+f+"/0",schemaPath:"#/properties/dots/properties/points/items/prefixItems/0/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),s++}}if(m>
1){let t=x[1];if(!(typeof t=="number"&&isFinite(t))&&t!==null){let u={instancePath:i+"/dots/points/"+f+"/1",schemaPath:"#/properties/dots/properties/points/item\
s/prefixItems/1/type",keyword:"type",params:{type:Xr.properties.dots.properties.points.items.prefixItems[1].type}};e===null?e=[u]:e.push(u),s++}if(typeof t=="nu\
mber"&&isFinite(t)&&(t<0||isNaN(t))){let u={instancePath:i+"/dots/points/"+f+"/1",schemaPath:"#/properties/dots/properties/points/items/prefixItems/1/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[u]:e.push(u),s++}}if(m>2){let t=x[2];if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){let u={instancePath:i+
"/dots/points/"+f+"/2",schemaPath:"#/properties/dots/properties/points/items/prefixItems/2/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?
e=[u]:e.push(u),s++}}else{let u={instancePath:i+"/dots/points/"+f+"/2",schemaPath:"#/properties/dots/properties/points/items/prefixItems/2/type",keyword:"type",
params:{type:"number"}};e===null?e=[u]:e.push(u),s++}}if(m>3){let t=x[3],u=s,h=!1,$=s;if(t!=="ok"){let l={instancePath:i+"/dots/points/"+f+"/3",schemaPath:"#/pr\
operties/dots/properties/points/items/prefixItems/3/anyOf/0/const",keyword:"const",params:{allowedValue:"ok"}};e===null?e=[l]:e.push(l),s++}var o=$===s;h=h||o;let y=s;
re(t,{instancePath:i+"/dots/points/"+f+"/3",parentData:x,parentDataProperty:3,rootData:k,dynamicAnchors:w})||(e=e===null?re.errors:e.concat(re.errors),s=e.length);
var o=y===s;if(h=h||o,h)s=u,e!==null&&(u?e.length=u:e=null);else{let l={instancePath:i+"/dots/points/"+f+"/3",schemaPath:"#/properties/dots/properties/points/it\
ems/prefixItems/3/anyOf",keyword:"anyOf",params:{}};e===null?e=[l]:e.push(l),s++}}}else{let m={instancePath:i+"/dots/points/"+f,schemaPath:"#/properties/dots/pr\
operties/points/items/type",keyword:"type",params:{type:"array"}};e===null?e=[m]:e.push(m),s++}}}else{let P={instancePath:i+"/dots/points",schemaPath:"#/propert\
ies/dots/properties/points/type",keyword:"type",params:{type:"array"}};e===null?e=[P]:e.push(P),s++}}}else{let d={instancePath:i+"/dots",schemaPath:"#/propertie\
s/dots/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}}if(r.curves!==void 0){let p=r.curves;if(p&&typeof p=="object"&&!Array.isArray(
p)){for(let d in p){let P=s;if(typeof d=="string"&&!Dr.test(d)){let f={instancePath:i+"/curves",schemaPath:"#/properties/curves/propertyNames/pattern",keyword:"\
pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},propertyName:d};e===null?e=[f]:e.push(f),s++}var a=P===s;if(!a){let f={instancePath:i+"/curves",schemaPath:"#/prop\
erties/curves/propertyNames",keyword:"propertyNames",params:{propertyName:d}};e===null?e=[f]:e.push(f),s++}}for(let d in p){let P=p[d];if(Array.isArray(P)){if(P.
length>128){let x={instancePath:i+"/curves/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/curves/additionalProperties/maxItems",keyword:"ma\
xItems",params:{limit:128}};e===null?e=[x]:e.push(x),s++}let f=P.length;for(let x=0;x<f;x++){let m=P[x];if(Array.isArray(m)){if(m.length>2){let u={instancePath:i+
"/curves/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+x,schemaPath:"#/properties/curves/additionalProperties/items/maxItems",keyword:"maxItems",params:{limit:2}};
e===null?e=[u]:e.push(u),s++}if(m.length<2){let u={instancePath:i+"/curves/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+x,schemaPath:"#/properties/curves/addi\
tionalProperties/items/minItems",keyword:"minItems",params:{limit:2}};e===null?e=[u]:e.push(u),s++}let t=m.length;if(t>0){let u=m[0];if(!(typeof u=="number"&&isFinite(
u))){let h={instancePath:i+"/curves/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+x+"/0",schemaPath:"#/properties/curves/additionalProperties/items/prefixItems\
/0/type",keyword:"type",params:{type:"number"}};e===null?e=[h]:e.push(h),s++}}if(t>1){let u=m[1];if(typeof u=="number"&&isFinite(u)){if(u>1||isNaN(u)){let h={instancePath:i+
"/curves/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+x+"/1",schemaPath:"#/properties/curves/additionalProperties/items/prefixItems/1/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:1}};e===null?e=[h]:e.push(h),s++}if(u<=0||isNaN(u)){let h={instancePath:i+"/curves/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/"+x+"/1",schemaPath:"#/properties/curves/additionalProperties/items/prefixItems/1/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}};
e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:i+"/curves/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+x+"/1",schemaPath:"#/properties/curves/addition\
alProperties/items/prefixItems/1/type",keyword:"type",params:{type:"number"}};e===null?e=[h]:e.push(h),s++}}}else{let t={instancePath:i+"/curves/"+d.replace(/~/g,
"~0").replace(/\//g,"~1")+"/"+x,schemaPath:"#/properties/curves/additionalProperties/items/type",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),
s++}}}else{let f={instancePath:i+"/curves/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/curves/additionalProperties/type",keyword:"type",params:{
type:"array"}};e===null?e=[f]:e.push(f),s++}}}else{let d={instancePath:i+"/curves",schemaPath:"#/properties/curves/type",keyword:"type",params:{type:"object"}};
e===null?e=[d]:e.push(d),s++}}}else{let p={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}return we.errors=
e,s===0}we.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var qr={type:"object",required:["model","vus","durationSeconds","ratePerSecond","burstiness","tr\
aceSpeed","thinkSeconds","maxTokens","promptTokens","lengths","prefixShare","keys","mix","requestTimeoutSeconds"],additionalProperties:!1,properties:{model:{enum:[
"closed","open-constant","open-poisson","open-gamma","open-trace"]},vus:{type:"integer",minimum:1},durationSeconds:{type:"number",minimum:0},ratePerSecond:{type:[
"number","null"],minimum:0},burstiness:{type:"number",minimum:0},traceSpeed:{type:"number",minimum:0},thinkSeconds:{type:"number",minimum:0},maxTokens:{type:"in\
teger",minimum:1},promptTokens:{type:"integer",minimum:1},lengths:{type:"object",required:["kind"],properties:{kind:{enum:["fixed","lognormal","empirical"]},promptCv:{
type:"number",minimum:0},outputCv:{type:"number",minimum:0},correlation:{type:"number",minimum:-1,maximum:1},count:{type:"integer",minimum:1}},additionalProperties:!1},
prefixShare:{type:"number",minimum:0,maximum:1},keys:{type:"integer",minimum:1},mix:{type:"object",required:["json","sse","websocket"],additionalProperties:!1,properties:{
json:{type:"number",minimum:0},sse:{type:"number",minimum:0},websocket:{type:"number",minimum:0}}},requestTimeoutSeconds:{type:"number",minimum:0}}};function be(r,{
instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=be.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&
(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.model===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
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
if(!ie.call(qr.properties,n)){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=
[o]:e.push(o),s++}if(r.model!==void 0){let n=r.model;if(!(n==="closed"||n==="open-constant"||n==="open-poisson"||n==="open-gamma"||n==="open-trace")){let o={instancePath:i+
"/model",schemaPath:"#/properties/model/enum",keyword:"enum",params:{allowedValues:qr.properties.model.enum}};e===null?e=[o]:e.push(o),s++}}if(r.vus!==void 0){let n=r.
vus;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/vus",schemaPath:"#/properties/vus/type",keyword:"type",params:{type:"integ\
er"}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<1||isNaN(n))){let o={instancePath:i+"/vus",schemaPath:"#/properties/vus/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}};e===null?e=[o]:e.push(o),s++}}if(r.durationSeconds!==void 0){let n=r.durationSeconds;if(typeof n=="number"&&isFinite(
n)){if(n<0||isNaN(n)){let o={instancePath:i+"/durationSeconds",schemaPath:"#/properties/durationSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/durationSeconds",schemaPath:"#/properties/durationSeconds/type",keyword:"type",params:{type:"number"}};
e===null?e=[o]:e.push(o),s++}}if(r.ratePerSecond!==void 0){let n=r.ratePerSecond;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/ratePe\
rSecond",schemaPath:"#/properties/ratePerSecond/type",keyword:"type",params:{type:qr.properties.ratePerSecond.type}};e===null?e=[o]:e.push(o),s++}if(typeof n=="\
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
enum",params:{allowedValues:qr.properties.lengths.properties.kind.enum}};e===null?e=[a]:e.push(a),s++}}if(n.promptCv!==void 0){let o=n.promptCv;if(typeof o=="nu\
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
object"}};e===null?e=[n]:e.push(n),s++}return be.errors=e,s===0}be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ls={type:"object",required:["p50","p\
99"],additionalProperties:!1,properties:{p50:{type:["number","null"],minimum:0},p99:{type:["number","null"],minimum:0}}};function H(r,{instancePath:i="",parentData:N,
parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=H.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){if(r.p50===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p50"}};e===null?
e=[n]:e.push(n),s++}if(r.p99===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p99"}};e===null?e=[n]:e.push(n),
s++}for(let n in r)if(!(n==="p50"||n==="p99")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};
e===null?e=[o]:e.push(o),s++}if(r.p50!==void 0){let n=r.p50;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/p50",schemaPath:"#/properti\
es/p50/type",keyword:"type",params:{type:ls.properties.p50.type}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+
"/p50",schemaPath:"#/properties/p50/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}if(r.p99!==void 0){let n=r.p99;if(!(typeof n==
"number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/p99",schemaPath:"#/properties/p99/type",keyword:"type",params:{type:ls.properties.p99.type}};e===null?
e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/p99",schemaPath:"#/properties/p99/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.
push(n),s++}return H.errors=e,s===0}H.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Sr(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,
dynamicAnchors:w={}}={}){let e=null,s=0,c=Sr.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let n=s,o=!1,a=null,p=s;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.outcome!==void 0&&r.outcome!=="ok"){let y={instancePath:i+"/outcome",schemaPath:"#/oneOf/0/properties/outcome/const",keyword:"\
const",params:{allowedValue:"ok"}};e===null?e=[y]:e.push(y),s++}if(r.exitCode!==void 0&&r.exitCode!==0){let y={instancePath:i+"/exitCode",schemaPath:"#/oneOf/0/\
properties/exitCode/const",keyword:"const",params:{allowedValue:0}};e===null?e=[y]:e.push(y),s++}if(r.valid!==void 0&&r.valid!==!0){let y={instancePath:i+"/vali\
d",schemaPath:"#/oneOf/0/properties/valid/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[y]:e.push(y),s++}if(r.reasons!==void 0){let y=r.reasons;if(Array.
isArray(y)){if(y.length>0){let l={instancePath:i+"/reasons",schemaPath:"#/oneOf/0/properties/reasons/maxItems",keyword:"maxItems",params:{limit:0}};e===null?e=[
l]:e.push(l),s++}}else{let l={instancePath:i+"/reasons",schemaPath:"#/oneOf/0/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(
l),s++}}}var f=p===s;if(f){o=!0,a=0;var d={};d.outcome=!0,d.exitCode=!0,d.valid=!0,d.reasons=!0}let P=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.outcome!==
void 0&&r.outcome!=="slo-failed"){let y={instancePath:i+"/outcome",schemaPath:"#/oneOf/1/properties/outcome/const",keyword:"const",params:{allowedValue:"slo-fai\
led"}};e===null?e=[y]:e.push(y),s++}if(r.exitCode!==void 0&&r.exitCode!==1){let y={instancePath:i+"/exitCode",schemaPath:"#/oneOf/1/properties/exitCode/const",keyword:"\
const",params:{allowedValue:1}};e===null?e=[y]:e.push(y),s++}if(r.valid!==void 0&&r.valid!==!0){let y={instancePath:i+"/valid",schemaPath:"#/oneOf/1/properties/\
valid/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[y]:e.push(y),s++}if(r.reasons!==void 0){let y=r.reasons;if(Array.isArray(y)){if(y.length>0){let l={
instancePath:i+"/reasons",schemaPath:"#/oneOf/1/properties/reasons/maxItems",keyword:"maxItems",params:{limit:0}};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+
"/reasons",schemaPath:"#/oneOf/1/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),s++}}}var f=P===s;if(f&&o)o=!1,a=[a,1];else{
f&&(o=!0,a=1,d!==!0&&(d=d||{},d.outcome=!0,d.exitCode=!0,d.valid=!0,d.reasons=!0));let y=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.outcome!==void 0&&r.
outcome!=="invalid"){let g={instancePath:i+"/outcome",schemaPath:"#/oneOf/2/properties/outcome/const",keyword:"const",params:{allowedValue:"invalid"}};e===null?
e=[g]:e.push(g),s++}if(r.exitCode!==void 0){let g=r.exitCode;if(!(g===3||g===4)){let q={instancePath:i+"/exitCode",schemaPath:"#/oneOf/2/properties/exitCode/enu\
m",keyword:"enum",params:{allowedValues:C.oneOf[2].properties.exitCode.enum}};e===null?e=[q]:e.push(q),s++}}if(r.valid!==void 0&&r.valid!==!1){let g={instancePath:i+
"/valid",schemaPath:"#/oneOf/2/properties/valid/const",keyword:"const",params:{allowedValue:!1}};e===null?e=[g]:e.push(g),s++}if(r.reasons!==void 0){let g=r.reasons;
if(Array.isArray(g)){if(g.length<1){let q={instancePath:i+"/reasons",schemaPath:"#/oneOf/2/properties/reasons/minItems",keyword:"minItems",params:{limit:1}};e===
null?e=[q]:e.push(q),s++}}else{let q={instancePath:i+"/reasons",schemaPath:"#/oneOf/2/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=
[q]:e.push(q),s++}}}var f=y===s;if(f&&o)o=!1,a=[a,2];else{f&&(o=!0,a=2,d!==!0&&(d=d||{},d.outcome=!0,d.exitCode=!0,d.valid=!0,d.reasons=!0));let g=s;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.outcome!==void 0&&r.outcome!=="aborted"){let v={instancePath:i+"/outcome",schemaPath:"#/oneOf/3/properties/outcome/const",keyword:"\
const",params:{allowedValue:"aborted"}};e===null?e=[v]:e.push(v),s++}if(r.exitCode!==void 0&&r.exitCode!==3){let v={instancePath:i+"/exitCode",schemaPath:"#/one\
Of/3/properties/exitCode/const",keyword:"const",params:{allowedValue:3}};e===null?e=[v]:e.push(v),s++}if(r.valid!==void 0&&r.valid!==!1){let v={instancePath:i+"\
/valid",schemaPath:"#/oneOf/3/properties/valid/const",keyword:"const",params:{allowedValue:!1}};e===null?e=[v]:e.push(v),s++}if(r.reasons!==void 0){let v=r.reasons;
if(Array.isArray(v)){if(v.length<1){let O={instancePath:i+"/reasons",schemaPath:"#/oneOf/3/properties/reasons/minItems",keyword:"minItems",params:{limit:1}};e===
null?e=[O]:e.push(O),s++}}else{let O={instancePath:i+"/reasons",schemaPath:"#/oneOf/3/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=
[O]:e.push(O),s++}}}var f=g===s;f&&o?(o=!1,a=[a,3]):f&&(o=!0,a=3,d!==!0&&(d=d||{},d.outcome=!0,d.exitCode=!0,d.valid=!0,d.reasons=!0))}}if(o)s=n,e!==null&&(n?e.
length=n:e=null);else{let y={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:a}};e===null?e=[y]:e.push(y),s++}if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.schema===void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[y]:e.push(
y),s++}if(r.outcome===void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"outcome"}};e===null?e=[y]:e.push(y),s++}
if(r.exitCode===void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exitCode"}};e===null?e=[y]:e.push(y),s++}if(r.
valid===void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid"}};e===null?e=[y]:e.push(y),s++}if(r.reasons===void 0){
let y={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reasons"}};e===null?e=[y]:e.push(y),s++}if(r.notes===void 0){let y={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"notes"}};e===null?e=[y]:e.push(y),s++}if(r.requests===void 0){let y={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"requests"}};e===null?e=[y]:e.push(y),s++}if(r.metrics===void 0){let y={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"metrics"}};e===null?e=[y]:e.push(y),s++}if(r.throughput===void 0){let y={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"throughput"}};e===null?e=[y]:e.push(y),s++}if(r.rates===void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"rates"}};e===null?e=[y]:e.push(y),s++}if(r.goodput===void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"goodput"}};e===null?e=[y]:e.push(y),s++}if(r.littlesLaw===void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"littlesLaw"}};e===null?e=[y]:e.push(y),s++}if(r.errors===void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
errors"}};e===null?e=[y]:e.push(y),s++}if(r.conformance===void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"conf\
ormance"}};e===null?e=[y]:e.push(y),s++}if(r.series===void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"series"}};
e===null?e=[y]:e.push(y),s++}if(r.slo===void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"slo"}};e===null?e=[y]:
e.push(y),s++}if(r.scenario===void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scenario"}};e===null?e=[y]:e.push(
y),s++}if(r.suite===void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"suite"}};e===null?e=[y]:e.push(y),s++}if(r.
target===void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"target"}};e===null?e=[y]:e.push(y),s++}if(r.workload===
void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"workload"}};e===null?e=[y]:e.push(y),s++}if(r.schedule===void 0){
let y={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schedule"}};e===null?e=[y]:e.push(y),s++}if(r.instrument===void 0){let y={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"instrument"}};e===null?e=[y]:e.push(y),s++}if(r.startedAt===void 0){let y={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"startedAt"}};e===null?e=[y]:e.push(y),s++}if(r.durationMs===void 0){let y={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"durationMs"}};e===null?e=[y]:e.push(y),s++}for(let y in r)if(!ie.call(C.properties,y)){let l={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[l]:e.push(l),s++}if(r.schema!==void 0&&r.schema!==
"assay.load/1"){let y={instancePath:i+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"assay.load/1"}};e===null?e=[y]:e.push(
y),s++}if(r.outcome!==void 0){let y=r.outcome;if(!(y==="ok"||y==="slo-failed"||y==="invalid"||y==="aborted")){let l={instancePath:i+"/outcome",schemaPath:"#/pro\
perties/outcome/enum",keyword:"enum",params:{allowedValues:C.properties.outcome.enum}};e===null?e=[l]:e.push(l),s++}}if(r.exitCode!==void 0){let y=r.exitCode;if(!(y===
0||y===1||y===3||y===4)){let l={instancePath:i+"/exitCode",schemaPath:"#/properties/exitCode/enum",keyword:"enum",params:{allowedValues:C.properties.exitCode.enum}};
e===null?e=[l]:e.push(l),s++}}if(r.valid!==void 0&&typeof r.valid!="boolean"){let y={instancePath:i+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",
params:{type:"boolean"}};e===null?e=[y]:e.push(y),s++}if(r.reasons!==void 0){let y=r.reasons;if(Array.isArray(y)){let l=y.length;for(let g=0;g<l;g++){let q=y[g];
if(typeof q=="string"){if(V(q)<1){let v={instancePath:i+"/reasons/"+g,schemaPath:"#/properties/reasons/items/minLength",keyword:"minLength",params:{limit:1}};e===
null?e=[v]:e.push(v),s++}if(!Q.test(q)){let v={instancePath:i+"/reasons/"+g,schemaPath:"#/properties/reasons/items/pattern",keyword:"pattern",params:{pattern:"^\
[^\\n]*$"}};e===null?e=[v]:e.push(v),s++}}else{let v={instancePath:i+"/reasons/"+g,schemaPath:"#/properties/reasons/items/type",keyword:"type",params:{type:"str\
ing"}};e===null?e=[v]:e.push(v),s++}}}else{let l={instancePath:i+"/reasons",schemaPath:"#/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?
e=[l]:e.push(l),s++}}if(r.notes!==void 0){let y=r.notes;if(Array.isArray(y)){let l=y.length;for(let g=0;g<l;g++){let q=y[g];if(typeof q=="string"){if(V(q)<1){let v={
instancePath:i+"/notes/"+g,schemaPath:"#/properties/notes/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[v]:e.push(v),s++}if(!Q.test(q)){let v={
instancePath:i+"/notes/"+g,schemaPath:"#/properties/notes/items/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[v]:e.push(v),s++}}else{let v={
instancePath:i+"/notes/"+g,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type:"string"}};e===null?e=[v]:e.push(v),s++}}}else{let l={instancePath:i+
"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),s++}}if(r.requests!==void 0){let y=r.requests;if(y&&
typeof y=="object"&&!Array.isArray(y)){if(y.started===void 0){let l={instancePath:i+"/requests",schemaPath:"#/properties/requests/required",keyword:"required",params:{
missingProperty:"started"}};e===null?e=[l]:e.push(l),s++}if(y.ok===void 0){let l={instancePath:i+"/requests",schemaPath:"#/properties/requests/required",keyword:"\
required",params:{missingProperty:"ok"}};e===null?e=[l]:e.push(l),s++}if(y.failed===void 0){let l={instancePath:i+"/requests",schemaPath:"#/properties/requests/\
required",keyword:"required",params:{missingProperty:"failed"}};e===null?e=[l]:e.push(l),s++}if(y.dropped===void 0){let l={instancePath:i+"/requests",schemaPath:"\
#/properties/requests/required",keyword:"required",params:{missingProperty:"dropped"}};e===null?e=[l]:e.push(l),s++}if(y.interrupted===void 0){let l={instancePath:i+
"/requests",schemaPath:"#/properties/requests/required",keyword:"required",params:{missingProperty:"interrupted"}};e===null?e=[l]:e.push(l),s++}if(y.errorShare===
void 0){let l={instancePath:i+"/requests",schemaPath:"#/properties/requests/required",keyword:"required",params:{missingProperty:"errorShare"}};e===null?e=[l]:e.
push(l),s++}for(let l in y)if(!(l==="started"||l==="ok"||l==="failed"||l==="dropped"||l==="errorShare"||l==="interrupted")){let g={instancePath:i+"/requests",schemaPath:"\
#/properties/requests/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[g]:e.push(g),s++}if(y.started!==void 0){let l=y.
started;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let g={instancePath:i+"/requests/started",schemaPath:"#/properties/requests/properties/started\
/type",keyword:"type",params:{type:"integer"}};e===null?e=[g]:e.push(g),s++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){let g={instancePath:i+"/request\
s/started",schemaPath:"#/properties/requests/properties/started/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[g]:e.push(g),s++}}if(y.
ok!==void 0){let l=y.ok;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let g={instancePath:i+"/requests/ok",schemaPath:"#/properties/requests/propert\
ies/ok/type",keyword:"type",params:{type:"integer"}};e===null?e=[g]:e.push(g),s++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){let g={instancePath:i+"/r\
equests/ok",schemaPath:"#/properties/requests/properties/ok/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[g]:e.push(g),s++}}if(y.failed!==
void 0){let l=y.failed;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let g={instancePath:i+"/requests/failed",schemaPath:"#/properties/requests/prop\
erties/failed/type",keyword:"type",params:{type:"integer"}};e===null?e=[g]:e.push(g),s++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){let g={instancePath:i+
"/requests/failed",schemaPath:"#/properties/requests/properties/failed/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[g]:e.push(g),s++}}
if(y.dropped!==void 0){let l=y.dropped;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let g={instancePath:i+"/requests/dropped",schemaPath:"#/propert\
ies/requests/properties/dropped/type",keyword:"type",params:{type:"integer"}};e===null?e=[g]:e.push(g),s++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){
let g={instancePath:i+"/requests/dropped",schemaPath:"#/properties/requests/properties/dropped/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===
null?e=[g]:e.push(g),s++}}if(y.errorShare!==void 0){let l=y.errorShare;if(typeof l=="number"&&isFinite(l)){if(l>1||isNaN(l)){let g={instancePath:i+"/requests/er\
rorShare",schemaPath:"#/properties/requests/properties/errorShare/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[g]:e.push(g),s++}if(l<
0||isNaN(l)){let g={instancePath:i+"/requests/errorShare",schemaPath:"#/properties/requests/properties/errorShare/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:i+"/requests/errorShare",schemaPath:"#/properties/requests/properties/errorShare/type",keyword:"\
type",params:{type:"number"}};e===null?e=[g]:e.push(g),s++}}if(y.interrupted!==void 0){let l=y.interrupted;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l))){let g={instancePath:i+"/requests/interrupted",schemaPath:"#/properties/requests/properties/interrupted/type",keyword:"type",params:{type:"integer"}};e===null?
e=[g]:e.push(g),s++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){let g={instancePath:i+"/requests/interrupted",schemaPath:"#/properties/requests/propert\
ies/interrupted/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[g]:e.push(g),s++}}}else{let l={instancePath:i+"/requests",schemaPath:"#\
/properties/requests/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),s++}}if(r.sentBy!==void 0){let y=r.sentBy;if(y&&typeof y=="object"&&!Array.
isArray(y)){if(y.json===void 0){let l={instancePath:i+"/sentBy",schemaPath:"#/properties/sentBy/required",keyword:"required",params:{missingProperty:"json"}};e===
null?e=[l]:e.push(l),s++}if(y.sse===void 0){let l={instancePath:i+"/sentBy",schemaPath:"#/properties/sentBy/required",keyword:"required",params:{missingProperty:"\
sse"}};e===null?e=[l]:e.push(l),s++}if(y.websocket===void 0){let l={instancePath:i+"/sentBy",schemaPath:"#/properties/sentBy/required",keyword:"required",params:{
missingProperty:"websocket"}};e===null?e=[l]:e.push(l),s++}for(let l in y)if(!(l==="json"||l==="sse"||l==="websocket")){let g={instancePath:i+"/sentBy",schemaPath:"\
#/properties/sentBy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[g]:e.push(g),s++}if(y.json!==void 0){let l=y.
json;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let g={instancePath:i+"/sentBy/json",schemaPath:"#/properties/sentBy/properties/json/type",keyword:"\
type",params:{type:"integer"}};e===null?e=[g]:e.push(g),s++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){let g={instancePath:i+"/sentBy/json",schemaPath:"\
#/properties/sentBy/properties/json/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[g]:e.push(g),s++}}if(y.sse!==void 0){let l=y.sse;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let g={instancePath:i+"/sentBy/sse",schemaPath:"#/properties/sentBy/properties/sse/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[g]:e.push(g),s++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){let g={instancePath:i+"/sentBy/sse",schemaPath:"#/properties/sentBy\
/properties/sse/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[g]:e.push(g),s++}}if(y.websocket!==void 0){let l=y.websocket;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let g={instancePath:i+"/sentBy/websocket",schemaPath:"#/properties/sentBy/properties/websocket/type",keyword:"type",params:{
type:"integer"}};e===null?e=[g]:e.push(g),s++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){let g={instancePath:i+"/sentBy/websocket",schemaPath:"#/prope\
rties/sentBy/properties/websocket/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[g]:e.push(g),s++}}}else{let l={instancePath:i+"/sentB\
y",schemaPath:"#/properties/sentBy/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),s++}}if(r.metrics!==void 0){let y=r.metrics;if(y&&typeof y==
"object"&&!Array.isArray(y)){for(let l in y){let g=s;if(typeof l=="string"&&!Dr.test(l)){let q={instancePath:i+"/metrics",schemaPath:"#/properties/metrics/prope\
rtyNames/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},propertyName:l};e===null?e=[q]:e.push(q),s++}var x=g===s;if(!x){let q={instancePath:i+"\
/metrics",schemaPath:"#/properties/metrics/propertyNames",keyword:"propertyNames",params:{propertyName:l}};e===null?e=[q]:e.push(q),s++}}for(let l in y)ke(y[l],
{instancePath:i+"/metrics/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:y,parentDataProperty:l,rootData:k,dynamicAnchors:w})||(e=e===null?ke.errors:e.concat(
ke.errors),s=e.length)}else{let l={instancePath:i+"/metrics",schemaPath:"#/properties/metrics/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(
l),s++}}if(r.throughput!==void 0){let y=r.throughput;if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.completionsPerSecond===void 0){let l={instancePath:i+"/th\
roughput",schemaPath:"#/properties/throughput/required",keyword:"required",params:{missingProperty:"completionsPerSecond"}};e===null?e=[l]:e.push(l),s++}if(y.outputTokensPerSecond===
void 0){let l={instancePath:i+"/throughput",schemaPath:"#/properties/throughput/required",keyword:"required",params:{missingProperty:"outputTokensPerSecond"}};e===
null?e=[l]:e.push(l),s++}if(y.tokensPerSecondPerUser===void 0){let l={instancePath:i+"/throughput",schemaPath:"#/properties/throughput/required",keyword:"requir\
ed",params:{missingProperty:"tokensPerSecondPerUser"}};e===null?e=[l]:e.push(l),s++}for(let l in y)if(!(l==="completionsPerSecond"||l==="outputTokensPerSecond"||
l==="tokensPerSecondPerUser")){let g={instancePath:i+"/throughput",schemaPath:"#/properties/throughput/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:l}};e===null?e=[g]:e.push(g),s++}if(y.completionsPerSecond!==void 0){let l=y.completionsPerSecond;if(typeof l=="number"&&isFinite(l)){if(l<0||
isNaN(l)){let g={instancePath:i+"/throughput/completionsPerSecond",schemaPath:"#/properties/throughput/properties/completionsPerSecond/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:i+"/throughput/completionsPerSecond",schemaPath:"#/properties/throughpu\
t/properties/completionsPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[g]:e.push(g),s++}}if(y.outputTokensPerSecond!==void 0){let l=y.outputTokensPerSecond;
if(!(typeof l=="number"&&isFinite(l))&&l!==null){let g={instancePath:i+"/throughput/outputTokensPerSecond",schemaPath:"#/properties/throughput/properties/output\
TokensPerSecond/type",keyword:"type",params:{type:C.properties.throughput.properties.outputTokensPerSecond.type}};e===null?e=[g]:e.push(g),s++}if(typeof l=="num\
ber"&&isFinite(l)&&(l<0||isNaN(l))){let g={instancePath:i+"/throughput/outputTokensPerSecond",schemaPath:"#/properties/throughput/properties/outputTokensPerSeco\
nd/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[g]:e.push(g),s++}}if(y.tokensPerSecondPerUser!==void 0){let l=y.tokensPerSecondPerUser;
if(!(l&&typeof l=="object"&&!Array.isArray(l))&&l!==null){let g={instancePath:i+"/throughput/tokensPerSecondPerUser",schemaPath:"#/properties/throughput/propert\
ies/tokensPerSecondPerUser/type",keyword:"type",params:{type:C.properties.throughput.properties.tokensPerSecondPerUser.type}};e===null?e=[g]:e.push(g),s++}if(l&&
typeof l=="object"&&!Array.isArray(l)){if(l.p50===void 0){let g={instancePath:i+"/throughput/tokensPerSecondPerUser",schemaPath:"#/properties/throughput/propert\
ies/tokensPerSecondPerUser/required",keyword:"required",params:{missingProperty:"p50"}};e===null?e=[g]:e.push(g),s++}if(l.p10===void 0){let g={instancePath:i+"/\
throughput/tokensPerSecondPerUser",schemaPath:"#/properties/throughput/properties/tokensPerSecondPerUser/required",keyword:"required",params:{missingProperty:"p\
10"}};e===null?e=[g]:e.push(g),s++}if(l.p1===void 0){let g={instancePath:i+"/throughput/tokensPerSecondPerUser",schemaPath:"#/properties/throughput/properties/t\
okensPerSecondPerUser/required",keyword:"required",params:{missingProperty:"p1"}};e===null?e=[g]:e.push(g),s++}for(let g in l)if(!(g==="p50"||g==="p10"||g==="p1")){
let q={instancePath:i+"/throughput/tokensPerSecondPerUser",schemaPath:"#/properties/throughput/properties/tokensPerSecondPerUser/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:g}};e===null?e=[q]:e.push(q),s++}if(l.p50!==void 0){let g=l.p50;if(!(typeof g=="number"&&isFinite(g))&&g!==null){
let q={instancePath:i+"/throughput/tokensPerSecondPerUser/p50",schemaPath:"#/properties/throughput/properties/tokensPerSecondPerUser/properties/p50/type",keyword:"\
type",params:{type:C.properties.throughput.properties.tokensPerSecondPerUser.properties.p50.type}};e===null?e=[q]:e.push(q),s++}if(typeof g=="number"&&isFinite(
g)&&(g<0||isNaN(g))){let q={instancePath:i+"/throughput/tokensPerSecondPerUser/p50",schemaPath:"#/properties/throughput/properties/tokensPerSecondPerUser/proper\
ties/p50/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[q]:e.push(q),s++}}if(l.p10!==void 0){let g=l.p10;if(!(typeof g=="number"&&isFinite(
g))&&g!==null){let q={instancePath:i+"/throughput/tokensPerSecondPerUser/p10",schemaPath:"#/properties/throughput/properties/tokensPerSecondPerUser/properties/p\
10/type",keyword:"type",params:{type:C.properties.throughput.properties.tokensPerSecondPerUser.properties.p10.type}};e===null?e=[q]:e.push(q),s++}if(typeof g=="\
number"&&isFinite(g)&&(g<0||isNaN(g))){let q={instancePath:i+"/throughput/tokensPerSecondPerUser/p10",schemaPath:"#/properties/throughput/properties/tokensPerSe\
condPerUser/properties/p10/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[q]:e.push(q),s++}}if(l.p1!==void 0){let g=l.p1;if(!(typeof g==
"number"&&isFinite(g))&&g!==null){let q={instancePath:i+"/throughput/tokensPerSecondPerUser/p1",schemaPath:"#/properties/throughput/properties/tokensPerSecondPe\
rUser/properties/p1/type",keyword:"type",params:{type:C.properties.throughput.properties.tokensPerSecondPerUser.properties.p1.type}};e===null?e=[q]:e.push(q),s++}
if(typeof g=="number"&&isFinite(g)&&(g<0||isNaN(g))){let q={instancePath:i+"/throughput/tokensPerSecondPerUser/p1",schemaPath:"#/properties/throughput/propertie\
s/tokensPerSecondPerUser/properties/p1/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[q]:e.push(q),s++}}}}}else{let l={instancePath:i+
"/throughput",schemaPath:"#/properties/throughput/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),s++}}if(r.rates!==void 0){let y=r.rates;
if(!(y&&typeof y=="object"&&!Array.isArray(y))&&y!==null){let l={instancePath:i+"/rates",schemaPath:"#/properties/rates/type",keyword:"type",params:{type:C.properties.
rates.type}};e===null?e=[l]:e.push(l),s++}if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.askedPerSecond===void 0){let l={instancePath:i+"/rates",schemaPath:"\
#/properties/rates/required",keyword:"required",params:{missingProperty:"askedPerSecond"}};e===null?e=[l]:e.push(l),s++}if(y.sentPerSecond===void 0){let l={instancePath:i+
"/rates",schemaPath:"#/properties/rates/required",keyword:"required",params:{missingProperty:"sentPerSecond"}};e===null?e=[l]:e.push(l),s++}if(y.admittedPerSecond===
void 0){let l={instancePath:i+"/rates",schemaPath:"#/properties/rates/required",keyword:"required",params:{missingProperty:"admittedPerSecond"}};e===null?e=[l]:
e.push(l),s++}if(y.completedPerSecond===void 0){let l={instancePath:i+"/rates",schemaPath:"#/properties/rates/required",keyword:"required",params:{missingProperty:"\
completedPerSecond"}};e===null?e=[l]:e.push(l),s++}for(let l in y)if(!(l==="askedPerSecond"||l==="sentPerSecond"||l==="admittedPerSecond"||l==="completedPerSeco\
nd")){let g={instancePath:i+"/rates",schemaPath:"#/properties/rates/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?
e=[g]:e.push(g),s++}if(y.askedPerSecond!==void 0){let l=y.askedPerSecond;if(!(typeof l=="number"&&isFinite(l))&&l!==null){let g={instancePath:i+"/rates/askedPer\
Second",schemaPath:"#/properties/rates/properties/askedPerSecond/type",keyword:"type",params:{type:C.properties.rates.properties.askedPerSecond.type}};e===null?
e=[g]:e.push(g),s++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){let g={instancePath:i+"/rates/askedPerSecond",schemaPath:"#/properties/rates/properties\
/askedPerSecond/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[g]:e.push(g),s++}}if(y.sentPerSecond!==void 0){let l=y.sentPerSecond;if(typeof l==
"number"&&isFinite(l)){if(l<0||isNaN(l)){let g={instancePath:i+"/rates/sentPerSecond",schemaPath:"#/properties/rates/properties/sentPerSecond/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:i+"/rates/sentPerSecond",schemaPath:"#/properties/rates/proper\
ties/sentPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[g]:e.push(g),s++}}if(y.admittedPerSecond!==void 0){let l=y.admittedPerSecond;if(typeof l==
"number"&&isFinite(l)){if(l<0||isNaN(l)){let g={instancePath:i+"/rates/admittedPerSecond",schemaPath:"#/properties/rates/properties/admittedPerSecond/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:i+"/rates/admittedPerSecond",schemaPath:"#/properties/rates/pr\
operties/admittedPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[g]:e.push(g),s++}}if(y.completedPerSecond!==void 0){let l=y.completedPerSecond;
if(typeof l=="number"&&isFinite(l)){if(l<0||isNaN(l)){let g={instancePath:i+"/rates/completedPerSecond",schemaPath:"#/properties/rates/properties/completedPerSe\
cond/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:i+"/rates/completedPerSecond",schemaPath:"\
#/properties/rates/properties/completedPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[g]:e.push(g),s++}}}}if(r.goodput!==void 0){let y=r.goodput;
if(!(y&&typeof y=="object"&&!Array.isArray(y))&&y!==null){let l={instancePath:i+"/goodput",schemaPath:"#/properties/goodput/type",keyword:"type",params:{type:C.
properties.goodput.type}};e===null?e=[l]:e.push(l),s++}if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.share===void 0){let l={instancePath:i+"/goodput",schemaPath:"\
#/properties/goodput/required",keyword:"required",params:{missingProperty:"share"}};e===null?e=[l]:e.push(l),s++}if(y.perSecond===void 0){let l={instancePath:i+
"/goodput",schemaPath:"#/properties/goodput/required",keyword:"required",params:{missingProperty:"perSecond"}};e===null?e=[l]:e.push(l),s++}if(y.tokensPerSecond===
void 0){let l={instancePath:i+"/goodput",schemaPath:"#/properties/goodput/required",keyword:"required",params:{missingProperty:"tokensPerSecond"}};e===null?e=[l]:
e.push(l),s++}if(y.goals===void 0){let l={instancePath:i+"/goodput",schemaPath:"#/properties/goodput/required",keyword:"required",params:{missingProperty:"goals"}};
e===null?e=[l]:e.push(l),s++}for(let l in y)if(!(l==="share"||l==="perSecond"||l==="tokensPerSecond"||l==="goals")){let g={instancePath:i+"/goodput",schemaPath:"\
#/properties/goodput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[g]:e.push(g),s++}if(y.share!==void 0){let l=y.
share;if(typeof l=="number"&&isFinite(l)){if(l>1||isNaN(l)){let g={instancePath:i+"/goodput/share",schemaPath:"#/properties/goodput/properties/share/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1}};e===null?e=[g]:e.push(g),s++}if(l<0||isNaN(l)){let g={instancePath:i+"/goodput/share",schemaPath:"#/properties/goodpu\
t/properties/share/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:i+"/goodput/share",schemaPath:"\
#/properties/goodput/properties/share/type",keyword:"type",params:{type:"number"}};e===null?e=[g]:e.push(g),s++}}if(y.perSecond!==void 0){let l=y.perSecond;if(typeof l==
"number"&&isFinite(l)){if(l<0||isNaN(l)){let g={instancePath:i+"/goodput/perSecond",schemaPath:"#/properties/goodput/properties/perSecond/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}};e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:i+"/goodput/perSecond",schemaPath:"#/properties/goodput/properties\
/perSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[g]:e.push(g),s++}}if(y.tokensPerSecond!==void 0){let l=y.tokensPerSecond;if(!(typeof l=="num\
ber"&&isFinite(l))&&l!==null){let g={instancePath:i+"/goodput/tokensPerSecond",schemaPath:"#/properties/goodput/properties/tokensPerSecond/type",keyword:"type",
params:{type:C.properties.goodput.properties.tokensPerSecond.type}};e===null?e=[g]:e.push(g),s++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){let g={instancePath:i+
"/goodput/tokensPerSecond",schemaPath:"#/properties/goodput/properties/tokensPerSecond/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[
g]:e.push(g),s++}}if(y.goals!==void 0){let l=y.goals;if(Array.isArray(l)){let g=l.length;for(let q=0;q<g;q++){let v=l[q];if(v&&typeof v=="object"&&!Array.isArray(
v)){if(v.slo===void 0){let O={instancePath:i+"/goodput/goals/"+q,schemaPath:"#/properties/goodput/properties/goals/items/required",keyword:"required",params:{missingProperty:"\
slo"}};e===null?e=[O]:e.push(O),s++}if(v.share===void 0){let O={instancePath:i+"/goodput/goals/"+q,schemaPath:"#/properties/goodput/properties/goals/items/requi\
red",keyword:"required",params:{missingProperty:"share"}};e===null?e=[O]:e.push(O),s++}for(let O in v)if(!(O==="slo"||O==="share")){let S={instancePath:i+"/good\
put/goals/"+q,schemaPath:"#/properties/goodput/properties/goals/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:O}};e===null?
e=[S]:e.push(S),s++}if(v.slo!==void 0){let O=v.slo;if(typeof O=="string"){if(V(O)<1){let S={instancePath:i+"/goodput/goals/"+q+"/slo",schemaPath:"#/properties/g\
oodput/properties/goals/items/properties/slo/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[S]:e.push(S),s++}if(!Q.test(O)){let S={instancePath:i+
"/goodput/goals/"+q+"/slo",schemaPath:"#/properties/goodput/properties/goals/items/properties/slo/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?
e=[S]:e.push(S),s++}}else{let S={instancePath:i+"/goodput/goals/"+q+"/slo",schemaPath:"#/properties/goodput/properties/goals/items/properties/slo/type",keyword:"\
type",params:{type:"string"}};e===null?e=[S]:e.push(S),s++}}if(v.share!==void 0){let O=v.share;if(typeof O=="number"&&isFinite(O)){if(O>1||isNaN(O)){let S={instancePath:i+
"/goodput/goals/"+q+"/share",schemaPath:"#/properties/goodput/properties/goals/items/properties/share/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};
e===null?e=[S]:e.push(S),s++}if(O<0||isNaN(O)){let S={instancePath:i+"/goodput/goals/"+q+"/share",schemaPath:"#/properties/goodput/properties/goals/items/proper\
ties/share/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[S]:e.push(S),s++}}else{let S={instancePath:i+"/goodput/goals/"+q+"/share",schemaPath:"\
#/properties/goodput/properties/goals/items/properties/share/type",keyword:"type",params:{type:"number"}};e===null?e=[S]:e.push(S),s++}}}else{let O={instancePath:i+
"/goodput/goals/"+q,schemaPath:"#/properties/goodput/properties/goals/items/type",keyword:"type",params:{type:"object"}};e===null?e=[O]:e.push(O),s++}}}else{let g={
instancePath:i+"/goodput/goals",schemaPath:"#/properties/goodput/properties/goals/type",keyword:"type",params:{type:"array"}};e===null?e=[g]:e.push(g),s++}}}}if(r.
littlesLaw!==void 0){let y=r.littlesLaw;if(!(y&&typeof y=="object"&&!Array.isArray(y))&&y!==null){let l={instancePath:i+"/littlesLaw",schemaPath:"#/properties/l\
ittlesLaw/type",keyword:"type",params:{type:C.properties.littlesLaw.type}};e===null?e=[l]:e.push(l),s++}if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.inFlight===
void 0){let l={instancePath:i+"/littlesLaw",schemaPath:"#/properties/littlesLaw/required",keyword:"required",params:{missingProperty:"inFlight"}};e===null?e=[l]:
e.push(l),s++}if(y.arrivalsPerSecond===void 0){let l={instancePath:i+"/littlesLaw",schemaPath:"#/properties/littlesLaw/required",keyword:"required",params:{missingProperty:"\
arrivalsPerSecond"}};e===null?e=[l]:e.push(l),s++}if(y.meanStaySeconds===void 0){let l={instancePath:i+"/littlesLaw",schemaPath:"#/properties/littlesLaw/require\
d",keyword:"required",params:{missingProperty:"meanStaySeconds"}};e===null?e=[l]:e.push(l),s++}if(y.residual===void 0){let l={instancePath:i+"/littlesLaw",schemaPath:"\
#/properties/littlesLaw/required",keyword:"required",params:{missingProperty:"residual"}};e===null?e=[l]:e.push(l),s++}for(let l in y)if(!(l==="inFlight"||l==="\
arrivalsPerSecond"||l==="meanStaySeconds"||l==="residual")){let g={instancePath:i+"/littlesLaw",schemaPath:"#/properties/littlesLaw/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:l}};e===null?e=[g]:e.push(g),s++}if(y.inFlight!==void 0){let l=y.inFlight;if(typeof l=="number"&&isFinite(l)){if(l<
0||isNaN(l)){let g={instancePath:i+"/littlesLaw/inFlight",schemaPath:"#/properties/littlesLaw/properties/inFlight/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:i+"/littlesLaw/inFlight",schemaPath:"#/properties/littlesLaw/properties/inFlight/type",keyword:"\
type",params:{type:"number"}};e===null?e=[g]:e.push(g),s++}}if(y.arrivalsPerSecond!==void 0){let l=y.arrivalsPerSecond;if(typeof l=="number"&&isFinite(l)){if(l<
0||isNaN(l)){let g={instancePath:i+"/littlesLaw/arrivalsPerSecond",schemaPath:"#/properties/littlesLaw/properties/arrivalsPerSecond/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:i+"/littlesLaw/arrivalsPerSecond",schemaPath:"#/properties/littlesLaw/propertie\
s/arrivalsPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[g]:e.push(g),s++}}if(y.meanStaySeconds!==void 0){let l=y.meanStaySeconds;if(!(typeof l==
"number"&&isFinite(l))&&l!==null){let g={instancePath:i+"/littlesLaw/meanStaySeconds",schemaPath:"#/properties/littlesLaw/properties/meanStaySeconds/type",keyword:"\
type",params:{type:C.properties.littlesLaw.properties.meanStaySeconds.type}};e===null?e=[g]:e.push(g),s++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){let g={
instancePath:i+"/littlesLaw/meanStaySeconds",schemaPath:"#/properties/littlesLaw/properties/meanStaySeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[g]:e.push(g),s++}}if(y.residual!==void 0){let l=y.residual;if(!(typeof l=="number"&&isFinite(l))&&l!==null){let g={instancePath:i+"/littlesLaw/resid\
ual",schemaPath:"#/properties/littlesLaw/properties/residual/type",keyword:"type",params:{type:C.properties.littlesLaw.properties.residual.type}};e===null?e=[g]:
e.push(g),s++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){let g={instancePath:i+"/littlesLaw/residual",schemaPath:"#/properties/littlesLaw/properties/r\
esidual/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[g]:e.push(g),s++}}}}if(r.errors!==void 0){let y=r.errors;if(Array.isArray(y)){let l=y.
length;for(let g=0;g<l;g++){let q=y[g];if(q&&typeof q=="object"&&!Array.isArray(q)){if(q.class===void 0){let v={instancePath:i+"/errors/"+g,schemaPath:"#/proper\
ties/errors/items/required",keyword:"required",params:{missingProperty:"class"}};e===null?e=[v]:e.push(v),s++}if(q.count===void 0){let v={instancePath:i+"/error\
s/"+g,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty:"count"}};e===null?e=[v]:e.push(v),s++}if(q.example===void 0){let v={
instancePath:i+"/errors/"+g,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty:"example"}};e===null?e=[v]:e.push(v),s++}
for(let v in q)if(!(v==="class"||v==="count"||v==="example"||v==="refusedKeys")){let O={instancePath:i+"/errors/"+g,schemaPath:"#/properties/errors/items/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:v}};e===null?e=[O]:e.push(O),s++}if(q.class!==void 0&&(re(q.class,{instancePath:i+"/er\
rors/"+g+"/class",parentData:q,parentDataProperty:"class",rootData:k,dynamicAnchors:w})||(e=e===null?re.errors:e.concat(re.errors),s=e.length)),q.count!==void 0){
let v=q.count;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v))){let O={instancePath:i+"/errors/"+g+"/count",schemaPath:"#/properties/errors/items/proper\
ties/count/type",keyword:"type",params:{type:"integer"}};e===null?e=[O]:e.push(O),s++}if(typeof v=="number"&&isFinite(v)&&(v<1||isNaN(v))){let O={instancePath:i+
"/errors/"+g+"/count",schemaPath:"#/properties/errors/items/properties/count/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[O]:e.push(
O),s++}}if(q.example!==void 0){let v=q.example;if(typeof v!="string"&&v!==null){let O={instancePath:i+"/errors/"+g+"/example",schemaPath:"#/properties/errors/it\
ems/properties/example/type",keyword:"type",params:{type:C.properties.errors.items.properties.example.type}};e===null?e=[O]:e.push(O),s++}}if(q.refusedKeys!==void 0){
let v=q.refusedKeys;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v))){let O={instancePath:i+"/errors/"+g+"/refusedKeys",schemaPath:"#/properties/errors/\
items/properties/refusedKeys/type",keyword:"type",params:{type:"integer"}};e===null?e=[O]:e.push(O),s++}if(typeof v=="number"&&isFinite(v)&&(v<1||isNaN(v))){let O={
instancePath:i+"/errors/"+g+"/refusedKeys",schemaPath:"#/properties/errors/items/properties/refusedKeys/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};
e===null?e=[O]:e.push(O),s++}}}else{let v={instancePath:i+"/errors/"+g,schemaPath:"#/properties/errors/items/type",keyword:"type",params:{type:"object"}};e===null?
e=[v]:e.push(v),s++}}}else{let l={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),
s++}}if(r.conformance!==void 0){let y=r.conformance;if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.sampled===void 0){let l={instancePath:i+"/conformance",schemaPath:"\
#/properties/conformance/required",keyword:"required",params:{missingProperty:"sampled"}};e===null?e=[l]:e.push(l),s++}if(y.conforming===void 0){let l={instancePath:i+
"/conformance",schemaPath:"#/properties/conformance/required",keyword:"required",params:{missingProperty:"conforming"}};e===null?e=[l]:e.push(l),s++}if(y.example===
void 0){let l={instancePath:i+"/conformance",schemaPath:"#/properties/conformance/required",keyword:"required",params:{missingProperty:"example"}};e===null?e=[l]:
e.push(l),s++}for(let l in y)if(!(l==="sampled"||l==="conforming"||l==="example")){let g={instancePath:i+"/conformance",schemaPath:"#/properties/conformance/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[g]:e.push(g),s++}if(y.sampled!==void 0){let l=y.sampled;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let g={instancePath:i+"/conformance/sampled",schemaPath:"#/properties/conformance/properties/sampled/type",keyword:"t\
ype",params:{type:"integer"}};e===null?e=[g]:e.push(g),s++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){let g={instancePath:i+"/conformance/sampled",schemaPath:"\
#/properties/conformance/properties/sampled/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[g]:e.push(g),s++}}if(y.conforming!==void 0){
let l=y.conforming;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let g={instancePath:i+"/conformance/conforming",schemaPath:"#/properties/conformanc\
e/properties/conforming/type",keyword:"type",params:{type:"integer"}};e===null?e=[g]:e.push(g),s++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){let g={instancePath:i+
"/conformance/conforming",schemaPath:"#/properties/conformance/properties/conforming/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[g]:
e.push(g),s++}}if(y.example!==void 0){let l=y.example;if(typeof l!="string"&&l!==null){let g={instancePath:i+"/conformance/example",schemaPath:"#/properties/con\
formance/properties/example/type",keyword:"type",params:{type:C.properties.conformance.properties.example.type}};e===null?e=[g]:e.push(g),s++}}}else{let l={instancePath:i+
"/conformance",schemaPath:"#/properties/conformance/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),s++}}if(r.series!==void 0){let y=r.series,
l=s,g=!1,q=s;if(y!==null){let O={instancePath:i+"/series",schemaPath:"#/properties/series/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[O]:e.push(
O),s++}var m=q===s;g=g||m;let v=s;we(y,{instancePath:i+"/series",parentData:r,parentDataProperty:"series",rootData:k,dynamicAnchors:w})||(e=e===null?we.errors:e.
concat(we.errors),s=e.length);var m=v===s;if(g=g||m,g)s=l,e!==null&&(l?e.length=l:e=null);else{let O={instancePath:i+"/series",schemaPath:"#/properties/series/a\
nyOf",keyword:"anyOf",params:{}};e===null?e=[O]:e.push(O),s++}}if(r.slo!==void 0){let y=r.slo;if(Array.isArray(y)){let l=y.length;for(let g=0;g<l;g++){let q=y[g];
if(q&&typeof q=="object"&&!Array.isArray(q)){if(q.slo===void 0){let v={instancePath:i+"/slo/"+g,schemaPath:"#/properties/slo/items/required",keyword:"required",
params:{missingProperty:"slo"}};e===null?e=[v]:e.push(v),s++}if(q.metric===void 0){let v={instancePath:i+"/slo/"+g,schemaPath:"#/properties/slo/items/required",
keyword:"required",params:{missingProperty:"metric"}};e===null?e=[v]:e.push(v),s++}if(q.op===void 0){let v={instancePath:i+"/slo/"+g,schemaPath:"#/properties/sl\
o/items/required",keyword:"required",params:{missingProperty:"op"}};e===null?e=[v]:e.push(v),s++}if(q.threshold===void 0){let v={instancePath:i+"/slo/"+g,schemaPath:"\
#/properties/slo/items/required",keyword:"required",params:{missingProperty:"threshold"}};e===null?e=[v]:e.push(v),s++}if(q.unit===void 0){let v={instancePath:i+
"/slo/"+g,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"unit"}};e===null?e=[v]:e.push(v),s++}if(q.actual===void 0){let v={
instancePath:i+"/slo/"+g,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"actual"}};e===null?e=[v]:e.push(v),s++}if(q.ok===
void 0){let v={instancePath:i+"/slo/"+g,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"ok"}};e===null?e=[v]:e.push(v),
s++}if(q.reason===void 0){let v={instancePath:i+"/slo/"+g,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"reason"}};e===
null?e=[v]:e.push(v),s++}for(let v in q)if(!(v==="slo"||v==="metric"||v==="op"||v==="threshold"||v==="unit"||v==="actual"||v==="ok"||v==="reason")){let O={instancePath:i+
"/slo/"+g,schemaPath:"#/properties/slo/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}};e===null?e=[O]:e.push(O),s++}if(q.
slo!==void 0){let v=q.slo;if(typeof v=="string"){if(V(v)<1){let O={instancePath:i+"/slo/"+g+"/slo",schemaPath:"#/properties/slo/items/properties/slo/minLength",
keyword:"minLength",params:{limit:1}};e===null?e=[O]:e.push(O),s++}if(!Q.test(v)){let O={instancePath:i+"/slo/"+g+"/slo",schemaPath:"#/properties/slo/items/prop\
erties/slo/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[O]:e.push(O),s++}}else{let O={instancePath:i+"/slo/"+g+"/slo",schemaPath:"#/prop\
erties/slo/items/properties/slo/type",keyword:"type",params:{type:"string"}};e===null?e=[O]:e.push(O),s++}}if(q.metric!==void 0){let v=q.metric;if(typeof v=="st\
ring"){if(V(v)<1){let O={instancePath:i+"/slo/"+g+"/metric",schemaPath:"#/properties/slo/items/properties/metric/minLength",keyword:"minLength",params:{limit:1}};
e===null?e=[O]:e.push(O),s++}if(!Q.test(v)){let O={instancePath:i+"/slo/"+g+"/metric",schemaPath:"#/properties/slo/items/properties/metric/pattern",keyword:"pat\
tern",params:{pattern:"^[^\\n]*$"}};e===null?e=[O]:e.push(O),s++}}else{let O={instancePath:i+"/slo/"+g+"/metric",schemaPath:"#/properties/slo/items/properties/m\
etric/type",keyword:"type",params:{type:"string"}};e===null?e=[O]:e.push(O),s++}}if(q.op!==void 0){let v=q.op;if(!(v==="<"||v==="<="||v===">"||v===">=")){let O={
instancePath:i+"/slo/"+g+"/op",schemaPath:"#/properties/slo/items/properties/op/enum",keyword:"enum",params:{allowedValues:C.properties.slo.items.properties.op.
enum}};e===null?e=[O]:e.push(O),s++}}if(q.threshold!==void 0){let v=q.threshold;if(typeof v=="number"&&isFinite(v)){if(v<0||isNaN(v)){let O={instancePath:i+"/sl\
o/"+g+"/threshold",schemaPath:"#/properties/slo/items/properties/threshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[O]:e.push(O),
s++}}else{let O={instancePath:i+"/slo/"+g+"/threshold",schemaPath:"#/properties/slo/items/properties/threshold/type",keyword:"type",params:{type:"number"}};e===
null?e=[O]:e.push(O),s++}}if(q.unit!==void 0){let v=q.unit;if(!(v==="ms"||v==="share"||v==="per-second")){let O={instancePath:i+"/slo/"+g+"/unit",schemaPath:"#/\
properties/slo/items/properties/unit/enum",keyword:"enum",params:{allowedValues:C.properties.slo.items.properties.unit.enum}};e===null?e=[O]:e.push(O),s++}}if(q.
actual!==void 0){let v=q.actual;if(!(typeof v=="number"&&isFinite(v))&&v!==null){let O={instancePath:i+"/slo/"+g+"/actual",schemaPath:"#/properties/slo/items/pr\
operties/actual/type",keyword:"type",params:{type:C.properties.slo.items.properties.actual.type}};e===null?e=[O]:e.push(O),s++}if(typeof v=="number"&&isFinite(v)&&
(v<0||isNaN(v))){let O={instancePath:i+"/slo/"+g+"/actual",schemaPath:"#/properties/slo/items/properties/actual/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0}};e===null?e=[O]:e.push(O),s++}}if(q.ok!==void 0){let v=q.ok;if(typeof v!="boolean"&&v!==null){let O={instancePath:i+"/slo/"+g+"/ok",schemaPath:"#/pr\
operties/slo/items/properties/ok/type",keyword:"type",params:{type:C.properties.slo.items.properties.ok.type}};e===null?e=[O]:e.push(O),s++}}if(q.reason!==void 0){
let v=q.reason;if(typeof v!="string"&&v!==null){let O={instancePath:i+"/slo/"+g+"/reason",schemaPath:"#/properties/slo/items/properties/reason/type",keyword:"ty\
pe",params:{type:C.properties.slo.items.properties.reason.type}};e===null?e=[O]:e.push(O),s++}}}else{let v={instancePath:i+"/slo/"+g,schemaPath:"#/properties/sl\
o/items/type",keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),s++}}}else{let l={instancePath:i+"/slo",schemaPath:"#/properties/slo/type",keyword:"\
type",params:{type:"array"}};e===null?e=[l]:e.push(l),s++}}if(r.scenario!==void 0){let y=r.scenario;if(typeof y=="string"){if(V(y)<1){let l={instancePath:i+"/sc\
enario",schemaPath:"#/properties/scenario/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(l),s++}if(!Q.test(y)){let l={instancePath:i+"/s\
cenario",schemaPath:"#/properties/scenario/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/s\
cenario",schemaPath:"#/properties/scenario/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),s++}}if(r.suite!==void 0){let y=r.suite;if(y&&typeof y==
"object"&&!Array.isArray(y)){if(y.version===void 0){let l={instancePath:i+"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"\
version"}};e===null?e=[l]:e.push(l),s++}for(let l in y)if(l!=="version"){let g={instancePath:i+"/suite",schemaPath:"#/properties/suite/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:l}};e===null?e=[g]:e.push(g),s++}if(y.version!==void 0){let l=y.version;if(typeof l=="string"){if(V(l)<1){let g={
instancePath:i+"/suite/version",schemaPath:"#/properties/suite/properties/version/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[g]:e.push(g),s++}
if(!Q.test(l)){let g={instancePath:i+"/suite/version",schemaPath:"#/properties/suite/properties/version/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};
e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:i+"/suite/version",schemaPath:"#/properties/suite/properties/version/type",keyword:"type",params:{type:"s\
tring"}};e===null?e=[g]:e.push(g),s++}}}else{let l={instancePath:i+"/suite",schemaPath:"#/properties/suite/type",keyword:"type",params:{type:"object"}};e===null?
e=[l]:e.push(l),s++}}if(r.target!==void 0){let y=r.target;if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.baseUrl===void 0){let l={instancePath:i+"/target",schemaPath:"\
#/properties/target/required",keyword:"required",params:{missingProperty:"baseUrl"}};e===null?e=[l]:e.push(l),s++}if(y.model===void 0){let l={instancePath:i+"/t\
arget",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty:"model"}};e===null?e=[l]:e.push(l),s++}for(let l in y)if(!(l==="isEm\
bedded"||l==="baseUrl"||l==="model")){let g={instancePath:i+"/target",schemaPath:"#/properties/target/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:l}};e===null?e=[g]:e.push(g),s++}if(y.isEmbedded!==void 0&&y.isEmbedded!==!0){let l={instancePath:i+"/target/isEmbedded",schemaPath:"#/proper\
ties/target/properties/isEmbedded/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),s++}if(y.baseUrl!==void 0){let l=y.baseUrl;if(typeof l==
"string"){if(!Ns.test(l)){let g={instancePath:i+"/target/baseUrl",schemaPath:"#/properties/target/properties/baseUrl/pattern",keyword:"pattern",params:{pattern:"\
^https?://"}};e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:i+"/target/baseUrl",schemaPath:"#/properties/target/properties/baseUrl/type",keyword:"type",
params:{type:"string"}};e===null?e=[g]:e.push(g),s++}}if(y.model!==void 0){let l=y.model;if(typeof l=="string"){if(V(l)<1){let g={instancePath:i+"/target/model",
schemaPath:"#/properties/target/properties/model/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[g]:e.push(g),s++}if(!Q.test(l)){let g={instancePath:i+
"/target/model",schemaPath:"#/properties/target/properties/model/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[g]:e.push(g),s++}}else{let g={
instancePath:i+"/target/model",schemaPath:"#/properties/target/properties/model/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),s++}}}else{
let l={instancePath:i+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),s++}}if(r.workload!==void 0&&
(be(r.workload,{instancePath:i+"/workload",parentData:r,parentDataProperty:"workload",rootData:k,dynamicAnchors:w})||(e=e===null?be.errors:e.concat(be.errors),s=
e.length)),r.schedule!==void 0){let y=r.schedule;if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.seed===void 0){let l={instancePath:i+"/schedule",schemaPath:"\
#/properties/schedule/required",keyword:"required",params:{missingProperty:"seed"}};e===null?e=[l]:e.push(l),s++}if(y.sha256===void 0){let l={instancePath:i+"/s\
chedule",schemaPath:"#/properties/schedule/required",keyword:"required",params:{missingProperty:"sha256"}};e===null?e=[l]:e.push(l),s++}for(let l in y)if(!(l===
"seed"||l==="sha256")){let g={instancePath:i+"/schedule",schemaPath:"#/properties/schedule/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[g]:e.push(g),s++}if(y.seed!==void 0&&typeof y.seed!="string"){let l={instancePath:i+"/schedule/seed",schemaPath:"#/properties/schedule/properties/se\
ed/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),s++}if(y.sha256!==void 0){let l=y.sha256;if(typeof l=="string"){if(!Ds.test(l)){let g={
instancePath:i+"/schedule/sha256",schemaPath:"#/properties/schedule/properties/sha256/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}};e===null?e=[
g]:e.push(g),s++}}else{let g={instancePath:i+"/schedule/sha256",schemaPath:"#/properties/schedule/properties/sha256/type",keyword:"type",params:{type:"string"}};
e===null?e=[g]:e.push(g),s++}}}else{let l={instancePath:i+"/schedule",schemaPath:"#/properties/schedule/type",keyword:"type",params:{type:"object"}};e===null?e=
[l]:e.push(l),s++}}if(r.instrument!==void 0){let y=r.instrument;if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.note===void 0){let l={instancePath:i+"/instrum\
ent",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"note"}};e===null?e=[l]:e.push(l),s++}if(y.engine===void 0){let l={
instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"engine"}};e===null?e=[l]:e.push(l),s++}if(y.
cpuShare===void 0){let l={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"cpuShare"}};e===
null?e=[l]:e.push(l),s++}if(y.memory===void 0){let l={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"\
memory"}};e===null?e=[l]:e.push(l),s++}if(y.ttftErrorMs===void 0){let l={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"req\
uired",params:{missingProperty:"ttftErrorMs"}};e===null?e=[l]:e.push(l),s++}if(y.gapErrorMs===void 0){let l={instancePath:i+"/instrument",schemaPath:"#/properti\
es/instrument/required",keyword:"required",params:{missingProperty:"gapErrorMs"}};e===null?e=[l]:e.push(l),s++}if(y.errorsMs===void 0){let l={instancePath:i+"/i\
nstrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"errorsMs"}};e===null?e=[l]:e.push(l),s++}if(y.scheduleLagMs===
void 0){let l={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"scheduleLagMs"}};e===null?
e=[l]:e.push(l),s++}if(y.verdict===void 0){let l={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"\
verdict"}};e===null?e=[l]:e.push(l),s++}if(y.reasons===void 0){let l={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"requir\
ed",params:{missingProperty:"reasons"}};e===null?e=[l]:e.push(l),s++}if(y.marked===void 0){let l={instancePath:i+"/instrument",schemaPath:"#/properties/instrume\
nt/required",keyword:"required",params:{missingProperty:"marked"}};e===null?e=[l]:e.push(l),s++}if(y.k6ExitCode===void 0){let l={instancePath:i+"/instrument",schemaPath:"\
#/properties/instrument/required",keyword:"required",params:{missingProperty:"k6ExitCode"}};e===null?e=[l]:e.push(l),s++}for(let l in y)if(!ie.call(C.properties.
instrument.properties,l)){let g={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[g]:e.push(g),s++}if(y.note!==void 0){let l=y.note;if(typeof l=="string"){if(V(l)<1){let g={instancePath:i+"/instrument/note",schemaPath:"#/propertie\
s/instrument/properties/note/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[g]:e.push(g),s++}if(!Q.test(l)){let g={instancePath:i+"/instrument/not\
e",schemaPath:"#/properties/instrument/properties/note/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:i+
"/instrument/note",schemaPath:"#/properties/instrument/properties/note/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),s++}}if(y.engine!==
void 0){let l=y.engine;if(typeof l=="string"){if(V(l)<1){let g={instancePath:i+"/instrument/engine",schemaPath:"#/properties/instrument/properties/engine/minLen\
gth",keyword:"minLength",params:{limit:1}};e===null?e=[g]:e.push(g),s++}if(!Q.test(l)){let g={instancePath:i+"/instrument/engine",schemaPath:"#/properties/instr\
ument/properties/engine/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:i+"/instrument/engine",schemaPath:"\
#/properties/instrument/properties/engine/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),s++}}if(y.cpuShare!==void 0){let l=y.cpuShare;if(!(typeof l==
"number"&&isFinite(l))&&l!==null){let g={instancePath:i+"/instrument/cpuShare",schemaPath:"#/properties/instrument/properties/cpuShare/type",keyword:"type",params:{
type:C.properties.instrument.properties.cpuShare.type}};e===null?e=[g]:e.push(g),s++}if(typeof l=="number"&&isFinite(l)){if(l>1||isNaN(l)){let g={instancePath:i+
"/instrument/cpuShare",schemaPath:"#/properties/instrument/properties/cpuShare/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[g]:e.push(
g),s++}if(l<0||isNaN(l)){let g={instancePath:i+"/instrument/cpuShare",schemaPath:"#/properties/instrument/properties/cpuShare/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[g]:e.push(g),s++}}}if(y.memory!==void 0){let l=y.memory;if(!(l&&typeof l=="object"&&!Array.isArray(l))&&l!==null){let g={instancePath:i+
"/instrument/memory",schemaPath:"#/properties/instrument/properties/memory/type",keyword:"type",params:{type:C.properties.instrument.properties.memory.type}};e===
null?e=[g]:e.push(g),s++}if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.peakMiB===void 0){let g={instancePath:i+"/instrument/memory",schemaPath:"#/properties\
/instrument/properties/memory/required",keyword:"required",params:{missingProperty:"peakMiB"}};e===null?e=[g]:e.push(g),s++}if(l.earlyMiB===void 0){let g={instancePath:i+
"/instrument/memory",schemaPath:"#/properties/instrument/properties/memory/required",keyword:"required",params:{missingProperty:"earlyMiB"}};e===null?e=[g]:e.push(
g),s++}if(l.lateMiB===void 0){let g={instancePath:i+"/instrument/memory",schemaPath:"#/properties/instrument/properties/memory/required",keyword:"required",params:{
missingProperty:"lateMiB"}};e===null?e=[g]:e.push(g),s++}for(let g in l)if(!(g==="peakMiB"||g==="earlyMiB"||g==="lateMiB")){let q={instancePath:i+"/instrument/m\
emory",schemaPath:"#/properties/instrument/properties/memory/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}};e===null?e=[q]:
e.push(q),s++}if(l.peakMiB!==void 0){let g=l.peakMiB;if(typeof g=="number"&&isFinite(g)){if(g<0||isNaN(g)){let q={instancePath:i+"/instrument/memory/peakMiB",schemaPath:"\
#/properties/instrument/properties/memory/properties/peakMiB/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[q]:e.push(q),s++}}else{let q={
instancePath:i+"/instrument/memory/peakMiB",schemaPath:"#/properties/instrument/properties/memory/properties/peakMiB/type",keyword:"type",params:{type:"number"}};
e===null?e=[q]:e.push(q),s++}}if(l.earlyMiB!==void 0){let g=l.earlyMiB;if(typeof g=="number"&&isFinite(g)){if(g<0||isNaN(g)){let q={instancePath:i+"/instrument/\
memory/earlyMiB",schemaPath:"#/properties/instrument/properties/memory/properties/earlyMiB/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?
e=[q]:e.push(q),s++}}else{let q={instancePath:i+"/instrument/memory/earlyMiB",schemaPath:"#/properties/instrument/properties/memory/properties/earlyMiB/type",keyword:"\
type",params:{type:"number"}};e===null?e=[q]:e.push(q),s++}}if(l.lateMiB!==void 0){let g=l.lateMiB;if(typeof g=="number"&&isFinite(g)){if(g<0||isNaN(g)){let q={
instancePath:i+"/instrument/memory/lateMiB",schemaPath:"#/properties/instrument/properties/memory/properties/lateMiB/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[q]:e.push(q),s++}}else{let q={instancePath:i+"/instrument/memory/lateMiB",schemaPath:"#/properties/instrument/properties/memory/proper\
ties/lateMiB/type",keyword:"type",params:{type:"number"}};e===null?e=[q]:e.push(q),s++}}}}if(y.ttftErrorMs!==void 0){let l=y.ttftErrorMs,g=s,q=!1,v=s;if(l!==null){
let S={instancePath:i+"/instrument/ttftErrorMs",schemaPath:"#/properties/instrument/properties/ttftErrorMs/anyOf/0/type",keyword:"type",params:{type:"null"}};e===
null?e=[S]:e.push(S),s++}var t=v===s;q=q||t;let O=s;H(l,{instancePath:i+"/instrument/ttftErrorMs",parentData:y,parentDataProperty:"ttftErrorMs",rootData:k,dynamicAnchors:w})||
(e=e===null?H.errors:e.concat(H.errors),s=e.length);var t=O===s;if(q=q||t,q)s=g,e!==null&&(g?e.length=g:e=null);else{let S={instancePath:i+"/instrument/ttftErro\
rMs",schemaPath:"#/properties/instrument/properties/ttftErrorMs/anyOf",keyword:"anyOf",params:{}};e===null?e=[S]:e.push(S),s++}}if(y.gapErrorMs!==void 0){let l=y.
gapErrorMs,g=s,q=!1,v=s;if(l!==null){let S={instancePath:i+"/instrument/gapErrorMs",schemaPath:"#/properties/instrument/properties/gapErrorMs/anyOf/0/type",keyword:"\
type",params:{type:"null"}};e===null?e=[S]:e.push(S),s++}var u=v===s;q=q||u;let O=s;H(l,{instancePath:i+"/instrument/gapErrorMs",parentData:y,parentDataProperty:"\
gapErrorMs",rootData:k,dynamicAnchors:w})||(e=e===null?H.errors:e.concat(H.errors),s=e.length);var u=O===s;if(q=q||u,q)s=g,e!==null&&(g?e.length=g:e=null);else{
let S={instancePath:i+"/instrument/gapErrorMs",schemaPath:"#/properties/instrument/properties/gapErrorMs/anyOf",keyword:"anyOf",params:{}};e===null?e=[S]:e.push(
S),s++}}if(y.errorsMs!==void 0){let l=y.errorsMs;if(l&&typeof l=="object"&&!Array.isArray(l)){for(let g in l){let q=s;if(typeof g=="string"&&!Dr.test(g)){let v={
instancePath:i+"/instrument/errorsMs",schemaPath:"#/properties/instrument/properties/errorsMs/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[a-z][a\
-z0-9-]*$"},propertyName:g};e===null?e=[v]:e.push(v),s++}var h=q===s;if(!h){let v={instancePath:i+"/instrument/errorsMs",schemaPath:"#/properties/instrument/pro\
perties/errorsMs/propertyNames",keyword:"propertyNames",params:{propertyName:g}};e===null?e=[v]:e.push(v),s++}}for(let g in l)H(l[g],{instancePath:i+"/instrumen\
t/errorsMs/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:g,rootData:k,dynamicAnchors:w})||(e=e===null?H.errors:e.concat(H.errors),s=
e.length)}else{let g={instancePath:i+"/instrument/errorsMs",schemaPath:"#/properties/instrument/properties/errorsMs/type",keyword:"type",params:{type:"object"}};
e===null?e=[g]:e.push(g),s++}}if(y.scheduleLagMs!==void 0){let l=y.scheduleLagMs,g=s,q=!1,v=s;if(l!==null){let S={instancePath:i+"/instrument/scheduleLagMs",schemaPath:"\
#/properties/instrument/properties/scheduleLagMs/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[S]:e.push(S),s++}var $=v===s;q=q||$;let O=s;H(l,
{instancePath:i+"/instrument/scheduleLagMs",parentData:y,parentDataProperty:"scheduleLagMs",rootData:k,dynamicAnchors:w})||(e=e===null?H.errors:e.concat(H.errors),
s=e.length);var $=O===s;if(q=q||$,q)s=g,e!==null&&(g?e.length=g:e=null);else{let S={instancePath:i+"/instrument/scheduleLagMs",schemaPath:"#/properties/instrume\
nt/properties/scheduleLagMs/anyOf",keyword:"anyOf",params:{}};e===null?e=[S]:e.push(S),s++}}if(y.verdict!==void 0){let l=y.verdict;if(!(l==="valid"||l==="suspec\
t")){let g={instancePath:i+"/instrument/verdict",schemaPath:"#/properties/instrument/properties/verdict/enum",keyword:"enum",params:{allowedValues:C.properties.
instrument.properties.verdict.enum}};e===null?e=[g]:e.push(g),s++}}if(y.reasons!==void 0){let l=y.reasons;if(Array.isArray(l)){let g=l.length;for(let q=0;q<g;q++){
let v=l[q];if(typeof v=="string"){if(V(v)<1){let O={instancePath:i+"/instrument/reasons/"+q,schemaPath:"#/properties/instrument/properties/reasons/items/minLeng\
th",keyword:"minLength",params:{limit:1}};e===null?e=[O]:e.push(O),s++}if(!Q.test(v)){let O={instancePath:i+"/instrument/reasons/"+q,schemaPath:"#/properties/in\
strument/properties/reasons/items/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[O]:e.push(O),s++}}else{let O={instancePath:i+"/instrument\
/reasons/"+q,schemaPath:"#/properties/instrument/properties/reasons/items/type",keyword:"type",params:{type:"string"}};e===null?e=[O]:e.push(O),s++}}}else{let g={
instancePath:i+"/instrument/reasons",schemaPath:"#/properties/instrument/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[g]:e.push(g),
s++}}if(y.marked!==void 0){let l=y.marked;if(Array.isArray(l)){let g=l.length;for(let q=0;q<g;q++){let v=l[q];if(typeof v=="string"){if(!Ss.test(v)){let O={instancePath:i+
"/instrument/marked/"+q,schemaPath:"#/properties/instrument/properties/marked/items/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]* (p50|p90|p95|p9\
9|max)$"}};e===null?e=[O]:e.push(O),s++}}else{let O={instancePath:i+"/instrument/marked/"+q,schemaPath:"#/properties/instrument/properties/marked/items/type",keyword:"\
type",params:{type:"string"}};e===null?e=[O]:e.push(O),s++}}}else{let g={instancePath:i+"/instrument/marked",schemaPath:"#/properties/instrument/properties/mark\
ed/type",keyword:"type",params:{type:"array"}};e===null?e=[g]:e.push(g),s++}}if(y.k6ExitCode!==void 0){let l=y.k6ExitCode;if(!(typeof l=="number"&&!(l%1)&&!isNaN(
l)&&isFinite(l))&&l!==null){let g={instancePath:i+"/instrument/k6ExitCode",schemaPath:"#/properties/instrument/properties/k6ExitCode/type",keyword:"type",params:{
type:C.properties.instrument.properties.k6ExitCode.type}};e===null?e=[g]:e.push(g),s++}}}else{let l={instancePath:i+"/instrument",schemaPath:"#/properties/instr\
ument/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),s++}}if(r.startedAt!==void 0){let y=r.startedAt;if(typeof y=="string"){if(!_s.test(y)){
let l={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T[0-9:.]+Z$"}};e===null?e=
[l]:e.push(l),s++}}else{let l={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(
l),s++}}if(r.durationMs!==void 0){let y=r.durationMs;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))){let l={instancePath:i+"/durationMs",schemaPath:"#\
/properties/durationMs/type",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),s++}if(typeof y=="number"&&isFinite(y)&&(y<0||isNaN(y))){let l={instancePath:i+
"/durationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),s++}}}else{let y={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),s++}return Sr.errors=e,s===0}Sr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Vs=_r,Yr={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:openai:chat-completion-chunk",$comment:"Gap G4.7, reading sse.events = chunk\
s-done. Text may be null or left out in a delta, the role may come again, the finish reason may be left out until the last chunk, and the chunk with the token c\
ounts has no choices.",title:"Chunk of a streamed chat completion",type:"object",required:["id","object","created","model","choices"],properties:{id:{type:"stri\
ng",minLength:1},object:{const:"chat.completion.chunk"},created:{type:"integer",minimum:0},model:{type:"string"},choices:{type:"array",items:{type:"object",required:[
"index","delta"],properties:{index:{type:"integer",minimum:0},delta:{type:"object",properties:{role:{type:["string","null"]},content:{type:["string","null"]}}},
finish_reason:{type:["string","null"]}}}},usage:{$ref:"urn:assay:openai:usage"}}},es={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:open\
ai:usage",$comment:"Gap G2.4, reading response.fields = openai. The whole may be null, and so may the breakdowns, as several servers send them.",title:"Token co\
unts",type:["object","null"],required:["prompt_tokens","completion_tokens","total_tokens"],properties:{prompt_tokens:{type:"integer",minimum:0},completion_tokens:{
type:"integer",minimum:0},total_tokens:{type:"integer",minimum:0},prompt_tokens_details:{type:["object","null"]},completion_tokens_details:{type:["object","null"]}}};
function oe(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=oe.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:es.type}};e===null?e=[n]:e.push(n),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.prompt_tokens===void 0){let n={instancePath:i,schemaPath:"#/requir\
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
type",params:{type:es.properties.prompt_tokens_details.type}};e===null?e=[o]:e.push(o),s++}}if(r.completion_tokens_details!==void 0){let n=r.completion_tokens_details;
if(!(n&&typeof n=="object"&&!Array.isArray(n))&&n!==null){let o={instancePath:i+"/completion_tokens_details",schemaPath:"#/properties/completion_tokens_details/\
type",keyword:"type",params:{type:es.properties.completion_tokens_details.type}};e===null?e=[o]:e.push(o),s++}}}return oe.errors=e,s===0}oe.evaluated={props:{prompt_tokens:!0,
completion_tokens:!0,total_tokens:!0,prompt_tokens_details:!0,completion_tokens_details:!0},dynamicProps:!1,dynamicItems:!1};function _r(r,{instancePath:i="",parentData:N,
parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=_r.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?
e=[n]:e.push(n),s++}if(r.object===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"object"}};e===null?e=[n]:e.push(
n),s++}if(r.created===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created"}};e===null?e=[n]:e.push(n),s++}
if(r.model===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"model"}};e===null?e=[n]:e.push(n),s++}if(r.choices===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"choices"}};e===null?e=[n]:e.push(n),s++}if(r.id!==void 0){let n=r.
id;if(typeof n=="string"){if(V(n)<1){let o={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(
o),s++}}else{let o={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.object!==void 0&&
r.object!=="chat.completion.chunk"){let n={instancePath:i+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"chat.completion\
.chunk"}};e===null?e=[n]:e.push(n),s++}if(r.created!==void 0){let n=r.created;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/\
created",schemaPath:"#/properties/created/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(
n))){let o={instancePath:i+"/created",schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}
if(r.model!==void 0&&typeof r.model!="string"){let n={instancePath:i+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"}};e===null?
e=[n]:e.push(n),s++}if(r.choices!==void 0){let n=r.choices;if(Array.isArray(n)){let o=n.length;for(let a=0;a<o;a++){let p=n[a];if(p&&typeof p=="object"&&!Array.
isArray(p)){if(p.index===void 0){let d={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items/required",keyword:"required",params:{missingProperty:"\
index"}};e===null?e=[d]:e.push(d),s++}if(p.delta===void 0){let d={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items/required",keyword:"require\
d",params:{missingProperty:"delta"}};e===null?e=[d]:e.push(d),s++}if(p.index!==void 0){let d=p.index;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let P={
instancePath:i+"/choices/"+a+"/index",schemaPath:"#/properties/choices/items/properties/index/type",keyword:"type",params:{type:"integer"}};e===null?e=[P]:e.push(
P),s++}if(typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))){let P={instancePath:i+"/choices/"+a+"/index",schemaPath:"#/properties/choices/items/properties/index\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[P]:e.push(P),s++}}if(p.delta!==void 0){let d=p.delta;if(d&&typeof d=="object"&&!Array.
isArray(d)){if(d.role!==void 0){let P=d.role;if(typeof P!="string"&&P!==null){let f={instancePath:i+"/choices/"+a+"/delta/role",schemaPath:"#/properties/choices\
/items/properties/delta/properties/role/type",keyword:"type",params:{type:Yr.properties.choices.items.properties.delta.properties.role.type}};e===null?e=[f]:e.push(
f),s++}}if(d.content!==void 0){let P=d.content;if(typeof P!="string"&&P!==null){let f={instancePath:i+"/choices/"+a+"/delta/content",schemaPath:"#/properties/ch\
oices/items/properties/delta/properties/content/type",keyword:"type",params:{type:Yr.properties.choices.items.properties.delta.properties.content.type}};e===null?
e=[f]:e.push(f),s++}}}else{let P={instancePath:i+"/choices/"+a+"/delta",schemaPath:"#/properties/choices/items/properties/delta/type",keyword:"type",params:{type:"\
object"}};e===null?e=[P]:e.push(P),s++}}if(p.finish_reason!==void 0){let d=p.finish_reason;if(typeof d!="string"&&d!==null){let P={instancePath:i+"/choices/"+a+
"/finish_reason",schemaPath:"#/properties/choices/items/properties/finish_reason/type",keyword:"type",params:{type:Yr.properties.choices.items.properties.finish_reason.
type}};e===null?e=[P]:e.push(P),s++}}}else{let d={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items/type",keyword:"type",params:{type:"object"}};
e===null?e=[d]:e.push(d),s++}}}else{let o={instancePath:i+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:
e.push(o),s++}}r.usage!==void 0&&(oe(r.usage,{instancePath:i+"/usage",parentData:r,parentDataProperty:"usage",rootData:k,dynamicAnchors:w})||(e=e===null?oe.errors:
e.concat(oe.errors),s=e.length))}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return _r.errors=
e,s===0}_r.evaluated={props:{id:!0,object:!0,created:!0,model:!0,choices:!0,usage:!0},dynamicProps:!1,dynamicItems:!1};var Ms=Ir;function Ir(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=Ir.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"requ\
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
schemaPath:"#/properties/choices/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[a]:e.push(a),s++}let o=n.length;for(let a=0;a<o;a++){let p=n[a];if(p&&
typeof p=="object"&&!Array.isArray(p)){if(p.index===void 0){let d={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items/required",keyword:"requir\
ed",params:{missingProperty:"index"}};e===null?e=[d]:e.push(d),s++}if(p.message===void 0){let d={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/i\
tems/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[d]:e.push(d),s++}if(p.finish_reason===void 0){let d={instancePath:i+"/choices/"+
a,schemaPath:"#/properties/choices/items/required",keyword:"required",params:{missingProperty:"finish_reason"}};e===null?e=[d]:e.push(d),s++}if(p.index!==void 0){
let d=p.index;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let P={instancePath:i+"/choices/"+a+"/index",schemaPath:"#/properties/choices/items/prop\
erties/index/type",keyword:"type",params:{type:"integer"}};e===null?e=[P]:e.push(P),s++}if(typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))){let P={instancePath:i+
"/choices/"+a+"/index",schemaPath:"#/properties/choices/items/properties/index/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[P]:e.push(
P),s++}}if(p.message!==void 0){let d=p.message;if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.role===void 0){let P={instancePath:i+"/choices/"+a+"/message",schemaPath:"\
#/properties/choices/items/properties/message/required",keyword:"required",params:{missingProperty:"role"}};e===null?e=[P]:e.push(P),s++}if(d.content===void 0){
let P={instancePath:i+"/choices/"+a+"/message",schemaPath:"#/properties/choices/items/properties/message/required",keyword:"required",params:{missingProperty:"c\
ontent"}};e===null?e=[P]:e.push(P),s++}if(d.role!==void 0&&d.role!=="assistant"){let P={instancePath:i+"/choices/"+a+"/message/role",schemaPath:"#/properties/ch\
oices/items/properties/message/properties/role/const",keyword:"const",params:{allowedValue:"assistant"}};e===null?e=[P]:e.push(P),s++}if(d.content!==void 0&&typeof d.
content!="string"){let P={instancePath:i+"/choices/"+a+"/message/content",schemaPath:"#/properties/choices/items/properties/message/properties/content/type",keyword:"\
type",params:{type:"string"}};e===null?e=[P]:e.push(P),s++}}else{let P={instancePath:i+"/choices/"+a+"/message",schemaPath:"#/properties/choices/items/propertie\
s/message/type",keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(P),s++}}if(p.finish_reason!==void 0&&typeof p.finish_reason!="string"){let d={instancePath:i+
"/choices/"+a+"/finish_reason",schemaPath:"#/properties/choices/items/properties/finish_reason/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(
d),s++}}else{let d={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}}}else{
let o={instancePath:i+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),s++}}r.usage!==void 0&&(oe(
r.usage,{instancePath:i+"/usage",parentData:r,parentDataProperty:"usage",rootData:k,dynamicAnchors:w})||(e=e===null?oe.errors:e.concat(oe.errors),s=e.length))}else{
let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return Ir.errors=e,s===0}Ir.evaluated={props:{id:!0,
object:!0,created:!0,model:!0,choices:!0,usage:!0},dynamicProps:!1,dynamicItems:!1};var Fs=Vr,us={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"ur\
n:assay:openai:error-body-full",$comment:"Gap G7.2, reading errors.body = openai, in full: four keys, of which param and code may be null. A numeric code is a d\
eviation that clients notice, so it is not allowed here.",title:"Error body, in full",type:"object",required:["error"],properties:{error:{type:"object",required:[
"message","type","param","code"],properties:{message:{type:"string"},type:{type:"string"},param:{type:["string","null"]},code:{type:["string","null"]}}}}};function Vr(r,{
instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=Vr.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&
(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.error===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
error"}};e===null?e=[n]:e.push(n),s++}if(r.error!==void 0){let n=r.error;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.message===void 0){let o={instancePath:i+
"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[o]:e.push(o),s++}if(n.type===void 0){let o={
instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[o]:e.push(o),s++}if(n.param===void 0){
let o={instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"param"}};e===null?e=[o]:e.push(o),s++}if(n.code===
void 0){let o={instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"code"}};e===null?e=[o]:e.push(o),s++}
if(n.message!==void 0&&typeof n.message!="string"){let o={instancePath:i+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",
params:{type:"string"}};e===null?e=[o]:e.push(o),s++}if(n.type!==void 0&&typeof n.type!="string"){let o={instancePath:i+"/error/type",schemaPath:"#/properties/e\
rror/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}if(n.param!==void 0){let o=n.param;if(typeof o!="string"&&o!==null){
let a={instancePath:i+"/error/param",schemaPath:"#/properties/error/properties/param/type",keyword:"type",params:{type:us.properties.error.properties.param.type}};
e===null?e=[a]:e.push(a),s++}}if(n.code!==void 0){let o=n.code;if(typeof o!="string"&&o!==null){let a={instancePath:i+"/error/code",schemaPath:"#/properties/err\
or/properties/code/type",keyword:"type",params:{type:us.properties.error.properties.code.type}};e===null?e=[a]:e.push(a),s++}}}else{let o={instancePath:i+"/erro\
r",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return Vr.errors=e,s===0}Vr.evaluated={props:{error:!0},dynamicProps:!1,dynamicItems:!1};var Ts=Mr;function Mr(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=Mr.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.error===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"error"}};e===null?e=[n]:e.push(n),s++}if(r.error!==void 0){let n=r.error;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.message===
void 0){let o={instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[o]:e.push(o),
s++}if(n.message!==void 0&&typeof n.message!="string"){let o={instancePath:i+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"\
object"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return Mr.
errors=e,s===0}Mr.evaluated={props:{error:!0},dynamicProps:!1,dynamicItems:!1};var Us=Fr;function Fr(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=Fr.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.object===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"object"}};e===null?e=[n]:e.push(n),s++}if(r.data===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"}};e===null?e=[n]:e.push(n),s++}if(r.object!==void 0&&r.object!=="list"){let n={instancePath:i+"/object",schemaPath:"#/properties/object/c\
onst",keyword:"const",params:{allowedValue:"list"}};e===null?e=[n]:e.push(n),s++}if(r.data!==void 0){let n=r.data;if(Array.isArray(n)){let o=n.length;for(let a=0;a<
o;a++){let p=n[a];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.id===void 0){let d={instancePath:i+"/data/"+a,schemaPath:"#/properties/data/items/required",
keyword:"required",params:{missingProperty:"id"}};e===null?e=[d]:e.push(d),s++}if(p.id!==void 0){let d=p.id;if(typeof d=="string"){if(V(d)<1){let P={instancePath:i+
"/data/"+a+"/id",schemaPath:"#/properties/data/items/properties/id/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[P]:e.push(P),s++}}else{let P={instancePath:i+
"/data/"+a+"/id",schemaPath:"#/properties/data/items/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[P]:e.push(P),s++}}}else{let d={instancePath:i+
"/data/"+a,schemaPath:"#/properties/data/items/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}}}else{let o={instancePath:i+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[n]:e.push(n),s++}return Fr.errors=e,s===0}Fr.evaluated={props:{object:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Ls=oe,Es=Tr;var Cs={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:readings",$comment:"One member per key of gaps.json, one branch per reading of tha\
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
#/$defs/path"}}}},seconds:{type:"number",exclusiveMinimum:0}}};function I(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=I.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),Array.isArray(r)){let n=r.length;for(let p=0;p<n;p++){let d=r[p];if(typeof d=="string"){if(V(d)<1){let P={instancePath:i+
"/"+p,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[P]:e.push(P),s++}}else{let P={instancePath:i+"/"+p,schemaPath:"#/items/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[P]:e.push(P),s++}}let o=r.length,a;if(o>1){let p={};for(;o--;){let d=r[o];if(typeof d=="string"){if(typeof p[d]==
"number"){a=p[d];let P={instancePath:i,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:o,j:a}};e===null?e=[P]:e.push(P),s++;break}p[d]=o}}}}else{let n={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),s++}return I.errors=e,s===0}I.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};function qe(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=qe.evaluated;if(c.dynamicProps&&
(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="list"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[a]:e.push(a),s++}if(r.names===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"names"}};e===
null?e=[a]:e.push(a),s++}for(let a in r)if(!(a==="reading"||a==="names")){let p={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:a}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="list"){let a={instancePath:i+"/reading",schemaPath:"#\
/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[a]:e.push(a),s++}r.names!==void 0&&(I(r.names,{instancePath:i+"/nam\
es",parentData:r,parentDataProperty:"names",rootData:k,dynamicAnchors:w})||(e=e===null?I.errors:e.concat(I.errors),s=e.length))}var n=!0}else{let a={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}else{let a={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}}else{let o={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return qe.errors=e,c.props=n,s===0}qe.evaluated={dynamicProps:!0,dynamicItems:!1};var fe={
if:{type:"string"},then:{enum:["model+messages","all-four","messages"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{
const:"model+messages"},required:{const:["model","messages"]}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"all-four"},required:{const:[
"model","messages","max_tokens","temperature"]}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"messages"},required:{const:["message\
s"]}},required:["reading"],additionalProperties:!1}]}},vr=as().default;function ve(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){
let e=null,s=0,c=ve.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:
e.push(f),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let d;if(p){let f=s;if(!(r==="model+messages"||r==="all-four"||r==="messages")){let m={instancePath:i,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:fe.then.enum}};e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,d="then"}else{let f=s;if(r&&typeof r==
"object"&&!Array.isArray(r)){let m=r.reading;if(typeof m=="string")if(m==="model+messages"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t===
"reading"||t==="required")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="model+messages"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading\
/const",keyword:"const",params:{allowedValue:"model+messages"}};e===null?e=[t]:e.push(t),s++}if(r.required!==void 0&&!vr(r.required,fe.else.oneOf[0].properties.
required.const)){let t={instancePath:i+"/required",schemaPath:"#/else/oneOf/0/properties/required/const",keyword:"const",params:{allowedValue:fe.else.oneOf[0].properties.
required.const}};e===null?e=[t]:e.push(t),s++}}var P=!0}else if(m==="all-four"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t===
"required")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:
e.push(u),s++}if(r.reading!==void 0&&r.reading!=="all-four"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"cons\
t",params:{allowedValue:"all-four"}};e===null?e=[t]:e.push(t),s++}if(r.required!==void 0&&!vr(r.required,fe.else.oneOf[1].properties.required.const)){let t={instancePath:i+
"/required",schemaPath:"#/else/oneOf/1/properties/required/const",keyword:"const",params:{allowedValue:fe.else.oneOf[1].properties.required.const}};e===null?e=[
t]:e.push(t),s++}}P!==!0&&(P=!0)}else if(m==="messages"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#\
/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="required")){
let u={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}
if(r.reading!==void 0&&r.reading!=="messages"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"\
messages"}};e===null?e=[t]:e.push(t),s++}if(r.required!==void 0&&!vr(r.required,fe.else.oneOf[2].properties.required.const)){let t={instancePath:i+"/required",schemaPath:"\
#/else/oneOf/2/properties/required/const",keyword:"const",params:{allowedValue:fe.else.oneOf[2].properties.required.const}};e===null?e=[t]:e.push(t),s++}}P!==!0&&
(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[t]:e.
push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[t]:e.
push(t),s++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,d="else"}if(!o){
let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),s++}return ve.errors=e,c.props=P,s===0}ve.evaluated={dynamicProps:!0,
dynamicItems:!1};var Bs={if:{type:"string"},then:{enum:["discovery","any"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{
const:"discovery"},path:{$ref:"#/$defs/path"},schema:{$ref:"#/$defs/schemaId"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"list"},
models:{type:"array",items:{type:"string",minLength:1},uniqueItems:!0,minItems:1}},required:["reading","models"],additionalProperties:!1},{properties:{reading:{
const:"any"}},required:["reading"],additionalProperties:!1}]}};var Ks=new RegExp("^/(?!/)[^\\s#]*$","u");function U(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,
c=U.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),typeof r=="string"){if(!Ks.test(r)){let n={instancePath:i,schemaPath:"#/patte\
rn",keyword:"pattern",params:{pattern:"^/(?!/)[^\\s#]*$"}};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
string"}};e===null?e=[n]:e.push(n),s++}return U.errors=e,s===0}U.evaluated={dynamicProps:!1,dynamicItems:!1};var hs=new RegExp("^urn:assay:","u");function T(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=T.
evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),typeof r=="string"){if(!hs.test(r)){let n={instancePath:i,schemaPath:"#/pattern",
keyword:"pattern",params:{pattern:"^urn:assay:"}};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"stri\
ng"}};e===null?e=[n]:e.push(n),s++}return T.errors=e,s===0}T.evaluated={dynamicProps:!1,dynamicItems:!1};function $e(r,{instancePath:i="",parentData:N,parentDataProperty:D,
rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=$e.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let n=s,o=!0,a=s;if(typeof r!=
"string"){let f={};e===null?e=[f]:e.push(f),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let d;if(p){let f=s;if(!(r==="discovery"||r==="any")){let m={instancePath:i,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Bs.then.enum}};e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,d="then"}else{let f=s;if(r&&typeof r==
"object"&&!Array.isArray(r)){let m=r.reading;if(typeof m=="string")if(m==="discovery"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={
instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t===
"reading"||t==="path"||t==="schema")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="discovery"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/cons\
t",keyword:"const",params:{allowedValue:"discovery"}};e===null?e=[t]:e.push(t),s++}r.path!==void 0&&(U(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"\
path",rootData:k,dynamicAnchors:w})||(e=e===null?U.errors:e.concat(U.errors),s=e.length)),r.schema!==void 0&&(T(r.schema,{instancePath:i+"/schema",parentData:r,
parentDataProperty:"schema",rootData:k,dynamicAnchors:w})||(e=e===null?T.errors:e.concat(T.errors),s=e.length))}var P=!0}else if(m==="list"){if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[t]:e.push(t),s++}if(r.models===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"models"}};
e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="models")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="list"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[t]:e.push(t),s++}if(r.models!==void 0){let t=r.models;if(Array.
isArray(t)){if(t.length<1){let y={instancePath:i+"/models",schemaPath:"#/else/oneOf/1/properties/models/minItems",keyword:"minItems",params:{limit:1}};e===null?
e=[y]:e.push(y),s++}let u=t.length;for(let y=0;y<u;y++){let l=t[y];if(typeof l=="string"){if(V(l)<1){let g={instancePath:i+"/models/"+y,schemaPath:"#/else/oneOf\
/1/properties/models/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:i+"/models/"+y,schemaPath:"#/\
else/oneOf/1/properties/models/items/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),s++}}let h=t.length,$;if(h>1){let y={};for(;h--;){let l=t[h];
if(typeof l=="string"){if(typeof y[l]=="number"){$=y[l];let g={instancePath:i+"/models",schemaPath:"#/else/oneOf/1/properties/models/uniqueItems",keyword:"uniqu\
eItems",params:{i:h,j:$}};e===null?e=[g]:e.push(g),s++;break}y[l]=h}}}}else{let u={instancePath:i+"/models",schemaPath:"#/else/oneOf/1/properties/models/type",keyword:"\
type",params:{type:"array"}};e===null?e=[u]:e.push(u),s++}}}P!==!0&&(P=!0)}else if(m==="any"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!==
"reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.
push(u),s++}if(r.reading!==void 0&&r.reading!=="any"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{
allowedValue:"any"}};e===null?e=[t]:e.push(t),s++}}P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"\
tag",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),s++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?
e=[m]:e.push(m),s++}var p=f===s;o=p,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),s++}
return $e.errors=e,c.props=P,s===0}$e.evaluated={dynamicProps:!0,dynamicItems:!1};var Rs={if:{type:"string"},then:{enum:["openai"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"openai"},roles:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{
const:"list"},roles:{$ref:"#/$defs/texts"}},required:["reading","roles"],additionalProperties:!1}]}};function je(r,{instancePath:i="",parentData:N,parentDataProperty:D,
rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=je.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let n=s,o=!0,a=s;if(typeof r!=
"string"){let f={};e===null?e=[f]:e.push(f),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let d;if(p){let f=s;if(r!=="openai"){let m={instancePath:i,schemaPath:"\
#/then/enum",keyword:"enum",params:{allowedValues:Rs.then.enum}};e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,d="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.
isArray(r)){let m=r.reading;if(typeof m=="string")if(m==="openai"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="roles")){let u={
instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.
reading!==void 0&&r.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
openai"}};e===null?e=[t]:e.push(t),s++}r.roles!==void 0&&(I(r.roles,{instancePath:i+"/roles",parentData:r,parentDataProperty:"roles",rootData:k,dynamicAnchors:w})||
(e=e===null?I.errors:e.concat(I.errors),s=e.length))}var P=!0}else if(m==="list"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.roles===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"roles"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="r\
oles")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(
u),s++}if(r.reading!==void 0&&r.reading!=="list"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{
allowedValue:"list"}};e===null?e=[t]:e.push(t),s++}r.roles!==void 0&&(I(r.roles,{instancePath:i+"/roles",parentData:r,parentDataProperty:"roles",rootData:k,dynamicAnchors:w})||
(e=e===null?I.errors:e.concat(I.errors),s=e.length))}P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"mapping",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),s++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};
e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(
f),s++}return je.errors=e,c.props=P,s===0}je.evaluated={dynamicProps:!0,dynamicItems:!1};var Gs={if:{type:"string"},then:{enum:["openai","bare"]},else:{type:"ob\
ject",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"openai"},schema:{$ref:"#/$defs/schemaId"},object:{$ref:"#/$defs/text"},role:{$ref:"\
#/$defs/text"},finishReasons:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"bare"}},required:["reading"],additionalProperties:!1}]}};function _(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=_.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),typeof r=="string"){if(V(r)<1){let n={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1}};e===
null?e=[n]:e.push(n),s++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),s++}return _.errors=e,s===
0}_.evaluated={dynamicProps:!1,dynamicItems:!1};function Oe(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,
s=0,c=Oe.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:e.push(f),s++}
var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let d;if(p){let f=s;if(!(r==="openai"||r==="bare")){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",
params:{allowedValues:Gs.then.enum}};e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,d="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let m=r.reading;
if(typeof m=="string")if(m==="openai"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/requ\
ired",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="schema"||t==="object"||t==="ro\
le"||t==="finishReasons")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",
keyword:"const",params:{allowedValue:"openai"}};e===null?e=[t]:e.push(t),s++}r.schema!==void 0&&(T(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"\
schema",rootData:k,dynamicAnchors:w})||(e=e===null?T.errors:e.concat(T.errors),s=e.length)),r.object!==void 0&&(_(r.object,{instancePath:i+"/object",parentData:r,
parentDataProperty:"object",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.role!==void 0&&(_(r.role,{instancePath:i+"/rol\
e",parentData:r,parentDataProperty:"role",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.finishReasons!==void 0&&(I(r.finishReasons,
{instancePath:i+"/finishReasons",parentData:r,parentDataProperty:"finishReasons",rootData:k,dynamicAnchors:w})||(e=e===null?I.errors:e.concat(I.errors),s=e.length))}
var P=!0}else if(m==="bare"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/1/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="bare"){let t={
instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"bare"}};e===null?e=[t]:e.push(t),s++}}P!==!0&&
(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[t]:e.
push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[t]:e.
push(t),s++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,d="else"}if(!o){
let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),s++}return Oe.errors=e,c.props=P,s===0}Oe.evaluated={dynamicProps:!0,
dynamicItems:!1};var zs={if:{type:"string"},then:{enum:["opaque"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"\
opaque"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"pattern"},pattern:{$ref:"#/$defs/text"}},required:["reading","pattern"],additionalProperties:!1}]}};
function xe(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=xe.evaluated;c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:e.push(f),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=
null);let d;if(p){let f=s;if(r!=="opaque"){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:zs.then.enum}};e===null?e=[m]:e.push(
m),s++}var p=f===s;o=p,d="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let m=r.reading;if(typeof m=="string")if(m==="opaque"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="opaque"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"opaque"}};e===null?e=[t]:e.push(t),s++}}var P=!0}else if(m==="pattern"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}if(r.pattern===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"\
pattern"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="pattern")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="pattern"){let t={instancePath:i+"\
/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"pattern"}};e===null?e=[t]:e.push(t),s++}r.pattern!==void 0&&
(_(r.pattern,{instancePath:i+"/pattern",parentData:r,parentDataProperty:"pattern",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:e.concat(_.errors),s=e.length))}
P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?
e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?
e=[t]:e.push(t),s++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,d="\
else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),s++}return xe.errors=e,c.props=P,s===0}xe.
evaluated={dynamicProps:!0,dynamicItems:!1};var Zs={if:{type:"string"},then:{enum:["none"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{
reading:{const:"none"}},required:["reading"],additionalProperties:!1}]}};function Ae(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){
let e=null,s=0,c=Ae.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:
e.push(f),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let d;if(p){let f=s;if(r!=="none"){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{
allowedValues:Zs.then.enum}};e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,d="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let m=r.reading;if(typeof m==
"string")if(m==="none"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/0/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="none"){let t={
instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"none"}};e===null?e=[t]:e.push(t),s++}}var P=!0}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),s++}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),s++}}else{
let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,d="else"}if(!o){let f={instancePath:i,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),s++}return Ae.errors=e,c.props=P,s===0}Ae.evaluated={dynamicProps:!0,dynamicItems:!1};
var Hs={if:{type:"string"},then:{enum:["email-password-name"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"em\
ail-password-name"},fields:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"template"},body:{$ref:"#/$defs/obj\
ect"}},required:["reading","body"],additionalProperties:!1}]}};function z(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=z.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r))){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[n]:e.push(n),s++}return z.errors=e,s===0}z.evaluated={dynamicProps:!1,dynamicItems:!1};function Ne(r,{instancePath:i="",parentData:N,parentDataProperty:D,
rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=Ne.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let n=s,o=!0,a=s;if(typeof r!=
"string"){let f={};e===null?e=[f]:e.push(f),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let d;if(p){let f=s;if(r!=="email-password-name"){let m={instancePath:i,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Hs.then.enum}};e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,d="then"}else{let f=s;if(r&&typeof r==
"object"&&!Array.isArray(r)){let m=r.reading;if(typeof m=="string")if(m==="email-password-name"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t===
"reading"||t==="fields")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===
null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="email-password-name"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/readin\
g/const",keyword:"const",params:{allowedValue:"email-password-name"}};e===null?e=[t]:e.push(t),s++}r.fields!==void 0&&(I(r.fields,{instancePath:i+"/fields",parentData:r,
parentDataProperty:"fields",rootData:k,dynamicAnchors:w})||(e=e===null?I.errors:e.concat(I.errors),s=e.length))}var P=!0}else if(m==="template"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}if(r.body===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"bo\
dy"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="body")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="template"){let t={instancePath:i+"/reading",
schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"template"}};e===null?e=[t]:e.push(t),s++}r.body!==void 0&&(z(r.body,{
instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:k,dynamicAnchors:w})||(e=e===null?z.errors:e.concat(z.errors),s=e.length))}P!==!0&&(P=!0)}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),s++}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),s++}}else{
let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,d="else"}if(!o){let f={instancePath:i,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),s++}return Ne.errors=e,c.props=P,s===0}Ne.evaluated={dynamicProps:!0,dynamicItems:!1};
var Ws={if:{type:"string"},then:{enum:["key-pointer","mail"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"key\
-pointer"},pointers:{type:"array",minItems:1,items:{$ref:"#/$defs/pointer"}}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"mail"}},
required:["reading"],additionalProperties:!1}]}};var Js=new RegExp("^(/.*)?$","u");function K(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=K.evaluated;
if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),typeof r=="string"){if(!Js.test(r)){let n={instancePath:i,schemaPath:"#/pattern",keyword:"p\
attern",params:{pattern:"^(/.*)?$"}};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?
e=[n]:e.push(n),s++}return K.errors=e,s===0}K.evaluated={dynamicProps:!1,dynamicItems:!1};function De(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,
dynamicAnchors:w={}}={}){let e=null,s=0,c=De.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){
let f={};e===null?e=[f]:e.push(f),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let d;if(p){let f=s;if(!(r==="key-pointer"||r==="mail")){let m={instancePath:i,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Ws.then.enum}};e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,d="then"}else{let f=s;if(r&&typeof r==
"object"&&!Array.isArray(r)){let m=r.reading;if(typeof m=="string")if(m==="key-pointer"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={
instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t===
"reading"||t==="pointers")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="key-pointer"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/co\
nst",keyword:"const",params:{allowedValue:"key-pointer"}};e===null?e=[t]:e.push(t),s++}if(r.pointers!==void 0){let t=r.pointers;if(Array.isArray(t)){if(t.length<
1){let h={instancePath:i+"/pointers",schemaPath:"#/else/oneOf/0/properties/pointers/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[h]:e.push(h),s++}
let u=t.length;for(let h=0;h<u;h++)K(t[h],{instancePath:i+"/pointers/"+h,parentData:t,parentDataProperty:h,rootData:k,dynamicAnchors:w})||(e=e===null?K.errors:e.
concat(K.errors),s=e.length)}else{let u={instancePath:i+"/pointers",schemaPath:"#/else/oneOf/0/properties/pointers/type",keyword:"type",params:{type:"array"}};e===
null?e=[u]:e.push(u),s++}}}var P=!0}else if(m==="mail"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/\
else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let u={instancePath:i,
schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&
r.reading!=="mail"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"mail"}};e===null?
e=[t]:e.push(t),s++}}P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};
e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};
e===null?e=[t]:e.push(t),s++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}var p=f===
s;o=p,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),s++}return De.errors=e,c.props=P,
s===0}De.evaluated={dynamicProps:!0,dynamicItems:!1};var Qs={if:{type:"string"},then:{enum:["at-least-one","minus-one-unlimited"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"at-least-one"},minimum:{const:1}},required:["reading"],additionalProperties:!1},{properties:{reading:{
const:"minus-one-unlimited"},minimum:{const:1},unlimited:{const:-1}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"range"},minimum:{
type:"integer"},maximum:{type:"integer",minimum:1}},required:["reading","minimum","maximum"],additionalProperties:!1}]}};function Se(r,{instancePath:i="",parentData:N,
parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=Se.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let n=s,
o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:e.push(f),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let d;if(p){let f=s;if(!(r==="at-least-one"||
r==="minus-one-unlimited")){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Qs.then.enum}};e===null?e=[m]:e.push(m),s++}var p=f===
s;o=p,d="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let m=r.reading;if(typeof m=="string")if(m==="at-least-one"){if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="minimum")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="at-least-one"){let t={instancePath:i+"/reading",
schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"at-least-one"}};e===null?e=[t]:e.push(t),s++}if(r.minimum!==void 0&&r.
minimum!==1){let t={instancePath:i+"/minimum",schemaPath:"#/else/oneOf/0/properties/minimum/const",keyword:"const",params:{allowedValue:1}};e===null?e=[t]:e.push(
t),s++}}var P=!0}else if(m==="minus-one-unlimited"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else\
/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="minimum"||t==="un\
limited")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.
push(u),s++}if(r.reading!==void 0&&r.reading!=="minus-one-unlimited"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"\
const",params:{allowedValue:"minus-one-unlimited"}};e===null?e=[t]:e.push(t),s++}if(r.minimum!==void 0&&r.minimum!==1){let t={instancePath:i+"/minimum",schemaPath:"\
#/else/oneOf/1/properties/minimum/const",keyword:"const",params:{allowedValue:1}};e===null?e=[t]:e.push(t),s++}if(r.unlimited!==void 0&&r.unlimited!==-1){let t={
instancePath:i+"/unlimited",schemaPath:"#/else/oneOf/1/properties/unlimited/const",keyword:"const",params:{allowedValue:-1}};e===null?e=[t]:e.push(t),s++}}P!==!0&&
(P=!0)}else if(m==="range"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.minimum===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"\
required",params:{missingProperty:"minimum"}};e===null?e=[t]:e.push(t),s++}if(r.maximum===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"\
required",params:{missingProperty:"maximum"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="minimum"||t==="maximum")){let u={instancePath:i,
schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&
r.reading!=="range"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"range"}};e===null?
e=[t]:e.push(t),s++}if(r.minimum!==void 0){let t=r.minimum;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let u={instancePath:i+"/minimum",schemaPath:"\
#/else/oneOf/2/properties/minimum/type",keyword:"type",params:{type:"integer"}};e===null?e=[u]:e.push(u),s++}}if(r.maximum!==void 0){let t=r.maximum;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let u={instancePath:i+"/maximum",schemaPath:"#/else/oneOf/2/properties/maximum/type",keyword:"type",params:{type:"int\
eger"}};e===null?e=[u]:e.push(u),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let u={instancePath:i+"/maximum",schemaPath:"#/else/oneOf/2/properties\
/maximum/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[u]:e.push(u),s++}}}P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"#/els\
e/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),s++}}else{let m={instancePath:i,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),s++}return Se.errors=e,c.props=P,s===0}Se.evaluated={dynamicProps:!0,dynamicItems:!1};var Xs={if:{type:"\
string"},then:{enum:["0..2","0..1"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"0..2"},minimum:{const:0},maximum:{
const:2}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"0..1"},minimum:{const:0},maximum:{const:1}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"range"},minimum:{type:"number"},maximum:{type:"number"}},required:["reading","minimum","maximum"],additionalProperties:!1}]}};function _e(r,{
instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=_e.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&
(c.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:e.push(f),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let d;if(p){let f=s;
if(!(r==="0..2"||r==="0..1")){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Xs.then.enum}};e===null?e=[m]:e.push(m),s++}var p=f===
s;o=p,d="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let m=r.reading;if(typeof m=="string")if(m==="0..2"){if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(
t),s++}for(let t in r)if(!(t==="reading"||t==="minimum"||t==="maximum")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="0..2"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"0..2"}};e===null?e=[t]:e.push(t),s++}if(r.minimum!==void 0&&r.minimum!==0){let t={
instancePath:i+"/minimum",schemaPath:"#/else/oneOf/0/properties/minimum/const",keyword:"const",params:{allowedValue:0}};e===null?e=[t]:e.push(t),s++}if(r.maximum!==
void 0&&r.maximum!==2){let t={instancePath:i+"/maximum",schemaPath:"#/else/oneOf/0/properties/maximum/const",keyword:"const",params:{allowedValue:2}};e===null?e=
[t]:e.push(t),s++}}var P=!0}else if(m==="0..1"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/one\
Of/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="minimum"||t==="maximu\
m")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(
u),s++}if(r.reading!==void 0&&r.reading!=="0..1"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{
allowedValue:"0..1"}};e===null?e=[t]:e.push(t),s++}if(r.minimum!==void 0&&r.minimum!==0){let t={instancePath:i+"/minimum",schemaPath:"#/else/oneOf/1/properties/\
minimum/const",keyword:"const",params:{allowedValue:0}};e===null?e=[t]:e.push(t),s++}if(r.maximum!==void 0&&r.maximum!==1){let t={instancePath:i+"/maximum",schemaPath:"\
#/else/oneOf/1/properties/maximum/const",keyword:"const",params:{allowedValue:1}};e===null?e=[t]:e.push(t),s++}}P!==!0&&(P=!0)}else if(m==="range"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}if(r.minimum===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"\
minimum"}};e===null?e=[t]:e.push(t),s++}if(r.maximum===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"\
maximum"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="minimum"||t==="maximum")){let u={instancePath:i,schemaPath:"#/else/oneOf/2/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="range"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"range"}};e===null?e=[t]:e.push(t),s++}if(r.minimum!==void 0){
let t=r.minimum;if(!(typeof t=="number"&&isFinite(t))){let u={instancePath:i+"/minimum",schemaPath:"#/else/oneOf/2/properties/minimum/type",keyword:"type",params:{
type:"number"}};e===null?e=[u]:e.push(u),s++}}if(r.maximum!==void 0){let t=r.maximum;if(!(typeof t=="number"&&isFinite(t))){let u={instancePath:i+"/maximum",schemaPath:"\
#/else/oneOf/2/properties/maximum/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),s++}}}P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),s++}}else{let m={instancePath:i,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),s++}return _e.errors=e,c.props=P,s===0}_e.evaluated={dynamicProps:!0,dynamicItems:!1};var Ys={if:{type:"\
string"},then:{enum:["same-path"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"same-path"}},required:["readin\
g"],additionalProperties:!1},{properties:{reading:{const:"other-path"},path:{$ref:"#/$defs/path"}},required:["reading","path"],additionalProperties:!1}]}};function Ie(r,{
instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=Ie.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&
(c.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:e.push(f),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let d;if(p){let f=s;
if(r!=="same-path"){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Ys.then.enum}};e===null?e=[m]:e.push(m),s++}var p=f===s;
o=p,d="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let m=r.reading;if(typeof m=="string")if(m==="same-path"){if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=
[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="same-path"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/\
properties/reading/const",keyword:"const",params:{allowedValue:"same-path"}};e===null?e=[t]:e.push(t),s++}}var P=!0}else if(m==="other-path"){if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[t]:e.push(t),s++}if(r.path===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"path"}};
e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="path")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="other-path"){let t={instancePath:i+"/reading",
schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"other-path"}};e===null?e=[t]:e.push(t),s++}r.path!==void 0&&(U(r.path,
{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:k,dynamicAnchors:w})||(e=e===null?U.errors:e.concat(U.errors),s=e.length))}P!==!0&&(P=!0)}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),s++}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),s++}}else{
let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,d="else"}if(!o){let f={instancePath:i,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),s++}return Ie.errors=e,c.props=P,s===0}Ie.evaluated={dynamicProps:!0,dynamicItems:!1};
var ei={if:{type:"string"},then:{enum:["stream-true","accept"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"s\
tream-true"},field:{$ref:"#/$defs/text"},value:{const:!0}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"accept"},mediaType:{$ref:"\
#/$defs/text"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"query"},name:{$ref:"#/$defs/text"},value:{$ref:"#/$defs/text"}},required:[
"reading","name","value"],additionalProperties:!1}]}};function Ve(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,
s=0,c=Ve.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:e.push(f),s++}
var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let d;if(p){let f=s;if(!(r==="stream-true"||r==="accept")){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"\
enum",params:{allowedValues:ei.then.enum}};e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,d="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let m=r.
reading;if(typeof m=="string")if(m==="stream-true"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else\
/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="field"||t==="valu\
e")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(
u),s++}if(r.reading!==void 0&&r.reading!=="stream-true"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{
allowedValue:"stream-true"}};e===null?e=[t]:e.push(t),s++}if(r.field!==void 0&&(_(r.field,{instancePath:i+"/field",parentData:r,parentDataProperty:"field",rootData:k,
dynamicAnchors:w})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.value!==void 0&&r.value!==!0){let t={instancePath:i+"/value",schemaPath:"#/else/oneOf\
/0/properties/value/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[t]:e.push(t),s++}}var P=!0}else if(m==="accept"){if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=
[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="mediaType")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="accept"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"accept"}};e===null?e=[t]:e.push(t),s++}r.mediaType!==void 0&&(_(r.mediaType,{instancePath:i+
"/mediaType",parentData:r,parentDataProperty:"mediaType",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:e.concat(_.errors),s=e.length))}P!==!0&&(P=!0)}else if(m===
"query"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.name===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{
missingProperty:"name"}};e===null?e=[t]:e.push(t),s++}if(r.value===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{
missingProperty:"value"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="name"||t==="value")){let u={instancePath:i,schemaPath:"#/else/one\
Of/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="query"){
let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"query"}};e===null?e=[t]:e.push(t),s++}
r.name!==void 0&&(_(r.name,{instancePath:i+"/name",parentData:r,parentDataProperty:"name",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:e.concat(_.errors),
s=e.length)),r.value!==void 0&&(_(r.value,{instancePath:i+"/value",parentData:r,parentDataProperty:"value",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:e.
concat(_.errors),s=e.length))}P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"r\
eading",tagValue:m}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"\
reading",tagValue:m}};e===null?e=[t]:e.push(t),s++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.
push(m),s++}var p=f===s;o=p,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),s++}return Ve.
errors=e,c.props=P,s===0}Ve.evaluated={dynamicProps:!0,dynamicItems:!1};var ri={if:{type:"string"},then:{enum:["chunks-done"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"chunks-done"},mediaType:{$ref:"#/$defs/text"},schema:{$ref:"#/$defs/schemaId"},object:{$ref:"#/$defs\
/text"},terminator:{$ref:"#/$defs/text"},usageSwitch:{$ref:"#/$defs/object"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"typed"},
mediaType:{$ref:"#/$defs/text"},typePointer:{$ref:"#/$defs/pointer"},doneType:{$ref:"#/$defs/text"}},required:["reading","doneType"],additionalProperties:!1},{properties:{
reading:{const:"custom"},mediaType:{$ref:"#/$defs/text"},schema:{$ref:"#/$defs/schemaIdOrOwn"},terminator:{$ref:"#/$defs/text"},usageSwitch:{$ref:"#/$defs/objec\
t"}},required:["reading","schema"],additionalProperties:!1}]}},si={title:"Id of a schema that Assay ships, or a schema of the deployment's own (JSON Schema 2020\
-12)",type:["string","object"],pattern:"^urn:assay:"};function le(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,
s=0,c=le.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),typeof r!="string"&&!(r&&typeof r=="object"&&!Array.isArray(r))){let n={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:si.type}};e===null?e=[n]:e.push(n),s++}if(typeof r=="string"&&!hs.test(r)){let n={instancePath:i,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^urn:assay:"}};e===null?e=[n]:e.push(n),s++}return le.errors=e,s===0}le.evaluated={dynamicProps:!1,dynamicItems:!1};
function Me(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=Me.evaluated;c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:e.push(f),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=
null);let d;if(p){let f=s;if(r!=="chunks-done"){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:ri.then.enum}};e===null?e=[m]:
e.push(m),s++}var p=f===s;o=p,d="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let m=r.reading;if(typeof m=="string")if(m==="chunks-done"){if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"\
reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="mediaType"||t==="schema"||t==="object"||t==="terminator"||t==="usageSwitch")){let u={
instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.
reading!==void 0&&r.reading!=="chunks-done"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
chunks-done"}};e===null?e=[t]:e.push(t),s++}r.mediaType!==void 0&&(_(r.mediaType,{instancePath:i+"/mediaType",parentData:r,parentDataProperty:"mediaType",rootData:k,
dynamicAnchors:w})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.schema!==void 0&&(T(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"\
schema",rootData:k,dynamicAnchors:w})||(e=e===null?T.errors:e.concat(T.errors),s=e.length)),r.object!==void 0&&(_(r.object,{instancePath:i+"/object",parentData:r,
parentDataProperty:"object",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.terminator!==void 0&&(_(r.terminator,{instancePath:i+
"/terminator",parentData:r,parentDataProperty:"terminator",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.usageSwitch!==void 0&&
(z(r.usageSwitch,{instancePath:i+"/usageSwitch",parentData:r,parentDataProperty:"usageSwitch",rootData:k,dynamicAnchors:w})||(e=e===null?z.errors:e.concat(z.errors),
s=e.length))}var P=!0}else if(m==="typed"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/\
required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.doneType===void 0){let t={instancePath:i,schemaPath:"#/else/o\
neOf/1/required",keyword:"required",params:{missingProperty:"doneType"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="mediaType"||t==="t\
ypePointer"||t==="doneType")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="typed"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"\
const",params:{allowedValue:"typed"}};e===null?e=[t]:e.push(t),s++}r.mediaType!==void 0&&(_(r.mediaType,{instancePath:i+"/mediaType",parentData:r,parentDataProperty:"\
mediaType",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.typePointer!==void 0&&(K(r.typePointer,{instancePath:i+"/typePo\
inter",parentData:r,parentDataProperty:"typePointer",rootData:k,dynamicAnchors:w})||(e=e===null?K.errors:e.concat(K.errors),s=e.length)),r.doneType!==void 0&&(_(
r.doneType,{instancePath:i+"/doneType",parentData:r,parentDataProperty:"doneType",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:e.concat(_.errors),s=e.length))}
P!==!0&&(P=!0)}else if(m==="custom"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/requir\
ed",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.schema===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/r\
equired",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="mediaType"||t==="schema"||t===
"terminator"||t==="usageSwitch")){let u={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="custom"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",
keyword:"const",params:{allowedValue:"custom"}};e===null?e=[t]:e.push(t),s++}r.mediaType!==void 0&&(_(r.mediaType,{instancePath:i+"/mediaType",parentData:r,parentDataProperty:"\
mediaType",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.schema!==void 0&&(le(r.schema,{instancePath:i+"/schema",parentData:r,
parentDataProperty:"schema",rootData:k,dynamicAnchors:w})||(e=e===null?le.errors:e.concat(le.errors),s=e.length)),r.terminator!==void 0&&(_(r.terminator,{instancePath:i+
"/terminator",parentData:r,parentDataProperty:"terminator",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.usageSwitch!==void 0&&
(z(r.usageSwitch,{instancePath:i+"/usageSwitch",parentData:r,parentDataProperty:"usageSwitch",rootData:k,dynamicAnchors:w})||(e=e===null?z.errors:e.concat(z.errors),
s=e.length))}P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};
e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};
e===null?e=[t]:e.push(t),s++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}var p=f===
s;o=p,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),s++}return Me.errors=e,c.props=P,
s===0}Me.evaluated={dynamicProps:!0,dynamicItems:!1};var ii={if:{type:"string"},then:{enum:["same-path"]},else:{type:"object",discriminator:{propertyName:"readi\
ng"},oneOf:[{properties:{reading:{const:"same-path"},subprotocols:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"\
other-path"},path:{$ref:"#/$defs/path"},subprotocols:{$ref:"#/$defs/texts"}},required:["reading","path"],additionalProperties:!1}]}};function Fe(r,{instancePath:i="",
parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=Fe.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=
void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:e.push(f),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let d;if(p){let f=s;if(r!==
"same-path"){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:ii.then.enum}};e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,d="\
then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let m=r.reading;if(typeof m=="string")if(m==="same-path"){if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(
t),s++}for(let t in r)if(!(t==="reading"||t==="subprotocols")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="same-path"){let t={instancePath:i+"/reading",schemaPath:"#/\
else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"same-path"}};e===null?e=[t]:e.push(t),s++}r.subprotocols!==void 0&&(I(r.subprotocols,
{instancePath:i+"/subprotocols",parentData:r,parentDataProperty:"subprotocols",rootData:k,dynamicAnchors:w})||(e=e===null?I.errors:e.concat(I.errors),s=e.length))}
var P=!0}else if(m==="other-path"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",
keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.path===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/require\
d",keyword:"required",params:{missingProperty:"path"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="path"||t==="subprotocols")){let u={instancePath:i,
schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&
r.reading!=="other-path"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"other-path"}};
e===null?e=[t]:e.push(t),s++}r.path!==void 0&&(U(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:k,dynamicAnchors:w})||(e=e===null?
U.errors:e.concat(U.errors),s=e.length)),r.subprotocols!==void 0&&(I(r.subprotocols,{instancePath:i+"/subprotocols",parentData:r,parentDataProperty:"subprotocol\
s",rootData:k,dynamicAnchors:w})||(e=e===null?I.errors:e.concat(I.errors),s=e.length))}P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminato\
r",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discrim\
inator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),s++}}else{let m={instancePath:i,schemaPath:"#/else/type",
keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:d}};e===null?e=[f]:e.push(f),s++}return Fe.errors=e,c.props=P,s===0}Fe.evaluated={dynamicProps:!0,dynamicItems:!1};var ti={if:{type:"string"},then:{
enum:["chunks"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"chunks"},schema:{$ref:"#/$defs/schemaId"},terminators:{
$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"wrapped"},requestType:{$ref:"#/$defs/text"},requestMember:{$ref:"\
#/$defs/text"},typePointer:{$ref:"#/$defs/pointer"},chunkPointer:{$ref:"#/$defs/pointer"},doneTypes:{$ref:"#/$defs/texts"},schema:{$ref:"#/$defs/schemaId"},terminators:{
$ref:"#/$defs/texts"}},required:["reading","requestType"],additionalProperties:!1}]}};function Te(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,
dynamicAnchors:w={}}={}){let e=null,s=0,c=Te.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){
let f={};e===null?e=[f]:e.push(f),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let d;if(p){let f=s;if(r!=="chunks"){let m={instancePath:i,schemaPath:"#/t\
hen/enum",keyword:"enum",params:{allowedValues:ti.then.enum}};e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,d="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.
isArray(r)){let m=r.reading;if(typeof m=="string")if(m==="chunks"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="schema"||t===
"terminators")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=
[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="chunks"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"co\
nst",params:{allowedValue:"chunks"}};e===null?e=[t]:e.push(t),s++}r.schema!==void 0&&(T(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"sche\
ma",rootData:k,dynamicAnchors:w})||(e=e===null?T.errors:e.concat(T.errors),s=e.length)),r.terminators!==void 0&&(I(r.terminators,{instancePath:i+"/terminators",
parentData:r,parentDataProperty:"terminators",rootData:k,dynamicAnchors:w})||(e=e===null?I.errors:e.concat(I.errors),s=e.length))}var P=!0}else if(m==="wrapped"){
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"\
reading"}};e===null?e=[t]:e.push(t),s++}if(r.requestType===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"\
requestType"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="requestType"||t==="requestMember"||t==="typePointer"||t==="chunkPointer"||t===
"doneTypes"||t==="schema"||t==="terminators")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="wrapped"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",
keyword:"const",params:{allowedValue:"wrapped"}};e===null?e=[t]:e.push(t),s++}r.requestType!==void 0&&(_(r.requestType,{instancePath:i+"/requestType",parentData:r,
parentDataProperty:"requestType",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.requestMember!==void 0&&(_(r.requestMember,
{instancePath:i+"/requestMember",parentData:r,parentDataProperty:"requestMember",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),
r.typePointer!==void 0&&(K(r.typePointer,{instancePath:i+"/typePointer",parentData:r,parentDataProperty:"typePointer",rootData:k,dynamicAnchors:w})||(e=e===null?
K.errors:e.concat(K.errors),s=e.length)),r.chunkPointer!==void 0&&(K(r.chunkPointer,{instancePath:i+"/chunkPointer",parentData:r,parentDataProperty:"chunkPointe\
r",rootData:k,dynamicAnchors:w})||(e=e===null?K.errors:e.concat(K.errors),s=e.length)),r.doneTypes!==void 0&&(I(r.doneTypes,{instancePath:i+"/doneTypes",parentData:r,
parentDataProperty:"doneTypes",rootData:k,dynamicAnchors:w})||(e=e===null?I.errors:e.concat(I.errors),s=e.length)),r.schema!==void 0&&(T(r.schema,{instancePath:i+
"/schema",parentData:r,parentDataProperty:"schema",rootData:k,dynamicAnchors:w})||(e=e===null?T.errors:e.concat(T.errors),s=e.length)),r.terminators!==void 0&&(I(
r.terminators,{instancePath:i+"/terminators",parentData:r,parentDataProperty:"terminators",rootData:k,dynamicAnchors:w})||(e=e===null?I.errors:e.concat(I.errors),
s=e.length))}P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};
e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};
e===null?e=[t]:e.push(t),s++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}var p=f===
s;o=p,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),s++}return Te.errors=e,c.props=P,
s===0}Te.evaluated={dynamicProps:!0,dynamicItems:!1};var ni={if:{type:"string"},then:{enum:["bearer"]},else:{type:"object",discriminator:{propertyName:"reading"},
oneOf:[{properties:{reading:{const:"bearer"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"subprotocol"},prefix:{$ref:"#/$defs/tex\
t"}},required:["reading","prefix"],additionalProperties:!1},{properties:{reading:{const:"first-message"},field:{$ref:"#/$defs/text"}},required:["reading","field"],
additionalProperties:!1},{properties:{reading:{const:"query"},name:{$ref:"#/$defs/text"}},required:["reading","name"],additionalProperties:!1}]}};function Ue(r,{
instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=Ue.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&
(c.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:e.push(f),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let d;if(p){let f=s;
if(r!=="bearer"){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:ni.then.enum}};e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,
d="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let m=r.reading;if(typeof m=="string")if(m==="bearer"){if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(
t),s++}for(let t in r)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="bearer"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",
keyword:"const",params:{allowedValue:"bearer"}};e===null?e=[t]:e.push(t),s++}}var P=!0}else if(m==="subprotocol"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}
if(r.prefix===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"prefix"}};e===null?e=[t]:e.push(t),
s++}for(let t in r)if(!(t==="reading"||t==="prefix")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="subprotocol"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/\
1/properties/reading/const",keyword:"const",params:{allowedValue:"subprotocol"}};e===null?e=[t]:e.push(t),s++}r.prefix!==void 0&&(_(r.prefix,{instancePath:i+"/p\
refix",parentData:r,parentDataProperty:"prefix",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:e.concat(_.errors),s=e.length))}P!==!0&&(P=!0)}else if(m==="\
first-message"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",
params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.field===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"requir\
ed",params:{missingProperty:"field"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="field")){let u={instancePath:i,schemaPath:"#/else/one\
Of/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="first-\
message"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"first-message"}};e===null?
e=[t]:e.push(t),s++}r.field!==void 0&&(_(r.field,{instancePath:i+"/field",parentData:r,parentDataProperty:"field",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:
e.concat(_.errors),s=e.length))}P!==!0&&(P=!0)}else if(m==="query"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.name===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="name")){let u={
instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.
reading!==void 0&&r.reading!=="query"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"\
query"}};e===null?e=[t]:e.push(t),s++}r.name!==void 0&&(_(r.name,{instancePath:i+"/name",parentData:r,parentDataProperty:"name",rootData:k,dynamicAnchors:w})||(e=
e===null?_.errors:e.concat(_.errors),s=e.length))}P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"\
tag",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),s++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?
e=[m]:e.push(m),s++}var p=f===s;o=p,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),s++}
return Ue.errors=e,c.props=P,s===0}Ue.evaluated={dynamicProps:!0,dynamicItems:!1};var oi={if:{type:"string"},then:{enum:["openai"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"openai"},endpoints:{$ref:"#/$defs/endpoints"}},required:["reading"],additionalProperties:!1},{properties:{
reading:{const:"list"},endpoints:{$ref:"#/$defs/endpoints"}},required:["reading","endpoints"],additionalProperties:!1}]}};var ai={enum:["GET","POST","PUT","PATCH","DELETE"]};function Z(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,
s=0,c=Z.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),!(r==="GET"||r==="POST"||r==="PUT"||r==="PATCH"||r==="DELETE")){let n={instancePath:i,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ai.enum}};e===null?e=[n]:e.push(n),s++}return Z.errors=e,s===0}Z.evaluated={dynamicProps:!1,dynamicItems:!1};
function pe(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=pe.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),Array.isArray(r)){let n=r.length;for(let o=0;o<n;o++){let a=r[o];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.method===
void 0){let p={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"method"}};e===null?e=[p]:e.push(p),s++}if(a.path===
void 0){let p={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[p]:e.push(p),s++}for(let p in a)
if(!(p==="method"||p==="path")){let d={instancePath:i+"/"+o,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[d]:e.push(d),s++}a.method!==void 0&&(Z(a.method,{instancePath:i+"/"+o+"/method",parentData:a,parentDataProperty:"method",rootData:k,dynamicAnchors:w})||
(e=e===null?Z.errors:e.concat(Z.errors),s=e.length)),a.path!==void 0&&(U(a.path,{instancePath:i+"/"+o+"/path",parentData:a,parentDataProperty:"path",rootData:k,
dynamicAnchors:w})||(e=e===null?U.errors:e.concat(U.errors),s=e.length))}else{let p={instancePath:i+"/"+o,schemaPath:"#/items/type",keyword:"type",params:{type:"\
object"}};e===null?e=[p]:e.push(p),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),s++}return pe.
errors=e,s===0}pe.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function Le(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){
let e=null,s=0,c=Le.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:
e.push(f),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let d;if(p){let f=s;if(r!=="openai"){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",
params:{allowedValues:oi.then.enum}};e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,d="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let m=r.reading;
if(typeof m=="string")if(m==="openai"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/requ\
ired",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="endpoints")){let u={instancePath:i,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&
r.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"openai"}};e===
null?e=[t]:e.push(t),s++}r.endpoints!==void 0&&(pe(r.endpoints,{instancePath:i+"/endpoints",parentData:r,parentDataProperty:"endpoints",rootData:k,dynamicAnchors:w})||
(e=e===null?pe.errors:e.concat(pe.errors),s=e.length))}var P=!0}else if(m==="list"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.endpoints===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"endpoints"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t===
"endpoints")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:
e.push(u),s++}if(r.reading!==void 0&&r.reading!=="list"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{
allowedValue:"list"}};e===null?e=[t]:e.push(t),s++}r.endpoints!==void 0&&(pe(r.endpoints,{instancePath:i+"/endpoints",parentData:r,parentDataProperty:"endpoints",
rootData:k,dynamicAnchors:w})||(e=e===null?pe.errors:e.concat(pe.errors),s=e.length))}P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",
keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discrimina\
tor",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),s++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"\
type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};
e===null?e=[f]:e.push(f),s++}return Le.errors=e,c.props=P,s===0}Le.evaluated={dynamicProps:!0,dynamicItems:!1};var pi={if:{type:"string"},then:{enum:["unlimited"]},
else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"unlimited"}},required:["reading"],additionalProperties:!1},{properties:{
reading:{const:"seconds"},seconds:{$ref:"#/$defs/seconds"}},required:["reading","seconds"],additionalProperties:!1}]}};function L(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=L.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),typeof r=="number"&&isFinite(r)){if(r<=0||isNaN(r)){let n={instancePath:i,schemaPath:"#/exclusiveMinimum",keyword:"excl\
usiveMinimum",params:{comparison:">",limit:0}};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"number"}};
e===null?e=[n]:e.push(n),s++}return L.errors=e,s===0}L.evaluated={dynamicProps:!1,dynamicItems:!1};function Ee(r,{instancePath:i="",parentData:N,parentDataProperty:D,
rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=Ee.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let n=s,o=!0,a=s;if(typeof r!=
"string"){let f={};e===null?e=[f]:e.push(f),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let d;if(p){let f=s;if(r!=="unlimited"){let m={instancePath:i,schemaPath:"\
#/then/enum",keyword:"enum",params:{allowedValues:pi.then.enum}};e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,d="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.
isArray(r)){let m=r.reading;if(typeof m=="string")if(m==="unlimited"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let u={
instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.
reading!==void 0&&r.reading!=="unlimited"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
unlimited"}};e===null?e=[t]:e.push(t),s++}}var P=!0}else if(m==="seconds"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.seconds===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"seconds"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t===
"seconds")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:
e.push(u),s++}if(r.reading!==void 0&&r.reading!=="seconds"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",
params:{allowedValue:"seconds"}};e===null?e=[t]:e.push(t),s++}r.seconds!==void 0&&(L(r.seconds,{instancePath:i+"/seconds",parentData:r,parentDataProperty:"secon\
ds",rootData:k,dynamicAnchors:w})||(e=e===null?L.errors:e.concat(L.errors),s=e.length))}P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminat\
or",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discri\
minator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),s++}}else{let m={instancePath:i,schemaPath:"#/else/type",
keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:d}};e===null?e=[f]:e.push(f),s++}return Ee.errors=e,c.props=P,s===0}Ee.evaluated={dynamicProps:!0,dynamicItems:!1};function Ce(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=Ce.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="list"){if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?
e=[a]:e.push(a),s++}if(r.scopes===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"scopes"}};e===null?e=
[a]:e.push(a),s++}for(let a in r)if(!(a==="reading"||a==="scopes")){let p={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:a}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="list"){let a={instancePath:i+"/reading",schemaPath:"#/oneOf\
/0/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[a]:e.push(a),s++}r.scopes!==void 0&&(I(r.scopes,{instancePath:i+"/scopes",
parentData:r,parentDataProperty:"scopes",rootData:k,dynamicAnchors:w})||(e=e===null?I.errors:e.concat(I.errors),s=e.length))}var n=!0}else{let a={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}else{let a={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}}else{let o={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return Ce.errors=e,c.props=n,s===0}Ce.evaluated={dynamicProps:!0,dynamicItems:!1};function Be(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=Be.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="endpoint"){if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[a]:e.push(a),s++}if(r.method===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"method"}};e===null?
e=[a]:e.push(a),s++}if(r.path===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[a]:
e.push(a),s++}if(r.effect===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"effect"}};e===null?e=[a]:e.
push(a),s++}for(let a in r)if(!(a==="reading"||a==="method"||a==="path"||a==="effect")){let p={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="endpoint"){let a={instancePath:i+"/reading",
schemaPath:"#/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"endpoint"}};e===null?e=[a]:e.push(a),s++}r.method!==void 0&&(Z(r.method,{instancePath:i+
"/method",parentData:r,parentDataProperty:"method",rootData:k,dynamicAnchors:w})||(e=e===null?Z.errors:e.concat(Z.errors),s=e.length)),r.path!==void 0&&(U(r.path,
{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:k,dynamicAnchors:w})||(e=e===null?U.errors:e.concat(U.errors),s=e.length)),r.effect!==void 0&&
(_(r.effect,{instancePath:i+"/effect",parentData:r,parentDataProperty:"effect",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:e.concat(_.errors),s=e.length))}
var n=!0}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(
a),s++}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}}else{
let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return Be.errors=e,c.props=n,s===0}Be.evaluated={dynamicProps:!0,
dynamicItems:!1};function Ke(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=Ke.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="endpoint"){if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[a]:e.push(a),s++}if(r.method===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"method"}};e===null?
e=[a]:e.push(a),s++}if(r.path===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[a]:
e.push(a),s++}if(r.effect===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"effect"}};e===null?e=[a]:e.
push(a),s++}for(let a in r)if(!(a==="reading"||a==="method"||a==="path"||a==="effect")){let p={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="endpoint"){let a={instancePath:i+"/reading",
schemaPath:"#/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"endpoint"}};e===null?e=[a]:e.push(a),s++}r.method!==void 0&&(Z(r.method,{instancePath:i+
"/method",parentData:r,parentDataProperty:"method",rootData:k,dynamicAnchors:w})||(e=e===null?Z.errors:e.concat(Z.errors),s=e.length)),r.path!==void 0&&(U(r.path,
{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:k,dynamicAnchors:w})||(e=e===null?U.errors:e.concat(U.errors),s=e.length)),r.effect!==void 0&&
(_(r.effect,{instancePath:i+"/effect",parentData:r,parentDataProperty:"effect",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:e.concat(_.errors),s=e.length))}
var n=!0}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(
a),s++}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}}else{
let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return Ke.errors=e,c.props=n,s===0}Ke.evaluated={dynamicProps:!0,
dynamicItems:!1};var li={if:{type:"string"},then:{enum:["401","403"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"\
401"},status:{$ref:"#/$defs/statuses"},tolerated:{$ref:"#/$defs/tolerated"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"403"},status:{
$ref:"#/$defs/statuses"},tolerated:{$ref:"#/$defs/tolerated"}},required:["reading"],additionalProperties:!1}]}};function M(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=M.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),Array.isArray(r)){if(r.length<1){let p={instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}};e===
null?e=[p]:e.push(p),s++}let n=r.length;for(let p=0;p<n;p++){let d=r[p];if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let P={instancePath:i+"/"+p,schemaPath:"\
#/items/type",keyword:"type",params:{type:"integer"}};e===null?e=[P]:e.push(P),s++}if(typeof d=="number"&&isFinite(d)){if(d>599||isNaN(d)){let P={instancePath:i+
"/"+p,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};e===null?e=[P]:e.push(P),s++}if(d<100||isNaN(d)){let P={instancePath:i+
"/"+p,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};e===null?e=[P]:e.push(P),s++}}}let o=r.length,a;if(o>1){let p={};for(;o--;){
let d=r[o];if(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)){if(typeof p[d]=="number"){a=p[d];let P={instancePath:i,schemaPath:"#/uniqueItems",keyword:"uni\
queItems",params:{i:o,j:a}};e===null?e=[P]:e.push(P),s++;break}p[d]=o}}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===
null?e=[n]:e.push(n),s++}return M.errors=e,s===0}M.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function W(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=W.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),Array.isArray(r)){let n=r.length;for(let p=0;p<n;p++){let d=r[p];if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){
let P={instancePath:i+"/"+p,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"}};e===null?e=[P]:e.push(P),s++}if(typeof d=="number"&&isFinite(d)){if(d>
599||isNaN(d)){let P={instancePath:i+"/"+p,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};e===null?e=[P]:e.push(P),s++}if(d<
100||isNaN(d)){let P={instancePath:i+"/"+p,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};e===null?e=[P]:e.push(P),s++}}}let o=r.
length,a;if(o>1){let p={};for(;o--;){let d=r[o];if(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)){if(typeof p[d]=="number"){a=p[d];let P={instancePath:i,schemaPath:"\
#/uniqueItems",keyword:"uniqueItems",params:{i:o,j:a}};e===null?e=[P]:e.push(P),s++;break}p[d]=o}}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"array"}};e===null?e=[n]:e.push(n),s++}return W.errors=e,s===0}W.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function Re(r,{instancePath:i="",
parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=Re.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=
void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:e.push(f),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let d;if(p){let f=s;if(!(r===
"401"||r==="403")){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:li.then.enum}};e===null?e=[m]:e.push(m),s++}var p=f===s;o=
p,d="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let m=r.reading;if(typeof m=="string")if(m==="401"){if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(
t),s++}for(let t in r)if(!(t==="reading"||t==="status"||t==="tolerated")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="401"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"401"}};e===null?e=[t]:e.push(t),s++}r.status!==void 0&&(M(r.status,{instancePath:i+
"/status",parentData:r,parentDataProperty:"status",rootData:k,dynamicAnchors:w})||(e=e===null?M.errors:e.concat(M.errors),s=e.length)),r.tolerated!==void 0&&(W(
r.tolerated,{instancePath:i+"/tolerated",parentData:r,parentDataProperty:"tolerated",rootData:k,dynamicAnchors:w})||(e=e===null?W.errors:e.concat(W.errors),s=e.
length))}var P=!0}else if(m==="403"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/requir\
ed",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="status"||t==="tolerated")){let u={
instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.
reading!==void 0&&r.reading!=="403"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"\
403"}};e===null?e=[t]:e.push(t),s++}r.status!==void 0&&(M(r.status,{instancePath:i+"/status",parentData:r,parentDataProperty:"status",rootData:k,dynamicAnchors:w})||
(e=e===null?M.errors:e.concat(M.errors),s=e.length)),r.tolerated!==void 0&&(W(r.tolerated,{instancePath:i+"/tolerated",parentData:r,parentDataProperty:"tolerate\
d",rootData:k,dynamicAnchors:w})||(e=e===null?W.errors:e.concat(W.errors),s=e.length))}P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminato\
r",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discrim\
inator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),s++}}else{let m={instancePath:i,schemaPath:"#/else/type",
keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:d}};e===null?e=[f]:e.push(f),s++}return Re.errors=e,c.props=P,s===0}Re.evaluated={dynamicProps:!0,dynamicItems:!1};var ui={if:{type:"string"},then:{
enum:["401","403"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"401"},status:{$ref:"#/$defs/statuses"},tolerated:{
$ref:"#/$defs/tolerated"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"403"},status:{$ref:"#/$defs/statuses"},tolerated:{$ref:"#/\
$defs/tolerated"}},required:["reading"],additionalProperties:!1}]}};function Ge(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){
let e=null,s=0,c=Ge.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:
e.push(f),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let d;if(p){let f=s;if(!(r==="401"||r==="403")){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"\
enum",params:{allowedValues:ui.then.enum}};e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,d="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let m=r.
reading;if(typeof m=="string")if(m==="401"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0\
/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="status"||t==="tolerated")){
let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}
if(r.reading!==void 0&&r.reading!=="401"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
401"}};e===null?e=[t]:e.push(t),s++}r.status!==void 0&&(M(r.status,{instancePath:i+"/status",parentData:r,parentDataProperty:"status",rootData:k,dynamicAnchors:w})||
(e=e===null?M.errors:e.concat(M.errors),s=e.length)),r.tolerated!==void 0&&(W(r.tolerated,{instancePath:i+"/tolerated",parentData:r,parentDataProperty:"tolerate\
d",rootData:k,dynamicAnchors:w})||(e=e===null?W.errors:e.concat(W.errors),s=e.length))}var P=!0}else if(m==="403"){if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),
s++}for(let t in r)if(!(t==="reading"||t==="status"||t==="tolerated")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="403"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"403"}};e===null?e=[t]:e.push(t),s++}r.status!==void 0&&(M(r.status,{instancePath:i+
"/status",parentData:r,parentDataProperty:"status",rootData:k,dynamicAnchors:w})||(e=e===null?M.errors:e.concat(M.errors),s=e.length)),r.tolerated!==void 0&&(W(
r.tolerated,{instancePath:i+"/tolerated",parentData:r,parentDataProperty:"tolerated",rootData:k,dynamicAnchors:w})||(e=e===null?W.errors:e.concat(W.errors),s=e.
length))}P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};
e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};
e===null?e=[t]:e.push(t),s++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}var p=f===
s;o=p,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),s++}return Ge.errors=e,c.props=P,
s===0}Ge.evaluated={dynamicProps:!0,dynamicItems:!1};var di={if:{type:"string"},then:{enum:["table"]},else:{type:"object",discriminator:{propertyName:"reading"},
oneOf:[{properties:{reading:{const:"table"},malformed:{$ref:"#/$defs/statuses"},invalid:{$ref:"#/$defs/statuses"},unknownModel:{$ref:"#/$defs/statuses"},tooLarge:{
$ref:"#/$defs/statuses"},unsupportedMedia:{$ref:"#/$defs/statuses"},unknownPath:{$ref:"#/$defs/statuses"},limit:{$ref:"#/$defs/statuses"}},required:["reading"],
additionalProperties:!1}]}};function ze(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=ze.evaluated;
c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:e.push(f),s++}var p=a===s;s=n,
e!==null&&(n?e.length=n:e=null);let d;if(p){let f=s;if(r!=="table"){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:di.then.
enum}};e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,d="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let m=r.reading;if(typeof m=="string")if(m===
"table"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="malformed"||t==="invalid"||t==="unknownModel"||t==="tooLarge"||
t==="unsupportedMedia"||t==="unknownPath"||t==="limit")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="table"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/prop\
erties/reading/const",keyword:"const",params:{allowedValue:"table"}};e===null?e=[t]:e.push(t),s++}r.malformed!==void 0&&(M(r.malformed,{instancePath:i+"/malform\
ed",parentData:r,parentDataProperty:"malformed",rootData:k,dynamicAnchors:w})||(e=e===null?M.errors:e.concat(M.errors),s=e.length)),r.invalid!==void 0&&(M(r.invalid,
{instancePath:i+"/invalid",parentData:r,parentDataProperty:"invalid",rootData:k,dynamicAnchors:w})||(e=e===null?M.errors:e.concat(M.errors),s=e.length)),r.unknownModel!==
void 0&&(M(r.unknownModel,{instancePath:i+"/unknownModel",parentData:r,parentDataProperty:"unknownModel",rootData:k,dynamicAnchors:w})||(e=e===null?M.errors:e.concat(
M.errors),s=e.length)),r.tooLarge!==void 0&&(M(r.tooLarge,{instancePath:i+"/tooLarge",parentData:r,parentDataProperty:"tooLarge",rootData:k,dynamicAnchors:w})||
(e=e===null?M.errors:e.concat(M.errors),s=e.length)),r.unsupportedMedia!==void 0&&(M(r.unsupportedMedia,{instancePath:i+"/unsupportedMedia",parentData:r,parentDataProperty:"\
unsupportedMedia",rootData:k,dynamicAnchors:w})||(e=e===null?M.errors:e.concat(M.errors),s=e.length)),r.unknownPath!==void 0&&(M(r.unknownPath,{instancePath:i+"\
/unknownPath",parentData:r,parentDataProperty:"unknownPath",rootData:k,dynamicAnchors:w})||(e=e===null?M.errors:e.concat(M.errors),s=e.length)),r.limit!==void 0&&
(M(r.limit,{instancePath:i+"/limit",parentData:r,parentDataProperty:"limit",rootData:k,dynamicAnchors:w})||(e=e===null?M.errors:e.concat(M.errors),s=e.length))}
var P=!0}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[t]:
e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[t]:
e.push(t),s++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,d="else"}
if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),s++}return ze.errors=e,c.props=P,s===0}ze.evaluated=
{dynamicProps:!0,dynamicItems:!1};var mi={if:{type:"string"},then:{enum:["openai","problem","detail","bare"]},else:{type:"object",discriminator:{propertyName:"r\
eading"},oneOf:[{properties:{reading:{const:"openai"},schema:{$ref:"#/$defs/schemaId"},fullSchema:{$ref:"#/$defs/schemaId"},mediaTypes:{$ref:"#/$defs/texts"}},required:[
"reading"],additionalProperties:!1},{properties:{reading:{const:"problem"},schema:{$ref:"#/$defs/schemaId"},mediaTypes:{$ref:"#/$defs/texts"}},required:["readin\
g"],additionalProperties:!1},{properties:{reading:{const:"detail"},schema:{$ref:"#/$defs/schemaId"},mediaTypes:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"bare"},schema:{$ref:"#/$defs/schemaId"},mediaTypes:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1}]}};function Ze(r,{
instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=Ze.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&
(c.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:e.push(f),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let d;if(p){let f=s;
if(!(r==="openai"||r==="problem"||r==="detail"||r==="bare")){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:mi.then.enum}};
e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,d="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let m=r.reading;if(typeof m=="string")if(m==="op\
enai"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="schema"||t==="fullSchema"||t==="mediaTypes")){let u={instancePath:i,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&
r.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"openai"}};e===
null?e=[t]:e.push(t),s++}r.schema!==void 0&&(T(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"schema",rootData:k,dynamicAnchors:w})||(e=e===
null?T.errors:e.concat(T.errors),s=e.length)),r.fullSchema!==void 0&&(T(r.fullSchema,{instancePath:i+"/fullSchema",parentData:r,parentDataProperty:"fullSchema",
rootData:k,dynamicAnchors:w})||(e=e===null?T.errors:e.concat(T.errors),s=e.length)),r.mediaTypes!==void 0&&(I(r.mediaTypes,{instancePath:i+"/mediaTypes",parentData:r,
parentDataProperty:"mediaTypes",rootData:k,dynamicAnchors:w})||(e=e===null?I.errors:e.concat(I.errors),s=e.length))}var P=!0}else if(m==="problem"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="schema"||t==="mediaTypes")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="problem"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"problem"}};e===null?e=[t]:e.push(t),s++}r.schema!==void 0&&
(T(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"schema",rootData:k,dynamicAnchors:w})||(e=e===null?T.errors:e.concat(T.errors),s=e.length)),
r.mediaTypes!==void 0&&(I(r.mediaTypes,{instancePath:i+"/mediaTypes",parentData:r,parentDataProperty:"mediaTypes",rootData:k,dynamicAnchors:w})||(e=e===null?I.errors:
e.concat(I.errors),s=e.length))}P!==!0&&(P=!0)}else if(m==="detail"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="schema"||t===
"mediaTypes")){let u={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[
u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="detail"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"con\
st",params:{allowedValue:"detail"}};e===null?e=[t]:e.push(t),s++}r.schema!==void 0&&(T(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"schem\
a",rootData:k,dynamicAnchors:w})||(e=e===null?T.errors:e.concat(T.errors),s=e.length)),r.mediaTypes!==void 0&&(I(r.mediaTypes,{instancePath:i+"/mediaTypes",parentData:r,
parentDataProperty:"mediaTypes",rootData:k,dynamicAnchors:w})||(e=e===null?I.errors:e.concat(I.errors),s=e.length))}P!==!0&&(P=!0)}else if(m==="bare"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="schema"||t==="mediaTypes")){let u={instancePath:i,schemaPath:"#/else/oneOf/3/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="bare"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"bare"}};e===null?e=[t]:e.push(t),s++}r.schema!==void 0&&(T(
r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"schema",rootData:k,dynamicAnchors:w})||(e=e===null?T.errors:e.concat(T.errors),s=e.length)),
r.mediaTypes!==void 0&&(I(r.mediaTypes,{instancePath:i+"/mediaTypes",parentData:r,parentDataProperty:"mediaTypes",rootData:k,dynamicAnchors:w})||(e=e===null?I.errors:
e.concat(I.errors),s=e.length))}P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"\
reading",tagValue:m}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"\
reading",tagValue:m}};e===null?e=[t]:e.push(t),s++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.
push(m),s++}var p=f===s;o=p,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),s++}return Ze.
errors=e,c.props=P,s===0}Ze.evaluated={dynamicProps:!0,dynamicItems:!1};function He(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=He.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="list"){if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?
e=[a]:e.push(a),s++}if(r.codes===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"codes"}};e===null?e=[
a]:e.push(a),s++}for(let a in r)if(!(a==="reading"||a==="codes")){let p={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:a}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="list"){let a={instancePath:i+"/reading",schemaPath:"#/oneOf/0\
/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[a]:e.push(a),s++}r.codes!==void 0&&(I(r.codes,{instancePath:i+"/codes",parentData:r,
parentDataProperty:"codes",rootData:k,dynamicAnchors:w})||(e=e===null?I.errors:e.concat(I.errors),s=e.length))}var n=!0}else{let a={instancePath:i,schemaPath:"#\
/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}else{let a={instancePath:i,schemaPath:"#\
/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}}else{let o={instancePath:i,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return He.errors=e,c.props=n,s===0}He.evaluated={dynamicProps:!0,dynamicItems:!1};var fi={
if:{type:"string"},then:{enum:["refused"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"refused"}},required:["\
reading"],additionalProperties:!1},{properties:{reading:{const:"list"},mistakes:{$ref:"#/$defs/texts"}},required:["reading","mistakes"],additionalProperties:!1}]}};
function We(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=We.evaluated;c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:e.push(f),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=
null);let d;if(p){let f=s;if(r!=="refused"){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:fi.then.enum}};e===null?e=[m]:e.
push(m),s++}var p=f===s;o=p,d="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let m=r.reading;if(typeof m=="string")if(m==="refused"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="refused"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"refused"}};e===null?e=[t]:e.push(t),s++}}var P=!0}else if(m==="list"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}if(r.mistakes===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"\
mistakes"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="mistakes")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="list"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[t]:e.push(t),s++}r.mistakes!==void 0&&
(I(r.mistakes,{instancePath:i+"/mistakes",parentData:r,parentDataProperty:"mistakes",rootData:k,dynamicAnchors:w})||(e=e===null?I.errors:e.concat(I.errors),s=e.
length))}P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};
e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};
e===null?e=[t]:e.push(t),s++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}var p=f===
s;o=p,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),s++}return We.errors=e,c.props=P,
s===0}We.evaluated={dynamicProps:!0,dynamicItems:!1};var ci={if:{type:"string"},then:{enum:["openai"]},else:{type:"object",discriminator:{propertyName:"reading"},
oneOf:[{properties:{reading:{const:"openai"},types:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"list"},types:{
$ref:"#/$defs/texts"}},required:["reading","types"],additionalProperties:!1}]}};function Je(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,
dynamicAnchors:w={}}={}){let e=null,s=0,c=Je.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){
let f={};e===null?e=[f]:e.push(f),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let d;if(p){let f=s;if(r!=="openai"){let m={instancePath:i,schemaPath:"#/t\
hen/enum",keyword:"enum",params:{allowedValues:ci.then.enum}};e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,d="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.
isArray(r)){let m=r.reading;if(typeof m=="string")if(m==="openai"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="types")){let u={
instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.
reading!==void 0&&r.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
openai"}};e===null?e=[t]:e.push(t),s++}r.types!==void 0&&(I(r.types,{instancePath:i+"/types",parentData:r,parentDataProperty:"types",rootData:k,dynamicAnchors:w})||
(e=e===null?I.errors:e.concat(I.errors),s=e.length))}var P=!0}else if(m==="list"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.types===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"types"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="t\
ypes")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(
u),s++}if(r.reading!==void 0&&r.reading!=="list"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{
allowedValue:"list"}};e===null?e=[t]:e.push(t),s++}r.types!==void 0&&(I(r.types,{instancePath:i+"/types",parentData:r,parentDataProperty:"types",rootData:k,dynamicAnchors:w})||
(e=e===null?I.errors:e.concat(I.errors),s=e.length))}P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"mapping",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),s++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};
e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(
f),s++}return Je.errors=e,c.props=P,s===0}Je.evaluated={dynamicProps:!0,dynamicItems:!1};var yi={if:{type:"string"},then:{enum:["type-timestamp-data","openai","\
cloudevents"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"type-timestamp-data"},schema:{$ref:"#/$defs/schema\
Id"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"openai"},schema:{$ref:"#/$defs/schemaId"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"cloudevents"},schema:{$ref:"#/$defs/schemaId"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"custom"},
schema:{$ref:"#/$defs/schemaIdOrOwn"},typePointer:{$ref:"#/$defs/pointer"},timePointer:{$ref:"#/$defs/pointer"}},required:["reading","schema"],additionalProperties:!1}]}};
function Qe(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=Qe.evaluated;c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:e.push(f),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=
null);let d;if(p){let f=s;if(!(r==="type-timestamp-data"||r==="openai"||r==="cloudevents")){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{
allowedValues:yi.then.enum}};e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,d="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let m=r.reading;if(typeof m==
"string")if(m==="type-timestamp-data"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/requ\
ired",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="schema")){let u={instancePath:i,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&
r.reading!=="type-timestamp-data"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"t\
ype-timestamp-data"}};e===null?e=[t]:e.push(t),s++}r.schema!==void 0&&(T(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"schema",rootData:k,
dynamicAnchors:w})||(e=e===null?T.errors:e.concat(T.errors),s=e.length))}var P=!0}else if(m==="openai"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===
void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)
if(!(t==="reading"||t==="schema")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",
keyword:"const",params:{allowedValue:"openai"}};e===null?e=[t]:e.push(t),s++}r.schema!==void 0&&(T(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"\
schema",rootData:k,dynamicAnchors:w})||(e=e===null?T.errors:e.concat(T.errors),s=e.length))}P!==!0&&(P=!0)}else if(m==="cloudevents"){if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="schema")){let u={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="cloudevents"){let t={instancePath:i+"/reading",
schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"cloudevents"}};e===null?e=[t]:e.push(t),s++}r.schema!==void 0&&(T(r.schema,
{instancePath:i+"/schema",parentData:r,parentDataProperty:"schema",rootData:k,dynamicAnchors:w})||(e=e===null?T.errors:e.concat(T.errors),s=e.length))}P!==!0&&(P=
!0)}else if(m==="custom"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.schema===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"\
required",params:{missingProperty:"schema"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="schema"||t==="typePointer"||t==="timePointer")){
let u={instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}
if(r.reading!==void 0&&r.reading!=="custom"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"\
custom"}};e===null?e=[t]:e.push(t),s++}r.schema!==void 0&&(le(r.schema,{instancePath:i+"/schema",parentData:r,parentDataProperty:"schema",rootData:k,dynamicAnchors:w})||
(e=e===null?le.errors:e.concat(le.errors),s=e.length)),r.typePointer!==void 0&&(K(r.typePointer,{instancePath:i+"/typePointer",parentData:r,parentDataProperty:"\
typePointer",rootData:k,dynamicAnchors:w})||(e=e===null?K.errors:e.concat(K.errors),s=e.length)),r.timePointer!==void 0&&(K(r.timePointer,{instancePath:i+"/time\
Pointer",parentData:r,parentDataProperty:"timePointer",rootData:k,dynamicAnchors:w})||(e=e===null?K.errors:e.concat(K.errors),s=e.length))}P!==!0&&(P=!0)}else{let t={
instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),s++}else{let t={
instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),s++}}else{let m={
instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,d="else"}if(!o){let f={instancePath:i,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),s++}return Qe.errors=e,c.props=P,s===0}Qe.evaluated={dynamicProps:!0,dynamicItems:!1};
var hi={if:{type:"string"},then:{enum:["post-json"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"post-json"},
deadlineSeconds:{$ref:"#/$defs/seconds"},arrivalSeconds:{$ref:"#/$defs/seconds"},quietSeconds:{$ref:"#/$defs/seconds"},timeScale:{$ref:"#/$defs/seconds"}},required:[
"reading"],additionalProperties:!1}]}};function Xe(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=Xe.
evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:e.push(f),s++}var p=a===
s;s=n,e!==null&&(n?e.length=n:e=null);let d;if(p){let f=s;if(r!=="post-json"){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:hi.
then.enum}};e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,d="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let m=r.reading;if(typeof m=="string")
if(m==="post-json"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"requ\
ired",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="deadlineSeconds"||t==="arrivalSeconds"||t==="quie\
tSeconds"||t==="timeScale")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="post-json"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/cons\
t",keyword:"const",params:{allowedValue:"post-json"}};e===null?e=[t]:e.push(t),s++}r.deadlineSeconds!==void 0&&(L(r.deadlineSeconds,{instancePath:i+"/deadlineSe\
conds",parentData:r,parentDataProperty:"deadlineSeconds",rootData:k,dynamicAnchors:w})||(e=e===null?L.errors:e.concat(L.errors),s=e.length)),r.arrivalSeconds!==
void 0&&(L(r.arrivalSeconds,{instancePath:i+"/arrivalSeconds",parentData:r,parentDataProperty:"arrivalSeconds",rootData:k,dynamicAnchors:w})||(e=e===null?L.errors:
e.concat(L.errors),s=e.length)),r.quietSeconds!==void 0&&(L(r.quietSeconds,{instancePath:i+"/quietSeconds",parentData:r,parentDataProperty:"quietSeconds",rootData:k,
dynamicAnchors:w})||(e=e===null?L.errors:e.concat(L.errors),s=e.length)),r.timeScale!==void 0&&(L(r.timeScale,{instancePath:i+"/timeScale",parentData:r,parentDataProperty:"\
timeScale",rootData:k,dynamicAnchors:w})||(e=e===null?L.errors:e.concat(L.errors),s=e.length))}var P=!0}else{let t={instancePath:i,schemaPath:"#/else/discrimina\
tor",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discr\
iminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),s++}}else{let m={instancePath:i,schemaPath:"#/else/typ\
e",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:d}};e===null?e=[f]:e.push(f),s++}return Xe.errors=e,c.props=P,s===0}Xe.evaluated={dynamicProps:!0,dynamicItems:!1};var gi={if:{type:"string"},then:{
enum:["same-id","none"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"same-id"},delaysSeconds:{type:"array",minItems:1,
items:{$ref:"#/$defs/seconds"}},waitSeconds:{$ref:"#/$defs/seconds"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"none"}},required:[
"reading"],additionalProperties:!1}]}};function Ye(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=Ye.
evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:e.push(f),s++}var p=a===
s;s=n,e!==null&&(n?e.length=n:e=null);let d;if(p){let f=s;if(!(r==="same-id"||r==="none")){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{
allowedValues:gi.then.enum}};e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,d="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let m=r.reading;if(typeof m==
"string")if(m==="same-id"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="delaysSeconds"||t==="waitSeconds")){let u={instancePath:i,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&
r.reading!=="same-id"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"same-id"}};e===
null?e=[t]:e.push(t),s++}if(r.delaysSeconds!==void 0){let t=r.delaysSeconds;if(Array.isArray(t)){if(t.length<1){let h={instancePath:i+"/delaysSeconds",schemaPath:"\
#/else/oneOf/0/properties/delaysSeconds/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[h]:e.push(h),s++}let u=t.length;for(let h=0;h<u;h++)L(t[h],{instancePath:i+
"/delaysSeconds/"+h,parentData:t,parentDataProperty:h,rootData:k,dynamicAnchors:w})||(e=e===null?L.errors:e.concat(L.errors),s=e.length)}else{let u={instancePath:i+
"/delaysSeconds",schemaPath:"#/else/oneOf/0/properties/delaysSeconds/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),s++}}r.waitSeconds!==void 0&&
(L(r.waitSeconds,{instancePath:i+"/waitSeconds",parentData:r,parentDataProperty:"waitSeconds",rootData:k,dynamicAnchors:w})||(e=e===null?L.errors:e.concat(L.errors),
s=e.length))}var P=!0}else if(m==="none"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/r\
equired",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let u={instancePath:i,schemaPath:"\
#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!==
"none"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"none"}};e===null?e=[t]:e.push(
t),s++}}P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===
null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===
null?e=[t]:e.push(t),s++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}var p=f===s;o=
p,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),s++}return Ye.errors=e,c.props=P,s===
0}Ye.evaluated={dynamicProps:!0,dynamicItems:!1};var Pi={if:{type:"string"},then:{enum:["standard-v1","standard-v1a","stripe","github","none"]},else:{type:"obje\
ct",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"standard-v1"},toleranceSeconds:{$ref:"#/$defs/seconds"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"standard-v1a"},toleranceSeconds:{$ref:"#/$defs/seconds"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"\
stripe"},toleranceSeconds:{$ref:"#/$defs/seconds"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"github"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"none"}},required:["reading"],additionalProperties:!1}]}};function er(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,
dynamicAnchors:w={}}={}){let e=null,s=0,c=er.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){
let f={};e===null?e=[f]:e.push(f),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let d;if(p){let f=s;if(!(r==="standard-v1"||r==="standard-v1a"||r==="strip\
e"||r==="github"||r==="none")){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Pi.then.enum}};e===null?e=[m]:e.push(m),s++}var p=f===
s;o=p,d="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let m=r.reading;if(typeof m=="string")if(m==="standard-v1"){if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=
[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="toleranceSeconds")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="standard-v1"){let t={instancePath:i+"/readin\
g",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"standard-v1"}};e===null?e=[t]:e.push(t),s++}r.toleranceSeconds!==void 0&&
(L(r.toleranceSeconds,{instancePath:i+"/toleranceSeconds",parentData:r,parentDataProperty:"toleranceSeconds",rootData:k,dynamicAnchors:w})||(e=e===null?L.errors:
e.concat(L.errors),s=e.length))}var P=!0}else if(m==="standard-v1a"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="toleranceSe\
conds")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(
u),s++}if(r.reading!==void 0&&r.reading!=="standard-v1a"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",
params:{allowedValue:"standard-v1a"}};e===null?e=[t]:e.push(t),s++}r.toleranceSeconds!==void 0&&(L(r.toleranceSeconds,{instancePath:i+"/toleranceSeconds",parentData:r,
parentDataProperty:"toleranceSeconds",rootData:k,dynamicAnchors:w})||(e=e===null?L.errors:e.concat(L.errors),s=e.length))}P!==!0&&(P=!0)}else if(m==="stripe"){if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"\
reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="toleranceSeconds")){let u={instancePath:i,schemaPath:"#/else/oneOf/2/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="stripe"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"stripe"}};e===null?e=[t]:e.push(t),s++}r.toleranceSeconds!==
void 0&&(L(r.toleranceSeconds,{instancePath:i+"/toleranceSeconds",parentData:r,parentDataProperty:"toleranceSeconds",rootData:k,dynamicAnchors:w})||(e=e===null?
L.errors:e.concat(L.errors),s=e.length))}P!==!0&&(P=!0)}else if(m==="github"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let u={
instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.
reading!==void 0&&r.reading!=="github"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"\
github"}};e===null?e=[t]:e.push(t),s++}}P!==!0&&(P=!0)}else if(m==="none"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/4/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let u={
instancePath:i,schemaPath:"#/else/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.
reading!==void 0&&r.reading!=="none"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/4/properties/reading/const",keyword:"const",params:{allowedValue:"\
none"}};e===null?e=[t]:e.push(t),s++}}P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",
tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",
tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),s++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[
m]:e.push(m),s++}var p=f===s;o=p,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),s++}return er.
errors=e,c.props=P,s===0}er.evaluated={dynamicProps:!0,dynamicItems:!1};function rr(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=rr.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="operation"){if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[a]:e.push(a),s++}if(r.method===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"method"}};e===null?
e=[a]:e.push(a),s++}if(r.path===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[a]:
e.push(a),s++}for(let a in r)if(!(a==="reading"||a==="method"||a==="path"||a==="body"||a==="type")){let p={instancePath:i,schemaPath:"#/oneOf/0/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="operation"){let a={instancePath:i+
"/reading",schemaPath:"#/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"operation"}};e===null?e=[a]:e.push(a),s++}r.method!==void 0&&(Z(
r.method,{instancePath:i+"/method",parentData:r,parentDataProperty:"method",rootData:k,dynamicAnchors:w})||(e=e===null?Z.errors:e.concat(Z.errors),s=e.length)),
r.path!==void 0&&(U(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:k,dynamicAnchors:w})||(e=e===null?U.errors:e.concat(U.errors),
s=e.length)),r.body!==void 0&&(z(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:k,dynamicAnchors:w})||(e=e===null?z.errors:e.concat(
z.errors),s=e.length)),r.type!==void 0&&(_(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"type",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:
e.concat(_.errors),s=e.length))}var n=!0}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};
e===null?e=[a]:e.push(a),s++}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===
null?e=[a]:e.push(a),s++}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return rr.errors=e,
c.props=n,s===0}rr.evaluated={dynamicProps:!0,dynamicItems:!1};var ds={if:{type:"string"},then:{enum:["manual"]},else:{type:"object",discriminator:{propertyName:"\
reading"},oneOf:[{properties:{reading:{const:"manual"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"rest"},method:{$ref:"#/$defs/\
method"},path:{$ref:"#/$defs/path"},body:{$ref:"#/$defs/object"},idPointer:{$ref:"#/$defs/pointer"},secretPointer:{$ref:"#/$defs/pointer"},removePath:{$ref:"#/$\
defs/path"},rotatePath:{$ref:"#/$defs/path"},listPath:{$ref:"#/$defs/path"}},required:["reading","method","path","body"],additionalProperties:!1},{properties:{reading:{
const:"per-request"},field:{$ref:"#/$defs/text"}},required:["reading","field"],additionalProperties:!1}]}};function sr(r,{instancePath:i="",parentData:N,parentDataProperty:D,
rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=sr.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let n=s,o=!0,a=s;if(typeof r!=
"string"){let f={};e===null?e=[f]:e.push(f),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let d;if(p){let f=s;if(r!=="manual"){let m={instancePath:i,schemaPath:"\
#/then/enum",keyword:"enum",params:{allowedValues:ds.then.enum}};e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,d="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.
isArray(r)){let m=r.reading;if(typeof m=="string")if(m==="manual"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let u={instancePath:i,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&
r.reading!=="manual"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"manual"}};e===
null?e=[t]:e.push(t),s++}}var P=!0}else if(m==="rest"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/e\
lse/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.method===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"method"}};e===null?e=[t]:e.push(t),s++}if(r.path===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[t]:e.push(t),s++}if(r.body===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"body"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!ie.call(ds.else.oneOf[1].properties,
t)){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),
s++}if(r.reading!==void 0&&r.reading!=="rest"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"\
rest"}};e===null?e=[t]:e.push(t),s++}r.method!==void 0&&(Z(r.method,{instancePath:i+"/method",parentData:r,parentDataProperty:"method",rootData:k,dynamicAnchors:w})||
(e=e===null?Z.errors:e.concat(Z.errors),s=e.length)),r.path!==void 0&&(U(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:k,dynamicAnchors:w})||
(e=e===null?U.errors:e.concat(U.errors),s=e.length)),r.body!==void 0&&(z(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:k,dynamicAnchors:w})||
(e=e===null?z.errors:e.concat(z.errors),s=e.length)),r.idPointer!==void 0&&(K(r.idPointer,{instancePath:i+"/idPointer",parentData:r,parentDataProperty:"idPointe\
r",rootData:k,dynamicAnchors:w})||(e=e===null?K.errors:e.concat(K.errors),s=e.length)),r.secretPointer!==void 0&&(K(r.secretPointer,{instancePath:i+"/secretPoin\
ter",parentData:r,parentDataProperty:"secretPointer",rootData:k,dynamicAnchors:w})||(e=e===null?K.errors:e.concat(K.errors),s=e.length)),r.removePath!==void 0&&
(U(r.removePath,{instancePath:i+"/removePath",parentData:r,parentDataProperty:"removePath",rootData:k,dynamicAnchors:w})||(e=e===null?U.errors:e.concat(U.errors),
s=e.length)),r.rotatePath!==void 0&&(U(r.rotatePath,{instancePath:i+"/rotatePath",parentData:r,parentDataProperty:"rotatePath",rootData:k,dynamicAnchors:w})||(e=
e===null?U.errors:e.concat(U.errors),s=e.length)),r.listPath!==void 0&&(U(r.listPath,{instancePath:i+"/listPath",parentData:r,parentDataProperty:"listPath",rootData:k,
dynamicAnchors:w})||(e=e===null?U.errors:e.concat(U.errors),s=e.length))}P!==!0&&(P=!0)}else if(m==="per-request"){if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),
s++}if(r.field===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"field"}};e===null?e=[t]:e.push(t),
s++}for(let t in r)if(!(t==="reading"||t==="field")){let u={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="per-request"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/\
2/properties/reading/const",keyword:"const",params:{allowedValue:"per-request"}};e===null?e=[t]:e.push(t),s++}r.field!==void 0&&(_(r.field,{instancePath:i+"/fie\
ld",parentData:r,parentDataProperty:"field",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:e.concat(_.errors),s=e.length))}P!==!0&&(P=!0)}else{let t={instancePath:i,
schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,
schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),s++}}else{let m={instancePath:i,
schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,d="else"}if(!o){let f={instancePath:i,schemaPath:"#\
/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),s++}return sr.errors=e,c.props=P,s===0}sr.evaluated={dynamicProps:!0,dynamicItems:!1};var rs={
type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"list"},quotas:{type:"array",minItems:1,items:{type:"object",required:["\
quota","unit","scope"],additionalProperties:!1,properties:{quota:{type:"integer",minimum:1},unit:{enum:["requests","tokens","concurrent"]},windowSeconds:{$ref:"\
#/$defs/seconds"},scope:{enum:["key","account","address"]}}}},charged:{title:"What counts besides the calls that are answered",type:"array",uniqueItems:!0,items:{
enum:["refused","invalid","unauthorized"]}}},required:["reading","quotas"],additionalProperties:!1}]};function ir(r,{instancePath:i="",parentData:N,parentDataProperty:D,
rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=ir.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&
!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="list"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let a={instancePath:i,
schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[a]:e.push(a),s++}if(r.quotas===void 0){let a={instancePath:i,
schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"quotas"}};e===null?e=[a]:e.push(a),s++}for(let a in r)if(!(a==="reading"||a==="quota\
s"||a==="charged")){let p={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[
p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="list"){let a={instancePath:i+"/reading",schemaPath:"#/oneOf/0/properties/reading/const",keyword:"const",params:{
allowedValue:"list"}};e===null?e=[a]:e.push(a),s++}if(r.quotas!==void 0){let a=r.quotas;if(Array.isArray(a)){if(a.length<1){let d={instancePath:i+"/quotas",schemaPath:"\
#/oneOf/0/properties/quotas/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[d]:e.push(d),s++}let p=a.length;for(let d=0;d<p;d++){let P=a[d];if(P&&typeof P==
"object"&&!Array.isArray(P)){if(P.quota===void 0){let f={instancePath:i+"/quotas/"+d,schemaPath:"#/oneOf/0/properties/quotas/items/required",keyword:"required",
params:{missingProperty:"quota"}};e===null?e=[f]:e.push(f),s++}if(P.unit===void 0){let f={instancePath:i+"/quotas/"+d,schemaPath:"#/oneOf/0/properties/quotas/it\
ems/required",keyword:"required",params:{missingProperty:"unit"}};e===null?e=[f]:e.push(f),s++}if(P.scope===void 0){let f={instancePath:i+"/quotas/"+d,schemaPath:"\
#/oneOf/0/properties/quotas/items/required",keyword:"required",params:{missingProperty:"scope"}};e===null?e=[f]:e.push(f),s++}for(let f in P)if(!(f==="quota"||f===
"unit"||f==="windowSeconds"||f==="scope")){let x={instancePath:i+"/quotas/"+d,schemaPath:"#/oneOf/0/properties/quotas/items/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:f}};e===null?e=[x]:e.push(x),s++}if(P.quota!==void 0){let f=P.quota;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(
f))){let x={instancePath:i+"/quotas/"+d+"/quota",schemaPath:"#/oneOf/0/properties/quotas/items/properties/quota/type",keyword:"type",params:{type:"integer"}};e===
null?e=[x]:e.push(x),s++}if(typeof f=="number"&&isFinite(f)&&(f<1||isNaN(f))){let x={instancePath:i+"/quotas/"+d+"/quota",schemaPath:"#/oneOf/0/properties/quota\
s/items/properties/quota/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[x]:e.push(x),s++}}if(P.unit!==void 0){let f=P.unit;if(!(f==="r\
equests"||f==="tokens"||f==="concurrent")){let x={instancePath:i+"/quotas/"+d+"/unit",schemaPath:"#/oneOf/0/properties/quotas/items/properties/unit/enum",keyword:"\
enum",params:{allowedValues:rs.oneOf[0].properties.quotas.items.properties.unit.enum}};e===null?e=[x]:e.push(x),s++}}if(P.windowSeconds!==void 0&&(L(P.windowSeconds,
{instancePath:i+"/quotas/"+d+"/windowSeconds",parentData:P,parentDataProperty:"windowSeconds",rootData:k,dynamicAnchors:w})||(e=e===null?L.errors:e.concat(L.errors),
s=e.length)),P.scope!==void 0){let f=P.scope;if(!(f==="key"||f==="account"||f==="address")){let x={instancePath:i+"/quotas/"+d+"/scope",schemaPath:"#/oneOf/0/pr\
operties/quotas/items/properties/scope/enum",keyword:"enum",params:{allowedValues:rs.oneOf[0].properties.quotas.items.properties.scope.enum}};e===null?e=[x]:e.push(
x),s++}}}else{let f={instancePath:i+"/quotas/"+d,schemaPath:"#/oneOf/0/properties/quotas/items/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(
f),s++}}}else{let p={instancePath:i+"/quotas",schemaPath:"#/oneOf/0/properties/quotas/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),s++}}
if(r.charged!==void 0){let a=r.charged;if(Array.isArray(a)){let p=a.length;for(let f=0;f<p;f++){let x=a[f];if(!(x==="refused"||x==="invalid"||x==="unauthorized")){
let m={instancePath:i+"/charged/"+f,schemaPath:"#/oneOf/0/properties/charged/items/enum",keyword:"enum",params:{allowedValues:rs.oneOf[0].properties.charged.items.
enum}};e===null?e=[m]:e.push(m),s++}}let d=a.length,P;if(d>1){e:for(;d--;)for(P=d;P--;)if(vr(a[d],a[P])){let f={instancePath:i+"/charged",schemaPath:"#/oneOf/0/\
properties/charged/uniqueItems",keyword:"uniqueItems",params:{i:d,j:P}};e===null?e=[f]:e.push(f),s++;break e}}}else{let p={instancePath:i+"/charged",schemaPath:"\
#/oneOf/0/properties/charged/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),s++}}}var n=!0}else{let a={instancePath:i,schemaPath:"#/discri\
minator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}else{let a={instancePath:i,schemaPath:"#/discri\
minator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return ir.errors=e,c.props=n,s===0}ir.evaluated={dynamicProps:!0,dynamicItems:!1};var ki={if:{type:"s\
tring"},then:{enum:["x-ratelimit-durations","ratelimit-fields","ratelimit-03","x-ratelimit-epoch","anthropic","none"]},else:{type:"object",discriminator:{propertyName:"\
reading"},oneOf:[{properties:{reading:{const:"x-ratelimit-durations"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"ratelimit-fiel\
ds"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"ratelimit-03"}},required:["reading"],additionalProperties:!1},{properties:{reading:{
const:"x-ratelimit-epoch"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"anthropic"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"none"}},required:["reading"],additionalProperties:!1}]}};function tr(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,
dynamicAnchors:w={}}={}){let e=null,s=0,c=tr.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){
let f={};e===null?e=[f]:e.push(f),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let d;if(p){let f=s;if(!(r==="x-ratelimit-durations"||r==="ratelimit-field\
s"||r==="ratelimit-03"||r==="x-ratelimit-epoch"||r==="anthropic"||r==="none")){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:ki.
then.enum}};e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,d="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let m=r.reading;if(typeof m=="string")
if(m==="x-ratelimit-durations"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/0/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="x-ratelimit-du\
rations"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"x-ratelimit-durations"}};e===
null?e=[t]:e.push(t),s++}}var P=!0}else if(m==="ratelimit-fields"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let u={instancePath:i,
schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&
r.reading!=="ratelimit-fields"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"rate\
limit-fields"}};e===null?e=[t]:e.push(t),s++}}P!==!0&&(P=!0)}else if(m==="ratelimit-03"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={
instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="r\
eading"){let u={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(
u),s++}if(r.reading!==void 0&&r.reading!=="ratelimit-03"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",
params:{allowedValue:"ratelimit-03"}};e===null?e=[t]:e.push(t),s++}}P!==!0&&(P=!0)}else if(m==="x-ratelimit-epoch"){if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),
s++}for(let t in r)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="x-ratelimit-epoch"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/3/properties/read\
ing/const",keyword:"const",params:{allowedValue:"x-ratelimit-epoch"}};e===null?e=[t]:e.push(t),s++}}P!==!0&&(P=!0)}else if(m==="anthropic"){if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/4/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/4/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="anthropic"){let t={instancePath:i+"/reading",schemaPath:"#/e\
lse/oneOf/4/properties/reading/const",keyword:"const",params:{allowedValue:"anthropic"}};e===null?e=[t]:e.push(t),s++}}P!==!0&&(P=!0)}else if(m==="none"){if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/5/required",keyword:"required",params:{missingProperty:"\
reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/5/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="none"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/5/properties/reading/const",keyword:"const",params:{allowedValue:"none"}};e===null?e=[t]:e.push(t),s++}}P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),s++}}else{let m={instancePath:i,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),s++}return tr.errors=e,c.props=P,s===0}tr.evaluated={dynamicProps:!0,dynamicItems:!1};var wi={if:{type:"\
string"},then:{enum:["429-retry-after","429","503","queue"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"429-\
retry-after"},status:{$ref:"#/$defs/statuses"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"429"},status:{$ref:"#/$defs/statuses"}},
required:["reading"],additionalProperties:!1},{properties:{reading:{const:"503"},status:{$ref:"#/$defs/statuses"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"queue"}},required:["reading"],additionalProperties:!1}]}};function nr(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,
dynamicAnchors:w={}}={}){let e=null,s=0,c=nr.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){
let f={};e===null?e=[f]:e.push(f),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let d;if(p){let f=s;if(!(r==="429-retry-after"||r==="429"||r==="503"||r===
"queue")){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:wi.then.enum}};e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,d="the\
n"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let m=r.reading;if(typeof m=="string")if(m==="429"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}
for(let t in r)if(!(t==="reading"||t==="status")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="429"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/proper\
ties/reading/const",keyword:"const",params:{allowedValue:"429"}};e===null?e=[t]:e.push(t),s++}r.status!==void 0&&(M(r.status,{instancePath:i+"/status",parentData:r,
parentDataProperty:"status",rootData:k,dynamicAnchors:w})||(e=e===null?M.errors:e.concat(M.errors),s=e.length))}var P=!0}else if(m==="503"){if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="status")){let u={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="503"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"503"}};e===null?e=[t]:e.push(t),s++}r.status!==void 0&&(M(r.status,{instancePath:i+
"/status",parentData:r,parentDataProperty:"status",rootData:k,dynamicAnchors:w})||(e=e===null?M.errors:e.concat(M.errors),s=e.length))}P!==!0&&(P=!0)}else if(m===
"429-retry-after"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"requi\
red",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="status")){let u={instancePath:i,schemaPath:"#/else\
/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="42\
9-retry-after"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"429-retry-after"}};e===
null?e=[t]:e.push(t),s++}r.status!==void 0&&(M(r.status,{instancePath:i+"/status",parentData:r,parentDataProperty:"status",rootData:k,dynamicAnchors:w})||(e=e===
null?M.errors:e.concat(M.errors),s=e.length))}P!==!0&&(P=!0)}else if(m==="queue"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let u={
instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.
reading!==void 0&&r.reading!=="queue"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"\
queue"}};e===null?e=[t]:e.push(t),s++}}P!==!0&&(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mappin\
g",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"t\
ag",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),s++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?
e=[m]:e.push(m),s++}var p=f===s;o=p,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),s++}
return nr.errors=e,c.props=P,s===0}nr.evaluated={dynamicProps:!0,dynamicItems:!1};function or(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=or.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="number"){if(r&&typeof r=="objec\
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
type:"object"}};e===null?e=[o]:e.push(o),s++}return or.errors=e,c.props=n,s===0}or.evaluated={dynamicProps:!0,dynamicItems:!1};var bi={if:{type:"string"},then:{
enum:["headers"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"headers"}},required:["reading"],additionalProperties:!1}]}};
function ar(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=ar.evaluated;c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:e.push(f),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=
null);let d;if(p){let f=s;if(r!=="headers"){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:bi.then.enum}};e===null?e=[m]:e.
push(m),s++}var p=f===s;o=p,d="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let m=r.reading;if(typeof m=="string")if(m==="headers"){if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="headers"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"headers"}};e===null?e=[t]:e.push(t),s++}}var P=!0}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),s++}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[t]:e.push(t),s++}}else{let m={instancePath:i,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,d="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),s++}return ar.errors=e,c.props=P,s===0}ar.evaluated={dynamicProps:!0,dynamicItems:!1};function pr(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=pr.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o=r.reading;if(typeof o=="string")if(o==="described"){if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[a]:e.push(a),s++}if(r.text===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"text"}};e===null?
e=[a]:e.push(a),s++}for(let a in r)if(!(a==="reading"||a==="text")){let p={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:a}};e===null?e=[p]:e.push(p),s++}if(r.reading!==void 0&&r.reading!=="described"){let a={instancePath:i+"/reading",schemaPath:"#/\
oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"described"}};e===null?e=[a]:e.push(a),s++}r.text!==void 0&&(_(r.text,{instancePath:i+"/t\
ext",parentData:r,parentDataProperty:"text",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:e.concat(_.errors),s=e.length))}var n=!0}else{let a={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}else{let a={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),s++}}else{let o={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return pr.errors=e,c.props=n,s===0}pr.evaluated={dynamicProps:!0,dynamicItems:!1};var qi={
if:{type:"string"},then:{enum:["path"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"path"},prefix:{$ref:"#/$d\
efs/path"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"header"},name:{$ref:"#/$defs/text"}},required:["reading","name"],additionalProperties:!1}]}};
function lr(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=lr.evaluated;c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0);let n=s,o=!0,a=s;if(typeof r!="string"){let f={};e===null?e=[f]:e.push(f),s++}var p=a===s;s=n,e!==null&&(n?e.length=n:e=
null);let d;if(p){let f=s;if(r!=="path"){let m={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:qi.then.enum}};e===null?e=[m]:e.push(
m),s++}var p=f===s;o=p,d="then"}else{let f=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let m=r.reading;if(typeof m=="string")if(m==="path"){if(r&&typeof r=="\
object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readin\
g"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="prefix")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="path"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"path"}};e===null?e=[t]:e.push(t),s++}r.prefix!==void 0&&(U(r.prefix,{instancePath:i+
"/prefix",parentData:r,parentDataProperty:"prefix",rootData:k,dynamicAnchors:w})||(e=e===null?U.errors:e.concat(U.errors),s=e.length))}var P=!0}else if(m==="hea\
der"){if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),s++}if(r.name===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{
missingProperty:"name"}};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="reading"||t==="name")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),s++}if(r.reading!==void 0&&r.reading!=="header"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"header"}};e===null?e=[t]:e.push(t),s++}r.name!==void 0&&(_(
r.name,{instancePath:i+"/name",parentData:r,parentDataProperty:"name",rootData:k,dynamicAnchors:w})||(e=e===null?_.errors:e.concat(_.errors),s=e.length))}P!==!0&&
(P=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:m}};e===null?e=[t]:e.
push(t),s++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:m}};e===null?e=[t]:e.
push(t),s++}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}var p=f===s;o=p,d="else"}if(!o){
let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[f]:e.push(f),s++}return lr.errors=e,c.props=P,s===0}lr.evaluated={dynamicProps:!0,
dynamicItems:!1};function ae(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=ae.evaluated;if(c.dynamicProps&&
(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){for(let n in r)if(!ie.call(Cs.properties,n)){let o={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),s++}r["capabilities.other"]!==void 0&&(qe(r["capa\
bilities.other"],{instancePath:i+"/capabilities.other",parentData:r,parentDataProperty:"capabilities.other",rootData:k,dynamicAnchors:w})||(e=e===null?qe.errors:
e.concat(qe.errors),s=e.length)),r["request.required"]!==void 0&&(ve(r["request.required"],{instancePath:i+"/request.required",parentData:r,parentDataProperty:"\
request.required",rootData:k,dynamicAnchors:w})||(e=e===null?ve.errors:e.concat(ve.errors),s=e.length)),r["request.models"]!==void 0&&($e(r["request.models"],{instancePath:i+
"/request.models",parentData:r,parentDataProperty:"request.models",rootData:k,dynamicAnchors:w})||(e=e===null?$e.errors:e.concat($e.errors),s=e.length)),r["requ\
est.roles"]!==void 0&&(je(r["request.roles"],{instancePath:i+"/request.roles",parentData:r,parentDataProperty:"request.roles",rootData:k,dynamicAnchors:w})||(e=
e===null?je.errors:e.concat(je.errors),s=e.length)),r["response.fields"]!==void 0&&(Oe(r["response.fields"],{instancePath:i+"/response.fields",parentData:r,parentDataProperty:"\
response.fields",rootData:k,dynamicAnchors:w})||(e=e===null?Oe.errors:e.concat(Oe.errors),s=e.length)),r["key.format"]!==void 0&&(xe(r["key.format"],{instancePath:i+
"/key.format",parentData:r,parentDataProperty:"key.format",rootData:k,dynamicAnchors:w})||(e=e===null?xe.errors:e.concat(xe.errors),s=e.length)),r.states!==void 0&&
(Ae(r.states,{instancePath:i+"/states",parentData:r,parentDataProperty:"states",rootData:k,dynamicAnchors:w})||(e=e===null?Ae.errors:e.concat(Ae.errors),s=e.length)),
r["signup.request"]!==void 0&&(Ne(r["signup.request"],{instancePath:i+"/signup.request",parentData:r,parentDataProperty:"signup.request",rootData:k,dynamicAnchors:w})||
(e=e===null?Ne.errors:e.concat(Ne.errors),s=e.length)),r["signup.response"]!==void 0&&(De(r["signup.response"],{instancePath:i+"/signup.response",parentData:r,parentDataProperty:"\
signup.response",rootData:k,dynamicAnchors:w})||(e=e===null?De.errors:e.concat(De.errors),s=e.length)),r["maxTokens.bounds"]!==void 0&&(Se(r["maxTokens.bounds"],
{instancePath:i+"/maxTokens.bounds",parentData:r,parentDataProperty:"maxTokens.bounds",rootData:k,dynamicAnchors:w})||(e=e===null?Se.errors:e.concat(Se.errors),
s=e.length)),r["temperature.bounds"]!==void 0&&(_e(r["temperature.bounds"],{instancePath:i+"/temperature.bounds",parentData:r,parentDataProperty:"temperature.bo\
unds",rootData:k,dynamicAnchors:w})||(e=e===null?_e.errors:e.concat(_e.errors),s=e.length)),r["sse.path"]!==void 0&&(Ie(r["sse.path"],{instancePath:i+"/sse.path",
parentData:r,parentDataProperty:"sse.path",rootData:k,dynamicAnchors:w})||(e=e===null?Ie.errors:e.concat(Ie.errors),s=e.length)),r["sse.switch"]!==void 0&&(Ve(r["\
sse.switch"],{instancePath:i+"/sse.switch",parentData:r,parentDataProperty:"sse.switch",rootData:k,dynamicAnchors:w})||(e=e===null?Ve.errors:e.concat(Ve.errors),
s=e.length)),r["sse.events"]!==void 0&&(Me(r["sse.events"],{instancePath:i+"/sse.events",parentData:r,parentDataProperty:"sse.events",rootData:k,dynamicAnchors:w})||
(e=e===null?Me.errors:e.concat(Me.errors),s=e.length)),r["websocket.path"]!==void 0&&(Fe(r["websocket.path"],{instancePath:i+"/websocket.path",parentData:r,parentDataProperty:"\
websocket.path",rootData:k,dynamicAnchors:w})||(e=e===null?Fe.errors:e.concat(Fe.errors),s=e.length)),r["websocket.frames"]!==void 0&&(Te(r["websocket.frames"],
{instancePath:i+"/websocket.frames",parentData:r,parentDataProperty:"websocket.frames",rootData:k,dynamicAnchors:w})||(e=e===null?Te.errors:e.concat(Te.errors),
s=e.length)),r["websocket.auth"]!==void 0&&(Ue(r["websocket.auth"],{instancePath:i+"/websocket.auth",parentData:r,parentDataProperty:"websocket.auth",rootData:k,
dynamicAnchors:w})||(e=e===null?Ue.errors:e.concat(Ue.errors),s=e.length)),r["endpoints.other"]!==void 0&&(Le(r["endpoints.other"],{instancePath:i+"/endpoints.o\
ther",parentData:r,parentDataProperty:"endpoints.other",rootData:k,dynamicAnchors:w})||(e=e===null?Le.errors:e.concat(Le.errors),s=e.length)),r["key.lifetime"]!==
void 0&&(Ee(r["key.lifetime"],{instancePath:i+"/key.lifetime",parentData:r,parentDataProperty:"key.lifetime",rootData:k,dynamicAnchors:w})||(e=e===null?Ee.errors:
e.concat(Ee.errors),s=e.length)),r["key.scopes"]!==void 0&&(Ce(r["key.scopes"],{instancePath:i+"/key.scopes",parentData:r,parentDataProperty:"key.scopes",rootData:k,
dynamicAnchors:w})||(e=e===null?Ce.errors:e.concat(Ce.errors),s=e.length)),r["key.rotation"]!==void 0&&(Be(r["key.rotation"],{instancePath:i+"/key.rotation",parentData:r,
parentDataProperty:"key.rotation",rootData:k,dynamicAnchors:w})||(e=e===null?Be.errors:e.concat(Be.errors),s=e.length)),r["key.revocation"]!==void 0&&(Ke(r["key\
.revocation"],{instancePath:i+"/key.revocation",parentData:r,parentDataProperty:"key.revocation",rootData:k,dynamicAnchors:w})||(e=e===null?Ke.errors:e.concat(Ke.
errors),s=e.length)),r["errors.missingKey"]!==void 0&&(Re(r["errors.missingKey"],{instancePath:i+"/errors.missingKey",parentData:r,parentDataProperty:"errors.mi\
ssingKey",rootData:k,dynamicAnchors:w})||(e=e===null?Re.errors:e.concat(Re.errors),s=e.length)),r["errors.wrongKey"]!==void 0&&(Ge(r["errors.wrongKey"],{instancePath:i+
"/errors.wrongKey",parentData:r,parentDataProperty:"errors.wrongKey",rootData:k,dynamicAnchors:w})||(e=e===null?Ge.errors:e.concat(Ge.errors),s=e.length)),r["er\
rors.status"]!==void 0&&(ze(r["errors.status"],{instancePath:i+"/errors.status",parentData:r,parentDataProperty:"errors.status",rootData:k,dynamicAnchors:w})||(e=
e===null?ze.errors:e.concat(ze.errors),s=e.length)),r["errors.body"]!==void 0&&(Ze(r["errors.body"],{instancePath:i+"/errors.body",parentData:r,parentDataProperty:"\
errors.body",rootData:k,dynamicAnchors:w})||(e=e===null?Ze.errors:e.concat(Ze.errors),s=e.length)),r["errors.codes"]!==void 0&&(He(r["errors.codes"],{instancePath:i+
"/errors.codes",parentData:r,parentDataProperty:"errors.codes",rootData:k,dynamicAnchors:w})||(e=e===null?He.errors:e.concat(He.errors),s=e.length)),r["errors.c\
onditions"]!==void 0&&(We(r["errors.conditions"],{instancePath:i+"/errors.conditions",parentData:r,parentDataProperty:"errors.conditions",rootData:k,dynamicAnchors:w})||
(e=e===null?We.errors:e.concat(We.errors),s=e.length)),r["webhooks.types"]!==void 0&&(Je(r["webhooks.types"],{instancePath:i+"/webhooks.types",parentData:r,parentDataProperty:"\
webhooks.types",rootData:k,dynamicAnchors:w})||(e=e===null?Je.errors:e.concat(Je.errors),s=e.length)),r["webhooks.payload"]!==void 0&&(Qe(r["webhooks.payload"],
{instancePath:i+"/webhooks.payload",parentData:r,parentDataProperty:"webhooks.payload",rootData:k,dynamicAnchors:w})||(e=e===null?Qe.errors:e.concat(Qe.errors),
s=e.length)),r["webhooks.delivery"]!==void 0&&(Xe(r["webhooks.delivery"],{instancePath:i+"/webhooks.delivery",parentData:r,parentDataProperty:"webhooks.delivery",
rootData:k,dynamicAnchors:w})||(e=e===null?Xe.errors:e.concat(Xe.errors),s=e.length)),r["webhooks.retry"]!==void 0&&(Ye(r["webhooks.retry"],{instancePath:i+"/we\
bhooks.retry",parentData:r,parentDataProperty:"webhooks.retry",rootData:k,dynamicAnchors:w})||(e=e===null?Ye.errors:e.concat(Ye.errors),s=e.length)),r["webhooks\
.signature"]!==void 0&&(er(r["webhooks.signature"],{instancePath:i+"/webhooks.signature",parentData:r,parentDataProperty:"webhooks.signature",rootData:k,dynamicAnchors:w})||
(e=e===null?er.errors:e.concat(er.errors),s=e.length)),r["webhooks.trigger"]!==void 0&&(rr(r["webhooks.trigger"],{instancePath:i+"/webhooks.trigger",parentData:r,
parentDataProperty:"webhooks.trigger",rootData:k,dynamicAnchors:w})||(e=e===null?rr.errors:e.concat(rr.errors),s=e.length)),r["webhooks.registration"]!==void 0&&
(sr(r["webhooks.registration"],{instancePath:i+"/webhooks.registration",parentData:r,parentDataProperty:"webhooks.registration",rootData:k,dynamicAnchors:w})||(e=
e===null?sr.errors:e.concat(sr.errors),s=e.length)),r["limits.quota"]!==void 0&&(ir(r["limits.quota"],{instancePath:i+"/limits.quota",parentData:r,parentDataProperty:"\
limits.quota",rootData:k,dynamicAnchors:w})||(e=e===null?ir.errors:e.concat(ir.errors),s=e.length)),r["limits.headers"]!==void 0&&(tr(r["limits.headers"],{instancePath:i+
"/limits.headers",parentData:r,parentDataProperty:"limits.headers",rootData:k,dynamicAnchors:w})||(e=e===null?tr.errors:e.concat(tr.errors),s=e.length)),r["limi\
ts.exceeded"]!==void 0&&(nr(r["limits.exceeded"],{instancePath:i+"/limits.exceeded",parentData:r,parentDataProperty:"limits.exceeded",rootData:k,dynamicAnchors:w})||
(e=e===null?nr.errors:e.concat(nr.errors),s=e.length)),r["maxTokens.maximum"]!==void 0&&(or(r["maxTokens.maximum"],{instancePath:i+"/maxTokens.maximum",parentData:r,
parentDataProperty:"maxTokens.maximum",rootData:k,dynamicAnchors:w})||(e=e===null?or.errors:e.concat(or.errors),s=e.length)),r["version.deprecation"]!==void 0&&
(ar(r["version.deprecation"],{instancePath:i+"/version.deprecation",parentData:r,parentDataProperty:"version.deprecation",rootData:k,dynamicAnchors:w})||(e=e===
null?ar.errors:e.concat(ar.errors),s=e.length)),r["version.compatibility"]!==void 0&&(pr(r["version.compatibility"],{instancePath:i+"/version.compatibility",parentData:r,
parentDataProperty:"version.compatibility",rootData:k,dynamicAnchors:w})||(e=e===null?pr.errors:e.concat(pr.errors),s=e.length)),r["version.selection"]!==void 0&&
(lr(r["version.selection"],{instancePath:i+"/version.selection",parentData:r,parentDataProperty:"version.selection",rootData:k,dynamicAnchors:w})||(e=e===null?lr.
errors:e.concat(lr.errors),s=e.length))}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return ae.
errors=e,s===0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Tr(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){
let e=null,s=0,c=Tr.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.schema===void 0){
let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[n]:e.push(n),s++}if(r.name===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[n]:e.push(n),s++}if(r.title===void 0){let n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"title"}};e===null?e=[n]:e.push(n),s++}if(r.readings===void 0){let n={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"readings"}};e===null?e=[n]:e.push(n),s++}for(let n in r)if(!(n==="schema"||n==="name"||n==="title"||n==="reading\
s")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),s++}if(r.schema!==
void 0&&r.schema!=="assay.profile/1"){let n={instancePath:i+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"assay.profile\
/1"}};e===null?e=[n]:e.push(n),s++}if(r.name!==void 0){let n=r.name;if(typeof n=="string"){if(!Dr.test(n)){let o={instancePath:i+"/name",schemaPath:"#/propertie\
s/name/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/name",schemaPath:"#/propertie\
s/name/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.title!==void 0){let n=r.title;if(typeof n=="string"){if(V(n)<1){let o={instancePath:i+
"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/title",schemaPath:"\
#/properties/title/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.readings!==void 0){let n=r.readings;if(ae(n,{instancePath:i+"\
/readings",parentData:r,parentDataProperty:"readings",rootData:k,dynamicAnchors:w})||(e=e===null?ae.errors:e.concat(ae.errors),s=e.length),n&&typeof n=="object"&&
!Array.isArray(n))for(let o in n){let a=n[o];if(!(a&&typeof a=="object"&&!Array.isArray(a))){let p={instancePath:i+"/readings/"+o.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/readings/additionalProperties/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}}else{let o={instancePath:i+
"/readings",schemaPath:"#/properties/readings/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return Tr.errors=e,s===0}Tr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var vi=ae,
$i=Ur,ji={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:readings:bare-error",$comment:"Gap G7.2, reading errors.body = bare: a JSON obje\
ct or a JSON string, and nothing more is promised.",title:"Bare error body",type:["object","string"]};function Ur(r,{instancePath:i="",parentData:N,parentDataProperty:D,
rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=Ur.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),!(r&&typeof r=="object"&&
!Array.isArray(r))&&typeof r!="string"){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:ji.type}};e===null?e=[n]:e.push(n),s++}return Ur.errors=
e,s===0}Ur.evaluated={dynamicProps:!1,dynamicItems:!1};var Oi=Lr,xi={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:readings:detail",$comment:"\
Gap G7.2, reading errors.body = detail: one key, whose value is a sentence or a list of objects.",title:"Error body with a detail key",type:"object",required:["\
detail"],properties:{detail:{type:["string","array"],items:{type:"object"}}}};function Lr(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){
let e=null,s=0,c=Lr.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.detail===void 0){
let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"}};e===null?e=[n]:e.push(n),s++}if(r.detail!==void 0){let n=r.detail;
if(typeof n!="string"&&!Array.isArray(n)){let o={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:xi.properties.detail.
type}};e===null?e=[o]:e.push(o),s++}if(Array.isArray(n)){let o=n.length;for(let a=0;a<o;a++){let p=n[a];if(!(p&&typeof p=="object"&&!Array.isArray(p))){let d={instancePath:i+
"/detail/"+a,schemaPath:"#/properties/detail/items/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}}}}}else{let n={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return Lr.errors=e,s===0}Lr.evaluated={props:{detail:!0},dynamicProps:!1,dynamicItems:!1};
var Ai=Er;function Er(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=Er.evaluated;c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0);let n=s,o=!1,a=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.title===void 0){let f={instancePath:i,schemaPath:"#/any\
Of/0/required",keyword:"required",params:{missingProperty:"title"}};e===null?e=[f]:e.push(f),s++}var P=a===s;if(o=o||P,P){var p={};p.title=!0}let d=s;if(r&&typeof r==
"object"&&!Array.isArray(r)&&r.detail===void 0){let f={instancePath:i,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty:"detail"}};e===
null?e=[f]:e.push(f),s++}var P=d===s;if(o=o||P,P&&p!==!0&&(p=p||{},p.detail=!0),o)s=n,e!==null&&(n?e.length=n:e=null);else{let f={instancePath:i,schemaPath:"#/a\
nyOf",keyword:"anyOf",params:{}};e===null?e=[f]:e.push(f),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(p!==!0&&(p=p||{},p.type=!0,p.title=!0,p.status=!0,
p.detail=!0,p.instance=!0),r.type!==void 0&&typeof r.type!="string"){let f={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"\
string"}};e===null?e=[f]:e.push(f),s++}if(r.title!==void 0&&typeof r.title!="string"){let f={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"\
type",params:{type:"string"}};e===null?e=[f]:e.push(f),s++}if(r.status!==void 0){let f=r.status;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){let x={
instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"}};e===null?e=[x]:e.push(x),s++}if(typeof f=="number"&&isFinite(
f)){if(f>599||isNaN(f)){let x={instancePath:i+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};e===null?
e=[x]:e.push(x),s++}if(f<100||isNaN(f)){let x={instancePath:i+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};
e===null?e=[x]:e.push(x),s++}}}if(r.detail!==void 0&&typeof r.detail!="string"){let f={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[f]:e.push(f),s++}if(r.instance!==void 0&&typeof r.instance!="string"){let f={instancePath:i+"/instance",schemaPath:"#/p\
roperties/instance/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),s++}}else{let f={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[f]:e.push(f),s++}return Er.errors=e,c.props=p,s===0}Er.evaluated={dynamicProps:!0,dynamicItems:!1};var Ni=Cr;var ms={type:"object",required:["v","t0EpochUs","t0MonotonicUs","clock","segment"],properties:{v:{const:1},t0EpochUs:{$ref:"#/$defs/count"},t0MonotonicUs:{$ref:"\
#/$defs/countOrNull"},clock:{enum:["monotonic","wall"]},segment:{type:["string","null"]}}};function B(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=B.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"integer"}};e===null?e=[n]:e.push(n),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let n={instancePath:i,schemaPath:"#/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[n]:e.push(n),s++}return B.errors=e,s===0}B.evaluated={dynamicProps:!1,dynamicItems:!1};var Di={type:["integer","nu\
ll"],minimum:0};function se(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=se.evaluated;if(c.dynamicProps&&
(c.props=void 0),c.dynamicItems&&(c.items=void 0),!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let n={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:Di.type}};e===null?e=[n]:e.push(n),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let n={instancePath:i,schemaPath:"#/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[n]:e.push(n),s++}return se.errors=e,s===0}se.evaluated={dynamicProps:!1,dynamicItems:!1};function ur(r,{instancePath:i="",
parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=ur.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=
void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.v===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"v"}};
e===null?e=[n]:e.push(n),s++}if(r.t0EpochUs===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"t0EpochUs"}};e===
null?e=[n]:e.push(n),s++}if(r.t0MonotonicUs===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"t0MonotonicUs"}};
e===null?e=[n]:e.push(n),s++}if(r.clock===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"clock"}};e===null?e=
[n]:e.push(n),s++}if(r.segment===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"segment"}};e===null?e=[n]:e.push(
n),s++}if(r.v!==void 0&&r.v!==1){let n={instancePath:i+"/v",schemaPath:"#/properties/v/const",keyword:"const",params:{allowedValue:1}};e===null?e=[n]:e.push(n),
s++}if(r.t0EpochUs!==void 0&&(B(r.t0EpochUs,{instancePath:i+"/t0EpochUs",parentData:r,parentDataProperty:"t0EpochUs",rootData:k,dynamicAnchors:w})||(e=e===null?
B.errors:e.concat(B.errors),s=e.length)),r.t0MonotonicUs!==void 0&&(se(r.t0MonotonicUs,{instancePath:i+"/t0MonotonicUs",parentData:r,parentDataProperty:"t0Monot\
onicUs",rootData:k,dynamicAnchors:w})||(e=e===null?se.errors:e.concat(se.errors),s=e.length)),r.clock!==void 0){let n=r.clock;if(!(n==="monotonic"||n==="wall")){
let o={instancePath:i+"/clock",schemaPath:"#/properties/clock/enum",keyword:"enum",params:{allowedValues:ms.properties.clock.enum}};e===null?e=[o]:e.push(o),s++}}
if(r.segment!==void 0){let n=r.segment;if(typeof n!="string"&&n!==null){let o={instancePath:i+"/segment",schemaPath:"#/properties/segment/type",keyword:"type",params:{
type:ms.properties.segment.type}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[n]:e.push(n),s++}return ur.errors=e,s===0}ur.evaluated={props:{v:!0,t0EpochUs:!0,t0MonotonicUs:!0,clock:!0,segment:!0},dynamicProps:!1,dynamicItems:!1};function dr(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=dr.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.v===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"v"}};e===null?e=[n]:e.push(n),s++}if(r.decision===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"decision"}};e===null?e=[n]:e.push(n),s++}if(r.v!==void 0&&r.v!==1){let n={instancePath:i+"/v",schemaPath:"#/properties/v/const",keyword:"const",
params:{allowedValue:1}};e===null?e=[n]:e.push(n),s++}if(r.decision!==void 0){let n=r.decision;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.type===void 0){
let o={instancePath:i+"/decision",schemaPath:"#/properties/decision/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[o]:e.push(o),s++}if(n.
type!==void 0&&typeof n.type!="string"){let o={instancePath:i+"/decision/type",schemaPath:"#/properties/decision/properties/type/type",keyword:"type",params:{type:"\
string"}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/decision",schemaPath:"#/properties/decision/type",keyword:"type",params:{type:"object"}};e===
null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return dr.errors=e,
s===0}dr.evaluated={props:{v:!0,decision:!0},dynamicProps:!1,dynamicItems:!1};var ne={type:"object",required:["v","i","vu","scenario","transport","key","schedul\
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
string",maxLength:128}},sampledValid:{type:["boolean","null"]},ask:{type:["object","null"]},date:{type:["string","null"]}}},Si={type:["integer","null"]};function E(r,{
instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=E.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&
(c.items=void 0),!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:Si.type}};
e===null?e=[n]:e.push(n),s++}return E.errors=e,s===0}E.evaluated={dynamicProps:!1,dynamicItems:!1};function mr(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=mr.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),Array.isArray(r)){if(r.length>2){let a={instancePath:i,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:2}};e===
null?e=[a]:e.push(a),s++}if(r.length<2){let a={instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:2}};e===null?e=[a]:e.push(a),s++}let n=r.
length;if(n>0&&(B(r[0],{instancePath:i+"/0",parentData:r,parentDataProperty:0,rootData:k,dynamicAnchors:w})||(e=e===null?B.errors:e.concat(B.errors),s=e.length)),
n>1){let a=r[1];if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let p={instancePath:i+"/1",schemaPath:"#/prefixItems/1/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[p]:e.push(p),s++}if(typeof a=="number"&&isFinite(a)&&(a<1||isNaN(a))){let p={instancePath:i+"/1",schemaPath:"#/prefixItems/1/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}};e===null?e=[p]:e.push(p),s++}}if(!(r.length<=2)){let a={instancePath:i,schemaPath:"#/items",keyword:"items",params:{limit:2}};
e===null?e=[a]:e.push(a),s++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),s++}return mr.errors=
e,s===0}mr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function fr(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){
let e=null,s=0,c=fr.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.scheme===void 0){
let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scheme"}};e===null?e=[n]:e.push(n),s++}if(r.counts===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"counts"}};e===null?e=[n]:e.push(n),s++}if(r.scheme!==void 0&&r.scheme!=="log2/32"){let n={instancePath:i+
"/scheme",schemaPath:"#/properties/scheme/const",keyword:"const",params:{allowedValue:"log2/32"}};e===null?e=[n]:e.push(n),s++}if(r.counts!==void 0){let n=r.counts;
if(Array.isArray(n)){let o=n.length;for(let a=0;a<o;a++)mr(n[a],{instancePath:i+"/counts/"+a,parentData:n,parentDataProperty:a,rootData:k,dynamicAnchors:w})||(e=
e===null?mr.errors:e.concat(mr.errors),s=e.length)}else{let o={instancePath:i+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type:"array"}};
e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return fr.errors=
e,s===0}fr.evaluated={props:{scheme:!0,counts:!0},dynamicProps:!1,dynamicItems:!1};var _i=new RegExp("^[0-9a-f]{8}$","u");function cr(r,{instancePath:i="",parentData:N,
parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=cr.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&
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
let a={instancePath:i+"/v",schemaPath:"#/properties/v/const",keyword:"const",params:{allowedValue:1}};e===null?e=[a]:e.push(a),s++}if(r.i!==void 0&&(B(r.i,{instancePath:i+
"/i",parentData:r,parentDataProperty:"i",rootData:k,dynamicAnchors:w})||(e=e===null?B.errors:e.concat(B.errors),s=e.length)),r.vu!==void 0&&(B(r.vu,{instancePath:i+
"/vu",parentData:r,parentDataProperty:"vu",rootData:k,dynamicAnchors:w})||(e=e===null?B.errors:e.concat(B.errors),s=e.length)),r.scenario!==void 0&&typeof r.scenario!=
"string"){let a={instancePath:i+"/scenario",schemaPath:"#/properties/scenario/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),s++}if(r.transport!==
void 0){let a=r.transport;if(!(a==="json"||a==="sse"||a==="websocket")){let p={instancePath:i+"/transport",schemaPath:"#/properties/transport/enum",keyword:"enu\
m",params:{allowedValues:ne.properties.transport.enum}};e===null?e=[p]:e.push(p),s++}}if(r.key!==void 0){let a=r.key;if(typeof a!="string"&&a!==null){let p={instancePath:i+
"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type:ne.properties.key.type}};e===null?e=[p]:e.push(p),s++}if(typeof a=="string"&&!_i.test(a)){
let p={instancePath:i+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{8}$"}};e===null?e=[p]:e.push(p),s++}}if(r.scheduledUs!==
void 0&&(E(r.scheduledUs,{instancePath:i+"/scheduledUs",parentData:r,parentDataProperty:"scheduledUs",rootData:k,dynamicAnchors:w})||(e=e===null?E.errors:e.concat(
E.errors),s=e.length)),r.sentUs!==void 0&&(E(r.sentUs,{instancePath:i+"/sentUs",parentData:r,parentDataProperty:"sentUs",rootData:k,dynamicAnchors:w})||(e=e===null?
E.errors:e.concat(E.errors),s=e.length)),r.connectedUs!==void 0&&(E(r.connectedUs,{instancePath:i+"/connectedUs",parentData:r,parentDataProperty:"connectedUs",rootData:k,
dynamicAnchors:w})||(e=e===null?E.errors:e.concat(E.errors),s=e.length)),r.headersUs!==void 0&&(E(r.headersUs,{instancePath:i+"/headersUs",parentData:r,parentDataProperty:"\
headersUs",rootData:k,dynamicAnchors:w})||(e=e===null?E.errors:e.concat(E.errors),s=e.length)),r.firstByteUs!==void 0&&(E(r.firstByteUs,{instancePath:i+"/firstB\
yteUs",parentData:r,parentDataProperty:"firstByteUs",rootData:k,dynamicAnchors:w})||(e=e===null?E.errors:e.concat(E.errors),s=e.length)),r.firstEventUs!==void 0&&
(E(r.firstEventUs,{instancePath:i+"/firstEventUs",parentData:r,parentDataProperty:"firstEventUs",rootData:k,dynamicAnchors:w})||(e=e===null?E.errors:e.concat(E.
errors),s=e.length)),r.firstTokenUs!==void 0&&(E(r.firstTokenUs,{instancePath:i+"/firstTokenUs",parentData:r,parentDataProperty:"firstTokenUs",rootData:k,dynamicAnchors:w})||
(e=e===null?E.errors:e.concat(E.errors),s=e.length)),r.lastTokenUs!==void 0&&(E(r.lastTokenUs,{instancePath:i+"/lastTokenUs",parentData:r,parentDataProperty:"la\
stTokenUs",rootData:k,dynamicAnchors:w})||(e=e===null?E.errors:e.concat(E.errors),s=e.length)),r.doneUs!==void 0&&(E(r.doneUs,{instancePath:i+"/doneUs",parentData:r,
parentDataProperty:"doneUs",rootData:k,dynamicAnchors:w})||(e=e===null?E.errors:e.concat(E.errors),s=e.length)),r.closedUs!==void 0&&(E(r.closedUs,{instancePath:i+
"/closedUs",parentData:r,parentDataProperty:"closedUs",rootData:k,dynamicAnchors:w})||(e=e===null?E.errors:e.concat(E.errors),s=e.length)),r.status!==void 0){let a=r.
status;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let p={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[p]:e.push(p),s++}if(typeof a=="number"&&isFinite(a)){if(a>999||isNaN(a)){let p={instancePath:i+"/status",schemaPath:"#/properties/status/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:999}};e===null?e=[p]:e.push(p),s++}if(a<0||isNaN(a)){let p={instancePath:i+"/status",schemaPath:"#/prop\
erties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),s++}}}if(r.class!==void 0){let a=r.class;if(!(a==="ok"||a===
"truncated"||a==="stream-error"||a==="stream-429"||a==="bad-json"||a==="not-a-completion"||a==="http-429"||a==="http-4xx"||a==="http-5xx"||a==="http-other"||a===
"timeout-connect"||a==="timeout-headers"||a==="timeout-first-token"||a==="timeout-idle"||a==="timeout-total"||a==="refused"||a==="reset"||a==="dns"||a==="tls"||
a==="network"||a==="too-large"||a==="too-many-events"||a==="aborted"||a==="interrupted")){let p={instancePath:i+"/class",schemaPath:"#/properties/class/enum",keyword:"\
enum",params:{allowedValues:ne.properties.class.enum}};e===null?e=[p]:e.push(p),s++}}if(r.error!==void 0){let a=r.error;if(typeof a!="string"&&a!==null){let p={
instancePath:i+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:ne.properties.error.type}};e===null?e=[p]:e.push(p),s++}if(typeof a=="s\
tring"&&V(a)>200){let p={instancePath:i+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit:200}};e===null?e=[p]:e.push(p),s++}}
if(r.chunks!==void 0&&(B(r.chunks,{instancePath:i+"/chunks",parentData:r,parentDataProperty:"chunks",rootData:k,dynamicAnchors:w})||(e=e===null?B.errors:e.concat(
B.errors),s=e.length)),r.events!==void 0&&(B(r.events,{instancePath:i+"/events",parentData:r,parentDataProperty:"events",rootData:k,dynamicAnchors:w})||(e=e===null?
B.errors:e.concat(B.errors),s=e.length)),r.promptTokens!==void 0&&(se(r.promptTokens,{instancePath:i+"/promptTokens",parentData:r,parentDataProperty:"promptToke\
ns",rootData:k,dynamicAnchors:w})||(e=e===null?se.errors:e.concat(se.errors),s=e.length)),r.completionTokens!==void 0&&(se(r.completionTokens,{instancePath:i+"/\
completionTokens",parentData:r,parentDataProperty:"completionTokens",rootData:k,dynamicAnchors:w})||(e=e===null?se.errors:e.concat(se.errors),s=e.length)),r.bytes!==
void 0&&(B(r.bytes,{instancePath:i+"/bytes",parentData:r,parentDataProperty:"bytes",rootData:k,dynamicAnchors:w})||(e=e===null?B.errors:e.concat(B.errors),s=e.length)),
r.gaps!==void 0){let a=r.gaps,p=s,d=!1,P=s;if(a!==null){let x={instancePath:i+"/gaps",schemaPath:"#/properties/gaps/anyOf/0/type",keyword:"type",params:{type:"n\
ull"}};e===null?e=[x]:e.push(x),s++}var n=P===s;d=d||n;let f=s;fr(a,{instancePath:i+"/gaps",parentData:r,parentDataProperty:"gaps",rootData:k,dynamicAnchors:w})||
(e=e===null?fr.errors:e.concat(fr.errors),s=e.length);var n=f===s;if(d=d||n,n){var o={};o.scheme=!0,o.counts=!0}if(d)s=p,e!==null&&(p?e.length=p:e=null);else{let x={
instancePath:i+"/gaps",schemaPath:"#/properties/gaps/anyOf",keyword:"anyOf",params:{}};e===null?e=[x]:e.push(x),s++}}if(r.gapsUs!==void 0){let a=r.gapsUs;if(!Array.
isArray(a)&&a!==null){let p={instancePath:i+"/gapsUs",schemaPath:"#/properties/gapsUs/type",keyword:"type",params:{type:ne.properties.gapsUs.type}};e===null?e=[
p]:e.push(p),s++}if(Array.isArray(a)){let p=a.length;for(let d=0;d<p;d++)B(a[d],{instancePath:i+"/gapsUs/"+d,parentData:a,parentDataProperty:d,rootData:k,dynamicAnchors:w})||
(e=e===null?B.errors:e.concat(B.errors),s=e.length)}}if(r.retryAfter!==void 0){let a=r.retryAfter;if(typeof a!="string"&&a!==null){let p={instancePath:i+"/retry\
After",schemaPath:"#/properties/retryAfter/type",keyword:"type",params:{type:ne.properties.retryAfter.type}};e===null?e=[p]:e.push(p),s++}if(typeof a=="string"&&
V(a)>64){let p={instancePath:i+"/retryAfter",schemaPath:"#/properties/retryAfter/maxLength",keyword:"maxLength",params:{limit:64}};e===null?e=[p]:e.push(p),s++}}
if(r.limits!==void 0){let a=r.limits;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null){let p={instancePath:i+"/limits",schemaPath:"#/properties/limits/t\
ype",keyword:"type",params:{type:ne.properties.limits.type}};e===null?e=[p]:e.push(p),s++}if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>
16){let p={instancePath:i+"/limits",schemaPath:"#/properties/limits/maxProperties",keyword:"maxProperties",params:{limit:16}};e===null?e=[p]:e.push(p),s++}for(let p in a){
let d=a[p];if(typeof d=="string"){if(V(d)>128){let P={instancePath:i+"/limits/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/limits/additio\
nalProperties/maxLength",keyword:"maxLength",params:{limit:128}};e===null?e=[P]:e.push(P),s++}}else{let P={instancePath:i+"/limits/"+p.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/limits/additionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[P]:e.push(P),s++}}}}if(r.sampledValid!==
void 0){let a=r.sampledValid;if(typeof a!="boolean"&&a!==null){let p={instancePath:i+"/sampledValid",schemaPath:"#/properties/sampledValid/type",keyword:"type",
params:{type:ne.properties.sampledValid.type}};e===null?e=[p]:e.push(p),s++}}if(r.ask!==void 0){let a=r.ask;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==
null){let p={instancePath:i+"/ask",schemaPath:"#/properties/ask/type",keyword:"type",params:{type:ne.properties.ask.type}};e===null?e=[p]:e.push(p),s++}}if(r.date!==
void 0){let a=r.date;if(typeof a!="string"&&a!==null){let p={instancePath:i+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type:ne.properties.
date.type}};e===null?e=[p]:e.push(p),s++}}}else{let a={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),s++}return cr.
errors=e,s===0}cr.evaluated={props:{v:!0,i:!0,vu:!0,scenario:!0,transport:!0,key:!0,scheduledUs:!0,sentUs:!0,connectedUs:!0,headersUs:!0,firstByteUs:!0,firstEventUs:!0,
firstTokenUs:!0,lastTokenUs:!0,doneUs:!0,closedUs:!0,status:!0,class:!0,error:!0,chunks:!0,events:!0,promptTokens:!0,completionTokens:!0,bytes:!0,gaps:!0,gapsUs:!0,
retryAfter:!0,limits:!0,sampledValid:!0,ask:!0,date:!0},dynamicProps:!1,dynamicItems:!1};function Cr(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,
dynamicAnchors:w={}}={}){let e=null,s=0,c=Cr.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(
r))){let m={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}let n=s,o=!0,a=s;if(r&&typeof r=="object"&&!Array.
isArray(r)){let m;if(r.clock===void 0&&(m="clock")){let t={};e===null?e=[t]:e.push(t),s++}}var p=a===s;s=n,e!==null&&(n?e.length=n:e=null);let d;if(p){let m=s;ur(
r,{instancePath:i,parentData:N,parentDataProperty:D,rootData:k,dynamicAnchors:w})||(e=e===null?ur.errors:e.concat(ur.errors),s=e.length);var p=m===s;if(o=p,o){var P={};
P.v=!0,P.t0EpochUs=!0,P.t0MonotonicUs=!0,P.clock=!0,P.segment=!0}d="then"}else{let m=s,t=s,u=!0,h=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.decision===
void 0&&(l="decision")){let g={};e===null?e=[g]:e.push(g),s++}}var f=h===s;s=t,e!==null&&(t?e.length=t:e=null);let $;if(f){let l=s;dr(r,{instancePath:i,parentData:N,
parentDataProperty:D,rootData:k,dynamicAnchors:w})||(e=e===null?dr.errors:e.concat(dr.errors),s=e.length);var f=l===s;if(u=f,u){var x={};x.v=!0,x.decision=!0}$=
"then"}else{let l=s;cr(r,{instancePath:i,parentData:N,parentDataProperty:D,rootData:k,dynamicAnchors:w})||(e=e===null?cr.errors:e.concat(cr.errors),s=e.length);
var f=l===s;u=f,u&&x!==!0&&(x=x||{},x.v=!0,x.i=!0,x.vu=!0,x.scenario=!0,x.transport=!0,x.key=!0,x.scheduledUs=!0,x.sentUs=!0,x.connectedUs=!0,x.headersUs=!0,x.firstByteUs=
!0,x.firstEventUs=!0,x.firstTokenUs=!0,x.lastTokenUs=!0,x.doneUs=!0,x.closedUs=!0,x.status=!0,x.class=!0,x.error=!0,x.chunks=!0,x.events=!0,x.promptTokens=!0,x.
completionTokens=!0,x.bytes=!0,x.gaps=!0,x.gapsUs=!0,x.retryAfter=!0,x.limits=!0,x.sampledValid=!0,x.ask=!0,x.date=!0),$="else"}if(!u){let l={instancePath:i,schemaPath:"\
#/else/if",keyword:"if",params:{failingKeyword:$}};e===null?e=[l]:e.push(l),s++}var p=m===s;o=p,o&&P!==!0&&x!==void 0&&(x===!0?P=!0:(P=P||{},Object.assign(P,x))),
d="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}};e===null?e=[m]:e.push(m),s++}return Cr.errors=e,c.props=P,s===0}
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
minimum:0}}}}};function yr(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=yr.evaluated;if(c.dynamicProps&&
(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),s++}if(r.outcome===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"outcome"}};e===null?e=[n]:e.push(n),s++}if(r.counts===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
counts"}};e===null?e=[n]:e.push(n),s++}for(let n in r)if(!(n==="id"||n==="outcome"||n==="counts")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),s++}if(r.id!==void 0){let n=r.id;if(!(n==="core"||n==="signup"||n==="sse"||n==="we\
bsocket"||n==="webhooks"||n==="limits")){let o={instancePath:i+"/id",schemaPath:"#/properties/id/enum",keyword:"enum",params:{allowedValues:fs.properties.id.enum}};
e===null?e=[o]:e.push(o),s++}}if(r.outcome!==void 0){let n=r.outcome;if(!(n==="conformant"||n==="non-conformant"||n==="incomplete"||n==="broken"||n==="not-offer\
ed"||n==="not-judged")){let o={instancePath:i+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:fs.properties.outcome.enum}};
e===null?e=[o]:e.push(o),s++}}if(r.counts!==void 0){let n=r.counts;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.pass===void 0){let o={instancePath:i+"/coun\
ts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:"pass"}};e===null?e=[o]:e.push(o),s++}if(n.fail===void 0){let o={instancePath:i+
"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:"fail"}};e===null?e=[o]:e.push(o),s++}if(n.warn===void 0){let o={
instancePath:i+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:"warn"}};e===null?e=[o]:e.push(o),s++}if(n.inconclusive===
void 0){let o={instancePath:i+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:"inconclusive"}};e===null?e=[o]:e.push(
o),s++}if(n["not-applicable"]===void 0){let o={instancePath:i+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:"no\
t-applicable"}};e===null?e=[o]:e.push(o),s++}if(n.observed===void 0){let o={instancePath:i+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",
params:{missingProperty:"observed"}};e===null?e=[o]:e.push(o),s++}if(n.error===void 0){let o={instancePath:i+"/counts",schemaPath:"#/properties/counts/required",
keyword:"required",params:{missingProperty:"error"}};e===null?e=[o]:e.push(o),s++}for(let o in n)if(!(o==="pass"||o==="fail"||o==="warn"||o==="inconclusive"||o===
"not-applicable"||o==="observed"||o==="error")){let a={instancePath:i+"/counts",schemaPath:"#/properties/counts/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:o}};e===null?e=[a]:e.push(a),s++}if(n.pass!==void 0){let o=n.pass;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let a={
instancePath:i+"/counts/pass",schemaPath:"#/properties/counts/properties/pass/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),s++}if(typeof o==
"number"&&isFinite(o)&&(o<0||isNaN(o))){let a={instancePath:i+"/counts/pass",schemaPath:"#/properties/counts/properties/pass/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[a]:e.push(a),s++}}if(n.fail!==void 0){let o=n.fail;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let a={instancePath:i+
"/counts/fail",schemaPath:"#/properties/counts/properties/fail/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),s++}if(typeof o=="number"&&
isFinite(o)&&(o<0||isNaN(o))){let a={instancePath:i+"/counts/fail",schemaPath:"#/properties/counts/properties/fail/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[a]:e.push(a),s++}}if(n.warn!==void 0){let o=n.warn;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let a={instancePath:i+"/c\
ounts/warn",schemaPath:"#/properties/counts/properties/warn/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),s++}if(typeof o=="number"&&isFinite(
o)&&(o<0||isNaN(o))){let a={instancePath:i+"/counts/warn",schemaPath:"#/properties/counts/properties/warn/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[a]:e.push(a),s++}}if(n.inconclusive!==void 0){let o=n.inconclusive;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let a={instancePath:i+"\
/counts/inconclusive",schemaPath:"#/properties/counts/properties/inconclusive/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),s++}if(typeof o==
"number"&&isFinite(o)&&(o<0||isNaN(o))){let a={instancePath:i+"/counts/inconclusive",schemaPath:"#/properties/counts/properties/inconclusive/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),s++}}if(n["not-applicable"]!==void 0){let o=n["not-applicable"];if(!(typeof o=="number"&&!(o%
1)&&!isNaN(o)&&isFinite(o))){let a={instancePath:i+"/counts/not-applicable",schemaPath:"#/properties/counts/properties/not-applicable/type",keyword:"type",params:{
type:"integer"}};e===null?e=[a]:e.push(a),s++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let a={instancePath:i+"/counts/not-applicable",schemaPath:"#/\
properties/counts/properties/not-applicable/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),s++}}if(n.observed!==void 0){let o=n.
observed;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let a={instancePath:i+"/counts/observed",schemaPath:"#/properties/counts/properties/observed/\
type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),s++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let a={instancePath:i+"/counts/o\
bserved",schemaPath:"#/properties/counts/properties/observed/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),s++}}if(n.error!==
void 0){let o=n.error;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let a={instancePath:i+"/counts/error",schemaPath:"#/properties/counts/properties\
/error/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),s++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let a={instancePath:i+"/c\
ounts/error",schemaPath:"#/properties/counts/properties/error/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),s++}}}else{let o={
instancePath:i+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return yr.errors=e,s===0}yr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var br={type:"object",required:["id","title","capability","level","layer","verdict","issues","exchanges"],additionalProperties:!1,properties:{id:{type:"string",
minLength:1},title:{type:"string",minLength:1},capability:{enum:["core","signup","sse","websocket","webhooks","limits"]},clause:{type:"string",pattern:"^C\\d"},
gap:{type:"string",pattern:"^G\\d"},reading:{type:"string",minLength:1},level:{enum:["MUST","SHOULD"]},layer:{enum:["spec","declared","profile","observed"]},verdict:{
enum:["pass","fail","warn","inconclusive","not-applicable","observed","error"]},reason:{type:"string"},detail:{type:"string"},issues:{type:"array",items:{$ref:"\
#/$defs/issue"}},exchanges:{type:"array",items:{type:"string",minLength:1}}},if:{properties:{clause:!0},required:["clause"]},then:{properties:{gap:!1}},else:{properties:{
gap:!0,reading:!0},required:["gap","reading"]},allOf:[{if:{properties:{verdict:{const:"pass"}}},then:{properties:{exchanges:{type:"array",minItems:1},issues:{type:"\
array",maxItems:0}}}}]},Mi=new RegExp("^C\\d","u"),Fi=new RegExp("^G\\d","u");function hr(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=hr.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.at===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"at"}};e===null?e=[n]:e.push(n),s++}if(r.expected===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"expected"}};e===null?e=[n]:e.push(n),s++}if(r.received===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
received"}};e===null?e=[n]:e.push(n),s++}for(let n in r)if(!(n==="at"||n==="expected"||n==="received")){let o={instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),s++}if(r.at!==void 0){let n=r.at;if(typeof n=="string"){if(V(n)<1){let o={
instancePath:i+"/at",schemaPath:"#/properties/at/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/at",
schemaPath:"#/properties/at/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.expected!==void 0&&typeof r.expected!="string"){let n={
instancePath:i+"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),s++}if(r.received!==void 0&&typeof r.
received!="string"){let n={instancePath:i+"/received",schemaPath:"#/properties/received/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),s++}}else{
let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return hr.errors=e,s===0}hr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function gr(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=gr.evaluated;c.dynamicProps&&
(c.props=void 0),c.dynamicItems&&(c.items=void 0);let n=s,o=!0,a=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.verdict!==void 0&&r.verdict!=="pass"){let u={};
e===null?e=[u]:e.push(u),s++}var p=a===s;if(s=n,e!==null&&(n?e.length=n:e=null),p){let u=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.exchanges!==void 0){
let $=r.exchanges;if(Array.isArray($)){if($.length<1){let y={instancePath:i+"/exchanges",schemaPath:"#/allOf/0/then/properties/exchanges/minItems",keyword:"minI\
tems",params:{limit:1}};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/exchanges",schemaPath:"#/allOf/0/then/properties/exchanges/type",keyword:"typ\
e",params:{type:"array"}};e===null?e=[y]:e.push(y),s++}}if(r.issues!==void 0){let $=r.issues;if(Array.isArray($)){if($.length>0){let y={instancePath:i+"/issues",
schemaPath:"#/allOf/0/then/properties/issues/maxItems",keyword:"maxItems",params:{limit:0}};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/issues",schemaPath:"\
#/allOf/0/then/properties/issues/type",keyword:"type",params:{type:"array"}};e===null?e=[y]:e.push(y),s++}}}var p=u===s;if(o=p,o){var d={};d.exchanges=!0,d.issues=
!0,d.verdict=!0}}if(!o){let u={instancePath:i,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[u]:e.push(u),s++}let P=s,f=!0,x=s;
if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.clause===void 0&&(u="clause")){let h={};e===null?e=[h]:e.push(h),s++}}var m=x===s;d!==!0&&(d=d||{},d.clause=
!0),s=P,e!==null&&(P?e.length=P:e=null);let t;if(m){let u=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.gap!==void 0){let $={instancePath:i+"/gap",schemaPath:"\
#/then/properties/gap/false schema",keyword:"false schema",params:{}};e===null?e=[$]:e.push($),s++}var m=u===s;f=m,f&&d!==!0&&(d=d||{},d.gap=!0),t="then"}else{let u=s;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.gap===void 0){let $={instancePath:i,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"g\
ap"}};e===null?e=[$]:e.push($),s++}if(r.reading===void 0){let $={instancePath:i,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[$]:e.push($),s++}}var m=u===s;f=m,f&&d!==!0&&(d=d||{},d.gap=!0,d.reading=!0),t="else"}if(!f){let u={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:t}};e===null?e=[u]:e.push(u),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"}};e===null?e=[u]:e.push(u),s++}if(r.title===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"title"}};e===null?e=[u]:e.push(u),s++}if(r.capability===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
capability"}};e===null?e=[u]:e.push(u),s++}if(r.level===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"level"}};
e===null?e=[u]:e.push(u),s++}if(r.layer===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"layer"}};e===null?e=
[u]:e.push(u),s++}if(r.verdict===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"verdict"}};e===null?e=[u]:e.push(
u),s++}if(r.issues===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"issues"}};e===null?e=[u]:e.push(u),s++}if(r.
exchanges===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exchanges"}};e===null?e=[u]:e.push(u),s++}for(let u in r)
if(!ie.call(br.properties,u)){let h={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=
[h]:e.push(h),s++}if(r.id!==void 0){let u=r.id;if(typeof u=="string"){if(V(u)<1){let h={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"min\
Length",params:{limit:1}};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[h]:e.push(h),s++}}if(r.title!==void 0){let u=r.title;if(typeof u=="string"){if(V(u)<1){let h={instancePath:i+"/title",schemaPath:"#/properties/title\
/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"\
type",params:{type:"string"}};e===null?e=[h]:e.push(h),s++}}if(r.capability!==void 0){let u=r.capability;if(!(u==="core"||u==="signup"||u==="sse"||u==="websocke\
t"||u==="webhooks"||u==="limits")){let h={instancePath:i+"/capability",schemaPath:"#/properties/capability/enum",keyword:"enum",params:{allowedValues:br.properties.
capability.enum}};e===null?e=[h]:e.push(h),s++}}if(r.clause!==void 0){let u=r.clause;if(typeof u=="string"){if(!Mi.test(u)){let h={instancePath:i+"/clause",schemaPath:"\
#/properties/clause/pattern",keyword:"pattern",params:{pattern:"^C\\d"}};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:i+"/clause",schemaPath:"#/proper\
ties/clause/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),s++}}if(r.gap!==void 0){let u=r.gap;if(typeof u=="string"){if(!Fi.test(u)){let h={
instancePath:i+"/gap",schemaPath:"#/properties/gap/pattern",keyword:"pattern",params:{pattern:"^G\\d"}};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:i+
"/gap",schemaPath:"#/properties/gap/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),s++}}if(r.reading!==void 0){let u=r.reading;if(typeof u==
"string"){if(V(u)<1){let h={instancePath:i+"/reading",schemaPath:"#/properties/reading/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[h]:e.push(h),
s++}}else{let h={instancePath:i+"/reading",schemaPath:"#/properties/reading/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),s++}}if(r.level!==
void 0){let u=r.level;if(!(u==="MUST"||u==="SHOULD")){let h={instancePath:i+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues:br.
properties.level.enum}};e===null?e=[h]:e.push(h),s++}}if(r.layer!==void 0){let u=r.layer;if(!(u==="spec"||u==="declared"||u==="profile"||u==="observed")){let h={
instancePath:i+"/layer",schemaPath:"#/properties/layer/enum",keyword:"enum",params:{allowedValues:br.properties.layer.enum}};e===null?e=[h]:e.push(h),s++}}if(r.
verdict!==void 0){let u=r.verdict;if(!(u==="pass"||u==="fail"||u==="warn"||u==="inconclusive"||u==="not-applicable"||u==="observed"||u==="error")){let h={instancePath:i+
"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues:br.properties.verdict.enum}};e===null?e=[h]:e.push(h),s++}}if(r.reason!==
void 0&&typeof r.reason!="string"){let u={instancePath:i+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.
push(u),s++}if(r.detail!==void 0&&typeof r.detail!="string"){let u={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"\
string"}};e===null?e=[u]:e.push(u),s++}if(r.issues!==void 0){let u=r.issues;if(Array.isArray(u)){let h=u.length;for(let $=0;$<h;$++)hr(u[$],{instancePath:i+"/is\
sues/"+$,parentData:u,parentDataProperty:$,rootData:k,dynamicAnchors:w})||(e=e===null?hr.errors:e.concat(hr.errors),s=e.length)}else{let h={instancePath:i+"/iss\
ues",schemaPath:"#/properties/issues/type",keyword:"type",params:{type:"array"}};e===null?e=[h]:e.push(h),s++}}if(r.exchanges!==void 0){let u=r.exchanges;if(Array.
isArray(u)){let h=u.length;for(let $=0;$<h;$++){let y=u[$];if(typeof y=="string"){if(V(y)<1){let l={instancePath:i+"/exchanges/"+$,schemaPath:"#/properties/exch\
anges/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/exchanges/"+$,schemaPath:"#/properties/e\
xchanges/items/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),s++}}}else{let h={instancePath:i+"/exchanges",schemaPath:"#/properties/exch\
anges/type",keyword:"type",params:{type:"array"}};e===null?e=[h]:e.push(h),s++}}}else{let u={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[u]:e.push(u),s++}return gr.errors=e,s===0}gr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var cs={type:"object",required:["id","metho\
d","url","headers","body","status","durationMs"],additionalProperties:!1,properties:{id:{type:"string",minLength:1},method:{type:"string",minLength:1},url:{type:"\
string",minLength:1},headers:{type:"array",items:{type:"array",minItems:2,maxItems:2,items:{type:"string"}}},body:{type:["string","null"]},status:{type:["intege\
r","null"],minimum:100,maximum:999},durationMs:{type:"number",minimum:0}}};function Pr(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){
let e=null,s=0,c=Pr.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let n={
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
type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.headers!==void 0){let n=r.headers;if(Array.isArray(n)){let o=n.length;for(let a=0;a<o;a++){let p=n[a];if(Array.
isArray(p)){if(p.length>2){let P={instancePath:i+"/headers/"+a,schemaPath:"#/properties/headers/items/maxItems",keyword:"maxItems",params:{limit:2}};e===null?e=
[P]:e.push(P),s++}if(p.length<2){let P={instancePath:i+"/headers/"+a,schemaPath:"#/properties/headers/items/minItems",keyword:"minItems",params:{limit:2}};e===null?
e=[P]:e.push(P),s++}let d=p.length;for(let P=0;P<d;P++)if(typeof p[P]!="string"){let f={instancePath:i+"/headers/"+a+"/"+P,schemaPath:"#/properties/headers/item\
s/items/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),s++}}else{let d={instancePath:i+"/headers/"+a,schemaPath:"#/properties/headers/ite\
ms/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),s++}}}else{let o={instancePath:i+"/headers",schemaPath:"#/properties/headers/type",keyword:"\
type",params:{type:"array"}};e===null?e=[o]:e.push(o),s++}}if(r.body!==void 0){let n=r.body;if(typeof n!="string"&&n!==null){let o={instancePath:i+"/body",schemaPath:"\
#/properties/body/type",keyword:"type",params:{type:cs.properties.body.type}};e===null?e=[o]:e.push(o),s++}}if(r.status!==void 0){let n=r.status;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null){let o={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:cs.properties.
status.type}};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)){if(n>999||isNaN(n)){let o={instancePath:i+"/status",schemaPath:"#/properties/stat\
us/maximum",keyword:"maximum",params:{comparison:"<=",limit:999}};e===null?e=[o]:e.push(o),s++}if(n<100||isNaN(n)){let o={instancePath:i+"/status",schemaPath:"#\
/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};e===null?e=[o]:e.push(o),s++}}}if(r.durationMs!==void 0){let n=r.durationMs;if(typeof n==
"number"&&isFinite(n)){if(n<0||isNaN(n)){let o={instancePath:i+"/durationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type:"numb\
er"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return Pr.
errors=e,s===0}Pr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Br(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){
let e=null,s=0,c=Br.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let n=s,o=!0,a=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.
outcome!==void 0&&r.outcome!=="conformant"){let b={};e===null?e=[b]:e.push(b),s++}var p=a===s;if(s=n,e!==null&&(n?e.length=n:e=null),p){let b=s;if(r&&typeof r==
"object"&&!Array.isArray(r)&&r.exitCode!==void 0&&r.exitCode!==0){let A={instancePath:i+"/exitCode",schemaPath:"#/allOf/0/then/properties/exitCode/const",keyword:"\
const",params:{allowedValue:0}};e===null?e=[A]:e.push(A),s++}var p=b===s;if(o=p,o){var d={};d.exitCode=!0,d.outcome=!0}}if(!o){let b={instancePath:i,schemaPath:"\
#/allOf/0/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[b]:e.push(b),s++}let P=s,f=!0,x=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.outcome!==
void 0&&r.outcome!=="non-conformant"){let b={};e===null?e=[b]:e.push(b),s++}var m=x===s;if(s=P,e!==null&&(P?e.length=P:e=null),m){let b=s;if(r&&typeof r=="objec\
t"&&!Array.isArray(r)&&r.exitCode!==void 0&&r.exitCode!==1){let A={instancePath:i+"/exitCode",schemaPath:"#/allOf/1/then/properties/exitCode/const",keyword:"con\
st",params:{allowedValue:1}};e===null?e=[A]:e.push(A),s++}var m=b===s;if(f=m,f){var t={};t.exitCode=!0,t.outcome=!0}}if(!f){let b={instancePath:i,schemaPath:"#/\
allOf/1/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[b]:e.push(b),s++}d!==!0&&t!==void 0&&(t===!0?d=!0:(d=d||{},Object.assign(d,t)));let u=s,h=!0,
$=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.outcome!==void 0&&r.outcome!=="incomplete"){let b={};e===null?e=[b]:e.push(b),s++}var y=$===s;if(s=u,e!==null&&
(u?e.length=u:e=null),y){let b=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.exitCode!==void 0&&r.exitCode!==3){let A={instancePath:i+"/exitCode",schemaPath:"\
#/allOf/2/then/properties/exitCode/const",keyword:"const",params:{allowedValue:3}};e===null?e=[A]:e.push(A),s++}var y=b===s;if(h=y,h){var l={};l.exitCode=!0,l.outcome=
!0}}if(!h){let b={instancePath:i,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[b]:e.push(b),s++}d!==!0&&l!==void 0&&(l===!0?
d=!0:(d=d||{},Object.assign(d,l)));let g=s,q=!0,v=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.outcome!==void 0&&r.outcome!=="broken"){let b={};e===null?e=[
b]:e.push(b),s++}var O=v===s;if(s=g,e!==null&&(g?e.length=g:e=null),O){let b=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.exitCode!==void 0&&r.exitCode!==4){
let A={instancePath:i+"/exitCode",schemaPath:"#/allOf/3/then/properties/exitCode/const",keyword:"const",params:{allowedValue:4}};e===null?e=[A]:e.push(A),s++}var O=b===
s;if(q=O,q){var S={};S.exitCode=!0,S.outcome=!0}}if(!q){let b={instancePath:i,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=
[b]:e.push(b),s++}if(d!==!0&&S!==void 0&&(S===!0?d=!0:(d=d||{},Object.assign(d,S))),r&&typeof r=="object"&&!Array.isArray(r)){if(r.schema===void 0){let b={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[b]:e.push(b),s++}if(r.outcome===void 0){let b={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"outcome"}};e===null?e=[b]:e.push(b),s++}if(r.exitCode===void 0){let b={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"exitCode"}};e===null?e=[b]:e.push(b),s++}if(r.reason===void 0){let b={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"reason"}};e===null?e=[b]:e.push(b),s++}if(r.suite===void 0){let b={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"suite"}};e===null?e=[b]:e.push(b),s++}if(r.target===void 0){let b={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
target"}};e===null?e=[b]:e.push(b),s++}if(r.seed===void 0){let b={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"seed"}};e===
null?e=[b]:e.push(b),s++}if(r.startedAt===void 0){let b={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"startedAt"}};e===null?
e=[b]:e.push(b),s++}if(r.durationMs===void 0){let b={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"durationMs"}};e===null?e=
[b]:e.push(b),s++}if(r.cost===void 0){let b={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cost"}};e===null?e=[b]:e.push(b),
s++}if(r.capabilities===void 0){let b={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"capabilities"}};e===null?e=[b]:e.push(
b),s++}if(r.checks===void 0){let b={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"checks"}};e===null?e=[b]:e.push(b),s++}if(r.
exchanges===void 0){let b={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exchanges"}};e===null?e=[b]:e.push(b),s++}for(let b in r)
if(!ie.call(wr.properties,b)){let j={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}};e===null?e=
[j]:e.push(j),s++}if(r.schema!==void 0&&r.schema!=="assay.run/1"){let b={instancePath:i+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{
allowedValue:"assay.run/1"}};e===null?e=[b]:e.push(b),s++}if(r.outcome!==void 0){let b=r.outcome;if(!(b==="conformant"||b==="non-conformant"||b==="incomplete"||
b==="broken")){let j={instancePath:i+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:wr.properties.outcome.enum}};e===null?
e=[j]:e.push(j),s++}}if(r.exitCode!==void 0){let b=r.exitCode;if(!(b===0||b===1||b===3||b===4)){let j={instancePath:i+"/exitCode",schemaPath:"#/properties/exitC\
ode/enum",keyword:"enum",params:{allowedValues:wr.properties.exitCode.enum}};e===null?e=[j]:e.push(j),s++}}if(r.reason!==void 0){let b=r.reason;if(typeof b!="st\
ring"&&b!==null){let j={instancePath:i+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:wr.properties.reason.type}};e===null?e=[j]:e.
push(j),s++}}if(r.suite!==void 0){let b=r.suite;if(b&&typeof b=="object"&&!Array.isArray(b)){if(b.version===void 0){let j={instancePath:i+"/suite",schemaPath:"#\
/properties/suite/required",keyword:"required",params:{missingProperty:"version"}};e===null?e=[j]:e.push(j),s++}if(b.checks===void 0){let j={instancePath:i+"/su\
ite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"checks"}};e===null?e=[j]:e.push(j),s++}if(b.known===void 0){let j={instancePath:i+
"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"known"}};e===null?e=[j]:e.push(j),s++}if(b.profile===void 0){let j={
instancePath:i+"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"profile"}};e===null?e=[j]:e.push(j),s++}for(let j in b)
if(!(j==="version"||j==="checks"||j==="profile"||j==="known")){let A={instancePath:i+"/suite",schemaPath:"#/properties/suite/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:j}};e===null?e=[A]:e.push(A),s++}if(b.version!==void 0){let j=b.version;if(typeof j=="string"){if(V(j)<1){let A={instancePath:i+
"/suite/version",schemaPath:"#/properties/suite/properties/version/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[A]:e.push(A),s++}}else{let A={instancePath:i+
"/suite/version",schemaPath:"#/properties/suite/properties/version/type",keyword:"type",params:{type:"string"}};e===null?e=[A]:e.push(A),s++}}if(b.checks!==void 0){
let j=b.checks;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j))){let A={instancePath:i+"/suite/checks",schemaPath:"#/properties/suite/properties/checks/\
type",keyword:"type",params:{type:"integer"}};e===null?e=[A]:e.push(A),s++}if(typeof j=="number"&&isFinite(j)&&(j<0||isNaN(j))){let A={instancePath:i+"/suite/ch\
ecks",schemaPath:"#/properties/suite/properties/checks/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[A]:e.push(A),s++}}if(b.profile!==
void 0){let j=b.profile;if(typeof j=="string"){if(V(j)<1){let A={instancePath:i+"/suite/profile",schemaPath:"#/properties/suite/properties/profile/minLength",keyword:"\
minLength",params:{limit:1}};e===null?e=[A]:e.push(A),s++}}else{let A={instancePath:i+"/suite/profile",schemaPath:"#/properties/suite/properties/profile/type",keyword:"\
type",params:{type:"string"}};e===null?e=[A]:e.push(A),s++}}if(b.known!==void 0){let j=b.known;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j))){let A={
instancePath:i+"/suite/known",schemaPath:"#/properties/suite/properties/known/type",keyword:"type",params:{type:"integer"}};e===null?e=[A]:e.push(A),s++}if(typeof j==
"number"&&isFinite(j)&&(j<1||isNaN(j))){let A={instancePath:i+"/suite/known",schemaPath:"#/properties/suite/properties/known/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}};e===null?e=[A]:e.push(A),s++}}}else{let j={instancePath:i+"/suite",schemaPath:"#/properties/suite/type",keyword:"type",params:{type:"o\
bject"}};e===null?e=[j]:e.push(j),s++}}if(r.target!==void 0){let b=r.target;if(b&&typeof b=="object"&&!Array.isArray(b)){if(b.baseUrl===void 0){let j={instancePath:i+
"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty:"baseUrl"}};e===null?e=[j]:e.push(j),s++}if(b.model===void 0){let j={
instancePath:i+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty:"model"}};e===null?e=[j]:e.push(j),s++}for(let j in b)
if(!(j==="isEmbedded"||j==="baseUrl"||j==="model")){let A={instancePath:i+"/target",schemaPath:"#/properties/target/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:j}};e===null?e=[A]:e.push(A),s++}if(b.isEmbedded!==void 0&&b.isEmbedded!==!0){let j={instancePath:i+"/target/isEmbedded",schemaPath:"\
#/properties/target/properties/isEmbedded/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[j]:e.push(j),s++}if(b.baseUrl!==void 0){let j=b.baseUrl;if(typeof j==
"string"){if(V(j)<1){let A={instancePath:i+"/target/baseUrl",schemaPath:"#/properties/target/properties/baseUrl/minLength",keyword:"minLength",params:{limit:1}};
e===null?e=[A]:e.push(A),s++}}else{let A={instancePath:i+"/target/baseUrl",schemaPath:"#/properties/target/properties/baseUrl/type",keyword:"type",params:{type:"\
string"}};e===null?e=[A]:e.push(A),s++}}if(b.model!==void 0){let j=b.model;if(typeof j!="string"&&j!==null){let A={instancePath:i+"/target/model",schemaPath:"#/\
properties/target/properties/model/type",keyword:"type",params:{type:wr.properties.target.properties.model.type}};e===null?e=[A]:e.push(A),s++}}}else{let j={instancePath:i+
"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(j),s++}}if(r.notes!==void 0){let b=r.notes;if(Array.
isArray(b)){let j=b.length;for(let A=0;A<j;A++){let J=b[A];if(typeof J=="string"){if(V(J)<1){let me={instancePath:i+"/notes/"+A,schemaPath:"#/properties/notes/i\
tems/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[me]:e.push(me),s++}}else{let me={instancePath:i+"/notes/"+A,schemaPath:"#/properties/notes/ite\
ms/type",keyword:"type",params:{type:"string"}};e===null?e=[me]:e.push(me),s++}}}else{let j={instancePath:i+"/notes",schemaPath:"#/properties/notes/type",keyword:"\
type",params:{type:"array"}};e===null?e=[j]:e.push(j),s++}}if(r.seed!==void 0&&typeof r.seed!="string"){let b={instancePath:i+"/seed",schemaPath:"#/properties/s\
eed/type",keyword:"type",params:{type:"string"}};e===null?e=[b]:e.push(b),s++}if(r.startedAt!==void 0){let b=r.startedAt;if(typeof b=="string"){if(!Vi.test(b)){
let j={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$"}};
e===null?e=[j]:e.push(j),s++}}else{let j={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type:"string"}};e===null?e=
[j]:e.push(j),s++}}if(r.durationMs!==void 0){let b=r.durationMs;if(typeof b=="number"&&isFinite(b)){if(b<0||isNaN(b)){let j={instancePath:i+"/durationMs",schemaPath:"\
#/properties/durationMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[j]:e.push(j),s++}}else{let j={instancePath:i+"/durationMs",schemaPath:"\
#/properties/durationMs/type",keyword:"type",params:{type:"number"}};e===null?e=[j]:e.push(j),s++}}if(r.cost!==void 0){let b=r.cost;if(b&&typeof b=="object"&&!Array.
isArray(b)){if(b.requests===void 0){let j={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"requests"}};
e===null?e=[j]:e.push(j),s++}if(b.promptTokens===void 0){let j={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"\
promptTokens"}};e===null?e=[j]:e.push(j),s++}if(b.completionTokens===void 0){let j={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"requ\
ired",params:{missingProperty:"completionTokens"}};e===null?e=[j]:e.push(j),s++}for(let j in b)if(!(j==="requests"||j==="promptTokens"||j==="completionTokens")){
let A={instancePath:i+"/cost",schemaPath:"#/properties/cost/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:j}};e===null?e=[A]:e.
push(A),s++}if(b.requests!==void 0){let j=b.requests;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j))){let A={instancePath:i+"/cost/requests",schemaPath:"\
#/properties/cost/properties/requests/type",keyword:"type",params:{type:"integer"}};e===null?e=[A]:e.push(A),s++}if(typeof j=="number"&&isFinite(j)&&(j<0||isNaN(
j))){let A={instancePath:i+"/cost/requests",schemaPath:"#/properties/cost/properties/requests/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?
e=[A]:e.push(A),s++}}if(b.promptTokens!==void 0){let j=b.promptTokens;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j))){let A={instancePath:i+"/cost/pro\
mptTokens",schemaPath:"#/properties/cost/properties/promptTokens/type",keyword:"type",params:{type:"integer"}};e===null?e=[A]:e.push(A),s++}if(typeof j=="number"&&
isFinite(j)&&(j<0||isNaN(j))){let A={instancePath:i+"/cost/promptTokens",schemaPath:"#/properties/cost/properties/promptTokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[A]:e.push(A),s++}}if(b.completionTokens!==void 0){let j=b.completionTokens;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(
j))){let A={instancePath:i+"/cost/completionTokens",schemaPath:"#/properties/cost/properties/completionTokens/type",keyword:"type",params:{type:"integer"}};e===
null?e=[A]:e.push(A),s++}if(typeof j=="number"&&isFinite(j)&&(j<0||isNaN(j))){let A={instancePath:i+"/cost/completionTokens",schemaPath:"#/properties/cost/prope\
rties/completionTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[A]:e.push(A),s++}}}else{let j={instancePath:i+"/cost",schemaPath:"\
#/properties/cost/type",keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(j),s++}}if(r.capabilities!==void 0){let b=r.capabilities;if(Array.isArray(b)){
let j=b.length;for(let A=0;A<j;A++)yr(b[A],{instancePath:i+"/capabilities/"+A,parentData:b,parentDataProperty:A,rootData:k,dynamicAnchors:w})||(e=e===null?yr.errors:
e.concat(yr.errors),s=e.length)}else{let j={instancePath:i+"/capabilities",schemaPath:"#/properties/capabilities/type",keyword:"type",params:{type:"array"}};e===
null?e=[j]:e.push(j),s++}}if(r.checks!==void 0){let b=r.checks;if(Array.isArray(b)){let j=b.length;for(let A=0;A<j;A++)gr(b[A],{instancePath:i+"/checks/"+A,parentData:b,
parentDataProperty:A,rootData:k,dynamicAnchors:w})||(e=e===null?gr.errors:e.concat(gr.errors),s=e.length)}else{let j={instancePath:i+"/checks",schemaPath:"#/pro\
perties/checks/type",keyword:"type",params:{type:"array"}};e===null?e=[j]:e.push(j),s++}}if(r.exchanges!==void 0){let b=r.exchanges;if(Array.isArray(b)){let j=b.
length;for(let A=0;A<j;A++)Pr(b[A],{instancePath:i+"/exchanges/"+A,parentData:b,parentDataProperty:A,rootData:k,dynamicAnchors:w})||(e=e===null?Pr.errors:e.concat(
Pr.errors),s=e.length)}else{let j={instancePath:i+"/exchanges",schemaPath:"#/properties/exchanges/type",keyword:"type",params:{type:"array"}};e===null?e=[j]:e.push(
j),s++}}}else{let b={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(b),s++}return Br.errors=e,s===0}Br.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var Ti=Kr,ye={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:statement",$comment:"What a deplo\
yment declares of itself (ISO/IEC 9646: implementation conformance statement). A reading is given by its name, or as an object with its parameters.",title:"Stat\
ement",type:"object",required:["schema"],additionalProperties:!1,properties:{schema:{const:"assay.statement/1"},name:{title:"Of whom this is said",type:"string",
minLength:1},extends:{title:"Profile whose readings are declared too",enum:["openai","none"]},capabilities:{type:"object",additionalProperties:!1,properties:{core:{
const:"supported"},signup:{enum:["supported","unsupported"]},sse:{enum:["supported","unsupported"]},websocket:{enum:["supported","unsupported"]},webhooks:{enum:[
"supported","unsupported"]},limits:{enum:["supported","unsupported"]}}},notes:{title:"A remark per capability",type:"object",additionalProperties:!1,properties:{
core:{type:"string"},signup:{type:"string"},sse:{type:"string"},websocket:{type:"string"},webhooks:{type:"string"},limits:{type:"string"}}},readings:{$ref:"urn:\
assay:readings"}}};function Kr(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=Kr.evaluated;if(c.dynamicProps&&
(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.schema===void 0){let n={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"schema"}};e===null?e=[n]:e.push(n),s++}for(let n in r)if(!(n==="schema"||n==="name"||n==="extends"||n==="capabilitie\
s"||n==="notes"||n==="readings")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?
e=[o]:e.push(o),s++}if(r.schema!==void 0&&r.schema!=="assay.statement/1"){let n={instancePath:i+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",
params:{allowedValue:"assay.statement/1"}};e===null?e=[n]:e.push(n),s++}if(r.name!==void 0){let n=r.name;if(typeof n=="string"){if(V(n)<1){let o={instancePath:i+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.extends!==void 0){let n=r.extends;if(!(n==="openai"||n==="none")){
let o={instancePath:i+"/extends",schemaPath:"#/properties/extends/enum",keyword:"enum",params:{allowedValues:ye.properties.extends.enum}};e===null?e=[o]:e.push(
o),s++}}if(r.capabilities!==void 0){let n=r.capabilities;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let o in n)if(!(o==="core"||o==="signup"||o==="sse"||o===
"websocket"||o==="webhooks"||o==="limits")){let a={instancePath:i+"/capabilities",schemaPath:"#/properties/capabilities/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:o}};e===null?e=[a]:e.push(a),s++}if(n.core!==void 0&&n.core!=="supported"){let o={instancePath:i+"/capabilities/core",schemaPath:"\
#/properties/capabilities/properties/core/const",keyword:"const",params:{allowedValue:"supported"}};e===null?e=[o]:e.push(o),s++}if(n.signup!==void 0){let o=n.signup;
if(!(o==="supported"||o==="unsupported")){let a={instancePath:i+"/capabilities/signup",schemaPath:"#/properties/capabilities/properties/signup/enum",keyword:"en\
um",params:{allowedValues:ye.properties.capabilities.properties.signup.enum}};e===null?e=[a]:e.push(a),s++}}if(n.sse!==void 0){let o=n.sse;if(!(o==="supported"||
o==="unsupported")){let a={instancePath:i+"/capabilities/sse",schemaPath:"#/properties/capabilities/properties/sse/enum",keyword:"enum",params:{allowedValues:ye.
properties.capabilities.properties.sse.enum}};e===null?e=[a]:e.push(a),s++}}if(n.websocket!==void 0){let o=n.websocket;if(!(o==="supported"||o==="unsupported")){
let a={instancePath:i+"/capabilities/websocket",schemaPath:"#/properties/capabilities/properties/websocket/enum",keyword:"enum",params:{allowedValues:ye.properties.
capabilities.properties.websocket.enum}};e===null?e=[a]:e.push(a),s++}}if(n.webhooks!==void 0){let o=n.webhooks;if(!(o==="supported"||o==="unsupported")){let a={
instancePath:i+"/capabilities/webhooks",schemaPath:"#/properties/capabilities/properties/webhooks/enum",keyword:"enum",params:{allowedValues:ye.properties.capabilities.
properties.webhooks.enum}};e===null?e=[a]:e.push(a),s++}}if(n.limits!==void 0){let o=n.limits;if(!(o==="supported"||o==="unsupported")){let a={instancePath:i+"/\
capabilities/limits",schemaPath:"#/properties/capabilities/properties/limits/enum",keyword:"enum",params:{allowedValues:ye.properties.capabilities.properties.limits.
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
o),s++}}r.readings!==void 0&&(ae(r.readings,{instancePath:i+"/readings",parentData:r,parentDataProperty:"readings",rootData:k,dynamicAnchors:w})||(e=e===null?ae.
errors:e.concat(ae.errors),s=e.length))}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return Kr.
errors=e,s===0}Kr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ui=Rr;var Li=new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$","u");function Rr(r,{instancePath:i="",parentData:N,parentDataProperty:D,
rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=Rr.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&
!Array.isArray(r)){if(r.specversion===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"specversion"}};e===null?
e=[n]:e.push(n),s++}if(r.id===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),s++}
if(r.source===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"}};e===null?e=[n]:e.push(n),s++}if(r.type===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[n]:e.push(n),s++}if(r.specversion!==void 0&&
r.specversion!=="1.0"){let n={instancePath:i+"/specversion",schemaPath:"#/properties/specversion/const",keyword:"const",params:{allowedValue:"1.0"}};e===null?e=
[n]:e.push(n),s++}if(r.id!==void 0){let n=r.id;if(typeof n=="string"){if(V(n)<1){let o={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"min\
Length",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[o]:e.push(o),s++}}if(r.source!==void 0){let n=r.source;if(typeof n=="string"){if(V(n)<1){let o={instancePath:i+"/source",schemaPath:"#/properties/so\
urce/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/source",schemaPath:"#/properties/source/type",keyword:"\
type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.type!==void 0){let n=r.type;if(typeof n=="string"){if(V(n)<1){let o={instancePath:i+"/type",schemaPath:"\
#/properties/type/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/type",schemaPath:"#/properties/typ\
e/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.time!==void 0){let n=r.time;if(typeof n=="string"){if(!Li.test(n)){let o={instancePath:i+
"/time",schemaPath:"#/properties/time/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"}};
e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/time",schemaPath:"#/properties/time/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(
o),s++}}if(r.datacontenttype!==void 0){let n=r.datacontenttype;if(typeof n=="string"){if(V(n)<1){let o={instancePath:i+"/datacontenttype",schemaPath:"#/properti\
es/datacontenttype/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/datacontenttype",schemaPath:"#/pr\
operties/datacontenttype/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return Rr.errors=e,s===0}Rr.evaluated={props:{specversion:!0,id:!0,source:!0,type:!0,time:!0,datacontenttype:!0},
dynamicProps:!1,dynamicItems:!1};var Ei=Gr;function Gr(r,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=Gr.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),s++}if(r.type===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[n]:e.push(n),s++}if(r.created_at===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created\
_at"}};e===null?e=[n]:e.push(n),s++}if(r.data===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?
e=[n]:e.push(n),s++}if(r.id!==void 0){let n=r.id;if(typeof n=="string"){if(V(n)<1){let o={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"m\
inLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[o]:e.push(o),s++}}if(r.object!==void 0&&r.object!=="event"){let n={instancePath:i+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{
allowedValue:"event"}};e===null?e=[n]:e.push(n),s++}if(r.type!==void 0){let n=r.type;if(typeof n=="string"){if(V(n)<1){let o={instancePath:i+"/type",schemaPath:"\
#/properties/type/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/type",schemaPath:"#/properties/typ\
e/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.created_at!==void 0){let n=r.created_at;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))){let o={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),
s++}if(typeof n=="number"&&isFinite(n)){if(n>99999999999||isNaN(n)){let o={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:99999999999}};e===null?e=[o]:e.push(o),s++}if(n<0||isNaN(n)){let o={instancePath:i+"/created_at",schemaPath:"#/properties/c\
reated_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}}if(r.data!==void 0){let n=r.data;if(!(n&&typeof n=="object"&&
!Array.isArray(n))){let o={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{
let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return Gr.errors=e,s===0}Gr.evaluated={props:{id:!0,
object:!0,type:!0,created_at:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Ci=zr;var Bi=new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:?\\d{2})$","u");function zr(r,{instancePath:i="",parentData:N,parentDataProperty:D,
rootData:k=r,dynamicAnchors:w={}}={}){let e=null,s=0,c=zr.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&
!Array.isArray(r)){if(r.type===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[n]:e.push(n),
s++}if(r.timestamp===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"timestamp"}};e===null?e=[n]:e.push(n),s++}
if(r.data===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[n]:e.push(n),s++}if(r.type!==void 0){
let n=r.type;if(typeof n=="string"){if(V(n)<1){let o={instancePath:i+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit:1}};e===
null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),
s++}}if(r.timestamp!==void 0){let n=r.timestamp;if(typeof n=="string"){if(!Bi.test(n)){let o={instancePath:i+"/timestamp",schemaPath:"#/properties/timestamp/pat\
tern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:?\\d{2})$"}};e===null?e=[o]:e.push(o),s++}}else{let o={
instancePath:i+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(r.data!==void 0){let n=r.
data;if(!(n&&typeof n=="object"&&!Array.isArray(n))){let o={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"}};e===
null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),s++}return zr.errors=e,
s===0}zr.evaluated={props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Zi={"urn:assay:clauses":gs,"urn:assay:fairness-run":ks,"urn:assay:\
gaps":ws,"urn:assay:interface:chat-completion-request":qs,"urn:assay:interface:chat-completion-response":vs,"urn:assay:interface:message":$s,"urn:assay:limiter-\
run":js,"urn:assay:load-run":As,"urn:assay:openai:chat-completion-chunk":Vs,"urn:assay:openai:chat-completion":Ms,"urn:assay:openai:error-body-full":Fs,"urn:ass\
ay:openai:error-body":Ts,"urn:assay:openai:model-list":Us,"urn:assay:openai:usage":Ls,"urn:assay:profile":Es,"urn:assay:readings":vi,"urn:assay:readings:bare-er\
ror":$i,"urn:assay:readings:detail":Oi,"urn:assay:readings:problem":Ai,"urn:assay:row":Ni,"urn:assay:run":Ii,"urn:assay:statement":Ti,"urn:assay:webhooks:cloude\
vents":Ui,"urn:assay:webhooks:openai-event":Ei,"urn:assay:webhooks:type-timestamp-data":Ci};export{Zi as validators};
