import { severidades, type Severidad } from '../escaneo/severidad.ts';
import { puntosDe } from './calcular-linea.ts';
import { tieneDato, type ConDato, type DatosEntrega } from './dato.ts';
import { rangosFuente, type FuenteMedida, type LineaRubrica, type Rubrica } from './linea.ts';
import { nivelEn } from './nivel-en.ts';

/** Points that the earlier and the later rubric give for the same figure or level. */
type Puntos = readonly [antes: number, despues: number];

/** What lines of both rubrics have in common: their possible points, and what each outcome gives. */
interface Grupo {
  readonly posibles: Puntos;
  readonly salidas: readonly Puntos[];
  /** Whether it may also stay without data, in no sum. */
  readonly puedeFaltar: boolean;
}

const nada: Puntos = [0, 0];

/**
 * How many deliveries could get a lower mark, or none any more, with the second rubric, whatever levels are still chosen and whatever
 * figures still come. A line without data through no fault of the student may get some, and every level without choice may be chosen.
 */
export function cuantasBajan(antes: Rubrica, despues: Rubrica, entregas: readonly DatosEntrega[]): number {
  return entregas.filter((datos) => puedeBajar(gruposDe(antes, despues, datos))).length;
}

/**
 * With fixed possible points P the later mark is lower exactly where Σ despues × P(antes) < Σ antes × P(despues): a sum over groups,
 * so the worst case is that of each group.
 */
function puedeBajar(grupos: readonly Grupo[]): boolean {
  const fijos = grupos.filter(({ puedeFaltar }) => !puedeFaltar);
  return partesDe(grupos.filter(({ puedeFaltar }) => puedeFaltar)).some((presentes) => {
    const cuentan = [...fijos, ...presentes];
    const [deAntes, deDespues] = sumar(cuentan.map(({ posibles }) => posibles));
    if (deAntes === 0) return false;
    if (deDespues === 0) return true;
    const peor = cuentan.map(({ salidas }) =>
      Math.min(...salidas.map(([antes, despues]) => despues * deAntes - antes * deDespues)),
    );
    return peor.reduce((suma, una) => suma + una, 0) < -1e-9 * deAntes * deDespues;
  });
}

/** All subsets; at most one group for each source of figures can be missing. */
function partesDe(grupos: readonly Grupo[]): readonly (readonly Grupo[])[] {
  return grupos.reduce<readonly (readonly Grupo[])[]>(
    (partes, grupo) => [...partes, ...partes.map((parte) => [...parte, grupo])],
    [[]],
  );
}

function gruposDe(antes: Rubrica, despues: Rubrica, datos: DatosEntrega): readonly Grupo[] {
  const [unas, otras] = [puntuan(antes), puntuan(despues)];
  const claves = new Set([...unas, ...otras].map(claveDe));
  return [...claves].map((clave) => {
    const suyas = (lineas: readonly LineaRubrica[]) => lineas.filter((linea) => claveDe(linea) === clave);
    const lineas: Lineas = [suyas(unas), suyas(otras)];
    const posibles: Puntos = [posiblesDe(lineas[0]), posiblesDe(lineas[1])];
    return { posibles, ...salidasDe(lineas, datos) };
  });
}

const puntuan = ({ lineas }: Rubrica) => lineas.filter(({ modo }) => modo === 'puntua');
/** Lines of one figure move together; a level belongs to its line alone. */
const claveDe = ({ fuente, id }: LineaRubrica) => (fuente === 'criterio' ? `criterio ${id}` : fuente);
const posiblesDe = (lineas: readonly LineaRubrica[]) => lineas.reduce((suma, { puntos }) => suma + puntos, 0);

type Lineas = readonly [antes: readonly LineaRubrica[], despues: readonly LineaRubrica[]];

function salidasDe(lineas: Lineas, { medidas, niveles }: DatosEntrega): Omit<Grupo, 'posibles'> {
  const [primera] = lineas.flat();
  if (!primera || primera.fuente === 'criterio')
    return { salidas: deNiveles(lineas, niveles[primera?.id ?? ''] ?? null), puedeFaltar: false };
  const dato = medidas[primera.fuente];
  const de = (uno: ConDato): Puntos => [ganados(lineas[0], uno), ganados(lineas[1], uno)];
  if (tieneDato(dato)) return { salidas: [de(dato)], puedeFaltar: false };
  if (!dato.ajeno) return { salidas: [nada], puedeFaltar: false };
  return { salidas: [nada, ...cifrasPosibles(primera.fuente, lineas.flat()).map(de)], puedeFaltar: true };
}

const ganados = (lineas: readonly LineaRubrica[], dato: ConDato): number =>
  lineas.reduce((suma, linea) => suma + (linea.fuente === 'criterio' ? 0 : puntosDe(linea, dato).puntos), 0);

/** The level that was chosen, else each one, in both rubrics; one that the later rubric lacks is chosen again. */
function deNiveles([[una], [otra]]: Lineas, elegido: number | null): readonly Puntos[] {
  const [antes, despues] = [nivelesDe(una), nivelesDe(otra)];
  if (antes.length === 0 || una?.fuente !== 'criterio' || otra?.fuente !== 'criterio')
    return antes.length === 0 ? conNada(elegido, despues) : conNada(elegido, antes).map(([x, y]) => [y, x]);
  const indices = elegido === null || antes[elegido] === undefined ? [...antes.keys()] : [elegido];
  return indices.flatMap((i) => {
    const suyo = nivelEn(una, otra, i);
    const nuevos = suyo === null ? despues : despues.slice(suyo, suyo + 1);
    return nuevos.map((nuevo): Puntos => [antes[i] ?? 0, nuevo]);
  });
}

const nivelesDe = (linea: LineaRubrica | undefined): readonly number[] =>
  linea?.fuente === 'criterio' ? linea.niveles.map(({ puntos }) => puntos) : [];

/** Levels of a line that one of the rubrics lacks. */
const conNada = (elegido: number | null, niveles: readonly number[]): readonly Puntos[] => {
  const suyo = elegido === null ? undefined : niveles[elegido];
  return (suyo === undefined ? niveles : [suyo]).map((puntos) => [0, puntos]);
};

/** Between these figures both rubrics give points in a straight line; new findings are taken all of one severity, or of none. */
function cifrasPosibles(fuente: FuenteMedida, lineas: readonly LineaRubrica[]): readonly ConDato[] {
  const codos = lineas.flatMap((linea) =>
    linea.fuente === 'criterio'
      ? []
      : [linea.bajo, linea.alto, ...linea.penalizaciones.map(({ puntos, tope }) => tope / puntos)],
  );
  const valores = [...new Set([0, rangosFuente[fuente], ...codos])];
  const deUna = (severidad: Severidad) =>
    valores.map((valor): ConDato => ({ valor, porSeveridad: { [severidad]: valor } }));
  const conPena = lineas.some((linea) => linea.fuente !== 'criterio' && linea.penalizaciones.length > 0);
  return [...valores.map((valor) => ({ valor })), ...(conPena ? severidades.flatMap(deUna) : [])];
}

const sumar = (todos: readonly Puntos[]): Puntos => [
  todos.reduce((suma, [antes]) => suma + antes, 0),
  todos.reduce((suma, [, despues]) => suma + despues, 0),
];
