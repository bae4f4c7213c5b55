import { recorded } from '../../proof/audit/state/recorded-table.ts'

export const recordedCategories = [
  recorded('category', {
    of: ['cat_'],
    trail: 't.org_id',
    subject: 't.id',
    columns: {
      org_id: 'value',
      id: 'value',
      name: 'value',
      name_key: 'value',
      default_template_id: 'value',
      created_at: 'value',
    },
  }),
  recorded('category_alignment', {
    of: ['cat_'],
    trail: 't.org_id',
    subject: 't.category_id',
    columns: { org_id: 'value', category_id: 'value', alignments: 'value' },
  }),
]
