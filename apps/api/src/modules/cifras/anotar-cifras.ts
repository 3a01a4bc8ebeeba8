import { calcularEstatico, leerMedida, leerMedidas } from '@mantenible/domain/calculo-estatico';
import { maximoHistoria, medidasDelModelo, type EscaneoPort } from '@mantenible/domain/escaneo';

import type { CifrasRepository, ProyectoEscaneado } from './cifras.port.ts';

export interface DepsCifras {
  readonly cifras: CifrasRepository;
  readonly servicio: Pick<EscaneoPort, 'measures' | 'state'>;
  readonly nuevoId: () => string;
}

/**
 * Keeps the figures of the service's analysis of this date, once: measures and degree. An incomplete result is not
 * kept; nor are measures of a later analysis, which ended between both reads: those are kept when they are shown.
 */
export async function anotarCifras(
  { cifras, servicio, nuevoId }: DepsCifras,
  { clave, ...proyecto }: ProyectoEscaneado,
  fecha: string,
): Promise<void> {
  const { proyectoId, servicio: nombre } = proyecto;
  if (nombre === null || (await cifras.hay(proyectoId, nombre, fecha))) return;
  const dadas = await servicio.measures(clave, [...medidasDelModelo, 'files']);
  const archivos = leerMedida(dadas, 'files');
  const medidas = { ...leerMedidas(dadas), ...(archivos !== null && { files: archivos }) };
  const { grado } = calcularEstatico(medidas);
  if (grado === null || (await servicio.state(clave)).fecha !== fecha) return;
  await cifras.guardar(
    { ...proyecto, servicio: nombre, id: nuevoId(), fecha, medidas, grado },
    maximoHistoria,
  );
}
