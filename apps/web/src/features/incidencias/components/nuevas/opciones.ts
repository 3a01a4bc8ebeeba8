import type { AnalisisHecho } from '@mantenible/domain/escaneo';
import { formatDateTime } from '@mantenible/wording/fechas';

import type { IncidenciasNuevas } from '../../api/listar-nuevas.ts';

/** Date and short commit of an analysis. */
export function nombreDeAnalisis({ fecha, commit }: Pick<AnalisisHecho, 'fecha' | 'commit'>): string {
  return `${formatDateTime(fecha)}${commit === null ? '' : ` · ${commit.slice(0, 7)}`}`;
}

const avisos: Readonly<Record<IncidenciasNuevas['cambios'][number], string>> = {
  analizador:
    'El analizador cambió desde entonces: lo que ahora encuentra en archivos que no cambiaron no cuenta como nuevo.',
  enlace: 'El análisis elegido es de otro enlace del repositorio.',
  rama: 'El análisis elegido es de otra rama.',
};

/** What differs between both analyses beside the code, one sentence each. */
export function avisosDe({ cambios }: Pick<IncidenciasNuevas, 'cambios'>): readonly string[] {
  return cambios.map((cambio) => avisos[cambio]);
}
