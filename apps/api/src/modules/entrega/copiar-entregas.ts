import { elegirPrueba, tocaCopiar } from '@mantenible/domain/entrega';

import type { CopiaRepository, PorCopiar, PruebaDeProyecto } from './copia.port.ts';

export interface DepsCopiar {
  readonly copias: CopiaRepository;
  readonly now: () => Date;
}

/** Takes the copies of every delivery whose deadline passed; called by a chore, and before what was delivered is read. */
export async function copiarVencidas({ copias, now }: DepsCopiar): Promise<void> {
  for (const entrega of await copias.pendientes(now())) {
    const { fin, copiada, publicada } = entrega;
    const tomada = copiada && { fin: copiada.getTime() };
    if (!tocaCopiar({ fin: fin.getTime(), publicada }, tomada, now().getTime())) continue;
    const pruebas = await pruebasElegidas(copias, entrega, null);
    await copias.copiar(entrega, { pruebas, hasta: fin, now: now() });
  }
}

/** The ids of the tests that count for each project, at most one each. */
export async function pruebasElegidas(
  copias: Pick<CopiaRepository, 'pruebas'>,
  { cursoId, prueba, fin }: Pick<PorCopiar, 'cursoId' | 'prueba' | 'fin'>,
  proyectoId: string | null,
): Promise<readonly string[]> {
  if (prueba === null) return [];
  const todas = await copias.pruebas(cursoId, prueba, proyectoId);
  return [...porProyecto(todas).values()].flatMap((suyas) => {
    const { enPlazo } = elegirPrueba(suyas, prueba, fin.getTime());
    return enPlazo ? [enPlazo._id] : [];
  });
}

export function porProyecto(
  pruebas: readonly PruebaDeProyecto[],
): ReadonlyMap<string, readonly PruebaDeProyecto[]> {
  return Map.groupBy(pruebas, ({ proyectoId }) => proyectoId);
}

/** Copies the files of own analyses, one analysis at a time, and erases texts of archived courses and names of deleted people. */
export async function completarCopias(
  { copias }: Pick<DepsCopiar, 'copias'>,
  end: AbortSignal,
): Promise<void> {
  while (!end.aborted && (await copias.copiarArchivos()));
  while (!end.aborted && (await copias.borrarTextos()) > 0);
  if (!end.aborted) await copias.olvidarPersonas();
}
