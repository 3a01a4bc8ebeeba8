import type { Statement } from '../../../languages/python/ast/statements.ts';
import { parsePython } from '../../../languages/python/parse.ts';
import type { PythonRule } from '../engine/python-rule.ts';
import { commentGroups, uncommented } from './groups.ts';

/** Comments that Python could run. */
export const rule: PythonRule = {
  key: 'S125',
  create({ source, parameters, report }) {
    const exception = new RegExp(`^(?:${parameters['exception'] ?? ''})`, 'u');
    return {
      onEnd() {
        for (const group of commentGroups(source)) {
          const [token] = group;
          const text = uncommented(source, group);
          if (token && !exception.test(text.trim()) && isCode(text))
            report({ token, message: 'Quite este código comentado.' });
        }
      },
    };
  },
};

/** A lone expression may well be a word of explanation. */
function isCode(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed === '') return false;
  const statements = parsePython(`${trimmed}\n`)?.module.body ?? [];
  if (statements.every(isDirective)) return false;
  return statements.length > 1 || statements[0]?.type !== 'ExpressionStatement';
}

/** `type: ignore` and its like. */
const isDirective = (statement: Statement) =>
  statement.type === 'AnnotatedAssign' && statement.value === null;
