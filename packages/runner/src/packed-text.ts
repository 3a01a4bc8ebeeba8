import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Characters up to which a smaller window compresses no worse. */
const short = 4096;

/** Compresses a text to base64, which every database stores as text. */
export async function packText(text: string): Promise<string> {
  // zlib allocates 270 kB and a result of 16 kB for every text, and a project has thousands of short texts.
  const options = text.length > short ? {} : { windowBits: 12, memLevel: 4, chunkSize: 1024 };
  return (await compress(text, options)).toString('base64');
}

/** @throws Error unless `packText` made it. */
export async function unpackText(packed: string): Promise<string> {
  return (await decompress(Buffer.from(packed, 'base64'))).toString('utf8');
}
