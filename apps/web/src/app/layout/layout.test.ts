import { expect, test } from 'vitest';

import { paths } from '../../lib/paths.ts';
import { describeError } from './describe-error.ts';
import { logosOf } from './logos.ts';
import { markOf, menuOf } from './menu.ts';

const institucion = { autor: null, director: null, universidad: null, anio: null, logotipos: [] };

const conTodo = { cuentasPropias: true, conCurso: false };
const grupos = (...[roles, opciones]: Parameters<typeof menuOf>) =>
  menuOf(roles, opciones).map((grupo) => grupo.map(({ texto }) => texto));

test('an admin sees projects, catalogue, installation and information as groups', () => {
  expect(grupos(['admin', 'estudiante'], { ...conTodo, cuentasPropias: false })).toEqual([
    ['Proyectos', 'Cursos'],
    ['Criterios ponderación', 'Pautas', 'Listas de verificación', 'Métricas', 'Subcaracterísticas'],
    ['Espacio', 'Auditoría'],
    ['Información'],
  ]);
});

test('an admin has the entry of the accounts with the embedded provider', () => {
  expect(grupos(['admin'], conTodo)[2]).toEqual(['Cuentas', 'Espacio', 'Auditoría']);
});

test('an estudiante sees projects and information, and a person without a role no entry', () => {
  expect(grupos(['estudiante'], conTodo)).toEqual([['Proyectos', 'Información']]);
  expect(menuOf([], conTodo)).toEqual([]);
});

test('a lecturer, and a student with a course, see courses', () => {
  const todas = ['Proyectos', 'Cursos', 'Información'];
  expect(grupos(['estudiante', 'docente'], conTodo)).toEqual([todas]);
  expect(grupos(['estudiante'], { ...conTodo, conCurso: true })).toEqual([todas]);
});

test.each([
  ['/cursos', 'Cursos', 'page'],
  ['/curso/1', 'Cursos', true],
  ['/curso/1/proyecto/2', 'Cursos', true],
  ['/unirse/ABCD2345', 'Cursos', true],
  ['/curso/1/entregas', 'Cursos', true],
  ['/entrega/1', 'Cursos', true],
  ['/lista_proyectos', 'Proyectos', 'page'],
  ['/editar_proyecto/1', 'Proyectos', true],
  ['/pruebas/1', 'Proyectos', true],
  ['/metricaresponse/1/2/3', 'Proyectos', true],
  ['/calculos/1', 'Proyectos', true],
  ['/sonarqube/instructions/1', 'Proyectos', true],
  ['/comparar_pruebas/1', 'Proyectos', true],
  ['/comparar_analisis/1', 'Proyectos', true],
  ['/mejora/1', 'Proyectos', true],
  ['/pasado/1', 'Proyectos', true],
  ['/crear_pauta', 'Pautas', true],
  ['/editar_listaVerificacion/1', 'Listas de verificación', true],
  ['/informacion', 'Información', 'page'],
  ['/guia', 'Información', true],
  ['/teoria', 'Información', true],
  ['/hoja_de_medicion', 'Información', true],
  ['/lista_en_blanco', 'Información', true],
  ['/laboratorio', 'Información', true],
  ['/reglas/javascript:S1128', 'Información', true],
])('at %s the menu marks %s alone', (pathname, texto, mark) => {
  const marked = menuOf(['admin'], conTodo)
    .flat()
    .flatMap((entry) => {
      const como = markOf(entry, pathname);
      return como === undefined ? [] : [[entry.texto, como]];
    });
  expect(marked).toEqual([[texto, mark]]);
});

test('without configured logos three neutral ones link to the landing page', () => {
  const logos = logosOf({ basePath: '/m', institucion });
  expect(logos.map(({ imagen, enlace }) => ({ imagen, enlace }))).toEqual(
    Array.from({ length: 3 }, () => ({ imagen: null, enlace: '/m/' })),
  );
});

test('configured logos come first', () => {
  const propio = { imagen: '/m/logos/1.svg', enlace: 'https://u.example/', texto: 'Universidad de Ejemplo' };
  const [first, second] = logosOf({ basePath: '', institucion: { ...institucion, logotipos: [propio] } });
  expect(first).toEqual({ neutral: 'universidad', ...propio });
  expect(second).toMatchObject({ imagen: null, enlace: '/' });
});

test('the error screen shows the message and never the stack', () => {
  const error = new Error('x is not a function');
  const { message, explanation } = describeError(error);
  expect(message).toBe('x is not a function');
  expect(explanation).toContain('error inesperado');
  expect(message + explanation).not.toContain('layout.test');
  expect(describeError({ secreto: 1 }).message).toBe('Unknown error');
});

test('a failed load of a part of the application has its own explanation', () => {
  const failed = 'Failed to fetch dynamically imported module: https://x.example/m/assets/a.js';
  expect(describeError(new TypeError(failed)).explanation).toContain('vuelva a cargar la página');
  expect(describeError(new Error(failed)).explanation).toContain('versión nueva');
});

test('each page belongs to an entry of the menu, but those that no entry leads to', () => {
  const entradas = menuOf(['admin', 'estudiante'], conTodo).flat();
  const sueltas = Object.values(paths).filter(({ pattern }) => {
    const pathname = pattern.replaceAll(/:\w+/gu, '1');
    return !entradas.some((una) => markOf(una, pathname) !== undefined);
  });
  expect(sueltas.map(({ pattern }) => pattern).toSorted()).toEqual(['/', '/avisos', '/compartido/:clave']);
});
