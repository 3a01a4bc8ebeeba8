import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

/** One file of an archive, whose text is made while it is written. */
export interface ZipEntry {
  readonly name: string;
  readonly text: Iterable<string> | AsyncIterable<string>;
}

/** Sizes of an entry that has been written. */
interface Written {
  readonly name: Buffer;
  readonly offset: number;
  readonly crc: number;
  readonly packed: number;
  readonly unpacked: number;
}

const deflated = 8;
/** Sizes stand after the data, names are UTF-8. */
const flags = 0x0808;
/** 1 January 1980: equal contents give equal archives. */
const date = 0x0021;

/** Bytes of a ZIP archive in the order of its entries; holds one chunk at a time. The archive stays below 4 GB. */
export async function* zip(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for await (const { name: text, text: parts } of entries) {
    const name = Buffer.from(text);
    const head = localHeader(name);
    yield head;
    const sizes = { crc: 0, packed: 0, unpacked: 0 };
    for await (const chunk of deflate(parts, sizes)) {
      sizes.packed += chunk.length;
      yield chunk;
    }
    const end = descriptor(sizes);
    yield end;
    written.push({ name, offset, ...sizes });
    offset += head.length + sizes.packed + end.length;
  }
  const directory = Buffer.concat(written.map(directoryEntry));
  yield directory;
  yield endOfDirectory(written.length, directory.length, offset);
}

/** Packs the text and counts it in `sizes`; a failure of the text is thrown. */
function deflate(parts: ZipEntry['text'], sizes: { crc: number; unpacked: number }): AsyncIterable<Buffer> {
  const packer = createDeflateRaw();
  // The packer is destroyed with the failure, which its reader then gets.
  pipeline(Readable.from(counted(parts, sizes)), packer).catch(() => undefined);
  return packer;
}

/** Characters of one chunk for the packer: rows are far shorter. */
const chunkLength = 65_536;

async function* counted(
  parts: ZipEntry['text'],
  sizes: { crc: number; unpacked: number },
): AsyncGenerator<Buffer> {
  let text = '';
  const take = () => {
    const bytes = Buffer.from(text);
    text = '';
    sizes.crc = crc32(bytes, sizes.crc);
    sizes.unpacked += bytes.length;
    return bytes;
  };
  for await (const part of parts) {
    text += part;
    if (text.length >= chunkLength) yield take();
  }
  yield take();
}

function fields(...values: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  const bytes = Buffer.alloc(values.reduce((sum, [, size]) => sum + size, 0));
  let at = 0;
  for (const [value, size] of values) at = bytes.writeUIntLE(value, at, size);
  return bytes;
}

function localHeader(name: Buffer): Buffer {
  const head = fields(
    [0x04_03_4b_50, 4],
    [20, 2],
    [flags, 2],
    [deflated, 2],
    [0, 2],
    [date, 2],
    [0, 4],
    [0, 4],
    [0, 4],
    [name.length, 2],
    [0, 2],
  );
  return Buffer.concat([head, name]);
}

function descriptor({ crc, packed, unpacked }: Pick<Written, 'crc' | 'packed' | 'unpacked'>): Buffer {
  return fields([0x08_07_4b_50, 4], [crc, 4], [packed, 4], [unpacked, 4]);
}

function directoryEntry({ name, offset, crc, packed, unpacked }: Written): Buffer {
  const head = fields(
    [0x02_01_4b_50, 4],
    [20, 2],
    [20, 2],
    [flags, 2],
    [deflated, 2],
    [0, 2],
    [date, 2],
    [crc, 4],
    [packed, 4],
    [unpacked, 4],
    [name.length, 2],
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 4],
    [offset, 4],
  );
  return Buffer.concat([head, name]);
}

function endOfDirectory(entries: number, size: number, offset: number): Buffer {
  return fields(
    [0x06_05_4b_50, 4],
    [0, 2],
    [0, 2],
    [entries, 2],
    [entries, 2],
    [size, 4],
    [offset, 4],
    [0, 2],
  );
}
