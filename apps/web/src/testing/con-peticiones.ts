import { onTestFinished } from 'vitest';

import { http } from '../lib/http.ts';

/** A request as the screen made it. */
export interface Peticion {
  /** 'GET /path'. */
  readonly pedida: string;
  readonly params: unknown;
  readonly cuerpo: unknown;
  /** The If-Match header; null without one: a PUT then overwrites any version. */
  readonly version: unknown;
  readonly claveIdempotencia: unknown;
}

/** Records the requests of one test, above its fake network. */
export function conPeticiones(): readonly Peticion[] {
  const peticiones: Peticion[] = [];
  const interceptor = http.interceptors.request.use((request) => {
    const params: unknown = request.params;
    const cuerpo: unknown = request.data;
    peticiones.push({
      pedida: `${(request.method ?? 'get').toUpperCase()} ${request.url ?? ''}`,
      params,
      cuerpo,
      version: request.headers.get('If-Match') ?? null,
      claveIdempotencia: request.headers.get('Idempotency-Key') ?? null,
    });
    return request;
  });
  onTestFinished(() => {
    http.interceptors.request.eject(interceptor);
  });
  return peticiones;
}
