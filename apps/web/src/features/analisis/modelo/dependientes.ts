import type { CalculoEstatico, ClaveMedida } from '@mantenible/domain/calculo-estatico';

/** Names of what is not computed for want of a measure: metrics, sub-characteristics and the degree. */
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
