/** The contact sheet: one page with every picture, and the same as a few large pictures to look through. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const STYLE = `
  body { margin: 0; padding: 16px; background: #26221d; color: #eee; font: 14px sans-serif; width: 1900px }
  section { break-inside: avoid; margin: 0 0 24px }
  h2 { font-size: 18px; margin: 0 0 6px }
  div { display: flex; flex-wrap: wrap; gap: 10px; align-items: flex-start }
  figure { margin: 0 } figcaption { font-size: 12px; color: #b9b0a2 }
  img { display: block; max-height: 900px; object-fit: contain; object-position: top left } .wide { width: 690px } .low { width: 613px } .phone { width: 235px }
`;
/** So many rooms on one large picture. */
const ROOMS = 4;

const figureOf = ({ file, screen, light }) =>
  `<figure><a href="${file}"><img class="${screen}" src="${file}" alt=""></a><figcaption>${screen}, by ${light}</figcaption></figure>`;
const sectionOf = ([room, shots]) => `<section><h2>${room}</h2><div>${shots.map(figureOf).join('')}</div></section>`;
const pageOf = (rooms) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every room</title><style>${STYLE}</style>${rooms.map(sectionOf).join('\n')}</html>\n`;

/** Writes the sheet into the folder of the pictures, and says which files it is. */
export const writeSheet = async (browser, folder, shots) => {
  const taken = shots.filter(({ file }) => existsSync(join(folder, file)));
  const rooms = [...new Set(taken.map(({ room }) => room))].map((room) => [room, taken.filter((shot) => shot.room === room)]);
  const html = join(folder, 'index.html');
  const page = await browser.newPage({ viewport: { width: 1932, height: 1000 } });
  const files = [html];
  for (let i = 0; i < rooms.length; i += ROOMS) {
    const file = join(folder, `sheet-${String(i / ROOMS + 1).padStart(2, '0')}.png`);
    writeFileSync(html, pageOf(rooms.slice(i, i + ROOMS)));
    await page.goto(pathToFileURL(html).href, { waitUntil: 'load' });
    await page.screenshot({ path: file, fullPage: true });
    files.push(file);
  }
  writeFileSync(html, pageOf(rooms));
  await page.close();
  return files;
};
