import type { Pertenencia } from '@mantenible/domain/acceso';
import type { Criterios } from '@mantenible/domain/criterio';
import type { ProgresoAnalisis } from '@mantenible/domain/escaneo';
import type { AccionVerificable, EstadoAccion } from '@mantenible/domain/mejora';
import type { PruebaConPromedios } from '@mantenible/domain/panorama';
import type { RespuestaPrueba } from '@mantenible/domain/respuesta';

import type { AnclaFechada } from '../comun/seguir-en-tramos.ts';
import type { NombrePersona } from '../persona/persona.port.ts';

/** A finished analysis with its figures. */
export interface AnalisisTerminado {
  readonly id: string;
  /** Its end. */
  readonly fecha: string;
  /** When it was requested. */
  readonly pedido: string;
  readonly commit: string | null;
  readonly enlace: string;
  readonly rama: string;
  /** Version of the analyser; null with a scanning service. */
  readonly analizador: string | null;
  /** Text that is equal for equal scopes. */
  readonly alcance: string;
  /** The text of the project's scope today, in the form of `alcance`; null where the scope is unknown. */
  readonly alcanceDeHoy: string | null;
  readonly grado: number | null;
  readonly medidas: Readonly<Record<string, number>>;
  /** Paths of files that were left out. */
  readonly omitidos: readonly string[];
}

export type AccionDelPanorama = AccionVerificable & { readonly estado: EstadoAccion };

/** A project with its newest analyses, and the ranges in force. */
export interface ProyectoDelPanorama extends Pertenencia {
  readonly persona: NombrePersona;
  readonly proyecto: {
    readonly _id: string;
    readonly nombre: string;
    readonly link: string;
    readonly branch: string;
  };
  /** The newest finished analysis and the one before it. */
  readonly terminados: readonly AnalisisTerminado[];
  /** The analysis that waits or runs. */
  readonly enCurso: { readonly fecha: string; readonly fase: ProgresoAnalisis['fase'] } | null;
  /** The newest analysis, cancelled ones aside, where it failed. */
  readonly fallo: { readonly fecha: string; readonly motivo: string | null } | null;
  readonly criterios: Criterios;
  /** Actions of its improvement plan. */
  readonly acciones: readonly AccionDelPanorama[];
  /** Findings that a person marked; none without actions. */
  readonly marcas: readonly AnclaFechada[];
  /** Kept detail of the newest finished analysis; null also where it can verify none of the actions. */
  readonly detalle: { readonly version: string; readonly paquete: string | null } | null;
}

/** A saved test with the means that were stored with it. */
export interface PruebaDelPanorama
  extends PruebaConPromedios, Pick<RespuestaPrueba, 'elementoId' | 'intentos'> {
  /** Overall mean of the test, a fraction of 1, unrounded; null if none of its answers counts. */
  readonly promedio: number | null;
  /** Whether it may verify actions. */
  readonly mirada: boolean;
  /** Null for those that verify no action and are not compared. */
  readonly datos: DatosDePrueba | null;
}

/** Questions and answers of a saved test. */
export type DatosDePrueba = Pick<RespuestaPrueba, 'plan' | 'respuestas'>;

/** Each method is one statement. */
export interface PanoramaRepository {
  /** Null when the project does not exist. */
  proyecto(id: string): Promise<ProyectoDelPanorama | null>;
  /**
   * The newest 200, the newest first.
   * @param desde the newest `maximoPruebasMiradas` since then, with at most `maximoBytesMirados` of answers, come with
   * questions and answers, and so do the newest test of each kind and the one before it of its scope
   */
  pruebas(proyectoId: string, desde: string | null): Promise<readonly PruebaDelPanorama[]>;
}
