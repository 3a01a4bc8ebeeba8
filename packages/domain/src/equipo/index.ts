export { maximoEquipos, maximoInvitaciones, maximoMiembros, nombreLibre, venceInvitacion } from './equipo.ts';
export {
  enlaceInvalido,
  enMuchosEquipos,
  equipoCompleto,
  invitacionesCompletas,
  invitacionVencida,
  propietarioNoSale,
  sinCupoDeProyectos,
  yaEsDelEquipo,
} from './rechazos.ts';
