import { pautasAnadidas, pautasElegidas, pautasPendientes } from '@mantenible/contracts/catalogo-inicial';

import { acceso, rutas, type Rutas } from '../../../http/app.types.ts';
import { respuestas } from '../../../http/responses.ts';
import { personaDe } from '../../../http/session.ts';
import type { CatalogoInicial, PautasInicialesRepository } from './contenido.port.ts';
import { anadirPendientes, leerPendientes } from './pautas-pendientes.ts';

interface Deps {
  readonly contenido: CatalogoInicial;
  readonly iniciales: PautasInicialesRepository;
}

const escribir = acceso('catalogo', 'escribir');

/** Guidelines of the starter catalogue that this installation lacks. */
export function contenidoRoutes(deps: Deps): Rutas {
  return rutas('Pautas', (app) => {
    app.get('/catalogo-inicial/pautas', {
      config: escribir,
      schema: {
        summary:
          'Dice qué pautas del catálogo inicial faltan, y a cuáles les falta su medida o su texto nuevo',
        response: respuestas({ 200: pautasPendientes }),
      },
      handler: () => leerPendientes(deps),
    });
    app.post('/catalogo-inicial/pautas', {
      config: {
        ...escribir,
        idempotente: true,
      },
      schema: {
        summary: 'Añade las que se eligen, y pone al día las que siguen como vinieron',
        body: pautasElegidas,
        response: respuestas({ 200: pautasAnadidas }),
      },
      handler: (request) => anadirPendientes(deps, request.body.claves, personaDe(request)),
    });
  });
}
