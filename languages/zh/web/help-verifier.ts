import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { verifierHelp as english } from '../../../web/src/texts/help-verifier.ts'
import { organisationHelp } from './help-organisation.ts'

const keys = [
  { keys: ['J'], what: '下一个请求' },
  { keys: ['K'], what: '上一个请求' },
  { keys: ['A'], what: '通过' },
  { keys: ['R'], what: '拒绝' },
] as const

export const verifierHelp: Texts<typeof english> = {
  '/verifier': {
    about: '来自颁发机构、等待您审核的证书。',
    tasks: [
      {
        what: '审核证书',
        how: '点击“查看”阅读证书，然后“通过”或“拒绝”。颁发机构和学生会看到您的拒绝理由。',
      },
      { what: '批量审核', how: '选择若干行，或选择符合搜索条件的全部待审核请求，一并处理。' },
      { what: '分工协作', how: '将请求分配给同事，并留下仅机构内部可见的备注。' },
      {
        what: '打开颁发机构的文件',
        how: '点击“查看”。颁发机构提供给您的文件位于“颁发机构提供的文件”下，每次打开都会被记录。',
      },
    ],
    keys,
  },
  '/verifier/user-request': {
    about: '由学生上传、并经颁发机构担保的证书。',
    tasks: [
      { what: '查看上传的证书', how: '点击“查看”，对照学生的文件与颁发机构的授权书。' },
      { what: '做出决定', how: '点击“通过”或“拒绝”。拒绝须说明理由。' },
    ],
    keys,
  },
  '/verifier/fees-allocation': {
    about: '您每通过一张证书收取的费用，以及您的收入。',
    tasks: [
      { what: '设置费用', how: '选择证书类型，输入迪拉姆金额，然后点击“添加费用”。' },
      { what: '预先设定新费用', how: '选择生效日期。已在等待的请求价格不变。' },
      { what: '查看收入', how: '在“对账单”下选择月份，下载 CSV 或 PDF。' },
    ],
  },
  '/verifier/activity': {
    about: '批量审核的进度和失败项。',
    tasks: [organisationHelp.failures],
  },
  '/verifier/developers': {
    about: '让您自己的系统用 API 密钥验证证书。',
    tasks: [
      {
        what: '创建 API 密钥',
        how: '点击“新建 API 密钥”，填写使用它的程序名称，然后复制密钥。密钥只显示一次。',
      },
      { what: '吊销密钥', how: '点击所在行的“吊销”。使用该密钥的程序会立即停止工作。' },
      organisationHelp.webhook,
    ],
  },
  '/verifier/check': organisationHelp.check,
  '/verifier/audit': organisationHelp.audit,
  '/verifier/ask': organisationHelp.ask,
  '/verifier/settings': {
    about: '您的机构如何显示，以及签署决定所用的密钥。',
    tasks: [
      { what: '修改名称', how: '输入显示名称并保存。此后的决定都会使用该名称。' },
      { what: '更换签名密钥', how: '点击“更换签名密钥”。之前的决定依然有效。' },
      organisationHelp.timeZone,
      organisationHelp.people,
      organisationHelp.taxDetails,
    ],
  },
  '/certificate/:id': {
    about: organisationHelp.certificate,
    tasks: [
      { what: '查看证据', how: '打开时间线中的条目，查看签署和记录的内容。' },
      organisationHelp.download,
    ],
  },
}
