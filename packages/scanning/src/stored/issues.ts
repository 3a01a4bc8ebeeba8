import type { Incidencia } from '@mantenible/domain/escaneo';

import type { FactsOf, IncidenciaGuardada } from './store.port.ts';

/** A finding as an issue of the port, with the facts of its rule. */
export function toIssue({ ruta, incidencia }: IncidenciaGuardada, factsOf: FactsOf): Incidencia {
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
