import type { SourceFile } from '../../languages/language.ts';
import { effortOf, factsOf } from '../catalogue/rule-facts.ts';
import type { Finding, TextRange } from '../finding.ts';
import { noReadings, type KeptReadings } from '../kept-readings.ts';
import { everyFileIsMain, type OnUnread, type Role, type RoleOf } from '../role.ts';
import { gapOf } from './engine/plain/gaps.ts';
import type { Report } from './engine/plain/listen.ts';
import { physicalPlace } from './engine/plain/physical-place.ts';
import { parseScript, type ParsedScript, type Script } from './engine/parse-script.ts';
import { typedScripts } from './engine/typed-scripts.ts';
import type { RuleTable } from './engine/plain/rule-table.ts';
import { runRules } from './engine/run-rules.ts';
import { scriptsOfPages } from './engine/page-scripts.ts';
import { rulesByRepository, rulesOfPages, rulesOfTests } from './rules.ts';

/** The place of a report; null for one of the whole file, at line 0. */
function rangeOf({ loc }: Report, { sourceCode }: ParsedScript): TextRange | null {
  const given = 'start' in loc ? loc : { start: loc, end: loc };
  if (given.start.line === 0) return null;
  const start = physicalPlace(sourceCode, given.start);
  const end = physicalPlace(sourceCode, given.end);
  return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}

const compareStarts = (a: TextRange | null, b: TextRange | null) =>
  (a?.startLine ?? 0) - (b?.startLine ?? 0) || (a?.startColumn ?? 0) - (b?.startColumn ?? 0);

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

function findInScript(script: Script, role: Role): readonly Finding[] {
  const parsed = parseScript(script);
  if (parsed === null) return [];
  const repository = /\.[cm]?tsx?$/iu.test(script.virtualPath) ? 'typescript' : 'javascript';
  const rules = role === 'test' ? rulesOfTests : rulesByRepository;
  return findInParsed(parsed, repository, rules[repository]);
}

/** The findings in the scripts of an HTML page that can be parsed, and the first lines of the others. */
function findInPage(scripts: readonly Script[]): { findings: readonly Finding[]; unread: readonly number[] } {
  const parsed = scripts.map((script) => parseScript(script));
  return {
    findings: parsed.flatMap((script) => (script ? findInParsed(script, 'javascript', rulesOfPages) : [])),
    unread: scripts.flatMap(({ origin }, i) => (parsed[i] === null ? [(origin?.line ?? 0) + 1] : [])),
  };
}

/**
 * The findings of the rules for JavaScript and TypeScript in a batch, by path, with the types of all its
 * files. The batch may contain compiler settings (`tsconfig.json`), manifests and files in other languages.
 * `onUnread` gets the first lines of the scripts of a page that cannot be parsed: a server's template fills them in.
 */
export function findInScripts(
  files: readonly SourceFile[],
  onFile: (path: string) => void = () => undefined,
  roleOf: RoleOf = everyFileIsMain,
  kept: KeptReadings = noReadings,
  onUnread: OnUnread = () => undefined,
): ReadonlyMap<string, readonly Finding[]> {
  const found = new Map<string, readonly Finding[]>();
  for (const script of typedScripts(files, kept.scripts)) {
    const role = roleOf(script.path);
    if (role === null) continue;
    onFile(script.path);
    found.set(script.path, findInScript(script, role));
  }
  for (const { path, scripts } of scriptsOfPages(files)) {
    // Scripts of a page that is a test have no rules.
    if (roleOf(path) !== 'main') continue;
    onFile(path);
    const { findings, unread } = findInPage(scripts);
    found.set(path, findings);
    if (unread.length > 0) onUnread(path, unread);
  }
  return found;
}
