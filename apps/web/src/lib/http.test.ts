import { AxiosError, AxiosHeaders, type AxiosResponse } from 'axios';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';

import { ApiProblem, getJson, getVersioned, http, postJson, putJson, requestTimeout } from './http.ts';
import { session } from './session/session.ts';

const esquema = z.object({ nombre: z.string() });

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: AxiosHeaders;
  readonly body: unknown;
  readonly timeout: number | undefined;
}
let sent: Sent[] = [];

/** Answers every request alike; a status from 400 on rejects, as the real adapter does. */
function answer(status: number, data: unknown, headers: Readonly<Record<string, string>> = {}): void {
  http.defaults.adapter = (config) => {
    const body: unknown = config.data;
    sent.push({
      method: config.method ?? '',
      url: config.url ?? '',
      headers: config.headers,
      body: typeof body === 'string' ? JSON.parse(body) : body,
      timeout: config.timeout,
    });
    const response: AxiosResponse = {
      status,
      data,
      config,
      headers: new AxiosHeaders(headers),
      statusText: '',
    };
    if (status < 400) return Promise.resolve(response);
    return Promise.reject(new AxiosError('refused', 'ERR_BAD_REQUEST', config, null, response));
  };
}
const header = (name: string) => sent[0]?.headers.get(name) ?? null;
const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

const expire = vi.fn<typeof session.expire>();
const token = vi.fn<typeof session.token>();
const renewedToken = vi.fn<typeof session.renewedToken>();
const caducada = new ApiProblem(401, 'sesion-caducada', 'Su sesión ha caducado');
beforeEach(() => {
  sent = [];
  vi.spyOn(session, 'expire').mockImplementation(expire.mockReset());
  vi.spyOn(session, 'renewedToken').mockImplementation(renewedToken.mockReset().mockRejectedValue(caducada));
  vi.spyOn(session, 'token').mockImplementation(token.mockReset().mockResolvedValue('abc'));
});

describe('the token of a request', () => {
  it.each([
    ['abc', 'Bearer abc'],
    [null, null],
  ])('%j becomes the header %j, read before each call', async (value, expected) => {
    answer(200, { nombre: 'a' });
    token.mockResolvedValue(value);
    await getJson('/x', esquema);
    expect(header('Authorization')).toBe(expected);
    expect(token).toHaveBeenCalledOnce();
  });

  it('stops the request, with its own problem, when it cannot be refreshed', async () => {
    answer(200, { nombre: 'a' });
    token.mockRejectedValue(caducada);
    expect(await failure(getJson('/x', esquema))).toBe(caducada);
    expect(sent).toEqual([]);
  });
});

