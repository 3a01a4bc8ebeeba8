import { mejorValorOmitido } from '@mantenible/domain/calculo-estatico';
import type { ComponenteMedido, Medida, ResultadoPaginado } from '@mantenible/domain/escaneo';
import * as z from 'zod/mini';

import type { Requests } from './http/client.ts';
import { pageSize } from './http/limits.ts';
import { readPages } from './http/pages.ts';
import { withRequestedKeys, measureSchema } from './measures.ts';

const componentSchema = z.object({
  key: z.string(),
  name: z.string(),
  qualifier: z.string(),
  path: z.optional(z.string()),
  measures: z.optional(z.array(measureSchema)),
});

const answerSchema = z.object({
  paging: z.object({ total: z.int() }),
  components: z.array(componentSchema),
});

/** Files of a project, including test files, with the requested measures. `claves` maps the service's keys to ours. */
export function readComponents(
  requests: Requests,
  clave: string,
  claves: ReadonlyMap<string, string>,
): Promise<ResultadoPaginado<ComponenteMedido>> {
  if (claves.size === 0) return Promise.resolve({ elementos: [], total: 0 });
  const omittable = [...claves.values()].flatMap((pedida) => bestMeasure(pedida));
  return readPages(async (pagina) => {
    const parameters = {
      component: clave,
      metricKeys: [...claves.keys()].join(','),
      strategy: 'leaves',
      qualifiers: 'FIL,UTS',
      p: String(pagina),
      ps: String(pageSize),
    };
    const { components, paging } = await requests.get(
      'api/measures/component_tree',
      parameters,
      answerSchema,
    );
    const elementos = components.map(({ key, name, qualifier, path = name, measures = [] }) => {
      const given = withRequestedKeys(measures, claves);
      return { key, name, qualifier, path, measures: [...given, ...missingMeasures(omittable, given)] };
    });
    return { elementos, total: paging.total };
  });
}

/** Replaces a measure that the Web API omits: the best value of the metric; empty for metrics without one. */
function bestMeasure(metric: string): Medida[] {
  const best = Object.entries(mejorValorOmitido).find(([medida]) => medida === metric)?.[1];
  return best === undefined ? [] : [{ metric, value: String(best), bestValue: true }];
}

function missingMeasures(omittable: readonly Medida[], given: readonly Medida[]): Medida[] {
  return omittable.filter(({ metric }) => !given.some((dada) => dada.metric === metric));
}
