import { carpetaDeRegla } from './carpeta-de-regla.ts';
import { indice } from './indice.ts';

/** Title of a rule's card ('typescript:S3776') as plain text, code in «»; null for a rule without a card. */
export function tituloDeRegla(regla: string): string | null {
  const lugar = carpetaDeRegla(regla);
  const titulo = lugar && indice.get(`${lugar.carpeta}:${lugar.clave}`)?.titulo;
  return titulo?.replaceAll(/`(?<codigo>[^`]+)`/gu, '«$<codigo>»') ?? null;
}
