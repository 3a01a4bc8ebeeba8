export { maximoInvitaciones, maximoMiembros, nombreLibre, venceInvitacion } from './equipo.ts';
export {
  enlaceInvalido,
  equipoCompleto,
  invitacionesCompletas,
  invitacionVencida,
  propietarioNoSale,
  sinCupoDeProyectos,
  yaEsDelEquipo,
} from './rechazos.ts';
