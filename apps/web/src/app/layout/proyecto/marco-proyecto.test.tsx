import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MantineProvider } from '@mantine/core';
import { idEjemplo } from '@mantenible/domain/acceso';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';

import { config } from '../../../lib/config.ts';
import { paths } from '../../../lib/paths.ts';
import { conSesion, dentro } from '../../../testing/con-sesion.ts';
import { conRed, Estado, sinContestar, type Respuestas } from '../../../testing/montar.tsx';
import { Pagina } from '../../../ui/pagina/index.ts';
import { MarcoProyecto } from './marco-proyecto.tsx';

const id = '0198a3c0-0000-7000-8000-00000000000b';
const otro = '0198a3c0-0000-7000-8000-00000000000c';
const leer = `GET /proyectos/${id}`;
const proyecto = {
  _id: id,
  nombre: 'Tienda',
  link: 'https://github.com/a/b',
  branch: 'main',
  idPersona: 'sub-ana',
  clave: 'tienda',
  cifras: { grado: 76.8, cambios: [], prueba: { tipo: 'singleMetrica', promedio: 60.42 } },
};
const deEva = { ...proyecto, propietario: { nombre: 'Eva Gil', usuario: 'eva' } };
const prueba = `GET /respuestas/una/${otro}`;
const guardada = {
  _id: otro,
  proyecto: { _id: id, nombre: 'Tienda' },
  nombre: 'Primera',
  tipo: 'allMetricas',
  creado: '2026-01-01T00:00:00.000Z',
};

/** Renders the frame around every page of a project, each of which is its title alone. */
function abrir(url: string, respuestas: Respuestas = { [leer]: proyecto }, state: unknown = null) {
  const pedidas = conRed(respuestas);
  const children = Object.values(paths).map(({ pattern }) => ({
    path: pattern,
    element: <Pagina titulo={`Página de ${pattern}`}>{null}</Pagina>,
  }));
  const [pathname = '', search = ''] = url.split('?');
  const router = createMemoryRouter([{ element: <MarcoProyecto />, children }], {
    initialEntries: [{ pathname, search, state }],
  });
  const cliente = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={cliente}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { pedidas, router };
}
const fila = (name: string) => {
  const nav = screen.queryByRole('navigation', { name });
  return nav === null ? [] : within(nav).getAllByRole('link');
};
const marcadas = (name: string) =>
  fila(name)
    .filter((enlace) => enlace.hasAttribute('aria-current'))
    .map((enlace) => `${enlace.textContent} ${enlace.getAttribute('aria-current')}`);
const datos = () => screen.getByRole('list', { name: 'Datos del proyecto' }).textContent;
const menu = () => screen.findByRole('button', { name: 'Más acciones del proyecto' });

describe('the degree in the frame of a project', () => {
  it('is named as of another scope after a change', async () => {
    const cifras = { ...proyecto.cifras, cambios: ['alcance'] };
    abrir(`/proyecto/${id}`, { [leer]: { ...proyecto, cifras } });
    await waitFor(() => {
      expect(datos()).toMatch(/Grado 76,80\s% \(con otro alcance\)/u);
    });
  });
});

