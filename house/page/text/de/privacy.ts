/** The page on privacy, in German: all but the words for what is stored, which lie in `stored/`. */
import type { PrivacyText } from '../en/privacy.ts';

export const privacy: PrivacyText = {
  title: 'Was dieses Haus von dir weiß',
  lead: 'Alles davon steht auf dieser Seite. Keine Werbung, keine Verfolgung, nichts wird weitergegeben. Wer dieses Haus betreibt, kann seinen Speicher lesen, sonst niemand.',
  short: 'Kurz gesagt',
  points: [
    'Als Gast nennst du einen Namen. Es muss nicht deiner sein.',
    'Ein Konto braucht einen Passkey oder eine E-Mail-Adresse, mehr nicht. Passwörter gibt es nicht.',
    'Ein einziges Cookie, vom Haus gesetzt, sagt, wer du bist. Fremde Seiten können es nicht benutzen.',
    'Spiele gegen Bots in diesem Browser verlassen ihn nie.',
    'Du kannst jederzeit alles als eine Datei mitnehmen und jederzeit alles löschen.',
  ],
  mine: 'Meine Daten',
  stored: 'Was das Haus aufbewahrt',
  storedLead: 'Jede Tabelle seines Speichers und jede Spalte.',
  keeps: 'Wie lange:',
  technical: 'Im Speicher',
  browser: 'Was dein Browser aufbewahrt',
  browserLead: 'Das bewahrt dein Browser selbst auf. Wenn du die Daten dieser Website löschst, ist es weg.',
  browserKept: {
    cookie: 'Das Cookie, das sagt, wer du bist. Kein Skript kann es lesen.',
    'pesthouse.me': 'dass das Haus diesen Browser kennt, oder der Schlüssel eines früheren Besuchs',
    'pesthouse.account': 'dass du angemeldet bist und als wer',
    'pesthouse.unsent': 'Einstellungen, von denen das Haus noch nichts weiß',
    'pesthouse.keys': 'die Schlüssel deiner Plätze',
    'pesthouse.settings': 'deine Einstellungen, dein Name und dein Bild',
    'pesthouse.results': 'Ergebnisse von Spielen, die du allein gespielt hast',
    'pesthouse.tables': 'Spiele gegen Bots und wie deine Tische aussahen, als das Haus zuletzt erreichbar war',
    'pesthouse.seen': 'was du schon gesehen hast, damit es nicht zweimal erscheint',
    'pesthouse.houserules': 'Hausregeln, an denen du arbeitest',
    'pesthouse.forgotten': 'Tische, die du nicht mehr in deiner Liste haben willst',
    'pesthouse.coach': 'ob du den Coach willst, was er erklärt hat und an welchen Tischen',
    'pesthouse.known': 'Spiele, von denen du gesagt hast, dass du sie kennst',
    'pesthouse.firsts': 'welcher Tisch dein erstes Spiel war und ob du es zu Ende gespielt hast',
    'pesthouse.lessons': 'wie weit du in den Lektionen bist',
    'pesthouse.puzzles': 'welche Rätsel du versucht und gelöst hast',
    'pesthouse.owner': 'der Schlüssel des Betreibers, falls du das bist',
    'pesthouse-lab': 'deine Versuche im Labor',
  },
  besides:
    'Außerdem hat der Speicher zwei kleine Tabellen über seine eigene Version und eine, mit der geprüft wird, ob sich die Platte beschreiben lässt: Von dir steht nichts darin. Deine Netzwerkadresse dient dazu, Fluten von Anfragen abzuwehren; was davon aufbewahrt wird, steht oben.',
};
