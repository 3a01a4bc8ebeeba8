import type { PythonNode } from '../../../languages/python/ast/node.ts';
import type { PythonRule } from '../engine/python-rule.ts';
import type { Usage, Variable } from '../engine/symbols.ts';
import { callsLocals } from '../reading/functions.ts';

/** Kinds of usages that are reported if the variable is not used. */
const reportedKinds = new Set([
  'assignment',
  'augmented',
  'annotated',
  'walrus',
  'for',
  'comprehension',
  'with',
  'except',
  'pattern',
]);
/** Kinds of usages by which a variable counts as used; a parameter that is only assigned is not. */
const usedKinds = new Set(['read', 'global', 'nonlocal', 'import']);

/** S1481: variables of functions and comprehensions, parameters too, that are assigned but never read. */
export const rule: PythonRule = (context) => {
  const { scopes, report, parentOf } = context;
  const allowed = new RegExp(`^(?:${context.parameters['regex'] ?? ''})$`, 'u');
  const isUnused = ({ name, usages }: Variable) =>
    !allowed.test(name) && !usages.some(({ kind }) => usedKinds.has(kind));
  const isInBrackets = (node: PythonNode): boolean => {
    const parent = parentOf(node);
    if (parent?.type === 'List') return true;
    return (parent?.type === 'Tuple' || parent?.type === 'Starred') && isInBrackets(parent);
  };
  /**
   * Whether a name is part of an unpacked tuple, where an unused name may be necessary; lists are not
   * exempt.
   */
  const isPartOfTuple = ({ node, kind }: Usage) => {
    if (kind === 'assignment' && isInBrackets(node)) return false;
    const parent = parentOf(node);
    if (parent?.type === 'List') return true;
    if (parent?.type !== 'Tuple' && parent?.type !== 'Starred') return false;
    return kind !== 'assignment' || parent.type !== 'Tuple' || parent.parenthesized;
  };
  /** Whether the name stands where the syntax asks for one: in a loop, or among unpacked values. */
  const isNeeded = ({ node, kind }: Usage) =>
    kind === 'for' ||
    kind === 'comprehension' ||
    ['Tuple', 'List', 'Starred'].includes(parentOf(node)?.type ?? '');
  const check = (node: PythonNode) => {
    const unused = [...(scopes.scopeMadeBy(node)?.variables.values() ?? [])].filter(isUnused);
    if (unused.length === 0 || callsLocals(context, node)) return;
    for (const { name, usages } of unused) {
      const usage = usages.find((one) => reportedKinds.has(one.kind) && !isPartOfTuple(one));
      if (usage)
        report({
          node: usage.node,
          message: `Quite la variable local «${name}», que no se usa${isNeeded(usage) ? ', o llámela «_»' : ''}.`,
        });
    }
  };
  return { FunctionDef: check, Comprehension: check };
};
