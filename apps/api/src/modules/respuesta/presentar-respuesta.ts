import type { BorradorListado } from '../borrador/borrador.port.ts';
import type { PruebaConResultado } from './listar-respuestas.ts';
import type { EncabezadoBuscado, EncabezadoPrueba } from './respuesta.port.ts';

/** A saved test as the API names it: the item under the field of its kind; tests of all items have no such field. */
export function presentarPrueba({ elementoId, intentos, borrador, autor, ...resto }: PruebaConResultado) {
  const id = elementoId ?? undefined;
  return {
    ...resto,
    borrador: borrador && sinAlcance(borrador),
    ...(autor === null ? {} : { autor }),
    ...(intentos === null ? {} : { intentos }),
    ...(resto.tipo === 'singleSubcaracteristica' ? { subcaracteristicaId: id } : {}),
    ...(resto.tipo === 'singleMetrica' ? { metricaId: id } : {}),
  };
}

/** A saved test's heading, as the API returns it. */
export function presentarUna({ proyecto, prueba }: EncabezadoBuscado) {
  const { autor } = prueba;
  return { ...cabecera(prueba), ...(autor === null ? {} : { autor }), proyecto };
}

/** An unfinished test without its scope, which is that of the saved test beside it. */
function sinAlcance({ intentos, adicionales, respondidas, preguntas }: BorradorListado) {
  return { intentos, adicionales, respondidas, preguntas };
}

function cabecera({ _id, nombre, tipo, creado, intentos }: EncabezadoPrueba) {
  return { _id, nombre, tipo, creado, ...(intentos === null ? {} : { intentos }) };
}
