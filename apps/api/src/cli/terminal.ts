import type { AdministracionDeConsola } from '../identity/administracion/administracion.port.ts';

/** Dependencies of a console command. */
export interface Terminal {
  /** The accounts of this machine: in the opened database, or through the running server. */
  readonly administracion: AdministracionDeConsola;
  readonly print: (line: string) => void;
  readonly fail: (line: string) => void;
}
