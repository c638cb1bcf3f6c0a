/** What Pathologic rightly calls the same in German as in English. */
export const same: readonly string[] = ['Pathologic', 'Ice-Pick Lodge', 'Haruspex', 'Capella', 'Notkin', 'Aspity', 'Maria Kaina', 'Maria', 'Vlad', 'Rubin'];
