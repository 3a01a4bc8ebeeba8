import { calcularPrueba, media } from '../calculo/index.ts';
import { clavePregunta, type PreguntaPlan, type RespuestaPrueba } from '../respuesta/index.ts';
import { compararPreguntas, type PreguntaComparada, type PruebaComparable } from './comparar-preguntas.ts';
import { diferenciaDe, type Diferencia } from './diferencia.ts';

export interface FilaComparada {
  readonly _id: string;
  /** Name in the later test, where it has the row. */
  readonly nombre: string;
  readonly guardado: Diferencia;
  /** Over the questions that both tests ask with the same level values; null where these are all questions. */
  readonly comun: Diferencia | null;
}

export interface ComparacionPruebas {
  /** In the later test's order, then the rows that only the earlier one has. */
  readonly filas: readonly FilaComparada[];
  readonly general: Pick<FilaComparada, 'guardado' | 'comun'>;
  readonly comunes: number;
  readonly preguntas: readonly PreguntaComparada[];
  /** How many questions have the same words, levels, answer and comment in both. */
  readonly iguales: number;
}

/** Same scope = same type and item; further items of a second attempt do not change it. */
export function mismoAlcance(
  una: Pick<RespuestaPrueba, 'tipo' | 'elementoId'>,
  otra: Pick<RespuestaPrueba, 'tipo' | 'elementoId'>,
): boolean {
  return una.tipo === otra.tipo && una.elementoId === otra.elementoId;
}

/**
 * Compares two saved tests of the same scope as they were frozen: rows match by id, questions by list and guideline.
 * Where the tests do not ask the same, the means over the common questions stand beside the saved ones.
 */
export function compararPruebas(antes: PruebaComparable, despues: PruebaComparable): ComparacionPruebas {
  const guardado = [promedios(antes), promedios(despues)] as const;
  const comun = comunes(antes, despues);
  const ids = [...new Set([...guardado[1].keys(), ...guardado[0].keys()])];
  const filas = ids.map((_id) => ({
    _id,
    nombre: guardado[1].get(_id)?.nombre ?? guardado[0].get(_id)?.nombre ?? '',
    guardado: diferenciaDeFila(guardado, _id),
    comun: comun && diferenciaDeFila(comun, _id),
  }));
  return {
    filas,
    general: { guardado: diferenciaGeneral(guardado), comun: comun && diferenciaGeneral(comun) },
    comunes: clavesDe(restringir(antes, clavesDe(despues), new Set())).size,
    ...compararPreguntas(antes, despues),
  };
}

interface Promedio {
  readonly nombre: string;
  /** Percent, unrounded. */
  readonly valor: number | null;
}
type Promedios = ReadonlyMap<string, Promedio>;

function promedios({ plan, respuestas }: PruebaComparable): Promedios {
  const calculadas = calcularPrueba(plan, respuestas);
  return new Map(
    plan.filas.map(({ _id, nombre }, i) => {
      const promedio = calculadas[i]?.promedio ?? null;
      return [_id, { nombre, valor: promedio === null ? null : promedio * 100 }];
    }),
  );
}

/** Means of both over the common questions and rows; null where both have all of them. */
function comunes(antes: PruebaComparable, despues: PruebaComparable): readonly [Promedios, Promedios] | null {
  const [unas, otras] = [clavesDe(antes), clavesDe(despues)];
  const [filas, otrasFilas] = [idsDe(antes), idsDe(despues)];
  if (mismos(unas, otras) && mismos(filas, otrasFilas)) return null;
  return [promedios(restringir(antes, otras, otrasFilas)), promedios(restringir(despues, unas, filas))];
}

/** Key of a question and of its scale: an answer to other level values is another percent. */
const claveComun = (pregunta: PreguntaPlan) =>
  [clavePregunta(pregunta), ...pregunta.nivelesCumplimiento.map(({ valor }) => valor)].join(' ');

const clavesDe = ({ plan }: PruebaComparable) => new Set(plan.preguntas.map(claveComun));
const idsDe = ({ plan }: PruebaComparable) => new Set(plan.filas.map(({ _id }) => _id));

function mismos(unos: ReadonlySet<string>, otros: ReadonlySet<string>): boolean {
  return unos.size === otros.size && [...unos].every((uno) => otros.has(uno));
}

function restringir(
  { plan, respuestas }: PruebaComparable,
  claves: ReadonlySet<string>,
  filas: ReadonlySet<string>,
): PruebaComparable {
  const preguntas = plan.preguntas.filter((una) => claves.has(claveComun(una)));
  return { plan: { ...plan, preguntas, filas: plan.filas.filter(({ _id }) => filas.has(_id)) }, respuestas };
}

function diferenciaDeFila([antes, despues]: readonly [Promedios, Promedios], id: string): Diferencia {
  return diferenciaDe(antes.get(id)?.valor ?? null, despues.get(id)?.valor ?? null);
}

function diferenciaGeneral([antes, despues]: readonly [Promedios, Promedios]): Diferencia {
  return diferenciaDe(mediaDe(antes), mediaDe(despues));
}

const mediaDe = (promedio: Promedios) => media([...promedio.values()].map(({ valor }) => valor));
