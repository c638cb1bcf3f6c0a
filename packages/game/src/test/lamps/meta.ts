/** What a lobby knows of the small game of the kernel's tests. */
import { toy } from '@pesthouse/kernel/toy';

export const { meta } = toy;
