import { leerMedidas, type MedidasProyecto } from '@mantenible/domain/calculo-estatico';
import type { ArchivoGuardado, HallazgoGuardado } from '@mantenible/domain/comparacion';
import {
  exigirPreparado,
  leerEsfuerzo,
  medidasDelModelo,
  type EscaneoPort,
  type Incidencia,
} from '@mantenible/domain/escaneo';

import type { ProyectoParaPlan } from './mejora.port.ts';

export interface DetalleDeServicio {
  /** Date of the service's analysis. */
  readonly fecha: string;
  /** Branch that it analysed; null where the service gives none. */
  readonly rama: string | null;
  readonly medidas: MedidasProyecto;
  readonly archivos: readonly ArchivoGuardado[];
  /** Issues that the service has, and those of them that were read. */
  readonly incidencias: { readonly total: number; readonly leidas: number };
}

/**
 * Measures and current issues of the scanning service in the shape of a kept analysis. It has neither blobs nor
 * duplicated places: nothing of it can be verified later. Null before its first analysis.
 */
export async function detalleDeServicio(
  servicio: Pick<EscaneoPort, 'identity' | 'measures' | 'issues' | 'state'>,
  { clave, servicio: delProyecto }: Pick<ProyectoParaPlan, 'clave' | 'servicio'>,
): Promise<DetalleDeServicio | null> {
  await exigirPreparado(servicio, delProyecto);
  const { fecha, rama } = await servicio.state(clave);
  if (fecha === null) return null;
  const [medidas, { elementos, total }] = await Promise.all([
    servicio.measures(clave, medidasDelModelo),
    servicio.issues(clave),
  ]);
  const incidencias = { total, leidas: elementos.length };
  return { fecha, rama, medidas: leerMedidas(medidas), archivos: porArchivo(elementos), incidencias };
}

function porArchivo(incidencias: readonly Incidencia[]): readonly ArchivoGuardado[] {
  const archivos = new Map<string, HallazgoGuardado[]>();
  for (const { archivo, regla, linea, descripcion, tiempo_estimado } of incidencias) {
    const suyos = archivos.get(archivo) ?? [];
    archivos.set(archivo, suyos);
    suyos.push({
      regla,
      linea,
      huella: '',
      mensaje: descripcion,
      minutos: leerEsfuerzo(tiempo_estimado) ?? 0,
    });
  }
  return [...archivos].map(([ruta, hallazgos]) => ({
    ruta,
    hallazgos,
    blob: '',
    analizable: true,
    silencios: 0,
    medidas: {},
    duplicados: [],
  }));
}
