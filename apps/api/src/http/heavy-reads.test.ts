// seguridad: 62
import type { Persona } from '@mantenible/domain/acceso';
import { describe, expect, it } from 'vitest';

import { heavyRead, mostWaiting, listInTurn } from './heavy-reads.ts';

const persona = (sub: string): Persona => ({ sub, nombre: sub, roles: ['estudiante'] });

/** A read that ends when the test lets it, with the order of its beginnings. */
function lecturaLenta() {
  const empezadas: string[] = [];
  const abiertas: (() => void)[] = [];
  const leer = heavyRead(async ({ sub }, cual: string) => {
    empezadas.push(`${sub} ${cual}`);
    await new Promise<void>((resolve) => {
      abiertas.push(resolve);
    });
    return cual;
  });
  const terminar = async () => {
    abiertas.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { leer, empezadas, terminar };
}

describe('heavy reads', () => {
  it('run one at a time, people in turn', async () => {
    const { leer, empezadas, terminar } = lecturaLenta();
    const [ana, beto] = [persona('ana'), persona('beto')];
    const todas = [leer(ana, 'a'), leer(ana, 'b'), leer(ana, 'c'), leer(ana, 'b'), leer(beto, 'b')];
    for (let n = 0; n < 6; n += 1) {
      expect(empezadas.length).toBeLessThanOrEqual(n);
      await terminar();
    }
    expect(empezadas).toEqual(['ana a', 'ana b', 'beto b', 'ana c', 'ana b']);
    expect(await Promise.all(todas)).toEqual(['a', 'b', 'c', 'b', 'b']);
  });

  it('refuse the newest of the person who waits for most of them when the queue is full', async () => {
    const { leer, terminar } = lecturaLenta();
    const suyas = Array.from({ length: mostWaiting + 1 }, (_, n) => leer(persona('ana'), String(n)));
    const salidas = Promise.allSettled(suyas);
    const deBeto = leer(persona('beto'), 'una');
    for (let n = 0; n < mostWaiting + 3; n += 1) await terminar();
    expect(await deBeto).toBe('una');
    const rechazadas = (await salidas).filter(({ status }) => status === 'rejected');
    expect(rechazadas).toMatchObject([{ reason: { kind: 'unavailable', codigo: 'demasiadas-lecturas' } }]);
  });
});

it('pages of lists run one at a time too, and wait for none of those reads', async () => {
  const { leer, terminar } = lecturaLenta();
  const lenta = leer(persona('ana'), 'a');
  const hechas: string[] = [];
  const abierta = Promise.withResolvers<string>();
  const pedir = (sub: string, cual: string, fin: Promise<string>) =>
    listInTurn(sub, () => {
      hechas.push(cual);
      return fin;
    });
  const listas = [
    pedir('admin', 'una', abierta.promise),
    pedir('admin', 'dos', Promise.resolve('')),
    pedir('otra', 'tres', Promise.resolve('')),
  ];
  await new Promise((resolve) => setImmediate(resolve));
  expect(hechas).toEqual(['una']);
  abierta.resolve('');
  await Promise.all(listas);
  expect(hechas).toHaveLength(3);
  await terminar();
  expect(await lenta).toBe('a');
});
