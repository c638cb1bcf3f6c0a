/** The tools of the top bar, where the coach's face has its place: they come and go with the table. */
import { useEffect, useState } from 'react';

const TOOLS = '[data-tools]';

export const useTools = (): Element | null => {
  const [tools, setTools] = useState<Element | null>(null);
  useEffect(() => {
    const look = (): void => setTools(document.querySelector(TOOLS));
    look();
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, []);
  return tools;
};
