/** The faces of pictures, as their files are: letters of all languages that are written in Latin. */
const FILES = import.meta.glob<string>(
  [
    '../../../node_modules/@fontsource/alegreya-sans/files/alegreya-sans-latin-{400,500,700,800}-normal.woff2',
    '../../../node_modules/@fontsource/alegreya-sans/files/alegreya-sans-latin-ext-{400,500,700,800}-normal.woff2',
    '../../../node_modules/@fontsource/im-fell-double-pica/files/im-fell-double-pica-latin-400-normal.woff2',
  ],
  { query: '?inline', import: 'default' },
);

export const faces = async (): Promise<Uint8Array[]> =>
  Promise.all(
    Object.values(FILES).map(async (load) => {
      const text = await load();
      return Uint8Array.from(atob(text.slice(text.indexOf(',') + 1)), (c) => c.charCodeAt(0));
    }),
  );
