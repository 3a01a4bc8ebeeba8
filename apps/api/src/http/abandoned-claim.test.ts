// seguridad: several-servers
import type { Persona } from '@mantenible/domain/acceso';
import { createTestDatabase, type TestDatabase } from '@mantenible/db/test';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { claimOrWait } from './abandoned-claim.ts';
import { honourIdempotencyKeys } from './idempotency.ts';
import { createIdempotenciaRepository, type IdempotenciaRepository } from './idempotency.repository.ts';

let t: TestDatabase;
let keys: IdempotenciaRepository;
let moment = Date.UTC(2026, 10, 25);
const now = () => new Date((moment += 10));

beforeAll(async () => {
  t = await createTestDatabase();
  keys = createIdempotenciaRepository(t.db);
});
afterAll(() => t.close());

const request = (clave: string) => ({ idPersona: 'sub-ana', clave, huella: 'una' });
const answer = { estado: 201, cuerpo: '{}', etag: null };

/** Claims after another request did; `meanwhile` is what happens in each pause. */
async function repeated(clave: string, meanwhile: (pause: number) => Promise<void>) {
  expect(await claimOrWait(keys, request(clave), now)).toBe('nueva');
  let pauses = 0;
  const pause = () => meanwhile((pauses += 1));
  return { state: await claimOrWait(keys, request(clave), now, pause), pauses };
}

const nothing = () => Promise.resolve();

test('a request whose server was killed is taken over after five seconds of silence', async () => {
  expect(await repeated('muda', nothing)).toEqual({ state: 'nueva', pauses: 20 });
});

test('of two that wait for a killed server, one takes over', async () => {
  expect(await keys.claim(request('dos'), now())).toBe('nueva');
  const both = [1, 2].map(() => claimOrWait(keys, request('dos'), now, nothing));
  expect((await Promise.all(both)).toSorted()).toEqual(['en-curso', 'nueva']);
});

test('a request in progress keeps its key by its signs of life', async () => {
  const alive = (pause: number) => (pause === 4 ? keys.latir([request('viva')]) : nothing());
  expect(await repeated('viva', alive)).toEqual({ state: 'en-curso', pauses: 4 });
  expect(await keys.claim(request('viva'), now())).toBe('en-curso');
});

test('the answer of a request in progress is that of its repetition', async () => {
  const ends = (pause: number) => (pause === 2 ? keys.guardar(request('acaba'), answer) : nothing());
  expect(await repeated('acaba', ends)).toEqual({ state: answer, pauses: 2 });
});

test('a kept answer is never released as silent', async () => {
  expect(await keys.claim(request('guardada'), now())).toBe('nueva');
  const sign = await keys.latido(request('guardada'));
  await keys.guardar(request('guardada'), answer);
  await keys.soltarMuda(request('guardada'), sign ?? 0);
  expect(await keys.claim(request('guardada'), now())).toEqual(answer);
});

test('a server gives signs of life of a request in progress, and ends them with the answer', async () => {
  const app = Fastify();
  const persona: Persona = { sub: 'sub-ana', nombre: 'Ana', roles: ['estudiante'] };
  app.addHook('onRequest', (call, _, done) => {
    call.persona = persona;
    done();
  });
  let beating: readonly string[] = [];
  const latir: IdempotenciaRepository['latir'] = async (peticiones) => {
    beating = peticiones.map(({ clave }) => clave);
    await keys.latir(peticiones);
  };
  honourIdempotencyKeys(app, { ...keys, latir }, now);
  const ends = new Map<string, (answer: object) => void>();
  app.post<{ Params: { cual: string } }>(
    '/:cual',
    { config: { idempotente: true } },
    ({ params }) => new Promise<object>((resolve) => ends.set(params.cual, resolve)),
  );
  const post = (cual: string) =>
    app.inject({ method: 'POST', url: `/${cual}`, headers: { 'idempotency-key': cual }, payload: {} });
  const [first, second] = [post('lenta'), post('otra')];
  await expect.poll(() => beating.toSorted(), { timeout: 30_000 }).toEqual(['lenta', 'otra']);
  ends.get('lenta')?.({ hecha: true });
  expect((await first).json()).toEqual({ hecha: true });
  await expect.poll(() => beating, { timeout: 30_000 }).toEqual(['otra']);
  expect((await post('otra')).statusCode).toBe(409);
  ends.get('otra')?.({ hecha: true });
  expect((await second).statusCode).toBe(200);
  expect((await post('otra')).headers['idempotency-replayed']).toBe('true');
  await app.close();
});
