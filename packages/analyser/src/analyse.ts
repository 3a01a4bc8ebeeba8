import type { FileDuplication } from './duplication/find-duplications.ts';
import { findDuplications } from './duplication/find-duplications.ts';
import type { TokenLine } from './duplication/token-lines.ts';
import { languageOf } from './languages/index.ts';
import { isData } from './languages/infrastructure/identify.ts';
import type { SourceFile } from './languages/language.ts';
import type { Counts, Measures } from './measures/metric-keys.ts';
import { sumMeasures } from './measures/sum-measures.ts';
import { cleanMessage } from './rules/clean-message.ts';
import type { Finding } from './rules/finding.ts';
import { indexLines } from './text/line-index.ts';

/** What one file gives by itself, plain data: the same text always gives the same, whatever stands beside it. */
export interface FileAnalysis {
  readonly path: string;
  readonly language: string;
  /** False when no parser takes the text: then only its physical lines are known. */
  readonly parsable: boolean;
  readonly counts: Counts;
  readonly tokenLines: readonly TokenLine[];
  readonly noSonarLines: readonly number[];
  readonly findings: readonly Finding[];
}

export interface MeasuredFile extends Omit<FileAnalysis, 'tokenLines' | 'counts'> {
  readonly measures: Measures;
  readonly duplication: FileDuplication;
}

export interface ProjectAnalysis {
  readonly measures: Measures;
  readonly files: readonly MeasuredFile[];
}

/** Findings as they leave the analyser: none that starts on a line marked NOSONAR, and messages that can be stored. */
const heard = (findings: readonly Finding[], noSonarLines: readonly number[]): readonly Finding[] =>
  findings
    .filter(({ range }) => range === null || !noSonarLines.includes(range.startLine))
    .map((finding) => cleanMessage(finding));

/** One file's part of an analysis; null for a file of no measured language. The text may begin with a byte order mark. */
export function analyseFile({ path, text }: SourceFile): FileAnalysis | null {
  const language = languageOf(path);
  if (language === null || isData(path, text)) return null;
  const plain = text.replace(/^\ufeff/u, '');
  const physical = { lines: indexLines(plain).count, files: 1 };
  const analysis = language.analyse({ path, text: plain });
  const found = analysis ?? { counts: {}, tokenLines: [], noSonarLines: [], findings: [] };
  return {
    path,
    language: language.key,
    parsable: analysis !== null,
    ...found,
    findings: heard(found.findings, found.noSonarLines),
    counts: { ...physical, ...found.counts },
  };
}

/**
 * What the rules that look across a batch find in some of its files, by path, without what NOSONAR silences; `parts`
 * are what `analyseFile` gave of these, and `onFile` hears of each before it is looked at. The rest is only known to
 * them: scripts know the types of all others, and `tsconfig.json` and `package.json` are heeded.
 */
export async function findInFiles(
  sources: readonly SourceFile[],
  parts: readonly Pick<FileAnalysis, 'path' | 'noSonarLines' | 'findings'>[],
  onFile: (path: string) => void = () => undefined,
): Promise<ReadonlyMap<string, readonly Finding[]>> {
  // Loaded only when there is something to look at: the compiler and the linter are heavy.
  const { findIn } = await import('./rules/find-in.ts');
  const asked = new Set(parts.map(({ path }) => path));
  const found = await findIn(sources, onFile, (path) => asked.has(path));
  return new Map(
    parts.map(({ path, noSonarLines, findings }) => [path, heard(found.get(path) ?? findings, noSonarLines)]),
  );
}

/** Loads what rules for scripts need, so that the first batch need not wait for it. */
export async function prepareForScripts(): Promise<void> {
  const { findInScripts } = await import('./rules/javascript/find-in-scripts.ts');
  findInScripts([{ path: 'a.js', text: 'document.title = [1].map(String).join();' }]);
}

/** The parts of a batch of files with what rules find in them. */
export async function analyseFiles(sources: readonly SourceFile[]): Promise<readonly FileAnalysis[]> {
  const parts = sources.flatMap((source) => analyseFile(source) ?? []);
  const found = await findInFiles(sources, parts);
  return parts.map((part) => ({ ...part, findings: found.get(part.path) ?? [] }));
}

function withDuplication({ parsable, counts }: FileAnalysis, { lines, blocks }: FileDuplication): Counts {
  if (!parsable) return counts;
  return {
    ...counts,
    duplicated_lines: lines,
    duplicated_blocks: blocks,
    duplicated_files: blocks > 0 ? 1 : 0,
  };
}

/** Joins the analyses of a project's files: finds what they have in common, whatever their language, and adds up. */
export function analyseProject(analyses: readonly FileAnalysis[]): ProjectAnalysis {
  const files = [...analyses].sort((a, b) => (a.path < b.path ? -1 : 1));
  const duplications = findDuplications(files.map(({ tokenLines }) => tokenLines));
  const measured = files.map((file, i) => {
    const duplication = duplications[i] ?? { groups: [], lines: 0, blocks: 0 };
    const { path, language, parsable, noSonarLines, findings } = file;
    const counts = withDuplication(file, duplication);
    return { path, language, parsable, noSonarLines, findings, counts, duplication };
  });
  return {
    measures: sumMeasures(measured.map(({ counts }) => counts)),
    files: measured.map(({ counts, ...file }) => ({ ...file, measures: sumMeasures([counts]) })),
  };
}
