import type { health as english } from '@credenza/schema/sentences/health'
import type { Twin } from '@credenza/schema/sentences/sentence'

const waits = (count: number): string => (count === 1 ? 'इंतज़ार में है' : 'इंतज़ार में हैं')

export const health: Twin<typeof english> = {
  'health.database_unreachable': 'डेटाबेस तक नहीं पहुँचा जा सकता।',
  'health.jobs_unreachable': 'कामों की कतार तक नहीं पहुँचा जा सकता।',
  'health.mail_unreachable': 'भेजे जाने वाले ईमेल तक नहीं पहुँचा जा सकता।',
  'health.documents_unreachable': 'दस्तावेज़ स्टोर तक नहीं पहुँचा जा सकता।',
  'health.log_unreachable': 'लॉग तक नहीं पहुँचा जा सकता।',
  'health.chain_unreachable': 'चेन तक नहीं पहुँचा जा सकता।',
  'health.history_unreachable': 'इतिहास तक नहीं पहुँचा जा सकता।',
  'health.backup_unreachable': 'बैकअप की जगह तक नहीं पहुँचा जा सकता।',
  'health.processes_unreachable': 'प्रोसेस की सूची पढ़ी नहीं जा सकी।',

  'health.database_ok': 'डेटाबेस जवाब दे रहा है।',
  'health.database_slow': 'डेटाबेस धीरे जवाब दे रहा है।',
  'health.database_read_only':
    'डेटाबेस कुछ भी लिखने नहीं दे रहा: उसकी डिस्क भर गई है या वह केवल पढ़ने के लिए है। पढ़ना जारी है, और जगह होते ही लिखना अपने आप शुरू हो जाएगा।',
  'health.documents_ok': 'दस्तावेज़ स्टोर जवाब दे रहा है।',

  'health.jobs_ok': 'सभी काम पूरे हैं।',
  'health.jobs_failed': ({ failed }) =>
    failed === 1
      ? '1 काम नहीं हो सका और दोबारा नहीं आज़माया जाएगा।'
      : `${failed} काम नहीं हो सके और दोबारा नहीं आज़माए जाएँगे।`,
  'health.jobs_late': ({ waiting }) => `${waiting} काम ${waits(waiting)}, कुछ दस मिनट से ज़्यादा समय से।`,
  'health.jobs_moving': ({ waiting }) => `कतारों में ${waiting} काम, जो हो रहे हैं।`,

  'health.log_ok': 'जो स्वीकार हुआ वह सब लॉग में है और चेन पर दर्ज है।',
  'health.log_late': ({ waiting, minutes }) => `${waiting} अभी लॉग में नहीं, कुछ ${minutes} मिनट से ज़्यादा समय से।`,
  'health.log_contradicted': 'एक गवाह ने लॉग का अलग इतिहास देखा है।',
  'health.witnesses_missing': 'लॉग पर बहुत कम गवाहों ने हस्ताक्षर किया है।',

  'health.chain_ok': ({ block }) => `चेन जवाब दे रही है। इसका सबसे नया ब्लॉक ${block} है।`,
  'health.chain_behind': ({ behind, minutes }) => `चेन लॉग से ${behind} पीछे है, ${minutes} मिनट से ज़्यादा समय से।`,
  'health.chain_late': ({ waiting }) => `${waiting} ट्रांज़ैक्शन ${waits(waiting)}, कुछ दस मिनट से ज़्यादा समय से।`,
  'health.chain_account_empty': 'ट्रांज़ैक्शन का खर्च देने वाला खाता खाली है।',

  'health.processes_ok': 'हर भूमिका के लिए एक प्रोसेस चल रहा है।',
  'health.processes_missing': ({ roles }) =>
    `इन भूमिकाओं के लिए कोई प्रोसेस नहीं चल रहा, इसलिए उनका काम रुका है: ${roles}।`,
  'health.history_ok': 'इतिहास में कोई बदलाव नहीं मिला।',
  'health.history_doubtful': ({ parts }) =>
    `इतिहास ${parts === 1 ? 'का 1 हिस्सा' : `के ${parts} हिस्से`} अब मेल नहीं ${parts === 1 ? 'खाता' : 'खाते'}। ` +
    'npm run audit चलाएँ और वह बैकअप वापस लाएँ जिसे यह सही पाए।',

  'health.backup_ok': 'हर चीज़ का बैकअप है।',
  'health.backup_none': 'कोई बैकअप तय नहीं है: BACKUP_FOLDER, या BACKUP_S3_ENDPOINT और उसकी सेटिंग दें।',
  'health.backup_elsewhere': 'बैकअप कहीं और बनते हैं, जैसा BACKUP_ELSEWHERE=true में लिखा है। यहाँ उनकी जाँच नहीं होती।',
  'health.backup_behind': 'नए बदलावों का बैकअप नहीं बन रहा।',
  'health.backup_old': 'सबसे नया बैकअप बहुत पुराना है।',
  'health.backup_drill_failed': 'बहाली के पिछले अभ्यास में गड़बड़ी मिली। उसे देखने के लिए credenza drill चलाएँ।',
  'health.backup_no_drill': 'बहुत समय से बहाली का कोई अभ्यास सफल नहीं हुआ।',
  'health.backup_not_archived':
    'डेटाबेस का लॉग कहीं सहेजा नहीं जा रहा। pgBackRest या Barman लगाएँ, या BACKUP_ELSEWHERE=true में बताएँ कि बैकअप कहीं और बनते हैं।',
  'health.backup_archiving_fails': 'डेटाबेस अपना लॉग सहेज नहीं पा रहा। वजह उसके अपने संदेशों में है।',
}
