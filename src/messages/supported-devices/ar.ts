import type { Translation } from '../namespace.js'
import type { SUPPORTED_DEVICES } from './en.js'

/** The catalog of supported devices, in Arabic. */
export const ar: Translation<typeof SUPPORTED_DEVICES> = ({ counted, isolated, number }) => ({
  heading: 'الأجهزة المتوافقة',
  filters: (count) => (count > 0 ? `عوامل التصفية (${number(count)})` : 'عوامل التصفية'),
  manufacturer: 'الشركة المصنّعة',
  all: 'الكل',
  supported: 'المتوافقة',
  search: 'البحث في طرازات الأجهزة',
  clearSearch: 'مسح البحث',
  devices: 'الأجهزة',
  sku: (sku) => `رقم الصنف ${isolated(sku)}`,
  connectionTypes: { wifi: 'Wi-Fi', zwave: 'Z-Wave', zigbee: 'Zigbee' },
  support: { stable: 'متاح', beta: 'تجريبي', inquire: 'عند الطلب' },
  seeAll: (count) => `عرض الكل (${number(count)})`,
  showLess: 'عرض أقل',
  unnamedManufacturer: 'شركات أخرى',
  unnamedModel: 'طراز بلا اسم',
  loading: 'جارٍ تحميل طرازات الأجهزة…',
  empty: 'لم يُعثر على طرازات أجهزة.',
  noMatches: 'لا توجد طرازات مطابقة لبحثك.',
  clearSearchTerms: 'مسح كلمات البحث',
  clearFilters: 'مسح عوامل التصفية',
  failed: 'تعذّر تحميل طرازات الأجهزة.',
  retry: 'إعادة المحاولة',
  count: (count) =>
    counted(count, {
      zero: 'لا طرازات',
      one: 'طراز واحد',
      two: 'طرازان',
      few: '# طرازات',
      many: '# طرازًا',
      other: '# طراز'
    })
})
