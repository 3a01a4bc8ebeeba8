export { DestinationRefused, type Address, type DestinationRules, type Resolver } from './destination.ts';
export { credential } from './credential.ts';
export { servesPartialClones } from './partial-clone.ts';
export { fetchReferences, type ReferenceOptions, type References } from './references.ts';
