/** One of the two tests, in words as the screen writes them. */
export interface PruebaComparadaInformada {
  readonly nombre: string;
  /** Null for tests of all items. */
  readonly intento: number | null;
  /** ISO 8601, UTC. */
  readonly aplicada: string;
  /** Percent, null where nothing counts. */
  readonly promedio: number | null;
  readonly criterio: string | null;
}

/** A mean of both tests, in percent, with their difference in words: '+25,00 puntos mejora'. */
export interface FilaComparadaInformada {
  readonly nombre: string;
  readonly antes: number | null;
  readonly despues: number | null;
  readonly diferencia: string;
}

/** Rows with the overall mean. */
export interface PromediosInformados {
  readonly filas: readonly FilaComparadaInformada[];
  readonly general: FilaComparadaInformada;
}

/** An answer of one of the tests. */
export interface RespuestaInformada {
  /**
   * The question's words in the earlier test if the later test words it differently; otherwise null.
   * Always null in the later test: its words are in `PreguntaInformada.pregunta`.
   */
  readonly pregunta: string | null;
  readonly respuesta: string;
  /** Percent of the question's highest value; null where it does not count. */
  readonly puntos: number | null;
  /** Empty without one. */
  readonly comentario: string;
  /** How many pieces of evidence it has. */
  readonly evidencias: number;
}

/** A question with its answers in both tests, in words as the screen writes them. */
export interface PreguntaInformada {
  readonly pregunta: string;
  readonly lista: string;
  /** The answer in the earlier test (`antes`) and in the later one (`despues`); null if that test lacks the question. */
  readonly antes: RespuestaInformada | null;
  readonly despues: RespuestaInformada | null;
  /** Empty where there is nothing to compare. */
  readonly diferencia: string;
}

/** Everything that the PDF of the comparison of two tests shows. */
export interface InformeComparacion {
  readonly proyecto: string;
  /** Scope of both tests in words: 'Una métrica: Acoplamiento', or the kind alone where the tests have several items. */
  readonly alcance: string;
  /** ISO 8601, UTC; the criteria are looked up live. */
  readonly generado: string;
  readonly antes: PruebaComparadaInformada;
  readonly despues: PruebaComparadaInformada;
  /** The difference that decides, in words: over the common questions where the tests do not ask the same. */
  readonly diferencia: string;
  readonly promedios: PromediosInformados;
  /** Means over the common questions; null where both tests ask the same. */
  readonly comunes: PromediosInformados | null;
  /** Questions that differ, by kind of change. */
  readonly grupos: readonly { readonly titulo: string; readonly preguntas: readonly PreguntaInformada[] }[];
  /** '12 preguntas quedaron igual en ambas pruebas.' */
  readonly iguales: string;
}
