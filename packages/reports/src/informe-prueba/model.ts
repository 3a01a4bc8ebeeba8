import type { FilaCalculo, MedicionInformada, ResumenPrueba } from '@mantenible/domain/calculo';
import { resumirPrueba } from '@mantenible/domain/calculo';
import type { Evidencia } from '@mantenible/domain/evidencia';
import type { Criterio } from '@mantenible/domain/criterio';
import type { NoCorresponden } from '@mantenible/domain/mejora';
import type { TipoPrueba } from '@mantenible/domain/respuesta';

import { sinComentarios, type ComentariosInformados } from '../comentarios/model.ts';

/** Text in place of an empty comment (requisito: row-detail). */
export const sinComentario = 'Sin comentario';

/** One answered question in the details table. */
export interface FilaDetalle {
  /** Identity of the question; null in what a link shows. */
  readonly clave: string | null;
  readonly nombre: string;
  readonly pregunta: string;
  readonly respuesta: string;
  readonly anotaciones: string;
  /** What an analysis had measured; null where none was shown. */
  readonly medicion: MedicionInformada | null;
  readonly evidencias: readonly Evidencia[];
}

/** Content of the PDF of a test. Dates are ISO 8601, UTC. */
export interface InformePrueba {
  readonly proyecto: string;
  readonly prueba: string;
  readonly tipo: TipoPrueba;
  /** Null for tests of all items. */
  readonly intento: number | null;
  readonly aplicada: string;
  readonly generado: string;
  /** When the valuation criteria were read: they are looked up live. */
  readonly criterioConsultado: string;
  readonly resumen: ResumenPrueba;
  /** What answers of inapplicability give of the mean; null without any. */
  readonly noCorresponden: NoCorresponden | null;
  readonly detalle: readonly FilaDetalle[];
  /** Those of lecturers; their keys are those of questions. */
  readonly comentarios: ComentariosInformados;
}

interface PruebaInformada {
  readonly nombre: string;
  readonly tipo: TipoPrueba;
  readonly intentos?: number | null | undefined;
  readonly creado: string;
  readonly proyecto: { readonly nombre: string };
}

interface Datos {
  readonly prueba: PruebaInformada;
  readonly filas: readonly Pick<FilaCalculo, 'nombre' | 'promedio' | 'comentarios'>[];
  readonly criterios: readonly Pick<Criterio, 'valor1' | 'valor2' | 'criterio'>[];
  readonly noCorresponden?: NoCorresponden | null;
  /** When the criteria were read; the time of making where it is left out. */
  readonly criterioConsultado?: Date;
  /** None if omitted. */
  readonly comentarios?: ComentariosInformados;
  readonly now: Date;
}

/** The report of a saved test from its calculated rows and the criteria in force. */
export function crearInforme({
  prueba,
  filas,
  criterios,
  noCorresponden = null,
  comentarios: deDocentes = sinComentarios,
  now,
  criterioConsultado = now,
}: Datos): InformePrueba {
  return {
    proyecto: prueba.proyecto.nombre,
    prueba: prueba.nombre,
    tipo: prueba.tipo,
    intento: prueba.intentos ?? null,
    aplicada: prueba.creado,
    generado: now.toISOString(),
    criterioConsultado: criterioConsultado.toISOString(),
    resumen: resumirPrueba(filas, criterios),
    noCorresponden,
    detalle: filas.flatMap(({ nombre, comentarios }) =>
      comentarios.map(
        ({ clave = null, pregunta, respuesta, comentario, medicion = null, evidencias = [] }) => ({
          clave,
          nombre,
          pregunta,
          respuesta,
          anotaciones: comentario.trim() === '' ? sinComentario : comentario,
          medicion,
          evidencias,
        }),
      ),
    ),
    comentarios: deDocentes,
  };
}
