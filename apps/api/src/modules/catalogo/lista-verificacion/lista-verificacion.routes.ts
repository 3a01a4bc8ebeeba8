import {
  listaEnviada,
  listasPorIds,
  listasVerificacion,
  listaVerificacion,
} from '@mantenible/contracts/lista-verificacion';

import { rutas, type Rutas } from '../../../http/app.types.ts';
import { respuestas } from '../../../http/responses.ts';
import { declararRegistro, leerCatalogo } from '../registro.routes.ts';
import type { ListaVerificacionRepository } from './lista-verificacion.port.ts';

interface Deps {
  readonly listas: ListaVerificacionRepository;
}

const url = '/listasVerificacion';

/** Endpoints of verification lists: those of every catalogue record, and its own. */
export function listaVerificacionRoutes({ listas }: Deps): Rutas {
  return rutas('Listas de verificación', (app) => {
    declararRegistro(app, {
      registros: listas,
      url,
      cosa: 'la lista de verificación',
      referencia: ({ pautas }) => ({ campo: 'pautas', ids: pautas, mensaje: 'La pauta ya no existe' }),
      resumen: {
        listar: 'Lista las listas',
        leer: 'Lee una lista',
        crear: 'Crea una lista',
        actualizar: 'Cambia una lista',
        eliminar: 'Elimina una lista',
      },
      registro: listaVerificacion,
      lista: listasVerificacion,
      enviado: listaEnviada,
    });
    app.post(`${url}/batch`, {
      config: leerCatalogo,
      schema: {
        summary: 'Lee varias',
        body: listasPorIds,
        response: respuestas({ 200: listasVerificacion }),
      },
      handler: (request) => listas.listarPorIds(request.body.ids),
    });
  });
}