describe('the tabs of a project', () => {
  it.each([
    [paths.proyecto.href({ id }), 'Resumen page', []],
    [paths.repositorio.href({ id }), 'Pruebas page', ['Repositorio page']],
    [paths.planificacion.href({ id }), 'Pruebas true', ['Planificar page']],
    [paths.compararPruebas.href({ id }), 'Pruebas true', ['Comparar page']],
    [paths.pruebaMetricas.href({ id }), 'Pruebas true', ['Planificar true']],
    [paths.pruebaMetrica.href({ id: otro, id2: id, id3: 1 }), 'Pruebas true', ['Planificar true']],
    [paths.seleccionMetricas.href({ id: otro, id2: id }), 'Pruebas true', ['Repositorio true']],
    [paths.analisis.href({ id }), 'Análisis page', ['Resultado page']],
    [paths.puntosCriticos.href({ id }), 'Análisis true', ['Puntos críticos page']],
    [paths.pasado.href({ id }), 'Análisis true', ['Historia page']],
    [paths.compararAnalisis.href({ id }), 'Análisis true', ['Comparar page']],
    [paths.instrucciones.href({ id }), 'Análisis true', []],
    [paths.alcance.href({ id }), 'Análisis true', []],
    [paths.mejora.href({ id }), 'Plan page', []],
  ])('mark %s in both rows', async (url, pestana, paginas) => {
    abrir(url);
    await menu();
    expect(marcadas('Páginas del proyecto')).toEqual([pestana]);
    expect([...marcadas('Páginas de Pruebas'), ...marcadas('Páginas de Análisis')]).toEqual(paginas);
  });

  it('lead from any page to any other in two presses', async () => {
    const { router } = abrir(paths.pasado.href({ id }));
    expect(fila('Páginas del proyecto').map((uno) => uno.getAttribute('href'))).toEqual([
      `/proyecto/${id}`,
      `/projectresponses/${id}`,
      `/sonarqube/${id}`,
      `/mejora/${id}`,
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'Pruebas' }));
    await userEvent.click(screen.getByRole('link', { name: 'Planificar' }));
    expect(router.state.location.pathname).toBe(`/pruebas/${id}`);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('have one row for analyses of a scanning service, which are neither compared nor followed', async () => {
    Object.assign(config, { escaneo: 'sonarqube' });
    abrir(paths.analisis.href({ id }));
    await menu();
    expect(fila('Páginas de Análisis')).toEqual([]);
  });

  it.each([
    ['while the project loads', sinContestar],
    ['of a project that cannot be read', new Estado(404, { codigo: 'no-encontrado', mensaje: 'No.' })],
  ])('lead on %s', async (_cuando, respuesta) => {
    abrir(paths.mejora.href({ id }), { [leer]: respuesta });
    expect(await screen.findByText('Proyecto')).toBeDefined();
    expect(fila('Páginas del proyecto')).toHaveLength(4);
    expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
  });
});

describe('the frame of a project', () => {
  it('names the project with branch, link and newest figures, and the window after page and project', async () => {
    abrir(paths.mejora.href({ id }));
    await menu();
    expect(screen.getByText('Tienda')).toBeDefined();
    expect(datos()).toMatch(
      /^ ?Rama mainhttps:\/\/github.com\/a\/b ?Grado 76,80\s% ?Prueba 60,42\s% \(una métrica\)$/u,
    );
    expect(document.title).toBe('Página de /mejora/:id · Tienda · Mantenible');
    expect(screen.getByRole('link', { name: 'Ir a Proyectos' }).getAttribute('href')).toBe(
      '/lista_proyectos',
    );
    expect(screen.queryByText(/^Proyecto de/)).toBeNull();
  });

  it('has no figure without results', async () => {
    const cifras = { grado: null, cambios: [], prueba: null };
    abrir(paths.mejora.href({ id }), { [leer]: { ...proyecto, cifras } });
    await menu();
    expect(datos()).toMatch(/github.com\/a\/b$/u);
  });

  it('reads the project once for each page', async () => {
    const { pedidas } = abrir(paths.mejora.href({ id }));
    await menu();
    expect(pedidas).toEqual([leer]);
    await userEvent.click(screen.getByRole('link', { name: 'Resumen' }));
    expect(pedidas).toEqual([leer, leer]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'no es un enlace'])(
    'shows the link %s as text that leads nowhere',
    async (link) => {
      abrir(paths.mejora.href({ id }), { [leer]: { ...proyecto, link } });
      await menu();
      expect(screen.getByText(link, { exact: false })).toBeDefined();
      const destinos = screen.getAllByRole('link').map((uno) => uno.getAttribute('href') ?? '');
      expect(destinos.filter((destino) => destino.includes(link))).toEqual([]);
    },
  );
});

describe('the frame of a report', () => {
  it('has the project of its data, and marks the tests', async () => {
    abrir(paths.calculo.href({ id: otro }), { [leer]: proyecto, [prueba]: guardada });
    expect(fila('Páginas del proyecto')).toEqual([]);
    await menu();
    expect(marcadas('Páginas del proyecto')).toEqual(['Pruebas true']);
    expect(marcadas('Páginas de Pruebas')).toEqual(['Repositorio true']);
  });

  it('has the project of the link that led there, also where the test cannot be read', async () => {
    abrir(paths.calculo.href({ id: otro }), { [leer]: proyecto }, { proyectoId: id });
    await menu();
    expect(marcadas('Páginas del proyecto')).toEqual(['Pruebas true']);
  });

  it('has the way back alone where no project is known', async () => {
    const { pedidas } = abrir(paths.calculo.href({ id: otro }), { [prueba]: sinContestar });
    expect(screen.getByRole('link', { name: 'Ir a Proyectos' })).toBeDefined();
    expect(fila('Páginas del proyecto')).toEqual([]);
    await waitFor(() => {
      expect(pedidas).toEqual([prueba]);
    });
  });
});

describe('another person’s project', () => {
  it('names its owner once, is neither planned nor edited, and leads back to the list of others', async () => {
    conSesion(dentro('admin'));
    abrir(paths.repositorio.href({ id }), { [leer]: deEva });
    expect((await screen.findByText(/^Proyecto de/)).textContent).toBe(
      'Proyecto de Eva Gil (eva). Solo puede consultarlo.',
    );
    expect(fila('Páginas de Pruebas').map(({ textContent }) => textContent)).toEqual([
      'Repositorio',
      'Comparar',
    ]);
    expect(screen.getByRole('link', { name: 'Ir a Proyectos' }).getAttribute('href')).toBe(
      '/lista_proyectos?de=otras',
    );
    await userEvent.click(await menu());
    expect(screen.queryByRole('link', { name: 'Editar' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Instrucciones' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Eliminar' })).toBeDefined();
  });

  it('is not deleted by a lecturer', async () => {
    conSesion(dentro('docente'));
    abrir(paths.repositorio.href({ id }), { [leer]: deEva });
    await screen.findByText(/^Proyecto de/);
    await userEvent.click(await menu());
    expect(screen.getByRole('link', { name: 'Instrucciones' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Eliminar' })).toBeNull();
  });
});

it('the solved example has a notice in the place of an owner’s name, and no action', async () => {
  const ejemplo = {
    ...proyecto,
    _id: idEjemplo,
    link: 'https://mantenible.example/a.git',
    propietario: { nombre: 'Ejemplo resuelto', usuario: null },
  };
  abrir(paths.repositorio.href({ id: idEjemplo }), {
    [`GET /proyectos/${idEjemplo}`]: ejemplo,
    'GET /ejemplo': { proyecto: idEjemplo, visible: true },
  });
  expect((await screen.findByText(/^Ejemplo resuelto:/)).textContent).toMatch(/Solo puede consultarlo\.$/u);
  expect(screen.queryByText(/^Proyecto de/)).toBeNull();
  expect(fila('Páginas de Pruebas').map(({ textContent }) => textContent)).toEqual([
    'Repositorio',
    'Comparar',
  ]);
  expect(screen.queryByRole('button', { name: 'Más acciones del proyecto' })).toBeNull();
  expect(datos()).toContain('Repositorio incluido en Mantenible');
  expect(screen.getByRole('link', { name: 'Ir a Proyectos' }).getAttribute('href')).toBe('/lista_proyectos');
});

it('the notice of the hidden example names for whom it is hidden', async () => {
  abrir(paths.repositorio.href({ id: idEjemplo }), {
    [`GET /proyectos/${idEjemplo}`]: {
      ...proyecto,
      _id: idEjemplo,
      propietario: { nombre: 'Ejemplo resuelto', usuario: null },
    },
    'GET /ejemplo': { proyecto: idEjemplo, visible: false },
  });
  expect(await screen.findByText(/Está oculto para los estudiantes\.$/u)).toBeDefined();
});
