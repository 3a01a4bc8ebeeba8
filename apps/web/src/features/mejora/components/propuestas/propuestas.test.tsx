import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { enEspera, EnOrden, Estado } from '../../../../testing/montar.tsx';
import {
  abrir,
  accion,
  lista,
  conEspaciosSimples,
  idProyecto,
  mejora,
  pregunta,
  pulsar,
  respuestasCon,
  ruta,
  uid,
} from '../mejora.fixture.tsx';

const { manual, estatico } = mejora();
const [deRegla] = estatico.propuestas;
const [deMano] = manual.propuestas;
const conEstatica = (cambios: object) =>
  mejora({ estatico: { ...estatico, propuestas: [{ ...deRegla, ...cambios }] } });
const conManual = (cambios: object, mas: object = {}) =>
  mejora({ manual: { ...manual, propuestas: [{ ...deMano, ...cambios }] }, ...mas });

describe('a proposal of the analysis', () => {
  it.each([
    [{}, 'MenorReglajavascript:S11283 incidenciasEsfuerzo: 1 h 35 min'],
    [
      {
        origen: { tipo: 'archivo', clave: 'src/a.js' },
        titulo: 'src/a.js',
        severidad: 'BLOCKER',
        incidencias: 1,
        minutos: 5,
      },
      'BloqueanteArchivo1 incidenciaEsfuerzo: 5 min',
    ],
    [
      { origen: { tipo: 'duplicado', clave: 'h' }, titulo: 'a.js:1-9', lineas: 1, minutos: 60 },
      'Grupo duplicado1 línea repetida menosEsfuerzo: 1 h',
    ],
  ])('names its severity, kind, extent and effort: %o', async (cambios, hechos) => {
    abrir(respuestasCon(conEstatica(cambios)));
    const fila = conEspaciosSimples((await lista('Propuestas del análisis')).textContent);
    expect(fila).toContain(hechos);
  });

  it.each([
    [[], null],
    [['src/a.js'], 'src/a.js'],
    [['src/a.js', 'src/b.js'], 'src/a.js y 1 más'],
    [['src/a.js', 'src/b.js', 'src/c.js'], 'src/a.js y 2 más'],
  ])('is marked as a hotspot with a link to the hotspots: %j', async (puntosCriticos, texto) => {
    abrir(respuestasCon(conEstatica({ puntosCriticos })));
    const fila = within(await lista('Propuestas del análisis'));
    const [enlace] = fila.queryAllByRole('link');
    expect(enlace?.textContent ?? null).toBe(texto);
    expect(fila.queryAllByText('Punto crítico')).toHaveLength(texto === null ? 0 : 1);
    if (texto !== null) expect(enlace?.getAttribute('href')).toBe(`/puntos_criticos/${idProyecto}`);
  });

  it('does not claim a limit where the whole change counts', async () => {
    abrir(respuestasCon(conEstatica({ acotada: false, puntos: 1.5 })));
    const fila = conEspaciosSimples((await lista('Propuestas del análisis')).textContent);
    expect(fila).not.toContain('Acotada');
    expect(fila).toContain('+1,50 puntos');
  });

  it('names the repeated lines whose places are not kept, and nothing where all are', async () => {
    const sinLugares = { archivos: 3, lineas: 1200 };
    abrir(respuestasCon(mejora({ estatico: { ...estatico, sinLugares } })));
    const frase = await screen.findByText(/no conserva qué bloques se repiten/);
    expect(conEspaciosSimples(frase.textContent)).toBe(
      'El análisis no conserva qué bloques se repiten en 3 archivos (1 200 líneas repetidas): las propuestas de código repetido y sus ganancias no los cuentan.',
    );
    cleanup();
    abrir(respuestasCon(mejora()));
    await lista('Propuestas del análisis');
    expect(screen.queryByText(/no conserva qué bloques/)).toBeNull();
  });

  it('leads to the analysis while none has finished, and not after one without findings', async () => {
    abrir(
      respuestasCon(
        mejora({ estatico: { analisis: null, propuestas: [], marcadas: 0, sinLugares: null, motivo: null } }),
      ),
    );
    await screen.findByText('Todavía no hay ningún análisis terminado.');
    expect(screen.getByRole('link', { name: 'Ir al análisis' }).getAttribute('href')).toBe(
      `/sonarqube/${idProyecto}`,
    );
    cleanup();
    abrir(respuestasCon(mejora({ estatico: { ...estatico, propuestas: [] } })));
    await screen.findByText(/^El último análisis no dejó ninguna incidencia/);
    expect(screen.queryByRole('link', { name: 'Ir al análisis' })).toBeNull();
    expect(screen.queryByText('si lo demás no cambia')).not.toBeNull();
  });
});

