import type { Entrada } from '../../../../lib/incidencia/indice.ts';
import type { IncidenciasNuevas } from '../../api/listar-nuevas.ts';

/** Ids of the issues that are new: matched by rule, file, line and message, each new finding once. */
export function marcarNuevas(
  entradas: readonly Entrada[],
  { incidencias }: Pick<IncidenciasNuevas, 'incidencias'>,
): ReadonlySet<number> {
  const faltan = new Map<string, number>();
  for (const { regla, mensaje, despues } of incidencias) {
    const clave = claveDe(regla, despues?.ruta, despues?.linea ?? null, mensaje);
    faltan.set(clave, (faltan.get(clave) ?? 0) + 1);
  }
  const nuevas = new Set<number>();
  for (const { id, incidencia } of entradas) {
    const { regla, archivo, linea, descripcion } = incidencia;
    const clave = claveDe(regla, archivo, linea, descripcion);
    const quedan = faltan.get(clave) ?? 0;
    if (quedan === 0) continue;
    faltan.set(clave, quedan - 1);
    nuevas.add(id);
  }
  return nuevas;
}

function claveDe(regla: string, ruta: string | undefined, linea: number | null, mensaje: string): string {
  return JSON.stringify([regla, ruta, linea, mensaje]);
}
