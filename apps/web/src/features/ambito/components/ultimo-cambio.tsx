interface UltimoCambioProps {
  /** Absent where only the owner can have made it. */
  readonly autor: string | undefined;
}

/** Who changed the scope or the starting point last, in a project of several people. */
export function UltimoCambio({ autor }: UltimoCambioProps) {
  if (autor === undefined) return null;
  return (
    <p>
      Último cambio: <bdi>{autor}</bdi>.
    </p>
  );
}
