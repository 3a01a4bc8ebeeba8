import { lstat, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const prefijo = 'clon-';
const abiertas = new Set<string>();

/** Runs something in a folder of its own, which is removed whatever becomes of it. */
export async function conCarpetaTemporal<T>(
  raiz: string,
  tarea: (carpeta: string) => Promise<T>,
): Promise<T> {
  await mkdir(raiz, { recursive: true, mode: 0o700 });
  await exigirPropia(raiz);
  // The name tells whose it is: what a process that died has left can be told from what is in use.
  const carpeta = await mkdtemp(join(raiz, `${prefijo}${process.pid}-`));
  abiertas.add(carpeta);
  try {
    return await tarea(carpeta);
  } finally {
    await rm(carpeta, { recursive: true, force: true, maxRetries: 5 });
    abiertas.delete(carpeta);
  }
}

/** In a place that is everybody's somebody else may have been there first, and could exchange what is cloned. */
async function exigirPropia(raiz: string): Promise<void> {
  const estado = await lstat(raiz);
  const ajena = process.getuid !== undefined && estado.uid !== process.getuid();
  if (!estado.isDirectory() || ajena) throw new Error(`not a folder of our own: ${raiz}`);
}

/** Removes folders whose process is no more. */
export async function barrerCarpetas(raiz: string): Promise<void> {
  const nombres = await readdir(raiz).catch(() => []);
  const restos = nombres.filter((nombre) => nombre.startsWith(prefijo) && !enUso(raiz, nombre));
  await Promise.all(restos.map((nombre) => rm(join(raiz, nombre), { recursive: true, force: true })));
}

function enUso(raiz: string, nombre: string): boolean {
  const pid = Number(nombre.slice(prefijo.length).split('-', 1)[0]);
  if (pid === process.pid) return abiertas.has(join(raiz, nombre));
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of somebody else's is there, too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
