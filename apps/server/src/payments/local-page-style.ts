/** The look of the test mode's pages: the web app's tokens, by the theme of the system. */
export const localPageStyle = `
:root{color-scheme:light dark;--serif:Fraunces,Georgia,serif;--sans:Figtree,system-ui,sans-serif;
--paper:oklch(.962 .009 88);--lit:oklch(.992 .006 92);--shade:oklch(.934 .011 88);--line:oklch(.868 .012 90);--line-2:oklch(.6 .014 110);
--ink:oklch(.235 .018 155);--ink-2:oklch(.4 .016 150);--brand:oklch(.405 .078 162);--brand-hover:oklch(.35 .07 162);--on-brand:oklch(.985 .01 95);
--fair:oklch(.45 .09 95);--fair-wash:oklch(.94 .085 100);--shadow:0 1px 2px oklch(.3 .02 120/.05),0 24px 48px -24px oklch(.3 .03 140/.16)}
@media (prefers-color-scheme:dark){:root{--paper:oklch(.2 .028 166);--lit:oklch(.248 .031 165);--shade:oklch(.285 .026 165);--line:oklch(.335 .022 164);
--line-2:oklch(.56 .022 160);--ink:oklch(.945 .012 95);--ink-2:oklch(.815 .014 110);--brand:oklch(.8 .095 160);--brand-hover:oklch(.86 .085 160);
--on-brand:oklch(.2 .03 165);--fair:oklch(.87 .125 98);--fair-wash:oklch(.35 .055 95);--shadow:0 24px 48px -24px oklch(.06 .01 165/.55)}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1.0625rem/1.55 var(--sans)}
h1,h2,p,dl,dd{margin:0}
.mode{padding:.5rem 1.25rem;background:var(--fair-wash);color:var(--fair);font-size:.9375rem;font-weight:600;text-align:center}
.top,main{width:min(100% - 2.5rem,64rem);margin-inline:auto}
.top{display:flex;align-items:center;min-height:72px}
.mark{display:inline-flex;gap:.6rem;align-items:center;font:500 1.375rem/1 var(--serif);letter-spacing:-.02em}
.mark svg{color:var(--brand)}
main{display:grid;gap:3rem;align-items:end;padding-block:2rem 4rem}
@media (min-width:900px){main{grid-template-columns:minmax(0,34rem) minmax(0,1fr);gap:6rem;padding-top:4rem}}
h1{font:400 clamp(2.125rem,1.5rem + 2.4vw,3rem)/1.1 var(--serif);letter-spacing:-.025em}
h2{margin-bottom:1rem;font:400 1.625rem/1.2 var(--serif);letter-spacing:-.015em}
.soft{max-width:44ch;margin-top:.5rem;color:var(--ink-2)}
.sheet{margin-top:2rem;padding:clamp(1.5rem,4vw,2rem);border:1px solid var(--line);border-radius:12px;background:var(--lit);box-shadow:var(--shadow)}
.price{color:var(--ink-2)}
.price b{color:var(--ink);font:400 3rem/1 var(--serif);letter-spacing:-.03em;font-variant-numeric:tabular-nums lining-nums}
dl{font-size:.9375rem}
dl>div{display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:space-between;padding:.625rem 0;border-top:1px solid var(--line)}
dl>div:last-child{border-bottom:1px solid var(--line)}
.price+dl{margin-top:1.5rem}
dt{color:var(--ink-2)}
dd{font-weight:600;overflow-wrap:anywhere}
.acts{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center;margin-top:1.5rem}
.b{display:inline-flex;align-items:center;justify-content:center;min-height:48px;padding:.6rem 1.2rem;border:1px solid var(--line-2);border-radius:6px;background:none;color:inherit;font:600 1rem/1.2 var(--sans);text-decoration:none;cursor:pointer}
.b:hover{background:var(--shade)}
.b1{border-color:var(--brand);background:var(--brand);color:var(--on-brand)}
.b1:hover{background:var(--brand-hover)}
.b3{padding-inline:0;border-color:transparent;color:var(--brand);text-decoration:underline;text-decoration-color:color-mix(in oklch,var(--brand) 40%,transparent);text-underline-offset:.35em}
.b3:hover{background:none;text-decoration-color:currentColor}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
.draw{width:100%;max-width:20rem;fill:none;stroke:var(--ink);stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}
.draw .l{fill:var(--lit);stroke:none}.draw .p{fill:var(--paper)}.draw .gr{fill:var(--brand);stroke:none}.draw .th{stroke-width:1}
@media (max-width:899px){.draw{display:none}}
@media (max-width:519px){.acts .b{flex:1 0 auto}.acts .b3{flex-basis:100%}}
`;
