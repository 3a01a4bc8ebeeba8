import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

/** The bodies of a chain `if … else if … else`, in order. */
export interface Chain {
  readonly branches: readonly TSESTree.Statement[];
  readonly hasElse: boolean;
}

/** The chain that begins with an `if`. */
export function chainOf(node: TSESTree.IfStatement): Chain {
  const branches: TSESTree.Statement[] = [];
  let current: TSESTree.Statement | null = node;
  while (current?.type === Kind.IfStatement) {
    branches.push(current.consequent);
    current = current.alternate;
  }
  if (current) branches.push(current);
  return { branches, hasElse: current !== null };
}

const isBreak = ({ type }: TSESTree.Statement): boolean => type === Kind.BreakStatement;

/** The statements of a `switch` clause, without the block around them and the final `break`. */
export function actionsOf({ consequent }: TSESTree.SwitchCase): readonly TSESTree.Statement[] {
  const [first] = consequent;
  const body = consequent.length === 1 && first?.type === Kind.BlockStatement ? first.body : consequent;
  const last = body.at(-1);
  return last && isBreak(last) ? body.slice(0, -1) : body;
}
