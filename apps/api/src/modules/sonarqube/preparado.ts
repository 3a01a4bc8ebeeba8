import { DomainError } from '@mantenible/domain/error';
import type { EscaneoPort } from '@mantenible/domain/escaneo';

/**
 * Whether a key that was created in `servicio` is ours where the scanner works now: after the service was exchanged,
 * the same key may be somebody else's. A scanner that keeps no projects has nothing of anybody's.
 */
export async function estaPreparado(
  escaneo: Pick<EscaneoPort, 'identity'>,
  servicio: string | null,
): Promise<boolean> {
  const actual = await escaneo.identity();
  return actual === null || actual === servicio;
}

/** The same as a refusal, for calls that name the project's key to the service. */
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
