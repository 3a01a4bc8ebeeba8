/** What browsers' libraries called deprecated when SonarQube 10.7 was made, and no longer do. */
const deprecatedThen: Readonly<Record<string, readonly string[]>> = {
  NavigatorID: [
    'appCodeName',
    'appName',
    'appVersion',
    'platform',
    'product',
    'productSub',
    'vendor',
    'vendorSub',
  ],
  NavigatorPlugins: ['mimeTypes', 'plugins', 'javaEnabled'],
  Window: ['pageXOffset', 'pageYOffset'],
};

/** What they call deprecated since. */
const deprecatedSince: Readonly<Record<string, readonly string[]>> = {
  Document: ['createEvent', 'write', 'writeln'],
  Range: ['detach'],
  XPathEvaluatorBase: ['createNSResolver'],
};

const mark = '/** @deprecated */';

/** The same text with another body of one interface. */
const inInterface = (text: string, owner: string, change: (body: string) => string): string =>
  text.replace(new RegExp(`^interface ${owner} .*?^\\}`, 'msu'), change);

/** The library of browsers with the marks that it bore then, of those that it bears today. */
export function asItWasMarked(library: string): string {
  let text = library.replace(/^declare var page[XY]Offset/gmu, `${mark} $&`);
  for (const [owner, members] of Object.entries(deprecatedThen)) {
    const before = new RegExp(`^ +(?=(?:readonly )?(?:${members.join('|')})[(:])`, 'gmu');
    text = inInterface(text, owner, (body) => body.replace(before, `$&${mark} `));
  }
  for (const [owner, members] of Object.entries(deprecatedSince)) {
    const comment = new RegExp(`/\\*\\*(?:(?!\\*/).)*\\*/(?=\\s*(?:${members.join('|')})\\()`, 'gsu');
    text = inInterface(text, owner, (body) => body.replace(comment, ''));
  }
  return text;
}
