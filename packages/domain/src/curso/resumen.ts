import { fraccionPregunta } from '../calculo/index.ts';
import { porcentaje } from '../criterio/index.ts';
import { clavePregunta, type PlanPrueba, type RespuestaPregunta } from '../respuesta/index.ts';

/** Entries of the lists of a class as a whole. */
const maximoListado = 10;
/** Projects that answered a question of the weakest: the mean of one or two is about them and not about the class. */
export const minimoDeProyectos = 3;

/** Projects by the tens of their degree, from 0 to 90 on; 100 belongs to the last. */
export function distribuirGrados(grados: readonly number[]): readonly number[] {
  const decenas = new Array<number>(10).fill(0);
  for (const grado of grados) {
    const decena = Math.min(9, Math.max(0, Math.floor(grado / 10)));
    decenas[decena] = (decenas[decena] ?? 0) + 1;
  }
  return decenas;
}

export interface ReglaDeClase {
  readonly regla: string;
  readonly proyectos: number;
  readonly incidencias: number;
}

/**
 * The rules that most projects break, of two broken by equally many the one with more findings: one large project decides nothing.
 * @param recuentos findings by rule, of each project
 */
export function reglasMasRotas(
  recuentos: readonly Readonly<Record<string, number>>[],
): readonly ReglaDeClase[] {
  const reglas = new Map<string, ReglaDeClase>();
  for (const recuento of recuentos)
    for (const [regla, cuantas] of Object.entries(recuento)) {
      if (cuantas <= 0) continue;
      const { proyectos, incidencias } = reglas.get(regla) ?? { proyectos: 0, incidencias: 0 };
      reglas.set(regla, { regla, proyectos: proyectos + 1, incidencias: incidencias + cuantas });
    }
  return [...reglas.values()]
    .toSorted(
      (a, b) => b.proyectos - a.proyectos || b.incidencias - a.incidencias || (a.regla < b.regla ? -1 : 1),
    )
    .slice(0, maximoListado);
}

export interface PreguntaDeClase {
  readonly pregunta: string;
  readonly lista: string;
  /** Mean of its fractions, in percent. */
  readonly promedio: number;
  readonly respuestas: number;
  /** Answers at its lowest level. */
  readonly enElMasBajo: number;
}

interface Sumada {
  readonly pregunta: string;
  readonly lista: string;
  readonly fracciones: number[];
  enElMasBajo: number;
}

/** Adds up the questions of a class; each project's answer to a question counts once, that of its newest test. */
export interface RecuentoDePreguntas {
  /** The tests of one project, the newest first. */
  agregar(
    pruebas: readonly { readonly plan: PlanPrueba; readonly respuestas: readonly RespuestaPregunta[] }[],
  ): void;
  /** The questions with the lowest mean, of those that enough projects answered. */
  masDebiles(): readonly PreguntaDeClase[];
}

export function contarPreguntas(): RecuentoDePreguntas {
  const sumadas = new Map<string, Sumada>();
  return {
    agregar: (pruebas) => {
      const vistas = new Set<string>();
      for (const { plan, respuestas } of pruebas) {
        const dadas = new Map(respuestas.map((una) => [clavePregunta(una), una]));
        for (const pregunta of plan.preguntas) {
          const clave = clavePregunta(pregunta);
          const valores = pregunta.nivelesCumplimiento.map((nivel) => nivel.valor);
          const minimo = Math.min(...valores);
          // Levels of one value distinguish no answers.
          if (minimo === Math.max(...valores)) continue;
          const valor = dadas.get(clave)?.valor ?? null;
          const fraccion = fraccionPregunta(valor, pregunta.nivelesCumplimiento);
          if (fraccion === null || vistas.has(clave)) continue;
          vistas.add(clave);
          const suma = sumadas.get(clave) ?? nueva(pregunta);
          suma.fracciones.push(fraccion);
          if (valor === minimo) suma.enElMasBajo += 1;
          sumadas.set(clave, suma);
        }
      }
    },
    masDebiles: () =>
      [...sumadas.values()]
        .filter(({ fracciones }) => fracciones.length >= minimoDeProyectos)
        .map(({ pregunta, lista, fracciones, enElMasBajo }) => {
          const promedio = porcentaje(fracciones.reduce((suma, una) => suma + una, 0) / fracciones.length);
          return { pregunta, lista, promedio, respuestas: fracciones.length, enElMasBajo };
        })
        .toSorted((a, b) => a.promedio - b.promedio || b.respuestas - a.respuestas)
        .slice(0, maximoListado),
  };
}

function nueva({ pregunta, listaNombre }: PlanPrueba['preguntas'][number]): Sumada {
  return { pregunta, lista: listaNombre, fracciones: [], enElMasBajo: 0 };
}
