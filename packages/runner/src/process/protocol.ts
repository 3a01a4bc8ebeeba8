import type {
  ArchivoAnalizado,
  BlobDeRuta,
  CambiosDeRutas,
  PeticionAnalisis,
  PeticionCambios,
  PeticionPasado,
  Punta,
  RamaPedida,
  ResultadoAnalisis,
  ResultadoPasado,
} from '@mantenible/domain/analisis';
import { DomainError, errorKinds, type ErrorKind } from '@mantenible/domain/error';
import type { ProgresoAnalisis } from '@mantenible/domain/escaneo';

import type { AnalyserOptions } from '../analyser-options.ts';

/** Settings that the server sends to a new runner. */
export interface RunnerSettings extends Pick<
  AnalyserOptions,
  'carpeta' | 'worker' | 'hosts' | 'privados' | 'permitirLocal'
> {
  /** Limits by which the pool starts its workers; each request also brings the limits of its own call. */
  readonly limites: PeticionAnalisis['limites'];
}

// Requests and results of the port without functions and signals, which cannot be sent to another process.
export type AnalysisRequest = Pick<
  PeticionAnalisis,
  'enlace' | 'rama' | 'token' | 'limites' | 'ambito' | 'punto' | 'admiteSinCodigo'
>;
export type PastRequest = Omit<AnalysisRequest, 'punto' | 'admiteSinCodigo'> &
  Pick<PeticionPasado, 'anterior'>;
export type BranchRequest = Omit<RamaPedida, 'signal'>;
export type ChangesRequest = Omit<PeticionCambios, 'signal'>;
export type AnalysisSummary = Omit<ResultadoAnalisis, 'lotes' | 'soltar'>;

/** A result or a refusal as a value: between processes an error would lose its class. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly kind: ErrorKind;
      readonly codigo: string;
      readonly message: string;
    };

/** Functions of the runner that the server calls; `id` identifies one call of the port. */
export interface RunnerFunctions {
  open(settings: RunnerSettings): void;
  analyse(id: number, request: AnalysisRequest): Promise<Answer<AnalysisSummary>>;
  past(id: number, request: PastRequest): Promise<Answer<ResultadoPasado>>;
  /** The next batch of files of a finished analysis; null after the last. */
  next(id: number): Promise<readonly ArchivoAnalizado[] | null>;
  /** Aborts the call and releases the unread rest of its result. */
  release(id: number): void;
  branch(id: number, request: BranchRequest): Promise<Answer<Punta>>;
  changes(id: number, request: ChangesRequest): Promise<Answer<CambiosDeRutas>>;
  sweep(): Promise<void>;
  warm(): Promise<void>;
}

/** Functions of the server that the runner calls. */
export interface ServerFunctions {
  progress(id: number, progress: ProgresoAnalisis): void;
  measured(id: number, measures: Readonly<Record<string, number>>): void;
  known(id: number, blobs: readonly BlobDeRuta[]): Promise<ReadonlyMap<string, string>>;
  log(text: string): void;
}

/** Turns a result or a refusal into an `Answer`; rejects with any other error. */
export async function answer<T>(work: Promise<T>): Promise<Answer<T>> {
  try {
    return { ok: true, value: await work };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { kind, codigo, message } = error;
    return { ok: false, kind, codigo, message };
  }
}

/** The value of an answer. @throws DomainError for a refusal. */
export function valueOf<T>(given: Answer<T>): T {
  if (given.ok) return given.value;
  const kind = errorKinds.find((one) => one === given.kind) ?? 'unavailable';
  throw new DomainError(kind, given.codigo, given.message);
}
