import { buscarCriterio, fueraDeRango } from '@mantenible/domain/criterio';
import { claveDesdeNombre } from '@mantenible/domain/proyecto';
import { esTipoSimple } from '@mantenible/domain/respuesta';
import type { InformeComparacion } from '@mantenible/reports';
import { contar } from '@mantenible/wording/contar';

import { sentidoDe, textoPuntos, type Diferencia } from '../../../lib/diferencia/diferencia.ts';
import { etiquetaTipo } from '../../../lib/prueba-api/etiqueta-tipo.ts';
import type { ComparacionPruebas, DatosComparacion } from '../api/comparar-pruebas.ts';
import { agruparPreguntas, type PreguntaComparada } from './grupos-de-preguntas.ts';

type Fila = ComparacionPruebas['filas'][number];
type FilaInformada = InformeComparacion['promedios']['general'];
type PreguntaInformada = InformeComparacion['grupos'][number]['preguntas'][number];

/** The comparison as its PDF shows it, in the words of the screen. */
export function informeComparacion(datos: DatosComparacion, now: Date): InformeComparacion {
  const { proyecto, filas, general, comunes, preguntas, iguales } = datos.comparacion;
  const fila = ({ nombre }: Fila, diferencia: Diferencia) => filaInformada(nombre, diferencia);
  // Means of different questions are set side by side without a word.
  const escribir = general.comun === null ? textoDiferencia : textoPuntos;
  return {
    proyecto: proyecto.nombre,
    alcance: alcanceDe(datos.comparacion),
    generado: now.toISOString(),
    antes: pruebaInformada(datos, 'antes'),
    despues: pruebaInformada(datos, 'despues'),
    promedios: {
      filas: filas.map((una) => filaInformada(una.nombre, una.guardado, escribir)),
      general: filaInformada('Promedio general', general.guardado, escribir),
    },
    diferencia:
      general.comun === null
        ? textoDiferencia(general.guardado)
        : comunes === 0
          ? textoComunes(comunes)
          : `${textoComunes(comunes)}: ${textoDiferencia(general.comun)}`,
    comunes: general.comun && {
      filas: filas.flatMap((una) => (una.comun ? [fila(una, una.comun)] : [])),
      general: filaInformada('Promedio general', general.comun),
    },
    grupos: agruparPreguntas(preguntas).map(({ titulo, preguntas: suyas }) => ({
      titulo: `${titulo} (${contar(suyas.length, 'pregunta', 'preguntas')})`,
      preguntas: suyas.map(preguntaInformada),
    })),
    iguales: `${textoIguales(iguales)}.`,
  };
}

/** Scope of both tests in words: 'Una métrica: Acoplamiento', or the kind alone where the rows name several items. */
function alcanceDe({ tipo, filas: [primera, otra] }: ComparacionPruebas): string {
  const unica = esTipoSimple(tipo) && otra === undefined ? primera : undefined;
  return unica ? `${etiquetaTipo(tipo)}: ${unica.nombre}` : etiquetaTipo(tipo);
}

/** '12 preguntas quedaron igual en ambas pruebas'. */
export function textoIguales(iguales: number): string {
  return `${contar(iguales, 'pregunta quedó igual', 'preguntas quedaron igual')} en ambas pruebas`;
}

/** 'En las 6 preguntas comunes'. */
export function textoComunes(comunes: number): string {
  if (comunes === 0) return 'No hay preguntas comunes';
  return comunes === 1
    ? 'En la pregunta común'
    : `En las ${contar(comunes, 'pregunta común', 'preguntas comunes')}`;
}

function pruebaInformada(
  { comparacion, criterios }: DatosComparacion,
  lado: 'antes' | 'despues',
): InformeComparacion['antes'] {
  const { nombre, intentos: intento, creado: aplicada } = comparacion[lado];
  const promedio = comparacion.general.guardado[lado];
  const criterio = promedio === null ? null : buscarCriterio(criterios, promedio, fueraDeRango);
  return { nombre, intento, aplicada, promedio, criterio };
}

/** Judgement that follows a difference; empty for a difference without one. */
const palabras = { mejor: ' mejora', peor: ' empeora', igual: '', distinto: '', 'sin-datos': '' } as const;

function filaInformada(
  nombre: string,
  diferencia: Diferencia,
  escribir: (una: Diferencia) => string = textoDiferencia,
): FilaInformada {
  const { antes, despues } = diferencia;
  return { nombre, antes, despues, diferencia: escribir(diferencia) };
}

function textoDiferencia(diferencia: Diferencia): string {
  return `${textoPuntos(diferencia)}${palabras[sentidoDe(diferencia, 'sube')]}`;
}

function preguntaInformada(comparada: PreguntaComparada): PreguntaInformada {
  const { cambio, antes, despues, listaNombre, puntos } = comparada;
  const reescrita = antes !== null && despues !== null && antes.pregunta !== despues.pregunta;
  const respuesta = (lado: 'antes' | 'despues', dada: PreguntaComparada['antes']) =>
    dada && {
      pregunta: reescrita && lado === 'antes' ? dada.pregunta : null,
      respuesta: dada.respuesta ?? 'Sin respuesta',
      puntos: puntos[lado],
      comentario: dada.comentario,
      evidencias: dada.evidencias.length,
    };
  // A question with other words or levels is not the same one.
  const escribir = cambio === 'pregunta' ? textoPuntos : textoDiferencia;
  return {
    pregunta: (despues ?? antes)?.pregunta ?? '',
    lista: listaNombre,
    antes: respuesta('antes', antes),
    despues: respuesta('despues', despues),
    diferencia: puntos.diferencia === null ? '' : escribir(puntos),
  };
}

/** Name of the PDF's file: ASCII, from the project. */
export function nombreArchivoComparacion(proyecto: string): string {
  return `comparacion-de-pruebas-${claveDesdeNombre(proyecto)}.pdf`;
}
