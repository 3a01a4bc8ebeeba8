import type { Borrador } from '@mantenible/contracts/borrador';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { crearAlmacen } from '../../../../testing/almacen.ts';
import { conRed, enEspera, Estado, montar, sinRed, type Respuestas } from '../../../../testing/montar.tsx';
import { crearCopiaLocal, type CopiaLocal } from '../../borrador/copia-local.ts';
import { preguntaDe } from '../../modelo/preguntas.fixture.ts';
import { ElegirElementos } from './elegir-elementos.tsx';

const uid = (n: number) => `0198a3c0-0000-7000-8000-${String(n).padStart(12, '0')}`;
const [p, m1, m2, lista] = [uid(1), uid(2), uid(3), uid(5)];
const ruta = `/borradores/${p}/singleMetrica/${m1}/2`;
const ejecucion = {
  proyectoId: p,
  tipo: 'singleMetrica',
  elementoId: m1,
  intentos: 2,
  adicionales: [m2],
} as const;
const fila = (_id: string, nombre: string) => ({ _id, nombre, metricas: [] });

const borrador = (cambios: Partial<Borrador> = {}): Borrador => ({
  ...ejecucion,
  _id: uid(8),
  proyectoNombre: 'Tienda',
  adicionales: [],
  titulo: { texto: 'T', version: 1 },
  plan: { tipo: 'singleMetrica', filas: [fila(m1, 'Acoplamiento')], omitidos: [], preguntas: [] },
  huella: 'huella-de-las-preguntas'.slice(0, 22),
  respuestas: [],
  cambios: [],
  nuevo: false,
  superadas: [],
  ...cambios,
});
const nuevo = borrador({
  _id: uid(9),
  adicionales: [m2],
  huella: 'otra-huella-de-las-pre',
  plan: {
    tipo: 'singleMetrica',
    filas: [],
    omitidos: [],
    preguntas: [preguntaDe(uid(100), lista)],
  },
});
const respuesta = (n: number, nivel: number) => ({
  [`${lista}:${uid(n)}`]: {
    pautaId: uid(n),
    listaVerificacion: lista,
    valor: nivel,
    nivel,
    comentario: '',
    version: 4,
  },
});

function abrir(respuestas: Respuestas = {}, pendiente: CopiaLocal | null = null) {
  const catalogo = [
    { _id: m1, nombre: 'Acoplamiento', listaVerificacion: null },
    { _id: m2, nombre: 'Cohesión', listaVerificacion: null },
  ];
  const pedidas = conRed({ 'GET /metricas': catalogo, [`PUT ${ruta}`]: nuevo, ...respuestas });
  const copia = crearCopiaLocal(crearAlmacen(), 'c');
  copia.escribir(pendiente);
  montar(<ElegirElementos ejecucion={ejecucion} ruta={ruta} borrador={borrador()} copia={copia} />, {
    patron: '/aqui',
    url: '/aqui',
  });
  return { pedidas, copia };
}
const empezar = () => userEvent.click(screen.getByRole('button', { name: 'Empezar con lo elegido ahora' }));

describe('the choice between a draft and other items', () => {
  it('names the items of both', async () => {
    abrir();
    const dialogo = await screen.findByRole('dialog', { name: 'Ya hay un borrador con otros elementos' });
    await screen.findByText('«Acoplamiento» y «Cohesión»');
    expect(dialogo.textContent).toContain('dejó sin terminar evalúa «Acoplamiento». Ahora ha elegido');
  });

  it('names an item that it cannot read as another one', async () => {
    abrir({ 'GET /metricas': sinRed });
    expect(await screen.findByText('«Acoplamiento» y otro elemento')).toBeDefined();
  });

  it.each([
    ['Continuar', () => userEvent.click(screen.getByRole('button', { name: 'Continuar el borrador' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('%s leaves without a change', async (_como, salir) => {
    const { pedidas } = abrir();
    await screen.findByRole('dialog');
    await salir();
    expect(await screen.findByText('Otra página')).toBeDefined();
    expect(pedidas.filter((pedida) => pedida.startsWith('PUT'))).toEqual([]);
  });
});

describe('starting again with the chosen items', () => {
  it('moves the unsent answers that the new draft asks, and its title', async () => {
    const { copia } = abrir(
      {},
      {
        borrador: uid(8),
        huella: 'h',
        titulo: { texto: 'Sin enviar', version: 6 },
        respuestas: { ...respuesta(100, 1), ...respuesta(200, 0) },
      },
    );
    await empezar();
    await expect.poll(() => copia.leer().borrador).toBe(uid(9));
    expect(copia.leer()).toEqual({
      borrador: uid(9),
      huella: nuevo.huella,
      titulo: { texto: 'Sin enviar', version: 6 },
      respuestas: respuesta(100, 1),
    });
  });

  it('leaves no copy where nothing was unsent', async () => {
    const { copia, pedidas } = abrir();
    await empezar();
    await expect.poll(() => pedidas.includes(`PUT ${ruta}`)).toBe(true);
    expect(copia.leer()).toEqual({ respuestas: {} });
  });

  it.each([
    [
      new Estado(409, { codigo: 'conflicto', mensaje: 'Ya hay un segundo intento.' }),
      'Ya hay un segundo intento.',
    ],
    [sinRed, 'No hay conexión con el servidor. Compruebe su red e inténtelo de nuevo.'],
  ])('keeps the unsent answers where it fails, and names the reason', async (fallo, motivo) => {
    const pendiente = { borrador: uid(8), huella: 'h', respuestas: respuesta(100, 1) };
    const { copia } = abrir({ [`PUT ${ruta}`]: fallo }, pendiente);
    await empezar();
    expect(await screen.findByText(`No se pudo empezar con los elementos elegidos. ${motivo}`)).toBeDefined();
    expect(copia.leer()).toEqual(pendiente);
    expect(screen.getByRole('dialog')).toBeDefined();
  });

  it('is sent once, however often it is pressed', async () => {
    const { respuesta: tarde } = enEspera();
    const { pedidas } = abrir({ [`PUT ${ruta}`]: tarde });
    await empezar();
    await empezar();
    expect(pedidas.filter((pedida) => pedida.startsWith('PUT'))).toHaveLength(1);
  });
});
