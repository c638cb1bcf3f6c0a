/** The words of "Walk and gather" in English. */
import type { LessonWords } from '@pesthouse/kernel';

export const words = {
  head: { title: 'Walk and gather', promise: 'You’ll know how to bring the sick home.' },
  doctor: {
    task: 'Your Doctor is in Ruhnholm.',
    text: 'Your beds are empty, and in Gothar two people are sick. Nobody is cured on the road: he has to walk there and **gather** them.',
    why: 'Your Plague Doctor is your one figure on the map. Whom he gathers goes to your Quarantine, and where he stands you may build.',
  },
  him: { name: 'Plague Doctor', text: 'walks the roads, gathers the sick.' },
  place: {
    task: 'Place an Assistant: Move and Cure.',
    text: 'This cell lets him walk now, and lets you **cure** whom he brings in the same turn.',
    why: 'A cell gives the action above its column and the one beside its row, in either order. Each cell serves once a Year.',
  },
  otherRow: 'That cell moves him, too. But he’ll bring home the sick, so take the row **Cure** beside it.',
  otherCell: 'You’ll want that often enough. This lesson is about the road: take the cell where **Move** meets Cure.',
  start: {
    task: 'Start with Move.',
    text: 'A Move takes him **two** places along the roads. Entering one costs a step, and so does passing through a ruin.',
    why: 'For a Research token he goes one place further. While a sick person lies above Move, he goes one place less.',
  },
  enhanced: 'For a Research token he walks one place further. Two are enough today: **keep the token** and take the plain Move.',
  nobody: 'Cure is right, only a little early: your beds are empty. Move first.',
  stay: 'Ending here would waste both actions. Nobody is in a hurry: Move first.',
  aside: 'You may do that at any time in your turn. It will come in handy one day; for this walk you need nothing but your feet.',
  home: {
    task: 'Go home to Hollin: it’s free.',
    text: 'Your Castle stands there, and entering a place with **your own** building costs no step. So you still have both.',
    why: 'Every building of yours makes your roads shorter. Steps that cost nothing have one limit: no place twice in a turn.',
  },
  ruins: 'That place is **destroyed**: you may pass, but it costs a step, and nobody and nothing is there. Go to Hollin.',
  keepTheCamp: 'Your **Camp** gathers everybody in a place without Food, but it stays there until you build or the Pest comes. Keep it for a crowd.',
  first: {
    task: 'Walk on to Gollor.',
    text: 'One person is sick there. You may not walk past: entering means gathering **everybody** in the place.',
    why: 'Gathering is all or nothing. If you can neither feed them nor place your Camp, you cannot enter.',
  },
  korrin: 'Two sick in Korrin, a fair idea. But behind it everybody is well; by way of Gollor you’ll gather **three**.',
  elsewhere: 'You could go there. But more patients are waiting at the lit place. Nothing is lost.',
  tooEarly: 'You may stop wherever you are, except in the Capital. But you still have steps, and beds. Walk on.',
  free: {
    task: 'Enter: the first one is free.',
    text: 'The first sick person of a **place** costs nothing. Each further one eats one Food. On a road even the first one eats.',
    why: 'The Camp would take them all without Food. For one person who is free anyway it would be a waste.',
  },
  two: {
    task: 'One step left: Gothar.',
    text: 'Two people are sick there: one comes free, the other eats **one Food**. You have two.',
    why: 'Gothar is a City that yields Food. Where he stops, you gain one of what the place yields: the meal comes back.',
  },
  capital: 'Through the **Capital** he may walk for nothing, but never stay there. It’s a fine shortcut; today Gothar is next door.',
  pay: {
    task: 'Pay with one Food.',
    text: 'Three ways to enter: a Food, a Coin in its place, or your **Camp** for nothing. Food is the cheapest here.',
    why: 'A Coin can stand in for any resource. The Camp is worth most where three or four are sick.',
  },
  keepTheCoin: 'A **Coin** pays for anything, so it’s the last thing to part with. You have Food: pay with that.',
  campToo: 'The **Camp** would save one Food, and then stay behind. You get a Food here anyway, so keep the Camp for a crowd.',
  stop: {
    task: 'Stop here, and eat.',
    text: 'The Move ends where you say so. Gothar yields Food, so you **gain one** for stopping.',
    why: 'Only the place where he ends his walk pays, and only if it is intact. Standing still is no Move and yields nothing.',
  },
  full: {
    task: 'Three patients, and all beds taken.',
    text: 'The Food is back, too. These three beds do no harm; a **fourth** patient would lie in somebody’s way. So cure next, before you walk again.',
    why: 'Beyond the three beds the sick lie above your actions or in your store, where they hinder you. The next lesson is about them.',
  },
  end: {
    title: 'Three brought home.',
    text: 'Ruhnholm to Gothar with three patients, for one Food that came back. His boots deserve a Technology of their own.',
  },
  known: {
    way: { name: 'Two steps, own places free', text: 'Your buildings make the roads shorter.' },
    gather: { name: 'All or nothing', text: 'The first is free, each further one eats.' },
    stop: { name: 'Stop where it pays', text: 'You gain what the last place yields.' },
  },
};
export type Words = LessonWords<typeof words>;
