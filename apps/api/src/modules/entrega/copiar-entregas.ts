import { elegirPrueba, esperaDeCopia, tocaCopiar } from '@mantenible/domain/entrega';
import { DomainError } from '@mantenible/domain/error';

import type { Cuotas } from '../cuota/cuota.port.ts';
import type {
  CopiaRepository,
  CualesPruebas,
  DondeCopiar,
  PorCopiar,
  PruebaDeProyecto,
} from './copia.port.ts';

export interface DepsCopiar {
  readonly copias: CopiaRepository;
  readonly cuotas: Pick<Cuotas, 'exigirSitio'>;
  readonly now: () => Date;
}

type AlFallar = (entregaId: string, error: unknown) => void;

/** Takes the copies of every delivery whose deadline passed. Called by a chore. */
export async function copiarVencidas(deps: DepsCopiar, alFallar: AlFallar): Promise<void> {
  await copiarDebidas(deps, null, alFallar);
}

/** Takes the copies that a reader is about to read, of one delivery or of a course; a copy that fails fails no reader. */
export function copiarAntesDeLeer(
  deps: DepsCopiar,
  donde: NonNullable<DondeCopiar>,
  alFallar: AlFallar,
): Promise<boolean> {
  return copiarDebidas(deps, donde, alFallar);
}

/** Whether copies were due; one that fails keeps no other from it. Without room on the disk none is taken. */
async function copiarDebidas(deps: DepsCopiar, donde: DondeCopiar, alFallar: AlFallar): Promise<boolean> {
  const debidas = await pendientes(deps, donde);
  if (debidas.length === 0 || !(await haySitio(deps))) return false;
  for (const entrega of debidas) {
    try {
      await copiarUna(deps, entrega);
    } catch (error) {
      alFallar(entrega._id, error);
    }
  }
  return true;
}

async function pendientes({ copias, now }: DepsCopiar, donde: DondeCopiar): Promise<readonly PorCopiar[]> {
  const momento = now();
  const vencidas = await copias.pendientes(new Date(momento.getTime() - esperaDeCopia), donde);
  return vencidas.filter(({ fin, copiada, publicada }) =>
    tocaCopiar({ fin: fin.getTime(), publicada }, copiada && { fin: copiada.getTime() }, momento.getTime()),
  );
}

async function haySitio({ cuotas }: Pick<DepsCopiar, 'cuotas'>): Promise<boolean> {
  try {
    await cuotas.exigirSitio();
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

async function copiarUna({ copias, now }: DepsCopiar, entrega: PorCopiar): Promise<void> {
  const { _id, cursoId, fin } = entrega;
  const prueba = await copias.pedida(_id);
  const pruebas = prueba ? await pruebasElegidas(copias, { cursoId, prueba, fin, proyectos: null }) : [];
  await copias.copiar(entrega, { prueba, pruebas, hasta: fin, now: now() });
}

/** The ids of the tests that count for each project, at most one each. */
export async function pruebasElegidas(
  copias: Pick<CopiaRepository, 'pruebas'>,
  cuales: CualesPruebas,
): Promise<readonly string[]> {
  const todas = await copias.pruebas(cuales);
  return [...porProyecto(todas).values()].flatMap((suyas) => {
    const { enPlazo } = elegirPrueba(suyas, cuales.prueba, cuales.fin.getTime());
    return enPlazo ? [enPlazo._id] : [];
  });
}

export function porProyecto(
  pruebas: readonly PruebaDeProyecto[],
): ReadonlyMap<string, readonly PruebaDeProyecto[]> {
  return Map.groupBy(pruebas, ({ proyectoId }) => proyectoId);
}

/** Copies the files of own analyses, some at a time, deletes those of cancelled ones, and erases texts of archived courses. */
export async function completarCopias(
  { copias, cuotas }: Pick<DepsCopiar, 'copias' | 'cuotas'>,
  end: AbortSignal,
): Promise<void> {
  // First what is erased: a file that cannot be copied must not keep the texts of an archived course.
  await copias.borrarCancelados();
  while (!end.aborted && (await copias.borrarTextos()) > 0);
  while (!end.aborted && (await haySitio({ cuotas })) && (await copias.copiarArchivos()));
}
