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
  const names = filename !== undefined && { physicalFilename: filename, getFilename: () => filename };
  const own = Object.entries({ ...told, ...names }).map(([name, value]) => [name, { value }] as const);
  // A context is frozen and partly made of getters of its class, so that it cannot be spread.
  return Object.create(context, Object.fromEntries(own)) as Context;
}
