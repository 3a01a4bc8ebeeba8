// Requests two addresses in turn until it is killed, and prints a line for each round: status and
// milliseconds of the first, milliseconds of the second. A separate process: the hostile host blocks the
// test's event loop.
import { setTimeout as sleep } from 'node:timers/promises';

const [servidor = '', testigo = ''] = process.argv.slice(2);

async function cronometrar(direccion: string): Promise<readonly [status: number, ms: number]> {
  const desde = performance.now();
  const respuesta = await fetch(direccion);
  await respuesta.arrayBuffer();
  return [respuesta.status, performance.now() - desde];
}

// Warm-up: the first requests load the client and connect.
for (let vez = 0; vez < 3; vez += 1) {
  await cronometrar(servidor);
  await cronometrar(testigo);
}
for (;;) {
  const [status, suyo] = await cronometrar(servidor);
  const [, delTestigo] = await cronometrar(testigo);
  process.stdout.write(`${status} ${suyo} ${delTestigo}\n`);
  await sleep(5);
}
