import type { Pertenencia } from '@mantenible/domain/acceso';
import type { PruebaComparable } from '@mantenible/domain/comparacion';
import type { Severidad } from '@mantenible/domain/escaneo';
import type { DatosEntrega, NotaCalculada, Rubrica, SiguienteEscalon } from '@mantenible/domain/rubrica';

import type { ProyectoConTamano } from '../comun/tandas-de-proyectos.ts';
import type { MarcaAceptada, NuevaMarcada } from './marca-aceptada.port.ts';

/** A person as a row keeps who did something. */
export interface Firma {
  readonly sub: string;
  readonly nombre: string;
}

/** A delivery as its marks need it. */
export interface EntregaDeNotas {
  readonly _id: string;
  /** Of what it asks. */
  readonly version: number;
  readonly cursoId: string;
  /** State of the course. */
  readonly estado: string;
  readonly titulo: string;
  readonly abre: Date;
  /** The first instant after the deadline. */
  readonly fin: Date;
  /** The deadline for which the copies were taken; null before. */
  readonly copiada: Date | null;
  /** When the first mark was published: no new copies are taken from then on. */
  readonly publicada: Date | null;
  readonly escala: number;
  readonly aprobado: number;
  readonly plantilla: boolean;
  readonly pide: { readonly prueba: boolean; readonly analisis: boolean; readonly plan: boolean };
  /** Lecturers of the course, and as members the reader alone, if joined. */
  readonly pertenencia: Pertenencia;
}

/** What a project delivered. */
export interface EntregadoDeNotas {
  readonly proyectoId: string;
  readonly nombre: string;
  readonly propietario: string;
  readonly miembros: readonly Firma[];
  readonly enlace: string;
  readonly enPlazo: boolean;
}

/** What one project delivered to one delivery. */
export interface LugarDeEntrega {
  readonly entregaId: string;
  readonly proyectoId: string;
}

export interface EntregadoLeido {
  readonly entrega: EntregaDeNotas;
  readonly entregado: EntregadoDeNotas;
  /** Whether the caller is a lecturer of the course. */
  readonly docente: boolean;
  /** Whether the caller belongs to the team that delivered. */
  readonly propio: boolean;
  /** Whether the caller corrects it: a lecturer outside of the team. */
  readonly corrige: boolean;
  /** The lecturers outside of the team. */
  readonly correctores: readonly string[];
}

/** The figures of what a project delivered. */
export interface CifrasEntregadas {
  readonly proyectoId: string;
  /** The copy that they are of; null while files of an analysis are still to be copied. */
  readonly copia: string | null;
  readonly enlace: string;
  readonly prueba: PruebaComparable | null;
  /** Actions that an analysis or a test verified. */
  readonly verificadas: number;
  readonly analisis: {
    readonly _id: string;
    readonly origen: 'propio' | 'servicio' | 'entrega';
    readonly commit: string | null;
    readonly grado: number | null;
    readonly ncloc: number;
  } | null;
  /** Code of the failure of the newest analysis that was made for the delivery; null without one. */
  readonly fallo: string | null;
  /** Severity of each new finding since the template; null where either was not analysed for the delivery. */
  readonly nuevas: readonly Severidad[] | null;
  /** The new ones that the team marked, where marks were asked for, and those whose marks were accepted. */
  readonly marcadas: readonly NuevaMarcada[];
  /** Lines of the analysed files that the test cites, by path. */
  readonly citados: ReadonlyMap<string, number>;
}

/** The reference test of a delivery. */
export interface PatronDeEntrega {
  readonly enlace: string;
  readonly prueba: PruebaComparable;
  readonly creado: Date;
}
export type PatronDe = (entregaId: string) => Promise<PatronDeEntrega | null>;

export interface VersionDeRubrica extends Rubrica {
  readonly version: number;
  readonly motivo: string | null;
  readonly por: Firma;
  readonly creado: string;
}

/** A mark as it was published. */
export interface Publicada {
  readonly nota: number | null;
  readonly motivo: string | null;
  readonly rubrica: { readonly version: number } & Rubrica;
  readonly calculo: NotaCalculada;
  readonly siguiente: SiguienteEscalon | null;
}

export interface EnlaceAceptado {
  /** Key of the question. */
  readonly clave: string;
  readonly url: string;
}

/** What the figures of a whole delivery were read with: what it asks, and its reference. */
export interface LeidoCon {
  readonly version: number;
  readonly referencia: Date | null;
}

/** What a lecturer decides of a mark. */
export interface Correccion {
  readonly niveles: DatosEntrega['niveles'];
  readonly enlaces: readonly EnlaceAceptado[];
  readonly marcas: readonly MarcaAceptada[];
  readonly manual: { readonly nota: number; readonly motivo: string } | null;
}

/** A mark before a change of it. */
export interface Anterior extends Pick<Correccion, 'manual'> {
  readonly publicada: boolean;
}

export interface Calificacion extends Correccion {
  readonly _id: string;
  readonly proyectoId: string;
  /** 2: the second correction. */
  readonly orden: number;
  readonly medidas: DatosEntrega['medidas'];
  /** Fingerprint of the figures: they are computed again without a new version. */
  readonly huella: string;
  /** Whether the figures are of another copy than the one that counts, or older than an analysis or the reference. */
  readonly vieja: boolean;
  readonly publicado: (Publicada & { readonly publicada: string }) | null;
  readonly revision: { readonly motivo: string; readonly pedida: string } | null;
  readonly version: number;
}

