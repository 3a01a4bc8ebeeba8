import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';

import { conPersona } from '../../testing/con-persona.ts';
import { conPeticiones } from '../../testing/con-peticiones.ts';
import { conRed, EnOrden, Estado, montar, sinContestar, type Respuestas } from '../../testing/montar.tsx';
import { listas, metricas, subcaracteristicas, type Pantallas } from './catalogo.fixture.ts';

const uid = (n: number) => `0198a3c0-0000-7000-8000-0000000001${String(n).padStart(2, '0')}`;
const nivelesCumplimiento = [{ descripcion: 'Sí', valor: 1 }];
const dePauta = (n: number, descripcion: string) => ({
  _id: uid(n),
  descripcion,
  pregunta: '¿?',
  nivelesCumplimiento,
});
const deMetrica = (n: number, nombre: string) => ({ _id: uid(n), nombre, listaVerificacion: null });
const nombres = ['Cohesión', 'Acoplamiento', 'Código duplicado'];
const fallo = new Estado(500, { codigo: 'x', mensaje: 'El servidor falló.' });

/** The two forms that choose several records in an order. */
const varios = [
  {
    pantallas: listas,
    que: 'pautas',
    leer: 'GET /pautas',
    registros: nombres.map((nombre, i) => dePauta(i, nombre)),
    vacio: 'Por favor, selecciona al menos una pauta.',
    total: '0 seleccionadas · 3 de 3 pautas a la vista',
  },
  {
    pantallas: subcaracteristicas,
    que: 'métricas',
    leer: 'GET /metricas',
    registros: nombres.map((nombre, i) => deMetrica(i, nombre)),
    vacio: 'Por favor, selecciona al menos una metrica.',
    total: '0 seleccionadas · 3 de 3 métricas a la vista',
  },
];

function abrir(pantallas: Pantallas, respuestas: Respuestas) {
  const claves = { claves: [{ id: 'k1', clave: btoa('k'.repeat(32)) }] };
  conRed({ 'GET /copias/claves': claves, ...respuestas });
  montar(<pantallas.Crear />, { patron: '/crear', url: '/crear' });
}
const guardar = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
const marcar = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name }));
const opciones = () => screen.getAllByRole('checkbox').map((una) => una.closest('li')?.textContent);

beforeEach(() => {
  conPersona();
});

describe.each(varios)('the choice of $que', ({ pantallas, que, leer, registros, vacio, total }) => {
  const buscar = () => screen.findByRole('searchbox', { name: `Buscar ${que}` });

  it('sends the ids in the order that the person gave them', async () => {
    const peticiones = conPeticiones();
    abrir(pantallas, { [leer]: registros, [`POST ${pantallas.url}`]: new Estado(201, pantallas.registro) });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Diseño');
    for (const nombre of ['Código duplicado', 'Cohesión', 'Acoplamiento']) await marcar(nombre);
    await userEvent.click(screen.getByRole('button', { name: 'Subir Acoplamiento' }));
    await guardar();
    await screen.findByText('Otra página');
    expect(peticiones.find(({ pedida }) => pedida === `POST ${pantallas.url}`)?.cuerpo).toMatchObject({
      [que === 'pautas' ? 'pautas' : 'metricas']: [uid(2), uid(1), uid(0)],
    });
  });

  it('searches without accents and case, counts what is in sight, and keeps what is chosen out of sight', async () => {
    abrir(pantallas, { [leer]: registros });
    await buscar();
    expect(screen.getByText(total).getAttribute('role')).toBe('status');
    await marcar('Acoplamiento');
    await userEvent.type(await buscar(), 'CODIGO');
    expect(opciones()).toEqual(['Código duplicado']);
    expect(screen.getByText(`1 seleccionada · 1 de 3 ${que} a la vista`)).toBeDefined();
    await userEvent.type(await buscar(), ' zz');
    expect(screen.getByText('Nada coincide con la búsqueda.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Quitar Acoplamiento' })).toBeDefined();
  });

  it('does not send the form by Enter in its search', async () => {
    const peticiones = conPeticiones();
    abrir(pantallas, { [leer]: registros });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Diseño');
    await marcar('Cohesión');
    await userEvent.type(await buscar(), 'a{Enter}');
    expect(peticiones.map(({ pedida }) => pedida)).not.toContain(`POST ${pantallas.url}`);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is marked and explained where nothing is chosen, and takes the focus after the name', async () => {
    abrir(pantallas, { [leer]: registros });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Diseño');
    await guardar();
    expect(screen.getAllByText(vacio)).toHaveLength(2);
    expect(document.activeElement).toBe(await buscar());
    await marcar('Cohesión');
    expect(screen.queryByText(vacio)).toBeNull();
  });

  it.each([
    ['while its records load', sinContestar, 'Loading...'],
    ['after a failed load', fallo, 'El servidor falló.'],
  ])('%s leaves the rest of the form usable', async (_caso, respuesta, texto) => {
    abrir(pantallas, { [leer]: respuesta });
    await screen.findByText(texto);
    await userEvent.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Diseño');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre' }).value).toBe('Diseño');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('is read again by a retry, with what was typed kept', async () => {
    abrir(pantallas, { [leer]: new EnOrden(fallo, registros) });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Diseño');
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('checkbox', { name: 'Cohesión' })).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre' }).value).toBe('Diseño');
  });
});

