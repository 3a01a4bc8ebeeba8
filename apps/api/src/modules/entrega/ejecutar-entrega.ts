import type { LeerPartes, ResultadoAnalisis } from '@mantenible/domain/analisis';
import { DomainError } from '@mantenible/domain/error';
import { gradoDeMedidas } from '@mantenible/domain/pasado';

import type { JobProgress } from '../../jobs/follow-job.ts';
import type { Job, Publication } from '../../jobs/job.port.ts';
import type { Task } from '../../jobs/run-job.ts';
import type { Analizador } from '../analisis/analizador.port.ts';
import { archivoPorGuardar } from '../comun/archivo-por-guardar.ts';
import type { CofreTextos, TextoSellado } from '../analisis/textos.port.ts';
import { tokenDeProyecto } from '../comun/token-de-proyecto.ts';
import type { TrabajoDeEntregaRepository } from './trabajo.port.ts';

export interface DepsEjecutarEntrega {
  readonly trabajos: TrabajoDeEntregaRepository;
  readonly analizador: Pick<Analizador, 'analizar' | 'version'>;
  /** Reads the stored parts of a project's files (ADR 0034). */
  readonly partesDe: (proyectoId: string) => LeerPartes;
  /** Decrypts the repository's token, only while the job runs. */
  readonly tokens: Pick<CofreTextos, 'decrypt'>;
  /** Encrypts the text of a file for the analysis that stores it. */
  readonly sellarTexto: (analisisId: string, ruta: string, texto: string) => Promise<TextoSellado>;
  readonly now: () => Date;
}

/** Analyses what a project delivered, or a delivery's template, and publishes the result beside the copy. */
export function tareaDeEntrega(deps: DepsEjecutarEntrega): Task {
  return {
    name: 'delivery',
    run: (trabajo, progress) => analizar(deps, trabajo, progress),
    onPublished: () => Promise.resolve(),
    discard: (id) => deps.trabajos.descartar(id),
  };
}

async function analizar(
  deps: DepsEjecutarEntrega,
  job: Job,
  { signal, alProgresar }: JobProgress,
): Promise<Publication> {
  const { proyectoId, enlace, rama, token } = job;
  const trabajo = await deps.trabajos.leer(job.id);
  if (trabajo === null) return 'perdido';
  if (enlace === '')
    throw new DomainError(
      'not-found',
      'sin-plantilla',
      'La plantilla no se puede leer: su proyecto se eliminó o ya no es de un docente del curso. Elija otra en la entrega.',
    );
  const resultado = await deps.analizador.analizar({
    enlace,
    rama,
    signal,
    alProgresar,
    token: token.cifrado === '' ? null : tokenDeProyecto(deps.tokens, token, proyectoId),
    ...trabajo,
    conocidos: deps.partesDe(proyectoId),
  });
  try {
    await guardarArchivos(deps, job, resultado, { signal, alProgresar });
    const { commit, fecha = null, medidas, ambito } = resultado;
    return await deps.trabajos.publicar(job, {
      commit,
      fecha,
      medidas,
      ambito,
      grado: gradoDeMedidas(medidas),
      omitidos: [...resultado.otrosLenguajes, ...resultado.omitidos],
      analizador: deps.analizador.version,
      now: deps.now(),
    });
  } finally {
    resultado.soltar();
  }
}

async function guardarArchivos(
  { trabajos, sellarTexto }: DepsEjecutarEntrega,
  { id }: Job,
  { lotes, total }: ResultadoAnalisis,
  { signal, alProgresar }: Pick<JobProgress, 'signal' | 'alProgresar'>,
): Promise<void> {
  // A process that died may have stored some files.
  await trabajos.descartar(id);
  const sellar = (ruta: string, texto: string) => sellarTexto(id, ruta, texto);
  let hechos = 0;
  for await (const lote of lotes) {
    signal.throwIfAborted();
    alProgresar({ fase: 'guardando', hechos, total });
    const desde = hechos;
    const filas = await Promise.all(lote.map((uno, i) => archivoPorGuardar(uno, desde + i, sellar)));
    await trabajos.guardarArchivos(id, filas);
    hechos += lote.length;
  }
  signal.throwIfAborted();
}
