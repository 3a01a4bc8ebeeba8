import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import type { ServerProcess } from '../server-process.ts';

/** Resident memory in MB as the system counts it, and the most of it since the last call of `olvidarMaximo`. */
interface Memoria {
  readonly ahora: number;
  readonly maximo: number;
}

const leer = (pid: number, que: 'status' | 'cmdline' | `task/${number}/children`): string => {
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
  readonly respuestas: () => number;
  parar(): Promise<Latidos>;
}

export interface Latidos {
  /** Statuses other than 200. */
  readonly malos: readonly number[];
  readonly p99: number;
  /** The same of a bare server that was asked in turn: what the machine's other work takes. */
  readonly p99DelTestigo: number;
  /** Most resident MB of one process that runs for the server, by its program. */
  readonly programas: ReadonlyMap<string, number>;
}

export async function tomarPulso(server: ServerProcess): Promise<Pulso> {
  const testigo = await abrirTestigo();
  const pulso = fileURLToPath(new URL('pulso.ts', import.meta.url));
  const argumentos = ['--import', 'tsx', pulso, `${server.base}/api/salud`, testigo.origin];
  const hijo = spawn(process.execPath, argumentos, { stdio: ['ignore', 'pipe', 'inherit'] });
  const acabado = once(hijo, 'close');
  const rondas: number[][] = [];
  const programas = new Map<string, number>();
  const lineas = createInterface(hijo.stdout).on('line', (linea) => {
    rondas.push(linea.split(' ').map(Number));
    mirarProgramas(server, programas);
  });
  await once(lineas, 'line');
  const columna = (cual: number): number[] => rondas.map((ronda) => ronda[cual] ?? Infinity);
  return {
    respuestas: () => rondas.length,
    parar: async () => {
      hijo.kill();
      await acabado;
      testigo.cerrar();
      const malos = columna(0).filter((status) => status !== 200);
      return { malos, programas, p99: p99De(columna(1)), p99DelTestigo: p99De(columna(2)) };
    },
  };
}

const p99De = (ms: number[]): number => ms.sort((a, b) => a - b)[Math.floor(ms.length * 0.99)] ?? Infinity;

/** A server without work in a process of its own. */
async function abrirTestigo(): Promise<{ readonly origin: string; readonly cerrar: () => void }> {
  const programa = `require('node:http').createServer((_, r) => r.end()).listen(0, '127.0.0.1', function () {
    console.log(this.address().port);
  });`;
  const hijo = spawn(process.execPath, ['-e', programa], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [puerto] = (await once(hijo.stdout, 'data')) as [Buffer];
  return { origin: `http://127.0.0.1:${puerto.toString().trim()}/`, cerrar: () => void hijo.kill() };
}

function mirarProgramas(server: ServerProcess, programas: Map<string, number>): void {
  for (const pid of procesos(server).slice(1).flatMap(descendientes)) {
    const status = leer(pid, 'status');
    const nombre = /^Name:\s+(?<nombre>\S+)/u.exec(status)?.groups?.['nombre'] ?? '';
    const kb = /^VmHWM:\s+(?<kb>\d+)/mu.exec(status)?.groups?.['kb'] ?? 0;
    const programa = nombre.startsWith('git') ? 'git' : nombre;
    if (programa !== '') programas.set(programa, Math.max(programas.get(programa) ?? 0, Number(kb) / 1024));
  }
}

function descendientes(pid: number): number[] {
  const hijos = leer(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  return hijos.flatMap((hijo) => [hijo, ...descendientes(hijo)]);
}
