import { roles } from '@mantenible/domain/acceso';
import { createBrowserRouter, matchPath, matchRoutes, type RouteObject } from 'react-router';

import { paths } from '../lib/paths.ts';
import { Arranque } from './arranque.tsx';
import { idsEnMinusculas } from './ids-en-minusculas.ts';
import { PantallaError } from './layout/pantalla-error.tsx';
import { CargaEntera, MarcoCompartido } from './layout/marco-compartido.tsx';
import { RolRequerido } from './layout/rol-requerido.tsx';
import { Marco } from './layout/marco.tsx';
import { Component as Inicio } from './routes/inicio.tsx';

/** Screens of what is the owner's, which members of the team do not change. */
const forOwners: RouteObject[] = [
  { path: paths.compartir.pattern, lazy: () => import('./routes/compartir.tsx') },
  { path: paths.editarProyecto.pattern, lazy: () => import('./routes/editar-proyecto.tsx') },
];

/** Screens that answer a project's tests, for its team. */
const forTeams: RouteObject[] = [
  { path: paths.planificacion.pattern, lazy: () => import('./routes/planificacion.tsx') },
  {
    path: paths.pruebaSubcaracteristicas.pattern,
    lazy: () => import('./routes/prueba-subcaracteristicas.tsx'),
  },
  {
    path: paths.pruebaSubcaracteristica.pattern,
    lazy: () => import('./routes/prueba-subcaracteristica.tsx'),
  },
  { path: paths.pruebaMetricas.pattern, lazy: () => import('./routes/prueba-metricas.tsx') },
  { path: paths.pruebaMetrica.pattern, lazy: () => import('./routes/prueba-metrica.tsx') },
  {
    path: paths.seleccionSubcaracteristicas.pattern,
    lazy: () => import('./routes/seleccion-subcaracteristicas.tsx'),
  },
  { path: paths.seleccionMetricas.pattern, lazy: () => import('./routes/seleccion-metricas.tsx') },
];

/** Pages of a project in its frame: those that show it, for its team or an admin, and those for its team or its owner only. */
const ofAProject: RouteObject[] = [
  { path: paths.proyecto.pattern, lazy: () => import('./routes/proyecto.tsx') },
  { path: paths.proyectoDeCurso.pattern, lazy: () => import('./routes/proyecto.tsx') },
  { path: paths.calculo.pattern, lazy: () => import('./routes/calculo.tsx') },
  { path: paths.repositorio.pattern, lazy: () => import('./routes/repositorio.tsx') },
  { path: paths.compararPruebas.pattern, lazy: () => import('./routes/comparar-pruebas.tsx') },
  { path: paths.compararAnalisis.pattern, lazy: () => import('./routes/comparar-analisis.tsx') },
  { path: paths.puntosCriticos.pattern, lazy: () => import('./routes/puntos-criticos.tsx') },
  { path: paths.alcance.pattern, lazy: () => import('./routes/alcance.tsx') },
  { path: paths.pasado.pattern, lazy: () => import('./routes/pasado.tsx') },
  { path: paths.descargas.pattern, lazy: () => import('./routes/descargas.tsx') },
  { path: paths.mejora.pattern, lazy: () => import('./routes/mejora.tsx') },
  { path: paths.analisis.pattern, lazy: () => import('./routes/analisis.tsx') },
  { path: paths.instrucciones.pattern, lazy: () => import('./routes/instrucciones.tsx') },
  { path: paths.equipo.pattern, lazy: () => import('./routes/equipo.tsx') },
  { lazy: () => import('./routes/solo-equipo.tsx'), children: forTeams },
  { lazy: () => import('./routes/solo-propietario.tsx'), children: forOwners },
];

/** Screens of both roles (requisito: role-screens). */
const forBothRoles: RouteObject[] = [
  { path: paths.informacion.pattern, lazy: () => import('./routes/informacion.tsx') },
  { path: paths.guia.pattern, lazy: () => import('./routes/guia.tsx') },
  { path: paths.reglas.pattern, lazy: () => import('./routes/reglas.tsx') },
  { path: paths.regla.pattern, lazy: () => import('./routes/regla.tsx') },
  { path: paths.hojaDeMedicion.pattern, lazy: () => import('./routes/hoja-de-medicion.tsx') },
  { path: paths.listaEnBlanco.pattern, lazy: () => import('./routes/lista-en-blanco.tsx') },
  { path: paths.laboratorio.pattern, lazy: () => import('./routes/laboratorio.tsx') },
  { path: paths.teoria.pattern, lazy: () => import('./routes/teoria.tsx') },
  { path: paths.glosario.pattern, lazy: () => import('./routes/glosario-estudiantes.tsx') },
  { path: paths.misDatos.pattern, lazy: () => import('./routes/mis-datos.tsx') },
  { path: paths.listaProyectos.pattern, lazy: () => import('./routes/lista-proyectos.tsx') },
  { path: paths.cursos.pattern, lazy: () => import('./routes/cursos.tsx') },
  { path: paths.curso.pattern, lazy: () => import('./routes/curso.tsx') },
  { path: paths.unirse.pattern, lazy: () => import('./routes/unirse.tsx') },
  { path: paths.unirseAEquipo.pattern, lazy: () => import('./routes/unirse-equipo.tsx') },
  { path: paths.crearProyecto.pattern, lazy: () => import('./routes/crear-proyecto.tsx') },
  { path: paths.entregasDeCurso.pattern, lazy: () => import('./routes/entregas-de-curso.tsx') },
  { path: paths.crearEntrega.pattern, lazy: () => import('./routes/crear-entrega.tsx') },
  { path: paths.entrega.pattern, lazy: () => import('./routes/entrega.tsx') },
  { path: paths.editarEntrega.pattern, lazy: () => import('./routes/editar-entrega.tsx') },
  { path: paths.entregado.pattern, lazy: () => import('./routes/entregado.tsx') },
  { path: paths.rubrica.pattern, lazy: () => import('./routes/rubrica.tsx') },
  { path: paths.notas.pattern, lazy: () => import('./routes/notas.tsx') },
  { path: paths.nota.pattern, lazy: () => import('./routes/nota.tsx') },
  { path: paths.acuerdo.pattern, lazy: () => import('./routes/acuerdo.tsx') },
  { path: paths.avisos.pattern, lazy: () => import('./routes/avisos.tsx') },
  { lazy: () => import('./routes/marco-proyecto.tsx'), children: ofAProject },
];

