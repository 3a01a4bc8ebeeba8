import { eventually } from '@mantenible/doubles';
import { expect } from 'vitest';

import type { Student } from './student.ts';

/** Acknowledged answers and saves, and refused requests, of all. */
export function figures(classroom: readonly Student[]) {
  const sum = (of: (one: Student['log']) => number) => classroom.reduce((all, { log }) => all + of(log), 0);
  return {
    answers: sum(({ answers }) => answers),
    saves: sum(({ saved }) => saved.length),
    refused: sum(({ refusals }) => refusals.length),
  };
}

/** Waits until a figure of all is above a number. */
export const grows = (
  classroom: readonly Student[],
  figure: keyof ReturnType<typeof figures>,
  above: number,
): Promise<void> =>
  eventually(() => {
    expect(figures(classroom)[figure]).toBeGreaterThan(above);
  });

/** The different refusals that people got, as one line each. */
export function outages(classroom: readonly Student[]): string[] {
  const lines = classroom.flatMap(({ log }) =>
    log.refusals.map(
      ({ status, codigo, mensaje, retryAfter }) =>
        `${codigo}: ${mensaje} (${status}, Retry-After ${retryAfter ?? 'missing'})`,
    ),
  );
  return [...new Set(lines)].toSorted();
}

/** Lines of the server's log about failures that it did not foresee: a database outage causes none. */
export function unforeseen(output: string): string[] {
  return output.split('\n').filter((line) => line.includes('fallo-interno'));
}

/** Everything acknowledged is stored as it was sent, and nothing is stored twice. */
export async function expectAllStored(classroom: readonly Student[]): Promise<void> {
  for (const one of classroom) {
    const { log } = one;
    const found = await one.stored();
    const byTest = <T extends { metricaId: string; intentos: number }>(tests: readonly T[]) =>
      tests.toSorted((a, b) => `${a.metricaId}${a.intentos}`.localeCompare(`${b.metricaId}${b.intentos}`));
    const sorted = ({ comentarios, ...rest }: (typeof found.saved)[number]) => ({
      ...rest,
      comentarios: comentarios.toSorted(),
    });
    expect(byTest(found.saved).map(sorted)).toEqual(byTest(log.saved).map(sorted));
    for (const [pauta, comentario] of log.draft?.comentarios ?? [])
      expect(newest(found.draft.get(pauta), comentario)).toBe(true);
  }
}

/** Stored comment is the acknowledged one, or the next version, which was stored and whose answer was lost. */
function newest(stored: string | undefined, acknowledged: string): boolean {
  return (
    stored === acknowledged || (stored?.slice(0, -1) === acknowledged.slice(0, -1) && stored > acknowledged)
  );
}
