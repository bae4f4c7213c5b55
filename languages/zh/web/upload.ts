import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { uploadTexts as english } from '../../../web/src/texts/upload.ts'

export const uploadTexts: Texts<typeof english> = {
  open: '上传证书',
  title: '上传证书',
  lead: '纸质或文件形式的证书：pdf、jpg 或 png，不超过 2 MB。由您指明的颁发机构核对并签署，再由审核机构决定。',
  issuer: '颁发机构',
  type: '证书类型',
  certificateTitle: '证书名称',
  date: '颁发日期',
  file: '证书文件',
  submit: '上传',
  running: '正在上传…',
  fileGone: '文件已删除。',
  loadingFile: '正在加载文件',
  downloadFailed: '证书图片下载失败。',
  mark: '用户上传',
  markOwn: '由您上传',
  waitsForIssuer: (issuer) => `等待 ${issuer} 认证。`,
  waitsForVerifier: '颁发机构已认证，等待审核机构审核。',
  fee: {
    free: '审核机构不收费。',
    one: (amount) => `审核机构通过后收取 ${amount}，未通过则不收费。`,
    several: (least, most) => `收取 ${least} 至 ${most}，取决于由哪家审核机构通过。未通过则不收费。`,
    upTo: (most) => `最多收取 ${most}，取决于由哪家审核机构通过。未通过则不收费。`,
    charged: (amount) => `已收取 ${amount}。`,
  },
  uploaded: '上传的文件',
  letter: '授权书',
  download: '下载',
  downloadWhat: (what) => `下载${what}`,
  origin: '来源',
  origins: { all: '全部来源', issuer: '由我们创建', user: '用户上传' },
  answer: {
    explanation:
      '一名学生上传了此证书，并指明您为颁发机构。请核对文件并附上授权书。认证即表示将其作为您颁发的证书签署。签署后不可更改。',
    letter: '授权书（LOA）',
    letterHint: 'pdf、jpg 或 png，不超过 2 MB',
  },
}
