import { anclar, seguirMarcas } from '@mantenible/domain/marca';

import type { LeerPaquete } from '../analisis/detalle/paquete.port.ts';
import type { MarcaRepository } from './marca.port.ts';

interface DepsSeguir {
  readonly marcas: Pick<MarcaRepository, 'listar' | 'mover' | 'proyecto'>;
  readonly leerPaquete: LeerPaquete;
}

/**
 * Moves the marks of a project to where the newest analysis has their findings, so that the next one is compared with it.
 * A mark without its finding stays where it was. Called after each publication.
 */
export async function seguirPublicado(
  { marcas, leerPaquete }: DepsSeguir,
  proyectoId: string,
): Promise<void> {
  const guardadas = await marcas.listar(proyectoId);
  if (guardadas.length === 0) return;
  const { paquete = null } = (await marcas.proyecto(proyectoId, ''))?.analisis ?? {};
  if (paquete === null) return;
  const archivos = await leerPaquete(paquete);
  const anclas = guardadas.map(({ ancla }) => ancla);
  const movidas = seguirMarcas(anclas, archivos).flatMap((hallado, i) => {
    const una = guardadas[i];
    if (!hallado || !una) return [];
    const ancla = anclar(archivos, hallado);
    return JSON.stringify(ancla) === JSON.stringify(una.ancla) ? [] : [{ id: una._id, ancla }];
  });
  await marcas.mover(movidas);
}
