import { createHmac, randomInt } from 'node:crypto';

// No i, l, o, 0 or 1: people read these passwords from a screen or a paper.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 7;
const GROUP_LENGTH = 4;

/** A random password of 138 bits, in groups that can be read aloud. */
export function claveInicial(): string {
  return Array.from({ length: GROUPS }, group).join('-');
}

/**
 * A password that a secret of the installation gives for these texts, always the same: a request that comes again because its
 * answer was lost gets it without its being stored. As strong as a random one without the secret.
 */
export function claveDerivada(secreto: Buffer, ...textos: readonly string[]): string {
  // 256 bits for 138: the remainder has no bias that matters.
  const digest = createHmac('sha256', secreto).update(JSON.stringify(textos)).digest('hex');
  let resto = BigInt(`0x${digest}`);
  const signos = Array.from({ length: GROUPS * GROUP_LENGTH }, () => {
    const signo = ALPHABET.charAt(Number(resto % BigInt(ALPHABET.length)));
    resto /= BigInt(ALPHABET.length);
    return signo;
  }).join('');
  return (signos.match(/.{4}/g) ?? []).join('-');
}

function group(): string {
  return Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}
