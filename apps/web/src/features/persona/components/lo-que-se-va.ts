import type { LoQueSeVa } from '@mantenible/domain/datos-personales';
import { contar } from '@mantenible/wording/contar';

type Renglon = readonly [cuantos: number, uno: string, varios: string, resto?: string];

/** What goes with the person, one line for each kind of which there is something. */
export function loQueSeElimina(cuenta: LoQueSeVa): readonly string[] {
  return [
    ...renglones([
      [
        cuenta.proyectosBorrados,
        'proyecto',
        'proyectos',
        ' sin nadie que quede en su equipo, con sus pruebas y análisis',
      ],
      [cuenta.borradores, 'borrador', 'borradores'],
      [cuenta.equipos, 'participación en un equipo', 'participaciones en equipos'],
      [cuenta.invitaciones, 'invitación a un equipo', 'invitaciones a equipos'],
      [cuenta.cursos, 'participación en un curso', 'participaciones en cursos'],
      [cuenta.avisos, 'aviso', 'avisos'],
      [cuenta.frases, 'frase guardada', 'frases guardadas'],
    ]),
    ...(cuenta.cuenta === 1 ? ['Su cuenta, con su nombre y correo'] : []),
    ...(cuenta.cuenta > 1
      ? [`${contar(cuenta.cuenta, 'cuenta', 'cuentas')}, con sus nombres y correos`]
      : []),
  ];
}

/** What stays without the person's name. */
export function loQueQueda(cuenta: LoQueSeVa): readonly string[] {
  const pasan = ' con equipo, que pasan a la primera persona de cada uno, sin el token';
  return renglones([
    [cuenta.proyectosCedidos, 'proyecto', 'proyectos', pasan],
    [
      cuenta.cursosSinDocente,
      'curso',
      'cursos',
      ' sin docente: nombre antes a otra persona en los ajustes de cada uno',
    ],
    [cuenta.pruebasAnonimas, 'prueba', 'pruebas', ' en proyectos de otras personas'],
    [cuenta.analisisAnonimos, 'análisis', 'análisis', ' de proyectos de otras personas'],
    [cuenta.accionesAnonimas, 'acción de mejora', 'acciones de mejora'],
    [cuenta.marcasAnonimas, 'marca de una incidencia', 'marcas de incidencias'],
    [cuenta.entregadosAnonimos, 'entrega de un curso', 'entregas de cursos', ', con sus notas'],
    [cuenta.filasDeClaseAnonimas, 'fila de una lista de clase', 'filas de listas de clase'],
    [cuenta.comentariosAnonimos, 'comentario', 'comentarios', ' en entregas'],
    [cuenta.correccionesAnonimas, 'cambio de una nota', 'cambios de notas'],
    [cuenta.papeleraAnonima, 'elemento', 'elementos', ' de la papelera'],
    [cuenta.apuntesAnonimos, 'anotación', 'anotaciones', ' de la auditoría'],
  ]);
}

function renglones(todos: readonly Renglon[]): readonly string[] {
  return todos.flatMap(([cuantos, uno, varios, resto = '']) =>
    cuantos === 0 ? [] : [`${contar(cuantos, uno, varios)}${resto}`],
  );
}
