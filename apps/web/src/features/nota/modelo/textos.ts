import type { NotasDeEntrega } from '@mantenible/contracts/nota';
import {
  menosEsMejor,
  type FuenteLinea,
  type LineaCalculada,
  type LineaRubrica,
} from '@mantenible/domain/rubrica';
import { contar } from '@mantenible/wording/contar';
import { formatNumber, formatPercent } from '@mantenible/wording/numeros';

export const fuentes: Readonly<Record<FuenteLinea, string>> = {
  media: 'Media de la prueba',
  evidencias: 'Respuestas con evidencia',
  acuerdo: 'Acuerdo con la referencia',
  grado: 'Grado de mantenibilidad',
  nuevas: 'Incidencias nuevas por 1000 líneas',
  acciones: 'Acciones verificadas',
  criterio: 'Lo que decide el docente',
};

export const estadosDeNota: Readonly<Record<NotasDeEntrega['filas'][number]['estado'], string>> = {
  'sin-calcular': 'Sin calcular',
  pendiente: 'Falta decidir',
  lista: 'Lista para publicar',
  publicada: 'Publicada',
  cambiada: 'Con cambios sin publicar',
};

/** A figure with the unit of its source. */
export function cifra(fuente: FuenteLinea, valor: number): string {
  switch (fuente) {
    case 'nuevas':
      return `${formatNumber(valor)} por 1000 líneas`;
    case 'acciones':
      return contar(valor, 'acción', 'acciones');
    case 'media':
    case 'evidencias':
    case 'acuerdo':
    case 'grado':
      return formatPercent(valor);
    case 'criterio':
      return formatNumber(valor);
  }
}

/** What a line gives, in a sentence. */
export function reglaDe(linea: LineaRubrica): string {
  if (linea.fuente === 'criterio') return `Hasta ${contar(linea.puntos, 'punto', 'puntos')}, por niveles.`;
  const { fuente, bajo, alto, puntos } = linea;
  return `0 puntos con ${cifra(fuente, bajo)} o ${menosEsMejor(fuente) ? 'más' : 'menos'}; ${contar(puntos, 'punto', 'puntos')} con ${cifra(fuente, alto)} o ${menosEsMejor(fuente) ? 'menos' : 'más'}; en proporción entre ambos.`;
}

/** What came of a line: its figure or level, and its points. */
export function resultadoDe(linea: LineaRubrica, calculada: LineaCalculada | undefined): string {
  if (!calculada || calculada.estado === 'pendiente') return 'Falta elegir el nivel';
  if (calculada.estado === 'fuera') return `Sin datos: no cuenta. ${calculada.motivo ?? ''}`;
  const puntos =
    linea.modo === 'informa'
      ? 'no puntúa'
      : `${formatNumber(calculada.puntos)} de ${contar(linea.puntos, 'punto', 'puntos')}`;
  if (calculada.estado === 'cero') return `${puntos}. ${calculada.motivo ?? ''}`;
  const valor = calculada.valor === null ? '' : `${cifra(linea.fuente, calculada.valor)}: `;
  return `${valor}${puntos}`;
}
