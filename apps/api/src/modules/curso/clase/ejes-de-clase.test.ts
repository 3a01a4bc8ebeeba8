import { expect, test } from 'vitest';

import type { ProyectoDeClase } from './clase.port.ts';
import { createEjesDeClase } from './ejes-de-clase.ts';

const proyecto = (_id: string): ProyectoDeClase => ({
  _id,
  nombre: _id,
  enlace: '',
  rama: '',
  equipo: [],
  propietario: { sub: null, nombre: '', usuario: null, correo: null, grupo: null, ingreso: null },
  terminados: [],
  alcanceDeHoy: null,
  prueba: null,
  pruebas: 0,
  acciones: [],
});

test('sub-characteristics of a class are read at once, and once', async () => {
  const leidos: number[] = [];
  const leerEjes = createEjesDeClase({
    figuras: (ids) => {
      leidos.push(ids.length);
      return Promise.resolve(new Map());
    },
  });
  const proyectos = Array.from({ length: 120 }, (_, i) => proyecto(String(i)));
  expect((await leerEjes(proyectos)).size).toBe(120);
  await leerEjes([...proyectos, { ...proyecto('0'), pruebas: 1 }]);
  expect(leidos).toEqual([120, 1]);
});
