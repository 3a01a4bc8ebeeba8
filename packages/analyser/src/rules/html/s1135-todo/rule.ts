import { commentWordRule } from '../engine/comment-words.ts';

/** S1135: comments with the word TODO, also as a Spanish word, as SonarQube reads them. */
export const rule = commentWordRule(
  /(?<!\p{L})todo/iu,
  'Termine la tarea que este comentario deja pendiente.',
);
