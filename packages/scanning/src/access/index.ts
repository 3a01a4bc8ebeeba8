export { DestinoRechazado, type Direccion, type ReglasDestino, type Resolver } from './destino.ts';
export { credencial } from './credencial.ts';
export { consultarReferencias, type OpcionesConsulta, type Referencias } from './referencias.ts';
