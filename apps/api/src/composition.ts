import { withoutCaller, type Database } from '@mantenible/db';
import type { EscaneoPort } from '@mantenible/domain/escaneo';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { v7 as uuidv7 } from 'uuid';

import { rutasDeAnalisis } from './composition/analisis.ts';
import { rutasDeEquipos } from './composition/equipos.ts';
import { rutasDeCatalogo } from './composition/catalogo.ts';
import { createAlMostrar } from './composition/cifras.ts';
import { createAlGuardar } from './composition/correo.ts';
import { createAdministracion } from './composition/cuentas.ts';
import { cuotasDe } from './composition/cuotas.ts';
import { rutasDeCursos } from './composition/cursos.ts';
import { rutasCompartidas } from './composition/compartido.ts';
import { rutasDeEntregas } from './composition/entregas.ts';
import { rutasDeEstado } from './composition/estado.ts';
import { createAnotar } from './composition/mejora.ts';
import { rutasDePersonas } from './composition/personas.ts';
import { rutasDeNotas } from './composition/notas.ts';
import { createProyectos } from './composition/proyectos.ts';
import { rutasDePruebas } from './composition/pruebas.ts';
import { recentAnswer } from './composition/recent-answer.ts';
import { rutasDeSeguimiento } from './composition/seguimiento.ts';
import type { Config } from './config/config.ts';
import { limitAnonymousWork } from './http/anonymous-work.ts';
import { registerApi } from './http/api.ts';
import type { Rutas } from './http/app.types.ts';
import { allowOrigins } from './http/cors.ts';
import { answerErrors, answerUnknownRoutes } from './http/errors.ts';
import { healthRoutes, type Listo } from './http/health.routes.ts';
import { createIdempotenciaRepository } from './http/idempotency.repository.ts';
import { logRequests } from './http/logging.ts';
import { boundPipelining } from './http/pipelining.ts';
import { securityHeaders } from './http/security-headers.ts';
import { serverOptions } from './http/server-options.ts';
import { auditSessions } from './http/session-entries.ts';
import type { Verifier } from './http/session.ts';
import { speakSpanish } from './http/validation.ts';
import { registerWeb } from './http/web/register-web.ts';
import { createWorkBudget } from './http/work-budget.ts';
import { cuentaRoutes } from './identity/administracion/cuenta.routes.ts';
import type { AnalysisQueueClient } from './jobs/queue.repository.ts';
import { observeRequests, type Metrics } from './metrics/metrics.ts';
import type { CofreTextos } from './modules/analisis/textos.port.ts';
import { createApuntesRepository } from './modules/auditoria/apuntes.repository.ts';
import { auditoriaRoutes } from './modules/auditoria/auditoria.routes.ts';
import { createAuditoria } from './modules/comun/anotacion.repository.ts';
import type { ClavesDePersona } from './modules/copia/copia.port.ts';
import { copiaRoutes } from './modules/copia/copia.routes.ts';
import { createEjemploRepository } from './modules/ejemplo/ejemplo.repository.ts';
import { ejemploRoutes } from './modules/ejemplo/ejemplo.routes.ts';
import type { DesactivarCuenta } from './modules/persona/fin-de-curso/fin-de-curso.port.ts';
import { createPersonaRepository } from './modules/persona/persona.repository.ts';
import { recordarPersonas } from './modules/persona/recordar-personas.ts';
import { buscarProyectoAjeno } from './modules/proyecto/ajenos/proyecto-ajeno.repository.ts';
import type { CofreTokens } from './modules/proyecto/proyecto.port.ts';
import type { PasswordSecrets } from './secrets/index.ts';

/** Parts of an application; `main.ts` and the tests pass different ones. */
export interface AppParts {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly database: Database;
  readonly verifier: Verifier;
  /** The embedded provider's routes; null with an external one. */
  readonly identidad: FastifyPluginAsync | null;
  readonly escaneo: EscaneoPort;
  /** Queue of the embedded scanner's analyses; null when a service runs them. */
  readonly cola: AnalysisQueueClient | null;
  /** Encrypts repository tokens. */
  readonly vault: CofreTokens;
  /** Encrypts texts of repositories. */
  readonly textos: CofreTextos;
  /** Keys of the copies that a person's browser stores on its device. */
  readonly clavesCopias: ClavesDePersona;
  /** Secrets of the initial passwords of a class, which a repeated import gets again. */
  readonly secretosDeClaves: PasswordSecrets;
  /** Folder of the built page; null to serve the API alone. */
  readonly web: string | null;
  /** Set by the stop signal: readiness fails from then on. */
  readonly estado: { readonly cerrando: boolean };
  readonly now: () => Date;
  /** Used part of the partition of the data, in percent; null where it is not known. */
  readonly disco?: () => Promise<number | null>;
  /** Null without METRICS_PORT. */
  readonly metrics?: Metrics | null;
}

export const version = '1.0.0';

