import {
  clavesMetricas,
  componentes,
  conexion,
  consultaIncidencias,
  consultaMedidas,
  incidencias,
  medidas,
} from '@mantenible/contracts/sonarqube';

import { acceso, rutas, type Rutas } from '../../http/app.types.ts';
import { respuestas } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import { exigirClave, medidasPedidas } from './proyecto-de-clave.ts';
import type { DepsSonarqube } from './sonarqube.deps.ts';
import { sonarqubePreparacionRoutes } from './sonarqube-preparacion.routes.ts';

const tags = ['Análisis'];

/** What the scanning service knows of a project, in the specification's shapes. */
export function sonarqubeRoutes(deps: DepsSonarqube): Rutas {
  const { escaneo } = deps;
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
      handler: async () => ({ metricKeys: await escaneo.metricKeys() }),
    });
    app.get('/sonarqube/measures', {
      config: acceso('analisis', 'leer'),
      schema: {
        tags,
        summary: 'Medidas de un proyecto',
        querystring: consultaMedidas,
        response: respuestas({ 200: medidas }),
      },
      handler: async (request) => {
        const clave = await exigirClave(deps, personaDe(request), request.query.component);
        const measures = await escaneo.measures(clave, medidasPedidas(request.query.metricKeys));
        return { data: { component: { measures } } };
      },
    });
    app.get('/sonarqube/issues', {
      config: acceso('analisis', 'leer'),
      schema: {
        tags,
        summary: 'Incidencias de un proyecto',
        querystring: consultaIncidencias,
        response: respuestas({ 200: incidencias }),
      },
      handler: async (request) => {
        const clave = await exigirClave(deps, personaDe(request), request.query.projectKey);
        const { elementos, total } = await escaneo.issues(clave);
        return { issues: elementos, total };
      },
    });
    app.get('/sonarqube/measures/component_tree', {
      config: acceso('analisis', 'leer'),
      schema: {
        tags,
        summary: 'Medidas por archivo',
        querystring: consultaMedidas,
        response: respuestas({ 200: componentes }),
      },
      handler: async (request) => {
        const clave = await exigirClave(deps, personaDe(request), request.query.component);
        const arbol = await escaneo.componentTree(clave, medidasPedidas(request.query.metricKeys));
        return { data: { components: arbol.elementos, total: arbol.total } };
      },
    });
  });
}
