import { putJson } from '../../../lib/http.ts';

/** PUT /avisos/correo: turns the person's notices by mail on or off. */
export function cambiarCorreo(activo: boolean): Promise<void> {
  return putJson('/avisos/correo', { activo });
}
