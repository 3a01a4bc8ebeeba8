/** Where the page may ask the server: configured clients, and one file per endpoint. */
const allowed = /\/apps\/web\/src\/(?:lib\/|features\/[^/]+\/api\/)/u;
const clients = /^axios$|\/lib\/http(?:\.ts)?$/u;
const globals = new Set(['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket']);

/**
 * No request outside `features/<concept>/api` and `lib`: a component asks through its feature's hooks.
 * @type {import('eslint').Rule.RuleModule}
 */
export const requestsInFeatureApi = {
  meta: {
    messages: {
      request: "'{{name}}' makes requests; call it in features/<concept>/api and use its hook here.",
    },
  },
  create(context) {
    if (allowed.test(context.filename.replaceAll('\\', '/'))) return {};
    return {
      ImportDeclaration(node) {
        const name = String(node.source.value);
        // A type carries no request.
        const typeOnly = 'importKind' in node && node.importKind === 'type';
        if (clients.test(name) && !typeOnly) context.report({ node, messageId: 'request', data: { name } });
      },
      'Program:exit'(node) {
        const scope = context.sourceCode.getScope(node);
        for (const { identifier } of scope.through.filter((reference) =>
          globals.has(reference.identifier.name),
        )) {
          context.report({ node: identifier, messageId: 'request', data: { name: identifier.name } });
        }
      },
    };
  },
};
