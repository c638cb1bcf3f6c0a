/** The page on privacy, in English: all but the words for what is stored, which lie in `stored/`. */
import type { Loose } from '../loose.ts';

export const privacy = {
  title: 'What this house knows of you',
  lead: 'All of it is on this page. No advertising, no tracking, nothing passed on. The people who run this house can read its store; nobody else can.',
  short: 'In short',
  points: [
    'As a guest you give a name. It does not have to be yours.',
    'An account needs a passkey or an e-mail address, nothing more. There are no passwords.',
    'One cookie, set by the house, says who you are. Nobody else’s page can use it.',
    'Games against bots in this browser never leave it.',
    'You can take everything with you as one file, and delete everything, at any time.',
  ],
  mine: 'My data',
  stored: 'What the house keeps',
  storedLead: 'Every table of its store, and every column.',
  keeps: 'How long:',
  technical: 'In the store',
  browser: 'What your browser keeps',
  browserLead: 'Your browser keeps these itself. Clearing the data of this site removes them.',
  browserKept: {
    cookie: 'The cookie that says who you are. No script can read it.',
    'pesthouse.me': 'that this browser is known to the house, or the key of an older visit',
    'pesthouse.account': 'that you are signed in, and as whom',
    'pesthouse.unsent': 'settings that the house has not been told of yet',
    'pesthouse.keys': 'the keys of seats you have',
    'pesthouse.settings': 'your settings, your name and your picture',
    'pesthouse.results': 'results of games you played alone',
    'pesthouse.tables': 'games against bots, and what your tables looked like when the house was last reached',
    'pesthouse.seen': 'what you have seen already, so that it is not shown twice',
    'pesthouse.houserules': 'house rules you are working on',
    'pesthouse.desk': 'which panels are open at a table, until this tab is closed',
    'pesthouse.inwords': 'whether you want the position in words in place of the board',
    'pesthouse.forgotten': 'tables that you no longer want in your list',
    'pesthouse.coach': 'whether you want the coach, what he has explained, and at which tables',
    'pesthouse.known': 'games that you said you know',
    'pesthouse.firsts': 'which table was your first game of each game, and whether you finished it',
    'pesthouse.lessons': 'how far you are in the lessons',
    'pesthouse.puzzles': 'which puzzles you have tried and solved',
    'pesthouse.owner': 'the key of the owner, if that is you',
    'pesthouse-lab': 'your trials in the lab',
    'pesthouse-reviews': 'reviews that were counted here, so that they open at once',
  },
  besides:
    'Besides, the store has two small tables about its own version and one to test that the disk can be written to: nothing of yours is in them. Your network address is used to stop floods of requests; what is kept of it stands above. Whoever runs the house may have requests written into its log: what kind of request, when, and from which address, but no key and no link.',
} as const;

export type PrivacyText = Loose<typeof privacy>;