export interface Cambio {
  /** The correction that it happened to. */
  readonly correccion: string;
  readonly que: string;
  readonly nota: number | null;
  readonly motivo: string | null;
  readonly por: string;
  readonly momento: string;
}

/** Figures of one project with the copy that they were read of. */
export interface MedidasNuevas {
  readonly proyectoId: string;
  readonly copia: string | null;
  readonly medidas: DatosEntrega['medidas'];
}

/** Figures with the version of the correction whose links they count; 1 without one. */
export interface MedidasDeCorreccion extends MedidasNuevas {
  readonly version: number;
}

/** An entry of the history of a mark, to be stored. */
export type CambioNuevo = Omit<Cambio, 'correccion' | 'por' | 'momento'>;

export interface Autoria {
  readonly por: Firma;
  readonly now: Date;
}

export interface EntregasDeNotas {
  /** Null where it does not exist. */
  entrega(entregaId: string, sub: string): Promise<EntregaDeNotas | null>;
  /** The copies that count, by name of the project; of one project where it is given. */
  entregados(entregaId: string, proyectoId?: string): Promise<readonly EntregadoDeNotas[]>;
  /** The copies that count with the sizes of their tests, by name of the project. */
  tamanos(entregaId: string): Promise<readonly ProyectoConTamano[]>;
  /** Figures of these projects' copies; `conMarcas`: with the new findings that their teams marked. */
  cifras(
    entregaId: string,
    proyectos: readonly string[],
    conMarcas?: boolean,
  ): Promise<readonly CifrasEntregadas[]>;
}

export interface RubricaRepository {
  /** The newest `maximoVersiones`, the newest first. */
  versiones(entregaId: string): Promise<readonly VersionDeRubrica[]>;
  /** The version in force; null without a rubric. */
  ultima(entregaId: string): Promise<VersionDeRubrica | null>;
  /**
   * Stores version `esperada` + 1, alone where `reemplaza`. 'igual': the version in force has these lines, and nothing is stored.
   * 'completa': it has as many versions as are kept. Null where another version is stored, the opening moved, or the delivery was
   * deleted.
   */
  guardar(
    entregaId: string,
    rubrica: Rubrica & { readonly motivo: string | null },
    escritura: Autoria & { readonly esperada: number; readonly reemplaza: boolean },
  ): Promise<'guardada' | 'igual' | 'completa' | null>;
}

export interface CalificacionRepository {
  /** Marks of a delivery, of one project where it is given; first and second corrections. */
  listar(entregaId: string, proyectoId?: string): Promise<readonly Calificacion[]>;
  /** What happened to these corrections of one mark: the newest 100 entries, the oldest of them first. */
  historia(correcciones: readonly string[]): Promise<readonly Cambio[]>;
  /** The publications alone of these corrections: the newest 100, the oldest of them first. */
  publicaciones(correcciones: readonly string[]): Promise<readonly Cambio[]>;
  /**
   * Stores the figures of these projects, read at `now`, and keeps what lecturers decided and computed meanwhile; false, and nothing
   * is stored, where the delivery or its reference is no longer what they were read with.
   */
  guardarMedidas(
    entregaId: string,
    medidas: readonly MedidasDeCorreccion[],
    lectura: Autoria & { readonly leidoCon: LeidoCon },
  ): Promise<boolean>;
  /**
   * Stores figures and decisions of the correction that counts, unless its version is not `esperada` or the rubric's is not `rubrica`.
   * Figures that were read with another delivery or reference are stored as old.
   */
  corregir(
    entregaId: string,
    medidas: MedidasNuevas,
    correccion: Correccion,
    escritura: Autoria & {
      readonly leidoCon: LeidoCon;
      readonly rubrica: number;
      readonly esperada: number | null;
      /** The accepted marks to store, from those that are stored. */
      readonly marcasDe: (antes: readonly MarcaAceptada[]) => readonly MarcaAceptada[];
      /** What the history notes, from what was stored before; it may refuse the change. */
      readonly cambiosDe: (antes: Anterior) => readonly CambioNuevo[];
    },
  ): Promise<'corregida' | 'otra-version' | 'otra-rubrica'>;
  /**
   * Publishes these marks, each where its version, its figures and its publication are still those that were read; returns their
   * projects. Nothing is written where another version of the rubric or another scale counts than they were computed with, or while
   * copies are not final.
   */
  publicar(
    entregaId: string,
    con: { readonly rubrica: number; readonly escala: number },
    publicadas: readonly {
      readonly _id: string;
      readonly version: number;
      readonly huella: string;
      readonly publicada: Publicada;
      /** When the mark was published that it replaces; null for the first one. */
      readonly anterior: string | null;
      /** Why it replaces an earlier publication; null for the first one. */
      readonly motivo: string | null;
    }[],
    autoria: Autoria,
  ): Promise<readonly string[] | 'otra-rubrica' | 'otra-escala' | 'sin-copiar'>;
  /** Why these corrections changed after their newest publication, by correction; those without a reason are missing. */
  motivosDeCambio(correcciones: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Opens the second correction with what the first one decided; false where it was asked for before. */
  pedirRevision(primera: Calificacion, motivo: string, autoria: Autoria): Promise<boolean>;
}
