import { config } from '../../../lib/config.ts';
import { paths } from '../../../lib/paths.ts';
import { entry, type MenuEntry } from '../menu.ts';

/** A tab of a project, with the pages of its second row. */
interface Pestana extends MenuEntry {
  /** Empty for a tab of one page. */
  readonly paginas: readonly MenuEntry[];
}

interface ProyectoDePestanas {
  readonly id: string;
  /** Whether the project is the reader's own: others do not plan its tests. */
  readonly propio: boolean;
}

/** The tabs of a project in their order, each with the pages below it. */
export function pestanasDe({ id, propio }: ProyectoDePestanas): readonly Pestana[] {
  const de = (pagina: { readonly pattern: string; readonly href: (params: { id: string }) => string }) => ({
    href: () => pagina.href({ id }),
  });
  const runs = [
    paths.pruebaSubcaracteristicas,
    paths.pruebaSubcaracteristica,
    paths.pruebaMetricas,
    paths.pruebaMetrica,
  ];
  const deUnaPrueba = [paths.calculo, paths.seleccionSubcaracteristicas, paths.seleccionMetricas];
  const pruebas = [
    entry('Repositorio', de(paths.repositorio), deUnaPrueba),
    ...(propio ? [entry('Planificar', de(paths.planificacion), runs)] : []),
    entry('Comparar', de(paths.compararPruebas), []),
  ];
  // A scanning service measures the newest commit only: there is nothing to choose from.
  const analisis =
    config.escaneo === 'sonarqube'
      ? []
      : [
          entry('Resultado', de(paths.analisis), []),
          entry('Puntos críticos', de(paths.puntosCriticos), []),
          entry('Historia', de(paths.pasado), []),
          entry('Comparar', de(paths.compararAnalisis), []),
        ];
  return [
    { ...entry('Resumen', de(paths.proyecto), [paths.equipo, paths.proyectoDeCurso]), paginas: [] },
    {
      ...entry('Pruebas', de(paths.repositorio), [
        paths.planificacion,
        paths.compararPruebas,
        ...runs,
        ...deUnaPrueba,
      ]),
      paginas: pruebas,
    },
    {
      ...entry('Análisis', de(paths.analisis), [
        paths.puntosCriticos,
        paths.pasado,
        paths.compararAnalisis,
        paths.instrucciones,
        paths.alcance,
      ]),
      paginas: analisis,
    },
    { ...entry('Plan', de(paths.mejora), []), paginas: [] },
  ];
}
