import { evidencias as formaEvidencias } from '@mantenible/contracts/evidencia';
import { mismasEvidencias, type ArchivoEvidencia } from '@mantenible/domain/evidencia';

import { copiasPestana } from '../copias/copias-locales.ts';
import { nombreCopiaLocal } from '../copias/nombres.ts';

/** Most places that one tab keeps for a person's project; a further one replaces the oldest. */
export const maximoRecogidas = 20;

const nombreDe = (sub: string, proyectoId: string) => nombreCopiaLocal(sub, `evidencias/${proyectoId}`);

/**
 * Places of the code that a person picked in this tab to use them as evidence, the newest first; empty where the copy is
 * missing or damaged. Encrypted like every local copy, and removed at sign-out.
 */
export function leerRecogidas(sub: string, proyectoId: string): readonly ArchivoEvidencia[] {
  try {
    const leidas = formaEvidencias.safeParse(
      JSON.parse(copiasPestana.getItem(nombreDe(sub, proyectoId)) ?? '[]'),
    );
    return leidas.success ? leidas.data.filter((una) => una.tipo === 'archivo') : [];
  } catch {
    return [];
  }
}

/** Stores a picked place as the newest one; the same place is kept once. */
export function recoger(sub: string, proyectoId: string, nueva: ArchivoEvidencia): void {
  const otras = leerRecogidas(sub, proyectoId).filter((una) => !mismasEvidencias([una], [nueva]));
  const texto = JSON.stringify([nueva, ...otras].slice(0, maximoRecogidas));
  copiasPestana.setItem(nombreDe(sub, proyectoId), texto);
}
