/** A piece of evidence: a link, or lines of a file at the commit of the newest analysis. */
export type Evidence =
  | { readonly url: string }
  | { readonly path: string; readonly lines: readonly [from: number, to: number] };

/** What a test answers: per sub-characteristic one digit for each question, the index of the chosen level. */
export interface Answers {
  readonly levels: Readonly<Record<string, string>>;
  /** By the question's short description. */
  readonly comments: Readonly<Record<string, string>>;
  /** By the question's short description. */
  readonly evidence?: Readonly<Record<string, readonly Evidence[]>>;
}

const layers = 'Separación entre capas';
const complex = 'Funciones con complejidad superior a 20';
const state = 'Control del estado global compartido';

/** The single test is of this sub-characteristic. */
export const single = 'Modularidad';

/** The two attempts at the single test: the second one after the repairs between both deliveries. */
export const attempts: readonly (Answers & { readonly title: string })[] = [
  {
    title: 'Primera entrega',
    levels: { Modularidad: '1201030204' },
    comments: {
      [layers]: 'servidor/app.cjs comprueba los pedidos dentro de la propia ruta.',
      [state]: 'inventario.js y catalogo.py guardan existencias y libros en variables del módulo.',
      [complex]: 'La ruta de los pedidos y calcularDescuento crecieron sin que nadie anotara por qué.',
    },
  },
  {
    title: 'Segunda entrega',
    levels: { Modularidad: '1202230334' },
    comments: {
      [layers]: 'La ruta de los pedidos ya no anida condiciones, pero sigue comprobando.',
      [state]: 'Las variables de inventario.js solo se cambian desde su archivo.',
      [complex]: 'El comentario de calcularDescuento dice que creció con cada campaña.',
    },
  },
];

/**
 * The test of all sub-characteristics. The sample has no tests, continuous integration, lock file, style analyser, instructions
 * or database, and no question is answered as if it had.
 */
export const complete: Answers & { readonly title: string } = {
  title: 'Evaluación completa de la tienda y la biblioteca',
  levels: {
    Modularidad: '1202230334',
    Reusabilidad: '111220001000',
    Analizabilidad: '110011100340110000',
    'Capacidad de Modificación': '00300000003400010103',
    'Capacidad de Prueba': '0000000000000000000',
  },
  comments: {
    [layers]: 'El servidor mezcla las rutas con las reglas; la página y el dominio están separados.',
    'Pruebas unitarias de la lógica de negocio': 'Todavía no hay ninguna prueba del software.',
    'Comprobación estática de tipos': 'Hay tsconfig.json con strict, pero ninguna orden ejecuta tsc.',
    'Infracciones pendientes':
      'El repositorio no configura ningún analizador de estilo, y el análisis midió más de 10 por cada 1 000 líneas.',
    'Configuración separada del código':
      'El puerto sale del entorno; la carpeta temporal está escrita en tareas/limpieza.py.',
    'Registro estructurado': 'tareas/avisos.py usa logging; catalogo.py escribe con print.',
    'Registro de los errores': 'limpieza.py captura cualquier excepción y no hace nada con ella.',
    'Captura global de errores': 'La tienda tiene un middleware de errores; la biblioteca, ninguno.',
    'Dispersión de los cambios': 'Casi todos los commits de la segunda entrega cambian un solo archivo.',
    'Migraciones de datos reversibles': 'No hay base de datos: los datos están en variables del programa.',
    'Modificaciones de cada versión': 'Las entregas llevan etiqueta; no hay registro de cambios.',
    'Cambios incompatibles de la API': 'Solo la propia página de la tienda usa la API.',
  },
  evidence: {
    [layers]: [{ path: 'tienda/servidor/app.cjs', lines: [26, 43] }],
    'Registro de los errores': [{ path: 'biblioteca/tareas/limpieza.py', lines: [13, 17] }],
    'Captura global de errores': [{ path: 'tienda/servidor/app.cjs', lines: [54, 56] }],
    'Comprobación estática de tipos': [
      { path: 'tienda/tsconfig.json', lines: [1, 10] },
      { url: 'https://www.typescriptlang.org/tsconfig/#strict' },
    ],
  },
};
