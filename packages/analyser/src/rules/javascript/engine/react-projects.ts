import { deriveContext } from './derive-context.ts';
import type { AnyRule } from './rule-table.ts';

/** A rule that looks only at files of projects that say they use React. */
export const onlyWithReact = (rule: AnyRule): AnyRule => ({
  ...rule,
  create: (context) => (context.settings['usesReact'] === true ? rule.create(context) : {}),
});

/** A rule that judges by the version of React that the project asks for, not by the newest. */
export const ofReactVersion = (rule: AnyRule): AnyRule => ({
  ...rule,
  create(context) {
    const { settings } = context;
    const react = { version: settings['reactVersion'] };
    return rule.create(deriveContext(context, { settings: { ...settings, react } }));
  },
});
