import type { Db } from '@mantenible/db';
import { createTestDatabase } from '@mantenible/db/test';
import { createSinServicio } from '@mantenible/scanning';
import type { FastifyInstance, InjectOptions } from 'fastify';

import { buildApp, type AppParts } from '../composition.ts';
import { readConfig } from '../config.ts';
import { createLogger } from '../http/logging.ts';
import { createVault } from '../secrets/index.ts';
import { testTokens, type Person } from './tokens.ts';

/** 32 bytes in base64. */
const claveDePrueba = Buffer.alloc(32, 7).toString('base64');
const sinSecretos = { readOrCreate: () => Promise.reject(new Error('tests keep no secrets')) };

export interface Call {
  /** Who calls; null for nobody, signed out. */
  readonly as: Person | null;
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  /** Below `{base}/api`, with its slash: '/pautas'. */
  readonly url: string;
  readonly body?: NonNullable<InjectOptions['payload']>;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  /** The parsed JSON, the text of anything else, or undefined for nothing. */
  readonly body: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Db;
  /** SQL since the last time it was emptied (`statements.length = 0`). */
  readonly statements: string[];
  call(call: Call): Promise<Answer>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Settings of the environment; limits are wide unless they say otherwise. */
  readonly env?: Readonly<Record<string, string>>;
  readonly parts?: Partial<AppParts>;
}

/** The real application over a database of its own; only the network and the identity provider are left out. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const test = await createTestDatabase();
  const { database, db, statements } = test;
  const tokens = await testTokens();
  const config = readConfig({ LIMIT_WRITES: '100000', LIMIT_READS: '100000', ...options.env });
  const app = await buildApp({
    config,
    logger: createLogger('silent'),
    database,
    verifier: tokens.verifier,
    identidad: null,
    escaneo: createSinServicio(),
    vault: await createVault({ secretKey: claveDePrueba, secrets: sinSecretos }),
    web: null,
    estado: { cerrando: false },
    now: () => new Date(),
    ...options.parts,
  });
  return {
    app,
    db,
    statements,
    call: async ({ as, method, url, body, headers }) => {
      const request: InjectOptions = {
        method,
        url: `${config.basePath}/api${url}`,
        headers: { ...(as && { authorization: `Bearer ${await tokens.sign(as)}` }), ...headers },
        ...(body !== undefined && { payload: body }),
      };
      const response = await app.inject(request);
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
