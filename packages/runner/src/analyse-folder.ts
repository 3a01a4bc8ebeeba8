import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { SourceFile } from '@mantenible/analyser';
import type { LimitesAnalisis } from '@mantenible/domain/analisis';
import type { ArchivoOmitido } from '@mantenible/domain/escaneo';

import {
  analizarFuentes,
  prepararEquipos,
  type EncargoFuentes,
  type Fuente,
  type FuentesAnalizadas,
} from './pipeline/analyse-sources.ts';
import { falloAnalisis } from './failures.ts';
import { ejecutarGit } from './repository/git/run-git.ts';
import { argumentosLocales, entornoDeGit } from './repository/git/environment.ts';
import type { Reserva } from './workers/warm-pool.ts';
import { createSeleccion, esAjuste } from './pipeline/selection.ts';
import { decodificar } from './pipeline/text.ts';

export interface PeticionCarpeta {
  readonly carpeta: string;
  readonly trabajador: string;
  readonly limites: LimitesAnalisis;
  readonly alProgresar: (hechos: number, total: number) => void;
  /** Told the measures of the whole before anybody looks for findings. */
  readonly alMedir?: NonNullable<EncargoFuentes['alMedir']>;
  readonly signal: AbortSignal;
  /** Where the children come from; without one they start with the analysis. */
  readonly reserva?: Pick<Reserva, 'tomar'>;
}

export interface CarpetaAnalizada extends FuentesAnalizadas {
  readonly omitidos: readonly ArchivoOmitido[];
}

/** Analyses a folder of this machine as it stands; in a work tree of git, without what git ignores. */
export async function analizarCarpeta(peticion: PeticionCarpeta): Promise<CarpetaAnalizada> {
  // They get ready while the folder is read.
  const equipos = peticion.reserva?.tomar(peticion.signal) ?? prepararEquipos(peticion);
  try {
    const { fuentes, ajustes, omitidos } = await leerCarpeta(peticion);
    const conocidos = () => Promise.resolve(new Map<string, never>());
    const analizado = await analizarFuentes({ ...peticion, fuentes, ajustes, equipos, conocidos });
    return { ...analizado, omitidos };
  } finally {
    equipos.cerrar();
  }
}

async function leerCarpeta({ carpeta, signal }: Pick<PeticionCarpeta, 'carpeta' | 'signal'>) {
  const rutas = (await rutasDeGit(carpeta, signal)) ?? (await recorrer(carpeta, ''));
  const seleccion = createSeleccion();
  const fuentes: Fuente[] = [];
  const ajustes: SourceFile[] = [];
  for (const path of [...rutas].sort()) {
    const completa = join(carpeta, path);
    // Git may name what was deleted; links lead elsewhere.
    const estado = await lstat(completa).catch(() => null);
    if (estado?.isFile() !== true) continue;
    const ajuste = esAjuste(path, estado.size);
    if (!ajuste && !seleccion.porRuta(path, estado.size)) continue;
    const text = decodificar(await readFile(completa));
    if (ajuste) ajustes.push({ path, text });
    else if (seleccion.porTexto(path, text)) fuentes.push({ path, text, blob: '' });
  }
  if (fuentes.length === 0) throw falloAnalisis('sin-codigo', sinCodigo);
  return { fuentes, ajustes, omitidos: seleccion.omitidos };
}

const sinCodigo =
  'La carpeta no contiene código que se pueda medir: ningún archivo de JavaScript, TypeScript, Python, CSS, HTML o XML, ni ningún Dockerfile.';

/** Files below a folder, with `/`, without hidden ones, which nothing measures. */
async function recorrer(raiz: string, dentro: string): Promise<readonly string[]> {
  const entradas = await readdir(join(raiz, dentro), { withFileTypes: true });
  const visibles = entradas.filter(({ name }) => !name.startsWith('.'));
  const rutas: string[] = [];
  for (const entrada of visibles) {
    const ruta = dentro === '' ? entrada.name : `${dentro}/${entrada.name}`;
    if (entrada.isFile()) rutas.push(ruta);
    else if (entrada.isDirectory()) rutas.push(...(await recorrer(raiz, ruta)));
  }
  return rutas;
}

/** What git knows of or does not ignore in a work tree; null where there is none. */
async function rutasDeGit(carpeta: string, signal: AbortSignal): Promise<readonly string[] | null> {
  const hay = await lstat(join(carpeta, '.git')).catch(() => null);
  if (hay === null) return null;
  const trozos: Buffer[] = [];
  try {
    await ejecutarGit({
      argumentos: [
        ...argumentosLocales(),
        ...['-c', 'core.fsmonitor=false', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'],
      ],
      entorno: entornoDeGit(carpeta, '', null),
      carpeta,
      maximoBytesArchivo: 0,
      signal,
      alLeer: (trozo) => trozos.push(trozo) > 0,
    });
  } catch {
    signal.throwIfAborted();
    return null;
  }
  return Buffer.concat(trozos).toString().split('\0').filter(Boolean);
}
