import { pautaEnviada, type PautaEnviada } from '@mantenible/contracts/pauta';
import {
  maximoNiveles,
  tieneValoresRepetidos,
  valorInicialNivel,
  type Pauta,
} from '@mantenible/domain/pauta';
import { formatEditable, parseDecimal } from '@mantenible/wording/numeros';
import * as z from 'zod/mini';

import { validate, type Validation } from '../../lib/forms/validate.ts';

/** A level as it is edited: its value is text until it is saved. `clave` keeps its fields while others go. */
export interface NivelForm {
  readonly clave: number;
  readonly descripcion: string;
  readonly valor: string;
}

/** A guideline as it is edited. */
export interface PautaForm {
  readonly descripcion: string;
  readonly pregunta: string;
  readonly niveles: readonly NivelForm[];
}

/** What is kept of it while the person signs in again. */
export const pautaForm = z.object({
  descripcion: z.string(),
  pregunta: z.string(),
  niveles: z
    .array(z.object({ clave: z.number(), descripcion: z.string(), valor: z.string() }))
    .check(z.minLength(1), z.maxLength(maximoNiveles)),
});

/** A new guideline starts with one level of value 0 (specification §2). */
export const pautaVacia: PautaForm = {
  descripcion: '',
  pregunta: '',
  niveles: [{ clave: 0, descripcion: '', valor: String(valorInicialNivel) }],
};

export function formDePauta({ descripcion, pregunta, nivelesCumplimiento }: Omit<Pauta, '_id'>): PautaForm {
  const niveles = nivelesCumplimiento.map((nivel, clave) => ({
    clave,
    descripcion: nivel.descripcion,
    valor: formatEditable(nivel.valor),
  }));
  return { descripcion, pregunta, niveles };
}

export function agregarNivel(form: PautaForm): PautaForm {
  const clave = Math.max(-1, ...form.niveles.map((nivel) => nivel.clave)) + 1;
  return {
    ...form,
    niveles: [...form.niveles, { clave, descripcion: '', valor: String(valorInicialNivel) }],
  };
}

export function quitarNivel(form: PautaForm, clave: number): PautaForm {
  return { ...form, niveles: form.niveles.filter((nivel) => nivel.clave !== clave) };
}

export function cambiarNivel(form: PautaForm, clave: number, cambio: Partial<NivelForm>): PautaForm {
  const niveles = form.niveles.map((nivel) => (nivel.clave === clave ? { ...nivel, ...cambio } : nivel));
  return { ...form, niveles };
}

/** Whether two described levels that hold numbers share one; unreadable values and levels just added do not count. */
export function hayValoresRepetidos(form: PautaForm): boolean {
  const descritos = form.niveles.filter(({ descripcion }) => descripcion.trim() !== '');
  const valores = descritos.flatMap(({ valor }) => parseDecimal(valor) ?? []);
  return tieneValoresRepetidos(valores.map((valor) => ({ valor })));
}

/** What the form would send, under the API's names; an unreadable value is null. */
export function candidatoPauta({ descripcion, pregunta, niveles }: PautaForm) {
  const nivelesCumplimiento = niveles.map((nivel) => ({
    descripcion: nivel.descripcion,
    valor: parseDecimal(nivel.valor),
  }));
  return { descripcion, pregunta, nivelesCumplimiento };
}

/** Checks the form against the contract; errors are keyed by the API's field paths. */
export function validarPauta(form: PautaForm): Validation<PautaEnviada> {
  return validate(pautaEnviada, candidatoPauta(form));
}
