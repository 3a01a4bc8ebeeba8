import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { conRed, Estado, montar } from '../../../testing/montar.tsx';
import { PuntosCriticos } from './puntos-criticos.tsx';

const p = '0198a3c0-0000-7000-8000-00000000000a';
const a = '0198a3c0-0000-7000-8000-000000000001';

const punto = (ruta: string, cambios: number, complejidad: number, incidencias = 0) => ({
  ruta,
  cambios,
  complejidad,
  lineas: 120,
  incidencias,
});
const listo = {
  proyecto: { _id: p, nombre: 'Tienda', clave: 'tienda' },
  estado: 'listo',
  motivo: null,
  analisis: {
    id: a,
    fecha: '2026-11-01T10:00:00.000Z',
    commit: 'abc',
    enlace: 'https://github.com/a/b',
    rama: 'main',
    cambios: [],
  },
  historia: { commits: 30, desde: '2026-01-01T10:00:00.000Z', completa: true, apartados: 0 },
  archivos: [punto('src/caja.js', 14, 45, 3), punto('src/<b>.js', 20, 2), punto('src/plano.js', 3, 0)],
  prioritarios: 2,
  total: 3,
};

const Codigo = ({ ruta }: { readonly ruta: string | null }) => <p>Código abierto: {ruta ?? 'ninguno'}</p>;

function abrir(respuesta: unknown, estrecha = false): void {
  conRed({ [`GET /puntos-criticos/${p}`]: respuesta });
  montar(<PuntosCriticos Codigo={Codigo} />, {
    patron: '/puntos_criticos/:id',
    url: `/puntos_criticos/${p}`,
    estrecha,
  });
}
const normal = (texto: string | null) => (texto ?? '').replace(/\s+/g, ' ').trim();
const filas = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((fila) => within(fila).getByRole('button').textContent);

describe('the hotspots of a project', () => {
  it('are a table of all that sorts, the first ones with their number and reason', async () => {
    abrir(listo);
    await screen.findByRole('table');
    const textos = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((fila) => normal(within(fila).getAllByRole('cell')[0]?.textContent ?? ''));
    expect(textos()).toEqual([
      '1src/caja.jsNingún archivo de la lista tiene más complejidad cognitiva (45), y cambió en 14 de 30 commits.',
      '2src/<b>.jsNingún archivo de la lista cambia más (20 de 30 commits), y su complejidad cognitiva es 2.',
      'src/plano.js',
    ]);
    expect(screen.getByText(/^Merecen atención primero los 2 archivos con número/u)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Cambios' }));
    expect(filas()).toEqual(['src/<b>.js', 'src/caja.js', 'src/plano.js']);
    expect(textos()[0]).toMatch(/^2src/u);
    await userEvent.click(screen.getByRole('button', { name: 'Archivo' }));
    expect(filas()[0]).toBe('src/<b>.js');
  });

  it('name the commits that do not count', async () => {
    abrir({ ...listo, historia: { ...listo.historia, apartados: 2 } });
    await screen.findByText(/^2 commits no cuentan: cambian más de un tercio/u);
  });

  it.each([
    [0, 'Ningún archivo con complejidad cognitiva cambió en este tiempo.'],
    [1, 'Merece atención primero el archivo con número: es el de más cambios × complejidad.'],
  ])('state how many deserve attention first: %d', async (prioritarios, frase) => {
    abrir({ ...listo, prioritarios });
    expect(await screen.findByText(frase)).toBeDefined();
  });

  it('stand on a phone in one line each, with the reason and the other figures one press away', async () => {
    abrir(listo, true);
    const lista = within(await screen.findByRole('list', { name: 'Cambios y complejidad de cada archivo' }));
    const [caja] = lista.getAllByRole('listitem');
    const linea = caja?.querySelector('summary');
    expect(normal(linea?.textContent ?? '')).toBe('1caja.js — 14 cambios · complejidad 45 · 3 incidencias');
    await userEvent.click(linea ?? document.body);
    expect(caja?.querySelector('details')?.open).toBe(true);
    const resto = normal(caja?.querySelector('dl')?.textContent ?? '');
    expect(resto).toContain('src/caja.jsNingún archivo de la lista tiene más complejidad');
    expect(resto).toMatch(/Cambios × complejidad630Líneas de código120Incidencias3$/u);
  });

  it('are reached from their circles, whatever the table is sorted by', async () => {
    const muchos = Array.from({ length: 30 }, (_, i) => punto(`src/f${i}.js`, 1, 0));
    abrir({ ...listo, archivos: [...listo.archivos.slice(0, 2), ...muchos], total: 32 });
    await userEvent.click(await screen.findByRole('button', { name: 'Complejidad cognitiva' }));
    await userEvent.click(screen.getByRole('button', { name: 'Complejidad cognitiva' }));
    expect(screen.queryByRole('button', { name: 'Ver Código de src/caja.js' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^1\. src\/caja\.js: 14 cambios/u }));
    expect(document.activeElement?.tagName).toBe('TR');
    expect(document.activeElement?.textContent).toContain('src/caja.js');
  });

  it('open on a phone when their circle is pressed', async () => {
    abrir(listo, true);
    await userEvent.click(await screen.findByRole('button', { name: /^2\. src\/<b>\.js/u }));
    expect(document.activeElement?.tagName).toBe('SUMMARY');
    expect(document.activeElement?.closest('details')?.open).toBe(true);
  });

  it('lead to the findings of a file and open its source', async () => {
    abrir(listo);
    const enlace = await screen.findByRole('link', { name: '3 incidencias de src/caja.js' });
    expect(enlace.getAttribute('href')).toBe(`/sonarqube/${p}?vista=lista&archivo=src%2Fcaja.js`);
    await userEvent.click(screen.getByRole('button', { name: 'Ver Código de src/<b>.js' }));
    expect(screen.getByText('Código abierto: src/<b>.js')).toBeDefined();
  });

  it.each([
    ['servicio', null, 'Con un servicio de análisis no se ofrecen puntos críticos'],
    ['sin-analisis', null, 'todavía no tiene ninguno terminado'],
    ['sin-datos', null, 'es anterior a los puntos críticos'],
    ['fallido', 'La historia del repositorio es demasiado grande.', 'es demasiado grande'],
  ])('in the state %s give the reason and the way to the analysis', async (estado, motivo, parte) => {
    abrir({ ...listo, estado, motivo, historia: null, archivos: [], prioritarios: 0, total: 0 });
    expect(normal((await screen.findByText(new RegExp(parte))).textContent)).toContain(parte);
    expect(screen.getByRole('link', { name: 'Ir al análisis' })).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('are not shown without a counted commit, and no single cause is claimed', async () => {
    abrir({ ...listo, historia: { commits: 0, desde: null, completa: true, apartados: 0 } });
    await screen.findByText(/^No hay cambios que contar: la rama tiene un solo commit, o/);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('are announced while they are computed', async () => {
    abrir({ ...listo, estado: 'calculando', historia: null, archivos: [] });
    await screen.findByText(/Leyendo la historia del repositorio/);
  });

  it('show the failure and not the empty state when they cannot be read', async () => {
    abrir(new Estado(503, { codigo: 'no-disponible', mensaje: 'El servidor no responde.' }));
    await screen.findByText('No se pudieron cargar los puntos críticos.');
    expect(screen.queryByRole('link', { name: 'Ir al análisis' })).toBeNull();
  });

  it('show where the idea comes from', async () => {
    abrir(listo);
    await screen.findByText('¿Cómo se calcula?');
    expect(screen.getByText('Your Code as a Crime Scene')).toBeDefined();
  });
});
