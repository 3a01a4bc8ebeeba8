import { describe, expect, it } from 'vitest';

import { claveCoincide, claveDeNadie, hashClave } from './clave-hash.ts';
import { claveInicial } from './clave-inicial.ts';
import type { Intentos } from './intentos.port.ts';
import { decidirIntento, demora } from './intentos.ts';
import { motivoDeRechazo } from './politica-clave.ts';

describe('a password’s hash', () => {
  it('names its parameters, has its own salt, and fits its password alone', async () => {
    const [one, two] = await Promise.all([hashClave('una frase'), hashClave('una frase')]);
    expect(one).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w-]{22}\$[\w-]{43}$/);
    expect(two).not.toBe(one);
    expect(await claveCoincide('una frase', one)).toBe(true);
    expect(await claveCoincide('una frasE', one)).toBe(false);
  });
  it('is the same for a letter written in two ways', async () => {
    expect(await claveCoincide('contrase\u006E\u0303a', await hashClave('contraseña'))).toBe(true);
  });
  it('fits nothing when it is damaged', async () => {
    const hash = await hashClave('una frase');
    for (const broken of ['', 'una frase', hash.slice(0, -2), hash.replace('scrypt', 'md5')]) {
      expect(await claveCoincide('una frase', broken)).toBe(false);
    }
  });
  it('of nobody fits nothing', async () => {
    expect(await claveDeNadie('una frase')).toBe(false);
  });
});

describe('a new password', () => {
  it.each(['una frase larga', 'correcto caballo', 'ñandú áéíó', '        12'])(
    'may be %j: nothing is said of its signs',
    (clave) => {
      expect(motivoDeRechazo(clave, 'ana')).toBeNull();
    },
  );
  it.each([
    ['corta12', 'al menos 8'],
    ['a'.repeat(201), 'no puede pasar de 200'],
    ['password', 'más usadas'],
    ['PassWord', 'más usadas'],
    ['Ana.Perez', 'nombre de usuario'],
  ])('may not be %s', (clave, motivo) => {
    expect(motivoDeRechazo(clave, 'ana.perez')).toContain(motivo);
  });
  it('counts letters, not bytes', () => {
    expect(motivoDeRechazo('🙂🙂🙂🙂', 'ana')).toContain('al menos 8');
  });
});

it('initial passwords differ and hold no sign that is easily misread', () => {
  const claves = Array.from({ length: 200 }, claveInicial);
  expect(new Set(claves).size).toBe(200);
  for (const clave of claves) expect(clave).toMatch(/^(?:[a-hjkmnp-z2-9]{4}-){6}[a-hjkmnp-z2-9]{4}$/);
});

describe('counting failed sign-ins', () => {
  const start = new Date('2026-05-04T10:00:00Z');
  const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
  const intentos = (fallos: number, last = 0): Intentos => ({ fallos, primero: start, ultimo: at(last) });

  it('makes the delay grow to a minute and no further', () => {
    expect([0, 9, 10, 11, 12, 15, 16, 17, 1000].map(demora)).toEqual([0, 0, 1, 2, 4, 32, 60, 60, 60]);
  });
  it('begins with the first', () => {
    expect(decidirIntento(null, start)).toEqual({ espera: 0, intentos: intentos(1) });
  });
  it('lets the tenth through at once and the eleventh after a second', () => {
    expect(decidirIntento(intentos(9), start)).toEqual({ espera: 0, intentos: intentos(10) });
    expect(decidirIntento(intentos(10), start)).toEqual({ espera: 1 });
    expect(decidirIntento(intentos(10), at(1))).toEqual({ espera: 0, intentos: intentos(11, 1) });
  });
  it('starts anew 10 minutes after the first of fewer than ten', () => {
    expect(decidirIntento(intentos(9, 599), at(599))).toMatchObject({ intentos: { fallos: 10 } });
    expect(decidirIntento(intentos(9, 599), at(600))).toMatchObject({
      intentos: { fallos: 1, primero: at(600) },
    });
  });
  it('goes on growing beyond 10 minutes, until 10 minutes are quiet', () => {
    expect(decidirIntento(intentos(12, 500), at(700))).toMatchObject({ intentos: { fallos: 13 } });
    expect(decidirIntento(intentos(12, 500), at(1100))).toMatchObject({ intentos: { fallos: 1 } });
  });
});
