import type { FileAnalysis } from '@mantenible/analyser';
import type { Decisor } from '@mantenible/domain/ambito';
import type { CommitMedido, LeerPartes, LimitesAnalisis } from '@mantenible/domain/analisis';
import { inParallel } from '@mantenible/promises/in-parallel';

import {
  applyRules,
  blobOf,
  isPython,
  isScript,
  measureBatchChars,
  type Source,
} from '../pipeline/analyse-sources.ts';
import { cutIntoBatches } from '../pipeline/batches.ts';
import { joinProjects, type JoinedMeasures } from '../pipeline/join.ts';
import { readKnownParts } from '../pipeline/parts.ts';
import { scopedFindings, scopedPart } from '../pipeline/scope.ts';
import type { AnalysisWorkers } from '../workers/analysis-workers.ts';
import { measureFiles } from '../workers/measure-files.ts';
import { fileKey } from './chosen-trees.ts';
import type { CommitSources } from './read-texts.ts';

/** What `analyseCommits` measures, and with which workers. */
export interface CommitsRequest {
  readonly limites: Pick<LimitesAnalisis, 'procesos' | 'memoriaMb' | 'segundosPorLote'>;
  /** The newest first. */
  readonly commits: readonly CommitSources[];
  readonly decisor: Decisor;
  /** The caller closes them. */
  readonly workers: AnalysisWorkers;
  readonly conocidos: LeerPartes;
  readonly onProgress: (done: number, total: number) => void;
}

/** The analysis of a file without its findings, of which only the number is stored. */
interface CountedPart {
  readonly part: FileAnalysis;
  findings: number;
}

/** Analyses of files by `fileKey`. */
type PartsByKey = Map<string, CountedPart>;

/** A commit; `added` are its files that no newer commit has with the same content. */
interface NewFiles extends CommitSources {
  readonly added: readonly Source[];
}

/**
 * Measures commits, the newest first. A file with the same content in several commits is analysed once, as part of the
 * newest of them; a file with a stored analysis is not analysed again. Duplication is computed for each commit.
 */
export async function analyseCommits(request: CommitsRequest): Promise<readonly CommitMedido[]> {
  const { commits, workers, onProgress } = request;
  const parts: PartsByKey = new Map();
  const unknown = await withoutKnown(request, addedFiles(commits), parts);
  const total = unknown.reduce((sum, { added }) => sum + added.length + sourcesWithRules(added).length, 0);
  let done = 0;
  const advance = (): void => {
    done = Math.min(done + 1, total);
    onProgress(done, total);
  };
  if (!unknown.some(({ added }) => added.some(isScript))) workers.ruleWorkers.discardWarm();
  const measures = await workInOrder(request, unknown, parts, advance);
  return commits.map(({ commit, fecha, sources }, index) => ({
    commit,
    fecha: new Date(fecha).toISOString(),
    medidas: { ...measures[index]?.medidas, code_smells: findingsOf(sources, parts) },
  }));
}

/**
 * Measures, joins and applies rules at the same time. The newest commit has most of the files, and its rules use more than
 * one core, because V8 compiles them meanwhile: most other work waits for their end.
 */
async function workInOrder(
  request: CommitsRequest,
  unknown: readonly NewFiles[],
  parts: PartsByKey,
  advance: () => void,
): Promise<readonly JoinedMeasures[]> {
  const { commits, workers } = request;
  const measure = (some: readonly NewFiles[]) =>
    inParallel(some, 1, (commit) => measureFilesOf(request, commit, parts, advance));
  const find = (some: readonly NewFiles[]) =>
    inParallel(some, 1, (commit) => addFindings(request, commit, parts, advance));
  const inScope = memoised((part: FileAnalysis) => scopedPart(part, request.decisor));
  const partsOf = ({ sources }: CommitSources) =>
    sources.flatMap((source) => {
      const part = parts.get(fileKey(source))?.part;
      return part ? [inScope(part)] : [];
    });
  const [newest, second, rest] = [unknown.slice(0, 1), unknown.slice(1, 2), unknown.slice(2)];
  await measure(newest);
  await Promise.all([find(newest), measure(second)]);
  await Promise.all([find(second), measure(rest)]);
  const [measures] = await Promise.all([
    joinProjects(workers.measureWorkers, commits.map(partsOf)),
    find(rest),
  ]);
  return measures;
}

