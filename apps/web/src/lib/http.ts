import axios, { isAxiosError, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import type { ZodMiniType } from 'zod/mini';

import { ApiProblem, toApiProblem } from './api-problem.ts';
import { config } from './config.ts';
import { session } from './session/session.ts';

export { ApiProblem, toApiProblem } from './api-problem.ts';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Whether the request is sent again with a new token. */
    readonly isRepetition?: boolean;
  }
}

/**
 * Longest wait for an answer, in milliseconds (requisito: request-timeout); streams are read by fetch
 * instead.
 */
export const requestTimeout = 10_000;

/** Longest wait for a whole file, in milliseconds: it is read while it is sent, and a slow connection takes minutes for it. */
export const downloadTimeout = 600_000;

/** Longest wait for work on a whole class, in milliseconds: a repetition in between would be refused, or do it twice. */
export const classTimeout = 60_000;

/**
 * The product's API: `{base}/api`, with credentials and a Bearer token, which is refreshed before each call.
 * Every failure is thrown as an `ApiProblem`. After a 401 the call is repeated once with a new token; a second one opens
 * 'Su sesión ha caducado'.
 */
export const http = axios.create({
  baseURL: `${config.basePath}/api`,
  withCredentials: true,
  timeout: requestTimeout,
});

http.interceptors.request.use(async (request) => {
  const token = await session.token();
  if (token !== null) request.headers.set('Authorization', `Bearer ${token}`);
  return request;
});

http.interceptors.response.use(undefined, async (error: unknown) => {
  await readRefusedDownload(error);
  const problem = toApiProblem(error);
  if (problem.status !== 401) throw problem;
  const request = isAxiosError(error) ? error.config : undefined;
  if (request === undefined || request.isRepetition === true || !(await renewsToken())) {
    session.expire();
    throw problem;
  }
  return http.request({ ...request, isRepetition: true });
});

/**
 * Whether a refused token could be replaced: the clock of the server may be ahead of the provider's. Throws when the
 * provider does not answer; the session then stays.
 */
async function renewsToken(): Promise<boolean> {
  try {
    await session.renewedToken();
    return true;
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 401) return false;
    throw error;
  }
}

/** The body of a refused download is a file too: its text is the server's problem. */
async function readRefusedDownload(error: unknown): Promise<void> {
  if (!isAxiosError<unknown>(error) || !(error.response?.data instanceof Blob)) return;
  const text = await error.response.data.text();
  try {
    error.response.data = JSON.parse(text);
  } catch {
    // Another server's page: its status alone is reported.
  }
}

function parseAnswer<T>(schema: ZodMiniType<T>, response: AxiosResponse<unknown>): T {
  const parsed = schema.safeParse(response.data);
  if (parsed.success) return parsed.data;
  console.warn('Unexpected answer', response.config.url, parsed.error.issues);
  throw new ApiProblem(
    response.status,
    'respuesta-invalida',
    'El servidor dio una respuesta que no se entiende.',
  );
}

/** A record together with the version (`ETag`) that was read; writes send it as If-Match. */
export interface Versioned<T> {
  readonly value: T;
  readonly etag: string | null;
}

/** GET whose answer is parsed with the contract's schema. */
export async function getJson<T>(
  url: string,
  schema: ZodMiniType<T>,
  options?: AxiosRequestConfig,
): Promise<T> {
  return parseAnswer(schema, await http.get<unknown>(url, options));
}

/** GET of one record with its version. */
export async function getVersioned<T>(
  url: string,
  schema: ZodMiniType<T>,
  options?: AxiosRequestConfig,
): Promise<Versioned<T>> {
  const response = await http.get<unknown>(url, options);
  const etag: unknown = response.headers.etag;
  return { value: parseAnswer(schema, response), etag: typeof etag === 'string' ? etag : null };
}

/** A part of a list, and the query of the part after it (header `Link`); null in the last one. */
export interface Part<T> {
  readonly value: T;
  readonly next: URLSearchParams | null;
}

/** GET of a part of a list. */
export async function getPart<T>(
  url: string,
  schema: ZodMiniType<T>,
  options?: AxiosRequestConfig,
): Promise<Part<T>> {
  const response = await http.get<unknown>(url, options);
  const link: unknown = response.headers.link;
  const query = /^<[^>?]*\?(?<query>[^>]*)>; rel="next"$/u.exec(typeof link === 'string' ? link : '')?.groups;
  return {
    value: parseAnswer(schema, response),
    next: query ? new URLSearchParams(query.query) : null,
  };
}

/** POST whose answer is parsed. With `idempotencyKey` a repeated request stores one record. A Blob is sent under its own type. */
export async function postJson<T>(
  url: string,
  body: unknown,
  schema: ZodMiniType<T>,
  options: AxiosRequestConfig & { idempotencyKey?: string } = {},
): Promise<T> {
  const { idempotencyKey, ...request } = options;
  const headers = {
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
    ...(body instanceof Blob && { 'Content-Type': body.type }),
  };
  return parseAnswer(schema, await http.post<unknown>(url, body, { headers, ...request }));
}

/** PUT with the version that was read, or without one to overwrite any version. */
export async function putJson(
  url: string,
  body: unknown,
  etag: string | null = null,
  options: AxiosRequestConfig = {},
): Promise<void> {
  await http.put<unknown>(url, body, { ...ifMatch(etag), ...options });
}

/** The same PUT, whose answer is parsed. */
export async function putAndRead<T>(
  url: string,
  body: unknown,
  schema: ZodMiniType<T>,
  etag: string | null = null,
  options: AxiosRequestConfig = {},
): Promise<T> {
  return parseAnswer(schema, await http.put<unknown>(url, body, { ...ifMatch(etag), ...options }));
}

const ifMatch = (etag: string | null) => ({ headers: etag === null ? {} : { 'If-Match': etag } });
