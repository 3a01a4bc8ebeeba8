// seguridad: mail
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { sembrarEntrega } from '../../testing/muestra-entrega.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { people, type Person } from '../../testing/tokens.ts';
import type { AvisoNuevo } from './aviso.port.ts';
import { createAvisoRepository } from './aviso.repository.ts';
import { createBuzonRepository } from './buzon.repository.ts';
import type { Correo, EnviarCorreo, FalloDeEnvio } from './correo.port.ts';
import { createEleccionRepository } from './eleccion-de-correo.repository.ts';
import { enviarCorreos, type Parada } from './enviar-correos.ts';

let t: TestApp;
let now: Date;
let enviados: Correo[];
let fallos: (FalloDeEnvio | null)[];
let entregaId: string;
beforeEach(async () => {
  t = await createTestApp();
  now = new Date('2026-02-01T10:00:00Z');
  enviados = [];
  fallos = [];
  entregaId = await sembrarEntrega(t, 1, { personas: ['ana', 'beto', 'eva'] });
});
afterEach(() => t.close());

const minutos = (n: number) => void (now = new Date(now.getTime() + n * 60_000));
const activar = (...quienes: readonly Person[]) =>
  Promise.all(
    quienes.map((quien) => createEleccionRepository(t.db).elegir(people[quien].sub, `${quien}@ejemplo.es`)),
  );
const avisos = () => createAvisoRepository(t.db, () => crypto.randomUUID());
const avisar = (quien: Person, cambios: Partial<AvisoNuevo> = {}) => {
  const { sub } = people[quien];
  const aviso = { sub, tipo: 'comentario', entregaId, proyectoId: null, texto: 'Secreto' } as const;
  return avisos().avisar([{ ...aviso, unico: `comentario ${sub}`, ...cambios }], now);
};
/** Takes the next of `fallos`; without one the mail is sent. */
const entregar: EnviarCorreo = (correo) => {
  const fallo = fallos.shift() ?? null;
  if (fallo === null) enviados.push(correo);
  return Promise.resolve(fallo);
};
const viva = new AbortController().signal;
/** One round of one server. */
const ronda = (parada: Partial<Parada> = {}, porHora = 100, enviar: EnviarCorreo = entregar) =>
  enviarCorreos(
    {
      buzon: createBuzonRepository(t.db),
      avisos: avisos(),
      enviar,
      porHora,
      pagina: 'https://uni.ejemplo/mantenible/avisos',
      now: () => now,
      alFallar: () => undefined,
    },
    { sinMas: viva, corte: viva, ...parada },
  );
const destinos = () => enviados.map(({ para }) => para);
const estado = () => createBuzonRepository(t.db).estado();
const caido: FalloDeEnvio = { motivo: 'No respondió.', deTodos: true };
const rechazado: FalloDeEnvio = { motivo: 'No aceptó.', deTodos: false };

describe('mails with notices', () => {
  it('go to those who turned them on, gathered, and once', async () => {
    await activar('ana');
    await avisar('ana');
    await avisar('beto');
    await ronda();
    expect(enviados).toEqual([]);
    minutos(5);
    await avisar('ana', { tipo: 'nota', unico: 'nota sub-ana' });
    minutos(5);
    await ronda();
    await ronda();
    expect(destinos()).toEqual(['ana@ejemplo.es']);
    expect(enviados[0]?.asunto).toBe('Mantenible: 2 avisos nuevos');
    expect(enviados[0]?.texto).not.toContain('Secreto');
    expect(await estado()).toEqual({ personas: 1, esperan: 0, ultimo: now, fallo: null });
  });

  it('leave three hours between two to a person, also to one who turns them off and on', async () => {
    await activar('ana');
    await avisar('ana');
    minutos(10);
    await ronda();
    await createEleccionRepository(t.db).elegir('sub-ana', null);
    await activar('ana');
    await avisar('ana');
    minutos(179);
    await ronda();
    expect(enviados).toHaveLength(1);
    minutos(1);
    await ronda();
    expect(enviados).toHaveLength(2);
    expect(enviados[0]?.clave).not.toBe(enviados[1]?.clave);
  });

  it('carry nothing that was read before, and nothing once they are off', async () => {
    await activar('ana', 'beto');
    await avisar('ana');
    await avisar('beto');
    await avisos().marcarLeidos('sub-ana', { now, hasta: now, aviso: null, unicos: [] });
    await createEleccionRepository(t.db).elegir('sub-beto', null);
    minutos(10);
    await ronda();
    expect(enviados).toEqual([]);
    expect(await estado()).toMatchObject({ personas: 1, esperan: 0 });
  });

  it('are sent by one of two servers that look at the same time', async () => {
    await activar('ana', 'beto', 'eva');
    for (const quien of ['ana', 'beto', 'eva'] as const) await avisar(quien);
    minutos(10);
    await Promise.all([ronda(), ronda(), ronda()]);
    expect(destinos().toSorted()).toEqual(['ana@ejemplo.es', 'beto@ejemplo.es', 'eva@ejemplo.es']);
  });

  it('are sent again, with the same key, where a server stopped with the claim', async () => {
    await activar('ana');
    await avisar('ana');
    minutos(10);
    const muerto = new AbortController();
    const claves: string[] = [];
    await ronda({ sinMas: muerto.signal, corte: muerto.signal }, 100, ({ clave }) => {
      claves.push(clave);
      muerto.abort();
      return Promise.resolve(caido);
    });
    minutos(9);
    await ronda();
    expect(enviados).toEqual([]);
    minutos(1);
    await ronda();
    expect(enviados.map(({ clave }) => clave)).toEqual(claves);
  });

  it('are no more once the server stops; the one under way is finished', async () => {
    await activar('ana', 'beto');
    await avisar('ana');
    await avisar('beto');
    minutos(10);
    const parada = new AbortController();
    await ronda({ sinMas: parada.signal }, 100, (correo, corte) => {
      parada.abort();
      return entregar(correo, corte);
    });
    expect(enviados).toHaveLength(1);
    expect((await estado()).esperan).toBe(1);
    await ronda();
    expect(destinos().toSorted()).toEqual(['ana@ejemplo.es', 'beto@ejemplo.es']);
  });

  it('are followed by another one with the news that came while it was sent', async () => {
    await activar('ana');
    await avisar('ana');
    minutos(10);
    await ronda({}, 100, async (correo, corte) => {
      minutos(1);
      await avisar('ana');
      return entregar(correo, corte);
    });
    expect(await estado()).toMatchObject({ esperan: 1 });
    minutos(180);
    await ronda();
    expect(new Set(enviados.map(({ clave }) => clave)).size).toBe(2);
    expect(await estado()).toMatchObject({ esperan: 0 });
  });

  it('are no more in an hour than the installation may send', async () => {
    await activar('ana', 'beto', 'eva');
    for (const quien of ['ana', 'beto', 'eva'] as const) await avisar(quien);
    minutos(10);
    await ronda({}, 2);
    expect(destinos()).toHaveLength(2);
    minutos(60);
    await ronda({}, 2);
    expect(destinos()).toHaveLength(3);
  });

  it('of a deadline go a day before, once, and not after it', async () => {
    await activar('ana', 'beto');
    const fin = new Date(now.getTime() + 25 * 3_600_000);
    await sembrarEntrega(t, 2, { personas: ['ana'], abre: new Date(0), fin });
    await ronda();
    expect((await estado()).esperan).toBe(0);
    minutos(60);
    await ronda();
    await ronda();
    minutos(10);
    await ronda();
    expect(destinos()).toEqual(['ana@ejemplo.es']);
    expect(enviados[0]?.texto).toContain(
      '- «Entrega 2» se cierra el 2 de febrero de 2026, 5:59 (hora de Guayaquil).',
    );
    const tarde = new Date(now.getTime() + 300_000);
    await sembrarEntrega(t, 3, { personas: ['beto'], abre: new Date(0), fin: tarde });
    await ronda();
    minutos(10);
    await ronda();
    expect(enviados).toHaveLength(1);
    expect((await estado()).esperan).toBe(0);
    const { body } = await t.call({ as: 'beto', method: 'GET', url: '/avisos' });
    expect(body).toMatchObject({ avisos: [] });
  });
});

