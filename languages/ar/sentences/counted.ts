const rules = new Intl.PluralRules('ar')

/** A number with the form of its noun that Arabic grammar asks for: one and two are words of their own. */
export function counted(
  count: number,
  { one, two, few, many }: Record<'one' | 'two' | 'few' | 'many', string>,
): string {
  switch (rules.select(count)) {
    case 'one':
      return one
    case 'two':
      return two
    case 'few':
      return `${count} ${few}`
    default:
      return `${count} ${many}`
  }
}

export const duration = (seconds: number): string =>
  seconds < 60
    ? counted(seconds, { one: 'ثانية واحدة', two: 'ثانيتين', few: 'ثوانٍ', many: 'ثانية' })
    : counted(Math.ceil(seconds / 60), { one: 'دقيقة واحدة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة' })
