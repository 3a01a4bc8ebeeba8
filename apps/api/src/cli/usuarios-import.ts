import { readFile, rm, writeFile } from 'node:fs/promises';

import { DomainError } from '@mantenible/domain/error';
import { textoDeArchivo } from '@mantenible/wording/texto-de-archivo';

import type { FilaImportacion } from '../identity/administracion/administracion.port.ts';
import { csvDeClaves } from '../identity/administracion/csv-de-claves.ts';
import { claveInicial } from '../identity/cuentas/clave-inicial.ts';
import type { Terminal } from './terminal.ts';

/**
 * Imports a class, all or nothing; writes the initial passwords to a file beside it before any account
 * exists. Changes of known accounts are printed first, and made only with `cambiar`.
 */
export async function importarArchivo(
  { administracion, print, fail }: Terminal,
  archivo: string,
  cambiar: boolean,
): Promise<number> {
  const bytes = await readFile(archivo);
  const contenido = textoDeArchivo(bytes, (codificacion) =>
    new TextDecoder(codificacion, { fatal: codificacion === 'utf-8' }).decode(bytes),
  );
  const { filas, ignoradas } = await administracion.simular(contenido);
  for (const columna of ignoradas) print(`No se lee la columna «${columna}».`);
  const cambiadas = filas.filter(({ estado }) => estado === 'cambia' || estado === 'revive');
  for (const fila of cambiadas) print(lineaDeCambio(fila));
  if (cambiadas.length > 0 && !cambiar && !filas.some(({ estado }) => estado === 'error')) {
    fail(
      'No se importó nada: el archivo cambia cuentas que ya existen. Si es lo que quiere, repita con --cambiar.',
    );
    return 1;
  }
  const entregas = filas
    .filter(({ estado }) => estado === 'nueva')
    .map(({ usuario, nombre }) => ({ usuario, nombre, clave: claveInicial() }));
  const guardado = archivo.replace(/(?:\.csv)?$/i, '-claves.csv');
  const hayErrores = filas.some(({ estado }) => estado === 'error');
  if (!hayErrores && entregas.length > 0 && !(await guardarNuevo(guardado, csvDeClaves(entregas)))) {
    fail(`No se importó nada: ya existe ${guardado}. Guárdelo en otro sitio y repita la orden.`);
    return 1;
  }
  const claves = Object.fromEntries(entregas.map(({ usuario, clave }) => [usuario, clave]));
  try {
    const { cuantas } = await administracion.importar({ contenido, claves });
    if (entregas.length > 0) print(`Contraseñas iniciales en ${guardado} (solo usted puede leerlo).`);
    const conocidas = cuantas.revive + cuantas.cambia + cuantas.sinCambios;
    print(`Cuentas nuevas: ${cuantas.nueva}. Ya conocidas y activas: ${conocidas}.`);
    return 0;
  } catch (error) {
    // A refusal stored nothing; after any other failure the passwords may be valid, so the file stays.
    if (error instanceof DomainError && !hayErrores && entregas.length > 0) await rm(guardado);
    throw error;
  }
}

function lineaDeCambio({ linea, usuario, estado, cambios }: FilaImportacion): string {
  const textos = [
    ...(estado === 'revive' ? ['se activa de nuevo'] : []),
    ...cambios.map(
      ({ campo, antes, despues }) => `${campo}: ${antes || '(vacío)'} → ${despues || '(vacío)'}`,
    ),
    ...(cambios.some(({ campo, antes }) => campo === 'rol' && antes === 'admin')
      ? ['PIERDE EL ROL ADMIN']
      : []),
  ];
  return `línea ${linea}, «${usuario}»: ${textos.join('; ')}`;
}

/** False when the file already exists. */
async function guardarNuevo(archivo: string, texto: string): Promise<boolean> {
  try {
    await writeFile(archivo, texto, { mode: 0o600, flag: 'wx' });
    return true;
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EEXIST') throw error;
    return false;
  }
}
