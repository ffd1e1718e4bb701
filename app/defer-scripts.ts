/**
 * Starts a page's scripts after it is painted: once everything it shows at first has loaded and was painted, at the
 * first touch or key, or three seconds after its HTML is parsed, whichever comes first. A page in the background is
 * not painted, so it waits for the three seconds.
 *
 * A press of a button that waits for the scripts, or Enter in its form, is kept and marked on the button, which is
 * pressed once they run (app/ui/Button.tsx). Input after it takes it back.
 *
 * What is typed in a form goes along to the page's other language, as if it were typed there before the scripts run. A
 * password does not, nor does any other field that is not named here. A new tab has nothing of it.
 */
export const starter = `(()=>{let begun=false;
const begin=()=>{if(begun)return;begun=true;
for(const link of document.querySelectorAll('link[rel="later"]'))link.rel="modulepreload";
const later=document.querySelector('script[type="later"]'),now=document.createElement("script");
now.type="module";now.textContent=later.textContent;later.replaceWith(now)};
addEventListener("load",()=>new PerformanceObserver((seen,observer)=>{
if(!seen.getEntriesByName("first-contentful-paint").length)return;
observer.disconnect();setTimeout(begin)}).observe({type:"paint",buffered:true}));
addEventListener("DOMContentLoaded",()=>setTimeout(begin,3000));
for(const kind of ["pointerdown","keydown"])addEventListener(kind,begin,{once:true,passive:true});
const waits="button[data-waits]";let pressed;
const keep=button=>{if(pressed)delete pressed.dataset.pressed;pressed=button;if(button)button.dataset.pressed=""};
for(const button of document.querySelectorAll(waits))button.disabled=false;
const fields=()=>document.querySelectorAll("main form :is([autocomplete*=name],[autocomplete=email],[autocomplete=tel],textarea)");
try{const typed=JSON.parse(sessionStorage.getItem("typed"));sessionStorage.removeItem("typed");
if(typed.at===location.pathname)for(const field of fields())if(typed[field.name])field.value=typed[field.name]}catch{}
addEventListener("input",()=>keep(),true);
addEventListener("click",event=>{const link=event.target.closest(".language a");
if(link&&!(event.ctrlKey||event.metaKey||event.shiftKey))try{const typed={at:link.pathname};for(const {name,value} of fields())typed[name]=value;
sessionStorage.setItem("typed",JSON.stringify(typed))}catch{}
const button=event.target.closest(waits);if(!button)return;
event.preventDefault();event.stopImmediatePropagation();keep(button);begin()},true)})()`;

/**
 * Lets a visitor read a page before its scripts load: a slow phone spends its first second on what is visible.
 * @param html a whole page as the router renders it
 */
export function deferScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace('<script type="module" async="">', `<script>${starter}</script><script type="later">`);
}
