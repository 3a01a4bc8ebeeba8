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

import { acceso, rutas, type Rutas } from '../../http/app.types.ts';
import { respuestas } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import { joinedRead, markShared } from '../../http/shared-reads.ts';
import { exigirClave, medidasDisponibles, medidasPedidas } from './proyecto-de-clave.ts';
import type { DepsSonarqube } from './sonarqube.deps.ts';
import { sonarqubePreparacionRoutes } from './sonarqube-preparacion.routes.ts';

const tags = ['Análisis'];

/** The scanning service's data of a project, with the field names of the specification. */
export function sonarqubeRoutes(deps: DepsSonarqube): Rutas {
  const { escaneo } = deps;
  const leer = lecturas(escaneo);
  return rutas((app) => {
    void app.register(sonarqubePreparacionRoutes(deps));
    app.get('/sonarqube/login', {
      config: acceso('analisis', 'leer'),
      schema: { tags, summary: 'Dice si el servicio responde', response: respuestas({ 200: conexion }) },
      handler: () => escaneo.validate(),
    });
    app.get('/sonarqube/metrics', {
      config: acceso('analisis', 'leer'),
      schema: { tags, summary: 'Claves de las medidas', response: respuestas({ 200: clavesMetricas }) },
      handler: () => leer.metricas(),
    });
    app.get('/sonarqube/measures', {
      config: acceso('analisis', 'leer'),
      schema: {
        tags,
        summary: 'Medidas de un proyecto',
        querystring: consultaMedidas,
        response: respuestas({ 200: medidas }, 404, 409),
      },
      handler: async (request) => {
        const pedidas = medidasPedidas(request.query.metricKeys);
        return leer.medidas(await exigirClave(deps, personaDe(request), request.query.component), pedidas);
      },
    });
    app.get('/sonarqube/issues', {
      config: acceso('analisis', 'leer'),
      schema: {
        tags,
        summary: 'Incidencias de un proyecto',
        querystring: consultaIncidencias,
        response: respuestas({ 200: incidencias }, 404, 409),
      },
      handler: async (request) =>
        leer.incidencias(await exigirClave(deps, personaDe(request), request.query.projectKey)),
    });
    app.get('/sonarqube/measures/component_tree', {
      config: acceso('analisis', 'leer'),
      schema: {
        tags,
        summary: 'Medidas por archivo',
        querystring: consultaMedidas,
        response: respuestas({ 200: componentes }, 404, 409),
      },
      handler: async (request) => {
        const pedidas = medidasPedidas(request.query.metricKeys);
        return leer.arbol(await exigirClave(deps, personaDe(request), request.query.component), pedidas);
      },
    });
  });
}

/**
 * Concurrent equal calls share one request to the service and one serialisation: a large project has twenty
 * pages and some megabytes. Each call is authorised before.
 */
function lecturas(escaneo: EscaneoPort) {
  return {
    metricas: joinedRead(async () => ({ metricKeys: await medidasDisponibles(escaneo) })),
    medidas: joinedRead(async (clave: string, pedidas: readonly string[]) => {
      const measures = await escaneo.measures(clave, pedidas);
      return markShared({ data: { component: { measures } } });
    }),
    incidencias: joinedRead(async (clave: string) => {
      const { elementos, total } = await escaneo.issues(clave);
      return markShared({ issues: elementos, total });
    }),
    arbol: joinedRead(async (clave: string, pedidas: readonly string[]) => {
      const { elementos, total } = await escaneo.componentTree(clave, pedidas);
      return markShared({ data: { components: elementos, total } });
    }),
  };
}
