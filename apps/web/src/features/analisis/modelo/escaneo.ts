import type { ConfiguracionPagina } from '@mantenible/contracts/configuracion';

/** What measures repositories in this installation. */
export type Escaneo = ConfiguracionPagina['escaneo'];
