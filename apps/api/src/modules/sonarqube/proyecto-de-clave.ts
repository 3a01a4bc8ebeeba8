import { exigir, type Persona } from '@mantenible/domain/acceso';
import { campoInvalido } from '@mantenible/domain/error';
import {
  exigirPreparado,
  leerClaveFuente,
  medidasConsultables,
  type ClaveFuente,
  type EscaneoPort,
} from '@mantenible/domain/escaneo';

import type { ProyectoRepository } from '../proyecto/proyecto.port.ts';

interface Deps {
  readonly proyectos: Pick<ProyectoRepository, 'buscarPorClave'>;
  readonly escaneo: Pick<EscaneoPort, 'identity'>;
}

const lecturaDelAnalisis = { recurso: 'analisis', accion: 'leer', cosa: 'el proyecto' } as const;

/**
 * Returns the key of a project that the caller may read and that this installation has created in the
 * service. Every call for a component checks this before any request to the service, whose token may read
 * all projects (requisito: foreign-component-keys).
 */
export async function exigirClave(deps: Deps, persona: Persona, clave: string): Promise<string> {
  const guardado = await deps.proyectos.buscarPorClave(clave);
  exigir(persona, lecturaDelAnalisis, guardado);
  await exigirPreparado(deps.escaneo, guardado.servicio);
  return clave;
}

/**
 * Splits `key` ('KEY:path') and requires a project of that key that the caller may read. Refuses unsafe paths; does not check
 * whether the file exists.
 */
export async function exigirFuente(deps: Deps, persona: Persona, key: string): Promise<ClaveFuente> {
  const fuente = leerClaveFuente(key);
  if (!fuente) throw campoInvalido('key', 'La clave del archivo no es válida');
  await exigirClave(deps, persona, fuente.clave);
  return fuente;
}

/**
 * The requested measures that are allowed; the others are not sent (requisito: fixed-upstream-parameters).
 */
export function medidasPedidas(metricKeys: string | undefined): readonly string[] {
  if (metricKeys === undefined) return medidasConsultables;
  const pedidas = new Set(metricKeys.split(','));
  const conocidas = medidasConsultables.filter((medida) => pedidas.has(medida));
  if (conocidas.length === 0)
    throw campoInvalido('metricKeys', 'No se puede consultar ninguna de esas medidas');
  return conocidas;
}

/** The allowed measures that the service has. */
export async function medidasDisponibles(
  escaneo: Pick<EscaneoPort, 'metricKeys'>,
): Promise<readonly string[]> {
  const conocidas = new Set(await escaneo.metricKeys());
  return medidasConsultables.filter((medida) => conocidas.has(medida));
}
