/** One key of a person's copies on devices: 32 bytes in base64. */
export interface ClaveCopia {
  readonly id: string;
  readonly clave: string;
}

/** Keys of one person's copies on devices, the current one first. */
export type ClavesDePersona = (sub: string) => readonly ClaveCopia[];
