/** Style of the sign-in pages: the application's accent, light and dark by the system, down to 320 px. */
export const styleSheet = `
:root {
  color-scheme: light dark;
  --fondo: #f4f5f8; --tarjeta: #fff; --texto: #1d2230; --tenue: #545c70; --borde: #8a92a6; --linea: #e1e4eb;
  --acento: #6741d9; --acento-vivo: #5530b8; --sobre-acento: #fff;
  --fallo: #b3261e; --fallo-fondo: #fdf0ef; --hecho: #1b6e3c; --hecho-fondo: #edf8f1;
}
@media (prefers-color-scheme: dark) {
  :root {
    --fondo: #14161c; --tarjeta: #1d2029; --texto: #e7e9ef; --tenue: #a9b0c0; --borde: #737b8f; --linea: #323745;
    --acento: #8ea4ff; --acento-vivo: #aab9ff; --sobre-acento: #10131c;
    --fallo: #ffb4ab; --fallo-fondo: #3a1b1b; --hecho: #8fdcab; --hecho-fondo: #16301f;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; padding: 1.5rem 1rem; display: flex; flex-direction: column; align-items: center;
  justify-content: center; gap: 1.25rem; background: var(--fondo); color: var(--texto);
  font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif;
}
main {
  width: 100%; max-width: 27rem; padding: 2rem; background: var(--tarjeta); border: 1px solid var(--linea);
  border-radius: .75rem; box-shadow: 0 1px 2px rgb(0 0 0 / 5%), 0 12px 32px rgb(0 0 0 / 6%);
  overflow-wrap: anywhere;
}
@media (max-width: 30rem) { main { padding: 1.25rem; } }
.marca { display: flex; align-items: center; gap: .6rem; margin: 0 0 1.25rem; font-weight: 600; }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25; }
h2 { margin: 2rem 0 .75rem; font-size: 1.1rem; }
p { margin: 0 0 1rem; }
a { color: var(--acento); text-underline-offset: .2em; }
footer { max-width: 27rem; color: var(--tenue); font-size: .85rem; text-align: center; }
.nota { margin: 1.25rem 0 0; color: var(--tenue); font-size: .9rem; }
.campo { margin-bottom: 1.1rem; }
label { display: block; margin-bottom: .3rem; font-weight: 600; }
.pista { margin: 0 0 .4rem; color: var(--tenue); font-size: .9rem; }
.fallo { margin: 0 0 .4rem; color: var(--fallo); font-weight: 600; font-size: .9rem; }
.entrada { display: flex; gap: .5rem; }
input:not([type=hidden]) {
  flex: 1; min-width: 0; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; color: inherit;
  background: var(--tarjeta); border: 1px solid var(--borde); border-radius: .5rem;
}
input[aria-invalid=true] { border-color: var(--fallo); border-width: 2px; }
button, a.principal {
  min-height: 2.75rem; padding: .5rem 1rem; font: inherit; font-weight: 600; color: var(--acento); cursor: pointer;
  background: transparent; border: 1px solid var(--borde); border-radius: .5rem;
}
.principal, a.principal { color: var(--sobre-acento); background: var(--acento); border-color: var(--acento); }
.principal:hover { background: var(--acento-vivo); border-color: var(--acento-vivo); }
a.principal { display: inline-block; text-decoration: none; }
form > .principal { width: 100%; }
.mostrar { flex: none; font-weight: 400; }
:focus-visible { outline: 3px solid var(--acento); outline-offset: 2px; }
.fallos, .hecho { margin: 0 0 1.25rem; padding: .75rem 1rem; border-radius: .5rem; border-left: 4px solid; }
.fallos { color: var(--fallo); background: var(--fallo-fondo); }
.fallos h2 { margin: 0 0 .25rem; font-size: 1rem; }
.fallos ul { margin: 0; padding-left: 1.1rem; }
.fallos a { color: inherit; }
.hecho { color: var(--hecho); background: var(--hecho-fondo); }
dl { display: grid; grid-template-columns: auto 1fr; gap: .4rem 1.25rem; margin: 0; }
dt { color: var(--tenue); }
dd { margin: 0; }
.acciones, .salida { display: flex; flex-wrap: wrap; align-items: center; gap: 1rem; margin: 1.25rem 0 0; }
.salida { justify-content: space-between; padding-top: 1.25rem; border-top: 1px solid var(--linea); }
[hidden] { display: none !important; }
`;

export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect width="32" height="32" rx="8" fill="#6741d9"/>
<path d="M8 22V10l8 7 8-7v12" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
</svg>
`;
