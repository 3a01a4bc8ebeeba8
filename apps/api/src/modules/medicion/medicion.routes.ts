import { parametroProyecto } from '@mantenible/contracts/borrador';
import { archivosMedidos, medicionesProyecto } from '@mantenible/contracts/medicion';
import type { Persona } from '@mantenible/domain/acceso';

import { acceso, rutas, type Rutas } from '../../http/app.types.ts';
import { respuestas } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import { sendShared, SharedAnswer } from '../../http/sharing/shared-answer.ts';
import { joinedRead } from '../../http/sharing/shared-read.ts';
import { leerArchivosMedidos, leerMediciones, type DepsMedicion } from './leer-mediciones.ts';

/** Figures of a project's analysis, for the questions that are tied to a measure. */
export function medicionRoutes(deps: DepsMedicion): Rutas {
  return rutas('Pruebas', (app) => {
    const archivosDe = joinedRead(
      app,
      async (persona: Persona, proyectoId: string) =>
        new SharedAnswer(await leerArchivosMedidos(deps, persona, proyectoId)),
    );
    app.get('/mediciones/:proyectoId', {
      config: acceso('analisis', 'leer'),
      schema: {
        summary: 'Dice qué midió el último análisis de un proyecto',
        params: parametroProyecto,
        response: respuestas({ 200: medicionesProyecto }, 404),
      },
      handler: (request) => leerMediciones(deps, personaDe(request), request.params.proyectoId),
    });
    app.get('/mediciones/:proyectoId/archivos', {
      config: acceso('analisis', 'leer'),
      schema: {
        summary: 'Lista los archivos que leyó el último análisis de un proyecto',
        params: parametroProyecto,
        response: respuestas({ 200: archivosMedidos }, 404),
      },
      handler: async (request, reply) =>
        sendShared(reply, await archivosDe(personaDe(request), request.params.proyectoId)),
    });
  });
}
