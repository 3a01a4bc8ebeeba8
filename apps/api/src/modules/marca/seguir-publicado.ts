import type { ArchivoGuardado } from '@mantenible/domain/comparacion';
import { anclar } from '@mantenible/domain/marca';

import type { LeerPaquete } from '../analisis/detalle/paquete.port.ts';
import { seguirEnTramos } from '../comun/seguir-en-tramos.ts';
import type { MarcaGuardada, MarcaRepository } from './marca.port.ts';

interface DepsSeguir {
  readonly marcas: Pick<MarcaRepository, 'listar' | 'mover' | 'proyecto'>;
  readonly leerPaquete: LeerPaquete;
  /** Runs work with the findings of a whole analysis in turn, in the name of a person. */
  readonly inTurn: (idPersona: string, trabajo: () => Promise<void>) => Promise<void>;
}

/**
 * Moves the marks of a project to where the newest analysis has their findings, so that the next one is compared with it.
 * A mark without its finding stays where it was. Called after each publication.
 */
export async function seguirPublicado(deps: DepsSeguir, proyectoId: string): Promise<void> {
  const { marcas, leerPaquete, inTurn } = deps;
  if ((await marcas.listar(proyectoId)).length === 0) return;
  const proyecto = await marcas.proyecto(proyectoId, '');
  if (!proyecto) return;
  await inTurn(proyecto.propietario, async () => {
    // Read again: the analysis of before may be another one when its turn comes.
    const { paquete = null } = (await marcas.proyecto(proyectoId, ''))?.analisis ?? {};
    if (paquete === null) return;
    await marcas.mover(await movidas(await marcas.listar(proyectoId), await leerPaquete(paquete)));
  });
}

/** The marks whose anchors differ in these files, with the new ones. */
async function movidas(guardadas: readonly MarcaGuardada[], archivos: readonly ArchivoGuardado[]) {
  const hallados = await seguirEnTramos(
    guardadas.map(({ ancla }) => ancla),
    archivos,
  );
  return guardadas.flatMap(({ _id: id, ancla: previa }, i) => {
    const hallado = hallados[i];
    if (!hallado) return [];
    const ancla = anclar(archivos, hallado);
    return JSON.stringify(ancla) === JSON.stringify(previa) ? [] : [{ id, ancla }];
  });
}
