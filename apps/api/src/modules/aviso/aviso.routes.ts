import { avisos, avisosLeidos } from '@mantenible/contracts/aviso';

import { acceso, rutas, type Rutas } from '../../http/app.types.ts';
import { respuestas, sinCuerpo } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import { leerAvisos, leidos, type DepsAvisos } from './leer-avisos.ts';

/** Notices of the caller. */
export function avisoRoutes(deps: DepsAvisos): Rutas {
  return rutas('Avisos', (app) => {
    app.get('/avisos', {
      config: acceso('aviso', 'leer'),
      schema: {
        summary: 'Lista los avisos propios: comentarios, notas publicadas y plazos que se acercan',
        response: respuestas({ 200: avisos }),
      },
      handler: (request) => leerAvisos(deps, personaDe(request)),
    });
    app.post('/avisos/leidos', {
      config: { ...acceso('aviso', 'marcar'), conDiscoLleno: true },
      schema: {
        summary: 'Da por leídos los avisos propios: todos, los que había hasta un momento, o uno',
        querystring: avisosLeidos,
        response: respuestas({ 204: sinCuerpo }),
      },
      handler: async (request) => {
        const { hasta, aviso = null } = request.query;
        await leidos(deps, personaDe(request), { hasta: hasta ? new Date(hasta) : null, aviso });
      },
    });
  });
}
