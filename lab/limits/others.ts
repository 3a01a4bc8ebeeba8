import { setTimeout as wait } from 'node:timers/promises';

import { line, percentile } from '../load/figures.ts';
import { memoryOf, type Server } from '../lib/server.ts';

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
  const ask = async (path: string, times: number[], headers: Record<string, string>) => {
    const begin = performance.now();
    const status = await fetch(`${server.origin}/mantenible/api${path}`, { headers }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 0,
    );
    times.push(performance.now() - begin);
    if (status !== 200) failures.count += 1;
  };
  const watch = async () => {
    while (running.load) {
      await ask('/salud', health, {});
      most = Math.max(most, megabytes(server));
      await wait(50);
    }
  };
  const person = async () => {
    // Below the 600 reads a minute of a person.
    for (let n = 0; running.load; n += 1) {
      await ask(reads[n % reads.length] ?? '', read, { authorization: `Bearer ${token}` });
      await wait(120);
    }
  };
  const others = Promise.all([watch(), person()]);
  const notes = await load().finally(() => {
    running.load = false;
  });
  await others;
  console.log(`\n${name}: ${notes}`);
  console.log(line('/salud p99', percentile(health, 0.99), 'ms', { most: 250 }));
  console.log(line('Lecturas de otra persona p95', percentile(read, 0.95), 'ms', { most: 1000 }));
  console.log(line('Memoria, aumento', most - before, 'MB', { most: memoryMb }));
  console.log(line('Peticiones fallidas de otros', failures.count, '', { most: 0 }));
}

const megabytes = (server: Server) => Number.parseInt(memoryOf(server), 10);
