import type { MedidaPauta } from '../medicion/index.ts';
import type { NivelCumplimiento } from '../pauta/index.ts';

/** Version of the file's form; the form only grows. */
export const versionDeTraslado = 1;

/** Parts of the catalogue that a file holds, with the most records of each; a file with more is refused. */
export const maximosDeTraslado = {
  pautas: 2000,
  listasVerificacion: 1000,
  metricas: 1000,
  subcaracteristicas: 500,
  criteriosValoracion: 50,
  valoracionMantenibilidad: 50,
  propiedadCalidad: 50,
} as const;
export type ParteDelCatalogo = keyof typeof maximosDeTraslado;

/** 'anadir' keeps what the file does not name; 'reemplazar' deletes it. */
export const modosDeTraslado = ['anadir', 'reemplazar'] as const;
export type ModoDeTraslado = (typeof modosDeTraslado)[number];

/** A record that may have come from the starter content, by its key there. */
interface Trasladado {
  readonly _id: string;
  readonly clave?: string | undefined;
}
export interface PautaTrasladada extends Trasladado {
  readonly descripcion: string;
  readonly pregunta: string;
  readonly nivelesCumplimiento: readonly NivelCumplimiento[];
  readonly medida?: MedidaPauta | null | undefined;
}
export interface ListaTrasladada extends Trasladado {
  readonly nombre: string;
  readonly pautas: readonly string[];
}
export interface MetricaTrasladada extends Trasladado {
  readonly nombre: string;
  readonly listaVerificacion: string | null;
}
export interface SubcaracteristicaTrasladada extends Trasladado {
  readonly nombre: string;
  readonly metricas: readonly string[];
}
export interface RangoTrasladado {
  readonly valor1: number;
  readonly valor2: number;
  readonly criterio: string;
}

/** The whole catalogue with criteria and thresholds; records refer to each other by `_id`. */
export interface CatalogoEntero {
  readonly pautas: readonly PautaTrasladada[];
  readonly listasVerificacion: readonly ListaTrasladada[];
  readonly metricas: readonly MetricaTrasladada[];
  readonly subcaracteristicas: readonly SubcaracteristicaTrasladada[];
  /** Empty in a file that does not have them: the stored ones stay. */
  readonly criteriosValoracion: readonly RangoTrasladado[];
  readonly valoracionMantenibilidad: readonly RangoTrasladado[];
  readonly propiedadCalidad: readonly { readonly propiedad: string; readonly valor: number }[];
}

export const cambiosDeTraslado = ['nuevo', 'cambia', 'se-elimina'] as const;

/** A record that an import adds, changes or deletes. */
export interface CambioDelCatalogo {
  readonly parte: ParteDelCatalogo;
  readonly nombre: string;
  readonly cambio: (typeof cambiosDeTraslado)[number];
}

/** A row of a file that cannot be imported, by its place there. */
export interface Reparo {
  readonly lugar: string;
  readonly mensaje: string;
}

/** Most changes and most faults that an answer lists. */
export const maximoDeCambios = 500;
export const maximoDeReparos = 100;

/** What an import would do. With faults it does nothing. */
export interface TrasladoSimulado {
  readonly cambios: readonly CambioDelCatalogo[];
  readonly totales: {
    readonly nuevos: number;
    readonly cambian: number;
    readonly seEliminan: number;
    readonly iguales: number;
  };
  readonly reparos: readonly Reparo[];
  /** Number of faults beyond those listed. */
  readonly masReparos: number;
  /** Fingerprint of the catalogue and of what is to be written over it. */
  readonly huella: string;
}
