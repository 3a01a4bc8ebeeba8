import { setTimeout as wait } from 'node:timers/promises';

import { line, percentile } from '../load/figures.ts';
import type { Server } from '../lib/server.ts';
import { adminPassword, seconds } from './settings.ts';
import { LocalBrowser } from './browser.ts';
import { flood } from './floods.ts';
import { measureHash } from './hash.ts';

const signIns = 20;
const mostMs = 60_000;

/** Wrong passwords for random names from 250 addresses, then from the owner's own: how long a right password takes. */
export async function benchSignIns(server: Server): Promise<void> {
  console.log(`\nUna contraseña, con todos los núcleos: ${(await measureHash(20)).toFixed(0)} ms`);
  await attacked(server, 'Claves falsas desde 127.0.1.1 a .250', '250', (n) => `127.0.1.${n + 1}`, 2);
  await attacked(server, 'Claves falsas desde la dirección de la persona', '1', () => '127.0.0.1', 5);
}

async function attacked(
  server: Server,
  name: string,
  addresses: string,
  addressOf: (browser: number) => string,
  goalSeconds: number,
): Promise<void> {
  const known = new LocalBrowser(server.origin);
  await known.signIn('admin', adminPassword, mostMs);
  const underWay = flood(server, 'acceso', seconds + 20, addresses);
  // The queue fills first.
  await wait(5000);
  const [times, fresh] = await Promise.all([ownersTimes(known), freshOnes(server, addressOf)]);
  known.close();
  console.log(`\n${name}: ${await underWay}`);
  console.log(line('Navegador conocido, mediana', percentile(times, 0.5) / 1000, 's', { most: goalSeconds }));
  console.log(
    line(`Navegador nuevo en la dirección del ataque, de ${signIns}`, fresh.length, '', { least: 19 }),
  );
  console.log(line('Navegador nuevo, mediana', percentile(fresh, 0.5) / 1000, 's'));
}

/** Milliseconds of sign-ins one after the other, in a browser that was used before. */
async function ownersTimes(browser: LocalBrowser): Promise<readonly number[]> {
  const times: number[] = [];
  for (let n = 0; n < signIns; n += 1) {
    browser.endSession();
    const begin = performance.now();
    await browser.signIn('admin', adminPassword, mostMs);
    times.push(performance.now() - begin);
    await wait(500);
  }
  return times;
}

/** Milliseconds of those sign-ins in new browsers that succeeded in time; one begins every second, from an attacking address. */
async function freshOnes(server: Server, addressOf: (browser: number) => string): Promise<readonly number[]> {
  const tries = Array.from({ length: signIns }, async (_unused, n) => {
    await wait(n * 1000);
    const browser = new LocalBrowser(server.origin, addressOf(n));
    const begin = performance.now();
    const done = await browser.signIn('admin', adminPassword, mostMs);
    browser.close();
    return done ? performance.now() - begin : null;
  });
  return (await Promise.all(tries)).filter((time) => time !== null);
}
