import type { TestWorld } from './worlds/test-world.ts'

/** Changes in the table what a signed certificate says, as someone who can write to the database would. */
export const rewriteCertificate = ({ ctx }: Pick<TestWorld, 'ctx'>, id: string) =>
  ctx.db
    .updateTable('certificate')
    .set({
      user_name: 'Mallory',
      title: 'Doctor of Medicine',
      issuer_name: 'Another University',
      category_name: 'Degree of another kind',
      date: '2001-01-01',
      valid_until: '2099-12-31',
    })
    .where('id', '=', id)
    .execute()
