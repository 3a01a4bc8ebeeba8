import {
  unidadDeUmbral,
  type ClaveMedida,
  type ReglaDeUmbral,
  type TarjetaDefecto,
  type UnidadUmbral,
} from '@mantenible/domain/calculo-estatico';
import { redondear } from '@mantenible/domain/criterio';
import { formatEditable, formatNumber, formatPercent } from '@mantenible/wording/numeros';

type Condicion = Pick<TarjetaDefecto, 'medida' | 'condicion' | 'umbral'>;

/** Name of each measure in a condition: 'duplicadas > 5 %'. */
const sujetos: Readonly<Record<ClaveMedida, string>> = {
  ncloc: 'líneas',
  complexity: 'complejidad',
  duplicated_lines: 'duplicadas',
  lines_to_cover: 'por cubrir',
  code_smells: 'olores',
  cognitive_complexity: 'complejidad cognitiva',
  comment_lines_density: 'comentarios',
};

const signos: Readonly<Record<TarjetaDefecto['condicion'], string>> = { '>': '>', '<': '<', '>=': '≥' };

/** Condition under which a measure is a defect: 'duplicadas > 5 %', 'olores > 50'; null without a threshold. */
export function textoCondicion({ medida, condicion, umbral }: Condicion): string | null {
  if (umbral === null) return null;
  return `${sujetos[medida]} ${signos[condicion]} ${textoUmbral(medida, umbral)}`;
}

/** A threshold with its unit: '5 %', or '50' where it is a count. */
function textoUmbral(medida: ClaveMedida, umbral: number): string {
  return unidadDeUmbral(medida) === 'cantidad' ? formatNumber(umbral) : `${formatEditable(umbral)}\u00a0%`;
}

/** The figure that a threshold acts on, in its unit: '4,00 %', or '69' where it is a count. */
export function textoComparado(medida: ClaveMedida, comparado: number): string {
  return unidadDeUmbral(medida) === 'cantidad'
    ? formatNumber(comparado)
    : formatPercent(redondear(comparado));
}

/**
 * Figure, condition and threshold of a quality property, '4,00 % > 5 %', also where the condition does not hold; null without a figure
 * or a threshold. A figure that equals the threshold only after rounding has up to ten decimals.
 */
export function textoComparacion({
  medida,
  condicion,
  comparado,
  umbral,
}: Condicion & Pick<TarjetaDefecto, 'comparado'>): string | null {
  if (comparado === null || umbral === null) return null;
  const parecen = redondear(comparado) === umbral && comparado !== umbral;
  const figura = parecen ? textoUmbral(medida, comparado) : textoComparado(medida, comparado);
  return `${figura} ${signos[condicion]} ${textoUmbral(medida, umbral)}`;
}

const unidades: Readonly<Record<UnidadUmbral, string>> = {
  lineas: 'Porcentaje sobre las líneas de código',
  'lineas-y-comentarios': 'Porcentaje sobre las líneas de código y de comentario',
  cantidad: 'Cantidad, no porcentaje',
};

/** Unit and direction of a threshold: 'Porcentaje sobre las líneas de código; cuanto menor, mejor.' */
export function textoSentido({ unidad, mejor }: Pick<ReglaDeUmbral, 'unidad' | 'mejor'>): string {
  return `${unidades[unidad]}; cuanto ${mejor}, mejor.`;
}

/** When the property is a defect: 'Es DEFECTO si la medida supera el umbral.' */
export function textoDefecto({ condicion }: Pick<ReglaDeUmbral, 'condicion'>): string {
  return `Es DEFECTO si la medida ${verbos[condicion]}.`;
}

const verbos: Readonly<Record<TarjetaDefecto['condicion'], string>> = {
  '>': 'supera el umbral',
  '<': 'queda por debajo del umbral',
  '>=': 'alcanza o supera el umbral',
};

/** Where the thresholds act. */
export const dondeActuanLosUmbrales =
  'Un umbral decide solo el veredicto de su tarjeta en «Propiedades de calidad» del análisis, y el de las comparaciones de análisis. No cambia las métricas, las subcaracterísticas ni el grado.';
