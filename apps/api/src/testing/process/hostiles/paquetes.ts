import { randomBytes } from 'node:crypto';
import { constants, deflateRawSync, deflateSync } from 'node:zlib';

/** Length and content, as git's protocol frames a line. */
export const linea = (contenido: string | Buffer): Buffer =>
  Buffer.concat([
    Buffer.from((Buffer.byteLength(contenido) + 4).toString(16).padStart(4, '0')),
    Buffer.from(contenido),
  ]);

/** A frame of the side band: 1 carries the pack, 2 messages of the remote. */
export const deBanda = (banda: 1 | 2, contenido: string | Buffer): Buffer =>
  linea(Buffer.concat([Buffer.from([banda]), Buffer.from(contenido)]));

function cabeceraDePaquete(objetos: number): Buffer {
  const cabecera = Buffer.from('PACK\0\0\0\x02\0\0\0\0', 'latin1');
  cabecera.writeUInt32BE(objetos, 8);
  return cabecera;
}

/** Pack header of a compressed blob of this size. */
function cabeceraDeBlob(bytes: number): Buffer {
  const cifras = [(3 << 4) | (bytes % 16)];
  for (let resto = Math.floor(bytes / 16); resto > 0; resto = Math.floor(resto / 128)) {
    cifras[cifras.length - 1] = (cifras.at(-1) ?? 0) | 0x80;
    cifras.push(resto % 128);
  }
  return Buffer.from(cifras);
}

/** A pack of one blob of 40 GB of zeros by its header, in 40 MB of stream. */
export function* deCeros(): Generator<Buffer> {
  const bytes = 16 * 1024 * 1024;
  const trozo = deflateRawSync(Buffer.alloc(bytes), { finishFlush: constants.Z_FULL_FLUSH });
  const total = 40 * 1024 ** 3;
  yield Buffer.concat([cabeceraDePaquete(1), cabeceraDeBlob(total), Buffer.from([0x78, 0x01])]);
  for (let hechos = 0; hechos < total; hechos += bytes) yield trozo;
}

/** A pack with an endless series of blobs. */
export function* sinFin(): Generator<Buffer> {
  const bytes = 32 * 1024;
  const blob = Buffer.concat([cabeceraDeBlob(bytes), deflateSync(randomBytes(bytes))]);
  yield cabeceraDePaquete(1_000_000);
  for (;;) yield blob;
}
