/** A request that the command refuses; its message is a Spanish sentence that names the way out. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
