import { esZona } from '@mantenible/domain/entrega';
import { contar } from '@mantenible/wording/contar';
import * as z from 'zod/mini';

/** Message of every required field that is empty (requisito: required-fields). */
export const obligatorio = 'El siguiente campo es obligatorio';

/** Message for a text with NUL or lone surrogates, which no database stores. */
export const noGuardable = 'El texto contiene caracteres que no se pueden guardar';

const soloGuardable = z.refine<string>((value) => !/[\0\p{Cs}]/u.test(value), noGuardable);

/**
 * Format characters, fillers and combining signs without a letter show nothing: Hangul fillers are default-ignorable,
 * the empty Braille cell and the empty notehead are not.
 */
const visible = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Co}\p{M}\u2800\u{1D159}]/u;
const conAlgoVisible = z.refine<string>(
  (value) => value.trim() === '' || visible.test(value),
  'Escriba al menos un carácter visible',
);
const sinDireccion = z.refine<string>(
  (value) => !/\p{Bidi_Control}/u.test(value),
  'El nombre contiene marcas invisibles que cambian la dirección del texto: escríbalo sin ellas',
);

const comoMaximo = (max: number): string => `Escriba como máximo ${contar(max, 'carácter', 'caracteres')}`;

/**
 * Required text: not blank, at most `max` UTF-16 units, trimmed, composed (NFC), so that a name is found and unique however its
 * accents were typed; no NUL or lone surrogate reaches the database.
 */
export function texto(max: number) {
  return z
    .string(obligatorio)
    .check(
      z.trim(),
      z.normalize('NFC'),
      z.regex(/\S/, obligatorio),
      z.maxLength(max, comoMaximo(max)),
      soloGuardable,
      conAlgoVisible,
    );
}

/** Required text without marks that change the direction of the text after it. */
export function nombre(max: number) {
  return texto(max).check(sinDireccion);
}

/** Required text, checked exactly as written: a rule of the domain refuses surrounding spaces (requisito: branch-names). */
export function textoExacto(max: number) {
  return z
    .string(obligatorio)
    .check(z.regex(/\S/, obligatorio), z.maxLength(max, comoMaximo(max)), soloGuardable);
}

/** Text that may be empty; stored as written. */
export function textoOpcional(max: number) {
  return z.string().check(z.maxLength(max, comoMaximo(max)), soloGuardable);
}

/** −0 passes every comparison with 0 and is stored as another value. */
export const sinCeroNegativo = z.refine<number>((value) => !Object.is(value, -0), 'El valor no puede ser −0');

/** A finite number ≥ 0 and not −0 (requisito: strict-numbers). */
export function numeroNoNegativo() {
  return z.number('Escriba un número').check(z.gte(0, 'El valor no puede ser negativo'), sinCeroNegativo);
}

/** Time zone of the reader, in which a file gives its dates: 'America/Guayaquil'. */
export const zonaHoraria = z._default(
  z.string().check(z.maxLength(64), z.refine(esZona, 'La zona horaria no es válida')),
  'UTC',
);

/** A UUID, refused with `mensaje`. It is one id in any case: lower-cased, as the database gives it. */
export function idCon(mensaje: string) {
  return z.string(mensaje).check(z.toLowerCase(), z.uuid(mensaje));
}

export const id = idCon('El identificador no es válido');

export const parametroId = z.object({ id });

/** Length of 500 UUIDs with their commas. */
const largoIds = 18_499;

/** Several identifiers in a path, separated by commas; at most 500, order kept. */
export const parametroIds = z.object({
  ids: z.pipe(
    z.string().check(z.maxLength(largoIds)),
    z.pipe(
      z.transform((value: string) => value.split(',')),
      z.array(id).check(z.maxLength(500)),
    ),
  ),
});

/** Ids left out of a selection: one, or several separated by commas; empty for none. */
export const consultaExcluir = z.object({
  excludeIds: z._default(
    z.pipe(
      z.string().check(z.maxLength(largoIds)),
      z.pipe(
        z.transform((value: string) => value.split(',').filter((parte) => parte !== '')),
        z.array(id).check(z.maxLength(500)),
      ),
    ),
    [],
  ),
});

/** A list in an answer: read-only, as the domain gives it. */
export function listaDe<T extends z.ZodMiniType>(item: T) {
  return z.readonly(z.array(item));
}

export const referencia = z.object({ _id: id, nombre: z.string() });
export type Referencia = z.infer<typeof referencia>;

/** Every refusal of the API: a code for programs and a Spanish message fit to show (requisito: problem-json). */
export const problema = z.object({
  codigo: z.string(),
  mensaje: z.string(),
  detalles: z.optional(listaDe(z.object({ campo: z.string(), mensaje: z.string() }))),
});
export type Problema = z.infer<typeof problema>;

/** Answer to a change that returns only the id of the changed record. */
export const hecho = z.object({ _id: id });

/** Uses of a catalogue object, shown before it is deleted. */
export const usos = z.object({
  usos: listaDe(
    z.object({
      tipo: z.enum(['listaVerificacion', 'metrica', 'subcaracteristica']),
      _id: id,
      nombre: z.string(),
    }),
  ),
  /** Number of saved tests that contain it; a deletion leaves them unchanged. */
  pruebas: z.number(),
});
export type Usos = z.infer<typeof usos>;

/** Page of a list in the query of a URL; they count from 1. */
export const pagina = z._default(
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,6}$/, 'La página no es válida')), z.transform(Number)),
    z.number().check(z.gte(1, 'La página no es válida')),
  ),
  1,
);
