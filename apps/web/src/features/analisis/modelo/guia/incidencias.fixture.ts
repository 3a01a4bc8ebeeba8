import type { Incidencia } from '@mantenible/domain/escaneo';

/** An issue with whatever a test says about it. */
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