describe('a proposal of a test', () => {
  it.each([
    [{ nivel: null }, 'Ahora: sin nivelSiguiente nivel: A veces'],
    [{ nivel: 'Nunca' }, 'Ahora: NuncaSiguiente nivel: A veces'],
  ])('names both levels: %o', async (cambios, niveles) => {
    abrir(respuestasCon(conManual(cambios)));
    expect(conEspaciosSimples((await lista('Propuestas de la prueba')).textContent)).toContain(niveles);
  });

  it('is titled by its guideline; the question and its list open with one press', async () => {
    abrir(respuestasCon(mejora()));
    const fila = within(await lista('Propuestas de la prueba'));
    expect(fila.getByRole('checkbox', { name: 'Separación en capas' })).toBeDefined();
    const detalle = fila.getByText('La pregunta').closest('details');
    expect(detalle?.open).toBe(false);
    expect(detalle?.textContent).toBe('La pregunta¿Hay capas?Lista: Capas');
  });

  it('has its effort as a text until it is an action', async () => {
    abrir(respuestasCon(mejora()));
    const fila = within(await lista('Propuestas de la prueba'));
    expect(fila.queryByRole('combobox')).toBeNull();
    expect(fila.getByText('Esfuerzo: medio')).toBeDefined();
  });

  it('has a field for the effort of its action once it is an action, and keeps the focus on it', async () => {
    const otra = {
      ...deMano,
      origen: { tipo: 'pregunta', clave: 'otra' },
      descripcion: 'Ausencia de ciclos',
    };
    const tomada = (esfuerzo: string) =>
      accion(1, { origen: pregunta, texto: 'Mía', estado: 'en-curso', esfuerzo });
    const antes = mejora({
      manual: { ...manual, propuestas: [deMano, otra] },
      acciones: [tomada('medio')],
    });
    const despues = mejora({
      manual: { ...manual, propuestas: [otra, { ...deMano, esfuerzo: 'alto' }] },
      acciones: [tomada('alto')],
    });
    const cambiar = `PUT ${ruta}/acciones/${uid(1)}`;
    const { enviados } = abrir(respuestasCon(new EnOrden(antes, despues), { [cambiar]: {} }));
    const fila = within(await lista('Propuestas de la prueba'));
    const esfuerzo = fila.getByRole<HTMLSelectElement>('combobox', { name: 'Esfuerzo: Separación en capas' });
    expect(esfuerzo.value).toBe('medio');
    await userEvent.selectOptions(esfuerzo, 'Alto');
    await screen.findByText('Esfuerzo de la acción: alto.');
    expect(enviados).toMatchObject([
      { cuerpo: { texto: 'Mía', estado: 'en-curso', esfuerzo: 'alto' }, version: '"1"' },
    ]);
    await waitFor(() => {
      expect(fila.getAllByRole('listitem')[0]?.textContent).toContain('Ausencia de ciclos');
    });
    const movido = fila.getByRole<HTMLSelectElement>('combobox');
    expect(movido.value).toBe('alto');
    expect(document.activeElement).toBe(movido);
  });

  it('has no field where the project belongs to another person', async () => {
    abrir(respuestasCon(conManual({}, { puedeCambiar: false })));
    const fila = within(await lista('Propuestas de la prueba'));
    expect(fila.queryByRole('combobox')).toBeNull();
    expect(fila.queryByRole('button')).toBeNull();
    expect(fila.getByText('Esfuerzo: medio')).toBeDefined();
  });

  it.each([
    [true, 1],
    [false, 0],
  ])(
    'is explained without a test; planning one is offered to the owner only (%s)',
    async (puedeCambiar, n) => {
      abrir(respuestasCon(mejora({ puedeCambiar, manual: { prueba: null, pruebas: [], propuestas: [] } })));
      await screen.findByText('Todavía no hay ninguna prueba guardada.');
      expect(screen.queryAllByRole('link', { name: 'Planificar una prueba' })).toHaveLength(n);
      expect(screen.queryByLabelText('Prueba de la que salen')).toBeNull();
    },
  );

  it.each([
    [50.004, '; el promedio de la prueba es ahora 50,00 %.'],
    [null, 'si lo demás no cambia.'],
  ])('stands below the mean of its test, where there is one (%s)', async (promedio, final) => {
    abrir(respuestasCon(mejora({ manual: { ...manual, prueba: { ...manual.prueba, promedio } } })));
    const regla = await screen.findByText(/^Preguntas por debajo de su mejor nivel/);
    expect(conEspaciosSimples(regla.textContent).endsWith(final)).toBe(true);
  });
});

