import { createServer, type AddressInfo, type Server } from 'node:net';
import { createMail } from './send-mail';

const MESSAGE = {
  to: 'new@example.com',
  subject: 'Your invitation to Stockroom',
  text: 'Choose a password:',
  path: '/join#a-token',
};

let server: Server | undefined;
afterEach(() => server?.close());

/** A mail server of a few lines. @returns its address and what it has received */
async function startServer(refusal?: string) {
  const lines: string[] = [];
  let isBody = false;
  server = createServer((socket) => {
    socket.write('220 mail\r\n');
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').filter(Boolean)) {
        lines.push(line);
        if (isBody) {
          if (line !== '.') continue;
          isBody = false;
          socket.write('250 Taken\r\n');
        } else if (line.startsWith('EHLO')) socket.write('250-mail\r\n250 AUTH PLAIN\r\n');
        else if (line.startsWith('AUTH')) socket.write('235 Welcome\r\n');
        else if (line.startsWith('RCPT') && refusal) socket.write(`${refusal}\r\n`);
        else if (line === 'DATA') {
          isBody = true;
          socket.write('354 Go on\r\n');
        } else socket.write('250 OK\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { host: `127.0.0.1:${port}`, lines };
}

test('sends the link with the public address of the product', async () => {
  const { host, lines } = await startServer();
  const smtpUrl = `smtp://shop%40example.com:secret@${host}`;
  await createMail({ smtpUrl, publicUrl: 'https://stock.example.com/' })(MESSAGE);
  for (const line of [
    'MAIL FROM:<shop@example.com>',
    'RCPT TO:<new@example.com>',
    'From: Stockroom <shop@example.com>',
    'To: new@example.com',
    'Subject: Your invitation to Stockroom',
    'Choose a password:',
    'https://stock.example.com/join#a-token',
  ])
    expect(lines).toContain(line);
});

test('sends from the host of the product without an account', async () => {
  const { host, lines } = await startServer();
  await createMail({ smtpUrl: `smtp://${host}`, publicUrl: 'http://stock.local:8080' })(MESSAGE);
  expect(lines).toContain('MAIL FROM:<stockroom@stock.local>');
  expect(lines).toContain('http://stock.local:8080/join#a-token');
});

test('sends to one address, whatever it looks like', async () => {
  const { host, lines } = await startServer();
  const send = createMail({ smtpUrl: `smtp://${host}`, publicUrl: 'http://stock.local' });
  await send({ ...MESSAGE, to: 'me,you@example.com' }).catch(() => undefined);
  expect(lines.filter((line) => line.startsWith('RCPT')).length).toBeLessThanOrEqual(1);
  expect(lines).not.toContain('RCPT TO:<you@example.com>');
});

test.each(['550 No such mailbox', '421 Busy'])('fails when the server says %s', async (refusal) => {
  const { host } = await startServer(refusal);
  const send = createMail({ smtpUrl: `smtp://${host}`, publicUrl: 'http://stock.local' });
  await expect(send(MESSAGE)).rejects.toThrow(refusal.slice(0, 3));
});

test('fails when nobody answers', async () => {
  const { host } = await startServer();
  await new Promise((resolve) => server?.close(resolve));
  const send = createMail({ smtpUrl: `smtp://${host}`, publicUrl: 'http://stock.local' });
  await expect(send(MESSAGE)).rejects.toThrow('ECONNREFUSED');
});
