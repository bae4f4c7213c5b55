import { type Compilable, CompiledQuery } from 'kysely'
import type { Db, Tx } from '../../context.ts'

/**
 * A query that is built at its first call; later calls only supply values. Building it takes the server longer than sending it
 * and reading a short answer. `build` gets a stand-in for each value and must pass it on unchanged: no branching, no
 * formatting, no `in`. Only for one schema, without plugins that rewrite queries.
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
    // Safe for any type of value: Kysely only puts it into `parameters`.
    const { sql: text, parameters } = build(db, ...(standIns as unknown as Values)).compile()
    if (!standIns.every((one) => parameters.includes(one)))
      throw new Error('The query does not pass on every value.')
    const places = parameters.map((parameter) => standIns.indexOf(parameter as object))
    const valuesOf = (values: Values) => places.map((place, i) => (place < 0 ? parameters[i] : values[place]))
    return { text, valuesOf }
  }
}
