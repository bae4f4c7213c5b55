const DATE =
  /^([\d〇○零一二三四五六七八九]{2}|[\d〇○零一二三四五六七八九]{4})年([\d一二三四五六七八九十]+)月([\d一二三四五六七八九十]+)[日号]?$/

/** 2000年3月23日, or all in words: 二〇〇〇年三月二十三日. The year has two digits or four. */
export function chineseDate(text: string): { year: string; month: number; day: number } | undefined {
  const [, year, month, day] = DATE.exec(text.replace(/\s/g, '')) ?? []
  if (!year || !month || !day) return undefined
  return { year: digitsOf(year), month: numberOf(month), day: numberOf(day) }
}

const DIGITS = '〇一二三四五六七八九'
const digitsOf = (text: string): string =>
  text.replace(/[○零]/g, '〇').replace(/\D/g, (character) => String(DIGITS.indexOf(character)))

/** 十 is 10, 十二 is 12 and 二十三 is 23. */
function numberOf(text: string): number {
  const [tens, ones] = text.split('十')
  if (ones === undefined) return Number(digitsOf(text))
  return Number(digitsOf(tens || '一')) * 10 + Number(digitsOf(ones))
}
