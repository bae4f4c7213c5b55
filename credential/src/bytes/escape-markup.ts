/** A text as it stands in HTML and XML, which take no control characters. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[<>&"'\p{Cc}]/gu, (character) => `&#${Math.max(32, character.codePointAt(0)!)};`)
