import { describe, expect, it } from 'vitest';

import { contadorDeCambios, ordenarPuntos, prioritariosDe, ventanaDe, type Cambio } from './index.ts';

const seconds = (fecha: string): number => Date.parse(fecha) / 1000;
const now = new Date('2026-05-01T00:00:00Z');
const commits = (...fechas: readonly string[]) =>
  fechas.map((fecha, i) => ({ id: String(i), seconds: seconds(fecha) }));

describe('the window of commits', () => {
  it('holds the twelve months before the head, without the oldest known commit', () => {
    const todos = commits('2026-04-30', '2026-01-01', '2025-04-30', '2025-04-29', '2020-01-01');
    expect(ventanaDe(todos, now)).toEqual({ commits: 3, desde: seconds('2025-04-30') });
  });

  it('is empty for a single commit', () => {
    expect(ventanaDe(commits('2026-04-30'), now)).toEqual({ commits: 0, desde: null });
    expect(ventanaDe([], now)).toEqual({ commits: 0, desde: null });
  });

  it('reads a head of 2100 as one of now', () => {
    expect(ventanaDe(commits('2100-01-01', '2026-04-01', '2025-01-01', '2024-01-01'), now)).toEqual({
      commits: 2,
      desde: seconds('2026-04-01'),
    });
  });

  it('never lets a later commit look older than an earlier one', () => {
    const todos = commits('2026-04-30', '1970-01-01', '2026-04-01', '2026-03-01');
    expect(ventanaDe(todos, now)).toMatchObject({ commits: 1 });
    expect(ventanaDe(commits('1970-01-01', '2026-04-01', '2026-03-01'), now)).toMatchObject({ commits: 2 });
  });

  it('holds at most 1000 commits', () => {
    const muchos = Array.from({ length: 1500 }, () => '2026-04-30');
    expect(ventanaDe(commits(...muchos), now).commits).toBe(1000);
  });
});

describe('the changes of a file', () => {
  const cambio = (path: string, uno: Partial<Cambio> = {}): Cambio => ({
    path,
    movedFrom: null,
    before: '1',
    after: '2',
    ...uno,
  });
  const contar = (rutas: readonly string[], historia: readonly (readonly Cambio[])[]) => {
    const contador = contadorDeCambios(rutas);
    for (const uno of historia) contador.sumar(uno);
    return contador.cuentas();
  };

  it('are counted once a commit, for the files of the head alone', () => {
    const historia = [[cambio('a'), cambio('otro')], [cambio('a'), cambio('b')], [cambio('a')]];
    expect(contar(['a', 'b', 'c'], historia)).toEqual([3, 1, 0]);
  });

  it('are followed through exact moves, which do not count', () => {
    const historia = [
      [cambio('c')],
      [cambio('c', { movedFrom: 'b' })],
      [cambio('b'), cambio('c')],
      [cambio('b', { movedFrom: 'a' })],
      [cambio('a')],
    ];
    expect(contar(['c'], historia)).toEqual([3]);
  });

  it('are followed through a swap of two files', () => {
    const cambiados = [cambio('a', { movedFrom: 'b' }), cambio('b', { movedFrom: 'a' })];
    expect(contar(['a', 'b'], [cambiados, [cambio('a')], [cambio('a')]])).toEqual([0, 2]);
  });

  it('end where the file was created', () => {
    const historia = [
      [cambio('a')],
      [cambio('a', { before: null })],
      [cambio('a', { after: null })],
      [cambio('a')],
    ];
    expect(contar(['a'], historia)).toEqual([2]);
  });
});

describe('hotspots', () => {
  const punto = (ruta: string, cambios: number, complejidad: number, lineas = 10) => ({
    ruta,
    cambios,
    complejidad,
    lineas,
  });

  it('are ordered by changes × complexity, then lines, then path', () => {
    const puntos = [punto('d', 1, 6, 5), punto('b', 2, 3, 9), punto('a', 3, 2, 9), punto('c', 5, 2)];
    expect(ordenarPuntos(puntos).map(({ ruta }) => ruta)).toEqual(['c', 'a', 'b', 'd']);
  });

  it('are ten at most, without simple and unchanged files', () => {
    const muchos = Array.from({ length: 12 }, (_, i) => punto(String(i), 1, i + 1));
    expect(prioritariosDe(ordenarPuntos(muchos))).toHaveLength(10);
    expect(prioritariosDe(ordenarPuntos([punto('a', 9, 0), punto('b', 0, 9), punto('c', 1, 1)]))).toEqual([
      punto('c', 1, 1),
    ]);
  });
});
