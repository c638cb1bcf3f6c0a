/** Signing in: a passkey, a link by e-mail, a recovery code, in this order; staying a guest is as easy. */

import { mailLooked, recoveryUsed, type SignedIn, signedIn, waysIn } from '@pesthouse/api';
import { Button, Icon, IconButton } from '@pesthouse/board';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { NAME_MOST } from '../house/me.tsx';
import { MainNav } from '../house/nav.tsx';
import { useTitle } from '../kit/badge.ts';
import { Field } from '../kit/field.tsx';
import { Logo } from '../kit/logo.tsx';
import { ask } from '../link/house.ts';
import { introduce } from '../link/me.ts';
import { signedInAs } from '../marks.ts';
import { myKey } from '../mykey.ts';
import { anyAvatar } from '../prefs/avatars.ts';
import { settings } from '../prefs/store.ts';
import { houseText } from '../text/index.ts';
import { account } from '../text/rooms.ts';
import { told } from '../text/told.ts';
import rack from './art/key-rack.svg?url';
import { arrived, hasPasskeys, makePasskey, notWanted, post, sendLink, signInByPasskey } from './calls.ts';
import { Recovery } from './recovery.tsx';
import css from './signin.module.css';

const AGAIN_S = 30;

type Step =
  | { readonly at: 'choose' | 'name' | 'code' }
  | { readonly at: 'link'; readonly code: string }
  | { readonly at: 'recovery'; readonly code: string; readonly said: SignedIn }
  | { readonly at: 'done'; readonly said: SignedIn };

/** What is being tried, and what came of it. */
const useTry = () => {
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const attempt = async (work: () => Promise<void>, refused: (e: unknown) => string | null = () => null): Promise<void> => {
    setBusy(true);
    setWrong(null);
    try {
      await work();
    } catch (e) {
      setWrong(refused(e) ?? told(e));
    } finally {
      setBusy(false);
    }
  };
  return { busy, wrong, attempt };
};

function MailForm() {
  const { busy, wrong, attempt } = useTry();
  const [mail, setMail] = useState('');
  const [wait, setWait] = useState<number | null>(null);
  useEffect(() => {
    if (wait === null || wait === 0) return;
    const timer = setTimeout(() => setWait(wait - 1), 1_000);
    return () => clearTimeout(timer);
  }, [wait]);
  const send = (e: FormEvent): void => {
    e.preventDefault();
    if (wait !== null && wait > 0) return;
    void attempt(async () => {
      await sendLink(mail, false);
      setWait(AGAIN_S);
    });
  };
  return (
    <form className={css.mail} onSubmit={send}>
      <div className={css.line}>
        <Icon name="mail" size={20} />
        <input
          type="email"
          required
          autoComplete="email"
          id="mail"
          placeholder={account.signIn.mail}
          aria-label={account.signIn.mail}
          value={mail}
          onChange={(e) => setMail(e.currentTarget.value)}
        />
        <Button type="submit" size="s" busy={busy} notNow={wait !== null && wait > 0}>
          {wait === null ? account.signIn.send : wait > 0 ? account.signIn.again(wait) : account.signIn.sendAgain}
        </Button>
      </div>
      {wait !== null && wrong === null && <p className={css.good}>{account.signIn.sent}</p>}
      {wrong !== null && <p role="alert">{wrong}</p>}
    </form>
  );
}

function NameForm({ made }: { readonly made: (said: SignedIn, recovery: string | null) => void }) {
  const { busy, wrong, attempt } = useTry();
  const [name, setName] = useState(settings().name);
  const make = (e: FormEvent): void => {
    e.preventDefault();
    const wanted = name.trim();
    if (wanted === '') return;
    void attempt(
      async () => {
        const me = await introduce(wanted, settings().avatar || anyAvatar());
        const { recovery } = await makePasskey(deviceName());
        made(await arrived({ me, joined: { tables: 0, results: 0 }, recovery }), recovery);
      },
      (x) => (notWanted(x) ? account.who.cancelled : null),
    );
  };
  return (
    <form className={css.form} onSubmit={make}>
      <h1>{account.signIn.nameTitle}</h1>
      <p className={css.lead}>{account.signIn.nameFirst}</p>
      <Field label={account.signIn.name} value={name} set={setName} maxLength={NAME_MOST} autoComplete="nickname" autoFocus required />
      {wrong !== null && <p role="alert">{wrong}</p>}
      <Button type="submit" variant="primary" size="l" wide icon="passkey" busy={busy} notNow={name.trim() === ''}>
        {account.signIn.nameGo}
      </Button>
    </form>
  );
}

