import { parametroId, usos } from '@mantenible/contracts/comun';
import {
  listaEnviada,
  listasPorIds,
  listasVerificacion,
  listaVerificacion,
} from '@mantenible/contracts/lista-verificacion';

import { acceso, rutas, type Aplicacion, type Rutas } from '../../http/app.types.ts';
import { respuestas, sinCuerpo } from '../../http/responses.ts';
import { sharedList } from '../../http/shared-reads.ts';
import { conVersion, versionEsperada } from '../../http/version.ts';
import { exigirBorrado, exigirHallado } from '../escritura.ts';
import { actualizarLista, crearLista } from './guardar-lista-verificacion.ts';
import type { ListaVerificacionRepository } from './lista-verificacion.port.ts';

interface Deps {
  readonly listas: ListaVerificacionRepository;
  readonly nuevoId: () => string;
}

const tags = ['Listas de verificación'];
const leer = acceso('catalogo', 'leer');
const escribir = acceso('catalogo', 'escribir');
const cosa = 'la lista de verificación';

/** The calls of verification lists (specification §7). */
export function listaVerificacionRoutes(deps: Deps): Rutas {
  return rutas((app) => {
    lecturas(app, deps);
    escrituras(app, deps);
  });
}

function lecturas(app: Aplicacion, { listas }: Deps): void {
  app.get('/listasVerificacion', {
    config: leer,
    schema: {
      tags,
      summary: 'Lista las listas',
      response: respuestas({ 200: listasVerificacion }),
    },
    handler: sharedList(() => listas.listar()),
  });
  app.get('/listasVerificacion/:id', {
    config: leer,
    schema: {
      tags,
      summary: 'Lee una lista',
      params: parametroId,
      response: respuestas({ 200: listaVerificacion }),
    },
    handler: async (request, reply) => {
      const { lista, version } = exigirHallado(await listas.buscar(request.params.id), cosa);
      return conVersion(reply, version).send(lista);
    },
  });
  app.post('/listasVerificacion/batch', {
    config: leer,
    schema: {
      tags,
      summary: 'Lee varias',
      body: listasPorIds,
      response: respuestas({ 200: listasVerificacion }),
    },
    handler: (request) => listas.listarPorIds(request.body.ids),
  });
  app.get('/listasVerificacion/:id/usos', {
    config: leer,
    schema: {
      tags,
      summary: 'Dice dónde se usa',
      params: parametroId,
      response: respuestas({ 200: usos }),
    },
    handler: async (request) => exigirHallado(await listas.usos(request.params.id), cosa),
  });
}

function escrituras(app: Aplicacion, deps: Deps): void {
  app.post('/listasVerificacion', {
    config: { ...escribir, idempotente: true },
    schema: {
      tags,
      summary: 'Crea una lista',
      body: listaEnviada,
      response: respuestas({ 201: listaVerificacion }),
    },
    handler: async (request, reply) => {
      const { lista, version } = await crearLista(deps, request.body);
      return conVersion(reply, version).code(201).send(lista);
    },
  });
  app.put('/listasVerificacion/:id', {
    config: escribir,
    schema: {
      tags,
      summary: 'Cambia una lista',
      params: parametroId,
      body: listaEnviada,
      response: respuestas({ 200: listaVerificacion }),
    },
    handler: async (request, reply) => {
      const esperada = versionEsperada(request);
      const { lista, version } = await actualizarLista(deps, request.params.id, request.body, esperada);
      return conVersion(reply, version).send(lista);
    },
  });
  app.delete('/listasVerificacion/:id', {
    config: escribir,
    schema: {
      tags,
      summary: 'Elimina una lista',
      params: parametroId,
      response: respuestas({ 204: sinCuerpo }),
    },
    handler: async (request, reply) => {
      exigirBorrado(await deps.listas.eliminar(request.params.id), cosa);
      return reply.code(204).send();
    },
  });
}
