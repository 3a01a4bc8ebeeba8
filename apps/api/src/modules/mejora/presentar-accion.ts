import { esDeOtroEnlace, type Verificacion } from '@mantenible/domain/mejora';

import type { AccionGuardada, ProyectoParaPlan } from './mejora.port.ts';

/** An action as the plan shows it. */
export function presentarAccion(
  accion: AccionGuardada,
  plan: Pick<ProyectoParaPlan, 'enlace' | 'rama'>,
  verificacion: Verificacion | null,
) {
  const { _id, origen, texto, esfuerzo, estado, responsable, fecha, version, creado, base } = accion;
  return {
    _id,
    origen,
    texto,
    pregunta: base !== null && 'pregunta' in base ? base.pregunta : null,
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
