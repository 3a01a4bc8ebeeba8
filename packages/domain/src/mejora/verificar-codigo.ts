import type { ArchivoGuardado, DetalleAnalisis, IncidenciaDeDetalle } from '../comparacion/index.ts';
import { maximoOmitidos } from '../escaneo/index.ts';
import { esDeOtroEnlace } from './accion.ts';
import {
  huellaDeIncidencia,
  type AccionVerificable,
  type ArchivoAfectado,
  type Causa,
  type CodigoAfectado,
} from './base.ts';
import { estaSinLugares } from './duplicados.ts';

export interface AnalisisDeMejora {
  readonly fecha: string;
  /** When it was requested: only an analysis requested after an action was taken checks it. */
  readonly pedido: string;
  readonly commit: string | null;
  readonly enlace: string;
  readonly rama: string;
  /** Text that is equal for equal scopes. */
  readonly alcance: string;
  /** That of the project today; null where unknown. */
  readonly alcanceDeHoy: string | null;
  /** Null where only its figures are kept. */
  readonly detalle: IndiceDetalle | null;
  /** Paths of files that were left out, long ones cut with '…'. */
  readonly omitidos: readonly string[];
  /** Whether a rule is still looked for. */
  readonly buscada: (regla: string) => boolean;
}

/** A kept detail, indexed for checks: made once for all actions of a project. */
interface IndiceDetalle {
  readonly version: string;
  readonly porRuta: ReadonlyMap<string, ArchivoGuardado>;
  readonly porBlob: ReadonlyMap<string, ArchivoGuardado>;
  /** Rules with a finding that has no mark. */
  readonly reglas: ReadonlySet<string>;
  readonly marcados: Marcados;
  readonly huellas: ReadonlySet<string>;
  readonly grupos: ReadonlySet<string>;
  readonly conLugares: boolean;
  readonly entero: boolean;
}

/** When each marked finding was marked. */
type Marcados = ReadonlyMap<IncidenciaDeDetalle, string>;

export function indexarDetalle(
  { version, archivos }: DetalleAnalisis,
  marcados: Marcados = new Map(),
): IndiceDetalle {
  const todos = archivos.flatMap(({ hallazgos }) => hallazgos);
  return {
    version,
    porRuta: new Map(archivos.map((uno) => [uno.ruta, uno])),
    porBlob: new Map(archivos.map((uno) => [uno.blob, uno])),
    reglas: new Set(todos.filter((uno) => !marcados.has(uno)).map(({ regla }) => regla)),
    marcados,
    huellas: new Set(archivos.flatMap(({ hallazgos }) => hallazgos.map(huellaDeIncidencia))),
    grupos: new Set(archivos.flatMap(({ duplicados }) => duplicados.map(({ grupo }) => grupo))),
    conLugares: !archivos.some(estaSinLugares),
    entero: archivos.every(({ analizable }) => analizable),
  };
}

type AccionSobreCodigo = Pick<AccionVerificable, 'origen' | 'enlace' | 'rama' | 'base'> &
  Partial<Pick<AccionVerificable, 'creado'>>;

/**
 * Whether a rule's findings, those of a file, or a duplicated group are still there. They count as gone only where
 * every file concerned was analysed or no longer exists, the rule is still looked for, and no suppression was added.
 * Analyses of another scope check nothing.
 * Marked findings do not count, but one that was marked since the action was taken verifies nothing.
 */
export function causaEnCodigo(accion: AccionSobreCodigo, analisis: AnalisisDeMejora): Causa {
  const { detalle } = analisis;
  const { base } = accion;
  if (esDeOtroEnlace(accion, analisis)) return { motivo: 'El análisis es de otro enlace o de otra rama.' };
  if (detalle === null) return { motivo: 'El análisis guarda solo sus cifras.' };
  if (!base || !('archivos' in base))
    return { motivo: 'Cuando se tomó la acción no había un análisis con sus incidencias.' };
  if (base.archivos?.length === 0)
    return { motivo: 'Cuando se tomó la acción el análisis no encontraba su causa.' };
  const deOtroAlcance = motivoDeAlcance(base, analisis);
  if (deOtroAlcance !== null) return { motivo: deOtroAlcance };
  const seguidos = seguirAfectados(base.archivos ?? [], detalle);
  if (sigueAhi(accion, seguidos, detalle)) return 'sigue';
  const motivo =
    motivoDeMarcados(accion, seguidos, detalle) ??
    (base.archivos === null ? motivoDeIncompleto(analisis, detalle) : null) ??
    motivoDeRegla(accion, analisis) ??
    motivoDeArchivos(seguidos, analisis) ??
    motivoDeAnalizador(base, seguidos, detalle) ??
    motivoDeTraslado(accion, seguidos, detalle) ??
    motivoDeBloques(accion, seguidos, detalle);
  return motivo === null ? 'resuelta' : { motivo };
}

interface Seguido {
  readonly antes: ArchivoAfectado;
  /** The same path, or the same content under another one; null where the file was deleted. */
  readonly hoy: ArchivoGuardado | null;
}

function seguirAfectados(
  afectados: readonly ArchivoAfectado[],
  { porRuta, porBlob }: IndiceDetalle,
): readonly Seguido[] {
  return afectados.map((antes) => ({
    antes,
    hoy: porRuta.get(antes.ruta) ?? (antes.blob === '' ? undefined : porBlob.get(antes.blob)) ?? null,
  }));
}

function sigueAhi(
  { origen: { tipo, clave } }: AccionSobreCodigo,
  seguidos: readonly Seguido[],
  { reglas, grupos, marcados }: IndiceDetalle,
): boolean {
  switch (tipo) {
    case 'regla':
      return reglas.has(clave);
    case 'archivo':
      return seguidos.some(({ hoy }) => hoy?.hallazgos.some((uno) => !marcados.has(uno)));
    case 'duplicado':
      return grupos.has(clave);
    case 'pregunta':
    case 'propia':
      return false;
  }
}

