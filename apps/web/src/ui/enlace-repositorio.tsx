import { Anchor } from '@mantine/core';

import { hrefSeguro } from './href-seguro.ts';

/** An address that a person typed: a link when it is https without user name or password, plain text otherwise. */
export function EnlaceRepositorio({ link }: { readonly link: string }) {
  const href = hrefSeguro(link);
  if (href === null) return <span>{link}</span>;
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer nofollow">
      {link}
    </Anchor>
  );
}
