import { expect, it } from 'vitest';

import { secciones } from '../../../../lib/escaneo/analizado.ts';
import { seccionNombrada, seccionPedida } from './seccion-pedida.ts';

const pedida = (consulta: string, ancla = '', disponibles = secciones.slice()) =>
  seccionPedida(new URLSearchParams(consulta), ancla, disponibles);

it.each([
  ['', '', 'medidas'],
  ['seccion=historial', '', 'historial'],
  ['seccion=otra', '', 'medidas'],
  ['', '#guia-archivos', 'archivos'],
  ['seccion=medidas', '#guia-archivos', 'medidas'],
  ['vista=lista&archivo=src/a.js', '', 'incidencias'],
  ['archivos=lista', '', 'archivos'],
  ['medidas=subcaracteristicas', '', 'medidas'],
  ['seccion=archivos&vista=lista', '', 'archivos'],
])('the address ?%s%s asks for the section %s', (consulta, ancla, seccion) => {
  expect(pedida(consulta, ancla)).toBe(seccion);
});

it('a section that the analysis lacks gives the first one that it has', () => {
  expect(pedida('seccion=medidas', '', ['incidencias', 'archivos'])).toBe('incidencias');
  expect(pedida('seccion=medidas', '', [])).toBeNull();
});

it('filters name no section: they do not move a wide page', () => {
  expect(seccionNombrada(new URLSearchParams('vista=lista'), '')).toBeNull();
  expect(seccionNombrada(new URLSearchParams('seccion=archivos'), '')).toBe('archivos');
});
