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
    const all = new Map<string, Listener[]>();
    for (const [key, rule] of Object.entries(rules)) {
      for (const [selector, listener] of listen(key, rule, context, collector)) {
        const others = all.get(selector);
        if (others) others.push(listener);
        else all.set(selector, [listener]);
      }
    }
    return [...all].map(([selector, listeners]) => [selector, joinListeners(listeners)]);
  });
