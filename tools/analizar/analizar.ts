import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import {
  analyseFolder,
  createAnalizadorRepositorios,
  limitesPorDefecto,
  builtWorker,
} from '../../packages/runner/src/index.ts';
import type { ArchivoAnalizado } from '../../packages/domain/src/analisis/index.ts';
import type { Argumentos } from './argumentos.ts';

export interface Resultado {
  medidas: Readonly<Record<string, number>>;
  archivos: readonly Omit<ArchivoAnalizado, 'parte'>[];
}

/** A server's analyses yield to its answers; the person who runs this one waits for it. */
const priority = 'normal';

type Entorno = Readonly<Record<string, string | undefined>>;

/** Above the limits of a server: the person who runs this decides about the machine. */
const limites = {
  ...limitesPorDefecto,
  archivos: 200_000,
  textoBytes: 1024 ** 3,
  lineas: 10_000_000,
  segundos: 3600,
};

/** Analyses a folder, or a repository whose token, where it needs one, is the environment's GIT_TOKEN. */
export async function analizar(argumentos: Argumentos, entorno: Entorno): Promise<Resultado> {
  const control = new AbortController();
  const abortar = (): void => {
    control.abort();
  };
  process.once('SIGINT', abortar);
  try {
    return await analizarHasta(control.signal, argumentos, entorno);
  } finally {
    process.off('SIGINT', abortar);
  }
}

async function analizarHasta(
  signal: AbortSignal,
  { objetivo, rama }: Argumentos,
  entorno: Entorno,
): Promise<Resultado> {
  if (/^[a-z][a-z\d+.-]*:/iu.test(objetivo) && !/^[a-z]:[\\/]/iu.test(objetivo)) {
    const analizador = createAnalizadorRepositorios({
      carpeta: join(tmpdir(), 'mantenible-analizar'),
      worker: builtWorker(),
      hosts: ['*'],
      permitirLocal: entorno['SCAN_ALLOW_LOCAL'] === '1',
      priority,
    });
    await analizador.barrer();
    const conocidos = () => Promise.resolve(new Map());
    const token = entorno['GIT_TOKEN'] ?? null;
    const alProgresar = () => undefined;
    const pedido = { enlace: objetivo, rama, token, limites, conocidos, alProgresar, signal };
    const { medidas, lotes } = await analizador.analizar(pedido);
    const archivos: ArchivoAnalizado[] = [];
    for await (const lote of lotes) archivos.push(...lote);
    return { medidas, archivos };
  }
  const carpeta = resolve(objetivo);
  const estado = await stat(carpeta).catch(() => null);
  if (estado?.isDirectory() !== true) throw new Error(`No existe la carpeta «${objetivo}».`);
  if (rama !== null)
    throw new Error('La rama solo se indica con un enlace: una carpeta se mide tal como está.');
  return analyseFolder({
    folder: carpeta,
    limites,
    signal,
    worker: builtWorker(),
    priority,
    onProgress: () => undefined,
  });
}
