import { campoInvalido } from '@mantenible/domain/error';

/** Ids of the two things compared, in the order in which the person reads them. */
export interface Par {
  readonly antes: string;
  readonly despues: string;
}

/** Refuses a comparison of a thing with itself. */
export function exigirDistintos({ antes, despues }: Par, mensaje: string): void {
  if (antes === despues) throw campoInvalido('despues', mensaje);
}
