import { contar } from './contar.ts';
import { formatNumber, formatPercent } from './numeros.ts';

/** A line of a rubric, as far as words need it. */
interface Linea {
  readonly fuente: string;
  readonly modo: 'informa' | 'puntua';
  readonly puntos: number;
  readonly niveles?: readonly { readonly descripcion: string }[];
}

/** What came of a line. */
interface Calculada {
  readonly estado: 'calculada' | 'pendiente' | 'fuera' | 'cero';
  readonly valor: number | null;
  readonly nivel: number | null;
  readonly puntos: number;
  readonly restados: number;
  readonly motivo: string | null;
}

/** A figure with the unit of its source. */
export function cifraDeLinea(fuente: string, valor: number): string {
  if (fuente === 'nuevas') return `${formatNumber(valor)} por 1000 líneas`;
  if (fuente === 'acciones') return contar(valor, 'acción', 'acciones');
  return fuente === 'criterio' ? formatNumber(valor) : formatPercent(valor);
}

/** Unit of the figures of a source, for the title of a column of numbers; null where it has levels. */
export function unidadDeFuente(fuente: string): string | null {
  if (fuente === 'criterio') return null;
  if (fuente === 'nuevas') return 'por 1000 líneas';
  return fuente === 'acciones' ? 'acciones' : '%';
}

/** What came of a line: its figure or level, and its points with what penalties took. */
export function resultadoDeLinea(linea: Linea, calculada: Calculada | undefined): string {
  if (!calculada || calculada.estado === 'pendiente') return 'Falta elegir el nivel';
  if (calculada.estado === 'fuera') return `Sin datos: no cuenta. ${calculada.motivo ?? ''}`;
  const puntos =
    linea.modo === 'informa'
      ? 'no puntúa'
      : `${formatNumber(calculada.puntos)} de ${contar(linea.puntos, 'punto', 'puntos')}${restados(calculada)}`;
  if (calculada.estado === 'cero') return `${puntos}. ${calculada.motivo ?? ''}`;
  const valor = valorDeLinea(linea, calculada);
  return valor === null ? puntos : `${valor}: ${puntos}`;
}

/** The figure that was read, or the words of the level of a line that does not score; null where points alone are its result. */
export function valorDeLinea(
  { fuente, modo, niveles = [] }: Linea,
  { valor, nivel }: Pick<Calculada, 'valor' | 'nivel'>,
): string | null {
  if (valor !== null) return cifraDeLinea(fuente, valor);
  return modo === 'informa' && nivel !== null ? (niveles[nivel]?.descripcion ?? null) : null;
}

const restados = ({ restados: cuantos }: Calculada): string =>
  cuantos > 0 ? ` (las penalizaciones restan ${formatNumber(cuantos)})` : '';
