import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';

import { montar } from '../testing/montar.tsx';
import { SeleccionMultiple } from './seleccion-multiple.tsx';

it.each([
  [1, 1, '1 seleccionada · 1 de 1 pauta a la vista'],
  [2, 3, '2 seleccionadas · 3 de 3 pautas a la vista'],
])('counts %d of %d with nouns in agreement', (elegidas, total, texto) => {
  const opciones = Array.from({ length: total }, (_, i) => ({ id: String(i), texto: `Pauta ${i}` }));
  montar(
    <SeleccionMultiple
      nombreSingular="pauta"
      nombrePlural="pautas"
      leyenda="Pautas"
      opciones={opciones}
      seleccion={opciones.slice(0, elegidas).map(({ id }) => id)}
      onCambio={() => undefined}
      filtrar={(todas) => todas}
    />,
  );
  expect(screen.getByRole('status').textContent).toBe(texto);
});

const largo = `<b>${'x'.repeat(400)}</b>`;
const frutas = [
  { id: 'a', texto: 'Acoplamiento' },
  { id: 'b', texto: 'Cohesión' },
  { id: 'c', texto: largo },
];

/** The selection in a form, with local state and a search that compares the beginning. */
function abrir(inicial: readonly string[], onSubmit: () => void = () => undefined) {
  function Prueba() {
    const [seleccion, setSeleccion] = useState(inicial);
    return (
      <SeleccionMultiple
        nombreSingular="pauta"
        nombrePlural="pautas"
        leyenda="Pautas"
        opciones={frutas}
        seleccion={seleccion}
        onCambio={setSeleccion}
        filtrar={(todas, busqueda) =>
          todas.filter(({ texto }) => texto.toLowerCase().startsWith(busqueda.toLowerCase()))
        }
      />
    );
  }
  montar(
    <form aria-label="Lista" onSubmit={onSubmit}>
      <Prueba />
    </form>,
  );
}
const elegidas = () =>
  within(screen.getByRole('list', { name: 'Orden de la selección' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const pulsar = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const buscador = () => screen.getByRole('searchbox', { name: 'Buscar pautas' });

describe('the order of the selection', () => {
  it('is that of the choices, and moves by one place', async () => {
    abrir([]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Cohesión' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Acoplamiento' }));
    expect(elegidas()).toEqual(['Cohesión', 'Acoplamiento']);
    await pulsar('Subir Acoplamiento');
    expect(elegidas()).toEqual(['Acoplamiento', 'Cohesión']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Subir Acoplamiento' }));
  });

  it('changes nothing at its ends, whose buttons stay focusable', async () => {
    abrir(['a', 'b']);
    await pulsar('Subir Acoplamiento');
    await pulsar('Bajar Cohesión');
    expect(elegidas()).toEqual(['Acoplamiento', 'Cohesión']);
    expect(screen.getByRole('button', { name: 'Bajar Cohesión' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('shows an option that no longer exists as unknown, and lets it be removed', async () => {
    abrir(['ida']);
    expect(elegidas()).toEqual(['Desconocido']);
    await pulsar('Quitar Desconocido');
    expect(screen.queryByRole('list', { name: 'Orden de la selección' })).toBeNull();
  });

  it('shows hostile text as text', () => {
    abrir(['c']);
    expect(elegidas()).toEqual([largo]);
  });
});

describe('the focus after a removal', () => {
  it.each([
    ['the first', 'Quitar Acoplamiento', 'Quitar Cohesión'],
    ['the last', 'Quitar Cohesión', 'Quitar Acoplamiento'],
  ])('of %s passes to the neighbour', async (_cual, quitada, vecina) => {
    abrir(['a', 'b']);
    await pulsar(quitada);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: vecina }));
  });

  it('passes to the search where nothing is left', async () => {
    abrir(['a']);
    await pulsar('Quitar Acoplamiento');
    expect(document.activeElement).toBe(buscador());
  });
});

describe('the search', () => {
  it('keeps what is selected, and reports that nothing matches', async () => {
    abrir(['b']);
    await userEvent.type(buscador(), 'aco');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    expect(screen.getByRole('status').textContent).toBe('1 seleccionada · 1 de 3 pautas a la vista');
    expect(elegidas()).toEqual(['Cohesión']);
    await userEvent.type(buscador(), 'zzz');
    expect(screen.getByText('Nada coincide con la búsqueda.')).toBeDefined();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('does not submit the form on Enter', async () => {
    let envios = 0;
    abrir([], () => (envios += 1));
    await userEvent.type(buscador(), 'a{Enter}');
    expect(envios).toBe(0);
  });
});
