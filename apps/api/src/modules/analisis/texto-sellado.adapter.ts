import { packText, unpackText } from '@mantenible/runner/packed-text';

import type { CofreTextos, TextoSellado } from './analisis.port.ts';
import { lugarDeTexto } from './lugar-de-texto.ts';

/** Compresses an analysed text, then encrypts it bound to its analysis and path. */
export async function sellar(
  cofre: CofreTextos,
  analisisId: string,
  ruta: string,
  texto: string,
): Promise<TextoSellado> {
  return cofre.encrypt(await packText(texto), lugarDeTexto(analisisId, ruta));
}

/** Binds the same text to another analysis. @throws Error when the stored text is damaged. */
export function volverASellar(
  cofre: CofreTextos,
  [deAnalisis, aAnalisis]: readonly [string, string],
  ruta: string,
  { cifrado, clave }: TextoSellado,
): TextoSellado {
  const paquete = cofre.decrypt(cifrado, clave, lugarDeTexto(deAnalisis, ruta));
  return cofre.encrypt(paquete, lugarDeTexto(aAnalisis, ruta));
}

/** @throws Error when the stored text is damaged. */
export function abrir(
  cofre: CofreTextos,
  analisisId: string,
  ruta: string,
  { cifrado, clave }: TextoSellado,
): Promise<string> {
  return unpackText(cofre.decrypt(cifrado, clave, lugarDeTexto(analisisId, ruta)));
}
