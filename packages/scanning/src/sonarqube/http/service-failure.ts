import { DomainError } from '@mantenible/domain/error';
import type { fallosDeServicio } from '@mantenible/domain/escaneo';

type FalloDeServicio = (typeof fallosDeServicio)[number];

/** What a call can end in: what the port names, and two answers whose meaning depends on what was asked. */
export type FailureCode = FalloDeServicio | 'no-encontrado' | 'peticion-rechazada';

interface Traits {
  /** The service's words, for the log and for telling refusals apart; never for a person. */
  readonly detail: string;
  readonly status?: number;
  /** Whether asking again at once may help, and after how long. */
  readonly retriable?: boolean;
  readonly waitMs?: number | null;
  /** Whether it says that the service is down. */
  readonly down?: boolean;
}

/** Detail of an answer that was longer than is read. */
export const tooLarge = 'too large';

/** A request that did not bring what was asked for. Stays inside the adapter; `toDomainError` is what leaves it. */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure';
  readonly code: FailureCode;
  readonly status: number | null;
  readonly detail: string;
  readonly retriable: boolean;
  readonly waitMs: number | null;
  readonly down: boolean;

  constructor(code: FailureCode, { detail, status, retriable = false, waitMs = null, down = false }: Traits) {
    super(code);
    this.code = code;
    this.status = status ?? null;
    this.detail = detail;
    this.retriable = retriable;
    this.waitMs = waitMs;
    this.down = down;
  }
}

const messages: Readonly<Record<FalloDeServicio, string>> = {
  'servicio-inaccesible': 'El servicio de análisis no responde. Inténtelo de nuevo en unos minutos.',
  'servicio-ocupado':
    'El servicio de análisis recibe demasiadas peticiones. Espere un minuto e inténtelo de nuevo.',
  'token-rechazado':
    'El servicio de análisis no acepta las credenciales de la aplicación. Avise a quien la administra.',
  'respuesta-invalida':
    'La respuesta del servicio de análisis no se entiende. Si se repite, avise a quien administra la aplicación.',
};

export const sinProyecto = () =>
  new DomainError(
    'not-found',
    'sin-proyecto-en-servicio',
    'El servicio de análisis no conoce este proyecto.',
  );

/** Where no project was asked for, nothing can be missing: what answers so is no service that we understand. */
export function nothingToMiss(error: unknown): never {
  const missing = error instanceof ServiceFailure && error.code === 'no-encontrado';
  throw missing ? new ServiceFailure('respuesta-invalida', { detail: error.detail }) : error;
}

/** What a person is told: never an address, a token or a word of the service. */
export function toDomainError(failure: ServiceFailure): DomainError {
  const { code } = failure;
  if (code === 'no-encontrado') return sinProyecto();
  const codigo = code === 'peticion-rechazada' ? 'respuesta-invalida' : code;
  return new DomainError('unavailable', codigo, messages[codigo]);
}
