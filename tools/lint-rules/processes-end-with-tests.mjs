const starts = new Set(['spawn', 'fork', 'exec', 'execFile']);

/**
 * A process that a test starts passes through `endWithTests` at once: otherwise it outlives a run that is killed.
 * @type {import('eslint').Rule.RuleModule}
 */
export const processesEndWithTests = {
  meta: {
    messages: { start: "Give '{{name}}(…)' to endWithTests() of @mantenible/doubles at once." },
  },
  create: (context) => ({
    CallExpression(node) {
      const { callee, parent } = node;
      if (callee.type !== 'Identifier' || !starts.has(callee.name)) return;
      const isKept =
        parent.type === 'CallExpression' &&
        parent.callee.type === 'Identifier' &&
        parent.callee.name === 'endWithTests';
      if (!isKept) context.report({ node, messageId: 'start', data: { name: callee.name } });
    },
  }),
};
