import { porcentaje } from '@mantenible/domain/criterio';
import {
  elegirAnalisis,
  elegirPrueba,
  esLaPedida,
  estadoDeEntregado,
  type EstadoDeEntregado,
  type LoPedido,
  type Partes,
} from '@mantenible/domain/entrega';
import type { ProgresoAnalisis } from '@mantenible/domain/escaneo';

import type { PruebaDeProyecto } from './copia.port.ts';
import type { AnalisisEnFila, CopiaEnFila, ProyectoVivo, PruebaEnFila } from './entregado.port.ts';

/** State of an analysis as it is shown. */
export interface AnalisisMostrado extends Omit<AnalisisEnFila, 'progreso'> {
  readonly progreso: ProgresoAnalisis | null;
}

/** A row of a delivery: a project with what it has of what is asked, or a person without a project. */
export interface Fila {
  readonly proyecto: { readonly _id: string; readonly nombre: string; readonly existe: boolean } | null;
  readonly miembros: readonly string[];
  readonly estado: EstadoDeEntregado;
  /** Whether a copy was taken. */
  readonly copiada: boolean;
  readonly partes: Partes;
  readonly prueba: PruebaEnFila | null;
  readonly analisis: AnalisisMostrado | null;
  readonly acciones: number;
  readonly despues: Despues | null;
  readonly tomada: CopiaEnFila['tomada'];
}

/** Later work of the parts that are asked for. */
interface Despues {
  readonly prueba: PruebaEnFila | null;
  readonly analisis: string | null;
  /** Actions of the improvement plan. */
  readonly acciones: number;
}

interface Contexto {
  readonly pide: LoPedido;
  /** The first instant after the deadline. */
  readonly fin: number;
}

const nada: Omit<Fila, 'proyecto' | 'miembros' | 'estado'> = {
  copiada: false,
  partes: { prueba: false, analisis: false, plan: false },
  prueba: null,
  analisis: null,
  acciones: 0,
  despues: null,
  tomada: null,
};

/** A person of the course who has no project in it. */
export function filaSinProyecto(nombre: string): Fila {
  return { ...nada, proyecto: null, miembros: [nombre], estado: 'nada' };
}

/** A project before the copies were taken, or one that came to the course after them (`copiada`): what it has today. */
export function filaViva(
  vivo: ProyectoVivo,
  pruebas: readonly PruebaDeProyecto[],
  { pide, fin, copiada }: Contexto & { readonly copiada: boolean },
): Fila {
  const { proyectoId: _id, nombre } = vivo;
  const base = { proyecto: { _id, nombre, existe: true }, miembros: vivo.miembros.map((uno) => uno.nombre) };
  if (copiada) {
    // All of its work counts as late.
    const despues = despuesDe(vivo, pruebas, { pide, fin: 0 });
    return { ...nada, ...base, despues, estado: despues ? 'tarde' : 'nada' };
  }
  const { enPlazo } = pide.prueba ? elegirPrueba(pruebas, pide.prueba, fin) : sinPruebas;
  const analisis = vivo.analisis && antes(vivo.analisis.fecha, fin) ? vivo.analisis : null;
  const acciones = vivo.acciones.filter((una) => una < fin).length;
  const partes = { prueba: enPlazo !== null, analisis: analisis !== null, plan: acciones > 0 };
  return {
    ...nada,
    ...base,
    partes,
    acciones,
    estado: estadoDeEntregado(pide, partes, false),
    prueba: enPlazo && mostrarPrueba(enPlazo),
    analisis: analisis && mostrarAnalisis(analisis),
  };
}

const sinPruebas = { enPlazo: null, tarde: null };

const antes = (fecha: string | null, fin: number): boolean => fecha === null || Date.parse(fecha) < fin;

/** A copy with the later work of its project beside it; `vivo` is null where it is not in the course any more. */
export function filaDeCopia(
  copia: CopiaEnFila,
  vivo: ProyectoVivo | null,
  pruebas: readonly PruebaDeProyecto[],
  { pide }: Pick<Contexto, 'pide'>,
): Fila {
  const { proyectoId: _id, nombre, existe, acciones, tomada, hasta } = copia;
  // The delivery may ask for another test since then.
  const prueba = copia.prueba && pide.prueba && esLaPedida(copia.prueba, pide.prueba) ? copia.prueba : null;
  const analisis = elegirAnalisis(copia.analisis);
  // The team's own analysis: what a lecturer analysed later changes no state.
  const partes = { prueba: prueba !== null, analisis: copia.analizado, plan: acciones > 0 };
  const despues = despuesDe(vivo, pruebas, { pide, fin: hasta.getTime() });
  return {
    proyecto: { _id, nombre, existe },
    miembros: copia.miembros.map((uno) => uno.nombre),
    copiada: true,
    estado: estadoDeEntregado(pide, partes, despues !== null),
    partes,
    acciones,
    tomada,
    despues,
    prueba: prueba && mostrarPrueba(prueba),
    analisis: analisis && mostrarAnalisis(analisis),
  };
}

/** What was done from `fin` on of each part that is asked for; null where nothing was. */
function despuesDe(
  vivo: ProyectoVivo | null,
  pruebas: readonly PruebaDeProyecto[],
  { pide, fin }: Contexto,
): Despues | null {
  const { tarde } = pide.prueba ? elegirPrueba(pruebas, pide.prueba, fin) : sinPruebas;
  const fecha = pide.analisis ? (vivo?.analisis?.fecha ?? null) : null;
  const analisis = fecha === null || antes(fecha, fin) ? null : fecha;
  const acciones = pide.plan ? (vivo?.acciones ?? []).filter((una) => una >= fin).length : 0;
  if (tarde === null && analisis === null && acciones === 0) return null;
  return { prueba: tarde && mostrarPrueba(tarde), analisis, acciones };
}

const enPorcentaje = (fraccion: number | null): number | null =>
  fraccion === null ? null : porcentaje(fraccion);

function mostrarPrueba({ _id, nombre, creado, promedio }: PruebaEnFila): PruebaEnFila {
  return { _id, nombre, creado, promedio: enPorcentaje(promedio) };
}

export function mostrarAnalisis({ progreso, ...analisis }: AnalisisEnFila): AnalisisMostrado {
  return { ...analisis, progreso: analisis.estado === 'en-curso' ? progreso : null };
}
