import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';

import { montar } from '../testing/montar.tsx';
import { ListaRegistros } from './lista-registros.tsx';

interface Registro {
  readonly _id: string;
  readonly nombre: string;
}
const registros = (cuantos: number): readonly Registro[] =>
  Array.from({ length: cuantos }, (_, i) => ({ _id: `r${i + 1}`, nombre: `Pauta ${i + 1}` }));

function abrir(cuantos: number, { url = '/lista', sinPaginar = false } = {}) {
  function Prueba() {
    const [todos, setTodos] = useState(registros(cuantos));
    return (
      <ListaRegistros
        registros={todos}
        columnas={[{ titulo: 'Nombre', celda: ({ nombre }) => nombre }]}
        nombreSingular="pauta"
        nombrePlural="pautas"
        textoVacio="No se encontraron pautas."
        accionVacio={<button type="button">Crear pauta</button>}
        filtrar={(lista, busqueda) =>
          lista.filter(({ nombre }) => nombre.toLowerCase().includes(busqueda.toLowerCase()))
        }
        nombreDe={({ nombre }) => nombre}
        rutaEditar={({ _id }) => `/editar/${_id}`}
        rutaDuplicar={({ _id }) => `/crear?copia=${_id}`}
        onEliminar={({ _id }) => {
          setTodos(todos.filter((otro) => otro._id !== _id));
        }}
        sinPaginar={sinPaginar}
      />
    );
  }
  montar(<Prueba />, { patron: '/lista', url });
}
const nombres = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((fila) => within(fila).getAllByRole('cell')[0]?.textContent);
const buscador = () => screen.getByRole('searchbox', { name: 'Buscar pautas' });
const resultado = () => buscador().closest('div')?.parentElement?.textContent ?? '';

describe('a catalogue list', () => {
  it('offers the creation, and neither search nor pages, where it has no records', () => {
    abrir(0);
    expect(screen.getByText('No se encontraron pautas.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Crear pauta' })).toBeDefined();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it.each([
    [1, '1 de 1 pauta', 'Página 1 de 1'],
    [10, '10 de 10 pautas', 'Página 1 de 1'],
    [11, '11 de 11 pautas', 'Página 1 de 2'],
  ])('of %d records has ten a page', (cuantos, texto, pagina) => {
    abrir(cuantos);
    expect(resultado()).toContain(texto);
    expect(screen.getByText(pagina)).toBeDefined();
    expect(nombres()).toHaveLength(Math.min(10, cuantos));
  });

  it('shows every record where it has no pages', () => {
    abrir(25, { sinPaginar: true });
    expect(nombres()).toHaveLength(25);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it.each([
    ['?pagina=2', ['Pauta 11']],
    ['?pagina=99', ['Pauta 11']],
    ['?pagina=0', registros(10).map(({ nombre }) => nombre)],
    ['?pagina=x', registros(10).map(({ nombre }) => nombre)],
    ['?buscar=PAUTA 11', ['Pauta 11']],
    ['?nuevo=r11', ['Pauta 11']],
    ['?nuevo=r11&pagina=1', registros(10).map(({ nombre }) => nombre)],
    ['?nuevo=borrada', registros(10).map(({ nombre }) => nombre)],
  ])('at %s opens there', (consulta, esperados) => {
    abrir(11, { url: `/lista${consulta}` });
    expect(nombres()).toEqual(esperados);
  });

  it('searches from any page, and returns to all records', async () => {
    abrir(11, { url: '/lista?pagina=2' });
    await userEvent.type(buscador(), '1');
    expect(nombres()).toEqual(['Pauta 1', 'Pauta 10', 'Pauta 11']);
    expect(screen.getByText('Página 1 de 1')).toBeDefined();
    await userEvent.type(buscador(), 'zz');
    expect(screen.getByText('No se encontraron pautas.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Crear pauta' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar la búsqueda' }));
    expect(nombres()).toHaveLength(10);
    expect(buscador()).toHaveProperty('value', '');
  });

  it('turns pages by the keyboard, and keeps the focus at the end', async () => {
    abrir(11);
    const siguiente = screen.getByRole('button', { name: 'Siguiente' });
    siguiente.focus();
    await userEvent.keyboard('{Enter}');
    expect(nombres()).toEqual(['Pauta 11']);
    await userEvent.keyboard('{Enter}');
    expect([document.activeElement, siguiente.getAttribute('aria-disabled')]).toEqual([siguiente, 'true']);
  });

  it('links each record by its name', () => {
    abrir(2);
    expect(screen.getByRole('link', { name: 'Editar Pauta 2' }).getAttribute('href')).toBe('/editar/r2');
  });

  it('takes the focus when a record and its pressed button are removed, also the last of a page', async () => {
    abrir(11, { url: '/lista?pagina=2' });
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar Pauta 11' }));
    expect(nombres()).toHaveLength(10);
    expect(document.activeElement?.contains(screen.getByRole('table'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('keeps the focus in its place when its only record is removed', async () => {
    abrir(1);
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar Pauta 1' }));
    const vacio = screen.getByText('No se encontraron pautas.');
    expect(document.activeElement?.contains(vacio)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });
});
