import type { AnalisisEntregado } from '@mantenible/contracts/entrega';
import { origenesDeAnalisis } from '@mantenible/wording/entrega';
import { formatDateTime } from '@mantenible/wording/fechas';
import { formatPercent } from '@mantenible/wording/numeros';

import shared from '../../../ui/shared.module.css';

interface EstadoDelAnalisisProps {
  readonly analisis: AnalisisEntregado | null;
  readonly zona: string;
}

/** The analysis that counts: its degree and commit, its progress, or why it failed. */
export function EstadoDelAnalisis({ analisis, zona }: EstadoDelAnalisisProps) {
  if (analisis === null) return 'Sin análisis';
  const { estado, origen, motivo, progreso, grado, commit, fechaCommit } = analisis;
  if (estado === 'en-curso')
    return progreso === null || progreso.fase === 'en-cola' ? 'En cola' : 'Analizando…';
  if (estado === 'fallido')
    return (
      <>
        No se pudo analizar
        <span className={shared.detail}>{motivo}</span>
      </>
    );
  if (estado === 'cancelado') return 'Análisis cancelado';
  return (
    <>
      {grado === null ? 'Sin grado' : formatPercent(grado)}
      <span className={shared.detail}>
        {origenesDeAnalisis[origen]}
        {commit !== null && `, commit ${commit.slice(0, 7)}`}
        {fechaCommit !== null && ` del ${formatDateTime(fechaCommit, zona)}`}
      </span>
    </>
  );
}
