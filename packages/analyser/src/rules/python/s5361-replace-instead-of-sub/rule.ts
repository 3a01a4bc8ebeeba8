import type { PythonRule } from '../engine/python-rule.ts';
import { regexesOf } from '../regex/calls.ts';
import type { RegexNode } from '../regex/nodes.ts';

/** S5361: `re.sub` with a pattern of literal characters only. */
export const rule: PythonRule = (context) => ({
  Call: (node) => {
    const regex = regexesOf(context).get(node);
    if (regex?.method !== 'sub' || regex.flags.size > 0 || !isLiteralPattern(regex.tree)) return;
    context.report({
      node: node.callee,
      message: 'Use «str.replace()»: aquí no hace falta una expresión regular.',
    });
  },
});

function isLiteralPattern(tree: RegexNode): boolean {
  if (tree.type === 'Sequence') return tree.items.length > 0 && tree.items.every(isLiteralPattern);
  return tree.type === 'Character';
}
