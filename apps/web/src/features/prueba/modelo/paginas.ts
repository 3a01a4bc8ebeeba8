import type { PreguntaPlan } from '@mantenible/domain/respuesta';

/** Questions of a page (requisito: pages-of-ten). */
export const preguntasPorPagina = 10;

export interface PreguntaNumerada {
  readonly numero: number;
  readonly pregunta: PreguntaPlan;
}

/** Consecutive questions of one list on a page. */
export interface GrupoPreguntas {
  readonly listaVerificacion: string;
  readonly listaNombre: string;
  readonly preguntas: readonly PreguntaNumerada[];
}

/** Number of pages, at least one: an empty test shows 'Página 1 de 1'. */
export function totalPaginas(preguntas: number): number {
  return Math.max(1, Math.ceil(preguntas / preguntasPorPagina));
}

/** Page number from the URL, clamped to 1..total; 1 for invalid text. */
export function paginaValida(texto: string | null, total: number): number {
  const pagina = texto !== null && /^\d{1,4}$/.test(texto) ? Number(texto) : 1;
  return Math.min(Math.max(pagina, 1), total);
}

/** Page of the question with this index. */
export function paginaDe(indice: number): number {
  return Math.floor(indice / preguntasPorPagina) + 1;
}

/** The questions of one page, numbered through the whole test and grouped under their list's name. */
export function gruposDePagina(
  preguntas: readonly PreguntaPlan[],
  pagina: number,
): readonly GrupoPreguntas[] {
  const inicio = (pagina - 1) * preguntasPorPagina;
  const grupos: (GrupoPreguntas & { preguntas: PreguntaNumerada[] })[] = [];
  preguntas.slice(inicio, inicio + preguntasPorPagina).forEach((pregunta, i) => {
    const numerada = { numero: inicio + i + 1, pregunta };
    const ultimo = grupos.at(-1);
    if (ultimo?.listaVerificacion === pregunta.listaVerificacion) ultimo.preguntas.push(numerada);
    else {
      const { listaVerificacion, listaNombre } = pregunta;
      grupos.push({ listaVerificacion, listaNombre, preguntas: [numerada] });
    }
  });
  return grupos;
}
