/** What Technologies and Decrees say in German, with the numbers of a table. */
import { some } from '@pesthouse/kernel';
import type { Tables } from '../data/tables.ts';
import type { DecreeId, TechId } from '../names.ts';
import { herbs, renown } from './count.de.ts';
import { agendaRenown, freeWithCart, printedSlots } from './facts.ts';

/** Small numbers in words, as a sentence has them before a noun without an article. */
const COUNT = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];
export const inWords = (n: number): string => COUNT[n] ?? String(n);

const steps = (n: number): string => some(n, 'Schritt', 'Schritten');

export const techTexts = (tables: Tables): ((id: TechId) => string) => {
  const { NUMBER } = tables;
  const free = freeWithCart(tables);
  const text: Readonly<Record<TechId, string>> = {
    'tech-1':
      'Sammelst du auf einer Reise Kranke ein, darfst du einen davon auf das erste Feld legen. Jedes Forschen oder Heilen rückt ihn ein Feld weiter; nach dem letzten Feld ist er kostenlos geheilt.',
    'tech-2': '+1 Einfluss, wenn du in einem Dorf baust.',
    'tech-3': 'Du erhältst 1 Münze, wenn ein gegnerischer Pestdoktor einen Ort mit deinem Gebäude betritt.',
    'tech-4': 'Wenn du einen Ort betrittst, darfst du 1 Kranken dort zurücklassen. Nicht auf Straßen.',
    'tech-5': 'Du erhältst den Rohstoff jedes Ortes mit gegnerischem Gebäude, den du betrittst (einmal je Ort).',
    'tech-6': `Für ${NUMBER.cloneCost} Bewegung: Setze deinen Pestdoktor an einen beliebigen Ort derselben Größe.`,
    'tech-7': '+1 Einfluss, wenn du in einer Stadt baust.',
    'tech-8': `An jedem Ort, den du betrittst, ${free === 1 ? 'ist der erste Kranke' : `sind die ersten ${free} Kranken`} kostenlos. Nicht auf Straßen.`,
    'tech-9': 'Beim Heilen darfst du 1 Kranken aus deiner Quarantäne ablegen.',
    'tech-10': 'Beim Entsenden dürfen bis zu 2 Gesunde hier warten. Beim Forschen oder Heilen darfst du sie entsenden.',
    'tech-11': 'Beim Forschen darfst du 1 Person aus der Hauptstadt auf deine Leiste oder in ein Gebäude zurückholen.',
    'tech-12': 'Beim Forschen darfst du 1 Gesunden von deiner Leiste abgeben und 3 Kranke aus dem Vorrat aufnehmen.',
    'tech-13': 'Deine Burg erzeugt 2.',
    'tech-14': `Wie das Atemgerät, aber ${NUMBER.infirmary === 1 ? 'ein Schritt genügt' : `${inWords(NUMBER.infirmary)} Schritte genügen`}.`,
    'tech-15': 'In der Pestphase darfst du an jedem deiner Viertel 1 Kranken abweisen.',
    'tech-16': 'Orte mit gegnerischen Gebäuden kosten dich keine Bewegung.',
    'tech-17': `Aktionsfeld: Gib ${herbs(NUMBER.trialsHerbs)} aus und nimm 2 Gesunde aus dem Vorrat auf deine Leiste.`,
    'tech-18': '+1 Quarantäneplatz.',
    'tech-19': '+2 Quarantäneplätze.',
    'tech-20': 'Nach dem Bauen erhältst du den Rohstoff jedes Ortes, an dem du gebaut hast.',
    'tech-21': 'Dein Feldlager kehrt in der Pestphase nie zurück. Stellst du es zu Kranken, wird einer davon sofort geheilt.',
    'tech-22': `Reise bis zu ${some(NUMBER.horseshoe, 'Ort', 'Orte')} weit statt ${NUMBER.movement}.`,
    'tech-23': 'Du erhältst am Ende jedes Heilens 1 Münze.',
    'tech-24': 'Deine Werkstatt, Manufaktur und Schatzkammer bekommen in der Pestphase keine Kranken, außer du erlaubst es.',
    'tech-25': 'Wähle beim Kauf einen Rohstoff. Arbeitet hier ein Gesunder, erzeugt die Karte 1 davon.',
    'tech-26': `Lagere bis zu ${NUMBER.storageCrane} von jedem Rohstoff.`,
    'tech-27': `Lagere bis zu ${NUMBER.storageContainer} von einem Rohstoff.`,
    'tech-28': 'Aktionsfeld: Wiederhole ein Aktionspaar, das du in diesem Jahr schon gespielt hast.',
    'tech-29': 'Du erhältst 1 Wissen, wenn du beim Entsenden jemanden in die Hauptstadt schickst.',
    'tech-30': 'Beim Erzeugen erhältst du den Rohstoff am Ort deines Pestdoktors.',
  };
  return (id) => text[id];
};

