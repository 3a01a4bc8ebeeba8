import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  rule,
  [
    ['try: a()\nexcept (ValueError,\n  UnicodeDecodeError): b()\n', 3],
    ['import binascii\ntry: a()\nexcept (binascii.Error, ValueError): b()\n', 3],
    ['class A(KeyError): pass\ntry: a()\nexcept (Exception, A): b()\n', 3],
    ['import socket\ntry: a()\nexcept (OSError, socket.timeout): b()\n', 3],
  ],
  [
    'try: a()\nexcept (ValueError, KeyError): b()\n',
    'try: a()\nexcept (A, B): b()\n',
    'try: a()\nexcept (OSError, IOError): b()\n',
    'try: a()\nexcept (EnvironmentError, TimeoutError): b()\n',
    'import select, socket\ntry: a()\nexcept (socket.error, select.error): b()\n',
    'try: a()\nexcept ValueError: b()\nexcept Exception: c()\n',
  ],
);
