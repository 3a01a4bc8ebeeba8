import { commentWordRule } from '../engine/comment-words.ts';

/** S1134: comments with the word FIXME. */
export const rule = commentWordRule('S1134', /(?<!\p{L})fixme/iu, 'Arregle lo que indica este «FIXME».');
