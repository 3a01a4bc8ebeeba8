import { setTimeout as sleep } from 'node:timers/promises';

import { elegirSinIncidencias, type ProgresoAnalisis } from '@mantenible/domain/escaneo';

import type { Job, JobRepository, Progress } from './job.port.ts';

interface Deps {
  readonly jobs: Pick<JobRepository, 'report'>;
  readonly now: () => Date;
  /** Receives the error of a failed write, at most once a minute; the next write tries again. */
  readonly onFailure: (error: unknown) => void;
}

interface EndSignals {
  /** Aborted when the queue has taken the claim back. */
  readonly lost: AbortSignal;
  /** Aborted when this process has to stop. */
  readonly stop: AbortSignal;
}

/** Which of `EndSignals` ended the analysis. */
export type EndReason = 'lost' | 'stop';

export interface JobProgress {
  readonly signal: AbortSignal;
  /** Why the analysis was aborted; null while it was not. */
  reason(): EndReason | null;
  readonly alProgresar: (progreso: ProgresoAnalisis) => void;
  readonly alMedir: (medidas: object) => void;
  /** No write follows. */
  end(): Promise<void>;
}

const pauseMs = 400;
/** Interval of writes without a change: they find out whether the project was deleted. */
const refreshMs = 5_000;
const reportMs = 60_000;

/** Writes the progress of an analysis to its row, and aborts it when its claim is lost or the process has to stop. */
export function followJob(deps: Deps, job: Job, { lost, stop }: EndSignals): JobProgress {
  const work = new AbortController();
  const finished = new AbortController();
  let reason: EndReason | null = null;
  let state: Progress = { progreso: { fase: 'conectando', hechos: 0, total: 0 }, medidas: null };
  const abort = (why: EndReason) => {
    reason ??= why;
    work.abort();
  };
  const { signal } = finished;
  const onLost = () => {
    abort('lost');
  };
  const onStop = () => {
    abort('stop');
  };
  lost.addEventListener('abort', onLost, { once: true, signal });
  stop.addEventListener('abort', onStop, { once: true, signal });
  if (lost.aborted) onLost();
  if (stop.aborted) onStop();
  const writes = write(deps, job, { signal, read: () => state, onGone: onLost });
  return {
    signal: work.signal,
    reason: () => reason,
    alProgresar: (progreso) => {
      state = { ...state, progreso };
    },
    alMedir: (medidas) => {
      state = { ...state, medidas: elegirSinIncidencias(medidas) };
    },
    end: async () => {
      finished.abort();
      await writes;
    },
  };
}

interface ProgressSource {
  readonly signal: AbortSignal;
  readonly read: () => Progress;
  readonly onGone: () => void;
}

async function write({ jobs, now, onFailure }: Deps, job: Job, { signal, read, onGone }: ProgressSource) {
  let written = read();
  let writtenAt = now().getTime();
  let silentUntil = 0;
  while (await pause(signal)) {
    const state = read();
    const at = now().getTime();
    if (state === written && at - writtenAt < refreshMs) continue;
    try {
      if (!(await jobs.report(job, state))) onGone();
      written = state;
      writtenAt = at;
      silentUntil = 0;
    } catch (error) {
      if (at < silentUntil) continue;
      silentUntil = at + reportMs;
      onFailure(error);
    }
  }
}

/** False when `signal` was aborted before the pause ended. */
function pause(signal: AbortSignal): Promise<boolean> {
  return sleep(pauseMs, true, { signal }).catch(() => false);
}
