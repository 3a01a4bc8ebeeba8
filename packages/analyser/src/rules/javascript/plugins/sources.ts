import typescript from '@typescript-eslint/eslint-plugin';
// @ts-expect-error -- the plugin ships no types
import a11yPlugin from 'eslint-plugin-jsx-a11y';
import reactPlugin from 'eslint-plugin-react';
import { builtinRules } from 'eslint/use-at-your-own-risk';

import type { AnyRule } from '../engine/plain/rule-table.ts';
import { withFewProperties } from './few-properties.ts';

type Rules = Readonly<Record<string, AnyRule>>;

/** Rules of a plugin. Each plugin has its own types for the same shape of rule, or no types. */
const rulesOf = (plugin: { readonly rules: unknown }): Rules => plugin.rules as Rules;
const reactRules = rulesOf(reactPlugin);
const a11yRules = rulesOf(a11yPlugin as { readonly rules: unknown });
const typescriptRules = rulesOf(typescript);

function ruleOf(rules: Rules, name: string): AnyRule {
  const rule = rules[name];
  if (rule === undefined) throw new Error(`No such rule: ${name}`);
  return rule;
}

/** A rule of ESLint itself. */
export const coreRule = (name: string): AnyRule =>
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- ESLint offers its rules in no other way
  ruleOf(rulesOf({ rules: { [name]: builtinRules.get(name) } }), name);

/** A rule of typescript-eslint. */
export const typescriptRule = (name: string): AnyRule => ruleOf(typescriptRules, name);

/** A rule of eslint-plugin-react. */
export const reactRule = (name: string): AnyRule => withFewProperties(ruleOf(reactRules, name));

/** A rule of eslint-plugin-jsx-a11y. */
export const a11yRule = (name: string): AnyRule => ruleOf(a11yRules, name);