it('of a deadline goes again where the deadline is brought forward', async () => {
  await activar('ana');
  const fin = (horas: number) => new Date(now.getTime() + horas * 3_600_000);
  const movida = await sembrarEntrega(t, 2, { personas: ['ana'], abre: new Date(0), fin: fin(20) });
  const rondas = async () => {
    await ronda();
    minutos(10);
    await ronda();
  };
  await rondas();
  minutos(180);
  await rondas();
  expect(enviados).toHaveLength(1);
  await t.db
    .updateTable('entregas')
    .set({ fin: fin(6) })
    .where('id', '=', movida)
    .execute();
  await rondas();
  await rondas();
  expect(enviados).toHaveLength(2);
  expect(enviados[1]?.texto).toContain('«Entrega 2» se cierra el');
});

it('goes with nothing that has waited for three days', async () => {
  await activar('ana');
  await avisar('ana');
  minutos(3 * 24 * 60 + 1);
  await ronda();
  expect(enviados).toEqual([]);
  expect((await estado()).esperan).toBe(0);
});

describe('a mail that fails', () => {
  it('is tried again after growing pauses, and given up after six attempts', async () => {
    await activar('ana');
    await avisar('ana');
    fallos = Array.from({ length: 6 }, () => rechazado);
    const intentos = [];
    // The first mail waits for other notices, each further one for its pause.
    for (const pausa of [10, 5, 15, 60, 180, 360]) {
      const antes = fallos.length;
      minutos(pausa - 1);
      await ronda();
      const pronto = antes - fallos.length;
      minutos(1);
      await ronda();
      intentos.push([pronto, antes - fallos.length]);
    }
    expect(intentos).toEqual(Array.from({ length: 6 }, () => [0, 1]));
    expect([enviados, fallos]).toEqual([[], []]);
    expect(await estado()).toMatchObject({ esperan: 0, fallo: { motivo: 'No aceptó.' } });
    await avisar('ana');
    minutos(10);
    await ronda();
    expect(enviados).toHaveLength(1);
    expect((await estado()).fallo).toBeNull();
  });

  it('for its address does not hold the others; a dead server costs one attempt a round', async () => {
    await activar('ana', 'beto', 'eva');
    for (const quien of ['ana', 'beto', 'eva'] as const) await avisar(quien);
    minutos(10);
    fallos = [caido];
    await ronda();
    expect(enviados).toEqual([]);
    fallos = [rechazado];
    await ronda();
    expect(destinos()).toEqual(['eva@ejemplo.es']);
    expect(await estado()).toMatchObject({ personas: 3, esperan: 2 });
  });

  it('is dropped without an address, and after three days of waiting', async () => {
    await activar('ana', 'beto');
    await avisar('ana');
    await avisar('beto');
    await createEleccionRepository(t.db).renovar('sub-ana', null);
    minutos(10);
    fallos = [rechazado];
    await ronda();
    expect(await estado()).toMatchObject({ esperan: 1 });
    expect(await createBuzonRepository(t.db).olvidar(now)).toBe(1);
    expect(await estado()).toMatchObject({ esperan: 0 });
  });
});
