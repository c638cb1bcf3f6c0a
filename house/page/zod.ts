/** Zod as the page uses it: without the code that it would make at run time, which the house's policy forbids, and which browsers complain of even when it is only tried. The bundler puts this room in zod's place, so it speaks before the first shape is made. */
import { config } from 'zod/v4';

export * from 'zod/v4';

config({ jitless: true });
