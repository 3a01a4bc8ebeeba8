import type { EstadoAnalisis, Medida } from '@mantenible/domain/escaneo';

import type { ArchivoPropiedades, DecisionClave } from '../../modelo/archivo-propiedades.ts';
import { decidirClave } from '../../modelo/archivo-propiedades.ts';
import { credencialesRechazadas, describirFallo, type Fallo } from './fallo-servicio.ts';

/** Result of a step: pending, data or error. */
export interface Lectura<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
}

/** Steps of the page in order; each one waits for the earlier ones. */
export interface Lecturas {
  readonly conexion: Lectura<boolean>;
  readonly conClave: Lectura<{
    readonly proyecto: { readonly clave: string };
    readonly archivo: ArchivoPropiedades;
  }>;
  readonly estado: Lectura<EstadoAnalisis>;
  readonly medidas: Lectura<readonly Medida[]>;
}

/** State of the page: the measures, or the panel in their place. */
export type Situacion =
  | { readonly tipo: 'cargando'; readonly texto: string }
  | { readonly tipo: 'fallo'; readonly fallo: Fallo }
  | { readonly tipo: 'clave-ajena'; readonly propia: string; readonly ajena: string }
  | { readonly tipo: 'sin-preparar' | 'sin-analisis' | 'en-curso' }
  | { readonly tipo: 'fallido'; readonly motivo: string | null }
  | {
      readonly tipo: 'medidas';
      readonly clave: string;
      readonly fecha: string;
      readonly estado: EstadoAnalisis;
      readonly medidas: readonly Medida[];
    };

/** State of the page, decided by the first step without data. */
export function describirSituacion({ conexion, conClave, estado, medidas }: Lecturas): Situacion {
  if (conexion.data === false) return { tipo: 'fallo', fallo: credencialesRechazadas };
  if (conexion.data === undefined) return sinRespuesta(conexion, 'Conectando con el servicio de análisis…');
  if (conClave.data === undefined) return sinRespuesta(conClave, 'Leyendo la clave del proyecto…');
  const decision = decidirClave(conClave.data.proyecto.clave, conClave.data.archivo);
  if (decision.ajena !== null) return { tipo: 'clave-ajena', propia: decision.clave, ajena: decision.ajena };
  if (estado.data === undefined) return sinRespuesta(estado, 'Consultando el estado del análisis…');
  return conEstado(decision, estado.data, medidas);
}

/** State of the page once the state of the analysis is known. */
function conEstado(
  { clave }: DecisionClave,
  estado: EstadoAnalisis,
  medidas: Lectura<readonly Medida[]>,
): Situacion {
  const { fecha, motivo } = estado;
  if (estado.estado === 'sin-preparar') return { tipo: 'sin-preparar' };
  if (fecha === null) {
    if (estado.estado === 'fallido') return { tipo: 'fallido', motivo };
    return { tipo: estado.estado === 'en-curso' ? 'en-curso' : 'sin-analisis' };
  }
  if (medidas.data === undefined) return sinMedidas(medidas);
  return { tipo: 'medidas', clave, fecha, estado, medidas: medidas.data };
}

/** State while the measures are missing; 'sin-preparar' when the service lost the project between two requests. */
function sinMedidas(medidas: Lectura<unknown>): Situacion {
  const situacion = sinRespuesta(medidas, 'Cargando las medidas…');
  const perdido = situacion.tipo === 'fallo' && situacion.fallo.codigo === 'sin-proyecto-en-servicio';
  return perdido ? { tipo: 'sin-preparar' } : situacion;
}

/** State of the page for a step without data: failed after an error, loading otherwise. */
function sinRespuesta({ error }: Lectura<unknown>, cargando: string): Situacion {
  return error === null
    ? { tipo: 'cargando', texto: cargando }
    : { tipo: 'fallo', fallo: describirFallo(error) };
}
