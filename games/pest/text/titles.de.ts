/** The titles of every card and Capital building in German. */
import type { AidId, CapitalId, DecreeId, PestId, TechId, Work } from '../names.ts';

const TECH_NAME: Readonly<Record<TechId, string>> = {
  'tech-1': 'Atemgerät',
  'tech-2': 'Hochofen',
  'tech-3': 'Prüftisch',
  'tech-4': 'Schnabelmaske',
  'tech-5': 'Desinfektion',
  'tech-6': 'Klonversuch',
  'tech-7': 'Baukran',
  'tech-8': 'Krankenkarren',
  'tech-9': 'Heildampf',
  'tech-10': 'Pestexperten',
  'tech-11': 'Gelehrte',
  'tech-12': 'Versuchslabor',
  'tech-13': 'Fließband',
  'tech-14': 'Lazarett',
  'tech-15': 'Schutzkleidung',
  'tech-16': 'Passierschein',
  'tech-17': 'Heilversuche',
  'tech-18': 'Quarantänezelt',
  'tech-19': 'Quarantänehaus',
  'tech-20': 'Werkzeugkarren',
  'tech-21': 'Strenge Abriegelung',
  'tech-22': 'Stahlhufeisen',
  'tech-23': 'Spritze',
  'tech-24': 'Quarantäneposten',
  'tech-25': 'Fahrende Werkstatt',
  'tech-26': 'Ladekran',
  'tech-27': 'Vorratsfässer',
  'tech-28': 'Adrenalinstoß',
  'tech-29': 'Schulgeld',
  'tech-30': 'Vorratsbeutel',
};
export const techName = (id: TechId): string => TECH_NAME[id];

const PEST_NAME: Readonly<Record<PestId, string>> = {
  'pest-1': 'Seehändler der Roten Küste',
  'pest-2': 'Seehändler der Blauen Küste',
  'pest-3': 'Seehändler der Schwarzen Küste',
  'pest-4': 'Maurer auf Wanderschaft',
  'pest-5': 'Holzmärkte',
  'pest-6': 'Markttage',
  'pest-7': 'Walddörfer',
  'pest-8': 'Hügeldörfer',
  'pest-9': 'Ackerdörfer',
  'pest-10': 'Wiesendörfer',
  'pest-11': 'Dörfer im tiefen Wald',
  'pest-12': 'Dörfer auf hohen Hügeln',
  'pest-13': 'Dörfer im Tiefland',
  'pest-14': 'Dörfer im Moor',
  'pest-15': 'Karawane',
  'pest-16': 'Apothekergassen',
  'pest-17': 'Volle Plätze',
  'pest-18': 'Die großen Städte',
};
export const pestName = (id: PestId): string => PEST_NAME[id];

const AID_NAME: Readonly<Record<AidId, string>> = {
  'aid-1': 'Ratshilfe: Kornspeicher',
  'aid-2': 'Ratshilfe: Kräutergarten',
  'aid-3': 'Ratshilfe: Sägewerke',
  'aid-4': 'Ratshilfe: Steinbrüche',
  'aid-5': 'Ratshilfe: Beutel des Kaisers',
  'aid-6': 'Ratshilfe: Kisten für alle',
  'aid-7': 'Ratshilfe: Gelehrte kommen',
  'aid-8': 'Ratshilfe: Lobende Worte',
  'aid-9': 'Der Rat schweigt',
  'aid-10': 'Die Straßen sind gesperrt',
};
export const aidName = (id: AidId): string => AID_NAME[id];

const DECREE_NAME: Readonly<Record<DecreeId, string>> = {
  'decree-1': 'Stadtplanung',
  'decree-2': 'Volle Kornspeicher',
  'decree-3': 'Arbeit für alle',
  'decree-4': 'Rivalisierende Häuser',
  'decree-5': 'Barmherzigkeit',
  'decree-6': 'Machtkampf',
  'decree-7': 'Quarantäneregeln',
  'decree-8': 'Zeit der Erfinder',
  'decree-9': 'Umkämpfte Märkte',
  'decree-10': 'Geordnete Straßen',
  'decree-11': 'Wiedergeburt des Reichs',
  'decree-12': 'Große Werke',
  'decree-13': 'Große Städte',
  'decree-14': 'Gemeinsame Arbeit',
  'decree-15': 'Kaiserliche Akademie',
};
export const decreeName = (id: DecreeId): string => DECREE_NAME[id];

const COURT_NAME: Readonly<Record<CapitalId, string>> = {
  'capcard-1': 'Der leere Hof',
  'capcard-2': 'Die ruhende Schatzkammer',
  'capcard-3': 'Der stumme Rat',
  'capcard-4': 'Die dunkle Bibliothek',
  'capcard-5': 'Das kahle Lagerhaus',
};
export const courtName = (id: CapitalId): string => COURT_NAME[id];

const WORK_NAME: Readonly<Record<Work, { readonly title: string; readonly the: string; readonly acc: string }>> = {
  'cap-aqueduct': { title: 'Aquädukt', the: 'der Aquädukt', acc: 'den Aquädukt' },
  'cap-hospital': { title: 'Großes Spital', the: 'das Große Spital', acc: 'das Große Spital' },
  'cap-university': { title: 'Kaiserliche Universität', the: 'die Kaiserliche Universität', acc: 'die Kaiserliche Universität' },
  'cap-cathedral': { title: 'Kathedrale', the: 'die Kathedrale', acc: 'die Kathedrale' },
  'cap-palace': { title: 'Kaiserpalast', the: 'der Kaiserpalast', acc: 'den Kaiserpalast' },
};
/** As a heading has it. */
export const workTitle = (id: Work): string => WORK_NAME[id].title;
export const workName = (id: Work): string => WORK_NAME[id].the;
export const theWork = (id: Work): string => WORK_NAME[id].acc;
