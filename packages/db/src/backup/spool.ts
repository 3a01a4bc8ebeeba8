import { open, rm } from 'node:fs/promises';

import type { Fuente, ReadRow, Version } from './row-reads.ts';

/** Version and place in the file of a row that was read. */
interface SpooledRow {
  readonly xmin: string;
  readonly at: number;
  readonly bytes: number;
}

/** File of the rows that were read for a dump, until the snapshot decides which of them are current. */
export interface Spool {
  /** Returns the versions that are not in the file, and drops the rows that are not among `versions`. */
  missing(fuente: Fuente, versions: readonly Version[]): Version[];
  add(fuente: Fuente, rows: readonly ReadRow[]): Promise<void>;
  /** The values of each row of a table, as JSON. */
  rowsOf(fuente: Fuente): AsyncGenerator<string>;
  close(): Promise<void>;
}

export async function openSpool(file: string): Promise<Spool> {
  await rm(file, { force: true });
  const handle = await open(file, 'wx+', 0o600);
  const tables = new Map<string, Map<string, SpooledRow>>();
  const tableOf = ({ nombre }: Fuente) => {
    const known = tables.get(nombre) ?? new Map<string, SpooledRow>();
    tables.set(nombre, known);
    return known;
  };
  let end = 0;
  return {
    missing: (fuente, versions) => {
      const before = tableOf(fuente);
      const after = new Map<string, SpooledRow>();
      const missing: Version[] = [];
      for (const version of versions) {
        const name = JSON.stringify(version.clave);
        const row = before.get(name);
        if (row?.xmin === version.xmin) after.set(name, row);
        else missing.push(version);
      }
      tables.set(fuente.nombre, after);
      return missing;
    },
    add: async (fuente, rows) => {
      const texts = rows.map(({ clave, xmin, valores }) => {
        const text = Buffer.from(JSON.stringify(valores));
        tableOf(fuente).set(JSON.stringify(clave), { xmin, at: end, bytes: text.length });
        end += text.length;
        return text;
      });
      await handle.appendFile(Buffer.concat(texts));
    },
    rowsOf: async function* (fuente) {
      for (const { at, bytes } of tableOf(fuente).values()) {
        const { buffer } = await handle.read(Buffer.alloc(bytes), 0, bytes, at);
        yield buffer.toString();
      }
    },
    close: async () => {
      await handle.close();
      await rm(file, { force: true });
    },
  };
}
