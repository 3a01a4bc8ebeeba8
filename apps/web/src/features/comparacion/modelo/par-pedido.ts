/** Ids of the two tests or analyses that are compared, in the order in which the person reads them. */
export interface ParPedido {
  readonly antes: string;
  readonly despues: string;
}
