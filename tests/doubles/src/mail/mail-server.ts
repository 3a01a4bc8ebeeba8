import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** User name of the session; null without one. */
  readonly user: string | null;
  /** Header and text as they were received. */
  readonly source: string;
}

interface MailServerOptions {
  /** Asked for where it is given; any other password is refused. */
  readonly password?: string;
  /** Recipients that are refused. */
  readonly refused?: readonly string[];
}

export interface MailServerDouble {
  readonly port: number;
  /** Accepted mails in their order. */
  readonly mails: readonly ReceivedMail[];
  close(): Promise<void>;
}

/** A mail server on 127.0.0.1 without encryption that keeps what it accepts. */
export async function startMailServer({
  password,
  refused = [],
}: MailServerOptions = {}): Promise<MailServerDouble> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', ...(password === undefined ? ['AUTH'] : [])],
    authOptional: password === undefined,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth: ({ username, password: given }, _session, done) => {
      // A hostile server repeats what it was sent.
      if (given === password) done(null, { user: username });
      else done(new Error(`wrong password ${String(given)}`));
    },
    onRcptTo: ({ address }, _session, done) => {
      done(refused.includes(address) ? new Error(`no mailbox ${address}`) : null);
    },
    onData: (stream, { envelope, user }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('end', () => {
        mails.push({
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          user: typeof user === 'string' ? user : null,
          source: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  await listenOn(server);
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return {
    port: address.port,
    mails,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}

function listenOn(server: SMTPServer): Promise<void> {
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      server.off('error', reject);
      // A client that closes its connection is no failure of the double.
      server.on('error', () => undefined);
      resolve();
    });
  });
}
