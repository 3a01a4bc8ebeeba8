import type { Persona } from '@mantenible/domain/acceso';
import { leerMedidas } from '@mantenible/domain/calculo-estatico';
import {
  cambioDelGrado,
  cambiosEntre,
  compararArchivos,
  compararCifras,
  type ArchivosComparados,
  type CambioDelGrado,
  type CambioEntreAnalisis,
  type CifrasComparadas,
  type DetalleAnalisis,
  type EstadoSeguido,
  type IncidenciaSeguida,
} from '@mantenible/domain/comparacion';
import type { PropiedadCalidad } from '@mantenible/domain/criterio';
import { DomainError, noEncontrado } from '@mantenible/domain/error';
import { acotarTextos } from '@mantenible/domain/escaneo';

import { seguirIncidenciasEnTramos } from '../comun/seguir-incidencias-en-tramos.ts';
import { leerPermitido, type PropietarioDe } from '../comun/leer-permitido.ts';
import type { LeerPaquete } from '../analisis/detalle/paquete.port.ts';
import type {
  AnalisisComparable,
  AnalisisComparadosRepository,
  AnalisisHallados,
} from './comparacion.port.ts';
import { exigirDistintos, type Par } from './par.ts';

export interface DepsCompararAnalisis {
  readonly analisis: AnalisisComparadosRepository;
  readonly propietarioDe: PropietarioDe;
  readonly leerPaquete: LeerPaquete;
  readonly propiedades: () => Promise<readonly PropiedadCalidad[]>;
}

/** Files named to people; more are counted alone. */
const maximoArchivos = 500;
/** Findings of one answer: as many as the list of findings holds. */
const maximoIncidencias = 10_000;

/** Two analyses, and the state of the findings that are listed. */
export type ParSeguido = Par & { readonly estado: EstadoSeguido };

type Cabecera = Pick<AnalisisComparable, 'id' | 'fecha' | 'commit' | 'enlace' | 'rama'>;

export interface IncidenciasComparadas extends ArchivosComparados {
  readonly cuentas: Readonly<Record<EstadoSeguido, number>>;
  readonly totalArchivos: number;
}

export interface AnalisisComparados {
  readonly proyecto: AnalisisHallados['proyecto'];
  readonly antes: Cabecera;
  readonly despues: Cabecera;
  readonly cambios: readonly CambioEntreAnalisis[];
  readonly cambioDelGrado: CambioDelGrado;
  readonly cifras: CifrasComparadas;
  readonly hallazgos: IncidenciasComparadas | null;
  readonly motivo: string | null;
}

export interface IncidenciasSeguidas {
  readonly cambios: readonly CambioEntreAnalisis[];
  readonly total: number;
  readonly incidencias: readonly IncidenciaSeguida[];
}

/** Compares two finished analyses of one project: figures always, findings where both keep them and have one scope. */
export async function compararAnalisis(
  deps: DepsCompararAnalisis,
  persona: Persona,
  proyectoId: string,
  par: Par,
): Promise<AnalisisComparados> {
  const { proyecto, antes, despues } = await leerPar(deps, persona, proyectoId, par);
  const propiedades = await deps.propiedades();
  const detalles = await leerDetalles(deps, antes, despues);
  const cambios = cambiosDe(antes, despues);
  const medidas = [medidasDe(antes), medidasDe(despues)] as const;
  const cifras = compararCifras(medidas, propiedades, cambios);
  return {
    proyecto,
    antes: cabecera(antes),
    despues: cabecera(despues),
    cambios,
    cambioDelGrado: cambioDelGrado(cifras.grado.diferencia, medidas, cambios),
    cifras,
    ...(typeof detalles === 'string'
      ? { hallazgos: null, motivo: detalles }
      : { hallazgos: await compararIncidencias(...detalles), motivo: null }),
  };
}

