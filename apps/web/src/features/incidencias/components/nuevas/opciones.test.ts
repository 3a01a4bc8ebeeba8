import { describe, expect, it } from 'vitest';

import { avisosDe, opcionesDeAnalisis } from './opciones.ts';

const nombre = (commit: string | null) =>
  opcionesDeAnalisis([{ id: 'a', fecha: '2026-01-09T12:05:00.000Z', commit }])[0]?.label;

describe('the name of an analysis', () => {
  it.each([
    ['abcdef0123456789', / · abcdef0$/],
    ['abc', / · abc$/],
    [null, /^[^·]+$/],
  ])('with the commit %j ends like %s', (commit, forma) => {
    expect(nombre(commit)).toMatch(forma);
  });

  it('has the day and the month in Spanish words', () => {
    expect(nombre(null)).toMatch(/^9 de enero de 2026, /);
  });

  it('has seconds beside another one of the same minute, also of the same commit', () => {
    const en = (id: string, hora: string) => ({ id, fecha: `2026-01-09T${hora}.000Z`, commit: 'abc' });
    const nombres = opcionesDeAnalisis([en('c', '12:06:00'), en('b', '12:05:40'), en('a', '12:05:07')]);
    expect(nombres.map(({ label }) => label.replace(/^.+:05(?=:)/, '…'))).toEqual([
      expect.stringMatching(/:06 · abc$/),
      '…:40 · abc',
      '…:07 · abc',
    ]);
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
