import type { estadosEjecucion, ProgresoAnalisis } from '@mantenible/domain/escaneo';
import type { Esfuerzo, EstadoAccion } from '@mantenible/domain/mejora';
import type { RespuestaPrueba } from '@mantenible/domain/respuesta';

export interface Miembro {
  readonly sub: string;
  readonly nombre: string;
}

/** A test in a row, without its answers; `promedio` is an unrounded fraction. */
export interface PruebaEnFila {
  readonly _id: string;
  readonly nombre: string;
  readonly creado: string;
  readonly promedio: number | null;
}

export interface AnalisisEnFila {
  readonly id: string;
  readonly origen: 'propio' | 'servicio' | 'entrega';
  readonly estado: (typeof estadosEjecucion)[number];
  readonly progreso: ProgresoAnalisis;
  readonly motivo: string | null;
  readonly commit: string | null;
  readonly fechaCommit: string | null;
  readonly fecha: string | null;
  readonly grado: number | null;
}

/** The copy that counts of one project. */
export interface CopiaEnFila {
  readonly id: string;
  readonly proyectoId: string;
  readonly nombre: string;
  /** Whether the project is there today. */
  readonly existe: boolean;
  readonly miembros: readonly Miembro[];
  readonly enlace: string;
  readonly rama: string;
  readonly prueba: PruebaEnFila | null;
  readonly acciones: number;
  /** The newest finished one, and one that was asked for and is not finished. */
  readonly analisis: readonly AnalisisEnFila[];
  readonly hasta: Date;
  readonly momento: Date;
  readonly tomada: { readonly motivo: string; readonly nombre: string; readonly momento: string } | null;
}

/** A project of the course as it is today. */
export interface ProyectoVivo {
  readonly proyectoId: string;
  readonly nombre: string;
  readonly miembros: readonly Miembro[];
  readonly enlace: string;
  readonly rama: string;
  /** The newest own analysis, or the kept figures of the scanning service. */
  readonly analisis: AnalisisEnFila | null;
  readonly acciones: number;
}

/** What one copy holds beside its row. */
export interface Contenido {
  readonly prueba: RespuestaPrueba | null;
  readonly medidas: Readonly<Record<string, number>> | null;
  readonly acciones: readonly {
    readonly texto: string;
    readonly esfuerzo: Esfuerzo;
    readonly estado: EstadoAccion;
    readonly responsable: string | null;
    readonly creado: string;
    readonly verificada: string | null;
  }[];
  readonly incidencias: number;
}

/** A finding of what was delivered; `posicion` is that of its file in the analysis. */
export interface IncidenciaEntregada {
  readonly posicion: number;
  readonly ruta: string;
  readonly linea: number | null;
  readonly regla: string;
  readonly mensaje: string;
}

/** An encrypted text of a file with the analysis under which it is encrypted. */
export interface TextoDeArchivo {
  readonly posicion: number;
  readonly ruta: string;
  readonly sello: string;
  readonly cifrado: string;
  readonly clave: string;
}

export interface EntregadoRepository {
  /** Copies that count, by the project's name; those of a person's teams alone with `sub`. */
  copias(entregaId: string, sub: string | null): Promise<readonly CopiaEnFila[]>;
  /** Projects of the course today, by name; those of a person's teams alone with `sub`. */
  vivos(cursoId: string, sub: string | null): Promise<readonly ProyectoVivo[]>;
  /** Names of people of the course without a project in it, and of its class list who have not joined. */
  sinProyecto(cursoId: string): Promise<readonly string[]>;
  /** Analyses of the template. */
  plantilla(entregaId: string): Promise<readonly AnalisisEnFila[]>;
  contenido(copiaId: string, analisisId: string | null): Promise<Contenido>;
  /** Findings from number `desde` on, by file and line, at most `cuantas`. */
  incidencias(
    analisisId: string,
    tramo: { readonly desde: number; readonly cuantas: number },
  ): Promise<readonly IncidenciaEntregada[]>;
  /** Texts of files by their positions; those that are not kept any more are left out. */
  textos(analisisId: string, posiciones: readonly number[]): Promise<readonly TextoDeArchivo[]>;
}
