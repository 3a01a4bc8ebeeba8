import { config } from '../config.ts';

/** Message of an issue: Spanish from the embedded scanner, English from SonarQube. */
export function MensajeIncidencia({ texto }: { readonly texto: string }) {
  return <bdi lang={config.escaneo === 'sonarqube' ? 'en' : undefined}>{texto}</bdi>;
}
