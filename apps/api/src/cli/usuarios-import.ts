import { readFile, rm, writeFile } from 'node:fs/promises';

import { DomainError } from '@mantenible/domain/error';
import {
  CODIFICACIONES,
  textoDeArchivo,
  type Codificacion,
  type TextoLeido,
} from '@mantenible/wording/texto-de-archivo';

import type { FilaImportacion, MuestraImportacion } from '../identity/administracion/administracion.port.ts';
import { csvDeClaves } from '../identity/administracion/csv-de-claves.ts';
import { claveInicial } from '../identity/cuentas/clave-inicial.ts';
import type { Terminal } from './terminal.ts';

interface OpcionesImportar {
  readonly cambiar: boolean;
  /** Null guesses it; a guess that no mark and no valid UTF-8 confirms imports nothing. */
  readonly codificacion: Codificacion | null;
}

/**
 * Imports a class, all or nothing; writes the initial passwords to a file beside it before any account
 * exists. The first rows as they were read and the changes of known accounts are printed first; those changes are made only
 * with `cambiar`.
 */
export async function importarArchivo(
  { administracion, print, fail }: Terminal,
  archivo: string,
  { cambiar, codificacion }: OpcionesImportar,
): Promise<number> {
  const bytes = await readFile(archivo);
  const leido = textoDeArchivo(
    bytes,
    (nombre, fatal) => new TextDecoder(nombre, { fatal }).decode(bytes),
    codificacion,
  );
  const contenido = leido.texto;
  print(`Codificación${leido.supuesta ? ' supuesta' : ''}: ${leido.codificacion}`);
  const { filas, ignoradas, muestra } = await administracion.simular(contenido);
  for (const linea of lineasDeMuestra(muestra)) print(linea);
  for (const columna of ignoradas) print(`No se lee la columna «${imprimible(columna)}».`);
  const cambiadas = filas.filter(({ estado }) => estado === 'cambia' || estado === 'revive');
  for (const fila of cambiadas) print(lineaDeCambio(fila));
  const hayErrores = filas.some(({ estado }) => estado === 'error');
  const reparos = [
    ...(leido.supuesta ? [reparoDeCodificacion(leido)] : []),
    ...(cambiadas.length > 0 && !cambiar ? [reparoDeCambios] : []),
  ];
  if (reparos.length > 0 && !hayErrores) {
    for (const reparo of reparos) fail(`No se importó nada: ${reparo}`);
    return 1;
  }
  const entregas = filas
    .filter(({ estado }) => estado === 'nueva')
    .map(({ usuario, nombre }) => ({ usuario, nombre, clave: claveInicial() }));
  const guardado = archivo.replace(/(?:\.csv)?$/i, '-claves.csv');
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

const reparoDeCambios =
  'el archivo cambia cuentas que ya existen. Si es lo que quiere, repita con --cambiar.';

function reparoDeCodificacion({ codificacion }: TextoLeido): string {
  const otras = CODIFICACIONES.filter((otra) => otra !== codificacion).join(', ');
  return `la codificación del archivo se supuso. Si los acentos se leen bien, repita con --codificacion ${codificacion}; si no, con otra: ${otras}.`;
}

/** Text of a file for the terminal: signs that steer it are replaced. */
function imprimible(texto: string): string {
  return texto.replaceAll(/\p{C}/gu, '\uFFFD');
}

/** The file's beginning as it was read. */
function lineasDeMuestra({ columnas, filas }: MuestraImportacion): string[] {
  const impresas = (celdas: readonly string[]) => imprimible(celdas.join(' | '));
  return [
    `Columnas: ${impresas(columnas.map(({ titulo, campo }) => `${titulo || '(sin título)'} = ${campo ?? 'no se lee'}`))}`,
    ...filas.map(({ linea, celdas }) => `Línea ${linea}: ${impresas(celdas)}`),
  ];
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
