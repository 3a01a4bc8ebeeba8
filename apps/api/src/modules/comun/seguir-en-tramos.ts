import { setImmediate } from 'node:timers/promises';

import type { ArchivoGuardado, IncidenciaDeDetalle } from '@mantenible/domain/comparacion';
import { seguirPorMarca, type Ancla, type Hallado } from '@mantenible/domain/marca';

/** Marks that are tracked before other requests are served: some milliseconds. */
const tramo = 20;

/** The finding that each mark is about (`seguirMarcas`); serves other requests meanwhile. */
export async function seguirEnTramos(
  anclas: readonly Ancla[],
  archivos: readonly ArchivoGuardado[],
): Promise<readonly (Hallado | null)[]> {
  const hallados: (Hallado | null)[] = [];
  for (const uno of seguirPorMarca(anclas, archivos)) {
    hallados.push(uno);
    if (hallados.length % tramo === 0) await setImmediate();
  }
  return hallados;
}

/** What tracks a mark, and when it was set. */
export interface AnclaFechada extends Ancla {
  readonly creado: string;
}

/** The marked findings of an analysis, each with when it was marked. */
export async function marcadosDe(
  marcas: readonly AnclaFechada[],
  archivos: readonly ArchivoGuardado[],
): Promise<ReadonlyMap<IncidenciaDeDetalle, string>> {
  const hallados = await seguirEnTramos(marcas, archivos);
  const marcados = new Map<IncidenciaDeDetalle, string>();
  marcas.forEach(({ creado }, i) => {
    const hallado = hallados[i];
    if (hallado) marcados.set(hallado.hallazgo, creado);
  });
  return marcados;
}
