import type { AnalisisHecho, SituacionAnalisis } from '@mantenible/domain/escaneo';
import { formatNumber } from '@mantenible/wording/numeros';

/** State of the embedded scanner's panel. */
export type Momento = 'sin-analizar' | 'en-curso' | 'fallido' | 'cancelado' | 'listo';

/** State of the newest attempt; a cancelled one keeps earlier results. */
export function momentoDe({ estado, fecha, historia }: SituacionAnalisis): Momento {
  if (estado === 'en-curso' || estado === 'fallido') return estado;
  if (historia[0]?.estado === 'cancelado') return 'cancelado';
  return fecha === null ? 'sin-analizar' : 'listo';
}

/** Newest successful analysis, whose results the page shows. */
export function ultimoListo(historia: readonly AnalisisHecho[]): AnalisisHecho | null {
  return historia.find(({ estado }) => estado === 'listo') ?? null;
}

/** Analyses with a degree, oldest first, for the chart. */
export function conGrado(historia: readonly AnalisisHecho[]) {
  return historia.flatMap(({ id, fecha, grado }) => (grado === null ? [] : [{ id, fecha, grado }])).reverse();
}

const palabras: Readonly<Record<AnalisisHecho['estado'], string>> = {
  'en-curso': 'En curso',
  listo: 'Terminado',
  fallido: 'Falló',
  cancelado: 'Cancelado',
};

export function palabraEstado(estado: AnalisisHecho['estado']): string {
  return palabras[estado];
}

/** Abbreviated commit hash. */
export function commitCorto(commit: string): string {
  return commit.slice(0, 7);
}

/** 'menos de 1 s', '12 s', '2 min 5 s'. */
export function textoDuracion(milisegundos: number): string {
  const segundos = Math.round(milisegundos / 1000);
  if (segundos < 1) return 'menos de 1 s';
  const minutos = Math.floor(segundos / 60);
  const resto = `${segundos % 60} s`;
  return minutos === 0 ? resto : `${formatNumber(minutos)} min ${resto}`;
}
