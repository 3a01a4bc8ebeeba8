import type { RubricaEnviada } from '@mantenible/contracts/rubrica';
import { severidades } from '@mantenible/domain/escaneo';
import {
  erroresRubrica,
  fuentesLinea,
  modosLinea,
  type FuenteLinea,
  type LineaRubrica,
} from '@mantenible/domain/rubrica';
import { formatEditable, parseDecimal } from '@mantenible/wording/numeros';
import * as z from 'zod/mini';

import type { FieldErrors } from '../../../lib/forms/validate.ts';

const nivel = z.object({ descripcion: z.string(), puntos: z.string() });
const penalizacion = z.object({ severidad: z.enum(severidades), puntos: z.string(), tope: z.string() });
const linea = z.object({
  id: z.string(),
  nombre: z.string(),
  fuente: z.enum(fuentesLinea),
  modo: z.enum(modosLinea),
  puntos: z.string(),
  bajo: z.string(),
  alto: z.string(),
  niveles: z.array(nivel),
  penalizaciones: z.array(penalizacion),
});

/** A line as it is typed: numbers are texts, and the fields of both kinds stay while the source changes. */
export type LineaEscrita = z.infer<typeof linea>;

export const formRubrica = z.object({ lineas: z.array(linea), motivo: z.string() });

export interface FormRubrica {
  lineas: LineaEscrita[];
  motivo: string;
}

export function escrita(una: LineaRubrica): LineaEscrita {
  const { id, nombre, fuente, modo } = una;
  const comun = { id, nombre, fuente, modo, puntos: formatEditable(una.puntos) };
  if (una.fuente === 'criterio')
    return {
      ...comun,
      bajo: '0',
      alto: '100',
      penalizaciones: [],
      niveles: una.niveles.map(({ descripcion, puntos }) => ({
        descripcion,
        puntos: formatEditable(puntos),
      })),
    };
  return {
    ...comun,
    bajo: formatEditable(una.bajo),
    alto: formatEditable(una.alto),
    niveles: nivelesNuevos,
    penalizaciones: una.penalizaciones.map(({ severidad, puntos, tope }) => {
      return { severidad, puntos: formatEditable(puntos), tope: formatEditable(tope) };
    }),
  };
}

const nivelesNuevos = [
  { descripcion: '', puntos: '0' },
  { descripcion: '', puntos: '1' },
];

/** A new line of a lecturer's decision, with an id that no line had: the levels of a line that was taken away are not its own. */
export function lineaNueva(): LineaEscrita {
  const numeros = { puntos: '1', bajo: '0', alto: '100' };
  const suyo = { id: crypto.randomUUID(), nombre: '', niveles: nivelesNuevos, penalizaciones: [] };
  return { ...suyo, ...numeros, fuente: 'criterio', modo: 'puntua' };
}

/** The bounds that a source begins with. */
export function cotasDe(fuente: FuenteLinea): Pick<LineaEscrita, 'bajo' | 'alto'> {
  if (fuente === 'nuevas') return { bajo: '20', alto: '0' };
  return { bajo: '0', alto: fuente === 'acciones' ? '4' : '100' };
}

const numero = (texto: string): number => parseDecimal(texto) ?? Number.NaN;

/** What the form sends; a text that is not a number becomes NaN, which the checks refuse. */
export function lineasDe(lineas: readonly LineaEscrita[]): RubricaEnviada['lineas'] {
  return lineas.map(({ id, nombre, fuente, modo, puntos, bajo, alto, niveles, penalizaciones }) => {
    const comun = { id, nombre: nombre.trim(), modo, puntos: numero(puntos) };
    if (fuente === 'criterio')
      return {
        ...comun,
        fuente,
        niveles: niveles.map((uno) => ({ descripcion: uno.descripcion.trim(), puntos: numero(uno.puntos) })),
      };
    return {
      ...comun,
      fuente,
      bajo: numero(bajo),
      alto: numero(alto),
      penalizaciones:
        fuente === 'nuevas'
          ? penalizaciones.map((una) => {
              return { severidad: una.severidad, puntos: numero(una.puntos), tope: numero(una.tope) };
            })
          : [],
    };
  });
}

/** Errors by field, the same as the server's. */
export function erroresDe(lineas: RubricaEnviada['lineas'], motivo: string | null): FieldErrors {
  const errores = new Map<string, string>();
  for (const { campo, mensaje } of erroresRubrica({ lineas }))
    if (!errores.has(campo)) errores.set(campo, mensaje);
  if (motivo?.trim() === '') errores.set('motivo', 'Escriba por qué cambia la rúbrica.');
  return errores;
}
