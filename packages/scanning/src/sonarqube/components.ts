import { mejorValorOmitido } from '@mantenible/domain/calculo-estatico';
import type { ComponenteMedido, Medida, ResultadoPaginado } from '@mantenible/domain/escaneo';
import * as z from 'zod/mini';

import type { Requests } from './http/client.ts';
import { pageSize } from './http/limits.ts';
import { readPages } from './http/pages.ts';
import { conClavesPedidas, medidaDelServicio } from './measures.ts';

const componente = z.object({
  key: z.string(),
  name: z.string(),
  qualifier: z.string(),
  path: z.optional(z.string()),
  measures: z.optional(z.array(medidaDelServicio)),
});

const respuesta = z.object({
  paging: z.object({ total: z.int() }),
  components: z.array(componente),
});

/** Files of a project, tests too, with the measures that were asked for. */
export function leerComponentes(
  requests: Requests,
  clave: string,
  claves: ReadonlyMap<string, string>,
): Promise<ResultadoPaginado<ComponenteMedido>> {
  if (claves.size === 0) return Promise.resolve({ elementos: [], total: 0 });
  const omitibles = [...claves.values()].flatMap((pedida) => mejorMedida(pedida));
  return readPages(async (pagina) => {
    const parametros = {
      component: clave,
      metricKeys: [...claves.keys()].join(','),
      strategy: 'leaves',
      qualifiers: 'FIL,UTS',
      p: String(pagina),
      ps: String(pageSize),
    };
    const { components, paging } = await requests.get('api/measures/component_tree', parametros, respuesta);
    const elementos = components.map(({ key, name, qualifier, path = name, measures = [] }) => {
      const dadas = conClavesPedidas(measures, claves);
      return { key, name, qualifier, path, measures: [...dadas, ...ausentes(omitibles, dadas)] };
    });
    return { elementos, total: paging.total };
  });
}

/** What stands for a measure that a service may leave out at its best value (Web API, best values). */
function mejorMedida(metric: string): Medida[] {
  const mejor = Object.entries(mejorValorOmitido).find(([medida]) => medida === metric)?.[1];
  return mejor === undefined ? [] : [{ metric, value: String(mejor), bestValue: true }];
}

function ausentes(omitibles: readonly Medida[], dadas: readonly Medida[]): Medida[] {
  return omitibles.filter(({ metric }) => !dadas.some((dada) => dada.metric === metric));
}
