import type { AnalisisHecho, SituacionAnalisis } from '@mantenible/domain/escaneo';

/** A successful past analysis, overridden by `cambios`. */
export function hecho(cambios: Partial<AnalisisHecho>): AnalisisHecho {
  return {
    id: 'a1',
    fecha: '2026-11-21T10:00:00Z',
    commit: '3f2a9c1d4b5e6f708192a3b4c5d6e7f801234567',
    enlace: 'https://github.com/ana/tienda',
    rama: 'main',
    duracionMs: 12_000,
    grado: 85.26,
    estado: 'listo',
    motivo: null,
    analizador: 'v1',
    ...cambios,
  };
}

/** State of the embedded scanner after one analysis, overridden by `cambios`. */
export function situacion(cambios: Partial<SituacionAnalisis>): SituacionAnalisis {
  return {
    estado: 'listo',
    iniciable: true,
    fecha: '2026-11-21T10:00:00Z',
    rama: 'main',
    motivo: null,
    progreso: null,
    medidas: null,
    commit: '3f2a9c1d4b5e6f708192a3b4c5d6e7f801234567',
    enlace: 'https://github.com/ana/tienda',
    analizador: 'v1',
    delante: null,
    otrosLenguajes: [],
    archivosOmitidos: { total: 0, primeros: [] },
    ambito: null,
    historia: [hecho({})],
    ...cambios,
  };
}
