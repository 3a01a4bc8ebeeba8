import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { incidencia, tres } from '../../../../lib/incidencia/incidencias.fixture.ts';
import { abrirGuia, issues } from '../guia.fixture.tsx';

const limpiar = () => screen.queryByRole('button', { name: 'Limpiar filtros' });
const buscar = () => screen.findByRole('searchbox', { name: 'Buscar' });
const direccion = () => screen.getByLabelText('Dirección').textContent;
const filas = () => screen.queryAllByRole('listitem').filter((fila) => fila.hasAttribute('aria-posinset'));
const ninguna = 'Ninguna incidencia coincide con los filtros.';

describe('the button that clears the filters', () => {
  it.each([
    ['?vista=lista', false],
    ['?vista=lista&orden=archivo&sentido=inverso', false],
    ['?vista=lista&buscar=%20', false],
    ['?vista=lista&regla=inventada', false],
    ['?vista=lista&severidad=MAJOR', true],
    ['?vista=lista&buscar=nombre', true],
    ['?vista=lista&archivo=src/b.py', true],
  ])('of %s is shown: %s', async (consulta, mostrado) => {
    abrirGuia(issues(tres), consulta);
    await buscar();
    expect(limpiar() !== null).toBe(mostrado);
  });

  it.each([
    ['beside the issues that are left', '?vista=lista&severidad=MINOR', 1],
    ['below an empty result', '?vista=lista&severidad=MINOR&buscar=funcion', 0],
  ])('%s disappears with its press and passes the focus to the search', async (_lugar, consulta, antes) => {
    abrirGuia(issues(tres), consulta);
    await buscar();
    expect(filas()).toHaveLength(antes);
    expect(screen.queryByText(ninguna) !== null).toBe(antes === 0);
    limpiar()?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => {
      expect(filas()).toHaveLength(3);
    });
    expect([limpiar(), direccion()]).toEqual([null, '?vista=lista']);
    expect(document.activeElement).toBe(await buscar());
  });

  it('keeps the order and the parameters of other parts of the page', async () => {
    abrirGuia(issues(tres), '?vista=lista&orden=regla&sentido=inverso&severidad=MAJOR&archivos=lista');
    await buscar();
    await userEvent.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
    expect(direccion()).toBe('?vista=lista&orden=regla&sentido=inverso&archivos=lista');
  });
});

describe('the counts of the severities', () => {
  const boton = (nombre: RegExp) =>
    within(screen.getByRole('group', { name: 'Severidad' })).getByRole('button', { name: nombre });

  it('follow the other filters, and not the chosen severities', async () => {
    abrirGuia(issues(tres), '?vista=lista&severidad=MAJOR&archivo=src/a.js');
    await buscar();
    expect(screen.getByText(ninguna)).toBeDefined();
    expect(boton(/^Mayor/).textContent).toBe('Mayor0incidencias');
    expect(boton(/^Crítica/).textContent).toBe('Crítica1incidencia');
    await userEvent.click(boton(/^Crítica/));
    expect(filas()).toHaveLength(1);
  });

  it('have a button for unknown words only where an issue has one', async () => {
    abrirGuia(issues([...tres, incidencia({ severidad: 'HIGH' })]), '?vista=lista&severidad=OTRA');
    await buscar();
    expect(boton(/^Sin clasificar/).getAttribute('aria-pressed')).toBe('true');
    expect(filas()).toHaveLength(1);
  });

  it('filter to nothing where the address has an unknown severity, and can be cleared', async () => {
    abrirGuia(issues(tres), '?vista=lista&severidad=OTRA');
    await buscar();
    expect(screen.queryByRole('button', { name: /^Sin clasificar/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
    await waitFor(() => {
      expect(filas()).toHaveLength(3);
    });
  });
});
