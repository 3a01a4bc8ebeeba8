import type { FileAnalysis, SourceFile } from '@mantenible/analyser';
import { languageKeyOf, mayHoldScripts } from '@mantenible/analyser/selection';
import type { Decisor } from '@mantenible/domain/ambito';
import type { ArchivoAnalizado, BlobDeRuta, LimitesAnalisis } from '@mantenible/domain/analisis';
import { inParallel } from '@mantenible/promises/in-parallel';

import { falloAnalisis } from '../failures.ts';
import type { AnalysisWorkers } from '../workers/analysis-workers.ts';
import { findIssues } from '../workers/find-issues.ts';
import { measureFiles } from '../workers/measure-files.ts';
import { stoppedUnder, type StoredPart } from './stopped.ts';
import { cutIntoBatches, fitOneBatch, ruleBatches } from './batches.ts';
import { joinParts, type JoinedMeasures } from './join.ts';
import type { UnreadScripts } from './scope-notices.ts';
import { scopedFindings, scopedPart } from './scope.ts';

/** A source file with the id of its blob. */
export interface Source extends SourceFile {
  readonly blob: string;
  /** The scope's encoding where the text was read by it. */
  readonly encoding?: string;
}

/** One analysed file; `parte` is its analysis, which `inBatches` compresses. */
export interface AnalysedFile extends Omit<ArchivoAnalizado, 'parte'> {
  readonly parte: StoredPart;
}

/** What `analyseSources` analyses, and with which workers. */
export interface SourcesRequest {
  readonly limites: Pick<LimitesAnalisis, 'procesos' | 'memoriaMb' | 'segundosPorLote'>;
  readonly sources: readonly Source[];
  /** Settings and declarations that rules for scripts read; they are not measured. */
  readonly context: readonly SourceFile[];
  /** Scripts outside the scope: they give types to the others. */
  readonly companions?: readonly SourceFile[];
  /** Excludes from duplication, coverage and findings. */
  readonly decisor?: Decisor;
  /** From `startWorkers`; the caller closes them. */
  readonly workers: AnalysisWorkers;
  /** Returns the stored analyses of those of these blobs that have one, by path. */
  readonly known: (blobs: readonly BlobDeRuta[]) => Promise<ReadonlyMap<string, StoredPart>>;
  readonly onProgress: (hechos: number, total: number) => void;
  /** Receives the measures of the whole project, before the rules run. */
  readonly onMeasures?: (medidas: JoinedMeasures['medidas']) => void;
}

export interface AnalysedSources {
  readonly medidas: Readonly<Record<string, number>>;
  readonly archivos: readonly AnalysedFile[];
  /** Paths of the files that killed their worker, now or in an earlier analysis. */
  readonly detenidos: readonly string[];
  readonly sinLeer: readonly UnreadScripts[];
}

/** Limit of the findings of a whole analysis: more than any hand-written project has, and within the server's memory. */
const maxFindings = 100_000;

/** Characters of the files that one request measures. */
export const measureBatchChars = 500_000;

export const isScript = ({ path }: Pick<SourceFile, 'path'>): boolean => mayHoldScripts(path);
export const isPython = ({ path }: Pick<SourceFile, 'path'>): boolean => languageKeyOf(path) === 'py';

/** Analyses texts in worker processes; stored analyses of unchanged files are reused. */
export async function analyseSources(request: SourcesRequest): Promise<AnalysedSources> {
  const { sources, onProgress, onMeasures } = request;
  const blobs = sources.map(blobOf);
  const known = await request.known(blobs);
  const parts = new Map<string, FileAnalysis>(known);
  const dead = new Set([...known].flatMap(([path, { stopped }]) => (stopped === undefined ? [] : [path])));
  const changed = sources.filter(({ path }) => !parts.has(path));
  const withRules = changed.filter((source) => isScript(source) || isPython(source));
  const total = changed.length + withRules.length;
  let done = 0;
  const advance = (): void => {
    done = Math.min(done + 1, total);
    onProgress(done, total);
  };
  // The warm worker has loaded rules for scripts only.
  if (!withRules.some(isScript)) request.workers.ruleWorkers.discardWarm();
  const joined = await measureChanged(request, changed, parts, (path, isDead) => {
    if (isDead) dead.add(path);
    advance();
  });
  onMeasures?.(joined.medidas);
  for (const path of await applyRules(request, withRules, parts, advance)) dead.add(path);
  return composeResult(request, parts, dead, joined);
}

/** Key of a file's stored analysis. */
export const blobOf = ({ blob, path, encoding, isTest = false }: Source): BlobDeRuta => ({
  blob,
  ruta: path,
  ...(isTest && { prueba: true }),
  ...(encoding !== undefined && { codificacion: encoding }),
});

/**
 * Adds the analyses of changed files to `parts`, without findings of rules that read a batch, and returns the measures of
 * the whole project and of each file.
 */
