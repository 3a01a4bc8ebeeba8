import { camposInvalidos, type Detalle } from '../error/index.ts';
import {
  menosEsMejor,
  rangosFuente,
  type LineaCriterio,
  type LineaMedida,
  type LineaRubrica,
  type Rubrica,
} from './linea.ts';

export const maximoLineas = 20;
export const maximoPuntos = 1000;
export const maximoNivelesLinea = 10;
export const maximoNombreLinea = 120;
export const maximoDescripcionNivel = 500;
/** Most kept versions of a rubric: a reader gets all of them at once. */
export const maximoVersiones = 20;

/** Refuses a rubric that gives no mark, or whose lines contradict themselves. */
export function exigirRubrica(rubrica: Rubrica): void {
  const [primero, ...otros] = erroresRubrica(rubrica);
  if (primero) throw camposInvalidos([primero, ...otros]);
}

export function erroresRubrica({ lineas }: Rubrica): readonly Detalle[] {
  const ids = new Set(lineas.map(({ id }) => id));
  return [
    ...(lineas.length > maximoLineas
      ? [{ campo: 'lineas', mensaje: `La rúbrica admite ${maximoLineas} líneas.` }]
      : []),
    ...(ids.size < lineas.length ? [{ campo: 'lineas', mensaje: 'Hay dos líneas con el mismo id.' }] : []),
    ...(lineas.some(({ modo }) => modo === 'puntua')
      ? []
      : [{ campo: 'lineas', mensaje: 'Ninguna línea puntúa: marque al menos una con «puntúa».' }]),
    ...lineas.flatMap((linea, i) => erroresLinea(linea, `lineas.${i}`)),
    ...nombresRepetidos(lineas),
  ];
}

/** Tables and files name a line by its name alone. */
function nombresRepetidos(lineas: readonly LineaRubrica[]): readonly Detalle[] {
  const vistos = new Set<string>();
  return lineas.flatMap(({ nombre }, i) => {
    const plegado = nombre.trim().toLowerCase();
    const repetido = plegado !== '' && vistos.has(plegado);
    vistos.add(plegado);
    return si(repetido, `lineas.${i}.nombre`, 'Otra línea tiene este nombre: escriba uno distinto.');
  });
}

function erroresLinea(linea: LineaRubrica, en: string): readonly Detalle[] {
  const { nombre, puntos } = linea;
  return [
    ...si(nombre.trim() === '' || nombre.length > maximoNombreLinea, `${en}.nombre`, nombreInvalido),
    ...si(!(puntos > 0 && puntos <= maximoPuntos), `${en}.puntos`, puntosInvalidos),
    ...(linea.fuente === 'criterio' ? erroresNiveles(linea, en) : erroresMedida(linea, en)),
  ];
}

const nombreInvalido = `Escriba un nombre de hasta ${maximoNombreLinea} caracteres.`;
const puntosInvalidos = `Los puntos van de más de 0 a ${maximoPuntos}: una línea con 0 puntos no puntúa, use «informa».`;

function erroresMedida({ fuente, bajo, alto, puntos, penalizaciones }: LineaMedida, en: string) {
  const tope = rangosFuente[fuente];
  const dentro = [bajo, alto].every((cota) => cota >= 0 && cota <= tope);
  const alReves = menosEsMejor(fuente) ? bajo < alto : bajo > alto;
  const severidades = new Set(penalizaciones.map(({ severidad }) => severidad));
  const malas = penalizaciones.some((una) => !(una.puntos > 0 && una.tope > 0 && una.tope <= puntos));
  return [
    ...si(!dentro, `${en}.bajo`, `Los límites de esta línea van de 0 a ${tope}.`),
    ...si(bajo === alto, `${en}.alto`, 'Los dos límites son iguales: entre ellos no se puede puntuar.'),
    ...si(alReves, `${en}.alto`, ordenDe(menosEsMejor(fuente))),
    ...si(
      fuente !== 'nuevas' && penalizaciones.length > 0,
      `${en}.penalizaciones`,
      'Solo las incidencias nuevas tienen penalizaciones.',
    ),
    ...si(
      severidades.size < penalizaciones.length,
      `${en}.penalizaciones`,
      'Cada severidad admite una penalización.',
    ),
    ...si(
      malas,
      `${en}.penalizaciones`,
      'Cada penalización resta más de 0 puntos, con un tope de hasta los puntos de la línea.',
    ),
  ];
}

function ordenDe(menos: boolean): string {
  return menos
    ? 'Aquí menos es mejor: el límite sin puntos es mayor que el de todos los puntos.'
    : 'Aquí más es mejor: el límite sin puntos es menor que el de todos los puntos.';
}

function erroresNiveles({ niveles, puntos }: LineaCriterio, en: string): readonly Detalle[] {
  const valores = niveles.map((nivel) => nivel.puntos);
  const mudos = niveles.some(
    ({ descripcion }) => descripcion.trim() === '' || descripcion.length > maximoDescripcionNivel,
  );
  return [
    ...si(
      niveles.length < 2 || niveles.length > maximoNivelesLinea,
      `${en}.niveles`,
      `Describa de 2 a ${maximoNivelesLinea} niveles.`,
    ),
    ...si(
      mudos,
      `${en}.niveles`,
      `Cada nivel lleva una descripción de hasta ${maximoDescripcionNivel} caracteres.`,
    ),
    ...si(
      valores.some((uno) => !(uno >= 0 && uno <= puntos)),
      `${en}.niveles`,
      'Los puntos de cada nivel van de 0 a los de la línea.',
    ),
    ...si(
      niveles.length > 0 && Math.max(...valores) !== puntos,
      `${en}.niveles`,
      'El nivel más alto da todos los puntos de la línea.',
    ),
  ];
}

const si = (falla: boolean, campo: string, mensaje: string): readonly Detalle[] =>
  falla ? [{ campo, mensaje }] : [];

/** Why a mark given by a lecturer is refused; null for a valid one. */
export function motivoNotaInvalida(nota: number, escala: number): string | null {
  if (!(nota >= 0 && nota <= escala)) return `La nota va de 0 a ${escala}.`;
  return Math.abs(nota * 10 - Math.round(nota * 10)) < 1e-9 ? null : 'La nota tiene como mucho un decimal.';
}
