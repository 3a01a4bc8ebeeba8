import { createLectorMarcos, escribirMarco } from '../programas/marcos.mjs';

/** A message between server and child: a frame of JSON. */
export const escribirTrama = (mensaje: unknown): Buffer =>
  escribirMarco(Buffer.from(JSON.stringify(mensaje), 'utf8'));

/** Cuts a stream into messages; throws `MarcoExcesivo` at the first that says to be longer than `maximo` bytes. */
export const createLectorTramas = (maximo: number, alLeer: (mensaje: unknown) => void) =>
  createLectorMarcos(maximo, (cuerpo) => {
    alLeer(JSON.parse(cuerpo.toString('utf8')));
  });
