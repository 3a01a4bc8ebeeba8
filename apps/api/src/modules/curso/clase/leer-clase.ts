import type { Persona } from '@mantenible/domain/acceso';
import type { Auditoria } from '@mantenible/domain/auditoria';
import { cambiosEntre, diferenciaDe, esDelMismoCodigo } from '@mantenible/domain/comparacion';
import { porcentaje, redondear } from '@mantenible/domain/criterio';
import {
  contarClase,
  contieneTexto,
  elegirDeClase,
  ordenaPorEje,
  ordenarClase,
  personasPorPagina,
  type EjesDeFila,
  type FilaDeClase,
  type OrdenDeClase,
  type SeleccionDeClase,
} from '@mantenible/domain/curso';
import { esDeOtroEnlace } from '@mantenible/domain/mejora';

import { exigirCurso, type CursoPorId } from '../exigir-curso.ts';
import { apuntarLectura } from './apuntar-lectura.ts';
import type { AnalisisDeClase, ClaseRepository, PersonaDeClase, ProyectoDeClase } from './clase.port.ts';
import type { LeerEjes } from './ejes-de-clase.ts';

export interface DepsClase {
  readonly cursos: CursoPorId;
  readonly clase: ClaseRepository;
  readonly leerEjes: LeerEjes;
  readonly auditoria: Auditoria;
  /** Version of our analyser today. */
  readonly analizador: string;
}

type Leer = Pick<DepsClase, 'clase' | 'leerEjes' | 'analizador'>;

export interface ConsultaDeClase {
  readonly buscar: string;
  readonly quienes: SeleccionDeClase;
  readonly orden: OrdenDeClase;
  readonly sentido: 'asc' | 'desc';
}

/** A row of the class with its sub-characteristics. */
export type FilaConEjes = FilaDeClase & { readonly ejes: EjesDeFila };

const sinEjes: EjesDeFila = { estatica: [], manual: [] };

/** A page of a class with the numbers of its people, for lecturers and admins; the reading is audited. */
export async function leerClase(
  deps: DepsClase,
  persona: Persona,
  cursoId: string,
  { pagina, ...consulta }: ConsultaDeClase & { readonly pagina: number },
) {
  const curso = await exigirCurso(deps.cursos, persona, cursoId, 'leerClase');
  const { filas, elegidas, conSusEjes } = await elegir(deps, cursoId, consulta);
  const desde = (pagina - 1) * personasPorPagina;
  const tramo = await conSusEjes(elegidas.slice(desde, desde + personasPorPagina));
  await apuntarLectura(deps, persona, curso);
  return {
    filas: tramo,
    total: elegidas.length,
    cuantas: contarClase(filas),
  };
}

/** All chosen rows of a class, for its files; the export is audited. */
export async function exportarClase(
  deps: DepsClase,
  persona: Persona,
  cursoId: string,
  consulta: ConsultaDeClase,
): Promise<{ readonly nombre: string; readonly filas: readonly FilaConEjes[] }> {
  const { nombre } = await exigirCurso(deps.cursos, persona, cursoId, 'leerClase');
  const { elegidas, conSusEjes } = await elegir(deps, cursoId, consulta);
  const filas = await conSusEjes(elegidas);
  const objeto = `Clase: ${nombre}`;
  await deps.auditoria.apuntar({ quien: persona, accion: 'exportacion', objeto, objetoId: cursoId });
  return { nombre, filas };
}

/** The projects before and after one in the order of the class's table, each once. */
export async function leerVecinos(
  deps: DepsClase,
  persona: Persona,
  { cursoId, proyecto }: { readonly cursoId: string; readonly proyecto: string },
  consulta: ConsultaDeClase,
) {
  const { _id, nombre } = await exigirCurso(deps.cursos, persona, cursoId, 'leerClase');
  const { elegidas } = await elegir(deps, cursoId, consulta);
  await apuntarLectura(deps, persona, { _id, nombre });
  const proyectos = new Map(
    elegidas.flatMap((fila) => (fila.proyecto ? [[fila.proyecto._id, fila] as const] : [])),
  );
  const orden = [...new Set(proyectosDe(elegidas))];
  const lugar = orden.indexOf(proyecto);
  const vecino = (i: number) => {
    const fila = lugar < 0 ? undefined : proyectos.get(orden[i] ?? '');
    return fila?.proyecto ? { _id: fila.proyecto._id, nombre: fila.proyecto.nombre } : null;
  };
  return {
    curso: { _id, nombre },
    /** From 1; 0 for a project that the selection leaves out. */
    lugar: lugar + 1,
    total: orden.length,
    anterior: vecino(lugar - 1),
    siguiente: vecino(lugar + 1),
  };
}

