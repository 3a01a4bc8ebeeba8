import { consultaExcluir, parametroIds } from '@mantenible/contracts/comun';
import { referencias } from '@mantenible/contracts/metrica';
import type { ZodMiniType } from 'zod/mini';

import type { Aplicacion } from '../../http/app.types.ts';
import { respuestas } from '../../http/responses.ts';
import { sharedList } from '../../http/sharing/shared-answer.ts';
import type { CompletosRepository } from './completos.port.ts';
import { leerCatalogo } from './registro.routes.ts';

interface RutasDeCompletos<Completo> {
  readonly registros: CompletosRepository<Completo>;
  /** Address of the list. */
  readonly url: `/${string}`;
  readonly completos: ZodMiniType<readonly Completo[]>;
}

/** Declares the lists of a kind that a test reads: populated to the levels, and by name. */
export function declararCompletos<Completo>(app: Aplicacion, tipo: RutasDeCompletos<Completo>): void {
  const { registros, url } = tipo;
  const completos = respuestas({ 200: tipo.completos });
  app.get(`${url}/all`, {
    config: leerCatalogo,
    schema: { summary: 'Lista todas, completas', response: completos },
    handler: sharedList(app, () => registros.listarCompletas()),
  });
  app.get(`${url}/one/:ids`, {
    config: leerCatalogo,
    schema: { summary: 'Lista algunas, completas', params: parametroIds, response: completos },
    handler: (request) => registros.listarCompletasPorIds(request.params.ids),
  });
  app.get(`${url}/excluir`, {
    config: leerCatalogo,
    schema: {
      summary: 'Lista todas menos algunas',
      querystring: consultaExcluir,
      response: respuestas({ 200: referencias }),
    },
    handler: (request) => registros.listarExcepto(request.query.excludeIds),
  });
}
