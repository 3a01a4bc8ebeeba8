import { setTimeout as wait } from 'node:timers/promises';

import { line, percentile } from '../load/figures.ts';
import { memoryOf, type Server } from '../lib/server.ts';
import { LocalBrowser } from './browser.ts';

/** A monitor that shared the flood's address would share its allowance. */
const monitorAddress = '127.0.2.1';
const reads = ['/pautas', '/metricas', '/listasVerificacion', '/subcaracteristicas/all'];

/** Goals for what the others notice. */
interface Goals {
  readonly memoryMb: number;
}

/** Runs a load while another, signed-in person reads and a monitor asks for health; prints what they and the memory notice. */
export async function withOthers(
  name: string,
  server: Server,
  token: string,
  { memoryMb }: Goals,
  load: () => Promise<string>,
): Promise<void> {
  const running = { load: true };
  const [health, read]: [number[], number[]] = [[], []];
  const failures = { count: 0 };
  const before = megabytes(server);
  let most = before;
  const monitor = new LocalBrowser(server.origin, monitorAddress);
  const timed = async (ask: Promise<{ readonly status: number }>, times: number[]) => {
    const begin = performance.now();
    const { status } = await ask;
    times.push(performance.now() - begin);
    if (status !== 200) failures.count += 1;
  };
  const watch = async () => {
    while (running.load) {
      await timed(monitor.send('/mantenible/api/salud'), health);
      most = Math.max(most, megabytes(server));
      await wait(50);
    }
  };
  const person = async () => {
    // Below the 600 reads a minute of a person.
    for (let n = 0; running.load; n += 1) {
      await timed(readAs(token, `${server.origin}/mantenible/api${reads[n % reads.length] ?? ''}`), read);
      await wait(120);
    }
  };
  const others = Promise.all([watch(), person()]);
  const notes = await load().finally(() => {
    running.load = false;
  });
  await others;
  monitor.close();
  console.log(`\n${name}: ${notes}`);
  console.log(line('/salud p99', percentile(health, 0.99), 'ms', { most: 250 }));
  console.log(line('Lecturas de otra persona p95', percentile(read, 0.95), 'ms', { most: 1000 }));
  console.log(line('Memoria, aumento', most - before, 'MB', { most: memoryMb }));
  console.log(line('Peticiones fallidas de otros', failures.count, '', { most: 0 }));
}

/** The whole answer to a signed-in person; a status of 0 where the connection broke. */
async function readAs(token: string, address: string): Promise<{ readonly status: number }> {
  try {
    const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    await response.arrayBuffer();
    return response;
  } catch {
    return { status: 0 };
  }
}

const megabytes = (server: Server) => Number.parseInt(memoryOf(server), 10);
