/** Escapes a text for HTML and XML. Control characters, which these do not allow, become spaces. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[<>&"'\p{Cc}]/gu, (character) => `&#${Math.max(32, character.codePointAt(0)!)};`)
