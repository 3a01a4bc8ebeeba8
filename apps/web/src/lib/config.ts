import {
  configuracionPagina,
  elementoConfiguracion,
  type ConfiguracionPagina,
} from '@mantenible/contracts/configuracion';

/** Configuration of a page served by `vite dev`, without that of the server. */
const developmentConfig: ConfiguracionPagina = {
  basePath: '',
  identidad: {
    url: '/auth',
    realm: 'mantenible',
    clientId: 'mantenible-web',
    alCargar: 'login-required',
    incorporada: true,
  },
  permitirHttp: false,
  institucion: { autor: null, director: null, universidad: null, anio: null, logotipos: [] },
  escaneo: 'ninguno',
  sonarqube: null,
  enlacesCompartidos: true,
  apiCodigo: 'https://api.github.com',
};

/** Parses the JSON that the server wrote into the page; the development defaults without it. */
export function parseConfig(text: string | null | undefined): ConfiguracionPagina {
  if (text === undefined || text === null || text.trim() === '') return developmentConfig;
  return configuracionPagina.parse(JSON.parse(text));
}

/** The page's configuration, read once. */
export const config: ConfiguracionPagina = parseConfig(
  document.getElementById(elementoConfiguracion)?.textContent,
);