describe('a refused request', () => {
  it.each([
    [400, 0],
    [401, 1],
    [403, 0],
    [404, 0],
    [500, 0],
  ])('of status %d opens the sign-in dialog %d times, and keeps its reason', async (status, times) => {
    answer(status, { codigo: 'c', mensaje: 'No se puede.' });
    const problem = await failure(getJson('/x', esquema));
    expect(problem).toBeInstanceOf(ApiProblem);
    expect(problem).toMatchObject({ status, codigo: 'c', mensaje: 'No se puede.' });
    expect(expire).toHaveBeenCalledTimes(times);
  });

  /** Answers 401 to these tokens and 200 to all others. */
  const refuse = (...tokens: readonly string[]) => {
    answer(401, { codigo: 'c', mensaje: 'No.' });
    const refusing = http.defaults.adapter;
    answer(200, { nombre: 'a' });
    const accepting = http.defaults.adapter;
    http.defaults.adapter = (config) => {
      const isRefused = tokens.includes(String(config.headers.get('Authorization')).replace('Bearer ', ''));
      const adapter = isRefused ? refusing : accepting;
      return typeof adapter === 'function' ? adapter(config) : Promise.reject(new Error('no adapter'));
    };
  };

  it('is sent once more with a new token, with its body and headers', async () => {
    refuse('abc');
    renewedToken.mockImplementation(() => {
      token.mockResolvedValue('nuevo');
      return Promise.resolve('nuevo');
    });
    await postJson('/x', { b: 1 }, esquema, { idempotencyKey: 'k' });
    expect(sent.map(({ body, headers }) => [body, headers.get('Idempotency-Key')])).toEqual([
      [{ b: 1 }, 'k'],
      [{ b: 1 }, 'k'],
    ]);
    expect(expire).not.toHaveBeenCalled();
  });

  it('opens the sign-in dialog when the new token is refused too', async () => {
    refuse('abc');
    renewedToken.mockResolvedValue('abc');
    expect(await failure(getJson('/x', esquema))).toMatchObject({ status: 401, mensaje: 'No.' });
    expect([sent.length, expire.mock.calls.length]).toEqual([2, 1]);
  });

  it('keeps the session while the provider is silent', async () => {
    refuse('abc');
    const silent = new ApiProblem(0, 'sin-proveedor', 'No responde.');
    renewedToken.mockRejectedValue(silent);
    expect(await failure(getJson('/x', esquema))).toBe(silent);
    expect([sent.length, expire.mock.calls.length]).toEqual([1, 0]);
  });

  it.each([
    [502, '<html>Bad Gateway</html>', 'El servidor tuvo un fallo. Inténtelo de nuevo en unos minutos.'],
    [404, '<html>Not Found</html>', 'El servidor dio una respuesta que no se entiende.'],
    [413, undefined, 'El servidor dio una respuesta que no se entiende.'],
  ])('of status %d without a problem document has a Spanish sentence', async (status, data, mensaje) => {
    answer(status, data);
    expect(await failure(putJson('/x', {}))).toMatchObject({ status, codigo: 'respuesta-invalida', mensaje });
  });
});

describe('an answer', () => {
  it('is parsed: fields outside the schema are dropped', async () => {
    answer(200, { nombre: 'a', githubtoken: 'ghp_x' });
    expect(await getJson('/x', esquema)).toEqual({ nombre: 'a' });
  });

  it.each([[{ nombre: 1 }], [null], [''], ['<html>'], [[]]])(
    '%j is a problem, and is logged',
    async (data) => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
      answer(200, data);
      expect(await failure(getJson('/x', esquema))).toMatchObject({
        status: 200,
        mensaje: 'El servidor dio una respuesta que no se entiende.',
      });
      expect(warn).toHaveBeenCalledOnce();
      warn.mockRestore();
    },
  );

  it.each([
    [{ etag: '"3"' }, '"3"'],
    [{}, null],
  ])('with the headers %j has the version %j', async (headers, etag) => {
    answer(200, { nombre: 'a' }, headers);
    expect(await getVersioned('/x', esquema)).toEqual({ value: { nombre: 'a' }, etag });
  });
});

describe('a write', () => {
  it.each([
    ['"3"', '"3"'],
    [null, null],
    [undefined, null],
  ])('of the version %j has the condition %j', async (etag, condition) => {
    answer(204, '');
    await putJson('/x/1', { nombre: 'a' }, etag);
    expect(sent[0]).toMatchObject({ method: 'put', url: '/x/1', body: { nombre: 'a' } });
    expect(header('If-Match')).toBe(condition);
  });

  it('has the key of its content, and the options of the caller', async () => {
    answer(201, { nombre: 'a' });
    const options = { idempotencyKey: 'k1', timeout: 30_000 };
    expect(await postJson('/x', { nombre: 'a' }, esquema, options)).toEqual({ nombre: 'a' });
    expect(header('Idempotency-Key')).toBe('k1');
    expect(sent[0]?.timeout).toBe(30_000);
  });

  it('has no header of a key without one, and the general timeout', async () => {
    answer(201, { nombre: 'a' });
    await postJson('/x', {}, esquema);
    expect([header('Idempotency-Key'), sent[0]?.timeout]).toEqual([null, requestTimeout]);
  });
});