/** One result for each object, so that commits that share a part still share it. */
function memoised<T extends object>(work: (one: T) => T): (one: T) => T {
  const known = new WeakMap<T, T>();
  return (one) => {
    const result = known.get(one) ?? work(one);
    known.set(one, result);
    return result;
  };
}

function addedFiles(commits: readonly CommitSources[]): readonly NewFiles[] {
  const seen = new Set<string>();
  return commits.map((commit) => {
    const added = commit.sources.filter((source) => !seen.has(fileKey(source)));
    for (const source of added) seen.add(fileKey(source));
    return { ...commit, added };
  });
}

/** Adds the stored analyses to `parts`; `added` of the returned commits has only the files without one. */
async function withoutKnown(
  { conocidos, limites, decisor }: CommitsRequest,
  commits: readonly NewFiles[],
  parts: PartsByKey,
): Promise<readonly NewFiles[]> {
  return inParallel(commits, 1, async (commit) => {
    const blobs = commit.added.map(blobOf);
    const known = await readKnownParts(conocidos, blobs, limites);
    const added = commit.added.filter((source) => {
      const part = known.get(source.path);
      if (part) parts.set(fileKey(source), withoutFindings(part, decisor));
      return part === undefined;
    });
    return { ...commit, added };
  });
}

/** The part with the number of its findings in scope alone. */
const withoutFindings = (part: FileAnalysis, decisor: Decisor): CountedPart => ({
  part: { ...part, findings: [] },
  findings: scopedFindings(part, decisor).length,
});

/** Measures a commit's new files and adds their analyses to `parts`, without findings of rules that read a batch. */
async function measureFilesOf(
  { limites, workers }: CommitsRequest,
  { added }: NewFiles,
  parts: PartsByKey,
  advance: () => void,
): Promise<void> {
  await inParallel(cutIntoBatches(added, measureBatchChars), limites.procesos, async (batch) => {
    const blobs = new Map(batch.map(({ path, blob }) => [path, blob]));
    await measureFiles(workers.measureWorkers, batch, (part) => {
      // The rules read these findings: `addFindings` drops them after the rules have run.
      parts.set(fileKey({ path: part.path, blob: blobs.get(part.path) ?? '' }), {
        part,
        findings: part.findings.length,
      });
      advance();
    });
  });
}

const sourcesWithRules = (sources: readonly Source[]): readonly Source[] =>
  sources.filter((source) => isScript(source) || isPython(source));

/** Runs the rules over a commit's new files, with its other files as their context. */
async function addFindings(
  { workers, decisor }: Pick<CommitsRequest, 'workers' | 'decisor'>,
  { added, sources, context, companions }: NewFiles,
  parts: PartsByKey,
  advance: () => void,
): Promise<void> {
  const own = new Map(
    added.flatMap((source) => {
      const part = parts.get(fileKey(source))?.part;
      return part ? [[source.path, part] as const] : [];
    }),
  );
  await applyRules(
    { sources, context, companions, workers, keep: true },
    sourcesWithRules(added),
    own,
    advance,
  );
  for (const source of added) {
    const part = own.get(source.path);
    if (part) parts.set(fileKey(source), withoutFindings(part, decisor));
  }
}

function findingsOf(sources: readonly Source[], parts: PartsByKey): number {
  return sources.reduce((sum, source) => sum + (parts.get(fileKey(source))?.findings ?? 0), 0);
}
