import { parametroId } from '@mantenible/contracts/comun';
import {
  criterio,
  criterioEnviado,
  criterios,
  propiedadCalidad,
  propiedadEnviada,
  propiedadesCalidad,
} from '@mantenible/contracts/criterio';

import { acceso, rutas, type Aplicacion, type Rutas } from '../../http/app.types.ts';
import { respuestas } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import { sharedList } from '../../http/sharing/shared-answer.ts';
import { conVersion, versionEsperada } from '../../http/version.ts';
import { cambiarCriterio, cambiarPropiedad } from './cambiar-criterio.ts';
import type { CriterioRepository, PropiedadRepository } from './criterio.port.ts';

interface Deps {
  readonly criterios: CriterioRepository;
  readonly valoraciones: CriterioRepository;
  readonly propiedades: PropiedadRepository;
}

const leer = acceso('criterios', 'leer');
const escribir = acceso('criterios', 'escribir');

/** The three tables of the criteria editor (requisito: catalogue-calls). */
export function criterioRoutes(deps: Deps): Rutas {
  return rutas('Propiedades de calidad', (app) => {
    rutasDeRangos(app, '/criteriosValoracion', 'Criterios de valoración', deps.criterios);
    rutasDeRangos(app, '/valoracionMantenibilidad', 'Valoración de mantenibilidad', deps.valoraciones);
    rutasDeUmbrales(app, deps.propiedades);
  });
}

function rutasDeRangos(app: Aplicacion, url: string, tag: string, repository: CriterioRepository): void {
  app.get(url, {
    config: leer,
    schema: { tags: [tag], summary: 'Lista los rangos', response: respuestas({ 200: criterios }) },
    handler: sharedList(app, () => repository.listar()),
  });
  app.put(`${url}/:id`, {
    config: escribir,
    schema: {
      tags: [tag],
      summary: 'Cambia un rango',
      params: parametroId,
      body: criterioEnviado,
      response: respuestas({ 200: criterio }, 404, 412),
    },
    handler: async (request, reply) => {
      const [esperada, quien] = [versionEsperada(request), personaDe(request)];
      const cambiada = await cambiarCriterio(repository, request.params.id, request.body, esperada, quien);
      return conVersion(reply, cambiada);
    },
  });
}

function rutasDeUmbrales(app: Aplicacion, propiedades: PropiedadRepository): void {
  app.get('/propiedadCalidad', {
    config: leer,
    schema: { summary: 'Lista los umbrales', response: respuestas({ 200: propiedadesCalidad }) },
    handler: sharedList(app, () => propiedades.listar()),
  });
  app.put('/propiedadCalidad/:id', {
    config: escribir,
    schema: {
      summary: 'Cambia un umbral',
      params: parametroId,
      body: propiedadEnviada,
      response: respuestas({ 200: propiedadCalidad }, 404, 412),
    },
    handler: async (request, reply) => {
      const [esperada, quien] = [versionEsperada(request), personaDe(request)];
      const { valor } = request.body;
      const cambiada = await cambiarPropiedad(propiedades, request.params.id, valor, esperada, quien);
      return conVersion(reply, cambiada);
    },
  });
}
