import { type Compilable, CompiledQuery } from 'kysely'
import type { Db, Tx } from '../../context.ts'

/**
 * A query that is built with its first call, and from then on only gets other values: to build a query takes the server
 * longer than to send it and to read a short answer. `build` gets a stand-in for each value, which it may only pass on.
 */
export function builtOnce<Values extends readonly unknown[], Row>(
  build: (db: Db | Tx, ...values: Values) => Compilable<Row>,
): (db: Db | Tx, ...values: Values) => Promise<Row[]> {
  let built: { text: string; valuesOf: (values: Values) => unknown[] } | undefined
  return async (db, ...values) => {
    built ??= compile(db, values.length)
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(built.text, built.valuesOf(values)))
    return rows
  }

  function compile(db: Db | Tx, count: number): NonNullable<typeof built> {
    const standIns = Array.from({ length: count }, () => ({}))
    const { sql: text, parameters } = build(db, ...(standIns as unknown as Values)).compile()
    const places = parameters.map((parameter) => standIns.indexOf(parameter as object))
    const valuesOf = (values: Values) => places.map((place, i) => (place < 0 ? parameters[i] : values[place]))
    return { text, valuesOf }
  }
}
