import type { Ambito, OrigenDeAmbito } from './ambito.ts';
import type { ParteDeAmbito } from './aplicado.ts';

/** What people read of each part. */
export const nombresDePartes: Readonly<Record<ParteDeAmbito, string>> = {
  principal: 'Código principal',
  prueba: 'Pruebas del software',
  excluido: 'Excluido por el alcance',
  fuera: 'Fuera de las carpetas del alcance',
  'carpeta-ajena': 'En carpetas de código ajeno o generado',
  declaracion: 'Solo declaran tipos',
  minimizado: 'Minimizados',
  generado: 'Paquetes generados',
  oculto: 'Ocultos',
  grande: 'Demasiado grandes',
  'ruta-invalida': 'Con una ruta que no se puede leer',
  submodulo: 'Submódulos',
  lfs: 'En Git LFS',
  sintaxis: 'Con errores de sintaxis',
  detenido: 'Cuyo análisis se detuvo',
};

export const nombresDeOrigenes: Readonly<Record<OrigenDeAmbito, string>> = {
  todo: 'Todo el repositorio, también las pruebas',
  archivo: 'El archivo sonar-project.properties del commit analizado',
  proyecto: 'El alcance guardado en el proyecto',
};

/** What people read of each list of a scope. */
export const nombresDeCampos: Readonly<Record<keyof Ambito, string>> = {
  fuentes: 'Carpetas de código',
  pruebas: 'Carpetas de pruebas',
  inclusionesDePruebas: 'Qué es una prueba',
  exclusionesDePruebas: 'Pruebas que quedan fuera',
  exclusiones: 'Código que queda fuera',
  inclusiones: 'Solo este código',
  exclusionesDeDuplicacion: 'Sin buscar duplicación',
  exclusionesDeCobertura: 'Sin líneas por cubrir',
  reglasIgnoradas: 'Incidencias que se silencian',
  codificacion: 'Codificación de los archivos',
};

/** The values of a scope as people write them, by the name of their list, without empty lists. */
export function camposDe(ambito: Ambito): readonly (readonly [string, readonly string[]])[] {
  const escritos: Readonly<Record<keyof Ambito, readonly string[]>> = {
    ...ambito,
    fuentes: (ambito.fuentes ?? []).map(raizEscrita),
    pruebas: ambito.pruebas.map(raizEscrita),
    reglasIgnoradas: ambito.reglasIgnoradas.map(({ regla, archivos }) => `${regla} ${archivos}`),
    codificacion: ambito.codificacion === null ? [] : [ambito.codificacion],
  };
  return campos.flatMap((campo) =>
    escritos[campo].length === 0 ? [] : [[nombresDeCampos[campo], escritos[campo]] as const],
  );
}

const campos = Object.keys(nombresDeCampos) as readonly (keyof Ambito)[];

/** A root as people write it: the whole repository is a point. */
export const raizEscrita = (raiz: string): string => (raiz === '' ? '.' : raiz);
