/** Runs Playwright with a browser that is there. Node resolves what its tests import, so it is told to take the packages from their sources. */
import { findChromium } from './chromium.mjs';
import { tool } from './house.mjs';

export const playwright = async (args, env = {}) =>
  tool('@playwright/test/cli.js', ['test', ...args], {
    env: { CHROMIUM_PATH: await findChromium(), NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=pesthouse-source`.trim(), ...env },
  });
