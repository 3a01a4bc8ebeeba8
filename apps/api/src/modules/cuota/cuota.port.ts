import type { NombrePersona } from '../persona/persona.port.ts';

/** What one person, or one project, may keep; sizes in bytes as stored. */
export interface LimitesDeCuota {
  readonly proyectos: number;
  /** Of the kept analyses of a person's projects. */
  readonly bytesAnalisis: number;
  /** Of a person's tests and drafts, with their evidence, of their marks and of their improvement actions. */
  readonly bytesPruebas: number;
  readonly pruebasPorProyecto: number;
  readonly borradoresPorProyecto: number;
  /** Part of the partition, in percent, from which nothing more is stored. */
  readonly disco: number;
}

/** Bytes of a person's tests, drafts, marks and improvement actions, and the numbers of the former two in one project. */
export interface ConsumoDePruebas {
  readonly bytes: number;
  readonly pruebas: number;
  readonly borradores: number;
}

export interface ConsumoRepository {
  /** Projects of a person, and keys that were reserved for further ones since `desde`. */
  proyectos(idPersona: string, desde: Date): Promise<number>;
  /** Bytes of the kept analyses of a person's projects. */
  bytesAnalisis(idPersona: string): Promise<number>;
  /** Bytes of a person's tests and drafts. */
  bytesPruebas(idPersona: string): Promise<number>;
  /** What counts where a person writes into a project of theirs or of their team; null for any other project. */
  deProyecto(idPersona: string, proyectoId: string): Promise<ConsumoDePruebas | null>;
  /** What one project uses. */
  deUno(proyectoId: string): Promise<Pick<ConsumoDePersona, 'bytesAnalisis' | 'bytesPruebas'>>;
  /** People with projects and what they use, in the order of their subjects, from after `tras` on. */
  personas(tras: string, cuantas: number): Promise<readonly ConsumoDePersona[]>;
  /** The course with deliveries that follows a course by id, the first one after null; null after the last. */
  siguienteCurso(tras: string | null): Promise<ConsumoDeCurso | null>;
}

/** What the deliveries of a course keep: copies of tests and files, analyses, marks and comments. They count for no person. */
export interface ConsumoDeCurso {
  readonly _id: string;
  readonly nombre: string;
  readonly bytes: number;
}

/** What one person uses. */
export interface ConsumoDePersona {
  readonly sub: string;
  readonly persona: NombrePersona;
  readonly proyectos: number;
  readonly bytesAnalisis: number;
  readonly bytesPruebas: number;
}

/**
 * Refuses what would go beyond a quota; the refusal names the quota and the way out. A consumption is read by the caller with
 * what it needs otherwise: one statement less.
 */
export interface Cuotas {
  /** Refuses where the partition of the data is nearly full. */
  exigirSitio(): Promise<void>;
  exigirProyecto(idPersona: string): Promise<void>;
  exigirPrueba(consumo: ConsumoDePruebas): Promise<void>;
  exigirBorrador(consumo: ConsumoDePruebas): Promise<void>;
  /** Of answers to an open draft: also near the end of the partition, whose rest is for them. */
  exigirRespuestas(consumo: ConsumoDePruebas): void;
  exigirMarca(consumo: Pick<ConsumoDePruebas, 'bytes'>): Promise<void>;
  /** Of an action of a project's improvement plan, by what the owner of the project keeps. */
  exigirAccion(idPersona: string, proyectoId: string): Promise<void>;
  exigirAnalisis(idPersona: string): Promise<void>;
  /** Refuses a project that would take its new owner beyond a size. */
  exigirTraspaso(idPersona: string, proyectoId: string): Promise<void>;
}
