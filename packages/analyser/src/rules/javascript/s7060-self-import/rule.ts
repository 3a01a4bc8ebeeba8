import { posix } from 'node:path';

import { createRule } from '../engine/plain/create-rule.ts';
import { onModuleSources } from '../engine/plain/module-sources.ts';

/** The files that a module specifier may resolve to, in Node's order. */
const candidates = (place: string) => [
  place,
  `${place}.mjs`,
  `${place}.js`,
  `${place}/index.mjs`,
  `${place}/index.js`,
];

/** S7060: a module does not import itself. */
export const rule = createRule({
  meta: {
    type: 'problem',
    messages: { found: 'Quite esta importación y use el nombre local: el módulo se importa a sí mismo.' },
    schema: [],
  },
  defaultOptions: [],
  create(context) {
    const path = context.filename;
    return onModuleSources((node) => {
      if (!/^\.\.?(?:\/|$)/u.test(node.value)) return;
      const place = posix.join(posix.dirname(path), node.value).replace(/\/$/u, '');
      if (candidates(place).includes(path)) context.report({ node, messageId: 'found' });
    });
  },
});
