/** Start of the page while the code of its first screen loads: what `index.html` shows before, in the same place. */
export function Arranque() {
  return (
    <main className="arranque">
      <h1>Mantenible</h1>
      <p role="status">Cargando…</p>
    </main>
  );
}
