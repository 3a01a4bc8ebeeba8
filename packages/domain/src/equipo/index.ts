export { maximoEquipos, maximoInvitaciones, maximoMiembros, nombreLibre, venceInvitacion } from './equipo.ts';
export {
  enlaceInvalido,
  enMuchosEquipos,
  equipoCompleto,
  invitacionesCompletas,
  invitacionVencida,
  propietarioNoSale,
  sinCupoDeEspacio,
  sinCupoDeProyectos,
  yaEsDelEquipo,
} from './rechazos.ts';
