import { readFile, writeFile } from 'node:fs/promises';

import { transact } from '@mantenible/db';

import { importar, prepararImportacion, type Entrega } from '../identity/administracion/cuentas-de-clase.ts';
import { leerCsv } from '../identity/administracion/leer-csv.ts';
import { cuentaRepository } from '../identity/cuentas/cuenta.repository.ts';
import type { Terminal } from './terminal.ts';

/** Imports a class, all or nothing; the initial passwords stand in a file beside it before any account exists. */
export async function importarArchivo({ db, now, print, fail }: Terminal, archivo: string): Promise<number> {
  const lectura = leerCsv(await readFile(archivo, 'utf8'));
  if ('fallos' in lectura) {
    fail(['No se importó nada:', ...lectura.fallos].join('\n'));
    return 1;
  }
  const plan = await prepararImportacion({ cuentas: cuentaRepository(db, now) }, lectura.cuentas);
  if (plan.entregas.length > 0) {
    const claves = archivo.replace(/(?:\.csv)?$/i, '-claves.csv');
    try {
      await writeFile(claves, csvDe(plan.entregas), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if (!(error instanceof Error) || !('code' in error) || error.code !== 'EEXIST') throw error;
      fail(`No se importó nada: ya existe ${claves}. Guárdelo en otro sitio y repita la orden.`);
      return 1;
    }
    print(`Contraseñas iniciales en ${claves} (solo usted puede leerlo).`);
  }
  await transact(db, (trx) => importar({ cuentas: cuentaRepository(trx, now) }, plan));
  print(`Cuentas nuevas: ${plan.nuevas.length}. Ya conocidas y activas: ${plan.conocidas.length}.`);
  return 0;
}

function csvDe(entregas: readonly Entrega[]): string {
  const lines = entregas.map(({ usuario, nombre, clave }) => [usuario, nombre, clave].map(celda).join(','));
  return ['usuario,nombre,clave', ...lines, ''].join('\r\n');
}

/** Quoted, and kept from being read as a formula by a spreadsheet. */
function celda(texto: string): string {
  const segura = /^[=+\-@\t\r＝＋－＠]/.test(texto) ? `'${texto}` : texto;
  return `"${segura.replaceAll('"', '""')}"`;
}
