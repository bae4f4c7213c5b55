import type { Texts } from '../../../web/src/lib/texts.ts'
import type { categoryTexts as english } from '../../../web/src/texts/category.ts'

export const categoryTexts: Texts<typeof english> = {
  title: '类别管理',
  lead: '类别就是可供选择的证书类型。',
  newName: '新类别',
  editName: '类别名称',
  name: '类别',
  template: '默认模板',
  templateOf: (name) => `“${name}”的默认模板`,
  standardDesign: '标准版式',
  templateSaved: '默认模板已保存。',
  action: '操作',
  create: '创建',
  creating: '正在创建…',
  update: '更新',
  updating: '正在更新…',
  edit: (name) => `编辑“${name}”`,
  delete: (name) => `删除“${name}”`,
  blank: '请输入类别名称。',
  editing: '正在编辑',
  deleteTitle: '删除类别',
  deleteQuestion: '确定要删除吗？',
  deleteConfirm: '是，删除',
  failed: '出错了，请重试。',
  list: '类别',
  back: '返回',
}
