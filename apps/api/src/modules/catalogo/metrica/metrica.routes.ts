import { metrica, metricaEnviada, metricas, metricasCompletas } from '@mantenible/contracts/metrica';

import { rutas, type Rutas } from '../../../http/app.types.ts';
import { declararCompletos } from '../completos.routes.ts';
import { declararRegistro } from '../registro.routes.ts';
import type { MetricaRepository } from './metrica.port.ts';

interface Deps {
  readonly metricas: MetricaRepository;
}

const url = '/metricas';

/** Endpoints of metrics: those of every catalogue record, and its own. */
export function metricaRoutes(deps: Deps): Rutas {
  return rutas('Métricas', (app) => {
    declararRegistro(app, {
      registros: deps.metricas,
      url,
      cosa: 'la métrica',
      referencia: ({ listaVerificacion }) => ({
        campo: 'listaVerificacion',
        ids: listaVerificacion,
        mensaje: 'La lista de verificación ya no existe',
      }),
      resumen: {
        listar: 'Lista las métricas',
        leer: 'Lee una métrica',
        crear: 'Crea una métrica',
        actualizar: 'Cambia una métrica',
        eliminar: 'Elimina una métrica',
      },
      registro: metrica,
      lista: metricas,
      enviado: metricaEnviada,
    });
    declararCompletos(app, { registros: deps.metricas, url, completos: metricasCompletas });
  });
}
