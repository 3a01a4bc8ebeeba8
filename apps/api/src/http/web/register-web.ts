import type { ConfiguracionPagina } from '@mantenible/contracts/configuracion';
import type { FastifyInstance } from 'fastify';

import type { Config } from '../../config/config.ts';
import { serveLogos } from './logos.ts';
import { serveWeb } from './web.ts';

/** Serves the built page with the settings of this installation. */
export async function registerWeb(app: FastifyInstance, config: Config, dist: string): Promise<void> {
  const base = config.basePath;
  const logotipos = await serveLogos(app, base, config.institucion.logotipos);
  await serveWeb(app, {
    dist,
    configuracion: pageConfiguration(config, logotipos),
    reserved: [`${base}/api`, `${base}/auth`, `${base}/assets`, `${base}/institucion`],
  });
}

function pageConfiguration(
  config: Config,
  logotipos: ConfiguracionPagina['institucion']['logotipos'],
): ConfiguracionPagina {
  const { basePath, keycloak, institucion } = config;
  const { autor, director, universidad, anio } = institucion;
  return {
    basePath,
    identidad: {
      url: keycloak?.url ?? `${basePath}/auth`,
      realm: keycloak?.realm ?? 'mantenible',
      clientId: keycloak?.clientId ?? 'mantenible-web',
      alCargar: config.identityOnLoad,
      incorporada: keycloak === null,
    },
    permitirHttp: config.scanAllowLocal,
    institucion: { autor, director, universidad, anio, logotipos },
    escaneo: config.sonarqube === null ? 'incorporado' : 'sonarqube',
    sonarqube: config.sonarqube && {
      url: config.sonarqube.url,
      organizacion: config.sonarqube.organizacion,
    },
    enlacesCompartidos: config.sharedLinks,
    apiCodigo: config.codeHostApiUrl,
  };
}
