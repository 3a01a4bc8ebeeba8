import type { CursoForm } from './form-curso.ts';

/** A form with the record that it began from. */
export interface FormDeLeido {
  readonly etag: string | null;
  readonly leido: CursoForm;
  readonly form: CursoForm;
}

/**
 * The form after its record was read again: the new data where nothing was typed; otherwise what was typed, over the new version
 * only where the data are still those that it began from. A save over data that others changed is refused.
 */
export function releer(actual: FormDeLeido, etag: string | null, leido: CursoForm): FormDeLeido {
  if (actual.etag === etag) return actual;
  if (iguales(actual.form, actual.leido)) return { etag, leido, form: leido };
  return iguales(actual.leido, leido) ? { ...actual, etag } : actual;
}

function iguales(uno: CursoForm, otro: CursoForm): boolean {
  const { nombre, periodo, zona, escala, aprobado } = uno;
  return (
    nombre === otro.nombre &&
    periodo === otro.periodo &&
    zona === otro.zona &&
    escala === otro.escala &&
    aprobado === otro.aprobado
  );
}
