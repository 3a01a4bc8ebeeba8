import { nombresSubcaracteristica } from '../calculo-estatico/index.ts';
import type { CambioEntreAnalisis } from '../comparacion/index.ts';
import type { TipoPrueba } from '../respuesta/index.ts';

/** Selections of the people of a class: all, or those who have not come so far. */
export const seleccionesDeClase = [
  'todas',
  'unidas',
  'sin-unirse',
  'sin-proyecto',
  'sin-analisis',
  'sin-prueba',
  'sin-nada',
] as const;
export type SeleccionDeClase = (typeof seleccionesDeClase)[number];

/** A person of a class with one of its projects, or without any; figures in percent with two decimals. */
export interface FilaDeClase {
  readonly persona: {
    /** Null for a row of the class list whose person has not joined. */
    readonly sub: string | null;
    readonly nombre: string;
    readonly usuario: string | null;
    /** As the class list has it. */
    readonly correo: string | null;
    readonly grupo: string | null;
    readonly ingreso: string | null;
  };
  readonly proyecto: { readonly _id: string; readonly nombre: string; readonly propio: boolean } | null;
  readonly analisis: {
    readonly fecha: string;
    readonly grado: number | null;
    /** Points since the analysis before, of the same code and scope; null for an analysis of code that the project has no more. */
    readonly tendencia: number | null;
    /** What of the analysis differs from its project today. */
    readonly cambios: readonly CambioEntreAnalisis[];
  } | null;
  readonly prueba: {
    readonly _id: string;
    readonly nombre: string;
    readonly fecha: string;
    readonly promedio: number | null;
    readonly tipo: TipoPrueba;
    /** Name of the metric or sub-characteristic of a test of a single one. */
    readonly elemento: string | null;
    /** Attempt of a test of a single one. */
    readonly intento: number | null;
  } | null;
  /** Saved tests of the project. */
  readonly pruebas: number;
  readonly plan: { readonly total: number; readonly hechas: number; readonly verificadas: number };
}

/** The five sub-characteristics of a project by both routes, in their order; null is a gap. */
export interface EjesDeFila {
  readonly estatica: readonly (number | null)[];
  readonly manual: readonly (number | null)[];
}

const ejes = nombresSubcaracteristica.map((_nombre, i) => i + 1);
const ordenesDeEjes = [
  ...ejes.map((n) => `estatica${n}` as const),
  ...ejes.map((n) => `manual${n}` as const),
] as const;

export const ordenesDeClase = [
  'persona',
  'usuario',
  'grupo',
  'ingreso',
  'proyecto',
  'analisis',
  'grado',
  'tendencia',
  'prueba',
  'promedio',
  'pruebas',
  'plan',
  ...ordenesDeEjes,
] as const;
export type OrdenDeClase = (typeof ordenesDeClase)[number];

/** Whether an order needs the sub-characteristics of every row. */
export function ordenaPorEje(orden: OrdenDeClase): boolean {
  return orden.startsWith('estatica') || orden.startsWith('manual');
}

function perteneceA(fila: FilaDeClase, seleccion: SeleccionDeClase): boolean {
  switch (seleccion) {
    case 'todas':
      return true;
    case 'unidas':
      return fila.persona.ingreso !== null;
    case 'sin-unirse':
      return fila.persona.ingreso === null;
    case 'sin-proyecto':
      return fila.proyecto === null;
    case 'sin-analisis':
      return fila.analisis === null;
    case 'sin-prueba':
      return fila.prueba === null;
    case 'sin-nada':
      return fila.analisis === null && fila.prueba === null;
  }
}

/** The rows of the people of a selection, in their order: a person with several projects belongs to it where all of them match. */
export function elegirDeClase(
  filas: readonly FilaDeClase[],
  seleccion: SeleccionDeClase,
): readonly FilaDeClase[] {
  return porPersona(filas)
    .filter((suyas) => suyas.every((fila) => perteneceA(fila, seleccion)))
    .flat();
}

