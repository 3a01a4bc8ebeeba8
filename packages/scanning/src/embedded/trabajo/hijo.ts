import { spawn, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';

import { ceder, enGrupoPropio, matarGrupo } from '../proceso.ts';
import { banderas } from './banderas.ts';
import { Conversacion } from './conversacion.ts';
import { descriptorAvisos, type Aviso, type Encargo } from './mensajes.ts';
import { createLectorTramas, escribirTrama } from './tramas.ts';

export interface OpcionesHijo {
  /** `trabajador.ts`, or `construido/hijo.mjs` for what it was built to. */
  readonly trabajador: string;
  readonly memoriaMb: number;
  /** Without a message for so long, the child is taken for stuck. */
  readonly milisegundos: number;
  readonly signal: AbortSignal;
  /** Whether it leaves the processor to other children too: what it does nobody waits for yet. */
  readonly sinPrisa?: boolean;
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
  cerrar(): void;
}

const maximoAviso = 256 * 1024 * 1024;
const restoDeStderr = 8000;

/**
 * A child of its own process group and heap, without anything of the server's environment, which is killed when it is
 * silent for too long or says too much.
 */
export function abrirHijo(opciones: OpcionesHijo): Hijo {
  const hijo = lanzar(opciones);
  ceder(hijo, opciones.sinPrisa ?? false);
  const matar = (): void => {
    matarGrupo(hijo);
  };
  const conversacion = new Conversacion(opciones.milisegundos, matar);
  escuchar(hijo, conversacion, matar);
  let dicho = '';
  hijo.stderr?.setEncoding('utf8').on('data', (texto: string) => {
    dicho = (dicho + texto).slice(-restoDeStderr);
  });
  opciones.signal.addEventListener('abort', matar, { once: true });
  hijo.on('close', () => {
    opciones.signal.removeEventListener('abort', matar);
  });
  return {
    encargar: async (encargo, alAvisar) => {
      const fin = await conversacion.atender(alAvisar, () => hijo.stdin?.write(escribirTrama(encargo)));
      if (fin === 'caido') throw new HijoCaido(/heap out of memory|allocation failed/i.test(dicho));
    },
    cerrar: matar,
  };
}

function escuchar(hijo: ChildProcess, conversacion: Conversacion, matar: () => void): void {
  const leer = createLectorTramas(maximoAviso, (mensaje) => {
    // Our own program says nothing else.
    conversacion.oir(mensaje as Aviso);
  });
  hijo.stdio[descriptorAvisos]?.on('data', (trozo: Buffer) => {
    try {
      leer(trozo);
    } catch {
      // What it says is none of our messages.
      matar();
    }
  });
  // A dead child reads nothing; its end is told by 'close'.
  hijo.stdin?.on('error', () => undefined);
  const caer = (): void => {
    conversacion.caer();
  };
  hijo.on('error', caer).on('close', caer);
}

function lanzar({ trabajador, memoriaMb }: OpcionesHijo): ChildProcess {
  // As source it needs the loader that our tests and tools run with; built it needs nothing.
  const cargador = trabajador.endsWith('.ts') ? ['--import', rutaDeTsx()] : [];
  const { SystemRoot } = process.env;
  return spawn(process.execPath, [...banderas(memoriaMb), ...cargador, trabajador], {
    // Without a home a library asks the system's user service for one, over a socket.
    env: { HOME: tmpdir(), ...(SystemRoot !== undefined && { SystemRoot }) },
    stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
    ...enGrupoPropio,
  });
}

const rutaDeTsx = (): string => pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
