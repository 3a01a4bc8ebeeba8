import { contar } from '@mantenible/wording/contar';
import { formatNumber } from '@mantenible/wording/numeros';

import { minutosDia, textoEsfuerzo } from '../../../modelo/guia/esfuerzo.ts';
import type { Seleccion } from '../../../modelo/guia/filtrar.ts';

interface ResumenProps {
  readonly seleccion: Seleccion;
  /** Issues without any filter. */
  readonly total: number;
}

/** How much of the whole is shown, and the effort that it adds up to. */
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
