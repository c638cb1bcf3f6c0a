#!/usr/bin/env node
/** The command line of the house: makes sure that it is built from the sources as they are, then hands over. */
import { pathToFileURL } from 'node:url';
import { at, needNode } from './house.mjs';

needNode();
const { install } = await import('./install.mjs');
await install();
const { buildNode } = await import('./build.mjs');
await buildNode();
const cli = at('house', 'dist', 'node', 'cli.js');
process.argv[1] = cli;
await import(pathToFileURL(cli).href);
