import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import {
  conRed,
  enEspera,
  Estado,
  montar,
  sinContestar,
  sinRed,
  type Respuestas,
} from '../../../../testing/montar.tsx';
import { FormularioPlanificacion } from './formulario-planificacion.tsx';

const uid = (n: number) => `0198a3c0-0000-7000-8000-${String(n).padStart(12, '0')}`;
const proyectoId = uid(1);
const pauta = (n: number) => ({
  _id: uid(n),
  descripcion: `Pauta ${n}`,
  pregunta: '¿Hay?',
  medida: null,
  nivelesCumplimiento: [
    { descripcion: 'No', valor: 0 },
    { descripcion: 'Sí', valor: 1 },
  ],
});
const lista = (n: number, pautas: readonly object[]) => ({ _id: uid(n), nombre: `Lista ${n}`, pautas });
const metricas = [
  { _id: uid(10), nombre: 'Acoplamiento', listaVerificacion: lista(20, [pauta(30)]) },
  { _id: uid(11), nombre: 'Cohesión', listaVerificacion: lista(21, [pauta(31), pauta(32)]) },
  { _id: uid(12), nombre: 'Huérfana', listaVerificacion: null },
];
const catalogo = {
  'GET /metricas/all': metricas,
  'GET /subcaracteristicas/all': [{ _id: uid(40), nombre: 'Modularidad', metricas: [metricas[0]] }],
};

function abrir(respuestas: Respuestas = {}) {
  const pedidas = conRed({ ...catalogo, ...respuestas });
  montar(<FormularioPlanificacion proyectoId={proyectoId} />, { patron: '/pruebas', url: '/pruebas' });
  return pedidas;
}

const alertas = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const alcance = (name: string) =>
  userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${name}`, 'u') }));
const iniciar = () => userEvent.click(screen.getByRole('button', { name: 'Iniciar prueba' }));
const elegir = async (etiqueta: string, opcion: RegExp) =>
  userEvent.selectOptions(
    await screen.findByLabelText(etiqueta),
    await screen.findByRole('option', { name: opcion }),
  );

describe('before a scope is chosen', () => {
  it('names what is missing, and moves the focus there', async () => {
    const pedidas = abrir();
    const boton = screen.getByRole('button', { name: 'Iniciar prueba' });
    expect(boton.getAttribute('aria-disabled')).toBe('true');
    await iniciar();
    expect(alertas()).toEqual(['Elija el alcance de la prueba']);
    expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
    await alcance('Una métrica');
    await screen.findByLabelText('Seleccione la métrica');
    expect(alertas()).toEqual([]);
    await iniciar();
    expect(alertas()).toEqual(['Seleccione la métrica']);
    expect(document.activeElement).toBe(screen.getByLabelText('Seleccione la métrica'));
    expect(pedidas).toEqual(['GET /metricas/all']);
  });
});

describe('the items of a single scope', () => {
  it('stand with their number of questions; those that cannot run cannot be chosen', async () => {
    abrir();
    await alcance('Una métrica');
    await screen.findByLabelText('Seleccione la métrica');
    const opciones = screen.getAllByRole<HTMLOptionElement>('option');
    expect(opciones.map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
      ['Elija una opción', false],
      ['Acoplamiento (1 pregunta)', false],
      ['Cohesión (2 preguntas)', false],
      ['Huérfana (no se puede aplicar)', true],
    ]);
    expect(screen.getByText(/^«Huérfana» no se puede aplicar: .+\.$/u)).toBeDefined();
  });

  it.each<[string, unknown, string]>([
    ['loading', sinContestar, 'Cargando...'],
    ['failed', new Estado(500, { codigo: 'fallo', mensaje: 'El servidor falló.' }), 'No se pudo cargar'],
    ['offline', sinRed, 'No hay conexión con el servidor. Compruebe su red e inténtelo de nuevo.'],
    ['empty', [], 'Todavía no hay métricas en el catálogo.'],
  ])('%s: the picker shows it, and no choice', async (_estado, respuesta, texto) => {
    abrir({ 'GET /metricas/all': respuesta });
    await alcance('Una métrica');
    expect(await screen.findByText(texto)).toBeDefined();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('are dropped when another scope is chosen', async () => {
    abrir();
    await alcance('Una métrica');
    await elegir('Seleccione la métrica', /^Acoplamiento/u);
    await alcance('Una subcaracterística');
    await screen.findByLabelText('Seleccione la subcaracterística');
    await iniciar();
    expect(alertas()).toEqual(['Seleccione la subcaracterística']);
  });
});

describe('the start', () => {
  it('of all items makes no existence check', async () => {
    const pedidas = abrir();
    await alcance('Todas las métricas');
    await iniciar();
    expect(await screen.findByText('Otra página')).toBeDefined();
    expect(pedidas).toEqual([]);
  });

  it('of an item with a test is refused, with the way to repeat it', async () => {
    abrir({ 'POST /respuestas/metrica': { existe: true } });
    await alcance('Una métrica');
    await elegir('Seleccione la métrica', /^Acoplamiento/u);
    await iniciar();
    await waitFor(() => {
      expect(alertas()).toEqual(['Ya existe una respuesta para esta métrica']);
    });
    expect(screen.getByRole('link', { name: /Repetirla desde el repositorio/u }).getAttribute('href')).toBe(
      `/projectresponses/${proyectoId}`,
    );
    await elegir('Seleccione la métrica', /^Cohesión/u);
    expect(alertas()).toEqual([]);
    expect(screen.queryByRole('note')).toBeNull();
  });

  it.each([
    ['a refused', new Estado(500, { codigo: 'fallo', mensaje: 'x' })],
    ['an unreachable', sinRed],
  ])('opens the run after %s existence check', async (_nombre, respuesta) => {
    abrir({ 'POST /respuestas/subcaracteristica': respuesta });
    await alcance('Una subcaracterística');
    await elegir('Seleccione la subcaracterística', /^Modularidad/u);
    await iniciar();
    expect(await screen.findByText('Otra página')).toBeDefined();
  });
});

describe('while the existence check is under way', () => {
  async function comprobando() {
    const { respuesta, contestar } = enEspera();
    const pedidas = abrir({ 'POST /respuestas/metrica': respuesta });
    await alcance('Una métrica');
    await elegir('Seleccione la métrica', /^Acoplamiento/u);
    await iniciar();
    return {
      pedidas,
      contestar: (existe: boolean) =>
        act(async () => {
          contestar({ existe });
          await respuesta;
        }),
    };
  }

  it('a second press asks nothing again, and the button keeps the focus', async () => {
    const { pedidas } = await comprobando();
    const boton = screen.getByRole<HTMLButtonElement>('button', { name: 'Iniciar prueba' });
    expect([boton.disabled, boton.getAttribute('aria-busy')]).toEqual([false, 'true']);
    await iniciar();
    expect(document.activeElement).toBe(boton);
    expect(pedidas.filter((pedida) => pedida === 'POST /respuestas/metrica')).toHaveLength(1);
  });

  it.each([true, false])('another choice makes its answer (existe: %s) void', async (existe) => {
    const { contestar } = await comprobando();
    await elegir('Seleccione la métrica', /^Cohesión/u);
    await contestar(existe);
    expect(screen.queryByText('Otra página')).toBeNull();
    expect(alertas()).toEqual([]);
    expect(screen.queryByRole('note')).toBeNull();
    expect(screen.getByLabelText<HTMLSelectElement>('Seleccione la métrica').value).toBe(uid(11));
  });
});
