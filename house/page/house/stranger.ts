/** Whether somebody is new to the house: nothing in this browser says that a lesson or a game was ever brought to its end, or that a table was laid. Read by hand and at once, so that the first screen is drawn as it stays. */

/** What a stranger may have as well: settings, a lesson that was begun, a coach that was met. */
const NOTHING_YET: readonly string[] = ['pesthouse.settings', 'pesthouse.lessons', 'pesthouse.coach'];
const LESSONS = 'pesthouse.lessons';

export const isStranger = (): boolean => {
  try {
    if (Object.keys(localStorage).some((key) => key.startsWith('pesthouse.') && !NOTHING_YET.includes(key))) return false;
    return !(localStorage.getItem(LESSONS) ?? '').includes('"done":true');
  } catch {
    return false;
  }
};
