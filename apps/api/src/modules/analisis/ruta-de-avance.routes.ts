import { Readable } from 'node:stream';

import { parametroProyecto } from '@mantenible/contracts/borrador';
import type { Persona } from '@mantenible/domain/acceso';
import type { ProgresoAnalisis } from '@mantenible/domain/escaneo';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import { withoutCaller } from '../../http/abandoned-reads.ts';
import type { acceso, Aplicacion } from '../../http/app.types.ts';
import { HttpProblem } from '../../http/http-problem.ts';
import { respuestas } from '../../http/responses.ts';
import { msDeSesion, personaDe } from '../../http/session.ts';
import { seguirAvance } from './seguir-avance.ts';

/** Open streams of one route per person, one for each tab. */
const maximoPorPersona = 6;

/** One event of the stream: `data` is the state as JSON, or the reason of the end. */
const evento = z.object({ event: z.enum(['progreso', 'fin']), data: z.string() });

interface Avance {
  readonly progreso: ProgresoAnalisis | null;
}

interface RutaDeAvance<T extends Avance> {
  readonly url: string;
  readonly config: ReturnType<typeof acceso>;
  readonly tags: readonly string[];
  readonly summary: string;
  /** State of the project's job as the stream sends it; refuses callers who may not read it. */
  readonly leer: (persona: Persona, proyectoId: string) => Promise<T>;
  readonly ahora: () => Date;
}

/** A route that sends the progress of a project's job as a stream of events. */
export function rutaDeAvance<T extends Avance>(app: Aplicacion, ruta: RutaDeAvance<T>): void {
  const parada = new AbortController();
  const abiertos = new Map<string, number>();
  app.addHook('preClose', (done) => {
    parada.abort();
    done();
  });
  app.get(ruta.url, {
    config: ruta.config,
    // Above the length of a stream, which ends by itself.
    handlerTimeout: 3_600_000,
    schema: {
      tags: [...ruta.tags],
      summary: ruta.summary,
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
      // The stream ends by its own signal.
      const leer = () => withoutCaller(() => ruta.leer(persona, request.params.proyectoId));
      // Refusals are answered before the stream begins.
      await leer();
      const signal = AbortSignal.any([parada.signal, alCerrarse(reply), alCaducar(request, ruta.ahora())]);
      const cerrar = abrirFlujo(abiertos, persona.sub);
      const flujo = Readable.from(eventos(seguirAvance(leer, signal)));
      flujo.once('close', cerrar);
      return enviar(reply, flujo);
    },
  });
}

async function* eventos(avances: AsyncGenerator<object | 'eliminado' | null>): AsyncGenerator<string> {
  for await (const avance of avances) {
    if (avance === 'eliminado') {
      yield 'event: fin\ndata: eliminado\n\n';
      return;
    }
    yield avance === null ? ': latido\n\n' : `event: progreso\ndata: ${JSON.stringify(avance)}\n\n`;
  }
}

/** Counts one more stream of a person; returns the function that counts it off. */
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

/** Aborted when the answer has ended or the client has disconnected. */
function alCerrarse(reply: Pick<FastifyReply, 'raw'>): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    controller.abort();
  });
  return controller.signal;
}

/** Longer than any stream and within the range of a timer. */
const maximoSesionMs = 3_600_000;

/** Aborted when the caller's token expires. */
function alCaducar(request: FastifyRequest, ahora: Date): AbortSignal {
  return AbortSignal.timeout(Math.min(msDeSesion(request, ahora), maximoSesionMs));
}

/** Sends a stream although the type of the route's reply declares the text of the events. */
function enviar(reply: Pick<FastifyReply, 'type'>, flujo: Readable): FastifyReply {
  return reply.type('text/event-stream; charset=utf-8').header('X-Accel-Buffering', 'no').send(flujo);
}
