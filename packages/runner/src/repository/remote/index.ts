export { DestinoRechazado, type Direccion, type ReglasDestino, type Resolver } from './destination.ts';
export { credencial } from './credential.ts';
export { consultarReferencias, type OpcionesConsulta, type Referencias } from './references.ts';
