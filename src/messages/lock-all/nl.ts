import type { Translation } from '../namespace.js'
import type { LOCK_ALL } from './en.js'

/** All locks in one latch, in Dutch. */
export const nl: Translation<typeof LOCK_ALL> = ({ counted, number }) => ({
  label: 'Alle sloten',
  allLocked: (count) =>
    count === 2
      ? 'Beide deuren vergrendeld'
      : counted(count, { one: '# deur vergrendeld', other: 'Alle # deuren vergrendeld' }),
  locked: (count) => counted(count, { one: '# deur vergrendeld', other: '# deuren vergrendeld' }),
  unlocked: (count) => counted(count, { one: '# deur ontgrendeld', other: '# deuren ontgrendeld' }),
  unlocking: (count) => `${number(count)} wordt ontgrendeld`,
  unknown: (count) => `${number(count)} onbekend`,
  noneKnown: (count) =>
    counted(count, { one: 'Status van # deur onbekend', other: 'Status van # deuren onbekend' }),
  lockAll: (count) =>
    count === 2 ? 'Beide vergrendelen' : counted(count, { one: 'Vergrendelen', other: 'Alle # vergrendelen' }),
  lockSome: (count, total) => `${number(count)} van ${number(total)} vergrendelen`
})
