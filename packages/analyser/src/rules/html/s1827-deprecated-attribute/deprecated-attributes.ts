/** Attributes that HTML5 withdrew, by element, as a SonarQube 10.7 was seen to report them. */
const rows = `
  a: charset coords datafld datasrc methods name shape urn
  applet: datafld datasrc
  area: nohref
  body: alink background bgcolor link marginheight marginwidth text vlink
  br: clear
  button: datafld dataformatas datasrc
  caption: align
  col: align char charoff valign width
  div: align datafld dataformatas datasrc
  dl: compact
  embed: align hspace name vspace
  form: accept
  frame: datafld datasrc
  h1: align
  h2: align
  head: profile
  hr: align color noshade size width
  html: version
  iframe: align allowtransparency datafld datasrc frameborder hspace marginheight marginwidth scrolling vspace
  img: align border datafld datasrc hspace lowsrc name vspace
  input: align datafld dataformatas datasrc hspace ismap usemap vspace
  label: datafld dataformatas datasrc
  legend: align datafld dataformatas datasrc
  li: type
  link: charset methods target urn
  meta: scheme
  object: align archive border classid code codebase codetype datafld dataformatas datasrc declare hspace standby vspace
  ol: compact
  option: datafld dataformatas datasrc name
  p: align
  param: datafld type valuetype
  pre: width
  span: datafld dataformatas datasrc
  table: align background bgcolor bordercolor cellpadding cellspacing dataformatas datapagesize datasrc frame rules summary width
  tbody: align background char charoff valign
  td: align axis background bgcolor char charoff height nowrap scope valign width
  textarea: datafld datasrc
  tfoot: align background char charoff valign
  th: align axis background bgcolor char charoff height nowrap valign width
  thead: align background bgcolor char charoff valign
  tr: align background bgcolor char charoff valign
  ul: compact type
`;

export const deprecatedAttributes: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', attributes = ''] = row.trim().split(': ');
      return [name, new Set(attributes.split(' '))];
    }),
);
