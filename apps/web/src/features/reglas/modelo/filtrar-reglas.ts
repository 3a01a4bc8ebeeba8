import type { EntradaDeRegla } from '@mantenible/rule-cards/indice';

import { leerSeveridad } from '../../../lib/incidencia/severidad.ts';
import { filterBySearch } from '../../../lib/search.ts';

/** What the list of rules is narrowed to; an empty text leaves all. */
export interface FiltroDeReglas {
  readonly buscar: string;
  readonly lenguaje: string;
  readonly tema: string;
  readonly severidad: string;
}

/** Names of the rule repositories, as the languages that they are for. */
export const lenguajes: Readonly<Record<string, string>> = {
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  python: 'Python',
  css: 'CSS',
  Web: 'HTML',
  docker: 'Docker',
};

const texto = ({ clave, titulo, tema, ingles }: EntradaDeRegla) => `${clave} ${titulo} ${tema} ${ingles}`;

/** The rules that pass the filter and contain the search in key, title, topic or English terms. */
export function filtrarReglas(
  reglas: readonly EntradaDeRegla[],
  { buscar, lenguaje, tema, severidad }: FiltroDeReglas,
): readonly EntradaDeRegla[] {
  const elegidas = reglas.filter(
    (regla) =>
      (lenguaje === '' || regla.repositorios.includes(lenguaje)) &&
      (tema === '' || regla.tema === tema) &&
      (severidad === '' || leerSeveridad(regla.severidad) === severidad),
  );
  return filterBySearch(elegidas, buscar, texto);
}

/** The topics of some rules in alphabetical order, each with its rules by title. */
export function porTema(
  reglas: readonly EntradaDeRegla[],
): readonly { readonly tema: string; readonly reglas: readonly EntradaDeRegla[] }[] {
  const orden = new Intl.Collator('es');
  const temas = [...new Set(reglas.map(({ tema }) => tema))].sort(orden.compare);
  return temas.map((tema) => ({
    tema,
    reglas: reglas
      .filter((regla) => regla.tema === tema)
      .sort((una, otra) => orden.compare(una.titulo, otra.titulo)),
  }));
}
