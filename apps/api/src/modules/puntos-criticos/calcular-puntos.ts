import type { CambiosDeRutas, PeticionCambios } from '@mantenible/domain/analisis';
import { DomainError } from '@mantenible/domain/error';
import { ordenarPuntos, prioritariosDe } from '@mantenible/domain/puntos-criticos';

import { tokenDeProyecto } from '../comun/token-de-proyecto.ts';
import type { Job } from '../../jobs/job.port.ts';
import type { CofreTextos } from '../analisis/textos.port.ts';
import type { PuntosRepository } from './puntos-criticos.port.ts';

/** Greatest number of files whose changes are counted: the most complex ones. */
const maximoContados = 5000;
/** Greatest number of files that are kept. */
const maximoGuardados = 500;

export const interrumpido =
  'El cálculo se interrumpió porque el servidor se detuvo. Analice de nuevo para repetirlo.';
const inesperado = 'Se produjo un error inesperado al leer la historia. Analice de nuevo para repetirlo.';

export interface DepsCalcularPuntos {
  readonly puntos: Pick<PuntosRepository, 'commit' | 'archivos' | 'guardar' | 'fallar'>;
  readonly contarCambios: (peticion: Omit<PeticionCambios, 'limites'>) => Promise<CambiosDeRutas>;
  readonly tokens: Pick<CofreTextos, 'decrypt'>;
  readonly log: {
    info(datos: object, mensaje: string): void;
    error(datos: object, mensaje: string): void;
  };
}

/** Computes and keeps the hotspots of a published analysis. Never rejects: a failure is kept with its reason. */
export async function calcularPuntos(
  deps: DepsCalcularPuntos,
  trabajo: Job,
  signal: AbortSignal,
): Promise<void> {
  const { id, proyectoId } = trabajo;
  const quien = { analisis: id, proyecto: proyectoId };
  try {
    await calcular(deps, trabajo, signal);
  } catch (err) {
    const esperado = err instanceof DomainError || signal.aborted;
    if (esperado) deps.log.info({ err, ...quien }, 'hotspots could not be computed');
    else deps.log.error({ err, ...quien }, 'hotspots: something failed');
    await deps.puntos.fallar(id, motivoDe(err, signal)).catch((error: unknown) => {
      deps.log.error({ err: error, ...quien }, 'hotspots: their failure could not be noted');
    });
  }
}

async function calcular(
  { puntos, contarCambios, tokens }: DepsCalcularPuntos,
  { id, proyectoId, enlace, rama, token }: Job,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const commit = await puntos.commit(id);
  if (commit === null) return;
  const medidos = await puntos.archivos(id, maximoContados);
  const rutas = medidos.map(({ ruta }) => ruta);
  const claro = tokenDeProyecto(tokens, token, proyectoId);
  const { cambios, ...leidos } = await contarCambios({ enlace, rama, token: claro, commit, rutas, signal });
  const ordenados = ordenarPuntos(medidos.map((uno, i) => ({ ...uno, cambios: cambios[i] ?? 0 })));
  const guardados = { ...leidos, total: ordenados.length, archivos: ordenados.slice(0, maximoGuardados) };
  const prioritarios = prioritariosDe(ordenados).map(({ ruta }) => ruta);
  await puntos.guardar(id, guardados, prioritarios);
}

function motivoDe(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return interrumpido;
  return error instanceof DomainError ? error.message : inesperado;
}
