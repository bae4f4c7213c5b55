/** Whether the database has the Citus extension, hence is a cluster or about to become one. */
export async function hasCitus(execute: (text: string) => Promise<{ rows: unknown[] }>): Promise<boolean> {
  const { rows } = await execute(`SELECT FROM pg_extension WHERE extname = 'citus'`)
  return rows.length > 0
}
