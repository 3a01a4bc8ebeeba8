import type { NodeOf, PythonRule } from '../engine/python-rule.ts';

type Branch = NodeOf<'If'> | NodeOf<'Elif'>;

const longestLine = 80;

/**
 * S1066: an `if` whose body is a single `if`, both without other branches, that fit on one line with `and`.
 */
export const rule: PythonRule = (context) => {
  const column = (offset: number) => offset - (context.source.text.lastIndexOf('\n', offset - 1) + 1);
  const start = ({ test }: Branch) => column(context.nameToken(test).start);
  const end = ({ test }: Branch) => column(context.source.tokens[test.last]?.end ?? 0);
  const joinedWidth = (outer: Branch, inner: Branch) =>
    end(outer) + ' and '.length + end(inner) - start(inner);
  /** Whether a comment at either condition explains the separation. */
  const isExplained = (outer: Branch, inner: NodeOf<'If'>) => {
    const { tokens, comments } = context.source;
    const from = tokens[outer.test.last]?.end ?? 0;
    const to = tokens[inner.first]?.start ?? 0;
    return comments.some(({ start, next }) => next === outer.first || (start > from && start < to));
  };
  /** Single inner conditions that cannot be merged; their content is not checked. */
  const closed = new Set<NodeOf<'If'>>();
  const check = (outer: Branch) => {
    const only = loneIf(outer);
    if (!only) return;
    const isPlain = only.elifs.length === 0 && only.orelse === null;
    if (!isPlain || joinedWidth(outer, only) > longestLine || isExplained(outer, only)) {
      closed.add(only);
      return;
    }
    const token = context.nameToken(only);
    context.report({ token, message: 'Combine esta condición con la que la contiene mediante «and».' });
  };
  return {
    If: (node) => {
      const last = node.elifs.at(-1) ?? node;
      if (node.orelse === null && !closed.has(node)) check(last);
    },
  };
};

/** The `if` that is the only statement of a branch. */
function loneIf({ body }: Branch): NodeOf<'If'> | null {
  const [only] = body.body;
  return body.body.length === 1 && only?.type === 'If' ? only : null;
}
