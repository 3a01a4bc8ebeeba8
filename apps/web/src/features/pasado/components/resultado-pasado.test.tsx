import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { montar } from '../../../testing/montar.tsx';
import { ResultadoPasado } from './resultado-pasado.tsx';

type Pasado = Parameters<typeof ResultadoPasado>[0]['pasado'];
type Punto = Pasado['puntos'][number];

const commit = (letra: string, cifras: Partial<Punto> = {}): Punto => ({
  commit: letra.repeat(40),
  fecha: '2026-11-02T10:00:00.000Z',
  grado: 80,
  lineas: 1200,
  incidencias: 4,
  complejidad: 20,
  complejidadCognitiva: 9,
  lineasDuplicadas: 0,
  duplicacion: 0,
  ...cifras,
});
const pasado: Pasado = {
  fecha: '2026-11-03T10:00:00.000Z',
  enlace: 'https://github.com/a/b',
  rama: 'main',
  cambios: [],
  avisos: [],
  puntos: [commit('a'), commit('b')],
};
const abrir = (cambios: Partial<Pasado> = {}) =>
  montar(<ResultadoPasado pasado={{ ...pasado, ...cambios }} />);
const normal = (texto: string | null | undefined) => (texto ?? '').replace(/\s+/gu, ' ').trim();
const pies = () =>
  screen.queryAllByRole('figure').map((figura) => normal(figura.querySelector('figcaption')?.textContent));
const casilla = (name: string) => screen.getByRole('checkbox', { name });

describe('the figures of the commits', () => {
  it('stand in a table, the newest first, with the whole commit beside its short name', () => {
    abrir({ puntos: [commit('a', { lineas: 900 }), commit('b', { grado: null, duplicacion: 12.345 })] });
    const tabla = within(screen.getByRole('table', { name: 'Commits analizados, el más reciente primero' }));
    const [cabecera, ...filas] = tabla
      .getAllByRole('row')
      .map((fila) =>
        [...fila.querySelectorAll('th, td')].map(({ textContent }) => normal(textContent)).slice(1),
      );
    expect(cabecera).toEqual([
      'Commit',
      'Grado de mantenibilidad',
      'Líneas de código',
      'Incidencias',
      'Complejidad ciclomática',
      'Complejidad cognitiva',
      'Duplicación',
    ]);
    expect(filas).toEqual([
      ['bbbbbbb', 'Sin datos', '1 200', '4', '20', '9', '12,35 %'],
      ['aaaaaaa', '80,00 %', '900', '4', '20', '9', '0,00 %'],
    ]);
    expect(tabla.getByText('bbbbbbb').getAttribute('title')).toBe('b'.repeat(40));
  });

  it('have the branch and the date of the run, the branch as text of its own direction', () => {
    abrir({ rama: '<i>\u202Erama' });
    expect(screen.getByText('<i>\u202Erama').tagName).toBe('BDI');
    expect(document.querySelector('i')).toBeNull();
    const [fecha] = [...document.querySelectorAll('time')];
    expect([fecha?.dateTime, fecha?.textContent]).toEqual([
      pasado.fecha,
      expect.stringMatching(/^3 de noviembre de 2026, /),
    ]);
  });

  it('have every notice above them', () => {
    abrir({
      avisos: [
        { aviso: 'reescrita', commits: 0 },
        { aviso: 'alcance', commits: 1500 },
        { aviso: 'sin-clon-parcial', commits: 0 },
      ],
    });
    expect(screen.getByText(/^La rama se reescribió desde la vez anterior/)).toBeDefined();
    expect(normal(screen.getByText(/^La rama tiene más commits/).textContent)).toContain('de 1 500 commits.');
    expect(screen.getByText(/^El servidor del repositorio no permite/)).toBeDefined();
  });
});

describe('the captions of the charts', () => {
  it.each<[readonly (number | null)[], string]>([
    [[80, 90.5], 'De 80,00 % a 90,50 %'],
    [[null, 70, null, 60, null], 'De 70,00 % a 60,00 %'],
    [[0, 0], 'De 0,00 % a 0,00 %'],
    [[75], 'De 75,00 % a 75,00 %'],
    [[null, null], 'Sin datos'],
    [[], 'Sin datos'],
  ])('of the degrees %j are %s', (grados, pie) => {
    abrir({ puntos: grados.map((grado, i) => commit(String(i), { grado })) });
    expect(pies()[0]).toBe(`Grado de mantenibilidad ${pie}`);
  });

  it('follow the order of the figures, in whatever order they are chosen', async () => {
    abrir();
    for (const nombre of ['Duplicación', 'Grado de mantenibilidad', 'Grado de mantenibilidad'])
      await userEvent.click(casilla(nombre));
    expect(pies()).toEqual([
      'Grado de mantenibilidad De 80,00 % a 80,00 %',
      'Líneas de código De 1 200 a 1 200',
      'Incidencias De 4 a 4',
      'Duplicación De 0,00 % a 0,00 %',
    ]);
  });
});

describe('the choice of the charts', () => {
  it('is a named group that the keyboard changes, with the hint only where it is empty', async () => {
    abrir();
    const grupo = within(screen.getByRole('group', { name: 'Qué se muestra' }));
    expect(grupo.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
    expect(screen.queryByText(/Elija al menos una medida/)).toBeNull();
    casilla('Grado de mantenibilidad').focus();
    await userEvent.keyboard(' {Tab} {Tab} ');
    expect([pies(), grupo.queryAllByRole('checkbox', { checked: true })]).toEqual([[], []]);
    expect(screen.getByText(/Elija al menos una medida/)).toBeDefined();
    await userEvent.keyboard('{Tab} ');
    expect(pies()).toEqual(['Complejidad ciclomática De 20 a 20']);
    expect(screen.queryByText(/Elija al menos una medida/)).toBeNull();
  });

  it('changes no row of the table', async () => {
    abrir();
    const antes = screen.getByRole('table').textContent;
    await userEvent.click(casilla('Incidencias'));
    expect(screen.getByRole('table').textContent).toBe(antes);
  });
});
