import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { abrirGuia, componentes } from '../guia.fixture.tsx';

const archivo = (path: string, ncloc: string | null = '100', complexity = '25') => ({
  key: `tienda:${path}`,
  name: path.split('/').at(-1),
  qualifier: 'FIL',
  path,
  measures: [
    ...(ncloc === null ? [] : [{ metric: 'ncloc', value: ncloc }]),
    { metric: 'complexity', value: complexity },
  ],
});
const doce = Array.from({ length: 12 }, (_, i) => archivo(`src/n${String(i).padStart(2, '0')}.js`));

const tabla = () => screen.findByRole('table', { name: 'Archivos con medidas que incumplen una regla' });
const filas = async () =>
  within(await tabla())
    .getAllByRole('row')
    .slice(1)
    .map((fila) => within(fila).getAllByRole('cell'));
const rutas = async () => (await filas()).map(([ruta]) => ruta?.textContent);
const direccion = () => screen.getByLabelText('Dirección').textContent;
const normal = (texto: string | null | undefined) => (texto ?? '').replace(/\s/gu, ' ');
const buscador = () => screen.getByRole('searchbox', { name: 'Buscar archivos' });

function abrir(archivos: readonly object[], consulta = '?archivos=lista'): void {
  abrirGuia(componentes(archivos, archivos.length), consulta);
}

describe('the list of files with failing measures', () => {
  it.each([
    ['1234', '1 234'],
    ['0', '0'],
    [null, 'Sin medida'],
  ])('writes %j lines of code as %s', async (ncloc, escritas) => {
    abrir([archivo('src/a.js', ncloc)]);
    expect(normal((await filas())[0]?.[1]?.textContent)).toBe(escritas);
  });

  it('shows markup and direction marks of a path as text', async () => {
    abrir([archivo('src/<img src=x>\u202E.js')]);
    expect(await rutas()).toEqual(['src/<img src=x>\u202E.js']);
    expect(document.querySelector('img')).toBeNull();
  });

  it('has no pager where it has one page', async () => {
    abrir(doce.slice(0, 10));
    expect(await rutas()).toHaveLength(10);
    expect(screen.queryByRole('navigation', { name: 'Páginas de archivos' })).toBeNull();
  });

  it('opens on the nearest page that exists', async () => {
    abrir(doce, '?archivos=lista&pagina-archivos=99');
    expect(await rutas()).toEqual(['src/n10.js', 'src/n11.js']);
    const paginas = within(screen.getByRole('navigation', { name: 'Páginas de archivos' }));
    expect(paginas.getByRole('status').textContent).toBe('Página 2 de 2');
    await userEvent.click(paginas.getByRole('button', { name: 'Anterior' }));
    expect(direccion()).toBe('?archivos=lista');
  });

  it('returns to its first page with another order or search', async () => {
    abrir(doce, '?archivos=lista&pagina-archivos=2');
    await tabla();
    await userEvent.selectOptions(screen.getByLabelText('Ordenar archivos por'), 'lineas');
    expect(direccion()).toBe('?archivos=lista&orden-archivos=lineas');
    await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
    await userEvent.type(buscador(), 'n');
    expect(direccion()).toBe('?archivos=lista&orden-archivos=lineas&buscar-archivo=n');
  });

  it('shares one history entry among the letters of a search', async () => {
    abrir(doce);
    await tabla();
    await userEvent.type(buscador(), 'n11');
    expect(await rutas()).toEqual(['src/n11.js']);
    await userEvent.click(screen.getByRole('button', { name: 'Atrás' }));
    await waitFor(async () => {
      expect(await rutas()).toHaveLength(10);
    });
    expect(direccion()).toBe('?archivos=lista');
  });

  it('announces how many files a search leaves, and clears an empty one with the focus in the field', async () => {
    abrir(doce);
    await tabla();
    await userEvent.type(buscador(), 'zz');
    await screen.findByText('Ningún archivo coincide con la búsqueda.');
    expect(screen.queryByRole('table', { name: /Archivos con medidas/ })).toBeNull();
    expect(screen.getByText('0 de 12 archivos').getAttribute('role')).toBe('status');
    screen.getByRole('button', { name: 'Limpiar la búsqueda' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(await rutas()).toHaveLength(10);
    expect(buscador()).toHaveProperty('value', '');
    expect(document.activeElement).toBe(buscador());
  });

  it('returns the focus to the measure whose recommendations were open', async () => {
    abrir(doce);
    const boton = within(await tabla()).getAllByRole('button')[3];
    boton?.focus();
    await userEvent.keyboard('{Enter}');
    const dialogo = await screen.findByRole('dialog', { name: 'INCUMPLIMIENTO DE REGLAS' });
    expect(within(dialogo).getByText('src/n03.js')).toBeDefined();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.activeElement).toBe(boton);
    });
  });
});
