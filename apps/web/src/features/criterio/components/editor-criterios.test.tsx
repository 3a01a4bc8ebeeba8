// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { textoRecuperado } from '../../../lib/forms/use-kept-form.ts';
import { runSignInHooks } from '../../../lib/session/hooks.ts';
import { conPersona } from '../../../testing/con-persona.ts';
import { conRed, Estado, montar } from '../../../testing/montar.tsx';
import { closeAllAvisos } from '../../../ui/aviso/index.ts';
import { EditorCriterios } from './editor-criterios.tsx';

const uuid = (n: number) => `0198a3c0-0000-7000-8000-00000000000${n}`;
const criterios = [
  { _id: uuid(1), version: 3, criterio: 'Alto', valor1: 50, valor2: 100 },
  { _id: uuid(2), version: 1, criterio: 'Bajo', valor1: 0, valor2: 50 },
];
const guardarAlto = `PUT /criteriosValoracion/${uuid(1)}`;

function abrir(respuestas = {}, url = '/editar') {
  const pedidas = conRed({
    'GET /copias/claves': { claves: [{ id: 'k1', clave: btoa('k'.repeat(32)) }] },
    'GET /criteriosValoracion': criterios,
    [guardarAlto]: {},
    ...respuestas,
  });
  montar(<EditorCriterios />, { patron: '/editar', url });
  return pedidas;
}

const celda = (nombre: string) => screen.findByRole<HTMLInputElement>('textbox', { name: nombre });
const escribir = async (nombre: string, texto: string) => {
  await userEvent.clear(await celda(nombre));
  await userEvent.type(await celda(nombre), texto);
};

beforeEach(() => {
  sessionStorage.clear();
  closeAllAvisos();
  conPersona();
});
afterEach(cleanup);

describe('the criteria editor', () => {
  it('saves one row and leaves the edits of the others', async () => {
    const pedidas = abrir();
    await escribir('Valor 1 (%): Alto', '55,5');
    await escribir('Valor 2 (%): Bajo', '55');
    await userEvent.click(screen.getByRole('button', { name: 'Actualizar: Alto' }));
    await screen.findByText('Registro actualizado correctamente');
    expect(pedidas.filter((pedida) => pedida.startsWith('PUT'))).toEqual([guardarAlto]);
    expect((await celda('Valor 2 (%): Bajo')).value).toBe('55');
    expect(screen.getAllByText('Sin guardar')).toHaveLength(1);
  });

  it('shows that a row could not be saved, and keeps the typed values', async () => {
    abrir({ [guardarAlto]: new Estado(500, { codigo: 'fallo', mensaje: 'El servidor falló.' }) });
    await escribir('Valor 1 (%): Alto', '60');
    await userEvent.click(screen.getByRole('button', { name: 'Actualizar: Alto' }));
    await screen.findByText('Error al actualizar el registro. El servidor falló.');
    expect((await celda('Valor 1 (%): Alto')).value).toBe('60');
  });
});

describe('the thresholds of the defect cards', () => {
  const nota = /El inicial es 15: en JavaScript/;
  const porCubrir = [{ _id: uuid(3), version: 1, propiedad: 'Líneas por cubrir', valor: 15 }];

  it('come with the reason for the one that surprises, which no other table shows', async () => {
    abrir({ 'GET /propiedadCalidad': porCubrir }, '/editar?tabla=propiedades');
    expect((await celda('Valor: Líneas por cubrir')).value).toBe('15');
    expect(screen.getByText(nota)).toBeDefined();
    expect(screen.getByText(/No cambia las métricas, las subcaracterísticas ni el grado/)).toBeDefined();
    expect(screen.getByRole('rowheader').textContent).toMatch(/^Líneas por cubrir.+cuanto menor, mejor/);
    cleanup();
    abrir();
    await celda('Valor 1 (%): Alto');
    expect(screen.queryByText(nota)).toBeNull();
  });
});

describe('signing in again', () => {
  it('brings the edits back, on the version on which they began', async () => {
    abrir();
    await escribir('Valor 1 (%): Alto', '61');
    await runSignInHooks();
    cleanup();
    abrir({ 'GET /criteriosValoracion': [{ ...criterios[0], version: 4, valor1: 40 }, criterios[1]] });
    expect((await celda('Valor 1 (%): Alto')).value).toBe('61');
    expect(screen.getByText(textoRecuperado)).toBeDefined();
    expect(screen.getAllByText('Sin guardar')).toHaveLength(1);
  });

  it('brings nothing back where nothing was edited, or to another person', async () => {
    abrir();
    await escribir('Valor 1 (%): Alto', '61');
    await runSignInHooks();
    cleanup();
    conPersona('sub-otra');
    abrir();
    expect((await celda('Valor 1 (%): Alto')).value).toBe('50');
    expect(screen.queryByText(textoRecuperado)).toBeNull();
    await runSignInHooks();
    const copias = Array.from({ length: sessionStorage.length }, (_, i) => sessionStorage.key(i) ?? '');
    expect(copias.filter((copia) => copia.includes('sub-otra'))).toEqual([]);
  });

  it('brings them back once', async () => {
    abrir();
    await escribir('Valor 1 (%): Alto', '61');
    await runSignInHooks();
    cleanup();
    abrir();
    expect((await celda('Valor 1 (%): Alto')).value).toBe('61');
    cleanup();
    abrir();
    expect((await celda('Valor 1 (%): Alto')).value).toBe('50');
  });
});
