import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { deriveContext } from '../plain/derive-context.ts';
import type { AnyRule } from '../plain/rule-table.ts';

/** Limits a rule to projects with a dependency on React. */
export const onlyWithReact = (rule: AnyRule): AnyRule => ({
  ...rule,
  create: (context) => (context.settings['usesReact'] === true ? rule.create(context) : {}),
});

/** Whether a file imports or requires the module `react` itself. */
function importsReact({ body, tokens }: TSESTree.Program): boolean {
  if (body.some((node) => node.type === Kind.ImportDeclaration && node.source.value === 'react')) return true;
  return (tokens ?? []).some(
    ({ value }, index, all) =>
      value === 'require' && all[index + 1]?.value === '(' && /^.react.$/u.test(all[index + 2]?.value ?? ''),
  );
}

/** Limits a rule to files that import React. */
export const onlyInFilesWithReact = (rule: AnyRule): AnyRule => ({
  ...rule,
  create: (context) => (importsReact(context.sourceCode.ast) ? rule.create(context) : {}),
});

/** Runs a rule with the React version of the project instead of the newest. */
export const ofReactVersion = (rule: AnyRule): AnyRule => ({
  ...rule,
  create(context) {
    const { settings } = context;
    const react = { version: settings['reactVersion'] };
    return rule.create(deriveContext(context, { settings: { ...settings, react } }));
  },
});
