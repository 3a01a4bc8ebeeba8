import type { Db } from '@mantenible/db';

import type { Rutas } from '../http/app.types.ts';
import type { Cuotas } from '../modules/cuota/cuota.port.ts';
import { huellaDeClave, nuevaClaveDeEnlace } from '../modules/comun/clave-de-enlace.ts';
import { createEquipoRepository } from '../modules/equipo/equipo.repository.ts';
import { equipoRoutes } from '../modules/equipo/equipo.routes.ts';
import { createInvitacionRepository } from '../modules/equipo/invitacion.repository.ts';
import { invitacionRoutes } from '../modules/equipo/invitacion.routes.ts';
import type { CofreTokens } from '../modules/proyecto/proyecto.port.ts';
import { createPropietarioDe } from '../modules/proyecto/propietario.repository.ts';

interface Parts {
  readonly db: Db;
  readonly vault: CofreTokens;
  readonly cuotas: Cuotas;
  readonly maximoProyectos: number;
  readonly now: () => Date;
  readonly nuevoId: () => string;
}

/** The routes of teams and of invitations to them, with their adapters. */
export function rutasDeEquipos({ db, vault, cuotas, maximoProyectos, now, nuevoId }: Parts): Rutas[] {
  const invitaciones = createInvitacionRepository(db);
  const huellaDe = huellaDeClave;
  return [
    equipoRoutes({
      equipos: createEquipoRepository(db),
      invitaciones,
      propietarioDe: createPropietarioDe(db),
      cuotas,
      maximoProyectos,
      cofre: vault,
      nuevaClave: nuevaClaveDeEnlace,
      huellaDe,
      nuevoId,
      now,
    }),
    invitacionRoutes({ invitaciones, huellaDe, now }),
  ];
}
