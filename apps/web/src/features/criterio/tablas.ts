import {
  criterioEnviado,
  propiedadEnviada,
  type criterio,
  type propiedadCalidad,
} from '@mantenible/contracts/criterio';
import { reglaDeUmbral } from '@mantenible/domain/calculo-estatico';
import { formatEditable, parseDecimal } from '@mantenible/wording/numeros';
import type * as z from 'zod/mini';

import { textoDefecto, textoSentido } from '../../lib/escaneo/umbrales.ts';
import { validate, type Validation } from '../../lib/forms/validate.ts';

type Criterio = z.infer<typeof criterio>;
type Propiedad = z.infer<typeof propiedadCalidad>;

/** The three tables of the editor, by their names in the URL. */
export const tablas = ['criterios', 'valoracion', 'propiedades'] as const;
export type Tabla = (typeof tablas)[number];

export const nombresTabla: Readonly<Record<Tabla, string>> = {
  criterios: 'Lista de Verificación',
  valoracion: 'Grado de Mantenibilidad',
  propiedades: 'Propiedades de Calidad',
};

export function esTabla(value: string | null): value is Tabla {
  return tablas.some((tabla) => tabla === value);
}

/** One row as the editor sees it, whatever its table: a text that stays, and numbers that are edited. */
export interface Fila {
  readonly _id: string;
  readonly version: number;
  readonly texto: string;
  readonly valores: readonly number[];
  /** Unit, direction and effect of a threshold; null for a range. */
  readonly detalle: string | null;
  /** Written behind the field: '%'; null where the column names the unit, and for a count. */
  readonly signo: string | null;
}

/** Headings of each table: that of the fixed text, and those of the edited values. */
export const columnasDe: Readonly<
  Record<Tabla, { readonly texto: string; readonly valores: readonly string[] }>
> = {
  criterios: { texto: 'Criterio', valores: ['Valor 1 (%)', 'Valor 2 (%)'] },
  valoracion: { texto: 'Criterio', valores: ['Valor 1 (%)', 'Valor 2 (%)'] },
  propiedades: { texto: 'Propiedad', valores: ['Valor'] },
};

export function filaDeCriterio({ _id, version, criterio, valor1, valor2 }: Criterio): Fila {
  return { _id, version, texto: criterio, valores: [valor1, valor2], detalle: null, signo: null };
}

/** @param lugar place in the list, from 0: it decides what the threshold acts on */
export function filaDePropiedad({ _id, version, propiedad, valor }: Propiedad, lugar: number): Fila {
  const regla = reglaDeUmbral(lugar);
  return {
    _id,
    version,
    texto: propiedad,
    valores: [valor],
    detalle: regla
      ? `Medida: ${regla.medida}. ${textoSentido(regla)} ${textoDefecto(regla)}`
      : 'No actúa en ninguna tarjeta.',
    signo: regla === null || regla.unidad === 'cantidad' ? null : '%',
  };
}

/** A local edit: what was typed, and the version of the row on which it began. */
export interface Edicion {
  readonly version: number;
  readonly textos: readonly string[];
}

/** What the row's fields show: the local edit, or the stored values. */
export function textosDe(fila: Fila, edicion: Edicion | undefined): readonly string[] {
  return edicion?.textos ?? fila.valores.map(formatEditable);
}

/** The edit after one field changed; undefined once every field again reads as stored. */
export function editar(
  fila: Fila,
  edicion: Edicion | undefined,
  indice: number,
  texto: string,
): Edicion | undefined {
  const textos = textosDe(fila, edicion).map((actual, otro) => (otro === indice ? texto : actual));
  // By their text: '50,' has the stored value 50, and is the beginning of '50,5'.
  const same = textosDe(fila, undefined).every((guardado, otro) => textos[otro] === guardado);
  return same ? undefined : { version: edicion?.version ?? fila.version, textos };
}

/** Body of the row's PUT, or why it may not be sent. */
export function validarFila(tabla: Tabla, fila: Fila, textos: readonly string[]): Validation<object> {
  const [primero, segundo] = textos.map(parseDecimal);
  return tabla === 'propiedades'
    ? validate(propiedadEnviada, { valor: primero })
    : validate(criterioEnviado, { valor1: primero, valor2: segundo, criterio: fila.texto });
}

/** Names of the fields in the API, in the order of the row's values. */
export const camposDe: Readonly<Record<Tabla, readonly string[]>> = {
  criterios: ['valor1', 'valor2'],
  valoracion: ['valor1', 'valor2'],
  propiedades: ['valor'],
};

/** A row's version as the `ETag` that If-Match takes. */
export function etagDe(version: number): string {
  return `"${version}"`;
}
