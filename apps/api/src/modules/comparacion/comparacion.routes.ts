import { parametroProyecto } from '@mantenible/contracts/borrador';
import { comparacionPruebas, consultaComparacion } from '@mantenible/contracts/comparacion';

import { acceso, rutas, type Rutas } from '../../http/app.types.ts';
import { respuestas } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import type { PruebasComparadasRepository } from './comparacion.port.ts';
import { compararPruebasGuardadas } from './comparar-pruebas.ts';

export interface DepsComparacion {
  readonly comparables: PruebasComparadasRepository;
}

/** What changed between two tests of a project. */
export function comparacionRoutes(deps: DepsComparacion): Rutas {
  return rutas((app) => {
    app.get('/comparaciones/pruebas/:proyectoId', {
      config: acceso('prueba', 'leer'),
      schema: {
        tags: ['Comparaciones'],
        summary: 'Compara dos pruebas guardadas del mismo alcance',
        params: parametroProyecto,
        querystring: consultaComparacion,
        response: respuestas({ 200: comparacionPruebas }),
      },
      handler: (request) =>
        compararPruebasGuardadas(deps, personaDe(request), request.params.proyectoId, request.query),
    });
  });
}
