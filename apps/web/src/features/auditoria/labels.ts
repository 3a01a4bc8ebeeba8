import type { AccionAuditada } from '@mantenible/domain/auditoria';

/** Texts of the screen of the audit trail. */
export const labels = {
  titulo: 'Auditoría',
  vacio: 'Todavía no hay nada que mostrar.',
  sinHallazgos: 'No se encontraron anotaciones.',
  desconocida: 'Usuario desconocido',
} as const;

export const nombresDeAccion: Readonly<Record<AccionAuditada, string>> = {
  acceso: 'Acceso',
  'acceso-fallido': 'Acceso fallido',
  sesion: 'Sesión iniciada',
  'clave-cambiada': 'Contraseña cambiada',
  'cuenta-nueva': 'Cuenta agregada',
  'cuenta-cambiada': 'Cuenta cambiada',
  'rol-cambiado': 'Rol cambiado',
  'clave-restablecida': 'Contraseña restablecida',
  'cuenta-activada': 'Cuenta activada',
  'cuenta-desactivada': 'Cuenta desactivada',
  'cuenta-importada': 'Cuenta importada',
  'identidad-vinculada': 'Identidad vinculada',
  'proyecto-cambiado': 'Proyecto: alta o cambio',
  'proyecto-borrado': 'Proyecto eliminado',
  'catalogo-cambiado': 'Catálogo: alta o cambio',
  'catalogo-borrado': 'Catálogo: eliminación',
  'criterio-cambiado': 'Criterio o umbral cambiado',
  'lectura-ajena': 'Proyecto ajeno leído',
  rechazo: 'Petición sin permiso',
  'token-leido': 'Token leído',
  exportacion: 'Exportación',
};
