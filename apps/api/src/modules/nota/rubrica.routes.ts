import { previa, previaEnviada } from '@mantenible/contracts/nota';
import { parametroEntrega } from '@mantenible/contracts/entrega';
import { rubricaEnviada, rubricaLeida } from '@mantenible/contracts/rubrica';

import { acceso, rutas, type Rutas } from '../../http/app.types.ts';
import { listInTurn } from '../../http/heavy-reads.ts';
import { respuestas } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import { conVersion, versionEsperada } from '../../http/version.ts';
import { guardarRubrica, leerRubrica, probarRubrica, type DepsRubrica } from './guardar-rubrica.ts';

/** The rubric of a delivery. */
export function rubricaRoutes(deps: DepsRubrica): Rutas {
  return rutas('Rúbricas y notas', (app) => {
    app.get('/entregas/:entregaId/rubrica', {
      config: acceso('rubrica', 'leer'),
      schema: {
        summary: 'Lee la rúbrica de una entrega con sus versiones',
        params: parametroEntrega,
        response: respuestas({ 200: rubricaLeida }, 404),
      },
      handler: async (request, reply) => {
        const persona = personaDe(request);
        const leer = () => leerRubrica(deps, persona, request.params.entregaId);
        const leida = await listInTurn(persona.sub, leer);
        return presentar(conVersion(reply, leida));
      },
    });
    app.put('/entregas/:entregaId/rubrica', {
      config: acceso('rubrica', 'cambiar'),
      schema: {
        summary: 'Guarda la rúbrica de una entrega; tras la apertura, como versión nueva con su motivo',
        params: parametroEntrega,
        body: rubricaEnviada,
        response: respuestas({ 200: rubricaLeida }, 404, 409, 412),
      },
      handler: async (request, reply) => {
        const nueva = { ...request.body, esperada: versionEsperada(request) };
        const guardada = await guardarRubrica(deps, personaDe(request), request.params.entregaId, nueva);
        return presentar(conVersion(reply, guardada));
      },
    });
    app.post('/entregas/:entregaId/rubrica/prueba', {
      config: { ...acceso('rubrica', 'cambiar'), conDiscoLleno: true },
      schema: {
        summary: 'Calcula qué nota daría una rúbrica a tres entregas, sin guardarla',
        params: parametroEntrega,
        body: previaEnviada,
        response: respuestas({ 200: previa }, 404, 409),
      },
      handler: async (request) => {
        const { lineas } = request.body;
        return [...(await probarRubrica(deps, personaDe(request), request.params.entregaId, lineas))];
      },
    });
  });
}

function presentar(leida: Awaited<ReturnType<typeof leerRubrica>>) {
  const versiones = leida.versiones.map(({ por, ...una }) => ({ ...una, por: por.nombre }));
  return { ...leida, versiones };
}
