import { describe, expect, it } from 'vitest';

import {
  avisoServicio,
  cuentaDeLink,
  direccionInicial,
  faltaEnPropiedades,
  servicioInicial,
} from './avisos.ts';
import { datosAnalisis } from './datos.fixture.ts';

const cloud = { url: 'https://sonarcloud.io', organizacion: 'mi-org' };
const server = { url: 'https://sonar.uni.es', organizacion: null };

describe('the service of this installation', () => {
  it.each([
    [cloud, 'cloud'],
    [server, 'server'],
    [null, 'cloud'],
  ])('%j is chosen first as %s', (propio, servicio) => {
    expect(servicioInicial(propio)).toBe(servicio);
  });

  it('fills its address in only for its own kind', () => {
    expect(direccionInicial(server, 'server')).toBe('https://sonar.uni.es');
    expect(direccionInicial(server, 'cloud')).toBe('');
    expect(direccionInicial(null, 'server')).toBe('');
  });

  it('has a notice when another one is chosen, and when none exists', () => {
    expect(avisoServicio(cloud, 'cloud')).toBeNull();
    expect(avisoServicio(cloud, 'server')).toContain('SonarQube Cloud (https://sonarcloud.io)');
    expect(avisoServicio(server, 'cloud')).toContain('SonarQube Server (https://sonar.uni.es)');
    expect(avisoServicio(null, 'server')).toContain('no está conectada a ningún servicio');
  });
});

describe('the missing values of the properties file', () => {
  it.each([
    [{}, null],
    [{ organizacion: '' }, 'Antes de copiar el archivo, escriba arriba la clave de la organización.'],
    [{ organizacion: '', servicio: 'server' }, null],
    [{ fuentes: ' ' }, 'Antes de copiar el archivo, escriba arriba las carpetas de código fuente.'],
    [
      { fuentes: '', organizacion: ' ' },
      'Antes de copiar el archivo, escriba arriba la clave de la organización y las carpetas de código fuente.',
    ],
  ] as const)('with %j: %s', (cambios, falta) => {
    expect(faltaEnPropiedades(datosAnalisis(cambios))).toBe(falta);
  });
});

it.each([
  ['https://github.com/ana/tienda', 'ana'],
  ['https://github.com', null],
  ['http://127.0.0.1:4101/ejemplo.git', null],
  ['no es un enlace', null],
])('the account of %s is %s', (link, cuenta) => {
  expect(cuentaDeLink(link)).toBe(cuenta);
});
