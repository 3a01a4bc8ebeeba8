import { carpetaDeRegla } from './carpeta-de-regla.ts';
import titulos from './titulos.json' with { type: 'json' };

const titulosPorCarpeta = {
  javascript: new Map(Object.entries(titulos.javascript)),
  python: new Map(Object.entries(titulos.python)),
};

/** Title of a rule's card ('typescript:S3776') as plain text, code in «»; null for a rule without a card. */
export function tituloDeRegla(regla: string): string | null {
  const lugar = carpetaDeRegla(regla);
  const titulo = lugar && titulosPorCarpeta[lugar.carpeta].get(lugar.clave);
  return titulo?.replaceAll(/`(?<codigo>[^`]+)`/gu, '«$<codigo>»') ?? null;
}
