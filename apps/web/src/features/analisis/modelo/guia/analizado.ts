/** What the guide reads about: a project, its key in the service, and when it was analysed (a newer one is read anew). */
export interface Analizado {
  readonly proyectoId: string;
  readonly clave: string;
  /** ISO 8601. */
  readonly fecha: string;
}
