import { leerMedidas, type MedidasProyecto } from '@mantenible/domain/calculo-estatico';
import type { ArchivoGuardado, IncidenciaDeDetalle } from '@mantenible/domain/comparacion';
import {
  exigirPreparado,
  leerEsfuerzo,
  leerSeveridad,
  masGrave,
  medidasDelModelo,
  type EscaneoPort,
  type Incidencia,
  type Severidad,
} from '@mantenible/domain/escaneo';

import type { ProyectoParaMejora } from './mejora.port.ts';

export interface DetalleDeServicio {
  /** Date of the service's analysis. */
  readonly fecha: string;
  /** Branch that it analysed; null where the service gives none. */
  readonly rama: string | null;
  readonly medidas: MedidasProyecto;
  readonly archivos: readonly ArchivoGuardado[];
  /** The most severe one of each rule's issues. */
  readonly severidades: ReadonlyMap<string, Severidad>;
  /** Issues that the service has, and those of them that were read. */
  readonly incidencias: { readonly total: number; readonly leidas: number };
}

/**
 * Measures and current issues of the scanning service in the shape of a kept analysis. It has neither blobs nor
 * duplicated places: nothing of it can be verified later. Null before its first analysis.
 */
export async function detalleDeServicio(
  servicio: Pick<EscaneoPort, 'identity' | 'measures' | 'issues' | 'state'>,
  { clave, servicio: delProyecto }: Pick<ProyectoParaMejora, 'clave' | 'servicio'>,
): Promise<DetalleDeServicio | null> {
  await exigirPreparado(servicio, delProyecto);
  const { fecha, rama } = await servicio.state(clave);
  if (fecha === null) return null;
  const [medidas, { elementos, total }] = await Promise.all([
    servicio.measures(clave, medidasDelModelo),
    servicio.issues(clave),
  ]);
  const incidencias = { total, leidas: elementos.length };
  return {
    fecha,
    rama,
    medidas: leerMedidas(medidas),
    archivos: porArchivo(elementos),
    severidades: severidadesDe(elementos),
    incidencias,
  };
}

const incidenciaDe = ({ regla, linea, descripcion, tiempo_estimado }: Incidencia): IncidenciaDeDetalle => ({
  regla,
  linea,
  huella: '',
  mensaje: descripcion,
  minutos: leerEsfuerzo(tiempo_estimado) ?? 0,
});

function severidadesDe(incidencias: readonly Incidencia[]): ReadonlyMap<string, Severidad> {
  const porRegla = Map.groupBy(incidencias, ({ regla }) => regla);
  return new Map(
    [...porRegla].map(([regla, suyas]) => [
      regla,
      masGrave(suyas.map(({ severidad }) => leerSeveridad(severidad))),
    ]),
  );
}

function porArchivo(incidencias: readonly Incidencia[]): readonly ArchivoGuardado[] {
  return [...Map.groupBy(incidencias, ({ archivo }) => archivo)].map(([ruta, suyas]) => ({
    ruta,
    hallazgos: suyas.map(incidenciaDe),
    blob: '',
    analizable: true,
    silencios: 0,
    medidas: {},
    duplicados: [],
  }));
}
