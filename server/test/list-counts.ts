import { sql } from 'kysely'
import type { TestWorld } from './worlds/test-world.ts'

/** The numbers that lists and the dashboard show, and the same numbers counted row by row. */
export async function listCounts({ ctx }: TestWorld): Promise<{ kept: unknown; counted: unknown }> {
  const read = async (query: ReturnType<typeof sql>) => (await query.execute(ctx.db)).rows
  const month = (column: string) => sql.raw(`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM')`)
  return {
    kept: {
      certificates: await read(sql`
        SELECT org_id, year, category_name, review, signed, count FROM certificate_count WHERE count <> 0
        ORDER BY 1, 2, 3, 4, 5`),
      months: await read(sql`
        SELECT org_id, month, act, count FROM certificate_month
        CROSS JOIN LATERAL (VALUES ('accepted', accepted), ('created', created), ('signed', signed)) AS acts (act, count)
        WHERE count <> 0 ORDER BY 1, 2, 3`),
      students: await read(sql`
        SELECT org_id, year, course_name, count FROM student_count WHERE count <> 0 ORDER BY 1, 2, 3`),
    },
    counted: {
      certificates: await read(sql`
        SELECT org_id, year, category_name, review, signed_at IS NOT NULL AS signed, count(*) FROM certificate
        GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5`),
      months: await read(sql`
        SELECT org_id, month, act, count(*) FROM (
          SELECT org_id, ${month('created_at')} AS month, 'created' AS act FROM certificate
          UNION ALL SELECT org_id, ${month('signed_at')}, 'signed' FROM certificate WHERE signed_at IS NOT NULL
          UNION ALL SELECT org_id, ${month('decided_at')}, 'accepted' FROM certificate WHERE review = 'verified'
        ) AS acts GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`),
      students: await read(sql`
        SELECT org_id, year, course_name, count(*) FROM student GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`),
    },
  }
}
