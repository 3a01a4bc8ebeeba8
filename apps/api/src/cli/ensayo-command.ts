import type { Database } from '@mantenible/db';
import { idEjemplo } from '@mantenible/domain/acceso';
import { contar } from '@mantenible/wording/contar';

import { createServer, type Server } from '../composition/server.ts';
import type { Config } from '../config/config.ts';
import { createLogger } from '../http/logging.ts';
import { createVaults, opened, openSecrets } from '../secrets/index.ts';
import { restaurar, type CommandDeps } from './backup-commands.ts';
import { requireAllRead } from './key-command.ts';

type Deps = CommandDeps & { readonly config: Config };

/**
 * `ensayo ARCHIVO`: loads a backup into the environment's empty database, of either engine, and shows that the product
 * works on it: every repository token decrypts with the keys given, and a server over it is ready and answers. The machine
 * can be used afterwards.
 * @throws Error in Spanish naming what does not work, every project with an unreadable token among it
 */
export async function ensayo(argv: readonly string[], deps: Deps): Promise<void> {
  const begun = deps.now().getTime();
  if (argv.length !== 1) throw new Error('Uso: npm run ensayo -- ARCHIVO');
  await restaurar(argv, deps);
  const server = await createServer(deps.config, createLogger('fatal'), {
    web: null,
    programs: { runner: '', worker: '' },
  });
  let unreadable: readonly string[] = [];
  try {
    const read = await readEverything(server.database, deps.config);
    ({ unreadable } = read);
    deps.print(read.resumen);
    await requireAnswers(server, deps.config);
  } finally {
    await server.app.close();
    await server.database.close();
  }
  requireAllRead(unreadable);
  const seconds = Math.ceil((deps.now().getTime() - begun) / 1000);
  deps.print(
    `El servidor responde sobre los datos restaurados. Todo en ${contar(seconds, 'segundo', 'segundos')}.`,
  );
}

interface ReadData {
  /** Ids of the projects whose token does not decrypt. */
  readonly unreadable: readonly string[];
  readonly resumen: string;
}

async function readEverything({ db }: Database, config: Config): Promise<ReadData> {
  const vaults = await createVaults({
    secretKey: config.secretKey ?? undefined,
    secrets: await openSecrets(config.dataDir),
  });
  const proyectos = await db
    .selectFrom('proyectos')
    .select(['id', 'token_cifrado', 'token_clave'])
    .where('id', '!=', idEjemplo)
    .execute();
  const unreadable = proyectos.flatMap(({ id, token_cifrado: cifrado, token_clave: clave }) =>
    opened(vaults.tokens, { id, cifrado, clave }) === null ? [id] : [],
  );
  const { pruebas } = await db
    .selectFrom('respuestas')
    .where('proyecto_id', '!=', idEjemplo)
    .select(({ fn }) => fn.countAll<number>().as('pruebas'))
    .executeTakeFirstOrThrow();
  const leidos = contar(proyectos.length - unreadable.length, 'proyecto', 'proyectos');
  return { unreadable, resumen: `Se leen ${leidos} con su token y ${contar(pruebas, 'prueba', 'pruebas')}.` };
}

/** Readiness, the document of the API, the keys of the sign-in, and a refusal of who has not signed in. */
async function requireAnswers({ app }: Server, { apiDocs, basePath, keycloak }: Config): Promise<void> {
  const expected: readonly (readonly [string, number])[] = [
    ['/api/salud/listo', 200],
    ['/api/docs/json', apiDocs ? 200 : 404],
    ['/api/metricas', 401],
    ...(keycloak ? [] : ([['/auth/realms/mantenible/protocol/openid-connect/certs', 200]] as const)),
  ];
  for (const [path, status] of expected) {
    const { statusCode } = await app.inject({ url: `${basePath}${path}` });
    if (statusCode === status) continue;
    throw new Error(`La restauración no sirve: ${path} responde ${statusCode} y se esperaba ${status}.`);
  }
}
