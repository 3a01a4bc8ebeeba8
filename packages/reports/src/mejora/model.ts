import type { ComentariosInformados } from '../comentarios/model.ts';

/** An action of the improvement plan, in words as the screen writes them. */
export interface AccionInformada {
  readonly texto: string;
  /** 'Regla', 'Pregunta', …; the action's effort and state likewise. */
  readonly origen: string;
  readonly esfuerzo: string;
  readonly estado: string;
  readonly responsable: string | null;
  /** '1 de diciembre de 2026'. */
  readonly fecha: string | null;
  /** 'Verificado en el commit abc1234'; null before any check. */
  readonly comprobacion: string | null;
}

interface PropuestaInformada {
  readonly titulo: string;
  readonly detalle: string;
  /** Rise of the mean or of the degree: '+1,25 puntos'; '(acotada)' follows where only a part of it counts. */
  readonly ganancia: string;
  readonly esfuerzo: string;
}

/** One list of proposals with its source; `aviso` names what it leaves out, `motivo` is the reason why it is empty. */
export interface ListaInformada {
  /** The test or the analysis; null without one. */
  readonly fuente: string | null;
  readonly propuestas: readonly PropuestaInformada[];
  readonly aviso: string | null;
  readonly motivo: string | null;
}

/** Content of the PDF of an improvement plan. */
export interface InformeMejora {
  readonly proyecto: string;
  /** ISO 8601, UTC. */
  readonly generado: string;
  /** '2 de 5 acciones hechas, 1 verificada'. */
  readonly avance: string;
  readonly acciones: readonly AccionInformada[];
  /** Those of lecturers; their keys are actions. */
  readonly comentarios: ComentariosInformados;
  readonly manual: ListaInformada;
  readonly estatico: ListaInformada;
}
