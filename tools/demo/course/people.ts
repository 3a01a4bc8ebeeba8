/** A person of the course; `usuario` is the name of their account. */
export interface Person {
  readonly usuario: string;
  readonly nombre: string;
}

export interface Team {
  readonly project: string;
  /** Branch of the sample repository, and the commit at which it ends: two teams have commits of their own. */
  readonly branch: string;
  readonly commit: string;
  /** The owner of the project first. */
  readonly people: readonly [owner: Person, ...members: Person[]];
}

const person = (usuario: string, nombre: string): Person => ({ usuario, nombre });

/** The first one opens the course and names the other one. */
export const lecturers = [
  person('carmen.ordonez', 'Carmen Ordóñez'),
  person('julio.cevallos', 'Julio Cevallos'),
] as const;

export const teams = {
  ceibo: {
    project: 'Tienda Ceibo',
    branch: 'equipo-ceibo',
    commit: 'entrega-2',
    people: [
      person('lucia.andrade', 'Lucía Andrade'),
      person('mateo.quispe', 'Mateo Quispe'),
      person('daniela.paredes', 'Daniela Paredes'),
    ],
  },
  guayacan: {
    project: 'Tienda Guayacán',
    branch: 'equipo-guayacan',
    commit: 'entrega-1',
    people: [
      person('andres.villacis', 'Andrés Villacís'),
      person('camila.rosero', 'Camila Rosero'),
      person('bryan.chila', 'Bryan Chila'),
    ],
  },
  arrayan: {
    project: 'Tienda Arrayán',
    branch: 'equipo-arrayan',
    commit: 'equipo-arrayan',
    people: [
      person('valeria.mora', 'Valeria Mora'),
      person('jose.tigse', 'José Tigse'),
      person('gabriela.luna', 'Gabriela Luna'),
    ],
  },
  balsa: {
    project: 'Tienda Balsa',
    branch: 'equipo-balsa',
    commit: 'equipo-balsa',
    people: [person('esteban.guerra', 'Esteban Guerra'), person('paula.zambrano', 'Paula Zambrano')],
  },
} as const satisfies Readonly<Record<string, Team>>;
export type TeamName = keyof typeof teams;

/** Joined the course and did nothing else. */
const idle = person('nicolas.salas', 'Nicolás Salas');

export const students: readonly Person[] = [...Object.values(teams).flatMap(({ people }) => people), idle];

/** Stands in the class list, and never joined. */
export const absent = person('veronica.tipan', 'Verónica Tipán');

export const course = {
  nombre: 'Calidad de software',
  periodo: 'Curso de demostración',
  escala: 10,
  aprobado: 7,
} as const;
