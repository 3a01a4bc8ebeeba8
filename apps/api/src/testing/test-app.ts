import type { Database, Db } from '@mantenible/db';
import { createTestDatabase } from '@mantenible/db/test';
import type { AnalizadorRepositorios } from '@mantenible/domain/analisis';
import type { FastifyInstance, InjectOptions } from 'fastify';

import { buildApp, type AppParts } from '../composition.ts';
import { readConfig } from '../config/config.ts';
import { createLogger } from '../http/logging.ts';
import type { AnalysisQueueClient } from '../modules/analisis/queue.repository.ts';
import { abrirTaller, type Taller } from '../composition/analisis.ts';
import { workWhileListening } from '../composition/chores.ts';
import { createIncorporado } from '../composition/escaneo.ts';
import { createCopyKeys, createPasswordSecret, createVaults, type Vaults } from '../secrets/index.ts';
import { documentedAnswers } from './documented.ts';
import { testTokens, type Person } from './tokens.ts';

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
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly database: Database;
  readonly vaults: Vaults;
  /** Null without `repositorios` in the options. */
  readonly taller: Taller | null;
  /** SQL since the last reset (`statements.length = 0`). */
  readonly statements: string[];
  /** SQL of what `run` causes, without the counts of calls and the names of people, which are written for several calls at once. */
  statementsOf(run: () => Promise<unknown>): Promise<readonly string[]>;
  call(call: Call): Promise<Answer>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Settings of the environment; limits are wide by default. */
  readonly env?: Readonly<Record<string, string>>;
  readonly parts?: Partial<AppParts>;
  /** Analyser of the queued analyses, which run after `taller.empezar()`; without it the queue drops them. */
  readonly repositorios?: AnalizadorRepositorios;
}

/** Limits and quotas that no test meets by accident. */
const wide = {
  LIMIT_WRITES: '100000',
  LIMIT_READS: '100000',
  QUOTA_PROJECTS: '100000',
  QUOTA_TESTS: '100000',
  QUOTA_DRAFTS: '100000',
};

/** Statements for several calls at once. */
const collected = /limites_peticiones|into "personas"/;

/** The application over a new database, without the network and the identity provider. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const test = await createTestDatabase();
  const { database, db, statements } = test;
  const tokens = await testTokens();
  const now = options.parts?.now ?? (() => new Date());
  const config = readConfig({ ...wide, ...options.env });
  const claves = { secretKey: claveDePrueba, secrets: sinSecretos };
  const vaults = await createVaults(claves);
  const logger = options.parts?.logger ?? createLogger('silent');
  const taller = options.repositorios
    ? await abrirTaller({
        ...options,
        config,
        database,
        vaults,
        logger,
        now,
        programs: { runner: '', worker: '' },
      })
    : null;
  const app = await buildApp({
    config,
    logger,
    database,
    verifier: tokens.verifier,
    identidad: null,
    escaneo: createIncorporado(db, vaults.textos),
    // No worker claims analyses unless the test passes its repositories.
    cola: options.parts?.escaneo ? null : (taller?.cola ?? colaMuda()),
    vault: vaults.tokens,
    clavesCopias: await createCopyKeys(claves),
    secretoDeClaves: await createPasswordSecret(claves),
    web: null,
    estado: { cerrando: false },
    now,
    ...options.parts,
  });
  if (taller) workWhileListening(app, taller, false);
  const prefix = `${config.basePath}/api`;
  const exigirDocumentada = await documentedAnswers(app, prefix);
  return {
    app,
    db,
    database,
    vaults,
    taller,
    statements,
    statementsOf: async (run) => (await test.statementsOf(run)).filter((sql) => !collected.test(sql)),
    call: async ({ as, method, url, body, headers }) => {
      const request: InjectOptions = {
        method,
        url: `${prefix}${url}`,
        headers: { ...(as && { authorization: `Bearer ${await tokens.sign(as)}` }), ...headers },
        ...(body !== undefined && { payload: body }),
      };
      const response = await app.inject(request);
      exigirDocumentada(method, `${prefix}${url}`, response.statusCode);
      return { status: response.statusCode, body: parse(response.body), headers: response.headers };
    },
    close: async () => {
      await app.close();
      await test.close();
    },
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
    prever: () => undefined,
  };
}
