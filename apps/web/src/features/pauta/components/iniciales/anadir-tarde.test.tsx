import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';

import { conPersona } from '../../../../testing/con-persona.ts';
import { conPeticiones } from '../../../../testing/con-peticiones.ts';
import {
  conRed,
  EnOrden,
  enEspera,
  Estado,
  montar,
  sinRed,
  type Respuestas,
} from '../../../../testing/montar.tsx';
import { labels } from '../../labels.ts';
import { ListaPautas } from '../lista-pautas.tsx';
import { anadido, peticionAnadir, peticionLeer, pendiente } from './iniciales.fixture.ts';

async function abrir(respuestas: Respuestas) {
  const pedidas = conRed({ 'GET /pautas': [], ...respuestas });
  montar(<ListaPautas />);
  await userEvent.click(await screen.findByRole('button', { name: labels.iniciales }));
  return pedidas;
}
const dialogo = () => within(screen.getByRole('dialog', { name: labels.iniciales }));
const confirmar = async () => userEvent.click(await dialogo().findByRole('button', { name: /^Añadir / }));

beforeEach(() => {
  conPersona();
});

describe('the proposal', () => {
  it.each([
    [1, /^Se añadirá 1 pauta nueva al final/, 'Añadir 1 pauta'],
    [2, /^Se añadirán 2 pautas nuevas al final/, 'Añadir 2 pautas'],
  ])('of %d guideline(s) agrees in number', async (cuantas, frase, boton) => {
    await abrir({ [peticionLeer]: Array.from({ length: cuantas }, (_, i) => pendiente(`n${i}`)) });
    expect(await dialogo().findByText(frase)).toBeDefined();
    expect(dialogo().getByRole('button', { name: boton })).toBeDefined();
  });

  it('counts guidelines and ties in its button, as they are ticked', async () => {
    await abrir({
      [peticionLeer]: [
        pendiente('a'),
        pendiente('b', { eliminada: true }),
        pendiente('c', { falta: 'medida' }),
        pendiente('d', { falta: 'medida' }),
      ],
    });
    const boton = () => dialogo().getByRole('button', { name: /^Añadir / }).textContent;
    await dialogo().findByRole('list', { name: 'Pautas nuevas' });
    expect(boton()).toBe('Añadir 1 pauta y 2 medidas');
    await userEvent.click(dialogo().getByRole('checkbox', { name: /^Volver a añadir 1 pauta del catálogo/ }));
    expect(boton()).toBe('Añadir 2 pautas y 2 medidas');
    await userEvent.click(dialogo().getByRole('checkbox', { name: /^Relacionar con su medida/ }));
    expect(boton()).toBe('Añadir 2 pautas');
  });

  it('offers the text of this edition, ticked, for guidelines of the edition before', async () => {
    await abrir({
      [peticionLeer]: [
        pendiente('a'),
        pendiente('b', { falta: 'texto' }),
        pendiente('c', { falta: 'texto' }),
      ],
    });
    const boton = () => dialogo().getByRole('button', { name: /^(?:Añadir|Actualizar) / }).textContent;
    expect((await dialogo().findByRole('list', { name: 'Pautas de la edición anterior' })).textContent).toBe(
      'Pauta bVerificación de pruebasPauta cVerificación de pruebas',
    );
    expect(boton()).toBe('Añadir 1 pauta y actualizar 2 pautas');
    await userEvent.click(dialogo().getByRole('checkbox', { name: /^Actualizar 2 pautas que siguen como/ }));
    expect(boton()).toBe('Añadir 1 pauta');
  });

  it('folds a long list, so that the buttons stay in sight', async () => {
    const muchas = Array.from({ length: 74 }, (_, i) => pendiente(`p${String(i)}`, { falta: 'texto' }));
    await abrir({ [peticionLeer]: muchas });
    expect(await dialogo().findByText('Ver 74 pautas')).toBeDefined();
    expect(dialogo().getByText('Pauta p73').closest('details')?.open).toBe(false);
  });

  it('names only the update where nothing is new, and sends its keys', async () => {
    const peticiones = conPeticiones();
    await abrir({
      [peticionLeer]: [pendiente('b', { falta: 'texto' })],
      [peticionAnadir]: anadido({ actualizadas: 1 }),
    });
    await userEvent.click(await dialogo().findByRole('button', { name: 'Actualizar 1 pauta' }));
    await screen.findByText('1 pauta actualizada exitosamente');
    const enviadas = peticiones.filter(({ pedida }) => pedida === peticionAnadir);
    expect(enviadas.map(({ cuerpo }) => cuerpo)).toEqual([{ claves: ['b'] }]);
  });

  it('has no button until a guideline is ticked where all were deleted', async () => {
    await abrir({ [peticionLeer]: [pendiente('b', { eliminada: true, lista: null })] });
    const casilla = await dialogo().findByRole('checkbox');
    expect(dialogo().queryByRole('button', { name: /^Añadir / })).toBeNull();
    expect(dialogo().getByText('En ninguna lista: la suya ya no está en el catálogo.')).toBeDefined();
    await userEvent.click(casilla);
    expect(dialogo().getByRole('button', { name: 'Añadir 1 pauta' })).toBeDefined();
  });

  it('is read at each opening of the dialog, and not before', async () => {
    const pedidas = conRed({ 'GET /pautas': [], [peticionLeer]: [pendiente('a')] });
    montar(<ListaPautas />);
    const boton = await screen.findByRole('button', { name: labels.iniciales });
    expect(pedidas).not.toContain(peticionLeer);
    await userEvent.click(boton);
    await dialogo().findByText('Pauta a');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(document.activeElement).toBe(boton);
    await userEvent.click(boton);
    await dialogo().findByText('Pauta a');
    expect(pedidas.filter((pedida) => pedida === peticionLeer)).toHaveLength(2);
  });
});

