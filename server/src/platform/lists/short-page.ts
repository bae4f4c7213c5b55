import type { ListQuery } from '@credenza/schema'
import type { PageQuery } from './page.ts'
import { searchText } from './search-text.ts'

/** What a list of these items can be sorted by. */
export type Named<Item> = Extract<keyof Item, string>

/**
 * A page of a list that is read whole, because it has few items by its nature. Without `sort` they keep their order; a
 * search looks through their texts. The cursor counts the items before the page.
 */
export function shortPage<Item extends object>(
  items: readonly Item[],
  { search, sort, cursor, limit }: PageQuery<Named<Item>> & Pick<ListQuery, 'search'>,
): { data: Item[]; nextCursor: string | null; total: number } {
  const wanted = searchText([search ?? ''])
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

/** What a search matches of an item: its texts, without the ids that no screen shows. */
const textOf = (item: object): string =>
  searchText(
    Object.entries(item).flatMap(([name, value]) =>
      typeof value === 'string' && !/id$/i.test(name) ? [value] : [],
    ),
  )
