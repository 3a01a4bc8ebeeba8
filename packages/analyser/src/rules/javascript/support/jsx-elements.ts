import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

/** The name of a JSX element in lower case; null for `<a.b>` and `<a:b>`. */
export const elementName = ({ name }: TSESTree.JSXOpeningElement): string | null =>
  name.type === Kind.JSXIdentifier ? name.name.toLowerCase() : null;

/** An attribute of an element by its name. */
export const attributeOf = (
  element: TSESTree.JSXOpeningElement,
  name: string,
): TSESTree.JSXAttribute | null =>
  element.attributes.find(
    (attribute): attribute is TSESTree.JSXAttribute =>
      attribute.type === Kind.JSXAttribute &&
      attribute.name.type === Kind.JSXIdentifier &&
      attribute.name.name.toLowerCase() === name,
  ) ?? null;

/** The literal text of an attribute; null if it is computed. */
export function textOf(attribute: TSESTree.JSXAttribute | null): string | null {
  const value =
    attribute?.value?.type === Kind.JSXExpressionContainer ? attribute.value.expression : attribute?.value;
  return value?.type === Kind.Literal && typeof value.value === 'string' ? value.value : null;
}
