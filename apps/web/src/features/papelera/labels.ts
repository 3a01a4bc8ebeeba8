import type { ElementoBorrado, ElementoRestaurado } from '@mantenible/domain/papelera';

export const nombresDeTipo = {
  pauta: 'Pauta',
  listaVerificacion: 'Lista de verificación',
  metrica: 'Métrica',
  subcaracteristica: 'Subcaracterística',
} as const satisfies Record<ElementoBorrado['tipo'], string>;

const entreComillas = (nombres: readonly string[]) => nombres.map((nombre) => `«${nombre}»`).join(', ');

/** What a restoration brought back, and what it could not. */
export function textoRestaurado({ nombre, repuestas, ausentes }: ElementoRestaurado): string {
  return [
    `Se restauró «${nombre}».`,
    ...(repuestas.length > 0 ? [`Vuelve a estar unido a ${entreComillas(repuestas)}.`] : []),
    ...(ausentes.length > 0
      ? [`Ya no se puede unir a ${entreComillas(ausentes)}: no existe o tiene otra lista.`]
      : []),
  ].join(' ');
}
