import { pauta, pautaEnviada, pautas } from '@mantenible/contracts/pauta';

import { rutas, type Rutas } from '../../../http/app.types.ts';
import { declararRegistro } from '../registro.routes.ts';
import type { PautaRepository } from './pauta.port.ts';

interface Deps {
  readonly pautas: PautaRepository;
}

/** Endpoints of guidelines: those of every catalogue record, and its own. */
export function pautaRoutes(deps: Deps): Rutas {
  return rutas('Pautas', (app) => {
    declararRegistro(app, {
      registros: deps.pautas,
      url: '/pautas',
      cosa: 'la pauta',
      referencia: () => null,
      resumen: {
        listar: 'Lista las pautas',
        leer: 'Lee una pauta',
        crear: 'Crea una pauta',
        actualizar: 'Cambia una pauta',
        eliminar: 'Elimina una pauta',
      },
      registro: pauta,
      lista: pautas,
      enviado: pautaEnviada,
    });
  });
}
