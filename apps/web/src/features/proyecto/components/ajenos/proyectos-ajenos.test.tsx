import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { conRed, Estado, montar } from '../../../../testing/montar.tsx';
import { ProyectosAjenos } from './proyectos-ajenos.tsx';

const ruta = 'GET /proyectos/otras-personas';
const id = (n: number) => `0198a3c0-0000-7000-8000-00000000000${n}`;
const proyecto = (n: number, cambios: object = {}) => ({
  _id: id(n),
  nombre: `Proyecto ${n}`,
  link: 'https://github.com/ana/tienda',
  branch: 'main',
  persona: { nombre: 'Ana Ruiz', usuario: 'ana' },
  analisis: null,
  prueba: null,
  ...cambios,
});

function abrir(respuesta: unknown, busqueda = '') {
  const pedidas = conRed({ [ruta]: respuesta });
  montar(<ProyectosAjenos />, { patron: '/lista_proyectos', url: `/lista_proyectos?de=otras${busqueda}` });
  return pedidas;
}

describe('other people’s projects', () => {
  it('show their person and newest results with links to them, and can only be deleted', async () => {
    const analisis = {
      fecha: '2026-11-20T10:00:00.000Z',
      grado: 85.26,
      enlace: 'https://github.com/a/b',
      rama: 'main',
      cambios: ['rama'],
    };
    const prueba = { _id: id(9), nombre: 'Final', fecha: '2026-11-21T10:00:00.000Z', promedio: null };
    abrir({ proyectos: [proyecto(1, { analisis, prueba }), proyecto(2)], total: 2 });
    const enlace = await screen.findByRole('link', { name: /^Análisis de Proyecto 1: 85,26/ });
    expect(enlace.getAttribute('href')).toBe(`/sonarqube/${id(1)}`);
    expect(screen.getByText(/^Es de la rama «main»/)).toBeDefined();
    expect(screen.getByRole('link', { name: /^Pruebas de Proyecto 1: Sin datos/ })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Pruebas de Proyecto 2: Sin pruebas' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Eliminar Proyecto 2, de Ana Ruiz' })).toBeDefined();
    expect(screen.queryByText('Editar')).toBeNull();
    expect(screen.getByText('2 proyectos')).toBeDefined();
    expect(screen.getByText('Qué conviene saber del grado')).toBeDefined();
  });

  it('are sorted by a press on a heading, and reversed by a second one', async () => {
    abrir({ proyectos: [proyecto(1)], total: 1 });
    const columna = () => screen.getByRole('columnheader', { name: 'Análisis' }).getAttribute('aria-sort');
    const boton = await screen.findByRole('button', { name: 'Análisis' });
    expect(columna()).toBe('none');
    await userEvent.click(boton);
    expect(columna()).toBe('descending');
    await userEvent.click(screen.getByRole('button', { name: 'Análisis' }));
    expect(columna()).toBe('ascending');
  });

  it('have an empty state, and another one for a search without matches', async () => {
    abrir({ proyectos: [], total: 0 });
    await screen.findByText('Ninguna otra persona ha registrado proyectos todavía.');
    cleanup();
    abrir({ proyectos: [], total: 0 }, '&buscar=nada');
    await screen.findByText('No se encontraron proyectos.');
    await userEvent.click(screen.getByRole('button', { name: 'Quitar la búsqueda' }));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });

  it('offer a retry only where it may help', async () => {
    abrir(new Estado(500, { codigo: 'fallo', mensaje: 'El servidor falló.' }));
    await screen.findByText('El servidor falló.');
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeDefined();
    expect(screen.queryByText('No se encontraron proyectos.')).toBeNull();
    cleanup();
    abrir(new Estado(403, { codigo: 'sin-permiso', mensaje: 'No tiene permiso.' }));
    await screen.findByText('No tiene permiso.');
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });
});
