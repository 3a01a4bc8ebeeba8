import * as z from 'zod/mini';

import type { Requests } from './http/client.ts';

const answerSchema = z.object({
  branches: z.array(
    z.object({ name: z.string(), isMain: z.boolean(), analysisDate: z.optional(z.string()) }),
  ),
});

export type Rama = z.infer<typeof answerSchema>['branches'][number];

/** Branches of a project, each with the date of its newest analysis. */
export async function readBranches(requests: Requests, clave: string): Promise<readonly Rama[]> {
  const { branches } = await requests.get('api/project_branches/list', { project: clave }, answerSchema);
  return branches;
}
