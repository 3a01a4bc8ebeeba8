import { esTipoSimple, tipoElemento, type Elementos, type TipoPrueba } from '@mantenible/domain/respuesta';

import type { Preguntas } from '../../../lib/prueba-api/duracion.ts';
import {
  opcionesMetrica,
  opcionesSubcaracteristica,
  preguntasJuntas,
} from '../../../lib/prueba-api/preguntas-elementos.ts';

/** Phase 1 of planning: the scope and, for the single options, the item. */
export interface Planificacion {
  readonly tipo: TipoPrueba | null;
  readonly elementoId: string | null;
}

export interface ImpedimentoInicio {
  readonly mensaje: string;
  readonly falta: 'alcance' | 'elemento';
}

/** Reason why the test cannot start, with the field to focus, or null (requisito: required-fields). */
export function impedimentoInicio({ tipo, elementoId }: Planificacion): ImpedimentoInicio | null {
  if (tipo === null) return { mensaje: 'Elija el alcance de la prueba', falta: 'alcance' };
  if (!esTipoSimple(tipo) || elementoId !== null) return null;
  const mensaje =
    tipoElemento(tipo) === 'metrica' ? 'Seleccione la métrica' : 'Seleccione la subcaracterística';
  return { mensaje, falta: 'elemento' };
}

/** Numbers of questions of each scope; a scope is missing until the catalogue is loaded, and where nothing in it can be run. */
export function preguntasPorAlcance(
  metricas: Elementos | null,
  subcaracteristicas: Elementos | null,
): Readonly<Partial<Record<TipoPrueba, Preguntas>>> {
  return {
    ...rangos('allMetricas', 'singleMetrica', metricas),
    ...rangos('allSubcaracteristicas', 'singleSubcaracteristica', subcaracteristicas),
  };
}

function rangos(todos: TipoPrueba, uno: TipoPrueba, elementos: Elementos | null) {
  if (elementos === null) return {};
  const opciones =
    elementos.elemento === 'metrica'
      ? opcionesMetrica(elementos.lista)
      : opcionesSubcaracteristica(elementos.lista);
  const cuentas = opciones.filter(({ motivo }) => motivo === null).map(({ preguntas }) => preguntas);
  if (cuentas.length === 0) return {};
  const juntas = preguntasJuntas(
    elementos,
    elementos.lista.map(({ _id }) => _id),
  );
  return {
    [todos]: { desde: juntas, hasta: juntas },
    [uno]: { desde: Math.min(...cuentas), hasta: Math.max(...cuentas) },
  };
}
