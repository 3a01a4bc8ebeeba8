import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';

import { session } from '../session/session.ts';
import { seguirAvance } from './seguir-avance.ts';

const esquema = z.object({ hechos: z.int(), texto: z.optional(z.string()) });
type Avance = z.infer<typeof esquema>;

/** A stream whose bytes the test writes; records whether its reader gave it up. */
function crearCuerpo() {
  let control: ReadableStreamDefaultController<Uint8Array> | undefined;
  const cuerpo = new ReadableStream<Uint8Array>({
    start: (dado) => {
      control = dado;
    },
  });
  return {
    respuesta: new Response(cuerpo),
    escribir: (trozo: string | Uint8Array) =>
      control?.enqueue(typeof trozo === 'string' ? new TextEncoder().encode(trozo) : trozo),
    acabar: () => control?.close(),
    romper: (causa: unknown) => control?.error(causa),
  };
}

const pedir = vi.fn<typeof fetch>();
const opciones = () => pedir.mock.calls[0]?.[1];

/** Follows a stream; returns what it reports and how it ends. */
function seguir(cuerpo: ReturnType<typeof crearCuerpo>, signal = new AbortController().signal) {
  // As the browser does, an abort of the request breaks the stream.
  pedir.mockImplementation((_url, dadas) => {
    dadas?.signal?.addEventListener('abort', () => {
      cuerpo.romper(dadas.signal?.reason);
    });
    return Promise.resolve(cuerpo.respuesta);
  });
  const llegados: Avance[] = [];
  const fin = seguirAvance({ ruta: '/x/1', esquema, signal, alLlegar: (uno) => llegados.push(uno) });
  return { llegados, fin };
}
const evento = (avance: Avance, salto = '\n') =>
  `event: progreso${salto}data: ${JSON.stringify(avance)}${salto}${salto}`;

beforeEach(() => {
  vi.stubGlobal('fetch', pedir.mockReset());
  vi.spyOn(session, 'token').mockResolvedValue(null);
});

describe('the steps of a stream', () => {
  it.each(['\n', '\r\n', '\r'])(
    'are the same wherever the network splits them, with line ends %j',
    async (salto) => {
      const texto = evento({ hechos: 1 }, salto) + evento({ hechos: 2 }, salto);
      for (let corte = 0; corte <= texto.length; corte += 1) {
        const cuerpo = crearCuerpo();
        const { llegados, fin } = seguir(cuerpo);
        cuerpo.escribir(texto.slice(0, corte));
        cuerpo.escribir(texto.slice(corte));
        cuerpo.acabar();
        await fin;
        expect([corte, llegados]).toEqual([corte, [{ hechos: 1 }, { hechos: 2 }]]);
      }
    },
  );

  it('keep letters whose bytes arrive in two parts', async () => {
    const bytes = new TextEncoder().encode(evento({ hechos: 1, texto: 'años 😀' }));
    for (let corte = 0; corte <= bytes.length; corte += 1) {
      const cuerpo = crearCuerpo();
      const { llegados, fin } = seguir(cuerpo);
      cuerpo.escribir(bytes.slice(0, corte));
      cuerpo.escribir(bytes.slice(corte));
      cuerpo.acabar();
      await fin;
      expect(llegados).toEqual([{ hechos: 1, texto: 'años 😀' }]);
    }
  });

  it('are reported as they arrive, before the end', async () => {
    const cuerpo = crearCuerpo();
    const { llegados, fin } = seguir(cuerpo);
    cuerpo.escribir(evento({ hechos: 1 }));
    await expect.poll(() => llegados).toEqual([{ hechos: 1 }]);
    cuerpo.escribir(`: latido\n\nevent: otro\ndata: {"hechos":7}\n\n${evento({ hechos: 2 })}`);
    await expect.poll(() => llegados).toEqual([{ hechos: 1 }, { hechos: 2 }]);
    cuerpo.acabar();
    expect(await fin).toBe('terminado');
  });

  it('end with the deletion of the project, after those that came before', async () => {
    const cuerpo = crearCuerpo();
    const { llegados, fin } = seguir(cuerpo);
    cuerpo.escribir(`${evento({ hechos: 3 })}event: fin\ndata: eliminado\n\n`);
    expect(await fin).toBe('eliminado');
    expect(llegados).toEqual([{ hechos: 3 }]);
  });
});

describe('the request of a stream', () => {
  it.each([
    ['abc', 'Bearer abc'],
    [null, undefined],
  ])('with the token %j has the header %j, and no cache', async (token, cabecera) => {
    vi.spyOn(session, 'token').mockResolvedValue(token);
    const cuerpo = crearCuerpo();
    const { fin } = seguir(cuerpo);
    cuerpo.acabar();
    await fin;
    expect(opciones()).toMatchObject({ cache: 'no-store', headers: { Accept: 'text/event-stream' } });
    expect(new Headers(opciones()?.headers).get('Authorization') ?? undefined).toBe(cabecera);
  });

  it('is not sent without a session', async () => {
    vi.spyOn(session, 'token').mockRejectedValue(new Error('Su sesión ha caducado'));
    await expect(seguir(crearCuerpo()).fin).rejects.toThrow('Su sesión ha caducado');
    expect(pedir).not.toHaveBeenCalled();
  });

  it('is aborted with the signal of the caller', async () => {
    const fin = new AbortController();
    const cuerpo = crearCuerpo();
    const seguido = seguir(cuerpo, fin.signal);
    await expect.poll(() => pedir.mock.calls.length).toBe(1);
    fin.abort(new Error('se fue'));
    await expect(seguido.fin).rejects.toThrow('se fue');
    expect(opciones()?.signal?.aborted).toBe(true);
  });
});

describe('the connection of a stream', () => {
  it.each([
    ['sends an invalid state', 'event: progreso\ndata: {"hechos":"muchos"}\n\n'],
    ['sends invalid JSON', 'event: progreso\ndata: {\n\n'],
  ])('is closed where it %s', async (_que, trozo) => {
    const cuerpo = crearCuerpo();
    const { fin } = seguir(cuerpo);
    cuerpo.escribir(trozo);
    await expect(fin).rejects.toThrow();
    expect(opciones()?.signal?.aborted).toBe(true);
  });

  it('is closed when the project was deleted, whether or not the server does', async () => {
    const cuerpo = crearCuerpo();
    const { fin } = seguir(cuerpo);
    cuerpo.escribir('event: fin\ndata: eliminado\n\n');
    await fin;
    expect(opciones()?.signal?.aborted).toBe(true);
  });

  it('is kept by data, and closed after fifteen seconds without any', async () => {
    vi.useFakeTimers();
    const cuerpo = crearCuerpo();
    const { fin } = seguir(cuerpo);
    const roto = expect(fin).rejects.toThrow('the stream sends no data');
    for (let i = 0; i < 3; i += 1) {
      await vi.advanceTimersByTimeAsync(14_000);
      cuerpo.escribir(': latido\n\n');
    }
    await vi.advanceTimersByTimeAsync(0);
    expect(opciones()?.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(15_000);
    await roto;
    expect(vi.getTimerCount()).toBe(0);
  });
});
