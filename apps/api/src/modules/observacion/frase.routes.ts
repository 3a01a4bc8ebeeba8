import { parametroId } from '@mantenible/contracts/comun';
import { frase, fraseNueva, frases } from '@mantenible/contracts/observacion';
import { DomainError } from '@mantenible/domain/error';
import { maximoFrases } from '@mantenible/domain/observacion';
import { contar } from '@mantenible/wording/contar';

import { acceso, rutas, type Rutas } from '../../http/app.types.ts';
import { idDeCreacion } from '../../http/creation-id.ts';
import { respuestas, sinCuerpo } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import { exigirBorrado } from '../comun/escritura.ts';
import type { Frase, FraseRepository } from './observacion.port.ts';

interface Deps {
  readonly frases: FraseRepository;
  readonly now: () => Date;
}

/** Texts that a person keeps for comments ('Mis frases'). */
export function fraseRoutes(deps: Deps): Rutas {
  return rutas('Comentarios del docente', (app) => {
    app.get('/frases', {
      config: acceso('frase', 'leer'),
      schema: { summary: 'Lista las frases propias', response: respuestas({ 200: frases }) },
      handler: async (request) => [...(await deps.frases.listar(personaDe(request).sub))],
    });
    app.post('/frases', {
      config: { ...acceso('frase', 'cambiar'), idempotente: true },
      schema: {
        summary: 'Guarda una frase para otros comentarios',
        body: fraseNueva,
        response: respuestas({ 201: frase }, 409),
      },
      handler: (request) => {
        const nueva = { _id: idDeCreacion(request), texto: request.body.texto };
        return guardarFrase(deps, personaDe(request).sub, nueva);
      },
    });
    app.delete('/frases/:id', {
      config: acceso('frase', 'cambiar'),
      schema: {
        summary: 'Borra una frase propia',
        params: parametroId,
        response: respuestas({ 204: sinCuerpo }, 404),
      },
      handler: async (request) => {
        exigirBorrado(await deps.frases.borrar(personaDe(request).sub, request.params.id), 'la frase');
      },
    });
  });
}

async function guardarFrase({ frases: guardadas, now }: Deps, sub: string, nueva: Frase): Promise<Frase> {
  if (await guardadas.agregar(sub, nueva, { maximo: maximoFrases, now: now() })) return nueva;
  throw new DomainError(
    'conflict',
    'demasiadas-frases',
    `Tiene ${contar(maximoFrases, 'frase guardada', 'frases guardadas')}: borre alguna antes de guardar otra.`,
  );
}
