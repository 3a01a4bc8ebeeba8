import type { MedidaDePauta } from '../../../lib/hoja-de-medicion/medida-de-pauta.ts';
import medidas from '../../../lib/hoja-de-medicion/medidas.json' with { type: 'json' };
import preguntas from '../../../lib/hoja-de-medicion/preguntas.json' with { type: 'json' };

/** A question of the starter content with how to measure it. */
export interface Entrada {
  readonly clave: string;
  readonly descripcion: string;
  readonly pregunta: string;
  readonly medida: MedidaDePauta;
}

const porClave = new Map(medidas.map((medida) => [medida.clave, medida]));

/** Entries of the sheet, in the order of the catalogue. */
export const entradas: readonly Entrada[] = preguntas.flatMap((pregunta) => {
  const medida = porClave.get(pregunta.clave);
  return medida === undefined ? [] : [{ ...pregunta, medida }];
});

/** Sub-characteristics of the starter content, by the beginning of their guidelines' keys. */
export const grupos = [
  { prefijo: 'P-MMo', nombre: 'Modularidad' },
  { prefijo: 'P-MRe', nombre: 'Reusabilidad' },
  { prefijo: 'P-MAn', nombre: 'Analizabilidad' },
  { prefijo: 'P-MMd', nombre: 'Capacidad de Modificación' },
  { prefijo: 'P-MTe', nombre: 'Capacidad de Prueba' },
] as const;
