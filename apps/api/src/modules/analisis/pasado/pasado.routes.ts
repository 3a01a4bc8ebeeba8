import { parametroProyecto } from '@mantenible/contracts/borrador';
import { avancePasado, situacionPasado } from '@mantenible/contracts/pasado';

import { acceso, rutas, type Rutas } from '../../../http/app.types.ts';
import { respuestas, sinCuerpo } from '../../../http/responses.ts';
import { personaDe } from '../../../http/session.ts';
import { rutaDeAvance } from '../ruta-de-avance.routes.ts';
import { cancelarPasado, iniciarPasado } from './iniciar-pasado.ts';
import { leerAvancePasado, leerPasado, type DepsLeerPasado } from './leer-pasado.ts';

export interface DepsPasadoRoutes extends DepsLeerPasado {
  readonly nuevoId: () => string;
  readonly ahora: () => Date;
}

const tags = ['Historia del repositorio'];

/** Reads, starts and cancels the past of a project. */
export function pasadoRoutes(deps: DepsPasadoRoutes): Rutas {
  return rutas((app) => {
    rutaDeAvance(app, {
      url: '/pasados/:proyectoId/progreso',
      config: acceso('pasado', 'leer'),
      tags,
      summary:
        'Avance del análisis de la historia como flujo de eventos «progreso»; «fin» si se elimina el proyecto',
      ahora: deps.ahora,
      leer: async (persona, proyectoId) =>
        avancePasado.parse(await leerAvancePasado(deps, persona, proyectoId)),
    });
    app.get('/pasados/:proyectoId', {
      config: acceso('pasado', 'leer'),
      schema: {
        tags,
        summary: 'Historia del repositorio de un proyecto, con el estado de su análisis',
        params: parametroProyecto,
        response: respuestas({ 200: situacionPasado }, 404),
      },
      handler: (request) => leerPasado(deps, personaDe(request), request.params.proyectoId),
    });
    app.post('/pasados/:proyectoId', {
      config: acceso('pasado', 'iniciar'),
      schema: {
        tags,
        summary: 'Inicia el análisis de la historia del repositorio de un proyecto propio',
        params: parametroProyecto,
        response: respuestas({ 202: avancePasado }, 404, 409),
      },
      handler: async (request, reply) => {
        const persona = personaDe(request);
        const { proyectoId } = request.params;
        const pasado = await iniciarPasado(deps, persona, proyectoId);
        request.log.info({ sub: persona.sub, proyecto: proyectoId, pasado }, 'past started');
        reply.code(202);
        return leerAvancePasado(deps, persona, proyectoId);
      },
    });
    app.delete('/pasados/:proyectoId', {
      config: acceso('pasado', 'iniciar'),
      schema: {
        tags,
        summary: 'Cancela el análisis en curso de la historia de un proyecto propio',
        params: parametroProyecto,
        response: respuestas({ 204: sinCuerpo }, 404, 409),
      },
      handler: async (request, reply) => {
        const persona = personaDe(request);
        const { proyectoId } = request.params;
        await cancelarPasado(deps, persona, proyectoId);
        request.log.info({ sub: persona.sub, proyecto: proyectoId }, 'past cancelled');
        return reply.code(204).send();
      },
    });
  });
}
