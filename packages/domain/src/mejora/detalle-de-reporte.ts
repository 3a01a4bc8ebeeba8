import {
  calcularPrueba,
  fraccionPregunta,
  preguntasPorLista,
  type Comentario,
  type FilaCalculo,
} from '../calculo/index.ts';
import type { PruebaComparable } from '../comparacion/index.ts';
import { clavePregunta, type PreguntaPlan, type RespuestaPregunta } from '../respuesta/index.ts';
import { siguienteNivel } from './propuestas-de-prueba.ts';

/** One question of a report: what was answered, its points, and what its next level would give. */
export interface PreguntaDetallada extends Comentario {
  readonly valor: number | null;
  readonly maximo: number | null;
  /** Null at the best level, and for a question that does not count. */
  readonly siguiente: {
    readonly descripcion: string;
    readonly valor: number;
    /** Rise of the overall mean in points of percent, unrounded, with all else equal. */
    readonly puntos: number;
  } | null;
}

export type FilaDetallada = FilaCalculo & { readonly detalle: readonly PreguntaDetallada[] };

/** The rows of a report with the detail of their questions, in the order of `comentarios`. */
export function detallarReporte(prueba: PruebaComparable): readonly FilaDetallada[] {
  const { plan, respuestas } = prueba;
  const filas = calcularPrueba(plan, respuestas);
  const dadas = new Map(respuestas.map((una) => [clavePregunta(una), una]));
  const porLista = preguntasPorLista(plan.preguntas);
  const pesos = pesosDe(prueba, filas);
  return filas.map((fila, i) => {
    const listas = new Set(plan.filas[i]?.metricas.map(({ listaVerificacion }) => listaVerificacion));
    const preguntas = [...listas].flatMap((lista) => porLista.get(lista) ?? []);
    const detalle = preguntas.map((una, j) => {
      const dicho = fila.comentarios[j] ?? { pregunta: una.pregunta, respuesta: '', comentario: '' };
      const puntos = puntosDe(una, dadas.get(clavePregunta(una)), pesos.get(una.listaVerificacion) ?? 0);
      return { ...dicho, ...puntos };
    });
    return { ...fila, detalle };
  });
}

/** Points of a question and what its next level would give; `peso` is its weight in the overall mean. */
function puntosDe(
  pregunta: PreguntaPlan,
  dada: RespuestaPregunta | undefined,
  peso: number,
): Pick<PreguntaDetallada, 'valor' | 'maximo' | 'siguiente'> {
  const niveles = pregunta.nivelesCumplimiento;
  const valor = dada?.valor ?? null;
  const maximo = niveles.length === 0 ? null : Math.max(...niveles.map((nivel) => nivel.valor));
  const siguiente = siguienteNivel(pregunta, dada);
  if (siguiente === null) return { valor, maximo, siguiente };
  const sube = (fraccionPregunta(siguiente.valor, niveles) ?? 0) - (fraccionPregunta(valor, niveles) ?? 0);
  return { valor, maximo, siguiente: { ...siguiente, puntos: 100 * sube * peso } };
}

/**
 * Weight of each counting question of a list in the overall mean: a question may count in several metrics and rows.
 * Linear in the size of the test, where computing the mean once for each question is quadratic.
 */
function pesosDe({ plan }: PruebaComparable, filas: readonly FilaCalculo[]): ReadonlyMap<string, number> {
  const pesos = new Map<string, number>();
  const cuentan = filas.filter(({ promedio }) => promedio !== null).length;
  filas.forEach(({ desglose }, i) => {
    const metricas = desglose.filter(({ promedio }) => promedio !== null).length;
    desglose.forEach(({ preguntas }, j) => {
      const lista = plan.filas[i]?.metricas[j]?.listaVerificacion;
      const contadas = preguntas.filter(({ fraccion }) => fraccion !== null).length;
      if (lista === undefined || contadas === 0) return;
      pesos.set(lista, (pesos.get(lista) ?? 0) + 1 / (contadas * metricas * cuentan));
    });
  });
  return pesos;
}
