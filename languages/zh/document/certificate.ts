import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { certificate as english } from '../../en/document/certificate.ts'

export const certificate: Texts<typeof english> = {
  titleLine: '区块链认证证书',
  recorded: '已永久记录在区块链上',
  notVerified: {
    pending: '尚未认证',
    declined: '已拒绝',
    suspended: '已暂停',
    revoked: '已吊销',
    superseded: '已被更正版取代',
  },
  check: '验证本证书，请扫描二维码或打开',
  digitalSignature: '数字签名',
  date: '颁发日期',
  validUntil: '有效期至',
  number: '证书编号',
  type: '类型',
  subject: '科目',
  grade: '成绩',
  credits: '学分',
  details: {
    grade: '成绩等级',
    gpa: 'GPA',
    honours: '荣誉',
    level: '级别',
    credits: '学分',
    hours: '学时',
  },
  logoOf: (issuer) => `${issuer} 的标志`,
  sealOf: (issuer) => `${issuer} 的印章`,
  photoOf: (name) => `${name} 的照片`,
  signatureOf: (name) => `${name} 的签名`,
  qrCode: (link) => `${link} 的二维码`,
  paperCode: '签名声明的二维码',
  checkOnline: '在线验证',
  checkOffline: '离线验证',
}
