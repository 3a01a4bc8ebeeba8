import { consultaExcluir, parametroId, parametroIds, usos } from '@mantenible/contracts/comun';
import { referencias } from '@mantenible/contracts/metrica';
import {
  subcaracteristica,
  subcaracteristicaEnviada,
  subcaracteristicas,
  subcaracteristicasCompletas,
} from '@mantenible/contracts/subcaracteristica';

import { acceso, rutas, type Aplicacion, type Rutas } from '../../http/app.types.ts';
import { respuestas, sinCuerpo } from '../../http/responses.ts';
import { sharedList } from '../../http/shared-reads.ts';
import { conVersion, versionEsperada } from '../../http/version.ts';
import { exigirBorrado, exigirHallado } from '../escritura.ts';
import { actualizarSubcaracteristica, crearSubcaracteristica } from './guardar-subcaracteristica.ts';
import type { SubcaracteristicaRepository } from './subcaracteristica.port.ts';

interface Deps {
  readonly subcaracteristicas: SubcaracteristicaRepository;
  readonly nuevoId: () => string;
}

const tags = ['Subcaracterísticas'];
const leer = acceso('catalogo', 'leer');
const escribir = acceso('catalogo', 'escribir');

/** The calls of sub-characteristics (specification §7). */
export function subcaracteristicaRoutes(deps: Deps): Rutas {
  return rutas((app) => {
    listados(app, deps);
    lecturas(app, deps);
    escrituras(app, deps);
  });
}

function listados(app: Aplicacion, deps: Deps): void {
  app.get('/subcaracteristicas', {
    config: leer,
    schema: {
      tags,
      summary: 'Lista las subcaracterísticas',
      response: respuestas({ 200: subcaracteristicas }),
    },
    handler: sharedList(() => deps.subcaracteristicas.listar()),
  });
  app.get('/subcaracteristicas/all', {
    config: leer,
    schema: {
      tags,
      summary: 'Lista todas, completas',
      response: respuestas({ 200: subcaracteristicasCompletas }),
    },
    handler: sharedList(() => deps.subcaracteristicas.listarCompletas()),
  });
  app.get('/subcaracteristicas/one/:ids', {
    config: leer,
    schema: {
      tags,
      summary: 'Lista algunas, completas',
      params: parametroIds,
      response: respuestas({ 200: subcaracteristicasCompletas }),
    },
    handler: (request) => deps.subcaracteristicas.listarCompletasPorIds(request.params.ids),
  });
  app.get('/subcaracteristicas/excluir', {
    config: leer,
    schema: {
      tags,
      summary: 'Lista todas menos algunas',
      querystring: consultaExcluir,
      response: respuestas({ 200: referencias }),
    },
    handler: (request) => deps.subcaracteristicas.listarExcepto(request.query.excludeIds),
  });
}

function lecturas(app: Aplicacion, deps: Deps): void {
  app.get('/subcaracteristicas/:id', {
    config: leer,
    schema: {
      tags,
      summary: 'Lee una subcaracterística',
      params: parametroId,
      response: respuestas({ 200: subcaracteristica }),
    },
    handler: async (request, reply) => {
      const hallada = exigirHallado(
        await deps.subcaracteristicas.buscar(request.params.id),
        'la subcaracterística',
      );
      return conVersion(reply, hallada.version).send(hallada.subcaracteristica);
    },
  });
  app.get('/subcaracteristicas/:id/usos', {
    config: leer,
    schema: {
      tags,
      summary: 'Dice dónde se usa',
      params: parametroId,
      response: respuestas({ 200: usos }),
    },
    handler: async (request) =>
      exigirHallado(await deps.subcaracteristicas.usos(request.params.id), 'la subcaracterística'),
  });
}

function escrituras(app: Aplicacion, deps: Deps): void {
  app.post('/subcaracteristicas', {
    config: { ...escribir, idempotente: true },
    schema: {
      tags,
      summary: 'Crea una subcaracterística',
      body: subcaracteristicaEnviada,
      response: respuestas({ 201: subcaracteristica }),
    },
    handler: async (request, reply) => {
      const creada = await crearSubcaracteristica(deps, request.body);
      return conVersion(reply, creada.version).code(201).send(creada.subcaracteristica);
    },
  });
  app.put('/subcaracteristicas/:id', {
    config: escribir,
    schema: {
      tags,
      summary: 'Cambia una subcaracterística',
      params: parametroId,
      body: subcaracteristicaEnviada,
      response: respuestas({ 200: subcaracteristica }),
    },
    handler: async (request, reply) => {
      const esperada = versionEsperada(request);
      const cambiada = await actualizarSubcaracteristica(deps, request.params.id, request.body, esperada);
      return conVersion(reply, cambiada.version).send(cambiada.subcaracteristica);
    },
  });
  app.delete('/subcaracteristicas/:id', {
    config: escribir,
    schema: {
      tags,
      summary: 'Elimina una subcaracterística',
      params: parametroId,
      response: respuestas({ 204: sinCuerpo }),
    },
    handler: async (request, reply) => {
      exigirBorrado(await deps.subcaracteristicas.eliminar(request.params.id), 'la subcaracterística');
      return reply.code(204).send();
    },
  });
}
