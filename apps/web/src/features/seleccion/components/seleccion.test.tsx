import { useIsFetching } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';

import { conPeticiones } from '../../../testing/con-peticiones.ts';
import { conRed, EnOrden, Estado, montar, sinContestar, type Respuestas } from '../../../testing/montar.tsx';
import { SeleccionMetricas } from './seleccion-metricas.tsx';
import { SeleccionSubcaracteristicas } from './seleccion-subcaracteristicas.tsx';

const uid = (n: number) => `0198a3c0-0000-7000-8000-00000000000${n}`;
const [item, proyecto] = [uid(1), uid(2)];
const otros = [
  { _id: uid(3), nombre: 'Capacidad' },
  { _id: uid(4), nombre: 'Acoplamiento' },
];
const fallo = new Estado(500, { codigo: 'x', mensaje: 'El servidor falló.' });

/** Both screens: what they read, where they lead, and their texts. */
const pantallas = [
  {
    Pantalla: SeleccionMetricas,
    ruta: 'select-metricas',
    leer: 'GET /metricas/excluir',
    destino: `/metricaresponse/${item}/${proyecto}/2`,
    parametro: 'additionalMetricas',
    titulo: 'Seleccione la o las metricas',
    vacio: 'No hay otras métricas que agregar.',
    cancelar: 'Cancelar planificación',
  },
  {
    Pantalla: SeleccionSubcaracteristicas,
    ruta: 'select-subcaracteristicas',
    leer: 'GET /subcaracteristicas/excluir',
    destino: `/subcategoryresponse/${item}/${proyecto}/2`,
    parametro: 'additionalSubcaracteristicas',
    titulo: 'Seleccione la o las subcaracterísticas',
    vacio: 'No hay otras subcaracterísticas que agregar.',
    cancelar: 'Cancelar',
  },
];

describe.each(pantallas)('$ruta', ({ Pantalla, ruta, leer, destino, parametro, titulo, vacio, cancelar }) => {
  function abrir(respuestas: Respuestas) {
    conRed(respuestas);
    montar(<Pantalla />, { patron: `/${ruta}/:id/:id2`, url: `/${ruta}/${item}/${proyecto}` });
  }
  const continuar = () => screen.getByRole('link', { name: 'Continuar' }).getAttribute('href');
  const marcar = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));

  it('reads all items but the repeated one', async () => {
    const peticiones = conPeticiones();
    abrir({ [leer]: otros });
    await screen.findByRole('checkbox', { name: 'Capacidad' });
    expect(peticiones.find(({ pedida }) => pedida === leer)?.params).toEqual({ excludeIds: item });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(titulo);
  });

  it('has its buttons once when its items are on screen and a later read fails', async () => {
    function Pestana() {
      const [abierta, setAbierta] = useState(true);
      return (
        <>
          <output>{useIsFetching()}</output>
          <button
            type="button"
            onClick={() => {
              setAbierta(!abierta);
            }}
          >
            Alternar
          </button>
          {abierta && <Pantalla />}
        </>
      );
    }
    const pedidas = conRed({
      [leer]: new EnOrden(otros, fallo),
    });
    montar(<Pestana />, { patron: `/${ruta}/:id/:id2`, url: `/${ruta}/${item}/${proyecto}` });
    await screen.findByRole('checkbox', { name: 'Capacidad' });
    await userEvent.click(screen.getByRole('button', { name: 'Alternar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Alternar' }));
    await waitFor(() => {
      expect(pedidas.filter((pedida) => pedida === leer)).toHaveLength(2);
      expect(document.querySelector('output')?.textContent).toBe('0');
    });
    expect(screen.getByRole('checkbox', { name: 'Capacidad' })).toBeDefined();
    expect(screen.getAllByRole('link', { name: 'Continuar' })).toHaveLength(1);
  });

  it('repeats the test unchanged while nothing is ticked', async () => {
    abrir({ [leer]: otros });
    await screen.findByRole('checkbox', { name: 'Capacidad' });
    expect(continuar()).toBe(destino);
    expect(screen.getByRole('group', { name: '0 elegidas' })).toBeDefined();
  });

  it('adds the ticked items in the order of ticking, and counts them in the name of the group', async () => {
    abrir({ [leer]: otros });
    await screen.findByRole('checkbox', { name: 'Capacidad' });
    await marcar('Acoplamiento');
    expect(screen.getByRole('group', { name: '1 elegida' })).toBeDefined();
    await marcar('Capacidad');
    expect(continuar()).toBe(`${destino}?${parametro}=${uid(4)},${uid(3)}`);
    expect(screen.getByRole('group', { name: '2 elegidas' })).toBeDefined();
    await marcar('Acoplamiento');
    expect(continuar()).toBe(`${destino}?${parametro}=${uid(3)}`);
  });

  it('is worked by the keyboard alone', async () => {
    abrir({ [leer]: otros });
    const casilla = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Capacidad' });
    casilla.focus();
    await userEvent.keyboard(' ');
    expect(casilla.checked).toBe(true);
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Continuar' }));
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Otra página')).toBeDefined();
  });

  it.each([
    ['while it loads', sinContestar, 'Cargando...', 0],
    ['without other items', [], vacio, 1],
    ['after a failed load', fallo, 'El servidor falló.', 1],
  ])('%s offers the plain repeat only where it is sure', async (_caso, respuesta, texto, enlaces) => {
    abrir({ [leer]: respuesta });
    await screen.findByText(texto);
    expect(screen.queryAllByRole('link', { name: 'Continuar' })).toHaveLength(enlaces);
    if (enlaces > 0) expect(continuar()).toBe(destino);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('shows the items after a retry, with one pair of buttons', async () => {
    abrir({ [leer]: new EnOrden(fallo, otros) });
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('checkbox', { name: 'Capacidad' })).toBeDefined();
    expect(screen.getAllByRole('link', { name: 'Continuar' })).toHaveLength(1);
  });

  it('leads back to the saved tests by its button', async () => {
    abrir({ [leer]: otros });
    await screen.findByRole('checkbox', { name: 'Capacidad' });
    const repositorio = `/projectresponses/${proyecto}`;
    expect(screen.getByRole('link', { name: cancelar }).getAttribute('href')).toBe(repositorio);
  });
});

it('the choice shows the questions of each item, and of the whole test', async () => {
  const lista = (n: number) => ({
    _id: uid(n),
    nombre: 'L',
    pautas: [{ _id: uid(n), descripcion: 'P', pregunta: '¿?', medida: null, nivelesCumplimiento: [] }],
  });
  const metrica = (n: number, nombre: string) => ({ _id: uid(n), nombre, listaVerificacion: lista(n) });
  conRed({
    [`GET /proyectos/${proyecto}`]: fallo,
    'GET /metricas/excluir': otros,
    'GET /metricas/all': [metrica(1, 'Repetida'), metrica(3, 'Capacidad'), metrica(4, 'Acoplamiento')],
  });
  montar(<SeleccionMetricas />, {
    patron: '/select-metricas/:id/:id2',
    url: `/select-metricas/${item}/${proyecto}`,
  });
  await screen.findByText('En total, 1 pregunta, unos 3 a 5 minutos.');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Capacidad (1 pregunta)' }));
  expect(screen.getByText('En total, 2 preguntas, unos 6 a 10 minutos.')).toBeDefined();
});
