/** How long our signed lists are valid: a day, so that nobody can pass off an old one for long. */
export const listValidMs = 24 * 60 * 60_000
