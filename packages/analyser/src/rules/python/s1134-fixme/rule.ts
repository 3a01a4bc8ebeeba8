import type { PythonRule } from '../engine/python-rule.ts';
import { commentsWith } from '../reading/comments.ts';

/** S1134: FIXME comments. */
export const rule: PythonRule = ({ source, report }) => ({
  onEnd() {
    for (const token of commentsWith(source, 'fixme'))
      report({ token, message: 'Resuelva lo que este comentario «FIXME» deja por corregir.' });
  },
});
