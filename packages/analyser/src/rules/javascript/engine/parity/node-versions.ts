import { precedes, type Version } from '../plain/node-range.ts';
import type { AnyRule } from '../plain/rule-table.ts';
import type { Settings } from '../plain/project-settings.ts';

/** Limits a rule to projects whose oldest admitted Node is at least this version, or which name no version of Node. */
export const fromNode = (version: Version, rule: AnyRule): AnyRule => ({
  ...rule,
  create(context) {
    // The settings of a script are these ones; ESLint's type for them is wider.
    const { oldestNode } = context.settings as Pick<Settings, 'oldestNode'>;
    return oldestNode && precedes(oldestNode, version) ? {} : rule.create(context);
  },
});
