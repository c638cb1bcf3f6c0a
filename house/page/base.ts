/** Where the house lives: its address up to its front page. Behind a proxy that may be a path below a domain, and the page learns it from where its own files lie. */

const ASSET = /\/assets\/[^/]*$/;

/** The path before every place of the page and every call; empty where the house has a domain to itself. */
export const BASE: string = import.meta.env.PROD && ASSET.test(import.meta.url) ? new URL(import.meta.url).pathname.replace(ASSET, '') : '';

/** The address of the front page, without a slash at its end: before a path it makes a whole link. */
export const home = (): string => location.origin + BASE;

/** Where the line to the house begins. */
export const streamAddress = (): string => `${home().replace(/^http/, 'ws')}/api/stream`;

/** What the owner of this house calls it; empty: nothing of its own. */
export const houseName = (): string => document.querySelector('meta[name="house"]')?.getAttribute('content') ?? '';
