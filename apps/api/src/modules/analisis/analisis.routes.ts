import { parametroProyecto } from '@mantenible/contracts/borrador';
import { estadoAnalisis } from '@mantenible/contracts/sonarqube';
import type { EscaneoPort } from '@mantenible/domain/escaneo';

import { acceso, rutas, type Rutas } from '../../http/app.types.ts';
import { respuestas } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import type { ProyectoRepository } from '../proyecto/proyecto.port.ts';
import { leerEstado } from './leer-estado.ts';

export interface DepsAnalisis {
  readonly proyectos: Pick<ProyectoRepository, 'buscar'>;
  readonly escaneo: Pick<EscaneoPort, 'identity' | 'state'>;
}

/** Where a project's analysis stands. */
export function analisisRoutes(deps: DepsAnalisis): Rutas {
  return rutas((app) => {
    app.get('/analisis/:proyectoId', {
      config: acceso('analisis', 'leer'),
      schema: {
        tags: ['Análisis'],
        summary: 'Estado del análisis de un proyecto',
        params: parametroProyecto,
        response: respuestas({ 200: estadoAnalisis }),
      },
      handler: (request) => leerEstado(deps, personaDe(request), request.params.proyectoId),
    });
  });
}
