import { acuerdoDeClase, acuerdoPropio, patronEnviado } from '@mantenible/contracts/acuerdo';
import { parametroEntrega, parametroEntregado } from '@mantenible/contracts/entrega';

import { acceso, rutas, type Rutas } from '../../http/app.types.ts';
import { heavyRead } from '../../http/heavy-reads.ts';
import { respuestas, sinCuerpo } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import { versionEsperada } from '../../http/version.ts';
import { lugarDe } from '../comun/lugar-de-entrega.ts';
import type { LugarDeEntrega } from '../nota/nota.port.ts';
import { leerAcuerdoPropio } from './leer-acuerdo-propio.ts';
import { fijarPatron, leerAcuerdoDeClase, type DepsAcuerdo } from './leer-acuerdo.ts';

/** Agreement of delivered tests with each other and with a reference. */
export function acuerdoRoutes(deps: DepsAcuerdo): Rutas {
  const leer = heavyRead((persona, entregaId: string) => leerAcuerdoDeClase(deps, persona, entregaId));
  const leerPropio = heavyRead((persona, lugar: LugarDeEntrega) => leerAcuerdoPropio(deps, persona, lugar));
  return rutas('Acuerdo', (app) => {
    app.get('/entregas/:entregaId/acuerdo', {
      config: acceso('nota', 'leerClase'),
      schema: {
        summary: 'Compara las pruebas de una clase entre sí y con la de referencia',
        params: parametroEntrega,
        response: respuestas({ 200: acuerdoDeClase }, 404),
      },
      handler: (request) => leer(personaDe(request), request.params.entregaId),
    });
    app.get('/entregas/:entregaId/acuerdo/:proyecto', {
      config: acceso('nota', 'leer'),
      schema: {
        summary:
          'Compara la prueba de un proyecto con la de referencia, tras publicar su nota, y las de su equipo',
        params: parametroEntregado,
        response: respuestas({ 200: acuerdoPropio }, 404),
      },
      handler: (request) => leerPropio(personaDe(request), lugarDe(request.params)),
    });
    app.put('/entregas/:entregaId/referencia', {
      config: acceso('nota', 'calificar'),
      schema: {
        summary: 'Elige o quita la prueba de referencia de una entrega',
        params: parametroEntrega,
        body: patronEnviado,
        response: respuestas({ 204: sinCuerpo }, 404, 409, 412),
      },
      handler: async (request) => {
        const { params, body } = request;
        const cambio = { ...body, esperada: versionEsperada(request) };
        await fijarPatron(deps, personaDe(request), params.entregaId, cambio);
      },
    });
  });
}
