/** How questions are asked in English: words that say nothing, words that mean the same, and endings. */
import type { Asking } from './answer.ts';

export const asking: Asking = {
  empty:
    'a an the i me my mine you your yours he she it its we our they them their this that these those is am are was be been do does did done how what when why who which whom whose can could may might must should shall will would have has had if of to in on at for from by with about into up as and or but so than then there here happens happen mean means get gets got go goes going much many far long exactly really'.split(
      ' ',
    ),
  alike: [
    'win wins winner winning won victory goal victorious',
    'lose lost loser losing eliminated eliminate elimination out',
    'end ends ending over finish finished finishes last',
    'start starts begin begins beginning first setup set-up',
    'tie ties tied tie-break draw-game equal equally',
    'die dies dead death kill killed kills',
    'no none empty without nothing',
    'not never cannot forbidden',
    'keep kept hold held stay left',
    'seal seals sealed',
    'cost costs price pay pays paid expensive',
    'points score scoring scored count worth',
    'fight fights attack attacks battle battles combat',
    'move moves movement walk step travel',
    'where place places location locations room rooms',
    'buy bought purchase take gain',
    'player players people persons',
    'card cards deck hand pile piles',
    'order sequence next',
    'action actions act ap',
    'most limit maximum',
    'trade exchange swap',
    'refuse decline answer',
    'trap traps trapped captured caught catch',
    'free release escape escapes',
    'secret hidden concealed unseen',
    'build construct building buildings',
    'heal cure cured healing',
    'turn turns round',
  ],
  none: ['no'],
  howMany: 'many much far most often limit maximum'.split(' '),
  numbers: 'one two three four five six seven eight nine ten'.split(' '),
  aside:
    'optional options option advanced solo versus team teams corner fair credit rulings two three toolbox characters technologies decree effects prescriptions reactions locations nobility ale daggers bones torches hire'.split(
      ' ',
    ),
  ends: ['ations', 'ation', 'ings', 'ing', 'ies', 'ied', 'ers', 'er', 'ed', 'es', 's', 'e', 'y'],
};
