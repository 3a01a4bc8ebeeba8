import { DataFolderLocked, openDatabase } from '@mantenible/db';

import { createAdministracion } from '../composition/cuentas.ts';
import type { Config } from '../config/config.ts';
import { consola, type AdministracionDeConsola } from '../identity/administracion/administracion.port.ts';
import { ControlUnreachable, remoteAdministracion } from '../identity/control/control-client.ts';
import { controlSocketOf } from '../identity/control/control-socket.ts';

const silent = { info: () => undefined };

/**
 * Runs `use` on the accounts of the environment's installation: directly on the database, or through the
 * server that has the embedded one open.
 */
export async function withAdministracion<T>(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  use: (administracion: AdministracionDeConsola) => Promise<T>,
): Promise<T> {
  try {
    const database = await openDatabase({ url: config.databaseUrl ?? undefined, dataDir: config.dataDir });
    try {
      const now = (): Date => new Date();
      return await use(createAdministracion({ db: database.db, now, log: silent })(consola));
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof DataFolderLocked)) throw error;
    return besideServer(config.dataDir, error, use);
  }
}

async function besideServer<T>(
  dataDir: string,
  locked: DataFolderLocked,
  use: (administracion: AdministracionDeConsola) => Promise<T>,
): Promise<T> {
  const socket = controlSocketOf(dataDir);
  const cause = { cause: locked };
  if (socket === null)
    throw new Error(
      `La ruta de DATA_DIR (${dataDir}) es demasiado larga para contactar con el servidor que la usa. Administre las ` +
        'cuentas en su pantalla «Cuentas», o dele una carpeta de ruta más corta.',
      cause,
    );
  try {
    return await use(remoteAdministracion(socket));
  } catch (error) {
    if (!(error instanceof ControlUnreachable)) throw error;
    throw new Error(
      `Otro programa usa la carpeta ${dataDir} y no atiende órdenes: quizá un servidor que está arrancando o ` +
        'deteniéndose, o una copia de seguridad. Repita la orden en unos segundos.',
      cause,
    );
  }
}
