import type { Marca, Marcas } from '@mantenible/contracts/marca';
import type { Decision } from '@mantenible/domain/marca';
import { contar } from '@mantenible/wording/contar';
import { formatNumber } from '@mantenible/wording/numeros';

export const nombreDecision: Readonly<Record<Decision, string>> = {
  'falsa-alarma': 'Falsa alarma',
  'se-acepta': 'Se acepta',
};

/** Number of findings of the newest analysis that are marked. */
export function contarPresentes({ marcas }: Pick<Marcas, 'marcas'>): number {
  return marcas.filter(({ estado }) => estado === 'presente').length;
}

/** '7 marcados', beside a number of smells. */
export function textoMarcados(cuantos: number): string {
  return `${formatNumber(cuantos)} ${cuantos === 1 ? 'marcado' : 'marcados'}`;
}

/** Findings that the code itself or the scope suppresses. */
export function textoSilenciadas(cuantas: number): string {
  const las = cuantas === 1 ? 'la' : 'las';
  return `${contar(cuantas, 'incidencia silenciada', 'incidencias silenciadas')}, con NOSONAR en el código o por una regla del alcance: las medidas no ${las} cuentan, igual que en SonarQube.`;
}

/** Where a marked finding stands, and whether it still does. */
export function textoLugar({ linea, estado }: Pick<Marca, 'linea' | 'estado'>): string {
  const lugar = linea === null ? 'todo el archivo' : `línea ${String(linea)}`;
  if (estado === 'ausente') return `${lugar}; ya no está en el último análisis`;
  return estado === 'sin-comprobar' ? `${lugar}; sin comprobar en el último análisis` : lugar;
}
