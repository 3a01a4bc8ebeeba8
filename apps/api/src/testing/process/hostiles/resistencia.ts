import type { Listening } from '@mantenible/doubles';
import { expect } from 'vitest';

import { clienteDe, type Cliente } from '../cliente.ts';
import { startServerProcess, type ServerProcess } from '../server-process.ts';
import { memoriaDe, reiniciarMaximo, tomarPulso } from './vigilancia.ts';

/** Megabytes that the server may use beyond its use at rest. */
const margen = 100;
/** Resident megabytes of one process of git, of the runner, and of one worker. */
const maximos = { git: 256, runner: 512, node: 512 } as const;
/** Milliseconds of /salud at p99, without waits for a processor that other programs had. */
const demora = 50;
const bastantes = 300;

/** A server at rest after ordinary analyses of a host's repositories. */
export interface EnReposo {
  readonly host: Listening;
  readonly server: ServerProcess;
  readonly ana: Cliente;
}

/** Starts a server whose analyses may take so many seconds, without an analysis yet. */
export async function arrancar(host: Listening, segundos: number): Promise<EnReposo> {
  const server = await startServerProcess({
    SCAN_ALLOW_LOCAL: '1',
    SCAN_PER_HOUR: '100',
    SCAN_SECONDS: String(segundos),
    SCAN_PACK_MB: '60',
  });
  return { host, server, ana: await clienteDe(server, 'estudiante') };
}

export async function analizar({ host, ana }: EnReposo, nombre: string) {
  const id = await ana.crearProyecto(`${host.origin}/${nombre}`);
  expect(await ana.iniciar(id)).toBe(202);
  return (await ana.flujo(id)).hasta(({ progreso }) => progreso === null);
}

/** Outcome of the analysis of a hostile repository; checks the server's memory and health meanwhile. */
export async function resistir(reposo: EnReposo, nombre: string) {
  const { server } = reposo;
  const pulso = await tomarPulso(server);
  reiniciarMaximo(server);
  const { actual } = memoriaDe(server);
  let analisis: Awaited<ReturnType<typeof analizar>>;
  do analisis = await analizar(reposo, nombre);
  while (pulso.respuestas() < bastantes);
  const crecido = memoriaDe(server).maximo - actual;
  const { malos, p99, programas } = await pulso.parar();
  const cifras = { crecido, p99, ...Object.fromEntries(programas) };
  const escritas = Object.entries(cifras).map(([nombre, cifra]) => `${nombre} ${cifra.toFixed(0)}`);
  console.log(`${nombre}: ${escritas.join(', ')} (MB, ms; ${pulso.respuestas()} answers)`);
  expect(malos).toEqual([]);
  expect(crecido).toBeLessThan(margen);
  expect(p99).toBeLessThan(demora);
  for (const [programa, maximo] of Object.entries(maximos))
    expect(programas.get(programa) ?? 0).toBeLessThan(maximo);
  const { estado, motivo } = analisis;
  return { estado, motivo };
}
