// The package brings no types: only this file and the declaration beside it depend on its shape.
import native from 'fs-native-extensions';

/** @param {number} descriptor */
export function tryLock(descriptor) {
  return native.tryLock(descriptor);
}
