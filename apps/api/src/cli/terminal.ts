import type { AdministracionDeConsola } from '../identity/administracion/administracion.port.ts';

/** What a command of the console works with. */
export interface Terminal {
  /** The accounts of this machine: in a database of our own, or behind the server that is running. */
  readonly administracion: AdministracionDeConsola;
  readonly print: (line: string) => void;
  readonly fail: (line: string) => void;
}
