import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';

import { textoRecuperado } from '../../../lib/forms/use-kept-form.ts';
import { runSignInHooks } from '../../../lib/session/hooks.ts';
import { conPersona } from '../../../testing/con-persona.ts';
import { conRed, enEspera, EnOrden, Estado, montar } from '../../../testing/montar.tsx';
import { http } from '../../../lib/http.ts';
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
  conPersona();
});

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

  it('names what the saved ranges leave open or give twice', async () => {
    const [alto, bajo] = criterios;
    abrir({ 'GET /criteriosValoracion': [{ ...alto, valor1: 55 }, bajo] });
    await screen.findByText(
      /^Entre 50,00\s% y 55,00\s% no hay criterio: se mostrará «Valor fuera de rango»/u,
    );
    cleanup();
    abrir({ 'GET /criteriosValoracion': [{ ...alto, valor1: 45 }, bajo] });
    await screen.findByText(/^Entre 45,00\s% y 50,00\s% hay más de un criterio/u);
    cleanup();
    abrir();
    await celda('Valor 1 (%): Alto');
    expect(screen.queryByText(/no hay criterio|más de un criterio/)).toBeNull();
  });

  it('shows that a row could not be saved, and keeps the typed values', async () => {
    abrir({ [guardarAlto]: new Estado(500, { codigo: 'fallo', mensaje: 'El servidor falló.' }) });
    await escribir('Valor 1 (%): Alto', '60');
    await userEvent.click(screen.getByRole('button', { name: 'Actualizar: Alto' }));
    await screen.findByText('Error al actualizar el registro. El servidor falló.');
    expect((await celda('Valor 1 (%): Alto')).value).toBe('60');
  });
});

describe('a row that is being saved', () => {
  it('takes no further text, which its end would drop, while the other rows do', async () => {
    const { respuesta, contestar } = enEspera();
    abrir({ [guardarAlto]: respuesta });
    await escribir('Valor 1 (%): Alto', '60');
    await userEvent.click(screen.getByRole('button', { name: 'Actualizar: Alto' }));
    await userEvent.type(await celda('Valor 1 (%): Alto'), '5');
    await escribir('Valor 2 (%): Bajo', '45');
    expect((await celda('Valor 1 (%): Alto')).value).toBe('60');
    contestar({});
    await screen.findByText('Registro actualizado correctamente');
    await userEvent.type(await celda('Valor 1 (%): Alto'), '5');
    expect((await celda('Valor 1 (%): Alto')).value).toBe('505');
    expect((await celda('Valor 2 (%): Bajo')).value).toBe('45');
  });

  it('is sent once, however often the button is pressed', async () => {
    const { respuesta } = enEspera();
    const pedidas = abrir({ [guardarAlto]: respuesta });
    await escribir('Valor 1 (%): Alto', '60');
    await userEvent.click(screen.getByRole('button', { name: 'Actualizar: Alto' }));
    await userEvent.click(screen.getByRole('button', { name: 'Actualizar: Alto' }));
    expect(pedidas.filter((pedida) => pedida === guardarAlto)).toHaveLength(1);
  });
});

describe('what cannot be saved', () => {
  it.each(['', 'abc', '1,2,3', '1e999'])(
    '%j is refused before it is sent, and takes the focus',
    async (texto) => {
      const pedidas = abrir();
      await escribir('Valor 2 (%): Alto', 'x');
      await userEvent.clear(await celda('Valor 2 (%): Alto'));
      if (texto !== '') await userEvent.type(await celda('Valor 2 (%): Alto'), texto);
      await userEvent.click(screen.getByRole('button', { name: 'Actualizar: Alto' }));
      expect(await screen.findByRole('alert')).toBeDefined();
      expect(document.activeElement).toBe(await celda('Valor 2 (%): Alto'));
      expect(pedidas).toEqual(['GET /criteriosValoracion']);
    },
  );

  it('a version that another person changed is reloaded, or overwritten without a version', async () => {
    const versiones: unknown[] = [];
    const quitar = http.interceptors.request.use((peticion) => {
      if (peticion.method === 'put') versiones.push(peticion.headers.get('If-Match') ?? null);
      return peticion;
    });
    abrir({ [guardarAlto]: new EnOrden(new Estado(412, { codigo: 'version', mensaje: 'Cambió.' }), {}) });
    await escribir('Valor 1 (%): Alto', '60');
    await userEvent.click(screen.getByRole('button', { name: 'Actualizar: Alto' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sobrescribir' }));
    await screen.findByText('Registro actualizado correctamente');
    expect(versiones).toEqual(['"3"', null]);
    http.interceptors.request.eject(quitar);
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

describe('the initial values', () => {
  const simulado = (cambios: readonly object[]) => ({
    cambios,
    totales: { nuevos: 0, cambian: cambios.length, seEliminan: 0, iguales: 0 },
    reparos: [],
    masReparos: 0,
    huella: 'h',
  });
  const simular = 'POST /catalogo/importacion/simular?modo=anadir';
  const importar = 'POST /catalogo/importacion?modo=anadir&huella=h';
  const pulsar = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

  it('come back after their changes were shown, and drop the edits of that table', async () => {
    const cambios = [{ parte: 'criteriosValoracion', nombre: 'Excelente', cambio: 'cambia' }];
    const pedidas = abrir({ [simular]: simulado(cambios), [importar]: simulado(cambios) });
    await escribir('Valor 1 (%): Alto', '60');
    await pulsar('Volver a los valores iniciales');
    await screen.findByText(/Cambia:/u);
    await pulsar('Volver a los iniciales');
    await screen.findByText('La tabla tiene de nuevo sus valores iniciales.');
    expect(pedidas.filter((pedida) => pedida === importar)).toHaveLength(1);
    expect((await celda('Valor 1 (%): Alto')).value).toBe('50');
  });

  it('are not written again where the table has them', async () => {
    const pedidas = abrir({ [simular]: simulado([]) });
    await celda('Valor 1 (%): Alto');
    await pulsar('Volver a los valores iniciales');
    await screen.findByText('La tabla ya tiene sus valores iniciales.');
    expect(pedidas).not.toContain(importar);
  });

  it('are not written where they could not be compared', async () => {
    abrir({ [simular]: new Estado(500, { codigo: 'fallo', mensaje: 'El servidor falló.' }) });
    await celda('Valor 1 (%): Alto');
    await pulsar('Volver a los valores iniciales');
    await screen.findByText('El servidor falló.');
    expect(screen.queryByRole('button', { name: 'Volver a los iniciales' })).toBeNull();
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
