import { config } from '../config.ts';
import type { Entrada } from './indice.ts';
import classes from './mensaje-incidencia.module.css';

/**
 * Message of an issue. The embedded scanner's is in Spanish; above SonarQube's, in English, stands the title of the
 * rule's card.
 */
export function MensajeIncidencia({ entrada }: { readonly entrada: Entrada }) {
  const mensaje = (
    <bdi lang={config.escaneo === 'sonarqube' ? 'en' : undefined}>{entrada.incidencia.descripcion}</bdi>
  );
  if (entrada.titulo === null) return mensaje;
  return (
    <>
      {entrada.titulo} <span className={classes.original}>{mensaje}</span>
    </>
  );
}
