/** One way to measure a guideline, as it was run on the demonstration. */
interface Medida {
  /** 'javascript' in the folder of the shop, 'python' in that of the library, 'ambos' at the root of the repository. */
  readonly lenguaje: string;
  /** Tools beside git, Node.js and those of the shell. */
  readonly herramientas: readonly string[];
  readonly orden: string;
  /** Output, where a line '…' stands for lines left out; null where it depends on the day. */
  readonly salida: string | null;
  readonly resultado: string;
}

/** How to get the figure that a guideline of the starter content asks for. */
export interface MedidaDePauta {
  /** Key of the guideline in the starter content. */
  readonly clave: string;
  readonly numerador: string;
  /** Null where the figure is a count or a median. */
  readonly denominador: string | null;
  readonly nota: string | null;
  readonly medidas: readonly Medida[];
}
