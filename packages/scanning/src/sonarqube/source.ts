import { DomainError } from '@mantenible/domain/error';

import type { Requests } from './http/client.ts';
import { limits } from './http/limits.ts';
import { ServiceFailure, tooLargeDetail } from './http/service-failure.ts';

/** Text of one file of the newest analysis; `path` is relative to the project's root. */
export async function readSource(requests: Requests, clave: string, path: string): Promise<string> {
  try {
    const lineas = await requests.text('api/sources/raw', { key: `${clave}:${path}` });
    // The service adds a line feed after the last line.
    return lineas.replace(/\n$/, '');
  } catch (error) {
    if (error instanceof ServiceFailure && error.detail === tooLargeDetail) throw tooLargeBody();
    if (!(error instanceof ServiceFailure && error.code === 'no-encontrado')) throw error;
    throw new DomainError(
      'not-found',
      'sin-archivo',
      'El último análisis de este proyecto no contiene ese archivo.',
    );
  }
}

function tooLargeBody(): DomainError {
  const megas = limits.sourceBytes / 1024 / 1024;
  const mensaje = `El archivo es demasiado grande para mostrarlo: el máximo son ${megas} MB.`;
  return new DomainError('unavailable', 'respuesta-invalida', mensaje);
}