describe('the test that proposals are made of', () => {
  const segunda = { ...manual, prueba: { ...manual.prueba, _id: uid(21) }, propuestas: [] };
  const elegir = async () =>
    userEvent.selectOptions(await screen.findByLabelText('Prueba de la que salen'), uid(21));

  it('is chosen from the saved ones, with attempt, kind and date', async () => {
    abrir(respuestasCon(mejora()));
    const campo = await screen.findByLabelText('Prueba de la que salen');
    const textos = within(campo)
      .getAllByRole('option')
      .map(({ textContent }) => textContent.split(' (')[0]);
    expect(textos).toEqual(['Primera · Todas las subcaracterísticas', 'Segunda, intento 1 · Una métrica']);
  });

  it('is read with what was typed in the page kept meanwhile', async () => {
    const { respuesta, contestar } = enEspera();
    abrir(respuestasCon(new EnOrden(mejora(), respuesta)));
    await lista('Acciones');
    await pulsar('Añadir una acción propia');
    const texto = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Acción/ }).value;
    await userEvent.type(screen.getByRole('textbox', { name: /^Acción/ }), 'A medias');
    await elegir();
    expect(screen.queryByText('Cargando...')).toBeNull();
    expect(texto()).toBe('A medias');
    contestar(mejora({ manual: segunda }));
    await screen.findByText('Ninguna pregunta que cuente está por debajo de su mejor nivel.');
    expect(texto()).toBe('A medias');
  });

  it('shows the reason after its deletion, and leads back to the page', async () => {
    const ida = new Estado(404, { codigo: 'no-encontrado', mensaje: 'No se encontró la prueba.' });
    const { pedidas } = abrir(respuestasCon(new EnOrden(mejora(), ida, mejora())));
    await elegir();
    await screen.findByText('No se encontró la prueba.');
    await userEvent.click(screen.getByRole('link', { name: /^Ver el plan con la prueba/ }));
    expect(await lista('Propuestas de la prueba')).toBeDefined();
    expect(pedidas.filter((pedida) => pedida === `GET ${ruta}`).length).toBeGreaterThanOrEqual(2);
  });
});

describe('a list of more proposals than it shows', () => {
  const diez = Array.from({ length: 10 }, (_, i) => ({
    ...deRegla,
    origen: { tipo: 'regla', clave: `javascript:S${i}` },
    titulo: `Regla ${i}`,
  }));
  const titulos = async () =>
    within(await lista('Propuestas del análisis'))
      .getAllByRole('checkbox')
      .map((casilla) => (casilla as HTMLInputElement).labels?.[0]?.textContent);

  it('has three, and the others after a press, with the focus on the first of them', async () => {
    abrir(respuestasCon(mejora({ estatico: { ...estatico, propuestas: diez } })));
    expect(await titulos()).toEqual(['Regla 0', 'Regla 1', 'Regla 2']);
    const mas = screen.getByRole('button', { name: 'Ver 7 más de Propuestas del análisis' });
    expect(mas.textContent).toBe('Ver 7 más');
    await userEvent.click(mas);
    expect(await titulos()).toHaveLength(10);
    expect(document.activeElement?.textContent).toContain('Regla 3');
    expect(screen.queryByRole('button', { name: /^Ver \d/ })).toBeNull();
  });

  it('has all of them, and no button, where they are three', async () => {
    abrir(respuestasCon(mejora({ estatico: { ...estatico, propuestas: diez.slice(0, 3) } })));
    expect(await titulos()).toHaveLength(3);
    expect(screen.queryByRole('button', { name: /^Ver \d/ })).toBeNull();
  });
});
