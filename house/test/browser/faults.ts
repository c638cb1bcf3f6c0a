/** What a machine can see of accessibility, looked for by axe. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Every serious or critical fault of what the page shows now. The house has no frames, and only what is wrong is written down: both save most of the time. */
export const faults = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations
    .filter((x) => x.impact === 'serious' || x.impact === 'critical')
    .map((x) => `${x.id}: ${x.help}: ${x.nodes.map((n) => n.target.join(' ')).join(', ')}`);
};
