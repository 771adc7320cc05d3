/** What a platform may say in place of what it promises. */
export const NONSENSE: readonly unknown[] = [
  undefined,
  null,
  0,
  -1,
  7.5,
  NaN,
  '',
  ' ',
  'text',
  true,
  false,
  [],
  {},
  [null],
  [[]],
  () => 1
]

/** What a platform may say in place of a number. */
export const NO_NUMBERS: readonly unknown[] = [
  undefined,
  null,
  NaN,
  Infinity,
  -Infinity,
  '',
  ' ',
  '70',
  'text',
  true,
  [],
  {},
  [null],
  () => 1
]