/** Builds the application: the only place where adapters are created and passed on. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, log, database } = parts;
  speakSpanish();
  const app = Fastify(serverOptions(config.times, config.trustProxy, log));
  boundPipelining(app);
  logRequests(app);
  if (parts.metrics) observeRequests(app, parts.metrics);
  answerErrors(app);
  app.decorateRequest('persona', null);
  await securityHeaders(app, {
    issuer: config.keycloak && new URL(config.keycloak.url).origin,
    codeHost: new URL(config.codeHostApiUrl).origin,
    https: config.publicUrl?.startsWith('https:') ?? false,
  });
  await allowOrigins(app, config.corsOrigins);
  const budget = createWorkBudget({ msPerMinute: config.limits.workSeconds * 1000 });
  limitAnonymousWork(app, budget, `${config.basePath}/assets/`);
  if (parts.identidad) await app.register(parts.identidad);
  const { cuotas } = cuotasDe({ config, db: database.db, disco: discoDe(parts), now: parts.now });
  await registerApi(app, {
    prefix: `${config.basePath}/api`,
    version,
    docs: config.apiDocs,
    shares: config.shares,
    limits: config.limits,
    handlerTimeoutMs: config.times.handlerTimeoutMs,
    verifier: recordarPersonas(verifierOf(parts), {
      personas: createPersonaRepository(database.db),
      now: parts.now,
      alGuardar: createAlGuardar(config, database.db),
      alFallar: (err) => {
        log.warn({ err }, 'a name could not be stored');
      },
    }),
    idempotencia: createIdempotenciaRepository(database.db),
    exigirSitio: () => cuotas.exigirSitio(),
    auditoria: {
      auditoria: createAuditoria(database.db, parts.now),
      proyectoAjeno: (nombrada, sub) => buscarProyectoAjeno(database.db, nombrada, sub),
    },
    now: parts.now,
    rutas: rutasDe(parts),
  });
  if (parts.web === null) answerUnknownRoutes(app);
  else await registerWeb(app, config, parts.web);
  return app;
}

function rutasDe(parts: AppParts): Rutas[] {
  const { config, database, estado, escaneo, cola, vault, now } = parts;
  const { db } = database;
  const nuevoId = (): string => uuidv7();
  const servicio = cola === null ? escaneo : null;
  const alMostrar = servicio && createAlMostrar({ db, servicio, nuevoId, log: parts.log });
  const anotar = createAnotar({ db, servicio, now, log: parts.log });
  const disco = discoDe(parts);
  const comun = { db, escaneo, incorporado: cola !== null, now, nuevoId };
  const proyectos = createProyectos({
    ...comun,
    config,
    vault,
    disco,
  });
  const salud = {
    database,
    estado,
    identidad: () => identidadLista(parts),
    // Readiness needs no sign-in: its checks reach the services at most four times a minute.
    escaneo: recentAnswer(() => withoutCaller(() => escaneo.validate()), now, 15_000),
  };
  return [
    healthRoutes(salud),
    rutasDeEstado({ config, database, salud, disco, incorporado: cola !== null, version, now }),
    ...rutasDeCatalogo({ db, now, nuevoId, recuerda: config.shares }),
    auditoriaRoutes({
      apuntes: createApuntesRepository(db),
      auditoria: createAuditoria(db, now),
      now,
    }),
    copiaRoutes({ clavesDe: parts.clavesCopias }),
    ejemploRoutes({ ejemplo: createEjemploRepository(db, now) }),
    ...rutasDeCursos({ ...comun, config, incorporado: cola !== null, log: parts.log }),
    ...proyectos.rutas,
    ...rutasDeEquipos({ ...comun, ...proyectos, vault, maximoProyectos: config.cuotas.proyectos }),
    ...rutasDePersonas({ db, now, vault, desactivar: desactivarCuenta(parts) }),
    ...rutasDePruebas({ ...comun, ...proyectos, anotar }),
    ...rutasDeAnalisis({ ...comun, ...proyectos, config, cola, alMostrar, textos: parts.textos, version }),
    ...rutasDeSeguimiento({ ...comun, ...proyectos, servicio, alMostrar }),
    ...rutasCompartidas({ ...comun, ...proyectos, servicio, activos: config.sharedLinks }),
    ...rutasDeEntregas({ db, cola, textos: parts.textos, cuotas: proyectos.cuotas, log: parts.log, now }),
    ...rutasDeNotas({ ...comun, config, log: parts.log }),
    // An external Keycloak administers its accounts itself: these addresses answer 404.
    ...(config.keycloak === null ? [rutasDeCuentas(parts)] : []),
  ];
}

const discoDe = ({ disco = () => Promise.resolve(null) }: Pick<AppParts, 'disco'>) => disco;

/** Deactivation of an account of the embedded provider. */
function desactivarCuenta({ config, database, now, log }: AppParts): DesactivarCuenta | null {
  if (config.keycloak !== null) return null;
  const administrar = createAdministracion({ db: database.db, now, log });
  return async (quien, sub) => {
    await administrar(quien).activar({ sub }, false);
  };
}

function rutasDeCuentas({ database, now, log, secretosDeClaves }: AppParts): Rutas {
  return cuentaRoutes(createAdministracion({ db: database.db, now, log, secretosDeClaves }));
}

/**
 * With an external provider, the verifier also audits the first use of a session; the embedded one audits each
 * sign-in itself.
 */
function verifierOf({ config, verifier, database, now }: AppParts): Verifier {
  return config.keycloak === null ? verifier : auditSessions(verifier, createAuditoria(database.db, now));
}

function identidadLista({ identidad }: AppParts): Promise<Listo['identidad']> {
  return Promise.resolve(identidad ? 'incorporado' : 'bien');
}
