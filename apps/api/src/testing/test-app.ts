import type { Database, Db } from '@mantenible/db';
import { createTestDatabase } from '@mantenible/db/test';
import type { AnalizadorRepositorios } from '@mantenible/domain/analisis';
import type { FastifyInstance, InjectOptions } from 'fastify';

import { buildApp, type AppParts } from '../composition.ts';
import { workWhileListening } from '../composition/chores.ts';
import { createIncorporado } from '../composition/escaneo.ts';
import { openJobs, type JobRoom } from '../composition/jobs.ts';
import { readConfig } from '../config/config.ts';
import { createLogger } from '../http/logging.ts';
import type { AnalysisQueueClient } from '../jobs/queue.repository.ts';
import { createCopyKeys, createPasswordSecrets, createVaults, type Vaults } from '../secrets/index.ts';
import { documentedAnswers } from './documented.ts';
import { testTokens, type Person, type TestTokens } from './tokens.ts';

/** 32 bytes in base64. */
const claveDePrueba = Buffer.alloc(32, 7).toString('base64');
const sinSecretos = { readOrCreate: () => Promise.reject(new Error('tests keep no secrets')) };

export interface Call {
  /** The caller; null without a session. */
  readonly as: Person | null;
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  /** Below `{base}/api`, with its slash: '/pautas'. */
  readonly url: string;
  readonly body?: NonNullable<InjectOptions['payload']>;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  /** The parsed JSON, the text of anything else, or undefined for an empty body. */
  readonly body: unknown;
  /** The body as it was sent. */
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly database: Database;
  readonly vaults: Vaults;
  /** Null without `repositorios` in the options. */
  readonly jobs: JobRoom | null;
  /** SQL since the last reset (`statements.length = 0`). */
  readonly statements: string[];
  /** SQL of what `run` causes, without the names of people, which are written for several calls at once. */
  statementsOf(run: () => Promise<unknown>): Promise<readonly string[]>;
  call(call: Call): Promise<Answer>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Settings of the environment; limits are wide by default. */
  readonly env?: Readonly<Record<string, string>>;
  readonly parts?: Partial<AppParts>;
  /** Analyser of the queued analyses, which run after `jobs.start()`; without it the queue drops them. */
  readonly repositorios?: AnalizadorRepositorios;
  /** The embedded engine, also where tests run over a server's. */
  readonly embedded?: boolean;
}

/** Limits and quotas that no test meets by accident. */
const wide = {
  LIMIT_WRITES: '100000',
  LIMIT_READS: '100000',
  QUOTA_PROJECTS: '100000',
  QUOTA_TESTS: '100000',
  QUOTA_DRAFTS: '100000',
};

/** The statement that stores a name, once for several calls. */
const collected = 'into "personas"';

/** The application over a new database, without the network and the identity provider. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const test = await createTestDatabase({ embedded: options.embedded ?? false });
  const { database, db, statements } = test;
  const tokens = await testTokens();
  const now = options.parts?.now ?? (() => new Date());
  const config = readConfig({ ...wide, ...options.env });
  const claves = { secretKey: claveDePrueba, secrets: sinSecretos };
  const vaults = await createVaults(claves);
  const log = options.parts?.log ?? createLogger('silent');
  const parts = { config, log, database, now };
  const jobs = options.repositorios
    ? await openJobs({ ...options, ...parts, vaults, programs: { runner: '', worker: '' } })
    : null;
  const app = await buildApp({
    ...parts,
    verifier: tokens.verifier,
    identidad: null,
    escaneo: createIncorporado(db, vaults.textos),
    // No worker claims analyses unless the test passes its repositories.
    cola: options.parts?.escaneo ? null : (jobs?.queue ?? colaMuda()),
    vault: vaults.tokens,
    textos: vaults.textos,
    clavesCopias: await createCopyKeys(claves),
    secretosDeClaves: await createPasswordSecrets(claves),
    web: null,
    estado: { cerrando: false },
    ...options.parts,
  });
  if (jobs) workWhileListening(app, jobs, false);
  return {
    app,
    db,
    database,
    vaults,
    jobs,
    statements,
    statementsOf: async (run) => (await test.statementsOf(run)).filter((sql) => !sql.includes(collected)),
    call: await caller(app, `${config.basePath}/api`, tokens),
    close: async () => {
      await app.close();
      await test.close();
    },
  };
}

/** Sends calls through the application without the network, and refuses answers that its document lacks. */
async function caller(app: FastifyInstance, prefix: string, tokens: TestTokens): Promise<TestApp['call']> {
  const exigirDocumentada = await documentedAnswers(app, prefix);
  return async ({ as, method, url, body, headers }) => {
    const request: InjectOptions = {
      method,
      url: `${prefix}${url}`,
      headers: { ...(as && { authorization: `Bearer ${await tokens.sign(as)}` }), ...headers },
      ...(body !== undefined && { payload: body }),
    };
    const response = await app.inject(request);
    exigirDocumentada(method, `${prefix}${url}`, response.statusCode);
    return {
      status: response.statusCode,
      body: parse(response.body),
      bytes: response.rawPayload,
      headers: response.headers,
    };
  };
}

function parse(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A queue that accepts every job and drops it. */
export function colaMuda(): AnalysisQueueClient {
  return {
    send: () => Promise.resolve(true),
    openJob: () => Promise.resolve(null),
    cancel: () => Promise.resolve(),
    settle: () => Promise.resolve(false),
    place: () => Promise.resolve({ queued: true, ahead: 0 }),
    wake: () => undefined,
    warm: () => undefined,
  };
}
