/** The rules of the small game of the kernel's tests. */
import { engine } from '@pesthouse/kernel';
import { toy } from '@pesthouse/kernel/toy';

export const rules = engine(toy);
