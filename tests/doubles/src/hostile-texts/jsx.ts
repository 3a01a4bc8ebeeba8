import { numbered, of, repeated, stacked, type HostileText } from './shapes.ts';

/** Texts of elements in scripts. */
export const hostileElements: readonly HostileText[] = of('a.tsx', {
  elements: repeated('<a/>', 'x = <>', '</>;\n'),
  attributes: numbered((i) => `a${i}="b" `, 'x = <p ', '/>;\n'),
  'repeated attributes': repeated('a="b" ', 'x = <p ', '/>;\n'),
  'spread attributes': repeated('{...a} ', 'x = <p ', '/>;\n'),
  'stacked elements': stacked(50, 'x = <a>', 'b', '</a>'),
  'stacked elements in values': repeated(`x = ${'<a>{b && '.repeat(10)}c${'}</a>'.repeat(10)};\n`),
  values: repeated('{a}', 'x = <p>', '</p>;\n'),
  'chosen elements': repeated('{a ? <b/> : <c/>}', 'x = <p>', '</p>;\n'),
  'keys from places': repeated('{a.map((b, i) => <p key={i}/>)}', 'x = <p>', '</p>;\n'),
  components: numbered((i) => `function A${i}(props) { return <p>{props.a}</p>; }\n`),
  'components with types': numbered((i) => `function A${i}({ a }: { a: string }) { return <p>{a}</p>; }\n`),
  'nested components': numbered((i) => `const A${i} = () => <p/>;\n`, 'function A() {\n', 'return <p/>; }\n'),
  'components that use each other': numbered(
    (i) => `function A${i}() { return <A${i - 1}/>; }\n`,
    'function A0() { return <p/>; }\n',
  ),
  'component classes': numbered(
    (i) => `class A${i} extends React.Component { state = {}; render() { return <p>{this.props.a}</p>; } }\n`,
    "import React from 'react';\n",
  ),
  states: numbered(
    (i) => `const [a${i}, setA${i}] = useState(${i});\n`,
    'function A() {\n',
    'return <p/>; }\n',
  ),
  labels: repeated('<label>a</label><img/><a href="#">b</a>', 'x = <p>', '</p>;\n'),
  words: repeated('a &amp; ', 'x = <p>', '</p>;\n'),
  'properties of one component': numbered(
    (i) => `<p>{props.a${i}}</p>`,
    'function A(props) { return <>',
    '</>; }\n',
  ),
});
