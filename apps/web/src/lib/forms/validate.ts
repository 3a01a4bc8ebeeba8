import type { ZodMiniType } from 'zod/mini';

/** Dotted field path (`detalles[].campo` of the API) → its first reason. */
export type FieldErrors = ReadonlyMap<string, string>;

export const noErrors: FieldErrors = new Map();

interface Problem {
  readonly campo: string;
  readonly mensaje: string;
}

/** The first reason for each field, in the order given. */
export function fieldErrors(problems: readonly Problem[]): FieldErrors {
  const errors = new Map<string, string>();
  for (const { campo, mensaje } of problems) if (!errors.has(campo)) errors.set(campo, mensaje);
  return errors;
}

export type Validation<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly errors: FieldErrors };

/** Validates the body of a form against the contract's schema before it is sent. */
export function validate<T>(schema: ZodMiniType<T>, candidate: unknown): Validation<T> {
  const parsed = schema.safeParse(candidate);
  if (parsed.success) return { ok: true, data: parsed.data };
  const problems = parsed.error.issues.map(({ path, message }) => ({
    campo: path.join('.'),
    mensaje: message,
  }));
  return { ok: false, errors: fieldErrors(problems) };
}
