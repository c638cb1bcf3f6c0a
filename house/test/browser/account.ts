/** An account for the browser tests: made with a passkey, by Chromium's own authenticator. Passkeys are made for a name: at an address that is a number there are none. */
import { expect, type Page } from '@playwright/test';

/** An authenticator inside of the browser, that says yes by itself. */
export const authenticator = async (page: Page) => {
  const line = await page.context().newCDPSession(page);
  await line.send('WebAuthn.enable');
  const { authenticatorId } = await line.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    held: async () => (await line.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    /** As a passkey is carried along to another device of the same person. */
    add: async (credential: Awaited<ReturnType<typeof line.send<'WebAuthn.getCredentials'>>>['credentials'][number]) => {
      await line.send('WebAuthn.addCredential', { authenticatorId, credential });
    },
  };
};

export const signUp = async (page: Page, name: string, home = ''): Promise<string> => {
  await page.goto(`${home}/signin`);
  await page.getByRole('button', { name: 'First time here? Make a passkey' }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Your recovery code' })).toBeVisible();
  const code = (await page.locator('output').textContent()) ?? '';
  expect(code).toMatch(/^([a-z0-9]{5}-){3}[a-z0-9]{5}$/);
  await page.getByRole('button', { name: 'I have put it in a safe place' }).click();
  await expect(page.getByRole('heading', { name: `Hello, ${name}` })).toBeVisible();
  return code;
};
