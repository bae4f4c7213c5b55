import { type RawBuilder, sql } from 'kysely'

/** Something derived from recorded rows: its name, and a query for the first mismatch. */
export interface DerivedFault {
  check: string
  reason: string
  query: ReturnType<typeof sql<{ subject: string }>>
}

const fault = (
  check: string,
  reason: string,
  query: ReturnType<typeof sql<{ subject: string }>>,
): DerivedFault => ({ check, reason, query })

/** Certificates with a leaf that waits for the log. They are few, so other tables are read only for these. */
const waiting = sql`(SELECT certificate_id FROM log_pending)`

/** Whether a waiting leaf belongs to a statement in this table, whose action and signer are in these columns. */
const isStatedIn = (
  table: RawBuilder<unknown>,
  action: RawBuilder<unknown>,
  signer: RawBuilder<unknown>,
) => sql`
  (p.org_id, p.certificate_id, p.action, p.digest, p.at, p.issuer_address) IN (
    SELECT s.org_id, s.certificate_id, ${action}, s.digest, s.created_at, lower(signer.wallet_address)
    FROM ${table} s JOIN organisation signer ON signer.id = ${signer}
    WHERE s.certificate_id IN ${waiting})`

/** Computes derived numbers and names again from their source rows, and finds those that differ. */
export const derivedFaults: readonly DerivedFault[] = [
  fault(
    'public names',
    'its link, token or credential leads elsewhere (certificate_directory)',
    sql`SELECT coalesce(c.id, d.certificate_id) AS subject
      FROM certificate c
      FULL JOIN certificate_directory d ON d.org_id = c.org_id AND d.certificate_id = c.id
      LEFT JOIN certificate_document document ON document.org_id = c.org_id AND document.certificate_id = c.id
      WHERE c.id IS NULL OR d.slug IS DISTINCT FROM c.slug OR d.log_index IS DISTINCT FROM c.log_index
        OR d.credential_id IS DISTINCT FROM document.credential_id
      ORDER BY 1 LIMIT 1`,
  ),
  fault(
    'queues',
    'a verifier’s queue shows it otherwise than it is (review_request)',
    sql`SELECT r.certificate_id AS subject
      FROM review_request r LEFT JOIN certificate c ON c.org_id = r.org_id AND c.id = r.certificate_id
      WHERE (r.origin, r.state, r.user_name, r.title, r.category_name, r.date, r.issuer_name, r.created_at)
        IS DISTINCT FROM
        (c.origin, c.review, c.user_name, c.title, c.category_name, c.date, c.issuer_name, c.created_at)
      ORDER BY 1 LIMIT 1`,
  ),
  fault(
    'counts',
    'the number of certificates is not what there are (certificate_count)',
    sql`SELECT org_id || ' ' || year || ' ' || category_name AS subject FROM (
        SELECT org_id, year, category_name, review, signed_at IS NOT NULL AS signed, count(*) FROM certificate
        GROUP BY 1, 2, 3, 4, 5
        UNION ALL SELECT org_id, year, category_name, review, signed, -count FROM certificate_count
      ) AS both_sides
      GROUP BY org_id, year, category_name, review, signed HAVING sum(count) <> 0 ORDER BY 1 LIMIT 1`,
  ),
  fault(
    'counts',
    'what was done in a month is not what was done (certificate_month)',
    sql`SELECT org_id || ' ' || month AS subject FROM (
        SELECT org_id, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM') AS month, act, 1::bigint AS count
        FROM certificate CROSS JOIN LATERAL (VALUES ('created', created_at), ('signed', signed_at),
          ('accepted', CASE WHEN review = 'verified' THEN decided_at END)) AS acts (act, at)
        WHERE at IS NOT NULL
        UNION ALL
        SELECT org_id, month, act, -count FROM certificate_month CROSS JOIN LATERAL
          (VALUES ('created', created), ('signed', signed), ('accepted', accepted)) AS acts (act, count)
      ) AS both_sides
      GROUP BY org_id, month, act HAVING sum(count) <> 0 ORDER BY 1 LIMIT 1`,
  ),
  fault(
    'counts',
    'the number of students is not what there are (student_count)',
    sql`SELECT org_id || ' ' || year || ' ' || course_name AS subject FROM (
        SELECT org_id, year, course_name, count(*) FROM student
        WHERE NOT EXISTS (SELECT FROM archived_student AS archived
          WHERE archived.org_id = student.org_id AND archived.student_id = student.id)
        GROUP BY 1, 2, 3
        UNION ALL SELECT org_id, year, course_name, -count FROM student_count
      ) AS both_sides
      GROUP BY org_id, year, course_name HAVING sum(count) <> 0 ORDER BY 1 LIMIT 1`,
  ),
  fault(
    'status lists',
    'it counts other entries than it has (status_list)',
    sql`SELECT org_id || ' ' || list AS subject FROM (
        SELECT org_id, list, count(*) FROM status_entry GROUP BY 1, 2
        UNION ALL SELECT org_id, list, -used FROM status_list
      ) AS both_sides
      GROUP BY org_id, list HAVING sum(count) <> 0 ORDER BY 1 LIMIT 1`,
  ),
  fault(
    'status lists',
    'it is revoked, and its bit in the status list is not set (status_entry)',
    sql`SELECT c.id AS subject FROM certificate c
      LEFT JOIN status_entry e ON e.org_id = c.org_id AND e.certificate_id = c.id
      WHERE (c.revoked_at IS NOT NULL OR c.successor_id IS NOT NULL) AND e.revoked IS NOT TRUE ORDER BY 1 LIMIT 1`,
  ),
  fault(
    'status lists',
    'its bit in the status list is set, though nobody revoked it (status_entry)',
    // A large revocation sets its bits first. If a verifier declines one of its certificates in between, the set bit is still
    // correct.
    sql`SELECT e.certificate_id AS subject FROM status_entry e
      LEFT JOIN certificate c ON c.org_id = e.org_id AND c.id = e.certificate_id
      WHERE e.revoked AND NOT starts_with(e.certificate_id, 'vc-api:')
        AND (c.id IS NULL OR (c.revoked_at IS NULL AND c.successor_id IS NULL AND c.review <> 'declined'))
        AND NOT EXISTS (SELECT FROM batch_item item
          JOIN batch ON batch.org_id = item.org_id AND batch.id = item.batch_id AND batch.kind = 'revoke'
          WHERE item.org_id = e.org_id AND item.subject = e.certificate_id AND item.state <> 'done')
      ORDER BY 1 LIMIT 1`,
  ),
  fault(
    'status lists',
    'the acceptance names another entry of the verifier’s list (status_entry)',
    // Entries are on the verifiers' shards, statements on the issuers'. OFFSET 0 makes Citus read the entries before the join.
    sql`SELECT s.certificate_id AS subject FROM certificate_statement s
      LEFT JOIN (SELECT * FROM status_entry OFFSET 0) AS e ON e.org_id = s.signer_org_id AND e.certificate_id = s.certificate_id
      WHERE s.action = 'endorsed' AND coalesce(0 = position('"statusListCredential":"' IN s.document)
        OR 0 = position('/' || s.signer_org_id || '/status/revocation/' || e.list || '"' IN s.document)
        OR 0 = position('"statusListIndex":"' || e.index || '"' IN s.document), true)
      ORDER BY 1 LIMIT 1`,
  ),
  fault(
    'status lists',
    'the packed acceptance names another entry of the verifier’s list (status_entry)',
    sql`SELECT a.certificate_id AS subject FROM acceptance a
      LEFT JOIN (SELECT * FROM status_entry OFFSET 0) AS e ON e.org_id = a.verifier_id AND e.certificate_id = a.certificate_id
      WHERE (a.status_list, a.status_index) IS DISTINCT FROM (e.list, e.index) ORDER BY 1 LIMIT 1`,
  ),
  fault(
    'checkpoints',
    'the root beside the signed note is another (log_checkpoint)',
    sql`SELECT log || ' ' || size AS subject FROM log_checkpoint
      WHERE log NOT IN ('certificates', 'statements') OR split_part(note, E'\\n', 2) <> size::text OR split_part(note, E'\\n', 3) <> encode(root, 'base64')
      ORDER BY 1 LIMIT 1`,
  ),
  fault(
    'checkpoints',
    'an anchor covers it, and its signed checkpoint is gone (log_checkpoint)',
    sql`SELECT anchored.log || ' ' || anchored.size AS subject
      FROM anchor CROSS JOIN LATERAL (VALUES ('certificates', certificates_size), ('statements', statements_size))
        AS anchored (log, size)
      WHERE anchored.size > 0 AND NOT EXISTS (
        SELECT FROM log_checkpoint c WHERE c.log = anchored.log AND c.size = anchored.size)
      ORDER BY 1 LIMIT 1`,
  ),
  fault(
    'log',
    'it is not a log of this deployment, or more of one than there is (log_head, log_tile)',
    sql`SELECT log || ' ' || n AS subject FROM (
        SELECT log, 0::bigint AS n FROM log_head WHERE log NOT IN ('certificates', 'statements')
        UNION ALL
        SELECT t.log, t.n FROM log_tile t LEFT JOIN log_head h ON h.log = t.log
        WHERE h.log IS NULL OR CASE WHEN t.level BETWEEN 0 AND 7 THEN t.n * power(256, t.level + 1) >= h.size ELSE true END
      ) AS beyond ORDER BY 1 LIMIT 1`,
  ),
  fault(
    'waiting leaves',
    'it waits for the log twice (log_pending)',
    // Two equal statements within a second have the same digest.
    sql`SELECT certificate_id AS subject FROM (
        SELECT log, org_id, certificate_id, action, digest, count(*) AS waiting FROM log_pending
        WHERE certificate_id IS NOT NULL GROUP BY 1, 2, 3, 4, 5 HAVING count(*) > 1
      ) AS pending
      LEFT JOIN (
        SELECT org_id, certificate_id, action, digest, count(*) AS made FROM certificate_statement
        WHERE certificate_id IN ${waiting} GROUP BY 1, 2, 3, 4
      ) AS statement USING (org_id, certificate_id, action, digest)
      WHERE waiting > greatest(1, made) ORDER BY 1 LIMIT 1`,
  ),
  fault(
    'waiting leaves',
    'it was accepted, and is neither in the log nor on its way there (log_pending)',
    sql`SELECT id AS subject FROM certificate WHERE review = 'verified' AND log_index IS NULL
      EXCEPT SELECT certificate_id FROM log_pending WHERE log = 'certificates' ORDER BY 1 LIMIT 1`,
  ),
  fault(
    'waiting leaves',
    'what waits for the log is not what was signed (log_pending)',
    sql`SELECT p.certificate_id AS subject FROM log_pending p
      LEFT JOIN (SELECT * FROM certificate WHERE id IN ${waiting}) AS c
        ON c.org_id = p.org_id AND c.id = p.certificate_id
      LEFT JOIN (SELECT * FROM certificate_document WHERE certificate_id IN ${waiting}) AS d
        ON d.org_id = p.org_id AND d.certificate_id = p.certificate_id
      LEFT JOIN organisation o ON o.id = p.org_id
      WHERE p.certificate_id IS NOT NULL AND (c.id IS NULL OR NOT CASE WHEN p.log = 'certificates'
        THEN p.action = 'certificate' AND c.log_index IS NULL AND c.decided_at = p.at AND d.document_hash = p.digest
          AND coalesce(lower(o.wallet_address) = p.issuer_address, false)
        ELSE ${isStatedIn(sql`certificate_statement`, sql`s.action`, sql`s.signer_org_id`)}
          OR ${isStatedIn(sql`acceptance`, sql`'endorsed'`, sql`s.verifier_id`)} END)
      ORDER BY 1 LIMIT 1`,
  ),
]
