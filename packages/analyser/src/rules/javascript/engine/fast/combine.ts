import { listen, wrap, type Collector, type Listener } from '../plain/listen.ts';
import type { AnyRule, RuleTable } from '../plain/rule-table.ts';

/** A listener that calls these listeners in order. */
const joinListeners =
  (listeners: readonly Listener[]): Listener =>
  (first, second, third) => {
    for (const listener of listeners) listener(first, second, third);
  };

/** One ESLint rule with the listeners of all rules, so that ESLint calls one function for each selector. */
export const combine = (rules: RuleTable, collector: Collector): AnyRule =>
  wrap(collector, (context) => {
    const all = Object.entries(rules).flatMap(([key, rule]) => listen(key, rule, context, collector));
    const bySelector = Map.groupBy(all, ([selector]) => selector);
    return [...bySelector].map(([selector, own]) => [selector, joinListeners(own.map(([, one]) => one))]);
  });
