import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

import type { ServerProcess } from '../server-process.ts';

/** Resident memory in MB as the system counts it, and the most of it since the last call of `olvidarMaximo`. */
interface Memoria {
  readonly ahora: number;
  readonly maximo: number;
}

const leer = (pid: number, que: 'status' | 'cmdline'): string => {
  try {
    return readFileSync(`/proc/${pid}/${que}`, 'utf8');
  } catch {
    return '';
  }
};

/** The server's own process and its launcher, which hands it all that git and the children say. */
function procesos({ pid }: ServerProcess): readonly number[] {
  const hijos = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').map(Number);
  return [pid, ...hijos.filter((hijo) => leer(hijo, 'cmdline').includes('lanzador.mjs'))];
}

export function memoriaDe(server: ServerProcess): Memoria {
  const megas = (campo: 'VmRSS' | 'VmHWM'): number =>
    procesos(server).reduce((suma, pid) => {
      const kb = new RegExp(`^${campo}:\\s+(?<kb>\\d+)`, 'mu').exec(leer(pid, 'status'))?.groups?.['kb'];
      return suma + Number(kb) / 1024;
    }, 0);
  return { ahora: megas('VmRSS'), maximo: megas('VmHWM') };
}

export function olvidarMaximo(server: ServerProcess): void {
  for (const pid of procesos(server)) writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

/** Polls a server's health endpoint until it is stopped. */
export interface Pulso {
  /** Statuses other than 200, and the milliseconds of each answer in order. */
  parar(): Promise<{ readonly malos: readonly number[]; readonly ms: readonly number[] }>;
}

export function tomarPulso({ base }: ServerProcess): Pulso {
  const fin = new AbortController();
  const malos: number[] = [];
  const ms: number[] = [];
  const ronda = async (): Promise<void> => {
    while (!fin.signal.aborted) {
      const desde = performance.now();
      const { status } = await fetch(`${base}/api/salud`);
      ms.push(performance.now() - desde);
      if (status !== 200) malos.push(status);
      await sleep(20);
    }
  };
  const acabada = ronda();
  return {
    parar: async () => {
      fin.abort();
      await acabada;
      return { malos, ms: ms.sort((a, b) => a - b) };
    },
  };
}
