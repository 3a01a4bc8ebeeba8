// seguridad: 28, 29, 30, 31
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Listening } from '@mantenible/doubles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { escribirArboles } from './hostiles/arboles.ts';
import { abrirHostHostil } from './hostiles/host-hostil.ts';
import { analizar, arrancar, resistir, type EnReposo } from './hostiles/resistencia.ts';

let root: string;
let host: Listening;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'mantenible-hostiles-'));
  escribirArboles(root);
  host = await abrirHostHostil(root);
});
afterAll(async () => {
  await host.close();
  rmSync(root, { recursive: true, force: true });
});

describe('a hostile tree', () => {
  let reposo: EnReposo;
  beforeAll(async () => {
    // The heap keeps the size that 3,000 ordinary files gave it: without them, the garbage collector's delay counts as
    // memory that a hostile repository takes.
    reposo = await arrancar(host, 3000);
    for (const nombre of ['ordinario.git', 'mediano.git'])
      expect(await analizar(reposo, nombre)).toMatchObject({ estado: 'listo', motivo: null });
  });
  afterAll(() => reposo.server.remove());

  const rutas =
    'Las rutas de los archivos del repositorio son demasiado largas: entre todas se admiten 16\u00a0MB.';

  it.each(['nombre-de-un-mega.git', 'hondo.git', 'rutas-de-3-kb.git'])(
    '%s ends at the bytes of its paths',
    async (nombre) => {
      expect(await resistir(reposo, nombre)).toEqual({ estado: 'fallido', motivo: rutas });
    },
  );

  it.each(['bucle.git', 'una-linea.git'])('%s is analysed', async (nombre) => {
    expect(await resistir(reposo, nombre)).toEqual({ estado: 'listo', motivo: null });
  });

  it('is analysed without errors when its host sends progress messages', async () => {
    expect(await resistir(reposo, 'palabras.git')).toEqual({ estado: 'listo', motivo: null });
    expect(reposo.server.output()).not.toContain('something failed');
  });

  it('is refused at the size limit when its pack is endless', async () => {
    expect(await resistir(reposo, 'paquete-sin-fin.git')).toEqual({
      estado: 'fallido',
      motivo: 'El repositorio es demasiado grande: se admiten 60\u00a0MB.',
    });
  });

  // Last: the embedded database stores their results in the same process.
  it.each(['una-carpeta.git', 'carpetas.git'])('%s is analysed and stored, file by file', async (nombre) => {
    expect(await resistir(reposo, nombre)).toEqual({ estado: 'listo', motivo: null });
  });
});
