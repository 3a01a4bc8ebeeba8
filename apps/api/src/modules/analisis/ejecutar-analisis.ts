import type { RamaPedida } from '@mantenible/domain/analisis';
import { DatoDanado } from '@mantenible/domain/error';

import { tokenDeProyecto } from '../comun/token-de-proyecto.ts';
import type { JobProgress } from '../../jobs/follow-job.ts';
import type { Publication, Job } from '../../jobs/job.port.ts';
import { logFailure, type JobDeps, type Task } from '../../jobs/run-job.ts';
import type { AmbitoRepository } from '../ambito/ambito.port.ts';
import type { ResultadoRepository } from './resultado.port.ts';
import type { CofreTextos } from './textos.port.ts';
import type { Analizador } from './analizador.port.ts';
import { guardarResultado } from './guardar-resultado.ts';
import { partesDeProyecto } from './partes-conocidas.ts';
import { repetirResultado } from './repetir-resultado.ts';

export interface DepsEjecutar extends Pick<JobDeps, 'log' | 'now'> {
  readonly resultados: ResultadoRepository;
  readonly analizador: Analizador;
  readonly ambitos: Pick<AmbitoRepository, 'leer'>;
  /** Decrypts the repository's token, only while the analysis runs. */
  readonly tokens: Pick<CofreTextos, 'decrypt'>;
  readonly textos: CofreTextos;
  /** Called after a result was published; never rejects. */
  readonly alPublicar: (trabajo: Job) => Promise<void>;
}

/** Analyses the newest commit of a project's branch and publishes the result. */
export function tareaDeAnalisis(deps: DepsEjecutar): Task {
  return {
    name: 'analysis',
    run: (trabajo, progress) => analizar(deps, trabajo, progress),
    onPublished: (trabajo) => deps.alPublicar(trabajo),
    discard: (id) => deps.resultados.descartar(id),
  };
}

async function analizar(
  deps: DepsEjecutar,
  trabajo: Job,
  { signal, alProgresar, alMedir }: JobProgress,
): Promise<Publication> {
  const { proyectoId, enlace, rama, token } = trabajo;
  const { analizador } = deps;
  const claro = tokenDeProyecto(deps.tokens, token, proyectoId);
  const peticion = { enlace, rama, signal, token: claro };
  const { ambito } = await deps.ambitos.leer(proyectoId);
  const huella = analizador.huella(enlace, ambito);
  const repetido = await repetirSiEsIgual(deps, trabajo, { peticion, huella, alProgresar });
  if (repetido) return repetido;
  const partes = partesDeProyecto(deps, proyectoId);
  const conocidos = partes.buscar;
  const resultado = await analizador.analizar({ ...peticion, ambito, conocidos, alProgresar, alMedir });
  try {
    return await guardarResultado(deps, trabajo, resultado, {
      partes,
      huella,
      version: analizador.version,
      alProgresar,
      signal,
    });
  } finally {
    resultado.soltar();
  }
}

interface Repeticion extends Pick<JobProgress, 'alProgresar'> {
  readonly peticion: RamaPedida;
  readonly huella: string;
}

/**
 * Publishes the newest result again where its inputs are the same. Null without such a result, or when its stored
 * values are damaged: every file is then analysed again.
 */
async function repetirSiEsIgual(
  deps: DepsEjecutar,
  trabajo: Job,
  { peticion, huella, alProgresar }: Repeticion,
): Promise<Publication | null> {
  try {
    const anterior = await deps.resultados.ultimo(trabajo.proyectoId);
    if (anterior?.huella !== huella || !anterior.entero) return null;
    const { commit, rama } = await deps.analizador.punta(peticion);
    if (commit !== anterior.commit) return null;
    const { signal } = peticion;
    return await repetirResultado(deps, trabajo, { anterior, rama, alProgresar, signal });
  } catch (error) {
    if (!(error instanceof DatoDanado)) throw error;
    logFailure(deps, trabajo)(error);
    return null;
  }
}
