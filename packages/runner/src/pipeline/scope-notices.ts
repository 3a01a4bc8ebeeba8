import { repositories, rulesOf } from '@mantenible/analyser/catalogue';
import {
  compilarPatron,
  maximoAvisos,
  type Ambito,
  type AmbitoAplicado,
  type Decisor,
} from '@mantenible/domain/ambito';
import { contar } from '@mantenible/wording/contar';

import type { CountedFile } from './selection.ts';
import { isKnownEncoding, truncate } from './text.ts';

/** First lines of the scripts of a page that rules did not read. */
export interface UnreadScripts {
  readonly ruta: string;
  readonly lineas: readonly number[];
}

interface AskedScope extends Pick<AmbitoAplicado, 'ambito' | 'avisos'> {
  readonly decisor: Decisor;
}

/** The notices of a scope once it was applied: also the folders and patterns that no file matched. */
export function noticesOf(
  { avisos, decisor, ambito: { codificacion, reglasIgnoradas } }: AskedScope,
  files: ReadonlyMap<string, CountedFile>,
  unread: readonly UnreadScripts[],
): readonly string[] {
  const { raices, patrones } = decisor.sinEfecto();
  const unused = [
    ...raices.map(
      (raiz) => `La carpeta o el archivo «${raiz}» no existe, o no tiene nada que se pueda analizar.`,
    ),
    ...patrones.map((patron) => `«${patron}» no coincide con ningún archivo que se pueda analizar.`),
    ...unknownRules(reglasIgnoradas).map(
      (regla) => `«${regla}» no coincide con ninguna regla que se aplique: no silencia nada.`,
    ),
  ];
  const unknown =
    codificacion === null || isKnownEncoding(codificacion)
      ? []
      : [`sonar.sourceEncoding: «${codificacion}» no es una codificación que se conozca y no se sigue.`];
  return [...unknown, ...damagedNotice(files), ...unreadNotice(unread), ...avisos, ...unused].slice(
    0,
    maximoAvisos,
  );
}

/** Steps of comparing the patterns of rules: what is left then is not named. */
const maxRuleSteps = 20_000_000;

/** Patterns of ignored rules that match no rule of the analyser, each once. */
function unknownRules(ignored: Ambito['reglasIgnoradas']): readonly string[] {
  if (ignored.length === 0) return [];
  const keys = repositories.flatMap((each) => Object.keys(rulesOf(each)).map((key) => `${each}:${key}`));
  const spent = { pasos: 0 };
  return [...new Set(ignored.map(({ regla }) => regla))].filter((pattern) => {
    const matches = compilarPatron(pattern, spent);
    return spent.pasos <= maxRuleSteps && !keys.some(matches);
  });
}

/** Files or scripts that a notice names. */
const maxNamed = 3;
const maxNamedPath = 100;

function namesOf(all: readonly string[]): string {
  const more = all.length - maxNamed;
  return all.slice(0, maxNamed).join(', ') + (more > 0 ? ` y ${contar(more, 'más', 'más')}` : '');
}

/** The notice of files in an encoding that is not known, with what to do. */
function damagedNotice(files: ReadonlyMap<string, CountedFile>): readonly string[] {
  const damaged = [...files].flatMap(([path, { ilegible = false }]) => (ilegible ? [path] : []));
  if (damaged.length === 0) return [];
  const names = namesOf(damaged.map((path) => truncate(path, maxNamedPath)));
  const keep = damaged.length === 1 ? 'guárdelo' : 'guárdelos';
  return [
    `No se reconoce la codificación de ${contar(damaged.length, 'archivo', 'archivos')} (${names}), y algunas letras se pierden: ${keep} en UTF-8, o nombre su codificación con sonar.sourceEncoding.`,
  ];
}

/** The notice of scripts that only a server's template completes; the other scripts of their pages have findings. */
function unreadNotice(unread: readonly UnreadScripts[]): readonly string[] {
  const places = unread.flatMap(({ ruta, lineas }) =>
    lineas.map((linea) => `${truncate(ruta, maxNamedPath)}:${String(linea)}`),
  );
  if (places.length === 0) return [];
  const [read, are, them] = places.length === 1 ? ['leyó', 'es', 'él'] : ['leyeron', 'son', 'ellos'];
  return [
    `No se ${read} ${contar(places.length, 'script', 'scripts')} de páginas (${namesOf(places)}): no ${are} JavaScript completo, como el que termina de escribir una plantilla del servidor. En ${them} no se buscan olores de código; en los demás scripts de esas páginas, sí.`,
  ];
}
