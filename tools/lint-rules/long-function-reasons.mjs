/**
 * Why a function of more than 50 lines stays whole, by file and name. An entry goes with the split.
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
export const longFunctionReasons = {
  'apps/api/src/composition/server.ts': {
    createServer: 'opens and connects the parts in their order of dependence',
  },
  'apps/web/src/features/incidencias/components/archivos/lista-archivos.tsx': {
    ListaArchivos: 'search, order and page are three parameters of one address',
  },
  'apps/web/src/features/incidencias/components/incidencias/incidencias.tsx': {
    Contenido: 'the viewer and the card of a rule each open from both views of the issues',
  },
  'apps/web/src/features/incidencias/components/lista/lista-virtual.tsx': {
    ListaVirtual: 'the virtualiser is read in the component that owns it; a row of it is `FilaIncidencia`',
  },
  'apps/web/src/features/mejora/components/acciones/acciones.tsx': {
    Acciones: 'one action is edited at a time, the new one above the list or a stored one in it',
  },
  'apps/web/src/features/mejora/components/acciones/campos-accion.tsx': {
    CamposAccion: 'the five fields of an action, each with what its value becomes',
  },
  'apps/web/src/features/nota/components/campos-de-linea.tsx': {
    CamposDeLinea: 'the fields of a line, each with what its value becomes',
    Niveles: 'the two fields of a level, with what their values become',
    Penalizaciones: 'the three fields of a penalty, with what their values become',
  },
  'apps/web/src/features/nota/components/correccion.tsx': {
    Correccion: 'the parts of one form, in the order in which a lecturer decides',
    usePiezas: 'form, save and keys read the same version and the same next delivery',
  },
  'apps/web/src/features/nota/components/descargar-notas.tsx': {
    DescargarNotas: 'the three options of the file, each with what its value becomes',
  },
  'apps/web/src/features/nota/components/editor-rubrica.tsx': {
    EditorRubrica: 'the parts of one form, with what each changes in its state',
  },
  'apps/web/src/features/nota/components/tabla-notas.tsx': {
    columnasDe: 'the columns of one table',
  },
  'apps/web/src/features/proyecto/components/ajenos/proyectos-ajenos.tsx': {
    ProyectosAjenos: 'search, list and deletion return the focus within one container',
  },
  'apps/web/src/features/prueba/borrador/envio.ts': {
    crearEnvio: 'one request at a time: the retries and the call under way read the same result',
  },
  'apps/web/src/features/prueba/borrador/testing/escena.ts': {
    escena: 'stub of the server, manual clock and second tab of one engine, which share its stored answers',
  },
  'apps/web/src/features/prueba/components/ejecucion/evidencias/evidencias-pregunta.tsx': {
    EvidenciasPregunta: 'removal moves the focus to the button that adds, in one container',
  },
  'apps/web/src/features/prueba/components/ejecucion/pregunta.tsx': {
    Pregunta: 'title, measure, levels, comment and evidence of a question, in the order of the specification',
  },
  'apps/web/src/features/prueba/components/planificacion/formulario-planificacion.tsx': {
    FormularioPlanificacion: 'the start of phase 2 leads to what is missing in phase 1',
  },
  'apps/web/src/lib/copias/almacen-cifrado.ts': {
    crearAlmacenCifrado:
      'the operations of `Storage` over the clear texts of this page, and their queue of writes',
  },
};
