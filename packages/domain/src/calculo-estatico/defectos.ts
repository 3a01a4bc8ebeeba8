import type { PropiedadCalidad } from '../criterio/index.ts';
import type { ClaveMedida, MedidasProyecto } from './claves-medida.ts';
import { hayLineas, porcentajeSobreNcloc } from './porcentaje-ncloc.ts';

export type CondicionDefecto = '>' | '<' | '>=';

export interface TarjetaDefecto {
  readonly propiedad: string;
  readonly medida: ClaveMedida;
  /** The measure as the service gave it; null: 'sin medida'. */
  readonly valor: number | null;
  /** Percent over the lines of code, unclamped and unrounded; for comments, the density itself. */
  readonly porcentaje: number | null;
  /** The figure compared with the threshold: the percent, or the count for code smells. */
  readonly comparado: number | null;
  /** Null when the list of quality properties ends before this card. */
  readonly umbral: number | null;
  readonly condicion: CondicionDefecto;
  /** Null when measure or threshold is missing. */
  readonly veredicto: 'ACEPTABLE' | 'DEFECTO' | null;
}

interface Regla {
  /** Default name where the list of quality properties is shorter. */
  readonly propiedad: string;
  readonly medida: ClaveMedida;
  readonly condicion: CondicionDefecto;
}

/** A figure for which the condition holds is a defect. In the order of the thresholds (requisito: defect-thresholds). */
const reglas: readonly Regla[] = [
  { propiedad: 'Líneas duplicadas', medida: 'duplicated_lines', condicion: '>' },
  { propiedad: 'Líneas por cubrir', medida: 'lines_to_cover', condicion: '<' },
  { propiedad: 'Complejidad ciclomática', medida: 'complexity', condicion: '>' },
  { propiedad: 'Olores de código', medida: 'code_smells', condicion: '>' },
  { propiedad: 'Complejidad cognitiva', medida: 'cognitive_complexity', condicion: '>' },
  { propiedad: 'Densidad de comentarios', medida: 'comment_lines_density', condicion: '>=' },
];

export type UnidadUmbral = 'lineas' | 'lineas-y-comentarios' | 'cantidad';

/** What a threshold acts on, and which way that figure is better on its card. */
export interface ReglaDeUmbral {
  readonly medida: ClaveMedida;
  readonly condicion: CondicionDefecto;
  readonly unidad: UnidadUmbral;
  readonly mejor: 'menor' | 'mayor';
}

/** What the quality property at this place of the list, from 0, acts on; null beyond the six cards. */
export function reglaDeUmbral(lugar: number): ReglaDeUmbral | null {
  const regla = reglas[lugar];
  if (!regla) return null;
  const { medida, condicion } = regla;
  return { medida, condicion, unidad: unidadDeUmbral(medida), mejor: condicion === '<' ? 'mayor' : 'menor' };
}

/** Code smells are compared by count, the density of comments as it is, all else over the lines of code. */
export function unidadDeUmbral(medida: ClaveMedida): UnidadUmbral {
  if (medida === 'code_smells') return 'cantidad';
  return medida === 'comment_lines_density' ? 'lineas-y-comentarios' : 'lineas';
}

const esDefectoCon: Readonly<Record<CondicionDefecto, (valor: number, umbral: number) => boolean>> = {
  '>': (valor, umbral) => valor > umbral,
  '<': (valor, umbral) => valor < umbral,
  '>=': (valor, umbral) => valor >= umbral,
};

/** Thresholds by list order. The comparison takes the unrounded figure (requisito: defect-thresholds). */
export function tarjetasDefecto(
  medidas: MedidasProyecto,
  propiedades: readonly PropiedadCalidad[],
): readonly TarjetaDefecto[] {
  return reglas.map((regla, lugar) => tarjeta(regla, medidas, propiedades[lugar]));
}

function tarjeta(
  { propiedad, medida, condicion }: Regla,
  medidas: MedidasProyecto,
  dada: PropiedadCalidad | undefined,
): TarjetaDefecto {
  const valor = medidas[medida] ?? null;
  const porcentaje = porcentajeDe(medida, medidas);
  const comparado = porcentaje !== null && unidadDeUmbral(medida) === 'cantidad' ? valor : porcentaje;
  const umbral = dada?.valor ?? null;
  const esDefecto = comparado === null || umbral === null ? null : esDefectoCon[condicion](comparado, umbral);
  return {
    propiedad: dada?.propiedad ?? propiedad,
    medida,
    valor,
    porcentaje,
    comparado,
    umbral,
    condicion,
    veredicto: esDefecto === null ? null : esDefecto ? 'DEFECTO' : 'ACEPTABLE',
  };
}

function porcentajeDe(medida: ClaveMedida, medidas: MedidasProyecto): number | null {
  const valor = medidas[medida];
  if (medida !== 'comment_lines_density') return porcentajeSobreNcloc(valor, medidas.ncloc);
  return hayLineas(medidas.ncloc) ? (valor ?? null) : null;
}
