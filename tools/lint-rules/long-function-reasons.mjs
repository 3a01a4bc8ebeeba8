const endpoints = 'declares endpoints one after another, each a few lines long';
const wiring = 'builds adapters and hands them over, without a branch of its own';
const closures = 'short operations over one shared state, which a split would have to pass around';
const page = 'markup of one page or dialog in reading order, and the state that its parts share';
const fields = 'fields of one form in reading order';
const fixture = 'builds one test environment step by step';
const visitors = 'listeners of one rule by kind of node, each a few lines long';
const questions = 'short predicates of one rule that all read the context of the file';
const schema = 'tables of one migration, which is not edited after its release';

/**
 * Why a function of more than 50 lines stays whole, by file and name. An entry goes with the split.
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
export const longFunctionReasons = {
  'apps/api/src/composition/analisis.ts': { abrirTaller: wiring },
  'apps/api/src/composition/evaluacion.ts': { rutasDeEvaluacion: wiring },
  'apps/api/src/composition/server.ts': {
    createServer: 'opens and connects the parts in their order of dependence',
  },
  'apps/api/src/http/call-counts.ts': { createCallCounts: closures },
  'apps/api/src/identity/administracion/administrar-cuentas.ts': { administrarCuentas: closures },
  'apps/api/src/identity/cuentas/control-intentos.ts': { controlIntentos: closures },
  'apps/api/src/identity/cuentas/cuenta.repository.ts': {
    cuentaRepository: 'one short statement for each operation of the port',
  },
  'apps/api/src/identity/oidc/provider.ts': {
    configurationOf: 'one literal: the settings of the identity provider',
  },
  'apps/api/src/identity/testing/identity-server.ts': { startIdentity: fixture },
  'apps/api/src/modules/analisis/analisis.routes.ts': { analisisRoutes: endpoints },
  'apps/api/src/modules/analisis/pasado/pasado.routes.ts': { pasadoRoutes: endpoints },
  'apps/api/src/modules/analisis/queue.repository.ts': { openQueue: closures },
  'apps/api/src/modules/borrador/borrador.routes.ts': { borradorRoutes: endpoints },
  'apps/api/src/modules/proyecto/proyecto.routes.ts': { proyectoRoutes: endpoints },
  'apps/api/src/modules/respuesta/respuesta-lectura.repository.ts': {
    contexto: 'one statement and the row that it returns',
  },
  'apps/api/src/modules/sonarqube/sonarqube-preparacion.routes.ts': { sonarqubePreparacionRoutes: endpoints },
  'apps/api/src/modules/sonarqube/sonarqube.routes.ts': { sonarqubeRoutes: endpoints },
  'apps/api/src/testing/test-app.ts': { createTestApp: fixture },
  'apps/web/src/app/layout/cabecera.tsx': { Cabecera: page },
  'apps/web/src/features/calculo/components/tabla-promedios.tsx': {
    TablaPromedios: 'markup of one table: head, rows and the line of the mean',
  },
  'apps/web/src/features/codigo/components/dialogo-codigo.tsx': { Contenido: page },
  'apps/web/src/features/codigo/components/visor/visor.tsx': { Visor: closures },
  'apps/web/src/features/comparacion/components/hallazgos/archivos-comparados.tsx': {
    ArchivosComparados: page,
  },
  'apps/web/src/features/criterio/components/fila-criterio.tsx': { FilaCriterio: fields },
  'apps/web/src/features/cuenta/components/cuentas-pagina.tsx': { CuentasPagina: page },
  'apps/web/src/features/cuenta/components/dialogo-importar.tsx': { DialogoImportar: page },
  'apps/web/src/features/incidencias/components/archivos/lista-archivos.tsx': { ListaArchivos: page },
  'apps/web/src/features/incidencias/components/carrusel/carrusel.tsx': { Carrusel: closures },
  'apps/web/src/features/incidencias/components/incidencias/detalle-incidencia.tsx': {
    DetalleIncidencia: page,
  },
  'apps/web/src/features/incidencias/components/incidencias/incidencias.tsx': { Contenido: page },
  'apps/web/src/features/incidencias/components/lista/filtros.tsx': { Filtros: fields },
  'apps/web/src/features/incidencias/components/lista/lista-virtual.tsx': { ListaVirtual: page },
  'apps/web/src/features/mejora/components/acciones/acciones.tsx': { Acciones: page },
  'apps/web/src/features/mejora/components/acciones/campos-accion.tsx': { CamposAccion: fields },
  'apps/web/src/features/mejora/components/acciones/editar-accion.tsx': { EditarAccion: page },
  'apps/web/src/features/mejora/components/propuestas/propuestas-manuales.tsx': { PropuestasManuales: page },
  'apps/web/src/features/pauta/components/iniciales/propuesta.tsx': { Propuesta: page },
  'apps/web/src/features/pauta/components/medida-ligada.tsx': { MedidaLigada: fields },
  'apps/web/src/features/pauta/components/niveles-cumplimiento.tsx': { NivelesCumplimiento: fields },
  'apps/web/src/features/proyecto/components/ajenos/proyecto-ajeno.tsx': { ProyectoAjeno: page },
  'apps/web/src/features/proyecto/components/ajenos/proyectos-ajenos.tsx': { ProyectosAjenos: page },
  'apps/web/src/features/proyecto/components/campos-proyecto.tsx': { CamposProyecto: fields },
  'apps/web/src/features/proyecto/components/formulario-proyecto.tsx': { FormularioProyecto: page },
  'apps/web/src/features/prueba/borrador/motor-borrador.ts': { crearMotor: closures },
  'apps/web/src/features/prueba/borrador/testing/escena.ts': { escena: fixture },
  'apps/web/src/features/prueba/components/ejecucion/avisos-plan.tsx': {
    AvisosPlan: 'one notice for each thing that changed in the plan',
  },
  'apps/web/src/features/prueba/components/ejecucion/ejecutar.tsx': { Ejecutar: page },
  'apps/web/src/features/prueba/components/ejecucion/elegir-elementos.tsx': { ElegirElementos: page },
  'apps/web/src/features/prueba/components/ejecucion/evidencias/dialogo-evidencia.tsx': {
    DialogoEvidencia: page,
  },
  'apps/web/src/features/prueba/components/ejecucion/evidencias/evidencias-pregunta.tsx': {
    EvidenciasPregunta: page,
  },
  'apps/web/src/features/prueba/components/ejecucion/pregunta.tsx': { Pregunta: fields },
  'apps/web/src/features/prueba/components/ejecucion/preguntas-pagina.tsx': { PreguntasPagina: page },
  'apps/web/src/features/prueba/components/planificacion/formulario-planificacion.tsx': {
    FormularioPlanificacion: fields,
  },
  'apps/web/src/features/puntos-criticos/components/resultado.tsx': { Resultado: page },
  'apps/web/src/features/repositorio/components/repositorio.tsx': { Repositorio: page },
  'apps/web/src/features/seleccion/components/seleccion.tsx': { Seleccion: page },
  'apps/web/src/lib/copias/almacen-cifrado.ts': { crearAlmacenCifrado: closures },
  'apps/web/src/lib/forms/use-save.ts': { useSave: closures },
  'apps/web/src/lib/session/session-manager.fixture.ts': { setup: fixture },
  'apps/web/src/lib/session/session-manager.ts': { createSessionManager: closures },
  'apps/web/src/ui/lista-registros.tsx': { ListaRegistros: page },
  'packages/analyser/src/rules/javascript/s1854-dead-store/track-uses.ts': { trackUses: visitors },
  'packages/analyser/src/rules/javascript/s5860-unused-group-name/rule.ts': { create: visitors },
  'packages/analyser/src/rules/python/s5797-constant-condition/rule.ts': { create: questions },
  'packages/analyser/src/rules/python/s5914-constant-assertion/rule.ts': { create: questions },
  'packages/db/src/migrations/001-catalogo.ts': { up: schema },
  'packages/db/src/migrations/004-pruebas.ts': { up: schema },
  'packages/runner/src/process/runner-main.ts': { createFunctions: closures },
  'packages/runner/src/process/runner.ts': { createRunner: closures },
  'packages/runner/src/workers/worker-pool.ts': { createWorkerPool: closures },
  'tests/e2e/support/figures.ts': {
    calcularAMano: 'the calculation in the order of the specification, apart from the code that it checks',
  },
  'tools/lint-rules/counted-nouns.mjs': { create: visitors },
  'tests/real/support/cluster.ts': { clusterIn: closures },
};
