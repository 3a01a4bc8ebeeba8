import type { Pertenencia } from '@mantenible/domain/acceso';
import type { RespuestaPrueba } from '@mantenible/domain/respuesta';

/** A project without its token. */
export interface ProyectoExportado {
  readonly _id: string;
  readonly nombre: string;
  readonly enlace: string;
  readonly rama: string;
  readonly clave: string;
  readonly creado: string;
}

/** A saved test with the questions that it was answered with. */
export interface PruebaExportada extends Omit<RespuestaPrueba, 'proyectoId'> {
  /** Name of the person who saved it. */
  readonly quien: string;
  /** Fractions, unrounded; null where nothing counts. */
  readonly promedio: number | null;
  readonly promedios: readonly { readonly nombre: string; readonly promedio: number | null }[];
}

export interface AnalisisExportado {
  readonly _id: string;
  readonly estado: string;
  readonly creado: string;
  readonly fin: string | null;
  readonly enlace: string;
  readonly rama: string;
  readonly commit: string | null;
  readonly grado: number | null;
  readonly motivo: string | null;
  readonly medidas: Readonly<Record<string, number>> | null;
}

/** A file of the newest finished analysis, without its text. */
export interface ArchivoExportado {
  readonly ruta: string;
  readonly lenguaje: string;
  readonly medidas: Readonly<Record<string, number>>;
  readonly incidencias: readonly {
    readonly regla: string;
    readonly mensaje: string;
    readonly linea: number | null;
    readonly minutos: number;
  }[];
}

export interface AccionExportada {
  readonly texto: string;
  readonly tipoDeOrigen: string;
  readonly origen: string;
  readonly esfuerzo: string;
  readonly estado: string;
  readonly responsable: string | null;
  readonly fecha: string | null;
  readonly creado: string;
  readonly verificada: string | null;
}

export interface MarcaExportada {
  readonly decision: string;
  readonly razon: string;
  readonly regla: string;
  readonly ruta: string;
  readonly linea: number | null;
  readonly creado: string;
  /** Name of the person who set it; '' where it is not known. */
  readonly quien: string;
}

/** What a project has, read in batches while it is sent; a deleted project has nothing. */
export interface LectorDeProyecto {
  /** Null when the project does not exist. */
  proyecto(id: string): Promise<(Pertenencia & { readonly proyecto: ProyectoExportado }) | null>;
  /** Whose the project of a saved test is, read alone; null when the test does not exist. */
  deQuienEsPrueba(id: string): Promise<Pertenencia | null>;
  /** One saved test with whose its project is. */
  prueba(id: string): Promise<(Pertenencia & { readonly prueba: PruebaExportada }) | null>;
  pruebas(id: string): AsyncIterable<PruebaExportada>;
  analisis(id: string): AsyncIterable<AnalisisExportado>;
  archivos(id: string): AsyncIterable<ArchivoExportado>;
  acciones(id: string): AsyncIterable<AccionExportada>;
  marcas(id: string): AsyncIterable<MarcaExportada>;
}