describe('an addition', () => {
  it.each([
    [{ anadidas: 1 }, '1 pauta añadida exitosamente'],
    [{ anadidas: 2, medidas: 1 }, '2 pautas añadidas y 1 medida añadida exitosamente'],
    [{ medidas: 3 }, '3 medidas añadidas exitosamente'],
    [{ actualizadas: 1 }, '1 pauta actualizada exitosamente'],
    [
      { anadidas: 2, medidas: 1, actualizadas: 3 },
      '2 pautas añadidas, 1 medida añadida y 3 pautas actualizadas exitosamente',
    ],
    [{}, labels.nadaAnadido],
  ])('of %o is reported in words', async (hecho, texto) => {
    await abrir({ [peticionLeer]: [pendiente('a')], [peticionAnadir]: anadido(hecho) });
    await confirmar();
    expect((await screen.findByText(texto)).getAttribute('role')).toBe('alert');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is sent once for two presses, with the keys that the person saw', async () => {
    const peticiones = conPeticiones();
    const { respuesta, contestar } = enEspera();
    await abrir({
      [peticionLeer]: [pendiente('a'), pendiente('b', { eliminada: true })],
      [peticionAnadir]: respuesta,
    });
    await confirmar();
    expect(dialogo().getByRole('button', { name: 'Añadir 1 pauta' }).getAttribute('aria-busy')).toBe('true');
    await confirmar();
    contestar(anadido({ anadidas: 1 }));
    await screen.findByText('1 pauta añadida exitosamente');
    const enviadas = peticiones.filter(({ pedida }) => pedida === peticionAnadir);
    expect(enviadas.map(({ cuerpo }) => cuerpo)).toEqual([{ claves: ['a'] }]);
  });

  it('still reports when its dialog was closed meanwhile, and the catalogue is read again', async () => {
    const { respuesta, contestar } = enEspera();
    const pedidas = await abrir({ [peticionLeer]: [pendiente('a')], [peticionAnadir]: respuesta });
    await confirmar();
    await userEvent.click(dialogo().getByRole('button', { name: 'Cancelar' }));
    contestar(anadido({ anadidas: 1 }));
    await screen.findByText('1 pauta añadida exitosamente');
    await waitFor(() => {
      expect(pedidas.filter((pedida) => pedida === 'GET /pautas')).toHaveLength(2);
    });
  });

  it.each([
    [sinRed, /^Error al añadir las pautas\. No hay conexión/],
    [
      new Estado(409, { codigo: 'x', mensaje: 'El catálogo cambió.' }),
      'Error al añadir las pautas. El catálogo cambió.',
    ],
  ])('gives the reason where it fails, which the next attempt removes', async (fallo, texto) => {
    await abrir({
      [peticionLeer]: [pendiente('a')],
      [peticionAnadir]: new EnOrden(fallo, anadido({ anadidas: 1 })),
    });
    await confirmar();
    expect(await screen.findByText(texto)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: labels.iniciales }));
    await confirmar();
    expect(await screen.findByText('1 pauta añadida exitosamente')).toBeDefined();
    expect(screen.queryByText(texto)).toBeNull();
  });
});
