import * as base from './051-base.ts';
import * as clavesDeImportacion from './052-claves-de-importacion.ts';
import * as avisosPorCorreo from './053-avisos-por-correo.ts';
import * as lugaresDeAnonimos from './054-lugares-de-anonimos.ts';
import * as avisosDeCurso from './055-avisos-de-curso.ts';
import * as alcanceDePasados from './057-alcance-de-pasados.ts';
import * as marcasAceptadas from './058-marcas-aceptadas.ts';
import * as incidenciasPorArchivo from './060-incidencias-por-archivo.ts';
import * as autorDeAjustes from './061-autor-de-ajustes.ts';
import * as pruebaPorCopiar from './063-prueba-por-copiar.ts';
import * as medidaDePruebaCopiada from './064-medida-de-prueba-copiada.ts';

/** The module of every migration by its name. The keys stand in the order of application; there is no way back. */
export const migrations = {
  '051-base': base,
  '052-claves-de-importacion': clavesDeImportacion,
  '053-avisos-por-correo': avisosPorCorreo,
  '054-lugares-de-anonimos': lugaresDeAnonimos,
  '055-avisos-de-curso': avisosDeCurso,
  '057-alcance-de-pasados': alcanceDePasados,
  '058-marcas-aceptadas': marcasAceptadas,
  '060-incidencias-por-archivo': incidenciasPorArchivo,
  '061-autor-de-ajustes': autorDeAjustes,
  '063-prueba-por-copiar': pruebaPorCopiar,
  '064-medida-de-prueba-copiada': medidaDePruebaCopiada,
} as const;
