import { beforeEach, describe, expect, it, vi } from 'vitest';

import { leerArchivoPropiedades } from './leer-archivo-propiedades.ts';

type Contesta = (signal: AbortSignal) => Response | Promise<Response>;
const url = 'https://api.github.com/repos/ana/tienda/contents/sonar-project.properties?ref=main';
const avisos = vi.fn<typeof console.warn>();
/** Stub of the code host. */
let responder: Contesta;
const pedir = vi.fn((_: string, { signal }: { signal: AbortSignal }) => Promise.resolve(responder(signal)));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(avisos.mockReset());
  pedir.mockClear();
  vi.stubGlobal('fetch', pedir);
});

function leer({ plazo = 5_000, signal = new AbortController().signal } = {}) {
  return leerArchivoPropiedades(url, 'ghp_1', signal, plazo);
}

const contesta =
  (status: number, cuerpo: unknown, headers: Record<string, string> = {}): Contesta =>
  () =>
    new Response(typeof cuerpo === 'string' ? cuerpo : JSON.stringify(cuerpo), { status, headers });
/** Does not answer until the caller aborts. */
const callar: Contesta = (signal) =>
  new Promise((_, fallar) => {
    signal.addEventListener('abort', () => {
      fallar(new Error('aborted'));
    });
  });
/** Starts a response and never ends it. */
const atascarse: Contesta = (signal) =>
  new Response(
    new ReadableStream({
      start: (flujo) => {
        flujo.enqueue(new TextEncoder().encode('{"content":'));
        signal.addEventListener('abort', () => {
          flujo.error(new Error('aborted'));
        });
      },
    }),
  );
/** Body of the contents API, whose base64 has line breaks. */
function archivo(texto: string) {
  const bytes = Array.from(new TextEncoder().encode(texto), (byte) => String.fromCharCode(byte));
  return { encoding: 'base64', content: btoa(bytes.join('')).replace(/.{20}/g, '$&\n') };
}

describe('the properties file', () => {
  it('is requested with the token in the Authorization header; the key is returned', async () => {
    responder = contesta(200, archivo('# año\nsonar.projectKey=tienda\nsonar.sources=src\n'));
    expect(await leer()).toEqual({ clave: 'tienda' });
    const headers = { Accept: 'application/vnd.github+json', Authorization: 'Bearer ghp_1' };
    expect(pedir.mock.calls).toMatchObject([
      [url, { headers, credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer' }],
    ]);
    expect(avisos).not.toHaveBeenCalled();
  });

  it('may have no key', async () => {
    responder = contesta(200, archivo('sonar.sources=src\n'));
    expect(await leer()).toEqual({ clave: null, motivo: 'sin-clave' });
  });

  it.each([
    ['no-encontrado', 404, { message: 'Not Found' }, {}],
    ['no-encontrado', 404, 'nothing', {}],
    ['rama-inexistente', 404, { message: 'No commit found for the ref otra' }, {}],
    ['token-rechazado', 401, { message: 'Bad credentials' }, {}],
    ['token-rechazado', 403, { message: 'Resource not accessible by personal access token' }, {}],
    ['limite', 403, { message: 'API rate limit exceeded for user ID 1.' }, {}],
    ['limite', 403, {}, { 'x-ratelimit-remaining': '0' }],
    ['limite', 429, '', {}],
    ['inaccesible', 500, { message: 'Server Error' }, {}],
    ['inaccesible', 502, '<html></html>', {}],
    ['ilegible', 200, '<html></html>', {}],
    ['ilegible', 200, '{"content":"c29uYXI', {}],
    ['ilegible', 200, { content: 7, encoding: 'base64' }, {}],
    ['ilegible', 200, { content: '', encoding: 'none' }, {}],
    ['ilegible', 200, { content: '¡no!', encoding: 'base64' }, {}],
    ['ilegible', 200, [{ name: 'sonar-project.properties' }], {}],
    ['ilegible', 200, archivo('#'.repeat(1_600_000)), {}],
  ] as const)('%s: status %i', async (motivo, status, cuerpo, cabeceras) => {
    responder = contesta(status, cuerpo, cabeceras);
    expect(await leer()).toEqual({ clave: null, motivo });
  });

  it('logs a failure with the specified text, without the token', async () => {
    responder = contesta(401, { message: 'Bad credentials' });
    await leer();
    expect(avisos.mock.calls).toEqual([['Error fetching GitHub file', 'token-rechazado', 401]]);
  });

  it.each([
    ['hangs', callar],
    ['stops in the middle', atascarse],
    ['breaks the connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ] satisfies [string, Contesta][])('is abandoned when the code host %s', async (_, asi) => {
    responder = asi;
    expect(await leer({ plazo: 20 })).toEqual({ clave: null, motivo: 'inaccesible' });
  });

  it('rejects without a log line when the page itself aborts the request', async () => {
    const pagina = new AbortController();
    responder = (signal) => {
      const respuesta = callar(signal);
      pagina.abort();
      return respuesta;
    };
    await expect(leer({ signal: pagina.signal })).rejects.toThrow('aborted');
    expect(avisos).not.toHaveBeenCalled();
  });
});
