/** Chinese, Japanese and Korean characters and emoji take the room of two others. */
const widthOf = (grapheme: string): number =>
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Extended_Pictographic}]/u.test(grapheme) ? 2 : 1

/** The text, or as much of it as has room for `columns` characters of usual width, with an ellipsis. */
export function fitted(text: string, columns: number): string {
  let kept = ''
  let width = 0
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    width += widthOf(segment)
    if (width > columns) return `${kept.trimEnd()}…`
    // The last column is the ellipsis's, if one comes to be needed.
    if (width < columns) kept += segment
  }
  return text
}
