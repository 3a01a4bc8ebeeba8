import type { ConfiguracionPagina } from '@mantenible/contracts/configuracion';

/** Scanner of this installation. */
export type Escaneo = ConfiguracionPagina['escaneo'];
