import { parametroProyecto } from '@mantenible/contracts/borrador';
import type { Persona } from '@mantenible/domain/acceso';
import type { ZodMiniType } from 'zod/mini';

import type { acceso, Aplicacion } from '../http/app.types.ts';
import { respuestas, sinCuerpo } from '../http/responses.ts';
import { personaDe } from '../http/session.ts';
import type { JobOfProject } from './job.repository.ts';

interface JobRoutes<State> {
  /** Its address; ends with the project. */
  readonly url: `/${string}/:proyectoId`;
  readonly config: ReturnType<typeof acceso>;
  readonly summaries: Readonly<Record<'start' | 'cancel', string>>;
  readonly kind: JobOfProject;
  /** Returns the job's id. */
  readonly start: (person: Persona, proyectoId: string) => Promise<string>;
  readonly cancel: (person: Persona, proyectoId: string) => Promise<void>;
  /** State of the project's jobs, which answers a start. */
  readonly state: ZodMiniType<State>;
  readonly read: (person: Persona, proyectoId: string) => Promise<State>;
}

/** Names of jobs in the log. */
const names: Readonly<Record<JobOfProject, string>> = { analisis: 'analysis', pasado: 'past' };

/** Declares start and cancel of one kind of job of a project. */
export function jobRoutes<State extends object>(app: Aplicacion, job: JobRoutes<State>): void {
  startRoute(app, job);
  cancelRoute(app, job);
}

/** Fastify's types resolve no type parameter: the answer is an `object`, which the schema writes. */
function startRoute(app: Aplicacion, job: JobRoutes<object>): void {
  app.post(job.url, {
    config: job.config,
    schema: {
      summary: job.summaries.start,
      params: parametroProyecto,
      response: respuestas({ 202: job.state }, 404, 409),
    },
    handler: async (request) => {
      const person = personaDe(request);
      const { proyectoId } = request.params;
      const id = await job.start(person, proyectoId);
      request.log.info(
        { sub: person.sub, proyecto: proyectoId, [job.kind]: id },
        `${names[job.kind]} started`,
      );
      return job.read(person, proyectoId);
    },
  });
}

function cancelRoute(app: Aplicacion, job: JobRoutes<object>): void {
  app.delete(job.url, {
    config: job.config,
    schema: {
      summary: job.summaries.cancel,
      params: parametroProyecto,
      response: respuestas({ 204: sinCuerpo }, 404, 409),
    },
    handler: async (request) => {
      const person = personaDe(request);
      const { proyectoId } = request.params;
      await job.cancel(person, proyectoId);
      request.log.info({ sub: person.sub, proyecto: proyectoId }, `${names[job.kind]} cancelled`);
    },
  });
}
