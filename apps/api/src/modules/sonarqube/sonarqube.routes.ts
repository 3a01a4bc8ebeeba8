import {
  clavesMetricas,
  componentes,
  conexion,
  consultaIncidencias,
  consultaMedidas,
  incidencias,
  medidas,
} from '@mantenible/contracts/sonarqube';
import type { EscaneoPort } from '@mantenible/domain/escaneo';

import { acceso, rutas, type Aplicacion, type Rutas } from '../../http/app.types.ts';
import { respuestas } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import { sendShared, SharedAnswer } from '../../http/sharing/shared-answer.ts';
import { joinedRead, type Sharing } from '../../http/sharing/shared-read.ts';
import { exigirClave, medidasDisponibles, medidasPedidas } from './proyecto-de-clave.ts';
import { sonarqubePreparacionRoutes } from './sonarqube-preparacion.routes.ts';
import type { DepsSonarqube } from './sonarqube.deps.ts';

/** The scanning service's data of a project, with the field names of the specification. */
export function sonarqubeRoutes(deps: DepsSonarqube): Rutas {
  const { escaneo } = deps;
  return rutas('Análisis', (app) => {
    const leer = lecturas(app, escaneo);
    void app.register(sonarqubePreparacionRoutes(deps));
    app.get('/sonarqube/login', {
      config: acceso('analisis', 'leer'),
      schema: { summary: 'Dice si el servicio responde', response: respuestas({ 200: conexion }) },
      handler: () => escaneo.validate(),
    });
    app.get('/sonarqube/metrics', {
      config: acceso('analisis', 'leer'),
      schema: { summary: 'Claves de las medidas', response: respuestas({ 200: clavesMetricas }) },
      handler: () => leer.metricas(),
    });
    lecturasDeProyecto(app, deps, leer);
  });
}

function lecturasDeProyecto(app: Aplicacion, deps: DepsSonarqube, leer: ReturnType<typeof lecturas>): void {
  app.get('/sonarqube/measures', {
    config: acceso('analisis', 'leer'),
    schema: {
      summary: 'Medidas de un proyecto',
      querystring: consultaMedidas,
      response: respuestas({ 200: medidas }, 404, 409),
    },
    handler: async (request, reply) => {
      const pedidas = medidasPedidas(request.query.metricKeys);
      const clave = await exigirClave(deps, personaDe(request), request.query.component);
      return sendShared(reply, await leer.medidas(clave, pedidas));
    },
  });
  app.get('/sonarqube/issues', {
    config: acceso('analisis', 'leer'),
    schema: {
      summary: 'Incidencias de un proyecto',
      querystring: consultaIncidencias,
      response: respuestas({ 200: incidencias }, 404, 409),
    },
    handler: async (request, reply) => {
      const clave = await exigirClave(deps, personaDe(request), request.query.projectKey);
      return sendShared(reply, await leer.incidencias(clave));
    },
  });
  app.get('/sonarqube/measures/component_tree', {
    config: acceso('analisis', 'leer'),
    schema: {
      summary: 'Medidas por archivo',
      querystring: consultaMedidas,
      response: respuestas({ 200: componentes }, 404, 409),
    },
    handler: async (request, reply) => {
      const pedidas = medidasPedidas(request.query.metricKeys);
      const clave = await exigirClave(deps, personaDe(request), request.query.component);
      return sendShared(reply, await leer.arbol(clave, pedidas));
    },
  });
}

/**
 * Concurrent equal calls share one request to the service and one serialisation: a large project has twenty
 * pages and some megabytes. Each call is authorised before.
 */
function lecturas(app: Sharing, escaneo: EscaneoPort) {
  return {
    metricas: joinedRead(app, async () => ({ metricKeys: await medidasDisponibles(escaneo) })),
    medidas: joinedRead(app, async (clave: string, pedidas: readonly string[]) => {
      const measures = await escaneo.measures(clave, pedidas);
      return new SharedAnswer({ data: { component: { measures } } });
    }),
    incidencias: joinedRead(app, async (clave: string) => {
      const { elementos, total } = await escaneo.issues(clave);
      return new SharedAnswer({ issues: elementos, total });
    }),
    arbol: joinedRead(app, async (clave: string, pedidas: readonly string[]) => {
      const { elementos, total } = await escaneo.componentTree(clave, pedidas);
      return new SharedAnswer({ data: { components: elementos, total } });
    }),
  };
}
