import type { Translation } from '../namespace.js'
import type { LOCK_ALL } from './en.js'

/** All locks in one latch, in Japanese. */
export const ja: Translation<typeof LOCK_ALL> = ({ number }) => ({
  label: 'すべてのロック',
  allLocked: (count) => `ドア${number(count)}か所すべて施錠中`,
  locked: (count) => `ドア${number(count)}か所が施錠中`,
  unlocked: (count) => `ドア${number(count)}か所が解錠中`,
  unlocking: (count) => `${number(count)}か所を解錠しています`,
  unknown: (count) => `${number(count)}か所は不明`,
  noneKnown: (count) => `ドア${number(count)}か所の状態は不明`,
  lockAll: (count) => (count === 1 ? '施錠' : `${number(count)}か所すべて施錠`),
  lockSome: (count, total) => `${number(total)}か所中${number(count)}か所を施錠`
})
