import { mejora, type AccionNueva } from '@mantenible/contracts/mejora';
import type { ArchivoAnalizado } from '@mantenible/domain/analisis';

import { archivoFalso } from './analizador-falso.ts';
import type { TestApp } from './test-app.ts';
import type { Person } from './tokens.ts';

/** A file with a finding of each of these rules, one a line. */
export function archivoCon(ruta: string, blob: string, reglas: readonly string[]): ArchivoAnalizado {
  const incidencias = reglas.map((rule, i) => ({
    rule,
    message: 'Mal',
    effort: 5,
    range: { startLine: i + 1, startColumn: 0, endLine: i + 1, endColumn: 1 },
  }));
  const medidas = { ncloc: 100, code_smells: reglas.length };
  return { ...archivoFalso(ruta, blob), texto: 'uno\ndos\ntres', medidas, incidencias };
}

/** An action as the page sends it. */
export function accionNueva(
  origen: AccionNueva['origen'] = { tipo: 'propia', clave: '' },
  cambios: Partial<AccionNueva> = {},
): AccionNueva {
  const campos = { texto: 'Ordenar el módulo', esfuerzo: 'medio', estado: 'pendiente' } as const;
  return { origen, ...campos, responsable: null, fecha: null, ...cambios };
}

export async function leerMejora(app: TestApp, proyectoId: string, as: Person = 'ana', consulta = '') {
  const { status, body } = await app.call({ as, method: 'GET', url: `/mejoras/${proyectoId}${consulta}` });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return mejora.parse(body);
}
