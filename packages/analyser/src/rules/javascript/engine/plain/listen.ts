import type { TSESLint, TSESTree } from '@typescript-eslint/utils';

import { deriveContext, type Context, type Descriptor } from './derive-context.ts';
import type { AnyRule, RuleTable } from './rule-table.ts';

/** A report of a rule, before it is a finding. */
export interface Report {
  readonly key: string;
  readonly loc: TSESTree.SourceLocation | TSESTree.Position;
  readonly message: string;
  /** Object that the rule passed: key of the finding's gap. */
  readonly descriptor: object;
}

/** Reports of each rule under its key; those of a failed rule do not count. */
export interface Collector {
  readonly path: string;
  readonly reports: Map<string, Report[]>;
  readonly failed: Map<string, unknown>;
}

/** Listener of a node, or of an event of code path analysis: at most three arguments. */
export type Listener = (first?: unknown, second?: unknown, third?: unknown) => void;

/** A message with the values of its placeholders. */
const fill = (text: string, data: Readonly<Record<string, unknown>> = {}): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/gu, (whole, name: string) => (name in data ? String(data[name]) : whole));

function toReport(key: string, rule: AnyRule, descriptor: Descriptor): Report {
  const { messageId, data } = descriptor;
  const loc = descriptor.loc ?? ('node' in descriptor ? descriptor.node.loc : { line: 1, column: 0 });
  return { key, loc, message: fill(rule.meta.messages[messageId] ?? messageId, data), descriptor };
}

/** The listeners of one rule; after a failure they do nothing, and other rules continue. */
export function listen(key: string, rule: AnyRule, context: Context, { reports, failed }: Collector) {
  const own: Report[] = [];
  reports.set(key, own);
  const report = (descriptor: Descriptor) => void own.push(toReport(key, rule, descriptor));
  let hasFailed = false;
  const guard =
    (listener: Listener): Listener =>
    (first, second, third) => {
      if (hasFailed) return;
      try {
        listener(first, second, third);
      } catch (error) {
        hasFailed = true;
        failed.set(key, error);
      }
    };
  let listeners: TSESLint.RuleListener = {};
  guard(() => {
    listeners = rule.create(deriveContext(context, { id: key, report }));
  })();
  return Object.entries(listeners).flatMap(([selector, listener]) =>
    listener === undefined ? [] : [[selector, guard(listener as Listener)] as const],
  );
}

/** One ESLint rule for each rule, which collects its reports: the plain alternative to `combine`. */
export function separate(rules: RuleTable, collector: Collector): RuleTable {
  return Object.fromEntries(
    Object.entries(rules).map(([key, rule]) => [
      key,
      wrap(collector, (context) => listen(key, rule, context, collector)),
    ]),
  );
}

type Listeners = readonly (readonly [string, Listener])[];

/** An ESLint rule with the listeners that `listenersIn` returns for a context with the file's path and no options. */
export function wrap({ path }: Collector, listenersIn: (context: Context) => Listeners): AnyRule {
  return {
    meta: { type: 'suggestion', messages: {}, schema: [] },
    create: (given) => Object.fromEntries(listenersIn(deriveContext(given, { filename: path, options: [] }))),
  };
}
