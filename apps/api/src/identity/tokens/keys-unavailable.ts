/** The provider's keys could not be fetched, and none are cached. */
export class KeysUnavailable extends Error {
  override readonly name = 'KeysUnavailable';
}
