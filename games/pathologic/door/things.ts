/** The pictures of Pathologic's things for the pages of the house, the same in every language. */
import healer from '../board/art/piece-bachelor.svg?no-inline';
import ward from '../board/art/piece-maria-q.svg?no-inline';
import mask from '../board/art/plague-mask.svg?no-inline';

export const pictures = { healer, ward, mask };
