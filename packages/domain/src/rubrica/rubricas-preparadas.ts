import type { LineaCriterio, LineaMedida, LineaRubrica, Rubrica } from './linea.ts';

/** Kinds of assignment for which a rubric is ready: the four tests, and the analysis with the improvement plan. */
export const tiposTarea = [
  'allSubcaracteristicas',
  'singleSubcaracteristica',
  'allMetricas',
  'singleMetrica',
  'analisis-y-mejora',
] as const;
export type TipoTarea = (typeof tiposTarea)[number];

/** The rubric from which a lecturer starts. Mean, degree and evidence inform and never score. */
export function rubricaPreparada(tipo: TipoTarea): Rubrica {
  return { lineas: preparadas[tipo] };
}

const medida = (
  fuente: LineaMedida['fuente'],
  nombre: string,
  modo: LineaMedida['modo'],
  [puntos, bajo, alto]: readonly [number, number, number],
): LineaMedida => ({ id: fuente, fuente, nombre, modo, puntos, bajo, alto, penalizaciones: [] });

/** Levels with their points, the lowest first; the last one gives all points of the line. */
const criterio = (
  id: string,
  nombre: string,
  ...niveles: readonly (readonly [number, string])[]
): LineaCriterio => ({
  id,
  fuente: 'criterio',
  nombre,
  modo: 'puntua',
  puntos: niveles.at(-1)?.[0] ?? 0,
  niveles: niveles.map(([puntos, descripcion]) => ({ descripcion, puntos })),
});

const media = medida('media', 'Media de la prueba', 'informa', [1, 0, 100]);
const evidencias = medida('evidencias', 'Respuestas con evidencia', 'informa', [1, 0, 100]);
const grado = medida('grado', 'Grado de mantenibilidad', 'informa', [1, 0, 100]);
const acuerdo = medida('acuerdo', 'Acuerdo con la referencia', 'informa', [1, 0, 100]);

const fundamento = criterio(
  'fundamento',
  'Fundamento de las respuestas',
  [0, 'Las respuestas no se apoyan en el código.'],
  [2, 'Algunas respuestas citan el código y lo que citan las apoya.'],
  [4, 'La mayoría cita el código, y lo citado apoya el nivel elegido.'],
  [5, 'Todas las que superan el nivel más bajo citan código que las prueba, también en los casos dudosos.'],
);
const comentarios = criterio(
  'comentarios',
  'Comentarios',
  [0, 'No hay comentarios o repiten la pregunta.'],
  [1, 'Dicen qué se vio.'],
  [2, 'Dicen qué se vio, dónde, y por qué corresponde ese nivel y no el siguiente.'],
);
const conclusiones = criterio(
  'conclusiones',
  'Conclusiones',
  [0, 'No hay conclusiones o contradicen los resultados.'],
  [1, 'Resumen los resultados.'],
  [2, 'Explican qué parte del código pesa más en el resultado.'],
  [3, 'Explican qué pesa más, qué se haría primero y qué no alcanza a medir la prueba.'],
);
const profundidad = criterio(
  'profundidad',
  'Profundidad en el elemento elegido',
  [0, 'No se llega a mirar el código del elemento.'],
  [1, 'Se mira una parte y se generaliza.'],
  [3, 'Se mira el código que corresponde y se citan contraejemplos.'],
);
const cifras = criterio(
  'cifras',
  'Uso de las medidas',
  [0, 'Las respuestas no usan las medidas disponibles.'],
  [1, 'Usan las medidas sin decir qué cuentan.'],
  [3, 'Usan las medidas, dicen qué cuentan y dónde no bastan.'],
);

const preparadas: Readonly<Record<TipoTarea, readonly LineaRubrica[]>> = {
  allSubcaracteristicas: [fundamento, comentarios, conclusiones, media, evidencias, acuerdo],
  singleSubcaracteristica: [fundamento, comentarios, profundidad, media, evidencias, acuerdo],
  allMetricas: [fundamento, cifras, comentarios, media, evidencias, acuerdo],
  singleMetrica: [fundamento, profundidad, comentarios, media, evidencias, acuerdo],
  'analisis-y-mejora': [
    criterio(
      'prioridades',
      'Prioridades del plan',
      [0, 'El plan no tiene acciones o no dice por qué se eligen.'],
      [2, 'Las acciones se eligen por lo fácil que son.'],
      [4, 'Las acciones atacan lo que más pesa, y el plan dice por qué.'],
    ),
    criterio(
      'lectura',
      'Lectura del análisis',
      [0, 'Se copian las cifras.'],
      [1, 'Se dice qué significan.'],
      [2, 'Se dice qué significan, qué no miden y qué incidencias son falsas alarmas.'],
    ),
    medida('acciones', 'Acciones verificadas', 'puntua', [2, 0, 4]),
    {
      ...medida('nuevas', 'Incidencias nuevas por 1000 líneas', 'puntua', [2, 20, 0]),
      penalizaciones: [{ severidad: 'BLOCKER', puntos: 0.5, tope: 1 }],
    },
    grado,
  ],
};
