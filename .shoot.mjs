import { chromium } from '@playwright/test';
const [,, base, list, langs='en,de', sizes='1440x900,1280x720,390x844'] = process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args:['--no-sandbox'] });
for (const lang of langs.split(',')) for (const size of sizes.split(',')) {
  const [width,height]=size.split('x').map(Number);
  const c = await b.newContext({ viewport:{width,height}, locale: lang==='de'?'de-DE':'en-GB', hasTouch: width<500, isMobile: width<500, serviceWorkers:'block' });
  const p = await c.newPage();
  p.on('console', m => { if (m.type()==='error') console.log('console', m.text()); });
  for (const item of list.split(',')) {
    const [path,name]=item.split('|');
    await p.goto(base+path); await p.waitForLoadState('networkidle').catch(()=>{});
    await p.waitForTimeout(1500);
    await p.screenshot({ path:`/tmp/w/shots/${name}-${lang}-${width}.png` });
  }
  await c.close();
}
await b.close();
