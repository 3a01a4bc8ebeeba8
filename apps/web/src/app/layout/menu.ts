import type { Rol } from '@mantenible/domain/acceso';

import { matchPath } from 'react-router';

import { paths } from '../../lib/paths.ts';

interface Pattern {
  readonly pattern: string;
}

export interface MenuEntry {
  readonly texto: string;
  readonly href: string;
  /** Patterns of the pages below the entry. */
  readonly debajo: readonly string[];
}

/** Menu entry that links to `pagina`; `debajo` are the pages that belong to the entry too. */
export function entry(
  texto: string,
  pagina: { readonly href: () => string },
  debajo: readonly Pattern[],
): MenuEntry {
  return { texto, href: pagina.href(), debajo: debajo.map(({ pattern }) => pattern) };
}

const proyectos = entry('Proyectos', paths.listaProyectos, [
  paths.crearProyecto,
  paths.editarProyecto,
  paths.compartir,
  paths.proyecto,
  paths.equipo,
  paths.unirseAEquipo,
  paths.planificacion,
  paths.pruebaSubcaracteristicas,
  paths.pruebaSubcaracteristica,
  paths.pruebaMetricas,
  paths.pruebaMetrica,
  paths.repositorio,
  paths.calculo,
  paths.compararPruebas,
  paths.seleccionSubcaracteristicas,
  paths.seleccionMetricas,
  paths.analisis,
  paths.instrucciones,
  paths.compararAnalisis,
  paths.mejora,
  paths.pasado,
  paths.puntosCriticos,
  paths.alcance,
  paths.descargas,
  paths.misDatos,
]);
const informacion = entry('Información', paths.informacion, [
  paths.guia,
  paths.reglas,
  paths.regla,
  paths.hojaDeMedicion,
  paths.listaEnBlanco,
  paths.laboratorio,
  paths.teoria,
  paths.glosario,
]);

const catalogo: readonly MenuEntry[] = [
  entry('Criterios ponderación', paths.criterios, []),
  entry('Pautas', paths.listaPautas, [paths.crearPauta, paths.editarPauta, paths.traslado, paths.papelera]),
  entry('Listas de verificación', paths.listaListas, [paths.crearLista, paths.editarLista]),
  entry('Métricas', paths.listaMetricas, [paths.crearMetrica, paths.editarMetrica]),
  entry('Subcaracterísticas', paths.listaSubcaracteristicas, [
    paths.crearSubcaracteristica,
    paths.editarSubcaracteristica,
  ]),
];

const cursos = entry('Cursos', paths.cursos, [
  paths.curso,
  paths.proyectoDeCurso,
  paths.unirse,
  paths.entregasDeCurso,
  paths.crearEntrega,
  paths.entrega,
  paths.editarEntrega,
  paths.entregado,
  paths.rubrica,
  paths.notas,
  paths.nota,
  paths.acuerdo,
]);
const cuentas = entry('Cuentas', paths.cuentas, [paths.contrasenasIniciales]);
const espacio = entry('Espacio', paths.cuotas, [paths.datosDePersonas, paths.estado]);
const auditoria = entry('Auditoría', paths.auditoria, []);

/**
 * Groups of entries of the main menu by role (requisito: main-menu). An admin has the projects and courses, the catalogue, the
 * installation (the accounts only with the embedded provider: `cuentasPropias`) and the information; a lecturer, and a student
 * with a course (`conCurso`), 'Proyectos', 'Cursos' and 'Información' as one group; another student no 'Cursos'; a person without
 * a role none.
 */
export function menuOf(
  roles: readonly Rol[],
  { cuentasPropias, conCurso }: { readonly cuentasPropias: boolean; readonly conCurso: boolean },
): readonly (readonly MenuEntry[])[] {
  if (roles.includes('admin'))
    return [
      [proyectos, cursos],
      catalogo,
      [...(cuentasPropias ? [cuentas] : []), espacio, auditoria],
      [informacion],
    ];
  if (!roles.includes('estudiante')) return [];
  const ensena = roles.includes('docente');
  return [[proyectos, ...(ensena || conCurso ? [cursos] : []), informacion]];
}

/** Value of `aria-current` of an entry: 'page' on its own page, true on a page below it. */
export function markOf({ href, debajo }: MenuEntry, pathname: string): 'page' | true | undefined {
  if (matchPath(href, pathname) !== null) return 'page';
  return debajo.some((pattern) => matchPath(pattern, pathname) !== null) ? true : undefined;
}
