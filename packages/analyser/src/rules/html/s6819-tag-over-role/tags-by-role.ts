/** Elements that have a role by themselves, by role, as a SonarQube 10.7 was seen to name them. */
const rows = `
  article: article
  banner: header
  blockquote: blockquote
  button: button input
  caption: caption
  cell: td
  checkbox: input
  code: code
  columnheader: th
  combobox: input select
  complementary: aside
  contentinfo: footer
  definition: dd
  deletion: del
  dialog: dialog
  document: html
  emphasis: em
  figure: figure
  form: form
  gridcell: td
  group: address details fieldset optgroup
  heading: h1 h2 h3 h4 h5 h6
  img: img
  insertion: ins
  link: a area
  list: menu ol ul
  listbox: datalist select
  listitem: li
  main: main
  mark: mark
  math: math
  meter: meter
  navigation: nav
  option: option
  paragraph: p
  presentation: img
  progressbar: progress
  radio: input
  region: section
  row: tr
  rowgroup: tbody tfoot thead
  rowheader: th
  searchbox: input
  separator: hr
  slider: input
  spinbutton: input
  status: output
  strong: strong
  subscript: sub
  superscript: sup
  table: table
  term: dfn dt
  textbox: input textarea
  time: time
`;

export const tagsByRole: ReadonlyMap<string, readonly string[]> = new Map(
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [role = '', names = ''] = row.trim().split(': ');
      return [role, names.split(' ')];
    }),
);
