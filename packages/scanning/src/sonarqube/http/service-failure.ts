import { DomainError } from '@mantenible/domain/error';
import type { fallosDeServicio } from '@mantenible/domain/escaneo';

type FalloDeServicio = (typeof fallosDeServicio)[number];

/** Codes of a failed request: those of the port, and two ('not found', 'refused') whose meaning depends on the request. */
export type FailureCode = FalloDeServicio | 'no-encontrado' | 'peticion-rechazada';

interface FailureDetails {
  /** Technical reason, often a text of the service: for the log and to distinguish refusals, not for the page. */
  readonly detail: string;
  readonly status?: number;
  /** Whether a retry may succeed after `waitMs`. */
  readonly retriable?: boolean;
  readonly waitMs?: number | null;
  /** Whether the circuit counts the failure as an outage. */
  readonly isOutage?: boolean;
}

/** `detail` of an answer that exceeds its limit of bytes. */
export const tooLargeDetail = 'too large';

/** A failed request, inside the adapter; `toDomainError` converts it for callers of the port. */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure';
  readonly code: FailureCode;
  readonly status: number | null;
  readonly detail: string;
  readonly retriable: boolean;
  readonly waitMs: number | null;
  readonly isOutage: boolean;

  constructor(
    code: FailureCode,
    { detail, status, retriable = false, waitMs = null, isOutage = false }: FailureDetails,
  ) {
    super(code);
    this.code = code;
    this.status = status ?? null;
    this.detail = detail;
    this.retriable = retriable;
    this.waitMs = waitMs;
    this.isOutage = isOutage;
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

/**
 * Rethrows the error of a request about no single project. 'Not found' then means that the address is not a SonarQube, and
 * becomes an invalid answer.
 */
export function notFoundAsInvalid(error: unknown): never {
  const missing = error instanceof ServiceFailure && error.code === 'no-encontrado';
  throw missing ? new ServiceFailure('respuesta-invalida', { detail: error.detail }) : error;
}

/** The error for callers of the port; its message, for the page, has no address, token or text of the service. */
export function toDomainError(failure: ServiceFailure): DomainError {
  const { code } = failure;
  if (code === 'no-encontrado') return sinProyecto();
  const codigo = code === 'peticion-rechazada' ? 'respuesta-invalida' : code;
  return new DomainError('unavailable', codigo, messages[codigo]);
}