describe('the choice of the list of a metric', () => {
  const deLista = (n: number, nombre: string) => ({ _id: uid(n), nombre, pautas: [] });
  const leer = 'GET /listasVerificacion';
  const crear = `POST ${metricas.url}`;
  const registros = nombres.map((nombre, i) => deLista(i, nombre));
  const campo = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Lista de verificación' });
  const ofrecidas = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

  it('is worked by the keyboard, with a search without accents', async () => {
    const peticiones = conPeticiones();
    abrir(metricas, { [leer]: registros, [crear]: new Estado(201, metricas.registro) });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Una');
    await userEvent.click(await campo());
    expect(ofrecidas()).toEqual(nombres);
    await userEvent.keyboard('CODIGO');
    expect(ofrecidas()).toEqual(['Código duplicado']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect((await campo()).value).toBe('Código duplicado');
    await guardar();
    await screen.findByText('Otra página');
    expect(peticiones.find(({ pedida }) => pedida === crear)?.cuerpo).toEqual({
      nombre: 'Una',
      listaVerificacion: uid(2),
    });
  });

  it('states that a search has no results, and Escape keeps the form', async () => {
    abrir(metricas, { [leer]: registros });
    await userEvent.click(await campo());
    await userEvent.keyboard('zz');
    expect(screen.getByText('Nada coincide con la búsqueda.')).toBeDefined();
    await userEvent.keyboard('{Escape}');
    expect((await campo()).getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByRole('button', { name: 'Guardar' })).toBeDefined();
  });

  it('is read again by a retry after a failure', async () => {
    abrir(metricas, { [leer]: new EnOrden(fallo, registros) });
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect((await campo()).value).toBe('');
  });
});

describe('the list of the metrics', () => {
  const conLista = { ...metricas.registro, nombre: 'Acoplamiento', listaVerificacion: uid(1) };
  const leerListas = 'POST /listasVerificacion/batch';
  async function columna(respuestas: Respuestas, metrica: object = conLista) {
    conRed({ [`GET ${metricas.url}`]: [metrica], ...respuestas });
    montar(<metricas.Lista />);
    const fila = await screen.findByRole('row', { name: /^Acoplamiento/ });
    return within(fila).getAllByRole('cell')[1];
  }

  it('does not show a name that is still being read as unknown', async () => {
    expect((await columna({ [leerListas]: sinContestar }))?.textContent).toBe('Loading...');
  });

  it('does not show a name that could not be read as unknown', async () => {
    const celda = await columna({ [leerListas]: fallo });
    await expect.poll(() => celda?.textContent).toBe('No se pudo cargar');
  });

  it.each([
    ['without a list, which needs no request', { ...conLista, listaVerificacion: null }],
    ['whose list was deleted', conLista],
  ])('shows a metric %s as of an unknown list', async (_caso, metrica) => {
    const celda = await columna({ [leerListas]: [] }, metrica);
    await expect.poll(() => celda?.textContent).toBe('Desconocido');
  });
});
