import { recorded } from '../audit/state/recorded-table.ts'

/** What certificates are drawn with, and the keys that seal PDFs. */
export const recordedTemplates = [
  recorded('template', {
    of: ['tpl_'],
    trail: 't.org_id',
    subject: 't.id',
    columns: {
      org_id: 'text',
      id: 'text',
      name: 'text',
      version: 'number',
      created_at: 'time',
      updated_at: 'time',
      archived_at: 'time',
    },
  }),
  recorded('template_version', {
    of: ['tpl_'],
    trail: 't.org_id',
    subject: 't.template_id',
    columns: { org_id: 'text', template_id: 'text', version: 'number', settings: 'json', created_at: 'time' },
  }),
  recorded('template_image', {
    of: ['img_'],
    trail: 't.org_id',
    subject: 't.id',
    columns: {
      org_id: 'text',
      id: 'text',
      digest: 'bytes',
      media_type: 'text',
      sealed: 'blob',
      created_at: 'time',
    },
  }),
  recorded('document_key', {
    of: ['org_', 'platform'],
    trail: 't.org_id',
    subject: 't.org_id',
    columns: { org_id: 'text', sealed_private_key: 'bytes', certificate: 'bytes', created_at: 'time' },
  }),
]
