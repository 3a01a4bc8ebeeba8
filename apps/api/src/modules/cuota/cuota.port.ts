/** What one person, or one project, may keep; sizes in bytes as stored. */
export interface LimitesDeCuota {
  readonly proyectos: number;
  /** Of the kept analyses of a person's projects. */
  readonly bytesAnalisis: number;
  /** Of a person's tests and drafts, with their evidence. */
  readonly bytesPruebas: number;
  readonly pruebasPorProyecto: number;
  readonly borradoresPorProyecto: number;
  /** Part of the partition, in percent, from which nothing more is stored. */
  readonly disco: number;
}

/** Bytes of a person's tests and drafts, and the numbers of them in one project. */
export interface ConsumoDePruebas {
  readonly bytes: number;
  readonly pruebas: number;
  readonly borradores: number;
}

export interface ConsumoRepository {
  /** Projects of a person, and keys that were reserved for further ones since `desde`. */
  proyectos(idPersona: string, desde: Date): Promise<number>;
  pruebas(idPersona: string, proyectoId: string): Promise<ConsumoDePruebas>;
  /** Bytes of the kept analyses of a person's projects. */
  bytesAnalisis(idPersona: string): Promise<number>;
}

/** Refuses what would go beyond a quota; the refusal names the quota and the way out. */
export interface Cuotas {
  /** Refuses where the partition of the data is nearly full. */
  exigirSitio(): Promise<void>;
  exigirProyecto(idPersona: string): Promise<void>;
  /** The caller has read the consumption with what it needs otherwise: one statement less. */
  exigirPrueba(consumo: ConsumoDePruebas): Promise<void>;
  exigirBorrador(idPersona: string, proyectoId: string): Promise<void>;
  exigirAnalisis(idPersona: string): Promise<void>;
}
