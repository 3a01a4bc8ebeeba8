import type { TSESLint } from '@typescript-eslint/utils';

import type { AnyRule } from '../engine/plain/rule-table.ts';

/**
 * Most properties that the components of a file read, by their names: the plugin joins the list of a component again at each
 * read, in time that grows with the cube of its length.
 */
const mostProperties = 300;

const known = new WeakMap<object, boolean>();

function hasFewProperties(sourceCode: Readonly<TSESLint.SourceCode>): boolean {
  const before = known.get(sourceCode);
  if (before !== undefined) return before;
  const names = new Set<string>();
  for (const [, name = ''] of sourceCode.text.matchAll(/[Pp]rops\??\.(\w+)/gu)) names.add(name);
  const result = names.size <= mostProperties;
  known.set(sourceCode, result);
  return result;
}

/** Limits a rule about components to files whose components read as many properties as written by hand. */
export const withFewProperties = (rule: AnyRule): AnyRule => ({
  ...rule,
  create: (context) => (hasFewProperties(context.sourceCode) ? rule.create(context) : {}),
});
