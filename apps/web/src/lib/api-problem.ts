import { problema } from '@mantenible/contracts/comun';
import type { Detalle } from '@mantenible/domain/error';
import { isAxiosError } from 'axios';

/**
 * A refusal or failure of a call. `status` is 0 when no answer came; `mensaje` is a Spanish sentence for
 * the screen.
 */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: number;
  readonly codigo: string;
  readonly detalles: readonly Detalle[];

  constructor(status: number, codigo: string, mensaje: string, detalles: readonly Detalle[] = []) {
    super(mensaje);
    this.status = status;
    this.codigo = codigo;
    this.detalles = detalles;
  }

  get mensaje(): string {
    return this.message;
  }
}

/** Sentences of the HTTP client's error codes (requisito: client-errors). */
const messagesByClientCode: Readonly<Record<string, string>> = {
  ERR_NETWORK: 'No hay conexión con el servidor. Compruebe su red e inténtelo de nuevo.',
  ECONNABORTED: 'El servidor tardó demasiado en responder. Inténtelo de nuevo.',
  ETIMEDOUT: 'El servidor tardó demasiado en responder. Inténtelo de nuevo.',
  ERR_CANCELED: 'La operación se canceló.',
};

/** Problem of an answer whose body is not that of the API. */
function unreadable(status: number): ApiProblem {
  const text = status >= 500 ? 'El servidor tuvo un fallo. Inténtelo de nuevo en unos minutos.' : undefined;
  return new ApiProblem(
    status,
    'respuesta-invalida',
    text ?? 'El servidor dio una respuesta que no se entiende.',
  );
}

/** Converts an error of a call into an `ApiProblem`, with the server's message when it sent one. */
export function toApiProblem(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error;
  if (!isAxiosError(error)) return unreadable(0);
  if (error.response) {
    const parsed = problema.safeParse(error.response.data);
    if (!parsed.success) return unreadable(error.response.status);
    const { codigo, mensaje, detalles } = parsed.data;
    return new ApiProblem(error.response.status, codigo, mensaje, detalles);
  }
  const code = error.code ?? 'ERR_NETWORK';
  const fallback = 'No se pudo completar la operación. Inténtelo de nuevo.';
  return new ApiProblem(0, code, messagesByClientCode[code] ?? fallback);
}