/** `2 Ruhm für …` of every Agenda, and the steps of its Imperative. */
const DECREE_TEXT: Readonly<Record<DecreeId, { readonly agenda: (slots: string) => string; readonly imperative: string }>> = {
  'decree-1': {
    agenda: () => 'für jedes deiner Viertel auf der Landkarte.',
    imperative: 'Du baust ein Gebäude in einem Dorf oder einer Stadt (einmal je Gebäude).',
  },
  'decree-2': {
    agenda: () => 'für jede Nahrung in deinem Speicher.',
    imperative: 'Du beendest eine Reise an einem unzerstörten Ort, der Nahrung oder Kräuter liefert.',
  },
  'decree-3': {
    agenda: () => 'für jeden Gesunden, der in deinen Gebäuden arbeitet.',
    imperative: 'Du beendest ein Entsenden, bei dem du mindestens eine Person von deiner Leiste in ein Gebäude geschickt hast.',
  },
  'decree-4': {
    agenda: () => 'für jeden Gegner mit weniger Einfluss als du.',
    imperative: 'Dein Pestdoktor betritt einen Ort mit einem gegnerischen Gebäude (einmal je Reise).',
  },
  'decree-5': {
    agenda: () => 'für jeden Gesunden auf deiner Leiste der Gesunden.',
    imperative: 'Du beendest eine Reise, auf der du mindestens 1 Kranken von der Landkarte eingesammelt hast.',
  },
  'decree-6': {
    agenda: () => 'für jeden deiner Gesunden in der Hauptstadt und 2 mehr, wenn du dort allein die meisten hast.',
    imperative:
      'Du beendest ein Entsenden, bei dem du mindestens eine Person in die Hauptstadt geschickt hast, und hast dort nun mehr Personen als mindestens ein Gegner.',
  },
  'decree-7': {
    agenda: (slots) => `für jeden leeren der ${slots} aufgedruckten Quarantäneplätze auf deinem Tableau.`,
    imperative: 'Du beendest ein Heilen, bei dem du mindestens 2 Kranke geheilt hast.',
  },
  'decree-8': { agenda: () => 'für jede Technologie auf deinem Tableau.', imperative: 'Du erwirbst eine Technologie.' },
  'decree-9': {
    agenda: () => 'für jeden Ort mit deinem und mindestens einem gegnerischen Gebäude.',
    imperative: 'Du baust an einem Ort, an dem ein Gegner schon ein Gebäude hat (einmal je Gebäude).',
  },
  'decree-10': {
    agenda: () => 'für jede Stadt mit einem deiner Gebäude.',
    imperative: 'Du sammelst mindestens 2 Kranke von einem einzigen Ort oder einer einzigen Straße ein (einmal je Reise).',
  },
  'decree-11': {
    agenda: () => 'für jeden Gesunden auf deiner Leiste der Gesunden.',
    imperative: 'Du beendest ein Heilen, bei dem du mindestens 2 Kranke geheilt hast.',
  },
  'decree-12': {
    agenda: () =>
      'für jedes deiner besonderen Gebäude auf der Landkarte (Werkstatt, Manufaktur, Schatzkammer) und 2 für jeden Prachtbau, den du errichtet hast.',
    imperative: 'Du baust Werkstatt, Manufaktur oder Schatzkammer, ein beliebiges Gebäude in einer Großstadt oder einen Prachtbau (einmal je Gebäude).',
  },
  'decree-13': { agenda: () => 'für jede Großstadt mit einem deiner Gebäude.', imperative: 'Du beendest eine Reise in einer Großstadt (zerstört oder nicht).' },
  'decree-14': {
    agenda: () => 'für jeden Gesunden in deinen Gebäuden und 1 für jeden in der Hauptstadt.',
    imperative: 'Du beendest ein Erzeugen, das mindestens 4 Rohstoffe ergab, Münzen mitgezählt, vor der Grenze des Speichers.',
  },
  'decree-15': {
    agenda: () => 'für jede Technologie auf deinem Tableau.',
    imperative: 'Ein Zug von dir endet, in dem du mindestens 1 Wissen ausgegeben hast.',
  },
};

export const decreeTexts =
  (tables: Tables) =>
  (id: DecreeId): { readonly agenda: string; readonly imperative: string } => {
    const { agenda, imperative } = DECREE_TEXT[id];
    return { agenda: `${renown(agendaRenown(tables, id))} ${agenda(inWords(printedSlots(tables)))}`, imperative };
  };

/** What each Technology does, in the few words that a card has room for. */
export const techShort = (tables: Tables): readonly string[] => {
  const { NUMBER } = tables;
  const free = freeWithCart(tables);
  return [
    '',
    `Heilt einen Kranken in ${steps(NUMBER.breathing)}`,
    'Bauen im Dorf: +1 Einfluss',
    '1 Münze, wenn Gegner zu dir kommen',
    'Betreten: 1 Kranker darf bleiben',
    'Rohstoff gegnerischer Orte',
    `${NUMBER.cloneCost} Bewegung: Sprung, gleiche Größe`,
    'Bauen in der Stadt: +1 Einfluss',
    free === 1 ? '1 Kranker je Ort ist frei' : `${free} Kranke je Ort sind frei`,
    'Heilen: 1 Kranken ablegen',
    '2 warten auf Forschen oder Heilen',
    'Forschen: 1 aus der Hauptstadt zurück',
    'Forschen: 1 Person gegen 3 Kranke',
    'Die Burg erzeugt 2',
    `Heilt einen Kranken in ${steps(NUMBER.infirmary)}`,
    'Viertel dürfen 1 Kranken abweisen',
    'Gegnerische Orte kosten 0 Bewegung',
    `Gehilfe: ${herbs(NUMBER.trialsHerbs)} für 2 Personen`,
    '+1 Quarantäneplatz',
    '+2 Quarantäneplätze',
    'Bauen: Rohstoff des Ortes dazu',
    'Feldlager bleibt und heilt dort 1',
    `Reise bis zu ${NUMBER.horseshoe} weit`,
    '1 Münze am Ende jedes Heilens',
    'Besondere Gebäude weisen Kranke ab',
    'Besetzt: 1 vom gewählten Rohstoff',
    `Lagere ${NUMBER.storageCrane} von jedem`,
    `Lagere ${NUMBER.storageContainer} von einem Rohstoff`,
    'Gehilfe: ein Paar des Jahres noch mal',
    'In die Hauptstadt: 1 Wissen',
    'Erzeugen: Rohstoff beim Doktor',
  ];
};
