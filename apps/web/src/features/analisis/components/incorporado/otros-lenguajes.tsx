import type { LenguajeSinAnalizar } from '@mantenible/domain/escaneo';

import { avisarOtrosLenguajes } from '../../modelo/incorporado/otros-lenguajes.ts';
import comunes from '../analisis.module.css';

/** What the figures below leave out: the degree is not that of the whole repository. */
export function OtrosLenguajes({ lenguajes }: { readonly lenguajes: readonly LenguajeSinAnalizar[] }) {
  const texto = avisarOtrosLenguajes(lenguajes);
  return texto === null ? null : <p className={comunes.note}>{texto}</p>;
}
