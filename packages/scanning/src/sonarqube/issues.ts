import type { Incidencia, ResultadoPaginado } from '@mantenible/domain/escaneo';
import * as z from 'zod/mini';

import type { Requests } from './http/client.ts';
import { pageSize } from './http/limits.ts';
import { readPages } from './http/pages.ts';
import { requireProject } from './preparation.ts';

const impactSchema = z.object({ softwareQuality: z.string(), severity: z.string() });
const issueSchema = z.object({
  component: z.string(),
  rule: z.string(),
  message: z.optional(z.string()),
  severity: z.optional(z.string()),
  impacts: z.optional(z.array(impactSchema)),
  issueStatus: z.optional(z.string()),
  status: z.optional(z.string()),
  type: z.optional(z.string()),
  tags: z.optional(z.array(z.string())),
  line: z.optional(z.int()),
  effort: z.optional(z.string()),
  textRange: z.optional(z.object({ startLine: z.int(), endLine: z.int() })),
});
type IncidenciaDelServicio = z.infer<typeof issueSchema>;

const answerSchema = z.object({
  paging: z.object({ total: z.int() }),
  issues: z.array(issueSchema),
});

/** Open code smells of a project. They are requested in the order of the files, so that concurrent pages do not overlap. */
export async function readIssues(requests: Requests, clave: string): Promise<ResultadoPaginado<Incidencia>> {
  const halladas = await readPages(async (pagina) => {
    const { issues, paging } = await requests.get(
      'api/issues/search',
      {
        // 9.9, 10.x and Cloud accept this name; `components` is newer.
        componentKeys: clave,
        types: 'CODE_SMELL',
        resolved: 'false',
        s: 'FILE_LINE',
        asc: 'true',
        p: String(pagina),
        ps: String(pageSize),
      },
      answerSchema,
    );
    return { elementos: issues.map((issue) => issueOf(issue, clave)), total: paging.total };
  });
  // The service returns an empty list for an unknown key.
  if (halladas.total === 0) await requireProject(requests, clave);
  return halladas;
}

function issueOf(issue: IncidenciaDelServicio, clave: string): Incidencia {
  const { component, textRange } = issue;
  return {
    descripcion: issue.message ?? '',
    regla: issue.rule,
    severidad: severityOf(issue),
    estado: issue.issueStatus ?? issue.status ?? '',
    tipo: issue.type ?? 'CODE_SMELL',
    categoria: issue.tags ?? [],
    archivo: component.startsWith(`${clave}:`) ? component.slice(clave.length + 1) : '',
    linea: issue.line ?? null,
    tiempo_estimado: issue.effort ?? null,
    linea_afectada: textRange ? { startLine: textRange.startLine, endLine: textRange.endLine } : null,
  };
}

/** Standard severity for each severity of an impact (Multi-Quality Rule mode). */
const severidadDeImpacto: Readonly<Record<string, string>> = {
  BLOCKER: 'BLOCKER',
  HIGH: 'CRITICAL',
  MEDIUM: 'MAJOR',
  LOW: 'MINOR',
  INFO: 'INFO',
};

/** The issue's severity, else that of its impact on maintainability or of its first impact; '' without any. */
function severityOf({ severity, impacts = [] }: IncidenciaDelServicio): string {
  if (severity !== undefined) return severity;
  const impactoMayor =
    impacts.find(({ softwareQuality }) => softwareQuality === 'MAINTAINABILITY') ?? impacts[0];
  return severidadDeImpacto[impactoMayor?.severity ?? ''] ?? '';
}
