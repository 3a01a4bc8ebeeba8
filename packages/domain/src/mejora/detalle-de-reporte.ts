import { calcularPrueba, preguntasPorLista, type Comentario, type FilaCalculo } from '../calculo/index.ts';
import type { PruebaComparable } from '../comparacion/index.ts';
import { clavePregunta, type PreguntaPlan, type RespuestaPregunta } from '../respuesta/index.ts';
import { pesosDe } from './pesos-de-lista.ts';
import { siguienteNivel, subida } from './propuestas-de-prueba.ts';

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
  const pesos = pesosDe(plan, filas);
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
  const puntos = 100 * peso * subida(pregunta, valor, siguiente.valor);
  return { valor, maximo, siguiente: { ...siguiente, puntos } };
}
