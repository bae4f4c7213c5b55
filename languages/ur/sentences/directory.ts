import type { directory as english } from '@credenza/schema/sentences/directory'
import type { Twin } from '@credenza/schema/sentences/sentence'
import { leftToRight } from '../../direction.ts'

export const directory: Twin<typeof english> = {
  'invalid.directory_key_alone': 'ڈائریکٹری کی کلید کو صرف scim کی اجازت ملتی ہے۔',
  'invalid.too_many_directory_users': ({ max }) =>
    `ڈائریکٹری زیادہ سے زیادہ ${max} لوگ بھیج سکتی ہے۔ صرف یہاں کام کرنے والوں کو بھیجیں۔`,
  'invalid.too_many_directory_groups': ({ max }) =>
    `ڈائریکٹری زیادہ سے زیادہ ${max} گروپ بھیج سکتی ہے۔ صرف کردار دینے والے گروپ بھیجیں۔`,
  'invalid.directory_members': 'اراکین وہی لوگ ہو سکتے ہیں جنہیں ڈائریکٹری نے بھیجا ہو۔',
  'already_exists.directory_user': 'ڈائریکٹری میں اس userName کا ایک شخص پہلے سے ہے۔',
  'already_exists.directory_group': 'ڈائریکٹری میں اس نام کا ایک گروپ پہلے سے ہے۔',
  'not_found.directory_user': 'ڈائریکٹری میں یہ شخص نہیں ملا۔',
  'not_found.directory_group': 'ڈائریکٹری میں یہ گروپ نہیں ملا۔',
  'not_found.directory_resource': '\u200e/scim/v2 کے تحت ایسا کوئی وسیلہ نہیں ہے۔',
  'forbidden.directory_owner':
    'ڈائریکٹری مالک کا اکاؤنٹ بند یا ختم نہیں کر سکتی۔ اسے ڈائریکٹری میں خارج کریں۔',
  'malformed.scim_filter': 'فلٹر پڑھا نہیں جا سکا، یا اس میں ایسی صفت ہے جو یہاں نہیں رکھی جاتی۔',
  'malformed.scim_path': 'ایک عمل کا راستہ پڑھا نہیں جا سکا۔',
  'malformed.scim_target': 'ایک عمل کے راستے سے کچھ نہیں ملا۔',
  'malformed.scim_value': 'ایک عمل کی قدر اس کے راستے سے میل نہیں کھاتی۔',
  'malformed.scim_read_only': ({ attribute }) => `${leftToRight(attribute)} کو بدلا نہیں جا سکتا۔`,
}
