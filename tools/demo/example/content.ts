import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';

import { idEjemplo } from '@mantenible/domain/acceso';
import { z } from 'zod';

import type { ExampleRows } from './rows.ts';

/** Link that the example has in every installation: an address that exists nowhere (RFC 2606). */
export const exampleLink = 'https://mantenible.example/tienda-y-biblioteca.git';

interface Sources {
  /** Texts of the analysed files by path. */
  readonly texts: ReadonlyMap<string, string>;
  /** When the demonstration was started: later times are moved to the deliveries. */
  readonly begun: Date;
}

/**
 * The content of the solved example as text: the rows with texts in plain, ids that a later run gives again, times that fit the
 * repository, and '@analizador' in place of the analyser's version.
 */
export function contentOf(rows: ExampleRows, { texts, begun }: Sources): string {
  const analisis_archivos = rows.analisis_archivos.map((row) => ({
    ...row,
    texto_cifrado: undefined,
    texto_clave: undefined,
    texto: textOf(texts, row['ruta']),
  }));
  const detalles_analisis = rows.detalles_analisis.map(({ paquete, ...row }) => ({
    ...row,
    paquete: gunzipSync(Buffer.from(z.string().parse(paquete), 'base64')).toString(),
  }));
  const facts = factsOf(rows);
  const text = JSON.stringify({ ...rows, analisis_archivos, detalles_analisis })
    .replaceAll(JSON.stringify(facts.version), JSON.stringify('@analizador'))
    .replaceAll(facts.link, exampleLink)
    .replaceAll(facts.project, idEjemplo)
    .replaceAll(facts.person, '@persona');
  return stableIds(moveTimes(text, begun, facts));
}

function textOf(texts: ReadonlyMap<string, string>, path: unknown): string {
  const text = texts.get(z.string().parse(path));
  if (text === undefined) throw new Error(`no text of ${String(path)}`);
  return text;
}

interface Facts {
  readonly version: string;
  readonly link: string;
  readonly project: string;
  readonly person: string;
  /** Start of what belongs to the second delivery. */
  readonly second: Date;
  /** Dates of the two commits. */
  readonly commits: readonly [Date, Date];
}

const moment = z.iso.datetime({ offset: true });
const facts = z.object({
  respuestas: z.array(z.object({ creado: moment })),
  analisis: z
    .tuple([
      z.object({
        proyecto_id: z.string(),
        id_persona: z.string(),
        enlace: z.string(),
        commit_id: z.string(),
        fin: moment,
      }),
      z.object({ commit_id: z.string() }),
    ])
    .readonly(),
  detalles_analisis: z.array(z.object({ version: z.string() })).nonempty(),
  puntos_criticos: z.array(z.object({ estado: z.literal('listo') })).nonempty(),
  pasado_puntos: z.array(z.object({ commit_id: z.string(), fecha: moment })),
});

function factsOf(rows: ExampleRows): Facts {
  const read = facts.parse(rows);
  const [first, last] = read.analisis;
  const dateOf = (commit: string) => {
    const point = read.pasado_puntos.find(({ commit_id }) => commit_id === commit);
    return new Date(point?.fecha ?? Number.NaN);
  };
  const later = read.respuestas.map(({ creado }) => creado).filter((creado) => creado > first.fin);
  return {
    version: read.detalles_analisis[0]?.version ?? '',
    link: first.enlace,
    project: first.proyecto_id,
    person: first.id_persona,
    second: new Date(later.toSorted()[0] ?? Number.NaN),
    commits: [dateOf(first.commit_id), dateOf(last.commit_id)],
  };
}

const dayMs = 24 * 3_600_000;

/** Moves what the demonstration did to the days after its two deliveries, as a student would have done it. */
function moveTimes(text: string, begun: Date, { second, commits: [first, last] }: Facts): string {
  return text.replaceAll(/"(?<time>20\d\d-\d\d-\d\dT[\d:.]+(?:Z|[+-][\d:]+))"/gu, (all, time: string) => {
    const at = new Date(time).getTime();
    if (at < begun.getTime()) return all;
    const moved =
      at < second.getTime()
        ? first.getTime() + dayMs + at - begun.getTime()
        : last.getTime() + dayMs + at - second.getTime();
    return JSON.stringify(new Date(moved).toISOString());
  });
}

/** Replaces each id by one made of its place in the text, so that a row keeps its address in the next version. */
function stableIds(text: string): string {
  const ids = new Map<string, string>([[idEjemplo, idEjemplo]]);
  return text.replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gu, (id) => {
    const known = ids.get(id);
    if (known !== undefined) return known;
    const hash = createHash('sha256')
      .update(`ejemplo ${String(ids.size)}`)
      .digest('hex');
    const made = `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
    ids.set(id, made);
    return made;
  });
}
