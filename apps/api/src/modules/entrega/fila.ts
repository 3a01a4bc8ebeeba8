import { porcentaje } from '@mantenible/domain/criterio';
import {
  elegirAnalisis,
  elegirPrueba,
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
  readonly partes: Partes;
  readonly prueba: PruebaEnFila | null;
  readonly analisis: AnalisisMostrado | null;
  readonly acciones: number;
  readonly despues: { readonly prueba: PruebaEnFila | null; readonly analisis: string | null } | null;
  readonly tomada: CopiaEnFila['tomada'];
}

interface Contexto {
  readonly pide: LoPedido;
  /** The first instant after the deadline. */
  readonly fin: number;
}

const nada: Omit<Fila, 'proyecto' | 'miembros' | 'estado'> = {
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

/** A project before the deadline, or one that came to the course after it: what it has today. */
export function filaViva(
  vivo: ProyectoVivo,
  pruebas: readonly PruebaDeProyecto[],
  { pide, fin, cerrada }: Contexto & { readonly cerrada: boolean },
): Fila {
  const { enPlazo, tarde } = pide.prueba ? elegirPrueba(pruebas, pide.prueba, fin) : sinPruebas;
  const { proyectoId: _id, nombre, analisis } = vivo;
  const base = { proyecto: { _id, nombre, existe: true }, miembros: vivo.miembros.map((uno) => uno.nombre) };
  if (cerrada) {
    const despues = despuesDe(tarde ?? enPlazo, analisis?.fecha ?? null);
    return { ...nada, ...base, despues, estado: despues ? 'tarde' : 'nada' };
  }
  const partes = { prueba: enPlazo !== null, analisis: analisis !== null, plan: vivo.acciones > 0 };
  return {
    ...nada,
    ...base,
    partes,
    estado: estadoDeEntregado(pide, partes, false),
    prueba: enPlazo && mostrarPrueba(enPlazo),
    analisis: analisis && mostrarAnalisis(analisis),
    acciones: vivo.acciones,
  };
}

const sinPruebas = { enPlazo: null, tarde: null };

/** A copy with the later work of its project beside it; `vivo` is null where it is not in the course any more. */
export function filaDeCopia(
  copia: CopiaEnFila,
  vivo: ProyectoVivo | null,
  pruebas: readonly PruebaDeProyecto[],
  { pide }: Pick<Contexto, 'pide'>,
): Fila {
  const { proyectoId: _id, nombre, existe, prueba, acciones, tomada, hasta } = copia;
  const analisis = elegirAnalisis(copia.analisis);
  const partes = {
    prueba: prueba !== null,
    analisis: copia.analisis.some(({ estado }) => estado === 'listo'),
    plan: acciones > 0,
  };
  const { tarde } = pide.prueba ? elegirPrueba(pruebas, pide.prueba, hasta.getTime()) : sinPruebas;
  const otra = vivo?.analisis?.fecha ?? null;
  const despues = despuesDe(tarde, otra !== null && Date.parse(otra) >= hasta.getTime() ? otra : null);
  return {
    proyecto: { _id, nombre, existe },
    miembros: copia.miembros.map((uno) => uno.nombre),
    estado: estadoDeEntregado(pide, partes, despues !== null),
    partes,
    acciones,
    tomada,
    despues,
    prueba: prueba && { ...prueba, promedio: enPorcentaje(prueba.promedio) },
    analisis: analisis && mostrarAnalisis(analisis),
  };
}

function despuesDe(prueba: PruebaDeProyecto | null, analisis: string | null): Fila['despues'] {
  return prueba || analisis !== null ? { prueba: prueba && mostrarPrueba(prueba), analisis } : null;
}

const enPorcentaje = (fraccion: number | null): number | null =>
  fraccion === null ? null : porcentaje(fraccion);

function mostrarPrueba({ _id, nombre, creado, promedio }: PruebaDeProyecto): PruebaEnFila {
  return { _id, nombre, creado, promedio: enPorcentaje(promedio) };
}

export function mostrarAnalisis({ progreso, ...analisis }: AnalisisEnFila): AnalisisMostrado {
  return { ...analisis, progreso: analisis.estado === 'en-curso' ? progreso : null };
}
