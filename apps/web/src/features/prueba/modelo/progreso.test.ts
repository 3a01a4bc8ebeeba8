import { describe, expect, it } from 'vitest';

import { preguntaDe, respuestasDe } from './preguntas.fixture.ts';
import { estaPendiente, nivelDe, siguientePendiente } from './progreso.ts';

const preguntas = [preguntaDe('a'), preguntaDe('sin', 'l1', []), preguntaDe('b'), preguntaDe('c')];

describe('estaPendiente', () => {
  it('is a question with levels and without a valid answer', () => {
    expect(preguntas.map((p) => estaPendiente(p, respuestasDe({ 'l1:a': 1, 'l1:b': 7 })))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});

describe('nivelDe', () => {
  it('is the index of the chosen level, or null', () => {
    expect(nivelDe(preguntaDe('a'), respuestasDe({ 'l1:a': 1 }))).toBe(1);
    expect(nivelDe(preguntaDe('a'), {})).toBeNull();
  });
});

describe('siguientePendiente', () => {
  it('finds the next after the given one, skipping questions without levels', () => {
    expect(siguientePendiente(preguntas, {})).toBe(0);
    expect(siguientePendiente(preguntas, {}, 0)).toBe(2);
  });

  it('wraps around at the end', () => {
    expect(siguientePendiente(preguntas, respuestasDe({ 'l1:c': 0 }), 2)).toBe(0);
  });

  it('is null when nothing is left', () => {
    expect(siguientePendiente(preguntas, respuestasDe({ 'l1:a': 0, 'l1:b': 0, 'l1:c': 0 }))).toBeNull();
  });
});
