import { esDeOtroEnlace, type Verificacion } from '@mantenible/domain/mejora';

import type { AccionGuardada, ProyectoParaPlan } from './mejora.port.ts';

/** An action as the plan shows it. */
export function presentarAccion(
  accion: AccionGuardada,
  plan: Pick<ProyectoParaPlan, 'enlace' | 'rama'>,
  verificacion: Verificacion | null,
) {
  const { _id, origen, texto, esfuerzo, estado, responsable, fecha, version, creado } = accion;
  return {
    _id,
    origen,
    texto,
    esfuerzo,
    estado,
    responsable,
    fecha,
    version,
    creado,
    verificacion,
    deOtroEnlace: esDeOtroEnlace(accion, plan),
  };
}
