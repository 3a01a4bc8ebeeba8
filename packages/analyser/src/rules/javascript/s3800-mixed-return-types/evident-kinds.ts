import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

/** Kinds of values that an expression evidently gives; null where only the compiler knows. */
type Kinds = readonly string[] | null;

const comparison = /^(?:[=!]==?|[<>]=?|in|instanceof)$/u;

function ofLiteral({ value }: TSESTree.Literal): Kinds {
  if (value === null) return [];
  return typeof value === 'object' ? ['object'] : [typeof value];
}

function ofUnary({ operator }: TSESTree.UnaryExpression): Kinds {
  if (operator === 'void') return [];
  if (operator === 'typeof') return ['string'];
  return operator === '!' || operator === 'delete' ? ['boolean'] : null;
}

function join(one: Kinds, other: Kinds): Kinds {
  return one === null || other === null ? null : [...one, ...other];
}

const bySyntax: Readonly<Partial<Record<Kind, Kinds>>> = {
  [Kind.TemplateLiteral]: ['string'],
  [Kind.ArrayExpression]: ['array'],
  [Kind.ObjectExpression]: ['object'],
  [Kind.FunctionExpression]: ['function'],
  [Kind.ArrowFunctionExpression]: ['function'],
};

function kindsOf(node: TSESTree.Expression): Kinds {
  if (node.type === Kind.Literal) return ofLiteral(node);
  if (node.type === Kind.UnaryExpression) return ofUnary(node);
  if (node.type === Kind.BinaryExpression) return comparison.test(node.operator) ? ['boolean'] : null;
  if (node.type === Kind.ConditionalExpression)
    return join(kindsOf(node.consequent), kindsOf(node.alternate));
  return bySyntax[node.type] ?? null;
}

/** Whether the results of a function are evidently all of one kind, or there are none. */
export function areEvidentlyAlike(results: readonly TSESTree.Expression[]): boolean {
  const all = results.map(kindsOf).reduce<Kinds>(join, []);
  return all !== null && new Set(all).size < 2;
}
