import type { Panorama } from '@mantenible/contracts/panorama';

/** The page of a project without an analysis, a test or an action. */
export const panoramaVacio: Panorama = {
  proyecto: {
    _id: 'p1',
    nombre: 'Tienda',
    link: 'https://github.com/a/b',
    branch: 'main',
    propietario: null,
  },
  incorporado: true,
  analisis: null,
  enCurso: null,
  fallo: null,
  pruebas: [],
  radar: [],
  avance: { total: 0, pendientes: 0, enCurso: 0, hechas: 0, verificadas: 0 },
  borradores: [],
  siguientePaso: null,
};
