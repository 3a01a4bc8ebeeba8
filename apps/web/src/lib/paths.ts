/**
 * All URLs of the page, relative to the base path: `pattern` is the router's pattern, `href` builds an
 * address for a link.
 */
export const paths = {
  inicio: page('/'),
  informacion: page('/informacion'),
  /** The guide, docs/guia.md; an anchor names one of its headings. */
  guia: page('/guia'),
  /** All rule cards, and one of them by its rule's key ('javascript:S3776'). */
  reglas: page('/reglas'),
  regla: page('/reglas/:regla'),
  /** How to measure each question, the questions to print, and a practical class. */
  hojaDeMedicion: page('/hoja_de_medicion'),
  listaEnBlanco: page('/lista_en_blanco'),
  laboratorio: page('/laboratorio'),
  teoria: page('/teoria'),
  glosario: page('/glosario_estudiantes'),

  listaPautas: page('/lista_pauta'),
  crearPauta: page('/crear_pauta'),
  editarPauta: page('/editar_pauta/:id'),

  listaListas: page('/lista_verificacion'),
  crearLista: page('/crear_listaVerificacion'),
  editarLista: page('/editar_listaVerificacion/:id'),

  listaMetricas: page('/lista_metrica'),
  crearMetrica: page('/crear_metrica'),
  editarMetrica: page('/editar_metrica/:id'),

  listaSubcaracteristicas: page('/lista_subcaracteristicas'),
  crearSubcaracteristica: page('/crear_subcaracteristica'),
  editarSubcaracteristica: page('/editar_subcaracteristica/:id'),

  criterios: page('/editar_criterioVerificacion'),

  listaProyectos: page('/lista_proyectos'),
  crearProyecto: page('/crear_proyecto'),
  editarProyecto: page('/editar_proyecto/:id'),
  /** How a project is by both routes, and what comes next. */
  proyecto: page('/proyecto/:id'),
  /** The people of a project. */
  equipo: page('/proyecto/:id/equipo'),
  /** What a link invites to. */
  unirseAEquipo: page('/unirse_equipo/:clave'),
  /** Past of the repository; `id` is the project. */
  pasado: page('/pasado/:id'),
  /** What a read-only link shows, without a session. */
  compartido: page('/compartido/:clave'),
  /** The read-only links of a project, for its owner. */
  compartir: page('/compartir/:id'),
  /** Improvement plan; `id` is the project. */
  mejora: page('/mejora/:id'),
  /** Files that change often and are complex; `id` is the project. */
  puntosCriticos: page('/puntos_criticos/:id'),

  /** Which files the analyses cover; `id` is the project. */
  alcance: page('/alcance/:id'),

  /** Test planning; `id` is the project. */
  planificacion: page('/pruebas/:id'),
  /**
   * Runs: `id` is the project for the scopes of all; for single items `id` is the item, `id2` the project,
   * `id3` the attempt.
   */
  pruebaSubcaracteristicas: page('/subcategoriesresponses/:id'),
  pruebaSubcaracteristica: page('/subcategoryresponse/:id/:id2/:id3'),
  pruebaMetricas: page('/metricsresponse/:id'),
  pruebaMetrica: page('/metricaresponse/:id/:id2/:id3'),
  /** Saved tests of a project. */
  repositorio: page('/projectresponses/:id'),
  /** Two saved tests, or two analyses, side by side; `id` is the project. */
  compararPruebas: page('/comparar_pruebas/:id'),
  compararAnalisis: page('/comparar_analisis/:id'),
  /** Report of one saved test. */
  calculo: page('/calculos/:id'),
  /** Further items of a repeat: `id` is the item, `id2` the project. */
  seleccionSubcaracteristicas: page('/select-subcaracteristicas/:id/:id2'),
  seleccionMetricas: page('/select-metricas/:id/:id2'),

  analisis: page('/sonarqube/:id'),
  instrucciones: page('/sonarqube/instructions/:id'),

  /** Courses; `id` is the course, `id2` one of its projects. */
  cursos: page('/cursos'),
  curso: page('/curso/:id'),
  proyectoDeCurso: page('/curso/:id/proyecto/:id2'),
  unirse: page('/unirse/:codigo'),
  /** Deliveries of a course, and what was delivered; `proyecto` is the project. */
  entregasDeCurso: page('/curso/:cursoId/entregas'),
  crearEntrega: page('/curso/:cursoId/entregas/nueva'),
  entrega: page('/entrega/:entregaId'),
  editarEntrega: page('/entrega/:entregaId/editar'),
  entregado: page('/entrega/:entregaId/proyecto/:proyecto'),
  /** Rubric, marks and agreement of a delivery; `proyecto` is the project that delivered. */
  rubrica: page('/entrega/:entregaId/rubrica'),
  notas: page('/entrega/:entregaId/notas'),
  nota: page('/entrega/:entregaId/nota/:proyecto'),
  acuerdo: page('/entrega/:entregaId/acuerdo'),
  /** What is new for the person. */
  avisos: page('/avisos'),

  /** Accounts of the embedded provider: an addition to the specified pages. */
  cuentas: page('/cuentas'),
  /** Initial passwords; `id` is the import of the accounts. */
  contrasenasIniciales: page('/contrasenas_iniciales/:id'),
  /** Audit trail, for admins: an addition to the specified pages too. */
  auditoria: page('/auditoria'),
  /** Quotas of the installation and its people, for admins: an addition as well. */
  cuotas: page('/cuotas'),
  /** How the installation is, for admins. */
  estado: page('/estado'),
  /** The catalogue as a file, out and in, for admins. */
  traslado: page('/trasladar_catalogo'),
  /** A project and its tests as files; `id` is the project. */
  descargas: page('/descargas/:id'),
  /** What is kept of the reader, as a file. */
  misDatos: page('/mis_datos'),
  /** What is kept of a person, for admins. */
  datosDePersonas: page('/datos_de_personas'),
  /** What was deleted from the catalogue, for admins. */
  papelera: page('/papelera'),
} as const;

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

/** Arguments of `href`: none for a fixed address, its parameters otherwise. */
type HrefArgs<P extends string> = [ParamNames<P>] extends [never]
  ? []
  : [params: Readonly<Record<ParamNames<P>, string | number>>];

interface Page<P extends string> {
  readonly pattern: P;
  readonly href: (...args: HrefArgs<P>) => string;
}

function page<P extends string>(pattern: P): Page<P> {
  return {
    pattern,
    href: (...args) => {
      const params: Readonly<Record<string, string | number>> = args[0] ?? {};
      return pattern.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(params[name] ?? ''));
    },
  };
}
