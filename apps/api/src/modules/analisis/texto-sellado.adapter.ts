import { packText, unpackText } from '@mantenible/runner/packed-text';

import { lugarDeTexto } from '../../secrets/lugar-de-texto.ts';
import type { CofreTextos, TextoSellado } from './textos.port.ts';

/** Compresses an analysed text, then encrypts it: it decrypts only for this analysis and path. */
export async function sellar(
  cofre: CofreTextos,
  analisisId: string,
  ruta: string,
  texto: string,
): Promise<TextoSellado> {
  return cofre.encrypt(await packText(texto), lugarDeTexto(analisisId, ruta));
}

/** Encrypts a stored text of one analysis again for another one. @throws Error when the stored text is damaged. */
export function volverASellar(
  cofre: CofreTextos,
  [deAnalisis, aAnalisis]: readonly [string, string],
  ruta: string,
  { cifrado, clave }: TextoSellado,
): TextoSellado {
  const paquete = cofre.decrypt(cifrado, clave, lugarDeTexto(deAnalisis, ruta));
  return cofre.encrypt(paquete, lugarDeTexto(aAnalisis, ruta));
}

/** Decrypts and decompresses a stored text. @throws Error when it is damaged. */
export function abrirSello(
  cofre: CofreTextos,
  analisisId: string,
  ruta: string,
  { cifrado, clave }: TextoSellado,
): Promise<string> {
  return unpackText(cofre.decrypt(cifrado, clave, lugarDeTexto(analisisId, ruta)));
}
