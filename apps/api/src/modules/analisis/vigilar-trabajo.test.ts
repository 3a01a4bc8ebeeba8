import { expect, it } from 'vitest';

import type { Trabajo } from './analisis.port.ts';
import { vigilar } from './vigilar-trabajo.ts';

const trabajo: Trabajo = {
  ...{ id: 'a', intento: 1, proyectoId: 'p', idPersona: 'ana' },
  ...{ enlace: 'https://github.com/a/b', rama: 'main', token: { cifrado: '', clave: '' } },
};

it('reports a heartbeat that goes on failing once a minute, and goes on beating', async () => {
  let latidos = 0;
  let minutos = 0;
  const fallos: unknown[] = [];
  const vigilancia = vigilar(
    {
      trabajos: {
        consultar: () => Promise.resolve('sigue'),
        latir: () => {
          latidos += 1;
          return Promise.reject(new Error('sin base de datos'));
        },
      },
      ahora: () => new Date(minutos * 60_000),
      alFallar: (error) => fallos.push(error),
    },
    trabajo,
    new AbortController().signal,
  );
  vigilancia.alProgresar({ fase: 'descargando', hechos: 0, total: 0 });
  await expect.poll(() => latidos, { timeout: 60_000 }).toBe(3);
  expect(fallos).toHaveLength(1);
  minutos = 1;
  await expect.poll(() => latidos, { timeout: 60_000 }).toBe(5);
  expect(fallos).toHaveLength(2);
  expect(vigilancia.veredicto()).toBe('sigue');
  await vigilancia.terminar();
});
