import { parametroProyecto } from '@mantenible/contracts/borrador';
import { incidenciasSeguidas } from '@mantenible/contracts/comparacion-analisis';
import { partidaDeProyecto, partidaEnviada } from '@mantenible/contracts/partida';

import { acceso, rutas, type Rutas } from '../../http/app.types.ts';
import { heavyWork } from '../../http/heavy-reads.ts';
import { respuestas } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import { conVersion, versionEsperada } from '../../http/version.ts';
import { guardarPartida, type DepsGuardarPartida } from './guardar-partida.ts';
import { leerPartida, listarNuevasDesdePartida, type DepsLeerPartida } from './leer-partida.ts';

/** Reads and changes the starting point of a project, and lists what is new since then. */
export function partidaRoutes(deps: Omit<DepsLeerPartida, 'inTurn'> & DepsGuardarPartida): Rutas {
  const lectura = { ...deps, inTurn: heavyWork };
  return rutas('Análisis', (app) => {
    app.get('/partidas/:proyectoId', {
      config: acceso('ambito', 'leer'),
      schema: {
        summary: 'Lee el punto de partida de un proyecto, con lo que hay de nuevo desde él',
        params: parametroProyecto,
        response: respuestas({ 200: partidaDeProyecto }, 404),
      },
      handler: async (request, reply) =>
        conVersion(reply, await leerPartida(lectura, personaDe(request), request.params.proyectoId)),
    });
    app.put('/partidas/:proyectoId', {
      config: acceso('ambito', 'cambiar'),
      schema: {
        summary: 'Cambia el punto de partida de un proyecto propio, o lo quita',
        params: parametroProyecto,
        body: partidaEnviada,
        response: respuestas({ 200: partidaDeProyecto }, 404, 409, 412),
      },
      handler: async (request, reply) => {
        const { proyectoId } = request.params;
        const [persona, esperada] = [personaDe(request), versionEsperada(request)];
        await guardarPartida(deps, persona, proyectoId, request.body.partida, esperada);
        return conVersion(reply, await leerPartida(lectura, persona, proyectoId));
      },
    });
    app.get('/partidas/:proyectoId/nuevas', {
      config: acceso('ambito', 'leer'),
      schema: {
        summary: 'Incidencias del último análisis que el punto de partida no tenía',
        params: parametroProyecto,
        response: respuestas({ 200: incidenciasSeguidas }, 404, 409),
      },
      handler: (request) => listarNuevasDesdePartida(lectura, personaDe(request), request.params.proyectoId),
    });
  });
}
