/** What goes, or what stays; 'Nada' without any. */
export function ListaDePartes({ partes }: { readonly partes: readonly string[] }) {
  return (
    <ul>
      {partes.map((parte) => (
        <li key={parte}>{parte}</li>
      ))}
      {partes.length === 0 && <li>Nada</li>}
    </ul>
  );
}