/** Catalogue and criteria: admin only. */
const forAdmin: RouteObject[] = [
  { path: paths.listaPautas.pattern, lazy: () => import('./routes/lista-pauta.tsx') },
  { path: paths.crearPauta.pattern, lazy: () => import('./routes/crear-pauta.tsx') },
  { path: paths.editarPauta.pattern, lazy: () => import('./routes/editar-pauta.tsx') },
  { path: paths.listaListas.pattern, lazy: () => import('./routes/lista-verificacion.tsx') },
  { path: paths.crearLista.pattern, lazy: () => import('./routes/crear-lista-verificacion.tsx') },
  { path: paths.editarLista.pattern, lazy: () => import('./routes/editar-lista-verificacion.tsx') },
  { path: paths.listaMetricas.pattern, lazy: () => import('./routes/lista-metrica.tsx') },
  { path: paths.crearMetrica.pattern, lazy: () => import('./routes/crear-metrica.tsx') },
  { path: paths.editarMetrica.pattern, lazy: () => import('./routes/editar-metrica.tsx') },
  {
    path: paths.listaSubcaracteristicas.pattern,
    lazy: () => import('./routes/lista-subcaracteristicas.tsx'),
  },
  { path: paths.crearSubcaracteristica.pattern, lazy: () => import('./routes/crear-subcaracteristica.tsx') },
  {
    path: paths.editarSubcaracteristica.pattern,
    lazy: () => import('./routes/editar-subcaracteristica.tsx'),
  },
  { path: paths.criterios.pattern, lazy: () => import('./routes/editar-criterio.tsx') },
  { path: paths.cuentas.pattern, lazy: () => import('./routes/cuentas.tsx') },
  { path: paths.contrasenasIniciales.pattern, lazy: () => import('./routes/contrasenas-iniciales.tsx') },
  { path: paths.auditoria.pattern, lazy: () => import('./routes/auditoria.tsx') },
  { path: paths.traslado.pattern, lazy: () => import('./routes/trasladar-catalogo.tsx') },
  { path: paths.datosDePersonas.pattern, lazy: () => import('./routes/datos-de-personas.tsx') },
  { path: paths.papelera.pattern, lazy: () => import('./routes/papelera.tsx') },
  { path: paths.cuotas.pattern, lazy: () => import('./routes/cuotas.tsx') },
  { path: paths.estado.pattern, lazy: () => import('./routes/estado.tsx') },
];

/** Every route of the specification under the layout; a failure inside keeps the header and its menu. */
export const routes: RouteObject[] = [
  {
    Component: Marco,
    loader: idsEnMinusculas,
    errorElement: <PantallaError />,
    HydrateFallback: Arranque,
    children: [
      {
        errorElement: <PantallaError />,
        children: [
          { path: paths.inicio.pattern, Component: Inicio },
          { element: <RolRequerido roles={roles} />, children: forBothRoles },
          { element: <RolRequerido roles={['admin']} />, children: forAdmin },
          { path: '*', lazy: () => import('./routes/no-encontrada.tsx') },
        ],
      },
    ],
  },
];

/**
 * The page of a read-only link, which starts no sign-in. Each other address is loaded from the server: a page of
 * the product then signs in by itself.
 */
const sharedRoutes: RouteObject[] = [
  {
    Component: MarcoCompartido,
    errorElement: <PantallaError />,
    HydrateFallback: Arranque,
    children: [
      { path: paths.compartido.pattern, lazy: () => import('./routes/compartido.tsx') },
      { path: '*', Component: CargaEntera },
    ],
  },
];

/** Whether an address is that of a read-only link. */
export function isShared(basePath: string, pathname: string): boolean {
  return matchPath(`${basePath}${paths.compartido.pattern}`, pathname) !== null;
}

/** The router of a page that was opened by a read-only link. */
export function createSharedRouter(basePath: string): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter(sharedRoutes, { basename: basePath === '' ? '/' : basePath });
}

/** The router over the browser's history, under the server's base path. */
export function createRouter(basePath: string): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter(routes, { basename: basePath === '' ? '/' : basePath });
}

/** Loads the code of this address's screen; a failure is shown by the router, which loads it again. */
export function loadScreen(basePath: string, pathname: string): void {
  for (const { route } of matchRoutes(routes, pathname, basePath === '' ? '/' : basePath) ?? [])
    if (typeof route.lazy === 'function') void route.lazy().catch(() => undefined);
}
