/** What German says as English does: the printed title. */
export const same: readonly string[] = ['Divine Retribution'];
