/**
 * Begins a page's scripts once it is painted: after everything that it shows at first is there and was seen on the
 * screen, at the first touch or key, or three seconds after its text, whichever comes first. A page in the background
 * is not painted, and waits for the three seconds.
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
for(const kind of ["pointerdown","keydown"])addEventListener(kind,begin,{once:true,passive:true})})()`;

/**
 * A page that a visitor can read before its scripts are fetched: a slow phone spends its first second on what is seen.
 * @param html a whole page as the router writes it
 */
export function deferScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace('<script type="module" async="">', `<script>${starter}</script><script type="later">`);
}
