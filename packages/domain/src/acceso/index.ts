export { esRol, roles, rolesDeNombres, type Persona, type Rol } from './rol.ts';
export { dePersona, esDelEquipo, type Pertenencia } from './pertenencia.ts';
export { alcance, permisos, puede, type Accion, type Alcance, type Recurso } from './permisos.ts';
export { exigir, type RecursoPropio } from './exigir.ts';
export {
  deNadie,
  esDeNadie,
  idEjemplo,
  nombreSinPersona,
  propietarioEjemplo,
  propietarioEjemploOculto,
} from './ejemplo.ts';
export { usuarioNormal } from './usuario.ts';
