/** The names of the pictures by which people know each other. */
export const AVATARS = ['pigeon', 'cat', 'owl', 'rat', 'bat', 'toad', 'doctor', 'roach'] as const;

/** A picture for somebody who has not chosen one: any that nobody at the table has. */
export const anyAvatar = (taken: readonly string[] = []): string => {
  const free = AVATARS.filter((x) => !taken.includes(x));
  const [any = 0] = crypto.getRandomValues(new Uint8Array(1));
  const from = free.length === 0 ? AVATARS : free;
  return from[any % from.length] ?? 'rat';
};
