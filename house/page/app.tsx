/** The rooms of the house and the ways to them. Every room but the front is loaded when it is entered. */

import { closeTip, followBack, LiveRegion, Tips } from '@pesthouse/board';
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Redirect, Route, Router, Switch, useLocation } from 'wouter';
import { BASE } from './base.ts';
import { Broken } from './house/broken.tsx';
import { Front } from './house/front.tsx';
import { Waiting } from './house/waiting.tsx';
import { Toasts } from './kit/toast.tsx';
import { useText } from './text/index.ts';
import { room } from './text/load.ts';

const DoorPage = lazy(() => room(() => import('./house/door/page.tsx')));
const HouseRulesPage = lazy(() => room(() => import('./houserules/page.tsx')));
const RulesPage = lazy(() => room(() => import('./rulebook/page.tsx')));
const HowtoPage = lazy(() => room(() => import('./howto/page.tsx')));
const LearnPage = lazy(() => room(() => import('./house/learn/page.tsx')));
const TablesPage = lazy(() => room(() => import('./messages/tables.tsx')));
const CreditsPage = lazy(() => room(() => import('./house/pages/credits.tsx')));
const KitPage = lazy(() => room(() => import('./house/pages/kit.tsx')));
const LostPage = lazy(() => room(() => import('./house/lost.tsx')));
const SeatLink = lazy(() => room(() => import('./house/pages/seatlink.tsx')));
const MessagesPage = lazy(() => room(() => import('./messages/page.tsx')));
const StopPage = lazy(() => room(() => import('./messages/stop.tsx')));
const SettingsPage = lazy(() => room(() => import('./settings/page.tsx')));
const SignInPage = lazy(() => room(() => import('./account/signin.tsx')));
const PrivacyPage = lazy(() => room(() => import('./account/privacy.tsx')));
const TablePage = lazy(() => room(() => import('./coach/table.tsx')));
const ArrivePage = lazy(() => room(() => import('./table/arrive.tsx')));
const LocalPage = lazy(() => room(() => import('./coach/local.tsx')));
const PeoplePage = lazy(() => room(() => import('./people/page.tsx')));
const PersonPage = lazy(() => room(() => import('./people/person.tsx')));
const CirclePage = lazy(() => room(() => import('./people/circle.tsx')));
const JoinPage = lazy(() => room(() => import('./people/join.tsx')));
const LessonPage = lazy(() => room(() => import('./lesson/page.tsx')));
const PuzzlesPage = lazy(() => room(() => import('./puzzle/room.tsx')));
const PuzzlePage = lazy(() => room(() => import('./puzzle/page.tsx')));
const OwnerPage = lazy(() => room(() => import('./owner/page.tsx')));
const InvitedPage = lazy(() => room(() => import('./owner/invited.tsx')));
const LabPage = lazy(() => room(() => import('./lab/page.tsx')));
const ReplayPage = lazy(() => room(() => import('./replay/page.tsx')));

/** An address may carry the key of a seat after the #: it never reaches the server, and the keyring takes it before the table opens. A key that was cut is told of there; the page's own marks are no keys. */
const OWN_MARKS = ['', '#', '#main'];

