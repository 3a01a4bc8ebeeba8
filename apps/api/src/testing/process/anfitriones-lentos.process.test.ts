// seguridad: 29, 30
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Listening } from '@mantenible/doubles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { escribirArboles } from './hostiles/arboles.ts';
import { abrirHostHostil } from './hostiles/host-hostil.ts';
import { analizar, arrancar, resistir, type EnReposo } from './hostiles/resistencia.ts';

describe('a slow host', () => {
  let root: string;
  let host: Listening;
  let reposo: EnReposo;
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'mantenible-lentos-'));
    escribirArboles(root, ['ordinario.git']);
    host = await abrirHostHostil(root);
    reposo = await arrancar(host, 5);
    // Warms the server up; on a busy machine it ends at the deadline, too.
    await analizar(reposo, 'ordinario.git');
  });
  afterAll(async () => {
    await reposo.server.remove();
    await host.close();
    rmSync(root, { recursive: true, force: true });
  });

  it.each(['ceros.git', 'ramas-sin-fin.git', 'ramas-a-gotas.git', 'paquete-a-gotas.git'])(
    '%s ends at the deadline of the analysis',
    async (nombre) => {
      expect(await resistir(reposo, nombre)).toEqual({
        estado: 'fallido',
        motivo: 'El análisis superó el tiempo máximo (5 segundos) y se detuvo.',
      });
    },
  );
});
