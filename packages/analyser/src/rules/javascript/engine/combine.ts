import type { TSESLint, TSESTree } from '@typescript-eslint/utils';

import { deriveContext, type Context, type Descriptor } from './derive-context.ts';
import type { AnyRule, RuleTable } from './rule-table.ts';

/** What a rule said, before it is a finding. */
export interface Report {
  readonly key: string;
  readonly loc: TSESTree.SourceLocation | TSESTree.Position;
  readonly message: string;
  /** The object that the rule handed over: by it the gap is known. */
  readonly descriptor: object;
}

/** Rules of which each speaks under its key; what a rule that failed has said is taken back. */
export interface Collector {
  readonly path: string;
  readonly reports: Map<string, Report[]>;
  readonly failed: Map<string, unknown>;
}

/** Hears of a node, or of a part of the code's paths with what it begins at or leads to: never more than three things. */
type Listener = (first?: unknown, second?: unknown, third?: unknown) => void;

const fill = (text: string, data: Readonly<Record<string, unknown>> = {}): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/gu, (whole, name: string) => (name in data ? String(data[name]) : whole));

function toReport(key: string, rule: AnyRule, descriptor: Descriptor): Report {
  const { messageId, data } = descriptor;
  const loc = descriptor.loc ?? ('node' in descriptor ? descriptor.node.loc : { line: 1, column: 0 });
  return { key, loc, message: fill(rule.meta.messages[messageId] ?? messageId, data), descriptor };
}

/** The listeners of one rule, which neither disturb the others by failing nor are called after it. */
function listen(key: string, rule: AnyRule, context: Context, { reports, failed }: Collector) {
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

/** All of them, one after the other. */
const each =
  (listeners: readonly Listener[]): Listener =>
  (first, second, third) => {
    for (const listener of listeners) listener(first, second, third);
  };

/** One rule that does the work of many: the tree is walked once, and each selector is looked up once. */
export function combine(rules: RuleTable, collector: Collector): AnyRule {
  const create = (given: Context): TSESLint.RuleListener => {
    const all = new Map<string, Listener[]>();
    const context = deriveContext(given, { filename: collector.path, options: [] });
    for (const [key, rule] of Object.entries(rules)) {
      for (const [selector, listener] of listen(key, rule, context, collector)) {
        const others = all.get(selector);
        if (others) others.push(listener);
        else all.set(selector, [listener]);
      }
    }
    const joined = [...all].map(([selector, listeners]) => [selector, each(listeners)]);
    return Object.fromEntries(joined) as TSESLint.RuleListener;
  };
  return { meta: { type: 'suggestion', messages: {}, schema: [] }, create };
}
