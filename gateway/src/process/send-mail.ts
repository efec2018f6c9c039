import type { MailMessage } from '@stockroom/api';
import { createTransport } from 'nodemailer';
import type { Settings } from '../environment';

/** Milliseconds for each step: somebody waits for the answer. */
const PATIENCE = 5000;

/** Sends e-mail over SMTP. A message goes out from the account of the mail server, if that is an address. */
export function createMail({ smtpUrl, publicUrl }: NonNullable<Settings['mail']>) {
  const account = decodeURIComponent(new URL(smtpUrl).username);
  const { hostname } = new URL(publicUrl);
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  });
  return async ({ to, subject, text, path }: MailMessage): Promise<void> => {
    const address = account.includes('@') ? account : `stockroom@${hostname}`;
    await transport.sendMail({
      from: { name: 'Stockroom', address },
      // An object, because a text could hold several addresses.
      to: { name: '', address: to },
      subject,
      text: `${text}\n\n${new URL(path, publicUrl).href}\n`,
    });
  };
}
