// Made by `npm run schemas` from the *.schema.json files beside this folder. Do not edit.
var Yr=(s,i)=>()=>{try{return i||s((i={exports:{}}).exports,i),i.exports}catch(D){throw i=0,D}};var us=Yr(es=>{"use strict";Object.defineProperty(es,"__esModule",{value:!0});function ls(s){let i=s.length,D=0,N=0,P;for(;N<i;)D++,P=s.charCodeAt(N++),P>=55296&&
P<=56319&&N<i&&(P=s.charCodeAt(N),(P&64512)===56320&&N++);return D}es.default=ls;ls.code='require("ajv/dist/runtime/ucs2length").default'});var ms=Yr((et,ds)=>{"use strict";ds.exports=function s(i,D){if(i===D)return!0;if(i&&D&&typeof i=="object"&&typeof D=="object"){if(i.constructor!==D.constructor)
return!1;var N,P,k;if(Array.isArray(i)){if(N=i.length,N!=D.length)return!1;for(P=N;P--!==0;)if(!s(i[P],D[P]))return!1;return!0}if(i.constructor===RegExp)return i.
source===D.source&&i.flags===D.flags;if(i.valueOf!==Object.prototype.valueOf)return i.valueOf()===D.valueOf();if(i.toString!==Object.prototype.toString)return i.
toString()===D.toString();if(k=Object.keys(i),N=k.length,N!==Object.keys(D).length)return!1;for(P=N;P--!==0;)if(!Object.prototype.hasOwnProperty.call(D,k[P]))return!1;
for(P=N;P--!==0;){var e=k[P];if(!s(i[e],D[e]))return!1}return!0}return i!==i&&D!==D}});var cs=Yr(rs=>{"use strict";Object.defineProperty(rs,"__esModule",{value:!0});var fs=ms();fs.code='require("ajv/dist/runtime/equal").default';rs.default=fs});var Os=Dr,ys={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:clauses",$comment:"The shape of clauses.json.",title:"Clauses of the interfa\
ce",type:"array",items:{type:"object",required:["id","section","capability","level","text"],additionalProperties:!1,properties:{id:{type:"string",pattern:"^C[1-\
9](\\.\\d+){1,2}$"},section:{type:"string",pattern:"^[1-9](\\.[1-9])?$"},capability:{enum:["core","signup","sse","websocket","webhooks","limits"]},level:{enum:[
"MUST","SHOULD"]},text:{type:"string",minLength:10},excluded:{title:"Why nothing judges or observes it",type:"string",minLength:10},observedBy:{title:"Probes th\
at show it",type:"array",minItems:1,items:{type:"string"}}}}},As=new RegExp("^C[1-9](\\.\\d+){1,2}$","u"),vs=new RegExp("^[1-9](\\.[1-9])?$","u"),E=us().default;
function Dr(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=Dr.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),Array.isArray(s)){let n=s.length;for(let o=0;o<n;o++){let a=s[o];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===
void 0){let u={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[u]:e.push(u),r++}if(a.section===
void 0){let u={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"section"}};e===null?e=[u]:e.push(u),r++}if(a.capability===
void 0){let u={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"capability"}};e===null?e=[u]:e.push(u),r++}if(a.level===
void 0){let u={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"level"}};e===null?e=[u]:e.push(u),r++}if(a.text===
void 0){let u={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"text"}};e===null?e=[u]:e.push(u),r++}for(let u in a)
if(!(u==="id"||u==="section"||u==="capability"||u==="level"||u==="text"||u==="excluded"||u==="observedBy")){let c={instancePath:i+"/"+o,schemaPath:"#/items/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[c]:e.push(c),r++}if(a.id!==void 0){let u=a.id;if(typeof u=="string"){
if(!As.test(u)){let c={instancePath:i+"/"+o+"/id",schemaPath:"#/items/properties/id/pattern",keyword:"pattern",params:{pattern:"^C[1-9](\\.\\d+){1,2}$"}};e===null?
e=[c]:e.push(c),r++}}else{let c={instancePath:i+"/"+o+"/id",schemaPath:"#/items/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(
c),r++}}if(a.section!==void 0){let u=a.section;if(typeof u=="string"){if(!vs.test(u)){let c={instancePath:i+"/"+o+"/section",schemaPath:"#/items/properties/sect\
ion/pattern",keyword:"pattern",params:{pattern:"^[1-9](\\.[1-9])?$"}};e===null?e=[c]:e.push(c),r++}}else{let c={instancePath:i+"/"+o+"/section",schemaPath:"#/it\
ems/properties/section/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}if(a.capability!==void 0){let u=a.capability;if(!(u==="core"||
u==="signup"||u==="sse"||u==="websocket"||u==="webhooks"||u==="limits")){let c={instancePath:i+"/"+o+"/capability",schemaPath:"#/items/properties/capability/enu\
m",keyword:"enum",params:{allowedValues:ys.items.properties.capability.enum}};e===null?e=[c]:e.push(c),r++}}if(a.level!==void 0){let u=a.level;if(!(u==="MUST"||
u==="SHOULD")){let c={instancePath:i+"/"+o+"/level",schemaPath:"#/items/properties/level/enum",keyword:"enum",params:{allowedValues:ys.items.properties.level.enum}};
e===null?e=[c]:e.push(c),r++}}if(a.text!==void 0){let u=a.text;if(typeof u=="string"){if(E(u)<10){let c={instancePath:i+"/"+o+"/text",schemaPath:"#/items/proper\
ties/text/minLength",keyword:"minLength",params:{limit:10}};e===null?e=[c]:e.push(c),r++}}else{let c={instancePath:i+"/"+o+"/text",schemaPath:"#/items/propertie\
s/text/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}if(a.excluded!==void 0){let u=a.excluded;if(typeof u=="string"){if(E(u)<10){let c={
instancePath:i+"/"+o+"/excluded",schemaPath:"#/items/properties/excluded/minLength",keyword:"minLength",params:{limit:10}};e===null?e=[c]:e.push(c),r++}}else{let c={
instancePath:i+"/"+o+"/excluded",schemaPath:"#/items/properties/excluded/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}if(a.observedBy!==
void 0){let u=a.observedBy;if(Array.isArray(u)){if(u.length<1){let h={instancePath:i+"/"+o+"/observedBy",schemaPath:"#/items/properties/observedBy/minItems",keyword:"\
minItems",params:{limit:1}};e===null?e=[h]:e.push(h),r++}let c=u.length;for(let h=0;h<c;h++)if(typeof u[h]!="string"){let m={instancePath:i+"/"+o+"/observedBy/"+
h,schemaPath:"#/items/properties/observedBy/items/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}}else{let c={instancePath:i+"/"+o+"/\
observedBy",schemaPath:"#/items/properties/observedBy/type",keyword:"type",params:{type:"array"}};e===null?e=[c]:e.push(c),r++}}}else{let u={instancePath:i+"/"+
o,schemaPath:"#/items/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"array"}};e===null?e=[n]:e.push(n),r++}return Dr.errors=e,r===0}Dr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var xs=Nr,re={$schema:"http\
s://json-schema.org/draft/2020-12/schema",$id:"urn:assay:fairness-run",$comment:"fairness-run.json: how a target treated several keys while one asked for much m\
ore. A run that is not valid carries no figures.",title:"Run that compared keys",type:"object",required:["schema","outcome","exitCode","valid","reasons","notes",
"scenario","suite","target","engine","seed","startedAt","durationMs","most","cost","keys","keyOrigins","sources","answer","ended","asked","fairness","scope","in\
strument","series"],additionalProperties:!1,properties:{schema:{const:"assay.fairness/1"},outcome:{enum:["answered","undetermined","invalid","aborted"]},exitCode:{
enum:[0,3,4]},valid:{type:"boolean"},reasons:{type:"array",items:{$ref:"#/$defs/line"}},notes:{type:"array",items:{$ref:"#/$defs/line"}},scenario:{const:"fairne\
ss"},suite:{type:"object",required:["version"],additionalProperties:!1,properties:{version:{type:"string"}}},target:{type:"object",required:["baseUrl","model"],
additionalProperties:!1,properties:{baseUrl:{type:"string"},model:{type:"string"},isEmbedded:{const:!0}}},engine:{type:"string"},seed:{type:"string"},startedAt:{
type:"string"},durationMs:{type:"number",minimum:0},most:{type:"object",required:["requests","seconds"],additionalProperties:!1,properties:{requests:{$ref:"#/$d\
efs/count"},seconds:{type:"number",minimum:0}}},cost:{type:"object",required:["requests","accepted","refused","stray","tokens","seconds"],additionalProperties:!1,
properties:{requests:{$ref:"#/$defs/count"},accepted:{$ref:"#/$defs/count"},refused:{$ref:"#/$defs/count"},stray:{$ref:"#/$defs/count"},tokens:{$ref:"#/$defs/co\
unt"},seconds:{type:"number",minimum:0}}},keys:{type:"array",minItems:1,items:{type:"string",maxLength:4}},keyOrigins:{type:"array",minItems:1,items:{$ref:"#/$d\
efs/line"}},sources:{type:"array",minItems:1,items:{type:"string"}},answer:{type:"array",items:{$ref:"#/$defs/line"}},ended:{anyOf:[{type:"null"},{type:"object",
required:["because","note"],additionalProperties:!1,properties:{because:{type:"string"},note:{type:"string"}}}]},asked:{type:"object",required:["victimPerSecond",
"aggressorPerSecond","phaseSeconds","rounds","restSeconds","accounts"],additionalProperties:!1,properties:{victimPerSecond:{type:"number",minimum:0},aggressorPerSecond:{
type:"number",minimum:0},phaseSeconds:{type:"number",minimum:0},rounds:{$ref:"#/$defs/count"},restSeconds:{type:"number",minimum:0},accounts:{type:"array",items:{
type:"string"}}}},fairness:{anyOf:[{type:"null"},{type:"object",required:["keys","jainOfVictims","jainOfAll","ttft","spill"],additionalProperties:!1,properties:{
keys:{type:"array",items:{type:"object",required:["key","isAggressor","calm","press"],additionalProperties:!1,properties:{key:{type:"string"},isAggressor:{type:"\
boolean"},calm:{$ref:"#/$defs/tally"},press:{$ref:"#/$defs/tally"}}}},jainOfVictims:{type:["number","null"],minimum:0,maximum:1.000001},jainOfAll:{type:["number",
"null"],minimum:0,maximum:1.000001},ttft:{type:"array",items:{type:"object",required:["percentile","calmMs","pressMs","ratio","ratioSpan"],additionalProperties:!1,
properties:{percentile:{type:"number",minimum:0},calmMs:{type:["number","null"],minimum:0},pressMs:{type:["number","null"],minimum:0},ratio:{type:["number","nul\
l"],minimum:0},ratioSpan:{anyOf:[{type:"null"},{type:"object",required:["low","high"],additionalProperties:!1,properties:{low:{type:"number"},high:{type:"number"}}}]}}}},
spill:{type:"object",required:["calmShare","pressShare","calmAsked","pressAsked","needed","difference","span","failures","verdict"],additionalProperties:!1,properties:{
calmShare:{type:"number",minimum:0,maximum:1},pressShare:{type:"number",minimum:0,maximum:1},calmAsked:{$ref:"#/$defs/count"},pressAsked:{$ref:"#/$defs/count"},
needed:{$ref:"#/$defs/count"},difference:{type:"number"},span:{anyOf:[{type:"null"},{type:"object",required:["low","high"],additionalProperties:!1,properties:{low:{
type:"number"},high:{type:"number"}}}]},failures:{$ref:"#/$defs/shareChange"},verdict:{enum:["spills","does-not-spill","unclear"]}}}}}]},scope:{anyOf:[{type:"nu\
ll"},{type:"object",required:["among","why"],additionalProperties:!1,properties:{among:{type:"array",items:{enum:["key","account","address","key-and-address","g\
lobal"]}},why:{type:"string"}}}]},instrument:{anyOf:[{type:"null"},{type:"object",required:["lagMs","planned","unsent","verdict","reasons"],additionalProperties:!1,
properties:{lagMs:{anyOf:[{type:"null"},{type:"object",required:["p50","p99","max"],additionalProperties:!1,properties:{p50:{type:"number"},p99:{type:"number"},
max:{type:"number"}}}]},planned:{$ref:"#/$defs/count"},unsent:{$ref:"#/$defs/count"},verdict:{enum:["valid","suspect"]},reasons:{type:"array",items:{$ref:"#/$de\
fs/line"}}}}]},series:{anyOf:[{type:"null"},{type:"object",required:["bucketSeconds","phases","keys"],additionalProperties:!1,properties:{bucketSeconds:{type:"n\
umber",exclusiveMinimum:0},phases:{type:"array",items:{type:"object",required:["phase","fromSeconds","toSeconds"],additionalProperties:!1,properties:{phase:{enum:[
"calm","press"]},fromSeconds:{type:"number",minimum:0},toSeconds:{type:"number",minimum:0}}}},keys:{type:"array",items:{type:"object",required:["key","completed",
"refused"],additionalProperties:!1,properties:{key:{type:"string"},completed:{type:"array",maxItems:400,items:{$ref:"#/$defs/count"}},refused:{type:"array",maxItems:400,
items:{$ref:"#/$defs/count"}}}}}}}]}},if:{properties:{valid:{const:!1}},required:["valid"]},then:{type:"object",properties:{fairness:{type:"null"},reasons:{type:"\
array",minItems:1}}},else:{type:"object",properties:{fairness:{type:"object"},reasons:{type:"array",maxItems:0}}},$defs:{count:{type:"integer",minimum:0},line:{
type:"string",minLength:1,pattern:"^[^\\n]*$"},shareChange:{type:"object",required:["calmShare","pressShare","calmAsked","pressAsked","difference","span"],additionalProperties:!1,
properties:{calmShare:{type:"number",minimum:0,maximum:1},pressShare:{type:"number",minimum:0,maximum:1},calmAsked:{$ref:"#/$defs/count"},pressAsked:{$ref:"#/$d\
efs/count"},difference:{type:"number"},span:{anyOf:[{type:"null"},{type:"object",required:["low","high"],additionalProperties:!1,properties:{low:{type:"number"},
high:{type:"number"}}}]}}},tally:{type:"object",required:["asked","completed","refused","sentPerSecond","goodPerSecond"],additionalProperties:!1,properties:{asked:{
$ref:"#/$defs/count"},completed:{$ref:"#/$defs/count"},refused:{$ref:"#/$defs/count"},sentPerSecond:{type:["number","null"],minimum:0},goodPerSecond:{type:["num\
ber","null"],minimum:0}}}}},pe=Object.prototype.hasOwnProperty;var se=new RegExp("^[^\\n]*$","u");function H(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=H.evaluated;
if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),typeof s=="string"){if(E(s)<1){let n={instancePath:i,schemaPath:"#/minLength",keyword:"minL\
ength",params:{limit:1}};e===null?e=[n]:e.push(n),r++}if(!se.test(s)){let n={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};
e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}return H.errors=
e,r===0}H.evaluated={dynamicProps:!1,dynamicItems:!1};function F(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=F.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i,schemaPath:"#/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[n]:e.push(n),r++}return F.errors=e,r===0}F.evaluated={dynamicProps:!1,dynamicItems:!1};var hs={type:"object",required:[
"asked","completed","refused","sentPerSecond","goodPerSecond"],additionalProperties:!1,properties:{asked:{$ref:"#/$defs/count"},completed:{$ref:"#/$defs/count"},
refused:{$ref:"#/$defs/count"},sentPerSecond:{type:["number","null"],minimum:0},goodPerSecond:{type:["number","null"],minimum:0}}};function me(s,{instancePath:i="",
parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=me.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.asked===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
asked"}};e===null?e=[n]:e.push(n),r++}if(s.completed===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"complet\
ed"}};e===null?e=[n]:e.push(n),r++}if(s.refused===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"refused"}};e===
null?e=[n]:e.push(n),r++}if(s.sentPerSecond===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sentPerSecond"}};
e===null?e=[n]:e.push(n),r++}if(s.goodPerSecond===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"goodPerSecon\
d"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="asked"||n==="completed"||n==="refused"||n==="sentPerSecond"||n==="goodPerSecond")){let o={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),r++}if(s.asked!==void 0&&(F(s.asked,{
instancePath:i+"/asked",parentData:s,parentDataProperty:"asked",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),s.completed!==
void 0&&(F(s.completed,{instancePath:i+"/completed",parentData:s,parentDataProperty:"completed",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:e.concat(F.errors),
r=e.length)),s.refused!==void 0&&(F(s.refused,{instancePath:i+"/refused",parentData:s,parentDataProperty:"refused",rootData:P,dynamicAnchors:k})||(e=e===null?F.
errors:e.concat(F.errors),r=e.length)),s.sentPerSecond!==void 0){let n=s.sentPerSecond;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/\
sentPerSecond",schemaPath:"#/properties/sentPerSecond/type",keyword:"type",params:{type:hs.properties.sentPerSecond.type}};e===null?e=[o]:e.push(o),r++}if(typeof n==
"number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/sentPerSecond",schemaPath:"#/properties/sentPerSecond/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[o]:e.push(o),r++}}if(s.goodPerSecond!==void 0){let n=s.goodPerSecond;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let o={instancePath:i+
"/goodPerSecond",schemaPath:"#/properties/goodPerSecond/type",keyword:"type",params:{type:hs.properties.goodPerSecond.type}};e===null?e=[o]:e.push(o),r++}if(typeof n==
"number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/goodPerSecond",schemaPath:"#/properties/goodPerSecond/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}
return me.errors=e,r===0}me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function we(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=we.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.calmShare===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"calmShare"}};e===null?e=[o]:e.push(o),r++}if(s.pressShare===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"pressShare"}};e===null?e=[o]:e.push(o),r++}if(s.calmAsked===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"calmAsked"}};e===null?e=[o]:e.push(o),r++}if(s.pressAsked===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"pressAsked"}};e===null?e=[o]:e.push(o),r++}if(s.difference===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"difference"}};e===null?e=[o]:e.push(o),r++}if(s.span===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"span"}};e===null?e=[o]:e.push(o),r++}for(let o in s)if(!(o==="calmShare"||o==="pressShare"||o==="calmAsked"||o==="pressAsked"||o==="difference"||
o==="span")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[a]:e.push(a),r++}
if(s.calmShare!==void 0){let o=s.calmShare;if(typeof o=="number"&&isFinite(o)){if(o>1||isNaN(o)){let a={instancePath:i+"/calmShare",schemaPath:"#/properties/cal\
mShare/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[a]:e.push(a),r++}if(o<0||isNaN(o)){let a={instancePath:i+"/calmShare",schemaPath:"\
#/properties/calmShare/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/calmShare",schemaPath:"\
#/properties/calmShare/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),r++}}if(s.pressShare!==void 0){let o=s.pressShare;if(typeof o=="num\
ber"&&isFinite(o)){if(o>1||isNaN(o)){let a={instancePath:i+"/pressShare",schemaPath:"#/properties/pressShare/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1}};e===null?e=[a]:e.push(a),r++}if(o<0||isNaN(o)){let a={instancePath:i+"/pressShare",schemaPath:"#/properties/pressShare/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/pressShare",schemaPath:"#/properties/pressShare/type",keyword:"type",params:{
type:"number"}};e===null?e=[a]:e.push(a),r++}}if(s.calmAsked!==void 0&&(F(s.calmAsked,{instancePath:i+"/calmAsked",parentData:s,parentDataProperty:"calmAsked",rootData:P,
dynamicAnchors:k})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),s.pressAsked!==void 0&&(F(s.pressAsked,{instancePath:i+"/pressAsked",parentData:s,parentDataProperty:"\
pressAsked",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),s.difference!==void 0){let o=s.difference;if(!(typeof o=="number"&&
isFinite(o))){let a={instancePath:i+"/difference",schemaPath:"#/properties/difference/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),r++}}
if(s.span!==void 0){let o=s.span,a=r,u=!1,c=r;if(o!==null){let m={instancePath:i+"/span",schemaPath:"#/properties/span/anyOf/0/type",keyword:"type",params:{type:"\
null"}};e===null?e=[m]:e.push(m),r++}var n=c===r;u=u||n;let h=r;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.low===void 0){let m={instancePath:i+"/span",schemaPath:"\
#/properties/span/anyOf/1/required",keyword:"required",params:{missingProperty:"low"}};e===null?e=[m]:e.push(m),r++}if(o.high===void 0){let m={instancePath:i+"/\
span",schemaPath:"#/properties/span/anyOf/1/required",keyword:"required",params:{missingProperty:"high"}};e===null?e=[m]:e.push(m),r++}for(let m in o)if(!(m==="\
low"||m==="high")){let $={instancePath:i+"/span",schemaPath:"#/properties/span/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}};
e===null?e=[$]:e.push($),r++}if(o.low!==void 0){let m=o.low;if(!(typeof m=="number"&&isFinite(m))){let $={instancePath:i+"/span/low",schemaPath:"#/properties/sp\
an/anyOf/1/properties/low/type",keyword:"type",params:{type:"number"}};e===null?e=[$]:e.push($),r++}}if(o.high!==void 0){let m=o.high;if(!(typeof m=="number"&&isFinite(
m))){let $={instancePath:i+"/span/high",schemaPath:"#/properties/span/anyOf/1/properties/high/type",keyword:"type",params:{type:"number"}};e===null?e=[$]:e.push(
$),r++}}}else{let m={instancePath:i+"/span",schemaPath:"#/properties/span/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var n=h===
r;if(u=u||n,u)r=a,e!==null&&(a?e.length=a:e=null);else{let m={instancePath:i+"/span",schemaPath:"#/properties/span/anyOf",keyword:"anyOf",params:{}};e===null?e=
[m]:e.push(m),r++}}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return we.errors=e,r===0}
we.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Nr(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){
let e=null,r=0,y=Nr.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,a=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let p;
if(s.valid===void 0&&(p="valid")){let l={};e===null?e=[l]:e.push(l),r++}else if(s.valid!==void 0&&s.valid!==!1){let l={};e===null?e=[l]:e.push(l),r++}}var u=a===
r;r=n,e!==null&&(n?e.length=n:e=null);let c;if(u){let p=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.fairness!==void 0&&s.fairness!==null){let w={instancePath:i+
"/fairness",schemaPath:"#/then/properties/fairness/type",keyword:"type",params:{type:"null"}};e===null?e=[w]:e.push(w),r++}if(s.reasons!==void 0){let w=s.reasons;
if(Array.isArray(w)){if(w.length<1){let O={instancePath:i+"/reasons",schemaPath:"#/then/properties/reasons/minItems",keyword:"minItems",params:{limit:1}};e===null?
e=[O]:e.push(O),r++}}else{let O={instancePath:i+"/reasons",schemaPath:"#/then/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[O]:e.push(
O),r++}}}else{let w={instancePath:i,schemaPath:"#/then/type",keyword:"type",params:{type:"object"}};e===null?e=[w]:e.push(w),r++}var u=p===r;if(o=u,o){var h={};
h.fairness=!0,h.reasons=!0,h.valid=!0}c="then"}else{let p=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.fairness!==void 0){let w=s.fairness;if(!(w&&typeof w==
"object"&&!Array.isArray(w))){let O={instancePath:i+"/fairness",schemaPath:"#/else/properties/fairness/type",keyword:"type",params:{type:"object"}};e===null?e=[
O]:e.push(O),r++}}if(s.reasons!==void 0){let w=s.reasons;if(Array.isArray(w)){if(w.length>0){let O={instancePath:i+"/reasons",schemaPath:"#/else/properties/reas\
ons/maxItems",keyword:"maxItems",params:{limit:0}};e===null?e=[O]:e.push(O),r++}}else{let O={instancePath:i+"/reasons",schemaPath:"#/else/properties/reasons/typ\
e",keyword:"type",params:{type:"array"}};e===null?e=[O]:e.push(O),r++}}}else{let w={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};
e===null?e=[w]:e.push(w),r++}var u=p===r;o=u,o&&h!==!0&&(h=h||{},h.fairness=!0,h.reasons=!0),c="else"}if(!o){let p={instancePath:i,schemaPath:"#/if",keyword:"if",
params:{failingKeyword:c}};e===null?e=[p]:e.push(p),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.schema===void 0){let p={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[p]:e.push(p),r++}if(s.outcome===void 0){let p={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"outcome"}};e===null?e=[p]:e.push(p),r++}if(s.exitCode===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"exitCode"}};e===null?e=[p]:e.push(p),r++}if(s.valid===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"valid"}};e===null?e=[p]:e.push(p),r++}if(s.reasons===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
reasons"}};e===null?e=[p]:e.push(p),r++}if(s.notes===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"notes"}};
e===null?e=[p]:e.push(p),r++}if(s.scenario===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scenario"}};e===null?
e=[p]:e.push(p),r++}if(s.suite===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"suite"}};e===null?e=[p]:e.push(
p),r++}if(s.target===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"target"}};e===null?e=[p]:e.push(p),r++}if(s.
engine===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"engine"}};e===null?e=[p]:e.push(p),r++}if(s.seed===void 0){
let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"seed"}};e===null?e=[p]:e.push(p),r++}if(s.startedAt===void 0){let p={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"startedAt"}};e===null?e=[p]:e.push(p),r++}if(s.durationMs===void 0){let p={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"durationMs"}};e===null?e=[p]:e.push(p),r++}if(s.most===void 0){let p={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"most"}};e===null?e=[p]:e.push(p),r++}if(s.cost===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"cost"}};e===null?e=[p]:e.push(p),r++}if(s.keys===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"keys"}};e===null?e=[p]:e.push(p),r++}if(s.keyOrigins===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
keyOrigins"}};e===null?e=[p]:e.push(p),r++}if(s.sources===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sour\
ces"}};e===null?e=[p]:e.push(p),r++}if(s.answer===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"answer"}};e===
null?e=[p]:e.push(p),r++}if(s.ended===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ended"}};e===null?e=[p]:
e.push(p),r++}if(s.asked===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"asked"}};e===null?e=[p]:e.push(p),r++}
if(s.fairness===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fairness"}};e===null?e=[p]:e.push(p),r++}if(s.
scope===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scope"}};e===null?e=[p]:e.push(p),r++}if(s.instrument===
void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"instrument"}};e===null?e=[p]:e.push(p),r++}if(s.series===void 0){
let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"series"}};e===null?e=[p]:e.push(p),r++}for(let p in s)if(!pe.call(re.properties,
p)){let l={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[l]:e.push(l),r++}if(s.schema!==
void 0&&s.schema!=="assay.fairness/1"){let p={instancePath:i+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"assay.fairne\
ss/1"}};e===null?e=[p]:e.push(p),r++}if(s.outcome!==void 0){let p=s.outcome;if(!(p==="answered"||p==="undetermined"||p==="invalid"||p==="aborted")){let l={instancePath:i+
"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:re.properties.outcome.enum}};e===null?e=[l]:e.push(l),r++}}if(s.exitCode!==
void 0){let p=s.exitCode;if(!(p===0||p===3||p===4)){let l={instancePath:i+"/exitCode",schemaPath:"#/properties/exitCode/enum",keyword:"enum",params:{allowedValues:re.
properties.exitCode.enum}};e===null?e=[l]:e.push(l),r++}}if(s.valid!==void 0&&typeof s.valid!="boolean"){let p={instancePath:i+"/valid",schemaPath:"#/properties\
/valid/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}if(s.reasons!==void 0){let p=s.reasons;if(Array.isArray(p)){let l=p.length;for(let w=0;w<
l;w++)H(p[w],{instancePath:i+"/reasons/"+w,parentData:p,parentDataProperty:w,rootData:P,dynamicAnchors:k})||(e=e===null?H.errors:e.concat(H.errors),r=e.length)}else{
let l={instancePath:i+"/reasons",schemaPath:"#/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}}if(s.notes!==void 0){
let p=s.notes;if(Array.isArray(p)){let l=p.length;for(let w=0;w<l;w++)H(p[w],{instancePath:i+"/notes/"+w,parentData:p,parentDataProperty:w,rootData:P,dynamicAnchors:k})||
(e=e===null?H.errors:e.concat(H.errors),r=e.length)}else{let l={instancePath:i+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:"array"}};
e===null?e=[l]:e.push(l),r++}}if(s.scenario!==void 0&&s.scenario!=="fairness"){let p={instancePath:i+"/scenario",schemaPath:"#/properties/scenario/const",keyword:"\
const",params:{allowedValue:"fairness"}};e===null?e=[p]:e.push(p),r++}if(s.suite!==void 0){let p=s.suite;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.version===
void 0){let l={instancePath:i+"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"version"}};e===null?e=[l]:e.push(l),
r++}for(let l in p)if(l!=="version"){let w={instancePath:i+"/suite",schemaPath:"#/properties/suite/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:l}};e===null?e=[w]:e.push(w),r++}if(p.version!==void 0&&typeof p.version!="string"){let l={instancePath:i+"/suite/version",schemaPath:"#/prop\
erties/suite/properties/version/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/suite",schemaPath:"#/pro\
perties/suite/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(s.target!==void 0){let p=s.target;if(p&&typeof p=="object"&&!Array.isArray(
p)){if(p.baseUrl===void 0){let l={instancePath:i+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty:"baseUrl"}};e===
null?e=[l]:e.push(l),r++}if(p.model===void 0){let l={instancePath:i+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty:"\
model"}};e===null?e=[l]:e.push(l),r++}for(let l in p)if(!(l==="baseUrl"||l==="model"||l==="isEmbedded")){let w={instancePath:i+"/target",schemaPath:"#/propertie\
s/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[w]:e.push(w),r++}if(p.baseUrl!==void 0&&typeof p.baseUrl!=
"string"){let l={instancePath:i+"/target/baseUrl",schemaPath:"#/properties/target/properties/baseUrl/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:
e.push(l),r++}if(p.model!==void 0&&typeof p.model!="string"){let l={instancePath:i+"/target/model",schemaPath:"#/properties/target/properties/model/type",keyword:"\
type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(p.isEmbedded!==void 0&&p.isEmbedded!==!0){let l={instancePath:i+"/target/isEmbedded",schemaPath:"#\
/properties/target/properties/isEmbedded/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/target",schemaPath:"\
#/properties/target/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(s.engine!==void 0&&typeof s.engine!="string"){let p={instancePath:i+
"/engine",schemaPath:"#/properties/engine/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(s.seed!==void 0&&typeof s.seed!="string"){
let p={instancePath:i+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(s.startedAt!==void 0&&typeof s.
startedAt!="string"){let p={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),
r++}if(s.durationMs!==void 0){let p=s.durationMs;if(typeof p=="number"&&isFinite(p)){if(p<0||isNaN(p)){let l={instancePath:i+"/durationMs",schemaPath:"#/propert\
ies/durationMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/durationMs",schemaPath:"#\
/properties/durationMs/type",keyword:"type",params:{type:"number"}};e===null?e=[l]:e.push(l),r++}}if(s.most!==void 0){let p=s.most;if(p&&typeof p=="object"&&!Array.
isArray(p)){if(p.requests===void 0){let l={instancePath:i+"/most",schemaPath:"#/properties/most/required",keyword:"required",params:{missingProperty:"requests"}};
e===null?e=[l]:e.push(l),r++}if(p.seconds===void 0){let l={instancePath:i+"/most",schemaPath:"#/properties/most/required",keyword:"required",params:{missingProperty:"\
seconds"}};e===null?e=[l]:e.push(l),r++}for(let l in p)if(!(l==="requests"||l==="seconds")){let w={instancePath:i+"/most",schemaPath:"#/properties/most/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[w]:e.push(w),r++}if(p.requests!==void 0&&(F(p.requests,{instancePath:i+"\
/most/requests",parentData:p,parentDataProperty:"requests",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),p.seconds!==void 0){
let l=p.seconds;if(typeof l=="number"&&isFinite(l)){if(l<0||isNaN(l)){let w={instancePath:i+"/most/seconds",schemaPath:"#/properties/most/properties/seconds/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:i+"/most/seconds",schemaPath:"#/properties/most\
/properties/seconds/type",keyword:"type",params:{type:"number"}};e===null?e=[w]:e.push(w),r++}}}else{let l={instancePath:i+"/most",schemaPath:"#/properties/most\
/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(s.cost!==void 0){let p=s.cost;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.requests===
void 0){let l={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"requests"}};e===null?e=[l]:e.push(l),r++}
if(p.accepted===void 0){let l={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"accepted"}};e===null?e=
[l]:e.push(l),r++}if(p.refused===void 0){let l={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"refus\
ed"}};e===null?e=[l]:e.push(l),r++}if(p.stray===void 0){let l={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"\
stray"}};e===null?e=[l]:e.push(l),r++}if(p.tokens===void 0){let l={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"\
tokens"}};e===null?e=[l]:e.push(l),r++}if(p.seconds===void 0){let l={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"\
seconds"}};e===null?e=[l]:e.push(l),r++}for(let l in p)if(!(l==="requests"||l==="accepted"||l==="refused"||l==="stray"||l==="tokens"||l==="seconds")){let w={instancePath:i+
"/cost",schemaPath:"#/properties/cost/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[w]:e.push(w),r++}if(p.requests!==
void 0&&(F(p.requests,{instancePath:i+"/cost/requests",parentData:p,parentDataProperty:"requests",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:e.concat(F.
errors),r=e.length)),p.accepted!==void 0&&(F(p.accepted,{instancePath:i+"/cost/accepted",parentData:p,parentDataProperty:"accepted",rootData:P,dynamicAnchors:k})||
(e=e===null?F.errors:e.concat(F.errors),r=e.length)),p.refused!==void 0&&(F(p.refused,{instancePath:i+"/cost/refused",parentData:p,parentDataProperty:"refused",
rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),p.stray!==void 0&&(F(p.stray,{instancePath:i+"/cost/stray",parentData:p,parentDataProperty:"\
stray",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),p.tokens!==void 0&&(F(p.tokens,{instancePath:i+"/cost/tokens",parentData:p,
parentDataProperty:"tokens",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),p.seconds!==void 0){let l=p.seconds;if(typeof l==
"number"&&isFinite(l)){if(l<0||isNaN(l)){let w={instancePath:i+"/cost/seconds",schemaPath:"#/properties/cost/properties/seconds/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:i+"/cost/seconds",schemaPath:"#/properties/cost/properties/seconds/type",keyword:"\
type",params:{type:"number"}};e===null?e=[w]:e.push(w),r++}}}else{let l={instancePath:i+"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{type:"\
object"}};e===null?e=[l]:e.push(l),r++}}if(s.keys!==void 0){let p=s.keys;if(Array.isArray(p)){if(p.length<1){let w={instancePath:i+"/keys",schemaPath:"#/propert\
ies/keys/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[w]:e.push(w),r++}let l=p.length;for(let w=0;w<l;w++){let O=p[w];if(typeof O=="string"){if(E(
O)>4){let S={instancePath:i+"/keys/"+w,schemaPath:"#/properties/keys/items/maxLength",keyword:"maxLength",params:{limit:4}};e===null?e=[S]:e.push(S),r++}}else{let S={
instancePath:i+"/keys/"+w,schemaPath:"#/properties/keys/items/type",keyword:"type",params:{type:"string"}};e===null?e=[S]:e.push(S),r++}}}else{let l={instancePath:i+
"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}}if(s.keyOrigins!==void 0){let p=s.keyOrigins;if(Array.
isArray(p)){if(p.length<1){let w={instancePath:i+"/keyOrigins",schemaPath:"#/properties/keyOrigins/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[w]:
e.push(w),r++}let l=p.length;for(let w=0;w<l;w++)H(p[w],{instancePath:i+"/keyOrigins/"+w,parentData:p,parentDataProperty:w,rootData:P,dynamicAnchors:k})||(e=e===
null?H.errors:e.concat(H.errors),r=e.length)}else{let l={instancePath:i+"/keyOrigins",schemaPath:"#/properties/keyOrigins/type",keyword:"type",params:{type:"arr\
ay"}};e===null?e=[l]:e.push(l),r++}}if(s.sources!==void 0){let p=s.sources;if(Array.isArray(p)){if(p.length<1){let w={instancePath:i+"/sources",schemaPath:"#/pr\
operties/sources/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[w]:e.push(w),r++}let l=p.length;for(let w=0;w<l;w++)if(typeof p[w]!="string"){let O={
instancePath:i+"/sources/"+w,schemaPath:"#/properties/sources/items/type",keyword:"type",params:{type:"string"}};e===null?e=[O]:e.push(O),r++}}else{let l={instancePath:i+
"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}}if(s.answer!==void 0){let p=s.answer;if(Array.
isArray(p)){let l=p.length;for(let w=0;w<l;w++)H(p[w],{instancePath:i+"/answer/"+w,parentData:p,parentDataProperty:w,rootData:P,dynamicAnchors:k})||(e=e===null?
H.errors:e.concat(H.errors),r=e.length)}else{let l={instancePath:i+"/answer",schemaPath:"#/properties/answer/type",keyword:"type",params:{type:"array"}};e===null?
e=[l]:e.push(l),r++}}if(s.ended!==void 0){let p=s.ended,l=r,w=!1,O=r;if(p!==null){let q={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf/0/type",keyword:"\
type",params:{type:"null"}};e===null?e=[q]:e.push(q),r++}var m=O===r;w=w||m;let S=r;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.because===void 0){let q={instancePath:i+
"/ended",schemaPath:"#/properties/ended/anyOf/1/required",keyword:"required",params:{missingProperty:"because"}};e===null?e=[q]:e.push(q),r++}if(p.note===void 0){
let q={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf/1/required",keyword:"required",params:{missingProperty:"note"}};e===null?e=[q]:e.push(q),r++}
for(let q in p)if(!(q==="because"||q==="note")){let b={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf/1/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:q}};e===null?e=[b]:e.push(b),r++}if(p.because!==void 0&&typeof p.because!="string"){let q={instancePath:i+"/ended/because",
schemaPath:"#/properties/ended/anyOf/1/properties/because/type",keyword:"type",params:{type:"string"}};e===null?e=[q]:e.push(q),r++}if(p.note!==void 0&&typeof p.
note!="string"){let q={instancePath:i+"/ended/note",schemaPath:"#/properties/ended/anyOf/1/properties/note/type",keyword:"type",params:{type:"string"}};e===null?
e=[q]:e.push(q),r++}}else{let q={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[q]:e.push(
q),r++}var m=S===r;if(w=w||m,w)r=l,e!==null&&(l?e.length=l:e=null);else{let q={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf",keyword:"anyOf",params:{}};
e===null?e=[q]:e.push(q),r++}}if(s.asked!==void 0){let p=s.asked;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.victimPerSecond===void 0){let l={instancePath:i+
"/asked",schemaPath:"#/properties/asked/required",keyword:"required",params:{missingProperty:"victimPerSecond"}};e===null?e=[l]:e.push(l),r++}if(p.aggressorPerSecond===
void 0){let l={instancePath:i+"/asked",schemaPath:"#/properties/asked/required",keyword:"required",params:{missingProperty:"aggressorPerSecond"}};e===null?e=[l]:
e.push(l),r++}if(p.phaseSeconds===void 0){let l={instancePath:i+"/asked",schemaPath:"#/properties/asked/required",keyword:"required",params:{missingProperty:"ph\
aseSeconds"}};e===null?e=[l]:e.push(l),r++}if(p.rounds===void 0){let l={instancePath:i+"/asked",schemaPath:"#/properties/asked/required",keyword:"required",params:{
missingProperty:"rounds"}};e===null?e=[l]:e.push(l),r++}if(p.restSeconds===void 0){let l={instancePath:i+"/asked",schemaPath:"#/properties/asked/required",keyword:"\
required",params:{missingProperty:"restSeconds"}};e===null?e=[l]:e.push(l),r++}if(p.accounts===void 0){let l={instancePath:i+"/asked",schemaPath:"#/properties/a\
sked/required",keyword:"required",params:{missingProperty:"accounts"}};e===null?e=[l]:e.push(l),r++}for(let l in p)if(!(l==="victimPerSecond"||l==="aggressorPer\
Second"||l==="phaseSeconds"||l==="rounds"||l==="restSeconds"||l==="accounts")){let w={instancePath:i+"/asked",schemaPath:"#/properties/asked/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[w]:e.push(w),r++}if(p.victimPerSecond!==void 0){let l=p.victimPerSecond;if(typeof l==
"number"&&isFinite(l)){if(l<0||isNaN(l)){let w={instancePath:i+"/asked/victimPerSecond",schemaPath:"#/properties/asked/properties/victimPerSecond/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:i+"/asked/victimPerSecond",schemaPath:"#/properties/asked/prop\
erties/victimPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[w]:e.push(w),r++}}if(p.aggressorPerSecond!==void 0){let l=p.aggressorPerSecond;if(typeof l==
"number"&&isFinite(l)){if(l<0||isNaN(l)){let w={instancePath:i+"/asked/aggressorPerSecond",schemaPath:"#/properties/asked/properties/aggressorPerSecond/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:i+"/asked/aggressorPerSecond",schemaPath:"#/propertie\
s/asked/properties/aggressorPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[w]:e.push(w),r++}}if(p.phaseSeconds!==void 0){let l=p.phaseSeconds;
if(typeof l=="number"&&isFinite(l)){if(l<0||isNaN(l)){let w={instancePath:i+"/asked/phaseSeconds",schemaPath:"#/properties/asked/properties/phaseSeconds/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:i+"/asked/phaseSeconds",schemaPath:"#/properties/aske\
d/properties/phaseSeconds/type",keyword:"type",params:{type:"number"}};e===null?e=[w]:e.push(w),r++}}if(p.rounds!==void 0&&(F(p.rounds,{instancePath:i+"/asked/r\
ounds",parentData:p,parentDataProperty:"rounds",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),p.restSeconds!==void 0){let l=p.
restSeconds;if(typeof l=="number"&&isFinite(l)){if(l<0||isNaN(l)){let w={instancePath:i+"/asked/restSeconds",schemaPath:"#/properties/asked/properties/restSecon\
ds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:i+"/asked/restSeconds",schemaPath:"#/prop\
erties/asked/properties/restSeconds/type",keyword:"type",params:{type:"number"}};e===null?e=[w]:e.push(w),r++}}if(p.accounts!==void 0){let l=p.accounts;if(Array.
isArray(l)){let w=l.length;for(let O=0;O<w;O++)if(typeof l[O]!="string"){let S={instancePath:i+"/asked/accounts/"+O,schemaPath:"#/properties/asked/properties/ac\
counts/items/type",keyword:"type",params:{type:"string"}};e===null?e=[S]:e.push(S),r++}}else{let w={instancePath:i+"/asked/accounts",schemaPath:"#/properties/as\
ked/properties/accounts/type",keyword:"type",params:{type:"array"}};e===null?e=[w]:e.push(w),r++}}}else{let l={instancePath:i+"/asked",schemaPath:"#/properties/\
asked/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(s.fairness!==void 0){let p=s.fairness,l=r,w=!1,O=r;if(p!==null){let q={instancePath:i+
"/fairness",schemaPath:"#/properties/fairness/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[q]:e.push(q),r++}var t=O===r;w=w||t;let S=r;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.keys===void 0){let q={instancePath:i+"/fairness",schemaPath:"#/properties/fairness/anyOf/1/required",keyword:"required",params:{
missingProperty:"keys"}};e===null?e=[q]:e.push(q),r++}if(p.jainOfVictims===void 0){let q={instancePath:i+"/fairness",schemaPath:"#/properties/fairness/anyOf/1/r\
equired",keyword:"required",params:{missingProperty:"jainOfVictims"}};e===null?e=[q]:e.push(q),r++}if(p.jainOfAll===void 0){let q={instancePath:i+"/fairness",schemaPath:"\
#/properties/fairness/anyOf/1/required",keyword:"required",params:{missingProperty:"jainOfAll"}};e===null?e=[q]:e.push(q),r++}if(p.ttft===void 0){let q={instancePath:i+
"/fairness",schemaPath:"#/properties/fairness/anyOf/1/required",keyword:"required",params:{missingProperty:"ttft"}};e===null?e=[q]:e.push(q),r++}if(p.spill===void 0){
let q={instancePath:i+"/fairness",schemaPath:"#/properties/fairness/anyOf/1/required",keyword:"required",params:{missingProperty:"spill"}};e===null?e=[q]:e.push(
q),r++}for(let q in p)if(!(q==="keys"||q==="jainOfVictims"||q==="jainOfAll"||q==="ttft"||q==="spill")){let b={instancePath:i+"/fairness",schemaPath:"#/propertie\
s/fairness/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}};e===null?e=[b]:e.push(b),r++}if(p.keys!==void 0){let q=p.
keys;if(Array.isArray(q)){let b=q.length;for(let v=0;v<b;v++){let A=q[v];if(A&&typeof A=="object"&&!Array.isArray(A)){if(A.key===void 0){let x={instancePath:i+"\
/fairness/keys/"+v,schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[x]:e.
push(x),r++}if(A.isAggressor===void 0){let x={instancePath:i+"/fairness/keys/"+v,schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/required",keyword:"\
required",params:{missingProperty:"isAggressor"}};e===null?e=[x]:e.push(x),r++}if(A.calm===void 0){let x={instancePath:i+"/fairness/keys/"+v,schemaPath:"#/prope\
rties/fairness/anyOf/1/properties/keys/items/required",keyword:"required",params:{missingProperty:"calm"}};e===null?e=[x]:e.push(x),r++}if(A.press===void 0){let x={
instancePath:i+"/fairness/keys/"+v,schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/required",keyword:"required",params:{missingProperty:"press"}};
e===null?e=[x]:e.push(x),r++}for(let x in A)if(!(x==="key"||x==="isAggressor"||x==="calm"||x==="press")){let _={instancePath:i+"/fairness/keys/"+v,schemaPath:"#\
/properties/fairness/anyOf/1/properties/keys/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:x}};e===null?e=[_]:e.push(_),
r++}if(A.key!==void 0&&typeof A.key!="string"){let x={instancePath:i+"/fairness/keys/"+v+"/key",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/\
properties/key/type",keyword:"type",params:{type:"string"}};e===null?e=[x]:e.push(x),r++}if(A.isAggressor!==void 0&&typeof A.isAggressor!="boolean"){let x={instancePath:i+
"/fairness/keys/"+v+"/isAggressor",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/properties/isAggressor/type",keyword:"type",params:{type:"boo\
lean"}};e===null?e=[x]:e.push(x),r++}A.calm!==void 0&&(me(A.calm,{instancePath:i+"/fairness/keys/"+v+"/calm",parentData:A,parentDataProperty:"calm",rootData:P,dynamicAnchors:k})||
(e=e===null?me.errors:e.concat(me.errors),r=e.length)),A.press!==void 0&&(me(A.press,{instancePath:i+"/fairness/keys/"+v+"/press",parentData:A,parentDataProperty:"\
press",rootData:P,dynamicAnchors:k})||(e=e===null?me.errors:e.concat(me.errors),r=e.length))}else{let x={instancePath:i+"/fairness/keys/"+v,schemaPath:"#/proper\
ties/fairness/anyOf/1/properties/keys/items/type",keyword:"type",params:{type:"object"}};e===null?e=[x]:e.push(x),r++}}}else{let b={instancePath:i+"/fairness/ke\
ys",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/type",keyword:"type",params:{type:"array"}};e===null?e=[b]:e.push(b),r++}}if(p.jainOfVictims!==void 0){
let q=p.jainOfVictims;if(!(typeof q=="number"&&isFinite(q))&&q!==null){let b={instancePath:i+"/fairness/jainOfVictims",schemaPath:"#/properties/fairness/anyOf/1\
/properties/jainOfVictims/type",keyword:"type",params:{type:re.properties.fairness.anyOf[1].properties.jainOfVictims.type}};e===null?e=[b]:e.push(b),r++}if(typeof q==
"number"&&isFinite(q)){if(q>1.000001||isNaN(q)){let b={instancePath:i+"/fairness/jainOfVictims",schemaPath:"#/properties/fairness/anyOf/1/properties/jainOfVicti\
ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:1.000001}};e===null?e=[b]:e.push(b),r++}if(q<0||isNaN(q)){let b={instancePath:i+"/fairness/jainOfVic\
tims",schemaPath:"#/properties/fairness/anyOf/1/properties/jainOfVictims/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[b]:e.push(b),r++}}}
if(p.jainOfAll!==void 0){let q=p.jainOfAll;if(!(typeof q=="number"&&isFinite(q))&&q!==null){let b={instancePath:i+"/fairness/jainOfAll",schemaPath:"#/properties\
/fairness/anyOf/1/properties/jainOfAll/type",keyword:"type",params:{type:re.properties.fairness.anyOf[1].properties.jainOfAll.type}};e===null?e=[b]:e.push(b),r++}
if(typeof q=="number"&&isFinite(q)){if(q>1.000001||isNaN(q)){let b={instancePath:i+"/fairness/jainOfAll",schemaPath:"#/properties/fairness/anyOf/1/properties/ja\
inOfAll/maximum",keyword:"maximum",params:{comparison:"<=",limit:1.000001}};e===null?e=[b]:e.push(b),r++}if(q<0||isNaN(q)){let b={instancePath:i+"/fairness/jain\
OfAll",schemaPath:"#/properties/fairness/anyOf/1/properties/jainOfAll/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[b]:e.push(b),r++}}}
if(p.ttft!==void 0){let q=p.ttft;if(Array.isArray(q)){let b=q.length;for(let v=0;v<b;v++){let A=q[v];if(A&&typeof A=="object"&&!Array.isArray(A)){if(A.percentile===
void 0){let x={instancePath:i+"/fairness/ttft/"+v,schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/required",keyword:"required",params:{missingProperty:"\
percentile"}};e===null?e=[x]:e.push(x),r++}if(A.calmMs===void 0){let x={instancePath:i+"/fairness/ttft/"+v,schemaPath:"#/properties/fairness/anyOf/1/properties/\
ttft/items/required",keyword:"required",params:{missingProperty:"calmMs"}};e===null?e=[x]:e.push(x),r++}if(A.pressMs===void 0){let x={instancePath:i+"/fairness/\
ttft/"+v,schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/required",keyword:"required",params:{missingProperty:"pressMs"}};e===null?e=[x]:e.push(
x),r++}if(A.ratio===void 0){let x={instancePath:i+"/fairness/ttft/"+v,schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/required",keyword:"require\
d",params:{missingProperty:"ratio"}};e===null?e=[x]:e.push(x),r++}if(A.ratioSpan===void 0){let x={instancePath:i+"/fairness/ttft/"+v,schemaPath:"#/properties/fa\
irness/anyOf/1/properties/ttft/items/required",keyword:"required",params:{missingProperty:"ratioSpan"}};e===null?e=[x]:e.push(x),r++}for(let x in A)if(!(x==="pe\
rcentile"||x==="calmMs"||x==="pressMs"||x==="ratio"||x==="ratioSpan")){let _={instancePath:i+"/fairness/ttft/"+v,schemaPath:"#/properties/fairness/anyOf/1/prope\
rties/ttft/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:x}};e===null?e=[_]:e.push(_),r++}if(A.percentile!==void 0){let x=A.
percentile;if(typeof x=="number"&&isFinite(x)){if(x<0||isNaN(x)){let _={instancePath:i+"/fairness/ttft/"+v+"/percentile",schemaPath:"#/properties/fairness/anyOf\
/1/properties/ttft/items/properties/percentile/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[_]:e.push(_),r++}}else{let _={instancePath:i+
"/fairness/ttft/"+v+"/percentile",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/percentile/type",keyword:"type",params:{type:"numbe\
r"}};e===null?e=[_]:e.push(_),r++}}if(A.calmMs!==void 0){let x=A.calmMs;if(!(typeof x=="number"&&isFinite(x))&&x!==null){let _={instancePath:i+"/fairness/ttft/"+
v+"/calmMs",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/calmMs/type",keyword:"type",params:{type:re.properties.fairness.anyOf[1].
properties.ttft.items.properties.calmMs.type}};e===null?e=[_]:e.push(_),r++}if(typeof x=="number"&&isFinite(x)&&(x<0||isNaN(x))){let _={instancePath:i+"/fairnes\
s/ttft/"+v+"/calmMs",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/calmMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[_]:e.push(_),r++}}if(A.pressMs!==void 0){let x=A.pressMs;if(!(typeof x=="number"&&isFinite(x))&&x!==null){let _={instancePath:i+"/fairness/ttft/"+v+
"/pressMs",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/pressMs/type",keyword:"type",params:{type:re.properties.fairness.anyOf[1].
properties.ttft.items.properties.pressMs.type}};e===null?e=[_]:e.push(_),r++}if(typeof x=="number"&&isFinite(x)&&(x<0||isNaN(x))){let _={instancePath:i+"/fairne\
ss/ttft/"+v+"/pressMs",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/pressMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[_]:e.push(_),r++}}if(A.ratio!==void 0){let x=A.ratio;if(!(typeof x=="number"&&isFinite(x))&&x!==null){let _={instancePath:i+"/fairness/ttft/"+v+"/ra\
tio",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/ratio/type",keyword:"type",params:{type:re.properties.fairness.anyOf[1].properties.
ttft.items.properties.ratio.type}};e===null?e=[_]:e.push(_),r++}if(typeof x=="number"&&isFinite(x)&&(x<0||isNaN(x))){let _={instancePath:i+"/fairness/ttft/"+v+"\
/ratio",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/ratio/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=
[_]:e.push(_),r++}}if(A.ratioSpan!==void 0){let x=A.ratioSpan,_=r,V=!1,ae=r;if(x!==null){let Z={instancePath:i+"/fairness/ttft/"+v+"/ratioSpan",schemaPath:"#/pr\
operties/fairness/anyOf/1/properties/ttft/items/properties/ratioSpan/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[Z]:e.push(Z),r++}var $=ae===
r;V=V||$;let js=r;if(x&&typeof x=="object"&&!Array.isArray(x)){if(x.low===void 0){let Z={instancePath:i+"/fairness/ttft/"+v+"/ratioSpan",schemaPath:"#/propertie\
s/fairness/anyOf/1/properties/ttft/items/properties/ratioSpan/anyOf/1/required",keyword:"required",params:{missingProperty:"low"}};e===null?e=[Z]:e.push(Z),r++}
if(x.high===void 0){let Z={instancePath:i+"/fairness/ttft/"+v+"/ratioSpan",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/ratioSpan/\
anyOf/1/required",keyword:"required",params:{missingProperty:"high"}};e===null?e=[Z]:e.push(Z),r++}for(let Z in x)if(!(Z==="low"||Z==="high")){let ye={instancePath:i+
"/fairness/ttft/"+v+"/ratioSpan",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/ratioSpan/anyOf/1/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:Z}};e===null?e=[ye]:e.push(ye),r++}if(x.low!==void 0){let Z=x.low;if(!(typeof Z=="number"&&isFinite(Z))){let ye={instancePath:i+
"/fairness/ttft/"+v+"/ratioSpan/low",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/ratioSpan/anyOf/1/properties/low/type",keyword:"\
type",params:{type:"number"}};e===null?e=[ye]:e.push(ye),r++}}if(x.high!==void 0){let Z=x.high;if(!(typeof Z=="number"&&isFinite(Z))){let ye={instancePath:i+"/f\
airness/ttft/"+v+"/ratioSpan/high",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/ratioSpan/anyOf/1/properties/high/type",keyword:"t\
ype",params:{type:"number"}};e===null?e=[ye]:e.push(ye),r++}}}else{let Z={instancePath:i+"/fairness/ttft/"+v+"/ratioSpan",schemaPath:"#/properties/fairness/anyO\
f/1/properties/ttft/items/properties/ratioSpan/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[Z]:e.push(Z),r++}var $=js===r;if(V=V||$,V)r=_,e!==
null&&(_?e.length=_:e=null);else{let Z={instancePath:i+"/fairness/ttft/"+v+"/ratioSpan",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properti\
es/ratioSpan/anyOf",keyword:"anyOf",params:{}};e===null?e=[Z]:e.push(Z),r++}}}else{let x={instancePath:i+"/fairness/ttft/"+v,schemaPath:"#/properties/fairness/a\
nyOf/1/properties/ttft/items/type",keyword:"type",params:{type:"object"}};e===null?e=[x]:e.push(x),r++}}}else{let b={instancePath:i+"/fairness/ttft",schemaPath:"\
#/properties/fairness/anyOf/1/properties/ttft/type",keyword:"type",params:{type:"array"}};e===null?e=[b]:e.push(b),r++}}if(p.spill!==void 0){let q=p.spill;if(q&&
typeof q=="object"&&!Array.isArray(q)){if(q.calmShare===void 0){let b={instancePath:i+"/fairness/spill",schemaPath:"#/properties/fairness/anyOf/1/properties/spi\
ll/required",keyword:"required",params:{missingProperty:"calmShare"}};e===null?e=[b]:e.push(b),r++}if(q.pressShare===void 0){let b={instancePath:i+"/fairness/sp\
ill",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/required",keyword:"required",params:{missingProperty:"pressShare"}};e===null?e=[b]:e.push(b),r++}
if(q.calmAsked===void 0){let b={instancePath:i+"/fairness/spill",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/required",keyword:"required",params:{
missingProperty:"calmAsked"}};e===null?e=[b]:e.push(b),r++}if(q.pressAsked===void 0){let b={instancePath:i+"/fairness/spill",schemaPath:"#/properties/fairness/a\
nyOf/1/properties/spill/required",keyword:"required",params:{missingProperty:"pressAsked"}};e===null?e=[b]:e.push(b),r++}if(q.needed===void 0){let b={instancePath:i+
"/fairness/spill",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/required",keyword:"required",params:{missingProperty:"needed"}};e===null?e=[b]:e.push(
b),r++}if(q.difference===void 0){let b={instancePath:i+"/fairness/spill",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/required",keyword:"required",
params:{missingProperty:"difference"}};e===null?e=[b]:e.push(b),r++}if(q.span===void 0){let b={instancePath:i+"/fairness/spill",schemaPath:"#/properties/fairnes\
s/anyOf/1/properties/spill/required",keyword:"required",params:{missingProperty:"span"}};e===null?e=[b]:e.push(b),r++}if(q.failures===void 0){let b={instancePath:i+
"/fairness/spill",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/required",keyword:"required",params:{missingProperty:"failures"}};e===null?e=[b]:e.
push(b),r++}if(q.verdict===void 0){let b={instancePath:i+"/fairness/spill",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/required",keyword:"require\
d",params:{missingProperty:"verdict"}};e===null?e=[b]:e.push(b),r++}for(let b in q)if(!pe.call(re.properties.fairness.anyOf[1].properties.spill.properties,b)){let v={
instancePath:i+"/fairness/spill",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}};
e===null?e=[v]:e.push(v),r++}if(q.calmShare!==void 0){let b=q.calmShare;if(typeof b=="number"&&isFinite(b)){if(b>1||isNaN(b)){let v={instancePath:i+"/fairness/s\
pill/calmShare",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/calmShare/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===
null?e=[v]:e.push(v),r++}if(b<0||isNaN(b)){let v={instancePath:i+"/fairness/spill/calmShare",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properti\
es/calmShare/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[v]:e.push(v),r++}}else{let v={instancePath:i+"/fairness/spill/calmShare",schemaPath:"\
#/properties/fairness/anyOf/1/properties/spill/properties/calmShare/type",keyword:"type",params:{type:"number"}};e===null?e=[v]:e.push(v),r++}}if(q.pressShare!==
void 0){let b=q.pressShare;if(typeof b=="number"&&isFinite(b)){if(b>1||isNaN(b)){let v={instancePath:i+"/fairness/spill/pressShare",schemaPath:"#/properties/fai\
rness/anyOf/1/properties/spill/properties/pressShare/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[v]:e.push(v),r++}if(b<0||isNaN(b)){
let v={instancePath:i+"/fairness/spill/pressShare",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/pressShare/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[v]:e.push(v),r++}}else{let v={instancePath:i+"/fairness/spill/pressShare",schemaPath:"#/properties/fairness/anyOf/1/proper\
ties/spill/properties/pressShare/type",keyword:"type",params:{type:"number"}};e===null?e=[v]:e.push(v),r++}}if(q.calmAsked!==void 0&&(F(q.calmAsked,{instancePath:i+
"/fairness/spill/calmAsked",parentData:q,parentDataProperty:"calmAsked",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),q.pressAsked!==
void 0&&(F(q.pressAsked,{instancePath:i+"/fairness/spill/pressAsked",parentData:q,parentDataProperty:"pressAsked",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:
e.concat(F.errors),r=e.length)),q.needed!==void 0&&(F(q.needed,{instancePath:i+"/fairness/spill/needed",parentData:q,parentDataProperty:"needed",rootData:P,dynamicAnchors:k})||
(e=e===null?F.errors:e.concat(F.errors),r=e.length)),q.difference!==void 0){let b=q.difference;if(!(typeof b=="number"&&isFinite(b))){let v={instancePath:i+"/fa\
irness/spill/difference",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/difference/type",keyword:"type",params:{type:"number"}};e===null?
e=[v]:e.push(v),r++}}if(q.span!==void 0){let b=q.span,v=r,A=!1,x=r;if(b!==null){let V={instancePath:i+"/fairness/spill/span",schemaPath:"#/properties/fairness/a\
nyOf/1/properties/spill/properties/span/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[V]:e.push(V),r++}var f=x===r;A=A||f;let _=r;if(b&&typeof b==
"object"&&!Array.isArray(b)){if(b.low===void 0){let V={instancePath:i+"/fairness/spill/span",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properti\
es/span/anyOf/1/required",keyword:"required",params:{missingProperty:"low"}};e===null?e=[V]:e.push(V),r++}if(b.high===void 0){let V={instancePath:i+"/fairness/s\
pill/span",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/span/anyOf/1/required",keyword:"required",params:{missingProperty:"high"}};e===
null?e=[V]:e.push(V),r++}for(let V in b)if(!(V==="low"||V==="high")){let ae={instancePath:i+"/fairness/spill/span",schemaPath:"#/properties/fairness/anyOf/1/pro\
perties/spill/properties/span/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:V}};e===null?e=[ae]:e.push(ae),r++}if(b.low!==
void 0){let V=b.low;if(!(typeof V=="number"&&isFinite(V))){let ae={instancePath:i+"/fairness/spill/span/low",schemaPath:"#/properties/fairness/anyOf/1/propertie\
s/spill/properties/span/anyOf/1/properties/low/type",keyword:"type",params:{type:"number"}};e===null?e=[ae]:e.push(ae),r++}}if(b.high!==void 0){let V=b.high;if(!(typeof V==
"number"&&isFinite(V))){let ae={instancePath:i+"/fairness/spill/span/high",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/span/anyOf/1/pr\
operties/high/type",keyword:"type",params:{type:"number"}};e===null?e=[ae]:e.push(ae),r++}}}else{let V={instancePath:i+"/fairness/spill/span",schemaPath:"#/prop\
erties/fairness/anyOf/1/properties/spill/properties/span/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[V]:e.push(V),r++}var f=_===r;if(A=A||f,
A)r=v,e!==null&&(v?e.length=v:e=null);else{let V={instancePath:i+"/fairness/spill/span",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/sp\
an/anyOf",keyword:"anyOf",params:{}};e===null?e=[V]:e.push(V),r++}}if(q.failures!==void 0&&(we(q.failures,{instancePath:i+"/fairness/spill/failures",parentData:q,
parentDataProperty:"failures",rootData:P,dynamicAnchors:k})||(e=e===null?we.errors:e.concat(we.errors),r=e.length)),q.verdict!==void 0){let b=q.verdict;if(!(b===
"spills"||b==="does-not-spill"||b==="unclear")){let v={instancePath:i+"/fairness/spill/verdict",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/prope\
rties/verdict/enum",keyword:"enum",params:{allowedValues:re.properties.fairness.anyOf[1].properties.spill.properties.verdict.enum}};e===null?e=[v]:e.push(v),r++}}}else{
let b={instancePath:i+"/fairness/spill",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/type",keyword:"type",params:{type:"object"}};e===null?e=[b]:e.
push(b),r++}}}else{let q={instancePath:i+"/fairness",schemaPath:"#/properties/fairness/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[q]:e.push(
q),r++}var t=S===r;if(w=w||t,w)r=l,e!==null&&(l?e.length=l:e=null);else{let q={instancePath:i+"/fairness",schemaPath:"#/properties/fairness/anyOf",keyword:"anyO\
f",params:{}};e===null?e=[q]:e.push(q),r++}}if(s.scope!==void 0){let p=s.scope,l=r,w=!1,O=r;if(p!==null){let q={instancePath:i+"/scope",schemaPath:"#/properties\
/scope/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[q]:e.push(q),r++}var d=O===r;w=w||d;let S=r;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.
among===void 0){let q={instancePath:i+"/scope",schemaPath:"#/properties/scope/anyOf/1/required",keyword:"required",params:{missingProperty:"among"}};e===null?e=
[q]:e.push(q),r++}if(p.why===void 0){let q={instancePath:i+"/scope",schemaPath:"#/properties/scope/anyOf/1/required",keyword:"required",params:{missingProperty:"\
why"}};e===null?e=[q]:e.push(q),r++}for(let q in p)if(!(q==="among"||q==="why")){let b={instancePath:i+"/scope",schemaPath:"#/properties/scope/anyOf/1/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:q}};e===null?e=[b]:e.push(b),r++}if(p.among!==void 0){let q=p.among;if(Array.isArray(q)){
let b=q.length;for(let v=0;v<b;v++){let A=q[v];if(!(A==="key"||A==="account"||A==="address"||A==="key-and-address"||A==="global")){let x={instancePath:i+"/scope\
/among/"+v,schemaPath:"#/properties/scope/anyOf/1/properties/among/items/enum",keyword:"enum",params:{allowedValues:re.properties.scope.anyOf[1].properties.among.
items.enum}};e===null?e=[x]:e.push(x),r++}}}else{let b={instancePath:i+"/scope/among",schemaPath:"#/properties/scope/anyOf/1/properties/among/type",keyword:"typ\
e",params:{type:"array"}};e===null?e=[b]:e.push(b),r++}}if(p.why!==void 0&&typeof p.why!="string"){let q={instancePath:i+"/scope/why",schemaPath:"#/properties/s\
cope/anyOf/1/properties/why/type",keyword:"type",params:{type:"string"}};e===null?e=[q]:e.push(q),r++}}else{let q={instancePath:i+"/scope",schemaPath:"#/propert\
ies/scope/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[q]:e.push(q),r++}var d=S===r;if(w=w||d,w)r=l,e!==null&&(l?e.length=l:e=null);else{let q={
instancePath:i+"/scope",schemaPath:"#/properties/scope/anyOf",keyword:"anyOf",params:{}};e===null?e=[q]:e.push(q),r++}}if(s.instrument!==void 0){let p=s.instrument,
l=r,w=!1,O=r;if(p!==null){let q={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=
[q]:e.push(q),r++}var I=O===r;w=w||I;let S=r;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.lagMs===void 0){let q={instancePath:i+"/instrument",schemaPath:"#\
/properties/instrument/anyOf/1/required",keyword:"required",params:{missingProperty:"lagMs"}};e===null?e=[q]:e.push(q),r++}if(p.planned===void 0){let q={instancePath:i+
"/instrument",schemaPath:"#/properties/instrument/anyOf/1/required",keyword:"required",params:{missingProperty:"planned"}};e===null?e=[q]:e.push(q),r++}if(p.unsent===
void 0){let q={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/anyOf/1/required",keyword:"required",params:{missingProperty:"unsent"}};e===null?
e=[q]:e.push(q),r++}if(p.verdict===void 0){let q={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/anyOf/1/required",keyword:"required",params:{
missingProperty:"verdict"}};e===null?e=[q]:e.push(q),r++}if(p.reasons===void 0){let q={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/anyOf/1/\
required",keyword:"required",params:{missingProperty:"reasons"}};e===null?e=[q]:e.push(q),r++}for(let q in p)if(!(q==="lagMs"||q==="planned"||q==="unsent"||q===
"verdict"||q==="reasons")){let b={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/anyOf/1/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:q}};e===null?e=[b]:e.push(b),r++}if(p.lagMs!==void 0){let q=p.lagMs,b=r,v=!1,A=r;if(q!==null){let _={instancePath:i+"/instrument/lagM\
s",schemaPath:"#/properties/instrument/anyOf/1/properties/lagMs/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[_]:e.push(_),r++}var j=A===r;v=v||
j;let x=r;if(q&&typeof q=="object"&&!Array.isArray(q)){if(q.p50===void 0){let _={instancePath:i+"/instrument/lagMs",schemaPath:"#/properties/instrument/anyOf/1/\
properties/lagMs/anyOf/1/required",keyword:"required",params:{missingProperty:"p50"}};e===null?e=[_]:e.push(_),r++}if(q.p99===void 0){let _={instancePath:i+"/in\
strument/lagMs",schemaPath:"#/properties/instrument/anyOf/1/properties/lagMs/anyOf/1/required",keyword:"required",params:{missingProperty:"p99"}};e===null?e=[_]:
e.push(_),r++}if(q.max===void 0){let _={instancePath:i+"/instrument/lagMs",schemaPath:"#/properties/instrument/anyOf/1/properties/lagMs/anyOf/1/required",keyword:"\
required",params:{missingProperty:"max"}};e===null?e=[_]:e.push(_),r++}for(let _ in q)if(!(_==="p50"||_==="p99"||_==="max")){let V={instancePath:i+"/instrument/\
lagMs",schemaPath:"#/properties/instrument/anyOf/1/properties/lagMs/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_}};
e===null?e=[V]:e.push(V),r++}if(q.p50!==void 0){let _=q.p50;if(!(typeof _=="number"&&isFinite(_))){let V={instancePath:i+"/instrument/lagMs/p50",schemaPath:"#/p\
roperties/instrument/anyOf/1/properties/lagMs/anyOf/1/properties/p50/type",keyword:"type",params:{type:"number"}};e===null?e=[V]:e.push(V),r++}}if(q.p99!==void 0){
let _=q.p99;if(!(typeof _=="number"&&isFinite(_))){let V={instancePath:i+"/instrument/lagMs/p99",schemaPath:"#/properties/instrument/anyOf/1/properties/lagMs/an\
yOf/1/properties/p99/type",keyword:"type",params:{type:"number"}};e===null?e=[V]:e.push(V),r++}}if(q.max!==void 0){let _=q.max;if(!(typeof _=="number"&&isFinite(
_))){let V={instancePath:i+"/instrument/lagMs/max",schemaPath:"#/properties/instrument/anyOf/1/properties/lagMs/anyOf/1/properties/max/type",keyword:"type",params:{
type:"number"}};e===null?e=[V]:e.push(V),r++}}}else{let _={instancePath:i+"/instrument/lagMs",schemaPath:"#/properties/instrument/anyOf/1/properties/lagMs/anyOf\
/1/type",keyword:"type",params:{type:"object"}};e===null?e=[_]:e.push(_),r++}var j=x===r;if(v=v||j,v)r=b,e!==null&&(b?e.length=b:e=null);else{let _={instancePath:i+
"/instrument/lagMs",schemaPath:"#/properties/instrument/anyOf/1/properties/lagMs/anyOf",keyword:"anyOf",params:{}};e===null?e=[_]:e.push(_),r++}}if(p.planned!==
void 0&&(F(p.planned,{instancePath:i+"/instrument/planned",parentData:p,parentDataProperty:"planned",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:e.concat(
F.errors),r=e.length)),p.unsent!==void 0&&(F(p.unsent,{instancePath:i+"/instrument/unsent",parentData:p,parentDataProperty:"unsent",rootData:P,dynamicAnchors:k})||
(e=e===null?F.errors:e.concat(F.errors),r=e.length)),p.verdict!==void 0){let q=p.verdict;if(!(q==="valid"||q==="suspect")){let b={instancePath:i+"/instrument/ve\
rdict",schemaPath:"#/properties/instrument/anyOf/1/properties/verdict/enum",keyword:"enum",params:{allowedValues:re.properties.instrument.anyOf[1].properties.verdict.
enum}};e===null?e=[b]:e.push(b),r++}}if(p.reasons!==void 0){let q=p.reasons;if(Array.isArray(q)){let b=q.length;for(let v=0;v<b;v++)H(q[v],{instancePath:i+"/ins\
trument/reasons/"+v,parentData:q,parentDataProperty:v,rootData:P,dynamicAnchors:k})||(e=e===null?H.errors:e.concat(H.errors),r=e.length)}else{let b={instancePath:i+
"/instrument/reasons",schemaPath:"#/properties/instrument/anyOf/1/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[b]:e.push(b),r++}}}else{
let q={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[q]:e.push(q),r++}var I=S===
r;if(w=w||I,w)r=l,e!==null&&(l?e.length=l:e=null);else{let q={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/anyOf",keyword:"anyOf",params:{}};
e===null?e=[q]:e.push(q),r++}}if(s.series!==void 0){let p=s.series,l=r,w=!1,O=r;if(p!==null){let q={instancePath:i+"/series",schemaPath:"#/properties/series/any\
Of/0/type",keyword:"type",params:{type:"null"}};e===null?e=[q]:e.push(q),r++}var g=O===r;w=w||g;let S=r;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.bucketSeconds===
void 0){let q={instancePath:i+"/series",schemaPath:"#/properties/series/anyOf/1/required",keyword:"required",params:{missingProperty:"bucketSeconds"}};e===null?
e=[q]:e.push(q),r++}if(p.phases===void 0){let q={instancePath:i+"/series",schemaPath:"#/properties/series/anyOf/1/required",keyword:"required",params:{missingProperty:"\
phases"}};e===null?e=[q]:e.push(q),r++}if(p.keys===void 0){let q={instancePath:i+"/series",schemaPath:"#/properties/series/anyOf/1/required",keyword:"required",
params:{missingProperty:"keys"}};e===null?e=[q]:e.push(q),r++}for(let q in p)if(!(q==="bucketSeconds"||q==="phases"||q==="keys")){let b={instancePath:i+"/series",
schemaPath:"#/properties/series/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}};e===null?e=[b]:e.push(b),r++}if(p.bucketSeconds!==
void 0){let q=p.bucketSeconds;if(typeof q=="number"&&isFinite(q)){if(q<=0||isNaN(q)){let b={instancePath:i+"/series/bucketSeconds",schemaPath:"#/properties/seri\
es/anyOf/1/properties/bucketSeconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}};e===null?e=[b]:e.push(b),r++}}else{let b={instancePath:i+
"/series/bucketSeconds",schemaPath:"#/properties/series/anyOf/1/properties/bucketSeconds/type",keyword:"type",params:{type:"number"}};e===null?e=[b]:e.push(b),r++}}
if(p.phases!==void 0){let q=p.phases;if(Array.isArray(q)){let b=q.length;for(let v=0;v<b;v++){let A=q[v];if(A&&typeof A=="object"&&!Array.isArray(A)){if(A.phase===
void 0){let x={instancePath:i+"/series/phases/"+v,schemaPath:"#/properties/series/anyOf/1/properties/phases/items/required",keyword:"required",params:{missingProperty:"\
phase"}};e===null?e=[x]:e.push(x),r++}if(A.fromSeconds===void 0){let x={instancePath:i+"/series/phases/"+v,schemaPath:"#/properties/series/anyOf/1/properties/ph\
ases/items/required",keyword:"required",params:{missingProperty:"fromSeconds"}};e===null?e=[x]:e.push(x),r++}if(A.toSeconds===void 0){let x={instancePath:i+"/se\
ries/phases/"+v,schemaPath:"#/properties/series/anyOf/1/properties/phases/items/required",keyword:"required",params:{missingProperty:"toSeconds"}};e===null?e=[x]:
e.push(x),r++}for(let x in A)if(!(x==="phase"||x==="fromSeconds"||x==="toSeconds")){let _={instancePath:i+"/series/phases/"+v,schemaPath:"#/properties/series/an\
yOf/1/properties/phases/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:x}};e===null?e=[_]:e.push(_),r++}if(A.phase!==void 0){
let x=A.phase;if(!(x==="calm"||x==="press")){let _={instancePath:i+"/series/phases/"+v+"/phase",schemaPath:"#/properties/series/anyOf/1/properties/phases/items/\
properties/phase/enum",keyword:"enum",params:{allowedValues:re.properties.series.anyOf[1].properties.phases.items.properties.phase.enum}};e===null?e=[_]:e.push(
_),r++}}if(A.fromSeconds!==void 0){let x=A.fromSeconds;if(typeof x=="number"&&isFinite(x)){if(x<0||isNaN(x)){let _={instancePath:i+"/series/phases/"+v+"/fromSec\
onds",schemaPath:"#/properties/series/anyOf/1/properties/phases/items/properties/fromSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?
e=[_]:e.push(_),r++}}else{let _={instancePath:i+"/series/phases/"+v+"/fromSeconds",schemaPath:"#/properties/series/anyOf/1/properties/phases/items/properties/fr\
omSeconds/type",keyword:"type",params:{type:"number"}};e===null?e=[_]:e.push(_),r++}}if(A.toSeconds!==void 0){let x=A.toSeconds;if(typeof x=="number"&&isFinite(
x)){if(x<0||isNaN(x)){let _={instancePath:i+"/series/phases/"+v+"/toSeconds",schemaPath:"#/properties/series/anyOf/1/properties/phases/items/properties/toSecond\
s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[_]:e.push(_),r++}}else{let _={instancePath:i+"/series/phases/"+v+"/toSeconds",schemaPath:"\
#/properties/series/anyOf/1/properties/phases/items/properties/toSeconds/type",keyword:"type",params:{type:"number"}};e===null?e=[_]:e.push(_),r++}}}else{let x={
instancePath:i+"/series/phases/"+v,schemaPath:"#/properties/series/anyOf/1/properties/phases/items/type",keyword:"type",params:{type:"object"}};e===null?e=[x]:e.
push(x),r++}}}else{let b={instancePath:i+"/series/phases",schemaPath:"#/properties/series/anyOf/1/properties/phases/type",keyword:"type",params:{type:"array"}};
e===null?e=[b]:e.push(b),r++}}if(p.keys!==void 0){let q=p.keys;if(Array.isArray(q)){let b=q.length;for(let v=0;v<b;v++){let A=q[v];if(A&&typeof A=="object"&&!Array.
isArray(A)){if(A.key===void 0){let x={instancePath:i+"/series/keys/"+v,schemaPath:"#/properties/series/anyOf/1/properties/keys/items/required",keyword:"required",
params:{missingProperty:"key"}};e===null?e=[x]:e.push(x),r++}if(A.completed===void 0){let x={instancePath:i+"/series/keys/"+v,schemaPath:"#/properties/series/an\
yOf/1/properties/keys/items/required",keyword:"required",params:{missingProperty:"completed"}};e===null?e=[x]:e.push(x),r++}if(A.refused===void 0){let x={instancePath:i+
"/series/keys/"+v,schemaPath:"#/properties/series/anyOf/1/properties/keys/items/required",keyword:"required",params:{missingProperty:"refused"}};e===null?e=[x]:
e.push(x),r++}for(let x in A)if(!(x==="key"||x==="completed"||x==="refused")){let _={instancePath:i+"/series/keys/"+v,schemaPath:"#/properties/series/anyOf/1/pr\
operties/keys/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:x}};e===null?e=[_]:e.push(_),r++}if(A.key!==void 0&&typeof A.
key!="string"){let x={instancePath:i+"/series/keys/"+v+"/key",schemaPath:"#/properties/series/anyOf/1/properties/keys/items/properties/key/type",keyword:"type",
params:{type:"string"}};e===null?e=[x]:e.push(x),r++}if(A.completed!==void 0){let x=A.completed;if(Array.isArray(x)){if(x.length>400){let V={instancePath:i+"/se\
ries/keys/"+v+"/completed",schemaPath:"#/properties/series/anyOf/1/properties/keys/items/properties/completed/maxItems",keyword:"maxItems",params:{limit:400}};e===
null?e=[V]:e.push(V),r++}let _=x.length;for(let V=0;V<_;V++)F(x[V],{instancePath:i+"/series/keys/"+v+"/completed/"+V,parentData:x,parentDataProperty:V,rootData:P,
dynamicAnchors:k})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)}else{let _={instancePath:i+"/series/keys/"+v+"/completed",schemaPath:"#/properties/serie\
s/anyOf/1/properties/keys/items/properties/completed/type",keyword:"type",params:{type:"array"}};e===null?e=[_]:e.push(_),r++}}if(A.refused!==void 0){let x=A.refused;
if(Array.isArray(x)){if(x.length>400){let V={instancePath:i+"/series/keys/"+v+"/refused",schemaPath:"#/properties/series/anyOf/1/properties/keys/items/propertie\
s/refused/maxItems",keyword:"maxItems",params:{limit:400}};e===null?e=[V]:e.push(V),r++}let _=x.length;for(let V=0;V<_;V++)F(x[V],{instancePath:i+"/series/keys/"+
v+"/refused/"+V,parentData:x,parentDataProperty:V,rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)}else{let _={instancePath:i+
"/series/keys/"+v+"/refused",schemaPath:"#/properties/series/anyOf/1/properties/keys/items/properties/refused/type",keyword:"type",params:{type:"array"}};e===null?
e=[_]:e.push(_),r++}}}else{let x={instancePath:i+"/series/keys/"+v,schemaPath:"#/properties/series/anyOf/1/properties/keys/items/type",keyword:"type",params:{type:"\
object"}};e===null?e=[x]:e.push(x),r++}}}else{let b={instancePath:i+"/series/keys",schemaPath:"#/properties/series/anyOf/1/properties/keys/type",keyword:"type",
params:{type:"array"}};e===null?e=[b]:e.push(b),r++}}}else{let q={instancePath:i+"/series",schemaPath:"#/properties/series/anyOf/1/type",keyword:"type",params:{
type:"object"}};e===null?e=[q]:e.push(q),r++}var g=S===r;if(w=w||g,w)r=l,e!==null&&(l?e.length=l:e=null);else{let q={instancePath:i+"/series",schemaPath:"#/prop\
erties/series/anyOf",keyword:"anyOf",params:{}};e===null?e=[q]:e.push(q),r++}}}else{let p={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"}};e===null?e=[p]:e.push(p),r++}return Nr.errors=e,r===0}Nr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ss=_r,ss={$schema:"https://json-schema.or\
g/draft/2020-12/schema",$id:"urn:assay:gaps",$comment:"The shape of gaps.json. The readings of a key that two gaps share stand at the first of them; `parameters\
` are the defaults of a reading that no profile has.",title:"Gaps of the interface",type:"array",items:{type:"object",required:["id","section","capability","lev\
el","text","keys","readings"],additionalProperties:!1,properties:{id:{type:"string",pattern:"^G[1-9](\\.\\d+)$"},section:{type:"string",pattern:"^[1-9](\\.[1-9])\
?$"},capability:{enum:["core","signup","sse","websocket","webhooks","limits"]},level:{enum:["MUST","SHOULD"]},text:{type:"string",minLength:10},excluded:{title:"\
Why nothing judges or observes it",type:"string",minLength:10},observedBy:{title:"Probes that show it",type:"array",minItems:1,items:{type:"string"}},keys:{type:"\
array",minItems:1,items:{type:"string"}},readings:{type:"array",items:{type:"object",required:["key","name","meaning"],additionalProperties:!1,properties:{key:{
type:"string"},name:{type:"string"},meaning:{type:"string",minLength:5},parameters:{type:"object"}}}}}}},Ds=new RegExp("^G[1-9](\\.\\d+)$","u");function _r(s,{instancePath:i="",
parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=_r.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=
void 0),Array.isArray(s)){let n=s.length;for(let o=0;o<n;o++){let a=s[o];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===void 0){let u={instancePath:i+"/"+
o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[u]:e.push(u),r++}if(a.section===void 0){let u={instancePath:i+"/"+
o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"section"}};e===null?e=[u]:e.push(u),r++}if(a.capability===void 0){let u={instancePath:i+
"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"capability"}};e===null?e=[u]:e.push(u),r++}if(a.level===void 0){let u={instancePath:i+
"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"level"}};e===null?e=[u]:e.push(u),r++}if(a.text===void 0){let u={instancePath:i+
"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"text"}};e===null?e=[u]:e.push(u),r++}if(a.keys===void 0){let u={instancePath:i+"\
/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"keys"}};e===null?e=[u]:e.push(u),r++}if(a.readings===void 0){let u={instancePath:i+
"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"readings"}};e===null?e=[u]:e.push(u),r++}for(let u in a)if(!pe.call(ss.items.properties,
u)){let c={instancePath:i+"/"+o,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[c]:e.push(c),
r++}if(a.id!==void 0){let u=a.id;if(typeof u=="string"){if(!Ds.test(u)){let c={instancePath:i+"/"+o+"/id",schemaPath:"#/items/properties/id/pattern",keyword:"pa\
ttern",params:{pattern:"^G[1-9](\\.\\d+)$"}};e===null?e=[c]:e.push(c),r++}}else{let c={instancePath:i+"/"+o+"/id",schemaPath:"#/items/properties/id/type",keyword:"\
type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}if(a.section!==void 0){let u=a.section;if(typeof u=="string"){if(!vs.test(u)){let c={instancePath:i+
"/"+o+"/section",schemaPath:"#/items/properties/section/pattern",keyword:"pattern",params:{pattern:"^[1-9](\\.[1-9])?$"}};e===null?e=[c]:e.push(c),r++}}else{let c={
instancePath:i+"/"+o+"/section",schemaPath:"#/items/properties/section/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}if(a.capability!==
void 0){let u=a.capability;if(!(u==="core"||u==="signup"||u==="sse"||u==="websocket"||u==="webhooks"||u==="limits")){let c={instancePath:i+"/"+o+"/capability",schemaPath:"\
#/items/properties/capability/enum",keyword:"enum",params:{allowedValues:ss.items.properties.capability.enum}};e===null?e=[c]:e.push(c),r++}}if(a.level!==void 0){
let u=a.level;if(!(u==="MUST"||u==="SHOULD")){let c={instancePath:i+"/"+o+"/level",schemaPath:"#/items/properties/level/enum",keyword:"enum",params:{allowedValues:ss.
items.properties.level.enum}};e===null?e=[c]:e.push(c),r++}}if(a.text!==void 0){let u=a.text;if(typeof u=="string"){if(E(u)<10){let c={instancePath:i+"/"+o+"/te\
xt",schemaPath:"#/items/properties/text/minLength",keyword:"minLength",params:{limit:10}};e===null?e=[c]:e.push(c),r++}}else{let c={instancePath:i+"/"+o+"/text",
schemaPath:"#/items/properties/text/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}if(a.excluded!==void 0){let u=a.excluded;if(typeof u==
"string"){if(E(u)<10){let c={instancePath:i+"/"+o+"/excluded",schemaPath:"#/items/properties/excluded/minLength",keyword:"minLength",params:{limit:10}};e===null?
e=[c]:e.push(c),r++}}else{let c={instancePath:i+"/"+o+"/excluded",schemaPath:"#/items/properties/excluded/type",keyword:"type",params:{type:"string"}};e===null?
e=[c]:e.push(c),r++}}if(a.observedBy!==void 0){let u=a.observedBy;if(Array.isArray(u)){if(u.length<1){let h={instancePath:i+"/"+o+"/observedBy",schemaPath:"#/it\
ems/properties/observedBy/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[h]:e.push(h),r++}let c=u.length;for(let h=0;h<c;h++)if(typeof u[h]!="string"){
let m={instancePath:i+"/"+o+"/observedBy/"+h,schemaPath:"#/items/properties/observedBy/items/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(
m),r++}}else{let c={instancePath:i+"/"+o+"/observedBy",schemaPath:"#/items/properties/observedBy/type",keyword:"type",params:{type:"array"}};e===null?e=[c]:e.push(
c),r++}}if(a.keys!==void 0){let u=a.keys;if(Array.isArray(u)){if(u.length<1){let h={instancePath:i+"/"+o+"/keys",schemaPath:"#/items/properties/keys/minItems",keyword:"\
minItems",params:{limit:1}};e===null?e=[h]:e.push(h),r++}let c=u.length;for(let h=0;h<c;h++)if(typeof u[h]!="string"){let m={instancePath:i+"/"+o+"/keys/"+h,schemaPath:"\
#/items/properties/keys/items/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}}else{let c={instancePath:i+"/"+o+"/keys",schemaPath:"#/\
items/properties/keys/type",keyword:"type",params:{type:"array"}};e===null?e=[c]:e.push(c),r++}}if(a.readings!==void 0){let u=a.readings;if(Array.isArray(u)){let c=u.
length;for(let h=0;h<c;h++){let m=u[h];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.key===void 0){let $={instancePath:i+"/"+o+"/readings/"+h,schemaPath:"#/\
items/properties/readings/items/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[$]:e.push($),r++}if(m.name===void 0){let $={instancePath:i+
"/"+o+"/readings/"+h,schemaPath:"#/items/properties/readings/items/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[$]:e.push($),r++}if(m.
meaning===void 0){let $={instancePath:i+"/"+o+"/readings/"+h,schemaPath:"#/items/properties/readings/items/required",keyword:"required",params:{missingProperty:"\
meaning"}};e===null?e=[$]:e.push($),r++}for(let $ in m)if(!($==="key"||$==="name"||$==="meaning"||$==="parameters")){let f={instancePath:i+"/"+o+"/readings/"+h,
schemaPath:"#/items/properties/readings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:$}};e===null?e=[f]:e.push(f),r++}if(m.
key!==void 0&&typeof m.key!="string"){let $={instancePath:i+"/"+o+"/readings/"+h+"/key",schemaPath:"#/items/properties/readings/items/properties/key/type",keyword:"\
type",params:{type:"string"}};e===null?e=[$]:e.push($),r++}if(m.name!==void 0&&typeof m.name!="string"){let $={instancePath:i+"/"+o+"/readings/"+h+"/name",schemaPath:"\
#/items/properties/readings/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[$]:e.push($),r++}if(m.meaning!==void 0){let $=m.meaning;
if(typeof $=="string"){if(E($)<5){let f={instancePath:i+"/"+o+"/readings/"+h+"/meaning",schemaPath:"#/items/properties/readings/items/properties/meaning/minLeng\
th",keyword:"minLength",params:{limit:5}};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:i+"/"+o+"/readings/"+h+"/meaning",schemaPath:"#/items/propertie\
s/readings/items/properties/meaning/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}}if(m.parameters!==void 0){let $=m.parameters;if(!($&&
typeof $=="object"&&!Array.isArray($))){let f={instancePath:i+"/"+o+"/readings/"+h+"/parameters",schemaPath:"#/items/properties/readings/items/properties/parame\
ters/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}}else{let $={instancePath:i+"/"+o+"/readings/"+h,schemaPath:"#/items/properties/\
readings/items/type",keyword:"type",params:{type:"object"}};e===null?e=[$]:e.push($),r++}}}else{let c={instancePath:i+"/"+o+"/readings",schemaPath:"#/items/prop\
erties/readings/type",keyword:"type",params:{type:"array"}};e===null?e=[c]:e.push(c),r++}}}else{let u={instancePath:i+"/"+o,schemaPath:"#/items/type",keyword:"t\
ype",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:
e.push(n),r++}return _r.errors=e,r===0}_r.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Ns=Ir;function Pe(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=Pe.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.role===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"role"}};e===null?e=[n]:e.push(n),r++}if(s.content===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"content"}};e===null?e=[n]:e.push(n),r++}if(s.role!==void 0&&typeof s.role!="string"){let n={instancePath:i+"/role",schemaPath:"#/properties/rol\
e/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(s.content!==void 0&&typeof s.content!="string"){let n={instancePath:i+"/content",
schemaPath:"#/properties/content/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Pe.errors=e,r===0}Pe.evaluated={props:{role:!0,content:!0},dynamicProps:!1,dynamicItems:!1};function Ir(s,{
instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=Ir.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&
(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.model!==void 0&&typeof s.model!="string"){let n={instancePath:i+"/model",schemaPath:"#/propertie\
s/model/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(s.messages!==void 0){let n=s.messages;if(Array.isArray(n)){let o=n.length;for(let a=0;a<
o;a++)Pe(n[a],{instancePath:i+"/messages/"+a,parentData:n,parentDataProperty:a,rootData:P,dynamicAnchors:k})||(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length)}else{
let o={instancePath:i+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(s.max_tokens!==
void 0){let n=s.max_tokens;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/max_tokens",schemaPath:"#/properties/max_tokens/typ\
e",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}}if(s.temperature!==void 0){let n=s.temperature;if(!(typeof n=="number"&&isFinite(n))){let o={
instancePath:i+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Ir.errors=e,r===0}Ir.evaluated={props:{model:!0,messages:!0,max_tokens:!0,
temperature:!0},dynamicProps:!1,dynamicItems:!1};var _s=Mr;function Mr(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=Mr.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.choices===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"choices"}};e===null?e=[n]:e.push(n),r++}if(s.choices!==void 0){let n=s.choices;if(Array.isArray(n)){let o=n.length;for(let a=0;a<
o;a++){let u=n[a];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.message===void 0){let c={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items\
/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[c]:e.push(c),r++}if(u.message!==void 0){let c=u.message;if(c&&typeof c=="object"&&
!Array.isArray(c)){if(c.content===void 0){let h={instancePath:i+"/choices/"+a+"/message",schemaPath:"#/properties/choices/items/properties/message/required",keyword:"\
required",params:{missingProperty:"content"}};e===null?e=[h]:e.push(h),r++}if(c.content!==void 0&&typeof c.content!="string"){let h={instancePath:i+"/choices/"+
a+"/message/content",schemaPath:"#/properties/choices/items/properties/message/properties/content/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.
push(h),r++}}else{let h={instancePath:i+"/choices/"+a+"/message",schemaPath:"#/properties/choices/items/properties/message/type",keyword:"type",params:{type:"ob\
ject"}};e===null?e=[h]:e.push(h),r++}}}else{let c={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items/type",keyword:"type",params:{type:"object"}};
e===null?e=[c]:e.push(c),r++}}}else{let o={instancePath:i+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:
e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Mr.errors=e,r===0}Mr.evaluated=
{props:{choices:!0},dynamicProps:!1,dynamicItems:!1};var Is=Pe,Ms=Vr,jr={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:limiter-run",$comment:"\
limiter-run.json, the only thing a report about a limiter reads. A run that is not valid carries no finding.",title:"Run that asked a limiter",type:"object",required:[
"schema","outcome","exitCode","valid","reasons","notes","scenario","suite","target","engine","seed","startedAt","durationMs","most","cost","keys","keyOrigins","\
sources","answer","finding","statement","settings","ended","decisions","dots","releases"],additionalProperties:!1,properties:{schema:{const:"assay.limiter/1"},outcome:{
enum:["answered","undetermined","invalid","aborted"]},exitCode:{enum:[0,3,4]},valid:{type:"boolean"},reasons:{type:"array",items:{$ref:"#/$defs/line"}},notes:{type:"\
array",items:{$ref:"#/$defs/line"}},scenario:{const:"rate-limit"},suite:{type:"object",required:["version"],additionalProperties:!1,properties:{version:{type:"s\
tring"}}},target:{type:"object",required:["baseUrl","model"],additionalProperties:!1,properties:{baseUrl:{type:"string"},model:{type:"string"},isEmbedded:{const:!0}}},
engine:{type:"string"},seed:{type:"string"},startedAt:{type:"string"},durationMs:{type:"number",minimum:0},most:{type:"object",required:["requests","seconds"],additionalProperties:!1,
properties:{requests:{$ref:"#/$defs/count"},seconds:{type:"number",minimum:0}}},cost:{description:"What was spent. `accepted`: let through and answered with 2xx\
. Client errors (401, 404 and the like) are in `requests` alone.",type:"object",required:["requests","accepted","refused","stray","tokens","seconds"],additionalProperties:!1,
properties:{requests:{$ref:"#/$defs/count"},accepted:{$ref:"#/$defs/count"},refused:{$ref:"#/$defs/count"},stray:{$ref:"#/$defs/count"},tokens:{$ref:"#/$defs/co\
unt"},seconds:{type:"number",minimum:0}}},keys:{type:"array",minItems:1,items:{type:"string",maxLength:4}},keyOrigins:{type:"array",minItems:1,items:{$ref:"#/$d\
efs/line"}},sources:{type:"array",minItems:1,items:{type:"string"}},answer:{type:"array",items:{$ref:"#/$defs/line"}},finding:{anyOf:[{type:"null"},{$ref:"#/$de\
fs/finding"}]},statement:{type:["object","null"]},settings:{type:["string","null"]},ended:{anyOf:[{type:"null"},{type:"object",required:["because","note"],additionalProperties:!1,
properties:{because:{type:"string"},note:{type:"string"}}}]},decisions:{type:"array",items:{$ref:"#/$defs/decision"}},dots:{type:"array",items:{$ref:"#/$defs/do\
t"}},releases:{type:"array",items:{type:"object",required:["key","atMs"],additionalProperties:!1,properties:{key:{type:"string"},atMs:{type:"array",items:{type:"\
number"}}}}}},if:{properties:{valid:{const:!1}},required:["valid"]},then:{type:"object",properties:{finding:{type:"null"},reasons:{type:"array",minItems:1}}},else:{
type:"object",properties:{finding:{type:"object"},reasons:{type:"array",maxItems:0}}},$defs:{count:{type:"integer",minimum:0},line:{type:"string",minLength:1,pattern:"\
^[^\\n]*$"},interval:{type:"object",required:["value","low","high"],additionalProperties:!1,properties:{value:{type:"number"},low:{type:"number"},high:{type:"nu\
mber"}}},finding:{type:"object",required:["verdict","families","reason","experiment","posterior","capacity","windowMs","ratePerSecond","phases","scopes","unit"],
properties:{verdict:{enum:["identified","one-of","undetermined","no-limit-seen"]},families:{type:"array",items:{type:"string"}},reason:{type:["string","null"]},
experiment:{type:["string","null"]},posterior:{type:"array",items:{type:"object",required:["family","probability"],additionalProperties:!1,properties:{family:{type:"\
string"},probability:{type:"number",minimum:0,maximum:1.000001}}}},capacity:{anyOf:[{type:"null"},{$ref:"#/$defs/interval"}]},windowMs:{anyOf:[{type:"null"},{$ref:"\
#/$defs/interval"}]},ratePerSecond:{anyOf:[{type:"null"},{$ref:"#/$defs/interval"}]},phases:{type:"array",items:{type:"string"}},scopes:{type:"array",items:{type:"\
string"}},unit:{type:"string"},races:{anyOf:[{type:"null"},{type:"object",required:["verdict","overshoot"],properties:{verdict:{type:"string"},overshoot:{$ref:"\
#/$defs/count"}}}]},fields:{$ref:"#/$defs/fields"}}},errors:{anyOf:[{type:"null"},{type:"object",required:["count","medianSeconds","worstSeconds"],properties:{count:{
$ref:"#/$defs/count"},medianSeconds:{type:"number"},worstSeconds:{type:"number"}}}]},fields:{type:"object",required:["families","retryAfter"],properties:{families:{
type:"array",items:{type:"object",required:["family","onAccepted","onRefused","agreesWithCapacity","remaining","reset"],properties:{family:{type:"string"},onAccepted:{
$ref:"#/$defs/count"},onRefused:{$ref:"#/$defs/count"},agreesWithCapacity:{type:["boolean","null"]},remaining:{type:"object",required:["pairs","notFalling","neg\
ative"],properties:{pairs:{$ref:"#/$defs/count"},notFalling:{$ref:"#/$defs/count"},negative:{$ref:"#/$defs/count"}}},reset:{$ref:"#/$defs/errors"}}}},retryAfter:{
type:"object",required:["refusals","present","malformed","obeyed","obeyedAccepted","tooEarly","overWaited"],properties:{refusals:{$ref:"#/$defs/count"},present:{
$ref:"#/$defs/count"},malformed:{type:"array",items:{type:"string"}},obeyed:{$ref:"#/$defs/count"},obeyedAccepted:{$ref:"#/$defs/count"},tooEarly:{$ref:"#/$defs\
/errors"},overWaited:{$ref:"#/$defs/errors"}}}}},decision:{type:"object",required:["type","atMs"],properties:{type:{enum:["stage","done"]},atMs:{type:"number"}},
if:{properties:{type:{const:"stage"}},required:["type"]},then:{type:"object",required:["stage","name","requests","untilMs"],properties:{stage:{enum:["timed","dr\
ain"]},name:{type:"string"},requests:{$ref:"#/$defs/count"},untilMs:{type:"number"}}},else:{type:"object",required:["because","note"],properties:{because:{enum:[
"settled","out-of-requests","out-of-time","no-limit-seen","given-up"]},note:{type:"string"}}}},dot:{type:"object",required:["sentMs","key","source","kind","outc\
ome","status"],additionalProperties:!1,properties:{sentMs:{type:"number"},key:{type:"string"},source:{type:"string"},kind:{type:"string"},outcome:{enum:["accept\
ed","refused","stray"]},status:{type:"integer"}}}}};function X(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=X.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),typeof s=="string"){if(E(s)<1){let n={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1}};e===
null?e=[n]:e.push(n),r++}if(!se.test(s)){let n={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[n]:e.push(n),r++}}else{
let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}return X.errors=e,r===0}X.evaluated={dynamicProps:!1,
dynamicItems:!1};function U(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=U.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i,schemaPath:"#/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[n]:e.push(n),r++}return U.errors=e,r===0}U.evaluated={dynamicProps:!1,dynamicItems:!1};var is={type:"object",required:[
"verdict","families","reason","experiment","posterior","capacity","windowMs","ratePerSecond","phases","scopes","unit"],properties:{verdict:{enum:["identified","\
one-of","undetermined","no-limit-seen"]},families:{type:"array",items:{type:"string"}},reason:{type:["string","null"]},experiment:{type:["string","null"]},posterior:{
type:"array",items:{type:"object",required:["family","probability"],additionalProperties:!1,properties:{family:{type:"string"},probability:{type:"number",minimum:0,
maximum:1.000001}}}},capacity:{anyOf:[{type:"null"},{$ref:"#/$defs/interval"}]},windowMs:{anyOf:[{type:"null"},{$ref:"#/$defs/interval"}]},ratePerSecond:{anyOf:[
{type:"null"},{$ref:"#/$defs/interval"}]},phases:{type:"array",items:{type:"string"}},scopes:{type:"array",items:{type:"string"}},unit:{type:"string"},races:{anyOf:[
{type:"null"},{type:"object",required:["verdict","overshoot"],properties:{verdict:{type:"string"},overshoot:{$ref:"#/$defs/count"}}}]},fields:{$ref:"#/$defs/fie\
lds"}}};function ie(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=ie.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.value===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"value"}};e===null?e=[n]:e.push(n),r++}if(s.low===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"low"}};e===null?e=[n]:e.push(n),r++}if(s.high===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
high"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="value"||n==="low"||n==="high")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),r++}if(s.value!==void 0){let n=s.value;if(!(typeof n=="number"&&isFinite(n))){let o={
instancePath:i+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}if(s.low!==void 0){let n=s.low;
if(!(typeof n=="number"&&isFinite(n))){let o={instancePath:i+"/low",schemaPath:"#/properties/low/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(
o),r++}}if(s.high!==void 0){let n=s.high;if(!(typeof n=="number"&&isFinite(n))){let o={instancePath:i+"/high",schemaPath:"#/properties/high/type",keyword:"type",
params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(
n),r++}return ie.errors=e,r===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Vs={type:"object",required:["families","retryAfter"],properties:{families:{
type:"array",items:{type:"object",required:["family","onAccepted","onRefused","agreesWithCapacity","remaining","reset"],properties:{family:{type:"string"},onAccepted:{
$ref:"#/$defs/count"},onRefused:{$ref:"#/$defs/count"},agreesWithCapacity:{type:["boolean","null"]},remaining:{type:"object",required:["pairs","notFalling","neg\
ative"],properties:{pairs:{$ref:"#/$defs/count"},notFalling:{$ref:"#/$defs/count"},negative:{$ref:"#/$defs/count"}}},reset:{$ref:"#/$defs/errors"}}}},retryAfter:{
type:"object",required:["refusals","present","malformed","obeyed","obeyedAccepted","tooEarly","overWaited"],properties:{refusals:{$ref:"#/$defs/count"},present:{
$ref:"#/$defs/count"},malformed:{type:"array",items:{type:"string"}},obeyed:{$ref:"#/$defs/count"},obeyedAccepted:{$ref:"#/$defs/count"},tooEarly:{$ref:"#/$defs\
/errors"},overWaited:{$ref:"#/$defs/errors"}}}}};function te(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=te.evaluated;y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!1,a=r;if(s!==null){let m={instancePath:i,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"null"}};e===
null?e=[m]:e.push(m),r++}var c=a===r;o=o||c;let u=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.count===void 0){let m={instancePath:i,schemaPath:"#/anyOf/\
1/required",keyword:"required",params:{missingProperty:"count"}};e===null?e=[m]:e.push(m),r++}if(s.medianSeconds===void 0){let m={instancePath:i,schemaPath:"#/a\
nyOf/1/required",keyword:"required",params:{missingProperty:"medianSeconds"}};e===null?e=[m]:e.push(m),r++}if(s.worstSeconds===void 0){let m={instancePath:i,schemaPath:"\
#/anyOf/1/required",keyword:"required",params:{missingProperty:"worstSeconds"}};e===null?e=[m]:e.push(m),r++}if(s.count!==void 0&&(U(s.count,{instancePath:i+"/c\
ount",parentData:s,parentDataProperty:"count",rootData:P,dynamicAnchors:k})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),s.medianSeconds!==void 0){let m=s.
medianSeconds;if(!(typeof m=="number"&&isFinite(m))){let $={instancePath:i+"/medianSeconds",schemaPath:"#/anyOf/1/properties/medianSeconds/type",keyword:"type",
params:{type:"number"}};e===null?e=[$]:e.push($),r++}}if(s.worstSeconds!==void 0){let m=s.worstSeconds;if(!(typeof m=="number"&&isFinite(m))){let $={instancePath:i+
"/worstSeconds",schemaPath:"#/anyOf/1/properties/worstSeconds/type",keyword:"type",params:{type:"number"}};e===null?e=[$]:e.push($),r++}}}else{let m={instancePath:i,
schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var c=u===r;if(o=o||c,c){var h={};h.count=!0,h.medianSeconds=!0,
h.worstSeconds=!0}if(o)r=n,e!==null&&(n?e.length=n:e=null);else{let m={instancePath:i,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};e===null?e=[m]:e.push(m),r++}
return te.errors=e,y.props=h,r===0}te.evaluated={dynamicProps:!0,dynamicItems:!1};function be(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,
dynamicAnchors:k={}}={}){let e=null,r=0,y=be.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.families===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"families"}};e===null?e=[n]:e.push(n),r++}if(s.
retryAfter===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retryAfter"}};e===null?e=[n]:e.push(n),r++}if(s.families!==
void 0){let n=s.families;if(Array.isArray(n)){let o=n.length;for(let a=0;a<o;a++){let u=n[a];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.family===void 0){
let c={instancePath:i+"/families/"+a,schemaPath:"#/properties/families/items/required",keyword:"required",params:{missingProperty:"family"}};e===null?e=[c]:e.push(
c),r++}if(u.onAccepted===void 0){let c={instancePath:i+"/families/"+a,schemaPath:"#/properties/families/items/required",keyword:"required",params:{missingProperty:"\
onAccepted"}};e===null?e=[c]:e.push(c),r++}if(u.onRefused===void 0){let c={instancePath:i+"/families/"+a,schemaPath:"#/properties/families/items/required",keyword:"\
required",params:{missingProperty:"onRefused"}};e===null?e=[c]:e.push(c),r++}if(u.agreesWithCapacity===void 0){let c={instancePath:i+"/families/"+a,schemaPath:"\
#/properties/families/items/required",keyword:"required",params:{missingProperty:"agreesWithCapacity"}};e===null?e=[c]:e.push(c),r++}if(u.remaining===void 0){let c={
instancePath:i+"/families/"+a,schemaPath:"#/properties/families/items/required",keyword:"required",params:{missingProperty:"remaining"}};e===null?e=[c]:e.push(c),
r++}if(u.reset===void 0){let c={instancePath:i+"/families/"+a,schemaPath:"#/properties/families/items/required",keyword:"required",params:{missingProperty:"rese\
t"}};e===null?e=[c]:e.push(c),r++}if(u.family!==void 0&&typeof u.family!="string"){let c={instancePath:i+"/families/"+a+"/family",schemaPath:"#/properties/famil\
ies/items/properties/family/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}if(u.onAccepted!==void 0&&(U(u.onAccepted,{instancePath:i+
"/families/"+a+"/onAccepted",parentData:u,parentDataProperty:"onAccepted",rootData:P,dynamicAnchors:k})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),u.
onRefused!==void 0&&(U(u.onRefused,{instancePath:i+"/families/"+a+"/onRefused",parentData:u,parentDataProperty:"onRefused",rootData:P,dynamicAnchors:k})||(e=e===
null?U.errors:e.concat(U.errors),r=e.length)),u.agreesWithCapacity!==void 0){let c=u.agreesWithCapacity;if(typeof c!="boolean"&&c!==null){let h={instancePath:i+
"/families/"+a+"/agreesWithCapacity",schemaPath:"#/properties/families/items/properties/agreesWithCapacity/type",keyword:"type",params:{type:Vs.properties.families.
items.properties.agreesWithCapacity.type}};e===null?e=[h]:e.push(h),r++}}if(u.remaining!==void 0){let c=u.remaining;if(c&&typeof c=="object"&&!Array.isArray(c)){
if(c.pairs===void 0){let h={instancePath:i+"/families/"+a+"/remaining",schemaPath:"#/properties/families/items/properties/remaining/required",keyword:"required",
params:{missingProperty:"pairs"}};e===null?e=[h]:e.push(h),r++}if(c.notFalling===void 0){let h={instancePath:i+"/families/"+a+"/remaining",schemaPath:"#/propert\
ies/families/items/properties/remaining/required",keyword:"required",params:{missingProperty:"notFalling"}};e===null?e=[h]:e.push(h),r++}if(c.negative===void 0){
let h={instancePath:i+"/families/"+a+"/remaining",schemaPath:"#/properties/families/items/properties/remaining/required",keyword:"required",params:{missingProperty:"\
negative"}};e===null?e=[h]:e.push(h),r++}c.pairs!==void 0&&(U(c.pairs,{instancePath:i+"/families/"+a+"/remaining/pairs",parentData:c,parentDataProperty:"pairs",
rootData:P,dynamicAnchors:k})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),c.notFalling!==void 0&&(U(c.notFalling,{instancePath:i+"/families/"+a+"/rema\
ining/notFalling",parentData:c,parentDataProperty:"notFalling",rootData:P,dynamicAnchors:k})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),c.negative!==
void 0&&(U(c.negative,{instancePath:i+"/families/"+a+"/remaining/negative",parentData:c,parentDataProperty:"negative",rootData:P,dynamicAnchors:k})||(e=e===null?
U.errors:e.concat(U.errors),r=e.length))}else{let h={instancePath:i+"/families/"+a+"/remaining",schemaPath:"#/properties/families/items/properties/remaining/typ\
e",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}}u.reset!==void 0&&(te(u.reset,{instancePath:i+"/families/"+a+"/reset",parentData:u,parentDataProperty:"\
reset",rootData:P,dynamicAnchors:k})||(e=e===null?te.errors:e.concat(te.errors),r=e.length))}else{let c={instancePath:i+"/families/"+a,schemaPath:"#/properties/\
families/items/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}}else{let o={instancePath:i+"/families",schemaPath:"#/properties/famil\
ies/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(s.retryAfter!==void 0){let n=s.retryAfter;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.refusals===void 0){let o={instancePath:i+"/retryAfter",schemaPath:"#/properties/retryAfter/required",keyword:"required",params:{missingProperty:"refusa\
ls"}};e===null?e=[o]:e.push(o),r++}if(n.present===void 0){let o={instancePath:i+"/retryAfter",schemaPath:"#/properties/retryAfter/required",keyword:"required",params:{
missingProperty:"present"}};e===null?e=[o]:e.push(o),r++}if(n.malformed===void 0){let o={instancePath:i+"/retryAfter",schemaPath:"#/properties/retryAfter/requir\
ed",keyword:"required",params:{missingProperty:"malformed"}};e===null?e=[o]:e.push(o),r++}if(n.obeyed===void 0){let o={instancePath:i+"/retryAfter",schemaPath:"\
#/properties/retryAfter/required",keyword:"required",params:{missingProperty:"obeyed"}};e===null?e=[o]:e.push(o),r++}if(n.obeyedAccepted===void 0){let o={instancePath:i+
"/retryAfter",schemaPath:"#/properties/retryAfter/required",keyword:"required",params:{missingProperty:"obeyedAccepted"}};e===null?e=[o]:e.push(o),r++}if(n.tooEarly===
void 0){let o={instancePath:i+"/retryAfter",schemaPath:"#/properties/retryAfter/required",keyword:"required",params:{missingProperty:"tooEarly"}};e===null?e=[o]:
e.push(o),r++}if(n.overWaited===void 0){let o={instancePath:i+"/retryAfter",schemaPath:"#/properties/retryAfter/required",keyword:"required",params:{missingProperty:"\
overWaited"}};e===null?e=[o]:e.push(o),r++}if(n.refusals!==void 0&&(U(n.refusals,{instancePath:i+"/retryAfter/refusals",parentData:n,parentDataProperty:"refusal\
s",rootData:P,dynamicAnchors:k})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),n.present!==void 0&&(U(n.present,{instancePath:i+"/retryAfter/present",parentData:n,
parentDataProperty:"present",rootData:P,dynamicAnchors:k})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),n.malformed!==void 0){let o=n.malformed;if(Array.
isArray(o)){let a=o.length;for(let u=0;u<a;u++)if(typeof o[u]!="string"){let c={instancePath:i+"/retryAfter/malformed/"+u,schemaPath:"#/properties/retryAfter/pr\
operties/malformed/items/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}else{let a={instancePath:i+"/retryAfter/malformed",schemaPath:"\
#/properties/retryAfter/properties/malformed/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}n.obeyed!==void 0&&(U(n.obeyed,{instancePath:i+
"/retryAfter/obeyed",parentData:n,parentDataProperty:"obeyed",rootData:P,dynamicAnchors:k})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),n.obeyedAccepted!==
void 0&&(U(n.obeyedAccepted,{instancePath:i+"/retryAfter/obeyedAccepted",parentData:n,parentDataProperty:"obeyedAccepted",rootData:P,dynamicAnchors:k})||(e=e===
null?U.errors:e.concat(U.errors),r=e.length)),n.tooEarly!==void 0&&(te(n.tooEarly,{instancePath:i+"/retryAfter/tooEarly",parentData:n,parentDataProperty:"tooEar\
ly",rootData:P,dynamicAnchors:k})||(e=e===null?te.errors:e.concat(te.errors),r=e.length)),n.overWaited!==void 0&&(te(n.overWaited,{instancePath:i+"/retryAfter/o\
verWaited",parentData:n,parentDataProperty:"overWaited",rootData:P,dynamicAnchors:k})||(e=e===null?te.errors:e.concat(te.errors),r=e.length))}else{let o={instancePath:i+
"/retryAfter",schemaPath:"#/properties/retryAfter/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return be.errors=e,r===0}be.evaluated={props:{families:!0,retryAfter:!0},dynamicProps:!1,
dynamicItems:!1};function qe(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=qe.evaluated;if(y.dynamicProps&&
(y.props=void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.verdict===void 0){let h={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"verdict"}};e===null?e=[h]:e.push(h),r++}if(s.families===void 0){let h={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"families"}};e===null?e=[h]:e.push(h),r++}if(s.reason===void 0){let h={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"reason"}};e===null?e=[h]:e.push(h),r++}if(s.experiment===void 0){let h={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"experiment"}};e===null?e=[h]:e.push(h),r++}if(s.posterior===void 0){let h={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
posterior"}};e===null?e=[h]:e.push(h),r++}if(s.capacity===void 0){let h={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"capa\
city"}};e===null?e=[h]:e.push(h),r++}if(s.windowMs===void 0){let h={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"windowMs"}};
e===null?e=[h]:e.push(h),r++}if(s.ratePerSecond===void 0){let h={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ratePerSecon\
d"}};e===null?e=[h]:e.push(h),r++}if(s.phases===void 0){let h={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"phases"}};e===
null?e=[h]:e.push(h),r++}if(s.scopes===void 0){let h={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scopes"}};e===null?e=[h]:
e.push(h),r++}if(s.unit===void 0){let h={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"unit"}};e===null?e=[h]:e.push(h),r++}
if(s.verdict!==void 0){let h=s.verdict;if(!(h==="identified"||h==="one-of"||h==="undetermined"||h==="no-limit-seen")){let m={instancePath:i+"/verdict",schemaPath:"\
#/properties/verdict/enum",keyword:"enum",params:{allowedValues:is.properties.verdict.enum}};e===null?e=[m]:e.push(m),r++}}if(s.families!==void 0){let h=s.families;
if(Array.isArray(h)){let m=h.length;for(let $=0;$<m;$++)if(typeof h[$]!="string"){let f={instancePath:i+"/families/"+$,schemaPath:"#/properties/families/items/t\
ype",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}}else{let m={instancePath:i+"/families",schemaPath:"#/properties/families/type",keyword:"\
type",params:{type:"array"}};e===null?e=[m]:e.push(m),r++}}if(s.reason!==void 0){let h=s.reason;if(typeof h!="string"&&h!==null){let m={instancePath:i+"/reason",
schemaPath:"#/properties/reason/type",keyword:"type",params:{type:is.properties.reason.type}};e===null?e=[m]:e.push(m),r++}}if(s.experiment!==void 0){let h=s.experiment;
if(typeof h!="string"&&h!==null){let m={instancePath:i+"/experiment",schemaPath:"#/properties/experiment/type",keyword:"type",params:{type:is.properties.experiment.
type}};e===null?e=[m]:e.push(m),r++}}if(s.posterior!==void 0){let h=s.posterior;if(Array.isArray(h)){let m=h.length;for(let $=0;$<m;$++){let f=h[$];if(f&&typeof f==
"object"&&!Array.isArray(f)){if(f.family===void 0){let t={instancePath:i+"/posterior/"+$,schemaPath:"#/properties/posterior/items/required",keyword:"required",params:{
missingProperty:"family"}};e===null?e=[t]:e.push(t),r++}if(f.probability===void 0){let t={instancePath:i+"/posterior/"+$,schemaPath:"#/properties/posterior/item\
s/required",keyword:"required",params:{missingProperty:"probability"}};e===null?e=[t]:e.push(t),r++}for(let t in f)if(!(t==="family"||t==="probability")){let d={
instancePath:i+"/posterior/"+$,schemaPath:"#/properties/posterior/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===
null?e=[d]:e.push(d),r++}if(f.family!==void 0&&typeof f.family!="string"){let t={instancePath:i+"/posterior/"+$+"/family",schemaPath:"#/properties/posterior/ite\
ms/properties/family/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}if(f.probability!==void 0){let t=f.probability;if(typeof t=="numb\
er"&&isFinite(t)){if(t>1.000001||isNaN(t)){let d={instancePath:i+"/posterior/"+$+"/probability",schemaPath:"#/properties/posterior/items/properties/probability/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:1.000001}};e===null?e=[d]:e.push(d),r++}if(t<0||isNaN(t)){let d={instancePath:i+"/posterior/"+$+"/proba\
bility",schemaPath:"#/properties/posterior/items/properties/probability/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[d]:e.push(d),r++}}else{
let d={instancePath:i+"/posterior/"+$+"/probability",schemaPath:"#/properties/posterior/items/properties/probability/type",keyword:"type",params:{type:"number"}};
e===null?e=[d]:e.push(d),r++}}}else{let t={instancePath:i+"/posterior/"+$,schemaPath:"#/properties/posterior/items/type",keyword:"type",params:{type:"object"}};
e===null?e=[t]:e.push(t),r++}}}else{let m={instancePath:i+"/posterior",schemaPath:"#/properties/posterior/type",keyword:"type",params:{type:"array"}};e===null?e=
[m]:e.push(m),r++}}if(s.capacity!==void 0){let h=s.capacity,m=r,$=!1,f=r;if(h!==null){let d={instancePath:i+"/capacity",schemaPath:"#/properties/capacity/anyOf/\
0/type",keyword:"type",params:{type:"null"}};e===null?e=[d]:e.push(d),r++}var n=f===r;$=$||n;let t=r;ie(h,{instancePath:i+"/capacity",parentData:s,parentDataProperty:"\
capacity",rootData:P,dynamicAnchors:k})||(e=e===null?ie.errors:e.concat(ie.errors),r=e.length);var n=t===r;if($=$||n,$)r=m,e!==null&&(m?e.length=m:e=null);else{
let d={instancePath:i+"/capacity",schemaPath:"#/properties/capacity/anyOf",keyword:"anyOf",params:{}};e===null?e=[d]:e.push(d),r++}}if(s.windowMs!==void 0){let h=s.
windowMs,m=r,$=!1,f=r;if(h!==null){let d={instancePath:i+"/windowMs",schemaPath:"#/properties/windowMs/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?
e=[d]:e.push(d),r++}var o=f===r;$=$||o;let t=r;ie(h,{instancePath:i+"/windowMs",parentData:s,parentDataProperty:"windowMs",rootData:P,dynamicAnchors:k})||(e=e===
null?ie.errors:e.concat(ie.errors),r=e.length);var o=t===r;if($=$||o,$)r=m,e!==null&&(m?e.length=m:e=null);else{let d={instancePath:i+"/windowMs",schemaPath:"#/\
properties/windowMs/anyOf",keyword:"anyOf",params:{}};e===null?e=[d]:e.push(d),r++}}if(s.ratePerSecond!==void 0){let h=s.ratePerSecond,m=r,$=!1,f=r;if(h!==null){
let d={instancePath:i+"/ratePerSecond",schemaPath:"#/properties/ratePerSecond/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[d]:e.push(d),r++}var a=f===
r;$=$||a;let t=r;ie(h,{instancePath:i+"/ratePerSecond",parentData:s,parentDataProperty:"ratePerSecond",rootData:P,dynamicAnchors:k})||(e=e===null?ie.errors:e.concat(
ie.errors),r=e.length);var a=t===r;if($=$||a,$)r=m,e!==null&&(m?e.length=m:e=null);else{let d={instancePath:i+"/ratePerSecond",schemaPath:"#/properties/ratePerS\
econd/anyOf",keyword:"anyOf",params:{}};e===null?e=[d]:e.push(d),r++}}if(s.phases!==void 0){let h=s.phases;if(Array.isArray(h)){let m=h.length;for(let $=0;$<m;$++)
if(typeof h[$]!="string"){let f={instancePath:i+"/phases/"+$,schemaPath:"#/properties/phases/items/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.
push(f),r++}}else{let m={instancePath:i+"/phases",schemaPath:"#/properties/phases/type",keyword:"type",params:{type:"array"}};e===null?e=[m]:e.push(m),r++}}if(s.
scopes!==void 0){let h=s.scopes;if(Array.isArray(h)){let m=h.length;for(let $=0;$<m;$++)if(typeof h[$]!="string"){let f={instancePath:i+"/scopes/"+$,schemaPath:"\
#/properties/scopes/items/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}}else{let m={instancePath:i+"/scopes",schemaPath:"#/properti\
es/scopes/type",keyword:"type",params:{type:"array"}};e===null?e=[m]:e.push(m),r++}}if(s.unit!==void 0&&typeof s.unit!="string"){let h={instancePath:i+"/unit",schemaPath:"\
#/properties/unit/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}if(s.races!==void 0){let h=s.races,m=r,$=!1,f=r;if(h!==null){let d={
instancePath:i+"/races",schemaPath:"#/properties/races/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[d]:e.push(d),r++}var u=f===r;$=$||u;let t=r;
if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.verdict===void 0){let d={instancePath:i+"/races",schemaPath:"#/properties/races/anyOf/1/required",keyword:"req\
uired",params:{missingProperty:"verdict"}};e===null?e=[d]:e.push(d),r++}if(h.overshoot===void 0){let d={instancePath:i+"/races",schemaPath:"#/properties/races/a\
nyOf/1/required",keyword:"required",params:{missingProperty:"overshoot"}};e===null?e=[d]:e.push(d),r++}if(h.verdict!==void 0&&typeof h.verdict!="string"){let d={
instancePath:i+"/races/verdict",schemaPath:"#/properties/races/anyOf/1/properties/verdict/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),
r++}h.overshoot!==void 0&&(U(h.overshoot,{instancePath:i+"/races/overshoot",parentData:h,parentDataProperty:"overshoot",rootData:P,dynamicAnchors:k})||(e=e===null?
U.errors:e.concat(U.errors),r=e.length))}else{let d={instancePath:i+"/races",schemaPath:"#/properties/races/anyOf/1/type",keyword:"type",params:{type:"object"}};
e===null?e=[d]:e.push(d),r++}var u=t===r;if($=$||u,u){var c={};c.verdict=!0,c.overshoot=!0}if($)r=m,e!==null&&(m?e.length=m:e=null);else{let d={instancePath:i+"\
/races",schemaPath:"#/properties/races/anyOf",keyword:"anyOf",params:{}};e===null?e=[d]:e.push(d),r++}}s.fields!==void 0&&(be(s.fields,{instancePath:i+"/fields",
parentData:s,parentDataProperty:"fields",rootData:P,dynamicAnchors:k})||(e=e===null?be.errors:e.concat(be.errors),r=e.length))}else{let h={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}return qe.errors=e,r===0}qe.evaluated={props:{verdict:!0,families:!0,reason:!0,experiment:!0,
posterior:!0,capacity:!0,windowMs:!0,ratePerSecond:!0,phases:!0,scopes:!0,unit:!0,races:!0,fields:!0},dynamicProps:!1,dynamicItems:!1};var ts={type:"object",required:[
"type","atMs"],properties:{type:{enum:["stage","done"]},atMs:{type:"number"}},if:{properties:{type:{const:"stage"}},required:["type"]},then:{type:"object",required:[
"stage","name","requests","untilMs"],properties:{stage:{enum:["timed","drain"]},name:{type:"string"},requests:{$ref:"#/$defs/count"},untilMs:{type:"number"}}},else:{
type:"object",required:["because","note"],properties:{because:{enum:["settled","out-of-requests","out-of-time","no-limit-seen","given-up"]},note:{type:"string"}}}};
function ve(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=ve.evaluated;y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,a=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.type===void 0&&(m="type")){let $={};e===null?e=
[$]:e.push($),r++}else if(s.type!==void 0&&s.type!=="stage"){let $={};e===null?e=[$]:e.push($),r++}}var u=a===r;r=n,e!==null&&(n?e.length=n:e=null);let c;if(u){
let m=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.stage===void 0){let f={instancePath:i,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:"\
stage"}};e===null?e=[f]:e.push(f),r++}if(s.name===void 0){let f={instancePath:i,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:"name"}};
e===null?e=[f]:e.push(f),r++}if(s.requests===void 0){let f={instancePath:i,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:"requests"}};
e===null?e=[f]:e.push(f),r++}if(s.untilMs===void 0){let f={instancePath:i,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:"untilMs"}};e===
null?e=[f]:e.push(f),r++}if(s.stage!==void 0){let f=s.stage;if(!(f==="timed"||f==="drain")){let t={instancePath:i+"/stage",schemaPath:"#/then/properties/stage/e\
num",keyword:"enum",params:{allowedValues:ts.then.properties.stage.enum}};e===null?e=[t]:e.push(t),r++}}if(s.name!==void 0&&typeof s.name!="string"){let f={instancePath:i+
"/name",schemaPath:"#/then/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(s.requests!==void 0&&(U(s.requests,{instancePath:i+
"/requests",parentData:s,parentDataProperty:"requests",rootData:P,dynamicAnchors:k})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),s.untilMs!==void 0){let f=s.
untilMs;if(!(typeof f=="number"&&isFinite(f))){let t={instancePath:i+"/untilMs",schemaPath:"#/then/properties/untilMs/type",keyword:"type",params:{type:"number"}};
e===null?e=[t]:e.push(t),r++}}}else{let f={instancePath:i,schemaPath:"#/then/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var u=m===
r;if(o=u,o){var h={};h.stage=!0,h.name=!0,h.requests=!0,h.untilMs=!0,h.type=!0}c="then"}else{let m=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.because===
void 0){let f={instancePath:i,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"because"}};e===null?e=[f]:e.push(f),r++}if(s.note===void 0){
let f={instancePath:i,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"note"}};e===null?e=[f]:e.push(f),r++}if(s.because!==void 0){let f=s.
because;if(!(f==="settled"||f==="out-of-requests"||f==="out-of-time"||f==="no-limit-seen"||f==="given-up")){let t={instancePath:i+"/because",schemaPath:"#/else/\
properties/because/enum",keyword:"enum",params:{allowedValues:ts.else.properties.because.enum}};e===null?e=[t]:e.push(t),r++}}if(s.note!==void 0&&typeof s.note!=
"string"){let f={instancePath:i+"/note",schemaPath:"#/else/properties/note/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}}else{let f={
instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,o&&h!==!0&&(h=h||{},h.because=!0,h.note=
!0),c="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:c}};e===null?e=[m]:e.push(m),r++}if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.type===void 0){let m={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[m]:e.push(m),r++}if(s.
atMs===void 0){let m={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"atMs"}};e===null?e=[m]:e.push(m),r++}if(h!==!0&&(h=h||{},
h.type=!0,h.atMs=!0),s.type!==void 0){let m=s.type;if(!(m==="stage"||m==="done")){let $={instancePath:i+"/type",schemaPath:"#/properties/type/enum",keyword:"enu\
m",params:{allowedValues:ts.properties.type.enum}};e===null?e=[$]:e.push($),r++}}if(s.atMs!==void 0){let m=s.atMs;if(!(typeof m=="number"&&isFinite(m))){let $={
instancePath:i+"/atMs",schemaPath:"#/properties/atMs/type",keyword:"type",params:{type:"number"}};e===null?e=[$]:e.push($),r++}}}else{let m={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}return ve.errors=e,y.props=h,r===0}ve.evaluated={dynamicProps:!0,dynamicItems:!1};var Fs={
type:"object",required:["sentMs","key","source","kind","outcome","status"],additionalProperties:!1,properties:{sentMs:{type:"number"},key:{type:"string"},source:{
type:"string"},kind:{type:"string"},outcome:{enum:["accepted","refused","stray"]},status:{type:"integer"}}};function $e(s,{instancePath:i="",parentData:D,parentDataProperty:N,
rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=$e.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.sentMs===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sentMs"}};e===null?e=[n]:e.push(
n),r++}if(s.key===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[n]:e.push(n),r++}if(s.source===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"}};e===null?e=[n]:e.push(n),r++}if(s.kind===void 0){let n={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[n]:e.push(n),r++}if(s.outcome===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"outcome"}};e===null?e=[n]:e.push(n),r++}if(s.status===void 0){let n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"status"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="sentMs"||n==="key"||n==="source"||n==="k\
ind"||n==="outcome"||n==="status")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===
null?e=[o]:e.push(o),r++}if(s.sentMs!==void 0){let n=s.sentMs;if(!(typeof n=="number"&&isFinite(n))){let o={instancePath:i+"/sentMs",schemaPath:"#/properties/se\
ntMs/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}if(s.key!==void 0&&typeof s.key!="string"){let n={instancePath:i+"/key",schemaPath:"\
#/properties/key/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(s.source!==void 0&&typeof s.source!="string"){let n={instancePath:i+
"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(s.kind!==void 0&&typeof s.kind!="string"){
let n={instancePath:i+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(s.outcome!==void 0){let n=s.
outcome;if(!(n==="accepted"||n==="refused"||n==="stray")){let o={instancePath:i+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:Fs.
properties.outcome.enum}};e===null?e=[o]:e.push(o),r++}}if(s.status!==void 0){let n=s.status;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/\
type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return $e.errors=e,r===0}$e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Vr(s,{
instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=Vr.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&
(y.items=void 0);let n=r,o=!0,a=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.valid===void 0&&(t="valid")){let d={};e===null?e=[d]:e.push(d),r++}else if(s.
valid!==void 0&&s.valid!==!1){let d={};e===null?e=[d]:e.push(d),r++}}var u=a===r;r=n,e!==null&&(n?e.length=n:e=null);let c;if(u){let t=r;if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.finding!==void 0&&s.finding!==null){let j={instancePath:i+"/finding",schemaPath:"#/then/properties/finding/type",keyword:"type",params:{
type:"null"}};e===null?e=[j]:e.push(j),r++}if(s.reasons!==void 0){let j=s.reasons;if(Array.isArray(j)){if(j.length<1){let I={instancePath:i+"/reasons",schemaPath:"\
#/then/properties/reasons/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[I]:e.push(I),r++}}else{let I={instancePath:i+"/reasons",schemaPath:"#/then/\
properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[I]:e.push(I),r++}}}else{let j={instancePath:i,schemaPath:"#/then/type",keyword:"type",
params:{type:"object"}};e===null?e=[j]:e.push(j),r++}var u=t===r;if(o=u,o){var h={};h.finding=!0,h.reasons=!0,h.valid=!0}c="then"}else{let t=r;if(s&&typeof s=="\
object"&&!Array.isArray(s)){if(s.finding!==void 0){let j=s.finding;if(!(j&&typeof j=="object"&&!Array.isArray(j))){let I={instancePath:i+"/finding",schemaPath:"\
#/else/properties/finding/type",keyword:"type",params:{type:"object"}};e===null?e=[I]:e.push(I),r++}}if(s.reasons!==void 0){let j=s.reasons;if(Array.isArray(j)){
if(j.length>0){let I={instancePath:i+"/reasons",schemaPath:"#/else/properties/reasons/maxItems",keyword:"maxItems",params:{limit:0}};e===null?e=[I]:e.push(I),r++}}else{
let I={instancePath:i+"/reasons",schemaPath:"#/else/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[I]:e.push(I),r++}}}else{let j={instancePath:i,
schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(j),r++}var u=t===r;o=u,o&&h!==!0&&(h=h||{},h.finding=!0,h.reasons=!0),c="e\
lse"}if(!o){let t={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:c}};e===null?e=[t]:e.push(t),r++}if(s&&typeof s=="object"&&!Array.isArray(
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
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"keys"}};e===null?e=[t]:e.push(t),r++}if(s.keyOrigins===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"keyOrigins"}};e===null?e=[t]:e.push(t),r++}if(s.sources===void 0){let t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"}};e===null?e=[t]:e.push(t),r++}if(s.answer===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"answer"}};e===null?e=[t]:e.push(t),r++}if(s.finding===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"finding"}};e===null?e=[t]:e.push(t),r++}if(s.statement===void 0){let t={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"statement"}};e===null?e=[t]:e.push(t),r++}if(s.settings===void 0){let t={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"settings"}};e===null?e=[t]:e.push(t),r++}if(s.ended===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"ended"}};e===null?e=[t]:e.push(t),r++}if(s.decisions===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"decisions"}};e===null?e=[t]:e.push(t),r++}if(s.dots===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"dots"}};e===null?e=[t]:e.push(t),r++}if(s.releases===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
releases"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!pe.call(jr.properties,t)){let d={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.schema!==void 0&&s.schema!=="assay.limiter/1"){let t={instancePath:i+"/schema",schemaPath:"\
#/properties/schema/const",keyword:"const",params:{allowedValue:"assay.limiter/1"}};e===null?e=[t]:e.push(t),r++}if(s.outcome!==void 0){let t=s.outcome;if(!(t===
"answered"||t==="undetermined"||t==="invalid"||t==="aborted")){let d={instancePath:i+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:jr.
properties.outcome.enum}};e===null?e=[d]:e.push(d),r++}}if(s.exitCode!==void 0){let t=s.exitCode;if(!(t===0||t===3||t===4)){let d={instancePath:i+"/exitCode",schemaPath:"\
#/properties/exitCode/enum",keyword:"enum",params:{allowedValues:jr.properties.exitCode.enum}};e===null?e=[d]:e.push(d),r++}}if(s.valid!==void 0&&typeof s.valid!=
"boolean"){let t={instancePath:i+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type:"boolean"}};e===null?e=[t]:e.push(t),r++}if(s.reasons!==
void 0){let t=s.reasons;if(Array.isArray(t)){let d=t.length;for(let j=0;j<d;j++)X(t[j],{instancePath:i+"/reasons/"+j,parentData:t,parentDataProperty:j,rootData:P,
dynamicAnchors:k})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)}else{let d={instancePath:i+"/reasons",schemaPath:"#/properties/reasons/type",keyword:"ty\
pe",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}if(s.notes!==void 0){let t=s.notes;if(Array.isArray(t)){let d=t.length;for(let j=0;j<d;j++)X(t[j],{instancePath:i+
"/notes/"+j,parentData:t,parentDataProperty:j,rootData:P,dynamicAnchors:k})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)}else{let d={instancePath:i+"/no\
tes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}if(s.scenario!==void 0&&s.scenario!=="rate-limit"){
let t={instancePath:i+"/scenario",schemaPath:"#/properties/scenario/const",keyword:"const",params:{allowedValue:"rate-limit"}};e===null?e=[t]:e.push(t),r++}if(s.
suite!==void 0){let t=s.suite;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.version===void 0){let d={instancePath:i+"/suite",schemaPath:"#/properties/suite/\
required",keyword:"required",params:{missingProperty:"version"}};e===null?e=[d]:e.push(d),r++}for(let d in t)if(d!=="version"){let j={instancePath:i+"/suite",schemaPath:"\
#/properties/suite/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[j]:e.push(j),r++}if(t.version!==void 0&&typeof t.
version!="string"){let d={instancePath:i+"/suite/version",schemaPath:"#/properties/suite/properties/version/type",keyword:"type",params:{type:"string"}};e===null?
e=[d]:e.push(d),r++}}else{let d={instancePath:i+"/suite",schemaPath:"#/properties/suite/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}
if(s.target!==void 0){let t=s.target;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.baseUrl===void 0){let d={instancePath:i+"/target",schemaPath:"#/propertie\
s/target/required",keyword:"required",params:{missingProperty:"baseUrl"}};e===null?e=[d]:e.push(d),r++}if(t.model===void 0){let d={instancePath:i+"/target",schemaPath:"\
#/properties/target/required",keyword:"required",params:{missingProperty:"model"}};e===null?e=[d]:e.push(d),r++}for(let d in t)if(!(d==="baseUrl"||d==="model"||
d==="isEmbedded")){let j={instancePath:i+"/target",schemaPath:"#/properties/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};
e===null?e=[j]:e.push(j),r++}if(t.baseUrl!==void 0&&typeof t.baseUrl!="string"){let d={instancePath:i+"/target/baseUrl",schemaPath:"#/properties/target/properti\
es/baseUrl/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}if(t.model!==void 0&&typeof t.model!="string"){let d={instancePath:i+"/targ\
et/model",schemaPath:"#/properties/target/properties/model/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}if(t.isEmbedded!==void 0&&t.
isEmbedded!==!0){let d={instancePath:i+"/target/isEmbedded",schemaPath:"#/properties/target/properties/isEmbedded/const",keyword:"const",params:{allowedValue:!0}};
e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:i+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.
push(d),r++}}if(s.engine!==void 0&&typeof s.engine!="string"){let t={instancePath:i+"/engine",schemaPath:"#/properties/engine/type",keyword:"type",params:{type:"\
string"}};e===null?e=[t]:e.push(t),r++}if(s.seed!==void 0&&typeof s.seed!="string"){let t={instancePath:i+"/seed",schemaPath:"#/properties/seed/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}if(s.startedAt!==void 0&&typeof s.startedAt!="string"){let t={instancePath:i+"/startedAt",schemaPath:"\
#/properties/startedAt/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}if(s.durationMs!==void 0){let t=s.durationMs;if(typeof t=="numb\
er"&&isFinite(t)){if(t<0||isNaN(t)){let d={instancePath:i+"/durationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:i+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type:"number"}};e===null?
e=[d]:e.push(d),r++}}if(s.most!==void 0){let t=s.most;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.requests===void 0){let d={instancePath:i+"/most",schemaPath:"\
#/properties/most/required",keyword:"required",params:{missingProperty:"requests"}};e===null?e=[d]:e.push(d),r++}if(t.seconds===void 0){let d={instancePath:i+"/\
most",schemaPath:"#/properties/most/required",keyword:"required",params:{missingProperty:"seconds"}};e===null?e=[d]:e.push(d),r++}for(let d in t)if(!(d==="reque\
sts"||d==="seconds")){let j={instancePath:i+"/most",schemaPath:"#/properties/most/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};
e===null?e=[j]:e.push(j),r++}if(t.requests!==void 0&&(U(t.requests,{instancePath:i+"/most/requests",parentData:t,parentDataProperty:"requests",rootData:P,dynamicAnchors:k})||
(e=e===null?U.errors:e.concat(U.errors),r=e.length)),t.seconds!==void 0){let d=t.seconds;if(typeof d=="number"&&isFinite(d)){if(d<0||isNaN(d)){let j={instancePath:i+
"/most/seconds",schemaPath:"#/properties/most/properties/seconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[j]:e.push(j),r++}}else{
let j={instancePath:i+"/most/seconds",schemaPath:"#/properties/most/properties/seconds/type",keyword:"type",params:{type:"number"}};e===null?e=[j]:e.push(j),r++}}}else{
let d={instancePath:i+"/most",schemaPath:"#/properties/most/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}if(s.cost!==void 0){let t=s.
cost;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.requests===void 0){let d={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"require\
d",params:{missingProperty:"requests"}};e===null?e=[d]:e.push(d),r++}if(t.accepted===void 0){let d={instancePath:i+"/cost",schemaPath:"#/properties/cost/require\
d",keyword:"required",params:{missingProperty:"accepted"}};e===null?e=[d]:e.push(d),r++}if(t.refused===void 0){let d={instancePath:i+"/cost",schemaPath:"#/prope\
rties/cost/required",keyword:"required",params:{missingProperty:"refused"}};e===null?e=[d]:e.push(d),r++}if(t.stray===void 0){let d={instancePath:i+"/cost",schemaPath:"\
#/properties/cost/required",keyword:"required",params:{missingProperty:"stray"}};e===null?e=[d]:e.push(d),r++}if(t.tokens===void 0){let d={instancePath:i+"/cost",
schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"tokens"}};e===null?e=[d]:e.push(d),r++}if(t.seconds===void 0){let d={instancePath:i+
"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"seconds"}};e===null?e=[d]:e.push(d),r++}for(let d in t)if(!(d==="req\
uests"||d==="accepted"||d==="refused"||d==="stray"||d==="tokens"||d==="seconds")){let j={instancePath:i+"/cost",schemaPath:"#/properties/cost/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[j]:e.push(j),r++}if(t.requests!==void 0&&(U(t.requests,{instancePath:i+"/cost/requ\
ests",parentData:t,parentDataProperty:"requests",rootData:P,dynamicAnchors:k})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),t.accepted!==void 0&&(U(t.accepted,
{instancePath:i+"/cost/accepted",parentData:t,parentDataProperty:"accepted",rootData:P,dynamicAnchors:k})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),
t.refused!==void 0&&(U(t.refused,{instancePath:i+"/cost/refused",parentData:t,parentDataProperty:"refused",rootData:P,dynamicAnchors:k})||(e=e===null?U.errors:e.
concat(U.errors),r=e.length)),t.stray!==void 0&&(U(t.stray,{instancePath:i+"/cost/stray",parentData:t,parentDataProperty:"stray",rootData:P,dynamicAnchors:k})||
(e=e===null?U.errors:e.concat(U.errors),r=e.length)),t.tokens!==void 0&&(U(t.tokens,{instancePath:i+"/cost/tokens",parentData:t,parentDataProperty:"tokens",rootData:P,
dynamicAnchors:k})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),t.seconds!==void 0){let d=t.seconds;if(typeof d=="number"&&isFinite(d)){if(d<0||isNaN(d)){
let j={instancePath:i+"/cost/seconds",schemaPath:"#/properties/cost/properties/seconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[
j]:e.push(j),r++}}else{let j={instancePath:i+"/cost/seconds",schemaPath:"#/properties/cost/properties/seconds/type",keyword:"type",params:{type:"number"}};e===null?
e=[j]:e.push(j),r++}}}else{let d={instancePath:i+"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}
if(s.keys!==void 0){let t=s.keys;if(Array.isArray(t)){if(t.length<1){let j={instancePath:i+"/keys",schemaPath:"#/properties/keys/minItems",keyword:"minItems",params:{
limit:1}};e===null?e=[j]:e.push(j),r++}let d=t.length;for(let j=0;j<d;j++){let I=t[j];if(typeof I=="string"){if(E(I)>4){let g={instancePath:i+"/keys/"+j,schemaPath:"\
#/properties/keys/items/maxLength",keyword:"maxLength",params:{limit:4}};e===null?e=[g]:e.push(g),r++}}else{let g={instancePath:i+"/keys/"+j,schemaPath:"#/prope\
rties/keys/items/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}}}else{let d={instancePath:i+"/keys",schemaPath:"#/properties/keys/ty\
pe",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}if(s.keyOrigins!==void 0){let t=s.keyOrigins;if(Array.isArray(t)){if(t.length<1){let j={
instancePath:i+"/keyOrigins",schemaPath:"#/properties/keyOrigins/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[j]:e.push(j),r++}let d=t.length;for(let j=0;j<
d;j++)X(t[j],{instancePath:i+"/keyOrigins/"+j,parentData:t,parentDataProperty:j,rootData:P,dynamicAnchors:k})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)}else{
let d={instancePath:i+"/keyOrigins",schemaPath:"#/properties/keyOrigins/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}if(s.sources!==
void 0){let t=s.sources;if(Array.isArray(t)){if(t.length<1){let j={instancePath:i+"/sources",schemaPath:"#/properties/sources/minItems",keyword:"minItems",params:{
limit:1}};e===null?e=[j]:e.push(j),r++}let d=t.length;for(let j=0;j<d;j++)if(typeof t[j]!="string"){let I={instancePath:i+"/sources/"+j,schemaPath:"#/properties\
/sources/items/type",keyword:"type",params:{type:"string"}};e===null?e=[I]:e.push(I),r++}}else{let d={instancePath:i+"/sources",schemaPath:"#/properties/sources\
/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}if(s.answer!==void 0){let t=s.answer;if(Array.isArray(t)){let d=t.length;for(let j=0;j<
d;j++)X(t[j],{instancePath:i+"/answer/"+j,parentData:t,parentDataProperty:j,rootData:P,dynamicAnchors:k})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)}else{
let d={instancePath:i+"/answer",schemaPath:"#/properties/answer/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}if(s.finding!==void 0){
let t=s.finding,d=r,j=!1,I=r;if(t!==null){let p={instancePath:i+"/finding",schemaPath:"#/properties/finding/anyOf/0/type",keyword:"type",params:{type:"null"}};e===
null?e=[p]:e.push(p),r++}var m=I===r;j=j||m;let g=r;qe(t,{instancePath:i+"/finding",parentData:s,parentDataProperty:"finding",rootData:P,dynamicAnchors:k})||(e=
e===null?qe.errors:e.concat(qe.errors),r=e.length);var m=g===r;if(j=j||m,m){var $={};$.verdict=!0,$.families=!0,$.reason=!0,$.experiment=!0,$.posterior=!0,$.capacity=
!0,$.windowMs=!0,$.ratePerSecond=!0,$.phases=!0,$.scopes=!0,$.unit=!0,$.races=!0,$.fields=!0}if(j)r=d,e!==null&&(d?e.length=d:e=null);else{let p={instancePath:i+
"/finding",schemaPath:"#/properties/finding/anyOf",keyword:"anyOf",params:{}};e===null?e=[p]:e.push(p),r++}}if(s.statement!==void 0){let t=s.statement;if(!(t&&typeof t==
"object"&&!Array.isArray(t))&&t!==null){let d={instancePath:i+"/statement",schemaPath:"#/properties/statement/type",keyword:"type",params:{type:jr.properties.statement.
type}};e===null?e=[d]:e.push(d),r++}}if(s.settings!==void 0){let t=s.settings;if(typeof t!="string"&&t!==null){let d={instancePath:i+"/settings",schemaPath:"#/p\
roperties/settings/type",keyword:"type",params:{type:jr.properties.settings.type}};e===null?e=[d]:e.push(d),r++}}if(s.ended!==void 0){let t=s.ended,d=r,j=!1,I=r;
if(t!==null){let p={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[p]:e.push(p),r++}var f=I===
r;j=j||f;let g=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.because===void 0){let p={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf/1/requi\
red",keyword:"required",params:{missingProperty:"because"}};e===null?e=[p]:e.push(p),r++}if(t.note===void 0){let p={instancePath:i+"/ended",schemaPath:"#/proper\
ties/ended/anyOf/1/required",keyword:"required",params:{missingProperty:"note"}};e===null?e=[p]:e.push(p),r++}for(let p in t)if(!(p==="because"||p==="note")){let l={
instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[l]:
e.push(l),r++}if(t.because!==void 0&&typeof t.because!="string"){let p={instancePath:i+"/ended/because",schemaPath:"#/properties/ended/anyOf/1/properties/becaus\
e/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(t.note!==void 0&&typeof t.note!="string"){let p={instancePath:i+"/ended/note",schemaPath:"\
#/properties/ended/anyOf/1/properties/note/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/ended",schemaPath:"\
#/properties/ended/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}var f=g===r;if(j=j||f,j)r=d,e!==null&&(d?e.length=d:e=null);else{
let p={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf",keyword:"anyOf",params:{}};e===null?e=[p]:e.push(p),r++}}if(s.decisions!==void 0){let t=s.decisions;
if(Array.isArray(t)){let d=t.length;for(let j=0;j<d;j++)ve(t[j],{instancePath:i+"/decisions/"+j,parentData:t,parentDataProperty:j,rootData:P,dynamicAnchors:k})||
(e=e===null?ve.errors:e.concat(ve.errors),r=e.length)}else{let d={instancePath:i+"/decisions",schemaPath:"#/properties/decisions/type",keyword:"type",params:{type:"\
array"}};e===null?e=[d]:e.push(d),r++}}if(s.dots!==void 0){let t=s.dots;if(Array.isArray(t)){let d=t.length;for(let j=0;j<d;j++)$e(t[j],{instancePath:i+"/dots/"+
j,parentData:t,parentDataProperty:j,rootData:P,dynamicAnchors:k})||(e=e===null?$e.errors:e.concat($e.errors),r=e.length)}else{let d={instancePath:i+"/dots",schemaPath:"\
#/properties/dots/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}if(s.releases!==void 0){let t=s.releases;if(Array.isArray(t)){let d=t.
length;for(let j=0;j<d;j++){let I=t[j];if(I&&typeof I=="object"&&!Array.isArray(I)){if(I.key===void 0){let g={instancePath:i+"/releases/"+j,schemaPath:"#/proper\
ties/releases/items/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[g]:e.push(g),r++}if(I.atMs===void 0){let g={instancePath:i+"/releas\
es/"+j,schemaPath:"#/properties/releases/items/required",keyword:"required",params:{missingProperty:"atMs"}};e===null?e=[g]:e.push(g),r++}for(let g in I)if(!(g===
"key"||g==="atMs")){let p={instancePath:i+"/releases/"+j,schemaPath:"#/properties/releases/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}};
e===null?e=[p]:e.push(p),r++}if(I.key!==void 0&&typeof I.key!="string"){let g={instancePath:i+"/releases/"+j+"/key",schemaPath:"#/properties/releases/items/prop\
erties/key/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}if(I.atMs!==void 0){let g=I.atMs;if(Array.isArray(g)){let p=g.length;for(let l=0;l<
p;l++){let w=g[l];if(!(typeof w=="number"&&isFinite(w))){let O={instancePath:i+"/releases/"+j+"/atMs/"+l,schemaPath:"#/properties/releases/items/properties/atMs\
/items/type",keyword:"type",params:{type:"number"}};e===null?e=[O]:e.push(O),r++}}}else{let p={instancePath:i+"/releases/"+j+"/atMs",schemaPath:"#/properties/re\
leases/items/properties/atMs/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}}else{let g={instancePath:i+"/releases/"+j,schemaPath:"#/\
properties/releases/items/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}}}else{let d={instancePath:i+"/releases",schemaPath:"#/prope\
rties/releases/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[t]:e.push(t),r++}return Vr.errors=e,r===0}Vr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ts=Tr,G={$schema:"https://json\
-schema.org/draft/2020-12/schema",$id:"urn:assay:load-run",$comment:"load-run.json, the only thing a load report reads. A run is valid when it gives no reason a\
gainst it, and only a valid run is ok or has missed an objective.",title:"Load run",type:"object",required:["schema","outcome","exitCode","valid","reasons","not\
es","requests","metrics","throughput","rates","goodput","littlesLaw","errors","conformance","series","slo","scenario","suite","target","workload","schedule","in\
strument","startedAt","durationMs"],additionalProperties:!1,properties:{schema:{const:"assay.load/1"},outcome:{enum:["ok","slo-failed","invalid","aborted"]},exitCode:{
enum:[0,1,3,4]},valid:{type:"boolean"},reasons:{type:"array",items:{type:"string",minLength:1,pattern:"^[^\\n]*$"}},notes:{type:"array",items:{type:"string",minLength:1,
pattern:"^[^\\n]*$"}},requests:{type:"object",required:["started","ok","failed","dropped","interrupted","errorShare"],additionalProperties:!1,properties:{started:{
type:"integer",minimum:0},ok:{type:"integer",minimum:0},failed:{type:"integer",minimum:0},dropped:{type:"integer",minimum:0},errorShare:{type:"number",minimum:0,
maximum:1},interrupted:{type:"integer",minimum:0}}},tokens:{type:["object","null"],required:["n","askedMean","p50","mean","over"],additionalProperties:!1,properties:{
n:{type:"integer",minimum:1},askedMean:{type:"number",minimum:0},p50:{type:["number","null"],minimum:0},mean:{type:"number",minimum:0},over:{type:["object","nul\
l"],required:["count","share","mean"],additionalProperties:!1,properties:{count:{type:"integer",minimum:1},share:{type:"number",minimum:0,maximum:1},mean:{type:"\
number",minimum:0}}}}},sentBy:{type:"object",required:["json","sse","websocket"],additionalProperties:!1,properties:{json:{type:"integer",minimum:0},sse:{type:"\
integer",minimum:0},websocket:{type:"integer",minimum:0}}},metrics:{type:"object",propertyNames:{pattern:"^[a-z][a-z0-9-]*$"},additionalProperties:{$ref:"#/$def\
s/metric"}},throughput:{type:"object",required:["completionsPerSecond","outputTokensPerSecond","tokensPerSecondPerUser"],additionalProperties:!1,properties:{completionsPerSecond:{
type:"number",minimum:0},outputTokensPerSecond:{type:["number","null"],minimum:0},tokensPerSecondPerUser:{type:["object","null"],required:["p50","p10","p1"],additionalProperties:!1,
properties:{p50:{type:["number","null"],minimum:0},p10:{type:["number","null"],minimum:0},p1:{type:["number","null"],minimum:0}}}}},rates:{type:["object","null"],
required:["askedPerSecond","sentPerSecond","admittedPerSecond","completedPerSecond"],additionalProperties:!1,properties:{askedPerSecond:{type:["number","null"],
minimum:0},sentPerSecond:{type:"number",minimum:0},admittedPerSecond:{type:"number",minimum:0},completedPerSecond:{type:"number",minimum:0}}},goodput:{type:["ob\
ject","null"],required:["share","perSecond","tokensPerSecond","goals"],additionalProperties:!1,properties:{share:{type:"number",minimum:0,maximum:1},perSecond:{
type:"number",minimum:0},tokensPerSecond:{type:["number","null"],minimum:0},goals:{type:"array",items:{type:"object",required:["slo","share"],additionalProperties:!1,
properties:{slo:{type:"string",minLength:1,pattern:"^[^\\n]*$"},share:{type:"number",minimum:0,maximum:1}}}}}},littlesLaw:{type:["object","null"],required:["inF\
light","arrivalsPerSecond","meanStaySeconds","residual"],additionalProperties:!1,properties:{inFlight:{type:"number",minimum:0},arrivalsPerSecond:{type:"number",
minimum:0},meanStaySeconds:{type:["number","null"],minimum:0},residual:{type:["number","null"],minimum:0}}},errors:{type:"array",items:{type:"object",required:[
"class","count","example"],additionalProperties:!1,properties:{class:{$ref:"#/$defs/failureClass"},count:{type:"integer",minimum:1},example:{type:["string","nul\
l"]},refusedKeys:{type:"integer",minimum:1}}}},conformance:{type:"object",required:["sampled","conforming","example"],additionalProperties:!1,properties:{sampled:{
type:"integer",minimum:0},conforming:{type:"integer",minimum:0},example:{type:["string","null"]}}},series:{anyOf:[{type:"null"},{$ref:"#/$defs/series"}]},slo:{type:"\
array",items:{type:"object",required:["slo","metric","op","threshold","unit","actual","ok","reason"],additionalProperties:!1,properties:{slo:{type:"string",minLength:1,
pattern:"^[^\\n]*$"},metric:{type:"string",minLength:1,pattern:"^[^\\n]*$"},op:{enum:["<","<=",">",">="]},threshold:{type:"number",minimum:0},unit:{enum:["ms","\
share","per-second"]},actual:{type:["number","null"],minimum:0},ok:{type:["boolean","null"]},reason:{type:["string","null"]}}}},scenario:{type:"string",minLength:1,
pattern:"^[^\\n]*$"},suite:{type:"object",required:["version"],additionalProperties:!1,properties:{version:{type:"string",minLength:1,pattern:"^[^\\n]*$"}}},target:{
type:"object",required:["baseUrl","model"],additionalProperties:!1,properties:{isEmbedded:{const:!0},baseUrl:{type:"string",pattern:"^https?://"},model:{type:"s\
tring",minLength:1,pattern:"^[^\\n]*$"}}},workload:{$ref:"#/$defs/workload"},schedule:{type:"object",required:["seed","sha256"],additionalProperties:!1,properties:{
seed:{type:"string"},sha256:{type:"string",pattern:"^[0-9a-f]{64}$"}}},instrument:{type:"object",required:["note","engine","cpuShare","memory","ttftErrorMs","ga\
pErrorMs","errorsMs","scheduleLagMs","verdict","reasons","marked","k6ExitCode"],additionalProperties:!1,properties:{note:{type:"string",minLength:1,pattern:"^[^\
\\n]*$"},engine:{type:"string",minLength:1,pattern:"^[^\\n]*$"},cpuShare:{type:["number","null"],minimum:0,maximum:1},memory:{type:["object","null"],required:["\
peakMiB","earlyMiB","lateMiB"],additionalProperties:!1,properties:{peakMiB:{type:"number",minimum:0},earlyMiB:{type:"number",minimum:0},lateMiB:{type:"number",minimum:0}}},
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
Fr=new RegExp("^[a-z][a-z0-9-]*$","u"),Us=new RegExp("^https?://","u"),Es=new RegExp("^[0-9a-f]{64}$","u"),Ls=new RegExp("^[a-z][a-z0-9-]* (p50|p90|p95|p99|max)\
$","u"),Cs=new RegExp("^\\d{4}-\\d{2}-\\d{2}T[0-9:.]+Z$","u"),he={type:"object",required:["unit","n","p50","p90","p95","p99","max","ci","bound"],additionalProperties:!1,
properties:{unit:{const:"ms"},n:{type:"integer",minimum:0},p50:{type:["number","null"],minimum:0},p90:{type:["number","null"],minimum:0},p95:{type:["number","nu\
ll"],minimum:0},p99:{type:["number","null"],minimum:0},max:{type:["number","null"],minimum:0},ci:{type:["object","null"],additionalProperties:{type:"object",required:[
"low","high"],additionalProperties:!1,properties:{low:{type:"number"},high:{type:"number"}}}},bound:{type:["object","null"],additionalProperties:{type:"number"}}}};
function je(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=je.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.unit===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"unit"}};e===null?e=[n]:e.push(n),r++}if(s.n===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"n"}};e===null?e=[n]:e.push(n),r++}if(s.p50===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
p50"}};e===null?e=[n]:e.push(n),r++}if(s.p90===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p90"}};e===null?
e=[n]:e.push(n),r++}if(s.p95===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p95"}};e===null?e=[n]:e.push(n),
r++}if(s.p99===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p99"}};e===null?e=[n]:e.push(n),r++}if(s.max===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"max"}};e===null?e=[n]:e.push(n),r++}if(s.ci===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"ci"}};e===null?e=[n]:e.push(n),r++}if(s.bound===void 0){let n={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"bound"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!pe.call(he.properties,n)){let o={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),r++}if(s.unit!==void 0&&s.unit!=="ms"){let n={instancePath:i+
"/unit",schemaPath:"#/properties/unit/const",keyword:"const",params:{allowedValue:"ms"}};e===null?e=[n]:e.push(n),r++}if(s.n!==void 0){let n=s.n;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.
push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[o]:e.push(o),r++}}if(s.p50!==void 0){let n=s.p50;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/p50",schemaPath:"\
#/properties/p50/type",keyword:"type",params:{type:he.properties.p50.type}};e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={
instancePath:i+"/p50",schemaPath:"#/properties/p50/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}if(s.p90!==void 0){
let n=s.p90;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/p90",schemaPath:"#/properties/p90/type",keyword:"type",params:{type:he.properties.
p90.type}};e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/p90",schemaPath:"#/properties/p90/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}if(s.p95!==void 0){let n=s.p95;if(!(typeof n=="number"&&isFinite(n))&&n!==null){
let o={instancePath:i+"/p95",schemaPath:"#/properties/p95/type",keyword:"type",params:{type:he.properties.p95.type}};e===null?e=[o]:e.push(o),r++}if(typeof n=="\
number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/p95",schemaPath:"#/properties/p95/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===
null?e=[o]:e.push(o),r++}}if(s.p99!==void 0){let n=s.p99;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/p99",schemaPath:"#/properties/\
p99/type",keyword:"type",params:{type:he.properties.p99.type}};e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+
"/p99",schemaPath:"#/properties/p99/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}if(s.max!==void 0){let n=s.max;if(!(typeof n==
"number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type:he.properties.max.type}};e===null?
e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/max",schemaPath:"#/properties/max/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}if(s.ci!==void 0){let n=s.ci;if(!(n&&typeof n=="object"&&!Array.isArray(n))&&n!==null){let o={instancePath:i+
"/ci",schemaPath:"#/properties/ci/type",keyword:"type",params:{type:he.properties.ci.type}};e===null?e=[o]:e.push(o),r++}if(n&&typeof n=="object"&&!Array.isArray(
n))for(let o in n){let a=n[o];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.low===void 0){let u={instancePath:i+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~\
1"),schemaPath:"#/properties/ci/additionalProperties/required",keyword:"required",params:{missingProperty:"low"}};e===null?e=[u]:e.push(u),r++}if(a.high===void 0){
let u={instancePath:i+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/ci/additionalProperties/required",keyword:"required",params:{missingProperty:"\
high"}};e===null?e=[u]:e.push(u),r++}for(let u in a)if(!(u==="low"||u==="high")){let c={instancePath:i+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/ci/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[c]:e.push(c),r++}if(a.low!==
void 0){let u=a.low;if(!(typeof u=="number"&&isFinite(u))){let c={instancePath:i+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/low",schemaPath:"#/properties\
/ci/additionalProperties/properties/low/type",keyword:"type",params:{type:"number"}};e===null?e=[c]:e.push(c),r++}}if(a.high!==void 0){let u=a.high;if(!(typeof u==
"number"&&isFinite(u))){let c={instancePath:i+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/high",schemaPath:"#/properties/ci/additionalProperties/propertie\
s/high/type",keyword:"type",params:{type:"number"}};e===null?e=[c]:e.push(c),r++}}}else{let u={instancePath:i+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/ci/additionalProperties/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}}if(s.bound!==void 0){let n=s.bound;if(!(n&&typeof n==
"object"&&!Array.isArray(n))&&n!==null){let o={instancePath:i+"/bound",schemaPath:"#/properties/bound/type",keyword:"type",params:{type:he.properties.bound.type}};
e===null?e=[o]:e.push(o),r++}if(n&&typeof n=="object"&&!Array.isArray(n))for(let o in n){let a=n[o];if(!(typeof a=="number"&&isFinite(a))){let u={instancePath:i+
"/bound/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/bound/additionalProperties/type",keyword:"type",params:{type:"number"}};e===null?e=[
u]:e.push(u),r++}}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return je.errors=e,r===0}
je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Bs={enum:["http-429","http-4xx","http-5xx","http-other","bad-json","not-a-completion","timeout","net\
work","truncated","stream-error","stream-429","timeout-connect","timeout-headers","timeout-first-token","timeout-idle","timeout-total","refused","reset","dns","\
tls","too-large","too-many-events","aborted"]};function ne(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,
r=0,y=ne.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),!(s==="http-429"||s==="http-4xx"||s==="http-5xx"||s==="http-other"||s===
"bad-json"||s==="not-a-completion"||s==="timeout"||s==="network"||s==="truncated"||s==="stream-error"||s==="stream-429"||s==="timeout-connect"||s==="timeout-hea\
ders"||s==="timeout-first-token"||s==="timeout-idle"||s==="timeout-total"||s==="refused"||s==="reset"||s==="dns"||s==="tls"||s==="too-large"||s==="too-many-even\
ts"||s==="aborted")){let n={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Bs.enum}};e===null?e=[n]:e.push(n),r++}return ne.errors=e,r===
0}ne.evaluated={dynamicProps:!1,dynamicItems:!1};var ns={type:"object",required:["timeline","dots","curves"],additionalProperties:!1,properties:{timeline:{type:"\
object",required:["bucketSeconds","buckets"],additionalProperties:!1,properties:{bucketSeconds:{type:"number",exclusiveMinimum:0},buckets:{type:"array",maxItems:128,
items:{type:"object",required:["planned","sent","completed","inFlight","slowestMs","failed"],additionalProperties:!1,properties:{planned:{type:["integer","null"],
minimum:0},sent:{type:"integer",minimum:0},completed:{type:"integer",minimum:0},inFlight:{type:"number",minimum:0},slowestMs:{type:["number","null"],minimum:0},
failed:{type:"object",propertyNames:{$ref:"#/$defs/failureClass"},additionalProperties:{type:"integer",minimum:1}}}}}}},dots:{type:"object",required:["requests",
"points"],additionalProperties:!1,properties:{requests:{type:"integer",minimum:0},points:{type:"array",maxItems:600,items:{type:"array",minItems:4,maxItems:4,prefixItems:[
{type:"number"},{type:["number","null"],minimum:0},{type:"number",minimum:0},{anyOf:[{const:"ok"},{$ref:"#/$defs/failureClass"}]}]}}}},curves:{type:"object",propertyNames:{
pattern:"^[a-z][a-z0-9-]*$"},additionalProperties:{type:"array",maxItems:128,items:{type:"array",minItems:2,maxItems:2,prefixItems:[{type:"number"},{type:"numbe\
r",exclusiveMinimum:0,maximum:1}]}}}}};function Oe(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=Oe.
evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.timeline===void 0){let u={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"timeline"}};e===null?e=[u]:e.push(u),r++}if(s.dots===void 0){let u={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"dots"}};e===null?e=[u]:e.push(u),r++}if(s.curves===void 0){let u={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"curves"}};e===null?e=[u]:e.push(u),r++}for(let u in s)if(!(u==="timeline"||u==="dots"||u==="curves")){let c={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[c]:e.push(c),r++}if(s.timeline!==void 0){let u=s.timeline;
if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.bucketSeconds===void 0){let c={instancePath:i+"/timeline",schemaPath:"#/properties/timeline/required",keyword:"\
required",params:{missingProperty:"bucketSeconds"}};e===null?e=[c]:e.push(c),r++}if(u.buckets===void 0){let c={instancePath:i+"/timeline",schemaPath:"#/properti\
es/timeline/required",keyword:"required",params:{missingProperty:"buckets"}};e===null?e=[c]:e.push(c),r++}for(let c in u)if(!(c==="bucketSeconds"||c==="buckets")){
let h={instancePath:i+"/timeline",schemaPath:"#/properties/timeline/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}};e===null?
e=[h]:e.push(h),r++}if(u.bucketSeconds!==void 0){let c=u.bucketSeconds;if(typeof c=="number"&&isFinite(c)){if(c<=0||isNaN(c)){let h={instancePath:i+"/timeline/b\
ucketSeconds",schemaPath:"#/properties/timeline/properties/bucketSeconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}};e===null?
e=[h]:e.push(h),r++}}else{let h={instancePath:i+"/timeline/bucketSeconds",schemaPath:"#/properties/timeline/properties/bucketSeconds/type",keyword:"type",params:{
type:"number"}};e===null?e=[h]:e.push(h),r++}}if(u.buckets!==void 0){let c=u.buckets;if(Array.isArray(c)){if(c.length>128){let m={instancePath:i+"/timeline/buck\
ets",schemaPath:"#/properties/timeline/properties/buckets/maxItems",keyword:"maxItems",params:{limit:128}};e===null?e=[m]:e.push(m),r++}let h=c.length;for(let m=0;m<
h;m++){let $=c[m];if($&&typeof $=="object"&&!Array.isArray($)){if($.planned===void 0){let f={instancePath:i+"/timeline/buckets/"+m,schemaPath:"#/properties/time\
line/properties/buckets/items/required",keyword:"required",params:{missingProperty:"planned"}};e===null?e=[f]:e.push(f),r++}if($.sent===void 0){let f={instancePath:i+
"/timeline/buckets/"+m,schemaPath:"#/properties/timeline/properties/buckets/items/required",keyword:"required",params:{missingProperty:"sent"}};e===null?e=[f]:e.
push(f),r++}if($.completed===void 0){let f={instancePath:i+"/timeline/buckets/"+m,schemaPath:"#/properties/timeline/properties/buckets/items/required",keyword:"\
required",params:{missingProperty:"completed"}};e===null?e=[f]:e.push(f),r++}if($.inFlight===void 0){let f={instancePath:i+"/timeline/buckets/"+m,schemaPath:"#/\
properties/timeline/properties/buckets/items/required",keyword:"required",params:{missingProperty:"inFlight"}};e===null?e=[f]:e.push(f),r++}if($.slowestMs===void 0){
let f={instancePath:i+"/timeline/buckets/"+m,schemaPath:"#/properties/timeline/properties/buckets/items/required",keyword:"required",params:{missingProperty:"sl\
owestMs"}};e===null?e=[f]:e.push(f),r++}if($.failed===void 0){let f={instancePath:i+"/timeline/buckets/"+m,schemaPath:"#/properties/timeline/properties/buckets/\
items/required",keyword:"required",params:{missingProperty:"failed"}};e===null?e=[f]:e.push(f),r++}for(let f in $)if(!(f==="planned"||f==="sent"||f==="completed"||
f==="inFlight"||f==="slowestMs"||f==="failed")){let t={instancePath:i+"/timeline/buckets/"+m,schemaPath:"#/properties/timeline/properties/buckets/items/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[t]:e.push(t),r++}if($.planned!==void 0){let f=$.planned;if(!(typeof f=="\
number"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&f!==null){let t={instancePath:i+"/timeline/buckets/"+m+"/planned",schemaPath:"#/properties/timeline/properties/buckets\
/items/properties/planned/type",keyword:"type",params:{type:ns.properties.timeline.properties.buckets.items.properties.planned.type}};e===null?e=[t]:e.push(t),r++}
if(typeof f=="number"&&isFinite(f)&&(f<0||isNaN(f))){let t={instancePath:i+"/timeline/buckets/"+m+"/planned",schemaPath:"#/properties/timeline/properties/bucket\
s/items/properties/planned/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[t]:e.push(t),r++}}if($.sent!==void 0){let f=$.sent;if(!(typeof f==
"number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){let t={instancePath:i+"/timeline/buckets/"+m+"/sent",schemaPath:"#/properties/timeline/properties/buckets/items/prope\
rties/sent/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),r++}if(typeof f=="number"&&isFinite(f)&&(f<0||isNaN(f))){let t={instancePath:i+
"/timeline/buckets/"+m+"/sent",schemaPath:"#/properties/timeline/properties/buckets/items/properties/sent/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[t]:e.push(t),r++}}if($.completed!==void 0){let f=$.completed;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){let t={instancePath:i+"/timel\
ine/buckets/"+m+"/completed",schemaPath:"#/properties/timeline/properties/buckets/items/properties/completed/type",keyword:"type",params:{type:"integer"}};e===null?
e=[t]:e.push(t),r++}if(typeof f=="number"&&isFinite(f)&&(f<0||isNaN(f))){let t={instancePath:i+"/timeline/buckets/"+m+"/completed",schemaPath:"#/properties/time\
line/properties/buckets/items/properties/completed/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[t]:e.push(t),r++}}if($.inFlight!==void 0){
let f=$.inFlight;if(typeof f=="number"&&isFinite(f)){if(f<0||isNaN(f)){let t={instancePath:i+"/timeline/buckets/"+m+"/inFlight",schemaPath:"#/properties/timelin\
e/properties/buckets/items/properties/inFlight/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+
"/timeline/buckets/"+m+"/inFlight",schemaPath:"#/properties/timeline/properties/buckets/items/properties/inFlight/type",keyword:"type",params:{type:"number"}};e===
null?e=[t]:e.push(t),r++}}if($.slowestMs!==void 0){let f=$.slowestMs;if(!(typeof f=="number"&&isFinite(f))&&f!==null){let t={instancePath:i+"/timeline/buckets/"+
m+"/slowestMs",schemaPath:"#/properties/timeline/properties/buckets/items/properties/slowestMs/type",keyword:"type",params:{type:ns.properties.timeline.properties.
buckets.items.properties.slowestMs.type}};e===null?e=[t]:e.push(t),r++}if(typeof f=="number"&&isFinite(f)&&(f<0||isNaN(f))){let t={instancePath:i+"/timeline/buc\
kets/"+m+"/slowestMs",schemaPath:"#/properties/timeline/properties/buckets/items/properties/slowestMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[t]:e.push(t),r++}}if($.failed!==void 0){let f=$.failed;if(f&&typeof f=="object"&&!Array.isArray(f)){for(let t in f){let d=r;ne(t,{instancePath:i+"/t\
imeline/buckets/"+m+"/failed",parentData:f,parentDataProperty:"failed",rootData:P,dynamicAnchors:k})||(e=e===null?ne.errors:e.concat(ne.errors),r=e.length);var n=d===
r;if(!n){let j={instancePath:i+"/timeline/buckets/"+m+"/failed",schemaPath:"#/properties/timeline/properties/buckets/items/properties/failed/propertyNames",keyword:"\
propertyNames",params:{propertyName:t}};e===null?e=[j]:e.push(j),r++}}for(let t in f){let d=f[t];if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let j={
instancePath:i+"/timeline/buckets/"+m+"/failed/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/timeline/properties/buckets/items/properties/\
failed/additionalProperties/type",keyword:"type",params:{type:"integer"}};e===null?e=[j]:e.push(j),r++}if(typeof d=="number"&&isFinite(d)&&(d<1||isNaN(d))){let j={
instancePath:i+"/timeline/buckets/"+m+"/failed/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/timeline/properties/buckets/items/properties/\
failed/additionalProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[j]:e.push(j),r++}}}else{let t={instancePath:i+"/timeline/bu\
ckets/"+m+"/failed",schemaPath:"#/properties/timeline/properties/buckets/items/properties/failed/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(
t),r++}}}else{let f={instancePath:i+"/timeline/buckets/"+m,schemaPath:"#/properties/timeline/properties/buckets/items/type",keyword:"type",params:{type:"object"}};
e===null?e=[f]:e.push(f),r++}}}else{let h={instancePath:i+"/timeline/buckets",schemaPath:"#/properties/timeline/properties/buckets/type",keyword:"type",params:{
type:"array"}};e===null?e=[h]:e.push(h),r++}}}else{let c={instancePath:i+"/timeline",schemaPath:"#/properties/timeline/type",keyword:"type",params:{type:"object"}};
e===null?e=[c]:e.push(c),r++}}if(s.dots!==void 0){let u=s.dots;if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.requests===void 0){let c={instancePath:i+"/dots",
schemaPath:"#/properties/dots/required",keyword:"required",params:{missingProperty:"requests"}};e===null?e=[c]:e.push(c),r++}if(u.points===void 0){let c={instancePath:i+
"/dots",schemaPath:"#/properties/dots/required",keyword:"required",params:{missingProperty:"points"}};e===null?e=[c]:e.push(c),r++}for(let c in u)if(!(c==="requ\
ests"||c==="points")){let h={instancePath:i+"/dots",schemaPath:"#/properties/dots/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}};
e===null?e=[h]:e.push(h),r++}if(u.requests!==void 0){let c=u.requests;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let h={instancePath:i+"/dots/req\
uests",schemaPath:"#/properties/dots/properties/requests/type",keyword:"type",params:{type:"integer"}};e===null?e=[h]:e.push(h),r++}if(typeof c=="number"&&isFinite(
c)&&(c<0||isNaN(c))){let h={instancePath:i+"/dots/requests",schemaPath:"#/properties/dots/properties/requests/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}};e===null?e=[h]:e.push(h),r++}}if(u.points!==void 0){let c=u.points;if(Array.isArray(c)){if(c.length>600){let m={instancePath:i+"/dots/points",schemaPath:"\
#/properties/dots/properties/points/maxItems",keyword:"maxItems",params:{limit:600}};e===null?e=[m]:e.push(m),r++}let h=c.length;for(let m=0;m<h;m++){let $=c[m];
if(Array.isArray($)){if($.length>4){let t={instancePath:i+"/dots/points/"+m,schemaPath:"#/properties/dots/properties/points/items/maxItems",keyword:"maxItems",params:{
limit:4}};e===null?e=[t]:e.push(t),r++}if($.length<4){let t={instancePath:i+"/dots/points/"+m,schemaPath:"#/properties/dots/properties/points/items/minItems",keyword:"\
minItems",params:{limit:4}};e===null?e=[t]:e.push(t),r++}let f=$.length;if(f>0){let t=$[0];if(!(typeof t=="number"&&isFinite(t))){let d={instancePath:i+"/dots/p\
oints/"+m+"/0",schemaPath:"#/properties/dots/properties/points/items/prefixItems/0/type",keyword:"type",params:{type:"number"}};e===null?e=[d]:e.push(d),r++}}if(f>
1){let t=$[1];if(!(typeof t=="number"&&isFinite(t))&&t!==null){let d={instancePath:i+"/dots/points/"+m+"/1",schemaPath:"#/properties/dots/properties/points/item\
s/prefixItems/1/type",keyword:"type",params:{type:ns.properties.dots.properties.points.items.prefixItems[1].type}};e===null?e=[d]:e.push(d),r++}if(typeof t=="nu\
mber"&&isFinite(t)&&(t<0||isNaN(t))){let d={instancePath:i+"/dots/points/"+m+"/1",schemaPath:"#/properties/dots/properties/points/items/prefixItems/1/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[d]:e.push(d),r++}}if(f>2){let t=$[2];if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){let d={instancePath:i+
"/dots/points/"+m+"/2",schemaPath:"#/properties/dots/properties/points/items/prefixItems/2/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?
e=[d]:e.push(d),r++}}else{let d={instancePath:i+"/dots/points/"+m+"/2",schemaPath:"#/properties/dots/properties/points/items/prefixItems/2/type",keyword:"type",
params:{type:"number"}};e===null?e=[d]:e.push(d),r++}}if(f>3){let t=$[3],d=r,j=!1,I=r;if(t!=="ok"){let p={instancePath:i+"/dots/points/"+m+"/3",schemaPath:"#/pr\
operties/dots/properties/points/items/prefixItems/3/anyOf/0/const",keyword:"const",params:{allowedValue:"ok"}};e===null?e=[p]:e.push(p),r++}var o=I===r;j=j||o;let g=r;
ne(t,{instancePath:i+"/dots/points/"+m+"/3",parentData:$,parentDataProperty:3,rootData:P,dynamicAnchors:k})||(e=e===null?ne.errors:e.concat(ne.errors),r=e.length);
var o=g===r;if(j=j||o,j)r=d,e!==null&&(d?e.length=d:e=null);else{let p={instancePath:i+"/dots/points/"+m+"/3",schemaPath:"#/properties/dots/properties/points/it\
ems/prefixItems/3/anyOf",keyword:"anyOf",params:{}};e===null?e=[p]:e.push(p),r++}}}else{let f={instancePath:i+"/dots/points/"+m,schemaPath:"#/properties/dots/pr\
operties/points/items/type",keyword:"type",params:{type:"array"}};e===null?e=[f]:e.push(f),r++}}}else{let h={instancePath:i+"/dots/points",schemaPath:"#/propert\
ies/dots/properties/points/type",keyword:"type",params:{type:"array"}};e===null?e=[h]:e.push(h),r++}}}else{let c={instancePath:i+"/dots",schemaPath:"#/propertie\
s/dots/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}if(s.curves!==void 0){let u=s.curves;if(u&&typeof u=="object"&&!Array.isArray(
u)){for(let c in u){let h=r;if(typeof c=="string"&&!Fr.test(c)){let m={instancePath:i+"/curves",schemaPath:"#/properties/curves/propertyNames/pattern",keyword:"\
pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},propertyName:c};e===null?e=[m]:e.push(m),r++}var a=h===r;if(!a){let m={instancePath:i+"/curves",schemaPath:"#/prop\
erties/curves/propertyNames",keyword:"propertyNames",params:{propertyName:c}};e===null?e=[m]:e.push(m),r++}}for(let c in u){let h=u[c];if(Array.isArray(h)){if(h.
length>128){let $={instancePath:i+"/curves/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/curves/additionalProperties/maxItems",keyword:"ma\
xItems",params:{limit:128}};e===null?e=[$]:e.push($),r++}let m=h.length;for(let $=0;$<m;$++){let f=h[$];if(Array.isArray(f)){if(f.length>2){let d={instancePath:i+
"/curves/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+$,schemaPath:"#/properties/curves/additionalProperties/items/maxItems",keyword:"maxItems",params:{limit:2}};
e===null?e=[d]:e.push(d),r++}if(f.length<2){let d={instancePath:i+"/curves/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+$,schemaPath:"#/properties/curves/addi\
tionalProperties/items/minItems",keyword:"minItems",params:{limit:2}};e===null?e=[d]:e.push(d),r++}let t=f.length;if(t>0){let d=f[0];if(!(typeof d=="number"&&isFinite(
d))){let j={instancePath:i+"/curves/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+$+"/0",schemaPath:"#/properties/curves/additionalProperties/items/prefixItems\
/0/type",keyword:"type",params:{type:"number"}};e===null?e=[j]:e.push(j),r++}}if(t>1){let d=f[1];if(typeof d=="number"&&isFinite(d)){if(d>1||isNaN(d)){let j={instancePath:i+
"/curves/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+$+"/1",schemaPath:"#/properties/curves/additionalProperties/items/prefixItems/1/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:1}};e===null?e=[j]:e.push(j),r++}if(d<=0||isNaN(d)){let j={instancePath:i+"/curves/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/"+$+"/1",schemaPath:"#/properties/curves/additionalProperties/items/prefixItems/1/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}};
e===null?e=[j]:e.push(j),r++}}else{let j={instancePath:i+"/curves/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+$+"/1",schemaPath:"#/properties/curves/addition\
alProperties/items/prefixItems/1/type",keyword:"type",params:{type:"number"}};e===null?e=[j]:e.push(j),r++}}}else{let t={instancePath:i+"/curves/"+c.replace(/~/g,
"~0").replace(/\//g,"~1")+"/"+$,schemaPath:"#/properties/curves/additionalProperties/items/type",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),
r++}}}else{let m={instancePath:i+"/curves/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/curves/additionalProperties/type",keyword:"type",params:{
type:"array"}};e===null?e=[m]:e.push(m),r++}}}else{let c={instancePath:i+"/curves",schemaPath:"#/properties/curves/type",keyword:"type",params:{type:"object"}};
e===null?e=[c]:e.push(c),r++}}}else{let u={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}return Oe.errors=
e,r===0}Oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var xr={type:"object",required:["model","vus","durationSeconds","ratePerSecond","burstiness","tr\
aceSpeed","thinkSeconds","maxTokens","promptTokens","lengths","prefixShare","keys","mix","requestTimeoutSeconds"],additionalProperties:!1,properties:{model:{enum:[
"closed","open-constant","open-poisson","open-gamma","open-trace"]},vus:{type:"integer",minimum:1},durationSeconds:{type:"number",minimum:0},ratePerSecond:{type:[
"number","null"],minimum:0},burstiness:{type:"number",minimum:0},traceSpeed:{type:"number",minimum:0},thinkSeconds:{type:"number",minimum:0},maxTokens:{type:"in\
teger",minimum:1},promptTokens:{type:"integer",minimum:1},lengths:{type:"object",required:["kind"],properties:{kind:{enum:["fixed","lognormal","empirical"]},promptCv:{
type:"number",minimum:0},outputCv:{type:"number",minimum:0},correlation:{type:"number",minimum:-1,maximum:1},count:{type:"integer",minimum:1}},additionalProperties:!1},
prefixShare:{type:"number",minimum:0,maximum:1},keys:{type:"integer",minimum:1},mix:{type:"object",required:["json","sse","websocket"],additionalProperties:!1,properties:{
json:{type:"number",minimum:0},sse:{type:"number",minimum:0},websocket:{type:"number",minimum:0}}},requestTimeoutSeconds:{type:"number",minimum:0}}};function Ae(s,{
instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=Ae.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&
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
if(!pe.call(xr.properties,n)){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=
[o]:e.push(o),r++}if(s.model!==void 0){let n=s.model;if(!(n==="closed"||n==="open-constant"||n==="open-poisson"||n==="open-gamma"||n==="open-trace")){let o={instancePath:i+
"/model",schemaPath:"#/properties/model/enum",keyword:"enum",params:{allowedValues:xr.properties.model.enum}};e===null?e=[o]:e.push(o),r++}}if(s.vus!==void 0){let n=s.
vus;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/vus",schemaPath:"#/properties/vus/type",keyword:"type",params:{type:"integ\
er"}};e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<1||isNaN(n))){let o={instancePath:i+"/vus",schemaPath:"#/properties/vus/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}};e===null?e=[o]:e.push(o),r++}}if(s.durationSeconds!==void 0){let n=s.durationSeconds;if(typeof n=="number"&&isFinite(
n)){if(n<0||isNaN(n)){let o={instancePath:i+"/durationSeconds",schemaPath:"#/properties/durationSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/durationSeconds",schemaPath:"#/properties/durationSeconds/type",keyword:"type",params:{type:"number"}};
e===null?e=[o]:e.push(o),r++}}if(s.ratePerSecond!==void 0){let n=s.ratePerSecond;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/ratePe\
rSecond",schemaPath:"#/properties/ratePerSecond/type",keyword:"type",params:{type:xr.properties.ratePerSecond.type}};e===null?e=[o]:e.push(o),r++}if(typeof n=="\
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
e===null?e=[o]:e.push(o),r++}for(let o in n)if(!(o==="kind"||o==="promptCv"||o==="outputCv"||o==="correlation"||o==="count")){let a={instancePath:i+"/lengths",schemaPath:"\
#/properties/lengths/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[a]:e.push(a),r++}if(n.kind!==void 0){let o=n.
kind;if(!(o==="fixed"||o==="lognormal"||o==="empirical")){let a={instancePath:i+"/lengths/kind",schemaPath:"#/properties/lengths/properties/kind/enum",keyword:"\
enum",params:{allowedValues:xr.properties.lengths.properties.kind.enum}};e===null?e=[a]:e.push(a),r++}}if(n.promptCv!==void 0){let o=n.promptCv;if(typeof o=="nu\
mber"&&isFinite(o)){if(o<0||isNaN(o)){let a={instancePath:i+"/lengths/promptCv",schemaPath:"#/properties/lengths/properties/promptCv/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/lengths/promptCv",schemaPath:"#/properties/lengths/properties/promp\
tCv/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),r++}}if(n.outputCv!==void 0){let o=n.outputCv;if(typeof o=="number"&&isFinite(o)){if(o<
0||isNaN(o)){let a={instancePath:i+"/lengths/outputCv",schemaPath:"#/properties/lengths/properties/outputCv/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/lengths/outputCv",schemaPath:"#/properties/lengths/properties/outputCv/type",keyword:"type",params:{type:"\
number"}};e===null?e=[a]:e.push(a),r++}}if(n.correlation!==void 0){let o=n.correlation;if(typeof o=="number"&&isFinite(o)){if(o>1||isNaN(o)){let a={instancePath:i+
"/lengths/correlation",schemaPath:"#/properties/lengths/properties/correlation/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[a]:e.push(
a),r++}if(o<-1||isNaN(o)){let a={instancePath:i+"/lengths/correlation",schemaPath:"#/properties/lengths/properties/correlation/minimum",keyword:"minimum",params:{
comparison:">=",limit:-1}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/lengths/correlation",schemaPath:"#/properties/lengths/properties/correlati\
on/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),r++}}if(n.count!==void 0){let o=n.count;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o))){let a={instancePath:i+"/lengths/count",schemaPath:"#/properties/lengths/properties/count/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(
a),r++}if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){let a={instancePath:i+"/lengths/count",schemaPath:"#/properties/lengths/properties/count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}};e===null?e=[a]:e.push(a),r++}}}else{let o={instancePath:i+"/lengths",schemaPath:"#/properties/lengths/type",keyword:"\
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
required",params:{missingProperty:"websocket"}};e===null?e=[o]:e.push(o),r++}for(let o in n)if(!(o==="json"||o==="sse"||o==="websocket")){let a={instancePath:i+
"/mix",schemaPath:"#/properties/mix/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[a]:e.push(a),r++}if(n.json!==
void 0){let o=n.json;if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(o)){let a={instancePath:i+"/mix/json",schemaPath:"#/properties/mix/properties/json/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/mix/json",schemaPath:"#/properties/mix/propert\
ies/json/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),r++}}if(n.sse!==void 0){let o=n.sse;if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(
o)){let a={instancePath:i+"/mix/sse",schemaPath:"#/properties/mix/properties/sse/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(
a),r++}}else{let a={instancePath:i+"/mix/sse",schemaPath:"#/properties/mix/properties/sse/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),
r++}}if(n.websocket!==void 0){let o=n.websocket;if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(o)){let a={instancePath:i+"/mix/websocket",schemaPath:"#/prope\
rties/mix/properties/websocket/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/mix/webso\
cket",schemaPath:"#/properties/mix/properties/websocket/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),r++}}}else{let o={instancePath:i+"\
/mix",schemaPath:"#/properties/mix/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.requestTimeoutSeconds!==void 0){let n=s.requestTimeoutSeconds;
if(typeof n=="number"&&isFinite(n)){if(n<0||isNaN(n)){let o={instancePath:i+"/requestTimeoutSeconds",schemaPath:"#/properties/requestTimeoutSeconds/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/requestTimeoutSeconds",schemaPath:"#/properties/requestTim\
eoutSeconds/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[n]:e.push(n),r++}return Ae.errors=e,r===0}Ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var gs={type:"object",required:["p50","p\
99"],additionalProperties:!1,properties:{p50:{type:["number","null"],minimum:0},p99:{type:["number","null"],minimum:0}}};function Y(s,{instancePath:i="",parentData:D,
parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=Y.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.p50===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p50"}};e===null?
e=[n]:e.push(n),r++}if(s.p99===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p99"}};e===null?e=[n]:e.push(n),
r++}for(let n in s)if(!(n==="p50"||n==="p99")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};
e===null?e=[o]:e.push(o),r++}if(s.p50!==void 0){let n=s.p50;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/p50",schemaPath:"#/properti\
es/p50/type",keyword:"type",params:{type:gs.properties.p50.type}};e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+
"/p50",schemaPath:"#/properties/p50/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}if(s.p99!==void 0){let n=s.p99;if(!(typeof n==
"number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/p99",schemaPath:"#/properties/p99/type",keyword:"type",params:{type:gs.properties.p99.type}};e===null?
e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/p99",schemaPath:"#/properties/p99/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.
push(n),r++}return Y.errors=e,r===0}Y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Tr(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,
dynamicAnchors:k={}}={}){let e=null,r=0,y=Tr.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!1,a=null,u=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.outcome!==void 0&&s.outcome!=="ok"){let g={instancePath:i+"/outcome",schemaPath:"#/oneOf/0/properties/outcome/const",keyword:"\
const",params:{allowedValue:"ok"}};e===null?e=[g]:e.push(g),r++}if(s.exitCode!==void 0&&s.exitCode!==0){let g={instancePath:i+"/exitCode",schemaPath:"#/oneOf/0/\
properties/exitCode/const",keyword:"const",params:{allowedValue:0}};e===null?e=[g]:e.push(g),r++}if(s.valid!==void 0&&s.valid!==!0){let g={instancePath:i+"/vali\
d",schemaPath:"#/oneOf/0/properties/valid/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[g]:e.push(g),r++}if(s.reasons!==void 0){let g=s.reasons;if(Array.
isArray(g)){if(g.length>0){let p={instancePath:i+"/reasons",schemaPath:"#/oneOf/0/properties/reasons/maxItems",keyword:"maxItems",params:{limit:0}};e===null?e=[
p]:e.push(p),r++}}else{let p={instancePath:i+"/reasons",schemaPath:"#/oneOf/0/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(
p),r++}}}var m=u===r;if(m){o=!0,a=0;var c={};c.outcome=!0,c.exitCode=!0,c.valid=!0,c.reasons=!0}let h=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.outcome!==
void 0&&s.outcome!=="slo-failed"){let g={instancePath:i+"/outcome",schemaPath:"#/oneOf/1/properties/outcome/const",keyword:"const",params:{allowedValue:"slo-fai\
led"}};e===null?e=[g]:e.push(g),r++}if(s.exitCode!==void 0&&s.exitCode!==1){let g={instancePath:i+"/exitCode",schemaPath:"#/oneOf/1/properties/exitCode/const",keyword:"\
const",params:{allowedValue:1}};e===null?e=[g]:e.push(g),r++}if(s.valid!==void 0&&s.valid!==!0){let g={instancePath:i+"/valid",schemaPath:"#/oneOf/1/properties/\
valid/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[g]:e.push(g),r++}if(s.reasons!==void 0){let g=s.reasons;if(Array.isArray(g)){if(g.length>0){let p={
instancePath:i+"/reasons",schemaPath:"#/oneOf/1/properties/reasons/maxItems",keyword:"maxItems",params:{limit:0}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+
"/reasons",schemaPath:"#/oneOf/1/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}}var m=h===r;if(m&&o)o=!1,a=[a,1];else{
m&&(o=!0,a=1,c!==!0&&(c=c||{},c.outcome=!0,c.exitCode=!0,c.valid=!0,c.reasons=!0));let g=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.outcome!==void 0&&s.
outcome!=="invalid"){let l={instancePath:i+"/outcome",schemaPath:"#/oneOf/2/properties/outcome/const",keyword:"const",params:{allowedValue:"invalid"}};e===null?
e=[l]:e.push(l),r++}if(s.exitCode!==void 0){let l=s.exitCode;if(!(l===3||l===4)){let w={instancePath:i+"/exitCode",schemaPath:"#/oneOf/2/properties/exitCode/enu\
m",keyword:"enum",params:{allowedValues:G.oneOf[2].properties.exitCode.enum}};e===null?e=[w]:e.push(w),r++}}if(s.valid!==void 0&&s.valid!==!1){let l={instancePath:i+
"/valid",schemaPath:"#/oneOf/2/properties/valid/const",keyword:"const",params:{allowedValue:!1}};e===null?e=[l]:e.push(l),r++}if(s.reasons!==void 0){let l=s.reasons;
if(Array.isArray(l)){if(l.length<1){let w={instancePath:i+"/reasons",schemaPath:"#/oneOf/2/properties/reasons/minItems",keyword:"minItems",params:{limit:1}};e===
null?e=[w]:e.push(w),r++}}else{let w={instancePath:i+"/reasons",schemaPath:"#/oneOf/2/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=
[w]:e.push(w),r++}}}var m=g===r;if(m&&o)o=!1,a=[a,2];else{m&&(o=!0,a=2,c!==!0&&(c=c||{},c.outcome=!0,c.exitCode=!0,c.valid=!0,c.reasons=!0));let l=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.outcome!==void 0&&s.outcome!=="aborted"){let O={instancePath:i+"/outcome",schemaPath:"#/oneOf/3/properties/outcome/const",keyword:"\
const",params:{allowedValue:"aborted"}};e===null?e=[O]:e.push(O),r++}if(s.exitCode!==void 0&&s.exitCode!==3){let O={instancePath:i+"/exitCode",schemaPath:"#/one\
Of/3/properties/exitCode/const",keyword:"const",params:{allowedValue:3}};e===null?e=[O]:e.push(O),r++}if(s.valid!==void 0&&s.valid!==!1){let O={instancePath:i+"\
/valid",schemaPath:"#/oneOf/3/properties/valid/const",keyword:"const",params:{allowedValue:!1}};e===null?e=[O]:e.push(O),r++}if(s.reasons!==void 0){let O=s.reasons;
if(Array.isArray(O)){if(O.length<1){let S={instancePath:i+"/reasons",schemaPath:"#/oneOf/3/properties/reasons/minItems",keyword:"minItems",params:{limit:1}};e===
null?e=[S]:e.push(S),r++}}else{let S={instancePath:i+"/reasons",schemaPath:"#/oneOf/3/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=
[S]:e.push(S),r++}}}var m=l===r;m&&o?(o=!1,a=[a,3]):m&&(o=!0,a=3,c!==!0&&(c=c||{},c.outcome=!0,c.exitCode=!0,c.valid=!0,c.reasons=!0))}}if(o)r=n,e!==null&&(n?e.
length=n:e=null);else{let g={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:a}};e===null?e=[g]:e.push(g),r++}if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.schema===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[g]:e.push(
g),r++}if(s.outcome===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"outcome"}};e===null?e=[g]:e.push(g),r++}
if(s.exitCode===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exitCode"}};e===null?e=[g]:e.push(g),r++}if(s.
valid===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid"}};e===null?e=[g]:e.push(g),r++}if(s.reasons===void 0){
let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reasons"}};e===null?e=[g]:e.push(g),r++}if(s.notes===void 0){let g={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"notes"}};e===null?e=[g]:e.push(g),r++}if(s.requests===void 0){let g={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"requests"}};e===null?e=[g]:e.push(g),r++}if(s.metrics===void 0){let g={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"metrics"}};e===null?e=[g]:e.push(g),r++}if(s.throughput===void 0){let g={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"throughput"}};e===null?e=[g]:e.push(g),r++}if(s.rates===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"rates"}};e===null?e=[g]:e.push(g),r++}if(s.goodput===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"goodput"}};e===null?e=[g]:e.push(g),r++}if(s.littlesLaw===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"littlesLaw"}};e===null?e=[g]:e.push(g),r++}if(s.errors===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
errors"}};e===null?e=[g]:e.push(g),r++}if(s.conformance===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"conf\
ormance"}};e===null?e=[g]:e.push(g),r++}if(s.series===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"series"}};
e===null?e=[g]:e.push(g),r++}if(s.slo===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"slo"}};e===null?e=[g]:
e.push(g),r++}if(s.scenario===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scenario"}};e===null?e=[g]:e.push(
g),r++}if(s.suite===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"suite"}};e===null?e=[g]:e.push(g),r++}if(s.
target===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"target"}};e===null?e=[g]:e.push(g),r++}if(s.workload===
void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"workload"}};e===null?e=[g]:e.push(g),r++}if(s.schedule===void 0){
let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schedule"}};e===null?e=[g]:e.push(g),r++}if(s.instrument===void 0){let g={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"instrument"}};e===null?e=[g]:e.push(g),r++}if(s.startedAt===void 0){let g={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"startedAt"}};e===null?e=[g]:e.push(g),r++}if(s.durationMs===void 0){let g={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"durationMs"}};e===null?e=[g]:e.push(g),r++}for(let g in s)if(!pe.call(G.properties,g)){let p={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}};e===null?e=[p]:e.push(p),r++}if(s.schema!==void 0&&s.schema!==
"assay.load/1"){let g={instancePath:i+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"assay.load/1"}};e===null?e=[g]:e.push(
g),r++}if(s.outcome!==void 0){let g=s.outcome;if(!(g==="ok"||g==="slo-failed"||g==="invalid"||g==="aborted")){let p={instancePath:i+"/outcome",schemaPath:"#/pro\
perties/outcome/enum",keyword:"enum",params:{allowedValues:G.properties.outcome.enum}};e===null?e=[p]:e.push(p),r++}}if(s.exitCode!==void 0){let g=s.exitCode;if(!(g===
0||g===1||g===3||g===4)){let p={instancePath:i+"/exitCode",schemaPath:"#/properties/exitCode/enum",keyword:"enum",params:{allowedValues:G.properties.exitCode.enum}};
e===null?e=[p]:e.push(p),r++}}if(s.valid!==void 0&&typeof s.valid!="boolean"){let g={instancePath:i+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",
params:{type:"boolean"}};e===null?e=[g]:e.push(g),r++}if(s.reasons!==void 0){let g=s.reasons;if(Array.isArray(g)){let p=g.length;for(let l=0;l<p;l++){let w=g[l];
if(typeof w=="string"){if(E(w)<1){let O={instancePath:i+"/reasons/"+l,schemaPath:"#/properties/reasons/items/minLength",keyword:"minLength",params:{limit:1}};e===
null?e=[O]:e.push(O),r++}if(!se.test(w)){let O={instancePath:i+"/reasons/"+l,schemaPath:"#/properties/reasons/items/pattern",keyword:"pattern",params:{pattern:"\
^[^\\n]*$"}};e===null?e=[O]:e.push(O),r++}}else{let O={instancePath:i+"/reasons/"+l,schemaPath:"#/properties/reasons/items/type",keyword:"type",params:{type:"st\
ring"}};e===null?e=[O]:e.push(O),r++}}}else{let p={instancePath:i+"/reasons",schemaPath:"#/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?
e=[p]:e.push(p),r++}}if(s.notes!==void 0){let g=s.notes;if(Array.isArray(g)){let p=g.length;for(let l=0;l<p;l++){let w=g[l];if(typeof w=="string"){if(E(w)<1){let O={
instancePath:i+"/notes/"+l,schemaPath:"#/properties/notes/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[O]:e.push(O),r++}if(!se.test(w)){let O={
instancePath:i+"/notes/"+l,schemaPath:"#/properties/notes/items/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[O]:e.push(O),r++}}else{let O={
instancePath:i+"/notes/"+l,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type:"string"}};e===null?e=[O]:e.push(O),r++}}}else{let p={instancePath:i+
"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}if(s.requests!==void 0){let g=s.requests;if(g&&
typeof g=="object"&&!Array.isArray(g)){if(g.started===void 0){let p={instancePath:i+"/requests",schemaPath:"#/properties/requests/required",keyword:"required",params:{
missingProperty:"started"}};e===null?e=[p]:e.push(p),r++}if(g.ok===void 0){let p={instancePath:i+"/requests",schemaPath:"#/properties/requests/required",keyword:"\
required",params:{missingProperty:"ok"}};e===null?e=[p]:e.push(p),r++}if(g.failed===void 0){let p={instancePath:i+"/requests",schemaPath:"#/properties/requests/\
required",keyword:"required",params:{missingProperty:"failed"}};e===null?e=[p]:e.push(p),r++}if(g.dropped===void 0){let p={instancePath:i+"/requests",schemaPath:"\
#/properties/requests/required",keyword:"required",params:{missingProperty:"dropped"}};e===null?e=[p]:e.push(p),r++}if(g.interrupted===void 0){let p={instancePath:i+
"/requests",schemaPath:"#/properties/requests/required",keyword:"required",params:{missingProperty:"interrupted"}};e===null?e=[p]:e.push(p),r++}if(g.errorShare===
void 0){let p={instancePath:i+"/requests",schemaPath:"#/properties/requests/required",keyword:"required",params:{missingProperty:"errorShare"}};e===null?e=[p]:e.
push(p),r++}for(let p in g)if(!(p==="started"||p==="ok"||p==="failed"||p==="dropped"||p==="errorShare"||p==="interrupted")){let l={instancePath:i+"/requests",schemaPath:"\
#/properties/requests/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[l]:e.push(l),r++}if(g.started!==void 0){let p=g.
started;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let l={instancePath:i+"/requests/started",schemaPath:"#/properties/requests/properties/started\
/type",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let l={instancePath:i+"/request\
s/started",schemaPath:"#/properties/requests/properties/started/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}if(g.
ok!==void 0){let p=g.ok;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let l={instancePath:i+"/requests/ok",schemaPath:"#/properties/requests/propert\
ies/ok/type",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let l={instancePath:i+"/r\
equests/ok",schemaPath:"#/properties/requests/properties/ok/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}if(g.failed!==
void 0){let p=g.failed;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let l={instancePath:i+"/requests/failed",schemaPath:"#/properties/requests/prop\
erties/failed/type",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let l={instancePath:i+
"/requests/failed",schemaPath:"#/properties/requests/properties/failed/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}
if(g.dropped!==void 0){let p=g.dropped;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let l={instancePath:i+"/requests/dropped",schemaPath:"#/propert\
ies/requests/properties/dropped/type",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){
let l={instancePath:i+"/requests/dropped",schemaPath:"#/properties/requests/properties/dropped/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===
null?e=[l]:e.push(l),r++}}if(g.errorShare!==void 0){let p=g.errorShare;if(typeof p=="number"&&isFinite(p)){if(p>1||isNaN(p)){let l={instancePath:i+"/requests/er\
rorShare",schemaPath:"#/properties/requests/properties/errorShare/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[l]:e.push(l),r++}if(p<
0||isNaN(p)){let l={instancePath:i+"/requests/errorShare",schemaPath:"#/properties/requests/properties/errorShare/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/requests/errorShare",schemaPath:"#/properties/requests/properties/errorShare/type",keyword:"\
type",params:{type:"number"}};e===null?e=[l]:e.push(l),r++}}if(g.interrupted!==void 0){let p=g.interrupted;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p))){let l={instancePath:i+"/requests/interrupted",schemaPath:"#/properties/requests/properties/interrupted/type",keyword:"type",params:{type:"integer"}};e===null?
e=[l]:e.push(l),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let l={instancePath:i+"/requests/interrupted",schemaPath:"#/properties/requests/propert\
ies/interrupted/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}}else{let p={instancePath:i+"/requests",schemaPath:"#\
/properties/requests/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.tokens!==void 0){let g=s.tokens;if(!(g&&typeof g=="object"&&
!Array.isArray(g))&&g!==null){let p={instancePath:i+"/tokens",schemaPath:"#/properties/tokens/type",keyword:"type",params:{type:G.properties.tokens.type}};e===null?
e=[p]:e.push(p),r++}if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.n===void 0){let p={instancePath:i+"/tokens",schemaPath:"#/properties/tokens/required",keyword:"\
required",params:{missingProperty:"n"}};e===null?e=[p]:e.push(p),r++}if(g.askedMean===void 0){let p={instancePath:i+"/tokens",schemaPath:"#/properties/tokens/re\
quired",keyword:"required",params:{missingProperty:"askedMean"}};e===null?e=[p]:e.push(p),r++}if(g.p50===void 0){let p={instancePath:i+"/tokens",schemaPath:"#/p\
roperties/tokens/required",keyword:"required",params:{missingProperty:"p50"}};e===null?e=[p]:e.push(p),r++}if(g.mean===void 0){let p={instancePath:i+"/tokens",schemaPath:"\
#/properties/tokens/required",keyword:"required",params:{missingProperty:"mean"}};e===null?e=[p]:e.push(p),r++}if(g.over===void 0){let p={instancePath:i+"/token\
s",schemaPath:"#/properties/tokens/required",keyword:"required",params:{missingProperty:"over"}};e===null?e=[p]:e.push(p),r++}for(let p in g)if(!(p==="n"||p==="\
askedMean"||p==="p50"||p==="mean"||p==="over")){let l={instancePath:i+"/tokens",schemaPath:"#/properties/tokens/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:p}};e===null?e=[l]:e.push(l),r++}if(g.n!==void 0){let p=g.n;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let l={instancePath:i+
"/tokens/n",schemaPath:"#/properties/tokens/properties/n/type",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),r++}if(typeof p=="number"&&isFinite(
p)&&(p<1||isNaN(p))){let l={instancePath:i+"/tokens/n",schemaPath:"#/properties/tokens/properties/n/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};
e===null?e=[l]:e.push(l),r++}}if(g.askedMean!==void 0){let p=g.askedMean;if(typeof p=="number"&&isFinite(p)){if(p<0||isNaN(p)){let l={instancePath:i+"/tokens/as\
kedMean",schemaPath:"#/properties/tokens/properties/askedMean/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}else{let l={
instancePath:i+"/tokens/askedMean",schemaPath:"#/properties/tokens/properties/askedMean/type",keyword:"type",params:{type:"number"}};e===null?e=[l]:e.push(l),r++}}
if(g.p50!==void 0){let p=g.p50;if(!(typeof p=="number"&&isFinite(p))&&p!==null){let l={instancePath:i+"/tokens/p50",schemaPath:"#/properties/tokens/properties/p\
50/type",keyword:"type",params:{type:G.properties.tokens.properties.p50.type}};e===null?e=[l]:e.push(l),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){
let l={instancePath:i+"/tokens/p50",schemaPath:"#/properties/tokens/properties/p50/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.
push(l),r++}}if(g.mean!==void 0){let p=g.mean;if(typeof p=="number"&&isFinite(p)){if(p<0||isNaN(p)){let l={instancePath:i+"/tokens/mean",schemaPath:"#/propertie\
s/tokens/properties/mean/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/tokens/mean",schemaPath:"\
#/properties/tokens/properties/mean/type",keyword:"type",params:{type:"number"}};e===null?e=[l]:e.push(l),r++}}if(g.over!==void 0){let p=g.over;if(!(p&&typeof p==
"object"&&!Array.isArray(p))&&p!==null){let l={instancePath:i+"/tokens/over",schemaPath:"#/properties/tokens/properties/over/type",keyword:"type",params:{type:G.
properties.tokens.properties.over.type}};e===null?e=[l]:e.push(l),r++}if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.count===void 0){let l={instancePath:i+"/\
tokens/over",schemaPath:"#/properties/tokens/properties/over/required",keyword:"required",params:{missingProperty:"count"}};e===null?e=[l]:e.push(l),r++}if(p.share===
void 0){let l={instancePath:i+"/tokens/over",schemaPath:"#/properties/tokens/properties/over/required",keyword:"required",params:{missingProperty:"share"}};e===
null?e=[l]:e.push(l),r++}if(p.mean===void 0){let l={instancePath:i+"/tokens/over",schemaPath:"#/properties/tokens/properties/over/required",keyword:"required",params:{
missingProperty:"mean"}};e===null?e=[l]:e.push(l),r++}for(let l in p)if(!(l==="count"||l==="share"||l==="mean")){let w={instancePath:i+"/tokens/over",schemaPath:"\
#/properties/tokens/properties/over/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[w]:e.push(w),r++}if(p.count!==
void 0){let l=p.count;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let w={instancePath:i+"/tokens/over/count",schemaPath:"#/properties/tokens/prope\
rties/over/properties/count/type",keyword:"type",params:{type:"integer"}};e===null?e=[w]:e.push(w),r++}if(typeof l=="number"&&isFinite(l)&&(l<1||isNaN(l))){let w={
instancePath:i+"/tokens/over/count",schemaPath:"#/properties/tokens/properties/over/properties/count/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};
e===null?e=[w]:e.push(w),r++}}if(p.share!==void 0){let l=p.share;if(typeof l=="number"&&isFinite(l)){if(l>1||isNaN(l)){let w={instancePath:i+"/tokens/over/share",
schemaPath:"#/properties/tokens/properties/over/properties/share/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[w]:e.push(w),r++}if(l<
0||isNaN(l)){let w={instancePath:i+"/tokens/over/share",schemaPath:"#/properties/tokens/properties/over/properties/share/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:i+"/tokens/over/share",schemaPath:"#/properties/tokens/properties/over/properties/share/typ\
e",keyword:"type",params:{type:"number"}};e===null?e=[w]:e.push(w),r++}}if(p.mean!==void 0){let l=p.mean;if(typeof l=="number"&&isFinite(l)){if(l<0||isNaN(l)){let w={
instancePath:i+"/tokens/over/mean",schemaPath:"#/properties/tokens/properties/over/properties/mean/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:i+"/tokens/over/mean",schemaPath:"#/properties/tokens/properties/over/properties/mean/type",keyword:"type",
params:{type:"number"}};e===null?e=[w]:e.push(w),r++}}}}}}if(s.sentBy!==void 0){let g=s.sentBy;if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.json===void 0){
let p={instancePath:i+"/sentBy",schemaPath:"#/properties/sentBy/required",keyword:"required",params:{missingProperty:"json"}};e===null?e=[p]:e.push(p),r++}if(g.
sse===void 0){let p={instancePath:i+"/sentBy",schemaPath:"#/properties/sentBy/required",keyword:"required",params:{missingProperty:"sse"}};e===null?e=[p]:e.push(
p),r++}if(g.websocket===void 0){let p={instancePath:i+"/sentBy",schemaPath:"#/properties/sentBy/required",keyword:"required",params:{missingProperty:"websocket"}};
e===null?e=[p]:e.push(p),r++}for(let p in g)if(!(p==="json"||p==="sse"||p==="websocket")){let l={instancePath:i+"/sentBy",schemaPath:"#/properties/sentBy/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[l]:e.push(l),r++}if(g.json!==void 0){let p=g.json;if(!(typeof p=="numb\
er"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let l={instancePath:i+"/sentBy/json",schemaPath:"#/properties/sentBy/properties/json/type",keyword:"type",params:{type:"in\
teger"}};e===null?e=[l]:e.push(l),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let l={instancePath:i+"/sentBy/json",schemaPath:"#/properties/sentBy/\
properties/json/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}if(g.sse!==void 0){let p=g.sse;if(!(typeof p=="number"&&
!(p%1)&&!isNaN(p)&&isFinite(p))){let l={instancePath:i+"/sentBy/sse",schemaPath:"#/properties/sentBy/properties/sse/type",keyword:"type",params:{type:"integer"}};
e===null?e=[l]:e.push(l),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let l={instancePath:i+"/sentBy/sse",schemaPath:"#/properties/sentBy/properties\
/sse/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}if(g.websocket!==void 0){let p=g.websocket;if(!(typeof p=="numbe\
r"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let l={instancePath:i+"/sentBy/websocket",schemaPath:"#/properties/sentBy/properties/websocket/type",keyword:"type",params:{
type:"integer"}};e===null?e=[l]:e.push(l),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let l={instancePath:i+"/sentBy/websocket",schemaPath:"#/prope\
rties/sentBy/properties/websocket/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}}else{let p={instancePath:i+"/sentB\
y",schemaPath:"#/properties/sentBy/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.metrics!==void 0){let g=s.metrics;if(g&&typeof g==
"object"&&!Array.isArray(g)){for(let p in g){let l=r;if(typeof p=="string"&&!Fr.test(p)){let w={instancePath:i+"/metrics",schemaPath:"#/properties/metrics/prope\
rtyNames/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},propertyName:p};e===null?e=[w]:e.push(w),r++}var $=l===r;if(!$){let w={instancePath:i+"\
/metrics",schemaPath:"#/properties/metrics/propertyNames",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[w]:e.push(w),r++}}for(let p in g)je(g[p],
{instancePath:i+"/metrics/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:g,parentDataProperty:p,rootData:P,dynamicAnchors:k})||(e=e===null?je.errors:e.concat(
je.errors),r=e.length)}else{let p={instancePath:i+"/metrics",schemaPath:"#/properties/metrics/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(
p),r++}}if(s.throughput!==void 0){let g=s.throughput;if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.completionsPerSecond===void 0){let p={instancePath:i+"/th\
roughput",schemaPath:"#/properties/throughput/required",keyword:"required",params:{missingProperty:"completionsPerSecond"}};e===null?e=[p]:e.push(p),r++}if(g.outputTokensPerSecond===
void 0){let p={instancePath:i+"/throughput",schemaPath:"#/properties/throughput/required",keyword:"required",params:{missingProperty:"outputTokensPerSecond"}};e===
null?e=[p]:e.push(p),r++}if(g.tokensPerSecondPerUser===void 0){let p={instancePath:i+"/throughput",schemaPath:"#/properties/throughput/required",keyword:"requir\
ed",params:{missingProperty:"tokensPerSecondPerUser"}};e===null?e=[p]:e.push(p),r++}for(let p in g)if(!(p==="completionsPerSecond"||p==="outputTokensPerSecond"||
p==="tokensPerSecondPerUser")){let l={instancePath:i+"/throughput",schemaPath:"#/properties/throughput/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:p}};e===null?e=[l]:e.push(l),r++}if(g.completionsPerSecond!==void 0){let p=g.completionsPerSecond;if(typeof p=="number"&&isFinite(p)){if(p<0||
isNaN(p)){let l={instancePath:i+"/throughput/completionsPerSecond",schemaPath:"#/properties/throughput/properties/completionsPerSecond/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/throughput/completionsPerSecond",schemaPath:"#/properties/throughpu\
t/properties/completionsPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[l]:e.push(l),r++}}if(g.outputTokensPerSecond!==void 0){let p=g.outputTokensPerSecond;
if(!(typeof p=="number"&&isFinite(p))&&p!==null){let l={instancePath:i+"/throughput/outputTokensPerSecond",schemaPath:"#/properties/throughput/properties/output\
TokensPerSecond/type",keyword:"type",params:{type:G.properties.throughput.properties.outputTokensPerSecond.type}};e===null?e=[l]:e.push(l),r++}if(typeof p=="num\
ber"&&isFinite(p)&&(p<0||isNaN(p))){let l={instancePath:i+"/throughput/outputTokensPerSecond",schemaPath:"#/properties/throughput/properties/outputTokensPerSeco\
nd/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}if(g.tokensPerSecondPerUser!==void 0){let p=g.tokensPerSecondPerUser;
if(!(p&&typeof p=="object"&&!Array.isArray(p))&&p!==null){let l={instancePath:i+"/throughput/tokensPerSecondPerUser",schemaPath:"#/properties/throughput/propert\
ies/tokensPerSecondPerUser/type",keyword:"type",params:{type:G.properties.throughput.properties.tokensPerSecondPerUser.type}};e===null?e=[l]:e.push(l),r++}if(p&&
typeof p=="object"&&!Array.isArray(p)){if(p.p50===void 0){let l={instancePath:i+"/throughput/tokensPerSecondPerUser",schemaPath:"#/properties/throughput/propert\
ies/tokensPerSecondPerUser/required",keyword:"required",params:{missingProperty:"p50"}};e===null?e=[l]:e.push(l),r++}if(p.p10===void 0){let l={instancePath:i+"/\
throughput/tokensPerSecondPerUser",schemaPath:"#/properties/throughput/properties/tokensPerSecondPerUser/required",keyword:"required",params:{missingProperty:"p\
10"}};e===null?e=[l]:e.push(l),r++}if(p.p1===void 0){let l={instancePath:i+"/throughput/tokensPerSecondPerUser",schemaPath:"#/properties/throughput/properties/t\
okensPerSecondPerUser/required",keyword:"required",params:{missingProperty:"p1"}};e===null?e=[l]:e.push(l),r++}for(let l in p)if(!(l==="p50"||l==="p10"||l==="p1")){
let w={instancePath:i+"/throughput/tokensPerSecondPerUser",schemaPath:"#/properties/throughput/properties/tokensPerSecondPerUser/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:l}};e===null?e=[w]:e.push(w),r++}if(p.p50!==void 0){let l=p.p50;if(!(typeof l=="number"&&isFinite(l))&&l!==null){
let w={instancePath:i+"/throughput/tokensPerSecondPerUser/p50",schemaPath:"#/properties/throughput/properties/tokensPerSecondPerUser/properties/p50/type",keyword:"\
type",params:{type:G.properties.throughput.properties.tokensPerSecondPerUser.properties.p50.type}};e===null?e=[w]:e.push(w),r++}if(typeof l=="number"&&isFinite(
l)&&(l<0||isNaN(l))){let w={instancePath:i+"/throughput/tokensPerSecondPerUser/p50",schemaPath:"#/properties/throughput/properties/tokensPerSecondPerUser/proper\
ties/p50/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[w]:e.push(w),r++}}if(p.p10!==void 0){let l=p.p10;if(!(typeof l=="number"&&isFinite(
l))&&l!==null){let w={instancePath:i+"/throughput/tokensPerSecondPerUser/p10",schemaPath:"#/properties/throughput/properties/tokensPerSecondPerUser/properties/p\
10/type",keyword:"type",params:{type:G.properties.throughput.properties.tokensPerSecondPerUser.properties.p10.type}};e===null?e=[w]:e.push(w),r++}if(typeof l=="\
number"&&isFinite(l)&&(l<0||isNaN(l))){let w={instancePath:i+"/throughput/tokensPerSecondPerUser/p10",schemaPath:"#/properties/throughput/properties/tokensPerSe\
condPerUser/properties/p10/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[w]:e.push(w),r++}}if(p.p1!==void 0){let l=p.p1;if(!(typeof l==
"number"&&isFinite(l))&&l!==null){let w={instancePath:i+"/throughput/tokensPerSecondPerUser/p1",schemaPath:"#/properties/throughput/properties/tokensPerSecondPe\
rUser/properties/p1/type",keyword:"type",params:{type:G.properties.throughput.properties.tokensPerSecondPerUser.properties.p1.type}};e===null?e=[w]:e.push(w),r++}
if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){let w={instancePath:i+"/throughput/tokensPerSecondPerUser/p1",schemaPath:"#/properties/throughput/propertie\
s/tokensPerSecondPerUser/properties/p1/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[w]:e.push(w),r++}}}}}else{let p={instancePath:i+
"/throughput",schemaPath:"#/properties/throughput/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.rates!==void 0){let g=s.rates;
if(!(g&&typeof g=="object"&&!Array.isArray(g))&&g!==null){let p={instancePath:i+"/rates",schemaPath:"#/properties/rates/type",keyword:"type",params:{type:G.properties.
rates.type}};e===null?e=[p]:e.push(p),r++}if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.askedPerSecond===void 0){let p={instancePath:i+"/rates",schemaPath:"\
#/properties/rates/required",keyword:"required",params:{missingProperty:"askedPerSecond"}};e===null?e=[p]:e.push(p),r++}if(g.sentPerSecond===void 0){let p={instancePath:i+
"/rates",schemaPath:"#/properties/rates/required",keyword:"required",params:{missingProperty:"sentPerSecond"}};e===null?e=[p]:e.push(p),r++}if(g.admittedPerSecond===
void 0){let p={instancePath:i+"/rates",schemaPath:"#/properties/rates/required",keyword:"required",params:{missingProperty:"admittedPerSecond"}};e===null?e=[p]:
e.push(p),r++}if(g.completedPerSecond===void 0){let p={instancePath:i+"/rates",schemaPath:"#/properties/rates/required",keyword:"required",params:{missingProperty:"\
completedPerSecond"}};e===null?e=[p]:e.push(p),r++}for(let p in g)if(!(p==="askedPerSecond"||p==="sentPerSecond"||p==="admittedPerSecond"||p==="completedPerSeco\
nd")){let l={instancePath:i+"/rates",schemaPath:"#/properties/rates/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?
e=[l]:e.push(l),r++}if(g.askedPerSecond!==void 0){let p=g.askedPerSecond;if(!(typeof p=="number"&&isFinite(p))&&p!==null){let l={instancePath:i+"/rates/askedPer\
Second",schemaPath:"#/properties/rates/properties/askedPerSecond/type",keyword:"type",params:{type:G.properties.rates.properties.askedPerSecond.type}};e===null?
e=[l]:e.push(l),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let l={instancePath:i+"/rates/askedPerSecond",schemaPath:"#/properties/rates/properties\
/askedPerSecond/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}if(g.sentPerSecond!==void 0){let p=g.sentPerSecond;if(typeof p==
"number"&&isFinite(p)){if(p<0||isNaN(p)){let l={instancePath:i+"/rates/sentPerSecond",schemaPath:"#/properties/rates/properties/sentPerSecond/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/rates/sentPerSecond",schemaPath:"#/properties/rates/proper\
ties/sentPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[l]:e.push(l),r++}}if(g.admittedPerSecond!==void 0){let p=g.admittedPerSecond;if(typeof p==
"number"&&isFinite(p)){if(p<0||isNaN(p)){let l={instancePath:i+"/rates/admittedPerSecond",schemaPath:"#/properties/rates/properties/admittedPerSecond/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/rates/admittedPerSecond",schemaPath:"#/properties/rates/pr\
operties/admittedPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[l]:e.push(l),r++}}if(g.completedPerSecond!==void 0){let p=g.completedPerSecond;
if(typeof p=="number"&&isFinite(p)){if(p<0||isNaN(p)){let l={instancePath:i+"/rates/completedPerSecond",schemaPath:"#/properties/rates/properties/completedPerSe\
cond/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/rates/completedPerSecond",schemaPath:"\
#/properties/rates/properties/completedPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[l]:e.push(l),r++}}}}if(s.goodput!==void 0){let g=s.goodput;
if(!(g&&typeof g=="object"&&!Array.isArray(g))&&g!==null){let p={instancePath:i+"/goodput",schemaPath:"#/properties/goodput/type",keyword:"type",params:{type:G.
properties.goodput.type}};e===null?e=[p]:e.push(p),r++}if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.share===void 0){let p={instancePath:i+"/goodput",schemaPath:"\
#/properties/goodput/required",keyword:"required",params:{missingProperty:"share"}};e===null?e=[p]:e.push(p),r++}if(g.perSecond===void 0){let p={instancePath:i+
"/goodput",schemaPath:"#/properties/goodput/required",keyword:"required",params:{missingProperty:"perSecond"}};e===null?e=[p]:e.push(p),r++}if(g.tokensPerSecond===
void 0){let p={instancePath:i+"/goodput",schemaPath:"#/properties/goodput/required",keyword:"required",params:{missingProperty:"tokensPerSecond"}};e===null?e=[p]:
e.push(p),r++}if(g.goals===void 0){let p={instancePath:i+"/goodput",schemaPath:"#/properties/goodput/required",keyword:"required",params:{missingProperty:"goals"}};
e===null?e=[p]:e.push(p),r++}for(let p in g)if(!(p==="share"||p==="perSecond"||p==="tokensPerSecond"||p==="goals")){let l={instancePath:i+"/goodput",schemaPath:"\
#/properties/goodput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[l]:e.push(l),r++}if(g.share!==void 0){let p=g.
share;if(typeof p=="number"&&isFinite(p)){if(p>1||isNaN(p)){let l={instancePath:i+"/goodput/share",schemaPath:"#/properties/goodput/properties/share/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1}};e===null?e=[l]:e.push(l),r++}if(p<0||isNaN(p)){let l={instancePath:i+"/goodput/share",schemaPath:"#/properties/goodpu\
t/properties/share/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/goodput/share",schemaPath:"\
#/properties/goodput/properties/share/type",keyword:"type",params:{type:"number"}};e===null?e=[l]:e.push(l),r++}}if(g.perSecond!==void 0){let p=g.perSecond;if(typeof p==
"number"&&isFinite(p)){if(p<0||isNaN(p)){let l={instancePath:i+"/goodput/perSecond",schemaPath:"#/properties/goodput/properties/perSecond/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/goodput/perSecond",schemaPath:"#/properties/goodput/properties\
/perSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[l]:e.push(l),r++}}if(g.tokensPerSecond!==void 0){let p=g.tokensPerSecond;if(!(typeof p=="num\
ber"&&isFinite(p))&&p!==null){let l={instancePath:i+"/goodput/tokensPerSecond",schemaPath:"#/properties/goodput/properties/tokensPerSecond/type",keyword:"type",
params:{type:G.properties.goodput.properties.tokensPerSecond.type}};e===null?e=[l]:e.push(l),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let l={instancePath:i+
"/goodput/tokensPerSecond",schemaPath:"#/properties/goodput/properties/tokensPerSecond/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[
l]:e.push(l),r++}}if(g.goals!==void 0){let p=g.goals;if(Array.isArray(p)){let l=p.length;for(let w=0;w<l;w++){let O=p[w];if(O&&typeof O=="object"&&!Array.isArray(
O)){if(O.slo===void 0){let S={instancePath:i+"/goodput/goals/"+w,schemaPath:"#/properties/goodput/properties/goals/items/required",keyword:"required",params:{missingProperty:"\
slo"}};e===null?e=[S]:e.push(S),r++}if(O.share===void 0){let S={instancePath:i+"/goodput/goals/"+w,schemaPath:"#/properties/goodput/properties/goals/items/requi\
red",keyword:"required",params:{missingProperty:"share"}};e===null?e=[S]:e.push(S),r++}for(let S in O)if(!(S==="slo"||S==="share")){let q={instancePath:i+"/good\
put/goals/"+w,schemaPath:"#/properties/goodput/properties/goals/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:S}};e===null?
e=[q]:e.push(q),r++}if(O.slo!==void 0){let S=O.slo;if(typeof S=="string"){if(E(S)<1){let q={instancePath:i+"/goodput/goals/"+w+"/slo",schemaPath:"#/properties/g\
oodput/properties/goals/items/properties/slo/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[q]:e.push(q),r++}if(!se.test(S)){let q={instancePath:i+
"/goodput/goals/"+w+"/slo",schemaPath:"#/properties/goodput/properties/goals/items/properties/slo/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?
e=[q]:e.push(q),r++}}else{let q={instancePath:i+"/goodput/goals/"+w+"/slo",schemaPath:"#/properties/goodput/properties/goals/items/properties/slo/type",keyword:"\
type",params:{type:"string"}};e===null?e=[q]:e.push(q),r++}}if(O.share!==void 0){let S=O.share;if(typeof S=="number"&&isFinite(S)){if(S>1||isNaN(S)){let q={instancePath:i+
"/goodput/goals/"+w+"/share",schemaPath:"#/properties/goodput/properties/goals/items/properties/share/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};
e===null?e=[q]:e.push(q),r++}if(S<0||isNaN(S)){let q={instancePath:i+"/goodput/goals/"+w+"/share",schemaPath:"#/properties/goodput/properties/goals/items/proper\
ties/share/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[q]:e.push(q),r++}}else{let q={instancePath:i+"/goodput/goals/"+w+"/share",schemaPath:"\
#/properties/goodput/properties/goals/items/properties/share/type",keyword:"type",params:{type:"number"}};e===null?e=[q]:e.push(q),r++}}}else{let S={instancePath:i+
"/goodput/goals/"+w,schemaPath:"#/properties/goodput/properties/goals/items/type",keyword:"type",params:{type:"object"}};e===null?e=[S]:e.push(S),r++}}}else{let l={
instancePath:i+"/goodput/goals",schemaPath:"#/properties/goodput/properties/goals/type",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}}}}if(s.
littlesLaw!==void 0){let g=s.littlesLaw;if(!(g&&typeof g=="object"&&!Array.isArray(g))&&g!==null){let p={instancePath:i+"/littlesLaw",schemaPath:"#/properties/l\
ittlesLaw/type",keyword:"type",params:{type:G.properties.littlesLaw.type}};e===null?e=[p]:e.push(p),r++}if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.inFlight===
void 0){let p={instancePath:i+"/littlesLaw",schemaPath:"#/properties/littlesLaw/required",keyword:"required",params:{missingProperty:"inFlight"}};e===null?e=[p]:
e.push(p),r++}if(g.arrivalsPerSecond===void 0){let p={instancePath:i+"/littlesLaw",schemaPath:"#/properties/littlesLaw/required",keyword:"required",params:{missingProperty:"\
arrivalsPerSecond"}};e===null?e=[p]:e.push(p),r++}if(g.meanStaySeconds===void 0){let p={instancePath:i+"/littlesLaw",schemaPath:"#/properties/littlesLaw/require\
d",keyword:"required",params:{missingProperty:"meanStaySeconds"}};e===null?e=[p]:e.push(p),r++}if(g.residual===void 0){let p={instancePath:i+"/littlesLaw",schemaPath:"\
#/properties/littlesLaw/required",keyword:"required",params:{missingProperty:"residual"}};e===null?e=[p]:e.push(p),r++}for(let p in g)if(!(p==="inFlight"||p==="\
arrivalsPerSecond"||p==="meanStaySeconds"||p==="residual")){let l={instancePath:i+"/littlesLaw",schemaPath:"#/properties/littlesLaw/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:p}};e===null?e=[l]:e.push(l),r++}if(g.inFlight!==void 0){let p=g.inFlight;if(typeof p=="number"&&isFinite(p)){if(p<
0||isNaN(p)){let l={instancePath:i+"/littlesLaw/inFlight",schemaPath:"#/properties/littlesLaw/properties/inFlight/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/littlesLaw/inFlight",schemaPath:"#/properties/littlesLaw/properties/inFlight/type",keyword:"\
type",params:{type:"number"}};e===null?e=[l]:e.push(l),r++}}if(g.arrivalsPerSecond!==void 0){let p=g.arrivalsPerSecond;if(typeof p=="number"&&isFinite(p)){if(p<
0||isNaN(p)){let l={instancePath:i+"/littlesLaw/arrivalsPerSecond",schemaPath:"#/properties/littlesLaw/properties/arrivalsPerSecond/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/littlesLaw/arrivalsPerSecond",schemaPath:"#/properties/littlesLaw/propertie\
s/arrivalsPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[l]:e.push(l),r++}}if(g.meanStaySeconds!==void 0){let p=g.meanStaySeconds;if(!(typeof p==
"number"&&isFinite(p))&&p!==null){let l={instancePath:i+"/littlesLaw/meanStaySeconds",schemaPath:"#/properties/littlesLaw/properties/meanStaySeconds/type",keyword:"\
type",params:{type:G.properties.littlesLaw.properties.meanStaySeconds.type}};e===null?e=[l]:e.push(l),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let l={
instancePath:i+"/littlesLaw/meanStaySeconds",schemaPath:"#/properties/littlesLaw/properties/meanStaySeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[l]:e.push(l),r++}}if(g.residual!==void 0){let p=g.residual;if(!(typeof p=="number"&&isFinite(p))&&p!==null){let l={instancePath:i+"/littlesLaw/resid\
ual",schemaPath:"#/properties/littlesLaw/properties/residual/type",keyword:"type",params:{type:G.properties.littlesLaw.properties.residual.type}};e===null?e=[l]:
e.push(l),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let l={instancePath:i+"/littlesLaw/residual",schemaPath:"#/properties/littlesLaw/properties/r\
esidual/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}}}if(s.errors!==void 0){let g=s.errors;if(Array.isArray(g)){let p=g.
length;for(let l=0;l<p;l++){let w=g[l];if(w&&typeof w=="object"&&!Array.isArray(w)){if(w.class===void 0){let O={instancePath:i+"/errors/"+l,schemaPath:"#/proper\
ties/errors/items/required",keyword:"required",params:{missingProperty:"class"}};e===null?e=[O]:e.push(O),r++}if(w.count===void 0){let O={instancePath:i+"/error\
s/"+l,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty:"count"}};e===null?e=[O]:e.push(O),r++}if(w.example===void 0){let O={
instancePath:i+"/errors/"+l,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty:"example"}};e===null?e=[O]:e.push(O),r++}
for(let O in w)if(!(O==="class"||O==="count"||O==="example"||O==="refusedKeys")){let S={instancePath:i+"/errors/"+l,schemaPath:"#/properties/errors/items/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:O}};e===null?e=[S]:e.push(S),r++}if(w.class!==void 0&&(ne(w.class,{instancePath:i+"/er\
rors/"+l+"/class",parentData:w,parentDataProperty:"class",rootData:P,dynamicAnchors:k})||(e=e===null?ne.errors:e.concat(ne.errors),r=e.length)),w.count!==void 0){
let O=w.count;if(!(typeof O=="number"&&!(O%1)&&!isNaN(O)&&isFinite(O))){let S={instancePath:i+"/errors/"+l+"/count",schemaPath:"#/properties/errors/items/proper\
ties/count/type",keyword:"type",params:{type:"integer"}};e===null?e=[S]:e.push(S),r++}if(typeof O=="number"&&isFinite(O)&&(O<1||isNaN(O))){let S={instancePath:i+
"/errors/"+l+"/count",schemaPath:"#/properties/errors/items/properties/count/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[S]:e.push(
S),r++}}if(w.example!==void 0){let O=w.example;if(typeof O!="string"&&O!==null){let S={instancePath:i+"/errors/"+l+"/example",schemaPath:"#/properties/errors/it\
ems/properties/example/type",keyword:"type",params:{type:G.properties.errors.items.properties.example.type}};e===null?e=[S]:e.push(S),r++}}if(w.refusedKeys!==void 0){
let O=w.refusedKeys;if(!(typeof O=="number"&&!(O%1)&&!isNaN(O)&&isFinite(O))){let S={instancePath:i+"/errors/"+l+"/refusedKeys",schemaPath:"#/properties/errors/\
items/properties/refusedKeys/type",keyword:"type",params:{type:"integer"}};e===null?e=[S]:e.push(S),r++}if(typeof O=="number"&&isFinite(O)&&(O<1||isNaN(O))){let S={
instancePath:i+"/errors/"+l+"/refusedKeys",schemaPath:"#/properties/errors/items/properties/refusedKeys/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};
e===null?e=[S]:e.push(S),r++}}}else{let O={instancePath:i+"/errors/"+l,schemaPath:"#/properties/errors/items/type",keyword:"type",params:{type:"object"}};e===null?
e=[O]:e.push(O),r++}}}else{let p={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),
r++}}if(s.conformance!==void 0){let g=s.conformance;if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.sampled===void 0){let p={instancePath:i+"/conformance",schemaPath:"\
#/properties/conformance/required",keyword:"required",params:{missingProperty:"sampled"}};e===null?e=[p]:e.push(p),r++}if(g.conforming===void 0){let p={instancePath:i+
"/conformance",schemaPath:"#/properties/conformance/required",keyword:"required",params:{missingProperty:"conforming"}};e===null?e=[p]:e.push(p),r++}if(g.example===
void 0){let p={instancePath:i+"/conformance",schemaPath:"#/properties/conformance/required",keyword:"required",params:{missingProperty:"example"}};e===null?e=[p]:
e.push(p),r++}for(let p in g)if(!(p==="sampled"||p==="conforming"||p==="example")){let l={instancePath:i+"/conformance",schemaPath:"#/properties/conformance/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[l]:e.push(l),r++}if(g.sampled!==void 0){let p=g.sampled;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let l={instancePath:i+"/conformance/sampled",schemaPath:"#/properties/conformance/properties/sampled/type",keyword:"t\
ype",params:{type:"integer"}};e===null?e=[l]:e.push(l),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let l={instancePath:i+"/conformance/sampled",schemaPath:"\
#/properties/conformance/properties/sampled/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}if(g.conforming!==void 0){
let p=g.conforming;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let l={instancePath:i+"/conformance/conforming",schemaPath:"#/properties/conformanc\
e/properties/conforming/type",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let l={instancePath:i+
"/conformance/conforming",schemaPath:"#/properties/conformance/properties/conforming/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:
e.push(l),r++}}if(g.example!==void 0){let p=g.example;if(typeof p!="string"&&p!==null){let l={instancePath:i+"/conformance/example",schemaPath:"#/properties/con\
formance/properties/example/type",keyword:"type",params:{type:G.properties.conformance.properties.example.type}};e===null?e=[l]:e.push(l),r++}}}else{let p={instancePath:i+
"/conformance",schemaPath:"#/properties/conformance/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.series!==void 0){let g=s.series,
p=r,l=!1,w=r;if(g!==null){let S={instancePath:i+"/series",schemaPath:"#/properties/series/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[S]:e.push(
S),r++}var f=w===r;l=l||f;let O=r;Oe(g,{instancePath:i+"/series",parentData:s,parentDataProperty:"series",rootData:P,dynamicAnchors:k})||(e=e===null?Oe.errors:e.
concat(Oe.errors),r=e.length);var f=O===r;if(l=l||f,l)r=p,e!==null&&(p?e.length=p:e=null);else{let S={instancePath:i+"/series",schemaPath:"#/properties/series/a\
nyOf",keyword:"anyOf",params:{}};e===null?e=[S]:e.push(S),r++}}if(s.slo!==void 0){let g=s.slo;if(Array.isArray(g)){let p=g.length;for(let l=0;l<p;l++){let w=g[l];
if(w&&typeof w=="object"&&!Array.isArray(w)){if(w.slo===void 0){let O={instancePath:i+"/slo/"+l,schemaPath:"#/properties/slo/items/required",keyword:"required",
params:{missingProperty:"slo"}};e===null?e=[O]:e.push(O),r++}if(w.metric===void 0){let O={instancePath:i+"/slo/"+l,schemaPath:"#/properties/slo/items/required",
keyword:"required",params:{missingProperty:"metric"}};e===null?e=[O]:e.push(O),r++}if(w.op===void 0){let O={instancePath:i+"/slo/"+l,schemaPath:"#/properties/sl\
o/items/required",keyword:"required",params:{missingProperty:"op"}};e===null?e=[O]:e.push(O),r++}if(w.threshold===void 0){let O={instancePath:i+"/slo/"+l,schemaPath:"\
#/properties/slo/items/required",keyword:"required",params:{missingProperty:"threshold"}};e===null?e=[O]:e.push(O),r++}if(w.unit===void 0){let O={instancePath:i+
"/slo/"+l,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"unit"}};e===null?e=[O]:e.push(O),r++}if(w.actual===void 0){let O={
instancePath:i+"/slo/"+l,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"actual"}};e===null?e=[O]:e.push(O),r++}if(w.ok===
void 0){let O={instancePath:i+"/slo/"+l,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"ok"}};e===null?e=[O]:e.push(O),
r++}if(w.reason===void 0){let O={instancePath:i+"/slo/"+l,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"reason"}};e===
null?e=[O]:e.push(O),r++}for(let O in w)if(!(O==="slo"||O==="metric"||O==="op"||O==="threshold"||O==="unit"||O==="actual"||O==="ok"||O==="reason")){let S={instancePath:i+
"/slo/"+l,schemaPath:"#/properties/slo/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:O}};e===null?e=[S]:e.push(S),r++}if(w.
slo!==void 0){let O=w.slo;if(typeof O=="string"){if(E(O)<1){let S={instancePath:i+"/slo/"+l+"/slo",schemaPath:"#/properties/slo/items/properties/slo/minLength",
keyword:"minLength",params:{limit:1}};e===null?e=[S]:e.push(S),r++}if(!se.test(O)){let S={instancePath:i+"/slo/"+l+"/slo",schemaPath:"#/properties/slo/items/pro\
perties/slo/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[S]:e.push(S),r++}}else{let S={instancePath:i+"/slo/"+l+"/slo",schemaPath:"#/pro\
perties/slo/items/properties/slo/type",keyword:"type",params:{type:"string"}};e===null?e=[S]:e.push(S),r++}}if(w.metric!==void 0){let O=w.metric;if(typeof O=="s\
tring"){if(E(O)<1){let S={instancePath:i+"/slo/"+l+"/metric",schemaPath:"#/properties/slo/items/properties/metric/minLength",keyword:"minLength",params:{limit:1}};
e===null?e=[S]:e.push(S),r++}if(!se.test(O)){let S={instancePath:i+"/slo/"+l+"/metric",schemaPath:"#/properties/slo/items/properties/metric/pattern",keyword:"pa\
ttern",params:{pattern:"^[^\\n]*$"}};e===null?e=[S]:e.push(S),r++}}else{let S={instancePath:i+"/slo/"+l+"/metric",schemaPath:"#/properties/slo/items/properties/\
metric/type",keyword:"type",params:{type:"string"}};e===null?e=[S]:e.push(S),r++}}if(w.op!==void 0){let O=w.op;if(!(O==="<"||O==="<="||O===">"||O===">=")){let S={
instancePath:i+"/slo/"+l+"/op",schemaPath:"#/properties/slo/items/properties/op/enum",keyword:"enum",params:{allowedValues:G.properties.slo.items.properties.op.
enum}};e===null?e=[S]:e.push(S),r++}}if(w.threshold!==void 0){let O=w.threshold;if(typeof O=="number"&&isFinite(O)){if(O<0||isNaN(O)){let S={instancePath:i+"/sl\
o/"+l+"/threshold",schemaPath:"#/properties/slo/items/properties/threshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[S]:e.push(S),
r++}}else{let S={instancePath:i+"/slo/"+l+"/threshold",schemaPath:"#/properties/slo/items/properties/threshold/type",keyword:"type",params:{type:"number"}};e===
null?e=[S]:e.push(S),r++}}if(w.unit!==void 0){let O=w.unit;if(!(O==="ms"||O==="share"||O==="per-second")){let S={instancePath:i+"/slo/"+l+"/unit",schemaPath:"#/\
properties/slo/items/properties/unit/enum",keyword:"enum",params:{allowedValues:G.properties.slo.items.properties.unit.enum}};e===null?e=[S]:e.push(S),r++}}if(w.
actual!==void 0){let O=w.actual;if(!(typeof O=="number"&&isFinite(O))&&O!==null){let S={instancePath:i+"/slo/"+l+"/actual",schemaPath:"#/properties/slo/items/pr\
operties/actual/type",keyword:"type",params:{type:G.properties.slo.items.properties.actual.type}};e===null?e=[S]:e.push(S),r++}if(typeof O=="number"&&isFinite(O)&&
(O<0||isNaN(O))){let S={instancePath:i+"/slo/"+l+"/actual",schemaPath:"#/properties/slo/items/properties/actual/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0}};e===null?e=[S]:e.push(S),r++}}if(w.ok!==void 0){let O=w.ok;if(typeof O!="boolean"&&O!==null){let S={instancePath:i+"/slo/"+l+"/ok",schemaPath:"#/pr\
operties/slo/items/properties/ok/type",keyword:"type",params:{type:G.properties.slo.items.properties.ok.type}};e===null?e=[S]:e.push(S),r++}}if(w.reason!==void 0){
let O=w.reason;if(typeof O!="string"&&O!==null){let S={instancePath:i+"/slo/"+l+"/reason",schemaPath:"#/properties/slo/items/properties/reason/type",keyword:"ty\
pe",params:{type:G.properties.slo.items.properties.reason.type}};e===null?e=[S]:e.push(S),r++}}}else{let O={instancePath:i+"/slo/"+l,schemaPath:"#/properties/sl\
o/items/type",keyword:"type",params:{type:"object"}};e===null?e=[O]:e.push(O),r++}}}else{let p={instancePath:i+"/slo",schemaPath:"#/properties/slo/type",keyword:"\
type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}if(s.scenario!==void 0){let g=s.scenario;if(typeof g=="string"){if(E(g)<1){let p={instancePath:i+"/sc\
enario",schemaPath:"#/properties/scenario/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[p]:e.push(p),r++}if(!se.test(g)){let p={instancePath:i+"/\
scenario",schemaPath:"#/properties/scenario/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/\
scenario",schemaPath:"#/properties/scenario/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}if(s.suite!==void 0){let g=s.suite;if(g&&
typeof g=="object"&&!Array.isArray(g)){if(g.version===void 0){let p={instancePath:i+"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{
missingProperty:"version"}};e===null?e=[p]:e.push(p),r++}for(let p in g)if(p!=="version"){let l={instancePath:i+"/suite",schemaPath:"#/properties/suite/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[l]:e.push(l),r++}if(g.version!==void 0){let p=g.version;if(typeof p=="st\
ring"){if(E(p)<1){let l={instancePath:i+"/suite/version",schemaPath:"#/properties/suite/properties/version/minLength",keyword:"minLength",params:{limit:1}};e===
null?e=[l]:e.push(l),r++}if(!se.test(p)){let l={instancePath:i+"/suite/version",schemaPath:"#/properties/suite/properties/version/pattern",keyword:"pattern",params:{
pattern:"^[^\\n]*$"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/suite/version",schemaPath:"#/properties/suite/properties/version/type",keyword:"\
type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}}else{let p={instancePath:i+"/suite",schemaPath:"#/properties/suite/type",keyword:"type",params:{type:"\
object"}};e===null?e=[p]:e.push(p),r++}}if(s.target!==void 0){let g=s.target;if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.baseUrl===void 0){let p={instancePath:i+
"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty:"baseUrl"}};e===null?e=[p]:e.push(p),r++}if(g.model===void 0){let p={
instancePath:i+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty:"model"}};e===null?e=[p]:e.push(p),r++}for(let p in g)
if(!(p==="isEmbedded"||p==="baseUrl"||p==="model")){let l={instancePath:i+"/target",schemaPath:"#/properties/target/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:p}};e===null?e=[l]:e.push(l),r++}if(g.isEmbedded!==void 0&&g.isEmbedded!==!0){let p={instancePath:i+"/target/isEmbedded",schemaPath:"\
#/properties/target/properties/isEmbedded/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[p]:e.push(p),r++}if(g.baseUrl!==void 0){let p=g.baseUrl;if(typeof p==
"string"){if(!Us.test(p)){let l={instancePath:i+"/target/baseUrl",schemaPath:"#/properties/target/properties/baseUrl/pattern",keyword:"pattern",params:{pattern:"\
^https?://"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/target/baseUrl",schemaPath:"#/properties/target/properties/baseUrl/type",keyword:"type",
params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}if(g.model!==void 0){let p=g.model;if(typeof p=="string"){if(E(p)<1){let l={instancePath:i+"/target/model",
schemaPath:"#/properties/target/properties/model/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(l),r++}if(!se.test(p)){let l={instancePath:i+
"/target/model",schemaPath:"#/properties/target/properties/model/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[l]:e.push(l),r++}}else{let l={
instancePath:i+"/target/model",schemaPath:"#/properties/target/properties/model/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}}else{
let p={instancePath:i+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.workload!==void 0&&
(Ae(s.workload,{instancePath:i+"/workload",parentData:s,parentDataProperty:"workload",rootData:P,dynamicAnchors:k})||(e=e===null?Ae.errors:e.concat(Ae.errors),r=
e.length)),s.schedule!==void 0){let g=s.schedule;if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.seed===void 0){let p={instancePath:i+"/schedule",schemaPath:"\
#/properties/schedule/required",keyword:"required",params:{missingProperty:"seed"}};e===null?e=[p]:e.push(p),r++}if(g.sha256===void 0){let p={instancePath:i+"/s\
chedule",schemaPath:"#/properties/schedule/required",keyword:"required",params:{missingProperty:"sha256"}};e===null?e=[p]:e.push(p),r++}for(let p in g)if(!(p===
"seed"||p==="sha256")){let l={instancePath:i+"/schedule",schemaPath:"#/properties/schedule/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[l]:e.push(l),r++}if(g.seed!==void 0&&typeof g.seed!="string"){let p={instancePath:i+"/schedule/seed",schemaPath:"#/properties/schedule/properties/se\
ed/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(g.sha256!==void 0){let p=g.sha256;if(typeof p=="string"){if(!Es.test(p)){let l={
instancePath:i+"/schedule/sha256",schemaPath:"#/properties/schedule/properties/sha256/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}};e===null?e=[
l]:e.push(l),r++}}else{let l={instancePath:i+"/schedule/sha256",schemaPath:"#/properties/schedule/properties/sha256/type",keyword:"type",params:{type:"string"}};
e===null?e=[l]:e.push(l),r++}}}else{let p={instancePath:i+"/schedule",schemaPath:"#/properties/schedule/type",keyword:"type",params:{type:"object"}};e===null?e=
[p]:e.push(p),r++}}if(s.instrument!==void 0){let g=s.instrument;if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.note===void 0){let p={instancePath:i+"/instrum\
ent",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"note"}};e===null?e=[p]:e.push(p),r++}if(g.engine===void 0){let p={
instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"engine"}};e===null?e=[p]:e.push(p),r++}if(g.
cpuShare===void 0){let p={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"cpuShare"}};e===
null?e=[p]:e.push(p),r++}if(g.memory===void 0){let p={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"\
memory"}};e===null?e=[p]:e.push(p),r++}if(g.ttftErrorMs===void 0){let p={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"req\
uired",params:{missingProperty:"ttftErrorMs"}};e===null?e=[p]:e.push(p),r++}if(g.gapErrorMs===void 0){let p={instancePath:i+"/instrument",schemaPath:"#/properti\
es/instrument/required",keyword:"required",params:{missingProperty:"gapErrorMs"}};e===null?e=[p]:e.push(p),r++}if(g.errorsMs===void 0){let p={instancePath:i+"/i\
nstrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"errorsMs"}};e===null?e=[p]:e.push(p),r++}if(g.scheduleLagMs===
void 0){let p={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"scheduleLagMs"}};e===null?
e=[p]:e.push(p),r++}if(g.verdict===void 0){let p={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"\
verdict"}};e===null?e=[p]:e.push(p),r++}if(g.reasons===void 0){let p={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"requir\
ed",params:{missingProperty:"reasons"}};e===null?e=[p]:e.push(p),r++}if(g.marked===void 0){let p={instancePath:i+"/instrument",schemaPath:"#/properties/instrume\
nt/required",keyword:"required",params:{missingProperty:"marked"}};e===null?e=[p]:e.push(p),r++}if(g.k6ExitCode===void 0){let p={instancePath:i+"/instrument",schemaPath:"\
#/properties/instrument/required",keyword:"required",params:{missingProperty:"k6ExitCode"}};e===null?e=[p]:e.push(p),r++}for(let p in g)if(!pe.call(G.properties.
instrument.properties,p)){let l={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[l]:e.push(l),r++}if(g.note!==void 0){let p=g.note;if(typeof p=="string"){if(E(p)<1){let l={instancePath:i+"/instrument/note",schemaPath:"#/propertie\
s/instrument/properties/note/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(l),r++}if(!se.test(p)){let l={instancePath:i+"/instrument/no\
te",schemaPath:"#/properties/instrument/properties/note/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+
"/instrument/note",schemaPath:"#/properties/instrument/properties/note/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}if(g.engine!==
void 0){let p=g.engine;if(typeof p=="string"){if(E(p)<1){let l={instancePath:i+"/instrument/engine",schemaPath:"#/properties/instrument/properties/engine/minLen\
gth",keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(l),r++}if(!se.test(p)){let l={instancePath:i+"/instrument/engine",schemaPath:"#/properties/inst\
rument/properties/engine/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/instrument/engine",
schemaPath:"#/properties/instrument/properties/engine/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}if(g.cpuShare!==void 0){let p=g.
cpuShare;if(!(typeof p=="number"&&isFinite(p))&&p!==null){let l={instancePath:i+"/instrument/cpuShare",schemaPath:"#/properties/instrument/properties/cpuShare/t\
ype",keyword:"type",params:{type:G.properties.instrument.properties.cpuShare.type}};e===null?e=[l]:e.push(l),r++}if(typeof p=="number"&&isFinite(p)){if(p>1||isNaN(
p)){let l={instancePath:i+"/instrument/cpuShare",schemaPath:"#/properties/instrument/properties/cpuShare/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};
e===null?e=[l]:e.push(l),r++}if(p<0||isNaN(p)){let l={instancePath:i+"/instrument/cpuShare",schemaPath:"#/properties/instrument/properties/cpuShare/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}}if(g.memory!==void 0){let p=g.memory;if(!(p&&typeof p=="object"&&!Array.isArray(p))&&p!==
null){let l={instancePath:i+"/instrument/memory",schemaPath:"#/properties/instrument/properties/memory/type",keyword:"type",params:{type:G.properties.instrument.
properties.memory.type}};e===null?e=[l]:e.push(l),r++}if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.peakMiB===void 0){let l={instancePath:i+"/instrument/mem\
ory",schemaPath:"#/properties/instrument/properties/memory/required",keyword:"required",params:{missingProperty:"peakMiB"}};e===null?e=[l]:e.push(l),r++}if(p.earlyMiB===
void 0){let l={instancePath:i+"/instrument/memory",schemaPath:"#/properties/instrument/properties/memory/required",keyword:"required",params:{missingProperty:"e\
arlyMiB"}};e===null?e=[l]:e.push(l),r++}if(p.lateMiB===void 0){let l={instancePath:i+"/instrument/memory",schemaPath:"#/properties/instrument/properties/memory/\
required",keyword:"required",params:{missingProperty:"lateMiB"}};e===null?e=[l]:e.push(l),r++}for(let l in p)if(!(l==="peakMiB"||l==="earlyMiB"||l==="lateMiB")){
let w={instancePath:i+"/instrument/memory",schemaPath:"#/properties/instrument/properties/memory/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[w]:e.push(w),r++}if(p.peakMiB!==void 0){let l=p.peakMiB;if(typeof l=="number"&&isFinite(l)){if(l<0||isNaN(l)){let w={instancePath:i+"/instrument/mem\
ory/peakMiB",schemaPath:"#/properties/instrument/properties/memory/properties/peakMiB/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[w]:
e.push(w),r++}}else{let w={instancePath:i+"/instrument/memory/peakMiB",schemaPath:"#/properties/instrument/properties/memory/properties/peakMiB/type",keyword:"t\
ype",params:{type:"number"}};e===null?e=[w]:e.push(w),r++}}if(p.earlyMiB!==void 0){let l=p.earlyMiB;if(typeof l=="number"&&isFinite(l)){if(l<0||isNaN(l)){let w={
instancePath:i+"/instrument/memory/earlyMiB",schemaPath:"#/properties/instrument/properties/memory/properties/earlyMiB/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:i+"/instrument/memory/earlyMiB",schemaPath:"#/properties/instrument/properties/memory/prope\
rties/earlyMiB/type",keyword:"type",params:{type:"number"}};e===null?e=[w]:e.push(w),r++}}if(p.lateMiB!==void 0){let l=p.lateMiB;if(typeof l=="number"&&isFinite(
l)){if(l<0||isNaN(l)){let w={instancePath:i+"/instrument/memory/lateMiB",schemaPath:"#/properties/instrument/properties/memory/properties/lateMiB/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:i+"/instrument/memory/lateMiB",schemaPath:"#/properties/instru\
ment/properties/memory/properties/lateMiB/type",keyword:"type",params:{type:"number"}};e===null?e=[w]:e.push(w),r++}}}}if(g.ttftErrorMs!==void 0){let p=g.ttftErrorMs,
l=r,w=!1,O=r;if(p!==null){let q={instancePath:i+"/instrument/ttftErrorMs",schemaPath:"#/properties/instrument/properties/ttftErrorMs/anyOf/0/type",keyword:"type",
params:{type:"null"}};e===null?e=[q]:e.push(q),r++}var t=O===r;w=w||t;let S=r;Y(p,{instancePath:i+"/instrument/ttftErrorMs",parentData:g,parentDataProperty:"ttf\
tErrorMs",rootData:P,dynamicAnchors:k})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.length);var t=S===r;if(w=w||t,w)r=l,e!==null&&(l?e.length=l:e=null);else{let q={
instancePath:i+"/instrument/ttftErrorMs",schemaPath:"#/properties/instrument/properties/ttftErrorMs/anyOf",keyword:"anyOf",params:{}};e===null?e=[q]:e.push(q),r++}}
if(g.gapErrorMs!==void 0){let p=g.gapErrorMs,l=r,w=!1,O=r;if(p!==null){let q={instancePath:i+"/instrument/gapErrorMs",schemaPath:"#/properties/instrument/proper\
ties/gapErrorMs/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[q]:e.push(q),r++}var d=O===r;w=w||d;let S=r;Y(p,{instancePath:i+"/instrument/gapE\
rrorMs",parentData:g,parentDataProperty:"gapErrorMs",rootData:P,dynamicAnchors:k})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.length);var d=S===r;if(w=w||d,w)
r=l,e!==null&&(l?e.length=l:e=null);else{let q={instancePath:i+"/instrument/gapErrorMs",schemaPath:"#/properties/instrument/properties/gapErrorMs/anyOf",keyword:"\
anyOf",params:{}};e===null?e=[q]:e.push(q),r++}}if(g.errorsMs!==void 0){let p=g.errorsMs;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let l in p){let w=r;if(typeof l==
"string"&&!Fr.test(l)){let O={instancePath:i+"/instrument/errorsMs",schemaPath:"#/properties/instrument/properties/errorsMs/propertyNames/pattern",keyword:"patt\
ern",params:{pattern:"^[a-z][a-z0-9-]*$"},propertyName:l};e===null?e=[O]:e.push(O),r++}var j=w===r;if(!j){let O={instancePath:i+"/instrument/errorsMs",schemaPath:"\
#/properties/instrument/properties/errorsMs/propertyNames",keyword:"propertyNames",params:{propertyName:l}};e===null?e=[O]:e.push(O),r++}}for(let l in p)Y(p[l],
{instancePath:i+"/instrument/errorsMs/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:p,parentDataProperty:l,rootData:P,dynamicAnchors:k})||(e=e===null?Y.
errors:e.concat(Y.errors),r=e.length)}else{let l={instancePath:i+"/instrument/errorsMs",schemaPath:"#/properties/instrument/properties/errorsMs/type",keyword:"t\
ype",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(g.scheduleLagMs!==void 0){let p=g.scheduleLagMs,l=r,w=!1,O=r;if(p!==null){let q={instancePath:i+"/\
instrument/scheduleLagMs",schemaPath:"#/properties/instrument/properties/scheduleLagMs/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[q]:e.push(
q),r++}var I=O===r;w=w||I;let S=r;Y(p,{instancePath:i+"/instrument/scheduleLagMs",parentData:g,parentDataProperty:"scheduleLagMs",rootData:P,dynamicAnchors:k})||
(e=e===null?Y.errors:e.concat(Y.errors),r=e.length);var I=S===r;if(w=w||I,w)r=l,e!==null&&(l?e.length=l:e=null);else{let q={instancePath:i+"/instrument/schedule\
LagMs",schemaPath:"#/properties/instrument/properties/scheduleLagMs/anyOf",keyword:"anyOf",params:{}};e===null?e=[q]:e.push(q),r++}}if(g.verdict!==void 0){let p=g.
verdict;if(!(p==="valid"||p==="suspect")){let l={instancePath:i+"/instrument/verdict",schemaPath:"#/properties/instrument/properties/verdict/enum",keyword:"enum",
params:{allowedValues:G.properties.instrument.properties.verdict.enum}};e===null?e=[l]:e.push(l),r++}}if(g.reasons!==void 0){let p=g.reasons;if(Array.isArray(p)){
let l=p.length;for(let w=0;w<l;w++){let O=p[w];if(typeof O=="string"){if(E(O)<1){let S={instancePath:i+"/instrument/reasons/"+w,schemaPath:"#/properties/instrum\
ent/properties/reasons/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[S]:e.push(S),r++}if(!se.test(O)){let S={instancePath:i+"/instrument/re\
asons/"+w,schemaPath:"#/properties/instrument/properties/reasons/items/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[S]:e.push(S),r++}}else{
let S={instancePath:i+"/instrument/reasons/"+w,schemaPath:"#/properties/instrument/properties/reasons/items/type",keyword:"type",params:{type:"string"}};e===null?
e=[S]:e.push(S),r++}}}else{let l={instancePath:i+"/instrument/reasons",schemaPath:"#/properties/instrument/properties/reasons/type",keyword:"type",params:{type:"\
array"}};e===null?e=[l]:e.push(l),r++}}if(g.marked!==void 0){let p=g.marked;if(Array.isArray(p)){let l=p.length;for(let w=0;w<l;w++){let O=p[w];if(typeof O=="st\
ring"){if(!Ls.test(O)){let S={instancePath:i+"/instrument/marked/"+w,schemaPath:"#/properties/instrument/properties/marked/items/pattern",keyword:"pattern",params:{
pattern:"^[a-z][a-z0-9-]* (p50|p90|p95|p99|max)$"}};e===null?e=[S]:e.push(S),r++}}else{let S={instancePath:i+"/instrument/marked/"+w,schemaPath:"#/properties/in\
strument/properties/marked/items/type",keyword:"type",params:{type:"string"}};e===null?e=[S]:e.push(S),r++}}}else{let l={instancePath:i+"/instrument/marked",schemaPath:"\
#/properties/instrument/properties/marked/type",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}}if(g.k6ExitCode!==void 0){let p=g.k6ExitCode;
if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null){let l={instancePath:i+"/instrument/k6ExitCode",schemaPath:"#/properties/instrument/propertie\
s/k6ExitCode/type",keyword:"type",params:{type:G.properties.instrument.properties.k6ExitCode.type}};e===null?e=[l]:e.push(l),r++}}}else{let p={instancePath:i+"/\
instrument",schemaPath:"#/properties/instrument/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.startedAt!==void 0){let g=s.startedAt;
if(typeof g=="string"){if(!Cs.test(g)){let p={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\
\\d{2}-\\d{2}T[0-9:.]+Z$"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{
type:"string"}};e===null?e=[p]:e.push(p),r++}}if(s.durationMs!==void 0){let g=s.durationMs;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){let p={instancePath:i+
"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),r++}if(typeof g=="number"&&isFinite(g)&&
(g<0||isNaN(g))){let p={instancePath:i+"/durationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=
[p]:e.push(p),r++}}}else{let g={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}return Tr.errors=e,r===0}
Tr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ks=Ur,os={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:openai:chat-completi\
on-chunk",$comment:"Gap G4.7, reading sse.events = chunks-done. Text may be null or left out in a delta, the role may come again, the finish reason may be left \
out until the last chunk, and the chunk with the token counts has no choices.",title:"Chunk of a streamed chat completion",type:"object",required:["id","object",
"created","model","choices"],properties:{id:{type:"string",minLength:1},object:{const:"chat.completion.chunk"},created:{type:"integer",minimum:0},model:{type:"s\
tring"},choices:{type:"array",items:{type:"object",required:["index","delta"],properties:{index:{type:"integer",minimum:0},delta:{type:"object",properties:{role:{
type:["string","null"]},content:{type:["string","null"]}}},finish_reason:{type:["string","null"]}}}},usage:{$ref:"urn:assay:openai:usage"}}},ps={$schema:"https:\
//json-schema.org/draft/2020-12/schema",$id:"urn:assay:openai:usage",$comment:"Gap G2.4, reading response.fields = openai. The whole may be null, and so may the\
 breakdowns, as several servers send them.",title:"Token counts",type:["object","null"],required:["prompt_tokens","completion_tokens","total_tokens"],properties:{
prompt_tokens:{type:"integer",minimum:0},completion_tokens:{type:"integer",minimum:0},total_tokens:{type:"integer",minimum:0},prompt_tokens_details:{type:["obje\
ct","null"]},completion_tokens_details:{type:["object","null"]}}};function ue(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){
let e=null,r=0,y=ue.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),!(s&&typeof s=="object"&&!Array.isArray(s))&&s!==null){let n={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:ps.type}};e===null?e=[n]:e.push(n),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.prompt_tokens===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"prompt_tokens"}};e===null?e=[n]:e.push(n),r++}if(s.completion_tokens===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"completion_tokens"}};e===null?e=[n]:e.push(n),r++}if(s.total_tokens===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total_tokens"}};e===null?e=[n]:e.push(n),r++}if(s.prompt_tokens!==
void 0){let n=s.prompt_tokens;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/prompt_tokens",schemaPath:"#/properties/prompt_t\
okens/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/pr\
ompt_tokens",schemaPath:"#/properties/prompt_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}if(s.completion_tokens!==
void 0){let n=s.completion_tokens;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/completion_tokens",schemaPath:"#/properties/\
completion_tokens/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+
"/completion_tokens",schemaPath:"#/properties/completion_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}if(s.
total_tokens!==void 0){let n=s.total_tokens;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/total_tokens",schemaPath:"#/proper\
ties/total_tokens/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+
"/total_tokens",schemaPath:"#/properties/total_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}if(s.prompt_tokens_details!==
void 0){let n=s.prompt_tokens_details;if(!(n&&typeof n=="object"&&!Array.isArray(n))&&n!==null){let o={instancePath:i+"/prompt_tokens_details",schemaPath:"#/pro\
perties/prompt_tokens_details/type",keyword:"type",params:{type:ps.properties.prompt_tokens_details.type}};e===null?e=[o]:e.push(o),r++}}if(s.completion_tokens_details!==
void 0){let n=s.completion_tokens_details;if(!(n&&typeof n=="object"&&!Array.isArray(n))&&n!==null){let o={instancePath:i+"/completion_tokens_details",schemaPath:"\
#/properties/completion_tokens_details/type",keyword:"type",params:{type:ps.properties.completion_tokens_details.type}};e===null?e=[o]:e.push(o),r++}}}return ue.
errors=e,r===0}ue.evaluated={props:{prompt_tokens:!0,completion_tokens:!0,total_tokens:!0,prompt_tokens_details:!0,completion_tokens_details:!0},dynamicProps:!1,
dynamicItems:!1};function Ur(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=Ur.evaluated;if(y.dynamicProps&&
(y.props=void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),r++}if(s.object===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"object"}};e===null?e=[n]:e.push(n),r++}if(s.created===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
created"}};e===null?e=[n]:e.push(n),r++}if(s.model===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"model"}};
e===null?e=[n]:e.push(n),r++}if(s.choices===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"choices"}};e===null?
e=[n]:e.push(n),r++}if(s.id!==void 0){let n=s.id;if(typeof n=="string"){if(E(n)<1){let o={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"m\
inLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[o]:e.push(o),r++}}if(s.object!==void 0&&s.object!=="chat.completion.chunk"){let n={instancePath:i+"/object",schemaPath:"#/properties/object/const",keyword:"\
const",params:{allowedValue:"chat.completion.chunk"}};e===null?e=[n]:e.push(n),r++}if(s.created!==void 0){let n=s.created;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))){let o={instancePath:i+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}if(typeof n==
"number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/created",schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[o]:e.push(o),r++}}if(s.model!==void 0&&typeof s.model!="string"){let n={instancePath:i+"/model",schemaPath:"#/properties/model/type",keyword:"type",
params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(s.choices!==void 0){let n=s.choices;if(Array.isArray(n)){let o=n.length;for(let a=0;a<o;a++){let u=n[a];
if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.index===void 0){let c={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items/required",keyword:"\
required",params:{missingProperty:"index"}};e===null?e=[c]:e.push(c),r++}if(u.delta===void 0){let c={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choic\
es/items/required",keyword:"required",params:{missingProperty:"delta"}};e===null?e=[c]:e.push(c),r++}if(u.index!==void 0){let c=u.index;if(!(typeof c=="number"&&
!(c%1)&&!isNaN(c)&&isFinite(c))){let h={instancePath:i+"/choices/"+a+"/index",schemaPath:"#/properties/choices/items/properties/index/type",keyword:"type",params:{
type:"integer"}};e===null?e=[h]:e.push(h),r++}if(typeof c=="number"&&isFinite(c)&&(c<0||isNaN(c))){let h={instancePath:i+"/choices/"+a+"/index",schemaPath:"#/pr\
operties/choices/items/properties/index/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}if(u.delta!==void 0){let c=u.
delta;if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.role!==void 0){let h=c.role;if(typeof h!="string"&&h!==null){let m={instancePath:i+"/choices/"+a+"/delta\
/role",schemaPath:"#/properties/choices/items/properties/delta/properties/role/type",keyword:"type",params:{type:os.properties.choices.items.properties.delta.properties.
role.type}};e===null?e=[m]:e.push(m),r++}}if(c.content!==void 0){let h=c.content;if(typeof h!="string"&&h!==null){let m={instancePath:i+"/choices/"+a+"/delta/co\
ntent",schemaPath:"#/properties/choices/items/properties/delta/properties/content/type",keyword:"type",params:{type:os.properties.choices.items.properties.delta.
properties.content.type}};e===null?e=[m]:e.push(m),r++}}}else{let h={instancePath:i+"/choices/"+a+"/delta",schemaPath:"#/properties/choices/items/properties/del\
ta/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}}if(u.finish_reason!==void 0){let c=u.finish_reason;if(typeof c!="string"&&c!==null){
let h={instancePath:i+"/choices/"+a+"/finish_reason",schemaPath:"#/properties/choices/items/properties/finish_reason/type",keyword:"type",params:{type:os.properties.
choices.items.properties.finish_reason.type}};e===null?e=[h]:e.push(h),r++}}}else{let c={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items/typ\
e",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}}else{let o={instancePath:i+"/choices",schemaPath:"#/properties/choices/type",keyword:"t\
ype",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}s.usage!==void 0&&(ue(s.usage,{instancePath:i+"/usage",parentData:s,parentDataProperty:"usage",rootData:P,
dynamicAnchors:k})||(e=e===null?ue.errors:e.concat(ue.errors),r=e.length))}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[n]:e.push(n),r++}return Ur.errors=e,r===0}Ur.evaluated={props:{id:!0,object:!0,created:!0,model:!0,choices:!0,usage:!0},dynamicProps:!1,dynamicItems:!1};
var Rs=Er;function Er(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=Er.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),r++}if(s.object===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"object"}};e===null?e=[n]:e.push(n),r++}if(s.created===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
created"}};e===null?e=[n]:e.push(n),r++}if(s.model===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"model"}};
e===null?e=[n]:e.push(n),r++}if(s.choices===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"choices"}};e===null?
e=[n]:e.push(n),r++}if(s.id!==void 0){let n=s.id;if(typeof n=="string"){if(E(n)<1){let o={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"m\
inLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[o]:e.push(o),r++}}if(s.object!==void 0&&s.object!=="chat.completion"){let n={instancePath:i+"/object",schemaPath:"#/properties/object/const",keyword:"\
const",params:{allowedValue:"chat.completion"}};e===null?e=[n]:e.push(n),r++}if(s.created!==void 0){let n=s.created;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n))){let o={instancePath:i+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}if(typeof n==
"number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/created",schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[o]:e.push(o),r++}}if(s.model!==void 0&&typeof s.model!="string"){let n={instancePath:i+"/model",schemaPath:"#/properties/model/type",keyword:"type",
params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(s.choices!==void 0){let n=s.choices;if(Array.isArray(n)){if(n.length<1){let a={instancePath:i+"/choices",
schemaPath:"#/properties/choices/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[a]:e.push(a),r++}let o=n.length;for(let a=0;a<o;a++){let u=n[a];if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u.index===void 0){let c={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items/required",keyword:"requir\
ed",params:{missingProperty:"index"}};e===null?e=[c]:e.push(c),r++}if(u.message===void 0){let c={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/i\
tems/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[c]:e.push(c),r++}if(u.finish_reason===void 0){let c={instancePath:i+"/choices/"+
a,schemaPath:"#/properties/choices/items/required",keyword:"required",params:{missingProperty:"finish_reason"}};e===null?e=[c]:e.push(c),r++}if(u.index!==void 0){
let c=u.index;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let h={instancePath:i+"/choices/"+a+"/index",schemaPath:"#/properties/choices/items/prop\
erties/index/type",keyword:"type",params:{type:"integer"}};e===null?e=[h]:e.push(h),r++}if(typeof c=="number"&&isFinite(c)&&(c<0||isNaN(c))){let h={instancePath:i+
"/choices/"+a+"/index",schemaPath:"#/properties/choices/items/properties/index/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(
h),r++}}if(u.message!==void 0){let c=u.message;if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.role===void 0){let h={instancePath:i+"/choices/"+a+"/message",schemaPath:"\
#/properties/choices/items/properties/message/required",keyword:"required",params:{missingProperty:"role"}};e===null?e=[h]:e.push(h),r++}if(c.content===void 0){
let h={instancePath:i+"/choices/"+a+"/message",schemaPath:"#/properties/choices/items/properties/message/required",keyword:"required",params:{missingProperty:"c\
ontent"}};e===null?e=[h]:e.push(h),r++}if(c.role!==void 0&&c.role!=="assistant"){let h={instancePath:i+"/choices/"+a+"/message/role",schemaPath:"#/properties/ch\
oices/items/properties/message/properties/role/const",keyword:"const",params:{allowedValue:"assistant"}};e===null?e=[h]:e.push(h),r++}if(c.content!==void 0&&typeof c.
content!="string"){let h={instancePath:i+"/choices/"+a+"/message/content",schemaPath:"#/properties/choices/items/properties/message/properties/content/type",keyword:"\
type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+"/choices/"+a+"/message",schemaPath:"#/properties/choices/items/propertie\
s/message/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}}if(u.finish_reason!==void 0&&typeof u.finish_reason!="string"){let c={instancePath:i+
"/choices/"+a+"/finish_reason",schemaPath:"#/properties/choices/items/properties/finish_reason/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(
c),r++}}else{let c={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}}else{
let o={instancePath:i+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}s.usage!==void 0&&(ue(
s.usage,{instancePath:i+"/usage",parentData:s,parentDataProperty:"usage",rootData:P,dynamicAnchors:k})||(e=e===null?ue.errors:e.concat(ue.errors),r=e.length))}else{
let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Er.errors=e,r===0}Er.evaluated={props:{id:!0,
object:!0,created:!0,model:!0,choices:!0,usage:!0},dynamicProps:!1,dynamicItems:!1};var Gs=Lr,Ps={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"ur\
n:assay:openai:error-body-full",$comment:"Gap G7.2, reading errors.body = openai, in full: four keys, of which param and code may be null. A numeric code is a d\
eviation that clients notice, so it is not allowed here.",title:"Error body, in full",type:"object",required:["error"],properties:{error:{type:"object",required:[
"message","type","param","code"],properties:{message:{type:"string"},type:{type:"string"},param:{type:["string","null"]},code:{type:["string","null"]}}}}};function Lr(s,{
instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=Lr.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&
(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.error===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
error"}};e===null?e=[n]:e.push(n),r++}if(s.error!==void 0){let n=s.error;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.message===void 0){let o={instancePath:i+
"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[o]:e.push(o),r++}if(n.type===void 0){let o={
instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[o]:e.push(o),r++}if(n.param===void 0){
let o={instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"param"}};e===null?e=[o]:e.push(o),r++}if(n.code===
void 0){let o={instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"code"}};e===null?e=[o]:e.push(o),r++}
if(n.message!==void 0&&typeof n.message!="string"){let o={instancePath:i+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",
params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(n.type!==void 0&&typeof n.type!="string"){let o={instancePath:i+"/error/type",schemaPath:"#/properties/e\
rror/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(n.param!==void 0){let o=n.param;if(typeof o!="string"&&o!==null){
let a={instancePath:i+"/error/param",schemaPath:"#/properties/error/properties/param/type",keyword:"type",params:{type:Ps.properties.error.properties.param.type}};
e===null?e=[a]:e.push(a),r++}}if(n.code!==void 0){let o=n.code;if(typeof o!="string"&&o!==null){let a={instancePath:i+"/error/code",schemaPath:"#/properties/err\
or/properties/code/type",keyword:"type",params:{type:Ps.properties.error.properties.code.type}};e===null?e=[a]:e.push(a),r++}}}else{let o={instancePath:i+"/erro\
r",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Lr.errors=e,r===0}Lr.evaluated={props:{error:!0},dynamicProps:!1,dynamicItems:!1};var Ws=Cr;function Cr(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=Cr.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.error===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"error"}};e===null?e=[n]:e.push(n),r++}if(s.error!==void 0){let n=s.error;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.message===
void 0){let o={instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[o]:e.push(o),
r++}if(n.message!==void 0&&typeof n.message!="string"){let o={instancePath:i+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"\
object"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Cr.
errors=e,r===0}Cr.evaluated={props:{error:!0},dynamicProps:!1,dynamicItems:!1};var zs=Br;function Br(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=Br.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.object===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"object"}};e===null?e=[n]:e.push(n),r++}if(s.data===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"}};e===null?e=[n]:e.push(n),r++}if(s.object!==void 0&&s.object!=="list"){let n={instancePath:i+"/object",schemaPath:"#/properties/object/c\
onst",keyword:"const",params:{allowedValue:"list"}};e===null?e=[n]:e.push(n),r++}if(s.data!==void 0){let n=s.data;if(Array.isArray(n)){let o=n.length;for(let a=0;a<
o;a++){let u=n[a];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.id===void 0){let c={instancePath:i+"/data/"+a,schemaPath:"#/properties/data/items/required",
keyword:"required",params:{missingProperty:"id"}};e===null?e=[c]:e.push(c),r++}if(u.id!==void 0){let c=u.id;if(typeof c=="string"){if(E(c)<1){let h={instancePath:i+
"/data/"+a+"/id",schemaPath:"#/properties/data/items/properties/id/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+
"/data/"+a+"/id",schemaPath:"#/properties/data/items/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}}}else{let c={instancePath:i+
"/data/"+a,schemaPath:"#/properties/data/items/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}}else{let o={instancePath:i+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[n]:e.push(n),r++}return Br.errors=e,r===0}Br.evaluated={props:{object:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Zs=ue,Hs=Kr;var Js={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:readings",$comment:"One member per key of gaps.json, one branch per reading of tha\
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
#/$defs/path"}}}},seconds:{type:"number",exclusiveMinimum:0}}};function T(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=T.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),Array.isArray(s)){let n=s.length;for(let u=0;u<n;u++){let c=s[u];if(typeof c=="string"){if(E(c)<1){let h={instancePath:i+
"/"+u,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+"/"+u,schemaPath:"#/items/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}}let o=s.length,a;if(o>1){let u={};for(;o--;){let c=s[o];if(typeof c=="string"){if(typeof u[c]==
"number"){a=u[c];let h={instancePath:i,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:o,j:a}};e===null?e=[h]:e.push(h),r++;break}u[c]=o}}}}else{let n={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}return T.errors=e,r===0}T.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};function xe(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=xe.evaluated;if(y.dynamicProps&&
(y.props=void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let o=s.reading;if(typeof o=="string")if(o==="list"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[a]:e.push(a),r++}if(s.names===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"names"}};e===
null?e=[a]:e.push(a),r++}for(let a in s)if(!(a==="reading"||a==="names")){let u={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:a}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="list"){let a={instancePath:i+"/reading",schemaPath:"#\
/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[a]:e.push(a),r++}s.names!==void 0&&(T(s.names,{instancePath:i+"/nam\
es",parentData:s,parentDataProperty:"names",rootData:P,dynamicAnchors:k})||(e=e===null?T.errors:e.concat(T.errors),r=e.length))}var n=!0}else{let a={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),r++}else{let a={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),r++}}else{let o={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return xe.errors=e,y.props=n,r===0}xe.evaluated={dynamicProps:!0,dynamicItems:!1};var ge={
if:{type:"string"},then:{enum:["model+messages","all-four","messages"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{
const:"model+messages"},required:{const:["model","messages"]}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"all-four"},required:{const:[
"model","messages","max_tokens","temperature"]}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"messages"},required:{const:["message\
s"]}},required:["reading"],additionalProperties:!1}]}},Sr=cs().default;function Se(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){
let e=null,r=0,y=Se.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,a=r;if(typeof s!="string"){let m={};e===null?e=[m]:
e.push(m),r++}var u=a===r;r=n,e!==null&&(n?e.length=n:e=null);let c;if(u){let m=r;if(!(s==="model+messages"||s==="all-four"||s==="messages")){let f={instancePath:i,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:ge.then.enum}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,c="then"}else{let m=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){let f=s.reading;if(typeof f=="string")if(f==="model+messages"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t===
"reading"||t==="required")){let d={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="model+messages"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading\
/const",keyword:"const",params:{allowedValue:"model+messages"}};e===null?e=[t]:e.push(t),r++}if(s.required!==void 0&&!Sr(s.required,ge.else.oneOf[0].properties.
required.const)){let t={instancePath:i+"/required",schemaPath:"#/else/oneOf/0/properties/required/const",keyword:"const",params:{allowedValue:ge.else.oneOf[0].properties.
required.const}};e===null?e=[t]:e.push(t),r++}}var h=!0}else if(f==="all-four"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t===
"required")){let d={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:
e.push(d),r++}if(s.reading!==void 0&&s.reading!=="all-four"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"cons\
t",params:{allowedValue:"all-four"}};e===null?e=[t]:e.push(t),r++}if(s.required!==void 0&&!Sr(s.required,ge.else.oneOf[1].properties.required.const)){let t={instancePath:i+
"/required",schemaPath:"#/else/oneOf/1/properties/required/const",keyword:"const",params:{allowedValue:ge.else.oneOf[1].properties.required.const}};e===null?e=[
t]:e.push(t),r++}}h!==!0&&(h=!0)}else if(f==="messages"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#\
/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="required")){
let d={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}
if(s.reading!==void 0&&s.reading!=="messages"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"\
messages"}};e===null?e=[t]:e.push(t),r++}if(s.required!==void 0&&!Sr(s.required,ge.else.oneOf[2].properties.required.const)){let t={instancePath:i+"/required",schemaPath:"\
#/else/oneOf/2/properties/required/const",keyword:"const",params:{allowedValue:ge.else.oneOf[2].properties.required.const}};e===null?e=[t]:e.push(t),r++}}h!==!0&&
(h=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.
push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.
push(t),r++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,c="else"}if(!o){
let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:c}};e===null?e=[m]:e.push(m),r++}return Se.errors=e,y.props=h,r===0}Se.evaluated={dynamicProps:!0,
dynamicItems:!1};var Qs={if:{type:"string"},then:{enum:["discovery","any"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{
const:"discovery"},path:{$ref:"#/$defs/path"},schema:{$ref:"#/$defs/schemaId"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"list"},
models:{type:"array",items:{type:"string",minLength:1},uniqueItems:!0,minItems:1}},required:["reading","models"],additionalProperties:!1},{properties:{reading:{
const:"any"}},required:["reading"],additionalProperties:!1}]}};var Xs=new RegExp("^/(?!/)[^\\s#]*$","u");function B(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,
y=B.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),typeof s=="string"){if(!Xs.test(s)){let n={instancePath:i,schemaPath:"#/patte\
rn",keyword:"pattern",params:{pattern:"^/(?!/)[^\\s#]*$"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
string"}};e===null?e=[n]:e.push(n),r++}return B.errors=e,r===0}B.evaluated={dynamicProps:!1,dynamicItems:!1};var $s=new RegExp("^urn:assay:","u");function C(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=C.
evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),typeof s=="string"){if(!$s.test(s)){let n={instancePath:i,schemaPath:"#/pattern",
keyword:"pattern",params:{pattern:"^urn:assay:"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"stri\
ng"}};e===null?e=[n]:e.push(n),r++}return C.errors=e,r===0}C.evaluated={dynamicProps:!1,dynamicItems:!1};function De(s,{instancePath:i="",parentData:D,parentDataProperty:N,
rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=De.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,a=r;if(typeof s!=
"string"){let m={};e===null?e=[m]:e.push(m),r++}var u=a===r;r=n,e!==null&&(n?e.length=n:e=null);let c;if(u){let m=r;if(!(s==="discovery"||s==="any")){let f={instancePath:i,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Qs.then.enum}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,c="then"}else{let m=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){let f=s.reading;if(typeof f=="string")if(f==="discovery"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={
instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t===
"reading"||t==="path"||t==="schema")){let d={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="discovery"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/cons\
t",keyword:"const",params:{allowedValue:"discovery"}};e===null?e=[t]:e.push(t),r++}s.path!==void 0&&(B(s.path,{instancePath:i+"/path",parentData:s,parentDataProperty:"\
path",rootData:P,dynamicAnchors:k})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),s.schema!==void 0&&(C(s.schema,{instancePath:i+"/schema",parentData:s,
parentDataProperty:"schema",rootData:P,dynamicAnchors:k})||(e=e===null?C.errors:e.concat(C.errors),r=e.length))}var h=!0}else if(f==="list"){if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[t]:e.push(t),r++}if(s.models===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"models"}};
e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="models")){let d={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="list"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[t]:e.push(t),r++}if(s.models!==void 0){let t=s.models;if(Array.
isArray(t)){if(t.length<1){let g={instancePath:i+"/models",schemaPath:"#/else/oneOf/1/properties/models/minItems",keyword:"minItems",params:{limit:1}};e===null?
e=[g]:e.push(g),r++}let d=t.length;for(let g=0;g<d;g++){let p=t[g];if(typeof p=="string"){if(E(p)<1){let l={instancePath:i+"/models/"+g,schemaPath:"#/else/oneOf\
/1/properties/models/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/models/"+g,schemaPath:"#/\
else/oneOf/1/properties/models/items/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}let j=t.length,I;if(j>1){let g={};for(;j--;){let p=t[j];
if(typeof p=="string"){if(typeof g[p]=="number"){I=g[p];let l={instancePath:i+"/models",schemaPath:"#/else/oneOf/1/properties/models/uniqueItems",keyword:"uniqu\
eItems",params:{i:j,j:I}};e===null?e=[l]:e.push(l),r++;break}g[p]=j}}}}else{let d={instancePath:i+"/models",schemaPath:"#/else/oneOf/1/properties/models/type",keyword:"\
type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}}h!==!0&&(h=!0)}else if(f==="any"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!==
"reading"){let d={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.
push(d),r++}if(s.reading!==void 0&&s.reading!=="any"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{
allowedValue:"any"}};e===null?e=[t]:e.push(t),r++}}h!==!0&&(h=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"\
tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),r++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?
e=[f]:e.push(f),r++}var u=m===r;o=u,c="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:c}};e===null?e=[m]:e.push(m),r++}
return De.errors=e,y.props=h,r===0}De.evaluated={dynamicProps:!0,dynamicItems:!1};var Ys={if:{type:"string"},then:{enum:["openai"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"openai"},roles:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{
const:"list"},roles:{$ref:"#/$defs/texts"}},required:["reading","roles"],additionalProperties:!1}]}};function Ne(s,{instancePath:i="",parentData:D,parentDataProperty:N,
rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=Ne.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,a=r;if(typeof s!=
"string"){let m={};e===null?e=[m]:e.push(m),r++}var u=a===r;r=n,e!==null&&(n?e.length=n:e=null);let c;if(u){let m=r;if(s!=="openai"){let f={instancePath:i,schemaPath:"\
#/then/enum",keyword:"enum",params:{allowedValues:Ys.then.enum}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,c="then"}else{let m=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){let f=s.reading;if(typeof f=="string")if(f==="openai"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="roles")){let d={
instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.
reading!==void 0&&s.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
openai"}};e===null?e=[t]:e.push(t),r++}s.roles!==void 0&&(T(s.roles,{instancePath:i+"/roles",parentData:s,parentDataProperty:"roles",rootData:P,dynamicAnchors:k})||
(e=e===null?T.errors:e.concat(T.errors),r=e.length))}var h=!0}else if(f==="list"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.roles===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"roles"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="r\
oles")){let d={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(
d),r++}if(s.reading!==void 0&&s.reading!=="list"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{
allowedValue:"list"}};e===null?e=[t]:e.push(t),r++}s.roles!==void 0&&(T(s.roles,{instancePath:i+"/roles",parentData:s,parentDataProperty:"roles",rootData:P,dynamicAnchors:k})||
(e=e===null?T.errors:e.concat(T.errors),r=e.length))}h!==!0&&(h=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),r++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};
e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,c="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:c}};e===null?e=[m]:e.push(
m),r++}return Ne.errors=e,y.props=h,r===0}Ne.evaluated={dynamicProps:!0,dynamicItems:!1};var ei={if:{type:"string"},then:{enum:["openai","bare"]},else:{type:"ob\
ject",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"openai"},schema:{$ref:"#/$defs/schemaId"},object:{$ref:"#/$defs/text"},role:{$ref:"\
#/$defs/text"},finishReasons:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"bare"}},required:["reading"],additionalProperties:!1}]}};function M(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=M.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),typeof s=="string"){if(E(s)<1){let n={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1}};e===
null?e=[n]:e.push(n),r++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}return M.errors=e,r===
0}M.evaluated={dynamicProps:!1,dynamicItems:!1};function _e(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,
r=0,y=_e.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,a=r;if(typeof s!="string"){let m={};e===null?e=[m]:e.push(m),r++}
var u=a===r;r=n,e!==null&&(n?e.length=n:e=null);let c;if(u){let m=r;if(!(s==="openai"||s==="bare")){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",
params:{allowedValues:ei.then.enum}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,c="then"}else{let m=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let f=s.reading;
if(typeof f=="string")if(f==="openai"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/requ\
ired",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="schema"||t==="object"||t==="ro\
le"||t==="finishReasons")){let d={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",
keyword:"const",params:{allowedValue:"openai"}};e===null?e=[t]:e.push(t),r++}s.schema!==void 0&&(C(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"\
schema",rootData:P,dynamicAnchors:k})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),s.object!==void 0&&(M(s.object,{instancePath:i+"/object",parentData:s,
parentDataProperty:"object",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.role!==void 0&&(M(s.role,{instancePath:i+"/rol\
e",parentData:s,parentDataProperty:"role",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.finishReasons!==void 0&&(T(s.finishReasons,
{instancePath:i+"/finishReasons",parentData:s,parentDataProperty:"finishReasons",rootData:P,dynamicAnchors:k})||(e=e===null?T.errors:e.concat(T.errors),r=e.length))}
var h=!0}else if(f==="bare"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let d={instancePath:i,schemaPath:"#/else/oneOf/1/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="bare"){let t={
instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"bare"}};e===null?e=[t]:e.push(t),r++}}h!==!0&&
(h=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.
push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.
push(t),r++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,c="else"}if(!o){
let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:c}};e===null?e=[m]:e.push(m),r++}return _e.errors=e,y.props=h,r===0}_e.evaluated={dynamicProps:!0,
dynamicItems:!1};var ri={if:{type:"string"},then:{enum:["opaque"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"\
opaque"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"pattern"},pattern:{$ref:"#/$defs/text"}},required:["reading","pattern"],additionalProperties:!1}]}};
function Ie(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=Ie.evaluated;y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,a=r;if(typeof s!="string"){let m={};e===null?e=[m]:e.push(m),r++}var u=a===r;r=n,e!==null&&(n?e.length=n:e=
null);let c;if(u){let m=r;if(s!=="opaque"){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:ri.then.enum}};e===null?e=[f]:e.push(
f),r++}var u=m===r;o=u,c="then"}else{let m=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let f=s.reading;if(typeof f=="string")if(f==="opaque"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let d={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="opaque"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"opaque"}};e===null?e=[t]:e.push(t),r++}}var h=!0}else if(f==="pattern"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),r++}if(s.pattern===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"\
pattern"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="pattern")){let d={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="pattern"){let t={instancePath:i+"\
/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"pattern"}};e===null?e=[t]:e.push(t),r++}s.pattern!==void 0&&
(M(s.pattern,{instancePath:i+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.errors),r=e.length))}
h!==!0&&(h=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?
e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?
e=[t]:e.push(t),r++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,c="\
else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:c}};e===null?e=[m]:e.push(m),r++}return Ie.errors=e,y.props=h,r===0}Ie.
evaluated={dynamicProps:!0,dynamicItems:!1};var si={if:{type:"string"},then:{enum:["none"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{
reading:{const:"none"}},required:["reading"],additionalProperties:!1}]}};function Me(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){
let e=null,r=0,y=Me.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,a=r;if(typeof s!="string"){let m={};e===null?e=[m]:
e.push(m),r++}var u=a===r;r=n,e!==null&&(n?e.length=n:e=null);let c;if(u){let m=r;if(s!=="none"){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{
allowedValues:si.then.enum}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,c="then"}else{let m=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let f=s.reading;if(typeof f==
"string")if(f==="none"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let d={instancePath:i,schemaPath:"#/else/oneOf/0/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="none"){let t={
instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"none"}};e===null?e=[t]:e.push(t),r++}}var h=!0}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),r++}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),r++}}else{
let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,c="else"}if(!o){let m={instancePath:i,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:c}};e===null?e=[m]:e.push(m),r++}return Me.errors=e,y.props=h,r===0}Me.evaluated={dynamicProps:!0,dynamicItems:!1};
var ii={if:{type:"string"},then:{enum:["email-password-name"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"em\
ail-password-name"},fields:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"template"},body:{$ref:"#/$defs/obj\
ect"}},required:["reading","body"],additionalProperties:!1}]}};function J(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=J.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),!(s&&typeof s=="object"&&!Array.isArray(s))){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[n]:e.push(n),r++}return J.errors=e,r===0}J.evaluated={dynamicProps:!1,dynamicItems:!1};function Ve(s,{instancePath:i="",parentData:D,parentDataProperty:N,
rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=Ve.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,a=r;if(typeof s!=
"string"){let m={};e===null?e=[m]:e.push(m),r++}var u=a===r;r=n,e!==null&&(n?e.length=n:e=null);let c;if(u){let m=r;if(s!=="email-password-name"){let f={instancePath:i,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:ii.then.enum}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,c="then"}else{let m=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){let f=s.reading;if(typeof f=="string")if(f==="email-password-name"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t===
"reading"||t==="fields")){let d={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===
null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="email-password-name"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/readin\
g/const",keyword:"const",params:{allowedValue:"email-password-name"}};e===null?e=[t]:e.push(t),r++}s.fields!==void 0&&(T(s.fields,{instancePath:i+"/fields",parentData:s,
parentDataProperty:"fields",rootData:P,dynamicAnchors:k})||(e=e===null?T.errors:e.concat(T.errors),r=e.length))}var h=!0}else if(f==="template"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),r++}if(s.body===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"bo\
dy"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="body")){let d={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="template"){let t={instancePath:i+"/reading",
schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"template"}};e===null?e=[t]:e.push(t),r++}s.body!==void 0&&(J(s.body,{
instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:P,dynamicAnchors:k})||(e=e===null?J.errors:e.concat(J.errors),r=e.length))}h!==!0&&(h=!0)}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),r++}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),r++}}else{
let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,c="else"}if(!o){let m={instancePath:i,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:c}};e===null?e=[m]:e.push(m),r++}return Ve.errors=e,y.props=h,r===0}Ve.evaluated={dynamicProps:!0,dynamicItems:!1};
var ti={if:{type:"string"},then:{enum:["key-pointer","mail"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"key\
-pointer"},pointers:{type:"array",minItems:1,items:{$ref:"#/$defs/pointer"}}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"mail"}},
required:["reading"],additionalProperties:!1}]}};var ni=new RegExp("^(/.*)?$","u");function z(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=z.evaluated;
if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),typeof s=="string"){if(!ni.test(s)){let n={instancePath:i,schemaPath:"#/pattern",keyword:"p\
attern",params:{pattern:"^(/.*)?$"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?
e=[n]:e.push(n),r++}return z.errors=e,r===0}z.evaluated={dynamicProps:!1,dynamicItems:!1};function Fe(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,
dynamicAnchors:k={}}={}){let e=null,r=0,y=Fe.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,a=r;if(typeof s!="string"){
let m={};e===null?e=[m]:e.push(m),r++}var u=a===r;r=n,e!==null&&(n?e.length=n:e=null);let c;if(u){let m=r;if(!(s==="key-pointer"||s==="mail")){let f={instancePath:i,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:ti.then.enum}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,c="then"}else{let m=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){let f=s.reading;if(typeof f=="string")if(f==="key-pointer"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={
instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t===
"reading"||t==="pointers")){let d={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="key-pointer"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/co\
nst",keyword:"const",params:{allowedValue:"key-pointer"}};e===null?e=[t]:e.push(t),r++}if(s.pointers!==void 0){let t=s.pointers;if(Array.isArray(t)){if(t.length<
1){let j={instancePath:i+"/pointers",schemaPath:"#/else/oneOf/0/properties/pointers/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[j]:e.push(j),r++}
let d=t.length;for(let j=0;j<d;j++)z(t[j],{instancePath:i+"/pointers/"+j,parentData:t,parentDataProperty:j,rootData:P,dynamicAnchors:k})||(e=e===null?z.errors:e.
concat(z.errors),r=e.length)}else{let d={instancePath:i+"/pointers",schemaPath:"#/else/oneOf/0/properties/pointers/type",keyword:"type",params:{type:"array"}};e===
null?e=[d]:e.push(d),r++}}}var h=!0}else if(f==="mail"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/\
else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let d={instancePath:i,
schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&
s.reading!=="mail"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"mail"}};e===null?
e=[t]:e.push(t),r++}}h!==!0&&(h=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};
e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};
e===null?e=[t]:e.push(t),r++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var u=m===
r;o=u,c="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:c}};e===null?e=[m]:e.push(m),r++}return Fe.errors=e,y.props=h,
r===0}Fe.evaluated={dynamicProps:!0,dynamicItems:!1};var oi={if:{type:"string"},then:{enum:["at-least-one","minus-one-unlimited"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"at-least-one"},minimum:{const:1}},required:["reading"],additionalProperties:!1},{properties:{reading:{
const:"minus-one-unlimited"},minimum:{const:1},unlimited:{const:-1}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"range"},minimum:{
type:"integer"},maximum:{type:"integer",minimum:1}},required:["reading","minimum","maximum"],additionalProperties:!1}]}};function Te(s,{instancePath:i="",parentData:D,
parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=Te.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,
o=!0,a=r;if(typeof s!="string"){let m={};e===null?e=[m]:e.push(m),r++}var u=a===r;r=n,e!==null&&(n?e.length=n:e=null);let c;if(u){let m=r;if(!(s==="at-least-one"||
s==="minus-one-unlimited")){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:oi.then.enum}};e===null?e=[f]:e.push(f),r++}var u=m===
r;o=u,c="then"}else{let m=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let f=s.reading;if(typeof f=="string")if(f==="at-least-one"){if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="minimum")){let d={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="at-least-one"){let t={instancePath:i+"/reading",
schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"at-least-one"}};e===null?e=[t]:e.push(t),r++}if(s.minimum!==void 0&&s.
minimum!==1){let t={instancePath:i+"/minimum",schemaPath:"#/else/oneOf/0/properties/minimum/const",keyword:"const",params:{allowedValue:1}};e===null?e=[t]:e.push(
t),r++}}var h=!0}else if(f==="minus-one-unlimited"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else\
/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="minimum"||t==="un\
limited")){let d={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.
push(d),r++}if(s.reading!==void 0&&s.reading!=="minus-one-unlimited"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"\
const",params:{allowedValue:"minus-one-unlimited"}};e===null?e=[t]:e.push(t),r++}if(s.minimum!==void 0&&s.minimum!==1){let t={instancePath:i+"/minimum",schemaPath:"\
#/else/oneOf/1/properties/minimum/const",keyword:"const",params:{allowedValue:1}};e===null?e=[t]:e.push(t),r++}if(s.unlimited!==void 0&&s.unlimited!==-1){let t={
instancePath:i+"/unlimited",schemaPath:"#/else/oneOf/1/properties/unlimited/const",keyword:"const",params:{allowedValue:-1}};e===null?e=[t]:e.push(t),r++}}h!==!0&&
(h=!0)}else if(f==="range"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.minimum===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"\
required",params:{missingProperty:"minimum"}};e===null?e=[t]:e.push(t),r++}if(s.maximum===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"\
required",params:{missingProperty:"maximum"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="minimum"||t==="maximum")){let d={instancePath:i,
schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&
s.reading!=="range"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"range"}};e===null?
e=[t]:e.push(t),r++}if(s.minimum!==void 0){let t=s.minimum;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let d={instancePath:i+"/minimum",schemaPath:"\
#/else/oneOf/2/properties/minimum/type",keyword:"type",params:{type:"integer"}};e===null?e=[d]:e.push(d),r++}}if(s.maximum!==void 0){let t=s.maximum;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let d={instancePath:i+"/maximum",schemaPath:"#/else/oneOf/2/properties/maximum/type",keyword:"type",params:{type:"int\
eger"}};e===null?e=[d]:e.push(d),r++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let d={instancePath:i+"/maximum",schemaPath:"#/else/oneOf/2/properties\
/maximum/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[d]:e.push(d),r++}}}h!==!0&&(h=!0)}else{let t={instancePath:i,schemaPath:"#/els\
e/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),r++}}else{let f={instancePath:i,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,c="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:c}};e===null?e=[m]:e.push(m),r++}return Te.errors=e,y.props=h,r===0}Te.evaluated={dynamicProps:!0,dynamicItems:!1};var pi={if:{type:"\
string"},then:{enum:["0..2","0..1"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"0..2"},minimum:{const:0},maximum:{
const:2}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"0..1"},minimum:{const:0},maximum:{const:1}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"range"},minimum:{type:"number"},maximum:{type:"number"}},required:["reading","minimum","maximum"],additionalProperties:!1}]}};function Ue(s,{
instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=Ue.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&
(y.items=void 0);let n=r,o=!0,a=r;if(typeof s!="string"){let m={};e===null?e=[m]:e.push(m),r++}var u=a===r;r=n,e!==null&&(n?e.length=n:e=null);let c;if(u){let m=r;
if(!(s==="0..2"||s==="0..1")){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:pi.then.enum}};e===null?e=[f]:e.push(f),r++}var u=m===
r;o=u,c="then"}else{let m=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let f=s.reading;if(typeof f=="string")if(f==="0..2"){if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(
t),r++}for(let t in s)if(!(t==="reading"||t==="minimum"||t==="maximum")){let d={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="0..2"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"0..2"}};e===null?e=[t]:e.push(t),r++}if(s.minimum!==void 0&&s.minimum!==0){let t={
instancePath:i+"/minimum",schemaPath:"#/else/oneOf/0/properties/minimum/const",keyword:"const",params:{allowedValue:0}};e===null?e=[t]:e.push(t),r++}if(s.maximum!==
void 0&&s.maximum!==2){let t={instancePath:i+"/maximum",schemaPath:"#/else/oneOf/0/properties/maximum/const",keyword:"const",params:{allowedValue:2}};e===null?e=
[t]:e.push(t),r++}}var h=!0}else if(f==="0..1"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/one\
Of/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="minimum"||t==="maximu\
m")){let d={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(
d),r++}if(s.reading!==void 0&&s.reading!=="0..1"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{
allowedValue:"0..1"}};e===null?e=[t]:e.push(t),r++}if(s.minimum!==void 0&&s.minimum!==0){let t={instancePath:i+"/minimum",schemaPath:"#/else/oneOf/1/properties/\
minimum/const",keyword:"const",params:{allowedValue:0}};e===null?e=[t]:e.push(t),r++}if(s.maximum!==void 0&&s.maximum!==1){let t={instancePath:i+"/maximum",schemaPath:"\
#/else/oneOf/1/properties/maximum/const",keyword:"const",params:{allowedValue:1}};e===null?e=[t]:e.push(t),r++}}h!==!0&&(h=!0)}else if(f==="range"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),r++}if(s.minimum===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"\
minimum"}};e===null?e=[t]:e.push(t),r++}if(s.maximum===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"\
maximum"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="minimum"||t==="maximum")){let d={instancePath:i,schemaPath:"#/else/oneOf/2/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="range"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"range"}};e===null?e=[t]:e.push(t),r++}if(s.minimum!==void 0){
let t=s.minimum;if(!(typeof t=="number"&&isFinite(t))){let d={instancePath:i+"/minimum",schemaPath:"#/else/oneOf/2/properties/minimum/type",keyword:"type",params:{
type:"number"}};e===null?e=[d]:e.push(d),r++}}if(s.maximum!==void 0){let t=s.maximum;if(!(typeof t=="number"&&isFinite(t))){let d={instancePath:i+"/maximum",schemaPath:"\
#/else/oneOf/2/properties/maximum/type",keyword:"type",params:{type:"number"}};e===null?e=[d]:e.push(d),r++}}}h!==!0&&(h=!0)}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),r++}}else{let f={instancePath:i,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,c="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:c}};e===null?e=[m]:e.push(m),r++}return Ue.errors=e,y.props=h,r===0}Ue.evaluated={dynamicProps:!0,dynamicItems:!1};var ai={if:{type:"\
string"},then:{enum:["same-path"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"same-path"}},required:["readin\
g"],additionalProperties:!1},{properties:{reading:{const:"other-path"},path:{$ref:"#/$defs/path"}},required:["reading","path"],additionalProperties:!1}]}};function Ee(s,{
instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=Ee.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&
(y.items=void 0);let n=r,o=!0,a=r;if(typeof s!="string"){let m={};e===null?e=[m]:e.push(m),r++}var u=a===r;r=n,e!==null&&(n?e.length=n:e=null);let c;if(u){let m=r;
if(s!=="same-path"){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:ai.then.enum}};e===null?e=[f]:e.push(f),r++}var u=m===r;
o=u,c="then"}else{let m=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let f=s.reading;if(typeof f=="string")if(f==="same-path"){if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=
[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let d={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="same-path"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/\
properties/reading/const",keyword:"const",params:{allowedValue:"same-path"}};e===null?e=[t]:e.push(t),r++}}var h=!0}else if(f==="other-path"){if(s&&typeof s=="o\
bject"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[t]:e.push(t),r++}if(s.path===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"path"}};
e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="path")){let d={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="other-path"){let t={instancePath:i+"/reading",
schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"other-path"}};e===null?e=[t]:e.push(t),r++}s.path!==void 0&&(B(s.path,
{instancePath:i+"/path",parentData:s,parentDataProperty:"path",rootData:P,dynamicAnchors:k})||(e=e===null?B.errors:e.concat(B.errors),r=e.length))}h!==!0&&(h=!0)}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),r++}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),r++}}else{
let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,c="else"}if(!o){let m={instancePath:i,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:c}};e===null?e=[m]:e.push(m),r++}return Ee.errors=e,y.props=h,r===0}Ee.evaluated={dynamicProps:!0,dynamicItems:!1};
var li={if:{type:"string"},then:{enum:["stream-true","accept"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"s\
tream-true"},field:{$ref:"#/$defs/text"},value:{const:!0}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"accept"},mediaType:{$ref:"\
#/$defs/text"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"query"},name:{$ref:"#/$defs/text"},value:{$ref:"#/$defs/text"}},required:[
"reading","name","value"],additionalProperties:!1}]}};function Le(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,
r=0,y=Le.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,a=r;if(typeof s!="string"){let m={};e===null?e=[m]:e.push(m),r++}
var u=a===r;r=n,e!==null&&(n?e.length=n:e=null);let c;if(u){let m=r;if(!(s==="stream-true"||s==="accept")){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"\
enum",params:{allowedValues:li.then.enum}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,c="then"}else{let m=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let f=s.
reading;if(typeof f=="string")if(f==="stream-true"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else\
/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="field"||t==="valu\
e")){let d={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(
d),r++}if(s.reading!==void 0&&s.reading!=="stream-true"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{
allowedValue:"stream-true"}};e===null?e=[t]:e.push(t),r++}if(s.field!==void 0&&(M(s.field,{instancePath:i+"/field",parentData:s,parentDataProperty:"field",rootData:P,
dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.value!==void 0&&s.value!==!0){let t={instancePath:i+"/value",schemaPath:"#/else/oneOf\
/0/properties/value/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[t]:e.push(t),r++}}var h=!0}else if(f==="accept"){if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=
[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="mediaType")){let d={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="accept"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"accept"}};e===null?e=[t]:e.push(t),r++}s.mediaType!==void 0&&(M(s.mediaType,{instancePath:i+
"/mediaType",parentData:s,parentDataProperty:"mediaType",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.errors),r=e.length))}h!==!0&&(h=!0)}else if(f===
"query"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.name===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{
missingProperty:"name"}};e===null?e=[t]:e.push(t),r++}if(s.value===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{
missingProperty:"value"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="name"||t==="value")){let d={instancePath:i,schemaPath:"#/else/one\
Of/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="query"){
let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"query"}};e===null?e=[t]:e.push(t),r++}
s.name!==void 0&&(M(s.name,{instancePath:i+"/name",parentData:s,parentDataProperty:"name",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.errors),
r=e.length)),s.value!==void 0&&(M(s.value,{instancePath:i+"/value",parentData:s,parentDataProperty:"value",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.
concat(M.errors),r=e.length))}h!==!0&&(h=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"r\
eading",tagValue:f}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"\
reading",tagValue:f}};e===null?e=[t]:e.push(t),r++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.
push(f),r++}var u=m===r;o=u,c="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:c}};e===null?e=[m]:e.push(m),r++}return Le.
errors=e,y.props=h,r===0}Le.evaluated={dynamicProps:!0,dynamicItems:!1};var ui={if:{type:"string"},then:{enum:["chunks-done"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"chunks-done"},mediaType:{$ref:"#/$defs/text"},schema:{$ref:"#/$defs/schemaId"},object:{$ref:"#/$defs\
/text"},terminator:{$ref:"#/$defs/text"},usageSwitch:{$ref:"#/$defs/object"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"typed"},
mediaType:{$ref:"#/$defs/text"},typePointer:{$ref:"#/$defs/pointer"},doneType:{$ref:"#/$defs/text"}},required:["reading","doneType"],additionalProperties:!1},{properties:{
reading:{const:"custom"},mediaType:{$ref:"#/$defs/text"},schema:{$ref:"#/$defs/schemaIdOrOwn"},terminator:{$ref:"#/$defs/text"},usageSwitch:{$ref:"#/$defs/objec\
t"}},required:["reading","schema"],additionalProperties:!1}]}},di={title:"Id of a schema that Assay ships, or a schema of the deployment's own (JSON Schema 2020\
-12)",type:["string","object"],pattern:"^urn:assay:"};function ce(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,
r=0,y=ce.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),typeof s!="string"&&!(s&&typeof s=="object"&&!Array.isArray(s))){let n={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:di.type}};e===null?e=[n]:e.push(n),r++}if(typeof s=="string"&&!$s.test(s)){let n={instancePath:i,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^urn:assay:"}};e===null?e=[n]:e.push(n),r++}return ce.errors=e,r===0}ce.evaluated={dynamicProps:!1,dynamicItems:!1};
function Ce(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=Ce.evaluated;y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,a=r;if(typeof s!="string"){let m={};e===null?e=[m]:e.push(m),r++}var u=a===r;r=n,e!==null&&(n?e.length=n:e=
null);let c;if(u){let m=r;if(s!=="chunks-done"){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:ui.then.enum}};e===null?e=[f]:
e.push(f),r++}var u=m===r;o=u,c="then"}else{let m=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let f=s.reading;if(typeof f=="string")if(f==="chunks-done"){if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"\
reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="mediaType"||t==="schema"||t==="object"||t==="terminator"||t==="usageSwitch")){let d={
instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.
reading!==void 0&&s.reading!=="chunks-done"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
chunks-done"}};e===null?e=[t]:e.push(t),r++}s.mediaType!==void 0&&(M(s.mediaType,{instancePath:i+"/mediaType",parentData:s,parentDataProperty:"mediaType",rootData:P,
dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.schema!==void 0&&(C(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"\
schema",rootData:P,dynamicAnchors:k})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),s.object!==void 0&&(M(s.object,{instancePath:i+"/object",parentData:s,
parentDataProperty:"object",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.terminator!==void 0&&(M(s.terminator,{instancePath:i+
"/terminator",parentData:s,parentDataProperty:"terminator",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.usageSwitch!==void 0&&
(J(s.usageSwitch,{instancePath:i+"/usageSwitch",parentData:s,parentDataProperty:"usageSwitch",rootData:P,dynamicAnchors:k})||(e=e===null?J.errors:e.concat(J.errors),
r=e.length))}var h=!0}else if(f==="typed"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/\
required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.doneType===void 0){let t={instancePath:i,schemaPath:"#/else/o\
neOf/1/required",keyword:"required",params:{missingProperty:"doneType"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="mediaType"||t==="t\
ypePointer"||t==="doneType")){let d={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="typed"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"\
const",params:{allowedValue:"typed"}};e===null?e=[t]:e.push(t),r++}s.mediaType!==void 0&&(M(s.mediaType,{instancePath:i+"/mediaType",parentData:s,parentDataProperty:"\
mediaType",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.typePointer!==void 0&&(z(s.typePointer,{instancePath:i+"/typePo\
inter",parentData:s,parentDataProperty:"typePointer",rootData:P,dynamicAnchors:k})||(e=e===null?z.errors:e.concat(z.errors),r=e.length)),s.doneType!==void 0&&(M(
s.doneType,{instancePath:i+"/doneType",parentData:s,parentDataProperty:"doneType",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.errors),r=e.length))}
h!==!0&&(h=!0)}else if(f==="custom"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/requir\
ed",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.schema===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/r\
equired",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="mediaType"||t==="schema"||t===
"terminator"||t==="usageSwitch")){let d={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="custom"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",
keyword:"const",params:{allowedValue:"custom"}};e===null?e=[t]:e.push(t),r++}s.mediaType!==void 0&&(M(s.mediaType,{instancePath:i+"/mediaType",parentData:s,parentDataProperty:"\
mediaType",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.schema!==void 0&&(ce(s.schema,{instancePath:i+"/schema",parentData:s,
parentDataProperty:"schema",rootData:P,dynamicAnchors:k})||(e=e===null?ce.errors:e.concat(ce.errors),r=e.length)),s.terminator!==void 0&&(M(s.terminator,{instancePath:i+
"/terminator",parentData:s,parentDataProperty:"terminator",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.usageSwitch!==void 0&&
(J(s.usageSwitch,{instancePath:i+"/usageSwitch",parentData:s,parentDataProperty:"usageSwitch",rootData:P,dynamicAnchors:k})||(e=e===null?J.errors:e.concat(J.errors),
r=e.length))}h!==!0&&(h=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};
e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};
e===null?e=[t]:e.push(t),r++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var u=m===
r;o=u,c="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:c}};e===null?e=[m]:e.push(m),r++}return Ce.errors=e,y.props=h,
r===0}Ce.evaluated={dynamicProps:!0,dynamicItems:!1};var mi={if:{type:"string"},then:{enum:["same-path"]},else:{type:"object",discriminator:{propertyName:"readi\
ng"},oneOf:[{properties:{reading:{const:"same-path"},subprotocols:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"\
other-path"},path:{$ref:"#/$defs/path"},subprotocols:{$ref:"#/$defs/texts"}},required:["reading","path"],additionalProperties:!1}]}};function Be(s,{instancePath:i="",
parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=Be.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=
void 0);let n=r,o=!0,a=r;if(typeof s!="string"){let m={};e===null?e=[m]:e.push(m),r++}var u=a===r;r=n,e!==null&&(n?e.length=n:e=null);let c;if(u){let m=r;if(s!==
"same-path"){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:mi.then.enum}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,c="\
then"}else{let m=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let f=s.reading;if(typeof f=="string")if(f==="same-path"){if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(
t),r++}for(let t in s)if(!(t==="reading"||t==="subprotocols")){let d={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="same-path"){let t={instancePath:i+"/reading",schemaPath:"#/\
else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"same-path"}};e===null?e=[t]:e.push(t),r++}s.subprotocols!==void 0&&(T(s.subprotocols,
{instancePath:i+"/subprotocols",parentData:s,parentDataProperty:"subprotocols",rootData:P,dynamicAnchors:k})||(e=e===null?T.errors:e.concat(T.errors),r=e.length))}
var h=!0}else if(f==="other-path"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",
keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.path===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/require\
d",keyword:"required",params:{missingProperty:"path"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="path"||t==="subprotocols")){let d={instancePath:i,
schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&
s.reading!=="other-path"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"other-path"}};
e===null?e=[t]:e.push(t),r++}s.path!==void 0&&(B(s.path,{instancePath:i+"/path",parentData:s,parentDataProperty:"path",rootData:P,dynamicAnchors:k})||(e=e===null?
B.errors:e.concat(B.errors),r=e.length)),s.subprotocols!==void 0&&(T(s.subprotocols,{instancePath:i+"/subprotocols",parentData:s,parentDataProperty:"subprotocol\
s",rootData:P,dynamicAnchors:k})||(e=e===null?T.errors:e.concat(T.errors),r=e.length))}h!==!0&&(h=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminato\
r",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discrim\
inator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),r++}}else{let f={instancePath:i,schemaPath:"#/else/type",
keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,c="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:c}};e===null?e=[m]:e.push(m),r++}return Be.errors=e,y.props=h,r===0}Be.evaluated={dynamicProps:!0,dynamicItems:!1};var fi={if:{type:"string"},then:{
enum:["chunks"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"chunks"},schema:{$ref:"#/$defs/schemaId"},terminators:{
$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"wrapped"},requestType:{$ref:"#/$defs/text"},requestMember:{$ref:"\
#/$defs/text"},typePointer:{$ref:"#/$defs/pointer"},chunkPointer:{$ref:"#/$defs/pointer"},doneTypes:{$ref:"#/$defs/texts"},schema:{$ref:"#/$defs/schemaId"},terminators:{
$ref:"#/$defs/texts"}},required:["reading","requestType"],additionalProperties:!1}]}};function Ke(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,
dynamicAnchors:k={}}={}){let e=null,r=0,y=Ke.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,a=r;if(typeof s!="string"){
let m={};e===null?e=[m]:e.push(m),r++}var u=a===r;r=n,e!==null&&(n?e.length=n:e=null);let c;if(u){let m=r;if(s!=="chunks"){let f={instancePath:i,schemaPath:"#/t\
hen/enum",keyword:"enum",params:{allowedValues:fi.then.enum}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,c="then"}else{let m=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){let f=s.reading;if(typeof f=="string")if(f==="chunks"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="schema"||t===
"terminators")){let d={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=
[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="chunks"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"co\
nst",params:{allowedValue:"chunks"}};e===null?e=[t]:e.push(t),r++}s.schema!==void 0&&(C(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"sche\
ma",rootData:P,dynamicAnchors:k})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),s.terminators!==void 0&&(T(s.terminators,{instancePath:i+"/terminators",
parentData:s,parentDataProperty:"terminators",rootData:P,dynamicAnchors:k})||(e=e===null?T.errors:e.concat(T.errors),r=e.length))}var h=!0}else if(f==="wrapped"){
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"\
reading"}};e===null?e=[t]:e.push(t),r++}if(s.requestType===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"\
requestType"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="requestType"||t==="requestMember"||t==="typePointer"||t==="chunkPointer"||t===
"doneTypes"||t==="schema"||t==="terminators")){let d={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="wrapped"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",
keyword:"const",params:{allowedValue:"wrapped"}};e===null?e=[t]:e.push(t),r++}s.requestType!==void 0&&(M(s.requestType,{instancePath:i+"/requestType",parentData:s,
parentDataProperty:"requestType",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.requestMember!==void 0&&(M(s.requestMember,
{instancePath:i+"/requestMember",parentData:s,parentDataProperty:"requestMember",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),
s.typePointer!==void 0&&(z(s.typePointer,{instancePath:i+"/typePointer",parentData:s,parentDataProperty:"typePointer",rootData:P,dynamicAnchors:k})||(e=e===null?
z.errors:e.concat(z.errors),r=e.length)),s.chunkPointer!==void 0&&(z(s.chunkPointer,{instancePath:i+"/chunkPointer",parentData:s,parentDataProperty:"chunkPointe\
r",rootData:P,dynamicAnchors:k})||(e=e===null?z.errors:e.concat(z.errors),r=e.length)),s.doneTypes!==void 0&&(T(s.doneTypes,{instancePath:i+"/doneTypes",parentData:s,
parentDataProperty:"doneTypes",rootData:P,dynamicAnchors:k})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),s.schema!==void 0&&(C(s.schema,{instancePath:i+
"/schema",parentData:s,parentDataProperty:"schema",rootData:P,dynamicAnchors:k})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),s.terminators!==void 0&&(T(
s.terminators,{instancePath:i+"/terminators",parentData:s,parentDataProperty:"terminators",rootData:P,dynamicAnchors:k})||(e=e===null?T.errors:e.concat(T.errors),
r=e.length))}h!==!0&&(h=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};
e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};
e===null?e=[t]:e.push(t),r++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var u=m===
r;o=u,c="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:c}};e===null?e=[m]:e.push(m),r++}return Ke.errors=e,y.props=h,
r===0}Ke.evaluated={dynamicProps:!0,dynamicItems:!1};var ci={if:{type:"string"},then:{enum:["bearer"]},else:{type:"object",discriminator:{propertyName:"reading"},
oneOf:[{properties:{reading:{const:"bearer"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"subprotocol"},prefix:{$ref:"#/$defs/tex\
t"}},required:["reading","prefix"],additionalProperties:!1},{properties:{reading:{const:"first-message"},field:{$ref:"#/$defs/text"}},required:["reading","field"],
additionalProperties:!1},{properties:{reading:{const:"query"},name:{$ref:"#/$defs/text"}},required:["reading","name"],additionalProperties:!1}]}};function Re(s,{
instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=Re.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&
(y.items=void 0);let n=r,o=!0,a=r;if(typeof s!="string"){let m={};e===null?e=[m]:e.push(m),r++}var u=a===r;r=n,e!==null&&(n?e.length=n:e=null);let c;if(u){let m=r;
if(s!=="bearer"){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:ci.then.enum}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,
c="then"}else{let m=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let f=s.reading;if(typeof f=="string")if(f==="bearer"){if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(
t),r++}for(let t in s)if(t!=="reading"){let d={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="bearer"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",
keyword:"const",params:{allowedValue:"bearer"}};e===null?e=[t]:e.push(t),r++}}var h=!0}else if(f==="subprotocol"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}
if(s.prefix===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"prefix"}};e===null?e=[t]:e.push(t),
r++}for(let t in s)if(!(t==="reading"||t==="prefix")){let d={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="subprotocol"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/\
1/properties/reading/const",keyword:"const",params:{allowedValue:"subprotocol"}};e===null?e=[t]:e.push(t),r++}s.prefix!==void 0&&(M(s.prefix,{instancePath:i+"/p\
refix",parentData:s,parentDataProperty:"prefix",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.errors),r=e.length))}h!==!0&&(h=!0)}else if(f==="\
first-message"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",
params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.field===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"requir\
ed",params:{missingProperty:"field"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="field")){let d={instancePath:i,schemaPath:"#/else/one\
Of/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="first-\
message"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"first-message"}};e===null?
e=[t]:e.push(t),r++}s.field!==void 0&&(M(s.field,{instancePath:i+"/field",parentData:s,parentDataProperty:"field",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:
e.concat(M.errors),r=e.length))}h!==!0&&(h=!0)}else if(f==="query"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.name===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="name")){let d={
instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.
reading!==void 0&&s.reading!=="query"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"\
query"}};e===null?e=[t]:e.push(t),r++}s.name!==void 0&&(M(s.name,{instancePath:i+"/name",parentData:s,parentDataProperty:"name",rootData:P,dynamicAnchors:k})||(e=
e===null?M.errors:e.concat(M.errors),r=e.length))}h!==!0&&(h=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"\
tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),r++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?
e=[f]:e.push(f),r++}var u=m===r;o=u,c="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:c}};e===null?e=[m]:e.push(m),r++}
return Re.errors=e,y.props=h,r===0}Re.evaluated={dynamicProps:!0,dynamicItems:!1};var yi={if:{type:"string"},then:{enum:["openai"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"openai"},endpoints:{$ref:"#/$defs/endpoints"}},required:["reading"],additionalProperties:!1},{properties:{
reading:{const:"list"},endpoints:{$ref:"#/$defs/endpoints"}},required:["reading","endpoints"],additionalProperties:!1}]}};var hi={enum:["GET","POST","PUT","PATCH","DELETE"]};function Q(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,
r=0,y=Q.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),!(s==="GET"||s==="POST"||s==="PUT"||s==="PATCH"||s==="DELETE")){let n={instancePath:i,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:hi.enum}};e===null?e=[n]:e.push(n),r++}return Q.errors=e,r===0}Q.evaluated={dynamicProps:!1,dynamicItems:!1};
function fe(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=fe.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),Array.isArray(s)){let n=s.length;for(let o=0;o<n;o++){let a=s[o];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.method===
void 0){let u={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"method"}};e===null?e=[u]:e.push(u),r++}if(a.path===
void 0){let u={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[u]:e.push(u),r++}for(let u in a)
if(!(u==="method"||u==="path")){let c={instancePath:i+"/"+o,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};
e===null?e=[c]:e.push(c),r++}a.method!==void 0&&(Q(a.method,{instancePath:i+"/"+o+"/method",parentData:a,parentDataProperty:"method",rootData:P,dynamicAnchors:k})||
(e=e===null?Q.errors:e.concat(Q.errors),r=e.length)),a.path!==void 0&&(B(a.path,{instancePath:i+"/"+o+"/path",parentData:a,parentDataProperty:"path",rootData:P,
dynamicAnchors:k})||(e=e===null?B.errors:e.concat(B.errors),r=e.length))}else{let u={instancePath:i+"/"+o,schemaPath:"#/items/type",keyword:"type",params:{type:"\
object"}};e===null?e=[u]:e.push(u),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}return fe.
errors=e,r===0}fe.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function Ge(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){
let e=null,r=0,y=Ge.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,a=r;if(typeof s!="string"){let m={};e===null?e=[m]:
e.push(m),r++}var u=a===r;r=n,e!==null&&(n?e.length=n:e=null);let c;if(u){let m=r;if(s!=="openai"){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",
params:{allowedValues:yi.then.enum}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,c="then"}else{let m=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let f=s.reading;
if(typeof f=="string")if(f==="openai"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/requ\
ired",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="endpoints")){let d={instancePath:i,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&
s.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"openai"}};e===
null?e=[t]:e.push(t),r++}s.endpoints!==void 0&&(fe(s.endpoints,{instancePath:i+"/endpoints",parentData:s,parentDataProperty:"endpoints",rootData:P,dynamicAnchors:k})||
(e=e===null?fe.errors:e.concat(fe.errors),r=e.length))}var h=!0}else if(f==="list"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.endpoints===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"endpoints"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t===
"endpoints")){let d={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:
e.push(d),r++}if(s.reading!==void 0&&s.reading!=="list"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{
allowedValue:"list"}};e===null?e=[t]:e.push(t),r++}s.endpoints!==void 0&&(fe(s.endpoints,{instancePath:i+"/endpoints",parentData:s,parentDataProperty:"endpoints",
rootData:P,dynamicAnchors:k})||(e=e===null?fe.errors:e.concat(fe.errors),r=e.length))}h!==!0&&(h=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",
keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discrimina\
tor",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),r++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"\
type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,c="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:c}};
e===null?e=[m]:e.push(m),r++}return Ge.errors=e,y.props=h,r===0}Ge.evaluated={dynamicProps:!0,dynamicItems:!1};var gi={if:{type:"string"},then:{enum:["unlimited"]},
else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"unlimited"}},required:["reading"],additionalProperties:!1},{properties:{
reading:{const:"seconds"},seconds:{$ref:"#/$defs/seconds"}},required:["reading","seconds"],additionalProperties:!1}]}};function K(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=K.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),typeof s=="number"&&isFinite(s)){if(s<=0||isNaN(s)){let n={instancePath:i,schemaPath:"#/exclusiveMinimum",keyword:"excl\
usiveMinimum",params:{comparison:">",limit:0}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"number"}};
e===null?e=[n]:e.push(n),r++}return K.errors=e,r===0}K.evaluated={dynamicProps:!1,dynamicItems:!1};function We(s,{instancePath:i="",parentData:D,parentDataProperty:N,
rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=We.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,a=r;if(typeof s!=
"string"){let m={};e===null?e=[m]:e.push(m),r++}var u=a===r;r=n,e!==null&&(n?e.length=n:e=null);let c;if(u){let m=r;if(s!=="unlimited"){let f={instancePath:i,schemaPath:"\
#/then/enum",keyword:"enum",params:{allowedValues:gi.then.enum}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,c="then"}else{let m=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){let f=s.reading;if(typeof f=="string")if(f==="unlimited"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let d={
instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.
reading!==void 0&&s.reading!=="unlimited"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
unlimited"}};e===null?e=[t]:e.push(t),r++}}var h=!0}else if(f==="seconds"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.seconds===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"seconds"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t===
"seconds")){let d={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:
e.push(d),r++}if(s.reading!==void 0&&s.reading!=="seconds"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",
params:{allowedValue:"seconds"}};e===null?e=[t]:e.push(t),r++}s.seconds!==void 0&&(K(s.seconds,{instancePath:i+"/seconds",parentData:s,parentDataProperty:"secon\
ds",rootData:P,dynamicAnchors:k})||(e=e===null?K.errors:e.concat(K.errors),r=e.length))}h!==!0&&(h=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminat\
or",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discri\
minator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),r++}}else{let f={instancePath:i,schemaPath:"#/else/type",
keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,c="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:c}};e===null?e=[m]:e.push(m),r++}return We.errors=e,y.props=h,r===0}We.evaluated={dynamicProps:!0,dynamicItems:!1};function ze(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=ze.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let o=s.reading;if(typeof o=="string")if(o==="list"){if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?
e=[a]:e.push(a),r++}if(s.scopes===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"scopes"}};e===null?e=
[a]:e.push(a),r++}for(let a in s)if(!(a==="reading"||a==="scopes")){let u={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:a}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="list"){let a={instancePath:i+"/reading",schemaPath:"#/oneOf\
/0/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[a]:e.push(a),r++}s.scopes!==void 0&&(T(s.scopes,{instancePath:i+"/scopes",
parentData:s,parentDataProperty:"scopes",rootData:P,dynamicAnchors:k})||(e=e===null?T.errors:e.concat(T.errors),r=e.length))}var n=!0}else{let a={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),r++}else{let a={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),r++}}else{let o={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return ze.errors=e,y.props=n,r===0}ze.evaluated={dynamicProps:!0,dynamicItems:!1};function Ze(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=Ze.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let o=s.reading;if(typeof o=="string")if(o==="endpoint"){if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[a]:e.push(a),r++}if(s.method===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"method"}};e===null?
e=[a]:e.push(a),r++}if(s.path===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[a]:
e.push(a),r++}if(s.effect===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"effect"}};e===null?e=[a]:e.
push(a),r++}for(let a in s)if(!(a==="reading"||a==="method"||a==="path"||a==="effect")){let u={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="endpoint"){let a={instancePath:i+"/reading",
schemaPath:"#/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"endpoint"}};e===null?e=[a]:e.push(a),r++}s.method!==void 0&&(Q(s.method,{instancePath:i+
"/method",parentData:s,parentDataProperty:"method",rootData:P,dynamicAnchors:k})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length)),s.path!==void 0&&(B(s.path,
{instancePath:i+"/path",parentData:s,parentDataProperty:"path",rootData:P,dynamicAnchors:k})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),s.effect!==void 0&&
(M(s.effect,{instancePath:i+"/effect",parentData:s,parentDataProperty:"effect",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.errors),r=e.length))}
var n=!0}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(
a),r++}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),r++}}else{
let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Ze.errors=e,y.props=n,r===0}Ze.evaluated={dynamicProps:!0,
dynamicItems:!1};function He(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=He.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let o=s.reading;if(typeof o=="string")if(o==="endpoint"){if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[a]:e.push(a),r++}if(s.method===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"method"}};e===null?
e=[a]:e.push(a),r++}if(s.path===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[a]:
e.push(a),r++}if(s.effect===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"effect"}};e===null?e=[a]:e.
push(a),r++}for(let a in s)if(!(a==="reading"||a==="method"||a==="path"||a==="effect")){let u={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="endpoint"){let a={instancePath:i+"/reading",
schemaPath:"#/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"endpoint"}};e===null?e=[a]:e.push(a),r++}s.method!==void 0&&(Q(s.method,{instancePath:i+
"/method",parentData:s,parentDataProperty:"method",rootData:P,dynamicAnchors:k})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length)),s.path!==void 0&&(B(s.path,
{instancePath:i+"/path",parentData:s,parentDataProperty:"path",rootData:P,dynamicAnchors:k})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),s.effect!==void 0&&
(M(s.effect,{instancePath:i+"/effect",parentData:s,parentDataProperty:"effect",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.errors),r=e.length))}
var n=!0}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(
a),r++}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),r++}}else{
let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return He.errors=e,y.props=n,r===0}He.evaluated={dynamicProps:!0,
dynamicItems:!1};var Pi={if:{type:"string"},then:{enum:["401","403"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"\
401"},status:{$ref:"#/$defs/statuses"},tolerated:{$ref:"#/$defs/tolerated"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"403"},status:{
$ref:"#/$defs/statuses"},tolerated:{$ref:"#/$defs/tolerated"}},required:["reading"],additionalProperties:!1}]}};function L(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=L.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),Array.isArray(s)){if(s.length<1){let u={instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}};e===
null?e=[u]:e.push(u),r++}let n=s.length;for(let u=0;u<n;u++){let c=s[u];if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let h={instancePath:i+"/"+u,schemaPath:"\
#/items/type",keyword:"type",params:{type:"integer"}};e===null?e=[h]:e.push(h),r++}if(typeof c=="number"&&isFinite(c)){if(c>599||isNaN(c)){let h={instancePath:i+
"/"+u,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};e===null?e=[h]:e.push(h),r++}if(c<100||isNaN(c)){let h={instancePath:i+
"/"+u,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};e===null?e=[h]:e.push(h),r++}}}let o=s.length,a;if(o>1){let u={};for(;o--;){
let c=s[o];if(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)){if(typeof u[c]=="number"){a=u[c];let h={instancePath:i,schemaPath:"#/uniqueItems",keyword:"uni\
queItems",params:{i:o,j:a}};e===null?e=[h]:e.push(h),r++;break}u[c]=o}}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===
null?e=[n]:e.push(n),r++}return L.errors=e,r===0}L.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function ee(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=ee.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),Array.isArray(s)){let n=s.length;for(let u=0;u<n;u++){let c=s[u];if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){
let h={instancePath:i+"/"+u,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"}};e===null?e=[h]:e.push(h),r++}if(typeof c=="number"&&isFinite(c)){if(c>
599||isNaN(c)){let h={instancePath:i+"/"+u,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};e===null?e=[h]:e.push(h),r++}if(c<
100||isNaN(c)){let h={instancePath:i+"/"+u,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};e===null?e=[h]:e.push(h),r++}}}let o=s.
length,a;if(o>1){let u={};for(;o--;){let c=s[o];if(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)){if(typeof u[c]=="number"){a=u[c];let h={instancePath:i,schemaPath:"\
#/uniqueItems",keyword:"uniqueItems",params:{i:o,j:a}};e===null?e=[h]:e.push(h),r++;break}u[c]=o}}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"array"}};e===null?e=[n]:e.push(n),r++}return ee.errors=e,r===0}ee.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function Je(s,{instancePath:i="",
parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=Je.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=
void 0);let n=r,o=!0,a=r;if(typeof s!="string"){let m={};e===null?e=[m]:e.push(m),r++}var u=a===r;r=n,e!==null&&(n?e.length=n:e=null);let c;if(u){let m=r;if(!(s===
"401"||s==="403")){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Pi.then.enum}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=
u,c="then"}else{let m=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let f=s.reading;if(typeof f=="string")if(f==="401"){if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(
t),r++}for(let t in s)if(!(t==="reading"||t==="status"||t==="tolerated")){let d={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="401"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"401"}};e===null?e=[t]:e.push(t),r++}s.status!==void 0&&(L(s.status,{instancePath:i+
"/status",parentData:s,parentDataProperty:"status",rootData:P,dynamicAnchors:k})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.tolerated!==void 0&&(ee(
s.tolerated,{instancePath:i+"/tolerated",parentData:s,parentDataProperty:"tolerated",rootData:P,dynamicAnchors:k})||(e=e===null?ee.errors:e.concat(ee.errors),r=
e.length))}var h=!0}else if(f==="403"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/requ\
ired",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="status"||t==="tolerated")){let d={
instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.
reading!==void 0&&s.reading!=="403"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"\
403"}};e===null?e=[t]:e.push(t),r++}s.status!==void 0&&(L(s.status,{instancePath:i+"/status",parentData:s,parentDataProperty:"status",rootData:P,dynamicAnchors:k})||
(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.tolerated!==void 0&&(ee(s.tolerated,{instancePath:i+"/tolerated",parentData:s,parentDataProperty:"tolerat\
ed",rootData:P,dynamicAnchors:k})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length))}h!==!0&&(h=!0)}else{let t={instancePath:i,schemaPath:"#/else/discrimin\
ator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/disc\
riminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),r++}}else{let f={instancePath:i,schemaPath:"#/else/ty\
pe",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,c="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:c}};e===null?e=[m]:e.push(m),r++}return Je.errors=e,y.props=h,r===0}Je.evaluated={dynamicProps:!0,dynamicItems:!1};var ki={if:{type:"string"},then:{
enum:["401","403"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"401"},status:{$ref:"#/$defs/statuses"},tolerated:{
$ref:"#/$defs/tolerated"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"403"},status:{$ref:"#/$defs/statuses"},tolerated:{$ref:"#/\
$defs/tolerated"}},required:["reading"],additionalProperties:!1}]}};function Qe(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){
let e=null,r=0,y=Qe.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,a=r;if(typeof s!="string"){let m={};e===null?e=[m]:
e.push(m),r++}var u=a===r;r=n,e!==null&&(n?e.length=n:e=null);let c;if(u){let m=r;if(!(s==="401"||s==="403")){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"\
enum",params:{allowedValues:ki.then.enum}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,c="then"}else{let m=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let f=s.
reading;if(typeof f=="string")if(f==="401"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0\
/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="status"||t==="tolerated")){
let d={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}
if(s.reading!==void 0&&s.reading!=="401"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
401"}};e===null?e=[t]:e.push(t),r++}s.status!==void 0&&(L(s.status,{instancePath:i+"/status",parentData:s,parentDataProperty:"status",rootData:P,dynamicAnchors:k})||
(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.tolerated!==void 0&&(ee(s.tolerated,{instancePath:i+"/tolerated",parentData:s,parentDataProperty:"tolerat\
ed",rootData:P,dynamicAnchors:k})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length))}var h=!0}else if(f==="403"){if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),
r++}for(let t in s)if(!(t==="reading"||t==="status"||t==="tolerated")){let d={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="403"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"403"}};e===null?e=[t]:e.push(t),r++}s.status!==void 0&&(L(s.status,{instancePath:i+
"/status",parentData:s,parentDataProperty:"status",rootData:P,dynamicAnchors:k})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.tolerated!==void 0&&(ee(
s.tolerated,{instancePath:i+"/tolerated",parentData:s,parentDataProperty:"tolerated",rootData:P,dynamicAnchors:k})||(e=e===null?ee.errors:e.concat(ee.errors),r=
e.length))}h!==!0&&(h=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};
e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};
e===null?e=[t]:e.push(t),r++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var u=m===
r;o=u,c="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:c}};e===null?e=[m]:e.push(m),r++}return Qe.errors=e,y.props=h,
r===0}Qe.evaluated={dynamicProps:!0,dynamicItems:!1};var wi={if:{type:"string"},then:{enum:["table"]},else:{type:"object",discriminator:{propertyName:"reading"},
oneOf:[{properties:{reading:{const:"table"},malformed:{$ref:"#/$defs/statuses"},invalid:{$ref:"#/$defs/statuses"},unknownModel:{$ref:"#/$defs/statuses"},tooLarge:{
$ref:"#/$defs/statuses"},unsupportedMedia:{$ref:"#/$defs/statuses"},unknownPath:{$ref:"#/$defs/statuses"},limit:{$ref:"#/$defs/statuses"}},required:["reading"],
additionalProperties:!1}]}};function Xe(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=Xe.evaluated;
y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,a=r;if(typeof s!="string"){let m={};e===null?e=[m]:e.push(m),r++}var u=a===r;r=n,
e!==null&&(n?e.length=n:e=null);let c;if(u){let m=r;if(s!=="table"){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:wi.then.
enum}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,c="then"}else{let m=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let f=s.reading;if(typeof f=="string")if(f===
"table"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="malformed"||t==="invalid"||t==="unknownModel"||t==="tooLarge"||
t==="unsupportedMedia"||t==="unknownPath"||t==="limit")){let d={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="table"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/prop\
erties/reading/const",keyword:"const",params:{allowedValue:"table"}};e===null?e=[t]:e.push(t),r++}s.malformed!==void 0&&(L(s.malformed,{instancePath:i+"/malform\
ed",parentData:s,parentDataProperty:"malformed",rootData:P,dynamicAnchors:k})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.invalid!==void 0&&(L(s.invalid,
{instancePath:i+"/invalid",parentData:s,parentDataProperty:"invalid",rootData:P,dynamicAnchors:k})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.unknownModel!==
void 0&&(L(s.unknownModel,{instancePath:i+"/unknownModel",parentData:s,parentDataProperty:"unknownModel",rootData:P,dynamicAnchors:k})||(e=e===null?L.errors:e.concat(
L.errors),r=e.length)),s.tooLarge!==void 0&&(L(s.tooLarge,{instancePath:i+"/tooLarge",parentData:s,parentDataProperty:"tooLarge",rootData:P,dynamicAnchors:k})||
(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.unsupportedMedia!==void 0&&(L(s.unsupportedMedia,{instancePath:i+"/unsupportedMedia",parentData:s,parentDataProperty:"\
unsupportedMedia",rootData:P,dynamicAnchors:k})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.unknownPath!==void 0&&(L(s.unknownPath,{instancePath:i+"\
/unknownPath",parentData:s,parentDataProperty:"unknownPath",rootData:P,dynamicAnchors:k})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.limit!==void 0&&
(L(s.limit,{instancePath:i+"/limit",parentData:s,parentDataProperty:"limit",rootData:P,dynamicAnchors:k})||(e=e===null?L.errors:e.concat(L.errors),r=e.length))}
var h=!0}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:
e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:
e.push(t),r++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,c="else"}
if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:c}};e===null?e=[m]:e.push(m),r++}return Xe.errors=e,y.props=h,r===0}Xe.evaluated=
{dynamicProps:!0,dynamicItems:!1};var bi={if:{type:"string"},then:{enum:["openai","problem","detail","bare"]},else:{type:"object",discriminator:{propertyName:"r\
eading"},oneOf:[{properties:{reading:{const:"openai"},schema:{$ref:"#/$defs/schemaId"},fullSchema:{$ref:"#/$defs/schemaId"},mediaTypes:{$ref:"#/$defs/texts"}},required:[
"reading"],additionalProperties:!1},{properties:{reading:{const:"problem"},schema:{$ref:"#/$defs/schemaId"},mediaTypes:{$ref:"#/$defs/texts"}},required:["readin\
g"],additionalProperties:!1},{properties:{reading:{const:"detail"},schema:{$ref:"#/$defs/schemaId"},mediaTypes:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"bare"},schema:{$ref:"#/$defs/schemaId"},mediaTypes:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1}]}};function Ye(s,{
instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=Ye.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&
(y.items=void 0);let n=r,o=!0,a=r;if(typeof s!="string"){let m={};e===null?e=[m]:e.push(m),r++}var u=a===r;r=n,e!==null&&(n?e.length=n:e=null);let c;if(u){let m=r;
if(!(s==="openai"||s==="problem"||s==="detail"||s==="bare")){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:bi.then.enum}};
e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,c="then"}else{let m=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let f=s.reading;if(typeof f=="string")if(f==="op\
enai"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="schema"||t==="fullSchema"||t==="mediaTypes")){let d={instancePath:i,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&
s.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"openai"}};e===
null?e=[t]:e.push(t),r++}s.schema!==void 0&&(C(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"schema",rootData:P,dynamicAnchors:k})||(e=e===
null?C.errors:e.concat(C.errors),r=e.length)),s.fullSchema!==void 0&&(C(s.fullSchema,{instancePath:i+"/fullSchema",parentData:s,parentDataProperty:"fullSchema",
rootData:P,dynamicAnchors:k})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),s.mediaTypes!==void 0&&(T(s.mediaTypes,{instancePath:i+"/mediaTypes",parentData:s,
parentDataProperty:"mediaTypes",rootData:P,dynamicAnchors:k})||(e=e===null?T.errors:e.concat(T.errors),r=e.length))}var h=!0}else if(f==="problem"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="schema"||t==="mediaTypes")){let d={instancePath:i,schemaPath:"#/else/oneOf/1/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="problem"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"problem"}};e===null?e=[t]:e.push(t),r++}s.schema!==void 0&&
(C(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"schema",rootData:P,dynamicAnchors:k})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),
s.mediaTypes!==void 0&&(T(s.mediaTypes,{instancePath:i+"/mediaTypes",parentData:s,parentDataProperty:"mediaTypes",rootData:P,dynamicAnchors:k})||(e=e===null?T.errors:
e.concat(T.errors),r=e.length))}h!==!0&&(h=!0)}else if(f==="detail"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="schema"||t===
"mediaTypes")){let d={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[
d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="detail"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"con\
st",params:{allowedValue:"detail"}};e===null?e=[t]:e.push(t),r++}s.schema!==void 0&&(C(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"schem\
a",rootData:P,dynamicAnchors:k})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),s.mediaTypes!==void 0&&(T(s.mediaTypes,{instancePath:i+"/mediaTypes",parentData:s,
parentDataProperty:"mediaTypes",rootData:P,dynamicAnchors:k})||(e=e===null?T.errors:e.concat(T.errors),r=e.length))}h!==!0&&(h=!0)}else if(f==="bare"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="schema"||t==="mediaTypes")){let d={instancePath:i,schemaPath:"#/else/oneOf/3/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="bare"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"bare"}};e===null?e=[t]:e.push(t),r++}s.schema!==void 0&&(C(
s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"schema",rootData:P,dynamicAnchors:k})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),
s.mediaTypes!==void 0&&(T(s.mediaTypes,{instancePath:i+"/mediaTypes",parentData:s,parentDataProperty:"mediaTypes",rootData:P,dynamicAnchors:k})||(e=e===null?T.errors:
e.concat(T.errors),r=e.length))}h!==!0&&(h=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"\
reading",tagValue:f}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"\
reading",tagValue:f}};e===null?e=[t]:e.push(t),r++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.
push(f),r++}var u=m===r;o=u,c="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:c}};e===null?e=[m]:e.push(m),r++}return Ye.
errors=e,y.props=h,r===0}Ye.evaluated={dynamicProps:!0,dynamicItems:!1};function er(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=er.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let o=s.reading;if(typeof o=="string")if(o==="list"){if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?
e=[a]:e.push(a),r++}if(s.codes===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"codes"}};e===null?e=[
a]:e.push(a),r++}for(let a in s)if(!(a==="reading"||a==="codes")){let u={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:a}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="list"){let a={instancePath:i+"/reading",schemaPath:"#/oneOf/0\
/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[a]:e.push(a),r++}s.codes!==void 0&&(T(s.codes,{instancePath:i+"/codes",parentData:s,
parentDataProperty:"codes",rootData:P,dynamicAnchors:k})||(e=e===null?T.errors:e.concat(T.errors),r=e.length))}var n=!0}else{let a={instancePath:i,schemaPath:"#\
/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),r++}else{let a={instancePath:i,schemaPath:"#\
/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),r++}}else{let o={instancePath:i,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return er.errors=e,y.props=n,r===0}er.evaluated={dynamicProps:!0,dynamicItems:!1};var qi={
if:{type:"string"},then:{enum:["refused"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"refused"}},required:["\
reading"],additionalProperties:!1},{properties:{reading:{const:"list"},mistakes:{$ref:"#/$defs/texts"}},required:["reading","mistakes"],additionalProperties:!1}]}};
function rr(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=rr.evaluated;y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,a=r;if(typeof s!="string"){let m={};e===null?e=[m]:e.push(m),r++}var u=a===r;r=n,e!==null&&(n?e.length=n:e=
null);let c;if(u){let m=r;if(s!=="refused"){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:qi.then.enum}};e===null?e=[f]:e.
push(f),r++}var u=m===r;o=u,c="then"}else{let m=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let f=s.reading;if(typeof f=="string")if(f==="refused"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let d={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="refused"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"refused"}};e===null?e=[t]:e.push(t),r++}}var h=!0}else if(f==="list"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),r++}if(s.mistakes===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"\
mistakes"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="mistakes")){let d={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="list"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[t]:e.push(t),r++}s.mistakes!==void 0&&
(T(s.mistakes,{instancePath:i+"/mistakes",parentData:s,parentDataProperty:"mistakes",rootData:P,dynamicAnchors:k})||(e=e===null?T.errors:e.concat(T.errors),r=e.
length))}h!==!0&&(h=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};
e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};
e===null?e=[t]:e.push(t),r++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var u=m===
r;o=u,c="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:c}};e===null?e=[m]:e.push(m),r++}return rr.errors=e,y.props=h,
r===0}rr.evaluated={dynamicProps:!0,dynamicItems:!1};var vi={if:{type:"string"},then:{enum:["openai"]},else:{type:"object",discriminator:{propertyName:"reading"},
oneOf:[{properties:{reading:{const:"openai"},types:{$ref:"#/$defs/texts"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"list"},types:{
$ref:"#/$defs/texts"}},required:["reading","types"],additionalProperties:!1}]}};function sr(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,
dynamicAnchors:k={}}={}){let e=null,r=0,y=sr.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,a=r;if(typeof s!="string"){
let m={};e===null?e=[m]:e.push(m),r++}var u=a===r;r=n,e!==null&&(n?e.length=n:e=null);let c;if(u){let m=r;if(s!=="openai"){let f={instancePath:i,schemaPath:"#/t\
hen/enum",keyword:"enum",params:{allowedValues:vi.then.enum}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,c="then"}else{let m=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){let f=s.reading;if(typeof f=="string")if(f==="openai"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="types")){let d={
instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.
reading!==void 0&&s.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
openai"}};e===null?e=[t]:e.push(t),r++}s.types!==void 0&&(T(s.types,{instancePath:i+"/types",parentData:s,parentDataProperty:"types",rootData:P,dynamicAnchors:k})||
(e=e===null?T.errors:e.concat(T.errors),r=e.length))}var h=!0}else if(f==="list"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.types===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"types"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="t\
ypes")){let d={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(
d),r++}if(s.reading!==void 0&&s.reading!=="list"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{
allowedValue:"list"}};e===null?e=[t]:e.push(t),r++}s.types!==void 0&&(T(s.types,{instancePath:i+"/types",parentData:s,parentDataProperty:"types",rootData:P,dynamicAnchors:k})||
(e=e===null?T.errors:e.concat(T.errors),r=e.length))}h!==!0&&(h=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),r++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};
e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,c="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:c}};e===null?e=[m]:e.push(
m),r++}return sr.errors=e,y.props=h,r===0}sr.evaluated={dynamicProps:!0,dynamicItems:!1};var $i={if:{type:"string"},then:{enum:["type-timestamp-data","openai","\
cloudevents"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"type-timestamp-data"},schema:{$ref:"#/$defs/schema\
Id"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"openai"},schema:{$ref:"#/$defs/schemaId"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"cloudevents"},schema:{$ref:"#/$defs/schemaId"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"custom"},
schema:{$ref:"#/$defs/schemaIdOrOwn"},typePointer:{$ref:"#/$defs/pointer"},timePointer:{$ref:"#/$defs/pointer"}},required:["reading","schema"],additionalProperties:!1}]}};
function ir(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=ir.evaluated;y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,a=r;if(typeof s!="string"){let m={};e===null?e=[m]:e.push(m),r++}var u=a===r;r=n,e!==null&&(n?e.length=n:e=
null);let c;if(u){let m=r;if(!(s==="type-timestamp-data"||s==="openai"||s==="cloudevents")){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{
allowedValues:$i.then.enum}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,c="then"}else{let m=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let f=s.reading;if(typeof f==
"string")if(f==="type-timestamp-data"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/requ\
ired",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="schema")){let d={instancePath:i,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&
s.reading!=="type-timestamp-data"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"t\
ype-timestamp-data"}};e===null?e=[t]:e.push(t),r++}s.schema!==void 0&&(C(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"schema",rootData:P,
dynamicAnchors:k})||(e=e===null?C.errors:e.concat(C.errors),r=e.length))}var h=!0}else if(f==="openai"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===
void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)
if(!(t==="reading"||t==="schema")){let d={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",
keyword:"const",params:{allowedValue:"openai"}};e===null?e=[t]:e.push(t),r++}s.schema!==void 0&&(C(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"\
schema",rootData:P,dynamicAnchors:k})||(e=e===null?C.errors:e.concat(C.errors),r=e.length))}h!==!0&&(h=!0)}else if(f==="cloudevents"){if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="schema")){let d={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="cloudevents"){let t={instancePath:i+"/reading",
schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"cloudevents"}};e===null?e=[t]:e.push(t),r++}s.schema!==void 0&&(C(s.schema,
{instancePath:i+"/schema",parentData:s,parentDataProperty:"schema",rootData:P,dynamicAnchors:k})||(e=e===null?C.errors:e.concat(C.errors),r=e.length))}h!==!0&&(h=
!0)}else if(f==="custom"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.schema===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"\
required",params:{missingProperty:"schema"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="schema"||t==="typePointer"||t==="timePointer")){
let d={instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}
if(s.reading!==void 0&&s.reading!=="custom"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"\
custom"}};e===null?e=[t]:e.push(t),r++}s.schema!==void 0&&(ce(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"schema",rootData:P,dynamicAnchors:k})||
(e=e===null?ce.errors:e.concat(ce.errors),r=e.length)),s.typePointer!==void 0&&(z(s.typePointer,{instancePath:i+"/typePointer",parentData:s,parentDataProperty:"\
typePointer",rootData:P,dynamicAnchors:k})||(e=e===null?z.errors:e.concat(z.errors),r=e.length)),s.timePointer!==void 0&&(z(s.timePointer,{instancePath:i+"/time\
Pointer",parentData:s,parentDataProperty:"timePointer",rootData:P,dynamicAnchors:k})||(e=e===null?z.errors:e.concat(z.errors),r=e.length))}h!==!0&&(h=!0)}else{let t={
instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),r++}else{let t={
instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),r++}}else{let f={
instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,c="else"}if(!o){let m={instancePath:i,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:c}};e===null?e=[m]:e.push(m),r++}return ir.errors=e,y.props=h,r===0}ir.evaluated={dynamicProps:!0,dynamicItems:!1};
var ji={if:{type:"string"},then:{enum:["post-json"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"post-json"},
deadlineSeconds:{$ref:"#/$defs/seconds"},arrivalSeconds:{$ref:"#/$defs/seconds"},quietSeconds:{$ref:"#/$defs/seconds"},timeScale:{$ref:"#/$defs/seconds"}},required:[
"reading"],additionalProperties:!1}]}};function tr(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=tr.
evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,a=r;if(typeof s!="string"){let m={};e===null?e=[m]:e.push(m),r++}var u=a===
r;r=n,e!==null&&(n?e.length=n:e=null);let c;if(u){let m=r;if(s!=="post-json"){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:ji.
then.enum}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,c="then"}else{let m=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let f=s.reading;if(typeof f=="string")
if(f==="post-json"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"requ\
ired",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="deadlineSeconds"||t==="arrivalSeconds"||t==="quie\
tSeconds"||t==="timeScale")){let d={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="post-json"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/cons\
t",keyword:"const",params:{allowedValue:"post-json"}};e===null?e=[t]:e.push(t),r++}s.deadlineSeconds!==void 0&&(K(s.deadlineSeconds,{instancePath:i+"/deadlineSe\
conds",parentData:s,parentDataProperty:"deadlineSeconds",rootData:P,dynamicAnchors:k})||(e=e===null?K.errors:e.concat(K.errors),r=e.length)),s.arrivalSeconds!==
void 0&&(K(s.arrivalSeconds,{instancePath:i+"/arrivalSeconds",parentData:s,parentDataProperty:"arrivalSeconds",rootData:P,dynamicAnchors:k})||(e=e===null?K.errors:
e.concat(K.errors),r=e.length)),s.quietSeconds!==void 0&&(K(s.quietSeconds,{instancePath:i+"/quietSeconds",parentData:s,parentDataProperty:"quietSeconds",rootData:P,
dynamicAnchors:k})||(e=e===null?K.errors:e.concat(K.errors),r=e.length)),s.timeScale!==void 0&&(K(s.timeScale,{instancePath:i+"/timeScale",parentData:s,parentDataProperty:"\
timeScale",rootData:P,dynamicAnchors:k})||(e=e===null?K.errors:e.concat(K.errors),r=e.length))}var h=!0}else{let t={instancePath:i,schemaPath:"#/else/discrimina\
tor",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discr\
iminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),r++}}else{let f={instancePath:i,schemaPath:"#/else/typ\
e",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,c="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:c}};e===null?e=[m]:e.push(m),r++}return tr.errors=e,y.props=h,r===0}tr.evaluated={dynamicProps:!0,dynamicItems:!1};var Oi={if:{type:"string"},then:{
enum:["same-id","none"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"same-id"},delaysSeconds:{type:"array",minItems:1,
items:{$ref:"#/$defs/seconds"}},waitSeconds:{$ref:"#/$defs/seconds"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"none"}},required:[
"reading"],additionalProperties:!1}]}};function nr(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=nr.
evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,a=r;if(typeof s!="string"){let m={};e===null?e=[m]:e.push(m),r++}var u=a===
r;r=n,e!==null&&(n?e.length=n:e=null);let c;if(u){let m=r;if(!(s==="same-id"||s==="none")){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{
allowedValues:Oi.then.enum}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,c="then"}else{let m=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let f=s.reading;if(typeof f==
"string")if(f==="same-id"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="delaysSeconds"||t==="waitSeconds")){let d={instancePath:i,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&
s.reading!=="same-id"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"same-id"}};e===
null?e=[t]:e.push(t),r++}if(s.delaysSeconds!==void 0){let t=s.delaysSeconds;if(Array.isArray(t)){if(t.length<1){let j={instancePath:i+"/delaysSeconds",schemaPath:"\
#/else/oneOf/0/properties/delaysSeconds/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[j]:e.push(j),r++}let d=t.length;for(let j=0;j<d;j++)K(t[j],{instancePath:i+
"/delaysSeconds/"+j,parentData:t,parentDataProperty:j,rootData:P,dynamicAnchors:k})||(e=e===null?K.errors:e.concat(K.errors),r=e.length)}else{let d={instancePath:i+
"/delaysSeconds",schemaPath:"#/else/oneOf/0/properties/delaysSeconds/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}s.waitSeconds!==void 0&&
(K(s.waitSeconds,{instancePath:i+"/waitSeconds",parentData:s,parentDataProperty:"waitSeconds",rootData:P,dynamicAnchors:k})||(e=e===null?K.errors:e.concat(K.errors),
r=e.length))}var h=!0}else if(f==="none"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/r\
equired",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let d={instancePath:i,schemaPath:"\
#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!==
"none"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"none"}};e===null?e=[t]:e.push(
t),r++}}h!==!0&&(h=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===
null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===
null?e=[t]:e.push(t),r++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=
u,c="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:c}};e===null?e=[m]:e.push(m),r++}return nr.errors=e,y.props=h,r===
0}nr.evaluated={dynamicProps:!0,dynamicItems:!1};var Ai={if:{type:"string"},then:{enum:["standard-v1","standard-v1a","stripe","github","none"]},else:{type:"obje\
ct",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"standard-v1"},toleranceSeconds:{$ref:"#/$defs/seconds"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"standard-v1a"},toleranceSeconds:{$ref:"#/$defs/seconds"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"\
stripe"},toleranceSeconds:{$ref:"#/$defs/seconds"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"github"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"none"}},required:["reading"],additionalProperties:!1}]}};function or(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,
dynamicAnchors:k={}}={}){let e=null,r=0,y=or.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,a=r;if(typeof s!="string"){
let m={};e===null?e=[m]:e.push(m),r++}var u=a===r;r=n,e!==null&&(n?e.length=n:e=null);let c;if(u){let m=r;if(!(s==="standard-v1"||s==="standard-v1a"||s==="strip\
e"||s==="github"||s==="none")){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Ai.then.enum}};e===null?e=[f]:e.push(f),r++}var u=m===
r;o=u,c="then"}else{let m=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let f=s.reading;if(typeof f=="string")if(f==="standard-v1"){if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=
[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="toleranceSeconds")){let d={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="standard-v1"){let t={instancePath:i+"/readin\
g",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"standard-v1"}};e===null?e=[t]:e.push(t),r++}s.toleranceSeconds!==void 0&&
(K(s.toleranceSeconds,{instancePath:i+"/toleranceSeconds",parentData:s,parentDataProperty:"toleranceSeconds",rootData:P,dynamicAnchors:k})||(e=e===null?K.errors:
e.concat(K.errors),r=e.length))}var h=!0}else if(f==="standard-v1a"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="toleranceSe\
conds")){let d={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(
d),r++}if(s.reading!==void 0&&s.reading!=="standard-v1a"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",
params:{allowedValue:"standard-v1a"}};e===null?e=[t]:e.push(t),r++}s.toleranceSeconds!==void 0&&(K(s.toleranceSeconds,{instancePath:i+"/toleranceSeconds",parentData:s,
parentDataProperty:"toleranceSeconds",rootData:P,dynamicAnchors:k})||(e=e===null?K.errors:e.concat(K.errors),r=e.length))}h!==!0&&(h=!0)}else if(f==="stripe"){if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"\
reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="toleranceSeconds")){let d={instancePath:i,schemaPath:"#/else/oneOf/2/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="stripe"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"stripe"}};e===null?e=[t]:e.push(t),r++}s.toleranceSeconds!==
void 0&&(K(s.toleranceSeconds,{instancePath:i+"/toleranceSeconds",parentData:s,parentDataProperty:"toleranceSeconds",rootData:P,dynamicAnchors:k})||(e=e===null?
K.errors:e.concat(K.errors),r=e.length))}h!==!0&&(h=!0)}else if(f==="github"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let d={
instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.
reading!==void 0&&s.reading!=="github"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"\
github"}};e===null?e=[t]:e.push(t),r++}}h!==!0&&(h=!0)}else if(f==="none"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/4/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let d={
instancePath:i,schemaPath:"#/else/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.
reading!==void 0&&s.reading!=="none"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/4/properties/reading/const",keyword:"const",params:{allowedValue:"\
none"}};e===null?e=[t]:e.push(t),r++}}h!==!0&&(h=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",
tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",
tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),r++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[
f]:e.push(f),r++}var u=m===r;o=u,c="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:c}};e===null?e=[m]:e.push(m),r++}return or.
errors=e,y.props=h,r===0}or.evaluated={dynamicProps:!0,dynamicItems:!1};function pr(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=pr.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let o=s.reading;if(typeof o=="string")if(o==="operation"){if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){if(s.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[a]:e.push(a),r++}if(s.method===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"method"}};e===null?
e=[a]:e.push(a),r++}if(s.path===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[a]:
e.push(a),r++}for(let a in s)if(!(a==="reading"||a==="method"||a==="path"||a==="body"||a==="type")){let u={instancePath:i,schemaPath:"#/oneOf/0/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="operation"){let a={instancePath:i+
"/reading",schemaPath:"#/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"operation"}};e===null?e=[a]:e.push(a),r++}s.method!==void 0&&(Q(
s.method,{instancePath:i+"/method",parentData:s,parentDataProperty:"method",rootData:P,dynamicAnchors:k})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length)),
s.path!==void 0&&(B(s.path,{instancePath:i+"/path",parentData:s,parentDataProperty:"path",rootData:P,dynamicAnchors:k})||(e=e===null?B.errors:e.concat(B.errors),
r=e.length)),s.body!==void 0&&(J(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:P,dynamicAnchors:k})||(e=e===null?J.errors:e.concat(
J.errors),r=e.length)),s.type!==void 0&&(M(s.type,{instancePath:i+"/type",parentData:s,parentDataProperty:"type",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:
e.concat(M.errors),r=e.length))}var n=!0}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};
e===null?e=[a]:e.push(a),r++}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===
null?e=[a]:e.push(a),r++}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return pr.errors=e,
y.props=n,r===0}pr.evaluated={dynamicProps:!0,dynamicItems:!1};var ks={if:{type:"string"},then:{enum:["manual"]},else:{type:"object",discriminator:{propertyName:"\
reading"},oneOf:[{properties:{reading:{const:"manual"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"rest"},method:{$ref:"#/$defs/\
method"},path:{$ref:"#/$defs/path"},body:{$ref:"#/$defs/object"},idPointer:{$ref:"#/$defs/pointer"},secretPointer:{$ref:"#/$defs/pointer"},removePath:{$ref:"#/$\
defs/path"},rotatePath:{$ref:"#/$defs/path"},listPath:{$ref:"#/$defs/path"}},required:["reading","method","path","body"],additionalProperties:!1},{properties:{reading:{
const:"per-request"},field:{$ref:"#/$defs/text"}},required:["reading","field"],additionalProperties:!1}]}};function ar(s,{instancePath:i="",parentData:D,parentDataProperty:N,
rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=ar.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,a=r;if(typeof s!=
"string"){let m={};e===null?e=[m]:e.push(m),r++}var u=a===r;r=n,e!==null&&(n?e.length=n:e=null);let c;if(u){let m=r;if(s!=="manual"){let f={instancePath:i,schemaPath:"\
#/then/enum",keyword:"enum",params:{allowedValues:ks.then.enum}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,c="then"}else{let m=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){let f=s.reading;if(typeof f=="string")if(f==="manual"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let d={instancePath:i,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&
s.reading!=="manual"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"manual"}};e===
null?e=[t]:e.push(t),r++}}var h=!0}else if(f==="rest"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/e\
lse/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.method===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"method"}};e===null?e=[t]:e.push(t),r++}if(s.path===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[t]:e.push(t),r++}if(s.body===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"body"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!pe.call(ks.else.oneOf[1].properties,
t)){let d={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),
r++}if(s.reading!==void 0&&s.reading!=="rest"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"\
rest"}};e===null?e=[t]:e.push(t),r++}s.method!==void 0&&(Q(s.method,{instancePath:i+"/method",parentData:s,parentDataProperty:"method",rootData:P,dynamicAnchors:k})||
(e=e===null?Q.errors:e.concat(Q.errors),r=e.length)),s.path!==void 0&&(B(s.path,{instancePath:i+"/path",parentData:s,parentDataProperty:"path",rootData:P,dynamicAnchors:k})||
(e=e===null?B.errors:e.concat(B.errors),r=e.length)),s.body!==void 0&&(J(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:P,dynamicAnchors:k})||
(e=e===null?J.errors:e.concat(J.errors),r=e.length)),s.idPointer!==void 0&&(z(s.idPointer,{instancePath:i+"/idPointer",parentData:s,parentDataProperty:"idPointe\
r",rootData:P,dynamicAnchors:k})||(e=e===null?z.errors:e.concat(z.errors),r=e.length)),s.secretPointer!==void 0&&(z(s.secretPointer,{instancePath:i+"/secretPoin\
ter",parentData:s,parentDataProperty:"secretPointer",rootData:P,dynamicAnchors:k})||(e=e===null?z.errors:e.concat(z.errors),r=e.length)),s.removePath!==void 0&&
(B(s.removePath,{instancePath:i+"/removePath",parentData:s,parentDataProperty:"removePath",rootData:P,dynamicAnchors:k})||(e=e===null?B.errors:e.concat(B.errors),
r=e.length)),s.rotatePath!==void 0&&(B(s.rotatePath,{instancePath:i+"/rotatePath",parentData:s,parentDataProperty:"rotatePath",rootData:P,dynamicAnchors:k})||(e=
e===null?B.errors:e.concat(B.errors),r=e.length)),s.listPath!==void 0&&(B(s.listPath,{instancePath:i+"/listPath",parentData:s,parentDataProperty:"listPath",rootData:P,
dynamicAnchors:k})||(e=e===null?B.errors:e.concat(B.errors),r=e.length))}h!==!0&&(h=!0)}else if(f==="per-request"){if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),
r++}if(s.field===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"field"}};e===null?e=[t]:e.push(t),
r++}for(let t in s)if(!(t==="reading"||t==="field")){let d={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="per-request"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/\
2/properties/reading/const",keyword:"const",params:{allowedValue:"per-request"}};e===null?e=[t]:e.push(t),r++}s.field!==void 0&&(M(s.field,{instancePath:i+"/fie\
ld",parentData:s,parentDataProperty:"field",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.errors),r=e.length))}h!==!0&&(h=!0)}else{let t={instancePath:i,
schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,
schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),r++}}else{let f={instancePath:i,
schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,c="else"}if(!o){let m={instancePath:i,schemaPath:"#\
/if",keyword:"if",params:{failingKeyword:c}};e===null?e=[m]:e.push(m),r++}return ar.errors=e,y.props=h,r===0}ar.evaluated={dynamicProps:!0,dynamicItems:!1};var as={
type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"list"},quotas:{type:"array",minItems:1,items:{type:"object",required:["\
quota","unit","scope"],additionalProperties:!1,properties:{quota:{type:"integer",minimum:1},unit:{enum:["requests","tokens","concurrent"]},windowSeconds:{$ref:"\
#/$defs/seconds"},scope:{enum:["key","account","address"]}}}},charged:{title:"What counts besides the calls that are answered",type:"array",uniqueItems:!0,items:{
enum:["refused","invalid","unauthorized"]}}},required:["reading","quotas"],additionalProperties:!1}]};function lr(s,{instancePath:i="",parentData:D,parentDataProperty:N,
rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=lr.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){let o=s.reading;if(typeof o=="string")if(o==="list"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let a={instancePath:i,
schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[a]:e.push(a),r++}if(s.quotas===void 0){let a={instancePath:i,
schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"quotas"}};e===null?e=[a]:e.push(a),r++}for(let a in s)if(!(a==="reading"||a==="quota\
s"||a==="charged")){let u={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[
u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="list"){let a={instancePath:i+"/reading",schemaPath:"#/oneOf/0/properties/reading/const",keyword:"const",params:{
allowedValue:"list"}};e===null?e=[a]:e.push(a),r++}if(s.quotas!==void 0){let a=s.quotas;if(Array.isArray(a)){if(a.length<1){let c={instancePath:i+"/quotas",schemaPath:"\
#/oneOf/0/properties/quotas/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[c]:e.push(c),r++}let u=a.length;for(let c=0;c<u;c++){let h=a[c];if(h&&typeof h==
"object"&&!Array.isArray(h)){if(h.quota===void 0){let m={instancePath:i+"/quotas/"+c,schemaPath:"#/oneOf/0/properties/quotas/items/required",keyword:"required",
params:{missingProperty:"quota"}};e===null?e=[m]:e.push(m),r++}if(h.unit===void 0){let m={instancePath:i+"/quotas/"+c,schemaPath:"#/oneOf/0/properties/quotas/it\
ems/required",keyword:"required",params:{missingProperty:"unit"}};e===null?e=[m]:e.push(m),r++}if(h.scope===void 0){let m={instancePath:i+"/quotas/"+c,schemaPath:"\
#/oneOf/0/properties/quotas/items/required",keyword:"required",params:{missingProperty:"scope"}};e===null?e=[m]:e.push(m),r++}for(let m in h)if(!(m==="quota"||m===
"unit"||m==="windowSeconds"||m==="scope")){let $={instancePath:i+"/quotas/"+c,schemaPath:"#/oneOf/0/properties/quotas/items/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:m}};e===null?e=[$]:e.push($),r++}if(h.quota!==void 0){let m=h.quota;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(
m))){let $={instancePath:i+"/quotas/"+c+"/quota",schemaPath:"#/oneOf/0/properties/quotas/items/properties/quota/type",keyword:"type",params:{type:"integer"}};e===
null?e=[$]:e.push($),r++}if(typeof m=="number"&&isFinite(m)&&(m<1||isNaN(m))){let $={instancePath:i+"/quotas/"+c+"/quota",schemaPath:"#/oneOf/0/properties/quota\
s/items/properties/quota/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[$]:e.push($),r++}}if(h.unit!==void 0){let m=h.unit;if(!(m==="r\
equests"||m==="tokens"||m==="concurrent")){let $={instancePath:i+"/quotas/"+c+"/unit",schemaPath:"#/oneOf/0/properties/quotas/items/properties/unit/enum",keyword:"\
enum",params:{allowedValues:as.oneOf[0].properties.quotas.items.properties.unit.enum}};e===null?e=[$]:e.push($),r++}}if(h.windowSeconds!==void 0&&(K(h.windowSeconds,
{instancePath:i+"/quotas/"+c+"/windowSeconds",parentData:h,parentDataProperty:"windowSeconds",rootData:P,dynamicAnchors:k})||(e=e===null?K.errors:e.concat(K.errors),
r=e.length)),h.scope!==void 0){let m=h.scope;if(!(m==="key"||m==="account"||m==="address")){let $={instancePath:i+"/quotas/"+c+"/scope",schemaPath:"#/oneOf/0/pr\
operties/quotas/items/properties/scope/enum",keyword:"enum",params:{allowedValues:as.oneOf[0].properties.quotas.items.properties.scope.enum}};e===null?e=[$]:e.push(
$),r++}}}else{let m={instancePath:i+"/quotas/"+c,schemaPath:"#/oneOf/0/properties/quotas/items/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(
m),r++}}}else{let u={instancePath:i+"/quotas",schemaPath:"#/oneOf/0/properties/quotas/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}
if(s.charged!==void 0){let a=s.charged;if(Array.isArray(a)){let u=a.length;for(let m=0;m<u;m++){let $=a[m];if(!($==="refused"||$==="invalid"||$==="unauthorized")){
let f={instancePath:i+"/charged/"+m,schemaPath:"#/oneOf/0/properties/charged/items/enum",keyword:"enum",params:{allowedValues:as.oneOf[0].properties.charged.items.
enum}};e===null?e=[f]:e.push(f),r++}}let c=a.length,h;if(c>1){e:for(;c--;)for(h=c;h--;)if(Sr(a[c],a[h])){let m={instancePath:i+"/charged",schemaPath:"#/oneOf/0/\
properties/charged/uniqueItems",keyword:"uniqueItems",params:{i:c,j:h}};e===null?e=[m]:e.push(m),r++;break e}}}else{let u={instancePath:i+"/charged",schemaPath:"\
#/oneOf/0/properties/charged/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}}var n=!0}else{let a={instancePath:i,schemaPath:"#/discri\
minator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),r++}else{let a={instancePath:i,schemaPath:"#/discri\
minator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),r++}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return lr.errors=e,y.props=n,r===0}lr.evaluated={dynamicProps:!0,dynamicItems:!1};var xi={if:{type:"s\
tring"},then:{enum:["x-ratelimit-durations","ratelimit-fields","ratelimit-03","x-ratelimit-epoch","anthropic","none"]},else:{type:"object",discriminator:{propertyName:"\
reading"},oneOf:[{properties:{reading:{const:"x-ratelimit-durations"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"ratelimit-fiel\
ds"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"ratelimit-03"}},required:["reading"],additionalProperties:!1},{properties:{reading:{
const:"x-ratelimit-epoch"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"anthropic"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"none"}},required:["reading"],additionalProperties:!1}]}};function ur(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,
dynamicAnchors:k={}}={}){let e=null,r=0,y=ur.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,a=r;if(typeof s!="string"){
let m={};e===null?e=[m]:e.push(m),r++}var u=a===r;r=n,e!==null&&(n?e.length=n:e=null);let c;if(u){let m=r;if(!(s==="x-ratelimit-durations"||s==="ratelimit-field\
s"||s==="ratelimit-03"||s==="x-ratelimit-epoch"||s==="anthropic"||s==="none")){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:xi.
then.enum}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,c="then"}else{let m=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let f=s.reading;if(typeof f=="string")
if(f==="x-ratelimit-durations"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let d={instancePath:i,schemaPath:"#/else/oneOf/0/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="x-ratelimit-du\
rations"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"x-ratelimit-durations"}};e===
null?e=[t]:e.push(t),r++}}var h=!0}else if(f==="ratelimit-fields"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let d={instancePath:i,
schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&
s.reading!=="ratelimit-fields"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"rate\
limit-fields"}};e===null?e=[t]:e.push(t),r++}}h!==!0&&(h=!0)}else if(f==="ratelimit-03"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={
instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="r\
eading"){let d={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(
d),r++}if(s.reading!==void 0&&s.reading!=="ratelimit-03"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",
params:{allowedValue:"ratelimit-03"}};e===null?e=[t]:e.push(t),r++}}h!==!0&&(h=!0)}else if(f==="x-ratelimit-epoch"){if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),
r++}for(let t in s)if(t!=="reading"){let d={instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="x-ratelimit-epoch"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/3/properties/read\
ing/const",keyword:"const",params:{allowedValue:"x-ratelimit-epoch"}};e===null?e=[t]:e.push(t),r++}}h!==!0&&(h=!0)}else if(f==="anthropic"){if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/4/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let d={instancePath:i,schemaPath:"#/else/oneOf/4/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="anthropic"){let t={instancePath:i+"/reading",schemaPath:"#/e\
lse/oneOf/4/properties/reading/const",keyword:"const",params:{allowedValue:"anthropic"}};e===null?e=[t]:e.push(t),r++}}h!==!0&&(h=!0)}else if(f==="none"){if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/5/required",keyword:"required",params:{missingProperty:"\
reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let d={instancePath:i,schemaPath:"#/else/oneOf/5/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="none"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/5/properties/reading/const",keyword:"const",params:{allowedValue:"none"}};e===null?e=[t]:e.push(t),r++}}h!==!0&&(h=!0)}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),r++}}else{let f={instancePath:i,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,c="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:c}};e===null?e=[m]:e.push(m),r++}return ur.errors=e,y.props=h,r===0}ur.evaluated={dynamicProps:!0,dynamicItems:!1};var Si={if:{type:"\
string"},then:{enum:["429-retry-after","429","503","queue"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"429-\
retry-after"},status:{$ref:"#/$defs/statuses"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"429"},status:{$ref:"#/$defs/statuses"}},
required:["reading"],additionalProperties:!1},{properties:{reading:{const:"503"},status:{$ref:"#/$defs/statuses"}},required:["reading"],additionalProperties:!1},
{properties:{reading:{const:"queue"}},required:["reading"],additionalProperties:!1}]}};function dr(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,
dynamicAnchors:k={}}={}){let e=null,r=0,y=dr.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,a=r;if(typeof s!="string"){
let m={};e===null?e=[m]:e.push(m),r++}var u=a===r;r=n,e!==null&&(n?e.length=n:e=null);let c;if(u){let m=r;if(!(s==="429-retry-after"||s==="429"||s==="503"||s===
"queue")){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Si.then.enum}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,c="the\
n"}else{let m=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let f=s.reading;if(typeof f=="string")if(f==="429"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}
for(let t in s)if(!(t==="reading"||t==="status")){let d={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="429"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/proper\
ties/reading/const",keyword:"const",params:{allowedValue:"429"}};e===null?e=[t]:e.push(t),r++}s.status!==void 0&&(L(s.status,{instancePath:i+"/status",parentData:s,
parentDataProperty:"status",rootData:P,dynamicAnchors:k})||(e=e===null?L.errors:e.concat(L.errors),r=e.length))}var h=!0}else if(f==="503"){if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="status")){let d={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="503"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"503"}};e===null?e=[t]:e.push(t),r++}s.status!==void 0&&(L(s.status,{instancePath:i+
"/status",parentData:s,parentDataProperty:"status",rootData:P,dynamicAnchors:k})||(e=e===null?L.errors:e.concat(L.errors),r=e.length))}h!==!0&&(h=!0)}else if(f===
"429-retry-after"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"requi\
red",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="status")){let d={instancePath:i,schemaPath:"#/else\
/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="42\
9-retry-after"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"429-retry-after"}};e===
null?e=[t]:e.push(t),r++}s.status!==void 0&&(L(s.status,{instancePath:i+"/status",parentData:s,parentDataProperty:"status",rootData:P,dynamicAnchors:k})||(e=e===
null?L.errors:e.concat(L.errors),r=e.length))}h!==!0&&(h=!0)}else if(f==="queue"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let d={
instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.
reading!==void 0&&s.reading!=="queue"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"\
queue"}};e===null?e=[t]:e.push(t),r++}}h!==!0&&(h=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mappin\
g",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"t\
ag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),r++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?
e=[f]:e.push(f),r++}var u=m===r;o=u,c="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:c}};e===null?e=[m]:e.push(m),r++}
return dr.errors=e,y.props=h,r===0}dr.evaluated={dynamicProps:!0,dynamicItems:!1};function mr(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=mr.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let o=s.reading;if(typeof o=="string")if(o==="number"){if(s&&typeof s=="objec\
t"&&!Array.isArray(s)){if(s.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?
e=[a]:e.push(a),r++}if(s.maximum===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"maximum"}};e===null?
e=[a]:e.push(a),r++}for(let a in s)if(!(a==="reading"||a==="maximum")){let u={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:a}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="number"){let a={instancePath:i+"/reading",schemaPath:"#/\
oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"number"}};e===null?e=[a]:e.push(a),r++}if(s.maximum!==void 0){let a=s.maximum;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let u={instancePath:i+"/maximum",schemaPath:"#/oneOf/0/properties/maximum/type",keyword:"type",params:{type:"integer"}};
e===null?e=[u]:e.push(u),r++}if(typeof a=="number"&&isFinite(a)&&(a<1||isNaN(a))){let u={instancePath:i+"/maximum",schemaPath:"#/oneOf/0/properties/maximum/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[u]:e.push(u),r++}}}var n=!0}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),r++}else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),r++}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[o]:e.push(o),r++}return mr.errors=e,y.props=n,r===0}mr.evaluated={dynamicProps:!0,dynamicItems:!1};var Di={if:{type:"string"},then:{
enum:["headers"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"headers"}},required:["reading"],additionalProperties:!1}]}};
function fr(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=fr.evaluated;y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,a=r;if(typeof s!="string"){let m={};e===null?e=[m]:e.push(m),r++}var u=a===r;r=n,e!==null&&(n?e.length=n:e=
null);let c;if(u){let m=r;if(s!=="headers"){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Di.then.enum}};e===null?e=[f]:e.
push(f),r++}var u=m===r;o=u,c="then"}else{let m=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let f=s.reading;if(typeof f=="string")if(f==="headers"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let d={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="headers"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"headers"}};e===null?e=[t]:e.push(t),r++}}var h=!0}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.push(t),r++}}else{let f={instancePath:i,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,c="else"}if(!o){let m={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:c}};e===null?e=[m]:e.push(m),r++}return fr.errors=e,y.props=h,r===0}fr.evaluated={dynamicProps:!0,dynamicItems:!1};function cr(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=cr.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let o=s.reading;if(typeof o=="string")if(o==="described"){if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){if(s.reading===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[a]:e.push(a),r++}if(s.text===void 0){let a={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"text"}};e===null?
e=[a]:e.push(a),r++}for(let a in s)if(!(a==="reading"||a==="text")){let u={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:a}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="described"){let a={instancePath:i+"/reading",schemaPath:"#/\
oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"described"}};e===null?e=[a]:e.push(a),r++}s.text!==void 0&&(M(s.text,{instancePath:i+"/t\
ext",parentData:s,parentDataProperty:"text",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.errors),r=e.length))}var n=!0}else{let a={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),r++}else{let a={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[a]:e.push(a),r++}}else{let o={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return cr.errors=e,y.props=n,r===0}cr.evaluated={dynamicProps:!0,dynamicItems:!1};var Ni={
if:{type:"string"},then:{enum:["path"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"path"},prefix:{$ref:"#/$d\
efs/path"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"header"},name:{$ref:"#/$defs/text"}},required:["reading","name"],additionalProperties:!1}]}};
function yr(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=yr.evaluated;y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,a=r;if(typeof s!="string"){let m={};e===null?e=[m]:e.push(m),r++}var u=a===r;r=n,e!==null&&(n?e.length=n:e=
null);let c;if(u){let m=r;if(s!=="path"){let f={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Ni.then.enum}};e===null?e=[f]:e.push(
f),r++}var u=m===r;o=u,c="then"}else{let m=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let f=s.reading;if(typeof f=="string")if(f==="path"){if(s&&typeof s=="\
object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readin\
g"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="prefix")){let d={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="path"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"path"}};e===null?e=[t]:e.push(t),r++}s.prefix!==void 0&&(B(s.prefix,{instancePath:i+
"/prefix",parentData:s,parentDataProperty:"prefix",rootData:P,dynamicAnchors:k})||(e=e===null?B.errors:e.concat(B.errors),r=e.length))}var h=!0}else if(f==="hea\
der"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.name===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{
missingProperty:"name"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="name")){let d={instancePath:i,schemaPath:"#/else/oneOf/1/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[d]:e.push(d),r++}if(s.reading!==void 0&&s.reading!=="header"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"header"}};e===null?e=[t]:e.push(t),r++}s.name!==void 0&&(M(
s.name,{instancePath:i+"/name",parentData:s,parentDataProperty:"name",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.errors),r=e.length))}h!==!0&&
(h=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:f}};e===null?e=[t]:e.
push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:f}};e===null?e=[t]:e.
push(t),r++}}else{let f={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var u=m===r;o=u,c="else"}if(!o){
let m={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:c}};e===null?e=[m]:e.push(m),r++}return yr.errors=e,y.props=h,r===0}yr.evaluated={dynamicProps:!0,
dynamicItems:!1};function de(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=de.evaluated;if(y.dynamicProps&&
(y.props=void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let n in s)if(!pe.call(Js.properties,n)){let o={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),r++}s["capabilities.other"]!==void 0&&(xe(s["capa\
bilities.other"],{instancePath:i+"/capabilities.other",parentData:s,parentDataProperty:"capabilities.other",rootData:P,dynamicAnchors:k})||(e=e===null?xe.errors:
e.concat(xe.errors),r=e.length)),s["request.required"]!==void 0&&(Se(s["request.required"],{instancePath:i+"/request.required",parentData:s,parentDataProperty:"\
request.required",rootData:P,dynamicAnchors:k})||(e=e===null?Se.errors:e.concat(Se.errors),r=e.length)),s["request.models"]!==void 0&&(De(s["request.models"],{instancePath:i+
"/request.models",parentData:s,parentDataProperty:"request.models",rootData:P,dynamicAnchors:k})||(e=e===null?De.errors:e.concat(De.errors),r=e.length)),s["requ\
est.roles"]!==void 0&&(Ne(s["request.roles"],{instancePath:i+"/request.roles",parentData:s,parentDataProperty:"request.roles",rootData:P,dynamicAnchors:k})||(e=
e===null?Ne.errors:e.concat(Ne.errors),r=e.length)),s["response.fields"]!==void 0&&(_e(s["response.fields"],{instancePath:i+"/response.fields",parentData:s,parentDataProperty:"\
response.fields",rootData:P,dynamicAnchors:k})||(e=e===null?_e.errors:e.concat(_e.errors),r=e.length)),s["key.format"]!==void 0&&(Ie(s["key.format"],{instancePath:i+
"/key.format",parentData:s,parentDataProperty:"key.format",rootData:P,dynamicAnchors:k})||(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length)),s.states!==void 0&&
(Me(s.states,{instancePath:i+"/states",parentData:s,parentDataProperty:"states",rootData:P,dynamicAnchors:k})||(e=e===null?Me.errors:e.concat(Me.errors),r=e.length)),
s["signup.request"]!==void 0&&(Ve(s["signup.request"],{instancePath:i+"/signup.request",parentData:s,parentDataProperty:"signup.request",rootData:P,dynamicAnchors:k})||
(e=e===null?Ve.errors:e.concat(Ve.errors),r=e.length)),s["signup.response"]!==void 0&&(Fe(s["signup.response"],{instancePath:i+"/signup.response",parentData:s,parentDataProperty:"\
signup.response",rootData:P,dynamicAnchors:k})||(e=e===null?Fe.errors:e.concat(Fe.errors),r=e.length)),s["maxTokens.bounds"]!==void 0&&(Te(s["maxTokens.bounds"],
{instancePath:i+"/maxTokens.bounds",parentData:s,parentDataProperty:"maxTokens.bounds",rootData:P,dynamicAnchors:k})||(e=e===null?Te.errors:e.concat(Te.errors),
r=e.length)),s["temperature.bounds"]!==void 0&&(Ue(s["temperature.bounds"],{instancePath:i+"/temperature.bounds",parentData:s,parentDataProperty:"temperature.bo\
unds",rootData:P,dynamicAnchors:k})||(e=e===null?Ue.errors:e.concat(Ue.errors),r=e.length)),s["sse.path"]!==void 0&&(Ee(s["sse.path"],{instancePath:i+"/sse.path",
parentData:s,parentDataProperty:"sse.path",rootData:P,dynamicAnchors:k})||(e=e===null?Ee.errors:e.concat(Ee.errors),r=e.length)),s["sse.switch"]!==void 0&&(Le(s["\
sse.switch"],{instancePath:i+"/sse.switch",parentData:s,parentDataProperty:"sse.switch",rootData:P,dynamicAnchors:k})||(e=e===null?Le.errors:e.concat(Le.errors),
r=e.length)),s["sse.events"]!==void 0&&(Ce(s["sse.events"],{instancePath:i+"/sse.events",parentData:s,parentDataProperty:"sse.events",rootData:P,dynamicAnchors:k})||
(e=e===null?Ce.errors:e.concat(Ce.errors),r=e.length)),s["websocket.path"]!==void 0&&(Be(s["websocket.path"],{instancePath:i+"/websocket.path",parentData:s,parentDataProperty:"\
websocket.path",rootData:P,dynamicAnchors:k})||(e=e===null?Be.errors:e.concat(Be.errors),r=e.length)),s["websocket.frames"]!==void 0&&(Ke(s["websocket.frames"],
{instancePath:i+"/websocket.frames",parentData:s,parentDataProperty:"websocket.frames",rootData:P,dynamicAnchors:k})||(e=e===null?Ke.errors:e.concat(Ke.errors),
r=e.length)),s["websocket.auth"]!==void 0&&(Re(s["websocket.auth"],{instancePath:i+"/websocket.auth",parentData:s,parentDataProperty:"websocket.auth",rootData:P,
dynamicAnchors:k})||(e=e===null?Re.errors:e.concat(Re.errors),r=e.length)),s["endpoints.other"]!==void 0&&(Ge(s["endpoints.other"],{instancePath:i+"/endpoints.o\
ther",parentData:s,parentDataProperty:"endpoints.other",rootData:P,dynamicAnchors:k})||(e=e===null?Ge.errors:e.concat(Ge.errors),r=e.length)),s["key.lifetime"]!==
void 0&&(We(s["key.lifetime"],{instancePath:i+"/key.lifetime",parentData:s,parentDataProperty:"key.lifetime",rootData:P,dynamicAnchors:k})||(e=e===null?We.errors:
e.concat(We.errors),r=e.length)),s["key.scopes"]!==void 0&&(ze(s["key.scopes"],{instancePath:i+"/key.scopes",parentData:s,parentDataProperty:"key.scopes",rootData:P,
dynamicAnchors:k})||(e=e===null?ze.errors:e.concat(ze.errors),r=e.length)),s["key.rotation"]!==void 0&&(Ze(s["key.rotation"],{instancePath:i+"/key.rotation",parentData:s,
parentDataProperty:"key.rotation",rootData:P,dynamicAnchors:k})||(e=e===null?Ze.errors:e.concat(Ze.errors),r=e.length)),s["key.revocation"]!==void 0&&(He(s["key\
.revocation"],{instancePath:i+"/key.revocation",parentData:s,parentDataProperty:"key.revocation",rootData:P,dynamicAnchors:k})||(e=e===null?He.errors:e.concat(He.
errors),r=e.length)),s["errors.missingKey"]!==void 0&&(Je(s["errors.missingKey"],{instancePath:i+"/errors.missingKey",parentData:s,parentDataProperty:"errors.mi\
ssingKey",rootData:P,dynamicAnchors:k})||(e=e===null?Je.errors:e.concat(Je.errors),r=e.length)),s["errors.wrongKey"]!==void 0&&(Qe(s["errors.wrongKey"],{instancePath:i+
"/errors.wrongKey",parentData:s,parentDataProperty:"errors.wrongKey",rootData:P,dynamicAnchors:k})||(e=e===null?Qe.errors:e.concat(Qe.errors),r=e.length)),s["er\
rors.status"]!==void 0&&(Xe(s["errors.status"],{instancePath:i+"/errors.status",parentData:s,parentDataProperty:"errors.status",rootData:P,dynamicAnchors:k})||(e=
e===null?Xe.errors:e.concat(Xe.errors),r=e.length)),s["errors.body"]!==void 0&&(Ye(s["errors.body"],{instancePath:i+"/errors.body",parentData:s,parentDataProperty:"\
errors.body",rootData:P,dynamicAnchors:k})||(e=e===null?Ye.errors:e.concat(Ye.errors),r=e.length)),s["errors.codes"]!==void 0&&(er(s["errors.codes"],{instancePath:i+
"/errors.codes",parentData:s,parentDataProperty:"errors.codes",rootData:P,dynamicAnchors:k})||(e=e===null?er.errors:e.concat(er.errors),r=e.length)),s["errors.c\
onditions"]!==void 0&&(rr(s["errors.conditions"],{instancePath:i+"/errors.conditions",parentData:s,parentDataProperty:"errors.conditions",rootData:P,dynamicAnchors:k})||
(e=e===null?rr.errors:e.concat(rr.errors),r=e.length)),s["webhooks.types"]!==void 0&&(sr(s["webhooks.types"],{instancePath:i+"/webhooks.types",parentData:s,parentDataProperty:"\
webhooks.types",rootData:P,dynamicAnchors:k})||(e=e===null?sr.errors:e.concat(sr.errors),r=e.length)),s["webhooks.payload"]!==void 0&&(ir(s["webhooks.payload"],
{instancePath:i+"/webhooks.payload",parentData:s,parentDataProperty:"webhooks.payload",rootData:P,dynamicAnchors:k})||(e=e===null?ir.errors:e.concat(ir.errors),
r=e.length)),s["webhooks.delivery"]!==void 0&&(tr(s["webhooks.delivery"],{instancePath:i+"/webhooks.delivery",parentData:s,parentDataProperty:"webhooks.delivery",
rootData:P,dynamicAnchors:k})||(e=e===null?tr.errors:e.concat(tr.errors),r=e.length)),s["webhooks.retry"]!==void 0&&(nr(s["webhooks.retry"],{instancePath:i+"/we\
bhooks.retry",parentData:s,parentDataProperty:"webhooks.retry",rootData:P,dynamicAnchors:k})||(e=e===null?nr.errors:e.concat(nr.errors),r=e.length)),s["webhooks\
.signature"]!==void 0&&(or(s["webhooks.signature"],{instancePath:i+"/webhooks.signature",parentData:s,parentDataProperty:"webhooks.signature",rootData:P,dynamicAnchors:k})||
(e=e===null?or.errors:e.concat(or.errors),r=e.length)),s["webhooks.trigger"]!==void 0&&(pr(s["webhooks.trigger"],{instancePath:i+"/webhooks.trigger",parentData:s,
parentDataProperty:"webhooks.trigger",rootData:P,dynamicAnchors:k})||(e=e===null?pr.errors:e.concat(pr.errors),r=e.length)),s["webhooks.registration"]!==void 0&&
(ar(s["webhooks.registration"],{instancePath:i+"/webhooks.registration",parentData:s,parentDataProperty:"webhooks.registration",rootData:P,dynamicAnchors:k})||(e=
e===null?ar.errors:e.concat(ar.errors),r=e.length)),s["limits.quota"]!==void 0&&(lr(s["limits.quota"],{instancePath:i+"/limits.quota",parentData:s,parentDataProperty:"\
limits.quota",rootData:P,dynamicAnchors:k})||(e=e===null?lr.errors:e.concat(lr.errors),r=e.length)),s["limits.headers"]!==void 0&&(ur(s["limits.headers"],{instancePath:i+
"/limits.headers",parentData:s,parentDataProperty:"limits.headers",rootData:P,dynamicAnchors:k})||(e=e===null?ur.errors:e.concat(ur.errors),r=e.length)),s["limi\
ts.exceeded"]!==void 0&&(dr(s["limits.exceeded"],{instancePath:i+"/limits.exceeded",parentData:s,parentDataProperty:"limits.exceeded",rootData:P,dynamicAnchors:k})||
(e=e===null?dr.errors:e.concat(dr.errors),r=e.length)),s["maxTokens.maximum"]!==void 0&&(mr(s["maxTokens.maximum"],{instancePath:i+"/maxTokens.maximum",parentData:s,
parentDataProperty:"maxTokens.maximum",rootData:P,dynamicAnchors:k})||(e=e===null?mr.errors:e.concat(mr.errors),r=e.length)),s["version.deprecation"]!==void 0&&
(fr(s["version.deprecation"],{instancePath:i+"/version.deprecation",parentData:s,parentDataProperty:"version.deprecation",rootData:P,dynamicAnchors:k})||(e=e===
null?fr.errors:e.concat(fr.errors),r=e.length)),s["version.compatibility"]!==void 0&&(cr(s["version.compatibility"],{instancePath:i+"/version.compatibility",parentData:s,
parentDataProperty:"version.compatibility",rootData:P,dynamicAnchors:k})||(e=e===null?cr.errors:e.concat(cr.errors),r=e.length)),s["version.selection"]!==void 0&&
(yr(s["version.selection"],{instancePath:i+"/version.selection",parentData:s,parentDataProperty:"version.selection",rootData:P,dynamicAnchors:k})||(e=e===null?yr.
errors:e.concat(yr.errors),r=e.length))}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return de.
errors=e,r===0}de.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Kr(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){
let e=null,r=0,y=Kr.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.schema===void 0){
let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[n]:e.push(n),r++}if(s.name===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[n]:e.push(n),r++}if(s.title===void 0){let n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"title"}};e===null?e=[n]:e.push(n),r++}if(s.readings===void 0){let n={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"readings"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="schema"||n==="name"||n==="title"||n==="reading\
s")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),r++}if(s.schema!==
void 0&&s.schema!=="assay.profile/1"){let n={instancePath:i+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"assay.profile\
/1"}};e===null?e=[n]:e.push(n),r++}if(s.name!==void 0){let n=s.name;if(typeof n=="string"){if(!Fr.test(n)){let o={instancePath:i+"/name",schemaPath:"#/propertie\
s/name/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/name",schemaPath:"#/propertie\
s/name/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.title!==void 0){let n=s.title;if(typeof n=="string"){if(E(n)<1){let o={instancePath:i+
"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/title",schemaPath:"\
#/properties/title/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.readings!==void 0){let n=s.readings;if(de(n,{instancePath:i+"\
/readings",parentData:s,parentDataProperty:"readings",rootData:P,dynamicAnchors:k})||(e=e===null?de.errors:e.concat(de.errors),r=e.length),n&&typeof n=="object"&&
!Array.isArray(n))for(let o in n){let a=n[o];if(!(a&&typeof a=="object"&&!Array.isArray(a))){let u={instancePath:i+"/readings/"+o.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/readings/additionalProperties/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}else{let o={instancePath:i+
"/readings",schemaPath:"#/properties/readings/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Kr.errors=e,r===0}Kr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var _i=de,
Ii=Rr,Mi={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:readings:bare-error",$comment:"Gap G7.2, reading errors.body = bare: a JSON obje\
ct or a JSON string, and nothing more is promised.",title:"Bare error body",type:["object","string"]};function Rr(s,{instancePath:i="",parentData:D,parentDataProperty:N,
rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=Rr.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),!(s&&typeof s=="object"&&
!Array.isArray(s))&&typeof s!="string"){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:Mi.type}};e===null?e=[n]:e.push(n),r++}return Rr.errors=
e,r===0}Rr.evaluated={dynamicProps:!1,dynamicItems:!1};var Vi=Gr,Fi={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:readings:detail",$comment:"\
Gap G7.2, reading errors.body = detail: one key, whose value is a sentence or a list of objects.",title:"Error body with a detail key",type:"object",required:["\
detail"],properties:{detail:{type:["string","array"],items:{type:"object"}}}};function Gr(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){
let e=null,r=0,y=Gr.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.detail===void 0){
let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"}};e===null?e=[n]:e.push(n),r++}if(s.detail!==void 0){let n=s.detail;
if(typeof n!="string"&&!Array.isArray(n)){let o={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:Fi.properties.detail.
type}};e===null?e=[o]:e.push(o),r++}if(Array.isArray(n)){let o=n.length;for(let a=0;a<o;a++){let u=n[a];if(!(u&&typeof u=="object"&&!Array.isArray(u))){let c={instancePath:i+
"/detail/"+a,schemaPath:"#/properties/detail/items/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}}}}else{let n={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Gr.errors=e,r===0}Gr.evaluated={props:{detail:!0},dynamicProps:!1,dynamicItems:!1};
var Ti=Wr;function Wr(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=Wr.evaluated;y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!1,a=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.title===void 0){let m={instancePath:i,schemaPath:"#/any\
Of/0/required",keyword:"required",params:{missingProperty:"title"}};e===null?e=[m]:e.push(m),r++}var h=a===r;if(o=o||h,h){var u={};u.title=!0}let c=r;if(s&&typeof s==
"object"&&!Array.isArray(s)&&s.detail===void 0){let m={instancePath:i,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty:"detail"}};e===
null?e=[m]:e.push(m),r++}var h=c===r;if(o=o||h,h&&u!==!0&&(u=u||{},u.detail=!0),o)r=n,e!==null&&(n?e.length=n:e=null);else{let m={instancePath:i,schemaPath:"#/a\
nyOf",keyword:"anyOf",params:{}};e===null?e=[m]:e.push(m),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(u!==!0&&(u=u||{},u.type=!0,u.title=!0,u.status=!0,
u.detail=!0,u.instance=!0),s.type!==void 0&&typeof s.type!="string"){let m={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"\
string"}};e===null?e=[m]:e.push(m),r++}if(s.title!==void 0&&typeof s.title!="string"){let m={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"\
type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}if(s.status!==void 0){let m=s.status;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let $={
instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"}};e===null?e=[$]:e.push($),r++}if(typeof m=="number"&&isFinite(
m)){if(m>599||isNaN(m)){let $={instancePath:i+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};e===null?
e=[$]:e.push($),r++}if(m<100||isNaN(m)){let $={instancePath:i+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};
e===null?e=[$]:e.push($),r++}}}if(s.detail!==void 0&&typeof s.detail!="string"){let m={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}if(s.instance!==void 0&&typeof s.instance!="string"){let m={instancePath:i+"/instance",schemaPath:"#/p\
roperties/instance/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[m]:e.push(m),r++}return Wr.errors=e,y.props=u,r===0}Wr.evaluated={dynamicProps:!0,dynamicItems:!1};var Ui=zr;var ws={type:"object",required:["v","t0EpochUs","t0MonotonicUs","clock","segment"],properties:{v:{const:1},t0EpochUs:{$ref:"#/$defs/count"},t0MonotonicUs:{$ref:"\
#/$defs/countOrNull"},clock:{enum:["monotonic","wall"]},segment:{type:["string","null"]}}};function W(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=W.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i,schemaPath:"#/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[n]:e.push(n),r++}return W.errors=e,r===0}W.evaluated={dynamicProps:!1,dynamicItems:!1};var Ei={type:["integer","nu\
ll"],minimum:0};function oe(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=oe.evaluated;if(y.dynamicProps&&
(y.props=void 0),y.dynamicItems&&(y.items=void 0),!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null){let n={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:Ei.type}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i,schemaPath:"#/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[n]:e.push(n),r++}return oe.errors=e,r===0}oe.evaluated={dynamicProps:!1,dynamicItems:!1};function hr(s,{instancePath:i="",
parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=hr.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.v===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"v"}};
e===null?e=[n]:e.push(n),r++}if(s.t0EpochUs===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"t0EpochUs"}};e===
null?e=[n]:e.push(n),r++}if(s.t0MonotonicUs===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"t0MonotonicUs"}};
e===null?e=[n]:e.push(n),r++}if(s.clock===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"clock"}};e===null?e=
[n]:e.push(n),r++}if(s.segment===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"segment"}};e===null?e=[n]:e.push(
n),r++}if(s.v!==void 0&&s.v!==1){let n={instancePath:i+"/v",schemaPath:"#/properties/v/const",keyword:"const",params:{allowedValue:1}};e===null?e=[n]:e.push(n),
r++}if(s.t0EpochUs!==void 0&&(W(s.t0EpochUs,{instancePath:i+"/t0EpochUs",parentData:s,parentDataProperty:"t0EpochUs",rootData:P,dynamicAnchors:k})||(e=e===null?
W.errors:e.concat(W.errors),r=e.length)),s.t0MonotonicUs!==void 0&&(oe(s.t0MonotonicUs,{instancePath:i+"/t0MonotonicUs",parentData:s,parentDataProperty:"t0Monot\
onicUs",rootData:P,dynamicAnchors:k})||(e=e===null?oe.errors:e.concat(oe.errors),r=e.length)),s.clock!==void 0){let n=s.clock;if(!(n==="monotonic"||n==="wall")){
let o={instancePath:i+"/clock",schemaPath:"#/properties/clock/enum",keyword:"enum",params:{allowedValues:ws.properties.clock.enum}};e===null?e=[o]:e.push(o),r++}}
if(s.segment!==void 0){let n=s.segment;if(typeof n!="string"&&n!==null){let o={instancePath:i+"/segment",schemaPath:"#/properties/segment/type",keyword:"type",params:{
type:ws.properties.segment.type}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[n]:e.push(n),r++}return hr.errors=e,r===0}hr.evaluated={props:{v:!0,t0EpochUs:!0,t0MonotonicUs:!0,clock:!0,segment:!0},dynamicProps:!1,dynamicItems:!1};function gr(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=gr.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.v===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"v"}};e===null?e=[n]:e.push(n),r++}if(s.decision===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"decision"}};e===null?e=[n]:e.push(n),r++}if(s.v!==void 0&&s.v!==1){let n={instancePath:i+"/v",schemaPath:"#/properties/v/const",keyword:"const",
params:{allowedValue:1}};e===null?e=[n]:e.push(n),r++}if(s.decision!==void 0){let n=s.decision;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.type===void 0){
let o={instancePath:i+"/decision",schemaPath:"#/properties/decision/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[o]:e.push(o),r++}if(n.
type!==void 0&&typeof n.type!="string"){let o={instancePath:i+"/decision/type",schemaPath:"#/properties/decision/properties/type/type",keyword:"type",params:{type:"\
string"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/decision",schemaPath:"#/properties/decision/type",keyword:"type",params:{type:"object"}};e===
null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return gr.errors=e,
r===0}gr.evaluated={props:{v:!0,decision:!0},dynamicProps:!1,dynamicItems:!1};var le={type:"object",required:["v","i","vu","scenario","transport","key","schedul\
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
string",maxLength:128}},sampledValid:{type:["boolean","null"]},ask:{type:["object","null"]},date:{type:["string","null"]}}},Li={type:["integer","null"]};function R(s,{
instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=R.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&
(y.items=void 0),!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:Li.type}};
e===null?e=[n]:e.push(n),r++}return R.errors=e,r===0}R.evaluated={dynamicProps:!1,dynamicItems:!1};function Pr(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=Pr.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),Array.isArray(s)){if(s.length>2){let a={instancePath:i,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:2}};e===
null?e=[a]:e.push(a),r++}if(s.length<2){let a={instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:2}};e===null?e=[a]:e.push(a),r++}let n=s.
length;if(n>0&&(W(s[0],{instancePath:i+"/0",parentData:s,parentDataProperty:0,rootData:P,dynamicAnchors:k})||(e=e===null?W.errors:e.concat(W.errors),r=e.length)),
n>1){let a=s[1];if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let u={instancePath:i+"/1",schemaPath:"#/prefixItems/1/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[u]:e.push(u),r++}if(typeof a=="number"&&isFinite(a)&&(a<1||isNaN(a))){let u={instancePath:i+"/1",schemaPath:"#/prefixItems/1/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}};e===null?e=[u]:e.push(u),r++}}if(!(s.length<=2)){let a={instancePath:i,schemaPath:"#/items",keyword:"items",params:{limit:2}};
e===null?e=[a]:e.push(a),r++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}return Pr.errors=
e,r===0}Pr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function kr(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){
let e=null,r=0,y=kr.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.scheme===void 0){
let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scheme"}};e===null?e=[n]:e.push(n),r++}if(s.counts===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"counts"}};e===null?e=[n]:e.push(n),r++}if(s.scheme!==void 0&&s.scheme!=="log2/32"){let n={instancePath:i+
"/scheme",schemaPath:"#/properties/scheme/const",keyword:"const",params:{allowedValue:"log2/32"}};e===null?e=[n]:e.push(n),r++}if(s.counts!==void 0){let n=s.counts;
if(Array.isArray(n)){let o=n.length;for(let a=0;a<o;a++)Pr(n[a],{instancePath:i+"/counts/"+a,parentData:n,parentDataProperty:a,rootData:P,dynamicAnchors:k})||(e=
e===null?Pr.errors:e.concat(Pr.errors),r=e.length)}else{let o={instancePath:i+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type:"array"}};
e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return kr.errors=
e,r===0}kr.evaluated={props:{scheme:!0,counts:!0},dynamicProps:!1,dynamicItems:!1};var Ci=new RegExp("^[0-9a-f]{8}$","u");function wr(s,{instancePath:i="",parentData:D,
parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=wr.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),s&&
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
let a={instancePath:i+"/v",schemaPath:"#/properties/v/const",keyword:"const",params:{allowedValue:1}};e===null?e=[a]:e.push(a),r++}if(s.i!==void 0&&(W(s.i,{instancePath:i+
"/i",parentData:s,parentDataProperty:"i",rootData:P,dynamicAnchors:k})||(e=e===null?W.errors:e.concat(W.errors),r=e.length)),s.vu!==void 0&&(W(s.vu,{instancePath:i+
"/vu",parentData:s,parentDataProperty:"vu",rootData:P,dynamicAnchors:k})||(e=e===null?W.errors:e.concat(W.errors),r=e.length)),s.scenario!==void 0&&typeof s.scenario!=
"string"){let a={instancePath:i+"/scenario",schemaPath:"#/properties/scenario/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(s.transport!==
void 0){let a=s.transport;if(!(a==="json"||a==="sse"||a==="websocket")){let u={instancePath:i+"/transport",schemaPath:"#/properties/transport/enum",keyword:"enu\
m",params:{allowedValues:le.properties.transport.enum}};e===null?e=[u]:e.push(u),r++}}if(s.key!==void 0){let a=s.key;if(typeof a!="string"&&a!==null){let u={instancePath:i+
"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type:le.properties.key.type}};e===null?e=[u]:e.push(u),r++}if(typeof a=="string"&&!Ci.test(a)){
let u={instancePath:i+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{8}$"}};e===null?e=[u]:e.push(u),r++}}if(s.scheduledUs!==
void 0&&(R(s.scheduledUs,{instancePath:i+"/scheduledUs",parentData:s,parentDataProperty:"scheduledUs",rootData:P,dynamicAnchors:k})||(e=e===null?R.errors:e.concat(
R.errors),r=e.length)),s.sentUs!==void 0&&(R(s.sentUs,{instancePath:i+"/sentUs",parentData:s,parentDataProperty:"sentUs",rootData:P,dynamicAnchors:k})||(e=e===null?
R.errors:e.concat(R.errors),r=e.length)),s.connectedUs!==void 0&&(R(s.connectedUs,{instancePath:i+"/connectedUs",parentData:s,parentDataProperty:"connectedUs",rootData:P,
dynamicAnchors:k})||(e=e===null?R.errors:e.concat(R.errors),r=e.length)),s.headersUs!==void 0&&(R(s.headersUs,{instancePath:i+"/headersUs",parentData:s,parentDataProperty:"\
headersUs",rootData:P,dynamicAnchors:k})||(e=e===null?R.errors:e.concat(R.errors),r=e.length)),s.firstByteUs!==void 0&&(R(s.firstByteUs,{instancePath:i+"/firstB\
yteUs",parentData:s,parentDataProperty:"firstByteUs",rootData:P,dynamicAnchors:k})||(e=e===null?R.errors:e.concat(R.errors),r=e.length)),s.firstEventUs!==void 0&&
(R(s.firstEventUs,{instancePath:i+"/firstEventUs",parentData:s,parentDataProperty:"firstEventUs",rootData:P,dynamicAnchors:k})||(e=e===null?R.errors:e.concat(R.
errors),r=e.length)),s.firstTokenUs!==void 0&&(R(s.firstTokenUs,{instancePath:i+"/firstTokenUs",parentData:s,parentDataProperty:"firstTokenUs",rootData:P,dynamicAnchors:k})||
(e=e===null?R.errors:e.concat(R.errors),r=e.length)),s.lastTokenUs!==void 0&&(R(s.lastTokenUs,{instancePath:i+"/lastTokenUs",parentData:s,parentDataProperty:"la\
stTokenUs",rootData:P,dynamicAnchors:k})||(e=e===null?R.errors:e.concat(R.errors),r=e.length)),s.doneUs!==void 0&&(R(s.doneUs,{instancePath:i+"/doneUs",parentData:s,
parentDataProperty:"doneUs",rootData:P,dynamicAnchors:k})||(e=e===null?R.errors:e.concat(R.errors),r=e.length)),s.closedUs!==void 0&&(R(s.closedUs,{instancePath:i+
"/closedUs",parentData:s,parentDataProperty:"closedUs",rootData:P,dynamicAnchors:k})||(e=e===null?R.errors:e.concat(R.errors),r=e.length)),s.status!==void 0){let a=s.
status;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let u={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[u]:e.push(u),r++}if(typeof a=="number"&&isFinite(a)){if(a>999||isNaN(a)){let u={instancePath:i+"/status",schemaPath:"#/properties/status/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:999}};e===null?e=[u]:e.push(u),r++}if(a<0||isNaN(a)){let u={instancePath:i+"/status",schemaPath:"#/prop\
erties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[u]:e.push(u),r++}}}if(s.class!==void 0){let a=s.class;if(!(a==="ok"||a===
"truncated"||a==="stream-error"||a==="stream-429"||a==="bad-json"||a==="not-a-completion"||a==="http-429"||a==="http-4xx"||a==="http-5xx"||a==="http-other"||a===
"timeout-connect"||a==="timeout-headers"||a==="timeout-first-token"||a==="timeout-idle"||a==="timeout-total"||a==="refused"||a==="reset"||a==="dns"||a==="tls"||
a==="network"||a==="too-large"||a==="too-many-events"||a==="aborted"||a==="interrupted")){let u={instancePath:i+"/class",schemaPath:"#/properties/class/enum",keyword:"\
enum",params:{allowedValues:le.properties.class.enum}};e===null?e=[u]:e.push(u),r++}}if(s.error!==void 0){let a=s.error;if(typeof a!="string"&&a!==null){let u={
instancePath:i+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:le.properties.error.type}};e===null?e=[u]:e.push(u),r++}if(typeof a=="s\
tring"&&E(a)>200){let u={instancePath:i+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit:200}};e===null?e=[u]:e.push(u),r++}}
if(s.chunks!==void 0&&(W(s.chunks,{instancePath:i+"/chunks",parentData:s,parentDataProperty:"chunks",rootData:P,dynamicAnchors:k})||(e=e===null?W.errors:e.concat(
W.errors),r=e.length)),s.events!==void 0&&(W(s.events,{instancePath:i+"/events",parentData:s,parentDataProperty:"events",rootData:P,dynamicAnchors:k})||(e=e===null?
W.errors:e.concat(W.errors),r=e.length)),s.promptTokens!==void 0&&(oe(s.promptTokens,{instancePath:i+"/promptTokens",parentData:s,parentDataProperty:"promptToke\
ns",rootData:P,dynamicAnchors:k})||(e=e===null?oe.errors:e.concat(oe.errors),r=e.length)),s.completionTokens!==void 0&&(oe(s.completionTokens,{instancePath:i+"/\
completionTokens",parentData:s,parentDataProperty:"completionTokens",rootData:P,dynamicAnchors:k})||(e=e===null?oe.errors:e.concat(oe.errors),r=e.length)),s.bytes!==
void 0&&(W(s.bytes,{instancePath:i+"/bytes",parentData:s,parentDataProperty:"bytes",rootData:P,dynamicAnchors:k})||(e=e===null?W.errors:e.concat(W.errors),r=e.length)),
s.gaps!==void 0){let a=s.gaps,u=r,c=!1,h=r;if(a!==null){let $={instancePath:i+"/gaps",schemaPath:"#/properties/gaps/anyOf/0/type",keyword:"type",params:{type:"n\
ull"}};e===null?e=[$]:e.push($),r++}var n=h===r;c=c||n;let m=r;kr(a,{instancePath:i+"/gaps",parentData:s,parentDataProperty:"gaps",rootData:P,dynamicAnchors:k})||
(e=e===null?kr.errors:e.concat(kr.errors),r=e.length);var n=m===r;if(c=c||n,n){var o={};o.scheme=!0,o.counts=!0}if(c)r=u,e!==null&&(u?e.length=u:e=null);else{let $={
instancePath:i+"/gaps",schemaPath:"#/properties/gaps/anyOf",keyword:"anyOf",params:{}};e===null?e=[$]:e.push($),r++}}if(s.gapsUs!==void 0){let a=s.gapsUs;if(!Array.
isArray(a)&&a!==null){let u={instancePath:i+"/gapsUs",schemaPath:"#/properties/gapsUs/type",keyword:"type",params:{type:le.properties.gapsUs.type}};e===null?e=[
u]:e.push(u),r++}if(Array.isArray(a)){let u=a.length;for(let c=0;c<u;c++)W(a[c],{instancePath:i+"/gapsUs/"+c,parentData:a,parentDataProperty:c,rootData:P,dynamicAnchors:k})||
(e=e===null?W.errors:e.concat(W.errors),r=e.length)}}if(s.retryAfter!==void 0){let a=s.retryAfter;if(typeof a!="string"&&a!==null){let u={instancePath:i+"/retry\
After",schemaPath:"#/properties/retryAfter/type",keyword:"type",params:{type:le.properties.retryAfter.type}};e===null?e=[u]:e.push(u),r++}if(typeof a=="string"&&
E(a)>64){let u={instancePath:i+"/retryAfter",schemaPath:"#/properties/retryAfter/maxLength",keyword:"maxLength",params:{limit:64}};e===null?e=[u]:e.push(u),r++}}
if(s.limits!==void 0){let a=s.limits;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null){let u={instancePath:i+"/limits",schemaPath:"#/properties/limits/t\
ype",keyword:"type",params:{type:le.properties.limits.type}};e===null?e=[u]:e.push(u),r++}if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>
16){let u={instancePath:i+"/limits",schemaPath:"#/properties/limits/maxProperties",keyword:"maxProperties",params:{limit:16}};e===null?e=[u]:e.push(u),r++}for(let u in a){
let c=a[u];if(typeof c=="string"){if(E(c)>128){let h={instancePath:i+"/limits/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/limits/additio\
nalProperties/maxLength",keyword:"maxLength",params:{limit:128}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+"/limits/"+u.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/limits/additionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}}}}if(s.sampledValid!==
void 0){let a=s.sampledValid;if(typeof a!="boolean"&&a!==null){let u={instancePath:i+"/sampledValid",schemaPath:"#/properties/sampledValid/type",keyword:"type",
params:{type:le.properties.sampledValid.type}};e===null?e=[u]:e.push(u),r++}}if(s.ask!==void 0){let a=s.ask;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==
null){let u={instancePath:i+"/ask",schemaPath:"#/properties/ask/type",keyword:"type",params:{type:le.properties.ask.type}};e===null?e=[u]:e.push(u),r++}}if(s.date!==
void 0){let a=s.date;if(typeof a!="string"&&a!==null){let u={instancePath:i+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type:le.properties.
date.type}};e===null?e=[u]:e.push(u),r++}}}else{let a={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return wr.
errors=e,r===0}wr.evaluated={props:{v:!0,i:!0,vu:!0,scenario:!0,transport:!0,key:!0,scheduledUs:!0,sentUs:!0,connectedUs:!0,headersUs:!0,firstByteUs:!0,firstEventUs:!0,
firstTokenUs:!0,lastTokenUs:!0,doneUs:!0,closedUs:!0,status:!0,class:!0,error:!0,chunks:!0,events:!0,promptTokens:!0,completionTokens:!0,bytes:!0,gaps:!0,gapsUs:!0,
retryAfter:!0,limits:!0,sampledValid:!0,ask:!0,date:!0},dynamicProps:!1,dynamicItems:!1};function zr(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,
dynamicAnchors:k={}}={}){let e=null,r=0,y=zr.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),!(s&&typeof s=="object"&&!Array.isArray(
s))){let f={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}let n=r,o=!0,a=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){let f;if(s.clock===void 0&&(f="clock")){let t={};e===null?e=[t]:e.push(t),r++}}var u=a===r;r=n,e!==null&&(n?e.length=n:e=null);let c;if(u){let f=r;hr(
s,{instancePath:i,parentData:D,parentDataProperty:N,rootData:P,dynamicAnchors:k})||(e=e===null?hr.errors:e.concat(hr.errors),r=e.length);var u=f===r;if(o=u,o){var h={};
h.v=!0,h.t0EpochUs=!0,h.t0MonotonicUs=!0,h.clock=!0,h.segment=!0}c="then"}else{let f=r,t=r,d=!0,j=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.decision===
void 0&&(p="decision")){let l={};e===null?e=[l]:e.push(l),r++}}var m=j===r;r=t,e!==null&&(t?e.length=t:e=null);let I;if(m){let p=r;gr(s,{instancePath:i,parentData:D,
parentDataProperty:N,rootData:P,dynamicAnchors:k})||(e=e===null?gr.errors:e.concat(gr.errors),r=e.length);var m=p===r;if(d=m,d){var $={};$.v=!0,$.decision=!0}I=
"then"}else{let p=r;wr(s,{instancePath:i,parentData:D,parentDataProperty:N,rootData:P,dynamicAnchors:k})||(e=e===null?wr.errors:e.concat(wr.errors),r=e.length);
var m=p===r;d=m,d&&$!==!0&&($=$||{},$.v=!0,$.i=!0,$.vu=!0,$.scenario=!0,$.transport=!0,$.key=!0,$.scheduledUs=!0,$.sentUs=!0,$.connectedUs=!0,$.headersUs=!0,$.firstByteUs=
!0,$.firstEventUs=!0,$.firstTokenUs=!0,$.lastTokenUs=!0,$.doneUs=!0,$.closedUs=!0,$.status=!0,$.class=!0,$.error=!0,$.chunks=!0,$.events=!0,$.promptTokens=!0,$.
completionTokens=!0,$.bytes=!0,$.gaps=!0,$.gapsUs=!0,$.retryAfter=!0,$.limits=!0,$.sampledValid=!0,$.ask=!0,$.date=!0),I="else"}if(!d){let p={instancePath:i,schemaPath:"\
#/else/if",keyword:"if",params:{failingKeyword:I}};e===null?e=[p]:e.push(p),r++}var u=f===r;o=u,o&&h!==!0&&$!==void 0&&($===!0?h=!0:(h=h||{},Object.assign(h,$))),
c="else"}if(!o){let f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:c}};e===null?e=[f]:e.push(f),r++}return zr.errors=e,y.props=h,r===0}
zr.evaluated={dynamicProps:!0,dynamicItems:!1};var Bi=Zr,Or={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:run",$comment:"run.json, the \
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
"null"]},status:{type:["integer","null"],minimum:100,maximum:999},durationMs:{type:"number",minimum:0}}}}},Ki=new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\\
.\\d+)?Z$","u"),bs={type:"object",required:["id","outcome","counts"],additionalProperties:!1,properties:{id:{enum:["core","signup","sse","websocket","webhooks",
"limits"]},outcome:{enum:["conformant","non-conformant","incomplete","broken","not-offered","not-judged"]},counts:{type:"object",required:["pass","fail","warn",
"inconclusive","not-applicable","observed","error"],additionalProperties:!1,properties:{pass:{type:"integer",minimum:0},fail:{type:"integer",minimum:0},warn:{type:"\
integer",minimum:0},inconclusive:{type:"integer",minimum:0},"not-applicable":{type:"integer",minimum:0},observed:{type:"integer",minimum:0},error:{type:"integer",
minimum:0}}}}};function br(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=br.evaluated;if(y.dynamicProps&&
(y.props=void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),r++}if(s.outcome===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"outcome"}};e===null?e=[n]:e.push(n),r++}if(s.counts===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
counts"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="id"||n==="outcome"||n==="counts")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),r++}if(s.id!==void 0){let n=s.id;if(!(n==="core"||n==="signup"||n==="sse"||n==="we\
bsocket"||n==="webhooks"||n==="limits")){let o={instancePath:i+"/id",schemaPath:"#/properties/id/enum",keyword:"enum",params:{allowedValues:bs.properties.id.enum}};
e===null?e=[o]:e.push(o),r++}}if(s.outcome!==void 0){let n=s.outcome;if(!(n==="conformant"||n==="non-conformant"||n==="incomplete"||n==="broken"||n==="not-offer\
ed"||n==="not-judged")){let o={instancePath:i+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:bs.properties.outcome.enum}};
e===null?e=[o]:e.push(o),r++}}if(s.counts!==void 0){let n=s.counts;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.pass===void 0){let o={instancePath:i+"/coun\
ts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:"pass"}};e===null?e=[o]:e.push(o),r++}if(n.fail===void 0){let o={instancePath:i+
"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:"fail"}};e===null?e=[o]:e.push(o),r++}if(n.warn===void 0){let o={
instancePath:i+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:"warn"}};e===null?e=[o]:e.push(o),r++}if(n.inconclusive===
void 0){let o={instancePath:i+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:"inconclusive"}};e===null?e=[o]:e.push(
o),r++}if(n["not-applicable"]===void 0){let o={instancePath:i+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:"no\
t-applicable"}};e===null?e=[o]:e.push(o),r++}if(n.observed===void 0){let o={instancePath:i+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",
params:{missingProperty:"observed"}};e===null?e=[o]:e.push(o),r++}if(n.error===void 0){let o={instancePath:i+"/counts",schemaPath:"#/properties/counts/required",
keyword:"required",params:{missingProperty:"error"}};e===null?e=[o]:e.push(o),r++}for(let o in n)if(!(o==="pass"||o==="fail"||o==="warn"||o==="inconclusive"||o===
"not-applicable"||o==="observed"||o==="error")){let a={instancePath:i+"/counts",schemaPath:"#/properties/counts/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:o}};e===null?e=[a]:e.push(a),r++}if(n.pass!==void 0){let o=n.pass;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let a={
instancePath:i+"/counts/pass",schemaPath:"#/properties/counts/properties/pass/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof o==
"number"&&isFinite(o)&&(o<0||isNaN(o))){let a={instancePath:i+"/counts/pass",schemaPath:"#/properties/counts/properties/pass/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}if(n.fail!==void 0){let o=n.fail;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let a={instancePath:i+
"/counts/fail",schemaPath:"#/properties/counts/properties/fail/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof o=="number"&&
isFinite(o)&&(o<0||isNaN(o))){let a={instancePath:i+"/counts/fail",schemaPath:"#/properties/counts/properties/fail/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[a]:e.push(a),r++}}if(n.warn!==void 0){let o=n.warn;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let a={instancePath:i+"/c\
ounts/warn",schemaPath:"#/properties/counts/properties/warn/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof o=="number"&&isFinite(
o)&&(o<0||isNaN(o))){let a={instancePath:i+"/counts/warn",schemaPath:"#/properties/counts/properties/warn/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[a]:e.push(a),r++}}if(n.inconclusive!==void 0){let o=n.inconclusive;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let a={instancePath:i+"\
/counts/inconclusive",schemaPath:"#/properties/counts/properties/inconclusive/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof o==
"number"&&isFinite(o)&&(o<0||isNaN(o))){let a={instancePath:i+"/counts/inconclusive",schemaPath:"#/properties/counts/properties/inconclusive/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}if(n["not-applicable"]!==void 0){let o=n["not-applicable"];if(!(typeof o=="number"&&!(o%
1)&&!isNaN(o)&&isFinite(o))){let a={instancePath:i+"/counts/not-applicable",schemaPath:"#/properties/counts/properties/not-applicable/type",keyword:"type",params:{
type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let a={instancePath:i+"/counts/not-applicable",schemaPath:"#/\
properties/counts/properties/not-applicable/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}if(n.observed!==void 0){let o=n.
observed;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let a={instancePath:i+"/counts/observed",schemaPath:"#/properties/counts/properties/observed/\
type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let a={instancePath:i+"/counts/o\
bserved",schemaPath:"#/properties/counts/properties/observed/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}if(n.error!==
void 0){let o=n.error;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let a={instancePath:i+"/counts/error",schemaPath:"#/properties/counts/properties\
/error/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let a={instancePath:i+"/c\
ounts/error",schemaPath:"#/properties/counts/properties/error/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}}else{let o={
instancePath:i+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return br.errors=e,r===0}br.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Ar={type:"object",required:["id","title","capability","level","layer","verdict","issues","exchanges"],additionalProperties:!1,properties:{id:{type:"string",
minLength:1},title:{type:"string",minLength:1},capability:{enum:["core","signup","sse","websocket","webhooks","limits"]},clause:{type:"string",pattern:"^C\\d"},
gap:{type:"string",pattern:"^G\\d"},reading:{type:"string",minLength:1},level:{enum:["MUST","SHOULD"]},layer:{enum:["spec","declared","profile","observed"]},verdict:{
enum:["pass","fail","warn","inconclusive","not-applicable","observed","error"]},reason:{type:"string"},detail:{type:"string"},issues:{type:"array",items:{$ref:"\
#/$defs/issue"}},exchanges:{type:"array",items:{type:"string",minLength:1}}},if:{properties:{clause:!0},required:["clause"]},then:{properties:{gap:!1}},else:{properties:{
gap:!0,reading:!0},required:["gap","reading"]},allOf:[{if:{properties:{verdict:{const:"pass"}}},then:{properties:{exchanges:{type:"array",minItems:1},issues:{type:"\
array",maxItems:0}}}}]},Ri=new RegExp("^C\\d","u"),Gi=new RegExp("^G\\d","u");function qr(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=qr.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.at===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"at"}};e===null?e=[n]:e.push(n),r++}if(s.expected===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"expected"}};e===null?e=[n]:e.push(n),r++}if(s.received===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
received"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="at"||n==="expected"||n==="received")){let o={instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),r++}if(s.at!==void 0){let n=s.at;if(typeof n=="string"){if(E(n)<1){let o={
instancePath:i+"/at",schemaPath:"#/properties/at/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/at",
schemaPath:"#/properties/at/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.expected!==void 0&&typeof s.expected!="string"){let n={
instancePath:i+"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(s.received!==void 0&&typeof s.
received!="string"){let n={instancePath:i+"/received",schemaPath:"#/properties/received/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}else{
let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return qr.errors=e,r===0}qr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function vr(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=vr.evaluated;y.dynamicProps&&
(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,a=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.verdict!==void 0&&s.verdict!=="pass"){let d={};
e===null?e=[d]:e.push(d),r++}var u=a===r;if(r=n,e!==null&&(n?e.length=n:e=null),u){let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.exchanges!==void 0){
let I=s.exchanges;if(Array.isArray(I)){if(I.length<1){let g={instancePath:i+"/exchanges",schemaPath:"#/allOf/0/then/properties/exchanges/minItems",keyword:"minI\
tems",params:{limit:1}};e===null?e=[g]:e.push(g),r++}}else{let g={instancePath:i+"/exchanges",schemaPath:"#/allOf/0/then/properties/exchanges/type",keyword:"typ\
e",params:{type:"array"}};e===null?e=[g]:e.push(g),r++}}if(s.issues!==void 0){let I=s.issues;if(Array.isArray(I)){if(I.length>0){let g={instancePath:i+"/issues",
schemaPath:"#/allOf/0/then/properties/issues/maxItems",keyword:"maxItems",params:{limit:0}};e===null?e=[g]:e.push(g),r++}}else{let g={instancePath:i+"/issues",schemaPath:"\
#/allOf/0/then/properties/issues/type",keyword:"type",params:{type:"array"}};e===null?e=[g]:e.push(g),r++}}}var u=d===r;if(o=u,o){var c={};c.exchanges=!0,c.issues=
!0,c.verdict=!0}}if(!o){let d={instancePath:i,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[d]:e.push(d),r++}let h=r,m=!0,$=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.clause===void 0&&(d="clause")){let j={};e===null?e=[j]:e.push(j),r++}}var f=$===r;c!==!0&&(c=c||{},c.clause=
!0),r=h,e!==null&&(h?e.length=h:e=null);let t;if(f){let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.gap!==void 0){let I={instancePath:i+"/gap",schemaPath:"\
#/then/properties/gap/false schema",keyword:"false schema",params:{}};e===null?e=[I]:e.push(I),r++}var f=d===r;m=f,m&&c!==!0&&(c=c||{},c.gap=!0),t="then"}else{let d=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.gap===void 0){let I={instancePath:i,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"g\
ap"}};e===null?e=[I]:e.push(I),r++}if(s.reading===void 0){let I={instancePath:i,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[I]:e.push(I),r++}}var f=d===r;m=f,m&&c!==!0&&(c=c||{},c.gap=!0,c.reading=!0),t="else"}if(!m){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:t}};e===null?e=[d]:e.push(d),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let d={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"}};e===null?e=[d]:e.push(d),r++}if(s.title===void 0){let d={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"title"}};e===null?e=[d]:e.push(d),r++}if(s.capability===void 0){let d={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
capability"}};e===null?e=[d]:e.push(d),r++}if(s.level===void 0){let d={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"level"}};
e===null?e=[d]:e.push(d),r++}if(s.layer===void 0){let d={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"layer"}};e===null?e=
[d]:e.push(d),r++}if(s.verdict===void 0){let d={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"verdict"}};e===null?e=[d]:e.push(
d),r++}if(s.issues===void 0){let d={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"issues"}};e===null?e=[d]:e.push(d),r++}if(s.
exchanges===void 0){let d={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exchanges"}};e===null?e=[d]:e.push(d),r++}for(let d in s)
if(!pe.call(Ar.properties,d)){let j={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=
[j]:e.push(j),r++}if(s.id!==void 0){let d=s.id;if(typeof d=="string"){if(E(d)<1){let j={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"min\
Length",params:{limit:1}};e===null?e=[j]:e.push(j),r++}}else{let j={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[j]:e.push(j),r++}}if(s.title!==void 0){let d=s.title;if(typeof d=="string"){if(E(d)<1){let j={instancePath:i+"/title",schemaPath:"#/properties/title\
/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[j]:e.push(j),r++}}else{let j={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"\
type",params:{type:"string"}};e===null?e=[j]:e.push(j),r++}}if(s.capability!==void 0){let d=s.capability;if(!(d==="core"||d==="signup"||d==="sse"||d==="websocke\
t"||d==="webhooks"||d==="limits")){let j={instancePath:i+"/capability",schemaPath:"#/properties/capability/enum",keyword:"enum",params:{allowedValues:Ar.properties.
capability.enum}};e===null?e=[j]:e.push(j),r++}}if(s.clause!==void 0){let d=s.clause;if(typeof d=="string"){if(!Ri.test(d)){let j={instancePath:i+"/clause",schemaPath:"\
#/properties/clause/pattern",keyword:"pattern",params:{pattern:"^C\\d"}};e===null?e=[j]:e.push(j),r++}}else{let j={instancePath:i+"/clause",schemaPath:"#/proper\
ties/clause/type",keyword:"type",params:{type:"string"}};e===null?e=[j]:e.push(j),r++}}if(s.gap!==void 0){let d=s.gap;if(typeof d=="string"){if(!Gi.test(d)){let j={
instancePath:i+"/gap",schemaPath:"#/properties/gap/pattern",keyword:"pattern",params:{pattern:"^G\\d"}};e===null?e=[j]:e.push(j),r++}}else{let j={instancePath:i+
"/gap",schemaPath:"#/properties/gap/type",keyword:"type",params:{type:"string"}};e===null?e=[j]:e.push(j),r++}}if(s.reading!==void 0){let d=s.reading;if(typeof d==
"string"){if(E(d)<1){let j={instancePath:i+"/reading",schemaPath:"#/properties/reading/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[j]:e.push(j),
r++}}else{let j={instancePath:i+"/reading",schemaPath:"#/properties/reading/type",keyword:"type",params:{type:"string"}};e===null?e=[j]:e.push(j),r++}}if(s.level!==
void 0){let d=s.level;if(!(d==="MUST"||d==="SHOULD")){let j={instancePath:i+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues:Ar.
properties.level.enum}};e===null?e=[j]:e.push(j),r++}}if(s.layer!==void 0){let d=s.layer;if(!(d==="spec"||d==="declared"||d==="profile"||d==="observed")){let j={
instancePath:i+"/layer",schemaPath:"#/properties/layer/enum",keyword:"enum",params:{allowedValues:Ar.properties.layer.enum}};e===null?e=[j]:e.push(j),r++}}if(s.
verdict!==void 0){let d=s.verdict;if(!(d==="pass"||d==="fail"||d==="warn"||d==="inconclusive"||d==="not-applicable"||d==="observed"||d==="error")){let j={instancePath:i+
"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues:Ar.properties.verdict.enum}};e===null?e=[j]:e.push(j),r++}}if(s.reason!==
void 0&&typeof s.reason!="string"){let d={instancePath:i+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.
push(d),r++}if(s.detail!==void 0&&typeof s.detail!="string"){let d={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"\
string"}};e===null?e=[d]:e.push(d),r++}if(s.issues!==void 0){let d=s.issues;if(Array.isArray(d)){let j=d.length;for(let I=0;I<j;I++)qr(d[I],{instancePath:i+"/is\
sues/"+I,parentData:d,parentDataProperty:I,rootData:P,dynamicAnchors:k})||(e=e===null?qr.errors:e.concat(qr.errors),r=e.length)}else{let j={instancePath:i+"/iss\
ues",schemaPath:"#/properties/issues/type",keyword:"type",params:{type:"array"}};e===null?e=[j]:e.push(j),r++}}if(s.exchanges!==void 0){let d=s.exchanges;if(Array.
isArray(d)){let j=d.length;for(let I=0;I<j;I++){let g=d[I];if(typeof g=="string"){if(E(g)<1){let p={instancePath:i+"/exchanges/"+I,schemaPath:"#/properties/exch\
anges/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/exchanges/"+I,schemaPath:"#/properties/e\
xchanges/items/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}}else{let j={instancePath:i+"/exchanges",schemaPath:"#/properties/exch\
anges/type",keyword:"type",params:{type:"array"}};e===null?e=[j]:e.push(j),r++}}}else{let d={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[d]:e.push(d),r++}return vr.errors=e,r===0}vr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var qs={type:"object",required:["id","metho\
d","url","headers","body","status","durationMs"],additionalProperties:!1,properties:{id:{type:"string",minLength:1},method:{type:"string",minLength:1},url:{type:"\
string",minLength:1},headers:{type:"array",items:{type:"array",minItems:2,maxItems:2,items:{type:"string"}}},body:{type:["string","null"]},status:{type:["intege\
r","null"],minimum:100,maximum:999},durationMs:{type:"number",minimum:0}}};function $r(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){
let e=null,r=0,y=$r.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let n={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),r++}if(s.method===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"method"}};e===null?e=[n]:e.push(n),r++}if(s.url===void 0){let n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"url"}};e===null?e=[n]:e.push(n),r++}if(s.headers===void 0){let n={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"headers"}};e===null?e=[n]:e.push(n),r++}if(s.body===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"body"}};e===null?e=[n]:e.push(n),r++}if(s.status===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"status"}};e===null?e=[n]:e.push(n),r++}if(s.durationMs===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
durationMs"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="id"||n==="method"||n==="url"||n==="headers"||n==="body"||n==="status"||n==="durationMs")){let o={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),r++}if(s.id!==void 0){
let n=s.id;if(typeof n=="string"){if(E(n)<1){let o={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}};e===null?e=
[o]:e.push(o),r++}}else{let o={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.
method!==void 0){let n=s.method;if(typeof n=="string"){if(E(n)<1){let o={instancePath:i+"/method",schemaPath:"#/properties/method/minLength",keyword:"minLength",
params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type:"string"}};
e===null?e=[o]:e.push(o),r++}}if(s.url!==void 0){let n=s.url;if(typeof n=="string"){if(E(n)<1){let o={instancePath:i+"/url",schemaPath:"#/properties/url/minLeng\
th",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{
type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.headers!==void 0){let n=s.headers;if(Array.isArray(n)){let o=n.length;for(let a=0;a<o;a++){let u=n[a];if(Array.
isArray(u)){if(u.length>2){let h={instancePath:i+"/headers/"+a,schemaPath:"#/properties/headers/items/maxItems",keyword:"maxItems",params:{limit:2}};e===null?e=
[h]:e.push(h),r++}if(u.length<2){let h={instancePath:i+"/headers/"+a,schemaPath:"#/properties/headers/items/minItems",keyword:"minItems",params:{limit:2}};e===null?
e=[h]:e.push(h),r++}let c=u.length;for(let h=0;h<c;h++)if(typeof u[h]!="string"){let m={instancePath:i+"/headers/"+a+"/"+h,schemaPath:"#/properties/headers/item\
s/items/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}}else{let c={instancePath:i+"/headers/"+a,schemaPath:"#/properties/headers/ite\
ms/type",keyword:"type",params:{type:"array"}};e===null?e=[c]:e.push(c),r++}}}else{let o={instancePath:i+"/headers",schemaPath:"#/properties/headers/type",keyword:"\
type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(s.body!==void 0){let n=s.body;if(typeof n!="string"&&n!==null){let o={instancePath:i+"/body",schemaPath:"\
#/properties/body/type",keyword:"type",params:{type:qs.properties.body.type}};e===null?e=[o]:e.push(o),r++}}if(s.status!==void 0){let n=s.status;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null){let o={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:qs.properties.
status.type}};e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)){if(n>999||isNaN(n)){let o={instancePath:i+"/status",schemaPath:"#/properties/stat\
us/maximum",keyword:"maximum",params:{comparison:"<=",limit:999}};e===null?e=[o]:e.push(o),r++}if(n<100||isNaN(n)){let o={instancePath:i+"/status",schemaPath:"#\
/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};e===null?e=[o]:e.push(o),r++}}}if(s.durationMs!==void 0){let n=s.durationMs;if(typeof n==
"number"&&isFinite(n)){if(n<0||isNaN(n)){let o={instancePath:i+"/durationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type:"numb\
er"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return $r.
errors=e,r===0}$r.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Zr(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){
let e=null,r=0,y=Zr.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0);let n=r,o=!0,a=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.
outcome!==void 0&&s.outcome!=="conformant"){let b={};e===null?e=[b]:e.push(b),r++}var u=a===r;if(r=n,e!==null&&(n?e.length=n:e=null),u){let b=r;if(s&&typeof s==
"object"&&!Array.isArray(s)&&s.exitCode!==void 0&&s.exitCode!==0){let A={instancePath:i+"/exitCode",schemaPath:"#/allOf/0/then/properties/exitCode/const",keyword:"\
const",params:{allowedValue:0}};e===null?e=[A]:e.push(A),r++}var u=b===r;if(o=u,o){var c={};c.exitCode=!0,c.outcome=!0}}if(!o){let b={instancePath:i,schemaPath:"\
#/allOf/0/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[b]:e.push(b),r++}let h=r,m=!0,$=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.outcome!==
void 0&&s.outcome!=="non-conformant"){let b={};e===null?e=[b]:e.push(b),r++}var f=$===r;if(r=h,e!==null&&(h?e.length=h:e=null),f){let b=r;if(s&&typeof s=="objec\
t"&&!Array.isArray(s)&&s.exitCode!==void 0&&s.exitCode!==1){let A={instancePath:i+"/exitCode",schemaPath:"#/allOf/1/then/properties/exitCode/const",keyword:"con\
st",params:{allowedValue:1}};e===null?e=[A]:e.push(A),r++}var f=b===r;if(m=f,m){var t={};t.exitCode=!0,t.outcome=!0}}if(!m){let b={instancePath:i,schemaPath:"#/\
allOf/1/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[b]:e.push(b),r++}c!==!0&&t!==void 0&&(t===!0?c=!0:(c=c||{},Object.assign(c,t)));let d=r,j=!0,
I=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.outcome!==void 0&&s.outcome!=="incomplete"){let b={};e===null?e=[b]:e.push(b),r++}var g=I===r;if(r=d,e!==null&&
(d?e.length=d:e=null),g){let b=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.exitCode!==void 0&&s.exitCode!==3){let A={instancePath:i+"/exitCode",schemaPath:"\
#/allOf/2/then/properties/exitCode/const",keyword:"const",params:{allowedValue:3}};e===null?e=[A]:e.push(A),r++}var g=b===r;if(j=g,j){var p={};p.exitCode=!0,p.outcome=
!0}}if(!j){let b={instancePath:i,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[b]:e.push(b),r++}c!==!0&&p!==void 0&&(p===!0?
c=!0:(c=c||{},Object.assign(c,p)));let l=r,w=!0,O=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.outcome!==void 0&&s.outcome!=="broken"){let b={};e===null?e=[
b]:e.push(b),r++}var S=O===r;if(r=l,e!==null&&(l?e.length=l:e=null),S){let b=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.exitCode!==void 0&&s.exitCode!==4){
let A={instancePath:i+"/exitCode",schemaPath:"#/allOf/3/then/properties/exitCode/const",keyword:"const",params:{allowedValue:4}};e===null?e=[A]:e.push(A),r++}var S=b===
r;if(w=S,w){var q={};q.exitCode=!0,q.outcome=!0}}if(!w){let b={instancePath:i,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=
[b]:e.push(b),r++}if(c!==!0&&q!==void 0&&(q===!0?c=!0:(c=c||{},Object.assign(c,q))),s&&typeof s=="object"&&!Array.isArray(s)){if(s.schema===void 0){let b={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[b]:e.push(b),r++}if(s.outcome===void 0){let b={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"outcome"}};e===null?e=[b]:e.push(b),r++}if(s.exitCode===void 0){let b={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"exitCode"}};e===null?e=[b]:e.push(b),r++}if(s.reason===void 0){let b={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"reason"}};e===null?e=[b]:e.push(b),r++}if(s.suite===void 0){let b={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"suite"}};e===null?e=[b]:e.push(b),r++}if(s.target===void 0){let b={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
target"}};e===null?e=[b]:e.push(b),r++}if(s.seed===void 0){let b={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"seed"}};e===
null?e=[b]:e.push(b),r++}if(s.startedAt===void 0){let b={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"startedAt"}};e===null?
e=[b]:e.push(b),r++}if(s.durationMs===void 0){let b={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"durationMs"}};e===null?e=
[b]:e.push(b),r++}if(s.cost===void 0){let b={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cost"}};e===null?e=[b]:e.push(b),
r++}if(s.capabilities===void 0){let b={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"capabilities"}};e===null?e=[b]:e.push(
b),r++}if(s.checks===void 0){let b={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"checks"}};e===null?e=[b]:e.push(b),r++}if(s.
exchanges===void 0){let b={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exchanges"}};e===null?e=[b]:e.push(b),r++}for(let b in s)
if(!pe.call(Or.properties,b)){let v={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}};e===null?e=
[v]:e.push(v),r++}if(s.schema!==void 0&&s.schema!=="assay.run/1"){let b={instancePath:i+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{
allowedValue:"assay.run/1"}};e===null?e=[b]:e.push(b),r++}if(s.outcome!==void 0){let b=s.outcome;if(!(b==="conformant"||b==="non-conformant"||b==="incomplete"||
b==="broken")){let v={instancePath:i+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:Or.properties.outcome.enum}};e===null?
e=[v]:e.push(v),r++}}if(s.exitCode!==void 0){let b=s.exitCode;if(!(b===0||b===1||b===3||b===4)){let v={instancePath:i+"/exitCode",schemaPath:"#/properties/exitC\
ode/enum",keyword:"enum",params:{allowedValues:Or.properties.exitCode.enum}};e===null?e=[v]:e.push(v),r++}}if(s.reason!==void 0){let b=s.reason;if(typeof b!="st\
ring"&&b!==null){let v={instancePath:i+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:Or.properties.reason.type}};e===null?e=[v]:e.
push(v),r++}}if(s.suite!==void 0){let b=s.suite;if(b&&typeof b=="object"&&!Array.isArray(b)){if(b.version===void 0){let v={instancePath:i+"/suite",schemaPath:"#\
/properties/suite/required",keyword:"required",params:{missingProperty:"version"}};e===null?e=[v]:e.push(v),r++}if(b.checks===void 0){let v={instancePath:i+"/su\
ite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"checks"}};e===null?e=[v]:e.push(v),r++}if(b.known===void 0){let v={instancePath:i+
"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"known"}};e===null?e=[v]:e.push(v),r++}if(b.profile===void 0){let v={
instancePath:i+"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"profile"}};e===null?e=[v]:e.push(v),r++}for(let v in b)
if(!(v==="version"||v==="checks"||v==="profile"||v==="known")){let A={instancePath:i+"/suite",schemaPath:"#/properties/suite/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:v}};e===null?e=[A]:e.push(A),r++}if(b.version!==void 0){let v=b.version;if(typeof v=="string"){if(E(v)<1){let A={instancePath:i+
"/suite/version",schemaPath:"#/properties/suite/properties/version/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[A]:e.push(A),r++}}else{let A={instancePath:i+
"/suite/version",schemaPath:"#/properties/suite/properties/version/type",keyword:"type",params:{type:"string"}};e===null?e=[A]:e.push(A),r++}}if(b.checks!==void 0){
let v=b.checks;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v))){let A={instancePath:i+"/suite/checks",schemaPath:"#/properties/suite/properties/checks/\
type",keyword:"type",params:{type:"integer"}};e===null?e=[A]:e.push(A),r++}if(typeof v=="number"&&isFinite(v)&&(v<0||isNaN(v))){let A={instancePath:i+"/suite/ch\
ecks",schemaPath:"#/properties/suite/properties/checks/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[A]:e.push(A),r++}}if(b.profile!==
void 0){let v=b.profile;if(typeof v=="string"){if(E(v)<1){let A={instancePath:i+"/suite/profile",schemaPath:"#/properties/suite/properties/profile/minLength",keyword:"\
minLength",params:{limit:1}};e===null?e=[A]:e.push(A),r++}}else{let A={instancePath:i+"/suite/profile",schemaPath:"#/properties/suite/properties/profile/type",keyword:"\
type",params:{type:"string"}};e===null?e=[A]:e.push(A),r++}}if(b.known!==void 0){let v=b.known;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v))){let A={
instancePath:i+"/suite/known",schemaPath:"#/properties/suite/properties/known/type",keyword:"type",params:{type:"integer"}};e===null?e=[A]:e.push(A),r++}if(typeof v==
"number"&&isFinite(v)&&(v<1||isNaN(v))){let A={instancePath:i+"/suite/known",schemaPath:"#/properties/suite/properties/known/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}};e===null?e=[A]:e.push(A),r++}}}else{let v={instancePath:i+"/suite",schemaPath:"#/properties/suite/type",keyword:"type",params:{type:"o\
bject"}};e===null?e=[v]:e.push(v),r++}}if(s.target!==void 0){let b=s.target;if(b&&typeof b=="object"&&!Array.isArray(b)){if(b.baseUrl===void 0){let v={instancePath:i+
"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty:"baseUrl"}};e===null?e=[v]:e.push(v),r++}if(b.model===void 0){let v={
instancePath:i+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty:"model"}};e===null?e=[v]:e.push(v),r++}for(let v in b)
if(!(v==="isEmbedded"||v==="baseUrl"||v==="model")){let A={instancePath:i+"/target",schemaPath:"#/properties/target/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:v}};e===null?e=[A]:e.push(A),r++}if(b.isEmbedded!==void 0&&b.isEmbedded!==!0){let v={instancePath:i+"/target/isEmbedded",schemaPath:"\
#/properties/target/properties/isEmbedded/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[v]:e.push(v),r++}if(b.baseUrl!==void 0){let v=b.baseUrl;if(typeof v==
"string"){if(E(v)<1){let A={instancePath:i+"/target/baseUrl",schemaPath:"#/properties/target/properties/baseUrl/minLength",keyword:"minLength",params:{limit:1}};
e===null?e=[A]:e.push(A),r++}}else{let A={instancePath:i+"/target/baseUrl",schemaPath:"#/properties/target/properties/baseUrl/type",keyword:"type",params:{type:"\
string"}};e===null?e=[A]:e.push(A),r++}}if(b.model!==void 0){let v=b.model;if(typeof v!="string"&&v!==null){let A={instancePath:i+"/target/model",schemaPath:"#/\
properties/target/properties/model/type",keyword:"type",params:{type:Or.properties.target.properties.model.type}};e===null?e=[A]:e.push(A),r++}}}else{let v={instancePath:i+
"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),r++}}if(s.notes!==void 0){let b=s.notes;if(Array.
isArray(b)){let v=b.length;for(let A=0;A<v;A++){let x=b[A];if(typeof x=="string"){if(E(x)<1){let _={instancePath:i+"/notes/"+A,schemaPath:"#/properties/notes/it\
ems/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[_]:e.push(_),r++}}else{let _={instancePath:i+"/notes/"+A,schemaPath:"#/properties/notes/items/t\
ype",keyword:"type",params:{type:"string"}};e===null?e=[_]:e.push(_),r++}}}else{let v={instancePath:i+"/notes",schemaPath:"#/properties/notes/type",keyword:"typ\
e",params:{type:"array"}};e===null?e=[v]:e.push(v),r++}}if(s.seed!==void 0&&typeof s.seed!="string"){let b={instancePath:i+"/seed",schemaPath:"#/properties/seed\
/type",keyword:"type",params:{type:"string"}};e===null?e=[b]:e.push(b),r++}if(s.startedAt!==void 0){let b=s.startedAt;if(typeof b=="string"){if(!Ki.test(b)){let v={
instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$"}};
e===null?e=[v]:e.push(v),r++}}else{let v={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type:"string"}};e===null?e=
[v]:e.push(v),r++}}if(s.durationMs!==void 0){let b=s.durationMs;if(typeof b=="number"&&isFinite(b)){if(b<0||isNaN(b)){let v={instancePath:i+"/durationMs",schemaPath:"\
#/properties/durationMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[v]:e.push(v),r++}}else{let v={instancePath:i+"/durationMs",schemaPath:"\
#/properties/durationMs/type",keyword:"type",params:{type:"number"}};e===null?e=[v]:e.push(v),r++}}if(s.cost!==void 0){let b=s.cost;if(b&&typeof b=="object"&&!Array.
isArray(b)){if(b.requests===void 0){let v={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"requests"}};
e===null?e=[v]:e.push(v),r++}if(b.promptTokens===void 0){let v={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"\
promptTokens"}};e===null?e=[v]:e.push(v),r++}if(b.completionTokens===void 0){let v={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"requ\
ired",params:{missingProperty:"completionTokens"}};e===null?e=[v]:e.push(v),r++}for(let v in b)if(!(v==="requests"||v==="promptTokens"||v==="completionTokens")){
let A={instancePath:i+"/cost",schemaPath:"#/properties/cost/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}};e===null?e=[A]:e.
push(A),r++}if(b.requests!==void 0){let v=b.requests;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v))){let A={instancePath:i+"/cost/requests",schemaPath:"\
#/properties/cost/properties/requests/type",keyword:"type",params:{type:"integer"}};e===null?e=[A]:e.push(A),r++}if(typeof v=="number"&&isFinite(v)&&(v<0||isNaN(
v))){let A={instancePath:i+"/cost/requests",schemaPath:"#/properties/cost/properties/requests/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?
e=[A]:e.push(A),r++}}if(b.promptTokens!==void 0){let v=b.promptTokens;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v))){let A={instancePath:i+"/cost/pro\
mptTokens",schemaPath:"#/properties/cost/properties/promptTokens/type",keyword:"type",params:{type:"integer"}};e===null?e=[A]:e.push(A),r++}if(typeof v=="number"&&
isFinite(v)&&(v<0||isNaN(v))){let A={instancePath:i+"/cost/promptTokens",schemaPath:"#/properties/cost/properties/promptTokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[A]:e.push(A),r++}}if(b.completionTokens!==void 0){let v=b.completionTokens;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(
v))){let A={instancePath:i+"/cost/completionTokens",schemaPath:"#/properties/cost/properties/completionTokens/type",keyword:"type",params:{type:"integer"}};e===
null?e=[A]:e.push(A),r++}if(typeof v=="number"&&isFinite(v)&&(v<0||isNaN(v))){let A={instancePath:i+"/cost/completionTokens",schemaPath:"#/properties/cost/prope\
rties/completionTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[A]:e.push(A),r++}}}else{let v={instancePath:i+"/cost",schemaPath:"\
#/properties/cost/type",keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),r++}}if(s.capabilities!==void 0){let b=s.capabilities;if(Array.isArray(b)){
let v=b.length;for(let A=0;A<v;A++)br(b[A],{instancePath:i+"/capabilities/"+A,parentData:b,parentDataProperty:A,rootData:P,dynamicAnchors:k})||(e=e===null?br.errors:
e.concat(br.errors),r=e.length)}else{let v={instancePath:i+"/capabilities",schemaPath:"#/properties/capabilities/type",keyword:"type",params:{type:"array"}};e===
null?e=[v]:e.push(v),r++}}if(s.checks!==void 0){let b=s.checks;if(Array.isArray(b)){let v=b.length;for(let A=0;A<v;A++)vr(b[A],{instancePath:i+"/checks/"+A,parentData:b,
parentDataProperty:A,rootData:P,dynamicAnchors:k})||(e=e===null?vr.errors:e.concat(vr.errors),r=e.length)}else{let v={instancePath:i+"/checks",schemaPath:"#/pro\
perties/checks/type",keyword:"type",params:{type:"array"}};e===null?e=[v]:e.push(v),r++}}if(s.exchanges!==void 0){let b=s.exchanges;if(Array.isArray(b)){let v=b.
length;for(let A=0;A<v;A++)$r(b[A],{instancePath:i+"/exchanges/"+A,parentData:b,parentDataProperty:A,rootData:P,dynamicAnchors:k})||(e=e===null?$r.errors:e.concat(
$r.errors),r=e.length)}else{let v={instancePath:i+"/exchanges",schemaPath:"#/properties/exchanges/type",keyword:"type",params:{type:"array"}};e===null?e=[v]:e.push(
v),r++}}}else{let b={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}return Zr.errors=e,r===0}Zr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var Wi=Hr,ke={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:statement",$comment:"What a deplo\
yment declares of itself (ISO/IEC 9646: implementation conformance statement). A reading is given by its name, or as an object with its parameters.",title:"Stat\
ement",type:"object",required:["schema"],additionalProperties:!1,properties:{schema:{const:"assay.statement/1"},name:{title:"Of whom this is said",type:"string",
minLength:1},extends:{title:"Profile whose readings are declared too",enum:["openai","none"]},capabilities:{type:"object",additionalProperties:!1,properties:{core:{
const:"supported"},signup:{enum:["supported","unsupported"]},sse:{enum:["supported","unsupported"]},websocket:{enum:["supported","unsupported"]},webhooks:{enum:[
"supported","unsupported"]},limits:{enum:["supported","unsupported"]}}},notes:{title:"A remark per capability",type:"object",additionalProperties:!1,properties:{
core:{type:"string"},signup:{type:"string"},sse:{type:"string"},websocket:{type:"string"},webhooks:{type:"string"},limits:{type:"string"}}},readings:{$ref:"urn:\
assay:readings"}}};function Hr(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=Hr.evaluated;if(y.dynamicProps&&
(y.props=void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.schema===void 0){let n={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"schema"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="schema"||n==="name"||n==="extends"||n==="capabilitie\
s"||n==="notes"||n==="readings")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?
e=[o]:e.push(o),r++}if(s.schema!==void 0&&s.schema!=="assay.statement/1"){let n={instancePath:i+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",
params:{allowedValue:"assay.statement/1"}};e===null?e=[n]:e.push(n),r++}if(s.name!==void 0){let n=s.name;if(typeof n=="string"){if(E(n)<1){let o={instancePath:i+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.extends!==void 0){let n=s.extends;if(!(n==="openai"||n==="none")){
let o={instancePath:i+"/extends",schemaPath:"#/properties/extends/enum",keyword:"enum",params:{allowedValues:ke.properties.extends.enum}};e===null?e=[o]:e.push(
o),r++}}if(s.capabilities!==void 0){let n=s.capabilities;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let o in n)if(!(o==="core"||o==="signup"||o==="sse"||o===
"websocket"||o==="webhooks"||o==="limits")){let a={instancePath:i+"/capabilities",schemaPath:"#/properties/capabilities/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:o}};e===null?e=[a]:e.push(a),r++}if(n.core!==void 0&&n.core!=="supported"){let o={instancePath:i+"/capabilities/core",schemaPath:"\
#/properties/capabilities/properties/core/const",keyword:"const",params:{allowedValue:"supported"}};e===null?e=[o]:e.push(o),r++}if(n.signup!==void 0){let o=n.signup;
if(!(o==="supported"||o==="unsupported")){let a={instancePath:i+"/capabilities/signup",schemaPath:"#/properties/capabilities/properties/signup/enum",keyword:"en\
um",params:{allowedValues:ke.properties.capabilities.properties.signup.enum}};e===null?e=[a]:e.push(a),r++}}if(n.sse!==void 0){let o=n.sse;if(!(o==="supported"||
o==="unsupported")){let a={instancePath:i+"/capabilities/sse",schemaPath:"#/properties/capabilities/properties/sse/enum",keyword:"enum",params:{allowedValues:ke.
properties.capabilities.properties.sse.enum}};e===null?e=[a]:e.push(a),r++}}if(n.websocket!==void 0){let o=n.websocket;if(!(o==="supported"||o==="unsupported")){
let a={instancePath:i+"/capabilities/websocket",schemaPath:"#/properties/capabilities/properties/websocket/enum",keyword:"enum",params:{allowedValues:ke.properties.
capabilities.properties.websocket.enum}};e===null?e=[a]:e.push(a),r++}}if(n.webhooks!==void 0){let o=n.webhooks;if(!(o==="supported"||o==="unsupported")){let a={
instancePath:i+"/capabilities/webhooks",schemaPath:"#/properties/capabilities/properties/webhooks/enum",keyword:"enum",params:{allowedValues:ke.properties.capabilities.
properties.webhooks.enum}};e===null?e=[a]:e.push(a),r++}}if(n.limits!==void 0){let o=n.limits;if(!(o==="supported"||o==="unsupported")){let a={instancePath:i+"/\
capabilities/limits",schemaPath:"#/properties/capabilities/properties/limits/enum",keyword:"enum",params:{allowedValues:ke.properties.capabilities.properties.limits.
enum}};e===null?e=[a]:e.push(a),r++}}}else{let o={instancePath:i+"/capabilities",schemaPath:"#/properties/capabilities/type",keyword:"type",params:{type:"object"}};
e===null?e=[o]:e.push(o),r++}}if(s.notes!==void 0){let n=s.notes;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let o in n)if(!(o==="core"||o==="signup"||o===
"sse"||o==="websocket"||o==="webhooks"||o==="limits")){let a={instancePath:i+"/notes",schemaPath:"#/properties/notes/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:o}};e===null?e=[a]:e.push(a),r++}if(n.core!==void 0&&typeof n.core!="string"){let o={instancePath:i+"/notes/core",schemaPath:"\
#/properties/notes/properties/core/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(n.signup!==void 0&&typeof n.signup!="string"){let o={
instancePath:i+"/notes/signup",schemaPath:"#/properties/notes/properties/signup/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(n.sse!==
void 0&&typeof n.sse!="string"){let o={instancePath:i+"/notes/sse",schemaPath:"#/properties/notes/properties/sse/type",keyword:"type",params:{type:"string"}};e===
null?e=[o]:e.push(o),r++}if(n.websocket!==void 0&&typeof n.websocket!="string"){let o={instancePath:i+"/notes/websocket",schemaPath:"#/properties/notes/properti\
es/websocket/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(n.webhooks!==void 0&&typeof n.webhooks!="string"){let o={instancePath:i+
"/notes/webhooks",schemaPath:"#/properties/notes/properties/webhooks/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(n.limits!==void 0&&
typeof n.limits!="string"){let o={instancePath:i+"/notes/limits",schemaPath:"#/properties/notes/properties/limits/type",keyword:"type",params:{type:"string"}};e===
null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(
o),r++}}s.readings!==void 0&&(de(s.readings,{instancePath:i+"/readings",parentData:s,parentDataProperty:"readings",rootData:P,dynamicAnchors:k})||(e=e===null?de.
errors:e.concat(de.errors),r=e.length))}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Hr.
errors=e,r===0}Hr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var zi=Jr;var Zi=new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$","u");function Jr(s,{instancePath:i="",parentData:D,parentDataProperty:N,
rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=Jr.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.specversion===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"specversion"}};e===null?
e=[n]:e.push(n),r++}if(s.id===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),r++}
if(s.source===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"}};e===null?e=[n]:e.push(n),r++}if(s.type===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[n]:e.push(n),r++}if(s.specversion!==void 0&&
s.specversion!=="1.0"){let n={instancePath:i+"/specversion",schemaPath:"#/properties/specversion/const",keyword:"const",params:{allowedValue:"1.0"}};e===null?e=
[n]:e.push(n),r++}if(s.id!==void 0){let n=s.id;if(typeof n=="string"){if(E(n)<1){let o={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"min\
Length",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[o]:e.push(o),r++}}if(s.source!==void 0){let n=s.source;if(typeof n=="string"){if(E(n)<1){let o={instancePath:i+"/source",schemaPath:"#/properties/so\
urce/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/source",schemaPath:"#/properties/source/type",keyword:"\
type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.type!==void 0){let n=s.type;if(typeof n=="string"){if(E(n)<1){let o={instancePath:i+"/type",schemaPath:"\
#/properties/type/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/type",schemaPath:"#/properties/typ\
e/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.time!==void 0){let n=s.time;if(typeof n=="string"){if(!Zi.test(n)){let o={instancePath:i+
"/time",schemaPath:"#/properties/time/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"}};
e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/time",schemaPath:"#/properties/time/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(
o),r++}}if(s.datacontenttype!==void 0){let n=s.datacontenttype;if(typeof n=="string"){if(E(n)<1){let o={instancePath:i+"/datacontenttype",schemaPath:"#/properti\
es/datacontenttype/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/datacontenttype",schemaPath:"#/pr\
operties/datacontenttype/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Jr.errors=e,r===0}Jr.evaluated={props:{specversion:!0,id:!0,source:!0,type:!0,time:!0,datacontenttype:!0},
dynamicProps:!1,dynamicItems:!1};var Hi=Qr;function Qr(s,{instancePath:i="",parentData:D,parentDataProperty:N,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=Qr.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),r++}if(s.type===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[n]:e.push(n),r++}if(s.created_at===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created\
_at"}};e===null?e=[n]:e.push(n),r++}if(s.data===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?
e=[n]:e.push(n),r++}if(s.id!==void 0){let n=s.id;if(typeof n=="string"){if(E(n)<1){let o={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"m\
inLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[o]:e.push(o),r++}}if(s.object!==void 0&&s.object!=="event"){let n={instancePath:i+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{
allowedValue:"event"}};e===null?e=[n]:e.push(n),r++}if(s.type!==void 0){let n=s.type;if(typeof n=="string"){if(E(n)<1){let o={instancePath:i+"/type",schemaPath:"\
#/properties/type/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/type",schemaPath:"#/properties/typ\
e/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.created_at!==void 0){let n=s.created_at;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))){let o={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),
r++}if(typeof n=="number"&&isFinite(n)){if(n>99999999999||isNaN(n)){let o={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:99999999999}};e===null?e=[o]:e.push(o),r++}if(n<0||isNaN(n)){let o={instancePath:i+"/created_at",schemaPath:"#/properties/c\
reated_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}}if(s.data!==void 0){let n=s.data;if(!(n&&typeof n=="object"&&
!Array.isArray(n))){let o={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}}else{
let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Qr.errors=e,r===0}Qr.evaluated={props:{id:!0,
object:!0,type:!0,created_at:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Ji=Xr;var Qi=new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:?\\d{2})$","u");function Xr(s,{instancePath:i="",parentData:D,parentDataProperty:N,
rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,y=Xr.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.type===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[n]:e.push(n),
r++}if(s.timestamp===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"timestamp"}};e===null?e=[n]:e.push(n),r++}
if(s.data===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[n]:e.push(n),r++}if(s.type!==void 0){
let n=s.type;if(typeof n=="string"){if(E(n)<1){let o={instancePath:i+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit:1}};e===
null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),
r++}}if(s.timestamp!==void 0){let n=s.timestamp;if(typeof n=="string"){if(!Qi.test(n)){let o={instancePath:i+"/timestamp",schemaPath:"#/properties/timestamp/pat\
tern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:?\\d{2})$"}};e===null?e=[o]:e.push(o),r++}}else{let o={
instancePath:i+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.data!==void 0){let n=s.
data;if(!(n&&typeof n=="object"&&!Array.isArray(n))){let o={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"}};e===
null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Xr.errors=e,
r===0}Xr.evaluated={props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var st={"urn:assay:clauses":Os,"urn:assay:fairness-run":xs,"urn:assay:\
gaps":Ss,"urn:assay:interface:chat-completion-request":Ns,"urn:assay:interface:chat-completion-response":_s,"urn:assay:interface:message":Is,"urn:assay:limiter-\
run":Ms,"urn:assay:load-run":Ts,"urn:assay:openai:chat-completion-chunk":Ks,"urn:assay:openai:chat-completion":Rs,"urn:assay:openai:error-body-full":Gs,"urn:ass\
ay:openai:error-body":Ws,"urn:assay:openai:model-list":zs,"urn:assay:openai:usage":Zs,"urn:assay:profile":Hs,"urn:assay:readings":_i,"urn:assay:readings:bare-er\
ror":Ii,"urn:assay:readings:detail":Vi,"urn:assay:readings:problem":Ti,"urn:assay:row":Ui,"urn:assay:run":Bi,"urn:assay:statement":Wi,"urn:assay:webhooks:cloude\
vents":zi,"urn:assay:webhooks:openai-event":Hi,"urn:assay:webhooks:type-timestamp-data":Ji};export{st as validators};
