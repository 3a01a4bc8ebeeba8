import type { TSESLint, TSESTree } from '@typescript-eslint/utils';

/** The variable that a name refers to. */
export function variableOf(
  name: TSESTree.Identifier | TSESTree.JSXIdentifier,
  sourceCode: Readonly<TSESLint.SourceCode>,
): TSESLint.Scope.Variable | null {
  let scope: TSESLint.Scope.Scope | null = sourceCode.getScope(name);
  for (; scope !== null; scope = scope.upper) {
    const variable = scope.set.get(name.name);
    if (variable !== undefined) return variable;
  }
  return null;
}

/** The initial value of a variable without other writes. */
export function onlyValueOf(
  name: TSESTree.Identifier,
  sourceCode: Readonly<TSESLint.SourceCode>,
): TSESTree.Expression | null {
  const variable = variableOf(name, sourceCode);
  const declaration = variable?.defs.length === 1 ? variable.defs[0]?.node : null;
  if (declaration?.type !== 'VariableDeclarator' || declaration.id.type !== 'Identifier') return null;
  const writes = variable?.references.filter((reference) => reference.isWrite()) ?? [];
  return writes.length === 1 ? declaration.init : null;
}

/** The text of a string literal or of a template without expressions, also one tagged with `String.raw`. */
export function literalText(node: TSESTree.Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type === 'TemplateLiteral' && node.quasis.length === 1)
    return node.quasis[0]?.value.cooked ?? null;
  return rawText(node);
}

/** The text of a template without expressions that is tagged with `String.raw`. */
function rawText(node: TSESTree.Node): string | null {
  if (node.type !== 'TaggedTemplateExpression' || node.quasi.quasis.length !== 1) return null;
  const { tag } = node;
  const isRaw =
    tag.type === 'MemberExpression' &&
    tag.object.type === 'Identifier' &&
    tag.object.name === 'String' &&
    tag.property.type === 'Identifier' &&
    tag.property.name === 'raw';
  return isRaw ? (node.quasi.quasis[0]?.value.raw ?? null) : null;
}
