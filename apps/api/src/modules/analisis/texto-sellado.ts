import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

import type { CofreTextos, TextoSellado } from './analisis.port.ts';
import { lugarDeTexto } from './lugar-de-texto.ts';

const comprimir = promisify(gzip);
const descomprimir = promisify(gunzip);

/** An analysed text as it is kept: compressed, then encrypted and bound to its analysis and path. */
export async function sellar(
  cofre: CofreTextos,
  analisisId: string,
  ruta: string,
  texto: string,
): Promise<TextoSellado> {
  return cofre.encrypt(await empaquetar(texto), lugarDeTexto(analisisId, ruta));
}

/** The same text, bound to another analysis. @throws Error when it is not what was kept there. */
export function volverASellar(
  cofre: CofreTextos,
  [deAnalisis, aAnalisis]: readonly [string, string],
  ruta: string,
  { cifrado, clave }: TextoSellado,
): TextoSellado {
  const paquete = cofre.decrypt(cifrado, clave, lugarDeTexto(deAnalisis, ruta));
  return cofre.encrypt(paquete, lugarDeTexto(aAnalisis, ruta));
}

/** @throws Error when it is not what was kept there. */
export function abrir(
  cofre: CofreTextos,
  analisisId: string,
  ruta: string,
  { cifrado, clave }: TextoSellado,
): Promise<string> {
  return desempaquetar(cofre.decrypt(cifrado, clave, lugarDeTexto(analisisId, ruta)));
}

/** Characters up to which a smaller window compresses no worse. */
const corto = 4096;

/** Compressed, in base64: plain text for any database. */
export async function empaquetar(texto: string): Promise<string> {
  // zlib takes 270 kB and an answer of 16 kB for each text, however short, and a project has thousands.
  const opciones = texto.length > corto ? {} : { windowBits: 12, memLevel: 4, chunkSize: 1024 };
  return (await comprimir(texto, opciones)).toString('base64');
}

export async function desempaquetar(paquete: string): Promise<string> {
  return (await descomprimir(Buffer.from(paquete, 'base64'))).toString('utf8');
}
