import { textoDeArchivo, type Codificacion } from '@mantenible/wording/texto-de-archivo';
import { expect, test } from 'vitest';

const leer = (bytes: readonly number[], elegida: Codificacion | null = null) => {
  const archivo = Uint8Array.from(bytes);
  return textoDeArchivo(
    archivo,
    (codificacion, fatal) => new TextDecoder(codificacion, { fatal }).decode(archivo),
    elegida,
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
  expect(leer(bytes).texto).toBe(texto);
});

test.each<[string, number[], Codificacion, boolean]>([
  ['valid UTF-8', [0x4d, 0xc3, 0xb1], 'utf-8', false],
  ['a mark of UTF-16', [0xff, 0xfe, 0x4d, 0], 'utf-16', false],
  ['zero bytes without a mark', [0x4d, 0, 0xf1, 0], 'utf-16', true],
  ['a letter of Windows', [0x4d, 0xf1], 'windows-1252', true],
  ['a letter of Excel for Mac', [0x50, 0x96], 'macintosh', true],
])('%s: names the encoding, and whether it is a guess', (_que, bytes, codificacion, supuesta) => {
  expect(leer(bytes)).toMatchObject({ codificacion, supuesta });
});

test.each<[Codificacion, number[], string]>([
  ['windows-1252', [0x50, 0x96], 'P–'],
  ['macintosh', [0x50, 0xf1], 'PÒ'],
  ['utf-8', [0x50, 0xf1], 'P\uFFFD'],
  ['utf-16', [0x50, 0, 0xf1, 0], 'Pñ'],
  ['utf-16', [0, 0x50, 0, 0xf1], 'Pñ'],
])('a choice of %s wins over the guess', (elegida, bytes, texto) => {
  expect(leer(bytes, elegida)).toEqual({ texto, codificacion: elegida, supuesta: false });
});
