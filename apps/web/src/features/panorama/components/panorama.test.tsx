import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { conRed, Estado, montar } from '../../../testing/montar.tsx';
import { Panorama } from './panorama.tsx';

const p = '0198a3c0-0000-7000-8000-00000000000a';
const id = (n: number) => `0198a3c0-0000-7000-8000-00000000000${n}`;
const fecha = '2026-11-02T10:00:00.000Z';
const nombres = [
  'Modularidad',
  'Reusabilidad',
  'Analizabilidad',
  'Capacidad de Modificación',
  'Capacidad de Prueba',
];

const vacio = {
  proyecto: { _id: p, nombre: 'Tienda', link: 'https://github.com/a/b', branch: 'main', propietario: null },
  incorporado: true,
  analisis: null,
  enCurso: null,
  fallo: null,
  pruebas: [],
  radar: nombres.map((nombre) => ({ nombre, estatica: null, manual: null })),
  avance: { total: 0, pendientes: 0, enCurso: 0, hechas: 0, verificadas: 0 },
  borradores: [],
  siguientePaso: 'analizar',
};
const prueba = {
  _id: id(2),
  nombre: 'Segunda revisión',
  tipo: 'singleMetrica',
  creado: fecha,
  promedio: 75,
  criterio: 'Satisfactorio',
  intentos: 2,
  elemento: 'Acoplamiento',
  anterior: { _id: id(1), creado: fecha, diferencia: 50, comun: null },
};
const analisis = {
  id: id(4),
  fecha,
  grado: 87.5,
  criterio: 'Alta',
  commit: 'abcdef0123456789',
  enlace: 'https://github.com/a/b',
  rama: 'main',
  cambios: [],
  metricas: [
    { nombre: 'Diseño', porcentaje: 3 },
    { nombre: 'Cobertura', porcentaje: null },
  ],
  anterior: {
    id: id(3),
    fecha,
    diferencia: -1.25,
    cambios: [],
    cambio: { palabra: 'empeora', partes: null },
  },
};
const borrador = {
  _id: id(9),
  tipo: 'allSubcaracteristicas',
  elementoId: null,
  intentos: null,
  adicionales: [],
  elementoNombre: null,
  titulo: 'A medias',
  respondidas: 40,
  preguntas: 58,
  actualizado: fecha,
};
const lleno = {
  ...vacio,
  analisis,
  pruebas: [prueba],
  enCurso: { fecha, fase: 'analizando' },
  radar: nombres.map((nombre, i) => ({
    nombre,
    estatica: 90 + i,
    manual:
      i === 0 ? { porcentaje: 62.5, prueba: { _id: id(5), nombre: 'Estructura', creado: fecha } } : null,
  })),
  avance: { total: 7, pendientes: 1, enCurso: 2, hechas: 4, verificadas: 3 },
  borradores: [borrador],
  siguientePaso: 'continuar',
};

const AnalizarAhora = ({ proyectoId }: { readonly proyectoId: string }) => (
  <button type="button">Analizar {proyectoId}</button>
);
const AvisoAcceso = ({ proyecto }: { readonly proyecto: { readonly link: string } }) => (
  <p>Acceso a {proyecto.link}</p>
);

const ruta = `GET /proyectos/${p}/panorama`;
const rutaPartida = `GET /partidas/${p}`;
function abrir(respuesta: unknown, partida?: unknown) {
  const pedidas = conRed({ [ruta]: respuesta, [rutaPartida]: partida });
  montar(<Panorama AnalizarAhora={AnalizarAhora} AvisoAcceso={AvisoAcceso} />, {
    patron: '/proyecto/:id',
    url: `/proyecto/${p}`,
  });
  return pedidas;
}
const seccion = async (name: string) => within(await screen.findByRole('region', { name }));
interface Zona {
  getByRole(rol: 'link', opciones: { name: string }): HTMLElement;
}
const enlace = (zona: Zona, name: string) => zona.getByRole('link', { name }).getAttribute('href');

