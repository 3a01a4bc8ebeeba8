import type { LenguajeSinAnalizar } from '@mantenible/domain/escaneo';

import { avisarOtrosLenguajes } from './avisar-otros-lenguajes.ts';
import comunes from '../analisis.module.css';

/** Notice of languages that the figures do not include. */
export function OtrosLenguajes({ lenguajes }: { readonly lenguajes: readonly LenguajeSinAnalizar[] }) {
  const texto = avisarOtrosLenguajes(lenguajes);
  return texto === null ? null : <p className={comunes.note}>{texto}</p>;
}
