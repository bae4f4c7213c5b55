import type { Texts } from '../../../web/src/lib/texts.ts'
import type { verifierHelp as english } from '../../../web/src/texts/help-verifier.ts'

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
    tasks: [{ what: '处理失败项', how: '打开“详情”查看原因。解决问题后，点击“重试失败项”。' }],
  },
  '/verifier/developers': {
    about: '让您自己的系统用 API 密钥验证证书。',
    tasks: [
      {
        what: '创建 API 密钥',
        how: '点击“新建 API 密钥”，填写使用它的程序名称，然后复制密钥。密钥只显示一次。',
      },
      { what: '吊销密钥', how: '点击所在行的“吊销”。使用该密钥的程序会立即停止工作。' },
    ],
  },
  '/verifier/check': {
    about: '一次最多验证 1,000 张证书，不限颁发机构。',
    tasks: [
      { what: '开始验证', how: '拖放文件、ZIP 或含链接的 CSV。' },
      { what: '查看结果', how: '按结论筛选。“无法判定”表示缺少证据，并不表示证书是假的。' },
      { what: '保存结果', how: '下载已签名的报告。结果会在一天后删除。' },
    ],
  },
  '/verifier/settings': {
    about: '您的机构如何显示，以及签署决定所用的密钥。',
    tasks: [
      { what: '修改名称', how: '输入显示名称并保存。此后的决定都会使用该名称。' },
      { what: '更换签名密钥', how: '点击“更换签名密钥”。之前的决定依然有效。' },
    ],
  },
  '/certificate/:id': {
    about: '一张证书的全部信息：图片、证据和所有经过。',
    tasks: [
      { what: '查看证据', how: '打开时间线中的条目，查看签署和记录的内容。' },
      { what: '下载证书', how: '点击“下载”，选择 PDF、图片或已签名的数字凭证。' },
    ],
  },
}
