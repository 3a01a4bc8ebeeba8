import type { EstadoAnalisis, Medida } from '@mantenible/domain/escaneo';

import type { ArchivoPropiedades, DecisionClave } from './archivo-propiedades.ts';
import { decidirClave } from './archivo-propiedades.ts';
import { credencialesRechazadas, describirFallo, type Fallo } from './fallo-servicio.ts';

/** What a step of the page has read so far: nothing yet, an answer, or why there is none. */
export interface Lectura<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
}

/** The steps of the page in their order: each one waits for those before it (specification §4, Analysis screen). */
export interface Lecturas {
  readonly conexion: Lectura<boolean>;
  readonly conClave: Lectura<{
    readonly proyecto: { readonly clave: string };
    readonly archivo: ArchivoPropiedades;
  }>;
  readonly estado: Lectura<EstadoAnalisis>;
  readonly medidas: Lectura<readonly Medida[]>;
}

/** The one thing that the page has to say in place of the measures, or the measures. */
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

/** Where the page stands: the first step that has no answer decides. */
export function describirSituacion({ conexion, conClave, estado, medidas }: Lecturas): Situacion {
  if (conexion.data === false) return { tipo: 'fallo', fallo: credencialesRechazadas };
  if (conexion.data === undefined) return sinRespuesta(conexion, 'Conectando con el servicio de análisis…');
  if (conClave.data === undefined) return sinRespuesta(conClave, 'Leyendo la clave del proyecto…');
  const decision = decidirClave(conClave.data.proyecto.clave, conClave.data.archivo);
  if (decision.ajena !== null) return { tipo: 'clave-ajena', propia: decision.clave, ajena: decision.ajena };
  if (estado.data === undefined) return sinRespuesta(estado, 'Consultando el estado del análisis…');
  return conEstado(decision, estado.data, medidas);
}

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

/** The project may have gone from the service between two calls. */
function sinMedidas(medidas: Lectura<unknown>): Situacion {
  const situacion = sinRespuesta(medidas, 'Cargando las medidas…');
  const perdido = situacion.tipo === 'fallo' && situacion.fallo.codigo === 'sin-proyecto-en-servicio';
  return perdido ? { tipo: 'sin-preparar' } : situacion;
}

function sinRespuesta({ error }: Lectura<unknown>, cargando: string): Situacion {
  return error === null
    ? { tipo: 'cargando', texto: cargando }
    : { tipo: 'fallo', fallo: describirFallo(error) };
}
