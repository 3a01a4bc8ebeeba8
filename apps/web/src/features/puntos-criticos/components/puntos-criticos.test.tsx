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
  historia: { commits: 30, desde: '2026-01-01T10:00:00.000Z', completa: true },
  archivos: [punto('src/caja.js', 14, 45, 3), punto('src/<b>.js', 20, 2), punto('src/plano.js', 3, 0)],
  prioritarios: 2,
  total: 3,
};

const Codigo = ({ ruta }: { readonly ruta: string | null }) => <p>Código abierto: {ruta ?? 'ninguno'}</p>;

function abrir(respuesta: unknown): void {
  conRed({ [`GET /puntos-criticos/${p}`]: respuesta });
  montar(<PuntosCriticos Codigo={Codigo} />, {
    patron: '/puntos_criticos/:id',
    url: `/puntos_criticos/${p}`,
  });
}
const normal = (texto: string | null) => (texto ?? '').replace(/\s+/g, ' ').trim();
const filas = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((fila) => normal(within(fila).getAllByRole('cell')[0]?.textContent ?? ''));

describe('the hotspots of a project', () => {
  it('are the first ones with their reasons, and a table of all that sorts', async () => {
    abrir(listo);
    const lista = await screen.findByRole('list', { name: 'Merecen atención primero' });
    const textos = within(lista)
      .getAllByRole('listitem')
      .map((uno) => normal(uno.textContent));
    expect(textos).toHaveLength(2);
    expect(textos[0]).toContain(
      'Ningún archivo de la lista tiene más complejidad cognitiva (45), y cambió en 14 de 30 commits.',
    );
    expect(textos[1]).toContain('src/<b>.js');
    expect(filas()).toEqual(['src/caja.js', 'src/<b>.js', 'src/plano.js']);
    await userEvent.click(screen.getByRole('button', { name: 'Cambios' }));
    expect(filas()).toEqual(['src/<b>.js', 'src/caja.js', 'src/plano.js']);
    await userEvent.click(screen.getByRole('button', { name: 'Archivo' }));
    expect(filas()[0]).toBe('src/<b>.js');
  });

  it('lead to the findings of a file and open its source', async () => {
    abrir(listo);
    const [enlace] = await screen.findAllByRole('link', { name: '3 incidencias de src/caja.js' });
    expect(enlace?.getAttribute('href')).toBe(`/sonarqube/${p}?vista=lista&archivo=src%2Fcaja.js`);
    const [boton] = screen.getAllByRole('button', { name: 'Ver código de src/<b>.js' });
    if (boton) await userEvent.click(boton);
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

  it('without a counted commit are not shown, and no single cause is claimed', async () => {
    abrir({ ...listo, historia: { commits: 0, desde: null, completa: true } });
    await screen.findByText(/^No hay cambios que contar: la rama tiene un solo commit, o/);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('are announced while they are computed', async () => {
    abrir({ ...listo, estado: 'calculando', historia: null, archivos: [] });
    await screen.findByText(/Leyendo la historia del repositorio/);
  });

  it('that cannot be read show the failure and not the empty state', async () => {
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
