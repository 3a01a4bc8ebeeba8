import { situacionAnalisis } from '@mantenible/contracts/analisis';
import { parametroProyecto } from '@mantenible/contracts/borrador';

import { acceso, rutas, type Rutas } from '../../http/app.types.ts';
import { respuestas, sinCuerpo } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import type { Cuotas } from '../cuota/cuota.port.ts';
import { cancelarAnalisis, iniciarAnalisis } from './iniciar-analisis.ts';
import { leerSituacion, type DepsSituacion } from './leer-situacion.ts';
import { progresoRoutes } from './progreso.routes.ts';

export interface DepsAnalisis extends DepsSituacion {
  readonly cuotas: Pick<Cuotas, 'exigirAnalisis'>;
  readonly nuevoId: () => string;
  readonly ahora: () => Date;
}

const tags = ['Análisis'];

/** Reads, starts and cancels the analysis of a project. */
export function analisisRoutes(deps: DepsAnalisis): Rutas {
  return rutas((app) => {
    void app.register(progresoRoutes(deps));
    app.get('/analisis/:proyectoId', {
      config: acceso('analisis', 'leer'),
      schema: {
        tags,
        summary: 'Estado del análisis de un proyecto, con los anteriores',
        params: parametroProyecto,
        response: respuestas({ 200: situacionAnalisis }, 404),
      },
      handler: async (request) => {
        const situacion = await leerSituacion(deps, personaDe(request), request.params.proyectoId);
        // A person who reads the state and may start an analysis often does so next.
        if (situacion.iniciable) deps.ejecucion?.obreros.prever();
        return situacion;
      },
    });
    app.post('/analisis/:proyectoId', {
      config: acceso('analisis', 'ejecutar'),
      schema: {
        tags,
        summary: 'Inicia el análisis de un proyecto propio',
        params: parametroProyecto,
        response: respuestas({ 202: situacionAnalisis }, 404, 409),
      },
      handler: async (request, reply) => {
        const persona = personaDe(request);
        const { proyectoId } = request.params;
        const analisis = await iniciarAnalisis(deps, persona, proyectoId);
        request.log.info({ sub: persona.sub, proyecto: proyectoId, analisis }, 'analysis started');
        reply.code(202);
        return leerSituacion(deps, persona, proyectoId);
      },
    });
    app.delete('/analisis/:proyectoId', {
      config: acceso('analisis', 'ejecutar'),
      schema: {
        tags,
        summary: 'Cancela el análisis en curso de un proyecto propio',
        params: parametroProyecto,
        response: respuestas({ 204: sinCuerpo }, 404, 409),
      },
      handler: async (request, reply) => {
        const persona = personaDe(request);
        const { proyectoId } = request.params;
        await cancelarAnalisis(deps, persona, proyectoId);
        request.log.info({ sub: persona.sub, proyecto: proyectoId }, 'analysis cancelled');
        return reply.code(204).send();
      },
    });
  });
}
