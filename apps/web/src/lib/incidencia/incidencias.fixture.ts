import type { Incidencia } from '@mantenible/domain/escaneo';

/** An issue with default values, overridden by `cambios`. */
export function incidencia(cambios: Partial<Incidencia> = {}): Incidencia {
  return {
    descripcion: 'Reduzca la complejidad de esta función',
    regla: 'javascript:S3776',
    severidad: 'MAJOR',
    estado: 'OPEN',
    tipo: 'CODE_SMELL',
    categoria: [],
    archivo: 'src/app.js',
    linea: 1,
    tiempo_estimado: '5min',
    linea_afectada: null,
    ...cambios,
  };
}

/** Two issues of one file and one of another, in no order. */
export const tres = [
  incidencia({ descripcion: 'Nombre poco claro', severidad: 'MINOR', archivo: 'src/a.js', linea: 2 }),
  incidencia({ descripcion: 'Función larga', severidad: 'CRITICAL', archivo: 'src/a.js', linea: 4 }),
  incidencia({ descripcion: 'Variable sin usar', regla: 'python:S1481', archivo: 'src/b.py', linea: 7 }),
];
