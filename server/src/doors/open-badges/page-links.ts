interface Page {
  limit: number
  offset: number
  total: number
}

/** The Link header of a page (Open Badges 3.0 §6.1.7, RFC 8288): first, last, previous and next page. */
export function pageLinks(
  url: string,
  query: Readonly<Record<string, string>>,
  { limit, offset, total }: Page,
): string {
  const last = total === 0 ? 0 : Math.floor((total - 1) / limit) * limit
  const places: [rel: string, offset: number | undefined][] = [
    ['first', 0],
    ['prev', offset > 0 ? Math.max(0, Math.min(offset - limit, last)) : undefined],
    ['next', offset + limit < total ? offset + limit : undefined],
    ['last', last],
  ]
  return places
    .filter((place): place is [string, number] => place[1] !== undefined)
    .map(
      ([rel, at]) =>
        `<${url}?${new URLSearchParams({ ...query, limit: String(limit), offset: String(at) })}>; rel="${rel}"`,
    )
    .join(', ')
}
