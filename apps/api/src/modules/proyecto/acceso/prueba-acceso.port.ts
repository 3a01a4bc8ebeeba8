export interface RepositorioProbado {
  readonly link: string;
  readonly branch: string;
  readonly token: string | null;
}

export interface ResultadoAcceso {
  readonly correcto: boolean;
  /** Spanish, fit to show; never contains the token. */
  readonly mensaje: string;
  /** The field that a failure is about; undefined for none or several. */
  readonly campo?: 'link' | 'branch' | 'githubtoken' | undefined;
}

/** Checks whether link, branch and token open a repository. Failures are answers, not errors. */
export interface PruebaAcceso {
  probar(repositorio: RepositorioProbado): Promise<ResultadoAcceso>;
}
