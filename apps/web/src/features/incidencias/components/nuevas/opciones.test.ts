import { describe, expect, it } from 'vitest';

import { avisosDe, nombreDeAnalisis } from './opciones.ts';

describe('the name of an analysis', () => {
  it.each([
    ['abcdef0123456789', / · abcdef0$/],
    ['abc', / · abc$/],
    [null, /^[^·]+$/],
  ])('with the commit %j ends like %s', (commit, forma) => {
    expect(nombreDeAnalisis({ fecha: '2026-01-09T12:05:00.000Z', commit })).toMatch(forma);
  });

  it('has the day and the month in Spanish words', () => {
    expect(nombreDeAnalisis({ fecha: '2026-01-09T12:05:00.000Z', commit: null })).toMatch(
      /^9 de enero de 2026, /,
    );
  });
});

describe('what differs between two analyses beside the code', () => {
  it('is one sentence each, in the order of the server', () => {
    const [rama, analizador] = avisosDe({ cambios: ['rama', 'analizador'] });
    expect(rama).toBe('El análisis elegido es de otra rama.');
    expect(analizador).toMatch(/^El analizador cambió desde entonces: .+ no cuenta como nuevo\.$/);
  });

  it('is empty where only the code differs', () => {
    expect(avisosDe({ cambios: [] })).toEqual([]);
  });
});
