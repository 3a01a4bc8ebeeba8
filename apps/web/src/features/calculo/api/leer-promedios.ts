import { reporteAgrupado } from '@mantenible/contracts/calculo';
import { filasDetalladas, noCorresponden } from '@mantenible/domain/mejora';

import { getJson } from '../../../lib/http.ts';

/** GET /calculos/promedios/{id}: the rows of a saved test's report, which travel with each question once. */
export async function leerPromedios(id: string, signal: AbortSignal) {
  const url = `/calculos/promedios/${encodeURIComponent(id)}?campos=agrupados`;
  const reporte = await getJson(url, reporteAgrupado, { signal });
  return { filas: filasDetalladas(reporte), noCorresponden: noCorresponden(reporte) };
}