/** The tracked findings of two analyses in one state; refused where one of both keeps only its figures, or their scopes differ. */
export async function listarSeguidas(
  deps: Pick<DepsCompararAnalisis, 'analisis' | 'propietarioDe' | 'leerPaquete'>,
  persona: Persona,
  proyectoId: string,
  { estado, ...par }: ParSeguido,
): Promise<IncidenciasSeguidas> {
  const { antes, despues } = await leerPar(deps, persona, proyectoId, par);
  const detalles = await leerDetalles(deps, antes, despues);
  if (typeof detalles === 'string') throw new DomainError('conflict', 'sin-detalle', detalles);
  const incidencias: IncidenciaSeguida[] = [];
  let total = 0;
  await seguirIncidenciasEnTramos(...detalles, (una) => {
    if (una.estado !== estado) return;
    total += 1;
    if (total <= maximoIncidencias) incidencias.push(una);
  });
  return { cambios: cambiosDe(antes, despues), total, incidencias: acotarTextos(incidencias, textosDe) };
}

const textosDe = ({ mensaje, antes, despues }: IncidenciaSeguida) => [
  mensaje,
  antes?.ruta ?? '',
  despues?.ruta ?? '',
];

interface ParLeido {
  readonly proyecto: AnalisisHallados['proyecto'];
  readonly antes: AnalisisComparable;
  readonly despues: AnalisisComparable;
}

async function leerPar(
  { analisis, propietarioDe }: Pick<DepsCompararAnalisis, 'analisis' | 'propietarioDe'>,
  persona: Persona,
  proyectoId: string,
  par: Par,
): Promise<ParLeido> {
  exigirDistintos(par, 'Elija dos análisis distintos');
  const hallado = await leerPermitido(
    propietarioDe,
    { persona, proyectoId, recurso: 'analisis', accion: 'leer' },
    () => analisis.analisis(proyectoId, [par.antes, par.despues]),
  );
  const { proyecto } = hallado;
  return {
    proyecto,
    antes: exigirAnalisis(hallado, par.antes, 'primer'),
    despues: exigirAnalisis(hallado, par.despues, 'segundo'),
  };
}

function exigirAnalisis({ analisis }: AnalisisHallados, id: string, cual: string): AnalisisComparable {
  const hallado = analisis.find((este) => este.id === id);
  if (!hallado) throw noEncontrado(`el ${cual} análisis: no terminó o ya no se conserva`);
  return hallado;
}

/** The details of both analyses, or the reason, in Spanish, why their findings cannot be compared. */
async function leerDetalles(
  { leerPaquete }: Pick<DepsCompararAnalisis, 'leerPaquete'>,
  antes: AnalisisComparable,
  despues: AnalisisComparable,
): Promise<readonly [DetalleAnalisis, DetalleAnalisis] | string> {
  // A finding would count as fixed or new for being left out or taken in.
  if (cambiosDe(antes, despues).includes('alcance'))
    return 'Los dos análisis no abarcan los mismos archivos: ninguna incidencia se puede dar por nueva ni por resuelta.';
  const [primero, segundo] = [antes.detalle, despues.detalle];
  if (primero.paquete === null || segundo.paquete === null)
    return `El ${primero.paquete === null ? 'primer' : 'segundo'} análisis guarda solo sus cifras: tiene más incidencias de las que se conservan.`;
  const [unos, otros] = await Promise.all([leerPaquete(primero.paquete), leerPaquete(segundo.paquete)]);
  return [
    { version: primero.version, archivos: unos },
    { version: segundo.version, archivos: otros },
  ];
}

async function compararIncidencias(
  antes: DetalleAnalisis,
  despues: DetalleAnalisis,
): Promise<IncidenciasComparadas> {
  const cuentas = { nueva: 0, resuelta: 0, sigue: 0, 'cambio-analizador': 0 };
  await seguirIncidenciasEnTramos(antes, despues, ({ estado }) => {
    cuentas[estado] += 1;
  });
  const { archivos, ...resto } = compararArchivos(antes, despues);
  return { ...resto, cuentas, totalArchivos: archivos.length, archivos: archivos.slice(0, maximoArchivos) };
}

function cambiosDe(antes: AnalisisComparable, despues: AnalisisComparable): readonly CambioEntreAnalisis[] {
  const de = ({ enlace, rama, alcance, detalle }: AnalisisComparable) => ({
    enlace,
    rama,
    alcance,
    analizador: detalle.version,
  });
  return cambiosEntre(de(antes), de(despues));
}

function medidasDe({ medidas }: AnalisisComparable) {
  return leerMedidas(Object.entries(medidas).map(([metric, value]) => ({ metric, value: String(value) })));
}

function cabecera({ id, fecha, commit, enlace, rama }: AnalisisComparable): Cabecera {
  return { id, fecha, commit, enlace, rama };
}