/** A finding that was marked later may be one that the action was taken for. */
function motivoDeMarcados(
  { origen: { tipo, clave }, creado = '' }: AccionSobreCodigo,
  seguidos: readonly Seguido[],
  { marcados }: IndiceDetalle,
): string | null {
  const suyos =
    tipo === 'archivo'
      ? seguidos.flatMap(({ hoy }) => hoy?.hallazgos ?? [])
      : [...marcados.keys()].filter(({ regla }) => tipo === 'regla' && regla === clave);
  const fechas = suyos.flatMap((uno) => marcados.get(uno) ?? []);
  return fechas.some((fecha) => fecha >= creado) ? 'Solo quedan incidencias marcadas.' : null;
}

/** With another scope a missing finding may only be left out, and a present one may have been left out before. */
function motivoDeAlcance(
  { alcance = '' }: CodigoAfectado,
  { alcance: analizado, alcanceDeHoy }: AnalisisDeMejora,
): string | null {
  if (alcance !== analizado) return 'El alcance del análisis cambió desde que se tomó la acción.';
  return alcanceDeHoy === null || alcanceDeHoy === analizado
    ? null
    : 'El alcance del proyecto cambió después del último análisis: analice de nuevo.';
}

function motivoDeIncompleto({ omitidos }: AnalisisDeMejora, { entero }: IndiceDetalle): string | null {
  return omitidos.length > 0 || !entero
    ? 'La acción afectaba a más archivos de los que se recuerdan y alguno del repositorio no se pudo analizar.'
    : null;
}

function motivoDeRegla({ origen }: AccionSobreCodigo, { buscada }: AnalisisDeMejora): string | null {
  return origen.tipo === 'regla' && !buscada(origen.clave)
    ? 'El analizador ya no busca incidencias de esta regla.'
    : null;
}

function motivoDeArchivos(seguidos: readonly Seguido[], analisis: AnalisisDeMejora): string | null {
  for (const { antes, hoy } of seguidos) {
    if (hoy === null) {
      if (pudoOmitirse(antes.ruta, analisis)) return `No se analizó ${antes.ruta}.`;
    } else if (!hoy.analizable) return `No se pudo analizar ${hoy.ruta}.`;
    else if (hoy.silencios > antes.silencios) return `En ${hoy.ruta} se añadió una marca NOSONAR.`;
  }
  return null;
}

/**
 * Reason, in Spanish, why a change of the analyser may explain that the cause is not found any more: a file concerned
 * has the same text, or which files are concerned was not kept. Null where neither holds.
 */
function motivoDeAnalizador(
  base: CodigoAfectado,
  seguidos: readonly Seguido[],
  { version }: IndiceDetalle,
): string | null {
  if (version === base.version) return null;
  if (base.archivos === null)
    return 'La acción afectaba a más archivos de los que se recuerdan, y desde entonces cambió el analizador.';
  return seguidos.some(({ antes, hoy }) => hoy?.blob === antes.blob)
    ? 'El archivo no cambió: cambió el analizador.'
    : null;
}

/** Whether an analysis left a file out; also true when its list of omitted files is full. */
function pudoOmitirse(ruta: string, { omitidos }: AnalisisDeMejora): boolean {
  if (omitidos.length >= maximoOmitidos) return true;
  return omitidos.some((otra) => (otra.endsWith('…') ? ruta.startsWith(otra.slice(0, -1)) : otra === ruta));
}

/**
 * Reason, in Spanish, why a file that was not found may only have another name: one of its findings stands elsewhere, or
 * which ones it had was not kept. Rules and duplicated groups are looked for in every file.
 */
function motivoDeTraslado(
  { origen }: AccionSobreCodigo,
  seguidos: readonly Seguido[],
  { huellas }: IndiceDetalle,
): string | null {
  if (origen.tipo !== 'archivo') return null;
  const ido = seguidos.find(({ hoy }) => hoy === null)?.antes;
  if (!ido) return null;
  if (!ido.hallazgos) return `${ido.ruta} ya no está, y no se guardó qué incidencias tenía.`;
  return ido.hallazgos.some((uno) => huellas.has(uno))
    ? `${ido.ruta} ya no está, y en otro archivo hay una incidencia igual: puede que solo cambiara de nombre.`
    : null;
}

/**
 * Reason, in Spanish, why a duplicated group may only have changed, or stand in a file whose places were not kept: a group that grew, shrank or lost one copy has
 * another key, and its files still share duplicated lines; a file that was not found may have another name. Null where
 * they share none, and for other causes.
 */
function motivoDeBloques(
  { origen }: AccionSobreCodigo,
  seguidos: readonly Seguido[],
  { grupos: todos, conLugares }: IndiceDetalle,
): string | null {
  if (origen.tipo !== 'duplicado') return null;
  if (!conLugares) return 'El análisis tiene más bloques repetidos de los que se conservan.';
  const grupos = seguidos.flatMap(({ hoy }) => hoy?.duplicados.map(({ grupo }) => grupo) ?? []);
  if (new Set(grupos).size < grupos.length)
    return 'Los bloques cambiaron, y entre sus archivos aún hay líneas duplicadas.';
  const idos = seguidos.filter(({ hoy }) => hoy === null).length;
  const quedan = idos === seguidos.length ? todos.size : grupos.length;
  return idos > 0 && quedan > 0
    ? 'Alguno de sus archivos ya no está, y aún hay líneas duplicadas: puede que solo cambiara de nombre.'
    : null;
}
