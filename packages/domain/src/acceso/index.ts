export { esRol, roles, type Persona, type Rol } from './rol.ts';
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
