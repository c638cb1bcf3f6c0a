/** The drawings of Pest that lessons show on their own: at the table they are parts of the sprite. */
const files = import.meta.glob<string>(['./art/*.svg', '!./art/sprite.svg'], { eager: true, query: '?url', import: 'default' });

/** A drawing by the name of its file, as lessons call it. */
export const drawn = (name: string): string | undefined => files[`./art/${name}.svg`];
