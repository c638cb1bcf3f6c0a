/** Letters over a real mail server. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailWish, openMail } from '../mail.ts';
import { type MailServer, openMailServer } from './mailserver.ts';

let server: MailServer;
beforeAll(async () => {
  server = await openMailServer();
});
afterAll(() => server.close());

test('a letter reaches the mail server with its words, its sender and its address', async () => {
  const mail = openMail({ url: server.url, from: 'Das Pesthaus <haus@example.org>' });
  await mail.check();
  await mail.send({
    to: 'mira@example.org',
    subject: 'Du bist dran – am Tisch „Föhn“',
    text: 'Grüße\nhttps://pest.example.org/table/x',
    headers: { 'X-Why': 'turn' },
  });
  mail.close();
  const came = await server.letter((x) => x.to.includes('mira@example.org'));
  expect(came.from).toBe('haus@example.org');
  expect(came.subject).toBe('Du bist dran – am Tisch „Föhn“');
  expect(came.text.trim().replaceAll('\r\n', '\n')).toBe('Grüße\nhttps://pest.example.org/table/x');
  expect(came.raw).toContain('X-Why: turn');
});

test('a letter that the mail server does not take is told of, and an address is never more than one address', async () => {
  const gone = openMail({ url: 'smtp://127.0.0.1:1', from: 'haus@example.org' });
  await expect(gone.send({ to: 'mira@example.org', subject: 'a', text: 'b' })).rejects.toThrow();
  gone.close();
  const mail = openMail({ url: server.url, from: 'haus@example.org' });
  const before = server.letters.length;
  await mail.send({ to: 'ada@example.org\r\nBcc: eve@example.org', subject: 'a\r\nBcc: eve@example.org', text: 'b' }).catch(() => undefined);
  mail.close();
  expect(server.letters.slice(before).flatMap((x) => x.to.filter((to) => to === 'eve@example.org'))).toEqual([]);
});

test('half a setting is refused in words; none is a house without mail', () => {
  expect(mailWish(undefined, 'a@b.org')).toBeNull();
  expect(mailWish('', undefined)).toBeNull();
  expect(() => mailWish('mail.example.org', 'a@b.org')).toThrow(/MAIL_URL must be/);
  expect(() => mailWish('smtp://mail.example.org', undefined)).toThrow(/MAIL_FROM must say/);
  expect(() => mailWish('smtp://mail.example.org', 'nobody')).toThrow(/MAIL_FROM must say/);
  expect(mailWish('smtps://me:x@mail.example.org:465', 'House <a@b.org>')).toEqual({ url: 'smtps://me:x@mail.example.org:465', from: 'House <a@b.org>' });
});
