import { describe, expect, it, test } from 'vitest';

import {
  accionDePrueba,
  accionEstatica,
  esfuerzoDeMinutos,
  textoDiferencia,
  textoGanancia,
  type PropuestaEstatica,
  type PropuestaDePrueba,
} from './propuesta.ts';

test.each([
  [12.345, '+12,35 puntos'],
  [0, '0,00 puntos'],
  [0.0049, 'menos de 0,01 puntos'],
  [0.005, '+0,01 puntos'],
  [-1, '−1,00 puntos'],
])('a gain of %d is written %j', (puntos, texto) => {
  expect(textoGanancia(puntos)).toBe(texto);
});

// 39,03 − 38,31 as shown; unrounded they differ by 0.7149.
test.each([
  [38.3119, 39.0268, '+0,72 puntos'],
  [39.0268, 38.3119, '−0,72 puntos'],
  [50.001, 50.004, 'menos de 0,01 puntos'],
  [50, 50, '0,00 puntos'],
])('from %d to %d is %j', (antes, despues, texto) => {
  expect(textoDiferencia(antes, despues)).toBe(texto);
});

test.each([
  [0, 'bajo'],
  [60, 'bajo'],
  [61, 'medio'],
  [480, 'medio'],
  [481, 'alto'],
])('%d minutes are a %s effort', (minutos, esfuerzo) => {
  expect(esfuerzoDeMinutos(minutos)).toBe(esfuerzo);
});

const manual: PropuestaDePrueba = {
  origen: { tipo: 'pregunta', clave: 'l/p' },
  lista: 'Lista',
  descripcion: 'Separación en capas',
  pregunta: '¿Hay capas?',
  nivel: 'Nunca',
  siguiente: 'A veces',
  puntos: 1,
  esfuerzo: 'medio',
};
const estatica = (tipo: PropuestaEstatica['origen']['tipo'], titulo: string): PropuestaEstatica => ({
  origen: { tipo, clave: 'k' },
  titulo,
  severidad: 'MAJOR',
  incidencias: 2,
  lineas: 0,
  minutos: 61,
  puntos: 1,
  acotada: false,
  puntosCriticos: [],
});

describe('the action that a proposal becomes', () => {
  it('names the guideline with both levels, and takes the effort', () => {
    expect(accionDePrueba(manual, 'alto')).toEqual({
      origen: manual.origen,
      texto: 'Separación en capas: de «Nunca» a «A veces»',
      esfuerzo: 'alto',
      estado: 'pendiente',
      responsable: null,
      fecha: null,
    });
    expect(accionDePrueba({ ...manual, nivel: null }, 'bajo').texto).toBe(
      'Separación en capas: llegar a «A veces»',
    );
  });

  it('names levels inside its sentence without their full stops', () => {
    const conPuntos = { ...manual, nivel: 'Nunca.', siguiente: 'A veces, etc.. ' };
    expect(accionDePrueba(conPuntos, 'bajo').texto).toBe('Separación en capas: de «Nunca» a «A veces, etc.»');
  });

  it.each([
    ['regla', 'Quitar importaciones', 'Corregir 2 incidencias de la regla «Quitar importaciones»'],
    ['archivo', 'src/a.js', 'Corregir 2 incidencias de src/a.js'],
    ['duplicado', 'a.js:1-9, b.js:4-12', 'Unificar el código repetido: a.js:1-9, b.js:4-12'],
  ] as const)('of a %s names it', (tipo, titulo, texto) => {
    expect(accionEstatica(estatica(tipo, titulo))).toMatchObject({ texto, esfuerzo: 'medio' });
  });

  it('fits into the longest text, with its end, and cuts no character in two', () => {
    const { texto } = accionEstatica(estatica('regla', '😀'.repeat(400)));
    expect(texto).toMatch(/^Corregir 2 incidencias de la regla «😀+…»$/u);
    expect([499, 500]).toContain(texto.length);
  });
  it.each(['Nunc', 'Nunca'])('cuts no character of a long level in two (after %s)', (nivel) => {
    const { texto } = accionDePrueba({ ...manual, nivel, siguiente: '😀'.repeat(400) }, 'alto');
    expect(texto).not.toMatch(/\p{Cs}/u);
    expect(texto.length).toBeLessThanOrEqual(500);
  });
});
