import type { LenguajeSinAnalizar } from '@mantenible/domain/escaneo';
import { formatNumber } from '@mantenible/wording/numeros';
import { contar } from '@mantenible/wording/contar';

const listas = new Intl.ListFormat('es', { type: 'conjunction' });
/** Languages listed by name; the rest is summarised. */
const maximo = 5;

/** 'El repositorio contiene además Java (12 archivos) y Go (3), que no se analizan…'; null for an empty list. */
export function avisarOtrosLenguajes(lenguajes: readonly LenguajeSinAnalizar[]): string | null {
  if (lenguajes.length === 0) return null;
  // A single further language is listed by name too.
  const cuantos = lenguajes.length === maximo + 1 ? maximo + 1 : maximo;
  const nombrados = lenguajes.slice(0, cuantos).map(({ lenguaje, archivos }, i) => {
    const unidad = i > 0 ? '' : archivos === 1 ? ' archivo' : ' archivos';
    return `${lenguaje} (${formatNumber(archivos)}${unidad})`;
  });
  const otros = lenguajes.slice(cuantos);
  const suma = otros.reduce((total, { archivos }) => total + archivos, 0);
  const resto =
    otros.length === 0
      ? []
      : [`otros ${contar(otros.length, 'lenguaje', 'lenguajes')} (${formatNumber(suma)})`];
  const verbos = lenguajes.length === 1 ? 'no se analiza y no cuenta' : 'no se analizan y no cuentan';
  return `El repositorio contiene además ${listas.format([...nombrados, ...resto])}, que ${verbos} en las líneas de código.`;
}
