import { commentWordRule } from '../engine/comment-words.ts';

/** S1134: comments with the word FIXME. */
export const rule = commentWordRule(/(?<!\p{L})fixme/iu, 'Arregle lo que indica este «FIXME».');
