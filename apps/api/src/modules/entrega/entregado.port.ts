import type { AmbitoAplicado } from '@mantenible/domain/ambito';
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
  /** The newest of the kind that was asked for when the copy was taken. */
  readonly prueba: (PruebaEnFila & Pick<RespuestaPrueba, 'tipo' | 'elementoId'>) | null;
  readonly acciones: number;
  /** Whether the team had an analysis of its own in time. */
  readonly analizado: boolean;
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
  /** The newest own analysis of today's link and branch, or the kept figures of the scanning service. */
  readonly analisis: AnalisisEnFila | null;
  /** When each action of the improvement plan was created, in milliseconds. */
  readonly acciones: readonly number[];
}

/** A person of a course without a project in it; `sub` is null for one of the class list who has not joined. */
export interface SinProyecto {
  readonly sub: string | null;
  readonly nombre: string;
}

/** Whose rows: those of a person's teams alone unless null, and of one project alone unless null. */
export interface DeQuien {
  readonly sub: string | null;
  readonly proyectoId: string | null;
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
  /** Number of the findings; null where no files of the analysis are here. */
  readonly incidencias: number | null;
  /** The scope that the analysis used, and that of the team's own one. */
  readonly ambito: AmbitoAplicado | null;
  readonly ambitoPropio: AmbitoAplicado | null;
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

/** States of the analyses that were made for a delivery; `faltan`: places without a finished or open one. */
export interface AvanceGuardado {
  readonly pendientes: number;
  readonly enCurso: number;
  readonly listos: number;
  readonly fallidos: number;
  readonly faltan: number;
}

export interface EntregadoRepository {
  /** Copies that count, by the project's name. */
  copias(entregaId: string, deQuien: DeQuien): Promise<readonly CopiaEnFila[]>;
  /** Those of a person in several deliveries, by delivery, in one statement. */
  copiasDe(entregas: readonly string[], sub: string): Promise<ReadonlyMap<string, readonly CopiaEnFila[]>>;
  /** Whether a person is in the team that a copy of the project keeps, one that counts or not. */
  delEquipo(entregaId: string, proyectoId: string, sub: string): Promise<boolean>;
  /** Projects of the course today, by name. */
  vivos(cursoId: string, deQuien: DeQuien): Promise<readonly ProyectoVivo[]>;
  /** People of the course without a project in it, and those of its class list who have not joined, by name. */
  sinProyecto(cursoId: string): Promise<readonly SinProyecto[]>;
  /** Of a person's own copies alone unless `sub` is null. One statement, which reads no copy. */
  avance(entregaId: string, sub: string | null): Promise<AvanceGuardado>;
  /** Analyses of the template. */
  plantilla(entregaId: string): Promise<readonly AnalisisEnFila[]>;
  contenido(copiaId: string, analisisId: string | null): Promise<Contenido>;
  /** Number of findings of an analysis; 0 while no files of it are here. */
  total(analisisId: string): Promise<number>;
  /** Findings from number `desde` on, by file and line, at most `cuantas`. */
  incidencias(
    analisisId: string,
    tramo: { readonly desde: number; readonly cuantas: number },
  ): Promise<readonly IncidenciaEntregada[]>;
  /** Whether the files of both analyses are here. */
  comparables(analisisId: string, plantillaId: string): Promise<boolean>;
  /**
   * Those findings of an analysis that the template's lacks, as a mark counts them before a lecturer accepts some; `silenciadas`: how
   * many more its code suppresses.
   */
  nuevas(
    analisisId: string,
    plantillaId: string,
    tramo: { readonly desde: number; readonly cuantas: number },
  ): Promise<{
    readonly total: number;
    readonly silenciadas: number;
    readonly incidencias: readonly IncidenciaEntregada[];
  }>;
  /** Texts of files by their positions; those that are not kept any more are left out. */
  textos(analisisId: string, posiciones: readonly number[]): Promise<readonly TextoDeArchivo[]>;
}
