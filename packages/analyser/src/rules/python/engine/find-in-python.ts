import type { PythonNode } from '../../../languages/python/ast/node.ts';
import { effortOf, factsOf } from '../../catalogue/rule-facts.ts';
import type { Finding } from '../../finding.ts';
import { sharedContext, type FileContext, type SharedContext } from './context.ts';
import { rangeOf, spanOfReport } from './places.ts';
import type { Listeners, PythonContext, PythonRules, Report } from './python-rule.ts';

/** Called when a rule throws on a file. */
type OnFailure = (key: string, error: unknown) => void;

/** A rule with its listeners for one file. */
interface RuleRun {
  readonly key: string;
  readonly listeners: Listeners;
}

/**
 * The findings of the rules in a file. If a listener throws, the rule keeps its findings and continues with the next
 * node; other rules are not affected.
 */
export function runPythonRules(
  file: FileContext,
  rules: PythonRules,
  failed: OnFailure = () => undefined,
): readonly Finding[] {
  const findings: Finding[] = [];
  const shared = sharedContext(file);
  const guarded = (key: string, work: () => void) => {
    try {
      work();
    } catch (error) {
      failed(key, error);
    }
  };
  const runs: RuleRun[] = [];
  for (const [key, rule] of Object.entries(rules)) {
    const context = contextOf(shared, key, (finding) => findings.push(finding));
    guarded(key, () => runs.push({ key, listeners: rule(context) }));
  }
  const typed = runs.flatMap((run) => Object.keys(run.listeners).map((type) => ({ ...run, type })));
  const byType = Map.groupBy(typed, ({ type }) => type);
  for (const node of file.source.tree.nodes)
    for (const { key, listeners } of byType.get(node.type) ?? [])
      guarded(key, () => {
        callListener(listeners, node);
      });
  for (const { key, listeners } of runs) guarded(key, () => listeners.onEnd?.());
  return findings;
}

function callListener(listeners: Listeners, node: PythonNode): void {
  // The key is the type of the node; TypeScript cannot correlate the two unions.
  (listeners[node.type] as ((node: PythonNode) => void) | undefined)?.(node);
}

function contextOf(shared: SharedContext, key: string, add: (finding: Finding) => void): PythonContext {
  const prefixed = `python:${key}`;
  const facts = factsOf(prefixed);
  const report = (reported: Report) => {
    if (facts === null) return;
    const range = rangeOf(shared.source, spanOfReport(shared.source, reported));
    add({ rule: prefixed, message: reported.message, range, effort: effortOf(facts, reported.gap) });
  };
  // The shared part has a getter, which a spread would evaluate for every rule.
  const own = { parameters: { value: facts?.parameters ?? {} }, report: { value: report } };
  return Object.create(shared, own) as PythonContext;
}
