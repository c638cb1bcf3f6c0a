/** Finds a Chromium for the browser tests, or fetches one. */
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, tool } from './house.mjs';
import { job } from './install.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const runs = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The one that Playwright fetched itself, if it did. */
const playwrights = async () => {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : null;
};

const present = async () => {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) {
    if (runs(asked)) return asked;
    throw new Error(`CHROMIUM_PATH points to ${asked}, which cannot be run`);
  }
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...PLACES, ...onPath].find(runs) ?? (await playwrights());
};

const debianRoot = () => process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
const APT = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };

export const findChromium = async () => {
  const found = await present();
  if (found !== null) return found;
  if (debianRoot()) {
    await job('Installing Chromium for the browser tests', async () => {
      await run('apt-get', ['update'], APT);
      return run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], APT);
    });
  } else await job('Fetching Chromium for the browser tests', () => tool('@playwright/test/cli.js', ['install', 'chromium'], { quiet: true }));
  const now = await present();
  if (now === null) throw new Error('No Chromium was found. Install one, or set CHROMIUM_PATH.');
  return now;
};
