// seguridad: 44
import { createTestDatabase } from '@mantenible/db/test';
import { expect, it } from 'vitest';

import { controlIntentos } from './control-intentos.ts';
import { intentosRepository } from './intentos.repository.ts';
import { reglaIntentos } from './intentos.ts';
import type { Origen } from './intentos.port.ts';

const DAY_MS = 24 * 3600 * 1000;
const ana = { usuario: 'ana', conocida: true };

/** A gate over a real table, with a stubbed clock. */
async function gate(regla = reglaIntentos) {
  const test = await createTestDatabase();
  const clock = { now: new Date('2026-05-04T00:00:00Z').getTime() };
  const now = () => new Date(clock.now);
  const intentos = intentosRepository(test.db, regla);
  const control = controlIntentos({ intentos, now });
  const guess = async (origen: Origen, nombrada = ana) => {
    const turn = await control.entrar(nombrada, origen);
    if ('terminar' in turn) await turn.terminar(false);
    return turn.espera;
  };
  const rows = () => test.db.selectFrom('intentos_acceso').select('grupo').execute();
  return { clock, intentos, now, guess, rows, close: () => test.close() };
}
const from = (n: number): Origen => ({ clase: 'direccion', direccion: `198.51.${n >> 8}.${n & 255}` });

it('1,000 addresses get at most 4,456 guesses a day against one account', async () => {
  const { clock, guess, close } = await gate();
  const end = clock.now + DAY_MS;
  let guesses = 0;
  // The attacker's best start: three guesses from each address, which the other addresses do not affect.
  for (let n = 0; n < 3000; n += 1) guesses += (await guess(from(n % 1000))) === 0 ? 1 : 0;
  // Then one guess at each end of the account's delay, from the addresses in turn.
  for (let n = 0; clock.now < end; n += 1) {
    const espera = await guess(from(n % 1000));
    if (espera === 0) guesses += 1;
    clock.now += espera * 1000;
  }
  expect(guesses).toBeGreaterThan(4000);
  expect(guesses).toBeLessThanOrEqual(4456);
  await close();
});

it('unknown user names use a bounded number of rows, and displace no known account', async () => {
  const { filas } = reglaIntentos;
  const { guess, intentos, now, rows, clock, close } = await gate({
    ...reglaIntentos,
    filas: { ...filas, desconocida: 50 },
  });
  await guess(from(1));
  for (let n = 0; n < 100; n += 1) {
    clock.now += 1;
    await guess(from(n), { usuario: `fantasma ${n}`, conocida: false });
  }
  await intentos.sweep(now());
  const kept = (await rows()).map(({ grupo }) => grupo);
  expect(kept.filter((grupo) => grupo === 'desconocida').length).toBeLessThanOrEqual(50);
  expect(kept.filter((grupo) => grupo !== 'desconocida').sort()).toEqual(['cuenta', 'direccion']);
  clock.now += DAY_MS;
  await intentos.sweep(now());
  expect(await rows()).toEqual([]);
  await close();
});
