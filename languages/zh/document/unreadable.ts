import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { unreadable as english } from '../../en/document/unreadable.ts'
import { bundleProblems } from '../bundle-problems.ts'

export const unreadable: Texts<typeof english> = {
  ...bundleProblems,
  'file-empty': '文件为空。',
  'file-too-large': '已拒收：文件超过 5 MB。',
  'file-too-costly': '已拒收：读取该文件需要过多的时间或内存。',
  'file-unknown': '文件已损坏，或属于此处无法读取的类型。',
  'zip-damaged': 'ZIP 已损坏，无法完整读取。',
  'zip-within-zip': '已拒收：不打开 ZIP 中的 ZIP。',
  'zip-of-many': '已拒收：其中的文件超过 1,000 个。',
  'zip-too-large': '已拒收：解压后超出一次可验证的大小。',
  'zip-too-dense': '已拒收：其中一个文件解压后大小远超原文件。',
  'zip-locked': '已拒收：设有密码。',
  'picture-empty': '图片中未能读出二维码，也不含证书。',
  'presentation-of-many': ({ most }) => `出示文件中的证书超过 ${most} 张。`,
  'link-elsewhere': ({ host }) => `该链接不指向 ${host}，因此未访问。`,
  'link-to-no-certificate': '该链接并不指向证书。',
  'link-incomplete': '链接不完整：# 之后的部分用于打开证书。',
  'link-ended': '该链接已失效。',
  'link-empty': '该链接下没有证书。',
  'link-key-wrong': '链接中的密钥无法打开此证书。',
  'document-missing': '证书尚未签署，或已清除。',
  'document-unreachable': '无法获取证书的文档。',
}
