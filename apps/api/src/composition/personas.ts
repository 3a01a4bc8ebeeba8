import type { Db } from '@mantenible/db';

import type { Rutas } from '../http/app.types.ts';
import { oidcRepository } from '../identity/oidc/oidc.repository.ts';
import { endedSessionsRepository } from '../identity/tokens/ended-sessions.repository.ts';
import { createAuditoria } from '../modules/comun/anotacion.repository.ts';
import { createBorradoDePersona } from '../modules/persona/datos-personales/borrar-persona.repository.ts';
import { createDatosDePersonaRepository } from '../modules/persona/datos-personales/datos-de-persona.repository.ts';
import { datosDePersonaRoutes } from '../modules/persona/datos-personales/datos-de-persona.routes.ts';
import type { DesactivarCuenta } from '../modules/persona/fin-de-curso/fin-de-curso.port.ts';
import { createFinDeCursoRepository } from '../modules/persona/fin-de-curso/fin-de-curso.repository.ts';
import { finDeCursoRoutes } from '../modules/persona/fin-de-curso/fin-de-curso.routes.ts';
import type { CofreTokens } from '../modules/proyecto/proyecto.port.ts';

interface Parts {
  readonly db: Db;
  readonly now: () => Date;
  readonly vault: CofreTokens;
  /** Null where an external provider has the accounts. */
  readonly desactivar: DesactivarCuenta | null;
}

/** The routes of what is kept of a person, with their adapters. */
export function rutasDePersonas({ db, now, vault, desactivar }: Parts): Rutas[] {
  const deps = {
    now,
    auditoria: createAuditoria(db, now),
    datos: createDatosDePersonaRepository(db),
    borrado: createBorradoDePersona({
      db,
      sinToken: (proyectoId) => vault.encrypt('', proyectoId),
      terminarSesiones: async (trx, sub) => {
        await oidcRepository(trx).endSessions(sub, null);
        await endedSessionsRepository(trx).end(sub, now());
      },
    }),
  };
  const clases = createFinDeCursoRepository(db);
  return [
    datosDePersonaRoutes(deps),
    ...(desactivar === null ? [] : [finDeCursoRoutes({ ...deps, clases, desactivar })]),
  ];
}
