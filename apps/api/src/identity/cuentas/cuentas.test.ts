// seguridad: 44, password-hashes
import { describe, expect, it } from 'vitest';

import { claveCoincide, compararEnVano, esAnticuada, hashClave, hashClaveInicial } from './clave-hash.ts';
import { claveInicial } from './clave-inicial.ts';
import { motivoDeRechazo } from './politica-clave.ts';

const deScrypt = '$scrypt$ln=15,r=8,p=3$LOvN-NQOEhO0ivP6RhLVxA$mKCApzAFbkVbn2c7vgEF7sOhDP54EOCj_tnA8pAuhwI';

describe('a password’s hash', () => {
  it('contains its parameters and its own salt, and matches its password only', async () => {
    const [one, two] = await Promise.all([hashClave('una frase'), hashClave('una frase')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(two).not.toBe(one);
    expect(await claveCoincide('una frase', one)).toBe(true);
    expect(await claveCoincide('una frasE', one)).toBe(false);
  });
  it('is cheap for a random initial one, and still matches it only', async () => {
    const clave = claveInicial();
    const hash = await hashClaveInicial(clave);
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
    expect([await claveCoincide(clave, hash), await claveCoincide(claveInicial(), hash)]).toEqual([
      true,
      false,
    ]);
  });
  it('matches both Unicode forms of a letter', async () => {
    expect(await claveCoincide('contrase\u006E\u0303a', await hashClave('contraseña'))).toBe(true);
  });
  it('matches no password when it is damaged', async () => {
    const hash = await hashClave('una frase');
    for (const broken of ['', 'una frase', hash.slice(0, -2), hash.replace('argon2id', 'md5')]) {
      expect(await claveCoincide('una frase', broken)).toBe(false);
    }
  });
  it('matches no password for an unknown account', async () => {
    expect(await compararEnVano('una frase')).toBe(false);
  });
  it('is replaced when it is cheaper than today’s, unless it is an initial one', async () => {
    expect(esAnticuada(await hashClave('una frase'))).toBe(false);
    expect(esAnticuada(await hashClave('una frase', { m: 16, t: 1, p: 1 }))).toBe(true);
    expect(esAnticuada(await hashClaveInicial(claveInicial()))).toBe(false);
  });
  it('matches no password any more when scrypt made it, as in version 0.1', async () => {
    expect(await claveCoincide('una frase de antes', deScrypt)).toBe(false);
    expect(esAnticuada(deScrypt)).toBe(false);
  });
});

describe('a new password', () => {
  it.each(['una frase larga', 'correcto caballo', 'ñandú áéíó', '        12'])(
    'may be %j: there are no composition rules',
    async (clave) => {
      expect(await motivoDeRechazo(clave, 'ana')).toBeNull();
    },
  );
  it.each([
    ['corta12', 'al menos 8'],
    ['a'.repeat(201), 'no puede pasar de 200'],
    ['password', 'más usadas'],
    ['PassWord', 'más usadas'],
    ['Ana.Perez', 'nombre de usuario'],
  ])('may not be %s', async (clave, motivo) => {
    expect(await motivoDeRechazo(clave, 'ana.perez')).toContain(motivo);
  });
  it('is measured in letters, not in bytes', async () => {
    expect(await motivoDeRechazo('🙂🙂🙂🙂', 'ana')).toContain('al menos 8');
  });
});

it('initial passwords differ and contain no easily misread character', () => {
  const claves = Array.from({ length: 200 }, claveInicial);
  expect(new Set(claves).size).toBe(200);
  for (const clave of claves) expect(clave).toMatch(/^(?:[a-hjkmnp-z2-9]{4}-){6}[a-hjkmnp-z2-9]{4}$/);
});
