import type { FileAnalysis } from '@mantenible/analyser';
import type { CommitMedido, LeerPartes, LimitesAnalisis } from '@mantenible/domain/analisis';
import { inParallel } from '@mantenible/promises/in-parallel';

import {
  applyRules,
  isPython,
  isScript,
  measureBatchChars,
  type AnalysisWorkers,
  type Source,
} from '../pipeline/analyse-sources.ts';
import { cutIntoBatches } from '../pipeline/batches.ts';
import { joinParts } from '../pipeline/join.ts';
import { readKnownParts } from '../pipeline/parts.ts';
import { measureFiles } from '../workers/measure-files.ts';
import { fileKey } from './chosen-trees.ts';
import type { CommitSources } from './read-texts.ts';

export interface CommitsRequest {
  readonly limites: Pick<LimitesAnalisis, 'procesos'>;
  /** The newest first. */
  readonly commits: readonly CommitSources[];
  /** The caller closes them. */
  readonly workers: AnalysisWorkers;
  readonly conocidos: LeerPartes;
  readonly onProgress: (done: number, total: number) => void;
}

/** Part of a file without its findings, of which only the number is kept. */
interface CountedPart {
  readonly part: FileAnalysis;
  findings: number;
}

type Parts = Map<string, CountedPart>;

/** Files of a commit that no newer one has. */
interface NewFiles extends CommitSources {
  readonly added: readonly Source[];
}

/**
 * Measures commits, the newest first: each file with one content is analysed once, with the other files of the newest
 * commit that has it, and not at all where a part of an earlier analysis is known. Duplication is that of each commit.
 */
export async function analyseCommits(request: CommitsRequest): Promise<readonly CommitMedido[]> {
  const { commits, workers, onProgress } = request;
  const parts: Parts = new Map();
  const unknown = await withoutKnown(request, addedFiles(commits), parts);
  const total = unknown.reduce((sum, { added }) => sum + added.length + withRules(added).length, 0);
  let done = 0;
  const advance = (): void => {
    done = Math.min(done + 1, total);
    onProgress(done, total);
  };
  if (!unknown.some(({ added }) => added.some(isScript))) workers.ruleWorkers.discardWarm();
  // The rules of a commit run while later ones are measured.
  let last = Promise.resolve();
  const measured = unknown.map((commit) => {
    last = last.then(() => measureFilesOf(request, commit, parts, advance));
    return last;
  });
  const [measures] = await Promise.all([
    last.then(() => inParallel(commits, 1, (commit) => joinedMeasures(workers, commit, parts))),
    inParallel([...unknown.entries()], 1, async ([index, commit]) => {
      await measured[index];
      await addFindings(workers, commit, parts, advance);
    }),
  ]);
  return commits.map(({ commit, fecha, sources }, index) => ({
    commit,
    fecha: new Date(fecha).toISOString(),
    medidas: { ...measures[index], code_smells: findingsOf(sources, parts) },
  }));
}

function addedFiles(commits: readonly CommitSources[]): readonly NewFiles[] {
  const seen = new Set<string>();
  return commits.map((commit) => {
    const added = commit.sources.filter((source) => !seen.has(fileKey(source)));
    for (const source of added) seen.add(fileKey(source));
    return { ...commit, added };
  });
}

/** Adds the known parts; the returned commits have only the files without one. */
async function withoutKnown(
  { conocidos }: CommitsRequest,
  commits: readonly NewFiles[],
  parts: Parts,
): Promise<readonly NewFiles[]> {
  return inParallel(commits, 1, async (commit) => {
    const blobs = commit.added.map(({ blob, path }) => ({ blob, ruta: path }));
    const known = await readKnownParts(conocidos, blobs);
    const added = commit.added.filter((source) => {
      const part = known.get(source.path);
      if (part) parts.set(fileKey(source), counted(part));
      return part === undefined;
    });
    return { ...commit, added };
  });
}

const counted = (part: FileAnalysis): CountedPart => ({
  part: { ...part, findings: [] },
  findings: part.findings.length,
});

/** Adds the parts of a commit's new files, without findings of rules. */
async function measureFilesOf(
  { limites, workers }: CommitsRequest,
  { added }: NewFiles,
  parts: Parts,
  advance: () => void,
): Promise<void> {
  await inParallel(cutIntoBatches(added, measureBatchChars), limites.procesos, async (batch) => {
    const blobs = new Map(batch.map(({ path, blob }) => [path, blob]));
    await measureFiles(workers.measureWorkers, batch, (part) => {
      // Findings stay until the rules have run: they read them.
      parts.set(fileKey({ path: part.path, blob: blobs.get(part.path) ?? '' }), {
        part,
        findings: part.findings.length,
      });
      advance();
    });
  });
}

const withRules = (sources: readonly Source[]): readonly Source[] =>
  sources.filter((source) => isScript(source) || isPython(source));

/** Runs the rules over a commit's new files, with its other files as their context. */
async function addFindings(
  workers: AnalysisWorkers,
  { added, sources, context }: NewFiles,
  parts: Parts,
  advance: () => void,
): Promise<void> {
  const own = new Map(
    added.flatMap((source) => {
      const part = parts.get(fileKey(source))?.part;
      return part ? [[source.path, part] as const] : [];
    }),
  );
  await applyRules({ sources, context, workers, keep: true }, withRules(added), own, advance);
  for (const source of added) {
    const part = own.get(source.path);
    if (part) parts.set(fileKey(source), counted(part));
  }
}

async function joinedMeasures(
  { measureWorkers }: AnalysisWorkers,
  { sources }: CommitSources,
  parts: Parts,
): Promise<CommitMedido['medidas']> {
  const all = sources.flatMap((source) => parts.get(fileKey(source))?.part ?? []);
  return (await joinParts(measureWorkers, all)).medidas;
}

function findingsOf(sources: readonly Source[], parts: Parts): number {
  return sources.reduce((sum, source) => sum + (parts.get(fileKey(source))?.findings ?? 0), 0);
}
