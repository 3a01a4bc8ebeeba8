import type { SourceFile } from '../../languages/language.ts';
import { effortOf, factsOf } from '../catalogue/rule-facts.ts';
import type { Finding, TextRange } from '../finding.ts';
import { noReadings, type KeptReadings } from '../kept-readings.ts';
import { gapOf } from './engine/plain/gaps.ts';
import type { Report } from './engine/plain/listen.ts';
import { physicalPlace } from './engine/plain/physical-place.ts';
import { parseScript, type ParsedScript, type Script } from './engine/parse-script.ts';
import { typedScripts } from './engine/typed-scripts.ts';
import type { RuleTable } from './engine/plain/rule-table.ts';
import { runRules } from './engine/run-rules.ts';
import { scriptsOfPages } from './engine/page-scripts.ts';
import { rulesByRepository, rulesOfPages } from './rules.ts';

function rangeOf({ loc }: Report, { sourceCode }: ParsedScript): TextRange {
  const given = 'start' in loc ? loc : { start: loc, end: loc };
  const start = physicalPlace(sourceCode, given.start);
  const end = physicalPlace(sourceCode, given.end);
  return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}

const compareStarts = (a: TextRange, b: TextRange) =>
  a.startLine - b.startLine || a.startColumn - b.startColumn;

type Repository = 'javascript' | 'typescript';

function findInParsed(script: ParsedScript, repository: Repository, rules: RuleTable): readonly Finding[] {
  return runRules(script, rules)
    .reports.map((report) => ({ report, range: rangeOf(report, script) }))
    .sort((a, b) => compareStarts(a.range, b.range))
    .flatMap(({ report, range }) => {
      const rule = `${repository}:${report.key}`;
      const facts = factsOf(rule);
      if (facts === null) return [];
      return [{ rule, message: report.message, range, effort: effortOf(facts, gapOf(report.descriptor)) }];
    });
}

function findInScript(script: Script): readonly Finding[] {
  const parsed = parseScript(script);
  if (parsed === null) return [];
  const repository = /\.[cm]?tsx?$/iu.test(script.virtualPath) ? 'typescript' : 'javascript';
  return findInParsed(parsed, repository, rulesByRepository[repository]);
}

/** The findings in all scripts of an HTML page; none if one of the scripts cannot be parsed. */
function findInPage(scripts: readonly Script[]): readonly Finding[] {
  const parsed = scripts.map((script) => parseScript(script));
  if (parsed.includes(null)) return [];
  return parsed.flatMap((script) => (script ? findInParsed(script, 'javascript', rulesOfPages) : []));
}

/**
 * The findings of the rules for JavaScript and TypeScript in a batch, by path, with the types of all its
 * files. The batch may contain compiler settings (`tsconfig.json`), manifests and files in other languages.
 */
export function findInScripts(
  files: readonly SourceFile[],
  onFile: (path: string) => void = () => undefined,
  isSelected: (path: string) => boolean = () => true,
  kept: KeptReadings = noReadings,
): ReadonlyMap<string, readonly Finding[]> {
  const found = new Map<string, readonly Finding[]>();
  for (const script of typedScripts(files, kept.scripts)) {
    if (!isSelected(script.path)) continue;
    onFile(script.path);
    found.set(script.path, findInScript(script));
  }
  for (const { path, scripts } of scriptsOfPages(files)) {
    if (!isSelected(path)) continue;
    onFile(path);
    found.set(path, findInPage(scripts));
  }
  return found;
}
