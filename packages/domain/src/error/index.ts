export { DatoDanado } from './dato-danado.ts';
export { DomainError, errorKinds, type Detalle, type ErrorKind } from './domain-error.ts';
export { LimiteAlcanzado } from './limite-alcanzado.ts';
export { campoInvalido, camposInvalidos, noEncontrado, versionAntigua } from './refusals.ts';
