import { exigir, type Persona } from '@mantenible/domain/acceso';
import { campoInvalido } from '@mantenible/domain/error';
import {
  leerClaveFuente,
  medidasConsultables,
  type ClaveFuente,
  type EscaneoPort,
} from '@mantenible/domain/escaneo';

import type { ProyectoRepository } from '../proyecto/proyecto.port.ts';
import { exigirPreparado } from './preparado.ts';

interface Deps {
  readonly proyectos: Pick<ProyectoRepository, 'buscarPorClave'>;
  readonly escaneo: Pick<EscaneoPort, 'identity'>;
}

const leer = { recurso: 'analisis', accion: 'leer', cosa: 'el proyecto' } as const;

/**
 * Lets a key through only when it is one of a project that the caller may read, and ours in the service. Every call
 * that names a component asks this before the service hears of it: the product's own token there may read everything
 * (proof 5, 8).
 */
export async function exigirClave(deps: Deps, persona: Persona, clave: string): Promise<string> {
  const guardado = await deps.proyectos.buscarPorClave(clave);
  exigir(persona, leer, guardado);
  await exigirPreparado(deps.escaneo, guardado.servicio);
  return clave;
}

/** The analysed file that `key` ('KEY:path') names, of a project that the caller may read. */
export async function exigirFuente(deps: Deps, persona: Persona, key: string): Promise<ClaveFuente> {
  const fuente = leerClaveFuente(key);
  if (!fuente) throw campoInvalido('key', 'La clave del archivo no es válida');
  await exigirClave(deps, persona, fuente.clave);
  return fuente;
}

/** The measures asked for, as far as they may be asked for: nothing else ever reaches the service (proof 8). */
export function medidasPedidas(metricKeys: string | undefined): readonly string[] {
  if (metricKeys === undefined) return medidasConsultables;
  const pedidas = new Set(metricKeys.split(','));
  const conocidas = medidasConsultables.filter((medida) => pedidas.has(medida));
  if (conocidas.length === 0)
    throw campoInvalido('metricKeys', 'No se puede consultar ninguna de esas medidas');
  return conocidas;
}

/** The measures that may be asked for, as far as the service knows them. */
export async function medidasDisponibles(
  escaneo: Pick<EscaneoPort, 'metricKeys'>,
): Promise<readonly string[]> {
  const conocidas = new Set(await escaneo.metricKeys());
  return medidasConsultables.filter((medida) => conocidas.has(medida));
}
