import type { Criterios } from '@mantenible/domain/criterio';
import type { ProgresoAnalisis } from '@mantenible/domain/escaneo';
import type { PruebaConPromedios } from '@mantenible/domain/panorama';
import type { RespuestaPrueba } from '@mantenible/domain/respuesta';

import type { NombrePersona } from '../persona/persona.port.ts';

/** A finished analysis with its figures. */
export interface AnalisisTerminado {
  readonly id: string;
  readonly fecha: string;
  readonly commit: string | null;
  /** Null for those made before it was kept. */
  readonly enlace: string | null;
  readonly rama: string;
  readonly grado: number | null;
  readonly medidas: Readonly<Record<string, number>>;
}

/** A project with its newest analyses, and the ranges in force. */
export interface ProyectoDelPanorama {
  readonly propietario: string;
  readonly persona: NombrePersona;
  readonly proyecto: {
    readonly _id: string;
    readonly nombre: string;
    readonly link: string;
    readonly branch: string;
  };
  /** The newest finished one and the one before it. */
  readonly terminados: readonly AnalisisTerminado[];
  /** The one that waits or runs. */
  readonly enCurso: { readonly fecha: string; readonly fase: ProgresoAnalisis['fase'] } | null;
  readonly criterios: Criterios;
}

/** A saved test with the means that were stored with it. */
export interface PruebaDelPanorama
  extends PruebaConPromedios, Pick<RespuestaPrueba, 'elementoId' | 'intentos'> {
  /** Fraction, unrounded; null where nothing counts. */
  readonly promedio: number | null;
}

/** Each method is one statement. */
export interface PanoramaRepository {
  /** Null when the project does not exist. */
  proyecto(id: string): Promise<ProyectoDelPanorama | null>;
  /** The newest first. */
  pruebas(proyectoId: string): Promise<readonly PruebaDelPanorama[]>;
}
