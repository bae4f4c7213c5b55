import type { ListQuery } from '@credenza/schema'
import type { PageQuery } from './page.ts'
import { foldedText } from './search-text.ts'

/** The fields by which a list of these items can be sorted. */
export type Named<Item> = Extract<keyof Item, string>

/**
 * A page of a list that is always short, and therefore read as a whole. Without `sort`, items keep their order. A search looks
 * at their texts. The cursor is the number of items before the page.
 */
export function shortPage<Item extends object>(
  items: readonly Item[],
  { search, sort, cursor, limit }: PageQuery<Named<Item>> & Pick<ListQuery, 'search'>,
): { data: Item[]; nextCursor: string | null; total: number } {
  const wanted = foldedText([search ?? ''])
  const found = items.filter((item) => wanted === '' || textOf(item).includes(wanted))
  const sorted = sort === undefined ? found : found.toSorted(by(sort))
  const end = Number(cursor ?? 0) + limit
  return {
    data: sorted.slice(end - limit, end),
    nextCursor: end < sorted.length ? String(end) : null,
    total: sorted.length,
  }
}

function by<Item>(sort: NonNullable<PageQuery<Named<Item>>['sort']>): (a: Item, b: Item) => number {
  const isDescending = sort.startsWith('-')
  const column = (isDescending ? sort.slice(1) : sort) as Named<Item>
  return (a, b) => {
    const [first, second] = isDescending ? [b[column], a[column]] : [a[column], b[column]]
    return first === second ? 0 : first < second ? -1 : 1
  }
}

/** The searchable texts of an item. Leaves out ids, which no screen shows. */
const textOf = (item: object): string =>
  foldedText(
    Object.entries(item).flatMap(([name, value]) =>
      typeof value === 'string' && !/id$/i.test(name) ? [value] : [],
    ),
  )
