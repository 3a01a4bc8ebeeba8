import { textoDeArchivo } from '@mantenible/wording/texto-de-archivo';
import { expect, test } from 'vitest';

const leer = (...bytes: number[]) => {
  const archivo = Uint8Array.from(bytes);
  return textoDeArchivo(archivo, (codificacion) =>
    new TextDecoder(codificacion, { fatal: codificacion === 'utf-8' }).decode(archivo),
  );
};
const ascii = (texto: string) => Array.from(texto, (letra) => letra.charCodeAt(0));

test.each([
  ['UTF-8', [0x4d, 0xc3, 0xb1], 'Mñ'],
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0x4d], 'M'],
  ['UTF-16 of Windows', [0xff, 0xfe, 0x4d, 0, 0xf1, 0], 'Mñ'],
  ['UTF-16 with its bytes swapped', [0xfe, 0xff, 0, 0x4d, 0, 0xf1], 'Mñ'],
  ['UTF-16 without a mark', [0x4d, 0, 0xf1, 0], 'Mñ'],
  ['windows-1252', [0x4d, 0xf1], 'Mñ'],
  ['Excel for Mac', [...ascii('Garc'), 0x92, ...ascii('a Pe'), 0x96, ...ascii('a')], 'García Peña'],
  ['an apostrophe of Windows', [...ascii('O'), 0x92, ...ascii('Brien')], 'O’Brien'],
  [
    'dashes of Windows',
    [...ascii('A '), 0x96, ...ascii(' Mu'), 0xf1, ...ascii('oz, N'), 0xfa],
    'A – Muñoz, Nú',
  ],
  ['lines of Excel for Mac', ascii('a,b\rc,d\r'), 'a,b\nc,d\n'],
  ['lines of Windows', ascii('a,b\r\nc,d\r\n'), 'a,b\r\nc,d\r\n'],
])('reads %s', (_que, bytes, texto) => {
  expect(leer(...bytes)).toBe(texto);
});