function TableOrSeat({ id }: { readonly id: string }) {
  // The way from the link to the table changes only what stands behind the #, of which no router speaks.
  const [seated, setSeated] = useState(() => OWN_MARKS.includes(location.hash));
  useEffect(() => {
    const look = (): void => setSeated(OWN_MARKS.includes(location.hash));
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  return seated ? <TablePage id={id} /> : <SeatLink id={id} onDone={() => setSeated(true)} />;
}

const byId = (Room: ComponentType<{ readonly id: string }>) =>
  function ById({ params }: { readonly params: { readonly id: string } }) {
    return <Room key={params.id} id={params.id} />;
  };
const Table = byId(TableOrSeat);
const Seat = byId(SeatLink);
const Local = byId(LocalPage);
const Person = byId(PersonPage);
const Circle = byId(CirclePage);
const Join = byId(JoinPage);
const Replay = byId(({ id }) => <ReplayPage id={id} local={false} />);
const LocalReplay = byId(({ id }) => <ReplayPage id={id} local />);

/** Below a path of a domain the rooms have that path before their own. */
export function App() {
  return (
    <Router base={BASE}>
      <Rooms />
    </Router>
  );
}

/** Past the navigation, without a mark in the address. */
const toMain = (): void => {
  const main = document.getElementById('main');
  if (main === null) return;
  main.tabIndex = -1;
  main.focus();
};

function Rooms() {
  const [path] = useLocation();
  const text = useText();
  const came = useRef(path);
  // A new room is entered at its top, with nothing left open from the last.
  useEffect(() => {
    closeTip();
    if (path !== '' && location.hash === '') scrollTo(0, 0);
    // Whoever has just come reads from the top of the page; whoever goes on is led to the heading of the new room.
    if (came.current !== path) void import('./entering.ts').then(({ toHeading }) => toHeading());
    came.current = path;
  }, [path]);
  useEffect(followBack, []);
  return (
    <>
      <button type="button" className="vh" data-skip="" onClick={toMain}>
        {text.skip}
      </button>
      <Broken key={path}>
        <Suspense fallback={<Waiting />}>
          <Switch>
            <Route path="/" component={Front} />
            <Route path="/door/:game">{({ game }) => <DoorPage key={game} game={game} />}</Route>
            <Route path="/t/:id" component={Seat} />
            <Route path="/arrive" component={ArrivePage} />
            <Route path="/table/local/:id" component={Local} />
            <Route path="/table/:id" component={Table} />
            <Route path="/local/:id">{({ id }) => <Redirect replace to={`/table/local/${id}`} />}</Route>
            <Route path="/replay/local/:id" component={LocalReplay} />
            <Route path="/replay/:id" component={Replay} />
            <Route path="/rules">
              <RulesPage />
            </Route>
            <Route path="/rules/:game">{({ game }) => <RulesPage key={game} game={game} />}</Route>
            <Route path="/howto/:game">{({ game }) => <HowtoPage key={game} game={game} />}</Route>
            <Route path="/house-rules/:game">{({ game }) => <HouseRulesPage key={game} game={game} />}</Route>
            <Route path="/lab/:game?">{({ game }) => <LabPage game={game} />}</Route>
            <Route path="/learn" component={LearnPage} />
            <Route path="/learn/:game">{({ game }) => <Redirect to={`/learn#${game}`} />}</Route>
            <Route path="/learn/:game/:lesson">{({ game, lesson }) => <LessonPage key={`${game} ${lesson}`} game={game} lesson={lesson} />}</Route>
            <Route path="/puzzles" component={PuzzlesPage} />
            <Route path="/puzzles/:game">{({ game }) => <Redirect to={`/puzzles#${game}`} />}</Route>
            <Route path="/puzzles/:game/:id">{({ game, id }) => <PuzzlePage key={`${game} ${id}`} game={game} id={id} />}</Route>
            <Route path="/tables" component={TablesPage} />
            <Route path="/people" component={PeoplePage} />
            <Route path="/person/:id" component={Person} />
            <Route path="/circle/:id" component={Circle} />
            <Route path="/join/:id" component={Join} />
            <Route path="/credits" component={CreditsPage} />
            <Route path="/messages" component={MessagesPage} />
            <Route path="/stop/:token">{({ token }) => <StopPage key={token} token={token} />}</Route>
            <Route path="/settings" component={SettingsPage} />
            <Route path="/owner/:room?/:id?" component={OwnerPage} />
            <Route path="/invited" component={InvitedPage} />
            <Route path="/signin" component={SignInPage} />
            <Route path="/privacy" component={PrivacyPage} />
            <Route path="/kit" component={KitPage} />
            <Route path="/index.html">
              <Redirect to="/" />
            </Route>
            <Route component={LostPage} />
          </Switch>
        </Suspense>
      </Broken>
      <Tips />
      <Toasts />
      <LiveRegion />
    </>
  );
}
