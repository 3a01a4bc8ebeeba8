import { longFunctionReasons } from './long-function-reasons.mjs';

const limit = 50;

/**
 * Name of a function: its own, or that of the variable or property that holds it.
 * @param {import('eslint').Rule.Node} node
 * @returns {string | null}
 */
function nameOf(node) {
  if ('id' in node && node.id !== null && node.id !== undefined && 'name' in node.id) return node.id.name;
  const { parent } = node;
  if (parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier') return parent.id.name;
  const keyed = parent?.type === 'Property' || parent?.type === 'MethodDefinition';
  return keyed && parent.key.type === 'Identifier' ? parent.key.name : null;
}

/**
 * Functions over 50 lines, from the first to the last. Each that stays has its reason in `long-function-reasons.mjs`; a reason
 * without its function is reported too. A function without a name belongs to the one around it.
 * @type {import('eslint').Rule.RuleModule}
 */
export const longFunctions = {
  meta: {
    messages: {
      long: "'{{name}}' has {{lines}} lines; split it, or give the reason in tools/lint-rules/long-function-reasons.mjs.",
      stale:
        "'{{name}}' is not over 50 lines any more; remove it from tools/lint-rules/long-function-reasons.mjs.",
    },
  },
  create(context) {
    const path = context.filename.replaceAll('\\', '/');
    const reasons =
      Object.entries(longFunctionReasons).find(([file]) => path.endsWith(`/${file}`))?.[1] ?? {};
    /** @type {Set<string>} */
    const found = new Set();
    /** @param {import('eslint').Rule.Node} node */
    const check = (node) => {
      const name = nameOf(node);
      const lines = (node.loc?.end.line ?? 0) - (node.loc?.start.line ?? 0) + 1;
      if (lines <= limit || (name === null && found.size > 0)) return;
      found.add(name ?? '');
      if (!Object.hasOwn(reasons, name ?? ''))
        context.report({ node, messageId: 'long', data: { name: name ?? '', lines: String(lines) } });
    };
    return {
      FunctionDeclaration: check,
      FunctionExpression: check,
      ArrowFunctionExpression: check,
      'Program:exit'(node) {
        for (const name of Object.keys(reasons).filter((each) => !found.has(each)))
          context.report({ node, messageId: 'stale', data: { name } });
      },
    };
  },
};
