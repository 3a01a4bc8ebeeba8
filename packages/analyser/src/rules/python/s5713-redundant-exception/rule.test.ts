import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S5713',
  rule,
  [
    ['try: a()\nexcept (ValueError,\n  UnicodeDecodeError): b()\n', 3],
    ['import binascii\ntry: a()\nexcept (binascii.Error, ValueError): b()\n', 3],
    ['class A(KeyError): pass\ntry: a()\nexcept (Exception, A): b()\n', 3],
    ['from jinja2 import TemplateNotFound\ntry: a()\nexcept (TemplateNotFound, LookupError): b()\n', 3],
    [
      'import jinja2\nfrom jinja2.exceptions import TemplateError\ntry: a()\nexcept (jinja2.UndefinedError, TemplateError): b()\n',
      4,
    ],
    [
      'from itsdangerous import BadData, SignatureExpired\ntry: a()\nexcept (SignatureExpired, BadData): b()\n',
      3,
    ],
    [
      'from werkzeug.exceptions import *\nimport werkzeug.exceptions as w\ntry: a()\nexcept (w.NotFound, w.HTTPException): b()\n',
      4,
    ],
    ['from sqlalchemy import exc\ntry: a()\nexcept (exc.SQLAlchemyError,\n  exc.IntegrityError): b()\n', 4],
    ['import requests as r\ntry: a()\nexcept (r.HTTPError, r.exceptions.RequestException): b()\n', 3],
    ['from urllib3.exceptions import HTTPError, SSLError as S\ntry: a()\nexcept (S, HTTPError): b()\n', 3],
    ['import yaml, yaml.scanner\ntry: a()\nexcept (yaml.scanner.ScannerError, yaml.YAMLError): b()\n', 3],
    ['import click, psycopg2\ntry: a()\nexcept (click.Abort, psycopg2.DataError, Exception): b()\n', 3, 3],
    ['import queue, http.client as h\ntry: a()\nexcept (queue.Empty, h.InvalidURL, Exception): b()\n', 3, 3],
    [
      'import json.decoder\ntry: a()\nexcept (json.JSONDecodeError, json.decoder.JSONDecodeError): b()\n',
      3,
      3,
    ],
    ['from PIL import UnidentifiedImageError\ntry: a()\nexcept (OSError, UnidentifiedImageError): b()\n', 3],
    [
      'from pydantic import ValidationError\ntry: a()\nexcept (KeyError, ValidationError, ValueError): b()\n',
      3,
    ],
    ['import socket\ntry: a()\nexcept (OSError, socket.timeout): b()\n', 3],
  ],
  [
    'try: a()\nexcept (ValueError, KeyError): b()\n',
    'import jinja2\ntry: a()\nexcept (jinja2.SecurityError, Exception): b()\n',
    'import smtplib, getopt\ntry: a()\nexcept (smtplib.SMTPException, getopt.error, Exception): b()\n',
    'import asyncio\ntry: a()\nexcept (asyncio.TimeoutError, TimeoutError): b()\n',
    'import jwt, django.db\ntry: a()\nexcept (jwt.PyJWTError, django.db.Error, Exception): b()\n',
    'try: a()\nexcept (A, B): b()\n',
    'from itsdangerous import BadPayload, BadSignature\ntry: a()\nexcept (BadPayload, BadSignature): b()\n',
    'try: a()\nexcept (OSError, IOError): b()\n',
    'try: a()\nexcept (EnvironmentError, TimeoutError): b()\n',
    'import select, socket\ntry: a()\nexcept (socket.error, select.error): b()\n',
    'try: a()\nexcept ValueError: b()\nexcept Exception: c()\n',
  ],
);
