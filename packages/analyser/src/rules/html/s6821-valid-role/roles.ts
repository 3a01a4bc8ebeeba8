/**
 * Roles of WAI-ARIA 1.2, of its modules for publications and for graphics, as SonarQube 10.7 accepts them: without `none`,
 * `toolbar` and `doc-pullquote`, which the standards have.
 */
export const roles: ReadonlySet<string> = new Set(
  `alert alertdialog application article banner blockquote button caption cell checkbox code columnheader
  combobox complementary contentinfo definition deletion dialog directory document emphasis feed figure form
  generic grid gridcell group heading img insertion link list listbox listitem log main mark marquee math menu
  menubar menuitem menuitemcheckbox menuitemradio meter navigation note option paragraph presentation
  progressbar radio radiogroup region row rowgroup rowheader scrollbar search searchbox separator slider
  spinbutton status strong subscript superscript switch tab table tablist tabpanel term textbox time timer
  tooltip tree treegrid treeitem doc-abstract doc-acknowledgments doc-afterword doc-appendix doc-backlink
  doc-biblioentry doc-bibliography doc-biblioref doc-chapter doc-colophon doc-conclusion doc-cover doc-credit
  doc-credits doc-dedication doc-endnote doc-endnotes doc-epigraph doc-epilogue doc-errata doc-example
  doc-footnote doc-foreword doc-glossary doc-glossref doc-index doc-introduction doc-noteref doc-notice
  doc-pagebreak doc-pagelist doc-part doc-preface doc-prologue doc-qna doc-subtitle doc-tip doc-toc
  graphics-document graphics-object graphics-symbol`.split(/\s+/u),
);
