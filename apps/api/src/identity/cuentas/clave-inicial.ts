import { randomInt } from 'node:crypto';

// No i, l, o, 0 or 1: people read these passwords from a screen or a paper.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 7;
const GROUP_LENGTH = 4;

/** A random password of 138 bits, in groups that can be read aloud. */
export function claveInicial(): string {
  return Array.from({ length: GROUPS }, group).join('-');
}

function group(): string {
  return Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}
