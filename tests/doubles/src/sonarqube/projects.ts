import { randomUUID } from 'node:crypto';

import type { Component, Issue, Measure, Recording } from './recording.ts';
import { synthesise } from './synthetic.ts';

/** A project as the double holds it; without `analysisDate` nothing was ever analysed. */
export interface Project {
  readonly key: string;
  name: string;
  mainBranch: string;
  analysisDate: string | null;
  queue: readonly Task[];
  current: Task | null;
  measures: readonly Measure[];
  tree: readonly Component[];
  issues: readonly Issue[];
  sources: Readonly<Record<string, string>>;
}

export type Task = Readonly<Record<string, unknown>>;

/** Settable state of a project; absent fields stay as they are. */
export interface ProjectState {
  readonly name?: string | undefined;
  readonly branch?: string | undefined;
  /** A recording under this project's key, a made-up analysis, or none at all. */
  readonly analysis?: Recording | { readonly files: number; readonly issues: number } | null | undefined;
  /** Tasks that wait or run. */
  readonly queue?: readonly ('PENDING' | 'IN_PROGRESS')[] | undefined;
  /** How the newest task ended: with this message, or well (null). */
  readonly failed?: string | null | undefined;
  /** Measures of the whole project that are to be missing, or to have another value. */
  readonly measures?: Readonly<Record<string, string | null>> | undefined;
}

export function emptyProject(key: string, name = key, mainBranch = 'main'): Project {
  return {
    key,
    name,
    mainBranch,
    analysisDate: null,
    queue: [],
    current: null,
    measures: [],
    tree: [],
    issues: [],
    sources: {},
  };
}

const syntheticDate = '2026-01-02T03:04:05+0000';

export function changeProject(project: Project, state: ProjectState): void {
  if (state.name !== undefined) project.name = state.name;
  if (state.analysis !== undefined) setAnalysis(project, state.analysis);
  if (state.branch !== undefined) project.mainBranch = state.branch;
  if (state.queue !== undefined) project.queue = state.queue.map((status) => task(project.key, status));
  if (state.failed !== undefined) {
    const failure = state.failed === null ? {} : { errorMessage: state.failed, errorType: 'PROCESSING' };
    project.current = task(project.key, state.failed === null ? 'SUCCESS' : 'FAILED', failure);
  }
  if (state.measures !== undefined) setMeasures(project, state.measures);
}

function setAnalysis(project: Project, analysis: NonNullable<ProjectState['analysis']> | null): void {
  if (analysis === null) {
    Object.assign(project, emptyProject(project.key, project.name, project.mainBranch));
    return;
  }
  if ('clave' in analysis) {
    const main = analysis.branches.branches.find(({ isMain }) => isMain);
    const date = main?.['analysisDate'];
    project.mainBranch = main?.name ?? project.mainBranch;
    project.analysisDate = typeof date === 'string' ? date : null;
    project.current = analysis.ce.current ?? null;
    Object.assign(project, underKey(analysis, project.key));
    return;
  }
  project.analysisDate = syntheticDate;
  project.current = task(project.key, 'SUCCESS');
  Object.assign(project, synthesise(project.key, analysis.files, analysis.issues));
}

/** The recorded analysis as if the project had had this key. */
function underKey({ clave, measures, tree, issues, sources }: Recording, key: string) {
  const rekey = (component: string) =>
    component === clave || component.startsWith(`${clave}:`)
      ? key + component.slice(clave.length)
      : component;
  return {
    measures: measures.component.measures,
    tree: tree.map((component) => ({ ...component, key: rekey(component.key) })),
    issues: issues.map((issue) => ({ ...issue, component: rekey(issue.component), project: key })),
    sources,
  };
}

function setMeasures(project: Project, changes: Readonly<Record<string, string | null>>): void {
  const kept = project.measures.filter(({ metric }) => !(metric in changes));
  const given = Object.entries(changes).flatMap(([metric, value]) =>
    value === null ? [] : [{ metric, value }],
  );
  project.measures = [...kept, ...given];
}

function task(key: string, status: string, more: Task = {}): Task {
  const done = status !== 'PENDING' && status !== 'IN_PROGRESS';
  return {
    id: randomUUID(),
    type: 'REPORT',
    componentKey: key,
    componentQualifier: 'TRK',
    status,
    submittedAt: syntheticDate,
    submitterLogin: 'admin',
    ...(status !== 'PENDING' && { startedAt: syntheticDate }),
    ...(done && { executedAt: syntheticDate, executionTimeMs: 10 }),
    hasScannerContext: status !== 'PENDING',
    warningCount: 0,
    warnings: [],
    infoMessages: [],
    ...more,
  };
}
