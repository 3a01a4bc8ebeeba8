import type { Minute } from './calendar.ts';
import type { TeamName } from './people.ts';

/** Who writes: the position of a lecturer, or of a person of the team. */
interface Comment {
  readonly lecturer: 0 | 1;
  /** Short description of the question that it is about; absent: all of what was delivered. */
  readonly question?: string;
  readonly texto: string;
  /** Answer of the owner of the project. */
  readonly reply?: string;
}

interface Mark {
  readonly team: TeamName;
  readonly lecturer: 0 | 1;
  /** Index of the level of each criterion of the rubric; one that is missing leaves the mark pending. */
  readonly niveles: Readonly<Record<string, number>>;
  readonly comments: readonly Comment[];
  readonly published: boolean;
  /** Why the team asks for a second correction. */
  readonly review?: string;
}

/** When marks and comments are written, published and answered. */
export const marked: Minute = [-8, '16:00'];
export const published: Minute = [-7, '09:00'];
export const answered: Minute = [-6, '19:30'];

/** Marks of the past delivery, by the rubric that the product prepares for the test of a sub-characteristic. */
export const marks: readonly Mark[] = [
  {
    team: 'ceibo',
    lecturer: 0,
    niveles: { fundamento: 3, comentarios: 2, profundidad: 2 },
    comments: [
      {
        lecturer: 0,
        texto: 'Muy buen trabajo: cada respuesta dice qué se vio y dónde. Sigan así en la próxima entrega.',
      },
      {
        lecturer: 0,
        question: 'Control del estado global compartido',
        texto: '¿Qué cambiarían primero para que rutas/libros.py no modifique la lista de catalogo.py?',
        reply: 'Una función en catalogo.py que quite el libro; lo haremos antes de la próxima entrega.',
      },
    ],
    published: true,
  },
  {
    team: 'guayacan',
    lecturer: 1,
    niveles: { fundamento: 2, comentarios: 2, profundidad: 1 },
    comments: [
      {
        lecturer: 1,
        question: 'Separación entre capas',
        texto: 'El nivel es correcto. Falta decir por qué no corresponde el siguiente.',
      },
    ],
    published: true,
    review: 'Citamos el código en todas las respuestas. Pedimos que se revise la profundidad.',
  },
  {
    team: 'balsa',
    lecturer: 1,
    niveles: { fundamento: 0, comentarios: 1 },
    comments: [
      {
        lecturer: 1,
        texto: 'Ninguna respuesta cita código, y el análisis encuentra funciones que las contradicen.',
      },
    ],
    published: false,
  },
];
