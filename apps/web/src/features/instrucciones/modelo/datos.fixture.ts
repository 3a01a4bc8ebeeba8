import type { DatosAnalisis } from './archivos.ts';

/** A JavaScript project measured by SonarQube Cloud, changed where a test needs it. */
export function datosAnalisis(cambios: Partial<DatosAnalisis> = {}): DatosAnalisis {
  return {
    clave: 'tienda',
    rama: 'main',
    servicio: 'cloud',
    lenguaje: 'javascript',
    fuentes: 'src',
    versionPython: '3.12',
    organizacion: 'mi-org',
    direccion: 'https://sonarcloud.io',
    ...cambios,
  };
}
