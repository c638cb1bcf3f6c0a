/** The words of the lab's reports in English: the lab's own. */
export { ENGLISH as report } from '@pesthouse/lab';
