import { Readable } from 'node:stream';

import { avanceAnalisis } from '@mantenible/contracts/analisis';
import { parametroProyecto } from '@mantenible/contracts/borrador';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import { acceso, rutas, type Rutas } from '../../http/app.types.ts';
import { HttpProblem } from '../../http/http-problem.ts';
import { respuestas } from '../../http/responses.ts';
import { personaDe, msDeSesion } from '../../http/session.ts';
import { leerAvance, type DepsEstado } from './leer-estado.ts';
import { seguirAnalisis } from './seguir-analisis.ts';

/** Streams that one person may have open: some tabs. */
const maximoPorPersona = 6;

/** One event of the stream: `data` is the state as JSON, or why nothing more follows. */
const evento = z.object({ event: z.enum(['progreso', 'fin']), data: z.string() });

interface DepsProgreso extends DepsEstado {
  readonly ahora: () => Date;
}

/** How far the analysis of a project is, told by the server as it goes on. */
export function progresoRoutes(deps: DepsProgreso): Rutas {
  return rutas((app) => {
    const parada = new AbortController();
    const abiertos = new Map<string, number>();
    app.addHook('preClose', (done) => {
      parada.abort();
      done();
    });
    app.get('/analisis/:proyectoId/progreso', {
      config: acceso('analisis', 'leer'),
      // A stream is not a late answer: it ends by itself long before this.
      handlerTimeout: 3_600_000,
      schema: {
        tags: ['Análisis'],
        summary:
          'Avance del análisis como flujo de eventos «progreso», cada uno con el estado sin historia; «fin» si se elimina el proyecto',
        params: parametroProyecto,
        response: respuestas(
          {
            200: { description: 'Los eventos', content: { 'text/event-stream': { schema: evento } } },
          },
          404,
        ),
      },
      handler: async (request, reply) => {
        const persona = personaDe(request);
        const { proyectoId } = request.params;
        // Refusals are answered before the stream begins.
        await leerAvance(deps, persona, proyectoId);
        const signal = AbortSignal.any([parada.signal, alCerrarse(reply), alCaducar(request, deps.ahora())]);
        const cerrar = abrirFlujo(abiertos, persona.sub);
        const flujo = Readable.from(eventos(seguirAnalisis(deps, persona, proyectoId, signal)));
        flujo.once('close', cerrar);
        return enviar(reply, flujo);
      },
    });
  });
}

async function* eventos(avances: ReturnType<typeof seguirAnalisis>): AsyncGenerator<string> {
  for await (const avance of avances) {
    if (avance === 'eliminado') {
      yield 'event: fin\ndata: eliminado\n\n';
      return;
    }
    const dato = avance && JSON.stringify(avanceAnalisis.parse(avance));
    yield dato === null ? ': latido\n\n' : `event: progreso\ndata: ${dato}\n\n`;
  }
}

/** Counts one more stream of a person; gives what counts it off again. */
function abrirFlujo(abiertos: Map<string, number>, sub: string): () => void {
  const cuantos = abiertos.get(sub) ?? 0;
  if (cuantos >= maximoPorPersona)
    throw new HttpProblem(
      429,
      'demasiados-avances',
      'Tiene el avance abierto en demasiadas pestañas. Cierre alguna.',
      { 'Retry-After': '10' },
    );
  abiertos.set(sub, cuantos + 1);
  return () => {
    const quedan = (abiertos.get(sub) ?? 1) - 1;
    if (quedan === 0) abiertos.delete(sub);
    else abiertos.set(sub, quedan);
  };
}

/** Aborted once the answer is over, or whoever listened has gone. */
function alCerrarse(reply: Pick<FastifyReply, 'raw'>): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    controller.abort();
  });
  return controller.signal;
}

/** Longer than any stream, and as long as a timer can be. */
const maximoSesionMs = 3_600_000;

/** Aborted once the caller's token no longer holds: who was signed out meanwhile hears nothing more. */
function alCaducar(request: FastifyRequest, ahora: Date): AbortSignal {
  return AbortSignal.timeout(Math.min(msDeSesion(request, ahora), maximoSesionMs));
}

/** The route's own type of reply knows the text that the stream amounts to, not the stream. */
function enviar(reply: Pick<FastifyReply, 'type'>, flujo: Readable): FastifyReply {
  return reply.type('text/event-stream; charset=utf-8').header('X-Accel-Buffering', 'no').send(flujo);
}
