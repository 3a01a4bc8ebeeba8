import type { RespuestaPrueba } from '@mantenible/domain/respuesta';

import type { PruebaRepetible } from './leer-respuestas.ts';
import type { PruebaBuscada } from './respuesta.port.ts';

/** A saved test in the specification's words: the item under its own field, no field where there is none. */
export function presentarPrueba({ elementoId, intentos, ...resto }: PruebaRepetible) {
  const id = elementoId ?? undefined;
  return {
    ...resto,
    ...(intentos === null ? {} : { intentos }),
    ...(resto.tipo === 'singleSubcaracteristica' ? { subcaracteristicaId: id } : {}),
    ...(resto.tipo === 'singleMetrica' ? { metricaId: id } : {}),
  };
}

/** What a report's heading needs. */
export function presentarUna({ proyecto, prueba }: PruebaBuscada) {
  return { ...cabecera(prueba), proyecto };
}

function cabecera({ _id, nombre, tipo, creado, intentos }: RespuestaPrueba) {
  return { _id, nombre, tipo, creado, ...(intentos === null ? {} : { intentos }) };
}
