import type { Call } from '../../lib/caller.ts';
import { analyse, analysePast, finishedAnalyses, takeAction } from './analyses.ts';
import { saveAttempt, saveComplete } from './tests.ts';

/** Names of the two commits that are analysed; the second one is the head. */
const firstDelivery = 'entrega-1';
const secondDelivery = 'entrega-2';

/**
 * Fills a project through the API with what makes its pages worth a look. The branch ends at the first delivery until the
 * first analysis is done, as if the rest had been pushed later. The last step is the second analysis: a project with
 * two of them stays as the person left it.
 */
export async function seed(
  call: Call,
  proyectoId: string,
  { endAt, onBegin }: { readonly endAt: (commit: string) => void; readonly onBegin: () => void },
): Promise<void> {
  const analyses = await finishedAnalyses(call, proyectoId);
  if (analyses === null || analyses >= 2) return;
  onBegin();
  await saveAttempt(call, proyectoId, 1);
  if (analyses === 0) {
    endAt(firstDelivery);
    await analyse(call, proyectoId).finally(() => {
      endAt(secondDelivery);
    });
  }
  await takeAction(call, proyectoId);
  await saveAttempt(call, proyectoId, 2);
  await saveComplete(call, proyectoId);
  await analysePast(call, proyectoId);
  await analyse(call, proyectoId);
}
