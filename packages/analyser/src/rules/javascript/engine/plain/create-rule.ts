import type { TSESLint } from '@typescript-eslint/utils';

import { typesOf, type Types } from './types.ts';

type Context<MessageIds extends string> = Readonly<TSESLint.RuleContext<MessageIds, []>>;

/** The definition of a rule without options; its messages are Spanish sentences for the user. */
interface PlainRule<MessageIds extends string> {
  readonly messages: Readonly<Record<MessageIds, string>>;
  readonly create: (context: Context<MessageIds>) => TSESLint.RuleListener;
}

/** The definition of a rule that reads the compiler's types. */
interface TypedRule<MessageIds extends string> {
  readonly messages: Readonly<Record<MessageIds, string>>;
  readonly create: (context: Context<MessageIds>, types: Types) => TSESLint.RuleListener;
}

/** Makes a rule over the tree of typescript-eslint. */
export const createRule = <MessageIds extends string>({
  messages,
  create,
}: PlainRule<MessageIds>): TSESLint.RuleModule<MessageIds> => ({
  meta: { type: 'suggestion', messages, schema: [] },
  create,
});

/** Makes a rule that has no findings in files without type information. */
export const createTypedRule = <MessageIds extends string>({
  messages,
  create,
}: TypedRule<MessageIds>): TSESLint.RuleModule<MessageIds> =>
  createRule({
    messages,
    create(context) {
      const types = typesOf(context);
      return types === null ? {} : create(context, types);
    },
  });
