import { DomainError } from '../error/index.ts';
import type { EscaneoPort } from './escaneo.port.ts';

/**
 * Whether a key that was created in `servicio` is ours where the scanner works now: after the service was exchanged,
 * the same key may belong to another project. A scanner without projects of its own has no identity.
 */
export async function estaPreparado(
  escaneo: Pick<EscaneoPort, 'identity'>,
  servicio: string | null,
): Promise<boolean> {
  const actual = await escaneo.identity();
  return actual === null || actual === servicio;
}

/** Refuses where `estaPreparado` is false, for calls that name the project's key to the service. */
export async function exigirPreparado(
  escaneo: Pick<EscaneoPort, 'identity'>,
  servicio: string | null,
): Promise<void> {
  if (await estaPreparado(escaneo, servicio)) return;
  throw new DomainError(
    'conflict',
    'proyecto-sin-preparar',
    'El proyecto no está preparado en el servicio de análisis. La persona a la que pertenece puede prepararlo desde la pantalla de análisis.',
  );
}
