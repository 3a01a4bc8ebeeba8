import { setTimeout as sleep } from 'node:timers/promises';

import { elegirSinHallazgos, type ProgresoAnalisis } from '@mantenible/domain/escaneo';

import type { Avance, Trabajo, TrabajoRepository } from './analisis.port.ts';

interface Deps {
  readonly trabajos: Pick<TrabajoRepository, 'consultar' | 'latir'>;
  readonly ahora: () => Date;
  /** Told what could not be written, once a minute while it goes on; the next beat tries again. */
  readonly alFallar: (error: unknown) => void;
}

/** Why an analysis that runs has to end; 'sigue' while it has not. */
export type Veredicto = 'sigue' | 'cancelado' | 'perdido' | 'parada';

export interface Vigilancia {
  readonly signal: AbortSignal;
  veredicto(): Veredicto;
  readonly alProgresar: (progreso: ProgresoAnalisis) => void;
  readonly alMedir: (medidas: object) => void;
  /** Ends the watch; nothing is written afterwards. */
  terminar(): Promise<void>;
}

const pausaMs = 400;
const latidoMs = 5_000;
const silencioMs = 60_000;

/**
 * Watches over an analysis while it runs: writes down how far it is, says that it is alive, and aborts it when somebody
 * cancels it, when it was taken over, or when this process is told to stop.
 */
export function vigilar(deps: Deps, trabajo: Trabajo, parada: AbortSignal): Vigilancia {
  const obra = new AbortController();
  const fin = new AbortController();
  let veredicto: Veredicto = 'sigue';
  let avance: Avance = { progreso: { fase: 'conectando', hechos: 0, total: 0 }, medidas: null };
  const acabar = (motivo: Veredicto) => {
    if (veredicto !== 'sigue') return;
    veredicto = motivo;
    obra.abort();
  };
  const alParar = () => {
    acabar('parada');
  };
  parada.addEventListener('abort', alParar, { once: true });
  if (parada.aborted) alParar();
  const ronda = latidos(deps, trabajo, fin.signal, () => avance, acabar);
  return {
    signal: obra.signal,
    veredicto: () => veredicto,
    alProgresar: (progreso) => {
      avance = { ...avance, progreso };
    },
    alMedir: (medidas) => {
      avance = { ...avance, medidas: elegirSinHallazgos(medidas) };
    },
    terminar: async () => {
      parada.removeEventListener('abort', alParar);
      fin.abort();
      await ronda;
    },
  };
}

async function latidos(
  { trabajos, ahora, alFallar }: Deps,
  trabajo: Trabajo,
  fin: AbortSignal,
  leer: () => Avance,
  acabar: (motivo: Veredicto) => void,
): Promise<void> {
  let dicho = leer();
  let ultimo = ahora().getTime();
  let callarHasta = 0;
  while (await pasaLaPausa(fin)) {
    try {
      const estado = await trabajos.consultar(trabajo);
      if (estado !== 'sigue') acabar(estado);
      const avance = leer();
      const momento = ahora();
      if (avance === dicho && momento.getTime() - ultimo < latidoMs) continue;
      await trabajos.latir(trabajo, avance);
      dicho = avance;
      ultimo = momento.getTime();
      callarHasta = 0;
    } catch (error) {
      const momento = ahora().getTime();
      if (momento < callarHasta) continue;
      callarHasta = momento + silencioMs;
      alFallar(error);
    }
  }
}

/** False when the watch was ended meanwhile. */
function pasaLaPausa(fin: AbortSignal): Promise<boolean> {
  return sleep(pausaMs, true, { signal: fin }).catch(() => false);
}
