import { parametroProyecto } from '@mantenible/contracts/borrador';
import { comparacionPruebas, consultaComparacion } from '@mantenible/contracts/comparacion';
import {
  comparacionAnalisis,
  consultaSeguidas,
  incidenciasSeguidas,
} from '@mantenible/contracts/comparacion-analisis';

import { acceso, rutas, type Rutas } from '../../http/app.types.ts';
import { heavyRead } from '../../http/heavy-reads.ts';
import { respuestas } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import type { PruebasComparadasRepository } from './comparacion.port.ts';
import {
  compararAnalisis,
  listarSeguidas,
  type DepsCompararAnalisis,
  type ParSeguido,
} from './comparar-analisis.ts';
import { compararPruebasGuardadas } from './comparar-pruebas.ts';
import type { Par } from './par.ts';

export interface DepsComparacion extends DepsCompararAnalisis {
  readonly comparables: PruebasComparadasRepository;
}

/** What changed between two tests or two analyses of a project. */
export function comparacionRoutes(deps: DepsComparacion): Rutas {
  const comparar = heavyRead((persona, id: string, par: Par) => compararAnalisis(deps, persona, id, par));
  const listar = heavyRead((persona, id: string, cuales: ParSeguido) =>
    listarSeguidas(deps, persona, id, cuales),
  );
  return rutas('Comparaciones', (app) => {
    app.get('/comparaciones/pruebas/:proyectoId', {
      config: acceso('prueba', 'leer'),
      schema: {
        summary: 'Compara dos pruebas guardadas del mismo alcance',
        params: parametroProyecto,
        querystring: consultaComparacion,
        response: respuestas({ 200: comparacionPruebas }, 404),
      },
      handler: (request) =>
        compararPruebasGuardadas(deps, personaDe(request), request.params.proyectoId, request.query),
    });
    app.get('/comparaciones/analisis/:proyectoId', {
      config: acceso('analisis', 'leer'),
      schema: {
        summary: 'Compara dos análisis terminados',
        params: parametroProyecto,
        querystring: consultaComparacion,
        response: respuestas({ 200: comparacionAnalisis }, 404),
      },
      handler: (request) => comparar(personaDe(request), request.params.proyectoId, request.query),
    });
    app.get('/comparaciones/analisis/:proyectoId/incidencias', {
      config: acceso('analisis', 'leer'),
      schema: {
        summary: 'Lista las incidencias nuevas, resueltas o que siguen entre dos análisis',
        params: parametroProyecto,
        querystring: consultaSeguidas,
        response: respuestas({ 200: incidenciasSeguidas }, 404, 409),
      },
      handler: (request) => listar(personaDe(request), request.params.proyectoId, request.query),
    });
  });
}