/** Number of people of each selection. */
export function contarClase(filas: readonly FilaDeClase[]): Readonly<Record<SeleccionDeClase, number>> {
  const personas = porPersona(filas);
  const cuantas = seleccionesDeClase.map((seleccion) => {
    const suyas = personas.filter((unas) => unas.every((fila) => perteneceA(fila, seleccion)));
    return [seleccion, suyas.length] as const;
  });
  // The keys are those of the list.
  return Object.fromEntries(cuantas) as Record<SeleccionDeClase, number>;
}

/** The rows of each person; a row of the class list is one by itself. */
function porPersona(filas: readonly FilaDeClase[]): readonly (readonly FilaDeClase[])[] {
  return [...Map.groupBy(filas, (fila) => fila.persona.sub ?? fila).values()];
}

/** Whether name, user name, mail, group or project contain the text, without case and accents. */
export function contieneTexto(fila: FilaDeClase, texto: string): boolean {
  const buscado = plegar(texto);
  if (buscado === '') return true;
  const { nombre, usuario, correo, grupo } = fila.persona;
  return [nombre, usuario, correo, grupo, fila.proyecto?.nombre].some((uno) =>
    plegar(uno ?? '').includes(buscado),
  );
}

function plegar(texto: string): string {
  return texto.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}

/** The rows in that order; what has no value comes last in both directions, and equal rows by name. */
export function ordenarClase<T extends FilaDeClase>(
  filas: readonly T[],
  { orden, sentido }: { readonly orden: OrdenDeClase; readonly sentido: 'asc' | 'desc' },
  ejesDe: (fila: T) => EjesDeFila | null,
): readonly T[] {
  const espanol = new Intl.Collator('es', { numeric: true });
  const comparar = (a: string | number, b: string | number): number =>
    typeof a === 'number' && typeof b === 'number' ? a - b : espanol.compare(String(a), String(b));
  const signo = sentido === 'asc' ? 1 : -1;
  const valores = new Map(filas.map((fila) => [fila, valorDe(fila, orden, ejesDe)]));
  return filas.toSorted((una, otra) => {
    const [a, b] = [valores.get(una) ?? null, valores.get(otra) ?? null];
    const primero =
      a === null || b === null ? Number(a === null) - Number(b === null) : signo * comparar(a, b);
    return (
      primero ||
      espanol.compare(una.persona.nombre, otra.persona.nombre) ||
      espanol.compare(una.proyecto?.nombre ?? '', otra.proyecto?.nombre ?? '') ||
      comparar(claveDe(una), claveDe(otra))
    );
  });
}

const claveDe = ({ persona, proyecto }: FilaDeClase) => `${persona.sub ?? ''} ${proyecto?._id ?? ''}`;

function valorDe<T extends FilaDeClase>(
  fila: T,
  orden: OrdenDeClase,
  ejesDe: (fila: T) => EjesDeFila | null,
): string | number | null {
  const { persona, proyecto, analisis, prueba, plan } = fila;
  switch (orden) {
    case 'persona':
      return persona.nombre;
    case 'usuario':
      return persona.usuario ?? persona.correo;
    case 'grupo':
      return persona.grupo;
    case 'ingreso':
      return persona.ingreso;
    case 'proyecto':
      return proyecto?.nombre ?? null;
    case 'analisis':
      return analisis?.fecha ?? null;
    case 'grado':
      return analisis?.grado ?? null;
    case 'tendencia':
      return analisis?.tendencia ?? null;
    case 'prueba':
      return prueba?.fecha ?? null;
    case 'promedio':
      return prueba?.promedio ?? null;
    case 'pruebas':
      return proyecto === null ? null : fila.pruebas;
    case 'plan':
      return plan.total === 0 ? null : plan.hechas / plan.total;
    default:
      return ejeDe(ejesDe(fila), orden);
  }
}

function ejeDe(suyos: EjesDeFila | null, orden: (typeof ordenesDeEjes)[number]): number | null {
  const ruta = orden.startsWith('estatica') ? 'estatica' : 'manual';
  return suyos?.[ruta][Number(orden.slice(ruta.length)) - 1] ?? null;
}
