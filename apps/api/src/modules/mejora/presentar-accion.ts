import type { Pertenencia } from '@mantenible/domain/acceso';
import { esDeOtroEnlace, type Verificacion } from '@mantenible/domain/mejora';

import { autorMostrado } from '../comun/autor.ts';
import type { AccionGuardada, ProyectoParaMejora } from './mejora.port.ts';

/** An action as the page shows it. */
export function presentarAccion(
  accion: AccionGuardada,
  mejora: Pick<ProyectoParaMejora, 'enlace' | 'rama' | keyof Pertenencia>,
  verificacion: Verificacion | null,
) {
  const { _id, origen, texto, esfuerzo, estado, responsable, fecha, version, creado, base } = accion;
  const autor = autorMostrado(mejora, accion.autor);
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
    ...(autor === null ? {} : { autor }),
    verificacion,
    deOtroEnlace: esDeOtroEnlace(accion, mejora),
  };
}
