// Made by `npm run schemas` from the *.schema.json files beside this folder. Do not edit.
var ms=(s,i)=>()=>{try{return i||s((i={exports:{}}).exports,i),i.exports}catch(N){throw i=0,N}};var Os=ms(fs=>{"use strict";Object.defineProperty(fs,"__esModule",{value:!0});function $s(s){let i=s.length,N=0,D=0,k;for(;D<i;)N++,k=s.charCodeAt(D++),k>=55296&&
k<=56319&&D<i&&(k=s.charCodeAt(D),(k&64512)===56320&&D++);return N}fs.default=$s;$s.code='require("ajv/dist/runtime/ucs2length").default'});var As=ms((wt,js)=>{"use strict";js.exports=function s(i,N){if(i===N)return!0;if(i&&N&&typeof i=="object"&&typeof N=="object"){if(i.constructor!==N.constructor)
return!1;var D,k,b;if(Array.isArray(i)){if(D=i.length,D!=N.length)return!1;for(k=D;k--!==0;)if(!s(i[k],N[k]))return!1;return!0}if(i.constructor===RegExp)return i.
source===N.source&&i.flags===N.flags;if(i.valueOf!==Object.prototype.valueOf)return i.valueOf()===N.valueOf();if(i.toString!==Object.prototype.toString)return i.
toString()===N.toString();if(b=Object.keys(i),D=b.length,D!==Object.keys(N).length)return!1;for(k=D;k--!==0;)if(!Object.prototype.hasOwnProperty.call(N,b[k]))return!1;
for(k=D;k--!==0;){var e=b[k];if(!s(i[e],N[e]))return!1}return!0}return i!==i&&N!==N}});var Ns=ms(cs=>{"use strict";Object.defineProperty(cs,"__esModule",{value:!0});var Ss=As();Ss.code='require("ajv/dist/runtime/equal").default';cs.default=Ss});var Ks=Kr,Ds={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:clauses",$comment:"The shape of clauses.json.",title:"Clauses of the interfa\
ce",type:"array",items:{type:"object",required:["id","section","capability","level","text"],additionalProperties:!1,properties:{id:{type:"string",pattern:"^C[1-\
9](\\.\\d+){1,2}$"},section:{type:"string",pattern:"^[1-9](\\.[1-9])?$"},capability:{enum:["core","signup","sse","websocket","webhooks","limits"]},level:{enum:[
"MUST","SHOULD"]},text:{type:"string",minLength:10},inferred:{title:"Which checks demand more than the sentence states, and how that follows from it",type:"arra\
y",minItems:1,items:{type:"object",required:["because"],additionalProperties:!1,properties:{because:{type:"string",minLength:10},checks:{type:"array",minItems:1,
items:{type:"string"}},allBut:{title:"All checks of the clause but these",type:"array",items:{type:"string"}}},oneOf:[{required:["checks"],properties:{checks:!0}},
{required:["allBut"],properties:{allBut:!0}}]}},excluded:{title:"Why nothing judges or observes it",type:"string",minLength:10},observedBy:{title:"Probes that s\
how it",type:"array",minItems:1,items:{type:"string"}}}}},Rs=new RegExp("^C[1-9](\\.\\d+){1,2}$","u"),Es=new RegExp("^[1-9](\\.[1-9])?$","u"),U=Os().default;function Kr(s,{
instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=Kr.evaluated;if(P.dynamicProps&&(P.props=void 0),P.dynamicItems&&
(P.items=void 0),Array.isArray(s)){let l=s.length;for(let c=0;c<l;c++){let g=s[c];if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.id===void 0){let y={instancePath:i+
"/"+c,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[y]:e.push(y),r++}if(g.section===void 0){let y={instancePath:i+
"/"+c,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"section"}};e===null?e=[y]:e.push(y),r++}if(g.capability===void 0){let y={instancePath:i+
"/"+c,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"capability"}};e===null?e=[y]:e.push(y),r++}if(g.level===void 0){let y={instancePath:i+
"/"+c,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"level"}};e===null?e=[y]:e.push(y),r++}if(g.text===void 0){let y={instancePath:i+
"/"+c,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"text"}};e===null?e=[y]:e.push(y),r++}for(let y in g)if(!(y==="id"||y==="section"||
y==="capability"||y==="level"||y==="text"||y==="inferred"||y==="excluded"||y==="observedBy")){let d={instancePath:i+"/"+c,schemaPath:"#/items/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[d]:e.push(d),r++}if(g.id!==void 0){let y=g.id;if(typeof y=="string"){if(!Rs.test(y)){
let d={instancePath:i+"/"+c+"/id",schemaPath:"#/items/properties/id/pattern",keyword:"pattern",params:{pattern:"^C[1-9](\\.\\d+){1,2}$"}};e===null?e=[d]:e.push(
d),r++}}else{let d={instancePath:i+"/"+c+"/id",schemaPath:"#/items/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}if(g.
section!==void 0){let y=g.section;if(typeof y=="string"){if(!Es.test(y)){let d={instancePath:i+"/"+c+"/section",schemaPath:"#/items/properties/section/pattern",
keyword:"pattern",params:{pattern:"^[1-9](\\.[1-9])?$"}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:i+"/"+c+"/section",schemaPath:"#/items/propertie\
s/section/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}if(g.capability!==void 0){let y=g.capability;if(!(y==="core"||y==="signup"||
y==="sse"||y==="websocket"||y==="webhooks"||y==="limits")){let d={instancePath:i+"/"+c+"/capability",schemaPath:"#/items/properties/capability/enum",keyword:"en\
um",params:{allowedValues:Ds.items.properties.capability.enum}};e===null?e=[d]:e.push(d),r++}}if(g.level!==void 0){let y=g.level;if(!(y==="MUST"||y==="SHOULD")){
let d={instancePath:i+"/"+c+"/level",schemaPath:"#/items/properties/level/enum",keyword:"enum",params:{allowedValues:Ds.items.properties.level.enum}};e===null?e=
[d]:e.push(d),r++}}if(g.text!==void 0){let y=g.text;if(typeof y=="string"){if(U(y)<10){let d={instancePath:i+"/"+c+"/text",schemaPath:"#/items/properties/text/m\
inLength",keyword:"minLength",params:{limit:10}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:i+"/"+c+"/text",schemaPath:"#/items/properties/text/type",
keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}if(g.inferred!==void 0){let y=g.inferred;if(Array.isArray(y)){if(y.length<1){let v={instancePath:i+
"/"+c+"/inferred",schemaPath:"#/items/properties/inferred/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[v]:e.push(v),r++}let d=y.length;for(let v=0;v<
d;v++){let h=y[v],t=r,u=!1,$=null,F=r;if(h&&typeof h=="object"&&!Array.isArray(h)&&h.checks===void 0){let p={instancePath:i+"/"+c+"/inferred/"+v,schemaPath:"#/i\
tems/properties/inferred/items/oneOf/0/required",keyword:"required",params:{missingProperty:"checks"}};e===null?e=[p]:e.push(p),r++}var o=F===r;if(o){u=!0,$=0;var n={};
n.checks=!0}let _=r;if(h&&typeof h=="object"&&!Array.isArray(h)&&h.allBut===void 0){let p={instancePath:i+"/"+c+"/inferred/"+v,schemaPath:"#/items/properties/in\
ferred/items/oneOf/1/required",keyword:"required",params:{missingProperty:"allBut"}};e===null?e=[p]:e.push(p),r++}var o=_===r;if(o&&u?(u=!1,$=[$,1]):o&&(u=!0,$=
1,n!==!0&&(n=n||{},n.allBut=!0)),u)r=t,e!==null&&(t?e.length=t:e=null);else{let p={instancePath:i+"/"+c+"/inferred/"+v,schemaPath:"#/items/properties/inferred/i\
tems/oneOf",keyword:"oneOf",params:{passingSchemas:$}};e===null?e=[p]:e.push(p),r++}if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.because===void 0){let p={instancePath:i+
"/"+c+"/inferred/"+v,schemaPath:"#/items/properties/inferred/items/required",keyword:"required",params:{missingProperty:"because"}};e===null?e=[p]:e.push(p),r++}
for(let p in h)if(!(p==="because"||p==="checks"||p==="allBut")){let a={instancePath:i+"/"+c+"/inferred/"+v,schemaPath:"#/items/properties/inferred/items/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[a]:e.push(a),r++}if(h.because!==void 0){let p=h.because;if(typeof p=="s\
tring"){if(U(p)<10){let a={instancePath:i+"/"+c+"/inferred/"+v+"/because",schemaPath:"#/items/properties/inferred/items/properties/because/minLength",keyword:"m\
inLength",params:{limit:10}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/"+c+"/inferred/"+v+"/because",schemaPath:"#/items/properties/inferred/it\
ems/properties/because/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}if(h.checks!==void 0){let p=h.checks;if(Array.isArray(p)){if(p.
length<1){let m={instancePath:i+"/"+c+"/inferred/"+v+"/checks",schemaPath:"#/items/properties/inferred/items/properties/checks/minItems",keyword:"minItems",params:{
limit:1}};e===null?e=[m]:e.push(m),r++}let a=p.length;for(let m=0;m<a;m++)if(typeof p[m]!="string"){let q={instancePath:i+"/"+c+"/inferred/"+v+"/checks/"+m,schemaPath:"\
#/items/properties/inferred/items/properties/checks/items/type",keyword:"type",params:{type:"string"}};e===null?e=[q]:e.push(q),r++}}else{let a={instancePath:i+
"/"+c+"/inferred/"+v+"/checks",schemaPath:"#/items/properties/inferred/items/properties/checks/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(
a),r++}}if(h.allBut!==void 0){let p=h.allBut;if(Array.isArray(p)){let a=p.length;for(let m=0;m<a;m++)if(typeof p[m]!="string"){let q={instancePath:i+"/"+c+"/inf\
erred/"+v+"/allBut/"+m,schemaPath:"#/items/properties/inferred/items/properties/allBut/items/type",keyword:"type",params:{type:"string"}};e===null?e=[q]:e.push(
q),r++}}else{let a={instancePath:i+"/"+c+"/inferred/"+v+"/allBut",schemaPath:"#/items/properties/inferred/items/properties/allBut/type",keyword:"type",params:{type:"\
array"}};e===null?e=[a]:e.push(a),r++}}}else{let p={instancePath:i+"/"+c+"/inferred/"+v,schemaPath:"#/items/properties/inferred/items/type",keyword:"type",params:{
type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{let d={instancePath:i+"/"+c+"/inferred",schemaPath:"#/items/properties/inferred/type",keyword:"type",params:{
type:"array"}};e===null?e=[d]:e.push(d),r++}}if(g.excluded!==void 0){let y=g.excluded;if(typeof y=="string"){if(U(y)<10){let d={instancePath:i+"/"+c+"/excluded",
schemaPath:"#/items/properties/excluded/minLength",keyword:"minLength",params:{limit:10}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:i+"/"+c+"/exclu\
ded",schemaPath:"#/items/properties/excluded/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}if(g.observedBy!==void 0){let y=g.observedBy;
if(Array.isArray(y)){if(y.length<1){let v={instancePath:i+"/"+c+"/observedBy",schemaPath:"#/items/properties/observedBy/minItems",keyword:"minItems",params:{limit:1}};
e===null?e=[v]:e.push(v),r++}let d=y.length;for(let v=0;v<d;v++)if(typeof y[v]!="string"){let h={instancePath:i+"/"+c+"/observedBy/"+v,schemaPath:"#/items/prope\
rties/observedBy/items/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}}else{let d={instancePath:i+"/"+c+"/observedBy",schemaPath:"#/i\
tems/properties/observedBy/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}}else{let y={instancePath:i+"/"+c,schemaPath:"#/items/type",
keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}}else{let l={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?
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
refused:{$ref:"#/$defs/count"},sentPerSecond:{type:["number","null"],minimum:0},goodPerSecond:{type:["number","null"],minimum:0}}}}},X=Object.prototype.hasOwnProperty;var ae=new RegExp("^[^\\n]*$","u");function Q(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=Q.evaluated;
if(P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0),typeof s=="string"){if(U(s)<1){let n={instancePath:i,schemaPath:"#/minLength",keyword:"minL\
ength",params:{limit:1}};e===null?e=[n]:e.push(n),r++}if(!ae.test(s)){let n={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};
e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}return Q.errors=
e,r===0}Q.evaluated={dynamicProps:!1,dynamicItems:!1};function C(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=C.evaluated;if(P.dynamicProps&&(P.props=
void 0),P.dynamicItems&&(P.items=void 0),!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i,schemaPath:"#/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[n]:e.push(n),r++}return C.errors=e,r===0}C.evaluated={dynamicProps:!1,dynamicItems:!1};var _s={type:"object",required:[
"asked","completed","refused","sentPerSecond","goodPerSecond"],additionalProperties:!1,properties:{asked:{$ref:"#/$defs/count"},completed:{$ref:"#/$defs/count"},
refused:{$ref:"#/$defs/count"},sentPerSecond:{type:["number","null"],minimum:0},goodPerSecond:{type:["number","null"],minimum:0}}};function Pe(s,{instancePath:i="",
parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=Pe.evaluated;if(P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.asked===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
asked"}};e===null?e=[n]:e.push(n),r++}if(s.completed===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"complet\
ed"}};e===null?e=[n]:e.push(n),r++}if(s.refused===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"refused"}};e===
null?e=[n]:e.push(n),r++}if(s.sentPerSecond===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sentPerSecond"}};
e===null?e=[n]:e.push(n),r++}if(s.goodPerSecond===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"goodPerSecon\
d"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="asked"||n==="completed"||n==="refused"||n==="sentPerSecond"||n==="goodPerSecond")){let o={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),r++}if(s.asked!==void 0&&(C(s.asked,{
instancePath:i+"/asked",parentData:s,parentDataProperty:"asked",rootData:k,dynamicAnchors:b})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),s.completed!==
void 0&&(C(s.completed,{instancePath:i+"/completed",parentData:s,parentDataProperty:"completed",rootData:k,dynamicAnchors:b})||(e=e===null?C.errors:e.concat(C.errors),
r=e.length)),s.refused!==void 0&&(C(s.refused,{instancePath:i+"/refused",parentData:s,parentDataProperty:"refused",rootData:k,dynamicAnchors:b})||(e=e===null?C.
errors:e.concat(C.errors),r=e.length)),s.sentPerSecond!==void 0){let n=s.sentPerSecond;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/\
sentPerSecond",schemaPath:"#/properties/sentPerSecond/type",keyword:"type",params:{type:_s.properties.sentPerSecond.type}};e===null?e=[o]:e.push(o),r++}if(typeof n==
"number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/sentPerSecond",schemaPath:"#/properties/sentPerSecond/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[o]:e.push(o),r++}}if(s.goodPerSecond!==void 0){let n=s.goodPerSecond;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let o={instancePath:i+
"/goodPerSecond",schemaPath:"#/properties/goodPerSecond/type",keyword:"type",params:{type:_s.properties.goodPerSecond.type}};e===null?e=[o]:e.push(o),r++}if(typeof n==
"number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/goodPerSecond",schemaPath:"#/properties/goodPerSecond/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}
return Pe.errors=e,r===0}Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Se(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=Se.evaluated;if(P.dynamicProps&&(P.props=
void 0),P.dynamicItems&&(P.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.calmShare===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"calmShare"}};e===null?e=[o]:e.push(o),r++}if(s.pressShare===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"pressShare"}};e===null?e=[o]:e.push(o),r++}if(s.calmAsked===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"calmAsked"}};e===null?e=[o]:e.push(o),r++}if(s.pressAsked===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"pressAsked"}};e===null?e=[o]:e.push(o),r++}if(s.difference===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"difference"}};e===null?e=[o]:e.push(o),r++}if(s.span===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"span"}};e===null?e=[o]:e.push(o),r++}for(let o in s)if(!(o==="calmShare"||o==="pressShare"||o==="calmAsked"||o==="pressAsked"||o==="difference"||
o==="span")){let l={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[l]:e.push(l),r++}
if(s.calmShare!==void 0){let o=s.calmShare;if(typeof o=="number"&&isFinite(o)){if(o>1||isNaN(o)){let l={instancePath:i+"/calmShare",schemaPath:"#/properties/cal\
mShare/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[l]:e.push(l),r++}if(o<0||isNaN(o)){let l={instancePath:i+"/calmShare",schemaPath:"\
#/properties/calmShare/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/calmShare",schemaPath:"\
#/properties/calmShare/type",keyword:"type",params:{type:"number"}};e===null?e=[l]:e.push(l),r++}}if(s.pressShare!==void 0){let o=s.pressShare;if(typeof o=="num\
ber"&&isFinite(o)){if(o>1||isNaN(o)){let l={instancePath:i+"/pressShare",schemaPath:"#/properties/pressShare/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1}};e===null?e=[l]:e.push(l),r++}if(o<0||isNaN(o)){let l={instancePath:i+"/pressShare",schemaPath:"#/properties/pressShare/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/pressShare",schemaPath:"#/properties/pressShare/type",keyword:"type",params:{
type:"number"}};e===null?e=[l]:e.push(l),r++}}if(s.calmAsked!==void 0&&(C(s.calmAsked,{instancePath:i+"/calmAsked",parentData:s,parentDataProperty:"calmAsked",rootData:k,
dynamicAnchors:b})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),s.pressAsked!==void 0&&(C(s.pressAsked,{instancePath:i+"/pressAsked",parentData:s,parentDataProperty:"\
pressAsked",rootData:k,dynamicAnchors:b})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),s.difference!==void 0){let o=s.difference;if(!(typeof o=="number"&&
isFinite(o))){let l={instancePath:i+"/difference",schemaPath:"#/properties/difference/type",keyword:"type",params:{type:"number"}};e===null?e=[l]:e.push(l),r++}}
if(s.span!==void 0){let o=s.span,l=r,c=!1,g=r;if(o!==null){let d={instancePath:i+"/span",schemaPath:"#/properties/span/anyOf/0/type",keyword:"type",params:{type:"\
null"}};e===null?e=[d]:e.push(d),r++}var n=g===r;c=c||n;let y=r;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.low===void 0){let d={instancePath:i+"/span",schemaPath:"\
#/properties/span/anyOf/1/required",keyword:"required",params:{missingProperty:"low"}};e===null?e=[d]:e.push(d),r++}if(o.high===void 0){let d={instancePath:i+"/\
span",schemaPath:"#/properties/span/anyOf/1/required",keyword:"required",params:{missingProperty:"high"}};e===null?e=[d]:e.push(d),r++}for(let d in o)if(!(d==="\
low"||d==="high")){let v={instancePath:i+"/span",schemaPath:"#/properties/span/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};
e===null?e=[v]:e.push(v),r++}if(o.low!==void 0){let d=o.low;if(!(typeof d=="number"&&isFinite(d))){let v={instancePath:i+"/span/low",schemaPath:"#/properties/sp\
an/anyOf/1/properties/low/type",keyword:"type",params:{type:"number"}};e===null?e=[v]:e.push(v),r++}}if(o.high!==void 0){let d=o.high;if(!(typeof d=="number"&&isFinite(
d))){let v={instancePath:i+"/span/high",schemaPath:"#/properties/span/anyOf/1/properties/high/type",keyword:"type",params:{type:"number"}};e===null?e=[v]:e.push(
v),r++}}}else{let d={instancePath:i+"/span",schemaPath:"#/properties/span/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}var n=y===
r;if(c=c||n,c)r=l,e!==null&&(l?e.length=l:e=null);else{let d={instancePath:i+"/span",schemaPath:"#/properties/span/anyOf",keyword:"anyOf",params:{}};e===null?e=
[d]:e.push(d),r++}}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Se.errors=e,r===0}
Se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Rr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){
let e=null,r=0,P=Rr.evaluated;P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0);let n=r,o=!0,l=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let p;
if(s.valid===void 0&&(p="valid")){let a={};e===null?e=[a]:e.push(a),r++}else if(s.valid!==void 0&&s.valid!==!1){let a={};e===null?e=[a]:e.push(a),r++}}var c=l===
r;r=n,e!==null&&(n?e.length=n:e=null);let g;if(c){let p=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.fairness!==void 0&&s.fairness!==null){let m={instancePath:i+
"/fairness",schemaPath:"#/then/properties/fairness/type",keyword:"type",params:{type:"null"}};e===null?e=[m]:e.push(m),r++}if(s.reasons!==void 0){let m=s.reasons;
if(Array.isArray(m)){if(m.length<1){let q={instancePath:i+"/reasons",schemaPath:"#/then/properties/reasons/minItems",keyword:"minItems",params:{limit:1}};e===null?
e=[q]:e.push(q),r++}}else{let q={instancePath:i+"/reasons",schemaPath:"#/then/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[q]:e.push(
q),r++}}}else{let m={instancePath:i,schemaPath:"#/then/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var c=p===r;if(o=c,o){var y={};
y.fairness=!0,y.reasons=!0,y.valid=!0}g="then"}else{let p=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.fairness!==void 0){let m=s.fairness;if(!(m&&typeof m==
"object"&&!Array.isArray(m))){let q={instancePath:i+"/fairness",schemaPath:"#/else/properties/fairness/type",keyword:"type",params:{type:"object"}};e===null?e=[
q]:e.push(q),r++}}if(s.reasons!==void 0){let m=s.reasons;if(Array.isArray(m)){if(m.length>0){let q={instancePath:i+"/reasons",schemaPath:"#/else/properties/reas\
ons/maxItems",keyword:"maxItems",params:{limit:0}};e===null?e=[q]:e.push(q),r++}}else{let q={instancePath:i+"/reasons",schemaPath:"#/else/properties/reasons/typ\
e",keyword:"type",params:{type:"array"}};e===null?e=[q]:e.push(q),r++}}}else{let m={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};
e===null?e=[m]:e.push(m),r++}var c=p===r;o=c,o&&y!==!0&&(y=y||{},y.fairness=!0,y.reasons=!0),g="else"}if(!o){let p={instancePath:i,schemaPath:"#/if",keyword:"if",
params:{failingKeyword:g}};e===null?e=[p]:e.push(p),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.schema===void 0){let p={instancePath:i,schemaPath:"#/r\
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
let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"series"}};e===null?e=[p]:e.push(p),r++}for(let p in s)if(!X.call(pe.properties,
p)){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[a]:e.push(a),r++}if(s.schema!==
void 0&&s.schema!=="assay.fairness/1"){let p={instancePath:i+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"assay.fairne\
ss/1"}};e===null?e=[p]:e.push(p),r++}if(s.outcome!==void 0){let p=s.outcome;if(!(p==="answered"||p==="undetermined"||p==="invalid"||p==="aborted")){let a={instancePath:i+
"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:pe.properties.outcome.enum}};e===null?e=[a]:e.push(a),r++}}if(s.exitCode!==
void 0){let p=s.exitCode;if(!(p===0||p===3||p===4)){let a={instancePath:i+"/exitCode",schemaPath:"#/properties/exitCode/enum",keyword:"enum",params:{allowedValues:pe.
properties.exitCode.enum}};e===null?e=[a]:e.push(a),r++}}if(s.valid!==void 0&&typeof s.valid!="boolean"){let p={instancePath:i+"/valid",schemaPath:"#/properties\
/valid/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}if(s.reasons!==void 0){let p=s.reasons;if(Array.isArray(p)){let a=p.length;for(let m=0;m<
a;m++)Q(p[m],{instancePath:i+"/reasons/"+m,parentData:p,parentDataProperty:m,rootData:k,dynamicAnchors:b})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length)}else{
let a={instancePath:i+"/reasons",schemaPath:"#/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}if(s.notes!==void 0){
let p=s.notes;if(Array.isArray(p)){let a=p.length;for(let m=0;m<a;m++)Q(p[m],{instancePath:i+"/notes/"+m,parentData:p,parentDataProperty:m,rootData:k,dynamicAnchors:b})||
(e=e===null?Q.errors:e.concat(Q.errors),r=e.length)}else{let a={instancePath:i+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:"array"}};
e===null?e=[a]:e.push(a),r++}}if(s.scenario!==void 0&&s.scenario!=="fairness"){let p={instancePath:i+"/scenario",schemaPath:"#/properties/scenario/const",keyword:"\
const",params:{allowedValue:"fairness"}};e===null?e=[p]:e.push(p),r++}if(s.suite!==void 0){let p=s.suite;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.version===
void 0){let a={instancePath:i+"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"version"}};e===null?e=[a]:e.push(a),
r++}for(let a in p)if(a!=="version"){let m={instancePath:i+"/suite",schemaPath:"#/properties/suite/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a}};e===null?e=[m]:e.push(m),r++}if(p.version!==void 0&&typeof p.version!="string"){let a={instancePath:i+"/suite/version",schemaPath:"#/prop\
erties/suite/properties/version/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/suite",schemaPath:"#/pro\
perties/suite/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.target!==void 0){let p=s.target;if(p&&typeof p=="object"&&!Array.isArray(
p)){if(p.baseUrl===void 0){let a={instancePath:i+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty:"baseUrl"}};e===
null?e=[a]:e.push(a),r++}if(p.model===void 0){let a={instancePath:i+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty:"\
model"}};e===null?e=[a]:e.push(a),r++}for(let a in p)if(!(a==="baseUrl"||a==="model"||a==="isEmbedded")){let m={instancePath:i+"/target",schemaPath:"#/propertie\
s/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[m]:e.push(m),r++}if(p.baseUrl!==void 0&&typeof p.baseUrl!=
"string"){let a={instancePath:i+"/target/baseUrl",schemaPath:"#/properties/target/properties/baseUrl/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:
e.push(a),r++}if(p.model!==void 0&&typeof p.model!="string"){let a={instancePath:i+"/target/model",schemaPath:"#/properties/target/properties/model/type",keyword:"\
type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.isEmbedded!==void 0&&p.isEmbedded!==!0){let a={instancePath:i+"/target/isEmbedded",schemaPath:"#\
/properties/target/properties/isEmbedded/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/target",schemaPath:"\
#/properties/target/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.engine!==void 0&&typeof s.engine!="string"){let p={instancePath:i+
"/engine",schemaPath:"#/properties/engine/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(s.seed!==void 0&&typeof s.seed!="string"){
let p={instancePath:i+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(s.startedAt!==void 0&&typeof s.
startedAt!="string"){let p={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),
r++}if(s.durationMs!==void 0){let p=s.durationMs;if(typeof p=="number"&&isFinite(p)){if(p<0||isNaN(p)){let a={instancePath:i+"/durationMs",schemaPath:"#/propert\
ies/durationMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/durationMs",schemaPath:"#\
/properties/durationMs/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),r++}}if(s.most!==void 0){let p=s.most;if(p&&typeof p=="object"&&!Array.
isArray(p)){if(p.requests===void 0){let a={instancePath:i+"/most",schemaPath:"#/properties/most/required",keyword:"required",params:{missingProperty:"requests"}};
e===null?e=[a]:e.push(a),r++}if(p.seconds===void 0){let a={instancePath:i+"/most",schemaPath:"#/properties/most/required",keyword:"required",params:{missingProperty:"\
seconds"}};e===null?e=[a]:e.push(a),r++}for(let a in p)if(!(a==="requests"||a==="seconds")){let m={instancePath:i+"/most",schemaPath:"#/properties/most/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[m]:e.push(m),r++}if(p.requests!==void 0&&(C(p.requests,{instancePath:i+"\
/most/requests",parentData:p,parentDataProperty:"requests",rootData:k,dynamicAnchors:b})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),p.seconds!==void 0){
let a=p.seconds;if(typeof a=="number"&&isFinite(a)){if(a<0||isNaN(a)){let m={instancePath:i+"/most/seconds",schemaPath:"#/properties/most/properties/seconds/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/most/seconds",schemaPath:"#/properties/most\
/properties/seconds/type",keyword:"type",params:{type:"number"}};e===null?e=[m]:e.push(m),r++}}}else{let a={instancePath:i+"/most",schemaPath:"#/properties/most\
/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.cost!==void 0){let p=s.cost;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.requests===
void 0){let a={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"requests"}};e===null?e=[a]:e.push(a),r++}
if(p.accepted===void 0){let a={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"accepted"}};e===null?e=
[a]:e.push(a),r++}if(p.refused===void 0){let a={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"refus\
ed"}};e===null?e=[a]:e.push(a),r++}if(p.stray===void 0){let a={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"\
stray"}};e===null?e=[a]:e.push(a),r++}if(p.tokens===void 0){let a={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"\
tokens"}};e===null?e=[a]:e.push(a),r++}if(p.seconds===void 0){let a={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"\
seconds"}};e===null?e=[a]:e.push(a),r++}for(let a in p)if(!(a==="requests"||a==="accepted"||a==="refused"||a==="stray"||a==="tokens"||a==="seconds")){let m={instancePath:i+
"/cost",schemaPath:"#/properties/cost/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[m]:e.push(m),r++}if(p.requests!==
void 0&&(C(p.requests,{instancePath:i+"/cost/requests",parentData:p,parentDataProperty:"requests",rootData:k,dynamicAnchors:b})||(e=e===null?C.errors:e.concat(C.
errors),r=e.length)),p.accepted!==void 0&&(C(p.accepted,{instancePath:i+"/cost/accepted",parentData:p,parentDataProperty:"accepted",rootData:k,dynamicAnchors:b})||
(e=e===null?C.errors:e.concat(C.errors),r=e.length)),p.refused!==void 0&&(C(p.refused,{instancePath:i+"/cost/refused",parentData:p,parentDataProperty:"refused",
rootData:k,dynamicAnchors:b})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),p.stray!==void 0&&(C(p.stray,{instancePath:i+"/cost/stray",parentData:p,parentDataProperty:"\
stray",rootData:k,dynamicAnchors:b})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),p.tokens!==void 0&&(C(p.tokens,{instancePath:i+"/cost/tokens",parentData:p,
parentDataProperty:"tokens",rootData:k,dynamicAnchors:b})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),p.seconds!==void 0){let a=p.seconds;if(typeof a==
"number"&&isFinite(a)){if(a<0||isNaN(a)){let m={instancePath:i+"/cost/seconds",schemaPath:"#/properties/cost/properties/seconds/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/cost/seconds",schemaPath:"#/properties/cost/properties/seconds/type",keyword:"\
type",params:{type:"number"}};e===null?e=[m]:e.push(m),r++}}}else{let a={instancePath:i+"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{type:"\
object"}};e===null?e=[a]:e.push(a),r++}}if(s.keys!==void 0){let p=s.keys;if(Array.isArray(p)){if(p.length<1){let m={instancePath:i+"/keys",schemaPath:"#/propert\
ies/keys/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[m]:e.push(m),r++}let a=p.length;for(let m=0;m<a;m++){let q=p[m];if(typeof q=="string"){if(U(
q)>4){let x={instancePath:i+"/keys/"+m,schemaPath:"#/properties/keys/items/maxLength",keyword:"maxLength",params:{limit:4}};e===null?e=[x]:e.push(x),r++}}else{let x={
instancePath:i+"/keys/"+m,schemaPath:"#/properties/keys/items/type",keyword:"type",params:{type:"string"}};e===null?e=[x]:e.push(x),r++}}}else{let a={instancePath:i+
"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}if(s.keyOrigins!==void 0){let p=s.keyOrigins;if(Array.
isArray(p)){if(p.length<1){let m={instancePath:i+"/keyOrigins",schemaPath:"#/properties/keyOrigins/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[m]:
e.push(m),r++}let a=p.length;for(let m=0;m<a;m++)Q(p[m],{instancePath:i+"/keyOrigins/"+m,parentData:p,parentDataProperty:m,rootData:k,dynamicAnchors:b})||(e=e===
null?Q.errors:e.concat(Q.errors),r=e.length)}else{let a={instancePath:i+"/keyOrigins",schemaPath:"#/properties/keyOrigins/type",keyword:"type",params:{type:"arr\
ay"}};e===null?e=[a]:e.push(a),r++}}if(s.sources!==void 0){let p=s.sources;if(Array.isArray(p)){if(p.length<1){let m={instancePath:i+"/sources",schemaPath:"#/pr\
operties/sources/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[m]:e.push(m),r++}let a=p.length;for(let m=0;m<a;m++)if(typeof p[m]!="string"){let q={
instancePath:i+"/sources/"+m,schemaPath:"#/properties/sources/items/type",keyword:"type",params:{type:"string"}};e===null?e=[q]:e.push(q),r++}}else{let a={instancePath:i+
"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}if(s.answer!==void 0){let p=s.answer;if(Array.
isArray(p)){let a=p.length;for(let m=0;m<a;m++)Q(p[m],{instancePath:i+"/answer/"+m,parentData:p,parentDataProperty:m,rootData:k,dynamicAnchors:b})||(e=e===null?
Q.errors:e.concat(Q.errors),r=e.length)}else{let a={instancePath:i+"/answer",schemaPath:"#/properties/answer/type",keyword:"type",params:{type:"array"}};e===null?
e=[a]:e.push(a),r++}}if(s.ended!==void 0){let p=s.ended,a=r,m=!1,q=r;if(p!==null){let f={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf/0/type",keyword:"\
type",params:{type:"null"}};e===null?e=[f]:e.push(f),r++}var d=q===r;m=m||d;let x=r;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.because===void 0){let f={instancePath:i+
"/ended",schemaPath:"#/properties/ended/anyOf/1/required",keyword:"required",params:{missingProperty:"because"}};e===null?e=[f]:e.push(f),r++}if(p.note===void 0){
let f={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf/1/required",keyword:"required",params:{missingProperty:"note"}};e===null?e=[f]:e.push(f),r++}
for(let f in p)if(!(f==="because"||f==="note")){let w={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf/1/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:f}};e===null?e=[w]:e.push(w),r++}if(p.because!==void 0&&typeof p.because!="string"){let f={instancePath:i+"/ended/because",
schemaPath:"#/properties/ended/anyOf/1/properties/because/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(p.note!==void 0&&typeof p.
note!="string"){let f={instancePath:i+"/ended/note",schemaPath:"#/properties/ended/anyOf/1/properties/note/type",keyword:"type",params:{type:"string"}};e===null?
e=[f]:e.push(f),r++}}else{let f={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(
f),r++}var d=x===r;if(m=m||d,m)r=a,e!==null&&(a?e.length=a:e=null);else{let f={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf",keyword:"anyOf",params:{}};
e===null?e=[f]:e.push(f),r++}}if(s.asked!==void 0){let p=s.asked;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.victimPerSecond===void 0){let a={instancePath:i+
"/asked",schemaPath:"#/properties/asked/required",keyword:"required",params:{missingProperty:"victimPerSecond"}};e===null?e=[a]:e.push(a),r++}if(p.aggressorPerSecond===
void 0){let a={instancePath:i+"/asked",schemaPath:"#/properties/asked/required",keyword:"required",params:{missingProperty:"aggressorPerSecond"}};e===null?e=[a]:
e.push(a),r++}if(p.phaseSeconds===void 0){let a={instancePath:i+"/asked",schemaPath:"#/properties/asked/required",keyword:"required",params:{missingProperty:"ph\
aseSeconds"}};e===null?e=[a]:e.push(a),r++}if(p.rounds===void 0){let a={instancePath:i+"/asked",schemaPath:"#/properties/asked/required",keyword:"required",params:{
missingProperty:"rounds"}};e===null?e=[a]:e.push(a),r++}if(p.restSeconds===void 0){let a={instancePath:i+"/asked",schemaPath:"#/properties/asked/required",keyword:"\
required",params:{missingProperty:"restSeconds"}};e===null?e=[a]:e.push(a),r++}if(p.accounts===void 0){let a={instancePath:i+"/asked",schemaPath:"#/properties/a\
sked/required",keyword:"required",params:{missingProperty:"accounts"}};e===null?e=[a]:e.push(a),r++}for(let a in p)if(!(a==="victimPerSecond"||a==="aggressorPer\
Second"||a==="phaseSeconds"||a==="rounds"||a==="restSeconds"||a==="accounts")){let m={instancePath:i+"/asked",schemaPath:"#/properties/asked/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[m]:e.push(m),r++}if(p.victimPerSecond!==void 0){let a=p.victimPerSecond;if(typeof a==
"number"&&isFinite(a)){if(a<0||isNaN(a)){let m={instancePath:i+"/asked/victimPerSecond",schemaPath:"#/properties/asked/properties/victimPerSecond/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/asked/victimPerSecond",schemaPath:"#/properties/asked/prop\
erties/victimPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[m]:e.push(m),r++}}if(p.aggressorPerSecond!==void 0){let a=p.aggressorPerSecond;if(typeof a==
"number"&&isFinite(a)){if(a<0||isNaN(a)){let m={instancePath:i+"/asked/aggressorPerSecond",schemaPath:"#/properties/asked/properties/aggressorPerSecond/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/asked/aggressorPerSecond",schemaPath:"#/propertie\
s/asked/properties/aggressorPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[m]:e.push(m),r++}}if(p.phaseSeconds!==void 0){let a=p.phaseSeconds;
if(typeof a=="number"&&isFinite(a)){if(a<0||isNaN(a)){let m={instancePath:i+"/asked/phaseSeconds",schemaPath:"#/properties/asked/properties/phaseSeconds/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/asked/phaseSeconds",schemaPath:"#/properties/aske\
d/properties/phaseSeconds/type",keyword:"type",params:{type:"number"}};e===null?e=[m]:e.push(m),r++}}if(p.rounds!==void 0&&(C(p.rounds,{instancePath:i+"/asked/r\
ounds",parentData:p,parentDataProperty:"rounds",rootData:k,dynamicAnchors:b})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),p.restSeconds!==void 0){let a=p.
restSeconds;if(typeof a=="number"&&isFinite(a)){if(a<0||isNaN(a)){let m={instancePath:i+"/asked/restSeconds",schemaPath:"#/properties/asked/properties/restSecon\
ds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/asked/restSeconds",schemaPath:"#/prop\
erties/asked/properties/restSeconds/type",keyword:"type",params:{type:"number"}};e===null?e=[m]:e.push(m),r++}}if(p.accounts!==void 0){let a=p.accounts;if(Array.
isArray(a)){let m=a.length;for(let q=0;q<m;q++)if(typeof a[q]!="string"){let x={instancePath:i+"/asked/accounts/"+q,schemaPath:"#/properties/asked/properties/ac\
counts/items/type",keyword:"type",params:{type:"string"}};e===null?e=[x]:e.push(x),r++}}else{let m={instancePath:i+"/asked/accounts",schemaPath:"#/properties/as\
ked/properties/accounts/type",keyword:"type",params:{type:"array"}};e===null?e=[m]:e.push(m),r++}}}else{let a={instancePath:i+"/asked",schemaPath:"#/properties/\
asked/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.fairness!==void 0){let p=s.fairness,a=r,m=!1,q=r;if(p!==null){let f={instancePath:i+
"/fairness",schemaPath:"#/properties/fairness/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[f]:e.push(f),r++}var t=q===r;m=m||t;let x=r;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.keys===void 0){let f={instancePath:i+"/fairness",schemaPath:"#/properties/fairness/anyOf/1/required",keyword:"required",params:{
missingProperty:"keys"}};e===null?e=[f]:e.push(f),r++}if(p.jainOfVictims===void 0){let f={instancePath:i+"/fairness",schemaPath:"#/properties/fairness/anyOf/1/r\
equired",keyword:"required",params:{missingProperty:"jainOfVictims"}};e===null?e=[f]:e.push(f),r++}if(p.jainOfAll===void 0){let f={instancePath:i+"/fairness",schemaPath:"\
#/properties/fairness/anyOf/1/required",keyword:"required",params:{missingProperty:"jainOfAll"}};e===null?e=[f]:e.push(f),r++}if(p.ttft===void 0){let f={instancePath:i+
"/fairness",schemaPath:"#/properties/fairness/anyOf/1/required",keyword:"required",params:{missingProperty:"ttft"}};e===null?e=[f]:e.push(f),r++}if(p.spill===void 0){
let f={instancePath:i+"/fairness",schemaPath:"#/properties/fairness/anyOf/1/required",keyword:"required",params:{missingProperty:"spill"}};e===null?e=[f]:e.push(
f),r++}for(let f in p)if(!(f==="keys"||f==="jainOfVictims"||f==="jainOfAll"||f==="ttft"||f==="spill")){let w={instancePath:i+"/fairness",schemaPath:"#/propertie\
s/fairness/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[w]:e.push(w),r++}if(p.keys!==void 0){let f=p.
keys;if(Array.isArray(f)){let w=f.length;for(let S=0;S<w;S++){let V=f[S];if(V&&typeof V=="object"&&!Array.isArray(V)){if(V.key===void 0){let A={instancePath:i+"\
/fairness/keys/"+S,schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[A]:e.
push(A),r++}if(V.isAggressor===void 0){let A={instancePath:i+"/fairness/keys/"+S,schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/required",keyword:"\
required",params:{missingProperty:"isAggressor"}};e===null?e=[A]:e.push(A),r++}if(V.calm===void 0){let A={instancePath:i+"/fairness/keys/"+S,schemaPath:"#/prope\
rties/fairness/anyOf/1/properties/keys/items/required",keyword:"required",params:{missingProperty:"calm"}};e===null?e=[A]:e.push(A),r++}if(V.press===void 0){let A={
instancePath:i+"/fairness/keys/"+S,schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/required",keyword:"required",params:{missingProperty:"press"}};
e===null?e=[A]:e.push(A),r++}for(let A in V)if(!(A==="key"||A==="isAggressor"||A==="calm"||A==="press")){let T={instancePath:i+"/fairness/keys/"+S,schemaPath:"#\
/properties/fairness/anyOf/1/properties/keys/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A}};e===null?e=[T]:e.push(T),
r++}if(V.key!==void 0&&typeof V.key!="string"){let A={instancePath:i+"/fairness/keys/"+S+"/key",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/\
properties/key/type",keyword:"type",params:{type:"string"}};e===null?e=[A]:e.push(A),r++}if(V.isAggressor!==void 0&&typeof V.isAggressor!="boolean"){let A={instancePath:i+
"/fairness/keys/"+S+"/isAggressor",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/items/properties/isAggressor/type",keyword:"type",params:{type:"boo\
lean"}};e===null?e=[A]:e.push(A),r++}V.calm!==void 0&&(Pe(V.calm,{instancePath:i+"/fairness/keys/"+S+"/calm",parentData:V,parentDataProperty:"calm",rootData:k,dynamicAnchors:b})||
(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length)),V.press!==void 0&&(Pe(V.press,{instancePath:i+"/fairness/keys/"+S+"/press",parentData:V,parentDataProperty:"\
press",rootData:k,dynamicAnchors:b})||(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length))}else{let A={instancePath:i+"/fairness/keys/"+S,schemaPath:"#/proper\
ties/fairness/anyOf/1/properties/keys/items/type",keyword:"type",params:{type:"object"}};e===null?e=[A]:e.push(A),r++}}}else{let w={instancePath:i+"/fairness/ke\
ys",schemaPath:"#/properties/fairness/anyOf/1/properties/keys/type",keyword:"type",params:{type:"array"}};e===null?e=[w]:e.push(w),r++}}if(p.jainOfVictims!==void 0){
let f=p.jainOfVictims;if(!(typeof f=="number"&&isFinite(f))&&f!==null){let w={instancePath:i+"/fairness/jainOfVictims",schemaPath:"#/properties/fairness/anyOf/1\
/properties/jainOfVictims/type",keyword:"type",params:{type:pe.properties.fairness.anyOf[1].properties.jainOfVictims.type}};e===null?e=[w]:e.push(w),r++}if(typeof f==
"number"&&isFinite(f)){if(f>1.000001||isNaN(f)){let w={instancePath:i+"/fairness/jainOfVictims",schemaPath:"#/properties/fairness/anyOf/1/properties/jainOfVicti\
ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:1.000001}};e===null?e=[w]:e.push(w),r++}if(f<0||isNaN(f)){let w={instancePath:i+"/fairness/jainOfVic\
tims",schemaPath:"#/properties/fairness/anyOf/1/properties/jainOfVictims/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[w]:e.push(w),r++}}}
if(p.jainOfAll!==void 0){let f=p.jainOfAll;if(!(typeof f=="number"&&isFinite(f))&&f!==null){let w={instancePath:i+"/fairness/jainOfAll",schemaPath:"#/properties\
/fairness/anyOf/1/properties/jainOfAll/type",keyword:"type",params:{type:pe.properties.fairness.anyOf[1].properties.jainOfAll.type}};e===null?e=[w]:e.push(w),r++}
if(typeof f=="number"&&isFinite(f)){if(f>1.000001||isNaN(f)){let w={instancePath:i+"/fairness/jainOfAll",schemaPath:"#/properties/fairness/anyOf/1/properties/ja\
inOfAll/maximum",keyword:"maximum",params:{comparison:"<=",limit:1.000001}};e===null?e=[w]:e.push(w),r++}if(f<0||isNaN(f)){let w={instancePath:i+"/fairness/jain\
OfAll",schemaPath:"#/properties/fairness/anyOf/1/properties/jainOfAll/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[w]:e.push(w),r++}}}
if(p.ttft!==void 0){let f=p.ttft;if(Array.isArray(f)){let w=f.length;for(let S=0;S<w;S++){let V=f[S];if(V&&typeof V=="object"&&!Array.isArray(V)){if(V.percentile===
void 0){let A={instancePath:i+"/fairness/ttft/"+S,schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/required",keyword:"required",params:{missingProperty:"\
percentile"}};e===null?e=[A]:e.push(A),r++}if(V.calmMs===void 0){let A={instancePath:i+"/fairness/ttft/"+S,schemaPath:"#/properties/fairness/anyOf/1/properties/\
ttft/items/required",keyword:"required",params:{missingProperty:"calmMs"}};e===null?e=[A]:e.push(A),r++}if(V.pressMs===void 0){let A={instancePath:i+"/fairness/\
ttft/"+S,schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/required",keyword:"required",params:{missingProperty:"pressMs"}};e===null?e=[A]:e.push(
A),r++}if(V.ratio===void 0){let A={instancePath:i+"/fairness/ttft/"+S,schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/required",keyword:"require\
d",params:{missingProperty:"ratio"}};e===null?e=[A]:e.push(A),r++}if(V.ratioSpan===void 0){let A={instancePath:i+"/fairness/ttft/"+S,schemaPath:"#/properties/fa\
irness/anyOf/1/properties/ttft/items/required",keyword:"required",params:{missingProperty:"ratioSpan"}};e===null?e=[A]:e.push(A),r++}for(let A in V)if(!(A==="pe\
rcentile"||A==="calmMs"||A==="pressMs"||A==="ratio"||A==="ratioSpan")){let T={instancePath:i+"/fairness/ttft/"+S,schemaPath:"#/properties/fairness/anyOf/1/prope\
rties/ttft/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A}};e===null?e=[T]:e.push(T),r++}if(V.percentile!==void 0){let A=V.
percentile;if(typeof A=="number"&&isFinite(A)){if(A<0||isNaN(A)){let T={instancePath:i+"/fairness/ttft/"+S+"/percentile",schemaPath:"#/properties/fairness/anyOf\
/1/properties/ttft/items/properties/percentile/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[T]:e.push(T),r++}}else{let T={instancePath:i+
"/fairness/ttft/"+S+"/percentile",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/percentile/type",keyword:"type",params:{type:"numbe\
r"}};e===null?e=[T]:e.push(T),r++}}if(V.calmMs!==void 0){let A=V.calmMs;if(!(typeof A=="number"&&isFinite(A))&&A!==null){let T={instancePath:i+"/fairness/ttft/"+
S+"/calmMs",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/calmMs/type",keyword:"type",params:{type:pe.properties.fairness.anyOf[1].
properties.ttft.items.properties.calmMs.type}};e===null?e=[T]:e.push(T),r++}if(typeof A=="number"&&isFinite(A)&&(A<0||isNaN(A))){let T={instancePath:i+"/fairnes\
s/ttft/"+S+"/calmMs",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/calmMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[T]:e.push(T),r++}}if(V.pressMs!==void 0){let A=V.pressMs;if(!(typeof A=="number"&&isFinite(A))&&A!==null){let T={instancePath:i+"/fairness/ttft/"+S+
"/pressMs",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/pressMs/type",keyword:"type",params:{type:pe.properties.fairness.anyOf[1].
properties.ttft.items.properties.pressMs.type}};e===null?e=[T]:e.push(T),r++}if(typeof A=="number"&&isFinite(A)&&(A<0||isNaN(A))){let T={instancePath:i+"/fairne\
ss/ttft/"+S+"/pressMs",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/pressMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[T]:e.push(T),r++}}if(V.ratio!==void 0){let A=V.ratio;if(!(typeof A=="number"&&isFinite(A))&&A!==null){let T={instancePath:i+"/fairness/ttft/"+S+"/ra\
tio",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/ratio/type",keyword:"type",params:{type:pe.properties.fairness.anyOf[1].properties.
ttft.items.properties.ratio.type}};e===null?e=[T]:e.push(T),r++}if(typeof A=="number"&&isFinite(A)&&(A<0||isNaN(A))){let T={instancePath:i+"/fairness/ttft/"+S+"\
/ratio",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/ratio/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=
[T]:e.push(T),r++}}if(V.ratioSpan!==void 0){let A=V.ratioSpan,T=r,O=!1,j=r;if(A!==null){let W={instancePath:i+"/fairness/ttft/"+S+"/ratioSpan",schemaPath:"#/pro\
perties/fairness/anyOf/1/properties/ttft/items/properties/ratioSpan/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[W]:e.push(W),r++}var v=j===r;
O=O||v;let I=r;if(A&&typeof A=="object"&&!Array.isArray(A)){if(A.low===void 0){let W={instancePath:i+"/fairness/ttft/"+S+"/ratioSpan",schemaPath:"#/properties/f\
airness/anyOf/1/properties/ttft/items/properties/ratioSpan/anyOf/1/required",keyword:"required",params:{missingProperty:"low"}};e===null?e=[W]:e.push(W),r++}if(A.
high===void 0){let W={instancePath:i+"/fairness/ttft/"+S+"/ratioSpan",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/ratioSpan/anyOf\
/1/required",keyword:"required",params:{missingProperty:"high"}};e===null?e=[W]:e.push(W),r++}for(let W in A)if(!(W==="low"||W==="high")){let oe={instancePath:i+
"/fairness/ttft/"+S+"/ratioSpan",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/ratioSpan/anyOf/1/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:W}};e===null?e=[oe]:e.push(oe),r++}if(A.low!==void 0){let W=A.low;if(!(typeof W=="number"&&isFinite(W))){let oe={instancePath:i+
"/fairness/ttft/"+S+"/ratioSpan/low",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/ratioSpan/anyOf/1/properties/low/type",keyword:"\
type",params:{type:"number"}};e===null?e=[oe]:e.push(oe),r++}}if(A.high!==void 0){let W=A.high;if(!(typeof W=="number"&&isFinite(W))){let oe={instancePath:i+"/f\
airness/ttft/"+S+"/ratioSpan/high",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properties/ratioSpan/anyOf/1/properties/high/type",keyword:"t\
ype",params:{type:"number"}};e===null?e=[oe]:e.push(oe),r++}}}else{let W={instancePath:i+"/fairness/ttft/"+S+"/ratioSpan",schemaPath:"#/properties/fairness/anyO\
f/1/properties/ttft/items/properties/ratioSpan/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[W]:e.push(W),r++}var v=I===r;if(O=O||v,O)r=T,e!==
null&&(T?e.length=T:e=null);else{let W={instancePath:i+"/fairness/ttft/"+S+"/ratioSpan",schemaPath:"#/properties/fairness/anyOf/1/properties/ttft/items/properti\
es/ratioSpan/anyOf",keyword:"anyOf",params:{}};e===null?e=[W]:e.push(W),r++}}}else{let A={instancePath:i+"/fairness/ttft/"+S,schemaPath:"#/properties/fairness/a\
nyOf/1/properties/ttft/items/type",keyword:"type",params:{type:"object"}};e===null?e=[A]:e.push(A),r++}}}else{let w={instancePath:i+"/fairness/ttft",schemaPath:"\
#/properties/fairness/anyOf/1/properties/ttft/type",keyword:"type",params:{type:"array"}};e===null?e=[w]:e.push(w),r++}}if(p.spill!==void 0){let f=p.spill;if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f.calmShare===void 0){let w={instancePath:i+"/fairness/spill",schemaPath:"#/properties/fairness/anyOf/1/properties/spi\
ll/required",keyword:"required",params:{missingProperty:"calmShare"}};e===null?e=[w]:e.push(w),r++}if(f.pressShare===void 0){let w={instancePath:i+"/fairness/sp\
ill",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/required",keyword:"required",params:{missingProperty:"pressShare"}};e===null?e=[w]:e.push(w),r++}
if(f.calmAsked===void 0){let w={instancePath:i+"/fairness/spill",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/required",keyword:"required",params:{
missingProperty:"calmAsked"}};e===null?e=[w]:e.push(w),r++}if(f.pressAsked===void 0){let w={instancePath:i+"/fairness/spill",schemaPath:"#/properties/fairness/a\
nyOf/1/properties/spill/required",keyword:"required",params:{missingProperty:"pressAsked"}};e===null?e=[w]:e.push(w),r++}if(f.needed===void 0){let w={instancePath:i+
"/fairness/spill",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/required",keyword:"required",params:{missingProperty:"needed"}};e===null?e=[w]:e.push(
w),r++}if(f.difference===void 0){let w={instancePath:i+"/fairness/spill",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/required",keyword:"required",
params:{missingProperty:"difference"}};e===null?e=[w]:e.push(w),r++}if(f.span===void 0){let w={instancePath:i+"/fairness/spill",schemaPath:"#/properties/fairnes\
s/anyOf/1/properties/spill/required",keyword:"required",params:{missingProperty:"span"}};e===null?e=[w]:e.push(w),r++}if(f.failures===void 0){let w={instancePath:i+
"/fairness/spill",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/required",keyword:"required",params:{missingProperty:"failures"}};e===null?e=[w]:e.
push(w),r++}if(f.verdict===void 0){let w={instancePath:i+"/fairness/spill",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/required",keyword:"require\
d",params:{missingProperty:"verdict"}};e===null?e=[w]:e.push(w),r++}for(let w in f)if(!X.call(pe.properties.fairness.anyOf[1].properties.spill.properties,w)){let S={
instancePath:i+"/fairness/spill",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:w}};
e===null?e=[S]:e.push(S),r++}if(f.calmShare!==void 0){let w=f.calmShare;if(typeof w=="number"&&isFinite(w)){if(w>1||isNaN(w)){let S={instancePath:i+"/fairness/s\
pill/calmShare",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/calmShare/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===
null?e=[S]:e.push(S),r++}if(w<0||isNaN(w)){let S={instancePath:i+"/fairness/spill/calmShare",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properti\
es/calmShare/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[S]:e.push(S),r++}}else{let S={instancePath:i+"/fairness/spill/calmShare",schemaPath:"\
#/properties/fairness/anyOf/1/properties/spill/properties/calmShare/type",keyword:"type",params:{type:"number"}};e===null?e=[S]:e.push(S),r++}}if(f.pressShare!==
void 0){let w=f.pressShare;if(typeof w=="number"&&isFinite(w)){if(w>1||isNaN(w)){let S={instancePath:i+"/fairness/spill/pressShare",schemaPath:"#/properties/fai\
rness/anyOf/1/properties/spill/properties/pressShare/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[S]:e.push(S),r++}if(w<0||isNaN(w)){
let S={instancePath:i+"/fairness/spill/pressShare",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/pressShare/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[S]:e.push(S),r++}}else{let S={instancePath:i+"/fairness/spill/pressShare",schemaPath:"#/properties/fairness/anyOf/1/proper\
ties/spill/properties/pressShare/type",keyword:"type",params:{type:"number"}};e===null?e=[S]:e.push(S),r++}}if(f.calmAsked!==void 0&&(C(f.calmAsked,{instancePath:i+
"/fairness/spill/calmAsked",parentData:f,parentDataProperty:"calmAsked",rootData:k,dynamicAnchors:b})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),f.pressAsked!==
void 0&&(C(f.pressAsked,{instancePath:i+"/fairness/spill/pressAsked",parentData:f,parentDataProperty:"pressAsked",rootData:k,dynamicAnchors:b})||(e=e===null?C.errors:
e.concat(C.errors),r=e.length)),f.needed!==void 0&&(C(f.needed,{instancePath:i+"/fairness/spill/needed",parentData:f,parentDataProperty:"needed",rootData:k,dynamicAnchors:b})||
(e=e===null?C.errors:e.concat(C.errors),r=e.length)),f.difference!==void 0){let w=f.difference;if(!(typeof w=="number"&&isFinite(w))){let S={instancePath:i+"/fa\
irness/spill/difference",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/difference/type",keyword:"type",params:{type:"number"}};e===null?
e=[S]:e.push(S),r++}}if(f.span!==void 0){let w=f.span,S=r,V=!1,A=r;if(w!==null){let O={instancePath:i+"/fairness/spill/span",schemaPath:"#/properties/fairness/a\
nyOf/1/properties/spill/properties/span/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[O]:e.push(O),r++}var h=A===r;V=V||h;let T=r;if(w&&typeof w==
"object"&&!Array.isArray(w)){if(w.low===void 0){let O={instancePath:i+"/fairness/spill/span",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properti\
es/span/anyOf/1/required",keyword:"required",params:{missingProperty:"low"}};e===null?e=[O]:e.push(O),r++}if(w.high===void 0){let O={instancePath:i+"/fairness/s\
pill/span",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/span/anyOf/1/required",keyword:"required",params:{missingProperty:"high"}};e===
null?e=[O]:e.push(O),r++}for(let O in w)if(!(O==="low"||O==="high")){let j={instancePath:i+"/fairness/spill/span",schemaPath:"#/properties/fairness/anyOf/1/prop\
erties/spill/properties/span/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:O}};e===null?e=[j]:e.push(j),r++}if(w.low!==
void 0){let O=w.low;if(!(typeof O=="number"&&isFinite(O))){let j={instancePath:i+"/fairness/spill/span/low",schemaPath:"#/properties/fairness/anyOf/1/properties\
/spill/properties/span/anyOf/1/properties/low/type",keyword:"type",params:{type:"number"}};e===null?e=[j]:e.push(j),r++}}if(w.high!==void 0){let O=w.high;if(!(typeof O==
"number"&&isFinite(O))){let j={instancePath:i+"/fairness/spill/span/high",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/span/anyOf/1/pro\
perties/high/type",keyword:"type",params:{type:"number"}};e===null?e=[j]:e.push(j),r++}}}else{let O={instancePath:i+"/fairness/spill/span",schemaPath:"#/propert\
ies/fairness/anyOf/1/properties/spill/properties/span/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[O]:e.push(O),r++}var h=T===r;if(V=V||h,V)
r=S,e!==null&&(S?e.length=S:e=null);else{let O={instancePath:i+"/fairness/spill/span",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/properties/span\
/anyOf",keyword:"anyOf",params:{}};e===null?e=[O]:e.push(O),r++}}if(f.failures!==void 0&&(Se(f.failures,{instancePath:i+"/fairness/spill/failures",parentData:f,
parentDataProperty:"failures",rootData:k,dynamicAnchors:b})||(e=e===null?Se.errors:e.concat(Se.errors),r=e.length)),f.verdict!==void 0){let w=f.verdict;if(!(w===
"spills"||w==="does-not-spill"||w==="unclear")){let S={instancePath:i+"/fairness/spill/verdict",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/prope\
rties/verdict/enum",keyword:"enum",params:{allowedValues:pe.properties.fairness.anyOf[1].properties.spill.properties.verdict.enum}};e===null?e=[S]:e.push(S),r++}}}else{
let w={instancePath:i+"/fairness/spill",schemaPath:"#/properties/fairness/anyOf/1/properties/spill/type",keyword:"type",params:{type:"object"}};e===null?e=[w]:e.
push(w),r++}}}else{let f={instancePath:i+"/fairness",schemaPath:"#/properties/fairness/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(
f),r++}var t=x===r;if(m=m||t,m)r=a,e!==null&&(a?e.length=a:e=null);else{let f={instancePath:i+"/fairness",schemaPath:"#/properties/fairness/anyOf",keyword:"anyO\
f",params:{}};e===null?e=[f]:e.push(f),r++}}if(s.scope!==void 0){let p=s.scope,a=r,m=!1,q=r;if(p!==null){let f={instancePath:i+"/scope",schemaPath:"#/properties\
/scope/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[f]:e.push(f),r++}var u=q===r;m=m||u;let x=r;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.
among===void 0){let f={instancePath:i+"/scope",schemaPath:"#/properties/scope/anyOf/1/required",keyword:"required",params:{missingProperty:"among"}};e===null?e=
[f]:e.push(f),r++}if(p.why===void 0){let f={instancePath:i+"/scope",schemaPath:"#/properties/scope/anyOf/1/required",keyword:"required",params:{missingProperty:"\
why"}};e===null?e=[f]:e.push(f),r++}for(let f in p)if(!(f==="among"||f==="why")){let w={instancePath:i+"/scope",schemaPath:"#/properties/scope/anyOf/1/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[w]:e.push(w),r++}if(p.among!==void 0){let f=p.among;if(Array.isArray(f)){
let w=f.length;for(let S=0;S<w;S++){let V=f[S];if(!(V==="key"||V==="account"||V==="address"||V==="key-and-address"||V==="global")){let A={instancePath:i+"/scope\
/among/"+S,schemaPath:"#/properties/scope/anyOf/1/properties/among/items/enum",keyword:"enum",params:{allowedValues:pe.properties.scope.anyOf[1].properties.among.
items.enum}};e===null?e=[A]:e.push(A),r++}}}else{let w={instancePath:i+"/scope/among",schemaPath:"#/properties/scope/anyOf/1/properties/among/type",keyword:"typ\
e",params:{type:"array"}};e===null?e=[w]:e.push(w),r++}}if(p.why!==void 0&&typeof p.why!="string"){let f={instancePath:i+"/scope/why",schemaPath:"#/properties/s\
cope/anyOf/1/properties/why/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:i+"/scope",schemaPath:"#/propert\
ies/scope/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var u=x===r;if(m=m||u,m)r=a,e!==null&&(a?e.length=a:e=null);else{let f={
instancePath:i+"/scope",schemaPath:"#/properties/scope/anyOf",keyword:"anyOf",params:{}};e===null?e=[f]:e.push(f),r++}}if(s.instrument!==void 0){let p=s.instrument,
a=r,m=!1,q=r;if(p!==null){let f={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=
[f]:e.push(f),r++}var F=q===r;m=m||F;let x=r;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.lagMs===void 0){let f={instancePath:i+"/instrument",schemaPath:"#\
/properties/instrument/anyOf/1/required",keyword:"required",params:{missingProperty:"lagMs"}};e===null?e=[f]:e.push(f),r++}if(p.planned===void 0){let f={instancePath:i+
"/instrument",schemaPath:"#/properties/instrument/anyOf/1/required",keyword:"required",params:{missingProperty:"planned"}};e===null?e=[f]:e.push(f),r++}if(p.unsent===
void 0){let f={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/anyOf/1/required",keyword:"required",params:{missingProperty:"unsent"}};e===null?
e=[f]:e.push(f),r++}if(p.verdict===void 0){let f={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/anyOf/1/required",keyword:"required",params:{
missingProperty:"verdict"}};e===null?e=[f]:e.push(f),r++}if(p.reasons===void 0){let f={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/anyOf/1/\
required",keyword:"required",params:{missingProperty:"reasons"}};e===null?e=[f]:e.push(f),r++}for(let f in p)if(!(f==="lagMs"||f==="planned"||f==="unsent"||f===
"verdict"||f==="reasons")){let w={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/anyOf/1/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:f}};e===null?e=[w]:e.push(w),r++}if(p.lagMs!==void 0){let f=p.lagMs,w=r,S=!1,V=r;if(f!==null){let T={instancePath:i+"/instrument/lagM\
s",schemaPath:"#/properties/instrument/anyOf/1/properties/lagMs/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[T]:e.push(T),r++}var $=V===r;S=S||
$;let A=r;if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.p50===void 0){let T={instancePath:i+"/instrument/lagMs",schemaPath:"#/properties/instrument/anyOf/1/\
properties/lagMs/anyOf/1/required",keyword:"required",params:{missingProperty:"p50"}};e===null?e=[T]:e.push(T),r++}if(f.p99===void 0){let T={instancePath:i+"/in\
strument/lagMs",schemaPath:"#/properties/instrument/anyOf/1/properties/lagMs/anyOf/1/required",keyword:"required",params:{missingProperty:"p99"}};e===null?e=[T]:
e.push(T),r++}if(f.max===void 0){let T={instancePath:i+"/instrument/lagMs",schemaPath:"#/properties/instrument/anyOf/1/properties/lagMs/anyOf/1/required",keyword:"\
required",params:{missingProperty:"max"}};e===null?e=[T]:e.push(T),r++}for(let T in f)if(!(T==="p50"||T==="p99"||T==="max")){let O={instancePath:i+"/instrument/\
lagMs",schemaPath:"#/properties/instrument/anyOf/1/properties/lagMs/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:T}};
e===null?e=[O]:e.push(O),r++}if(f.p50!==void 0){let T=f.p50;if(!(typeof T=="number"&&isFinite(T))){let O={instancePath:i+"/instrument/lagMs/p50",schemaPath:"#/p\
roperties/instrument/anyOf/1/properties/lagMs/anyOf/1/properties/p50/type",keyword:"type",params:{type:"number"}};e===null?e=[O]:e.push(O),r++}}if(f.p99!==void 0){
let T=f.p99;if(!(typeof T=="number"&&isFinite(T))){let O={instancePath:i+"/instrument/lagMs/p99",schemaPath:"#/properties/instrument/anyOf/1/properties/lagMs/an\
yOf/1/properties/p99/type",keyword:"type",params:{type:"number"}};e===null?e=[O]:e.push(O),r++}}if(f.max!==void 0){let T=f.max;if(!(typeof T=="number"&&isFinite(
T))){let O={instancePath:i+"/instrument/lagMs/max",schemaPath:"#/properties/instrument/anyOf/1/properties/lagMs/anyOf/1/properties/max/type",keyword:"type",params:{
type:"number"}};e===null?e=[O]:e.push(O),r++}}}else{let T={instancePath:i+"/instrument/lagMs",schemaPath:"#/properties/instrument/anyOf/1/properties/lagMs/anyOf\
/1/type",keyword:"type",params:{type:"object"}};e===null?e=[T]:e.push(T),r++}var $=A===r;if(S=S||$,S)r=w,e!==null&&(w?e.length=w:e=null);else{let T={instancePath:i+
"/instrument/lagMs",schemaPath:"#/properties/instrument/anyOf/1/properties/lagMs/anyOf",keyword:"anyOf",params:{}};e===null?e=[T]:e.push(T),r++}}if(p.planned!==
void 0&&(C(p.planned,{instancePath:i+"/instrument/planned",parentData:p,parentDataProperty:"planned",rootData:k,dynamicAnchors:b})||(e=e===null?C.errors:e.concat(
C.errors),r=e.length)),p.unsent!==void 0&&(C(p.unsent,{instancePath:i+"/instrument/unsent",parentData:p,parentDataProperty:"unsent",rootData:k,dynamicAnchors:b})||
(e=e===null?C.errors:e.concat(C.errors),r=e.length)),p.verdict!==void 0){let f=p.verdict;if(!(f==="valid"||f==="suspect")){let w={instancePath:i+"/instrument/ve\
rdict",schemaPath:"#/properties/instrument/anyOf/1/properties/verdict/enum",keyword:"enum",params:{allowedValues:pe.properties.instrument.anyOf[1].properties.verdict.
enum}};e===null?e=[w]:e.push(w),r++}}if(p.reasons!==void 0){let f=p.reasons;if(Array.isArray(f)){let w=f.length;for(let S=0;S<w;S++)Q(f[S],{instancePath:i+"/ins\
trument/reasons/"+S,parentData:f,parentDataProperty:S,rootData:k,dynamicAnchors:b})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length)}else{let w={instancePath:i+
"/instrument/reasons",schemaPath:"#/properties/instrument/anyOf/1/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[w]:e.push(w),r++}}}else{
let f={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var F=x===
r;if(m=m||F,m)r=a,e!==null&&(a?e.length=a:e=null);else{let f={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/anyOf",keyword:"anyOf",params:{}};
e===null?e=[f]:e.push(f),r++}}if(s.series!==void 0){let p=s.series,a=r,m=!1,q=r;if(p!==null){let f={instancePath:i+"/series",schemaPath:"#/properties/series/any\
Of/0/type",keyword:"type",params:{type:"null"}};e===null?e=[f]:e.push(f),r++}var _=q===r;m=m||_;let x=r;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.bucketSeconds===
void 0){let f={instancePath:i+"/series",schemaPath:"#/properties/series/anyOf/1/required",keyword:"required",params:{missingProperty:"bucketSeconds"}};e===null?
e=[f]:e.push(f),r++}if(p.phases===void 0){let f={instancePath:i+"/series",schemaPath:"#/properties/series/anyOf/1/required",keyword:"required",params:{missingProperty:"\
phases"}};e===null?e=[f]:e.push(f),r++}if(p.keys===void 0){let f={instancePath:i+"/series",schemaPath:"#/properties/series/anyOf/1/required",keyword:"required",
params:{missingProperty:"keys"}};e===null?e=[f]:e.push(f),r++}for(let f in p)if(!(f==="bucketSeconds"||f==="phases"||f==="keys")){let w={instancePath:i+"/series",
schemaPath:"#/properties/series/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[w]:e.push(w),r++}if(p.bucketSeconds!==
void 0){let f=p.bucketSeconds;if(typeof f=="number"&&isFinite(f)){if(f<=0||isNaN(f)){let w={instancePath:i+"/series/bucketSeconds",schemaPath:"#/properties/seri\
es/anyOf/1/properties/bucketSeconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:i+
"/series/bucketSeconds",schemaPath:"#/properties/series/anyOf/1/properties/bucketSeconds/type",keyword:"type",params:{type:"number"}};e===null?e=[w]:e.push(w),r++}}
if(p.phases!==void 0){let f=p.phases;if(Array.isArray(f)){let w=f.length;for(let S=0;S<w;S++){let V=f[S];if(V&&typeof V=="object"&&!Array.isArray(V)){if(V.phase===
void 0){let A={instancePath:i+"/series/phases/"+S,schemaPath:"#/properties/series/anyOf/1/properties/phases/items/required",keyword:"required",params:{missingProperty:"\
phase"}};e===null?e=[A]:e.push(A),r++}if(V.fromSeconds===void 0){let A={instancePath:i+"/series/phases/"+S,schemaPath:"#/properties/series/anyOf/1/properties/ph\
ases/items/required",keyword:"required",params:{missingProperty:"fromSeconds"}};e===null?e=[A]:e.push(A),r++}if(V.toSeconds===void 0){let A={instancePath:i+"/se\
ries/phases/"+S,schemaPath:"#/properties/series/anyOf/1/properties/phases/items/required",keyword:"required",params:{missingProperty:"toSeconds"}};e===null?e=[A]:
e.push(A),r++}for(let A in V)if(!(A==="phase"||A==="fromSeconds"||A==="toSeconds")){let T={instancePath:i+"/series/phases/"+S,schemaPath:"#/properties/series/an\
yOf/1/properties/phases/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A}};e===null?e=[T]:e.push(T),r++}if(V.phase!==void 0){
let A=V.phase;if(!(A==="calm"||A==="press")){let T={instancePath:i+"/series/phases/"+S+"/phase",schemaPath:"#/properties/series/anyOf/1/properties/phases/items/\
properties/phase/enum",keyword:"enum",params:{allowedValues:pe.properties.series.anyOf[1].properties.phases.items.properties.phase.enum}};e===null?e=[T]:e.push(
T),r++}}if(V.fromSeconds!==void 0){let A=V.fromSeconds;if(typeof A=="number"&&isFinite(A)){if(A<0||isNaN(A)){let T={instancePath:i+"/series/phases/"+S+"/fromSec\
onds",schemaPath:"#/properties/series/anyOf/1/properties/phases/items/properties/fromSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?
e=[T]:e.push(T),r++}}else{let T={instancePath:i+"/series/phases/"+S+"/fromSeconds",schemaPath:"#/properties/series/anyOf/1/properties/phases/items/properties/fr\
omSeconds/type",keyword:"type",params:{type:"number"}};e===null?e=[T]:e.push(T),r++}}if(V.toSeconds!==void 0){let A=V.toSeconds;if(typeof A=="number"&&isFinite(
A)){if(A<0||isNaN(A)){let T={instancePath:i+"/series/phases/"+S+"/toSeconds",schemaPath:"#/properties/series/anyOf/1/properties/phases/items/properties/toSecond\
s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[T]:e.push(T),r++}}else{let T={instancePath:i+"/series/phases/"+S+"/toSeconds",schemaPath:"\
#/properties/series/anyOf/1/properties/phases/items/properties/toSeconds/type",keyword:"type",params:{type:"number"}};e===null?e=[T]:e.push(T),r++}}}else{let A={
instancePath:i+"/series/phases/"+S,schemaPath:"#/properties/series/anyOf/1/properties/phases/items/type",keyword:"type",params:{type:"object"}};e===null?e=[A]:e.
push(A),r++}}}else{let w={instancePath:i+"/series/phases",schemaPath:"#/properties/series/anyOf/1/properties/phases/type",keyword:"type",params:{type:"array"}};
e===null?e=[w]:e.push(w),r++}}if(p.keys!==void 0){let f=p.keys;if(Array.isArray(f)){let w=f.length;for(let S=0;S<w;S++){let V=f[S];if(V&&typeof V=="object"&&!Array.
isArray(V)){if(V.key===void 0){let A={instancePath:i+"/series/keys/"+S,schemaPath:"#/properties/series/anyOf/1/properties/keys/items/required",keyword:"required",
params:{missingProperty:"key"}};e===null?e=[A]:e.push(A),r++}if(V.completed===void 0){let A={instancePath:i+"/series/keys/"+S,schemaPath:"#/properties/series/an\
yOf/1/properties/keys/items/required",keyword:"required",params:{missingProperty:"completed"}};e===null?e=[A]:e.push(A),r++}if(V.refused===void 0){let A={instancePath:i+
"/series/keys/"+S,schemaPath:"#/properties/series/anyOf/1/properties/keys/items/required",keyword:"required",params:{missingProperty:"refused"}};e===null?e=[A]:
e.push(A),r++}for(let A in V)if(!(A==="key"||A==="completed"||A==="refused")){let T={instancePath:i+"/series/keys/"+S,schemaPath:"#/properties/series/anyOf/1/pr\
operties/keys/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A}};e===null?e=[T]:e.push(T),r++}if(V.key!==void 0&&typeof V.
key!="string"){let A={instancePath:i+"/series/keys/"+S+"/key",schemaPath:"#/properties/series/anyOf/1/properties/keys/items/properties/key/type",keyword:"type",
params:{type:"string"}};e===null?e=[A]:e.push(A),r++}if(V.completed!==void 0){let A=V.completed;if(Array.isArray(A)){if(A.length>400){let O={instancePath:i+"/se\
ries/keys/"+S+"/completed",schemaPath:"#/properties/series/anyOf/1/properties/keys/items/properties/completed/maxItems",keyword:"maxItems",params:{limit:400}};e===
null?e=[O]:e.push(O),r++}let T=A.length;for(let O=0;O<T;O++)C(A[O],{instancePath:i+"/series/keys/"+S+"/completed/"+O,parentData:A,parentDataProperty:O,rootData:k,
dynamicAnchors:b})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)}else{let T={instancePath:i+"/series/keys/"+S+"/completed",schemaPath:"#/properties/serie\
s/anyOf/1/properties/keys/items/properties/completed/type",keyword:"type",params:{type:"array"}};e===null?e=[T]:e.push(T),r++}}if(V.refused!==void 0){let A=V.refused;
if(Array.isArray(A)){if(A.length>400){let O={instancePath:i+"/series/keys/"+S+"/refused",schemaPath:"#/properties/series/anyOf/1/properties/keys/items/propertie\
s/refused/maxItems",keyword:"maxItems",params:{limit:400}};e===null?e=[O]:e.push(O),r++}let T=A.length;for(let O=0;O<T;O++)C(A[O],{instancePath:i+"/series/keys/"+
S+"/refused/"+O,parentData:A,parentDataProperty:O,rootData:k,dynamicAnchors:b})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)}else{let T={instancePath:i+
"/series/keys/"+S+"/refused",schemaPath:"#/properties/series/anyOf/1/properties/keys/items/properties/refused/type",keyword:"type",params:{type:"array"}};e===null?
e=[T]:e.push(T),r++}}}else{let A={instancePath:i+"/series/keys/"+S,schemaPath:"#/properties/series/anyOf/1/properties/keys/items/type",keyword:"type",params:{type:"\
object"}};e===null?e=[A]:e.push(A),r++}}}else{let w={instancePath:i+"/series/keys",schemaPath:"#/properties/series/anyOf/1/properties/keys/type",keyword:"type",
params:{type:"array"}};e===null?e=[w]:e.push(w),r++}}}else{let f={instancePath:i+"/series",schemaPath:"#/properties/series/anyOf/1/type",keyword:"type",params:{
type:"object"}};e===null?e=[f]:e.push(f),r++}var _=x===r;if(m=m||_,m)r=a,e!==null&&(a?e.length=a:e=null);else{let f={instancePath:i+"/series",schemaPath:"#/prop\
erties/series/anyOf",keyword:"anyOf",params:{}};e===null?e=[f]:e.push(f),r++}}}else{let p={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"}};e===null?e=[p]:e.push(p),r++}return Rr.errors=e,r===0}Rr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Gs=Jr,ys={$schema:"https://json-schema.or\
g/draft/2020-12/schema",$id:"urn:assay:gaps",$comment:"The shape of gaps.json. The readings of a key that two gaps share stand at the first of them; `parameters\
` are the defaults of a reading that no profile has.",title:"Gaps of the interface",type:"array",items:{type:"object",required:["id","section","capability","lev\
el","text","keys","readings"],additionalProperties:!1,properties:{id:{type:"string",pattern:"^G[1-9](\\.\\d+)$"},section:{type:"string",pattern:"^[1-9](\\.[1-9])\
?$"},capability:{enum:["core","signup","sse","websocket","webhooks","limits"]},level:{enum:["MUST","SHOULD"]},text:{type:"string",minLength:10},excluded:{title:"\
Why nothing judges or observes it",type:"string",minLength:10},observedBy:{title:"Probes that show it",type:"array",minItems:1,items:{type:"string"}},keys:{type:"\
array",minItems:1,items:{type:"string"}},readings:{type:"array",items:{type:"object",required:["key","name","meaning"],additionalProperties:!1,properties:{key:{
type:"string"},name:{type:"string"},meaning:{type:"string",minLength:5},parameters:{type:"object"},recorded:{title:"Why nothing is judged by it: it is for the r\
ecord",type:"string",minLength:10}}}}}}},Hs=new RegExp("^G[1-9](\\.\\d+)$","u");function Jr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,
dynamicAnchors:b={}}={}){let e=null,r=0,P=Jr.evaluated;if(P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0),Array.isArray(s)){let n=s.length;for(let o=0;o<
n;o++){let l=s[o];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.id===void 0){let c={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{
missingProperty:"id"}};e===null?e=[c]:e.push(c),r++}if(l.section===void 0){let c={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{
missingProperty:"section"}};e===null?e=[c]:e.push(c),r++}if(l.capability===void 0){let c={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",
params:{missingProperty:"capability"}};e===null?e=[c]:e.push(c),r++}if(l.level===void 0){let c={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"requ\
ired",params:{missingProperty:"level"}};e===null?e=[c]:e.push(c),r++}if(l.text===void 0){let c={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"requ\
ired",params:{missingProperty:"text"}};e===null?e=[c]:e.push(c),r++}if(l.keys===void 0){let c={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"requi\
red",params:{missingProperty:"keys"}};e===null?e=[c]:e.push(c),r++}if(l.readings===void 0){let c={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"re\
quired",params:{missingProperty:"readings"}};e===null?e=[c]:e.push(c),r++}for(let c in l)if(!X.call(ys.items.properties,c)){let g={instancePath:i+"/"+o,schemaPath:"\
#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}};e===null?e=[g]:e.push(g),r++}if(l.id!==void 0){let c=l.id;if(typeof c==
"string"){if(!Hs.test(c)){let g={instancePath:i+"/"+o+"/id",schemaPath:"#/items/properties/id/pattern",keyword:"pattern",params:{pattern:"^G[1-9](\\.\\d+)$"}};e===
null?e=[g]:e.push(g),r++}}else{let g={instancePath:i+"/"+o+"/id",schemaPath:"#/items/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.
push(g),r++}}if(l.section!==void 0){let c=l.section;if(typeof c=="string"){if(!Es.test(c)){let g={instancePath:i+"/"+o+"/section",schemaPath:"#/items/properties\
/section/pattern",keyword:"pattern",params:{pattern:"^[1-9](\\.[1-9])?$"}};e===null?e=[g]:e.push(g),r++}}else{let g={instancePath:i+"/"+o+"/section",schemaPath:"\
#/items/properties/section/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}}if(l.capability!==void 0){let c=l.capability;if(!(c==="cor\
e"||c==="signup"||c==="sse"||c==="websocket"||c==="webhooks"||c==="limits")){let g={instancePath:i+"/"+o+"/capability",schemaPath:"#/items/properties/capability\
/enum",keyword:"enum",params:{allowedValues:ys.items.properties.capability.enum}};e===null?e=[g]:e.push(g),r++}}if(l.level!==void 0){let c=l.level;if(!(c==="MUS\
T"||c==="SHOULD")){let g={instancePath:i+"/"+o+"/level",schemaPath:"#/items/properties/level/enum",keyword:"enum",params:{allowedValues:ys.items.properties.level.
enum}};e===null?e=[g]:e.push(g),r++}}if(l.text!==void 0){let c=l.text;if(typeof c=="string"){if(U(c)<10){let g={instancePath:i+"/"+o+"/text",schemaPath:"#/items\
/properties/text/minLength",keyword:"minLength",params:{limit:10}};e===null?e=[g]:e.push(g),r++}}else{let g={instancePath:i+"/"+o+"/text",schemaPath:"#/items/pr\
operties/text/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}}if(l.excluded!==void 0){let c=l.excluded;if(typeof c=="string"){if(U(c)<
10){let g={instancePath:i+"/"+o+"/excluded",schemaPath:"#/items/properties/excluded/minLength",keyword:"minLength",params:{limit:10}};e===null?e=[g]:e.push(g),r++}}else{
let g={instancePath:i+"/"+o+"/excluded",schemaPath:"#/items/properties/excluded/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}}if(l.
observedBy!==void 0){let c=l.observedBy;if(Array.isArray(c)){if(c.length<1){let y={instancePath:i+"/"+o+"/observedBy",schemaPath:"#/items/properties/observedBy/\
minItems",keyword:"minItems",params:{limit:1}};e===null?e=[y]:e.push(y),r++}let g=c.length;for(let y=0;y<g;y++)if(typeof c[y]!="string"){let d={instancePath:i+"\
/"+o+"/observedBy/"+y,schemaPath:"#/items/properties/observedBy/items/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}else{let g={instancePath:i+
"/"+o+"/observedBy",schemaPath:"#/items/properties/observedBy/type",keyword:"type",params:{type:"array"}};e===null?e=[g]:e.push(g),r++}}if(l.keys!==void 0){let c=l.
keys;if(Array.isArray(c)){if(c.length<1){let y={instancePath:i+"/"+o+"/keys",schemaPath:"#/items/properties/keys/minItems",keyword:"minItems",params:{limit:1}};
e===null?e=[y]:e.push(y),r++}let g=c.length;for(let y=0;y<g;y++)if(typeof c[y]!="string"){let d={instancePath:i+"/"+o+"/keys/"+y,schemaPath:"#/items/properties/\
keys/items/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}else{let g={instancePath:i+"/"+o+"/keys",schemaPath:"#/items/properties/ke\
ys/type",keyword:"type",params:{type:"array"}};e===null?e=[g]:e.push(g),r++}}if(l.readings!==void 0){let c=l.readings;if(Array.isArray(c)){let g=c.length;for(let y=0;y<
g;y++){let d=c[y];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.key===void 0){let v={instancePath:i+"/"+o+"/readings/"+y,schemaPath:"#/items/properties/read\
ings/items/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[v]:e.push(v),r++}if(d.name===void 0){let v={instancePath:i+"/"+o+"/readings/"+
y,schemaPath:"#/items/properties/readings/items/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[v]:e.push(v),r++}if(d.meaning===void 0){
let v={instancePath:i+"/"+o+"/readings/"+y,schemaPath:"#/items/properties/readings/items/required",keyword:"required",params:{missingProperty:"meaning"}};e===null?
e=[v]:e.push(v),r++}for(let v in d)if(!(v==="key"||v==="name"||v==="meaning"||v==="parameters"||v==="recorded")){let h={instancePath:i+"/"+o+"/readings/"+y,schemaPath:"\
#/items/properties/readings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}};e===null?e=[h]:e.push(h),r++}if(d.key!==void 0&&
typeof d.key!="string"){let v={instancePath:i+"/"+o+"/readings/"+y+"/key",schemaPath:"#/items/properties/readings/items/properties/key/type",keyword:"type",params:{
type:"string"}};e===null?e=[v]:e.push(v),r++}if(d.name!==void 0&&typeof d.name!="string"){let v={instancePath:i+"/"+o+"/readings/"+y+"/name",schemaPath:"#/items\
/properties/readings/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[v]:e.push(v),r++}if(d.meaning!==void 0){let v=d.meaning;if(typeof v==
"string"){if(U(v)<5){let h={instancePath:i+"/"+o+"/readings/"+y+"/meaning",schemaPath:"#/items/properties/readings/items/properties/meaning/minLength",keyword:"\
minLength",params:{limit:5}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+"/"+o+"/readings/"+y+"/meaning",schemaPath:"#/items/properties/readings/it\
ems/properties/meaning/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}}if(d.parameters!==void 0){let v=d.parameters;if(!(v&&typeof v==
"object"&&!Array.isArray(v))){let h={instancePath:i+"/"+o+"/readings/"+y+"/parameters",schemaPath:"#/items/properties/readings/items/properties/parameters/type",
keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}}if(d.recorded!==void 0){let v=d.recorded;if(typeof v=="string"){if(U(v)<10){let h={instancePath:i+
"/"+o+"/readings/"+y+"/recorded",schemaPath:"#/items/properties/readings/items/properties/recorded/minLength",keyword:"minLength",params:{limit:10}};e===null?e=
[h]:e.push(h),r++}}else{let h={instancePath:i+"/"+o+"/readings/"+y+"/recorded",schemaPath:"#/items/properties/readings/items/properties/recorded/type",keyword:"\
type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}}}else{let v={instancePath:i+"/"+o+"/readings/"+y,schemaPath:"#/items/properties/readings/items/type",
keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),r++}}}else{let g={instancePath:i+"/"+o+"/readings",schemaPath:"#/items/properties/readings/type",
keyword:"type",params:{type:"array"}};e===null?e=[g]:e.push(g),r++}}}else{let c={instancePath:i+"/"+o,schemaPath:"#/items/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[c]:e.push(c),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}return Jr.
errors=e,r===0}Jr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var zs=Gr;function je(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=je.evaluated;if(P.dynamicProps&&(P.props=
void 0),P.dynamicItems&&(P.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.role===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"role"}};e===null?e=[n]:e.push(n),r++}if(s.content===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"content"}};e===null?e=[n]:e.push(n),r++}if(s.role!==void 0&&typeof s.role!="string"){let n={instancePath:i+"/role",schemaPath:"#/properties/rol\
e/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(s.content!==void 0&&typeof s.content!="string"){let n={instancePath:i+"/content",
schemaPath:"#/properties/content/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return je.errors=e,r===0}je.evaluated={props:{role:!0,content:!0},dynamicProps:!1,dynamicItems:!1};function Gr(s,{
instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=Gr.evaluated;if(P.dynamicProps&&(P.props=void 0),P.dynamicItems&&
(P.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.model!==void 0&&typeof s.model!="string"){let n={instancePath:i+"/model",schemaPath:"#/propertie\
s/model/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(s.messages!==void 0){let n=s.messages;if(Array.isArray(n)){let o=n.length;for(let l=0;l<
o;l++)je(n[l],{instancePath:i+"/messages/"+l,parentData:n,parentDataProperty:l,rootData:k,dynamicAnchors:b})||(e=e===null?je.errors:e.concat(je.errors),r=e.length)}else{
let o={instancePath:i+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(s.max_tokens!==
void 0){let n=s.max_tokens;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/max_tokens",schemaPath:"#/properties/max_tokens/typ\
e",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}}if(s.temperature!==void 0){let n=s.temperature;if(!(typeof n=="number"&&isFinite(n))){let o={
instancePath:i+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Gr.errors=e,r===0}Gr.evaluated={props:{model:!0,messages:!0,max_tokens:!0,
temperature:!0},dynamicProps:!1,dynamicItems:!1};var Ws=Hr;function Hr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=Hr.evaluated;if(P.dynamicProps&&(P.props=
void 0),P.dynamicItems&&(P.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.choices===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"choices"}};e===null?e=[n]:e.push(n),r++}if(s.choices!==void 0){let n=s.choices;if(Array.isArray(n)){let o=n.length;for(let l=0;l<
o;l++){let c=n[l];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.message===void 0){let g={instancePath:i+"/choices/"+l,schemaPath:"#/properties/choices/items\
/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[g]:e.push(g),r++}if(c.message!==void 0){let g=c.message;if(g&&typeof g=="object"&&
!Array.isArray(g)){if(g.content===void 0){let y={instancePath:i+"/choices/"+l+"/message",schemaPath:"#/properties/choices/items/properties/message/required",keyword:"\
required",params:{missingProperty:"content"}};e===null?e=[y]:e.push(y),r++}if(g.content!==void 0&&typeof g.content!="string"){let y={instancePath:i+"/choices/"+
l+"/message/content",schemaPath:"#/properties/choices/items/properties/message/properties/content/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.
push(y),r++}}else{let y={instancePath:i+"/choices/"+l+"/message",schemaPath:"#/properties/choices/items/properties/message/type",keyword:"type",params:{type:"ob\
ject"}};e===null?e=[y]:e.push(y),r++}}}else{let g={instancePath:i+"/choices/"+l,schemaPath:"#/properties/choices/items/type",keyword:"type",params:{type:"object"}};
e===null?e=[g]:e.push(g),r++}}}else{let o={instancePath:i+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:
e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Hr.errors=e,r===0}Hr.evaluated=
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
ed","refused","stray"]},status:{type:"integer"}}}}};function se(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=se.evaluated;if(P.dynamicProps&&(P.props=
void 0),P.dynamicItems&&(P.items=void 0),typeof s=="string"){if(U(s)<1){let n={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1}};e===
null?e=[n]:e.push(n),r++}if(!ae.test(s)){let n={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[n]:e.push(n),r++}}else{
let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}return se.errors=e,r===0}se.evaluated={dynamicProps:!1,
dynamicItems:!1};function B(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=B.evaluated;if(P.dynamicProps&&(P.props=
void 0),P.dynamicItems&&(P.items=void 0),!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i,schemaPath:"#/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[n]:e.push(n),r++}return B.errors=e,r===0}B.evaluated={dynamicProps:!1,dynamicItems:!1};var hs={type:"object",required:[
"verdict","families","reason","experiment","posterior","capacity","windowMs","ratePerSecond","phases","scopes","unit"],properties:{verdict:{enum:["identified","\
one-of","undetermined","no-limit-seen"]},families:{type:"array",items:{type:"string"}},reason:{type:["string","null"]},experiment:{type:["string","null"]},posterior:{
type:"array",items:{type:"object",required:["family","probability"],additionalProperties:!1,properties:{family:{type:"string"},probability:{type:"number",minimum:0,
maximum:1.000001}}}},capacity:{anyOf:[{type:"null"},{$ref:"#/$defs/interval"}]},windowMs:{anyOf:[{type:"null"},{$ref:"#/$defs/interval"}]},ratePerSecond:{anyOf:[
{type:"null"},{$ref:"#/$defs/interval"}]},phases:{type:"array",items:{type:"string"}},scopes:{type:"array",items:{type:"string"}},unit:{type:"string"},races:{anyOf:[
{type:"null"},{type:"object",required:["verdict","overshoot"],properties:{verdict:{type:"string"},overshoot:{$ref:"#/$defs/count"}}}]},fields:{$ref:"#/$defs/fie\
lds"}}};function le(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=le.evaluated;if(P.dynamicProps&&(P.props=
void 0),P.dynamicItems&&(P.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.value===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"value"}};e===null?e=[n]:e.push(n),r++}if(s.low===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"low"}};e===null?e=[n]:e.push(n),r++}if(s.high===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
high"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="value"||n==="low"||n==="high")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),r++}if(s.value!==void 0){let n=s.value;if(!(typeof n=="number"&&isFinite(n))){let o={
instancePath:i+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}if(s.low!==void 0){let n=s.low;
if(!(typeof n=="number"&&isFinite(n))){let o={instancePath:i+"/low",schemaPath:"#/properties/low/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(
o),r++}}if(s.high!==void 0){let n=s.high;if(!(typeof n=="number"&&isFinite(n))){let o={instancePath:i+"/high",schemaPath:"#/properties/high/type",keyword:"type",
params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(
n),r++}return le.errors=e,r===0}le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Qs={type:"object",required:["families","retryAfter"],properties:{families:{
type:"array",items:{type:"object",required:["family","onAccepted","onRefused","agreesWithCapacity","remaining","reset"],properties:{family:{type:"string"},onAccepted:{
$ref:"#/$defs/count"},onRefused:{$ref:"#/$defs/count"},agreesWithCapacity:{type:["boolean","null"]},remaining:{type:"object",required:["pairs","notFalling","neg\
ative"],properties:{pairs:{$ref:"#/$defs/count"},notFalling:{$ref:"#/$defs/count"},negative:{$ref:"#/$defs/count"}}},reset:{$ref:"#/$defs/errors"}}}},retryAfter:{
type:"object",required:["refusals","present","malformed","obeyed","obeyedAccepted","tooEarly","overWaited"],properties:{refusals:{$ref:"#/$defs/count"},present:{
$ref:"#/$defs/count"},malformed:{type:"array",items:{type:"string"}},obeyed:{$ref:"#/$defs/count"},obeyedAccepted:{$ref:"#/$defs/count"},tooEarly:{$ref:"#/$defs\
/errors"},overWaited:{$ref:"#/$defs/errors"}}}}};function de(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=de.evaluated;P.dynamicProps&&(P.props=
void 0),P.dynamicItems&&(P.items=void 0);let n=r,o=!1,l=r;if(s!==null){let d={instancePath:i,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"null"}};e===
null?e=[d]:e.push(d),r++}var g=l===r;o=o||g;let c=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.count===void 0){let d={instancePath:i,schemaPath:"#/anyOf/\
1/required",keyword:"required",params:{missingProperty:"count"}};e===null?e=[d]:e.push(d),r++}if(s.medianSeconds===void 0){let d={instancePath:i,schemaPath:"#/a\
nyOf/1/required",keyword:"required",params:{missingProperty:"medianSeconds"}};e===null?e=[d]:e.push(d),r++}if(s.worstSeconds===void 0){let d={instancePath:i,schemaPath:"\
#/anyOf/1/required",keyword:"required",params:{missingProperty:"worstSeconds"}};e===null?e=[d]:e.push(d),r++}if(s.count!==void 0&&(B(s.count,{instancePath:i+"/c\
ount",parentData:s,parentDataProperty:"count",rootData:k,dynamicAnchors:b})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),s.medianSeconds!==void 0){let d=s.
medianSeconds;if(!(typeof d=="number"&&isFinite(d))){let v={instancePath:i+"/medianSeconds",schemaPath:"#/anyOf/1/properties/medianSeconds/type",keyword:"type",
params:{type:"number"}};e===null?e=[v]:e.push(v),r++}}if(s.worstSeconds!==void 0){let d=s.worstSeconds;if(!(typeof d=="number"&&isFinite(d))){let v={instancePath:i+
"/worstSeconds",schemaPath:"#/anyOf/1/properties/worstSeconds/type",keyword:"type",params:{type:"number"}};e===null?e=[v]:e.push(v),r++}}}else{let d={instancePath:i,
schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}var g=c===r;if(o=o||g,g){var y={};y.count=!0,y.medianSeconds=!0,
y.worstSeconds=!0}if(o)r=n,e!==null&&(n?e.length=n:e=null);else{let d={instancePath:i,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};e===null?e=[d]:e.push(d),r++}
return de.errors=e,P.props=y,r===0}de.evaluated={dynamicProps:!0,dynamicItems:!1};function Ne(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,
dynamicAnchors:b={}}={}){let e=null,r=0,P=Ne.evaluated;if(P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.families===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"families"}};e===null?e=[n]:e.push(n),r++}if(s.
retryAfter===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retryAfter"}};e===null?e=[n]:e.push(n),r++}if(s.families!==
void 0){let n=s.families;if(Array.isArray(n)){let o=n.length;for(let l=0;l<o;l++){let c=n[l];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.family===void 0){
let g={instancePath:i+"/families/"+l,schemaPath:"#/properties/families/items/required",keyword:"required",params:{missingProperty:"family"}};e===null?e=[g]:e.push(
g),r++}if(c.onAccepted===void 0){let g={instancePath:i+"/families/"+l,schemaPath:"#/properties/families/items/required",keyword:"required",params:{missingProperty:"\
onAccepted"}};e===null?e=[g]:e.push(g),r++}if(c.onRefused===void 0){let g={instancePath:i+"/families/"+l,schemaPath:"#/properties/families/items/required",keyword:"\
required",params:{missingProperty:"onRefused"}};e===null?e=[g]:e.push(g),r++}if(c.agreesWithCapacity===void 0){let g={instancePath:i+"/families/"+l,schemaPath:"\
#/properties/families/items/required",keyword:"required",params:{missingProperty:"agreesWithCapacity"}};e===null?e=[g]:e.push(g),r++}if(c.remaining===void 0){let g={
instancePath:i+"/families/"+l,schemaPath:"#/properties/families/items/required",keyword:"required",params:{missingProperty:"remaining"}};e===null?e=[g]:e.push(g),
r++}if(c.reset===void 0){let g={instancePath:i+"/families/"+l,schemaPath:"#/properties/families/items/required",keyword:"required",params:{missingProperty:"rese\
t"}};e===null?e=[g]:e.push(g),r++}if(c.family!==void 0&&typeof c.family!="string"){let g={instancePath:i+"/families/"+l+"/family",schemaPath:"#/properties/famil\
ies/items/properties/family/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}if(c.onAccepted!==void 0&&(B(c.onAccepted,{instancePath:i+
"/families/"+l+"/onAccepted",parentData:c,parentDataProperty:"onAccepted",rootData:k,dynamicAnchors:b})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),c.
onRefused!==void 0&&(B(c.onRefused,{instancePath:i+"/families/"+l+"/onRefused",parentData:c,parentDataProperty:"onRefused",rootData:k,dynamicAnchors:b})||(e=e===
null?B.errors:e.concat(B.errors),r=e.length)),c.agreesWithCapacity!==void 0){let g=c.agreesWithCapacity;if(typeof g!="boolean"&&g!==null){let y={instancePath:i+
"/families/"+l+"/agreesWithCapacity",schemaPath:"#/properties/families/items/properties/agreesWithCapacity/type",keyword:"type",params:{type:Qs.properties.families.
items.properties.agreesWithCapacity.type}};e===null?e=[y]:e.push(y),r++}}if(c.remaining!==void 0){let g=c.remaining;if(g&&typeof g=="object"&&!Array.isArray(g)){
if(g.pairs===void 0){let y={instancePath:i+"/families/"+l+"/remaining",schemaPath:"#/properties/families/items/properties/remaining/required",keyword:"required",
params:{missingProperty:"pairs"}};e===null?e=[y]:e.push(y),r++}if(g.notFalling===void 0){let y={instancePath:i+"/families/"+l+"/remaining",schemaPath:"#/propert\
ies/families/items/properties/remaining/required",keyword:"required",params:{missingProperty:"notFalling"}};e===null?e=[y]:e.push(y),r++}if(g.negative===void 0){
let y={instancePath:i+"/families/"+l+"/remaining",schemaPath:"#/properties/families/items/properties/remaining/required",keyword:"required",params:{missingProperty:"\
negative"}};e===null?e=[y]:e.push(y),r++}g.pairs!==void 0&&(B(g.pairs,{instancePath:i+"/families/"+l+"/remaining/pairs",parentData:g,parentDataProperty:"pairs",
rootData:k,dynamicAnchors:b})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),g.notFalling!==void 0&&(B(g.notFalling,{instancePath:i+"/families/"+l+"/rema\
ining/notFalling",parentData:g,parentDataProperty:"notFalling",rootData:k,dynamicAnchors:b})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),g.negative!==
void 0&&(B(g.negative,{instancePath:i+"/families/"+l+"/remaining/negative",parentData:g,parentDataProperty:"negative",rootData:k,dynamicAnchors:b})||(e=e===null?
B.errors:e.concat(B.errors),r=e.length))}else{let y={instancePath:i+"/families/"+l+"/remaining",schemaPath:"#/properties/families/items/properties/remaining/typ\
e",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}c.reset!==void 0&&(de(c.reset,{instancePath:i+"/families/"+l+"/reset",parentData:c,parentDataProperty:"\
reset",rootData:k,dynamicAnchors:b})||(e=e===null?de.errors:e.concat(de.errors),r=e.length))}else{let g={instancePath:i+"/families/"+l,schemaPath:"#/properties/\
families/items/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}}}else{let o={instancePath:i+"/families",schemaPath:"#/properties/famil\
ies/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(s.retryAfter!==void 0){let n=s.retryAfter;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.refusals===void 0){let o={instancePath:i+"/retryAfter",schemaPath:"#/properties/retryAfter/required",keyword:"required",params:{missingProperty:"refusa\
ls"}};e===null?e=[o]:e.push(o),r++}if(n.present===void 0){let o={instancePath:i+"/retryAfter",schemaPath:"#/properties/retryAfter/required",keyword:"required",params:{
missingProperty:"present"}};e===null?e=[o]:e.push(o),r++}if(n.malformed===void 0){let o={instancePath:i+"/retryAfter",schemaPath:"#/properties/retryAfter/requir\
ed",keyword:"required",params:{missingProperty:"malformed"}};e===null?e=[o]:e.push(o),r++}if(n.obeyed===void 0){let o={instancePath:i+"/retryAfter",schemaPath:"\
#/properties/retryAfter/required",keyword:"required",params:{missingProperty:"obeyed"}};e===null?e=[o]:e.push(o),r++}if(n.obeyedAccepted===void 0){let o={instancePath:i+
"/retryAfter",schemaPath:"#/properties/retryAfter/required",keyword:"required",params:{missingProperty:"obeyedAccepted"}};e===null?e=[o]:e.push(o),r++}if(n.tooEarly===
void 0){let o={instancePath:i+"/retryAfter",schemaPath:"#/properties/retryAfter/required",keyword:"required",params:{missingProperty:"tooEarly"}};e===null?e=[o]:
e.push(o),r++}if(n.overWaited===void 0){let o={instancePath:i+"/retryAfter",schemaPath:"#/properties/retryAfter/required",keyword:"required",params:{missingProperty:"\
overWaited"}};e===null?e=[o]:e.push(o),r++}if(n.refusals!==void 0&&(B(n.refusals,{instancePath:i+"/retryAfter/refusals",parentData:n,parentDataProperty:"refusal\
s",rootData:k,dynamicAnchors:b})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),n.present!==void 0&&(B(n.present,{instancePath:i+"/retryAfter/present",parentData:n,
parentDataProperty:"present",rootData:k,dynamicAnchors:b})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),n.malformed!==void 0){let o=n.malformed;if(Array.
isArray(o)){let l=o.length;for(let c=0;c<l;c++)if(typeof o[c]!="string"){let g={instancePath:i+"/retryAfter/malformed/"+c,schemaPath:"#/properties/retryAfter/pr\
operties/malformed/items/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}}else{let l={instancePath:i+"/retryAfter/malformed",schemaPath:"\
#/properties/retryAfter/properties/malformed/type",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}}n.obeyed!==void 0&&(B(n.obeyed,{instancePath:i+
"/retryAfter/obeyed",parentData:n,parentDataProperty:"obeyed",rootData:k,dynamicAnchors:b})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),n.obeyedAccepted!==
void 0&&(B(n.obeyedAccepted,{instancePath:i+"/retryAfter/obeyedAccepted",parentData:n,parentDataProperty:"obeyedAccepted",rootData:k,dynamicAnchors:b})||(e=e===
null?B.errors:e.concat(B.errors),r=e.length)),n.tooEarly!==void 0&&(de(n.tooEarly,{instancePath:i+"/retryAfter/tooEarly",parentData:n,parentDataProperty:"tooEar\
ly",rootData:k,dynamicAnchors:b})||(e=e===null?de.errors:e.concat(de.errors),r=e.length)),n.overWaited!==void 0&&(de(n.overWaited,{instancePath:i+"/retryAfter/o\
verWaited",parentData:n,parentDataProperty:"overWaited",rootData:k,dynamicAnchors:b})||(e=e===null?de.errors:e.concat(de.errors),r=e.length))}else{let o={instancePath:i+
"/retryAfter",schemaPath:"#/properties/retryAfter/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Ne.errors=e,r===0}Ne.evaluated={props:{families:!0,retryAfter:!0},dynamicProps:!1,
dynamicItems:!1};function De(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=De.evaluated;if(P.dynamicProps&&
(P.props=void 0),P.dynamicItems&&(P.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.verdict===void 0){let y={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"verdict"}};e===null?e=[y]:e.push(y),r++}if(s.families===void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"families"}};e===null?e=[y]:e.push(y),r++}if(s.reason===void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"reason"}};e===null?e=[y]:e.push(y),r++}if(s.experiment===void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"experiment"}};e===null?e=[y]:e.push(y),r++}if(s.posterior===void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
posterior"}};e===null?e=[y]:e.push(y),r++}if(s.capacity===void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"capa\
city"}};e===null?e=[y]:e.push(y),r++}if(s.windowMs===void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"windowMs"}};
e===null?e=[y]:e.push(y),r++}if(s.ratePerSecond===void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ratePerSecon\
d"}};e===null?e=[y]:e.push(y),r++}if(s.phases===void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"phases"}};e===
null?e=[y]:e.push(y),r++}if(s.scopes===void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scopes"}};e===null?e=[y]:
e.push(y),r++}if(s.unit===void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"unit"}};e===null?e=[y]:e.push(y),r++}
if(s.verdict!==void 0){let y=s.verdict;if(!(y==="identified"||y==="one-of"||y==="undetermined"||y==="no-limit-seen")){let d={instancePath:i+"/verdict",schemaPath:"\
#/properties/verdict/enum",keyword:"enum",params:{allowedValues:hs.properties.verdict.enum}};e===null?e=[d]:e.push(d),r++}}if(s.families!==void 0){let y=s.families;
if(Array.isArray(y)){let d=y.length;for(let v=0;v<d;v++)if(typeof y[v]!="string"){let h={instancePath:i+"/families/"+v,schemaPath:"#/properties/families/items/t\
ype",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}}else{let d={instancePath:i+"/families",schemaPath:"#/properties/families/type",keyword:"\
type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}if(s.reason!==void 0){let y=s.reason;if(typeof y!="string"&&y!==null){let d={instancePath:i+"/reason",
schemaPath:"#/properties/reason/type",keyword:"type",params:{type:hs.properties.reason.type}};e===null?e=[d]:e.push(d),r++}}if(s.experiment!==void 0){let y=s.experiment;
if(typeof y!="string"&&y!==null){let d={instancePath:i+"/experiment",schemaPath:"#/properties/experiment/type",keyword:"type",params:{type:hs.properties.experiment.
type}};e===null?e=[d]:e.push(d),r++}}if(s.posterior!==void 0){let y=s.posterior;if(Array.isArray(y)){let d=y.length;for(let v=0;v<d;v++){let h=y[v];if(h&&typeof h==
"object"&&!Array.isArray(h)){if(h.family===void 0){let t={instancePath:i+"/posterior/"+v,schemaPath:"#/properties/posterior/items/required",keyword:"required",params:{
missingProperty:"family"}};e===null?e=[t]:e.push(t),r++}if(h.probability===void 0){let t={instancePath:i+"/posterior/"+v,schemaPath:"#/properties/posterior/item\
s/required",keyword:"required",params:{missingProperty:"probability"}};e===null?e=[t]:e.push(t),r++}for(let t in h)if(!(t==="family"||t==="probability")){let u={
instancePath:i+"/posterior/"+v,schemaPath:"#/properties/posterior/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===
null?e=[u]:e.push(u),r++}if(h.family!==void 0&&typeof h.family!="string"){let t={instancePath:i+"/posterior/"+v+"/family",schemaPath:"#/properties/posterior/ite\
ms/properties/family/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}if(h.probability!==void 0){let t=h.probability;if(typeof t=="numb\
er"&&isFinite(t)){if(t>1.000001||isNaN(t)){let u={instancePath:i+"/posterior/"+v+"/probability",schemaPath:"#/properties/posterior/items/properties/probability/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:1.000001}};e===null?e=[u]:e.push(u),r++}if(t<0||isNaN(t)){let u={instancePath:i+"/posterior/"+v+"/proba\
bility",schemaPath:"#/properties/posterior/items/properties/probability/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[u]:e.push(u),r++}}else{
let u={instancePath:i+"/posterior/"+v+"/probability",schemaPath:"#/properties/posterior/items/properties/probability/type",keyword:"type",params:{type:"number"}};
e===null?e=[u]:e.push(u),r++}}}else{let t={instancePath:i+"/posterior/"+v,schemaPath:"#/properties/posterior/items/type",keyword:"type",params:{type:"object"}};
e===null?e=[t]:e.push(t),r++}}}else{let d={instancePath:i+"/posterior",schemaPath:"#/properties/posterior/type",keyword:"type",params:{type:"array"}};e===null?e=
[d]:e.push(d),r++}}if(s.capacity!==void 0){let y=s.capacity,d=r,v=!1,h=r;if(y!==null){let u={instancePath:i+"/capacity",schemaPath:"#/properties/capacity/anyOf/\
0/type",keyword:"type",params:{type:"null"}};e===null?e=[u]:e.push(u),r++}var n=h===r;v=v||n;let t=r;le(y,{instancePath:i+"/capacity",parentData:s,parentDataProperty:"\
capacity",rootData:k,dynamicAnchors:b})||(e=e===null?le.errors:e.concat(le.errors),r=e.length);var n=t===r;if(v=v||n,v)r=d,e!==null&&(d?e.length=d:e=null);else{
let u={instancePath:i+"/capacity",schemaPath:"#/properties/capacity/anyOf",keyword:"anyOf",params:{}};e===null?e=[u]:e.push(u),r++}}if(s.windowMs!==void 0){let y=s.
windowMs,d=r,v=!1,h=r;if(y!==null){let u={instancePath:i+"/windowMs",schemaPath:"#/properties/windowMs/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?
e=[u]:e.push(u),r++}var o=h===r;v=v||o;let t=r;le(y,{instancePath:i+"/windowMs",parentData:s,parentDataProperty:"windowMs",rootData:k,dynamicAnchors:b})||(e=e===
null?le.errors:e.concat(le.errors),r=e.length);var o=t===r;if(v=v||o,v)r=d,e!==null&&(d?e.length=d:e=null);else{let u={instancePath:i+"/windowMs",schemaPath:"#/\
properties/windowMs/anyOf",keyword:"anyOf",params:{}};e===null?e=[u]:e.push(u),r++}}if(s.ratePerSecond!==void 0){let y=s.ratePerSecond,d=r,v=!1,h=r;if(y!==null){
let u={instancePath:i+"/ratePerSecond",schemaPath:"#/properties/ratePerSecond/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[u]:e.push(u),r++}var l=h===
r;v=v||l;let t=r;le(y,{instancePath:i+"/ratePerSecond",parentData:s,parentDataProperty:"ratePerSecond",rootData:k,dynamicAnchors:b})||(e=e===null?le.errors:e.concat(
le.errors),r=e.length);var l=t===r;if(v=v||l,v)r=d,e!==null&&(d?e.length=d:e=null);else{let u={instancePath:i+"/ratePerSecond",schemaPath:"#/properties/ratePerS\
econd/anyOf",keyword:"anyOf",params:{}};e===null?e=[u]:e.push(u),r++}}if(s.phases!==void 0){let y=s.phases;if(Array.isArray(y)){let d=y.length;for(let v=0;v<d;v++)
if(typeof y[v]!="string"){let h={instancePath:i+"/phases/"+v,schemaPath:"#/properties/phases/items/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.
push(h),r++}}else{let d={instancePath:i+"/phases",schemaPath:"#/properties/phases/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}if(s.
scopes!==void 0){let y=s.scopes;if(Array.isArray(y)){let d=y.length;for(let v=0;v<d;v++)if(typeof y[v]!="string"){let h={instancePath:i+"/scopes/"+v,schemaPath:"\
#/properties/scopes/items/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}}else{let d={instancePath:i+"/scopes",schemaPath:"#/properti\
es/scopes/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}if(s.unit!==void 0&&typeof s.unit!="string"){let y={instancePath:i+"/unit",schemaPath:"\
#/properties/unit/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}if(s.races!==void 0){let y=s.races,d=r,v=!1,h=r;if(y!==null){let u={
instancePath:i+"/races",schemaPath:"#/properties/races/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[u]:e.push(u),r++}var c=h===r;v=v||c;let t=r;
if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.verdict===void 0){let u={instancePath:i+"/races",schemaPath:"#/properties/races/anyOf/1/required",keyword:"req\
uired",params:{missingProperty:"verdict"}};e===null?e=[u]:e.push(u),r++}if(y.overshoot===void 0){let u={instancePath:i+"/races",schemaPath:"#/properties/races/a\
nyOf/1/required",keyword:"required",params:{missingProperty:"overshoot"}};e===null?e=[u]:e.push(u),r++}if(y.verdict!==void 0&&typeof y.verdict!="string"){let u={
instancePath:i+"/races/verdict",schemaPath:"#/properties/races/anyOf/1/properties/verdict/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),
r++}y.overshoot!==void 0&&(B(y.overshoot,{instancePath:i+"/races/overshoot",parentData:y,parentDataProperty:"overshoot",rootData:k,dynamicAnchors:b})||(e=e===null?
B.errors:e.concat(B.errors),r=e.length))}else{let u={instancePath:i+"/races",schemaPath:"#/properties/races/anyOf/1/type",keyword:"type",params:{type:"object"}};
e===null?e=[u]:e.push(u),r++}var c=t===r;if(v=v||c,c){var g={};g.verdict=!0,g.overshoot=!0}if(v)r=d,e!==null&&(d?e.length=d:e=null);else{let u={instancePath:i+"\
/races",schemaPath:"#/properties/races/anyOf",keyword:"anyOf",params:{}};e===null?e=[u]:e.push(u),r++}}s.fields!==void 0&&(Ne(s.fields,{instancePath:i+"/fields",
parentData:s,parentDataProperty:"fields",rootData:k,dynamicAnchors:b})||(e=e===null?Ne.errors:e.concat(Ne.errors),r=e.length))}else{let y={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}return De.errors=e,r===0}De.evaluated={props:{verdict:!0,families:!0,reason:!0,experiment:!0,
posterior:!0,capacity:!0,windowMs:!0,ratePerSecond:!0,phases:!0,scopes:!0,unit:!0,races:!0,fields:!0},dynamicProps:!1,dynamicItems:!1};var gs={type:"object",required:[
"type","atMs"],properties:{type:{enum:["stage","done"]},atMs:{type:"number"}},if:{properties:{type:{const:"stage"}},required:["type"]},then:{type:"object",required:[
"stage","name","requests","untilMs"],properties:{stage:{enum:["timed","drain"]},name:{type:"string"},requests:{$ref:"#/$defs/count"},untilMs:{type:"number"}}},else:{
type:"object",required:["because","note"],properties:{because:{enum:["settled","out-of-requests","out-of-time","no-limit-seen","given-up"]},note:{type:"string"}}}};
function _e(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=_e.evaluated;P.dynamicProps&&(P.props=
void 0),P.dynamicItems&&(P.items=void 0);let n=r,o=!0,l=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.type===void 0&&(d="type")){let v={};e===null?e=
[v]:e.push(v),r++}else if(s.type!==void 0&&s.type!=="stage"){let v={};e===null?e=[v]:e.push(v),r++}}var c=l===r;r=n,e!==null&&(n?e.length=n:e=null);let g;if(c){
let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.stage===void 0){let h={instancePath:i,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:"\
stage"}};e===null?e=[h]:e.push(h),r++}if(s.name===void 0){let h={instancePath:i,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:"name"}};
e===null?e=[h]:e.push(h),r++}if(s.requests===void 0){let h={instancePath:i,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:"requests"}};
e===null?e=[h]:e.push(h),r++}if(s.untilMs===void 0){let h={instancePath:i,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:"untilMs"}};e===
null?e=[h]:e.push(h),r++}if(s.stage!==void 0){let h=s.stage;if(!(h==="timed"||h==="drain")){let t={instancePath:i+"/stage",schemaPath:"#/then/properties/stage/e\
num",keyword:"enum",params:{allowedValues:gs.then.properties.stage.enum}};e===null?e=[t]:e.push(t),r++}}if(s.name!==void 0&&typeof s.name!="string"){let h={instancePath:i+
"/name",schemaPath:"#/then/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}if(s.requests!==void 0&&(B(s.requests,{instancePath:i+
"/requests",parentData:s,parentDataProperty:"requests",rootData:k,dynamicAnchors:b})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),s.untilMs!==void 0){let h=s.
untilMs;if(!(typeof h=="number"&&isFinite(h))){let t={instancePath:i+"/untilMs",schemaPath:"#/then/properties/untilMs/type",keyword:"type",params:{type:"number"}};
e===null?e=[t]:e.push(t),r++}}}else{let h={instancePath:i,schemaPath:"#/then/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var c=d===
r;if(o=c,o){var y={};y.stage=!0,y.name=!0,y.requests=!0,y.untilMs=!0,y.type=!0}g="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.because===
void 0){let h={instancePath:i,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"because"}};e===null?e=[h]:e.push(h),r++}if(s.note===void 0){
let h={instancePath:i,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"note"}};e===null?e=[h]:e.push(h),r++}if(s.because!==void 0){let h=s.
because;if(!(h==="settled"||h==="out-of-requests"||h==="out-of-time"||h==="no-limit-seen"||h==="given-up")){let t={instancePath:i+"/because",schemaPath:"#/else/\
properties/because/enum",keyword:"enum",params:{allowedValues:gs.else.properties.because.enum}};e===null?e=[t]:e.push(t),r++}}if(s.note!==void 0&&typeof s.note!=
"string"){let h={instancePath:i+"/note",schemaPath:"#/else/properties/note/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}}else{let h={
instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,o&&y!==!0&&(y=y||{},y.because=!0,y.note=
!0),g="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:g}};e===null?e=[d]:e.push(d),r++}if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.type===void 0){let d={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[d]:e.push(d),r++}if(s.
atMs===void 0){let d={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"atMs"}};e===null?e=[d]:e.push(d),r++}if(y!==!0&&(y=y||{},
y.type=!0,y.atMs=!0),s.type!==void 0){let d=s.type;if(!(d==="stage"||d==="done")){let v={instancePath:i+"/type",schemaPath:"#/properties/type/enum",keyword:"enu\
m",params:{allowedValues:gs.properties.type.enum}};e===null?e=[v]:e.push(v),r++}}if(s.atMs!==void 0){let d=s.atMs;if(!(typeof d=="number"&&isFinite(d))){let v={
instancePath:i+"/atMs",schemaPath:"#/properties/atMs/type",keyword:"type",params:{type:"number"}};e===null?e=[v]:e.push(v),r++}}}else{let d={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}return _e.errors=e,P.props=y,r===0}_e.evaluated={dynamicProps:!0,dynamicItems:!1};var Ys={
type:"object",required:["sentMs","key","source","kind","outcome","status"],additionalProperties:!1,properties:{sentMs:{type:"number"},key:{type:"string"},source:{
type:"string"},kind:{type:"string"},outcome:{enum:["accepted","refused","stray"]},status:{type:"integer"}}};function Ie(s,{instancePath:i="",parentData:N,parentDataProperty:D,
rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=Ie.evaluated;if(P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0),s&&typeof s=="object"&&
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
outcome;if(!(n==="accepted"||n==="refused"||n==="stray")){let o={instancePath:i+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:Ys.
properties.outcome.enum}};e===null?e=[o]:e.push(o),r++}}if(s.status!==void 0){let n=s.status;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/\
type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Ie.errors=e,r===0}Ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function zr(s,{
instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=zr.evaluated;P.dynamicProps&&(P.props=void 0),P.dynamicItems&&
(P.items=void 0);let n=r,o=!0,l=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.valid===void 0&&(t="valid")){let u={};e===null?e=[u]:e.push(u),r++}else if(s.
valid!==void 0&&s.valid!==!1){let u={};e===null?e=[u]:e.push(u),r++}}var c=l===r;r=n,e!==null&&(n?e.length=n:e=null);let g;if(c){let t=r;if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.finding!==void 0&&s.finding!==null){let $={instancePath:i+"/finding",schemaPath:"#/then/properties/finding/type",keyword:"type",params:{
type:"null"}};e===null?e=[$]:e.push($),r++}if(s.reasons!==void 0){let $=s.reasons;if(Array.isArray($)){if($.length<1){let F={instancePath:i+"/reasons",schemaPath:"\
#/then/properties/reasons/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[F]:e.push(F),r++}}else{let F={instancePath:i+"/reasons",schemaPath:"#/then/\
properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[F]:e.push(F),r++}}}else{let $={instancePath:i,schemaPath:"#/then/type",keyword:"type",
params:{type:"object"}};e===null?e=[$]:e.push($),r++}var c=t===r;if(o=c,o){var y={};y.finding=!0,y.reasons=!0,y.valid=!0}g="then"}else{let t=r;if(s&&typeof s=="\
object"&&!Array.isArray(s)){if(s.finding!==void 0){let $=s.finding;if(!($&&typeof $=="object"&&!Array.isArray($))){let F={instancePath:i+"/finding",schemaPath:"\
#/else/properties/finding/type",keyword:"type",params:{type:"object"}};e===null?e=[F]:e.push(F),r++}}if(s.reasons!==void 0){let $=s.reasons;if(Array.isArray($)){
if($.length>0){let F={instancePath:i+"/reasons",schemaPath:"#/else/properties/reasons/maxItems",keyword:"maxItems",params:{limit:0}};e===null?e=[F]:e.push(F),r++}}else{
let F={instancePath:i+"/reasons",schemaPath:"#/else/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[F]:e.push(F),r++}}}else{let $={instancePath:i,
schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[$]:e.push($),r++}var c=t===r;o=c,o&&y!==!0&&(y=y||{},y.finding=!0,y.reasons=!0),g="e\
lse"}if(!o){let t={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:g}};e===null?e=[t]:e.push(t),r++}if(s&&typeof s=="object"&&!Array.isArray(
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
releases"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!X.call(Ur.properties,t)){let u={instancePath:i,schemaPath:"#/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.schema!==void 0&&s.schema!=="assay.limiter/1"){let t={instancePath:i+"/schema",schemaPath:"\
#/properties/schema/const",keyword:"const",params:{allowedValue:"assay.limiter/1"}};e===null?e=[t]:e.push(t),r++}if(s.outcome!==void 0){let t=s.outcome;if(!(t===
"answered"||t==="undetermined"||t==="invalid"||t==="aborted")){let u={instancePath:i+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:Ur.
properties.outcome.enum}};e===null?e=[u]:e.push(u),r++}}if(s.exitCode!==void 0){let t=s.exitCode;if(!(t===0||t===3||t===4)){let u={instancePath:i+"/exitCode",schemaPath:"\
#/properties/exitCode/enum",keyword:"enum",params:{allowedValues:Ur.properties.exitCode.enum}};e===null?e=[u]:e.push(u),r++}}if(s.valid!==void 0&&typeof s.valid!=
"boolean"){let t={instancePath:i+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type:"boolean"}};e===null?e=[t]:e.push(t),r++}if(s.reasons!==
void 0){let t=s.reasons;if(Array.isArray(t)){let u=t.length;for(let $=0;$<u;$++)se(t[$],{instancePath:i+"/reasons/"+$,parentData:t,parentDataProperty:$,rootData:k,
dynamicAnchors:b})||(e=e===null?se.errors:e.concat(se.errors),r=e.length)}else{let u={instancePath:i+"/reasons",schemaPath:"#/properties/reasons/type",keyword:"\
type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}if(s.notes!==void 0){let t=s.notes;if(Array.isArray(t)){let u=t.length;for(let $=0;$<u;$++)se(t[$],{instancePath:i+
"/notes/"+$,parentData:t,parentDataProperty:$,rootData:k,dynamicAnchors:b})||(e=e===null?se.errors:e.concat(se.errors),r=e.length)}else{let u={instancePath:i+"/\
notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}if(s.scenario!==void 0&&s.scenario!=="rate-limit"){
let t={instancePath:i+"/scenario",schemaPath:"#/properties/scenario/const",keyword:"const",params:{allowedValue:"rate-limit"}};e===null?e=[t]:e.push(t),r++}if(s.
suite!==void 0){let t=s.suite;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.version===void 0){let u={instancePath:i+"/suite",schemaPath:"#/properties/suite/\
required",keyword:"required",params:{missingProperty:"version"}};e===null?e=[u]:e.push(u),r++}for(let u in t)if(u!=="version"){let $={instancePath:i+"/suite",schemaPath:"\
#/properties/suite/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[$]:e.push($),r++}if(t.version!==void 0&&typeof t.
version!="string"){let u={instancePath:i+"/suite/version",schemaPath:"#/properties/suite/properties/version/type",keyword:"type",params:{type:"string"}};e===null?
e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/suite",schemaPath:"#/properties/suite/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}
if(s.target!==void 0){let t=s.target;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.baseUrl===void 0){let u={instancePath:i+"/target",schemaPath:"#/propertie\
s/target/required",keyword:"required",params:{missingProperty:"baseUrl"}};e===null?e=[u]:e.push(u),r++}if(t.model===void 0){let u={instancePath:i+"/target",schemaPath:"\
#/properties/target/required",keyword:"required",params:{missingProperty:"model"}};e===null?e=[u]:e.push(u),r++}for(let u in t)if(!(u==="baseUrl"||u==="model"||
u==="isEmbedded")){let $={instancePath:i+"/target",schemaPath:"#/properties/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};
e===null?e=[$]:e.push($),r++}if(t.baseUrl!==void 0&&typeof t.baseUrl!="string"){let u={instancePath:i+"/target/baseUrl",schemaPath:"#/properties/target/properti\
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
sts"||u==="seconds")){let $={instancePath:i+"/most",schemaPath:"#/properties/most/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};
e===null?e=[$]:e.push($),r++}if(t.requests!==void 0&&(B(t.requests,{instancePath:i+"/most/requests",parentData:t,parentDataProperty:"requests",rootData:k,dynamicAnchors:b})||
(e=e===null?B.errors:e.concat(B.errors),r=e.length)),t.seconds!==void 0){let u=t.seconds;if(typeof u=="number"&&isFinite(u)){if(u<0||isNaN(u)){let $={instancePath:i+
"/most/seconds",schemaPath:"#/properties/most/properties/seconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[$]:e.push($),r++}}else{
let $={instancePath:i+"/most/seconds",schemaPath:"#/properties/most/properties/seconds/type",keyword:"type",params:{type:"number"}};e===null?e=[$]:e.push($),r++}}}else{
let u={instancePath:i+"/most",schemaPath:"#/properties/most/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}if(s.cost!==void 0){let t=s.
cost;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.requests===void 0){let u={instancePath:i+"/cost",schemaPath:"#/properties/cost/required",keyword:"require\
d",params:{missingProperty:"requests"}};e===null?e=[u]:e.push(u),r++}if(t.accepted===void 0){let u={instancePath:i+"/cost",schemaPath:"#/properties/cost/require\
d",keyword:"required",params:{missingProperty:"accepted"}};e===null?e=[u]:e.push(u),r++}if(t.refused===void 0){let u={instancePath:i+"/cost",schemaPath:"#/prope\
rties/cost/required",keyword:"required",params:{missingProperty:"refused"}};e===null?e=[u]:e.push(u),r++}if(t.stray===void 0){let u={instancePath:i+"/cost",schemaPath:"\
#/properties/cost/required",keyword:"required",params:{missingProperty:"stray"}};e===null?e=[u]:e.push(u),r++}if(t.tokens===void 0){let u={instancePath:i+"/cost",
schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"tokens"}};e===null?e=[u]:e.push(u),r++}if(t.seconds===void 0){let u={instancePath:i+
"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"seconds"}};e===null?e=[u]:e.push(u),r++}for(let u in t)if(!(u==="req\
uests"||u==="accepted"||u==="refused"||u==="stray"||u==="tokens"||u==="seconds")){let $={instancePath:i+"/cost",schemaPath:"#/properties/cost/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[$]:e.push($),r++}if(t.requests!==void 0&&(B(t.requests,{instancePath:i+"/cost/requ\
ests",parentData:t,parentDataProperty:"requests",rootData:k,dynamicAnchors:b})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),t.accepted!==void 0&&(B(t.accepted,
{instancePath:i+"/cost/accepted",parentData:t,parentDataProperty:"accepted",rootData:k,dynamicAnchors:b})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),
t.refused!==void 0&&(B(t.refused,{instancePath:i+"/cost/refused",parentData:t,parentDataProperty:"refused",rootData:k,dynamicAnchors:b})||(e=e===null?B.errors:e.
concat(B.errors),r=e.length)),t.stray!==void 0&&(B(t.stray,{instancePath:i+"/cost/stray",parentData:t,parentDataProperty:"stray",rootData:k,dynamicAnchors:b})||
(e=e===null?B.errors:e.concat(B.errors),r=e.length)),t.tokens!==void 0&&(B(t.tokens,{instancePath:i+"/cost/tokens",parentData:t,parentDataProperty:"tokens",rootData:k,
dynamicAnchors:b})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),t.seconds!==void 0){let u=t.seconds;if(typeof u=="number"&&isFinite(u)){if(u<0||isNaN(u)){
let $={instancePath:i+"/cost/seconds",schemaPath:"#/properties/cost/properties/seconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[
$]:e.push($),r++}}else{let $={instancePath:i+"/cost/seconds",schemaPath:"#/properties/cost/properties/seconds/type",keyword:"type",params:{type:"number"}};e===null?
e=[$]:e.push($),r++}}}else{let u={instancePath:i+"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}
if(s.keys!==void 0){let t=s.keys;if(Array.isArray(t)){if(t.length<1){let $={instancePath:i+"/keys",schemaPath:"#/properties/keys/minItems",keyword:"minItems",params:{
limit:1}};e===null?e=[$]:e.push($),r++}let u=t.length;for(let $=0;$<u;$++){let F=t[$];if(typeof F=="string"){if(U(F)>4){let _={instancePath:i+"/keys/"+$,schemaPath:"\
#/properties/keys/items/maxLength",keyword:"maxLength",params:{limit:4}};e===null?e=[_]:e.push(_),r++}}else{let _={instancePath:i+"/keys/"+$,schemaPath:"#/prope\
rties/keys/items/type",keyword:"type",params:{type:"string"}};e===null?e=[_]:e.push(_),r++}}}else{let u={instancePath:i+"/keys",schemaPath:"#/properties/keys/ty\
pe",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}if(s.keyOrigins!==void 0){let t=s.keyOrigins;if(Array.isArray(t)){if(t.length<1){let $={
instancePath:i+"/keyOrigins",schemaPath:"#/properties/keyOrigins/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[$]:e.push($),r++}let u=t.length;for(let $=0;$<
u;$++)se(t[$],{instancePath:i+"/keyOrigins/"+$,parentData:t,parentDataProperty:$,rootData:k,dynamicAnchors:b})||(e=e===null?se.errors:e.concat(se.errors),r=e.length)}else{
let u={instancePath:i+"/keyOrigins",schemaPath:"#/properties/keyOrigins/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}if(s.sources!==
void 0){let t=s.sources;if(Array.isArray(t)){if(t.length<1){let $={instancePath:i+"/sources",schemaPath:"#/properties/sources/minItems",keyword:"minItems",params:{
limit:1}};e===null?e=[$]:e.push($),r++}let u=t.length;for(let $=0;$<u;$++)if(typeof t[$]!="string"){let F={instancePath:i+"/sources/"+$,schemaPath:"#/properties\
/sources/items/type",keyword:"type",params:{type:"string"}};e===null?e=[F]:e.push(F),r++}}else{let u={instancePath:i+"/sources",schemaPath:"#/properties/sources\
/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}if(s.answer!==void 0){let t=s.answer;if(Array.isArray(t)){let u=t.length;for(let $=0;$<
u;$++)se(t[$],{instancePath:i+"/answer/"+$,parentData:t,parentDataProperty:$,rootData:k,dynamicAnchors:b})||(e=e===null?se.errors:e.concat(se.errors),r=e.length)}else{
let u={instancePath:i+"/answer",schemaPath:"#/properties/answer/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}if(s.finding!==void 0){
let t=s.finding,u=r,$=!1,F=r;if(t!==null){let p={instancePath:i+"/finding",schemaPath:"#/properties/finding/anyOf/0/type",keyword:"type",params:{type:"null"}};e===
null?e=[p]:e.push(p),r++}var d=F===r;$=$||d;let _=r;De(t,{instancePath:i+"/finding",parentData:s,parentDataProperty:"finding",rootData:k,dynamicAnchors:b})||(e=
e===null?De.errors:e.concat(De.errors),r=e.length);var d=_===r;if($=$||d,d){var v={};v.verdict=!0,v.families=!0,v.reason=!0,v.experiment=!0,v.posterior=!0,v.capacity=
!0,v.windowMs=!0,v.ratePerSecond=!0,v.phases=!0,v.scopes=!0,v.unit=!0,v.races=!0,v.fields=!0}if($)r=u,e!==null&&(u?e.length=u:e=null);else{let p={instancePath:i+
"/finding",schemaPath:"#/properties/finding/anyOf",keyword:"anyOf",params:{}};e===null?e=[p]:e.push(p),r++}}if(s.statement!==void 0){let t=s.statement;if(!(t&&typeof t==
"object"&&!Array.isArray(t))&&t!==null){let u={instancePath:i+"/statement",schemaPath:"#/properties/statement/type",keyword:"type",params:{type:Ur.properties.statement.
type}};e===null?e=[u]:e.push(u),r++}}if(s.settings!==void 0){let t=s.settings;if(typeof t!="string"&&t!==null){let u={instancePath:i+"/settings",schemaPath:"#/p\
roperties/settings/type",keyword:"type",params:{type:Ur.properties.settings.type}};e===null?e=[u]:e.push(u),r++}}if(s.ended!==void 0){let t=s.ended,u=r,$=!1,F=r;
if(t!==null){let p={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[p]:e.push(p),r++}var h=F===
r;$=$||h;let _=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.because===void 0){let p={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf/1/requi\
red",keyword:"required",params:{missingProperty:"because"}};e===null?e=[p]:e.push(p),r++}if(t.note===void 0){let p={instancePath:i+"/ended",schemaPath:"#/proper\
ties/ended/anyOf/1/required",keyword:"required",params:{missingProperty:"note"}};e===null?e=[p]:e.push(p),r++}for(let p in t)if(!(p==="because"||p==="note")){let a={
instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[a]:
e.push(a),r++}if(t.because!==void 0&&typeof t.because!="string"){let p={instancePath:i+"/ended/because",schemaPath:"#/properties/ended/anyOf/1/properties/becaus\
e/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(t.note!==void 0&&typeof t.note!="string"){let p={instancePath:i+"/ended/note",schemaPath:"\
#/properties/ended/anyOf/1/properties/note/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/ended",schemaPath:"\
#/properties/ended/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}var h=_===r;if($=$||h,$)r=u,e!==null&&(u?e.length=u:e=null);else{
let p={instancePath:i+"/ended",schemaPath:"#/properties/ended/anyOf",keyword:"anyOf",params:{}};e===null?e=[p]:e.push(p),r++}}if(s.decisions!==void 0){let t=s.decisions;
if(Array.isArray(t)){let u=t.length;for(let $=0;$<u;$++)_e(t[$],{instancePath:i+"/decisions/"+$,parentData:t,parentDataProperty:$,rootData:k,dynamicAnchors:b})||
(e=e===null?_e.errors:e.concat(_e.errors),r=e.length)}else{let u={instancePath:i+"/decisions",schemaPath:"#/properties/decisions/type",keyword:"type",params:{type:"\
array"}};e===null?e=[u]:e.push(u),r++}}if(s.dots!==void 0){let t=s.dots;if(Array.isArray(t)){let u=t.length;for(let $=0;$<u;$++)Ie(t[$],{instancePath:i+"/dots/"+
$,parentData:t,parentDataProperty:$,rootData:k,dynamicAnchors:b})||(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length)}else{let u={instancePath:i+"/dots",schemaPath:"\
#/properties/dots/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}if(s.releases!==void 0){let t=s.releases;if(Array.isArray(t)){let u=t.
length;for(let $=0;$<u;$++){let F=t[$];if(F&&typeof F=="object"&&!Array.isArray(F)){if(F.key===void 0){let _={instancePath:i+"/releases/"+$,schemaPath:"#/proper\
ties/releases/items/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[_]:e.push(_),r++}if(F.atMs===void 0){let _={instancePath:i+"/releas\
es/"+$,schemaPath:"#/properties/releases/items/required",keyword:"required",params:{missingProperty:"atMs"}};e===null?e=[_]:e.push(_),r++}for(let _ in F)if(!(_===
"key"||_==="atMs")){let p={instancePath:i+"/releases/"+$,schemaPath:"#/properties/releases/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_}};
e===null?e=[p]:e.push(p),r++}if(F.key!==void 0&&typeof F.key!="string"){let _={instancePath:i+"/releases/"+$+"/key",schemaPath:"#/properties/releases/items/prop\
erties/key/type",keyword:"type",params:{type:"string"}};e===null?e=[_]:e.push(_),r++}if(F.atMs!==void 0){let _=F.atMs;if(Array.isArray(_)){let p=_.length;for(let a=0;a<
p;a++){let m=_[a];if(!(typeof m=="number"&&isFinite(m))){let q={instancePath:i+"/releases/"+$+"/atMs/"+a,schemaPath:"#/properties/releases/items/properties/atMs\
/items/type",keyword:"type",params:{type:"number"}};e===null?e=[q]:e.push(q),r++}}}else{let p={instancePath:i+"/releases/"+$+"/atMs",schemaPath:"#/properties/re\
leases/items/properties/atMs/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}}else{let _={instancePath:i+"/releases/"+$,schemaPath:"#/\
properties/releases/items/type",keyword:"type",params:{type:"object"}};e===null?e=[_]:e.push(_),r++}}}else{let u={instancePath:i+"/releases",schemaPath:"#/prope\
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
properties:{sampled:{type:"integer",minimum:0},conforming:{type:"integer",minimum:0},example:{type:["string","null"]},checks:{type:"array",items:{type:"object",
required:["id","title","isMust","failed","of","seen","firstSeconds","lastSeconds","inFlightLeast","inFlightMost","quiet","example"],additionalProperties:!1,properties:{
id:{type:"string"},title:{type:"string"},isMust:{type:"boolean"},failed:{type:"integer",minimum:0},of:{type:"integer",minimum:0},seen:{type:"integer",minimum:0},
firstSeconds:{type:"number"},lastSeconds:{type:"number"},inFlightLeast:{type:"integer",minimum:0},inFlightMost:{type:"integer",minimum:0},quiet:{enum:["passes",
"fails","unknown"]},example:{type:"object",required:["request","at","expected","received"],additionalProperties:!1,properties:{request:{type:"integer",minimum:0},
at:{type:"string"},expected:{type:"string"},received:{type:"string"}}}}}},leaks:{type:"array",items:{type:"object",required:["request","other","atSeconds","inFl\
ight","asked","said","otherAsked","otherSaid"],additionalProperties:!1,properties:{request:{type:"integer",minimum:0},other:{type:"integer",minimum:0},atSeconds:{
type:"number"},inFlight:{type:"integer",minimum:0},asked:{type:"string"},said:{type:"string"},otherAsked:{type:["string","null"]},otherSaid:{type:["string","nul\
l"]}}}},leakCount:{type:"integer",minimum:0},quiet:{anyOf:[{type:"null"},{type:"object",required:["from","answers"],additionalProperties:!1,properties:{from:{enum:[
"run","baseline"]},answers:{type:"integer",minimum:0}}}]}}},series:{anyOf:[{type:"null"},{$ref:"#/$defs/series"}]},slo:{type:"array",items:{type:"object",required:[
"slo","metric","op","threshold","unit","actual","ok","reason"],additionalProperties:!1,properties:{slo:{type:"string",minLength:1,pattern:"^[^\\n]*$"},metric:{type:"\
string",minLength:1,pattern:"^[^\\n]*$"},op:{enum:["<","<=",">",">="]},threshold:{type:"number",minimum:0},unit:{enum:["ms","share","per-second"]},actual:{type:[
"number","null"],minimum:0},ok:{type:["boolean","null"]},ci:{type:["object","null"],required:["low","high"],additionalProperties:!1,properties:{low:{type:["numb\
er","null"]},high:{type:["number","null"]}}},reason:{type:["string","null"]}}}},scenario:{type:"string",minLength:1,pattern:"^[^\\n]*$"},suite:{type:"object",required:[
"version"],additionalProperties:!1,properties:{version:{type:"string",minLength:1,pattern:"^[^\\n]*$"}}},target:{type:"object",required:["baseUrl","model"],additionalProperties:!1,
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
maxItems:0}}},{properties:{outcome:{const:"undecided"},exitCode:{const:3},valid:{const:!0},reasons:{type:"array",maxItems:0}}},{properties:{outcome:{const:"over\
load"},exitCode:{const:3},valid:{const:!0},reasons:{type:"array",maxItems:0}}},{properties:{outcome:{const:"invalid"},exitCode:{enum:[3,4]},valid:{const:!1},reasons:{
type:"array",minItems:1}}},{properties:{outcome:{const:"aborted"},exitCode:{const:3},valid:{const:!1},reasons:{type:"array",minItems:1}}}],$defs:{metric:{type:"\
object",required:["unit","n","p50","p90","p95","p99","max","ci","bound"],additionalProperties:!1,properties:{unit:{const:"ms"},n:{type:"integer",minimum:0},p50:{
type:["number","null"],minimum:0},p90:{type:["number","null"],minimum:0},p95:{type:["number","null"],minimum:0},p99:{type:["number","null"],minimum:0},max:{type:[
"number","null"],minimum:0},ci:{type:["object","null"],additionalProperties:{type:"object",required:["low","high"],additionalProperties:!1,properties:{low:{type:"\
number"},high:{type:"number"}}}},bound:{type:["object","null"],additionalProperties:{type:"number"}}}},workload:{type:"object",required:["model","vus","duration\
Seconds","ratePerSecond","burstiness","traceSpeed","thinkSeconds","maxTokens","promptTokens","lengths","prefixShare","keys","mix","requestTimeoutSeconds"],additionalProperties:!1,
properties:{model:{enum:["closed","open-constant","open-poisson","open-gamma","open-trace"]},vus:{type:"integer",minimum:1},durationSeconds:{type:"number",minimum:0},
warmUpSeconds:{type:"number",minimum:0},rampUpSeconds:{type:"number",minimum:0},ratePerSecond:{type:["number","null"],minimum:0},burstiness:{type:"number",minimum:0},
traceSpeed:{type:"number",minimum:0},thinkSeconds:{type:"number",minimum:0},maxTokens:{type:"integer",minimum:1},promptTokens:{type:"integer",minimum:1},lengths:{
type:"object",required:["kind"],properties:{kind:{enum:["fixed","lognormal","empirical"]},promptCv:{type:"number",minimum:0},outputCv:{type:"number",minimum:0},
correlation:{type:"number",minimum:-1,maximum:1},count:{type:"integer",minimum:1}},additionalProperties:!1},prefixShare:{type:"number",minimum:0,maximum:1},keys:{
type:"integer",minimum:1},mix:{type:"object",required:["json","sse","websocket"],additionalProperties:!1,properties:{json:{type:"number",minimum:0},sse:{type:"n\
umber",minimum:0},websocket:{type:"number",minimum:0}}},requestTimeoutSeconds:{type:"number",minimum:0}}},errorMs:{type:"object",required:["p50","p99"],additionalProperties:!1,
properties:{p50:{type:["number","null"],minimum:0},p99:{type:["number","null"],minimum:0}}},failureClass:{enum:["http-429","http-4xx","http-5xx","http-other","b\
ad-json","not-a-completion","timeout","network","truncated","stream-error","stream-429","timeout-connect","timeout-headers","timeout-first-token","timeout-idle",
"timeout-total","refused","reset","dns","tls","too-large","too-many-events","aborted"]},series:{type:"object",required:["timeline","dots","curves"],additionalProperties:!1,
properties:{timeline:{type:"object",required:["bucketSeconds","buckets"],additionalProperties:!1,properties:{bucketSeconds:{type:"number",exclusiveMinimum:0},buckets:{
type:"array",maxItems:128,items:{type:"object",required:["planned","sent","completed","inFlight","slowestMs","failed"],additionalProperties:!1,properties:{planned:{
type:["integer","null"],minimum:0},sent:{type:"integer",minimum:0},completed:{type:"integer",minimum:0},inFlight:{type:"number",minimum:0},slowestMs:{type:["num\
ber","null"],minimum:0},failed:{type:"object",propertyNames:{$ref:"#/$defs/failureClass"},additionalProperties:{type:"integer",minimum:1}}}}}}},dots:{type:"obje\
ct",required:["requests","points"],additionalProperties:!1,properties:{requests:{type:"integer",minimum:0},points:{type:"array",maxItems:600,items:{type:"array",
minItems:4,maxItems:4,prefixItems:[{type:"number"},{type:["number","null"],minimum:0},{type:"number",minimum:0},{anyOf:[{const:"ok"},{$ref:"#/$defs/failureClass"}]}]}}}},
curves:{type:"object",propertyNames:{pattern:"^[a-z][a-z0-9-]*$"},additionalProperties:{type:"array",maxItems:128,items:{type:"array",minItems:2,maxItems:2,prefixItems:[
{type:"number"},{type:"number",exclusiveMinimum:0,maximum:1}]}}}}}}},Wr=new RegExp("^[a-z][a-z0-9-]*$","u"),ri=new RegExp("^https?://","u"),Ls=new RegExp("^[0-9\
a-f]{64}$","u"),si=new RegExp("^[a-z][a-z0-9-]* (p50|p90|p95|p99|max)$","u"),ii=new RegExp("^\\d{4}-\\d{2}-\\d{2}T[0-9:.]+Z$","u"),$e={type:"object",required:["\
unit","n","p50","p90","p95","p99","max","ci","bound"],additionalProperties:!1,properties:{unit:{const:"ms"},n:{type:"integer",minimum:0},p50:{type:["number","nu\
ll"],minimum:0},p90:{type:["number","null"],minimum:0},p95:{type:["number","null"],minimum:0},p99:{type:["number","null"],minimum:0},max:{type:["number","null"],
minimum:0},ci:{type:["object","null"],additionalProperties:{type:"object",required:["low","high"],additionalProperties:!1,properties:{low:{type:"number"},high:{
type:"number"}}}},bound:{type:["object","null"],additionalProperties:{type:"number"}}}};function ke(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,
dynamicAnchors:b={}}={}){let e=null,r=0,P=ke.evaluated;if(P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.unit===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"unit"}};e===null?e=[n]:e.push(n),r++}if(s.n===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"n"}};e===null?e=[n]:e.push(n),r++}if(s.p50===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"p50"}};e===null?e=[n]:e.push(n),r++}if(s.p90===void 0){let n={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"p90"}};e===null?e=[n]:e.push(n),r++}if(s.p95===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"p95"}};e===null?e=[n]:e.push(n),r++}if(s.p99===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"p99"}};e===null?e=[n]:e.push(n),r++}if(s.max===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
max"}};e===null?e=[n]:e.push(n),r++}if(s.ci===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ci"}};e===null?e=
[n]:e.push(n),r++}if(s.bound===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"bound"}};e===null?e=[n]:e.push(
n),r++}for(let n in s)if(!X.call($e.properties,n)){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};
e===null?e=[o]:e.push(o),r++}if(s.unit!==void 0&&s.unit!=="ms"){let n={instancePath:i+"/unit",schemaPath:"#/properties/unit/const",keyword:"const",params:{allowedValue:"\
ms"}};e===null?e=[n]:e.push(n),r++}if(s.n!==void 0){let n=s.n;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/n",schemaPath:"#\
/properties/n/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+
"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}if(s.p50!==void 0){let n=s.p50;if(!(typeof n==
"number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/p50",schemaPath:"#/properties/p50/type",keyword:"type",params:{type:$e.properties.p50.type}};e===null?
e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/p50",schemaPath:"#/properties/p50/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}if(s.p90!==void 0){let n=s.p90;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/\
p90",schemaPath:"#/properties/p90/type",keyword:"type",params:{type:$e.properties.p90.type}};e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<
0||isNaN(n))){let o={instancePath:i+"/p90",schemaPath:"#/properties/p90/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}
if(s.p95!==void 0){let n=s.p95;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/p95",schemaPath:"#/properties/p95/type",keyword:"type",params:{
type:$e.properties.p95.type}};e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/p95",schemaPath:"#/prope\
rties/p95/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}if(s.p99!==void 0){let n=s.p99;if(!(typeof n=="number"&&isFinite(
n))&&n!==null){let o={instancePath:i+"/p99",schemaPath:"#/properties/p99/type",keyword:"type",params:{type:$e.properties.p99.type}};e===null?e=[o]:e.push(o),r++}
if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/p99",schemaPath:"#/properties/p99/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}};e===null?e=[o]:e.push(o),r++}}if(s.max!==void 0){let n=s.max;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/max",schemaPath:"\
#/properties/max/type",keyword:"type",params:{type:$e.properties.max.type}};e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={
instancePath:i+"/max",schemaPath:"#/properties/max/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}if(s.ci!==void 0){
let n=s.ci;if(!(n&&typeof n=="object"&&!Array.isArray(n))&&n!==null){let o={instancePath:i+"/ci",schemaPath:"#/properties/ci/type",keyword:"type",params:{type:$e.
properties.ci.type}};e===null?e=[o]:e.push(o),r++}if(n&&typeof n=="object"&&!Array.isArray(n))for(let o in n){let l=n[o];if(l&&typeof l=="object"&&!Array.isArray(
l)){if(l.low===void 0){let c={instancePath:i+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/ci/additionalProperties/required",keyword:"\
required",params:{missingProperty:"low"}};e===null?e=[c]:e.push(c),r++}if(l.high===void 0){let c={instancePath:i+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/properties/ci/additionalProperties/required",keyword:"required",params:{missingProperty:"high"}};e===null?e=[c]:e.push(c),r++}for(let c in l)if(!(c===
"low"||c==="high")){let g={instancePath:i+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/ci/additionalProperties/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:c}};e===null?e=[g]:e.push(g),r++}if(l.low!==void 0){let c=l.low;if(!(typeof c=="number"&&isFinite(c))){
let g={instancePath:i+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/low",schemaPath:"#/properties/ci/additionalProperties/properties/low/type",keyword:"type",
params:{type:"number"}};e===null?e=[g]:e.push(g),r++}}if(l.high!==void 0){let c=l.high;if(!(typeof c=="number"&&isFinite(c))){let g={instancePath:i+"/ci/"+o.replace(
/~/g,"~0").replace(/\//g,"~1")+"/high",schemaPath:"#/properties/ci/additionalProperties/properties/high/type",keyword:"type",params:{type:"number"}};e===null?e=
[g]:e.push(g),r++}}}else{let c={instancePath:i+"/ci/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/ci/additionalProperties/type",keyword:"t\
ype",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}}if(s.bound!==void 0){let n=s.bound;if(!(n&&typeof n=="object"&&!Array.isArray(n))&&n!==null){let o={
instancePath:i+"/bound",schemaPath:"#/properties/bound/type",keyword:"type",params:{type:$e.properties.bound.type}};e===null?e=[o]:e.push(o),r++}if(n&&typeof n==
"object"&&!Array.isArray(n))for(let o in n){let l=n[o];if(!(typeof l=="number"&&isFinite(l))){let c={instancePath:i+"/bound/"+o.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/bound/additionalProperties/type",keyword:"type",params:{type:"number"}};e===null?e=[c]:e.push(c),r++}}}}else{let n={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return ke.errors=e,r===0}ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var ti={enum:["http-429","http-4xx","http-5xx","http-other","bad-json","not-a-completion","timeout","network","truncated","stream-error","stream-429","timeout-c\
onnect","timeout-headers","timeout-first-token","timeout-idle","timeout-total","refused","reset","dns","tls","too-large","too-many-events","aborted"]};function me(s,{
instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=me.evaluated;if(P.dynamicProps&&(P.props=void 0),P.dynamicItems&&
(P.items=void 0),!(s==="http-429"||s==="http-4xx"||s==="http-5xx"||s==="http-other"||s==="bad-json"||s==="not-a-completion"||s==="timeout"||s==="network"||s==="\
truncated"||s==="stream-error"||s==="stream-429"||s==="timeout-connect"||s==="timeout-headers"||s==="timeout-first-token"||s==="timeout-idle"||s==="timeout-tota\
l"||s==="refused"||s==="reset"||s==="dns"||s==="tls"||s==="too-large"||s==="too-many-events"||s==="aborted")){let n={instancePath:i,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:ti.enum}};e===null?e=[n]:e.push(n),r++}return me.errors=e,r===0}me.evaluated={dynamicProps:!1,dynamicItems:!1};var Ps={type:"object",
required:["timeline","dots","curves"],additionalProperties:!1,properties:{timeline:{type:"object",required:["bucketSeconds","buckets"],additionalProperties:!1,properties:{
bucketSeconds:{type:"number",exclusiveMinimum:0},buckets:{type:"array",maxItems:128,items:{type:"object",required:["planned","sent","completed","inFlight","slow\
estMs","failed"],additionalProperties:!1,properties:{planned:{type:["integer","null"],minimum:0},sent:{type:"integer",minimum:0},completed:{type:"integer",minimum:0},
inFlight:{type:"number",minimum:0},slowestMs:{type:["number","null"],minimum:0},failed:{type:"object",propertyNames:{$ref:"#/$defs/failureClass"},additionalProperties:{
type:"integer",minimum:1}}}}}}},dots:{type:"object",required:["requests","points"],additionalProperties:!1,properties:{requests:{type:"integer",minimum:0},points:{
type:"array",maxItems:600,items:{type:"array",minItems:4,maxItems:4,prefixItems:[{type:"number"},{type:["number","null"],minimum:0},{type:"number",minimum:0},{anyOf:[
{const:"ok"},{$ref:"#/$defs/failureClass"}]}]}}}},curves:{type:"object",propertyNames:{pattern:"^[a-z][a-z0-9-]*$"},additionalProperties:{type:"array",maxItems:128,
items:{type:"array",minItems:2,maxItems:2,prefixItems:[{type:"number"},{type:"number",exclusiveMinimum:0,maximum:1}]}}}}};function Fe(s,{instancePath:i="",parentData:N,
parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=Fe.evaluated;if(P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.timeline===void 0){let c={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"timelin\
e"}};e===null?e=[c]:e.push(c),r++}if(s.dots===void 0){let c={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dots"}};e===null?
e=[c]:e.push(c),r++}if(s.curves===void 0){let c={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"curves"}};e===null?e=[c]:e.push(
c),r++}for(let c in s)if(!(c==="timeline"||c==="dots"||c==="curves")){let g={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:c}};e===null?e=[g]:e.push(g),r++}if(s.timeline!==void 0){let c=s.timeline;if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.bucketSeconds===void 0){
let g={instancePath:i+"/timeline",schemaPath:"#/properties/timeline/required",keyword:"required",params:{missingProperty:"bucketSeconds"}};e===null?e=[g]:e.push(
g),r++}if(c.buckets===void 0){let g={instancePath:i+"/timeline",schemaPath:"#/properties/timeline/required",keyword:"required",params:{missingProperty:"buckets"}};
e===null?e=[g]:e.push(g),r++}for(let g in c)if(!(g==="bucketSeconds"||g==="buckets")){let y={instancePath:i+"/timeline",schemaPath:"#/properties/timeline/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:g}};e===null?e=[y]:e.push(y),r++}if(c.bucketSeconds!==void 0){let g=c.bucketSeconds;if(typeof g==
"number"&&isFinite(g)){if(g<=0||isNaN(g)){let y={instancePath:i+"/timeline/bucketSeconds",schemaPath:"#/properties/timeline/properties/bucketSeconds/exclusiveMi\
nimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:i+"/timeline/bucketSeconds",schemaPath:"\
#/properties/timeline/properties/bucketSeconds/type",keyword:"type",params:{type:"number"}};e===null?e=[y]:e.push(y),r++}}if(c.buckets!==void 0){let g=c.buckets;
if(Array.isArray(g)){if(g.length>128){let d={instancePath:i+"/timeline/buckets",schemaPath:"#/properties/timeline/properties/buckets/maxItems",keyword:"maxItems",
params:{limit:128}};e===null?e=[d]:e.push(d),r++}let y=g.length;for(let d=0;d<y;d++){let v=g[d];if(v&&typeof v=="object"&&!Array.isArray(v)){if(v.planned===void 0){
let h={instancePath:i+"/timeline/buckets/"+d,schemaPath:"#/properties/timeline/properties/buckets/items/required",keyword:"required",params:{missingProperty:"pl\
anned"}};e===null?e=[h]:e.push(h),r++}if(v.sent===void 0){let h={instancePath:i+"/timeline/buckets/"+d,schemaPath:"#/properties/timeline/properties/buckets/item\
s/required",keyword:"required",params:{missingProperty:"sent"}};e===null?e=[h]:e.push(h),r++}if(v.completed===void 0){let h={instancePath:i+"/timeline/buckets/"+
d,schemaPath:"#/properties/timeline/properties/buckets/items/required",keyword:"required",params:{missingProperty:"completed"}};e===null?e=[h]:e.push(h),r++}if(v.
inFlight===void 0){let h={instancePath:i+"/timeline/buckets/"+d,schemaPath:"#/properties/timeline/properties/buckets/items/required",keyword:"required",params:{
missingProperty:"inFlight"}};e===null?e=[h]:e.push(h),r++}if(v.slowestMs===void 0){let h={instancePath:i+"/timeline/buckets/"+d,schemaPath:"#/properties/timelin\
e/properties/buckets/items/required",keyword:"required",params:{missingProperty:"slowestMs"}};e===null?e=[h]:e.push(h),r++}if(v.failed===void 0){let h={instancePath:i+
"/timeline/buckets/"+d,schemaPath:"#/properties/timeline/properties/buckets/items/required",keyword:"required",params:{missingProperty:"failed"}};e===null?e=[h]:
e.push(h),r++}for(let h in v)if(!(h==="planned"||h==="sent"||h==="completed"||h==="inFlight"||h==="slowestMs"||h==="failed")){let t={instancePath:i+"/timeline/b\
uckets/"+d,schemaPath:"#/properties/timeline/properties/buckets/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}};e===null?
e=[t]:e.push(t),r++}if(v.planned!==void 0){let h=v.planned;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h))&&h!==null){let t={instancePath:i+"/timeline/\
buckets/"+d+"/planned",schemaPath:"#/properties/timeline/properties/buckets/items/properties/planned/type",keyword:"type",params:{type:Ps.properties.timeline.properties.
buckets.items.properties.planned.type}};e===null?e=[t]:e.push(t),r++}if(typeof h=="number"&&isFinite(h)&&(h<0||isNaN(h))){let t={instancePath:i+"/timeline/bucke\
ts/"+d+"/planned",schemaPath:"#/properties/timeline/properties/buckets/items/properties/planned/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===
null?e=[t]:e.push(t),r++}}if(v.sent!==void 0){let h=v.sent;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h))){let t={instancePath:i+"/timeline/buckets/"+
d+"/sent",schemaPath:"#/properties/timeline/properties/buckets/items/properties/sent/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),r++}
if(typeof h=="number"&&isFinite(h)&&(h<0||isNaN(h))){let t={instancePath:i+"/timeline/buckets/"+d+"/sent",schemaPath:"#/properties/timeline/properties/buckets/i\
tems/properties/sent/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[t]:e.push(t),r++}}if(v.completed!==void 0){let h=v.completed;if(!(typeof h==
"number"&&!(h%1)&&!isNaN(h)&&isFinite(h))){let t={instancePath:i+"/timeline/buckets/"+d+"/completed",schemaPath:"#/properties/timeline/properties/buckets/items/\
properties/completed/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),r++}if(typeof h=="number"&&isFinite(h)&&(h<0||isNaN(h))){let t={instancePath:i+
"/timeline/buckets/"+d+"/completed",schemaPath:"#/properties/timeline/properties/buckets/items/properties/completed/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[t]:e.push(t),r++}}if(v.inFlight!==void 0){let h=v.inFlight;if(typeof h=="number"&&isFinite(h)){if(h<0||isNaN(h)){let t={instancePath:i+
"/timeline/buckets/"+d+"/inFlight",schemaPath:"#/properties/timeline/properties/buckets/items/properties/inFlight/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+"/timeline/buckets/"+d+"/inFlight",schemaPath:"#/properties/timeline/properties/buckets/i\
tems/properties/inFlight/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),r++}}if(v.slowestMs!==void 0){let h=v.slowestMs;if(!(typeof h=="n\
umber"&&isFinite(h))&&h!==null){let t={instancePath:i+"/timeline/buckets/"+d+"/slowestMs",schemaPath:"#/properties/timeline/properties/buckets/items/properties/\
slowestMs/type",keyword:"type",params:{type:Ps.properties.timeline.properties.buckets.items.properties.slowestMs.type}};e===null?e=[t]:e.push(t),r++}if(typeof h==
"number"&&isFinite(h)&&(h<0||isNaN(h))){let t={instancePath:i+"/timeline/buckets/"+d+"/slowestMs",schemaPath:"#/properties/timeline/properties/buckets/items/pro\
perties/slowestMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[t]:e.push(t),r++}}if(v.failed!==void 0){let h=v.failed;if(h&&typeof h==
"object"&&!Array.isArray(h)){for(let t in h){let u=r;me(t,{instancePath:i+"/timeline/buckets/"+d+"/failed",parentData:h,parentDataProperty:"failed",rootData:k,dynamicAnchors:b})||
(e=e===null?me.errors:e.concat(me.errors),r=e.length);var n=u===r;if(!n){let $={instancePath:i+"/timeline/buckets/"+d+"/failed",schemaPath:"#/properties/timelin\
e/properties/buckets/items/properties/failed/propertyNames",keyword:"propertyNames",params:{propertyName:t}};e===null?e=[$]:e.push($),r++}}for(let t in h){let u=h[t];
if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let $={instancePath:i+"/timeline/buckets/"+d+"/failed/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/timeline/properties/buckets/items/properties/failed/additionalProperties/type",keyword:"type",params:{type:"integer"}};e===null?e=[$]:e.push($),r++}
if(typeof u=="number"&&isFinite(u)&&(u<1||isNaN(u))){let $={instancePath:i+"/timeline/buckets/"+d+"/failed/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/timeline/properties/buckets/items/properties/failed/additionalProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[$]:
e.push($),r++}}}else{let t={instancePath:i+"/timeline/buckets/"+d+"/failed",schemaPath:"#/properties/timeline/properties/buckets/items/properties/failed/type",keyword:"\
type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}}}else{let h={instancePath:i+"/timeline/buckets/"+d,schemaPath:"#/properties/timeline/properties/buck\
ets/items/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}}}else{let y={instancePath:i+"/timeline/buckets",schemaPath:"#/properties/ti\
meline/properties/buckets/type",keyword:"type",params:{type:"array"}};e===null?e=[y]:e.push(y),r++}}}else{let g={instancePath:i+"/timeline",schemaPath:"#/proper\
ties/timeline/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}}if(s.dots!==void 0){let c=s.dots;if(c&&typeof c=="object"&&!Array.isArray(
c)){if(c.requests===void 0){let g={instancePath:i+"/dots",schemaPath:"#/properties/dots/required",keyword:"required",params:{missingProperty:"requests"}};e===null?
e=[g]:e.push(g),r++}if(c.points===void 0){let g={instancePath:i+"/dots",schemaPath:"#/properties/dots/required",keyword:"required",params:{missingProperty:"poin\
ts"}};e===null?e=[g]:e.push(g),r++}for(let g in c)if(!(g==="requests"||g==="points")){let y={instancePath:i+"/dots",schemaPath:"#/properties/dots/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:g}};e===null?e=[y]:e.push(y),r++}if(c.requests!==void 0){let g=c.requests;if(!(typeof g=="numb\
er"&&!(g%1)&&!isNaN(g)&&isFinite(g))){let y={instancePath:i+"/dots/requests",schemaPath:"#/properties/dots/properties/requests/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[y]:e.push(y),r++}if(typeof g=="number"&&isFinite(g)&&(g<0||isNaN(g))){let y={instancePath:i+"/dots/requests",schemaPath:"#/properties/dot\
s/properties/requests/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[y]:e.push(y),r++}}if(c.points!==void 0){let g=c.points;if(Array.isArray(
g)){if(g.length>600){let d={instancePath:i+"/dots/points",schemaPath:"#/properties/dots/properties/points/maxItems",keyword:"maxItems",params:{limit:600}};e===null?
e=[d]:e.push(d),r++}let y=g.length;for(let d=0;d<y;d++){let v=g[d];if(Array.isArray(v)){if(v.length>4){let t={instancePath:i+"/dots/points/"+d,schemaPath:"#/pro\
perties/dots/properties/points/items/maxItems",keyword:"maxItems",params:{limit:4}};e===null?e=[t]:e.push(t),r++}if(v.length<4){let t={instancePath:i+"/dots/poi\
nts/"+d,schemaPath:"#/properties/dots/properties/points/items/minItems",keyword:"minItems",params:{limit:4}};e===null?e=[t]:e.push(t),r++}let h=v.length;if(h>0){
let t=v[0];if(!(typeof t=="number"&&isFinite(t))){let u={instancePath:i+"/dots/points/"+d+"/0",schemaPath:"#/properties/dots/properties/points/items/prefixItems\
/0/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),r++}}if(h>1){let t=v[1];if(!(typeof t=="number"&&isFinite(t))&&t!==null){let u={instancePath:i+
"/dots/points/"+d+"/1",schemaPath:"#/properties/dots/properties/points/items/prefixItems/1/type",keyword:"type",params:{type:Ps.properties.dots.properties.points.
items.prefixItems[1].type}};e===null?e=[u]:e.push(u),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let u={instancePath:i+"/dots/points/"+d+"/1",schemaPath:"\
#/properties/dots/properties/points/items/prefixItems/1/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[u]:e.push(u),r++}}if(h>2){let t=v[2];
if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){let u={instancePath:i+"/dots/points/"+d+"/2",schemaPath:"#/properties/dots/properties/points/items/prefixI\
tems/2/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/dots/points/"+d+"/2",schemaPath:"\
#/properties/dots/properties/points/items/prefixItems/2/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),r++}}if(h>3){let t=v[3],u=r,$=!1,F=r;
if(t!=="ok"){let p={instancePath:i+"/dots/points/"+d+"/3",schemaPath:"#/properties/dots/properties/points/items/prefixItems/3/anyOf/0/const",keyword:"const",params:{
allowedValue:"ok"}};e===null?e=[p]:e.push(p),r++}var o=F===r;$=$||o;let _=r;me(t,{instancePath:i+"/dots/points/"+d+"/3",parentData:v,parentDataProperty:3,rootData:k,
dynamicAnchors:b})||(e=e===null?me.errors:e.concat(me.errors),r=e.length);var o=_===r;if($=$||o,$)r=u,e!==null&&(u?e.length=u:e=null);else{let p={instancePath:i+
"/dots/points/"+d+"/3",schemaPath:"#/properties/dots/properties/points/items/prefixItems/3/anyOf",keyword:"anyOf",params:{}};e===null?e=[p]:e.push(p),r++}}}else{
let h={instancePath:i+"/dots/points/"+d,schemaPath:"#/properties/dots/properties/points/items/type",keyword:"type",params:{type:"array"}};e===null?e=[h]:e.push(
h),r++}}}else{let y={instancePath:i+"/dots/points",schemaPath:"#/properties/dots/properties/points/type",keyword:"type",params:{type:"array"}};e===null?e=[y]:e.
push(y),r++}}}else{let g={instancePath:i+"/dots",schemaPath:"#/properties/dots/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}}if(s.curves!==
void 0){let c=s.curves;if(c&&typeof c=="object"&&!Array.isArray(c)){for(let g in c){let y=r;if(typeof g=="string"&&!Wr.test(g)){let d={instancePath:i+"/curves",
schemaPath:"#/properties/curves/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},propertyName:g};e===null?e=[d]:e.push(d),r++}var l=y===
r;if(!l){let d={instancePath:i+"/curves",schemaPath:"#/properties/curves/propertyNames",keyword:"propertyNames",params:{propertyName:g}};e===null?e=[d]:e.push(d),
r++}}for(let g in c){let y=c[g];if(Array.isArray(y)){if(y.length>128){let v={instancePath:i+"/curves/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/pr\
operties/curves/additionalProperties/maxItems",keyword:"maxItems",params:{limit:128}};e===null?e=[v]:e.push(v),r++}let d=y.length;for(let v=0;v<d;v++){let h=y[v];
if(Array.isArray(h)){if(h.length>2){let u={instancePath:i+"/curves/"+g.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+v,schemaPath:"#/properties/curves/additionalPr\
operties/items/maxItems",keyword:"maxItems",params:{limit:2}};e===null?e=[u]:e.push(u),r++}if(h.length<2){let u={instancePath:i+"/curves/"+g.replace(/~/g,"~0").
replace(/\//g,"~1")+"/"+v,schemaPath:"#/properties/curves/additionalProperties/items/minItems",keyword:"minItems",params:{limit:2}};e===null?e=[u]:e.push(u),r++}
let t=h.length;if(t>0){let u=h[0];if(!(typeof u=="number"&&isFinite(u))){let $={instancePath:i+"/curves/"+g.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+v+"/0",schemaPath:"\
#/properties/curves/additionalProperties/items/prefixItems/0/type",keyword:"type",params:{type:"number"}};e===null?e=[$]:e.push($),r++}}if(t>1){let u=h[1];if(typeof u==
"number"&&isFinite(u)){if(u>1||isNaN(u)){let $={instancePath:i+"/curves/"+g.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+v+"/1",schemaPath:"#/properties/curves/ad\
ditionalProperties/items/prefixItems/1/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[$]:e.push($),r++}if(u<=0||isNaN(u)){let $={instancePath:i+
"/curves/"+g.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+v+"/1",schemaPath:"#/properties/curves/additionalProperties/items/prefixItems/1/exclusiveMinimum",keyword:"\
exclusiveMinimum",params:{comparison:">",limit:0}};e===null?e=[$]:e.push($),r++}}else{let $={instancePath:i+"/curves/"+g.replace(/~/g,"~0").replace(/\//g,"~1")+
"/"+v+"/1",schemaPath:"#/properties/curves/additionalProperties/items/prefixItems/1/type",keyword:"type",params:{type:"number"}};e===null?e=[$]:e.push($),r++}}}else{
let t={instancePath:i+"/curves/"+g.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+v,schemaPath:"#/properties/curves/additionalProperties/items/type",keyword:"type",
params:{type:"array"}};e===null?e=[t]:e.push(t),r++}}}else{let d={instancePath:i+"/curves/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/cu\
rves/additionalProperties/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}}else{let g={instancePath:i+"/curves",schemaPath:"#/properti\
es/curves/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}}}else{let c={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[c]:e.push(c),r++}return Fe.errors=e,r===0}Fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Br={type:"object",required:["model",
"vus","durationSeconds","ratePerSecond","burstiness","traceSpeed","thinkSeconds","maxTokens","promptTokens","lengths","prefixShare","keys","mix","requestTimeout\
Seconds"],additionalProperties:!1,properties:{model:{enum:["closed","open-constant","open-poisson","open-gamma","open-trace"]},vus:{type:"integer",minimum:1},durationSeconds:{
type:"number",minimum:0},warmUpSeconds:{type:"number",minimum:0},rampUpSeconds:{type:"number",minimum:0},ratePerSecond:{type:["number","null"],minimum:0},burstiness:{
type:"number",minimum:0},traceSpeed:{type:"number",minimum:0},thinkSeconds:{type:"number",minimum:0},maxTokens:{type:"integer",minimum:1},promptTokens:{type:"in\
teger",minimum:1},lengths:{type:"object",required:["kind"],properties:{kind:{enum:["fixed","lognormal","empirical"]},promptCv:{type:"number",minimum:0},outputCv:{
type:"number",minimum:0},correlation:{type:"number",minimum:-1,maximum:1},count:{type:"integer",minimum:1}},additionalProperties:!1},prefixShare:{type:"number",
minimum:0,maximum:1},keys:{type:"integer",minimum:1},mix:{type:"object",required:["json","sse","websocket"],additionalProperties:!1,properties:{json:{type:"numb\
er",minimum:0},sse:{type:"number",minimum:0},websocket:{type:"number",minimum:0}}},requestTimeoutSeconds:{type:"number",minimum:0}}};function Te(s,{instancePath:i="",
parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=Te.evaluated;if(P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.model===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
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
if(!X.call(Br.properties,n)){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=
[o]:e.push(o),r++}if(s.model!==void 0){let n=s.model;if(!(n==="closed"||n==="open-constant"||n==="open-poisson"||n==="open-gamma"||n==="open-trace")){let o={instancePath:i+
"/model",schemaPath:"#/properties/model/enum",keyword:"enum",params:{allowedValues:Br.properties.model.enum}};e===null?e=[o]:e.push(o),r++}}if(s.vus!==void 0){let n=s.
vus;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/vus",schemaPath:"#/properties/vus/type",keyword:"type",params:{type:"integ\
er"}};e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<1||isNaN(n))){let o={instancePath:i+"/vus",schemaPath:"#/properties/vus/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}};e===null?e=[o]:e.push(o),r++}}if(s.durationSeconds!==void 0){let n=s.durationSeconds;if(typeof n=="number"&&isFinite(
n)){if(n<0||isNaN(n)){let o={instancePath:i+"/durationSeconds",schemaPath:"#/properties/durationSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/durationSeconds",schemaPath:"#/properties/durationSeconds/type",keyword:"type",params:{type:"number"}};
e===null?e=[o]:e.push(o),r++}}if(s.warmUpSeconds!==void 0){let n=s.warmUpSeconds;if(typeof n=="number"&&isFinite(n)){if(n<0||isNaN(n)){let o={instancePath:i+"/w\
armUpSeconds",schemaPath:"#/properties/warmUpSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+
"/warmUpSeconds",schemaPath:"#/properties/warmUpSeconds/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}if(s.rampUpSeconds!==void 0){
let n=s.rampUpSeconds;if(typeof n=="number"&&isFinite(n)){if(n<0||isNaN(n)){let o={instancePath:i+"/rampUpSeconds",schemaPath:"#/properties/rampUpSeconds/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/rampUpSeconds",schemaPath:"#/properties/rampUp\
Seconds/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}if(s.ratePerSecond!==void 0){let n=s.ratePerSecond;if(!(typeof n=="number"&&isFinite(
n))&&n!==null){let o={instancePath:i+"/ratePerSecond",schemaPath:"#/properties/ratePerSecond/type",keyword:"type",params:{type:Br.properties.ratePerSecond.type}};
e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/ratePerSecond",schemaPath:"#/properties/ratePerSecond/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}if(s.burstiness!==void 0){let n=s.burstiness;if(typeof n=="number"&&isFinite(
n)){if(n<0||isNaN(n)){let o={instancePath:i+"/burstiness",schemaPath:"#/properties/burstiness/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?
e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/burstiness",schemaPath:"#/properties/burstiness/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.
push(o),r++}}if(s.traceSpeed!==void 0){let n=s.traceSpeed;if(typeof n=="number"&&isFinite(n)){if(n<0||isNaN(n)){let o={instancePath:i+"/traceSpeed",schemaPath:"\
#/properties/traceSpeed/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/traceSpeed",schemaPath:"\
#/properties/traceSpeed/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}if(s.thinkSeconds!==void 0){let n=s.thinkSeconds;if(typeof n==
"number"&&isFinite(n)){if(n<0||isNaN(n)){let o={instancePath:i+"/thinkSeconds",schemaPath:"#/properties/thinkSeconds/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/thinkSeconds",schemaPath:"#/properties/thinkSeconds/type",keyword:"type",params:{type:"\
number"}};e===null?e=[o]:e.push(o),r++}}if(s.maxTokens!==void 0){let n=s.maxTokens;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+
"/maxTokens",schemaPath:"#/properties/maxTokens/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<
1||isNaN(n))){let o={instancePath:i+"/maxTokens",schemaPath:"#/properties/maxTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[o]:
e.push(o),r++}}if(s.promptTokens!==void 0){let n=s.promptTokens;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/promptTokens",
schemaPath:"#/properties/promptTokens/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<1||isNaN(
n))){let o={instancePath:i+"/promptTokens",schemaPath:"#/properties/promptTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[o]:e.push(
o),r++}}if(s.lengths!==void 0){let n=s.lengths;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.kind===void 0){let o={instancePath:i+"/lengths",schemaPath:"#/p\
roperties/lengths/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[o]:e.push(o),r++}for(let o in n)if(!(o==="kind"||o==="promptCv"||o===
"outputCv"||o==="correlation"||o==="count")){let l={instancePath:i+"/lengths",schemaPath:"#/properties/lengths/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:o}};e===null?e=[l]:e.push(l),r++}if(n.kind!==void 0){let o=n.kind;if(!(o==="fixed"||o==="lognormal"||o==="empirical")){let l={instancePath:i+
"/lengths/kind",schemaPath:"#/properties/lengths/properties/kind/enum",keyword:"enum",params:{allowedValues:Br.properties.lengths.properties.kind.enum}};e===null?
e=[l]:e.push(l),r++}}if(n.promptCv!==void 0){let o=n.promptCv;if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(o)){let l={instancePath:i+"/lengths/promptCv",schemaPath:"\
#/properties/lengths/properties/promptCv/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"\
/lengths/promptCv",schemaPath:"#/properties/lengths/properties/promptCv/type",keyword:"type",params:{type:"number"}};e===null?e=[l]:e.push(l),r++}}if(n.outputCv!==
void 0){let o=n.outputCv;if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(o)){let l={instancePath:i+"/lengths/outputCv",schemaPath:"#/properties/lengths/proper\
ties/outputCv/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/lengths/outputCv",schemaPath:"\
#/properties/lengths/properties/outputCv/type",keyword:"type",params:{type:"number"}};e===null?e=[l]:e.push(l),r++}}if(n.correlation!==void 0){let o=n.correlation;
if(typeof o=="number"&&isFinite(o)){if(o>1||isNaN(o)){let l={instancePath:i+"/lengths/correlation",schemaPath:"#/properties/lengths/properties/correlation/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[l]:e.push(l),r++}if(o<-1||isNaN(o)){let l={instancePath:i+"/lengths/correlation",schemaPath:"\
#/properties/lengths/properties/correlation/minimum",keyword:"minimum",params:{comparison:">=",limit:-1}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+
"/lengths/correlation",schemaPath:"#/properties/lengths/properties/correlation/type",keyword:"type",params:{type:"number"}};e===null?e=[l]:e.push(l),r++}}if(n.count!==
void 0){let o=n.count;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let l={instancePath:i+"/lengths/count",schemaPath:"#/properties/lengths/properti\
es/count/type",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),r++}if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){let l={instancePath:i+"\
/lengths/count",schemaPath:"#/properties/lengths/properties/count/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[l]:e.push(l),r++}}}else{
let o={instancePath:i+"/lengths",schemaPath:"#/properties/lengths/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.prefixShare!==
void 0){let n=s.prefixShare;if(typeof n=="number"&&isFinite(n)){if(n>1||isNaN(n)){let o={instancePath:i+"/prefixShare",schemaPath:"#/properties/prefixShare/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[o]:e.push(o),r++}if(n<0||isNaN(n)){let o={instancePath:i+"/prefixShare",schemaPath:"#/prope\
rties/prefixShare/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/prefixShare",schemaPath:"\
#/properties/prefixShare/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}if(s.keys!==void 0){let n=s.keys;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),
r++}if(typeof n=="number"&&isFinite(n)&&(n<1||isNaN(n))){let o={instancePath:i+"/keys",schemaPath:"#/properties/keys/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}};e===null?e=[o]:e.push(o),r++}}if(s.mix!==void 0){let n=s.mix;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.json===void 0){let o={instancePath:i+
"/mix",schemaPath:"#/properties/mix/required",keyword:"required",params:{missingProperty:"json"}};e===null?e=[o]:e.push(o),r++}if(n.sse===void 0){let o={instancePath:i+
"/mix",schemaPath:"#/properties/mix/required",keyword:"required",params:{missingProperty:"sse"}};e===null?e=[o]:e.push(o),r++}if(n.websocket===void 0){let o={instancePath:i+
"/mix",schemaPath:"#/properties/mix/required",keyword:"required",params:{missingProperty:"websocket"}};e===null?e=[o]:e.push(o),r++}for(let o in n)if(!(o==="jso\
n"||o==="sse"||o==="websocket")){let l={instancePath:i+"/mix",schemaPath:"#/properties/mix/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};
e===null?e=[l]:e.push(l),r++}if(n.json!==void 0){let o=n.json;if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(o)){let l={instancePath:i+"/mix/json",schemaPath:"\
#/properties/mix/properties/json/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/mix/jso\
n",schemaPath:"#/properties/mix/properties/json/type",keyword:"type",params:{type:"number"}};e===null?e=[l]:e.push(l),r++}}if(n.sse!==void 0){let o=n.sse;if(typeof o==
"number"&&isFinite(o)){if(o<0||isNaN(o)){let l={instancePath:i+"/mix/sse",schemaPath:"#/properties/mix/properties/sse/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/mix/sse",schemaPath:"#/properties/mix/properties/sse/type",keyword:"type",params:{type:"\
number"}};e===null?e=[l]:e.push(l),r++}}if(n.websocket!==void 0){let o=n.websocket;if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(o)){let l={instancePath:i+"\
/mix/websocket",schemaPath:"#/properties/mix/properties/websocket/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}else{
let l={instancePath:i+"/mix/websocket",schemaPath:"#/properties/mix/properties/websocket/type",keyword:"type",params:{type:"number"}};e===null?e=[l]:e.push(l),r++}}}else{
let o={instancePath:i+"/mix",schemaPath:"#/properties/mix/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.requestTimeoutSeconds!==
void 0){let n=s.requestTimeoutSeconds;if(typeof n=="number"&&isFinite(n)){if(n<0||isNaN(n)){let o={instancePath:i+"/requestTimeoutSeconds",schemaPath:"#/propert\
ies/requestTimeoutSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/requestTimeout\
Seconds",schemaPath:"#/properties/requestTimeoutSeconds/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Te.errors=e,r===0}Te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Is={
type:"object",required:["p50","p99"],additionalProperties:!1,properties:{p50:{type:["number","null"],minimum:0},p99:{type:["number","null"],minimum:0}}};function ie(s,{
instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=ie.evaluated;if(P.dynamicProps&&(P.props=void 0),P.dynamicItems&&
(P.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.p50===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
p50"}};e===null?e=[n]:e.push(n),r++}if(s.p99===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p99"}};e===null?
e=[n]:e.push(n),r++}for(let n in s)if(!(n==="p50"||n==="p99")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n}};e===null?e=[o]:e.push(o),r++}if(s.p50!==void 0){let n=s.p50;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/p50",
schemaPath:"#/properties/p50/type",keyword:"type",params:{type:Is.properties.p50.type}};e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(
n))){let o={instancePath:i+"/p50",schemaPath:"#/properties/p50/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}if(s.p99!==
void 0){let n=s.p99;if(!(typeof n=="number"&&isFinite(n))&&n!==null){let o={instancePath:i+"/p99",schemaPath:"#/properties/p99/type",keyword:"type",params:{type:Is.
properties.p99.type}};e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/p99",schemaPath:"#/properties/p9\
9/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[n]:e.push(n),r++}return ie.errors=e,r===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Zr(s,{instancePath:i="",parentData:N,
parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=Zr.evaluated;P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0);let n=r,
o=!1,l=null,c=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.outcome!==void 0&&s.outcome!=="ok"){let p={instancePath:i+"/outcome",schemaPath:"#/oneOf/0/pro\
perties/outcome/const",keyword:"const",params:{allowedValue:"ok"}};e===null?e=[p]:e.push(p),r++}if(s.exitCode!==void 0&&s.exitCode!==0){let p={instancePath:i+"/\
exitCode",schemaPath:"#/oneOf/0/properties/exitCode/const",keyword:"const",params:{allowedValue:0}};e===null?e=[p]:e.push(p),r++}if(s.valid!==void 0&&s.valid!==
!0){let p={instancePath:i+"/valid",schemaPath:"#/oneOf/0/properties/valid/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[p]:e.push(p),r++}if(s.reasons!==
void 0){let p=s.reasons;if(Array.isArray(p)){if(p.length>0){let a={instancePath:i+"/reasons",schemaPath:"#/oneOf/0/properties/reasons/maxItems",keyword:"maxItem\
s",params:{limit:0}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/reasons",schemaPath:"#/oneOf/0/properties/reasons/type",keyword:"type",params:{type:"\
array"}};e===null?e=[a]:e.push(a),r++}}}var d=c===r;if(d){o=!0,l=0;var g={};g.outcome=!0,g.exitCode=!0,g.valid=!0,g.reasons=!0}let y=r;if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.outcome!==void 0&&s.outcome!=="slo-failed"){let p={instancePath:i+"/outcome",schemaPath:"#/oneOf/1/properties/outcome/const",keyword:"co\
nst",params:{allowedValue:"slo-failed"}};e===null?e=[p]:e.push(p),r++}if(s.exitCode!==void 0&&s.exitCode!==1){let p={instancePath:i+"/exitCode",schemaPath:"#/on\
eOf/1/properties/exitCode/const",keyword:"const",params:{allowedValue:1}};e===null?e=[p]:e.push(p),r++}if(s.valid!==void 0&&s.valid!==!0){let p={instancePath:i+
"/valid",schemaPath:"#/oneOf/1/properties/valid/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[p]:e.push(p),r++}if(s.reasons!==void 0){let p=s.reasons;
if(Array.isArray(p)){if(p.length>0){let a={instancePath:i+"/reasons",schemaPath:"#/oneOf/1/properties/reasons/maxItems",keyword:"maxItems",params:{limit:0}};e===
null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/reasons",schemaPath:"#/oneOf/1/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=
[a]:e.push(a),r++}}}var d=y===r;if(d&&o)o=!1,l=[l,1];else{d&&(o=!0,l=1,g!==!0&&(g=g||{},g.outcome=!0,g.exitCode=!0,g.valid=!0,g.reasons=!0));let p=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.outcome!==void 0&&s.outcome!=="undecided"){let m={instancePath:i+"/outcome",schemaPath:"#/oneOf/2/properties/outcome/const",keyword:"\
const",params:{allowedValue:"undecided"}};e===null?e=[m]:e.push(m),r++}if(s.exitCode!==void 0&&s.exitCode!==3){let m={instancePath:i+"/exitCode",schemaPath:"#/o\
neOf/2/properties/exitCode/const",keyword:"const",params:{allowedValue:3}};e===null?e=[m]:e.push(m),r++}if(s.valid!==void 0&&s.valid!==!0){let m={instancePath:i+
"/valid",schemaPath:"#/oneOf/2/properties/valid/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[m]:e.push(m),r++}if(s.reasons!==void 0){let m=s.reasons;
if(Array.isArray(m)){if(m.length>0){let q={instancePath:i+"/reasons",schemaPath:"#/oneOf/2/properties/reasons/maxItems",keyword:"maxItems",params:{limit:0}};e===
null?e=[q]:e.push(q),r++}}else{let q={instancePath:i+"/reasons",schemaPath:"#/oneOf/2/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=
[q]:e.push(q),r++}}}var d=p===r;if(d&&o)o=!1,l=[l,2];else{d&&(o=!0,l=2,g!==!0&&(g=g||{},g.outcome=!0,g.exitCode=!0,g.valid=!0,g.reasons=!0));let m=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.outcome!==void 0&&s.outcome!=="overload"){let x={instancePath:i+"/outcome",schemaPath:"#/oneOf/3/properties/outcome/const",keyword:"\
const",params:{allowedValue:"overload"}};e===null?e=[x]:e.push(x),r++}if(s.exitCode!==void 0&&s.exitCode!==3){let x={instancePath:i+"/exitCode",schemaPath:"#/on\
eOf/3/properties/exitCode/const",keyword:"const",params:{allowedValue:3}};e===null?e=[x]:e.push(x),r++}if(s.valid!==void 0&&s.valid!==!0){let x={instancePath:i+
"/valid",schemaPath:"#/oneOf/3/properties/valid/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[x]:e.push(x),r++}if(s.reasons!==void 0){let x=s.reasons;
if(Array.isArray(x)){if(x.length>0){let f={instancePath:i+"/reasons",schemaPath:"#/oneOf/3/properties/reasons/maxItems",keyword:"maxItems",params:{limit:0}};e===
null?e=[f]:e.push(f),r++}}else{let f={instancePath:i+"/reasons",schemaPath:"#/oneOf/3/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=
[f]:e.push(f),r++}}}var d=m===r;if(d&&o)o=!1,l=[l,3];else{d&&(o=!0,l=3,g!==!0&&(g=g||{},g.outcome=!0,g.exitCode=!0,g.valid=!0,g.reasons=!0));let x=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.outcome!==void 0&&s.outcome!=="invalid"){let w={instancePath:i+"/outcome",schemaPath:"#/oneOf/4/properties/outcome/const",keyword:"\
const",params:{allowedValue:"invalid"}};e===null?e=[w]:e.push(w),r++}if(s.exitCode!==void 0){let w=s.exitCode;if(!(w===3||w===4)){let S={instancePath:i+"/exitCo\
de",schemaPath:"#/oneOf/4/properties/exitCode/enum",keyword:"enum",params:{allowedValues:K.oneOf[4].properties.exitCode.enum}};e===null?e=[S]:e.push(S),r++}}if(s.
valid!==void 0&&s.valid!==!1){let w={instancePath:i+"/valid",schemaPath:"#/oneOf/4/properties/valid/const",keyword:"const",params:{allowedValue:!1}};e===null?e=
[w]:e.push(w),r++}if(s.reasons!==void 0){let w=s.reasons;if(Array.isArray(w)){if(w.length<1){let S={instancePath:i+"/reasons",schemaPath:"#/oneOf/4/properties/r\
easons/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[S]:e.push(S),r++}}else{let S={instancePath:i+"/reasons",schemaPath:"#/oneOf/4/properties/reaso\
ns/type",keyword:"type",params:{type:"array"}};e===null?e=[S]:e.push(S),r++}}}var d=x===r;if(d&&o)o=!1,l=[l,4];else{d&&(o=!0,l=4,g!==!0&&(g=g||{},g.outcome=!0,g.
exitCode=!0,g.valid=!0,g.reasons=!0));let w=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.outcome!==void 0&&s.outcome!=="aborted"){let V={instancePath:i+"\
/outcome",schemaPath:"#/oneOf/5/properties/outcome/const",keyword:"const",params:{allowedValue:"aborted"}};e===null?e=[V]:e.push(V),r++}if(s.exitCode!==void 0&&
s.exitCode!==3){let V={instancePath:i+"/exitCode",schemaPath:"#/oneOf/5/properties/exitCode/const",keyword:"const",params:{allowedValue:3}};e===null?e=[V]:e.push(
V),r++}if(s.valid!==void 0&&s.valid!==!1){let V={instancePath:i+"/valid",schemaPath:"#/oneOf/5/properties/valid/const",keyword:"const",params:{allowedValue:!1}};
e===null?e=[V]:e.push(V),r++}if(s.reasons!==void 0){let V=s.reasons;if(Array.isArray(V)){if(V.length<1){let A={instancePath:i+"/reasons",schemaPath:"#/oneOf/5/p\
roperties/reasons/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[A]:e.push(A),r++}}else{let A={instancePath:i+"/reasons",schemaPath:"#/oneOf/5/prope\
rties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[A]:e.push(A),r++}}}var d=w===r;d&&o?(o=!1,l=[l,5]):d&&(o=!0,l=5,g!==!0&&(g=g||{},g.outcome=
!0,g.exitCode=!0,g.valid=!0,g.reasons=!0))}}}}if(o)r=n,e!==null&&(n?e.length=n:e=null);else{let p={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l}};
e===null?e=[p]:e.push(p),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.schema===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"schema"}};e===null?e=[p]:e.push(p),r++}if(s.outcome===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"outcome"}};e===null?e=[p]:e.push(p),r++}if(s.exitCode===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
exitCode"}};e===null?e=[p]:e.push(p),r++}if(s.valid===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid"}};
e===null?e=[p]:e.push(p),r++}if(s.reasons===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reasons"}};e===null?
e=[p]:e.push(p),r++}if(s.notes===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"notes"}};e===null?e=[p]:e.push(
p),r++}if(s.requests===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requests"}};e===null?e=[p]:e.push(p),r++}
if(s.metrics===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metrics"}};e===null?e=[p]:e.push(p),r++}if(s.throughput===
void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"throughput"}};e===null?e=[p]:e.push(p),r++}if(s.rates===void 0){
let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rates"}};e===null?e=[p]:e.push(p),r++}if(s.goodput===void 0){let p={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"goodput"}};e===null?e=[p]:e.push(p),r++}if(s.littlesLaw===void 0){let p={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"littlesLaw"}};e===null?e=[p]:e.push(p),r++}if(s.errors===void 0){let p={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"errors"}};e===null?e=[p]:e.push(p),r++}if(s.conformance===void 0){let p={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"conformance"}};e===null?e=[p]:e.push(p),r++}if(s.series===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"series"}};e===null?e=[p]:e.push(p),r++}if(s.slo===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"slo"}};e===null?e=[p]:e.push(p),r++}if(s.scenario===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
scenario"}};e===null?e=[p]:e.push(p),r++}if(s.suite===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"suite"}};
e===null?e=[p]:e.push(p),r++}if(s.target===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"target"}};e===null?
e=[p]:e.push(p),r++}if(s.workload===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"workload"}};e===null?e=[p]:
e.push(p),r++}if(s.schedule===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schedule"}};e===null?e=[p]:e.push(
p),r++}if(s.instrument===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"instrument"}};e===null?e=[p]:e.push(p),
r++}if(s.startedAt===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"startedAt"}};e===null?e=[p]:e.push(p),r++}
if(s.durationMs===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"durationMs"}};e===null?e=[p]:e.push(p),r++}for(let p in s)
if(!X.call(K.properties,p)){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[
a]:e.push(a),r++}if(s.schema!==void 0&&s.schema!=="assay.load/1"){let p={instancePath:i+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{
allowedValue:"assay.load/1"}};e===null?e=[p]:e.push(p),r++}if(s.outcome!==void 0){let p=s.outcome;if(!(p==="ok"||p==="slo-failed"||p==="undecided"||p==="overloa\
d"||p==="invalid"||p==="aborted")){let a={instancePath:i+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:K.properties.outcome.
enum}};e===null?e=[a]:e.push(a),r++}}if(s.exitCode!==void 0){let p=s.exitCode;if(!(p===0||p===1||p===3||p===4)){let a={instancePath:i+"/exitCode",schemaPath:"#/\
properties/exitCode/enum",keyword:"enum",params:{allowedValues:K.properties.exitCode.enum}};e===null?e=[a]:e.push(a),r++}}if(s.valid!==void 0&&typeof s.valid!="\
boolean"){let p={instancePath:i+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}if(s.reasons!==
void 0){let p=s.reasons;if(Array.isArray(p)){let a=p.length;for(let m=0;m<a;m++){let q=p[m];if(typeof q=="string"){if(U(q)<1){let x={instancePath:i+"/reasons/"+
m,schemaPath:"#/properties/reasons/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[x]:e.push(x),r++}if(!ae.test(q)){let x={instancePath:i+"/r\
easons/"+m,schemaPath:"#/properties/reasons/items/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[x]:e.push(x),r++}}else{let x={instancePath:i+
"/reasons/"+m,schemaPath:"#/properties/reasons/items/type",keyword:"type",params:{type:"string"}};e===null?e=[x]:e.push(x),r++}}}else{let a={instancePath:i+"/re\
asons",schemaPath:"#/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}if(s.notes!==void 0){let p=s.notes;if(Array.isArray(
p)){let a=p.length;for(let m=0;m<a;m++){let q=p[m];if(typeof q=="string"){if(U(q)<1){let x={instancePath:i+"/notes/"+m,schemaPath:"#/properties/notes/items/minL\
ength",keyword:"minLength",params:{limit:1}};e===null?e=[x]:e.push(x),r++}if(!ae.test(q)){let x={instancePath:i+"/notes/"+m,schemaPath:"#/properties/notes/items\
/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[x]:e.push(x),r++}}else{let x={instancePath:i+"/notes/"+m,schemaPath:"#/properties/notes/it\
ems/type",keyword:"type",params:{type:"string"}};e===null?e=[x]:e.push(x),r++}}}else{let a={instancePath:i+"/notes",schemaPath:"#/properties/notes/type",keyword:"\
type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}if(s.requests!==void 0){let p=s.requests;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.started===
void 0){let a={instancePath:i+"/requests",schemaPath:"#/properties/requests/required",keyword:"required",params:{missingProperty:"started"}};e===null?e=[a]:e.push(
a),r++}if(p.ok===void 0){let a={instancePath:i+"/requests",schemaPath:"#/properties/requests/required",keyword:"required",params:{missingProperty:"ok"}};e===null?
e=[a]:e.push(a),r++}if(p.failed===void 0){let a={instancePath:i+"/requests",schemaPath:"#/properties/requests/required",keyword:"required",params:{missingProperty:"\
failed"}};e===null?e=[a]:e.push(a),r++}if(p.dropped===void 0){let a={instancePath:i+"/requests",schemaPath:"#/properties/requests/required",keyword:"required",params:{
missingProperty:"dropped"}};e===null?e=[a]:e.push(a),r++}if(p.interrupted===void 0){let a={instancePath:i+"/requests",schemaPath:"#/properties/requests/required",
keyword:"required",params:{missingProperty:"interrupted"}};e===null?e=[a]:e.push(a),r++}if(p.errorShare===void 0){let a={instancePath:i+"/requests",schemaPath:"\
#/properties/requests/required",keyword:"required",params:{missingProperty:"errorShare"}};e===null?e=[a]:e.push(a),r++}for(let a in p)if(!X.call(K.properties.requests.
properties,a)){let m={instancePath:i+"/requests",schemaPath:"#/properties/requests/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};
e===null?e=[m]:e.push(m),r++}if(p.started!==void 0){let a=p.started;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let m={instancePath:i+"/requests/s\
tarted",schemaPath:"#/properties/requests/properties/started/type",keyword:"type",params:{type:"integer"}};e===null?e=[m]:e.push(m),r++}if(typeof a=="number"&&isFinite(
a)&&(a<0||isNaN(a))){let m={instancePath:i+"/requests/started",schemaPath:"#/properties/requests/properties/started/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[m]:e.push(m),r++}}if(p.ok!==void 0){let a=p.ok;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let m={instancePath:i+"/reque\
sts/ok",schemaPath:"#/properties/requests/properties/ok/type",keyword:"type",params:{type:"integer"}};e===null?e=[m]:e.push(m),r++}if(typeof a=="number"&&isFinite(
a)&&(a<0||isNaN(a))){let m={instancePath:i+"/requests/ok",schemaPath:"#/properties/requests/properties/ok/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[m]:e.push(m),r++}}if(p.failed!==void 0){let a=p.failed;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let m={instancePath:i+"/requests/fa\
iled",schemaPath:"#/properties/requests/properties/failed/type",keyword:"type",params:{type:"integer"}};e===null?e=[m]:e.push(m),r++}if(typeof a=="number"&&isFinite(
a)&&(a<0||isNaN(a))){let m={instancePath:i+"/requests/failed",schemaPath:"#/properties/requests/properties/failed/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[m]:e.push(m),r++}}if(p.dropped!==void 0){let a=p.dropped;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let m={instancePath:i+
"/requests/dropped",schemaPath:"#/properties/requests/properties/dropped/type",keyword:"type",params:{type:"integer"}};e===null?e=[m]:e.push(m),r++}if(typeof a==
"number"&&isFinite(a)&&(a<0||isNaN(a))){let m={instancePath:i+"/requests/dropped",schemaPath:"#/properties/requests/properties/dropped/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),r++}}if(p.errorShare!==void 0){let a=p.errorShare;if(typeof a=="number"&&isFinite(a)){if(a>1||isNaN(a)){
let m={instancePath:i+"/requests/errorShare",schemaPath:"#/properties/requests/properties/errorShare/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};
e===null?e=[m]:e.push(m),r++}if(a<0||isNaN(a)){let m={instancePath:i+"/requests/errorShare",schemaPath:"#/properties/requests/properties/errorShare/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/requests/errorShare",schemaPath:"#/properties/requests/pro\
perties/errorShare/type",keyword:"type",params:{type:"number"}};e===null?e=[m]:e.push(m),r++}}if(p.interrupted!==void 0){let a=p.interrupted;if(!(typeof a=="num\
ber"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let m={instancePath:i+"/requests/interrupted",schemaPath:"#/properties/requests/properties/interrupted/type",keyword:"typ\
e",params:{type:"integer"}};e===null?e=[m]:e.push(m),r++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let m={instancePath:i+"/requests/interrupted",schemaPath:"\
#/properties/requests/properties/interrupted/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),r++}}if(p.resent!==void 0){let a=p.
resent;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let m={instancePath:i+"/requests/resent",schemaPath:"#/properties/requests/properties/resent/ty\
pe",keyword:"type",params:{type:"integer"}};e===null?e=[m]:e.push(m),r++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let m={instancePath:i+"/requests/r\
esent",schemaPath:"#/properties/requests/properties/resent/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),r++}}if(p.empty!==
void 0){let a=p.empty;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let m={instancePath:i+"/requests/empty",schemaPath:"#/properties/requests/proper\
ties/empty/type",keyword:"type",params:{type:"integer"}};e===null?e=[m]:e.push(m),r++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let m={instancePath:i+
"/requests/empty",schemaPath:"#/properties/requests/properties/empty/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),r++}}
if(p.warmUp!==void 0){let a=p.warmUp;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.sent===void 0){let m={instancePath:i+"/requests/warmUp",schemaPath:"#/pro\
perties/requests/properties/warmUp/required",keyword:"required",params:{missingProperty:"sent"}};e===null?e=[m]:e.push(m),r++}if(a.failed===void 0){let m={instancePath:i+
"/requests/warmUp",schemaPath:"#/properties/requests/properties/warmUp/required",keyword:"required",params:{missingProperty:"failed"}};e===null?e=[m]:e.push(m),
r++}for(let m in a)if(!(m==="sent"||m==="failed")){let q={instancePath:i+"/requests/warmUp",schemaPath:"#/properties/requests/properties/warmUp/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:m}};e===null?e=[q]:e.push(q),r++}if(a.sent!==void 0){let m=a.sent;if(!(typeof m=="number"&&!(m%1)&&
!isNaN(m)&&isFinite(m))){let q={instancePath:i+"/requests/warmUp/sent",schemaPath:"#/properties/requests/properties/warmUp/properties/sent/type",keyword:"type",
params:{type:"integer"}};e===null?e=[q]:e.push(q),r++}if(typeof m=="number"&&isFinite(m)&&(m<0||isNaN(m))){let q={instancePath:i+"/requests/warmUp/sent",schemaPath:"\
#/properties/requests/properties/warmUp/properties/sent/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[q]:e.push(q),r++}}if(a.failed!==
void 0){let m=a.failed;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let q={instancePath:i+"/requests/warmUp/failed",schemaPath:"#/properties/reques\
ts/properties/warmUp/properties/failed/type",keyword:"type",params:{type:"integer"}};e===null?e=[q]:e.push(q),r++}if(typeof m=="number"&&isFinite(m)&&(m<0||isNaN(
m))){let q={instancePath:i+"/requests/warmUp/failed",schemaPath:"#/properties/requests/properties/warmUp/properties/failed/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[q]:e.push(q),r++}}}else{let m={instancePath:i+"/requests/warmUp",schemaPath:"#/properties/requests/properties/warmUp/type",keyword:"ty\
pe",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}}}else{let a={instancePath:i+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{
type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.byTransport!==void 0){let p=s.byTransport;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.figures===void 0){
let a={instancePath:i+"/byTransport",schemaPath:"#/properties/byTransport/required",keyword:"required",params:{missingProperty:"figures"}};e===null?e=[a]:e.push(
a),r++}if(p.differences===void 0){let a={instancePath:i+"/byTransport",schemaPath:"#/properties/byTransport/required",keyword:"required",params:{missingProperty:"\
differences"}};e===null?e=[a]:e.push(a),r++}for(let a in p)if(!(a==="figures"||a==="differences")){let m={instancePath:i+"/byTransport",schemaPath:"#/properties\
/byTransport/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[m]:e.push(m),r++}if(p.figures!==void 0){let a=p.figures;
if(Array.isArray(a)){if(a.length<2){let q={instancePath:i+"/byTransport/figures",schemaPath:"#/properties/byTransport/properties/figures/minItems",keyword:"minI\
tems",params:{limit:2}};e===null?e=[q]:e.push(q),r++}let m=a.length;for(let q=0;q<m;q++){let x=a[q];if(x&&typeof x=="object"&&!Array.isArray(x)){if(x.transport===
void 0){let f={instancePath:i+"/byTransport/figures/"+q,schemaPath:"#/properties/byTransport/properties/figures/items/required",keyword:"required",params:{missingProperty:"\
transport"}};e===null?e=[f]:e.push(f),r++}if(x.started===void 0){let f={instancePath:i+"/byTransport/figures/"+q,schemaPath:"#/properties/byTransport/properties\
/figures/items/required",keyword:"required",params:{missingProperty:"started"}};e===null?e=[f]:e.push(f),r++}if(x.ok===void 0){let f={instancePath:i+"/byTranspo\
rt/figures/"+q,schemaPath:"#/properties/byTransport/properties/figures/items/required",keyword:"required",params:{missingProperty:"ok"}};e===null?e=[f]:e.push(f),
r++}if(x.failed===void 0){let f={instancePath:i+"/byTransport/figures/"+q,schemaPath:"#/properties/byTransport/properties/figures/items/required",keyword:"requi\
red",params:{missingProperty:"failed"}};e===null?e=[f]:e.push(f),r++}if(x.metrics===void 0){let f={instancePath:i+"/byTransport/figures/"+q,schemaPath:"#/proper\
ties/byTransport/properties/figures/items/required",keyword:"required",params:{missingProperty:"metrics"}};e===null?e=[f]:e.push(f),r++}if(x.outputTokensPerSecond===
void 0){let f={instancePath:i+"/byTransport/figures/"+q,schemaPath:"#/properties/byTransport/properties/figures/items/required",keyword:"required",params:{missingProperty:"\
outputTokensPerSecond"}};e===null?e=[f]:e.push(f),r++}if(x.tokensPerSecondPerUser===void 0){let f={instancePath:i+"/byTransport/figures/"+q,schemaPath:"#/proper\
ties/byTransport/properties/figures/items/required",keyword:"required",params:{missingProperty:"tokensPerSecondPerUser"}};e===null?e=[f]:e.push(f),r++}for(let f in x)
if(!(f==="transport"||f==="started"||f==="ok"||f==="failed"||f==="metrics"||f==="outputTokensPerSecond"||f==="tokensPerSecondPerUser")){let w={instancePath:i+"/\
byTransport/figures/"+q,schemaPath:"#/properties/byTransport/properties/figures/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}};
e===null?e=[w]:e.push(w),r++}if(x.transport!==void 0){let f=x.transport;if(!(f==="json"||f==="sse"||f==="websocket")){let w={instancePath:i+"/byTransport/figure\
s/"+q+"/transport",schemaPath:"#/properties/byTransport/properties/figures/items/properties/transport/enum",keyword:"enum",params:{allowedValues:K.properties.byTransport.
properties.figures.items.properties.transport.enum}};e===null?e=[w]:e.push(w),r++}}if(x.started!==void 0){let f=x.started;if(!(typeof f=="number"&&!(f%1)&&!isNaN(
f)&&isFinite(f))){let w={instancePath:i+"/byTransport/figures/"+q+"/started",schemaPath:"#/properties/byTransport/properties/figures/items/properties/started/ty\
pe",keyword:"type",params:{type:"integer"}};e===null?e=[w]:e.push(w),r++}if(typeof f=="number"&&isFinite(f)&&(f<0||isNaN(f))){let w={instancePath:i+"/byTranspor\
t/figures/"+q+"/started",schemaPath:"#/properties/byTransport/properties/figures/items/properties/started/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[w]:e.push(w),r++}}if(x.ok!==void 0){let f=x.ok;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){let w={instancePath:i+"/byTransport/figures\
/"+q+"/ok",schemaPath:"#/properties/byTransport/properties/figures/items/properties/ok/type",keyword:"type",params:{type:"integer"}};e===null?e=[w]:e.push(w),r++}
if(typeof f=="number"&&isFinite(f)&&(f<0||isNaN(f))){let w={instancePath:i+"/byTransport/figures/"+q+"/ok",schemaPath:"#/properties/byTransport/properties/figur\
es/items/properties/ok/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[w]:e.push(w),r++}}if(x.failed!==void 0){let f=x.failed;if(!(typeof f==
"number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){let w={instancePath:i+"/byTransport/figures/"+q+"/failed",schemaPath:"#/properties/byTransport/properties/figures/ite\
ms/properties/failed/type",keyword:"type",params:{type:"integer"}};e===null?e=[w]:e.push(w),r++}if(typeof f=="number"&&isFinite(f)&&(f<0||isNaN(f))){let w={instancePath:i+
"/byTransport/figures/"+q+"/failed",schemaPath:"#/properties/byTransport/properties/figures/items/properties/failed/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[w]:e.push(w),r++}}if(x.metrics!==void 0){let f=x.metrics;if(f&&typeof f=="object"&&!Array.isArray(f))for(let w in f)ke(f[w],{instancePath:i+
"/byTransport/figures/"+q+"/metrics/"+w.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:f,parentDataProperty:w,rootData:k,dynamicAnchors:b})||(e=e===null?ke.errors:
e.concat(ke.errors),r=e.length);else{let w={instancePath:i+"/byTransport/figures/"+q+"/metrics",schemaPath:"#/properties/byTransport/properties/figures/items/pr\
operties/metrics/type",keyword:"type",params:{type:"object"}};e===null?e=[w]:e.push(w),r++}}if(x.outputTokensPerSecond!==void 0){let f=x.outputTokensPerSecond;if(!(typeof f==
"number"&&isFinite(f))&&f!==null){let w={instancePath:i+"/byTransport/figures/"+q+"/outputTokensPerSecond",schemaPath:"#/properties/byTransport/properties/figur\
es/items/properties/outputTokensPerSecond/type",keyword:"type",params:{type:K.properties.byTransport.properties.figures.items.properties.outputTokensPerSecond.type}};
e===null?e=[w]:e.push(w),r++}if(typeof f=="number"&&isFinite(f)&&(f<0||isNaN(f))){let w={instancePath:i+"/byTransport/figures/"+q+"/outputTokensPerSecond",schemaPath:"\
#/properties/byTransport/properties/figures/items/properties/outputTokensPerSecond/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[w]:e.
push(w),r++}}if(x.tokensPerSecondPerUser!==void 0){let f=x.tokensPerSecondPerUser;if(!(typeof f=="number"&&isFinite(f))&&f!==null){let w={instancePath:i+"/byTra\
nsport/figures/"+q+"/tokensPerSecondPerUser",schemaPath:"#/properties/byTransport/properties/figures/items/properties/tokensPerSecondPerUser/type",keyword:"type",
params:{type:K.properties.byTransport.properties.figures.items.properties.tokensPerSecondPerUser.type}};e===null?e=[w]:e.push(w),r++}if(typeof f=="number"&&isFinite(
f)&&(f<0||isNaN(f))){let w={instancePath:i+"/byTransport/figures/"+q+"/tokensPerSecondPerUser",schemaPath:"#/properties/byTransport/properties/figures/items/pro\
perties/tokensPerSecondPerUser/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[w]:e.push(w),r++}}}else{let f={instancePath:i+"/byTransp\
ort/figures/"+q,schemaPath:"#/properties/byTransport/properties/figures/items/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}}else{let m={
instancePath:i+"/byTransport/figures",schemaPath:"#/properties/byTransport/properties/figures/type",keyword:"type",params:{type:"array"}};e===null?e=[m]:e.push(
m),r++}}if(p.differences!==void 0){let a=p.differences;if(Array.isArray(a)){let m=a.length;for(let q=0;q<m;q++){let x=a[q];if(x&&typeof x=="object"&&!Array.isArray(
x)){if(x.metric===void 0){let f={instancePath:i+"/byTransport/differences/"+q,schemaPath:"#/properties/byTransport/properties/differences/items/required",keyword:"\
required",params:{missingProperty:"metric"}};e===null?e=[f]:e.push(f),r++}if(x.stat===void 0){let f={instancePath:i+"/byTransport/differences/"+q,schemaPath:"#/\
properties/byTransport/properties/differences/items/required",keyword:"required",params:{missingProperty:"stat"}};e===null?e=[f]:e.push(f),r++}if(x.of===void 0){
let f={instancePath:i+"/byTransport/differences/"+q,schemaPath:"#/properties/byTransport/properties/differences/items/required",keyword:"required",params:{missingProperty:"\
of"}};e===null?e=[f]:e.push(f),r++}if(x.against===void 0){let f={instancePath:i+"/byTransport/differences/"+q,schemaPath:"#/properties/byTransport/properties/di\
fferences/items/required",keyword:"required",params:{missingProperty:"against"}};e===null?e=[f]:e.push(f),r++}if(x.ms===void 0){let f={instancePath:i+"/byTransp\
ort/differences/"+q,schemaPath:"#/properties/byTransport/properties/differences/items/required",keyword:"required",params:{missingProperty:"ms"}};e===null?e=[f]:
e.push(f),r++}if(x.ci===void 0){let f={instancePath:i+"/byTransport/differences/"+q,schemaPath:"#/properties/byTransport/properties/differences/items/required",
keyword:"required",params:{missingProperty:"ci"}};e===null?e=[f]:e.push(f),r++}for(let f in x)if(!(f==="metric"||f==="stat"||f==="of"||f==="against"||f==="ms"||
f==="ci")){let w={instancePath:i+"/byTransport/differences/"+q,schemaPath:"#/properties/byTransport/properties/differences/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:f}};e===null?e=[w]:e.push(w),r++}if(x.metric!==void 0){let f=x.metric;if(!(f==="ttft"||f==="tpot"||f==="e2e")){
let w={instancePath:i+"/byTransport/differences/"+q+"/metric",schemaPath:"#/properties/byTransport/properties/differences/items/properties/metric/enum",keyword:"\
enum",params:{allowedValues:K.properties.byTransport.properties.differences.items.properties.metric.enum}};e===null?e=[w]:e.push(w),r++}}if(x.stat!==void 0){let f=x.
stat;if(!(f==="p50"||f==="p95")){let w={instancePath:i+"/byTransport/differences/"+q+"/stat",schemaPath:"#/properties/byTransport/properties/differences/items/p\
roperties/stat/enum",keyword:"enum",params:{allowedValues:K.properties.byTransport.properties.differences.items.properties.stat.enum}};e===null?e=[w]:e.push(w),
r++}}if(x.of!==void 0){let f=x.of;if(!(f==="json"||f==="sse"||f==="websocket")){let w={instancePath:i+"/byTransport/differences/"+q+"/of",schemaPath:"#/properti\
es/byTransport/properties/differences/items/properties/of/enum",keyword:"enum",params:{allowedValues:K.properties.byTransport.properties.differences.items.properties.
of.enum}};e===null?e=[w]:e.push(w),r++}}if(x.against!==void 0){let f=x.against;if(!(f==="json"||f==="sse"||f==="websocket")){let w={instancePath:i+"/byTransport\
/differences/"+q+"/against",schemaPath:"#/properties/byTransport/properties/differences/items/properties/against/enum",keyword:"enum",params:{allowedValues:K.properties.
byTransport.properties.differences.items.properties.against.enum}};e===null?e=[w]:e.push(w),r++}}if(x.ms!==void 0){let f=x.ms;if(!(typeof f=="number"&&isFinite(
f))){let w={instancePath:i+"/byTransport/differences/"+q+"/ms",schemaPath:"#/properties/byTransport/properties/differences/items/properties/ms/type",keyword:"ty\
pe",params:{type:"number"}};e===null?e=[w]:e.push(w),r++}}if(x.ci!==void 0){let f=x.ci;if(!(f&&typeof f=="object"&&!Array.isArray(f))&&f!==null){let w={instancePath:i+
"/byTransport/differences/"+q+"/ci",schemaPath:"#/properties/byTransport/properties/differences/items/properties/ci/type",keyword:"type",params:{type:K.properties.
byTransport.properties.differences.items.properties.ci.type}};e===null?e=[w]:e.push(w),r++}if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.low===void 0){let w={
instancePath:i+"/byTransport/differences/"+q+"/ci",schemaPath:"#/properties/byTransport/properties/differences/items/properties/ci/required",keyword:"required",
params:{missingProperty:"low"}};e===null?e=[w]:e.push(w),r++}if(f.high===void 0){let w={instancePath:i+"/byTransport/differences/"+q+"/ci",schemaPath:"#/propert\
ies/byTransport/properties/differences/items/properties/ci/required",keyword:"required",params:{missingProperty:"high"}};e===null?e=[w]:e.push(w),r++}for(let w in f)
if(!(w==="low"||w==="high")){let S={instancePath:i+"/byTransport/differences/"+q+"/ci",schemaPath:"#/properties/byTransport/properties/differences/items/propert\
ies/ci/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:w}};e===null?e=[S]:e.push(S),r++}if(f.low!==void 0){let w=f.low;if(!(typeof w==
"number"&&isFinite(w))){let S={instancePath:i+"/byTransport/differences/"+q+"/ci/low",schemaPath:"#/properties/byTransport/properties/differences/items/properti\
es/ci/properties/low/type",keyword:"type",params:{type:"number"}};e===null?e=[S]:e.push(S),r++}}if(f.high!==void 0){let w=f.high;if(!(typeof w=="number"&&isFinite(
w))){let S={instancePath:i+"/byTransport/differences/"+q+"/ci/high",schemaPath:"#/properties/byTransport/properties/differences/items/properties/ci/properties/h\
igh/type",keyword:"type",params:{type:"number"}};e===null?e=[S]:e.push(S),r++}}}}}else{let f={instancePath:i+"/byTransport/differences/"+q,schemaPath:"#/propert\
ies/byTransport/properties/differences/items/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}}else{let m={instancePath:i+"/byTranspor\
t/differences",schemaPath:"#/properties/byTransport/properties/differences/type",keyword:"type",params:{type:"array"}};e===null?e=[m]:e.push(m),r++}}}else{let a={
instancePath:i+"/byTransport",schemaPath:"#/properties/byTransport/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.overload!==void 0){
let p=s.overload;if(!(p&&typeof p=="object"&&!Array.isArray(p))&&p!==null){let a={instancePath:i+"/overload",schemaPath:"#/properties/overload/type",keyword:"ty\
pe",params:{type:K.properties.overload.type}};e===null?e=[a]:e.push(a),r++}if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.askedPerSecond===void 0){let a={instancePath:i+
"/overload",schemaPath:"#/properties/overload/required",keyword:"required",params:{missingProperty:"askedPerSecond"}};e===null?e=[a]:e.push(a),r++}if(p.sentPerSecond===
void 0){let a={instancePath:i+"/overload",schemaPath:"#/properties/overload/required",keyword:"required",params:{missingProperty:"sentPerSecond"}};e===null?e=[a]:
e.push(a),r++}if(p.completedPerSecond===void 0){let a={instancePath:i+"/overload",schemaPath:"#/properties/overload/required",keyword:"required",params:{missingProperty:"\
completedPerSecond"}};e===null?e=[a]:e.push(a),r++}if(p.limit===void 0){let a={instancePath:i+"/overload",schemaPath:"#/properties/overload/required",keyword:"r\
equired",params:{missingProperty:"limit"}};e===null?e=[a]:e.push(a),r++}if(p.why===void 0){let a={instancePath:i+"/overload",schemaPath:"#/properties/overload/r\
equired",keyword:"required",params:{missingProperty:"why"}};e===null?e=[a]:e.push(a),r++}for(let a in p)if(!(a==="askedPerSecond"||a==="sentPerSecond"||a==="com\
pletedPerSecond"||a==="limit"||a==="why")){let m={instancePath:i+"/overload",schemaPath:"#/properties/overload/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:a}};e===null?e=[m]:e.push(m),r++}if(p.askedPerSecond!==void 0){let a=p.askedPerSecond;if(typeof a=="number"&&isFinite(a)){if(a<0||
isNaN(a)){let m={instancePath:i+"/overload/askedPerSecond",schemaPath:"#/properties/overload/properties/askedPerSecond/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/overload/askedPerSecond",schemaPath:"#/properties/overload/properties/askedPerSecond/ty\
pe",keyword:"type",params:{type:"number"}};e===null?e=[m]:e.push(m),r++}}if(p.sentPerSecond!==void 0){let a=p.sentPerSecond;if(typeof a=="number"&&isFinite(a)){
if(a<0||isNaN(a)){let m={instancePath:i+"/overload/sentPerSecond",schemaPath:"#/properties/overload/properties/sentPerSecond/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/overload/sentPerSecond",schemaPath:"#/properties/overload/properties/sentPe\
rSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[m]:e.push(m),r++}}if(p.completedPerSecond!==void 0){let a=p.completedPerSecond;if(typeof a=="nu\
mber"&&isFinite(a)){if(a<0||isNaN(a)){let m={instancePath:i+"/overload/completedPerSecond",schemaPath:"#/properties/overload/properties/completedPerSecond/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/overload/completedPerSecond",schemaPath:"#/pr\
operties/overload/properties/completedPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[m]:e.push(m),r++}}if(p.limit!==void 0){let a=p.limit;if(!(a===
"target"||a==="users"||a==="target-or-users"||a==="machine")){let m={instancePath:i+"/overload/limit",schemaPath:"#/properties/overload/properties/limit/enum",keyword:"\
enum",params:{allowedValues:K.properties.overload.properties.limit.enum}};e===null?e=[m]:e.push(m),r++}}if(p.why!==void 0){let a=p.why;if(typeof a=="string"){if(U(
a)<1){let m={instancePath:i+"/overload/why",schemaPath:"#/properties/overload/properties/why/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[m]:e.push(
m),r++}if(!ae.test(a)){let m={instancePath:i+"/overload/why",schemaPath:"#/properties/overload/properties/why/pattern",keyword:"pattern",params:{pattern:"^[^\\n]\
*$"}};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/overload/why",schemaPath:"#/properties/overload/properties/why/type",keyword:"type",params:{type:"\
string"}};e===null?e=[m]:e.push(m),r++}}}}if(s.tokens!==void 0){let p=s.tokens;if(!(p&&typeof p=="object"&&!Array.isArray(p))&&p!==null){let a={instancePath:i+"\
/tokens",schemaPath:"#/properties/tokens/type",keyword:"type",params:{type:K.properties.tokens.type}};e===null?e=[a]:e.push(a),r++}if(p&&typeof p=="object"&&!Array.
isArray(p)){if(p.n===void 0){let a={instancePath:i+"/tokens",schemaPath:"#/properties/tokens/required",keyword:"required",params:{missingProperty:"n"}};e===null?
e=[a]:e.push(a),r++}if(p.askedMean===void 0){let a={instancePath:i+"/tokens",schemaPath:"#/properties/tokens/required",keyword:"required",params:{missingProperty:"\
askedMean"}};e===null?e=[a]:e.push(a),r++}if(p.p50===void 0){let a={instancePath:i+"/tokens",schemaPath:"#/properties/tokens/required",keyword:"required",params:{
missingProperty:"p50"}};e===null?e=[a]:e.push(a),r++}if(p.mean===void 0){let a={instancePath:i+"/tokens",schemaPath:"#/properties/tokens/required",keyword:"requ\
ired",params:{missingProperty:"mean"}};e===null?e=[a]:e.push(a),r++}if(p.over===void 0){let a={instancePath:i+"/tokens",schemaPath:"#/properties/tokens/required",
keyword:"required",params:{missingProperty:"over"}};e===null?e=[a]:e.push(a),r++}for(let a in p)if(!(a==="n"||a==="askedMean"||a==="p50"||a==="mean"||a==="over")){
let m={instancePath:i+"/tokens",schemaPath:"#/properties/tokens/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[
m]:e.push(m),r++}if(p.n!==void 0){let a=p.n;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let m={instancePath:i+"/tokens/n",schemaPath:"#/properties\
/tokens/properties/n/type",keyword:"type",params:{type:"integer"}};e===null?e=[m]:e.push(m),r++}if(typeof a=="number"&&isFinite(a)&&(a<1||isNaN(a))){let m={instancePath:i+
"/tokens/n",schemaPath:"#/properties/tokens/properties/n/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[m]:e.push(m),r++}}if(p.askedMean!==
void 0){let a=p.askedMean;if(typeof a=="number"&&isFinite(a)){if(a<0||isNaN(a)){let m={instancePath:i+"/tokens/askedMean",schemaPath:"#/properties/tokens/proper\
ties/askedMean/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/tokens/askedMean",schemaPath:"\
#/properties/tokens/properties/askedMean/type",keyword:"type",params:{type:"number"}};e===null?e=[m]:e.push(m),r++}}if(p.p50!==void 0){let a=p.p50;if(!(typeof a==
"number"&&isFinite(a))&&a!==null){let m={instancePath:i+"/tokens/p50",schemaPath:"#/properties/tokens/properties/p50/type",keyword:"type",params:{type:K.properties.
tokens.properties.p50.type}};e===null?e=[m]:e.push(m),r++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let m={instancePath:i+"/tokens/p50",schemaPath:"#\
/properties/tokens/properties/p50/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),r++}}if(p.mean!==void 0){let a=p.mean;if(typeof a==
"number"&&isFinite(a)){if(a<0||isNaN(a)){let m={instancePath:i+"/tokens/mean",schemaPath:"#/properties/tokens/properties/mean/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/tokens/mean",schemaPath:"#/properties/tokens/properties/mean/type",keyword:"\
type",params:{type:"number"}};e===null?e=[m]:e.push(m),r++}}if(p.over!==void 0){let a=p.over;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null){let m={instancePath:i+
"/tokens/over",schemaPath:"#/properties/tokens/properties/over/type",keyword:"type",params:{type:K.properties.tokens.properties.over.type}};e===null?e=[m]:e.push(
m),r++}if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.count===void 0){let m={instancePath:i+"/tokens/over",schemaPath:"#/properties/tokens/properties/over/re\
quired",keyword:"required",params:{missingProperty:"count"}};e===null?e=[m]:e.push(m),r++}if(a.share===void 0){let m={instancePath:i+"/tokens/over",schemaPath:"\
#/properties/tokens/properties/over/required",keyword:"required",params:{missingProperty:"share"}};e===null?e=[m]:e.push(m),r++}if(a.mean===void 0){let m={instancePath:i+
"/tokens/over",schemaPath:"#/properties/tokens/properties/over/required",keyword:"required",params:{missingProperty:"mean"}};e===null?e=[m]:e.push(m),r++}for(let m in a)
if(!(m==="count"||m==="share"||m==="mean")){let q={instancePath:i+"/tokens/over",schemaPath:"#/properties/tokens/properties/over/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:m}};e===null?e=[q]:e.push(q),r++}if(a.count!==void 0){let m=a.count;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&
isFinite(m))){let q={instancePath:i+"/tokens/over/count",schemaPath:"#/properties/tokens/properties/over/properties/count/type",keyword:"type",params:{type:"int\
eger"}};e===null?e=[q]:e.push(q),r++}if(typeof m=="number"&&isFinite(m)&&(m<1||isNaN(m))){let q={instancePath:i+"/tokens/over/count",schemaPath:"#/properties/to\
kens/properties/over/properties/count/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[q]:e.push(q),r++}}if(a.share!==void 0){let m=a.share;
if(typeof m=="number"&&isFinite(m)){if(m>1||isNaN(m)){let q={instancePath:i+"/tokens/over/share",schemaPath:"#/properties/tokens/properties/over/properties/shar\
e/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[q]:e.push(q),r++}if(m<0||isNaN(m)){let q={instancePath:i+"/tokens/over/share",schemaPath:"\
#/properties/tokens/properties/over/properties/share/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[q]:e.push(q),r++}}else{let q={instancePath:i+
"/tokens/over/share",schemaPath:"#/properties/tokens/properties/over/properties/share/type",keyword:"type",params:{type:"number"}};e===null?e=[q]:e.push(q),r++}}
if(a.mean!==void 0){let m=a.mean;if(typeof m=="number"&&isFinite(m)){if(m<0||isNaN(m)){let q={instancePath:i+"/tokens/over/mean",schemaPath:"#/properties/tokens\
/properties/over/properties/mean/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[q]:e.push(q),r++}}else{let q={instancePath:i+"/tokens/\
over/mean",schemaPath:"#/properties/tokens/properties/over/properties/mean/type",keyword:"type",params:{type:"number"}};e===null?e=[q]:e.push(q),r++}}}}}}if(s.sentBy!==
void 0){let p=s.sentBy;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.json===void 0){let a={instancePath:i+"/sentBy",schemaPath:"#/properties/sentBy/required",
keyword:"required",params:{missingProperty:"json"}};e===null?e=[a]:e.push(a),r++}if(p.sse===void 0){let a={instancePath:i+"/sentBy",schemaPath:"#/properties/sen\
tBy/required",keyword:"required",params:{missingProperty:"sse"}};e===null?e=[a]:e.push(a),r++}if(p.websocket===void 0){let a={instancePath:i+"/sentBy",schemaPath:"\
#/properties/sentBy/required",keyword:"required",params:{missingProperty:"websocket"}};e===null?e=[a]:e.push(a),r++}for(let a in p)if(!(a==="json"||a==="sse"||a===
"websocket")){let m={instancePath:i+"/sentBy",schemaPath:"#/properties/sentBy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};
e===null?e=[m]:e.push(m),r++}if(p.json!==void 0){let a=p.json;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let m={instancePath:i+"/sentBy/json",schemaPath:"\
#/properties/sentBy/properties/json/type",keyword:"type",params:{type:"integer"}};e===null?e=[m]:e.push(m),r++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){
let m={instancePath:i+"/sentBy/json",schemaPath:"#/properties/sentBy/properties/json/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:
e.push(m),r++}}if(p.sse!==void 0){let a=p.sse;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let m={instancePath:i+"/sentBy/sse",schemaPath:"#/proper\
ties/sentBy/properties/sse/type",keyword:"type",params:{type:"integer"}};e===null?e=[m]:e.push(m),r++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let m={
instancePath:i+"/sentBy/sse",schemaPath:"#/properties/sentBy/properties/sse/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),
r++}}if(p.websocket!==void 0){let a=p.websocket;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let m={instancePath:i+"/sentBy/websocket",schemaPath:"\
#/properties/sentBy/properties/websocket/type",keyword:"type",params:{type:"integer"}};e===null?e=[m]:e.push(m),r++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(
a))){let m={instancePath:i+"/sentBy/websocket",schemaPath:"#/properties/sentBy/properties/websocket/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[m]:e.push(m),r++}}}else{let a={instancePath:i+"/sentBy",schemaPath:"#/properties/sentBy/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:
e.push(a),r++}}if(s.metrics!==void 0){let p=s.metrics;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let a in p){let m=r;if(typeof a=="string"&&!Wr.test(a)){let q={
instancePath:i+"/metrics",schemaPath:"#/properties/metrics/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},propertyName:a};e===null?
e=[q]:e.push(q),r++}var v=m===r;if(!v){let q={instancePath:i+"/metrics",schemaPath:"#/properties/metrics/propertyNames",keyword:"propertyNames",params:{propertyName:a}};
e===null?e=[q]:e.push(q),r++}}for(let a in p)ke(p[a],{instancePath:i+"/metrics/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:p,parentDataProperty:a,rootData:k,
dynamicAnchors:b})||(e=e===null?ke.errors:e.concat(ke.errors),r=e.length)}else{let a={instancePath:i+"/metrics",schemaPath:"#/properties/metrics/type",keyword:"\
type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.throughput!==void 0){let p=s.throughput;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.completionsPerSecond===
void 0){let a={instancePath:i+"/throughput",schemaPath:"#/properties/throughput/required",keyword:"required",params:{missingProperty:"completionsPerSecond"}};e===
null?e=[a]:e.push(a),r++}if(p.outputTokensPerSecond===void 0){let a={instancePath:i+"/throughput",schemaPath:"#/properties/throughput/required",keyword:"require\
d",params:{missingProperty:"outputTokensPerSecond"}};e===null?e=[a]:e.push(a),r++}if(p.tokensPerSecondPerUser===void 0){let a={instancePath:i+"/throughput",schemaPath:"\
#/properties/throughput/required",keyword:"required",params:{missingProperty:"tokensPerSecondPerUser"}};e===null?e=[a]:e.push(a),r++}for(let a in p)if(!(a==="co\
mpletionsPerSecond"||a==="outputTokensPerSecond"||a==="tokensPerSecondPerUser")){let m={instancePath:i+"/throughput",schemaPath:"#/properties/throughput/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[m]:e.push(m),r++}if(p.completionsPerSecond!==void 0){let a=p.completionsPerSecond;
if(typeof a=="number"&&isFinite(a)){if(a<0||isNaN(a)){let m={instancePath:i+"/throughput/completionsPerSecond",schemaPath:"#/properties/throughput/properties/co\
mpletionsPerSecond/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/throughput/completion\
sPerSecond",schemaPath:"#/properties/throughput/properties/completionsPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[m]:e.push(m),r++}}if(p.
outputTokensPerSecond!==void 0){let a=p.outputTokensPerSecond;if(!(typeof a=="number"&&isFinite(a))&&a!==null){let m={instancePath:i+"/throughput/outputTokensPe\
rSecond",schemaPath:"#/properties/throughput/properties/outputTokensPerSecond/type",keyword:"type",params:{type:K.properties.throughput.properties.outputTokensPerSecond.
type}};e===null?e=[m]:e.push(m),r++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let m={instancePath:i+"/throughput/outputTokensPerSecond",schemaPath:"#\
/properties/throughput/properties/outputTokensPerSecond/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),r++}}if(p.tokensPerSecondPerUser!==
void 0){let a=p.tokensPerSecondPerUser;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null){let m={instancePath:i+"/throughput/tokensPerSecondPerUser",schemaPath:"\
#/properties/throughput/properties/tokensPerSecondPerUser/type",keyword:"type",params:{type:K.properties.throughput.properties.tokensPerSecondPerUser.type}};e===
null?e=[m]:e.push(m),r++}if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.p50===void 0){let m={instancePath:i+"/throughput/tokensPerSecondPerUser",schemaPath:"\
#/properties/throughput/properties/tokensPerSecondPerUser/required",keyword:"required",params:{missingProperty:"p50"}};e===null?e=[m]:e.push(m),r++}if(a.p10===void 0){
let m={instancePath:i+"/throughput/tokensPerSecondPerUser",schemaPath:"#/properties/throughput/properties/tokensPerSecondPerUser/required",keyword:"required",params:{
missingProperty:"p10"}};e===null?e=[m]:e.push(m),r++}if(a.p1===void 0){let m={instancePath:i+"/throughput/tokensPerSecondPerUser",schemaPath:"#/properties/throu\
ghput/properties/tokensPerSecondPerUser/required",keyword:"required",params:{missingProperty:"p1"}};e===null?e=[m]:e.push(m),r++}for(let m in a)if(!(m==="p50"||
m==="p10"||m==="p1")){let q={instancePath:i+"/throughput/tokensPerSecondPerUser",schemaPath:"#/properties/throughput/properties/tokensPerSecondPerUser/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:m}};e===null?e=[q]:e.push(q),r++}if(a.p50!==void 0){let m=a.p50;if(!(typeof m=="number"&&
isFinite(m))&&m!==null){let q={instancePath:i+"/throughput/tokensPerSecondPerUser/p50",schemaPath:"#/properties/throughput/properties/tokensPerSecondPerUser/pro\
perties/p50/type",keyword:"type",params:{type:K.properties.throughput.properties.tokensPerSecondPerUser.properties.p50.type}};e===null?e=[q]:e.push(q),r++}if(typeof m==
"number"&&isFinite(m)&&(m<0||isNaN(m))){let q={instancePath:i+"/throughput/tokensPerSecondPerUser/p50",schemaPath:"#/properties/throughput/properties/tokensPerS\
econdPerUser/properties/p50/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[q]:e.push(q),r++}}if(a.p10!==void 0){let m=a.p10;if(!(typeof m==
"number"&&isFinite(m))&&m!==null){let q={instancePath:i+"/throughput/tokensPerSecondPerUser/p10",schemaPath:"#/properties/throughput/properties/tokensPerSecondP\
erUser/properties/p10/type",keyword:"type",params:{type:K.properties.throughput.properties.tokensPerSecondPerUser.properties.p10.type}};e===null?e=[q]:e.push(q),
r++}if(typeof m=="number"&&isFinite(m)&&(m<0||isNaN(m))){let q={instancePath:i+"/throughput/tokensPerSecondPerUser/p10",schemaPath:"#/properties/throughput/prop\
erties/tokensPerSecondPerUser/properties/p10/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[q]:e.push(q),r++}}if(a.p1!==void 0){let m=a.
p1;if(!(typeof m=="number"&&isFinite(m))&&m!==null){let q={instancePath:i+"/throughput/tokensPerSecondPerUser/p1",schemaPath:"#/properties/throughput/properties\
/tokensPerSecondPerUser/properties/p1/type",keyword:"type",params:{type:K.properties.throughput.properties.tokensPerSecondPerUser.properties.p1.type}};e===null?
e=[q]:e.push(q),r++}if(typeof m=="number"&&isFinite(m)&&(m<0||isNaN(m))){let q={instancePath:i+"/throughput/tokensPerSecondPerUser/p1",schemaPath:"#/properties/\
throughput/properties/tokensPerSecondPerUser/properties/p1/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[q]:e.push(q),r++}}}}}else{let a={
instancePath:i+"/throughput",schemaPath:"#/properties/throughput/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.rates!==void 0){
let p=s.rates;if(!(p&&typeof p=="object"&&!Array.isArray(p))&&p!==null){let a={instancePath:i+"/rates",schemaPath:"#/properties/rates/type",keyword:"type",params:{
type:K.properties.rates.type}};e===null?e=[a]:e.push(a),r++}if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.askedPerSecond===void 0){let a={instancePath:i+"/r\
ates",schemaPath:"#/properties/rates/required",keyword:"required",params:{missingProperty:"askedPerSecond"}};e===null?e=[a]:e.push(a),r++}if(p.sentPerSecond===void 0){
let a={instancePath:i+"/rates",schemaPath:"#/properties/rates/required",keyword:"required",params:{missingProperty:"sentPerSecond"}};e===null?e=[a]:e.push(a),r++}
if(p.admittedPerSecond===void 0){let a={instancePath:i+"/rates",schemaPath:"#/properties/rates/required",keyword:"required",params:{missingProperty:"admittedPer\
Second"}};e===null?e=[a]:e.push(a),r++}if(p.completedPerSecond===void 0){let a={instancePath:i+"/rates",schemaPath:"#/properties/rates/required",keyword:"requir\
ed",params:{missingProperty:"completedPerSecond"}};e===null?e=[a]:e.push(a),r++}for(let a in p)if(!(a==="askedPerSecond"||a==="sentPerSecond"||a==="admittedPerS\
econd"||a==="completedPerSecond")){let m={instancePath:i+"/rates",schemaPath:"#/properties/rates/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};
e===null?e=[m]:e.push(m),r++}if(p.askedPerSecond!==void 0){let a=p.askedPerSecond;if(!(typeof a=="number"&&isFinite(a))&&a!==null){let m={instancePath:i+"/rates\
/askedPerSecond",schemaPath:"#/properties/rates/properties/askedPerSecond/type",keyword:"type",params:{type:K.properties.rates.properties.askedPerSecond.type}};
e===null?e=[m]:e.push(m),r++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let m={instancePath:i+"/rates/askedPerSecond",schemaPath:"#/properties/rates/p\
roperties/askedPerSecond/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),r++}}if(p.sentPerSecond!==void 0){let a=p.sentPerSecond;
if(typeof a=="number"&&isFinite(a)){if(a<0||isNaN(a)){let m={instancePath:i+"/rates/sentPerSecond",schemaPath:"#/properties/rates/properties/sentPerSecond/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/rates/sentPerSecond",schemaPath:"#/properties\
/rates/properties/sentPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[m]:e.push(m),r++}}if(p.admittedPerSecond!==void 0){let a=p.admittedPerSecond;
if(typeof a=="number"&&isFinite(a)){if(a<0||isNaN(a)){let m={instancePath:i+"/rates/admittedPerSecond",schemaPath:"#/properties/rates/properties/admittedPerSeco\
nd/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/rates/admittedPerSecond",schemaPath:"\
#/properties/rates/properties/admittedPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[m]:e.push(m),r++}}if(p.completedPerSecond!==void 0){let a=p.
completedPerSecond;if(typeof a=="number"&&isFinite(a)){if(a<0||isNaN(a)){let m={instancePath:i+"/rates/completedPerSecond",schemaPath:"#/properties/rates/proper\
ties/completedPerSecond/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/rates/completedP\
erSecond",schemaPath:"#/properties/rates/properties/completedPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[m]:e.push(m),r++}}}}if(s.goodput!==
void 0){let p=s.goodput;if(!(p&&typeof p=="object"&&!Array.isArray(p))&&p!==null){let a={instancePath:i+"/goodput",schemaPath:"#/properties/goodput/type",keyword:"\
type",params:{type:K.properties.goodput.type}};e===null?e=[a]:e.push(a),r++}if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.share===void 0){let a={instancePath:i+
"/goodput",schemaPath:"#/properties/goodput/required",keyword:"required",params:{missingProperty:"share"}};e===null?e=[a]:e.push(a),r++}if(p.perSecond===void 0){
let a={instancePath:i+"/goodput",schemaPath:"#/properties/goodput/required",keyword:"required",params:{missingProperty:"perSecond"}};e===null?e=[a]:e.push(a),r++}
if(p.tokensPerSecond===void 0){let a={instancePath:i+"/goodput",schemaPath:"#/properties/goodput/required",keyword:"required",params:{missingProperty:"tokensPer\
Second"}};e===null?e=[a]:e.push(a),r++}if(p.goals===void 0){let a={instancePath:i+"/goodput",schemaPath:"#/properties/goodput/required",keyword:"required",params:{
missingProperty:"goals"}};e===null?e=[a]:e.push(a),r++}for(let a in p)if(!(a==="share"||a==="perSecond"||a==="tokensPerSecond"||a==="goals")){let m={instancePath:i+
"/goodput",schemaPath:"#/properties/goodput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[m]:e.push(m),r++}if(p.
share!==void 0){let a=p.share;if(typeof a=="number"&&isFinite(a)){if(a>1||isNaN(a)){let m={instancePath:i+"/goodput/share",schemaPath:"#/properties/goodput/prop\
erties/share/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[m]:e.push(m),r++}if(a<0||isNaN(a)){let m={instancePath:i+"/goodput/share",
schemaPath:"#/properties/goodput/properties/share/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+
"/goodput/share",schemaPath:"#/properties/goodput/properties/share/type",keyword:"type",params:{type:"number"}};e===null?e=[m]:e.push(m),r++}}if(p.perSecond!==void 0){
let a=p.perSecond;if(typeof a=="number"&&isFinite(a)){if(a<0||isNaN(a)){let m={instancePath:i+"/goodput/perSecond",schemaPath:"#/properties/goodput/properties/p\
erSecond/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/goodput/perSecond",schemaPath:"\
#/properties/goodput/properties/perSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[m]:e.push(m),r++}}if(p.tokensPerSecond!==void 0){let a=p.tokensPerSecond;
if(!(typeof a=="number"&&isFinite(a))&&a!==null){let m={instancePath:i+"/goodput/tokensPerSecond",schemaPath:"#/properties/goodput/properties/tokensPerSecond/ty\
pe",keyword:"type",params:{type:K.properties.goodput.properties.tokensPerSecond.type}};e===null?e=[m]:e.push(m),r++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(
a))){let m={instancePath:i+"/goodput/tokensPerSecond",schemaPath:"#/properties/goodput/properties/tokensPerSecond/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[m]:e.push(m),r++}}if(p.goals!==void 0){let a=p.goals;if(Array.isArray(a)){let m=a.length;for(let q=0;q<m;q++){let x=a[q];if(x&&typeof x==
"object"&&!Array.isArray(x)){if(x.slo===void 0){let f={instancePath:i+"/goodput/goals/"+q,schemaPath:"#/properties/goodput/properties/goals/items/required",keyword:"\
required",params:{missingProperty:"slo"}};e===null?e=[f]:e.push(f),r++}if(x.share===void 0){let f={instancePath:i+"/goodput/goals/"+q,schemaPath:"#/properties/g\
oodput/properties/goals/items/required",keyword:"required",params:{missingProperty:"share"}};e===null?e=[f]:e.push(f),r++}for(let f in x)if(!(f==="slo"||f==="sh\
are")){let w={instancePath:i+"/goodput/goals/"+q,schemaPath:"#/properties/goodput/properties/goals/items/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:f}};e===null?e=[w]:e.push(w),r++}if(x.slo!==void 0){let f=x.slo;if(typeof f=="string"){if(U(f)<1){let w={instancePath:i+"/goodput/goals/"+q+"\
/slo",schemaPath:"#/properties/goodput/properties/goals/items/properties/slo/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[w]:e.push(w),r++}if(!ae.
test(f)){let w={instancePath:i+"/goodput/goals/"+q+"/slo",schemaPath:"#/properties/goodput/properties/goals/items/properties/slo/pattern",keyword:"pattern",params:{
pattern:"^[^\\n]*$"}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:i+"/goodput/goals/"+q+"/slo",schemaPath:"#/properties/goodput/properties/goals/item\
s/properties/slo/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),r++}}if(x.share!==void 0){let f=x.share;if(typeof f=="number"&&isFinite(f)){
if(f>1||isNaN(f)){let w={instancePath:i+"/goodput/goals/"+q+"/share",schemaPath:"#/properties/goodput/properties/goals/items/properties/share/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1}};e===null?e=[w]:e.push(w),r++}if(f<0||isNaN(f)){let w={instancePath:i+"/goodput/goals/"+q+"/share",schemaPath:"#/prope\
rties/goodput/properties/goals/items/properties/share/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:i+
"/goodput/goals/"+q+"/share",schemaPath:"#/properties/goodput/properties/goals/items/properties/share/type",keyword:"type",params:{type:"number"}};e===null?e=[w]:
e.push(w),r++}}}else{let f={instancePath:i+"/goodput/goals/"+q,schemaPath:"#/properties/goodput/properties/goals/items/type",keyword:"type",params:{type:"object"}};
e===null?e=[f]:e.push(f),r++}}}else{let m={instancePath:i+"/goodput/goals",schemaPath:"#/properties/goodput/properties/goals/type",keyword:"type",params:{type:"\
array"}};e===null?e=[m]:e.push(m),r++}}}}if(s.littlesLaw!==void 0){let p=s.littlesLaw;if(!(p&&typeof p=="object"&&!Array.isArray(p))&&p!==null){let a={instancePath:i+
"/littlesLaw",schemaPath:"#/properties/littlesLaw/type",keyword:"type",params:{type:K.properties.littlesLaw.type}};e===null?e=[a]:e.push(a),r++}if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.inFlight===void 0){let a={instancePath:i+"/littlesLaw",schemaPath:"#/properties/littlesLaw/required",keyword:"required",params:{
missingProperty:"inFlight"}};e===null?e=[a]:e.push(a),r++}if(p.arrivalsPerSecond===void 0){let a={instancePath:i+"/littlesLaw",schemaPath:"#/properties/littlesL\
aw/required",keyword:"required",params:{missingProperty:"arrivalsPerSecond"}};e===null?e=[a]:e.push(a),r++}if(p.meanStaySeconds===void 0){let a={instancePath:i+
"/littlesLaw",schemaPath:"#/properties/littlesLaw/required",keyword:"required",params:{missingProperty:"meanStaySeconds"}};e===null?e=[a]:e.push(a),r++}if(p.residual===
void 0){let a={instancePath:i+"/littlesLaw",schemaPath:"#/properties/littlesLaw/required",keyword:"required",params:{missingProperty:"residual"}};e===null?e=[a]:
e.push(a),r++}for(let a in p)if(!(a==="inFlight"||a==="arrivalsPerSecond"||a==="meanStaySeconds"||a==="residual")){let m={instancePath:i+"/littlesLaw",schemaPath:"\
#/properties/littlesLaw/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[m]:e.push(m),r++}if(p.inFlight!==void 0){
let a=p.inFlight;if(typeof a=="number"&&isFinite(a)){if(a<0||isNaN(a)){let m={instancePath:i+"/littlesLaw/inFlight",schemaPath:"#/properties/littlesLaw/properti\
es/inFlight/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/littlesLaw/inFlight",schemaPath:"\
#/properties/littlesLaw/properties/inFlight/type",keyword:"type",params:{type:"number"}};e===null?e=[m]:e.push(m),r++}}if(p.arrivalsPerSecond!==void 0){let a=p.
arrivalsPerSecond;if(typeof a=="number"&&isFinite(a)){if(a<0||isNaN(a)){let m={instancePath:i+"/littlesLaw/arrivalsPerSecond",schemaPath:"#/properties/littlesLa\
w/properties/arrivalsPerSecond/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/littlesLa\
w/arrivalsPerSecond",schemaPath:"#/properties/littlesLaw/properties/arrivalsPerSecond/type",keyword:"type",params:{type:"number"}};e===null?e=[m]:e.push(m),r++}}
if(p.meanStaySeconds!==void 0){let a=p.meanStaySeconds;if(!(typeof a=="number"&&isFinite(a))&&a!==null){let m={instancePath:i+"/littlesLaw/meanStaySeconds",schemaPath:"\
#/properties/littlesLaw/properties/meanStaySeconds/type",keyword:"type",params:{type:K.properties.littlesLaw.properties.meanStaySeconds.type}};e===null?e=[m]:e.
push(m),r++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let m={instancePath:i+"/littlesLaw/meanStaySeconds",schemaPath:"#/properties/littlesLaw/propert\
ies/meanStaySeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),r++}}if(p.residual!==void 0){let a=p.residual;if(!(typeof a==
"number"&&isFinite(a))&&a!==null){let m={instancePath:i+"/littlesLaw/residual",schemaPath:"#/properties/littlesLaw/properties/residual/type",keyword:"type",params:{
type:K.properties.littlesLaw.properties.residual.type}};e===null?e=[m]:e.push(m),r++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let m={instancePath:i+
"/littlesLaw/residual",schemaPath:"#/properties/littlesLaw/properties/residual/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(
m),r++}}}}if(s.errors!==void 0){let p=s.errors;if(Array.isArray(p)){let a=p.length;for(let m=0;m<a;m++){let q=p[m];if(q&&typeof q=="object"&&!Array.isArray(q)){
if(q.class===void 0){let x={instancePath:i+"/errors/"+m,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty:"class"}};e===
null?e=[x]:e.push(x),r++}if(q.count===void 0){let x={instancePath:i+"/errors/"+m,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty:"\
count"}};e===null?e=[x]:e.push(x),r++}if(q.example===void 0){let x={instancePath:i+"/errors/"+m,schemaPath:"#/properties/errors/items/required",keyword:"require\
d",params:{missingProperty:"example"}};e===null?e=[x]:e.push(x),r++}for(let x in q)if(!(x==="class"||x==="count"||x==="example"||x==="refusedKeys")){let f={instancePath:i+
"/errors/"+m,schemaPath:"#/properties/errors/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:x}};e===null?e=[f]:e.push(f),
r++}if(q.class!==void 0&&(me(q.class,{instancePath:i+"/errors/"+m+"/class",parentData:q,parentDataProperty:"class",rootData:k,dynamicAnchors:b})||(e=e===null?me.
errors:e.concat(me.errors),r=e.length)),q.count!==void 0){let x=q.count;if(!(typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(x))){let f={instancePath:i+"/errors\
/"+m+"/count",schemaPath:"#/properties/errors/items/properties/count/type",keyword:"type",params:{type:"integer"}};e===null?e=[f]:e.push(f),r++}if(typeof x=="nu\
mber"&&isFinite(x)&&(x<1||isNaN(x))){let f={instancePath:i+"/errors/"+m+"/count",schemaPath:"#/properties/errors/items/properties/count/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1}};e===null?e=[f]:e.push(f),r++}}if(q.example!==void 0){let x=q.example;if(typeof x!="string"&&x!==null){let f={instancePath:i+
"/errors/"+m+"/example",schemaPath:"#/properties/errors/items/properties/example/type",keyword:"type",params:{type:K.properties.errors.items.properties.example.
type}};e===null?e=[f]:e.push(f),r++}}if(q.refusedKeys!==void 0){let x=q.refusedKeys;if(!(typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(x))){let f={instancePath:i+
"/errors/"+m+"/refusedKeys",schemaPath:"#/properties/errors/items/properties/refusedKeys/type",keyword:"type",params:{type:"integer"}};e===null?e=[f]:e.push(f),
r++}if(typeof x=="number"&&isFinite(x)&&(x<1||isNaN(x))){let f={instancePath:i+"/errors/"+m+"/refusedKeys",schemaPath:"#/properties/errors/items/properties/refu\
sedKeys/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[f]:e.push(f),r++}}}else{let x={instancePath:i+"/errors/"+m,schemaPath:"#/proper\
ties/errors/items/type",keyword:"type",params:{type:"object"}};e===null?e=[x]:e.push(x),r++}}}else{let a={instancePath:i+"/errors",schemaPath:"#/properties/erro\
rs/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}if(s.conformance!==void 0){let p=s.conformance;if(p&&typeof p=="object"&&!Array.isArray(
p)){if(p.sampled===void 0){let a={instancePath:i+"/conformance",schemaPath:"#/properties/conformance/required",keyword:"required",params:{missingProperty:"sampl\
ed"}};e===null?e=[a]:e.push(a),r++}if(p.conforming===void 0){let a={instancePath:i+"/conformance",schemaPath:"#/properties/conformance/required",keyword:"requir\
ed",params:{missingProperty:"conforming"}};e===null?e=[a]:e.push(a),r++}if(p.example===void 0){let a={instancePath:i+"/conformance",schemaPath:"#/properties/con\
formance/required",keyword:"required",params:{missingProperty:"example"}};e===null?e=[a]:e.push(a),r++}for(let a in p)if(!(a==="sampled"||a==="conforming"||a===
"example"||a==="checks"||a==="leaks"||a==="leakCount"||a==="quiet")){let m={instancePath:i+"/conformance",schemaPath:"#/properties/conformance/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[m]:e.push(m),r++}if(p.sampled!==void 0){let a=p.sampled;if(!(typeof a=="number"&&
!(a%1)&&!isNaN(a)&&isFinite(a))){let m={instancePath:i+"/conformance/sampled",schemaPath:"#/properties/conformance/properties/sampled/type",keyword:"type",params:{
type:"integer"}};e===null?e=[m]:e.push(m),r++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let m={instancePath:i+"/conformance/sampled",schemaPath:"#/pr\
operties/conformance/properties/sampled/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),r++}}if(p.conforming!==void 0){let a=p.
conforming;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let m={instancePath:i+"/conformance/conforming",schemaPath:"#/properties/conformance/proper\
ties/conforming/type",keyword:"type",params:{type:"integer"}};e===null?e=[m]:e.push(m),r++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let m={instancePath:i+
"/conformance/conforming",schemaPath:"#/properties/conformance/properties/conforming/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:
e.push(m),r++}}if(p.example!==void 0){let a=p.example;if(typeof a!="string"&&a!==null){let m={instancePath:i+"/conformance/example",schemaPath:"#/properties/con\
formance/properties/example/type",keyword:"type",params:{type:K.properties.conformance.properties.example.type}};e===null?e=[m]:e.push(m),r++}}if(p.checks!==void 0){
let a=p.checks;if(Array.isArray(a)){let m=a.length;for(let q=0;q<m;q++){let x=a[q];if(x&&typeof x=="object"&&!Array.isArray(x)){if(x.id===void 0){let f={instancePath:i+
"/conformance/checks/"+q,schemaPath:"#/properties/conformance/properties/checks/items/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[f]:
e.push(f),r++}if(x.title===void 0){let f={instancePath:i+"/conformance/checks/"+q,schemaPath:"#/properties/conformance/properties/checks/items/required",keyword:"\
required",params:{missingProperty:"title"}};e===null?e=[f]:e.push(f),r++}if(x.isMust===void 0){let f={instancePath:i+"/conformance/checks/"+q,schemaPath:"#/prop\
erties/conformance/properties/checks/items/required",keyword:"required",params:{missingProperty:"isMust"}};e===null?e=[f]:e.push(f),r++}if(x.failed===void 0){let f={
instancePath:i+"/conformance/checks/"+q,schemaPath:"#/properties/conformance/properties/checks/items/required",keyword:"required",params:{missingProperty:"faile\
d"}};e===null?e=[f]:e.push(f),r++}if(x.of===void 0){let f={instancePath:i+"/conformance/checks/"+q,schemaPath:"#/properties/conformance/properties/checks/items/\
required",keyword:"required",params:{missingProperty:"of"}};e===null?e=[f]:e.push(f),r++}if(x.seen===void 0){let f={instancePath:i+"/conformance/checks/"+q,schemaPath:"\
#/properties/conformance/properties/checks/items/required",keyword:"required",params:{missingProperty:"seen"}};e===null?e=[f]:e.push(f),r++}if(x.firstSeconds===
void 0){let f={instancePath:i+"/conformance/checks/"+q,schemaPath:"#/properties/conformance/properties/checks/items/required",keyword:"required",params:{missingProperty:"\
firstSeconds"}};e===null?e=[f]:e.push(f),r++}if(x.lastSeconds===void 0){let f={instancePath:i+"/conformance/checks/"+q,schemaPath:"#/properties/conformance/prop\
erties/checks/items/required",keyword:"required",params:{missingProperty:"lastSeconds"}};e===null?e=[f]:e.push(f),r++}if(x.inFlightLeast===void 0){let f={instancePath:i+
"/conformance/checks/"+q,schemaPath:"#/properties/conformance/properties/checks/items/required",keyword:"required",params:{missingProperty:"inFlightLeast"}};e===
null?e=[f]:e.push(f),r++}if(x.inFlightMost===void 0){let f={instancePath:i+"/conformance/checks/"+q,schemaPath:"#/properties/conformance/properties/checks/items\
/required",keyword:"required",params:{missingProperty:"inFlightMost"}};e===null?e=[f]:e.push(f),r++}if(x.quiet===void 0){let f={instancePath:i+"/conformance/che\
cks/"+q,schemaPath:"#/properties/conformance/properties/checks/items/required",keyword:"required",params:{missingProperty:"quiet"}};e===null?e=[f]:e.push(f),r++}
if(x.example===void 0){let f={instancePath:i+"/conformance/checks/"+q,schemaPath:"#/properties/conformance/properties/checks/items/required",keyword:"required",
params:{missingProperty:"example"}};e===null?e=[f]:e.push(f),r++}for(let f in x)if(!X.call(K.properties.conformance.properties.checks.items.properties,f)){let w={
instancePath:i+"/conformance/checks/"+q,schemaPath:"#/properties/conformance/properties/checks/items/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:f}};e===null?e=[w]:e.push(w),r++}if(x.id!==void 0&&typeof x.id!="string"){let f={instancePath:i+"/conformance/checks/"+q+"/id",schemaPath:"#/\
properties/conformance/properties/checks/items/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(x.title!==void 0&&typeof x.
title!="string"){let f={instancePath:i+"/conformance/checks/"+q+"/title",schemaPath:"#/properties/conformance/properties/checks/items/properties/title/type",keyword:"\
type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(x.isMust!==void 0&&typeof x.isMust!="boolean"){let f={instancePath:i+"/conformance/checks/"+q+"/is\
Must",schemaPath:"#/properties/conformance/properties/checks/items/properties/isMust/type",keyword:"type",params:{type:"boolean"}};e===null?e=[f]:e.push(f),r++}
if(x.failed!==void 0){let f=x.failed;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){let w={instancePath:i+"/conformance/checks/"+q+"/failed",schemaPath:"\
#/properties/conformance/properties/checks/items/properties/failed/type",keyword:"type",params:{type:"integer"}};e===null?e=[w]:e.push(w),r++}if(typeof f=="numb\
er"&&isFinite(f)&&(f<0||isNaN(f))){let w={instancePath:i+"/conformance/checks/"+q+"/failed",schemaPath:"#/properties/conformance/properties/checks/items/propert\
ies/failed/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[w]:e.push(w),r++}}if(x.of!==void 0){let f=x.of;if(!(typeof f=="number"&&!(f%
1)&&!isNaN(f)&&isFinite(f))){let w={instancePath:i+"/conformance/checks/"+q+"/of",schemaPath:"#/properties/conformance/properties/checks/items/properties/of/typ\
e",keyword:"type",params:{type:"integer"}};e===null?e=[w]:e.push(w),r++}if(typeof f=="number"&&isFinite(f)&&(f<0||isNaN(f))){let w={instancePath:i+"/conformance\
/checks/"+q+"/of",schemaPath:"#/properties/conformance/properties/checks/items/properties/of/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?
e=[w]:e.push(w),r++}}if(x.seen!==void 0){let f=x.seen;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){let w={instancePath:i+"/conformance/checks/"+q+"\
/seen",schemaPath:"#/properties/conformance/properties/checks/items/properties/seen/type",keyword:"type",params:{type:"integer"}};e===null?e=[w]:e.push(w),r++}if(typeof f==
"number"&&isFinite(f)&&(f<0||isNaN(f))){let w={instancePath:i+"/conformance/checks/"+q+"/seen",schemaPath:"#/properties/conformance/properties/checks/items/prop\
erties/seen/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[w]:e.push(w),r++}}if(x.firstSeconds!==void 0){let f=x.firstSeconds;if(!(typeof f==
"number"&&isFinite(f))){let w={instancePath:i+"/conformance/checks/"+q+"/firstSeconds",schemaPath:"#/properties/conformance/properties/checks/items/properties/f\
irstSeconds/type",keyword:"type",params:{type:"number"}};e===null?e=[w]:e.push(w),r++}}if(x.lastSeconds!==void 0){let f=x.lastSeconds;if(!(typeof f=="number"&&isFinite(
f))){let w={instancePath:i+"/conformance/checks/"+q+"/lastSeconds",schemaPath:"#/properties/conformance/properties/checks/items/properties/lastSeconds/type",keyword:"\
type",params:{type:"number"}};e===null?e=[w]:e.push(w),r++}}if(x.inFlightLeast!==void 0){let f=x.inFlightLeast;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(
f))){let w={instancePath:i+"/conformance/checks/"+q+"/inFlightLeast",schemaPath:"#/properties/conformance/properties/checks/items/properties/inFlightLeast/type",
keyword:"type",params:{type:"integer"}};e===null?e=[w]:e.push(w),r++}if(typeof f=="number"&&isFinite(f)&&(f<0||isNaN(f))){let w={instancePath:i+"/conformance/ch\
ecks/"+q+"/inFlightLeast",schemaPath:"#/properties/conformance/properties/checks/items/properties/inFlightLeast/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0}};e===null?e=[w]:e.push(w),r++}}if(x.inFlightMost!==void 0){let f=x.inFlightMost;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){let w={instancePath:i+
"/conformance/checks/"+q+"/inFlightMost",schemaPath:"#/properties/conformance/properties/checks/items/properties/inFlightMost/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[w]:e.push(w),r++}if(typeof f=="number"&&isFinite(f)&&(f<0||isNaN(f))){let w={instancePath:i+"/conformance/checks/"+q+"/inFlightMost",schemaPath:"\
#/properties/conformance/properties/checks/items/properties/inFlightMost/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[w]:e.push(w),r++}}
if(x.quiet!==void 0){let f=x.quiet;if(!(f==="passes"||f==="fails"||f==="unknown")){let w={instancePath:i+"/conformance/checks/"+q+"/quiet",schemaPath:"#/propert\
ies/conformance/properties/checks/items/properties/quiet/enum",keyword:"enum",params:{allowedValues:K.properties.conformance.properties.checks.items.properties.
quiet.enum}};e===null?e=[w]:e.push(w),r++}}if(x.example!==void 0){let f=x.example;if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.request===void 0){let w={instancePath:i+
"/conformance/checks/"+q+"/example",schemaPath:"#/properties/conformance/properties/checks/items/properties/example/required",keyword:"required",params:{missingProperty:"\
request"}};e===null?e=[w]:e.push(w),r++}if(f.at===void 0){let w={instancePath:i+"/conformance/checks/"+q+"/example",schemaPath:"#/properties/conformance/propert\
ies/checks/items/properties/example/required",keyword:"required",params:{missingProperty:"at"}};e===null?e=[w]:e.push(w),r++}if(f.expected===void 0){let w={instancePath:i+
"/conformance/checks/"+q+"/example",schemaPath:"#/properties/conformance/properties/checks/items/properties/example/required",keyword:"required",params:{missingProperty:"\
expected"}};e===null?e=[w]:e.push(w),r++}if(f.received===void 0){let w={instancePath:i+"/conformance/checks/"+q+"/example",schemaPath:"#/properties/conformance/\
properties/checks/items/properties/example/required",keyword:"required",params:{missingProperty:"received"}};e===null?e=[w]:e.push(w),r++}for(let w in f)if(!(w===
"request"||w==="at"||w==="expected"||w==="received")){let S={instancePath:i+"/conformance/checks/"+q+"/example",schemaPath:"#/properties/conformance/properties/\
checks/items/properties/example/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:w}};e===null?e=[S]:e.push(S),r++}if(f.request!==
void 0){let w=f.request;if(!(typeof w=="number"&&!(w%1)&&!isNaN(w)&&isFinite(w))){let S={instancePath:i+"/conformance/checks/"+q+"/example/request",schemaPath:"\
#/properties/conformance/properties/checks/items/properties/example/properties/request/type",keyword:"type",params:{type:"integer"}};e===null?e=[S]:e.push(S),r++}
if(typeof w=="number"&&isFinite(w)&&(w<0||isNaN(w))){let S={instancePath:i+"/conformance/checks/"+q+"/example/request",schemaPath:"#/properties/conformance/prop\
erties/checks/items/properties/example/properties/request/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[S]:e.push(S),r++}}if(f.at!==void 0&&
typeof f.at!="string"){let w={instancePath:i+"/conformance/checks/"+q+"/example/at",schemaPath:"#/properties/conformance/properties/checks/items/properties/exam\
ple/properties/at/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),r++}if(f.expected!==void 0&&typeof f.expected!="string"){let w={instancePath:i+
"/conformance/checks/"+q+"/example/expected",schemaPath:"#/properties/conformance/properties/checks/items/properties/example/properties/expected/type",keyword:"\
type",params:{type:"string"}};e===null?e=[w]:e.push(w),r++}if(f.received!==void 0&&typeof f.received!="string"){let w={instancePath:i+"/conformance/checks/"+q+"\
/example/received",schemaPath:"#/properties/conformance/properties/checks/items/properties/example/properties/received/type",keyword:"type",params:{type:"string"}};
e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:i+"/conformance/checks/"+q+"/example",schemaPath:"#/properties/conformance/properties/checks/items/proper\
ties/example/type",keyword:"type",params:{type:"object"}};e===null?e=[w]:e.push(w),r++}}}else{let f={instancePath:i+"/conformance/checks/"+q,schemaPath:"#/prope\
rties/conformance/properties/checks/items/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}}else{let m={instancePath:i+"/conformance/c\
hecks",schemaPath:"#/properties/conformance/properties/checks/type",keyword:"type",params:{type:"array"}};e===null?e=[m]:e.push(m),r++}}if(p.leaks!==void 0){let a=p.
leaks;if(Array.isArray(a)){let m=a.length;for(let q=0;q<m;q++){let x=a[q];if(x&&typeof x=="object"&&!Array.isArray(x)){if(x.request===void 0){let f={instancePath:i+
"/conformance/leaks/"+q,schemaPath:"#/properties/conformance/properties/leaks/items/required",keyword:"required",params:{missingProperty:"request"}};e===null?e=
[f]:e.push(f),r++}if(x.other===void 0){let f={instancePath:i+"/conformance/leaks/"+q,schemaPath:"#/properties/conformance/properties/leaks/items/required",keyword:"\
required",params:{missingProperty:"other"}};e===null?e=[f]:e.push(f),r++}if(x.atSeconds===void 0){let f={instancePath:i+"/conformance/leaks/"+q,schemaPath:"#/pr\
operties/conformance/properties/leaks/items/required",keyword:"required",params:{missingProperty:"atSeconds"}};e===null?e=[f]:e.push(f),r++}if(x.inFlight===void 0){
let f={instancePath:i+"/conformance/leaks/"+q,schemaPath:"#/properties/conformance/properties/leaks/items/required",keyword:"required",params:{missingProperty:"\
inFlight"}};e===null?e=[f]:e.push(f),r++}if(x.asked===void 0){let f={instancePath:i+"/conformance/leaks/"+q,schemaPath:"#/properties/conformance/properties/leak\
s/items/required",keyword:"required",params:{missingProperty:"asked"}};e===null?e=[f]:e.push(f),r++}if(x.said===void 0){let f={instancePath:i+"/conformance/leak\
s/"+q,schemaPath:"#/properties/conformance/properties/leaks/items/required",keyword:"required",params:{missingProperty:"said"}};e===null?e=[f]:e.push(f),r++}if(x.
otherAsked===void 0){let f={instancePath:i+"/conformance/leaks/"+q,schemaPath:"#/properties/conformance/properties/leaks/items/required",keyword:"required",params:{
missingProperty:"otherAsked"}};e===null?e=[f]:e.push(f),r++}if(x.otherSaid===void 0){let f={instancePath:i+"/conformance/leaks/"+q,schemaPath:"#/properties/conf\
ormance/properties/leaks/items/required",keyword:"required",params:{missingProperty:"otherSaid"}};e===null?e=[f]:e.push(f),r++}for(let f in x)if(!(f==="request"||
f==="other"||f==="atSeconds"||f==="inFlight"||f==="asked"||f==="said"||f==="otherAsked"||f==="otherSaid")){let w={instancePath:i+"/conformance/leaks/"+q,schemaPath:"\
#/properties/conformance/properties/leaks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[w]:e.push(w),r++}
if(x.request!==void 0){let f=x.request;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){let w={instancePath:i+"/conformance/leaks/"+q+"/request",schemaPath:"\
#/properties/conformance/properties/leaks/items/properties/request/type",keyword:"type",params:{type:"integer"}};e===null?e=[w]:e.push(w),r++}if(typeof f=="numb\
er"&&isFinite(f)&&(f<0||isNaN(f))){let w={instancePath:i+"/conformance/leaks/"+q+"/request",schemaPath:"#/properties/conformance/properties/leaks/items/properti\
es/request/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[w]:e.push(w),r++}}if(x.other!==void 0){let f=x.other;if(!(typeof f=="number"&&
!(f%1)&&!isNaN(f)&&isFinite(f))){let w={instancePath:i+"/conformance/leaks/"+q+"/other",schemaPath:"#/properties/conformance/properties/leaks/items/properties/o\
ther/type",keyword:"type",params:{type:"integer"}};e===null?e=[w]:e.push(w),r++}if(typeof f=="number"&&isFinite(f)&&(f<0||isNaN(f))){let w={instancePath:i+"/con\
formance/leaks/"+q+"/other",schemaPath:"#/properties/conformance/properties/leaks/items/properties/other/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[w]:e.push(w),r++}}if(x.atSeconds!==void 0){let f=x.atSeconds;if(!(typeof f=="number"&&isFinite(f))){let w={instancePath:i+"/conformance/leaks/"+q+"/\
atSeconds",schemaPath:"#/properties/conformance/properties/leaks/items/properties/atSeconds/type",keyword:"type",params:{type:"number"}};e===null?e=[w]:e.push(w),
r++}}if(x.inFlight!==void 0){let f=x.inFlight;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){let w={instancePath:i+"/conformance/leaks/"+q+"/inFlight",
schemaPath:"#/properties/conformance/properties/leaks/items/properties/inFlight/type",keyword:"type",params:{type:"integer"}};e===null?e=[w]:e.push(w),r++}if(typeof f==
"number"&&isFinite(f)&&(f<0||isNaN(f))){let w={instancePath:i+"/conformance/leaks/"+q+"/inFlight",schemaPath:"#/properties/conformance/properties/leaks/items/pr\
operties/inFlight/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[w]:e.push(w),r++}}if(x.asked!==void 0&&typeof x.asked!="string"){let f={
instancePath:i+"/conformance/leaks/"+q+"/asked",schemaPath:"#/properties/conformance/properties/leaks/items/properties/asked/type",keyword:"type",params:{type:"\
string"}};e===null?e=[f]:e.push(f),r++}if(x.said!==void 0&&typeof x.said!="string"){let f={instancePath:i+"/conformance/leaks/"+q+"/said",schemaPath:"#/properti\
es/conformance/properties/leaks/items/properties/said/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(x.otherAsked!==void 0){let f=x.
otherAsked;if(typeof f!="string"&&f!==null){let w={instancePath:i+"/conformance/leaks/"+q+"/otherAsked",schemaPath:"#/properties/conformance/properties/leaks/it\
ems/properties/otherAsked/type",keyword:"type",params:{type:K.properties.conformance.properties.leaks.items.properties.otherAsked.type}};e===null?e=[w]:e.push(w),
r++}}if(x.otherSaid!==void 0){let f=x.otherSaid;if(typeof f!="string"&&f!==null){let w={instancePath:i+"/conformance/leaks/"+q+"/otherSaid",schemaPath:"#/proper\
ties/conformance/properties/leaks/items/properties/otherSaid/type",keyword:"type",params:{type:K.properties.conformance.properties.leaks.items.properties.otherSaid.
type}};e===null?e=[w]:e.push(w),r++}}}else{let f={instancePath:i+"/conformance/leaks/"+q,schemaPath:"#/properties/conformance/properties/leaks/items/type",keyword:"\
type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}}else{let m={instancePath:i+"/conformance/leaks",schemaPath:"#/properties/conformance/properties/lea\
ks/type",keyword:"type",params:{type:"array"}};e===null?e=[m]:e.push(m),r++}}if(p.leakCount!==void 0){let a=p.leakCount;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a))){let m={instancePath:i+"/conformance/leakCount",schemaPath:"#/properties/conformance/properties/leakCount/type",keyword:"type",params:{type:"in\
teger"}};e===null?e=[m]:e.push(m),r++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let m={instancePath:i+"/conformance/leakCount",schemaPath:"#/properti\
es/conformance/properties/leakCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),r++}}if(p.quiet!==void 0){let a=p.quiet,
m=r,q=!1,x=r;if(a!==null){let w={instancePath:i+"/conformance/quiet",schemaPath:"#/properties/conformance/properties/quiet/anyOf/0/type",keyword:"type",params:{
type:"null"}};e===null?e=[w]:e.push(w),r++}var h=x===r;q=q||h;let f=r;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.from===void 0){let w={instancePath:i+"/c\
onformance/quiet",schemaPath:"#/properties/conformance/properties/quiet/anyOf/1/required",keyword:"required",params:{missingProperty:"from"}};e===null?e=[w]:e.push(
w),r++}if(a.answers===void 0){let w={instancePath:i+"/conformance/quiet",schemaPath:"#/properties/conformance/properties/quiet/anyOf/1/required",keyword:"requir\
ed",params:{missingProperty:"answers"}};e===null?e=[w]:e.push(w),r++}for(let w in a)if(!(w==="from"||w==="answers")){let S={instancePath:i+"/conformance/quiet",
schemaPath:"#/properties/conformance/properties/quiet/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:w}};e===null?e=[S]:
e.push(S),r++}if(a.from!==void 0){let w=a.from;if(!(w==="run"||w==="baseline")){let S={instancePath:i+"/conformance/quiet/from",schemaPath:"#/properties/conform\
ance/properties/quiet/anyOf/1/properties/from/enum",keyword:"enum",params:{allowedValues:K.properties.conformance.properties.quiet.anyOf[1].properties.from.enum}};
e===null?e=[S]:e.push(S),r++}}if(a.answers!==void 0){let w=a.answers;if(!(typeof w=="number"&&!(w%1)&&!isNaN(w)&&isFinite(w))){let S={instancePath:i+"/conforman\
ce/quiet/answers",schemaPath:"#/properties/conformance/properties/quiet/anyOf/1/properties/answers/type",keyword:"type",params:{type:"integer"}};e===null?e=[S]:
e.push(S),r++}if(typeof w=="number"&&isFinite(w)&&(w<0||isNaN(w))){let S={instancePath:i+"/conformance/quiet/answers",schemaPath:"#/properties/conformance/prope\
rties/quiet/anyOf/1/properties/answers/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[S]:e.push(S),r++}}}else{let w={instancePath:i+"/\
conformance/quiet",schemaPath:"#/properties/conformance/properties/quiet/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[w]:e.push(w),r++}var h=f===
r;if(q=q||h,q)r=m,e!==null&&(m?e.length=m:e=null);else{let w={instancePath:i+"/conformance/quiet",schemaPath:"#/properties/conformance/properties/quiet/anyOf",keyword:"\
anyOf",params:{}};e===null?e=[w]:e.push(w),r++}}}else{let a={instancePath:i+"/conformance",schemaPath:"#/properties/conformance/type",keyword:"type",params:{type:"\
object"}};e===null?e=[a]:e.push(a),r++}}if(s.series!==void 0){let p=s.series,a=r,m=!1,q=r;if(p!==null){let f={instancePath:i+"/series",schemaPath:"#/properties/\
series/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[f]:e.push(f),r++}var t=q===r;m=m||t;let x=r;Fe(p,{instancePath:i+"/series",parentData:s,parentDataProperty:"\
series",rootData:k,dynamicAnchors:b})||(e=e===null?Fe.errors:e.concat(Fe.errors),r=e.length);var t=x===r;if(m=m||t,m)r=a,e!==null&&(a?e.length=a:e=null);else{let f={
instancePath:i+"/series",schemaPath:"#/properties/series/anyOf",keyword:"anyOf",params:{}};e===null?e=[f]:e.push(f),r++}}if(s.slo!==void 0){let p=s.slo;if(Array.
isArray(p)){let a=p.length;for(let m=0;m<a;m++){let q=p[m];if(q&&typeof q=="object"&&!Array.isArray(q)){if(q.slo===void 0){let x={instancePath:i+"/slo/"+m,schemaPath:"\
#/properties/slo/items/required",keyword:"required",params:{missingProperty:"slo"}};e===null?e=[x]:e.push(x),r++}if(q.metric===void 0){let x={instancePath:i+"/s\
lo/"+m,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"metric"}};e===null?e=[x]:e.push(x),r++}if(q.op===void 0){let x={
instancePath:i+"/slo/"+m,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"op"}};e===null?e=[x]:e.push(x),r++}if(q.threshold===
void 0){let x={instancePath:i+"/slo/"+m,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"threshold"}};e===null?e=[x]:e.push(
x),r++}if(q.unit===void 0){let x={instancePath:i+"/slo/"+m,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"unit"}};e===
null?e=[x]:e.push(x),r++}if(q.actual===void 0){let x={instancePath:i+"/slo/"+m,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{missingProperty:"\
actual"}};e===null?e=[x]:e.push(x),r++}if(q.ok===void 0){let x={instancePath:i+"/slo/"+m,schemaPath:"#/properties/slo/items/required",keyword:"required",params:{
missingProperty:"ok"}};e===null?e=[x]:e.push(x),r++}if(q.reason===void 0){let x={instancePath:i+"/slo/"+m,schemaPath:"#/properties/slo/items/required",keyword:"\
required",params:{missingProperty:"reason"}};e===null?e=[x]:e.push(x),r++}for(let x in q)if(!X.call(K.properties.slo.items.properties,x)){let f={instancePath:i+
"/slo/"+m,schemaPath:"#/properties/slo/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:x}};e===null?e=[f]:e.push(f),r++}if(q.
slo!==void 0){let x=q.slo;if(typeof x=="string"){if(U(x)<1){let f={instancePath:i+"/slo/"+m+"/slo",schemaPath:"#/properties/slo/items/properties/slo/minLength",
keyword:"minLength",params:{limit:1}};e===null?e=[f]:e.push(f),r++}if(!ae.test(x)){let f={instancePath:i+"/slo/"+m+"/slo",schemaPath:"#/properties/slo/items/pro\
perties/slo/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:i+"/slo/"+m+"/slo",schemaPath:"#/pro\
perties/slo/items/properties/slo/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}}if(q.metric!==void 0){let x=q.metric;if(typeof x=="s\
tring"){if(U(x)<1){let f={instancePath:i+"/slo/"+m+"/metric",schemaPath:"#/properties/slo/items/properties/metric/minLength",keyword:"minLength",params:{limit:1}};
e===null?e=[f]:e.push(f),r++}if(!ae.test(x)){let f={instancePath:i+"/slo/"+m+"/metric",schemaPath:"#/properties/slo/items/properties/metric/pattern",keyword:"pa\
ttern",params:{pattern:"^[^\\n]*$"}};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:i+"/slo/"+m+"/metric",schemaPath:"#/properties/slo/items/properties/\
metric/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}}if(q.op!==void 0){let x=q.op;if(!(x==="<"||x==="<="||x===">"||x===">=")){let f={
instancePath:i+"/slo/"+m+"/op",schemaPath:"#/properties/slo/items/properties/op/enum",keyword:"enum",params:{allowedValues:K.properties.slo.items.properties.op.
enum}};e===null?e=[f]:e.push(f),r++}}if(q.threshold!==void 0){let x=q.threshold;if(typeof x=="number"&&isFinite(x)){if(x<0||isNaN(x)){let f={instancePath:i+"/sl\
o/"+m+"/threshold",schemaPath:"#/properties/slo/items/properties/threshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[f]:e.push(f),
r++}}else{let f={instancePath:i+"/slo/"+m+"/threshold",schemaPath:"#/properties/slo/items/properties/threshold/type",keyword:"type",params:{type:"number"}};e===
null?e=[f]:e.push(f),r++}}if(q.unit!==void 0){let x=q.unit;if(!(x==="ms"||x==="share"||x==="per-second")){let f={instancePath:i+"/slo/"+m+"/unit",schemaPath:"#/\
properties/slo/items/properties/unit/enum",keyword:"enum",params:{allowedValues:K.properties.slo.items.properties.unit.enum}};e===null?e=[f]:e.push(f),r++}}if(q.
actual!==void 0){let x=q.actual;if(!(typeof x=="number"&&isFinite(x))&&x!==null){let f={instancePath:i+"/slo/"+m+"/actual",schemaPath:"#/properties/slo/items/pr\
operties/actual/type",keyword:"type",params:{type:K.properties.slo.items.properties.actual.type}};e===null?e=[f]:e.push(f),r++}if(typeof x=="number"&&isFinite(x)&&
(x<0||isNaN(x))){let f={instancePath:i+"/slo/"+m+"/actual",schemaPath:"#/properties/slo/items/properties/actual/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0}};e===null?e=[f]:e.push(f),r++}}if(q.ok!==void 0){let x=q.ok;if(typeof x!="boolean"&&x!==null){let f={instancePath:i+"/slo/"+m+"/ok",schemaPath:"#/pr\
operties/slo/items/properties/ok/type",keyword:"type",params:{type:K.properties.slo.items.properties.ok.type}};e===null?e=[f]:e.push(f),r++}}if(q.ci!==void 0){let x=q.
ci;if(!(x&&typeof x=="object"&&!Array.isArray(x))&&x!==null){let f={instancePath:i+"/slo/"+m+"/ci",schemaPath:"#/properties/slo/items/properties/ci/type",keyword:"\
type",params:{type:K.properties.slo.items.properties.ci.type}};e===null?e=[f]:e.push(f),r++}if(x&&typeof x=="object"&&!Array.isArray(x)){if(x.low===void 0){let f={
instancePath:i+"/slo/"+m+"/ci",schemaPath:"#/properties/slo/items/properties/ci/required",keyword:"required",params:{missingProperty:"low"}};e===null?e=[f]:e.push(
f),r++}if(x.high===void 0){let f={instancePath:i+"/slo/"+m+"/ci",schemaPath:"#/properties/slo/items/properties/ci/required",keyword:"required",params:{missingProperty:"\
high"}};e===null?e=[f]:e.push(f),r++}for(let f in x)if(!(f==="low"||f==="high")){let w={instancePath:i+"/slo/"+m+"/ci",schemaPath:"#/properties/slo/items/proper\
ties/ci/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[w]:e.push(w),r++}if(x.low!==void 0){let f=x.low;if(!(typeof f==
"number"&&isFinite(f))&&f!==null){let w={instancePath:i+"/slo/"+m+"/ci/low",schemaPath:"#/properties/slo/items/properties/ci/properties/low/type",keyword:"type",
params:{type:K.properties.slo.items.properties.ci.properties.low.type}};e===null?e=[w]:e.push(w),r++}}if(x.high!==void 0){let f=x.high;if(!(typeof f=="number"&&
isFinite(f))&&f!==null){let w={instancePath:i+"/slo/"+m+"/ci/high",schemaPath:"#/properties/slo/items/properties/ci/properties/high/type",keyword:"type",params:{
type:K.properties.slo.items.properties.ci.properties.high.type}};e===null?e=[w]:e.push(w),r++}}}}if(q.reason!==void 0){let x=q.reason;if(typeof x!="string"&&x!==
null){let f={instancePath:i+"/slo/"+m+"/reason",schemaPath:"#/properties/slo/items/properties/reason/type",keyword:"type",params:{type:K.properties.slo.items.properties.
reason.type}};e===null?e=[f]:e.push(f),r++}}}else{let x={instancePath:i+"/slo/"+m,schemaPath:"#/properties/slo/items/type",keyword:"type",params:{type:"object"}};
e===null?e=[x]:e.push(x),r++}}}else{let a={instancePath:i+"/slo",schemaPath:"#/properties/slo/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(
a),r++}}if(s.scenario!==void 0){let p=s.scenario;if(typeof p=="string"){if(U(p)<1){let a={instancePath:i+"/scenario",schemaPath:"#/properties/scenario/minLength",
keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),r++}if(!ae.test(p)){let a={instancePath:i+"/scenario",schemaPath:"#/properties/scenario/pattern",
keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/scenario",schemaPath:"#/properties/scenario/type",keyword:"\
type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}if(s.suite!==void 0){let p=s.suite;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.version===void 0){
let a={instancePath:i+"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"version"}};e===null?e=[a]:e.push(a),r++}for(let a in p)
if(a!=="version"){let m={instancePath:i+"/suite",schemaPath:"#/properties/suite/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};
e===null?e=[m]:e.push(m),r++}if(p.version!==void 0){let a=p.version;if(typeof a=="string"){if(U(a)<1){let m={instancePath:i+"/suite/version",schemaPath:"#/prope\
rties/suite/properties/version/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[m]:e.push(m),r++}if(!ae.test(a)){let m={instancePath:i+"/suite/versi\
on",schemaPath:"#/properties/suite/properties/version/pattern",keyword:"pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+
"/suite/version",schemaPath:"#/properties/suite/properties/version/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}}}else{let a={instancePath:i+
"/suite",schemaPath:"#/properties/suite/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.target!==void 0){let p=s.target;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.baseUrl===void 0){let a={instancePath:i+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty:"\
baseUrl"}};e===null?e=[a]:e.push(a),r++}if(p.model===void 0){let a={instancePath:i+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{
missingProperty:"model"}};e===null?e=[a]:e.push(a),r++}for(let a in p)if(!(a==="isEmbedded"||a==="baseUrl"||a==="model")){let m={instancePath:i+"/target",schemaPath:"\
#/properties/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[m]:e.push(m),r++}if(p.isEmbedded!==void 0&&p.
isEmbedded!==!0){let a={instancePath:i+"/target/isEmbedded",schemaPath:"#/properties/target/properties/isEmbedded/const",keyword:"const",params:{allowedValue:!0}};
e===null?e=[a]:e.push(a),r++}if(p.baseUrl!==void 0){let a=p.baseUrl;if(typeof a=="string"){if(!ri.test(a)){let m={instancePath:i+"/target/baseUrl",schemaPath:"#\
/properties/target/properties/baseUrl/pattern",keyword:"pattern",params:{pattern:"^https?://"}};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/targe\
t/baseUrl",schemaPath:"#/properties/target/properties/baseUrl/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}}if(p.model!==void 0){let a=p.
model;if(typeof a=="string"){if(U(a)<1){let m={instancePath:i+"/target/model",schemaPath:"#/properties/target/properties/model/minLength",keyword:"minLength",params:{
limit:1}};e===null?e=[m]:e.push(m),r++}if(!ae.test(a)){let m={instancePath:i+"/target/model",schemaPath:"#/properties/target/properties/model/pattern",keyword:"\
pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/target/model",schemaPath:"#/properties/target/properties/model\
/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}}}else{let a={instancePath:i+"/target",schemaPath:"#/properties/target/type",keyword:"\
type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.workload!==void 0&&(Te(s.workload,{instancePath:i+"/workload",parentData:s,parentDataProperty:"\
workload",rootData:k,dynamicAnchors:b})||(e=e===null?Te.errors:e.concat(Te.errors),r=e.length)),s.schedule!==void 0){let p=s.schedule;if(p&&typeof p=="object"&&
!Array.isArray(p)){if(p.seed===void 0){let a={instancePath:i+"/schedule",schemaPath:"#/properties/schedule/required",keyword:"required",params:{missingProperty:"\
seed"}};e===null?e=[a]:e.push(a),r++}if(p.sha256===void 0){let a={instancePath:i+"/schedule",schemaPath:"#/properties/schedule/required",keyword:"required",params:{
missingProperty:"sha256"}};e===null?e=[a]:e.push(a),r++}for(let a in p)if(!(a==="seed"||a==="sha256")){let m={instancePath:i+"/schedule",schemaPath:"#/propertie\
s/schedule/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[m]:e.push(m),r++}if(p.seed!==void 0&&typeof p.seed!="\
string"){let a={instancePath:i+"/schedule/seed",schemaPath:"#/properties/schedule/properties/seed/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.
push(a),r++}if(p.sha256!==void 0){let a=p.sha256;if(typeof a=="string"){if(!Ls.test(a)){let m={instancePath:i+"/schedule/sha256",schemaPath:"#/properties/schedu\
le/properties/sha256/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/schedule/sha256",schemaPath:"\
#/properties/schedule/properties/sha256/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}}}else{let a={instancePath:i+"/schedule",schemaPath:"\
#/properties/schedule/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.instrument!==void 0){let p=s.instrument;if(p&&typeof p=="o\
bject"&&!Array.isArray(p)){if(p.note===void 0){let a={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"\
note"}};e===null?e=[a]:e.push(a),r++}if(p.engine===void 0){let a={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",
params:{missingProperty:"engine"}};e===null?e=[a]:e.push(a),r++}if(p.cpuShare===void 0){let a={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/\
required",keyword:"required",params:{missingProperty:"cpuShare"}};e===null?e=[a]:e.push(a),r++}if(p.memory===void 0){let a={instancePath:i+"/instrument",schemaPath:"\
#/properties/instrument/required",keyword:"required",params:{missingProperty:"memory"}};e===null?e=[a]:e.push(a),r++}if(p.ttftErrorMs===void 0){let a={instancePath:i+
"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"ttftErrorMs"}};e===null?e=[a]:e.push(a),r++}if(p.gapErrorMs===
void 0){let a={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"gapErrorMs"}};e===null?e=[
a]:e.push(a),r++}if(p.errorsMs===void 0){let a={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"\
errorsMs"}};e===null?e=[a]:e.push(a),r++}if(p.scheduleLagMs===void 0){let a={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"\
required",params:{missingProperty:"scheduleLagMs"}};e===null?e=[a]:e.push(a),r++}if(p.verdict===void 0){let a={instancePath:i+"/instrument",schemaPath:"#/proper\
ties/instrument/required",keyword:"required",params:{missingProperty:"verdict"}};e===null?e=[a]:e.push(a),r++}if(p.reasons===void 0){let a={instancePath:i+"/ins\
trument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"reasons"}};e===null?e=[a]:e.push(a),r++}if(p.marked===void 0){
let a={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"marked"}};e===null?e=[a]:e.push(a),
r++}if(p.k6ExitCode===void 0){let a={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty:"k6Ex\
itCode"}};e===null?e=[a]:e.push(a),r++}for(let a in p)if(!X.call(K.properties.instrument.properties,a)){let m={instancePath:i+"/instrument",schemaPath:"#/proper\
ties/instrument/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[m]:e.push(m),r++}if(p.note!==void 0){let a=p.note;
if(typeof a=="string"){if(U(a)<1){let m={instancePath:i+"/instrument/note",schemaPath:"#/properties/instrument/properties/note/minLength",keyword:"minLength",params:{
limit:1}};e===null?e=[m]:e.push(m),r++}if(!ae.test(a)){let m={instancePath:i+"/instrument/note",schemaPath:"#/properties/instrument/properties/note/pattern",keyword:"\
pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/instrument/note",schemaPath:"#/properties/instrument/propertie\
s/note/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}}if(p.engine!==void 0){let a=p.engine;if(typeof a=="string"){if(U(a)<1){let m={
instancePath:i+"/instrument/engine",schemaPath:"#/properties/instrument/properties/engine/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[m]:e.push(
m),r++}if(!ae.test(a)){let m={instancePath:i+"/instrument/engine",schemaPath:"#/properties/instrument/properties/engine/pattern",keyword:"pattern",params:{pattern:"\
^[^\\n]*$"}};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/instrument/engine",schemaPath:"#/properties/instrument/properties/engine/type",keyword:"\
type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}}if(p.cpuShare!==void 0){let a=p.cpuShare;if(!(typeof a=="number"&&isFinite(a))&&a!==null){let m={instancePath:i+
"/instrument/cpuShare",schemaPath:"#/properties/instrument/properties/cpuShare/type",keyword:"type",params:{type:K.properties.instrument.properties.cpuShare.type}};
e===null?e=[m]:e.push(m),r++}if(typeof a=="number"&&isFinite(a)){if(a>1||isNaN(a)){let m={instancePath:i+"/instrument/cpuShare",schemaPath:"#/properties/instrum\
ent/properties/cpuShare/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[m]:e.push(m),r++}if(a<0||isNaN(a)){let m={instancePath:i+"/inst\
rument/cpuShare",schemaPath:"#/properties/instrument/properties/cpuShare/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),r++}}}
if(p.memory!==void 0){let a=p.memory;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null){let m={instancePath:i+"/instrument/memory",schemaPath:"#/properti\
es/instrument/properties/memory/type",keyword:"type",params:{type:K.properties.instrument.properties.memory.type}};e===null?e=[m]:e.push(m),r++}if(a&&typeof a==
"object"&&!Array.isArray(a)){if(a.peakMiB===void 0){let m={instancePath:i+"/instrument/memory",schemaPath:"#/properties/instrument/properties/memory/required",keyword:"\
required",params:{missingProperty:"peakMiB"}};e===null?e=[m]:e.push(m),r++}if(a.earlyMiB===void 0){let m={instancePath:i+"/instrument/memory",schemaPath:"#/prop\
erties/instrument/properties/memory/required",keyword:"required",params:{missingProperty:"earlyMiB"}};e===null?e=[m]:e.push(m),r++}if(a.lateMiB===void 0){let m={
instancePath:i+"/instrument/memory",schemaPath:"#/properties/instrument/properties/memory/required",keyword:"required",params:{missingProperty:"lateMiB"}};e===null?
e=[m]:e.push(m),r++}for(let m in a)if(!(m==="peakMiB"||m==="earlyMiB"||m==="lateMiB")){let q={instancePath:i+"/instrument/memory",schemaPath:"#/properties/instr\
ument/properties/memory/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}};e===null?e=[q]:e.push(q),r++}if(a.peakMiB!==void 0){
let m=a.peakMiB;if(typeof m=="number"&&isFinite(m)){if(m<0||isNaN(m)){let q={instancePath:i+"/instrument/memory/peakMiB",schemaPath:"#/properties/instrument/pro\
perties/memory/properties/peakMiB/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[q]:e.push(q),r++}}else{let q={instancePath:i+"/instru\
ment/memory/peakMiB",schemaPath:"#/properties/instrument/properties/memory/properties/peakMiB/type",keyword:"type",params:{type:"number"}};e===null?e=[q]:e.push(
q),r++}}if(a.earlyMiB!==void 0){let m=a.earlyMiB;if(typeof m=="number"&&isFinite(m)){if(m<0||isNaN(m)){let q={instancePath:i+"/instrument/memory/earlyMiB",schemaPath:"\
#/properties/instrument/properties/memory/properties/earlyMiB/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[q]:e.push(q),r++}}else{let q={
instancePath:i+"/instrument/memory/earlyMiB",schemaPath:"#/properties/instrument/properties/memory/properties/earlyMiB/type",keyword:"type",params:{type:"number"}};
e===null?e=[q]:e.push(q),r++}}if(a.lateMiB!==void 0){let m=a.lateMiB;if(typeof m=="number"&&isFinite(m)){if(m<0||isNaN(m)){let q={instancePath:i+"/instrument/me\
mory/lateMiB",schemaPath:"#/properties/instrument/properties/memory/properties/lateMiB/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[
q]:e.push(q),r++}}else{let q={instancePath:i+"/instrument/memory/lateMiB",schemaPath:"#/properties/instrument/properties/memory/properties/lateMiB/type",keyword:"\
type",params:{type:"number"}};e===null?e=[q]:e.push(q),r++}}}}if(p.ttftErrorMs!==void 0){let a=p.ttftErrorMs,m=r,q=!1,x=r;if(a!==null){let w={instancePath:i+"/i\
nstrument/ttftErrorMs",schemaPath:"#/properties/instrument/properties/ttftErrorMs/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[w]:e.push(w),r++}
var u=x===r;q=q||u;let f=r;ie(a,{instancePath:i+"/instrument/ttftErrorMs",parentData:p,parentDataProperty:"ttftErrorMs",rootData:k,dynamicAnchors:b})||(e=e===null?
ie.errors:e.concat(ie.errors),r=e.length);var u=f===r;if(q=q||u,q)r=m,e!==null&&(m?e.length=m:e=null);else{let w={instancePath:i+"/instrument/ttftErrorMs",schemaPath:"\
#/properties/instrument/properties/ttftErrorMs/anyOf",keyword:"anyOf",params:{}};e===null?e=[w]:e.push(w),r++}}if(p.gapErrorMs!==void 0){let a=p.gapErrorMs,m=r,
q=!1,x=r;if(a!==null){let w={instancePath:i+"/instrument/gapErrorMs",schemaPath:"#/properties/instrument/properties/gapErrorMs/anyOf/0/type",keyword:"type",params:{
type:"null"}};e===null?e=[w]:e.push(w),r++}var $=x===r;q=q||$;let f=r;ie(a,{instancePath:i+"/instrument/gapErrorMs",parentData:p,parentDataProperty:"gapErrorMs",
rootData:k,dynamicAnchors:b})||(e=e===null?ie.errors:e.concat(ie.errors),r=e.length);var $=f===r;if(q=q||$,q)r=m,e!==null&&(m?e.length=m:e=null);else{let w={instancePath:i+
"/instrument/gapErrorMs",schemaPath:"#/properties/instrument/properties/gapErrorMs/anyOf",keyword:"anyOf",params:{}};e===null?e=[w]:e.push(w),r++}}if(p.errorsMs!==
void 0){let a=p.errorsMs;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let m in a){let q=r;if(typeof m=="string"&&!Wr.test(m)){let x={instancePath:i+"/instru\
ment/errorsMs",schemaPath:"#/properties/instrument/properties/errorsMs/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},propertyName:m};
e===null?e=[x]:e.push(x),r++}var F=q===r;if(!F){let x={instancePath:i+"/instrument/errorsMs",schemaPath:"#/properties/instrument/properties/errorsMs/propertyNam\
es",keyword:"propertyNames",params:{propertyName:m}};e===null?e=[x]:e.push(x),r++}}for(let m in a)ie(a[m],{instancePath:i+"/instrument/errorsMs/"+m.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:m,rootData:k,dynamicAnchors:b})||(e=e===null?ie.errors:e.concat(ie.errors),r=e.length)}else{let m={instancePath:i+
"/instrument/errorsMs",schemaPath:"#/properties/instrument/properties/errorsMs/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}}if(p.scheduleLagMs!==
void 0){let a=p.scheduleLagMs,m=r,q=!1,x=r;if(a!==null){let w={instancePath:i+"/instrument/scheduleLagMs",schemaPath:"#/properties/instrument/properties/schedul\
eLagMs/anyOf/0/type",keyword:"type",params:{type:"null"}};e===null?e=[w]:e.push(w),r++}var _=x===r;q=q||_;let f=r;ie(a,{instancePath:i+"/instrument/scheduleLagM\
s",parentData:p,parentDataProperty:"scheduleLagMs",rootData:k,dynamicAnchors:b})||(e=e===null?ie.errors:e.concat(ie.errors),r=e.length);var _=f===r;if(q=q||_,q)
r=m,e!==null&&(m?e.length=m:e=null);else{let w={instancePath:i+"/instrument/scheduleLagMs",schemaPath:"#/properties/instrument/properties/scheduleLagMs/anyOf",keyword:"\
anyOf",params:{}};e===null?e=[w]:e.push(w),r++}}if(p.verdict!==void 0){let a=p.verdict;if(!(a==="valid"||a==="suspect")){let m={instancePath:i+"/instrument/verd\
ict",schemaPath:"#/properties/instrument/properties/verdict/enum",keyword:"enum",params:{allowedValues:K.properties.instrument.properties.verdict.enum}};e===null?
e=[m]:e.push(m),r++}}if(p.reasons!==void 0){let a=p.reasons;if(Array.isArray(a)){let m=a.length;for(let q=0;q<m;q++){let x=a[q];if(typeof x=="string"){if(U(x)<1){
let f={instancePath:i+"/instrument/reasons/"+q,schemaPath:"#/properties/instrument/properties/reasons/items/minLength",keyword:"minLength",params:{limit:1}};e===
null?e=[f]:e.push(f),r++}if(!ae.test(x)){let f={instancePath:i+"/instrument/reasons/"+q,schemaPath:"#/properties/instrument/properties/reasons/items/pattern",keyword:"\
pattern",params:{pattern:"^[^\\n]*$"}};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:i+"/instrument/reasons/"+q,schemaPath:"#/properties/instrument/pro\
perties/reasons/items/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}}}else{let m={instancePath:i+"/instrument/reasons",schemaPath:"#\
/properties/instrument/properties/reasons/type",keyword:"type",params:{type:"array"}};e===null?e=[m]:e.push(m),r++}}if(p.marked!==void 0){let a=p.marked;if(Array.
isArray(a)){let m=a.length;for(let q=0;q<m;q++){let x=a[q];if(typeof x=="string"){if(!si.test(x)){let f={instancePath:i+"/instrument/marked/"+q,schemaPath:"#/pr\
operties/instrument/properties/marked/items/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]* (p50|p90|p95|p99|max)$"}};e===null?e=[f]:e.push(f),r++}}else{
let f={instancePath:i+"/instrument/marked/"+q,schemaPath:"#/properties/instrument/properties/marked/items/type",keyword:"type",params:{type:"string"}};e===null?
e=[f]:e.push(f),r++}}}else{let m={instancePath:i+"/instrument/marked",schemaPath:"#/properties/instrument/properties/marked/type",keyword:"type",params:{type:"a\
rray"}};e===null?e=[m]:e.push(m),r++}}if(p.k6ExitCode!==void 0){let a=p.k6ExitCode;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null){let m={instancePath:i+
"/instrument/k6ExitCode",schemaPath:"#/properties/instrument/properties/k6ExitCode/type",keyword:"type",params:{type:K.properties.instrument.properties.k6ExitCode.
type}};e===null?e=[m]:e.push(m),r++}}}else{let a={instancePath:i+"/instrument",schemaPath:"#/properties/instrument/type",keyword:"type",params:{type:"object"}};
e===null?e=[a]:e.push(a),r++}}if(s.startedAt!==void 0){let p=s.startedAt;if(typeof p=="string"){if(!ii.test(p)){let a={instancePath:i+"/startedAt",schemaPath:"#\
/properties/startedAt/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T[0-9:.]+Z$"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"\
/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}if(s.durationMs!==void 0){let p=s.durationMs;
if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let a={instancePath:i+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[a]:e.push(a),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let a={instancePath:i+"/durationMs",schemaPath:"#/properties/durati\
onMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}}else{let p={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[p]:e.push(p),r++}return Zr.errors=e,r===0}Zr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ni=Xr,ks={$schema:"https://jso\
n-schema.org/draft/2020-12/schema",$id:"urn:assay:openai:chat-completion-chunk",$comment:"Gap G4.7, reading sse.events = chunks-done. Text may be null or left o\
ut in a delta, the role may come again, the finish reason may be left out until the last chunk, and the chunk with the token counts has no choices.",title:"Chun\
k of a streamed chat completion",type:"object",required:["id","object","created","model","choices"],properties:{id:{type:"string",minLength:1},object:{const:"ch\
at.completion.chunk"},created:{type:"integer",minimum:0},model:{type:"string"},choices:{type:"array",items:{type:"object",required:["index","delta"],properties:{
index:{type:"integer",minimum:0},delta:{type:"object",properties:{role:{type:["string","null"]},content:{type:["string","null"]}}},finish_reason:{type:["string",
"null"]}}}},usage:{$ref:"urn:assay:openai:usage"}}},ws={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:openai:usage",$comment:"Gap G2.4, \
reading response.fields = openai. The whole may be null, and so may the breakdowns, as several servers send them.",title:"Token counts",type:["object","null"],required:[
"prompt_tokens","completion_tokens","total_tokens"],properties:{prompt_tokens:{type:"integer",minimum:0},completion_tokens:{type:"integer",minimum:0},total_tokens:{
type:"integer",minimum:0},prompt_tokens_details:{type:["object","null"]},completion_tokens_details:{type:["object","null"]}}};function ye(s,{instancePath:i="",parentData:N,
parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=ye.evaluated;if(P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0),!(s&&
typeof s=="object"&&!Array.isArray(s))&&s!==null){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:ws.type}};e===null?e=[n]:e.push(n),r++}if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.prompt_tokens===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pr\
ompt_tokens"}};e===null?e=[n]:e.push(n),r++}if(s.completion_tokens===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
completion_tokens"}};e===null?e=[n]:e.push(n),r++}if(s.total_tokens===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
total_tokens"}};e===null?e=[n]:e.push(n),r++}if(s.prompt_tokens!==void 0){let n=s.prompt_tokens;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={
instancePath:i+"/prompt_tokens",schemaPath:"#/properties/prompt_tokens/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}if(typeof n=="\
number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/prompt_tokens",schemaPath:"#/properties/prompt_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[o]:e.push(o),r++}}if(s.completion_tokens!==void 0){let n=s.completion_tokens;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){
let o={instancePath:i+"/completion_tokens",schemaPath:"#/properties/completion_tokens/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}
if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/completion_tokens",schemaPath:"#/properties/completion_tokens/minimum",keyword:"min\
imum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}if(s.total_tokens!==void 0){let n=s.total_tokens;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n))){let o={instancePath:i+"/total_tokens",schemaPath:"#/properties/total_tokens/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),
r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/total_tokens",schemaPath:"#/properties/total_tokens/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}if(s.prompt_tokens_details!==void 0){let n=s.prompt_tokens_details;if(!(n&&typeof n=="object"&&!Array.
isArray(n))&&n!==null){let o={instancePath:i+"/prompt_tokens_details",schemaPath:"#/properties/prompt_tokens_details/type",keyword:"type",params:{type:ws.properties.
prompt_tokens_details.type}};e===null?e=[o]:e.push(o),r++}}if(s.completion_tokens_details!==void 0){let n=s.completion_tokens_details;if(!(n&&typeof n=="object"&&
!Array.isArray(n))&&n!==null){let o={instancePath:i+"/completion_tokens_details",schemaPath:"#/properties/completion_tokens_details/type",keyword:"type",params:{
type:ws.properties.completion_tokens_details.type}};e===null?e=[o]:e.push(o),r++}}}return ye.errors=e,r===0}ye.evaluated={props:{prompt_tokens:!0,completion_tokens:!0,
total_tokens:!0,prompt_tokens_details:!0,completion_tokens_details:!0},dynamicProps:!1,dynamicItems:!1};function Xr(s,{instancePath:i="",parentData:N,parentDataProperty:D,
rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=Xr.evaluated;if(P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.id===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),r++}
if(s.object===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"object"}};e===null?e=[n]:e.push(n),r++}if(s.created===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created"}};e===null?e=[n]:e.push(n),r++}if(s.model===void 0){let n={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"model"}};e===null?e=[n]:e.push(n),r++}if(s.choices===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"choices"}};e===null?e=[n]:e.push(n),r++}if(s.id!==void 0){let n=s.id;if(typeof n=="string"){
if(U(n)<1){let o={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.object!==void 0&&s.object!=="chat.completion.c\
hunk"){let n={instancePath:i+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"chat.completion.chunk"}};e===null?e=[n]:e.push(
n),r++}if(s.created!==void 0){let n=s.created;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/created",schemaPath:"#/propertie\
s/created/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+
"/created",schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}if(s.model!==void 0&&typeof s.
model!="string"){let n={instancePath:i+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(s.choices!==
void 0){let n=s.choices;if(Array.isArray(n)){let o=n.length;for(let l=0;l<o;l++){let c=n[l];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.index===void 0){let g={
instancePath:i+"/choices/"+l,schemaPath:"#/properties/choices/items/required",keyword:"required",params:{missingProperty:"index"}};e===null?e=[g]:e.push(g),r++}
if(c.delta===void 0){let g={instancePath:i+"/choices/"+l,schemaPath:"#/properties/choices/items/required",keyword:"required",params:{missingProperty:"delta"}};e===
null?e=[g]:e.push(g),r++}if(c.index!==void 0){let g=c.index;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){let y={instancePath:i+"/choices/"+l+"/inde\
x",schemaPath:"#/properties/choices/items/properties/index/type",keyword:"type",params:{type:"integer"}};e===null?e=[y]:e.push(y),r++}if(typeof g=="number"&&isFinite(
g)&&(g<0||isNaN(g))){let y={instancePath:i+"/choices/"+l+"/index",schemaPath:"#/properties/choices/items/properties/index/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[y]:e.push(y),r++}}if(c.delta!==void 0){let g=c.delta;if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.role!==void 0){let y=g.role;if(typeof y!=
"string"&&y!==null){let d={instancePath:i+"/choices/"+l+"/delta/role",schemaPath:"#/properties/choices/items/properties/delta/properties/role/type",keyword:"typ\
e",params:{type:ks.properties.choices.items.properties.delta.properties.role.type}};e===null?e=[d]:e.push(d),r++}}if(g.content!==void 0){let y=g.content;if(typeof y!=
"string"&&y!==null){let d={instancePath:i+"/choices/"+l+"/delta/content",schemaPath:"#/properties/choices/items/properties/delta/properties/content/type",keyword:"\
type",params:{type:ks.properties.choices.items.properties.delta.properties.content.type}};e===null?e=[d]:e.push(d),r++}}}else{let y={instancePath:i+"/choices/"+
l+"/delta",schemaPath:"#/properties/choices/items/properties/delta/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}if(c.finish_reason!==
void 0){let g=c.finish_reason;if(typeof g!="string"&&g!==null){let y={instancePath:i+"/choices/"+l+"/finish_reason",schemaPath:"#/properties/choices/items/prope\
rties/finish_reason/type",keyword:"type",params:{type:ks.properties.choices.items.properties.finish_reason.type}};e===null?e=[y]:e.push(y),r++}}}else{let g={instancePath:i+
"/choices/"+l,schemaPath:"#/properties/choices/items/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}}}else{let o={instancePath:i+"/ch\
oices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}s.usage!==void 0&&(ye(s.usage,{instancePath:i+
"/usage",parentData:s,parentDataProperty:"usage",rootData:k,dynamicAnchors:b})||(e=e===null?ye.errors:e.concat(ye.errors),r=e.length))}else{let n={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Xr.errors=e,r===0}Xr.evaluated={props:{id:!0,object:!0,created:!0,
model:!0,choices:!0,usage:!0},dynamicProps:!1,dynamicItems:!1};var oi=Qr;function Qr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=Qr.evaluated;if(P.dynamicProps&&(P.props=
void 0),P.dynamicItems&&(P.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),r++}if(s.object===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"object"}};e===null?e=[n]:e.push(n),r++}if(s.created===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
created"}};e===null?e=[n]:e.push(n),r++}if(s.model===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"model"}};
e===null?e=[n]:e.push(n),r++}if(s.choices===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"choices"}};e===null?
e=[n]:e.push(n),r++}if(s.id!==void 0){let n=s.id;if(typeof n=="string"){if(U(n)<1){let o={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"m\
inLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[o]:e.push(o),r++}}if(s.object!==void 0&&s.object!=="chat.completion"){let n={instancePath:i+"/object",schemaPath:"#/properties/object/const",keyword:"\
const",params:{allowedValue:"chat.completion"}};e===null?e=[n]:e.push(n),r++}if(s.created!==void 0){let n=s.created;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n))){let o={instancePath:i+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}if(typeof n==
"number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/created",schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[o]:e.push(o),r++}}if(s.model!==void 0&&typeof s.model!="string"){let n={instancePath:i+"/model",schemaPath:"#/properties/model/type",keyword:"type",
params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(s.choices!==void 0){let n=s.choices;if(Array.isArray(n)){if(n.length<1){let l={instancePath:i+"/choices",
schemaPath:"#/properties/choices/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[l]:e.push(l),r++}let o=n.length;for(let l=0;l<o;l++){let c=n[l];if(c&&
typeof c=="object"&&!Array.isArray(c)){if(c.index===void 0){let g={instancePath:i+"/choices/"+l,schemaPath:"#/properties/choices/items/required",keyword:"requir\
ed",params:{missingProperty:"index"}};e===null?e=[g]:e.push(g),r++}if(c.message===void 0){let g={instancePath:i+"/choices/"+l,schemaPath:"#/properties/choices/i\
tems/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[g]:e.push(g),r++}if(c.finish_reason===void 0){let g={instancePath:i+"/choices/"+
l,schemaPath:"#/properties/choices/items/required",keyword:"required",params:{missingProperty:"finish_reason"}};e===null?e=[g]:e.push(g),r++}if(c.index!==void 0){
let g=c.index;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){let y={instancePath:i+"/choices/"+l+"/index",schemaPath:"#/properties/choices/items/prop\
erties/index/type",keyword:"type",params:{type:"integer"}};e===null?e=[y]:e.push(y),r++}if(typeof g=="number"&&isFinite(g)&&(g<0||isNaN(g))){let y={instancePath:i+
"/choices/"+l+"/index",schemaPath:"#/properties/choices/items/properties/index/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[y]:e.push(
y),r++}}if(c.message!==void 0){let g=c.message;if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.role===void 0){let y={instancePath:i+"/choices/"+l+"/message",schemaPath:"\
#/properties/choices/items/properties/message/required",keyword:"required",params:{missingProperty:"role"}};e===null?e=[y]:e.push(y),r++}if(g.content===void 0){
let y={instancePath:i+"/choices/"+l+"/message",schemaPath:"#/properties/choices/items/properties/message/required",keyword:"required",params:{missingProperty:"c\
ontent"}};e===null?e=[y]:e.push(y),r++}if(g.role!==void 0&&g.role!=="assistant"){let y={instancePath:i+"/choices/"+l+"/message/role",schemaPath:"#/properties/ch\
oices/items/properties/message/properties/role/const",keyword:"const",params:{allowedValue:"assistant"}};e===null?e=[y]:e.push(y),r++}if(g.content!==void 0&&typeof g.
content!="string"){let y={instancePath:i+"/choices/"+l+"/message/content",schemaPath:"#/properties/choices/items/properties/message/properties/content/type",keyword:"\
type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:i+"/choices/"+l+"/message",schemaPath:"#/properties/choices/items/propertie\
s/message/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}if(c.finish_reason!==void 0&&typeof c.finish_reason!="string"){let g={instancePath:i+
"/choices/"+l+"/finish_reason",schemaPath:"#/properties/choices/items/properties/finish_reason/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(
g),r++}}else{let g={instancePath:i+"/choices/"+l,schemaPath:"#/properties/choices/items/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}}}else{
let o={instancePath:i+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}s.usage!==void 0&&(ye(
s.usage,{instancePath:i+"/usage",parentData:s,parentDataProperty:"usage",rootData:k,dynamicAnchors:b})||(e=e===null?ye.errors:e.concat(ye.errors),r=e.length))}else{
let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Qr.errors=e,r===0}Qr.evaluated={props:{id:!0,
object:!0,created:!0,model:!0,choices:!0,usage:!0},dynamicProps:!1,dynamicItems:!1};var ai=Yr,Fs={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"ur\
n:assay:openai:error-body-full",$comment:"Gap G7.2, reading errors.body = openai, in full: four keys, of which param and code may be null. A numeric code is a d\
eviation that clients notice, so it is not allowed here.",title:"Error body, in full",type:"object",required:["error"],properties:{error:{type:"object",required:[
"message","type","param","code"],properties:{message:{type:"string"},type:{type:"string"},param:{type:["string","null"]},code:{type:["string","null"]}}}}};function Yr(s,{
instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=Yr.evaluated;if(P.dynamicProps&&(P.props=void 0),P.dynamicItems&&
(P.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.error===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
error"}};e===null?e=[n]:e.push(n),r++}if(s.error!==void 0){let n=s.error;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.message===void 0){let o={instancePath:i+
"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[o]:e.push(o),r++}if(n.type===void 0){let o={
instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[o]:e.push(o),r++}if(n.param===void 0){
let o={instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"param"}};e===null?e=[o]:e.push(o),r++}if(n.code===
void 0){let o={instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"code"}};e===null?e=[o]:e.push(o),r++}
if(n.message!==void 0&&typeof n.message!="string"){let o={instancePath:i+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",
params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(n.type!==void 0&&typeof n.type!="string"){let o={instancePath:i+"/error/type",schemaPath:"#/properties/e\
rror/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(n.param!==void 0){let o=n.param;if(typeof o!="string"&&o!==null){
let l={instancePath:i+"/error/param",schemaPath:"#/properties/error/properties/param/type",keyword:"type",params:{type:Fs.properties.error.properties.param.type}};
e===null?e=[l]:e.push(l),r++}}if(n.code!==void 0){let o=n.code;if(typeof o!="string"&&o!==null){let l={instancePath:i+"/error/code",schemaPath:"#/properties/err\
or/properties/code/type",keyword:"type",params:{type:Fs.properties.error.properties.code.type}};e===null?e=[l]:e.push(l),r++}}}else{let o={instancePath:i+"/erro\
r",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Yr.errors=e,r===0}Yr.evaluated={props:{error:!0},dynamicProps:!1,dynamicItems:!1};var pi=es;function es(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=es.evaluated;if(P.dynamicProps&&(P.props=
void 0),P.dynamicItems&&(P.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.error===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"error"}};e===null?e=[n]:e.push(n),r++}if(s.error!==void 0){let n=s.error;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.message===
void 0){let o={instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[o]:e.push(o),
r++}if(n.message!==void 0&&typeof n.message!="string"){let o={instancePath:i+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"\
object"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return es.
errors=e,r===0}es.evaluated={props:{error:!0},dynamicProps:!1,dynamicItems:!1};var li=rs;function rs(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=rs.evaluated;if(P.dynamicProps&&(P.props=
void 0),P.dynamicItems&&(P.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.object===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"object"}};e===null?e=[n]:e.push(n),r++}if(s.data===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"}};e===null?e=[n]:e.push(n),r++}if(s.object!==void 0&&s.object!=="list"){let n={instancePath:i+"/object",schemaPath:"#/properties/object/c\
onst",keyword:"const",params:{allowedValue:"list"}};e===null?e=[n]:e.push(n),r++}if(s.data!==void 0){let n=s.data;if(Array.isArray(n)){let o=n.length;for(let l=0;l<
o;l++){let c=n[l];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.id===void 0){let g={instancePath:i+"/data/"+l,schemaPath:"#/properties/data/items/required",
keyword:"required",params:{missingProperty:"id"}};e===null?e=[g]:e.push(g),r++}if(c.id!==void 0){let g=c.id;if(typeof g=="string"){if(U(g)<1){let y={instancePath:i+
"/data/"+l+"/id",schemaPath:"#/properties/data/items/properties/id/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:i+
"/data/"+l+"/id",schemaPath:"#/properties/data/items/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}}}else{let g={instancePath:i+
"/data/"+l,schemaPath:"#/properties/data/items/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}}}else{let o={instancePath:i+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
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
thout spaces, commas or semicolons",type:"string",pattern:"^[^\\s,;]*$"}}};function E(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=E.evaluated;if(P.dynamicProps&&(P.props=
void 0),P.dynamicItems&&(P.items=void 0),Array.isArray(s)){let n=s.length;for(let c=0;c<n;c++){let g=s[c];if(typeof g=="string"){if(U(g)<1){let y={instancePath:i+
"/"+c,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:i+"/"+c,schemaPath:"#/items/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}}let o=s.length,l;if(o>1){let c={};for(;o--;){let g=s[o];if(typeof g=="string"){if(typeof c[g]==
"number"){l=c[g];let y={instancePath:i,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:o,j:l}};e===null?e=[y]:e.push(y),r++;break}c[g]=o}}}}else{let n={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}return E.errors=e,r===0}E.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};function Ve(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=Ve.evaluated;if(P.dynamicProps&&
(P.props=void 0),P.dynamicItems&&(P.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let o=s.reading;if(typeof o=="string")if(o==="list"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[l]:e.push(l),r++}if(s.names===void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"names"}};e===
null?e=[l]:e.push(l),r++}for(let l in s)if(!(l==="reading"||l==="names")){let c={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:l}};e===null?e=[c]:e.push(c),r++}if(s.reading!==void 0&&s.reading!=="list"){let l={instancePath:i+"/reading",schemaPath:"#\
/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[l]:e.push(l),r++}s.names!==void 0&&(E(s.names,{instancePath:i+"/nam\
es",parentData:s,parentDataProperty:"names",rootData:k,dynamicAnchors:b})||(e=e===null?E.errors:e.concat(E.errors),r=e.length))}var n=!0}else{let l={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[l]:e.push(l),r++}else{let l={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[l]:e.push(l),r++}}else{let o={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Ve.errors=e,P.props=n,r===0}Ve.evaluated={dynamicProps:!0,dynamicItems:!1};var Oe={
if:{type:"string"},then:{enum:["model+messages","all-four","messages"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{
const:"model+messages"},required:{const:["model","messages"],description:"the fields that must be there; follows from the name"}},required:["reading"],additionalProperties:!1,
examples:[{reading:"model+messages"}]},{properties:{reading:{const:"all-four"},required:{const:["model","messages","max_tokens","temperature"],description:"the \
fields that must be there; follows from the name"}},required:["reading"],additionalProperties:!1,examples:[{reading:"all-four"}]},{properties:{reading:{const:"m\
essages"},required:{const:["messages"],description:"the fields that must be there; follows from the name"}},required:["reading"],additionalProperties:!1,examples:[
{reading:"messages"}]}]}},xe=Ns().default;function Me(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,
P=Me.evaluated;P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0);let n=r,o=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}var c=l===
r;r=n,e!==null&&(n?e.length=n:e=null);let g;if(c){let d=r;if(!(s==="model+messages"||s==="all-four"||s==="messages")){let h={instancePath:i,schemaPath:"#/then/e\
num",keyword:"enum",params:{allowedValues:Oe.then.enum}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){let h=s.reading;if(typeof h=="string")if(h==="model+messages"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="required")){
let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}
if(s.reading!==void 0&&s.reading!=="model+messages"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{
allowedValue:"model+messages"}};e===null?e=[t]:e.push(t),r++}if(s.required!==void 0&&!xe(s.required,Oe.else.oneOf[0].properties.required.const)){let t={instancePath:i+
"/required",schemaPath:"#/else/oneOf/0/properties/required/const",keyword:"const",params:{allowedValue:Oe.else.oneOf[0].properties.required.const}};e===null?e=[
t]:e.push(t),r++}}var y=!0}else if(h==="all-four"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/\
oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="required")){let u={
instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.
reading!==void 0&&s.reading!=="all-four"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"\
all-four"}};e===null?e=[t]:e.push(t),r++}if(s.required!==void 0&&!xe(s.required,Oe.else.oneOf[1].properties.required.const)){let t={instancePath:i+"/required",schemaPath:"\
#/else/oneOf/1/properties/required/const",keyword:"const",params:{allowedValue:Oe.else.oneOf[1].properties.required.const}};e===null?e=[t]:e.push(t),r++}}y!==!0&&
(y=!0)}else if(h==="messages"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="required")){let u={instancePath:i,schemaPath:"\
#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!==
"messages"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"messages"}};e===null?e=[
t]:e.push(t),r++}if(s.required!==void 0&&!xe(s.required,Oe.else.oneOf[2].properties.required.const)){let t={instancePath:i+"/required",schemaPath:"#/else/oneOf/\
2/properties/required/const",keyword:"const",params:{allowedValue:Oe.else.oneOf[2].properties.required.const}};e===null?e=[t]:e.push(t),r++}}y!==!0&&(y=!0)}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}else{
let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}}else{
let h={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="else"}if(!o){let d={instancePath:i,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:g}};e===null?e=[d]:e.push(d),r++}return Me.errors=e,P.props=y,r===0}Me.evaluated={dynamicProps:!0,dynamicItems:!1};
var fi={if:{type:"string"},then:{enum:["discovery","any"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"discov\
ery"},path:{$ref:"#/$defs/path",description:"path of the list, asked by GET"},schema:{$ref:"#/$defs/schemaId",description:"what the list has to conform to"}},required:[
"reading"],additionalProperties:!1,examples:[{reading:"discovery",path:"/v1/models"}]},{properties:{reading:{const:"list"},models:{type:"array",items:{type:"str\
ing",minLength:1},uniqueItems:!0,minItems:1,description:"the names; the first one is asked where no --model is given"}},required:["reading","models"],additionalProperties:!1,
examples:[{reading:"list",models:["large-1","small-1"]}]},{properties:{reading:{const:"any"}},required:["reading"],additionalProperties:!1,examples:[{reading:"a\
ny"}]}]}};var ci=new RegExp("^/(?!/)[^\\s#]*$","u");function G(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,
P=G.evaluated;if(P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0),typeof s=="string"){if(!ci.test(s)){let n={instancePath:i,schemaPath:"#/patte\
rn",keyword:"pattern",params:{pattern:"^/(?!/)[^\\s#]*$"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
string"}};e===null?e=[n]:e.push(n),r++}return G.errors=e,r===0}G.evaluated={dynamicProps:!1,dynamicItems:!1};var Cs=new RegExp("^urn:assay:","u");function R(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=R.
evaluated;if(P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0),typeof s=="string"){if(!Cs.test(s)){let n={instancePath:i,schemaPath:"#/pattern",
keyword:"pattern",params:{pattern:"^urn:assay:"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"stri\
ng"}};e===null?e=[n]:e.push(n),r++}return R.errors=e,r===0}R.evaluated={dynamicProps:!1,dynamicItems:!1};function Ue(s,{instancePath:i="",parentData:N,parentDataProperty:D,
rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=Ue.evaluated;P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0);let n=r,o=!0,l=r;if(typeof s!=
"string"){let d={};e===null?e=[d]:e.push(d),r++}var c=l===r;r=n,e!==null&&(n?e.length=n:e=null);let g;if(c){let d=r;if(!(s==="discovery"||s==="any")){let h={instancePath:i,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:fi.then.enum}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="then"}else{let d=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){let h=s.reading;if(typeof h=="string")if(h==="discovery"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={
instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t===
"reading"||t==="path"||t==="schema")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="discovery"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/cons\
t",keyword:"const",params:{allowedValue:"discovery"}};e===null?e=[t]:e.push(t),r++}s.path!==void 0&&(G(s.path,{instancePath:i+"/path",parentData:s,parentDataProperty:"\
path",rootData:k,dynamicAnchors:b})||(e=e===null?G.errors:e.concat(G.errors),r=e.length)),s.schema!==void 0&&(R(s.schema,{instancePath:i+"/schema",parentData:s,
parentDataProperty:"schema",rootData:k,dynamicAnchors:b})||(e=e===null?R.errors:e.concat(R.errors),r=e.length))}var y=!0}else if(h==="list"){if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[t]:e.push(t),r++}if(s.models===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"models"}};
e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="models")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="list"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[t]:e.push(t),r++}if(s.models!==void 0){let t=s.models;if(Array.
isArray(t)){if(t.length<1){let _={instancePath:i+"/models",schemaPath:"#/else/oneOf/1/properties/models/minItems",keyword:"minItems",params:{limit:1}};e===null?
e=[_]:e.push(_),r++}let u=t.length;for(let _=0;_<u;_++){let p=t[_];if(typeof p=="string"){if(U(p)<1){let a={instancePath:i+"/models/"+_,schemaPath:"#/else/oneOf\
/1/properties/models/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/models/"+_,schemaPath:"#/\
else/oneOf/1/properties/models/items/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}let $=t.length,F;if($>1){let _={};for(;$--;){let p=t[$];
if(typeof p=="string"){if(typeof _[p]=="number"){F=_[p];let a={instancePath:i+"/models",schemaPath:"#/else/oneOf/1/properties/models/uniqueItems",keyword:"uniqu\
eItems",params:{i:$,j:F}};e===null?e=[a]:e.push(a),r++;break}_[p]=$}}}}else{let u={instancePath:i+"/models",schemaPath:"#/else/oneOf/1/properties/models/type",keyword:"\
type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}}y!==!0&&(y=!0)}else if(h==="any"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!==
"reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.
push(u),r++}if(s.reading!==void 0&&s.reading!=="any"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{
allowedValue:"any"}};e===null?e=[t]:e.push(t),r++}}y!==!0&&(y=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"\
tag",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}}else{let h={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?
e=[h]:e.push(h),r++}var c=d===r;o=c,g="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:g}};e===null?e=[d]:e.push(d),r++}
return Ue.errors=e,P.props=y,r===0}Ue.evaluated={dynamicProps:!0,dynamicItems:!1};var bs={if:{type:"string"},then:{enum:["openai"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"openai"},roles:{type:"array",uniqueItems:!0,items:{enum:["system","user","assistant","developer"]},description:"\
roles that are accepted; system and user always are"}},required:["reading"],additionalProperties:!1,examples:[{reading:"openai"}]},{properties:{reading:{const:"\
list"},roles:{type:"array",uniqueItems:!0,items:{enum:["system","user","assistant","developer"]},description:"roles that are accepted; system and user always ar\
e"}},required:["reading","roles"],additionalProperties:!1,examples:[{reading:"list",roles:["system","user","assistant"]}]}]}};function Ee(s,{instancePath:i="",parentData:N,
parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=Ee.evaluated;P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0);let n=r,
o=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}var c=l===r;r=n,e!==null&&(n?e.length=n:e=null);let g;if(c){let d=r;if(s!=="openai"){let h={
instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:bs.then.enum}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="then"}else{let d=r;if(s&&
typeof s=="object"&&!Array.isArray(s)){let h=s.reading;if(typeof h=="string")if(h==="openai"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t===
"reading"||t==="roles")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===
null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"\
const",params:{allowedValue:"openai"}};e===null?e=[t]:e.push(t),r++}if(s.roles!==void 0){let t=s.roles;if(Array.isArray(t)){let u=t.length;for(let _=0;_<u;_++){
let p=t[_];if(!(p==="system"||p==="user"||p==="assistant"||p==="developer")){let a={instancePath:i+"/roles/"+_,schemaPath:"#/else/oneOf/0/properties/roles/items\
/enum",keyword:"enum",params:{allowedValues:bs.else.oneOf[0].properties.roles.items.enum}};e===null?e=[a]:e.push(a),r++}}let $=t.length,F;if($>1){e:for(;$--;)for(F=
$;F--;)if(xe(t[$],t[F])){let _={instancePath:i+"/roles",schemaPath:"#/else/oneOf/0/properties/roles/uniqueItems",keyword:"uniqueItems",params:{i:$,j:F}};e===null?
e=[_]:e.push(_),r++;break e}}}else{let u={instancePath:i+"/roles",schemaPath:"#/else/oneOf/0/properties/roles/type",keyword:"type",params:{type:"array"}};e===null?
e=[u]:e.push(u),r++}}}var y=!0}else if(h==="list"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/\
oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.roles===void 0){let t={instancePath:i,schemaPath:"#/e\
lse/oneOf/1/required",keyword:"required",params:{missingProperty:"roles"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="roles")){let u={
instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.
reading!==void 0&&s.reading!=="list"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"\
list"}};e===null?e=[t]:e.push(t),r++}if(s.roles!==void 0){let t=s.roles;if(Array.isArray(t)){let u=t.length;for(let _=0;_<u;_++){let p=t[_];if(!(p==="system"||p===
"user"||p==="assistant"||p==="developer")){let a={instancePath:i+"/roles/"+_,schemaPath:"#/else/oneOf/1/properties/roles/items/enum",keyword:"enum",params:{allowedValues:bs.
else.oneOf[1].properties.roles.items.enum}};e===null?e=[a]:e.push(a),r++}}let $=t.length,F;if($>1){e:for(;$--;)for(F=$;F--;)if(xe(t[$],t[F])){let _={instancePath:i+
"/roles",schemaPath:"#/else/oneOf/1/properties/roles/uniqueItems",keyword:"uniqueItems",params:{i:$,j:F}};e===null?e=[_]:e.push(_),r++;break e}}}else{let u={instancePath:i+
"/roles",schemaPath:"#/else/oneOf/1/properties/roles/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}}y!==!0&&(y=!0)}else{let t={instancePath:i,
schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,
schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}}else{let h={instancePath:i,
schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="else"}if(!o){let d={instancePath:i,schemaPath:"#\
/if",keyword:"if",params:{failingKeyword:g}};e===null?e=[d]:e.push(d),r++}return Ee.errors=e,P.props=y,r===0}Ee.evaluated={dynamicProps:!0,dynamicItems:!1};var yi={
if:{type:"string"},then:{enum:["openai","bare"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"openai"},schema:{
$ref:"#/$defs/schemaId",description:"what an answer has to conform to"},object:{$ref:"#/$defs/text",description:"the value of the member object"},role:{$ref:"#/\
$defs/text",description:"the role of every message of an answer"},finishReasons:{$ref:"#/$defs/texts",description:"the values that finish_reason may take"}},required:[
"reading"],additionalProperties:!1,examples:[{reading:"openai",finishReasons:["stop","length"]}]},{properties:{reading:{const:"bare"}},required:["reading"],additionalProperties:!1,
examples:[{reading:"bare"}]}]}};function M(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=M.evaluated;if(P.dynamicProps&&(P.props=
void 0),P.dynamicItems&&(P.items=void 0),typeof s=="string"){if(U(s)<1){let n={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1}};e===
null?e=[n]:e.push(n),r++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}return M.errors=e,r===
0}M.evaluated={dynamicProps:!1,dynamicItems:!1};function Le(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,
r=0,P=Le.evaluated;P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0);let n=r,o=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}
var c=l===r;r=n,e!==null&&(n?e.length=n:e=null);let g;if(c){let d=r;if(!(s==="openai"||s==="bare")){let h={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",
params:{allowedValues:yi.then.enum}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let h=s.reading;
if(typeof h=="string")if(h==="openai"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/requ\
ired",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="schema"||t==="object"||t==="ro\
le"||t==="finishReasons")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",
keyword:"const",params:{allowedValue:"openai"}};e===null?e=[t]:e.push(t),r++}s.schema!==void 0&&(R(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"\
schema",rootData:k,dynamicAnchors:b})||(e=e===null?R.errors:e.concat(R.errors),r=e.length)),s.object!==void 0&&(M(s.object,{instancePath:i+"/object",parentData:s,
parentDataProperty:"object",rootData:k,dynamicAnchors:b})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.role!==void 0&&(M(s.role,{instancePath:i+"/rol\
e",parentData:s,parentDataProperty:"role",rootData:k,dynamicAnchors:b})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.finishReasons!==void 0&&(E(s.finishReasons,
{instancePath:i+"/finishReasons",parentData:s,parentDataProperty:"finishReasons",rootData:k,dynamicAnchors:b})||(e=e===null?E.errors:e.concat(E.errors),r=e.length))}
var y=!0}else if(h==="bare"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/1/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="bare"){let t={
instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"bare"}};e===null?e=[t]:e.push(t),r++}}y!==!0&&
(y=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:h}};e===null?e=[t]:e.
push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:h}};e===null?e=[t]:e.
push(t),r++}}else{let h={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="else"}if(!o){
let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:g}};e===null?e=[d]:e.push(d),r++}return Le.errors=e,P.props=y,r===0}Le.evaluated={dynamicProps:!0,
dynamicItems:!1};var hi={if:{type:"string"},then:{enum:["opaque"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"\
opaque"}},required:["reading"],additionalProperties:!1,examples:[{reading:"opaque"}]},{properties:{reading:{const:"pattern"},pattern:{$ref:"#/$defs/text",description:"\
regular expression (ECMAScript, flag u) that every key of sign-up matches"}},required:["reading","pattern"],additionalProperties:!1,examples:[{reading:"pattern",
pattern:"^sk-[0-9a-f]{48}$"}]}]}};function Ce(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=Ce.evaluated;
P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0);let n=r,o=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}var c=l===r;r=n,
e!==null&&(n?e.length=n:e=null);let g;if(c){let d=r;if(s!=="opaque"){let h={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:hi.then.
enum}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let h=s.reading;if(typeof h=="string")if(h===
"opaque"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="opaque"){let t={instancePath:i+"/\
reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"opaque"}};e===null?e=[t]:e.push(t),r++}}var y=!0}else if(h===
"pattern"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.pattern===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{
missingProperty:"pattern"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="pattern")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="pattern"){let t={
instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"pattern"}};e===null?e=[t]:e.push(t),r++}s.pattern!==
void 0&&(M(s.pattern,{instancePath:i+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:k,dynamicAnchors:b})||(e=e===null?M.errors:e.concat(M.errors),
r=e.length))}y!==!0&&(y=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:h}};
e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:h}};
e===null?e=[t]:e.push(t),r++}}else{let h={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var c=d===
r;o=c,g="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:g}};e===null?e=[d]:e.push(d),r++}return Ce.errors=e,P.props=y,
r===0}Ce.evaluated={dynamicProps:!0,dynamicItems:!1};var gi={if:{type:"string"},then:{enum:["none"]},else:{type:"object",discriminator:{propertyName:"reading"},
oneOf:[{properties:{reading:{const:"none"}},required:["reading"],additionalProperties:!1,examples:[{reading:"none"}]}]}};function Be(s,{instancePath:i="",parentData:N,
parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=Be.evaluated;P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0);let n=r,
o=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}var c=l===r;r=n,e!==null&&(n?e.length=n:e=null);let g;if(c){let d=r;if(s!=="none"){let h={
instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:gi.then.enum}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="then"}else{let d=r;if(s&&
typeof s=="object"&&!Array.isArray(s)){let h=s.reading;if(typeof h=="string")if(h==="none"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!==
"reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.
push(u),r++}if(s.reading!==void 0&&s.reading!=="none"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{
allowedValue:"none"}};e===null?e=[t]:e.push(t),r++}}var y=!0}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"\
tag",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}}else{let h={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?
e=[h]:e.push(h),r++}var c=d===r;o=c,g="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:g}};e===null?e=[d]:e.push(d),r++}
return Be.errors=e,P.props=y,r===0}Be.evaluated={dynamicProps:!0,dynamicItems:!1};var Pi={if:{type:"string"},then:{enum:["email-password-name"]},else:{type:"obj\
ect",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"email-password-name"},fields:{$ref:"#/$defs/texts",description:"the names under \
which address, password and name are sent, in this order"},required:{$ref:"#/$defs/signupParts",description:"what a request must not lack"}},required:["reading"],
additionalProperties:!1,examples:[{reading:"email-password-name",fields:["mail","secret","nick"]}]},{properties:{reading:{const:"template"},body:{$ref:"#/$defs/\
object",description:"the JSON object that is sent"},required:{$ref:"#/$defs/signupParts",description:"what a request must not lack"}},required:["reading","body"],
additionalProperties:!1,examples:[{reading:"template",body:{user:{mail:"{email}",pass:"{password}"},terms:!0}}]}]}},ki={title:"What sign-up needs, by the placeh\
older that stands for it",type:"array",items:{enum:["email","password","name"]},uniqueItems:!0};function we(s,{instancePath:i="",parentData:N,parentDataProperty:D,
rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=we.evaluated;if(P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0),Array.isArray(s)){let n=s.
length;for(let c=0;c<n;c++){let g=s[c];if(!(g==="email"||g==="password"||g==="name")){let y={instancePath:i+"/"+c,schemaPath:"#/items/enum",keyword:"enum",params:{
allowedValues:ki.items.enum}};e===null?e=[y]:e.push(y),r++}}let o=s.length,l;if(o>1){e:for(;o--;)for(l=o;l--;)if(xe(s[o],s[l])){let c={instancePath:i,schemaPath:"\
#/uniqueItems",keyword:"uniqueItems",params:{i:o,j:l}};e===null?e=[c]:e.push(c),r++;break e}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"array"}};e===null?e=[n]:e.push(n),r++}return we.errors=e,r===0}we.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function Y(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=Y.evaluated;if(P.dynamicProps&&(P.props=
void 0),P.dynamicItems&&(P.items=void 0),!(s&&typeof s=="object"&&!Array.isArray(s))){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[n]:e.push(n),r++}return Y.errors=e,r===0}Y.evaluated={dynamicProps:!1,dynamicItems:!1};function Ke(s,{instancePath:i="",parentData:N,parentDataProperty:D,
rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=Ke.evaluated;P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0);let n=r,o=!0,l=r;if(typeof s!=
"string"){let d={};e===null?e=[d]:e.push(d),r++}var c=l===r;r=n,e!==null&&(n?e.length=n:e=null);let g;if(c){let d=r;if(s!=="email-password-name"){let h={instancePath:i,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Pi.then.enum}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="then"}else{let d=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){let h=s.reading;if(typeof h=="string")if(h==="email-password-name"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t===
"reading"||t==="fields"||t==="required")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="email-password-name"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/re\
ading/const",keyword:"const",params:{allowedValue:"email-password-name"}};e===null?e=[t]:e.push(t),r++}s.fields!==void 0&&(E(s.fields,{instancePath:i+"/fields",
parentData:s,parentDataProperty:"fields",rootData:k,dynamicAnchors:b})||(e=e===null?E.errors:e.concat(E.errors),r=e.length)),s.required!==void 0&&(we(s.required,
{instancePath:i+"/required",parentData:s,parentDataProperty:"required",rootData:k,dynamicAnchors:b})||(e=e===null?we.errors:e.concat(we.errors),r=e.length))}var y=!0}else if(h===
"template"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.body===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{
missingProperty:"body"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="body"||t==="required")){let u={instancePath:i,schemaPath:"#/else/o\
neOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="temp\
late"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"template"}};e===null?e=[t]:e.
push(t),r++}s.body!==void 0&&(Y(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:k,dynamicAnchors:b})||(e=e===null?Y.errors:e.concat(
Y.errors),r=e.length)),s.required!==void 0&&(we(s.required,{instancePath:i+"/required",parentData:s,parentDataProperty:"required",rootData:k,dynamicAnchors:b})||
(e=e===null?we.errors:e.concat(we.errors),r=e.length))}y!==!0&&(y=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"mapping",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}}else{let h={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};
e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:g}};e===null?e=[d]:e.push(
d),r++}return Ke.errors=e,P.props=y,r===0}Ke.evaluated={dynamicProps:!0,dynamicItems:!1};var wi={if:{type:"string"},then:{enum:["key-pointer","mail"]},else:{type:"\
object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"key-pointer"},pointers:{type:"array",minItems:1,items:{$ref:"#/$defs/pointer"},
description:"JSON pointers into the answer, the first that leads to a string counts"},propagationSeconds:{title:"Seconds after which a new key has to work; 0: a\
t once",type:"number",minimum:0,description:"seconds after which a new key has to work; 0: at once"}},required:["reading"],additionalProperties:!1,examples:[{reading:"\
key-pointer",pointers:["/data/api_key"]}]},{properties:{reading:{const:"mail"}},required:["reading"],additionalProperties:!1,examples:[{reading:"mail"}]}]}};var bi=new RegExp("^(/.*)?$","u");function L(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=L.evaluated;
if(P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0),typeof s=="string"){if(!bi.test(s)){let n={instancePath:i,schemaPath:"#/pattern",keyword:"p\
attern",params:{pattern:"^(/.*)?$"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?
e=[n]:e.push(n),r++}return L.errors=e,r===0}L.evaluated={dynamicProps:!1,dynamicItems:!1};function Re(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,
dynamicAnchors:b={}}={}){let e=null,r=0,P=Re.evaluated;P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0);let n=r,o=!0,l=r;if(typeof s!="string"){
let d={};e===null?e=[d]:e.push(d),r++}var c=l===r;r=n,e!==null&&(n?e.length=n:e=null);let g;if(c){let d=r;if(!(s==="key-pointer"||s==="mail")){let h={instancePath:i,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:wi.then.enum}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="then"}else{let d=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){let h=s.reading;if(typeof h=="string")if(h==="key-pointer"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={
instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t===
"reading"||t==="pointers"||t==="propagationSeconds")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="key-pointer"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/\
0/properties/reading/const",keyword:"const",params:{allowedValue:"key-pointer"}};e===null?e=[t]:e.push(t),r++}if(s.pointers!==void 0){let t=s.pointers;if(Array.
isArray(t)){if(t.length<1){let $={instancePath:i+"/pointers",schemaPath:"#/else/oneOf/0/properties/pointers/minItems",keyword:"minItems",params:{limit:1}};e===null?
e=[$]:e.push($),r++}let u=t.length;for(let $=0;$<u;$++)L(t[$],{instancePath:i+"/pointers/"+$,parentData:t,parentDataProperty:$,rootData:k,dynamicAnchors:b})||(e=
e===null?L.errors:e.concat(L.errors),r=e.length)}else{let u={instancePath:i+"/pointers",schemaPath:"#/else/oneOf/0/properties/pointers/type",keyword:"type",params:{
type:"array"}};e===null?e=[u]:e.push(u),r++}}if(s.propagationSeconds!==void 0){let t=s.propagationSeconds;if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){
let u={instancePath:i+"/propagationSeconds",schemaPath:"#/else/oneOf/0/properties/propagationSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/propagationSeconds",schemaPath:"#/else/oneOf/0/properties/propagationSeconds/type",keyword:"type",params:{
type:"number"}};e===null?e=[u]:e.push(u),r++}}}var y=!0}else if(h==="mail"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={
instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.
reading!==void 0&&s.reading!=="mail"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"\
mail"}};e===null?e=[t]:e.push(t),r++}}y!==!0&&(y=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",
tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",
tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}}else{let h={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[
h]:e.push(h),r++}var c=d===r;o=c,g="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:g}};e===null?e=[d]:e.push(d),r++}return Re.
errors=e,P.props=y,r===0}Re.evaluated={dynamicProps:!0,dynamicItems:!1};var qi={if:{type:"string"},then:{enum:["at-least-one","minus-one-unlimited"]},else:{type:"\
object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"at-least-one"},minimum:{const:1,description:"the least value; follows from th\
e name"}},required:["reading"],additionalProperties:!1,examples:[{reading:"at-least-one"}]},{properties:{reading:{const:"minus-one-unlimited"},minimum:{const:1,
description:"the least value that caps; follows from the name"},unlimited:{const:-1,description:'the value that means "no limit"; follows from the name'}},required:[
"reading"],additionalProperties:!1,examples:[{reading:"minus-one-unlimited"}]},{properties:{reading:{const:"range"},minimum:{type:"integer",description:"the lea\
st value; less is never asked for but by what is to be refused"},maximum:{type:"integer",minimum:1,description:"the greatest value; more is never asked for"}},required:[
"reading","minimum","maximum"],additionalProperties:!1,examples:[{reading:"range",minimum:16,maximum:4096}]}]}};function Je(s,{instancePath:i="",parentData:N,parentDataProperty:D,
rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=Je.evaluated;P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0);let n=r,o=!0,l=r;if(typeof s!=
"string"){let d={};e===null?e=[d]:e.push(d),r++}var c=l===r;r=n,e!==null&&(n?e.length=n:e=null);let g;if(c){let d=r;if(!(s==="at-least-one"||s==="minus-one-unli\
mited")){let h={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:qi.then.enum}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="then"}else{
let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let h=s.reading;if(typeof h=="string")if(h==="at-least-one"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}
for(let t in s)if(!(t==="reading"||t==="minimum")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="at-least-one"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf\
/0/properties/reading/const",keyword:"const",params:{allowedValue:"at-least-one"}};e===null?e=[t]:e.push(t),r++}if(s.minimum!==void 0&&s.minimum!==1){let t={instancePath:i+
"/minimum",schemaPath:"#/else/oneOf/0/properties/minimum/const",keyword:"const",params:{allowedValue:1}};e===null?e=[t]:e.push(t),r++}}var y=!0}else if(h==="min\
us-one-unlimited"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"requi\
red",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="minimum"||t==="unlimited")){let u={instancePath:i,
schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&
s.reading!=="minus-one-unlimited"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"m\
inus-one-unlimited"}};e===null?e=[t]:e.push(t),r++}if(s.minimum!==void 0&&s.minimum!==1){let t={instancePath:i+"/minimum",schemaPath:"#/else/oneOf/1/properties/\
minimum/const",keyword:"const",params:{allowedValue:1}};e===null?e=[t]:e.push(t),r++}if(s.unlimited!==void 0&&s.unlimited!==-1){let t={instancePath:i+"/unlimite\
d",schemaPath:"#/else/oneOf/1/properties/unlimited/const",keyword:"const",params:{allowedValue:-1}};e===null?e=[t]:e.push(t),r++}}y!==!0&&(y=!0)}else if(h==="ra\
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
imum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[u]:e.push(u),r++}}}y!==!0&&(y=!0)}else{let t={instancePath:i,schemaPath:"#/else/discrimina\
tor",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discr\
iminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}}else{let h={instancePath:i,schemaPath:"#/else/typ\
e",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:g}};e===null?e=[d]:e.push(d),r++}return Je.errors=e,P.props=y,r===0}Je.evaluated={dynamicProps:!0,dynamicItems:!1};var vi={if:{type:"string"},then:{
enum:["0..2","0..1"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"0..2"},minimum:{const:0,description:"follow\
s from the name"},maximum:{const:2,description:"follows from the name"}},required:["reading"],additionalProperties:!1,examples:[{reading:"0..2"}]},{properties:{
reading:{const:"0..1"},minimum:{const:0,description:"follows from the name"},maximum:{const:1,description:"follows from the name"}},required:["reading"],additionalProperties:!1,
examples:[{reading:"0..1"}]},{properties:{reading:{const:"range"},minimum:{type:"number",description:"the lowest temperature that is accepted"},maximum:{type:"n\
umber",description:"the highest temperature that is accepted"}},required:["reading","minimum","maximum"],additionalProperties:!1,examples:[{reading:"range",minimum:0,
maximum:1.5}]}]}};function Ge(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=Ge.evaluated;P.dynamicProps&&
(P.props=void 0),P.dynamicItems&&(P.items=void 0);let n=r,o=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}var c=l===r;r=n,e!==null&&(n?e.length=
n:e=null);let g;if(c){let d=r;if(!(s==="0..2"||s==="0..1")){let h={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:vi.then.enum}};e===
null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let h=s.reading;if(typeof h=="string")if(h==="0..2"){
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"\
reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="minimum"||t==="maximum")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="0..2"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"0..2"}};e===null?e=[t]:e.push(t),r++}if(s.minimum!==void 0&&
s.minimum!==0){let t={instancePath:i+"/minimum",schemaPath:"#/else/oneOf/0/properties/minimum/const",keyword:"const",params:{allowedValue:0}};e===null?e=[t]:e.push(
t),r++}if(s.maximum!==void 0&&s.maximum!==2){let t={instancePath:i+"/maximum",schemaPath:"#/else/oneOf/0/properties/maximum/const",keyword:"const",params:{allowedValue:2}};
e===null?e=[t]:e.push(t),r++}}var y=!0}else if(h==="0..1"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="minimum"||t===
"maximum")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:
e.push(u),r++}if(s.reading!==void 0&&s.reading!=="0..1"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{
allowedValue:"0..1"}};e===null?e=[t]:e.push(t),r++}if(s.minimum!==void 0&&s.minimum!==0){let t={instancePath:i+"/minimum",schemaPath:"#/else/oneOf/1/properties/\
minimum/const",keyword:"const",params:{allowedValue:0}};e===null?e=[t]:e.push(t),r++}if(s.maximum!==void 0&&s.maximum!==1){let t={instancePath:i+"/maximum",schemaPath:"\
#/else/oneOf/1/properties/maximum/const",keyword:"const",params:{allowedValue:1}};e===null?e=[t]:e.push(t),r++}}y!==!0&&(y=!0)}else if(h==="range"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),r++}if(s.minimum===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"\
minimum"}};e===null?e=[t]:e.push(t),r++}if(s.maximum===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"\
maximum"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="minimum"||t==="maximum")){let u={instancePath:i,schemaPath:"#/else/oneOf/2/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="range"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"range"}};e===null?e=[t]:e.push(t),r++}if(s.minimum!==void 0){
let t=s.minimum;if(!(typeof t=="number"&&isFinite(t))){let u={instancePath:i+"/minimum",schemaPath:"#/else/oneOf/2/properties/minimum/type",keyword:"type",params:{
type:"number"}};e===null?e=[u]:e.push(u),r++}}if(s.maximum!==void 0){let t=s.maximum;if(!(typeof t=="number"&&isFinite(t))){let u={instancePath:i+"/maximum",schemaPath:"\
#/else/oneOf/2/properties/maximum/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),r++}}}y!==!0&&(y=!0)}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}}else{let h={instancePath:i,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:g}};e===null?e=[d]:e.push(d),r++}return Ge.errors=e,P.props=y,r===0}Ge.evaluated={dynamicProps:!0,dynamicItems:!1};var xi={if:{type:"\
string"},then:{enum:["same-path"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"same-path"}},required:["readin\
g"],additionalProperties:!1,examples:[{reading:"same-path"}]},{properties:{reading:{const:"other-path"},path:{$ref:"#/$defs/path",description:"path of the strea\
ming endpoint"}},required:["reading","path"],additionalProperties:!1,examples:[{reading:"other-path",path:"/v1/chat/stream"}]}]}};function He(s,{instancePath:i="",
parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=He.evaluated;P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=
void 0);let n=r,o=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}var c=l===r;r=n,e!==null&&(n?e.length=n:e=null);let g;if(c){let d=r;if(s!==
"same-path"){let h={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:xi.then.enum}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="\
then"}else{let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let h=s.reading;if(typeof h=="string")if(h==="same-path"){if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(
t),r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="same-path"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/cons\
t",keyword:"const",params:{allowedValue:"same-path"}};e===null?e=[t]:e.push(t),r++}}var y=!0}else if(h==="other-path"){if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(
t),r++}if(s.path===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[t]:e.push(
t),r++}for(let t in s)if(!(t==="reading"||t==="path")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="other-path"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1\
/properties/reading/const",keyword:"const",params:{allowedValue:"other-path"}};e===null?e=[t]:e.push(t),r++}s.path!==void 0&&(G(s.path,{instancePath:i+"/path",parentData:s,
parentDataProperty:"path",rootData:k,dynamicAnchors:b})||(e=e===null?G.errors:e.concat(G.errors),r=e.length))}y!==!0&&(y=!0)}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}}else{let h={instancePath:i,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:g}};e===null?e=[d]:e.push(d),r++}return He.errors=e,P.props=y,r===0}He.evaluated={dynamicProps:!0,dynamicItems:!1};var $i={if:{type:"\
string"},then:{enum:["stream-true","accept"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"stream-true"},field:{
$ref:"#/$defs/text",description:"request field that turns streaming on"},value:{const:!0,description:"the value it is set to"}},required:["reading"],additionalProperties:!1,
examples:[{reading:"stream-true",field:"stream"}]},{properties:{reading:{const:"accept"},mediaType:{$ref:"#/$defs/text",description:"what the Accept header fiel\
d asks for"}},required:["reading"],additionalProperties:!1,examples:[{reading:"accept",mediaType:"text/event-stream"}]},{properties:{reading:{const:"query"},name:{
$ref:"#/$defs/text",description:"name of the query parameter"},value:{$ref:"#/$defs/text",description:"its value"}},required:["reading","name","value"],additionalProperties:!1,
examples:[{reading:"query",name:"mode",value:"stream"}]}]}};function ze(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){
let e=null,r=0,P=ze.evaluated;P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0);let n=r,o=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:
e.push(d),r++}var c=l===r;r=n,e!==null&&(n?e.length=n:e=null);let g;if(c){let d=r;if(!(s==="stream-true"||s==="accept")){let h={instancePath:i,schemaPath:"#/the\
n/enum",keyword:"enum",params:{allowedValues:$i.then.enum}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){let h=s.reading;if(typeof h=="string")if(h==="stream-true"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t===
"field"||t==="value")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===
null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="stream-true"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",
keyword:"const",params:{allowedValue:"stream-true"}};e===null?e=[t]:e.push(t),r++}if(s.field!==void 0&&(M(s.field,{instancePath:i+"/field",parentData:s,parentDataProperty:"\
field",rootData:k,dynamicAnchors:b})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.value!==void 0&&s.value!==!0){let t={instancePath:i+"/value",schemaPath:"\
#/else/oneOf/0/properties/value/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[t]:e.push(t),r++}}var y=!0}else if(h==="accept"){if(s&&typeof s=="o\
bject"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="mediaType")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="accept"){let t={instancePath:i+"/reading",
schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"accept"}};e===null?e=[t]:e.push(t),r++}s.mediaType!==void 0&&(M(s.mediaType,
{instancePath:i+"/mediaType",parentData:s,parentDataProperty:"mediaType",rootData:k,dynamicAnchors:b})||(e=e===null?M.errors:e.concat(M.errors),r=e.length))}y!==
!0&&(y=!0)}else if(h==="query"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.name===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"\
required",params:{missingProperty:"name"}};e===null?e=[t]:e.push(t),r++}if(s.value===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"\
required",params:{missingProperty:"value"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="name"||t==="value")){let u={instancePath:i,schemaPath:"\
#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!==
"query"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"query"}};e===null?e=[t]:e.push(
t),r++}s.name!==void 0&&(M(s.name,{instancePath:i+"/name",parentData:s,parentDataProperty:"name",rootData:k,dynamicAnchors:b})||(e=e===null?M.errors:e.concat(M.
errors),r=e.length)),s.value!==void 0&&(M(s.value,{instancePath:i+"/value",parentData:s,parentDataProperty:"value",rootData:k,dynamicAnchors:b})||(e=e===null?M.
errors:e.concat(M.errors),r=e.length))}y!==!0&&(y=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mappin\
g",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"t\
ag",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}}else{let h={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?
e=[h]:e.push(h),r++}var c=d===r;o=c,g="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:g}};e===null?e=[d]:e.push(d),r++}
return ze.errors=e,P.props=y,r===0}ze.evaluated={dynamicProps:!0,dynamicItems:!1};var Oi={if:{type:"string"},then:{enum:["chunks-done"]},else:{type:"object",discriminator:{
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
ssay ships, or a schema of the deployment's own (JSON Schema 2020-12)",type:["string","object"],pattern:"^urn:assay:"};function ee(s,{instancePath:i="",parentData:N,
parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=ee.evaluated;if(P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0),typeof s!=
"string"&&!(s&&typeof s=="object"&&!Array.isArray(s))){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:ji.type}};e===null?e=[n]:e.push(n),
r++}if(typeof s=="string"&&!Cs.test(s)){let n={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^urn:assay:"}};e===null?e=[n]:e.push(n),
r++}return ee.errors=e,r===0}ee.evaluated={dynamicProps:!1,dynamicItems:!1};function We(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){
let e=null,r=0,P=We.evaluated;P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0);let n=r,o=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:
e.push(d),r++}var c=l===r;r=n,e!==null&&(n?e.length=n:e=null);let g;if(c){let d=r;if(s!=="chunks-done"){let h={instancePath:i,schemaPath:"#/then/enum",keyword:"\
enum",params:{allowedValues:Oi.then.enum}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let h=s.
reading;if(typeof h=="string")if(h==="chunks-done"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else\
/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="mediaType"||t==="\
schema"||t==="object"||t==="terminator"||t==="usageSwitch")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="chunks-done"){let t={instancePath:i+"/reading",schemaPath:"#/\
else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"chunks-done"}};e===null?e=[t]:e.push(t),r++}s.mediaType!==void 0&&(M(s.mediaType,{instancePath:i+
"/mediaType",parentData:s,parentDataProperty:"mediaType",rootData:k,dynamicAnchors:b})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.schema!==void 0&&
(R(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"schema",rootData:k,dynamicAnchors:b})||(e=e===null?R.errors:e.concat(R.errors),r=e.length)),
s.object!==void 0&&(M(s.object,{instancePath:i+"/object",parentData:s,parentDataProperty:"object",rootData:k,dynamicAnchors:b})||(e=e===null?M.errors:e.concat(M.
errors),r=e.length)),s.terminator!==void 0&&(M(s.terminator,{instancePath:i+"/terminator",parentData:s,parentDataProperty:"terminator",rootData:k,dynamicAnchors:b})||
(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.usageSwitch!==void 0&&(Y(s.usageSwitch,{instancePath:i+"/usageSwitch",parentData:s,parentDataProperty:"us\
ageSwitch",rootData:k,dynamicAnchors:b})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.length))}var y=!0}else if(h==="typed"){if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(
t),r++}if(s.doneType===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"doneType"}};e===null?e=[t]:
e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="mediaType"||t==="typePointer"||t==="doneType")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="typed"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"typed"}};e===null?e=[t]:e.push(t),r++}s.mediaType!==void 0&&
(M(s.mediaType,{instancePath:i+"/mediaType",parentData:s,parentDataProperty:"mediaType",rootData:k,dynamicAnchors:b})||(e=e===null?M.errors:e.concat(M.errors),r=
e.length)),s.typePointer!==void 0&&(L(s.typePointer,{instancePath:i+"/typePointer",parentData:s,parentDataProperty:"typePointer",rootData:k,dynamicAnchors:b})||
(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.doneType!==void 0&&(M(s.doneType,{instancePath:i+"/doneType",parentData:s,parentDataProperty:"doneType",rootData:k,
dynamicAnchors:b})||(e=e===null?M.errors:e.concat(M.errors),r=e.length))}y!==!0&&(y=!0)}else if(h==="custom"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}
if(s.schema===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[t]:e.push(t),
r++}for(let t in s)if(!(t==="reading"||t==="mediaType"||t==="schema"||t==="terminator"||t==="usageSwitch")){let u={instancePath:i,schemaPath:"#/else/oneOf/2/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="custom"){let t={
instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"custom"}};e===null?e=[t]:e.push(t),r++}s.mediaType!==
void 0&&(M(s.mediaType,{instancePath:i+"/mediaType",parentData:s,parentDataProperty:"mediaType",rootData:k,dynamicAnchors:b})||(e=e===null?M.errors:e.concat(M.errors),
r=e.length)),s.schema!==void 0&&(ee(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"schema",rootData:k,dynamicAnchors:b})||(e=e===null?ee.errors:
e.concat(ee.errors),r=e.length)),s.terminator!==void 0&&(M(s.terminator,{instancePath:i+"/terminator",parentData:s,parentDataProperty:"terminator",rootData:k,dynamicAnchors:b})||
(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.usageSwitch!==void 0&&(Y(s.usageSwitch,{instancePath:i+"/usageSwitch",parentData:s,parentDataProperty:"us\
ageSwitch",rootData:k,dynamicAnchors:b})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.length))}y!==!0&&(y=!0)}else{let t={instancePath:i,schemaPath:"#/else/disc\
riminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else\
/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}}else{let h={instancePath:i,schemaPath:"#/el\
se/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",
params:{failingKeyword:g}};e===null?e=[d]:e.push(d),r++}return We.errors=e,P.props=y,r===0}We.evaluated={dynamicProps:!0,dynamicItems:!1};var Ai={if:{type:"stri\
ng"},then:{enum:["same-path"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"same-path"},subprotocols:{$ref:"#/\
$defs/texts",description:"subprotocols that a client offers"}},required:["reading"],additionalProperties:!1,examples:[{reading:"same-path",subprotocols:["chat.v\
1"]}]},{properties:{reading:{const:"other-path"},path:{$ref:"#/$defs/path",description:"path of the handshake"},subprotocols:{$ref:"#/$defs/texts",description:"\
subprotocols that a client offers"}},required:["reading","path"],additionalProperties:!1,examples:[{reading:"other-path",path:"/v1/live"}]}]}};function Ze(s,{instancePath:i="",
parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=Ze.evaluated;P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=
void 0);let n=r,o=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}var c=l===r;r=n,e!==null&&(n?e.length=n:e=null);let g;if(c){let d=r;if(s!==
"same-path"){let h={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Ai.then.enum}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="\
then"}else{let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let h=s.reading;if(typeof h=="string")if(h==="same-path"){if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(
t),r++}for(let t in s)if(!(t==="reading"||t==="subprotocols")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="same-path"){let t={instancePath:i+"/reading",schemaPath:"#/\
else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"same-path"}};e===null?e=[t]:e.push(t),r++}s.subprotocols!==void 0&&(E(s.subprotocols,
{instancePath:i+"/subprotocols",parentData:s,parentDataProperty:"subprotocols",rootData:k,dynamicAnchors:b})||(e=e===null?E.errors:e.concat(E.errors),r=e.length))}
var y=!0}else if(h==="other-path"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",
keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.path===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/require\
d",keyword:"required",params:{missingProperty:"path"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="path"||t==="subprotocols")){let u={instancePath:i,
schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&
s.reading!=="other-path"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"other-path"}};
e===null?e=[t]:e.push(t),r++}s.path!==void 0&&(G(s.path,{instancePath:i+"/path",parentData:s,parentDataProperty:"path",rootData:k,dynamicAnchors:b})||(e=e===null?
G.errors:e.concat(G.errors),r=e.length)),s.subprotocols!==void 0&&(E(s.subprotocols,{instancePath:i+"/subprotocols",parentData:s,parentDataProperty:"subprotocol\
s",rootData:k,dynamicAnchors:b})||(e=e===null?E.errors:e.concat(E.errors),r=e.length))}y!==!0&&(y=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminato\
r",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discrim\
inator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}}else{let h={instancePath:i,schemaPath:"#/else/type",
keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:g}};e===null?e=[d]:e.push(d),r++}return Ze.errors=e,P.props=y,r===0}Ze.evaluated={dynamicProps:!0,dynamicItems:!1};var ge={if:{type:"string"},then:{
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
ver"]}]}]}};function Xe(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=Xe.evaluated;P.dynamicProps&&
(P.props=void 0),P.dynamicItems&&(P.items=void 0);let n=r,o=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}var c=l===r;r=n,e!==null&&(n?e.length=
n:e=null);let g;if(c){let d=r;if(s!=="chunks"){let h={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:ge.then.enum}};e===null?e=[h]:
e.push(h),r++}var c=d===r;o=c,g="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let h=s.reading;if(typeof h=="string")if(h==="chunks"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="requestFrames"||t==="answerFrames"||t==="typePointer"||t==="otherTypes"||t==="schema"||
t==="terminators")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?
e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="chunks"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"\
const",params:{allowedValue:"chunks"}};e===null?e=[t]:e.push(t),r++}if(s.requestFrames!==void 0){let t=s.requestFrames;if(!(t==="text"||t==="binary")){let u={instancePath:i+
"/requestFrames",schemaPath:"#/else/oneOf/0/properties/requestFrames/enum",keyword:"enum",params:{allowedValues:ge.else.oneOf[0].properties.requestFrames.enum}};
e===null?e=[u]:e.push(u),r++}}if(s.answerFrames!==void 0){let t=s.answerFrames;if(!(t==="text"||t==="binary"||t==="either")){let u={instancePath:i+"/answerFrame\
s",schemaPath:"#/else/oneOf/0/properties/answerFrames/enum",keyword:"enum",params:{allowedValues:ge.else.oneOf[0].properties.answerFrames.enum}};e===null?e=[u]:
e.push(u),r++}}s.typePointer!==void 0&&(L(s.typePointer,{instancePath:i+"/typePointer",parentData:s,parentDataProperty:"typePointer",rootData:k,dynamicAnchors:b})||
(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.otherTypes!==void 0&&(E(s.otherTypes,{instancePath:i+"/otherTypes",parentData:s,parentDataProperty:"other\
Types",rootData:k,dynamicAnchors:b})||(e=e===null?E.errors:e.concat(E.errors),r=e.length)),s.schema!==void 0&&(R(s.schema,{instancePath:i+"/schema",parentData:s,
parentDataProperty:"schema",rootData:k,dynamicAnchors:b})||(e=e===null?R.errors:e.concat(R.errors),r=e.length)),s.terminators!==void 0&&(E(s.terminators,{instancePath:i+
"/terminators",parentData:s,parentDataProperty:"terminators",rootData:k,dynamicAnchors:b})||(e=e===null?E.errors:e.concat(E.errors),r=e.length))}var y=!0}else if(h===
"wrapped"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.requestType===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",
params:{missingProperty:"requestType"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!X.call(ge.else.oneOf[1].properties,t)){let u={instancePath:i,schemaPath:"\
#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!==
"wrapped"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"wrapped"}};e===null?e=[t]:
e.push(t),r++}if(s.requestFrames!==void 0){let t=s.requestFrames;if(!(t==="text"||t==="binary")){let u={instancePath:i+"/requestFrames",schemaPath:"#/else/oneOf\
/1/properties/requestFrames/enum",keyword:"enum",params:{allowedValues:ge.else.oneOf[1].properties.requestFrames.enum}};e===null?e=[u]:e.push(u),r++}}if(s.answerFrames!==
void 0){let t=s.answerFrames;if(!(t==="text"||t==="binary"||t==="either")){let u={instancePath:i+"/answerFrames",schemaPath:"#/else/oneOf/1/properties/answerFra\
mes/enum",keyword:"enum",params:{allowedValues:ge.else.oneOf[1].properties.answerFrames.enum}};e===null?e=[u]:e.push(u),r++}}s.requestType!==void 0&&(M(s.requestType,
{instancePath:i+"/requestType",parentData:s,parentDataProperty:"requestType",rootData:k,dynamicAnchors:b})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),
s.requestMember!==void 0&&(M(s.requestMember,{instancePath:i+"/requestMember",parentData:s,parentDataProperty:"requestMember",rootData:k,dynamicAnchors:b})||(e=
e===null?M.errors:e.concat(M.errors),r=e.length)),s.typePointer!==void 0&&(L(s.typePointer,{instancePath:i+"/typePointer",parentData:s,parentDataProperty:"typeP\
ointer",rootData:k,dynamicAnchors:b})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.chunkPointer!==void 0&&(L(s.chunkPointer,{instancePath:i+"/chunkPo\
inter",parentData:s,parentDataProperty:"chunkPointer",rootData:k,dynamicAnchors:b})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.doneTypes!==void 0&&
(E(s.doneTypes,{instancePath:i+"/doneTypes",parentData:s,parentDataProperty:"doneTypes",rootData:k,dynamicAnchors:b})||(e=e===null?E.errors:e.concat(E.errors),r=
e.length)),s.schema!==void 0&&(R(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"schema",rootData:k,dynamicAnchors:b})||(e=e===null?R.errors:
e.concat(R.errors),r=e.length)),s.terminators!==void 0&&(E(s.terminators,{instancePath:i+"/terminators",parentData:s,parentDataProperty:"terminators",rootData:k,
dynamicAnchors:b})||(e=e===null?E.errors:e.concat(E.errors),r=e.length))}y!==!0&&(y=!0)}else if(h==="custom"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}
if(s.textPointer===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"textPointer"}};e===null?e=[t]:
e.push(t),r++}for(let t in s)if(!X.call(ge.else.oneOf[2].properties,t)){let u={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="custom"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"custom"}};e===null?e=[t]:e.push(t),r++}if(s.requestFrames!==void 0){let t=s.requestFrames;
if(!(t==="text"||t==="binary")){let u={instancePath:i+"/requestFrames",schemaPath:"#/else/oneOf/2/properties/requestFrames/enum",keyword:"enum",params:{allowedValues:ge.
else.oneOf[2].properties.requestFrames.enum}};e===null?e=[u]:e.push(u),r++}}if(s.answerFrames!==void 0){let t=s.answerFrames;if(!(t==="text"||t==="binary"||t===
"either")){let u={instancePath:i+"/answerFrames",schemaPath:"#/else/oneOf/2/properties/answerFrames/enum",keyword:"enum",params:{allowedValues:ge.else.oneOf[2].
properties.answerFrames.enum}};e===null?e=[u]:e.push(u),r++}}s.requestType!==void 0&&(M(s.requestType,{instancePath:i+"/requestType",parentData:s,parentDataProperty:"\
requestType",rootData:k,dynamicAnchors:b})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.requestMember!==void 0&&(M(s.requestMember,{instancePath:i+"/\
requestMember",parentData:s,parentDataProperty:"requestMember",rootData:k,dynamicAnchors:b})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.typePointer!==
void 0&&(L(s.typePointer,{instancePath:i+"/typePointer",parentData:s,parentDataProperty:"typePointer",rootData:k,dynamicAnchors:b})||(e=e===null?L.errors:e.concat(
L.errors),r=e.length)),s.textPointer!==void 0&&(L(s.textPointer,{instancePath:i+"/textPointer",parentData:s,parentDataProperty:"textPointer",rootData:k,dynamicAnchors:b})||
(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.finishPointer!==void 0&&(L(s.finishPointer,{instancePath:i+"/finishPointer",parentData:s,parentDataProperty:"\
finishPointer",rootData:k,dynamicAnchors:b})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.doneTypes!==void 0&&(E(s.doneTypes,{instancePath:i+"/doneTy\
pes",parentData:s,parentDataProperty:"doneTypes",rootData:k,dynamicAnchors:b})||(e=e===null?E.errors:e.concat(E.errors),r=e.length)),s.schema!==void 0&&(ee(s.schema,
{instancePath:i+"/schema",parentData:s,parentDataProperty:"schema",rootData:k,dynamicAnchors:b})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length)),s.errorSchema!==
void 0&&(ee(s.errorSchema,{instancePath:i+"/errorSchema",parentData:s,parentDataProperty:"errorSchema",rootData:k,dynamicAnchors:b})||(e=e===null?ee.errors:e.concat(
ee.errors),r=e.length)),s.terminators!==void 0&&(E(s.terminators,{instancePath:i+"/terminators",parentData:s,parentDataProperty:"terminators",rootData:k,dynamicAnchors:b})||
(e=e===null?E.errors:e.concat(E.errors),r=e.length))}y!==!0&&(y=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"mapping",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}}else{let h={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};
e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:g}};e===null?e=[d]:e.push(
d),r++}return Xe.errors=e,P.props=y,r===0}Xe.evaluated={dynamicProps:!0,dynamicItems:!1};var Si={if:{type:"string"},then:{enum:["many","one"]},else:{type:"objec\
t",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"many"}},required:["reading"],additionalProperties:!1},{properties:{reading:{const:"\
one"}},required:["reading"],additionalProperties:!1}]}};function Qe(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){
let e=null,r=0,P=Qe.evaluated;P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0);let n=r,o=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:
e.push(d),r++}var c=l===r;r=n,e!==null&&(n?e.length=n:e=null);let g;if(c){let d=r;if(!(s==="many"||s==="one")){let h={instancePath:i,schemaPath:"#/then/enum",keyword:"\
enum",params:{allowedValues:Si.then.enum}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let h=s.
reading;if(typeof h=="string")if(h==="many"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/\
0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,schemaPath:"\
#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!==
"many"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"many"}};e===null?e=[t]:e.push(
t),r++}}var y=!0}else if(h==="one"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/require\
d",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else\
/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="on\
e"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"one"}};e===null?e=[t]:e.push(t),
r++}}y!==!0&&(y=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:h}};e===
null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:h}};e===
null?e=[t]:e.push(t),r++}}else{let h={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=
c,g="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:g}};e===null?e=[d]:e.push(d),r++}return Qe.errors=e,P.props=y,r===
0}Qe.evaluated={dynamicProps:!0,dynamicItems:!1};function be(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=be.evaluated;if(P.dynamicProps&&(P.props=
void 0),P.dynamicItems&&(P.items=void 0),Array.isArray(s)){let n=s.length;for(let c=0;c<n;c++){let g=s[c];if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){
let y={instancePath:i+"/"+c,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"}};e===null?e=[y]:e.push(y),r++}if(typeof g=="number"&&isFinite(g)){if(g>
4999||isNaN(g)){let y={instancePath:i+"/"+c,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:4999}};e===null?e=[y]:e.push(y),r++}if(g<
1e3||isNaN(g)){let y={instancePath:i+"/"+c,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison:">=",limit:1e3}};e===null?e=[y]:e.push(y),r++}}}let o=s.
length,l;if(o>1){let c={};for(;o--;){let g=s[o];if(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)){if(typeof c[g]=="number"){l=c[g];let y={instancePath:i,schemaPath:"\
#/uniqueItems",keyword:"uniqueItems",params:{i:o,j:l}};e===null?e=[y]:e.push(y),r++;break}c[g]=o}}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"array"}};e===null?e=[n]:e.push(n),r++}return be.errors=e,r===0}be.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function Ye(s,{instancePath:i="",
parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=Ye.evaluated;if(P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){let o=s.reading;if(typeof o=="string")if(o==="list"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===
void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[l]:e.push(l),r++}if(s.badKey===
void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"badKey"}};e===null?e=[l]:e.push(l),r++}if(s.mistake===
void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"mistake"}};e===null?e=[l]:e.push(l),r++}for(let l in s)
if(!(l==="reading"||l==="badKey"||l==="mistake")){let c={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[c]:e.push(c),r++}if(s.reading!==void 0&&s.reading!=="list"){let l={instancePath:i+"/reading",schemaPath:"#/oneOf/0/properties/reading/const",keyword:"\
const",params:{allowedValue:"list"}};e===null?e=[l]:e.push(l),r++}s.badKey!==void 0&&(be(s.badKey,{instancePath:i+"/badKey",parentData:s,parentDataProperty:"bad\
Key",rootData:k,dynamicAnchors:b})||(e=e===null?be.errors:e.concat(be.errors),r=e.length)),s.mistake!==void 0&&(be(s.mistake,{instancePath:i+"/mistake",parentData:s,
parentDataProperty:"mistake",rootData:k,dynamicAnchors:b})||(e=e===null?be.errors:e.concat(be.errors),r=e.length))}var n=!0}else{let l={instancePath:i,schemaPath:"\
#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[l]:e.push(l),r++}else{let l={instancePath:i,schemaPath:"\
#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[l]:e.push(l),r++}}else{let o={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Ye.errors=e,P.props=n,r===0}Ye.evaluated={dynamicProps:!0,dynamicItems:!1};var Ni={
if:{type:"string"},then:{enum:["bearer"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"bearer"}},required:["re\
ading"],additionalProperties:!1,examples:[{reading:"bearer"}]},{properties:{reading:{const:"subprotocol"},prefix:{$ref:"#/$defs/text",description:"what stands b\
efore the key in the subprotocol"}},required:["reading","prefix"],additionalProperties:!1,examples:[{reading:"subprotocol",prefix:"api-key."}]},{properties:{reading:{
const:"first-message"},field:{$ref:"#/$defs/text",description:"member of the first frame that holds the key"}},required:["reading","field"],additionalProperties:!1,
examples:[{reading:"first-message",field:"api_key"}]},{properties:{reading:{const:"query"},name:{$ref:"#/$defs/text",description:"query parameter that holds the\
 key"}},required:["reading","name"],additionalProperties:!1,examples:[{reading:"query",name:"key"}]}]}};function er(s,{instancePath:i="",parentData:N,parentDataProperty:D,
rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=er.evaluated;P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0);let n=r,o=!0,l=r;if(typeof s!=
"string"){let d={};e===null?e=[d]:e.push(d),r++}var c=l===r;r=n,e!==null&&(n?e.length=n:e=null);let g;if(c){let d=r;if(s!=="bearer"){let h={instancePath:i,schemaPath:"\
#/then/enum",keyword:"enum",params:{allowedValues:Ni.then.enum}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){let h=s.reading;if(typeof h=="string")if(h==="bearer"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&
s.reading!=="bearer"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"bearer"}};e===
null?e=[t]:e.push(t),r++}}var y=!0}else if(h==="subprotocol"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.prefix===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"prefix"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="prefix")){let u={
instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.
reading!==void 0&&s.reading!=="subprotocol"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"\
subprotocol"}};e===null?e=[t]:e.push(t),r++}s.prefix!==void 0&&(M(s.prefix,{instancePath:i+"/prefix",parentData:s,parentDataProperty:"prefix",rootData:k,dynamicAnchors:b})||
(e=e===null?M.errors:e.concat(M.errors),r=e.length))}y!==!0&&(y=!0)}else if(h==="first-message"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.field===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"field"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t===
"reading"||t==="field")){let u={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===
null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="first-message"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/cons\
t",keyword:"const",params:{allowedValue:"first-message"}};e===null?e=[t]:e.push(t),r++}s.field!==void 0&&(M(s.field,{instancePath:i+"/field",parentData:s,parentDataProperty:"\
field",rootData:k,dynamicAnchors:b})||(e=e===null?M.errors:e.concat(M.errors),r=e.length))}y!==!0&&(y=!0)}else if(h==="query"){if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=
[t]:e.push(t),r++}if(s.name===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=
[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="name")){let u={instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="query"){let t={instancePath:i+"/reading",schemaPath:"#/e\
lse/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"query"}};e===null?e=[t]:e.push(t),r++}s.name!==void 0&&(M(s.name,{instancePath:i+"/n\
ame",parentData:s,parentDataProperty:"name",rootData:k,dynamicAnchors:b})||(e=e===null?M.errors:e.concat(M.errors),r=e.length))}y!==!0&&(y=!0)}else{let t={instancePath:i,
schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,
schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}}else{let h={instancePath:i,
schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="else"}if(!o){let d={instancePath:i,schemaPath:"#\
/if",keyword:"if",params:{failingKeyword:g}};e===null?e=[d]:e.push(d),r++}return er.errors=e,P.props=y,r===0}er.evaluated={dynamicProps:!0,dynamicItems:!1};var Di={
if:{type:"string"},then:{enum:["openai"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"openai"},endpoints:{$ref:"\
#/$defs/endpoints",description:"methods and paths"}},required:["reading"],additionalProperties:!1,examples:[{reading:"openai"}]},{properties:{reading:{const:"li\
st"},endpoints:{$ref:"#/$defs/endpoints",description:"methods and paths"}},required:["reading","endpoints"],additionalProperties:!1,examples:[{reading:"list",endpoints:[
{method:"GET",path:"/v1/models"}]}]}]}};var _i={enum:["GET","POST","PUT","PATCH","DELETE"]};function re(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,
r=0,P=re.evaluated;if(P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0),!(s==="GET"||s==="POST"||s==="PUT"||s==="PATCH"||s==="DELETE")){let n={instancePath:i,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:_i.enum}};e===null?e=[n]:e.push(n),r++}return re.errors=e,r===0}re.evaluated={dynamicProps:!1,dynamicItems:!1};
function qe(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=qe.evaluated;if(P.dynamicProps&&(P.props=
void 0),P.dynamicItems&&(P.items=void 0),Array.isArray(s)){let n=s.length;for(let o=0;o<n;o++){let l=s[o];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.method===
void 0){let c={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"method"}};e===null?e=[c]:e.push(c),r++}if(l.path===
void 0){let c={instancePath:i+"/"+o,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[c]:e.push(c),r++}for(let c in l)
if(!(c==="method"||c==="path")){let g={instancePath:i+"/"+o,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}};
e===null?e=[g]:e.push(g),r++}l.method!==void 0&&(re(l.method,{instancePath:i+"/"+o+"/method",parentData:l,parentDataProperty:"method",rootData:k,dynamicAnchors:b})||
(e=e===null?re.errors:e.concat(re.errors),r=e.length)),l.path!==void 0&&(G(l.path,{instancePath:i+"/"+o+"/path",parentData:l,parentDataProperty:"path",rootData:k,
dynamicAnchors:b})||(e=e===null?G.errors:e.concat(G.errors),r=e.length))}else{let c={instancePath:i+"/"+o,schemaPath:"#/items/type",keyword:"type",params:{type:"\
object"}};e===null?e=[c]:e.push(c),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}return qe.
errors=e,r===0}qe.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function rr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){
let e=null,r=0,P=rr.evaluated;P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0);let n=r,o=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:
e.push(d),r++}var c=l===r;r=n,e!==null&&(n?e.length=n:e=null);let g;if(c){let d=r;if(s!=="openai"){let h={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",
params:{allowedValues:Di.then.enum}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let h=s.reading;
if(typeof h=="string")if(h==="openai"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/requ\
ired",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="endpoints")){let u={instancePath:i,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&
s.reading!=="openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"openai"}};e===
null?e=[t]:e.push(t),r++}s.endpoints!==void 0&&(qe(s.endpoints,{instancePath:i+"/endpoints",parentData:s,parentDataProperty:"endpoints",rootData:k,dynamicAnchors:b})||
(e=e===null?qe.errors:e.concat(qe.errors),r=e.length))}var y=!0}else if(h==="list"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.endpoints===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"endpoints"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t===
"endpoints")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:
e.push(u),r++}if(s.reading!==void 0&&s.reading!=="list"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{
allowedValue:"list"}};e===null?e=[t]:e.push(t),r++}s.endpoints!==void 0&&(qe(s.endpoints,{instancePath:i+"/endpoints",parentData:s,parentDataProperty:"endpoints",
rootData:k,dynamicAnchors:b})||(e=e===null?qe.errors:e.concat(qe.errors),r=e.length))}y!==!0&&(y=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",
keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discrimina\
tor",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}}else{let h={instancePath:i,schemaPath:"#/else/type",keyword:"\
type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:g}};
e===null?e=[d]:e.push(d),r++}return rr.errors=e,P.props=y,r===0}rr.evaluated={dynamicProps:!0,dynamicItems:!1};var Ii={if:{type:"string"},then:{enum:["allowed"]},
else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"allowed"},origin:{type:"string",pattern:"^https?://[^/?#\\s]+$",description:"\
an origin that is let in, sent with the preflight"}},required:["reading"],additionalProperties:!1,examples:[{reading:"allowed",origin:"https://app.example"}]}]}},
Fi=new RegExp("^https?://[^/?#\\s]+$","u");function sr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,
P=sr.evaluated;P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0);let n=r,o=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}var c=l===
r;r=n,e!==null&&(n?e.length=n:e=null);let g;if(c){let d=r;if(s!=="allowed"){let h={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Ii.
then.enum}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let h=s.reading;if(typeof h=="string")
if(h==="allowed"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"requir\
ed",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="origin")){let u={instancePath:i,schemaPath:"#/else/\
oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="all\
owed"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"allowed"}};e===null?e=[t]:e.push(
t),r++}if(s.origin!==void 0){let t=s.origin;if(typeof t=="string"){if(!Fi.test(t)){let u={instancePath:i+"/origin",schemaPath:"#/else/oneOf/0/properties/origin/\
pattern",keyword:"pattern",params:{pattern:"^https?://[^/?#\\s]+$"}};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/origin",schemaPath:"#/else/oneOf\
/0/properties/origin/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}}}var y=!0}else{let t={instancePath:i,schemaPath:"#/else/discrimi\
nator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/dis\
criminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}}else{let h={instancePath:i,schemaPath:"#/else/t\
ype",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:g}};e===null?e=[d]:e.push(d),r++}return sr.errors=e,P.props=y,r===0}sr.evaluated={dynamicProps:!0,dynamicItems:!1};var Ti={if:{type:"string"},then:{
enum:["unlimited"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"unlimited"}},required:["reading"],additionalProperties:!1,
examples:[{reading:"unlimited"}]},{properties:{reading:{const:"seconds"},seconds:{$ref:"#/$defs/seconds",description:"seconds from the moment a key is handed ou\
t"}},required:["reading","seconds"],additionalProperties:!1,examples:[{reading:"seconds",seconds:86400}]}]}};function J(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=J.evaluated;if(P.dynamicProps&&(P.props=
void 0),P.dynamicItems&&(P.items=void 0),typeof s=="number"&&isFinite(s)){if(s<=0||isNaN(s)){let n={instancePath:i,schemaPath:"#/exclusiveMinimum",keyword:"excl\
usiveMinimum",params:{comparison:">",limit:0}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"number"}};
e===null?e=[n]:e.push(n),r++}return J.errors=e,r===0}J.evaluated={dynamicProps:!1,dynamicItems:!1};function ir(s,{instancePath:i="",parentData:N,parentDataProperty:D,
rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=ir.evaluated;P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0);let n=r,o=!0,l=r;if(typeof s!=
"string"){let d={};e===null?e=[d]:e.push(d),r++}var c=l===r;r=n,e!==null&&(n?e.length=n:e=null);let g;if(c){let d=r;if(s!=="unlimited"){let h={instancePath:i,schemaPath:"\
#/then/enum",keyword:"enum",params:{allowedValues:Ti.then.enum}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){let h=s.reading;if(typeof h=="string")if(h==="unlimited"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={
instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.
reading!==void 0&&s.reading!=="unlimited"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
unlimited"}};e===null?e=[t]:e.push(t),r++}}var y=!0}else if(h==="seconds"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.seconds===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"seconds"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t===
"seconds")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:
e.push(u),r++}if(s.reading!==void 0&&s.reading!=="seconds"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",
params:{allowedValue:"seconds"}};e===null?e=[t]:e.push(t),r++}s.seconds!==void 0&&(J(s.seconds,{instancePath:i+"/seconds",parentData:s,parentDataProperty:"secon\
ds",rootData:k,dynamicAnchors:b})||(e=e===null?J.errors:e.concat(J.errors),r=e.length))}y!==!0&&(y=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminat\
or",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discri\
minator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}}else{let h={instancePath:i,schemaPath:"#/else/type",
keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:g}};e===null?e=[d]:e.push(d),r++}return ir.errors=e,P.props=y,r===0}ir.evaluated={dynamicProps:!0,dynamicItems:!1};function tr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=tr.evaluated;if(P.dynamicProps&&(P.props=
void 0),P.dynamicItems&&(P.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let o=s.reading;if(typeof o=="string")if(o==="list"){if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.reading===void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?
e=[l]:e.push(l),r++}if(s.scopes===void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"scopes"}};e===null?e=
[l]:e.push(l),r++}for(let l in s)if(!(l==="reading"||l==="scopes")){let c={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:l}};e===null?e=[c]:e.push(c),r++}if(s.reading!==void 0&&s.reading!=="list"){let l={instancePath:i+"/reading",schemaPath:"#/oneOf\
/0/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[l]:e.push(l),r++}s.scopes!==void 0&&(E(s.scopes,{instancePath:i+"/scopes",
parentData:s,parentDataProperty:"scopes",rootData:k,dynamicAnchors:b})||(e=e===null?E.errors:e.concat(E.errors),r=e.length))}var n=!0}else{let l={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[l]:e.push(l),r++}else{let l={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[l]:e.push(l),r++}}else{let o={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return tr.errors=e,P.props=n,r===0}tr.evaluated={dynamicProps:!0,dynamicItems:!1};function nr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=nr.evaluated;if(P.dynamicProps&&(P.props=
void 0),P.dynamicItems&&(P.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let o=s.reading;if(typeof o=="string")if(o==="endpoint"){if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.reading===void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[l]:e.push(l),r++}if(s.method===void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"method"}};e===null?
e=[l]:e.push(l),r++}if(s.path===void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[l]:
e.push(l),r++}if(s.effect===void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"effect"}};e===null?e=[l]:e.
push(l),r++}for(let l in s)if(!(l==="reading"||l==="method"||l==="path"||l==="effect")){let c={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:l}};e===null?e=[c]:e.push(c),r++}if(s.reading!==void 0&&s.reading!=="endpoint"){let l={instancePath:i+"/reading",
schemaPath:"#/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"endpoint"}};e===null?e=[l]:e.push(l),r++}s.method!==void 0&&(re(s.method,{
instancePath:i+"/method",parentData:s,parentDataProperty:"method",rootData:k,dynamicAnchors:b})||(e=e===null?re.errors:e.concat(re.errors),r=e.length)),s.path!==
void 0&&(G(s.path,{instancePath:i+"/path",parentData:s,parentDataProperty:"path",rootData:k,dynamicAnchors:b})||(e=e===null?G.errors:e.concat(G.errors),r=e.length)),
s.effect!==void 0&&(M(s.effect,{instancePath:i+"/effect",parentData:s,parentDataProperty:"effect",rootData:k,dynamicAnchors:b})||(e=e===null?M.errors:e.concat(M.
errors),r=e.length))}var n=!0}else{let l={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};
e===null?e=[l]:e.push(l),r++}else{let l={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===
null?e=[l]:e.push(l),r++}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return nr.errors=e,
P.props=n,r===0}nr.evaluated={dynamicProps:!0,dynamicItems:!1};function or(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=or.evaluated;if(P.dynamicProps&&(P.props=
void 0),P.dynamicItems&&(P.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let o=s.reading;if(typeof o=="string")if(o==="endpoint"){if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.reading===void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[l]:e.push(l),r++}if(s.method===void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"method"}};e===null?
e=[l]:e.push(l),r++}if(s.path===void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[l]:
e.push(l),r++}if(s.effect===void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"effect"}};e===null?e=[l]:e.
push(l),r++}for(let l in s)if(!(l==="reading"||l==="method"||l==="path"||l==="effect")){let c={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:l}};e===null?e=[c]:e.push(c),r++}if(s.reading!==void 0&&s.reading!=="endpoint"){let l={instancePath:i+"/reading",
schemaPath:"#/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"endpoint"}};e===null?e=[l]:e.push(l),r++}s.method!==void 0&&(re(s.method,{
instancePath:i+"/method",parentData:s,parentDataProperty:"method",rootData:k,dynamicAnchors:b})||(e=e===null?re.errors:e.concat(re.errors),r=e.length)),s.path!==
void 0&&(G(s.path,{instancePath:i+"/path",parentData:s,parentDataProperty:"path",rootData:k,dynamicAnchors:b})||(e=e===null?G.errors:e.concat(G.errors),r=e.length)),
s.effect!==void 0&&(M(s.effect,{instancePath:i+"/effect",parentData:s,parentDataProperty:"effect",rootData:k,dynamicAnchors:b})||(e=e===null?M.errors:e.concat(M.
errors),r=e.length))}var n=!0}else{let l={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};
e===null?e=[l]:e.push(l),r++}else{let l={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===
null?e=[l]:e.push(l),r++}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return or.errors=e,
P.props=n,r===0}or.evaluated={dynamicProps:!0,dynamicItems:!1};var qs={if:{type:"string"},then:{enum:["401","403","none-needed"]},else:{type:"object",discriminator:{
propertyName:"reading"},oneOf:[{properties:{reading:{const:"401"},status:{$ref:"#/$defs/statuses",description:"the expected statuses"},tolerated:{$ref:"#/$defs/\
tolerated",description:"statuses that are accepted with a warning"}},required:["reading"],additionalProperties:!1,examples:[{reading:"401",status:[401],tolerated:[
403]}]},{properties:{reading:{const:"403"},status:{$ref:"#/$defs/statuses",description:"the expected statuses"},tolerated:{$ref:"#/$defs/tolerated",description:"\
statuses that are accepted with a warning"}},required:["reading"],additionalProperties:!1,examples:[{reading:"403",status:[403],tolerated:[401]}]},{properties:{
reading:{const:"none-needed"},status:{const:[200],description:"what a call without a key is answered; follows from the name"}},required:["reading"],additionalProperties:!1,
examples:[{reading:"none-needed"}]}]}};function H(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=H.evaluated;if(P.dynamicProps&&(P.props=
void 0),P.dynamicItems&&(P.items=void 0),Array.isArray(s)){if(s.length<1){let c={instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}};e===
null?e=[c]:e.push(c),r++}let n=s.length;for(let c=0;c<n;c++){let g=s[c];if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){let y={instancePath:i+"/"+c,schemaPath:"\
#/items/type",keyword:"type",params:{type:"integer"}};e===null?e=[y]:e.push(y),r++}if(typeof g=="number"&&isFinite(g)){if(g>599||isNaN(g)){let y={instancePath:i+
"/"+c,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};e===null?e=[y]:e.push(y),r++}if(g<100||isNaN(g)){let y={instancePath:i+
"/"+c,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};e===null?e=[y]:e.push(y),r++}}}let o=s.length,l;if(o>1){let c={};for(;o--;){
let g=s[o];if(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)){if(typeof c[g]=="number"){l=c[g];let y={instancePath:i,schemaPath:"#/uniqueItems",keyword:"uni\
queItems",params:{i:o,j:l}};e===null?e=[y]:e.push(y),r++;break}c[g]=o}}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===
null?e=[n]:e.push(n),r++}return H.errors=e,r===0}H.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function te(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=te.evaluated;if(P.dynamicProps&&(P.props=
void 0),P.dynamicItems&&(P.items=void 0),Array.isArray(s)){let n=s.length;for(let c=0;c<n;c++){let g=s[c];if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){
let y={instancePath:i+"/"+c,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"}};e===null?e=[y]:e.push(y),r++}if(typeof g=="number"&&isFinite(g)){if(g>
599||isNaN(g)){let y={instancePath:i+"/"+c,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};e===null?e=[y]:e.push(y),r++}if(g<
100||isNaN(g)){let y={instancePath:i+"/"+c,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};e===null?e=[y]:e.push(y),r++}}}let o=s.
length,l;if(o>1){let c={};for(;o--;){let g=s[o];if(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)){if(typeof c[g]=="number"){l=c[g];let y={instancePath:i,schemaPath:"\
#/uniqueItems",keyword:"uniqueItems",params:{i:o,j:l}};e===null?e=[y]:e.push(y),r++;break}c[g]=o}}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"array"}};e===null?e=[n]:e.push(n),r++}return te.errors=e,r===0}te.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function ar(s,{instancePath:i="",
parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=ar.evaluated;P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=
void 0);let n=r,o=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}var c=l===r;r=n,e!==null&&(n?e.length=n:e=null);let g;if(c){let d=r;if(!(s===
"401"||s==="403"||s==="none-needed")){let h={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:qs.then.enum}};e===null?e=[h]:e.push(h),
r++}var c=d===r;o=c,g="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let h=s.reading;if(typeof h=="string")if(h==="401"){if(s&&typeof s=="obje\
ct"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="status"||t==="tolerated")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="401"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"401"}};e===null?e=[t]:e.push(t),r++}s.status!==void 0&&(H(
s.status,{instancePath:i+"/status",parentData:s,parentDataProperty:"status",rootData:k,dynamicAnchors:b})||(e=e===null?H.errors:e.concat(H.errors),r=e.length)),
s.tolerated!==void 0&&(te(s.tolerated,{instancePath:i+"/tolerated",parentData:s,parentDataProperty:"tolerated",rootData:k,dynamicAnchors:b})||(e=e===null?te.errors:
e.concat(te.errors),r=e.length))}var y=!0}else if(h==="403"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="status"||t===
"tolerated")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:
e.push(u),r++}if(s.reading!==void 0&&s.reading!=="403"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{
allowedValue:"403"}};e===null?e=[t]:e.push(t),r++}s.status!==void 0&&(H(s.status,{instancePath:i+"/status",parentData:s,parentDataProperty:"status",rootData:k,dynamicAnchors:b})||
(e=e===null?H.errors:e.concat(H.errors),r=e.length)),s.tolerated!==void 0&&(te(s.tolerated,{instancePath:i+"/tolerated",parentData:s,parentDataProperty:"tolerat\
ed",rootData:k,dynamicAnchors:b})||(e=e===null?te.errors:e.concat(te.errors),r=e.length))}y!==!0&&(y=!0)}else if(h==="none-needed"){if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=
[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="status")){let u={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="none-needed"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"none-needed"}};e===null?e=[t]:e.push(t),r++}if(s.status!==void 0&&!xe(s.status,qs.
else.oneOf[2].properties.status.const)){let t={instancePath:i+"/status",schemaPath:"#/else/oneOf/2/properties/status/const",keyword:"const",params:{allowedValue:qs.
else.oneOf[2].properties.status.const}};e===null?e=[t]:e.push(t),r++}}y!==!0&&(y=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discr\
iminator",params:{error:"mapping",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}}else{let h={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{
type:"object"}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:g}};e===
null?e=[d]:e.push(d),r++}return ar.errors=e,P.props=y,r===0}ar.evaluated={dynamicProps:!0,dynamicItems:!1};var Vi={if:{type:"string"},then:{enum:["401","403"]},
else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"401"},status:{$ref:"#/$defs/statuses",description:"the expected s\
tatuses"},tolerated:{$ref:"#/$defs/tolerated",description:"statuses that are accepted with a warning"}},required:["reading"],additionalProperties:!1,examples:[{
reading:"401",status:[401],tolerated:[403]}]},{properties:{reading:{const:"403"},status:{$ref:"#/$defs/statuses",description:"the expected statuses"},tolerated:{
$ref:"#/$defs/tolerated",description:"statuses that are accepted with a warning"}},required:["reading"],additionalProperties:!1,examples:[{reading:"403",status:[
403],tolerated:[401]}]}]}};function pr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=pr.evaluated;
P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0);let n=r,o=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}var c=l===r;r=n,
e!==null&&(n?e.length=n:e=null);let g;if(c){let d=r;if(!(s==="401"||s==="403")){let h={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Vi.
then.enum}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let h=s.reading;if(typeof h=="string")
if(h==="401"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",
params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="status"||t==="tolerated")){let u={instancePath:i,schemaPath:"\
#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!==
"401"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"401"}};e===null?e=[t]:e.push(
t),r++}s.status!==void 0&&(H(s.status,{instancePath:i+"/status",parentData:s,parentDataProperty:"status",rootData:k,dynamicAnchors:b})||(e=e===null?H.errors:e.concat(
H.errors),r=e.length)),s.tolerated!==void 0&&(te(s.tolerated,{instancePath:i+"/tolerated",parentData:s,parentDataProperty:"tolerated",rootData:k,dynamicAnchors:b})||
(e=e===null?te.errors:e.concat(te.errors),r=e.length))}var y=!0}else if(h==="403"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t===
"status"||t==="tolerated")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="403"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"\
const",params:{allowedValue:"403"}};e===null?e=[t]:e.push(t),r++}s.status!==void 0&&(H(s.status,{instancePath:i+"/status",parentData:s,parentDataProperty:"statu\
s",rootData:k,dynamicAnchors:b})||(e=e===null?H.errors:e.concat(H.errors),r=e.length)),s.tolerated!==void 0&&(te(s.tolerated,{instancePath:i+"/tolerated",parentData:s,
parentDataProperty:"tolerated",rootData:k,dynamicAnchors:b})||(e=e===null?te.errors:e.concat(te.errors),r=e.length))}y!==!0&&(y=!0)}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}}else{let h={instancePath:i,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:g}};e===null?e=[d]:e.push(d),r++}return pr.errors=e,P.props=y,r===0}pr.evaluated={dynamicProps:!0,dynamicItems:!1};var Mi={if:{type:"\
string"},then:{enum:["table"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"table"},malformed:{$ref:"#/$defs/s\
tatuses",description:"of a body that is not JSON"},invalid:{$ref:"#/$defs/statuses",description:"of a request with a field missing, of the wrong type or out of \
bounds"},unknownModel:{$ref:"#/$defs/statuses",description:"of a model that does not exist"},tooLarge:{$ref:"#/$defs/statuses",description:"of a sign-up request\
 that is too large"}},required:["reading"],additionalProperties:!1,examples:[{reading:"table",malformed:[400],invalid:[422]}]}]}};function lr(s,{instancePath:i="",
parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=lr.evaluated;P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=
void 0);let n=r,o=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}var c=l===r;r=n,e!==null&&(n?e.length=n:e=null);let g;if(c){let d=r;if(s!==
"table"){let h={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Mi.then.enum}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="then"}else{
let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let h=s.reading;if(typeof h=="string")if(h==="table"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===
void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)
if(!(t==="reading"||t==="malformed"||t==="invalid"||t==="unknownModel"||t==="tooLarge")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="table"){let t={instancePath:i+"/r\
eading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"table"}};e===null?e=[t]:e.push(t),r++}s.malformed!==void 0&&(H(
s.malformed,{instancePath:i+"/malformed",parentData:s,parentDataProperty:"malformed",rootData:k,dynamicAnchors:b})||(e=e===null?H.errors:e.concat(H.errors),r=e.
length)),s.invalid!==void 0&&(H(s.invalid,{instancePath:i+"/invalid",parentData:s,parentDataProperty:"invalid",rootData:k,dynamicAnchors:b})||(e=e===null?H.errors:
e.concat(H.errors),r=e.length)),s.unknownModel!==void 0&&(H(s.unknownModel,{instancePath:i+"/unknownModel",parentData:s,parentDataProperty:"unknownModel",rootData:k,
dynamicAnchors:b})||(e=e===null?H.errors:e.concat(H.errors),r=e.length)),s.tooLarge!==void 0&&(H(s.tooLarge,{instancePath:i+"/tooLarge",parentData:s,parentDataProperty:"\
tooLarge",rootData:k,dynamicAnchors:b})||(e=e===null?H.errors:e.concat(H.errors),r=e.length))}var y=!0}else{let t={instancePath:i,schemaPath:"#/else/discriminat\
or",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discri\
minator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}}else{let h={instancePath:i,schemaPath:"#/else/type",
keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:g}};e===null?e=[d]:e.push(d),r++}return lr.errors=e,P.props=y,r===0}lr.evaluated={dynamicProps:!0,dynamicItems:!1};var Ui={if:{type:"string"},then:{
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
parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=dr.evaluated;P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0);let n=r,
o=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}var c=l===r;r=n,e!==null&&(n?e.length=n:e=null);let g;if(c){let d=r;if(!(s==="openai"||s===
"problem"||s==="detail"||s==="bare")){let h={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Ui.then.enum}};e===null?e=[h]:e.push(h),
r++}var c=d===r;o=c,g="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let h=s.reading;if(typeof h=="string")if(h==="openai"){if(s&&typeof s=="o\
bject"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="schema"||t==="fullSchema"||t==="mediaTypes")){let u={instancePath:i,schemaPath:"#/else/oneO\
f/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="openai"){
let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"openai"}};e===null?e=[t]:e.push(t),r++}
s.schema!==void 0&&(R(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"schema",rootData:k,dynamicAnchors:b})||(e=e===null?R.errors:e.concat(R.
errors),r=e.length)),s.fullSchema!==void 0&&(R(s.fullSchema,{instancePath:i+"/fullSchema",parentData:s,parentDataProperty:"fullSchema",rootData:k,dynamicAnchors:b})||
(e=e===null?R.errors:e.concat(R.errors),r=e.length)),s.mediaTypes!==void 0&&(E(s.mediaTypes,{instancePath:i+"/mediaTypes",parentData:s,parentDataProperty:"media\
Types",rootData:k,dynamicAnchors:b})||(e=e===null?E.errors:e.concat(E.errors),r=e.length))}var y=!0}else if(h==="problem"){if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(
t),r++}for(let t in s)if(!(t==="reading"||t==="schema"||t==="mediaTypes")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="problem"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"problem"}};e===null?e=[t]:e.push(t),r++}s.schema!==void 0&&(R(s.schema,{instancePath:i+
"/schema",parentData:s,parentDataProperty:"schema",rootData:k,dynamicAnchors:b})||(e=e===null?R.errors:e.concat(R.errors),r=e.length)),s.mediaTypes!==void 0&&(E(
s.mediaTypes,{instancePath:i+"/mediaTypes",parentData:s,parentDataProperty:"mediaTypes",rootData:k,dynamicAnchors:b})||(e=e===null?E.errors:e.concat(E.errors),r=
e.length))}y!==!0&&(y=!0)}else if(h==="detail"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/one\
Of/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="schema"||t==="mediaTy\
pes")){let u={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(
u),r++}if(s.reading!==void 0&&s.reading!=="detail"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{
allowedValue:"detail"}};e===null?e=[t]:e.push(t),r++}s.schema!==void 0&&(R(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"schema",rootData:k,
dynamicAnchors:b})||(e=e===null?R.errors:e.concat(R.errors),r=e.length)),s.mediaTypes!==void 0&&(E(s.mediaTypes,{instancePath:i+"/mediaTypes",parentData:s,parentDataProperty:"\
mediaTypes",rootData:k,dynamicAnchors:b})||(e=e===null?E.errors:e.concat(E.errors),r=e.length))}y!==!0&&(y=!0)}else if(h==="bare"){if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=
[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="schema"||t==="mediaTypes")){let u={instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="bare"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"bare"}};e===null?e=[t]:e.push(t),r++}s.schema!==void 0&&(R(s.schema,{instancePath:i+
"/schema",parentData:s,parentDataProperty:"schema",rootData:k,dynamicAnchors:b})||(e=e===null?R.errors:e.concat(R.errors),r=e.length)),s.mediaTypes!==void 0&&(E(
s.mediaTypes,{instancePath:i+"/mediaTypes",parentData:s,parentDataProperty:"mediaTypes",rootData:k,dynamicAnchors:b})||(e=e===null?E.errors:e.concat(E.errors),r=
e.length))}y!==!0&&(y=!0)}else if(h==="custom"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/one\
Of/4/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.schema===void 0){let t={instancePath:i,schemaPath:"#/els\
e/oneOf/4/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[t]:e.push(t),r++}if(s.messagePointer===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/4/required",keyword:"required",params:{missingProperty:"messagePointer"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="sche\
ma"||t==="messagePointer"||t==="typePointer"||t==="codePointer"||t==="mediaTypes")){let u={instancePath:i,schemaPath:"#/else/oneOf/4/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="custom"){let t={instancePath:i+"/reading",
schemaPath:"#/else/oneOf/4/properties/reading/const",keyword:"const",params:{allowedValue:"custom"}};e===null?e=[t]:e.push(t),r++}s.schema!==void 0&&(ee(s.schema,
{instancePath:i+"/schema",parentData:s,parentDataProperty:"schema",rootData:k,dynamicAnchors:b})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length)),s.messagePointer!==
void 0&&(L(s.messagePointer,{instancePath:i+"/messagePointer",parentData:s,parentDataProperty:"messagePointer",rootData:k,dynamicAnchors:b})||(e=e===null?L.errors:
e.concat(L.errors),r=e.length)),s.typePointer!==void 0&&(L(s.typePointer,{instancePath:i+"/typePointer",parentData:s,parentDataProperty:"typePointer",rootData:k,
dynamicAnchors:b})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.codePointer!==void 0&&(L(s.codePointer,{instancePath:i+"/codePointer",parentData:s,parentDataProperty:"\
codePointer",rootData:k,dynamicAnchors:b})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.mediaTypes!==void 0&&(E(s.mediaTypes,{instancePath:i+"/mediaT\
ypes",parentData:s,parentDataProperty:"mediaTypes",rootData:k,dynamicAnchors:b})||(e=e===null?E.errors:e.concat(E.errors),r=e.length))}y!==!0&&(y=!0)}else{let t={
instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}else{let t={
instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}}else{let h={
instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="else"}if(!o){let d={instancePath:i,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:g}};e===null?e=[d]:e.push(d),r++}return dr.errors=e,P.props=y,r===0}dr.evaluated={dynamicProps:!0,dynamicItems:!1};function ur(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=ur.evaluated;if(P.dynamicProps&&(P.props=
void 0),P.dynamicItems&&(P.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let o=s.reading;if(typeof o=="string")if(o==="list"){if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.reading===void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?
e=[l]:e.push(l),r++}if(s.codes===void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"codes"}};e===null?e=[
l]:e.push(l),r++}for(let l in s)if(!(l==="reading"||l==="codes")){let c={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:l}};e===null?e=[c]:e.push(c),r++}if(s.reading!==void 0&&s.reading!=="list"){let l={instancePath:i+"/reading",schemaPath:"#/oneOf/0\
/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[l]:e.push(l),r++}s.codes!==void 0&&(E(s.codes,{instancePath:i+"/codes",parentData:s,
parentDataProperty:"codes",rootData:k,dynamicAnchors:b})||(e=e===null?E.errors:e.concat(E.errors),r=e.length))}var n=!0}else{let l={instancePath:i,schemaPath:"#\
/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[l]:e.push(l),r++}else{let l={instancePath:i,schemaPath:"#\
/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[l]:e.push(l),r++}}else{let o={instancePath:i,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return ur.errors=e,P.props=n,r===0}ur.evaluated={dynamicProps:!0,dynamicItems:!1};var Ts={
if:{type:"string"},then:{enum:["refused"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"refused"}},required:["\
reading"],additionalProperties:!1,examples:[{reading:"refused"}]},{properties:{reading:{const:"list"},mistakes:{type:"array",minItems:1,uniqueItems:!0,items:{enum:[
"missing-model","missing-messages","model-number","messages-string","messages-object","messages-empty","message-string","role-missing","role-number","content-mi\
ssing","content-number","max-tokens-string","max-tokens-fraction","max-tokens-zero","max-tokens-negative","temperature-string","temperature-below","temperature-\
above","malformed","truncated","empty-body","two-values","not-utf8","array","null","switch-word"]},description:"names of mistakes that are refused; every other \
one may be answered"}},required:["reading","mistakes"],additionalProperties:!1,examples:[{reading:"list",mistakes:["missing-model","missing-messages","malformed"]}]}]}};
function mr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=mr.evaluated;P.dynamicProps&&(P.props=
void 0),P.dynamicItems&&(P.items=void 0);let n=r,o=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}var c=l===r;r=n,e!==null&&(n?e.length=n:e=
null);let g;if(c){let d=r;if(s!=="refused"){let h={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Ts.then.enum}};e===null?e=[h]:e.
push(h),r++}var c=d===r;o=c,g="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let h=s.reading;if(typeof h=="string")if(h==="refused"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="refused"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"refused"}};e===null?e=[t]:e.push(t),r++}}var y=!0}else if(h==="list"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),r++}if(s.mistakes===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"\
mistakes"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="mistakes")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="list"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[t]:e.push(t),r++}if(s.mistakes!==void 0){
let t=s.mistakes;if(Array.isArray(t)){if(t.length<1){let _={instancePath:i+"/mistakes",schemaPath:"#/else/oneOf/1/properties/mistakes/minItems",keyword:"minItem\
s",params:{limit:1}};e===null?e=[_]:e.push(_),r++}let u=t.length;for(let _=0;_<u;_++){let p=t[_];if(!(p==="missing-model"||p==="missing-messages"||p==="model-nu\
mber"||p==="messages-string"||p==="messages-object"||p==="messages-empty"||p==="message-string"||p==="role-missing"||p==="role-number"||p==="content-missing"||p===
"content-number"||p==="max-tokens-string"||p==="max-tokens-fraction"||p==="max-tokens-zero"||p==="max-tokens-negative"||p==="temperature-string"||p==="temperatu\
re-below"||p==="temperature-above"||p==="malformed"||p==="truncated"||p==="empty-body"||p==="two-values"||p==="not-utf8"||p==="array"||p==="null"||p==="switch-w\
ord")){let a={instancePath:i+"/mistakes/"+_,schemaPath:"#/else/oneOf/1/properties/mistakes/items/enum",keyword:"enum",params:{allowedValues:Ts.else.oneOf[1].properties.
mistakes.items.enum}};e===null?e=[a]:e.push(a),r++}}let $=t.length,F;if($>1){e:for(;$--;)for(F=$;F--;)if(xe(t[$],t[F])){let _={instancePath:i+"/mistakes",schemaPath:"\
#/else/oneOf/1/properties/mistakes/uniqueItems",keyword:"uniqueItems",params:{i:$,j:F}};e===null?e=[_]:e.push(_),r++;break e}}}else{let u={instancePath:i+"/mist\
akes",schemaPath:"#/else/oneOf/1/properties/mistakes/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}}y!==!0&&(y=!0)}else{let t={instancePath:i,
schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,
schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}}else{let h={instancePath:i,
schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="else"}if(!o){let d={instancePath:i,schemaPath:"#\
/if",keyword:"if",params:{failingKeyword:g}};e===null?e=[d]:e.push(d),r++}return mr.errors=e,P.props=y,r===0}mr.evaluated={dynamicProps:!0,dynamicItems:!1};var Ei={
if:{type:"string"},then:{enum:["openai"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"openai"},types:{$ref:"#\
/$defs/texts",description:"names of the types"}},required:["reading"],additionalProperties:!1,examples:[{reading:"openai"}]},{properties:{reading:{const:"list"},
types:{$ref:"#/$defs/texts",description:"names of the types"}},required:["reading","types"],additionalProperties:!1,examples:[{reading:"list",types:["completion\
.finished"]}]}]}};function fr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=fr.evaluated;P.dynamicProps&&
(P.props=void 0),P.dynamicItems&&(P.items=void 0);let n=r,o=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}var c=l===r;r=n,e!==null&&(n?e.length=
n:e=null);let g;if(c){let d=r;if(s!=="openai"){let h={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Ei.then.enum}};e===null?e=[h]:
e.push(h),r++}var c=d===r;o=c,g="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let h=s.reading;if(typeof h=="string")if(h==="openai"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="types")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="openai"){let t={instancePath:i+"/reading",
schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"openai"}};e===null?e=[t]:e.push(t),r++}s.types!==void 0&&(E(s.types,{
instancePath:i+"/types",parentData:s,parentDataProperty:"types",rootData:k,dynamicAnchors:b})||(e=e===null?E.errors:e.concat(E.errors),r=e.length))}var y=!0}else if(h===
"list"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.types===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{
missingProperty:"types"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="types")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="list"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[t]:e.push(t),r++}s.types!==void 0&&(E(
s.types,{instancePath:i+"/types",parentData:s,parentDataProperty:"types",rootData:k,dynamicAnchors:b})||(e=e===null?E.errors:e.concat(E.errors),r=e.length))}y!==
!0&&(y=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:h}};e===null?e=[t]:
e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:h}};e===null?e=[t]:
e.push(t),r++}}else{let h={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="else"}
if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:g}};e===null?e=[d]:e.push(d),r++}return fr.errors=e,P.props=y,r===0}fr.evaluated=
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
typePointer:"/event",timePointer:"/created"}]}]}};function cr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,
r=0,P=cr.evaluated;P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0);let n=r,o=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}
var c=l===r;r=n,e!==null&&(n?e.length=n:e=null);let g;if(c){let d=r;if(!(s==="type-timestamp-data"||s==="openai"||s==="cloudevents")){let h={instancePath:i,schemaPath:"\
#/then/enum",keyword:"enum",params:{allowedValues:Li.then.enum}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){let h=s.reading;if(typeof h=="string")if(h==="type-timestamp-data"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t===
"schema"||t==="idPointer")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="type-timestamp-data"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/re\
ading/const",keyword:"const",params:{allowedValue:"type-timestamp-data"}};e===null?e=[t]:e.push(t),r++}s.schema!==void 0&&(R(s.schema,{instancePath:i+"/schema",
parentData:s,parentDataProperty:"schema",rootData:k,dynamicAnchors:b})||(e=e===null?R.errors:e.concat(R.errors),r=e.length)),s.idPointer!==void 0&&(L(s.idPointer,
{instancePath:i+"/idPointer",parentData:s,parentDataProperty:"idPointer",rootData:k,dynamicAnchors:b})||(e=e===null?L.errors:e.concat(L.errors),r=e.length))}var y=!0}else if(h===
"openai"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="schema"||t==="idPointer")){let u={instancePath:i,schemaPath:"#/\
else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!==
"openai"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"openai"}};e===null?e=[t]:e.
push(t),r++}s.schema!==void 0&&(R(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"schema",rootData:k,dynamicAnchors:b})||(e=e===null?R.errors:
e.concat(R.errors),r=e.length)),s.idPointer!==void 0&&(L(s.idPointer,{instancePath:i+"/idPointer",parentData:s,parentDataProperty:"idPointer",rootData:k,dynamicAnchors:b})||
(e=e===null?L.errors:e.concat(L.errors),r=e.length))}y!==!0&&(y=!0)}else if(h==="cloudevents"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t===
"reading"||t==="schema"||t==="idPointer")){let u={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="cloudevents"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/co\
nst",keyword:"const",params:{allowedValue:"cloudevents"}};e===null?e=[t]:e.push(t),r++}s.schema!==void 0&&(R(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"\
schema",rootData:k,dynamicAnchors:b})||(e=e===null?R.errors:e.concat(R.errors),r=e.length)),s.idPointer!==void 0&&(L(s.idPointer,{instancePath:i+"/idPointer",parentData:s,
parentDataProperty:"idPointer",rootData:k,dynamicAnchors:b})||(e=e===null?L.errors:e.concat(L.errors),r=e.length))}y!==!0&&(y=!0)}else if(h==="custom"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),r++}if(s.schema===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"\
schema"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="schema"||t==="typePointer"||t==="timePointer"||t==="idPointer")){let u={instancePath:i,
schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&
s.reading!=="custom"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"custom"}};e===
null?e=[t]:e.push(t),r++}s.schema!==void 0&&(ee(s.schema,{instancePath:i+"/schema",parentData:s,parentDataProperty:"schema",rootData:k,dynamicAnchors:b})||(e=e===
null?ee.errors:e.concat(ee.errors),r=e.length)),s.typePointer!==void 0&&(L(s.typePointer,{instancePath:i+"/typePointer",parentData:s,parentDataProperty:"typePoi\
nter",rootData:k,dynamicAnchors:b})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.timePointer!==void 0&&(L(s.timePointer,{instancePath:i+"/timePointer",
parentData:s,parentDataProperty:"timePointer",rootData:k,dynamicAnchors:b})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.idPointer!==void 0&&(L(s.idPointer,
{instancePath:i+"/idPointer",parentData:s,parentDataProperty:"idPointer",rootData:k,dynamicAnchors:b})||(e=e===null?L.errors:e.concat(L.errors),r=e.length))}y!==
!0&&(y=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:h}};e===null?e=[t]:
e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:h}};e===null?e=[t]:
e.push(t),r++}}else{let h={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="else"}
if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:g}};e===null?e=[d]:e.push(d),r++}return cr.errors=e,P.props=y,r===0}cr.evaluated=
{dynamicProps:!0,dynamicItems:!1};var Ci={if:{type:"string"},then:{enum:["post-json"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{
reading:{const:"post-json"},deadlineSeconds:{$ref:"#/$defs/seconds",description:"seconds that the sender waits for an answer"},arrivalSeconds:{$ref:"#/$defs/sec\
onds",description:"seconds until the first delivery at the latest"},quietSeconds:{$ref:"#/$defs/seconds",description:"seconds for which we look whether nothing \
more comes"},timeScale:{$ref:"#/$defs/seconds",description:"1, or less for a test server whose clock runs faster"},idHeader:{$ref:"#/$defs/fieldName",description:"\
header that holds the id of the event"}},required:["reading"],additionalProperties:!1,examples:[{reading:"post-json",deadlineSeconds:15,arrivalSeconds:30}]}]}};var Bi=new RegExp("^[A-Za-z0-9!#$%&'*+.^_`|~-]+$","u");function ne(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){
let e=null,r=0,P=ne.evaluated;if(P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0),typeof s=="string"){if(!Bi.test(s)){let n={instancePath:i,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9!#$%&'*+.^_`|~-]+$"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}return ne.errors=e,r===0}ne.evaluated={dynamicProps:!1,dynamicItems:!1};function yr(s,{instancePath:i="",
parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=yr.evaluated;P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=
void 0);let n=r,o=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}var c=l===r;r=n,e!==null&&(n?e.length=n:e=null);let g;if(c){let d=r;if(s!==
"post-json"){let h={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Ci.then.enum}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="\
then"}else{let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let h=s.reading;if(typeof h=="string")if(h==="post-json"){if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(
t),r++}for(let t in s)if(!(t==="reading"||t==="deadlineSeconds"||t==="arrivalSeconds"||t==="quietSeconds"||t==="timeScale"||t==="idHeader")){let u={instancePath:i,
schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&
s.reading!=="post-json"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"post-json"}};
e===null?e=[t]:e.push(t),r++}s.deadlineSeconds!==void 0&&(J(s.deadlineSeconds,{instancePath:i+"/deadlineSeconds",parentData:s,parentDataProperty:"deadlineSecond\
s",rootData:k,dynamicAnchors:b})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)),s.arrivalSeconds!==void 0&&(J(s.arrivalSeconds,{instancePath:i+"/arrivalS\
econds",parentData:s,parentDataProperty:"arrivalSeconds",rootData:k,dynamicAnchors:b})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)),s.quietSeconds!==void 0&&
(J(s.quietSeconds,{instancePath:i+"/quietSeconds",parentData:s,parentDataProperty:"quietSeconds",rootData:k,dynamicAnchors:b})||(e=e===null?J.errors:e.concat(J.
errors),r=e.length)),s.timeScale!==void 0&&(J(s.timeScale,{instancePath:i+"/timeScale",parentData:s,parentDataProperty:"timeScale",rootData:k,dynamicAnchors:b})||
(e=e===null?J.errors:e.concat(J.errors),r=e.length)),s.idHeader!==void 0&&(ne(s.idHeader,{instancePath:i+"/idHeader",parentData:s,parentDataProperty:"idHeader",
rootData:k,dynamicAnchors:b})||(e=e===null?ne.errors:e.concat(ne.errors),r=e.length))}var y=!0}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}}else{let h={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{
type:"object"}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:g}};e===
null?e=[d]:e.push(d),r++}return yr.errors=e,P.props=y,r===0}yr.evaluated={dynamicProps:!0,dynamicItems:!1};var Ki={if:{type:"string"},then:{enum:["same-id","non\
e"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"same-id"},delaysSeconds:{type:"array",minItems:1,items:{$ref:"\
#/$defs/seconds"},description:"seconds before the first retry, the second, and so on; they grow"},waitSeconds:{$ref:"#/$defs/seconds",description:"seconds that \
we wait for all retries"},finalStatuses:{description:"statuses after which no attempt comes; every other that is not 2xx brings a retry",type:"array",uniqueItems:!0,
items:{type:"integer",minimum:300,maximum:599}}},required:["reading"],additionalProperties:!1,examples:[{reading:"same-id",delaysSeconds:[5,30],waitSeconds:60}]},
{properties:{reading:{const:"none"}},required:["reading"],additionalProperties:!1,examples:[{reading:"none"}]}]}};function hr(s,{instancePath:i="",parentData:N,
parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=hr.evaluated;P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0);let n=r,
o=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}var c=l===r;r=n,e!==null&&(n?e.length=n:e=null);let g;if(c){let d=r;if(!(s==="same-id"||s===
"none")){let h={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Ki.then.enum}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="then"}else{
let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let h=s.reading;if(typeof h=="string")if(h==="same-id"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===
void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)
if(!(t==="reading"||t==="delaysSeconds"||t==="waitSeconds"||t==="finalStatuses")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="same-id"){let t={instancePath:i+"/reading",
schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"same-id"}};e===null?e=[t]:e.push(t),r++}if(s.delaysSeconds!==void 0){
let t=s.delaysSeconds;if(Array.isArray(t)){if(t.length<1){let $={instancePath:i+"/delaysSeconds",schemaPath:"#/else/oneOf/0/properties/delaysSeconds/minItems",keyword:"\
minItems",params:{limit:1}};e===null?e=[$]:e.push($),r++}let u=t.length;for(let $=0;$<u;$++)J(t[$],{instancePath:i+"/delaysSeconds/"+$,parentData:t,parentDataProperty:$,
rootData:k,dynamicAnchors:b})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)}else{let u={instancePath:i+"/delaysSeconds",schemaPath:"#/else/oneOf/0/proper\
ties/delaysSeconds/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}if(s.waitSeconds!==void 0&&(J(s.waitSeconds,{instancePath:i+"/waitS\
econds",parentData:s,parentDataProperty:"waitSeconds",rootData:k,dynamicAnchors:b})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)),s.finalStatuses!==void 0){
let t=s.finalStatuses;if(Array.isArray(t)){let u=t.length;for(let _=0;_<u;_++){let p=t[_];if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let a={instancePath:i+
"/finalStatuses/"+_,schemaPath:"#/else/oneOf/0/properties/finalStatuses/items/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof p==
"number"&&isFinite(p)){if(p>599||isNaN(p)){let a={instancePath:i+"/finalStatuses/"+_,schemaPath:"#/else/oneOf/0/properties/finalStatuses/items/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:599}};e===null?e=[a]:e.push(a),r++}if(p<300||isNaN(p)){let a={instancePath:i+"/finalStatuses/"+_,schemaPath:"#/else/oneOf\
/0/properties/finalStatuses/items/minimum",keyword:"minimum",params:{comparison:">=",limit:300}};e===null?e=[a]:e.push(a),r++}}}let $=t.length,F;if($>1){let _={};
for(;$--;){let p=t[$];if(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)){if(typeof _[p]=="number"){F=_[p];let a={instancePath:i+"/finalStatuses",schemaPath:"\
#/else/oneOf/0/properties/finalStatuses/uniqueItems",keyword:"uniqueItems",params:{i:$,j:F}};e===null?e=[a]:e.push(a),r++;break}_[p]=$}}}}else{let u={instancePath:i+
"/finalStatuses",schemaPath:"#/else/oneOf/0/properties/finalStatuses/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}}var y=!0}else if(h===
"none"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="none"){let t={instancePath:i+"/re\
ading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{allowedValue:"none"}};e===null?e=[t]:e.push(t),r++}}y!==!0&&(y=!0)}else{let t={
instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}else{let t={
instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}}else{let h={
instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="else"}if(!o){let d={instancePath:i,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:g}};e===null?e=[d]:e.push(d),r++}return hr.errors=e,P.props=y,r===0}hr.evaluated={dynamicProps:!0,dynamicItems:!1};
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
none"}]}]}},Ri={enum:["hex","base64","base64url"]};function gr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,
r=0,P=gr.evaluated;if(P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0),!(s==="hex"||s==="base64"||s==="base64url")){let n={instancePath:i,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:Ri.enum}};e===null?e=[n]:e.push(n),r++}return gr.errors=e,r===0}gr.evaluated={dynamicProps:!1,dynamicItems:!1};var Ji=new RegExp("^[^\\s,;]*$","u");function ve(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=ve.
evaluated;if(P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0),typeof s=="string"){if(!Ji.test(s)){let n={instancePath:i,schemaPath:"#/pattern",
keyword:"pattern",params:{pattern:"^[^\\s,;]*$"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"stri\
ng"}};e===null?e=[n]:e.push(n),r++}return ve.errors=e,r===0}ve.evaluated={dynamicProps:!1,dynamicItems:!1};function Pr(s,{instancePath:i="",parentData:N,parentDataProperty:D,
rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=Pr.evaluated;P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0);let n=r,o=!0,l=r;if(typeof s!=
"string"){let d={};e===null?e=[d]:e.push(d),r++}var c=l===r;r=n,e!==null&&(n?e.length=n:e=null);let g;if(c){let d=r;if(!(s==="standard-v1"||s==="standard-v1a"||
s==="stripe"||s==="github"||s==="none")){let h={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Er.then.enum}};e===null?e=[h]:e.push(
h),r++}var c=d===r;o=c,g="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let h=s.reading;if(typeof h=="string")if(h==="standard-v1"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="toleranceSeconds")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="standard-v1"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"standard-v1"}};e===null?e=[t]:e.push(t),r++}s.toleranceSeconds!==
void 0&&(J(s.toleranceSeconds,{instancePath:i+"/toleranceSeconds",parentData:s,parentDataProperty:"toleranceSeconds",rootData:k,dynamicAnchors:b})||(e=e===null?
J.errors:e.concat(J.errors),r=e.length))}var y=!0}else if(h==="standard-v1a"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t===
"toleranceSeconds")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?
e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="standard-v1a"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"\
const",params:{allowedValue:"standard-v1a"}};e===null?e=[t]:e.push(t),r++}s.toleranceSeconds!==void 0&&(J(s.toleranceSeconds,{instancePath:i+"/toleranceSeconds",
parentData:s,parentDataProperty:"toleranceSeconds",rootData:k,dynamicAnchors:b})||(e=e===null?J.errors:e.concat(J.errors),r=e.length))}y!==!0&&(y=!0)}else if(h===
"stripe"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="toleranceSeconds")){let u={instancePath:i,schemaPath:"#/else/on\
eOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="strip\
e"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"stripe"}};e===null?e=[t]:e.push(
t),r++}s.toleranceSeconds!==void 0&&(J(s.toleranceSeconds,{instancePath:i+"/toleranceSeconds",parentData:s,parentDataProperty:"toleranceSeconds",rootData:k,dynamicAnchors:b})||
(e=e===null?J.errors:e.concat(J.errors),r=e.length))}y!==!0&&(y=!0)}else if(h==="github"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={
instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="r\
eading"){let u={instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(
u),r++}if(s.reading!==void 0&&s.reading!=="github"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/3/properties/reading/const",keyword:"const",params:{
allowedValue:"github"}};e===null?e=[t]:e.push(t),r++}}y!==!0&&(y=!0)}else if(h==="hmac"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={
instancePath:i,schemaPath:"#/else/oneOf/4/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.header===void 0){let t={
instancePath:i,schemaPath:"#/else/oneOf/4/required",keyword:"required",params:{missingProperty:"header"}};e===null?e=[t]:e.push(t),r++}if(s.content===void 0){let t={
instancePath:i,schemaPath:"#/else/oneOf/4/required",keyword:"required",params:{missingProperty:"content"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!X.call(
Er.else.oneOf[4].properties,t)){let u={instancePath:i,schemaPath:"#/else/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="hmac"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/4/properties/reading/const",keyword:"\
const",params:{allowedValue:"hmac"}};e===null?e=[t]:e.push(t),r++}if(s.header!==void 0&&(ne(s.header,{instancePath:i+"/header",parentData:s,parentDataProperty:"\
header",rootData:k,dynamicAnchors:b})||(e=e===null?ne.errors:e.concat(ne.errors),r=e.length)),s.content!==void 0){let t=s.content;if(typeof t=="string"){if(U(t)<
1){let u={instancePath:i+"/content",schemaPath:"#/else/oneOf/4/properties/content/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[u]:e.push(u),r++}}else{
let u={instancePath:i+"/content",schemaPath:"#/else/oneOf/4/properties/content/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}}if(s.algorithm!==
void 0){let t=s.algorithm;if(!(t==="sha1"||t==="sha256"||t==="sha384"||t==="sha512")){let u={instancePath:i+"/algorithm",schemaPath:"#/else/oneOf/4/properties/a\
lgorithm/enum",keyword:"enum",params:{allowedValues:Er.else.oneOf[4].properties.algorithm.enum}};e===null?e=[u]:e.push(u),r++}}if(s.encoding!==void 0&&(gr(s.encoding,
{instancePath:i+"/encoding",parentData:s,parentDataProperty:"encoding",rootData:k,dynamicAnchors:b})||(e=e===null?gr.errors:e.concat(gr.errors),r=e.length)),s.prefix!==
void 0&&(ve(s.prefix,{instancePath:i+"/prefix",parentData:s,parentDataProperty:"prefix",rootData:k,dynamicAnchors:b})||(e=e===null?ve.errors:e.concat(ve.errors),
r=e.length)),s.timestampHeader!==void 0&&(ne(s.timestampHeader,{instancePath:i+"/timestampHeader",parentData:s,parentDataProperty:"timestampHeader",rootData:k,dynamicAnchors:b})||
(e=e===null?ne.errors:e.concat(ne.errors),r=e.length)),s.timestampPrefix!==void 0&&(ve(s.timestampPrefix,{instancePath:i+"/timestampPrefix",parentData:s,parentDataProperty:"\
timestampPrefix",rootData:k,dynamicAnchors:b})||(e=e===null?ve.errors:e.concat(ve.errors),r=e.length)),s.timestampPointer!==void 0&&(L(s.timestampPointer,{instancePath:i+
"/timestampPointer",parentData:s,parentDataProperty:"timestampPointer",rootData:k,dynamicAnchors:b})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.timestampUnit!==
void 0){let t=s.timestampUnit;if(!(t==="seconds"||t==="milliseconds"||t==="iso")){let u={instancePath:i+"/timestampUnit",schemaPath:"#/else/oneOf/4/properties/t\
imestampUnit/enum",keyword:"enum",params:{allowedValues:Er.else.oneOf[4].properties.timestampUnit.enum}};e===null?e=[u]:e.push(u),r++}}if(s.secretEncoding!==void 0){
let t=s.secretEncoding;if(!(t==="text"||t==="hex"||t==="base64"||t==="base64url")){let u={instancePath:i+"/secretEncoding",schemaPath:"#/else/oneOf/4/properties\
/secretEncoding/enum",keyword:"enum",params:{allowedValues:Er.else.oneOf[4].properties.secretEncoding.enum}};e===null?e=[u]:e.push(u),r++}}s.secretPrefix!==void 0&&
(M(s.secretPrefix,{instancePath:i+"/secretPrefix",parentData:s,parentDataProperty:"secretPrefix",rootData:k,dynamicAnchors:b})||(e=e===null?M.errors:e.concat(M.
errors),r=e.length)),s.toleranceSeconds!==void 0&&(J(s.toleranceSeconds,{instancePath:i+"/toleranceSeconds",parentData:s,parentDataProperty:"toleranceSeconds",rootData:k,
dynamicAnchors:b})||(e=e===null?J.errors:e.concat(J.errors),r=e.length))}y!==!0&&(y=!0)}else if(h==="none"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===
void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/5/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)
if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?
e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="none"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/5/properties/reading/const",keyword:"co\
nst",params:{allowedValue:"none"}};e===null?e=[t]:e.push(t),r++}}y!==!0&&(y=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discrimina\
tor",params:{error:"mapping",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discr\
iminator",params:{error:"tag",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}}else{let h={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{
type:"object"}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:g}};e===
null?e=[d]:e.push(d),r++}return Pr.errors=e,P.props=y,r===0}Pr.evaluated={dynamicProps:!0,dynamicItems:!1};function kr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=kr.evaluated;if(P.dynamicProps&&(P.props=
void 0),P.dynamicItems&&(P.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let o=s.reading;if(typeof o=="string")if(o==="operation"){if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){if(s.reading===void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[l]:e.push(l),r++}if(s.method===void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"method"}};e===null?
e=[l]:e.push(l),r++}if(s.path===void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[l]:
e.push(l),r++}for(let l in s)if(!(l==="reading"||l==="method"||l==="path"||l==="body"||l==="type")){let c={instancePath:i,schemaPath:"#/oneOf/0/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[c]:e.push(c),r++}if(s.reading!==void 0&&s.reading!=="operation"){let l={instancePath:i+
"/reading",schemaPath:"#/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"operation"}};e===null?e=[l]:e.push(l),r++}s.method!==void 0&&(re(
s.method,{instancePath:i+"/method",parentData:s,parentDataProperty:"method",rootData:k,dynamicAnchors:b})||(e=e===null?re.errors:e.concat(re.errors),r=e.length)),
s.path!==void 0&&(G(s.path,{instancePath:i+"/path",parentData:s,parentDataProperty:"path",rootData:k,dynamicAnchors:b})||(e=e===null?G.errors:e.concat(G.errors),
r=e.length)),s.body!==void 0&&(Y(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:k,dynamicAnchors:b})||(e=e===null?Y.errors:e.concat(
Y.errors),r=e.length)),s.type!==void 0&&(M(s.type,{instancePath:i+"/type",parentData:s,parentDataProperty:"type",rootData:k,dynamicAnchors:b})||(e=e===null?M.errors:
e.concat(M.errors),r=e.length))}var n=!0}else{let l={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};
e===null?e=[l]:e.push(l),r++}else{let l={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===
null?e=[l]:e.push(l),r++}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return kr.errors=e,
P.props=n,r===0}kr.evaluated={dynamicProps:!0,dynamicItems:!1};var Vs={if:{type:"string"},then:{enum:["manual"]},else:{type:"object",discriminator:{propertyName:"\
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
parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=wr.evaluated;P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=
void 0);let n=r,o=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}var c=l===r;r=n,e!==null&&(n?e.length=n:e=null);let g;if(c){let d=r;if(s!==
"manual"){let h={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Vs.then.enum}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="the\
n"}else{let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let h=s.reading;if(typeof h=="string")if(h==="manual"){if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),
r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="manual"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",
keyword:"const",params:{allowedValue:"manual"}};e===null?e=[t]:e.push(t),r++}}var y=!0}else if(h==="rest"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===
void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.method===
void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"method"}};e===null?e=[t]:e.push(t),r++}if(s.path===
void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[t]:e.push(t),r++}if(s.body===
void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"body"}};e===null?e=[t]:e.push(t),r++}for(let t in s)
if(!X.call(Vs.else.oneOf[1].properties,t)){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="rest"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"\
const",params:{allowedValue:"rest"}};e===null?e=[t]:e.push(t),r++}if(s.method!==void 0&&(re(s.method,{instancePath:i+"/method",parentData:s,parentDataProperty:"\
method",rootData:k,dynamicAnchors:b})||(e=e===null?re.errors:e.concat(re.errors),r=e.length)),s.path!==void 0&&(G(s.path,{instancePath:i+"/path",parentData:s,parentDataProperty:"\
path",rootData:k,dynamicAnchors:b})||(e=e===null?G.errors:e.concat(G.errors),r=e.length)),s.body!==void 0&&(Y(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"\
body",rootData:k,dynamicAnchors:b})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.length)),s.idPointer!==void 0&&(L(s.idPointer,{instancePath:i+"/idPointer",parentData:s,
parentDataProperty:"idPointer",rootData:k,dynamicAnchors:b})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.secretPointer!==void 0&&(L(s.secretPointer,
{instancePath:i+"/secretPointer",parentData:s,parentDataProperty:"secretPointer",rootData:k,dynamicAnchors:b})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),
s.removePath!==void 0&&(G(s.removePath,{instancePath:i+"/removePath",parentData:s,parentDataProperty:"removePath",rootData:k,dynamicAnchors:b})||(e=e===null?G.errors:
e.concat(G.errors),r=e.length)),s.rotatePath!==void 0&&(G(s.rotatePath,{instancePath:i+"/rotatePath",parentData:s,parentDataProperty:"rotatePath",rootData:k,dynamicAnchors:b})||
(e=e===null?G.errors:e.concat(G.errors),r=e.length)),s.listPath!==void 0&&(G(s.listPath,{instancePath:i+"/listPath",parentData:s,parentDataProperty:"listPath",rootData:k,
dynamicAnchors:b})||(e=e===null?G.errors:e.concat(G.errors),r=e.length)),s.maxEndpoints!==void 0){let t=s.maxEndpoints;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){let u={instancePath:i+"/maxEndpoints",schemaPath:"#/else/oneOf/1/properties/maxEndpoints/type",keyword:"type",params:{type:"integer"}};e===null?e=
[u]:e.push(u),r++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let u={instancePath:i+"/maxEndpoints",schemaPath:"#/else/oneOf/1/properties/maxEndpoints/\
minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[u]:e.push(u),r++}}if(s.rotationOverlapSeconds!==void 0){let t=s.rotationOverlapSeconds;
if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){let u={instancePath:i+"/rotationOverlapSeconds",schemaPath:"#/else/oneOf/1/properties/rotationOverlapSecon\
ds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/rotationOverlapSeconds",schemaPath:"#\
/else/oneOf/1/properties/rotationOverlapSeconds/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),r++}}}y!==!0&&(y=!0)}else if(h==="per-requ\
est"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.field===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{
missingProperty:"field"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="field")){let u={instancePath:i,schemaPath:"#/else/oneOf/2/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="per-request"){let t={
instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"per-request"}};e===null?e=[t]:e.push(t),r++}
s.field!==void 0&&(M(s.field,{instancePath:i+"/field",parentData:s,parentDataProperty:"field",rootData:k,dynamicAnchors:b})||(e=e===null?M.errors:e.concat(M.errors),
r=e.length))}y!==!0&&(y=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:h}};
e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:h}};
e===null?e=[t]:e.push(t),r++}}else{let h={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var c=d===
r;o=c,g="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:g}};e===null?e=[d]:e.push(d),r++}return wr.errors=e,P.props=y,
r===0}wr.evaluated={dynamicProps:!0,dynamicItems:!1};var vs={type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"list"},quotas:{
type:"array",minItems:1,items:{type:"object",required:["quota","unit","scope"],additionalProperties:!1,properties:{quota:{type:"integer",minimum:1,description:"\
how much is allowed"},unit:{enum:["requests","tokens","concurrent"],description:"of what; concurrent: calls in flight at once"},windowSeconds:{$ref:"#/$defs/sec\
onds",description:"in how many seconds; left out for concurrent"},scope:{enum:["key","account","address"],description:"for whom it counts"}}},description:"what \
is allowed: `quota` units in `windowSeconds`, counted per `scope`"},charged:{title:"What counts besides the calls that are answered",type:"array",uniqueItems:!0,
items:{enum:["refused","invalid","unauthorized"]},description:"what counts besides the calls that are answered"}},required:["reading","quotas"],additionalProperties:!1,
examples:[{reading:"list",quotas:[{quota:60,unit:"requests",windowSeconds:60,scope:"key"}],charged:["refused"]}]}]};function br(s,{instancePath:i="",parentData:N,
parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=br.evaluated;if(P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let o=s.reading;if(typeof o=="string")if(o==="list"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){
let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[l]:e.push(l),r++}if(s.quotas===void 0){
let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"quotas"}};e===null?e=[l]:e.push(l),r++}for(let l in s)if(!(l===
"reading"||l==="quotas"||l==="charged")){let c={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[c]:e.push(c),r++}if(s.reading!==void 0&&s.reading!=="list"){let l={instancePath:i+"/reading",schemaPath:"#/oneOf/0/properties/reading/const",keyword:"\
const",params:{allowedValue:"list"}};e===null?e=[l]:e.push(l),r++}if(s.quotas!==void 0){let l=s.quotas;if(Array.isArray(l)){if(l.length<1){let g={instancePath:i+
"/quotas",schemaPath:"#/oneOf/0/properties/quotas/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[g]:e.push(g),r++}let c=l.length;for(let g=0;g<c;g++){
let y=l[g];if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.quota===void 0){let d={instancePath:i+"/quotas/"+g,schemaPath:"#/oneOf/0/properties/quotas/items/re\
quired",keyword:"required",params:{missingProperty:"quota"}};e===null?e=[d]:e.push(d),r++}if(y.unit===void 0){let d={instancePath:i+"/quotas/"+g,schemaPath:"#/o\
neOf/0/properties/quotas/items/required",keyword:"required",params:{missingProperty:"unit"}};e===null?e=[d]:e.push(d),r++}if(y.scope===void 0){let d={instancePath:i+
"/quotas/"+g,schemaPath:"#/oneOf/0/properties/quotas/items/required",keyword:"required",params:{missingProperty:"scope"}};e===null?e=[d]:e.push(d),r++}for(let d in y)
if(!(d==="quota"||d==="unit"||d==="windowSeconds"||d==="scope")){let v={instancePath:i+"/quotas/"+g,schemaPath:"#/oneOf/0/properties/quotas/items/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[v]:e.push(v),r++}if(y.quota!==void 0){let d=y.quota;if(!(typeof d=="number"&&!(d%
1)&&!isNaN(d)&&isFinite(d))){let v={instancePath:i+"/quotas/"+g+"/quota",schemaPath:"#/oneOf/0/properties/quotas/items/properties/quota/type",keyword:"type",params:{
type:"integer"}};e===null?e=[v]:e.push(v),r++}if(typeof d=="number"&&isFinite(d)&&(d<1||isNaN(d))){let v={instancePath:i+"/quotas/"+g+"/quota",schemaPath:"#/one\
Of/0/properties/quotas/items/properties/quota/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[v]:e.push(v),r++}}if(y.unit!==void 0){let d=y.
unit;if(!(d==="requests"||d==="tokens"||d==="concurrent")){let v={instancePath:i+"/quotas/"+g+"/unit",schemaPath:"#/oneOf/0/properties/quotas/items/properties/u\
nit/enum",keyword:"enum",params:{allowedValues:vs.oneOf[0].properties.quotas.items.properties.unit.enum}};e===null?e=[v]:e.push(v),r++}}if(y.windowSeconds!==void 0&&
(J(y.windowSeconds,{instancePath:i+"/quotas/"+g+"/windowSeconds",parentData:y,parentDataProperty:"windowSeconds",rootData:k,dynamicAnchors:b})||(e=e===null?J.errors:
e.concat(J.errors),r=e.length)),y.scope!==void 0){let d=y.scope;if(!(d==="key"||d==="account"||d==="address")){let v={instancePath:i+"/quotas/"+g+"/scope",schemaPath:"\
#/oneOf/0/properties/quotas/items/properties/scope/enum",keyword:"enum",params:{allowedValues:vs.oneOf[0].properties.quotas.items.properties.scope.enum}};e===null?
e=[v]:e.push(v),r++}}}else{let d={instancePath:i+"/quotas/"+g,schemaPath:"#/oneOf/0/properties/quotas/items/type",keyword:"type",params:{type:"object"}};e===null?
e=[d]:e.push(d),r++}}}else{let c={instancePath:i+"/quotas",schemaPath:"#/oneOf/0/properties/quotas/type",keyword:"type",params:{type:"array"}};e===null?e=[c]:e.
push(c),r++}}if(s.charged!==void 0){let l=s.charged;if(Array.isArray(l)){let c=l.length;for(let d=0;d<c;d++){let v=l[d];if(!(v==="refused"||v==="invalid"||v==="\
unauthorized")){let h={instancePath:i+"/charged/"+d,schemaPath:"#/oneOf/0/properties/charged/items/enum",keyword:"enum",params:{allowedValues:vs.oneOf[0].properties.
charged.items.enum}};e===null?e=[h]:e.push(h),r++}}let g=l.length,y;if(g>1){e:for(;g--;)for(y=g;y--;)if(xe(l[g],l[y])){let d={instancePath:i+"/charged",schemaPath:"\
#/oneOf/0/properties/charged/uniqueItems",keyword:"uniqueItems",params:{i:g,j:y}};e===null?e=[d]:e.push(d),r++;break e}}}else{let c={instancePath:i+"/charged",schemaPath:"\
#/oneOf/0/properties/charged/type",keyword:"type",params:{type:"array"}};e===null?e=[c]:e.push(c),r++}}}var n=!0}else{let l={instancePath:i,schemaPath:"#/discri\
minator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[l]:e.push(l),r++}else{let l={instancePath:i,schemaPath:"#/discri\
minator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[l]:e.push(l),r++}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return br.errors=e,P.props=n,r===0}br.evaluated={dynamicProps:!0,dynamicItems:!1};var Gi={if:{type:"s\
tring"},then:{enum:["x-ratelimit-durations","ratelimit-fields","ratelimit-03","x-ratelimit-epoch","anthropic","none"]},else:{type:"object",discriminator:{propertyName:"\
reading"},oneOf:[{properties:{reading:{const:"x-ratelimit-durations"}},required:["reading"],additionalProperties:!1,examples:[{reading:"x-ratelimit-durations"}]},
{properties:{reading:{const:"ratelimit-fields"}},required:["reading"],additionalProperties:!1,examples:[{reading:"ratelimit-fields"}]},{properties:{reading:{const:"\
ratelimit-03"}},required:["reading"],additionalProperties:!1,examples:[{reading:"ratelimit-03"}]},{properties:{reading:{const:"x-ratelimit-epoch"}},required:["r\
eading"],additionalProperties:!1,examples:[{reading:"x-ratelimit-epoch"}]},{properties:{reading:{const:"anthropic"}},required:["reading"],additionalProperties:!1,
examples:[{reading:"anthropic"}]},{properties:{reading:{const:"none"}},required:["reading"],additionalProperties:!1,examples:[{reading:"none"}]}]}};function qr(s,{
instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=qr.evaluated;P.dynamicProps&&(P.props=void 0),P.dynamicItems&&
(P.items=void 0);let n=r,o=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}var c=l===r;r=n,e!==null&&(n?e.length=n:e=null);let g;if(c){let d=r;
if(!(s==="x-ratelimit-durations"||s==="ratelimit-fields"||s==="ratelimit-03"||s==="x-ratelimit-epoch"||s==="anthropic"||s==="none")){let h={instancePath:i,schemaPath:"\
#/then/enum",keyword:"enum",params:{allowedValues:Gi.then.enum}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){let h=s.reading;if(typeof h=="string")if(h==="x-ratelimit-durations"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={
instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.
reading!==void 0&&s.reading!=="x-ratelimit-durations"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{
allowedValue:"x-ratelimit-durations"}};e===null?e=[t]:e.push(t),r++}}var y=!0}else if(h==="ratelimit-fields"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}
for(let t in s)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="ratelimit-fields"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/readi\
ng/const",keyword:"const",params:{allowedValue:"ratelimit-fields"}};e===null?e=[t]:e.push(t),r++}}y!==!0&&(y=!0)}else if(h==="ratelimit-03"){if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="ratelimit-03"){let t={instancePath:i+"/reading",schemaPath:"\
#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"ratelimit-03"}};e===null?e=[t]:e.push(t),r++}}y!==!0&&(y=!0)}else if(h==="x-ratel\
imit-epoch"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{
missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="x-ratelimit-epoch"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"x-ratelimit-epoch"}};e===null?e=[t]:e.push(t),r++}}y!==!0&&
(y=!0)}else if(h==="anthropic"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/4/required",keyword:"\
required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/4/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="anthropic"){let t={
instancePath:i+"/reading",schemaPath:"#/else/oneOf/4/properties/reading/const",keyword:"const",params:{allowedValue:"anthropic"}};e===null?e=[t]:e.push(t),r++}}
y!==!0&&(y=!0)}else if(h==="none"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/5/required",
keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/on\
eOf/5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="none"){
let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/5/properties/reading/const",keyword:"const",params:{allowedValue:"none"}};e===null?e=[t]:e.push(t),r++}}
y!==!0&&(y=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:h}};e===null?
e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:h}};e===null?
e=[t]:e.push(t),r++}}else{let h={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="\
else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:g}};e===null?e=[d]:e.push(d),r++}return qr.errors=e,P.props=y,r===0}qr.
evaluated={dynamicProps:!0,dynamicItems:!1};var Hi={if:{type:"string"},then:{enum:["429-retry-after","429","503","queue"]},else:{type:"object",discriminator:{propertyName:"\
reading"},oneOf:[{properties:{reading:{const:"429-retry-after"},status:{$ref:"#/$defs/statuses",description:"the expected statuses"}},required:["reading"],additionalProperties:!1,
examples:[{reading:"429-retry-after",status:[429]}]},{properties:{reading:{const:"429"},status:{$ref:"#/$defs/statuses",description:"the expected statuses"}},required:[
"reading"],additionalProperties:!1,examples:[{reading:"429",status:[429]}]},{properties:{reading:{const:"503"},status:{$ref:"#/$defs/statuses",description:"the \
expected statuses"}},required:["reading"],additionalProperties:!1,examples:[{reading:"503",status:[503]}]},{properties:{reading:{const:"queue"}},required:["read\
ing"],additionalProperties:!1,examples:[{reading:"queue"}]}]}};function vr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){
let e=null,r=0,P=vr.evaluated;P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0);let n=r,o=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:
e.push(d),r++}var c=l===r;r=n,e!==null&&(n?e.length=n:e=null);let g;if(c){let d=r;if(!(s==="429-retry-after"||s==="429"||s==="503"||s==="queue")){let h={instancePath:i,
schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Hi.then.enum}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="then"}else{let d=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){let h=s.reading;if(typeof h=="string")if(h==="429"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t===
"status")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.
push(u),r++}if(s.reading!==void 0&&s.reading!=="429"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",keyword:"const",params:{
allowedValue:"429"}};e===null?e=[t]:e.push(t),r++}s.status!==void 0&&(H(s.status,{instancePath:i+"/status",parentData:s,parentDataProperty:"status",rootData:k,dynamicAnchors:b})||
(e=e===null?H.errors:e.concat(H.errors),r=e.length))}var y=!0}else if(h==="503"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,
schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t===
"status")){let u={instancePath:i,schemaPath:"#/else/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.
push(u),r++}if(s.reading!==void 0&&s.reading!=="503"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{
allowedValue:"503"}};e===null?e=[t]:e.push(t),r++}s.status!==void 0&&(H(s.status,{instancePath:i+"/status",parentData:s,parentDataProperty:"status",rootData:k,dynamicAnchors:b})||
(e=e===null?H.errors:e.concat(H.errors),r=e.length))}y!==!0&&(y=!0)}else if(h==="429-retry-after"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){
let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t===
"reading"||t==="status")){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===
null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="429-retry-after"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/co\
nst",keyword:"const",params:{allowedValue:"429-retry-after"}};e===null?e=[t]:e.push(t),r++}s.status!==void 0&&(H(s.status,{instancePath:i+"/status",parentData:s,
parentDataProperty:"status",rootData:k,dynamicAnchors:b})||(e=e===null?H.errors:e.concat(H.errors),r=e.length))}y!==!0&&(y=!0)}else if(h==="queue"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/3/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="queue"){let t={instancePath:i+"/reading",schemaPath:"#\
/else/oneOf/3/properties/reading/const",keyword:"const",params:{allowedValue:"queue"}};e===null?e=[t]:e.push(t),r++}}y!==!0&&(y=!0)}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"\
#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}}else{let h={instancePath:i,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:g}};e===null?e=[d]:e.push(d),r++}return vr.errors=e,P.props=y,r===0}vr.evaluated={dynamicProps:!0,dynamicItems:!1};function xr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=xr.evaluated;if(P.dynamicProps&&(P.props=
void 0),P.dynamicItems&&(P.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let o=s.reading;if(typeof o=="string")if(o==="number"){if(s&&typeof s=="objec\
t"&&!Array.isArray(s)){if(s.reading===void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?
e=[l]:e.push(l),r++}if(s.maximum===void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"maximum"}};e===null?
e=[l]:e.push(l),r++}for(let l in s)if(!(l==="reading"||l==="maximum")){let c={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:l}};e===null?e=[c]:e.push(c),r++}if(s.reading!==void 0&&s.reading!=="number"){let l={instancePath:i+"/reading",schemaPath:"#/\
oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"number"}};e===null?e=[l]:e.push(l),r++}if(s.maximum!==void 0){let l=s.maximum;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let c={instancePath:i+"/maximum",schemaPath:"#/oneOf/0/properties/maximum/type",keyword:"type",params:{type:"integer"}};
e===null?e=[c]:e.push(c),r++}if(typeof l=="number"&&isFinite(l)&&(l<1||isNaN(l))){let c={instancePath:i+"/maximum",schemaPath:"#/oneOf/0/properties/maximum/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[c]:e.push(c),r++}}}var n=!0}else{let l={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[l]:e.push(l),r++}else{let l={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[l]:e.push(l),r++}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[o]:e.push(o),r++}return xr.errors=e,P.props=n,r===0}xr.evaluated={dynamicProps:!0,dynamicItems:!1};var zi={if:{type:"string"},then:{
enum:["headers"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"headers"}},required:["reading"],additionalProperties:!1,
examples:[{reading:"headers"}]}]}};function $r(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=$r.
evaluated;P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0);let n=r,o=!0,l=r;if(typeof s!="string"){let d={};e===null?e=[d]:e.push(d),r++}var c=l===
r;r=n,e!==null&&(n?e.length=n:e=null);let g;if(c){let d=r;if(s!=="headers"){let h={instancePath:i,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:zi.
then.enum}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let h=s.reading;if(typeof h=="string")
if(h==="headers"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/0/required",keyword:"requir\
ed",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(t!=="reading"){let u={instancePath:i,schemaPath:"#/else/oneOf/0/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="headers"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"headers"}};e===null?e=[t]:e.push(t),r++}}var y=!0}else{let t={
instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}else{let t={
instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:h}};e===null?e=[t]:e.push(t),r++}}else{let h={
instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="else"}if(!o){let d={instancePath:i,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:g}};e===null?e=[d]:e.push(d),r++}return $r.errors=e,P.props=y,r===0}$r.evaluated={dynamicProps:!0,dynamicItems:!1};function Or(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=Or.evaluated;if(P.dynamicProps&&(P.props=
void 0),P.dynamicItems&&(P.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let o=s.reading;if(typeof o=="string")if(o==="described"){if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){if(s.reading===void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===
null?e=[l]:e.push(l),r++}if(s.text===void 0){let l={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"text"}};e===null?
e=[l]:e.push(l),r++}for(let l in s)if(!(l==="reading"||l==="text")){let c={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:l}};e===null?e=[c]:e.push(c),r++}if(s.reading!==void 0&&s.reading!=="described"){let l={instancePath:i+"/reading",schemaPath:"#/\
oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"described"}};e===null?e=[l]:e.push(l),r++}s.text!==void 0&&(M(s.text,{instancePath:i+"/t\
ext",parentData:s,parentDataProperty:"text",rootData:k,dynamicAnchors:b})||(e=e===null?M.errors:e.concat(M.errors),r=e.length))}var n=!0}else{let l={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:o}};e===null?e=[l]:e.push(l),r++}else{let l={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:o}};e===null?e=[l]:e.push(l),r++}}else{let o={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Or.errors=e,P.props=n,r===0}Or.evaluated={dynamicProps:!0,dynamicItems:!1};var Wi={
if:{type:"string"},then:{enum:["path"]},else:{type:"object",discriminator:{propertyName:"reading"},oneOf:[{properties:{reading:{const:"path"},prefix:{const:"/v1",
description:"the prefix; the interface states it"}},required:["reading"],additionalProperties:!1,examples:[{reading:"path",prefix:"/v1"}]},{properties:{reading:{
const:"header"},name:{$ref:"#/$defs/fieldName",description:"name of the header field"},value:{$ref:"#/$defs/fieldValue",description:"its value for the version t\
hat is judged"}},required:["reading","name","value"],additionalProperties:!1,examples:[{reading:"header",name:"Api-Version",value:"2026-01-01"}]},{properties:{reading:{
const:"query"},name:{$ref:"#/$defs/fieldValue",description:"name of the query parameter"},value:{$ref:"#/$defs/fieldValue",description:"its value for the versio\
n that is judged"}},required:["reading","name","value"],additionalProperties:!1,examples:[{reading:"query",name:"api-version",value:"2026-01-01"}]}]}};var Zi=new RegExp("^[!-~]+$","u");function ue(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=ue.evaluated;
if(P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0),typeof s=="string"){if(!Zi.test(s)){let n={instancePath:i,schemaPath:"#/pattern",keyword:"p\
attern",params:{pattern:"^[!-~]+$"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?
e=[n]:e.push(n),r++}return ue.errors=e,r===0}ue.evaluated={dynamicProps:!1,dynamicItems:!1};function jr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,
dynamicAnchors:b={}}={}){let e=null,r=0,P=jr.evaluated;P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0);let n=r,o=!0,l=r;if(typeof s!="string"){
let d={};e===null?e=[d]:e.push(d),r++}var c=l===r;r=n,e!==null&&(n?e.length=n:e=null);let g;if(c){let d=r;if(s!=="path"){let h={instancePath:i,schemaPath:"#/the\
n/enum",keyword:"enum",params:{allowedValues:Wi.then.enum}};e===null?e=[h]:e.push(h),r++}var c=d===r;o=c,g="then"}else{let d=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){let h=s.reading;if(typeof h=="string")if(h==="path"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"\
#/else/oneOf/0/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="prefix")){let u={
instancePath:i,schemaPath:"#/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.
reading!==void 0&&s.reading!=="path"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/0/properties/reading/const",keyword:"const",params:{allowedValue:"\
path"}};e===null?e=[t]:e.push(t),r++}if(s.prefix!==void 0&&s.prefix!=="/v1"){let t={instancePath:i+"/prefix",schemaPath:"#/else/oneOf/0/properties/prefix/const",
keyword:"const",params:{allowedValue:"/v1"}};e===null?e=[t]:e.push(t),r++}}var y=!0}else if(h==="header"){if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reading===
void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[t]:e.push(t),r++}if(s.name===
void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[t]:e.push(t),r++}if(s.value===
void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{missingProperty:"value"}};e===null?e=[t]:e.push(t),r++}for(let t in s)
if(!(t==="reading"||t==="name"||t==="value")){let u={instancePath:i,schemaPath:"#/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="header"){let t={instancePath:i+"/reading",schemaPath:"#/else/oneOf/1/properties/reading/const",
keyword:"const",params:{allowedValue:"header"}};e===null?e=[t]:e.push(t),r++}s.name!==void 0&&(ne(s.name,{instancePath:i+"/name",parentData:s,parentDataProperty:"\
name",rootData:k,dynamicAnchors:b})||(e=e===null?ne.errors:e.concat(ne.errors),r=e.length)),s.value!==void 0&&(ue(s.value,{instancePath:i+"/value",parentData:s,
parentDataProperty:"value",rootData:k,dynamicAnchors:b})||(e=e===null?ue.errors:e.concat(ue.errors),r=e.length))}y!==!0&&(y=!0)}else if(h==="query"){if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.reading===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"readi\
ng"}};e===null?e=[t]:e.push(t),r++}if(s.name===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"na\
me"}};e===null?e=[t]:e.push(t),r++}if(s.value===void 0){let t={instancePath:i,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:"v\
alue"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="reading"||t==="name"||t==="value")){let u={instancePath:i,schemaPath:"#/else/oneOf/2/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[u]:e.push(u),r++}if(s.reading!==void 0&&s.reading!=="query"){let t={instancePath:i+
"/reading",schemaPath:"#/else/oneOf/2/properties/reading/const",keyword:"const",params:{allowedValue:"query"}};e===null?e=[t]:e.push(t),r++}s.name!==void 0&&(ue(
s.name,{instancePath:i+"/name",parentData:s,parentDataProperty:"name",rootData:k,dynamicAnchors:b})||(e=e===null?ue.errors:e.concat(ue.errors),r=e.length)),s.value!==
void 0&&(ue(s.value,{instancePath:i+"/value",parentData:s,parentDataProperty:"value",rootData:k,dynamicAnchors:b})||(e=e===null?ue.errors:e.concat(ue.errors),r=
e.length))}y!==!0&&(y=!0)}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"reading",tagValue:h}};
e===null?e=[t]:e.push(t),r++}else{let t={instancePath:i,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error:"tag",tag:"reading",tagValue:h}};
e===null?e=[t]:e.push(t),r++}}else{let h={instancePath:i,schemaPath:"#/else/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var c=d===
r;o=c,g="else"}if(!o){let d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:g}};e===null?e=[d]:e.push(d),r++}return jr.errors=e,P.props=y,
r===0}jr.evaluated={dynamicProps:!0,dynamicItems:!1};function he(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,
r=0,P=he.evaluated;if(P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let n in s)if(!X.call(mi.properties,
n)){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),r++}s["capa\
bilities.other"]!==void 0&&(Ve(s["capabilities.other"],{instancePath:i+"/capabilities.other",parentData:s,parentDataProperty:"capabilities.other",rootData:k,dynamicAnchors:b})||
(e=e===null?Ve.errors:e.concat(Ve.errors),r=e.length)),s["request.required"]!==void 0&&(Me(s["request.required"],{instancePath:i+"/request.required",parentData:s,
parentDataProperty:"request.required",rootData:k,dynamicAnchors:b})||(e=e===null?Me.errors:e.concat(Me.errors),r=e.length)),s["request.models"]!==void 0&&(Ue(s["\
request.models"],{instancePath:i+"/request.models",parentData:s,parentDataProperty:"request.models",rootData:k,dynamicAnchors:b})||(e=e===null?Ue.errors:e.concat(
Ue.errors),r=e.length)),s["request.roles"]!==void 0&&(Ee(s["request.roles"],{instancePath:i+"/request.roles",parentData:s,parentDataProperty:"request.roles",rootData:k,
dynamicAnchors:b})||(e=e===null?Ee.errors:e.concat(Ee.errors),r=e.length)),s["response.fields"]!==void 0&&(Le(s["response.fields"],{instancePath:i+"/response.fi\
elds",parentData:s,parentDataProperty:"response.fields",rootData:k,dynamicAnchors:b})||(e=e===null?Le.errors:e.concat(Le.errors),r=e.length)),s["key.format"]!==
void 0&&(Ce(s["key.format"],{instancePath:i+"/key.format",parentData:s,parentDataProperty:"key.format",rootData:k,dynamicAnchors:b})||(e=e===null?Ce.errors:e.concat(
Ce.errors),r=e.length)),s.states!==void 0&&(Be(s.states,{instancePath:i+"/states",parentData:s,parentDataProperty:"states",rootData:k,dynamicAnchors:b})||(e=e===
null?Be.errors:e.concat(Be.errors),r=e.length)),s["signup.request"]!==void 0&&(Ke(s["signup.request"],{instancePath:i+"/signup.request",parentData:s,parentDataProperty:"\
signup.request",rootData:k,dynamicAnchors:b})||(e=e===null?Ke.errors:e.concat(Ke.errors),r=e.length)),s["signup.response"]!==void 0&&(Re(s["signup.response"],{instancePath:i+
"/signup.response",parentData:s,parentDataProperty:"signup.response",rootData:k,dynamicAnchors:b})||(e=e===null?Re.errors:e.concat(Re.errors),r=e.length)),s["ma\
xTokens.bounds"]!==void 0&&(Je(s["maxTokens.bounds"],{instancePath:i+"/maxTokens.bounds",parentData:s,parentDataProperty:"maxTokens.bounds",rootData:k,dynamicAnchors:b})||
(e=e===null?Je.errors:e.concat(Je.errors),r=e.length)),s["temperature.bounds"]!==void 0&&(Ge(s["temperature.bounds"],{instancePath:i+"/temperature.bounds",parentData:s,
parentDataProperty:"temperature.bounds",rootData:k,dynamicAnchors:b})||(e=e===null?Ge.errors:e.concat(Ge.errors),r=e.length)),s["sse.path"]!==void 0&&(He(s["sse\
.path"],{instancePath:i+"/sse.path",parentData:s,parentDataProperty:"sse.path",rootData:k,dynamicAnchors:b})||(e=e===null?He.errors:e.concat(He.errors),r=e.length)),
s["sse.switch"]!==void 0&&(ze(s["sse.switch"],{instancePath:i+"/sse.switch",parentData:s,parentDataProperty:"sse.switch",rootData:k,dynamicAnchors:b})||(e=e===null?
ze.errors:e.concat(ze.errors),r=e.length)),s["sse.events"]!==void 0&&(We(s["sse.events"],{instancePath:i+"/sse.events",parentData:s,parentDataProperty:"sse.even\
ts",rootData:k,dynamicAnchors:b})||(e=e===null?We.errors:e.concat(We.errors),r=e.length)),s["websocket.path"]!==void 0&&(Ze(s["websocket.path"],{instancePath:i+
"/websocket.path",parentData:s,parentDataProperty:"websocket.path",rootData:k,dynamicAnchors:b})||(e=e===null?Ze.errors:e.concat(Ze.errors),r=e.length)),s["webs\
ocket.frames"]!==void 0&&(Xe(s["websocket.frames"],{instancePath:i+"/websocket.frames",parentData:s,parentDataProperty:"websocket.frames",rootData:k,dynamicAnchors:b})||
(e=e===null?Xe.errors:e.concat(Xe.errors),r=e.length)),s["websocket.reuse"]!==void 0&&(Qe(s["websocket.reuse"],{instancePath:i+"/websocket.reuse",parentData:s,parentDataProperty:"\
websocket.reuse",rootData:k,dynamicAnchors:b})||(e=e===null?Qe.errors:e.concat(Qe.errors),r=e.length)),s["websocket.closeCodes"]!==void 0&&(Ye(s["websocket.clos\
eCodes"],{instancePath:i+"/websocket.closeCodes",parentData:s,parentDataProperty:"websocket.closeCodes",rootData:k,dynamicAnchors:b})||(e=e===null?Ye.errors:e.concat(
Ye.errors),r=e.length)),s["websocket.auth"]!==void 0&&(er(s["websocket.auth"],{instancePath:i+"/websocket.auth",parentData:s,parentDataProperty:"websocket.auth",
rootData:k,dynamicAnchors:b})||(e=e===null?er.errors:e.concat(er.errors),r=e.length)),s["endpoints.other"]!==void 0&&(rr(s["endpoints.other"],{instancePath:i+"/\
endpoints.other",parentData:s,parentDataProperty:"endpoints.other",rootData:k,dynamicAnchors:b})||(e=e===null?rr.errors:e.concat(rr.errors),r=e.length)),s.cors!==
void 0&&(sr(s.cors,{instancePath:i+"/cors",parentData:s,parentDataProperty:"cors",rootData:k,dynamicAnchors:b})||(e=e===null?sr.errors:e.concat(sr.errors),r=e.length)),
s["key.lifetime"]!==void 0&&(ir(s["key.lifetime"],{instancePath:i+"/key.lifetime",parentData:s,parentDataProperty:"key.lifetime",rootData:k,dynamicAnchors:b})||
(e=e===null?ir.errors:e.concat(ir.errors),r=e.length)),s["key.scopes"]!==void 0&&(tr(s["key.scopes"],{instancePath:i+"/key.scopes",parentData:s,parentDataProperty:"\
key.scopes",rootData:k,dynamicAnchors:b})||(e=e===null?tr.errors:e.concat(tr.errors),r=e.length)),s["key.rotation"]!==void 0&&(nr(s["key.rotation"],{instancePath:i+
"/key.rotation",parentData:s,parentDataProperty:"key.rotation",rootData:k,dynamicAnchors:b})||(e=e===null?nr.errors:e.concat(nr.errors),r=e.length)),s["key.revo\
cation"]!==void 0&&(or(s["key.revocation"],{instancePath:i+"/key.revocation",parentData:s,parentDataProperty:"key.revocation",rootData:k,dynamicAnchors:b})||(e=
e===null?or.errors:e.concat(or.errors),r=e.length)),s["errors.missingKey"]!==void 0&&(ar(s["errors.missingKey"],{instancePath:i+"/errors.missingKey",parentData:s,
parentDataProperty:"errors.missingKey",rootData:k,dynamicAnchors:b})||(e=e===null?ar.errors:e.concat(ar.errors),r=e.length)),s["errors.wrongKey"]!==void 0&&(pr(
s["errors.wrongKey"],{instancePath:i+"/errors.wrongKey",parentData:s,parentDataProperty:"errors.wrongKey",rootData:k,dynamicAnchors:b})||(e=e===null?pr.errors:e.
concat(pr.errors),r=e.length)),s["errors.status"]!==void 0&&(lr(s["errors.status"],{instancePath:i+"/errors.status",parentData:s,parentDataProperty:"errors.stat\
us",rootData:k,dynamicAnchors:b})||(e=e===null?lr.errors:e.concat(lr.errors),r=e.length)),s["errors.body"]!==void 0&&(dr(s["errors.body"],{instancePath:i+"/erro\
rs.body",parentData:s,parentDataProperty:"errors.body",rootData:k,dynamicAnchors:b})||(e=e===null?dr.errors:e.concat(dr.errors),r=e.length)),s["errors.codes"]!==
void 0&&(ur(s["errors.codes"],{instancePath:i+"/errors.codes",parentData:s,parentDataProperty:"errors.codes",rootData:k,dynamicAnchors:b})||(e=e===null?ur.errors:
e.concat(ur.errors),r=e.length)),s["errors.conditions"]!==void 0&&(mr(s["errors.conditions"],{instancePath:i+"/errors.conditions",parentData:s,parentDataProperty:"\
errors.conditions",rootData:k,dynamicAnchors:b})||(e=e===null?mr.errors:e.concat(mr.errors),r=e.length)),s["webhooks.types"]!==void 0&&(fr(s["webhooks.types"],{
instancePath:i+"/webhooks.types",parentData:s,parentDataProperty:"webhooks.types",rootData:k,dynamicAnchors:b})||(e=e===null?fr.errors:e.concat(fr.errors),r=e.length)),
s["webhooks.payload"]!==void 0&&(cr(s["webhooks.payload"],{instancePath:i+"/webhooks.payload",parentData:s,parentDataProperty:"webhooks.payload",rootData:k,dynamicAnchors:b})||
(e=e===null?cr.errors:e.concat(cr.errors),r=e.length)),s["webhooks.delivery"]!==void 0&&(yr(s["webhooks.delivery"],{instancePath:i+"/webhooks.delivery",parentData:s,
parentDataProperty:"webhooks.delivery",rootData:k,dynamicAnchors:b})||(e=e===null?yr.errors:e.concat(yr.errors),r=e.length)),s["webhooks.retry"]!==void 0&&(hr(s["\
webhooks.retry"],{instancePath:i+"/webhooks.retry",parentData:s,parentDataProperty:"webhooks.retry",rootData:k,dynamicAnchors:b})||(e=e===null?hr.errors:e.concat(
hr.errors),r=e.length)),s["webhooks.signature"]!==void 0&&(Pr(s["webhooks.signature"],{instancePath:i+"/webhooks.signature",parentData:s,parentDataProperty:"web\
hooks.signature",rootData:k,dynamicAnchors:b})||(e=e===null?Pr.errors:e.concat(Pr.errors),r=e.length)),s["webhooks.trigger"]!==void 0&&(kr(s["webhooks.trigger"],
{instancePath:i+"/webhooks.trigger",parentData:s,parentDataProperty:"webhooks.trigger",rootData:k,dynamicAnchors:b})||(e=e===null?kr.errors:e.concat(kr.errors),
r=e.length)),s["webhooks.registration"]!==void 0&&(wr(s["webhooks.registration"],{instancePath:i+"/webhooks.registration",parentData:s,parentDataProperty:"webho\
oks.registration",rootData:k,dynamicAnchors:b})||(e=e===null?wr.errors:e.concat(wr.errors),r=e.length)),s["limits.quota"]!==void 0&&(br(s["limits.quota"],{instancePath:i+
"/limits.quota",parentData:s,parentDataProperty:"limits.quota",rootData:k,dynamicAnchors:b})||(e=e===null?br.errors:e.concat(br.errors),r=e.length)),s["limits.h\
eaders"]!==void 0&&(qr(s["limits.headers"],{instancePath:i+"/limits.headers",parentData:s,parentDataProperty:"limits.headers",rootData:k,dynamicAnchors:b})||(e=
e===null?qr.errors:e.concat(qr.errors),r=e.length)),s["limits.exceeded"]!==void 0&&(vr(s["limits.exceeded"],{instancePath:i+"/limits.exceeded",parentData:s,parentDataProperty:"\
limits.exceeded",rootData:k,dynamicAnchors:b})||(e=e===null?vr.errors:e.concat(vr.errors),r=e.length)),s["maxTokens.maximum"]!==void 0&&(xr(s["maxTokens.maximum"],
{instancePath:i+"/maxTokens.maximum",parentData:s,parentDataProperty:"maxTokens.maximum",rootData:k,dynamicAnchors:b})||(e=e===null?xr.errors:e.concat(xr.errors),
r=e.length)),s["version.deprecation"]!==void 0&&($r(s["version.deprecation"],{instancePath:i+"/version.deprecation",parentData:s,parentDataProperty:"version.dep\
recation",rootData:k,dynamicAnchors:b})||(e=e===null?$r.errors:e.concat($r.errors),r=e.length)),s["version.compatibility"]!==void 0&&(Or(s["version.compatibilit\
y"],{instancePath:i+"/version.compatibility",parentData:s,parentDataProperty:"version.compatibility",rootData:k,dynamicAnchors:b})||(e=e===null?Or.errors:e.concat(
Or.errors),r=e.length)),s["version.selection"]!==void 0&&(jr(s["version.selection"],{instancePath:i+"/version.selection",parentData:s,parentDataProperty:"versio\
n.selection",rootData:k,dynamicAnchors:b})||(e=e===null?jr.errors:e.concat(jr.errors),r=e.length))}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return he.errors=e,r===0}he.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ss(s,{instancePath:i="",
parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=ss.evaluated;if(P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.schema===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
schema"}};e===null?e=[n]:e.push(n),r++}if(s.name===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};e===
null?e=[n]:e.push(n),r++}if(s.title===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"}};e===null?e=[n]:
e.push(n),r++}if(s.readings===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"readings"}};e===null?e=[n]:e.push(
n),r++}for(let n in s)if(!(n==="schema"||n==="name"||n==="title"||n==="readings")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),r++}if(s.schema!==void 0&&s.schema!=="assay.profile/1"){let n={instancePath:i+"/schema",schemaPath:"\
#/properties/schema/const",keyword:"const",params:{allowedValue:"assay.profile/1"}};e===null?e=[n]:e.push(n),r++}if(s.name!==void 0){let n=s.name;if(typeof n=="\
string"){if(!Wr.test(n)){let o={instancePath:i+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"}};e===null?e=
[o]:e.push(o),r++}}else{let o={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.
title!==void 0){let n=s.title;if(typeof n=="string"){if(U(n)<1){let o={instancePath:i+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{
limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"}};e===null?
e=[o]:e.push(o),r++}}if(s.readings!==void 0){let n=s.readings;if(he(n,{instancePath:i+"/readings",parentData:s,parentDataProperty:"readings",rootData:k,dynamicAnchors:b})||
(e=e===null?he.errors:e.concat(he.errors),r=e.length),n&&typeof n=="object"&&!Array.isArray(n))for(let o in n){let l=n[o];if(!(l&&typeof l=="object"&&!Array.isArray(
l))){let c={instancePath:i+"/readings/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/readings/additionalProperties/type",keyword:"type",params:{
type:"object"}};e===null?e=[c]:e.push(c),r++}}else{let o={instancePath:i+"/readings",schemaPath:"#/properties/readings/type",keyword:"type",params:{type:"object"}};
e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return ss.errors=
e,r===0}ss.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Xi=he,Qi=is,Yi={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:assay:readin\
gs:bare-error",$comment:"Gap G7.2, reading errors.body = bare: a JSON object or a JSON string, and nothing more is promised.",title:"Bare error body",type:["obj\
ect","string"]};function is(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=is.evaluated;if(P.dynamicProps&&
(P.props=void 0),P.dynamicItems&&(P.items=void 0),!(s&&typeof s=="object"&&!Array.isArray(s))&&typeof s!="string"){let n={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:Yi.type}};e===null?e=[n]:e.push(n),r++}return is.errors=e,r===0}is.evaluated={dynamicProps:!1,dynamicItems:!1};var et=ts,rt={$schema:"https:/\
/json-schema.org/draft/2020-12/schema",$id:"urn:assay:readings:detail",$comment:"Gap G7.2, reading errors.body = detail: one key, whose value is a sentence or a\
 list of objects.",title:"Error body with a detail key",type:"object",required:["detail"],properties:{detail:{type:["string","array"],items:{type:"object"}}}};function ts(s,{
instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=ts.evaluated;if(P.dynamicProps&&(P.props=void 0),P.dynamicItems&&
(P.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.detail===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
detail"}};e===null?e=[n]:e.push(n),r++}if(s.detail!==void 0){let n=s.detail;if(typeof n!="string"&&!Array.isArray(n)){let o={instancePath:i+"/detail",schemaPath:"\
#/properties/detail/type",keyword:"type",params:{type:rt.properties.detail.type}};e===null?e=[o]:e.push(o),r++}if(Array.isArray(n)){let o=n.length;for(let l=0;l<
o;l++){let c=n[l];if(!(c&&typeof c=="object"&&!Array.isArray(c))){let g={instancePath:i+"/detail/"+l,schemaPath:"#/properties/detail/items/type",keyword:"type",
params:{type:"object"}};e===null?e=[g]:e.push(g),r++}}}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.
push(n),r++}return ts.errors=e,r===0}ts.evaluated={props:{detail:!0},dynamicProps:!1,dynamicItems:!1};var st=ns;function ns(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=ns.evaluated;P.dynamicProps&&(P.props=
void 0),P.dynamicItems&&(P.items=void 0);let n=r,o=!1,l=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.title===void 0){let d={instancePath:i,schemaPath:"#/any\
Of/0/required",keyword:"required",params:{missingProperty:"title"}};e===null?e=[d]:e.push(d),r++}var y=l===r;if(o=o||y,y){var c={};c.title=!0}let g=r;if(s&&typeof s==
"object"&&!Array.isArray(s)&&s.detail===void 0){let d={instancePath:i,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty:"detail"}};e===
null?e=[d]:e.push(d),r++}var y=g===r;if(o=o||y,y&&c!==!0&&(c=c||{},c.detail=!0),o)r=n,e!==null&&(n?e.length=n:e=null);else{let d={instancePath:i,schemaPath:"#/a\
nyOf",keyword:"anyOf",params:{}};e===null?e=[d]:e.push(d),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(c!==!0&&(c=c||{},c.type=!0,c.title=!0,c.status=!0,
c.detail=!0,c.instance=!0),s.type!==void 0&&typeof s.type!="string"){let d={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"\
string"}};e===null?e=[d]:e.push(d),r++}if(s.title!==void 0&&typeof s.title!="string"){let d={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"\
type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}if(s.status!==void 0){let d=s.status;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let v={
instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"}};e===null?e=[v]:e.push(v),r++}if(typeof d=="number"&&isFinite(
d)){if(d>599||isNaN(d)){let v={instancePath:i+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};e===null?
e=[v]:e.push(v),r++}if(d<100||isNaN(d)){let v={instancePath:i+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};
e===null?e=[v]:e.push(v),r++}}}if(s.detail!==void 0&&typeof s.detail!="string"){let d={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}if(s.instance!==void 0&&typeof s.instance!="string"){let d={instancePath:i+"/instance",schemaPath:"#/p\
roperties/instance/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[d]:e.push(d),r++}return ns.errors=e,P.props=c,r===0}ns.evaluated={dynamicProps:!0,dynamicItems:!1};var it=os;var Ms={type:"object",required:["v","t0EpochUs","t0MonotonicUs","clock","segment"],properties:{v:{const:1},t0EpochUs:{$ref:"#/$defs/count"},t0MonotonicUs:{$ref:"\
#/$defs/countOrNull"},clock:{enum:["monotonic","wall"]},segment:{type:["string","null"]}}};function Z(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=Z.evaluated;if(P.dynamicProps&&(P.props=
void 0),P.dynamicItems&&(P.items=void 0),!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i,schemaPath:"#/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[n]:e.push(n),r++}return Z.errors=e,r===0}Z.evaluated={dynamicProps:!1,dynamicItems:!1};var tt={type:["integer","nu\
ll"],minimum:0};function fe(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=fe.evaluated;if(P.dynamicProps&&
(P.props=void 0),P.dynamicItems&&(P.items=void 0),!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null){let n={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:tt.type}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i,schemaPath:"#/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[n]:e.push(n),r++}return fe.errors=e,r===0}fe.evaluated={dynamicProps:!1,dynamicItems:!1};function Ar(s,{instancePath:i="",
parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=Ar.evaluated;if(P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.v===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"v"}};
e===null?e=[n]:e.push(n),r++}if(s.t0EpochUs===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"t0EpochUs"}};e===
null?e=[n]:e.push(n),r++}if(s.t0MonotonicUs===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"t0MonotonicUs"}};
e===null?e=[n]:e.push(n),r++}if(s.clock===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"clock"}};e===null?e=
[n]:e.push(n),r++}if(s.segment===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"segment"}};e===null?e=[n]:e.push(
n),r++}if(s.v!==void 0&&s.v!==1){let n={instancePath:i+"/v",schemaPath:"#/properties/v/const",keyword:"const",params:{allowedValue:1}};e===null?e=[n]:e.push(n),
r++}if(s.t0EpochUs!==void 0&&(Z(s.t0EpochUs,{instancePath:i+"/t0EpochUs",parentData:s,parentDataProperty:"t0EpochUs",rootData:k,dynamicAnchors:b})||(e=e===null?
Z.errors:e.concat(Z.errors),r=e.length)),s.t0MonotonicUs!==void 0&&(fe(s.t0MonotonicUs,{instancePath:i+"/t0MonotonicUs",parentData:s,parentDataProperty:"t0Monot\
onicUs",rootData:k,dynamicAnchors:b})||(e=e===null?fe.errors:e.concat(fe.errors),r=e.length)),s.clock!==void 0){let n=s.clock;if(!(n==="monotonic"||n==="wall")){
let o={instancePath:i+"/clock",schemaPath:"#/properties/clock/enum",keyword:"enum",params:{allowedValues:Ms.properties.clock.enum}};e===null?e=[o]:e.push(o),r++}}
if(s.segment!==void 0){let n=s.segment;if(typeof n!="string"&&n!==null){let o={instancePath:i+"/segment",schemaPath:"#/properties/segment/type",keyword:"type",params:{
type:Ms.properties.segment.type}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[n]:e.push(n),r++}return Ar.errors=e,r===0}Ar.evaluated={props:{v:!0,t0EpochUs:!0,t0MonotonicUs:!0,clock:!0,segment:!0},dynamicProps:!1,dynamicItems:!1};function Sr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=Sr.evaluated;if(P.dynamicProps&&(P.props=
void 0),P.dynamicItems&&(P.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.v===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"v"}};e===null?e=[n]:e.push(n),r++}if(s.decision===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"decision"}};e===null?e=[n]:e.push(n),r++}if(s.v!==void 0&&s.v!==1){let n={instancePath:i+"/v",schemaPath:"#/properties/v/const",keyword:"const",
params:{allowedValue:1}};e===null?e=[n]:e.push(n),r++}if(s.decision!==void 0){let n=s.decision;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.type===void 0){
let o={instancePath:i+"/decision",schemaPath:"#/properties/decision/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[o]:e.push(o),r++}if(n.
type!==void 0&&typeof n.type!="string"){let o={instancePath:i+"/decision/type",schemaPath:"#/properties/decision/properties/type/type",keyword:"type",params:{type:"\
string"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/decision",schemaPath:"#/properties/decision/type",keyword:"type",params:{type:"object"}};e===
null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Sr.errors=e,
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
type:["integer","null"]};function z(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=z.evaluated;if(P.
dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0),!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null){let n={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:nt.type}};e===null?e=[n]:e.push(n),r++}return z.errors=e,r===0}z.evaluated={dynamicProps:!1,dynamicItems:!1};function Nr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=Nr.evaluated;if(P.dynamicProps&&(P.props=
void 0),P.dynamicItems&&(P.items=void 0),Array.isArray(s)){if(s.length>2){let l={instancePath:i,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:2}};e===
null?e=[l]:e.push(l),r++}if(s.length<2){let l={instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:2}};e===null?e=[l]:e.push(l),r++}let n=s.
length;if(n>0&&(Z(s[0],{instancePath:i+"/0",parentData:s,parentDataProperty:0,rootData:k,dynamicAnchors:b})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length)),
n>1){let l=s[1];if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let c={instancePath:i+"/1",schemaPath:"#/prefixItems/1/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[c]:e.push(c),r++}if(typeof l=="number"&&isFinite(l)&&(l<1||isNaN(l))){let c={instancePath:i+"/1",schemaPath:"#/prefixItems/1/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}};e===null?e=[c]:e.push(c),r++}}if(!(s.length<=2)){let l={instancePath:i,schemaPath:"#/items",keyword:"items",params:{limit:2}};
e===null?e=[l]:e.push(l),r++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}return Nr.errors=
e,r===0}Nr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function Dr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){
let e=null,r=0,P=Dr.evaluated;if(P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.scheme===void 0){
let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scheme"}};e===null?e=[n]:e.push(n),r++}if(s.counts===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"counts"}};e===null?e=[n]:e.push(n),r++}if(s.scheme!==void 0&&s.scheme!=="log2/32"){let n={instancePath:i+
"/scheme",schemaPath:"#/properties/scheme/const",keyword:"const",params:{allowedValue:"log2/32"}};e===null?e=[n]:e.push(n),r++}if(s.counts!==void 0){let n=s.counts;
if(Array.isArray(n)){let o=n.length;for(let l=0;l<o;l++)Nr(n[l],{instancePath:i+"/counts/"+l,parentData:n,parentDataProperty:l,rootData:k,dynamicAnchors:b})||(e=
e===null?Nr.errors:e.concat(Nr.errors),r=e.length)}else{let o={instancePath:i+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type:"array"}};
e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Dr.errors=
e,r===0}Dr.evaluated={props:{scheme:!0,counts:!0},dynamicProps:!1,dynamicItems:!1};var ot=new RegExp("^[0-9a-f]{8}$","u");function _r(s,{instancePath:i="",parentData:N,
parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=_r.evaluated;if(P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0),s&&
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
"/i",parentData:s,parentDataProperty:"i",rootData:k,dynamicAnchors:b})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length)),s.vu!==void 0&&(Z(s.vu,{instancePath:i+
"/vu",parentData:s,parentDataProperty:"vu",rootData:k,dynamicAnchors:b})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length)),s.scenario!==void 0&&typeof s.scenario!=
"string"){let l={instancePath:i+"/scenario",schemaPath:"#/properties/scenario/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.transport!==
void 0){let l=s.transport;if(!(l==="json"||l==="sse"||l==="websocket")){let c={instancePath:i+"/transport",schemaPath:"#/properties/transport/enum",keyword:"enu\
m",params:{allowedValues:ce.properties.transport.enum}};e===null?e=[c]:e.push(c),r++}}if(s.key!==void 0){let l=s.key;if(typeof l!="string"&&l!==null){let c={instancePath:i+
"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type:ce.properties.key.type}};e===null?e=[c]:e.push(c),r++}if(typeof l=="string"&&!ot.test(l)){
let c={instancePath:i+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{8}$"}};e===null?e=[c]:e.push(c),r++}}if(s.scheduledUs!==
void 0&&(z(s.scheduledUs,{instancePath:i+"/scheduledUs",parentData:s,parentDataProperty:"scheduledUs",rootData:k,dynamicAnchors:b})||(e=e===null?z.errors:e.concat(
z.errors),r=e.length)),s.sentUs!==void 0&&(z(s.sentUs,{instancePath:i+"/sentUs",parentData:s,parentDataProperty:"sentUs",rootData:k,dynamicAnchors:b})||(e=e===null?
z.errors:e.concat(z.errors),r=e.length)),s.connectedUs!==void 0&&(z(s.connectedUs,{instancePath:i+"/connectedUs",parentData:s,parentDataProperty:"connectedUs",rootData:k,
dynamicAnchors:b})||(e=e===null?z.errors:e.concat(z.errors),r=e.length)),s.headersUs!==void 0&&(z(s.headersUs,{instancePath:i+"/headersUs",parentData:s,parentDataProperty:"\
headersUs",rootData:k,dynamicAnchors:b})||(e=e===null?z.errors:e.concat(z.errors),r=e.length)),s.firstByteUs!==void 0&&(z(s.firstByteUs,{instancePath:i+"/firstB\
yteUs",parentData:s,parentDataProperty:"firstByteUs",rootData:k,dynamicAnchors:b})||(e=e===null?z.errors:e.concat(z.errors),r=e.length)),s.firstEventUs!==void 0&&
(z(s.firstEventUs,{instancePath:i+"/firstEventUs",parentData:s,parentDataProperty:"firstEventUs",rootData:k,dynamicAnchors:b})||(e=e===null?z.errors:e.concat(z.
errors),r=e.length)),s.firstTokenUs!==void 0&&(z(s.firstTokenUs,{instancePath:i+"/firstTokenUs",parentData:s,parentDataProperty:"firstTokenUs",rootData:k,dynamicAnchors:b})||
(e=e===null?z.errors:e.concat(z.errors),r=e.length)),s.lastTokenUs!==void 0&&(z(s.lastTokenUs,{instancePath:i+"/lastTokenUs",parentData:s,parentDataProperty:"la\
stTokenUs",rootData:k,dynamicAnchors:b})||(e=e===null?z.errors:e.concat(z.errors),r=e.length)),s.doneUs!==void 0&&(z(s.doneUs,{instancePath:i+"/doneUs",parentData:s,
parentDataProperty:"doneUs",rootData:k,dynamicAnchors:b})||(e=e===null?z.errors:e.concat(z.errors),r=e.length)),s.closedUs!==void 0&&(z(s.closedUs,{instancePath:i+
"/closedUs",parentData:s,parentDataProperty:"closedUs",rootData:k,dynamicAnchors:b})||(e=e===null?z.errors:e.concat(z.errors),r=e.length)),s.status!==void 0){let l=s.
status;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let c={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[c]:e.push(c),r++}if(typeof l=="number"&&isFinite(l)){if(l>999||isNaN(l)){let c={instancePath:i+"/status",schemaPath:"#/properties/status/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:999}};e===null?e=[c]:e.push(c),r++}if(l<0||isNaN(l)){let c={instancePath:i+"/status",schemaPath:"#/prop\
erties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[c]:e.push(c),r++}}}if(s.class!==void 0){let l=s.class;if(!(l==="ok"||l===
"truncated"||l==="stream-error"||l==="stream-429"||l==="bad-json"||l==="not-a-completion"||l==="http-429"||l==="http-4xx"||l==="http-5xx"||l==="http-other"||l===
"timeout-connect"||l==="timeout-headers"||l==="timeout-first-token"||l==="timeout-idle"||l==="timeout-total"||l==="refused"||l==="reset"||l==="dns"||l==="tls"||
l==="network"||l==="too-large"||l==="too-many-events"||l==="aborted"||l==="interrupted")){let c={instancePath:i+"/class",schemaPath:"#/properties/class/enum",keyword:"\
enum",params:{allowedValues:ce.properties.class.enum}};e===null?e=[c]:e.push(c),r++}}if(s.error!==void 0){let l=s.error;if(typeof l!="string"&&l!==null){let c={
instancePath:i+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:ce.properties.error.type}};e===null?e=[c]:e.push(c),r++}if(typeof l=="s\
tring"&&U(l)>200){let c={instancePath:i+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit:200}};e===null?e=[c]:e.push(c),r++}}
if(s.chunks!==void 0&&(Z(s.chunks,{instancePath:i+"/chunks",parentData:s,parentDataProperty:"chunks",rootData:k,dynamicAnchors:b})||(e=e===null?Z.errors:e.concat(
Z.errors),r=e.length)),s.events!==void 0&&(Z(s.events,{instancePath:i+"/events",parentData:s,parentDataProperty:"events",rootData:k,dynamicAnchors:b})||(e=e===null?
Z.errors:e.concat(Z.errors),r=e.length)),s.promptTokens!==void 0&&(fe(s.promptTokens,{instancePath:i+"/promptTokens",parentData:s,parentDataProperty:"promptToke\
ns",rootData:k,dynamicAnchors:b})||(e=e===null?fe.errors:e.concat(fe.errors),r=e.length)),s.completionTokens!==void 0&&(fe(s.completionTokens,{instancePath:i+"/\
completionTokens",parentData:s,parentDataProperty:"completionTokens",rootData:k,dynamicAnchors:b})||(e=e===null?fe.errors:e.concat(fe.errors),r=e.length)),s.bytes!==
void 0&&(Z(s.bytes,{instancePath:i+"/bytes",parentData:s,parentDataProperty:"bytes",rootData:k,dynamicAnchors:b})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length)),
s.gaps!==void 0){let l=s.gaps,c=r,g=!1,y=r;if(l!==null){let v={instancePath:i+"/gaps",schemaPath:"#/properties/gaps/anyOf/0/type",keyword:"type",params:{type:"n\
ull"}};e===null?e=[v]:e.push(v),r++}var n=y===r;g=g||n;let d=r;Dr(l,{instancePath:i+"/gaps",parentData:s,parentDataProperty:"gaps",rootData:k,dynamicAnchors:b})||
(e=e===null?Dr.errors:e.concat(Dr.errors),r=e.length);var n=d===r;if(g=g||n,n){var o={};o.scheme=!0,o.counts=!0}if(g)r=c,e!==null&&(c?e.length=c:e=null);else{let v={
instancePath:i+"/gaps",schemaPath:"#/properties/gaps/anyOf",keyword:"anyOf",params:{}};e===null?e=[v]:e.push(v),r++}}if(s.gapsUs!==void 0){let l=s.gapsUs;if(!Array.
isArray(l)&&l!==null){let c={instancePath:i+"/gapsUs",schemaPath:"#/properties/gapsUs/type",keyword:"type",params:{type:ce.properties.gapsUs.type}};e===null?e=[
c]:e.push(c),r++}if(Array.isArray(l)){let c=l.length;for(let g=0;g<c;g++)Z(l[g],{instancePath:i+"/gapsUs/"+g,parentData:l,parentDataProperty:g,rootData:k,dynamicAnchors:b})||
(e=e===null?Z.errors:e.concat(Z.errors),r=e.length)}}if(s.retryAfter!==void 0){let l=s.retryAfter;if(typeof l!="string"&&l!==null){let c={instancePath:i+"/retry\
After",schemaPath:"#/properties/retryAfter/type",keyword:"type",params:{type:ce.properties.retryAfter.type}};e===null?e=[c]:e.push(c),r++}if(typeof l=="string"&&
U(l)>64){let c={instancePath:i+"/retryAfter",schemaPath:"#/properties/retryAfter/maxLength",keyword:"maxLength",params:{limit:64}};e===null?e=[c]:e.push(c),r++}}
if(s.limits!==void 0){let l=s.limits;if(!(l&&typeof l=="object"&&!Array.isArray(l))&&l!==null){let c={instancePath:i+"/limits",schemaPath:"#/properties/limits/t\
ype",keyword:"type",params:{type:ce.properties.limits.type}};e===null?e=[c]:e.push(c),r++}if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length>
16){let c={instancePath:i+"/limits",schemaPath:"#/properties/limits/maxProperties",keyword:"maxProperties",params:{limit:16}};e===null?e=[c]:e.push(c),r++}for(let c in l){
let g=l[c];if(typeof g=="string"){if(U(g)>128){let y={instancePath:i+"/limits/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/limits/additio\
nalProperties/maxLength",keyword:"maxLength",params:{limit:128}};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:i+"/limits/"+c.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/limits/additionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}}}}if(s.resent!==void 0&&
s.resent!==!0){let l={instancePath:i+"/resent",schemaPath:"#/properties/resent/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.
empty!==void 0&&s.empty!==!0){let l={instancePath:i+"/empty",schemaPath:"#/properties/empty/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(
l),r++}if(s.sampledValid!==void 0){let l=s.sampledValid;if(typeof l!="boolean"&&l!==null){let c={instancePath:i+"/sampledValid",schemaPath:"#/properties/sampled\
Valid/type",keyword:"type",params:{type:ce.properties.sampledValid.type}};e===null?e=[c]:e.push(c),r++}}if(s.ask!==void 0){let l=s.ask;if(!(l&&typeof l=="object"&&
!Array.isArray(l))&&l!==null){let c={instancePath:i+"/ask",schemaPath:"#/properties/ask/type",keyword:"type",params:{type:ce.properties.ask.type}};e===null?e=[c]:
e.push(c),r++}}if(s.date!==void 0){let l=s.date;if(typeof l!="string"&&l!==null){let c={instancePath:i+"/date",schemaPath:"#/properties/date/type",keyword:"type",
params:{type:ce.properties.date.type}};e===null?e=[c]:e.push(c),r++}}}else{let l={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===
null?e=[l]:e.push(l),r++}return _r.errors=e,r===0}_r.evaluated={props:{v:!0,i:!0,vu:!0,scenario:!0,transport:!0,key:!0,scheduledUs:!0,sentUs:!0,connectedUs:!0,headersUs:!0,
firstByteUs:!0,firstEventUs:!0,firstTokenUs:!0,lastTokenUs:!0,doneUs:!0,closedUs:!0,status:!0,class:!0,error:!0,chunks:!0,events:!0,promptTokens:!0,completionTokens:!0,
bytes:!0,gaps:!0,gapsUs:!0,retryAfter:!0,limits:!0,resent:!0,empty:!0,sampledValid:!0,ask:!0,date:!0},dynamicProps:!1,dynamicItems:!1};function os(s,{instancePath:i="",
parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=os.evaluated;if(P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=
void 0),!(s&&typeof s=="object"&&!Array.isArray(s))){let h={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}
let n=r,o=!0,l=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let h;if(s.clock===void 0&&(h="clock")){let t={};e===null?e=[t]:e.push(t),r++}}var c=l===r;r=n,e!==
null&&(n?e.length=n:e=null);let g;if(c){let h=r;Ar(s,{instancePath:i,parentData:N,parentDataProperty:D,rootData:k,dynamicAnchors:b})||(e=e===null?Ar.errors:e.concat(
Ar.errors),r=e.length);var c=h===r;if(o=c,o){var y={};y.v=!0,y.t0EpochUs=!0,y.t0MonotonicUs=!0,y.clock=!0,y.segment=!0}g="then"}else{let h=r,t=r,u=!0,$=r;if(s&&
typeof s=="object"&&!Array.isArray(s)){let p;if(s.decision===void 0&&(p="decision")){let a={};e===null?e=[a]:e.push(a),r++}}var d=$===r;r=t,e!==null&&(t?e.length=
t:e=null);let F;if(d){let p=r;Sr(s,{instancePath:i,parentData:N,parentDataProperty:D,rootData:k,dynamicAnchors:b})||(e=e===null?Sr.errors:e.concat(Sr.errors),r=
e.length);var d=p===r;if(u=d,u){var v={};v.v=!0,v.decision=!0}F="then"}else{let p=r;_r(s,{instancePath:i,parentData:N,parentDataProperty:D,rootData:k,dynamicAnchors:b})||
(e=e===null?_r.errors:e.concat(_r.errors),r=e.length);var d=p===r;u=d,u&&v!==!0&&(v=v||{},v.v=!0,v.i=!0,v.vu=!0,v.scenario=!0,v.transport=!0,v.key=!0,v.scheduledUs=
!0,v.sentUs=!0,v.connectedUs=!0,v.headersUs=!0,v.firstByteUs=!0,v.firstEventUs=!0,v.firstTokenUs=!0,v.lastTokenUs=!0,v.doneUs=!0,v.closedUs=!0,v.status=!0,v.class=
!0,v.error=!0,v.chunks=!0,v.events=!0,v.promptTokens=!0,v.completionTokens=!0,v.bytes=!0,v.gaps=!0,v.gapsUs=!0,v.retryAfter=!0,v.limits=!0,v.resent=!0,v.empty=!0,
v.sampledValid=!0,v.ask=!0,v.date=!0),F="else"}if(!u){let p={instancePath:i,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword:F}};e===null?e=[p]:e.push(
p),r++}var c=h===r;o=c,o&&y!==!0&&v!==void 0&&(v===!0?y=!0:(y=y||{},Object.assign(y,v))),g="else"}if(!o){let h={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:g}};e===null?e=[h]:e.push(h),r++}return os.errors=e,P.props=y,r===0}os.evaluated={dynamicProps:!0,dynamicItems:!1};var at=as,Lr={$schema:"https:/\
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
type:"string",minLength:10},parameters:{type:"object"}}};function Ir(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){
let e=null,r=0,P=Ir.evaluated;if(P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.key===void 0){
let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[n]:e.push(n),r++}if(s.reading===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"reading"}};e===null?e=[n]:e.push(n),r++}if(s.layer===void 0){let n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"layer"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="key"||n==="reading"||n==="layer"||n==="re\
corded"||n==="parameters")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[
o]:e.push(o),r++}if(s.key!==void 0){let n=s.key;if(typeof n=="string"){if(U(n)<1){let o={instancePath:i+"/key",schemaPath:"#/properties/key/minLength",keyword:"\
minLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type:"str\
ing"}};e===null?e=[o]:e.push(o),r++}}if(s.reading!==void 0){let n=s.reading;if(typeof n=="string"){if(U(n)<1){let o={instancePath:i+"/reading",schemaPath:"#/pro\
perties/reading/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/reading",schemaPath:"#/properties/re\
ading/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.layer!==void 0){let n=s.layer;if(!(n==="declared"||n==="profile")){let o={
instancePath:i+"/layer",schemaPath:"#/properties/layer/enum",keyword:"enum",params:{allowedValues:lt.properties.layer.enum}};e===null?e=[o]:e.push(o),r++}}if(s.
recorded!==void 0){let n=s.recorded;if(typeof n=="string"){if(U(n)<10){let o={instancePath:i+"/recorded",schemaPath:"#/properties/recorded/minLength",keyword:"m\
inLength",params:{limit:10}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/recorded",schemaPath:"#/properties/recorded/type",keyword:"type",params:{
type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.parameters!==void 0){let n=s.parameters;if(!(n&&typeof n=="object"&&!Array.isArray(n))){let o={instancePath:i+
"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Ir.errors=e,r===0}Ir.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Us={
type:"object",required:["id","outcome","counts"],additionalProperties:!1,properties:{id:{enum:["core","signup","sse","websocket","webhooks","limits"]},outcome:{
enum:["conformant","non-conformant","incomplete","partial","broken","not-offered","not-judged"]},counts:{type:"object",required:["pass","fail","warn","inconclus\
ive","not-applicable","observed","error"],additionalProperties:!1,properties:{pass:{type:"integer",minimum:0},fail:{type:"integer",minimum:0},warn:{type:"intege\
r",minimum:0},inconclusive:{type:"integer",minimum:0},"not-applicable":{type:"integer",minimum:0},observed:{type:"integer",minimum:0},error:{type:"integer",minimum:0}}},
takenOut:{title:"Stated clauses with a MUST that declared readings, or the want of a key, take out",type:"array",minItems:1,items:{type:"object",required:["clau\
se","checks","readings"],additionalProperties:!1,properties:{clause:{type:"string",pattern:"^C\\d"},checks:{type:"array",minItems:1,items:{type:"string",minLength:1}},
readings:{title:"Keys of those readings; none where no key was given",type:"array",items:{type:"string",minLength:1}}}}}},if:{properties:{outcome:{const:"partia\
l"}}},then:{properties:{takenOut:!0},required:["takenOut"]}},Bs=new RegExp("^C\\d","u");function Fr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,
dynamicAnchors:b={}}={}){let e=null,r=0,P=Fr.evaluated;P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0);let n=r,o=!0,l=r;if(s&&typeof s=="objec\
t"&&!Array.isArray(s)&&s.outcome!==void 0&&s.outcome!=="partial"){let y={};e===null?e=[y]:e.push(y),r++}var c=l===r;if(r=n,e!==null&&(n?e.length=n:e=null),c){let y=r;
if(s&&typeof s=="object"&&!Array.isArray(s)&&s.takenOut===void 0){let v={instancePath:i,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:"\
takenOut"}};e===null?e=[v]:e.push(v),r++}var c=y===r;if(o=c,o){var g={};g.takenOut=!0,g.outcome=!0}}if(!o){let y={instancePath:i,schemaPath:"#/if",keyword:"if",
params:{failingKeyword:"then"}};e===null?e=[y]:e.push(y),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let y={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[y]:e.push(y),r++}if(s.outcome===void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"outcome"}};e===null?e=[y]:e.push(y),r++}if(s.counts===void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"counts"}};e===null?e=[y]:e.push(y),r++}for(let y in s)if(!(y==="id"||y==="outcome"||y==="counts"||y==="takenOut")){let d={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[d]:e.push(d),r++}if(s.id!==void 0){let y=s.id;if(!(y===
"core"||y==="signup"||y==="sse"||y==="websocket"||y==="webhooks"||y==="limits")){let d={instancePath:i+"/id",schemaPath:"#/properties/id/enum",keyword:"enum",params:{
allowedValues:Us.properties.id.enum}};e===null?e=[d]:e.push(d),r++}}if(s.outcome!==void 0){let y=s.outcome;if(!(y==="conformant"||y==="non-conformant"||y==="inc\
omplete"||y==="partial"||y==="broken"||y==="not-offered"||y==="not-judged")){let d={instancePath:i+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"en\
um",params:{allowedValues:Us.properties.outcome.enum}};e===null?e=[d]:e.push(d),r++}}if(s.counts!==void 0){let y=s.counts;if(y&&typeof y=="object"&&!Array.isArray(
y)){if(y.pass===void 0){let d={instancePath:i+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:"pass"}};e===null?e=
[d]:e.push(d),r++}if(y.fail===void 0){let d={instancePath:i+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:"fail"}};
e===null?e=[d]:e.push(d),r++}if(y.warn===void 0){let d={instancePath:i+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:"\
warn"}};e===null?e=[d]:e.push(d),r++}if(y.inconclusive===void 0){let d={instancePath:i+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{
missingProperty:"inconclusive"}};e===null?e=[d]:e.push(d),r++}if(y["not-applicable"]===void 0){let d={instancePath:i+"/counts",schemaPath:"#/properties/counts/r\
equired",keyword:"required",params:{missingProperty:"not-applicable"}};e===null?e=[d]:e.push(d),r++}if(y.observed===void 0){let d={instancePath:i+"/counts",schemaPath:"\
#/properties/counts/required",keyword:"required",params:{missingProperty:"observed"}};e===null?e=[d]:e.push(d),r++}if(y.error===void 0){let d={instancePath:i+"/\
counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:"error"}};e===null?e=[d]:e.push(d),r++}for(let d in y)if(!(d==="pas\
s"||d==="fail"||d==="warn"||d==="inconclusive"||d==="not-applicable"||d==="observed"||d==="error")){let v={instancePath:i+"/counts",schemaPath:"#/properties/cou\
nts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[v]:e.push(v),r++}if(y.pass!==void 0){let d=y.pass;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let v={instancePath:i+"/counts/pass",schemaPath:"#/properties/counts/properties/pass/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[v]:e.push(v),r++}if(typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))){let v={instancePath:i+"/counts/pass",schemaPath:"#/properties/count\
s/properties/pass/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[v]:e.push(v),r++}}if(y.fail!==void 0){let d=y.fail;if(!(typeof d=="nu\
mber"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let v={instancePath:i+"/counts/fail",schemaPath:"#/properties/counts/properties/fail/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[v]:e.push(v),r++}if(typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))){let v={instancePath:i+"/counts/fail",schemaPath:"#/properties/count\
s/properties/fail/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[v]:e.push(v),r++}}if(y.warn!==void 0){let d=y.warn;if(!(typeof d=="nu\
mber"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let v={instancePath:i+"/counts/warn",schemaPath:"#/properties/counts/properties/warn/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[v]:e.push(v),r++}if(typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))){let v={instancePath:i+"/counts/warn",schemaPath:"#/properties/count\
s/properties/warn/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[v]:e.push(v),r++}}if(y.inconclusive!==void 0){let d=y.inconclusive;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let v={instancePath:i+"/counts/inconclusive",schemaPath:"#/properties/counts/properties/inconclusive/type",keyword:"t\
ype",params:{type:"integer"}};e===null?e=[v]:e.push(v),r++}if(typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))){let v={instancePath:i+"/counts/inconclusive",schemaPath:"\
#/properties/counts/properties/inconclusive/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[v]:e.push(v),r++}}if(y["not-applicable"]!==
void 0){let d=y["not-applicable"];if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let v={instancePath:i+"/counts/not-applicable",schemaPath:"#/propert\
ies/counts/properties/not-applicable/type",keyword:"type",params:{type:"integer"}};e===null?e=[v]:e.push(v),r++}if(typeof d=="number"&&isFinite(d)&&(d<0||isNaN(
d))){let v={instancePath:i+"/counts/not-applicable",schemaPath:"#/properties/counts/properties/not-applicable/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}};e===null?e=[v]:e.push(v),r++}}if(y.observed!==void 0){let d=y.observed;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let v={instancePath:i+
"/counts/observed",schemaPath:"#/properties/counts/properties/observed/type",keyword:"type",params:{type:"integer"}};e===null?e=[v]:e.push(v),r++}if(typeof d=="\
number"&&isFinite(d)&&(d<0||isNaN(d))){let v={instancePath:i+"/counts/observed",schemaPath:"#/properties/counts/properties/observed/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[v]:e.push(v),r++}}if(y.error!==void 0){let d=y.error;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let v={instancePath:i+
"/counts/error",schemaPath:"#/properties/counts/properties/error/type",keyword:"type",params:{type:"integer"}};e===null?e=[v]:e.push(v),r++}if(typeof d=="number"&&
isFinite(d)&&(d<0||isNaN(d))){let v={instancePath:i+"/counts/error",schemaPath:"#/properties/counts/properties/error/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[v]:e.push(v),r++}}}else{let d={instancePath:i+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type:"object"}};e===
null?e=[d]:e.push(d),r++}}if(s.takenOut!==void 0){let y=s.takenOut;if(Array.isArray(y)){if(y.length<1){let v={instancePath:i+"/takenOut",schemaPath:"#/propertie\
s/takenOut/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[v]:e.push(v),r++}let d=y.length;for(let v=0;v<d;v++){let h=y[v];if(h&&typeof h=="object"&&
!Array.isArray(h)){if(h.clause===void 0){let t={instancePath:i+"/takenOut/"+v,schemaPath:"#/properties/takenOut/items/required",keyword:"required",params:{missingProperty:"\
clause"}};e===null?e=[t]:e.push(t),r++}if(h.checks===void 0){let t={instancePath:i+"/takenOut/"+v,schemaPath:"#/properties/takenOut/items/required",keyword:"req\
uired",params:{missingProperty:"checks"}};e===null?e=[t]:e.push(t),r++}if(h.readings===void 0){let t={instancePath:i+"/takenOut/"+v,schemaPath:"#/properties/tak\
enOut/items/required",keyword:"required",params:{missingProperty:"readings"}};e===null?e=[t]:e.push(t),r++}for(let t in h)if(!(t==="clause"||t==="checks"||t==="\
readings")){let u={instancePath:i+"/takenOut/"+v,schemaPath:"#/properties/takenOut/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[u]:e.push(u),r++}if(h.clause!==void 0){let t=h.clause;if(typeof t=="string"){if(!Bs.test(t)){let u={instancePath:i+"/takenOut/"+v+"/clause",schemaPath:"\
#/properties/takenOut/items/properties/clause/pattern",keyword:"pattern",params:{pattern:"^C\\d"}};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/ta\
kenOut/"+v+"/clause",schemaPath:"#/properties/takenOut/items/properties/clause/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}}if(h.checks!==
void 0){let t=h.checks;if(Array.isArray(t)){if(t.length<1){let $={instancePath:i+"/takenOut/"+v+"/checks",schemaPath:"#/properties/takenOut/items/properties/che\
cks/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[$]:e.push($),r++}let u=t.length;for(let $=0;$<u;$++){let F=t[$];if(typeof F=="string"){if(U(F)<1){
let _={instancePath:i+"/takenOut/"+v+"/checks/"+$,schemaPath:"#/properties/takenOut/items/properties/checks/items/minLength",keyword:"minLength",params:{limit:1}};
e===null?e=[_]:e.push(_),r++}}else{let _={instancePath:i+"/takenOut/"+v+"/checks/"+$,schemaPath:"#/properties/takenOut/items/properties/checks/items/type",keyword:"\
type",params:{type:"string"}};e===null?e=[_]:e.push(_),r++}}}else{let u={instancePath:i+"/takenOut/"+v+"/checks",schemaPath:"#/properties/takenOut/items/propert\
ies/checks/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}if(h.readings!==void 0){let t=h.readings;if(Array.isArray(t)){let u=t.length;
for(let $=0;$<u;$++){let F=t[$];if(typeof F=="string"){if(U(F)<1){let _={instancePath:i+"/takenOut/"+v+"/readings/"+$,schemaPath:"#/properties/takenOut/items/pr\
operties/readings/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[_]:e.push(_),r++}}else{let _={instancePath:i+"/takenOut/"+v+"/readings/"+$,
schemaPath:"#/properties/takenOut/items/properties/readings/items/type",keyword:"type",params:{type:"string"}};e===null?e=[_]:e.push(_),r++}}}else{let u={instancePath:i+
"/takenOut/"+v+"/readings",schemaPath:"#/properties/takenOut/items/properties/readings/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}}else{
let t={instancePath:i+"/takenOut/"+v,schemaPath:"#/properties/takenOut/items/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}}}else{let d={
instancePath:i+"/takenOut",schemaPath:"#/properties/takenOut/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}}else{let y={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}return Fr.errors=e,r===0}Fr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Cr={type:"object",required:["id","title","capability","level","layer","verdict","issues","exchanges"],additionalProperties:!1,properties:{id:{type:"string",
minLength:1},title:{type:"string",minLength:1},capability:{enum:["core","signup","sse","websocket","webhooks","limits"]},clause:{type:"string",pattern:"^C\\d"},
gap:{type:"string",pattern:"^G\\d"},reading:{type:"string",minLength:1},level:{enum:["MUST","SHOULD"]},layer:{enum:["spec","declared","profile","observed"]},verdict:{
enum:["pass","fail","warn","inconclusive","not-applicable","observed","error"]},reason:{type:"string"},takenOutBy:{title:"Keys of the declared readings that tak\
e it out",type:"array",minItems:1,items:{type:"string",minLength:1}},detail:{type:"string"},explainedBy:{type:"string",minLength:1},inferred:{type:"string",minLength:1},
issues:{type:"array",items:{$ref:"#/$defs/issue"}},exchanges:{type:"array",items:{type:"string",minLength:1}}},if:{properties:{clause:!0},required:["clause"]},then:{
properties:{gap:!1}},else:{properties:{gap:!0,reading:!0},required:["gap","reading"]},allOf:[{if:{properties:{verdict:{const:"pass"}}},then:{properties:{exchanges:{
type:"array",minItems:1},issues:{type:"array",maxItems:0}}}}]},dt=new RegExp("^G\\d","u");function Tr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=Tr.evaluated;if(P.dynamicProps&&(P.props=
void 0),P.dynamicItems&&(P.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.at===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"at"}};e===null?e=[n]:e.push(n),r++}if(s.expected===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"expected"}};e===null?e=[n]:e.push(n),r++}if(s.received===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
received"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="at"||n==="expected"||n==="received")){let o={instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),r++}if(s.at!==void 0){let n=s.at;if(typeof n=="string"){if(U(n)<1){let o={
instancePath:i+"/at",schemaPath:"#/properties/at/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/at",
schemaPath:"#/properties/at/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.expected!==void 0&&typeof s.expected!="string"){let n={
instancePath:i+"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(s.received!==void 0&&typeof s.
received!="string"){let n={instancePath:i+"/received",schemaPath:"#/properties/received/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}else{
let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Tr.errors=e,r===0}Tr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Vr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=Vr.evaluated;P.dynamicProps&&
(P.props=void 0),P.dynamicItems&&(P.items=void 0);let n=r,o=!0,l=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.verdict!==void 0&&s.verdict!=="pass"){let u={};
e===null?e=[u]:e.push(u),r++}var c=l===r;if(r=n,e!==null&&(n?e.length=n:e=null),c){let u=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.exchanges!==void 0){
let F=s.exchanges;if(Array.isArray(F)){if(F.length<1){let _={instancePath:i+"/exchanges",schemaPath:"#/allOf/0/then/properties/exchanges/minItems",keyword:"minI\
tems",params:{limit:1}};e===null?e=[_]:e.push(_),r++}}else{let _={instancePath:i+"/exchanges",schemaPath:"#/allOf/0/then/properties/exchanges/type",keyword:"typ\
e",params:{type:"array"}};e===null?e=[_]:e.push(_),r++}}if(s.issues!==void 0){let F=s.issues;if(Array.isArray(F)){if(F.length>0){let _={instancePath:i+"/issues",
schemaPath:"#/allOf/0/then/properties/issues/maxItems",keyword:"maxItems",params:{limit:0}};e===null?e=[_]:e.push(_),r++}}else{let _={instancePath:i+"/issues",schemaPath:"\
#/allOf/0/then/properties/issues/type",keyword:"type",params:{type:"array"}};e===null?e=[_]:e.push(_),r++}}}var c=u===r;if(o=c,o){var g={};g.exchanges=!0,g.issues=
!0,g.verdict=!0}}if(!o){let u={instancePath:i,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[u]:e.push(u),r++}let y=r,d=!0,v=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.clause===void 0&&(u="clause")){let $={};e===null?e=[$]:e.push($),r++}}var h=v===r;g!==!0&&(g=g||{},g.clause=
!0),r=y,e!==null&&(y?e.length=y:e=null);let t;if(h){let u=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.gap!==void 0){let F={instancePath:i+"/gap",schemaPath:"\
#/then/properties/gap/false schema",keyword:"false schema",params:{}};e===null?e=[F]:e.push(F),r++}var h=u===r;d=h,d&&g!==!0&&(g=g||{},g.gap=!0),t="then"}else{let u=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.gap===void 0){let F={instancePath:i,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"g\
ap"}};e===null?e=[F]:e.push(F),r++}if(s.reading===void 0){let F={instancePath:i,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"reading"}};
e===null?e=[F]:e.push(F),r++}}var h=u===r;d=h,d&&g!==!0&&(g=g||{},g.gap=!0,g.reading=!0),t="else"}if(!d){let u={instancePath:i,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:t}};e===null?e=[u]:e.push(u),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"}};e===null?e=[u]:e.push(u),r++}if(s.title===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"title"}};e===null?e=[u]:e.push(u),r++}if(s.capability===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
capability"}};e===null?e=[u]:e.push(u),r++}if(s.level===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"level"}};
e===null?e=[u]:e.push(u),r++}if(s.layer===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"layer"}};e===null?e=
[u]:e.push(u),r++}if(s.verdict===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"verdict"}};e===null?e=[u]:e.push(
u),r++}if(s.issues===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"issues"}};e===null?e=[u]:e.push(u),r++}if(s.
exchanges===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exchanges"}};e===null?e=[u]:e.push(u),r++}for(let u in s)
if(!X.call(Cr.properties,u)){let $={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=
[$]:e.push($),r++}if(s.id!==void 0){let u=s.id;if(typeof u=="string"){if(U(u)<1){let $={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"min\
Length",params:{limit:1}};e===null?e=[$]:e.push($),r++}}else{let $={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[$]:e.push($),r++}}if(s.title!==void 0){let u=s.title;if(typeof u=="string"){if(U(u)<1){let $={instancePath:i+"/title",schemaPath:"#/properties/title\
/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[$]:e.push($),r++}}else{let $={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"\
type",params:{type:"string"}};e===null?e=[$]:e.push($),r++}}if(s.capability!==void 0){let u=s.capability;if(!(u==="core"||u==="signup"||u==="sse"||u==="websocke\
t"||u==="webhooks"||u==="limits")){let $={instancePath:i+"/capability",schemaPath:"#/properties/capability/enum",keyword:"enum",params:{allowedValues:Cr.properties.
capability.enum}};e===null?e=[$]:e.push($),r++}}if(s.clause!==void 0){let u=s.clause;if(typeof u=="string"){if(!Bs.test(u)){let $={instancePath:i+"/clause",schemaPath:"\
#/properties/clause/pattern",keyword:"pattern",params:{pattern:"^C\\d"}};e===null?e=[$]:e.push($),r++}}else{let $={instancePath:i+"/clause",schemaPath:"#/proper\
ties/clause/type",keyword:"type",params:{type:"string"}};e===null?e=[$]:e.push($),r++}}if(s.gap!==void 0){let u=s.gap;if(typeof u=="string"){if(!dt.test(u)){let $={
instancePath:i+"/gap",schemaPath:"#/properties/gap/pattern",keyword:"pattern",params:{pattern:"^G\\d"}};e===null?e=[$]:e.push($),r++}}else{let $={instancePath:i+
"/gap",schemaPath:"#/properties/gap/type",keyword:"type",params:{type:"string"}};e===null?e=[$]:e.push($),r++}}if(s.reading!==void 0){let u=s.reading;if(typeof u==
"string"){if(U(u)<1){let $={instancePath:i+"/reading",schemaPath:"#/properties/reading/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[$]:e.push($),
r++}}else{let $={instancePath:i+"/reading",schemaPath:"#/properties/reading/type",keyword:"type",params:{type:"string"}};e===null?e=[$]:e.push($),r++}}if(s.level!==
void 0){let u=s.level;if(!(u==="MUST"||u==="SHOULD")){let $={instancePath:i+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues:Cr.
properties.level.enum}};e===null?e=[$]:e.push($),r++}}if(s.layer!==void 0){let u=s.layer;if(!(u==="spec"||u==="declared"||u==="profile"||u==="observed")){let $={
instancePath:i+"/layer",schemaPath:"#/properties/layer/enum",keyword:"enum",params:{allowedValues:Cr.properties.layer.enum}};e===null?e=[$]:e.push($),r++}}if(s.
verdict!==void 0){let u=s.verdict;if(!(u==="pass"||u==="fail"||u==="warn"||u==="inconclusive"||u==="not-applicable"||u==="observed"||u==="error")){let $={instancePath:i+
"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues:Cr.properties.verdict.enum}};e===null?e=[$]:e.push($),r++}}if(s.reason!==
void 0&&typeof s.reason!="string"){let u={instancePath:i+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.
push(u),r++}if(s.takenOutBy!==void 0){let u=s.takenOutBy;if(Array.isArray(u)){if(u.length<1){let F={instancePath:i+"/takenOutBy",schemaPath:"#/properties/takenO\
utBy/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[F]:e.push(F),r++}let $=u.length;for(let F=0;F<$;F++){let _=u[F];if(typeof _=="string"){if(U(_)<1){
let p={instancePath:i+"/takenOutBy/"+F,schemaPath:"#/properties/takenOutBy/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[p]:e.push(p),r++}}else{
let p={instancePath:i+"/takenOutBy/"+F,schemaPath:"#/properties/takenOutBy/items/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}}else{
let $={instancePath:i+"/takenOutBy",schemaPath:"#/properties/takenOutBy/type",keyword:"type",params:{type:"array"}};e===null?e=[$]:e.push($),r++}}if(s.detail!==
void 0&&typeof s.detail!="string"){let u={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.
push(u),r++}if(s.explainedBy!==void 0){let u=s.explainedBy;if(typeof u=="string"){if(U(u)<1){let $={instancePath:i+"/explainedBy",schemaPath:"#/properties/expla\
inedBy/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[$]:e.push($),r++}}else{let $={instancePath:i+"/explainedBy",schemaPath:"#/properties/explain\
edBy/type",keyword:"type",params:{type:"string"}};e===null?e=[$]:e.push($),r++}}if(s.inferred!==void 0){let u=s.inferred;if(typeof u=="string"){if(U(u)<1){let $={
instancePath:i+"/inferred",schemaPath:"#/properties/inferred/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[$]:e.push($),r++}}else{let $={instancePath:i+
"/inferred",schemaPath:"#/properties/inferred/type",keyword:"type",params:{type:"string"}};e===null?e=[$]:e.push($),r++}}if(s.issues!==void 0){let u=s.issues;if(Array.
isArray(u)){let $=u.length;for(let F=0;F<$;F++)Tr(u[F],{instancePath:i+"/issues/"+F,parentData:u,parentDataProperty:F,rootData:k,dynamicAnchors:b})||(e=e===null?
Tr.errors:e.concat(Tr.errors),r=e.length)}else{let $={instancePath:i+"/issues",schemaPath:"#/properties/issues/type",keyword:"type",params:{type:"array"}};e===null?
e=[$]:e.push($),r++}}if(s.exchanges!==void 0){let u=s.exchanges;if(Array.isArray(u)){let $=u.length;for(let F=0;F<$;F++){let _=u[F];if(typeof _=="string"){if(U(
_)<1){let p={instancePath:i+"/exchanges/"+F,schemaPath:"#/properties/exchanges/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[p]:e.push(p),r++}}else{
let p={instancePath:i+"/exchanges/"+F,schemaPath:"#/properties/exchanges/items/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}}else{
let $={instancePath:i+"/exchanges",schemaPath:"#/properties/exchanges/type",keyword:"type",params:{type:"array"}};e===null?e=[$]:e.push($),r++}}}else{let u={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}return Vr.errors=e,r===0}Vr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var xs={type:"object",required:["id","method","url","headers","body","status","durationMs"],additionalProperties:!1,properties:{id:{type:"string",minLength:1},method:{
type:"string",minLength:1},url:{type:"string",minLength:1},headers:{type:"array",items:{type:"array",minItems:2,maxItems:2,items:{type:"string"}}},body:{type:["\
string","null"]},repetition:{type:"object",required:["head","unit","runBytes","tail"],additionalProperties:!1,properties:{head:{type:"string"},unit:{type:"strin\
g",minLength:1},runBytes:{type:"integer",minimum:1},tail:{type:"string"}}},atOnce:{type:"integer",minimum:2},status:{type:["integer","null"],minimum:100,maximum:999},
durationMs:{type:"number",minimum:0}}};function Mr(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=Mr.
evaluated;if(P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),r++}if(s.method===void 0){let n={instancePath:i,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"method"}};e===null?e=[n]:e.push(n),r++}if(s.url===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"url"}};e===null?e=[n]:e.push(n),r++}if(s.headers===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"headers"}};e===null?e=[n]:e.push(n),r++}if(s.body===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
body"}};e===null?e=[n]:e.push(n),r++}if(s.status===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"}};e===
null?e=[n]:e.push(n),r++}if(s.durationMs===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"durationMs"}};e===null?
e=[n]:e.push(n),r++}for(let n in s)if(!X.call(xs.properties,n)){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n}};e===null?e=[o]:e.push(o),r++}if(s.id!==void 0){let n=s.id;if(typeof n=="string"){if(U(n)<1){let o={instancePath:i+"/id",schemaPath:"#/pro\
perties/id/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.method!==void 0){let n=s.method;if(typeof n=="string"){if(U(n)<1){let o={instancePath:i+"/metho\
d",schemaPath:"#/properties/method/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/method",schemaPath:"\
#/properties/method/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.url!==void 0){let n=s.url;if(typeof n=="string"){if(U(n)<1){
let o={instancePath:i+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+
"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.headers!==void 0){let n=s.headers;if(Array.isArray(
n)){let o=n.length;for(let l=0;l<o;l++){let c=n[l];if(Array.isArray(c)){if(c.length>2){let y={instancePath:i+"/headers/"+l,schemaPath:"#/properties/headers/item\
s/maxItems",keyword:"maxItems",params:{limit:2}};e===null?e=[y]:e.push(y),r++}if(c.length<2){let y={instancePath:i+"/headers/"+l,schemaPath:"#/properties/header\
s/items/minItems",keyword:"minItems",params:{limit:2}};e===null?e=[y]:e.push(y),r++}let g=c.length;for(let y=0;y<g;y++)if(typeof c[y]!="string"){let d={instancePath:i+
"/headers/"+l+"/"+y,schemaPath:"#/properties/headers/items/items/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}else{let g={instancePath:i+
"/headers/"+l,schemaPath:"#/properties/headers/items/type",keyword:"type",params:{type:"array"}};e===null?e=[g]:e.push(g),r++}}}else{let o={instancePath:i+"/hea\
ders",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(s.body!==void 0){let n=s.body;if(typeof n!="\
string"&&n!==null){let o={instancePath:i+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:xs.properties.body.type}};e===null?e=[o]:e.push(
o),r++}}if(s.repetition!==void 0){let n=s.repetition;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.head===void 0){let o={instancePath:i+"/repetition",schemaPath:"\
#/properties/repetition/required",keyword:"required",params:{missingProperty:"head"}};e===null?e=[o]:e.push(o),r++}if(n.unit===void 0){let o={instancePath:i+"/r\
epetition",schemaPath:"#/properties/repetition/required",keyword:"required",params:{missingProperty:"unit"}};e===null?e=[o]:e.push(o),r++}if(n.runBytes===void 0){
let o={instancePath:i+"/repetition",schemaPath:"#/properties/repetition/required",keyword:"required",params:{missingProperty:"runBytes"}};e===null?e=[o]:e.push(
o),r++}if(n.tail===void 0){let o={instancePath:i+"/repetition",schemaPath:"#/properties/repetition/required",keyword:"required",params:{missingProperty:"tail"}};
e===null?e=[o]:e.push(o),r++}for(let o in n)if(!(o==="head"||o==="unit"||o==="runBytes"||o==="tail")){let l={instancePath:i+"/repetition",schemaPath:"#/properti\
es/repetition/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[l]:e.push(l),r++}if(n.head!==void 0&&typeof n.head!=
"string"){let o={instancePath:i+"/repetition/head",schemaPath:"#/properties/repetition/properties/head/type",keyword:"type",params:{type:"string"}};e===null?e=[
o]:e.push(o),r++}if(n.unit!==void 0){let o=n.unit;if(typeof o=="string"){if(U(o)<1){let l={instancePath:i+"/repetition/unit",schemaPath:"#/properties/repetition\
/properties/unit/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/repetition/unit",schemaPath:"#/prop\
erties/repetition/properties/unit/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}if(n.runBytes!==void 0){let o=n.runBytes;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let l={instancePath:i+"/repetition/runBytes",schemaPath:"#/properties/repetition/properties/runBytes/type",keyword:"t\
ype",params:{type:"integer"}};e===null?e=[l]:e.push(l),r++}if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){let l={instancePath:i+"/repetition/runBytes",schemaPath:"\
#/properties/repetition/properties/runBytes/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[l]:e.push(l),r++}}if(n.tail!==void 0&&typeof n.
tail!="string"){let o={instancePath:i+"/repetition/tail",schemaPath:"#/properties/repetition/properties/tail/type",keyword:"type",params:{type:"string"}};e===null?
e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/repetition",schemaPath:"#/properties/repetition/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.
push(o),r++}}if(s.atOnce!==void 0){let n=s.atOnce;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/atOnce",schemaPath:"#/proper\
ties/atOnce/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<2||isNaN(n))){let o={instancePath:i+
"/atOnce",schemaPath:"#/properties/atOnce/minimum",keyword:"minimum",params:{comparison:">=",limit:2}};e===null?e=[o]:e.push(o),r++}}if(s.status!==void 0){let n=s.
status;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null){let o={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",
params:{type:xs.properties.status.type}};e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)){if(n>999||isNaN(n)){let o={instancePath:i+"/status",schemaPath:"\
#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:999}};e===null?e=[o]:e.push(o),r++}if(n<100||isNaN(n)){let o={instancePath:i+"/stat\
us",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};e===null?e=[o]:e.push(o),r++}}}if(s.durationMs!==void 0){let n=s.
durationMs;if(typeof n=="number"&&isFinite(n)){if(n<0||isNaN(n)){let o={instancePath:i+"/durationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"\
type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:
e.push(n),r++}return Mr.errors=e,r===0}Mr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function as(s,{instancePath:i="",parentData:N,parentDataProperty:D,
rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=as.evaluated;P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0);let n=r,o=!0,l=r;if(s&&typeof s==
"object"&&!Array.isArray(s)&&s.outcome!==void 0&&s.outcome!=="conformant"){let O={};e===null?e=[O]:e.push(O),r++}var c=l===r;if(r=n,e!==null&&(n?e.length=n:e=null),
c){let O=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.exitCode!==void 0&&s.exitCode!==0){let I={instancePath:i+"/exitCode",schemaPath:"#/allOf/0/then/proper\
ties/exitCode/const",keyword:"const",params:{allowedValue:0}};e===null?e=[I]:e.push(I),r++}var c=O===r;if(o=c,o){var g={};g.exitCode=!0,g.outcome=!0}}if(!o){let O={
instancePath:i,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[O]:e.push(O),r++}let y=r,d=!0,v=r;if(s&&typeof s=="object"&&!Array.
isArray(s)&&s.outcome!==void 0&&s.outcome!=="non-conformant"){let O={};e===null?e=[O]:e.push(O),r++}var h=v===r;if(r=y,e!==null&&(y?e.length=y:e=null),h){let O=r;
if(s&&typeof s=="object"&&!Array.isArray(s)&&s.exitCode!==void 0&&s.exitCode!==1){let I={instancePath:i+"/exitCode",schemaPath:"#/allOf/1/then/properties/exitCo\
de/const",keyword:"const",params:{allowedValue:1}};e===null?e=[I]:e.push(I),r++}var h=O===r;if(d=h,d){var t={};t.exitCode=!0,t.outcome=!0}}if(!d){let O={instancePath:i,
schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[O]:e.push(O),r++}g!==!0&&t!==void 0&&(t===!0?g=!0:(g=g||{},Object.assign(g,t)));
let u=r,$=!0,F=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.outcome!==void 0&&s.outcome!=="incomplete"){let O={};e===null?e=[O]:e.push(O),r++}var _=F===r;if(r=
u,e!==null&&(u?e.length=u:e=null),_){let O=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.exitCode!==void 0&&s.exitCode!==3){let I={instancePath:i+"/exitCode",
schemaPath:"#/allOf/2/then/properties/exitCode/const",keyword:"const",params:{allowedValue:3}};e===null?e=[I]:e.push(I),r++}var _=O===r;if($=_,$){var p={};p.exitCode=
!0,p.outcome=!0}}if(!$){let O={instancePath:i,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[O]:e.push(O),r++}g!==!0&&p!==void 0&&
(p===!0?g=!0:(g=g||{},Object.assign(g,p)));let a=r,m=!0,q=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.outcome!==void 0&&s.outcome!=="broken"){let O={};e===
null?e=[O]:e.push(O),r++}var x=q===r;if(r=a,e!==null&&(a?e.length=a:e=null),x){let O=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.exitCode!==void 0&&s.exitCode!==
4){let I={instancePath:i+"/exitCode",schemaPath:"#/allOf/3/then/properties/exitCode/const",keyword:"const",params:{allowedValue:4}};e===null?e=[I]:e.push(I),r++}
var x=O===r;if(m=x,m){var f={};f.exitCode=!0,f.outcome=!0}}if(!m){let O={instancePath:i,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword:"then"}};e===
null?e=[O]:e.push(O),r++}g!==!0&&f!==void 0&&(f===!0?g=!0:(g=g||{},Object.assign(g,f)));let w=r,S=!0,V=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.outcome!==
void 0&&s.outcome!=="partial"){let O={};e===null?e=[O]:e.push(O),r++}var A=V===r;if(r=w,e!==null&&(w?e.length=w:e=null),A){let O=r;if(s&&typeof s=="object"&&!Array.
isArray(s)&&s.exitCode!==void 0&&s.exitCode!==3){let I={instancePath:i+"/exitCode",schemaPath:"#/allOf/4/then/properties/exitCode/const",keyword:"const",params:{
allowedValue:3}};e===null?e=[I]:e.push(I),r++}var A=O===r;if(S=A,S){var T={};T.exitCode=!0,T.outcome=!0}}if(!S){let O={instancePath:i,schemaPath:"#/allOf/4/if",
keyword:"if",params:{failingKeyword:"then"}};e===null?e=[O]:e.push(O),r++}if(g!==!0&&T!==void 0&&(T===!0?g=!0:(g=g||{},Object.assign(g,T))),s&&typeof s=="object"&&
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
missingProperty:"exchanges"}};e===null?e=[O]:e.push(O),r++}for(let O in s)if(!X.call(Lr.properties,O)){let j={instancePath:i,schemaPath:"#/additionalProperties",
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
j;I++)Ir(O[I],{instancePath:i+"/readings/"+I,parentData:O,parentDataProperty:I,rootData:k,dynamicAnchors:b})||(e=e===null?Ir.errors:e.concat(Ir.errors),r=e.length)}else{
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
isArray(O)){let j=O.length;for(let I=0;I<j;I++)Fr(O[I],{instancePath:i+"/capabilities/"+I,parentData:O,parentDataProperty:I,rootData:k,dynamicAnchors:b})||(e=e===
null?Fr.errors:e.concat(Fr.errors),r=e.length)}else{let j={instancePath:i+"/capabilities",schemaPath:"#/properties/capabilities/type",keyword:"type",params:{type:"\
array"}};e===null?e=[j]:e.push(j),r++}}if(s.checks!==void 0){let O=s.checks;if(Array.isArray(O)){let j=O.length;for(let I=0;I<j;I++)Vr(O[I],{instancePath:i+"/ch\
ecks/"+I,parentData:O,parentDataProperty:I,rootData:k,dynamicAnchors:b})||(e=e===null?Vr.errors:e.concat(Vr.errors),r=e.length)}else{let j={instancePath:i+"/che\
cks",schemaPath:"#/properties/checks/type",keyword:"type",params:{type:"array"}};e===null?e=[j]:e.push(j),r++}}if(s.exchanges!==void 0){let O=s.exchanges;if(Array.
isArray(O)){let j=O.length;for(let I=0;I<j;I++)Mr(O[I],{instancePath:i+"/exchanges/"+I,parentData:O,parentDataProperty:I,rootData:k,dynamicAnchors:b})||(e=e===null?
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
parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=ps.evaluated;if(P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.schema===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
schema"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="schema"||n==="name"||n==="extends"||n==="capabilities"||n==="notes"||n==="requestHeaders"||n==="\
readings")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),r++}
if(s.schema!==void 0&&s.schema!=="assay.statement/1"){let n={instancePath:i+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"\
assay.statement/1"}};e===null?e=[n]:e.push(n),r++}if(s.name!==void 0){let n=s.name;if(typeof n=="string"){if(U(n)<1){let o={instancePath:i+"/name",schemaPath:"#\
/properties/name/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/name",schemaPath:"#/properties/name\
/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.extends!==void 0){let n=s.extends;if(!(n==="openai"||n==="none")){let o={instancePath:i+
"/extends",schemaPath:"#/properties/extends/enum",keyword:"enum",params:{allowedValues:Ae.properties.extends.enum}};e===null?e=[o]:e.push(o),r++}}if(s.capabilities!==
void 0){let n=s.capabilities;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let o in n)if(!(o==="core"||o==="signup"||o==="sse"||o==="websocket"||o==="webhook\
s"||o==="limits")){let l={instancePath:i+"/capabilities",schemaPath:"#/properties/capabilities/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};
e===null?e=[l]:e.push(l),r++}if(n.core!==void 0&&n.core!=="supported"){let o={instancePath:i+"/capabilities/core",schemaPath:"#/properties/capabilities/properti\
es/core/const",keyword:"const",params:{allowedValue:"supported"}};e===null?e=[o]:e.push(o),r++}if(n.signup!==void 0){let o=n.signup;if(!(o==="supported"||o==="u\
nsupported")){let l={instancePath:i+"/capabilities/signup",schemaPath:"#/properties/capabilities/properties/signup/enum",keyword:"enum",params:{allowedValues:Ae.
properties.capabilities.properties.signup.enum}};e===null?e=[l]:e.push(l),r++}}if(n.sse!==void 0){let o=n.sse;if(!(o==="supported"||o==="unsupported")){let l={instancePath:i+
"/capabilities/sse",schemaPath:"#/properties/capabilities/properties/sse/enum",keyword:"enum",params:{allowedValues:Ae.properties.capabilities.properties.sse.enum}};
e===null?e=[l]:e.push(l),r++}}if(n.websocket!==void 0){let o=n.websocket;if(!(o==="supported"||o==="unsupported")){let l={instancePath:i+"/capabilities/websocke\
t",schemaPath:"#/properties/capabilities/properties/websocket/enum",keyword:"enum",params:{allowedValues:Ae.properties.capabilities.properties.websocket.enum}};
e===null?e=[l]:e.push(l),r++}}if(n.webhooks!==void 0){let o=n.webhooks;if(!(o==="supported"||o==="unsupported")){let l={instancePath:i+"/capabilities/webhooks",
schemaPath:"#/properties/capabilities/properties/webhooks/enum",keyword:"enum",params:{allowedValues:Ae.properties.capabilities.properties.webhooks.enum}};e===null?
e=[l]:e.push(l),r++}}if(n.limits!==void 0){let o=n.limits;if(!(o==="supported"||o==="unsupported")){let l={instancePath:i+"/capabilities/limits",schemaPath:"#/p\
roperties/capabilities/properties/limits/enum",keyword:"enum",params:{allowedValues:Ae.properties.capabilities.properties.limits.enum}};e===null?e=[l]:e.push(l),
r++}}}else{let o={instancePath:i+"/capabilities",schemaPath:"#/properties/capabilities/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}
if(s.notes!==void 0){let n=s.notes;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let o in n)if(!(o==="core"||o==="signup"||o==="sse"||o==="websocket"||o==="w\
ebhooks"||o==="limits")){let l={instancePath:i+"/notes",schemaPath:"#/properties/notes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};
e===null?e=[l]:e.push(l),r++}if(n.core!==void 0&&typeof n.core!="string"){let o={instancePath:i+"/notes/core",schemaPath:"#/properties/notes/properties/core/typ\
e",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(n.signup!==void 0&&typeof n.signup!="string"){let o={instancePath:i+"/notes/signup",schemaPath:"\
#/properties/notes/properties/signup/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(n.sse!==void 0&&typeof n.sse!="string"){let o={
instancePath:i+"/notes/sse",schemaPath:"#/properties/notes/properties/sse/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(n.websocket!==
void 0&&typeof n.websocket!="string"){let o={instancePath:i+"/notes/websocket",schemaPath:"#/properties/notes/properties/websocket/type",keyword:"type",params:{
type:"string"}};e===null?e=[o]:e.push(o),r++}if(n.webhooks!==void 0&&typeof n.webhooks!="string"){let o={instancePath:i+"/notes/webhooks",schemaPath:"#/properti\
es/notes/properties/webhooks/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(n.limits!==void 0&&typeof n.limits!="string"){let o={instancePath:i+
"/notes/limits",schemaPath:"#/properties/notes/properties/limits/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+
"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.requestHeaders!==void 0){let n=s.requestHeaders;
if(Array.isArray(n)){let o=n.length;for(let g=0;g<o;g++){let y=n[g];if(typeof y=="string"){if(!mt.test(y)){let d={instancePath:i+"/requestHeaders/"+g,schemaPath:"\
#/properties/requestHeaders/items/pattern",keyword:"pattern",params:{pattern:"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$"}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:i+
"/requestHeaders/"+g,schemaPath:"#/properties/requestHeaders/items/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}let l=n.length,c;if(l>
1){let g={};for(;l--;){let y=n[l];if(typeof y=="string"){if(typeof g[y]=="number"){c=g[y];let d={instancePath:i+"/requestHeaders",schemaPath:"#/properties/reque\
stHeaders/uniqueItems",keyword:"uniqueItems",params:{i:l,j:c}};e===null?e=[d]:e.push(d),r++;break}g[y]=l}}}}else{let o={instancePath:i+"/requestHeaders",schemaPath:"\
#/properties/requestHeaders/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}s.readings!==void 0&&(he(s.readings,{instancePath:i+"/read\
ings",parentData:s,parentDataProperty:"readings",rootData:k,dynamicAnchors:b})||(e=e===null?he.errors:e.concat(he.errors),r=e.length))}else{let n={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return ps.errors=e,r===0}ps.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var ft=ls;var ct=new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$","u");function ls(s,{instancePath:i="",parentData:N,parentDataProperty:D,
rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=ls.evaluated;if(P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.specversion===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"specversion"}};e===null?
e=[n]:e.push(n),r++}if(s.id===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),r++}
if(s.source===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"}};e===null?e=[n]:e.push(n),r++}if(s.type===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[n]:e.push(n),r++}if(s.specversion!==void 0&&
s.specversion!=="1.0"){let n={instancePath:i+"/specversion",schemaPath:"#/properties/specversion/const",keyword:"const",params:{allowedValue:"1.0"}};e===null?e=
[n]:e.push(n),r++}if(s.id!==void 0){let n=s.id;if(typeof n=="string"){if(U(n)<1){let o={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"min\
Length",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[o]:e.push(o),r++}}if(s.source!==void 0){let n=s.source;if(typeof n=="string"){if(U(n)<1){let o={instancePath:i+"/source",schemaPath:"#/properties/so\
urce/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/source",schemaPath:"#/properties/source/type",keyword:"\
type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.type!==void 0){let n=s.type;if(typeof n=="string"){if(U(n)<1){let o={instancePath:i+"/type",schemaPath:"\
#/properties/type/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/type",schemaPath:"#/properties/typ\
e/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.time!==void 0){let n=s.time;if(typeof n=="string"){if(!ct.test(n)){let o={instancePath:i+
"/time",schemaPath:"#/properties/time/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"}};
e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/time",schemaPath:"#/properties/time/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(
o),r++}}if(s.datacontenttype!==void 0){let n=s.datacontenttype;if(typeof n=="string"){if(U(n)<1){let o={instancePath:i+"/datacontenttype",schemaPath:"#/properti\
es/datacontenttype/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/datacontenttype",schemaPath:"#/pr\
operties/datacontenttype/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return ls.errors=e,r===0}ls.evaluated={props:{specversion:!0,id:!0,source:!0,type:!0,time:!0,datacontenttype:!0},
dynamicProps:!1,dynamicItems:!1};var yt=ds;function ds(s,{instancePath:i="",parentData:N,parentDataProperty:D,rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=ds.evaluated;if(P.dynamicProps&&(P.props=
void 0),P.dynamicItems&&(P.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"}};e===null?e=[n]:e.push(n),r++}if(s.type===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[n]:e.push(n),r++}if(s.created_at===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created\
_at"}};e===null?e=[n]:e.push(n),r++}if(s.data===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?
e=[n]:e.push(n),r++}if(s.id!==void 0){let n=s.id;if(typeof n=="string"){if(U(n)<1){let o={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"m\
inLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[o]:e.push(o),r++}}if(s.object!==void 0&&s.object!=="event"){let n={instancePath:i+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{
allowedValue:"event"}};e===null?e=[n]:e.push(n),r++}if(s.type!==void 0){let n=s.type;if(typeof n=="string"){if(U(n)<1){let o={instancePath:i+"/type",schemaPath:"\
#/properties/type/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/type",schemaPath:"#/properties/typ\
e/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.created_at!==void 0){let n=s.created_at;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))){let o={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),
r++}if(typeof n=="number"&&isFinite(n)){if(n>99999999999||isNaN(n)){let o={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:99999999999}};e===null?e=[o]:e.push(o),r++}if(n<0||isNaN(n)){let o={instancePath:i+"/created_at",schemaPath:"#/properties/c\
reated_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}}if(s.data!==void 0){let n=s.data;if(!(n&&typeof n=="object"&&
!Array.isArray(n))){let o={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}}else{
let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return ds.errors=e,r===0}ds.evaluated={props:{id:!0,
object:!0,type:!0,created_at:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var ht=us;var gt=new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:?\\d{2})$","u");function us(s,{instancePath:i="",parentData:N,parentDataProperty:D,
rootData:k=s,dynamicAnchors:b={}}={}){let e=null,r=0,P=us.evaluated;if(P.dynamicProps&&(P.props=void 0),P.dynamicItems&&(P.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.type===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[n]:e.push(n),
r++}if(s.timestamp===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"timestamp"}};e===null?e=[n]:e.push(n),r++}
if(s.data===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[n]:e.push(n),r++}if(s.type!==void 0){
let n=s.type;if(typeof n=="string"){if(U(n)<1){let o={instancePath:i+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit:1}};e===
null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),
r++}}if(s.timestamp!==void 0){let n=s.timestamp;if(typeof n=="string"){if(!gt.test(n)){let o={instancePath:i+"/timestamp",schemaPath:"#/properties/timestamp/pat\
tern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:?\\d{2})$"}};e===null?e=[o]:e.push(o),r++}}else{let o={
instancePath:i+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.data!==void 0){let n=s.
data;if(!(n&&typeof n=="object"&&!Array.isArray(n))){let o={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"}};e===
null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return us.errors=e,
r===0}us.evaluated={props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var qt={"urn:assay:clauses":Ks,"urn:assay:fairness-run":Js,"urn:assay:\
gaps":Gs,"urn:assay:interface:chat-completion-request":zs,"urn:assay:interface:chat-completion-response":Ws,"urn:assay:interface:message":Zs,"urn:assay:limiter-\
run":Xs,"urn:assay:load-run":ei,"urn:assay:openai:chat-completion-chunk":ni,"urn:assay:openai:chat-completion":oi,"urn:assay:openai:error-body-full":ai,"urn:ass\
ay:openai:error-body":pi,"urn:assay:openai:model-list":li,"urn:assay:openai:usage":di,"urn:assay:profile":ui,"urn:assay:readings":Xi,"urn:assay:readings:bare-er\
ror":Qi,"urn:assay:readings:detail":et,"urn:assay:readings:problem":st,"urn:assay:row":it,"urn:assay:run":at,"urn:assay:statement":ut,"urn:assay:webhooks:cloude\
vents":ft,"urn:assay:webhooks:openai-event":yt,"urn:assay:webhooks:type-timestamp-data":ht};export{qt as validators};
