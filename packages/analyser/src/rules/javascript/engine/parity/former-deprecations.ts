/** Members marked deprecated in the browser library of SonarQube 10.7, but not in today's. */
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

/** Members marked deprecated only in today's browser library. */
const deprecatedSince: Readonly<Record<string, readonly string[]>> = {
  Document: ['createEvent', 'write', 'writeln'],
  Range: ['detach'],
  XPathEvaluatorBase: ['createNSResolver'],
};

const mark = '/** @deprecated */';

/** The text with the body of one interface changed. */
const inInterface = (text: string, owner: string, change: (body: string) => string): string =>
  text.replace(new RegExp(`^interface ${owner} .*?^\\}`, 'msu'), change);

/** Replaces the deprecation marks of today's browser library by those of SonarQube 10.7. */
export function withFormerDeprecations(library: string): string {
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
