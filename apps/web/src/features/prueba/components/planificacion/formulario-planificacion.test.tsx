import { act, screen, waitFor, within } from '@testing-library/react';
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
  [`GET /respuestas/${proyectoId}`]: [],
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
    expect(pedidas.filter((pedida) => pedida.startsWith('POST'))).toEqual([]);
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

describe('the questions and the expected time', () => {
  it('stand at every scope, and exactly below the chosen item', async () => {
    abrir();
    await screen.findByText('De 1 a 2 preguntas, unos 3 a 10 minutos');
    const de = (name: string) =>
      screen.getByRole('radio', { name: new RegExp(`^${name}`, 'u') }).closest('label')?.textContent;
    expect(de('Todas las métricas')).toContain('3 preguntas, unos 9 a 15 minutos');
    expect(de('Todas las subcaracterísticas')).toContain('1 pregunta, unos 3 a 5 minutos');
    expect(de('Una subcaracterística')).toContain('1 pregunta, unos 3 a 5 minutos');
    await alcance('Una métrica');
    await elegir('Seleccione la métrica', /^Cohesión/u);
    expect(screen.getByText('2 preguntas, unos 6 a 10 minutos.')).toBeDefined();
  });

  it('are missing where the catalogue cannot be read, and the scopes stay', () => {
    abrir({ 'GET /metricas/all': sinRed, 'GET /subcaracteristicas/all': sinRed });
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    expect(screen.queryByText(/minutos/u)).toBeNull();
  });
});

describe('an item that has a test', () => {
  const guardada = {
    _id: uid(50),
    proyectoId,
    nombre: 'Primera',
    tipo: 'singleMetrica',
    intentos: 1,
    metricaId: uid(10),
    elementos: ['Acoplamiento'],
    repetible: true,
    creado: '2026-11-20T10:00:00Z',
    promedio: 50,
    criterio: null,
    borrador: null,
  };
  const respuestas = `GET /respuestas/${proyectoId}`;
  const elegirAcoplamiento = async () => {
    await alcance('Una métrica');
    await elegir('Seleccione la métrica', /^Acoplamiento \(1 pregunta\) \(respondida/u);
  };

  it('is marked with its attempt, and is repeated or read instead of started', async () => {
    const pedidas = abrir({ [respuestas]: [guardada] });
    await elegirAcoplamiento();
    expect(screen.getByRole('option', { name: /respondida: intento 1/u })).toBeDefined();
    expect(screen.getByRole('note').textContent).toContain('Ya existe una respuesta para esta métrica');
    expect(screen.queryByRole('button', { name: 'Iniciar prueba' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Ver reporte' }).getAttribute('href')).toBe(
      `/calculos/${uid(50)}`,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Repetir prueba' }));
    const dialogo = within(await screen.findByRole('dialog'));
    expect(dialogo.getByText(/\(1 pregunta, unos 3 a 5 minutos\)/u)).toBeDefined();
    expect(dialogo.getByRole('link', { name: 'No' }).getAttribute('href')).toBe(
      `/metricaresponse/${uid(10)}/${proyectoId}/2`,
    );
    expect(pedidas.filter((pedida) => pedida.startsWith('POST'))).toEqual([]);
  });

  it('is only read after its second attempt', async () => {
    const segunda = {
      ...guardada,
      _id: uid(51),
      intentos: 2,
      repetible: false,
      creado: '2026-11-21T10:00:00Z',
    };
    abrir({ [respuestas]: [{ ...guardada, repetible: false }, segunda] });
    await elegirAcoplamiento();
    expect(screen.getByRole('option', { name: /respondida: intento 2/u })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Repetir prueba' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Ver reporte' }).getAttribute('href')).toBe(
      `/calculos/${uid(51)}`,
    );
  });

  it('leaves the start to the other items', async () => {
    abrir({ [respuestas]: [guardada] });
    await elegirAcoplamiento();
    await elegir('Seleccione la métrica', /^Cohesión/u);
    expect(screen.getByRole('button', { name: 'Iniciar prueba' })).toBeDefined();
    expect(screen.queryByRole('note')).toBeNull();
  });
});

describe('the start', () => {
  it('makes no existence check for all items', async () => {
    const pedidas = abrir();
    await alcance('Todas las métricas');
    await iniciar();
    expect(await screen.findByText('Otra página')).toBeDefined();
    expect(pedidas.filter((pedida) => pedida.startsWith('POST'))).toEqual([]);
  });

  it('is refused for an item with a test, with the way to repeat it', async () => {
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
