import type { Marca } from '@mantenible/contracts/marca';
import type { AnalisisHecho } from '@mantenible/domain/escaneo';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { conRed, montar } from '../../../../testing/montar.tsx';
import { Historia } from './historia.tsx';
import { hecho } from './situacion.fixture.ts';

const proyecto = {
  _id: '0198a3c0-0000-7000-8000-00000000000a',
  nombre: 'Tienda',
  link: 'https://github.com/ana/tienda.git',
  branch: 'main',
  idPersona: 'sub-ana',
  clave: 'tienda',
};
const otroEnlace = 'https://github.com/ana/otra';
const abrir = (...historia: readonly AnalisisHecho[]) =>
  montar(<Historia historia={historia} proyecto={proyecto} />);
const filas = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((fila) =>
      within(fila)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent.replace(/\s+/gu, ' ')),
    );
const unico = /Este es el único análisis del proyecto/;
const sinGrafica = /^La gráfica del grado aparece con el segundo análisis terminado que tenga grado/;
const comparar = () => screen.queryByRole('link', { name: 'Comparar dos análisis' });

describe('the history of the analyses', () => {
  it.each([[[]], [[hecho({ estado: 'en-curso', grado: null })]]])(
    'is absent without a finished one',
    (historia) => {
      abrir(...historia);
      expect(screen.queryByRole('region', { name: 'Historial de los análisis' })).toBeNull();
    },
  );

  it('has no table of one analysis, also while a second one runs', () => {
    abrir(hecho({ id: 'a2', estado: 'en-curso', grado: null }), hecho({}));
    expect(screen.getByText(unico)).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
    expect(comparar()).toBeNull();
  });

  it('dates two of one minute with their seconds', () => {
    abrir(
      hecho({ id: 'a2', fecha: '2026-11-22T10:00:31Z' }),
      hecho({ id: 'a1', fecha: '2026-11-22T10:00:04Z' }),
    );
    expect(filas().map(([fecha]) => fecha?.replace(/^.+:00/u, ''))).toEqual([':31', ':04']);
  });

  it('has chart, table and comparison once two are finished', () => {
    abrir(hecho({ id: 'a2', fecha: '2026-11-22T10:00:00Z', grado: 90, duracionMs: 400 }), hecho({}));
    expect(screen.queryByText(unico)).toBeNull();
    const pie = screen.getByRole('figure').querySelector('figcaption')?.textContent;
    expect(pie).toMatch(/al más reciente\. Eje del 80 % al 100 %\.$/u);
    expect(comparar()?.getAttribute('href')).toBe(`/comparar_analisis/${proyecto._id}`);
    expect(filas().map(([, ...resto]) => resto)).toEqual([
      ['Terminado', '90,00 %', '3f2a9c1rama main', 'menos de 1 s'],
      ['Terminado', '85,26 %', '3f2a9c1rama main', '12 s'],
    ]);
  });

  it('shows the reason of a failure alone, none of a cancellation, and no figure', () => {
    const vacio = { grado: null, commit: null, duracionMs: null };
    abrir(
      hecho({ ...vacio, id: 'a3', estado: 'fallido', motivo: 'El repositorio <privado> no existe.' }),
      hecho({ ...vacio, id: 'a2', estado: 'cancelado', motivo: 'no se muestra' }),
      hecho({}),
    );
    expect(
      filas()
        .map(([, ...resto]) => resto)
        .slice(0, 2),
    ).toEqual([
      ['FallóEl repositorio <privado> no existe.', '—', '—rama main', '—'],
      ['Cancelado', '—', '—rama main', '—'],
    ]);
    expect(screen.getByText(sinGrafica)).toBeDefined();
    expect(comparar()).toBeNull();
  });

  it('counts the marks that were set on each analysis, none of which changes a figure', async () => {
    const marca = (creado: string): Marca => ({
      _id: `0198a3c0-0000-7000-8000-0000000000${creado.slice(8, 10)}`,
      decision: 'falsa-alarma',
      razon: 'r',
      regla: 'javascript:S1128',
      mensaje: 'm',
      archivo: 'a.js',
      linea: 1,
      estado: 'presente',
      creado,
    });
    const creadas = [
      '2026-11-20T09:00:00Z',
      '2026-11-21T10:00:00Z',
      '2026-11-21T12:00:00Z',
      '2026-11-23T09:00:00Z',
    ];
    const marcas = creadas.map(marca);
    const leidas = { puedeCambiar: true, motivo: null, silenciadas: 0, total: 4, marcas };
    conRed({ [`GET /marcas/${proyecto._id}`]: leidas });
    abrir(
      hecho({ id: 'a4', fecha: '2026-11-22T12:00:00Z', estado: 'fallido', motivo: 'm', grado: null }),
      hecho({ id: 'a3', fecha: '2026-11-22T10:00:00Z' }),
      hecho({ id: 'a2', fecha: '2026-11-21T10:00:00Z' }),
      hecho({ id: 'a1', fecha: '2026-11-20T10:00:00Z' }),
    );
    await screen.findByText(/las marcas no cambian el grado ni las medidas/u);
    expect(filas().map((celdas) => celdas[1])).toEqual([
      'Fallóm',
      'Terminado1 incidencia marcada en él',
      'Terminado2 incidencias marcadas en él',
      'Terminado',
    ]);
  });

  it('draws no chart where the finished one has no degree, and can be compared', () => {
    abrir(hecho({ id: 'a2', grado: null }), hecho({}));
    expect(screen.getByText(sinGrafica)).toBeDefined();
    expect(comparar()).not.toBeNull();
  });

  it('draws the analyses of the newest repository, and names the others in the table', () => {
    abrir(
      hecho({ id: 'a3', grado: 90 }),
      hecho({ id: 'a2', grado: 80 }),
      hecho({ id: 'a1', enlace: otroEnlace, rama: 'vieja' }),
    );
    expect(
      screen.getByText(
        /los de otro enlace, otra rama, otro alcance u otra versión del analizador solo están en la tabla/,
      ),
    ).toBeDefined();
    expect(filas().map((celdas) => celdas[3])).toEqual([
      '3f2a9c1rama main',
      '3f2a9c1rama main',
      `3f2a9c1otra rama viejade ${otroEnlace}`,
    ]);
  });

  it('draws no chart of one point where the others are of a former repository', () => {
    abrir(hecho({ id: 'a2' }), hecho({ id: 'a1', enlace: otroEnlace }));
    expect(screen.getByText(sinGrafica)).toBeDefined();
  });

  it.each(['fallido', 'cancelado'] as const)('does not count a first analysis that is %s', (estado) => {
    abrir(hecho({ estado, grado: null, commit: null }));
    expect(screen.getByText('Todavía no hay análisis terminados.')).toBeDefined();
    expect(screen.queryByText(unico)).toBeNull();
  });

  it('marks another branch and another version of the analyser, which the chart leaves out', () => {
    abrir(
      hecho({ id: 'a4' }),
      hecho({ id: 'a3' }),
      hecho({ id: 'a2', rama: 'vieja' }),
      hecho({ id: 'a1', analizador: 'v0' }),
    );
    expect(filas().map((celdas) => celdas[3])).toEqual([
      '3f2a9c1rama main',
      '3f2a9c1rama main',
      '3f2a9c1otra rama vieja',
      '3f2a9c1rama maincon otra versión del analizador',
    ]);
    expect(screen.getByText(/solo están en la tabla/)).toBeDefined();
  });
});
