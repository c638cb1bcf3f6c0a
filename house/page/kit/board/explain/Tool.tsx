/** The tool that turns on the mode in which everything on a board explains itself. */

import { IconButton } from '@pesthouse/board';
import { explain as words } from '../../../text/rooms.ts';
import { setMode, useAsking } from './asking.ts';

export const toggleMode = (): void => setMode(!useAsking.getState().mode);

export function ExplainTool() {
  const mode = useAsking((x) => x.mode);
  return <IconButton icon="question" label={`${words.name} (F1)`} aria-keyshortcuts="F1" aria-pressed={mode} onClick={toggleMode} />;
}
