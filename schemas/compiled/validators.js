// Made by `npm run schemas` from the *.schema.json files beside this folder. Do not edit.
var ms=(s,i)=>()=>{try{return i||s((i={exports:{}}).exports,i),i.exports}catch(N){throw i=0,N}};var Os=ms(fs=>{"use strict";Object.defineProperty(fs,"__esModule",{value:!0});function $s(s){let i=s.length,N=0,D=0,P;for(;D<i;)N++,P=s.charCodeAt(D++),P>=55296&&
P<=56319&&D<i&&(P=s.charCodeAt(D),(P&64512)===56320&&D++);return N}fs.default=$s;$s.code='require("ajv/dist/runtime/ucs2length").default'});var As=ms((wt,js)=>{"use strict";js.exports=function s(i,N){if(i===N)return!0;if(i&&N&&typeof i=="object"&&typeof N=="object"){if(i.constructor!==N.constructor)
return!1;var D,P,k;if(Array.isArray(i)){if(D=i.length,D!=N.length)return!1;for(P=D;P--!==0;)if(!s(i[P],N[P]))return!1;return!0}if(i.constructor===RegExp)return i.
source===N.source&&i.flags===N.flags;if(i.valueOf!==Object.prototype.valueOf)return i.valueOf()===N.valueOf();if(i.toString!==Object.prototype.toString)return i.
toString()===N.toString();if(k=Object.keys(i),D=k.length,D!==Object.keys(N).length)return!1;for(P=D;P--!==0;)if(!Object.prototype.hasOwnProperty.call(N,k[P]))return!1;
for(P=D;P--!==0;){var e=k[P];if(!s(i[e],N[e]))return!1}return!0}return i!==i&&N!==N}});var Ns=ms(cs=>{"use strict";Object.defineProperty(cs,"__esModule",{value:!0});var Ss=As();Ss.code='require("ajv/dist/runtime/equal").default';cs.default=Ss});var Ks=Kr,Ds={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:clauses",$comment:"The shape of clauses.json.",title:"Clauses of the interfa\
ce",type:"array",items:{type:"object",required:["id","section","capability","level","text"],additionalProperties:!1,properties:{id:{type:"string",pattern:"^C[1-\
9](\\.\\d+){1,2}$"},section:{type:"string",pattern:"^[1-9](\\.[1-9])?$"},capability:{enum:["core","signup","sse","websocket","webhooks","limits"]},level:{enum:[
"MUST","SHOULD"]},text:{type:"string",minLength:10},inferred:{title:"Which checks demand more than the sentence states, and how that follows from it",type:"arra\
y",minItems:1,items:{type:"object",required:["because"],additionalProperties:!1,properties:{because:{type:"string",minLength:10},checks:{type:"array",minItems:1,
items:{type:"string"}},allBut:{title:"All checks of the clause but these",type:"array",items:{type:"string"}}},oneOf:[{required:["checks"],properties:{checks:!0}},
{required:["allBut"],properties:{allBut:!0}}]}},excluded:{title:"Why nothing judges or observes it",type:"string",minLength:10},observedBy:{title:"Probes that s\
how it",type:"array",minItems:1,items:{type:"string"}}}}},Rs=new RegExp("^C[1-9](\\.\\d+){1,2}$","u"),Es=new RegExp("^[1-9](\\.[1-9])?$","u"),U=Os().default;function Kr(s,{
instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=Kr.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&
(h.items=void 0),Array.isArray(s)){let l=s.length;for(let m=0;m<l;m++){let y=s[m];if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.id===void 0){let f={instancePath:i+
"/"+m,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[f]:e.push(f),r++}if(y.section===void 0){let f={instancePath:i+
"/"+m,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"section"}};e===null?e=[f]:e.push(f),r++}if(y.capability===void 0){let f={instancePath:i+
"/"+m,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"capability"}};e===null?e=[f]:e.push(f),r++}if(y.level===void 0){let f={instancePath:i+
"/"+m,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"level"}};e===null?e=[f]:e.push(f),r++}if(y.text===void 0){let f={instancePath:i+
"/"+m,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"text"}};e===null?e=[f]:e.push(f),r++}for(let f in y)if(!(f==="id"||f==="section"||
f==="capability"||f==="level"||f==="text"||f==="inferred"||f==="excluded"||f==="observedBy")){let d={instancePath:i+"/"+m,schemaPath:"#/items/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[d]:e.push(d),r++}if(y.id!==void 0){let f=y.id;if(typeof f=="string"){if(!Rs.test(f)){
let d={instancePath:i+"/"+m+"/id",schemaPath:"#/items/properties/id/pattern",keyword:"pattern",params:{pattern:"^C[1-9](\\.\\d+){1,2}$"}};e===null?e=[d]:e.push(
d),r++}}else{let d={instancePath:i+"/"+m+"/id",schemaPath:"#/items/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}if(y.
section!==void 0){let f=y.section;if(typeof f=="string"){if(!Es.test(f)){let d={instancePath:i+"/"+m+"/section",schemaPath:"#/items/properties/section/pattern",
keyword:"pattern",params:{pattern:"^[1-9](\\.[1-9])?$"}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:i+"/"+m+"/section",schemaPath:"#/items/propertie\
s/section/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}if(y.capability!==void 0){let f=y.capability;if(!(f==="core"||f==="signup"||
f==="sse"||f==="websocket"||f==="webhooks"||f==="limits")){let d={instancePath:i+"/"+m+"/capability",schemaPath:"#/items/properties/capability/enum",keyword:"en\
um",params:{allowedValues:Ds.items.properties.capability.enum}};e===null?e=[d]:e.push(d),r++}}if(y.level!==void 0){let f=y.level;if(!(f==="MUST"||f==="SHOULD")){
let d={instancePath:i+"/"+m+"/level",schemaPath:"#/items/properties/level/enum",keyword:"enum",params:{allowedValues:Ds.items.properties.level.enum}};e===null?e=
[d]:e.push(d),r++}}if(y.text!==void 0){let f=y.text;if(typeof f=="string"){if(U(f)<10){let d={instancePath:i+"/"+m+"/text",schemaPath:"#/items/properties/text/m\
inLength",keyword:"minLength",params:{limit:10}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:i+"/"+m+"/text",schemaPath:"#/items/properties/text/type",
keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}if(y.inferred!==void 0){let f=y.inferred;if(Array.isArray(f)){if(f.length<1){let q={instancePath:i+
"/"+m+"/inferred",schemaPath:"#/items/properties/inferred/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[q]:e.push(q),r++}let d=f.length;for(let q=0;q<
d;q++){let c=f[q],t=r,u=!1,x=null,T=r;if(c&&typeof c=="object"&&!Array.isArray(c)&&c.checks===void 0){let o={instancePath:i+"/"+m+"/inferred/"+q,schemaPath:"#/i\
tems/properties/inferred/items/oneOf/0/required",keyword:"required",params:{missingProperty:"checks"}};e===null?e=[o]:e.push(o),r++}var a=T===r;if(a){u=!0,x=0;var n={};
n.checks=!0}let g=r;if(c&&typeof c=="object"&&!Array.isArray(c)&&c.allBut===void 0){let o={instancePath:i+"/"+m+"/inferred/"+q,schemaPath:"#/items/properties/in\
ferred/items/oneOf/1/required",keyword:"required",params:{missingProperty:"allBut"}};e===null?e=[o]:e.push(o),r++}var a=g===r;if(a&&u?(u=!1,x=[x,1]):a&&(u=!0,x=
1,n!==!0&&(n=n||{},n.allBut=!0)),u)r=t,e!==null&&(t?e.length=t:e=null);else{let o={instancePath:i+"/"+m+"/inferred/"+q,schemaPath:"#/items/properties/inferred/i\
tems/oneOf",keyword:"oneOf",params:{passingSchemas:x}};e===null?e=[o]:e.push(o),r++}if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.because===void 0){let o={instancePath:i+
"/"+m+"/inferred/"+q,schemaPath:"#/items/properties/inferred/items/required",keyword:"required",params:{missingProperty:"because"}};e===null?e=[o]:e.push(o),r++}
for(let o in c)if(!(o==="because"||o==="checks"||o==="allBut")){let p={instancePath:i+"/"+m+"/inferred/"+q,schemaPath:"#/items/properties/inferred/items/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[p]:e.push(p),r++}if(c.because!==void 0){let o=c.because;if(typeof o=="s\
tring"){if(U(o)<10){let p={instancePath:i+"/"+m+"/inferred/"+q+"/because",schemaPath:"#/items/properties/inferred/items/properties/because/minLength",keyword:"m\
inLength",params:{limit:10}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/"+m+"/inferred/"+q+"/because",schemaPath:"#/items/properties/inferred/it\
ems/properties/because/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}if(c.checks!==void 0){let o=c.checks;if(Array.isArray(o)){if(o.
length<1){let w={instancePath:i+"/"+m+"/inferred/"+q+"/checks",schemaPath:"#/items/properties/inferred/items/properties/checks/minItems",keyword:"minItems",params:{
limit:1}};e===null?e=[w]:e.push(w),r++}let p=o.length;for(let w=0;w<p;w++)if(typeof o[w]!="string"){let $={instancePath:i+"/"+m+"/inferred/"+q+"/checks/"+w,schemaPath:"\
#/items/properties/inferred/items/properties/checks/items/type",keyword:"type",params:{type:"string"}};e===null?e=[$]:e.push($),r++}}else{let p={instancePath:i+
"/"+m+"/inferred/"+q+"/checks",schemaPath:"#/items/properties/inferred/items/properties/checks/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(
p),r++}}if(c.allBut!==void 0){let o=c.allBut;if(Array.isArray(o)){let p=o.length;for(let w=0;w<p;w++)if(typeof o[w]!="string"){let $={instancePath:i+"/"+m+"/inf\
erred/"+q+"/allBut/"+w,schemaPath:"#/items/properties/inferred/items/properties/allBut/items/type",keyword:"type",params:{type:"string"}};e===null?e=[$]:e.push(
$),r++}}else{let p={instancePath:i+"/"+m+"/inferred/"+q+"/allBut",schemaPath:"#/items/properties/inferred/items/properties/allBut/type",keyword:"type",params:{type:"\
array"}};e===null?e=[p]:e.push(p),r++}}}else{let o={instancePath:i+"/"+m+"/inferred/"+q,schemaPath:"#/items/properties/inferred/items/type",keyword:"type",params:{
type:"object"}};e===null?e=[o]:e.push(o),r++}}}else{let d={instancePath:i+"/"+m+"/inferred",schemaPath:"#/items/properties/inferred/type",keyword:"type",params:{
type:"array"}};e===null?e=[d]:e.push(d),r++}}if(y.excluded!==void 0){let f=y.excluded;if(typeof f=="string"){if(U(f)<10){let d={instancePath:i+"/"+m+"/excluded",
schemaPath:"#/items/properties/excluded/minLength",keyword:"minLength",params:{limit:10}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:i+"/"+m+"/exclu\
ded",schemaPath:"#/items/properties/excluded/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}if(y.observedBy!==void 0){let f=y.observedBy;
if(Array.isArray(f)){if(f.length<1){let q={instancePath:i+"/"+m+"/observedBy",schemaPath:"#/items/properties/observedBy/minItems",keyword:"minItems",params:{limit:1}};
e===null?e=[q]:e.push(q),r++}let d=f.length;for(let q=0;q<d;q++)if(typeof f[q]!="string"){let c={instancePath:i+"/"+m+"/observedBy/"+q,schemaPath:"#/items/prope\
rties/observedBy/items/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}else{let d={instancePath:i+"/"+m+"/observedBy",schemaPath:"#/i\
tems/properties/observedBy/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}}else{let f={instancePath:i+"/"+m,schemaPath:"#/items/type",
keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}}else{let l={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?
e=[l]:e.push(l),r++}return Kr.errors=e,r===0}Kr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Js=Rr,pe={$schema:"https://json-schema.org/draft/2020-1\
2/schema",$id:"urn:assay:fairness-run",$comment:"fairness-run.json: how a target treated several keys while one asked for much more. A run that is not valid car\
ries no figures.",title:"Run that compared keys",type:"object",required:["schema","outcome","exitCode","valid","reasons","notes","scenario","suite","target","en\
gine","seed","startedAt","durationMs","most","cost","keys","keyOrigins","sources","answer","ended","asked","fairness","scope","instrument","series"],additionalProperties:!1,
properties:{schema:{const:"assay.fairness/1"},outcome:{enum:["answered","undetermined","invalid","aborted"]},exitCode:{enum:[0,3,4]},valid:{type:"boolean"},reasons:{
type:"array",items:{$ref:"#/$defs/line"}},notes:{type:"array",items:{$ref:"#/$defs/line"}},scenario:{const:"fairness"},suite:{type:"object",required:["version"],
additionalProperties:!1,properties:{version:{type:"string"}}},target:{type:"object",required:["baseUrl","model"],additionalProperties:!1,properties:{baseUrl:{type:"\
string"},model:{type:"string"},isEmbedded:{const:!0}}},engine:{type:"string"},seed:{type:"string"},startedAt:{type:"string"},durationMs:{type:"number",minimum:0},
most:{type:"object",required:["requests","seconds"],additionalProperties:!1,properties:{requests:{$ref:"#/$defs/count"},seconds:{type:"number",minimum:0}}},cost:{
type:"object",required:["requests","accepted","refused","stray","tokens","seconds"],additionalProperties:!1,properties:{requests:{$ref:"#/$defs/count"},accepted:{
$ref:"#/$defs/count"},refused:{$ref:"#/$defs/count"},stray:{$ref:"#/$defs/count"},tokens:{$ref:"#/$defs/count"},seconds:{type:"number",minimum:0}}},keys:{type:"\
array",minItems:1,items:{type:"string",maxLength:4}},keyOrigins:{type:"array",minItems:1,items:{$ref:"#/$defs/line"}},sources:{type:"array",minItems:1,items:{type:"\
string"}},answer:{type:"array",items:{$ref:"#/$defs/line"}},ended:{anyOf:[{type:"null"},{type:"object",required:["because","note"],additionalProperties:!1,properties:{
because:{type:"string"},note:{type:"string"}}}]},asked:{type:"object",required:["victimPerSecond","aggressorPerSecond","phaseSeconds","rounds","restSeconds","ac\
counts"],additionalProperties:!1,properties:{victimPerSecond:{type:"number",minimum:0},aggressorPerSecond:{type:"number",minimum:0},phaseSeconds:{type:"number",
minimum:0},rounds:{$ref:"#/$defs/count"},restSeconds:{type:"number",minimum:0},accounts:{type:"array",items:{type:"string"}}}},fairness:{anyOf:[{type:"null"},{type:"\
object",required:["keys","jainOfVictims","jainOfAll","ttft","spill"],additionalProperties:!1,properties:{keys:{type:"array",items:{type:"object",required:["key",
"isAggressor","calm","press"],additionalProperties:!1,properties:{key:{type:"string"},isAggressor:{type:"boolean"},calm:{$ref:"#/$defs/tally"},press:{$ref:"#/$d\
efs/tally"}}}},jainOfVictims:{type:["number","null"],minimum:0,maximum:1.000001},jainOfAll:{type:["number","null"],minimum:0,maximum:1.000001},ttft:{type:"array",
items:{type:"object",required:["percentile","calmMs","pressMs","ratio","ratioSpan"],additionalProperties:!1,properties:{percentile:{type:"number",minimum:0},calmMs:{
type:["number","null"],minimum:0},pressMs:{type:["number","null"],minimum:0},ratio:{type:["number","null"],minimum:0},ratioSpan:{anyOf:[{type:"null"},{type:"obj\
ect",required:["low","high"],additionalProperties:!1,properties:{low:{type:"number"},high:{type:"number"}}}]}}}},spill:{type:"object",required:["calmShare","pre\
ssShare","calmAsked","pressAsked","needed","difference","span","failures","verdict"],additionalProperties:!1,properties:{calmShare:{type:"number",minimum:0,maximum:1},
pressShare:{type:"number",minimum:0,maximum:1},calmAsked:{$ref:"#/$defs/count"},pressAsked:{$ref:"#/$defs/count"},needed:{$ref:"#/$defs/count"},difference:{type:"\
number"},span:{anyOf:[{type:"null"},{type:"object",required:["low","high"],additionalProperties:!1,properties:{low:{type:"number"},high:{type:"number"}}}]},failures:{
$ref:"#/$defs/shareChange"},verdict:{enum:["spills","does-not-spill","unclear"]}}}}}]},scope:{anyOf:[{type:"null"},{type:"object",required:["among","why"],additionalProperties:!1,
properties:{among:{type:"array",items:{enum:["key","account","address","key-and-address","global"]}},why:{type:"string"}}}]},instrument:{anyOf:[{type:"null"},{type:"\
object",required:["lagMs","planned","unsent","verdict","reasons"],additionalProperties:!1,properties:{lagMs:{anyOf:[{type:"null"},{type:"object",required:["p50",
"p99","max"],additionalProperties:!1,properties:{p50:{type:"number"},p99:{type:"number"},max:{type:"number"}}}]},planned:{$ref:"#/$defs/count"},unsent:{$ref:"#/\
$defs/count"},verdict:{enum:["valid","suspect"]},reasons:{type:"array",items:{$ref:"#/$defs/line"}}}}]},series:{anyOf:[{type:"null"},{type:"object",required:["b\
ucketSeconds","phases","keys"],additionalProperties:!1,properties:{bucketSeconds:{type:"number",exclusiveMinimum:0},phases:{type:"array",items:{type:"object",required:[
"phase","fromSeconds","toSeconds"],additionalProperties:!1,properties:{phase:{enum:["calm","press"]},fromSeconds:{type:"number",minimum:0},toSeconds:{type:"numb\
er",minimum:0}}}},keys:{type:"array",items:{type:"object",required:["key","completed","refused"],additionalProperties:!1,properties:{key:{type:"string"},completed:{
type:"array",maxItems:400,items:{$ref:"#/$defs/count"}},refused:{type:"array",maxItems:400,items:{$ref:"#/$defs/count"}}}}}}}]}},if:{properties:{valid:{const:!1}},
required:["valid"]},then:{type:"object",properties:{fairness:{type:"null"},reasons:{type:"array",minItems:1}}},else:{type:"object",properties:{fairness:{type:"o\
bject"},reasons:{type:"array",maxItems:0}}},$defs:{count:{type:"integer",minimum:0},line:{type:"string",minLength:1,pattern:"^[^\\n]*$"},shareChange:{type:"obje\
ct",required:["calmShare","pressShare","calmAsked","pressAsked","difference","span"],additionalProperties:!1,properties:{calmShare:{type:"number",minimum:0,maximum:1},
pressShare:{type:"number",minimum:0,maximum:1},calmAsked:{$ref:"#/$defs/count"},pressAsked:{$ref:"#/$defs/count"},difference:{type:"number"},span:{anyOf:[{type:"\
null"},{type:"object",required:["low","high"],additionalProperties:!1,properties:{low:{type:"number"},high:{type:"number"}}}]}}},tally:{type:"object",required:[
"asked","completed","refused","sentPerSecond","goodPerSecond"],additionalProperties:!1,properties:{asked:{$ref:"#/$defs/count"},completed:{$ref:"#/$defs/count"},
refused:{$ref:"#/$defs/count"},sentPerSecond:{type:["number","null"],minimum:0},goodPerSecond:{type:["number","null"],minimum:0}}}}},ee=Object.prototype.hasOwnProperty;var ae=new RegExp("^[^\\n]*$","u");function X(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=X.evaluated;
if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof s=="string"){if(U(s)<1){let n={instancePath:i,schemaPath:"#/minLength",keyword:"minL\
ength",params:{limit:1}};e===null?e=[n]:e.push(n),r++}if(!ae.test(s)){let n={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};
e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}return X.errors=
e,r===0}X.evaluated={dynamicProps:!1,dynamicItems:!1};function C(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=C.evaluated;if(h.dynamicProps&&(h.props=
void 0),h.dynamicItems&&(h.items=void 0),!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i,schemaPath:"#/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[n]:e.push(n),r++}return C.errors=e,r===0}C.evaluated={dynamicProps:!1,dynamicItems:!1};var _s={type:"object",required:[
"asked","completed","refused","sentPerSecond","goodPerSecond"],additionalProperties:!1,properties:{asked:{$ref:"#/$defs/count"},completed:{$ref:"#/$defs/count"},
refused:{$ref:"#/$defs/count"},sentPerSecond:{type:["number","null"],minimum:0},goodPerSecond:{type:["number","null"],minimum:0}}};function Pe(s,{instancePath:i="",
parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=Pe.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.asked===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
asked"}};e===null?e=[n]:e.push(n),r++}if(s.completed===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"complet\
ed"}};e===null?e=[n]:e.push(n),r++}if(s.refused===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"refused"}};e===
null?e=[n]:e.push(n),r++}if(s.sentPerSecond===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sentPerSecond"}};
e===null?e=[n]:e.push(n),r++}if(s.goodPerSecond===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"goodPerSecon\
d"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="asked"||n==="completed"||n==="refused"||n==="sentPerSecond"||n==="goodPerSecond")){let a={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[a]:e.push(a),r++}if(s.asked!==void 0&&(C(s.asked,{
instancePath:i+"/asked",parentData:s,parentDataProperty:"asked",rootData:P,dynamicAnchors:k})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),s.completed!==
void 0&&(C(s.completed,{instancePath:i+"/completed",parentData:s,parentDataProperty:"completed",rootData:P,dynamicAnchors:k})||(e=e===null?C.errors:e.concat(C.errors),
r=e.length)),s.refused!==void 0&&(C(s.refused,{instancePath:i+"/refused",parentData:s,parentDataProperty:"refused",rootData:P,dynamicAnchors:k})||(e=e===null?C.
errors:e.concat(C.errors),r=e.length)),s.sentPerSecond!==void 0){let n=s.sentPerSecond;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let a={instancePath:i+"/\
sentPerSecond",schemaPath:"#/properties/sentPerSecond/type",keyword:"type",params:{type:_s.properties.sentPerSecond.type}};e===null?e=[a]:e.push(a),r++}if(typeof n==
"number"&&isFinite(n)&&(n<0||isNaN(n))){let a={instancePath:i+"/sentPerSecond",schemaPath:"#/properties/sentPerSecond/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[a]:e.push(a),r++}}if(s.goodPerSecond!==void 0){let n=s.goodPerSecond;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let a={instancePath:i+
"/goodPerSecond",schemaPath:"#/properties/goodPerSecond/type",keyword:"type",params:{type:_s.properties.goodPerSecond.type}};e===null?e=[a]:e.push(a),r++}if(typeof n==
"number"&&isFinite(n)&&(n<0||isNaN(n))){let a={instancePath:i+"/goodPerSecond",schemaPath:"#/properties/goodPerSecond/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[a]:e.push(a),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}
return Pe.errors=e,r===0}Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Se(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=Se.evaluated;if(h.dynamicProps&&(h.props=
void 0),h.dynamicItems&&(h.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.calmShare===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"calmShare"}};e===null?e=[a]:e.push(a),r++}if(s.pressShare===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"pressShare"}};e===null?e=[a]:e.push(a),r++}if(s.calmAsked===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"calmAsked"}};e===null?e=[a]:e.push(a),r++}if(s.pressAsked===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"pressAsked"}};e===null?e=[a]:e.push(a),r++}if(s.difference===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"difference"}};e===null?e=[a]:e.push(a),r++}if(s.span===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"span"}};e===null?e=[a]:e.push(a),r++}for(let a in s)if(!(a==="calmShare"||a==="pressShare"||a==="calmAsked"||a==="pressAsked"||a==="difference"||
a==="span")){let l={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[l]:e.push(l),r++}
if(s.calmShare!==void 0){let a=s.calmShare;if(typeof a=="number"&&isFinite(a)){if(a>1||isNaN(a)){let l={instancePath:i+"/calmShare",schemaPath:"#/properties/cal\
mShare/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[l]:e.push(l),r++}if(a<0||isNaN(a)){let l={instancePath:i+"/calmShare",schemaPath:"\
#/properties/calmShare/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/calmShare",schemaPath:"\
#/properties/calmShare/type",keyword:"type",params:{type:"number"}};e===null?e=[l]:e.push(l),r++}}if(s.pressShare!==void 0){let a=s.pressShare;if(typeof a=="num\
ber"&&isFinite(a)){if(a>1||isNaN(a)){let l={instancePath:i+"/pressShare",schemaPath:"#/properties/pressShare/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1}};e===null?e=[l]:e.push(l),r++}if(a<0||isNaN(a)){let l={instancePath:i+"/pressShare",schemaPath:"#/properties/pressShare/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/pressShare",schemaPath:"#/properties/pressShare/type",keyword:"type",params:{
type:"number"}};e===null?e=[l]:e.push(l),r++}}if(s.calmAsked!==void 0&&(C(s.calmAsked,{instancePath:i+"/calmAsked",parentData:s,parentDataProperty:"calmAsked",rootData:P,
dynamicAnchors:k})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),s.pressAsked!==void 0&&(C(s.pressAsked,{instancePath:i+"/pressAsked",parentData:s,parentDataProperty:"\
pressAsked",rootData:P,dynamicAnchors:k})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),s.difference!==void 0){let a=s.difference;if(!(typeof a=="number"&&
isFinite(a))){let l={instancePath:i+"/difference",schemaPath:"#/properties/difference/type",keyword:"type",params:{type:"number"}};e===null?e=[l]:e.push(l),r++}}
if(s.span!==void 0){let a=s.span,l=r,m=!1,y=r;if(a!==null){let d={instancePath:i+"/span",schemaPath:"#/properties/span/anyOf/0/type",keyword:"type",params:{type:"\
null"}};e===null?e=[d]:e.push(d),r++}var n=y===r;m=m||n;let f=r;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.low===void 0){let d={instancePath:i+"/span",schemaPath:"\
#/properties/span/anyOf/1/required",keyword:"required",params:{missingProperty:"low"}};e===null?e=[d]:e.push(d),r++}if(a.high===void 0){let d={instancePath:i+"/\
span",schemaPath:"#/properties/span/anyOf/1/required",keyword:"required",params:{missingProperty:"high"}};e===null?e=[d]:e.push(d),r++}for(let d in a)if(!(d==="\
low"||d==="high")){let q={instancePath:i+"/span",schemaPath:"#/properties/span/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};
e===null?e=[q]:e.push(q),r++}if(a.low!==void 0){let d=a.low;if(!(typeof d=="number"&&isFinite(d))){let q={instancePath:i+"/span/low",schemaPath:"#/properties/sp\
an/anyOf/1/properties/low/type",keyword:"type",params:{type:"number"}};e===null?e=[q]:e.push(q),r++}}if(a.high!==void 0){let d=a.high;if(!(typeof d=="number"&&isFinite(
d))){let q={instancePath:i+"/span/high",schemaPath:"#/properties/span/anyOf/1/properties/high/type",keyword:"type",params:{type:"number"}};e===null?e=[q]:e.push(
q),r++}}}else{let d={instancePath:i+"/span",schemaPath:"#/properties/span/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}var n=f===
r;if(m=m||n,m)r=l,e!==null&&(l?e.length=l:e=null);else{let d={instancePath:i+"/span",schemaPath:"#/properties/span/anyOf",keyword:"anyOf",params:{}};e===null?e=
[d]:e.push(d),r++}}}else{let a={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return Se.errors=e,r===0}
Se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Rr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){
let e=null,r=0,h=Rr.evaluated;h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0);let n=r,a=!0,l=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let o;
if(s.valid===void 0&&(o="valid")){let p={};e===null?e=[p]:e.push(p),r++}else if(s.valid!==void 0&&s.valid!==!1){let p={};e===null?e=[p]:e.push(p),r++}}var m=l===
r;r=n,e!==null&&(n?e.length=n:e=null);let y;if(m){let o=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.fairness!==void 0&&s.fairness!==null){let w={instancePath:i+
"/fairness",schemaPath:"#/then/properties/fairness/type",keyword:"type",params:{type:"null"}};e===null?e=[w]:e.push(w),r++}if(s.reasons!==void 0){let w=s.reasons;
if(Array.isArray(w)){if(w.length<1){let $={instancePath:i+"/reasons",schemaPath:"#/then/properties/reasons/minItems",keyword:"minItems",params:{limit:1}};e===null?
e=[$]:e.push($),r++}}else{let $={instancePath:i+"/reasons",schemaPath:"#/then/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[$]:e.push(
$),r++}}}else{let w={instancePath:i,schemaPath:"#/then/type",keyword:"type",params:{type:"object"}};e===null?e=[w]:e.push(w),r++}var m=o===r;if(a=m,a){var f={};
f.fairness=!0,f.reasons=!0,f.valid=!0}y="then"}else{let o=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.fairness!==void 0){let w=s.fairness;if(!(w&&typeof w==
"object"&&!Array.isArray(w))){let $={instancePath:i+"/fairness",schemaPath:"#/else/properties/fairness/type",keyword:"type",params:{type:"object"}};e===null?e=[
$]:e.push($),r++}}if(s.reasons!==void 0){let w=s.reasons;if(Array.isArray(w)){if(w.length>0){let $={instancePath:i+"/reasons",schemaPath:"#/else/properties/reas\
ons/maxItems",keyword:"maxItems",params:{limit:0}};e===null?e=[$]:e.push($),r++}}else{let $={instancePath:i+"/reasons",schemaPath:"#/else/properties/reasons/typ\
e",keyword:"type",params:{type:"array"}};e===null?e=[$]:e.push($),r++}}}else{let w={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};
e===null?e=[w]:e.push(w),r++}var m=o===r;a=m,a&&f!==!0&&(f=f||{},f.fairness=!0,f.reasons=!0),y="else"}if(!a){let o={instancePath:i,schemaPath:"#/if",keyword:"if",
params:{failingKeyword:y}};e===null?e=[o]:e.push(o),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.schema===void 0){let o={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[o]:e.push(o),r++}if(s.outcome===void 0){let o={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"outcome"}};e===null?e=[o]:e.push(o),r++}if(s.exitCode===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"exitCode"}};e===null?e=[o]:e.push(o),r++}if(s.valid===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"valid"}};e===null?e=[o]:e.push(o),r++}if(s.reasons===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
reasons"}};e===null?e=[o]:e.push(o),r++}if(s.notes===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"notes"}};
e===null?e=[o]:e.push(o),r++}if(s.scenario===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scenario"}};e===null?
e=[o]:e.push(o),r++}if(s.suite===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"suite"}};e===null?e=[o]:e.push(
o),r++}if(s.target===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"target"}};e===null?e=[o]:e.push(o),r++}if(s.
engine===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"engine"}};e===null?e=[o]:e.push(o),r++}if(s.seed===void 0){
let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"seed"}};e===null?e=[o]:e.push(o),r++}if(s.startedAt===void 0){let o={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"startedAt"}};e===null?e=[o]:e.push(o),r++}if(s.durationMs===void 0){let o={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"durationMs"}};e===null?e=[o]:e.push(o),r++}if(s.most===void 0){let o={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"most"}};e===null?e=[o]:e.push(o),r++}if(s.cost===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"cost"}};e===null?e=[o]:e.push(o),r++}if(s.keys===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"keys"}};e===null?e=[o]:e.push(o),r++}if(s.keyOrigins===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
keyOrigins"}};e===null?e=[o]:e.push(o),r++}if(s.sources===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sour\
ces"}};e===null?e=[o]:e.push(o),r++}if(s.answer===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"answer"}};e===
null?e=[o]:e.push(o),r++}if(s.ended===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ended"}};e===null?e=[o]:
e.push(o),r++}if(s.asked===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"asked"}};e===null?e=[o]:e.push(o),r++}
if(s.fairness===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fairness"}};e===null?e=[o]:e.push(o),r++}if(s.
scope===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scope"}};e===null?e=[o]:e.push(o),r++}if(s.instrument===
void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"instrument"}};e===null?e=[o]:e.push(o),r++}if(s.series===void 0){
let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"series"}};e===null?e=[o]:e.push(o),r++}for(let o in s)if(!ee.call(pe.properties,
o)){let p={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[p]:e.push(p),r++}if(s.schema!==
void 0&&s.schema!=="assay.fairness/1"){let o={instancePath:i+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"assay.fairne\
ss/1"}};e===null?e=[o]:e.push(o),r++}if(s.outcome!==void 0){let o=s.outcome;if(!(o==="answered"||o==="undetermined"||o==="invalid"||o==="aborted")){let p={instancePath:i+
"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:pe.properties.outcome.enum}};e===null?e=[p]:e.push(p),r++}}if(s.exitCode!==
void 0){let o=s.exitCode;if(!(o===0||o===3||o===4)){let p={instancePath:i+"/exitCode",schemaPath:"#/properties/exitCode/enum",keyword:"enum",params:{allowedValues:pe.
properties.exitCode.enum}};e===null?e=[p]:e.push(p),r++}}if(s.valid!==void 0&&typeof s.valid!="boolean"){let o={instancePath:i+"/valid",schemaPath:"#/properties\
/valid/type",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}if(s.reasons!==void 0){let o=s.reasons;if(Array.isArray(o)){let p=o.length;for(let w=0;w<
p;w++)X(o[w],{instancePath:i+"/reasons/"+w,parentData:o,parentDataProperty:w,rootData:P,dynamicAnchors:k})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)}else{
let p={instancePath:i+"/reasons",schemaPath:"#/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}if(s.notes!==void 0){
let o=s.notes;if(Array.isArray(o)){let p=o.length;for(let w=0;w<p;w++)X(o[w],{instancePath:i+"/notes/"+w,parentData:o,parentDataProperty:w,rootData:P,dynamicAnchors:k})||
(e=e===null?X.errors:e.concat(X.errors),r=e.length)}else{let p={instancePath:i+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:"array"}};
e===null?e=[p]:e.push(p),r++}}if(s.scenario!==void 0&&s.scenario!=="fairness"){let o={instancePath:i+"/scenario",schemaPath:"#/properties/scenario/const",keyword:"\
const",params:{allowedValue:"fairness"}};e===null?e=[o]:e.push(o),r++}if(s.suite!==void 0){let o=s.suite;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.version===
void 0){let p={instancePath:i+"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"version"}};e===null?e=[p]:e.push(p),
r++}for(let p in o)if(p!=="version"){let w={instancePath:i+"/suite",schemaPath:"#/properties/suite/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:p}};e===null?e=[w]:e.push(w),r++}if(o.version!==void 0&&typeof o.version!="string"){let p={instancePath:i+"/suite/version",schemaPath:"#/prop\
erties/suite/properties/version/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/suite",schemaPath:"#/pro\
perties/suite/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.target!==void 0){let o=s.target;if(o&&typeof o=="object"&&!Array.isArray(
o)){if(o.baseUrl===void 0){let p={instancePath:i+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty:"baseUrl"}};e===
null?e=[p]:e.push(p),r++}if(o.model===void 0){let p={instancePath:i+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty:"\
model"}};e===null?e=[p]:e.push(p),r++}for(let p in o)if(!(p==="baseUrl"||p==="model"||p==="isEmbedded")){let w={instancePath:i+"/target",schemaPath:"#/propertie\
s/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[w]:e.push(w),r++}if(o.baseUrl!==void 0&&typeof o.baseUrl!=
"string"){let p={instancePath:i+"/target/baseUrl",schemaPath:"#/properties/target/properties/baseUrl/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:
e.push(p),r++}if(o.model!==void 0&&typeof o.model!="string"){let p={instancePath:i+"/target/model",schemaPath:"#/properties/target/properties/model/type",keyword:"\
type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(o.isEmbedded!==void 0&&o.isEmbedded!==!0){let p={instancePath:i+"/target/isEmbedded",schemaPath:"#\
/properties/target/properties/isEmbedded/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/target",schemaPath:"\
#/properties/target/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.engine!==void 0&&typeof s.engine!="string"){let o={instancePath:i+
"/engine",schemaPath:"#/properties/engine/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.seed!==void 0&&typeof s.seed!="string"){
let o={instancePath:i+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.startedAt!==void 0&&typeof s.
startedAt!="string"){let o={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),
r++}if(s.durationMs!==void 0){let o=s.durationMs;if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(o)){let p={instancePath:i+"/durationMs",schemaPath:"#/propert\
ies/durationMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/durationMs",schemaPath:"#\
/properties/durationMs/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),r++}}if(s.most!==void 0){let o=s.most;if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.requests===void 0){let p={instancePath:i+"/most",schemaPath:"#/properties/most/required",keyword:"required",params:{missingProperty:"requests"}};
e===null?e=[p]:e.push(p),r++}if(o.seconds===void 0){let p={instancePath:i+"/most",schemaPath:"#/properties/most/required",keyword:"required",params:{missingProperty:"\
seconds"}};e===null?e=[p]:e.push(p),r++}for(let p in o)if(!(p==="requests"||p==="seconds")){let w={instancePath:i+"/most",schemaPath:"#/properties/most/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[w]:e.push(w),r++}if(o.requests!==void 0&&(C(o.requests,{instancePath:i+"\
/most/requests",parentData:o,parentDataProperty:"requests",rootData:P,dynamicAnchors:k})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),o.seconds!==void 0){
let p=o.seconds;if(typeof p=="number"&&isFinite(p)){if(p<0||isNaN(p)){let w={instancePath:i+"/most/seconds",schemaPath:"#/properties/most/properties/seconds/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:i+"/most/seconds",schemaPath:"#/properties/most\
/properties/seconds/type",keyword:"type",params:{type:"number"}};e===null?e=[w]:e.push(w),r++}}}else{let p={instancePath:i+"/most",schemaPath:"#/properties/most\
/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.cost!==void 0){let o=s.cost;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.requests===
void 0){let p={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"requests"}};e===null?e=[p]:e.push(p),r++}
if(o.accepted===void 0){let p={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"accepted"}};e===null?e=
[p]:e.push(p),r++}if(o.refused===void 0){let p={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"refus\
ed"}};e===null?e=[p]:e.push(p),r++}if(o.stray===void 0){let p={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"\
stray"}};e===null?e=[p]:e.push(p),r++}if(o.tokens===void 0){let p={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"\
tokens"}};e===null?e=[p]:e.push(p),r++}if(o.seconds===void 0){let p={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"\
seconds"}};e===null?e=[p]:e.push(p),r++}for(let p in o)if(!(p==="requests"||p==="accepted"||p==="refused"||p==="stray"||p==="tokens"||p==="seconds")){let w={instancePath:i+
"/cost",schemaPath:"#/properties/cost/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[w]:e.push(w),r++}if(o.requests!==
void 0&&(C(o.requests,{instancePath:i+"/cost/requests",parentData:o,parentDataProperty:"requests",rootData:P,dynamicAnchors:k})||(e=e===null?C.errors:e.concat(C.
errors),r=e.length)),o.accepted!==void 0&&(C(o.accepted,{instancePath:i+"/cost/accepted",parentData:o,parentDataProperty:"accepted",rootData:P,dynamicAnchors:k})||
(e=e===null?C.errors:e.concat(C.errors),r=e.length)),o.refused!==void 0&&(C(o.refused,{instancePath:i+"/cost/refused",parentData:o,parentDataProperty:"refused",
rootData:P,dynamicAnchors:k})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),o.stray!==void 0&&(C(o.stray,{instancePath:i+"/cost/stray",parentData:o,parentDataProperty:"\
stray",rootData:P,dynamicAnchors:k})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),o.tokens!==void 0&&(C(o.tokens,{instancePath:i+"/cost/tokens",parentData:o,
parentDataProperty:"tokens",rootData:P,dynamicAnchors:k})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),o.seconds!==void 0){let p=o.seconds;if(typeof p==
"number"&&isFinite(p)){if(p<0||isNaN(p)){let w={instancePath:i+"/cost/seconds",schemaPath:"#/properties/cost/properties/seconds/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:i+"/cost/seconds",schemaPath:"#/properties/cost/properties/seconds/type",keyword:"\
type",params:{type:"number"}};e===null?e=[w]:e.push(w),r++}}}else{let p={instancePath:i+"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{type:"\
object"}};e===null?e=[p]:e.push(p),r++}}if(s.keys!==void 0){let o=s.keys;if(Array.isArray(o)){if(o.length<1){let w={instancePath:i+"/keys",schemaPath:"#/propert\
ies/keys/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[w]:e.push(w),r++}let p=o.length;for(let w=0;w<p;w++){let $=o[w];if(typeof $=="string"){if(U(
$)>4){let v={instancePath:i+"/keys/"+w,schemaPath:"#/properties/keys/items/maxLength",keyword:"maxLength",params:{limit:4}};e===null?e=[v]:e.push(v),r++}}else{let v={
instancePath:i+"/keys/"+w,schemaPath:"#/properties/keys/items/type",keyword:"type",params:{type:"string"}};e===null?e=[v]:e.push(v),r++}}}else{let p={instancePath:i+
"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}if(s.keyOrigins!==void 0){let o=s.keyOrigins;if(Array.
isArray(o)){if(o.length<1){let w={instancePath:i+"/keyOrigins",schemaPath:"#/properties/keyOrigins/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[w]:
e.push(w),r++}let p=o.length;for(let w=0;w<p;w++)X(o[w],{instancePath:i+"/keyOrigins/"+w,parentData:o,parentDataProperty:w,rootData:P,dynamicAnchors:k})||(e=e===
null?X.errors:e.concat(X.errors),r=e.length)}else{let p={instancePath:i+"/keyOrigins",schemaPath:"#/properties/keyOrigins/type",keyword:"type",params:{type:"arr\
ay"}};e===null?e=[p]:e.push(p),r++}}if(s.sources!==void 0){let o=s.sources;if(Array.isArray(o)){if(o.length<1){let w={instancePath:i+"/sources",schemaPath:"#/pr\
operties/sources/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[w]:e.push(w),r++}let p=o.length;for(let w=0;w<p;w++)if(typeof o[w]!="string"){let $={
instancePath:i+"/sources/"+w,schemaPath:"#/properties/sources/items/type",keyword:"type",params:{type:"string"}};e===null?e=[$]:e.push($),r++}}else{let p={instancePath:i+
"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}if(s.answer!==void 0){let o=s.answer;if(Array.
isArray(o)){let p=o.length;for(let w=0;w<p;w++)X(o[w],{instancePath:i+"/answer/"+w,parentData:o,parentDataProperty:w,rootData:P,dynamicAnchors:k})||(e=e===null?
X.errors:e.concat(X.errors),r=e.length)}else{let p={instancePath:i+"/answer",schemaPath:"#/properties/answer/type",keyword:"type",params:{type:"array"}};e===null?
e=[p]:e.push(p),r++}}if(s.ended!==void 0){let o=s.ended,p=r,w=!1,$=r;if(o!==null){let b={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf/0/type",keyword:"\
type",params:{type:"null"}};e===null?e=[b]:e.push(b),r++}var d=$===r;w=w||d;let v=r;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.because===void 0){let b={instancePath:i+
"/ended",schemaPath:"#/properties/ended/anyOf/1/required",keyword:"required",params:{missingProperty:"because"}};e===null?e=[b]:e.push(b),r++}if(o.note===void 0){
let b={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf/1/required",keyword:"required",params:{missingProperty:"note"}};e===null?e=[b]:e.push(b),r++}
for(let b in o)if(!(b==="because"||b==="note")){let S={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf/1/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:b}};e===null?e=[S]:e.push(S),r++}if(o.because!==void 0&&typeof o.because!="string"){let b={instancePath:i+"/ended/because",
schemaPath:"#/properties/ended/anyOf/1/properties/because/type",keyword:"type",params:{type:"string"}};e===null?e=[b]:e.push(b),r++}if(o.note!==void 0&&typeof o.
note!="string"){let b={instancePath:i+"/ended/note",schemaPath:"#/properties/ended/anyOf/1/properties/note/type",keyword:"type",params:{type:"string"}};e===null?
e=[b]:e.push(b),r++}}else{let b={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(
b),r++}var d=v===r;if(w=w||d,w)r=p,e!==null&&(p?e.length=p:e=null);else{let b={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf",keyword:"anyOf",params:{}};
e===null?e=[b]:e.push(b),r++}}if(s.asked!==void 0){let o=s.asked;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.victimPerSecond===void 0){let p={instancePath:i+
"/asked",schemaPath:"#/properties/asked/required",keyword:"required",params:{missingProperty:"victimPerSecond"}};e===null?e=[p]:e.push(p),r++}if(o.aggressorPerSecond===
void 0){let p={instancePath:i+"/asked",schemaPath:"#/properties/asked/required",keyword:"required",params:{missingProperty:"aggressorPerSecond"}};e===null?e=[p]:
e.push(p),r++}if(o.phaseSeconds===void 0){let p={instancePath:i+"/asked",schemaPath:"#/properties/asked/required",keyword:"required",params:{missingProperty:"ph\
aseSeconds"}};e===null?e=[p]:e.push(p),r++}if(o.rounds===void 0){let p={instancePath:i+"/asked",schemaPath:"#/properties/asked/required",keyword:"required",params:{
missingProperty:"rounds"}};e===null?e=[p]:e.push(p),r++}if(o.restSeconds===void 0){let p={instancePath:i+"/asked",schemaPath:"#/properties/asked/required",keyword:"\
required",params:{missingProperty:"restSeconds"}};e===null?e=[p]:e.push(p),r++}if(o.accounts===void 0){let p={instancePath:i+"/asked",schemaPath:"#/properties/a\
sked/required",keyword:"required",params:{missingProperty:"accounts"}};e===null?e=[p]:e.push(p),r++}for(let p in o)if(!(p==="victimPerSecond"||p==="aggressorPer\
Second"||p==="phaseSeconds"||p==="rounds"||p==="restSeconds"||p==="accounts")){let w={instancePath:i+"/asked",schemaPath:"#/properties/asked/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[w]:e.push(w),r++}if(o.victimPerSecond!==void 0){let p=o.victimPerSecond;if(typeof p==
"number"&&isFinite(p)){if(p<0||isNaN(p)){let w={instancePath:i+"/asked/victimPerSecond",schemaPath:"#/properties/asked/properties/victimPerSecond/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:i+"/asked/victimPerSecond",schemaPath:"#/properties/asked/prop\
erties/victimPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[w]:e.push(w),r++}}if(o.aggressorPerSecond!==void 0){let p=o.aggressorPerSecond;if(typeof p==
"number"&&isFinite(p)){if(p<0||isNaN(p)){let w={instancePath:i+"/asked/aggressorPerSecond",schemaPath:"#/properties/asked/properties/aggressorPerSecond/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:i+"/asked/aggressorPerSecond",schemaPath:"#/propertie\
s/asked/properties/aggressorPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[w]:e.push(w),r++}}if(o.phaseSeconds!==void 0){let p=o.phaseSeconds;
if(typeof p=="number"&&isFinite(p)){if(p<0||isNaN(p)){let w={instancePath:i+"/asked/phaseSeconds",schemaPath:"#/properties/asked/properties/phaseSeconds/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:i+"/asked/phaseSeconds",schemaPath:"#/properties/aske\
d/properties/phaseSeconds/type",keyword:"type",params:{type:"number"}};e===null?e=[w]:e.push(w),r++}}if(o.rounds!==void 0&&(C(o.rounds,{instancePath:i+"/asked/r\
ounds",parentData:o,parentDataProperty:"rounds",rootData:P,dynamicAnchors:k})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),o.restSeconds!==void 0){let p=o.
restSeconds;if(typeof p=="number"&&isFinite(p)){if(p<0||isNaN(p)){let w={instancePath:i+"/asked/restSeconds",schemaPath:"#/properties/asked/properties/restSecon\
ds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:i+"/asked/restSeconds",schemaPath:"#/prop\
erties/asked/properties/restSeconds/type",keyword:"type",params:{type:"number"}};e===null?e=[w]:e.push(w),r++}}if(o.accounts!==void 0){let p=o.accounts;if(Array.
isArray(p)){let w=p.length;for(let $=0;$<w;$++)if(typeof p[$]!="string"){let v={instancePath:i+"/asked/accounts/"+$,schemaPath:"#/properties/asked/properties/ac\
counts/items/type",keyword:"type",params:{type:"string"}};e===null?e=[v]:e.push(v),r++}}else{let w={instancePath:i+"/asked/accounts",schemaPath:"#/properties/as\
ked/properties/accounts/type",keyword:"type",params:{type:"array"}};e===null?e=[w]:e.push(w),r++}}}else{let p={instancePath:i+"/asked",schemaPath:"#/properties/\
asked/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.fairness!==void 0){let o=s.fairness,p=r,w=!1,$=r;if(o!==null){let b={instancePath:i+
"/fairness",schemaPath:"#/properties/fairness/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[b]:e.push(b),r++}var t=$===r;w=w||t;let v=r;if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.keys===void 0){let b={instancePath:i+"/fairness",schemaPath:"#/properties/fairness/anyOf/1/required",keyword:"required",params:{
missingProperty:"keys"}};e===null?e=[b]:e.push(b),r++}if(o.jainOfVictims===void 0){let b={instancePath:i+"/fairness",schemaPath:"#/properties/fairness/anyOf/1/r\
equired",keyword:"required",params:{missingProperty:"jainOfVictims"}};e===null?e=[b]:e.push(b),r++}if(o.jainOfAll===void 0){let b={instancePath:i+"/fairness",schemaPath:"\
#/properties/fairness/anyOf/1/required",keyword:"required",params:{missingProperty:"jainOfAll"}};e===null?e=[b]:e.push(b),r++}if(o.ttft===void 0){let b={instancePath:i+
"/fairness",schemaPath:"#/properties/fairness/anyOf/1/required",keyword:"required",params:{missingProperty:"ttft"}};e===null?e=[b]:e.push(b),r++}if(o.spill===void 0){
let b={instancePath:i+"/fairness",schemaPath:"#/properties/fairness/anyOf/1/required",keyword:"required",params:{missingProperty:"spill"}};e===null?e=[b]:e.push(
b),r++}for(let b in o)if(!(b==="keys"||b==="jainOfVictims"||b==="jainOfAll"||b==="ttft"||b==="spill")){let S={instancePath:i+"/fairness",schemaPath:"#/propertie\
s/fairness/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}};e===null?e=[S]:e.push(S),r++}if(o.keys!==void 0){let b=o.
keys;if(Array.isArray(b)){let S=b.length;for(let _=0;_<S;_++){let F=b[_];if(F&&typeof F=="object"&&!Array.isArray(F)){if(F.key===void 0){let A={instancePath:i+"\
/fairness/keys/"+_,schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[A]:e.
push(A),r++}if(F.isAggressor===void 0){let A={instancePath:i+"/fairness/keys/"+_,schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/required",keyword:"\
required",params:{missingProperty:"isAggressor"}};e===null?e=[A]:e.push(A),r++}if(F.calm===void 0){let A={instancePath:i+"/fairness/keys/"+_,schemaPath:"#/prope\
rties/fairness/anyOf/1/properties/keys/items/required",keyword:"required",params:{missingProperty:"calm"}};e===null?e=[A]:e.push(A),r++}if(F.press===void 0){let A={
instancePath:i+"/fairness/keys/"+_,schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/required",keyword:"required",params:{missingProperty:"press"}};
e===null?e=[A]:e.push(A),r++}for(let A in F)if(!(A==="key"||A==="isAggressor"||A==="calm"||A==="press")){let V={instancePath:i+"/fairness/keys/"+_,schemaPath:"#\
/properties/fairness/anyOf/1/properties/keys/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A}};e===null?e=[V]:e.push(V),
r++}if(F.key!==void 0&&typeof F.key!="string"){let A={instancePath:i+"/fairness/keys/"+_+"/key",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/\
properties/key/type",keyword:"type",params:{type:"string"}};e===null?e=[A]:e.push(A),r++}if(F.isAggressor!==void 0&&typeof F.isAggressor!="boolean"){let A={instancePath:i+
"/fairness/keys/"+_+"/isAggressor",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/properties/isAggressor/type",keyword:"type",params:{type:"boo\
lean"}};e===null?e=[A]:e.push(A),r++}F.calm!==void 0&&(Pe(F.calm,{instancePath:i+"/fairness/keys/"+_+"/calm",parentData:F,parentDataProperty:"calm",rootData:P,dynamicAnchors:k})||
(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length)),F.press!==void 0&&(Pe(F.press,{instancePath:i+"/fairness/keys/"+_+"/press",parentData:F,parentDataProperty:"\
press",rootData:P,dynamicAnchors:k})||(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length))}else{let A={instancePath:i+"/fairness/keys/"+_,schemaPath:"#/proper\
ties/fairness/anyOf/1/properties/keys/items/type",keyword:"type",params:{type:"object"}};e===null?e=[A]:e.push(A),r++}}}else{let S={instancePath:i+"/fairness/ke\
ys",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/type",keyword:"type",params:{type:"array"}};e===null?e=[S]:e.push(S),r++}}if(o.jainOfVictims!==void 0){
let b=o.jainOfVictims;if(!(typeof b=="number"&&isFinite(b))&&b!==null){let S={instancePath:i+"/fairness/jainOfVictims",schemaPath:"#/properties/fairness/anyOf/1\
/properties/jainOfVictims/type",keyword:"type",params:{type:pe.properties.fairness.anyOf[1].properties.jainOfVictims.type}};e===null?e=[S]:e.push(S),r++}if(typeof b==
"number"&&isFinite(b)){if(b>1.000001||isNaN(b)){let S={instancePath:i+"/fairness/jainOfVictims",schemaPath:"#/properties/fairness/anyOf/1/properties/jainOfVicti\
ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:1.000001}};e===null?e=[S]:e.push(S),r++}if(b<0||isNaN(b)){let S={instancePath:i+"/fairness/jainOfVic\
tims",schemaPath:"#/properties/fairness/anyOf/1/properties/jainOfVictims/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[S]:e.push(S),r++}}}
if(o.jainOfAll!==void 0){let b=o.jainOfAll;if(!(typeof b=="number"&&isFinite(b))&&b!==null){let S={instancePath:i+"/fairness/jainOfAll",schemaPath:"#/properties\
/fairness/anyOf/1/properties/jainOfAll/type",keyword:"type",params:{type:pe.properties.fairness.anyOf[1].properties.jainOfAll.type}};e===null?e=[S]:e.push(S),r++}
if(typeof b=="number"&&isFinite(b)){if(b>1.000001||isNaN(b)){let S={instancePath:i+"/fairness/jainOfAll",schemaPath:"#/properties/fairness/anyOf/1/properties/ja\
inOfAll/maximum",keyword:"maximum",params:{comparison:"<=",limit:1.000001}};e===null?e=[S]:e.push(S),r++}if(b<0||isNaN(b)){let S={instancePath:i+"/fairness/jain\
OfAll",schemaPath:"#/properties/fairness/anyOf/1/properties/jainOfAll/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[S]:e.push(S),r++}}}
if(o.ttft!==void 0){let b=o.ttft;if(Array.isArray(b)){let S=b.length;for(let _=0;_<S;_++){let F=b[_];if(F&&typeof F=="object"&&!Array.isArray(F)){if(F.percentile===
void 0){let A={instancePath:i+"/fairness/ttft/"+_,schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/required",keyword:"required",params:{missingProperty:"\
percentile"}};e===null?e=[A]:e.push(A),r++}if(F.calmMs===void 0){let A={instancePath:i+"/fairness/ttft/"+_,schemaPath:"#/properties/fairness/anyOf/1/properties/\
ttft/items/required",keyword:"required",params:{missingProperty:"calmMs"}};e===null?e=[A]:e.push(A),r++}if(F.pressMs===void 0){let A={instancePath:i+"/fairness/\
ttft/"+_,schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/required",keyword:"required",params:{missingProperty:"pressMs"}};e===null?e=[A]:e.push(
A),r++}if(F.ratio===void 0){let A={instancePath:i+"/fairness/ttft/"+_,schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/required",keyword:"require\
d",params:{missingProperty:"ratio"}};e===null?e=[A]:e.push(A),r++}if(F.ratioSpan===void 0){let A={instancePath:i+"/fairness/ttft/"+_,schemaPath:"#/properties/fa\
irness/anyOf/1/properties/ttft/items/required",keyword:"required",params:{missingProperty:"ratioSpan"}};e===null?e=[A]:e.push(A),r++}for(let A in F)if(!(A==="pe\
rcentile"||A==="calmMs"||A==="pressMs"||A==="ratio"||A==="ratioSpan")){let V={instancePath:i+"/fairness/ttft/"+_,schemaPath:"#/properties/fairness/anyOf/1/prope\
rties/ttft/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A}};e===null?e=[V]:e.push(V),r++}if(F.percentile!==void 0){let A=F.
percentile;if(typeof A=="number"&&isFinite(A)){if(A<0||isNaN(A)){let V={instancePath:i+"/fairness/ttft/"+_+"/percentile",schemaPath:"#/properties/fairness/anyOf\
/1/properties/ttft/items/properties/percentile/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[V]:e.push(V),r++}}else{let V={instancePath:i+
"/fairness/ttft/"+_+"/percentile",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/percentile/type",keyword:"type",params:{type:"numbe\
r"}};e===null?e=[V]:e.push(V),r++}}if(F.calmMs!==void 0){let A=F.calmMs;if(!(typeof A=="number"&&isFinite(A))&&A!==null){let V={instancePath:i+"/fairness/ttft/"+
_+"/calmMs",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/calmMs/type",keyword:"type",params:{type:pe.properties.fairness.anyOf[1].
properties.ttft.items.properties.calmMs.type}};e===null?e=[V]:e.push(V),r++}if(typeof A=="number"&&isFinite(A)&&(A<0||isNaN(A))){let V={instancePath:i+"/fairnes\
s/ttft/"+_+"/calmMs",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/calmMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[V]:e.push(V),r++}}if(F.pressMs!==void 0){let A=F.pressMs;if(!(typeof A=="number"&&isFinite(A))&&A!==null){let V={instancePath:i+"/fairness/ttft/"+_+
"/pressMs",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/pressMs/type",keyword:"type",params:{type:pe.properties.fairness.anyOf[1].
properties.ttft.items.properties.pressMs.type}};e===null?e=[V]:e.push(V),r++}if(typeof A=="number"&&isFinite(A)&&(A<0||isNaN(A))){let V={instancePath:i+"/fairne\
ss/ttft/"+_+"/pressMs",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/pressMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[V]:e.push(V),r++}}if(F.ratio!==void 0){let A=F.ratio;if(!(typeof A=="number"&&isFinite(A))&&A!==null){let V={instancePath:i+"/fairness/ttft/"+_+"/ra\
tio",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/ratio/type",keyword:"type",params:{type:pe.properties.fairness.anyOf[1].properties.
ttft.items.properties.ratio.type}};e===null?e=[V]:e.push(V),r++}if(typeof A=="number"&&isFinite(A)&&(A<0||isNaN(A))){let V={instancePath:i+"/fairness/ttft/"+_+"\
/ratio",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/ratio/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=
[V]:e.push(V),r++}}if(F.ratioSpan!==void 0){let A=F.ratioSpan,V=r,O=!1,j=r;if(A!==null){let W={instancePath:i+"/fairness/ttft/"+_+"/ratioSpan",schemaPath:"#/pro\
perties/fairness/anyOf/1/properties/ttft/items/properties/ratioSpan/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[W]:e.push(W),r++}var q=j===r;
O=O||q;let I=r;if(A&&typeof A=="object"&&!Array.isArray(A)){if(A.low===void 0){let W={instancePath:i+"/fairness/ttft/"+_+"/ratioSpan",schemaPath:"#/properties/f\
airness/anyOf/1/properties/ttft/items/properties/ratioSpan/anyOf/1/required",keyword:"required",params:{missingProperty:"low"}};e===null?e=[W]:e.push(W),r++}if(A.
high===void 0){let W={instancePath:i+"/fairness/ttft/"+_+"/ratioSpan",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/ratioSpan/anyOf\
/1/required",keyword:"required",params:{missingProperty:"high"}};e===null?e=[W]:e.push(W),r++}for(let W in A)if(!(W==="low"||W==="high")){let oe={instancePath:i+
"/fairness/ttft/"+_+"/ratioSpan",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/ratioSpan/anyOf/1/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:W}};e===null?e=[oe]:e.push(oe),r++}if(A.low!==void 0){let W=A.low;if(!(typeof W=="number"&&isFinite(W))){let oe={instancePath:i+
"/fairness/ttft/"+_+"/ratioSpan/low",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/ratioSpan/anyOf/1/properties/low/type",keyword:"\
type",params:{type:"number"}};e===null?e=[oe]:e.push(oe),r++}}if(A.high!==void 0){let W=A.high;if(!(typeof W=="number"&&isFinite(W))){let oe={instancePath:i+"/f\
airness/ttft/"+_+"/ratioSpan/high",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/ratioSpan/anyOf/1/properties/high/type",keyword:"t\
ype",params:{type:"number"}};e===null?e=[oe]:e.push(oe),r++}}}else{let W={instancePath:i+"/fairness/ttft/"+_+"/ratioSpan",schemaPath:"#/properties/fairness/anyO\
f/1/properties/ttft/items/properties/ratioSpan/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[W]:e.push(W),r++}var q=I===r;if(O=O||q,O)r=V,e!==
null&&(V?e.length=V:e=null);else{let W={instancePath:i+"/fairness/ttft/"+_+"/ratioSpan",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properti\
es/ratioSpan/anyOf",keyword:"anyOf",params:{}};e===null?e=[W]:e.push(W),r++}}}else{let A={instancePath:i+"/fairness/ttft/"+_,schemaPath:"#/properties/fairness/a\
nyOf/1/properties/ttft/items/type",keyword:"type",params:{type:"object"}};e===null?e=[A]:e.push(A),r++}}}else{let S={instancePath:i+"/fairness/ttft",schemaPath:"\
#/properties/fairness/anyOf/1/properties/ttft/type",keyword:"type",params:{type:"array"}};e===null?e=[S]:e.push(S),r++}}if(o.spill!==void 0){let b=o.spill;if(b&&
typeof b=="object"&&!Array.isArray(b)){if(b.calmShare===void 0){let S={instancePath:i+"/fairness/spill",schemaPath:"#/properties/fairness/anyOf/1/properties/spi\
ll/required",keyword:"required",params:{missingProperty:"calmShare"}};e===null?e=[S]:e.push(S),r++}if(b.pressShare===void 0){let S={instancePath:i+"/fairness/sp\
ill",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/required",keyword:"required",params:{missingProperty:"pressShare"}};e===null?e=[S]:e.push(S),r++}
if(b.calmAsked===void 0){let S={instancePath:i+"/fairness/spill",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/required",keyword:"required",params:{
missingProperty:"calmAsked"}};e===null?e=[S]:e.push(S),r++}if(b.pressAsked===void 0){let S={instancePath:i+"/fairness/spill",schemaPath:"#/properties/fairness/a\
nyOf/1/properties/spill/required",keyword:"required",params:{missingProperty:"pressAsked"}};e===null?e=[S]:e.push(S),r++}if(b.needed===void 0){let S={instancePath:i+
"/fairness/spill",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/required",keyword:"required",params:{missingProperty:"needed"}};e===null?e=[S]:e.push(
S),r++}if(b.difference===void 0){let S={instancePath:i+"/fairness/spill",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/required",keyword:"required",
params:{missingProperty:"difference"}};e===null?e=[S]:e.push(S),r++}if(b.span===void 0){let S={instancePath:i+"/fairness/spill",schemaPath:"#/properties/fairnes\
s/anyOf/1/properties/spill/required",keyword:"required",params:{missingProperty:"span"}};e===null?e=[S]:e.push(S),r++}if(b.failures===void 0){let S={instancePath:i+
"/fairness/spill",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/required",keyword:"required",params:{missingProperty:"failures"}};e===null?e=[S]:e.
push(S),r++}if(b.verdict===void 0){let S={instancePath:i+"/fairness/spill",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/required",keyword:"require\
d",params:{missingProperty:"verdict"}};e===null?e=[S]:e.push(S),r++}for(let S in b)if(!ee.call(pe.properties.fairness.anyOf[1].properties.spill.properties,S)){let _={
instancePath:i+"/fairness/spill",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:S}};
e===null?e=[_]:e.push(_),r++}if(b.calmShare!==void 0){let S=b.calmShare;if(typeof S=="number"&&isFinite(S)){if(S>1||isNaN(S)){let _={instancePath:i+"/fairness/s\
pill/calmShare",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/calmShare/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===
null?e=[_]:e.push(_),r++}if(S<0||isNaN(S)){let _={instancePath:i+"/fairness/spill/calmShare",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properti\
es/calmShare/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[_]:e.push(_),r++}}else{let _={instancePath:i+"/fairness/spill/calmShare",schemaPath:"\
#/properties/fairness/anyOf/1/properties/spill/properties/calmShare/type",keyword:"type",params:{type:"number"}};e===null?e=[_]:e.push(_),r++}}if(b.pressShare!==
void 0){let S=b.pressShare;if(typeof S=="number"&&isFinite(S)){if(S>1||isNaN(S)){let _={instancePath:i+"/fairness/spill/pressShare",schemaPath:"#/properties/fai\
rness/anyOf/1/properties/spill/properties/pressShare/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[_]:e.push(_),r++}if(S<0||isNaN(S)){
let _={instancePath:i+"/fairness/spill/pressShare",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/pressShare/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[_]:e.push(_),r++}}else{let _={instancePath:i+"/fairness/spill/pressShare",schemaPath:"#/properties/fairness/anyOf/1/proper\
ties/spill/properties/pressShare/type",keyword:"type",params:{type:"number"}};e===null?e=[_]:e.push(_),r++}}if(b.calmAsked!==void 0&&(C(b.calmAsked,{instancePath:i+
"/fairness/spill/calmAsked",parentData:b,parentDataProperty:"calmAsked",rootData:P,dynamicAnchors:k})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),b.pressAsked!==
void 0&&(C(b.pressAsked,{instancePath:i+"/fairness/spill/pressAsked",parentData:b,parentDataProperty:"pressAsked",rootData:P,dynamicAnchors:k})||(e=e===null?C.errors:
e.concat(C.errors),r=e.length)),b.needed!==void 0&&(C(b.needed,{instancePath:i+"/fairness/spill/needed",parentData:b,parentDataProperty:"needed",rootData:P,dynamicAnchors:k})||
(e=e===null?C.errors:e.concat(C.errors),r=e.length)),b.difference!==void 0){let S=b.difference;if(!(typeof S=="number"&&isFinite(S))){let _={instancePath:i+"/fa\
irness/spill/difference",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/difference/type",keyword:"type",params:{type:"number"}};e===null?
e=[_]:e.push(_),r++}}if(b.span!==void 0){let S=b.span,_=r,F=!1,A=r;if(S!==null){let O={instancePath:i+"/fairness/spill/span",schemaPath:"#/properties/fairness/a\
nyOf/1/properties/spill/properties/span/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[O]:e.push(O),r++}var c=A===r;F=F||c;let V=r;if(S&&typeof S==
"object"&&!Array.isArray(S)){if(S.low===void 0){let O={instancePath:i+"/fairness/spill/span",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properti\
es/span/anyOf/1/required",keyword:"required",params:{missingProperty:"low"}};e===null?e=[O]:e.push(O),r++}if(S.high===void 0){let O={instancePath:i+"/fairness/s\
pill/span",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/span/anyOf/1/required",keyword:"required",params:{missingProperty:"high"}};e===
null?e=[O]:e.push(O),r++}for(let O in S)if(!(O==="low"||O==="high")){let j={instancePath:i+"/fairness/spill/span",schemaPath:"#/properties/fairness/anyOf/1/prop\
erties/spill/properties/span/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:O}};e===null?e=[j]:e.push(j),r++}if(S.low!==
void 0){let O=S.low;if(!(typeof O=="number"&&isFinite(O))){let j={instancePath:i+"/fairness/spill/span/low",schemaPath:"#/properties/fairness/anyOf/1/properties\
/spill/properties/span/anyOf/1/properties/low/type",keyword:"type",params:{type:"number"}};e===null?e=[j]:e.push(j),r++}}if(S.high!==void 0){let O=S.high;if(!(typeof O==
"number"&&isFinite(O))){let j={instancePath:i+"/fairness/spill/span/high",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/span/anyOf/1/pro\
perties/high/type",keyword:"type",params:{type:"number"}};e===null?e=[j]:e.push(j),r++}}}else{let O={instancePath:i+"/fairness/spill/span",schemaPath:"#/propert\
ies/fairness/anyOf/1/properties/spill/properties/span/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[O]:e.push(O),r++}var c=V===r;if(F=F||c,F)
r=_,e!==null&&(_?e.length=_:e=null);else{let O={instancePath:i+"/fairness/spill/span",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/span\
/anyOf",keyword:"anyOf",params:{}};e===null?e=[O]:e.push(O),r++}}if(b.failures!==void 0&&(Se(b.failures,{instancePath:i+"/fairness/spill/failures",parentData:b,
parentDataProperty:"failures",rootData:P,dynamicAnchors:k})||(e=e===null?Se.errors:e.concat(Se.errors),r=e.length)),b.verdict!==void 0){let S=b.verdict;if(!(S===
"spills"||S==="does-not-spill"||S==="unclear")){let _={instancePath:i+"/fairness/spill/verdict",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/prope\
rties/verdict/enum",keyword:"enum",params:{allowedValues:pe.properties.fairness.anyOf[1].properties.spill.properties.verdict.enum}};e===null?e=[_]:e.push(_),r++}}}else{
let S={instancePath:i+"/fairness/spill",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/type",keyword:"type",params:{type:"object"}};e===null?e=[S]:e.
push(S),r++}}}else{let b={instancePath:i+"/fairness",schemaPath:"#/properties/fairness/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(
b),r++}var t=v===r;if(w=w||t,w)r=p,e!==null&&(p?e.length=p:e=null);else{let b={instancePath:i+"/fairness",schemaPath:"#/properties/fairness/anyOf",keyword:"anyO\
f",params:{}};e===null?e=[b]:e.push(b),r++}}if(s.scope!==void 0){let o=s.scope,p=r,w=!1,$=r;if(o!==null){let b={instancePath:i+"/scope",schemaPath:"#/properties\
/scope/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[b]:e.push(b),r++}var u=$===r;w=w||u;let v=r;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.
among===void 0){let b={instancePath:i+"/scope",schemaPath:"#/properties/scope/anyOf/1/required",keyword:"required",params:{missingProperty:"among"}};e===null?e=
[b]:e.push(b),r++}if(o.why===void 0){let b={instancePath:i+"/scope",schemaPath:"#/properties/scope/anyOf/1/required",keyword:"required",params:{missingProperty:"\
why"}};e===null?e=[b]:e.push(b),r++}for(let b in o)if(!(b==="among"||b==="why")){let S={instancePath:i+"/scope",schemaPath:"#/properties/scope/anyOf/1/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:b}};e===null?e=[S]:e.push(S),r++}if(o.among!==void 0){let b=o.among;if(Array.isArray(b)){
let S=b.length;for(let _=0;_<S;_++){let F=b[_];if(!(F==="key"||F==="account"||F==="address"||F==="key-and-address"||F==="global")){let A={instancePath:i+"/scope\
/among/"+_,schemaPath:"#/properties/scope/anyOf/1/properties/among/items/enum",keyword:"enum",params:{allowedValues:pe.properties.scope.anyOf[1].properties.among.
items.enum}};e===null?e=[A]:e.push(A),r++}}}else{let S={instancePath:i+"/scope/among",schemaPath:"#/properties/scope/anyOf/1/properties/among/type",keyword:"typ\
e",params:{type:"array"}};e===null?e=[S]:e.push(S),r++}}if(o.why!==void 0&&typeof o.why!="string"){let b={instancePath:i+"/scope/why",schemaPath:"#/properties/s\
cope/anyOf/1/properties/why/type",keyword:"type",params:{type:"string"}};e===null?e=[b]:e.push(b),r++}}else{let b={instancePath:i+"/scope",schemaPath:"#/propert\
ies/scope/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}var u=v===r;if(w=w||u,w)r=p,e!==null&&(p?e.length=p:e=null);else{let b={
instancePath:i+"/scope",schemaPath:"#/properties/scope/anyOf",keyword:"anyOf",params:{}};e===null?e=[b]:e.push(b),r++}}if(s.instrument!==void 0){let o=s.instrument,
p=r,w=!1,$=r;if(o!==null){let b={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=
[b]:e.push(b),r++}var T=$===r;w=w||T;let v=r;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.lagMs===void 0){let b={instancePath:i+"/instrument",schemaPath:"#\
/properties/instrument/anyOf/1/required",keyword:"required",params:{missingProperty:"lagMs"}};e===null?e=[b]:e.push(b),r++}if(o.planned===void 0){let b={instancePath:i+
"/instrument",schemaPath:"#/properties/instrument/anyOf/1/required",keyword:"required",params:{missingProperty:"planned"}};e===null?e=[b]:e.push(b),r++}if(o.unsent===
void 0){let b={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/anyOf/1/required",keyword:"required",params:{missingProperty:"unsent"}};e===null?
e=[b]:e.push(b),r++}if(o.verdict===void 0){let b={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/anyOf/1/required",keyword:"required",params:{
missingProperty:"verdict"}};e===null?e=[b]:e.push(b),r++}if(o.reasons===void 0){let b={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/anyOf/1/\
required",keyword:"required",params:{missingProperty:"reasons"}};e===null?e=[b]:e.push(b),r++}for(let b in o)if(!(b==="lagMs"||b==="planned"||b==="unsent"||b===
"verdict"||b==="reasons")){let S={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/anyOf/1/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:b}};e===null?e=[S]:e.push(S),r++}if(o.lagMs!==void 0){let b=o.lagMs,S=r,_=!1,F=r;if(b!==null){let V={instancePath:i+"/instrument/lagM\
s",schemaPath:"#/properties/instrument/anyOf/1/properties/lagMs/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[V]:e.push(V),r++}var x=F===r;_=_||
x;let A=r;if(b&&typeof b=="object"&&!Array.isArray(b)){if(b.p50===void 0){let V={instancePath:i+"/instrument/lagMs",schemaPath:"#/properties/instrument/anyOf/1/\
properties/lagMs/anyOf/1/required",keyword:"required",params:{missingProperty:"p50"}};e===null?e=[V]:e.push(V),r++}if(b.p99===void 0){let V={instancePath:i+"/in\
strument/lagMs",schemaPath:"#/properties/instrument/anyOf/1/properties/lagMs/anyOf/1/required",keyword:"required",params:{missingProperty:"p99"}};e===null?e=[V]:
e.push(V),r++}if(b.max===void 0){let V={instancePath:i+"/instrument/lagMs",schemaPath:"#/properties/instrument/anyOf/1/properties/lagMs/anyOf/1/required",keyword:"\
required",params:{missingProperty:"max"}};e===null?e=[V]:e.push(V),r++}for(let V in b)if(!(V==="p50"||V==="p99"||V==="max")){let O={instancePath:i+"/instrument/\
lagMs",schemaPath:"#/properties/instrument/anyOf/1/properties/lagMs/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:V}};
e===null?e=[O]:e.push(O),r++}if(b.p50!==void 0){let V=b.p50;if(!(typeof V=="number"&&isFinite(V))){let O={instancePath:i+"/instrument/lagMs/p50",schemaPath:"#/p\
roperties/instrument/anyOf/1/properties/lagMs/anyOf/1/properties/p50/type",keyword:"type",params:{type:"number"}};e===null?e=[O]:e.push(O),r++}}if(b.p99!==void 0){
let V=b.p99;if(!(typeof V=="number"&&isFinite(V))){let O={instancePath:i+"/instrument/lagMs/p99",schemaPath:"#/properties/instrument/anyOf/1/properties/lagMs/an\
yOf/1/properties/p99/type",keyword:"type",params:{type:"number"}};e===null?e=[O]:e.push(O),r++}}if(b.max!==void 0){let V=b.max;if(!(typeof V=="number"&&isFinite(
V))){let O={instancePath:i+"/instrument/lagMs/max",schemaPath:"#/properties/instrument/anyOf/1/properties/lagMs/anyOf/1/properties/max/type",keyword:"type",params:{
type:"number"}};e===null?e=[O]:e.push(O),r++}}}else{let V={instancePath:i+"/instrument/lagMs",schemaPath:"#/properties/instrument/anyOf/1/properties/lagMs/anyOf\
/1/type",keyword:"type",params:{type:"object"}};e===null?e=[V]:e.push(V),r++}var x=A===r;if(_=_||x,_)r=S,e!==null&&(S?e.length=S:e=null);else{let V={instancePath:i+
"/instrument/lagMs",schemaPath:"#/properties/instrument/anyOf/1/properties/lagMs/anyOf",keyword:"anyOf",params:{}};e===null?e=[V]:e.push(V),r++}}if(o.planned!==
void 0&&(C(o.planned,{instancePath:i+"/instrument/planned",parentData:o,parentDataProperty:"planned",rootData:P,dynamicAnchors:k})||(e=e===null?C.errors:e.concat(
C.errors),r=e.length)),o.unsent!==void 0&&(C(o.unsent,{instancePath:i+"/instrument/unsent",parentData:o,parentDataProperty:"unsent",rootData:P,dynamicAnchors:k})||
(e=e===null?C.errors:e.concat(C.errors),r=e.length)),o.verdict!==void 0){let b=o.verdict;if(!(b==="valid"||b==="suspect")){let S={instancePath:i+"/instrument/ve\
rdict",schemaPath:"#/properties/instrument/anyOf/1/properties/verdict/enum",keyword:"enum",params:{allowedValues:pe.properties.instrument.anyOf[1].properties.verdict.
enum}};e===null?e=[S]:e.push(S),r++}}if(o.reasons!==void 0){let b=o.reasons;if(Array.isArray(b)){let S=b.length;for(let _=0;_<S;_++)X(b[_],{instancePath:i+"/ins\
trument/reasons/"+_,parentData:b,parentDataProperty:_,rootData:P,dynamicAnchors:k})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)}else{let S={instancePath:i+
"/instrument/reasons",schemaPath:"#/properties/instrument/anyOf/1/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[S]:e.push(S),r++}}}else{
let b={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}var T=v===
r;if(w=w||T,w)r=p,e!==null&&(p?e.length=p:e=null);else{let b={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/anyOf",keyword:"anyOf",params:{}};
e===null?e=[b]:e.push(b),r++}}if(s.series!==void 0){let o=s.series,p=r,w=!1,$=r;if(o!==null){let b={instancePath:i+"/series",schemaPath:"#/properties/series/any\
Of/0/type",keyword:"type",params:{type:"null"}};e===null?e=[b]:e.push(b),r++}var g=$===r;w=w||g;let v=r;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.bucketSeconds===
void 0){let b={instancePath:i+"/series",schemaPath:"#/properties/series/anyOf/1/required",keyword:"required",params:{missingProperty:"bucketSeconds"}};e===null?
e=[b]:e.push(b),r++}if(o.phases===void 0){let b={instancePath:i+"/series",schemaPath:"#/properties/series/anyOf/1/required",keyword:"required",params:{missingProperty:"\
phases"}};e===null?e=[b]:e.push(b),r++}if(o.keys===void 0){let b={instancePath:i+"/series",schemaPath:"#/properties/series/anyOf/1/required",keyword:"required",
params:{missingProperty:"keys"}};e===null?e=[b]:e.push(b),r++}for(let b in o)if(!(b==="bucketSeconds"||b==="phases"||b==="keys")){let S={instancePath:i+"/series",
schemaPath:"#/properties/series/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}};e===null?e=[S]:e.push(S),r++}if(o.bucketSeconds!==
void 0){let b=o.bucketSeconds;if(typeof b=="number"&&isFinite(b)){if(b<=0||isNaN(b)){let S={instancePath:i+"/series/bucketSeconds",schemaPath:"#/properties/seri\
es/anyOf/1/properties/bucketSeconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}};e===null?e=[S]:e.push(S),r++}}else{let S={instancePath:i+
"/series/bucketSeconds",schemaPath:"#/properties/series/anyOf/1/properties/bucketSeconds/type",keyword:"type",params:{type:"number"}};e===null?e=[S]:e.push(S),r++}}
if(o.phases!==void 0){let b=o.phases;if(Array.isArray(b)){let S=b.length;for(let _=0;_<S;_++){let F=b[_];if(F&&typeof F=="object"&&!Array.isArray(F)){if(F.phase===
void 0){let A={instancePath:i+"/series/phases/"+_,schemaPath:"#/properties/series/anyOf/1/properties/phases/items/required",keyword:"required",params:{missingProperty:"\
phase"}};e===null?e=[A]:e.push(A),r++}if(F.fromSeconds===void 0){let A={instancePath:i+"/series/phases/"+_,schemaPath:"#/properties/series/anyOf/1/properties/ph\
ases/items/required",keyword:"required",params:{missingProperty:"fromSeconds"}};e===null?e=[A]:e.push(A),r++}if(F.toSeconds===void 0){let A={instancePath:i+"/se\
ries/phases/"+_,schemaPath:"#/properties/series/anyOf/1/properties/phases/items/required",keyword:"required",params:{missingProperty:"toSeconds"}};e===null?e=[A]:
e.push(A),r++}for(let A in F)if(!(A==="phase"||A==="fromSeconds"||A==="toSeconds")){let V={instancePath:i+"/series/phases/"+_,schemaPath:"#/properties/series/an\
yOf/1/properties/phases/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A}};e===null?e=[V]:e.push(V),r++}if(F.phase!==void 0){
let A=F.phase;if(!(A==="calm"||A==="press")){let V={instancePath:i+"/series/phases/"+_+"/phase",schemaPath:"#/properties/series/anyOf/1/properties/phases/items/\
properties/phase/enum",keyword:"enum",params:{allowedValues:pe.properties.series.anyOf[1].properties.phases.items.properties.phase.enum}};e===null?e=[V]:e.push(
V),r++}}if(F.fromSeconds!==void 0){let A=F.fromSeconds;if(typeof A=="number"&&isFinite(A)){if(A<0||isNaN(A)){let V={instancePath:i+"/series/phases/"+_+"/fromSec\
onds",schemaPath:"#/properties/series/anyOf/1/properties/phases/items/properties/fromSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?
e=[V]:e.push(V),r++}}else{let V={instancePath:i+"/series/phases/"+_+"/fromSeconds",schemaPath:"#/properties/series/anyOf/1/properties/phases/items/properties/fr\
omSeconds/type",keyword:"type",params:{type:"number"}};e===null?e=[V]:e.push(V),r++}}if(F.toSeconds!==void 0){let A=F.toSeconds;if(typeof A=="number"&&isFinite(
A)){if(A<0||isNaN(A)){let V={instancePath:i+"/series/phases/"+_+"/toSeconds",schemaPath:"#/properties/series/anyOf/1/properties/phases/items/properties/toSecond\
s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[V]:e.push(V),r++}}else{let V={instancePath:i+"/series/phases/"+_+"/toSeconds",schemaPath:"\
#/properties/series/anyOf/1/properties/phases/items/properties/toSeconds/type",keyword:"type",params:{type:"number"}};e===null?e=[V]:e.push(V),r++}}}else{let A={
instancePath:i+"/series/phases/"+_,schemaPath:"#/properties/series/anyOf/1/properties/phases/items/type",keyword:"type",params:{type:"object"}};e===null?e=[A]:e.
push(A),r++}}}else{let S={instancePath:i+"/series/phases",schemaPath:"#/properties/series/anyOf/1/properties/phases/type",keyword:"type",params:{type:"array"}};
e===null?e=[S]:e.push(S),r++}}if(o.keys!==void 0){let b=o.keys;if(Array.isArray(b)){let S=b.length;for(let _=0;_<S;_++){let F=b[_];if(F&&typeof F=="object"&&!Array.
isArray(F)){if(F.key===void 0){let A={instancePath:i+"/series/keys/"+_,schemaPath:"#/properties/series/anyOf/1/properties/keys/items/required",keyword:"required",
params:{missingProperty:"key"}};e===null?e=[A]:e.push(A),r++}if(F.completed===void 0){let A={instancePath:i+"/series/keys/"+_,schemaPath:"#/properties/series/an\
yOf/1/properties/keys/items/required",keyword:"required",params:{missingProperty:"completed"}};e===null?e=[A]:e.push(A),r++}if(F.refused===void 0){let A={instancePath:i+
"/series/keys/"+_,schemaPath:"#/properties/series/anyOf/1/properties/keys/items/required",keyword:"required",params:{missingProperty:"refused"}};e===null?e=[A]:
e.push(A),r++}for(let A in F)if(!(A==="key"||A==="completed"||A==="refused")){let V={instancePath:i+"/series/keys/"+_,schemaPath:"#/properties/series/anyOf/1/pr\
operties/keys/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A}};e===null?e=[V]:e.push(V),r++}if(F.key!==void 0&&typeof F.
key!="string"){let A={instancePath:i+"/series/keys/"+_+"/key",schemaPath:"#/properties/series/anyOf/1/properties/keys/items/properties/key/type",keyword:"type",
params:{type:"string"}};e===null?e=[A]:e.push(A),r++}if(F.completed!==void 0){let A=F.completed;if(Array.isArray(A)){if(A.length>400){let O={instancePath:i+"/se\
ries/keys/"+_+"/completed",schemaPath:"#/properties/series/anyOf/1/properties/keys/items/properties/completed/maxItems",keyword:"maxItems",params:{limit:400}};e===
null?e=[O]:e.push(O),r++}let V=A.length;for(let O=0;O<V;O++)C(A[O],{instancePath:i+"/series/keys/"+_+"/completed/"+O,parentData:A,parentDataProperty:O,rootData:P,
dynamicAnchors:k})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)}else{let V={instancePath:i+"/series/keys/"+_+"/completed",schemaPath:"#/properties/serie\
s/anyOf/1/properties/keys/items/properties/completed/type",keyword:"type",params:{type:"array"}};e===null?e=[V]:e.push(V),r++}}if(F.refused!==void 0){let A=F.refused;
if(Array.isArray(A)){if(A.length>400){let O={instancePath:i+"/series/keys/"+_+"/refused",schemaPath:"#/properties/series/anyOf/1/properties/keys/items/propertie\
s/refused/maxItems",keyword:"maxItems",params:{limit:400}};e===null?e=[O]:e.push(O),r++}let V=A.length;for(let O=0;O<V;O++)C(A[O],{instancePath:i+"/series/keys/"+
_+"/refused/"+O,parentData:A,parentDataProperty:O,rootData:P,dynamicAnchors:k})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)}else{let V={instancePath:i+
"/series/keys/"+_+"/refused",schemaPath:"#/properties/series/anyOf/1/properties/keys/items/properties/refused/type",keyword:"type",params:{type:"array"}};e===null?
e=[V]:e.push(V),r++}}}else{let A={instancePath:i+"/series/keys/"+_,schemaPath:"#/properties/series/anyOf/1/properties/keys/items/type",keyword:"type",params:{type:"\
object"}};e===null?e=[A]:e.push(A),r++}}}else{let S={instancePath:i+"/series/keys",schemaPath:"#/properties/series/anyOf/1/properties/keys/type",keyword:"type",
params:{type:"array"}};e===null?e=[S]:e.push(S),r++}}}else{let b={instancePath:i+"/series",schemaPath:"#/properties/series/anyOf/1/type",keyword:"type",params:{
type:"object"}};e===null?e=[b]:e.push(b),r++}var g=v===r;if(w=w||g,w)r=p,e!==null&&(p?e.length=p:e=null);else{let b={instancePath:i+"/series",schemaPath:"#/prop\
erties/series/anyOf",keyword:"anyOf",params:{}};e===null?e=[b]:e.push(b),r++}}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"}};e===null?e=[o]:e.push(o),r++}return Rr.errors=e,r===0}Rr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Gs=Jr,ys={$schema:"https://json-schema.or\
g/draft/2020-12/schema",$id:"urn:assay:gaps",$comment:"The shape of gaps.json. The readings of a key that two gaps share stand at the first of them; `parameters\
` are the defaults of a reading that no profile has.",title:"Gaps of the interface",type:"array",items:{type:"object",required:["id","section","capability","lev\
el","text","keys","readings"],additionalProperties:!1,properties:{id:{type:"string",pattern:"^G[1-9](\\.\\d+)$"},section:{type:"string",pattern:"^[1-9](\\.[1-9])\
?$"},capability:{enum:["core","signup","sse","websocket","webhooks","limits"]},level:{enum:["MUST","SHOULD"]},text:{type:"string",minLength:10},excluded:{title:"\
Why nothing judges or observes it",type:"string",minLength:10},observedBy:{title:"Probes that show it",type:"array",minItems:1,items:{type:"string"}},keys:{type:"\
array",minItems:1,items:{type:"string"}},readings:{type:"array",items:{type:"object",required:["key","name","meaning"],additionalProperties:!1,properties:{key:{
type:"string"},name:{type:"string"},meaning:{type:"string",minLength:5},parameters:{type:"object"},recorded:{title:"Why nothing is judged by it: it is for the r\
ecord",type:"string",minLength:10}}}}}}},Hs=new RegExp("^G[1-9](\\.\\d+)$","u");function Jr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,
dynamicAnchors:k={}}={}){let e=null,r=0,h=Jr.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),Array.isArray(s)){let n=s.length;for(let a=0;a<
n;a++){let l=s[a];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.id===void 0){let m={instancePath:i+"/"+a,schemaPath:"#/items/required",keyword:"required",params:{
missingProperty:"id"}};e===null?e=[m]:e.push(m),r++}if(l.section===void 0){let m={instancePath:i+"/"+a,schemaPath:"#/items/required",keyword:"required",params:{
missingProperty:"section"}};e===null?e=[m]:e.push(m),r++}if(l.capability===void 0){let m={instancePath:i+"/"+a,schemaPath:"#/items/required",keyword:"required",
params:{missingProperty:"capability"}};e===null?e=[m]:e.push(m),r++}if(l.level===void 0){let m={instancePath:i+"/"+a,schemaPath:"#/items/required",keyword:"requ\
ired",params:{missingProperty:"level"}};e===null?e=[m]:e.push(m),r++}if(l.text===void 0){let m={instancePath:i+"/"+a,schemaPath:"#/items/required",keyword:"requ\
ired",params:{missingProperty:"text"}};e===null?e=[m]:e.push(m),r++}if(l.keys===void 0){let m={instancePath:i+"/"+a,schemaPath:"#/items/required",keyword:"requi\
red",params:{missingProperty:"keys"}};e===null?e=[m]:e.push(m),r++}if(l.readings===void 0){let m={instancePath:i+"/"+a,schemaPath:"#/items/required",keyword:"re\
quired",params:{missingProperty:"readings"}};e===null?e=[m]:e.push(m),r++}for(let m in l)if(!ee.call(ys.items.properties,m)){let y={instancePath:i+"/"+a,schemaPath:"\
#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}};e===null?e=[y]:e.push(y),r++}if(l.id!==void 0){let m=l.id;if(typeof m==
"string"){if(!Hs.test(m)){let y={instancePath:i+"/"+a+"/id",schemaPath:"#/items/properties/id/pattern",keyword:"pattern",params:{pattern:"^G[1-9](\\.\\d+)$"}};e===
null?e=[y]:e.push(y),r++}}else{let y={instancePath:i+"/"+a+"/id",schemaPath:"#/items/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.
push(y),r++}}if(l.section!==void 0){let m=l.section;if(typeof m=="string"){if(!Es.test(m)){let y={instancePath:i+"/"+a+"/section",schemaPath:"#/items/properties\
/section/pattern",keyword:"pattern",params:{pattern:"^[1-9](\\.[1-9])?$"}};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:i+"/"+a+"/section",schemaPath:"\
#/items/properties/section/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}}if(l.capability!==void 0){let m=l.capability;if(!(m==="cor\
e"||m==="signup"||m==="sse"||m==="websocket"||m==="webhooks"||m==="limits")){let y={instancePath:i+"/"+a+"/capability",schemaPath:"#/items/properties/capability\
/enum",keyword:"enum",params:{allowedValues:ys.items.properties.capability.enum}};e===null?e=[y]:e.push(y),r++}}if(l.level!==void 0){let m=l.level;if(!(m==="MUS\
T"||m==="SHOULD")){let y={instancePath:i+"/"+a+"/level",schemaPath:"#/items/properties/level/enum",keyword:"enum",params:{allowedValues:ys.items.properties.level.
enum}};e===null?e=[y]:e.push(y),r++}}if(l.text!==void 0){let m=l.text;if(typeof m=="string"){if(U(m)<10){let y={instancePath:i+"/"+a+"/text",schemaPath:"#/items\
/properties/text/minLength",keyword:"minLength",params:{limit:10}};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:i+"/"+a+"/text",schemaPath:"#/items/pr\
operties/text/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}}if(l.excluded!==void 0){let m=l.excluded;if(typeof m=="string"){if(U(m)<
10){let y={instancePath:i+"/"+a+"/excluded",schemaPath:"#/items/properties/excluded/minLength",keyword:"minLength",params:{limit:10}};e===null?e=[y]:e.push(y),r++}}else{
let y={instancePath:i+"/"+a+"/excluded",schemaPath:"#/items/properties/excluded/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}}if(l.
observedBy!==void 0){let m=l.observedBy;if(Array.isArray(m)){if(m.length<1){let f={instancePath:i+"/"+a+"/observedBy",schemaPath:"#/items/properties/observedBy/\
minItems",keyword:"minItems",params:{limit:1}};e===null?e=[f]:e.push(f),r++}let y=m.length;for(let f=0;f<y;f++)if(typeof m[f]!="string"){let d={instancePath:i+"\
/"+a+"/observedBy/"+f,schemaPath:"#/items/properties/observedBy/items/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}else{let y={instancePath:i+
"/"+a+"/observedBy",schemaPath:"#/items/properties/observedBy/type",keyword:"type",params:{type:"array"}};e===null?e=[y]:e.push(y),r++}}if(l.keys!==void 0){let m=l.
keys;if(Array.isArray(m)){if(m.length<1){let f={instancePath:i+"/"+a+"/keys",schemaPath:"#/items/properties/keys/minItems",keyword:"minItems",params:{limit:1}};
e===null?e=[f]:e.push(f),r++}let y=m.length;for(let f=0;f<y;f++)if(typeof m[f]!="string"){let d={instancePath:i+"/"+a+"/keys/"+f,schemaPath:"#/items/properties/\
keys/items/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}else{let y={instancePath:i+"/"+a+"/keys",schemaPath:"#/items/properties/ke\
ys/type",keyword:"type",params:{type:"array"}};e===null?e=[y]:e.push(y),r++}}if(l.readings!==void 0){let m=l.readings;if(Array.isArray(m)){let y=m.length;for(let f=0;f<
y;f++){let d=m[f];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.key===void 0){let q={instancePath:i+"/"+a+"/readings/"+f,schemaPath:"#/items/properties/read\
ings/items/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[q]:e.push(q),r++}if(d.name===void 0){let q={instancePath:i+"/"+a+"/readings/"+
f,schemaPath:"#/items/properties/readings/items/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[q]:e.push(q),r++}if(d.meaning===void 0){
let q={instancePath:i+"/"+a+"/readings/"+f,schemaPath:"#/items/properties/readings/items/required",keyword:"required",params:{missingProperty:"meaning"}};e===null?
e=[q]:e.push(q),r++}for(let q in d)if(!(q==="key"||q==="name"||q==="meaning"||q==="parameters"||q==="recorded")){let c={instancePath:i+"/"+a+"/readings/"+f,schemaPath:"\
#/items/properties/readings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}};e===null?e=[c]:e.push(c),r++}if(d.key!==void 0&&
typeof d.key!="string"){let q={instancePath:i+"/"+a+"/readings/"+f+"/key",schemaPath:"#/items/properties/readings/items/properties/key/type",keyword:"type",params:{
type:"string"}};e===null?e=[q]:e.push(q),r++}if(d.name!==void 0&&typeof d.name!="string"){let q={instancePath:i+"/"+a+"/readings/"+f+"/name",schemaPath:"#/items\
/properties/readings/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[q]:e.push(q),r++}if(d.meaning!==void 0){let q=d.meaning;if(typeof q==
"string"){if(U(q)<5){let c={instancePath:i+"/"+a+"/readings/"+f+"/meaning",schemaPath:"#/items/properties/readings/items/properties/meaning/minLength",keyword:"\
minLength",params:{limit:5}};e===null?e=[c]:e.push(c),r++}}else{let c={instancePath:i+"/"+a+"/readings/"+f+"/meaning",schemaPath:"#/items/properties/readings/it\
ems/properties/meaning/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}if(d.parameters!==void 0){let q=d.parameters;if(!(q&&typeof q==
"object"&&!Array.isArray(q))){let c={instancePath:i+"/"+a+"/readings/"+f+"/parameters",schemaPath:"#/items/properties/readings/items/properties/parameters/type",
keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}if(d.recorded!==void 0){let q=d.recorded;if(typeof q=="string"){if(U(q)<10){let c={instancePath:i+
"/"+a+"/readings/"+f+"/recorded",schemaPath:"#/items/properties/readings/items/properties/recorded/minLength",keyword:"minLength",params:{limit:10}};e===null?e=
[c]:e.push(c),r++}}else{let c={instancePath:i+"/"+a+"/readings/"+f+"/recorded",schemaPath:"#/items/properties/readings/items/properties/recorded/type",keyword:"\
type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}}else{let q={instancePath:i+"/"+a+"/readings/"+f,schemaPath:"#/items/properties/readings/items/type",
keyword:"type",params:{type:"object"}};e===null?e=[q]:e.push(q),r++}}}else{let y={instancePath:i+"/"+a+"/readings",schemaPath:"#/items/properties/readings/type",
keyword:"type",params:{type:"array"}};e===null?e=[y]:e.push(y),r++}}}else{let m={instancePath:i+"/"+a,schemaPath:"#/items/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[m]:e.push(m),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}return Jr.
errors=e,r===0}Jr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var zs=Gr;function je(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=je.evaluated;if(h.dynamicProps&&(h.props=
void 0),h.dynamicItems&&(h.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.role===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"role"}};e===null?e=[n]:e.push(n),r++}if(s.content===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"content"}};e===null?e=[n]:e.push(n),r++}if(s.role!==void 0&&typeof s.role!="string"){let n={instancePath:i+"/role",schemaPath:"#/properties/rol\
e/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(s.content!==void 0&&typeof s.content!="string"){let n={instancePath:i+"/content",
schemaPath:"#/properties/content/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return je.errors=e,r===0}je.evaluated={props:{role:!0,content:!0},dynamicProps:!1,dynamicItems:!1};function Gr(s,{
instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=Gr.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&
(h.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.model!==void 0&&typeof s.model!="string"){let n={instancePath:i+"/model",schemaPath:"#/propertie\
s/model/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(s.messages!==void 0){let n=s.messages;if(Array.isArray(n)){let a=n.length;for(let l=0;l<
a;l++)je(n[l],{instancePath:i+"/messages/"+l,parentData:n,parentDataProperty:l,rootData:P,dynamicAnchors:k})||(e=e===null?je.errors:e.concat(je.errors),r=e.length)}else{
let a={instancePath:i+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}if(s.max_tokens!==
void 0){let n=s.max_tokens;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let a={instancePath:i+"/max_tokens",schemaPath:"#/properties/max_tokens/typ\
e",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}}if(s.temperature!==void 0){let n=s.temperature;if(!(typeof n=="number"&&isFinite(n))){let a={
instancePath:i+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),r++}}}else{let n={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Gr.errors=e,r===0}Gr.evaluated={props:{model:!0,messages:!0,max_tokens:!0,
temperature:!0},dynamicProps:!1,dynamicItems:!1};var Ws=Hr;function Hr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=Hr.evaluated;if(h.dynamicProps&&(h.props=
void 0),h.dynamicItems&&(h.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.choices===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"choices"}};e===null?e=[n]:e.push(n),r++}if(s.choices!==void 0){let n=s.choices;if(Array.isArray(n)){let a=n.length;for(let l=0;l<
a;l++){let m=n[l];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.message===void 0){let y={instancePath:i+"/choices/"+l,schemaPath:"#/properties/choices/items\
/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[y]:e.push(y),r++}if(m.message!==void 0){let y=m.message;if(y&&typeof y=="object"&&
!Array.isArray(y)){if(y.content===void 0){let f={instancePath:i+"/choices/"+l+"/message",schemaPath:"#/properties/choices/items/properties/message/required",keyword:"\
required",params:{missingProperty:"content"}};e===null?e=[f]:e.push(f),r++}if(y.content!==void 0&&typeof y.content!="string"){let f={instancePath:i+"/choices/"+
l+"/message/content",schemaPath:"#/properties/choices/items/properties/message/properties/content/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.
push(f),r++}}else{let f={instancePath:i+"/choices/"+l+"/message",schemaPath:"#/properties/choices/items/properties/message/type",keyword:"type",params:{type:"ob\
ject"}};e===null?e=[f]:e.push(f),r++}}}else{let y={instancePath:i+"/choices/"+l,schemaPath:"#/properties/choices/items/type",keyword:"type",params:{type:"object"}};
e===null?e=[y]:e.push(y),r++}}}else{let a={instancePath:i+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:
e.push(a),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Hr.errors=e,r===0}Hr.evaluated=
{props:{choices:!0},dynamicProps:!1,dynamicItems:!1};var Zs=je,Xs=zr,Ur={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:limiter-run",$comment:"\
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
ed","refused","stray"]},status:{type:"integer"}}}}};function se(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=se.evaluated;if(h.dynamicProps&&(h.props=
void 0),h.dynamicItems&&(h.items=void 0),typeof s=="string"){if(U(s)<1){let n={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1}};e===
null?e=[n]:e.push(n),r++}if(!ae.test(s)){let n={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[n]:e.push(n),r++}}else{
let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}return se.errors=e,r===0}se.evaluated={dynamicProps:!1,
dynamicItems:!1};function B(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=B.evaluated;if(h.dynamicProps&&(h.props=
void 0),h.dynamicItems&&(h.items=void 0),!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i,schemaPath:"#/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[n]:e.push(n),r++}return B.errors=e,r===0}B.evaluated={dynamicProps:!1,dynamicItems:!1};var hs={type:"object",required:[
"verdict","families","reason","experiment","posterior","capacity","windowMs","ratePerSecond","phases","scopes","unit"],properties:{verdict:{enum:["identified","\
one-of","undetermined","no-limit-seen"]},families:{type:"array",items:{type:"string"}},reason:{type:["string","null"]},experiment:{type:["string","null"]},posterior:{
type:"array",items:{type:"object",required:["family","probability"],additionalProperties:!1,properties:{family:{type:"string"},probability:{type:"number",minimum:0,
maximum:1.000001}}}},capacity:{anyOf:[{type:"null"},{$ref:"#/$defs/interval"}]},windowMs:{anyOf:[{type:"null"},{$ref:"#/$defs/interval"}]},ratePerSecond:{anyOf:[
{type:"null"},{$ref:"#/$defs/interval"}]},phases:{type:"array",items:{type:"string"}},scopes:{type:"array",items:{type:"string"}},unit:{type:"string"},races:{anyOf:[
{type:"null"},{type:"object",required:["verdict","overshoot"],properties:{verdict:{type:"string"},overshoot:{$ref:"#/$defs/count"}}}]},fields:{$ref:"#/$defs/fie\
lds"}}};function le(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=le.evaluated;if(h.dynamicProps&&(h.props=
void 0),h.dynamicItems&&(h.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.value===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"value"}};e===null?e=[n]:e.push(n),r++}if(s.low===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"low"}};e===null?e=[n]:e.push(n),r++}if(s.high===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
high"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="value"||n==="low"||n==="high")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}};e===null?e=[a]:e.push(a),r++}if(s.value!==void 0){let n=s.value;if(!(typeof n=="number"&&isFinite(n))){let a={
instancePath:i+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),r++}}if(s.low!==void 0){let n=s.low;
if(!(typeof n=="number"&&isFinite(n))){let a={instancePath:i+"/low",schemaPath:"#/properties/low/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(
a),r++}}if(s.high!==void 0){let n=s.high;if(!(typeof n=="number"&&isFinite(n))){let a={instancePath:i+"/high",schemaPath:"#/properties/high/type",keyword:"type",
params:{type:"number"}};e===null?e=[a]:e.push(a),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(
n),r++}return le.errors=e,r===0}le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Qs={type:"object",required:["families","retryAfter"],properties:{families:{
type:"array",items:{type:"object",required:["family","onAccepted","onRefused","agreesWithCapacity","remaining","reset"],properties:{family:{type:"string"},onAccepted:{
$ref:"#/$defs/count"},onRefused:{$ref:"#/$defs/count"},agreesWithCapacity:{type:["boolean","null"]},remaining:{type:"object",required:["pairs","notFalling","neg\
ative"],properties:{pairs:{$ref:"#/$defs/count"},notFalling:{$ref:"#/$defs/count"},negative:{$ref:"#/$defs/count"}}},reset:{$ref:"#/$defs/errors"}}}},retryAfter:{
type:"object",required:["refusals","present","malformed","obeyed","obeyedAccepted","tooEarly","overWaited"],properties:{refusals:{$ref:"#/$defs/count"},present:{
$ref:"#/$defs/count"},malformed:{type:"array",items:{type:"string"}},obeyed:{$ref:"#/$defs/count"},obeyedAccepted:{$ref:"#/$defs/count"},tooEarly:{$ref:"#/$defs\
/errors"},overWaited:{$ref:"#/$defs/errors"}}}}};function de(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=de.evaluated;h.dynamicProps&&(h.props=
void 0),h.dynamicItems&&(h.items=void 0);let n=r,a=!1,l=r;if(s!==null){let d={instancePath:i,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"null"}};e===
null?e=[d]:e.push(d),r++}var y=l===r;a=a||y;let m=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.count===void 0){let d={instancePath:i,schemaPath:"#/anyOf/\
1/required",keyword:"required",params:{missingProperty:"count"}};e===null?e=[d]:e.push(d),r++}if(s.medianSeconds===void 0){let d={instancePath:i,schemaPath:"#/a\
nyOf/1/required",keyword:"required",params:{missingProperty:"medianSeconds"}};e===null?e=[d]:e.push(d),r++}if(s.worstSeconds===void 0){let d={instancePath:i,schemaPath:"\
#/anyOf/1/required",keyword:"required",params:{missingProperty:"worstSeconds"}};e===null?e=[d]:e.push(d),r++}if(s.count!==void 0&&(B(s.count,{instancePath:i+"/c\
ount",parentData:s,parentDataProperty:"count",rootData:P,dynamicAnchors:k})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),s.medianSeconds!==void 0){let d=s.
medianSeconds;if(!(typeof d=="number"&&isFinite(d))){let q={instancePath:i+"/medianSeconds",schemaPath:"#/anyOf/1/properties/medianSeconds/type",keyword:"type",
params:{type:"number"}};e===null?e=[q]:e.push(q),r++}}if(s.worstSeconds!==void 0){let d=s.worstSeconds;if(!(typeof d=="number"&&isFinite(d))){let q={instancePath:i+
"/worstSeconds",schemaPath:"#/anyOf/1/properties/worstSeconds/type",keyword:"type",params:{type:"number"}};e===null?e=[q]:e.push(q),r++}}}else{let d={instancePath:i,
schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}var y=m===r;if(a=a||y,y){var f={};f.count=!0,f.medianSeconds=!0,
f.worstSeconds=!0}if(a)r=n,e!==null&&(n?e.length=n:e=null);else{let d={instancePath:i,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};e===null?e=[d]:e.push(d),r++}
return de.errors=e,h.props=f,r===0}de.evaluated={dynamicProps:!0,dynamicItems:!1};function Ne(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,
dynamicAnchors:k={}}={}){let e=null,r=0,h=Ne.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.families===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"families"}};e===null?e=[n]:e.push(n),r++}if(s.
retryAfter===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retryAfter"}};e===null?e=[n]:e.push(n),r++}if(s.families!==
void 0){let n=s.families;if(Array.isArray(n)){let a=n.length;for(let l=0;l<a;l++){let m=n[l];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.family===void 0){
let y={instancePath:i+"/families/"+l,schemaPath:"#/properties/families/items/required",keyword:"required",params:{missingProperty:"family"}};e===null?e=[y]:e.push(
y),r++}if(m.onAccepted===void 0){let y={instancePath:i+"/families/"+l,schemaPath:"#/properties/families/items/required",keyword:"required",params:{missingProperty:"\
onAccepted"}};e===null?e=[y]:e.push(y),r++}if(m.onRefused===void 0){let y={instancePath:i+"/families/"+l,schemaPath:"#/properties/families/items/required",keyword:"\
required",params:{missingProperty:"onRefused"}};e===null?e=[y]:e.push(y),r++}if(m.agreesWithCapacity===void 0){let y={instancePath:i+"/families/"+l,schemaPath:"\
#/properties/families/items/required",keyword:"required",params:{missingProperty:"agreesWithCapacity"}};e===null?e=[y]:e.push(y),r++}if(m.remaining===void 0){let y={
instancePath:i+"/families/"+l,schemaPath:"#/properties/families/items/required",keyword:"required",params:{missingProperty:"remaining"}};e===null?e=[y]:e.push(y),
r++}if(m.reset===void 0){let y={instancePath:i+"/families/"+l,schemaPath:"#/properties/families/items/required",keyword:"required",params:{missingProperty:"rese\
t"}};e===null?e=[y]:e.push(y),r++}if(m.family!==void 0&&typeof m.family!="string"){let y={instancePath:i+"/families/"+l+"/family",schemaPath:"#/properties/famil\
ies/items/properties/family/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}if(m.onAccepted!==void 0&&(B(m.onAccepted,{instancePath:i+
"/families/"+l+"/onAccepted",parentData:m,parentDataProperty:"onAccepted",rootData:P,dynamicAnchors:k})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),m.
onRefused!==void 0&&(B(m.onRefused,{instancePath:i+"/families/"+l+"/onRefused",parentData:m,parentDataProperty:"onRefused",rootData:P,dynamicAnchors:k})||(e=e===
null?B.errors:e.concat(B.errors),r=e.length)),m.agreesWithCapacity!==void 0){let y=m.agreesWithCapacity;if(typeof y!="boolean"&&y!==null){let f={instancePath:i+
"/families/"+l+"/agreesWithCapacity",schemaPath:"#/properties/families/items/properties/agreesWithCapacity/type",keyword:"type",params:{type:Qs.properties.families.
items.properties.agreesWithCapacity.type}};e===null?e=[f]:e.push(f),r++}}if(m.remaining!==void 0){let y=m.remaining;if(y&&typeof y=="object"&&!Array.isArray(y)){
if(y.pairs===void 0){let f={instancePath:i+"/families/"+l+"/remaining",schemaPath:"#/properties/families/items/properties/remaining/required",keyword:"required",
params:{missingProperty:"pairs"}};e===null?e=[f]:e.push(f),r++}if(y.notFalling===void 0){let f={instancePath:i+"/families/"+l+"/remaining",schemaPath:"#/propert\
ies/families/items/properties/remaining/required",keyword:"required",params:{missingProperty:"notFalling"}};e===null?e=[f]:e.push(f),r++}if(y.negative===void 0){
let f={instancePath:i+"/families/"+l+"/remaining",schemaPath:"#/properties/families/items/properties/remaining/required",keyword:"required",params:{missingProperty:"\
negative"}};e===null?e=[f]:e.push(f),r++}y.pairs!==void 0&&(B(y.pairs,{instancePath:i+"/families/"+l+"/remaining/pairs",parentData:y,parentDataProperty:"pairs",
rootData:P,dynamicAnchors:k})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),y.notFalling!==void 0&&(B(y.notFalling,{instancePath:i+"/families/"+l+"/rema\
ining/notFalling",parentData:y,parentDataProperty:"notFalling",rootData:P,dynamicAnchors:k})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),y.negative!==
void 0&&(B(y.negative,{instancePath:i+"/families/"+l+"/remaining/negative",parentData:y,parentDataProperty:"negative",rootData:P,dynamicAnchors:k})||(e=e===null?
B.errors:e.concat(B.errors),r=e.length))}else{let f={instancePath:i+"/families/"+l+"/remaining",schemaPath:"#/properties/families/items/properties/remaining/typ\
e",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}m.reset!==void 0&&(de(m.reset,{instancePath:i+"/families/"+l+"/reset",parentData:m,parentDataProperty:"\
reset",rootData:P,dynamicAnchors:k})||(e=e===null?de.errors:e.concat(de.errors),r=e.length))}else{let y={instancePath:i+"/families/"+l,schemaPath:"#/properties/\
families/items/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}}else{let a={instancePath:i+"/families",schemaPath:"#/properties/famil\
ies/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}if(s.retryAfter!==void 0){let n=s.retryAfter;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.refusals===void 0){let a={instancePath:i+"/retryAfter",schemaPath:"#/properties/retryAfter/required",keyword:"required",params:{missingProperty:"refusa\
ls"}};e===null?e=[a]:e.push(a),r++}if(n.present===void 0){let a={instancePath:i+"/retryAfter",schemaPath:"#/properties/retryAfter/required",keyword:"required",params:{
missingProperty:"present"}};e===null?e=[a]:e.push(a),r++}if(n.malformed===void 0){let a={instancePath:i+"/retryAfter",schemaPath:"#/properties/retryAfter/requir\
ed",keyword:"required",params:{missingProperty:"malformed"}};e===null?e=[a]:e.push(a),r++}if(n.obeyed===void 0){let a={instancePath:i+"/retryAfter",schemaPath:"\
#/properties/retryAfter/required",keyword:"required",params:{missingProperty:"obeyed"}};e===null?e=[a]:e.push(a),r++}if(n.obeyedAccepted===void 0){let a={instancePath:i+
"/retryAfter",schemaPath:"#/properties/retryAfter/required",keyword:"required",params:{missingProperty:"obeyedAccepted"}};e===null?e=[a]:e.push(a),r++}if(n.tooEarly===
void 0){let a={instancePath:i+"/retryAfter",schemaPath:"#/properties/retryAfter/required",keyword:"required",params:{missingProperty:"tooEarly"}};e===null?e=[a]:
e.push(a),r++}if(n.overWaited===void 0){let a={instancePath:i+"/retryAfter",schemaPath:"#/properties/retryAfter/required",keyword:"required",params:{missingProperty:"\
overWaited"}};e===null?e=[a]:e.push(a),r++}if(n.refusals!==void 0&&(B(n.refusals,{instancePath:i+"/retryAfter/refusals",parentData:n,parentDataProperty:"refusal\
s",rootData:P,dynamicAnchors:k})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),n.present!==void 0&&(B(n.present,{instancePath:i+"/retryAfter/present",parentData:n,
parentDataProperty:"present",rootData:P,dynamicAnchors:k})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),n.malformed!==void 0){let a=n.malformed;if(Array.
isArray(a)){let l=a.length;for(let m=0;m<l;m++)if(typeof a[m]!="string"){let y={instancePath:i+"/retryAfter/malformed/"+m,schemaPath:"#/properties/retryAfter/pr\
operties/malformed/items/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}}else{let l={instancePath:i+"/retryAfter/malformed",schemaPath:"\
#/properties/retryAfter/properties/malformed/type",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}}n.obeyed!==void 0&&(B(n.obeyed,{instancePath:i+
"/retryAfter/obeyed",parentData:n,parentDataProperty:"obeyed",rootData:P,dynamicAnchors:k})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),n.obeyedAccepted!==
void 0&&(B(n.obeyedAccepted,{instancePath:i+"/retryAfter/obeyedAccepted",parentData:n,parentDataProperty:"obeyedAccepted",rootData:P,dynamicAnchors:k})||(e=e===
null?B.errors:e.concat(B.errors),r=e.length)),n.tooEarly!==void 0&&(de(n.tooEarly,{instancePath:i+"/retryAfter/tooEarly",parentData:n,parentDataProperty:"tooEar\
ly",rootData:P,dynamicAnchors:k})||(e=e===null?de.errors:e.concat(de.errors),r=e.length)),n.overWaited!==void 0&&(de(n.overWaited,{instancePath:i+"/retryAfter/o\
verWaited",parentData:n,parentDataProperty:"overWaited",rootData:P,dynamicAnchors:k})||(e=e===null?de.errors:e.concat(de.errors),r=e.length))}else{let a={instancePath:i+
"/retryAfter",schemaPath:"#/properties/retryAfter/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}}else{let n={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Ne.errors=e,r===0}Ne.evaluated={props:{families:!0,retryAfter:!0},dynamicProps:!1,
dynamicItems:!1};function De(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=De.evaluated;if(h.dynamicProps&&
(h.props=void 0),h.dynamicItems&&(h.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.verdict===void 0){let f={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"verdict"}};e===null?e=[f]:e.push(f),r++}if(s.families===void 0){let f={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"families"}};e===null?e=[f]:e.push(f),r++}if(s.reason===void 0){let f={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"reason"}};e===null?e=[f]:e.push(f),r++}if(s.experiment===void 0){let f={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"experiment"}};e===null?e=[f]:e.push(f),r++}if(s.posterior===void 0){let f={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
posterior"}};e===null?e=[f]:e.push(f),r++}if(s.capacity===void 0){let f={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"capa\
city"}};e===null?e=[f]:e.push(f),r++}if(s.windowMs===void 0){let f={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"windowMs"}};
e===null?e=[f]:e.push(f),r++}if(s.ratePerSecond===void 0){let f={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ratePerSecon\
d"}};e===null?e=[f]:e.push(f),r++}if(s.phases===void 0){let f={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"phases"}};e===
null?e=[f]:e.push(f),r++}if(s.scopes===void 0){let f={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scopes"}};e===null?e=[f]:
e.push(f),r++}if(s.unit===void 0){let f={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"unit"}};e===null?e=[f]:e.push(f),r++}
if(s.verdict!==void 0){let f=s.verdict;if(!(f==="identified"||f==="one-of"||f==="undetermined"||f==="no-limit-seen")){let d={instancePath:i+"/verdict",schemaPath:"\
#/properties/verdict/enum",keyword:"enum",params:{allowedValues:hs.properties.verdict.enum}};e===null?e=[d]:e.push(d),r++}}if(s.families!==void 0){let f=s.families;
if(Array.isArray(f)){let d=f.length;for(let q=0;q<d;q++)if(typeof f[q]!="string"){let c={instancePath:i+"/families/"+q,schemaPath:"#/properties/families/items/t\
ype",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}else{let d={instancePath:i+"/families",schemaPath:"#/properties/families/type",keyword:"\
type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}if(s.reason!==void 0){let f=s.reason;if(typeof f!="string"&&f!==null){let d={instancePath:i+"/reason",
schemaPath:"#/properties/reason/type",keyword:"type",params:{type:hs.properties.reason.type}};e===null?e=[d]:e.push(d),r++}}if(s.experiment!==void 0){let f=s.experiment;
if(typeof f!="string"&&f!==null){let d={instancePath:i+"/experiment",schemaPath:"#/properties/experiment/type",keyword:"type",params:{type:hs.properties.experiment.
type}};e===null?e=[d]:e.push(d),r++}}if(s.posterior!==void 0){let f=s.posterior;if(Array.isArray(f)){let d=f.length;for(let q=0;q<d;q++){let c=f[q];if(c&&typeof c==
"object"&&!Array.isArray(c)){if(c.family===void 0){let t={instancePath:i+"/posterior/"+q,schemaPath:"#/properties/posterior/items/required",keyword:"required",params:{
missingProperty:"family"}};e===null?e=[t]:e.push(t),r++}if(c.probability===void 0){let t={instancePath:i+"/posterior/"+q,schemaPath:"#/properties/posterior/item\
s/required",keyword:"required",params:{missingProperty:"probability"}};e===null?e=[t]:e.push(t),r++}for(let t in c)if(!(t==="family"||t==="probability")){let u={
instancePath:i+"/posterior/"+q,schemaPath:"#/properties/posterior/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===
null?e=[u]:e.push(u),r++}if(c.family!==void 0&&typeof c.family!="string"){let t={instancePath:i+"/posterior/"+q+"/family",schemaPath:"#/properties/posterior/ite\
ms/properties/family/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}if(c.probability!==void 0){let t=c.probability;if(typeof t=="numb\
er"&&isFinite(t)){if(t>1.000001||isNaN(t)){let u={instancePath:i+"/posterior/"+q+"/probability",schemaPath:"#/properties/posterior/items/properties/probability/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:1.000001}};e===null?e=[u]:e.push(u),r++}if(t<0||isNaN(t)){let u={instancePath:i+"/posterior/"+q+"/proba\
bility",schemaPath:"#/properties/posterior/items/properties/probability/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[u]:e.push(u),r++}}else{
let u={instancePath:i+"/posterior/"+q+"/probability",schemaPath:"#/properties/posterior/items/properties/probability/type",keyword:"type",params:{type:"number"}};
e===null?e=[u]:e.push(u),r++}}}else{let t={instancePath:i+"/posterior/"+q,schemaPath:"#/properties/posterior/items/type",keyword:"type",params:{type:"object"}};
e===null?e=[t]:e.push(t),r++}}}else{let d={instancePath:i+"/posterior",schemaPath:"#/properties/posterior/type",keyword:"type",params:{type:"array"}};e===null?e=
[d]:e.push(d),r++}}if(s.capacity!==void 0){let f=s.capacity,d=r,q=!1,c=r;if(f!==null){let u={instancePath:i+"/capacity",schemaPath:"#/properties/capacity/anyOf/\
0/type",keyword:"type",params:{type:"null"}};e===null?e=[u]:e.push(u),r++}var n=c===r;q=q||n;let t=r;le(f,{instancePath:i+"/capacity",parentData:s,parentDataProperty:"\
capacity",rootData:P,dynamicAnchors:k})||(e=e===null?le.errors:e.concat(le.errors),r=e.length);var n=t===r;if(q=q||n,q)r=d,e!==null&&(d?e.length=d:e=null);else{
let u={instancePath:i+"/capacity",schemaPath:"#/properties/capacity/anyOf",keyword:"anyOf",params:{}};e===null?e=[u]:e.push(u),r++}}if(s.windowMs!==void 0){let f=s.
windowMs,d=r,q=!1,c=r;if(f!==null){let u={instancePath:i+"/windowMs",schemaPath:"#/properties/windowMs/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?
e=[u]:e.push(u),r++}var a=c===r;q=q||a;let t=r;le(f,{instancePath:i+"/windowMs",parentData:s,parentDataProperty:"windowMs",rootData:P,dynamicAnchors:k})||(e=e===
null?le.errors:e.concat(le.errors),r=e.length);var a=t===r;if(q=q||a,q)r=d,e!==null&&(d?e.length=d:e=null);else{let u={instancePath:i+"/windowMs",schemaPath:"#/\
properties/windowMs/anyOf",keyword:"anyOf",params:{}};e===null?e=[u]:e.push(u),r++}}if(s.ratePerSecond!==void 0){let f=s.ratePerSecond,d=r,q=!1,c=r;if(f!==null){
let u={instancePath:i+"/ratePerSecond",schemaPath:"#/properties/ratePerSecond/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[u]:e.push(u),r++}var l=c===
r;q=q||l;let t=r;le(f,{instancePath:i+"/ratePerSecond",parentData:s,parentDataProperty:"ratePerSecond",rootData:P,dynamicAnchors:k})||(e=e===null?le.errors:e.concat(
le.errors),r=e.length);var l=t===r;if(q=q||l,q)r=d,e!==null&&(d?e.length=d:e=null);else{let u={instancePath:i+"/ratePerSecond",schemaPath:"#/properties/ratePerS\
econd/anyOf",keyword:"anyOf",params:{}};e===null?e=[u]:e.push(u),r++}}if(s.phases!==void 0){let f=s.phases;if(Array.isArray(f)){let d=f.length;for(let q=0;q<d;q++)
if(typeof f[q]!="string"){let c={instancePath:i+"/phases/"+q,schemaPath:"#/properties/phases/items/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.
push(c),r++}}else{let d={instancePath:i+"/phases",schemaPath:"#/properties/phases/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}if(s.
scopes!==void 0){let f=s.scopes;if(Array.isArray(f)){let d=f.length;for(let q=0;q<d;q++)if(typeof f[q]!="string"){let c={instancePath:i+"/scopes/"+q,schemaPath:"\
#/properties/scopes/items/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}else{let d={instancePath:i+"/scopes",schemaPath:"#/properti\
es/scopes/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}if(s.unit!==void 0&&typeof s.unit!="string"){let f={instancePath:i+"/unit",schemaPath:"\
#/properties/unit/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(s.races!==void 0){let f=s.races,d=r,q=!1,c=r;if(f!==null){let u={
instancePath:i+"/races",schemaPath:"#/properties/races/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[u]:e.push(u),r++}var m=c===r;q=q||m;let t=r;
if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.verdict===void 0){let u={instancePath:i+"/races",schemaPath:"#/properties/races/anyOf/1/required",keyword:"req\
uired",params:{missingProperty:"verdict"}};e===null?e=[u]:e.push(u),r++}if(f.overshoot===void 0){let u={instancePath:i+"/races",schemaPath:"#/properties/races/a\
nyOf/1/required",keyword:"required",params:{missingProperty:"overshoot"}};e===null?e=[u]:e.push(u),r++}if(f.verdict!==void 0&&typeof f.verdict!="string"){let u={
instancePath:i+"/races/verdict",schemaPath:"#/properties/races/anyOf/1/properties/verdict/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),
r++}f.overshoot!==void 0&&(B(f.overshoot,{instancePath:i+"/races/overshoot",parentData:f,parentDataProperty:"overshoot",rootData:P,dynamicAnchors:k})||(e=e===null?
B.errors:e.concat(B.errors),r=e.length))}else{let u={instancePath:i+"/races",schemaPath:"#/properties/races/anyOf/1/type",keyword:"type",params:{type:"object"}};
e===null?e=[u]:e.push(u),r++}var m=t===r;if(q=q||m,m){var y={};y.verdict=!0,y.overshoot=!0}if(q)r=d,e!==null&&(d?e.length=d:e=null);else{let u={instancePath:i+"\
/races",schemaPath:"#/properties/races/anyOf",keyword:"anyOf",params:{}};e===null?e=[u]:e.push(u),r++}}s.fields!==void 0&&(Ne(s.fields,{instancePath:i+"/fields",
parentData:s,parentDataProperty:"fields",rootData:P,dynamicAnchors:k})||(e=e===null?Ne.errors:e.concat(Ne.errors),r=e.length))}else{let f={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}return De.errors=e,r===0}De.evaluated={props:{verdict:!0,families:!0,reason:!0,experiment:!0,
posterior:!0,capacity:!0,windowMs:!0,ratePerSecond:!0,phases:!0,scopes:!0,unit:!0,races:!0,fields:!0},dynamicProps:!1,dynamicItems:!1};var gs={type:"object",required:[
"type","atMs"],properties:{type:{enum:["stage","done"]},atMs:{type:"number"}},if:{properties:{type:{const:"stage"}},required:["type"]},then:{type:"object",required:[
"stage","name","requests","untilMs"],properties:{stage:{enum:["timed","drain"]},name:{type:"string"},requests:{$ref:"#/$defs/count"},untilMs:{type:"number"}}},else:{
type:"object",required:["because","note"],properties:{because:{enum:["settled","out-of-requests","out-of-time","no-limit-seen","given-up"]},note:{type:"string"}}}};
function _e(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=_e.evaluated;h.dynamicProps&&(h.props=
void 0),h.dynamicItems&&(h.items=void 0);let n=r,a=!0,l=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.type===void 0&&(d="type")){let q={};e===null?e=
[q]:e.push(q),r++}else if(s.type!==void 0&&s.type!=="stage"){let q={};e===null?e=[q]:e.push(q),r++}}var m=l===r;r=n,e!==null&&(n?e.length=n:e=null);let y;if(m){
let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.stage===void 0){let c={instancePath:i,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:"\
stage"}};e===null?e=[c]:e.push(c),r++}if(s.name===void 0){let c={instancePath:i,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:"name"}};
e===null?e=[c]:e.push(c),r++}if(s.requests===void 0){let c={instancePath:i,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:"requests"}};
e===null?e=[c]:e.push(c),r++}if(s.untilMs===void 0){let c={instancePath:i,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:"untilMs"}};e===
null?e=[c]:e.push(c),r++}if(s.stage!==void 0){let c=s.stage;if(!(c==="timed"||c==="drain")){let t={instancePath:i+"/stage",schemaPath:"#/then/properties/stage/e\
num",keyword:"enum",params:{allowedValues:gs.then.properties.stage.enum}};e===null?e=[t]:e.push(t),r++}}if(s.name!==void 0&&typeof s.name!="string"){let c={instancePath:i+
"/name",schemaPath:"#/then/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}if(s.requests!==void 0&&(B(s.requests,{instancePath:i+
"/requests",parentData:s,parentDataProperty:"requests",rootData:P,dynamicAnchors:k})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),s.untilMs!==void 0){let c=s.
untilMs;if(!(typeof c=="number"&&isFinite(c))){let t={instancePath:i+"/untilMs",schemaPath:"#/then/properties/untilMs/type",keyword:"type",params:{type:"number"}};
e===null?e=[t]:e.push(t),r++}}}else{let c={instancePath:i,schemaPath:"#/then/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}var m=d===
r;if(a=m,a){var f={};f.stage=!0,f.name=!0,f.requests=!0,f.untilMs=!0,f.type=!0}y="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.because===
void 0){let c={instancePath:i,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"because"}};e===null?e=[c]:e.push(c),r++}if(s.note===void 0){
let c={instancePath:i,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"note"}};e===null?e=[c]:e.push(c),r++}if(s.because!==void 0){let c=s.
because;if(!(c==="settled"||c==="out-of-requests"||c==="out-of-time"||c==="no-limit-seen"||c==="given-up")){let t={instancePath:i+"/because",schemaPath:"#/else/\
properties/because/enum",keyword:"enum",params:{allowedValues:gs.else.properties.because.enum}};e===null?e=[t]:e.push(t),r++}}if(s.note!==void 0&&typeof s.note!=
"string"){let c={instancePath:i+"/note",schemaPath:"#/else/properties/note/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}else{let c={
instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,a&&f!==!0&&(f=f||{},f.because=!0,f.note=
!0),y="else"}if(!a){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:y}};e===null?e=[d]:e.push(d),r++}if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.type===void 0){let d={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[d]:e.push(d),r++}if(s.
atMs===void 0){let d={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"atMs"}};e===null?e=[d]:e.push(d),r++}if(f!==!0&&(f=f||{},
f.type=!0,f.atMs=!0),s.type!==void 0){let d=s.type;if(!(d==="stage"||d==="done")){let q={instancePath:i+"/type",schemaPath:"#/properties/type/enum",keyword:"enu\
m",params:{allowedValues:gs.properties.type.enum}};e===null?e=[q]:e.push(q),r++}}if(s.atMs!==void 0){let d=s.atMs;if(!(typeof d=="number"&&isFinite(d))){let q={
instancePath:i+"/atMs",schemaPath:"#/properties/atMs/type",keyword:"type",params:{type:"number"}};e===null?e=[q]:e.push(q),r++}}}else{let d={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}return _e.errors=e,h.props=f,r===0}_e.evaluated={dynamicProps:!0,dynamicItems:!1};var Ys={
type:"object",required:["sentMs","key","source","kind","outcome","status"],additionalProperties:!1,properties:{sentMs:{type:"number"},key:{type:"string"},source:{
type:"string"},kind:{type:"string"},outcome:{enum:["accepted","refused","stray"]},status:{type:"integer"}}};function Ie(s,{instancePath:i="",parentData:N,parentDataProperty:D,
rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=Ie.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.sentMs===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sentMs"}};e===null?e=[n]:e.push(
n),r++}if(s.key===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[n]:e.push(n),r++}if(s.source===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"}};e===null?e=[n]:e.push(n),r++}if(s.kind===void 0){let n={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[n]:e.push(n),r++}if(s.outcome===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"outcome"}};e===null?e=[n]:e.push(n),r++}if(s.status===void 0){let n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"status"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="sentMs"||n==="key"||n==="source"||n==="k\
ind"||n==="outcome"||n==="status")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===
null?e=[a]:e.push(a),r++}if(s.sentMs!==void 0){let n=s.sentMs;if(!(typeof n=="number"&&isFinite(n))){let a={instancePath:i+"/sentMs",schemaPath:"#/properties/se\
ntMs/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),r++}}if(s.key!==void 0&&typeof s.key!="string"){let n={instancePath:i+"/key",schemaPath:"\
#/properties/key/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(s.source!==void 0&&typeof s.source!="string"){let n={instancePath:i+
"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(s.kind!==void 0&&typeof s.kind!="string"){
let n={instancePath:i+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(s.outcome!==void 0){let n=s.
outcome;if(!(n==="accepted"||n==="refused"||n==="stray")){let a={instancePath:i+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:Ys.
properties.outcome.enum}};e===null?e=[a]:e.push(a),r++}}if(s.status!==void 0){let n=s.status;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let a={instancePath:i+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}}}else{let n={instancePath:i,schemaPath:"#/\
type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Ie.errors=e,r===0}Ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function zr(s,{
instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=zr.evaluated;h.dynamicProps&&(h.props=void 0),h.dynamicItems&&
(h.items=void 0);let n=r,a=!0,l=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.valid===void 0&&(t="valid")){let u={};e===null?e=[u]:e.push(u),r++}else if(s.
valid!==void 0&&s.valid!==!1){let u={};e===null?e=[u]:e.push(u),r++}}var m=l===r;r=n,e!==null&&(n?e.length=n:e=null);let y;if(m){let t=r;if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.finding!==void 0&&s.finding!==null){let x={instancePath:i+"/finding",schemaPath:"#/then/properties/finding/type",keyword:"type",params:{
type:"null"}};e===null?e=[x]:e.push(x),r++}if(s.reasons!==void 0){let x=s.reasons;if(Array.isArray(x)){if(x.length<1){let T={instancePath:i+"/reasons",schemaPath:"\
#/then/properties/reasons/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[T]:e.push(T),r++}}else{let T={instancePath:i+"/reasons",schemaPath:"#/then/\
properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[T]:e.push(T),r++}}}else{let x={instancePath:i,schemaPath:"#/then/type",keyword:"type",
params:{type:"object"}};e===null?e=[x]:e.push(x),r++}var m=t===r;if(a=m,a){var f={};f.finding=!0,f.reasons=!0,f.valid=!0}y="then"}else{let t=r;if(s&&typeof s=="\
object"&&!Array.isArray(s)){if(s.finding!==void 0){let x=s.finding;if(!(x&&typeof x=="object"&&!Array.isArray(x))){let T={instancePath:i+"/finding",schemaPath:"\
#/else/properties/finding/type",keyword:"type",params:{type:"object"}};e===null?e=[T]:e.push(T),r++}}if(s.reasons!==void 0){let x=s.reasons;if(Array.isArray(x)){
if(x.length>0){let T={instancePath:i+"/reasons",schemaPath:"#/else/properties/reasons/maxItems",keyword:"maxItems",params:{limit:0}};e===null?e=[T]:e.push(T),r++}}else{
let T={instancePath:i+"/reasons",schemaPath:"#/else/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[T]:e.push(T),r++}}}else{let x={instancePath:i,
schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[x]:e.push(x),r++}var m=t===r;a=m,a&&f!==!0&&(f=f||{},f.finding=!0,f.reasons=!0),y="e\
lse"}if(!a){let t={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:y}};e===null?e=[t]:e.push(t),r++}if(s&&typeof s=="object"&&!Array.isArray(
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
releases"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!ee.call(Ur.properties,t)){let u={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.schema!==void 0&&s.schema!=="assay.limiter/1"){let t={instancePath:i+"/schema",schemaPath:"\
#/properties/schema/const",keyword:"const",params:{allowedValue:"assay.limiter/1"}};e===null?e=[t]:e.push(t),r++}if(s.outcome!==void 0){let t=s.outcome;if(!(t===
"answered"||t==="undetermined"||t==="invalid"||t==="aborted")){let u={instancePath:i+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:Ur.
properties.outcome.enum}};e===null?e=[u]:e.push(u),r++}}if(s.exitCode!==void 0){let t=s.exitCode;if(!(t===0||t===3||t===4)){let u={instancePath:i+"/exitCode",schemaPath:"\
#/properties/exitCode/enum",keyword:"enum",params:{allowedValues:Ur.properties.exitCode.enum}};e===null?e=[u]:e.push(u),r++}}if(s.valid!==void 0&&typeof s.valid!=
"boolean"){let t={instancePath:i+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type:"boolean"}};e===null?e=[t]:e.push(t),r++}if(s.reasons!==
void 0){let t=s.reasons;if(Array.isArray(t)){let u=t.length;for(let x=0;x<u;x++)se(t[x],{instancePath:i+"/reasons/"+x,parentData:t,parentDataProperty:x,rootData:P,
dynamicAnchors:k})||(e=e===null?se.errors:e.concat(se.errors),r=e.length)}else{let u={instancePath:i+"/reasons",schemaPath:"#/properties/reasons/type",keyword:"\
type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}if(s.notes!==void 0){let t=s.notes;if(Array.isArray(t)){let u=t.length;for(let x=0;x<u;x++)se(t[x],{instancePath:i+
"/notes/"+x,parentData:t,parentDataProperty:x,rootData:P,dynamicAnchors:k})||(e=e===null?se.errors:e.concat(se.errors),r=e.length)}else{let u={instancePath:i+"/\
notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}if(s.scenario!==void 0&&s.scenario!=="rate-limit"){
let t={instancePath:i+"/scenario",schemaPath:"#/properties/scenario/const",keyword:"const",params:{allowedValue:"rate-limit"}};e===null?e=[t]:e.push(t),r++}if(s.
suite!==void 0){let t=s.suite;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.version===void 0){let u={instancePath:i+"/suite",schemaPath:"#/properties/suite/\
required",keyword:"required",params:{missingProperty:"version"}};e===null?e=[u]:e.push(u),r++}for(let u in t)if(u!=="version"){let x={instancePath:i+"/suite",schemaPath:"\
#/properties/suite/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[x]:e.push(x),r++}if(t.version!==void 0&&typeof t.
version!="string"){let u={instancePath:i+"/suite/version",schemaPath:"#/properties/suite/properties/version/type",keyword:"type",params:{type:"string"}};e===null?
e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/suite",schemaPath:"#/properties/suite/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}
if(s.target!==void 0){let t=s.target;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.baseUrl===void 0){let u={instancePath:i+"/target",schemaPath:"#/propertie\
s/target/required",keyword:"required",params:{missingProperty:"baseUrl"}};e===null?e=[u]:e.push(u),r++}if(t.model===void 0){let u={instancePath:i+"/target",schemaPath:"\
#/properties/target/required",keyword:"required",params:{missingProperty:"model"}};e===null?e=[u]:e.push(u),r++}for(let u in t)if(!(u==="baseUrl"||u==="model"||
u==="isEmbedded")){let x={instancePath:i+"/target",schemaPath:"#/properties/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};
e===null?e=[x]:e.push(x),r++}if(t.baseUrl!==void 0&&typeof t.baseUrl!="string"){let u={instancePath:i+"/target/baseUrl",schemaPath:"#/properties/target/properti\
es/baseUrl/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}if(t.model!==void 0&&typeof t.model!="string"){let u={instancePath:i+"/targ\
et/model",schemaPath:"#/properties/target/properties/model/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}if(t.isEmbedded!==void 0&&t.
isEmbedded!==!0){let u={instancePath:i+"/target/isEmbedded",schemaPath:"#/properties/target/properties/isEmbedded/const",keyword:"const",params:{allowedValue:!0}};
e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.
push(u),r++}}if(s.engine!==void 0&&typeof s.engine!="string"){let t={instancePath:i+"/engine",schemaPath:"#/properties/engine/type",keyword:"type",params:{type:"\
string"}};e===null?e=[t]:e.push(t),r++}if(s.seed!==void 0&&typeof s.seed!="string"){let t={instancePath:i+"/seed",schemaPath:"#/properties/seed/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}if(s.startedAt!==void 0&&typeof s.startedAt!="string"){let t={instancePath:i+"/startedAt",schemaPath:"\
#/properties/startedAt/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}if(s.durationMs!==void 0){let t=s.durationMs;if(typeof t=="numb\
er"&&isFinite(t)){if(t<0||isNaN(t)){let u={instancePath:i+"/durationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type:"number"}};e===null?
e=[u]:e.push(u),r++}}if(s.most!==void 0){let t=s.most;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.requests===void 0){let u={instancePath:i+"/most",schemaPath:"\
#/properties/most/required",keyword:"required",params:{missingProperty:"requests"}};e===null?e=[u]:e.push(u),r++}if(t.seconds===void 0){let u={instancePath:i+"/\
most",schemaPath:"#/properties/most/required",keyword:"required",params:{missingProperty:"seconds"}};e===null?e=[u]:e.push(u),r++}for(let u in t)if(!(u==="reque\
sts"||u==="seconds")){let x={instancePath:i+"/most",schemaPath:"#/properties/most/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};
e===null?e=[x]:e.push(x),r++}if(t.requests!==void 0&&(B(t.requests,{instancePath:i+"/most/requests",parentData:t,parentDataProperty:"requests",rootData:P,dynamicAnchors:k})||
(e=e===null?B.errors:e.concat(B.errors),r=e.length)),t.seconds!==void 0){let u=t.seconds;if(typeof u=="number"&&isFinite(u)){if(u<0||isNaN(u)){let x={instancePath:i+
"/most/seconds",schemaPath:"#/properties/most/properties/seconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[x]:e.push(x),r++}}else{
let x={instancePath:i+"/most/seconds",schemaPath:"#/properties/most/properties/seconds/type",keyword:"type",params:{type:"number"}};e===null?e=[x]:e.push(x),r++}}}else{
let u={instancePath:i+"/most",schemaPath:"#/properties/most/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}if(s.cost!==void 0){let t=s.
cost;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.requests===void 0){let u={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"require\
d",params:{missingProperty:"requests"}};e===null?e=[u]:e.push(u),r++}if(t.accepted===void 0){let u={instancePath:i+"/cost",schemaPath:"#/properties/cost/require\
d",keyword:"required",params:{missingProperty:"accepted"}};e===null?e=[u]:e.push(u),r++}if(t.refused===void 0){let u={instancePath:i+"/cost",schemaPath:"#/prope\
rties/cost/required",keyword:"required",params:{missingProperty:"refused"}};e===null?e=[u]:e.push(u),r++}if(t.stray===void 0){let u={instancePath:i+"/cost",schemaPath:"\
#/properties/cost/required",keyword:"required",params:{missingProperty:"stray"}};e===null?e=[u]:e.push(u),r++}if(t.tokens===void 0){let u={instancePath:i+"/cost",
schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"tokens"}};e===null?e=[u]:e.push(u),r++}if(t.seconds===void 0){let u={instancePath:i+
"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"seconds"}};e===null?e=[u]:e.push(u),r++}for(let u in t)if(!(u==="req\
uests"||u==="accepted"||u==="refused"||u==="stray"||u==="tokens"||u==="seconds")){let x={instancePath:i+"/cost",schemaPath:"#/properties/cost/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[x]:e.push(x),r++}if(t.requests!==void 0&&(B(t.requests,{instancePath:i+"/cost/requ\
ests",parentData:t,parentDataProperty:"requests",rootData:P,dynamicAnchors:k})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),t.accepted!==void 0&&(B(t.accepted,
{instancePath:i+"/cost/accepted",parentData:t,parentDataProperty:"accepted",rootData:P,dynamicAnchors:k})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),
t.refused!==void 0&&(B(t.refused,{instancePath:i+"/cost/refused",parentData:t,parentDataProperty:"refused",rootData:P,dynamicAnchors:k})||(e=e===null?B.errors:e.
concat(B.errors),r=e.length)),t.stray!==void 0&&(B(t.stray,{instancePath:i+"/cost/stray",parentData:t,parentDataProperty:"stray",rootData:P,dynamicAnchors:k})||
(e=e===null?B.errors:e.concat(B.errors),r=e.length)),t.tokens!==void 0&&(B(t.tokens,{instancePath:i+"/cost/tokens",parentData:t,parentDataProperty:"tokens",rootData:P,
dynamicAnchors:k})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),t.seconds!==void 0){let u=t.seconds;if(typeof u=="number"&&isFinite(u)){if(u<0||isNaN(u)){
let x={instancePath:i+"/cost/seconds",schemaPath:"#/properties/cost/properties/seconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[
x]:e.push(x),r++}}else{let x={instancePath:i+"/cost/seconds",schemaPath:"#/properties/cost/properties/seconds/type",keyword:"type",params:{type:"number"}};e===null?
e=[x]:e.push(x),r++}}}else{let u={instancePath:i+"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}
if(s.keys!==void 0){let t=s.keys;if(Array.isArray(t)){if(t.length<1){let x={instancePath:i+"/keys",schemaPath:"#/properties/keys/minItems",keyword:"minItems",params:{
limit:1}};e===null?e=[x]:e.push(x),r++}let u=t.length;for(let x=0;x<u;x++){let T=t[x];if(typeof T=="string"){if(U(T)>4){let g={instancePath:i+"/keys/"+x,schemaPath:"\
#/properties/keys/items/maxLength",keyword:"maxLength",params:{limit:4}};e===null?e=[g]:e.push(g),r++}}else{let g={instancePath:i+"/keys/"+x,schemaPath:"#/prope\
rties/keys/items/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}}}else{let u={instancePath:i+"/keys",schemaPath:"#/properties/keys/ty\
pe",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}if(s.keyOrigins!==void 0){let t=s.keyOrigins;if(Array.isArray(t)){if(t.length<1){let x={
instancePath:i+"/keyOrigins",schemaPath:"#/properties/keyOrigins/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[x]:e.push(x),r++}let u=t.length;for(let x=0;x<
u;x++)se(t[x],{instancePath:i+"/keyOrigins/"+x,parentData:t,parentDataProperty:x,rootData:P,dynamicAnchors:k})||(e=e===null?se.errors:e.concat(se.errors),r=e.length)}else{
let u={instancePath:i+"/keyOrigins",schemaPath:"#/properties/keyOrigins/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}if(s.sources!==
void 0){let t=s.sources;if(Array.isArray(t)){if(t.length<1){let x={instancePath:i+"/sources",schemaPath:"#/properties/sources/minItems",keyword:"minItems",params:{
limit:1}};e===null?e=[x]:e.push(x),r++}let u=t.length;for(let x=0;x<u;x++)if(typeof t[x]!="string"){let T={instancePath:i+"/sources/"+x,schemaPath:"#/properties\
/sources/items/type",keyword:"type",params:{type:"string"}};e===null?e=[T]:e.push(T),r++}}else{let u={instancePath:i+"/sources",schemaPath:"#/properties/sources\
/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}if(s.answer!==void 0){let t=s.answer;if(Array.isArray(t)){let u=t.length;for(let x=0;x<
u;x++)se(t[x],{instancePath:i+"/answer/"+x,parentData:t,parentDataProperty:x,rootData:P,dynamicAnchors:k})||(e=e===null?se.errors:e.concat(se.errors),r=e.length)}else{
let u={instancePath:i+"/answer",schemaPath:"#/properties/answer/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}if(s.finding!==void 0){
let t=s.finding,u=r,x=!1,T=r;if(t!==null){let o={instancePath:i+"/finding",schemaPath:"#/properties/finding/anyOf/0/type",keyword:"type",params:{type:"null"}};e===
null?e=[o]:e.push(o),r++}var d=T===r;x=x||d;let g=r;De(t,{instancePath:i+"/finding",parentData:s,parentDataProperty:"finding",rootData:P,dynamicAnchors:k})||(e=
e===null?De.errors:e.concat(De.errors),r=e.length);var d=g===r;if(x=x||d,d){var q={};q.verdict=!0,q.families=!0,q.reason=!0,q.experiment=!0,q.posterior=!0,q.capacity=
!0,q.windowMs=!0,q.ratePerSecond=!0,q.phases=!0,q.scopes=!0,q.unit=!0,q.races=!0,q.fields=!0}if(x)r=u,e!==null&&(u?e.length=u:e=null);else{let o={instancePath:i+
"/finding",schemaPath:"#/properties/finding/anyOf",keyword:"anyOf",params:{}};e===null?e=[o]:e.push(o),r++}}if(s.statement!==void 0){let t=s.statement;if(!(t&&typeof t==
"object"&&!Array.isArray(t))&&t!==null){let u={instancePath:i+"/statement",schemaPath:"#/properties/statement/type",keyword:"type",params:{type:Ur.properties.statement.
type}};e===null?e=[u]:e.push(u),r++}}if(s.settings!==void 0){let t=s.settings;if(typeof t!="string"&&t!==null){let u={instancePath:i+"/settings",schemaPath:"#/p\
roperties/settings/type",keyword:"type",params:{type:Ur.properties.settings.type}};e===null?e=[u]:e.push(u),r++}}if(s.ended!==void 0){let t=s.ended,u=r,x=!1,T=r;
if(t!==null){let o={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[o]:e.push(o),r++}var c=T===
r;x=x||c;let g=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.because===void 0){let o={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf/1/requi\
red",keyword:"required",params:{missingProperty:"because"}};e===null?e=[o]:e.push(o),r++}if(t.note===void 0){let o={instancePath:i+"/ended",schemaPath:"#/proper\
ties/ended/anyOf/1/required",keyword:"required",params:{missingProperty:"note"}};e===null?e=[o]:e.push(o),r++}for(let o in t)if(!(o==="because"||o==="note")){let p={
instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[p]:
e.push(p),r++}if(t.because!==void 0&&typeof t.because!="string"){let o={instancePath:i+"/ended/because",schemaPath:"#/properties/ended/anyOf/1/properties/becaus\
e/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(t.note!==void 0&&typeof t.note!="string"){let o={instancePath:i+"/ended/note",schemaPath:"\
#/properties/ended/anyOf/1/properties/note/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/ended",schemaPath:"\
#/properties/ended/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}var c=g===r;if(x=x||c,x)r=u,e!==null&&(u?e.length=u:e=null);else{
let o={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf",keyword:"anyOf",params:{}};e===null?e=[o]:e.push(o),r++}}if(s.decisions!==void 0){let t=s.decisions;
if(Array.isArray(t)){let u=t.length;for(let x=0;x<u;x++)_e(t[x],{instancePath:i+"/decisions/"+x,parentData:t,parentDataProperty:x,rootData:P,dynamicAnchors:k})||
(e=e===null?_e.errors:e.concat(_e.errors),r=e.length)}else{let u={instancePath:i+"/decisions",schemaPath:"#/properties/decisions/type",keyword:"type",params:{type:"\
array"}};e===null?e=[u]:e.push(u),r++}}if(s.dots!==void 0){let t=s.dots;if(Array.isArray(t)){let u=t.length;for(let x=0;x<u;x++)Ie(t[x],{instancePath:i+"/dots/"+
x,parentData:t,parentDataProperty:x,rootData:P,dynamicAnchors:k})||(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length)}else{let u={instancePath:i+"/dots",schemaPath:"\
#/properties/dots/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}if(s.releases!==void 0){let t=s.releases;if(Array.isArray(t)){let u=t.
length;for(let x=0;x<u;x++){let T=t[x];if(T&&typeof T=="object"&&!Array.isArray(T)){if(T.key===void 0){let g={instancePath:i+"/releases/"+x,schemaPath:"#/proper\
ties/releases/items/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[g]:e.push(g),r++}if(T.atMs===void 0){let g={instancePath:i+"/releas\
es/"+x,schemaPath:"#/properties/releases/items/required",keyword:"required",params:{missingProperty:"atMs"}};e===null?e=[g]:e.push(g),r++}for(let g in T)if(!(g===
"key"||g==="atMs")){let o={instancePath:i+"/releases/"+x,schemaPath:"#/properties/releases/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}};
e===null?e=[o]:e.push(o),r++}if(T.key!==void 0&&typeof T.key!="string"){let g={instancePath:i+"/releases/"+x+"/key",schemaPath:"#/properties/releases/items/prop\
erties/key/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}if(T.atMs!==void 0){let g=T.atMs;if(Array.isArray(g)){let o=g.length;for(let p=0;p<
o;p++){let w=g[p];if(!(typeof w=="number"&&isFinite(w))){let $={instancePath:i+"/releases/"+x+"/atMs/"+p,schemaPath:"#/properties/releases/items/properties/atMs\
/items/type",keyword:"type",params:{type:"number"}};e===null?e=[$]:e.push($),r++}}}else{let o={instancePath:i+"/releases/"+x+"/atMs",schemaPath:"#/properties/re\
leases/items/properties/atMs/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}}else{let g={instancePath:i+"/releases/"+x,schemaPath:"#/\
properties/releases/items/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}}}else{let u={instancePath:i+"/releases",schemaPath:"#/prope\
rties/releases/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[t]:e.push(t),r++}return zr.errors=e,r===0}zr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ei=Zr,K={$schema:"https://json\
-schema.org/draft/2020-12/schema",$id:"urn:assay:load-run",$comment:"load-run.json, the only thing a load report reads. A run is valid when it gives no reason a\
gainst it, and only a valid run is ok or has missed an objective.",title:"Load run",type:"object",required:["schema","outcome","exitCode","valid","reasons","not\
es","requests","metrics","throughput","rates","goodput","littlesLaw","errors","conformance","series","slo","scenario","suite","target","workload","schedule","in\
strument","startedAt","durationMs"],additionalProperties:!1,properties:{schema:{const:"assay.load/1"},outcome:{enum:["ok","slo-failed","undecided","overload","i\
nvalid","aborted"]},exitCode:{enum:[0,1,3,4]},valid:{type:"boolean"},reasons:{type:"array",items:{type:"string",minLength:1,pattern:"^[^\\n]*$"}},notes:{type:"a\
rray",items:{type:"string",minLength:1,pattern:"^[^\\n]*$"}},requests:{type:"object",required:["started","ok","failed","dropped","interrupted","errorShare"],additionalProperties:!1,
properties:{started:{type:"integer",minimum:0},ok:{type:"integer",minimum:0},failed:{type:"integer",minimum:0},dropped:{type:"integer",minimum:0},errorShare:{type:"\
number",minimum:0,maximum:1},interrupted:{type:"integer",minimum:0},resent:{type:"integer",minimum:0},empty:{type:"integer",minimum:0},warmUp:{type:"object",required:[
"sent","failed"],additionalProperties:!1,properties:{sent:{type:"integer",minimum:0},failed:{type:"integer",minimum:0}}}}},byTransport:{type:"object",required:[
"figures","differences"],additionalProperties:!1,properties:{figures:{type:"array",minItems:2,items:{type:"object",required:["transport","started","ok","failed",
"metrics","outputTokensPerSecond","tokensPerSecondPerUser"],additionalProperties:!1,properties:{transport:{enum:["json","sse","websocket"]},started:{type:"integ\
er",minimum:0},ok:{type:"integer",minimum:0},failed:{type:"integer",minimum:0},metrics:{type:"object",additionalProperties:{$ref:"#/$defs/metric"}},outputTokensPerSecond:{
type:["number","null"],minimum:0},tokensPerSecondPerUser:{type:["number","null"],minimum:0}}}},differences:{type:"array",items:{type:"object",required:["metric",
"stat","of","against","ms","ci"],additionalProperties:!1,properties:{metric:{enum:["ttft","tpot","e2e"]},stat:{enum:["p50","p95"]},of:{enum:["json","sse","webso\
cket"]},against:{enum:["json","sse","websocket"]},ms:{type:"number"},ci:{type:["object","null"],required:["low","high"],additionalProperties:!1,properties:{low:{
type:"number"},high:{type:"number"}}}}}}}},overload:{type:["object","null"],required:["askedPerSecond","sentPerSecond","completedPerSecond","limit","why"],additionalProperties:!1,
properties:{askedPerSecond:{type:"number",minimum:0},sentPerSecond:{type:"number",minimum:0},completedPerSecond:{type:"number",minimum:0},limit:{enum:["target",
"users","target-or-users","machine"]},why:{type:"string",minLength:1,pattern:"^[^\\n]*$"}}},tokens:{type:["object","null"],required:["n","askedMean","p50","mean",
"over"],additionalProperties:!1,properties:{n:{type:"integer",minimum:1},askedMean:{type:"number",minimum:0},p50:{type:["number","null"],minimum:0},mean:{type:"\
number",minimum:0},over:{type:["object","null"],required:["count","share","mean"],additionalProperties:!1,properties:{count:{type:"integer",minimum:1},share:{type:"\
number",minimum:0,maximum:1},mean:{type:"number",minimum:0}}}}},sentBy:{type:"object",required:["json","sse","websocket"],additionalProperties:!1,properties:{json:{
type:"integer",minimum:0},sse:{type:"integer",minimum:0},websocket:{type:"integer",minimum:0}}},metrics:{type:"object",propertyNames:{pattern:"^[a-z][a-z0-9-]*$"},
additionalProperties:{$ref:"#/$defs/metric"}},throughput:{type:"object",required:["completionsPerSecond","outputTokensPerSecond","tokensPerSecondPerUser"],additionalProperties:!1,
properties:{completionsPerSecond:{type:"number",minimum:0},outputTokensPerSecond:{type:["number","null"],minimum:0},tokensPerSecondPerUser:{type:["object","null"],
required:["p50","p10","p1"],additionalProperties:!1,properties:{p50:{type:["number","null"],minimum:0},p10:{type:["number","null"],minimum:0},p1:{type:["number",
"null"],minimum:0}}}}},rates:{type:["object","null"],required:["askedPerSecond","sentPerSecond","admittedPerSecond","completedPerSecond"],additionalProperties:!1,
properties:{askedPerSecond:{type:["number","null"],minimum:0},sentPerSecond:{type:"number",minimum:0},admittedPerSecond:{type:"number",minimum:0},completedPerSecond:{
type:"number",minimum:0}}},goodput:{type:["object","null"],required:["share","perSecond","tokensPerSecond","goals"],additionalProperties:!1,properties:{share:{type:"\
number",minimum:0,maximum:1},perSecond:{type:"number",minimum:0},tokensPerSecond:{type:["number","null"],minimum:0},goals:{type:"array",items:{type:"object",required:[
"slo","share"],additionalProperties:!1,properties:{slo:{type:"string",minLength:1,pattern:"^[^\\n]*$"},share:{type:"number",minimum:0,maximum:1}}}}}},littlesLaw:{
type:["object","null"],required:["inFlight","arrivalsPerSecond","meanStaySeconds","residual"],additionalProperties:!1,properties:{inFlight:{type:"number",minimum:0},
arrivalsPerSecond:{type:"number",minimum:0},meanStaySeconds:{type:["number","null"],minimum:0},residual:{type:["number","null"],minimum:0}}},errors:{type:"array",
items:{type:"object",required:["class","count","example"],additionalProperties:!1,properties:{class:{$ref:"#/$defs/failureClass"},count:{type:"integer",minimum:1},
example:{type:["string","null"]},refusedKeys:{type:"integer",minimum:1}}}},conformance:{type:"object",required:["sampled","conforming","example"],additionalProperties:!1,
properties:{sampled:{type:"integer",minimum:0},conforming:{type:"integer",minimum:0},example:{type:["string","null"]}}},series:{anyOf:[{type:"null"},{$ref:"#/$d\
efs/series"}]},slo:{type:"array",items:{type:"object",required:["slo","metric","op","threshold","unit","actual","ok","reason"],additionalProperties:!1,properties:{
slo:{type:"string",minLength:1,pattern:"^[^\\n]*$"},metric:{type:"string",minLength:1,pattern:"^[^\\n]*$"},op:{enum:["<","<=",">",">="]},threshold:{type:"number",
minimum:0},unit:{enum:["ms","share","per-second"]},actual:{type:["number","null"],minimum:0},ok:{type:["boolean","null"]},ci:{type:["object","null"],required:["\
low","high"],additionalProperties:!1,properties:{low:{type:["number","null"]},high:{type:["number","null"]}}},reason:{type:["string","null"]}}}},scenario:{type:"\
string",minLength:1,pattern:"^[^\\n]*$"},suite:{type:"object",required:["version"],additionalProperties:!1,properties:{version:{type:"string",minLength:1,pattern:"\
^[^\\n]*$"}}},target:{type:"object",required:["baseUrl","model"],additionalProperties:!1,properties:{isEmbedded:{const:!0},baseUrl:{type:"string",pattern:"^http\
s?://"},model:{type:"string",minLength:1,pattern:"^[^\\n]*$"}}},workload:{$ref:"#/$defs/workload"},schedule:{type:"object",required:["seed","sha256"],additionalProperties:!1,
properties:{seed:{type:"string"},sha256:{type:"string",pattern:"^[0-9a-f]{64}$"}}},instrument:{type:"object",required:["note","engine","cpuShare","memory","ttft\
ErrorMs","gapErrorMs","errorsMs","scheduleLagMs","verdict","reasons","marked","k6ExitCode"],additionalProperties:!1,properties:{note:{type:"string",minLength:1,
pattern:"^[^\\n]*$"},engine:{type:"string",minLength:1,pattern:"^[^\\n]*$"},cpuShare:{type:["number","null"],minimum:0,maximum:1},memory:{type:["object","null"],
required:["peakMiB","earlyMiB","lateMiB"],additionalProperties:!1,properties:{peakMiB:{type:"number",minimum:0},earlyMiB:{type:"number",minimum:0},lateMiB:{type:"\
number",minimum:0}}},ttftErrorMs:{anyOf:[{type:"null"},{$ref:"#/$defs/errorMs"}]},gapErrorMs:{anyOf:[{type:"null"},{$ref:"#/$defs/errorMs"}]},errorsMs:{type:"ob\
ject",propertyNames:{pattern:"^[a-z][a-z0-9-]*$"},additionalProperties:{$ref:"#/$defs/errorMs"}},scheduleLagMs:{anyOf:[{type:"null"},{$ref:"#/$defs/errorMs"}]},
verdict:{enum:["valid","suspect"]},reasons:{type:"array",items:{type:"string",minLength:1,pattern:"^[^\\n]*$"}},marked:{type:"array",items:{type:"string",pattern:"\
^[a-z][a-z0-9-]* (p50|p90|p95|p99|max)$"}},k6ExitCode:{type:["integer","null"]}}},startedAt:{type:"string",pattern:"^\\d{4}-\\d{2}-\\d{2}T[0-9:.]+Z$"},durationMs:{
type:"integer",minimum:0}},oneOf:[{properties:{outcome:{const:"ok"},exitCode:{const:0},valid:{const:!0},reasons:{type:"array",maxItems:0}}},{properties:{outcome:{
const:"slo-failed"},exitCode:{const:1},valid:{const:!0},reasons:{type:"array",maxItems:0}}},{properties:{outcome:{const:"undecided"},exitCode:{const:3},valid:{const:!0},
reasons:{type:"array",maxItems:0}}},{properties:{outcome:{const:"overload"},exitCode:{const:3},valid:{const:!0},reasons:{type:"array",maxItems:0}}},{properties:{
outcome:{const:"invalid"},exitCode:{enum:[3,4]},valid:{const:!1},reasons:{type:"array",minItems:1}}},{properties:{outcome:{const:"aborted"},exitCode:{const:3},valid:{
const:!1},reasons:{type:"array",minItems:1}}}],$defs:{metric:{type:"object",required:["unit","n","p50","p90","p95","p99","max","ci","bound"],additionalProperties:!1,
properties:{unit:{const:"ms"},n:{type:"integer",minimum:0},p50:{type:["number","null"],minimum:0},p90:{type:["number","null"],minimum:0},p95:{type:["number","nu\
ll"],minimum:0},p99:{type:["number","null"],minimum:0},max:{type:["number","null"],minimum:0},ci:{type:["object","null"],additionalProperties:{type:"object",required:[
"low","high"],additionalProperties:!1,properties:{low:{type:"number"},high:{type:"number"}}}},bound:{type:["object","null"],additionalProperties:{type:"number"}}}},
workload:{type:"object",required:["model","vus","durationSeconds","ratePerSecond","burstiness","traceSpeed","thinkSeconds","maxTokens","promptTokens","lengths",
"prefixShare","keys","mix","requestTimeoutSeconds"],additionalProperties:!1,properties:{model:{enum:["closed","open-constant","open-poisson","open-gamma","open-\
trace"]},vus:{type:"integer",minimum:1},durationSeconds:{type:"number",minimum:0},warmUpSeconds:{type:"number",minimum:0},rampUpSeconds:{type:"number",minimum:0},
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
Wr=new RegExp("^[a-z][a-z0-9-]*$","u"),ri=new RegExp("^https?://","u"),Ls=new RegExp("^[0-9a-f]{64}$","u"),si=new RegExp("^[a-z][a-z0-9-]* (p50|p90|p95|p99|max)\
$","u"),ii=new RegExp("^\\d{4}-\\d{2}-\\d{2}T[0-9:.]+Z$","u"),$e={type:"object",required:["unit","n","p50","p90","p95","p99","max","ci","bound"],additionalProperties:!1,
properties:{unit:{const:"ms"},n:{type:"integer",minimum:0},p50:{type:["number","null"],minimum:0},p90:{type:["number","null"],minimum:0},p95:{type:["number","nu\
ll"],minimum:0},p99:{type:["number","null"],minimum:0},max:{type:["number","null"],minimum:0},ci:{type:["object","null"],additionalProperties:{type:"object",required:[
"low","high"],additionalProperties:!1,properties:{low:{type:"number"},high:{type:"number"}}}},bound:{type:["object","null"],additionalProperties:{type:"number"}}}};
function ke(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=ke.evaluated;if(h.dynamicProps&&(h.props=
void 0),h.dynamicItems&&(h.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.unit===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"unit"}};e===null?e=[n]:e.push(n),r++}if(s.n===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"n"}};e===null?e=[n]:e.push(n),r++}if(s.p50===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
p50"}};e===null?e=[n]:e.push(n),r++}if(s.p90===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p90"}};e===null?
e=[n]:e.push(n),r++}if(s.p95===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p95"}};e===null?e=[n]:e.push(n),
r++}if(s.p99===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p99"}};e===null?e=[n]:e.push(n),r++}if(s.max===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"max"}};e===null?e=[n]:e.push(n),r++}if(s.ci===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"ci"}};e===null?e=[n]:e.push(n),r++}if(s.bound===void 0){let n={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"bound"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!ee.call($e.properties,n)){let a={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[a]:e.push(a),r++}if(s.unit!==void 0&&s.unit!=="ms"){let n={instancePath:i+
"/unit",schemaPath:"#/properties/unit/const",keyword:"const",params:{allowedValue:"ms"}};e===null?e=[n]:e.push(n),r++}if(s.n!==void 0){let n=s.n;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let a={instancePath:i+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.
push(a),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let a={instancePath:i+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[a]:e.push(a),r++}}if(s.p50!==void 0){let n=s.p50;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let a={instancePath:i+"/p50",schemaPath:"\
#/properties/p50/type",keyword:"type",params:{type:$e.properties.p50.type}};e===null?e=[a]:e.push(a),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let a={
instancePath:i+"/p50",schemaPath:"#/properties/p50/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}if(s.p90!==void 0){
let n=s.p90;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let a={instancePath:i+"/p90",schemaPath:"#/properties/p90/type",keyword:"type",params:{type:$e.properties.
p90.type}};e===null?e=[a]:e.push(a),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let a={instancePath:i+"/p90",schemaPath:"#/properties/p90/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}if(s.p95!==void 0){let n=s.p95;if(!(typeof n=="number"&&isFinite(n))&&n!==null){
let a={instancePath:i+"/p95",schemaPath:"#/properties/p95/type",keyword:"type",params:{type:$e.properties.p95.type}};e===null?e=[a]:e.push(a),r++}if(typeof n=="\
number"&&isFinite(n)&&(n<0||isNaN(n))){let a={instancePath:i+"/p95",schemaPath:"#/properties/p95/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===
null?e=[a]:e.push(a),r++}}if(s.p99!==void 0){let n=s.p99;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let a={instancePath:i+"/p99",schemaPath:"#/properties/\
p99/type",keyword:"type",params:{type:$e.properties.p99.type}};e===null?e=[a]:e.push(a),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let a={instancePath:i+
"/p99",schemaPath:"#/properties/p99/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}if(s.max!==void 0){let n=s.max;if(!(typeof n==
"number"&&isFinite(n))&&n!==null){let a={instancePath:i+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type:$e.properties.max.type}};e===null?
e=[a]:e.push(a),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let a={instancePath:i+"/max",schemaPath:"#/properties/max/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}if(s.ci!==void 0){let n=s.ci;if(!(n&&typeof n=="object"&&!Array.isArray(n))&&n!==null){let a={instancePath:i+
"/ci",schemaPath:"#/properties/ci/type",keyword:"type",params:{type:$e.properties.ci.type}};e===null?e=[a]:e.push(a),r++}if(n&&typeof n=="object"&&!Array.isArray(
n))for(let a in n){let l=n[a];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.low===void 0){let m={instancePath:i+"/ci/"+a.replace(/~/g,"~0").replace(/\//g,"~\
1"),schemaPath:"#/properties/ci/additionalProperties/required",keyword:"required",params:{missingProperty:"low"}};e===null?e=[m]:e.push(m),r++}if(l.high===void 0){
let m={instancePath:i+"/ci/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/ci/additionalProperties/required",keyword:"required",params:{missingProperty:"\
high"}};e===null?e=[m]:e.push(m),r++}for(let m in l)if(!(m==="low"||m==="high")){let y={instancePath:i+"/ci/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/ci/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}};e===null?e=[y]:e.push(y),r++}if(l.low!==
void 0){let m=l.low;if(!(typeof m=="number"&&isFinite(m))){let y={instancePath:i+"/ci/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/low",schemaPath:"#/properties\
/ci/additionalProperties/properties/low/type",keyword:"type",params:{type:"number"}};e===null?e=[y]:e.push(y),r++}}if(l.high!==void 0){let m=l.high;if(!(typeof m==
"number"&&isFinite(m))){let y={instancePath:i+"/ci/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/high",schemaPath:"#/properties/ci/additionalProperties/propertie\
s/high/type",keyword:"type",params:{type:"number"}};e===null?e=[y]:e.push(y),r++}}}else{let m={instancePath:i+"/ci/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/ci/additionalProperties/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}}}if(s.bound!==void 0){let n=s.bound;if(!(n&&typeof n==
"object"&&!Array.isArray(n))&&n!==null){let a={instancePath:i+"/bound",schemaPath:"#/properties/bound/type",keyword:"type",params:{type:$e.properties.bound.type}};
e===null?e=[a]:e.push(a),r++}if(n&&typeof n=="object"&&!Array.isArray(n))for(let a in n){let l=n[a];if(!(typeof l=="number"&&isFinite(l))){let m={instancePath:i+
"/bound/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/bound/additionalProperties/type",keyword:"type",params:{type:"number"}};e===null?e=[
m]:e.push(m),r++}}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return ke.errors=e,r===0}
ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ti={enum:["http-429","http-4xx","http-5xx","http-other","bad-json","not-a-completion","timeout","net\
work","truncated","stream-error","stream-429","timeout-connect","timeout-headers","timeout-first-token","timeout-idle","timeout-total","refused","reset","dns","\
tls","too-large","too-many-events","aborted"]};function me(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,
r=0,h=me.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),!(s==="http-429"||s==="http-4xx"||s==="http-5xx"||s==="http-other"||s===
"bad-json"||s==="not-a-completion"||s==="timeout"||s==="network"||s==="truncated"||s==="stream-error"||s==="stream-429"||s==="timeout-connect"||s==="timeout-hea\
ders"||s==="timeout-first-token"||s==="timeout-idle"||s==="timeout-total"||s==="refused"||s==="reset"||s==="dns"||s==="tls"||s==="too-large"||s==="too-many-even\
ts"||s==="aborted")){let n={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ti.enum}};e===null?e=[n]:e.push(n),r++}return me.errors=e,r===
0}me.evaluated={dynamicProps:!1,dynamicItems:!1};var Ps={type:"object",required:["timeline","dots","curves"],additionalProperties:!1,properties:{timeline:{type:"\
object",required:["bucketSeconds","buckets"],additionalProperties:!1,properties:{bucketSeconds:{type:"number",exclusiveMinimum:0},buckets:{type:"array",maxItems:128,
items:{type:"object",required:["planned","sent","completed","inFlight","slowestMs","failed"],additionalProperties:!1,properties:{planned:{type:["integer","null"],
minimum:0},sent:{type:"integer",minimum:0},completed:{type:"integer",minimum:0},inFlight:{type:"number",minimum:0},slowestMs:{type:["number","null"],minimum:0},
failed:{type:"object",propertyNames:{$ref:"#/$defs/failureClass"},additionalProperties:{type:"integer",minimum:1}}}}}}},dots:{type:"object",required:["requests",
"points"],additionalProperties:!1,properties:{requests:{type:"integer",minimum:0},points:{type:"array",maxItems:600,items:{type:"array",minItems:4,maxItems:4,prefixItems:[
{type:"number"},{type:["number","null"],minimum:0},{type:"number",minimum:0},{anyOf:[{const:"ok"},{$ref:"#/$defs/failureClass"}]}]}}}},curves:{type:"object",propertyNames:{
pattern:"^[a-z][a-z0-9-]*$"},additionalProperties:{type:"array",maxItems:128,items:{type:"array",minItems:2,maxItems:2,prefixItems:[{type:"number"},{type:"numbe\
r",exclusiveMinimum:0,maximum:1}]}}}}};function Te(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=Te.
evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.timeline===void 0){let m={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"timeline"}};e===null?e=[m]:e.push(m),r++}if(s.dots===void 0){let m={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"dots"}};e===null?e=[m]:e.push(m),r++}if(s.curves===void 0){let m={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"curves"}};e===null?e=[m]:e.push(m),r++}for(let m in s)if(!(m==="timeline"||m==="dots"||m==="curves")){let y={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}};e===null?e=[y]:e.push(y),r++}if(s.timeline!==void 0){let m=s.timeline;
if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.bucketSeconds===void 0){let y={instancePath:i+"/timeline",schemaPath:"#/properties/timeline/required",keyword:"\
required",params:{missingProperty:"bucketSeconds"}};e===null?e=[y]:e.push(y),r++}if(m.buckets===void 0){let y={instancePath:i+"/timeline",schemaPath:"#/properti\
es/timeline/required",keyword:"required",params:{missingProperty:"buckets"}};e===null?e=[y]:e.push(y),r++}for(let y in m)if(!(y==="bucketSeconds"||y==="buckets")){
let f={instancePath:i+"/timeline",schemaPath:"#/properties/timeline/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?
e=[f]:e.push(f),r++}if(m.bucketSeconds!==void 0){let y=m.bucketSeconds;if(typeof y=="number"&&isFinite(y)){if(y<=0||isNaN(y)){let f={instancePath:i+"/timeline/b\
ucketSeconds",schemaPath:"#/properties/timeline/properties/bucketSeconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}};e===null?
e=[f]:e.push(f),r++}}else{let f={instancePath:i+"/timeline/bucketSeconds",schemaPath:"#/properties/timeline/properties/bucketSeconds/type",keyword:"type",params:{
type:"number"}};e===null?e=[f]:e.push(f),r++}}if(m.buckets!==void 0){let y=m.buckets;if(Array.isArray(y)){if(y.length>128){let d={instancePath:i+"/timeline/buck\
ets",schemaPath:"#/properties/timeline/properties/buckets/maxItems",keyword:"maxItems",params:{limit:128}};e===null?e=[d]:e.push(d),r++}let f=y.length;for(let d=0;d<
f;d++){let q=y[d];if(q&&typeof q=="object"&&!Array.isArray(q)){if(q.planned===void 0){let c={instancePath:i+"/timeline/buckets/"+d,schemaPath:"#/properties/time\
line/properties/buckets/items/required",keyword:"required",params:{missingProperty:"planned"}};e===null?e=[c]:e.push(c),r++}if(q.sent===void 0){let c={instancePath:i+
"/timeline/buckets/"+d,schemaPath:"#/properties/timeline/properties/buckets/items/required",keyword:"required",params:{missingProperty:"sent"}};e===null?e=[c]:e.
push(c),r++}if(q.completed===void 0){let c={instancePath:i+"/timeline/buckets/"+d,schemaPath:"#/properties/timeline/properties/buckets/items/required",keyword:"\
required",params:{missingProperty:"completed"}};e===null?e=[c]:e.push(c),r++}if(q.inFlight===void 0){let c={instancePath:i+"/timeline/buckets/"+d,schemaPath:"#/\
properties/timeline/properties/buckets/items/required",keyword:"required",params:{missingProperty:"inFlight"}};e===null?e=[c]:e.push(c),r++}if(q.slowestMs===void 0){
let c={instancePath:i+"/timeline/buckets/"+d,schemaPath:"#/properties/timeline/properties/buckets/items/required",keyword:"required",params:{missingProperty:"sl\
owestMs"}};e===null?e=[c]:e.push(c),r++}if(q.failed===void 0){let c={instancePath:i+"/timeline/buckets/"+d,schemaPath:"#/properties/timeline/properties/buckets/\
items/required",keyword:"required",params:{missingProperty:"failed"}};e===null?e=[c]:e.push(c),r++}for(let c in q)if(!(c==="planned"||c==="sent"||c==="completed"||
c==="inFlight"||c==="slowestMs"||c==="failed")){let t={instancePath:i+"/timeline/buckets/"+d,schemaPath:"#/properties/timeline/properties/buckets/items/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:c}};e===null?e=[t]:e.push(t),r++}if(q.planned!==void 0){let c=q.planned;if(!(typeof c=="\
number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==null){let t={instancePath:i+"/timeline/buckets/"+d+"/planned",schemaPath:"#/properties/timeline/properties/buckets\
/items/properties/planned/type",keyword:"type",params:{type:Ps.properties.timeline.properties.buckets.items.properties.planned.type}};e===null?e=[t]:e.push(t),r++}
if(typeof c=="number"&&isFinite(c)&&(c<0||isNaN(c))){let t={instancePath:i+"/timeline/buckets/"+d+"/planned",schemaPath:"#/properties/timeline/properties/bucket\
s/items/properties/planned/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[t]:e.push(t),r++}}if(q.sent!==void 0){let c=q.sent;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let t={instancePath:i+"/timeline/buckets/"+d+"/sent",schemaPath:"#/properties/timeline/properties/buckets/items/prope\
rties/sent/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),r++}if(typeof c=="number"&&isFinite(c)&&(c<0||isNaN(c))){let t={instancePath:i+
"/timeline/buckets/"+d+"/sent",schemaPath:"#/properties/timeline/properties/buckets/items/properties/sent/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[t]:e.push(t),r++}}if(q.completed!==void 0){let c=q.completed;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let t={instancePath:i+"/timel\
ine/buckets/"+d+"/completed",schemaPath:"#/properties/timeline/properties/buckets/items/properties/completed/type",keyword:"type",params:{type:"integer"}};e===null?
e=[t]:e.push(t),r++}if(typeof c=="number"&&isFinite(c)&&(c<0||isNaN(c))){let t={instancePath:i+"/timeline/buckets/"+d+"/completed",schemaPath:"#/properties/time\
line/properties/buckets/items/properties/completed/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[t]:e.push(t),r++}}if(q.inFlight!==void 0){
let c=q.inFlight;if(typeof c=="number"&&isFinite(c)){if(c<0||isNaN(c)){let t={instancePath:i+"/timeline/buckets/"+d+"/inFlight",schemaPath:"#/properties/timelin\
e/properties/buckets/items/properties/inFlight/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+
"/timeline/buckets/"+d+"/inFlight",schemaPath:"#/properties/timeline/properties/buckets/items/properties/inFlight/type",keyword:"type",params:{type:"number"}};e===
null?e=[t]:e.push(t),r++}}if(q.slowestMs!==void 0){let c=q.slowestMs;if(!(typeof c=="number"&&isFinite(c))&&c!==null){let t={instancePath:i+"/timeline/buckets/"+
d+"/slowestMs",schemaPath:"#/properties/timeline/properties/buckets/items/properties/slowestMs/type",keyword:"type",params:{type:Ps.properties.timeline.properties.
buckets.items.properties.slowestMs.type}};e===null?e=[t]:e.push(t),r++}if(typeof c=="number"&&isFinite(c)&&(c<0||isNaN(c))){let t={instancePath:i+"/timeline/buc\
kets/"+d+"/slowestMs",schemaPath:"#/properties/timeline/properties/buckets/items/properties/slowestMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[t]:e.push(t),r++}}if(q.failed!==void 0){let c=q.failed;if(c&&typeof c=="object"&&!Array.isArray(c)){for(let t in c){let u=r;me(t,{instancePath:i+"/t\
imeline/buckets/"+d+"/failed",parentData:c,parentDataProperty:"failed",rootData:P,dynamicAnchors:k})||(e=e===null?me.errors:e.concat(me.errors),r=e.length);var n=u===
r;if(!n){let x={instancePath:i+"/timeline/buckets/"+d+"/failed",schemaPath:"#/properties/timeline/properties/buckets/items/properties/failed/propertyNames",keyword:"\
propertyNames",params:{propertyName:t}};e===null?e=[x]:e.push(x),r++}}for(let t in c){let u=c[t];if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let x={
instancePath:i+"/timeline/buckets/"+d+"/failed/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/timeline/properties/buckets/items/properties/\
failed/additionalProperties/type",keyword:"type",params:{type:"integer"}};e===null?e=[x]:e.push(x),r++}if(typeof u=="number"&&isFinite(u)&&(u<1||isNaN(u))){let x={
instancePath:i+"/timeline/buckets/"+d+"/failed/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/timeline/properties/buckets/items/properties/\
failed/additionalProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[x]:e.push(x),r++}}}else{let t={instancePath:i+"/timeline/bu\
ckets/"+d+"/failed",schemaPath:"#/properties/timeline/properties/buckets/items/properties/failed/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(
t),r++}}}else{let c={instancePath:i+"/timeline/buckets/"+d,schemaPath:"#/properties/timeline/properties/buckets/items/type",keyword:"type",params:{type:"object"}};
e===null?e=[c]:e.push(c),r++}}}else{let f={instancePath:i+"/timeline/buckets",schemaPath:"#/properties/timeline/properties/buckets/type",keyword:"type",params:{
type:"array"}};e===null?e=[f]:e.push(f),r++}}}else{let y={instancePath:i+"/timeline",schemaPath:"#/properties/timeline/type",keyword:"type",params:{type:"object"}};
e===null?e=[y]:e.push(y),r++}}if(s.dots!==void 0){let m=s.dots;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.requests===void 0){let y={instancePath:i+"/dots",
schemaPath:"#/properties/dots/required",keyword:"required",params:{missingProperty:"requests"}};e===null?e=[y]:e.push(y),r++}if(m.points===void 0){let y={instancePath:i+
"/dots",schemaPath:"#/properties/dots/required",keyword:"required",params:{missingProperty:"points"}};e===null?e=[y]:e.push(y),r++}for(let y in m)if(!(y==="requ\
ests"||y==="points")){let f={instancePath:i+"/dots",schemaPath:"#/properties/dots/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};
e===null?e=[f]:e.push(f),r++}if(m.requests!==void 0){let y=m.requests;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))){let f={instancePath:i+"/dots/req\
uests",schemaPath:"#/properties/dots/properties/requests/type",keyword:"type",params:{type:"integer"}};e===null?e=[f]:e.push(f),r++}if(typeof y=="number"&&isFinite(
y)&&(y<0||isNaN(y))){let f={instancePath:i+"/dots/requests",schemaPath:"#/properties/dots/properties/requests/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}};e===null?e=[f]:e.push(f),r++}}if(m.points!==void 0){let y=m.points;if(Array.isArray(y)){if(y.length>600){let d={instancePath:i+"/dots/points",schemaPath:"\
#/properties/dots/properties/points/maxItems",keyword:"maxItems",params:{limit:600}};e===null?e=[d]:e.push(d),r++}let f=y.length;for(let d=0;d<f;d++){let q=y[d];
if(Array.isArray(q)){if(q.length>4){let t={instancePath:i+"/dots/points/"+d,schemaPath:"#/properties/dots/properties/points/items/maxItems",keyword:"maxItems",params:{
limit:4}};e===null?e=[t]:e.push(t),r++}if(q.length<4){let t={instancePath:i+"/dots/points/"+d,schemaPath:"#/properties/dots/properties/points/items/minItems",keyword:"\
minItems",params:{limit:4}};e===null?e=[t]:e.push(t),r++}let c=q.length;if(c>0){let t=q[0];if(!(typeof t=="number"&&isFinite(t))){let u={instancePath:i+"/dots/p\
oints/"+d+"/0",schemaPath:"#/properties/dots/properties/points/items/prefixItems/0/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),r++}}if(c>
1){let t=q[1];if(!(typeof t=="number"&&isFinite(t))&&t!==null){let u={instancePath:i+"/dots/points/"+d+"/1",schemaPath:"#/properties/dots/properties/points/item\
s/prefixItems/1/type",keyword:"type",params:{type:Ps.properties.dots.properties.points.items.prefixItems[1].type}};e===null?e=[u]:e.push(u),r++}if(typeof t=="nu\
mber"&&isFinite(t)&&(t<0||isNaN(t))){let u={instancePath:i+"/dots/points/"+d+"/1",schemaPath:"#/properties/dots/properties/points/items/prefixItems/1/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[u]:e.push(u),r++}}if(c>2){let t=q[2];if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){let u={instancePath:i+
"/dots/points/"+d+"/2",schemaPath:"#/properties/dots/properties/points/items/prefixItems/2/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?
e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/dots/points/"+d+"/2",schemaPath:"#/properties/dots/properties/points/items/prefixItems/2/type",keyword:"type",
params:{type:"number"}};e===null?e=[u]:e.push(u),r++}}if(c>3){let t=q[3],u=r,x=!1,T=r;if(t!=="ok"){let o={instancePath:i+"/dots/points/"+d+"/3",schemaPath:"#/pr\
operties/dots/properties/points/items/prefixItems/3/anyOf/0/const",keyword:"const",params:{allowedValue:"ok"}};e===null?e=[o]:e.push(o),r++}var a=T===r;x=x||a;let g=r;
me(t,{instancePath:i+"/dots/points/"+d+"/3",parentData:q,parentDataProperty:3,rootData:P,dynamicAnchors:k})||(e=e===null?me.errors:e.concat(me.errors),r=e.length);
var a=g===r;if(x=x||a,x)r=u,e!==null&&(u?e.length=u:e=null);else{let o={instancePath:i+"/dots/points/"+d+"/3",schemaPath:"#/properties/dots/properties/points/it\
ems/prefixItems/3/anyOf",keyword:"anyOf",params:{}};e===null?e=[o]:e.push(o),r++}}}else{let c={instancePath:i+"/dots/points/"+d,schemaPath:"#/properties/dots/pr\
operties/points/items/type",keyword:"type",params:{type:"array"}};e===null?e=[c]:e.push(c),r++}}}else{let f={instancePath:i+"/dots/points",schemaPath:"#/propert\
ies/dots/properties/points/type",keyword:"type",params:{type:"array"}};e===null?e=[f]:e.push(f),r++}}}else{let y={instancePath:i+"/dots",schemaPath:"#/propertie\
s/dots/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}if(s.curves!==void 0){let m=s.curves;if(m&&typeof m=="object"&&!Array.isArray(
m)){for(let y in m){let f=r;if(typeof y=="string"&&!Wr.test(y)){let d={instancePath:i+"/curves",schemaPath:"#/properties/curves/propertyNames/pattern",keyword:"\
pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},propertyName:y};e===null?e=[d]:e.push(d),r++}var l=f===r;if(!l){let d={instancePath:i+"/curves",schemaPath:"#/prop\
erties/curves/propertyNames",keyword:"propertyNames",params:{propertyName:y}};e===null?e=[d]:e.push(d),r++}}for(let y in m){let f=m[y];if(Array.isArray(f)){if(f.
length>128){let q={instancePath:i+"/curves/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/curves/additionalProperties/maxItems",keyword:"ma\
xItems",params:{limit:128}};e===null?e=[q]:e.push(q),r++}let d=f.length;for(let q=0;q<d;q++){let c=f[q];if(Array.isArray(c)){if(c.length>2){let u={instancePath:i+
"/curves/"+y.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+q,schemaPath:"#/properties/curves/additionalProperties/items/maxItems",keyword:"maxItems",params:{limit:2}};
e===null?e=[u]:e.push(u),r++}if(c.length<2){let u={instancePath:i+"/curves/"+y.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+q,schemaPath:"#/properties/curves/addi\
tionalProperties/items/minItems",keyword:"minItems",params:{limit:2}};e===null?e=[u]:e.push(u),r++}let t=c.length;if(t>0){let u=c[0];if(!(typeof u=="number"&&isFinite(
u))){let x={instancePath:i+"/curves/"+y.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+q+"/0",schemaPath:"#/properties/curves/additionalProperties/items/prefixItems\
/0/type",keyword:"type",params:{type:"number"}};e===null?e=[x]:e.push(x),r++}}if(t>1){let u=c[1];if(typeof u=="number"&&isFinite(u)){if(u>1||isNaN(u)){let x={instancePath:i+
"/curves/"+y.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+q+"/1",schemaPath:"#/properties/curves/additionalProperties/items/prefixItems/1/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:1}};e===null?e=[x]:e.push(x),r++}if(u<=0||isNaN(u)){let x={instancePath:i+"/curves/"+y.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/"+q+"/1",schemaPath:"#/properties/curves/additionalProperties/items/prefixItems/1/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}};
e===null?e=[x]:e.push(x),r++}}else{let x={instancePath:i+"/curves/"+y.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+q+"/1",schemaPath:"#/properties/curves/addition\
alProperties/items/prefixItems/1/type",keyword:"type",params:{type:"number"}};e===null?e=[x]:e.push(x),r++}}}else{let t={instancePath:i+"/curves/"+y.replace(/~/g,
"~0").replace(/\//g,"~1")+"/"+q,schemaPath:"#/properties/curves/additionalProperties/items/type",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),
r++}}}else{let d={instancePath:i+"/curves/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/curves/additionalProperties/type",keyword:"type",params:{
type:"array"}};e===null?e=[d]:e.push(d),r++}}}else{let y={instancePath:i+"/curves",schemaPath:"#/properties/curves/type",keyword:"type",params:{type:"object"}};
e===null?e=[y]:e.push(y),r++}}}else{let m={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}return Te.errors=
e,r===0}Te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Br={type:"object",required:["model","vus","durationSeconds","ratePerSecond","burstiness","tr\
aceSpeed","thinkSeconds","maxTokens","promptTokens","lengths","prefixShare","keys","mix","requestTimeoutSeconds"],additionalProperties:!1,properties:{model:{enum:[
"closed","open-constant","open-poisson","open-gamma","open-trace"]},vus:{type:"integer",minimum:1},durationSeconds:{type:"number",minimum:0},warmUpSeconds:{type:"\
number",minimum:0},rampUpSeconds:{type:"number",minimum:0},ratePerSecond:{type:["number","null"],minimum:0},burstiness:{type:"number",minimum:0},traceSpeed:{type:"\
number",minimum:0},thinkSeconds:{type:"number",minimum:0},maxTokens:{type:"integer",minimum:1},promptTokens:{type:"integer",minimum:1},lengths:{type:"object",required:[
"kind"],properties:{kind:{enum:["fixed","lognormal","empirical"]},promptCv:{type:"number",minimum:0},outputCv:{type:"number",minimum:0},correlation:{type:"numbe\
r",minimum:-1,maximum:1},count:{type:"integer",minimum:1}},additionalProperties:!1},prefixShare:{type:"number",minimum:0,maximum:1},keys:{type:"integer",minimum:1},
mix:{type:"object",required:["json","sse","websocket"],additionalProperties:!1,properties:{json:{type:"number",minimum:0},sse:{type:"number",minimum:0},websocket:{
type:"number",minimum:0}}},requestTimeoutSeconds:{type:"number",minimum:0}}};function Ve(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){
let e=null,r=0,h=Ve.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.model===void 0){
let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"model"}};e===null?e=[n]:e.push(n),r++}if(s.vus===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"vus"}};e===null?e=[n]:e.push(n),r++}if(s.durationSeconds===void 0){let n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"durationSeconds"}};e===null?e=[n]:e.push(n),r++}if(s.ratePerSecond===void 0){let n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"ratePerSecond"}};e===null?e=[n]:e.push(n),r++}if(s.burstiness===void 0){let n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"burstiness"}};e===null?e=[n]:e.push(n),r++}if(s.traceSpeed===void 0){let n={instancePath:i,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"traceSpeed"}};e===null?e=[n]:e.push(n),r++}if(s.thinkSeconds===void 0){let n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"thinkSeconds"}};e===null?e=[n]:e.push(n),r++}if(s.maxTokens===void 0){let n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"maxTokens"}};e===null?e=[n]:e.push(n),r++}if(s.promptTokens===void 0){let n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"promptTokens"}};e===null?e=[n]:e.push(n),r++}if(s.lengths===void 0){let n={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"lengths"}};e===null?e=[n]:e.push(n),r++}if(s.prefixShare===void 0){let n={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"prefixShare"}};e===null?e=[n]:e.push(n),r++}if(s.keys===void 0){let n={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"keys"}};e===null?e=[n]:e.push(n),r++}if(s.mix===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"mix"}};e===null?e=[n]:e.push(n),r++}if(s.requestTimeoutSeconds===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"requestTimeoutSeconds"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!ee.call(Br.properties,n)){let a={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[a]:e.push(a),r++}if(s.model!==void 0){let n=s.model;if(!(n==="\
closed"||n==="open-constant"||n==="open-poisson"||n==="open-gamma"||n==="open-trace")){let a={instancePath:i+"/model",schemaPath:"#/properties/model/enum",keyword:"\
enum",params:{allowedValues:Br.properties.model.enum}};e===null?e=[a]:e.push(a),r++}}if(s.vus!==void 0){let n=s.vus;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n))){let a={instancePath:i+"/vus",schemaPath:"#/properties/vus/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof n==
"number"&&isFinite(n)&&(n<1||isNaN(n))){let a={instancePath:i+"/vus",schemaPath:"#/properties/vus/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===
null?e=[a]:e.push(a),r++}}if(s.durationSeconds!==void 0){let n=s.durationSeconds;if(typeof n=="number"&&isFinite(n)){if(n<0||isNaN(n)){let a={instancePath:i+"/d\
urationSeconds",schemaPath:"#/properties/durationSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}else{let a={
instancePath:i+"/durationSeconds",schemaPath:"#/properties/durationSeconds/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),r++}}if(s.warmUpSeconds!==
void 0){let n=s.warmUpSeconds;if(typeof n=="number"&&isFinite(n)){if(n<0||isNaN(n)){let a={instancePath:i+"/warmUpSeconds",schemaPath:"#/properties/warmUpSecond\
s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/warmUpSeconds",schemaPath:"#/propertie\
s/warmUpSeconds/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),r++}}if(s.rampUpSeconds!==void 0){let n=s.rampUpSeconds;if(typeof n=="numb\
er"&&isFinite(n)){if(n<0||isNaN(n)){let a={instancePath:i+"/rampUpSeconds",schemaPath:"#/properties/rampUpSeconds/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/rampUpSeconds",schemaPath:"#/properties/rampUpSeconds/type",keyword:"type",params:{type:"\
number"}};e===null?e=[a]:e.push(a),r++}}if(s.ratePerSecond!==void 0){let n=s.ratePerSecond;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let a={instancePath:i+
"/ratePerSecond",schemaPath:"#/properties/ratePerSecond/type",keyword:"type",params:{type:Br.properties.ratePerSecond.type}};e===null?e=[a]:e.push(a),r++}if(typeof n==
"number"&&isFinite(n)&&(n<0||isNaN(n))){let a={instancePath:i+"/ratePerSecond",schemaPath:"#/properties/ratePerSecond/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[a]:e.push(a),r++}}if(s.burstiness!==void 0){let n=s.burstiness;if(typeof n=="number"&&isFinite(n)){if(n<0||isNaN(n)){let a={instancePath:i+
"/burstiness",schemaPath:"#/properties/burstiness/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+
"/burstiness",schemaPath:"#/properties/burstiness/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),r++}}if(s.traceSpeed!==void 0){let n=s.traceSpeed;
if(typeof n=="number"&&isFinite(n)){if(n<0||isNaN(n)){let a={instancePath:i+"/traceSpeed",schemaPath:"#/properties/traceSpeed/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/traceSpeed",schemaPath:"#/properties/traceSpeed/type",keyword:"type",params:{
type:"number"}};e===null?e=[a]:e.push(a),r++}}if(s.thinkSeconds!==void 0){let n=s.thinkSeconds;if(typeof n=="number"&&isFinite(n)){if(n<0||isNaN(n)){let a={instancePath:i+
"/thinkSeconds",schemaPath:"#/properties/thinkSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+
"/thinkSeconds",schemaPath:"#/properties/thinkSeconds/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),r++}}if(s.maxTokens!==void 0){let n=s.
maxTokens;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let a={instancePath:i+"/maxTokens",schemaPath:"#/properties/maxTokens/type",keyword:"type",params:{
type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof n=="number"&&isFinite(n)&&(n<1||isNaN(n))){let a={instancePath:i+"/maxTokens",schemaPath:"#/properties/m\
axTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[a]:e.push(a),r++}}if(s.promptTokens!==void 0){let n=s.promptTokens;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let a={instancePath:i+"/promptTokens",schemaPath:"#/properties/promptTokens/type",keyword:"type",params:{type:"intege\
r"}};e===null?e=[a]:e.push(a),r++}if(typeof n=="number"&&isFinite(n)&&(n<1||isNaN(n))){let a={instancePath:i+"/promptTokens",schemaPath:"#/properties/promptToke\
ns/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[a]:e.push(a),r++}}if(s.lengths!==void 0){let n=s.lengths;if(n&&typeof n=="object"&&!Array.
isArray(n)){if(n.kind===void 0){let a={instancePath:i+"/lengths",schemaPath:"#/properties/lengths/required",keyword:"required",params:{missingProperty:"kind"}};
e===null?e=[a]:e.push(a),r++}for(let a in n)if(!(a==="kind"||a==="promptCv"||a==="outputCv"||a==="correlation"||a==="count")){let l={instancePath:i+"/lengths",schemaPath:"\
#/properties/lengths/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[l]:e.push(l),r++}if(n.kind!==void 0){let a=n.
kind;if(!(a==="fixed"||a==="lognormal"||a==="empirical")){let l={instancePath:i+"/lengths/kind",schemaPath:"#/properties/lengths/properties/kind/enum",keyword:"\
enum",params:{allowedValues:Br.properties.lengths.properties.kind.enum}};e===null?e=[l]:e.push(l),r++}}if(n.promptCv!==void 0){let a=n.promptCv;if(typeof a=="nu\
mber"&&isFinite(a)){if(a<0||isNaN(a)){let l={instancePath:i+"/lengths/promptCv",schemaPath:"#/properties/lengths/properties/promptCv/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/lengths/promptCv",schemaPath:"#/properties/lengths/properties/promp\
tCv/type",keyword:"type",params:{type:"number"}};e===null?e=[l]:e.push(l),r++}}if(n.outputCv!==void 0){let a=n.outputCv;if(typeof a=="number"&&isFinite(a)){if(a<
0||isNaN(a)){let l={instancePath:i+"/lengths/outputCv",schemaPath:"#/properties/lengths/properties/outputCv/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/lengths/outputCv",schemaPath:"#/properties/lengths/properties/outputCv/type",keyword:"type",params:{type:"\
number"}};e===null?e=[l]:e.push(l),r++}}if(n.correlation!==void 0){let a=n.correlation;if(typeof a=="number"&&isFinite(a)){if(a>1||isNaN(a)){let l={instancePath:i+
"/lengths/correlation",schemaPath:"#/properties/lengths/properties/correlation/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[l]:e.push(
l),r++}if(a<-1||isNaN(a)){let l={instancePath:i+"/lengths/correlation",schemaPath:"#/properties/lengths/properties/correlation/minimum",keyword:"minimum",params:{
comparison:">=",limit:-1}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/lengths/correlation",schemaPath:"#/properties/lengths/properties/correlati\
on/type",keyword:"type",params:{type:"number"}};e===null?e=[l]:e.push(l),r++}}if(n.count!==void 0){let a=n.count;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a))){let l={instancePath:i+"/lengths/count",schemaPath:"#/properties/lengths/properties/count/type",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(
l),r++}if(typeof a=="number"&&isFinite(a)&&(a<1||isNaN(a))){let l={instancePath:i+"/lengths/count",schemaPath:"#/properties/lengths/properties/count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}};e===null?e=[l]:e.push(l),r++}}}else{let a={instancePath:i+"/lengths",schemaPath:"#/properties/lengths/type",keyword:"\
type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.prefixShare!==void 0){let n=s.prefixShare;if(typeof n=="number"&&isFinite(n)){if(n>1||isNaN(n)){
let a={instancePath:i+"/prefixShare",schemaPath:"#/properties/prefixShare/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[a]:e.push(a),
r++}if(n<0||isNaN(n)){let a={instancePath:i+"/prefixShare",schemaPath:"#/properties/prefixShare/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===
null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/prefixShare",schemaPath:"#/properties/prefixShare/type",keyword:"type",params:{type:"number"}};e===null?e=
[a]:e.push(a),r++}}if(s.keys!==void 0){let n=s.keys;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let a={instancePath:i+"/keys",schemaPath:"#/proper\
ties/keys/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof n=="number"&&isFinite(n)&&(n<1||isNaN(n))){let a={instancePath:i+
"/keys",schemaPath:"#/properties/keys/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[a]:e.push(a),r++}}if(s.mix!==void 0){let n=s.mix;
if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.json===void 0){let a={instancePath:i+"/mix",schemaPath:"#/properties/mix/required",keyword:"required",params:{
missingProperty:"json"}};e===null?e=[a]:e.push(a),r++}if(n.sse===void 0){let a={instancePath:i+"/mix",schemaPath:"#/properties/mix/required",keyword:"required",
params:{missingProperty:"sse"}};e===null?e=[a]:e.push(a),r++}if(n.websocket===void 0){let a={instancePath:i+"/mix",schemaPath:"#/properties/mix/required",keyword:"\
required",params:{missingProperty:"websocket"}};e===null?e=[a]:e.push(a),r++}for(let a in n)if(!(a==="json"||a==="sse"||a==="websocket")){let l={instancePath:i+
"/mix",schemaPath:"#/properties/mix/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[l]:e.push(l),r++}if(n.json!==
void 0){let a=n.json;if(typeof a=="number"&&isFinite(a)){if(a<0||isNaN(a)){let l={instancePath:i+"/mix/json",schemaPath:"#/properties/mix/properties/json/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/mix/json",schemaPath:"#/properties/mix/propert\
ies/json/type",keyword:"type",params:{type:"number"}};e===null?e=[l]:e.push(l),r++}}if(n.sse!==void 0){let a=n.sse;if(typeof a=="number"&&isFinite(a)){if(a<0||isNaN(
a)){let l={instancePath:i+"/mix/sse",schemaPath:"#/properties/mix/properties/sse/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(
l),r++}}else{let l={instancePath:i+"/mix/sse",schemaPath:"#/properties/mix/properties/sse/type",keyword:"type",params:{type:"number"}};e===null?e=[l]:e.push(l),
r++}}if(n.websocket!==void 0){let a=n.websocket;if(typeof a=="number"&&isFinite(a)){if(a<0||isNaN(a)){let l={instancePath:i+"/mix/websocket",schemaPath:"#/prope\
rties/mix/properties/websocket/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/mix/webso\
cket",schemaPath:"#/properties/mix/properties/websocket/type",keyword:"type",params:{type:"number"}};e===null?e=[l]:e.push(l),r++}}}else{let a={instancePath:i+"\
/mix",schemaPath:"#/properties/mix/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.requestTimeoutSeconds!==void 0){let n=s.requestTimeoutSeconds;
if(typeof n=="number"&&isFinite(n)){if(n<0||isNaN(n)){let a={instancePath:i+"/requestTimeoutSeconds",schemaPath:"#/properties/requestTimeoutSeconds/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/requestTimeoutSeconds",schemaPath:"#/properties/requestTim\
eoutSeconds/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[n]:e.push(n),r++}return Ve.errors=e,r===0}Ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Is={type:"object",required:["p50","p\
99"],additionalProperties:!1,properties:{p50:{type:["number","null"],minimum:0},p99:{type:["number","null"],minimum:0}}};function ie(s,{instancePath:i="",parentData:N,
parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=ie.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.p50===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p50"}};e===null?
e=[n]:e.push(n),r++}if(s.p99===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p99"}};e===null?e=[n]:e.push(n),
r++}for(let n in s)if(!(n==="p50"||n==="p99")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};
e===null?e=[a]:e.push(a),r++}if(s.p50!==void 0){let n=s.p50;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let a={instancePath:i+"/p50",schemaPath:"#/properti\
es/p50/type",keyword:"type",params:{type:Is.properties.p50.type}};e===null?e=[a]:e.push(a),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let a={instancePath:i+
"/p50",schemaPath:"#/properties/p50/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}if(s.p99!==void 0){let n=s.p99;if(!(typeof n==
"number"&&isFinite(n))&&n!==null){let a={instancePath:i+"/p99",schemaPath:"#/properties/p99/type",keyword:"type",params:{type:Is.properties.p99.type}};e===null?
e=[a]:e.push(a),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let a={instancePath:i+"/p99",schemaPath:"#/properties/p99/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.
push(n),r++}return ie.errors=e,r===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Zr(s,{instancePath:i="",parentData:N,parentDataProperty:D,
rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=Zr.evaluated;h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0);let n=r,a=!1,l=null,m=r;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.outcome!==void 0&&s.outcome!=="ok"){let g={instancePath:i+"/outcome",schemaPath:"#/oneOf/0/properties/outcome/const",
keyword:"const",params:{allowedValue:"ok"}};e===null?e=[g]:e.push(g),r++}if(s.exitCode!==void 0&&s.exitCode!==0){let g={instancePath:i+"/exitCode",schemaPath:"#\
/oneOf/0/properties/exitCode/const",keyword:"const",params:{allowedValue:0}};e===null?e=[g]:e.push(g),r++}if(s.valid!==void 0&&s.valid!==!0){let g={instancePath:i+
"/valid",schemaPath:"#/oneOf/0/properties/valid/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[g]:e.push(g),r++}if(s.reasons!==void 0){let g=s.reasons;
if(Array.isArray(g)){if(g.length>0){let o={instancePath:i+"/reasons",schemaPath:"#/oneOf/0/properties/reasons/maxItems",keyword:"maxItems",params:{limit:0}};e===
null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/reasons",schemaPath:"#/oneOf/0/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=
[o]:e.push(o),r++}}}var d=m===r;if(d){a=!0,l=0;var y={};y.outcome=!0,y.exitCode=!0,y.valid=!0,y.reasons=!0}let f=r;if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.outcome!==void 0&&s.outcome!=="slo-failed"){let g={instancePath:i+"/outcome",schemaPath:"#/oneOf/1/properties/outcome/const",keyword:"const",params:{allowedValue:"\
slo-failed"}};e===null?e=[g]:e.push(g),r++}if(s.exitCode!==void 0&&s.exitCode!==1){let g={instancePath:i+"/exitCode",schemaPath:"#/oneOf/1/properties/exitCode/c\
onst",keyword:"const",params:{allowedValue:1}};e===null?e=[g]:e.push(g),r++}if(s.valid!==void 0&&s.valid!==!0){let g={instancePath:i+"/valid",schemaPath:"#/oneO\
f/1/properties/valid/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[g]:e.push(g),r++}if(s.reasons!==void 0){let g=s.reasons;if(Array.isArray(g)){if(g.
length>0){let o={instancePath:i+"/reasons",schemaPath:"#/oneOf/1/properties/reasons/maxItems",keyword:"maxItems",params:{limit:0}};e===null?e=[o]:e.push(o),r++}}else{
let o={instancePath:i+"/reasons",schemaPath:"#/oneOf/1/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}}var d=f===r;
if(d&&a)a=!1,l=[l,1];else{d&&(a=!0,l=1,y!==!0&&(y=y||{},y.outcome=!0,y.exitCode=!0,y.valid=!0,y.reasons=!0));let g=r;if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.outcome!==void 0&&s.outcome!=="undecided"){let p={instancePath:i+"/outcome",schemaPath:"#/oneOf/2/properties/outcome/const",keyword:"const",params:{allowedValue:"\
undecided"}};e===null?e=[p]:e.push(p),r++}if(s.exitCode!==void 0&&s.exitCode!==3){let p={instancePath:i+"/exitCode",schemaPath:"#/oneOf/2/properties/exitCode/co\
nst",keyword:"const",params:{allowedValue:3}};e===null?e=[p]:e.push(p),r++}if(s.valid!==void 0&&s.valid!==!0){let p={instancePath:i+"/valid",schemaPath:"#/oneOf\
/2/properties/valid/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[p]:e.push(p),r++}if(s.reasons!==void 0){let p=s.reasons;if(Array.isArray(p)){if(p.
length>0){let w={instancePath:i+"/reasons",schemaPath:"#/oneOf/2/properties/reasons/maxItems",keyword:"maxItems",params:{limit:0}};e===null?e=[w]:e.push(w),r++}}else{
let w={instancePath:i+"/reasons",schemaPath:"#/oneOf/2/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[w]:e.push(w),r++}}}var d=g===r;
if(d&&a)a=!1,l=[l,2];else{d&&(a=!0,l=2,y!==!0&&(y=y||{},y.outcome=!0,y.exitCode=!0,y.valid=!0,y.reasons=!0));let p=r;if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.outcome!==void 0&&s.outcome!=="overload"){let $={instancePath:i+"/outcome",schemaPath:"#/oneOf/3/properties/outcome/const",keyword:"const",params:{allowedValue:"\
overload"}};e===null?e=[$]:e.push($),r++}if(s.exitCode!==void 0&&s.exitCode!==3){let $={instancePath:i+"/exitCode",schemaPath:"#/oneOf/3/properties/exitCode/con\
st",keyword:"const",params:{allowedValue:3}};e===null?e=[$]:e.push($),r++}if(s.valid!==void 0&&s.valid!==!0){let $={instancePath:i+"/valid",schemaPath:"#/oneOf/\
3/properties/valid/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[$]:e.push($),r++}if(s.reasons!==void 0){let $=s.reasons;if(Array.isArray($)){if($.
length>0){let v={instancePath:i+"/reasons",schemaPath:"#/oneOf/3/properties/reasons/maxItems",keyword:"maxItems",params:{limit:0}};e===null?e=[v]:e.push(v),r++}}else{
let v={instancePath:i+"/reasons",schemaPath:"#/oneOf/3/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[v]:e.push(v),r++}}}var d=p===r;
if(d&&a)a=!1,l=[l,3];else{d&&(a=!0,l=3,y!==!0&&(y=y||{},y.outcome=!0,y.exitCode=!0,y.valid=!0,y.reasons=!0));let $=r;if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.outcome!==void 0&&s.outcome!=="invalid"){let b={instancePath:i+"/outcome",schemaPath:"#/oneOf/4/properties/outcome/const",keyword:"const",params:{allowedValue:"\
invalid"}};e===null?e=[b]:e.push(b),r++}if(s.exitCode!==void 0){let b=s.exitCode;if(!(b===3||b===4)){let S={instancePath:i+"/exitCode",schemaPath:"#/oneOf/4/pro\
perties/exitCode/enum",keyword:"enum",params:{allowedValues:K.oneOf[4].properties.exitCode.enum}};e===null?e=[S]:e.push(S),r++}}if(s.valid!==void 0&&s.valid!==!1){
let b={instancePath:i+"/valid",schemaPath:"#/oneOf/4/properties/valid/const",keyword:"const",params:{allowedValue:!1}};e===null?e=[b]:e.push(b),r++}if(s.reasons!==
void 0){let b=s.reasons;if(Array.isArray(b)){if(b.length<1){let S={instancePath:i+"/reasons",schemaPath:"#/oneOf/4/properties/reasons/minItems",keyword:"minItem\
s",params:{limit:1}};e===null?e=[S]:e.push(S),r++}}else{let S={instancePath:i+"/reasons",schemaPath:"#/oneOf/4/properties/reasons/type",keyword:"type",params:{type:"\
array"}};e===null?e=[S]:e.push(S),r++}}}var d=$===r;if(d&&a)a=!1,l=[l,4];else{d&&(a=!0,l=4,y!==!0&&(y=y||{},y.outcome=!0,y.exitCode=!0,y.valid=!0,y.reasons=!0));
let b=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.outcome!==void 0&&s.outcome!=="aborted"){let _={instancePath:i+"/outcome",schemaPath:"#/oneOf/5/proper\
ties/outcome/const",keyword:"const",params:{allowedValue:"aborted"}};e===null?e=[_]:e.push(_),r++}if(s.exitCode!==void 0&&s.exitCode!==3){let _={instancePath:i+
"/exitCode",schemaPath:"#/oneOf/5/properties/exitCode/const",keyword:"const",params:{allowedValue:3}};e===null?e=[_]:e.push(_),r++}if(s.valid!==void 0&&s.valid!==
!1){let _={instancePath:i+"/valid",schemaPath:"#/oneOf/5/properties/valid/const",keyword:"const",params:{allowedValue:!1}};e===null?e=[_]:e.push(_),r++}if(s.reasons!==
void 0){let _=s.reasons;if(Array.isArray(_)){if(_.length<1){let F={instancePath:i+"/reasons",schemaPath:"#/oneOf/5/properties/reasons/minItems",keyword:"minItem\
s",params:{limit:1}};e===null?e=[F]:e.push(F),r++}}else{let F={instancePath:i+"/reasons",schemaPath:"#/oneOf/5/properties/reasons/type",keyword:"type",params:{type:"\
array"}};e===null?e=[F]:e.push(F),r++}}}var d=b===r;d&&a?(a=!1,l=[l,5]):d&&(a=!0,l=5,y!==!0&&(y=y||{},y.outcome=!0,y.exitCode=!0,y.valid=!0,y.reasons=!0))}}}}if(a)
r=n,e!==null&&(n?e.length=n:e=null);else{let g={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l}};e===null?e=[g]:e.push(g),r++}if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.schema===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema"}};
e===null?e=[g]:e.push(g),r++}if(s.outcome===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"outcome"}};e===null?
e=[g]:e.push(g),r++}if(s.exitCode===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exitCode"}};e===null?e=[g]:
e.push(g),r++}if(s.valid===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid"}};e===null?e=[g]:e.push(g),r++}
if(s.reasons===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reasons"}};e===null?e=[g]:e.push(g),r++}if(s.notes===
void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"notes"}};e===null?e=[g]:e.push(g),r++}if(s.requests===void 0){
let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requests"}};e===null?e=[g]:e.push(g),r++}if(s.metrics===void 0){let g={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metrics"}};e===null?e=[g]:e.push(g),r++}if(s.throughput===void 0){let g={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"throughput"}};e===null?e=[g]:e.push(g),r++}if(s.rates===void 0){let g={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"rates"}};e===null?e=[g]:e.push(g),r++}if(s.goodput===void 0){let g={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"goodput"}};e===null?e=[g]:e.push(g),r++}if(s.littlesLaw===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"littlesLaw"}};e===null?e=[g]:e.push(g),r++}if(s.errors===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"errors"}};e===null?e=[g]:e.push(g),r++}if(s.conformance===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"conformance"}};e===null?e=[g]:e.push(g),r++}if(s.series===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"series"}};e===null?e=[g]:e.push(g),r++}if(s.slo===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
slo"}};e===null?e=[g]:e.push(g),r++}if(s.scenario===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scenario"}};
e===null?e=[g]:e.push(g),r++}if(s.suite===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"suite"}};e===null?e=
[g]:e.push(g),r++}if(s.target===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"target"}};e===null?e=[g]:e.push(
g),r++}if(s.workload===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"workload"}};e===null?e=[g]:e.push(g),r++}
if(s.schedule===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schedule"}};e===null?e=[g]:e.push(g),r++}if(s.
instrument===void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"instrument"}};e===null?e=[g]:e.push(g),r++}if(s.startedAt===
void 0){let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"startedAt"}};e===null?e=[g]:e.push(g),r++}if(s.durationMs===void 0){
let g={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"durationMs"}};e===null?e=[g]:e.push(g),r++}for(let g in s)if(!ee.call(
K.properties,g)){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}};e===null?e=[o]:e.push(o),
r++}if(s.schema!==void 0&&s.schema!=="assay.load/1"){let g={instancePath:i+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"\
assay.load/1"}};e===null?e=[g]:e.push(g),r++}if(s.outcome!==void 0){let g=s.outcome;if(!(g==="ok"||g==="slo-failed"||g==="undecided"||g==="overload"||g==="inval\
id"||g==="aborted")){let o={instancePath:i+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:K.properties.outcome.enum}};e===
null?e=[o]:e.push(o),r++}}if(s.exitCode!==void 0){let g=s.exitCode;if(!(g===0||g===1||g===3||g===4)){let o={instancePath:i+"/exitCode",schemaPath:"#/properties/\
exitCode/enum",keyword:"enum",params:{allowedValues:K.properties.exitCode.enum}};e===null?e=[o]:e.push(o),r++}}if(s.valid!==void 0&&typeof s.valid!="boolean"){let g={
instancePath:i+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type:"boolean"}};e===null?e=[g]:e.push(g),r++}if(s.reasons!==void 0){let g=s.
reasons;if(Array.isArray(g)){let o=g.length;for(let p=0;p<o;p++){let w=g[p];if(typeof w=="string"){if(U(w)<1){let $={instancePath:i+"/reasons/"+p,schemaPath:"#/\
properties/reasons/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[$]:e.push($),r++}if(!ae.test(w)){let $={instancePath:i+"/reasons/"+p,schemaPath:"\
#/properties/reasons/items/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[$]:e.push($),r++}}else{let $={instancePath:i+"/reasons/"+p,schemaPath:"\
#/properties/reasons/items/type",keyword:"type",params:{type:"string"}};e===null?e=[$]:e.push($),r++}}}else{let o={instancePath:i+"/reasons",schemaPath:"#/prope\
rties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(s.notes!==void 0){let g=s.notes;if(Array.isArray(g)){let o=g.length;for(let p=0;p<
o;p++){let w=g[p];if(typeof w=="string"){if(U(w)<1){let $={instancePath:i+"/notes/"+p,schemaPath:"#/properties/notes/items/minLength",keyword:"minLength",params:{
limit:1}};e===null?e=[$]:e.push($),r++}if(!ae.test(w)){let $={instancePath:i+"/notes/"+p,schemaPath:"#/properties/notes/items/pattern",keyword:"pattern",params:{
pattern:"^[^\\n]*$"}};e===null?e=[$]:e.push($),r++}}else{let $={instancePath:i+"/notes/"+p,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type:"\
string"}};e===null?e=[$]:e.push($),r++}}}else{let o={instancePath:i+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:"array"}};e===null?
e=[o]:e.push(o),r++}}if(s.requests!==void 0){let g=s.requests;if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.started===void 0){let o={instancePath:i+"/reques\
ts",schemaPath:"#/properties/requests/required",keyword:"required",params:{missingProperty:"started"}};e===null?e=[o]:e.push(o),r++}if(g.ok===void 0){let o={instancePath:i+
"/requests",schemaPath:"#/properties/requests/required",keyword:"required",params:{missingProperty:"ok"}};e===null?e=[o]:e.push(o),r++}if(g.failed===void 0){let o={
instancePath:i+"/requests",schemaPath:"#/properties/requests/required",keyword:"required",params:{missingProperty:"failed"}};e===null?e=[o]:e.push(o),r++}if(g.dropped===
void 0){let o={instancePath:i+"/requests",schemaPath:"#/properties/requests/required",keyword:"required",params:{missingProperty:"dropped"}};e===null?e=[o]:e.push(
o),r++}if(g.interrupted===void 0){let o={instancePath:i+"/requests",schemaPath:"#/properties/requests/required",keyword:"required",params:{missingProperty:"inte\
rrupted"}};e===null?e=[o]:e.push(o),r++}if(g.errorShare===void 0){let o={instancePath:i+"/requests",schemaPath:"#/properties/requests/required",keyword:"require\
d",params:{missingProperty:"errorShare"}};e===null?e=[o]:e.push(o),r++}for(let o in g)if(!ee.call(K.properties.requests.properties,o)){let p={instancePath:i+"/r\
equests",schemaPath:"#/properties/requests/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[p]:e.push(p),r++}if(g.
started!==void 0){let o=g.started;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:i+"/requests/started",schemaPath:"#/properties/r\
equests/properties/started/type",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),r++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let p={
instancePath:i+"/requests/started",schemaPath:"#/properties/requests/properties/started/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=
[p]:e.push(p),r++}}if(g.ok!==void 0){let o=g.ok;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:i+"/requests/ok",schemaPath:"#/pro\
perties/requests/properties/ok/type",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),r++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let p={
instancePath:i+"/requests/ok",schemaPath:"#/properties/requests/properties/ok/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(
p),r++}}if(g.failed!==void 0){let o=g.failed;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:i+"/requests/failed",schemaPath:"#/pr\
operties/requests/properties/failed/type",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),r++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){
let p={instancePath:i+"/requests/failed",schemaPath:"#/properties/requests/properties/failed/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?
e=[p]:e.push(p),r++}}if(g.dropped!==void 0){let o=g.dropped;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:i+"/requests/dropped",
schemaPath:"#/properties/requests/properties/dropped/type",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),r++}if(typeof o=="number"&&isFinite(
o)&&(o<0||isNaN(o))){let p={instancePath:i+"/requests/dropped",schemaPath:"#/properties/requests/properties/dropped/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[p]:e.push(p),r++}}if(g.errorShare!==void 0){let o=g.errorShare;if(typeof o=="number"&&isFinite(o)){if(o>1||isNaN(o)){let p={instancePath:i+
"/requests/errorShare",schemaPath:"#/properties/requests/properties/errorShare/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[p]:e.push(
p),r++}if(o<0||isNaN(o)){let p={instancePath:i+"/requests/errorShare",schemaPath:"#/properties/requests/properties/errorShare/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/requests/errorShare",schemaPath:"#/properties/requests/properties/errorShar\
e/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),r++}}if(g.interrupted!==void 0){let o=g.interrupted;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o))){let p={instancePath:i+"/requests/interrupted",schemaPath:"#/properties/requests/properties/interrupted/type",keyword:"type",params:{type:"inte\
ger"}};e===null?e=[p]:e.push(p),r++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let p={instancePath:i+"/requests/interrupted",schemaPath:"#/properties/\
requests/properties/interrupted/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),r++}}if(g.resent!==void 0){let o=g.resent;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:i+"/requests/resent",schemaPath:"#/properties/requests/properties/resent/type",keyword:"\
type",params:{type:"integer"}};e===null?e=[p]:e.push(p),r++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let p={instancePath:i+"/requests/resent",schemaPath:"\
#/properties/requests/properties/resent/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),r++}}if(g.empty!==void 0){let o=g.
empty;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:i+"/requests/empty",schemaPath:"#/properties/requests/properties/empty/type",
keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),r++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let p={instancePath:i+"/requests/empty",
schemaPath:"#/properties/requests/properties/empty/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),r++}}if(g.warmUp!==void 0){
let o=g.warmUp;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.sent===void 0){let p={instancePath:i+"/requests/warmUp",schemaPath:"#/properties/requests/prope\
rties/warmUp/required",keyword:"required",params:{missingProperty:"sent"}};e===null?e=[p]:e.push(p),r++}if(o.failed===void 0){let p={instancePath:i+"/requests/w\
armUp",schemaPath:"#/properties/requests/properties/warmUp/required",keyword:"required",params:{missingProperty:"failed"}};e===null?e=[p]:e.push(p),r++}for(let p in o)
if(!(p==="sent"||p==="failed")){let w={instancePath:i+"/requests/warmUp",schemaPath:"#/properties/requests/properties/warmUp/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:p}};e===null?e=[w]:e.push(w),r++}if(o.sent!==void 0){let p=o.sent;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p))){let w={instancePath:i+"/requests/warmUp/sent",schemaPath:"#/properties/requests/properties/warmUp/properties/sent/type",keyword:"type",params:{type:"intege\
r"}};e===null?e=[w]:e.push(w),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let w={instancePath:i+"/requests/warmUp/sent",schemaPath:"#/properties/re\
quests/properties/warmUp/properties/sent/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[w]:e.push(w),r++}}if(o.failed!==void 0){let p=o.
failed;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let w={instancePath:i+"/requests/warmUp/failed",schemaPath:"#/properties/requests/properties/wa\
rmUp/properties/failed/type",keyword:"type",params:{type:"integer"}};e===null?e=[w]:e.push(w),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let w={instancePath:i+
"/requests/warmUp/failed",schemaPath:"#/properties/requests/properties/warmUp/properties/failed/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===
null?e=[w]:e.push(w),r++}}}else{let p={instancePath:i+"/requests/warmUp",schemaPath:"#/properties/requests/properties/warmUp/type",keyword:"type",params:{type:"\
object"}};e===null?e=[p]:e.push(p),r++}}}else{let o={instancePath:i+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type:"object"}};e===
null?e=[o]:e.push(o),r++}}if(s.byTransport!==void 0){let g=s.byTransport;if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.figures===void 0){let o={instancePath:i+
"/byTransport",schemaPath:"#/properties/byTransport/required",keyword:"required",params:{missingProperty:"figures"}};e===null?e=[o]:e.push(o),r++}if(g.differences===
void 0){let o={instancePath:i+"/byTransport",schemaPath:"#/properties/byTransport/required",keyword:"required",params:{missingProperty:"differences"}};e===null?
e=[o]:e.push(o),r++}for(let o in g)if(!(o==="figures"||o==="differences")){let p={instancePath:i+"/byTransport",schemaPath:"#/properties/byTransport/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[p]:e.push(p),r++}if(g.figures!==void 0){let o=g.figures;if(Array.isArray(o)){
if(o.length<2){let w={instancePath:i+"/byTransport/figures",schemaPath:"#/properties/byTransport/properties/figures/minItems",keyword:"minItems",params:{limit:2}};
e===null?e=[w]:e.push(w),r++}let p=o.length;for(let w=0;w<p;w++){let $=o[w];if($&&typeof $=="object"&&!Array.isArray($)){if($.transport===void 0){let v={instancePath:i+
"/byTransport/figures/"+w,schemaPath:"#/properties/byTransport/properties/figures/items/required",keyword:"required",params:{missingProperty:"transport"}};e===null?
e=[v]:e.push(v),r++}if($.started===void 0){let v={instancePath:i+"/byTransport/figures/"+w,schemaPath:"#/properties/byTransport/properties/figures/items/require\
d",keyword:"required",params:{missingProperty:"started"}};e===null?e=[v]:e.push(v),r++}if($.ok===void 0){let v={instancePath:i+"/byTransport/figures/"+w,schemaPath:"\
#/properties/byTransport/properties/figures/items/required",keyword:"required",params:{missingProperty:"ok"}};e===null?e=[v]:e.push(v),r++}if($.failed===void 0){
let v={instancePath:i+"/byTransport/figures/"+w,schemaPath:"#/properties/byTransport/properties/figures/items/required",keyword:"required",params:{missingProperty:"\
failed"}};e===null?e=[v]:e.push(v),r++}if($.metrics===void 0){let v={instancePath:i+"/byTransport/figures/"+w,schemaPath:"#/properties/byTransport/properties/fi\
gures/items/required",keyword:"required",params:{missingProperty:"metrics"}};e===null?e=[v]:e.push(v),r++}if($.outputTokensPerSecond===void 0){let v={instancePath:i+
"/byTransport/figures/"+w,schemaPath:"#/properties/byTransport/properties/figures/items/required",keyword:"required",params:{missingProperty:"outputTokensPerSec\
ond"}};e===null?e=[v]:e.push(v),r++}if($.tokensPerSecondPerUser===void 0){let v={instancePath:i+"/byTransport/figures/"+w,schemaPath:"#/properties/byTransport/p\
roperties/figures/items/required",keyword:"required",params:{missingProperty:"tokensPerSecondPerUser"}};e===null?e=[v]:e.push(v),r++}for(let v in $)if(!(v==="tr\
ansport"||v==="started"||v==="ok"||v==="failed"||v==="metrics"||v==="outputTokensPerSecond"||v==="tokensPerSecondPerUser")){let b={instancePath:i+"/byTransport/\
figures/"+w,schemaPath:"#/properties/byTransport/properties/figures/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}};e===
null?e=[b]:e.push(b),r++}if($.transport!==void 0){let v=$.transport;if(!(v==="json"||v==="sse"||v==="websocket")){let b={instancePath:i+"/byTransport/figures/"+
w+"/transport",schemaPath:"#/properties/byTransport/properties/figures/items/properties/transport/enum",keyword:"enum",params:{allowedValues:K.properties.byTransport.
properties.figures.items.properties.transport.enum}};e===null?e=[b]:e.push(b),r++}}if($.started!==void 0){let v=$.started;if(!(typeof v=="number"&&!(v%1)&&!isNaN(
v)&&isFinite(v))){let b={instancePath:i+"/byTransport/figures/"+w+"/started",schemaPath:"#/properties/byTransport/properties/figures/items/properties/started/ty\
pe",keyword:"type",params:{type:"integer"}};e===null?e=[b]:e.push(b),r++}if(typeof v=="number"&&isFinite(v)&&(v<0||isNaN(v))){let b={instancePath:i+"/byTranspor\
t/figures/"+w+"/started",schemaPath:"#/properties/byTransport/properties/figures/items/properties/started/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[b]:e.push(b),r++}}if($.ok!==void 0){let v=$.ok;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v))){let b={instancePath:i+"/byTransport/figures\
/"+w+"/ok",schemaPath:"#/properties/byTransport/properties/figures/items/properties/ok/type",keyword:"type",params:{type:"integer"}};e===null?e=[b]:e.push(b),r++}
if(typeof v=="number"&&isFinite(v)&&(v<0||isNaN(v))){let b={instancePath:i+"/byTransport/figures/"+w+"/ok",schemaPath:"#/properties/byTransport/properties/figur\
es/items/properties/ok/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[b]:e.push(b),r++}}if($.failed!==void 0){let v=$.failed;if(!(typeof v==
"number"&&!(v%1)&&!isNaN(v)&&isFinite(v))){let b={instancePath:i+"/byTransport/figures/"+w+"/failed",schemaPath:"#/properties/byTransport/properties/figures/ite\
ms/properties/failed/type",keyword:"type",params:{type:"integer"}};e===null?e=[b]:e.push(b),r++}if(typeof v=="number"&&isFinite(v)&&(v<0||isNaN(v))){let b={instancePath:i+
"/byTransport/figures/"+w+"/failed",schemaPath:"#/properties/byTransport/properties/figures/items/properties/failed/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[b]:e.push(b),r++}}if($.metrics!==void 0){let v=$.metrics;if(v&&typeof v=="object"&&!Array.isArray(v))for(let b in v)ke(v[b],{instancePath:i+
"/byTransport/figures/"+w+"/metrics/"+b.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:v,parentDataProperty:b,rootData:P,dynamicAnchors:k})||(e=e===null?ke.errors:
e.concat(ke.errors),r=e.length);else{let b={instancePath:i+"/byTransport/figures/"+w+"/metrics",schemaPath:"#/properties/byTransport/properties/figures/items/pr\
operties/metrics/type",keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}}if($.outputTokensPerSecond!==void 0){let v=$.outputTokensPerSecond;if(!(typeof v==
"number"&&isFinite(v))&&v!==null){let b={instancePath:i+"/byTransport/figures/"+w+"/outputTokensPerSecond",schemaPath:"#/properties/byTransport/properties/figur\
es/items/properties/outputTokensPerSecond/type",keyword:"type",params:{type:K.properties.byTransport.properties.figures.items.properties.outputTokensPerSecond.type}};
e===null?e=[b]:e.push(b),r++}if(typeof v=="number"&&isFinite(v)&&(v<0||isNaN(v))){let b={instancePath:i+"/byTransport/figures/"+w+"/outputTokensPerSecond",schemaPath:"\
#/properties/byTransport/properties/figures/items/properties/outputTokensPerSecond/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[b]:e.
push(b),r++}}if($.tokensPerSecondPerUser!==void 0){let v=$.tokensPerSecondPerUser;if(!(typeof v=="number"&&isFinite(v))&&v!==null){let b={instancePath:i+"/byTra\
nsport/figures/"+w+"/tokensPerSecondPerUser",schemaPath:"#/properties/byTransport/properties/figures/items/properties/tokensPerSecondPerUser/type",keyword:"type",
params:{type:K.properties.byTransport.properties.figures.items.properties.tokensPerSecondPerUser.type}};e===null?e=[b]:e.push(b),r++}if(typeof v=="number"&&isFinite(
v)&&(v<0||isNaN(v))){let b={instancePath:i+"/byTransport/figures/"+w+"/tokensPerSecondPerUser",schemaPath:"#/properties/byTransport/properties/figures/items/pro\
perties/tokensPerSecondPerUser/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[b]:e.push(b),r++}}}else{let v={instancePath:i+"/byTransp\
ort/figures/"+w,schemaPath:"#/properties/byTransport/properties/figures/items/type",keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),r++}}}else{let p={
instancePath:i+"/byTransport/figures",schemaPath:"#/properties/byTransport/properties/figures/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(
p),r++}}if(g.differences!==void 0){let o=g.differences;if(Array.isArray(o)){let p=o.length;for(let w=0;w<p;w++){let $=o[w];if($&&typeof $=="object"&&!Array.isArray(
$)){if($.metric===void 0){let v={instancePath:i+"/byTransport/differences/"+w,schemaPath:"#/properties/byTransport/properties/differences/items/required",keyword:"\
required",params:{missingProperty:"metric"}};e===null?e=[v]:e.push(v),r++}if($.stat===void 0){let v={instancePath:i+"/byTransport/differences/"+w,schemaPath:"#/\
properties/byTransport/properties/differences/items/required",keyword:"required",params:{missingProperty:"stat"}};e===null?e=[v]:e.push(v),r++}if($.of===void 0){
let v={instancePath:i+"/byTransport/differences/"+w,schemaPath:"#/properties/byTransport/properties/differences/items/required",keyword:"required",params:{missingProperty:"\
of"}};e===null?e=[v]:e.push(v),r++}if($.against===void 0){let v={instancePath:i+"/byTransport/differences/"+w,schemaPath:"#/properties/byTransport/properties/di\
fferences/items/required",keyword:"required",params:{missingProperty:"against"}};e===null?e=[v]:e.push(v),r++}if($.ms===void 0){let v={instancePath:i+"/byTransp\
ort/differences/"+w,schemaPath:"#/properties/byTransport/properties/differences/items/required",keyword:"required",params:{missingProperty:"ms"}};e===null?e=[v]:
e.push(v),r++}if($.ci===void 0){let v={instancePath:i+"/byTransport/differences/"+w,schemaPath:"#/properties/byTransport/properties/differences/items/required",
keyword:"required",params:{missingProperty:"ci"}};e===null?e=[v]:e.push(v),r++}for(let v in $)if(!(v==="metric"||v==="stat"||v==="of"||v==="against"||v==="ms"||
v==="ci")){let b={instancePath:i+"/byTransport/differences/"+w,schemaPath:"#/properties/byTransport/properties/differences/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:v}};e===null?e=[b]:e.push(b),r++}if($.metric!==void 0){let v=$.metric;if(!(v==="ttft"||v==="tpot"||v==="e2e")){
let b={instancePath:i+"/byTransport/differences/"+w+"/metric",schemaPath:"#/properties/byTransport/properties/differences/items/properties/metric/enum",keyword:"\
enum",params:{allowedValues:K.properties.byTransport.properties.differences.items.properties.metric.enum}};e===null?e=[b]:e.push(b),r++}}if($.stat!==void 0){let v=$.
stat;if(!(v==="p50"||v==="p95")){let b={instancePath:i+"/byTransport/differences/"+w+"/stat",schemaPath:"#/properties/byTransport/properties/differences/items/p\
roperties/stat/enum",keyword:"enum",params:{allowedValues:K.properties.byTransport.properties.differences.items.properties.stat.enum}};e===null?e=[b]:e.push(b),
r++}}if($.of!==void 0){let v=$.of;if(!(v==="json"||v==="sse"||v==="websocket")){let b={instancePath:i+"/byTransport/differences/"+w+"/of",schemaPath:"#/properti\
es/byTransport/properties/differences/items/properties/of/enum",keyword:"enum",params:{allowedValues:K.properties.byTransport.properties.differences.items.properties.
of.enum}};e===null?e=[b]:e.push(b),r++}}if($.against!==void 0){let v=$.against;if(!(v==="json"||v==="sse"||v==="websocket")){let b={instancePath:i+"/byTransport\
/differences/"+w+"/against",schemaPath:"#/properties/byTransport/properties/differences/items/properties/against/enum",keyword:"enum",params:{allowedValues:K.properties.
byTransport.properties.differences.items.properties.against.enum}};e===null?e=[b]:e.push(b),r++}}if($.ms!==void 0){let v=$.ms;if(!(typeof v=="number"&&isFinite(
v))){let b={instancePath:i+"/byTransport/differences/"+w+"/ms",schemaPath:"#/properties/byTransport/properties/differences/items/properties/ms/type",keyword:"ty\
pe",params:{type:"number"}};e===null?e=[b]:e.push(b),r++}}if($.ci!==void 0){let v=$.ci;if(!(v&&typeof v=="object"&&!Array.isArray(v))&&v!==null){let b={instancePath:i+
"/byTransport/differences/"+w+"/ci",schemaPath:"#/properties/byTransport/properties/differences/items/properties/ci/type",keyword:"type",params:{type:K.properties.
byTransport.properties.differences.items.properties.ci.type}};e===null?e=[b]:e.push(b),r++}if(v&&typeof v=="object"&&!Array.isArray(v)){if(v.low===void 0){let b={
instancePath:i+"/byTransport/differences/"+w+"/ci",schemaPath:"#/properties/byTransport/properties/differences/items/properties/ci/required",keyword:"required",
params:{missingProperty:"low"}};e===null?e=[b]:e.push(b),r++}if(v.high===void 0){let b={instancePath:i+"/byTransport/differences/"+w+"/ci",schemaPath:"#/propert\
ies/byTransport/properties/differences/items/properties/ci/required",keyword:"required",params:{missingProperty:"high"}};e===null?e=[b]:e.push(b),r++}for(let b in v)
if(!(b==="low"||b==="high")){let S={instancePath:i+"/byTransport/differences/"+w+"/ci",schemaPath:"#/properties/byTransport/properties/differences/items/propert\
ies/ci/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}};e===null?e=[S]:e.push(S),r++}if(v.low!==void 0){let b=v.low;if(!(typeof b==
"number"&&isFinite(b))){let S={instancePath:i+"/byTransport/differences/"+w+"/ci/low",schemaPath:"#/properties/byTransport/properties/differences/items/properti\
es/ci/properties/low/type",keyword:"type",params:{type:"number"}};e===null?e=[S]:e.push(S),r++}}if(v.high!==void 0){let b=v.high;if(!(typeof b=="number"&&isFinite(
b))){let S={instancePath:i+"/byTransport/differences/"+w+"/ci/high",schemaPath:"#/properties/byTransport/properties/differences/items/properties/ci/properties/h\
igh/type",keyword:"type",params:{type:"number"}};e===null?e=[S]:e.push(S),r++}}}}}else{let v={instancePath:i+"/byTransport/differences/"+w,schemaPath:"#/propert\
ies/byTransport/properties/differences/items/type",keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),r++}}}else{let p={instancePath:i+"/byTranspor\
t/differences",schemaPath:"#/properties/byTransport/properties/differences/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}}else{let o={
instancePath:i+"/byTransport",schemaPath:"#/properties/byTransport/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.overload!==void 0){
let g=s.overload;if(!(g&&typeof g=="object"&&!Array.isArray(g))&&g!==null){let o={instancePath:i+"/overload",schemaPath:"#/properties/overload/type",keyword:"ty\
pe",params:{type:K.properties.overload.type}};e===null?e=[o]:e.push(o),r++}if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.askedPerSecond===void 0){let o={instancePath:i+
"/overload",schemaPath:"#/properties/overload/required",keyword:"required",params:{missingProperty:"askedPerSecond"}};e===null?e=[o]:e.push(o),r++}if(g.sentPerSecond===
void 0){let o={instancePath:i+"/overload",schemaPath:"#/properties/overload/required",keyword:"required",params:{missingProperty:"sentPerSecond"}};e===null?e=[o]:
e.push(o),r++}if(g.completedPerSecond===void 0){let o={instancePath:i+"/overload",schemaPath:"#/properties/overload/required",keyword:"required",params:{missingProperty:"\
completedPerSecond"}};e===null?e=[o]:e.push(o),r++}if(g.limit===void 0){let o={instancePath:i+"/overload",schemaPath:"#/properties/overload/required",keyword:"r\
equired",params:{missingProperty:"limit"}};e===null?e=[o]:e.push(o),r++}if(g.why===void 0){let o={instancePath:i+"/overload",schemaPath:"#/properties/overload/r\
equired",keyword:"required",params:{missingProperty:"why"}};e===null?e=[o]:e.push(o),r++}for(let o in g)if(!(o==="askedPerSecond"||o==="sentPerSecond"||o==="com\
pletedPerSecond"||o==="limit"||o==="why")){let p={instancePath:i+"/overload",schemaPath:"#/properties/overload/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:o}};e===null?e=[p]:e.push(p),r++}if(g.askedPerSecond!==void 0){let o=g.askedPerSecond;if(typeof o=="number"&&isFinite(o)){if(o<0||
isNaN(o)){let p={instancePath:i+"/overload/askedPerSecond",schemaPath:"#/properties/overload/properties/askedPerSecond/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/overload/askedPerSecond",schemaPath:"#/properties/overload/properties/askedPerSecond/ty\
pe",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),r++}}if(g.sentPerSecond!==void 0){let o=g.sentPerSecond;if(typeof o=="number"&&isFinite(o)){
if(o<0||isNaN(o)){let p={instancePath:i+"/overload/sentPerSecond",schemaPath:"#/properties/overload/properties/sentPerSecond/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/overload/sentPerSecond",schemaPath:"#/properties/overload/properties/sentPe\
rSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),r++}}if(g.completedPerSecond!==void 0){let o=g.completedPerSecond;if(typeof o=="nu\
mber"&&isFinite(o)){if(o<0||isNaN(o)){let p={instancePath:i+"/overload/completedPerSecond",schemaPath:"#/properties/overload/properties/completedPerSecond/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/overload/completedPerSecond",schemaPath:"#/pr\
operties/overload/properties/completedPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),r++}}if(g.limit!==void 0){let o=g.limit;if(!(o===
"target"||o==="users"||o==="target-or-users"||o==="machine")){let p={instancePath:i+"/overload/limit",schemaPath:"#/properties/overload/properties/limit/enum",keyword:"\
enum",params:{allowedValues:K.properties.overload.properties.limit.enum}};e===null?e=[p]:e.push(p),r++}}if(g.why!==void 0){let o=g.why;if(typeof o=="string"){if(U(
o)<1){let p={instancePath:i+"/overload/why",schemaPath:"#/properties/overload/properties/why/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[p]:e.push(
p),r++}if(!ae.test(o)){let p={instancePath:i+"/overload/why",schemaPath:"#/properties/overload/properties/why/pattern",keyword:"pattern",params:{pattern:"^[^\\n]\
*$"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/overload/why",schemaPath:"#/properties/overload/properties/why/type",keyword:"type",params:{type:"\
string"}};e===null?e=[p]:e.push(p),r++}}}}if(s.tokens!==void 0){let g=s.tokens;if(!(g&&typeof g=="object"&&!Array.isArray(g))&&g!==null){let o={instancePath:i+"\
/tokens",schemaPath:"#/properties/tokens/type",keyword:"type",params:{type:K.properties.tokens.type}};e===null?e=[o]:e.push(o),r++}if(g&&typeof g=="object"&&!Array.
isArray(g)){if(g.n===void 0){let o={instancePath:i+"/tokens",schemaPath:"#/properties/tokens/required",keyword:"required",params:{missingProperty:"n"}};e===null?
e=[o]:e.push(o),r++}if(g.askedMean===void 0){let o={instancePath:i+"/tokens",schemaPath:"#/properties/tokens/required",keyword:"required",params:{missingProperty:"\
askedMean"}};e===null?e=[o]:e.push(o),r++}if(g.p50===void 0){let o={instancePath:i+"/tokens",schemaPath:"#/properties/tokens/required",keyword:"required",params:{
missingProperty:"p50"}};e===null?e=[o]:e.push(o),r++}if(g.mean===void 0){let o={instancePath:i+"/tokens",schemaPath:"#/properties/tokens/required",keyword:"requ\
ired",params:{missingProperty:"mean"}};e===null?e=[o]:e.push(o),r++}if(g.over===void 0){let o={instancePath:i+"/tokens",schemaPath:"#/properties/tokens/required",
keyword:"required",params:{missingProperty:"over"}};e===null?e=[o]:e.push(o),r++}for(let o in g)if(!(o==="n"||o==="askedMean"||o==="p50"||o==="mean"||o==="over")){
let p={instancePath:i+"/tokens",schemaPath:"#/properties/tokens/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[
p]:e.push(p),r++}if(g.n!==void 0){let o=g.n;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:i+"/tokens/n",schemaPath:"#/properties\
/tokens/properties/n/type",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),r++}if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){let p={instancePath:i+
"/tokens/n",schemaPath:"#/properties/tokens/properties/n/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[p]:e.push(p),r++}}if(g.askedMean!==
void 0){let o=g.askedMean;if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(o)){let p={instancePath:i+"/tokens/askedMean",schemaPath:"#/properties/tokens/proper\
ties/askedMean/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/tokens/askedMean",schemaPath:"\
#/properties/tokens/properties/askedMean/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),r++}}if(g.p50!==void 0){let o=g.p50;if(!(typeof o==
"number"&&isFinite(o))&&o!==null){let p={instancePath:i+"/tokens/p50",schemaPath:"#/properties/tokens/properties/p50/type",keyword:"type",params:{type:K.properties.
tokens.properties.p50.type}};e===null?e=[p]:e.push(p),r++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let p={instancePath:i+"/tokens/p50",schemaPath:"#\
/properties/tokens/properties/p50/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),r++}}if(g.mean!==void 0){let o=g.mean;if(typeof o==
"number"&&isFinite(o)){if(o<0||isNaN(o)){let p={instancePath:i+"/tokens/mean",schemaPath:"#/properties/tokens/properties/mean/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/tokens/mean",schemaPath:"#/properties/tokens/properties/mean/type",keyword:"\
type",params:{type:"number"}};e===null?e=[p]:e.push(p),r++}}if(g.over!==void 0){let o=g.over;if(!(o&&typeof o=="object"&&!Array.isArray(o))&&o!==null){let p={instancePath:i+
"/tokens/over",schemaPath:"#/properties/tokens/properties/over/type",keyword:"type",params:{type:K.properties.tokens.properties.over.type}};e===null?e=[p]:e.push(
p),r++}if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.count===void 0){let p={instancePath:i+"/tokens/over",schemaPath:"#/properties/tokens/properties/over/re\
quired",keyword:"required",params:{missingProperty:"count"}};e===null?e=[p]:e.push(p),r++}if(o.share===void 0){let p={instancePath:i+"/tokens/over",schemaPath:"\
#/properties/tokens/properties/over/required",keyword:"required",params:{missingProperty:"share"}};e===null?e=[p]:e.push(p),r++}if(o.mean===void 0){let p={instancePath:i+
"/tokens/over",schemaPath:"#/properties/tokens/properties/over/required",keyword:"required",params:{missingProperty:"mean"}};e===null?e=[p]:e.push(p),r++}for(let p in o)
if(!(p==="count"||p==="share"||p==="mean")){let w={instancePath:i+"/tokens/over",schemaPath:"#/properties/tokens/properties/over/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:p}};e===null?e=[w]:e.push(w),r++}if(o.count!==void 0){let p=o.count;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&
isFinite(p))){let w={instancePath:i+"/tokens/over/count",schemaPath:"#/properties/tokens/properties/over/properties/count/type",keyword:"type",params:{type:"int\
eger"}};e===null?e=[w]:e.push(w),r++}if(typeof p=="number"&&isFinite(p)&&(p<1||isNaN(p))){let w={instancePath:i+"/tokens/over/count",schemaPath:"#/properties/to\
kens/properties/over/properties/count/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[w]:e.push(w),r++}}if(o.share!==void 0){let p=o.share;
if(typeof p=="number"&&isFinite(p)){if(p>1||isNaN(p)){let w={instancePath:i+"/tokens/over/share",schemaPath:"#/properties/tokens/properties/over/properties/shar\
e/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[w]:e.push(w),r++}if(p<0||isNaN(p)){let w={instancePath:i+"/tokens/over/share",schemaPath:"\
#/properties/tokens/properties/over/properties/share/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:i+
"/tokens/over/share",schemaPath:"#/properties/tokens/properties/over/properties/share/type",keyword:"type",params:{type:"number"}};e===null?e=[w]:e.push(w),r++}}
if(o.mean!==void 0){let p=o.mean;if(typeof p=="number"&&isFinite(p)){if(p<0||isNaN(p)){let w={instancePath:i+"/tokens/over/mean",schemaPath:"#/properties/tokens\
/properties/over/properties/mean/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:i+"/tokens/\
over/mean",schemaPath:"#/properties/tokens/properties/over/properties/mean/type",keyword:"type",params:{type:"number"}};e===null?e=[w]:e.push(w),r++}}}}}}if(s.sentBy!==
void 0){let g=s.sentBy;if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.json===void 0){let o={instancePath:i+"/sentBy",schemaPath:"#/properties/sentBy/required",
keyword:"required",params:{missingProperty:"json"}};e===null?e=[o]:e.push(o),r++}if(g.sse===void 0){let o={instancePath:i+"/sentBy",schemaPath:"#/properties/sen\
tBy/required",keyword:"required",params:{missingProperty:"sse"}};e===null?e=[o]:e.push(o),r++}if(g.websocket===void 0){let o={instancePath:i+"/sentBy",schemaPath:"\
#/properties/sentBy/required",keyword:"required",params:{missingProperty:"websocket"}};e===null?e=[o]:e.push(o),r++}for(let o in g)if(!(o==="json"||o==="sse"||o===
"websocket")){let p={instancePath:i+"/sentBy",schemaPath:"#/properties/sentBy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};
e===null?e=[p]:e.push(p),r++}if(g.json!==void 0){let o=g.json;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:i+"/sentBy/json",schemaPath:"\
#/properties/sentBy/properties/json/type",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),r++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){
let p={instancePath:i+"/sentBy/json",schemaPath:"#/properties/sentBy/properties/json/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:
e.push(p),r++}}if(g.sse!==void 0){let o=g.sse;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:i+"/sentBy/sse",schemaPath:"#/proper\
ties/sentBy/properties/sse/type",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),r++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let p={
instancePath:i+"/sentBy/sse",schemaPath:"#/properties/sentBy/properties/sse/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),
r++}}if(g.websocket!==void 0){let o=g.websocket;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:i+"/sentBy/websocket",schemaPath:"\
#/properties/sentBy/properties/websocket/type",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),r++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(
o))){let p={instancePath:i+"/sentBy/websocket",schemaPath:"#/properties/sentBy/properties/websocket/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[p]:e.push(p),r++}}}else{let o={instancePath:i+"/sentBy",schemaPath:"#/properties/sentBy/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:
e.push(o),r++}}if(s.metrics!==void 0){let g=s.metrics;if(g&&typeof g=="object"&&!Array.isArray(g)){for(let o in g){let p=r;if(typeof o=="string"&&!Wr.test(o)){let w={
instancePath:i+"/metrics",schemaPath:"#/properties/metrics/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},propertyName:o};e===null?
e=[w]:e.push(w),r++}var q=p===r;if(!q){let w={instancePath:i+"/metrics",schemaPath:"#/properties/metrics/propertyNames",keyword:"propertyNames",params:{propertyName:o}};
e===null?e=[w]:e.push(w),r++}}for(let o in g)ke(g[o],{instancePath:i+"/metrics/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:g,parentDataProperty:o,rootData:P,
dynamicAnchors:k})||(e=e===null?ke.errors:e.concat(ke.errors),r=e.length)}else{let o={instancePath:i+"/metrics",schemaPath:"#/properties/metrics/type",keyword:"\
type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.throughput!==void 0){let g=s.throughput;if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.completionsPerSecond===
void 0){let o={instancePath:i+"/throughput",schemaPath:"#/properties/throughput/required",keyword:"required",params:{missingProperty:"completionsPerSecond"}};e===
null?e=[o]:e.push(o),r++}if(g.outputTokensPerSecond===void 0){let o={instancePath:i+"/throughput",schemaPath:"#/properties/throughput/required",keyword:"require\
d",params:{missingProperty:"outputTokensPerSecond"}};e===null?e=[o]:e.push(o),r++}if(g.tokensPerSecondPerUser===void 0){let o={instancePath:i+"/throughput",schemaPath:"\
#/properties/throughput/required",keyword:"required",params:{missingProperty:"tokensPerSecondPerUser"}};e===null?e=[o]:e.push(o),r++}for(let o in g)if(!(o==="co\
mpletionsPerSecond"||o==="outputTokensPerSecond"||o==="tokensPerSecondPerUser")){let p={instancePath:i+"/throughput",schemaPath:"#/properties/throughput/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[p]:e.push(p),r++}if(g.completionsPerSecond!==void 0){let o=g.completionsPerSecond;
if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(o)){let p={instancePath:i+"/throughput/completionsPerSecond",schemaPath:"#/properties/throughput/properties/co\
mpletionsPerSecond/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/throughput/completion\
sPerSecond",schemaPath:"#/properties/throughput/properties/completionsPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),r++}}if(g.
outputTokensPerSecond!==void 0){let o=g.outputTokensPerSecond;if(!(typeof o=="number"&&isFinite(o))&&o!==null){let p={instancePath:i+"/throughput/outputTokensPe\
rSecond",schemaPath:"#/properties/throughput/properties/outputTokensPerSecond/type",keyword:"type",params:{type:K.properties.throughput.properties.outputTokensPerSecond.
type}};e===null?e=[p]:e.push(p),r++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let p={instancePath:i+"/throughput/outputTokensPerSecond",schemaPath:"#\
/properties/throughput/properties/outputTokensPerSecond/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),r++}}if(g.tokensPerSecondPerUser!==
void 0){let o=g.tokensPerSecondPerUser;if(!(o&&typeof o=="object"&&!Array.isArray(o))&&o!==null){let p={instancePath:i+"/throughput/tokensPerSecondPerUser",schemaPath:"\
#/properties/throughput/properties/tokensPerSecondPerUser/type",keyword:"type",params:{type:K.properties.throughput.properties.tokensPerSecondPerUser.type}};e===
null?e=[p]:e.push(p),r++}if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.p50===void 0){let p={instancePath:i+"/throughput/tokensPerSecondPerUser",schemaPath:"\
#/properties/throughput/properties/tokensPerSecondPerUser/required",keyword:"required",params:{missingProperty:"p50"}};e===null?e=[p]:e.push(p),r++}if(o.p10===void 0){
let p={instancePath:i+"/throughput/tokensPerSecondPerUser",schemaPath:"#/properties/throughput/properties/tokensPerSecondPerUser/required",keyword:"required",params:{
missingProperty:"p10"}};e===null?e=[p]:e.push(p),r++}if(o.p1===void 0){let p={instancePath:i+"/throughput/tokensPerSecondPerUser",schemaPath:"#/properties/throu\
ghput/properties/tokensPerSecondPerUser/required",keyword:"required",params:{missingProperty:"p1"}};e===null?e=[p]:e.push(p),r++}for(let p in o)if(!(p==="p50"||
p==="p10"||p==="p1")){let w={instancePath:i+"/throughput/tokensPerSecondPerUser",schemaPath:"#/properties/throughput/properties/tokensPerSecondPerUser/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[w]:e.push(w),r++}if(o.p50!==void 0){let p=o.p50;if(!(typeof p=="number"&&
isFinite(p))&&p!==null){let w={instancePath:i+"/throughput/tokensPerSecondPerUser/p50",schemaPath:"#/properties/throughput/properties/tokensPerSecondPerUser/pro\
perties/p50/type",keyword:"type",params:{type:K.properties.throughput.properties.tokensPerSecondPerUser.properties.p50.type}};e===null?e=[w]:e.push(w),r++}if(typeof p==
"number"&&isFinite(p)&&(p<0||isNaN(p))){let w={instancePath:i+"/throughput/tokensPerSecondPerUser/p50",schemaPath:"#/properties/throughput/properties/tokensPerS\
econdPerUser/properties/p50/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[w]:e.push(w),r++}}if(o.p10!==void 0){let p=o.p10;if(!(typeof p==
"number"&&isFinite(p))&&p!==null){let w={instancePath:i+"/throughput/tokensPerSecondPerUser/p10",schemaPath:"#/properties/throughput/properties/tokensPerSecondP\
erUser/properties/p10/type",keyword:"type",params:{type:K.properties.throughput.properties.tokensPerSecondPerUser.properties.p10.type}};e===null?e=[w]:e.push(w),
r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let w={instancePath:i+"/throughput/tokensPerSecondPerUser/p10",schemaPath:"#/properties/throughput/prop\
erties/tokensPerSecondPerUser/properties/p10/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[w]:e.push(w),r++}}if(o.p1!==void 0){let p=o.
p1;if(!(typeof p=="number"&&isFinite(p))&&p!==null){let w={instancePath:i+"/throughput/tokensPerSecondPerUser/p1",schemaPath:"#/properties/throughput/properties\
/tokensPerSecondPerUser/properties/p1/type",keyword:"type",params:{type:K.properties.throughput.properties.tokensPerSecondPerUser.properties.p1.type}};e===null?
e=[w]:e.push(w),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let w={instancePath:i+"/throughput/tokensPerSecondPerUser/p1",schemaPath:"#/properties/\
throughput/properties/tokensPerSecondPerUser/properties/p1/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[w]:e.push(w),r++}}}}}else{let o={
instancePath:i+"/throughput",schemaPath:"#/properties/throughput/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.rates!==void 0){
let g=s.rates;if(!(g&&typeof g=="object"&&!Array.isArray(g))&&g!==null){let o={instancePath:i+"/rates",schemaPath:"#/properties/rates/type",keyword:"type",params:{
type:K.properties.rates.type}};e===null?e=[o]:e.push(o),r++}if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.askedPerSecond===void 0){let o={instancePath:i+"/r\
ates",schemaPath:"#/properties/rates/required",keyword:"required",params:{missingProperty:"askedPerSecond"}};e===null?e=[o]:e.push(o),r++}if(g.sentPerSecond===void 0){
let o={instancePath:i+"/rates",schemaPath:"#/properties/rates/required",keyword:"required",params:{missingProperty:"sentPerSecond"}};e===null?e=[o]:e.push(o),r++}
if(g.admittedPerSecond===void 0){let o={instancePath:i+"/rates",schemaPath:"#/properties/rates/required",keyword:"required",params:{missingProperty:"admittedPer\
Second"}};e===null?e=[o]:e.push(o),r++}if(g.completedPerSecond===void 0){let o={instancePath:i+"/rates",schemaPath:"#/properties/rates/required",keyword:"requir\
ed",params:{missingProperty:"completedPerSecond"}};e===null?e=[o]:e.push(o),r++}for(let o in g)if(!(o==="askedPerSecond"||o==="sentPerSecond"||o==="admittedPerS\
econd"||o==="completedPerSecond")){let p={instancePath:i+"/rates",schemaPath:"#/properties/rates/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};
e===null?e=[p]:e.push(p),r++}if(g.askedPerSecond!==void 0){let o=g.askedPerSecond;if(!(typeof o=="number"&&isFinite(o))&&o!==null){let p={instancePath:i+"/rates\
/askedPerSecond",schemaPath:"#/properties/rates/properties/askedPerSecond/type",keyword:"type",params:{type:K.properties.rates.properties.askedPerSecond.type}};
e===null?e=[p]:e.push(p),r++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let p={instancePath:i+"/rates/askedPerSecond",schemaPath:"#/properties/rates/p\
roperties/askedPerSecond/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),r++}}if(g.sentPerSecond!==void 0){let o=g.sentPerSecond;
if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(o)){let p={instancePath:i+"/rates/sentPerSecond",schemaPath:"#/properties/rates/properties/sentPerSecond/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/rates/sentPerSecond",schemaPath:"#/properties\
/rates/properties/sentPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),r++}}if(g.admittedPerSecond!==void 0){let o=g.admittedPerSecond;
if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(o)){let p={instancePath:i+"/rates/admittedPerSecond",schemaPath:"#/properties/rates/properties/admittedPerSeco\
nd/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/rates/admittedPerSecond",schemaPath:"\
#/properties/rates/properties/admittedPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),r++}}if(g.completedPerSecond!==void 0){let o=g.
completedPerSecond;if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(o)){let p={instancePath:i+"/rates/completedPerSecond",schemaPath:"#/properties/rates/proper\
ties/completedPerSecond/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/rates/completedP\
erSecond",schemaPath:"#/properties/rates/properties/completedPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),r++}}}}if(s.goodput!==
void 0){let g=s.goodput;if(!(g&&typeof g=="object"&&!Array.isArray(g))&&g!==null){let o={instancePath:i+"/goodput",schemaPath:"#/properties/goodput/type",keyword:"\
type",params:{type:K.properties.goodput.type}};e===null?e=[o]:e.push(o),r++}if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.share===void 0){let o={instancePath:i+
"/goodput",schemaPath:"#/properties/goodput/required",keyword:"required",params:{missingProperty:"share"}};e===null?e=[o]:e.push(o),r++}if(g.perSecond===void 0){
let o={instancePath:i+"/goodput",schemaPath:"#/properties/goodput/required",keyword:"required",params:{missingProperty:"perSecond"}};e===null?e=[o]:e.push(o),r++}
if(g.tokensPerSecond===void 0){let o={instancePath:i+"/goodput",schemaPath:"#/properties/goodput/required",keyword:"required",params:{missingProperty:"tokensPer\
Second"}};e===null?e=[o]:e.push(o),r++}if(g.goals===void 0){let o={instancePath:i+"/goodput",schemaPath:"#/properties/goodput/required",keyword:"required",params:{
missingProperty:"goals"}};e===null?e=[o]:e.push(o),r++}for(let o in g)if(!(o==="share"||o==="perSecond"||o==="tokensPerSecond"||o==="goals")){let p={instancePath:i+
"/goodput",schemaPath:"#/properties/goodput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[p]:e.push(p),r++}if(g.
share!==void 0){let o=g.share;if(typeof o=="number"&&isFinite(o)){if(o>1||isNaN(o)){let p={instancePath:i+"/goodput/share",schemaPath:"#/properties/goodput/prop\
erties/share/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[p]:e.push(p),r++}if(o<0||isNaN(o)){let p={instancePath:i+"/goodput/share",
schemaPath:"#/properties/goodput/properties/share/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+
"/goodput/share",schemaPath:"#/properties/goodput/properties/share/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),r++}}if(g.perSecond!==void 0){
let o=g.perSecond;if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(o)){let p={instancePath:i+"/goodput/perSecond",schemaPath:"#/properties/goodput/properties/p\
erSecond/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/goodput/perSecond",schemaPath:"\
#/properties/goodput/properties/perSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),r++}}if(g.tokensPerSecond!==void 0){let o=g.tokensPerSecond;
if(!(typeof o=="number"&&isFinite(o))&&o!==null){let p={instancePath:i+"/goodput/tokensPerSecond",schemaPath:"#/properties/goodput/properties/tokensPerSecond/ty\
pe",keyword:"type",params:{type:K.properties.goodput.properties.tokensPerSecond.type}};e===null?e=[p]:e.push(p),r++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(
o))){let p={instancePath:i+"/goodput/tokensPerSecond",schemaPath:"#/properties/goodput/properties/tokensPerSecond/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[p]:e.push(p),r++}}if(g.goals!==void 0){let o=g.goals;if(Array.isArray(o)){let p=o.length;for(let w=0;w<p;w++){let $=o[w];if($&&typeof $==
"object"&&!Array.isArray($)){if($.slo===void 0){let v={instancePath:i+"/goodput/goals/"+w,schemaPath:"#/properties/goodput/properties/goals/items/required",keyword:"\
required",params:{missingProperty:"slo"}};e===null?e=[v]:e.push(v),r++}if($.share===void 0){let v={instancePath:i+"/goodput/goals/"+w,schemaPath:"#/properties/g\
oodput/properties/goals/items/required",keyword:"required",params:{missingProperty:"share"}};e===null?e=[v]:e.push(v),r++}for(let v in $)if(!(v==="slo"||v==="sh\
are")){let b={instancePath:i+"/goodput/goals/"+w,schemaPath:"#/properties/goodput/properties/goals/items/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:v}};e===null?e=[b]:e.push(b),r++}if($.slo!==void 0){let v=$.slo;if(typeof v=="string"){if(U(v)<1){let b={instancePath:i+"/goodput/goals/"+w+"\
/slo",schemaPath:"#/properties/goodput/properties/goals/items/properties/slo/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[b]:e.push(b),r++}if(!ae.
test(v)){let b={instancePath:i+"/goodput/goals/"+w+"/slo",schemaPath:"#/properties/goodput/properties/goals/items/properties/slo/pattern",keyword:"pattern",params:{
pattern:"^[^\\n]*$"}};e===null?e=[b]:e.push(b),r++}}else{let b={instancePath:i+"/goodput/goals/"+w+"/slo",schemaPath:"#/properties/goodput/properties/goals/item\
s/properties/slo/type",keyword:"type",params:{type:"string"}};e===null?e=[b]:e.push(b),r++}}if($.share!==void 0){let v=$.share;if(typeof v=="number"&&isFinite(v)){
if(v>1||isNaN(v)){let b={instancePath:i+"/goodput/goals/"+w+"/share",schemaPath:"#/properties/goodput/properties/goals/items/properties/share/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1}};e===null?e=[b]:e.push(b),r++}if(v<0||isNaN(v)){let b={instancePath:i+"/goodput/goals/"+w+"/share",schemaPath:"#/prope\
rties/goodput/properties/goals/items/properties/share/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[b]:e.push(b),r++}}else{let b={instancePath:i+
"/goodput/goals/"+w+"/share",schemaPath:"#/properties/goodput/properties/goals/items/properties/share/type",keyword:"type",params:{type:"number"}};e===null?e=[b]:
e.push(b),r++}}}else{let v={instancePath:i+"/goodput/goals/"+w,schemaPath:"#/properties/goodput/properties/goals/items/type",keyword:"type",params:{type:"object"}};
e===null?e=[v]:e.push(v),r++}}}else{let p={instancePath:i+"/goodput/goals",schemaPath:"#/properties/goodput/properties/goals/type",keyword:"type",params:{type:"\
array"}};e===null?e=[p]:e.push(p),r++}}}}if(s.littlesLaw!==void 0){let g=s.littlesLaw;if(!(g&&typeof g=="object"&&!Array.isArray(g))&&g!==null){let o={instancePath:i+
"/littlesLaw",schemaPath:"#/properties/littlesLaw/type",keyword:"type",params:{type:K.properties.littlesLaw.type}};e===null?e=[o]:e.push(o),r++}if(g&&typeof g==
"object"&&!Array.isArray(g)){if(g.inFlight===void 0){let o={instancePath:i+"/littlesLaw",schemaPath:"#/properties/littlesLaw/required",keyword:"required",params:{
missingProperty:"inFlight"}};e===null?e=[o]:e.push(o),r++}if(g.arrivalsPerSecond===void 0){let o={instancePath:i+"/littlesLaw",schemaPath:"#/properties/littlesL\
aw/required",keyword:"required",params:{missingProperty:"arrivalsPerSecond"}};e===null?e=[o]:e.push(o),r++}if(g.meanStaySeconds===void 0){let o={instancePath:i+
"/littlesLaw",schemaPath:"#/properties/littlesLaw/required",keyword:"required",params:{missingProperty:"meanStaySeconds"}};e===null?e=[o]:e.push(o),r++}if(g.residual===
void 0){let o={instancePath:i+"/littlesLaw",schemaPath:"#/properties/littlesLaw/required",keyword:"required",params:{missingProperty:"residual"}};e===null?e=[o]:
e.push(o),r++}for(let o in g)if(!(o==="inFlight"||o==="arrivalsPerSecond"||o==="meanStaySeconds"||o==="residual")){let p={instancePath:i+"/littlesLaw",schemaPath:"\
#/properties/littlesLaw/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[p]:e.push(p),r++}if(g.inFlight!==void 0){
let o=g.inFlight;if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(o)){let p={instancePath:i+"/littlesLaw/inFlight",schemaPath:"#/properties/littlesLaw/properti\
es/inFlight/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/littlesLaw/inFlight",schemaPath:"\
#/properties/littlesLaw/properties/inFlight/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),r++}}if(g.arrivalsPerSecond!==void 0){let o=g.
arrivalsPerSecond;if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(o)){let p={instancePath:i+"/littlesLaw/arrivalsPerSecond",schemaPath:"#/properties/littlesLa\
w/properties/arrivalsPerSecond/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/littlesLa\
w/arrivalsPerSecond",schemaPath:"#/properties/littlesLaw/properties/arrivalsPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),r++}}
if(g.meanStaySeconds!==void 0){let o=g.meanStaySeconds;if(!(typeof o=="number"&&isFinite(o))&&o!==null){let p={instancePath:i+"/littlesLaw/meanStaySeconds",schemaPath:"\
#/properties/littlesLaw/properties/meanStaySeconds/type",keyword:"type",params:{type:K.properties.littlesLaw.properties.meanStaySeconds.type}};e===null?e=[p]:e.
push(p),r++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let p={instancePath:i+"/littlesLaw/meanStaySeconds",schemaPath:"#/properties/littlesLaw/propert\
ies/meanStaySeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),r++}}if(g.residual!==void 0){let o=g.residual;if(!(typeof o==
"number"&&isFinite(o))&&o!==null){let p={instancePath:i+"/littlesLaw/residual",schemaPath:"#/properties/littlesLaw/properties/residual/type",keyword:"type",params:{
type:K.properties.littlesLaw.properties.residual.type}};e===null?e=[p]:e.push(p),r++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let p={instancePath:i+
"/littlesLaw/residual",schemaPath:"#/properties/littlesLaw/properties/residual/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(
p),r++}}}}if(s.errors!==void 0){let g=s.errors;if(Array.isArray(g)){let o=g.length;for(let p=0;p<o;p++){let w=g[p];if(w&&typeof w=="object"&&!Array.isArray(w)){
if(w.class===void 0){let $={instancePath:i+"/errors/"+p,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty:"class"}};e===
null?e=[$]:e.push($),r++}if(w.count===void 0){let $={instancePath:i+"/errors/"+p,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty:"\
count"}};e===null?e=[$]:e.push($),r++}if(w.example===void 0){let $={instancePath:i+"/errors/"+p,schemaPath:"#/properties/errors/items/required",keyword:"require\
d",params:{missingProperty:"example"}};e===null?e=[$]:e.push($),r++}for(let $ in w)if(!($==="class"||$==="count"||$==="example"||$==="refusedKeys")){let v={instancePath:i+
"/errors/"+p,schemaPath:"#/properties/errors/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:$}};e===null?e=[v]:e.push(v),
r++}if(w.class!==void 0&&(me(w.class,{instancePath:i+"/errors/"+p+"/class",parentData:w,parentDataProperty:"class",rootData:P,dynamicAnchors:k})||(e=e===null?me.
errors:e.concat(me.errors),r=e.length)),w.count!==void 0){let $=w.count;if(!(typeof $=="number"&&!($%1)&&!isNaN($)&&isFinite($))){let v={instancePath:i+"/errors\
/"+p+"/count",schemaPath:"#/properties/errors/items/properties/count/type",keyword:"type",params:{type:"integer"}};e===null?e=[v]:e.push(v),r++}if(typeof $=="nu\
mber"&&isFinite($)&&($<1||isNaN($))){let v={instancePath:i+"/errors/"+p+"/count",schemaPath:"#/properties/errors/items/properties/count/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1}};e===null?e=[v]:e.push(v),r++}}if(w.example!==void 0){let $=w.example;if(typeof $!="string"&&$!==null){let v={instancePath:i+
"/errors/"+p+"/example",schemaPath:"#/properties/errors/items/properties/example/type",keyword:"type",params:{type:K.properties.errors.items.properties.example.
type}};e===null?e=[v]:e.push(v),r++}}if(w.refusedKeys!==void 0){let $=w.refusedKeys;if(!(typeof $=="number"&&!($%1)&&!isNaN($)&&isFinite($))){let v={instancePath:i+
"/errors/"+p+"/refusedKeys",schemaPath:"#/properties/errors/items/properties/refusedKeys/type",keyword:"type",params:{type:"integer"}};e===null?e=[v]:e.push(v),
r++}if(typeof $=="number"&&isFinite($)&&($<1||isNaN($))){let v={instancePath:i+"/errors/"+p+"/refusedKeys",schemaPath:"#/properties/errors/items/properties/refu\
sedKeys/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[v]:e.push(v),r++}}}else{let $={instancePath:i+"/errors/"+p,schemaPath:"#/proper\
ties/errors/items/type",keyword:"type",params:{type:"object"}};e===null?e=[$]:e.push($),r++}}}else{let o={instancePath:i+"/errors",schemaPath:"#/properties/erro\
rs/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(s.conformance!==void 0){let g=s.conformance;if(g&&typeof g=="object"&&!Array.isArray(
g)){if(g.sampled===void 0){let o={instancePath:i+"/conformance",schemaPath:"#/properties/conformance/required",keyword:"required",params:{missingProperty:"sampl\
ed"}};e===null?e=[o]:e.push(o),r++}if(g.conforming===void 0){let o={instancePath:i+"/conformance",schemaPath:"#/properties/conformance/required",keyword:"requir\
ed",params:{missingProperty:"conforming"}};e===null?e=[o]:e.push(o),r++}if(g.example===void 0){let o={instancePath:i+"/conformance",schemaPath:"#/properties/con\
formance/required",keyword:"required",params:{missingProperty:"example"}};e===null?e=[o]:e.push(o),r++}for(let o in g)if(!(o==="sampled"||o==="conforming"||o===
"example")){let p={instancePath:i+"/conformance",schemaPath:"#/properties/conformance/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};
e===null?e=[p]:e.push(p),r++}if(g.sampled!==void 0){let o=g.sampled;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:i+"/conformanc\
e/sampled",schemaPath:"#/properties/conformance/properties/sampled/type",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),r++}if(typeof o=="numb\
er"&&isFinite(o)&&(o<0||isNaN(o))){let p={instancePath:i+"/conformance/sampled",schemaPath:"#/properties/conformance/properties/sampled/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),r++}}if(g.conforming!==void 0){let o=g.conforming;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o))){let p={instancePath:i+"/conformance/conforming",schemaPath:"#/properties/conformance/properties/conforming/type",keyword:"type",params:{type:"integer"}};e===
null?e=[p]:e.push(p),r++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let p={instancePath:i+"/conformance/conforming",schemaPath:"#/properties/conforman\
ce/properties/conforming/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),r++}}if(g.example!==void 0){let o=g.example;if(typeof o!=
"string"&&o!==null){let p={instancePath:i+"/conformance/example",schemaPath:"#/properties/conformance/properties/example/type",keyword:"type",params:{type:K.properties.
conformance.properties.example.type}};e===null?e=[p]:e.push(p),r++}}}else{let o={instancePath:i+"/conformance",schemaPath:"#/properties/conformance/type",keyword:"\
type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.series!==void 0){let g=s.series,o=r,p=!1,w=r;if(g!==null){let v={instancePath:i+"/series",schemaPath:"\
#/properties/series/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[v]:e.push(v),r++}var c=w===r;p=p||c;let $=r;Te(g,{instancePath:i+"/series",parentData:s,
parentDataProperty:"series",rootData:P,dynamicAnchors:k})||(e=e===null?Te.errors:e.concat(Te.errors),r=e.length);var c=$===r;if(p=p||c,p)r=o,e!==null&&(o?e.length=
o:e=null);else{let v={instancePath:i+"/series",schemaPath:"#/properties/series/anyOf",keyword:"anyOf",params:{}};e===null?e=[v]:e.push(v),r++}}if(s.slo!==void 0){
let g=s.slo;if(Array.isArray(g)){let o=g.length;for(let p=0;p<o;p++){let w=g[p];if(w&&typeof w=="object"&&!Array.isArray(w)){if(w.slo===void 0){let $={instancePath:i+
"/slo/"+p,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"slo"}};e===null?e=[$]:e.push($),r++}if(w.metric===void 0){let $={
instancePath:i+"/slo/"+p,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"metric"}};e===null?e=[$]:e.push($),r++}if(w.op===
void 0){let $={instancePath:i+"/slo/"+p,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"op"}};e===null?e=[$]:e.push($),
r++}if(w.threshold===void 0){let $={instancePath:i+"/slo/"+p,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"threshold"}};
e===null?e=[$]:e.push($),r++}if(w.unit===void 0){let $={instancePath:i+"/slo/"+p,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"\
unit"}};e===null?e=[$]:e.push($),r++}if(w.actual===void 0){let $={instancePath:i+"/slo/"+p,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{
missingProperty:"actual"}};e===null?e=[$]:e.push($),r++}if(w.ok===void 0){let $={instancePath:i+"/slo/"+p,schemaPath:"#/properties/slo/items/required",keyword:"\
required",params:{missingProperty:"ok"}};e===null?e=[$]:e.push($),r++}if(w.reason===void 0){let $={instancePath:i+"/slo/"+p,schemaPath:"#/properties/slo/items/r\
equired",keyword:"required",params:{missingProperty:"reason"}};e===null?e=[$]:e.push($),r++}for(let $ in w)if(!ee.call(K.properties.slo.items.properties,$)){let v={
instancePath:i+"/slo/"+p,schemaPath:"#/properties/slo/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:$}};e===null?e=[v]:e.
push(v),r++}if(w.slo!==void 0){let $=w.slo;if(typeof $=="string"){if(U($)<1){let v={instancePath:i+"/slo/"+p+"/slo",schemaPath:"#/properties/slo/items/propertie\
s/slo/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[v]:e.push(v),r++}if(!ae.test($)){let v={instancePath:i+"/slo/"+p+"/slo",schemaPath:"#/propert\
ies/slo/items/properties/slo/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[v]:e.push(v),r++}}else{let v={instancePath:i+"/slo/"+p+"/slo",
schemaPath:"#/properties/slo/items/properties/slo/type",keyword:"type",params:{type:"string"}};e===null?e=[v]:e.push(v),r++}}if(w.metric!==void 0){let $=w.metric;
if(typeof $=="string"){if(U($)<1){let v={instancePath:i+"/slo/"+p+"/metric",schemaPath:"#/properties/slo/items/properties/metric/minLength",keyword:"minLength",
params:{limit:1}};e===null?e=[v]:e.push(v),r++}if(!ae.test($)){let v={instancePath:i+"/slo/"+p+"/metric",schemaPath:"#/properties/slo/items/properties/metric/pa\
ttern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[v]:e.push(v),r++}}else{let v={instancePath:i+"/slo/"+p+"/metric",schemaPath:"#/properties/slo\
/items/properties/metric/type",keyword:"type",params:{type:"string"}};e===null?e=[v]:e.push(v),r++}}if(w.op!==void 0){let $=w.op;if(!($==="<"||$==="<="||$===">"||
$===">=")){let v={instancePath:i+"/slo/"+p+"/op",schemaPath:"#/properties/slo/items/properties/op/enum",keyword:"enum",params:{allowedValues:K.properties.slo.items.
properties.op.enum}};e===null?e=[v]:e.push(v),r++}}if(w.threshold!==void 0){let $=w.threshold;if(typeof $=="number"&&isFinite($)){if($<0||isNaN($)){let v={instancePath:i+
"/slo/"+p+"/threshold",schemaPath:"#/properties/slo/items/properties/threshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[v]:e.push(
v),r++}}else{let v={instancePath:i+"/slo/"+p+"/threshold",schemaPath:"#/properties/slo/items/properties/threshold/type",keyword:"type",params:{type:"number"}};e===
null?e=[v]:e.push(v),r++}}if(w.unit!==void 0){let $=w.unit;if(!($==="ms"||$==="share"||$==="per-second")){let v={instancePath:i+"/slo/"+p+"/unit",schemaPath:"#/\
properties/slo/items/properties/unit/enum",keyword:"enum",params:{allowedValues:K.properties.slo.items.properties.unit.enum}};e===null?e=[v]:e.push(v),r++}}if(w.
actual!==void 0){let $=w.actual;if(!(typeof $=="number"&&isFinite($))&&$!==null){let v={instancePath:i+"/slo/"+p+"/actual",schemaPath:"#/properties/slo/items/pr\
operties/actual/type",keyword:"type",params:{type:K.properties.slo.items.properties.actual.type}};e===null?e=[v]:e.push(v),r++}if(typeof $=="number"&&isFinite($)&&
($<0||isNaN($))){let v={instancePath:i+"/slo/"+p+"/actual",schemaPath:"#/properties/slo/items/properties/actual/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0}};e===null?e=[v]:e.push(v),r++}}if(w.ok!==void 0){let $=w.ok;if(typeof $!="boolean"&&$!==null){let v={instancePath:i+"/slo/"+p+"/ok",schemaPath:"#/pr\
operties/slo/items/properties/ok/type",keyword:"type",params:{type:K.properties.slo.items.properties.ok.type}};e===null?e=[v]:e.push(v),r++}}if(w.ci!==void 0){let $=w.
ci;if(!($&&typeof $=="object"&&!Array.isArray($))&&$!==null){let v={instancePath:i+"/slo/"+p+"/ci",schemaPath:"#/properties/slo/items/properties/ci/type",keyword:"\
type",params:{type:K.properties.slo.items.properties.ci.type}};e===null?e=[v]:e.push(v),r++}if($&&typeof $=="object"&&!Array.isArray($)){if($.low===void 0){let v={
instancePath:i+"/slo/"+p+"/ci",schemaPath:"#/properties/slo/items/properties/ci/required",keyword:"required",params:{missingProperty:"low"}};e===null?e=[v]:e.push(
v),r++}if($.high===void 0){let v={instancePath:i+"/slo/"+p+"/ci",schemaPath:"#/properties/slo/items/properties/ci/required",keyword:"required",params:{missingProperty:"\
high"}};e===null?e=[v]:e.push(v),r++}for(let v in $)if(!(v==="low"||v==="high")){let b={instancePath:i+"/slo/"+p+"/ci",schemaPath:"#/properties/slo/items/proper\
ties/ci/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}};e===null?e=[b]:e.push(b),r++}if($.low!==void 0){let v=$.low;if(!(typeof v==
"number"&&isFinite(v))&&v!==null){let b={instancePath:i+"/slo/"+p+"/ci/low",schemaPath:"#/properties/slo/items/properties/ci/properties/low/type",keyword:"type",
params:{type:K.properties.slo.items.properties.ci.properties.low.type}};e===null?e=[b]:e.push(b),r++}}if($.high!==void 0){let v=$.high;if(!(typeof v=="number"&&
isFinite(v))&&v!==null){let b={instancePath:i+"/slo/"+p+"/ci/high",schemaPath:"#/properties/slo/items/properties/ci/properties/high/type",keyword:"type",params:{
type:K.properties.slo.items.properties.ci.properties.high.type}};e===null?e=[b]:e.push(b),r++}}}}if(w.reason!==void 0){let $=w.reason;if(typeof $!="string"&&$!==
null){let v={instancePath:i+"/slo/"+p+"/reason",schemaPath:"#/properties/slo/items/properties/reason/type",keyword:"type",params:{type:K.properties.slo.items.properties.
reason.type}};e===null?e=[v]:e.push(v),r++}}}else{let $={instancePath:i+"/slo/"+p,schemaPath:"#/properties/slo/items/type",keyword:"type",params:{type:"object"}};
e===null?e=[$]:e.push($),r++}}}else{let o={instancePath:i+"/slo",schemaPath:"#/properties/slo/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(
o),r++}}if(s.scenario!==void 0){let g=s.scenario;if(typeof g=="string"){if(U(g)<1){let o={instancePath:i+"/scenario",schemaPath:"#/properties/scenario/minLength",
keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}if(!ae.test(g)){let o={instancePath:i+"/scenario",schemaPath:"#/properties/scenario/pattern",
keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/scenario",schemaPath:"#/properties/scenario/type",keyword:"\
type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.suite!==void 0){let g=s.suite;if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.version===void 0){
let o={instancePath:i+"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"version"}};e===null?e=[o]:e.push(o),r++}for(let o in g)
if(o!=="version"){let p={instancePath:i+"/suite",schemaPath:"#/properties/suite/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};
e===null?e=[p]:e.push(p),r++}if(g.version!==void 0){let o=g.version;if(typeof o=="string"){if(U(o)<1){let p={instancePath:i+"/suite/version",schemaPath:"#/prope\
rties/suite/properties/version/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[p]:e.push(p),r++}if(!ae.test(o)){let p={instancePath:i+"/suite/versi\
on",schemaPath:"#/properties/suite/properties/version/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+
"/suite/version",schemaPath:"#/properties/suite/properties/version/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}}else{let o={instancePath:i+
"/suite",schemaPath:"#/properties/suite/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.target!==void 0){let g=s.target;if(g&&typeof g==
"object"&&!Array.isArray(g)){if(g.baseUrl===void 0){let o={instancePath:i+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty:"\
baseUrl"}};e===null?e=[o]:e.push(o),r++}if(g.model===void 0){let o={instancePath:i+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{
missingProperty:"model"}};e===null?e=[o]:e.push(o),r++}for(let o in g)if(!(o==="isEmbedded"||o==="baseUrl"||o==="model")){let p={instancePath:i+"/target",schemaPath:"\
#/properties/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[p]:e.push(p),r++}if(g.isEmbedded!==void 0&&g.
isEmbedded!==!0){let o={instancePath:i+"/target/isEmbedded",schemaPath:"#/properties/target/properties/isEmbedded/const",keyword:"const",params:{allowedValue:!0}};
e===null?e=[o]:e.push(o),r++}if(g.baseUrl!==void 0){let o=g.baseUrl;if(typeof o=="string"){if(!ri.test(o)){let p={instancePath:i+"/target/baseUrl",schemaPath:"#\
/properties/target/properties/baseUrl/pattern",keyword:"pattern",params:{pattern:"^https?://"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/targe\
t/baseUrl",schemaPath:"#/properties/target/properties/baseUrl/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}if(g.model!==void 0){let o=g.
model;if(typeof o=="string"){if(U(o)<1){let p={instancePath:i+"/target/model",schemaPath:"#/properties/target/properties/model/minLength",keyword:"minLength",params:{
limit:1}};e===null?e=[p]:e.push(p),r++}if(!ae.test(o)){let p={instancePath:i+"/target/model",schemaPath:"#/properties/target/properties/model/pattern",keyword:"\
pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/target/model",schemaPath:"#/properties/target/properties/model\
/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}}else{let o={instancePath:i+"/target",schemaPath:"#/properties/target/type",keyword:"\
type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.workload!==void 0&&(Ve(s.workload,{instancePath:i+"/workload",parentData:s,parentDataProperty:"\
workload",rootData:P,dynamicAnchors:k})||(e=e===null?Ve.errors:e.concat(Ve.errors),r=e.length)),s.schedule!==void 0){let g=s.schedule;if(g&&typeof g=="object"&&
!Array.isArray(g)){if(g.seed===void 0){let o={instancePath:i+"/schedule",schemaPath:"#/properties/schedule/required",keyword:"required",params:{missingProperty:"\
seed"}};e===null?e=[o]:e.push(o),r++}if(g.sha256===void 0){let o={instancePath:i+"/schedule",schemaPath:"#/properties/schedule/required",keyword:"required",params:{
missingProperty:"sha256"}};e===null?e=[o]:e.push(o),r++}for(let o in g)if(!(o==="seed"||o==="sha256")){let p={instancePath:i+"/schedule",schemaPath:"#/propertie\
s/schedule/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[p]:e.push(p),r++}if(g.seed!==void 0&&typeof g.seed!="\
string"){let o={instancePath:i+"/schedule/seed",schemaPath:"#/properties/schedule/properties/seed/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.
push(o),r++}if(g.sha256!==void 0){let o=g.sha256;if(typeof o=="string"){if(!Ls.test(o)){let p={instancePath:i+"/schedule/sha256",schemaPath:"#/properties/schedu\
le/properties/sha256/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/schedule/sha256",schemaPath:"\
#/properties/schedule/properties/sha256/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}}else{let o={instancePath:i+"/schedule",schemaPath:"\
#/properties/schedule/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.instrument!==void 0){let g=s.instrument;if(g&&typeof g=="o\
bject"&&!Array.isArray(g)){if(g.note===void 0){let o={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"\
note"}};e===null?e=[o]:e.push(o),r++}if(g.engine===void 0){let o={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",
params:{missingProperty:"engine"}};e===null?e=[o]:e.push(o),r++}if(g.cpuShare===void 0){let o={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/\
required",keyword:"required",params:{missingProperty:"cpuShare"}};e===null?e=[o]:e.push(o),r++}if(g.memory===void 0){let o={instancePath:i+"/instrument",schemaPath:"\
#/properties/instrument/required",keyword:"required",params:{missingProperty:"memory"}};e===null?e=[o]:e.push(o),r++}if(g.ttftErrorMs===void 0){let o={instancePath:i+
"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"ttftErrorMs"}};e===null?e=[o]:e.push(o),r++}if(g.gapErrorMs===
void 0){let o={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"gapErrorMs"}};e===null?e=[
o]:e.push(o),r++}if(g.errorsMs===void 0){let o={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"\
errorsMs"}};e===null?e=[o]:e.push(o),r++}if(g.scheduleLagMs===void 0){let o={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"\
required",params:{missingProperty:"scheduleLagMs"}};e===null?e=[o]:e.push(o),r++}if(g.verdict===void 0){let o={instancePath:i+"/instrument",schemaPath:"#/proper\
ties/instrument/required",keyword:"required",params:{missingProperty:"verdict"}};e===null?e=[o]:e.push(o),r++}if(g.reasons===void 0){let o={instancePath:i+"/ins\
trument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"reasons"}};e===null?e=[o]:e.push(o),r++}if(g.marked===void 0){
let o={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"marked"}};e===null?e=[o]:e.push(o),
r++}if(g.k6ExitCode===void 0){let o={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"k6Ex\
itCode"}};e===null?e=[o]:e.push(o),r++}for(let o in g)if(!ee.call(K.properties.instrument.properties,o)){let p={instancePath:i+"/instrument",schemaPath:"#/prope\
rties/instrument/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[p]:e.push(p),r++}if(g.note!==void 0){let o=g.note;
if(typeof o=="string"){if(U(o)<1){let p={instancePath:i+"/instrument/note",schemaPath:"#/properties/instrument/properties/note/minLength",keyword:"minLength",params:{
limit:1}};e===null?e=[p]:e.push(p),r++}if(!ae.test(o)){let p={instancePath:i+"/instrument/note",schemaPath:"#/properties/instrument/properties/note/pattern",keyword:"\
pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/instrument/note",schemaPath:"#/properties/instrument/propertie\
s/note/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}if(g.engine!==void 0){let o=g.engine;if(typeof o=="string"){if(U(o)<1){let p={
instancePath:i+"/instrument/engine",schemaPath:"#/properties/instrument/properties/engine/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[p]:e.push(
p),r++}if(!ae.test(o)){let p={instancePath:i+"/instrument/engine",schemaPath:"#/properties/instrument/properties/engine/pattern",keyword:"pattern",params:{pattern:"\
^[^\\n]*$"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/instrument/engine",schemaPath:"#/properties/instrument/properties/engine/type",keyword:"\
type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}if(g.cpuShare!==void 0){let o=g.cpuShare;if(!(typeof o=="number"&&isFinite(o))&&o!==null){let p={instancePath:i+
"/instrument/cpuShare",schemaPath:"#/properties/instrument/properties/cpuShare/type",keyword:"type",params:{type:K.properties.instrument.properties.cpuShare.type}};
e===null?e=[p]:e.push(p),r++}if(typeof o=="number"&&isFinite(o)){if(o>1||isNaN(o)){let p={instancePath:i+"/instrument/cpuShare",schemaPath:"#/properties/instrum\
ent/properties/cpuShare/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[p]:e.push(p),r++}if(o<0||isNaN(o)){let p={instancePath:i+"/inst\
rument/cpuShare",schemaPath:"#/properties/instrument/properties/cpuShare/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),r++}}}
if(g.memory!==void 0){let o=g.memory;if(!(o&&typeof o=="object"&&!Array.isArray(o))&&o!==null){let p={instancePath:i+"/instrument/memory",schemaPath:"#/properti\
es/instrument/properties/memory/type",keyword:"type",params:{type:K.properties.instrument.properties.memory.type}};e===null?e=[p]:e.push(p),r++}if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.peakMiB===void 0){let p={instancePath:i+"/instrument/memory",schemaPath:"#/properties/instrument/properties/memory/required",keyword:"\
required",params:{missingProperty:"peakMiB"}};e===null?e=[p]:e.push(p),r++}if(o.earlyMiB===void 0){let p={instancePath:i+"/instrument/memory",schemaPath:"#/prop\
erties/instrument/properties/memory/required",keyword:"required",params:{missingProperty:"earlyMiB"}};e===null?e=[p]:e.push(p),r++}if(o.lateMiB===void 0){let p={
instancePath:i+"/instrument/memory",schemaPath:"#/properties/instrument/properties/memory/required",keyword:"required",params:{missingProperty:"lateMiB"}};e===null?
e=[p]:e.push(p),r++}for(let p in o)if(!(p==="peakMiB"||p==="earlyMiB"||p==="lateMiB")){let w={instancePath:i+"/instrument/memory",schemaPath:"#/properties/instr\
ument/properties/memory/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[w]:e.push(w),r++}if(o.peakMiB!==void 0){
let p=o.peakMiB;if(typeof p=="number"&&isFinite(p)){if(p<0||isNaN(p)){let w={instancePath:i+"/instrument/memory/peakMiB",schemaPath:"#/properties/instrument/pro\
perties/memory/properties/peakMiB/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:i+"/instru\
ment/memory/peakMiB",schemaPath:"#/properties/instrument/properties/memory/properties/peakMiB/type",keyword:"type",params:{type:"number"}};e===null?e=[w]:e.push(
w),r++}}if(o.earlyMiB!==void 0){let p=o.earlyMiB;if(typeof p=="number"&&isFinite(p)){if(p<0||isNaN(p)){let w={instancePath:i+"/instrument/memory/earlyMiB",schemaPath:"\
#/properties/instrument/properties/memory/properties/earlyMiB/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[w]:e.push(w),r++}}else{let w={
instancePath:i+"/instrument/memory/earlyMiB",schemaPath:"#/properties/instrument/properties/memory/properties/earlyMiB/type",keyword:"type",params:{type:"number"}};
e===null?e=[w]:e.push(w),r++}}if(o.lateMiB!==void 0){let p=o.lateMiB;if(typeof p=="number"&&isFinite(p)){if(p<0||isNaN(p)){let w={instancePath:i+"/instrument/me\
mory/lateMiB",schemaPath:"#/properties/instrument/properties/memory/properties/lateMiB/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[
w]:e.push(w),r++}}else{let w={instancePath:i+"/instrument/memory/lateMiB",schemaPath:"#/properties/instrument/properties/memory/properties/lateMiB/type",keyword:"\
type",params:{type:"number"}};e===null?e=[w]:e.push(w),r++}}}}if(g.ttftErrorMs!==void 0){let o=g.ttftErrorMs,p=r,w=!1,$=r;if(o!==null){let b={instancePath:i+"/i\
nstrument/ttftErrorMs",schemaPath:"#/properties/instrument/properties/ttftErrorMs/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[b]:e.push(b),r++}
var t=$===r;w=w||t;let v=r;ie(o,{instancePath:i+"/instrument/ttftErrorMs",parentData:g,parentDataProperty:"ttftErrorMs",rootData:P,dynamicAnchors:k})||(e=e===null?
ie.errors:e.concat(ie.errors),r=e.length);var t=v===r;if(w=w||t,w)r=p,e!==null&&(p?e.length=p:e=null);else{let b={instancePath:i+"/instrument/ttftErrorMs",schemaPath:"\
#/properties/instrument/properties/ttftErrorMs/anyOf",keyword:"anyOf",params:{}};e===null?e=[b]:e.push(b),r++}}if(g.gapErrorMs!==void 0){let o=g.gapErrorMs,p=r,
w=!1,$=r;if(o!==null){let b={instancePath:i+"/instrument/gapErrorMs",schemaPath:"#/properties/instrument/properties/gapErrorMs/anyOf/0/type",keyword:"type",params:{
type:"null"}};e===null?e=[b]:e.push(b),r++}var u=$===r;w=w||u;let v=r;ie(o,{instancePath:i+"/instrument/gapErrorMs",parentData:g,parentDataProperty:"gapErrorMs",
rootData:P,dynamicAnchors:k})||(e=e===null?ie.errors:e.concat(ie.errors),r=e.length);var u=v===r;if(w=w||u,w)r=p,e!==null&&(p?e.length=p:e=null);else{let b={instancePath:i+
"/instrument/gapErrorMs",schemaPath:"#/properties/instrument/properties/gapErrorMs/anyOf",keyword:"anyOf",params:{}};e===null?e=[b]:e.push(b),r++}}if(g.errorsMs!==
void 0){let o=g.errorsMs;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let p in o){let w=r;if(typeof p=="string"&&!Wr.test(p)){let $={instancePath:i+"/instru\
ment/errorsMs",schemaPath:"#/properties/instrument/properties/errorsMs/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},propertyName:p};
e===null?e=[$]:e.push($),r++}var x=w===r;if(!x){let $={instancePath:i+"/instrument/errorsMs",schemaPath:"#/properties/instrument/properties/errorsMs/propertyNam\
es",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[$]:e.push($),r++}}for(let p in o)ie(o[p],{instancePath:i+"/instrument/errorsMs/"+p.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:o,parentDataProperty:p,rootData:P,dynamicAnchors:k})||(e=e===null?ie.errors:e.concat(ie.errors),r=e.length)}else{let p={instancePath:i+
"/instrument/errorsMs",schemaPath:"#/properties/instrument/properties/errorsMs/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(g.scheduleLagMs!==
void 0){let o=g.scheduleLagMs,p=r,w=!1,$=r;if(o!==null){let b={instancePath:i+"/instrument/scheduleLagMs",schemaPath:"#/properties/instrument/properties/schedul\
eLagMs/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[b]:e.push(b),r++}var T=$===r;w=w||T;let v=r;ie(o,{instancePath:i+"/instrument/scheduleLagM\
s",parentData:g,parentDataProperty:"scheduleLagMs",rootData:P,dynamicAnchors:k})||(e=e===null?ie.errors:e.concat(ie.errors),r=e.length);var T=v===r;if(w=w||T,w)
r=p,e!==null&&(p?e.length=p:e=null);else{let b={instancePath:i+"/instrument/scheduleLagMs",schemaPath:"#/properties/instrument/properties/scheduleLagMs/anyOf",keyword:"\
anyOf",params:{}};e===null?e=[b]:e.push(b),r++}}if(g.verdict!==void 0){let o=g.verdict;if(!(o==="valid"||o==="suspect")){let p={instancePath:i+"/instrument/verd\
ict",schemaPath:"#/properties/instrument/properties/verdict/enum",keyword:"enum",params:{allowedValues:K.properties.instrument.properties.verdict.enum}};e===null?
e=[p]:e.push(p),r++}}if(g.reasons!==void 0){let o=g.reasons;if(Array.isArray(o)){let p=o.length;for(let w=0;w<p;w++){let $=o[w];if(typeof $=="string"){if(U($)<1){
let v={instancePath:i+"/instrument/reasons/"+w,schemaPath:"#/properties/instrument/properties/reasons/items/minLength",keyword:"minLength",params:{limit:1}};e===
null?e=[v]:e.push(v),r++}if(!ae.test($)){let v={instancePath:i+"/instrument/reasons/"+w,schemaPath:"#/properties/instrument/properties/reasons/items/pattern",keyword:"\
pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[v]:e.push(v),r++}}else{let v={instancePath:i+"/instrument/reasons/"+w,schemaPath:"#/properties/instrument/pro\
perties/reasons/items/type",keyword:"type",params:{type:"string"}};e===null?e=[v]:e.push(v),r++}}}else{let p={instancePath:i+"/instrument/reasons",schemaPath:"#\
/properties/instrument/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}if(g.marked!==void 0){let o=g.marked;if(Array.
isArray(o)){let p=o.length;for(let w=0;w<p;w++){let $=o[w];if(typeof $=="string"){if(!si.test($)){let v={instancePath:i+"/instrument/marked/"+w,schemaPath:"#/pr\
operties/instrument/properties/marked/items/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]* (p50|p90|p95|p99|max)$"}};e===null?e=[v]:e.push(v),r++}}else{
let v={instancePath:i+"/instrument/marked/"+w,schemaPath:"#/properties/instrument/properties/marked/items/type",keyword:"type",params:{type:"string"}};e===null?
e=[v]:e.push(v),r++}}}else{let p={instancePath:i+"/instrument/marked",schemaPath:"#/properties/instrument/properties/marked/type",keyword:"type",params:{type:"a\
rray"}};e===null?e=[p]:e.push(p),r++}}if(g.k6ExitCode!==void 0){let o=g.k6ExitCode;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null){let p={instancePath:i+
"/instrument/k6ExitCode",schemaPath:"#/properties/instrument/properties/k6ExitCode/type",keyword:"type",params:{type:K.properties.instrument.properties.k6ExitCode.
type}};e===null?e=[p]:e.push(p),r++}}}else{let o={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/type",keyword:"type",params:{type:"object"}};
e===null?e=[o]:e.push(o),r++}}if(s.startedAt!==void 0){let g=s.startedAt;if(typeof g=="string"){if(!ii.test(g)){let o={instancePath:i+"/startedAt",schemaPath:"#\
/properties/startedAt/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T[0-9:.]+Z$"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"\
/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.durationMs!==void 0){let g=s.durationMs;
if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){let o={instancePath:i+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[o]:e.push(o),r++}if(typeof g=="number"&&isFinite(g)&&(g<0||isNaN(g))){let o={instancePath:i+"/durationMs",schemaPath:"#/properties/durati\
onMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}}else{let g={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[g]:e.push(g),r++}return Zr.errors=e,r===0}Zr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ni=Xr,ks={$schema:"https://jso\
n-schema.org/draft/2020-12/schema",$id:"urn:assay:openai:chat-completion-chunk",$comment:"Gap G4.7, reading sse.events = chunks-done. Text may be null or left o\
ut in a delta, the role may come again, the finish reason may be left out until the last chunk, and the chunk with the token counts has no choices.",title:"Chun\
k of a streamed chat completion",type:"object",required:["id","object","created","model","choices"],properties:{id:{type:"string",minLength:1},object:{const:"ch\
at.completion.chunk"},created:{type:"integer",minimum:0},model:{type:"string"},choices:{type:"array",items:{type:"object",required:["index","delta"],properties:{
index:{type:"integer",minimum:0},delta:{type:"object",properties:{role:{type:["string","null"]},content:{type:["string","null"]}}},finish_reason:{type:["string",
"null"]}}}},usage:{$ref:"urn:assay:openai:usage"}}},ws={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:openai:usage",$comment:"Gap G2.4, \
reading response.fields = openai. The whole may be null, and so may the breakdowns, as several servers send them.",title:"Token counts",type:["object","null"],required:[
"prompt_tokens","completion_tokens","total_tokens"],properties:{prompt_tokens:{type:"integer",minimum:0},completion_tokens:{type:"integer",minimum:0},total_tokens:{
type:"integer",minimum:0},prompt_tokens_details:{type:["object","null"]},completion_tokens_details:{type:["object","null"]}}};function ye(s,{instancePath:i="",parentData:N,
parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=ye.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),!(s&&
typeof s=="object"&&!Array.isArray(s))&&s!==null){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:ws.type}};e===null?e=[n]:e.push(n),r++}if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.prompt_tokens===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pr\
ompt_tokens"}};e===null?e=[n]:e.push(n),r++}if(s.completion_tokens===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
completion_tokens"}};e===null?e=[n]:e.push(n),r++}if(s.total_tokens===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
total_tokens"}};e===null?e=[n]:e.push(n),r++}if(s.prompt_tokens!==void 0){let n=s.prompt_tokens;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let a={
instancePath:i+"/prompt_tokens",schemaPath:"#/properties/prompt_tokens/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof n=="\
number"&&isFinite(n)&&(n<0||isNaN(n))){let a={instancePath:i+"/prompt_tokens",schemaPath:"#/properties/prompt_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[a]:e.push(a),r++}}if(s.completion_tokens!==void 0){let n=s.completion_tokens;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){
let a={instancePath:i+"/completion_tokens",schemaPath:"#/properties/completion_tokens/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}
if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let a={instancePath:i+"/completion_tokens",schemaPath:"#/properties/completion_tokens/minimum",keyword:"min\
imum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}if(s.total_tokens!==void 0){let n=s.total_tokens;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n))){let a={instancePath:i+"/total_tokens",schemaPath:"#/properties/total_tokens/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),
r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let a={instancePath:i+"/total_tokens",schemaPath:"#/properties/total_tokens/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}if(s.prompt_tokens_details!==void 0){let n=s.prompt_tokens_details;if(!(n&&typeof n=="object"&&!Array.
isArray(n))&&n!==null){let a={instancePath:i+"/prompt_tokens_details",schemaPath:"#/properties/prompt_tokens_details/type",keyword:"type",params:{type:ws.properties.
prompt_tokens_details.type}};e===null?e=[a]:e.push(a),r++}}if(s.completion_tokens_details!==void 0){let n=s.completion_tokens_details;if(!(n&&typeof n=="object"&&
!Array.isArray(n))&&n!==null){let a={instancePath:i+"/completion_tokens_details",schemaPath:"#/properties/completion_tokens_details/type",keyword:"type",params:{
type:ws.properties.completion_tokens_details.type}};e===null?e=[a]:e.push(a),r++}}}return ye.errors=e,r===0}ye.evaluated={props:{prompt_tokens:!0,completion_tokens:!0,
total_tokens:!0,prompt_tokens_details:!0,completion_tokens_details:!0},dynamicProps:!1,dynamicItems:!1};function Xr(s,{instancePath:i="",parentData:N,parentDataProperty:D,
rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=Xr.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.id===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),r++}
if(s.object===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"object"}};e===null?e=[n]:e.push(n),r++}if(s.created===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created"}};e===null?e=[n]:e.push(n),r++}if(s.model===void 0){let n={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"model"}};e===null?e=[n]:e.push(n),r++}if(s.choices===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"choices"}};e===null?e=[n]:e.push(n),r++}if(s.id!==void 0){let n=s.id;if(typeof n=="string"){
if(U(n)<1){let a={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}if(s.object!==void 0&&s.object!=="chat.completion.c\
hunk"){let n={instancePath:i+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"chat.completion.chunk"}};e===null?e=[n]:e.push(
n),r++}if(s.created!==void 0){let n=s.created;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let a={instancePath:i+"/created",schemaPath:"#/propertie\
s/created/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let a={instancePath:i+
"/created",schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}if(s.model!==void 0&&typeof s.
model!="string"){let n={instancePath:i+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(s.choices!==
void 0){let n=s.choices;if(Array.isArray(n)){let a=n.length;for(let l=0;l<a;l++){let m=n[l];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.index===void 0){let y={
instancePath:i+"/choices/"+l,schemaPath:"#/properties/choices/items/required",keyword:"required",params:{missingProperty:"index"}};e===null?e=[y]:e.push(y),r++}
if(m.delta===void 0){let y={instancePath:i+"/choices/"+l,schemaPath:"#/properties/choices/items/required",keyword:"required",params:{missingProperty:"delta"}};e===
null?e=[y]:e.push(y),r++}if(m.index!==void 0){let y=m.index;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))){let f={instancePath:i+"/choices/"+l+"/inde\
x",schemaPath:"#/properties/choices/items/properties/index/type",keyword:"type",params:{type:"integer"}};e===null?e=[f]:e.push(f),r++}if(typeof y=="number"&&isFinite(
y)&&(y<0||isNaN(y))){let f={instancePath:i+"/choices/"+l+"/index",schemaPath:"#/properties/choices/items/properties/index/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[f]:e.push(f),r++}}if(m.delta!==void 0){let y=m.delta;if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.role!==void 0){let f=y.role;if(typeof f!=
"string"&&f!==null){let d={instancePath:i+"/choices/"+l+"/delta/role",schemaPath:"#/properties/choices/items/properties/delta/properties/role/type",keyword:"typ\
e",params:{type:ks.properties.choices.items.properties.delta.properties.role.type}};e===null?e=[d]:e.push(d),r++}}if(y.content!==void 0){let f=y.content;if(typeof f!=
"string"&&f!==null){let d={instancePath:i+"/choices/"+l+"/delta/content",schemaPath:"#/properties/choices/items/properties/delta/properties/content/type",keyword:"\
type",params:{type:ks.properties.choices.items.properties.delta.properties.content.type}};e===null?e=[d]:e.push(d),r++}}}else{let f={instancePath:i+"/choices/"+
l+"/delta",schemaPath:"#/properties/choices/items/properties/delta/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}if(m.finish_reason!==
void 0){let y=m.finish_reason;if(typeof y!="string"&&y!==null){let f={instancePath:i+"/choices/"+l+"/finish_reason",schemaPath:"#/properties/choices/items/prope\
rties/finish_reason/type",keyword:"type",params:{type:ks.properties.choices.items.properties.finish_reason.type}};e===null?e=[f]:e.push(f),r++}}}else{let y={instancePath:i+
"/choices/"+l,schemaPath:"#/properties/choices/items/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}}else{let a={instancePath:i+"/ch\
oices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}s.usage!==void 0&&(ye(s.usage,{instancePath:i+
"/usage",parentData:s,parentDataProperty:"usage",rootData:P,dynamicAnchors:k})||(e=e===null?ye.errors:e.concat(ye.errors),r=e.length))}else{let n={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Xr.errors=e,r===0}Xr.evaluated={props:{id:!0,object:!0,created:!0,
model:!0,choices:!0,usage:!0},dynamicProps:!1,dynamicItems:!1};var oi=Qr;function Qr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=Qr.evaluated;if(h.dynamicProps&&(h.props=
void 0),h.dynamicItems&&(h.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),r++}if(s.object===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"object"}};e===null?e=[n]:e.push(n),r++}if(s.created===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
created"}};e===null?e=[n]:e.push(n),r++}if(s.model===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"model"}};
e===null?e=[n]:e.push(n),r++}if(s.choices===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"choices"}};e===null?
e=[n]:e.push(n),r++}if(s.id!==void 0){let n=s.id;if(typeof n=="string"){if(U(n)<1){let a={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"m\
inLength",params:{limit:1}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[a]:e.push(a),r++}}if(s.object!==void 0&&s.object!=="chat.completion"){let n={instancePath:i+"/object",schemaPath:"#/properties/object/const",keyword:"\
const",params:{allowedValue:"chat.completion"}};e===null?e=[n]:e.push(n),r++}if(s.created!==void 0){let n=s.created;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n))){let a={instancePath:i+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof n==
"number"&&isFinite(n)&&(n<0||isNaN(n))){let a={instancePath:i+"/created",schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[a]:e.push(a),r++}}if(s.model!==void 0&&typeof s.model!="string"){let n={instancePath:i+"/model",schemaPath:"#/properties/model/type",keyword:"type",
params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(s.choices!==void 0){let n=s.choices;if(Array.isArray(n)){if(n.length<1){let l={instancePath:i+"/choices",
schemaPath:"#/properties/choices/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[l]:e.push(l),r++}let a=n.length;for(let l=0;l<a;l++){let m=n[l];if(m&&
typeof m=="object"&&!Array.isArray(m)){if(m.index===void 0){let y={instancePath:i+"/choices/"+l,schemaPath:"#/properties/choices/items/required",keyword:"requir\
ed",params:{missingProperty:"index"}};e===null?e=[y]:e.push(y),r++}if(m.message===void 0){let y={instancePath:i+"/choices/"+l,schemaPath:"#/properties/choices/i\
tems/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[y]:e.push(y),r++}if(m.finish_reason===void 0){let y={instancePath:i+"/choices/"+
l,schemaPath:"#/properties/choices/items/required",keyword:"required",params:{missingProperty:"finish_reason"}};e===null?e=[y]:e.push(y),r++}if(m.index!==void 0){
let y=m.index;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))){let f={instancePath:i+"/choices/"+l+"/index",schemaPath:"#/properties/choices/items/prop\
erties/index/type",keyword:"type",params:{type:"integer"}};e===null?e=[f]:e.push(f),r++}if(typeof y=="number"&&isFinite(y)&&(y<0||isNaN(y))){let f={instancePath:i+
"/choices/"+l+"/index",schemaPath:"#/properties/choices/items/properties/index/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[f]:e.push(
f),r++}}if(m.message!==void 0){let y=m.message;if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.role===void 0){let f={instancePath:i+"/choices/"+l+"/message",schemaPath:"\
#/properties/choices/items/properties/message/required",keyword:"required",params:{missingProperty:"role"}};e===null?e=[f]:e.push(f),r++}if(y.content===void 0){
let f={instancePath:i+"/choices/"+l+"/message",schemaPath:"#/properties/choices/items/properties/message/required",keyword:"required",params:{missingProperty:"c\
ontent"}};e===null?e=[f]:e.push(f),r++}if(y.role!==void 0&&y.role!=="assistant"){let f={instancePath:i+"/choices/"+l+"/message/role",schemaPath:"#/properties/ch\
oices/items/properties/message/properties/role/const",keyword:"const",params:{allowedValue:"assistant"}};e===null?e=[f]:e.push(f),r++}if(y.content!==void 0&&typeof y.
content!="string"){let f={instancePath:i+"/choices/"+l+"/message/content",schemaPath:"#/properties/choices/items/properties/message/properties/content/type",keyword:"\
type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:i+"/choices/"+l+"/message",schemaPath:"#/properties/choices/items/propertie\
s/message/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}if(m.finish_reason!==void 0&&typeof m.finish_reason!="string"){let y={instancePath:i+
"/choices/"+l+"/finish_reason",schemaPath:"#/properties/choices/items/properties/finish_reason/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(
y),r++}}else{let y={instancePath:i+"/choices/"+l,schemaPath:"#/properties/choices/items/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}}else{
let a={instancePath:i+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}s.usage!==void 0&&(ye(
s.usage,{instancePath:i+"/usage",parentData:s,parentDataProperty:"usage",rootData:P,dynamicAnchors:k})||(e=e===null?ye.errors:e.concat(ye.errors),r=e.length))}else{
let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Qr.errors=e,r===0}Qr.evaluated={props:{id:!0,
object:!0,created:!0,model:!0,choices:!0,usage:!0},dynamicProps:!1,dynamicItems:!1};var ai=Yr,Ts={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"ur\
n:assay:openai:error-body-full",$comment:"Gap G7.2, reading errors.body = openai, in full: four keys, of which param and code may be null. A numeric code is a d\
eviation that clients notice, so it is not allowed here.",title:"Error body, in full",type:"object",required:["error"],properties:{error:{type:"object",required:[
"message","type","param","code"],properties:{message:{type:"string"},type:{type:"string"},param:{type:["string","null"]},code:{type:["string","null"]}}}}};function Yr(s,{
instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=Yr.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&
(h.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.error===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
error"}};e===null?e=[n]:e.push(n),r++}if(s.error!==void 0){let n=s.error;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.message===void 0){let a={instancePath:i+
"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[a]:e.push(a),r++}if(n.type===void 0){let a={
instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[a]:e.push(a),r++}if(n.param===void 0){
let a={instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"param"}};e===null?e=[a]:e.push(a),r++}if(n.code===
void 0){let a={instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"code"}};e===null?e=[a]:e.push(a),r++}
if(n.message!==void 0&&typeof n.message!="string"){let a={instancePath:i+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",
params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(n.type!==void 0&&typeof n.type!="string"){let a={instancePath:i+"/error/type",schemaPath:"#/properties/e\
rror/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(n.param!==void 0){let a=n.param;if(typeof a!="string"&&a!==null){
let l={instancePath:i+"/error/param",schemaPath:"#/properties/error/properties/param/type",keyword:"type",params:{type:Ts.properties.error.properties.param.type}};
e===null?e=[l]:e.push(l),r++}}if(n.code!==void 0){let a=n.code;if(typeof a!="string"&&a!==null){let l={instancePath:i+"/error/code",schemaPath:"#/properties/err\
or/properties/code/type",keyword:"type",params:{type:Ts.properties.error.properties.code.type}};e===null?e=[l]:e.push(l),r++}}}else{let a={instancePath:i+"/erro\
r",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Yr.errors=e,r===0}Yr.evaluated={props:{error:!0},dynamicProps:!1,dynamicItems:!1};var pi=es;function es(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=es.evaluated;if(h.dynamicProps&&(h.props=
void 0),h.dynamicItems&&(h.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.error===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"error"}};e===null?e=[n]:e.push(n),r++}if(s.error!==void 0){let n=s.error;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.message===
void 0){let a={instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[a]:e.push(a),
r++}if(n.message!==void 0&&typeof n.message!="string"){let a={instancePath:i+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"\
object"}};e===null?e=[a]:e.push(a),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return es.
errors=e,r===0}es.evaluated={props:{error:!0},dynamicProps:!1,dynamicItems:!1};var li=rs;function rs(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=rs.evaluated;if(h.dynamicProps&&(h.props=
void 0),h.dynamicItems&&(h.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.object===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"object"}};e===null?e=[n]:e.push(n),r++}if(s.data===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"}};e===null?e=[n]:e.push(n),r++}if(s.object!==void 0&&s.object!=="list"){let n={instancePath:i+"/object",schemaPath:"#/properties/object/c\
onst",keyword:"const",params:{allowedValue:"list"}};e===null?e=[n]:e.push(n),r++}if(s.data!==void 0){let n=s.data;if(Array.isArray(n)){let a=n.length;for(let l=0;l<
a;l++){let m=n[l];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.id===void 0){let y={instancePath:i+"/data/"+l,schemaPath:"#/properties/data/items/required",
keyword:"required",params:{missingProperty:"id"}};e===null?e=[y]:e.push(y),r++}if(m.id!==void 0){let y=m.id;if(typeof y=="string"){if(U(y)<1){let f={instancePath:i+
"/data/"+l+"/id",schemaPath:"#/properties/data/items/properties/id/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:i+
"/data/"+l+"/id",schemaPath:"#/properties/data/items/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}}}else{let y={instancePath:i+
"/data/"+l,schemaPath:"#/properties/data/items/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}}else{let a={instancePath:i+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[n]:e.push(n),r++}return rs.errors=e,r===0}rs.evaluated={props:{object:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var di=ye,ui=ss;var mi={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:readings",$comment:"One member per key of gaps.json, one branch per reading of tha\
t key. A reading whose parameters all have a default, in gaps.json or in a profile, may be given by its name alone.",title:"Readings by key",type:"object",additionalProperties:!1,
properties:{"capabilities.other":{$ref:"#/$defs/capabilities.other"},"request.required":{$ref:"#/$defs/request.required"},"request.models":{$ref:"#/$defs/reques\
t.models"},"request.roles":{$ref:"#/$defs/request.roles"},"response.fields":{$ref:"#/$defs/response.fields"},"key.format":{$ref:"#/$defs/key.format"},states:{$ref:"\
#/$defs/states"},"signup.request":{$ref:"#/$defs/signup.request"},"signup.response":{$ref:"#/$defs/signup.response"},"maxTokens.bounds":{$ref:"#/$defs/maxTokens\
.bounds"},"temperature.bounds":{$ref:"#/$defs/temperature.bounds"},"sse.path":{$ref:"#/$defs/sse.path"},"sse.switch":{$ref:"#/$defs/sse.switch"},"sse.events":{$ref:"\
#/$defs/sse.events"},"websocket.path":{$ref:"#/$defs/websocket.path"},"websocket.frames":{$ref:"#/$defs/websocket.frames"},"websocket.reuse":{$ref:"#/$defs/webs\
ocket.reuse"},"websocket.closeCodes":{$ref:"#/$defs/websocket.closeCodes"},"websocket.auth":{$ref:"#/$defs/websocket.auth"},"endpoints.other":{$ref:"#/$defs/end\
points.other"},cors:{$ref:"#/$defs/cors"},"key.lifetime":{$ref:"#/$defs/key.lifetime"},"key.scopes":{$ref:"#/$defs/key.scopes"},"key.rotation":{$ref:"#/$defs/ke\
y.rotation"},"key.revocation":{$ref:"#/$defs/key.revocation"},"errors.missingKey":{$ref:"#/$defs/errors.missingKey"},"errors.wrongKey":{$ref:"#/$defs/errors.wro\
ngKey"},"errors.status":{$ref:"#/$defs/errors.status"},"errors.body":{$ref:"#/$defs/errors.body"},"errors.codes":{$ref:"#/$defs/errors.codes"},"errors.condition\
s":{$ref:"#/$defs/errors.conditions"},"webhooks.types":{$ref:"#/$defs/webhooks.types"},"webhooks.payload":{$ref:"#/$defs/webhooks.payload"},"webhooks.delivery":{
$ref:"#/$defs/webhooks.delivery"},"webhooks.retry":{$ref:"#/$defs/webhooks.retry"},"webhooks.signature":{$ref:"#/$defs/webhooks.signature"},"webhooks.trigger":{
$ref:"#/$defs/webhooks.trigger"},"webhooks.registration":{$ref:"#/$defs/webhooks.registration"},"limits.quota":{$ref:"#/$defs/limits.quota"},"limits.headers":{$ref:"\
#/$defs/limits.headers"},"limits.exceeded":{$ref:"#/$defs/limits.exceeded"},"maxTokens.maximum":{$ref:"#/$defs/maxTokens.maximum"},"version.deprecation":{$ref:"\
#/$defs/version.deprecation"},"version.compatibility":{$ref:"#/$defs/version.compatibility"},"version.selection":{$ref:"#/$defs/version.selection"}},$defs:{"cap\
abilities.other":{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"list"},names:{$ref:"#/$defs/texts",description:"names\
 of the capabilities"}},required:["reading","names"],additionalProperties:!1,examples:[{reading:"list",names:["embeddings"]}]}]},"request.required":{if:{type:"s\
tring"},then:{enum:["model+messages","all-four","messages"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"mode\
l+messages"},required:{const:["model","messages"],description:"the fields that must be there; follows from the name"}},required:["reading"],additionalProperties:!1,
examples:[{reading:"model+messages"}]},{properties:{reading:{const:"all-four"},required:{const:["model","messages","max_tokens","temperature"],description:"the \
fields that must be there; follows from the name"}},required:["reading"],additionalProperties:!1,examples:[{reading:"all-four"}]},{properties:{reading:{const:"m\
essages"},required:{const:["messages"],description:"the fields that must be there; follows from the name"}},required:["reading"],additionalProperties:!1,examples:[
{reading:"messages"}]}]}},"request.models":{if:{type:"string"},then:{enum:["discovery","any"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[
{properties:{reading:{const:"discovery"},path:{$ref:"#/$defs/path",description:"path of the list, asked by GET"},schema:{$ref:"#/$defs/schemaId",description:"wh\
at the list has to conform to"}},required:["reading"],additionalProperties:!1,examples:[{reading:"discovery",path:"/v1/models"}]},{properties:{reading:{const:"l\
ist"},models:{type:"array",items:{type:"string",minLength:1},uniqueItems:!0,minItems:1,description:"the names; the first one is asked where no --model is given"}},
required:["reading","models"],additionalProperties:!1,examples:[{reading:"list",models:["large-1","small-1"]}]},{properties:{reading:{const:"any"}},required:["r\
eading"],additionalProperties:!1,examples:[{reading:"any"}]}]}},"request.roles":{if:{type:"string"},then:{enum:["openai"]},else:{type:"object",discriminator:{propertyName:"\
reading"},oneOf:[{properties:{reading:{const:"openai"},roles:{type:"array",uniqueItems:!0,items:{enum:["system","user","assistant","developer"]},description:"ro\
les that are accepted; system and user always are"}},required:["reading"],additionalProperties:!1,examples:[{reading:"openai"}]},{properties:{reading:{const:"li\
st"},roles:{type:"array",uniqueItems:!0,items:{enum:["system","user","assistant","developer"]},description:"roles that are accepted; system and user always are"}},
required:["reading","roles"],additionalProperties:!1,examples:[{reading:"list",roles:["system","user","assistant"]}]}]}},"response.fields":{if:{type:"string"},then:{
enum:["openai","bare"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"openai"},schema:{$ref:"#/$defs/schemaId",
description:"what an answer has to conform to"},object:{$ref:"#/$defs/text",description:"the value of the member object"},role:{$ref:"#/$defs/text",description:"\
the role of every message of an answer"},finishReasons:{$ref:"#/$defs/texts",description:"the values that finish_reason may take"}},required:["reading"],additionalProperties:!1,
examples:[{reading:"openai",finishReasons:["stop","length"]}]},{properties:{reading:{const:"bare"}},required:["reading"],additionalProperties:!1,examples:[{reading:"\
bare"}]}]}},"key.format":{if:{type:"string"},then:{enum:["opaque"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"\
opaque"}},required:["reading"],additionalProperties:!1,examples:[{reading:"opaque"}]},{properties:{reading:{const:"pattern"},pattern:{$ref:"#/$defs/text",description:"\
regular expression (ECMAScript, flag u) that every key of sign-up matches"}},required:["reading","pattern"],additionalProperties:!1,examples:[{reading:"pattern",
pattern:"^sk-[0-9a-f]{48}$"}]}]}},states:{if:{type:"string"},then:{enum:["none"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{
reading:{const:"none"}},required:["reading"],additionalProperties:!1,examples:[{reading:"none"}]}]}},"signup.request":{if:{type:"string"},then:{enum:["email-pas\
sword-name"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"email-password-name"},fields:{$ref:"#/$defs/texts",
description:"the names under which address, password and name are sent, in this order"},required:{$ref:"#/$defs/signupParts",description:"what a request must no\
t lack"}},required:["reading"],additionalProperties:!1,examples:[{reading:"email-password-name",fields:["mail","secret","nick"]}]},{properties:{reading:{const:"\
template"},body:{$ref:"#/$defs/object",description:"the JSON object that is sent"},required:{$ref:"#/$defs/signupParts",description:"what a request must not lac\
k"}},required:["reading","body"],additionalProperties:!1,examples:[{reading:"template",body:{user:{mail:"{email}",pass:"{password}"},terms:!0}}]}]}},"signup.res\
ponse":{if:{type:"string"},then:{enum:["key-pointer","mail"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"key\
-pointer"},pointers:{type:"array",minItems:1,items:{$ref:"#/$defs/pointer"},description:"JSON pointers into the answer, the first that leads to a string counts"},
propagationSeconds:{title:"Seconds after which a new key has to work; 0: at once",type:"number",minimum:0,description:"seconds after which a new key has to work\
; 0: at once"}},required:["reading"],additionalProperties:!1,examples:[{reading:"key-pointer",pointers:["/data/api_key"]}]},{properties:{reading:{const:"mail"}},
required:["reading"],additionalProperties:!1,examples:[{reading:"mail"}]}]}},"maxTokens.bounds":{if:{type:"string"},then:{enum:["at-least-one","minus-one-unlimi\
ted"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"at-least-one"},minimum:{const:1,description:"the least val\
ue; follows from the name"}},required:["reading"],additionalProperties:!1,examples:[{reading:"at-least-one"}]},{properties:{reading:{const:"minus-one-unlimited"},
minimum:{const:1,description:"the least value that caps; follows from the name"},unlimited:{const:-1,description:'the value that means "no limit"; follows from \
the name'}},required:["reading"],additionalProperties:!1,examples:[{reading:"minus-one-unlimited"}]},{properties:{reading:{const:"range"},minimum:{type:"integer",
description:"the least value; less is never asked for but by what is to be refused"},maximum:{type:"integer",minimum:1,description:"the greatest value; more is \
never asked for"}},required:["reading","minimum","maximum"],additionalProperties:!1,examples:[{reading:"range",minimum:16,maximum:4096}]}]}},"temperature.bounds":{
if:{type:"string"},then:{enum:["0..2","0..1"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"0..2"},minimum:{const:0,
description:"follows from the name"},maximum:{const:2,description:"follows from the name"}},required:["reading"],additionalProperties:!1,examples:[{reading:"0..\
2"}]},{properties:{reading:{const:"0..1"},minimum:{const:0,description:"follows from the name"},maximum:{const:1,description:"follows from the name"}},required:[
"reading"],additionalProperties:!1,examples:[{reading:"0..1"}]},{properties:{reading:{const:"range"},minimum:{type:"number",description:"the lowest temperature \
that is accepted"},maximum:{type:"number",description:"the highest temperature that is accepted"}},required:["reading","minimum","maximum"],additionalProperties:!1,
examples:[{reading:"range",minimum:0,maximum:1.5}]}]}},"sse.path":{if:{type:"string"},then:{enum:["same-path"]},else:{type:"object",discriminator:{propertyName:"\
reading"},oneOf:[{properties:{reading:{const:"same-path"}},required:["reading"],additionalProperties:!1,examples:[{reading:"same-path"}]},{properties:{reading:{
const:"other-path"},path:{$ref:"#/$defs/path",description:"path of the streaming endpoint"}},required:["reading","path"],additionalProperties:!1,examples:[{reading:"\
other-path",path:"/v1/chat/stream"}]}]}},"sse.switch":{if:{type:"string"},then:{enum:["stream-true","accept"]},else:{type:"object",discriminator:{propertyName:"\
reading"},oneOf:[{properties:{reading:{const:"stream-true"},field:{$ref:"#/$defs/text",description:"request field that turns streaming on"},value:{const:!0,description:"\
the value it is set to"}},required:["reading"],additionalProperties:!1,examples:[{reading:"stream-true",field:"stream"}]},{properties:{reading:{const:"accept"},
mediaType:{$ref:"#/$defs/text",description:"what the Accept header field asks for"}},required:["reading"],additionalProperties:!1,examples:[{reading:"accept",mediaType:"\
text/event-stream"}]},{properties:{reading:{const:"query"},name:{$ref:"#/$defs/text",description:"name of the query parameter"},value:{$ref:"#/$defs/text",description:"\
its value"}},required:["reading","name","value"],additionalProperties:!1,examples:[{reading:"query",name:"mode",value:"stream"}]}]}},"sse.events":{if:{type:"str\
ing"},then:{enum:["chunks-done"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"chunks-done"},mediaType:{$ref:"\
#/$defs/text",description:"media type of a stream"},schema:{$ref:"#/$defs/schemaId",description:"what each chunk has to conform to"},object:{$ref:"#/$defs/text",
description:"the value of the member object of a chunk"},terminator:{$ref:"#/$defs/text",description:"the payload that ends a stream"},usageSwitch:{$ref:"#/$def\
s/object",description:"request members that ask for token counts in the stream"}},required:["reading"],additionalProperties:!1,examples:[{reading:"chunks-done",
terminator:"[DONE]"}]},{properties:{reading:{const:"typed"},mediaType:{$ref:"#/$defs/text",description:"media type of a stream"},typePointer:{$ref:"#/$defs/poin\
ter",description:"JSON pointer to the type in an event"},doneType:{$ref:"#/$defs/text",description:"the type of the last event"}},required:["reading","doneType"],
additionalProperties:!1,examples:[{reading:"typed",doneType:"done",typePointer:"/type"}]},{properties:{reading:{const:"custom"},mediaType:{$ref:"#/$defs/text",description:"\
media type of a stream"},schema:{$ref:"#/$defs/schemaIdOrOwn",description:"what each event has to conform to: the id of a schema that Assay ships, or a schema o\
f your own"},terminator:{$ref:"#/$defs/text",description:"the payload that ends a stream"},usageSwitch:{$ref:"#/$defs/object",description:"request members that \
ask for token counts in the stream"}},required:["reading","schema"],additionalProperties:!1,examples:[{reading:"custom",terminator:"END",schema:{type:"object",required:[
"piece"],properties:{piece:{type:"string"}}}}]}]}},"websocket.path":{if:{type:"string"},then:{enum:["same-path"]},else:{type:"object",discriminator:{propertyName:"\
reading"},oneOf:[{properties:{reading:{const:"same-path"},subprotocols:{$ref:"#/$defs/texts",description:"subprotocols that a client offers"}},required:["readin\
g"],additionalProperties:!1,examples:[{reading:"same-path",subprotocols:["chat.v1"]}]},{properties:{reading:{const:"other-path"},path:{$ref:"#/$defs/path",description:"\
path of the handshake"},subprotocols:{$ref:"#/$defs/texts",description:"subprotocols that a client offers"}},required:["reading","path"],additionalProperties:!1,
examples:[{reading:"other-path",path:"/v1/live"}]}]}},"websocket.frames":{if:{type:"string"},then:{enum:["chunks"]},else:{type:"object",discriminator:{propertyName:"\
reading"},oneOf:[{properties:{reading:{const:"chunks"},requestFrames:{enum:["text","binary"],description:"what requests come in: text or binary frames"},answerFrames:{
enum:["text","binary","either"],description:"what answers come in: text frames, binary ones, or either"},typePointer:{$ref:"#/$defs/pointer",description:"JSON p\
ointer to the type in a frame"},otherTypes:{$ref:"#/$defs/texts",description:"types of frames that are no part of an answer, such as a welcome"},schema:{$ref:"#\
/$defs/schemaId",description:"what each chunk has to conform to"},terminators:{$ref:"#/$defs/texts",description:"what ends an answer: the text of a frame, or `c\
lose CODE`"}},required:["reading"],additionalProperties:!1,examples:[{reading:"chunks",terminators:["[DONE]"]}]},{properties:{reading:{const:"wrapped"},requestFrames:{
enum:["text","binary"],description:"what requests come in: text or binary frames"},answerFrames:{enum:["text","binary","either"],description:"what answers come \
in: text frames, binary ones, or either"},requestType:{$ref:"#/$defs/text",description:"the type of a request frame"},requestMember:{$ref:"#/$defs/text",description:"\
the member of a request frame that holds the request; without it the request stands beside the type"},typePointer:{$ref:"#/$defs/pointer",description:"JSON poin\
ter to the type in a frame"},chunkPointer:{$ref:"#/$defs/pointer",description:"JSON pointer to the chunk in a frame"},doneTypes:{$ref:"#/$defs/texts",description:"\
types of frames that end an answer"},schema:{$ref:"#/$defs/schemaId",description:"what each chunk has to conform to"},terminators:{$ref:"#/$defs/texts",description:"\
what else ends an answer: the text of a frame, or `close CODE`"}},required:["reading","requestType"],additionalProperties:!1,examples:[{reading:"wrapped",requestType:"\
ask",requestMember:"request",chunkPointer:"/piece",doneTypes:["end"]}]},{properties:{reading:{const:"custom"},requestFrames:{enum:["text","binary"],description:"\
what requests come in: text or binary frames"},answerFrames:{enum:["text","binary","either"],description:"what answers come in: text frames, binary ones, or eit\
her"},requestType:{$ref:"#/$defs/text",description:"the type of a request frame; without it a request stands as it is"},requestMember:{$ref:"#/$defs/text",description:"\
the member of a request frame that holds the request"},typePointer:{$ref:"#/$defs/pointer",description:"JSON pointer to the type in a frame"},textPointer:{$ref:"\
#/$defs/pointer",description:"JSON pointer to the text in a frame"},finishPointer:{$ref:"#/$defs/pointer",description:"JSON pointer to the reason why the answer\
 is finished"},doneTypes:{$ref:"#/$defs/texts",description:"types of frames that end an answer"},schema:{$ref:"#/$defs/schemaIdOrOwn",description:"what each pie\
ce has to conform to"},errorSchema:{$ref:"#/$defs/schemaIdOrOwn",description:"what each frame with an error has to conform to"},terminators:{$ref:"#/$defs/texts",
description:"what else ends an answer: the text of a frame, or `close CODE`"}},required:["reading","textPointer"],additionalProperties:!1,examples:[{reading:"cu\
stom",typePointer:"/kind",textPointer:"/piece/text",finishPointer:"/reason",doneTypes:["over"]}]}]}},"websocket.reuse":{if:{type:"string"},then:{enum:["many","o\
ne"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"many"}},required:["reading"],additionalProperties:!1},{properties:{
reading:{const:"one"}},required:["reading"],additionalProperties:!1}]}},"websocket.closeCodes":{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{
reading:{const:"list"},badKey:{$ref:"#/$defs/closeCodes",description:"codes for a key that is refused"},mistake:{$ref:"#/$defs/closeCodes",description:"codes fo\
r a message that is refused"}},required:["reading","badKey","mistake"],additionalProperties:!1,examples:[{reading:"list",badKey:[4401],mistake:[1003]}]}]},"webs\
ocket.auth":{if:{type:"string"},then:{enum:["bearer"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"bearer"}},
required:["reading"],additionalProperties:!1,examples:[{reading:"bearer"}]},{properties:{reading:{const:"subprotocol"},prefix:{$ref:"#/$defs/text",description:"\
what stands before the key in the subprotocol"}},required:["reading","prefix"],additionalProperties:!1,examples:[{reading:"subprotocol",prefix:"api-key."}]},{properties:{
reading:{const:"first-message"},field:{$ref:"#/$defs/text",description:"member of the first frame that holds the key"}},required:["reading","field"],additionalProperties:!1,
examples:[{reading:"first-message",field:"api_key"}]},{properties:{reading:{const:"query"},name:{$ref:"#/$defs/text",description:"query parameter that holds the\
 key"}},required:["reading","name"],additionalProperties:!1,examples:[{reading:"query",name:"key"}]}]}},"endpoints.other":{if:{type:"string"},then:{enum:["opena\
i"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"openai"},endpoints:{$ref:"#/$defs/endpoints",description:"me\
thods and paths"}},required:["reading"],additionalProperties:!1,examples:[{reading:"openai"}]},{properties:{reading:{const:"list"},endpoints:{$ref:"#/$defs/endp\
oints",description:"methods and paths"}},required:["reading","endpoints"],additionalProperties:!1,examples:[{reading:"list",endpoints:[{method:"GET",path:"/v1/m\
odels"}]}]}]}},cors:{if:{type:"string"},then:{enum:["allowed"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"a\
llowed"},origin:{type:"string",pattern:"^https?://[^/?#\\s]+$",description:"an origin that is let in, sent with the preflight"}},required:["reading"],additionalProperties:!1,
examples:[{reading:"allowed",origin:"https://app.example"}]}]}},"key.lifetime":{if:{type:"string"},then:{enum:["unlimited"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"unlimited"}},required:["reading"],additionalProperties:!1,examples:[{reading:"unlimited"}]},{properties:{
reading:{const:"seconds"},seconds:{$ref:"#/$defs/seconds",description:"seconds from the moment a key is handed out"}},required:["reading","seconds"],additionalProperties:!1,
examples:[{reading:"seconds",seconds:86400}]}]}},"key.scopes":{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"list"},scopes:{
$ref:"#/$defs/texts",description:"names of the scopes"}},required:["reading","scopes"],additionalProperties:!1,examples:[{reading:"list",scopes:["chat"]}]}]},"k\
ey.rotation":{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"endpoint"},method:{$ref:"#/$defs/method",description:"met\
hod of the call"},path:{$ref:"#/$defs/path",description:"path of the call"},effect:{$ref:"#/$defs/text",description:"what happens to the old key, in words"}},required:[
"reading","method","path","effect"],additionalProperties:!1,examples:[{reading:"endpoint",method:"POST",path:"/v1/keys/rotate",effect:"the old key ends at once"}]}]},
"key.revocation":{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"endpoint"},method:{$ref:"#/$defs/method",description:"\
method of the call"},path:{$ref:"#/$defs/path",description:"path of the call"},effect:{$ref:"#/$defs/text",description:"what happens to the key, in words"}},required:[
"reading","method","path","effect"],additionalProperties:!1,examples:[{reading:"endpoint",method:"DELETE",path:"/v1/keys/current",effect:"it is refused at once"}]}]},
"errors.missingKey":{if:{type:"string"},then:{enum:["401","403","none-needed"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{
const:"401"},status:{$ref:"#/$defs/statuses",description:"the expected statuses"},tolerated:{$ref:"#/$defs/tolerated",description:"statuses that are accepted wi\
th a warning"}},required:["reading"],additionalProperties:!1,examples:[{reading:"401",status:[401],tolerated:[403]}]},{properties:{reading:{const:"403"},status:{
$ref:"#/$defs/statuses",description:"the expected statuses"},tolerated:{$ref:"#/$defs/tolerated",description:"statuses that are accepted with a warning"}},required:[
"reading"],additionalProperties:!1,examples:[{reading:"403",status:[403],tolerated:[401]}]},{properties:{reading:{const:"none-needed"},status:{const:[200],description:"\
what a call without a key is answered; follows from the name"}},required:["reading"],additionalProperties:!1,examples:[{reading:"none-needed"}]}]}},"errors.wron\
gKey":{if:{type:"string"},then:{enum:["401","403"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"401"},status:{
$ref:"#/$defs/statuses",description:"the expected statuses"},tolerated:{$ref:"#/$defs/tolerated",description:"statuses that are accepted with a warning"}},required:[
"reading"],additionalProperties:!1,examples:[{reading:"401",status:[401],tolerated:[403]}]},{properties:{reading:{const:"403"},status:{$ref:"#/$defs/statuses",description:"\
the expected statuses"},tolerated:{$ref:"#/$defs/tolerated",description:"statuses that are accepted with a warning"}},required:["reading"],additionalProperties:!1,
examples:[{reading:"403",status:[403],tolerated:[401]}]}]}},"errors.status":{if:{type:"string"},then:{enum:["table"]},else:{type:"object",discriminator:{propertyName:"\
reading"},oneOf:[{properties:{reading:{const:"table"},malformed:{$ref:"#/$defs/statuses",description:"of a body that is not JSON"},invalid:{$ref:"#/$defs/status\
es",description:"of a request with a field missing, of the wrong type or out of bounds"},unknownModel:{$ref:"#/$defs/statuses",description:"of a model that does\
 not exist"},tooLarge:{$ref:"#/$defs/statuses",description:"of a sign-up request that is too large"}},required:["reading"],additionalProperties:!1,examples:[{reading:"\
table",malformed:[400],invalid:[422]}]}]}},"errors.body":{if:{type:"string"},then:{enum:["openai","problem","detail","bare"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"openai"},schema:{$ref:"#/$defs/schemaId",description:"what an error body has to conform to"},fullSchema:{
$ref:"#/$defs/schemaId",description:"the schema with every member that an error should have"},mediaTypes:{$ref:"#/$defs/texts",description:"media types of a ref\
usal"}},required:["reading"],additionalProperties:!1,examples:[{reading:"openai",mediaTypes:["application/json"]}]},{properties:{reading:{const:"problem"},schema:{
$ref:"#/$defs/schemaId",description:"what an error body has to conform to"},mediaTypes:{$ref:"#/$defs/texts",description:"media types of a refusal"}},required:[
"reading"],additionalProperties:!1,examples:[{reading:"problem",mediaTypes:["application/problem+json"]}]},{properties:{reading:{const:"detail"},schema:{$ref:"#\
/$defs/schemaId",description:"what an error body has to conform to"},mediaTypes:{$ref:"#/$defs/texts",description:"media types of a refusal"}},required:["readin\
g"],additionalProperties:!1,examples:[{reading:"detail",mediaTypes:["application/json"]}]},{properties:{reading:{const:"bare"},schema:{$ref:"#/$defs/schemaId",description:"\
what an error body has to conform to"},mediaTypes:{$ref:"#/$defs/texts",description:"media types of a refusal"}},required:["reading"],additionalProperties:!1,examples:[
{reading:"bare",mediaTypes:["application/json"]}]},{properties:{reading:{const:"custom"},schema:{$ref:"#/$defs/schemaIdOrOwn",description:"what an error body ha\
s to conform to: the id of a schema that Assay ships, or a schema of your own"},messagePointer:{$ref:"#/$defs/pointer",description:"JSON pointer to the sentence\
 that says what is wrong"},typePointer:{$ref:"#/$defs/pointer",description:"JSON pointer to the kind of error"},codePointer:{$ref:"#/$defs/pointer",description:"\
JSON pointer to the code of the error"},mediaTypes:{$ref:"#/$defs/texts",description:"media types of a refusal"}},required:["reading","schema","messagePointer"],
additionalProperties:!1,examples:[{reading:"custom",schema:{type:"object",required:["message"],properties:{message:{type:"string"},code:{type:"string"}}},messagePointer:"\
/message",codePointer:"/code"}]}]}},"errors.codes":{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"list"},codes:{$ref:"\
#/$defs/texts",description:"the codes"}},required:["reading","codes"],additionalProperties:!1,examples:[{reading:"list",codes:["invalid_request","rate_limited"]}]}]},
"errors.conditions":{if:{type:"string"},then:{enum:["refused"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"r\
efused"}},required:["reading"],additionalProperties:!1,examples:[{reading:"refused"}]},{properties:{reading:{const:"list"},mistakes:{type:"array",minItems:1,uniqueItems:!0,
items:{enum:["missing-model","missing-messages","model-number","messages-string","messages-object","messages-empty","message-string","role-missing","role-number",
"content-missing","content-number","max-tokens-string","max-tokens-fraction","max-tokens-zero","max-tokens-negative","temperature-string","temperature-below","t\
emperature-above","malformed","truncated","empty-body","two-values","not-utf8","array","null","switch-word"]},description:"names of mistakes that are refused; e\
very other one may be answered"}},required:["reading","mistakes"],additionalProperties:!1,examples:[{reading:"list",mistakes:["missing-model","missing-messages",
"malformed"]}]}]}},"webhooks.types":{if:{type:"string"},then:{enum:["openai"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{
const:"openai"},types:{$ref:"#/$defs/texts",description:"names of the types"}},required:["reading"],additionalProperties:!1,examples:[{reading:"openai"}]},{properties:{
reading:{const:"list"},types:{$ref:"#/$defs/texts",description:"names of the types"}},required:["reading","types"],additionalProperties:!1,examples:[{reading:"l\
ist",types:["completion.finished"]}]}]}},"webhooks.payload":{if:{type:"string"},then:{enum:["type-timestamp-data","openai","cloudevents"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"type-timestamp-data"},schema:{$ref:"#/$defs/schemaId",description:"what an event has to conform to"},
idPointer:{$ref:"#/$defs/pointer",description:"JSON pointer to the id of the event, where no header names it"}},required:["reading"],additionalProperties:!1,examples:[
{reading:"type-timestamp-data"}]},{properties:{reading:{const:"openai"},schema:{$ref:"#/$defs/schemaId",description:"what an event has to conform to"},idPointer:{
$ref:"#/$defs/pointer",description:"JSON pointer to the id of the event, where no header names it"}},required:["reading"],additionalProperties:!1,examples:[{reading:"\
openai"}]},{properties:{reading:{const:"cloudevents"},schema:{$ref:"#/$defs/schemaId",description:"what an event has to conform to"},idPointer:{$ref:"#/$defs/po\
inter",description:"JSON pointer to the id of the event, where no header names it"}},required:["reading"],additionalProperties:!1,examples:[{reading:"cloudevent\
s"}]},{properties:{reading:{const:"custom"},schema:{$ref:"#/$defs/schemaIdOrOwn",description:"what an event has to conform to: the id of a schema that Assay shi\
ps, or a schema of your own"},typePointer:{$ref:"#/$defs/pointer",description:"JSON pointer to the type of the event"},timePointer:{$ref:"#/$defs/pointer",description:"\
JSON pointer to its time"},idPointer:{$ref:"#/$defs/pointer",description:"JSON pointer to the id of the event, where no header names it"}},required:["reading","\
schema"],additionalProperties:!1,examples:[{reading:"custom",schema:{type:"object",required:["event"],properties:{event:{type:"string"},created:{type:"integer"}}},
typePointer:"/event",timePointer:"/created"}]}]}},"webhooks.delivery":{if:{type:"string"},then:{enum:["post-json"]},else:{type:"object",discriminator:{propertyName:"\
reading"},oneOf:[{properties:{reading:{const:"post-json"},deadlineSeconds:{$ref:"#/$defs/seconds",description:"seconds that the sender waits for an answer"},arrivalSeconds:{
$ref:"#/$defs/seconds",description:"seconds until the first delivery at the latest"},quietSeconds:{$ref:"#/$defs/seconds",description:"seconds for which we look\
 whether nothing more comes"},timeScale:{$ref:"#/$defs/seconds",description:"1, or less for a test server whose clock runs faster"},idHeader:{$ref:"#/$defs/fiel\
dName",description:"header that holds the id of the event"}},required:["reading"],additionalProperties:!1,examples:[{reading:"post-json",deadlineSeconds:15,arrivalSeconds:30}]}]}},
"webhooks.retry":{if:{type:"string"},then:{enum:["same-id","none"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"\
same-id"},delaysSeconds:{type:"array",minItems:1,items:{$ref:"#/$defs/seconds"},description:"seconds before the first retry, the second, and so on; they grow"},
waitSeconds:{$ref:"#/$defs/seconds",description:"seconds that we wait for all retries"},finalStatuses:{description:"statuses after which no attempt comes; every\
 other that is not 2xx brings a retry",type:"array",uniqueItems:!0,items:{type:"integer",minimum:300,maximum:599}}},required:["reading"],additionalProperties:!1,
examples:[{reading:"same-id",delaysSeconds:[5,30],waitSeconds:60}]},{properties:{reading:{const:"none"}},required:["reading"],additionalProperties:!1,examples:[
{reading:"none"}]}]}},"webhooks.signature":{if:{type:"string"},then:{enum:["standard-v1","standard-v1a","stripe","github","none"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"standard-v1"},toleranceSeconds:{$ref:"#/$defs/seconds",description:"seconds by which a signed time m\
ay be off"}},required:["reading"],additionalProperties:!1,examples:[{reading:"standard-v1",toleranceSeconds:300}]},{properties:{reading:{const:"standard-v1a"},toleranceSeconds:{
$ref:"#/$defs/seconds",description:"seconds by which a signed time may be off"}},required:["reading"],additionalProperties:!1,examples:[{reading:"standard-v1a",
toleranceSeconds:300}]},{properties:{reading:{const:"stripe"},toleranceSeconds:{$ref:"#/$defs/seconds",description:"seconds by which a signed time may be off"}},
required:["reading"],additionalProperties:!1,examples:[{reading:"stripe",toleranceSeconds:300}]},{properties:{reading:{const:"github"}},required:["reading"],additionalProperties:!1,
examples:[{reading:"github"}]},{properties:{reading:{const:"hmac"},header:{$ref:"#/$defs/fieldName",description:"header that carries the signature"},content:{description:"\
what is signed: a text with {body}, and {id} and {timestamp} where they are signed too",type:"string",minLength:1},algorithm:{description:"hash function of the \
HMAC",enum:["sha1","sha256","sha384","sha512"]},encoding:{$ref:"#/$defs/digestEncoding",description:"how the signature is written"},prefix:{$ref:"#/$defs/signat\
urePrefix",description:"text before each signature, such as sha256="},timestampHeader:{$ref:"#/$defs/fieldName",description:"header that holds the time"},timestampPrefix:{
$ref:"#/$defs/signaturePrefix",description:"text before the time, such as t=, where it stands in the header of the signature"},timestampPointer:{$ref:"#/$defs/p\
ointer",description:"JSON pointer to the time, where it stands in the body"},timestampUnit:{description:"how the time is written",enum:["seconds","milliseconds",
"iso"]},secretEncoding:{description:"what the letters of the secret are: the key itself, or the key in an encoding",enum:["text","hex","base64","base64url"]},secretPrefix:{
$ref:"#/$defs/text",description:"text before an encoded secret that is not part of it"},toleranceSeconds:{$ref:"#/$defs/seconds",description:"seconds that a tim\
e may be off"}},required:["reading","header","content"],additionalProperties:!1,examples:[{reading:"hmac",header:"X-Signature",algorithm:"sha256",encoding:"hex",
prefix:"sha256=",content:"{timestamp}.{body}",timestampHeader:"X-Timestamp"}]},{properties:{reading:{const:"none"}},required:["reading"],additionalProperties:!1,
examples:[{reading:"none"}]}]}},"webhooks.trigger":{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"operation"},method:{
$ref:"#/$defs/method",description:"method of the call that makes an event"},path:{$ref:"#/$defs/path",description:"path of that call"},body:{$ref:"#/$defs/objec\
t",description:"its body; without one the body of a chat completion is sent"},type:{$ref:"#/$defs/text",description:"the type of the event"}},required:["reading",
"method","path"],additionalProperties:!1,examples:[{reading:"operation",method:"POST",path:"/v1/chat/completions",type:"completion.finished"}]}]},"webhooks.regi\
stration":{if:{type:"string"},then:{enum:["manual"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"manual"}},required:[
"reading"],additionalProperties:!1,examples:[{reading:"manual"}]},{properties:{reading:{const:"rest"},method:{$ref:"#/$defs/method",description:"method of the c\
all that registers an address"},path:{$ref:"#/$defs/path",description:"path of that call"},body:{$ref:"#/$defs/object",description:"its body"},idPointer:{$ref:"\
#/$defs/pointer",description:"JSON pointer to the id of the address in the answer"},secretPointer:{$ref:"#/$defs/pointer",description:"JSON pointer to the signi\
ng secret in the answer"},removePath:{$ref:"#/$defs/path",description:"path of the DELETE that removes the address"},rotatePath:{$ref:"#/$defs/path",description:"\
path of the POST that makes a new secret"},listPath:{$ref:"#/$defs/path",description:"path of the GET that lists the addresses"},maxEndpoints:{description:"how \
many addresses are taken at a time",type:"integer",minimum:1},rotationOverlapSeconds:{description:"seconds for which the old secret signs too after a rotation; \
0: not at all",type:"number",minimum:0}},required:["reading","method","path","body"],additionalProperties:!1,examples:[{reading:"rest",method:"POST",path:"/v1/h\
ooks",body:{url:"{url}",events:["{type}"]},idPointer:"/id",secretPointer:"/secret",removePath:"/v1/hooks/{id}",rotatePath:"/v1/hooks/{id}/rotate",listPath:"/v1/\
hooks"}]},{properties:{reading:{const:"per-request"},field:{$ref:"#/$defs/text",description:"request field that names the address"}},required:["reading","field"],
additionalProperties:!1,examples:[{reading:"per-request",field:"notify"}]}]}},"limits.quota":{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{
reading:{const:"list"},quotas:{type:"array",minItems:1,items:{type:"object",required:["quota","unit","scope"],additionalProperties:!1,properties:{quota:{type:"i\
nteger",minimum:1,description:"how much is allowed"},unit:{enum:["requests","tokens","concurrent"],description:"of what; concurrent: calls in flight at once"},windowSeconds:{
$ref:"#/$defs/seconds",description:"in how many seconds; left out for concurrent"},scope:{enum:["key","account","address"],description:"for whom it counts"}}},description:"\
what is allowed: `quota` units in `windowSeconds`, counted per `scope`"},charged:{title:"What counts besides the calls that are answered",type:"array",uniqueItems:!0,
items:{enum:["refused","invalid","unauthorized"]},description:"what counts besides the calls that are answered"}},required:["reading","quotas"],additionalProperties:!1,
examples:[{reading:"list",quotas:[{quota:60,unit:"requests",windowSeconds:60,scope:"key"}],charged:["refused"]}]}]},"limits.headers":{if:{type:"string"},then:{enum:[
"x-ratelimit-durations","ratelimit-fields","ratelimit-03","x-ratelimit-epoch","anthropic","none"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[
{properties:{reading:{const:"x-ratelimit-durations"}},required:["reading"],additionalProperties:!1,examples:[{reading:"x-ratelimit-durations"}]},{properties:{reading:{
const:"ratelimit-fields"}},required:["reading"],additionalProperties:!1,examples:[{reading:"ratelimit-fields"}]},{properties:{reading:{const:"ratelimit-03"}},required:[
"reading"],additionalProperties:!1,examples:[{reading:"ratelimit-03"}]},{properties:{reading:{const:"x-ratelimit-epoch"}},required:["reading"],additionalProperties:!1,
examples:[{reading:"x-ratelimit-epoch"}]},{properties:{reading:{const:"anthropic"}},required:["reading"],additionalProperties:!1,examples:[{reading:"anthropic"}]},
{properties:{reading:{const:"none"}},required:["reading"],additionalProperties:!1,examples:[{reading:"none"}]}]}},"limits.exceeded":{if:{type:"string"},then:{enum:[
"429-retry-after","429","503","queue"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"429-retry-after"},status:{
$ref:"#/$defs/statuses",description:"the expected statuses"}},required:["reading"],additionalProperties:!1,examples:[{reading:"429-retry-after",status:[429]}]},
{properties:{reading:{const:"429"},status:{$ref:"#/$defs/statuses",description:"the expected statuses"}},required:["reading"],additionalProperties:!1,examples:[
{reading:"429",status:[429]}]},{properties:{reading:{const:"503"},status:{$ref:"#/$defs/statuses",description:"the expected statuses"}},required:["reading"],additionalProperties:!1,
examples:[{reading:"503",status:[503]}]},{properties:{reading:{const:"queue"}},required:["reading"],additionalProperties:!1,examples:[{reading:"queue"}]}]}},"ma\
xTokens.maximum":{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"number"},maximum:{type:"integer",minimum:1,description:"\
the greatest value; more is never asked for"}},required:["reading","maximum"],additionalProperties:!1,examples:[{reading:"number",maximum:4096}]}]},"version.dep\
recation":{if:{type:"string"},then:{enum:["headers"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"headers"}},
required:["reading"],additionalProperties:!1,examples:[{reading:"headers"}]}]}},"version.compatibility":{type:"object",discriminator:{propertyName:"reading"},oneOf:[
{properties:{reading:{const:"described"},text:{$ref:"#/$defs/text",description:"the promise, in words"}},required:["reading","text"],additionalProperties:!1,examples:[
{reading:"described",text:"members may be added to answers"}]}]},"version.selection":{if:{type:"string"},then:{enum:["path"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"path"},prefix:{const:"/v1",description:"the prefix; the interface states it"}},required:["reading"],
additionalProperties:!1,examples:[{reading:"path",prefix:"/v1"}]},{properties:{reading:{const:"header"},name:{$ref:"#/$defs/fieldName",description:"name of the \
header field"},value:{$ref:"#/$defs/fieldValue",description:"its value for the version that is judged"}},required:["reading","name","value"],additionalProperties:!1,
examples:[{reading:"header",name:"Api-Version",value:"2026-01-01"}]},{properties:{reading:{const:"query"},name:{$ref:"#/$defs/fieldValue",description:"name of t\
he query parameter"},value:{$ref:"#/$defs/fieldValue",description:"its value for the version that is judged"}},required:["reading","name","value"],additionalProperties:!1,
examples:[{reading:"query",name:"api-version",value:"2026-01-01"}]}]}},text:{type:"string",minLength:1},texts:{type:"array",items:{type:"string",minLength:1},uniqueItems:!0},
path:{title:"Path below the base URL",type:"string",pattern:"^/(?!/)[^\\s#]*$"},pointer:{title:"JSON pointer (RFC 6901)",type:"string",pattern:"^(/.*)?$"},method:{
enum:["GET","POST","PUT","PATCH","DELETE"]},statuses:{type:"array",minItems:1,uniqueItems:!0,items:{type:"integer",minimum:100,maximum:599}},tolerated:{type:"ar\
ray",uniqueItems:!0,items:{type:"integer",minimum:100,maximum:599}},schemaId:{title:"Id of a schema that Assay ships",type:"string",pattern:"^urn:assay:"},closeCodes:{
title:"Codes of close frames that may be sent (RFC 6455 section 7.4)",type:"array",items:{type:"integer",minimum:1e3,maximum:4999},uniqueItems:!0},schemaIdOrOwn:{
title:"Id of a schema that Assay ships, or a schema of the deployment's own (JSON Schema 2020-12)",type:["string","object"],pattern:"^urn:assay:"},object:{type:"\
object"},endpoints:{type:"array",items:{type:"object",required:["method","path"],additionalProperties:!1,properties:{method:{$ref:"#/$defs/method"},path:{$ref:"\
#/$defs/path"}}}},seconds:{type:"number",exclusiveMinimum:0},signupParts:{title:"What sign-up needs, by the placeholder that stands for it",type:"array",items:{
enum:["email","password","name"]},uniqueItems:!0},fieldName:{title:"Name of a header field (RFC 9110 section 5.1)",type:"string",pattern:"^[A-Za-z0-9!#$%&'*+.^_\
`|~-]+$"},fieldValue:{title:"Visible ASCII",type:"string",pattern:"^[!-~]+$"},digestEncoding:{enum:["hex","base64","base64url"]},signaturePrefix:{title:"Text wi\
thout spaces, commas or semicolons",type:"string",pattern:"^[^\\s,;]*$"}}};function E(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=E.evaluated;if(h.dynamicProps&&(h.props=
void 0),h.dynamicItems&&(h.items=void 0),Array.isArray(s)){let n=s.length;for(let m=0;m<n;m++){let y=s[m];if(typeof y=="string"){if(U(y)<1){let f={instancePath:i+
"/"+m,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:i+"/"+m,schemaPath:"#/items/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}}let a=s.length,l;if(a>1){let m={};for(;a--;){let y=s[a];if(typeof y=="string"){if(typeof m[y]==
"number"){l=m[y];let f={instancePath:i,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:a,j:l}};e===null?e=[f]:e.push(f),r++;break}m[y]=a}}}}else{let n={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}return E.errors=e,r===0}E.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};function Fe(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=Fe.evaluated;if(h.dynamicProps&&
(h.props=void 0),h.dynamicItems&&(h.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let a=s.reading;if(typeof a=="string")if(a==="list"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[l]:e.push(l),r++}if(s.names===void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"names"}};e===
null?e=[l]:e.push(l),r++}for(let l in s)if(!(l==="reading"||l==="names")){let m={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:l}};e===null?e=[m]:e.push(m),r++}if(s.reading!==void 0&&s.reading!=="list"){let l={instancePath:i+"/reading",schemaPath:"#\
/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[l]:e.push(l),r++}s.names!==void 0&&(E(s.names,{instancePath:i+"/nam\
es",parentData:s,parentDataProperty:"names",rootData:P,dynamicAnchors:k})||(e=e===null?E.errors:e.concat(E.errors),r=e.length))}var n=!0}else{let l={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:a}};e===null?e=[l]:e.push(l),r++}else{let l={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:a}};e===null?e=[l]:e.push(l),r++}}else{let a={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return Fe.errors=e,h.props=n,r===0}Fe.evaluated={dynamicProps:!0,dynamicItems:!1};var Oe={
if:{type:"string"},then:{enum:["model+messages","all-four","messages"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{
const:"model+messages"},required:{const:["model","messages"],description:"the fields that must be there; follows from the name"}},required:["reading"],additionalProperties:!1,
examples:[{reading:"model+messages"}]},{properties:{reading:{const:"all-four"},required:{const:["model","messages","max_tokens","temperature"],description:"the \
fields that must be there; follows from the name"}},required:["reading"],additionalProperties:!1,examples:[{reading:"all-four"}]},{properties:{reading:{const:"m\
essages"},required:{const:["messages"],description:"the fields that must be there; follows from the name"}},required:["reading"],additionalProperties:!1,examples:[
{reading:"messages"}]}]}},xe=Ns().default;function Me(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,
h=Me.evaluated;h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0);let n=r,a=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}var m=l===
r;r=n,e!==null&&(n?e.length=n:e=null);let y;if(m){let d=r;if(!(s==="model+messages"||s==="all-four"||s==="messages")){let c={instancePath:i,schemaPath:"#/then/e\
num",keyword:"enum",params:{allowedValues:Oe.then.enum}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){let c=s.reading;if(typeof c=="string")if(c==="model+messages"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="required")){
let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}
if(s.reading!==void 0&&s.reading!=="model+messages"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{
allowedValue:"model+messages"}};e===null?e=[t]:e.push(t),r++}if(s.required!==void 0&&!xe(s.required,Oe.else.oneOf[0].properties.required.const)){let t={instancePath:i+
"/required",schemaPath:"#/else/oneOf/0/properties/required/const",keyword:"const",params:{allowedValue:Oe.else.oneOf[0].properties.required.const}};e===null?e=[
t]:e.push(t),r++}}var f=!0}else if(c==="all-four"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/\
oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="required")){let u={
instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.
reading!==void 0&&s.reading!=="all-four"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"\
all-four"}};e===null?e=[t]:e.push(t),r++}if(s.required!==void 0&&!xe(s.required,Oe.else.oneOf[1].properties.required.const)){let t={instancePath:i+"/required",schemaPath:"\
#/else/oneOf/1/properties/required/const",keyword:"const",params:{allowedValue:Oe.else.oneOf[1].properties.required.const}};e===null?e=[t]:e.push(t),r++}}f!==!0&&
(f=!0)}else if(c==="messages"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="required")){let u={instancePath:i,schemaPath:"\
#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!==
"messages"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"messages"}};e===null?e=[
t]:e.push(t),r++}if(s.required!==void 0&&!xe(s.required,Oe.else.oneOf[2].properties.required.const)){let t={instancePath:i+"/required",schemaPath:"#/else/oneOf/\
2/properties/required/const",keyword:"const",params:{allowedValue:Oe.else.oneOf[2].properties.required.const}};e===null?e=[t]:e.push(t),r++}}f!==!0&&(f=!0)}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}}else{
let c={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="else"}if(!a){let d={instancePath:i,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:y}};e===null?e=[d]:e.push(d),r++}return Me.errors=e,h.props=f,r===0}Me.evaluated={dynamicProps:!0,dynamicItems:!1};
var fi={if:{type:"string"},then:{enum:["discovery","any"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"discov\
ery"},path:{$ref:"#/$defs/path",description:"path of the list, asked by GET"},schema:{$ref:"#/$defs/schemaId",description:"what the list has to conform to"}},required:[
"reading"],additionalProperties:!1,examples:[{reading:"discovery",path:"/v1/models"}]},{properties:{reading:{const:"list"},models:{type:"array",items:{type:"str\
ing",minLength:1},uniqueItems:!0,minItems:1,description:"the names; the first one is asked where no --model is given"}},required:["reading","models"],additionalProperties:!1,
examples:[{reading:"list",models:["large-1","small-1"]}]},{properties:{reading:{const:"any"}},required:["reading"],additionalProperties:!1,examples:[{reading:"a\
ny"}]}]}};var ci=new RegExp("^/(?!/)[^\\s#]*$","u");function G(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,
h=G.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof s=="string"){if(!ci.test(s)){let n={instancePath:i,schemaPath:"#/patte\
rn",keyword:"pattern",params:{pattern:"^/(?!/)[^\\s#]*$"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
string"}};e===null?e=[n]:e.push(n),r++}return G.errors=e,r===0}G.evaluated={dynamicProps:!1,dynamicItems:!1};var Cs=new RegExp("^urn:assay:","u");function R(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=R.
evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof s=="string"){if(!Cs.test(s)){let n={instancePath:i,schemaPath:"#/pattern",
keyword:"pattern",params:{pattern:"^urn:assay:"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"stri\
ng"}};e===null?e=[n]:e.push(n),r++}return R.errors=e,r===0}R.evaluated={dynamicProps:!1,dynamicItems:!1};function Ue(s,{instancePath:i="",parentData:N,parentDataProperty:D,
rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=Ue.evaluated;h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0);let n=r,a=!0,l=r;if(typeof s!=
"string"){let d={};e===null?e=[d]:e.push(d),r++}var m=l===r;r=n,e!==null&&(n?e.length=n:e=null);let y;if(m){let d=r;if(!(s==="discovery"||s==="any")){let c={instancePath:i,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:fi.then.enum}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="then"}else{let d=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){let c=s.reading;if(typeof c=="string")if(c==="discovery"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={
instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t===
"reading"||t==="path"||t==="schema")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="discovery"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/cons\
t",keyword:"const",params:{allowedValue:"discovery"}};e===null?e=[t]:e.push(t),r++}s.path!==void 0&&(G(s.path,{instancePath:i+"/path",parentData:s,parentDataProperty:"\
path",rootData:P,dynamicAnchors:k})||(e=e===null?G.errors:e.concat(G.errors),r=e.length)),s.schema!==void 0&&(R(s.schema,{instancePath:i+"/schema",parentData:s,
parentDataProperty:"schema",rootData:P,dynamicAnchors:k})||(e=e===null?R.errors:e.concat(R.errors),r=e.length))}var f=!0}else if(c==="list"){if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[t]:e.push(t),r++}if(s.models===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"models"}};
e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="models")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="list"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[t]:e.push(t),r++}if(s.models!==void 0){let t=s.models;if(Array.
isArray(t)){if(t.length<1){let g={instancePath:i+"/models",schemaPath:"#/else/oneOf/1/properties/models/minItems",keyword:"minItems",params:{limit:1}};e===null?
e=[g]:e.push(g),r++}let u=t.length;for(let g=0;g<u;g++){let o=t[g];if(typeof o=="string"){if(U(o)<1){let p={instancePath:i+"/models/"+g,schemaPath:"#/else/oneOf\
/1/properties/models/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/models/"+g,schemaPath:"#/\
else/oneOf/1/properties/models/items/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}let x=t.length,T;if(x>1){let g={};for(;x--;){let o=t[x];
if(typeof o=="string"){if(typeof g[o]=="number"){T=g[o];let p={instancePath:i+"/models",schemaPath:"#/else/oneOf/1/properties/models/uniqueItems",keyword:"uniqu\
eItems",params:{i:x,j:T}};e===null?e=[p]:e.push(p),r++;break}g[o]=x}}}}else{let u={instancePath:i+"/models",schemaPath:"#/else/oneOf/1/properties/models/type",keyword:"\
type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}}f!==!0&&(f=!0)}else if(c==="any"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!==
"reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.
push(u),r++}if(s.reading!==void 0&&s.reading!=="any"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{
allowedValue:"any"}};e===null?e=[t]:e.push(t),r++}}f!==!0&&(f=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"\
tag",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}}else{let c={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?
e=[c]:e.push(c),r++}var m=d===r;a=m,y="else"}if(!a){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:y}};e===null?e=[d]:e.push(d),r++}
return Ue.errors=e,h.props=f,r===0}Ue.evaluated={dynamicProps:!0,dynamicItems:!1};var bs={if:{type:"string"},then:{enum:["openai"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"openai"},roles:{type:"array",uniqueItems:!0,items:{enum:["system","user","assistant","developer"]},description:"\
roles that are accepted; system and user always are"}},required:["reading"],additionalProperties:!1,examples:[{reading:"openai"}]},{properties:{reading:{const:"\
list"},roles:{type:"array",uniqueItems:!0,items:{enum:["system","user","assistant","developer"]},description:"roles that are accepted; system and user always ar\
e"}},required:["reading","roles"],additionalProperties:!1,examples:[{reading:"list",roles:["system","user","assistant"]}]}]}};function Ee(s,{instancePath:i="",parentData:N,
parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=Ee.evaluated;h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0);let n=r,
a=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}var m=l===r;r=n,e!==null&&(n?e.length=n:e=null);let y;if(m){let d=r;if(s!=="openai"){let c={
instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:bs.then.enum}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="then"}else{let d=r;if(s&&
typeof s=="object"&&!Array.isArray(s)){let c=s.reading;if(typeof c=="string")if(c==="openai"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t===
"reading"||t==="roles")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===
null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"\
const",params:{allowedValue:"openai"}};e===null?e=[t]:e.push(t),r++}if(s.roles!==void 0){let t=s.roles;if(Array.isArray(t)){let u=t.length;for(let g=0;g<u;g++){
let o=t[g];if(!(o==="system"||o==="user"||o==="assistant"||o==="developer")){let p={instancePath:i+"/roles/"+g,schemaPath:"#/else/oneOf/0/properties/roles/items\
/enum",keyword:"enum",params:{allowedValues:bs.else.oneOf[0].properties.roles.items.enum}};e===null?e=[p]:e.push(p),r++}}let x=t.length,T;if(x>1){e:for(;x--;)for(T=
x;T--;)if(xe(t[x],t[T])){let g={instancePath:i+"/roles",schemaPath:"#/else/oneOf/0/properties/roles/uniqueItems",keyword:"uniqueItems",params:{i:x,j:T}};e===null?
e=[g]:e.push(g),r++;break e}}}else{let u={instancePath:i+"/roles",schemaPath:"#/else/oneOf/0/properties/roles/type",keyword:"type",params:{type:"array"}};e===null?
e=[u]:e.push(u),r++}}}var f=!0}else if(c==="list"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/\
oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.roles===void 0){let t={instancePath:i,schemaPath:"#/e\
lse/oneOf/1/required",keyword:"required",params:{missingProperty:"roles"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="roles")){let u={
instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.
reading!==void 0&&s.reading!=="list"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"\
list"}};e===null?e=[t]:e.push(t),r++}if(s.roles!==void 0){let t=s.roles;if(Array.isArray(t)){let u=t.length;for(let g=0;g<u;g++){let o=t[g];if(!(o==="system"||o===
"user"||o==="assistant"||o==="developer")){let p={instancePath:i+"/roles/"+g,schemaPath:"#/else/oneOf/1/properties/roles/items/enum",keyword:"enum",params:{allowedValues:bs.
else.oneOf[1].properties.roles.items.enum}};e===null?e=[p]:e.push(p),r++}}let x=t.length,T;if(x>1){e:for(;x--;)for(T=x;T--;)if(xe(t[x],t[T])){let g={instancePath:i+
"/roles",schemaPath:"#/else/oneOf/1/properties/roles/uniqueItems",keyword:"uniqueItems",params:{i:x,j:T}};e===null?e=[g]:e.push(g),r++;break e}}}else{let u={instancePath:i+
"/roles",schemaPath:"#/else/oneOf/1/properties/roles/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}}f!==!0&&(f=!0)}else{let t={instancePath:i,
schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,
schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}}else{let c={instancePath:i,
schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="else"}if(!a){let d={instancePath:i,schemaPath:"#\
/if",keyword:"if",params:{failingKeyword:y}};e===null?e=[d]:e.push(d),r++}return Ee.errors=e,h.props=f,r===0}Ee.evaluated={dynamicProps:!0,dynamicItems:!1};var yi={
if:{type:"string"},then:{enum:["openai","bare"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"openai"},schema:{
$ref:"#/$defs/schemaId",description:"what an answer has to conform to"},object:{$ref:"#/$defs/text",description:"the value of the member object"},role:{$ref:"#/\
$defs/text",description:"the role of every message of an answer"},finishReasons:{$ref:"#/$defs/texts",description:"the values that finish_reason may take"}},required:[
"reading"],additionalProperties:!1,examples:[{reading:"openai",finishReasons:["stop","length"]}]},{properties:{reading:{const:"bare"}},required:["reading"],additionalProperties:!1,
examples:[{reading:"bare"}]}]}};function M(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=M.evaluated;if(h.dynamicProps&&(h.props=
void 0),h.dynamicItems&&(h.items=void 0),typeof s=="string"){if(U(s)<1){let n={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1}};e===
null?e=[n]:e.push(n),r++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}return M.errors=e,r===
0}M.evaluated={dynamicProps:!1,dynamicItems:!1};function Le(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,
r=0,h=Le.evaluated;h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0);let n=r,a=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}
var m=l===r;r=n,e!==null&&(n?e.length=n:e=null);let y;if(m){let d=r;if(!(s==="openai"||s==="bare")){let c={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",
params:{allowedValues:yi.then.enum}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let c=s.reading;
if(typeof c=="string")if(c==="openai"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/requ\
ired",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="schema"||t==="object"||t==="ro\
le"||t==="finishReasons")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",
keyword:"const",params:{allowedValue:"openai"}};e===null?e=[t]:e.push(t),r++}s.schema!==void 0&&(R(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"\
schema",rootData:P,dynamicAnchors:k})||(e=e===null?R.errors:e.concat(R.errors),r=e.length)),s.object!==void 0&&(M(s.object,{instancePath:i+"/object",parentData:s,
parentDataProperty:"object",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.role!==void 0&&(M(s.role,{instancePath:i+"/rol\
e",parentData:s,parentDataProperty:"role",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.finishReasons!==void 0&&(E(s.finishReasons,
{instancePath:i+"/finishReasons",parentData:s,parentDataProperty:"finishReasons",rootData:P,dynamicAnchors:k})||(e=e===null?E.errors:e.concat(E.errors),r=e.length))}
var f=!0}else if(c==="bare"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/1/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="bare"){let t={
instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"bare"}};e===null?e=[t]:e.push(t),r++}}f!==!0&&
(f=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:c}};e===null?e=[t]:e.
push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:c}};e===null?e=[t]:e.
push(t),r++}}else{let c={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="else"}if(!a){
let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:y}};e===null?e=[d]:e.push(d),r++}return Le.errors=e,h.props=f,r===0}Le.evaluated={dynamicProps:!0,
dynamicItems:!1};var hi={if:{type:"string"},then:{enum:["opaque"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"\
opaque"}},required:["reading"],additionalProperties:!1,examples:[{reading:"opaque"}]},{properties:{reading:{const:"pattern"},pattern:{$ref:"#/$defs/text",description:"\
regular expression (ECMAScript, flag u) that every key of sign-up matches"}},required:["reading","pattern"],additionalProperties:!1,examples:[{reading:"pattern",
pattern:"^sk-[0-9a-f]{48}$"}]}]}};function Ce(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=Ce.evaluated;
h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0);let n=r,a=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}var m=l===r;r=n,
e!==null&&(n?e.length=n:e=null);let y;if(m){let d=r;if(s!=="opaque"){let c={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:hi.then.
enum}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let c=s.reading;if(typeof c=="string")if(c===
"opaque"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="opaque"){let t={instancePath:i+"/\
reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"opaque"}};e===null?e=[t]:e.push(t),r++}}var f=!0}else if(c===
"pattern"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.pattern===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{
missingProperty:"pattern"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="pattern")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="pattern"){let t={
instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"pattern"}};e===null?e=[t]:e.push(t),r++}s.pattern!==
void 0&&(M(s.pattern,{instancePath:i+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.errors),
r=e.length))}f!==!0&&(f=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:c}};
e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:c}};
e===null?e=[t]:e.push(t),r++}}else{let c={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}var m=d===
r;a=m,y="else"}if(!a){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:y}};e===null?e=[d]:e.push(d),r++}return Ce.errors=e,h.props=f,
r===0}Ce.evaluated={dynamicProps:!0,dynamicItems:!1};var gi={if:{type:"string"},then:{enum:["none"]},else:{type:"object",discriminator:{propertyName:"reading"},
oneOf:[{properties:{reading:{const:"none"}},required:["reading"],additionalProperties:!1,examples:[{reading:"none"}]}]}};function Be(s,{instancePath:i="",parentData:N,
parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=Be.evaluated;h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0);let n=r,
a=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}var m=l===r;r=n,e!==null&&(n?e.length=n:e=null);let y;if(m){let d=r;if(s!=="none"){let c={
instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:gi.then.enum}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="then"}else{let d=r;if(s&&
typeof s=="object"&&!Array.isArray(s)){let c=s.reading;if(typeof c=="string")if(c==="none"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!==
"reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.
push(u),r++}if(s.reading!==void 0&&s.reading!=="none"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{
allowedValue:"none"}};e===null?e=[t]:e.push(t),r++}}var f=!0}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"\
tag",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}}else{let c={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?
e=[c]:e.push(c),r++}var m=d===r;a=m,y="else"}if(!a){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:y}};e===null?e=[d]:e.push(d),r++}
return Be.errors=e,h.props=f,r===0}Be.evaluated={dynamicProps:!0,dynamicItems:!1};var Pi={if:{type:"string"},then:{enum:["email-password-name"]},else:{type:"obj\
ect",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"email-password-name"},fields:{$ref:"#/$defs/texts",description:"the names under \
which address, password and name are sent, in this order"},required:{$ref:"#/$defs/signupParts",description:"what a request must not lack"}},required:["reading"],
additionalProperties:!1,examples:[{reading:"email-password-name",fields:["mail","secret","nick"]}]},{properties:{reading:{const:"template"},body:{$ref:"#/$defs/\
object",description:"the JSON object that is sent"},required:{$ref:"#/$defs/signupParts",description:"what a request must not lack"}},required:["reading","body"],
additionalProperties:!1,examples:[{reading:"template",body:{user:{mail:"{email}",pass:"{password}"},terms:!0}}]}]}},ki={title:"What sign-up needs, by the placeh\
older that stands for it",type:"array",items:{enum:["email","password","name"]},uniqueItems:!0};function we(s,{instancePath:i="",parentData:N,parentDataProperty:D,
rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=we.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),Array.isArray(s)){let n=s.
length;for(let m=0;m<n;m++){let y=s[m];if(!(y==="email"||y==="password"||y==="name")){let f={instancePath:i+"/"+m,schemaPath:"#/items/enum",keyword:"enum",params:{
allowedValues:ki.items.enum}};e===null?e=[f]:e.push(f),r++}}let a=s.length,l;if(a>1){e:for(;a--;)for(l=a;l--;)if(xe(s[a],s[l])){let m={instancePath:i,schemaPath:"\
#/uniqueItems",keyword:"uniqueItems",params:{i:a,j:l}};e===null?e=[m]:e.push(m),r++;break e}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"array"}};e===null?e=[n]:e.push(n),r++}return we.errors=e,r===0}we.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function Q(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=Q.evaluated;if(h.dynamicProps&&(h.props=
void 0),h.dynamicItems&&(h.items=void 0),!(s&&typeof s=="object"&&!Array.isArray(s))){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[n]:e.push(n),r++}return Q.errors=e,r===0}Q.evaluated={dynamicProps:!1,dynamicItems:!1};function Ke(s,{instancePath:i="",parentData:N,parentDataProperty:D,
rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=Ke.evaluated;h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0);let n=r,a=!0,l=r;if(typeof s!=
"string"){let d={};e===null?e=[d]:e.push(d),r++}var m=l===r;r=n,e!==null&&(n?e.length=n:e=null);let y;if(m){let d=r;if(s!=="email-password-name"){let c={instancePath:i,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Pi.then.enum}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="then"}else{let d=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){let c=s.reading;if(typeof c=="string")if(c==="email-password-name"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t===
"reading"||t==="fields"||t==="required")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="email-password-name"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/re\
ading/const",keyword:"const",params:{allowedValue:"email-password-name"}};e===null?e=[t]:e.push(t),r++}s.fields!==void 0&&(E(s.fields,{instancePath:i+"/fields",
parentData:s,parentDataProperty:"fields",rootData:P,dynamicAnchors:k})||(e=e===null?E.errors:e.concat(E.errors),r=e.length)),s.required!==void 0&&(we(s.required,
{instancePath:i+"/required",parentData:s,parentDataProperty:"required",rootData:P,dynamicAnchors:k})||(e=e===null?we.errors:e.concat(we.errors),r=e.length))}var f=!0}else if(c===
"template"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.body===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{
missingProperty:"body"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="body"||t==="required")){let u={instancePath:i,schemaPath:"#/else/o\
neOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="temp\
late"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"template"}};e===null?e=[t]:e.
push(t),r++}s.body!==void 0&&(Q(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:P,dynamicAnchors:k})||(e=e===null?Q.errors:e.concat(
Q.errors),r=e.length)),s.required!==void 0&&(we(s.required,{instancePath:i+"/required",parentData:s,parentDataProperty:"required",rootData:P,dynamicAnchors:k})||
(e=e===null?we.errors:e.concat(we.errors),r=e.length))}f!==!0&&(f=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"mapping",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}}else{let c={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};
e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="else"}if(!a){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:y}};e===null?e=[d]:e.push(
d),r++}return Ke.errors=e,h.props=f,r===0}Ke.evaluated={dynamicProps:!0,dynamicItems:!1};var wi={if:{type:"string"},then:{enum:["key-pointer","mail"]},else:{type:"\
object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"key-pointer"},pointers:{type:"array",minItems:1,items:{$ref:"#/$defs/pointer"},
description:"JSON pointers into the answer, the first that leads to a string counts"},propagationSeconds:{title:"Seconds after which a new key has to work; 0: a\
t once",type:"number",minimum:0,description:"seconds after which a new key has to work; 0: at once"}},required:["reading"],additionalProperties:!1,examples:[{reading:"\
key-pointer",pointers:["/data/api_key"]}]},{properties:{reading:{const:"mail"}},required:["reading"],additionalProperties:!1,examples:[{reading:"mail"}]}]}};var bi=new RegExp("^(/.*)?$","u");function L(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=L.evaluated;
if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof s=="string"){if(!bi.test(s)){let n={instancePath:i,schemaPath:"#/pattern",keyword:"p\
attern",params:{pattern:"^(/.*)?$"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?
e=[n]:e.push(n),r++}return L.errors=e,r===0}L.evaluated={dynamicProps:!1,dynamicItems:!1};function Re(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,
dynamicAnchors:k={}}={}){let e=null,r=0,h=Re.evaluated;h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0);let n=r,a=!0,l=r;if(typeof s!="string"){
let d={};e===null?e=[d]:e.push(d),r++}var m=l===r;r=n,e!==null&&(n?e.length=n:e=null);let y;if(m){let d=r;if(!(s==="key-pointer"||s==="mail")){let c={instancePath:i,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:wi.then.enum}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="then"}else{let d=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){let c=s.reading;if(typeof c=="string")if(c==="key-pointer"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={
instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t===
"reading"||t==="pointers"||t==="propagationSeconds")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="key-pointer"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/\
0/properties/reading/const",keyword:"const",params:{allowedValue:"key-pointer"}};e===null?e=[t]:e.push(t),r++}if(s.pointers!==void 0){let t=s.pointers;if(Array.
isArray(t)){if(t.length<1){let x={instancePath:i+"/pointers",schemaPath:"#/else/oneOf/0/properties/pointers/minItems",keyword:"minItems",params:{limit:1}};e===null?
e=[x]:e.push(x),r++}let u=t.length;for(let x=0;x<u;x++)L(t[x],{instancePath:i+"/pointers/"+x,parentData:t,parentDataProperty:x,rootData:P,dynamicAnchors:k})||(e=
e===null?L.errors:e.concat(L.errors),r=e.length)}else{let u={instancePath:i+"/pointers",schemaPath:"#/else/oneOf/0/properties/pointers/type",keyword:"type",params:{
type:"array"}};e===null?e=[u]:e.push(u),r++}}if(s.propagationSeconds!==void 0){let t=s.propagationSeconds;if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){
let u={instancePath:i+"/propagationSeconds",schemaPath:"#/else/oneOf/0/properties/propagationSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/propagationSeconds",schemaPath:"#/else/oneOf/0/properties/propagationSeconds/type",keyword:"type",params:{
type:"number"}};e===null?e=[u]:e.push(u),r++}}}var f=!0}else if(c==="mail"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={
instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.
reading!==void 0&&s.reading!=="mail"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"\
mail"}};e===null?e=[t]:e.push(t),r++}}f!==!0&&(f=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",
tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",
tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}}else{let c={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[
c]:e.push(c),r++}var m=d===r;a=m,y="else"}if(!a){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:y}};e===null?e=[d]:e.push(d),r++}return Re.
errors=e,h.props=f,r===0}Re.evaluated={dynamicProps:!0,dynamicItems:!1};var qi={if:{type:"string"},then:{enum:["at-least-one","minus-one-unlimited"]},else:{type:"\
object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"at-least-one"},minimum:{const:1,description:"the least value; follows from th\
e name"}},required:["reading"],additionalProperties:!1,examples:[{reading:"at-least-one"}]},{properties:{reading:{const:"minus-one-unlimited"},minimum:{const:1,
description:"the least value that caps; follows from the name"},unlimited:{const:-1,description:'the value that means "no limit"; follows from the name'}},required:[
"reading"],additionalProperties:!1,examples:[{reading:"minus-one-unlimited"}]},{properties:{reading:{const:"range"},minimum:{type:"integer",description:"the lea\
st value; less is never asked for but by what is to be refused"},maximum:{type:"integer",minimum:1,description:"the greatest value; more is never asked for"}},required:[
"reading","minimum","maximum"],additionalProperties:!1,examples:[{reading:"range",minimum:16,maximum:4096}]}]}};function Je(s,{instancePath:i="",parentData:N,parentDataProperty:D,
rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=Je.evaluated;h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0);let n=r,a=!0,l=r;if(typeof s!=
"string"){let d={};e===null?e=[d]:e.push(d),r++}var m=l===r;r=n,e!==null&&(n?e.length=n:e=null);let y;if(m){let d=r;if(!(s==="at-least-one"||s==="minus-one-unli\
mited")){let c={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:qi.then.enum}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="then"}else{
let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let c=s.reading;if(typeof c=="string")if(c==="at-least-one"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}
for(let t in s)if(!(t==="reading"||t==="minimum")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="at-least-one"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf\
/0/properties/reading/const",keyword:"const",params:{allowedValue:"at-least-one"}};e===null?e=[t]:e.push(t),r++}if(s.minimum!==void 0&&s.minimum!==1){let t={instancePath:i+
"/minimum",schemaPath:"#/else/oneOf/0/properties/minimum/const",keyword:"const",params:{allowedValue:1}};e===null?e=[t]:e.push(t),r++}}var f=!0}else if(c==="min\
us-one-unlimited"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"requi\
red",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="minimum"||t==="unlimited")){let u={instancePath:i,
schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&
s.reading!=="minus-one-unlimited"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"m\
inus-one-unlimited"}};e===null?e=[t]:e.push(t),r++}if(s.minimum!==void 0&&s.minimum!==1){let t={instancePath:i+"/minimum",schemaPath:"#/else/oneOf/1/properties/\
minimum/const",keyword:"const",params:{allowedValue:1}};e===null?e=[t]:e.push(t),r++}if(s.unlimited!==void 0&&s.unlimited!==-1){let t={instancePath:i+"/unlimite\
d",schemaPath:"#/else/oneOf/1/properties/unlimited/const",keyword:"const",params:{allowedValue:-1}};e===null?e=[t]:e.push(t),r++}}f!==!0&&(f=!0)}else if(c==="ra\
nge"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.minimum===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{
missingProperty:"minimum"}};e===null?e=[t]:e.push(t),r++}if(s.maximum===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{
missingProperty:"maximum"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="minimum"||t==="maximum")){let u={instancePath:i,schemaPath:"#/e\
lse/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!==
"range"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"range"}};e===null?e=[t]:e.push(
t),r++}if(s.minimum!==void 0){let t=s.minimum;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let u={instancePath:i+"/minimum",schemaPath:"#/else/oneO\
f/2/properties/minimum/type",keyword:"type",params:{type:"integer"}};e===null?e=[u]:e.push(u),r++}}if(s.maximum!==void 0){let t=s.maximum;if(!(typeof t=="number"&&
!(t%1)&&!isNaN(t)&&isFinite(t))){let u={instancePath:i+"/maximum",schemaPath:"#/else/oneOf/2/properties/maximum/type",keyword:"type",params:{type:"integer"}};e===
null?e=[u]:e.push(u),r++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let u={instancePath:i+"/maximum",schemaPath:"#/else/oneOf/2/properties/maximum/min\
imum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[u]:e.push(u),r++}}}f!==!0&&(f=!0)}else{let t={instancePath:i,schemaPath:"#/else/discrimina\
tor",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discr\
iminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}}else{let c={instancePath:i,schemaPath:"#/else/typ\
e",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="else"}if(!a){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:y}};e===null?e=[d]:e.push(d),r++}return Je.errors=e,h.props=f,r===0}Je.evaluated={dynamicProps:!0,dynamicItems:!1};var vi={if:{type:"string"},then:{
enum:["0..2","0..1"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"0..2"},minimum:{const:0,description:"follow\
s from the name"},maximum:{const:2,description:"follows from the name"}},required:["reading"],additionalProperties:!1,examples:[{reading:"0..2"}]},{properties:{
reading:{const:"0..1"},minimum:{const:0,description:"follows from the name"},maximum:{const:1,description:"follows from the name"}},required:["reading"],additionalProperties:!1,
examples:[{reading:"0..1"}]},{properties:{reading:{const:"range"},minimum:{type:"number",description:"the lowest temperature that is accepted"},maximum:{type:"n\
umber",description:"the highest temperature that is accepted"}},required:["reading","minimum","maximum"],additionalProperties:!1,examples:[{reading:"range",minimum:0,
maximum:1.5}]}]}};function Ge(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=Ge.evaluated;h.dynamicProps&&
(h.props=void 0),h.dynamicItems&&(h.items=void 0);let n=r,a=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}var m=l===r;r=n,e!==null&&(n?e.length=
n:e=null);let y;if(m){let d=r;if(!(s==="0..2"||s==="0..1")){let c={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:vi.then.enum}};e===
null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let c=s.reading;if(typeof c=="string")if(c==="0..2"){
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"\
reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="minimum"||t==="maximum")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="0..2"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"0..2"}};e===null?e=[t]:e.push(t),r++}if(s.minimum!==void 0&&
s.minimum!==0){let t={instancePath:i+"/minimum",schemaPath:"#/else/oneOf/0/properties/minimum/const",keyword:"const",params:{allowedValue:0}};e===null?e=[t]:e.push(
t),r++}if(s.maximum!==void 0&&s.maximum!==2){let t={instancePath:i+"/maximum",schemaPath:"#/else/oneOf/0/properties/maximum/const",keyword:"const",params:{allowedValue:2}};
e===null?e=[t]:e.push(t),r++}}var f=!0}else if(c==="0..1"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="minimum"||t===
"maximum")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:
e.push(u),r++}if(s.reading!==void 0&&s.reading!=="0..1"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{
allowedValue:"0..1"}};e===null?e=[t]:e.push(t),r++}if(s.minimum!==void 0&&s.minimum!==0){let t={instancePath:i+"/minimum",schemaPath:"#/else/oneOf/1/properties/\
minimum/const",keyword:"const",params:{allowedValue:0}};e===null?e=[t]:e.push(t),r++}if(s.maximum!==void 0&&s.maximum!==1){let t={instancePath:i+"/maximum",schemaPath:"\
#/else/oneOf/1/properties/maximum/const",keyword:"const",params:{allowedValue:1}};e===null?e=[t]:e.push(t),r++}}f!==!0&&(f=!0)}else if(c==="range"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),r++}if(s.minimum===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"\
minimum"}};e===null?e=[t]:e.push(t),r++}if(s.maximum===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"\
maximum"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="minimum"||t==="maximum")){let u={instancePath:i,schemaPath:"#/else/oneOf/2/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="range"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"range"}};e===null?e=[t]:e.push(t),r++}if(s.minimum!==void 0){
let t=s.minimum;if(!(typeof t=="number"&&isFinite(t))){let u={instancePath:i+"/minimum",schemaPath:"#/else/oneOf/2/properties/minimum/type",keyword:"type",params:{
type:"number"}};e===null?e=[u]:e.push(u),r++}}if(s.maximum!==void 0){let t=s.maximum;if(!(typeof t=="number"&&isFinite(t))){let u={instancePath:i+"/maximum",schemaPath:"\
#/else/oneOf/2/properties/maximum/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),r++}}}f!==!0&&(f=!0)}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}}else{let c={instancePath:i,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="else"}if(!a){let d={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:y}};e===null?e=[d]:e.push(d),r++}return Ge.errors=e,h.props=f,r===0}Ge.evaluated={dynamicProps:!0,dynamicItems:!1};var xi={if:{type:"\
string"},then:{enum:["same-path"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"same-path"}},required:["readin\
g"],additionalProperties:!1,examples:[{reading:"same-path"}]},{properties:{reading:{const:"other-path"},path:{$ref:"#/$defs/path",description:"path of the strea\
ming endpoint"}},required:["reading","path"],additionalProperties:!1,examples:[{reading:"other-path",path:"/v1/chat/stream"}]}]}};function He(s,{instancePath:i="",
parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=He.evaluated;h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=
void 0);let n=r,a=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}var m=l===r;r=n,e!==null&&(n?e.length=n:e=null);let y;if(m){let d=r;if(s!==
"same-path"){let c={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:xi.then.enum}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="\
then"}else{let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let c=s.reading;if(typeof c=="string")if(c==="same-path"){if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(
t),r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="same-path"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/cons\
t",keyword:"const",params:{allowedValue:"same-path"}};e===null?e=[t]:e.push(t),r++}}var f=!0}else if(c==="other-path"){if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(
t),r++}if(s.path===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[t]:e.push(
t),r++}for(let t in s)if(!(t==="reading"||t==="path")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="other-path"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1\
/properties/reading/const",keyword:"const",params:{allowedValue:"other-path"}};e===null?e=[t]:e.push(t),r++}s.path!==void 0&&(G(s.path,{instancePath:i+"/path",parentData:s,
parentDataProperty:"path",rootData:P,dynamicAnchors:k})||(e=e===null?G.errors:e.concat(G.errors),r=e.length))}f!==!0&&(f=!0)}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}}else{let c={instancePath:i,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="else"}if(!a){let d={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:y}};e===null?e=[d]:e.push(d),r++}return He.errors=e,h.props=f,r===0}He.evaluated={dynamicProps:!0,dynamicItems:!1};var $i={if:{type:"\
string"},then:{enum:["stream-true","accept"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"stream-true"},field:{
$ref:"#/$defs/text",description:"request field that turns streaming on"},value:{const:!0,description:"the value it is set to"}},required:["reading"],additionalProperties:!1,
examples:[{reading:"stream-true",field:"stream"}]},{properties:{reading:{const:"accept"},mediaType:{$ref:"#/$defs/text",description:"what the Accept header fiel\
d asks for"}},required:["reading"],additionalProperties:!1,examples:[{reading:"accept",mediaType:"text/event-stream"}]},{properties:{reading:{const:"query"},name:{
$ref:"#/$defs/text",description:"name of the query parameter"},value:{$ref:"#/$defs/text",description:"its value"}},required:["reading","name","value"],additionalProperties:!1,
examples:[{reading:"query",name:"mode",value:"stream"}]}]}};function ze(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){
let e=null,r=0,h=ze.evaluated;h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0);let n=r,a=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:
e.push(d),r++}var m=l===r;r=n,e!==null&&(n?e.length=n:e=null);let y;if(m){let d=r;if(!(s==="stream-true"||s==="accept")){let c={instancePath:i,schemaPath:"#/the\
n/enum",keyword:"enum",params:{allowedValues:$i.then.enum}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){let c=s.reading;if(typeof c=="string")if(c==="stream-true"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t===
"field"||t==="value")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===
null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="stream-true"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",
keyword:"const",params:{allowedValue:"stream-true"}};e===null?e=[t]:e.push(t),r++}if(s.field!==void 0&&(M(s.field,{instancePath:i+"/field",parentData:s,parentDataProperty:"\
field",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.value!==void 0&&s.value!==!0){let t={instancePath:i+"/value",schemaPath:"\
#/else/oneOf/0/properties/value/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[t]:e.push(t),r++}}var f=!0}else if(c==="accept"){if(s&&typeof s=="o\
bject"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="mediaType")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="accept"){let t={instancePath:i+"/reading",
schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"accept"}};e===null?e=[t]:e.push(t),r++}s.mediaType!==void 0&&(M(s.mediaType,
{instancePath:i+"/mediaType",parentData:s,parentDataProperty:"mediaType",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.errors),r=e.length))}f!==
!0&&(f=!0)}else if(c==="query"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.name===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"\
required",params:{missingProperty:"name"}};e===null?e=[t]:e.push(t),r++}if(s.value===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"\
required",params:{missingProperty:"value"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="name"||t==="value")){let u={instancePath:i,schemaPath:"\
#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!==
"query"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"query"}};e===null?e=[t]:e.push(
t),r++}s.name!==void 0&&(M(s.name,{instancePath:i+"/name",parentData:s,parentDataProperty:"name",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.
errors),r=e.length)),s.value!==void 0&&(M(s.value,{instancePath:i+"/value",parentData:s,parentDataProperty:"value",rootData:P,dynamicAnchors:k})||(e=e===null?M.
errors:e.concat(M.errors),r=e.length))}f!==!0&&(f=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mappin\
g",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"t\
ag",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}}else{let c={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?
e=[c]:e.push(c),r++}var m=d===r;a=m,y="else"}if(!a){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:y}};e===null?e=[d]:e.push(d),r++}
return ze.errors=e,h.props=f,r===0}ze.evaluated={dynamicProps:!0,dynamicItems:!1};var Oi={if:{type:"string"},then:{enum:["chunks-done"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"chunks-done"},mediaType:{$ref:"#/$defs/text",description:"media type of a stream"},schema:{$ref:"#/$\
defs/schemaId",description:"what each chunk has to conform to"},object:{$ref:"#/$defs/text",description:"the value of the member object of a chunk"},terminator:{
$ref:"#/$defs/text",description:"the payload that ends a stream"},usageSwitch:{$ref:"#/$defs/object",description:"request members that ask for token counts in t\
he stream"}},required:["reading"],additionalProperties:!1,examples:[{reading:"chunks-done",terminator:"[DONE]"}]},{properties:{reading:{const:"typed"},mediaType:{
$ref:"#/$defs/text",description:"media type of a stream"},typePointer:{$ref:"#/$defs/pointer",description:"JSON pointer to the type in an event"},doneType:{$ref:"\
#/$defs/text",description:"the type of the last event"}},required:["reading","doneType"],additionalProperties:!1,examples:[{reading:"typed",doneType:"done",typePointer:"\
/type"}]},{properties:{reading:{const:"custom"},mediaType:{$ref:"#/$defs/text",description:"media type of a stream"},schema:{$ref:"#/$defs/schemaIdOrOwn",description:"\
what each event has to conform to: the id of a schema that Assay ships, or a schema of your own"},terminator:{$ref:"#/$defs/text",description:"the payload that \
ends a stream"},usageSwitch:{$ref:"#/$defs/object",description:"request members that ask for token counts in the stream"}},required:["reading","schema"],additionalProperties:!1,
examples:[{reading:"custom",terminator:"END",schema:{type:"object",required:["piece"],properties:{piece:{type:"string"}}}}]}]}},ji={title:"Id of a schema that A\
ssay ships, or a schema of the deployment's own (JSON Schema 2020-12)",type:["string","object"],pattern:"^urn:assay:"};function Y(s,{instancePath:i="",parentData:N,
parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=Y.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof s!=
"string"&&!(s&&typeof s=="object"&&!Array.isArray(s))){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:ji.type}};e===null?e=[n]:e.push(n),
r++}if(typeof s=="string"&&!Cs.test(s)){let n={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^urn:assay:"}};e===null?e=[n]:e.push(n),
r++}return Y.errors=e,r===0}Y.evaluated={dynamicProps:!1,dynamicItems:!1};function We(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){
let e=null,r=0,h=We.evaluated;h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0);let n=r,a=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:
e.push(d),r++}var m=l===r;r=n,e!==null&&(n?e.length=n:e=null);let y;if(m){let d=r;if(s!=="chunks-done"){let c={instancePath:i,schemaPath:"#/then/enum",keyword:"\
enum",params:{allowedValues:Oi.then.enum}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let c=s.
reading;if(typeof c=="string")if(c==="chunks-done"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else\
/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="mediaType"||t==="\
schema"||t==="object"||t==="terminator"||t==="usageSwitch")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="chunks-done"){let t={instancePath:i+"/reading",schemaPath:"#/\
else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"chunks-done"}};e===null?e=[t]:e.push(t),r++}s.mediaType!==void 0&&(M(s.mediaType,{instancePath:i+
"/mediaType",parentData:s,parentDataProperty:"mediaType",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.schema!==void 0&&
(R(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"schema",rootData:P,dynamicAnchors:k})||(e=e===null?R.errors:e.concat(R.errors),r=e.length)),
s.object!==void 0&&(M(s.object,{instancePath:i+"/object",parentData:s,parentDataProperty:"object",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.
errors),r=e.length)),s.terminator!==void 0&&(M(s.terminator,{instancePath:i+"/terminator",parentData:s,parentDataProperty:"terminator",rootData:P,dynamicAnchors:k})||
(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.usageSwitch!==void 0&&(Q(s.usageSwitch,{instancePath:i+"/usageSwitch",parentData:s,parentDataProperty:"us\
ageSwitch",rootData:P,dynamicAnchors:k})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length))}var f=!0}else if(c==="typed"){if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(
t),r++}if(s.doneType===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"doneType"}};e===null?e=[t]:
e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="mediaType"||t==="typePointer"||t==="doneType")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="typed"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"typed"}};e===null?e=[t]:e.push(t),r++}s.mediaType!==void 0&&
(M(s.mediaType,{instancePath:i+"/mediaType",parentData:s,parentDataProperty:"mediaType",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.errors),r=
e.length)),s.typePointer!==void 0&&(L(s.typePointer,{instancePath:i+"/typePointer",parentData:s,parentDataProperty:"typePointer",rootData:P,dynamicAnchors:k})||
(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.doneType!==void 0&&(M(s.doneType,{instancePath:i+"/doneType",parentData:s,parentDataProperty:"doneType",rootData:P,
dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.errors),r=e.length))}f!==!0&&(f=!0)}else if(c==="custom"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}
if(s.schema===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[t]:e.push(t),
r++}for(let t in s)if(!(t==="reading"||t==="mediaType"||t==="schema"||t==="terminator"||t==="usageSwitch")){let u={instancePath:i,schemaPath:"#/else/oneOf/2/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="custom"){let t={
instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"custom"}};e===null?e=[t]:e.push(t),r++}s.mediaType!==
void 0&&(M(s.mediaType,{instancePath:i+"/mediaType",parentData:s,parentDataProperty:"mediaType",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.errors),
r=e.length)),s.schema!==void 0&&(Y(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"schema",rootData:P,dynamicAnchors:k})||(e=e===null?Y.errors:
e.concat(Y.errors),r=e.length)),s.terminator!==void 0&&(M(s.terminator,{instancePath:i+"/terminator",parentData:s,parentDataProperty:"terminator",rootData:P,dynamicAnchors:k})||
(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.usageSwitch!==void 0&&(Q(s.usageSwitch,{instancePath:i+"/usageSwitch",parentData:s,parentDataProperty:"us\
ageSwitch",rootData:P,dynamicAnchors:k})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length))}f!==!0&&(f=!0)}else{let t={instancePath:i,schemaPath:"#/else/disc\
riminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else\
/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}}else{let c={instancePath:i,schemaPath:"#/el\
se/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="else"}if(!a){let d={instancePath:i,schemaPath:"#/if",keyword:"if",
params:{failingKeyword:y}};e===null?e=[d]:e.push(d),r++}return We.errors=e,h.props=f,r===0}We.evaluated={dynamicProps:!0,dynamicItems:!1};var Ai={if:{type:"stri\
ng"},then:{enum:["same-path"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"same-path"},subprotocols:{$ref:"#/\
$defs/texts",description:"subprotocols that a client offers"}},required:["reading"],additionalProperties:!1,examples:[{reading:"same-path",subprotocols:["chat.v\
1"]}]},{properties:{reading:{const:"other-path"},path:{$ref:"#/$defs/path",description:"path of the handshake"},subprotocols:{$ref:"#/$defs/texts",description:"\
subprotocols that a client offers"}},required:["reading","path"],additionalProperties:!1,examples:[{reading:"other-path",path:"/v1/live"}]}]}};function Ze(s,{instancePath:i="",
parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=Ze.evaluated;h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=
void 0);let n=r,a=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}var m=l===r;r=n,e!==null&&(n?e.length=n:e=null);let y;if(m){let d=r;if(s!==
"same-path"){let c={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Ai.then.enum}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="\
then"}else{let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let c=s.reading;if(typeof c=="string")if(c==="same-path"){if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(
t),r++}for(let t in s)if(!(t==="reading"||t==="subprotocols")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="same-path"){let t={instancePath:i+"/reading",schemaPath:"#/\
else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"same-path"}};e===null?e=[t]:e.push(t),r++}s.subprotocols!==void 0&&(E(s.subprotocols,
{instancePath:i+"/subprotocols",parentData:s,parentDataProperty:"subprotocols",rootData:P,dynamicAnchors:k})||(e=e===null?E.errors:e.concat(E.errors),r=e.length))}
var f=!0}else if(c==="other-path"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",
keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.path===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/require\
d",keyword:"required",params:{missingProperty:"path"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="path"||t==="subprotocols")){let u={instancePath:i,
schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&
s.reading!=="other-path"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"other-path"}};
e===null?e=[t]:e.push(t),r++}s.path!==void 0&&(G(s.path,{instancePath:i+"/path",parentData:s,parentDataProperty:"path",rootData:P,dynamicAnchors:k})||(e=e===null?
G.errors:e.concat(G.errors),r=e.length)),s.subprotocols!==void 0&&(E(s.subprotocols,{instancePath:i+"/subprotocols",parentData:s,parentDataProperty:"subprotocol\
s",rootData:P,dynamicAnchors:k})||(e=e===null?E.errors:e.concat(E.errors),r=e.length))}f!==!0&&(f=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminato\
r",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discrim\
inator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}}else{let c={instancePath:i,schemaPath:"#/else/type",
keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="else"}if(!a){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:y}};e===null?e=[d]:e.push(d),r++}return Ze.errors=e,h.props=f,r===0}Ze.evaluated={dynamicProps:!0,dynamicItems:!1};var ge={if:{type:"string"},then:{
enum:["chunks"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"chunks"},requestFrames:{enum:["text","binary"],description:"\
what requests come in: text or binary frames"},answerFrames:{enum:["text","binary","either"],description:"what answers come in: text frames, binary ones, or eit\
her"},typePointer:{$ref:"#/$defs/pointer",description:"JSON pointer to the type in a frame"},otherTypes:{$ref:"#/$defs/texts",description:"types of frames that \
are no part of an answer, such as a welcome"},schema:{$ref:"#/$defs/schemaId",description:"what each chunk has to conform to"},terminators:{$ref:"#/$defs/texts",
description:"what ends an answer: the text of a frame, or `close CODE`"}},required:["reading"],additionalProperties:!1,examples:[{reading:"chunks",terminators:[
"[DONE]"]}]},{properties:{reading:{const:"wrapped"},requestFrames:{enum:["text","binary"],description:"what requests come in: text or binary frames"},answerFrames:{
enum:["text","binary","either"],description:"what answers come in: text frames, binary ones, or either"},requestType:{$ref:"#/$defs/text",description:"the type \
of a request frame"},requestMember:{$ref:"#/$defs/text",description:"the member of a request frame that holds the request; without it the request stands beside \
the type"},typePointer:{$ref:"#/$defs/pointer",description:"JSON pointer to the type in a frame"},chunkPointer:{$ref:"#/$defs/pointer",description:"JSON pointer\
 to the chunk in a frame"},doneTypes:{$ref:"#/$defs/texts",description:"types of frames that end an answer"},schema:{$ref:"#/$defs/schemaId",description:"what e\
ach chunk has to conform to"},terminators:{$ref:"#/$defs/texts",description:"what else ends an answer: the text of a frame, or `close CODE`"}},required:["readin\
g","requestType"],additionalProperties:!1,examples:[{reading:"wrapped",requestType:"ask",requestMember:"request",chunkPointer:"/piece",doneTypes:["end"]}]},{properties:{
reading:{const:"custom"},requestFrames:{enum:["text","binary"],description:"what requests come in: text or binary frames"},answerFrames:{enum:["text","binary","\
either"],description:"what answers come in: text frames, binary ones, or either"},requestType:{$ref:"#/$defs/text",description:"the type of a request frame; wit\
hout it a request stands as it is"},requestMember:{$ref:"#/$defs/text",description:"the member of a request frame that holds the request"},typePointer:{$ref:"#/\
$defs/pointer",description:"JSON pointer to the type in a frame"},textPointer:{$ref:"#/$defs/pointer",description:"JSON pointer to the text in a frame"},finishPointer:{
$ref:"#/$defs/pointer",description:"JSON pointer to the reason why the answer is finished"},doneTypes:{$ref:"#/$defs/texts",description:"types of frames that en\
d an answer"},schema:{$ref:"#/$defs/schemaIdOrOwn",description:"what each piece has to conform to"},errorSchema:{$ref:"#/$defs/schemaIdOrOwn",description:"what \
each frame with an error has to conform to"},terminators:{$ref:"#/$defs/texts",description:"what else ends an answer: the text of a frame, or `close CODE`"}},required:[
"reading","textPointer"],additionalProperties:!1,examples:[{reading:"custom",typePointer:"/kind",textPointer:"/piece/text",finishPointer:"/reason",doneTypes:["o\
ver"]}]}]}};function Xe(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=Xe.evaluated;h.dynamicProps&&
(h.props=void 0),h.dynamicItems&&(h.items=void 0);let n=r,a=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}var m=l===r;r=n,e!==null&&(n?e.length=
n:e=null);let y;if(m){let d=r;if(s!=="chunks"){let c={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:ge.then.enum}};e===null?e=[c]:
e.push(c),r++}var m=d===r;a=m,y="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let c=s.reading;if(typeof c=="string")if(c==="chunks"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="requestFrames"||t==="answerFrames"||t==="typePointer"||t==="otherTypes"||t==="schema"||
t==="terminators")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?
e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="chunks"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"\
const",params:{allowedValue:"chunks"}};e===null?e=[t]:e.push(t),r++}if(s.requestFrames!==void 0){let t=s.requestFrames;if(!(t==="text"||t==="binary")){let u={instancePath:i+
"/requestFrames",schemaPath:"#/else/oneOf/0/properties/requestFrames/enum",keyword:"enum",params:{allowedValues:ge.else.oneOf[0].properties.requestFrames.enum}};
e===null?e=[u]:e.push(u),r++}}if(s.answerFrames!==void 0){let t=s.answerFrames;if(!(t==="text"||t==="binary"||t==="either")){let u={instancePath:i+"/answerFrame\
s",schemaPath:"#/else/oneOf/0/properties/answerFrames/enum",keyword:"enum",params:{allowedValues:ge.else.oneOf[0].properties.answerFrames.enum}};e===null?e=[u]:
e.push(u),r++}}s.typePointer!==void 0&&(L(s.typePointer,{instancePath:i+"/typePointer",parentData:s,parentDataProperty:"typePointer",rootData:P,dynamicAnchors:k})||
(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.otherTypes!==void 0&&(E(s.otherTypes,{instancePath:i+"/otherTypes",parentData:s,parentDataProperty:"other\
Types",rootData:P,dynamicAnchors:k})||(e=e===null?E.errors:e.concat(E.errors),r=e.length)),s.schema!==void 0&&(R(s.schema,{instancePath:i+"/schema",parentData:s,
parentDataProperty:"schema",rootData:P,dynamicAnchors:k})||(e=e===null?R.errors:e.concat(R.errors),r=e.length)),s.terminators!==void 0&&(E(s.terminators,{instancePath:i+
"/terminators",parentData:s,parentDataProperty:"terminators",rootData:P,dynamicAnchors:k})||(e=e===null?E.errors:e.concat(E.errors),r=e.length))}var f=!0}else if(c===
"wrapped"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.requestType===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",
params:{missingProperty:"requestType"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!ee.call(ge.else.oneOf[1].properties,t)){let u={instancePath:i,schemaPath:"\
#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!==
"wrapped"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"wrapped"}};e===null?e=[t]:
e.push(t),r++}if(s.requestFrames!==void 0){let t=s.requestFrames;if(!(t==="text"||t==="binary")){let u={instancePath:i+"/requestFrames",schemaPath:"#/else/oneOf\
/1/properties/requestFrames/enum",keyword:"enum",params:{allowedValues:ge.else.oneOf[1].properties.requestFrames.enum}};e===null?e=[u]:e.push(u),r++}}if(s.answerFrames!==
void 0){let t=s.answerFrames;if(!(t==="text"||t==="binary"||t==="either")){let u={instancePath:i+"/answerFrames",schemaPath:"#/else/oneOf/1/properties/answerFra\
mes/enum",keyword:"enum",params:{allowedValues:ge.else.oneOf[1].properties.answerFrames.enum}};e===null?e=[u]:e.push(u),r++}}s.requestType!==void 0&&(M(s.requestType,
{instancePath:i+"/requestType",parentData:s,parentDataProperty:"requestType",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),
s.requestMember!==void 0&&(M(s.requestMember,{instancePath:i+"/requestMember",parentData:s,parentDataProperty:"requestMember",rootData:P,dynamicAnchors:k})||(e=
e===null?M.errors:e.concat(M.errors),r=e.length)),s.typePointer!==void 0&&(L(s.typePointer,{instancePath:i+"/typePointer",parentData:s,parentDataProperty:"typeP\
ointer",rootData:P,dynamicAnchors:k})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.chunkPointer!==void 0&&(L(s.chunkPointer,{instancePath:i+"/chunkPo\
inter",parentData:s,parentDataProperty:"chunkPointer",rootData:P,dynamicAnchors:k})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.doneTypes!==void 0&&
(E(s.doneTypes,{instancePath:i+"/doneTypes",parentData:s,parentDataProperty:"doneTypes",rootData:P,dynamicAnchors:k})||(e=e===null?E.errors:e.concat(E.errors),r=
e.length)),s.schema!==void 0&&(R(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"schema",rootData:P,dynamicAnchors:k})||(e=e===null?R.errors:
e.concat(R.errors),r=e.length)),s.terminators!==void 0&&(E(s.terminators,{instancePath:i+"/terminators",parentData:s,parentDataProperty:"terminators",rootData:P,
dynamicAnchors:k})||(e=e===null?E.errors:e.concat(E.errors),r=e.length))}f!==!0&&(f=!0)}else if(c==="custom"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}
if(s.textPointer===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"textPointer"}};e===null?e=[t]:
e.push(t),r++}for(let t in s)if(!ee.call(ge.else.oneOf[2].properties,t)){let u={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="custom"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"custom"}};e===null?e=[t]:e.push(t),r++}if(s.requestFrames!==void 0){let t=s.requestFrames;
if(!(t==="text"||t==="binary")){let u={instancePath:i+"/requestFrames",schemaPath:"#/else/oneOf/2/properties/requestFrames/enum",keyword:"enum",params:{allowedValues:ge.
else.oneOf[2].properties.requestFrames.enum}};e===null?e=[u]:e.push(u),r++}}if(s.answerFrames!==void 0){let t=s.answerFrames;if(!(t==="text"||t==="binary"||t===
"either")){let u={instancePath:i+"/answerFrames",schemaPath:"#/else/oneOf/2/properties/answerFrames/enum",keyword:"enum",params:{allowedValues:ge.else.oneOf[2].
properties.answerFrames.enum}};e===null?e=[u]:e.push(u),r++}}s.requestType!==void 0&&(M(s.requestType,{instancePath:i+"/requestType",parentData:s,parentDataProperty:"\
requestType",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.requestMember!==void 0&&(M(s.requestMember,{instancePath:i+"/\
requestMember",parentData:s,parentDataProperty:"requestMember",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.typePointer!==
void 0&&(L(s.typePointer,{instancePath:i+"/typePointer",parentData:s,parentDataProperty:"typePointer",rootData:P,dynamicAnchors:k})||(e=e===null?L.errors:e.concat(
L.errors),r=e.length)),s.textPointer!==void 0&&(L(s.textPointer,{instancePath:i+"/textPointer",parentData:s,parentDataProperty:"textPointer",rootData:P,dynamicAnchors:k})||
(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.finishPointer!==void 0&&(L(s.finishPointer,{instancePath:i+"/finishPointer",parentData:s,parentDataProperty:"\
finishPointer",rootData:P,dynamicAnchors:k})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.doneTypes!==void 0&&(E(s.doneTypes,{instancePath:i+"/doneTy\
pes",parentData:s,parentDataProperty:"doneTypes",rootData:P,dynamicAnchors:k})||(e=e===null?E.errors:e.concat(E.errors),r=e.length)),s.schema!==void 0&&(Y(s.schema,
{instancePath:i+"/schema",parentData:s,parentDataProperty:"schema",rootData:P,dynamicAnchors:k})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.length)),s.errorSchema!==
void 0&&(Y(s.errorSchema,{instancePath:i+"/errorSchema",parentData:s,parentDataProperty:"errorSchema",rootData:P,dynamicAnchors:k})||(e=e===null?Y.errors:e.concat(
Y.errors),r=e.length)),s.terminators!==void 0&&(E(s.terminators,{instancePath:i+"/terminators",parentData:s,parentDataProperty:"terminators",rootData:P,dynamicAnchors:k})||
(e=e===null?E.errors:e.concat(E.errors),r=e.length))}f!==!0&&(f=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"mapping",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}}else{let c={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};
e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="else"}if(!a){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:y}};e===null?e=[d]:e.push(
d),r++}return Xe.errors=e,h.props=f,r===0}Xe.evaluated={dynamicProps:!0,dynamicItems:!1};var Si={if:{type:"string"},then:{enum:["many","one"]},else:{type:"objec\
t",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"many"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"\
one"}},required:["reading"],additionalProperties:!1}]}};function Qe(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){
let e=null,r=0,h=Qe.evaluated;h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0);let n=r,a=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:
e.push(d),r++}var m=l===r;r=n,e!==null&&(n?e.length=n:e=null);let y;if(m){let d=r;if(!(s==="many"||s==="one")){let c={instancePath:i,schemaPath:"#/then/enum",keyword:"\
enum",params:{allowedValues:Si.then.enum}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let c=s.
reading;if(typeof c=="string")if(c==="many"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/\
0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,schemaPath:"\
#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!==
"many"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"many"}};e===null?e=[t]:e.push(
t),r++}}var f=!0}else if(c==="one"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/require\
d",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else\
/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="on\
e"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"one"}};e===null?e=[t]:e.push(t),
r++}}f!==!0&&(f=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:c}};e===
null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:c}};e===
null?e=[t]:e.push(t),r++}}else{let c={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=
m,y="else"}if(!a){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:y}};e===null?e=[d]:e.push(d),r++}return Qe.errors=e,h.props=f,r===
0}Qe.evaluated={dynamicProps:!0,dynamicItems:!1};function be(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=be.evaluated;if(h.dynamicProps&&(h.props=
void 0),h.dynamicItems&&(h.items=void 0),Array.isArray(s)){let n=s.length;for(let m=0;m<n;m++){let y=s[m];if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))){
let f={instancePath:i+"/"+m,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"}};e===null?e=[f]:e.push(f),r++}if(typeof y=="number"&&isFinite(y)){if(y>
4999||isNaN(y)){let f={instancePath:i+"/"+m,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:4999}};e===null?e=[f]:e.push(f),r++}if(y<
1e3||isNaN(y)){let f={instancePath:i+"/"+m,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison:">=",limit:1e3}};e===null?e=[f]:e.push(f),r++}}}let a=s.
length,l;if(a>1){let m={};for(;a--;){let y=s[a];if(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)){if(typeof m[y]=="number"){l=m[y];let f={instancePath:i,schemaPath:"\
#/uniqueItems",keyword:"uniqueItems",params:{i:a,j:l}};e===null?e=[f]:e.push(f),r++;break}m[y]=a}}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"array"}};e===null?e=[n]:e.push(n),r++}return be.errors=e,r===0}be.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function Ye(s,{instancePath:i="",
parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=Ye.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){let a=s.reading;if(typeof a=="string")if(a==="list"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===
void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[l]:e.push(l),r++}if(s.badKey===
void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"badKey"}};e===null?e=[l]:e.push(l),r++}if(s.mistake===
void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"mistake"}};e===null?e=[l]:e.push(l),r++}for(let l in s)
if(!(l==="reading"||l==="badKey"||l==="mistake")){let m={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[m]:e.push(m),r++}if(s.reading!==void 0&&s.reading!=="list"){let l={instancePath:i+"/reading",schemaPath:"#/oneOf/0/properties/reading/const",keyword:"\
const",params:{allowedValue:"list"}};e===null?e=[l]:e.push(l),r++}s.badKey!==void 0&&(be(s.badKey,{instancePath:i+"/badKey",parentData:s,parentDataProperty:"bad\
Key",rootData:P,dynamicAnchors:k})||(e=e===null?be.errors:e.concat(be.errors),r=e.length)),s.mistake!==void 0&&(be(s.mistake,{instancePath:i+"/mistake",parentData:s,
parentDataProperty:"mistake",rootData:P,dynamicAnchors:k})||(e=e===null?be.errors:e.concat(be.errors),r=e.length))}var n=!0}else{let l={instancePath:i,schemaPath:"\
#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:a}};e===null?e=[l]:e.push(l),r++}else{let l={instancePath:i,schemaPath:"\
#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:a}};e===null?e=[l]:e.push(l),r++}}else{let a={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return Ye.errors=e,h.props=n,r===0}Ye.evaluated={dynamicProps:!0,dynamicItems:!1};var Ni={
if:{type:"string"},then:{enum:["bearer"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"bearer"}},required:["re\
ading"],additionalProperties:!1,examples:[{reading:"bearer"}]},{properties:{reading:{const:"subprotocol"},prefix:{$ref:"#/$defs/text",description:"what stands b\
efore the key in the subprotocol"}},required:["reading","prefix"],additionalProperties:!1,examples:[{reading:"subprotocol",prefix:"api-key."}]},{properties:{reading:{
const:"first-message"},field:{$ref:"#/$defs/text",description:"member of the first frame that holds the key"}},required:["reading","field"],additionalProperties:!1,
examples:[{reading:"first-message",field:"api_key"}]},{properties:{reading:{const:"query"},name:{$ref:"#/$defs/text",description:"query parameter that holds the\
 key"}},required:["reading","name"],additionalProperties:!1,examples:[{reading:"query",name:"key"}]}]}};function er(s,{instancePath:i="",parentData:N,parentDataProperty:D,
rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=er.evaluated;h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0);let n=r,a=!0,l=r;if(typeof s!=
"string"){let d={};e===null?e=[d]:e.push(d),r++}var m=l===r;r=n,e!==null&&(n?e.length=n:e=null);let y;if(m){let d=r;if(s!=="bearer"){let c={instancePath:i,schemaPath:"\
#/then/enum",keyword:"enum",params:{allowedValues:Ni.then.enum}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){let c=s.reading;if(typeof c=="string")if(c==="bearer"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&
s.reading!=="bearer"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"bearer"}};e===
null?e=[t]:e.push(t),r++}}var f=!0}else if(c==="subprotocol"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.prefix===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"prefix"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="prefix")){let u={
instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.
reading!==void 0&&s.reading!=="subprotocol"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"\
subprotocol"}};e===null?e=[t]:e.push(t),r++}s.prefix!==void 0&&(M(s.prefix,{instancePath:i+"/prefix",parentData:s,parentDataProperty:"prefix",rootData:P,dynamicAnchors:k})||
(e=e===null?M.errors:e.concat(M.errors),r=e.length))}f!==!0&&(f=!0)}else if(c==="first-message"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.field===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"field"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t===
"reading"||t==="field")){let u={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===
null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="first-message"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/cons\
t",keyword:"const",params:{allowedValue:"first-message"}};e===null?e=[t]:e.push(t),r++}s.field!==void 0&&(M(s.field,{instancePath:i+"/field",parentData:s,parentDataProperty:"\
field",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.errors),r=e.length))}f!==!0&&(f=!0)}else if(c==="query"){if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=
[t]:e.push(t),r++}if(s.name===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=
[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="name")){let u={instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="query"){let t={instancePath:i+"/reading",schemaPath:"#/e\
lse/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"query"}};e===null?e=[t]:e.push(t),r++}s.name!==void 0&&(M(s.name,{instancePath:i+"/n\
ame",parentData:s,parentDataProperty:"name",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.errors),r=e.length))}f!==!0&&(f=!0)}else{let t={instancePath:i,
schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,
schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}}else{let c={instancePath:i,
schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="else"}if(!a){let d={instancePath:i,schemaPath:"#\
/if",keyword:"if",params:{failingKeyword:y}};e===null?e=[d]:e.push(d),r++}return er.errors=e,h.props=f,r===0}er.evaluated={dynamicProps:!0,dynamicItems:!1};var Di={
if:{type:"string"},then:{enum:["openai"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"openai"},endpoints:{$ref:"\
#/$defs/endpoints",description:"methods and paths"}},required:["reading"],additionalProperties:!1,examples:[{reading:"openai"}]},{properties:{reading:{const:"li\
st"},endpoints:{$ref:"#/$defs/endpoints",description:"methods and paths"}},required:["reading","endpoints"],additionalProperties:!1,examples:[{reading:"list",endpoints:[
{method:"GET",path:"/v1/models"}]}]}]}};var _i={enum:["GET","POST","PUT","PATCH","DELETE"]};function re(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,
r=0,h=re.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),!(s==="GET"||s==="POST"||s==="PUT"||s==="PATCH"||s==="DELETE")){let n={instancePath:i,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:_i.enum}};e===null?e=[n]:e.push(n),r++}return re.errors=e,r===0}re.evaluated={dynamicProps:!1,dynamicItems:!1};
function qe(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=qe.evaluated;if(h.dynamicProps&&(h.props=
void 0),h.dynamicItems&&(h.items=void 0),Array.isArray(s)){let n=s.length;for(let a=0;a<n;a++){let l=s[a];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.method===
void 0){let m={instancePath:i+"/"+a,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"method"}};e===null?e=[m]:e.push(m),r++}if(l.path===
void 0){let m={instancePath:i+"/"+a,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[m]:e.push(m),r++}for(let m in l)
if(!(m==="method"||m==="path")){let y={instancePath:i+"/"+a,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}};
e===null?e=[y]:e.push(y),r++}l.method!==void 0&&(re(l.method,{instancePath:i+"/"+a+"/method",parentData:l,parentDataProperty:"method",rootData:P,dynamicAnchors:k})||
(e=e===null?re.errors:e.concat(re.errors),r=e.length)),l.path!==void 0&&(G(l.path,{instancePath:i+"/"+a+"/path",parentData:l,parentDataProperty:"path",rootData:P,
dynamicAnchors:k})||(e=e===null?G.errors:e.concat(G.errors),r=e.length))}else{let m={instancePath:i+"/"+a,schemaPath:"#/items/type",keyword:"type",params:{type:"\
object"}};e===null?e=[m]:e.push(m),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}return qe.
errors=e,r===0}qe.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function rr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){
let e=null,r=0,h=rr.evaluated;h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0);let n=r,a=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:
e.push(d),r++}var m=l===r;r=n,e!==null&&(n?e.length=n:e=null);let y;if(m){let d=r;if(s!=="openai"){let c={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",
params:{allowedValues:Di.then.enum}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let c=s.reading;
if(typeof c=="string")if(c==="openai"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/requ\
ired",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="endpoints")){let u={instancePath:i,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&
s.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"openai"}};e===
null?e=[t]:e.push(t),r++}s.endpoints!==void 0&&(qe(s.endpoints,{instancePath:i+"/endpoints",parentData:s,parentDataProperty:"endpoints",rootData:P,dynamicAnchors:k})||
(e=e===null?qe.errors:e.concat(qe.errors),r=e.length))}var f=!0}else if(c==="list"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.endpoints===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"endpoints"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t===
"endpoints")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:
e.push(u),r++}if(s.reading!==void 0&&s.reading!=="list"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{
allowedValue:"list"}};e===null?e=[t]:e.push(t),r++}s.endpoints!==void 0&&(qe(s.endpoints,{instancePath:i+"/endpoints",parentData:s,parentDataProperty:"endpoints",
rootData:P,dynamicAnchors:k})||(e=e===null?qe.errors:e.concat(qe.errors),r=e.length))}f!==!0&&(f=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",
keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discrimina\
tor",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}}else{let c={instancePath:i,schemaPath:"#/else/type",keyword:"\
type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="else"}if(!a){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:y}};
e===null?e=[d]:e.push(d),r++}return rr.errors=e,h.props=f,r===0}rr.evaluated={dynamicProps:!0,dynamicItems:!1};var Ii={if:{type:"string"},then:{enum:["allowed"]},
else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"allowed"},origin:{type:"string",pattern:"^https?://[^/?#\\s]+$",description:"\
an origin that is let in, sent with the preflight"}},required:["reading"],additionalProperties:!1,examples:[{reading:"allowed",origin:"https://app.example"}]}]}},
Ti=new RegExp("^https?://[^/?#\\s]+$","u");function sr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,
h=sr.evaluated;h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0);let n=r,a=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}var m=l===
r;r=n,e!==null&&(n?e.length=n:e=null);let y;if(m){let d=r;if(s!=="allowed"){let c={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Ii.
then.enum}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let c=s.reading;if(typeof c=="string")
if(c==="allowed"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"requir\
ed",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="origin")){let u={instancePath:i,schemaPath:"#/else/\
oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="all\
owed"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"allowed"}};e===null?e=[t]:e.push(
t),r++}if(s.origin!==void 0){let t=s.origin;if(typeof t=="string"){if(!Ti.test(t)){let u={instancePath:i+"/origin",schemaPath:"#/else/oneOf/0/properties/origin/\
pattern",keyword:"pattern",params:{pattern:"^https?://[^/?#\\s]+$"}};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/origin",schemaPath:"#/else/oneOf\
/0/properties/origin/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}}}var f=!0}else{let t={instancePath:i,schemaPath:"#/else/discrimi\
nator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/dis\
criminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}}else{let c={instancePath:i,schemaPath:"#/else/t\
ype",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="else"}if(!a){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:y}};e===null?e=[d]:e.push(d),r++}return sr.errors=e,h.props=f,r===0}sr.evaluated={dynamicProps:!0,dynamicItems:!1};var Vi={if:{type:"string"},then:{
enum:["unlimited"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"unlimited"}},required:["reading"],additionalProperties:!1,
examples:[{reading:"unlimited"}]},{properties:{reading:{const:"seconds"},seconds:{$ref:"#/$defs/seconds",description:"seconds from the moment a key is handed ou\
t"}},required:["reading","seconds"],additionalProperties:!1,examples:[{reading:"seconds",seconds:86400}]}]}};function J(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=J.evaluated;if(h.dynamicProps&&(h.props=
void 0),h.dynamicItems&&(h.items=void 0),typeof s=="number"&&isFinite(s)){if(s<=0||isNaN(s)){let n={instancePath:i,schemaPath:"#/exclusiveMinimum",keyword:"excl\
usiveMinimum",params:{comparison:">",limit:0}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"number"}};
e===null?e=[n]:e.push(n),r++}return J.errors=e,r===0}J.evaluated={dynamicProps:!1,dynamicItems:!1};function ir(s,{instancePath:i="",parentData:N,parentDataProperty:D,
rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=ir.evaluated;h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0);let n=r,a=!0,l=r;if(typeof s!=
"string"){let d={};e===null?e=[d]:e.push(d),r++}var m=l===r;r=n,e!==null&&(n?e.length=n:e=null);let y;if(m){let d=r;if(s!=="unlimited"){let c={instancePath:i,schemaPath:"\
#/then/enum",keyword:"enum",params:{allowedValues:Vi.then.enum}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){let c=s.reading;if(typeof c=="string")if(c==="unlimited"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={
instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.
reading!==void 0&&s.reading!=="unlimited"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
unlimited"}};e===null?e=[t]:e.push(t),r++}}var f=!0}else if(c==="seconds"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.seconds===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"seconds"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t===
"seconds")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:
e.push(u),r++}if(s.reading!==void 0&&s.reading!=="seconds"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",
params:{allowedValue:"seconds"}};e===null?e=[t]:e.push(t),r++}s.seconds!==void 0&&(J(s.seconds,{instancePath:i+"/seconds",parentData:s,parentDataProperty:"secon\
ds",rootData:P,dynamicAnchors:k})||(e=e===null?J.errors:e.concat(J.errors),r=e.length))}f!==!0&&(f=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminat\
or",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discri\
minator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}}else{let c={instancePath:i,schemaPath:"#/else/type",
keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="else"}if(!a){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:y}};e===null?e=[d]:e.push(d),r++}return ir.errors=e,h.props=f,r===0}ir.evaluated={dynamicProps:!0,dynamicItems:!1};function tr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=tr.evaluated;if(h.dynamicProps&&(h.props=
void 0),h.dynamicItems&&(h.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let a=s.reading;if(typeof a=="string")if(a==="list"){if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.reading===void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?
e=[l]:e.push(l),r++}if(s.scopes===void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"scopes"}};e===null?e=
[l]:e.push(l),r++}for(let l in s)if(!(l==="reading"||l==="scopes")){let m={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:l}};e===null?e=[m]:e.push(m),r++}if(s.reading!==void 0&&s.reading!=="list"){let l={instancePath:i+"/reading",schemaPath:"#/oneOf\
/0/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[l]:e.push(l),r++}s.scopes!==void 0&&(E(s.scopes,{instancePath:i+"/scopes",
parentData:s,parentDataProperty:"scopes",rootData:P,dynamicAnchors:k})||(e=e===null?E.errors:e.concat(E.errors),r=e.length))}var n=!0}else{let l={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:a}};e===null?e=[l]:e.push(l),r++}else{let l={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:a}};e===null?e=[l]:e.push(l),r++}}else{let a={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return tr.errors=e,h.props=n,r===0}tr.evaluated={dynamicProps:!0,dynamicItems:!1};function nr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=nr.evaluated;if(h.dynamicProps&&(h.props=
void 0),h.dynamicItems&&(h.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let a=s.reading;if(typeof a=="string")if(a==="endpoint"){if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.reading===void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[l]:e.push(l),r++}if(s.method===void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"method"}};e===null?
e=[l]:e.push(l),r++}if(s.path===void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[l]:
e.push(l),r++}if(s.effect===void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"effect"}};e===null?e=[l]:e.
push(l),r++}for(let l in s)if(!(l==="reading"||l==="method"||l==="path"||l==="effect")){let m={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:l}};e===null?e=[m]:e.push(m),r++}if(s.reading!==void 0&&s.reading!=="endpoint"){let l={instancePath:i+"/reading",
schemaPath:"#/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"endpoint"}};e===null?e=[l]:e.push(l),r++}s.method!==void 0&&(re(s.method,{
instancePath:i+"/method",parentData:s,parentDataProperty:"method",rootData:P,dynamicAnchors:k})||(e=e===null?re.errors:e.concat(re.errors),r=e.length)),s.path!==
void 0&&(G(s.path,{instancePath:i+"/path",parentData:s,parentDataProperty:"path",rootData:P,dynamicAnchors:k})||(e=e===null?G.errors:e.concat(G.errors),r=e.length)),
s.effect!==void 0&&(M(s.effect,{instancePath:i+"/effect",parentData:s,parentDataProperty:"effect",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.
errors),r=e.length))}var n=!0}else{let l={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:a}};
e===null?e=[l]:e.push(l),r++}else{let l={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:a}};e===
null?e=[l]:e.push(l),r++}}else{let a={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return nr.errors=e,
h.props=n,r===0}nr.evaluated={dynamicProps:!0,dynamicItems:!1};function or(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=or.evaluated;if(h.dynamicProps&&(h.props=
void 0),h.dynamicItems&&(h.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let a=s.reading;if(typeof a=="string")if(a==="endpoint"){if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.reading===void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[l]:e.push(l),r++}if(s.method===void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"method"}};e===null?
e=[l]:e.push(l),r++}if(s.path===void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[l]:
e.push(l),r++}if(s.effect===void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"effect"}};e===null?e=[l]:e.
push(l),r++}for(let l in s)if(!(l==="reading"||l==="method"||l==="path"||l==="effect")){let m={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:l}};e===null?e=[m]:e.push(m),r++}if(s.reading!==void 0&&s.reading!=="endpoint"){let l={instancePath:i+"/reading",
schemaPath:"#/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"endpoint"}};e===null?e=[l]:e.push(l),r++}s.method!==void 0&&(re(s.method,{
instancePath:i+"/method",parentData:s,parentDataProperty:"method",rootData:P,dynamicAnchors:k})||(e=e===null?re.errors:e.concat(re.errors),r=e.length)),s.path!==
void 0&&(G(s.path,{instancePath:i+"/path",parentData:s,parentDataProperty:"path",rootData:P,dynamicAnchors:k})||(e=e===null?G.errors:e.concat(G.errors),r=e.length)),
s.effect!==void 0&&(M(s.effect,{instancePath:i+"/effect",parentData:s,parentDataProperty:"effect",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.
errors),r=e.length))}var n=!0}else{let l={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:a}};
e===null?e=[l]:e.push(l),r++}else{let l={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:a}};e===
null?e=[l]:e.push(l),r++}}else{let a={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return or.errors=e,
h.props=n,r===0}or.evaluated={dynamicProps:!0,dynamicItems:!1};var qs={if:{type:"string"},then:{enum:["401","403","none-needed"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"401"},status:{$ref:"#/$defs/statuses",description:"the expected statuses"},tolerated:{$ref:"#/$defs/\
tolerated",description:"statuses that are accepted with a warning"}},required:["reading"],additionalProperties:!1,examples:[{reading:"401",status:[401],tolerated:[
403]}]},{properties:{reading:{const:"403"},status:{$ref:"#/$defs/statuses",description:"the expected statuses"},tolerated:{$ref:"#/$defs/tolerated",description:"\
statuses that are accepted with a warning"}},required:["reading"],additionalProperties:!1,examples:[{reading:"403",status:[403],tolerated:[401]}]},{properties:{
reading:{const:"none-needed"},status:{const:[200],description:"what a call without a key is answered; follows from the name"}},required:["reading"],additionalProperties:!1,
examples:[{reading:"none-needed"}]}]}};function H(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=H.evaluated;if(h.dynamicProps&&(h.props=
void 0),h.dynamicItems&&(h.items=void 0),Array.isArray(s)){if(s.length<1){let m={instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}};e===
null?e=[m]:e.push(m),r++}let n=s.length;for(let m=0;m<n;m++){let y=s[m];if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))){let f={instancePath:i+"/"+m,schemaPath:"\
#/items/type",keyword:"type",params:{type:"integer"}};e===null?e=[f]:e.push(f),r++}if(typeof y=="number"&&isFinite(y)){if(y>599||isNaN(y)){let f={instancePath:i+
"/"+m,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};e===null?e=[f]:e.push(f),r++}if(y<100||isNaN(y)){let f={instancePath:i+
"/"+m,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};e===null?e=[f]:e.push(f),r++}}}let a=s.length,l;if(a>1){let m={};for(;a--;){
let y=s[a];if(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)){if(typeof m[y]=="number"){l=m[y];let f={instancePath:i,schemaPath:"#/uniqueItems",keyword:"uni\
queItems",params:{i:a,j:l}};e===null?e=[f]:e.push(f),r++;break}m[y]=a}}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===
null?e=[n]:e.push(n),r++}return H.errors=e,r===0}H.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function te(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=te.evaluated;if(h.dynamicProps&&(h.props=
void 0),h.dynamicItems&&(h.items=void 0),Array.isArray(s)){let n=s.length;for(let m=0;m<n;m++){let y=s[m];if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))){
let f={instancePath:i+"/"+m,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"}};e===null?e=[f]:e.push(f),r++}if(typeof y=="number"&&isFinite(y)){if(y>
599||isNaN(y)){let f={instancePath:i+"/"+m,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};e===null?e=[f]:e.push(f),r++}if(y<
100||isNaN(y)){let f={instancePath:i+"/"+m,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};e===null?e=[f]:e.push(f),r++}}}let a=s.
length,l;if(a>1){let m={};for(;a--;){let y=s[a];if(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)){if(typeof m[y]=="number"){l=m[y];let f={instancePath:i,schemaPath:"\
#/uniqueItems",keyword:"uniqueItems",params:{i:a,j:l}};e===null?e=[f]:e.push(f),r++;break}m[y]=a}}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"array"}};e===null?e=[n]:e.push(n),r++}return te.errors=e,r===0}te.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function ar(s,{instancePath:i="",
parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=ar.evaluated;h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=
void 0);let n=r,a=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}var m=l===r;r=n,e!==null&&(n?e.length=n:e=null);let y;if(m){let d=r;if(!(s===
"401"||s==="403"||s==="none-needed")){let c={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:qs.then.enum}};e===null?e=[c]:e.push(c),
r++}var m=d===r;a=m,y="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let c=s.reading;if(typeof c=="string")if(c==="401"){if(s&&typeof s=="obje\
ct"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="status"||t==="tolerated")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="401"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"401"}};e===null?e=[t]:e.push(t),r++}s.status!==void 0&&(H(
s.status,{instancePath:i+"/status",parentData:s,parentDataProperty:"status",rootData:P,dynamicAnchors:k})||(e=e===null?H.errors:e.concat(H.errors),r=e.length)),
s.tolerated!==void 0&&(te(s.tolerated,{instancePath:i+"/tolerated",parentData:s,parentDataProperty:"tolerated",rootData:P,dynamicAnchors:k})||(e=e===null?te.errors:
e.concat(te.errors),r=e.length))}var f=!0}else if(c==="403"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="status"||t===
"tolerated")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:
e.push(u),r++}if(s.reading!==void 0&&s.reading!=="403"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{
allowedValue:"403"}};e===null?e=[t]:e.push(t),r++}s.status!==void 0&&(H(s.status,{instancePath:i+"/status",parentData:s,parentDataProperty:"status",rootData:P,dynamicAnchors:k})||
(e=e===null?H.errors:e.concat(H.errors),r=e.length)),s.tolerated!==void 0&&(te(s.tolerated,{instancePath:i+"/tolerated",parentData:s,parentDataProperty:"tolerat\
ed",rootData:P,dynamicAnchors:k})||(e=e===null?te.errors:e.concat(te.errors),r=e.length))}f!==!0&&(f=!0)}else if(c==="none-needed"){if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=
[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="status")){let u={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="none-needed"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"none-needed"}};e===null?e=[t]:e.push(t),r++}if(s.status!==void 0&&!xe(s.status,qs.
else.oneOf[2].properties.status.const)){let t={instancePath:i+"/status",schemaPath:"#/else/oneOf/2/properties/status/const",keyword:"const",params:{allowedValue:qs.
else.oneOf[2].properties.status.const}};e===null?e=[t]:e.push(t),r++}}f!==!0&&(f=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discr\
iminator",params:{error:"mapping",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}}else{let c={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{
type:"object"}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="else"}if(!a){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:y}};e===
null?e=[d]:e.push(d),r++}return ar.errors=e,h.props=f,r===0}ar.evaluated={dynamicProps:!0,dynamicItems:!1};var Fi={if:{type:"string"},then:{enum:["401","403"]},
else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"401"},status:{$ref:"#/$defs/statuses",description:"the expected s\
tatuses"},tolerated:{$ref:"#/$defs/tolerated",description:"statuses that are accepted with a warning"}},required:["reading"],additionalProperties:!1,examples:[{
reading:"401",status:[401],tolerated:[403]}]},{properties:{reading:{const:"403"},status:{$ref:"#/$defs/statuses",description:"the expected statuses"},tolerated:{
$ref:"#/$defs/tolerated",description:"statuses that are accepted with a warning"}},required:["reading"],additionalProperties:!1,examples:[{reading:"403",status:[
403],tolerated:[401]}]}]}};function pr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=pr.evaluated;
h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0);let n=r,a=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}var m=l===r;r=n,
e!==null&&(n?e.length=n:e=null);let y;if(m){let d=r;if(!(s==="401"||s==="403")){let c={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Fi.
then.enum}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let c=s.reading;if(typeof c=="string")
if(c==="401"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",
params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="status"||t==="tolerated")){let u={instancePath:i,schemaPath:"\
#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!==
"401"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"401"}};e===null?e=[t]:e.push(
t),r++}s.status!==void 0&&(H(s.status,{instancePath:i+"/status",parentData:s,parentDataProperty:"status",rootData:P,dynamicAnchors:k})||(e=e===null?H.errors:e.concat(
H.errors),r=e.length)),s.tolerated!==void 0&&(te(s.tolerated,{instancePath:i+"/tolerated",parentData:s,parentDataProperty:"tolerated",rootData:P,dynamicAnchors:k})||
(e=e===null?te.errors:e.concat(te.errors),r=e.length))}var f=!0}else if(c==="403"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t===
"status"||t==="tolerated")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="403"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"\
const",params:{allowedValue:"403"}};e===null?e=[t]:e.push(t),r++}s.status!==void 0&&(H(s.status,{instancePath:i+"/status",parentData:s,parentDataProperty:"statu\
s",rootData:P,dynamicAnchors:k})||(e=e===null?H.errors:e.concat(H.errors),r=e.length)),s.tolerated!==void 0&&(te(s.tolerated,{instancePath:i+"/tolerated",parentData:s,
parentDataProperty:"tolerated",rootData:P,dynamicAnchors:k})||(e=e===null?te.errors:e.concat(te.errors),r=e.length))}f!==!0&&(f=!0)}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}}else{let c={instancePath:i,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="else"}if(!a){let d={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:y}};e===null?e=[d]:e.push(d),r++}return pr.errors=e,h.props=f,r===0}pr.evaluated={dynamicProps:!0,dynamicItems:!1};var Mi={if:{type:"\
string"},then:{enum:["table"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"table"},malformed:{$ref:"#/$defs/s\
tatuses",description:"of a body that is not JSON"},invalid:{$ref:"#/$defs/statuses",description:"of a request with a field missing, of the wrong type or out of \
bounds"},unknownModel:{$ref:"#/$defs/statuses",description:"of a model that does not exist"},tooLarge:{$ref:"#/$defs/statuses",description:"of a sign-up request\
 that is too large"}},required:["reading"],additionalProperties:!1,examples:[{reading:"table",malformed:[400],invalid:[422]}]}]}};function lr(s,{instancePath:i="",
parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=lr.evaluated;h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=
void 0);let n=r,a=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}var m=l===r;r=n,e!==null&&(n?e.length=n:e=null);let y;if(m){let d=r;if(s!==
"table"){let c={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Mi.then.enum}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="then"}else{
let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let c=s.reading;if(typeof c=="string")if(c==="table"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===
void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)
if(!(t==="reading"||t==="malformed"||t==="invalid"||t==="unknownModel"||t==="tooLarge")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="table"){let t={instancePath:i+"/r\
eading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"table"}};e===null?e=[t]:e.push(t),r++}s.malformed!==void 0&&(H(
s.malformed,{instancePath:i+"/malformed",parentData:s,parentDataProperty:"malformed",rootData:P,dynamicAnchors:k})||(e=e===null?H.errors:e.concat(H.errors),r=e.
length)),s.invalid!==void 0&&(H(s.invalid,{instancePath:i+"/invalid",parentData:s,parentDataProperty:"invalid",rootData:P,dynamicAnchors:k})||(e=e===null?H.errors:
e.concat(H.errors),r=e.length)),s.unknownModel!==void 0&&(H(s.unknownModel,{instancePath:i+"/unknownModel",parentData:s,parentDataProperty:"unknownModel",rootData:P,
dynamicAnchors:k})||(e=e===null?H.errors:e.concat(H.errors),r=e.length)),s.tooLarge!==void 0&&(H(s.tooLarge,{instancePath:i+"/tooLarge",parentData:s,parentDataProperty:"\
tooLarge",rootData:P,dynamicAnchors:k})||(e=e===null?H.errors:e.concat(H.errors),r=e.length))}var f=!0}else{let t={instancePath:i,schemaPath:"#/else/discriminat\
or",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discri\
minator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}}else{let c={instancePath:i,schemaPath:"#/else/type",
keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="else"}if(!a){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:y}};e===null?e=[d]:e.push(d),r++}return lr.errors=e,h.props=f,r===0}lr.evaluated={dynamicProps:!0,dynamicItems:!1};var Ui={if:{type:"string"},then:{
enum:["openai","problem","detail","bare"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"openai"},schema:{$ref:"\
#/$defs/schemaId",description:"what an error body has to conform to"},fullSchema:{$ref:"#/$defs/schemaId",description:"the schema with every member that an erro\
r should have"},mediaTypes:{$ref:"#/$defs/texts",description:"media types of a refusal"}},required:["reading"],additionalProperties:!1,examples:[{reading:"opena\
i",mediaTypes:["application/json"]}]},{properties:{reading:{const:"problem"},schema:{$ref:"#/$defs/schemaId",description:"what an error body has to conform to"},
mediaTypes:{$ref:"#/$defs/texts",description:"media types of a refusal"}},required:["reading"],additionalProperties:!1,examples:[{reading:"problem",mediaTypes:[
"application/problem+json"]}]},{properties:{reading:{const:"detail"},schema:{$ref:"#/$defs/schemaId",description:"what an error body has to conform to"},mediaTypes:{
$ref:"#/$defs/texts",description:"media types of a refusal"}},required:["reading"],additionalProperties:!1,examples:[{reading:"detail",mediaTypes:["application/\
json"]}]},{properties:{reading:{const:"bare"},schema:{$ref:"#/$defs/schemaId",description:"what an error body has to conform to"},mediaTypes:{$ref:"#/$defs/text\
s",description:"media types of a refusal"}},required:["reading"],additionalProperties:!1,examples:[{reading:"bare",mediaTypes:["application/json"]}]},{properties:{
reading:{const:"custom"},schema:{$ref:"#/$defs/schemaIdOrOwn",description:"what an error body has to conform to: the id of a schema that Assay ships, or a schem\
a of your own"},messagePointer:{$ref:"#/$defs/pointer",description:"JSON pointer to the sentence that says what is wrong"},typePointer:{$ref:"#/$defs/pointer",description:"\
JSON pointer to the kind of error"},codePointer:{$ref:"#/$defs/pointer",description:"JSON pointer to the code of the error"},mediaTypes:{$ref:"#/$defs/texts",description:"\
media types of a refusal"}},required:["reading","schema","messagePointer"],additionalProperties:!1,examples:[{reading:"custom",schema:{type:"object",required:["\
message"],properties:{message:{type:"string"},code:{type:"string"}}},messagePointer:"/message",codePointer:"/code"}]}]}};function dr(s,{instancePath:i="",parentData:N,
parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=dr.evaluated;h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0);let n=r,
a=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}var m=l===r;r=n,e!==null&&(n?e.length=n:e=null);let y;if(m){let d=r;if(!(s==="openai"||s===
"problem"||s==="detail"||s==="bare")){let c={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Ui.then.enum}};e===null?e=[c]:e.push(c),
r++}var m=d===r;a=m,y="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let c=s.reading;if(typeof c=="string")if(c==="openai"){if(s&&typeof s=="o\
bject"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="schema"||t==="fullSchema"||t==="mediaTypes")){let u={instancePath:i,schemaPath:"#/else/oneO\
f/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="openai"){
let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"openai"}};e===null?e=[t]:e.push(t),r++}
s.schema!==void 0&&(R(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"schema",rootData:P,dynamicAnchors:k})||(e=e===null?R.errors:e.concat(R.
errors),r=e.length)),s.fullSchema!==void 0&&(R(s.fullSchema,{instancePath:i+"/fullSchema",parentData:s,parentDataProperty:"fullSchema",rootData:P,dynamicAnchors:k})||
(e=e===null?R.errors:e.concat(R.errors),r=e.length)),s.mediaTypes!==void 0&&(E(s.mediaTypes,{instancePath:i+"/mediaTypes",parentData:s,parentDataProperty:"media\
Types",rootData:P,dynamicAnchors:k})||(e=e===null?E.errors:e.concat(E.errors),r=e.length))}var f=!0}else if(c==="problem"){if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(
t),r++}for(let t in s)if(!(t==="reading"||t==="schema"||t==="mediaTypes")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="problem"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"problem"}};e===null?e=[t]:e.push(t),r++}s.schema!==void 0&&(R(s.schema,{instancePath:i+
"/schema",parentData:s,parentDataProperty:"schema",rootData:P,dynamicAnchors:k})||(e=e===null?R.errors:e.concat(R.errors),r=e.length)),s.mediaTypes!==void 0&&(E(
s.mediaTypes,{instancePath:i+"/mediaTypes",parentData:s,parentDataProperty:"mediaTypes",rootData:P,dynamicAnchors:k})||(e=e===null?E.errors:e.concat(E.errors),r=
e.length))}f!==!0&&(f=!0)}else if(c==="detail"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/one\
Of/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="schema"||t==="mediaTy\
pes")){let u={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(
u),r++}if(s.reading!==void 0&&s.reading!=="detail"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{
allowedValue:"detail"}};e===null?e=[t]:e.push(t),r++}s.schema!==void 0&&(R(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"schema",rootData:P,
dynamicAnchors:k})||(e=e===null?R.errors:e.concat(R.errors),r=e.length)),s.mediaTypes!==void 0&&(E(s.mediaTypes,{instancePath:i+"/mediaTypes",parentData:s,parentDataProperty:"\
mediaTypes",rootData:P,dynamicAnchors:k})||(e=e===null?E.errors:e.concat(E.errors),r=e.length))}f!==!0&&(f=!0)}else if(c==="bare"){if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=
[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="schema"||t==="mediaTypes")){let u={instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="bare"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"bare"}};e===null?e=[t]:e.push(t),r++}s.schema!==void 0&&(R(s.schema,{instancePath:i+
"/schema",parentData:s,parentDataProperty:"schema",rootData:P,dynamicAnchors:k})||(e=e===null?R.errors:e.concat(R.errors),r=e.length)),s.mediaTypes!==void 0&&(E(
s.mediaTypes,{instancePath:i+"/mediaTypes",parentData:s,parentDataProperty:"mediaTypes",rootData:P,dynamicAnchors:k})||(e=e===null?E.errors:e.concat(E.errors),r=
e.length))}f!==!0&&(f=!0)}else if(c==="custom"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/one\
Of/4/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.schema===void 0){let t={instancePath:i,schemaPath:"#/els\
e/oneOf/4/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[t]:e.push(t),r++}if(s.messagePointer===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/4/required",keyword:"required",params:{missingProperty:"messagePointer"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="sche\
ma"||t==="messagePointer"||t==="typePointer"||t==="codePointer"||t==="mediaTypes")){let u={instancePath:i,schemaPath:"#/else/oneOf/4/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="custom"){let t={instancePath:i+"/reading",
schemaPath:"#/else/oneOf/4/properties/reading/const",keyword:"const",params:{allowedValue:"custom"}};e===null?e=[t]:e.push(t),r++}s.schema!==void 0&&(Y(s.schema,
{instancePath:i+"/schema",parentData:s,parentDataProperty:"schema",rootData:P,dynamicAnchors:k})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.length)),s.messagePointer!==
void 0&&(L(s.messagePointer,{instancePath:i+"/messagePointer",parentData:s,parentDataProperty:"messagePointer",rootData:P,dynamicAnchors:k})||(e=e===null?L.errors:
e.concat(L.errors),r=e.length)),s.typePointer!==void 0&&(L(s.typePointer,{instancePath:i+"/typePointer",parentData:s,parentDataProperty:"typePointer",rootData:P,
dynamicAnchors:k})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.codePointer!==void 0&&(L(s.codePointer,{instancePath:i+"/codePointer",parentData:s,parentDataProperty:"\
codePointer",rootData:P,dynamicAnchors:k})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.mediaTypes!==void 0&&(E(s.mediaTypes,{instancePath:i+"/mediaT\
ypes",parentData:s,parentDataProperty:"mediaTypes",rootData:P,dynamicAnchors:k})||(e=e===null?E.errors:e.concat(E.errors),r=e.length))}f!==!0&&(f=!0)}else{let t={
instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}else{let t={
instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}}else{let c={
instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="else"}if(!a){let d={instancePath:i,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:y}};e===null?e=[d]:e.push(d),r++}return dr.errors=e,h.props=f,r===0}dr.evaluated={dynamicProps:!0,dynamicItems:!1};function ur(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=ur.evaluated;if(h.dynamicProps&&(h.props=
void 0),h.dynamicItems&&(h.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let a=s.reading;if(typeof a=="string")if(a==="list"){if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.reading===void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?
e=[l]:e.push(l),r++}if(s.codes===void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"codes"}};e===null?e=[
l]:e.push(l),r++}for(let l in s)if(!(l==="reading"||l==="codes")){let m={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:l}};e===null?e=[m]:e.push(m),r++}if(s.reading!==void 0&&s.reading!=="list"){let l={instancePath:i+"/reading",schemaPath:"#/oneOf/0\
/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[l]:e.push(l),r++}s.codes!==void 0&&(E(s.codes,{instancePath:i+"/codes",parentData:s,
parentDataProperty:"codes",rootData:P,dynamicAnchors:k})||(e=e===null?E.errors:e.concat(E.errors),r=e.length))}var n=!0}else{let l={instancePath:i,schemaPath:"#\
/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:a}};e===null?e=[l]:e.push(l),r++}else{let l={instancePath:i,schemaPath:"#\
/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:a}};e===null?e=[l]:e.push(l),r++}}else{let a={instancePath:i,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return ur.errors=e,h.props=n,r===0}ur.evaluated={dynamicProps:!0,dynamicItems:!1};var Vs={
if:{type:"string"},then:{enum:["refused"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"refused"}},required:["\
reading"],additionalProperties:!1,examples:[{reading:"refused"}]},{properties:{reading:{const:"list"},mistakes:{type:"array",minItems:1,uniqueItems:!0,items:{enum:[
"missing-model","missing-messages","model-number","messages-string","messages-object","messages-empty","message-string","role-missing","role-number","content-mi\
ssing","content-number","max-tokens-string","max-tokens-fraction","max-tokens-zero","max-tokens-negative","temperature-string","temperature-below","temperature-\
above","malformed","truncated","empty-body","two-values","not-utf8","array","null","switch-word"]},description:"names of mistakes that are refused; every other \
one may be answered"}},required:["reading","mistakes"],additionalProperties:!1,examples:[{reading:"list",mistakes:["missing-model","missing-messages","malformed"]}]}]}};
function mr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=mr.evaluated;h.dynamicProps&&(h.props=
void 0),h.dynamicItems&&(h.items=void 0);let n=r,a=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}var m=l===r;r=n,e!==null&&(n?e.length=n:e=
null);let y;if(m){let d=r;if(s!=="refused"){let c={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Vs.then.enum}};e===null?e=[c]:e.
push(c),r++}var m=d===r;a=m,y="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let c=s.reading;if(typeof c=="string")if(c==="refused"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="refused"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"refused"}};e===null?e=[t]:e.push(t),r++}}var f=!0}else if(c==="list"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),r++}if(s.mistakes===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"\
mistakes"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="mistakes")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="list"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[t]:e.push(t),r++}if(s.mistakes!==void 0){
let t=s.mistakes;if(Array.isArray(t)){if(t.length<1){let g={instancePath:i+"/mistakes",schemaPath:"#/else/oneOf/1/properties/mistakes/minItems",keyword:"minItem\
s",params:{limit:1}};e===null?e=[g]:e.push(g),r++}let u=t.length;for(let g=0;g<u;g++){let o=t[g];if(!(o==="missing-model"||o==="missing-messages"||o==="model-nu\
mber"||o==="messages-string"||o==="messages-object"||o==="messages-empty"||o==="message-string"||o==="role-missing"||o==="role-number"||o==="content-missing"||o===
"content-number"||o==="max-tokens-string"||o==="max-tokens-fraction"||o==="max-tokens-zero"||o==="max-tokens-negative"||o==="temperature-string"||o==="temperatu\
re-below"||o==="temperature-above"||o==="malformed"||o==="truncated"||o==="empty-body"||o==="two-values"||o==="not-utf8"||o==="array"||o==="null"||o==="switch-w\
ord")){let p={instancePath:i+"/mistakes/"+g,schemaPath:"#/else/oneOf/1/properties/mistakes/items/enum",keyword:"enum",params:{allowedValues:Vs.else.oneOf[1].properties.
mistakes.items.enum}};e===null?e=[p]:e.push(p),r++}}let x=t.length,T;if(x>1){e:for(;x--;)for(T=x;T--;)if(xe(t[x],t[T])){let g={instancePath:i+"/mistakes",schemaPath:"\
#/else/oneOf/1/properties/mistakes/uniqueItems",keyword:"uniqueItems",params:{i:x,j:T}};e===null?e=[g]:e.push(g),r++;break e}}}else{let u={instancePath:i+"/mist\
akes",schemaPath:"#/else/oneOf/1/properties/mistakes/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}}f!==!0&&(f=!0)}else{let t={instancePath:i,
schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,
schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}}else{let c={instancePath:i,
schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="else"}if(!a){let d={instancePath:i,schemaPath:"#\
/if",keyword:"if",params:{failingKeyword:y}};e===null?e=[d]:e.push(d),r++}return mr.errors=e,h.props=f,r===0}mr.evaluated={dynamicProps:!0,dynamicItems:!1};var Ei={
if:{type:"string"},then:{enum:["openai"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"openai"},types:{$ref:"#\
/$defs/texts",description:"names of the types"}},required:["reading"],additionalProperties:!1,examples:[{reading:"openai"}]},{properties:{reading:{const:"list"},
types:{$ref:"#/$defs/texts",description:"names of the types"}},required:["reading","types"],additionalProperties:!1,examples:[{reading:"list",types:["completion\
.finished"]}]}]}};function fr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=fr.evaluated;h.dynamicProps&&
(h.props=void 0),h.dynamicItems&&(h.items=void 0);let n=r,a=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}var m=l===r;r=n,e!==null&&(n?e.length=
n:e=null);let y;if(m){let d=r;if(s!=="openai"){let c={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Ei.then.enum}};e===null?e=[c]:
e.push(c),r++}var m=d===r;a=m,y="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let c=s.reading;if(typeof c=="string")if(c==="openai"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="types")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="openai"){let t={instancePath:i+"/reading",
schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"openai"}};e===null?e=[t]:e.push(t),r++}s.types!==void 0&&(E(s.types,{
instancePath:i+"/types",parentData:s,parentDataProperty:"types",rootData:P,dynamicAnchors:k})||(e=e===null?E.errors:e.concat(E.errors),r=e.length))}var f=!0}else if(c===
"list"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.types===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{
missingProperty:"types"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="types")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="list"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[t]:e.push(t),r++}s.types!==void 0&&(E(
s.types,{instancePath:i+"/types",parentData:s,parentDataProperty:"types",rootData:P,dynamicAnchors:k})||(e=e===null?E.errors:e.concat(E.errors),r=e.length))}f!==
!0&&(f=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:c}};e===null?e=[t]:
e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:c}};e===null?e=[t]:
e.push(t),r++}}else{let c={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="else"}
if(!a){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:y}};e===null?e=[d]:e.push(d),r++}return fr.errors=e,h.props=f,r===0}fr.evaluated=
{dynamicProps:!0,dynamicItems:!1};var Li={if:{type:"string"},then:{enum:["type-timestamp-data","openai","cloudevents"]},else:{type:"object",discriminator:{propertyName:"\
reading"},oneOf:[{properties:{reading:{const:"type-timestamp-data"},schema:{$ref:"#/$defs/schemaId",description:"what an event has to conform to"},idPointer:{$ref:"\
#/$defs/pointer",description:"JSON pointer to the id of the event, where no header names it"}},required:["reading"],additionalProperties:!1,examples:[{reading:"\
type-timestamp-data"}]},{properties:{reading:{const:"openai"},schema:{$ref:"#/$defs/schemaId",description:"what an event has to conform to"},idPointer:{$ref:"#/\
$defs/pointer",description:"JSON pointer to the id of the event, where no header names it"}},required:["reading"],additionalProperties:!1,examples:[{reading:"op\
enai"}]},{properties:{reading:{const:"cloudevents"},schema:{$ref:"#/$defs/schemaId",description:"what an event has to conform to"},idPointer:{$ref:"#/$defs/poin\
ter",description:"JSON pointer to the id of the event, where no header names it"}},required:["reading"],additionalProperties:!1,examples:[{reading:"cloudevents"}]},
{properties:{reading:{const:"custom"},schema:{$ref:"#/$defs/schemaIdOrOwn",description:"what an event has to conform to: the id of a schema that Assay ships, or\
 a schema of your own"},typePointer:{$ref:"#/$defs/pointer",description:"JSON pointer to the type of the event"},timePointer:{$ref:"#/$defs/pointer",description:"\
JSON pointer to its time"},idPointer:{$ref:"#/$defs/pointer",description:"JSON pointer to the id of the event, where no header names it"}},required:["reading","\
schema"],additionalProperties:!1,examples:[{reading:"custom",schema:{type:"object",required:["event"],properties:{event:{type:"string"},created:{type:"integer"}}},
typePointer:"/event",timePointer:"/created"}]}]}};function cr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,
r=0,h=cr.evaluated;h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0);let n=r,a=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}
var m=l===r;r=n,e!==null&&(n?e.length=n:e=null);let y;if(m){let d=r;if(!(s==="type-timestamp-data"||s==="openai"||s==="cloudevents")){let c={instancePath:i,schemaPath:"\
#/then/enum",keyword:"enum",params:{allowedValues:Li.then.enum}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){let c=s.reading;if(typeof c=="string")if(c==="type-timestamp-data"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t===
"schema"||t==="idPointer")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="type-timestamp-data"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/re\
ading/const",keyword:"const",params:{allowedValue:"type-timestamp-data"}};e===null?e=[t]:e.push(t),r++}s.schema!==void 0&&(R(s.schema,{instancePath:i+"/schema",
parentData:s,parentDataProperty:"schema",rootData:P,dynamicAnchors:k})||(e=e===null?R.errors:e.concat(R.errors),r=e.length)),s.idPointer!==void 0&&(L(s.idPointer,
{instancePath:i+"/idPointer",parentData:s,parentDataProperty:"idPointer",rootData:P,dynamicAnchors:k})||(e=e===null?L.errors:e.concat(L.errors),r=e.length))}var f=!0}else if(c===
"openai"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="schema"||t==="idPointer")){let u={instancePath:i,schemaPath:"#/\
else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!==
"openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"openai"}};e===null?e=[t]:e.
push(t),r++}s.schema!==void 0&&(R(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"schema",rootData:P,dynamicAnchors:k})||(e=e===null?R.errors:
e.concat(R.errors),r=e.length)),s.idPointer!==void 0&&(L(s.idPointer,{instancePath:i+"/idPointer",parentData:s,parentDataProperty:"idPointer",rootData:P,dynamicAnchors:k})||
(e=e===null?L.errors:e.concat(L.errors),r=e.length))}f!==!0&&(f=!0)}else if(c==="cloudevents"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t===
"reading"||t==="schema"||t==="idPointer")){let u={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="cloudevents"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/co\
nst",keyword:"const",params:{allowedValue:"cloudevents"}};e===null?e=[t]:e.push(t),r++}s.schema!==void 0&&(R(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"\
schema",rootData:P,dynamicAnchors:k})||(e=e===null?R.errors:e.concat(R.errors),r=e.length)),s.idPointer!==void 0&&(L(s.idPointer,{instancePath:i+"/idPointer",parentData:s,
parentDataProperty:"idPointer",rootData:P,dynamicAnchors:k})||(e=e===null?L.errors:e.concat(L.errors),r=e.length))}f!==!0&&(f=!0)}else if(c==="custom"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),r++}if(s.schema===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"\
schema"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="schema"||t==="typePointer"||t==="timePointer"||t==="idPointer")){let u={instancePath:i,
schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&
s.reading!=="custom"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"custom"}};e===
null?e=[t]:e.push(t),r++}s.schema!==void 0&&(Y(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"schema",rootData:P,dynamicAnchors:k})||(e=e===
null?Y.errors:e.concat(Y.errors),r=e.length)),s.typePointer!==void 0&&(L(s.typePointer,{instancePath:i+"/typePointer",parentData:s,parentDataProperty:"typePoint\
er",rootData:P,dynamicAnchors:k})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.timePointer!==void 0&&(L(s.timePointer,{instancePath:i+"/timePointer",
parentData:s,parentDataProperty:"timePointer",rootData:P,dynamicAnchors:k})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.idPointer!==void 0&&(L(s.idPointer,
{instancePath:i+"/idPointer",parentData:s,parentDataProperty:"idPointer",rootData:P,dynamicAnchors:k})||(e=e===null?L.errors:e.concat(L.errors),r=e.length))}f!==
!0&&(f=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:c}};e===null?e=[t]:
e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:c}};e===null?e=[t]:
e.push(t),r++}}else{let c={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="else"}
if(!a){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:y}};e===null?e=[d]:e.push(d),r++}return cr.errors=e,h.props=f,r===0}cr.evaluated=
{dynamicProps:!0,dynamicItems:!1};var Ci={if:{type:"string"},then:{enum:["post-json"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{
reading:{const:"post-json"},deadlineSeconds:{$ref:"#/$defs/seconds",description:"seconds that the sender waits for an answer"},arrivalSeconds:{$ref:"#/$defs/sec\
onds",description:"seconds until the first delivery at the latest"},quietSeconds:{$ref:"#/$defs/seconds",description:"seconds for which we look whether nothing \
more comes"},timeScale:{$ref:"#/$defs/seconds",description:"1, or less for a test server whose clock runs faster"},idHeader:{$ref:"#/$defs/fieldName",description:"\
header that holds the id of the event"}},required:["reading"],additionalProperties:!1,examples:[{reading:"post-json",deadlineSeconds:15,arrivalSeconds:30}]}]}};var Bi=new RegExp("^[A-Za-z0-9!#$%&'*+.^_`|~-]+$","u");function ne(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){
let e=null,r=0,h=ne.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof s=="string"){if(!Bi.test(s)){let n={instancePath:i,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9!#$%&'*+.^_`|~-]+$"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}return ne.errors=e,r===0}ne.evaluated={dynamicProps:!1,dynamicItems:!1};function yr(s,{instancePath:i="",
parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=yr.evaluated;h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=
void 0);let n=r,a=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}var m=l===r;r=n,e!==null&&(n?e.length=n:e=null);let y;if(m){let d=r;if(s!==
"post-json"){let c={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Ci.then.enum}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="\
then"}else{let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let c=s.reading;if(typeof c=="string")if(c==="post-json"){if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(
t),r++}for(let t in s)if(!(t==="reading"||t==="deadlineSeconds"||t==="arrivalSeconds"||t==="quietSeconds"||t==="timeScale"||t==="idHeader")){let u={instancePath:i,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&
s.reading!=="post-json"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"post-json"}};
e===null?e=[t]:e.push(t),r++}s.deadlineSeconds!==void 0&&(J(s.deadlineSeconds,{instancePath:i+"/deadlineSeconds",parentData:s,parentDataProperty:"deadlineSecond\
s",rootData:P,dynamicAnchors:k})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)),s.arrivalSeconds!==void 0&&(J(s.arrivalSeconds,{instancePath:i+"/arrivalS\
econds",parentData:s,parentDataProperty:"arrivalSeconds",rootData:P,dynamicAnchors:k})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)),s.quietSeconds!==void 0&&
(J(s.quietSeconds,{instancePath:i+"/quietSeconds",parentData:s,parentDataProperty:"quietSeconds",rootData:P,dynamicAnchors:k})||(e=e===null?J.errors:e.concat(J.
errors),r=e.length)),s.timeScale!==void 0&&(J(s.timeScale,{instancePath:i+"/timeScale",parentData:s,parentDataProperty:"timeScale",rootData:P,dynamicAnchors:k})||
(e=e===null?J.errors:e.concat(J.errors),r=e.length)),s.idHeader!==void 0&&(ne(s.idHeader,{instancePath:i+"/idHeader",parentData:s,parentDataProperty:"idHeader",
rootData:P,dynamicAnchors:k})||(e=e===null?ne.errors:e.concat(ne.errors),r=e.length))}var f=!0}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}}else{let c={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{
type:"object"}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="else"}if(!a){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:y}};e===
null?e=[d]:e.push(d),r++}return yr.errors=e,h.props=f,r===0}yr.evaluated={dynamicProps:!0,dynamicItems:!1};var Ki={if:{type:"string"},then:{enum:["same-id","non\
e"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"same-id"},delaysSeconds:{type:"array",minItems:1,items:{$ref:"\
#/$defs/seconds"},description:"seconds before the first retry, the second, and so on; they grow"},waitSeconds:{$ref:"#/$defs/seconds",description:"seconds that \
we wait for all retries"},finalStatuses:{description:"statuses after which no attempt comes; every other that is not 2xx brings a retry",type:"array",uniqueItems:!0,
items:{type:"integer",minimum:300,maximum:599}}},required:["reading"],additionalProperties:!1,examples:[{reading:"same-id",delaysSeconds:[5,30],waitSeconds:60}]},
{properties:{reading:{const:"none"}},required:["reading"],additionalProperties:!1,examples:[{reading:"none"}]}]}};function hr(s,{instancePath:i="",parentData:N,
parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=hr.evaluated;h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0);let n=r,
a=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}var m=l===r;r=n,e!==null&&(n?e.length=n:e=null);let y;if(m){let d=r;if(!(s==="same-id"||s===
"none")){let c={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Ki.then.enum}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="then"}else{
let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let c=s.reading;if(typeof c=="string")if(c==="same-id"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===
void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)
if(!(t==="reading"||t==="delaysSeconds"||t==="waitSeconds"||t==="finalStatuses")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="same-id"){let t={instancePath:i+"/reading",
schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"same-id"}};e===null?e=[t]:e.push(t),r++}if(s.delaysSeconds!==void 0){
let t=s.delaysSeconds;if(Array.isArray(t)){if(t.length<1){let x={instancePath:i+"/delaysSeconds",schemaPath:"#/else/oneOf/0/properties/delaysSeconds/minItems",keyword:"\
minItems",params:{limit:1}};e===null?e=[x]:e.push(x),r++}let u=t.length;for(let x=0;x<u;x++)J(t[x],{instancePath:i+"/delaysSeconds/"+x,parentData:t,parentDataProperty:x,
rootData:P,dynamicAnchors:k})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)}else{let u={instancePath:i+"/delaysSeconds",schemaPath:"#/else/oneOf/0/proper\
ties/delaysSeconds/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}if(s.waitSeconds!==void 0&&(J(s.waitSeconds,{instancePath:i+"/waitS\
econds",parentData:s,parentDataProperty:"waitSeconds",rootData:P,dynamicAnchors:k})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)),s.finalStatuses!==void 0){
let t=s.finalStatuses;if(Array.isArray(t)){let u=t.length;for(let g=0;g<u;g++){let o=t[g];if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:i+
"/finalStatuses/"+g,schemaPath:"#/else/oneOf/0/properties/finalStatuses/items/type",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),r++}if(typeof o==
"number"&&isFinite(o)){if(o>599||isNaN(o)){let p={instancePath:i+"/finalStatuses/"+g,schemaPath:"#/else/oneOf/0/properties/finalStatuses/items/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:599}};e===null?e=[p]:e.push(p),r++}if(o<300||isNaN(o)){let p={instancePath:i+"/finalStatuses/"+g,schemaPath:"#/else/oneOf\
/0/properties/finalStatuses/items/minimum",keyword:"minimum",params:{comparison:">=",limit:300}};e===null?e=[p]:e.push(p),r++}}}let x=t.length,T;if(x>1){let g={};
for(;x--;){let o=t[x];if(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)){if(typeof g[o]=="number"){T=g[o];let p={instancePath:i+"/finalStatuses",schemaPath:"\
#/else/oneOf/0/properties/finalStatuses/uniqueItems",keyword:"uniqueItems",params:{i:x,j:T}};e===null?e=[p]:e.push(p),r++;break}g[o]=x}}}}else{let u={instancePath:i+
"/finalStatuses",schemaPath:"#/else/oneOf/0/properties/finalStatuses/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}}var f=!0}else if(c===
"none"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="none"){let t={instancePath:i+"/re\
ading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"none"}};e===null?e=[t]:e.push(t),r++}}f!==!0&&(f=!0)}else{let t={
instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}else{let t={
instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}}else{let c={
instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="else"}if(!a){let d={instancePath:i,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:y}};e===null?e=[d]:e.push(d),r++}return hr.errors=e,h.props=f,r===0}hr.evaluated={dynamicProps:!0,dynamicItems:!1};
var Er={if:{type:"string"},then:{enum:["standard-v1","standard-v1a","stripe","github","none"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[
{properties:{reading:{const:"standard-v1"},toleranceSeconds:{$ref:"#/$defs/seconds",description:"seconds by which a signed time may be off"}},required:["reading"],
additionalProperties:!1,examples:[{reading:"standard-v1",toleranceSeconds:300}]},{properties:{reading:{const:"standard-v1a"},toleranceSeconds:{$ref:"#/$defs/sec\
onds",description:"seconds by which a signed time may be off"}},required:["reading"],additionalProperties:!1,examples:[{reading:"standard-v1a",toleranceSeconds:300}]},
{properties:{reading:{const:"stripe"},toleranceSeconds:{$ref:"#/$defs/seconds",description:"seconds by which a signed time may be off"}},required:["reading"],additionalProperties:!1,
examples:[{reading:"stripe",toleranceSeconds:300}]},{properties:{reading:{const:"github"}},required:["reading"],additionalProperties:!1,examples:[{reading:"gith\
ub"}]},{properties:{reading:{const:"hmac"},header:{$ref:"#/$defs/fieldName",description:"header that carries the signature"},content:{description:"what is signe\
d: a text with {body}, and {id} and {timestamp} where they are signed too",type:"string",minLength:1},algorithm:{description:"hash function of the HMAC",enum:["\
sha1","sha256","sha384","sha512"]},encoding:{$ref:"#/$defs/digestEncoding",description:"how the signature is written"},prefix:{$ref:"#/$defs/signaturePrefix",description:"\
text before each signature, such as sha256="},timestampHeader:{$ref:"#/$defs/fieldName",description:"header that holds the time"},timestampPrefix:{$ref:"#/$defs\
/signaturePrefix",description:"text before the time, such as t=, where it stands in the header of the signature"},timestampPointer:{$ref:"#/$defs/pointer",description:"\
JSON pointer to the time, where it stands in the body"},timestampUnit:{description:"how the time is written",enum:["seconds","milliseconds","iso"]},secretEncoding:{
description:"what the letters of the secret are: the key itself, or the key in an encoding",enum:["text","hex","base64","base64url"]},secretPrefix:{$ref:"#/$def\
s/text",description:"text before an encoded secret that is not part of it"},toleranceSeconds:{$ref:"#/$defs/seconds",description:"seconds that a time may be off"}},
required:["reading","header","content"],additionalProperties:!1,examples:[{reading:"hmac",header:"X-Signature",algorithm:"sha256",encoding:"hex",prefix:"sha256=",
content:"{timestamp}.{body}",timestampHeader:"X-Timestamp"}]},{properties:{reading:{const:"none"}},required:["reading"],additionalProperties:!1,examples:[{reading:"\
none"}]}]}},Ri={enum:["hex","base64","base64url"]};function gr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,
r=0,h=gr.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),!(s==="hex"||s==="base64"||s==="base64url")){let n={instancePath:i,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:Ri.enum}};e===null?e=[n]:e.push(n),r++}return gr.errors=e,r===0}gr.evaluated={dynamicProps:!1,dynamicItems:!1};var Ji=new RegExp("^[^\\s,;]*$","u");function ve(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=ve.
evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof s=="string"){if(!Ji.test(s)){let n={instancePath:i,schemaPath:"#/pattern",
keyword:"pattern",params:{pattern:"^[^\\s,;]*$"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"stri\
ng"}};e===null?e=[n]:e.push(n),r++}return ve.errors=e,r===0}ve.evaluated={dynamicProps:!1,dynamicItems:!1};function Pr(s,{instancePath:i="",parentData:N,parentDataProperty:D,
rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=Pr.evaluated;h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0);let n=r,a=!0,l=r;if(typeof s!=
"string"){let d={};e===null?e=[d]:e.push(d),r++}var m=l===r;r=n,e!==null&&(n?e.length=n:e=null);let y;if(m){let d=r;if(!(s==="standard-v1"||s==="standard-v1a"||
s==="stripe"||s==="github"||s==="none")){let c={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Er.then.enum}};e===null?e=[c]:e.push(
c),r++}var m=d===r;a=m,y="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let c=s.reading;if(typeof c=="string")if(c==="standard-v1"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="toleranceSeconds")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="standard-v1"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"standard-v1"}};e===null?e=[t]:e.push(t),r++}s.toleranceSeconds!==
void 0&&(J(s.toleranceSeconds,{instancePath:i+"/toleranceSeconds",parentData:s,parentDataProperty:"toleranceSeconds",rootData:P,dynamicAnchors:k})||(e=e===null?
J.errors:e.concat(J.errors),r=e.length))}var f=!0}else if(c==="standard-v1a"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t===
"toleranceSeconds")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?
e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="standard-v1a"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"\
const",params:{allowedValue:"standard-v1a"}};e===null?e=[t]:e.push(t),r++}s.toleranceSeconds!==void 0&&(J(s.toleranceSeconds,{instancePath:i+"/toleranceSeconds",
parentData:s,parentDataProperty:"toleranceSeconds",rootData:P,dynamicAnchors:k})||(e=e===null?J.errors:e.concat(J.errors),r=e.length))}f!==!0&&(f=!0)}else if(c===
"stripe"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="toleranceSeconds")){let u={instancePath:i,schemaPath:"#/else/on\
eOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="strip\
e"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"stripe"}};e===null?e=[t]:e.push(
t),r++}s.toleranceSeconds!==void 0&&(J(s.toleranceSeconds,{instancePath:i+"/toleranceSeconds",parentData:s,parentDataProperty:"toleranceSeconds",rootData:P,dynamicAnchors:k})||
(e=e===null?J.errors:e.concat(J.errors),r=e.length))}f!==!0&&(f=!0)}else if(c==="github"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={
instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="r\
eading"){let u={instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(
u),r++}if(s.reading!==void 0&&s.reading!=="github"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/3/properties/reading/const",keyword:"const",params:{
allowedValue:"github"}};e===null?e=[t]:e.push(t),r++}}f!==!0&&(f=!0)}else if(c==="hmac"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={
instancePath:i,schemaPath:"#/else/oneOf/4/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.header===void 0){let t={
instancePath:i,schemaPath:"#/else/oneOf/4/required",keyword:"required",params:{missingProperty:"header"}};e===null?e=[t]:e.push(t),r++}if(s.content===void 0){let t={
instancePath:i,schemaPath:"#/else/oneOf/4/required",keyword:"required",params:{missingProperty:"content"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!ee.call(
Er.else.oneOf[4].properties,t)){let u={instancePath:i,schemaPath:"#/else/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="hmac"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/4/properties/reading/const",keyword:"\
const",params:{allowedValue:"hmac"}};e===null?e=[t]:e.push(t),r++}if(s.header!==void 0&&(ne(s.header,{instancePath:i+"/header",parentData:s,parentDataProperty:"\
header",rootData:P,dynamicAnchors:k})||(e=e===null?ne.errors:e.concat(ne.errors),r=e.length)),s.content!==void 0){let t=s.content;if(typeof t=="string"){if(U(t)<
1){let u={instancePath:i+"/content",schemaPath:"#/else/oneOf/4/properties/content/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[u]:e.push(u),r++}}else{
let u={instancePath:i+"/content",schemaPath:"#/else/oneOf/4/properties/content/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}}if(s.algorithm!==
void 0){let t=s.algorithm;if(!(t==="sha1"||t==="sha256"||t==="sha384"||t==="sha512")){let u={instancePath:i+"/algorithm",schemaPath:"#/else/oneOf/4/properties/a\
lgorithm/enum",keyword:"enum",params:{allowedValues:Er.else.oneOf[4].properties.algorithm.enum}};e===null?e=[u]:e.push(u),r++}}if(s.encoding!==void 0&&(gr(s.encoding,
{instancePath:i+"/encoding",parentData:s,parentDataProperty:"encoding",rootData:P,dynamicAnchors:k})||(e=e===null?gr.errors:e.concat(gr.errors),r=e.length)),s.prefix!==
void 0&&(ve(s.prefix,{instancePath:i+"/prefix",parentData:s,parentDataProperty:"prefix",rootData:P,dynamicAnchors:k})||(e=e===null?ve.errors:e.concat(ve.errors),
r=e.length)),s.timestampHeader!==void 0&&(ne(s.timestampHeader,{instancePath:i+"/timestampHeader",parentData:s,parentDataProperty:"timestampHeader",rootData:P,dynamicAnchors:k})||
(e=e===null?ne.errors:e.concat(ne.errors),r=e.length)),s.timestampPrefix!==void 0&&(ve(s.timestampPrefix,{instancePath:i+"/timestampPrefix",parentData:s,parentDataProperty:"\
timestampPrefix",rootData:P,dynamicAnchors:k})||(e=e===null?ve.errors:e.concat(ve.errors),r=e.length)),s.timestampPointer!==void 0&&(L(s.timestampPointer,{instancePath:i+
"/timestampPointer",parentData:s,parentDataProperty:"timestampPointer",rootData:P,dynamicAnchors:k})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.timestampUnit!==
void 0){let t=s.timestampUnit;if(!(t==="seconds"||t==="milliseconds"||t==="iso")){let u={instancePath:i+"/timestampUnit",schemaPath:"#/else/oneOf/4/properties/t\
imestampUnit/enum",keyword:"enum",params:{allowedValues:Er.else.oneOf[4].properties.timestampUnit.enum}};e===null?e=[u]:e.push(u),r++}}if(s.secretEncoding!==void 0){
let t=s.secretEncoding;if(!(t==="text"||t==="hex"||t==="base64"||t==="base64url")){let u={instancePath:i+"/secretEncoding",schemaPath:"#/else/oneOf/4/properties\
/secretEncoding/enum",keyword:"enum",params:{allowedValues:Er.else.oneOf[4].properties.secretEncoding.enum}};e===null?e=[u]:e.push(u),r++}}s.secretPrefix!==void 0&&
(M(s.secretPrefix,{instancePath:i+"/secretPrefix",parentData:s,parentDataProperty:"secretPrefix",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.
errors),r=e.length)),s.toleranceSeconds!==void 0&&(J(s.toleranceSeconds,{instancePath:i+"/toleranceSeconds",parentData:s,parentDataProperty:"toleranceSeconds",rootData:P,
dynamicAnchors:k})||(e=e===null?J.errors:e.concat(J.errors),r=e.length))}f!==!0&&(f=!0)}else if(c==="none"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===
void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/5/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)
if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?
e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="none"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/5/properties/reading/const",keyword:"co\
nst",params:{allowedValue:"none"}};e===null?e=[t]:e.push(t),r++}}f!==!0&&(f=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discrimina\
tor",params:{error:"mapping",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discr\
iminator",params:{error:"tag",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}}else{let c={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{
type:"object"}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="else"}if(!a){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:y}};e===
null?e=[d]:e.push(d),r++}return Pr.errors=e,h.props=f,r===0}Pr.evaluated={dynamicProps:!0,dynamicItems:!1};function kr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=kr.evaluated;if(h.dynamicProps&&(h.props=
void 0),h.dynamicItems&&(h.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let a=s.reading;if(typeof a=="string")if(a==="operation"){if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){if(s.reading===void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[l]:e.push(l),r++}if(s.method===void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"method"}};e===null?
e=[l]:e.push(l),r++}if(s.path===void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[l]:
e.push(l),r++}for(let l in s)if(!(l==="reading"||l==="method"||l==="path"||l==="body"||l==="type")){let m={instancePath:i,schemaPath:"#/oneOf/0/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[m]:e.push(m),r++}if(s.reading!==void 0&&s.reading!=="operation"){let l={instancePath:i+
"/reading",schemaPath:"#/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"operation"}};e===null?e=[l]:e.push(l),r++}s.method!==void 0&&(re(
s.method,{instancePath:i+"/method",parentData:s,parentDataProperty:"method",rootData:P,dynamicAnchors:k})||(e=e===null?re.errors:e.concat(re.errors),r=e.length)),
s.path!==void 0&&(G(s.path,{instancePath:i+"/path",parentData:s,parentDataProperty:"path",rootData:P,dynamicAnchors:k})||(e=e===null?G.errors:e.concat(G.errors),
r=e.length)),s.body!==void 0&&(Q(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:P,dynamicAnchors:k})||(e=e===null?Q.errors:e.concat(
Q.errors),r=e.length)),s.type!==void 0&&(M(s.type,{instancePath:i+"/type",parentData:s,parentDataProperty:"type",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:
e.concat(M.errors),r=e.length))}var n=!0}else{let l={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:a}};
e===null?e=[l]:e.push(l),r++}else{let l={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:a}};e===
null?e=[l]:e.push(l),r++}}else{let a={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return kr.errors=e,
h.props=n,r===0}kr.evaluated={dynamicProps:!0,dynamicItems:!1};var Fs={if:{type:"string"},then:{enum:["manual"]},else:{type:"object",discriminator:{propertyName:"\
reading"},oneOf:[{properties:{reading:{const:"manual"}},required:["reading"],additionalProperties:!1,examples:[{reading:"manual"}]},{properties:{reading:{const:"\
rest"},method:{$ref:"#/$defs/method",description:"method of the call that registers an address"},path:{$ref:"#/$defs/path",description:"path of that call"},body:{
$ref:"#/$defs/object",description:"its body"},idPointer:{$ref:"#/$defs/pointer",description:"JSON pointer to the id of the address in the answer"},secretPointer:{
$ref:"#/$defs/pointer",description:"JSON pointer to the signing secret in the answer"},removePath:{$ref:"#/$defs/path",description:"path of the DELETE that remo\
ves the address"},rotatePath:{$ref:"#/$defs/path",description:"path of the POST that makes a new secret"},listPath:{$ref:"#/$defs/path",description:"path of the\
 GET that lists the addresses"},maxEndpoints:{description:"how many addresses are taken at a time",type:"integer",minimum:1},rotationOverlapSeconds:{description:"\
seconds for which the old secret signs too after a rotation; 0: not at all",type:"number",minimum:0}},required:["reading","method","path","body"],additionalProperties:!1,
examples:[{reading:"rest",method:"POST",path:"/v1/hooks",body:{url:"{url}",events:["{type}"]},idPointer:"/id",secretPointer:"/secret",removePath:"/v1/hooks/{id}",
rotatePath:"/v1/hooks/{id}/rotate",listPath:"/v1/hooks"}]},{properties:{reading:{const:"per-request"},field:{$ref:"#/$defs/text",description:"request field that\
 names the address"}},required:["reading","field"],additionalProperties:!1,examples:[{reading:"per-request",field:"notify"}]}]}};function wr(s,{instancePath:i="",
parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=wr.evaluated;h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=
void 0);let n=r,a=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}var m=l===r;r=n,e!==null&&(n?e.length=n:e=null);let y;if(m){let d=r;if(s!==
"manual"){let c={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Fs.then.enum}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="the\
n"}else{let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let c=s.reading;if(typeof c=="string")if(c==="manual"){if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),
r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="manual"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",
keyword:"const",params:{allowedValue:"manual"}};e===null?e=[t]:e.push(t),r++}}var f=!0}else if(c==="rest"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===
void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.method===
void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"method"}};e===null?e=[t]:e.push(t),r++}if(s.path===
void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[t]:e.push(t),r++}if(s.body===
void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"body"}};e===null?e=[t]:e.push(t),r++}for(let t in s)
if(!ee.call(Fs.else.oneOf[1].properties,t)){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="rest"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"\
const",params:{allowedValue:"rest"}};e===null?e=[t]:e.push(t),r++}if(s.method!==void 0&&(re(s.method,{instancePath:i+"/method",parentData:s,parentDataProperty:"\
method",rootData:P,dynamicAnchors:k})||(e=e===null?re.errors:e.concat(re.errors),r=e.length)),s.path!==void 0&&(G(s.path,{instancePath:i+"/path",parentData:s,parentDataProperty:"\
path",rootData:P,dynamicAnchors:k})||(e=e===null?G.errors:e.concat(G.errors),r=e.length)),s.body!==void 0&&(Q(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"\
body",rootData:P,dynamicAnchors:k})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length)),s.idPointer!==void 0&&(L(s.idPointer,{instancePath:i+"/idPointer",parentData:s,
parentDataProperty:"idPointer",rootData:P,dynamicAnchors:k})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.secretPointer!==void 0&&(L(s.secretPointer,
{instancePath:i+"/secretPointer",parentData:s,parentDataProperty:"secretPointer",rootData:P,dynamicAnchors:k})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),
s.removePath!==void 0&&(G(s.removePath,{instancePath:i+"/removePath",parentData:s,parentDataProperty:"removePath",rootData:P,dynamicAnchors:k})||(e=e===null?G.errors:
e.concat(G.errors),r=e.length)),s.rotatePath!==void 0&&(G(s.rotatePath,{instancePath:i+"/rotatePath",parentData:s,parentDataProperty:"rotatePath",rootData:P,dynamicAnchors:k})||
(e=e===null?G.errors:e.concat(G.errors),r=e.length)),s.listPath!==void 0&&(G(s.listPath,{instancePath:i+"/listPath",parentData:s,parentDataProperty:"listPath",rootData:P,
dynamicAnchors:k})||(e=e===null?G.errors:e.concat(G.errors),r=e.length)),s.maxEndpoints!==void 0){let t=s.maxEndpoints;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){let u={instancePath:i+"/maxEndpoints",schemaPath:"#/else/oneOf/1/properties/maxEndpoints/type",keyword:"type",params:{type:"integer"}};e===null?e=
[u]:e.push(u),r++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let u={instancePath:i+"/maxEndpoints",schemaPath:"#/else/oneOf/1/properties/maxEndpoints/\
minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[u]:e.push(u),r++}}if(s.rotationOverlapSeconds!==void 0){let t=s.rotationOverlapSeconds;
if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){let u={instancePath:i+"/rotationOverlapSeconds",schemaPath:"#/else/oneOf/1/properties/rotationOverlapSecon\
ds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/rotationOverlapSeconds",schemaPath:"#\
/else/oneOf/1/properties/rotationOverlapSeconds/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),r++}}}f!==!0&&(f=!0)}else if(c==="per-requ\
est"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.field===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{
missingProperty:"field"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="field")){let u={instancePath:i,schemaPath:"#/else/oneOf/2/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="per-request"){let t={
instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"per-request"}};e===null?e=[t]:e.push(t),r++}
s.field!==void 0&&(M(s.field,{instancePath:i+"/field",parentData:s,parentDataProperty:"field",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.errors),
r=e.length))}f!==!0&&(f=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:c}};
e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:c}};
e===null?e=[t]:e.push(t),r++}}else{let c={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}var m=d===
r;a=m,y="else"}if(!a){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:y}};e===null?e=[d]:e.push(d),r++}return wr.errors=e,h.props=f,
r===0}wr.evaluated={dynamicProps:!0,dynamicItems:!1};var vs={type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"list"},quotas:{
type:"array",minItems:1,items:{type:"object",required:["quota","unit","scope"],additionalProperties:!1,properties:{quota:{type:"integer",minimum:1,description:"\
how much is allowed"},unit:{enum:["requests","tokens","concurrent"],description:"of what; concurrent: calls in flight at once"},windowSeconds:{$ref:"#/$defs/sec\
onds",description:"in how many seconds; left out for concurrent"},scope:{enum:["key","account","address"],description:"for whom it counts"}}},description:"what \
is allowed: `quota` units in `windowSeconds`, counted per `scope`"},charged:{title:"What counts besides the calls that are answered",type:"array",uniqueItems:!0,
items:{enum:["refused","invalid","unauthorized"]},description:"what counts besides the calls that are answered"}},required:["reading","quotas"],additionalProperties:!1,
examples:[{reading:"list",quotas:[{quota:60,unit:"requests",windowSeconds:60,scope:"key"}],charged:["refused"]}]}]};function br(s,{instancePath:i="",parentData:N,
parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=br.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let a=s.reading;if(typeof a=="string")if(a==="list"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){
let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[l]:e.push(l),r++}if(s.quotas===void 0){
let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"quotas"}};e===null?e=[l]:e.push(l),r++}for(let l in s)if(!(l===
"reading"||l==="quotas"||l==="charged")){let m={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[m]:e.push(m),r++}if(s.reading!==void 0&&s.reading!=="list"){let l={instancePath:i+"/reading",schemaPath:"#/oneOf/0/properties/reading/const",keyword:"\
const",params:{allowedValue:"list"}};e===null?e=[l]:e.push(l),r++}if(s.quotas!==void 0){let l=s.quotas;if(Array.isArray(l)){if(l.length<1){let y={instancePath:i+
"/quotas",schemaPath:"#/oneOf/0/properties/quotas/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[y]:e.push(y),r++}let m=l.length;for(let y=0;y<m;y++){
let f=l[y];if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.quota===void 0){let d={instancePath:i+"/quotas/"+y,schemaPath:"#/oneOf/0/properties/quotas/items/re\
quired",keyword:"required",params:{missingProperty:"quota"}};e===null?e=[d]:e.push(d),r++}if(f.unit===void 0){let d={instancePath:i+"/quotas/"+y,schemaPath:"#/o\
neOf/0/properties/quotas/items/required",keyword:"required",params:{missingProperty:"unit"}};e===null?e=[d]:e.push(d),r++}if(f.scope===void 0){let d={instancePath:i+
"/quotas/"+y,schemaPath:"#/oneOf/0/properties/quotas/items/required",keyword:"required",params:{missingProperty:"scope"}};e===null?e=[d]:e.push(d),r++}for(let d in f)
if(!(d==="quota"||d==="unit"||d==="windowSeconds"||d==="scope")){let q={instancePath:i+"/quotas/"+y,schemaPath:"#/oneOf/0/properties/quotas/items/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[q]:e.push(q),r++}if(f.quota!==void 0){let d=f.quota;if(!(typeof d=="number"&&!(d%
1)&&!isNaN(d)&&isFinite(d))){let q={instancePath:i+"/quotas/"+y+"/quota",schemaPath:"#/oneOf/0/properties/quotas/items/properties/quota/type",keyword:"type",params:{
type:"integer"}};e===null?e=[q]:e.push(q),r++}if(typeof d=="number"&&isFinite(d)&&(d<1||isNaN(d))){let q={instancePath:i+"/quotas/"+y+"/quota",schemaPath:"#/one\
Of/0/properties/quotas/items/properties/quota/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[q]:e.push(q),r++}}if(f.unit!==void 0){let d=f.
unit;if(!(d==="requests"||d==="tokens"||d==="concurrent")){let q={instancePath:i+"/quotas/"+y+"/unit",schemaPath:"#/oneOf/0/properties/quotas/items/properties/u\
nit/enum",keyword:"enum",params:{allowedValues:vs.oneOf[0].properties.quotas.items.properties.unit.enum}};e===null?e=[q]:e.push(q),r++}}if(f.windowSeconds!==void 0&&
(J(f.windowSeconds,{instancePath:i+"/quotas/"+y+"/windowSeconds",parentData:f,parentDataProperty:"windowSeconds",rootData:P,dynamicAnchors:k})||(e=e===null?J.errors:
e.concat(J.errors),r=e.length)),f.scope!==void 0){let d=f.scope;if(!(d==="key"||d==="account"||d==="address")){let q={instancePath:i+"/quotas/"+y+"/scope",schemaPath:"\
#/oneOf/0/properties/quotas/items/properties/scope/enum",keyword:"enum",params:{allowedValues:vs.oneOf[0].properties.quotas.items.properties.scope.enum}};e===null?
e=[q]:e.push(q),r++}}}else{let d={instancePath:i+"/quotas/"+y,schemaPath:"#/oneOf/0/properties/quotas/items/type",keyword:"type",params:{type:"object"}};e===null?
e=[d]:e.push(d),r++}}}else{let m={instancePath:i+"/quotas",schemaPath:"#/oneOf/0/properties/quotas/type",keyword:"type",params:{type:"array"}};e===null?e=[m]:e.
push(m),r++}}if(s.charged!==void 0){let l=s.charged;if(Array.isArray(l)){let m=l.length;for(let d=0;d<m;d++){let q=l[d];if(!(q==="refused"||q==="invalid"||q==="\
unauthorized")){let c={instancePath:i+"/charged/"+d,schemaPath:"#/oneOf/0/properties/charged/items/enum",keyword:"enum",params:{allowedValues:vs.oneOf[0].properties.
charged.items.enum}};e===null?e=[c]:e.push(c),r++}}let y=l.length,f;if(y>1){e:for(;y--;)for(f=y;f--;)if(xe(l[y],l[f])){let d={instancePath:i+"/charged",schemaPath:"\
#/oneOf/0/properties/charged/uniqueItems",keyword:"uniqueItems",params:{i:y,j:f}};e===null?e=[d]:e.push(d),r++;break e}}}else{let m={instancePath:i+"/charged",schemaPath:"\
#/oneOf/0/properties/charged/type",keyword:"type",params:{type:"array"}};e===null?e=[m]:e.push(m),r++}}}var n=!0}else{let l={instancePath:i,schemaPath:"#/discri\
minator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:a}};e===null?e=[l]:e.push(l),r++}else{let l={instancePath:i,schemaPath:"#/discri\
minator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:a}};e===null?e=[l]:e.push(l),r++}}else{let a={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return br.errors=e,h.props=n,r===0}br.evaluated={dynamicProps:!0,dynamicItems:!1};var Gi={if:{type:"s\
tring"},then:{enum:["x-ratelimit-durations","ratelimit-fields","ratelimit-03","x-ratelimit-epoch","anthropic","none"]},else:{type:"object",discriminator:{propertyName:"\
reading"},oneOf:[{properties:{reading:{const:"x-ratelimit-durations"}},required:["reading"],additionalProperties:!1,examples:[{reading:"x-ratelimit-durations"}]},
{properties:{reading:{const:"ratelimit-fields"}},required:["reading"],additionalProperties:!1,examples:[{reading:"ratelimit-fields"}]},{properties:{reading:{const:"\
ratelimit-03"}},required:["reading"],additionalProperties:!1,examples:[{reading:"ratelimit-03"}]},{properties:{reading:{const:"x-ratelimit-epoch"}},required:["r\
eading"],additionalProperties:!1,examples:[{reading:"x-ratelimit-epoch"}]},{properties:{reading:{const:"anthropic"}},required:["reading"],additionalProperties:!1,
examples:[{reading:"anthropic"}]},{properties:{reading:{const:"none"}},required:["reading"],additionalProperties:!1,examples:[{reading:"none"}]}]}};function qr(s,{
instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=qr.evaluated;h.dynamicProps&&(h.props=void 0),h.dynamicItems&&
(h.items=void 0);let n=r,a=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}var m=l===r;r=n,e!==null&&(n?e.length=n:e=null);let y;if(m){let d=r;
if(!(s==="x-ratelimit-durations"||s==="ratelimit-fields"||s==="ratelimit-03"||s==="x-ratelimit-epoch"||s==="anthropic"||s==="none")){let c={instancePath:i,schemaPath:"\
#/then/enum",keyword:"enum",params:{allowedValues:Gi.then.enum}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){let c=s.reading;if(typeof c=="string")if(c==="x-ratelimit-durations"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={
instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.
reading!==void 0&&s.reading!=="x-ratelimit-durations"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{
allowedValue:"x-ratelimit-durations"}};e===null?e=[t]:e.push(t),r++}}var f=!0}else if(c==="ratelimit-fields"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}
for(let t in s)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="ratelimit-fields"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/readi\
ng/const",keyword:"const",params:{allowedValue:"ratelimit-fields"}};e===null?e=[t]:e.push(t),r++}}f!==!0&&(f=!0)}else if(c==="ratelimit-03"){if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="ratelimit-03"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"ratelimit-03"}};e===null?e=[t]:e.push(t),r++}}f!==!0&&(f=!0)}else if(c==="x-ratel\
imit-epoch"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="x-ratelimit-epoch"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"x-ratelimit-epoch"}};e===null?e=[t]:e.push(t),r++}}f!==!0&&
(f=!0)}else if(c==="anthropic"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/4/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/4/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="anthropic"){let t={
instancePath:i+"/reading",schemaPath:"#/else/oneOf/4/properties/reading/const",keyword:"const",params:{allowedValue:"anthropic"}};e===null?e=[t]:e.push(t),r++}}
f!==!0&&(f=!0)}else if(c==="none"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/5/required",
keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/on\
eOf/5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="none"){
let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/5/properties/reading/const",keyword:"const",params:{allowedValue:"none"}};e===null?e=[t]:e.push(t),r++}}
f!==!0&&(f=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:c}};e===null?
e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:c}};e===null?
e=[t]:e.push(t),r++}}else{let c={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="\
else"}if(!a){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:y}};e===null?e=[d]:e.push(d),r++}return qr.errors=e,h.props=f,r===0}qr.
evaluated={dynamicProps:!0,dynamicItems:!1};var Hi={if:{type:"string"},then:{enum:["429-retry-after","429","503","queue"]},else:{type:"object",discriminator:{propertyName:"\
reading"},oneOf:[{properties:{reading:{const:"429-retry-after"},status:{$ref:"#/$defs/statuses",description:"the expected statuses"}},required:["reading"],additionalProperties:!1,
examples:[{reading:"429-retry-after",status:[429]}]},{properties:{reading:{const:"429"},status:{$ref:"#/$defs/statuses",description:"the expected statuses"}},required:[
"reading"],additionalProperties:!1,examples:[{reading:"429",status:[429]}]},{properties:{reading:{const:"503"},status:{$ref:"#/$defs/statuses",description:"the \
expected statuses"}},required:["reading"],additionalProperties:!1,examples:[{reading:"503",status:[503]}]},{properties:{reading:{const:"queue"}},required:["read\
ing"],additionalProperties:!1,examples:[{reading:"queue"}]}]}};function vr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){
let e=null,r=0,h=vr.evaluated;h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0);let n=r,a=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:
e.push(d),r++}var m=l===r;r=n,e!==null&&(n?e.length=n:e=null);let y;if(m){let d=r;if(!(s==="429-retry-after"||s==="429"||s==="503"||s==="queue")){let c={instancePath:i,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Hi.then.enum}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="then"}else{let d=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){let c=s.reading;if(typeof c=="string")if(c==="429"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t===
"status")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.
push(u),r++}if(s.reading!==void 0&&s.reading!=="429"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{
allowedValue:"429"}};e===null?e=[t]:e.push(t),r++}s.status!==void 0&&(H(s.status,{instancePath:i+"/status",parentData:s,parentDataProperty:"status",rootData:P,dynamicAnchors:k})||
(e=e===null?H.errors:e.concat(H.errors),r=e.length))}var f=!0}else if(c==="503"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t===
"status")){let u={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.
push(u),r++}if(s.reading!==void 0&&s.reading!=="503"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{
allowedValue:"503"}};e===null?e=[t]:e.push(t),r++}s.status!==void 0&&(H(s.status,{instancePath:i+"/status",parentData:s,parentDataProperty:"status",rootData:P,dynamicAnchors:k})||
(e=e===null?H.errors:e.concat(H.errors),r=e.length))}f!==!0&&(f=!0)}else if(c==="429-retry-after"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t===
"reading"||t==="status")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===
null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="429-retry-after"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/co\
nst",keyword:"const",params:{allowedValue:"429-retry-after"}};e===null?e=[t]:e.push(t),r++}s.status!==void 0&&(H(s.status,{instancePath:i+"/status",parentData:s,
parentDataProperty:"status",rootData:P,dynamicAnchors:k})||(e=e===null?H.errors:e.concat(H.errors),r=e.length))}f!==!0&&(f=!0)}else if(c==="queue"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="queue"){let t={instancePath:i+"/reading",schemaPath:"#\
/else/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"queue"}};e===null?e=[t]:e.push(t),r++}}f!==!0&&(f=!0)}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}}else{let c={instancePath:i,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="else"}if(!a){let d={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:y}};e===null?e=[d]:e.push(d),r++}return vr.errors=e,h.props=f,r===0}vr.evaluated={dynamicProps:!0,dynamicItems:!1};function xr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=xr.evaluated;if(h.dynamicProps&&(h.props=
void 0),h.dynamicItems&&(h.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let a=s.reading;if(typeof a=="string")if(a==="number"){if(s&&typeof s=="objec\
t"&&!Array.isArray(s)){if(s.reading===void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?
e=[l]:e.push(l),r++}if(s.maximum===void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"maximum"}};e===null?
e=[l]:e.push(l),r++}for(let l in s)if(!(l==="reading"||l==="maximum")){let m={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:l}};e===null?e=[m]:e.push(m),r++}if(s.reading!==void 0&&s.reading!=="number"){let l={instancePath:i+"/reading",schemaPath:"#/\
oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"number"}};e===null?e=[l]:e.push(l),r++}if(s.maximum!==void 0){let l=s.maximum;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let m={instancePath:i+"/maximum",schemaPath:"#/oneOf/0/properties/maximum/type",keyword:"type",params:{type:"integer"}};
e===null?e=[m]:e.push(m),r++}if(typeof l=="number"&&isFinite(l)&&(l<1||isNaN(l))){let m={instancePath:i+"/maximum",schemaPath:"#/oneOf/0/properties/maximum/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[m]:e.push(m),r++}}}var n=!0}else{let l={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"reading",tagValue:a}};e===null?e=[l]:e.push(l),r++}else{let l={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"reading",tagValue:a}};e===null?e=[l]:e.push(l),r++}}else{let a={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[a]:e.push(a),r++}return xr.errors=e,h.props=n,r===0}xr.evaluated={dynamicProps:!0,dynamicItems:!1};var zi={if:{type:"string"},then:{
enum:["headers"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"headers"}},required:["reading"],additionalProperties:!1,
examples:[{reading:"headers"}]}]}};function $r(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=$r.
evaluated;h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0);let n=r,a=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}var m=l===
r;r=n,e!==null&&(n?e.length=n:e=null);let y;if(m){let d=r;if(s!=="headers"){let c={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:zi.
then.enum}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let c=s.reading;if(typeof c=="string")
if(c==="headers"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"requir\
ed",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="headers"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"headers"}};e===null?e=[t]:e.push(t),r++}}var f=!0}else{let t={
instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}else{let t={
instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:c}};e===null?e=[t]:e.push(t),r++}}else{let c={
instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="else"}if(!a){let d={instancePath:i,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:y}};e===null?e=[d]:e.push(d),r++}return $r.errors=e,h.props=f,r===0}$r.evaluated={dynamicProps:!0,dynamicItems:!1};function Or(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=Or.evaluated;if(h.dynamicProps&&(h.props=
void 0),h.dynamicItems&&(h.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let a=s.reading;if(typeof a=="string")if(a==="described"){if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){if(s.reading===void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[l]:e.push(l),r++}if(s.text===void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"text"}};e===null?
e=[l]:e.push(l),r++}for(let l in s)if(!(l==="reading"||l==="text")){let m={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:l}};e===null?e=[m]:e.push(m),r++}if(s.reading!==void 0&&s.reading!=="described"){let l={instancePath:i+"/reading",schemaPath:"#/\
oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"described"}};e===null?e=[l]:e.push(l),r++}s.text!==void 0&&(M(s.text,{instancePath:i+"/t\
ext",parentData:s,parentDataProperty:"text",rootData:P,dynamicAnchors:k})||(e=e===null?M.errors:e.concat(M.errors),r=e.length))}var n=!0}else{let l={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:a}};e===null?e=[l]:e.push(l),r++}else{let l={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:a}};e===null?e=[l]:e.push(l),r++}}else{let a={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return Or.errors=e,h.props=n,r===0}Or.evaluated={dynamicProps:!0,dynamicItems:!1};var Wi={
if:{type:"string"},then:{enum:["path"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"path"},prefix:{const:"/v1",
description:"the prefix; the interface states it"}},required:["reading"],additionalProperties:!1,examples:[{reading:"path",prefix:"/v1"}]},{properties:{reading:{
const:"header"},name:{$ref:"#/$defs/fieldName",description:"name of the header field"},value:{$ref:"#/$defs/fieldValue",description:"its value for the version t\
hat is judged"}},required:["reading","name","value"],additionalProperties:!1,examples:[{reading:"header",name:"Api-Version",value:"2026-01-01"}]},{properties:{reading:{
const:"query"},name:{$ref:"#/$defs/fieldValue",description:"name of the query parameter"},value:{$ref:"#/$defs/fieldValue",description:"its value for the versio\
n that is judged"}},required:["reading","name","value"],additionalProperties:!1,examples:[{reading:"query",name:"api-version",value:"2026-01-01"}]}]}};var Zi=new RegExp("^[!-~]+$","u");function ue(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=ue.evaluated;
if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof s=="string"){if(!Zi.test(s)){let n={instancePath:i,schemaPath:"#/pattern",keyword:"p\
attern",params:{pattern:"^[!-~]+$"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?
e=[n]:e.push(n),r++}return ue.errors=e,r===0}ue.evaluated={dynamicProps:!1,dynamicItems:!1};function jr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,
dynamicAnchors:k={}}={}){let e=null,r=0,h=jr.evaluated;h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0);let n=r,a=!0,l=r;if(typeof s!="string"){
let d={};e===null?e=[d]:e.push(d),r++}var m=l===r;r=n,e!==null&&(n?e.length=n:e=null);let y;if(m){let d=r;if(s!=="path"){let c={instancePath:i,schemaPath:"#/the\
n/enum",keyword:"enum",params:{allowedValues:Wi.then.enum}};e===null?e=[c]:e.push(c),r++}var m=d===r;a=m,y="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){let c=s.reading;if(typeof c=="string")if(c==="path"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="prefix")){let u={
instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.
reading!==void 0&&s.reading!=="path"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
path"}};e===null?e=[t]:e.push(t),r++}if(s.prefix!==void 0&&s.prefix!=="/v1"){let t={instancePath:i+"/prefix",schemaPath:"#/else/oneOf/0/properties/prefix/const",
keyword:"const",params:{allowedValue:"/v1"}};e===null?e=[t]:e.push(t),r++}}var f=!0}else if(c==="header"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===
void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.name===
void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[t]:e.push(t),r++}if(s.value===
void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"value"}};e===null?e=[t]:e.push(t),r++}for(let t in s)
if(!(t==="reading"||t==="name"||t==="value")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="header"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",
keyword:"const",params:{allowedValue:"header"}};e===null?e=[t]:e.push(t),r++}s.name!==void 0&&(ne(s.name,{instancePath:i+"/name",parentData:s,parentDataProperty:"\
name",rootData:P,dynamicAnchors:k})||(e=e===null?ne.errors:e.concat(ne.errors),r=e.length)),s.value!==void 0&&(ue(s.value,{instancePath:i+"/value",parentData:s,
parentDataProperty:"value",rootData:P,dynamicAnchors:k})||(e=e===null?ue.errors:e.concat(ue.errors),r=e.length))}f!==!0&&(f=!0)}else if(c==="query"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),r++}if(s.name===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"na\
me"}};e===null?e=[t]:e.push(t),r++}if(s.value===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"v\
alue"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="name"||t==="value")){let u={instancePath:i,schemaPath:"#/else/oneOf/2/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="query"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"query"}};e===null?e=[t]:e.push(t),r++}s.name!==void 0&&(ue(
s.name,{instancePath:i+"/name",parentData:s,parentDataProperty:"name",rootData:P,dynamicAnchors:k})||(e=e===null?ue.errors:e.concat(ue.errors),r=e.length)),s.value!==
void 0&&(ue(s.value,{instancePath:i+"/value",parentData:s,parentDataProperty:"value",rootData:P,dynamicAnchors:k})||(e=e===null?ue.errors:e.concat(ue.errors),r=
e.length))}f!==!0&&(f=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:c}};
e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:c}};
e===null?e=[t]:e.push(t),r++}}else{let c={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}var m=d===
r;a=m,y="else"}if(!a){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:y}};e===null?e=[d]:e.push(d),r++}return jr.errors=e,h.props=f,
r===0}jr.evaluated={dynamicProps:!0,dynamicItems:!1};function he(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,
r=0,h=he.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let n in s)if(!ee.call(mi.
properties,n)){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[a]:e.push(a),
r++}s["capabilities.other"]!==void 0&&(Fe(s["capabilities.other"],{instancePath:i+"/capabilities.other",parentData:s,parentDataProperty:"capabilities.other",rootData:P,
dynamicAnchors:k})||(e=e===null?Fe.errors:e.concat(Fe.errors),r=e.length)),s["request.required"]!==void 0&&(Me(s["request.required"],{instancePath:i+"/request.r\
equired",parentData:s,parentDataProperty:"request.required",rootData:P,dynamicAnchors:k})||(e=e===null?Me.errors:e.concat(Me.errors),r=e.length)),s["request.mod\
els"]!==void 0&&(Ue(s["request.models"],{instancePath:i+"/request.models",parentData:s,parentDataProperty:"request.models",rootData:P,dynamicAnchors:k})||(e=e===
null?Ue.errors:e.concat(Ue.errors),r=e.length)),s["request.roles"]!==void 0&&(Ee(s["request.roles"],{instancePath:i+"/request.roles",parentData:s,parentDataProperty:"\
request.roles",rootData:P,dynamicAnchors:k})||(e=e===null?Ee.errors:e.concat(Ee.errors),r=e.length)),s["response.fields"]!==void 0&&(Le(s["response.fields"],{instancePath:i+
"/response.fields",parentData:s,parentDataProperty:"response.fields",rootData:P,dynamicAnchors:k})||(e=e===null?Le.errors:e.concat(Le.errors),r=e.length)),s["ke\
y.format"]!==void 0&&(Ce(s["key.format"],{instancePath:i+"/key.format",parentData:s,parentDataProperty:"key.format",rootData:P,dynamicAnchors:k})||(e=e===null?Ce.
errors:e.concat(Ce.errors),r=e.length)),s.states!==void 0&&(Be(s.states,{instancePath:i+"/states",parentData:s,parentDataProperty:"states",rootData:P,dynamicAnchors:k})||
(e=e===null?Be.errors:e.concat(Be.errors),r=e.length)),s["signup.request"]!==void 0&&(Ke(s["signup.request"],{instancePath:i+"/signup.request",parentData:s,parentDataProperty:"\
signup.request",rootData:P,dynamicAnchors:k})||(e=e===null?Ke.errors:e.concat(Ke.errors),r=e.length)),s["signup.response"]!==void 0&&(Re(s["signup.response"],{instancePath:i+
"/signup.response",parentData:s,parentDataProperty:"signup.response",rootData:P,dynamicAnchors:k})||(e=e===null?Re.errors:e.concat(Re.errors),r=e.length)),s["ma\
xTokens.bounds"]!==void 0&&(Je(s["maxTokens.bounds"],{instancePath:i+"/maxTokens.bounds",parentData:s,parentDataProperty:"maxTokens.bounds",rootData:P,dynamicAnchors:k})||
(e=e===null?Je.errors:e.concat(Je.errors),r=e.length)),s["temperature.bounds"]!==void 0&&(Ge(s["temperature.bounds"],{instancePath:i+"/temperature.bounds",parentData:s,
parentDataProperty:"temperature.bounds",rootData:P,dynamicAnchors:k})||(e=e===null?Ge.errors:e.concat(Ge.errors),r=e.length)),s["sse.path"]!==void 0&&(He(s["sse\
.path"],{instancePath:i+"/sse.path",parentData:s,parentDataProperty:"sse.path",rootData:P,dynamicAnchors:k})||(e=e===null?He.errors:e.concat(He.errors),r=e.length)),
s["sse.switch"]!==void 0&&(ze(s["sse.switch"],{instancePath:i+"/sse.switch",parentData:s,parentDataProperty:"sse.switch",rootData:P,dynamicAnchors:k})||(e=e===null?
ze.errors:e.concat(ze.errors),r=e.length)),s["sse.events"]!==void 0&&(We(s["sse.events"],{instancePath:i+"/sse.events",parentData:s,parentDataProperty:"sse.even\
ts",rootData:P,dynamicAnchors:k})||(e=e===null?We.errors:e.concat(We.errors),r=e.length)),s["websocket.path"]!==void 0&&(Ze(s["websocket.path"],{instancePath:i+
"/websocket.path",parentData:s,parentDataProperty:"websocket.path",rootData:P,dynamicAnchors:k})||(e=e===null?Ze.errors:e.concat(Ze.errors),r=e.length)),s["webs\
ocket.frames"]!==void 0&&(Xe(s["websocket.frames"],{instancePath:i+"/websocket.frames",parentData:s,parentDataProperty:"websocket.frames",rootData:P,dynamicAnchors:k})||
(e=e===null?Xe.errors:e.concat(Xe.errors),r=e.length)),s["websocket.reuse"]!==void 0&&(Qe(s["websocket.reuse"],{instancePath:i+"/websocket.reuse",parentData:s,parentDataProperty:"\
websocket.reuse",rootData:P,dynamicAnchors:k})||(e=e===null?Qe.errors:e.concat(Qe.errors),r=e.length)),s["websocket.closeCodes"]!==void 0&&(Ye(s["websocket.clos\
eCodes"],{instancePath:i+"/websocket.closeCodes",parentData:s,parentDataProperty:"websocket.closeCodes",rootData:P,dynamicAnchors:k})||(e=e===null?Ye.errors:e.concat(
Ye.errors),r=e.length)),s["websocket.auth"]!==void 0&&(er(s["websocket.auth"],{instancePath:i+"/websocket.auth",parentData:s,parentDataProperty:"websocket.auth",
rootData:P,dynamicAnchors:k})||(e=e===null?er.errors:e.concat(er.errors),r=e.length)),s["endpoints.other"]!==void 0&&(rr(s["endpoints.other"],{instancePath:i+"/\
endpoints.other",parentData:s,parentDataProperty:"endpoints.other",rootData:P,dynamicAnchors:k})||(e=e===null?rr.errors:e.concat(rr.errors),r=e.length)),s.cors!==
void 0&&(sr(s.cors,{instancePath:i+"/cors",parentData:s,parentDataProperty:"cors",rootData:P,dynamicAnchors:k})||(e=e===null?sr.errors:e.concat(sr.errors),r=e.length)),
s["key.lifetime"]!==void 0&&(ir(s["key.lifetime"],{instancePath:i+"/key.lifetime",parentData:s,parentDataProperty:"key.lifetime",rootData:P,dynamicAnchors:k})||
(e=e===null?ir.errors:e.concat(ir.errors),r=e.length)),s["key.scopes"]!==void 0&&(tr(s["key.scopes"],{instancePath:i+"/key.scopes",parentData:s,parentDataProperty:"\
key.scopes",rootData:P,dynamicAnchors:k})||(e=e===null?tr.errors:e.concat(tr.errors),r=e.length)),s["key.rotation"]!==void 0&&(nr(s["key.rotation"],{instancePath:i+
"/key.rotation",parentData:s,parentDataProperty:"key.rotation",rootData:P,dynamicAnchors:k})||(e=e===null?nr.errors:e.concat(nr.errors),r=e.length)),s["key.revo\
cation"]!==void 0&&(or(s["key.revocation"],{instancePath:i+"/key.revocation",parentData:s,parentDataProperty:"key.revocation",rootData:P,dynamicAnchors:k})||(e=
e===null?or.errors:e.concat(or.errors),r=e.length)),s["errors.missingKey"]!==void 0&&(ar(s["errors.missingKey"],{instancePath:i+"/errors.missingKey",parentData:s,
parentDataProperty:"errors.missingKey",rootData:P,dynamicAnchors:k})||(e=e===null?ar.errors:e.concat(ar.errors),r=e.length)),s["errors.wrongKey"]!==void 0&&(pr(
s["errors.wrongKey"],{instancePath:i+"/errors.wrongKey",parentData:s,parentDataProperty:"errors.wrongKey",rootData:P,dynamicAnchors:k})||(e=e===null?pr.errors:e.
concat(pr.errors),r=e.length)),s["errors.status"]!==void 0&&(lr(s["errors.status"],{instancePath:i+"/errors.status",parentData:s,parentDataProperty:"errors.stat\
us",rootData:P,dynamicAnchors:k})||(e=e===null?lr.errors:e.concat(lr.errors),r=e.length)),s["errors.body"]!==void 0&&(dr(s["errors.body"],{instancePath:i+"/erro\
rs.body",parentData:s,parentDataProperty:"errors.body",rootData:P,dynamicAnchors:k})||(e=e===null?dr.errors:e.concat(dr.errors),r=e.length)),s["errors.codes"]!==
void 0&&(ur(s["errors.codes"],{instancePath:i+"/errors.codes",parentData:s,parentDataProperty:"errors.codes",rootData:P,dynamicAnchors:k})||(e=e===null?ur.errors:
e.concat(ur.errors),r=e.length)),s["errors.conditions"]!==void 0&&(mr(s["errors.conditions"],{instancePath:i+"/errors.conditions",parentData:s,parentDataProperty:"\
errors.conditions",rootData:P,dynamicAnchors:k})||(e=e===null?mr.errors:e.concat(mr.errors),r=e.length)),s["webhooks.types"]!==void 0&&(fr(s["webhooks.types"],{
instancePath:i+"/webhooks.types",parentData:s,parentDataProperty:"webhooks.types",rootData:P,dynamicAnchors:k})||(e=e===null?fr.errors:e.concat(fr.errors),r=e.length)),
s["webhooks.payload"]!==void 0&&(cr(s["webhooks.payload"],{instancePath:i+"/webhooks.payload",parentData:s,parentDataProperty:"webhooks.payload",rootData:P,dynamicAnchors:k})||
(e=e===null?cr.errors:e.concat(cr.errors),r=e.length)),s["webhooks.delivery"]!==void 0&&(yr(s["webhooks.delivery"],{instancePath:i+"/webhooks.delivery",parentData:s,
parentDataProperty:"webhooks.delivery",rootData:P,dynamicAnchors:k})||(e=e===null?yr.errors:e.concat(yr.errors),r=e.length)),s["webhooks.retry"]!==void 0&&(hr(s["\
webhooks.retry"],{instancePath:i+"/webhooks.retry",parentData:s,parentDataProperty:"webhooks.retry",rootData:P,dynamicAnchors:k})||(e=e===null?hr.errors:e.concat(
hr.errors),r=e.length)),s["webhooks.signature"]!==void 0&&(Pr(s["webhooks.signature"],{instancePath:i+"/webhooks.signature",parentData:s,parentDataProperty:"web\
hooks.signature",rootData:P,dynamicAnchors:k})||(e=e===null?Pr.errors:e.concat(Pr.errors),r=e.length)),s["webhooks.trigger"]!==void 0&&(kr(s["webhooks.trigger"],
{instancePath:i+"/webhooks.trigger",parentData:s,parentDataProperty:"webhooks.trigger",rootData:P,dynamicAnchors:k})||(e=e===null?kr.errors:e.concat(kr.errors),
r=e.length)),s["webhooks.registration"]!==void 0&&(wr(s["webhooks.registration"],{instancePath:i+"/webhooks.registration",parentData:s,parentDataProperty:"webho\
oks.registration",rootData:P,dynamicAnchors:k})||(e=e===null?wr.errors:e.concat(wr.errors),r=e.length)),s["limits.quota"]!==void 0&&(br(s["limits.quota"],{instancePath:i+
"/limits.quota",parentData:s,parentDataProperty:"limits.quota",rootData:P,dynamicAnchors:k})||(e=e===null?br.errors:e.concat(br.errors),r=e.length)),s["limits.h\
eaders"]!==void 0&&(qr(s["limits.headers"],{instancePath:i+"/limits.headers",parentData:s,parentDataProperty:"limits.headers",rootData:P,dynamicAnchors:k})||(e=
e===null?qr.errors:e.concat(qr.errors),r=e.length)),s["limits.exceeded"]!==void 0&&(vr(s["limits.exceeded"],{instancePath:i+"/limits.exceeded",parentData:s,parentDataProperty:"\
limits.exceeded",rootData:P,dynamicAnchors:k})||(e=e===null?vr.errors:e.concat(vr.errors),r=e.length)),s["maxTokens.maximum"]!==void 0&&(xr(s["maxTokens.maximum"],
{instancePath:i+"/maxTokens.maximum",parentData:s,parentDataProperty:"maxTokens.maximum",rootData:P,dynamicAnchors:k})||(e=e===null?xr.errors:e.concat(xr.errors),
r=e.length)),s["version.deprecation"]!==void 0&&($r(s["version.deprecation"],{instancePath:i+"/version.deprecation",parentData:s,parentDataProperty:"version.dep\
recation",rootData:P,dynamicAnchors:k})||(e=e===null?$r.errors:e.concat($r.errors),r=e.length)),s["version.compatibility"]!==void 0&&(Or(s["version.compatibilit\
y"],{instancePath:i+"/version.compatibility",parentData:s,parentDataProperty:"version.compatibility",rootData:P,dynamicAnchors:k})||(e=e===null?Or.errors:e.concat(
Or.errors),r=e.length)),s["version.selection"]!==void 0&&(jr(s["version.selection"],{instancePath:i+"/version.selection",parentData:s,parentDataProperty:"versio\
n.selection",rootData:P,dynamicAnchors:k})||(e=e===null?jr.errors:e.concat(jr.errors),r=e.length))}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return he.errors=e,r===0}he.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ss(s,{instancePath:i="",
parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=ss.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.schema===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
schema"}};e===null?e=[n]:e.push(n),r++}if(s.name===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};e===
null?e=[n]:e.push(n),r++}if(s.title===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"}};e===null?e=[n]:
e.push(n),r++}if(s.readings===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"readings"}};e===null?e=[n]:e.push(
n),r++}for(let n in s)if(!(n==="schema"||n==="name"||n==="title"||n==="readings")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:n}};e===null?e=[a]:e.push(a),r++}if(s.schema!==void 0&&s.schema!=="assay.profile/1"){let n={instancePath:i+"/schema",schemaPath:"\
#/properties/schema/const",keyword:"const",params:{allowedValue:"assay.profile/1"}};e===null?e=[n]:e.push(n),r++}if(s.name!==void 0){let n=s.name;if(typeof n=="\
string"){if(!Wr.test(n)){let a={instancePath:i+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"}};e===null?e=
[a]:e.push(a),r++}}else{let a={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}if(s.
title!==void 0){let n=s.title;if(typeof n=="string"){if(U(n)<1){let a={instancePath:i+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{
limit:1}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"}};e===null?
e=[a]:e.push(a),r++}}if(s.readings!==void 0){let n=s.readings;if(he(n,{instancePath:i+"/readings",parentData:s,parentDataProperty:"readings",rootData:P,dynamicAnchors:k})||
(e=e===null?he.errors:e.concat(he.errors),r=e.length),n&&typeof n=="object"&&!Array.isArray(n))for(let a in n){let l=n[a];if(!(l&&typeof l=="object"&&!Array.isArray(
l))){let m={instancePath:i+"/readings/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/readings/additionalProperties/type",keyword:"type",params:{
type:"object"}};e===null?e=[m]:e.push(m),r++}}else{let a={instancePath:i+"/readings",schemaPath:"#/properties/readings/type",keyword:"type",params:{type:"object"}};
e===null?e=[a]:e.push(a),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return ss.errors=
e,r===0}ss.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Xi=he,Qi=is,Yi={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:readin\
gs:bare-error",$comment:"Gap G7.2, reading errors.body = bare: a JSON object or a JSON string, and nothing more is promised.",title:"Bare error body",type:["obj\
ect","string"]};function is(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=is.evaluated;if(h.dynamicProps&&
(h.props=void 0),h.dynamicItems&&(h.items=void 0),!(s&&typeof s=="object"&&!Array.isArray(s))&&typeof s!="string"){let n={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:Yi.type}};e===null?e=[n]:e.push(n),r++}return is.errors=e,r===0}is.evaluated={dynamicProps:!1,dynamicItems:!1};var et=ts,rt={$schema:"https:/\
/json-schema.org/draft/2020-12/schema",$id:"urn:assay:readings:detail",$comment:"Gap G7.2, reading errors.body = detail: one key, whose value is a sentence or a\
 list of objects.",title:"Error body with a detail key",type:"object",required:["detail"],properties:{detail:{type:["string","array"],items:{type:"object"}}}};function ts(s,{
instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=ts.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&
(h.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.detail===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
detail"}};e===null?e=[n]:e.push(n),r++}if(s.detail!==void 0){let n=s.detail;if(typeof n!="string"&&!Array.isArray(n)){let a={instancePath:i+"/detail",schemaPath:"\
#/properties/detail/type",keyword:"type",params:{type:rt.properties.detail.type}};e===null?e=[a]:e.push(a),r++}if(Array.isArray(n)){let a=n.length;for(let l=0;l<
a;l++){let m=n[l];if(!(m&&typeof m=="object"&&!Array.isArray(m))){let y={instancePath:i+"/detail/"+l,schemaPath:"#/properties/detail/items/type",keyword:"type",
params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.
push(n),r++}return ts.errors=e,r===0}ts.evaluated={props:{detail:!0},dynamicProps:!1,dynamicItems:!1};var st=ns;function ns(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=ns.evaluated;h.dynamicProps&&(h.props=
void 0),h.dynamicItems&&(h.items=void 0);let n=r,a=!1,l=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.title===void 0){let d={instancePath:i,schemaPath:"#/any\
Of/0/required",keyword:"required",params:{missingProperty:"title"}};e===null?e=[d]:e.push(d),r++}var f=l===r;if(a=a||f,f){var m={};m.title=!0}let y=r;if(s&&typeof s==
"object"&&!Array.isArray(s)&&s.detail===void 0){let d={instancePath:i,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty:"detail"}};e===
null?e=[d]:e.push(d),r++}var f=y===r;if(a=a||f,f&&m!==!0&&(m=m||{},m.detail=!0),a)r=n,e!==null&&(n?e.length=n:e=null);else{let d={instancePath:i,schemaPath:"#/a\
nyOf",keyword:"anyOf",params:{}};e===null?e=[d]:e.push(d),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(m!==!0&&(m=m||{},m.type=!0,m.title=!0,m.status=!0,
m.detail=!0,m.instance=!0),s.type!==void 0&&typeof s.type!="string"){let d={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"\
string"}};e===null?e=[d]:e.push(d),r++}if(s.title!==void 0&&typeof s.title!="string"){let d={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"\
type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}if(s.status!==void 0){let d=s.status;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let q={
instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"}};e===null?e=[q]:e.push(q),r++}if(typeof d=="number"&&isFinite(
d)){if(d>599||isNaN(d)){let q={instancePath:i+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};e===null?
e=[q]:e.push(q),r++}if(d<100||isNaN(d)){let q={instancePath:i+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};
e===null?e=[q]:e.push(q),r++}}}if(s.detail!==void 0&&typeof s.detail!="string"){let d={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}if(s.instance!==void 0&&typeof s.instance!="string"){let d={instancePath:i+"/instance",schemaPath:"#/p\
roperties/instance/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[d]:e.push(d),r++}return ns.errors=e,h.props=m,r===0}ns.evaluated={dynamicProps:!0,dynamicItems:!1};var it=os;var Ms={type:"object",required:["v","t0EpochUs","t0MonotonicUs","clock","segment"],properties:{v:{const:1},t0EpochUs:{$ref:"#/$defs/count"},t0MonotonicUs:{$ref:"\
#/$defs/countOrNull"},clock:{enum:["monotonic","wall"]},segment:{type:["string","null"]}}};function Z(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=Z.evaluated;if(h.dynamicProps&&(h.props=
void 0),h.dynamicItems&&(h.items=void 0),!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i,schemaPath:"#/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[n]:e.push(n),r++}return Z.errors=e,r===0}Z.evaluated={dynamicProps:!1,dynamicItems:!1};var tt={type:["integer","nu\
ll"],minimum:0};function fe(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=fe.evaluated;if(h.dynamicProps&&
(h.props=void 0),h.dynamicItems&&(h.items=void 0),!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null){let n={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:tt.type}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i,schemaPath:"#/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[n]:e.push(n),r++}return fe.errors=e,r===0}fe.evaluated={dynamicProps:!1,dynamicItems:!1};function Ar(s,{instancePath:i="",
parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=Ar.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.v===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"v"}};
e===null?e=[n]:e.push(n),r++}if(s.t0EpochUs===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"t0EpochUs"}};e===
null?e=[n]:e.push(n),r++}if(s.t0MonotonicUs===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"t0MonotonicUs"}};
e===null?e=[n]:e.push(n),r++}if(s.clock===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"clock"}};e===null?e=
[n]:e.push(n),r++}if(s.segment===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"segment"}};e===null?e=[n]:e.push(
n),r++}if(s.v!==void 0&&s.v!==1){let n={instancePath:i+"/v",schemaPath:"#/properties/v/const",keyword:"const",params:{allowedValue:1}};e===null?e=[n]:e.push(n),
r++}if(s.t0EpochUs!==void 0&&(Z(s.t0EpochUs,{instancePath:i+"/t0EpochUs",parentData:s,parentDataProperty:"t0EpochUs",rootData:P,dynamicAnchors:k})||(e=e===null?
Z.errors:e.concat(Z.errors),r=e.length)),s.t0MonotonicUs!==void 0&&(fe(s.t0MonotonicUs,{instancePath:i+"/t0MonotonicUs",parentData:s,parentDataProperty:"t0Monot\
onicUs",rootData:P,dynamicAnchors:k})||(e=e===null?fe.errors:e.concat(fe.errors),r=e.length)),s.clock!==void 0){let n=s.clock;if(!(n==="monotonic"||n==="wall")){
let a={instancePath:i+"/clock",schemaPath:"#/properties/clock/enum",keyword:"enum",params:{allowedValues:Ms.properties.clock.enum}};e===null?e=[a]:e.push(a),r++}}
if(s.segment!==void 0){let n=s.segment;if(typeof n!="string"&&n!==null){let a={instancePath:i+"/segment",schemaPath:"#/properties/segment/type",keyword:"type",params:{
type:Ms.properties.segment.type}};e===null?e=[a]:e.push(a),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[n]:e.push(n),r++}return Ar.errors=e,r===0}Ar.evaluated={props:{v:!0,t0EpochUs:!0,t0MonotonicUs:!0,clock:!0,segment:!0},dynamicProps:!1,dynamicItems:!1};function Sr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=Sr.evaluated;if(h.dynamicProps&&(h.props=
void 0),h.dynamicItems&&(h.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.v===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"v"}};e===null?e=[n]:e.push(n),r++}if(s.decision===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"decision"}};e===null?e=[n]:e.push(n),r++}if(s.v!==void 0&&s.v!==1){let n={instancePath:i+"/v",schemaPath:"#/properties/v/const",keyword:"const",
params:{allowedValue:1}};e===null?e=[n]:e.push(n),r++}if(s.decision!==void 0){let n=s.decision;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.type===void 0){
let a={instancePath:i+"/decision",schemaPath:"#/properties/decision/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[a]:e.push(a),r++}if(n.
type!==void 0&&typeof n.type!="string"){let a={instancePath:i+"/decision/type",schemaPath:"#/properties/decision/properties/type/type",keyword:"type",params:{type:"\
string"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/decision",schemaPath:"#/properties/decision/type",keyword:"type",params:{type:"object"}};e===
null?e=[a]:e.push(a),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Sr.errors=e,
r===0}Sr.evaluated={props:{v:!0,decision:!0},dynamicProps:!1,dynamicItems:!1};var ce={type:"object",required:["v","i","vu","scenario","transport","key","schedul\
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
string",maxLength:128}},resent:{const:!0},empty:{const:!0},sampledValid:{type:["boolean","null"]},ask:{type:["object","null"]},date:{type:["string","null"]}}},nt={
type:["integer","null"]};function z(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=z.evaluated;if(h.
dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null){let n={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:nt.type}};e===null?e=[n]:e.push(n),r++}return z.errors=e,r===0}z.evaluated={dynamicProps:!1,dynamicItems:!1};function Nr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=Nr.evaluated;if(h.dynamicProps&&(h.props=
void 0),h.dynamicItems&&(h.items=void 0),Array.isArray(s)){if(s.length>2){let l={instancePath:i,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:2}};e===
null?e=[l]:e.push(l),r++}if(s.length<2){let l={instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:2}};e===null?e=[l]:e.push(l),r++}let n=s.
length;if(n>0&&(Z(s[0],{instancePath:i+"/0",parentData:s,parentDataProperty:0,rootData:P,dynamicAnchors:k})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length)),
n>1){let l=s[1];if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let m={instancePath:i+"/1",schemaPath:"#/prefixItems/1/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[m]:e.push(m),r++}if(typeof l=="number"&&isFinite(l)&&(l<1||isNaN(l))){let m={instancePath:i+"/1",schemaPath:"#/prefixItems/1/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}};e===null?e=[m]:e.push(m),r++}}if(!(s.length<=2)){let l={instancePath:i,schemaPath:"#/items",keyword:"items",params:{limit:2}};
e===null?e=[l]:e.push(l),r++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}return Nr.errors=
e,r===0}Nr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function Dr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){
let e=null,r=0,h=Dr.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.scheme===void 0){
let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scheme"}};e===null?e=[n]:e.push(n),r++}if(s.counts===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"counts"}};e===null?e=[n]:e.push(n),r++}if(s.scheme!==void 0&&s.scheme!=="log2/32"){let n={instancePath:i+
"/scheme",schemaPath:"#/properties/scheme/const",keyword:"const",params:{allowedValue:"log2/32"}};e===null?e=[n]:e.push(n),r++}if(s.counts!==void 0){let n=s.counts;
if(Array.isArray(n)){let a=n.length;for(let l=0;l<a;l++)Nr(n[l],{instancePath:i+"/counts/"+l,parentData:n,parentDataProperty:l,rootData:P,dynamicAnchors:k})||(e=
e===null?Nr.errors:e.concat(Nr.errors),r=e.length)}else{let a={instancePath:i+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type:"array"}};
e===null?e=[a]:e.push(a),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Dr.errors=
e,r===0}Dr.evaluated={props:{scheme:!0,counts:!0},dynamicProps:!1,dynamicItems:!1};var ot=new RegExp("^[0-9a-f]{8}$","u");function _r(s,{instancePath:i="",parentData:N,
parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=_r.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.v===void 0){let l={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"v"}};e===null?
e=[l]:e.push(l),r++}if(s.i===void 0){let l={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"i"}};e===null?e=[l]:e.push(l),r++}
if(s.vu===void 0){let l={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"vu"}};e===null?e=[l]:e.push(l),r++}if(s.scenario===void 0){
let l={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scenario"}};e===null?e=[l]:e.push(l),r++}if(s.transport===void 0){let l={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"transport"}};e===null?e=[l]:e.push(l),r++}if(s.key===void 0){let l={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[l]:e.push(l),r++}if(s.scheduledUs===void 0){let l={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"scheduledUs"}};e===null?e=[l]:e.push(l),r++}if(s.sentUs===void 0){let l={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"sentUs"}};e===null?e=[l]:e.push(l),r++}if(s.connectedUs===void 0){let l={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"connectedUs"}};e===null?e=[l]:e.push(l),r++}if(s.headersUs===void 0){let l={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"headersUs"}};e===null?e=[l]:e.push(l),r++}if(s.firstByteUs===void 0){let l={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"firstByteUs"}};e===null?e=[l]:e.push(l),r++}if(s.firstEventUs===void 0){let l={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"firstEventUs"}};e===null?e=[l]:e.push(l),r++}if(s.firstTokenUs===void 0){let l={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"firstTokenUs"}};e===null?e=[l]:e.push(l),r++}if(s.lastTokenUs===void 0){let l={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"lastTokenUs"}};e===null?e=[l]:e.push(l),r++}if(s.doneUs===void 0){let l={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"doneUs"}};e===null?e=[l]:e.push(l),r++}if(s.closedUs===void 0){let l={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"closedUs"}};e===null?e=[l]:e.push(l),r++}if(s.status===void 0){let l={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"status"}};e===null?e=[l]:e.push(l),r++}if(s.class===void 0){let l={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"class"}};e===null?e=[l]:e.push(l),r++}if(s.error===void 0){let l={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
error"}};e===null?e=[l]:e.push(l),r++}if(s.chunks===void 0){let l={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"chunks"}};
e===null?e=[l]:e.push(l),r++}if(s.events===void 0){let l={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"events"}};e===null?
e=[l]:e.push(l),r++}if(s.promptTokens===void 0){let l={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"promptTokens"}};e===null?
e=[l]:e.push(l),r++}if(s.completionTokens===void 0){let l={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"completionTokens"}};
e===null?e=[l]:e.push(l),r++}if(s.bytes===void 0){let l={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"bytes"}};e===null?e=
[l]:e.push(l),r++}if(s.gaps===void 0){let l={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"gaps"}};e===null?e=[l]:e.push(l),
r++}if(s.gapsUs===void 0){let l={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"gapsUs"}};e===null?e=[l]:e.push(l),r++}if(s.
retryAfter===void 0){let l={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retryAfter"}};e===null?e=[l]:e.push(l),r++}if(s.limits===
void 0){let l={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"limits"}};e===null?e=[l]:e.push(l),r++}if(s.sampledValid===void 0){
let l={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sampledValid"}};e===null?e=[l]:e.push(l),r++}if(s.v!==void 0&&s.v!==1){
let l={instancePath:i+"/v",schemaPath:"#/properties/v/const",keyword:"const",params:{allowedValue:1}};e===null?e=[l]:e.push(l),r++}if(s.i!==void 0&&(Z(s.i,{instancePath:i+
"/i",parentData:s,parentDataProperty:"i",rootData:P,dynamicAnchors:k})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length)),s.vu!==void 0&&(Z(s.vu,{instancePath:i+
"/vu",parentData:s,parentDataProperty:"vu",rootData:P,dynamicAnchors:k})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length)),s.scenario!==void 0&&typeof s.scenario!=
"string"){let l={instancePath:i+"/scenario",schemaPath:"#/properties/scenario/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.transport!==
void 0){let l=s.transport;if(!(l==="json"||l==="sse"||l==="websocket")){let m={instancePath:i+"/transport",schemaPath:"#/properties/transport/enum",keyword:"enu\
m",params:{allowedValues:ce.properties.transport.enum}};e===null?e=[m]:e.push(m),r++}}if(s.key!==void 0){let l=s.key;if(typeof l!="string"&&l!==null){let m={instancePath:i+
"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type:ce.properties.key.type}};e===null?e=[m]:e.push(m),r++}if(typeof l=="string"&&!ot.test(l)){
let m={instancePath:i+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{8}$"}};e===null?e=[m]:e.push(m),r++}}if(s.scheduledUs!==
void 0&&(z(s.scheduledUs,{instancePath:i+"/scheduledUs",parentData:s,parentDataProperty:"scheduledUs",rootData:P,dynamicAnchors:k})||(e=e===null?z.errors:e.concat(
z.errors),r=e.length)),s.sentUs!==void 0&&(z(s.sentUs,{instancePath:i+"/sentUs",parentData:s,parentDataProperty:"sentUs",rootData:P,dynamicAnchors:k})||(e=e===null?
z.errors:e.concat(z.errors),r=e.length)),s.connectedUs!==void 0&&(z(s.connectedUs,{instancePath:i+"/connectedUs",parentData:s,parentDataProperty:"connectedUs",rootData:P,
dynamicAnchors:k})||(e=e===null?z.errors:e.concat(z.errors),r=e.length)),s.headersUs!==void 0&&(z(s.headersUs,{instancePath:i+"/headersUs",parentData:s,parentDataProperty:"\
headersUs",rootData:P,dynamicAnchors:k})||(e=e===null?z.errors:e.concat(z.errors),r=e.length)),s.firstByteUs!==void 0&&(z(s.firstByteUs,{instancePath:i+"/firstB\
yteUs",parentData:s,parentDataProperty:"firstByteUs",rootData:P,dynamicAnchors:k})||(e=e===null?z.errors:e.concat(z.errors),r=e.length)),s.firstEventUs!==void 0&&
(z(s.firstEventUs,{instancePath:i+"/firstEventUs",parentData:s,parentDataProperty:"firstEventUs",rootData:P,dynamicAnchors:k})||(e=e===null?z.errors:e.concat(z.
errors),r=e.length)),s.firstTokenUs!==void 0&&(z(s.firstTokenUs,{instancePath:i+"/firstTokenUs",parentData:s,parentDataProperty:"firstTokenUs",rootData:P,dynamicAnchors:k})||
(e=e===null?z.errors:e.concat(z.errors),r=e.length)),s.lastTokenUs!==void 0&&(z(s.lastTokenUs,{instancePath:i+"/lastTokenUs",parentData:s,parentDataProperty:"la\
stTokenUs",rootData:P,dynamicAnchors:k})||(e=e===null?z.errors:e.concat(z.errors),r=e.length)),s.doneUs!==void 0&&(z(s.doneUs,{instancePath:i+"/doneUs",parentData:s,
parentDataProperty:"doneUs",rootData:P,dynamicAnchors:k})||(e=e===null?z.errors:e.concat(z.errors),r=e.length)),s.closedUs!==void 0&&(z(s.closedUs,{instancePath:i+
"/closedUs",parentData:s,parentDataProperty:"closedUs",rootData:P,dynamicAnchors:k})||(e=e===null?z.errors:e.concat(z.errors),r=e.length)),s.status!==void 0){let l=s.
status;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let m={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[m]:e.push(m),r++}if(typeof l=="number"&&isFinite(l)){if(l>999||isNaN(l)){let m={instancePath:i+"/status",schemaPath:"#/properties/status/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:999}};e===null?e=[m]:e.push(m),r++}if(l<0||isNaN(l)){let m={instancePath:i+"/status",schemaPath:"#/prop\
erties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),r++}}}if(s.class!==void 0){let l=s.class;if(!(l==="ok"||l===
"truncated"||l==="stream-error"||l==="stream-429"||l==="bad-json"||l==="not-a-completion"||l==="http-429"||l==="http-4xx"||l==="http-5xx"||l==="http-other"||l===
"timeout-connect"||l==="timeout-headers"||l==="timeout-first-token"||l==="timeout-idle"||l==="timeout-total"||l==="refused"||l==="reset"||l==="dns"||l==="tls"||
l==="network"||l==="too-large"||l==="too-many-events"||l==="aborted"||l==="interrupted")){let m={instancePath:i+"/class",schemaPath:"#/properties/class/enum",keyword:"\
enum",params:{allowedValues:ce.properties.class.enum}};e===null?e=[m]:e.push(m),r++}}if(s.error!==void 0){let l=s.error;if(typeof l!="string"&&l!==null){let m={
instancePath:i+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:ce.properties.error.type}};e===null?e=[m]:e.push(m),r++}if(typeof l=="s\
tring"&&U(l)>200){let m={instancePath:i+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit:200}};e===null?e=[m]:e.push(m),r++}}
if(s.chunks!==void 0&&(Z(s.chunks,{instancePath:i+"/chunks",parentData:s,parentDataProperty:"chunks",rootData:P,dynamicAnchors:k})||(e=e===null?Z.errors:e.concat(
Z.errors),r=e.length)),s.events!==void 0&&(Z(s.events,{instancePath:i+"/events",parentData:s,parentDataProperty:"events",rootData:P,dynamicAnchors:k})||(e=e===null?
Z.errors:e.concat(Z.errors),r=e.length)),s.promptTokens!==void 0&&(fe(s.promptTokens,{instancePath:i+"/promptTokens",parentData:s,parentDataProperty:"promptToke\
ns",rootData:P,dynamicAnchors:k})||(e=e===null?fe.errors:e.concat(fe.errors),r=e.length)),s.completionTokens!==void 0&&(fe(s.completionTokens,{instancePath:i+"/\
completionTokens",parentData:s,parentDataProperty:"completionTokens",rootData:P,dynamicAnchors:k})||(e=e===null?fe.errors:e.concat(fe.errors),r=e.length)),s.bytes!==
void 0&&(Z(s.bytes,{instancePath:i+"/bytes",parentData:s,parentDataProperty:"bytes",rootData:P,dynamicAnchors:k})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length)),
s.gaps!==void 0){let l=s.gaps,m=r,y=!1,f=r;if(l!==null){let q={instancePath:i+"/gaps",schemaPath:"#/properties/gaps/anyOf/0/type",keyword:"type",params:{type:"n\
ull"}};e===null?e=[q]:e.push(q),r++}var n=f===r;y=y||n;let d=r;Dr(l,{instancePath:i+"/gaps",parentData:s,parentDataProperty:"gaps",rootData:P,dynamicAnchors:k})||
(e=e===null?Dr.errors:e.concat(Dr.errors),r=e.length);var n=d===r;if(y=y||n,n){var a={};a.scheme=!0,a.counts=!0}if(y)r=m,e!==null&&(m?e.length=m:e=null);else{let q={
instancePath:i+"/gaps",schemaPath:"#/properties/gaps/anyOf",keyword:"anyOf",params:{}};e===null?e=[q]:e.push(q),r++}}if(s.gapsUs!==void 0){let l=s.gapsUs;if(!Array.
isArray(l)&&l!==null){let m={instancePath:i+"/gapsUs",schemaPath:"#/properties/gapsUs/type",keyword:"type",params:{type:ce.properties.gapsUs.type}};e===null?e=[
m]:e.push(m),r++}if(Array.isArray(l)){let m=l.length;for(let y=0;y<m;y++)Z(l[y],{instancePath:i+"/gapsUs/"+y,parentData:l,parentDataProperty:y,rootData:P,dynamicAnchors:k})||
(e=e===null?Z.errors:e.concat(Z.errors),r=e.length)}}if(s.retryAfter!==void 0){let l=s.retryAfter;if(typeof l!="string"&&l!==null){let m={instancePath:i+"/retry\
After",schemaPath:"#/properties/retryAfter/type",keyword:"type",params:{type:ce.properties.retryAfter.type}};e===null?e=[m]:e.push(m),r++}if(typeof l=="string"&&
U(l)>64){let m={instancePath:i+"/retryAfter",schemaPath:"#/properties/retryAfter/maxLength",keyword:"maxLength",params:{limit:64}};e===null?e=[m]:e.push(m),r++}}
if(s.limits!==void 0){let l=s.limits;if(!(l&&typeof l=="object"&&!Array.isArray(l))&&l!==null){let m={instancePath:i+"/limits",schemaPath:"#/properties/limits/t\
ype",keyword:"type",params:{type:ce.properties.limits.type}};e===null?e=[m]:e.push(m),r++}if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length>
16){let m={instancePath:i+"/limits",schemaPath:"#/properties/limits/maxProperties",keyword:"maxProperties",params:{limit:16}};e===null?e=[m]:e.push(m),r++}for(let m in l){
let y=l[m];if(typeof y=="string"){if(U(y)>128){let f={instancePath:i+"/limits/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/limits/additio\
nalProperties/maxLength",keyword:"maxLength",params:{limit:128}};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:i+"/limits/"+m.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/limits/additionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}}}}if(s.resent!==void 0&&
s.resent!==!0){let l={instancePath:i+"/resent",schemaPath:"#/properties/resent/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.
empty!==void 0&&s.empty!==!0){let l={instancePath:i+"/empty",schemaPath:"#/properties/empty/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(
l),r++}if(s.sampledValid!==void 0){let l=s.sampledValid;if(typeof l!="boolean"&&l!==null){let m={instancePath:i+"/sampledValid",schemaPath:"#/properties/sampled\
Valid/type",keyword:"type",params:{type:ce.properties.sampledValid.type}};e===null?e=[m]:e.push(m),r++}}if(s.ask!==void 0){let l=s.ask;if(!(l&&typeof l=="object"&&
!Array.isArray(l))&&l!==null){let m={instancePath:i+"/ask",schemaPath:"#/properties/ask/type",keyword:"type",params:{type:ce.properties.ask.type}};e===null?e=[m]:
e.push(m),r++}}if(s.date!==void 0){let l=s.date;if(typeof l!="string"&&l!==null){let m={instancePath:i+"/date",schemaPath:"#/properties/date/type",keyword:"type",
params:{type:ce.properties.date.type}};e===null?e=[m]:e.push(m),r++}}}else{let l={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===
null?e=[l]:e.push(l),r++}return _r.errors=e,r===0}_r.evaluated={props:{v:!0,i:!0,vu:!0,scenario:!0,transport:!0,key:!0,scheduledUs:!0,sentUs:!0,connectedUs:!0,headersUs:!0,
firstByteUs:!0,firstEventUs:!0,firstTokenUs:!0,lastTokenUs:!0,doneUs:!0,closedUs:!0,status:!0,class:!0,error:!0,chunks:!0,events:!0,promptTokens:!0,completionTokens:!0,
bytes:!0,gaps:!0,gapsUs:!0,retryAfter:!0,limits:!0,resent:!0,empty:!0,sampledValid:!0,ask:!0,date:!0},dynamicProps:!1,dynamicItems:!1};function os(s,{instancePath:i="",
parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=os.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=
void 0),!(s&&typeof s=="object"&&!Array.isArray(s))){let c={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}
let n=r,a=!0,l=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let c;if(s.clock===void 0&&(c="clock")){let t={};e===null?e=[t]:e.push(t),r++}}var m=l===r;r=n,e!==
null&&(n?e.length=n:e=null);let y;if(m){let c=r;Ar(s,{instancePath:i,parentData:N,parentDataProperty:D,rootData:P,dynamicAnchors:k})||(e=e===null?Ar.errors:e.concat(
Ar.errors),r=e.length);var m=c===r;if(a=m,a){var f={};f.v=!0,f.t0EpochUs=!0,f.t0MonotonicUs=!0,f.clock=!0,f.segment=!0}y="then"}else{let c=r,t=r,u=!0,x=r;if(s&&
typeof s=="object"&&!Array.isArray(s)){let o;if(s.decision===void 0&&(o="decision")){let p={};e===null?e=[p]:e.push(p),r++}}var d=x===r;r=t,e!==null&&(t?e.length=
t:e=null);let T;if(d){let o=r;Sr(s,{instancePath:i,parentData:N,parentDataProperty:D,rootData:P,dynamicAnchors:k})||(e=e===null?Sr.errors:e.concat(Sr.errors),r=
e.length);var d=o===r;if(u=d,u){var q={};q.v=!0,q.decision=!0}T="then"}else{let o=r;_r(s,{instancePath:i,parentData:N,parentDataProperty:D,rootData:P,dynamicAnchors:k})||
(e=e===null?_r.errors:e.concat(_r.errors),r=e.length);var d=o===r;u=d,u&&q!==!0&&(q=q||{},q.v=!0,q.i=!0,q.vu=!0,q.scenario=!0,q.transport=!0,q.key=!0,q.scheduledUs=
!0,q.sentUs=!0,q.connectedUs=!0,q.headersUs=!0,q.firstByteUs=!0,q.firstEventUs=!0,q.firstTokenUs=!0,q.lastTokenUs=!0,q.doneUs=!0,q.closedUs=!0,q.status=!0,q.class=
!0,q.error=!0,q.chunks=!0,q.events=!0,q.promptTokens=!0,q.completionTokens=!0,q.bytes=!0,q.gaps=!0,q.gapsUs=!0,q.retryAfter=!0,q.limits=!0,q.resent=!0,q.empty=!0,
q.sampledValid=!0,q.ask=!0,q.date=!0),T="else"}if(!u){let o={instancePath:i,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword:T}};e===null?e=[o]:e.push(
o),r++}var m=c===r;a=m,a&&f!==!0&&q!==void 0&&(q===!0?f=!0:(f=f||{},Object.assign(f,q))),y="else"}if(!a){let c={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:y}};e===null?e=[c]:e.push(c),r++}return os.errors=e,h.props=f,r===0}os.evaluated={dynamicProps:!0,dynamicItems:!1};var at=as,Lr={$schema:"https:/\
/json-schema.org/draft/2020-12/schema",$id:"urn:assay:run",$comment:"run.json, the only thing a report reads. The exit code follows from the outcome (conformant\
 0, non-conformant 1, incomplete and partial 3, broken 4), a check hangs on one clause or one gap, and a pass rests on an exchange.",title:"Run",type:"object",required:[
"schema","outcome","exitCode","reason","suite","target","seed","startedAt","durationMs","cost","capabilities","checks","exchanges"],additionalProperties:!1,properties:{
schema:{const:"assay.run/1"},outcome:{enum:["conformant","non-conformant","incomplete","partial","broken"]},exitCode:{enum:[0,1,3,4]},reason:{type:["string","nu\
ll"]},suite:{type:"object",required:["version","checks","known","profile"],additionalProperties:!1,properties:{version:{type:"string",minLength:1},checks:{type:"\
integer",minimum:0},profile:{type:"string",minLength:1},known:{type:"integer",minimum:1}}},target:{type:"object",required:["baseUrl","model"],additionalProperties:!1,
properties:{isEmbedded:{const:!0},baseUrl:{type:"string",minLength:1},model:{type:["string","null"]}}},statement:{title:"The deployment's own declarations",type:"\
object",required:["name","sha256"],additionalProperties:!1,properties:{name:{type:"string",minLength:1},sha256:{type:"string",pattern:"^[0-9a-f]{64}$"}}},readings:{
title:"Readings in force, by key",type:"array",items:{$ref:"#/$defs/reading"}},notes:{type:"array",items:{type:"string",minLength:1}},seed:{type:"string"},startedAt:{
type:"string",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$"},durationMs:{type:"number",minimum:0},cost:{type:"object",required:["requests","p\
romptTokens","completionTokens"],additionalProperties:!1,properties:{requests:{type:"integer",minimum:0},promptTokens:{type:"integer",minimum:0},completionTokens:{
type:"integer",minimum:0}}},capabilities:{type:"array",items:{$ref:"#/$defs/capability"}},checks:{type:"array",items:{$ref:"#/$defs/check"}},exchanges:{type:"ar\
ray",items:{$ref:"#/$defs/exchange"}}},allOf:[{if:{properties:{outcome:{const:"conformant"}}},then:{properties:{exitCode:{const:0}}}},{if:{properties:{outcome:{
const:"non-conformant"}}},then:{properties:{exitCode:{const:1}}}},{if:{properties:{outcome:{const:"incomplete"}}},then:{properties:{exitCode:{const:3}}}},{if:{properties:{
outcome:{const:"broken"}}},then:{properties:{exitCode:{const:4}}}},{if:{properties:{outcome:{const:"partial"}}},then:{properties:{exitCode:{const:3}}}}],$defs:{
capability:{type:"object",required:["id","outcome","counts"],additionalProperties:!1,properties:{id:{enum:["core","signup","sse","websocket","webhooks","limits"]},
outcome:{enum:["conformant","non-conformant","incomplete","partial","broken","not-offered","not-judged"]},counts:{type:"object",required:["pass","fail","warn","\
inconclusive","not-applicable","observed","error"],additionalProperties:!1,properties:{pass:{type:"integer",minimum:0},fail:{type:"integer",minimum:0},warn:{type:"\
integer",minimum:0},inconclusive:{type:"integer",minimum:0},"not-applicable":{type:"integer",minimum:0},observed:{type:"integer",minimum:0},error:{type:"integer",
minimum:0}}},takenOut:{title:"Stated clauses with a MUST that declared readings, or the want of a key, take out",type:"array",minItems:1,items:{type:"object",required:[
"clause","checks","readings"],additionalProperties:!1,properties:{clause:{type:"string",pattern:"^C\\d"},checks:{type:"array",minItems:1,items:{type:"string",minLength:1}},
readings:{title:"Keys of those readings; none where no key was given",type:"array",items:{type:"string",minLength:1}}}}}},if:{properties:{outcome:{const:"partia\
l"}}},then:{properties:{takenOut:!0},required:["takenOut"]}},check:{type:"object",required:["id","title","capability","level","layer","verdict","issues","exchan\
ges"],additionalProperties:!1,properties:{id:{type:"string",minLength:1},title:{type:"string",minLength:1},capability:{enum:["core","signup","sse","websocket","\
webhooks","limits"]},clause:{type:"string",pattern:"^C\\d"},gap:{type:"string",pattern:"^G\\d"},reading:{type:"string",minLength:1},level:{enum:["MUST","SHOULD"]},
layer:{enum:["spec","declared","profile","observed"]},verdict:{enum:["pass","fail","warn","inconclusive","not-applicable","observed","error"]},reason:{type:"str\
ing"},takenOutBy:{title:"Keys of the declared readings that take it out",type:"array",minItems:1,items:{type:"string",minLength:1}},detail:{type:"string"},explainedBy:{
type:"string",minLength:1},inferred:{type:"string",minLength:1},issues:{type:"array",items:{$ref:"#/$defs/issue"}},exchanges:{type:"array",items:{type:"string",
minLength:1}}},if:{properties:{clause:!0},required:["clause"]},then:{properties:{gap:!1}},else:{properties:{gap:!0,reading:!0},required:["gap","reading"]},allOf:[
{if:{properties:{verdict:{const:"pass"}}},then:{properties:{exchanges:{type:"array",minItems:1},issues:{type:"array",maxItems:0}}}}]},issue:{type:"object",required:[
"at","expected","received"],additionalProperties:!1,properties:{at:{type:"string",minLength:1},expected:{type:"string"},received:{type:"string"}}},exchange:{type:"\
object",required:["id","method","url","headers","body","status","durationMs"],additionalProperties:!1,properties:{id:{type:"string",minLength:1},method:{type:"s\
tring",minLength:1},url:{type:"string",minLength:1},headers:{type:"array",items:{type:"array",minItems:2,maxItems:2,items:{type:"string"}}},body:{type:["string",
"null"]},repetition:{type:"object",required:["head","unit","runBytes","tail"],additionalProperties:!1,properties:{head:{type:"string"},unit:{type:"string",minLength:1},
runBytes:{type:"integer",minimum:1},tail:{type:"string"}}},atOnce:{type:"integer",minimum:2},status:{type:["integer","null"],minimum:100,maximum:999},durationMs:{
type:"number",minimum:0}}},reading:{type:"object",required:["key","reading","layer"],additionalProperties:!1,properties:{key:{type:"string",minLength:1},reading:{
type:"string",minLength:1},layer:{enum:["declared","profile"]},recorded:{title:"Why nothing is judged by it",type:"string",minLength:10},parameters:{type:"objec\
t"}}}}},pt=new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$","u"),lt={type:"object",required:["key","reading","layer"],additionalProperties:!1,
properties:{key:{type:"string",minLength:1},reading:{type:"string",minLength:1},layer:{enum:["declared","profile"]},recorded:{title:"Why nothing is judged by it",
type:"string",minLength:10},parameters:{type:"object"}}};function Ir(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){
let e=null,r=0,h=Ir.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.key===void 0){
let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[n]:e.push(n),r++}if(s.reading===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}if(s.layer===void 0){let n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"layer"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="key"||n==="reading"||n==="layer"||n==="re\
corded"||n==="parameters")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[
a]:e.push(a),r++}if(s.key!==void 0){let n=s.key;if(typeof n=="string"){if(U(n)<1){let a={instancePath:i+"/key",schemaPath:"#/properties/key/minLength",keyword:"\
minLength",params:{limit:1}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type:"str\
ing"}};e===null?e=[a]:e.push(a),r++}}if(s.reading!==void 0){let n=s.reading;if(typeof n=="string"){if(U(n)<1){let a={instancePath:i+"/reading",schemaPath:"#/pro\
perties/reading/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/reading",schemaPath:"#/properties/re\
ading/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}if(s.layer!==void 0){let n=s.layer;if(!(n==="declared"||n==="profile")){let a={
instancePath:i+"/layer",schemaPath:"#/properties/layer/enum",keyword:"enum",params:{allowedValues:lt.properties.layer.enum}};e===null?e=[a]:e.push(a),r++}}if(s.
recorded!==void 0){let n=s.recorded;if(typeof n=="string"){if(U(n)<10){let a={instancePath:i+"/recorded",schemaPath:"#/properties/recorded/minLength",keyword:"m\
inLength",params:{limit:10}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/recorded",schemaPath:"#/properties/recorded/type",keyword:"type",params:{
type:"string"}};e===null?e=[a]:e.push(a),r++}}if(s.parameters!==void 0){let n=s.parameters;if(!(n&&typeof n=="object"&&!Array.isArray(n))){let a={instancePath:i+
"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}}else{let n={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Ir.errors=e,r===0}Ir.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Us={
type:"object",required:["id","outcome","counts"],additionalProperties:!1,properties:{id:{enum:["core","signup","sse","websocket","webhooks","limits"]},outcome:{
enum:["conformant","non-conformant","incomplete","partial","broken","not-offered","not-judged"]},counts:{type:"object",required:["pass","fail","warn","inconclus\
ive","not-applicable","observed","error"],additionalProperties:!1,properties:{pass:{type:"integer",minimum:0},fail:{type:"integer",minimum:0},warn:{type:"intege\
r",minimum:0},inconclusive:{type:"integer",minimum:0},"not-applicable":{type:"integer",minimum:0},observed:{type:"integer",minimum:0},error:{type:"integer",minimum:0}}},
takenOut:{title:"Stated clauses with a MUST that declared readings, or the want of a key, take out",type:"array",minItems:1,items:{type:"object",required:["clau\
se","checks","readings"],additionalProperties:!1,properties:{clause:{type:"string",pattern:"^C\\d"},checks:{type:"array",minItems:1,items:{type:"string",minLength:1}},
readings:{title:"Keys of those readings; none where no key was given",type:"array",items:{type:"string",minLength:1}}}}}},if:{properties:{outcome:{const:"partia\
l"}}},then:{properties:{takenOut:!0},required:["takenOut"]}},Bs=new RegExp("^C\\d","u");function Tr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,
dynamicAnchors:k={}}={}){let e=null,r=0,h=Tr.evaluated;h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0);let n=r,a=!0,l=r;if(s&&typeof s=="objec\
t"&&!Array.isArray(s)&&s.outcome!==void 0&&s.outcome!=="partial"){let f={};e===null?e=[f]:e.push(f),r++}var m=l===r;if(r=n,e!==null&&(n?e.length=n:e=null),m){let f=r;
if(s&&typeof s=="object"&&!Array.isArray(s)&&s.takenOut===void 0){let q={instancePath:i,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:"\
takenOut"}};e===null?e=[q]:e.push(q),r++}var m=f===r;if(a=m,a){var y={};y.takenOut=!0,y.outcome=!0}}if(!a){let f={instancePath:i,schemaPath:"#/if",keyword:"if",
params:{failingKeyword:"then"}};e===null?e=[f]:e.push(f),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let f={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[f]:e.push(f),r++}if(s.outcome===void 0){let f={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"outcome"}};e===null?e=[f]:e.push(f),r++}if(s.counts===void 0){let f={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"counts"}};e===null?e=[f]:e.push(f),r++}for(let f in s)if(!(f==="id"||f==="outcome"||f==="counts"||f==="takenOut")){let d={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[d]:e.push(d),r++}if(s.id!==void 0){let f=s.id;if(!(f===
"core"||f==="signup"||f==="sse"||f==="websocket"||f==="webhooks"||f==="limits")){let d={instancePath:i+"/id",schemaPath:"#/properties/id/enum",keyword:"enum",params:{
allowedValues:Us.properties.id.enum}};e===null?e=[d]:e.push(d),r++}}if(s.outcome!==void 0){let f=s.outcome;if(!(f==="conformant"||f==="non-conformant"||f==="inc\
omplete"||f==="partial"||f==="broken"||f==="not-offered"||f==="not-judged")){let d={instancePath:i+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"en\
um",params:{allowedValues:Us.properties.outcome.enum}};e===null?e=[d]:e.push(d),r++}}if(s.counts!==void 0){let f=s.counts;if(f&&typeof f=="object"&&!Array.isArray(
f)){if(f.pass===void 0){let d={instancePath:i+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:"pass"}};e===null?e=
[d]:e.push(d),r++}if(f.fail===void 0){let d={instancePath:i+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:"fail"}};
e===null?e=[d]:e.push(d),r++}if(f.warn===void 0){let d={instancePath:i+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:"\
warn"}};e===null?e=[d]:e.push(d),r++}if(f.inconclusive===void 0){let d={instancePath:i+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{
missingProperty:"inconclusive"}};e===null?e=[d]:e.push(d),r++}if(f["not-applicable"]===void 0){let d={instancePath:i+"/counts",schemaPath:"#/properties/counts/r\
equired",keyword:"required",params:{missingProperty:"not-applicable"}};e===null?e=[d]:e.push(d),r++}if(f.observed===void 0){let d={instancePath:i+"/counts",schemaPath:"\
#/properties/counts/required",keyword:"required",params:{missingProperty:"observed"}};e===null?e=[d]:e.push(d),r++}if(f.error===void 0){let d={instancePath:i+"/\
counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:"error"}};e===null?e=[d]:e.push(d),r++}for(let d in f)if(!(d==="pas\
s"||d==="fail"||d==="warn"||d==="inconclusive"||d==="not-applicable"||d==="observed"||d==="error")){let q={instancePath:i+"/counts",schemaPath:"#/properties/cou\
nts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[q]:e.push(q),r++}if(f.pass!==void 0){let d=f.pass;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let q={instancePath:i+"/counts/pass",schemaPath:"#/properties/counts/properties/pass/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[q]:e.push(q),r++}if(typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))){let q={instancePath:i+"/counts/pass",schemaPath:"#/properties/count\
s/properties/pass/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[q]:e.push(q),r++}}if(f.fail!==void 0){let d=f.fail;if(!(typeof d=="nu\
mber"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let q={instancePath:i+"/counts/fail",schemaPath:"#/properties/counts/properties/fail/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[q]:e.push(q),r++}if(typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))){let q={instancePath:i+"/counts/fail",schemaPath:"#/properties/count\
s/properties/fail/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[q]:e.push(q),r++}}if(f.warn!==void 0){let d=f.warn;if(!(typeof d=="nu\
mber"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let q={instancePath:i+"/counts/warn",schemaPath:"#/properties/counts/properties/warn/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[q]:e.push(q),r++}if(typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))){let q={instancePath:i+"/counts/warn",schemaPath:"#/properties/count\
s/properties/warn/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[q]:e.push(q),r++}}if(f.inconclusive!==void 0){let d=f.inconclusive;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let q={instancePath:i+"/counts/inconclusive",schemaPath:"#/properties/counts/properties/inconclusive/type",keyword:"t\
ype",params:{type:"integer"}};e===null?e=[q]:e.push(q),r++}if(typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))){let q={instancePath:i+"/counts/inconclusive",schemaPath:"\
#/properties/counts/properties/inconclusive/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[q]:e.push(q),r++}}if(f["not-applicable"]!==
void 0){let d=f["not-applicable"];if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let q={instancePath:i+"/counts/not-applicable",schemaPath:"#/propert\
ies/counts/properties/not-applicable/type",keyword:"type",params:{type:"integer"}};e===null?e=[q]:e.push(q),r++}if(typeof d=="number"&&isFinite(d)&&(d<0||isNaN(
d))){let q={instancePath:i+"/counts/not-applicable",schemaPath:"#/properties/counts/properties/not-applicable/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}};e===null?e=[q]:e.push(q),r++}}if(f.observed!==void 0){let d=f.observed;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let q={instancePath:i+
"/counts/observed",schemaPath:"#/properties/counts/properties/observed/type",keyword:"type",params:{type:"integer"}};e===null?e=[q]:e.push(q),r++}if(typeof d=="\
number"&&isFinite(d)&&(d<0||isNaN(d))){let q={instancePath:i+"/counts/observed",schemaPath:"#/properties/counts/properties/observed/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[q]:e.push(q),r++}}if(f.error!==void 0){let d=f.error;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let q={instancePath:i+
"/counts/error",schemaPath:"#/properties/counts/properties/error/type",keyword:"type",params:{type:"integer"}};e===null?e=[q]:e.push(q),r++}if(typeof d=="number"&&
isFinite(d)&&(d<0||isNaN(d))){let q={instancePath:i+"/counts/error",schemaPath:"#/properties/counts/properties/error/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[q]:e.push(q),r++}}}else{let d={instancePath:i+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type:"object"}};e===
null?e=[d]:e.push(d),r++}}if(s.takenOut!==void 0){let f=s.takenOut;if(Array.isArray(f)){if(f.length<1){let q={instancePath:i+"/takenOut",schemaPath:"#/propertie\
s/takenOut/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[q]:e.push(q),r++}let d=f.length;for(let q=0;q<d;q++){let c=f[q];if(c&&typeof c=="object"&&
!Array.isArray(c)){if(c.clause===void 0){let t={instancePath:i+"/takenOut/"+q,schemaPath:"#/properties/takenOut/items/required",keyword:"required",params:{missingProperty:"\
clause"}};e===null?e=[t]:e.push(t),r++}if(c.checks===void 0){let t={instancePath:i+"/takenOut/"+q,schemaPath:"#/properties/takenOut/items/required",keyword:"req\
uired",params:{missingProperty:"checks"}};e===null?e=[t]:e.push(t),r++}if(c.readings===void 0){let t={instancePath:i+"/takenOut/"+q,schemaPath:"#/properties/tak\
enOut/items/required",keyword:"required",params:{missingProperty:"readings"}};e===null?e=[t]:e.push(t),r++}for(let t in c)if(!(t==="clause"||t==="checks"||t==="\
readings")){let u={instancePath:i+"/takenOut/"+q,schemaPath:"#/properties/takenOut/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),r++}if(c.clause!==void 0){let t=c.clause;if(typeof t=="string"){if(!Bs.test(t)){let u={instancePath:i+"/takenOut/"+q+"/clause",schemaPath:"\
#/properties/takenOut/items/properties/clause/pattern",keyword:"pattern",params:{pattern:"^C\\d"}};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/ta\
kenOut/"+q+"/clause",schemaPath:"#/properties/takenOut/items/properties/clause/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}}if(c.checks!==
void 0){let t=c.checks;if(Array.isArray(t)){if(t.length<1){let x={instancePath:i+"/takenOut/"+q+"/checks",schemaPath:"#/properties/takenOut/items/properties/che\
cks/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[x]:e.push(x),r++}let u=t.length;for(let x=0;x<u;x++){let T=t[x];if(typeof T=="string"){if(U(T)<1){
let g={instancePath:i+"/takenOut/"+q+"/checks/"+x,schemaPath:"#/properties/takenOut/items/properties/checks/items/minLength",keyword:"minLength",params:{limit:1}};
e===null?e=[g]:e.push(g),r++}}else{let g={instancePath:i+"/takenOut/"+q+"/checks/"+x,schemaPath:"#/properties/takenOut/items/properties/checks/items/type",keyword:"\
type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}}}else{let u={instancePath:i+"/takenOut/"+q+"/checks",schemaPath:"#/properties/takenOut/items/propert\
ies/checks/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}if(c.readings!==void 0){let t=c.readings;if(Array.isArray(t)){let u=t.length;
for(let x=0;x<u;x++){let T=t[x];if(typeof T=="string"){if(U(T)<1){let g={instancePath:i+"/takenOut/"+q+"/readings/"+x,schemaPath:"#/properties/takenOut/items/pr\
operties/readings/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[g]:e.push(g),r++}}else{let g={instancePath:i+"/takenOut/"+q+"/readings/"+x,
schemaPath:"#/properties/takenOut/items/properties/readings/items/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}}}else{let u={instancePath:i+
"/takenOut/"+q+"/readings",schemaPath:"#/properties/takenOut/items/properties/readings/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}}else{
let t={instancePath:i+"/takenOut/"+q,schemaPath:"#/properties/takenOut/items/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}}}else{let d={
instancePath:i+"/takenOut",schemaPath:"#/properties/takenOut/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}}else{let f={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}return Tr.errors=e,r===0}Tr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Cr={type:"object",required:["id","title","capability","level","layer","verdict","issues","exchanges"],additionalProperties:!1,properties:{id:{type:"string",
minLength:1},title:{type:"string",minLength:1},capability:{enum:["core","signup","sse","websocket","webhooks","limits"]},clause:{type:"string",pattern:"^C\\d"},
gap:{type:"string",pattern:"^G\\d"},reading:{type:"string",minLength:1},level:{enum:["MUST","SHOULD"]},layer:{enum:["spec","declared","profile","observed"]},verdict:{
enum:["pass","fail","warn","inconclusive","not-applicable","observed","error"]},reason:{type:"string"},takenOutBy:{title:"Keys of the declared readings that tak\
e it out",type:"array",minItems:1,items:{type:"string",minLength:1}},detail:{type:"string"},explainedBy:{type:"string",minLength:1},inferred:{type:"string",minLength:1},
issues:{type:"array",items:{$ref:"#/$defs/issue"}},exchanges:{type:"array",items:{type:"string",minLength:1}}},if:{properties:{clause:!0},required:["clause"]},then:{
properties:{gap:!1}},else:{properties:{gap:!0,reading:!0},required:["gap","reading"]},allOf:[{if:{properties:{verdict:{const:"pass"}}},then:{properties:{exchanges:{
type:"array",minItems:1},issues:{type:"array",maxItems:0}}}}]},dt=new RegExp("^G\\d","u");function Vr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=Vr.evaluated;if(h.dynamicProps&&(h.props=
void 0),h.dynamicItems&&(h.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.at===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"at"}};e===null?e=[n]:e.push(n),r++}if(s.expected===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"expected"}};e===null?e=[n]:e.push(n),r++}if(s.received===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
received"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="at"||n==="expected"||n==="received")){let a={instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[a]:e.push(a),r++}if(s.at!==void 0){let n=s.at;if(typeof n=="string"){if(U(n)<1){let a={
instancePath:i+"/at",schemaPath:"#/properties/at/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/at",
schemaPath:"#/properties/at/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}if(s.expected!==void 0&&typeof s.expected!="string"){let n={
instancePath:i+"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(s.received!==void 0&&typeof s.
received!="string"){let n={instancePath:i+"/received",schemaPath:"#/properties/received/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}else{
let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Vr.errors=e,r===0}Vr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Fr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=Fr.evaluated;h.dynamicProps&&
(h.props=void 0),h.dynamicItems&&(h.items=void 0);let n=r,a=!0,l=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.verdict!==void 0&&s.verdict!=="pass"){let u={};
e===null?e=[u]:e.push(u),r++}var m=l===r;if(r=n,e!==null&&(n?e.length=n:e=null),m){let u=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.exchanges!==void 0){
let T=s.exchanges;if(Array.isArray(T)){if(T.length<1){let g={instancePath:i+"/exchanges",schemaPath:"#/allOf/0/then/properties/exchanges/minItems",keyword:"minI\
tems",params:{limit:1}};e===null?e=[g]:e.push(g),r++}}else{let g={instancePath:i+"/exchanges",schemaPath:"#/allOf/0/then/properties/exchanges/type",keyword:"typ\
e",params:{type:"array"}};e===null?e=[g]:e.push(g),r++}}if(s.issues!==void 0){let T=s.issues;if(Array.isArray(T)){if(T.length>0){let g={instancePath:i+"/issues",
schemaPath:"#/allOf/0/then/properties/issues/maxItems",keyword:"maxItems",params:{limit:0}};e===null?e=[g]:e.push(g),r++}}else{let g={instancePath:i+"/issues",schemaPath:"\
#/allOf/0/then/properties/issues/type",keyword:"type",params:{type:"array"}};e===null?e=[g]:e.push(g),r++}}}var m=u===r;if(a=m,a){var y={};y.exchanges=!0,y.issues=
!0,y.verdict=!0}}if(!a){let u={instancePath:i,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[u]:e.push(u),r++}let f=r,d=!0,q=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.clause===void 0&&(u="clause")){let x={};e===null?e=[x]:e.push(x),r++}}var c=q===r;y!==!0&&(y=y||{},y.clause=
!0),r=f,e!==null&&(f?e.length=f:e=null);let t;if(c){let u=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.gap!==void 0){let T={instancePath:i+"/gap",schemaPath:"\
#/then/properties/gap/false schema",keyword:"false schema",params:{}};e===null?e=[T]:e.push(T),r++}var c=u===r;d=c,d&&y!==!0&&(y=y||{},y.gap=!0),t="then"}else{let u=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.gap===void 0){let T={instancePath:i,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"g\
ap"}};e===null?e=[T]:e.push(T),r++}if(s.reading===void 0){let T={instancePath:i,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[T]:e.push(T),r++}}var c=u===r;d=c,d&&y!==!0&&(y=y||{},y.gap=!0,y.reading=!0),t="else"}if(!d){let u={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:t}};e===null?e=[u]:e.push(u),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"}};e===null?e=[u]:e.push(u),r++}if(s.title===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"title"}};e===null?e=[u]:e.push(u),r++}if(s.capability===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
capability"}};e===null?e=[u]:e.push(u),r++}if(s.level===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"level"}};
e===null?e=[u]:e.push(u),r++}if(s.layer===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"layer"}};e===null?e=
[u]:e.push(u),r++}if(s.verdict===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"verdict"}};e===null?e=[u]:e.push(
u),r++}if(s.issues===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"issues"}};e===null?e=[u]:e.push(u),r++}if(s.
exchanges===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exchanges"}};e===null?e=[u]:e.push(u),r++}for(let u in s)
if(!ee.call(Cr.properties,u)){let x={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=
[x]:e.push(x),r++}if(s.id!==void 0){let u=s.id;if(typeof u=="string"){if(U(u)<1){let x={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"min\
Length",params:{limit:1}};e===null?e=[x]:e.push(x),r++}}else{let x={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[x]:e.push(x),r++}}if(s.title!==void 0){let u=s.title;if(typeof u=="string"){if(U(u)<1){let x={instancePath:i+"/title",schemaPath:"#/properties/title\
/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[x]:e.push(x),r++}}else{let x={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"\
type",params:{type:"string"}};e===null?e=[x]:e.push(x),r++}}if(s.capability!==void 0){let u=s.capability;if(!(u==="core"||u==="signup"||u==="sse"||u==="websocke\
t"||u==="webhooks"||u==="limits")){let x={instancePath:i+"/capability",schemaPath:"#/properties/capability/enum",keyword:"enum",params:{allowedValues:Cr.properties.
capability.enum}};e===null?e=[x]:e.push(x),r++}}if(s.clause!==void 0){let u=s.clause;if(typeof u=="string"){if(!Bs.test(u)){let x={instancePath:i+"/clause",schemaPath:"\
#/properties/clause/pattern",keyword:"pattern",params:{pattern:"^C\\d"}};e===null?e=[x]:e.push(x),r++}}else{let x={instancePath:i+"/clause",schemaPath:"#/proper\
ties/clause/type",keyword:"type",params:{type:"string"}};e===null?e=[x]:e.push(x),r++}}if(s.gap!==void 0){let u=s.gap;if(typeof u=="string"){if(!dt.test(u)){let x={
instancePath:i+"/gap",schemaPath:"#/properties/gap/pattern",keyword:"pattern",params:{pattern:"^G\\d"}};e===null?e=[x]:e.push(x),r++}}else{let x={instancePath:i+
"/gap",schemaPath:"#/properties/gap/type",keyword:"type",params:{type:"string"}};e===null?e=[x]:e.push(x),r++}}if(s.reading!==void 0){let u=s.reading;if(typeof u==
"string"){if(U(u)<1){let x={instancePath:i+"/reading",schemaPath:"#/properties/reading/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[x]:e.push(x),
r++}}else{let x={instancePath:i+"/reading",schemaPath:"#/properties/reading/type",keyword:"type",params:{type:"string"}};e===null?e=[x]:e.push(x),r++}}if(s.level!==
void 0){let u=s.level;if(!(u==="MUST"||u==="SHOULD")){let x={instancePath:i+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues:Cr.
properties.level.enum}};e===null?e=[x]:e.push(x),r++}}if(s.layer!==void 0){let u=s.layer;if(!(u==="spec"||u==="declared"||u==="profile"||u==="observed")){let x={
instancePath:i+"/layer",schemaPath:"#/properties/layer/enum",keyword:"enum",params:{allowedValues:Cr.properties.layer.enum}};e===null?e=[x]:e.push(x),r++}}if(s.
verdict!==void 0){let u=s.verdict;if(!(u==="pass"||u==="fail"||u==="warn"||u==="inconclusive"||u==="not-applicable"||u==="observed"||u==="error")){let x={instancePath:i+
"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues:Cr.properties.verdict.enum}};e===null?e=[x]:e.push(x),r++}}if(s.reason!==
void 0&&typeof s.reason!="string"){let u={instancePath:i+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.
push(u),r++}if(s.takenOutBy!==void 0){let u=s.takenOutBy;if(Array.isArray(u)){if(u.length<1){let T={instancePath:i+"/takenOutBy",schemaPath:"#/properties/takenO\
utBy/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[T]:e.push(T),r++}let x=u.length;for(let T=0;T<x;T++){let g=u[T];if(typeof g=="string"){if(U(g)<1){
let o={instancePath:i+"/takenOutBy/"+T,schemaPath:"#/properties/takenOutBy/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{
let o={instancePath:i+"/takenOutBy/"+T,schemaPath:"#/properties/takenOutBy/items/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}}else{
let x={instancePath:i+"/takenOutBy",schemaPath:"#/properties/takenOutBy/type",keyword:"type",params:{type:"array"}};e===null?e=[x]:e.push(x),r++}}if(s.detail!==
void 0&&typeof s.detail!="string"){let u={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.
push(u),r++}if(s.explainedBy!==void 0){let u=s.explainedBy;if(typeof u=="string"){if(U(u)<1){let x={instancePath:i+"/explainedBy",schemaPath:"#/properties/expla\
inedBy/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[x]:e.push(x),r++}}else{let x={instancePath:i+"/explainedBy",schemaPath:"#/properties/explain\
edBy/type",keyword:"type",params:{type:"string"}};e===null?e=[x]:e.push(x),r++}}if(s.inferred!==void 0){let u=s.inferred;if(typeof u=="string"){if(U(u)<1){let x={
instancePath:i+"/inferred",schemaPath:"#/properties/inferred/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[x]:e.push(x),r++}}else{let x={instancePath:i+
"/inferred",schemaPath:"#/properties/inferred/type",keyword:"type",params:{type:"string"}};e===null?e=[x]:e.push(x),r++}}if(s.issues!==void 0){let u=s.issues;if(Array.
isArray(u)){let x=u.length;for(let T=0;T<x;T++)Vr(u[T],{instancePath:i+"/issues/"+T,parentData:u,parentDataProperty:T,rootData:P,dynamicAnchors:k})||(e=e===null?
Vr.errors:e.concat(Vr.errors),r=e.length)}else{let x={instancePath:i+"/issues",schemaPath:"#/properties/issues/type",keyword:"type",params:{type:"array"}};e===null?
e=[x]:e.push(x),r++}}if(s.exchanges!==void 0){let u=s.exchanges;if(Array.isArray(u)){let x=u.length;for(let T=0;T<x;T++){let g=u[T];if(typeof g=="string"){if(U(
g)<1){let o={instancePath:i+"/exchanges/"+T,schemaPath:"#/properties/exchanges/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{
let o={instancePath:i+"/exchanges/"+T,schemaPath:"#/properties/exchanges/items/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}}else{
let x={instancePath:i+"/exchanges",schemaPath:"#/properties/exchanges/type",keyword:"type",params:{type:"array"}};e===null?e=[x]:e.push(x),r++}}}else{let u={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}return Fr.errors=e,r===0}Fr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var xs={type:"object",required:["id","method","url","headers","body","status","durationMs"],additionalProperties:!1,properties:{id:{type:"string",minLength:1},method:{
type:"string",minLength:1},url:{type:"string",minLength:1},headers:{type:"array",items:{type:"array",minItems:2,maxItems:2,items:{type:"string"}}},body:{type:["\
string","null"]},repetition:{type:"object",required:["head","unit","runBytes","tail"],additionalProperties:!1,properties:{head:{type:"string"},unit:{type:"strin\
g",minLength:1},runBytes:{type:"integer",minimum:1},tail:{type:"string"}}},atOnce:{type:"integer",minimum:2},status:{type:["integer","null"],minimum:100,maximum:999},
durationMs:{type:"number",minimum:0}}};function Mr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=Mr.
evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),r++}if(s.method===void 0){let n={instancePath:i,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"method"}};e===null?e=[n]:e.push(n),r++}if(s.url===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"url"}};e===null?e=[n]:e.push(n),r++}if(s.headers===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"headers"}};e===null?e=[n]:e.push(n),r++}if(s.body===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
body"}};e===null?e=[n]:e.push(n),r++}if(s.status===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"}};e===
null?e=[n]:e.push(n),r++}if(s.durationMs===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"durationMs"}};e===null?
e=[n]:e.push(n),r++}for(let n in s)if(!ee.call(xs.properties,n)){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n}};e===null?e=[a]:e.push(a),r++}if(s.id!==void 0){let n=s.id;if(typeof n=="string"){if(U(n)<1){let a={instancePath:i+"/id",schemaPath:"#/pro\
perties/id/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}if(s.method!==void 0){let n=s.method;if(typeof n=="string"){if(U(n)<1){let a={instancePath:i+"/metho\
d",schemaPath:"#/properties/method/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/method",schemaPath:"\
#/properties/method/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}if(s.url!==void 0){let n=s.url;if(typeof n=="string"){if(U(n)<1){
let a={instancePath:i+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+
"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}if(s.headers!==void 0){let n=s.headers;if(Array.isArray(
n)){let a=n.length;for(let l=0;l<a;l++){let m=n[l];if(Array.isArray(m)){if(m.length>2){let f={instancePath:i+"/headers/"+l,schemaPath:"#/properties/headers/item\
s/maxItems",keyword:"maxItems",params:{limit:2}};e===null?e=[f]:e.push(f),r++}if(m.length<2){let f={instancePath:i+"/headers/"+l,schemaPath:"#/properties/header\
s/items/minItems",keyword:"minItems",params:{limit:2}};e===null?e=[f]:e.push(f),r++}let y=m.length;for(let f=0;f<y;f++)if(typeof m[f]!="string"){let d={instancePath:i+
"/headers/"+l+"/"+f,schemaPath:"#/properties/headers/items/items/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}else{let y={instancePath:i+
"/headers/"+l,schemaPath:"#/properties/headers/items/type",keyword:"type",params:{type:"array"}};e===null?e=[y]:e.push(y),r++}}}else{let a={instancePath:i+"/hea\
ders",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}if(s.body!==void 0){let n=s.body;if(typeof n!="\
string"&&n!==null){let a={instancePath:i+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:xs.properties.body.type}};e===null?e=[a]:e.push(
a),r++}}if(s.repetition!==void 0){let n=s.repetition;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.head===void 0){let a={instancePath:i+"/repetition",schemaPath:"\
#/properties/repetition/required",keyword:"required",params:{missingProperty:"head"}};e===null?e=[a]:e.push(a),r++}if(n.unit===void 0){let a={instancePath:i+"/r\
epetition",schemaPath:"#/properties/repetition/required",keyword:"required",params:{missingProperty:"unit"}};e===null?e=[a]:e.push(a),r++}if(n.runBytes===void 0){
let a={instancePath:i+"/repetition",schemaPath:"#/properties/repetition/required",keyword:"required",params:{missingProperty:"runBytes"}};e===null?e=[a]:e.push(
a),r++}if(n.tail===void 0){let a={instancePath:i+"/repetition",schemaPath:"#/properties/repetition/required",keyword:"required",params:{missingProperty:"tail"}};
e===null?e=[a]:e.push(a),r++}for(let a in n)if(!(a==="head"||a==="unit"||a==="runBytes"||a==="tail")){let l={instancePath:i+"/repetition",schemaPath:"#/properti\
es/repetition/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[l]:e.push(l),r++}if(n.head!==void 0&&typeof n.head!=
"string"){let a={instancePath:i+"/repetition/head",schemaPath:"#/properties/repetition/properties/head/type",keyword:"type",params:{type:"string"}};e===null?e=[
a]:e.push(a),r++}if(n.unit!==void 0){let a=n.unit;if(typeof a=="string"){if(U(a)<1){let l={instancePath:i+"/repetition/unit",schemaPath:"#/properties/repetition\
/properties/unit/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/repetition/unit",schemaPath:"#/prop\
erties/repetition/properties/unit/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}if(n.runBytes!==void 0){let a=n.runBytes;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l={instancePath:i+"/repetition/runBytes",schemaPath:"#/properties/repetition/properties/runBytes/type",keyword:"t\
ype",params:{type:"integer"}};e===null?e=[l]:e.push(l),r++}if(typeof a=="number"&&isFinite(a)&&(a<1||isNaN(a))){let l={instancePath:i+"/repetition/runBytes",schemaPath:"\
#/properties/repetition/properties/runBytes/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[l]:e.push(l),r++}}if(n.tail!==void 0&&typeof n.
tail!="string"){let a={instancePath:i+"/repetition/tail",schemaPath:"#/properties/repetition/properties/tail/type",keyword:"type",params:{type:"string"}};e===null?
e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/repetition",schemaPath:"#/properties/repetition/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.
push(a),r++}}if(s.atOnce!==void 0){let n=s.atOnce;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let a={instancePath:i+"/atOnce",schemaPath:"#/proper\
ties/atOnce/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof n=="number"&&isFinite(n)&&(n<2||isNaN(n))){let a={instancePath:i+
"/atOnce",schemaPath:"#/properties/atOnce/minimum",keyword:"minimum",params:{comparison:">=",limit:2}};e===null?e=[a]:e.push(a),r++}}if(s.status!==void 0){let n=s.
status;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null){let a={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",
params:{type:xs.properties.status.type}};e===null?e=[a]:e.push(a),r++}if(typeof n=="number"&&isFinite(n)){if(n>999||isNaN(n)){let a={instancePath:i+"/status",schemaPath:"\
#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:999}};e===null?e=[a]:e.push(a),r++}if(n<100||isNaN(n)){let a={instancePath:i+"/stat\
us",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};e===null?e=[a]:e.push(a),r++}}}if(s.durationMs!==void 0){let n=s.
durationMs;if(typeof n=="number"&&isFinite(n)){if(n<0||isNaN(n)){let a={instancePath:i+"/durationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"\
type",params:{type:"number"}};e===null?e=[a]:e.push(a),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:
e.push(n),r++}return Mr.errors=e,r===0}Mr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function as(s,{instancePath:i="",parentData:N,parentDataProperty:D,
rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=as.evaluated;h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0);let n=r,a=!0,l=r;if(s&&typeof s==
"object"&&!Array.isArray(s)&&s.outcome!==void 0&&s.outcome!=="conformant"){let O={};e===null?e=[O]:e.push(O),r++}var m=l===r;if(r=n,e!==null&&(n?e.length=n:e=null),
m){let O=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.exitCode!==void 0&&s.exitCode!==0){let I={instancePath:i+"/exitCode",schemaPath:"#/allOf/0/then/proper\
ties/exitCode/const",keyword:"const",params:{allowedValue:0}};e===null?e=[I]:e.push(I),r++}var m=O===r;if(a=m,a){var y={};y.exitCode=!0,y.outcome=!0}}if(!a){let O={
instancePath:i,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[O]:e.push(O),r++}let f=r,d=!0,q=r;if(s&&typeof s=="object"&&!Array.
isArray(s)&&s.outcome!==void 0&&s.outcome!=="non-conformant"){let O={};e===null?e=[O]:e.push(O),r++}var c=q===r;if(r=f,e!==null&&(f?e.length=f:e=null),c){let O=r;
if(s&&typeof s=="object"&&!Array.isArray(s)&&s.exitCode!==void 0&&s.exitCode!==1){let I={instancePath:i+"/exitCode",schemaPath:"#/allOf/1/then/properties/exitCo\
de/const",keyword:"const",params:{allowedValue:1}};e===null?e=[I]:e.push(I),r++}var c=O===r;if(d=c,d){var t={};t.exitCode=!0,t.outcome=!0}}if(!d){let O={instancePath:i,
schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[O]:e.push(O),r++}y!==!0&&t!==void 0&&(t===!0?y=!0:(y=y||{},Object.assign(y,t)));
let u=r,x=!0,T=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.outcome!==void 0&&s.outcome!=="incomplete"){let O={};e===null?e=[O]:e.push(O),r++}var g=T===r;if(r=
u,e!==null&&(u?e.length=u:e=null),g){let O=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.exitCode!==void 0&&s.exitCode!==3){let I={instancePath:i+"/exitCode",
schemaPath:"#/allOf/2/then/properties/exitCode/const",keyword:"const",params:{allowedValue:3}};e===null?e=[I]:e.push(I),r++}var g=O===r;if(x=g,x){var o={};o.exitCode=
!0,o.outcome=!0}}if(!x){let O={instancePath:i,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[O]:e.push(O),r++}y!==!0&&o!==void 0&&
(o===!0?y=!0:(y=y||{},Object.assign(y,o)));let p=r,w=!0,$=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.outcome!==void 0&&s.outcome!=="broken"){let O={};e===
null?e=[O]:e.push(O),r++}var v=$===r;if(r=p,e!==null&&(p?e.length=p:e=null),v){let O=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.exitCode!==void 0&&s.exitCode!==
4){let I={instancePath:i+"/exitCode",schemaPath:"#/allOf/3/then/properties/exitCode/const",keyword:"const",params:{allowedValue:4}};e===null?e=[I]:e.push(I),r++}
var v=O===r;if(w=v,w){var b={};b.exitCode=!0,b.outcome=!0}}if(!w){let O={instancePath:i,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword:"then"}};e===
null?e=[O]:e.push(O),r++}y!==!0&&b!==void 0&&(b===!0?y=!0:(y=y||{},Object.assign(y,b)));let S=r,_=!0,F=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.outcome!==
void 0&&s.outcome!=="partial"){let O={};e===null?e=[O]:e.push(O),r++}var A=F===r;if(r=S,e!==null&&(S?e.length=S:e=null),A){let O=r;if(s&&typeof s=="object"&&!Array.
isArray(s)&&s.exitCode!==void 0&&s.exitCode!==3){let I={instancePath:i+"/exitCode",schemaPath:"#/allOf/4/then/properties/exitCode/const",keyword:"const",params:{
allowedValue:3}};e===null?e=[I]:e.push(I),r++}var A=O===r;if(_=A,_){var V={};V.exitCode=!0,V.outcome=!0}}if(!_){let O={instancePath:i,schemaPath:"#/allOf/4/if",
keyword:"if",params:{failingKeyword:"then"}};e===null?e=[O]:e.push(O),r++}if(y!==!0&&V!==void 0&&(V===!0?y=!0:(y=y||{},Object.assign(y,V))),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.schema===void 0){let O={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[O]:e.push(
O),r++}if(s.outcome===void 0){let O={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"outcome"}};e===null?e=[O]:e.push(O),r++}
if(s.exitCode===void 0){let O={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exitCode"}};e===null?e=[O]:e.push(O),r++}if(s.
reason===void 0){let O={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reason"}};e===null?e=[O]:e.push(O),r++}if(s.suite===void 0){
let O={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"suite"}};e===null?e=[O]:e.push(O),r++}if(s.target===void 0){let O={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"target"}};e===null?e=[O]:e.push(O),r++}if(s.seed===void 0){let O={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"seed"}};e===null?e=[O]:e.push(O),r++}if(s.startedAt===void 0){let O={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"startedAt"}};e===null?e=[O]:e.push(O),r++}if(s.durationMs===void 0){let O={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"durationMs"}};e===null?e=[O]:e.push(O),r++}if(s.cost===void 0){let O={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"cost"}};e===null?e=[O]:e.push(O),r++}if(s.capabilities===void 0){let O={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"capabilities"}};e===null?e=[O]:e.push(O),r++}if(s.checks===void 0){let O={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"checks"}};e===null?e=[O]:e.push(O),r++}if(s.exchanges===void 0){let O={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"exchanges"}};e===null?e=[O]:e.push(O),r++}for(let O in s)if(!ee.call(Lr.properties,O)){let j={instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:O}};e===null?e=[j]:e.push(j),r++}if(s.schema!==void 0&&s.schema!=="assay.run/1"){let O={instancePath:i+
"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"assay.run/1"}};e===null?e=[O]:e.push(O),r++}if(s.outcome!==void 0){let O=s.
outcome;if(!(O==="conformant"||O==="non-conformant"||O==="incomplete"||O==="partial"||O==="broken")){let j={instancePath:i+"/outcome",schemaPath:"#/properties/o\
utcome/enum",keyword:"enum",params:{allowedValues:Lr.properties.outcome.enum}};e===null?e=[j]:e.push(j),r++}}if(s.exitCode!==void 0){let O=s.exitCode;if(!(O===0||
O===1||O===3||O===4)){let j={instancePath:i+"/exitCode",schemaPath:"#/properties/exitCode/enum",keyword:"enum",params:{allowedValues:Lr.properties.exitCode.enum}};
e===null?e=[j]:e.push(j),r++}}if(s.reason!==void 0){let O=s.reason;if(typeof O!="string"&&O!==null){let j={instancePath:i+"/reason",schemaPath:"#/properties/rea\
son/type",keyword:"type",params:{type:Lr.properties.reason.type}};e===null?e=[j]:e.push(j),r++}}if(s.suite!==void 0){let O=s.suite;if(O&&typeof O=="object"&&!Array.
isArray(O)){if(O.version===void 0){let j={instancePath:i+"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"version"}};
e===null?e=[j]:e.push(j),r++}if(O.checks===void 0){let j={instancePath:i+"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"\
checks"}};e===null?e=[j]:e.push(j),r++}if(O.known===void 0){let j={instancePath:i+"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"\
known"}};e===null?e=[j]:e.push(j),r++}if(O.profile===void 0){let j={instancePath:i+"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{
missingProperty:"profile"}};e===null?e=[j]:e.push(j),r++}for(let j in O)if(!(j==="version"||j==="checks"||j==="profile"||j==="known")){let I={instancePath:i+"/s\
uite",schemaPath:"#/properties/suite/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:j}};e===null?e=[I]:e.push(I),r++}if(O.version!==
void 0){let j=O.version;if(typeof j=="string"){if(U(j)<1){let I={instancePath:i+"/suite/version",schemaPath:"#/properties/suite/properties/version/minLength",keyword:"\
minLength",params:{limit:1}};e===null?e=[I]:e.push(I),r++}}else{let I={instancePath:i+"/suite/version",schemaPath:"#/properties/suite/properties/version/type",keyword:"\
type",params:{type:"string"}};e===null?e=[I]:e.push(I),r++}}if(O.checks!==void 0){let j=O.checks;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j))){let I={
instancePath:i+"/suite/checks",schemaPath:"#/properties/suite/properties/checks/type",keyword:"type",params:{type:"integer"}};e===null?e=[I]:e.push(I),r++}if(typeof j==
"number"&&isFinite(j)&&(j<0||isNaN(j))){let I={instancePath:i+"/suite/checks",schemaPath:"#/properties/suite/properties/checks/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[I]:e.push(I),r++}}if(O.profile!==void 0){let j=O.profile;if(typeof j=="string"){if(U(j)<1){let I={instancePath:i+"/suite/p\
rofile",schemaPath:"#/properties/suite/properties/profile/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[I]:e.push(I),r++}}else{let I={instancePath:i+
"/suite/profile",schemaPath:"#/properties/suite/properties/profile/type",keyword:"type",params:{type:"string"}};e===null?e=[I]:e.push(I),r++}}if(O.known!==void 0){
let j=O.known;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j))){let I={instancePath:i+"/suite/known",schemaPath:"#/properties/suite/properties/known/typ\
e",keyword:"type",params:{type:"integer"}};e===null?e=[I]:e.push(I),r++}if(typeof j=="number"&&isFinite(j)&&(j<1||isNaN(j))){let I={instancePath:i+"/suite/known",
schemaPath:"#/properties/suite/properties/known/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[I]:e.push(I),r++}}}else{let j={instancePath:i+
"/suite",schemaPath:"#/properties/suite/type",keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(j),r++}}if(s.target!==void 0){let O=s.target;if(O&&typeof O==
"object"&&!Array.isArray(O)){if(O.baseUrl===void 0){let j={instancePath:i+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty:"\
baseUrl"}};e===null?e=[j]:e.push(j),r++}if(O.model===void 0){let j={instancePath:i+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{
missingProperty:"model"}};e===null?e=[j]:e.push(j),r++}for(let j in O)if(!(j==="isEmbedded"||j==="baseUrl"||j==="model")){let I={instancePath:i+"/target",schemaPath:"\
#/properties/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:j}};e===null?e=[I]:e.push(I),r++}if(O.isEmbedded!==void 0&&O.
isEmbedded!==!0){let j={instancePath:i+"/target/isEmbedded",schemaPath:"#/properties/target/properties/isEmbedded/const",keyword:"const",params:{allowedValue:!0}};
e===null?e=[j]:e.push(j),r++}if(O.baseUrl!==void 0){let j=O.baseUrl;if(typeof j=="string"){if(U(j)<1){let I={instancePath:i+"/target/baseUrl",schemaPath:"#/prop\
erties/target/properties/baseUrl/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[I]:e.push(I),r++}}else{let I={instancePath:i+"/target/baseUrl",schemaPath:"\
#/properties/target/properties/baseUrl/type",keyword:"type",params:{type:"string"}};e===null?e=[I]:e.push(I),r++}}if(O.model!==void 0){let j=O.model;if(typeof j!=
"string"&&j!==null){let I={instancePath:i+"/target/model",schemaPath:"#/properties/target/properties/model/type",keyword:"type",params:{type:Lr.properties.target.
properties.model.type}};e===null?e=[I]:e.push(I),r++}}}else{let j={instancePath:i+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type:"o\
bject"}};e===null?e=[j]:e.push(j),r++}}if(s.statement!==void 0){let O=s.statement;if(O&&typeof O=="object"&&!Array.isArray(O)){if(O.name===void 0){let j={instancePath:i+
"/statement",schemaPath:"#/properties/statement/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[j]:e.push(j),r++}if(O.sha256===void 0){
let j={instancePath:i+"/statement",schemaPath:"#/properties/statement/required",keyword:"required",params:{missingProperty:"sha256"}};e===null?e=[j]:e.push(j),r++}
for(let j in O)if(!(j==="name"||j==="sha256")){let I={instancePath:i+"/statement",schemaPath:"#/properties/statement/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:j}};e===null?e=[I]:e.push(I),r++}if(O.name!==void 0){let j=O.name;if(typeof j=="string"){if(U(j)<1){let I={instancePath:i+"\
/statement/name",schemaPath:"#/properties/statement/properties/name/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[I]:e.push(I),r++}}else{let I={instancePath:i+
"/statement/name",schemaPath:"#/properties/statement/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[I]:e.push(I),r++}}if(O.sha256!==void 0){
let j=O.sha256;if(typeof j=="string"){if(!Ls.test(j)){let I={instancePath:i+"/statement/sha256",schemaPath:"#/properties/statement/properties/sha256/pattern",keyword:"\
pattern",params:{pattern:"^[0-9a-f]{64}$"}};e===null?e=[I]:e.push(I),r++}}else{let I={instancePath:i+"/statement/sha256",schemaPath:"#/properties/statement/prop\
erties/sha256/type",keyword:"type",params:{type:"string"}};e===null?e=[I]:e.push(I),r++}}}else{let j={instancePath:i+"/statement",schemaPath:"#/properties/state\
ment/type",keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(j),r++}}if(s.readings!==void 0){let O=s.readings;if(Array.isArray(O)){let j=O.length;for(let I=0;I<
j;I++)Ir(O[I],{instancePath:i+"/readings/"+I,parentData:O,parentDataProperty:I,rootData:P,dynamicAnchors:k})||(e=e===null?Ir.errors:e.concat(Ir.errors),r=e.length)}else{
let j={instancePath:i+"/readings",schemaPath:"#/properties/readings/type",keyword:"type",params:{type:"array"}};e===null?e=[j]:e.push(j),r++}}if(s.notes!==void 0){
let O=s.notes;if(Array.isArray(O)){let j=O.length;for(let I=0;I<j;I++){let W=O[I];if(typeof W=="string"){if(U(W)<1){let oe={instancePath:i+"/notes/"+I,schemaPath:"\
#/properties/notes/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[oe]:e.push(oe),r++}}else{let oe={instancePath:i+"/notes/"+I,schemaPath:"#/\
properties/notes/items/type",keyword:"type",params:{type:"string"}};e===null?e=[oe]:e.push(oe),r++}}}else{let j={instancePath:i+"/notes",schemaPath:"#/propertie\
s/notes/type",keyword:"type",params:{type:"array"}};e===null?e=[j]:e.push(j),r++}}if(s.seed!==void 0&&typeof s.seed!="string"){let O={instancePath:i+"/seed",schemaPath:"\
#/properties/seed/type",keyword:"type",params:{type:"string"}};e===null?e=[O]:e.push(O),r++}if(s.startedAt!==void 0){let O=s.startedAt;if(typeof O=="string"){if(!pt.
test(O)){let j={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\
\\.\\d+)?Z$"}};e===null?e=[j]:e.push(j),r++}}else{let j={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type:"strin\
g"}};e===null?e=[j]:e.push(j),r++}}if(s.durationMs!==void 0){let O=s.durationMs;if(typeof O=="number"&&isFinite(O)){if(O<0||isNaN(O)){let j={instancePath:i+"/du\
rationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[j]:e.push(j),r++}}else{let j={instancePath:i+
"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type:"number"}};e===null?e=[j]:e.push(j),r++}}if(s.cost!==void 0){let O=s.cost;if(O&&
typeof O=="object"&&!Array.isArray(O)){if(O.requests===void 0){let j={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{
missingProperty:"requests"}};e===null?e=[j]:e.push(j),r++}if(O.promptTokens===void 0){let j={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"\
required",params:{missingProperty:"promptTokens"}};e===null?e=[j]:e.push(j),r++}if(O.completionTokens===void 0){let j={instancePath:i+"/cost",schemaPath:"#/prop\
erties/cost/required",keyword:"required",params:{missingProperty:"completionTokens"}};e===null?e=[j]:e.push(j),r++}for(let j in O)if(!(j==="requests"||j==="prom\
ptTokens"||j==="completionTokens")){let I={instancePath:i+"/cost",schemaPath:"#/properties/cost/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:j}};
e===null?e=[I]:e.push(I),r++}if(O.requests!==void 0){let j=O.requests;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j))){let I={instancePath:i+"/cost/req\
uests",schemaPath:"#/properties/cost/properties/requests/type",keyword:"type",params:{type:"integer"}};e===null?e=[I]:e.push(I),r++}if(typeof j=="number"&&isFinite(
j)&&(j<0||isNaN(j))){let I={instancePath:i+"/cost/requests",schemaPath:"#/properties/cost/properties/requests/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}};e===null?e=[I]:e.push(I),r++}}if(O.promptTokens!==void 0){let j=O.promptTokens;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j))){let I={instancePath:i+
"/cost/promptTokens",schemaPath:"#/properties/cost/properties/promptTokens/type",keyword:"type",params:{type:"integer"}};e===null?e=[I]:e.push(I),r++}if(typeof j==
"number"&&isFinite(j)&&(j<0||isNaN(j))){let I={instancePath:i+"/cost/promptTokens",schemaPath:"#/properties/cost/properties/promptTokens/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}};e===null?e=[I]:e.push(I),r++}}if(O.completionTokens!==void 0){let j=O.completionTokens;if(!(typeof j=="number"&&!(j%1)&&!isNaN(
j)&&isFinite(j))){let I={instancePath:i+"/cost/completionTokens",schemaPath:"#/properties/cost/properties/completionTokens/type",keyword:"type",params:{type:"in\
teger"}};e===null?e=[I]:e.push(I),r++}if(typeof j=="number"&&isFinite(j)&&(j<0||isNaN(j))){let I={instancePath:i+"/cost/completionTokens",schemaPath:"#/properti\
es/cost/properties/completionTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[I]:e.push(I),r++}}}else{let j={instancePath:i+"/cos\
t",schemaPath:"#/properties/cost/type",keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(j),r++}}if(s.capabilities!==void 0){let O=s.capabilities;if(Array.
isArray(O)){let j=O.length;for(let I=0;I<j;I++)Tr(O[I],{instancePath:i+"/capabilities/"+I,parentData:O,parentDataProperty:I,rootData:P,dynamicAnchors:k})||(e=e===
null?Tr.errors:e.concat(Tr.errors),r=e.length)}else{let j={instancePath:i+"/capabilities",schemaPath:"#/properties/capabilities/type",keyword:"type",params:{type:"\
array"}};e===null?e=[j]:e.push(j),r++}}if(s.checks!==void 0){let O=s.checks;if(Array.isArray(O)){let j=O.length;for(let I=0;I<j;I++)Fr(O[I],{instancePath:i+"/ch\
ecks/"+I,parentData:O,parentDataProperty:I,rootData:P,dynamicAnchors:k})||(e=e===null?Fr.errors:e.concat(Fr.errors),r=e.length)}else{let j={instancePath:i+"/che\
cks",schemaPath:"#/properties/checks/type",keyword:"type",params:{type:"array"}};e===null?e=[j]:e.push(j),r++}}if(s.exchanges!==void 0){let O=s.exchanges;if(Array.
isArray(O)){let j=O.length;for(let I=0;I<j;I++)Mr(O[I],{instancePath:i+"/exchanges/"+I,parentData:O,parentDataProperty:I,rootData:P,dynamicAnchors:k})||(e=e===null?
Mr.errors:e.concat(Mr.errors),r=e.length)}else{let j={instancePath:i+"/exchanges",schemaPath:"#/properties/exchanges/type",keyword:"type",params:{type:"array"}};
e===null?e=[j]:e.push(j),r++}}}else{let O={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[O]:e.push(O),r++}return as.errors=
e,r===0}as.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ut=ps,Ae={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:statement",$comment:"\
What a deployment declares of itself (ISO/IEC 9646: implementation conformance statement). A reading is given by its name, or as an object with its parameters.",
title:"Statement",type:"object",required:["schema"],additionalProperties:!1,properties:{schema:{const:"assay.statement/1"},name:{title:"Of whom this is said",type:"\
string",minLength:1},extends:{title:"Profile whose readings are declared too",enum:["openai","none"]},capabilities:{type:"object",additionalProperties:!1,properties:{
core:{const:"supported"},signup:{enum:["supported","unsupported"]},sse:{enum:["supported","unsupported"]},websocket:{enum:["supported","unsupported"]},webhooks:{
enum:["supported","unsupported"]},limits:{enum:["supported","unsupported"]}}},notes:{title:"A remark per capability",type:"object",additionalProperties:!1,properties:{
core:{type:"string"},signup:{type:"string"},sse:{type:"string"},websocket:{type:"string"},webhooks:{type:"string"},limits:{type:"string"}}},requestHeaders:{title:"\
Header fields that every request needs beside those of the interface; their values are given with --header NAME=ENV",type:"array",uniqueItems:!0,items:{type:"st\
ring",pattern:"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$"}},readings:{$ref:"urn:assay:readings"}}},mt=new RegExp("^[!#$%&'*+.^_`|~0-9A-Za-z-]+$","u");function ps(s,{instancePath:i="",
parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=ps.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.schema===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
schema"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="schema"||n==="name"||n==="extends"||n==="capabilities"||n==="notes"||n==="requestHeaders"||n==="\
readings")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[a]:e.push(a),r++}
if(s.schema!==void 0&&s.schema!=="assay.statement/1"){let n={instancePath:i+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"\
assay.statement/1"}};e===null?e=[n]:e.push(n),r++}if(s.name!==void 0){let n=s.name;if(typeof n=="string"){if(U(n)<1){let a={instancePath:i+"/name",schemaPath:"#\
/properties/name/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/name",schemaPath:"#/properties/name\
/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}if(s.extends!==void 0){let n=s.extends;if(!(n==="openai"||n==="none")){let a={instancePath:i+
"/extends",schemaPath:"#/properties/extends/enum",keyword:"enum",params:{allowedValues:Ae.properties.extends.enum}};e===null?e=[a]:e.push(a),r++}}if(s.capabilities!==
void 0){let n=s.capabilities;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let a in n)if(!(a==="core"||a==="signup"||a==="sse"||a==="websocket"||a==="webhook\
s"||a==="limits")){let l={instancePath:i+"/capabilities",schemaPath:"#/properties/capabilities/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};
e===null?e=[l]:e.push(l),r++}if(n.core!==void 0&&n.core!=="supported"){let a={instancePath:i+"/capabilities/core",schemaPath:"#/properties/capabilities/properti\
es/core/const",keyword:"const",params:{allowedValue:"supported"}};e===null?e=[a]:e.push(a),r++}if(n.signup!==void 0){let a=n.signup;if(!(a==="supported"||a==="u\
nsupported")){let l={instancePath:i+"/capabilities/signup",schemaPath:"#/properties/capabilities/properties/signup/enum",keyword:"enum",params:{allowedValues:Ae.
properties.capabilities.properties.signup.enum}};e===null?e=[l]:e.push(l),r++}}if(n.sse!==void 0){let a=n.sse;if(!(a==="supported"||a==="unsupported")){let l={instancePath:i+
"/capabilities/sse",schemaPath:"#/properties/capabilities/properties/sse/enum",keyword:"enum",params:{allowedValues:Ae.properties.capabilities.properties.sse.enum}};
e===null?e=[l]:e.push(l),r++}}if(n.websocket!==void 0){let a=n.websocket;if(!(a==="supported"||a==="unsupported")){let l={instancePath:i+"/capabilities/websocke\
t",schemaPath:"#/properties/capabilities/properties/websocket/enum",keyword:"enum",params:{allowedValues:Ae.properties.capabilities.properties.websocket.enum}};
e===null?e=[l]:e.push(l),r++}}if(n.webhooks!==void 0){let a=n.webhooks;if(!(a==="supported"||a==="unsupported")){let l={instancePath:i+"/capabilities/webhooks",
schemaPath:"#/properties/capabilities/properties/webhooks/enum",keyword:"enum",params:{allowedValues:Ae.properties.capabilities.properties.webhooks.enum}};e===null?
e=[l]:e.push(l),r++}}if(n.limits!==void 0){let a=n.limits;if(!(a==="supported"||a==="unsupported")){let l={instancePath:i+"/capabilities/limits",schemaPath:"#/p\
roperties/capabilities/properties/limits/enum",keyword:"enum",params:{allowedValues:Ae.properties.capabilities.properties.limits.enum}};e===null?e=[l]:e.push(l),
r++}}}else{let a={instancePath:i+"/capabilities",schemaPath:"#/properties/capabilities/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}
if(s.notes!==void 0){let n=s.notes;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let a in n)if(!(a==="core"||a==="signup"||a==="sse"||a==="websocket"||a==="w\
ebhooks"||a==="limits")){let l={instancePath:i+"/notes",schemaPath:"#/properties/notes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};
e===null?e=[l]:e.push(l),r++}if(n.core!==void 0&&typeof n.core!="string"){let a={instancePath:i+"/notes/core",schemaPath:"#/properties/notes/properties/core/typ\
e",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(n.signup!==void 0&&typeof n.signup!="string"){let a={instancePath:i+"/notes/signup",schemaPath:"\
#/properties/notes/properties/signup/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(n.sse!==void 0&&typeof n.sse!="string"){let a={
instancePath:i+"/notes/sse",schemaPath:"#/properties/notes/properties/sse/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(n.websocket!==
void 0&&typeof n.websocket!="string"){let a={instancePath:i+"/notes/websocket",schemaPath:"#/properties/notes/properties/websocket/type",keyword:"type",params:{
type:"string"}};e===null?e=[a]:e.push(a),r++}if(n.webhooks!==void 0&&typeof n.webhooks!="string"){let a={instancePath:i+"/notes/webhooks",schemaPath:"#/properti\
es/notes/properties/webhooks/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(n.limits!==void 0&&typeof n.limits!="string"){let a={instancePath:i+
"/notes/limits",schemaPath:"#/properties/notes/properties/limits/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+
"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.requestHeaders!==void 0){let n=s.requestHeaders;
if(Array.isArray(n)){let a=n.length;for(let y=0;y<a;y++){let f=n[y];if(typeof f=="string"){if(!mt.test(f)){let d={instancePath:i+"/requestHeaders/"+y,schemaPath:"\
#/properties/requestHeaders/items/pattern",keyword:"pattern",params:{pattern:"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$"}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:i+
"/requestHeaders/"+y,schemaPath:"#/properties/requestHeaders/items/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}let l=n.length,m;if(l>
1){let y={};for(;l--;){let f=n[l];if(typeof f=="string"){if(typeof y[f]=="number"){m=y[f];let d={instancePath:i+"/requestHeaders",schemaPath:"#/properties/reque\
stHeaders/uniqueItems",keyword:"uniqueItems",params:{i:l,j:m}};e===null?e=[d]:e.push(d),r++;break}y[f]=l}}}}else{let a={instancePath:i+"/requestHeaders",schemaPath:"\
#/properties/requestHeaders/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}s.readings!==void 0&&(he(s.readings,{instancePath:i+"/read\
ings",parentData:s,parentDataProperty:"readings",rootData:P,dynamicAnchors:k})||(e=e===null?he.errors:e.concat(he.errors),r=e.length))}else{let n={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return ps.errors=e,r===0}ps.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var ft=ls;var ct=new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$","u");function ls(s,{instancePath:i="",parentData:N,parentDataProperty:D,
rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=ls.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.specversion===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"specversion"}};e===null?
e=[n]:e.push(n),r++}if(s.id===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),r++}
if(s.source===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"}};e===null?e=[n]:e.push(n),r++}if(s.type===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[n]:e.push(n),r++}if(s.specversion!==void 0&&
s.specversion!=="1.0"){let n={instancePath:i+"/specversion",schemaPath:"#/properties/specversion/const",keyword:"const",params:{allowedValue:"1.0"}};e===null?e=
[n]:e.push(n),r++}if(s.id!==void 0){let n=s.id;if(typeof n=="string"){if(U(n)<1){let a={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"min\
Length",params:{limit:1}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[a]:e.push(a),r++}}if(s.source!==void 0){let n=s.source;if(typeof n=="string"){if(U(n)<1){let a={instancePath:i+"/source",schemaPath:"#/properties/so\
urce/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/source",schemaPath:"#/properties/source/type",keyword:"\
type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}if(s.type!==void 0){let n=s.type;if(typeof n=="string"){if(U(n)<1){let a={instancePath:i+"/type",schemaPath:"\
#/properties/type/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/type",schemaPath:"#/properties/typ\
e/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}if(s.time!==void 0){let n=s.time;if(typeof n=="string"){if(!ct.test(n)){let a={instancePath:i+
"/time",schemaPath:"#/properties/time/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"}};
e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/time",schemaPath:"#/properties/time/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(
a),r++}}if(s.datacontenttype!==void 0){let n=s.datacontenttype;if(typeof n=="string"){if(U(n)<1){let a={instancePath:i+"/datacontenttype",schemaPath:"#/properti\
es/datacontenttype/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/datacontenttype",schemaPath:"#/pr\
operties/datacontenttype/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return ls.errors=e,r===0}ls.evaluated={props:{specversion:!0,id:!0,source:!0,type:!0,time:!0,datacontenttype:!0},
dynamicProps:!1,dynamicItems:!1};var yt=ds;function ds(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=ds.evaluated;if(h.dynamicProps&&(h.props=
void 0),h.dynamicItems&&(h.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),r++}if(s.type===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[n]:e.push(n),r++}if(s.created_at===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created\
_at"}};e===null?e=[n]:e.push(n),r++}if(s.data===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?
e=[n]:e.push(n),r++}if(s.id!==void 0){let n=s.id;if(typeof n=="string"){if(U(n)<1){let a={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"m\
inLength",params:{limit:1}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[a]:e.push(a),r++}}if(s.object!==void 0&&s.object!=="event"){let n={instancePath:i+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{
allowedValue:"event"}};e===null?e=[n]:e.push(n),r++}if(s.type!==void 0){let n=s.type;if(typeof n=="string"){if(U(n)<1){let a={instancePath:i+"/type",schemaPath:"\
#/properties/type/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/type",schemaPath:"#/properties/typ\
e/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}if(s.created_at!==void 0){let n=s.created_at;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))){let a={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),
r++}if(typeof n=="number"&&isFinite(n)){if(n>99999999999||isNaN(n)){let a={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:99999999999}};e===null?e=[a]:e.push(a),r++}if(n<0||isNaN(n)){let a={instancePath:i+"/created_at",schemaPath:"#/properties/c\
reated_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}}if(s.data!==void 0){let n=s.data;if(!(n&&typeof n=="object"&&
!Array.isArray(n))){let a={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}}else{
let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return ds.errors=e,r===0}ds.evaluated={props:{id:!0,
object:!0,type:!0,created_at:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var ht=us;var gt=new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:?\\d{2})$","u");function us(s,{instancePath:i="",parentData:N,parentDataProperty:D,
rootData:P=s,dynamicAnchors:k={}}={}){let e=null,r=0,h=us.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.type===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[n]:e.push(n),
r++}if(s.timestamp===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"timestamp"}};e===null?e=[n]:e.push(n),r++}
if(s.data===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[n]:e.push(n),r++}if(s.type!==void 0){
let n=s.type;if(typeof n=="string"){if(U(n)<1){let a={instancePath:i+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit:1}};e===
null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),
r++}}if(s.timestamp!==void 0){let n=s.timestamp;if(typeof n=="string"){if(!gt.test(n)){let a={instancePath:i+"/timestamp",schemaPath:"#/properties/timestamp/pat\
tern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:?\\d{2})$"}};e===null?e=[a]:e.push(a),r++}}else{let a={
instancePath:i+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}if(s.data!==void 0){let n=s.
data;if(!(n&&typeof n=="object"&&!Array.isArray(n))){let a={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"}};e===
null?e=[a]:e.push(a),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return us.errors=e,
r===0}us.evaluated={props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var qt={"urn:assay:clauses":Ks,"urn:assay:fairness-run":Js,"urn:assay:\
gaps":Gs,"urn:assay:interface:chat-completion-request":zs,"urn:assay:interface:chat-completion-response":Ws,"urn:assay:interface:message":Zs,"urn:assay:limiter-\
run":Xs,"urn:assay:load-run":ei,"urn:assay:openai:chat-completion-chunk":ni,"urn:assay:openai:chat-completion":oi,"urn:assay:openai:error-body-full":ai,"urn:ass\
ay:openai:error-body":pi,"urn:assay:openai:model-list":li,"urn:assay:openai:usage":di,"urn:assay:profile":ui,"urn:assay:readings":Xi,"urn:assay:readings:bare-er\
ror":Qi,"urn:assay:readings:detail":et,"urn:assay:readings:problem":st,"urn:assay:row":it,"urn:assay:run":at,"urn:assay:statement":ut,"urn:assay:webhooks:cloude\
vents":ft,"urn:assay:webhooks:openai-event":yt,"urn:assay:webhooks:type-timestamp-data":ht};export{qt as validators};
