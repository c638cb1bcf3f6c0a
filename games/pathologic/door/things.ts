/** The pictures of Pathologic's things for the pages of the house, the same in every language. */
import healer from '../board/art/piece-bachelor.svg';
import ward from '../board/art/piece-maria-q.svg';
import mask from '../board/art/plague-mask.svg';

export const pictures = { healer, ward, mask };
