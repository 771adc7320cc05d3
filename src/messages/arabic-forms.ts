import type { Forms } from './formats.js'

/** Numbers of devices. */
export const DEVICES: Forms = {
  zero: 'لا أجهزة', one: 'جهاز واحد', two: 'جهازان',
  few: '# أجهزة', many: '# جهازًا', other: '# جهاز'
}

/** Numbers of access codes. */
export const ACCESS_CODES: Forms = {
  zero: 'لا رموز وصول', one: 'رمز وصول واحد', two: 'رمزا وصول',
  few: '# رموز وصول', many: '# رمز وصول', other: '# رمز وصول'
}

/** Returns the forms of a number of problems of some kind. */
export const issuesOf = (kind: string): Forms => ({
  zero: `لا مشكلات ${kind}`, one: `مشكلة واحدة ${kind}`, two: `مشكلتان ${kind}`,
  few: `# مشكلات ${kind}`, other: `# مشكلة ${kind}`
})
