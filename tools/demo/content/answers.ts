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

/** The test of all sub-characteristics; the sample has neither tests nor continuous integration. */
export const complete: Answers & { readonly title: string } = {
  title: 'Evaluación completa de la tienda y la biblioteca',
  levels: {
    Modularidad: '1202230334',
    Reusabilidad: '212220102112',
    Analizabilidad: '010111000343010100',
    'Capacidad de Modificación': '12132020141100010111',
    'Capacidad de Prueba': '0100000000110100101',
  },
  comments: {
    [layers]: 'El servidor mezcla las rutas con las reglas; la página y el dominio están separados.',
    'Pruebas unitarias de la lógica de negocio': 'Todavía no hay ninguna prueba del software.',
    'Comprobación estática de tipos':
      'Hay tsconfig.json con strict, pero el inventario y los informes son JavaScript.',
    'Infracciones pendientes':
      'El repositorio no configura ningún analizador de estilo: el nivel sale de lo que midió el análisis.',
  },
  evidence: {
    [layers]: [{ path: 'tienda/servidor/app.cjs', lines: [26, 43] }],
    'Comprobación estática de tipos': [
      { path: 'tienda/tsconfig.json', lines: [1, 10] },
      { url: 'https://www.typescriptlang.org/tsconfig/#strict' },
    ],
  },
};
