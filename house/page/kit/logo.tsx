/** The mark of the house: a beaked mask whose hat is a roof and whose eye is a lit window. */
export function Logo({ className }: { readonly className?: string | undefined }) {
  return (
    <svg viewBox="0 0 128 128" aria-hidden="true" className={className} width="100%" height="100%">
      <g fill="currentColor">
        <path d="M80 3h14v4h-2v17.5L83 31 80 20z" />
        <path d="M37 45C43 34 46 23 48 12c.5-2.500 2-4 4.500-4H76c2.500 0 4 1.500 4.500 4 2 11 5 22 11 33-18-3-37-3-54.500 0z" />
        <path d="M3 56c11-1.500 23-4 32.500-7 19-3.200 38.500-3.200 57.500 0 9.500 3 21 5.500 32 7 3 .5 3 5.500 0 5.500-20-4-40-6-61-6s-41 2-61 6c-3 0-3-5 0-5.500z" />
        <path d="M36 62.500C19 70 6 88 1 119c13-19 31-25 50-17l-4 24h60c0-15-3-22-8-33 3-11 3-20 1-31-21-4-43-4-64 .5z" />
      </g>
      <g fill="none" stroke="var(--logo-gap, var(--bg))" strokeLinecap="round" strokeWidth="3.2">
        <path d="M11 103l3-5M20 92l5-4M32 84.500l6-2.500" />
        <path d="M84 79c6 .5 11 0 17-1.500M52 110c17 4 36 4 53-1" />
      </g>
      <circle cx="64" cy="80" r="17.5" fill="var(--logo-gap, var(--bg))" />
      <circle cx="64" cy="80" r="13" fill="var(--logo-eye, #f0b03f)" />
      <path d="M64 66.500v27M50.500 80h27" stroke="var(--logo-gap, var(--bg))" strokeWidth="3.2" />
    </svg>
  );
}