/** What a passkey is called until somebody calls it something else. */
const deviceName = (): string => {
  const said = navigator.userAgent;
  return /iPhone|iPad|Android/.exec(said)?.[0] ?? /Windows|Mac|CrOS|Linux/.exec(said)?.[0] ?? account.who.passkey;
};

function CodeForm({ done }: { readonly done: (said: SignedIn) => void }) {
  const { busy, wrong, attempt } = useTry();
  const [code, setCode] = useState('');
  const go = (e: FormEvent): void => {
    e.preventDefault();
    void attempt(async () => done(await arrived(await post(signedIn, '/api/signin/recovery', recoveryUsed.parse({ code })))));
  };
  return (
    <form className={css.form} onSubmit={go}>
      <h1>{account.signIn.codeTitle}</h1>
      <Field label={account.signIn.codeLabel} value={code} set={setCode} autoComplete="off" spellCheck={false} autoFocus required wrong={wrong ?? undefined} />
      <Button type="submit" variant="primary" size="l" wide busy={busy} notNow={code.trim() === ''}>
        {account.signIn.codeGo}
      </Button>
    </form>
  );
}

function LinkForm({ code, done }: { readonly code: string; readonly done: (said: SignedIn) => void }) {
  const { busy, wrong, attempt } = useTry();
  const [link, setLink] = useState<{ readonly mail: string; readonly add: boolean } | null>(null);
  const [dead, setDead] = useState<string | null>(null);
  useEffect(() => {
    ask(mailLooked, '/api/signin/mail/look', { body: { code } }).then(setLink, (e: unknown) => setDead(told(e)));
  }, [code]);
  const take = (): void => void attempt(async () => done(await arrived(await post(signedIn, '/api/signin/mail/take', { code }))));
  if (dead !== null)
    return (
      <>
        <h1>{account.signIn.linkBad}</h1>
        <p className={css.lead} role="alert">
          {dead}
        </p>
      </>
    );
  if (link === null) return <p className={css.lead}>{account.signIn.linkLooking}</p>;
  return (
    <>
      <h1>{link.add ? account.signIn.linkAdd(link.mail) : account.signIn.link(link.mail)}</h1>
      <p className={css.lead}>{link.add ? account.signIn.linkAddMore : account.signIn.linkMore}</p>
      {wrong !== null && <p role="alert">{wrong}</p>}
      <Button variant="primary" size="l" wide busy={busy} onClick={take}>
        {link.add ? account.signIn.linkAddGo : account.signIn.linkGo}
      </Button>
    </>
  );
}

function Choose({ go, done }: { readonly go: (step: Step) => void; readonly done: (said: SignedIn) => void }) {
  const { busy, wrong, attempt } = useTry();
  const [mail, setMail] = useState<boolean | null>(null);
  const keys = hasPasskeys();
  useEffect(() => {
    ask(waysIn, '/api/signin').then(
      (x) => setMail(x.mail),
      () => setMail(false),
    );
  }, []);
  const use = (): void =>
    void attempt(
      async () => done(await signInByPasskey()),
      (e) => {
        if (!notWanted(e)) return null;
        document.getElementById('mail')?.focus();
        return mail === true ? account.signIn.noPasskeyMail : account.signIn.noPasskey;
      },
    );
  return (
    <>
      <h1>{account.signIn.title}</h1>
      <p className={css.lead}>{account.signIn.lead}</p>
      {keys ? (
        <>
          <Button variant="primary" size="l" wide className={css.passkey} icon="passkey" busy={busy} onClick={use}>
            <span>
              {account.signIn.passkey}
              <small>{account.signIn.passkeyMore}</small>
            </span>
          </Button>
          {wrong !== null && <p role="alert">{wrong}</p>}
          <Button variant="quiet" wide onClick={() => go({ at: 'name' })}>
            {account.signIn.first}
          </Button>
        </>
      ) : (
        <div className={css.note}>
          <p>{account.signIn.noPlace}</p>
          <p>{mail === false ? account.signIn.only : account.signIn.noPlaceMore}</p>
        </div>
      )}
      {mail === true && (
        <>
          {keys && (
            <div className={css.or}>
              <span>{account.signIn.or}</span>
            </div>
          )}
          <MailForm />
        </>
      )}
      <Button wide icon="key" className={css.recover} onClick={() => go({ at: 'code' })}>
        {account.signIn.code}
      </Button>
      <p className={css.fine}>
        {mail === true ? account.signIn.fine : account.signIn.finePlain} <Link href="/privacy">{account.signIn.privacy}</Link>
      </p>
    </>
  );
}

