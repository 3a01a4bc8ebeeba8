import type { MedidasSinIncidencias, ProgresoAnalisis } from '@mantenible/domain/escaneo';

/** A run to be stored and queued: an analysis, or one over a past. */
export interface NewRun {
  readonly id: string;
  readonly proyectoId: string;
  /** Person who starts it. */
  readonly idPersona: string;
  readonly enlace: string;
  readonly rama: string;
  readonly now: Date;
}

/** Kinds of jobs: an analysis of the newest commit, one of a repository's past, or one of what was delivered in a course. */
export const jobKinds = ['analisis', 'pasado', 'entrega'] as const;

export type JobKind = (typeof jobKinds)[number];

/** Outcome of a request for a job; one open job a person and a project, of any kind. `ocupadoPor`: who has the project's open. */
export type Admission = 'abierto' | 'proyecto-ocupado' | 'persona-ocupada' | { readonly ocupadoPor: string };

export interface Progress {
  readonly progreso: ProgresoAnalisis;
  /** Null until every file is measured; without the measures that depend on findings (ADR 0033). */
  readonly medidas: MedidasSinIncidencias | null;
}

/** A job of the queue: one analysis, one past, or one analysis of what was delivered. */
export interface NewJob {
  readonly id: string;
  /** One open job each: the person who started it or, of a delivery, its place there. */
  readonly idPersona: string;
  readonly kind: JobKind;
  /** Jobs are fetched in the order of their turns. */
  readonly turn: Date;
}

/** Place of a job; `ahead`: number of jobs that are fetched before it, null while it waits for its retry. */
export type JobPlace = { readonly queued: false } | { readonly queued: true; readonly ahead: number | null };

/** One attempt at a job; its number distinguishes it from a later attempt by another worker. */
export interface Claim {
  readonly id: string;
  readonly attempt: number;
}

export interface ClaimedJob extends Claim {
  readonly kind: JobKind;
  /** Aborted when the claim is lost: the job was cancelled, or claimed by another worker. */
  readonly lost: AbortSignal;
}

/** A job (analysis or past) that a worker has claimed, with what it reads of the project. */
export interface Job extends Claim {
  readonly proyectoId: string;
  readonly idPersona: string;
  readonly enlace: string;
  readonly rama: string;
  readonly token: { readonly cifrado: string; readonly clave: string };
}

/** Last state of a job that publishes nothing, with the reason of a failure. */
export interface FinalState {
  readonly estado: 'fallido' | 'cancelado';
  readonly codigo: string | null;
  readonly motivo: string | null;
}

/** What workers write about jobs of one kind: analyses or pasts. */
export interface JobRepository {
  /** Null when the row was deleted or has ended. */
  begin(claim: Claim, now: Date): Promise<Job | null>;
  /** Stores the progress; false when the row was deleted or has ended. */
  report(claim: Claim, state: Progress): Promise<boolean>;
  /** Ends job and row together; writes nothing and returns false when the claim was lost. */
  end(claim: Claim, final: FinalState, now: Date): Promise<boolean>;
  /** Ends the row of a job that failed for the last time. */
  abandon(id: string, final: FinalState, now: Date): Promise<void>;
  isCancelled(id: string): Promise<boolean>;
  /** Jobs whose rows have not ended, in the order of their requests. */
  open(): Promise<readonly NewJob[]>;
}

/** Outcome of a publication: done, or not, because the job was cancelled or another worker has claimed it. */
export type Publication = 'publicado' | 'cancelado' | 'perdido';

/** The workers that run jobs in this process. */
export interface Workers {
  /** Makes the workers fetch now: a job was queued. */
  wake(): void;
  /** Warms the workers: an analysis may be requested soon. */
  warm(): void;
}
