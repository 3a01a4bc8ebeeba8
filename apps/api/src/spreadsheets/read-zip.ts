import { inflateRawSync } from 'node:zlib';

import { unreadableWorkbook, workbookTooLarge } from './workbook-refusal.ts';

/** One file of an archive, which is unpacked when it is read. */
export interface ZippedFile {
  /** Its bytes; refused where the archive's files read until now exceed the limit together. */
  read(): Buffer;
}

export interface ZipLimits {
  readonly maxEntries: number;
  /** Bytes of all files that are read, unpacked. */
  readonly maxUnpacked: number;
}

const endSignature = 0x06_05_4b_50;
const entrySignature = 0x02_01_4b_50;
const localSignature = 0x04_03_4b_50;
const endLength = 22;
const maxComment = 65_535;

/**
 * Files of an archive by name. Sizes that the archive states are not trusted: the unpacker itself stops at the limit
 * (requisito: bounded-workbooks). Nothing is unpacked before it is read.
 */
export function readZip(
  bytes: Buffer,
  { maxEntries, maxUnpacked }: ZipLimits,
): ReadonlyMap<string, ZippedFile> {
  const end = endOfDirectory(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > maxEntries) throw workbookTooLarge();
  const budget = { left: maxUnpacked };
  const files = new Map<string, ZippedFile>();
  let at = bytes.readUInt32LE(end + 16);
  for (let i = 0; i < count; i += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entrySignature) throw unreadableWorkbook();
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field));
    const next = at + 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
    const name = bytes.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    // Two files of one name are read differently by different programs.
    if (files.has(name)) throw unreadableWorkbook();
    const entry = { bytes, at };
    files.set(name, { read: () => unpack(entry, budget) });
    at = next;
  }
  return files;
}

/** Offset of the record at the archive's end, before a comment. */
function endOfDirectory(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - endLength - maxComment);
  for (let at = bytes.length - endLength; at >= first; at -= 1)
    if (bytes.readUInt32LE(at) === endSignature) return at;
  throw unreadableWorkbook();
}

function unpack({ bytes, at }: { bytes: Buffer; at: number }, budget: { left: number }): Buffer {
  const encrypted = (bytes.readUInt16LE(at + 8) & 1) === 1;
  const method = bytes.readUInt16LE(at + 10);
  const [packed, local] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 42)];
  if (encrypted || local + 30 > bytes.length || bytes.readUInt32LE(local) !== localSignature)
    throw unreadableWorkbook();
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const data = bytes.subarray(start, start + packed);
  const content = method === 0 ? data : inflate(data, method, budget.left);
  if (content.length > budget.left) throw workbookTooLarge();
  budget.left -= content.length;
  return content;
}

function inflate(data: Buffer, method: number, limit: number): Buffer {
  if (method !== 8) throw unreadableWorkbook();
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(1, limit) });
  } catch (error) {
    throw tooLong(error) ? workbookTooLarge() : unreadableWorkbook();
  }
}

function tooLong(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
}
