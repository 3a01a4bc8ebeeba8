import type { TSESLint } from '@typescript-eslint/utils';

/** A rule without options, as one writes it. */
interface PlainRule<MessageIds extends string> {
  readonly meta: {
    readonly type: 'problem' | 'suggestion' | 'layout';
    readonly messages: Readonly<Record<MessageIds, string>>;
    readonly schema: readonly [];
  };
  readonly defaultOptions?: readonly [];
  readonly create: (context: Readonly<TSESLint.RuleContext<MessageIds, []>>) => TSESLint.RuleListener;
}

/** Makes a rule over the tree of typescript-eslint; its messages are Spanish sentences for people. */
export const createRule = <MessageIds extends string>({
  meta,
  create,
}: PlainRule<MessageIds>): TSESLint.RuleModule<MessageIds> => ({
  meta: { type: meta.type, messages: meta.messages, schema: [] },
  create,
});
