import { render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { tolerateTranslator } from './pagina-traducida.ts';

const { removeChild, insertBefore } = Object.getOwnPropertyDescriptors(Node.prototype);
afterEach(() => {
  Object.defineProperties(Node.prototype, { removeChild, insertBefore });
});

/** Replaces each text by an element, as translators do. */
function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const translated = document.createElement('span');
    translated.textContent = text.data;
    text.replaceWith(translated);
  }
}

const Page = ({ isDone }: { readonly isDone: boolean }) => (
  <p>
    {isDone ? <b>Hecho</b> : 'Espere'}
    {isDone && 'del todo'}
    <i>fin</i>
  </p>
);

test('a translated text is replaced and joined by others without an error', () => {
  tolerateTranslator();
  const { container, rerender } = render(<Page isDone={false} />);
  translate(container);
  rerender(<Page isDone />);
  expect(container.textContent).toContain('Hechodel todo');
  translate(container);
  rerender(<Page isDone={false} />);
  expect(container.textContent).toContain('Espere');
  expect(container.querySelector('b')).toBeNull();
});

test('nodes that are where React left them are removed and inserted in their place', () => {
  tolerateTranslator();
  const list = document.createElement('ul');
  const [first, second] = [document.createElement('li'), document.createElement('li')];
  list.append(second);
  list.insertBefore(first, second);
  expect([...list.children]).toEqual([first, second]);
  expect(list.removeChild(first)).toBe(first);
  expect([...list.children]).toEqual([second]);
  expect(list.removeChild(first)).toBe(first);
});
