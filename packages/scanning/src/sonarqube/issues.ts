import type { Incidencia, ResultadoPaginado } from '@mantenible/domain/escaneo';
import * as z from 'zod/mini';

import type { Requests } from './http/client.ts';
import { pageSize } from './http/limits.ts';
import { readPages } from './http/pages.ts';
import { exigirProyecto } from './preparation.ts';

const impacto = z.object({ softwareQuality: z.string(), severity: z.string() });
const incidenciaDelServicio = z.object({
  component: z.string(),
  rule: z.string(),
  message: z.optional(z.string()),
  severity: z.optional(z.string()),
  impacts: z.optional(z.array(impacto)),
  issueStatus: z.optional(z.string()),
  status: z.optional(z.string()),
  type: z.optional(z.string()),
  tags: z.optional(z.array(z.string())),
  line: z.optional(z.int()),
  effort: z.optional(z.string()),
  textRange: z.optional(z.object({ startLine: z.int(), endLine: z.int() })),
});
type IncidenciaDelServicio = z.infer<typeof incidenciaDelServicio>;

const respuesta = z.object({
  paging: z.object({ total: z.int() }),
  issues: z.array(incidenciaDelServicio),
});

/** Open code smells of a project in the order of its files, so that pages asked for at once do not overlap. */
export async function leerIncidencias(
  requests: Requests,
  clave: string,
): Promise<ResultadoPaginado<Incidencia>> {
  const halladas = await readPages(async (pagina) => {
    const { issues, paging } = await requests.get(
      'api/issues/search',
      {
        // The name that 9.9, 10.x and Cloud all understand; `components` is newer.
        componentKeys: clave,
        types: 'CODE_SMELL',
        resolved: 'false',
        s: 'FILE_LINE',
        asc: 'true',
        p: String(pagina),
        ps: String(pageSize),
      },
      respuesta,
    );
    return { elementos: issues.map((issue) => incidenciaDe(issue, clave)), total: paging.total };
  });
  // For a key that it does not know the service finds nothing, instead of saying so.
  if (halladas.total === 0) await exigirProyecto(requests, clave);
  return halladas;
}

function incidenciaDe(issue: IncidenciaDelServicio, clave: string): Incidencia {
  const { component, textRange } = issue;
  return {
    descripcion: issue.message ?? '',
    regla: issue.rule,
    severidad: severidadDe(issue),
    estado: issue.issueStatus ?? issue.status ?? '',
    tipo: issue.type ?? 'CODE_SMELL',
    categoria: issue.tags ?? [],
    archivo: component.startsWith(`${clave}:`) ? component.slice(clave.length + 1) : '',
    linea: issue.line ?? null,
    tiempo_estimado: issue.effort ?? null,
    linea_afectada: textRange ? { startLine: textRange.startLine, endLine: textRange.endLine } : null,
  };
}

/** The standard severity that stands for an impact's (Multi-Quality Rule mode). */
const severidadDeImpacto: Readonly<Record<string, string>> = {
  BLOCKER: 'BLOCKER',
  HIGH: 'CRITICAL',
  MEDIUM: 'MAJOR',
  LOW: 'MINOR',
  INFO: 'INFO',
};

/** The severity where the service still gives one, otherwise that of its impact on maintainability; '' without both. */
function severidadDe({ severity, impacts = [] }: IncidenciaDelServicio): string {
  if (severity !== undefined) return severity;
  const impactoMayor =
    impacts.find(({ softwareQuality }) => softwareQuality === 'MAINTAINABILITY') ?? impacts[0];
  return severidadDeImpacto[impactoMayor?.severity ?? ''] ?? '';
}
