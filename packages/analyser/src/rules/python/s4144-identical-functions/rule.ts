import type { PythonNode } from '../../../languages/python/ast/node.ts';
import type { NodeOf, PythonRule } from '../engine/python-rule.ts';
import { tokenText } from '../reading/equivalence.ts';

/** S4144: a method of more than one line equal to an earlier one of its class, including the docstring. */
export const rule: PythonRule = (context) => {
  const { source } = context;
  const bodyOf = ({ body }: NodeOf<'FunctionDef'>): string | null => {
    const first = body.body[0];
    const last = body.body.at(-1);
    if (!first || !last) return null;
    const place = isDocstring(first) ? 1 : 0;
    const from = lineAt(source.tokens[(body.body[place] ?? first).first]?.start);
    return from === lineAt(endOf(last)) ? null : tokenText(source, { first: first.first, last: last.last });
  };
  const lineAt = (offset = 0) => source.lines.lineOf(offset);
  const endOf = ({ last }: PythonNode) => {
    let place = last;
    while (place > 0 && /^(?:newline|dedent)$/u.test(source.tokens[place]?.kind ?? '')) place -= 1;
    return source.tokens[place]?.end;
  };
  const check = (functions: readonly NodeOf<'FunctionDef'>[]) => {
    const seen = new Map<string, NodeOf<'FunctionDef'>>();
    for (const node of functions) {
      const body = bodyOf(node);
      const twin = body === null ? undefined : seen.get(body);
      if (body !== null && !twin) seen.set(body, node);
      if (!twin) continue;
      const message = `Llame a «${twin.name}», de la línea ${context.lineOf(twin)}, en vez de repetir su código.`;
      context.report({ token: context.nameToken(node), message });
    }
  };
  return {
    ClassDef: ({ body }) => {
      check(body.body.filter((statement) => statement.type === 'FunctionDef'));
    },
  };
};

const isDocstring = (statement: PythonNode): boolean =>
  statement.type === 'ExpressionStatement' && statement.expression.type === 'StringLiteral';
