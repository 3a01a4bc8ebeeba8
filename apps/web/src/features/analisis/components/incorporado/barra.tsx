import type { SituacionAnalisis } from '@mantenible/domain/escaneo';

import { BarraProgreso } from '../../../../ui/barra-progreso/index.ts';
import { describirAvance } from './progreso.ts';

/** Progress of a running analysis as a bar and in words. */
export function Barra({
  progreso,
  medidas,
  delante,
}: Pick<SituacionAnalisis, 'progreso' | 'medidas' | 'delante'>) {
  const { porcentaje, fase, cuenta } = describirAvance(progreso, medidas !== null, delante);
  const enCola = progreso?.fase === 'en-cola';
  const texto = cuenta === null ? `${fase}${enCola ? '' : '…'}` : `${fase}: ${cuenta}`;
  return <BarraProgreso etiqueta="Progreso del análisis" texto={texto} porcentaje={porcentaje} />;
}
