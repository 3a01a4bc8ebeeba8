import { situacionPasado } from '@mantenible/contracts/pasado';
import { expect } from '@playwright/test';
import * as z from 'zod/mini';

import { termina } from './analysis.ts';
import type { Api } from './api.ts';

const proyectos = z.array(z.object({ _id: z.string() }));

/**
 * Waits for the demonstration's content, and answers its project's identifier. The server answers before its content is
 * complete: on a busy machine its three analyses, one of them of the repository's past, take minutes.
 */
export async function prepararDemo(api: Api): Promise<string> {
  let completo: string | undefined;
  await expect
    .poll(async () => {
      completo = await proyectoCompleto(api);
      return completo;
    }, termina)
    .toBeDefined();
  return completo ?? '';
}

/** The project, once it has the repository's past, which ends the preparation. */
async function proyectoCompleto(api: Api): Promise<string | undefined> {
  const [uno] = await api.llamar('GET', `/proyectos/persona/${await api.persona()}`, proyectos);
  if (uno === undefined) return undefined;
  const { pasado } = await api.llamar('GET', `/pasados/${uno._id}`, situacionPasado);
  return pasado === null ? undefined : uno._id;
}
