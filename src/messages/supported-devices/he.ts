import type { Translation } from '../namespace.js'
import type { SUPPORTED_DEVICES } from './en.js'

/** The catalog of supported devices, in Hebrew. */
export const he: Translation<typeof SUPPORTED_DEVICES> = ({ counted, isolated, number }) => ({
  heading: 'מכשירים נתמכים',
  filters: (count) => (count > 0 ? `מסננים (${number(count)})` : 'מסננים'),
  manufacturer: 'יצרן',
  all: 'הכול',
  supported: 'נתמכים',
  search: 'חיפוש דגמי מכשירים',
  clearSearch: 'ניקוי החיפוש',
  devices: 'מכשירים',
  sku: (sku) => `מק״ט ${isolated(sku)}`,
  connectionTypes: { wifi: 'Wi-Fi', zwave: 'Z-Wave', zigbee: 'Zigbee' },
  support: { stable: 'זמין', beta: 'בטא', inquire: 'בתיאום' },
  seeAll: (count) => `הצגת הכול (${number(count)})`,
  showLess: 'הצגת פחות',
  unnamedManufacturer: 'יצרנים אחרים',
  unnamedModel: 'דגם ללא שם',
  loading: 'דגמי המכשירים נטענים…',
  empty: 'לא נמצאו דגמי מכשירים.',
  noMatches: 'אין דגמים שתואמים את החיפוש.',
  clearSearchTerms: 'ניקוי מילות החיפוש',
  clearFilters: 'ניקוי המסננים',
  failed: 'לא ניתן היה לטעון את דגמי המכשירים.',
  retry: 'ניסיון נוסף',
  count: (count) => counted(count, { one: 'דגם אחד', two: 'שני דגמים', other: '# דגמים' })
})
