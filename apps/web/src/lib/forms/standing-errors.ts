import type { FieldErrors } from './validate.ts';

/** The errors of fields that still have the sent value: a changed field is no longer marked. */
export function standingErrors(errors: FieldErrors, sent: unknown, now: unknown): FieldErrors {
  return new Map([...errors].filter(([field]) => same(valueAt(sent, field), valueAt(now, field))));
}

/** The value at a dotted path such as `nivelesCumplimiento.0.valor`; undefined for a missing one. */
function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => {
    const fields: Record<string, unknown> = typeof at === 'object' && at !== null ? { ...at } : {};
    return fields[name];
  }, value);
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
