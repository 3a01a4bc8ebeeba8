import type { MedidasProyecto } from '../calculo-estatico/index.ts';
import type { ArchivoGuardado } from '../comparacion/index.ts';
import { masGrave, severidades, type Severidad } from '../escaneo/index.ts';
import { gruposDuplicados, lineasDeGrupos, type LugarUbicado } from './duplicados.ts';
import { gananciaEstatica, type GananciaEstatica, type IncidenciaUbicada } from './ganancia-estatica.ts';

/** Greatest number of proposals in each of the two lists: by hand, and static. */
export const maximoPropuestas = 10;
/** Minutes of a finding whose rule names none, and of each place of a duplicated group. */
const minutosPorDefecto = 5;

/** SonarQube's severity of duplicated blocks. */
const severidadDeDuplicado: Severidad = 'MAJOR';

/** Kinds of static proposals, in their order where severity, gain and effort are equal. */
const tiposEstaticos = ['regla', 'archivo', 'duplicado'] as const;

/** Cause that a static proposal removes: every finding of a rule or of a file, or a duplicated group. */
export interface OrigenEstatico {
  readonly tipo: (typeof tiposEstaticos)[number];
  /** The rule's key, the file's path, or the group's hash. */
  readonly clave: string;
}

export interface PropuestaEstatica extends OrigenEstatico, GananciaEstatica {
  /** The most severe of its findings. */
  readonly severidad: Severidad;
  readonly incidencias: number;
  readonly lineas: number;
  readonly lugares: readonly LugarUbicado[];
  readonly minutos: number;
}

/** Severity of a rule's findings. */
type SeveridadDeRegla = (regla: string) => Severidad;

/**
 * The most severe proposals, and of equally severe ones those that would raise the degree most a minute, with all else
 * equal.
 * They only remove findings or copies: more comments, fewer lines to cover or more lines of code would raise the degree
 * too, and are no improvement. Null where there is no degree.
 */
export function propuestasEstaticas(
  medidas: MedidasProyecto,
  archivos: readonly ArchivoGuardado[],
  severidadDe: SeveridadDeRegla,
): readonly PropuestaEstatica[] | null {
  const hallazgos = ubicar(archivos);
  if (gananciaEstatica(medidas, { hallazgos: [], lineasDuplicadas: 0 }) === null) return null;
  const proponerGrupos = (tipo: OrigenEstatico['tipo'], grupos: ReadonlyMap<string, IncidenciaUbicada[]>) =>
    [...grupos].flatMap(([clave, suyos]) => {
      const reglas = new Set(suyos.map(({ regla }) => regla));
      const severidad = masGrave([...reglas].map(severidadDe));
      return proponer(medidas, { tipo, clave, severidad }, suyos) ?? [];
    });
  return [
    ...proponerGrupos(
      'regla',
      Map.groupBy(hallazgos, ({ regla }) => regla),
    ),
    ...proponerGrupos(
      'archivo',
      Map.groupBy(hallazgos, ({ ruta }) => ruta),
    ),
    ...proponerDuplicados(medidas, archivos),
  ]
    .sort(
      (a, b) =>
        severidades.indexOf(a.severidad) - severidades.indexOf(b.severidad) ||
        porMinuto(b) - porMinuto(a) ||
        paraOrdenar(b.puntos) - paraOrdenar(a.puntos) ||
        orden(a, b),
    )
    .slice(0, maximoPropuestas);
}

export function ubicar(archivos: readonly ArchivoGuardado[]): readonly IncidenciaUbicada[] {
  return archivos.flatMap(({ ruta, hallazgos }) => hallazgos.map((uno) => ({ ...uno, ruta })));
}

/** A finding or line that several proposals remove counts once: the gain may be less than the sum. */
export function gananciaConjunta(
  medidas: MedidasProyecto,
  archivos: readonly ArchivoGuardado[],
  origenes: readonly OrigenEstatico[],
): GananciaEstatica | null {
  const claves = (tipo: OrigenEstatico['tipo']) =>
    new Set(origenes.filter((uno) => uno.tipo === tipo).map(({ clave }) => clave));
  const [reglas, rutas] = [claves('regla'), claves('archivo')];
  const hallazgos = ubicar(archivos).filter(({ regla, ruta }) => reglas.has(regla) || rutas.has(ruta));
  const lineasDuplicadas = lineasDeGrupos(archivos, claves('duplicado'));
  return gananciaEstatica(medidas, { hallazgos, lineasDuplicadas });
}

function proponer(
  medidas: MedidasProyecto,
  origen: OrigenEstatico & Pick<PropuestaEstatica, 'severidad'>,
  hallazgos: readonly IncidenciaUbicada[],
): PropuestaEstatica | null {
  const ganancia = gananciaEstatica(medidas, { hallazgos, lineasDuplicadas: 0 });
  if (ganancia === null) return null;
  const minutos = minutosDe(hallazgos);
  return { ...origen, ...ganancia, incidencias: hallazgos.length, lineas: 0, lugares: [], minutos };
}

function proponerDuplicados(
  medidas: MedidasProyecto,
  archivos: readonly ArchivoGuardado[],
): readonly PropuestaEstatica[] {
  return gruposDuplicados(archivos).flatMap(({ clave, lineas, lugares }) => {
    const ganancia = gananciaEstatica(medidas, { hallazgos: [], lineasDuplicadas: lineas });
    if (ganancia === null || lineas === 0) return [];
    const minutos = lugares.length * minutosPorDefecto;
    const severidad = severidadDeDuplicado;
    return [{ tipo: 'duplicado', clave, severidad, ...ganancia, incidencias: 0, lineas, lugares, minutos }];
  });
}

/** Minutes of work; a finding whose rule names none counts five. */
export function minutosDe(hallazgos: readonly Pick<IncidenciaUbicada, 'minutos'>[]): number {
  return hallazgos.reduce((suma, { minutos }) => suma + (minutos > 0 ? minutos : minutosPorDefecto), 0);
}

/** A gain in billionths, rounded: equal gains that differ in their last digits compare as equal. */
export const paraOrdenar = (valor: number): number => Math.round(valor * 1e9);
const porMinuto = ({ puntos, minutos }: PropuestaEstatica): number => paraOrdenar(puntos / minutos);

function orden(a: OrigenEstatico, b: OrigenEstatico): number {
  return tiposEstaticos.indexOf(a.tipo) - tiposEstaticos.indexOf(b.tipo) || (a.clave < b.clave ? -1 : 1);
}
