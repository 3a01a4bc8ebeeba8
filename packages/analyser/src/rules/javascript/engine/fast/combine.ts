import { listen, wrap, type Collector, type Listener } from '../plain/listen.ts';
import type { AnyRule, RuleTable } from '../plain/rule-table.ts';

/** Calls all listeners, in order. */
const each =
  (listeners: readonly Listener[]): Listener =>
  (first, second, third) => {
    for (const listener of listeners) listener(first, second, third);
  };

/** One rule with the listeners of all: ESLint calls one function for each selector. */
export const combine = (rules: RuleTable, collector: Collector): AnyRule =>
  wrap(collector, (context) => {
    const all = new Map<string, Listener[]>();
    for (const [key, rule] of Object.entries(rules)) {
      for (const [selector, listener] of listen(key, rule, context, collector)) {
        const others = all.get(selector);
        if (others) others.push(listener);
        else all.set(selector, [listener]);
      }
    }
    return [...all].map(([selector, listeners]) => [selector, each(listeners)]);
  });
