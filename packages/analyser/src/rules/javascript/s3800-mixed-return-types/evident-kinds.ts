import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

/**
 * The kind of value of an expression by its syntax; '' for null or undefined, null if the kind needs types.
 */
type EvidentKind = string | null;

const comparison = /^(?:[=!]==?|[<>]=?|in|instanceof)$/u;

function kindOfLiteral({ value }: TSESTree.Literal): EvidentKind {
  return value === null ? '' : typeof value;
}

function kindOfUnary({ operator }: TSESTree.UnaryExpression): EvidentKind {
  if (operator === 'void') return '';
  if (operator === 'typeof') return 'string';
  return operator === '!' || operator === 'delete' ? 'boolean' : null;
}

const kindBySyntax: Readonly<Partial<Record<Kind, string>>> = {
  [Kind.TemplateLiteral]: 'string',
  [Kind.ArrayExpression]: 'array',
  [Kind.ObjectExpression]: 'object',
  [Kind.FunctionExpression]: 'function',
  [Kind.ArrowFunctionExpression]: 'function',
};

function kindOf(node: TSESTree.Expression): EvidentKind {
  if (node.type === Kind.Literal) return kindOfLiteral(node);
  if (node.type === Kind.UnaryExpression) return kindOfUnary(node);
  if (node.type === Kind.BinaryExpression) return comparison.test(node.operator) ? 'boolean' : null;
  return kindBySyntax[node.type] ?? null;
}

/** Whether all results of a function have one kind by their syntax; true without results. */
export function areEvidentlyAlike(results: readonly TSESTree.Expression[]): boolean {
  const kinds = new Set<EvidentKind>();
  const waiting = [...results];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.type === Kind.ConditionalExpression) waiting.push(node.consequent, node.alternate);
    else kinds.add(kindOf(node));
  }
  kinds.delete('');
  return kinds.size < 2 && !kinds.has(null);
}
