import type { ArchivoGuardado } from '@mantenible/domain/comparacion';

/** Unpacks the detail of an analysis, file by file. */
export type LeerPaquete = (paquete: string) => Promise<readonly ArchivoGuardado[]>;
