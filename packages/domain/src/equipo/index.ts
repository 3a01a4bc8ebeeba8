export {
  maximoInvitaciones,
  maximoMiembros,
  nombreLibre,
  usuarioInvitado,
  venceInvitacion,
} from './equipo.ts';
export {
  enlaceInvalido,
  equipoCompleto,
  invitacionesCompletas,
  invitacionVencida,
  propietarioNoSale,
  sinCupoDeProyectos,
  yaEsDelEquipo,
} from './rechazos.ts';
