/** Text as it is searched: small letters, and none with a mark, so that whoever types `konigin` finds `Königin`. */
export const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
