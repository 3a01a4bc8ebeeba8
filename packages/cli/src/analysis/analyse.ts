import { access, constants, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import type { Ambito, AmbitoAplicado } from '@mantenible/domain/ambito';
import type { ArchivoAnalizado, LimitesAnalisis } from '@mantenible/domain/analisis';
import { DomainError } from '@mantenible/domain/error';
import type { ArchivoOmitido, LenguajeSinAnalizar } from '@mantenible/domain/escaneo';
import {
  analyseFolder,
  createAnalizadorRepositorios,
  limitesPorDefecto,
  readWorkTree,
  type AnalysedFile,
  type WorkTree,
} from '@mantenible/runner';
import { type Medidas } from '@mantenible/reports/formatos';

import type { Console } from '../output/console.ts';
import { Refusal } from '../refusal.ts';

/** Path of the workers' program, beside this one. */
export interface Analyser {
  readonly worker: string;
}

export type Archivo = Omit<ArchivoAnalizado, 'parte'>;

export interface Analizado {
  readonly medidas: Medidas;
  readonly archivos: readonly Archivo[];
  readonly omitidos: readonly ArchivoOmitido[];
  readonly ambito: AmbitoAplicado;
  readonly otrosLenguajes: readonly LenguajeSinAnalizar[];
}

/** A folder of this machine. */
export interface Carpeta {
  /** Its absolute path. */
  readonly carpeta: string;
  /** Null outside every work tree of git. */
  readonly workTree: WorkTree | null;
}

export interface CarpetaAnalizada extends Analizado, Carpeta {
  readonly archivos: readonly AnalysedFile[];
  /** Paths of all its files, also of those that the analysis leaves out. */
  readonly listados: ReadonlySet<string>;
}

export interface Request {
  readonly objetivo: string;
  readonly rama: string | null;
  /** Receives the measures of all files, before the rules run. */
  readonly onMeasures: (medidas: Medidas) => void;
}

/** Above the limits of a server: the person who runs this decides about the machine. */
export const limites = {
  ...limitesPorDefecto,
  archivos: 200_000,
  textoBytes: 1024 ** 3,
  lineas: 10_000_000,
  segundos: 3600,
};

/** A server's analyses yield to its answers; the person who runs this one waits for it. */
export const priority = 'normal';

/** Whether a text is a link, and not a path such as `C:\code`. */
export const isLink = (text: string): boolean =>
  /^[a-z][a-z\d+.-]*:/iu.test(text) && !/^[a-z]:[\\/]/iu.test(text);

type Own = Pick<Console, 'env' | 'folder' | 'signal'>;

/** Analyses a repository in a temporary clone; where it needs a token, that is the environment's GIT_TOKEN. */
export async function analyseLink(
  request: Request,
  { worker }: Analyser,
  { env, signal }: Own,
): Promise<Analizado> {
  const analizador = createAnalizadorRepositorios({
    // Each user of a machine has a folder of their own: that of another one is refused.
    carpeta: join(tmpdir(), `mantenible-analizar-${process.getuid?.() ?? 'local'}`),
    worker,
    hosts: ['*'],
    permitirLocal: env['SCAN_ALLOW_LOCAL'] === '1',
    priority,
  });
  await analizador.barrer();
  const token = tokenOf(env);
  const { medidas, lotes, omitidos, ambito, otrosLenguajes } = await analizador
    .analizar({
      enlace: request.objetivo,
      rama: request.rama,
      token,
      limites,
      ambito: null,
      conocidos: () => Promise.resolve(new Map()),
      alProgresar: () => undefined,
      alMedir: request.onMeasures,
      signal,
    })
    .catch((error: unknown) => {
      // The sentence of a server names the project, which has the token there.
      const isAsked = error instanceof DomainError && error.codigo === 'acceso-denegado' && token === null;
      throw isAsked ? new Refusal(askedToken) : error;
    });
  const archivos: Archivo[] = [];
  for await (const lote of lotes) archivos.push(...lote);
  return { medidas, archivos, omitidos, ambito, otrosLenguajes };
}

const askedToken =
  'El repositorio pide un token, o no existe: compruebe el enlace, ponga el token en la variable de entorno GIT_TOKEN y repita.';

/** A pipeline gives a secret that it lacks as an empty text, as for a fork: a host would refuse it even for a public repository. */
function tokenOf({ GIT_TOKEN = '' }: Own['env']): string | null {
  return GIT_TOKEN === '' ? null : GIT_TOKEN;
}

/** Finds a folder of this machine, and the work tree that it belongs to. */
export async function findFolder(
  { objetivo, rama }: Pick<Request, 'objetivo' | 'rama'>,
  { folder, signal }: Pick<Console, 'folder' | 'signal'>,
): Promise<Carpeta> {
  if (rama !== null)
    throw new Refusal('La rama solo se indica con un enlace: una carpeta se mide tal como está.');
  const carpeta = resolve(folder, objetivo);
  await requireFolder(carpeta, objetivo);
  return { carpeta, workTree: await readWorkTree(carpeta, signal) };
}

/** What one analysis has of its own: other limits, and a scope in place of that of the folder's file. */
interface Given {
  readonly limites?: LimitesAnalisis;
  readonly ambito?: Ambito;
}

/** Analyses a folder as it lies on the disk, without the files that git ignores. */
export async function analysePath(
  found: Carpeta,
  { onMeasures, ...given }: Pick<Request, 'onMeasures'> & Given,
  { worker }: Analyser,
  signal: AbortSignal,
): Promise<CarpetaAnalizada> {
  const { medidas, archivos, omitidos, ambito, otrosLenguajes, listed } = await analyseFolder({
    folder: found.carpeta,
    limites: given.limites ?? limites,
    signal,
    worker,
    priority,
    onProgress: () => undefined,
    onMeasures,
    ...(given.ambito && { ambito: given.ambito }),
  });
  return {
    ...found,
    medidas,
    archivos,
    omitidos,
    ambito,
    otrosLenguajes,
    listados: listed,
  };
}

async function requireFolder(carpeta: string, objetivo: string): Promise<void> {
  const found = await stat(carpeta).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'EACCES') throw unreadable(objetivo);
    return null;
  });
  if (found === null)
    throw new Refusal(
      `No existe la carpeta «${objetivo}»: compruebe su ruta. Un repositorio se indica con su enlace, que empieza por https://.`,
    );
  if (!found.isDirectory())
    throw new Refusal(`«${objetivo}» no es una carpeta: se analiza una carpeta entera, o un enlace.`);
  await access(carpeta, constants.R_OK | constants.X_OK).catch(() => {
    throw unreadable(objetivo);
  });
}

/** The refusal of a folder that this user may not read. */
const unreadable = (path: string): Refusal =>
  new Refusal(`No tiene permiso para leer «${path}»: pídalo, o analice una carpeta suya.`);
