import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';

import { montar } from '../testing/montar.tsx';
import { TablaDatos, type OrdenColumna } from './tabla-datos.tsx';

const datos = [
  { _id: 'a', nombre: 'Modularidad', valor: 2 },
  { _id: 'b', nombre: 'Análisis', valor: 10 },
];
type Dato = (typeof datos)[number];

/** A table whose first column sorts by one press, ascending first; the second is of numbers. */
function abrir(acciones?: (dato: Dato) => string) {
  function Prueba() {
    const [orden, setOrden] = useState<OrdenColumna>('none');
    const signo = { ascending: 1, descending: -1, none: 0 }[orden];
    const registros = datos.toSorted((una, otra) => signo * una.nombre.localeCompare(otra.nombre, 'es'));
    return (
      <TablaDatos
        etiqueta="Subcaracterísticas"
        columnas={[
          {
            titulo: 'Nombre',
            celda: ({ nombre }) => nombre,
            ordenar: {
              orden,
              onOrdenar: () => {
                setOrden(orden === 'ascending' ? 'descending' : 'ascending');
              },
            },
          },
          { titulo: 'Valor', celda: ({ valor }) => valor, numerica: true },
        ]}
        registros={registros}
        {...(acciones && { acciones })}
      />
    );
  }
  montar(<Prueba />);
}
const filas = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((fila) => within(fila).getAllByRole('cell'));
const nombres = () => filas().map(([nombre]) => nombre?.textContent);
const cabecera = (name: string) => screen.getByRole('columnheader', { name });

describe('a table of records', () => {
  it('has a name, column headings, and the heading of each cell for its card on narrow screens', () => {
    abrir();
    expect(screen.getByRole('table', { name: 'Subcaracterísticas' })).toBeDefined();
    expect(
      screen.getAllByRole('columnheader').map((una) => [una.textContent.trim(), una.getAttribute('scope')]),
    ).toEqual([
      ['Nombre', 'col'],
      ['Valor', 'col'],
    ]);
    expect(filas()[0]?.map((celda) => celda.dataset.titulo)).toEqual(['Nombre', 'Valor']);
    expect(filas()[0]?.map((celda) => celda.dataset.numerica)).toEqual([undefined, 'true']);
  });

  it('sorts by its heading from the keyboard, announces the order, and keeps the focus', async () => {
    abrir();
    const orden = () => cabecera('Nombre').getAttribute('aria-sort');
    expect([orden(), nombres()]).toEqual(['none', ['Modularidad', 'Análisis']]);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect([orden(), nombres()]).toEqual(['ascending', ['Análisis', 'Modularidad']]);
    await userEvent.keyboard(' ');
    expect([orden(), nombres()]).toEqual(['descending', ['Modularidad', 'Análisis']]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Nombre' }));
  });

  it('announces no order on a column that does not sort', () => {
    abrir();
    expect(cabecera('Valor').hasAttribute('aria-sort')).toBe(false);
    expect(within(cabecera('Valor')).queryByRole('button')).toBeNull();
  });

  it('has a column of actions only where there are some', () => {
    abrir(({ nombre }) => `Editar ${nombre}`);
    expect(cabecera('Acciones')).toBeDefined();
    expect(filas().map((celdas) => celdas.at(-1)?.textContent)).toEqual([
      'Editar Modularidad',
      'Editar Análisis',
    ]);
    cleanup();
    abrir();
    expect(screen.queryByRole('columnheader', { name: 'Acciones' })).toBeNull();
    expect(filas()[0]).toHaveLength(2);
  });
});

describe('a table of figures on a narrow screen', () => {
  const filaDe = (nombre: string) => screen.getByText(nombre, { selector: 'summary *' }).closest('li');

  function abrirPlegada(): void {
    function Prueba() {
      const [orden, setOrden] = useState<OrdenColumna>('none');
      const onOrdenar = () => {
        setOrden(orden === 'descending' ? 'ascending' : 'descending');
      };
      return (
        <TablaDatos
          etiqueta="Subcaracterísticas"
          columnas={[
            { titulo: 'Nombre', celda: ({ nombre }) => `Celda ${nombre}`, enLinea: true },
            { titulo: 'Valor', celda: ({ valor }) => valor, numerica: true, ordenar: { orden, onOrdenar } },
          ]}
          registros={datos}
          linea={({ nombre }) => nombre}
          idDe={({ _id }) => `fila-${_id}`}
        />
      );
    }
    montar(<Prueba />, { estrecha: true });
  }

  it('has a line for each record, and by pressing it the cells that the line lacks', async () => {
    abrirPlegada();
    expect(screen.queryByRole('table')).toBeNull();
    const lista = screen.getByRole('list', { name: 'Subcaracterísticas' });
    expect(within(lista).getAllByRole('listitem')).toHaveLength(2);
    const fila = filaDe('Modularidad');
    expect(fila?.querySelector('details')?.open).toBe(false);
    await userEvent.click(screen.getByText('Modularidad'));
    expect(fila?.querySelector('details')?.open).toBe(true);
    expect(fila?.querySelector('dl')?.textContent).toBe('Valor2');
    expect(fila?.querySelector('summary')?.id).toBe('fila-a');
  });

  it('sorts by buttons that give the order in words', async () => {
    abrirPlegada();
    const orden = within(screen.getByRole('group', { name: 'Ordenar por' }));
    expect(orden.getByRole('button', { name: 'Valor', pressed: false })).toBeDefined();
    await userEvent.click(orden.getByRole('button'));
    expect(orden.getByRole('button', { name: /^Valor\s?, de mayor a menor$/u, pressed: true })).toBeDefined();
    await userEvent.click(orden.getByRole('button'));
    expect(orden.getByRole('button', { name: /^Valor\s?, de menor a mayor$/u, pressed: true })).toBeDefined();
  });
});
