export { DomainError, errorKinds, type Detalle, type ErrorKind } from './domain-error.ts';
export { campoInvalido, camposInvalidos, noEncontrado, versionAntigua } from './refusals.ts';
