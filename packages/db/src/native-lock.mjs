// The package brings no types: this file and the declaration beside it are the one place that knows its shape.
import native from 'fs-native-extensions';

/** @param {number} descriptor */
export function tryLock(descriptor) {
  return native.tryLock(descriptor);
}
