import type { AnalisisHecho } from '@mantenible/domain/escaneo';
import { formatApart, formatDateTime } from '@mantenible/wording/fechas';

import type { IncidenciasNuevas } from '../../api/listar-nuevas.ts';

/** Analyses to choose from, each named by its date and short commit; no two dates are alike. */
export function opcionesDeAnalisis(hechos: readonly Pick<AnalisisHecho, 'id' | 'fecha' | 'commit'>[]) {
  const momento = formatApart(
    hechos.map(({ fecha }) => fecha),
    formatDateTime,
  );
  return hechos.map(({ id, fecha, commit }) => ({
    value: id,
    label: `${momento(fecha)}${commit === null ? '' : ` · ${commit.slice(0, 7)}`}`,
  }));
}

/** Analyses of two scopes are refused before. */
const avisos: Readonly<Partial<Record<IncidenciasNuevas['cambios'][number], string>>> = {
  analizador:
    'El analizador cambió desde entonces: lo que ahora encuentra en archivos que no cambiaron no cuenta como nuevo.',
  enlace: 'El análisis elegido es de otro enlace del repositorio.',
  rama: 'El análisis elegido es de otra rama.',
};

/** What differs between both analyses beside the code, one sentence each. */
export function avisosDe({ cambios }: Pick<IncidenciasNuevas, 'cambios'>): readonly string[] {
  return cambios.flatMap((cambio) => avisos[cambio] ?? []);
}
