import {
  subcaracteristica,
  subcaracteristicaEnviada,
  subcaracteristicas,
  subcaracteristicasCompletas,
} from '@mantenible/contracts/subcaracteristica';

import { rutas, type Rutas } from '../../../http/app.types.ts';
import { declararCompletos } from '../completos.routes.ts';
import { declararRegistro } from '../registro.routes.ts';
import type { SubcaracteristicaRepository } from './subcaracteristica.port.ts';

interface Deps {
  readonly subcaracteristicas: SubcaracteristicaRepository;
}

const url = '/subcaracteristicas';

/** Endpoints of sub-characteristics: those of every catalogue record, and its own. */
export function subcaracteristicaRoutes(deps: Deps): Rutas {
  return rutas('Subcaracterísticas', (app) => {
    declararRegistro(app, {
      registros: deps.subcaracteristicas,
      url,
      cosa: 'la subcaracterística',
      referencia: ({ metricas }) => ({
        campo: 'metricas',
        ids: metricas,
        mensaje: 'La métrica ya no existe',
      }),
      resumen: {
        listar: 'Lista las subcaracterísticas',
        leer: 'Lee una subcaracterística',
        crear: 'Crea una subcaracterística',
        actualizar: 'Cambia una subcaracterística',
        eliminar: 'Elimina una subcaracterística',
      },
      registro: subcaracteristica,
      lista: subcaracteristicas,
      enviado: subcaracteristicaEnviada,
    });
    declararCompletos(app, {
      registros: deps.subcaracteristicas,
      url,
      completos: subcaracteristicasCompletas,
    });
  });
}
