import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';

import { montar } from '../testing/montar.tsx';
import { CampoBusqueda } from './campo-busqueda.tsx';

/** A field over an address that changes only when the test applies the last search. */
function abrir(inicial = '', maximo?: number) {
  const cambios: [texto: string, previo: string][] = [];
  function Prueba() {
    const [direccion, setDireccion] = useState(inicial);
    return (
      <>
        <input
          aria-label="Dirección"
          value={direccion}
          onChange={({ currentTarget: { value } }) => {
            setDireccion(value);
          }}
        />
        <CampoBusqueda
          etiqueta="Buscar pautas"
          valor={direccion}
          resultado={`en la dirección: ${direccion}`}
          {...(maximo !== undefined && { maximo })}
          onCambio={(texto, previo) => cambios.push([texto, previo])}
        />
      </>
    );
  }
  montar(<Prueba />);
  return { cambios };
}
const enDireccion = (value: string) => {
  fireEvent.change(screen.getByLabelText('Dirección'), { target: { value } });
};
const campo = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar pautas' });

describe('a search that the address holds', () => {
  it('keeps every letter that is typed before the address has the first', async () => {
    const { cambios } = abrir();
    await userEvent.type(campo(), 'abc');
    expect(campo().value).toBe('abc');
    expect(cambios).toEqual([
      ['a', ''],
      ['ab', 'a'],
      ['abc', 'ab'],
    ]);
  });

  it('keeps the later letters when the address gets the earlier ones', async () => {
    abrir();
    await userEvent.type(campo(), 'abc');
    enDireccion('a');
    expect(campo().value).toBe('abc');
    enDireccion('abc');
    expect(campo().value).toBe('abc');
  });

  it('follows the address again once both agree: the back button, or a removed filter', async () => {
    abrir('antes');
    expect(campo().value).toBe('antes');
    await userEvent.clear(campo());
    enDireccion('');
    enDireccion('antes');
    expect(campo().value).toBe('antes');
    expect(screen.getByRole('status').textContent).toBe('en la dirección: antes');
  });

  it.each([
    [undefined, 200],
    [1000, 1000],
  ])('takes no longer text than the address keeps (%s)', async (maximo, largo) => {
    abrir('', maximo);
    await userEvent.click(campo());
    await userEvent.paste('x'.repeat(largo + 5));
    expect(campo().value).toHaveLength(largo);
  });
});
