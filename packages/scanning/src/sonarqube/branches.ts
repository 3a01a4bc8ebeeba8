import * as z from 'zod/mini';

import type { Requests } from './http/client.ts';

const respuesta = z.object({
  branches: z.array(
    z.object({ name: z.string(), isMain: z.boolean(), analysisDate: z.optional(z.string()) }),
  ),
});

export type Rama = z.infer<typeof respuesta>['branches'][number];

/** Branches that the service measures, each with the date of its newest analysis. */
export async function leerRamas(requests: Requests, clave: string): Promise<readonly Rama[]> {
  const { branches } = await requests.get('api/project_branches/list', { project: clave }, respuesta);
  return branches;
}
