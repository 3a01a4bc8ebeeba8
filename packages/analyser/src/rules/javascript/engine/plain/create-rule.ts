import type { TSESLint } from '@typescript-eslint/utils';

/** The definition of a rule without options. */
interface PlainRule<MessageIds extends string> {
  readonly meta: {
    readonly type: 'problem' | 'suggestion' | 'layout';
    readonly messages: Readonly<Record<MessageIds, string>>;
    readonly schema: readonly [];
  };
  readonly defaultOptions?: readonly [];
  readonly create: (context: Readonly<TSESLint.RuleContext<MessageIds, []>>) => TSESLint.RuleListener;
}

/** Makes a rule over the tree of typescript-eslint; its messages are Spanish sentences for the user. */
export const createRule = <MessageIds extends string>({
  meta,
  create,
}: PlainRule<MessageIds>): TSESLint.RuleModule<MessageIds> => ({
  meta: { type: meta.type, messages: meta.messages, schema: [] },
  create,
});
