import type { TSESTree } from '@typescript-eslint/utils';

/** JSDoc tags. A tag with one of them as its prefix counts as well ('@types'). */
const tags =
  'abstract|access|alias|arg|async|augments|author|borrows|callback|class|const|copyright|default|deprecated|desc|' +
  'emits|enum|event|example|exception|exports|extends|external|file|fires|func|generator|global|' +
  'hideconstructor|host|ignore|implements|inheritdoc|inner|instance|interface|kind|lends|license|link|listens|' +
  'member|method|mixes|mixin|module|name|override|overview|package|param|private|prop|protected|public|readonly|' +
  'requires|return|see|since|static|summary|this|throws|todo|tutorial|type|var|version|virtual|yield';

const tag = new RegExp(`@(?:${tags})`, 'u');

/** Whether a name occurs in a block comment with a JSDoc tag. */
export function namesInDocumentation(comments: readonly TSESTree.Comment[]): (name: string) => boolean {
  const documentation = comments
    .filter(({ type, value }) => type === 'Block' && tag.test(value))
    .map(({ value }) => value);
  return (name) => documentation.some((text) => text.includes(name));
}
