import { describe, expect, it } from 'vitest';

import { separar, type Circulo } from './separar.ts';

const circulo = (x: number, y: number, cambios: Partial<Circulo> = {}): Circulo => ({
  x,
  y,
  radio: 5,
  izquierda: 30,
  derecha: 30,
  ...cambios,
});
/** Pairs of circles that cover each other. */
const tapados = (circulos: readonly Circulo[]) =>
  circulos.flatMap((uno, i) =>
    circulos
      .slice(i + 1)
      .filter((otro) => Math.hypot(otro.x - uno.x, otro.y - uno.y) < uno.radio + otro.radio),
  );

describe('circles that cover each other', () => {
  it('move sideways until they do not, the first one not at all, and never up or down', () => {
    const juntos = Array.from({ length: 5 }, () => circulo(100, 50));
    const separados = separar(juntos);
    expect(tapados(juntos)).toHaveLength(10);
    expect(tapados(separados)).toEqual([]);
    expect(separados[0]?.x).toBe(100);
    expect(new Set(separados.map(({ y }) => y))).toEqual(new Set([50]));
  });

  it('stay where they are if they are apart', () => {
    const aparte = [circulo(0, 0), circulo(10, 0), circulo(0, 10)];
    expect(separar(aparte)).toEqual(aparte);
  });

  it('never leave the room of each side', () => {
    const sinIzquierda = Array.from({ length: 9 }, () => circulo(100, 50, { izquierda: 0, derecha: 22 }));
    for (const { x } of separar(sinIzquierda)) expect(x >= 100 && x <= 122).toBe(true);
  });
});
