import { deriveContext } from '../plain/derive-context.ts';
import type { AnyRule } from '../plain/rule-table.ts';

/** Limits a rule to projects with a dependency on React. */
export const onlyWithReact = (rule: AnyRule): AnyRule => ({
  ...rule,
  create: (context) => (context.settings['usesReact'] === true ? rule.create(context) : {}),
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
