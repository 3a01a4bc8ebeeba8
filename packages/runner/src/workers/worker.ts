import { tmpdir } from 'node:os';

import { lanzarAqui } from './spawn.ts';
import type { Lanzar, Programa } from './program.port.ts';
import { banderas } from './flags.ts';
import type { Tarea } from '../bundle/tasks.mjs';
import { Conversacion } from './exchange.ts';
import { descriptorAvisos, type Aviso, type Encargo } from './messages.ts';
import { createLectorTramas, escribirTrama } from './json-frames.ts';

export interface OpcionesHijo {
  /** `worker-main.ts`, or `../bundle/worker.mjs` for what it was built to. */
  readonly trabajador: string;
  readonly memoriaMb: number;
  /** Without a message for so long, the child is taken for stuck. */
  readonly milisegundos: number;
  readonly signal: AbortSignal;
  /** What it will be asked for: one that only measures starts sooner. */
  readonly tarea?: Tarea;
  /** Whether it leaves the processor to other children too: what it does nobody waits for yet. */
  readonly sinPrisa?: boolean;
  /** Who starts it; this very process unless somebody else is named. */
  readonly lanzar?: Lanzar | undefined;
}

/** A child died or got stuck; `enMemoria`: because it needed too much. */
export class HijoCaido extends Error {
  override readonly name = 'HijoCaido';
  readonly enMemoria: boolean;

  constructor(enMemoria: boolean) {
    super('child died');
    this.enMemoria = enMemoria;
  }
}

export interface Hijo {
  /** Hands over one thing to do; `alAvisar` hears all that the child says about it. Rejects with `HijoCaido`. */
  encargar(encargo: Encargo, alAvisar: (aviso: Aviso) => void): Promise<void>;
  /** False once it has ended, of itself or not. */
  vive(): boolean;
  cerrar(): void;
}

/** The findings of a batch, or the measures of all files, take less. */
const maximoAviso = 128 * 1024 * 1024;
const restoDeStderr = 8000;

/**
 * A child of its own process group and heap, without anything of the server's environment, which is killed when it is
 * silent for too long or says too much.
 */
export function abrirHijo(opciones: OpcionesHijo): Hijo {
  const { milisegundos, signal, lanzar = lanzarAqui } = opciones;
  const conversacion = new Conversacion(milisegundos, () => {
    hijo.matar();
  });
  const leer = createLectorTramas(maximoAviso, (mensaje) => {
    // Our own program says nothing else.
    conversacion.oir(mensaje as Aviso);
  });
  let dicho = '';
  let vivo = true;
  const hijo = lanzar(programaDe(opciones), {
    alLeer: (canal, trozo) => {
      if (canal !== descriptorAvisos) dicho = (dicho + trozo.toString('latin1')).slice(-restoDeStderr);
      else if (!entender(leer, trozo)) hijo.matar();
    },
    alAcabar: () => {
      vivo = false;
      signal.removeEventListener('abort', hijo.matar);
      conversacion.caer();
    },
  });
  signal.addEventListener('abort', hijo.matar, { once: true });
  return {
    encargar: async (encargo, alAvisar) => {
      const fin = await conversacion.atender(alAvisar, () => {
        hijo.escribir(escribirTrama(encargo));
      });
      if (fin === 'caido') throw new HijoCaido(/heap out of memory|allocation failed/i.test(dicho));
    },
    vive: () => vivo,
    cerrar: hijo.matar,
  };
}

/** False for what is none of our messages. */
function entender(leer: (trozo: Buffer) => void, trozo: Buffer): boolean {
  try {
    leer(trozo);
    return true;
  } catch {
    return false;
  }
}

function programaDe({ trabajador, memoriaMb, sinPrisa = false, tarea = 'todo' }: OpcionesHijo): Programa {
  const { SystemRoot } = process.env;
  return {
    archivo: process.execPath,
    argumentos: [...banderas(memoriaMb), trabajador, tarea],
    // Without a home a library asks the system's user service for one, over a socket.
    entorno: { HOME: tmpdir(), ...(SystemRoot !== undefined && { SystemRoot }) },
    conAvisos: true,
    prisa: sinPrisa ? 'ninguna' : 'poca',
  };
}
