import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { tripwire } from '../../../kernel/conformance/index.ts';
import { rules } from '../rules.ts';
test('w', () => { writeFileSync(new URL('./tripwire.json', import.meta.url), `${JSON.stringify(tripwire(rules), null, 2)}\n`); });
