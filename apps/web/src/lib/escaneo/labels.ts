import type { ClaveMedida } from '@mantenible/domain/calculo-estatico';

/** Names of the service's measures on screen. */
export const nombresMedida: Readonly<Record<ClaveMedida, string>> = {
  ncloc: 'Líneas de código',
  complexity: 'Complejidad ciclomática',
  duplicated_lines: 'Líneas duplicadas',
  lines_to_cover: 'Líneas por cubrir',
  code_smells: 'Olores de código',
  cognitive_complexity: 'Complejidad cognitiva',
  comment_lines_density: 'Densidad de comentarios',
};

/** Literal text for an analysis without figures. */
export const sinMedidasRelevantes = 'No hay medidas relevantes disponibles';

/** What the embedded analyser looks for issues in; the other files have measures alone. */
export const dondeSeBuscanIncidencias =
  'Las incidencias se buscan en JavaScript, TypeScript, Python, CSS, HTML y Dockerfile, también en los scripts y estilos de las páginas HTML y de los componentes de Vue. De los demás archivos (XML, YAML, JSON, Bicep y Sass sin llaves, .sass) solo se toman medidas; SonarQube encuentra además algunos olores en HTML y en Dockerfile cuya regla falta aquí.';