async function measureChanged(
  { limites, sources, workers, decisor }: SourcesRequest,
  changed: readonly Source[],
  parts: Map<string, FileAnalysis>,
  onMeasured: (path: string, isDead: boolean) => void,
): Promise<JoinedMeasures> {
  const pool = workers.measureWorkers;
  try {
    await inParallel(cutIntoBatches(changed, measureBatchChars), limites.procesos, (batch) =>
      measureFiles(pool, batch, (part, isDead) => {
        parts.set(part.path, part);
        onMeasured(part.path, isDead);
      }),
    );
    const all = sources.flatMap(({ path }) => parts.get(path) ?? []);
    return await joinParts(pool, decisor ? all.map((part) => scopedPart(part, decisor)) : all);
  } finally {
    pool.close();
  }
}

interface RulesRequest extends Pick<SourcesRequest, 'sources' | 'context' | 'companions' | 'workers'> {
  /** Whether the next request has most of the same sources. */
  readonly keep?: boolean;
}

/** Runs the rules over changed files and adds the findings to `parts`; returns the paths that killed their worker. */
export async function applyRules(
  { sources, context, companions = [], workers, keep = false }: RulesRequest,
  withRules: readonly Source[],
  parts: Map<string, FileAnalysis>,
  advance: () => void,
): Promise<ReadonlySet<string>> {
  const dead = new Set<string>();
  let room = maxFindings - [...parts.values()].reduce((sum, { findings }) => sum + findings.length, 0);
  const requireRoom = (): void => {
    if (room < 0) throw falloAnalisis('demasiadas-incidencias');
  };
  const parsable = withRules.filter(({ path }) => parts.get(path)?.parsable);
  const scripts = [...sources.filter(isScript), ...companions];
  const batches = [
    ...ruleBatches(fitOneBatch(scripts) ? scripts : sources.filter(isScript), parsable.filter(isScript)),
    ...ruleBatches(sources.filter(isPython), parsable.filter(isPython)),
  ];
  await inParallel(batches, 1, ({ files, others }) => {
    requireRoom();
    const all = files.some(isScript) ? [...others, ...context] : others;
    return findIssues(
      workers.ruleWorkers,
      { files, context: all, parts, keep: keep && others.length > 0 },
      {
        onStart: advance,
        onDeath: (path) => dead.add(path),
        onFindings: (path, reported) => {
          const part = parts.get(path);
          room -= reported.findings.length - (part?.findings.length ?? 0);
          // Findings above the limit are dropped here; the analysis is refused when the batch ends.
          if (part && room >= 0) parts.set(path, { ...part, ...reported });
        },
      },
    );
  });
  requireRoom();
  return dead;
}

/** Joins measures and findings of each file to the result of the analysis. */
function composeResult(
  { sources, limites, decisor }: SourcesRequest,
  parts: ReadonlyMap<string, FileAnalysis>,
  dead: ReadonlySet<string>,
  joined: JoinedMeasures,
): AnalysedSources {
  const byPath = new Map(joined.archivos.map((file) => [file.path, file]));
  let silencedInAll = 0;
  const archivos = sources.flatMap(({ path, blob, text, encoding }) => {
    const part = parts.get(path);
    if (!part) return [];
    const { measures, duplicates = [] } = byPath.get(path) ?? {};
    const findings = decisor ? scopedFindings(part, decisor) : part.findings;
    const silenced = (part.silenced ?? 0) + part.findings.length - findings.length;
    silencedInAll += silenced;
    return {
      ruta: path,
      blob,
      texto: text,
      lenguaje: part.language,
      ...(part.isTest === true && { prueba: true }),
      ...(encoding !== undefined && { codificacion: encoding }),
      analizable: part.parsable && !dead.has(path),
      medidas: { ...measures, code_smells: findings.length, ...silencedAs(silenced) },
      incidencias: findings,
      duplicados: duplicates.map(({ group, startLine, endLine }) => ({
        grupo: group,
        desde: startLine,
        hasta: endLine,
      })),
      parte: dead.has(path) ? { ...part, stopped: stoppedUnder(limites) } : part,
    };
  });
  const code_smells = archivos.reduce((sum, { incidencias }) => sum + incidencias.length, 0);
  return {
    medidas: { ...joined.medidas, code_smells, ...silencedAs(silencedInAll) },
    archivos,
    detenidos: [...dead],
    sinLeer: archivos.flatMap(({ ruta, parte: { unreadScripts } }) =>
      unreadScripts ? [{ ruta, lineas: unreadScripts }] : [],
    ),
  };
}

/** Measure of the findings that NOSONAR or a rule of the scope suppresses; none without any. It is no measure of SonarQube. */
const silencedAs = (silenced_findings: number): Readonly<Record<string, number>> =>
  silenced_findings > 0 ? { silenced_findings } : {};
