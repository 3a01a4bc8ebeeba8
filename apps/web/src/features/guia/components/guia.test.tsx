import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';

import { montar } from '../../../testing/montar.tsx';
import { leerGuia } from '../conversion/leer-guia.ts';
import { Guia } from './guia.tsx';

const texto = `# Guía de Mantenible

Vea \`/teoria\` o \`npm start\`.

## Su primera hora

![Lista de proyectos](imagenes/proyectos.webp)

Siga en [otro sitio](#qué-significa-el-grado).

## Para estudiantes

### Qué significa el grado

| Qué dice | Qué hacer |
| -------- | --------- |
| No sirve | Corríjalo |

| Servidor | Dónde | Permiso |
| -------- | ----- | ------- |
| GitLab   | Allí  | Leer    |
`;
const imagenes = { 'imagenes/proyectos.webp': { src: '/a.webp', ancho: 1280, alto: 800 } };
const alVer = vi.fn();

beforeEach(() => {
  alVer.mockReset();
  Element.prototype.scrollIntoView = alVer;
});

const abrir = (url = '/guia', estrecha = false) =>
  montar(<Guia guia={{ ...leerGuia(texto), imagenes }} />, { patron: '/guia', url, estrecha });

const indice = () => within(screen.getByRole('navigation', { name: 'En esta guía' }));
const encabezado = (name: string) => screen.getByRole('heading', { name });

it('shows the guide with its pictures, tables and links to pages of the product', () => {
  abrir();
  expect(document.title).toBe('Guía · Mantenible');
  expect(screen.getByRole('link', { name: '/teoria' }).getAttribute('href')).toBe('/teoria');
  expect(screen.getByText('npm start').closest('a')).toBeNull();
  const imagen = within(screen.getByRole('figure')).getByRole('img');
  expect(['src', 'width', 'height', 'loading'].map((nombre) => imagen.getAttribute(nombre))).toEqual([
    '/a.webp',
    '1280',
    '800',
    'lazy',
  ]);
  expect(screen.getAllByRole('table')).toHaveLength(2);
  expect(screen.getByRole('group').getAttribute('aria-label')).toBe('Tabla: Qué significa el grado');
  expect(alVer).not.toHaveBeenCalled();
});

it('leads from the table of contents and from the text to a heading, which takes the focus', async () => {
  abrir();
  await userEvent.click(indice().getByRole('link', { name: 'Para estudiantes' }));
  expect(document.activeElement).toBe(encabezado('Para estudiantes'));
  await userEvent.click(screen.getByRole('link', { name: 'otro sitio' }));
  expect(document.activeElement).toBe(encabezado('Qué significa el grado'));
  expect(alVer).toHaveBeenCalledTimes(2);
});

it.each(['/guia#qué-significa-el-grado', '/guia#qu%C3%A9-significa-el-grado'])(
  'opens %s at its heading',
  (url) => {
    abrir(url);
    expect(document.activeElement).toBe(encabezado('Qué significa el grado'));
    expect(alVer).toHaveBeenCalledOnce();
  },
);

it.each(['/guia#nada', '/guia#%'])('opens %s at its beginning', (url) => {
  abrir(url);
  expect(alVer).not.toHaveBeenCalled();
});

it('finds a heading by the words below it, without accents, and keeps the search', async () => {
  abrir();
  const buscar = screen.getByRole('searchbox', { name: 'Buscar en la guía' });
  await userEvent.type(buscar, 'corrijalo');
  expect(screen.getByText('1 de 3 apartados')).toBeDefined();
  const [unico, ...mas] = indice().getAllByRole('link');
  expect([unico?.textContent, mas.length]).toEqual(['Qué significa el grado', 0]);
  await userEvent.click(indice().getByRole('link'));
  expect(screen.getByText('1 de 3 apartados')).toBeDefined();
  await userEvent.type(buscar, 'zz');
  expect(screen.getByText('Ningún apartado contiene lo que busca.')).toBeDefined();
});

it('folds the table of contents on a telephone until a search opens it', async () => {
  abrir('/guia', true);
  const plegado = screen.getByText('Apartados de la guía').closest('details');
  expect(plegado?.open).toBe(false);
  await userEvent.type(screen.getByRole('searchbox'), 'proyectos');
  expect(screen.queryByText('Apartados de la guía')).toBeNull();
  expect(indice().getAllByRole('link')).toHaveLength(1);
});
