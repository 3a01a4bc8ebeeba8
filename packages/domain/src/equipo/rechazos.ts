import { DomainError } from '../error/index.ts';
import { maximoEquipos, maximoInvitaciones, maximoMiembros } from './equipo.ts';

/** One refusal for a key that was guessed, revoked, replaced or has lapsed, and for one of a deleted project. */
export function enlaceInvalido(): DomainError {
  return new DomainError(
    'not-found',
    'enlace-invalido',
    'Este enlace de invitación no es válido: vence a la semana, y quien lo creó puede anularlo. Pídale uno nuevo.',
  );
}

export function invitacionVencida(): DomainError {
  return new DomainError(
    'not-found',
    'invitacion-vencida',
    'Esta invitación ya no vale: vence a la semana, y quien la hizo puede retirarla. Pídale otra.',
  );
}

export function equipoCompleto(): DomainError {
  return new DomainError(
    'conflict',
    'equipo-completo',
    `El equipo ya tiene ${String(maximoMiembros)} miembros además de su propietaria o propietario, que son los que admite.`,
  );
}

export function enMuchosEquipos(): DomainError {
  return new DomainError(
    'conflict',
    'en-muchos-equipos',
    `Ya es miembro de ${String(maximoEquipos)} equipos, que son los que admite una persona. Salga de alguno antes.`,
  );
}

export function invitacionesCompletas(): DomainError {
  return new DomainError(
    'conflict',
    'invitaciones-completas',
    `El proyecto ya tiene ${String(maximoInvitaciones)} invitaciones sin contestar. Retire alguna para hacer otra.`,
  );
}

export function yaEsDelEquipo(): DomainError {
  return new DomainError('conflict', 'ya-es-del-equipo', 'Esa persona ya es del equipo.');
}

export function propietarioNoSale(): DomainError {
  return new DomainError(
    'conflict',
    'propietario-no-sale',
    'Quien tiene el proyecto no puede salir de su equipo: traspáselo antes a un miembro, o elimínelo.',
  );
}

export function sinCupoDeEspacio(): DomainError {
  return new DomainError(
    'conflict',
    'sin-cupo-de-espacio',
    'Con este proyecto, lo que guarda esa persona ocuparía más de lo que admite esta instalación: tiene que eliminar algún proyecto antes.',
  );
}

export function sinCupoDeProyectos(): DomainError {
  return new DomainError(
    'conflict',
    'sin-cupo-de-proyectos',
    'Esa persona ya tiene todos los proyectos que admite esta instalación: tiene que eliminar alguno antes.',
  );
}
