import { setTimeout as sleep } from 'node:timers/promises';

import { borrador, type Borrador } from '@mantenible/contracts/borrador';
import { hecho, problema } from '@mantenible/contracts/comun';
import { metricas } from '@mantenible/contracts/metrica';
import { proyecto } from '@mantenible/contracts/proyecto';
import { respuestasPrueba } from '@mantenible/contracts/respuesta';

/** An answer other than the success that the request asked for. */
export interface Refusal {
  /** 0 when the connection broke or nothing answered in time. */
  readonly status: number;
  readonly codigo: string;
  readonly mensaje: string;
  readonly retryAfter: string | null;
}

export interface Saved {
  readonly id: string;
  readonly metricaId: string;
  readonly intentos: number;
  readonly comentarios: readonly string[];
}

/** What the server acknowledged to one person. */
export interface Log {
  readonly refusals: Refusal[];
  readonly saved: Saved[];
  /** Acknowledged comments of the open draft, by question; the address of the draft. */
  draft: { readonly url: string; readonly comentarios: Map<string, string> } | null;
  answers: number;
}

export interface Student {
  readonly log: Log;
  /** Answers and saves tests until `signal` is aborted, and repeats what was not acknowledged. */
  work(signal: AbortSignal, pauseMs: number): Promise<void>;
  /** What the server stores of it. */
  stored(): Promise<{ saved: Saved[]; draft: Map<string, string> }>;
}

/** Where the product is; a test may change it. */
export interface Place {
  base: string;
}

/** A person who creates a project and answers its tests by HTTP, one answer a request, as the page does. */
export async function student(place: Place, sub: string, token: string): Promise<Student> {
  const log: Log = { refusals: [], saved: [], draft: null, answers: 0 };
  const call = createCall(place, token, log);
  const nuevo = {
    nombre: `Proyecto de ${sub}`,
    link: `https://github.com/clase/${sub}`,
    branch: 'main',
    githubtoken: 'ghp_x',
    idPersona: sub,
  };
  const { _id: id } = proyecto.parse(await call('POST', '/proyectos', nuevo));
  const catalogo = metricas.parse(await call('GET', '/metricas'));
  return {
    log,
    work: async (signal, pauseMs) => {
      for (const intentos of [1, 2])
        for (const metrica of catalogo) {
          if (signal.aborted) return;
          const done = log.saved.some((one) => one.metricaId === metrica._id && one.intentos === intentos);
          if (!done) await take({ call, log, id, signal, pauseMs }, metrica._id, intentos);
        }
    },
    stored: async () => {
      const guardadas = respuestasPrueba.parse(await call('GET', `/respuestas/${id}`));
      const saved = guardadas.map(({ _id, metricaId = '', intentos = 0, respuestas }) => ({
        id: _id,
        metricaId,
        intentos,
        comentarios: respuestas.map(({ comentario }) => comentario),
      }));
      if (log.draft === null) return { saved, draft: new Map() };
      const { respuestas } = borrador.parse(await call('GET', log.draft.url));
      return { saved, draft: new Map(respuestas.map((una) => [una.pautaId, una.comentario])) };
    },
  };
}

interface Work {
  readonly call: ReturnType<typeof createCall>;
  readonly log: Log;
  readonly id: string;
  readonly signal: AbortSignal;
  readonly pauseMs: number;
}

/** One test: opens its draft, answers each question, the first one twice (a corrected comment), and saves it. */
async function take({ call, log, id, signal, pauseMs }: Work, metricaId: string, intentos: number) {
  const url = `/borradores/${id}/singleMetrica/${metricaId}/${intentos}`;
  const { plan, _id, huella }: Borrador = borrador.parse(await call('PUT', url, {}));
  const comentarios = log.draft?.url === url ? log.draft.comentarios : new Map<string, string>();
  log.draft = { url, comentarios };
  const respuestas: object[] = [];
  for (const { pautaId, listaVerificacion, nivelesCumplimiento } of plan.preguntas) {
    const valor = nivelesCumplimiento[0]?.valor ?? null;
    const last = respuestas.length === 0 ? 2 : 1;
    for (const version of [1, 2].slice(0, last)) {
      const comentario = `${metricaId}-${intentos}-${pautaId}-${version}`;
      const una = { pautaId, listaVerificacion, valor, comentario };
      if (version === last) respuestas.push(una);
      // Acknowledged before the person paused.
      if (comentario <= (comentarios.get(pautaId) ?? '')) continue;
      if (signal.aborted) return;
      await call('PUT', url, { borrador: _id, huella, respuestas: [{ ...una, version }] });
      comentarios.set(pautaId, comentario);
      log.answers += 1;
      await sleep(pauseMs * (0.5 + Math.random()));
    }
  }
  const prueba = { proyectoId: id, tipo: 'singleMetrica', metricaId, intentos, nombre: 'Prueba', respuestas };
  const guardada = hecho.parse(
    await call('POST', '/respuestas/guardar-respuestas', prueba, { 'idempotency-key': `${_id}-${intentos}` }),
  );
  log.saved.push({ id: guardada._id, metricaId, intentos, comentarios: [...comentarios.values()] });
  log.draft = null;
}

/** A request that is repeated, with the pause of Retry-After cut to a second, until it succeeds. */
function createCall(place: Place, token: string, { refusals }: Log) {
  return async (
    method: string,
    path: string,
    body?: object,
    more: Readonly<Record<string, string>> = {},
  ): Promise<unknown> => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
      ...more,
    };
    for (;;) {
      const answer = await fetch(`${place.base}/api${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(40_000),
      }).catch(() => null);
      if (answer?.ok === true) return answer.json();
      const refusal = await refusalOf(answer);
      refusals.push(refusal);
      if (refusal.status >= 400 && refusal.status < 500 && refusal.codigo !== 'en-curso')
        throw new Error(`${method} ${path}: ${refusal.status} ${refusal.codigo}`);
      await sleep(1000);
    }
  };
}

async function refusalOf(answer: Response | null): Promise<Refusal> {
  if (answer === null) return { status: 0, codigo: '', mensaje: '', retryAfter: null };
  const text: unknown = await answer.json().catch(() => null);
  const read = problema.safeParse(text);
  const { codigo = '', mensaje = '' } = read.success ? read.data : {};
  return { status: answer.status, codigo, mensaje, retryAfter: answer.headers.get('retry-after') };
}
