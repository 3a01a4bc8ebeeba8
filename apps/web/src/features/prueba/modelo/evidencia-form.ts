import { evidenciaEnviada } from '@mantenible/contracts/evidencia';
import type { Evidencia } from '@mantenible/domain/evidencia';

import { noErrors, validate, type FieldErrors } from '../../../lib/forms/validate.ts';

/** A new piece of evidence as typed. */
export interface EvidenciaForm {
  readonly tipo: Evidencia['tipo'];
  readonly url: string;
  readonly ruta: string;
  /** Empty for the whole file. */
  readonly desde: string;
  /** Empty for one line. */
  readonly hasta: string;
  readonly commit: string;
}

export function evidenciaVacia(commit: string | null): EvidenciaForm {
  return { tipo: 'enlace', url: '', ruta: '', desde: '', hasta: '', commit: commit ?? '' };
}

/** Result of the check of a typed piece: the evidence, or the errors of its fields. */
export type Revisada =
  | { readonly evidencia: Evidencia; readonly errores: typeof noErrors }
  | { readonly evidencia: null; readonly errores: FieldErrors };

/** The typed piece, or the reason of each wrong field. */
export function revisarEvidencia(form: EvidenciaForm, repositorio: string): Revisada {
  const validada = validate<Evidencia>(evidenciaEnviada, candidata(form, repositorio));
  return validada.ok
    ? { evidencia: validada.data, errores: noErrors }
    : { evidencia: null, errores: validada.errors };
}

function candidata({ tipo, url, ruta, desde, hasta, commit }: EvidenciaForm, repositorio: string) {
  if (tipo === 'enlace') return { tipo, url: url.trim() };
  const primera = numero(desde);
  const lineas =
    desde.trim() === '' && hasta.trim() === ''
      ? null
      : { desde: primera, hasta: hasta.trim() === '' ? primera : numero(hasta) };
  return { tipo, repositorio, commit: commit.trim().toLowerCase(), ruta: ruta.trim(), lineas };
}

/** The typed whole number; any other text stays text, which the schema refuses. */
function numero(texto: string): number | string {
  return /^\s*\d{1,9}\s*$/u.test(texto) ? Number(texto) : texto;
}
