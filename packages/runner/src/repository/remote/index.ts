export { DestinationRefused, type Address, type DestinationRules, type Resolver } from './destination.ts';
export { credential } from './credential.ts';
export { fetchReferences, type OpcionesConsulta, type References } from './references.ts';