/** The code of a link by e-mail, where the address has one. */
const stepHere = (): Step | null => {
  const code = location.hash.slice(1);
  return /^[a-z0-9-]{20,}$/i.test(code) ? { at: 'link', code } : null;
};

export default function SignInPage() {
  const [, go] = useLocation();
  const [step, setStep] = useState<Step>(() => stepHere() ?? { at: 'choose' });
  const spoken = useRef(document.documentElement.lang);
  useTitle(account.signIn.page);
  // The code opens something: it does not stay in the address. A link that is opened where this page is open already does not load it anew.
  useEffect(() => {
    const clear = (): void => {
      if (location.hash.length > 1) history.replaceState(null, '', location.pathname);
    };
    const come = (): void => {
      const link = stepHere();
      if (link !== null) setStep(link);
      clear();
    };
    clear();
    window.addEventListener('hashchange', come);
    return () => window.removeEventListener('hashchange', come);
  }, []);
  const done = (said: SignedIn): void => setStep(said.recovery === null ? { at: 'done', said } : { at: 'recovery', code: said.recovery, said });
  const leave = (to: string): void => {
    // Another language came along: words are fixed when a page is loaded.
    const { language } = settings();
    if (language !== 'browser' && language !== spoken.current.slice(0, 2)) location.assign(to);
    else go(to);
  };
  const over = step.at === 'done' || step.at === 'recovery';
  return (
    <div className={css.page}>
      <header className={css.head}>
        <Link className={css.home} href="/" aria-label={houseText().back}>
          <span className={css.logo}>
            <Logo />
          </span>
          <span className={css.word}>{houseText().house}</span>
        </Link>
        <MainNav waiting={0} />
      </header>
      <main id="main" className={css.sheet}>
        {!over && <IconButton icon="close" label={account.signIn.notNow} className={css.close} onClick={() => go('/')} />}
        <img className={css.rack} src={rack} alt="" width={360} height={170} />
        {step.at === 'choose' && <Choose go={setStep} done={done} />}
        {step.at === 'name' && <NameForm made={done} />}
        {step.at === 'code' && <CodeForm done={done} />}
        {step.at === 'link' && <LinkForm key={step.code} code={step.code} done={done} />}
        {step.at === 'recovery' && <Recovery code={step.code} done={() => setStep({ at: 'done', said: step.said })} />}
        {step.at === 'done' && (
          <>
            <h1>{account.signIn.done(step.said.me.name)}</h1>
            <p className={css.lead}>
              {account.signIn.doneMore}
              {step.said.joined.tables + step.said.joined.results > 0 && ` ${account.signIn.joined(step.said.joined.tables, step.said.joined.results)}`}
            </p>
            <Button variant="primary" size="l" wide onClick={() => leave('/tables')}>
              {account.signIn.go}
            </Button>
            <Button variant="quiet" wide onClick={() => leave('/settings')}>
              {account.who.title}
            </Button>
          </>
        )}
        {!over && (
          <Button variant="quiet" wide onClick={() => (step.at === 'choose' || myKey() === null ? go('/') : setStep({ at: 'choose' }))}>
            {signedInAs() === null ? account.signIn.guest : account.signIn.asIs}
          </Button>
        )}
      </main>
    </div>
  );
}
