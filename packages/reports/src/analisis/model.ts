import type { ComentariosInformados } from '../comentarios/model.ts';

/** A figure of the analysis with its formula, in words as the screen writes them. */
export interface CifraInformada {
  readonly nombre: string;
  /** '22,33 %'; 'sin medida' without one. */
  readonly valor: string;
  readonly formula: string;
  /** The formula with this project's numbers; null where they are missing. */
  readonly numeros: string | null;
}

/** A quality property with its verdict. */
export interface VeredictoInformado {
  readonly propiedad: string;
  /** Name and value of its measure, a line each. */
  readonly medida: string;
  /** 'duplicadas > 5 %'. */
  readonly condicion: string;
  readonly veredicto: string;
}

export interface IncidenciaDeInforme {
  /** Place and rule, as comments name the finding. */
  readonly clave: string;
  /** '12', '12 a 15'; empty for the whole file. */
  readonly lineas: string;
  readonly severidad: string;
  readonly regla: string;
  readonly mensaje: string;
}

/** A finding that a person marked. */
export interface MarcaInformada {
  readonly decision: string;
  /** Path and line, and whether the finding is still there. */
  readonly lugar: string;
  readonly incidencia: string;
  readonly razon: string;
}

/** The points that the degree lacks, by measure. */
export interface QueFaltaInformado {
  readonly titulo: string;
  /** Measure, points and share. */
  readonly partes: readonly (readonly [string, string, string])[];
  readonly nota: string;
}

/** Content of the PDF of a static analysis. Dates are ISO 8601, UTC. */
export interface InformeAnalisis {
  readonly proyecto: string;
  readonly enlace: string;
  readonly rama: string;
  /** Whole hash; null with a scanning service. */
  readonly commit: string | null;
  readonly fecha: string;
  readonly generado: string;
  readonly grado: CifraInformada;
  readonly criterio: string;
  readonly falta: QueFaltaInformado | null;
  /** Limits of the degree. */
  readonly notas: readonly string[];
  readonly subcaracteristicas: readonly CifraInformada[];
  readonly metricas: readonly CifraInformada[];
  readonly veredictos: readonly VeredictoInformado[];
  /** What was analysed: names and values. */
  readonly analizado: readonly (readonly [string, string])[];
  /** Null without any. */
  readonly marcas: { readonly resumen: string; readonly lista: readonly MarcaInformada[] } | null;
  readonly hallazgos: {
    /** Counts by severity, and how many are listed. */
    readonly resumen: string;
    readonly archivos: readonly {
      readonly ruta: string;
      readonly hallazgos: readonly IncidenciaDeInforme[];
    }[];
  };
  /** Those of lecturers; their keys are findings. */
  readonly comentarios: ComentariosInformados;
}
