import { reporteAgrupado } from '@mantenible/contracts/calculo';
import { filasDetalladas, type FilaDetallada } from '@mantenible/domain/mejora';

import { getJson } from '../../../lib/http.ts';

/** GET /calculos/promedios/{id}: the rows of a saved test's report, which travel with each question once. */
export async function leerPromedios(id: string, signal: AbortSignal): Promise<readonly FilaDetallada[]> {
  const url = `/calculos/promedios/${encodeURIComponent(id)}?campos=agrupados`;
  return filasDetalladas(await getJson(url, reporteAgrupado, { signal }));
}
