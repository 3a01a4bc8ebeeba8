import type { PautaConVersion, DatosPauta, PautaRepository } from './pauta.port.ts';
import { exigirEscritura } from '../escritura.ts';

/** Replaces a guideline; with `esperada`, only that version (412 otherwise). */
export async function actualizarPauta(
  deps: { readonly pautas: Pick<PautaRepository, 'actualizar'> },
  id: string,
  datos: DatosPauta,
  esperada: number | null,
): Promise<PautaConVersion> {
  const pauta = { _id: id, ...datos };
  const version = exigirEscritura(await deps.pautas.actualizar(pauta, esperada), 'la pauta');
  return { pauta, version };
}
