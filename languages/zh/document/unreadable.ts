import type { Texts } from '../../../web/src/lib/texts.ts'
import type { unreadable as english } from '../../en/document/unreadable.ts'

export const unreadable: Texts<typeof english> = {
  reasons: {
    'Refused: the file is larger than 5 MB.': '已拒收：文件超过 5 MB。',
    'Refused: a ZIP within a ZIP is not opened.': '已拒收：不打开 ZIP 中的 ZIP。',
    'Refused: it holds more than 1,000 files.': '已拒收：其中的文件超过 1,000 个。',
    'Refused: it unpacks to more than can be checked at once.': '已拒收：解压后超出一次可验证的大小。',
    'Refused: a file in it unpacks to far more than it is.': '已拒收：其中一个文件解压后大小远超原文件。',
    'Refused: it is locked with a password.': '已拒收：设有密码。',
    'Refused: the picture has more than 25 megapixels.': '已拒收：图片超过 2500 万像素。',
    'Refused: the file takes too much time or memory to read.': '已拒收：读取该文件需要过多的时间或内存。',
    'The ZIP is damaged and could not be read to its end.': 'ZIP 已损坏，无法完整读取。',
    'The file is empty.': '文件为空。',
    'The file holds no certificate.': '文件中没有证书。',
    'The PDF carries no certificate.': 'PDF 中没有证书。',
    'The file is damaged, or of a kind that is not read here.': '文件已损坏，或属于此处无法读取的类型。',
    'The picture is damaged, or too large.': '图片已损坏或过大。',
    'The picture is interlaced. Save it again without that.': '图片采用隔行扫描，请取消后重新保存。',
    'No QR code could be read in the picture, and it carries no certificate.':
      '图片中未能读出二维码，也不含证书。',
    'The presentation holds no certificate.': '出示文件中没有证书。',
    'The link no longer works.': '该链接已失效。',
    'The link does not lead to a certificate.': '该链接并不指向证书。',
    'The link is incomplete: the part after # opens the certificate.':
      '链接不完整：# 之后的部分用于打开证书。',
    'There is no certificate at this link.': '该链接下没有证书。',
    'The certificate is not signed yet, or was erased.': '证书尚未签署，或已删除。',
    'The certificate’s document could not be fetched.': '无法获取证书的文档。',
    'The key in the link does not open this certificate.': '链接中的密钥无法打开此证书。',
    'The file is damaged.': '文件已损坏。',
    'The file is not JSON.': '文件不是 JSON。',
    'The file is too large to be a certificate.': '文件过大，不可能是证书。',
    'The file lacks the answers that it was checked with.': '文件缺少验证时所用的答复。',
    'The file is not a certificate: a JSON object is expected.': '文件不是证书：应为 JSON 对象。',
    'The file has a part that a certificate file does not have.': '文件中有证书文件不应有的部分。',
    'The endorsements in the file are not a list of at most 20 credentials.':
      '文件中的审核结果不是至多 20 个凭证的列表。',
    'The log proof in the file needs entry, index, size, path and checkpoint.': '文件中的日志证明不完整。',
    'The anchor in the file needs chainId, contract and transaction.':
      '文件中的区块链记录不完整：需要 chainId、contract 和 transaction。',
  },
  notFollowed: (host) => `该链接不指向 ${host}，因此未访问。`,
  tooMany: (most) => `出示文件中的证书超过 ${most} 张。`,
}
