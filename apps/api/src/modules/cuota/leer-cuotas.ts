import { alcance, type Persona } from '@mantenible/domain/acceso';
import { cuotaDe, cuotaDeDisco, mayorParte, type Cuota } from '@mantenible/domain/cuota';
import { duracionReserva } from '@mantenible/domain/proyecto';

import type { NombrePersona } from '../persona/persona.port.ts';
import type { ConsumoDeCurso, ConsumoDePersona, ConsumoRepository, LimitesDeCuota } from './cuota.port.ts';

export interface DepsLeerCuotas {
  readonly limites: LimitesDeCuota;
  readonly consumo: ConsumoRepository;
  /** Used part of the partition that holds the data, in percent; null where it is not known. */
  readonly disco: () => Promise<number | null>;
  readonly now: () => Date;
}

interface CuotasDePersona {
  readonly proyectos: Cuota;
  readonly bytesAnalisis: Cuota;
  readonly bytesPruebas: Cuota;
}

export interface CuotasPropias extends CuotasDePersona {
  /** For admins; null for others and where it is not known. */
  readonly disco: Cuota | null;
  readonly proyecto: { readonly pruebas: Cuota; readonly borradores: Cuota } | null;
}

/** What the caller uses of the own quotas, and of those of one own project. */
export async function leerCuotasPropias(
  deps: DepsLeerCuotas,
  persona: Persona,
  proyectoId: string | null,
): Promise<CuotasPropias> {
  const { limites, consumo, now } = deps;
  const { sub } = persona;
  const desde = new Date(now().getTime() - duracionReserva);
  const [disco, proyectos, bytesAnalisis, bytesPruebas, proyecto] = await Promise.all([
    alcance(persona, 'cuotas', 'listarAjenos') === 'todo' ? discoDe(deps) : null,
    consumo.proyectos(sub, desde),
    consumo.bytesAnalisis(sub),
    consumo.bytesPruebas(sub),
    proyectoId === null ? null : consumo.deProyecto(sub, proyectoId),
  ]);
  return {
    disco,
    ...cuotasDe(limites, { proyectos, bytesAnalisis, bytesPruebas }),
    proyecto: proyecto && {
      pruebas: cuotaDe(proyecto.pruebas, limites.pruebasPorProyecto),
      borradores: cuotaDe(proyecto.borradores, limites.borradoresPorProyecto),
    },
  };
}

/** People of one statement: it stays short, and others are answered between two of them. */
const tanda = 20;
/** People and courses in the answer; the sums count all. */
const maximoPersonas = 50;
const maximoCursos = 50;

export interface CuotasDeTodos {
  readonly disco: Cuota | null;
  readonly suma: {
    readonly personas: number;
    readonly proyectos: number;
    readonly bytesAnalisis: number;
    readonly bytesPruebas: number;
    readonly cursos: number;
    readonly bytesCursos: number;
  };
  readonly cursos: readonly ConsumoDeCurso[];
  readonly personas: readonly (CuotasDePersona & { readonly _id: string; readonly persona: NombrePersona })[];
}

/** What the installation and its people use, the people closest to a limit first. */
export async function leerCuotasDeTodos(deps: DepsLeerCuotas): Promise<CuotasDeTodos> {
  const { limites } = deps;
  const todas = await consumosDeTodos(deps);
  const cursos = await consumosDeCursos(deps);
  const sumar = (valorDe: (una: ConsumoDePersona) => number) =>
    todas.reduce((suma, una) => suma + valorDe(una), 0);
  const personas = todas
    .map((una) => ({ _id: una.sub, persona: una.persona, ...cuotasDe(limites, una) }))
    .map((una) => ({ una, parte: mayorParte([una.proyectos, una.bytesAnalisis, una.bytesPruebas]) }))
    .sort((a, b) => b.parte - a.parte)
    .slice(0, maximoPersonas)
    .map(({ una }) => una);
  return {
    disco: await discoDe(deps),
    suma: {
      personas: todas.length,
      proyectos: sumar(({ proyectos }) => proyectos),
      bytesAnalisis: sumar(({ bytesAnalisis }) => bytesAnalisis),
      bytesPruebas: sumar(({ bytesPruebas }) => bytesPruebas),
      cursos: cursos.length,
      bytesCursos: cursos.reduce((suma, { bytes }) => suma + bytes, 0),
    },
    cursos: cursos.toSorted((una, otra) => otra.bytes - una.bytes).slice(0, maximoCursos),
    personas,
  };
}

async function discoDe({ disco, limites }: DepsLeerCuotas): Promise<Cuota | null> {
  const usado = await disco();
  return usado === null ? null : cuotaDeDisco(usado, limites.disco);
}

async function consumosDeTodos({ consumo }: DepsLeerCuotas): Promise<readonly ConsumoDePersona[]> {
  const todas: ConsumoDePersona[] = [];
  for (let leidas = tanda; leidas === tanda;) {
    const parte = await consumo.personas(todas.at(-1)?.sub ?? '', tanda);
    todas.push(...parte);
    leidas = parte.length;
  }
  return todas;
}

async function consumosDeCursos({ consumo }: DepsLeerCuotas): Promise<readonly ConsumoDeCurso[]> {
  const todos: ConsumoDeCurso[] = [];
  for (
    let uno = await consumo.siguienteCurso(null);
    uno !== null;
    uno = await consumo.siguienteCurso(uno._id)
  )
    todos.push(uno);
  return todos;
}

function cuotasDe(
  limites: LimitesDeCuota,
  {
    proyectos,
    bytesAnalisis,
    bytesPruebas,
  }: Pick<ConsumoDePersona, 'proyectos' | 'bytesAnalisis' | 'bytesPruebas'>,
): CuotasDePersona {
  return {
    proyectos: cuotaDe(proyectos, limites.proyectos),
    bytesAnalisis: cuotaDe(bytesAnalisis, limites.bytesAnalisis),
    bytesPruebas: cuotaDe(bytesPruebas, limites.bytesPruebas),
  };
}
