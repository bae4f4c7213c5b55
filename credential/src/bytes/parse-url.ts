/** What `URL.parse` does, which Node 20 lacks: the command that verifies files runs on that too. */
export const parseUrl = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null)
