import type { TipoPrueba } from '@mantenible/domain/respuesta';
import { nombresDeTipoDePrueba } from '@mantenible/wording/prueba';

/** Kind of a test in words. */
export function etiquetaTipo(tipo: TipoPrueba): string {
  return nombresDeTipoDePrueba[tipo];
}
