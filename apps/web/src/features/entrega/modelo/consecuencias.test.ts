import { ambitoCompleto } from '@mantenible/domain/ambito';
import { expect, it } from 'vitest';

import { consecuencias } from './consecuencias.ts';

const enviada = {
  titulo: 'Primera',
  texto: '',
  abre: '2026-12-01T08:00',
  cierra: '2026-12-15T23:59',
  pide: { prueba: { tipo: 'allMetricas', elementoId: null }, analisis: true, plan: false },
  plantilla: null,
  ambito: null,
} as const;
const antes = { ...enviada, fase: 'cerrada', publicada: false } as const;
const plantilla = { proyectoId: 'p', commit: null };

it('a change that leaves the copies alone, or that comes before them or is refused, is not asked about', () => {
  expect(consecuencias(antes, { ...enviada, titulo: 'Otro', abre: '2026-11-01T08:00' })).toEqual([]);
  const otra = { ...enviada, cierra: '2026-12-20T23:59', ambito: ambitoCompleto };
  expect(consecuencias({ ...antes, fase: 'abierta' }, otra)).toEqual([]);
  expect(consecuencias({ ...antes, publicada: true }, otra)).toEqual([]);
});

it('another deadline takes everything again', () => {
  const frases = consecuencias(antes, { ...enviada, cierra: '2026-12-20T23:59', ambito: ambitoCompleto });
  expect(frases).toHaveLength(2);
  expect(frases[0]).toMatch(/^Lo entregado se vuelve a tomar con el plazo nuevo/u);
});

it('another test replaces the test alone', () => {
  const pide = { ...enviada.pide, prueba: { tipo: 'allSubcaracteristicas', elementoId: null } } as const;
  const [prueba, notas] = consecuencias(antes, { ...enviada, pide });
  expect(prueba).toMatch(
    /^En cada copia, la prueba se reemplaza .* los análisis de lo entregado quedan como estaban\.$/u,
  );
  expect(notas).toBe('Las cifras de las notas ya calculadas se vuelven a calcular.');
  expect(consecuencias(antes, { ...enviada, pide: { ...enviada.pide, prueba: null } })[0]).toMatch(
    /^Las copias se quedan sin la prueba/u,
  );
  // The improvement plan is in every copy: asking for it changes marks alone.
  expect(consecuencias(antes, { ...enviada, pide: { ...enviada.pide, plan: true } })).toEqual([notas]);
});

it('another test with another scope keeps no analysis', () => {
  const pide = { ...enviada.pide, prueba: null };
  const frases = consecuencias(antes, { ...enviada, pide, ambito: ambitoCompleto });
  expect(frases[0]).toMatch(/ El enlace, la rama, los miembros y el plan quedan como estaban\.$/u);
  expect(frases[1]).toMatch(/^Se descartan los análisis de lo entregado/u);
});

it('another scope drops all analyses, another template its own', () => {
  expect(consecuencias(antes, { ...enviada, ambito: ambitoCompleto, plantilla })[0]).toBe(
    'Se descartan los análisis de lo entregado y el de la plantilla: hay que pedirlos otra vez.',
  );
  expect(consecuencias(antes, { ...enviada, plantilla })[0]).toBe(
    'Se descarta el análisis de la plantilla: hay que pedirlo otra vez.',
  );
});
