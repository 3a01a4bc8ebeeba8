import type { PruebaComparable } from '../comparacion/index.ts';
import type { EstadoVerificacion } from './accion.ts';
import {
  preguntaAfectada,
  type AccionVerificable,
  type BaseAccion,
  type Causa,
  type PreguntaAfectada,
} from './base.ts';
import { causaEnCodigo, type AnalisisDeMejora } from './verificar-codigo.ts';

export interface PruebaFechada extends PruebaComparable {
  readonly creado: string;
}

export interface Verificacion {
  readonly estado: EstadoVerificacion;
  readonly commit: string | null;
  readonly fecha: string;
  readonly motivo: string | null;
}

/** The newest analysis and the saved tests, by which an action is checked. */
export interface Comprobacion {
  readonly analisis: AnalisisDeMejora | null;
  /** The newest first. */
  readonly pruebas: readonly PruebaFechada[];
}

/** The check of an action; null for a person's own one, and without a later analysis, or without a later test that has the question. */
export function verificar(
  accion: AccionVerificable,
  { analisis, pruebas }: Comprobacion,
): Verificacion | null {
  switch (accion.origen.tipo) {
    case 'propia':
      return null;
    case 'pregunta':
      return verificarPregunta(accion, pruebas);
    case 'regla':
    case 'archivo':
    case 'duplicado':
      if (analisis === null || analisis.pedido <= accion.creado) return null;
      return {
        ...estadoDe(accion, causaEnCodigo(accion, analisis)),
        commit: analisis.commit,
        fecha: analisis.fecha,
      };
  }
}

/** The check of an action on a question, by the newest test that asks the question. */
function verificarPregunta(
  accion: AccionVerificable,
  pruebas: readonly PruebaFechada[],
): Verificacion | null {
  for (const prueba of pruebas) {
    if (prueba.creado <= accion.creado) continue;
    const pregunta = preguntaAfectada(accion.origen.clave, prueba);
    if (pregunta)
      return {
        ...estadoDe(accion, causaEnPrueba(accion.base, pregunta)),
        commit: null,
        fecha: prueba.creado,
      };
  }
  return null;
}

function causaEnPrueba(base: BaseAccion | null, hoy: PreguntaAfectada): Causa {
  if (!base || !('pregunta' in base))
    return { motivo: 'Cuando se tomó la acción ninguna prueba guardada tenía esta pregunta.' };
  if (base.pregunta !== hoy.pregunta || !mismosNiveles(base, hoy))
    return { motivo: 'La pregunta cambió en el catálogo: las dos respuestas no se pueden comparar.' };
  if (hoy.fraccion === null) return { motivo: 'La pregunta no cuenta en la prueba nueva.' };
  return hoy.fraccion > (base.fraccion ?? 0) ? 'resuelta' : 'sigue';
}

function mismosNiveles({ niveles: unos }: PreguntaAfectada, { niveles: otros }: PreguntaAfectada): boolean {
  return (
    unos.length === otros.length &&
    unos.every(({ descripcion, valor }, i) => {
      const otro = otros[i];
      return descripcion === otro?.descripcion && valor === otro.valor;
    })
  );
}

function estadoDe({ verificada }: AccionVerificable, causa: Causa): Pick<Verificacion, 'estado' | 'motivo'> {
  if (typeof causa === 'object') return { estado: 'sin-comprobar', motivo: causa.motivo };
  if (causa === 'resuelta') return { estado: 'verificada', motivo: null };
  return { estado: verificada === null ? 'sigue' : 'abierta-de-nuevo', motivo: null };
}
