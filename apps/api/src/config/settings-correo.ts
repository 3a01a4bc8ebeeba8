import * as z from 'zod/mini';

import { setting } from './setting.ts';
import { integer, optional, optionalHost, optionalMail } from './values.ts';

/** The mail server that sends notices; without `SMTP_HOST` the product sends no mail. */
export const correo = {
  servidor: setting('SMTP_HOST', '', optionalHost, 'Mail server that sends notices; none when unset.'),
  puerto: setting('SMTP_PORT', '587', integer(1, 65_535), 'Port of that server.'),
  tls: setting(
    'SMTP_TLS',
    'starttls',
    z.enum(['starttls', 'implicito', 'no'], 'debe ser starttls, implicito o no'),
    'Encryption: starttls (required), implicito (usually port 465), or no: then without a password, or at loopback.',
  ),
  usuario: setting('SMTP_USER', '', optional, 'User name at that server.'),
  clave: setting('SMTP_PASSWORD', '', optional, 'Password at that server; required with the user name.'),
  remitente: setting(
    'SMTP_FROM',
    '',
    optionalMail,
    'Address that mails come from; required with the server.',
  ),
  porHora: setting(
    'SMTP_PER_HOUR',
    '300',
    integer(1, 100_000),
    'Mails that the installation sends in an hour.',
  ),
};
