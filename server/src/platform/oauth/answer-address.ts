/** The address to which a browser takes an answer: the redirect URI with the parameters that have a value (RFC 6749 §4.1.2). */
export function answerAddress(
  redirectUri: string,
  answer: Readonly<Record<string, string | undefined>>,
): string {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(answer)) if (value) url.searchParams.set(name, value)
  return url.href
}
