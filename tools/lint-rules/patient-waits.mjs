/** Shortest bound that a test may give to a wait, in milliseconds: it ends a test that waits in vain. */
const shortest = 20_000;

/**
 * Name of `vi.waitFor`, `vi.waitUntil` and `expect.poll`; null for another call.
 * @param {import('estree').CallExpression} call
 */
function waitOf({ callee }) {
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return null;
  if (callee.property.type !== 'Identifier') return null;
  const name = `${callee.object.name}.${callee.property.name}`;
  return ['vi.waitFor', 'vi.waitUntil', 'expect.poll'].includes(name) ? name : null;
}

/**
 * The bound that a call gives to its wait.
 * @param {import('estree').CallExpression} call
 */
function timeoutOf({ arguments: [, options] }) {
  if (options?.type !== 'ObjectExpression') return undefined;
  for (const property of options.properties)
    if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'timeout')
      return property.value;
  return undefined;
}

/**
 * A test waits by `expect.poll`, whose bound the configuration of vitest or Playwright sets for all of them: `vi.waitFor` and `vi.waitUntil` end after
 * one second, which a busy machine exceeds.
 * @type {import('eslint').Rule.RuleModule}
 */
export const patientWaits = {
  meta: {
    messages: {
      poll: "Wait by expect.poll(): '{{name}}' ends after one second of the clock.",
      short: 'Leave this bound to the configuration: a busy machine exceeds it.',
    },
  },
  create: (context) => ({
    CallExpression(node) {
      const name = waitOf(node);
      if (name === null) return;
      if (name !== 'expect.poll') context.report({ node, messageId: 'poll', data: { name } });
      const timeout = timeoutOf(node);
      if (timeout?.type === 'Literal' && Number(timeout.value) < shortest)
        context.report({ node: timeout, messageId: 'short' });
    },
  }),
};
