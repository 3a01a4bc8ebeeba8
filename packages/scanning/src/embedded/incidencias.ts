import { factsOf } from '@mantenible/analyser/catalogue';
import type { Incidencia } from '@mantenible/domain/escaneo';

import type { IncidenciaGuardada } from './almacen.port.ts';

/** A finding in the words of the port; what the profile knows of its rule is added. */
export function escribirIncidencia({ ruta, incidencia }: IncidenciaGuardada): Incidencia {
  const { rule, message, range, effort } = incidencia;
  const facts = factsOf(rule);
  return {
    descripcion: message,
    regla: rule,
    severidad: facts?.severity ?? 'MAJOR',
    estado: 'OPEN',
    tipo: 'CODE_SMELL',
    categoria: facts?.tags ?? [],
    archivo: ruta,
    linea: range?.startLine ?? null,
    tiempo_estimado: `${String(effort)}min`,
    linea_afectada: range && { startLine: range.startLine, endLine: range.endLine },
  };
}
