import { RunnerDied, type RamaPedida } from '@mantenible/domain/analisis';
import { DatoDanado, DomainError } from '@mantenible/domain/error';

import type {
  Claim,
  ClaimedJob,
  CofreTextos,
  Final,
  Publicado,
  ResultadoRepository,
  Trabajo,
  TrabajoRepository,
} from './analisis.port.ts';
import type { Analizador } from './analizador.port.ts';
import { guardarResultado } from './guardar-resultado.ts';
import { partesDeProyecto } from './partes-conocidas.ts';
import { repetirResultado } from './repetir-resultado.ts';
import { followJob, type JobProgress } from './follow-job.ts';

export interface DiarioAnalisis {
  info(datos: object, mensaje: string): void;
  error(datos: object, mensaje: string): void;
}

export interface DepsEjecutar {
  readonly trabajos: TrabajoRepository;
  readonly resultados: ResultadoRepository;
  readonly analizador: Analizador;
  /** Decrypts the repository's token, only while the analysis runs. */
  readonly tokens: Pick<CofreTextos, 'decrypt'>;
  readonly textos: CofreTextos;
  readonly diario: DiarioAnalisis;
  readonly ahora: () => Date;
  readonly queue: { giveBack(claim: Claim): Promise<void> };
  /** Called after a result was published; never rejects. */
  readonly alPublicar: (proyectoId: string) => Promise<void>;
}

/**
 * Runs one analysis, from its claim to its last state: published, failed with a reason, cancelled, or given back to the
 * queue when this process has to stop. The content of a repository never makes it reject. It rejects with `RunnerDied`,
 * so that the queue tries once more.
 */
export async function ejecutarAnalisis(
  deps: DepsEjecutar,
  job: ClaimedJob,
  stop: AbortSignal,
): Promise<void> {
  const trabajo = await deps.trabajos.empezar(job, deps.ahora());
  if (!trabajo) return;
  const desde = deps.ahora().getTime();
  const progress = followJob({ ...deps, alFallar: anotar(deps, trabajo) }, trabajo, { lost: job.lost, stop });
  let estado: string;
  try {
    const publicado = await analizar(deps, trabajo, progress);
    if (publicado === 'publicado') await deps.alPublicar(trabajo.proyectoId);
    estado = publicado === 'publicado' ? 'listo' : await desistir(deps, trabajo);
  } catch (error) {
    estado = await cerrar(deps, trabajo, progress, error);
  } finally {
    await progress.end();
  }
  const ms = deps.ahora().getTime() - desde;
  deps.diario.info({ ...deQuien(trabajo), estado, ms }, 'analysis ended');
}

async function analizar(
  deps: DepsEjecutar,
  trabajo: Trabajo,
  { signal, alProgresar, alMedir }: JobProgress,
): Promise<Publicado> {
  const { proyectoId, enlace, rama, token } = trabajo;
  const { analizador } = deps;
  const claro = deps.tokens.decrypt(token.cifrado, token.clave, proyectoId);
  const peticion = { enlace, rama, signal, token: claro };
  const huella = analizador.huella(enlace);
  const repetido = await repetir(deps, trabajo, { peticion, huella, alProgresar });
  if (repetido) return repetido;
  const partes = partesDeProyecto(deps, proyectoId);
  const conocidos = partes.buscar;
  const resultado = await analizador.analizar({ ...peticion, conocidos, alProgresar, alMedir });
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

/** Null without an earlier result of the same inputs, or when its stored values are damaged: every file is analysed again. */
async function repetir(
  deps: DepsEjecutar,
  trabajo: Trabajo,
  { peticion, huella, alProgresar }: Repeticion,
): Promise<Publicado | null> {
  try {
    const anterior = await deps.resultados.ultimo(trabajo.proyectoId);
    if (anterior?.huella !== huella || !anterior.entero || !anterior.detallado) return null;
    const { commit, rama } = await deps.analizador.punta(peticion);
    if (commit !== anterior.commit) return null;
    const { signal } = peticion;
    return await repetirResultado(deps, trabajo, { anterior, rama, alProgresar, signal });
  } catch (error) {
    if (!(error instanceof DatoDanado)) throw error;
    anotar(deps, trabajo)(error);
    return null;
  }
}

async function cerrar(
  deps: DepsEjecutar,
  trabajo: Trabajo,
  progress: JobProgress,
  error: unknown,
): Promise<string> {
  // Ends the progress first, so that no write of it follows the last state.
  await progress.end();
  const reason = progress.reason();
  if (reason === 'lost') return desistir(deps, trabajo);
  if (reason === 'stop') {
    await deps.queue.giveBack(trabajo);
    return 'parada';
  }
  // The queue counts a dead runner as a dead process and tries once more.
  if (error instanceof RunnerDied) throw error;
  const final = finalDe(error);
  if (final === interno) anotar(deps, trabajo)(error);
  if (!(await deps.trabajos.terminar(trabajo, final, deps.ahora()))) return desistir(deps, trabajo);
  await deps.resultados.descartar(trabajo.id);
  return final.codigo ?? final.estado;
}

/** After a lost claim: keeps the files, which may be another worker's, unless the analysis was cancelled. */
async function desistir(deps: DepsEjecutar, { id }: Trabajo): Promise<string> {
  if (!(await deps.trabajos.cancelado(id))) return 'perdido';
  await deps.resultados.descartar(id);
  return 'cancelado';
}

const interno: Final = {
  estado: 'fallido',
  codigo: 'fallo-interno',
  motivo: 'Se produjo un error inesperado durante el análisis. Inténtelo de nuevo más tarde.',
};

function finalDe(error: unknown): Final {
  if (!(error instanceof DomainError)) return interno;
  return { estado: 'fallido', codigo: error.codigo, motivo: error.message };
}

function anotar({ diario }: DepsEjecutar, trabajo: Trabajo): (error: unknown) => void {
  return (err) => {
    diario.error({ err, ...deQuien(trabajo) }, 'analysis: something failed');
  };
}

function deQuien({ id, proyectoId, idPersona }: Trabajo): object {
  return { analisis: id, proyecto: proyectoId, sub: idPersona };
}
