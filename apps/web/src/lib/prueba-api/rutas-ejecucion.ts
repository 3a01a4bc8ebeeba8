import { tipoElemento, type Alcance } from '@mantenible/domain/respuesta';

import { paths } from '../paths.ts';

/** URL of the execution screen of a scope; further items are in the query, so that a reload keeps them. */
export function hrefEjecucion(proyectoId: string, alcance: Alcance): string {
  const { tipo, elementoId, intentos, adicionales } = alcance;
  if (tipo === 'allSubcaracteristicas') return paths.pruebaSubcaracteristicas.href({ id: proyectoId });
  if (tipo === 'allMetricas') return paths.pruebaMetricas.href({ id: proyectoId });
  const esMetrica = tipoElemento(tipo) === 'metrica';
  const parametros = { id: elementoId ?? '', id2: proyectoId, id3: String(intentos ?? 1) };
  const ruta = esMetrica
    ? paths.pruebaMetrica.href(parametros)
    : paths.pruebaSubcaracteristica.href(parametros);
  if (adicionales.length === 0) return ruta;
  const nombre = esMetrica ? 'additionalMetricas' : 'additionalSubcaracteristicas';
  return `${ruta}?${nombre}=${adicionales.join(',')}`;
}
