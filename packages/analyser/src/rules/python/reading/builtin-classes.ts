import { builtins } from '../engine/builtins.ts';

const exceptionMembers = [
  'args',
  'with_traceback',
  'add_note',
  '__init__',
  '__str__',
  '__repr__',
  '__reduce__',
];
const objectMembers = ['__init__', '__new__', '__eq__', '__hash__', '__repr__', '__str__'];
const testCaseMembers =
  `setUp tearDown setUpClass tearDownClass run debug skipTest subTest fail id countTestCases
  shortDescription defaultTestResult addCleanup doCleanups addClassCleanup doClassCleanups enterContext enterClassContext
  addTypeEqualityFunc failureException longMessage maxDiff __init__ __call__ __eq__ __hash__ assertAlmostEqual
  assertCountEqual assertDictContainsSubset assertDictEqual assertEqual assertFalse assertGreater assertGreaterEqual
  assertIn assertIs assertIsInstance assertIsNone assertIsNot assertIsNotNone assertLess assertLessEqual
  assertListEqual assertLogs assertMultiLineEqual assertNoLogs assertNotAlmostEqual assertNotEqual assertNotIn
  assertNotIsInstance assertNotRegex assertRaises assertRaisesRegex assertRegex assertSequenceEqual assertSetEqual
  assertTrue assertTupleEqual assertWarns assertWarnsRegex`.split(/\s+/u);
/** Members of standard classes by qualified name. */
const membersByClass: Readonly<Record<string, readonly string[]>> = {
  object: objectMembers,
  'unittest.TestCase': testCaseMembers,
  'unittest.case.TestCase': testCaseMembers,
  'unittest.IsolatedAsyncioTestCase': [...testCaseMembers, 'asyncSetUp', 'asyncTearDown', 'addAsyncCleanup'],
};

/** Members of a standard class, by qualified name; null for classes that are not listed here. */
export function builtinMembers(name: string | null): readonly string[] | null {
  if (name === null) return null;
  if (builtins.has(name) && isException(name)) return exceptionMembers;
  return Object.hasOwn(membersByClass, name) ? (membersByClass[name] ?? null) : null;
}

const isException = (name: string): boolean =>
  /(?:Error|Exception|Warning|Exit|Iteration|Interrupt|ExceptionGroup)$/u.test(name);
