import { join } from 'node:path';

import type { Database } from '@mantenible/db';

import type { Config } from '../config/config.ts';
import type { Rutas } from '../http/app.types.ts';
import { readiness, type HealthDeps } from '../http/health.routes.ts';
import { createBuzonRepository } from '../modules/aviso/buzon.repository.ts';
import { createEstadoRepository } from '../modules/estado/estado.repository.ts';
import { estadoRoutes } from '../modules/estado/estado.routes.ts';
import { createUltimoRespaldo } from '../modules/estado/ultimo-respaldo.adapter.ts';

interface Parts {
  readonly config: Pick<Config, 'dataDir' | 'cuotas' | 'analisis' | 'correo' | 'keycloak' | 'sonarqube'>;
  readonly database: Database;
  readonly salud: HealthDeps;
  /** Used part of the partition of the data, in percent; null where it is not known. */
  readonly disco: () => Promise<number | null>;
  /** Whether analyses are our own. */
  readonly incorporado: boolean;
  readonly version: string;
  readonly now: () => Date;
}

/** The route of the installation's state, with its adapters. */
export function rutasDeEstado(parts: Parts): Rutas {
  const { config, database, salud, disco, incorporado, version, now } = parts;
  const buzon = createBuzonRepository(database.db);
  return estadoRoutes({
    estado: createEstadoRepository(database.db),
    version,
    motor: database.engine,
    desde: now(),
    partes: () => readiness(salud),
    servicios: serviciosDe(config),
    // What a change of the engine left in the folder is no backup of PostgreSQL.
    respaldo:
      database.engine === 'pglite'
        ? createUltimoRespaldo(join(config.dataDir, 'respaldos'))
        : () => Promise.resolve(null),
    disco,
    incorporado,
    correo: config.correo && {
      servidor: `${config.correo.servidor}:${config.correo.puerto}`,
      estado: () => buzon.estado(),
    },
    cuotas: config.cuotas,
    analisis: config.analisis,
    now,
  });
}

function serviciosDe({ keycloak, sonarqube }: Parts['config']) {
  const lugar = (url: string, parte: string | null) =>
    parte === null ? new URL(url).host : `${new URL(url).host} (${parte})`;
  return {
    identidad: keycloak && lugar(keycloak.url, keycloak.realm),
    escaneo: sonarqube && lugar(sonarqube.url, sonarqube.organizacion),
  };
}
