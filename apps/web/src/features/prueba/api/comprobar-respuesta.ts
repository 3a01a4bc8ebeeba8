import { existe } from '@mantenible/contracts/respuesta';
import { tipoElemento, type TipoSimple } from '@mantenible/domain/respuesta';

import { postJson } from '../../../lib/http.ts';

/**
 * POST /respuestas/subcaracteristica and /respuestas/metrica: whether the item has a test. A check that fails
 * counts as not existing (requisito: failed-existence-check); the server refuses a second first attempt.
 */
export async function comprobarRespuesta(
  proyectoId: string,
  tipo: TipoSimple,
  elementoId: string,
): Promise<boolean> {
  const [ruta, elemento] =
    tipoElemento(tipo) === 'metrica'
      ? ['/respuestas/metrica', { metricaId: elementoId }]
      : ['/respuestas/subcaracteristica', { subcaracteristicaId: elementoId }];
  try {
    return (await postJson(ruta, { proyectoId, ...elemento }, existe)).existe;
  } catch (error) {
    console.warn('Existence check failed', error);
    return false;
  }
}
