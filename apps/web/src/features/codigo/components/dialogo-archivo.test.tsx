import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';

import { conRed, enEspera, EnOrden, Estado, montar, sinContestar } from '../../../testing/montar.tsx';
import { prepararPantalla } from '../../../testing/preparar-pantalla.ts';
import { DialogoArchivo } from './dialogo-archivo.tsx';

const fuente = 'GET /sonarqube/sonar-file';
const analizado = { proyectoId: 'p', clave: 'tienda', fecha: '2026-11-21T10:00:00Z' };

/** A button for each file, and the viewer that they open. */
function Archivos({ rutas }: { readonly rutas: readonly string[] }) {
  const [ruta, setRuta] = useState<string | null>(null);
  return (
    <>
      {rutas.map((una) => (
        <button
          key={una}
          type="button"
          onClick={() => {
            setRuta(una);
          }}
        >
          {una}
        </button>
      ))}
      <DialogoArchivo
        analizado={analizado}
        ruta={ruta}
        onCerrar={() => {
          setRuta(null);
        }}
      />
    </>
  );
}

function abrir(respuesta: unknown, rutas = ['a.js', 'b.js']): string[] {
  prepararPantalla();
  const pedidas = conRed({ [fuente]: respuesta });
  montar(<Archivos rutas={rutas} />);
  return pedidas;
}
const boton = (ruta: string) => screen.getByRole('button', { name: ruta });
const codigo = (ruta: string) => screen.findByRole('group', { name: `Código de ${ruta}` });
const lineas = () =>
  [...document.querySelectorAll('[data-index] code')].map(({ textContent }) => textContent);
const cerrar = () => userEvent.keyboard('{Escape}');

describe('the source of a file', () => {
  it('is requested when it is opened, and shown from its beginning without issues', async () => {
    const pedidas = abrir('uno\ndos\n');
    expect(pedidas).toEqual([]);
    await userEvent.click(boton('a.js'));
    const marco = await codigo('a.js');
    expect(lineas()).toEqual(['uno', 'dos', '']);
    expect(screen.queryByRole('note')).toBeNull();
    expect(within(marco).queryByRole('button')).toBeNull();
    expect(marco.tabIndex).toBe(0);
  });

  it('is closed by Escape, which returns the focus, and is not requested again at once', async () => {
    const pedidas = abrir('uno');
    boton('b.js').focus();
    await userEvent.keyboard('{Enter}');
    await codigo('b.js');
    await cerrar();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.activeElement).toBe(boton('b.js'));
    });
    await userEvent.click(boton('b.js'));
    await codigo('b.js');
    expect(pedidas).toEqual([fuente]);
  });

  it('is not shown for the file opened meanwhile when it arrives late', async () => {
    const { respuesta, contestar } = enEspera();
    abrir(new EnOrden(respuesta, 'de b', 'de a, otra vez'));
    await userEvent.click(boton('a.js'));
    await cerrar();
    await userEvent.click(boton('b.js'));
    await codigo('b.js');
    contestar('de a, tarde');
    await cerrar();
    await userEvent.click(boton('a.js'));
    await codigo('a.js');
    expect(lineas()).toEqual(['de a, otra vez']);
  });

  it('shows its path as text of its own direction, markup included', async () => {
    const hostil = 'src/\u202E<img src=x>.js';
    abrir('x', [hostil]);
    await userEvent.click(boton(hostil));
    await codigo(hostil);
    expect(within(screen.getByRole('dialog')).getByText(hostil).tagName).toBe('BDI');
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('a source that is not there', () => {
  it('shows that it loads, with a way to close', async () => {
    abrir(sinContestar);
    await userEvent.click(boton('a.js'));
    const dialogo = within(await screen.findByRole('dialog'));
    expect(dialogo.getByText('Cargando...')).toBeDefined();
    await userEvent.click(dialogo.getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the reason and no code, and is read again by a press', async () => {
    const rechazo = new Estado(503, '{"codigo":"x","mensaje":"El servicio no responde."}');
    abrir(new EnOrden(rechazo, 'uno'));
    await userEvent.click(boton('a.js'));
    const dialogo = within(await screen.findByRole('dialog'));
    expect(await dialogo.findByText('El servicio no responde.')).toBeDefined();
    expect(dialogo.queryByRole('group', { name: /^Código de/u })).toBeNull();
    await userEvent.click(dialogo.getByRole('button', { name: 'Reintentar' }));
    await codigo('a.js');
    expect(lineas()).toEqual(['uno']);
  });
});
