import { secciones, type Seccion } from '../../../../lib/escaneo/analizado.ts';

/** Name in the address, heading and title of each section. */
export const datosDeSeccion = {
  medidas: { encabezado: 'medidas', nombre: 'Medidas' },
  propiedades: { encabezado: 'defectos', nombre: 'Propiedades de calidad' },
  incidencias: { encabezado: 'guia-incidencias', nombre: 'Incidencias' },
  archivos: { encabezado: 'guia-archivos', nombre: 'Archivos' },
  historial: { encabezado: 'historia-analisis', nombre: 'Historial' },
} as const satisfies Record<Seccion, { readonly encabezado: string; readonly nombre: string }>;

/** Parameters of the address by which links lead to a part of a section. */
const parametros = {
  medidas: ['medidas'],
  incidencias: ['vista', 'severidad', 'regla', 'archivo', 'buscar', 'desde', 'orden', 'sentido'],
  archivos: ['archivos', 'buscar-archivo', 'orden-archivos', 'pagina-archivos'],
} as const;

/** Section that an address names: `?seccion=`, or the anchor of a heading; null without either. */
export function seccionNombrada(params: URLSearchParams, ancla: string): Seccion | null {
  const pedida = params.get('seccion');
  return (
    secciones.find((seccion) => seccion === pedida) ??
    secciones.find((seccion) => `#${datosDeSeccion[seccion].encabezado}` === ancla) ??
    null
  );
}

/** Section that an address asks for: the named one, or the one whose filters it has; the first one otherwise. */
export function seccionPedida(
  params: URLSearchParams,
  ancla: string,
  disponibles: readonly Seccion[],
): Seccion | null {
  const filtrada = (['medidas', 'incidencias', 'archivos'] as const).find((seccion) =>
    parametros[seccion].some((parametro) => params.has(parametro)),
  );
  const pedida = seccionNombrada(params, ancla) ?? filtrada;
  return disponibles.find((seccion) => seccion === pedida) ?? disponibles[0] ?? null;
}
