import { diaMs } from '../tiempo/index.ts';

/** Greatest number of members of a team, beside the owner of its project. */
export const maximoMiembros = 7;

/** Greatest number of teams of which a person is a member. */
export const maximoEquipos = 50;

/** Days for which an invitation holds. */
const diasDeInvitacion = 7;

/** Greatest number of open invitations by user name to one team. */
export const maximoInvitaciones = 20;

/** Greatest length of the name of a project. */
const maximoNombre = 200;

export function venceInvitacion(now: Date): Date {
  return new Date(now.getTime() + diasDeInvitacion * diaMs);
}

/**
 * The name of a project that moves to a person who has these names already: 'Tienda (2)' beside 'Tienda'. A long name is
 * shortened to leave room for the number.
 */
export function nombreLibre(nombre: string, suyos: ReadonlySet<string>): string {
  let libre = nombre;
  for (let n = 2; suyos.has(libre); n += 1) {
    const sufijo = ` (${String(n)})`;
    libre = Array.from(nombre)
      .slice(0, maximoNombre - sufijo.length)
      .join('')
      .concat(sufijo);
  }
  return libre;
}
