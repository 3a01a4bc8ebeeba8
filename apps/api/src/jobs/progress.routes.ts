import { Readable } from 'node:stream';

import { parametroProyecto } from '@mantenible/contracts/borrador';
import type { Persona } from '@mantenible/domain/acceso';
import type { ProgresoAnalisis } from '@mantenible/domain/escaneo';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import { withoutCaller } from '../http/abandoned-reads.ts';
import type { acceso, Aplicacion } from '../http/app.types.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { openStreams } from '../http/open-streams.ts';
import { respuestas } from '../http/responses.ts';
import { msDeSesion, personaDe } from '../http/session.ts';
import { followProgress } from './progress.ts';

/** Open streams of one route per person, one for each tab. */
const streamsPerPerson = 6;

/** One event of the stream: `data` is the state as JSON, or the reason of the end. */
const event = z.object({ event: z.enum(['progreso', 'fin']), data: z.string() });

interface WithProgress {
  readonly progreso: ProgresoAnalisis | null;
}

interface ProgressRoute<T extends WithProgress> {
  readonly url: string;
  readonly config: ReturnType<typeof acceso>;
  readonly summary: string;
  /** State of the project's job as the stream sends it; refuses callers who may not read it. */
  readonly read: (person: Persona, proyectoId: string) => Promise<T>;
  readonly now: () => Date;
}

/** A route that sends the progress of a project's job as a stream of events. */
export function progressRoute<T extends WithProgress>(app: Aplicacion, route: ProgressRoute<T>): void {
  const stopped = new AbortController();
  const openStream = openStreams(
    streamsPerPerson,
    () =>
      new HttpProblem(
        429,
        'demasiados-avances',
        'Tiene el avance abierto en demasiadas pestañas. Cierre alguna.',
        { 'Retry-After': '10' },
      ),
  );
  app.addHook('preClose', (done) => {
    stopped.abort();
    done();
  });
  app.get(route.url, {
    config: route.config,
    schema: {
      summary: route.summary,
      params: parametroProyecto,
      response: respuestas(
        {
          200: { description: 'Los eventos', content: { 'text/event-stream': { schema: event } } },
        },
        404,
      ),
    },
    handler: async (request, reply) => {
      const person = personaDe(request);
      // The stream ends by its own signal.
      const read = () => withoutCaller(() => route.read(person, request.params.proyectoId));
      // Refusals are answered before the stream begins.
      await read();
      const signal = AbortSignal.any([stopped.signal, whenClosed(reply), whenExpired(request, route.now())]);
      const close = openStream(person.sub);
      const stream = Readable.from(events(followProgress(read, signal)));
      stream.once('close', close);
      return sendStream(reply, stream);
    },
  });
}

async function* events(states: AsyncGenerator<object | 'eliminado' | null>): AsyncGenerator<string> {
  for await (const state of states) {
    if (state === 'eliminado') {
      yield 'event: fin\ndata: eliminado\n\n';
      return;
    }
    yield state === null ? ': latido\n\n' : `event: progreso\ndata: ${JSON.stringify(state)}\n\n`;
  }
}

/** Aborted when the answer has ended or the client has disconnected. */
function whenClosed(reply: Pick<FastifyReply, 'raw'>): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    controller.abort();
  });
  return controller.signal;
}

/** Longer than any stream and within the range of a timer. */
const longestSessionMs = 3_600_000;

/** Aborted when the caller's token expires. */
function whenExpired(request: FastifyRequest, now: Date): AbortSignal {
  return AbortSignal.timeout(Math.min(msDeSesion(request, now), longestSessionMs));
}

/** Sends a stream although the type of the route's reply declares the text of the events. */
function sendStream(reply: Pick<FastifyReply, 'type'>, stream: Readable): FastifyReply {
  return reply.type('text/event-stream; charset=utf-8').header('X-Accel-Buffering', 'no').send(stream);
}
