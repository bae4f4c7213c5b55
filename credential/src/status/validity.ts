/** How long a signed list of ours is valid: a day, so that nobody can pass off an old one for long. */
export const listValidMs = 24 * 60 * 60_000
