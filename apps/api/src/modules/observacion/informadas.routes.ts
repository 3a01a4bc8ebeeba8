import { parametroProyecto } from '@mantenible/contracts/borrador';
import { consultaInformadas, observacionesInformadas } from '@mantenible/contracts/observacion';

import { acceso, rutas, type Rutas } from '../../http/app.types.ts';
import { listInTurn } from '../../http/heavy-reads.ts';
import { respuestas } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import { leerInformadas, type DepsInformadas } from './leer-informadas.ts';

/** Comments on all that a project delivered, for the project's reports. */
export function informadasRoutes(deps: DepsInformadas): Rutas {
  return rutas('Comentarios del docente', (app) => {
    app.get('/comentarios/:proyectoId', {
      config: acceso('observacion', 'leer'),
      schema: {
        summary: 'Lista los comentarios que llevan los informes de un proyecto',
        params: parametroProyecto,
        querystring: consultaInformadas,
        response: respuestas({ 200: observacionesInformadas }, 404),
      },
      handler: (request) => {
        const { proyectoId } = request.params;
        const { lugar, prueba = null } = request.query;
        const persona = personaDe(request);
        const cuales = { proyectoId, lugar, pruebaId: prueba };
        return listInTurn(persona.sub, () => leerInformadas(deps, persona, cuales));
      },
    });
  });
}
