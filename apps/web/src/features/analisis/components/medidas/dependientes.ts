import type { CalculoEstatico, ClaveMedida } from '@mantenible/domain/calculo-estatico';

/** Metrics, sub-characteristics and degree that cannot be computed without a measure, by name. */
export function dependientes(
  { metricas, subcaracteristicas, grado }: CalculoEstatico,
  medida: ClaveMedida,
): readonly string[] {
  const suyas = metricas.filter((metrica) => metrica.medida === medida).map(({ nombre }) => nombre);
  const medias = subcaracteristicas
    .filter(({ faltan }) => faltan.includes(medida))
    .map(({ nombre }) => nombre);
  return [...suyas, ...medias, ...(grado === null ? ['grado de mantenibilidad'] : [])];
}
