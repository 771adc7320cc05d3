import type { Forms } from './formats.js'

/** Plural forms of "device". */
export const DEVICES: Forms = {
  zero: 'لا أجهزة', one: 'جهاز واحد', two: 'جهازان',
  few: '# أجهزة', many: '# جهازًا', other: '# جهاز'
}

/** Plural forms of "access code". */
export const ACCESS_CODES: Forms = {
  zero: 'لا رموز وصول', one: 'رمز وصول واحد', two: 'رمزا وصول',
  few: '# رموز وصول', many: '# رمز وصول', other: '# رمز وصول'
}

/** Returns the plural forms of "issue" with a given attribute. */
export const issuesOf = (kind: string): Forms => ({
  zero: `لا مشكلات ${kind}`, one: `مشكلة واحدة ${kind}`, two: `مشكلتان ${kind}`,
  few: `# مشكلات ${kind}`, other: `# مشكلة ${kind}`
})
