import { hecho } from '@mantenible/contracts/comun';
import {
  consultaFuente,
  creadoEnServicio,
  crearEnServicio,
  renombrarRama as cuerpoRenombrar,
} from '@mantenible/contracts/sonarqube';
import * as z from 'zod/mini';

import { acceso, rutas, type Aplicacion, type Rutas } from '../../http/app.types.ts';
import { respuestas } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import { exigirFuente } from './proyecto-de-clave.ts';
import { renombrarRama } from './renombrar-rama.ts';
import type { DepsSonarqube } from './sonarqube.deps.ts';

/** The steps of a project's creation in the scanning service, and the text of analysed files. */
export function sonarqubePreparacionRoutes(deps: DepsSonarqube): Rutas {
  return rutas('Análisis', (app) => {
    app.post('/sonarqube/proyectos/crear', {
      config: acceso('proyecto', 'crear'),
      schema: {
        summary: 'Reserva la clave de un proyecto y lo crea en el servicio',
        body: crearEnServicio,
        response: respuestas({ 200: creadoEnServicio }, 409),
      },
      handler: async (request) => {
        const { clave } = await deps.reservarClave(personaDe(request).sub, request.body.nombreProyecto);
        return { clave };
      },
    });
    app.post('/sonarqube/rename', {
      config: acceso('proyecto', 'crear'),
      schema: {
        summary: 'Nombra la rama principal de un proyecto propio en el servicio',
        body: cuerpoRenombrar,
        response: respuestas({ 200: hecho }, 404, 409),
      },
      handler: async (request) => {
        const { name, project } = request.body;
        return { _id: await renombrarRama(deps, personaDe(request), name, project) };
      },
    });
    rutaDeFuente(app, deps);
  });
}

function rutaDeFuente(app: Aplicacion, deps: DepsSonarqube): void {
  app.get('/sonarqube/sonar-file', {
    config: acceso('analisis', 'leer'),
    schema: {
      summary: 'Texto de un archivo analizado',
      querystring: consultaFuente,
      response: respuestas(
        {
          200: { description: 'El texto', content: { 'text/plain': { schema: z.string() } } },
        },
        404,
        409,
      ),
    },
    handler: async (request, reply) => {
      const { clave, path } = await exigirFuente(deps, personaDe(request), request.query.key);
      const texto = await deps.escaneo.source(clave, path);
      // Repository text is never a document of this origin (requisito: secure-headers).
      void reply
        .type('text/plain; charset=utf-8')
        .header('X-Content-Type-Options', 'nosniff')
        .header('Content-Security-Policy', 'sandbox');
      return texto;
    },
  });
}
