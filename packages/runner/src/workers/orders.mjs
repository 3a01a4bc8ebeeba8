import { escribirMarco } from './frames.mjs';

/** What is said to a launcher of one of its programs. */
export const orden = /** @type {const} */ ({ lanzar: 0, entrada: 1, terminar: 2, matar: 3 });

/** What it says beside the numbers of the channels that it has read from. */
export const acabado = 0;

/** What goes to a program travels in pieces of so many bytes. */
export const maximoEntrada = 64 * 1024;

/** Longer than any piece that is read from a program or goes to one. */
export const maximoOrden = 1024 * 1024;

/**
 * One message about one program: what kind of message, which program, and what there is to say.
 * @param {number} tipo
 * @param {number} programa
 * @param {Uint8Array} [cuerpo]
 */
export function escribirOrden(tipo, programa, cuerpo = Buffer.alloc(0)) {
  const cabeza = Buffer.allocUnsafe(5);
  cabeza.writeUInt8(tipo);
  cabeza.writeUInt32BE(programa, 1);
  return escribirMarco(cabeza, cuerpo);
}

/** @param {Buffer} marco */
export const leerOrden = (marco) => ({
  tipo: marco.readUInt8(),
  programa: marco.readUInt32BE(1),
  cuerpo: marco.subarray(5),
});
