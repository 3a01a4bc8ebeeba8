import { consultaExcluir, parametroId, parametroIds, usos } from '@mantenible/contracts/comun';
import {
  metrica,
  metricaEnviada,
  metricas,
  metricasCompletas,
  referencias,
} from '@mantenible/contracts/metrica';

import { acceso, rutas, type Aplicacion, type Rutas } from '../../http/app.types.ts';
import { respuestas, sinCuerpo } from '../../http/responses.ts';
import { sharedList } from '../../http/shared-reads.ts';
import { conVersion, versionEsperada } from '../../http/version.ts';
import { exigirBorrado, exigirHallado } from '../escritura.ts';
import { actualizarMetrica, crearMetrica } from './guardar-metrica.ts';
import type { MetricaRepository } from './metrica.port.ts';

interface Deps {
  readonly metricas: MetricaRepository;
  readonly nuevoId: () => string;
}

const tags = ['Métricas'];
const leer = acceso('catalogo', 'leer');
const escribir = acceso('catalogo', 'escribir');

/** The calls of metrics (specification §7). */
export function metricaRoutes(deps: Deps): Rutas {
  return rutas((app) => {
    listados(app, deps);
    lecturas(app, deps);
    escrituras(app, deps);
  });
}

function listados(app: Aplicacion, deps: Deps): void {
  app.get('/metricas', {
    config: leer,
    schema: { tags, summary: 'Lista las métricas', response: respuestas({ 200: metricas }) },
    handler: sharedList(() => deps.metricas.listar()),
  });
  app.get('/metricas/all', {
    config: leer,
    schema: {
      tags,
      summary: 'Lista todas, completas',
      response: respuestas({ 200: metricasCompletas }),
    },
    handler: sharedList(() => deps.metricas.listarCompletas()),
  });
  app.get('/metricas/one/:ids', {
    config: leer,
    schema: {
      tags,
      summary: 'Lista algunas, completas',
      params: parametroIds,
      response: respuestas({ 200: metricasCompletas }),
    },
    handler: (request) => deps.metricas.listarCompletasPorIds(request.params.ids),
  });
  app.get('/metricas/excluir', {
    config: leer,
    schema: {
      tags,
      summary: 'Lista todas menos algunas',
      querystring: consultaExcluir,
      response: respuestas({ 200: referencias }),
    },
    handler: (request) => deps.metricas.listarExcepto(request.query.excludeIds),
  });
}

function lecturas(app: Aplicacion, deps: Deps): void {
  app.get('/metricas/:id', {
    config: leer,
    schema: {
      tags,
      summary: 'Lee una métrica',
      params: parametroId,
      response: respuestas({ 200: metrica }),
    },
    handler: async (request, reply) => {
      const hallada = exigirHallado(await deps.metricas.buscar(request.params.id), 'la métrica');
      return conVersion(reply, hallada.version).send(hallada.metrica);
    },
  });
  app.get('/metricas/:id/usos', {
    config: leer,
    schema: {
      tags,
      summary: 'Dice dónde se usa',
      params: parametroId,
      response: respuestas({ 200: usos }),
    },
    handler: async (request) => exigirHallado(await deps.metricas.usos(request.params.id), 'la métrica'),
  });
}

function escrituras(app: Aplicacion, deps: Deps): void {
  app.post('/metricas', {
    config: { ...escribir, idempotente: true },
    schema: {
      tags,
      summary: 'Crea una métrica',
      body: metricaEnviada,
      response: respuestas({ 201: metrica }),
    },
    handler: async (request, reply) => {
      const creada = await crearMetrica(deps, request.body);
      return conVersion(reply, creada.version).code(201).send(creada.metrica);
    },
  });
  app.put('/metricas/:id', {
    config: escribir,
    schema: {
      tags,
      summary: 'Cambia una métrica',
      params: parametroId,
      body: metricaEnviada,
      response: respuestas({ 200: metrica }),
    },
    handler: async (request, reply) => {
      const esperada = versionEsperada(request);
      const cambiada = await actualizarMetrica(deps, request.params.id, request.body, esperada);
      return conVersion(reply, cambiada.version).send(cambiada.metrica);
    },
  });
  app.delete('/metricas/:id', {
    config: escribir,
    schema: {
      tags,
      summary: 'Elimina una métrica',
      params: parametroId,
      response: respuestas({ 204: sinCuerpo }),
    },
    handler: async (request, reply) => {
      exigirBorrado(await deps.metricas.eliminar(request.params.id), 'la métrica');
      return reply.code(204).send();
    },
  });
}
