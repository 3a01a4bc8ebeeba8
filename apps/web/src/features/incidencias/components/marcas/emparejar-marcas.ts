import type { Marca } from '@mantenible/contracts/marca';
import { mensajeGuardado } from '@mantenible/domain/marca';

import type { Entrada } from '../../../../lib/incidencia/indice.ts';

/** Marks by the id of their issue: matched by rule, file, line and message, each mark once. */
export function emparejarMarcas(
  entradas: readonly Entrada[],
  marcas: readonly Marca[],
): ReadonlyMap<number, Marca> {
  const presentes = marcas.filter(({ estado }) => estado === 'presente');
  const faltan = Map.groupBy(presentes, ({ regla, archivo, linea, mensaje }) =>
    claveDe(regla, archivo, linea, mensaje),
  );
  const parejas = new Map<number, Marca>();
  for (const { id, incidencia } of entradas) {
    const { regla, archivo, linea, descripcion } = incidencia;
    const marca = faltan.get(claveDe(regla, archivo, linea, descripcion))?.shift();
    if (marca) parejas.set(id, marca);
  }
  return parejas;
}

function claveDe(regla: string, ruta: string, linea: number | null, mensaje: string): string {
  return JSON.stringify([regla, ruta, linea, mensajeGuardado(mensaje)]);
}
