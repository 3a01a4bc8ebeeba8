import { posix } from 'node:path';

import { createRule } from '../engine/plain/create-rule.ts';
import { onModuleSources } from '../engine/plain/module-sources.ts';
import { typesOf } from '../engine/plain/types.ts';
import { toVirtual } from '../engine/virtual-host.ts';

/** The scripts that a relative import may name, in the order of the search: files before folders, `.mjs` before `.js`. */
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
    const program = typesOf(context)?.program;
    const isFile = (place: string) => program?.getSourceFile(toVirtual(place)) !== undefined;
    return onModuleSources((node) => {
      if (!/^\.\.?(?:\/|$)/u.test(node.value)) return;
      const place = posix.join(posix.dirname(path), node.value).replace(/\/$/u, '');
      const target = candidates(place).find((each) => each === path || isFile(each));
      if (target === path) context.report({ node, messageId: 'found' });
    });
  },
});
