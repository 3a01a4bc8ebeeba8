import { cambiosEntre, esDelMismoCodigo } from '../comparacion/index.ts';
import type { CommitDeRama } from '../pasado/index.ts';
import type { RespuestaPrueba } from '../respuesta/index.ts';
import type { LoPedido, PruebaPedida } from './entrega.ts';

type PruebaFechada = Pick<RespuestaPrueba, 'tipo' | 'elementoId' | 'creado'>;

/** Whether a saved test is the one that a delivery asks for. */
export function esLaPedida(
  prueba: Pick<PruebaFechada, 'tipo' | 'elementoId'>,
  pedida: PruebaPedida,
): boolean {
  return prueba.tipo === pedida.tipo && prueba.elementoId === pedida.elementoId;
}

interface Elegidas<T> {
  /** The newest of the kind that was saved before the end of the deadline. */
  readonly enPlazo: T | null;
  /** The newest that was saved later. */
  readonly tarde: T | null;
}

/** Of a project's tests the two that count for a delivery; `fin` is the first instant after its deadline. */
export function elegirPrueba<T extends PruebaFechada>(
  pruebas: readonly T[],
  pedida: PruebaPedida,
  fin: number,
): Elegidas<T> {
  const suyas = pruebas
    .filter((una) => esLaPedida(una, pedida))
    .toSorted((a, b) => Date.parse(b.creado) - Date.parse(a.creado));
  const antes = (una: T): boolean => Date.parse(una.creado) < fin;
  const [ultima] = suyas;
  return {
    enPlazo: suyas.find(antes) ?? null,
    tarde: ultima && !antes(ultima) ? ultima : null,
  };
}

/**
 * The commit of a branch that counts: of its first parents, the head first, the first one dated before `fin`. Committers set
 * those dates themselves.
 */
export function elegirCommit(cabezaPrimero: readonly CommitDeRama[], fin: number): CommitDeRama | null {
  return cabezaPrimero.find(({ fecha }) => fecha < fin) ?? null;
}

/** Link and branch of code. */
interface LugarDeCodigo {
  readonly enlace: string;
  readonly rama: string;
}

/** The first of a project's analyses, newest first, that is of the repository and branch that are delivered. */
export function elegirDelCodigo<T extends LugarDeCodigo>(
  nuevosPrimero: readonly T[],
  { enlace, rama }: LugarDeCodigo,
): T | null {
  const suyo = (uno: T): boolean =>
    esDelMismoCodigo(
      cambiosEntre(
        { enlace: uno.enlace, rama: uno.rama, analizador: null },
        { enlace, rama, analizador: null },
      ),
    );
  return nuevosPrimero.find(suyo) ?? null;
}

interface AnalisisElegible {
  readonly origen: 'propio' | 'servicio' | 'entrega';
  readonly estado: string;
}

/**
 * Of the analyses of what was delivered, the newest first, the one that is shown: one that was made for the delivery, unless it was
 * cancelled, else the finished one. Among finished ones it is the one that marks read.
 */
export function elegirAnalisis<T extends AnalisisElegible>(analisis: readonly T[]): T | null {
  return (
    analisis.find(({ origen, estado }) => origen === 'entrega' && estado !== 'cancelado') ??
    analisis.find(({ estado }) => estado === 'listo') ??
    analisis[0] ??
    null
  );
}

/** What of a delivery a project has: all before the deadline, part of it, only later work, or nothing. */
export const estadosDeEntregado = ['entregado', 'incompleto', 'tarde', 'nada'] as const;
export type EstadoDeEntregado = (typeof estadosDeEntregado)[number];

/** Which rows of a delivery are read: those of one state, or all. */
export const seleccionesDeEntregado = ['todos', ...estadosDeEntregado] as const;
export type SeleccionDeEntregado = (typeof seleccionesDeEntregado)[number];

/** Rows of one page of a delivery. */
export const filasDeEntregaPorPagina = 50;

/** Failed analyses that a delivery names by project; its rows name all. */
export const maximoFallosNombrados = 50;

/** Parts of what is asked, each true where the project has it. */
export type Partes = Readonly<Record<keyof LoPedido, boolean>>;

/** The state of a project in a delivery, from what it had before the deadline and whether anything came later. */
export function estadoDeEntregado(pide: LoPedido, enPlazo: Partes, huboDespues: boolean): EstadoDeEntregado {
  const pedidas = (['prueba', 'analisis', 'plan'] as const).filter((una) =>
    una === 'prueba' ? pide.prueba !== null : pide[una],
  );
  const hechas = pedidas.filter((una) => enPlazo[una]);
  if (hechas.length === pedidas.length) return 'entregado';
  if (hechas.length > 0) return 'incompleto';
  return huboDespues ? 'tarde' : 'nada';
}

/** Where a delivery stands by the clock. */
export const fasesDeEntrega = ['sin-abrir', 'abierta', 'cerrada'] as const;
export type FaseDeEntrega = (typeof fasesDeEntrega)[number];

export function faseDeEntrega(
  { abre, fin }: { readonly abre: number; readonly fin: number },
  now: number,
): FaseDeEntrega {
  if (now < abre) return 'sin-abrir';
  return now < fin ? 'abierta' : 'cerrada';
}

/**
 * Milliseconds between the end of a deadline and the copies: a save that the server dated before the end may be stored some seconds
 * after it.
 */
export const esperaDeCopia = 60_000;

interface Foto {
  /** End of the deadline for which the copy was taken, in milliseconds. */
  readonly fin: number;
}

/**
 * Whether the copies of a delivery have to be taken: its deadline passed long enough ago, and they are missing or of an earlier deadline.
 * After a mark was published they stay.
 */
export function tocaCopiar(
  { fin, publicada }: Foto & { readonly publicada: boolean },
  tomada: Foto | null,
  now: number,
): boolean {
  if (now < fin + esperaDeCopia || publicada) return false;
  return tomada?.fin !== fin;
}
