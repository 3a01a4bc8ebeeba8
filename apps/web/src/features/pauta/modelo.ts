import {
  esPorcentaje,
  nombresMedida,
  sentidosMedida,
  tieneCotasDesordenadas,
  type NombreMedida,
  type SentidoMedida,
} from '@mantenible/domain/medicion';
import {
  maximoNiveles,
  tieneValoresRepetidos,
  valorInicialNivel,
  type Pauta,
} from '@mantenible/domain/pauta';
import { formatEditable, parseDecimal } from '@mantenible/wording/numeros';
import * as z from 'zod/mini';

/** A level as edited: its value and its bound are text until they are saved. `clave` is its React key. */
export interface NivelForm {
  readonly clave: number;
  readonly descripcion: string;
  readonly valor: string;
  /** Bound of the tied measure; empty for none. */
  readonly cota: string;
}

/** A guideline as edited. */
export interface PautaForm {
  readonly descripcion: string;
  readonly pregunta: string;
  readonly niveles: readonly NivelForm[];
  /** Tied measure; empty for none. */
  readonly medida: NombreMedida | '';
  readonly sentido: SentidoMedida;
}

const nivelForm = z.object({
  clave: z.number(),
  descripcion: z.string(),
  valor: z.string(),
  cota: z._default(z.string(), ''),
});

/** Schema of the form's copy while the person signs in again. */
export const pautaForm = z.object({
  descripcion: z.string(),
  pregunta: z.string(),
  niveles: z.array(nivelForm).check(z.minLength(1), z.maxLength(maximoNiveles)),
  medida: z._default(z.enum([...nombresMedida, '']), ''),
  sentido: z._default(z.enum(sentidosMedida), 'menor'),
});

/** A new guideline has one level of value 0 (requisito: guideline-levels). */
export const pautaVacia: PautaForm = {
  descripcion: '',
  pregunta: '',
  niveles: [nuevoNivel([])],
  medida: '',
  sentido: 'menor',
};

export function formDePauta(pauta: Omit<Pauta, '_id'>): PautaForm {
  const { descripcion, pregunta, nivelesCumplimiento, medida } = pauta;
  const niveles = nivelesCumplimiento.map((nivel, clave) => ({
    clave,
    descripcion: nivel.descripcion,
    valor: formatEditable(nivel.valor),
    cota: textoCota(medida?.cotas[clave] ?? null),
  }));
  const { nombre = '', sentido = 'menor' } = medida ?? {};
  return { descripcion, pregunta, niveles, medida: nombre, sentido };
}

const textoCota = (cota: number | null): string => (cota === null ? '' : formatEditable(cota));

export function nuevoNivel(niveles: readonly NivelForm[]): NivelForm {
  const clave = Math.max(-1, ...niveles.map((nivel) => nivel.clave)) + 1;
  return { clave, descripcion: '', valor: String(valorInicialNivel), cota: '' };
}

/** Whether two described levels have the same value; unreadable values and new levels do not count. */
export function hayValoresRepetidos(form: PautaForm): boolean {
  const descritos = form.niveles.filter(({ descripcion }) => descripcion.trim() !== '');
  const valores = descritos.flatMap(({ valor }) => parseDecimal(valor) ?? []);
  return tieneValoresRepetidos(valores.map((valor) => ({ valor })));
}

/** The unchecked body, under the API's names; an unreadable value is null, an unreadable bound stays text. */
export function candidatoPauta({ descripcion, pregunta, niveles, medida, sentido }: PautaForm) {
  const nivelesCumplimiento = niveles.map((nivel) => ({
    descripcion: nivel.descripcion,
    valor: parseDecimal(nivel.valor),
  }));
  const cotas = niveles.map(({ cota }) => (cota.trim() === '' ? null : (parseDecimal(cota) ?? cota)));
  const ligada = medida === '' ? null : { nombre: medida, sentido, cotas };
  return { descripcion, pregunta, nivelesCumplimiento, medida: ligada };
}

/** The question as a test would ask it now; an unreadable value counts as 0. */
export function preguntaDeForm({ descripcion, pregunta, niveles }: PautaForm) {
  return {
    descripcion,
    pregunta,
    nivelesCumplimiento: niveles.map((nivel) => ({
      descripcion: nivel.descripcion,
      valor: parseDecimal(nivel.valor) ?? 0,
    })),
  };
}

/** Whether some bound makes another level unreachable; unreadable values and bounds do not count. */
export function hayCotasDesordenadas({ niveles, medida, sentido }: PautaForm): boolean {
  if (medida === '') return false;
  const legibles = niveles.flatMap((nivel) => {
    const valor = parseDecimal(nivel.valor);
    return valor === null ? [] : [{ valor, cota: parseDecimal(nivel.cota) }];
  });
  return tieneCotasDesordenadas({ sentido, cotas: legibles.map(({ cota }) => cota) }, legibles);
}

/** '%' or 'líneas'. */
export function unidadDe(medida: NombreMedida): string {
  return esPorcentaje(medida) ? '%' : 'líneas';
}
