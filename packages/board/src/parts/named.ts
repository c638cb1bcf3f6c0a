/** A drawing with a name is read aloud as a picture; one without says nothing of its own. */
export const named = (label: string | undefined): { readonly role?: 'img'; readonly 'aria-label'?: string } =>
  label === undefined ? {} : { role: 'img', 'aria-label': label };
