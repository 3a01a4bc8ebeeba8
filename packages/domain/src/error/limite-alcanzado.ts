import { DomainError } from './domain-error.ts';

/** The person has had his share for now; `segundos` from now it may be tried again. */
export class LimiteAlcanzado extends DomainError {
  readonly segundos: number;

  constructor(codigo: string, mensaje: string, segundos: number) {
    super('too-many', codigo, mensaje);
    this.segundos = segundos;
  }
}