describe('the starting point of a project', () => {
  const partida = {
    partida: { tipo: 'etiqueta', valor: 'v1.0' },
    version: 1,
    puedeCambiar: true,
    estado: 'listo',
    motivo: null,
    commit: 'abc',
    fecha: '2026-01-01T10:00:00.000Z',
    cambios: [],
    cuentas: { nuevas: 3, siguen: 98, resueltas: 1 },
  };

  it('gives the number of new findings, which leads to their list', async () => {
    abrir(lleno, partida);
    const nuevas = await screen.findByRole('link', {
      name: '3 incidencias nuevas desde el punto de partida',
    });
    expect(nuevas.getAttribute('href')).toBe(`/sonarqube/${p}?vista=lista&desde=partida`);
    screen.getByText('la etiqueta v1.0');
  });

  it('states why it has no result', async () => {
    abrir(lleno, { ...partida, estado: 'fallido', motivo: 'Ya no existe.', cuentas: null });
    await screen.findByText('Ya no existe.');
  });
});

describe('the page of a project', () => {
  it('is read in one call and shows both routes side by side', async () => {
    const pedidas = abrir(lleno);
    const manual = await seccion('Prueba basada en la experiencia');
    expect(screen.getByRole('heading', { level: 1, name: 'Resumen' })).toBeDefined();
    // The starting point is counted apart: its findings are unpacked.
    expect(pedidas).toEqual([ruta, rutaPartida]);
    expect(manual.getByText('75,00 %')).toBeDefined();
    expect(manual.getByText('Satisfactorio')).toBeDefined();
    expect(manual.getByText('Métrica: Acoplamiento, intento 2')).toBeDefined();
    expect(manual.getByText(/\+50,00 puntos/)).toBeDefined();
    expect(enlace(manual, 'Comparar con la anterior Segunda revisión')).toBe(
      `/comparar_pruebas/${p}?antes=${id(1)}&despues=${id(2)}`,
    );
    const estatica = await seccion('Análisis estático');
    expect(estatica.getByText('87,50 %')).toBeDefined();
    expect(estatica.getByText('Alta')).toBeDefined();
    expect(estatica.getByText('abcdef0')).toBeDefined();
    expect(estatica.getByText(/−1,25 puntos/)).toBeDefined();
    expect(enlace(estatica, 'Comparar con el anterior')).toBe(
      `/comparar_analisis/${p}?antes=${id(3)}&despues=${id(4)}`,
    );
    expect(estatica.queryByText(/repositorio anterior/)).toBeNull();
  });

  it('continues what is unfinished', async () => {
    abrir(lleno);
    const zona = await seccion('Sin terminar');
    expect(zona.getByText(/40 de 58 respondidas/)).toBeDefined();
    expect(enlace(zona, 'Continuar Todas las subcaracterísticas')).toBe(`/subcategoriesresponses/${p}`);
    expect(enlace(zona, 'Ver el análisis en curso')).toBe(`/sonarqube/${p}`);
    expect(enlace(await seccion('Siguiente paso'), 'Continuar la prueba')).toBe(
      `/subcategoriesresponses/${p}`,
    );
  });

  it('counts the actions of the improvement plan and leads to it', async () => {
    abrir({ ...lleno, siguientePaso: 'seguir' });
    const zona = await seccion('Plan de mejora');
    expect(zona.getByText(/hechas/).parentElement?.textContent).toBe(
      '4 de 7 hechas, 3 verificadas · 1 pendiente, 2 en curso',
    );
    expect(enlace(zona, 'Plan de mejora')).toBe(`/mejora/${p}`);
    expect(zona.queryByText(/no tiene acciones/)).toBeNull();
    expect((await seccion('Siguiente paso')).getByText(/tiene 3 acciones abiertas/)).toBeDefined();
  });

  it('has the figures of the radar in a table, with gaps', async () => {
    abrir(lleno);
    const tabla = within(await screen.findByRole('table', { name: 'Subcaracterísticas' }));
    const filas = tabla.getAllByRole('row').slice(1);
    expect(filas).toHaveLength(5);
    expect(filas[0]?.textContent).toMatch(/^Modularidad62,50\s%90,00\s%$/);
    expect(filas[1]?.textContent).toMatch(/ReusabilidadSin datos91,00\s%/);
  });

  it('marks an analysis of the earlier repository', async () => {
    abrir({ ...lleno, analisis: { ...analisis, cambios: ['enlace'] } });
    // Beside the figures, and beside the radar.
    expect(await screen.findAllByText(/^Es de otro repositorio/)).toHaveLength(2);
  });
});

