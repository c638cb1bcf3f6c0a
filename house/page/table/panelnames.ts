/** The panels that stand beside a board: in the drawer, or as tabs of a phone. */
export const PANELS = ['log', 'chat', 'choices', 'text', 'rules'] as const;
export type Panel = (typeof PANELS)[number];
