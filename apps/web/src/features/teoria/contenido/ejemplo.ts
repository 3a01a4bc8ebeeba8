import { calcularEstatico, type MedidasProyecto } from '@mantenible/domain/calculo-estatico';
import { puntosQueFaltan } from '@mantenible/domain/mejora';

/** The project of the examples: 1 000 lines of code. */
export const proyecto = {
  ncloc: 1000,
  complexity: 180,
  duplicated_lines: 40,
  lines_to_cover: 450,
  code_smells: 20,
  cognitive_complexity: 90,
  comment_lines_density: 12,
} satisfies MedidasProyecto;

/** Lines of comments that the density of the example stands for. */
const comentarios =
  (proyecto.comment_lines_density * proyecto.ncloc) / (100 - proyecto.comment_lines_density);

/** Density, in percent, of that many lines of comments beside lines of code. */
const densidad = (lineas: number, ncloc: number) => (100 * lineas) / (lineas + ncloc);

const conLineas = (ncloc: number): MedidasProyecto => ({
  ...proyecto,
  ncloc,
  comment_lines_density: densidad(comentarios, ncloc),
});

const variantes: readonly (readonly [string, MedidasProyecto])[] = [
  ['Se añaden 1 000 líneas de datos sin lógica', conLineas(2000)],
  ['El mismo código ocupa 200 líneas más', conLineas(1200)],
  ['El mismo código ocupa 100 líneas menos', conLineas(900)],
  ['Se corrigen las 20 incidencias', { ...proyecto, code_smells: 0 }],
  ['Se quita toda la duplicación', { ...proyecto, duplicated_lines: 0 }],
  ['La complejidad cognitiva baja a la mitad', { ...proyecto, cognitive_complexity: 45 }],
  [
    'Los comentarios se duplican',
    { ...proyecto, comment_lines_density: densidad(2 * comentarios, proyecto.ncloc) },
  ],
  ['Se escriben pruebas para todo', proyecto],
];

/** Measures of an application of the sample that the model was fitted with, from its shares in percent; 2 % smells assumed. */
const aplicacion = (
  ncloc: number,
  [ciclomatica, cognitiva, porCubrir, comentariosPct, duplicadas]: readonly [
    number,
    number,
    number,
    number,
    number,
  ],
): MedidasProyecto => {
  const parte = (porcentaje: number) => (ncloc * porcentaje) / 100;
  return {
    ncloc,
    complexity: parte(ciclomatica),
    cognitive_complexity: parte(cognitiva),
    lines_to_cover: parte(porCubrir),
    duplicated_lines: parte(duplicadas),
    code_smells: parte(2),
    comment_lines_density: comentariosPct,
  };
};

/** Two applications of similar care whose degree differs by their language. */
export const porLenguaje = {
  typescript: calcularEstatico(aplicacion(3965, [9.4, 3.2, 17.4, 0.2, 0])).grado,
  python: calcularEstatico(aplicacion(771, [19.3, 11.3, 92.2, 11.4, 0])).grado,
};

const calculo = calcularEstatico(proyecto);
/** What the degree of the example lacks up to 100, by measure. */
export const faltan = puntosQueFaltan(calculo);

/** Degree of the example, and after each change alone; null never occurs, since no measure is missing. */
export const gradoDelEjemplo = calculo.grado;
export const cambios = variantes.map(([cambio, medidas]) => ({
  cambio,
  grado: calcularEstatico(medidas).grado,
}));
