export const accionesAuditadas = [
  'acceso',
  'acceso-fallido',
  'sesion',
  'clave-cambiada',
  'cuenta-nueva',
  'cuenta-cambiada',
  'rol-cambiado',
  'clave-restablecida',
  'cuenta-activada',
  'cuenta-desactivada',
  'cuenta-importada',
  'claves-leidas',
  'identidad-vinculada',
  'persona-eliminada',
  'proyecto-cambiado',
  'proyecto-borrado',
  'equipo-cambiado',
  'miembro-unido',
  'miembro-quitado',
  'proyecto-traspasado',
  'catalogo-cambiado',
  'catalogo-borrado',
  'criterio-cambiado',
  'ejemplo-cambiado',
  'curso-cambiado',
  'curso-unido',
  'entrega-cambiada',
  'rubrica-cambiada',
  'nota-cambiada',
  'nota-publicada',
  'enlace-creado',
  'enlace-retirado',
  'enlace-abierto',
  'lectura-ajena',
  'rechazo',
  'token-leido',
  'exportacion',
] as const;
export type AccionAuditada = (typeof accionesAuditadas)[number];

/** What everyday work writes, many times a day: the selection 'importantes' leaves it out. */
export const accionesCotidianas = [
  'acceso',
  'sesion',
  'proyecto-cambiado',
  'curso-unido',
  'enlace-abierto',
  'equipo-cambiado',
  'miembro-unido',
  'lectura-ajena',
  'token-leido',
  'exportacion',
] as const satisfies readonly AccionAuditada[];

/** Selections of entries by their action: one action, or the important ones. */
export const seleccionesDeAccion = ['importantes', ...accionesAuditadas] as const;
export type SeleccionDeAccion = (typeof seleccionesDeAccion)[number];

/**
 * Period within which the repetitions of an action by one person with one object share an entry, which counts them. So the
 * number of entries of a day is bounded by people and objects, however many requests arrive. 'cada-una' gives each an entry of
 * its own: only for what deletes its object, and for what an admin or a lecturer alone does.
 */
export const periodoDeApunte: Readonly<Record<AccionAuditada, 'hora' | 'dia' | 'siempre' | 'cada-una'>> = {
  acceso: 'hora',
  'acceso-fallido': 'dia',
  sesion: 'siempre',
  'clave-cambiada': 'hora',
  'cuenta-nueva': 'cada-una',
  'cuenta-cambiada': 'cada-una',
  'rol-cambiado': 'cada-una',
  'clave-restablecida': 'cada-una',
  'cuenta-activada': 'cada-una',
  'cuenta-desactivada': 'cada-una',
  'cuenta-importada': 'cada-una',
  'claves-leidas': 'hora',
  'identidad-vinculada': 'cada-una',
  'persona-eliminada': 'cada-una',
  'proyecto-cambiado': 'hora',
  'proyecto-borrado': 'cada-una',
  'equipo-cambiado': 'hora',
  'miembro-unido': 'hora',
  'miembro-quitado': 'hora',
  'proyecto-traspasado': 'hora',
  'catalogo-cambiado': 'cada-una',
  'catalogo-borrado': 'cada-una',
  'criterio-cambiado': 'cada-una',
  'ejemplo-cambiado': 'cada-una',
  'curso-cambiado': 'cada-una',
  'entrega-cambiada': 'cada-una',
  'curso-unido': 'hora',
  'rubrica-cambiada': 'hora',
  'nota-cambiada': 'hora',
  'nota-publicada': 'cada-una',
  'enlace-creado': 'hora',
  'enlace-retirado': 'hora',
  'enlace-abierto': 'dia',
  'lectura-ajena': 'dia',
  rechazo: 'dia',
  'token-leido': 'dia',
  exportacion: 'hora',
};

/** Time for which an entry is kept after its last repetition. */
export const diasDeAuditoria = 365;

/** Time for which the addresses of failed sign-ins are kept. */
export const diasDeDirecciones = 90;

export const apuntesPorPagina = 25;

/** Person who performed an action, with the name of that moment; `sub` is '' for an unknown person. */
export interface Autor {
  readonly sub: string;
  readonly nombre: string;
  readonly usuario?: string | undefined;
}

/**
 * Author of a sign-in with a user name that no account has: the typed name is not kept, since it may be a password. Also that of
 * an opened read-only link, which asks for no name.
 */
export const desconocido: Autor = { sub: '', nombre: '' };

/** One entry: who did what to which object. No secret ever stands in it. */
export interface Apunte {
  readonly quien: Autor;
  readonly accion: AccionAuditada;
  /** Name of the object; '' where the action has none. */
  readonly objeto: string;
  readonly objetoId?: string;
  readonly detalle?: string;
  /** The other person whom it names, shown after `detalle`: a subject, or the user name of an invitation. */
  readonly otro?: string;
}

/** Writes entries; where that fails, the action fails too. */
export interface Auditoria {
  apuntar(...apuntes: readonly Apunte[]): Promise<void>;
}

const horaMs = 3_600_000;

/**
 * Key that an entry shares with its repetitions, which are counted in it; null for an action that is not counted. The name
 * distinguishes objects without an id.
 */
export function grupoDe(
  { accion, quien, objeto, objetoId = objeto, otro }: Apunte,
  now: Date,
): string | null {
  const periodo = periodoDeApunte[accion];
  if (periodo === 'cada-una') return null;
  const duracion = { hora: horaMs, dia: 24 * horaMs, siempre: Infinity }[periodo];
  return JSON.stringify([
    accion,
    Math.floor(now.getTime() / duracion),
    quien.sub,
    objetoId,
    ...(otro === undefined ? [] : [otro]),
  ]);
}

/** An entry is erased when its last repetition is older than this moment. */
export function limiteDeAuditoria(now: Date): Date {
  return haceDias(now, diasDeAuditoria);
}

export function limiteDeDirecciones(now: Date): Date {
  return haceDias(now, diasDeDirecciones);
}

function haceDias(now: Date, dias: number): Date {
  return new Date(now.getTime() - dias * 24 * horaMs);
}
