import type { FileDuplication } from './duplication/find-duplications.ts';
import { findDuplications } from './duplication/find-duplications.ts';
import { placesOf, type DuplicatedPlace } from './duplication/places.ts';
import type { TokenLine } from './duplication/token-lines.ts';
import { languageOf } from './languages/index.ts';
import { isData } from './languages/infrastructure/identify.ts';
import type { SourceFile } from './languages/language.ts';
import type { Counts, Measures } from './measures/metric-keys.ts';
import { sumMeasures } from './measures/sum-measures.ts';
import { cleanMessage } from './rules/clean-message.ts';
import type { Finding } from './rules/finding.ts';
import { noReadings, type KeptReadings } from './rules/kept-readings.ts';
import { testAnalysis } from './selection/test-analysis.ts';
import { indexLines } from './text/line-index.ts';

/** Analysis of one file as plain data, its part of a project's result; it depends only on the path and the text. */
export interface FileAnalysis {
  readonly path: string;
  readonly language: string;
  /** Set for a test. */
  readonly isTest?: boolean;
  /** False when no parser accepts the text; then only its physical lines are counted. */
  readonly parsable: boolean;
  readonly counts: Counts;
  readonly tokenLines: readonly TokenLine[];
  readonly noSonarLines: readonly number[];
  readonly findings: readonly Finding[];
  /** Number of findings that NOSONAR suppresses; absent without any. */
  readonly silenced?: number;
  /** First lines of the scripts of a page that no parser accepts: rules did not read them. Absent without any. */
  readonly unreadScripts?: readonly number[];
}

/** A file of an analysed project: its findings, measures and duplication. */
export interface MeasuredFile extends Omit<FileAnalysis, 'tokenLines' | 'counts'> {
  readonly measures: Measures;
  readonly duplication: FileDuplication;
  /** Its duplicated stretches by group. */
  readonly duplicates: readonly DuplicatedPlace[];
}

export interface ProjectAnalysis {
  readonly measures: Measures;
  readonly files: readonly MeasuredFile[];
}

/** Findings of a file that are reported, how many NOSONAR suppresses, and the scripts without findings. */
export type ReportedFindings = Pick<FileAnalysis, 'findings' | 'silenced' | 'unreadScripts'>;

/**
 * The reportable findings: drops those that start on a line marked NOSONAR and cleans the messages. `earlier` is the number of
 * findings of the same file that were dropped before.
 */
function reportable(
  findings: readonly Finding[],
  noSonarLines: readonly number[],
  earlier = 0,
): ReportedFindings {
  const silent = new Set(noSonarLines);
  const left = findings.filter(({ range }) => range === null || !silent.has(range.startLine));
  const silenced = earlier + findings.length - left.length;
  return { findings: left.map((finding) => cleanMessage(finding)), ...(silenced > 0 && { silenced }) };
}

/** Analyses one file; null for data and for a language that is not measured. A byte order mark is ignored. */
export function analyseFile({ path, text, isTest = false }: SourceFile): FileAnalysis | null {
  const language = languageOf(path);
  if (language === null || isData(path, text)) return null;
  const plain = text.replace(/^\ufeff/u, '');
  const physical = { lines: indexLines(plain).count, files: 1 };
  const analysis = language.analyse({ path, text: plain });
  const found = analysis ?? { counts: {}, tokenLines: [], noSonarLines: [], findings: [] };
  if (isTest) return testAnalysis(path, language.key, analysis);
  return {
    path,
    language: language.key,
    parsable: analysis !== null,
    ...found,
    ...reportable(found.findings, found.noSonarLines),
    counts: { ...physical, ...found.counts },
  };
}

/**
 * Runs the rules over a batch and returns the findings by path, without those that NOSONAR suppresses.
 * `parts` are the results of `analyseFile` for the files to report; `onFile` is called before each of them is analysed.
 * The other sources only supply context: types of scripts, classes, and the settings in `tsconfig.json` and
 * `package.json`. `kept` caches parsed files for the next batch, where both share most of them; by default nothing is
 * cached.
 */
export async function findInFiles(
  sources: readonly SourceFile[],
  parts: readonly Pick<FileAnalysis, 'path' | 'isTest' | 'noSonarLines' | 'findings' | 'silenced'>[],
  onFile: (path: string) => void = () => undefined,
  kept: KeptReadings = noReadings,
): Promise<ReadonlyMap<string, ReportedFindings>> {
  // Loaded on demand: the compiler and the linter are large.
  const { findIn } = await import('./rules/find-in.ts');
  const selected = new Set(parts.map(({ path }) => path));
  const tests = new Set(parts.flatMap(({ path, isTest }) => (isTest === true ? [path] : [])));
  const roleOf = (path: string) => (tests.has(path) ? 'test' : selected.has(path) ? 'main' : null);
  const unread = new Map<string, readonly number[]>();
  const found = await findIn(sources, onFile, roleOf, kept, (path, lines) => unread.set(path, lines));
  return new Map(
    parts.map(({ path, noSonarLines, findings, silenced }) => {
      const reported = reportable([...findings, ...(found.get(path) ?? [])], noSonarLines, silenced);
      const unreadScripts = unread.get(path);
      return [path, { ...reported, ...(unreadScripts && { unreadScripts }) }];
    }),
  );
}

/** Loads and warms up the rules for scripts ahead of the first batch. */
export async function prepareForScripts(): Promise<void> {
  const { findInScripts } = await import('./rules/javascript/find-in-scripts.ts');
  findInScripts([{ path: 'a.js', text: 'document.title = [1].map(String).join();' }]);
}

/** Analyses a batch of files, with the findings of all rules. */
export async function analyseFiles(sources: readonly SourceFile[]): Promise<readonly FileAnalysis[]> {
  const parts = sources.flatMap((source) => analyseFile(source) ?? []);
  const found = await findInFiles(sources, parts);
  return parts.map((part) => ({ ...part, findings: [], ...found.get(part.path) }));
}

function withDuplication(file: FileAnalysis, { lines, blocks }: FileDuplication): Counts {
  const { parsable, isTest, counts } = file;
  if (!parsable || isTest === true) return counts;
  return {
    ...counts,
    duplicated_lines: lines,
    duplicated_blocks: blocks,
    duplicated_files: blocks > 0 ? 1 : 0,
  };
}

/** Joins the analyses of a project's files: finds duplication across all languages and sums the measures. */
export function analyseProject(analyses: readonly FileAnalysis[]): ProjectAnalysis {
  const files = [...analyses].sort((a, b) => (a.path < b.path ? -1 : 1));
  const duplications = findDuplications(files.map(({ tokenLines }) => tokenLines));
  const measured = files.map((file, i) => {
    const duplication = duplications[i] ?? { groups: [], lines: 0, blocks: 0 };
    const { path, language, parsable, noSonarLines, findings } = file;
    const counts = withDuplication(file, duplication);
    const duplicates = placesOf(i, duplication, file.tokenLines);
    return { path, language, parsable, noSonarLines, findings, counts, duplication, duplicates };
  });
  return {
    measures: sumMeasures(measured.map(({ counts }) => counts)),
    files: measured.map(({ counts, ...file }) => ({ ...file, measures: sumMeasures([counts]) })),
  };
}
