import fichas from './indice.json' with { type: 'json' };

/** What the list of rules shows of a card. */
export interface EntradaDeRegla {
  /** Key with the folder of its card: 'javascript:S3776', also where only TypeScript has the rule. */
  readonly clave: string;
  readonly titulo: string;
  readonly tema: string;
  /** The terms under which English texts treat the subject, separated by commas. */
  readonly ingles: string;
  readonly severidad: string;
  /** Rule repositories of SonarQube that have the rule: 'javascript', 'typescript', 'python', 'css', 'Web', 'docker'. */
  readonly repositorios: readonly string[];
}

/** The rules that have a card, by key with the card's folder; JavaScript and TypeScript share one. */
export const indice: ReadonlyMap<string, EntradaDeRegla> = new Map(
  Object.entries(fichas).flatMap(([carpeta, reglas]) =>
    Object.entries(reglas).map(([clave, entrada]) => {
      const entera = `${carpeta}:${clave}`;
      return [entera, { clave: entera, ...entrada }] as const;
    }),
  ),
);
