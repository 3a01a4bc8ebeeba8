import type { Call } from '../../lib/caller.ts';
import { analyse, analysePast, hasPast, finishedAnalyses } from './analyses.ts';
import { takeFirstActions, takeLastAction } from './actions.ts';
import { saveAttempt, saveComplete } from './tests.ts';

/** Names of the two commits that are analysed; the second one is the head. */
const firstDelivery = 'entrega-1';
const secondDelivery = 'entrega-2';

/**
 * Fills a project through the API with what makes its pages worth a look. The branch ends at the first delivery until the
 * first analysis is done, as if the rest had been pushed later. Each test follows the analysis of its commit, which its
 * evidence cites. The last step is the repository's past, which no person removes: a project with it stays as it was left.
 */
export async function seed(
  call: Call,
  proyectoId: string,
  { endAt, onBegin }: { readonly endAt: (commit: string) => void; readonly onBegin: () => void },
): Promise<void> {
  const analyses = await finishedAnalyses(call, proyectoId);
  if (analyses === null || (await hasPast(call, proyectoId))) return;
  onBegin();
  if (analyses === 0) {
    endAt(firstDelivery);
    await analyse(call, proyectoId).finally(() => {
      endAt(secondDelivery);
    });
  }
  if (analyses < 2) {
    await saveAttempt(call, proyectoId, 1);
    await takeFirstActions(call, proyectoId);
    await analyse(call, proyectoId);
  }
  await saveAttempt(call, proyectoId, 2);
  await saveComplete(call, proyectoId);
  await takeLastAction(call, proyectoId);
  await analysePast(call, proyectoId);
}
