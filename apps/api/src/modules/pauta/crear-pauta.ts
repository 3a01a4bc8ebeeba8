import type { DatosPauta, PautaConVersion, PautaRepository } from './pauta.port.ts';

/** Stores a new guideline under an id made here. */
export async function crearPauta(
  deps: { readonly pautas: Pick<PautaRepository, 'crear'>; readonly nuevoId: () => string },
  datos: DatosPauta,
): Promise<PautaConVersion> {
  const pauta = { _id: deps.nuevoId(), ...datos };
  return { pauta, version: await deps.pautas.crear(pauta) };
}
