import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';

import { enEspera, montar } from '../../../../testing/montar.tsx';
import type { Motor } from '../../borrador/motor-borrador.ts';
import type { Sincronia } from '../../borrador/sincronia.ts';
import { escena } from '../../borrador/testing/escena.ts';
import { DialogoCancelar } from './dialogo-cancelar.tsx';

/** A page with an open dialog, over an engine whose last sending has this outcome. */
function abrir(vaciar: () => Promise<boolean>, sincronia: Sincronia, titulo = 'T') {
  const base = escena().motor;
  if (titulo !== '') base.titular(titulo);
  const motor: Motor = { ...base, vaciar, vista: () => ({ ...base.vista(), sincronia }) };
  function Prueba() {
    const [abierto, setAbierto] = useState(true);
    return (
      <>
        <p>La prueba</p>
        <DialogoCancelar
          abierto={abierto}
          proyectoId="p1"
          motor={motor}
          onSeguir={() => {
            setAbierto(false);
          }}
        />
      </>
    );
  }
  montar(<Prueba />, { patron: '/ejecucion', url: '/ejecucion' });
}

const alertas = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const pulsar = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const seSalio = () => screen.queryByText('Otra página') !== null;

describe('a confirmed cancellation', () => {
  it('promises no draft where the run is untouched', async () => {
    abrir(() => Promise.resolve(true), { fase: 'guardado' }, '');
    expect(screen.queryByText(/se conserva como borrador/)).toBeNull();
    await pulsar('Sí, cancelar');
    expect(await screen.findByText('Otra página')).toBeDefined();
    expect(alertas()).toEqual([]);
  });

  it.each<[string, boolean, Sincronia, string]>([
    [
      'the server has everything',
      true,
      { fase: 'guardado' },
      'El borrador se conserva: puede continuarlo desde la planificación.',
    ],
    [
      'there is no connection',
      false,
      { fase: 'sin-conexion', conservado: true },
      'El borrador se conserva en este dispositivo hasta que vuelva la conexión.',
    ],
    [
      'the server refused the last changes',
      false,
      { fase: 'rechazado', conservado: true, motivo: 'No se admite' },
      'El borrador se conserva en este dispositivo: el servidor no aceptó los últimos cambios.',
    ],
  ])('leaves, and names the place of the draft, when %s', async (_cuando, enviado, sincronia, texto) => {
    abrir(() => Promise.resolve(enviado), sincronia);
    await pulsar('Sí, cancelar');
    expect(await screen.findByText('Otra página')).toBeDefined();
    expect(alertas()).toEqual([texto]);
  });

  it.each<Sincronia>([
    { fase: 'sin-conexion', conservado: false },
    { fase: 'rechazado', conservado: false, motivo: 'No se admite' },
  ])('stays where neither server nor device has the changes: %j', async (sincronia) => {
    abrir(() => Promise.resolve(false), sincronia);
    await pulsar('Sí, cancelar');
    expect(alertas()).toEqual([
      'La prueba sigue abierta. Los últimos cambios no se pudieron guardar ni en el servidor ni en este dispositivo.',
    ]);
    expect(seSalio()).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('La prueba')).toBeDefined();
  });
});

describe('while the changes are sent', () => {
  function lento() {
    const { respuesta, contestar: resolver } = enEspera<boolean>();
    let veces = 0;
    abrir(
      () => {
        veces += 1;
        return respuesta;
      },
      { fase: 'guardado' },
    );
    const contestar = () =>
      act(async () => {
        resolver(true);
        await respuesta;
      });
    return { contestar, veces: () => veces };
  }

  it('the button shows it, and a second press sends nothing', async () => {
    const red = lento();
    await pulsar('Sí, cancelar');
    const boton = screen.getByRole('button', { name: 'Sí, cancelar' });
    expect(boton.getAttribute('aria-busy')).toBe('true');
    await userEvent.click(boton);
    expect(red.veces()).toBe(1);
    await red.contestar();
    expect(await screen.findByText('Otra página')).toBeDefined();
  });

  it.each([
    ['Seguir respondiendo', () => pulsar('Seguir respondiendo')],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('%s stays on the page, also when the answer arrives', async (_nombre, seguir) => {
    const red = lento();
    await pulsar('Sí, cancelar');
    await seguir();
    expect(screen.queryByRole('dialog')).toBeNull();
    await red.contestar();
    expect(seSalio()).toBe(false);
    expect(alertas()).toEqual([]);
  });
});
