import type { Twin } from '@credenza/schema/sentences/sentence'
import type { template as english } from '@credenza/schema/sentences/template'

export const template: Twin<typeof english> = {
  template_changed: '在此期间，其他人修改了此模板。',
  'invalid.too_many_templates': ({ max }) => `最多可有 ${max} 个模板。请先归档一个。`,
  'invalid.template': '请选择您的一个模板。',
  'invalid.template_elsewhere': '此模板是其他院系某个类别的默认模板。请您机构的所有者将其归档。',
  'not_found.template': '未找到该模板。',
  'not_found.template_version': '此模板没有该版本。',

  'invalid.image_needed': '请选择图片。',
  'invalid.image_gone': '此图片已不可用，请重新选择。',
  'invalid.image_not_drawable': '此图片无法使用，请换一张。',
  'invalid.too_many_images': ({ max }) => `最多可有 ${max} 张模板图片。`,
  'unsupported_type.template_image': ({ side }) =>
    `请选择不超过 ${side} × ${side} 像素的 PNG 或 JPEG，或仅含图形的 SVG：不能有文字、图片、链接或脚本。`,
  'too_large.template_image': '模板图片最大 1 MB。',
  'invalid.too_long_for_design': '此文本过长，版式放不下。',
  'not_found.image': '未找到该图片。',

  'already_exists.category': ({ name }) => `名为“${name}”的类别已存在。`,
  'not_found.category': '未找到该类别。',
}