/** The rows of a class, and those of a selection in its order; sub-characteristics of all of them only where the order needs them. */
async function elegir({ clase, leerEjes, analizador }: Leer, cursoId: string, consulta: ConsultaDeClase) {
  const { personas, proyectos } = await clase.leer(cursoId);
  const filas = filasDe(personas, proyectos, analizador);
  const { buscar, quienes, orden, sentido } = consulta;
  const elegidas = elegirDeClase(filas, quienes).filter((fila) => contieneTexto(fila, buscar));
  const porId = new Map(proyectos.map((uno) => [uno._id, uno]));
  const ejesDe = (unas: readonly FilaDeClase[]) =>
    leerEjes([...new Set(proyectosDe(unas))].flatMap((id) => porId.get(id) ?? []));
  const todos = ordenaPorEje(orden) ? await ejesDe(elegidas) : null;
  const deFila = ({ proyecto }: FilaDeClase) => todos?.get(proyecto?._id ?? '') ?? null;
  return {
    filas,
    elegidas: ordenarClase(elegidas, { orden, sentido }, deFila),
    /** Those rows with their sub-characteristics. */
    conSusEjes: async (unas: readonly FilaDeClase[]) => {
      const suyos = todos ?? (await ejesDe(unas));
      return unas.map((fila) => conEjes(fila, suyos));
    },
  };
}

const proyectosDe = (filas: readonly FilaDeClase[]) => filas.flatMap(({ proyecto }) => proyecto?._id ?? []);

/** A row for each person and project; a project whose people have all left keeps a row with its owner. */
function filasDe(
  personas: readonly PersonaDeClase[],
  proyectos: readonly ProyectoDeClase[],
  analizador: string,
): readonly FilaDeClase[] {
  const unidas = new Set(personas.flatMap(({ sub }) => sub ?? []));
  const sueltos = proyectos.filter(({ equipo }) => !equipo.some((sub) => unidas.has(sub)));
  const lugares = proyectos.flatMap((proyecto) => proyecto.equipo.map((sub) => ({ sub, proyecto })));
  const porPersona = Map.groupBy(lugares, ({ sub }) => sub);
  const deLaClase = personas.flatMap((persona) => {
    const suyos = persona.sub === null ? [] : (porPersona.get(persona.sub) ?? []);
    return suyos.length === 0
      ? [sinProyecto(persona)]
      : suyos.map(({ proyecto }) => conProyecto(persona, proyecto, analizador));
  });
  return [
    ...deLaClase,
    ...sueltos.map((proyecto) => conProyecto(proyecto.propietario, proyecto, analizador)),
  ];
}

const avanceVacio = { total: 0, hechas: 0, verificadas: 0 };

function sinProyecto(persona: PersonaDeClase): FilaDeClase {
  return { persona, proyecto: null, analisis: null, prueba: null, pruebas: 0, plan: avanceVacio };
}

function conProyecto(persona: PersonaDeClase, proyecto: ProyectoDeClase, analizador: string): FilaDeClase {
  const { _id, nombre, equipo, prueba, pruebas } = proyecto;
  return {
    persona,
    proyecto: { _id, nombre, propio: equipo[0] === persona.sub },
    analisis: analisisDe(proyecto, analizador),
    prueba: prueba && {
      ...prueba,
      promedio: prueba.promedio === null ? null : porcentaje(prueba.promedio),
    },
    pruebas,
    plan: avanceDe(proyecto),
  };
}

function analisisDe(proyecto: ProyectoDeClase, analizador: string): FilaDeClase['analisis'] {
  const [ultimo, anterior] = proyecto.terminados;
  if (!ultimo) return null;
  const { fecha, grado } = ultimo;
  const { enlace, rama, alcanceDeHoy: alcance } = proyecto;
  const cambios = cambiosEntre(ultimo, { enlace, rama, analizador, alcance });
  const tendencia = anterior && esDelMismoCodigo(cambios) ? tendenciaEntre(anterior, ultimo) : null;
  return { fecha, grado: grado === null ? null : redondear(grado), tendencia, cambios };
}

function tendenciaEntre(anterior: AnalisisDeClase, ultimo: AnalisisDeClase): number | null {
  const cambios = cambiosEntre(anterior, ultimo);
  const comparables = esDelMismoCodigo(cambios) && !cambios.includes('alcance');
  return comparables ? diferenciaDe(anterior.grado, ultimo.grado).diferencia : null;
}

/** Progress of the improvement plan for today's link and branch, without discarded actions. */
function avanceDe(proyecto: ProyectoDeClase): FilaDeClase['plan'] {
  const cuentan = proyecto.acciones.filter(
    (una) => una.estado !== 'descartada' && !esDeOtroEnlace(una, proyecto),
  );
  const sumar = (unas: typeof cuentan, campo: 'cuantas' | 'verificadas') =>
    unas.reduce((suma, una) => suma + una[campo], 0);
  return {
    total: sumar(cuentan, 'cuantas'),
    hechas: sumar(
      cuentan.filter(({ estado }) => estado === 'hecha'),
      'cuantas',
    ),
    verificadas: sumar(cuentan, 'verificadas'),
  };
}

function conEjes(fila: FilaDeClase, ejes: ReadonlyMap<string, EjesDeFila>): FilaConEjes {
  return { ...fila, ejes: ejes.get(fila.proyecto?._id ?? '') ?? sinEjes };
}
