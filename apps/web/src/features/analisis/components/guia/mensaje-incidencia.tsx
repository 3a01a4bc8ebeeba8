import { config } from '../../../../lib/config.ts';

/** What the scanner says of an issue: the embedded one in Spanish, SonarQube in English. */
export function MensajeIncidencia({ texto }: { readonly texto: string }) {
  return <bdi lang={config.escaneo === 'sonarqube' ? 'en' : undefined}>{texto}</bdi>;
}
