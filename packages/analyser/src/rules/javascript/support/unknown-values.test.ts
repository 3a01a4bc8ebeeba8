import type { TSESTree } from '@typescript-eslint/utils';
import { expect, test } from 'vitest';

import { createRule } from '../engine/plain/create-rule.ts';
import { typesOf } from '../engine/plain/types.ts';
import { findLines } from '../testing/find-lines.ts';
import { isUnknown } from './unknown-values.ts';

/** Reports calls of `$` whose argument is classified as unknown. */
const rule = createRule({
  meta: { type: 'suggestion', messages: { unknown: '' }, schema: [] },
  create: (context) => ({
    CallExpression(node: TSESTree.CallExpression) {
      const [argument] = node.arguments;
      if (typesOf(context) === null || node.callee.type !== 'Identifier' || node.callee.name !== '$') return;
      if (argument && isUnknown(argument, context)) context.report({ node, messageId: 'unknown' });
    },
  }),
});

const missing = "import a from 'missing';\n";

test.each([
  '$(a);',
  '$(a.b.c(() => 1).d);',
  '$(new a.B().c);',
  'async () => $(await a.b());',
  'const b = a.c();\n$(b.d);',
  'a.b((c) => { $(c.d); });',
  "a.b(function (c) { if (!c) return; c.d('e', () => $(c.e)); });",
  'a.b((c) => c.d((e) => $(e.f)));',
])('an expression based on an import that is not installed is unknown: %j', (text) => {
  expect(findLines(rule, missing + text, 'a.ts')).toHaveLength(1);
  expect(findLines(rule, missing + text, 'a.js')).toHaveLength(1);
});

test.each([
  "$('b'.length);",
  "if (typeof a === 'string') $(a.length);",
  "$(a['b']);",
  "a.b((c) => { if (typeof c === 'string') $(c.d); });",
  'a.b((c) => { if (c instanceof String) $(c.d); });',
  "a.b((c) => { if (isText(c)) $(c.d); });\nfunction isText(b): b is string { return b === ''; }",
  'a.b((c) => { if (c.constructor === String) $(c.d); });',
  "a.b((c = 'd') => $(c.d));",
  'a.b((...c) => $(c.d));',
  'const b = (c: { d: string }) => $(c.d);',
  'const b: string = a.c();\n$(b.length);',
])('the type may be known in %j', (text) => {
  expect(findLines(rule, missing + text, 'a.ts')).toEqual([]);
});

test.each([
  "$(require('./b').c);",
  '/** @type {string} */\nconst b = a.c();\n$(b.d);',
  '$(/** @type {string} */ (a.b).c);',
])('a comment or a path may give the type in %j', (text) => {
  expect(findLines(rule, missing + text, 'a.js')).toEqual([]);
});
