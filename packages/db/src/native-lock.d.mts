/** Takes the kernel's exclusive lock on an open file; false when someone else holds it. */
export function tryLock(descriptor: number): boolean;
