import {
  maximoNiveles,
  tieneValoresRepetidos,
  valorInicialNivel,
  type Pauta,
} from '@mantenible/domain/pauta';
import { formatEditable, parseDecimal } from '@mantenible/wording/numeros';
import * as z from 'zod/mini';

/** A level as edited: its value is text until it is saved. `clave` is its React key. */
export interface NivelForm {
  readonly clave: number;
  readonly descripcion: string;
  readonly valor: string;
}

/** A guideline as edited. */
export interface PautaForm {
  readonly descripcion: string;
  readonly pregunta: string;
  readonly niveles: readonly NivelForm[];
}

/** Schema of the form's copy while the person signs in again. */
export const pautaForm = z.object({
  descripcion: z.string(),
  pregunta: z.string(),
  niveles: z
    .array(z.object({ clave: z.number(), descripcion: z.string(), valor: z.string() }))
    .check(z.minLength(1), z.maxLength(maximoNiveles)),
});

/** A new guideline has one level of value 0 (requisito: guideline-levels). */
export const pautaVacia: PautaForm = {
  descripcion: '',
  pregunta: '',
  niveles: [nuevoNivel([])],
};

export function formDePauta({ descripcion, pregunta, nivelesCumplimiento }: Omit<Pauta, '_id'>): PautaForm {
  const niveles = nivelesCumplimiento.map((nivel, clave) => ({
    clave,
    descripcion: nivel.descripcion,
    valor: formatEditable(nivel.valor),
  }));
  return { descripcion, pregunta, niveles };
}

/** A new level with a unique key. */
export function nuevoNivel(niveles: readonly NivelForm[]): NivelForm {
  const clave = Math.max(-1, ...niveles.map((nivel) => nivel.clave)) + 1;
  return { clave, descripcion: '', valor: String(valorInicialNivel) };
}

/** Whether two described levels have the same value; unreadable values and new levels do not count. */
export function hayValoresRepetidos(form: PautaForm): boolean {
  const descritos = form.niveles.filter(({ descripcion }) => descripcion.trim() !== '');
  const valores = descritos.flatMap(({ valor }) => parseDecimal(valor) ?? []);
  return tieneValoresRepetidos(valores.map((valor) => ({ valor })));
}

/** The unchecked body, under the API's names; an unreadable value is null. */
export function candidatoPauta({ descripcion, pregunta, niveles }: PautaForm) {
  const nivelesCumplimiento = niveles.map((nivel) => ({
    descripcion: nivel.descripcion,
    valor: parseDecimal(nivel.valor),
  }));
  return { descripcion, pregunta, nivelesCumplimiento };
}
