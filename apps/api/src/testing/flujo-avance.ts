import { avanceAnalisis } from '@mantenible/contracts/analisis';
import type * as z from 'zod/mini';

type Avance = z.infer<typeof avanceAnalisis>;

/** The event stream of an analysis over a real socket. */
export interface FlujoAvance {
  readonly respuesta: Response;
  /** The next state; null once the server has ended the stream. */
  siguiente(): Promise<Avance | null>;
  /** Reads until a state matches; fails when the stream ends before. */
  hasta(deseado: (avance: Avance) => boolean): Promise<Avance>;
  /** Closes the connection, like a closed tab. */
  cerrar(): void;
}

const comienzo = 'event: progreso\ndata: ';

/** Opens `GET {api}/analisis/{id}/progreso`; `api` has no slash at its end. */
export async function abrirFlujo(api: string, proyectoId: string, token: string): Promise<FlujoAvance> {
  const control = new AbortController();
  const respuesta = await fetch(`${api}/analisis/${proyectoId}/progreso`, {
    headers: { authorization: `Bearer ${token}` },
    signal: control.signal,
  });
  const estados = leer(respuesta);
  const siguiente = async () => (await estados.next()).value ?? null;
  return {
    respuesta,
    siguiente,
    hasta: async (deseado) => {
      for (let uno = await siguiente(); uno; uno = await siguiente()) if (deseado(uno)) return uno;
      throw new Error('the stream ended before');
    },
    cerrar: () => {
      control.abort();
    },
  };
}

async function* leer({ body }: Response): AsyncGenerator<Avance, undefined> {
  if (!body) return undefined;
  let pendiente = '';
  for await (const trozo of body.pipeThrough(new TextDecoderStream())) {
    const eventos = (pendiente + trozo).split('\n\n');
    pendiente = eventos.pop() ?? '';
    for (const evento of eventos) {
      if (evento.startsWith(comienzo)) yield avanceAnalisis.parse(JSON.parse(evento.slice(comienzo.length)));
    }
  }
  return undefined;
}
