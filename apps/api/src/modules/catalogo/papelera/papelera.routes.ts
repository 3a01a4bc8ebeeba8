import { parametroId } from '@mantenible/contracts/comun';
import { consultaPapelera, elementoRestaurado, papelera, restauracion } from '@mantenible/contracts/papelera';

import { acceso, rutas, type Rutas } from '../../../http/app.types.ts';
import { respuestas } from '../../../http/responses.ts';
import { personaDe } from '../../../http/session.ts';
import type { PapeleraRepository } from './papelera.port.ts';
import { restaurarElemento } from './restaurar-elemento.ts';

const escribir = acceso('catalogo', 'escribir');

/** Deleted records of the catalogue, which can be restored for thirty days. */
export function papeleraRoutes(deps: { readonly papelera: PapeleraRepository }): Rutas {
  return rutas('Catálogo', (app) => {
    app.get('/papelera', {
      config: escribir,
      schema: {
        summary: 'Lista lo que se eliminó del catálogo y se puede restaurar',
        querystring: consultaPapelera,
        response: respuestas({ 200: papelera }),
      },
      handler: (request) => deps.papelera.listar(request.query.pagina),
    });
    app.post('/papelera/:id/restaurar', {
      config: escribir,
      schema: {
        summary: 'Restaura un elemento del catálogo',
        params: parametroId,
        body: restauracion,
        response: respuestas({ 200: elementoRestaurado }, 404, 409),
      },
      handler: (request) =>
        restaurarElemento(deps, request.params.id, request.body.nombre ?? null, personaDe(request)),
    });
  });
}
