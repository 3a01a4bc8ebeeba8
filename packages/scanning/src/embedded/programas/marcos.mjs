/** A frame that says to be longer than its reader takes. */
export class MarcoExcesivo extends Error {
  /** @override */
  name = 'MarcoExcesivo';
}

/**
 * A frame of a stream: the length of its body in four bytes, then the body, which may be given in pieces.
 * @param {...Uint8Array} partes
 */
export function escribirMarco(...partes) {
  const cabeza = Buffer.allocUnsafe(4);
  cabeza.writeUInt32BE(partes.reduce((suma, { length }) => suma + length, 0));
  return Buffer.concat([cabeza, ...partes]);
}

/**
 * Cuts a stream into bodies; throws `MarcoExcesivo` at the first that says to be longer than `maximo` bytes.
 * @param {number} maximo
 * @param {(cuerpo: Buffer) => void} alLeer
 * @returns {(trozo: Buffer) => void}
 */
export function createLectorMarcos(maximo, alLeer) {
  /** @type {Buffer[]} */
  let trozos = [];
  let reunidos = 0;
  let faltan = 4;
  return (trozo) => {
    trozos.push(trozo);
    reunidos += trozo.length;
    while (reunidos >= faltan) {
      const todo = trozos.length === 1 && trozos[0] ? trozos[0] : Buffer.concat(trozos);
      const largo = todo.readUInt32BE(0);
      if (largo > maximo) throw new MarcoExcesivo('frame too long');
      faltan = 4 + largo;
      trozos = [todo];
      if (reunidos < faltan) return;
      alLeer(todo.subarray(4, faltan));
      trozos = [todo.subarray(faltan)];
      reunidos -= faltan;
      faltan = 4;
    }
  };
}
