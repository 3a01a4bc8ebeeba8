import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { incidencia, tres } from '../../../../lib/incidencia/incidencias.fixture.ts';
import { abrirGuia, issues } from '../guia.fixture.tsx';

const lista = async () => within(await screen.findByRole('list', { name: 'Incidencias' }));
const direccion = () => screen.getByLabelText('Dirección').textContent;
const textos = () =>
  screen
    .getAllByRole('listitem')
    .filter((fila) => fila.hasAttribute('aria-posinset'))
    .map((fila) => fila.querySelector('bdi')?.textContent);

describe('the list of all issues', () => {
  it('is an alternative to the carousel and is stored in the URL', async () => {
    abrirGuia(issues(tres));
    await userEvent.click(await screen.findByRole('radio', { name: 'Lista completa' }));
    await lista();
    expect(direccion()).toBe('?vista=lista');
    expect(textos()).toEqual(['Función larga', 'Variable sin usar', 'Nombre poco claro']);
    expect(screen.getByText(/^3 de 3 incidencias · Tiempo estimado en total: 15/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Atrás' }));
    await screen.findByText('1 de 3');
    expect(direccion()).toBe('');
  });

  it('is filtered by severity, with the number of issues of each', async () => {
    abrirGuia(issues(tres), '?vista=lista');
    await lista();
    const severidad = within(screen.getByRole('group', { name: 'Severidad' }));
    expect(severidad.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Bloqueante0incidencias',
      'Crítica1incidencia',
      'Mayor1incidencia',
      'Menor1incidencia',
      'Informativa0incidencias',
    ]);
    await userEvent.click(severidad.getByRole('button', { name: /^Crítica/ }));
    await userEvent.click(severidad.getByRole('button', { name: /^Menor/ }));
    expect(textos()).toEqual(['Función larga', 'Nombre poco claro']);
    expect(direccion()).toBe('?vista=lista&severidad=CRITICAL,MINOR');
    await userEvent.click(screen.getByRole('button', { name: 'Atrás' }));
    await waitFor(() => {
      expect(textos()).toEqual(['Función larga']);
    });
    expect(severidad.getByRole('button', { name: /^Menor/ }).getAttribute('aria-pressed')).toBe('false');
  });

  it('is searched ignoring accents; the letters of a search share one history entry', async () => {
    abrirGuia(issues(tres), '?vista=lista');
    await lista();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'funcion');
    await waitFor(() => {
      expect(textos()).toEqual(['Función larga']);
    });
    expect(direccion()).toBe('?vista=lista&buscar=funcion');
    await userEvent.click(screen.getByRole('button', { name: 'Atrás' }));
    await waitFor(() => {
      expect(textos()).toHaveLength(3);
    });
    expect(screen.getByRole('searchbox', { name: 'Buscar' })).toHaveProperty('value', '');
  });

  it('is filtered by rule and by file', async () => {
    abrirGuia(issues(tres), '?vista=lista');
    await lista();
    await userEvent.click(screen.getByRole('combobox', { name: 'Archivo' }));
    await userEvent.click(await screen.findByRole('option', { name: 'src/a.js' }));
    expect(textos()).toEqual(['Función larga', 'Nombre poco claro']);
    await userEvent.click(screen.getByRole('combobox', { name: 'Regla' }));
    await userEvent.click(await screen.findByRole('option', { name: 'python:S1481' }));
    expect(direccion()).toBe('?vista=lista&archivo=src/a.js&regla=python:S1481');
    await screen.findByText('Ninguna incidencia coincide con los filtros.');
    await userEvent.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
    await lista();
    expect(textos()).toHaveLength(3);
    expect(direccion()).toBe('?vista=lista');
  });

  it('is sorted, in both directions', async () => {
    abrirGuia(issues(tres), '?vista=lista');
    await lista();
    const orden = screen.getByRole('combobox', { name: 'Ordenar por' });
    await userEvent.selectOptions(orden, 'Línea: de mayor a menor');
    expect(textos()).toEqual(['Variable sin usar', 'Función larga', 'Nombre poco claro']);
    expect(direccion()).toBe('?vista=lista&orden=linea&sentido=inverso');
    await userEvent.selectOptions(orden, 'Severidad: más grave primero');
    expect(direccion()).toBe('?vista=lista');
  });

  it('opens with the state of a shared URL and ignores invalid values', async () => {
    abrirGuia(issues(tres), '?vista=lista&severidad=MINOR,<b>&orden=x&regla=inventada&archivo=../../etc');
    await lista();
    expect(textos()).toEqual(['Nombre poco claro']);
    expect(screen.getByRole('combobox', { name: 'Regla' })).toHaveProperty('value', '');
    expect(screen.getByRole('combobox', { name: 'Ordenar por' })).toHaveProperty('value', 'severidad 0');
  });

  it('shows how many issues have no effort', async () => {
    abrirGuia(issues([...tres, incidencia({ tiempo_estimado: null })]), '?vista=lista');
    await screen.findByText(/^4 de 4 incidencias · Tiempo estimado en total: 15.min · 1 sin estimación$/);
  });
});

describe('ten thousand issues', () => {
  const muchas = Array.from({ length: 10_000 }, (_, i) =>
    incidencia({ descripcion: `Número ${i}`, linea: i + 1 }),
  );
  const activa = () => document.activeElement?.closest('[aria-posinset]')?.getAttribute('aria-posinset');

  it('are drawn only in the visible range', async () => {
    abrirGuia(issues(muchas), '?vista=lista');
    await lista();
    expect(textos().length).toBeLessThan(40);
    const [primera] = (await lista()).getAllByRole('listitem');
    expect(primera?.getAttribute('aria-setsize')).toBe('10000');
  });

  it('are one tab stop, navigated by arrows, page keys, Home and End', async () => {
    abrirGuia(issues(muchas), '?vista=lista');
    const filas = (await lista()).getAllByRole('button');
    expect(filas.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    filas[0]?.focus();
    const lugares: unknown[] = [];
    for (const tecla of ['ArrowDown', 'PageDown', 'End', 'ArrowDown', 'ArrowUp', 'Home', 'ArrowUp']) {
      fireEvent.keyDown(document.activeElement ?? document.body, { key: tecla });
      lugares.push(activa());
    }
    expect(lugares).toEqual(['2', '12', '10000', '10000', '9999', '1', '1']);
  });
});
