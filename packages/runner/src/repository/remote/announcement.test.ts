import { describe, expect, it } from 'vitest';

import { leerAnuncio } from './announcement.ts';

describe("git's advertisement", () => {
  const linea = (texto: string): string => (texto.length + 4).toString(16).padStart(4, '0') + texto;
  const cabecera = `${linea('# service=git-upload-pack\n')}0000`;
  const oid = 'a'.repeat(40);
  const leer = (texto: string) => leerAnuncio(Buffer.from(texto, 'latin1'));

  it('names branches, not tags', () => {
    const cuerpo = `${cabecera}${linea(`${oid} HEAD\0multi_ack`)}${linea(`${oid} refs/heads/a/b\n`)}${linea(`${oid} refs/tags/v1\n`)}0000`;
    expect(leer(cuerpo)).toEqual({ ramas: new Map([['a/b', oid]]), principal: null });
  });

  it('names the main branch where it exists', () => {
    const con = (cabeza: string) =>
      leer(
        `${cabecera}${linea(`${oid} HEAD\0thin-pack symref=HEAD:${cabeza} agent=git/2`)}${linea(`${oid} refs/heads/uno\n`)}0000`,
      )?.principal;
    expect([con('refs/heads/uno'), con('refs/heads/dos'), con('refs/tags/uno')]).toEqual(['uno', null, null]);
  });

  it('names nothing of an empty repository', () => {
    const vacio = `${cabecera}${linea(`${'0'.repeat(40)} capabilities^{}\0agent=git/2\n`)}0000`;
    expect(leer(vacio)).toEqual({ ramas: new Map(), principal: null });
  });

  it('is read in time that grows with its length alone', () => {
    const relleno = '\0 '.repeat(32_000);
    const lineas = linea(`${oid} HEAD\0${relleno}`) + linea(`${oid} ${relleno}`).repeat(10);
    expect(leer(cabecera + lineas)).toEqual({ ramas: new Map(), principal: null });
  });

  it('is cut off without harm', () => {
    const cuerpo = `${cabecera}${linea(`${oid} refs/heads/a\n`)}${linea(`${oid} refs/heads/b\n`).slice(0, 20)}`;
    expect(leer(cuerpo)?.ramas).toEqual(new Map([['a', oid]]));
  });

  it.each(['', '<html>', 'zzzz', '0000', '0001', linea('otra cosa\n'), 'ffff'])('is not %j', (texto) => {
    expect(leer(texto)).toBeNull();
  });
});
