import { parametroId, usos } from '@mantenible/contracts/comun';
import { pauta, pautaEnviada, pautas } from '@mantenible/contracts/pauta';

import { acceso, rutas, type Rutas } from '../../http/app.types.ts';
import { respuestas, sinCuerpo } from '../../http/responses.ts';
import { sharedList } from '../../http/shared-reads.ts';
import { conVersion, versionEsperada } from '../../http/version.ts';
import { exigirBorrado, exigirHallado } from '../escritura.ts';
import { actualizarPauta } from './actualizar-pauta.ts';
import { crearPauta } from './crear-pauta.ts';
import type { PautaRepository } from './pauta.port.ts';

interface Deps {
  readonly pautas: PautaRepository;
  readonly nuevoId: () => string;
}

const tags = ['Pautas'];
const leer = acceso('catalogo', 'leer');
const escribir = acceso('catalogo', 'escribir');

/** The calls of guidelines (specification §7). */
export function pautaRoutes(deps: Deps): Rutas {
  return rutas((app) => {
    app.get('/pautas', {
      config: leer,
      schema: { tags, summary: 'Lista las pautas', response: respuestas({ 200: pautas }) },
      handler: sharedList(() => deps.pautas.listar()),
    });
    app.get('/pautas/:id', {
      config: leer,
      schema: {
        tags,
        summary: 'Lee una pauta',
        params: parametroId,
        response: respuestas({ 200: pauta }),
      },
      handler: async (request, reply) => {
        const hallada = exigirHallado(await deps.pautas.buscar(request.params.id), 'la pauta');
        return conVersion(reply, hallada.version).send(hallada.pauta);
      },
    });
    app.post('/pautas', {
      config: { ...escribir, idempotente: true },
      schema: {
        tags,
        summary: 'Crea una pauta',
        body: pautaEnviada,
        response: respuestas({ 201: pauta }),
      },
      handler: async (request, reply) => {
        const creada = await crearPauta(deps, request.body);
        return conVersion(reply, creada.version).code(201).send(creada.pauta);
      },
    });
    app.put('/pautas/:id', {
      config: escribir,
      schema: {
        tags,
        summary: 'Cambia una pauta',
        params: parametroId,
        body: pautaEnviada,
        response: respuestas({ 200: pauta }),
      },
      handler: async (request, reply) => {
        const esperada = versionEsperada(request);
        const cambiada = await actualizarPauta(deps, request.params.id, request.body, esperada);
        return conVersion(reply, cambiada.version).send(cambiada.pauta);
      },
    });
    app.delete('/pautas/:id', {
      config: escribir,
      schema: {
        tags,
        summary: 'Elimina una pauta',
        params: parametroId,
        response: respuestas({ 204: sinCuerpo }),
      },
      handler: async (request, reply) => {
        exigirBorrado(await deps.pautas.eliminar(request.params.id), 'la pauta');
        return reply.code(204).send();
      },
    });
    app.get('/pautas/:id/usos', {
      config: leer,
      schema: {
        tags,
        summary: 'Dice dónde se usa',
        params: parametroId,
        response: respuestas({ 200: usos }),
      },
      handler: async (request) => exigirHallado(await deps.pautas.usos(request.params.id), 'la pauta'),
    });
  });
}
