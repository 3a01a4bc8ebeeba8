import type { Marca } from '@mantenible/contracts/marca';
import type { AnalisisHecho } from '@mantenible/domain/escaneo';
import { contar } from '@mantenible/wording/contar';

/** Number of the project's marks that were set while each finished analysis was the newest one, by its id. */
export function marcasPorAnalisis(
  marcas: readonly Pick<Marca, 'creado'>[],
  historia: readonly Pick<AnalisisHecho, 'id' | 'fecha' | 'estado'>[],
): ReadonlyMap<string, number> {
  const terminados = historia.filter(({ estado }) => estado === 'listo');
  const porAnalisis = new Map<string, number>();
  for (const { creado } of marcas) {
    // The newest is the first.
    const suyo = terminados.find(({ fecha }) => Date.parse(fecha) <= Date.parse(creado));
    if (suyo) porAnalisis.set(suyo.id, (porAnalisis.get(suyo.id) ?? 0) + 1);
  }
  return porAnalisis;
}

/** '2 incidencias marcadas en él'. */
export const textoMarcadasEn = (cuantas: number): string =>
  `${contar(cuantas, 'incidencia marcada', 'incidencias marcadas')} en él`;
