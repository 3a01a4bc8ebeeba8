export { EstadoConsulta } from './estado-consulta.tsx';
export { Cargando, Fallo, Vacio } from './estados.tsx';
