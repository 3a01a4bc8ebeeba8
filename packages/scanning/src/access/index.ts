export { DestinoRechazado, type Direccion, type ReglasDestino, type Resolver } from './destino.ts';
export { consultarReferencias, credencial, type OpcionesConsulta, type Referencias } from './referencias.ts';
