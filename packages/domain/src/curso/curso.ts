import { camposInvalidos, DomainError, type Detalle } from '../error/index.ts';

export const estadosCurso = ['abierto', 'cerrado', 'archivado'] as const;
export type EstadoCurso = (typeof estadosCurso)[number];

/** Highest mark of each scale. */
export const escalas = [10, 20, 100] as const;
export type Escala = (typeof escalas)[number];

export const escalaInicial: Escala = 10;
/** Pass mark of a new course, on its scale. */
export const aprobadoInicial: Readonly<Record<Escala, number>> = { 10: 7, 20: 14, 100: 70 };

/** Greatest number of people of one course, joined and on its class list: its page is computed as a whole. */
export const maximoPersonas = 2000;
/** Greatest number of the projects of one course, whose page is computed as a whole, and of those that one person puts there. */
export const maximoProyectos = 1500;
export const maximoProyectosSuyos = 5;
/** Greatest number of open courses of one lecturer. */
export const maximoAbiertos = 50;
/** Greatest number of courses of one lecturer that were created within 24 hours: closed ones keep their class lists for a while. */
export const maximoEnUnDia = 50;
/** Greatest number of its lecturers. */
export const maximoDocentes = 20;
export const personasPorPagina = 50;

/** Days after which the rows of a class list whose people never joined go, from closing on. */
export const diasDeLista = 30;

/** What a lecturer writes of a course. */
export interface DatosCurso {
  readonly nombre: string;
  readonly periodo: string;
  /** IANA name of the zone of its deadlines. */
  readonly zona: string;
  readonly escala: Escala;
  readonly aprobado: number;
}

/** The states that each state may become. */
const siguientes: Readonly<Record<EstadoCurso, readonly EstadoCurso[]>> = {
  abierto: ['cerrado'],
  cerrado: ['abierto', 'archivado'],
  archivado: [],
};

const enPalabras: Readonly<Record<EstadoCurso, string>> = {
  abierto: 'está abierto',
  cerrado: 'está cerrado',
  archivado: 'está archivado',
};

/** The data with the pass mark to one decimal. Refuses one off the scale, or with more decimals; `esZona` is the platform's list of zones. */
export function validarCurso(datos: DatosCurso, esZona: (nombre: string) => boolean): DatosCurso {
  const { zona, escala, aprobado } = datos;
  const fallos: Detalle[] = [];
  if (!esZona(zona))
    fallos.push({
      campo: 'zona',
      mensaje: 'La zona horaria no existe: elija una de la lista, como America/Guayaquil.',
    });
  const redondeado = Math.round(aprobado * 10) / 10;
  if (!(redondeado >= 0.1 && aprobado <= escala))
    fallos.push({
      campo: 'aprobado',
      mensaje: `La nota para aprobar debe ser al menos 0,1 y no pasar de ${escala}, que es la nota más alta.`,
    });
  else if (Math.abs(aprobado - redondeado) > 1e-9)
    fallos.push({ campo: 'aprobado', mensaje: 'La nota para aprobar admite un solo decimal.' });
  const [primero, ...resto] = fallos;
  if (primero) throw camposInvalidos([primero, ...resto]);
  return { ...datos, aprobado: redondeado };
}

/** Refuses a change of state that the table does not have. The same state is no change. */
export function exigirPaso(desde: EstadoCurso, hasta: EstadoCurso): void {
  if (desde === hasta || siguientes[desde].includes(hasta)) return;
  const motivo =
    desde === 'archivado'
      ? 'Un curso archivado ya no cambia.'
      : 'Un curso se archiva después de cerrarlo: ciérrelo primero.';
  throw new DomainError('conflict', 'paso-de-curso', motivo);
}

/** Refuses what only an open course allows. */
export function exigirAbierto(estado: EstadoCurso): void {
  if (estado === 'abierto') return;
  throw new DomainError(
    'conflict',
    'curso-no-abierto',
    `El curso ${enPalabras[estado]} y ya no admite cambios de este tipo.`,
  );
}

export function esEstadoCurso(value: string): value is EstadoCurso {
  return estadosCurso.some((uno) => uno === value);
}

export function esEscala(value: number): value is Escala {
  return escalas.some((una) => una === value);
}
