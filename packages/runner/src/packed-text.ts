import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Characters of a text up to which zlib compresses as well with a smaller window. */
const shortTextChars = 4096;

/** Compresses a text to base64, which every database stores as text. */
export async function packText(text: string): Promise<string> {
  // zlib allocates 270 kB and a result of 16 kB for every text, and a project has thousands of short texts.
  const options = text.length > shortTextChars ? {} : { windowBits: 12, memLevel: 4, chunkSize: 1024 };
  return (await compress(text, options)).toString('base64');
}

/** The text that `packText` compressed. @throws Error for any other input. */
export async function unpackText(packed: string): Promise<string> {
  return (await decompress(Buffer.from(packed, 'base64'))).toString('utf8');
}
