import { parametroId, usos } from '@mantenible/contracts/comun';
import type { ZodMiniType } from 'zod/mini';

import { acceso, type Aplicacion } from '../../http/app.types.ts';
import { idDeCreacion } from '../../http/creation-id.ts';
import { respuestas, sinCuerpo } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import { sharedList } from '../../http/sharing/shared-answer.ts';
import { ponerVersion, versionEsperada } from '../../http/version.ts';
import { exigirBorrado, exigirHallado } from '../comun/escritura.ts';
import { actualizarRegistro, crearRegistro, type DepsGuardarRegistro } from './guardar-registro.ts';
import type { RegistroRepository } from './registro.port.ts';

/** The settings of one kind of catalogue record, for its routes. */
export interface RutasDeRegistro<Registro, Datos> extends DepsGuardarRegistro<Registro, Datos> {
  readonly registros: RegistroRepository<Registro, Datos>;
  /** Address of the list; a record is below it. */
  readonly url: `/${string}`;
  readonly resumen: Readonly<Record<'listar' | 'leer' | 'crear' | 'actualizar' | 'eliminar', string>>;
  readonly registro: ZodMiniType<Registro>;
  readonly lista: ZodMiniType<readonly Registro[]>;
  readonly enviado: ZodMiniType<Datos>;
}

export const leerCatalogo = acceso('catalogo', 'leer');
const escribirCatalogo = acceso('catalogo', 'escribir');

/** Declares list, read, uses, create, replace and delete of one kind of catalogue record. */
export function declararRegistro<Registro extends object, Datos extends object>(
  app: Aplicacion,
  tipo: RutasDeRegistro<Registro, Datos>,
): void {
  rutasDeLectura(app, tipo);
  rutasDeEscritura(app, tipo);
  rutaDeEliminacion(app, tipo);
}

/** Fastify's types resolve no type parameter: handlers get `object`, which the schema has validated. */
type Tipo = RutasDeRegistro<object, object>;

function rutasDeLectura(app: Aplicacion, tipo: Tipo): void {
  const { registros, resumen, cosa } = tipo;
  app.get(tipo.url, {
    config: leerCatalogo,
    schema: { summary: resumen.listar, response: respuestas({ 200: tipo.lista }) },
    handler: sharedList(app, () => registros.listar()),
  });
  app.get(`${tipo.url}/:id`, {
    config: leerCatalogo,
    schema: {
      summary: resumen.leer,
      params: parametroId,
      response: respuestas({ 200: tipo.registro }, 404),
    },
    handler: async (request, reply) => {
      const { registro, version } = exigirHallado(await registros.buscar(request.params.id), cosa);
      ponerVersion(reply, version);
      return registro;
    },
  });
  app.get(`${tipo.url}/:id/usos`, {
    config: leerCatalogo,
    schema: {
      summary: 'Dice dónde se usa',
      params: parametroId,
      response: respuestas({ 200: usos }, 404),
    },
    handler: async (request) => exigirHallado(await registros.usos(request.params.id), cosa),
  });
}

function rutasDeEscritura(app: Aplicacion, tipo: Tipo): void {
  const { resumen, enviado } = tipo;
  app.post(tipo.url, {
    config: { ...escribirCatalogo, idempotente: true },
    schema: { summary: resumen.crear, body: enviado, response: respuestas({ 201: tipo.registro }) },
    handler: async (request, reply) => {
      const [id, quien] = [idDeCreacion(request), personaDe(request)];
      const { registro, version } = await crearRegistro(tipo, id, request.body, quien);
      ponerVersion(reply, version);
      return registro;
    },
  });
  app.put(`${tipo.url}/:id`, {
    config: escribirCatalogo,
    schema: {
      summary: resumen.actualizar,
      params: parametroId,
      body: enviado,
      response: respuestas({ 200: tipo.registro }, 404, 412),
    },
    handler: async (request, reply) => {
      const [esperada, quien] = [versionEsperada(request), personaDe(request)];
      const { id } = request.params;
      const { registro, version } = await actualizarRegistro(tipo, id, request.body, esperada, quien);
      ponerVersion(reply, version);
      return registro;
    },
  });
}

function rutaDeEliminacion(app: Aplicacion, tipo: Tipo): void {
  app.delete(`${tipo.url}/:id`, {
    config: escribirCatalogo,
    schema: {
      summary: tipo.resumen.eliminar,
      params: parametroId,
      response: respuestas({ 204: sinCuerpo }, 404),
    },
    handler: async (request) => {
      const quien = personaDe(request);
      exigirBorrado(await tipo.registros.eliminar(request.params.id, quien), tipo.cosa);
    },
  });
}
