/** Chinese, Japanese and Korean characters and emoji are two columns wide. */
const widthOf = (grapheme: string): number =>
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Extended_Pictographic}]/u.test(grapheme) ? 2 : 1

/** The text, shortened with an ellipsis if it is wider than `columns` usual characters. */
export function fitted(text: string, columns: number): string {
  let kept = ''
  let width = 0
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    width += widthOf(segment)
    if (width > columns) return `${kept.trimEnd()}…`
    // Reserves the last column for the ellipsis, in case it is needed.
    if (width < columns) kept += segment
  }
  return text
}
