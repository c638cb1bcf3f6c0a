/** What the door of New York says in every language alike. */
export const FACTS = { title: 'Pests', players: '2–4', weightOf5: 2, learnMinutes: 11 } as const;
