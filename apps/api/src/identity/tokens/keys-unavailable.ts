/** The provider's keys could not be fetched and none are known. */
export class KeysUnavailable extends Error {
  override readonly name = 'KeysUnavailable';
}
