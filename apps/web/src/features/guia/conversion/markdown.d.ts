// docs/guia.md is the only Markdown file that is imported; vite.config.ts turns it into this.
declare module '*/docs/guia.md' {
  // eslint-disable-next-line typescript/consistent-type-imports -- an ambient module imports no file
  const guia: import('./nodos.ts').GuiaConstruida;
  export default guia;
}
