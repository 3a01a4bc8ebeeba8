import { parametroId } from '@mantenible/contracts/comun';
import {
  accesoPorProbar,
  accesoResultado,
  consultaProyecto,
  parametroPersona,
  proyecto,
  proyectoCambiado,
  proyectoConToken,
  proyectoNuevo,
  proyectosListados,
  proyectoUsos,
} from '@mantenible/contracts/proyecto';
import type { Auditoria } from '@mantenible/domain/auditoria';

import { acceso, rutas, type Aplicacion, type Rutas } from '../../http/app.types.ts';
import { respuestas, sinCuerpo } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import { ponerVersion, versionEsperada } from '../../http/version.ts';
import type { PersonaRepository } from '../persona/persona.port.ts';
import type { PruebaAcceso } from './acceso/prueba-acceso.port.ts';
import { borrarProyecto, cambiarProyecto } from './cambiar-proyecto.ts';
import { crearProyecto, type DepsCrear } from './crear-proyecto.ts';
import { leerProyecto, usosProyecto } from './leer-proyecto.ts';
import { listarProyectos, type DepsListar } from './listar-proyectos.ts';
import { probarAcceso } from './probar-acceso.ts';
import type { CofreTokens, ProyectoRepository } from './proyecto.port.ts';

export interface DepsProyecto extends DepsCrear, DepsListar {
  readonly proyectos: ProyectoRepository;
  readonly personas: Pick<PersonaRepository, 'buscar'>;
  readonly cofre: CofreTokens;
  readonly acceso: PruebaAcceso;
  readonly auditoria: Auditoria;
}

/** Reads, creates, changes and deletes projects, and checks the access to a repository. */
export function proyectoRoutes(deps: DepsProyecto): Rutas {
  return rutas('Proyectos', (app) => {
    app.get('/proyectos/persona/:personId', {
      config: acceso('proyecto', 'leer'),
      schema: {
        summary: 'Lista los proyectos de una persona con sus últimos resultados',
        params: parametroPersona,
        response: respuestas({ 200: proyectosListados }),
      },
      handler: (request) => listarProyectos(deps, personaDe(request), request.params.personId),
    });
    app.get('/proyectos/:id', {
      config: { ...acceso('proyecto', 'leer'), conSecreto: true },
      schema: {
        summary: 'Lee un proyecto; el token, solo la persona a la que pertenece',
        params: parametroId,
        querystring: consultaProyecto,
        response: respuestas({ 200: proyectoConToken }, 404),
      },
      handler: async (request, reply) => {
        const persona = personaDe(request);
        const conToken = request.query.token !== 'no';
        const leido = await leerProyecto(deps, persona, request.params.id, conToken);
        ponerVersion(reply, leido.version);
        const { proyecto, propietario, equipoDe, cifras } = leido;
        if (leido.token === null)
          return {
            ...proyecto,
            ...(propietario && { propietario }),
            ...(equipoDe && { papel: 'miembro' as const, equipoDe }),
            ...(cifras && { cifras }),
          };
        request.log.info({ sub: persona.sub, proyecto: proyecto._id }, 'repository token read');
        return { ...proyecto, githubtoken: leido.token };
      },
    });
    rutasDeEscritura(app, deps);
    rutasDeBorrado(app, deps);
  });
}

function rutasDeBorrado(app: Aplicacion, deps: DepsProyecto): void {
  app.get('/proyectos/:id/usos', {
    config: acceso('proyecto', 'borrar'),
    schema: {
      summary: 'Cuenta lo que se borraría con un proyecto',
      params: parametroId,
      response: respuestas({ 200: proyectoUsos }, 404),
    },
    handler: (request) => usosProyecto(deps, personaDe(request), request.params.id),
  });
  app.delete('/proyectos/:id', {
    config: acceso('proyecto', 'borrar'),
    schema: {
      summary: 'Borra un proyecto con sus pruebas',
      params: parametroId,
      response: respuestas({ 204: sinCuerpo }, 404),
    },
    handler: (request) => borrarProyecto(deps, personaDe(request), request.params.id),
  });
}

function rutasDeEscritura(app: Aplicacion, deps: DepsProyecto): void {
  app.post('/proyectos', {
    config: { ...acceso('proyecto', 'crear'), idempotente: true },
    schema: {
      summary: 'Crea un proyecto propio',
      body: proyectoNuevo,
      response: respuestas({ 201: proyecto }, 409),
    },
    handler: async (request, reply) => {
      const creado = await crearProyecto(deps, personaDe(request), request.body);
      ponerVersion(reply, 1);
      return creado;
    },
  });
  app.put('/proyectos/:id', {
    config: acceso('proyecto', 'cambiar'),
    schema: {
      summary: 'Cambia enlace, rama o token de un proyecto propio',
      params: parametroId,
      body: proyectoCambiado,
      response: respuestas({ 200: proyecto }, 404, 412),
    },
    handler: async (request, reply) => {
      const { id } = request.params;
      const esperada = versionEsperada(request);
      const cambiado = await cambiarProyecto(deps, personaDe(request), id, request.body, esperada);
      ponerVersion(reply, cambiado.version);
      return cambiado.proyecto;
    },
  });
  app.post('/proyectos/probar-acceso', {
    config: { ...acceso('proyecto', 'crear'), conDiscoLleno: true },
    schema: {
      summary: 'Prueba enlace, rama y token de un repositorio',
      body: accesoPorProbar,
      response: respuestas({ 200: accesoResultado }, 404),
    },
    handler: (request) => probarAcceso(deps, personaDe(request), request.body),
  });
}
