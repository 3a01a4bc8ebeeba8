import { createLectorMarcos } from './frames.mjs';

/** A message between server and child: a frame of JSON, written once since it may hold a whole project. */
export function escribirTrama(mensaje: unknown): Buffer {
  const texto = JSON.stringify(mensaje);
  const trama = Buffer.allocUnsafeSlow(4 + Buffer.byteLength(texto));
  trama.writeUInt32BE(trama.length - 4);
  trama.write(texto, 4);
  return trama;
}

/** Cuts a stream into messages; throws `MarcoExcesivo` at the first that says to be longer than `maximo` bytes. */
export const createLectorTramas = (maximo: number, alLeer: (mensaje: unknown) => void) =>
  createLectorMarcos(maximo, (cuerpo) => {
    alLeer(JSON.parse(cuerpo.toString('utf8')));
  });
