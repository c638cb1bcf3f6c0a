/** How long a bot may take to answer, as the house says it; as this page's own bots do where no house answers. */

import { answersWithin, paceOf } from '@pesthouse/bots';
import { useEffect, useState } from 'react';

/** In seconds. */
export const useBotLimit = (): number => {
  const [ms, setMs] = useState(() => answersWithin(paceOf()));
  useEffect(() => {
    let here = true;
    import('../link/open.ts').then(async (x) => {
      const said = await x.botAnswersWithin();
      if (here && said !== null) setMs(said);
    });
    return () => {
      here = false;
    };
  }, []);
  return Math.ceil(ms / 1000);
};
