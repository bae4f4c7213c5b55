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
