import type { PythonRule } from '../engine/python-rule.ts';
import { commentsWith } from '../reading/comments.ts';

/** S1135: comments that begin with TODO. */
export const rule: PythonRule = ({ source, report }) => ({
  onEnd() {
    for (const token of commentsWith(source, 'todo'))
      report({ token, message: 'Resuelva lo que este comentario «TODO» deja pendiente.' });
  },
});
