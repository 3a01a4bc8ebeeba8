import { exigir, type Persona } from '@mantenible/domain/acceso';
import { campoInvalido } from '@mantenible/domain/error';
import { leerClaveFuente, medidasDelModelo, type EscaneoPort } from '@mantenible/domain/escaneo';

import type { ProyectoRepository } from '../proyecto/proyecto.port.ts';

interface Deps {
  readonly proyectos: Pick<ProyectoRepository, 'buscarPorClave'>;
  readonly escaneo: Pick<EscaneoPort, 'source'>;
}

const leer = { recurso: 'analisis', accion: 'leer', cosa: 'el proyecto' } as const;

/**
 * Lets a key through only when it is one of a project that the caller may read. Every call that names a component
 * asks this before the scanning service hears of it: the product's own token there may read everything (proof 5, 8).
 */
export async function exigirClave(
  deps: Pick<Deps, 'proyectos'>,
  persona: Persona,
  clave: string,
): Promise<string> {
  const proyecto = await deps.proyectos.buscarPorClave(clave);
  exigir(persona, leer, proyecto?.idPersona ?? null);
  return clave;
}

/** Source text of one analysed file of a project that the caller may read; `key` is 'KEY:path'. */
export async function leerFuente(deps: Deps, persona: Persona, key: string): Promise<string> {
  const fuente = leerClaveFuente(key);
  if (!fuente) throw campoInvalido('key', 'La clave del archivo no es válida');
  return deps.escaneo.source(await exigirClave(deps, persona, fuente.clave), fuente.path);
}

/** The measures asked for, as far as the model knows them: nothing else ever reaches the service (proof 8). */
export function medidasPedidas(metricKeys: string | undefined): readonly string[] {
  if (metricKeys === undefined) return medidasDelModelo;
  const pedidas = new Set(metricKeys.split(','));
  return medidasDelModelo.filter((medida) => pedidas.has(medida));
}
