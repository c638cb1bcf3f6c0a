/** How the report looks: the house's roles in lamp light and by day, without a file beside it. */
const DARK = `color-scheme:dark;--bg:#151311;--surface:#1c1916;--surface-2:#24201b;--line:#3a332a;--line-strong:#8a7b65;--text:#f4ecdb;--text-2:#cbbd9f;--text-3:#a39579;--accent:#f0b03f;--danger-text:#f0907c;--good-text:#8fcbb2;--focus:#ffe9b8;--lamp:radial-gradient(60% 520px at 50% 0,rgb(255 206 120/.16),rgb(255 206 120/.05) 45%,transparent 75%);`;
const LIGHT = `color-scheme:light;--bg:#efe5d0;--surface:#f6eedd;--surface-2:#fbf6ea;--line:#d3c3a1;--line-strong:#84745a;--text:#1f1a13;--text-2:#4d4232;--text-3:#66593f;--accent:#8a5410;--danger-text:#8f2518;--good-text:#24584a;--focus:#1f1a13;--lamp:radial-gradient(60% 520px at 50% 0,rgb(255 255 255/.75),rgb(255 250 235/.3) 45%,transparent 75%);`;

/** What the plots need wherever they stand; the page takes these too. */
export const PLOT_STYLE = `
.intervals{display:grid;gap:2px}
.intervals .row{display:grid;grid-template-columns:minmax(96px,200px) minmax(120px,1fr) minmax(170px,260px);gap:4px 16px;align-items:center;min-height:28px}
.intervals .name{overflow-wrap:anywhere}
.intervals .name small{display:block;color:var(--text-3);font-size:12px;line-height:16px}

.intervals .row:has(.name small):not(.again){margin-top:12px}
.intervals .figures{color:var(--text-2)}
.intervals .figures b{color:var(--text);font-weight:700}
.intervals svg,.histogram svg{display:block;overflow:visible}
.mark .leeway{fill:var(--text-3);opacity:.16}
.mark .fair{stroke:var(--text-3);stroke-width:1;stroke-dasharray:2 2}
.mark .span{stroke:var(--text-2);stroke-width:2}
.mark .end{stroke:var(--text-2);stroke-width:1.5}
.mark .dot{fill:var(--accent);stroke:var(--bg);stroke-width:1.5}
.mark.off .span,.mark.off .end{stroke:var(--danger-text)}
.mark.off .dot{fill:var(--danger-text)}
.verdict{display:block;font-size:12px;line-height:16px;color:var(--text-3)}
.verdict.strong::before{content:"▲ "}.verdict.weak::before{content:"▼ "}.verdict.fair::before{content:"● "}.verdict.open::before{content:"○ "}
.verdict.strong,.verdict.weak{color:var(--danger-text);font-weight:700}
.verdict.fair{color:var(--good-text)}
.change .zero{stroke:var(--line-strong)}.change .span{stroke:var(--text-3);stroke-width:6;stroke-dasharray:6 4}.change .dot{fill:var(--bg);stroke:var(--text-3);stroke-width:3}.change.sure .span{stroke:var(--accent);stroke-dasharray:none;stroke-linecap:round}.change.sure .dot{stroke:var(--accent)}
.ticks{display:flex;justify-content:space-between;color:var(--text-3);font-size:12px;line-height:16px}
.histogram rect,.bar rect{fill:var(--accent);opacity:.85}
.histogram svg{border-bottom:1px solid var(--line-strong)}
.histogram figcaption{color:var(--text-2);margin-bottom:8px}
@media (max-width:640px){.intervals .row{grid-template-columns:minmax(88px,auto) 1fr;padding:6px 0}.intervals .row>svg,.intervals .row>.ticks{grid-column:1/-1;grid-row:2}.intervals .figures{text-align:right}.intervals .axis>span:not(.ticks){display:none}}
`;

export const STYLE = `
:root{${DARK}--font-display:"IM Fell Double Pica","IM FELL Double Pica","Iowan Old Style",Georgia,serif;--font-text:"Alegreya Sans","Gill Sans","Trebuchet MS",sans-serif}
@media (prefers-color-scheme:light){:root:not([data-theme]){${LIGHT}}}
:root[data-theme=light]{${LIGHT}}
*{box-sizing:border-box}
body{margin:0;background:var(--lamp) no-repeat,var(--bg);color:var(--text);font:400 15px/22px var(--font-text);font-variant-numeric:tabular-nums lining-nums;-webkit-text-size-adjust:100%}
main{max-width:1040px;margin:0 auto;padding:32px 24px 64px}
h1{font:400 44px/48px var(--font-display);margin:0 0 8px}
h2{font:400 24px/30px var(--font-display);margin:0 0 4px}
h3{font:700 13px/18px var(--font-text);color:var(--text-3);margin:16px 0 8px;letter-spacing:.02em}
p{margin:0 0 12px;color:var(--text-2);max-width:72ch}
section{border-top:1px solid var(--line);padding:24px 0 16px}
code{font:13px/18px ui-monospace,Menlo,Consolas,monospace;background:var(--surface-2);padding:2px 6px;border-radius:2px;overflow-wrap:anywhere}
a{color:var(--accent)}
button{font:inherit;color:inherit;background:var(--surface-2);border:1px solid var(--line-strong);border-radius:4px;padding:8px 16px;min-height:44px;cursor:pointer}
button:hover{background:var(--line)}
:focus-visible{outline:2px solid var(--focus);outline-offset:3px}
.top{display:flex;gap:16px;flex-wrap:wrap;justify-content:space-between;align-items:start}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:16px;margin:24px 0 8px}
.facts div{background:var(--surface);border:1px solid var(--line);border-radius:4px;padding:12px 16px}
.facts b{display:block;font:400 24px/30px var(--font-text)}
.facts span{color:var(--text-3);font-size:13px;line-height:18px}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(280px,1fr));gap:24px;margin:16px 0}
.pair figure{margin:0}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;min-width:760px}
th,td{text-align:right;padding:6px 12px 6px 0;border-bottom:1px solid var(--line);vertical-align:top}
th{font-weight:700;color:var(--text-3);font-size:13px}
th:first-child,td:first-child{text-align:left}
td.plot{min-width:160px;text-align:left}
td small{color:var(--text-3)}
.weighed h2{font-size:34px;line-height:40px}
.call{border-left:3px solid var(--danger-text);padding-left:16px}
ul{margin:0 0 12px;padding-left:20px}
${PLOT_STYLE}
@media (max-width:640px){main{padding:24px 16px 48px}h1{font-size:32px;line-height:38px}}
@media print{body{background:#fff;color:#000}button{display:none}}
`;
