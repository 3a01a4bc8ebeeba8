import type { CambioPregunta } from '@mantenible/domain/comparacion';

import type { ComparacionPruebas } from '../api/comparar-pruebas.ts';

export type PreguntaComparada = ComparacionPruebas['preguntas'][number];

const titulos: Readonly<Record<CambioPregunta, string>> = {
  respuesta: 'Respuestas que cambiaron',
  pregunta: 'La pregunta cambió',
  'solo-antes': 'Solo en la primera prueba',
  'solo-despues': 'Solo en la segunda prueba',
  comentario: 'Solo cambió el comentario',
  evidencias: 'Solo cambiaron las evidencias',
};
/** Kinds of change in the order of the screen: what the person changed comes first. */
const orden = ['respuesta', 'pregunta', 'solo-despues', 'solo-antes', 'comentario', 'evidencias'] as const;

export interface GrupoPreguntas {
  readonly cambio: CambioPregunta;
  readonly titulo: string;
  readonly preguntas: readonly PreguntaComparada[];
}

/** The questions that differ, by kind of change; kinds without questions are left out. */
export function agruparPreguntas(preguntas: readonly PreguntaComparada[]): readonly GrupoPreguntas[] {
  return orden
    .map((cambio) => ({
      cambio,
      titulo: titulos[cambio],
      preguntas: preguntas.filter((pregunta) => pregunta.cambio === cambio),
    }))
    .filter((grupo) => grupo.preguntas.length > 0);
}