describe('a project without results', () => {
  it('has both empty texts, one first action and no more than it can show', async () => {
    abrir(vacio);
    expect(
      (await seccion('Prueba basada en la experiencia')).getByText('Todavía no hay pruebas guardadas.'),
    ).toBeDefined();
    expect(
      (await seccion('Análisis estático')).getByText('Todavía no hay ningún análisis terminado.'),
    ).toBeDefined();
    for (const name of ['Plan de mejora', 'Sin terminar', /subcaracterísticas/])
      expect(screen.queryByRole('region', { name })).toBeNull();
    expect(screen.queryByText('Sin datos')).toBeNull();
    const paso = await seccion('Siguiente paso');
    expect(paso.getByRole('button', { name: `Analizar ${p}` })).toBeDefined();
    expect(enlace(paso, 'Responder una prueba')).toBe(`/pruebas/${p}`);
    expect(screen.getByText('Acceso a https://github.com/a/b')).toBeDefined();
    const textos = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(textos.slice(-2)).toEqual(['Pruebas', 'Análisis']);
  });

  it.each([
    ['with an analysis', { analisis }],
    ['while one runs', { enCurso: { fecha, fase: 'en-cola' } }],
    ['for a reader', { proyecto: { ...vacio.proyecto, propietario: { nombre: 'Beto', usuario: null } } }],
  ])('is not checked for access %s', async (_cuando, cambios) => {
    abrir({ ...vacio, ...cambios });
    await seccion('Análisis estático');
    expect(screen.queryByText(/^Acceso a/)).toBeNull();
  });

  it('states why its newest analysis failed', async () => {
    abrir({ ...vacio, fallo: { fecha, motivo: 'No se encontró el servidor.' } });
    expect(
      (await seccion('Análisis estático')).getByText('El último falló: No se encontró el servidor.'),
    ).toBeDefined();
  });

  it.each([
    ['seguir', 'Seguir con el plan', `/mejora/${p}`],
    ['responder', 'Responder una prueba', `/pruebas/${p}`],
    ['esperar', 'Ver cómo avanza', `/sonarqube/${p}`],
    ['mejorar', 'Abrir el plan de mejora', `/mejora/${p}`],
  ])('leads to the step %s', async (siguientePaso, nombre, href) => {
    abrir({ ...vacio, siguientePaso });
    expect(enlace(await seccion('Siguiente paso'), nombre)).toBe(href);
  });
});

describe('a project of a scanning service', () => {
  it('states how figures are kept where it has none', async () => {
    abrir({ ...vacio, incorporado: false });
    const estatica = await seccion('Análisis estático');
    expect(estatica.getByText(/Todavía no se ha consultado ningún resultado/)).toBeDefined();
    expect(estatica.getByText(/No se comparan análisis/)).toBeDefined();
    expect(estatica.queryByRole('link', { name: 'Comparar análisis' })).toBeNull();
    expect(enlace(await seccion('Siguiente paso'), 'Ir al análisis')).toBe(`/sonarqube/${p}`);
  });

  it('shows the kept degree and its change, and offers no comparison', async () => {
    abrir({ ...lleno, incorporado: false });
    const estatica = await seccion('Análisis estático');
    expect(estatica.getByText(/puntos/)).toBeDefined();
    expect(estatica.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Guía: qué significa el grado',
      'Análisis',
    ]);
  });
});

describe('another person’s project', () => {
  it('hides planning and next step', async () => {
    const proyecto = { ...vacio.proyecto, propietario: { nombre: 'Beto', usuario: 'beto1' } };
    abrir({ ...lleno, proyecto, borradores: [], enCurso: null, siguientePaso: null });
    await seccion('Prueba basada en la experiencia');
    expect(screen.queryByRole('region', { name: 'Siguiente paso' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Pruebas' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Repositorio de pruebas' })).toBeDefined();
  });
});

describe('a failed load', () => {
  it('is shown with a retry, without the texts of an empty project', async () => {
    const pedidas = abrir(new Estado(500, { codigo: 'fallo', mensaje: 'El servidor falló.' }));
    expect(await screen.findByText('No se pudo leer el proyecto.')).toBeDefined();
    expect(screen.queryByText('Todavía no hay pruebas guardadas.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(pedidas).toEqual([ruta, ruta]);
  });
});
