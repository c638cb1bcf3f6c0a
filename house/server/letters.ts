/** The letters of signing in, in both languages: plain words, one link, nothing else. */
import type { Letter } from './mail.ts';

interface Words {
  readonly subject: string;
  text(link: string): string;
}

const SIGN_IN: { readonly [language in 'en' | 'de']: Words } = {
  en: {
    subject: 'Your link to Pesthouse',
    text: (link) => `Open this link to sign in:

${link}

It works once, for 15 minutes. If you didn’t ask for it, do nothing: without the link nobody gets in.
`,
  },
  de: {
    subject: 'Dein Link zum Pesthouse',
    text: (link) => `Öffne diesen Link, um dich anzumelden:

${link}

Er gilt einmal und 15 Minuten lang. Falls du ihn nicht angefordert hast, musst du nichts tun: Ohne den Link kommt niemand hinein.
`,
  },
};
const ADD: { readonly [language in 'en' | 'de']: Words } = {
  en: {
    subject: 'Add this address to your Pesthouse account',
    text: (link) => `Open this link in the browser in which you are signed in, and this address becomes another way into your account:

${link}

It works once, for 15 minutes. If you didn’t ask for it, do nothing.
`,
  },
  de: {
    subject: 'Diese Adresse zu deinem Pesthouse-Konto hinzufügen',
    text: (link) => `Öffne diesen Link in dem Browser, in dem du angemeldet bist. Dann ist diese Adresse ein weiterer Weg in dein Konto:

${link}

Er gilt einmal und 15 Minuten lang. Falls du ihn nicht angefordert hast, musst du nichts tun.
`,
  },
};

export const linkLetter = (to: string, link: string, language: 'en' | 'de', add: boolean): Letter => {
  const { subject, text } = (add ? ADD : SIGN_IN)[language];
  return { to, subject, text: text(link) };
};
