// seguridad: database-faults
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { hecho, problema } from '@mantenible/contracts/comun';
import { pautas } from '@mantenible/contracts/pauta';
import { expect, onTestFinished, test } from 'vitest';

import { pautaDePrueba } from '../../apps/api/src/testing/catalogo-builder.ts';
import { startServerProcess, type ServerProcess } from '../../apps/api/src/testing/process/server-process.ts';
import { startCluster } from './support/cluster.ts';

/** A file system in memory of a fixed size, which stands for a disk; mounting it needs root. */
function smallDisk(megabytes: number): string {
  const folder = temporaryFolder();
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', folder]);
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder]);
  });
  return folder;
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mantenible-disco-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Fills what is left of the disk to the last byte; returns what frees it again. */
function fill(folder: string): () => void {
  const file = join(folder, 'relleno');
  const descriptor = openSync(file, 'w');
  for (const size of [1 << 20, 4096, 1]) {
    const block = Buffer.alloc(size);
    try {
      for (;;) writeSync(descriptor, block);
    } catch (error) {
      expect(error).toMatchObject({ code: 'ENOSPC' });
    }
  }
  closeSync(descriptor);
  return () => {
    rmSync(file);
  };
}

const engines = {
  'the embedded database': async (): Promise<[string, ServerProcess]> => {
    const disk = smallDisk(200);
    return [disk, await startServerProcess({ DATA_DIR: disk })];
  },
  // With its log elsewhere: PostgreSQL itself stops when it cannot write that.
  PostgreSQL: async () => {
    const disk = smallDisk(100);
    const cluster = await startCluster(disk, temporaryFolder());
    onTestFinished(() => cluster.stop());
    return [disk, await startServerProcess({ DATABASE_URL: cluster.url })];
  },
} satisfies Record<string, () => Promise<[string, ServerProcess]>>;

test.each(Object.entries(engines))(
  'with the disk of %s full twice, writes are refused in Spanish, reads are answered, and no acknowledged write is lost',
  async (_name, start) => {
    const [disk, server] = await start();
    onTestFinished(() => server.remove());
    const headers = {
      authorization: `Bearer ${await server.accessToken('admin')}`,
      'content-type': 'application/json',
    };
    const url = `${server.base}/api/pautas`;
    const acknowledged: string[] = [];
    const write = async () => {
      const body = JSON.stringify({ ...pautaDePrueba, descripcion: 'x'.repeat(250) });
      const answer = await fetch(url, { method: 'POST', headers, body });
      if (answer.status !== 201) return { status: answer.status, ...problema.parse(await answer.json()) };
      acknowledged.push(hecho.parse(await answer.json())._id);
      return null;
    };
    const stored = async () =>
      pautas.parse(await (await fetch(url, { headers })).json()).map(({ _id }) => _id);
    const before = await stored();
    for (let round = 1; round <= 2; round += 1) {
      const free = fill(disk);
      let refused = await write();
      // Pages that the tables already have take some rows.
      for (let row = 0; row < 2000 && refused === null; row += 1) refused = await write();
      expect(refused).toEqual({
        status: 507,
        codigo: 'sin-espacio',
        mensaje: 'El servidor no tiene espacio para guardar más datos.',
      });
      expect((await stored()).length).toBe(before.length + acknowledged.length);
      expect((await fetch(`${server.base}/api/salud/listo`)).status).toBe(200);
      free();
      expect(await write()).toBe(null);
    }
    expect((await stored()).toSorted()).toEqual([...before, ...acknowledged].toSorted());
    expect(acknowledged.length).toBeGreaterThan(2);
  },
);
