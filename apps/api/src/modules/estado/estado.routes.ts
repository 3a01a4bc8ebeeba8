import { estadoInstalacion } from '@mantenible/contracts/estado';

import { acceso, rutas, type Rutas } from '../../http/app.types.ts';
import { respuestas } from '../../http/responses.ts';
import { joinedRead } from '../../http/sharing/shared-read.ts';
import { leerEstado, type DepsEstado } from './leer-estado.ts';

/** How the installation is, for those who see what it stores. */
export function estadoRoutes(deps: DepsEstado): Rutas {
  return rutas('Salud', (app) => {
    const leer = joinedRead(app, () => leerEstado(deps));
    app.get('/estado', {
      config: acceso('instalacion', 'leer'),
      schema: {
        summary: 'Dice cómo está la instalación: versión, base de datos, respaldo, disco, cola y límites',
        response: respuestas({ 200: estadoInstalacion }),
      },
      handler: () => leer(),
    });
  });
}
