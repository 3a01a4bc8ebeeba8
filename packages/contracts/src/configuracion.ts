import * as z from 'zod/mini';

import { listaDe } from './comun.ts';

const logotipo = z.object({ imagen: z.string(), enlace: z.string(), texto: z.string() });

/** The server writes these settings into the page as JSON, so the build is independent of the place where it runs. */
export const configuracionPagina = z.object({
  /** Base path without trailing slash, e.g. '/mantenible'; '' at the root. */
  basePath: z.string(),
  identidad: z.object({
    /** Base URL in Keycloak's layout; relative to the page's origin for the embedded provider. */
    url: z.string(),
    realm: z.string(),
    clientId: z.string(),
    alCargar: z.enum(['login-required', 'check-sso']),
    incorporada: z.boolean(),
  }),
  /** Whether links with http and links to loopback may be registered: for demonstrations only. */
  permitirHttp: z.boolean(),
  institucion: z.object({
    autor: z.nullable(z.string()),
    director: z.nullable(z.string()),
    universidad: z.nullable(z.string()),
    anio: z.nullable(z.string()),
    /** One logo for each place of the footer; null shows the neutral drawing there. */
    logotipos: listaDe(z.nullable(logotipo)),
  }),
  escaneo: z.enum(['incorporado', 'sonarqube', 'ninguno']),
  /** The service that the instructions name; null without one. `organizacion` is set for SonarQube Cloud. */
  sonarqube: z.nullable(z.object({ url: z.string(), organizacion: z.nullable(z.string()) })),
  /** Whether owners of projects may make read-only links. */
  enlacesCompartidos: z.boolean(),
  /** Contents API from which the page reads a repository's properties file. */
  apiCodigo: z.string(),
});
export type ConfiguracionPagina = z.infer<typeof configuracionPagina>;

/** Id of the page's HTML element that contains the settings. */
export const elementoConfiguracion = 'configuracion';
