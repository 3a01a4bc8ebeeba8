import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { readZip } from '../read-zip.ts';
import { zip } from '../write-zip.ts';

/** The workbook with the text of one of its files changed; a change without effect fails. */
export function changeWorkbook(
  bytes: Buffer,
  file: string,
  change: (text: string) => string,
): Promise<Buffer> {
  const files = readZip(bytes, { maxEntries: 100, maxUnpacked: 10_000_000 });
  const entries = [...files].map(([name, content]) => ({ name, text: [content.read().toString()] }));
  const changed = entries.find(({ name }) => name === file);
  const text = changed?.text[0] ?? '';
  const after = change(text);
  if (after === text) throw new Error(`nothing changed in ${file}`);
  changed?.text.splice(0, 1, after);
  return buffer(Readable.from(zip(entries)));
}
