import type { TSESLint } from '@typescript-eslint/utils';

export type Context = Readonly<TSESLint.RuleContext<string, readonly unknown[]>>;
export type Descriptor = TSESLint.ReportDescriptor<string>;

/** What of a context may be told otherwise to a rule. */
export interface Told {
  readonly id?: string;
  readonly options?: readonly unknown[];
  readonly settings?: TSESLint.SharedConfigurationSettings;
  readonly filename?: string;
  readonly report?: (descriptor: Descriptor) => void;
}

/** A context that tells a rule something else in some points, and in all others what the given one says. */
export function deriveContext(context: Context, told: Told): Context {
  const { filename } = told;
  // A context is frozen and partly made of getters of its class, so that it can be neither spread nor assigned to.
  const derived = Object.create(context) as Context;
  for (const [name, value] of Object.entries(told)) Object.defineProperty(derived, name, { value });
  if (filename !== undefined) {
    Object.defineProperty(derived, 'physicalFilename', { value: filename });
    Object.defineProperty(derived, 'getFilename', { value: () => filename });
  }
  return derived;
}
