/**
 * Runs before the styles are there. For somebody signed in it lets the frame show, and once that is painted it asks for all scripts
 * and styles of the page, which the app's own script would ask for one after the other: before, they would take the line from the
 * fonts, and the processor from the paint. It asks for twelve files at a time, as a phone needs a millisecond for each. A page in the background is painted later, and elsewhere is nothing to paint: there the app
 * starts at once. The words come with their fonts, as another font would move them. Inline, so it has a hash in the content security policy. The storage keys are those of src/lib/storage-keys.ts.
 */
export const frameScript = `(function(){
var d=JSON.parse(document.getElementById('first-files').textContent),h=document.head,a,g,p=-1;
function link(n,o){var l=document.createElement('link');l.crossOrigin='';for(var k in o)l[k]=o[k];l.href=n;h.append(l)}
function file(i){return '/assets/'+d.files[i]}
function start(){
var s=document.createElement('script');s.type='module';s.crossOrigin='';s.src=file(d.started[0]);h.append(s);
link('/config.json',{rel:'preload',as:'fetch'});
var q=d.started.slice(1).concat(p<0?[]:d.pages[p].files);
(function next(){q.splice(0,12).forEach(function(i){link(file(i),/css$/.test(d.files[i])?{rel:'preload',as:'style'}:{rel:'modulepreload'})});
if(q.length)setTimeout(next)})()}
link('/assets/'+d.css,{rel:'stylesheet',disabled:true});
try{a=localStorage.getItem('greenroom.auth');g=localStorage.getItem('greenroom.locale')}catch(e){}
if(/"refresh_token":"./.test(a))p=d.pages.findIndex(function(e){return new RegExp('^'+e.at+'/?$').test(location.pathname)});
if(p<0||document.hidden)start();
else requestAnimationFrame(function(){setTimeout(start)});
if(p<0)return;
document.documentElement.dataset.framed='';
window.fillFrame=function(f){
var l=g==='en'||g==='es'?g:/^es\\b/.test(navigator.language)?'es':'en',w=d.words[l],n='',t=new Date(),o=t.getHours();
try{n=JSON.parse(a).user.user_metadata.full_name.trim().split(/\\s+/)[0]}catch(e){}
o=w.greetings[o<5||o>17?2:o<12?0:1][n?0:1];
var m=f.querySelector('.main'),q=['1em Fraunces','1em Figtree'],u=document.fonts;
m.innerHTML='<style>'+d.styles[p]+'</style>'+w.pages[p];
function show(){m.hidden=false}
if(!q.every(function(x){return u.check(x)})){m.hidden=true;Promise.all(q.map(function(x){return u.load(x)})).then(show,show)}
f.querySelectorAll('h1,.label').forEach(function(e){
if(e.textContent==='{greeting}')e.textContent=o.replace('{name}',function(){return n});
if(e.textContent==='{day}')e.textContent=new Intl.DateTimeFormat(w.region,{weekday:'long',month:'long',day:'numeric'}).format(t)})}
})()`;

/** Runs right after the frame, before its first paint. */
export const fillScript = "window.fillFrame&&fillFrame(document.getElementById('frame'))";
