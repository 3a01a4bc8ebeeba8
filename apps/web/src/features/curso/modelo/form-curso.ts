import { cursoEnviado, type Curso, type CursoEnviado } from '@mantenible/contracts/curso';
import { aprobadoInicial, escalaInicial } from '@mantenible/domain/curso';
import { formatEditable, parseDecimal } from '@mantenible/wording/numeros';

import { validate, type Validation } from '../../../lib/forms/validate.ts';

/** A course as edited. */
export interface CursoForm {
  readonly nombre: string;
  readonly periodo: string;
  readonly zona: string;
  readonly escala: string;
  readonly aprobado: string;
}

/** A new course, in the zone of the reader. */
export function cursoVacio(zona: string): CursoForm {
  const aprobado = String(aprobadoInicial[escalaInicial]);
  return { nombre: '', periodo: '', zona, escala: String(escalaInicial), aprobado };
}

export function formDeCurso({ nombre, periodo, zona, escala, aprobado }: Curso): CursoForm {
  return { nombre, periodo, zona, escala: String(escala), aprobado: formatEditable(aprobado) };
}

/** Comma or point is accepted in the pass mark. */
export function validarForm(form: CursoForm): Validation<CursoEnviado> {
  const aprobado = parseDecimal(form.aprobado) ?? Number.NaN;
  return validate(cursoEnviado, { ...form, escala: Number(form.escala), aprobado });
}
