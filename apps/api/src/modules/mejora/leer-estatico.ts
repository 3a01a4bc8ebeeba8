import { calcularEstatico, leerMedidas, type MedidasProyecto } from '@mantenible/domain/calculo-estatico';
import { cambiosEntre, type CambioEntreAnalisis, type DetalleAnalisis } from '@mantenible/domain/comparacion';
import { DomainError } from '@mantenible/domain/error';
import type { EscaneoPort, Severidad } from '@mantenible/domain/escaneo';
import { contar } from '@mantenible/wording/contar';
import { formatNumber } from '@mantenible/wording/numeros';

import type { LeerPaquete } from '../analisis/detalle/paquete.port.ts';
import { detalleDeServicio, type DetalleDeServicio } from './detalle-de-servicio.ts';
import type { ProyectoParaMejora } from './mejora.port.ts';

export interface DepsEstatico {
  readonly leerPaquete: LeerPaquete;
  /** The scanning service; null where analyses are our own. */
  readonly servicio: Pick<EscaneoPort, 'identity' | 'measures' | 'issues' | 'state'> | null;
  /** Version of the analyser of today. */
  readonly analizador: string;
}

/** Analysis, measures and findings from which static proposals are made. */
export interface Estatico {
  readonly analisis: {
    readonly id: string | null;
    readonly fecha: string;
    readonly commit: string | null;
    readonly grado: number | null;
    readonly enlace: string | null;
    readonly rama: string;
    /** What of it differs from the project today. */
    readonly cambios: readonly CambioEntreAnalisis[];
  } | null;
  readonly medidas: MedidasProyecto;
  /** Null where only figures are kept, or nothing is, and for an analysis of another repository or branch. */
  readonly detalle: DetalleAnalisis | null;
  /** Of each rule, as a scanning service has it; null where analyses are our own. */
  readonly severidades: ReadonlyMap<string, Severidad> | null;
  /** Why there can be no static proposals, in Spanish; null where there may be. */
  readonly motivo: string | null;
}

const vacio = { analisis: null, medidas: {}, detalle: null, severidades: null };

/** The newest finished analysis of the embedded analyser, or what the scanning service gives now. */
export function leerEstatico(deps: DepsEstatico, mejora: ProyectoParaMejora): Promise<Estatico> {
  return deps.servicio ? leerServicio(deps.servicio, mejora) : leerIncorporado(deps, mejora);
}

/** The newest finished analysis of the embedded analyser; nothing with a scanning service. */
export async function leerConservado(deps: DepsEstatico, mejora: ProyectoParaMejora): Promise<Estatico> {
  return deps.servicio ? { ...vacio, motivo: null } : leerIncorporado(deps, mejora);
}

async function leerIncorporado(
  { leerPaquete, analizador }: DepsEstatico,
  mejora: ProyectoParaMejora,
): Promise<Estatico> {
  const { analisis } = mejora;
  if (analisis === null) return { ...vacio, motivo: 'El proyecto aún no tiene un análisis terminado.' };
  const { id, fecha, commit, enlace, rama, detalle } = analisis;
  const cambios = cambiosEntre(
    { enlace, rama, analizador: detalle.version, alcance: analisis.alcance },
    { enlace: mejora.enlace, rama: mejora.rama, analizador, alcance: analisis.alcanceDeHoy },
  );
  const ajeno = motivoDeOtroCodigo(cambios);
  const medidas = leerMedidas(
    Object.entries(analisis.medidas).map(([metric, value]) => ({ metric, value: String(value) })),
  );
  const { grado } = calcularEstatico(medidas);
  const paquete = ajeno === null ? detalle.paquete : null;
  const archivos = paquete === null ? null : await leerPaquete(paquete);
  return {
    analisis: { id, fecha, commit, grado, enlace, rama, cambios },
    medidas,
    detalle: archivos ? { version: detalle.version, archivos } : null,
    severidades: null,
    motivo: ajeno ?? motivoSinGrado(medidas) ?? motivoSinDetalle(detalle),
  };
}

/** Proposals for other code than today's would repair nothing here. */
function motivoDeOtroCodigo(cambios: readonly CambioEntreAnalisis[]): string | null {
  if (cambios.includes('enlace'))
    return 'El último análisis es de otro repositorio que el que indica ahora el proyecto: analice de nuevo para tener propuestas.';
  return cambios.includes('rama')
    ? 'El último análisis es de otra rama que la que indica ahora el proyecto: analice de nuevo para tener propuestas.'
    : null;
}

function motivoSinGrado(medidas: MedidasProyecto): string | null {
  const { grado, ncloc, sinMedida } = calcularEstatico(medidas);
  if (grado !== null) return null;
  if (ncloc === null || ncloc === 0)
    return 'El análisis no encontró líneas de código: sin ellas no hay grado de mantenibilidad que subir.';
  return `El grado de mantenibilidad no se puede calcular: faltan medidas (${sinMedida.join(', ')}).`;
}

function motivoSinDetalle({ paquete }: { readonly paquete: string | null }): string | null {
  return paquete === null
    ? 'Este análisis guarda solo sus cifras: tiene más incidencias de las que se conservan.'
    : null;
}

/** With a part of the issues every gain would be that of the part, and change from one reading to the next. */
function motivoIncompleto({ total, leidas }: DetalleDeServicio['incidencias']): string | null {
  if (leidas >= total) return null;
  return `El servicio de análisis tiene ${contar(total, 'incidencia', 'incidencias')} y solo se pudieron leer ${formatNumber(leidas)}: con una parte no se proponen acciones.`;
}

/**
 * What the scanning service gives now; where it does not answer, nothing with that reason, so that the improvement plan can be
 * read.
 */
async function leerServicio(
  servicio: NonNullable<DepsEstatico['servicio']>,
  mejora: ProyectoParaMejora,
): Promise<Estatico> {
  try {
    const leido = await detalleDeServicio(servicio, mejora);
    if (leido === null)
      return { ...vacio, motivo: 'El servicio de análisis aún no tiene un análisis de este proyecto.' };
    const { fecha, medidas, archivos, severidades, incidencias } = leido;
    const { grado } = calcularEstatico(medidas);
    const rama = leido.rama ?? mejora.rama;
    const cambios = cambiosEntre({ enlace: null, rama, analizador: null }, { ...mejora, analizador: null });
    const ajeno = motivoDeOtroCodigo(cambios);
    return {
      analisis: { id: null, fecha, commit: null, grado, enlace: null, rama, cambios },
      medidas,
      detalle: ajeno === null && incidencias.leidas >= incidencias.total ? { version: '', archivos } : null,
      severidades,
      motivo: ajeno ?? motivoSinGrado(medidas) ?? motivoIncompleto(incidencias),
    };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const motivo = `Con un servicio de análisis las propuestas salen de las incidencias que tiene ahora, y no se pudieron leer. ${error.message}`;
    return { ...vacio, motivo };
  }
}
