import type { Persona } from '@mantenible/domain/acceso';
import { DomainError } from '@mantenible/domain/error';

import type { EleccionDeCorreo, EleccionRepository } from './correo.port.ts';

export interface DepsEleccion {
  readonly elecciones: EleccionRepository;
  /** Whether this installation sends mail. */
  readonly disponible: boolean;
}

interface AvisosPorCorreo extends EleccionDeCorreo {
  readonly disponible: boolean;
}

/** Whether the person gets notices by mail, and where; while it is off, where they would go. */
export async function leerEleccion(
  { elecciones, disponible }: DepsEleccion,
  { sub, correo }: Persona,
): Promise<AvisosPorCorreo> {
  const elegida = disponible ? await elecciones.leer(sub) : null;
  return elegida?.activo === true
    ? { disponible, ...elegida }
    : { disponible, activo: false, correo: direccionUtil(correo) };
}

/** Turns notices by mail on or off for the person. */
export async function elegirCorreo(
  deps: DepsEleccion,
  persona: Persona,
  activo: boolean,
): Promise<AvisosPorCorreo> {
  if (!activo) {
    await deps.elecciones.elegir(persona.sub, null);
    return leerEleccion(deps, persona);
  }
  const correo = direccionUtil(persona.correo);
  if (!deps.disponible)
    throw new DomainError(
      'conflict',
      'sin-correo',
      'Esta instalación no envía correos: lea aquí sus avisos.',
    );
  if (correo === null)
    throw new DomainError(
      'conflict',
      'sin-direccion',
      'Su cuenta no tiene una dirección de correo comprobada: dé la suya a quien administra las cuentas.',
    );
  await deps.elecciones.elegir(persona.sub, correo);
  return leerEleccion(deps, persona);
}

/** Keeps the address of the newest token; one that no mail reaches counts as none. A token that names none changes nothing. */
export async function renovarDireccion(
  { elecciones }: Pick<DepsEleccion, 'elecciones'>,
  { sub, correo, correoSinComprobar = false }: Persona,
): Promise<void> {
  if (correo === undefined && !correoSinComprobar) return;
  await elecciones.renovar(sub, direccionUtil(correo));
}

/** One address and nothing else: signs that separate addresses, or spaces, make it none. */
function direccionUtil(correo = ''): string | null {
  return correo.length <= 254 && /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:"]+$/u.test(correo)
    ? correo
    : null;
}
