import { parametroProyecto } from '@mantenible/contracts/borrador';
import { avancePasado, situacionPasado } from '@mantenible/contracts/pasado';

import { acceso, rutas, type Rutas } from '../../http/app.types.ts';
import { respuestas } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import { jobRoutes } from '../../jobs/job.routes.ts';
import { progressRoute } from '../../jobs/progress.routes.ts';
import type { DepsTrabajos } from '../comun/trabajos-de-proyecto.ts';
import { leerAvancePasado, leerPasado, type DepsLeerPasado } from './leer-pasado.ts';
import { trabajosDePasado } from './trabajos-de-pasado.ts';

export interface DepsPasadoRoutes extends DepsLeerPasado, DepsTrabajos {}

/** Reads, starts and cancels the past of a project. */
export function pasadoRoutes(deps: DepsPasadoRoutes): Rutas {
  return rutas('Historia del repositorio', (app) => {
    progressRoute(app, {
      url: '/pasados/:proyectoId/progreso',
      config: acceso('pasado', 'leer'),
      summary:
        'Avance del análisis de la historia como flujo de eventos «progreso»; «fin» si se elimina el proyecto',
      now: deps.now,
      read: async (persona, proyectoId) =>
        avancePasado.parse(await leerAvancePasado(deps, persona, proyectoId)),
    });
    app.get('/pasados/:proyectoId', {
      config: acceso('pasado', 'leer'),
      schema: {
        summary: 'Historia del repositorio de un proyecto, con el estado de su análisis',
        params: parametroProyecto,
        response: respuestas({ 200: situacionPasado }, 404),
      },
      handler: (request) => leerPasado(deps, personaDe(request), request.params.proyectoId),
    });
    jobRoutes(app, {
      url: '/pasados/:proyectoId',
      config: acceso('pasado', 'iniciar'),
      summaries: {
        start: 'Inicia el análisis de la historia del repositorio de un proyecto propio',
        cancel: 'Cancela el análisis en curso de la historia de un proyecto propio',
      },
      kind: 'pasado',
      ...trabajosDePasado(deps),
      state: avancePasado,
      read: (persona, proyectoId) => leerAvancePasado(deps, persona, proyectoId),
    });
  });
}
