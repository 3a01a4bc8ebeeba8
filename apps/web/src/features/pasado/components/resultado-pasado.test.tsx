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
  origenDelAlcance: 'archivo',
  avisos: [],
  puntos: [commit('a'), commit('b')],
};
const abrir = (cambios: Partial<Pasado> = {}, estrecha = false) =>
  montar(<ResultadoPasado pasado={{ ...pasado, ...cambios }} />, { estrecha });
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
      .map((fila) => [...fila.querySelectorAll('th, td')].map(({ textContent }) => normal(textContent)));
    expect(cabecera).toEqual([
      'Fecha y commit',
      'Grado',
      'Líneas de código',
      'Incidencias',
      'Complejidad ciclomática',
      'Complejidad cognitiva',
      'Duplicación',
    ]);
    expect(filas.map(([fecha, ...resto]) => [fecha?.replace(/\d+:/u, 'h:'), ...resto])).toEqual([
      ['2 nov 2026, h:00 bbbbbbb', 'Sin datos', '1 200', '4', '20', '9', '12,35 %'],
      ['2 nov 2026, h:00 aaaaaaa', '80,00 %', '900', '4', '20', '9', '0,00 %'],
    ]);
    expect(tabla.getByText('bbbbbbb').getAttribute('title')).toBe('b'.repeat(40));
    expect(screen.getByText('Qué conviene saber del grado')).toBeDefined();
  });

  it('stand on a phone in three columns, with the others and the commit one press away', async () => {
    abrir({ puntos: [commit('a')] }, true);
    expect(screen.queryByRole('table')).toBeNull();
    const fila = within(screen.getByRole('list', { name: /^Commits analizados/ })).getByRole('listitem');
    const [linea, resto] = [fila.querySelector('summary'), fila.querySelector('dl')];
    expect(normal(linea?.textContent)).toMatch(
      /^2 nov 2026, \d{1,2}:00Grado de mantenibilidad: 80,00 %Incidencias: 4$/u,
    );
    expect(fila.querySelector('details')?.open).toBe(false);
    if (linea) await userEvent.click(linea);
    expect(fila.querySelector('details')?.open).toBe(true);
    expect([...(resto?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Fecha y commit',
      'Líneas de código',
      'Complejidad ciclomática',
      'Complejidad cognitiva',
      'Duplicación',
    ]);
    expect(within(fila).getByText('aaaaaaa').title).toBe('a'.repeat(40));
  });

  it('have the branch and the date of the run, the branch as text of its own direction', () => {
    abrir({ rama: '<i>\u202Erama' });
    expect(screen.getByText('<i>\u202Erama').tagName).toBe('BDI');
    expect(document.querySelector('i')).toBeNull();
    const fecha = document.querySelector('p time');
    expect([fecha?.getAttribute('datetime'), fecha?.textContent]).toEqual([
      pasado.fecha,
      expect.stringMatching(/^3 de noviembre de 2026, /),
    ]);
  });

  it('name who started the run in a project of several people', () => {
    const { unmount } = abrir();
    expect(screen.queryByText('Beto')).toBeNull();
    unmount();
    abrir({ autor: 'Beto' });
    expect(normal(screen.getByText('Beto').parentElement?.textContent)).toMatch(
      /^Rama main, .+ por Beto\. /u,
    );
  });

  it('have the scope of all commits, where it is known, and a notice after it changed', () => {
    const alcance = 'Alcance de todos los commits: el del archivo sonar-project.properties del commit más';
    const { unmount } = abrir();
    expect(normal(document.body.textContent)).toContain(alcance);
    unmount();
    abrir({ origenDelAlcance: null, cambios: ['alcance'] });
    expect(normal(document.body.textContent)).not.toContain('Alcance de todos');
    expect(screen.getByText(/el alcance del análisis cambió después/)).toBeDefined();
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
    [[80, 90.5], 'De 80,00 % a 90,50 %Eje del 80 % al 100 %'],
    [[null, 70, null, 60, null], 'De 70,00 % a 60,00 %Eje del 60 % al 80 %'],
    [[0, 0], 'De 0,00 % a 0,00 %Eje del 0 % al 20 %'],
    [[75], 'De 75,00 % a 75,00 %Eje del 70 % al 90 %'],
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
      'Grado de mantenibilidad De 80,00 % a 80,00 %Eje del 80 % al 100 %',
      'Líneas de código De 1 200 a 1 200',
      'Incidencias De 4 a 4',
      'Duplicación De 0,00 % a 0,00 %Eje del 0 % al 20 %',
    ]);
  });
});

describe('the choice of the charts', () => {
  it('is closed on a phone, where the charts come first, and counts what is shown', async () => {
    abrir({}, true);
    const abierto = () => screen.getByText('Qué se muestra: 3 de 6 medidas').closest('details')?.open;
    expect(abierto()).toBe(false);
    await userEvent.click(screen.getByText('Qué se muestra: 3 de 6 medidas'));
    expect(abierto()).toBe(true);
    await userEvent.click(casilla('Incidencias'));
    expect(screen.getByText('Qué se muestra: 2 de 6 medidas').closest('details')?.open).toBe(true);
  });

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
