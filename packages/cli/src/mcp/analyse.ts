import {
  esDeAlcance,
  leerAmbito,
  leerArchivoProperties,
  type AmbitoAplicado,
  type AmbitoLeido,
} from '@mantenible/domain/ambito';
import { limitesPorDefecto } from '@mantenible/runner';

import { analysePath, findFolder, type Analyser, type CarpetaAnalizada } from '../analysis/analyse.ts';
import { reportOf, type Informe } from '../analysis/report.ts';

/** A folder by its absolute path, and as the client wrote it. */
export interface Place {
  readonly folder: string;
  readonly shown: string;
}

/** An analysis that tools answer from. */
export interface Leida {
  readonly carpeta: CarpetaAnalizada;
  readonly informe: Informe;
  /** When the folder was read, in ISO 8601. */
  readonly fecha: string;
}

/** Analyses a folder, with a scope as a properties file has it; null for the folder's own. */
export async function analyse(
  { folder, shown }: Place,
  alcance: string | null,
  analyser: Analyser,
  signal: AbortSignal,
): Promise<Leida> {
  const given = alcance === null ? null : readGiven(alcance);
  const found = await findFolder({ objetivo: folder, rama: null }, { folder, signal });
  const request = {
    onMeasures: () => undefined,
    limites: limitesPorDefecto,
    ...(given && { ambito: given.ambito }),
  };
  const carpeta = withNotices(await analysePath(found, request, analyser, signal), given?.avisos ?? []);
  const informe = reportOf(carpeta, shown, carpeta.workTree?.prefix ?? '', null);
  return { carpeta, informe, fecha: new Date().toISOString() };
}

/** A given text is a scope and nothing else: a key outside it may be a mistyped one, and is named. */
function readGiven(alcance: string): AmbitoLeido {
  const { ambito, avisos } = leerAmbito(alcance);
  const foreign = new Set(
    leerArchivoProperties(alcance).flatMap(({ clave }) => (esDeAlcance(clave) ? [] : [clave])),
  );
  const named = [...foreign].slice(0, maxNamed).map((clave) => `«${clave}»`);
  const more = foreign.size > maxNamed ? '…' : '';
  const notice = `No son claves del alcance y no se siguen: ${named.join(', ')}${more}`;
  return { ambito, avisos: foreign.size === 0 ? avisos : [notice, ...avisos] };
}

const maxNamed = 10;

/** The scope keeps the sentences about what was not followed in the given text. */
function withNotices<T extends { readonly ambito: AmbitoAplicado }>(one: T, avisos: readonly string[]): T {
  return { ...one, ambito: { ...one.ambito, avisos: [...avisos, ...one.ambito.avisos] } };
}
