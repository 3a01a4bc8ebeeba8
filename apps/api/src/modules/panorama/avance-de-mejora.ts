import {
  avanceDe,
  comprobarAcciones,
  indexarDetalle,
  type AnalisisDeMejora,
  type AvanceMejora,
  type LugarDelCodigo,
} from '@mantenible/domain/mejora';

import type { LeerPaquete } from '../analisis/detalle/paquete.port.ts';
import { marcadosDe } from '../comun/seguir-en-tramos.ts';
import type { ProyectoDelPanorama, PruebaDelPanorama } from './panorama.port.ts';

export interface DepsAvance {
  /** Whether analyses are made and kept here: those of a service verify nothing. */
  readonly incorporado: boolean;
  /** In turn by owner of the project. */
  readonly leerPaquete: (paquete: string, propietario: string) => ReturnType<LeerPaquete>;
  /** Whether the analyser implements a rule. */
  readonly buscada: (regla: string) => boolean;
}

/** Progress of the improvement plan, checked as on its own page. */
export async function avanceDeMejora(
  deps: DepsAvance,
  hallado: ProyectoDelPanorama,
  pruebas: readonly PruebaDelPanorama[],
): Promise<AvanceMejora> {
  const { acciones } = hallado;
  const lugar: LugarDelCodigo = { enlace: hallado.proyecto.link, rama: hallado.proyecto.branch };
  const analisis = await analisisDeMejora(deps, hallado);
  const miradas = pruebas.flatMap(({ creado, mirada, datos }) =>
    mirada && datos ? [{ creado, ...datos }] : [],
  );
  const comprobadas = comprobarAcciones(acciones, lugar, { analisis, pruebas: miradas });
  return avanceDe(acciones, comprobadas, lugar);
}

async function analisisDeMejora(
  { incorporado, leerPaquete, buscada }: DepsAvance,
  { propietario, terminados: [ultimo], detalle, marcas }: ProyectoDelPanorama,
): Promise<AnalisisDeMejora | null> {
  if (!incorporado || !ultimo) return null;
  const paquete = detalle?.paquete ?? null;
  const archivos = paquete === null ? null : await leerPaquete(paquete, propietario);
  const indice =
    detalle &&
    archivos &&
    indexarDetalle({ version: detalle.version, archivos }, await marcadosDe(marcas, archivos));
  return { ...ultimo, buscada, detalle: indice };
}
