import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S5754',
  rule,
  [
    ['try: a()\nexcept: b()\n', 2],
    ['try: a()\nexcept BaseException as e: b(e)\n', 2],
    ['try: a()\nexcept (A, SystemExit): b()\n', 2],
    ['try: a()\nexcept:\n  raise B()\n', 2],
    ['import traceback\ntry: a()\nexcept: traceback.print_exc()\n', 3],
    ['try: a()\nexcept: b.exc_info()\n', 2],
    ['import sys\ntry: a()\nexcept: b(sys.exc_info()[1])\n', 3],
    ['try: a()\nexcept: exit(1)\n', 2],
    ['import sys\ntry: a()\nexcept: b = sys.exc_info().c()\n', 3],
    ['try: a()\nexcept BaseException as e:\n  raise B() from e\n', 2],
  ],
  [
    'import sys\ntry: a()\nexcept: sys.exit(1)\n',
    'import sys\ntry: a()\nexcept: b = [sys.exit(1)]\n',
    'try: a()\nexcept: raise SystemExit(1)\n',
    'import sys\ntry: a()\nexcept SystemExit: sys.exit(1)\n',
    'import sys\ntry: a()\nexcept: b = sys.exc_info()\n',
    'from sys import exc_info\ntry: a()\nexcept BaseException:\n  if c: b = exc_info()[1]\n',
    'try: a()\nexcept Exception: b()\n',
    'try: a()\nexcept:\n  b()\n  raise\n',
    'try: a()\nexcept BaseException as e:\n  raise e\n',
    'try: a()\nexcept SystemExit: raise\nexcept: b()\n',
  ],
);
