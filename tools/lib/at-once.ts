import { availableParallelism, totalmem } from 'node:os';

/** Memory that one worker of tests, or one journey with its browser, may take. */
const bytesEach = 1_500_000_000;

/** How many run beside each other: one core stays for what they start, and never fewer than two run. */
export const atOnceOn = (cores: number, bytes: number): number =>
  Math.max(2, Math.min(cores - 1, Math.floor(bytes / bytesEach)));

/** Of a container, its limit. */
const memory = () => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

/** The same for this machine. */
export const atOnce = (): number => atOnceOn(availableParallelism(), memory());
