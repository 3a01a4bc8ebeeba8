import {
  calcularPrueba,
  comentarioDe,
  desglosar,
  preguntasPorLista,
  type Comentario,
  type DesgloseMetrica,
  type DesglosePregunta,
  type FilaCalculo,
} from '../calculo/index.ts';
import type { PruebaComparable } from '../comparacion/index.ts';
import { clavePregunta, type PreguntaPlan, type RespuestaPregunta } from '../respuesta/index.ts';
import { listasDePrueba, pesosDe } from './pesos-de-lista.ts';
import { siguienteNivel, subida } from './propuestas-de-prueba.ts';

/** A question in the report of a saved test: its answer, its share of the mean, and what its next level would add. */
export interface PreguntaDetallada extends Comentario, DesglosePregunta {
  /** Null at the best level, and for a question that does not count. */
  readonly siguiente: {
    readonly descripcion: string;
    readonly valor: number;
    /** Rise of the overall mean in points of percent, unrounded, with all else equal. */
    readonly puntos: number;
  } | null;
}

/** Each question once, by list: the size is that of the test, in however many rows and metrics a list counts. */
export interface ReporteAgrupado {
  readonly listas: readonly (readonly PreguntaDetallada[])[];
  readonly filas: readonly FilaAgrupada[];
}

/** A row of the report whose metrics refer to the lists instead of repeating their questions. */
export interface FilaAgrupada extends Pick<FilaCalculo, 'nombre' | 'promedio'> {
  /** `lista`: index in the report's lists. */
  readonly metricas: readonly (Pick<DesgloseMetrica, 'nombre' | 'promedio'> & { readonly lista: number })[];
}

export type FilaDetallada = FilaCalculo & { readonly detalle: readonly PreguntaDetallada[] };

export function agruparReporte(prueba: PruebaComparable): ReporteAgrupado {
  const { plan, respuestas } = prueba;
  const filas = calcularPrueba(plan, respuestas);
  const dadas = new Map(respuestas.map((una) => [clavePregunta(una), una]));
  const porLista = preguntasPorLista(plan.preguntas);
  const pesos = pesosDe(listasDePrueba(plan), filas);
  const indices = new Map<string, number>();
  for (const { metricas } of plan.filas)
    for (const { listaVerificacion: lista } of metricas)
      if (!indices.has(lista)) indices.set(lista, indices.size);
  const detallar = (una: PreguntaPlan): PreguntaDetallada => ({
    ...comentarioDe(una, dadas),
    ...desglosar(una, dadas),
    siguiente: siguienteDe(una, dadas.get(clavePregunta(una)), pesos.get(una.listaVerificacion) ?? 0),
  });
  return {
    listas: [...indices.keys()].map((lista) => (porLista.get(lista) ?? []).map(detallar)),
    filas: plan.filas.map(({ nombre, metricas }, i) => ({
      nombre,
      promedio: filas[i]?.promedio ?? null,
      metricas: metricas.map((metrica, j) => ({
        nombre: metrica.nombre,
        promedio: filas[i]?.desglose[j]?.promedio ?? null,
        lista: indices.get(metrica.listaVerificacion) ?? 0,
      })),
    })),
  };
}

/** The rows of a report, each with its questions; a question that two of its metrics share stands once. */
export function filasDetalladas({ listas, filas }: ReporteAgrupado): readonly FilaDetallada[] {
  return filas.map(({ nombre, promedio, metricas }) => {
    const detalle = listasDe(metricas).flatMap((lista) => listas[lista] ?? []);
    const desglose = metricas.map(({ lista, ...metrica }) => ({
      ...metrica,
      preguntas: listas[lista] ?? [],
    }));
    return { nombre, promedio, comentarios: detalle, detalle, desglose };
  });
}

/** The lists of a row's metrics, each once, in order. */
export function listasDe(metricas: FilaAgrupada['metricas']): readonly number[] {
  return [...new Set(metricas.map(({ lista }) => lista))];
}

/** What the next level of a question would give; `peso` is the question's weight in the overall mean. */
function siguienteDe(
  pregunta: PreguntaPlan,
  dada: RespuestaPregunta | undefined,
  peso: number,
): PreguntaDetallada['siguiente'] {
  const siguiente = siguienteNivel(pregunta, dada);
  if (siguiente === null) return null;
  const puntos = 100 * peso * subida(pregunta, dada?.valor ?? null, siguiente.valor);
  return { ...siguiente, puntos };
}
