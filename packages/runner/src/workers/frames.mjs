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
 * Cuts a stream into bodies; throws `MarcoExcesivo` at the first that says to be longer than `maximo` bytes. A body
 * that comes in several pieces is put together in one buffer, and nothing of it is kept once it is handed over.
 * @param {number} maximo
 * @param {(cuerpo: Buffer) => void} alLeer
 * @returns {(trozo: Buffer) => void}
 */
export function createLectorMarcos(maximo, alLeer) {
  const cabeza = Buffer.alloc(4);
  /** @type {Buffer | null} */
  let cuerpo = null;
  let reunidos = 0;
  const entregar = (/** @type {Buffer} */ entero) => {
    cuerpo = null;
    reunidos = 0;
    alLeer(entero);
  };
  /** The bytes of a piece that belong to the frame under way. @type {(trozo: Buffer, desde: number) => number} */
  const tomar = (trozo, desde) => {
    if (cuerpo === null) {
      const suyos = trozo.copy(cabeza, reunidos, desde);
      reunidos += suyos;
      if (reunidos < cabeza.length) return suyos;
      const largo = cabeza.readUInt32BE(0);
      if (largo > maximo) throw new MarcoExcesivo('frame too long');
      const entero = trozo.subarray(desde + suyos, desde + suyos + largo);
      if (entero.length === largo) {
        entregar(entero);
        return suyos + largo;
      }
      cuerpo = Buffer.allocUnsafeSlow(largo);
      reunidos = 0;
      return suyos;
    }
    const suyos = trozo.copy(cuerpo, reunidos, desde);
    reunidos += suyos;
    if (reunidos === cuerpo.length) entregar(cuerpo);
    return suyos;
  };
  return (trozo) => {
    for (let desde = 0; desde < trozo.length;) desde += tomar(trozo, desde);
  };
}
