import {
  ambitoComprobado,
  ambitoDeProyecto,
  ambitoEnviado,
  ambitoPorComprobar,
} from '@mantenible/contracts/ambito';
import { parametroProyecto } from '@mantenible/contracts/borrador';
import type { Ambito } from '@mantenible/domain/ambito';

import { acceso, rutas, type Rutas } from '../../http/app.types.ts';
import { heavyRead } from '../../http/heavy-reads.ts';
import { respuestas } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import { conVersion, versionEsperada } from '../../http/version.ts';
import {
  comprobarAmbitoDeProyecto,
  guardarAmbito,
  leerAmbitoDeProyecto,
  type DepsAmbito,
} from './guardar-ambito.ts';

/** Reads and changes the scope that a project names for its analyses. */
export function ambitoRoutes(deps: DepsAmbito): Rutas {
  const comprobar = heavyRead((persona, id: string, ambito: Ambito) =>
    comprobarAmbitoDeProyecto(deps, persona, id, ambito),
  );
  return rutas('Análisis', (app) => {
    app.get('/alcances/:proyectoId', {
      config: acceso('ambito', 'leer'),
      schema: {
        summary: 'Lee el alcance que un proyecto da a sus análisis',
        params: parametroProyecto,
        response: respuestas({ 200: ambitoDeProyecto }, 404),
      },
      handler: async (request, reply) =>
        conVersion(reply, await leerAmbitoDeProyecto(deps, personaDe(request), request.params.proyectoId)),
    });
    app.post('/alcances/:proyectoId/comprobacion', {
      config: acceso('ambito', 'leer'),
      schema: {
        summary: 'Prueba un alcance con los archivos del último análisis, sin guardarlo',
        params: parametroProyecto,
        body: ambitoPorComprobar,
        response: respuestas({ 200: ambitoComprobado }, 404),
      },
      handler: (request) => comprobar(personaDe(request), request.params.proyectoId, request.body.ambito),
    });
    app.put('/alcances/:proyectoId', {
      config: acceso('ambito', 'cambiar'),
      schema: {
        summary: 'Cambia el alcance de los próximos análisis de un proyecto propio',
        params: parametroProyecto,
        body: ambitoEnviado,
        response: respuestas({ 200: ambitoDeProyecto }, 404, 409, 412),
      },
      handler: async (request, reply) => {
        const { proyectoId } = request.params;
        const [persona, esperada] = [personaDe(request), versionEsperada(request)];
        const cambiada = await guardarAmbito(deps, persona, proyectoId, request.body.ambito, esperada);
        return conVersion(reply, cambiada);
      },
    });
  });
}
