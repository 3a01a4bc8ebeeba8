interface Tecla {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/**
 * Effect of a key in a question with `niveles` levels: a level's index, null to clear, undefined for no
 * effect.
 */
export function nivelDeTecla(tecla: Tecla, niveles: number): number | null | undefined {
  if (tecla.ctrlKey || tecla.altKey || tecla.metaKey) return undefined;
  if (tecla.key === 'Delete' || tecla.key === 'Backspace') return null;
  if (!/^[1-5]$/.test(tecla.key)) return undefined;
  const indice = Number(tecla.key) - 1;
  return indice < niveles ? indice : undefined;
}
