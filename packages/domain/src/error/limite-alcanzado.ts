import { DomainError } from './domain-error.ts';

/** The person has reached a limit; a retry is possible after `segundos`. */
export class LimiteAlcanzado extends DomainError {
  readonly segundos: number;

  constructor(codigo: string, mensaje: string, segundos: number) {
    super('too-many', codigo, mensaje);
    this.segundos = segundos;
  }
}
