import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { conRed, EnOrden, Estado, montar, sinContestar, type Respuestas } from '../../../testing/montar.tsx';
import { Repositorio } from './repositorio.tsx';

const p = '0198a3c0-0000-7000-8000-00000000000a';
const pruebas = `GET /respuestas/${p}`;
const proyecto = (propietario?: object) => ({
  [`GET /proyectos/${p}`]: {
    _id: p,
    nombre: 'Tienda',
    link: 'https://github.com/a/b',
    branch: 'main',
    idPersona: 'b',
    clave: 'tienda',
    ...(propietario && { propietario }),
  },
});
const beto = { nombre: 'Beto', usuario: 'beto1' };
const prueba = (n: number, creado: string) => ({
  _id: `0198a3c0-0000-7000-8000-00000000000${n}`,
  proyectoId: p,
  nombre: `Prueba ${n}`,
  tipo: 'singleMetrica',
  metricaId: '0198a3c0-0000-7000-8000-00000000000b',
  intentos: 1,
  elementos: ['Acoplamiento'],
  repetible: true,
  creado,
  promedio: 50,
  criterio: null,
  borrador: null,
  respuestas: [],
});
const una = prueba(1, '2026-11-01T10:00:00Z');
const sinPruebas = 'No se han aplicado listas de verificación';

function abrir(respuestas: Respuestas): string[] {
  const pedidas = conRed(respuestas);
  montar(<Repositorio />, { patron: '/projectresponses/:id', url: `/projectresponses/${p}` });
  return pedidas;
}
const planificar = () => screen.queryAllByRole('link', { name: 'Planificar una prueba' });

describe('the ways on from the repository of a project', () => {
  it.each<[string, object | undefined, readonly object[], number]>([
    ['an own one with tests', undefined, [una], 0],
    ['an own one without tests', undefined, [], 1],
    ['another person’s with tests', beto, [una], 0],
    ['another person’s without tests', beto, [], 0],
  ])('of %s plan a test only where it is the own and empty', async (_de, propietario, lista, cuantas) => {
    abrir({ ...proyecto(propietario), [pruebas]: lista });
    await waitFor(() => {
      expect(screen.queryByText('Cargando...')).toBeNull();
      expect(planificar()).toHaveLength(cuantas);
    });
  });

  it('lead to the projects, whatever the reading gives', async () => {
    for (const respuesta of [[], new Estado(500, { codigo: 'x', mensaje: 'El servidor falló.' })]) {
      abrir({ ...proyecto(), [pruebas]: respuesta });
      expect(await screen.findByRole('link', { name: 'Ir a Proyectos' })).toBeDefined();
      cleanup();
    }
  });

  it('need neither the name of the project nor its owner', async () => {
    abrir({ [`GET /proyectos/${p}`]: new Estado(500, {}), [pruebas]: [una] });
    expect(await screen.findByRole('heading', { name: 'Prueba 1' })).toBeDefined();
    expect(screen.queryByText('No se pudo cargar')).toBeNull();
  });
});

it('a reading that is under way shows neither tests nor that there are not any', () => {
  abrir({ ...proyecto(), [pruebas]: sinContestar });
  expect(screen.getByText('Cargando...')).toBeDefined();
  expect(screen.queryByText(sinPruebas)).toBeNull();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

it('a failed reading is replaced by the tests of the next one', async () => {
  abrir({ ...proyecto(), [pruebas]: new EnOrden(new Estado(503, {}), [una]) });
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Prueba 1' })).toBeDefined();
  expect(screen.queryByText(sinPruebas)).toBeNull();
});

describe('the question before a repeat', () => {
  it('is that of the pressed test, and returns the focus to its button', async () => {
    const otra = { ...prueba(2, '2026-11-02T10:00:00Z'), metricaId: '0198a3c0-0000-7000-8000-00000000000c' };
    abrir({ ...proyecto(), [pruebas]: [una, otra] });
    const boton = await screen.findByRole('button', { name: 'Repetir prueba Prueba 2' });
    boton.focus();
    await userEvent.keyboard('{Enter}');
    const dialogo = within(await screen.findByRole('dialog'));
    expect(dialogo.getByRole('link', { name: 'No' }).getAttribute('href')).toContain(otra.metricaId);
    expect(document.activeElement).toBe(dialogo.getByRole('link', { name: 'Sí' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.activeElement).toBe(boton);
    });
  });
});
