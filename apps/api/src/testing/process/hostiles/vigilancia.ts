import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { analysisProcesses } from '../analysis-processes.ts';
import type { ServerProcess } from '../server-process.ts';
import { endWithTests, memoryOf, resetPeak, whileAlive } from '@mantenible/doubles';

/** Resident memory in MB, and its peak since the last call of `reiniciarMaximo`. */
interface Memoria {
  readonly actual: number;
  readonly maximo: number;
}

export function memoriaDe(server: ServerProcess): Memoria {
  return { actual: memoryOf(server, 'now'), maximo: memoryOf(server, 'peak') };
}

export function reiniciarMaximo(server: ServerProcess): void {
  for (const uno of [server, ...analysisProcesses(server).runners]) resetPeak(uno);
}

/** Polls a server's health endpoint until it is stopped. */
export interface Pulso {
  readonly respuestas: () => number;
  parar(): Promise<MedidasDelPulso>;
}

/** What a poll measured. */
export interface MedidasDelPulso {
  /** Statuses other than 200. */
  readonly malos: readonly number[];
  /** Milliseconds of an answer, without waits for a processor that other programs had. */
  readonly p99: number;
  /** Peak of resident MB of one process of the server, by its program. */
  readonly programas: ReadonlyMap<string, number>;
}

export async function tomarPulso(server: ServerProcess): Promise<Pulso> {
  const pulso = fileURLToPath(new URL('pulso.ts', import.meta.url));
  const argumentos = [pulso, `${server.base}/api/salud`, String(server.pid)];
  const hijo = endWithTests(
    spawn(process.execPath, argumentos, { detached: true, stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  const acabado = once(hijo, 'close');
  const rondas: number[][] = [];
  const programas = new Map<string, number>();
  const lineas = createInterface(hijo.stdout).on('line', (linea) => {
    rondas.push(linea.split(' ').map(Number));
    // Each look reads all processes of the machine; the system keeps the peaks between two.
    if (rondas.length % 10 === 1) mirarProgramas(server, programas);
  });
  await whileAlive(once(lineas, 'line'), 'the first answer');
  const columna = (cual: number): number[] => rondas.map((ronda) => ronda[cual] ?? Infinity);
  return {
    respuestas: () => rondas.length,
    parar: async () => {
      hijo.kill();
      await acabado;
      const malos = columna(0).filter((status) => status !== 200);
      return { malos, programas, p99: p99De(columna(1)) };
    },
  };
}

const p99De = (ms: number[]): number => ms.sort((a, b) => a - b)[Math.floor(ms.length * 0.99)] ?? Infinity;

function mirarProgramas(server: ServerProcess, programas: Map<string, number>): void {
  const { git, runners, workers } = analysisProcesses(server);
  for (const [nombre, suyos] of [
    ['git', git],
    ['runner', runners],
    ['node', workers],
  ] as const)
    for (const uno of suyos)
      programas.set(nombre, Math.max(programas.get(nombre) ?? 0, memoryOf(uno, 'peak')));
}
