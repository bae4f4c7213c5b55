import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { readme as english } from '../../en/document/readme.ts'

export const readme: Texts<typeof english> = {
  title: (address, day) => `您在 ${address} 的数据，${day}`,
  files: {
    'profile.json': '您的姓名、邮箱、钱包和登录方式（不含机密）',
    'sessions.json': '您在哪些设备上登录',
    'applications.json': '您已连接的应用',
    'badge-profile.json': '已连接的应用可以读取的您的信息',
    'badges/….json': '您从其他颁发机构获得的徽章',
    'fees-owed.json': '向您收取的费用，单位为费尔（100 费尔等于 1 迪拉姆）',
    'invoices.json': '相关的税务发票和贷项通知单',
    'correction-requests.json': '您请求颁发机构更正的内容及其答复',
    'certificates/': '每张证书一个文件夹：',
  },
  certificateFiles: {
    'record.json': '我们对这张证书的记录',
    'share-links.json': '您为其创建的链接：请勿外传',
    'uploaded.pdf, .png, .jpg': '您上传的文件',
    'credential.json': '签名后的证书（W3C Verifiable Credential）',
    'bundle.json': (checkPage) => `同一张证书及其全部证明材料；可在 ${checkPage} 验证`,
    'certificate.pdf': '用于展示和打印的证书',
    'missing.json': '当时无法提供的内容及原因',
  },
  closing: '颁发机构的授权书和学生名单属于颁发机构。如需副本，请向其索取。',
}
