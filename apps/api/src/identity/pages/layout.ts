import { html, type Html } from './html.ts';

export interface PageContext {
  /** Path of the provider's files. */
  readonly assets: string;
  /** Path of the application, for the link back. */
  readonly application: string;
}

interface Page {
  readonly title: string;
  readonly body: Html;
  /** Names of script files beside the one every page has. */
  readonly scripts?: readonly string[];
}

/** The frame of every sign-in page. */
export function layout({ assets }: PageContext, { title, body, scripts = [] }: Page): string {
  const { markup } = html`<!doctype html>
    <html lang="es">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Mantenible</title>
        <link rel="icon" href="${assets}/icono.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${assets}/estilo.css" />
        ${scripts.map((name) => html`<script src="${assets}/${name}" defer></script>`)}
      </head>
      <body>
        <main>
          <p class="marca"><img src="${assets}/icono.svg" alt="" width="32" height="32" />Mantenible</p>
          <h1>${title}</h1>
          ${body}
        </main>
        <footer>Evaluación de la mantenibilidad de aplicaciones web según ISO/IEC 25000</footer>
      </body>
    </html>`;
  return markup;
}
