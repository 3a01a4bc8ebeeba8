import type { ClassDef } from '../../../languages/python/ast/statements.ts';
import type { PythonContext } from '../engine/python-rule.ts';
import { membersOf, type Member } from './members.ts';

/** Members of a class with a mangled name (`__name`) that the class never reads. */
export function unreadPrivateMembers(context: PythonContext, owner: ClassDef): readonly Member[] {
  const hidden = membersOf(context, owner).filter(
    ({ name }) => name.startsWith('__') && !name.endsWith('__'),
  );
  if (hidden.length === 0) return [];
  const read = new Set<string>();
  for (const node of context.descendantsOf(owner)) {
    if (node.type === 'Attribute' && !isTarget(context, node)) read.add(node.name);
    if (
      node.type === 'Name' &&
      context.scopes.variableOf(node)?.usages.some((one) => one.node === node && one.kind === 'read')
    )
      read.add(node.id);
  }
  return hidden.filter(({ name }) => !read.has(name));
}

/** Whether an attribute is an assignment target. */
function isTarget({ parentOf }: PythonContext, attribute: Parameters<PythonContext['parentOf']>[0]): boolean {
  let inner = attribute;
  let parent = parentOf(inner);
  while (parent?.type === 'Tuple' || parent?.type === 'List' || parent?.type === 'Parenthesized') {
    inner = parent;
    parent = parentOf(inner);
  }
  if (parent?.type === 'Assign') return parent.targets.some((target) => target === inner);
  if (parent?.type === 'AnnotatedAssign' || parent?.type === 'AugmentedAssign' || parent?.type === 'For')
    return parent.target === inner;
  return false;
}
