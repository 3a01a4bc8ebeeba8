import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';

import { montar } from '../testing/montar.tsx';
import { Dialogo } from './dialogo.tsx';

/** A page with two dialogs in turn, each mounted only while it is open. */
function Pagina() {
  const [abierto, setAbierto] = useState<'nada' | 'uno' | 'dos'>('nada');
  const boton = (texto: string, siguiente: typeof abierto) => (
    <button
      type="button"
      onClick={() => {
        setAbierto(siguiente);
      }}
    >
      {texto}
    </button>
  );
  const cerrar = () => {
    setAbierto('nada');
  };
  return (
    <>
      {boton('Abrir', 'uno')}
      {abierto === 'uno' && (
        <Dialogo key="uno" opened onClose={cerrar} title="Uno">
          {boton('Seguir', 'dos')}
        </Dialogo>
      )}
      {abierto === 'dos' && (
        <Dialogo key="dos" opened onClose={cerrar} title="Dos">
          {boton('Terminar', 'nada')}
        </Dialogo>
      )}
    </>
  );
}

it('returns the focus to its opener, also after a second dialog', async () => {
  montar(<Pagina />, { patron: '/', url: '/' });
  const abrir = screen.getByRole('button', { name: 'Abrir' });
  await userEvent.click(abrir);
  await userEvent.click(await screen.findByRole('button', { name: 'Seguir' }));
  expect(document.activeElement).not.toBe(abrir);
  await userEvent.click(await screen.findByRole('button', { name: 'Terminar' }));
  expect(document.activeElement).toBe(abrir);
});

it.each([
  ['the first field', <input key="campo" aria-label="Nombre" />, 'Nombre'],
  [
    'what the content marks',
    <button key="boton" type="button" data-autofocus aria-label="Aceptar">
      Aceptar
    </button>,
    'Aceptar',
  ],
  ['the cross where there is no field', <p key="texto">Texto</p>, 'Cerrar'],
])('opens with the focus on %s', async (_donde, contenido, nombre) => {
  montar(
    <Dialogo opened onClose={() => undefined} title="Uno">
      {contenido}
    </Dialogo>,
  );
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe(nombre);
});
