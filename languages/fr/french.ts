/** The form that follows a count, given as a number or as it is shown: 0 and 1 are singular in French. */
export const plural = (count: number | string, one: string, many = `${one}s`): string =>
  Number(count) < 2 ? one : many

/** A count with its noun: '1 certificat', '12 certificats'. */
export const counted = (count: number | string, one: string, many?: string): string =>
  `${count} ${plural(count, one, many)}`

/** 'de' before a name, or 'd’' before a vowel. */
export const of = (name: string): string =>
  /^[aeiouàâäéèêëîïôöùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`

/** Names one after another: 'A, B ou C'. */
export const either = (names: readonly string[]): string => list.format(names)
const list = new Intl.ListFormat('fr', { type: 'disjunction' })
