/** A house that is ready to be opened: its packages installed, its program and its page built. What opens a built house begins here. */
import { buildNode, buildPage, buildPictures } from './build.mjs';
import { needNode } from './house.mjs';
import { install } from './install.mjs';

export const ready = async () => {
  needNode();
  await install();
  await buildNode();
  await buildPage();
  await buildPictures();
};
