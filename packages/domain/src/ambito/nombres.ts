import type { OrigenDeAmbito } from './ambito.ts';
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
  todo: 'Todo el repositorio, sin pruebas ni exclusiones',
  archivo: 'El archivo sonar-project.properties del commit analizado',
  proyecto: 'El alcance guardado en el proyecto',
};
