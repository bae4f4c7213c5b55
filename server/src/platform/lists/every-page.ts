/** Each page of a list, from the first to the last. */
export async function* everyPage<Page extends { nextCursor: string | null }>(
  read: (cursor: string | undefined) => Promise<Page>,
): AsyncGenerator<Page> {
  let cursor: string | undefined
  do {
    const page = await read(cursor)
    yield page
    cursor = page.nextCursor ?? undefined
  } while (cursor)
}
