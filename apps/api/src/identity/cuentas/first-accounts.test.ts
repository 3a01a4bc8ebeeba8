import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { claveCoincide } from './clave-hash.ts';
import type { CuentaConClave } from './cuenta.port.ts';
import { createFirstAccounts } from './first-accounts.ts';
import { withCheapHashes } from '../testing/cheap-hashes.ts';

withCheapHashes();

let dataDir: string;
let creadas: CuentaConClave[];
let otras: number;
/** Whether another server creates its accounts first. */
let adelantado: boolean;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mantenible-primeras-'));
  await mkdir(join(dataDir, 'secretos'));
  creadas = [];
  otras = 0;
  adelantado = false;
});
afterEach(() => rm(dataDir, { recursive: true }));

const crear = (adminPassword: string | null = null, estudiantePassword: string | null = null) =>
  createFirstAccounts({
    dataDir,
    config: { adminPassword, estudiantePassword },
    cuentas: {
      contar: () => Promise.resolve(otras),
      crear: (...cuentas) => {
        if (!adelantado) creadas.push(...cuentas);
        return Promise.resolve(!adelantado);
      },
    },
  });
const archivos = () => readdir(join(dataDir, 'secretos'));

describe('the first accounts', () => {
  it('are an admin with both roles and an estudiante, with passwords of their own', async () => {
    const salida = await crear();
    expect(
      creadas.map(({ usuario, roles, activa, debeCambiarClave }) => [
        usuario,
        roles,
        activa,
        debeCambiarClave,
      ]),
    ).toEqual([
      ['admin', ['admin', 'estudiante'], true, true],
      ['estudiante', ['estudiante'], true, true],
    ]);
    const claves = salida?.cuentas.map(({ clave }) => clave) ?? [];
    expect(new Set(claves).size).toBe(2);
    for (const [i, clave] of claves.entries()) {
      expect(clave.length).toBeGreaterThan(30);
      expect(await claveCoincide(clave, creadas[i]?.claveHash ?? '')).toBe(true);
    }
    expect(new Set(creadas.map(({ sub }) => sub)).size).toBe(2);
  });

  it('stand in a file that only its owner reads, also where an open one was there', async () => {
    const vieja = join(dataDir, 'secretos', 'cuentas-iniciales.txt');
    await writeFile(vieja, 'texto de antes, más largo que las dos líneas que siguen'.repeat(9), {
      mode: 0o644,
    });
    const salida = await crear('clave de prueba', null);
    expect(salida?.file).toBe(vieja);
    const clave = salida?.cuentas[1]?.clave ?? '';
    expect(await readFile(vieja, 'utf8')).toBe(`admin\tclave de prueba\nestudiante\t${clave}\n`);
    expect((await stat(vieja)).mode & 0o777).toBe(0o600);
  });

  it('are not made where there are accounts, and no file is', async () => {
    otras = 1;
    expect(await crear('clave de prueba')).toBeNull();
    expect([creadas, await archivos()]).toEqual([[], []]);
  });

  it('are those of the server that was faster: the file of this one is removed', async () => {
    adelantado = true;
    expect(await crear()).toBeNull();
    expect(await archivos()).toEqual([]);
  });

  it.each([
    ['admin', 'password', null, 'más usadas'],
    ['estudiante', null, 'estudiante', 'nombre de usuario'],
    ['admin', 'corta', null, 'al menos 8'],
  ])(
    'are refused with a bad password for %s, before anything is written',
    async (usuario, una, otra, motivo) => {
      await expect(crear(una, otra)).rejects.toThrow(`La contraseña dada para la cuenta ${usuario} no sirve`);
      await expect(crear(una, otra)).rejects.toThrow(motivo);
      expect([creadas, await archivos()]).toEqual([[], []]);
    },
  );

  it('are not made when their file cannot be written: their passwords would be lost', async () => {
    await rm(join(dataDir, 'secretos'), { recursive: true });
    await expect(crear()).rejects.toThrow('ENOENT');
    expect(creadas).toEqual([]);
  });
});
