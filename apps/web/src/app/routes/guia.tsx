import guia from '../../../../../docs/guia.md';
import { Guia } from '../../features/guia/components/guia.tsx';

/** /guia: docs/guia.md, read while the page is built. */
export function Component() {
  return <Guia guia={guia} />;
}
