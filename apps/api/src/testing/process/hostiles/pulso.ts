// Requests an address again and again until it is killed, and prints a line for each answer: its status, and its
// milliseconds without those in which the server or this program waited for a processor that others had. A separate
// process: the hostile host blocks the test's event loop.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const [direccion = '', servidor = ''] = process.argv.slice(2);

/** Milliseconds for which the main thread of a process has waited for a processor; 0 where Linux does not count them. */
function esperado(proceso: string): number {
  try {
    return Number(readFileSync(`/proc/${proceso}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

async function cronometrar(): Promise<readonly [status: number, ms: number]> {
  const reloj = () => performance.now() - esperado(servidor) - esperado('self');
  const desde = reloj();
  const respuesta = await fetch(direccion);
  await respuesta.arrayBuffer();
  return [respuesta.status, reloj() - desde];
}

// Warm-up: the first requests load the client and connect.
for (let vez = 0; vez < 3; vez += 1) await cronometrar();
for (let vez = 0; ; vez += 1) {
  const [status, ms] = await cronometrar();
  process.stdout.write(`${status} ${ms}\n`);
  // Enough answers for a percentile at first, then as few as show that the server still answers.
  await sleep(vez < 300 ? 5 : 50);
}
