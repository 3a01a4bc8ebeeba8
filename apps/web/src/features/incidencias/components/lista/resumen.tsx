import { minutosDia } from '@mantenible/domain/escaneo';
import { contar } from '@mantenible/wording/contar';
import { formatNumber } from '@mantenible/wording/numeros';

import { textoEsfuerzo } from '../../../../lib/incidencia/esfuerzo.ts';
import type { Seleccion } from './filtrar.ts';

interface ResumenProps {
  readonly seleccion: Seleccion;
  /** Number of issues without any filter. */
  readonly total: number;
}

/** Number of visible issues and their total effort. */
export function Resumen({ seleccion: { visibles, minutos, sinEsfuerzo }, total }: ResumenProps) {
  const estimadas = visibles.length > sinEsfuerzo;
  return (
    <span role="status">
      {formatNumber(visibles.length)} de {contar(total, 'incidencia', 'incidencias')}
      {estimadas && ` · Tiempo estimado en total: ${textoEsfuerzo(minutos)}`}
      {minutos >= minutosDia && ' (días de 8 horas)'}
      {sinEsfuerzo > 0 && ` · ${formatNumber(sinEsfuerzo)} sin estimación`}
    </span>
  );
}
